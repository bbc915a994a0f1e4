//! `hexir-to-hextir`: every computation of the graph level becomes a kernel and a call of it.
//!
//! ```mlir
//! %y = hexir.fusion %x : (tensor<8xf32>) -> tensor<8xf32> { … }
//! // becomes
//! %y = hexir.call_tir @fused_add_relu_0(%x) {device = "cpu"} : (tensor<8xf32>) -> tensor<8xf32>
//! hextir.prim_func @fused_add_relu_0(%arg0: memref<8xf32>, %arg1: memref<8xf32>) attributes {device = "cpu"} { … }
//! ```
//!
//! A kernel takes its operands, each once and constants of one number not at all, then one destination a result.
//! Kernels that read the same are one. All loops are `serial`. What the call keeps: location, discardable attributes,
//! `device` (`cpu` where none is written). In reading order:
//!
//! - [`index`]: index arithmetic as algebra; [`emit`]: writing ops and loops
//! - [`extents`]: which of the extents that are not known are equal, and where they come from; [`dims`]: shapes made of them
//! - [`element`]: the scalar code for one element of a value
//! - [`nest`]: loops over points; [`elementwise`], [`reduce`], [`rows`], [`contract`]: the loops of a kernel by what it
//!   computes; [`cost`]: what is worth computing twice
//! - [`plan`]: which of them it is; [`names`]: what it is called; [`calls`]: what hand-written ones may not do

pub mod calls;
pub mod contract;
pub mod cost;
pub mod dims;
pub mod element;
pub mod elementwise;
pub mod emit;
pub mod extents;
pub mod index;
pub mod names;
pub mod nest;
pub mod plan;
pub mod reduce;
pub mod rows;

use hlo_dialects::hexir::data::{Constant, Iota};
use hlo_dialects::hexir::device::{DEVICE, DEVICES};
use hlo_dialects::hexir::func::CallTir;
use hlo_dialects::hexir::structured::{Compute, Contract, Fusion, Reduce};
use hlo_dialects::hexir::views;
use hlo_dialects::hextir::func::PrimFunc;
use hlo_ir::text::{PrintFlags, print_op};
use hlo_ir::{Attr, Body, Context, Name, NewOp, OpDef, OpId, OpRef, Reported, SmallVec, Type, TypeData, Value};
use hlo_passes::{Changed, ModulePass, PassCx, PassDef, Runs};
use indexmap::IndexMap;
use rustc_hash::FxHashSet;

use element::{Kernel, Refusal};
use emit::Emitter;

/// The row.
pub static HEXIR_TO_HEXTIR: PassDef = PassDef {
    name: "hexir-to-hextir",
    class: "HexirToHextirPass",
    summary: "Makes a hextir.prim_func and a hexir.call_tir of every computation of hexir.",
    options: &[],
    make: Runs::OnModule(|_| Ok(Box::new(HexirToHextir))),
};

/// The attribute of a module that says what float arithmetic may do: `strict` unless it is `fast`.
pub const FP: &str = "hexir.fp";

/// Elements that a tensor may have: indices and offsets in bytes stay far from the ends of 64 bits.
const MAX_ELEMENTS: usize = 1 << 47;

/// The ops that become kernels.
static ROWS: &[&OpDef] = &[
    Iota::DEF,
    Compute::DEF,
    Reduce::DEF,
    Contract::DEF,
    Fusion::DEF,
    views::Broadcast::DEF,
    views::Reshape::DEF,
    views::Transpose::DEF,
    views::Slice::DEF,
    views::Reverse::DEF,
    views::Pad::DEF,
    views::Concatenate::DEF,
    views::DynamicSlice::DEF,
    views::DynamicUpdateSlice::DEF,
];

struct HexirToHextir;

