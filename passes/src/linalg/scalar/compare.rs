//! Comparisons.

use hlo_dialects::arith::cast::{Bitcast, ExtF};
use hlo_dialects::arith::integer::{AndI, OrI, SubI};
use hlo_dialects::complex;
use hlo_dialects::stablehlo::elementwise::Compare;
use hlo_dialects::stablehlo::enums::{ComparisonDirection, ComparisonType};
use hlo_ir::{Builder, OpRef, Type, TypeData, Value};

use super::Class;
use crate::linalg::build::{apply, bits, compare, compare_floats, integer, same, select, signed_min};

/// `stablehlo.compare` on elements.
pub(super) fn compare_elements(b: &mut Builder<'_>, op: OpRef<'_>, class: Class, x: Value, y: Value) -> Option<Value> {
    let compared: Compare<'_> = op.view()?;
    let direction = compared.comparison_direction();
    match class {
        // Where the op names a comparison of integers, that decides, not their type; booleans have no other.
        Class::Signed if compared.compare_type() != Some(ComparisonType::Unsigned) => {
            Some(compare(b, signed(direction), x, y))
        }
        Class::Unsigned if compared.compare_type() == Some(ComparisonType::Signed) && b.body.ty(x) != Type::I1 => {
            Some(compare(b, signed(direction), x, y))
        }
        Class::Signed | Class::Unsigned => Some(compare(b, unsigned(direction), x, y)),
        Class::Complex => compare_complex(b, direction, x, y),
        Class::Float if compared.compare_type() == Some(ComparisonType::TotalOrder) => {
            let (x, y) = (total_order(b, x)?, total_order(b, y)?);
            Some(compare(b, signed(direction), x, y))
        }
        Class::Float => Some(compare_floats(b, ordered(direction), x, y)),
    }
}

fn signed(direction: ComparisonDirection) -> &'static str {
    match direction {
        ComparisonDirection::Eq => "eq",
        ComparisonDirection::Ne => "ne",
        ComparisonDirection::Ge => "sge",
        ComparisonDirection::Gt => "sgt",
        ComparisonDirection::Le => "sle",
        ComparisonDirection::Lt => "slt",
    }
}

fn unsigned(direction: ComparisonDirection) -> &'static str {
    match direction {
        ComparisonDirection::Eq => "eq",
        ComparisonDirection::Ne => "ne",
        ComparisonDirection::Ge => "uge",
        ComparisonDirection::Gt => "ugt",
        ComparisonDirection::Le => "ule",
        ComparisonDirection::Lt => "ult",
    }
}

/// A NaN is unequal to everything and else compares as false.
fn ordered(direction: ComparisonDirection) -> &'static str {
    match direction {
        ComparisonDirection::Eq => "oeq",
        ComparisonDirection::Ne => "une",
        ComparisonDirection::Ge => "oge",
        ComparisonDirection::Gt => "ogt",
        ComparisonDirection::Le => "ole",
        ComparisonDirection::Lt => "olt",
    }
}

/// A float as a signed integer of the same order: negative floats, whose bits count upwards, are mirrored, so that -NaN
/// is smallest, -0 stands below 0, and NaN is largest. Formats that write their NaN as others write -0 have only -NaN.
fn total_order(b: &mut Builder<'_>, x: Value) -> Option<Value> {
    use hlo_ir::num::FloatKind::{F8E4M3B11FNUZ, F8E4M3FNUZ, F8E5M2FNUZ};
    let kind = b.body.ty(x).float_kind(b.cx)?;
    if !matches!(kind, F8E4M3B11FNUZ | F8E4M3FNUZ | F8E5M2FNUZ) {
        return mirrored(b, x);
    }
    let wide = apply(b, ExtF::DEF, &[x], Type::F32);
    let key = mirrored(b, wide)?;
    let is_nan = compare_floats(b, "uno", wide, wide);
    let smallest = signed_min(b, Type::I32);
    Some(select(b, is_nan, smallest, key))
}

/// The bits of a float, those of negative ones from the other end.
fn mirrored(b: &mut Builder<'_>, x: Value) -> Option<Value> {
    let width = b.body.ty(x).bit_width(b.cx)?;
    let ty = b.cx.int_type(width);
    let zero = integer(b, ty, 0);
    let largest = bits(b, ty, (1u128 << (width - 1)) - 1);
    let number = apply(b, Bitcast::DEF, &[x], ty);
    let is_negative = compare(b, "slt", number, zero);
    let mirrored = same(b, SubI::DEF, &[largest, number]);
    Some(select(b, is_negative, mirrored, number))
}

/// Complex numbers by the real part, then by the imaginary one; `None` where the parts are no floats.
pub(super) fn compare_complex(
    b: &mut Builder<'_>,
    direction: ComparisonDirection,
    x: Value,
    y: Value,
) -> Option<Value> {
    let part = match b.body.ty(x).data(b.cx) {
        TypeData::Complex(part) if part.float_kind(b.cx).is_some() => *part,
        _ => return None,
    };
    match direction {
        ComparisonDirection::Eq => return Some(apply(b, complex::Equal::DEF, &[x, y], Type::I1)),
        ComparisonDirection::Ne => return Some(apply(b, complex::NotEqual::DEF, &[x, y], Type::I1)),
        _ => {}
    }
    let [x_real, y_real] = [x, y].map(|value| apply(b, complex::Re::DEF, &[value], part));
    let [x_imaginary, y_imaginary] = [x, y].map(|value| apply(b, complex::Im::DEF, &[value], part));
    let equal = compare_floats(b, "oeq", x_real, y_real);
    let by_imaginary = compare_floats(b, ordered(direction), x_imaginary, y_imaginary);
    let by_real = compare_floats(b, ordered(strict(direction)), x_real, y_real);
    let tied = same(b, AndI::DEF, &[equal, by_imaginary]);
    Some(same(b, OrI::DEF, &[tied, by_real]))
}

/// The direction without equality: equal real parts leave the answer to the imaginary ones.
fn strict(direction: ComparisonDirection) -> ComparisonDirection {
    match direction {
        ComparisonDirection::Ge => ComparisonDirection::Gt,
        ComparisonDirection::Le => ComparisonDirection::Lt,
        other => other,
    }
}
