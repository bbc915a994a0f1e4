//! `hexir-place`: every op of the graph level gets a device, and tensors travel where devices meet.
//!
//! ```mlir
//! %m = hexir.linear %a, %b : tensor<2x2xf64>
//! hexir.print %m : tensor<2x2xf64>
//! // becomes, with placement=linear=cuda
//! %a_0 = hexir.transfer %a to "cuda" {device = "cuda"} : tensor<2x2xf64>
//! %b_0 = hexir.transfer %b to "cuda" {device = "cuda"} : tensor<2x2xf64>
//! %m = hexir.linear %a_0, %b_0 {device = "cuda"} : tensor<2x2xf64>
//! %m_0 = hexir.transfer %m to "cpu" {device = "cpu"} : tensor<2x2xf64>
//! hexir.print %m_0 {device = "cpu"} : tensor<2x2xf64>
//! ```
//!
//! A device that an op has stays. Else the option decides, then, for `call_tir`, the kernel, then the table below.
//! Arguments and results of functions, what control flow carries and everything that is not of `hexir` are on the CPU.
//! A value has one transfer a device, right behind it. The module gets the devices in use as `hexir.targets`. A second
//! run changes nothing.

use std::collections::HashMap;

use hlo_dialects::hexir::control::{Case, If, While};
use hlo_dialects::hexir::data::{Assert, Constant, Dim, Iota, Print};
use hlo_dialects::hexir::device::{DEVICE, DEVICES, Transfer};
use hlo_dialects::hexir::func::{Call, CallTir};
use hlo_dialects::hexir::nn::{
    Add, Cast, Elu, Gelu, LeakyRelu, Linear, Mish, Mul, Relu, Sigmoid, Softmax, Swish, Tanh,
};
use hlo_dialects::hexir::structured::{Compute, Contract, Fusion, Reduce};
use hlo_dialects::hexir::views::{
    Broadcast, Concatenate, DynamicSlice, DynamicUpdateSlice, Pad, Reshape, Reverse, Slice, Transpose,
};
use hlo_dialects::hextir::func::PrimFunc;
use hlo_ir::symbols::Symbols;
use hlo_ir::verify::op_error;
use hlo_ir::{Attr, Body, Context, Diagnostics, Loc, NewOp, OpDef, OpId, OpView, Reported, Value, ValueDef, traits};
use hlo_passes::options::{OptionDef, OptionKind};
use hlo_passes::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static HEXIR_PLACE: PassDef = PassDef {
    name: "hexir-place",
    class: "HexirPlacePass",
    summary: "Gives every op of hexir a device and moves tensors between devices.",
    options: &[OptionDef {
        name: "placement",
        kind: OptionKind::List,
        default: "",
        summary: "Devices of ops, as in `linear=cuda,relu=cpu`; `gpu` is another word for `cuda`.",
    }],
    make: Runs::OnModule(|options| {
        let entries = options.list::<String>("placement")?;
        let placement = Placement::read(entries.iter().map(String::as_str));
        Ok(Box::new(HexirPlace { placement: placement.map_err(|reason| format!("option `placement`: {reason}"))? }))
    }),
};

/// The attribute of a module that lists the devices in use.
pub const TARGETS: &str = "hexir.targets";

/// A device by its position in [`DEVICES`]; `CPU` is where programs begin and end.
type Device = usize;
const CPU: Device = 0;
const CUDA: Device = 1;

/// Where ops of a row can run. The first device is the one they run on when nobody says anything.
struct Place {
    row: &'static OpDef,
    devices: &'static [Device],
}

/// `devices: rows;`
macro_rules! places {
    ($($devices:expr => $($Row:ident)*;)*) => {
        /// Every row that runs on a device.
        static PLACES: &[Place] = &[$($(Place { row: <$Row<'_> as OpView<'_>>::DEF, devices: &$devices }),*),*];
    };
}

places! {
    // The CPU is preferred, so that a program of which nobody says where to run it runs on any machine.
    [CPU, CUDA] => Constant Iota Linear Add Mul Relu LeakyRelu Elu Sigmoid Tanh Swish Mish Gelu Softmax Cast
        Compute Reduce Contract Fusion Broadcast Reshape Transpose Slice Reverse Pad Concatenate DynamicSlice
        DynamicUpdateSlice CallTir;
    // The host decides, measures and writes.
    [CPU] => Print Dim Assert While If Case Call;
}

