//! Computations over scalars: regions of reductions, scatters, sorts and maps.
//!
//! A region of one operation is recognized. One of elementwise operations becomes a small program over registers that hold
//! many lanes at once, so that a register costs one call of a vector kernel. Everything else runs lane by lane as a
//! function of tensors of rank 0.

mod loops;

use std::cell::RefCell;
use std::sync::Arc;

use hlo_ir::{Name, OpRef, RegionRef, Value as IrValue, ValueRef, traits};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::binder::Binder;
use super::error::RunError;
use super::program::{Args, Callee, Function, Program, Run};
use super::types::element_type;
use super::value::Value;
use super::watch::Watched;
use crate::by_width;
use crate::element::convert::convert_block;
use crate::element::{Bits, ElementType};
use crate::kernels::arith;
use crate::kernels::block::{BLOCK, Block1, Block2, apply1, apply2};
use crate::kernels::combine::{Combine, ScalarFn, Slots, fill};
use crate::kernels::compare::{Comparison, Order, test};
use crate::kernels::kinds::{BinaryKind, Direction, UnaryKind};
use crate::tensor::{Tensor, view, view_mut};
use crate::trap::Trap;

pub use loops::ScalarLoop;

/// What one op of a region does to scalars.
pub enum ScalarOp {
    /// One operand.
    Unary(UnaryKind),
    /// Two operands.
    Binary(BinaryKind),
    /// A comparison.
    Compare(Direction, Order),
    /// `pred ? a : b`.
    Select,
    /// Into the result's element type.
    Convert,
    /// The result is the operand.
    Identity,
    /// A constant.
    Constant(Tensor),
}

/// Where an instruction reads.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Source {
    Arg(usize),
    Register(usize),
    Constant(usize),
}

/// One instruction; the result goes to the register of its own number.
struct Instruction {
    work: Work,
    /// Of the result.
    element: ElementType,
    operands: SmallVec<[Source; 3]>,
}

enum Work {
    Unary(Block1),
    Binary(Block2),
    /// With the element type of the operands.
    Compare(Comparison, ElementType),
    Select,
    /// From this element type.
    Convert(ElementType),
}

/// Lanes that an instruction handles at once: registers then stay in the first-level cache.
const LANES: usize = 256;

/// A program over registers.
struct RegisterProgram {
    instructions: Vec<Instruction>,
    /// Those of the binary instructions, in order.
    kinds: Vec<BinaryKind>,
    constants: Vec<Slots>,
    /// Element types of the arguments, captured values included.
    args: Vec<ElementType>,
    returns: Vec<(Source, ElementType)>,
}

/// A region as a computation of scalars.
pub struct Computation {
    form: Form,
    /// Where the values that it takes from around are among the step's operands.
    captures: Vec<usize>,
}

enum Form {
    Binary(BinaryKind, ElementType),
    /// The second argument.
    Replace,
    Registers(RegisterProgram),
    General(General),
}

enum Code {
    Region(Function),
    Function(Callee),
}

/// A region that needs the whole evaluator.
struct General {
    code: Code,
    args: Vec<ElementType>,
    returns: Vec<ElementType>,
}

impl Computation {
    /// Reads a region whose arguments and results are scalars.
    ///
    /// # Errors
    /// An op that cannot be compiled, an unsupported type.
    pub fn of(region: RegionRef<'_>, b: &mut Binder<'_>) -> Result<Computation, RunError> {
        let (form, captured) = match Reader::read(region, b) {
            Some((program, captured)) => (program.simplest(), captured),
            None => {
                let (function, captured) = b.closure(region)?;
                (General::of(Code::Region(function), region, b)?, captured)
            }
        };
        let captures = captured.into_iter().map(|value| b.capture(value)).collect();
        Ok(Computation { form, captures })
    }

    /// Reads a function whose arguments and results are scalars.
    ///
    /// # Errors
    /// No such function, an unsupported type.
    pub fn of_function(name: Name, b: &mut Binder<'_>) -> Result<Computation, RunError> {
        let op = b.function(name)?;
        let Some(region) = op.regions().next() else {
            return Err(Trap::invalid("a function without a body cannot be run").into());
        };
        let form = match Reader::read(region, b) {
            Some((program, _)) => program.simplest(),
            None => General::of(Code::Function(b.callee(name)?), region, b)?,
        };
        Ok(Computation { form, captures: Vec::new() })
    }

