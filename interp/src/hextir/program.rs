//! A compiled kernel: instructions over registers, and the loop that carries them out.

use hlo_dialects::hextir::symbols::Symbols;
use hlo_ir::{Loc, OpRef};

use super::functions::Undefined;
use super::memory::{Buffer, Bytes, Cell, Fault};
use super::scalar::Scalar;
use crate::element::ElementType;
use crate::eval::RunError;
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

/// The number of a register; a vector has one a lane, neighbours.
pub(super) type Register = u32;

/// The number of an instruction.
pub(super) type Target = u32;

/// One instruction. `lanes` counts the registers that it fills.
pub(super) enum Instruction {
    One {
        work: fn(Scalar, Scalar, u64) -> u64,
        from: Scalar,
        to: Scalar,
        out: Register,
        x: Register,
        lanes: u16,
    },
    Two {
        work: fn(Scalar, u64, u64) -> u64,
        ty: Scalar,
        out: Register,
        x: Register,
        y: Register,
        lanes: u16,
    },
    Three {
        work: fn(Scalar, u64, u64, u64) -> u64,
        ty: Scalar,
        out: Register,
        operands: [Register; 3],
        lanes: u16,
    },
    Try1 {
        work: fn(Scalar, Scalar, u64) -> Result<u64, Undefined>,
        from: Scalar,
        to: Scalar,
        out: Register,
        x: Register,
        lanes: u16,
    },
    Try2 {
        work: fn(Scalar, u64, u64) -> Result<u64, Undefined>,
        ty: Scalar,
        out: Register,
        x: Register,
        y: Register,
        lanes: u16,
    },
    Move {
        out: Register,
        x: Register,
        lanes: u16,
    },
    /// `condition_lanes` is one where one condition decides for all lanes.
    Select {
        out: Register,
        condition: Register,
        x: Register,
        y: Register,
        lanes: u16,
        condition_lanes: u16,
    },
    /// Begins a loop: sets the counter, or jumps to `exit` when there is nothing to do.
    Enter {
        counter: Register,
        lower: Register,
        upper: Register,
        step: Register,
        exit: Target,
    },
    /// Ends an iteration: advances the counter and jumps to `body` when there is more to do.
    Next {
        counter: Register,
        upper: Register,
        step: Register,
        body: Target,
    },
    Jump {
        to: Target,
    },
    JumpUnless {
        condition: Register,
        to: Target,
    },
    /// Makes a buffer's elements undefined.
    Allocate {
        buffer: u32,
    },
    Dim {
        out: Register,
        buffer: u32,
        dimension: u32,
    },
    /// `indices` is the first of as many entries of [`Program::indices`] as the buffer has dimensions.
    Load {
        cell: Cell,
        buffer: u32,
        out: Register,
        indices: u32,
        rank: u8,
        lanes: u16,
    },
    Store {
        cell: Cell,
        buffer: u32,
        value: Register,
        indices: u32,
        rank: u8,
        lanes: u16,
    },
}

/// What is known of a buffer before a run.
pub(super) struct BufferInfo {
    pub element: ElementType,
    /// Extents; `None` is one that arguments bring.
    pub extents: Vec<Option<usize>>,
    /// For messages.
    pub name: String,
    /// Whether an op writes to it.
    pub is_written: bool,
}