/// The option `placement` that puts everything on `device` that computes and can run there.
pub fn all_on(device: &str) -> String {
    let there = |place: &&Place| place.devices.iter().any(|known| DEVICES[*known] == device);
    let computes = |place: &&Place| place.row.name != Constant::DEF.name && place.row.name != CallTir::DEF.name;
    let names = PLACES.iter().filter(there).filter(computes).map(|place| place.row.name);
    names.map(|name| format!("{name}={device}")).collect::<Vec<_>>().join(",")
}

/// Whether `placement` is what the option takes.
///
/// # Errors
/// A phrase about the first entry that is not, and what is allowed in its place.
pub fn check(placement: &str) -> Result<(), String> {
    if placement.is_empty() {
        return Ok(());
    }
    Placement::read(placement.split(',')).map(drop)
}

fn place_of(row: &'static OpDef) -> Option<&'static Place> {
    PLACES.iter().find(|place| std::ptr::eq(place.row, row))
}

fn device_named(name: &str) -> Option<Device> {
    DEVICES.iter().position(|device| *device == name)
}

/// What the option says.
struct Placement {
    chosen: Vec<(&'static Place, Device)>,
}

impl Placement {
    fn read<'a>(entries: impl Iterator<Item = &'a str>) -> Result<Placement, String> {
        let mut placement = Placement { chosen: Vec::new() };
        for entry in entries {
            let (place, device) = read_entry(entry)?;
            if placement.choice(place.row).is_some() {
                return Err(format!("`{}` is given twice", place.row.name));
            }
            placement.chosen.push((place, device));
        }
        Ok(placement)
    }

    fn choice(&self, row: &'static OpDef) -> Option<Device> {
        self.chosen.iter().find(|(place, _)| std::ptr::eq(place.row, row)).map(|(_, device)| *device)
    }
}

/// `op=device`
fn read_entry(entry: &str) -> Result<(&'static Place, Device), String> {
    let Some((op, device)) = entry.split_once('=').map(|(op, device)| (op.trim(), device.trim())) else {
        return Err(format!("expected `op=device`, found `{entry}`"));
    };
    let mnemonic = op.strip_prefix("hexir.").unwrap_or(op);
    let mut rows = hlo_dialects::hexir::DIALECT.ops.iter().copied().flatten();
    let Some(row) = rows.find(|row| row.name.strip_prefix("hexir.") == Some(mnemonic)) else {
        let known: Vec<&str> = PLACES.iter().map(|place| place.row.name.trim_start_matches("hexir.")).collect();
        return Err(format!("expected an op of hexir, found `{op}`; there are {}", known.join(", ")));
    };
    let Some(place) = place_of(row) else {
        return Err(format!("`{}` has no device of its own", row.name));
    };
    let name = if device == "gpu" { DEVICES[CUDA] } else { device };
    let Some(device) = device_named(name) else {
        return Err(format!("expected one of the devices `cpu`, `cuda` and `gpu`, found `{device}`"));
    };
    if !place.devices.contains(&device) {
        return Err(format!("`{}` runs on {} only, found `{name}`", row.name, names(place.devices)));
    }
    Ok((place, device))
}

fn names(devices: &[Device]) -> String {
    devices.iter().map(|&device| format!("`{}`", DEVICES[device])).collect::<Vec<_>>().join(" and ")
}

struct HexirPlace {
    placement: Placement,
}

impl ModulePass for HexirPlace {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        let mut placer = Placer {
            cx: cx.context,
            placement: &self.placement,
            diags: &mut cx.diags,
            is_used: [false; DEVICES.len()],
            changed: Changed::No,
            failed: None,
        };
        placer.is_used[CPU] = true;
        placer.body(module, &Symbols::default());
        if let Some(reported) = placer.failed {
            return Err(reported);
        }
        let (is_used, mut changed) = (placer.is_used, placer.changed);
        let used = DEVICES.iter().zip(is_used).filter(|(_, is_used)| *is_used);
        let used: Vec<Attr> = used.map(|(name, _)| cx.context.str_attr(name)).collect();
        let targets = Some(cx.context.array_attr(&used));
        if module.root(cx.context).attr(TARGETS) != targets {
            module.set_attr(cx.context, Body::ROOT, TARGETS, targets);
            changed = Changed::Yes;
        }
        Ok(changed)
    }
}

