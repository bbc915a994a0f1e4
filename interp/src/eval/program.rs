//! A compiled program and the loop that runs it.
//!
//! A function is a flat list of steps over numbered slots of a frame. Each step is a kernel with its attributes already
//! decoded; operands say whether theirs is the last use, in which case the value moves out of its slot and the kernel may
//! reuse its memory. Regions of control flow are lists of steps over the same frame.

use std::sync::Arc;
use std::time::{Duration, Instant};

use hlo_ir::Loc;
use hlo_ir::text::grow_stack;
use smallvec::SmallVec;

use super::error::RunError;
use super::grid::{Grid, MAX_PROCESSES, Outer, Process, too_many};
use super::kernel::Work;
use super::value::{Value, ValueType};
use super::watch::{Event, Watch, Watched};
use crate::tensor::Tensor;
use crate::trap::Trap;

/// The place of a value in a frame.
pub(crate) type Slot = u32;

/// A list of values; most are short.
pub type Values = SmallVec<[Value; 2]>;

/// Where a step finds an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Operand(u32);

const CONSTANT: u32 = 1 << 31;
const LAST: u32 = 1 << 30;

/// An operand, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Read, others follow.
    Slot(Slot),
    /// The last use.
    Last(Slot),
    /// An entry of the program's table of constants.
    Constant(usize),
}

impl Operand {
    pub(crate) fn slot(slot: Slot) -> Operand {
        debug_assert!(slot < LAST);
        Operand(slot)
    }

    pub(crate) fn constant(index: usize) -> Operand {
        debug_assert!(index < LAST as usize);
        Operand(index as u32 | CONSTANT)
    }

    /// The same operand as the last use of its slot.
    pub(crate) fn last(self) -> Operand {
        Operand(if self.0 & CONSTANT == 0 { self.0 | LAST } else { self.0 })
    }

    #[inline]
    pub(crate) fn source(self) -> Source {
        let index = self.0 & !(CONSTANT | LAST);
        if self.0 & CONSTANT != 0 {
            Source::Constant(index as usize)
        } else if self.0 & LAST != 0 {
            Source::Last(index)
        } else {
            Source::Slot(index)
        }
    }
}

/// One op.
pub(crate) struct Step {
    pub kernel: Work,
    /// Those of the op, then what its kernel asked for besides.
    pub operands: Box<[Operand]>,
    pub results: Box<[Slot]>,
    /// Slots whose values nobody needs after this step.
    pub drops: Box<[Slot]>,
    pub op: &'static str,
    pub loc: Loc,
}

/// A compiled region that shares the frame of the function around it.
#[derive(Default)]
pub struct Region {
    pub(crate) args: Box<[Slot]>,
    pub(crate) steps: Box<[Step]>,
    pub(crate) returns: Box<[Operand]>,
}

/// A compiled function, or a region with a frame of its own.
#[derive(Default)]
pub(crate) struct Function {
    pub name: String,
    pub region: Region,
    pub n_slots: usize,
}

/// Everything that a run needs; immutable and shared by all threads.
pub(crate) struct Program {
    pub functions: Vec<Function>,
    pub constants: Vec<Value>,
    pub max_depth: usize,
    /// How its runs are watched, when they are.
    pub watch: Option<Watch>,
}

impl Program {
    pub(crate) fn function(&self, callee: Callee) -> &Function {
        &self.functions[callee.0]
    }
}

/// The state of a run on one thread.
pub(crate) struct Run {
    frames: Vec<Option<Value>>,
    base: usize,
    depth: usize,
    process: Option<Arc<Process>>,
    /// How often random numbers were drawn.
    n_draws: u64,
    watched: Option<Arc<Watched>>,
    /// What the ops took that were run inside the present one; counted when somebody looks on.
    inner: Duration,
}

impl Run {
    pub(crate) fn new(watched: Option<Arc<Watched>>) -> Run {
        Run { frames: Vec::new(), base: 0, depth: 0, process: None, n_draws: 0, watched, inner: Duration::ZERO }
    }

    /// The run of a process in a grid, which somebody started at that depth of calls.
    pub(crate) fn in_process(process: Arc<Process>, watched: Option<Arc<Watched>>, depth: usize) -> Run {
        Run { process: Some(process), depth, ..Run::new(watched) }
    }

    /// A run in one frame that holds `values` and has room for `n_more`.
    pub(crate) fn with_frame(values: impl Iterator<Item = Value>, n_more: usize) -> Run {
        let frames = values.map(Some).chain(std::iter::repeat_n(None, n_more)).collect();
        Run { frames, ..Run::new(None) }
    }

