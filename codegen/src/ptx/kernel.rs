//! One kernel: its grid, its loops, its threads.
//!
//! What stands outside of thread loops runs in every thread alike; a store there is left to the first thread. Before a
//! nest of thread loops that touches memory which another nest writes stands a barrier.

use hlo_dialects::arith;
use hlo_dialects::hextir::buffers::{AllocBuffer, BufferLoad, BufferStore, Dim};
use hlo_dialects::hextir::func::PrimFunc;
use hlo_dialects::hextir::loops::{AXES, Block, For, If};
use hlo_ir::verify::op_error;
use hlo_ir::{BlockRef, Context, Diagnostics, OpRef, Reported, SmallVec, Type, Value, ValueRef};
use rustc_hash::{FxHashMap, FxHashSet};

use super::Target;
use super::function::Functions;
use super::indices::are_narrow;
use super::memory::{Buffer, memory_space};
use super::writer::{Class, Index, MOST, Reg, Scalar, Writer};

/// One number a lane: a scalar has one lane, a vector as many as elements.
pub type Lanes = SmallVec<[Scalar; 4]>;

/// How many iterations are written out at most.
const MOST_UNROLLED: i64 = 256;

/// Blocks along x, y and z where a loop over them has an extent that is not known.
const BLOCKS: [i64; 3] = [1024, 64, 64];

/// What is known before anything is printed.
struct Survey {
    /// Extents of the axes in the order of [`AXES`], where they are bound.
    extents: [Option<i64>; 6],
    /// Axes of the grid that may be of any size.
    open: [bool; 3],
    /// Buffers that one thread may write and another read.
    exchanged: FxHashSet<Value>,
    /// Arguments that are written.
    stored: FxHashSet<Value>,
    /// Whether all indices fit 31 bits.
    narrow: bool,
}

/// Where an op stands.
#[derive(Clone, Copy)]
pub struct Place {
    /// Inside a loop over threads.
    pub in_threads: bool,
    /// Inside a loop that is not one over the grid.
    in_loop: bool,
}

/// Writes one kernel.
pub struct Printer<'a, 'p> {
    pub(super) cx: &'a Context,
    pub(super) target: Target,
    pub(super) w: Writer,
    /// The class of indices.
    pub(super) index: Class,
    pub(super) functions: &'p mut Functions,
    pub(super) diags: &'p mut Diagnostics,
    pub(super) values: FxHashMap<Value, Lanes>,
    pub(super) buffers: FxHashMap<Value, Buffer>,
    /// Extents of arguments that are parameters.
    pub(super) sizes: FxHashMap<(Value, usize), Reg>,
    /// Counters of loops over threads.
    pub(super) thread_counters: FxHashSet<Value>,
    pub(super) stored: FxHashSet<Value>,
    /// Declarations of memory inside the entry.
    pub(super) declarations: String,
    /// Bytes of shared memory.
    pub(super) shared_bytes: usize,
    exchanged: FxHashSet<Value>,
    extents: [i64; 6],
    /// Whether a nest that exchanges data was already written.
    exchanged_before: bool,
}

/// What launching a kernel takes: its grid, its blocks, and the axes of the grid that may be of any size.
pub type Sizes = ([u32; 3], [u32; 3], [bool; 3]);