struct Placer<'p> {
    cx: &'p Context,
    placement: &'p Placement,
    diags: &'p mut Diagnostics,
    is_used: [bool; DEVICES.len()],
    changed: Changed,
    failed: Option<Reported>,
}

impl Placer<'_> {
    /// Places the ops of a body and of all bodies inside it. `symbols` are those around it.
    fn body(&mut self, body: &mut Body, symbols: &Symbols) {
        let root = body.root(self.cx);
        if root.is::<PrimFunc<'_>>() {
            return;
        }
        let own = root.has(traits::SYMBOL_TABLE).then(|| Symbols::of(root));
        let symbols = own.as_ref().unwrap_or(symbols);
        let ops = ops_in_order(body);
        for &op in &ops {
            self.assign(body, op, symbols);
        }
        if self.failed.is_none() {
            let mut arrived = HashMap::new();
            for &op in &ops {
                self.route(body, op, &mut arrived);
            }
        }
        for child in body.children_mut() {
            hlo_ir::text::grow_stack(|| self.body(child, symbols));
        }
    }

    /// Sees to it that `op` has a device.
    fn assign(&mut self, body: &mut Body, op: OpId, symbols: &Symbols) {
        let view = body.op_ref(self.cx, op);
        let stated = device_of_op(self.cx, body, op);
        let device = if let Some(transfer) = view.view::<Transfer<'_>>() {
            device_named(transfer.target()).unwrap_or(CPU)
        } else if let Some(place) = place_of(view.def()) {
            let device = stated.or_else(|| fusion_around(self.cx, body, op));
            let device = device.or_else(|| self.placement.choice(place.row));
            let device = device.or_else(|| kernel_device(self.cx, body, op, symbols)).unwrap_or(place.devices[0]);
            if !place.devices.contains(&device) {
                let message = format!("runs on {} only, but is placed on `{}`", names(place.devices), DEVICES[device]);
                self.failed = Some(op_error(self.diags, view, "placement", &message).emit());
                return;
            }
            device
        } else {
            return;
        };
        self.is_used[device] = true;
        if stated.is_none() {
            body.set_attr(self.cx, op, DEVICE, Some(self.cx.str_attr(DEVICES[device])));
            self.changed = Changed::Yes;
        }
    }

    /// Gives `op` its operands on its device. `arrived` are the transfers that stand already.
    fn route(&mut self, body: &mut Body, op: OpId, arrived: &mut HashMap<(Value, Device), Value>) {
        // The host knows the extents of a tensor wherever that is.
        if [Transfer::DEF, Dim::DEF].iter().any(|def| std::ptr::eq(*def, body.def(op))) {
            return;
        }
        let device = device_around(self.cx, body, op);
        for index in 0..body.n_operands(op) {
            let value = body.operand(op, index);
            if !body.ty(value).is_tensor(self.cx) || device_of_value(self.cx, body, value) == device {
                continue;
            }
            let moved = *arrived.entry((value, device)).or_insert_with(|| self.transfer(body, value, device));
            body.set_operand(op, index, moved);
            self.changed = Changed::Yes;
        }
    }

    /// `value` on `device`, by a transfer right behind it. One that stands further down is moved there.
    fn transfer(&self, body: &mut Body, value: Value, device: Device) -> Value {
        let known = known_transfer(self.cx, body, value, device);
        let op = known.inspect(|&op| body.detach_op(op)).unwrap_or_else(|| self.new_transfer(body, value, device));
        match body.value_def(value) {
            ValueDef::Result(def, _) => body.insert_after(def, op),
            ValueDef::Argument(block, _) => body.prepend_op(block, op),
            ValueDef::Forward => debug_assert!(false, "the verifier leaves no value without a definition"),
        }
        body.result(op, 0)
    }

    fn new_transfer(&self, body: &mut Body, value: Value, device: Device) -> OpId {
        let name = self.cx.str_attr(DEVICES[device]);
        let attrs = self.cx.dict(&[(self.cx.name("target"), name), (self.cx.name(DEVICE), name)]);
        let (loc, ty) = (location_of(body, value), body.ty(value));
        let new = NewOp { attrs, operands: &[value], results: &[ty], ..NewOp::new(Transfer::DEF, loc) };
        body.create_op(new)
    }
}