/// A `hextir.prim_func`, ready to run any number of times and on any thread.
///
/// ```
/// use hlo_interp::{ElementType, Tensor, hextir::Program};
/// # use hlo_ir::{Context, text};
/// # let cx = Context::new(hlo_dialects::registry());
/// # let source = r#"hextir.prim_func @double(%a: memref<2xf32>, %b: memref<2xf32>) {
/// #   %c0 = arith.constant 0 : index
/// #   %c1 = arith.constant 1 : index
/// #   %c2 = arith.constant 2 : index
/// #   hextir.for "parallel" %c0 to %c2 step %c1 {
/// #   ^bb0(%i: index):
/// #     %x = hextir.buffer_load %a[%i] : memref<2xf32> -> f32
/// #     %y = arith.addf %x, %x : f32
/// #     hextir.buffer_store %y, %b[%i] : f32, memref<2xf32>
/// #   }
/// #   hextir.return
/// # }"#;
/// # let (module, _) = text::parse_module(&cx, "x", source.as_bytes().into(), Default::default());
/// # let op = module.root().regions().next().unwrap().entry().unwrap().ops().next().unwrap();
/// let program = Program::compile(op)?;
/// let x = Tensor::from_slice(ElementType::F32, &[2], &[1.0f32, 2.0])?;
/// let results = program.call(&[x], &[(ElementType::F32, [2].as_slice().into())])?;
/// assert_eq!(results[0].as_slice::<f32>(), [2.0, 4.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Program {
    pub(super) name: String,
    pub(super) loc: Loc,
    pub(super) code: Vec<Instruction>,
    /// What each instruction was made from.
    pub(super) places: Vec<(&'static str, Loc)>,
    /// The registers at first: constants.
    pub(super) frame: Vec<u64>,
    pub(super) indices: Vec<Register>,
    /// Those of the arguments, then those that are allocated.
    pub(super) buffers: Vec<BufferInfo>,
    pub(super) n_args: usize,
    /// How extents hang together that are not known before.
    pub(super) symbols: Option<Symbols>,
}

impl Program {
    /// Compiles a kernel. The op must be verified.
    ///
    /// # Errors
    /// Another op, arguments that are no buffers, ops and types without a meaning in kernels; each with its place.
    pub fn compile(kernel: OpRef<'_>) -> Result<Program, RunError> {
        super::compiler::compile(kernel)
    }

    /// The symbol of the kernel.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many buffers the kernel takes.
    pub fn n_buffers(&self) -> usize {
        self.n_args
    }

    /// Runs the kernel over these buffers, one an argument. All their contents count as defined.
    ///
    /// # Errors
    /// Buffers that do not fit the arguments; accesses outside, reads of unwritten elements of allocated buffers, undefined
    /// arithmetic. Buffers are then partly written.
    pub fn run(&self, buffers: &mut [Tensor]) -> Result<(), RunError> {
        self.check(&buffers.iter().collect::<Vec<_>>()).map_err(|trap| self.here(trap))?;
        let mut scratch = self.scratch()?;
        let mut views = Vec::with_capacity(self.buffers.len());
        for (tensor, info) in buffers.iter_mut().zip(&self.buffers) {
            let extents = Shape::from_slice(tensor.shape());
            let bytes = if info.is_written {
                Bytes::Write(tensor.bytes_mut().map_err(|trap| self.here(trap))?)
            } else {
                Bytes::Read(tensor.bytes())
            };
            views.push(Buffer::defined(bytes, &extents));
        }
        self.execute(&mut views, &mut scratch)
    }

    /// Runs the kernel over `inputs`, then new buffers for results of these types, and returns those.
    ///
    /// # Errors
    /// As [`Program::run`]; and a kernel that writes to an input, reads a result before writing it, or leaves an element of
    /// one unwritten.
    pub fn call(&self, inputs: &[Tensor], results: &[(ElementType, Shape)]) -> Result<Vec<Tensor>, RunError> {
        let outputs = results.iter().map(|(element, shape)| Tensor::scratch(*element, shape));
        let mut outputs = outputs.collect::<Result<Vec<Tensor>, Trap>>().map_err(|trap| self.here(trap))?;
        self.check(&inputs.iter().chain(&outputs).collect::<Vec<_>>()).map_err(|trap| self.here(trap))?;
        let mut scratch = self.scratch()?;
        let mut views = Vec::with_capacity(self.buffers.len());
        views.extend(inputs.iter().map(|tensor| Buffer::defined(Bytes::Read(tensor.bytes()), tensor.shape())));
        for tensor in &mut outputs {
            views.push(self.undefined(tensor)?);
        }
        self.execute(&mut views, &mut scratch)?;
        for (view, info) in views.iter().zip(&self.buffers).take(self.n_args).skip(inputs.len()) {
            if let Some(at) = view.first_unwritten() {
                let index = view.index_of(at);
                let message = format!("the kernel @{} never writes element {index:?} of {}", self.name, info.name);
                return Err(self.here(Trap::invalid(message)));
            }
        }
        drop(views);
        Ok(outputs)
    }