/// The text of a kernel and what launching it takes.
pub fn print(
    kernel: PrimFunc<'_>,
    entry: &str,
    target: Target,
    functions: &mut Functions,
    diags: &mut Diagnostics,
) -> Result<(String, Sizes), Reported> {
    let op = kernel.op();
    let Some(block) = op.region(0).entry() else {
        return Err(op_error(diags, op, "kernel-body", "has no body to print").emit());
    };
    let survey = survey(op, block, diags)?;
    let (grid, threads) = launch(op, &survey, diags)?;
    let open = survey.open;
    let mut printer = Printer {
        cx: op.cx,
        target,
        w: Writer::new(),
        index: if survey.narrow { Class::B32 } else { Class::B64 },
        functions,
        diags,
        values: FxHashMap::default(),
        buffers: FxHashMap::default(),
        sizes: FxHashMap::default(),
        thread_counters: FxHashSet::default(),
        stored: survey.stored,
        declarations: String::new(),
        shared_bytes: 0,
        exchanged: survey.exchanged,
        extents: survey.extents.map(|extent| extent.unwrap_or(1)),
        exchanged_before: false,
    };
    let mut params: Vec<String> = Vec::new();
    for (position, arg) in block.args().enumerate() {
        let param = format!("{entry}_{position}");
        printer.argument(op, arg, &param)?;
        params.push(format!(".param .u64 {param}"));
    }
    let args: Vec<Value> = block.args().map(|arg| arg.id).collect();
    for (position, dim) in unknown_extents(kernel) {
        let param = format!("{entry}_{position}_{dim}");
        let size = printer.w.fresh(Class::B64);
        printer.w.line(format_args!("ld.param.u64 {size}, [{param}]"));
        printer.sizes.insert((args[position], dim), size);
        params.push(format!(".param .u64 {param}"));
    }
    printer.block(block, Place { in_threads: false, in_loop: false })?;
    if printer.shared_bytes > 48 << 10 {
        let message = format!("takes {} bytes of shared memory, but a block has {}", printer.shared_bytes, 48 << 10);
        return Err(op_error(printer.diags, op, "shared-memory", &message).help("use smaller tiles").emit());
    }
    printer.w.line(format_args!("ret"));
    let text = printer.w.finish();
    let text = text.strip_prefix("{\n").unwrap_or(&text);
    let [x, y, z] = threads;
    let params = params.join(",\n  ");
    let declarations = printer.declarations;
    let text = format!(".visible .entry {entry}(\n  {params}\n)\n.maxntid {x}, {y}, {z}\n{{\n{declarations}{text}");
    Ok((text, (grid, threads, open)))
}

/// The extents of arguments that are not known: argument and dimension.
pub fn unknown_extents(kernel: PrimFunc<'_>) -> Vec<(usize, usize)> {
    let args = kernel.op().region(0).entry().into_iter().flat_map(|block| block.args()).enumerate();
    let unknown = |(position, arg): (usize, ValueRef<'_>)| {
        let shape = arg.shape().unwrap_or_default().to_vec();
        let dims = shape.into_iter().enumerate().filter(|(_, extent)| *extent < 0);
        dims.map(move |(dim, _)| (position, dim))
    };
    args.flat_map(unknown).collect()
}

/// Looks at all loops and accesses of a kernel, and refuses what no schedule for a GPU holds.
fn survey(op: OpRef<'_>, block: BlockRef<'_>, diags: &mut Diagnostics) -> Result<Survey, Reported> {
    let mut survey = Survey {
        extents: [None; 6],
        open: [false; 3],
        exchanged: FxHashSet::default(),
        stored: FxHashSet::default(),
        narrow: true,
    };
    let (mut loaded, mut private) = (FxHashSet::default(), FxHashSet::default());
    let fits = |ty: Type| ty.n_elements(op.cx).is_some_and(|n| n < 1 << 31);
    survey.narrow &= block.args().all(|arg| fits(arg.ty())) && are_narrow(block);
    let mut failed = None;
    let mut pending = vec![block];
    while let Some(block) = pending.pop() {
        for op in block.ops() {
            pending.extend(op.regions().flat_map(|region| region.blocks()));
            if let Some(store) = op.view::<BufferStore<'_>>() {
                survey.stored.insert(store.buffer().id);
            } else if let Some(load) = op.view::<BufferLoad<'_>>() {
                loaded.insert(load.buffer().id);
            } else if let Some(alloc) = op.view::<AllocBuffer<'_>>() {
                let buffer = alloc.buffer();
                survey.narrow &= fits(buffer.ty());
                if memory_space(op.cx, buffer.ty()) == "reg" {
                    private.insert(buffer.id);
                }
            } else if let Some(nest) = op.view::<For<'_>>()
                && let Err(reported) = survey_loop(nest, &mut survey, diags)
            {
                failed = Some(reported);
            }
        }
    }
    survey.exchanged =
        survey.stored.intersection(&loaded).filter(|buffer| !private.contains(buffer)).copied().collect();
    failed.map_or(Ok(survey), Err)
}

