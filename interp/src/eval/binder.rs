//! From the IR to a program: functions one after the other as they are called, ops in order, regions inside them.
//!
//! [`Binder`] is also what a kernel's entry sees while it decodes an op: types, regions, callees, values from around.

use std::sync::Arc;

use hlo_dialects::stablehlo::mesh_groups::mesh_of;
use hlo_ir::text::grow_stack;
use hlo_ir::{Attr, BlockRef, Body, Context, Module, Name, OpId, OpRef, RegionRef, Type, Value as IrValue, traits};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::custom::{CustomCall, CustomCalls};
use super::error::RunError;
use super::host::{Infeed, Launcher, Outfeed, Output, Probes};
use super::kernel::{Form, Kernels};
use super::liveness::{Liveness, Spread, home_block};
use super::program::{Callee, Function, Operand, Program, Region, Slot, Source, Step};
use super::quantized::{Conversion, Plan};
use super::stated::held_to_types;
use super::types;
use super::value::Value;
use super::watch::Watch;
use crate::element::{Bits, ElementType};
use crate::hextir;
use crate::kernels::combine::FpMode;
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

/// How programs are run.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Whether sums may be regrouped.
    pub fp: FpMode,
    /// How deep calls may nest.
    pub max_depth: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { fp: FpMode::Strict, max_depth: 10_000 }
    }
}

/// What a program may use besides the module.
#[derive(Clone)]
pub(super) struct Surroundings {
    pub kernels: Arc<Kernels>,
    pub custom_calls: Arc<CustomCalls>,
    pub output: Option<Output>,
    pub launcher: Option<Launcher>,
    pub infeed: Option<Infeed>,
    pub outfeed: Option<Outfeed>,
    pub probes: Option<Arc<dyn Probes>>,
    pub watch: Option<Watch>,
    pub options: Options,
}

impl Surroundings {
    /// All kernels of this crate, and nothing from outside.
    pub fn alone() -> Surroundings {
        Surroundings {
            kernels: Arc::new(Kernels::new()),
            custom_calls: Arc::default(),
            output: None,
            launcher: None,
            infeed: None,
            outfeed: None,
            probes: None,
            watch: None,
            options: Options::default(),
        }
    }
}

/// What the functions of one program share while they are compiled.
struct Shared {
    around: Surroundings,
    /// Kernels of `hextir` by their symbols.
    programs: FxHashMap<Name, Arc<hextir::Program>>,
    /// Meshes of devices by their symbols.
    meshes: FxHashMap<Name, Attr>,
    /// Those that are called, in the order of their discovery.
    called: Vec<Name>,
    callees: FxHashMap<Name, usize>,
    constants: Vec<Value>,
    by_attr: FxHashMap<Attr, Tensor>,
}

/// The functions of a module by name.
pub(super) fn functions(module: &Module) -> impl Iterator<Item = (Name, OpRef<'_>)> {
    let root = module.root();
    root.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()).filter_map(|op| {
        let name = op.attr("sym_name").and_then(|attr| attr.as_bytes(op.cx))?;
        op.has(traits::FUNCTION_LIKE).then(|| (op.cx.name(name), op))
    })
}

/// The meshes of a module by name.
fn meshes(module: &Module) -> FxHashMap<Name, Attr> {
    let ops = module.root().regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
    let named = ops.filter_map(|op| {
        let name = op.attr("sym_name").and_then(|attr| attr.as_bytes(op.cx))?;
        Some((op.cx.name(name), mesh_of(op)?))
    });
    named.collect()
}

/// Compiles `entry` and all that it calls. The entry is function number 0.
pub(super) fn compile(module: &Module, entry: Name, around: Surroundings) -> Result<Program, RunError> {
    let max_depth = around.options.max_depth;
    let bodies: FxHashMap<Name, OpRef<'_>> = functions(module).collect();
    let mut shared = Shared {
        around,
        programs: FxHashMap::default(),
        meshes: meshes(module),
        called: Vec::new(),
        callees: FxHashMap::default(),
        constants: Vec::new(),
        by_attr: FxHashMap::default(),
    };
    shared.callee(entry);
    let mut compiled = Vec::new();
    while let Some(&name) = shared.called.get(compiled.len()) {
        let function = bodies[&name];
        compiled.push(compile_function(&mut shared, &bodies, name, function)?);
    }
    let watch = shared.around.watch.filter(|watch| !watch.is_idle());
    Ok(Program { functions: compiled, constants: shared.constants, max_depth, watch })
}