    /// The computation with the values that it takes from around, ready to be called.
    ///
    /// # Errors
    /// When one of those is no scalar.
    pub fn bind<'s, 'r: 's>(&'s self, args: &mut Args<'r>) -> Result<BoundComputation<'s>, Trap> {
        let captured: Vec<Value> = self.captures.iter().map(|&index| args.value(index)).collect();
        Ok(BoundComputation(match &self.form {
            Form::Binary(kind, element) => BoundForm::Binary(*kind, *element),
            Form::Replace => BoundForm::Replace,
            Form::Registers(program) => {
                let first = program.args.len() - captured.len();
                let captured = captured
                    .into_iter()
                    .zip(&program.args[first..])
                    .map(|(value, &element)| Ok(lanes_of(element, value.into_tensor()?.item()?)));
                BoundForm::Registers(program, captured.collect::<Result<_, Trap>>()?)
            }
            Form::General(general) => {
                BoundForm::General(Bound { general, program: args.program(), captured, watched: args.watched() })
            }
        }))
    }
}

/// A [`Computation`] in a run.
pub struct BoundComputation<'a>(BoundForm<'a>);

enum BoundForm<'a> {
    Binary(BinaryKind, ElementType),
    Replace,
    /// With the lanes of what it takes from around.
    Registers(&'a RegisterProgram, Vec<Slots>),
    General(Bound<'a>),
}

/// A general computation in a run.
struct Bound<'a> {
    general: &'a General,
    program: &'a Program,
    captured: Vec<Value>,
    watched: Option<Arc<Watched>>,
}

impl BoundComputation<'_> {
    /// As what makes one value of two.
    pub fn combine(&self) -> Combine<'_> {
        match self.0 {
            BoundForm::Binary(kind, _) => Combine::Binary(kind),
            BoundForm::Replace => Combine::Replace,
            BoundForm::Registers(..) | BoundForm::General(..) => Combine::Region(self),
        }
    }
}

impl ScalarFn for BoundComputation<'_> {
    fn call(&self, lanes: usize, args: &[&[u8]], out: &mut [&mut [u8]]) -> Result<(), Trap> {
        match &self.0 {
            BoundForm::Binary(kind, element) => {
                let block = arith::binary(*kind, element.class()).ok_or_else(|| undefined(*kind, *element))?;
                let width = element.width();
                for (at, slots) in out[0].chunks_mut(BLOCK * width).enumerate() {
                    let range = at * BLOCK * width..at * BLOCK * width + slots.len();
                    slots.copy_from_slice(&args[0][range.clone()]);
                    apply2(block, *element, slots, &args[1][range]);
                    element.normalize(slots);
                }
            }
            BoundForm::Replace => out[0].copy_from_slice(args[1]),
            BoundForm::Registers(program, captured) => program.run(lanes, args, captured, out),
            BoundForm::General(bound) => bound.run(lanes, args, out)?,
        }
        Ok(())
    }
}

#[cold]
fn undefined(kind: BinaryKind, element: ElementType) -> Trap {
    Trap::unsupported(format!("{} is not implemented for {element}", kind.name()))
}

/// As many copies of a value as a register has lanes.
fn lanes_of(element: ElementType, value: Bits) -> Slots {
    let n_bytes = LANES * element.width();
    let mut slots = Slots::new(n_bytes);
    fill(element, slots.bytes_mut(n_bytes), value);
    slots
}

thread_local! {
    /// Registers of the program that runs on this thread.
    static REGISTERS: RefCell<Vec<Slots>> = const { RefCell::new(Vec::new()) };
}

impl RegisterProgram {
    /// The recognized form of a program of one instruction or none.
    fn simplest(self) -> Form {
        let element = self.returns.first().map(|(_, element)| *element);
        match (&*self.instructions, &*self.returns, self.kinds.first()) {
            ([Instruction { work: Work::Binary(_), operands, element }], [(Source::Register(0), _)], Some(&kind))
                if self.args.len() == 2 =>
            {
                match operands[..] {
                    [Source::Arg(0), Source::Arg(1)] => Form::Binary(kind, *element),
                    [Source::Arg(1), Source::Arg(0)] if kind.is_commutative() => Form::Binary(kind, *element),
                    _ => Form::Registers(self),
                }
            }
            ([], [(Source::Arg(1), _)], None) if self.args.len() == 2 && element == Some(self.args[0]) => Form::Replace,
            _ => Form::Registers(self),
        }
    }