    #[inline]
    pub(crate) fn put(&mut self, slot: Slot, value: Value) {
        self.frames[self.base + slot as usize] = Some(value);
    }

    /// The value of an operand: moved out when this is its last use, shared otherwise.
    #[inline]
    pub(crate) fn fetch(&mut self, program: &Program, operand: Operand) -> Value {
        let value = match operand.source() {
            Source::Constant(index) => return program.constants[index].clone(),
            Source::Last(slot) => self.frames[self.base + slot as usize].take(),
            Source::Slot(slot) => self.frames[self.base + slot as usize].clone(),
        };
        // The verifier saw to it that values are defined before they are used.
        debug_assert!(value.is_some(), "{:?} is empty", operand.source());
        value.unwrap_or(Value::Token)
    }

    /// A look at an operand; leaves the value where it is.
    #[inline]
    pub(crate) fn peek<'r>(&'r self, program: &'r Program, operand: Operand) -> Option<&'r Value> {
        match operand.source() {
            Source::Constant(index) => program.constants.get(index),
            Source::Last(slot) | Source::Slot(slot) => self.frames[self.base + slot as usize].as_ref(),
        }
    }

    /// Runs the steps of a region in the current frame.
    pub(crate) fn steps(&mut self, program: &Program, region: &Region) -> Result<(), RunError> {
        if let Some(watched) = &self.watched {
            let watched = watched.clone();
            return self.watched_steps(program, region, &watched);
        }
        for step in &region.steps {
            (step.kernel)(&mut Args { run: self, program, step }).map_err(|error| error.at(step.op, step.loc))?;
            for &slot in &step.drops {
                self.frames[self.base + slot as usize] = None;
            }
        }
        Ok(())
    }

    /// The same as [`Run::steps`], with somebody looking on.
    #[cold]
    fn watched_steps(&mut self, program: &Program, region: &Region, watched: &Watched) -> Result<(), RunError> {
        for step in &region.steps {
            let outer = std::mem::take(&mut self.inner);
            let start = Instant::now();
            watched
                .step()
                .map_err(RunError::from)
                .and_then(|()| (step.kernel)(&mut Args { run: self, program, step }))
                .map_err(|error| error.at(step.op, step.loc))?;
            if let Some(observer) = watched.observer() {
                let total = start.elapsed();
                let own = total.saturating_sub(self.inner);
                let results = step.results.iter().filter_map(|&slot| self.frames[self.base + slot as usize].as_ref());
                observer.ran(&Event { op: step.op, loc: step.loc, results: results.collect(), total, own });
                self.inner = outer + total;
            }
            for &slot in &step.drops {
                self.frames[self.base + slot as usize] = None;
            }
        }
        Ok(())
    }

    /// Runs a function in a frame of its own.
    pub(crate) fn call(
        &mut self,
        program: &Program,
        function: &Function,
        inputs: impl IntoIterator<Item = Value>,
    ) -> Result<Values, RunError> {
        if self.depth >= program.max_depth {
            return Err(Trap::invalid(format!(
                "calls are nested more than {} deep, the last one in @{}",
                program.max_depth, function.name
            ))
            .into());
        }
        let (base, top) = (self.base, self.frames.len());
        self.base = top;
        self.depth += 1;
        self.frames.resize(top + function.n_slots, None);
        for (&slot, value) in function.region.args.iter().zip(inputs) {
            self.put(slot, value);
        }
        let outcome = grow_stack(|| self.steps(program, &function.region));
        let results = outcome.map(|()| {
            let returns = function.region.returns.iter();
            returns.map(|&operand| self.fetch(program, operand)).collect()
        });
        self.frames.truncate(top);
        self.base = base;
        self.depth -= 1;
        results
    }
}

/// What a kernel sees of a run: its operands, its results, and the regions that it may run.
pub struct Args<'r> {
    run: &'r mut Run,
    program: &'r Program,
    step: &'r Step,
}