/// The kernel of `op` as it is bound without a program around it, and the constants that it may name.
pub(super) fn bind_alone(
    op: OpRef<'_>,
    around: Surroundings,
    functions: &FxHashMap<Name, OpRef<'_>>,
) -> Result<(Form, Vec<Value>), RunError> {
    let row = around.kernels.get(op.def()).ok_or_else(|| missing(op))?;
    if Plan::of(op)?.is_some() {
        return Err(Trap::unsupported(format!("`{}` on quantized values, on its own", op.name())).into());
    }
    let liveness = Liveness::default();
    let mut shared = Shared {
        around,
        programs: FxHashMap::default(),
        meshes: FxHashMap::default(),
        called: Vec::new(),
        callees: FxHashMap::default(),
        constants: Vec::new(),
        by_attr: FxHashMap::default(),
    };
    let mut binder = Binder {
        cx: op.cx,
        body: op.body,
        liveness: &liveness,
        shared: &mut shared,
        functions,
        function: "",
        frames: vec![Frame::default()],
        extra: Vec::new(),
        n_own: op.n_operands(),
        expressed: false,
    };
    let kernel = (row.bind)(op, &mut binder)?;
    if binder.extra.is_empty() && shared.called.is_empty() {
        Ok((kernel.0, shared.constants))
    } else {
        Err(Trap::unsupported(format!("`{}` on its own", op.name())).into())
    }
}

impl Shared {
    /// The number of a function that exists.
    fn callee(&mut self, name: Name) -> Callee {
        let called = &mut self.called;
        Callee(*self.callees.entry(name).or_insert_with(|| {
            called.push(name);
            called.len() - 1
        }))
    }
}

fn compile_function(
    shared: &mut Shared,
    functions: &FxHashMap<Name, OpRef<'_>>,
    name: Name,
    function: OpRef<'_>,
) -> Result<Function, RunError> {
    let cx = function.cx;
    let name = cx.name_str(name).into_owned();
    let Some(entry) = function.regions().next().and_then(|region| region.entry()) else {
        return Err(RunError::from(Trap::unsupported(format!("the function @{name} has no body")))
            .at(function.name(), function.loc()));
    };
    let liveness = Liveness::of(cx, function.body, &shared.around.kernels, crate::stablehlo::spread_of);
    let mut binder = Binder {
        cx,
        body: function.body,
        liveness: &liveness,
        shared,
        functions,
        function: &name,
        frames: vec![Frame::default()],
        extra: Vec::new(),
        n_own: 0,
        expressed: false,
    };
    binder.one_block(function.region(0), function)?;
    let args = binder.bind_args(entry);
    let region = binder.block(entry, args)?;
    let n_slots = binder.frame().n_slots as usize;
    Ok(Function { name, region, n_slots })
}

/// Where a value lives.
#[derive(Clone, Copy)]
struct Home {
    operand: Operand,
    /// Whether its last use may empty the slot.
    takeable: bool,
    /// Whether its last use frees the slot for others.
    owned: bool,
}

/// The slots of a function, or of a region with a frame of its own.
#[derive(Default)]
struct Frame {
    homes: FxHashMap<IrValue, Home>,
    n_slots: Slot,
    free: Vec<Slot>,
    /// Values from outside, in the order of their slots.
    captures: Vec<IrValue>,
}

impl Frame {
    fn allocate(&mut self) -> Slot {
        self.free.pop().unwrap_or_else(|| {
            self.n_slots += 1;
            self.n_slots - 1
        })
    }
}

/// See the module's documentation.
pub struct Binder<'b> {
    cx: &'b Context,
    body: &'b Body,
    liveness: &'b Liveness,
    shared: &'b mut Shared,
    functions: &'b FxHashMap<Name, OpRef<'b>>,
    function: &'b str,
    frames: Vec<Frame>,
    /// Operands that the kernel being bound asked for besides the op's own.
    extra: Vec<Operand>,
    /// How many are the op's own.
    n_own: usize,
    /// Whether the kernel being bound sees quantized values as the real numbers that they stand for.
    expressed: bool,
}

