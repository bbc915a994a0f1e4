//! Comparisons. Signedness is what the op says of integers, else their type's, as in the interpreter
//! (`hlo_interp::kernels::compare::Order`).

use hlo_dialects::arith::cast::{Bitcast, ExtF};
use hlo_dialects::arith::integer::{ShRSI, ShRUI, XOrI};
use hlo_dialects::math;
use hlo_dialects::stablehlo::elementwise::Compare;
use hlo_dialects::stablehlo::enums::{ComparisonDirection, ComparisonType};
use hlo_interp::ElementType;
use hlo_ir::rewrite::Refused;
use hlo_ir::{OpRef, Type, Value};

use super::Emitter;
use super::table::Emitted;

/// Spec: compare.
pub(super) fn compare(e: &mut Emitter<'_, '_>, op: OpRef<'_>, element: ElementType, x: &[Value]) -> Emitted {
    let compare = op.view::<Compare>().ok_or_else(|| Refused::because("it compares nothing"))?;
    let direction = compare.comparison_direction();
    if !element.is_float() {
        let signed = match compare.compare_type() {
            Some(ComparisonType::Signed) => element.is_integer(),
            Some(ComparisonType::Unsigned) => false,
            None | Some(ComparisonType::NoType | ComparisonType::Float | ComparisonType::TotalOrder) => {
                element.is_signed()
            }
        };
        return Ok(e.cmpi(integer_predicate(direction, signed), x[0], x[1]));
    }
    if compare.compare_type() == Some(ComparisonType::TotalOrder) {
        let keys = [total_key(e, element, x[0]), total_key(e, element, x[1])];
        return Ok(e.cmpi(integer_predicate(direction, true), keys[0], keys[1]));
    }
    // NaN is unequal to everything.
    let predicate = match direction {
        ComparisonDirection::Eq => "oeq",
        ComparisonDirection::Ne => "une",
        ComparisonDirection::Ge => "oge",
        ComparisonDirection::Gt => "ogt",
        ComparisonDirection::Le => "ole",
        ComparisonDirection::Lt => "olt",
    };
    Ok(e.cmpf(predicate, x[0], x[1]))
}

fn integer_predicate(direction: ComparisonDirection, signed: bool) -> &'static str {
    match (direction, signed) {
        (ComparisonDirection::Eq, _) => "eq",
        (ComparisonDirection::Ne, _) => "ne",
        (ComparisonDirection::Ge, true) => "sge",
        (ComparisonDirection::Gt, true) => "sgt",
        (ComparisonDirection::Le, true) => "sle",
        (ComparisonDirection::Lt, true) => "slt",
        (ComparisonDirection::Ge, false) => "uge",
        (ComparisonDirection::Gt, false) => "ugt",
        (ComparisonDirection::Le, false) => "ule",
        (ComparisonDirection::Lt, false) => "ult",
    }
}

/// A signed integer that orders as IEEE's totalOrder: the bits, all but the sign turned in negative numbers. Small
/// floats are ordered as `f32`.
fn total_key(e: &mut Emitter<'_, '_>, element: ElementType, x: Value) -> Value {
    let (wide, bits) = match element {
        ElementType::F64 => (x, Type::I64),
        ElementType::F32 => (x, Type::I32),
        _ => (e.op(ExtF::DEF, &[x], Type::F32), Type::I32),
    };
    let bits = e.op(Bitcast::DEF, &[wide], bits);
    let last = e.int(bits, if element == ElementType::F64 { 63 } else { 31 });
    let one = e.int(bits, 1);
    let sign = e.same(ShRSI::DEF, &[bits, last]);
    let turned = e.same(ShRUI::DEF, &[sign, one]);
    e.same(XOrI::DEF, &[bits, turned])
}

/// Spec: is_finite.
pub(super) fn is_finite(e: &mut Emitter<'_, '_>, _: OpRef<'_>, element: ElementType, x: &[Value]) -> Emitted {
    if !element.is_float() {
        return Err(Refused::because("only floats can be infinite"));
    }
    Ok(e.op(math::IsFinite::DEF, x, Type::I1))
}

/// Whether `x` is what its type has for positive infinity.
pub(super) fn is_infinity(e: &mut Emitter<'_, '_>, x: Value) -> Value {
    let infinity = e.float(x, f64::INFINITY);
    e.cmpf("oeq", x, infinity)
}
