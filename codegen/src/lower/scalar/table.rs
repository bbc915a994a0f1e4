//! Which op does what to scalars: a line an op. What kind of number the elements are chooses the row of `arith` or
//! `math`; where one row does not say it, a function spells it out.

use hlo_dialects::arith::float::*;
use hlo_dialects::arith::integer::*;
use hlo_dialects::chlo::math as chlo;
use hlo_dialects::hextir::scalar;
use hlo_dialects::{math, stablehlo};
use hlo_interp::ElementType;
use hlo_ir::rewrite::{Conversion, Refused};
use hlo_ir::{OpDef, OpRef, Value};
use stablehlo::elementwise::*;
use stablehlo::shape::BitcastConvert;

use super::{Emitter, compare, convert, element_of, float, integer, scalar_type};
use crate::lower::elementwise::elementwise;

/// A value, or why there is none.
pub(super) type Emitted = Result<Value, Refused>;

/// What an op does.
enum Work {
    /// The row for booleans, signed and unsigned integers, floats.
    Rows([Option<&'static OpDef>; 4]),
    /// Given the op, the element type of its first operand, and the operands.
    Steps(fn(&mut Emitter<'_, '_>, OpRef<'_>, ElementType, &[Value]) -> Emitted),
}

/// `Op: [boolean, signed, unsigned, float];` with `_` where an op is not defined, or `Op => function;`. Besides the
/// table it writes the conversions of the ops.
macro_rules! scalars {
    ($($($Op:ident)::+ $(: [$($row:tt),*])? $(=> $steps:expr)?;)*) => {
        static WORK: &[(&OpDef, Work)] = &[$(
            ($($Op)::+::DEF, scalars!(@work $([$($row),*])? $($steps)?)),
        )*];

        /// The conversions of all ops that work element by element.
        pub(in crate::lower) static ELEMENTWISE: &[Conversion] = &[$(
            Conversion { root: $($Op)::+::DEF, convert: elementwise },
        )*];
    };
    (@work [$($row:tt),*]) => { Work::Rows([$(scalars!(@row $row)),*]) };
    (@work $steps:expr) => { Work::Steps($steps) };
    (@row _) => { None };
    (@row $Row:ident) => { Some($Row::DEF) };
    (@row ($($Row:ident)::+)) => { Some($($Row)::+::DEF) };
}

scalars! {
    // Booleans add as `or` and multiply as `and`.
    Add: [OrI, AddI, AddI, AddF];
    And: [AndI, AndI, AndI, _];
    Atan2: [_, _, _, (math::Atan2)];
    Maximum: [OrI, MaxSI, MaxUI, MaximumF];
    Minimum: [AndI, MinSI, MinUI, MinimumF];
    Multiply: [AndI, MulI, MulI, MulF];
    Or: [OrI, OrI, OrI, _];
    Subtract: [_, SubI, SubI, SubF];
    Xor: [XOrI, XOrI, XOrI, _];

    Cbrt: [_, _, _, (math::Cbrt)];
    Ceil: [_, _, _, (math::Ceil)];
    Cosine: [_, _, _, (math::Cos)];
    CountLeadingZeros: [_, (math::CountLeadingZeros), (math::CountLeadingZeros), _];
    Exp: [_, _, _, (math::Exp)];
    Expm1: [_, _, _, (math::ExpM1)];
    Floor: [_, _, _, (math::Floor)];
    Log: [_, _, _, (math::Log)];
    Log1p: [_, _, _, (math::Log1p)];
    Logistic: [_, _, _, (scalar::Logistic)];
    Popcnt: [_, (math::PopCount), (math::PopCount), _];
    RoundNearestAfz: [_, _, _, (math::Round)];
    RoundNearestEven: [_, _, _, (math::RoundEven)];
    Rsqrt: [_, _, _, (math::Rsqrt)];
    Sine: [_, _, _, (math::Sin)];
    Sqrt: [_, _, _, (math::Sqrt)];
    Tan: [_, _, _, (math::Tan)];
    Tanh: [_, _, _, (math::Tanh)];

    Abs => |e, _, element, x| Ok(if element.is_float() { float::abs(e, x[0]) } else { integer::abs(e, element, x[0]) });
    BitcastConvert => convert::bitcast;
    Clamp => clamp;
    Compare => compare::compare;
    Convert => convert::convert;
    Divide => |e, op, element, x| by_kind(e, op, element, x, DivF::DEF, integer::divide);
    IsFinite => compare::is_finite;
    Negate => |e, op, element, x| by_kind(e, op, element, x, NegF::DEF, |e, _, x| integer::negate(e, x[0]));
    Not => integer::not;
    Power => |e, op, element, x| by_kind(e, op, element, x, math::PowF::DEF, integer::power);
    Real => |_, op, element, x| if element.is_float() { Ok(x[0]) } else { Err(undefined(op)) };
    ReducePrecision => float::reduce_precision;
    Remainder => |e, op, element, x| by_kind(e, op, element, x, RemF::DEF, integer::remainder);
    Select => |e, _, _, x| Ok(e.select(x[0], x[1], x[2]));
    ShiftLeft => |e, op, element, x| shift(e, op, element, x, ShLI::DEF);
    ShiftRightArithmetic => |e, op, element, x| shift(e, op, element, x, ShRSI::DEF);
    ShiftRightLogical => |e, op, element, x| shift(e, op, element, x, ShRUI::DEF);
    Sign => |e, _, element, x| if element.is_float() { float::sign(e, element, x[0]) } else { integer::sign(e, element, x[0]) };

    chlo::Acos: [_, _, _, (math::Acos)];
    chlo::Acosh: [_, _, _, (math::Acosh)];
    chlo::Asin: [_, _, _, (math::Asin)];
    chlo::Asinh: [_, _, _, (math::Asinh)];
    chlo::Atan: [_, _, _, (math::Atan)];
    chlo::Atanh: [_, _, _, (math::Atanh)];
    chlo::Cosh: [_, _, _, (math::Cosh)];
    chlo::Erf: [_, _, _, (math::Erf)];
    chlo::Erfc: [_, _, _, (math::Erfc)];
    chlo::IsInf => |e, _, _, x| { let magnitude = float::abs(e, x[0]); Ok(compare::is_infinity(e, magnitude)) };
    chlo::IsNegInf => |e, _, _, x| { let turned = e.same(NegF::DEF, x); Ok(compare::is_infinity(e, turned)) };
    chlo::IsPosInf => |e, _, _, x| Ok(compare::is_infinity(e, x[0]));
    chlo::Sinh: [_, _, _, (math::Sinh)];
    chlo::Square => |e, op, _, x| table_row(e, op, Multiply::DEF, &[x[0], x[0]]);
    chlo::Tan: [_, _, _, (math::Tan)];
}

fn undefined(op: OpRef<'_>) -> Refused {
    let element = op.operand(0).ty().element(op.cx);
    Refused::because(format!("it is not defined for elements of type '{}'", op.cx.type_text(element)))
}

/// What `op` does to one element of each operand.
///
/// # Errors
/// An op that is not in the table, or not for elements of that type.
pub(in crate::lower) fn emit(op: OpRef<'_>, operands: &[Value], e: &mut Emitter<'_, '_>) -> Emitted {
    table_row(e, op, op.def(), operands)
}

/// What the line of `def` does, on elements as `op` has them.
fn table_row(e: &mut Emitter<'_, '_>, op: OpRef<'_>, def: &'static OpDef, operands: &[Value]) -> Emitted {
    let work = WORK.iter().find(|(known, _)| std::ptr::eq(*known, def)).map(|(_, work)| work);
    let work = work.ok_or_else(|| Refused::because(format!("'{}' does not work on single numbers", op.name())))?;
    for value in op.operands().chain(op.results()) {
        element_of(op.cx, value.ty())?;
    }
    let element = element_of(op.cx, op.operand(0).ty())?;
    match work {
        Work::Rows([boolean, signed, unsigned, float]) => {
            let row = match element {
                ElementType::I1 => boolean,
                _ if element.is_float() => float,
                _ if element.is_signed() => signed,
                _ => unsigned,
            };
            Ok(e.same(row.ok_or_else(|| undefined(op))?, operands))
        }
        Work::Steps(steps) => steps(e, op, element, operands),
    }
}

/// A row for floats, steps for integers.
fn by_kind(
    e: &mut Emitter<'_, '_>,
    op: OpRef<'_>,
    element: ElementType,
    x: &[Value],
    float: &'static OpDef,
    integer: fn(&mut Emitter<'_, '_>, ElementType, &[Value]) -> Value,
) -> Emitted {
    if element.is_float() {
        Ok(e.same(float, x))
    } else if element.is_integer() {
        Ok(integer(e, element, x))
    } else {
        Err(undefined(op))
    }
}

fn shift(e: &mut Emitter<'_, '_>, op: OpRef<'_>, element: ElementType, x: &[Value], row: &'static OpDef) -> Emitted {
    if element.is_integer() { Ok(integer::shift(e, element, x, row)) } else { Err(undefined(op)) }
}

/// Spec: clamp. `minimum(maximum(x, min), max)`.
fn clamp(e: &mut Emitter<'_, '_>, op: OpRef<'_>, _: ElementType, x: &[Value]) -> Emitted {
    let raised = table_row(e, op, Maximum::DEF, &[x[1], x[0]])?;
    table_row(e, op, Minimum::DEF, &[raised, x[2]])
}

/// The scalar type of the result of `op`.
pub(super) fn result_type(op: OpRef<'_>) -> hlo_ir::Type {
    scalar_type(op.cx, op.result(0).ty().element(op.cx))
}