/// For entries of kernel tables.
impl Binder<'_> {
    /// The context of the program.
    pub fn cx(&self) -> &Context {
        self.cx
    }

    /// How the program will be run.
    pub fn options(&self) -> Options {
        self.shared.around.options
    }

    /// The name of the function that is compiled.
    pub fn function_name(&self) -> &str {
        self.function
    }

    /// The element type of a tensor type, as the kernel being bound sees it: of a quantized one what is stored, or what
    /// that stands for.
    ///
    /// # Errors
    /// An unsupported type, with its text.
    pub fn element(&self, ty: Type) -> Result<ElementType, Trap> {
        match types::quantization(self.cx, ty.element(self.cx)) {
            Some(quantization) if self.expressed => Ok(quantization?.expressed),
            Some(quantization) => Ok(quantization?.storage),
            None => types::element_of(self.cx, ty),
        }
    }

    /// The sizes of a tensor type that knows them all.
    ///
    /// # Errors
    /// A type of unknown sizes, with its text.
    pub fn shape(&self, ty: Type) -> Result<Shape, Trap> {
        types::static_shape(self.cx, ty)
    }

    /// The tensor in a constant's attribute; equal attributes share one.
    ///
    /// # Errors
    /// An attribute without elements, an unsupported element type.
    pub fn tensor(&mut self, attr: Attr) -> Result<Tensor, Trap> {
        if let Some(tensor) = self.shared.by_attr.get(&attr) {
            return Ok(tensor.clone());
        }
        let tensor = types::tensor_of_attr(self.cx, attr)?;
        self.shared.by_attr.insert(attr, tensor.clone());
        Ok(tensor)
    }

    /// A function of the program by its symbol.
    ///
    /// # Errors
    /// When there is none.
    pub fn callee(&mut self, name: Name) -> Result<Callee, Trap> {
        self.function(name)?;
        Ok(self.shared.callee(name))
    }

    /// What the host registered for custom calls of this target.
    pub fn custom_call(&self, target: &str) -> Option<CustomCall> {
        self.shared.around.custom_calls.get(target)
    }

    /// Where the program prints, if the host gave it a place.
    pub fn output(&self) -> Option<Output> {
        self.shared.around.output.clone()
    }

    /// Who runs the kernels of the program, if not the interpreter.
    pub fn launcher(&self) -> Option<Launcher> {
        self.shared.around.launcher.clone()
    }

    /// What `infeed` reads, if the host gave something.
    pub fn infeed(&self) -> Option<Infeed> {
        self.shared.around.infeed.clone()
    }

    /// Where `outfeed` writes, if the host takes it.
    pub fn outfeed(&self) -> Option<Outfeed> {
        self.shared.around.outfeed.clone()
    }

    /// Who keeps what probes see, if anybody does.
    pub fn probes(&self) -> Option<Arc<dyn Probes>> {
        self.shared.around.probes.clone()
    }

    /// The mesh of devices of this symbol.
    pub(crate) fn mesh(&self, name: Name) -> Option<Attr> {
        self.shared.meshes.get(&name).copied()
    }

    /// The kernel of this symbol, a `hextir.prim_func`; compiled once a program.
    ///
    /// # Errors
    /// No such kernel, ops in it that cannot be compiled.
    pub fn kernel_program(&mut self, name: Name) -> Result<Arc<hextir::Program>, RunError> {
        if let Some(program) = self.shared.programs.get(&name) {
            return Ok(program.clone());
        }
        let program = Arc::new(hextir::Program::compile(self.function(name)?)?);
        self.shared.programs.insert(name, program.clone());
        Ok(program)
    }

    /// Compiles a region of one block into the frame of the function: it sees the values around it. Run it with
    /// [`Args::run`](super::Args::run).
    ///
    /// # Errors
    /// The first op that cannot be compiled.
    pub fn region(&mut self, region: RegionRef<'_>) -> Result<Region, RunError> {
        let entry = self.entry(region)?;
        let args = self.bind_args(entry);
        self.block(entry, args)
    }

    /// Makes a value from around a further operand of the step; its position among the operands.
    pub fn capture(&mut self, value: IrValue) -> usize {
        let operand = self.home(value).operand;
        self.extra.push(operand);
        self.n_own + self.extra.len() - 1
    }
}