    fn run(&self, lanes: usize, args: &[&[u8]], captured: &[Slots], out: &mut [&mut [u8]]) {
        REGISTERS.with_borrow_mut(|registers| {
            let missing = self.instructions.len().saturating_sub(registers.len());
            registers.extend((0..missing).map(|_| Slots::new(LANES * size_of::<Bits>())));
            for start in (0..lanes).step_by(LANES) {
                let n = LANES.min(lanes - start);
                let lanes = Lanes { args, captured, constants: &self.constants, start, n };
                for (index, instruction) in self.instructions.iter().enumerate() {
                    let mut result = std::mem::take(&mut registers[index]);
                    instruction.run(&lanes, registers, result.bytes_mut(n * instruction.element.width()));
                    registers[index] = result;
                }
                for ((source, element), out) in self.returns.iter().zip(&mut *out) {
                    let width = element.width();
                    out[start * width..][..n * width].copy_from_slice(lanes.read(registers, *source, *element));
                }
            }
        });
    }
}

/// What instructions read besides registers.
struct Lanes<'a> {
    args: &'a [&'a [u8]],
    captured: &'a [Slots],
    constants: &'a [Slots],
    start: usize,
    n: usize,
}

impl<'a> Lanes<'a> {
    fn read(&self, registers: &'a [Slots], source: Source, element: ElementType) -> &'a [u8] {
        let n_bytes = self.n * element.width();
        match source {
            Source::Arg(index) => match self.args.get(index) {
                Some(arg) => &arg[self.start * element.width()..][..n_bytes],
                None => self.captured[index - self.args.len()].bytes(n_bytes),
            },
            Source::Register(index) => registers[index].bytes(n_bytes),
            Source::Constant(index) => self.constants[index].bytes(n_bytes),
        }
    }
}

impl Instruction {
    fn run(&self, lanes: &Lanes<'_>, registers: &[Slots], out: &mut [u8]) {
        let read = |index: usize, element| lanes.read(registers, self.operands[index], element);
        match self.work {
            Work::Unary(block) => {
                out.copy_from_slice(read(0, self.element));
                apply1(block, self.element, out);
                self.element.normalize(out);
            }
            Work::Binary(block) => {
                out.copy_from_slice(read(0, self.element));
                apply2(block, self.element, out, read(1, self.element));
                self.element.normalize(out);
            }
            Work::Compare(comparison, element) => comparison.apply(out, read(0, element), read(1, element)),
            Work::Select => {
                let pred = read(0, ElementType::I1);
                by_width!(self.element, W => {
                    let sources = view::<W>(read(1, self.element)).iter().zip(view::<W>(read(2, self.element)));
                    for ((out, &pred), (&on_true, &on_false)) in view_mut::<W>(out).iter_mut().zip(pred).zip(sources) {
                        *out = if pred != 0 { on_true } else { on_false };
                    }
                });
            }
            Work::Convert(from) => convert_block(from, read(0, from), self.element, out),
        }
    }
}

impl General {
    fn of(code: Code, region: RegionRef<'_>, b: &Binder<'_>) -> Result<Form, Trap> {
        let entry = region.entry();
        let args = entry.iter().flat_map(|block| block.args());
        let args = args.map(|arg| b.element(arg.ty())).collect::<Result<_, _>>()?;
        let terminator = entry.and_then(|block| block.terminator());
        let returns = terminator.iter().flat_map(|op| op.operands());
        let returns = returns.map(|value| b.element(value.ty())).collect::<Result<_, _>>()?;
        Ok(Form::General(General { code, args, returns }))
    }
}

impl Bound<'_> {
    /// Lane by lane.
    fn run(&self, lanes: usize, args: &[&[u8]], out: &mut [&mut [u8]]) -> Result<(), Trap> {
        let function = match &self.general.code {
            Code::Region(function) => function,
            Code::Function(callee) => self.program.function(*callee),
        };
        let mut run = Run::new(self.watched.clone());
        for lane in 0..lanes {
            let scalars = args.iter().zip(&self.general.args).map(|(slots, &element)| {
                let width = element.width();
                Value::Tensor(Tensor::scalar(element, Bits::from_slot(&slots[lane * width..][..width])))
            });
            let inputs = scalars.chain(self.captured.iter().cloned());
            let results = run.call(self.program, function, inputs).map_err(|error| error.trap().clone())?;
            for ((value, &element), out) in results.into_iter().zip(&self.general.returns).zip(&mut *out) {
                let width = element.width();
                value.into_tensor()?.item()?.store(&mut out[lane * width..][..width]);
            }
        }
        Ok(())
    }
}

