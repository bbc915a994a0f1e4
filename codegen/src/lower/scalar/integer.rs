//! Integers, where StableHLO defines more than `arith` does: divisions by zero, shifts past the width. The operands of
//! an op of `arith` are always such that it is defined.

use hlo_dialects::arith::integer::*;
use hlo_dialects::math::IPowI;
use hlo_interp::ElementType;
use hlo_ir::{OpDef, OpRef, Value};

use super::Emitter;
use super::table::Emitted;

/// `-x`, wrapping.
pub(super) fn negate(e: &mut Emitter<'_, '_>, x: Value) -> Value {
    let zero = e.int(x, 0);
    e.same(SubI::DEF, &[zero, x])
}

/// The magnitude, wrapping; unsigned numbers are their own.
pub(super) fn abs(e: &mut Emitter<'_, '_>, element: ElementType, x: Value) -> Value {
    if !element.is_signed() {
        return x;
    }
    let zero = e.int(x, 0);
    let negative = e.cmpi("slt", x, zero);
    let turned = e.same(SubI::DEF, &[zero, x]);
    e.select(negative, turned, x)
}

/// Minus one, zero or one.
pub(super) fn sign(e: &mut Emitter<'_, '_>, element: ElementType, x: Value) -> Emitted {
    let (zero, one) = (e.int(x, 0), e.int(x, 1));
    let is_zero = e.cmpi("eq", x, zero);
    let magnitude = e.select(is_zero, zero, one);
    if !element.is_signed() {
        return Ok(magnitude);
    }
    let negative = e.cmpi("slt", x, zero);
    let minus_one = e.int(x, -1);
    Ok(e.select(negative, minus_one, magnitude))
}

/// All bits turned; of a boolean, its opposite.
pub(super) fn not(e: &mut Emitter<'_, '_>, _: OpRef<'_>, element: ElementType, x: &[Value]) -> Emitted {
    let ones = if element == ElementType::I1 {
        let attr = e.cx().bool_attr(true);
        e.attr(attr)
    } else {
        e.int(x[0], -1)
    };
    Ok(e.same(XOrI::DEF, &[x[0], ones]))
}

/// A divisor that division is defined for, and whether the given one is zero. One stands for zero, and for the `-1`
/// that the least number cannot be divided by: it gives the quotient and the remainder that wrapping gives.
fn divisor(e: &mut Emitter<'_, '_>, element: ElementType, x: &[Value]) -> (Value, Value) {
    let (zero, one) = (e.int(x[1], 0), e.int(x[1], 1));
    let is_zero = e.cmpi("eq", x[1], zero);
    let unfit = if element.is_signed() {
        let least = e.int(x[0], -1 << (element.bits() - 1));
        let minus_one = e.int(x[1], -1);
        let is_least = e.cmpi("eq", x[0], least);
        let is_minus_one = e.cmpi("eq", x[1], minus_one);
        let overflows = e.same(AndI::DEF, &[is_least, is_minus_one]);
        e.same(OrI::DEF, &[is_zero, overflows])
    } else {
        is_zero
    };
    (e.select(unfit, one, x[1]), is_zero)
}

/// The quotient rounded to zero; all bits set for a divisor of zero.
pub(super) fn divide(e: &mut Emitter<'_, '_>, element: ElementType, x: &[Value]) -> Value {
    let (divisor, is_zero) = divisor(e, element, x);
    let row = if element.is_signed() { DivSI::DEF } else { DivUI::DEF };
    let quotient = e.same(row, &[x[0], divisor]);
    let ones = e.int(x[0], -1);
    e.select(is_zero, ones, quotient)
}

/// What division leaves; the dividend for a divisor of zero.
pub(super) fn remainder(e: &mut Emitter<'_, '_>, element: ElementType, x: &[Value]) -> Value {
    let (divisor, is_zero) = divisor(e, element, x);
    let row = if element.is_signed() { RemSI::DEF } else { RemUI::DEF };
    let rest = e.same(row, &[x[0], divisor]);
    e.select(is_zero, x[0], rest)
}

/// Shifts by the width or more give zero, or the sign for the arithmetic one. The amount is read as unsigned.
pub(super) fn shift(e: &mut Emitter<'_, '_>, element: ElementType, x: &[Value], row: &'static OpDef) -> Value {
    let width = i64::from(element.bits());
    let last = e.int(x[1], width - 1);
    let amount = e.same(MinUI::DEF, &[x[1], last]);
    let shifted = e.same(row, &[x[0], amount]);
    if std::ptr::eq(row, ShRSI::DEF) {
        return shifted;
    }
    let inside = e.cmpi("ule", x[1], last);
    let zero = e.int(x[0], 0);
    e.select(inside, shifted, zero)
}

/// A power, wrapping. `math.ipowi` is given exponents that are not negative; other powers are zero, but for those of
/// one and minus one.
pub(super) fn power(e: &mut Emitter<'_, '_>, element: ElementType, x: &[Value]) -> Value {
    let (base, exponent) = (x[0], x[1]);
    let (zero, one) = (e.int(base, 0), e.int(base, 1));
    let odd_bit = e.same(AndI::DEF, &[exponent, one]);
    let is_odd = e.cmpi("ne", odd_bit, zero);
    if !element.is_signed() {
        // The upper half of unsigned exponents would read as negative: half of each fits.
        let half = e.same(ShRUI::DEF, &[exponent, one]);
        let root = e.same(IPowI::DEF, &[base, half]);
        let even = e.same(MulI::DEF, &[root, root]);
        let odd = e.same(MulI::DEF, &[even, base]);
        return e.select(is_odd, odd, even);
    }
    let minus_one = e.int(base, -1);
    let negative = e.cmpi("slt", exponent, zero);
    let positive = e.select(negative, zero, exponent);
    let power = e.same(IPowI::DEF, &[base, positive]);
    let is_one = e.cmpi("eq", base, one);
    let is_minus_one = e.cmpi("eq", base, minus_one);
    let alternating = e.select(is_odd, minus_one, one);
    let unit = e.select(is_minus_one, alternating, zero);
    let inverse = e.select(is_one, one, unit);
    e.select(negative, inverse, power)
}