impl<'r> Args<'r> {
    pub(crate) fn new(run: &'r mut Run, program: &'r Program, step: &'r Step) -> Args<'r> {
        Args { run, program, step }
    }

    /// The number of operands, those asked for with [`Binder::capture`](super::Binder::capture) included.
    pub fn n_operands(&self) -> usize {
        self.step.operands.len()
    }

    /// Operand number `index`. At the last use of the value in the program it moves, so that its memory may be reused: ask
    /// for each operand once.
    #[inline]
    pub fn value(&mut self, index: usize) -> Value {
        self.run.fetch(self.program, self.step.operands[index])
    }

    /// Operand number `index`, which must be a tensor; see [`Args::value`].
    ///
    /// # Errors
    /// When it is something else.
    #[inline]
    pub fn tensor(&mut self, index: usize) -> Result<Tensor, Trap> {
        self.value(index).into_tensor()
    }

    /// All operands; see [`Args::value`].
    pub fn values(&mut self) -> Values {
        (0..self.n_operands()).map(|index| self.value(index)).collect()
    }

    /// All operands, which must be tensors; see [`Args::value`].
    ///
    /// # Errors
    /// When one is something else.
    pub fn tensors(&mut self) -> Result<SmallVec<[Tensor; 4]>, Trap> {
        (0..self.n_operands()).map(|index| self.tensor(index)).collect()
    }

    /// Sets result number `index`.
    #[inline]
    pub fn set(&mut self, index: usize, value: impl Into<Value>) {
        self.run.put(self.step.results[index], value.into());
    }

    /// Result number `index`, once it is set.
    pub(crate) fn result(&self, index: usize) -> Option<&Value> {
        self.run.frames[self.run.base + self.step.results[index] as usize].as_ref()
    }

    /// Sets all results.
    ///
    /// # Errors
    /// When there are more or fewer.
    pub fn set_all(&mut self, values: impl IntoIterator<Item = Value>) -> Result<(), Trap> {
        let mut n_values = 0;
        for value in values {
            if let Some(&slot) = self.step.results.get(n_values) {
                self.run.put(slot, value);
            }
            n_values += 1;
        }
        if n_values == self.step.results.len() {
            Ok(())
        } else {
            let n_results = self.step.results.len();
            Err(Trap::invalid(format!("expected {n_results} results, got {n_values}")))
        }
    }

    /// Runs a region of the op with these arguments.
    ///
    /// # Errors
    /// What stops it.
    pub fn run(&mut self, region: &Region, inputs: impl IntoIterator<Item = Value>) -> Result<(), RunError> {
        for (&slot, value) in region.args.iter().zip(inputs) {
            self.run.put(slot, value);
        }
        grow_stack(|| self.run.steps(self.program, region))
    }

    /// Says that a round of a loop begins, which counts as a step.
    ///
    /// # Errors
    /// When it may not.
    #[inline]
    pub(crate) fn begin_round(&self) -> Result<(), Trap> {
        self.run.watched.as_ref().map_or(Ok(()), |watched| watched.step())
    }

    /// Makes what the region returned its arguments.
    pub(crate) fn advance(&mut self, region: &Region) {
        let moved = |operand: Operand, slot: Slot| {
            operand.source() != Source::Slot(slot) && operand.source() != Source::Last(slot)
        };
        let pairs = || region.returns.iter().copied().zip(region.args.iter().copied());
        let moves = || pairs().filter(|&(operand, slot)| moved(operand, slot));
        // All are read before any is written: they may have changed places.
        let values: SmallVec<[Value; 4]> = moves().map(|(operand, _)| self.run.fetch(self.program, operand)).collect();
        for ((_, slot), value) in moves().zip(values) {
            self.run.put(slot, value);
        }
    }

    /// What the region returned that ran last.
    pub fn returned(&mut self, region: &Region) -> Values {
        region.returns.iter().map(|&operand| self.run.fetch(self.program, operand)).collect()
    }

    /// The boolean that the region returned that ran last.
    ///
    /// # Errors
    /// When it returned something else.
    pub fn returned_bool(&mut self, region: &Region) -> Result<bool, Trap> {
        let value = region.returns.first().and_then(|&first| self.run.peek(self.program, first));
        match value {
            Some(Value::Tensor(tensor)) if tensor.len() == 1 => Ok(tensor.bytes()[0] != 0),
            _ => Err(Trap::invalid("a condition must be one boolean")),
        }
    }

    /// Calls a function of the program.
    ///
    /// # Errors
    /// What stops it.
    pub fn call(&mut self, callee: Callee, inputs: impl IntoIterator<Item = Value>) -> Result<Values, RunError> {
        let loc = self.step.loc;
        self.run.call(self.program, self.program.function(callee), inputs).map_err(|error| error.called_from(loc))
    }

    /// A key for random numbers that no other draw of the run has, nor one of another process.
    pub(crate) fn next_random_key(&mut self) -> u64 {
        self.run.n_draws += 1;
        let process = self.run.process.as_ref().map_or(0, |process| process.index() as u64 + 1);
        process << 48 ^ self.run.n_draws
    }

    /// The process of a grid that this run is, if it is one.
    pub(crate) fn process(&self) -> Option<Arc<Process>> {
        self.run.process.clone()
    }

    /// Runs a function in each process of a grid; what they return, process by process.
    pub(crate) fn run_grid(&self, grid: Grid, processes: Vec<(Callee, Values)>) -> Result<Vec<Values>, RunError> {
        let loc = self.step.loc;
        let depth = self.run.depth;
        let outer =
            self.run.process.as_ref().map_or(Outer { depth, ..Outer::default() }, |process| process.around(depth));
        grid.run(self.program, processes, self.watched(), outer).map_err(|error| error.called_from(loc))
    }

    /// Who looks on.
    pub(crate) fn watched(&self) -> Option<Arc<Watched>> {
        self.run.watched.clone()
    }

    pub(crate) fn program(&self) -> &'r Program {
        self.program
    }
}

