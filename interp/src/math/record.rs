//! The steps of a function written down: a [`Program`] without branches, which other
//! representations can take over step by step.
//!
//! A function of this module runs on [`Traced`] numbers as it runs on floats; each step on a value
//! that is not known appends a row to a [`Tape`]. Steps on constants are carried out at once, and
//! a step that was already taken is not taken twice.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::num::Wrapping;
use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Shl, Shr, Sub};

use rustc_hash::FxHashMap;

use super::steps::{Mask, Real, Word};

/// The type of a step's value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepType {
    /// Single precision.
    F32,
    /// Double precision.
    F64,
    /// A 32-bit integer.
    I32,
    /// A 64-bit integer.
    I64,
    /// A truth value.
    Bool,
}

/// What a step does. The type of its value is the step's type; operands have the same type unless
/// said otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepOp {
    /// An argument of the function, by position.
    Argument(u8),
    /// A constant, by its bits.
    Constant(u64),
    /// A sum; of integers, without the carry out.
    Add,
    /// A difference; of integers, without the borrow.
    Sub,
    /// A product of floats.
    Mul,
    /// A quotient of floats.
    Div,
    /// A float with the other sign.
    Neg,
    /// The square root of a float.
    Sqrt,
    /// `a * b + c` of floats, rounded once.
    Fma,
    /// Whether `a < b`, of floats; false for NaN.
    Less,
    /// Whether `a <= b`, of floats; false for NaN.
    LessEqual,
    /// Whether `a == b`, of floats or integers.
    Equal,
    /// The bits set in both, of integers or truth values.
    And,
    /// The bits set in either, of integers or truth values.
    Or,
    /// The bits set in one only, of integers.
    Xor,
    /// The opposite of a truth value.
    Not,
    /// An integer shifted to the left.
    Shl(u8),
    /// An integer shifted to the right, with zeros coming in.
    Shr(u8),
    /// The second operand where the first, a truth value, holds, and the third elsewhere.
    Select,
    /// The bits of a float as an integer, or the other way round.
    Bitcast,
    /// A single-precision number in double precision.
    Widen,
    /// The single-precision number nearest to one in double precision.
    Narrow,
    /// The entry of a table whose position is the integer operand modulo 32.
    Lookup(u8),
}

/// The position of a step in its program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StepId(pub u32);

/// One step; it reads the values of earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// What it does.
    pub op: StepOp,
    /// The type of its value.
    pub ty: StepType,
    operands: [StepId; 3],
    n_operands: u8,
}

impl Step {
    /// The steps whose values it reads, in order.
    pub fn operands(&self) -> &[StepId] {
        &self.operands[..usize::from(self.n_operands)]
    }
}

/// A function as a list of steps, the last of which gives the result.
#[derive(Clone, Debug)]
pub struct Program {
    /// The steps, each after those it reads.
    pub steps: Vec<Step>,
    /// The tables that [`StepOp::Lookup`] reads, as bits of the step's type.
    pub tables: Vec<[u64; 32]>,
    /// The step that gives the result.
    pub result: StepId,
}

impl Program {
    /// The steps of a function of one number.
    pub fn of_unary<T: Kind>(function: impl for<'t> Fn(Traced<'t, T>) -> Traced<'t, T>) -> Program {
        let tape = Tape::default();
        let result = function(tape.argument(0)).on(&tape);
        tape.finish(result)
    }

    /// The steps of a function of two numbers.
    pub fn of_binary<T: Kind>(function: impl for<'t> Fn(Traced<'t, T>, Traced<'t, T>) -> Traced<'t, T>) -> Program {
        let tape = Tape::default();
        let result = function(tape.argument(0), tape.argument(1)).on(&tape);
        tape.finish(result)
    }

    /// Takes the steps, with arguments and result as bits. The meaning of a program is defined
    /// here; it is not fast.
    pub fn run(&self, arguments: &[u64]) -> u64 {
        let mut values: Vec<u64> = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            let read = |position: usize| values[step.operands[position].0 as usize];
            let operand_ty = step.operands().first().map(|id| self.steps[id.0 as usize].ty);
            let value = match (step.op, operand_ty.unwrap_or(step.ty)) {
                (StepOp::Argument(position), _) => arguments[usize::from(position)],
                (StepOp::Constant(bits), _) => bits,
                (StepOp::Lookup(table), _) => self.tables[usize::from(table)][(read(0) % 32) as usize],
                (StepOp::Select, _) => read(if read(0) != 0 { 1 } else { 2 }),
                (StepOp::Bitcast, _) => read(0),
                (StepOp::Widen, _) => f64::from(f32::of_bits(read(0))).bits(),
                (StepOp::Narrow, _) => (f64::of_bits(read(0)) as f32).bits(),
                (op, StepType::F32) => on_floats::<f32>(op, read),
                (op, StepType::F64) => on_floats::<f64>(op, read),
                (op, ty) => on_integers(op, read) & ty.mask(),
            };
            values.push(value);
        }
        values[self.result.0 as usize]
    }
}