impl ModulePass for HexirToHextir {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        calls::check(cx.context, module, &mut cx.diags);
        cx.diags.result()?;
        let mut kernels = Kernels::new(cx.context, module);
        let slots: Vec<OpId> = module.all_ops().filter(|&op| module.is_slot(op)).collect();
        let mut changed = Changed::No;
        for slot in slots {
            let Some(child) = module.slot_child(slot) else { continue };
            let body = module.child_mut(child);
            if std::ptr::eq(body.def(Body::ROOT), PrimFunc::DEF) {
                continue;
            }
            changed |= lower_function(&mut kernels, cx, body);
        }
        cx.diags.result()?;
        if changed == Changed::Yes {
            kernels.append_to(module);
        }
        Ok(changed)
    }
}

/// The kernels of a module as they come.
struct Kernels<'c> {
    cx: &'c Context,
    fast: bool,
    taken: FxHashSet<Name>,
    /// By what they read like without a name.
    made: IndexMap<Vec<u8>, (Name, Body)>,
}

/// A kernel that was written, and what calls it.
struct Written {
    body: Body,
    stem: String,
    device: Attr,
}

fn lower_function(kernels: &mut Kernels<'_>, cx: &mut PassCx<'_>, body: &mut Body) -> Changed {
    let mut pending = host_ops(body);
    pending.reverse();
    let mut written: Vec<(OpId, Written)> = Vec::new();
    while let Some(op) = pending.pop() {
        match kernels.write(body.op_ref(cx.context, op)) {
            Ok(kernel) => written.push((op, kernel)),
            // What does not fit one kernel may fit several.
            Err(_) if std::ptr::eq(body.def(op), Fusion::DEF) => match dissolve(body, op) {
                Some(inside) => pending.extend(inside.into_iter().rev()),
                None => report(cx, body.op_ref(cx.context, op), Refusal::of(body.op_ref(cx.context, op), MALFORMED)),
            },
            Err(refusal) => report(cx, body.op_ref(cx.context, op), refusal),
        }
    }
    let changed = Changed::from(!written.is_empty());
    for (op, kernel) in written {
        kernels.replace(body, op, kernel);
    }
    changed
}

/// Why a fusion is neither one kernel nor several.
const MALFORMED: &str = "its region has other arguments or values than the op has operands and results";

/// Puts the ops of a fusion in its place; those that become kernels, in order. `None` where the region does not fit the op.
fn dissolve(body: &mut Body, fusion: OpId) -> Option<Vec<OpId>> {
    let block = *body.region_blocks(body.op_region(fusion, 0)?).first()?;
    let end = body.last_op(block)?;
    if body.block_args(block).len() != body.n_operands(fusion) || body.n_operands(end) != body.n_results(fusion) {
        return None;
    }
    let args: SmallVec<[(Value, Value); 8]> =
        body.block_args(block).iter().copied().zip(body.operands(fusion)).collect();
    args.into_iter().for_each(|(arg, operand)| body.replace_all_uses(arg, operand));
    let results: SmallVec<[(Value, Value); 4]> = body.results(fusion).zip(body.operands(end)).collect();
    results.into_iter().for_each(|(result, value)| body.replace_all_uses(result, value));
    body.erase_op(end);
    let inside: Vec<OpId> = body.block_ops(block).collect();
    body.move_ops_before(block, fusion);
    body.erase_op(fusion);
    Some(inside.into_iter().filter(|&op| is_row(body.def(op))).collect())
}

fn is_row(def: &OpDef) -> bool {
    ROWS.iter().any(|row| std::ptr::eq(*row, def))
}

/// Says why `op` cannot become a kernel; `refusal` may be about an op inside it.
fn report(cx: &mut PassCx<'_>, op: OpRef<'_>, refusal: Refusal) {
    let message = format!("'{}' op cannot become a kernel: {}", refusal.op, refusal.reason);
    let draft = cx.diags.error("no-kernel", refusal.loc, message);
    let draft = if refusal.loc == op.loc() { draft } else { draft.label(op.loc(), "it is a part of this op") };
    draft.emit();
}

