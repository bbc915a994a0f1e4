//! What a StableHLO op does to single elements, in ops of `arith`, `math`, `complex` and `scf`.
//!
//! The types of the op's operands say how integers are read; `args` are without a sign. Division by zero, shifts past
//! the width and the smallest integer divided by -1 are spelled out, since `arith` gives them no meaning.

mod compare;
mod convert;
mod integer;
mod precision;
mod table;

pub use convert::{convert, float_to_integer};
pub use integer::squaring;

use hlo_dialects::arith::float::{MaximumF, MinimumF, NegF, RemF};
use hlo_dialects::arith::integer::{MaxSI, MaxUI, MinSI, MinUI, SubI, XOrI};
use hlo_dialects::math::{self, AbsF, CopySign, PowF};
use hlo_dialects::stablehlo::enums::ComparisonDirection;
use hlo_dialects::{arith, complex};
use hlo_ir::rewrite::Refused;
use hlo_ir::{Builder, OpDef, OpRef, Signedness, Type, TypeData, Value};

use super::build::{apply, bits, compare, compare_floats, integer, number, same, select};
use super::refuse;

/// How numbers of an element type are computed with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    Float,
    Complex,
    Signed,
    /// Also of booleans.
    Unsigned,
}

impl Class {
    /// Of an element type; `None` for others than numbers.
    pub fn of(cx: &hlo_ir::Context, element: Type) -> Option<Class> {
        match element.data(cx) {
            TypeData::Float(_) => Some(Class::Float),
            TypeData::Complex(_) => Some(Class::Complex),
            TypeData::Integer { width, signedness } if *width == 1 || *signedness == Signedness::Unsigned => {
                Some(Class::Unsigned)
            }
            TypeData::Integer { .. } => Some(Class::Signed),
            _ => None,
        }
    }
}

/// The result of `op` for single elements `args`, of the type `ty`, an integer without a sign or another number.
///
/// # Errors
/// When elements of this type have no such op.
pub(super) fn element(b: &mut Builder<'_>, op: OpRef<'_>, args: &[Value], ty: Type) -> Result<Value, Refused> {
    let cx = b.cx;
    let from = op.operands().next().map_or(Type::ERROR, |value| value.ty().element(cx));
    let Some(class) = Class::of(cx, from) else {
        return refuse(format!("there is no arithmetic on elements of type {} in linalg", cx.type_text(from)));
    };
    if let Some(def) = table::row(op.def(), class, from == Type::I1) {
        return Ok(apply(b, def, args, ty));
    }
    let value = match (op.name(), args) {
        ("stablehlo.abs", &[x]) => absolute(b, class, x, ty),
        ("stablehlo.bitcast_convert", &[x]) => bitcast(b, x, ty),
        ("stablehlo.clamp", &[min, x, max]) => {
            let floor = extreme(b, class, true, min, x)?;
            Some(extreme(b, class, false, floor, max)?)
        }
        ("stablehlo.compare", &[x, y]) => compare::compare_elements(b, op, class, x, y),
        ("stablehlo.complex", &[real, imaginary]) => Some(apply(b, complex::Create::DEF, &[real, imaginary], ty)),
        ("stablehlo.convert", &[x]) => convert(b, from, op.result(0).ty().element(cx), x),
        ("stablehlo.divide", &[x, y]) => integer::divide(b, class, x, y),
        ("stablehlo.imag", &[x]) => Some(match class {
            Class::Complex => apply(b, complex::Im::DEF, &[x], ty),
            _ => number(b, ty, 0),
        }),
        ("stablehlo.is_finite", &[x]) if class == Class::Float => Some(is_finite(b, x)),
        ("stablehlo.logistic", &[x]) => logistic(b, class, x),
        ("stablehlo.maximum", &[x, y]) => Some(extreme(b, class, true, x, y)?),
        ("stablehlo.minimum", &[x, y]) => Some(extreme(b, class, false, x, y)?),
        ("stablehlo.negate", &[x]) => Some(negate(b, class, x)),
        ("stablehlo.not", &[x]) if matches!(class, Class::Signed | Class::Unsigned) => {
            let ones = integer(b, ty, -1);
            Some(same(b, XOrI::DEF, &[ones, x]))
        }
        ("stablehlo.power", &[x, y]) => match class {
            Class::Float => Some(same(b, PowF::DEF, &[x, y])),
            Class::Complex => Some(same(b, complex::Pow::DEF, &[x, y])),
            _ => Some(integer::power(b, class, x, y)),
        },
        ("stablehlo.real", &[x]) => Some(match class {
            Class::Complex => apply(b, complex::Re::DEF, &[x], ty),
            _ => x,
        }),
        ("stablehlo.reduce_precision", &[x]) => precision::reduce(b, op, x),
        ("stablehlo.remainder", &[x, y]) => match class {
            Class::Float => Some(same(b, RemF::DEF, &[x, y])),
            _ => integer::remainder(b, class, x, y),
        },
        ("stablehlo.select", &[condition, x, y]) => Some(select(b, condition, x, y)),
        ("stablehlo.shift_left" | "stablehlo.shift_right_arithmetic" | "stablehlo.shift_right_logical", &[x, y]) => {
            integer::shift(b, op.name(), x, y)
        }
        ("stablehlo.sign", &[x]) => sign(b, class, x),
        _ => None,
    };
    match value {
        Some(value) => Ok(value),
        None => refuse(format!("there is no such op on elements of type {} in linalg", cx.type_text(from))),
    }
}