fn on_floats<T: Kind + Real>(op: StepOp, read: impl Fn(usize) -> u64) -> u64
where
    T::Mask: Kind,
{
    let operand = |position| T::of_bits(read(position));
    match op {
        StepOp::Add => (operand(0) + operand(1)).bits(),
        StepOp::Sub => (operand(0) - operand(1)).bits(),
        StepOp::Mul => (operand(0) * operand(1)).bits(),
        StepOp::Div => (operand(0) / operand(1)).bits(),
        StepOp::Neg => (-operand(0)).bits(),
        StepOp::Sqrt => operand(0).sqrt().bits(),
        StepOp::Fma => operand(0).fma(operand(1), operand(2)).bits(),
        StepOp::Less => operand(0).lt(operand(1)).bits(),
        StepOp::LessEqual => operand(0).le(operand(1)).bits(),
        StepOp::Equal => operand(0).same(operand(1)).bits(),
        _ => unreachable!("{op:?} is no step on floats"),
    }
}

fn on_integers(op: StepOp, read: impl Fn(usize) -> u64) -> u64 {
    match op {
        StepOp::Add => read(0).wrapping_add(read(1)),
        StepOp::Sub => read(0).wrapping_sub(read(1)),
        StepOp::And => read(0) & read(1),
        StepOp::Or => read(0) | read(1),
        StepOp::Xor => read(0) ^ read(1),
        StepOp::Shl(count) => read(0) << count,
        StepOp::Shr(count) => read(0) >> count,
        StepOp::Not => !read(0),
        StepOp::Equal => u64::from(read(0) == read(1)),
        _ => unreachable!("{op:?} is no step on integers"),
    }
}

impl StepType {
    /// The bits that a value of this type may have.
    const fn mask(self) -> u64 {
        match self {
            StepType::F32 | StepType::I32 => u32::MAX as u64,
            StepType::F64 | StepType::I64 => u64::MAX,
            StepType::Bool => 1,
        }
    }
}

/// A plain type that steps work on.
pub trait Kind: Copy {
    /// Its name in programs.
    const TYPE: StepType;

    /// The value's bits.
    fn bits(self) -> u64;

    /// The value of these bits.
    fn of_bits(bits: u64) -> Self;
}

macro_rules! kind {
    ($($plain:ty, $ty:ident, $value:ident => $bits:expr, $word:ident => $back:expr;)*) => {$(
        impl Kind for $plain {
            const TYPE: StepType = StepType::$ty;

            #[inline(always)]
            fn bits(self) -> u64 {
                let $value = self;
                $bits
            }

            #[inline(always)]
            fn of_bits($word: u64) -> Self {
                $back
            }
        }
    )*};
}

kind! {
    f32, F32, value => value.to_bits().into(), bits => f32::from_bits(bits as u32);
    f64, F64, value => value.to_bits(), bits => f64::from_bits(bits);
    Wrapping<u32>, I32, value => value.0.into(), bits => Wrapping(bits as u32);
    Wrapping<u64>, I64, value => value.0, bits => Wrapping(bits);
    bool, Bool, value => value.into(), bits => bits != 0;
}

/// Where steps are written down.
#[derive(Default)]
pub struct Tape {
    rows: RefCell<Rows>,
}

#[derive(Default)]
struct Rows {
    steps: Vec<Step>,
    known: FxHashMap<Step, StepId>,
    tables: Vec<[u64; 32]>,
}

impl Tape {
    /// An argument of the function.
    pub fn argument<T: Kind>(&self, position: u8) -> Traced<'_, T> {
        let id = self.push(StepOp::Argument(position), T::TYPE, &[]);
        Traced { at: At::Step(self, id), plain: PhantomData }
    }

    fn push(&self, op: StepOp, ty: StepType, operands: &[StepId]) -> StepId {
        let mut step = Step { op, ty, operands: [StepId(0); 3], n_operands: operands.len() as u8 };
        step.operands[..operands.len()].copy_from_slice(operands);
        let rows = &mut *self.rows.borrow_mut();
        *rows.known.entry(step).or_insert_with(|| {
            rows.steps.push(step);
            StepId(rows.steps.len() as u32 - 1)
        })
    }

    fn table(&self, table: [u64; 32]) -> u8 {
        let tables = &mut self.rows.borrow_mut().tables;
        let position = tables.iter().position(|known| *known == table).unwrap_or_else(|| {
            tables.push(table);
            tables.len() - 1
        });
        position as u8
    }

    fn finish(self, result: StepId) -> Program {
        let Rows { steps, tables, .. } = self.rows.into_inner();
        Program { steps, tables, result }
    }
}

