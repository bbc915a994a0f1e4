//! Floats, where one op of `arith` or `math` does not say it.

use hlo_dialects::arith::cast::{Bitcast, ExtF, TruncF};
use hlo_dialects::arith::integer::{AddI, AndI, OrI, ShRUI};
use hlo_dialects::math;
use hlo_dialects::stablehlo::elementwise::ReducePrecision;
use hlo_interp::ElementType;
use hlo_interp::element::SmallFloat;
use hlo_ir::rewrite::Refused;
use hlo_ir::{OpRef, Type, Value};

use super::Emitter;
use super::table::Emitted;

/// The magnitude.
pub(super) fn abs(e: &mut Emitter<'_, '_>, x: Value) -> Value {
    e.same(math::AbsF::DEF, &[x])
}

/// One with the sign of `x`; zeros and NaN stay.
pub(super) fn sign(e: &mut Emitter<'_, '_>, element: ElementType, x: Value) -> Emitted {
    let one = e.float(x, 1.0);
    if element == ElementType::Small(SmallFloat::F8E8M0FNU) {
        // It has neither signs nor zero.
        let is_nan = e.cmpf("uno", x, x);
        return Ok(e.select(is_nan, x, one));
    }
    let zero = e.float(x, 0.0);
    // Ordered and unequal: false for NaN.
    let has_sign = e.cmpf("one", x, zero);
    let unit = e.same(math::CopySign::DEF, &[one, x]);
    Ok(e.select(has_sign, unit, x))
}

/// Spec: reduce_precision. Works on the bits: the significand is rounded to even at its new end, then what lies
/// outside the new range of exponents becomes infinity or zero. NaN stays, or becomes infinity when no bit is left to
/// mark it. Types without infinity are rounded as `f32` and converted back.
pub(super) fn reduce_precision(e: &mut Emitter<'_, '_>, op: OpRef<'_>, element: ElementType, x: &[Value]) -> Emitted {
    let reduce = op.view::<ReducePrecision>().ok_or_else(|| Refused::because("it reduces nothing"))?;
    let bits = (reduce.exponent_bits(), reduce.mantissa_bits());
    match element {
        ElementType::Small(float) if !float.has_infinity() => {
            let (wide, ty) = (e.op(ExtF::DEF, &[x[0]], Type::F32), e.ty(x[0]));
            let reduced = reduce_bits(e, bits, ElementType::F32, wide)?;
            Ok(e.op(TruncF::DEF, &[reduced], ty))
        }
        _ => reduce_bits(e, bits, element, x[0]),
    }
}

fn reduce_bits(
    e: &mut Emitter<'_, '_>,
    (exponent_bits, mantissa_bits): (i64, i64),
    element: ElementType,
    x: Value,
) -> Emitted {
    let mantissa = match element {
        ElementType::F32 => 23,
        ElementType::F64 => 52,
        ElementType::Small(float) => i64::from(float.mantissa_bits()),
        _ => return Err(Refused::because("only floats have a precision")),
    };
    let width = i64::from(element.bits());
    let own_exponent = width - 1 - mantissa;
    let infinity = ((1i64 << own_exponent) - 1) << mantissa;
    let bits_ty = e.cx().int_type(element.bits());
    let original = e.op(Bitcast::DEF, &[x], bits_ty);
    let sign_mask = e.int(original, -1 << (width - 1));
    let sign = e.same(AndI::DEF, &[original, sign_mask]);
    let rest_mask = e.int(original, !(-1 << (width - 1)));
    let magnitude = e.same(AndI::DEF, &[original, rest_mask]);
    let infinite = e.int(original, infinity);
    let is_nan = e.cmpi("ugt", magnitude, infinite);
    let mut reduced = magnitude;
    if mantissa_bits < mantissa {
        let dropped = mantissa - mantissa_bits;
        let (count, one) = (e.int(original, dropped), e.int(original, 1));
        let half = e.int(original, (1 << (dropped - 1)) - 1);
        let kept = e.int(original, -1 << dropped);
        let shifted = e.same(ShRUI::DEF, &[reduced, count]);
        let odd = e.same(AndI::DEF, &[shifted, one]);
        let raised = e.same(AddI::DEF, &[reduced, half]);
        let raised = e.same(AddI::DEF, &[raised, odd]);
        reduced = e.same(AndI::DEF, &[raised, kept]);
    }
    if exponent_bits < own_exponent {
        let bias = (1i64 << (own_exponent - 1)) - 1;
        let reduced_bias = (1i64 << (exponent_bits.max(1) - 1)) - 1;
        let count = e.int(original, mantissa);
        let exponent = e.same(ShRUI::DEF, &[reduced, count]);
        let (largest, smallest) = (e.int(original, bias + reduced_bias), e.int(original, bias - reduced_bias));
        let too_large = e.cmpi("ugt", exponent, largest);
        let too_small = e.cmpi("ule", exponent, smallest);
        let zero = e.int(original, 0);
        let flushed = e.select(too_small, zero, reduced);
        reduced = e.select(too_large, infinite, flushed);
    }
    let signed = e.same(OrI::DEF, &[sign, reduced]);
    let nan = if mantissa_bits > 0 { original } else { e.same(OrI::DEF, &[sign, infinite]) };
    let result = e.select(is_nan, nan, signed);
    let ty = e.ty(x);
    Ok(e.op(Bitcast::DEF, &[result], ty))
}
