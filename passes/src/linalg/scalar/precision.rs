//! Rounding to a float format with fewer bits.

use hlo_dialects::arith::cast::Bitcast;
use hlo_dialects::arith::integer::{AddI, AndI, OrI, ShRUI};
use hlo_dialects::stablehlo::elementwise::ReducePrecision;
use hlo_ir::{Builder, OpRef, Value};

use crate::linalg::build::{apply, bits, compare, same, select};

/// `x` rounded to the mantissa and the exponent that `op` says, nearest and ties to even, as operations on its bits.
/// Numbers too large become infinite, those too small zero; a NaN stays.
pub(super) fn reduce(b: &mut Builder<'_>, op: OpRef<'_>, x: Value) -> Option<Value> {
    let reduced: ReducePrecision<'_> = op.view()?;
    let ty = b.body.ty(x);
    let kind = ty.float_kind(b.cx)?;
    let width = kind.width();
    let (mantissa, exponent) = match width {
        16 if kind == hlo_ir::num::FloatKind::BF16 => (7, 8),
        16 => (10, 5),
        32 => (23, 8),
        64 => (52, 11),
        _ => return None,
    };
    let int = b.cx.int_type(width);
    let sign_mask = 1u128 << (width - 1);
    let exponent_mask = ((1u128 << exponent) - 1) << mantissa;
    let number = apply(b, Bitcast::DEF, &[x], int);
    let magnitude_mask = bits(b, int, sign_mask - 1);
    let magnitude = same(b, AndI::DEF, &[number, magnitude_mask]);
    let infinity = bits(b, int, exponent_mask);
    let is_nan = compare(b, "ugt", magnitude, infinity);
    let mut rounded = number;
    let to_mantissa = u32::try_from(reduced.mantissa_bits()).ok()?;
    if to_mantissa < mantissa {
        let dropped = mantissa - to_mantissa;
        let last_bit = 1u128 << dropped;
        // A half, less one where the last bit that stays is even; an overflow into the exponent is the next power.
        let last_bit_mask = bits(b, int, last_bit);
        let masked = same(b, AndI::DEF, &[number, last_bit_mask]);
        let distance = bits(b, int, u128::from(dropped));
        let odd = same(b, ShRUI::DEF, &[masked, distance]);
        let half = bits(b, int, (last_bit >> 1) - 1);
        let bias = same(b, AddI::DEF, &[odd, half]);
        let sum = same(b, AddI::DEF, &[number, bias]);
        let kept = bits(b, int, !(last_bit - 1));
        rounded = same(b, AndI::DEF, &[sum, kept]);
    }
    let to_exponent = u32::try_from(reduced.exponent_bits()).ok()?;
    if to_exponent < exponent {
        let bias = (1u128 << (exponent - 1)) - 1;
        let reduced_bias = (1u128 << (to_exponent - 1)) - 1;
        let exponent_bits = bits(b, int, exponent_mask);
        let own = same(b, AndI::DEF, &[rounded, exponent_bits]);
        let most = bits(b, int, (bias + reduced_bias) << mantissa);
        let overflows = compare(b, "ugt", own, most);
        let least = bits(b, int, (bias - reduced_bias) << mantissa);
        let underflows = compare(b, "ule", own, least);
        let sign = bits(b, int, sign_mask);
        let zero = same(b, AndI::DEF, &[rounded, sign]);
        let infinite = same(b, OrI::DEF, &[zero, exponent_bits]);
        rounded = select(b, overflows, infinite, rounded);
        rounded = select(b, underflows, zero, rounded);
    }
    let result = apply(b, Bitcast::DEF, &[rounded], ty);
    Some(select(b, is_nan, x, result))
}