/// A transfer of `value` to `device` in the program.
fn known_transfer(cx: &Context, body: &Body, value: Value, device: Device) -> Option<OpId> {
    let goes_there = |op: OpId| {
        let transfer = body.op_ref(cx, op).view::<Transfer<'_>>();
        transfer.is_some_and(|transfer| device_named(transfer.target()) == Some(device))
    };
    body.uses(value).map(|(user, _)| user).find(|&user| goes_there(user))
}

/// Every op inside the root, an op before those inside it.
fn ops_in_order(body: &Body) -> Vec<OpId> {
    let mut ops = Vec::with_capacity(body.n_op_ids());
    let mut pending = vec![Body::ROOT];
    while let Some(op) = pending.pop() {
        if op != Body::ROOT {
            ops.push(op);
        }
        let start = pending.len();
        for region in body.op_regions(op) {
            for &block in body.region_blocks(region) {
                pending.extend(body.block_ops(block));
            }
        }
        pending[start..].reverse();
    }
    ops
}

/// The device that an op states.
fn device_of_op(cx: &Context, body: &Body, op: OpId) -> Option<Device> {
    device_named(cx.dict_get(body.attrs(op), DEVICE)?.as_str(cx)?)
}

/// The device of the fusion that `op` is a part of.
fn fusion_around(cx: &Context, body: &Body, op: OpId) -> Option<Device> {
    let parent = body.parent(op).filter(|&parent| std::ptr::eq(body.def(parent), Fusion::DEF))?;
    device_of_op(cx, body, parent)
}

/// The device of the kernel that `op` runs.
fn kernel_device(cx: &Context, body: &Body, op: OpId, symbols: &Symbols) -> Option<Device> {
    let call: CallTir<'_> = body.op_ref(cx, op).view()?;
    let kernel = symbols.get(call.callee())?;
    device_named(cx.dict_get(kernel.attrs, DEVICE)?.as_str(cx)?)
}

/// Where `op` wants its operands: on its own device, on that of the fusion around it, else on the CPU.
fn device_around(cx: &Context, body: &Body, op: OpId) -> Device {
    let own = place_of(body.def(op)).and_then(|_| device_of_op(cx, body, op));
    own.or_else(|| fusion_around(cx, body, op)).unwrap_or(CPU)
}

/// Where a tensor is.
fn device_of_value(cx: &Context, body: &Body, value: Value) -> Device {
    match body.value_def(value) {
        ValueDef::Result(op, _) => match body.op_ref(cx, op).view::<Transfer<'_>>() {
            Some(transfer) => device_named(transfer.target()).unwrap_or(CPU),
            None => device_around(cx, body, op),
        },
        ValueDef::Argument(block, _) => body
            .block_parent(block)
            .filter(|&owner| std::ptr::eq(body.def(owner), Fusion::DEF))
            .and_then(|owner| device_of_op(cx, body, owner))
            .unwrap_or(CPU),
        ValueDef::Forward => CPU,
    }
}