/// The ops of a function that become kernels, those inside control flow included.
fn host_ops(body: &Body) -> Vec<OpId> {
    let (mut found, mut pending) = (Vec::new(), vec![Body::ROOT]);
    while let Some(op) = pending.pop() {
        if is_row(body.def(op)) {
            found.push(op);
            continue;
        }
        let start = pending.len();
        for region in body.op_regions(op) {
            for &block in body.region_blocks(region) {
                pending.extend(body.block_ops(block).filter(|&op| !body.is_slot(op)));
            }
        }
        pending[start..].reverse();
    }
    found
}

impl<'c> Kernels<'c> {
    fn new(cx: &'c Context, module: &Body) -> Self {
        let root = module.root(cx);
        let fast = root.attr(FP).and_then(|attr| attr.as_str(cx)) == Some("fast");
        let symbols = module.all_ops().filter_map(|op| module.op_ref(cx, op).attr("sym_name")?.as_bytes(cx));
        let taken = symbols.map(|name| cx.name(name)).collect();
        Kernels { cx, fast, taken, made: IndexMap::new() }
    }

    /// The kernel for `op`, without a name.
    fn write(&self, op: OpRef<'_>) -> Result<Written, Refusal> {
        let cx = self.cx;
        let device = op.attr(DEVICE).unwrap_or_else(|| cx.str_attr(DEVICES[0]));
        let device_name = device.as_str(cx).filter(|name| DEVICES.contains(name));
        let Some(device_name) = device_name else {
            let known = DEVICES.map(|name| format!("`{name}`")).join(" or ");
            return Err(Refusal::of(op, format!("its attribute 'device' must be {known}")));
        };
        let operands = kernel_operands(op);
        let mut types: SmallVec<[Type; 4]> = SmallVec::new();
        for value in operands.iter().map(|&id| op.body.value_ref(cx, id)).chain(op.results()) {
            types.push(buffer_type(cx, value.ty()).map_err(|reason| Refusal::of(op, reason))?);
        }
        let (emitter, mut buffers) = Emitter::new(cx, op.loc(), &types, operands.len());
        let outputs = buffers.split_off(operands.len());
        let mut kernel = Kernel::new(emitter, op, device_name, self.fast, outputs);
        kernel.buffers.extend(operands.iter().copied().zip(buffers));
        let roots = plan::roots(&mut kernel)?;
        kernel.relate(&roots);
        let values: SmallVec<[Value; 8]> = operands.iter().copied().chain(op.results().map(|value| value.id)).collect();
        let symbols = kernel.extents.symbols(&values, operands.len()).map_err(|reason| Refusal::of(op, reason))?;
        plan::write(&mut kernel, &roots)?;
        let mut body = kernel.e.finish();
        let attrs = [("function_type", cx.type_attr(cx.function_type(&types, &[]))), (DEVICE, device)];
        let mut attrs: SmallVec<[_; 4]> = attrs.into_iter().map(|(name, attr)| (cx.name(name), attr)).collect();
        attrs.extend(symbols.into_iter().flat_map(|symbols| symbols.attrs(cx)));
        body.set_attrs(Body::ROOT, cx.dict(&attrs));
        Ok(Written { body, stem: names::name(op), device })
    }

    /// The name of the kernel, which is a new one unless one like it was made before.
    fn name(&mut self, kernel: Body, stem: &str) -> Name {
        let mut key = stem.as_bytes().to_vec();
        let flags = PrintFlags { generic: true, ..PrintFlags::default() };
        // Writing to memory does not fail.
        let is_printed = print_op(kernel.root(self.cx), &flags, &mut key).is_ok();
        debug_assert!(is_printed);
        if let Some((name, _)) = self.made.get(&key) {
            return *name;
        }
        let mut number = self.made.len();
        let name = loop {
            let name = self.cx.name(format!("{stem}_{number}"));
            if self.taken.insert(name) {
                break name;
            }
            number += 1;
        };
        let mut kernel = kernel;
        kernel.set_attr(self.cx, Body::ROOT, "sym_name", Some(self.cx.str_attr(self.cx.name_bytes(name))));
        self.made.insert(key, (name, kernel));
        name
    }