fn survey_loop(nest: For<'_>, survey: &mut Survey, diags: &mut Diagnostics) -> Result<(), Reported> {
    let op = nest.op();
    if nest.kind() == "parallel" {
        return Err(op_error(diags, op, "parallel-loop", "is parallel, which is a schedule for a CPU")
            .help("kernels whose `device` is \"cuda\" get theirs from `hextir-schedule`; bind the loop to an axis of the grid")
            .emit());
    }
    let Some(axis) = nest.bind().and_then(|bind| AXES.iter().position(|axis| *axis == bind)) else { return Ok(()) };
    let bounds = [nest.lower(), nest.upper(), nest.step()].map(constant_index);
    let extent = match bounds {
        [Some(lower), Some(upper), Some(step)] => n_trips(lower, upper, step),
        [Some(_), None, Some(1..)] if axis < BLOCKS.len() => {
            survey.open[axis] = true;
            BLOCKS[axis]
        }
        _ => {
            let message = "is bound to the grid, but its bounds are not constant";
            return Err(op_error(diags, op, "grid-extent", message)
                .help("of a loop over blocks only the upper bound may be unknown")
                .emit());
        }
    };
    if let Some(known) = survey.extents[axis].filter(|known| *known != extent) {
        let message = format!("has {extent} iterations, but another loop over {} has {known}", AXES[axis]);
        return Err(op_error(diags, op, "grid-extent", &message).emit());
    }
    survey.extents[axis] = Some(extent);
    Ok(())
}

/// How often a loop runs; never with a step that is not positive.
fn n_trips(lower: i64, upper: i64, step: i64) -> i64 {
    if step > 0 && upper > lower { (upper - lower - 1) / step + 1 } else { 0 }
}

/// The value of a constant index.
pub(super) fn constant_index(value: ValueRef<'_>) -> Option<i64> {
    value.def::<arith::Constant<'_>>()?.value().as_i64(value.cx)
}

/// The grid and the blocks, where a GPU takes them.
fn launch(op: OpRef<'_>, survey: &Survey, diags: &mut Diagnostics) -> Result<([u32; 3], [u32; 3]), Reported> {
    const LIMITS: [i64; 6] = [i32::MAX as i64, 65_535, 65_535, 1024, 1024, 64];
    for ((extent, limit), axis) in survey.extents.into_iter().zip(LIMITS).zip(AXES) {
        if extent.is_some_and(|extent| extent > limit) {
            let extent = extent.unwrap_or_default();
            let message = format!("has {extent} iterations over {axis}, but a GPU takes {limit}");
            return Err(op_error(diags, op, "grid-extent", &message).help("split the loop").emit());
        }
    }
    let extents = survey.extents.map(|extent| extent.unwrap_or(1).max(1) as u32);
    // A loop without iterations leaves nothing to do, whatever the other axes are.
    let is_empty = survey.extents.contains(&Some(0));
    let grid = if is_empty { [0; 3] } else { [extents[0], extents[1], extents[2]] };
    let threads = [extents[3], extents[4], extents[5]];
    let n_threads: u32 = threads.iter().product();
    if n_threads > 1024 {
        let message = format!("has {n_threads} threads a block, but a GPU takes 1024");
        return Err(op_error(diags, op, "grid-extent", &message).help("split the loops over threads").emit());
    }
    Ok((grid, threads))
}

impl Printer<'_, '_> {
    /// All ops of a block but its terminator.
    fn block(&mut self, block: BlockRef<'_>, place: Place) -> Result<(), Reported> {
        hlo_ir::text::grow_stack(|| {
            let end = block.terminator().map(|op| op.id);
            for op in block.ops().filter(|op| Some(op.id) != end) {
                self.op(op, place)?;
            }
            Ok(())
        })
    }