fn location_of(body: &Body, value: Value) -> Loc {
    match body.value_def(value) {
        ValueDef::Result(op, _) => body.loc(op),
        ValueDef::Argument(block, index) => body.block_arg_locs(block)[index],
        ValueDef::Forward => Loc::UNKNOWN,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use hlo_dialects::hexir::DIALECT;
    use hlo_dialects::hexir::device::Transfer;
    use hlo_dialects::hexir::func::{CallTir, FuncOp, Return};
    use hlo_dialects::hexir::structured::Yield;
    use hlo_ir::{Body, Loc, Module, OpDef};

    use super::{ops_in_order, place_of};
    use crate::testing::{parse, print, run, transform};

    #[test]
    fn every_op_has_a_place_or_needs_none() {
        let without: [&OpDef; 4] = [FuncOp::DEF, Return::DEF, Yield::DEF, Transfer::DEF];
        for row in DIALECT.ops.iter().copied().flatten() {
            let needs_none = without.iter().any(|other| std::ptr::eq(*other, *row));
            assert_ne!(place_of(row).is_some(), needs_none, "{}", row.name);
        }
    }

    /// A program with every op of hexir. Where `!` stands, [`sample`] puts an attribute and a location with the op's name.
    const EVERY_OP: &str = r#"
        hextir.prim_func @k(%a: memref<2x3xf32>, %b: memref<2x3xf32>) {
          hextir.return
        }
        hexir.func @g(%x: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {note = "hexir.func"} {
          hexir.return ! %x : tensor<2x3xf32>
        } loc("hexir.func")
        func.func @f(%x: tensor<2x3xf32>, %w: tensor<3x3xf32>, %b: tensor<3xf32>, %i: tensor<i32>, %p: tensor<i1>) {
          %v = hexir.constant ! dense<1.0> : tensor<f32>
          %0 = hexir.iota dim 1 ! : tensor<2x3xi32>
          hexir.print %x ! : tensor<2x3xf32>
          %n = hexir.dim %x dim 1 ! : (tensor<2x3xf32>) -> tensor<i32>
          hexir.assert %p, "no" values(%i : tensor<i32>) ! : tensor<i1>
          %1 = hexir.relu %x ! : tensor<2x3xf32>
          %2 = hexir.sigmoid %x ! : tensor<2x3xf32>
          %3 = hexir.tanh %x ! : tensor<2x3xf32>
          %4 = hexir.swish %x ! : tensor<2x3xf32>
          %5 = hexir.mish %x ! : tensor<2x3xf32>
          %6 = hexir.linear %x, %w, %b ! : (tensor<2x3xf32>, tensor<3x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
          %7 = hexir.add %x, %x ! : tensor<2x3xf32>
          %8 = hexir.mul %x, %x ! : tensor<2x3xf32>
          %9 = hexir.leaky_relu %x ! : tensor<2x3xf32>
          %10 = hexir.elu %x ! : tensor<2x3xf32>
          %11 = hexir.gelu %x ! : tensor<2x3xf32>
          %12 = hexir.softmax %x ! : tensor<2x3xf32>
          %13 = hexir.cast %x ! : (tensor<2x3xf32>) -> tensor<2x3xf64>
          %14 = hexir.compute %x ! : (tensor<2x3xf32>) -> tensor<2x3xf32> {
          ^bb0(%a: f32):
            hexir.yield ! %a : f32
          }
          %15 = hexir.reduce %x init %v dims [1] ! : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32> {
          ^bb0(%s: f32, %a: f32):
            %t = arith.addf %s, %a : f32
            hexir.yield %t : f32
          }
          %16 = hexir.contract %x, %w batch [] x [] contract [1] x [0] ! : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
          %17 = hexir.fusion %x ! : (tensor<2x3xf32>) -> tensor<2x3xf32> {
          ^bb0(%a: tensor<2x3xf32>):
            hexir.yield %a : tensor<2x3xf32>
          }
          %18 = hexir.broadcast %b dims [1] ! : (tensor<3xf32>) -> tensor<2x3xf32>
          %19 = hexir.reshape %x ! : (tensor<2x3xf32>) -> tensor<6xf32>
          %20 = hexir.transpose %x perm [1, 0] ! : (tensor<2x3xf32>) -> tensor<3x2xf32>
          %21 = hexir.slice %x from [0, 0] to [1, 1] step [1, 1] ! : (tensor<2x3xf32>) -> tensor<1x1xf32>
          %22 = hexir.reverse %x dims [1] ! : tensor<2x3xf32>
          %23 = hexir.pad %x, %v low [0, 0] high [0, 0] interior [0, 0] ! : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
          %24 = hexir.concatenate %x, %x dim 0 ! : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
          %25 = hexir.dynamic_slice %x at (%i, %i) sizes [1, 1] ! : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
          %26 = hexir.dynamic_update_slice %x, %25 at (%i, %i) ! : (tensor<2x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
          %27 = hexir.while %x ! : (tensor<2x3xf32>) -> tensor<2x3xf32> cond {
          ^bb0(%a: tensor<2x3xf32>):
            hexir.yield %p : tensor<i1>
          } do {
          ^bb0(%a: tensor<2x3xf32>):
            hexir.yield %a : tensor<2x3xf32>
          }
          %28 = hexir.if %p ! : (tensor<i1>) -> tensor<2x3xf32> {
            hexir.yield %x : tensor<2x3xf32>
          } else {
            hexir.yield %6 : tensor<2x3xf32>
          }
          hexir.case %i ! : (tensor<i32>) -> () {
          }
          %29 = hexir.transfer %x to "cuda" ! : tensor<2x3xf32>
          %30 = hexir.call @g(%29) ! : (tensor<2x3xf32>) -> tensor<2x3xf32>
          %31 = hexir.call_tir @k(%29) ! : (tensor<2x3xf32>) -> tensor<2x3xf32>
          return
        }
    "#;

    fn sample() -> Module {
        let mut text = String::new();
        let mut open: Vec<&str> = Vec::new();
        for line in EVERY_OP.lines() {
            let name = line.split_whitespace().find(|word| word.starts_with("hexir.")).unwrap_or_default();
            let marked = line.replace('!', &format!("{{note = \"{name}\"}}"));
            let is_marked = line.contains('!');
            text += marked.trim_end();
            // The location stands behind the last region.
            match (line.trim_end().ends_with('{'), line.trim_start().starts_with('}')) {
                (true, false) => open.push(if is_marked { name } else { "" }),
                (false, true) => {
                    let name = open.pop().unwrap_or_default();
                    if !name.is_empty() {
                        text += &format!(" loc(\"{name}\")");
                    }
                }
                (false, false) if is_marked => text += &format!(" loc(\"{name}\")"),
                _ => {}
            }
            text.push('\n');
        }
        parse(&text)
    }

    /// What an op is known by afterwards: the name that its note states.
    #[derive(Debug, PartialEq)]
    struct Noted {
        note: String,
        name: &'static str,
        loc: Loc,
        n_operands: usize,
        n_results: usize,
    }

    /// Every op, one without a note under the empty one.
    fn noted(module: &Module) -> Vec<Noted> {
        let mut found = Vec::new();
        collect(module, &module.body, &mut found);
        found
    }

    fn collect(module: &Module, body: &Body, found: &mut Vec<Noted>) {
        for op in [Body::ROOT].into_iter().chain(ops_in_order(body)).filter(|&op| !body.is_slot(op)) {
            let op = body.op_ref(&module.cx, op);
            let note = op.attr("note").and_then(|attr| attr.as_str(&module.cx)).unwrap_or_default().to_owned();
            let (n_operands, n_results) = (op.n_operands(), op.n_results());
            found.push(Noted { note, name: op.name(), loc: op.loc(), n_operands, n_results });
        }
        body.children().for_each(|child| collect(module, child, found));
    }

    #[test]
    fn no_pass_loses_an_attribute_a_location_or_a_destination() {
        let before = noted(&sample());
        let notes: BTreeMap<&str, &Noted> =
            before.iter().filter(|op| !op.note.is_empty()).map(|op| (op.note.as_str(), op)).collect();
        for row in DIALECT.ops.iter().copied().flatten() {
            assert!(notes.contains_key(row.name), "the sample lacks `{}`", row.name);
        }
        for pipeline in [
            "hexir-expand",
            "hexir-place",
            "hexir-place{placement=linear=cuda,softmax=cuda},hexir-expand",
            "hexir-place,hexir-expand,hexir-fuse",
            "hexir-place,hexir-expand,hexir-fuse,hexir-to-hextir",
            "hexir-place,hexir-expand,hexir-fuse,hexir-to-hextir,hextir-schedule",
        ] {
            let mut module = sample();
            let diags = run(&format!("builtin.module({pipeline})"), &mut module);
            assert!(diags.is_empty(), "{diags:#?}");
            let after = noted(&module);
            // The end of a region goes with the region when that becomes a kernel.
            let stays = |note: &str| note != Yield::DEF.name || !pipeline.contains("to-hextir");
            for (note, old) in notes.iter().filter(|(note, _)| stays(note)) {
                let heirs: Vec<&Noted> = after.iter().filter(|op| op.note == *note).collect();
                assert!(!heirs.is_empty(), "{pipeline}: `{note}` lost its attribute");
                for heir in heirs {
                    assert_eq!(loc_text(&module, heir.loc), loc_text(&module, old.loc), "{pipeline}: `{note}` moved");
                    if old.name == CallTir::DEF.name {
                        assert_eq!((heir.n_operands, heir.n_results), (old.n_operands, old.n_results));
                    }
                }
            }
            // What is new has a note, too, but for transfers, which are nobody's, and the ends of regions.
            let is_new = |op: &&Noted| op.note.is_empty() && op.name.starts_with("hexir.");
            let strangers = |name| after.iter().filter(is_new).filter(|op| op.name == name).count();
            let names: Vec<&str> = after.iter().filter(is_new).map(|op| op.name).collect();
            let expected = strangers(Transfer::DEF.name) + strangers(Yield::DEF.name);
            assert_eq!(names.len(), expected, "{pipeline}: {names:?}");
        }
    }

    fn loc_text(module: &Module, loc: Loc) -> String {
        format!("{:?}", loc.kind(&module.cx))
    }

    #[test]
    fn a_second_run_changes_nothing() {
        let mut module = sample();
        assert!(run("builtin.module(hexir-place{placement=linear=cuda,softmax=cuda})", &mut module).is_empty());
        let once = print(&module, true);
        assert!(run("builtin.module(hexir-place)", &mut module).is_empty());
        assert_eq!(print(&module, true), once);
    }

    #[test]
    fn a_value_travels_once() {
        let text = transform(
            "builtin.module(hexir-place{placement=relu=gpu,tanh=cuda})",
            "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
              %0 = hexir.relu %x : tensor<2xf32>
              %1 = hexir.tanh %x : tensor<2xf32>
              %2 = hexir.add %0, %1 : tensor<2xf32>
              return %2 : tensor<2xf32>
            }",
        );
        assert_eq!(
            text,
            r#"module attributes {hexir.targets = ["cpu", "cuda"]} {
  func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = hexir.transfer %arg0 to "cuda" {device = "cuda"} : tensor<2xf32>
    %1 = hexir.relu %0 {device = "cuda"} : tensor<2xf32>
    %2 = hexir.transfer %1 to "cpu" {device = "cpu"} : tensor<2xf32>
    %3 = hexir.tanh %0 {device = "cuda"} : tensor<2xf32>
    %4 = hexir.transfer %3 to "cpu" {device = "cpu"} : tensor<2xf32>
    %5 = hexir.add %2, %4 {device = "cpu"} : tensor<2xf32>
    return %5 : tensor<2xf32>
  }
}
"#
        );
    }

    #[test]
    fn a_transfer_that_stands_is_used() {
        let text = transform(
            "builtin.module(hexir-place)",
            "func.func @f(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
              %0 = hexir.relu %x {device = \"cuda\"} : tensor<2xf32>
              %1 = hexir.transfer %x to \"cuda\" : tensor<2xf32>
              %2 = hexir.transfer %0 to \"cpu\" : tensor<2xf32>
              return %1, %2 : tensor<2xf32>, tensor<2xf32>
            }",
        );
        assert_eq!(text.matches("%arg0 to \"cuda\"").count(), 1, "{text}");
    }

    #[test]
    fn wrong_placements_are_refused_before_anything_runs() {
        let refused = |placement: &str, message: &str| {
            let pipeline = format!("builtin.module(hexir-place{{placement={placement}}})");
            let told = crate::pipeline::passes().parse(&pipeline).err().map(|errors| errors.to_string());
            assert!(told.as_deref().is_some_and(|told| told.contains(message)), "{placement}: {told:?}");
        };
        refused("linear", "option `placement`: expected `op=device`, found `linear`");
        refused("conv=cuda", "option `placement`: expected an op of hexir, found `conv`");
        refused("linear=tpu", "option `placement`: expected one of the devices `cpu`, `cuda` and `gpu`, found `tpu`");
        refused("print=gpu", "option `placement`: `hexir.print` runs on `cpu` only, found `cuda`");
        refused("yield=cpu", "option `placement`: `hexir.yield` has no device of its own");
        refused("relu=cpu,hexir.relu=cuda", "option `placement`: `hexir.relu` is given twice");
        assert_eq!(super::check("relu=cpu,relu=cuda"), Err("`hexir.relu` is given twice".to_owned()));
        assert_eq!(super::check("relu=cpu,"), Err("expected `op=device`, found ``".to_owned()));
        assert_eq!((super::check(""), super::check("relu=cpu,linear=gpu")), (Ok(()), Ok(())));
    }

    #[test]
    fn ops_on_devices_that_do_not_run_them_are_refused() {
        let mut module =
            parse("func.func @f(%x: tensor<f32>) { hexir.print %x {device = \"cuda\"} : tensor<f32> return }");
        let diags = run("builtin.module(hexir-place)", &mut module);
        let told: Vec<&str> = diags.iter().map(|d| d.message.as_str()).collect();
        assert_eq!(told, ["'hexir.print' op runs on `cpu` only, but is placed on `cuda`"]);
    }
}
