//! Conversions between types of numbers.

use hlo_dialects::arith::cast::{ExtF, ExtSI, ExtUI, FPToSI, FPToUI, SIToFP, TruncF, TruncI, UIToFP};
use hlo_dialects::complex;
use hlo_ir::{Builder, OpDef, Signedness, Type, TypeData, Value};

use super::Class;
use crate::linalg::build::{apply, compare, compare_floats, number};
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
        (Class::Float, _) if is_unsigned(b, to) => FPToUI::DEF,
        (Class::Float, _) => FPToSI::DEF,
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