/// Reads a region as a register program.
struct Reader {
    sources: FxHashMap<IrValue, Source>,
    program: RegisterProgram,
    captured: Vec<IrValue>,
}

impl Reader {
    /// The program of a region and the values that it takes from around; `None` when the region needs more.
    fn read(region: RegionRef<'_>, b: &Binder<'_>) -> Option<(RegisterProgram, Vec<IrValue>)> {
        let [block] = region.blocks().collect::<SmallVec<[_; 1]>>()[..] else {
            return None;
        };
        let program = RegisterProgram {
            instructions: Vec::new(),
            kinds: Vec::new(),
            constants: Vec::new(),
            args: Vec::new(),
            returns: Vec::new(),
        };
        let mut reader = Reader { sources: FxHashMap::default(), program, captured: Vec::new() };
        for (index, arg) in block.args().enumerate() {
            reader.sources.insert(arg.id, Source::Arg(index));
            reader.program.args.push(scalar_type(arg, b)?);
        }
        for op in block.ops() {
            if op.has(traits::TERMINATOR) {
                for value in op.operands() {
                    let returned = (reader.source(value, b)?, scalar_type(value, b)?);
                    reader.program.returns.push(returned);
                }
            } else {
                reader.op(op, b)?;
            }
        }
        Some((reader.program, reader.captured))
    }

    fn op(&mut self, op: OpRef<'_>, b: &Binder<'_>) -> Option<()> {
        let scalar = crate::stablehlo::scalar_op(op)?;
        if op.n_results() != 1 {
            return None;
        }
        let element = scalar_type(op.result(0), b)?;
        let operand = op.operands().next().map(|operand| scalar_type(operand, b));
        let operand = operand.unwrap_or(Some(element))?;
        let work = match scalar {
            ScalarOp::Identity => {
                let source = self.source(op.operand(0), b)?;
                self.sources.insert(op.result(0).id, source);
                return Some(());
            }
            ScalarOp::Constant(tensor) => {
                let source = self.constant(element, tensor.item().ok()?);
                self.sources.insert(op.result(0).id, source);
                return Some(());
            }
            // Types below a byte need care that only the whole kernel takes.
            ScalarOp::Unary(UnaryKind::Popcnt | UnaryKind::CountLeadingZeros) if element.needs_normalize() => {
                return None;
            }
            ScalarOp::Binary(BinaryKind::ShiftRightLogical | BinaryKind::ShiftRightArithmetic)
                if element.needs_normalize() =>
            {
                return None;
            }
            ScalarOp::Unary(kind) if operand == element => Work::Unary(arith::unary(kind, element.class())?),
            ScalarOp::Binary(kind) if operand == element => {
                self.program.kinds.push(kind);
                Work::Binary(arith::binary(kind, element.class())?)
            }
            ScalarOp::Unary(_) | ScalarOp::Binary(_) => return None,
            ScalarOp::Compare(direction, order) => Work::Compare(test(direction, order, operand), operand),
            ScalarOp::Select => Work::Select,
            ScalarOp::Convert => Work::Convert(operand),
        };
        let operands = op.operands().map(|operand| self.source(operand, b)).collect::<Option<_>>()?;
        let register = self.program.instructions.len();
        self.program.instructions.push(Instruction { work, element, operands });
        self.sources.insert(op.result(0).id, Source::Register(register));
        Some(())
    }

    fn constant(&mut self, element: ElementType, value: Bits) -> Source {
        self.program.constants.push(lanes_of(element, value));
        Source::Constant(self.program.constants.len() - 1)
    }

    fn source(&mut self, value: ValueRef<'_>, b: &Binder<'_>) -> Option<Source> {
        if let Some(&source) = self.sources.get(&value.id) {
            return Some(source);
        }
        let element = scalar_type(value, b)?;
        let constant = value.defining_op().and_then(crate::stablehlo::scalar_op);
        let source = if let Some(ScalarOp::Constant(tensor)) = constant {
            self.constant(element, tensor.item().ok()?)
        } else {
            self.captured.push(value.id);
            self.program.args.push(element);
            Source::Arg(self.program.args.len() - 1)
        };
        self.sources.insert(value.id, source);
        Some(source)
    }
}

/// The element type of a value of rank 0 that is not quantized.
fn scalar_type(value: ValueRef<'_>, b: &Binder<'_>) -> Option<ElementType> {
    value.shape().filter(|shape| shape.is_empty())?;
    element_type(b.cx(), value.ty().element(b.cx()))
}