    fn op(&mut self, op: OpRef<'_>, place: Place) -> Result<(), Reported> {
        if let Some(block) = op.view::<Block<'_>>() {
            self.w.comment(block.name());
            return self.region(op, 0, place);
        }
        if let Some(nest) = op.view::<For<'_>>() {
            return self.nest(nest, place);
        }
        if let Some(choice) = op.view::<If<'_>>() {
            return self.choice(choice, place);
        }
        if let Some(alloc) = op.view::<AllocBuffer<'_>>() {
            return self.alloc(alloc, place);
        }
        if let Some(dim) = op.view::<Dim<'_>>() {
            let (buffer, number) = (dim.buffer(), dim.dimension() as usize);
            let extent = self.extent_of(buffer, number);
            self.values.insert(dim.extent().id, [Scalar::Index(extent)].into_iter().collect());
            return Ok(());
        }
        if let Some(load) = op.view::<BufferLoad<'_>>() {
            if !place.in_threads && self.exchanged.contains(&load.buffer().id) {
                self.barrier(place);
            }
            return self.load(load);
        }
        if let Some(store) = op.view::<BufferStore<'_>>() {
            return self.guarded(op, place, &[false; 3], |printer| printer.store(store));
        }
        self.scalar_op(op)
    }

    fn region(&mut self, op: OpRef<'_>, index: usize, place: Place) -> Result<(), Reported> {
        op.region(index).entry().map_or(Ok(()), |block| self.block(block, place))
    }

    /// What the terminator of a region gives.
    fn yielded(&mut self, op: OpRef<'_>, index: usize) -> Vec<Lanes> {
        let end = op.region(index).entry().and_then(|block| block.terminator());
        end.map_or_else(Vec::new, |end| end.operands().map(|value| self.lanes(value.id)).collect())
    }

    /// The lanes of a value.
    pub(super) fn lanes(&self, value: Value) -> Lanes {
        self.values.get(&value).cloned().unwrap_or_default()
    }

    /// The only lane of a value.
    pub(super) fn scalar(&self, value: Value) -> Scalar {
        self.values.get(&value).and_then(|lanes| lanes.first()).copied().unwrap_or(Scalar::Known(Class::B32, 0))
    }

    /// A value as an index.
    pub(super) fn index_of(&self, value: Value) -> Index {
        self.scalar(value).as_index()
    }

    fn nest(&mut self, nest: For<'_>, place: Place) -> Result<(), Reported> {
        let op = nest.op();
        let Some(body) = op.region(0).entry() else { return Ok(()) };
        let counter = body.args().next().map(|arg| arg.id);
        if let Some(axis) = nest.bind().and_then(|bind| AXES.iter().position(|axis| *axis == bind)) {
            let Some(counter) = counter else { return Ok(()) };
            let register = format!(
                "%{}",
                if axis < 3 {
                    format!("ctaid.{}", ["x", "y", "z"][axis])
                } else {
                    format!("tid.{}", ["x", "y", "z"][axis - 3])
                }
            );
            if axis < 3 && constant_index(nest.upper()).is_none() {
                return self.strided(nest, axis, &register, place);
            }
            if axis < 3 {
                self.bind(nest, counter, &register);
                return self.block(body, place);
            }
            let inside = Place { in_threads: true, in_loop: true };
            self.thread_counters.insert(counter);
            if place.in_threads {
                self.bind(nest, counter, &register);
                return self.block(body, inside);
            }
            let axes = thread_axes(op);
            return self.guarded(op, place, &axes, |printer| {
                printer.bind(nest, counter, &register);
                printer.block(body, inside)
            });
        }
        let bounds = [nest.lower(), nest.upper(), nest.step()].map(|value| self.index_of(value.id));
        let known = bounds.iter().all(|bound| bound.base.is_none());
        let [lower, upper, step] = bounds;
        let trips = n_trips(lower.offset, upper.offset, step.offset);
        if known && trips <= MOST_UNROLLED && matches!(nest.kind(), "unrolled" | "vectorized") {
            return self.written_out(nest, lower.offset, step.offset, trips, place);
        }
        self.counted(nest, bounds, place)
    }

    /// A loop over blocks of which there may be more than the grid has.
    fn strided(&mut self, nest: For<'_>, axis: usize, register: &str, place: Place) -> Result<(), Reported> {
        let bounds = [nest.lower(), nest.upper(), nest.step()].map(|value| self.index_of(value.id));
        let [lower, upper, step] = bounds;
        let count = format!("%nctaid.{}", ["x", "y", "z"][axis]);
        let [first, stride] = [register, count.as_str()].map(|special| {
            let narrow = self.w.pure(Class::B32, "mov.u32", &[&special]);
            let id = if self.index == Class::B64 { self.w.pure(Class::B64, "cvt.u64.u32", &[&narrow]) } else { narrow };
            self.scale(Index::reg(id, 1), step.offset)
        });
        let lower = Index { offset: first.offset + lower.offset, ..first };
        self.counted(nest, [lower, upper, stride], place)
    }

    /// The counter of a loop over an axis of the grid.
    fn bind(&mut self, nest: For<'_>, counter: Value, register: &str) {
        let (lower, step) = (self.index_of(nest.lower().id), self.index_of(nest.step().id));
        let (lower, step) = (lower.offset, step.offset);
        let narrow = self.w.pure(Class::B32, "mov.u32", &[&register]);
        let id = if self.index == Class::B64 { self.w.pure(Class::B64, "cvt.u64.u32", &[&narrow]) } else { narrow };
        let scaled = self.scale(Index::reg(id, 1), step);
        let index = Index { offset: scaled.offset + lower, ..scaled };
        self.values.insert(counter, [Scalar::Index(index)].into_iter().collect());
    }

    /// A loop whose iterations are written one behind the other, or side by side in lanes.
    fn written_out(&mut self, nest: For<'_>, lower: i64, step: i64, trips: i64, place: Place) -> Result<(), Reported> {
        let op = nest.op();
        let Some(body) = op.region(0).entry() else { return Ok(()) };
        let args: Vec<Value> = body.args().map(|arg| arg.id).collect();
        let mut carried: Vec<Lanes> = nest.inits().iter().map(|value| self.lanes(value.id)).collect();
        let width = if nest.kind() == "vectorized" && carried.is_empty() && is_straight(body) { 4 } else { 1 };
        let mut done = 0;
        while done < trips {
            let n_lanes = if done + width <= trips { width } else { 1 };
            let counters = (done..done + n_lanes).map(|trip| Scalar::Index(Index::known(lower + trip * step)));
            self.values.insert(args[0], counters.collect());
            for (arg, lanes) in args[1..].iter().zip(carried) {
                self.values.insert(*arg, lanes);
            }
            self.block(body, Place { in_loop: true, ..place })?;
            carried = self.yielded(op, 0);
            done += n_lanes;
        }
        for (result, lanes) in op.results().zip(carried) {
            self.values.insert(result.id, lanes);
        }
        Ok(())
    }

    /// A loop with a label.
    fn counted(&mut self, nest: For<'_>, [lower, upper, step]: [Index; 3], place: Place) -> Result<(), Reported> {
        let op = nest.op();
        let Some(body) = op.region(0).entry() else { return Ok(()) };
        let args: Vec<Value> = body.args().map(|arg| arg.id).collect();
        let index = self.index;
        let counter = self.w.fresh(index);
        self.w.assign(counter, Scalar::Index(lower), index);
        let upper = self.w.text(Scalar::Index(upper), index);
        let multiple = multiple_of(lower).min(multiple_of(step));
        let step = self.w.text(Scalar::Index(step), index);
        let carried: Vec<SmallVec<[Reg; 4]>> =
            nest.inits().iter().map(|value| self.mutable(&self.lanes(value.id))).collect();
        let (top, end) = (self.w.label(), self.w.label());
        self.w.place(&top);
        self.w.open();
        // The assembler would unroll a nest of constant bounds whole and load everything at once, beyond the registers.
        if holds_loop(body) {
            self.w.line(format_args!(".pragma \"nounroll\""));
        }
        let signed = if index == Class::B64 { "s64" } else { "s32" };
        let over = self.w.pure(Class::Pred, &format!("setp.ge.{signed}"), &[&counter, &upper]);
        self.w.line(format_args!("@{over} bra {end}"));
        self.values.insert(args[0], [Scalar::Index(Index::reg(counter, multiple))].into_iter().collect());
        for (arg, regs) in args[1..].iter().zip(&carried) {
            self.values.insert(*arg, regs.iter().map(|reg| Scalar::Reg(*reg)).collect());
        }
        self.block(body, Place { in_loop: true, ..place })?;
        let next = self.yielded(op, 0);
        self.replace(&carried, &next);
        self.w.close();
        self.w.line(format_args!("add.{signed} {counter}, {counter}, {step}"));
        self.w.line(format_args!("bra {top}"));
        self.w.place(&end);
        for (result, regs) in op.results().zip(&carried) {
            self.values.insert(result.id, regs.iter().map(|reg| Scalar::Reg(*reg)).collect());
        }
        Ok(())
    }

    fn choice(&mut self, choice: If<'_>, place: Place) -> Result<(), Reported> {
        let op = choice.op();
        let index = self.index;
        if let Scalar::Known(_, bits) = self.scalar(choice.condition().id) {
            let taken = usize::from(bits == 0);
            self.region(op, taken, place)?;
            let given = self.yielded(op, taken);
            for (result, lanes) in op.results().zip(given) {
                self.values.insert(result.id, lanes);
            }
            return Ok(());
        }
        let condition = self.w.reg(self.scalar(choice.condition().id), index);
        let results: Vec<SmallVec<[Reg; 4]>> = op.results().map(|result| self.fresh_lanes(result.ty())).collect();
        let (otherwise, end) = (self.w.label(), self.w.label());
        self.w.line(format_args!("@!{condition} bra {otherwise}"));
        for branch in 0..2 {
            self.w.open();
            self.region(op, branch, place)?;
            let given = self.yielded(op, branch);
            self.replace(&results, &given);
            self.w.close();
            if branch == 0 {
                self.w.line(format_args!("bra {end}"));
                self.w.place(&otherwise);
            }
        }
        self.w.place(&end);
        for (result, regs) in op.results().zip(&results) {
            self.values.insert(result.id, regs.iter().map(|reg| Scalar::Reg(*reg)).collect());
        }
        Ok(())
    }

    /// Runs what only some threads may run: outside of thread loops, the first one along the axes that are not `used`.
    fn guarded(
        &mut self,
        op: OpRef<'_>,
        place: Place,
        used: &[bool; 3],
        inner: impl FnOnce(&mut Self) -> Result<(), Reported>,
    ) -> Result<(), Reported> {
        if place.in_threads {
            return inner(self);
        }
        if self.exchanges(op) {
            self.barrier(place);
        }
        let idle: Vec<&str> = (0..3)
            .filter(|&axis| !used[axis] && self.extents[axis + 3] > 1)
            .map(|axis| ["%tid.x", "%tid.y", "%tid.z"][axis])
            .collect();
        if idle.is_empty() {
            return inner(self);
        }
        let end = self.w.label();
        for register in idle {
            let id = self.w.pure(Class::B32, "mov.u32", &[&register]);
            let other = self.w.pure(Class::Pred, "setp.ne.u32", &[&id, &0]);
            self.w.line(format_args!("@{other} bra {end}"));
        }
        self.w.open();
        inner(self)?;
        self.w.close();
        self.w.place(&end);
        Ok(())
    }

    /// Whether `op` touches memory that threads write for one another.
    fn exchanges(&self, op: OpRef<'_>) -> bool {
        let mut pending = vec![op];
        while let Some(op) = pending.pop() {
            if op.operands().any(|value| self.exchanged.contains(&value.id)) {
                return true;
            }
            pending.extend(op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()));
        }
        false
    }

    /// Waits for all threads of the block, unless nothing was exchanged yet.
    fn barrier(&mut self, place: Place) {
        if self.extents[3..].iter().any(|extent| *extent > 1) && (place.in_loop || self.exchanged_before) {
            self.w.line(format_args!("bar.sync 0"));
        }
        self.exchanged_before = true;
    }

    /// Copies of lanes in registers of their own.
    fn mutable(&mut self, lanes: &Lanes) -> SmallVec<[Reg; 4]> {
        let index = self.index;
        lanes
            .iter()
            .map(|lane| {
                let class = match lane {
                    Scalar::Reg(reg) => reg.class,
                    Scalar::Known(class, _) => *class,
                    Scalar::Index(_) => index,
                };
                let reg = self.w.fresh(class);
                self.assign(reg, *lane);
                reg
            })
            .collect()
    }

    fn fresh_lanes(&mut self, ty: Type) -> SmallVec<[Reg; 4]> {
        let class = self.class(ty.element(self.cx)).unwrap_or(Class::B32);
        let n_lanes = ty.n_elements(self.cx).unwrap_or(1);
        (0..n_lanes).map(|_| self.w.fresh(class)).collect()
    }

    /// Gives registers new values, all at once.
    fn replace(&mut self, regs: &[SmallVec<[Reg; 4]>], given: &[Lanes]) {
        let pairs: Vec<(Reg, Scalar)> =
            regs.iter().zip(given).flat_map(|(regs, lanes)| regs.iter().copied().zip(lanes.iter().copied())).collect();
        let clash = |scalar: &Scalar| matches!(scalar, Scalar::Reg(from) if pairs.iter().any(|(to, _)| to == from));
        let held: Vec<(Reg, Scalar)> = pairs
            .iter()
            .map(|(to, from)| match from {
                Scalar::Reg(reg) if pairs.len() > 1 && clash(from) => {
                    let copy = self.w.fresh(reg.class);
                    self.assign(copy, *from);
                    (*to, Scalar::Reg(copy))
                }
                _ => (*to, *from),
            })
            .collect();
        for (to, from) in held {
            if from != Scalar::Reg(to) {
                self.assign(to, from);
            }
        }
    }

    /// Copies a number into a register that changes.
    pub(super) fn assign(&mut self, into: Reg, scalar: Scalar) {
        let index = self.index;
        self.w.assign(into, scalar, index);
    }
}