fn absolute(b: &mut Builder<'_>, class: Class, x: Value, ty: Type) -> Option<Value> {
    match class {
        Class::Float => Some(same(b, AbsF::DEF, &[x])),
        Class::Complex => Some(apply(b, complex::Abs::DEF, &[x], ty)),
        Class::Signed => {
            let zero = integer(b, ty, 0);
            let is_positive = compare(b, "sge", x, zero);
            let negative = same(b, SubI::DEF, &[zero, x]);
            Some(select(b, is_positive, x, negative))
        }
        Class::Unsigned => Some(x),
    }
}

/// The same bits; `None` where the widths differ.
fn bitcast(b: &mut Builder<'_>, x: Value, ty: Type) -> Option<Value> {
    let from = b.body.ty(x);
    if from == ty {
        return Some(x);
    }
    let is_complex = |ty: Type| matches!(ty.data(b.cx), TypeData::Complex(_));
    let fits = from.bit_width(b.cx) == ty.bit_width(b.cx) && !is_complex(from) && !is_complex(ty);
    fits.then(|| apply(b, arith::cast::Bitcast::DEF, &[x], ty))
}

/// The larger or the smaller of two numbers; of complex ones by the real part, then by the imaginary one.
fn extreme(b: &mut Builder<'_>, class: Class, larger: bool, x: Value, y: Value) -> Result<Value, Refused> {
    let def: &'static OpDef = match (class, larger) {
        (Class::Float, true) => MaximumF::DEF,
        (Class::Float, false) => MinimumF::DEF,
        (Class::Signed, true) => MaxSI::DEF,
        (Class::Signed, false) => MinSI::DEF,
        (Class::Unsigned, true) => MaxUI::DEF,
        (Class::Unsigned, false) => MinUI::DEF,
        (Class::Complex, _) => {
            let direction = if larger { ComparisonDirection::Ge } else { ComparisonDirection::Le };
            return match compare::compare_complex(b, direction, x, y) {
                Some(condition) => Ok(select(b, condition, x, y)),
                None => refuse("complex numbers of this type are not compared"),
            };
        }
    };
    Ok(same(b, def, &[x, y]))
}

fn negate(b: &mut Builder<'_>, class: Class, x: Value) -> Value {
    match class {
        Class::Float => same(b, NegF::DEF, &[x]),
        Class::Complex => same(b, complex::Neg::DEF, &[x]),
        _ => {
            let ty = b.body.ty(x);
            let zero = integer(b, ty, 0);
            same(b, SubI::DEF, &[zero, x])
        }
    }
}

/// `|x|` ordered and other than infinity.
fn is_finite(b: &mut Builder<'_>, x: Value) -> Value {
    let ty = b.body.ty(x);
    let infinity = super::build::float(b, ty, f64::INFINITY);
    let magnitude = same(b, AbsF::DEF, &[x]);
    compare_floats(b, "one", magnitude, infinity)
}

/// `1 / (1 + exp(-x))`
fn logistic(b: &mut Builder<'_>, class: Class, x: Value) -> Option<Value> {
    let ty = b.body.ty(x);
    let [exp, add, divide]: [&'static OpDef; 3] = match class {
        Class::Float => [math::Exp::DEF, arith::float::AddF::DEF, arith::float::DivF::DEF],
        Class::Complex => [complex::Exp::DEF, complex::Add::DEF, complex::Div::DEF],
        _ => return None,
    };
    let negative = negate(b, class, x);
    let power = same(b, exp, &[negative]);
    let one = match ty.data(b.cx) {
        TypeData::Complex(part) => {
            let (one, zero) = (number(b, *part, 1), number(b, *part, 0));
            apply(b, complex::Create::DEF, &[one, zero], ty)
        }
        _ => number(b, ty, 1),
    };
    let sum = same(b, add, &[power, one]);
    Some(same(b, divide, &[one, sum]))
}

/// -1, 0 or 1; a NaN, and the sign of a zero, are kept.
fn sign(b: &mut Builder<'_>, class: Class, x: Value) -> Option<Value> {
    let ty = b.body.ty(x);
    match class {
        Class::Float => {
            let zero = number(b, ty, 0);
            let is_other = compare_floats(b, "one", x, zero);
            let size = apply(b, arith::cast::UIToFP::DEF, &[is_other], ty);
            let signed = same(b, CopySign::DEF, &[size, x]);
            let is_nan = compare_floats(b, "uno", x, x);
            Some(select(b, is_nan, x, signed))
        }
        Class::Complex => Some(same(b, complex::Sign::DEF, &[x])),
        Class::Signed => {
            let width = ty.bit_width(b.cx)?;
            let zero = integer(b, ty, 0);
            let last = bits(b, ty, u128::from(width - 1));
            let one = integer(b, ty, 1);
            let is_zero = compare(b, "eq", x, zero);
            let ones = same(b, arith::integer::ShRSI::DEF, &[x, last]);
            let nonzero = same(b, arith::integer::OrI::DEF, &[ones, one]);
            Some(select(b, is_zero, zero, nonzero))
        }
        Class::Unsigned => {
            let (zero, one) = (integer(b, ty, 0), integer(b, ty, 1));
            let is_zero = compare(b, "eq", x, zero);
            Some(select(b, is_zero, zero, one))
        }
    }
}