impl<'b> Binder<'b> {
    /// The op of a function of the program.
    pub(crate) fn function(&self, name: Name) -> Result<OpRef<'b>, Trap> {
        let function = self.functions.get(&name).copied();
        function.ok_or_else(|| Trap::invalid(format!("no function @{}", self.cx.name_str(name))))
    }

    fn frame(&mut self) -> &mut Frame {
        let top = self.frames.len() - 1;
        &mut self.frames[top]
    }

    fn entry<'r>(&self, region: RegionRef<'r>) -> Result<BlockRef<'r>, RunError> {
        let mut blocks = region.blocks();
        match (blocks.next(), blocks.next()) {
            (Some(entry), None) => Ok(entry),
            (None, _) => Err(Trap::invalid("a region without a block cannot be run").into()),
            (Some(_), Some(_)) => Err(Trap::unsupported("regions of several blocks cannot be run").into()),
        }
    }

    fn one_block(&self, region: RegionRef<'_>, op: OpRef<'_>) -> Result<(), RunError> {
        self.entry(region).map(drop).map_err(|error| error.at(op.name(), op.loc()))
    }

    /// Gives the arguments of a block slots of their own.
    fn bind_args(&mut self, block: BlockRef<'_>) -> Box<[Slot]> {
        block.args().map(|arg| self.allocate(arg.id)).collect()
    }

    fn allocate(&mut self, value: IrValue) -> Slot {
        let frame = self.frame();
        let slot = frame.allocate();
        let home = Home { operand: Operand::slot(slot), takeable: true, owned: true };
        frame.homes.insert(value, home);
        slot
    }

    /// Slots that live as long as the frame's other values need them.
    pub(crate) fn new_slots(&mut self, n: usize) -> Box<[Slot]> {
        (0..n).map(|_| self.frame().allocate()).collect()
    }

    /// Lets the results of an op live in these slots.
    pub(crate) fn place_results(&mut self, op: OpRef<'_>, slots: &[Slot]) {
        for (result, &slot) in op.results().zip(slots) {
            let home = Home { operand: Operand::slot(slot), takeable: true, owned: true };
            self.frame().homes.insert(result.id, home);
        }
    }

    /// Compiles a region whose arguments are kept in `slots` by others. Unless `consumes`, it leaves them as they are.
    pub(crate) fn region_in(
        &mut self,
        region: RegionRef<'_>,
        slots: &[Slot],
        consumes: bool,
    ) -> Result<Region, RunError> {
        let entry = self.entry(region)?;
        for (arg, &slot) in entry.args().zip(slots) {
            let home = Home { operand: Operand::slot(slot), takeable: consumes, owned: false };
            self.frame().homes.insert(arg.id, home);
        }
        let mut region = self.block(entry, slots.into())?;
        // What is also returned to where it lives stays there, even when it is used for the last time.
        let stays: FxHashSet<Slot> = (region.args.iter().zip(&region.returns))
            .filter_map(|(&slot, &operand)| (operand == Operand::slot(slot)).then_some(slot))
            .collect();
        for operand in &mut region.returns {
            if let Source::Last(slot) = operand.source()
                && stays.contains(&slot)
            {
                *operand = Operand::slot(slot);
            }
        }
        Ok(region)
    }

    /// Compiles a region with a frame of its own, so that threads can run it side by side. The values that it takes from
    /// around are its last arguments; they are returned too.
    pub(crate) fn closure(&mut self, region: RegionRef<'_>) -> Result<(Function, Vec<IrValue>), RunError> {
        let entry = self.entry(region)?;
        self.frames.push(Frame::default());
        let compiled = {
            let args = self.bind_args(entry);
            self.block(entry, args)
        };
        let frame = self.frames.pop().unwrap_or_default();
        let mut region = compiled?;
        let captured = frame.captures.iter().map(|value| match frame.homes[value].operand.source() {
            Source::Slot(slot) | Source::Last(slot) => slot,
            Source::Constant(_) => 0,
        });
        region.args = region.args.iter().copied().chain(captured).collect();
        let name = self.function.to_owned();
        let n_slots = frame.n_slots as usize;
        Ok((Function { name, region, n_slots }, frame.captures))
    }

    /// Where a value lives, as seen from the innermost frame.
    fn home(&mut self, value: IrValue) -> Home {
        match self.liveness.spread(value) {
            Some(Spread::Value(element)) => return self.home(element),
            Some(Spread::Constant(attr)) => {
                let operand = self.one_element(attr);
                return Home { operand, takeable: false, owned: false };
            }
            None => {}
        }
        if let Some(&home) = self.frame().homes.get(&value) {
            return home;
        }
        let outer = self.frames.iter().rev().find_map(|frame| frame.homes.get(&value));
        if let Some(home) = outer
            && matches!(home.operand.source(), Source::Constant(_))
        {
            return *home;
        }
        // A value from outside: the frame gets it as an argument.
        let frame = self.frame();
        // Never one that was used before: arguments are there from the start.
        let slot = frame.n_slots;
        frame.n_slots += 1;
        let home = Home { operand: Operand::slot(slot), takeable: false, owned: false };
        frame.homes.insert(value, home);
        frame.captures.push(value);
        home
    }

    fn constant(&mut self, value: Value) -> Operand {
        self.shared.constants.push(value);
        Operand::constant(self.shared.constants.len() - 1)
    }

    /// The element of a splat as a tensor of rank 0.
    fn one_element(&mut self, attr: Attr) -> Operand {
        let value = attr.dense(self.cx).and_then(|elements| {
            let element = types::element_type(self.cx, elements.element)?;
            let mut slot = Bits::from_slot(elements.get(0));
            element.normalize(&mut slot.bytes_mut()[..element.width()]);
            Some(Tensor::scalar(element, slot))
        });
        // Only splats of supported types are spread.
        self.constant(value.map_or(Value::Token, Value::Tensor))
    }

    /// Compiles the ops of a block.
    fn block(&mut self, block: BlockRef<'_>, args: Box<[Slot]>) -> Result<Region, RunError> {
        let mut steps = Vec::new();
        let mut returns = Box::default();
        for op in block.ops() {
            if op.has(traits::TERMINATOR) {
                if !op.successors().is_empty() {
                    return Err(RunError::from(missing(op)).at(op.name(), op.loc()));
                }
                returns = self.operands(op).into_boxed_slice();
            } else {
                let outcome = grow_stack(|| self.step(op, &mut steps));
                outcome.map_err(|error| error.at(op.name(), op.loc()))?;
            }
        }
        Ok(Region { args, steps: steps.into(), returns })
    }

    /// Compiles one op; adds nothing when its results are known.
    fn step(&mut self, op: OpRef<'_>, steps: &mut Vec<Step>) -> Result<(), RunError> {
        let row = self.shared.around.kernels.get(op.def()).ok_or_else(|| missing(op))?;
        let is_spread = |result| self.liveness.spread(result).is_some();
        if op.n_results() == 1 && is_spread(op.result(0).id) {
            return Ok(());
        }
        let plan = Plan::of(op)?.unwrap_or_default();
        let outer = (std::mem::take(&mut self.extra), std::mem::replace(&mut self.n_own, op.n_operands()));
        let outer_expressed = std::mem::replace(&mut self.expressed, plan.expressed);
        let kernel = (row.bind)(op, self);
        self.expressed = outer_expressed;
        let (extra, n_own) = outer;
        let extra = std::mem::replace(&mut self.extra, extra);
        self.n_own = n_own;
        let kernel = match kernel?.0 {
            Form::Run(kernel) => kernel,
            Form::Constant(value) => {
                let operand = self.constant(value);
                if op.n_results() == 1 {
                    let home = Home { operand, takeable: false, owned: false };
                    self.frame().homes.insert(op.result(0).id, home);
                }
                return Ok(());
            }
        };
        let mut operands = self.operands(op);
        operands.extend(extra);
        let mut results: Box<[Slot]> = op
            .results()
            .map(|result| match self.frame().homes.get(&result.id).map(|home| home.operand.source()) {
                Some(Source::Slot(slot)) => slot,
                _ => self.allocate(result.id),
            })
            .collect();
        let kernel = held_to_types(op, kernel, |index| plan.after.iter().any(|&(at, _)| at == index));
        // Taken before the slots of dying values are free: conversions still read those.
        let between = self.new_slots(plan.before.len() + plan.after.len());
        let drops = self.retire(op, &operands);
        let (op, loc) = (op.name(), op.loc());
        let convert = |conversion: Conversion, from: Operand, to: Slot| {
            let kernel = conversion.kernel().into_work();
            Step { kernel, operands: [from].into(), results: [to].into(), drops: Box::default(), op, loc }
        };
        let (inputs, outputs) = between.split_at(plan.before.len());
        for ((at, conversion), &slot) in plan.before.into_iter().zip(inputs) {
            steps.push(convert(conversion, operands[at], slot));
            operands[at] = Operand::slot(slot).last();
        }
        let after = plan.after.into_iter().zip(outputs).map(|((at, conversion), &slot)| {
            let home = std::mem::replace(&mut results[at], slot);
            convert(conversion, Operand::slot(slot).last(), home)
        });
        let after: SmallVec<[Step; 1]> = after.collect();
        steps.push(Step { kernel, operands: operands.into(), results, drops: Box::default(), op, loc });
        steps.extend(after);
        if let Some(last) = steps.last_mut() {
            last.drops = drops;
        }
        self.frame().free.extend(between);
        Ok(())
    }

    /// The op's own operands, told when a use is the last.
    fn operands(&mut self, op: OpRef<'_>) -> Vec<Operand> {
        let values: SmallVec<[IrValue; 4]> = op.operands().map(|operand| operand.id).collect();
        let mut operands = Vec::with_capacity(values.len());
        for (index, &value) in values.iter().enumerate() {
            let home = self.home(value);
            let element = match self.liveness.spread(value) {
                Some(Spread::Value(element)) => element,
                _ => value,
            };
            let again = values[index + 1..]
                .iter()
                .any(|&other| other == element || self.liveness.spread(other) == Some(Spread::Value(element)));
            let last = home.takeable && !again && self.dies_at(element, op.id) && !self.is_captured(element, op);
            operands.push(if last { home.operand.last() } else { home.operand });
        }
        operands
    }

    fn dies_at(&self, value: IrValue, op: OpId) -> bool {
        self.liveness.death(value) == Some(op) && home_block(self.body, value) == self.body.block_of(op)
    }

    /// Whether the regions of `op` use a value that is defined beside it.
    fn is_captured(&self, value: IrValue, op: OpRef<'_>) -> bool {
        op.n_regions() != 0 && self.body.uses(value).any(|(user, _)| user != op.id && self.is_inside(user, op.id))
    }

    fn is_inside(&self, mut op: OpId, outer: OpId) -> bool {
        while let Some(parent) = self.body.parent(op) {
            if parent == outer {
                return true;
            }
            op = parent;
        }
        false
    }

    /// Frees the slots of values that nobody needs after `op`; those that still hold something.
    fn retire(&mut self, op: OpRef<'_>, operands: &[Operand]) -> Box<[Slot]> {
        let liveness = self.liveness;
        let unused = op.results().map(|result| result.id).filter(|&result| liveness.death(result).is_none());
        let dying: SmallVec<[IrValue; 4]> = liveness.dying(op.id).iter().copied().chain(unused).collect();
        let mut drops = Vec::new();
        for value in dying {
            let frame = self.frame();
            let Some(home) = frame.homes.get(&value) else {
                continue;
            };
            let Source::Slot(slot) = home.operand.source() else {
                continue;
            };
            if home.takeable && !operands.contains(&home.operand.last()) {
                drops.push(slot);
            }
            if home.owned {
                frame.free.push(slot);
            }
        }
        drops.into()
    }
}

#[cold]
fn missing(op: OpRef<'_>) -> Trap {
    Trap::unsupported(format!("no kernel for `{}`", op.name()))
}