/// The power of two that an index is a multiple of, offset included.
pub(super) fn multiple_of(index: Index) -> u64 {
    let own = if index.base.is_some() { index.multiple } else { MOST };
    if index.offset == 0 { own } else { own.min(1 << index.offset.trailing_zeros().min(20)) }
}

/// Which axes of the block the loops in and around `op` bind.
fn thread_axes(op: OpRef<'_>) -> [bool; 3] {
    let mut axes = [false; 3];
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        if let Some(axis) = op
            .view::<For<'_>>()
            .and_then(|nest| nest.bind())
            .and_then(|bind| AXES.iter().position(|axis| *axis == bind))
            && axis >= 3
        {
            axes[axis - 3] = true;
        }
        pending.extend(op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()));
    }
    axes
}

/// Whether a loop stands right inside that is neither written out nor a thread's.
fn holds_loop(block: BlockRef<'_>) -> bool {
    let is_loop = |inner: For<'_>| inner.bind().is_none() && !matches!(inner.kind(), "unrolled" | "vectorized");
    block.ops().filter_map(|op| op.view::<For>()).any(is_loop)
}

/// Whether a block holds no region and no vectors, so that its iterations can be written side by side.
fn is_straight(block: BlockRef<'_>) -> bool {
    block.ops().all(|op| {
        op.n_regions() == 0
            && op
                .operands()
                .chain(op.results())
                .all(|value| !matches!(value.ty().data(op.cx), hlo_ir::TypeData::Vector { .. }))
            && !op.is::<AllocBuffer<'_>>()
    })
}