/// A value while steps are written down: a constant, or what a step of a tape gives.
#[derive(Clone, Copy)]
pub struct Traced<'t, T> {
    at: At<'t>,
    plain: PhantomData<T>,
}

#[derive(Clone, Copy)]
enum At<'t> {
    Constant(u64),
    Step(&'t Tape, StepId),
}

impl<'t, T: Kind> Traced<'t, T> {
    fn constant(value: T) -> Self {
        Traced { at: At::Constant(value.bits()), plain: PhantomData }
    }

    /// The step of this value; a constant becomes a step.
    fn on(self, tape: &'t Tape) -> StepId {
        match self.at {
            At::Constant(bits) => tape.push(StepOp::Constant(bits), T::TYPE, &[]),
            At::Step(_, id) => id,
        }
    }

    /// The value, where it is a constant.
    fn known(self) -> Option<T> {
        match self.at {
            At::Constant(bits) => Some(T::of_bits(bits)),
            At::Step(..) => None,
        }
    }

    fn tape(self) -> Option<&'t Tape> {
        match self.at {
            At::Constant(_) => None,
            At::Step(tape, _) => Some(tape),
        }
    }
}

/// The steps of one operand.
fn step1<'t, A: Kind, R: Kind>(op: StepOp, a: Traced<'t, A>, plain: impl FnOnce(A) -> R) -> Traced<'t, R> {
    match a.at {
        At::Constant(bits) => Traced::constant(plain(A::of_bits(bits))),
        At::Step(tape, id) => Traced { at: At::Step(tape, tape.push(op, R::TYPE, &[id])), plain: PhantomData },
    }
}

/// The steps of two operands.
fn step2<'t, A: Kind, R: Kind>(
    op: StepOp,
    a: Traced<'t, A>,
    b: Traced<'t, A>,
    plain: impl FnOnce(A, A) -> R,
) -> Traced<'t, R> {
    if let (Some(a), Some(b)) = (a.known(), b.known()) {
        return Traced::constant(plain(a, b));
    }
    let tape = a.tape().or(b.tape()).expect("one of them is no constant");
    let id = tape.push(op, R::TYPE, &[a.on(tape), b.on(tape)]);
    Traced { at: At::Step(tape, id), plain: PhantomData }
}

/// `yes` where `mask` holds, `no` elsewhere.
fn select<'t, T: Kind>(mask: Traced<'t, bool>, yes: Traced<'t, T>, no: Traced<'t, T>) -> Traced<'t, T> {
    match mask.at {
        At::Constant(bits) => {
            if bits != 0 {
                yes
            } else {
                no
            }
        }
        At::Step(tape, id) => {
            let id = tape.push(StepOp::Select, T::TYPE, &[id, yes.on(tape), no.on(tape)]);
            Traced { at: At::Step(tape, id), plain: PhantomData }
        }
    }
}

macro_rules! operators {
    ($plain:ty: $($op:ident::$method:ident),*) => {$(
        impl<'t> $op for Traced<'t, $plain> {
            type Output = Self;

            fn $method(self, other: Self) -> Self {
                step2(operators!(@step $op), self, other, <$plain as $op>::$method)
            }
        }
    )*};
    (@step BitAnd) => { StepOp::And };
    (@step BitOr) => { StepOp::Or };
    (@step BitXor) => { StepOp::Xor };
    (@step $op:ident) => { StepOp::$op };
}

operators!(bool: BitAnd::bitand, BitOr::bitor);

impl Not for Traced<'_, bool> {
    type Output = Self;

    fn not(self) -> Self {
        step1(StepOp::Not, self, |value| !value)
    }
}

impl Mask for Traced<'_, bool> {}