    /// Puts a call of `kernel` in the place of `op`.
    fn replace(&mut self, body: &mut Body, op: OpId, kernel: Written) {
        let cx = self.cx;
        let name = self.name(kernel.body, &kernel.stem);
        let mut attrs = discardable(cx, body, op);
        attrs.retain(|(name, _)| cx.name_bytes(*name) != DEVICE.as_bytes());
        attrs.push((cx.name("callee"), cx.symbol_attr(name)));
        attrs.push((cx.name(DEVICE), kernel.device));
        let operands = kernel_operands(body.op_ref(cx, op));
        let results: SmallVec<[Type; 4]> = body.results(op).map(|value| body.ty(value)).collect();
        let call = body.create_op(NewOp {
            attrs: cx.dict(&attrs),
            operands: &operands,
            results: &results,
            ..NewOp::new(CallTir::DEF, body.loc(op))
        });
        body.insert_before(op, call);
        let pairs: SmallVec<[(Value, Value); 4]> = body.results(op).zip(body.results(call)).collect();
        for (old, new) in pairs {
            body.replace_all_uses(old, new);
        }
        let constants: SmallVec<[OpId; 4]> = body.operands(op).filter_map(|value| body.defining_op(value)).collect();
        body.erase_op(op);
        // A number that stands inside the kernel now is no data of the program any more, unless somebody noted something on it.
        for constant in constants {
            let is_constant = std::ptr::eq(body.def(constant), Constant::DEF) && body.block_of(constant).is_some();
            let mut names = cx.dict_entries(body.attrs(constant)).iter().map(|(name, _)| cx.name_bytes(*name));
            let is_plain = names.all(|name| matches!(name, b"value" | b"device"));
            if is_constant && is_plain && !body.has_uses(body.result(constant, 0)) {
                body.erase_op(constant);
            }
        }
    }

    fn append_to(self, module: &mut Body) {
        let block =
            module.op_regions(Body::ROOT).next().and_then(|region| module.region_blocks(region).first().copied());
        let Some(block) = block else { return };
        for (_, (_, kernel)) in self.made {
            let slot = module.create_slot(kernel);
            module.append_op(block, slot);
        }
    }
}

/// What a kernel for `op` takes: every operand once, but not a constant of one number.
fn kernel_operands(op: OpRef<'_>) -> SmallVec<[Value; 4]> {
    let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
    for value in op.operands() {
        if !Kernel::is_splat(value) && !operands.contains(&value.id) {
            operands.push(value.id);
        }
    }
    operands
}

/// The attributes of `op` that its row does not know.
fn discardable(cx: &Context, body: &Body, op: OpId) -> SmallVec<[(Name, Attr); 4]> {
    let def = body.def(op);
    let entries = cx.dict_entries(body.attrs(op)).iter().copied();
    entries.filter(|(name, _)| !def.is_inherent(cx.name_bytes(*name))).collect()
}

/// The buffer of a tensor; the error is a phrase.
fn buffer_type(cx: &Context, tensor: Type) -> Result<Type, String> {
    let (Some(shape), element) = (tensor.shape(cx), tensor.element(cx)) else {
        return Err(format!("the rank of {} is not known", cx.type_text(tensor)));
    };
    let is_number = match element.data(cx) {
        TypeData::Integer { width, .. } => (1..=64).contains(width),
        TypeData::Float(kind) => kind.width() <= 64,
        _ => false,
    };
    if !is_number {
        let element = cx.type_text(element);
        return Err(format!("kernels hold integers and floats of at most 64 bits, found elements of type {element}"));
    }
    if tensor.has_static_shape(cx) && tensor.n_elements(cx).is_none_or(|n| n > MAX_ELEMENTS) {
        return Err(format!("{} has more elements than memory", cx.type_text(tensor)));
    }
    Ok(cx.intern_type(TypeData::MemRef { shape: shape.into(), element, layout: None, memory_space: None }))
}

#[cfg(test)]
pub(crate) mod tests;
