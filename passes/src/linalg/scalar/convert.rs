//! Conversions between types of numbers.

use hlo_dialects::arith::cast::{ExtF, ExtSI, ExtUI, FPToSI, FPToUI, SIToFP, TruncF, TruncI, UIToFP};
use hlo_dialects::arith::integer::OrI;
use hlo_dialects::complex;
use hlo_ir::{Builder, OpDef, Signedness, Type, TypeData, Value};

use super::Class;
use crate::linalg::build::{apply, bits, compare, compare_floats, float, integer, number, same, select, signed_min};
use crate::signless::signless;

/// `x`, an element of the type `from`, as one of the type `to`; integer types say their sign, values have none.
pub fn convert(b: &mut Builder<'_>, from: Type, to: Type, x: Value) -> Option<Value> {
    let cx = b.cx;
    if let TypeData::Complex(part) = to.data(cx) {
        return to_complex(b, from, *part, to, x);
    }
    if let TypeData::Complex(part) = from.data(cx) {
        // Of a complex number the real part is taken, unless all of it decides about a boolean.
        let real = apply(b, complex::Re::DEF, &[x], *part);
        if to == Type::I1 {
            let zero = number(b, from, 0);
            return Some(apply(b, complex::NotEqual::DEF, &[x, zero], Type::I1));
        }
        return convert(b, *part, to, real);
    }
    let (source, target) = (Class::of(cx, from)?, Class::of(cx, to)?);
    let ty = signless(cx, to);
    if to == Type::I1 && from != Type::I1 {
        let value_ty = b.body.ty(x);
        let zero = number(b, value_ty, 0);
        return Some(match source {
            Class::Float => compare_floats(b, "une", x, zero),
            _ => compare(b, "ne", x, zero),
        });
    }
    let (from_width, to_width) = (from.bit_width(cx)?, to.bit_width(cx)?);
    let def: &'static OpDef = match (source, target) {
        (Class::Float, Class::Float) if from == to => return Some(x),
        (Class::Float, Class::Float) if from_width == to_width => {
            // No cast leads from one format to another of the same width.
            let wide = if from_width < 32 { Type::F32 } else { Type::F64 };
            let x = apply(b, ExtF::DEF, &[x], wide);
            return Some(apply(b, TruncF::DEF, &[x], ty));
        }
        (Class::Float, Class::Float) if from_width > to_width => TruncF::DEF,
        (Class::Float, Class::Float) => ExtF::DEF,
        (Class::Float, _) => return Some(float_to_integer(b, x, ty, !is_unsigned(b, to))),
        (Class::Unsigned, Class::Float) => UIToFP::DEF,
        (_, Class::Float) => SIToFP::DEF,
        _ if from_width == to_width => return Some(x),
        _ if from_width > to_width => TruncI::DEF,
        (Class::Unsigned, _) => ExtUI::DEF,
        _ => ExtSI::DEF,
    };
    Some(apply(b, def, &[x], ty))
}

fn is_unsigned(b: &Builder<'_>, ty: Type) -> bool {
    matches!(ty.data(b.cx), TypeData::Integer { signedness: Signedness::Unsigned, .. })
}

/// The parts converted each by itself; a real number has no imaginary part.
fn to_complex(b: &mut Builder<'_>, from: Type, part: Type, to: Type, x: Value) -> Option<Value> {
    if from == to {
        return Some(x);
    }
    let (real, imaginary) = match from.data(b.cx) {
        TypeData::Complex(source) => {
            let source = *source;
            let real = apply(b, complex::Re::DEF, &[x], source);
            let real = convert(b, source, part, real)?;
            let imaginary = apply(b, complex::Im::DEF, &[x], source);
            (real, convert(b, source, part, imaginary)?)
        }
        _ => (convert(b, from, part, x)?, number(b, part, 0)),
    };
    Some(apply(b, complex::Create::DEF, &[real, imaginary], to))
}

/// `x` cut to an integer of the type `ty`. The cast is only asked about numbers that fit: the others become the ends of the
/// range, and a NaN zero.
pub fn float_to_integer(b: &mut Builder<'_>, x: Value, ty: Type, signed: bool) -> Value {
    let from = b.body.ty(x);
    let width = ty.bit_width(b.cx).unwrap_or(64);
    let n_bits = width - u32::from(signed);
    // Powers of two, or infinity where the format ends before.
    let above = float(b, from, 2f64.powi(n_bits as i32));
    let below = float(b, from, if signed { -(2f64.powi(n_bits as i32)) } else { -1.0 });
    let too_large = compare_floats(b, "oge", x, above);
    let too_small = compare_floats(b, "ole", x, below);
    let is_nan = compare_floats(b, "uno", x, x);
    let outside = same(b, OrI::DEF, &[too_large, too_small]);
    let outside = same(b, OrI::DEF, &[outside, is_nan]);
    let zero = number(b, from, 0);
    let inside = select(b, outside, zero, x);
    let value = apply(b, if signed { FPToSI::DEF } else { FPToUI::DEF }, &[inside], ty);
    let (least, most) = if signed {
        (signed_min(b, ty), bits(b, ty, (1u128 << n_bits) - 1))
    } else {
        (integer(b, ty, 0), integer(b, ty, -1))
    };
    let value = select(b, too_large, most, value);
    select(b, too_small, least, value)
}