/// A function of the program that is being compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Callee(pub(crate) usize);

/// A program that is ready to run, any number of times and on any thread. Made by [`Interpreter`](super::Interpreter).
pub struct Executable {
    pub(crate) program: Arc<Program>,
    pub(crate) entry: usize,
    pub(crate) loc: Loc,
    pub(crate) inputs: Vec<ValueType>,
    pub(crate) outputs: Vec<ValueType>,
}

impl Executable {
    /// The types of the arguments.
    pub fn inputs(&self) -> &[ValueType] {
        &self.inputs
    }

    /// The types of the results.
    pub fn outputs(&self) -> &[ValueType] {
        &self.outputs
    }

    /// Runs the entry function.
    ///
    /// # Errors
    /// Inputs that do not fit the arguments, and whatever stops the program.
    pub fn run(&self, inputs: Vec<Value>) -> Result<Vec<Value>, RunError> {
        self.check(&inputs).map_err(|trap| RunError::from(trap).at("func.func", self.loc))?;
        let function = &self.program.functions[self.entry];
        Run::new(self.watched()).call(&self.program, function, inputs).map(SmallVec::into_vec)
    }

    /// Runs the entry function in each process of a grid. `inputs` are those of the processes, row by row, or one list for
    /// all; so are the results.
    ///
    /// # Errors
    /// An empty grid, another number of lists, and as in [`Executable::run`].
    pub fn run_grid(
        &self,
        n_replicas: u32,
        n_partitions: u32,
        inputs: Vec<Vec<Value>>,
    ) -> Result<Vec<Vec<Value>>, RunError> {
        let n_processes = n_replicas as usize * n_partitions as usize;
        let inputs = match inputs.len() {
            _ if n_processes == 0 => Err(Trap::invalid("a grid without processes cannot be run")),
            _ if n_processes > MAX_PROCESSES => Err(too_many()),
            1 => Ok(vec![inputs[0].clone(); n_processes]),
            n if n == n_processes => Ok(inputs),
            n => Err(Trap::invalid(format!("{n} lists of arguments for {n_processes} processes"))),
        };
        let place = |trap: Trap| RunError::from(trap).at("func.func", self.loc);
        let mut processes = Vec::new();
        for inputs in inputs.map_err(place)? {
            self.check(&inputs).map_err(place)?;
            processes.push((Callee(self.entry), inputs.into()));
        }
        let results =
            Grid::new(n_replicas, n_partitions, []).run(&self.program, processes, self.watched(), Outer::default())?;
        Ok(results.into_iter().map(SmallVec::into_vec).collect())
    }

    /// The watch over a run that begins now.
    fn watched(&self) -> Option<Arc<Watched>> {
        self.program.watch.as_ref().map(Watch::begin)
    }

    fn check(&self, inputs: &[Value]) -> Result<(), Trap> {
        if inputs.len() != self.inputs.len() {
            return Err(Trap::invalid(format!(
                "incorrect number of arguments specified, provided {} inputs but function expected {}",
                inputs.len(),
                self.inputs.len()
            )));
        }
        for (index, (value, ty)) in inputs.iter().zip(&self.inputs).enumerate() {
            if !ty.accepts(value) {
                return Err(Trap::invalid(format!(
                    "invalid input argument type at index {index}, input type was '{}' but entry function expected '{ty}'",
                    value.type_name()
                )));
            }
        }
        Ok(())
    }
}