macro_rules! traced_word {
    ($($bits:ty),*) => {$(
        operators!(Wrapping<$bits>: Add::add, Sub::sub, BitAnd::bitand, BitOr::bitor, BitXor::bitxor);

        impl Shl<usize> for Traced<'_, Wrapping<$bits>> {
            type Output = Self;

            fn shl(self, count: usize) -> Self {
                step1(StepOp::Shl(count as u8), self, |value| value << count)
            }
        }

        impl Shr<usize> for Traced<'_, Wrapping<$bits>> {
            type Output = Self;

            fn shr(self, count: usize) -> Self {
                step1(StepOp::Shr(count as u8), self, |value| value >> count)
            }
        }

        impl From<Wrapping<$bits>> for Traced<'_, Wrapping<$bits>> {
            fn from(value: Wrapping<$bits>) -> Self {
                Traced::constant(value)
            }
        }

        impl<'t> Word for Traced<'t, Wrapping<$bits>> {
            type Bits = $bits;
            type Mask = Traced<'t, bool>;

            fn same(self, other: Self) -> Traced<'t, bool> {
                step2(StepOp::Equal, self, other, |a, b| a == b)
            }

            fn select(mask: Traced<'t, bool>, yes: Self, no: Self) -> Self {
                select(mask, yes, no)
            }

            fn small(value: u32) -> Self {
                Traced::constant(Wrapping(value.into()))
            }
        }
    )*};
}

traced_word!(u32, u64);

macro_rules! traced_real {
    ($($plain:ty => $bits:ty, $widen:path, $narrow:path;)*) => {$(
        operators!($plain: Add::add, Sub::sub, Mul::mul, Div::div);

        impl Neg for Traced<'_, $plain> {
            type Output = Self;

            fn neg(self) -> Self {
                step1(StepOp::Neg, self, |value| -value)
            }
        }

        impl From<$plain> for Traced<'_, $plain> {
            fn from(value: $plain) -> Self {
                Traced::constant(value)
            }
        }

        impl<'t> Real for Traced<'t, $plain> {
            type Scalar = $plain;
            type Word = Traced<'t, Wrapping<$bits>>;
            type Mask = Traced<'t, bool>;
            type Double = Traced<'t, f64>;

            fn to_double(self) -> Traced<'t, f64> {
                $widen(self)
            }

            fn from_double(value: Traced<'t, f64>) -> Self {
                $narrow(value)
            }

            fn fma(self, factor: impl Into<Self>, term: impl Into<Self>) -> Self {
                let (factor, term) = (factor.into(), term.into());
                if let (Some(a), Some(b), Some(c)) = (self.known(), factor.known(), term.known()) {
                    return Traced::constant(a.fma(b, c));
                }
                let tape = self.tape().or(factor.tape()).or(term.tape());
                let tape = tape.expect("one of them is no constant");
                let operands = [self.on(tape), factor.on(tape), term.on(tape)];
                let id = tape.push(StepOp::Fma, <$plain>::TYPE, &operands);
                Traced { at: At::Step(tape, id), plain: PhantomData }
            }

            fn sqrt(self) -> Self {
                step1(StepOp::Sqrt, self, Real::sqrt)
            }

            fn lt(self, other: impl Into<Self>) -> Traced<'t, bool> {
                step2(StepOp::Less, self, other.into(), |a, b| a < b)
            }

            fn le(self, other: impl Into<Self>) -> Traced<'t, bool> {
                step2(StepOp::LessEqual, self, other.into(), |a, b| a <= b)
            }

            fn same(self, other: impl Into<Self>) -> Traced<'t, bool> {
                step2(StepOp::Equal, self, other.into(), |a, b| a == b)
            }

            fn select(mask: Traced<'t, bool>, yes: impl Into<Self>, no: impl Into<Self>) -> Self {
                select(mask, yes.into(), no.into())
            }

            fn to_word(self) -> Traced<'t, Wrapping<$bits>> {
                step1(StepOp::Bitcast, self, |value| Wrapping(value.to_bits()))
            }

            fn from_word(word: Traced<'t, Wrapping<$bits>>) -> Self {
                step1(StepOp::Bitcast, word, |word| <$plain>::from_bits(word.0))
            }

            fn lookup(table: &'static [$plain; 32], index: Traced<'t, Wrapping<$bits>>) -> Self {
                match index.at {
                    At::Constant(bits) => Traced::constant(table[(bits % 32) as usize]),
                    At::Step(tape, id) => {
                        let op = StepOp::Lookup(tape.table(table.map(Kind::bits)));
                        Traced { at: At::Step(tape, tape.push(op, <$plain>::TYPE, &[id])), plain: PhantomData }
                    }
                }
            }
        }
    )*};
}

traced_real! {
    f32 => u32, widen, narrow;
    f64 => u64, std::convert::identity, std::convert::identity;
}

fn widen(value: Traced<'_, f32>) -> Traced<'_, f64> {
    step1(StepOp::Widen, value, f64::from)
}

fn narrow(value: Traced<'_, f64>) -> Traced<'_, f32> {
    step1(StepOp::Narrow, value, |value| value as f32)
}