    #[cold]
    fn here(&self, trap: Trap) -> RunError {
        RunError::from(trap).at("hextir.prim_func", self.loc)
    }

    fn check(&self, tensors: &[&Tensor]) -> Result<(), Trap> {
        if tensors.len() != self.n_args {
            let (name, n_args, n_given) = (&self.name, self.n_args, tensors.len());
            return Err(Trap::invalid(format!("the kernel @{name} takes {n_args} buffers, but {n_given} are given")));
        }
        for (tensor, info) in tensors.iter().zip(&self.buffers) {
            let fits = info.element == tensor.element()
                && info.extents.len() == tensor.rank()
                && info
                    .extents
                    .iter()
                    .zip(tensor.shape())
                    .all(|(known, size)| known.is_none_or(|known| known == *size));
            if !fits {
                let (name, given) = (&info.name, tensor.type_name());
                return Err(Trap::invalid(format!("{name} of @{} cannot hold {given}", self.name)));
            }
        }
        Ok(())
    }

    /// Memory for the buffers that the kernel allocates.
    fn scratch(&self) -> Result<Vec<Tensor>, RunError> {
        let allocated = self.buffers[self.n_args..].iter().map(|info| {
            let extents: Shape = info.extents.iter().map(|extent| extent.unwrap_or(0)).collect();
            Tensor::scratch(info.element, &extents)
        });
        allocated.collect::<Result<_, Trap>>().map_err(|trap| self.here(trap))
    }

    /// Runs over the buffers of the arguments and then those of `scratch`.
    fn execute<'a>(&self, buffers: &mut Vec<Buffer<'a>>, scratch: &'a mut [Tensor]) -> Result<(), RunError> {
        for tensor in scratch {
            buffers.push(self.undefined(tensor)?);
        }
        self.carry_out(buffers).map_err(|(at, trap)| {
            let (op, loc) = self.places[at];
            RunError::from(trap).at(op, loc)
        })
    }

    fn undefined<'a>(&self, tensor: &'a mut Tensor) -> Result<Buffer<'a>, RunError> {
        let (extents, n_elements) = (Shape::from_slice(tensor.shape()), tensor.len());
        let bytes = tensor.bytes_mut().map_err(|trap| self.here(trap))?;
        Ok(Buffer::undefined(bytes, &extents, n_elements))
    }

    /// The loop over instructions. An error comes with the number of its instruction.
    fn carry_out(&self, buffers: &mut [Buffer<'_>]) -> Result<(), (usize, Trap)> {
        let mut frame = self.frame.clone();
        let r = &mut *frame;
        let mut next = 0;
        while let Some(instruction) = self.code.get(next) {
            let at = next;
            next += 1;
            match *instruction {
                Instruction::One { work, from, to, out, x, lanes: 1 } => {
                    r[out as usize] = work(from, to, r[x as usize])
                }
                Instruction::One { work, from, to, out, x, lanes } => {
                    for lane in 0..usize::from(lanes) {
                        r[out as usize + lane] = work(from, to, r[x as usize + lane]);
                    }
                }
                Instruction::Two { work, ty, out, x, y, lanes: 1 } => {
                    r[out as usize] = work(ty, r[x as usize], r[y as usize]);
                }
                Instruction::Two { work, ty, out, x, y, lanes } => {
                    for lane in 0..usize::from(lanes) {
                        r[out as usize + lane] = work(ty, r[x as usize + lane], r[y as usize + lane]);
                    }
                }
                Instruction::Three { work, ty, out, operands: [x, y, z], lanes } => {
                    for lane in 0..usize::from(lanes) {
                        let (x, y, z) = (r[x as usize + lane], r[y as usize + lane], r[z as usize + lane]);
                        r[out as usize + lane] = work(ty, x, y, z);
                    }
                }
                Instruction::Try1 { work, from, to, out, x, lanes } => {
                    for lane in 0..usize::from(lanes) {
                        let x = r[x as usize + lane];
                        r[out as usize + lane] =
                            work(from, to, x).map_err(|why| (at, undefined(why, &[from.text(x)])))?;
                    }
                }
                Instruction::Try2 { work, ty, out, x, y, lanes } => {
                    for lane in 0..usize::from(lanes) {
                        let (x, y) = (r[x as usize + lane], r[y as usize + lane]);
                        r[out as usize + lane] = work(ty, x, y)
                            .map_err(|why| (at, undefined(why, &[ty.text(x), (y as i64).to_string()])))?;
                    }
                }
                Instruction::Move { out, x, lanes: 1 } => r[out as usize] = r[x as usize],
                Instruction::Move { out, x, lanes } => {
                    let x = x as usize;
                    r.copy_within(x..x + usize::from(lanes), out as usize);
                }
                Instruction::Select { out, condition, x, y, lanes, condition_lanes } => {
                    for lane in 0..usize::from(lanes) {
                        let condition = r[condition as usize + lane.min(usize::from(condition_lanes) - 1)];
                        let source = if condition != 0 { x } else { y };
                        r[out as usize + lane] = r[source as usize + lane];
                    }
                }
                Instruction::Enter { counter, lower, upper, step, exit } => {
                    let (lower, upper, step) = (r[lower as usize], r[upper as usize], r[step as usize] as i64);
                    if step <= 0 {
                        return Err((at, Trap::invalid(format!("a loop's step must be positive, found {step}"))));
                    }
                    r[counter as usize] = lower;
                    if lower as i64 >= upper as i64 {
                        next = exit as usize;
                    }
                }
                Instruction::Next { counter, upper, step, body } => {
                    // A sum beyond the range of indices is beyond every limit too.
                    let sum = (r[counter as usize] as i64).checked_add(r[step as usize] as i64);
                    if let Some(sum) = sum
                        && sum < r[upper as usize] as i64
                    {
                        r[counter as usize] = sum as u64;
                        next = body as usize;
                    }
                }
                Instruction::Jump { to } => next = to as usize,
                Instruction::JumpUnless { condition, to } => {
                    if r[condition as usize] == 0 {
                        next = to as usize;
                    }
                }
                Instruction::Allocate { buffer } => buffers[buffer as usize].forget(),
                Instruction::Dim { out, buffer, dimension } => {
                    r[out as usize] = buffers[buffer as usize].extent(dimension as usize) as u64;
                }
                Instruction::Load { cell, buffer, out, indices, rank, lanes } => {
                    let indices = &self.indices[indices as usize..][..usize::from(rank)];
                    let memory = &buffers[buffer as usize];
                    if let Err(fault) = memory.load(cell, r, indices, out, usize::from(lanes)) {
                        return Err((at, self.explain(&fault, buffers, buffer, r, indices, lanes)));
                    }
                }
                Instruction::Store { cell, buffer, value, indices, rank, lanes } => {
                    let indices = &self.indices[indices as usize..][..usize::from(rank)];
                    let memory = &mut buffers[buffer as usize];
                    if let Err(fault) = memory.store(cell, r, indices, value, usize::from(lanes)) {
                        return Err((at, self.explain(&fault, buffers, buffer, r, indices, lanes)));
                    }
                }
            }
        }
        Ok(())
    }

    #[cold]
    fn explain(
        &self,
        fault: &Fault,
        buffers: &[Buffer<'_>],
        buffer: u32,
        registers: &[u64],
        indices: &[Register],
        lanes: u16,
    ) -> Trap {
        let buffer = buffer as usize;
        buffers[buffer].explain(fault, &self.buffers[buffer].name, registers, indices, usize::from(lanes))
    }
}

#[cold]
fn undefined(why: Undefined, operands: &[String]) -> Trap {
    Trap::invalid(format!("{why} (of {})", operands.join(" and ")))
}
