//! Integer ops whose edge cases `arith` leaves open.

use hlo_dialects::arith::integer::{AndI, DivSI, DivUI, MulI, OrI, RemSI, RemUI, ShLI, ShRSI, ShRUI};
use hlo_dialects::scf::{For, Yield};
use hlo_ir::{Builder, NewOp, OpDef, SmallVec, Type, Value};

use super::Class;
use crate::linalg::build::{bits, compare, index, integer, same, select, signed_min};

/// `x / y`; -1 where `y` is zero, and the smallest integer divided by -1 is itself. `None` for other numbers.
pub(super) fn divide(b: &mut Builder<'_>, class: Class, x: Value, y: Value) -> Option<Value> {
    let ty = b.body.ty(x);
    let minus_one = integer(b, ty, -1);
    let smallest = signed_min(b, ty);
    safely(b, class, [DivUI::DEF, DivSI::DEF], [x, y], minus_one, smallest)
}

/// `x` modulo `y`, with the sign of `x`; `x` where `y` is zero, and nothing is left of a division by -1.
pub(super) fn remainder(b: &mut Builder<'_>, class: Class, x: Value, y: Value) -> Option<Value> {
    let ty = b.body.ty(x);
    let zero = integer(b, ty, 0);
    safely(b, class, [RemUI::DEF, RemSI::DEF], [x, y], x, zero)
}

/// A division whose divisor is replaced by one where it would have no meaning, and its result by another one.
fn safely(
    b: &mut Builder<'_>,
    class: Class,
    [unsigned, signed]: [&'static OpDef; 2],
    [x, y]: [Value; 2],
    on_zero: Value,
    on_overflow: Value,
) -> Option<Value> {
    let ty = b.body.ty(x);
    let zero = integer(b, ty, 0);
    let one = integer(b, ty, 1);
    let is_zero = compare(b, "eq", y, zero);
    match class {
        Class::Unsigned => {
            let divisor = select(b, is_zero, one, y);
            let result = same(b, unsigned, &[x, divisor]);
            Some(select(b, is_zero, on_zero, result))
        }
        Class::Signed => {
            let smallest = signed_min(b, ty);
            let is_smallest = compare(b, "eq", x, smallest);
            let minus_one = integer(b, ty, -1);
            let by_minus_one = compare(b, "eq", y, minus_one);
            let overflows = same(b, AndI::DEF, &[is_smallest, by_minus_one]);
            let is_unsafe = same(b, OrI::DEF, &[is_zero, overflows]);
            let divisor = select(b, is_unsafe, one, y);
            let result = same(b, signed, &[x, divisor]);
            let result = select(b, overflows, on_overflow, result);
            Some(select(b, is_zero, on_zero, result))
        }
        Class::Float | Class::Complex => None,
    }
}

/// Shifts: by the width and more, nothing is left but copies of the sign, if at all.
pub(super) fn shift(b: &mut Builder<'_>, name: &str, x: Value, y: Value) -> Option<Value> {
    let ty = b.body.ty(x);
    let width = ty.bit_width(b.cx)?;
    let (def, beyond): (&'static OpDef, Value) = match name {
        "stablehlo.shift_right_arithmetic" => {
            let most = bits(b, ty, u128::from(width - 1));
            (ShRSI::DEF, same(b, ShRSI::DEF, &[x, most]))
        }
        "stablehlo.shift_right_logical" => (ShRUI::DEF, integer(b, ty, 0)),
        _ => (ShLI::DEF, integer(b, ty, 0)),
    };
    let shifted = same(b, def, &[x, y]);
    if width == 1 {
        // The width itself is no number of one bit: only a shift by zero leaves the bit where it is.
        let zero = integer(b, ty, 0);
        let stays = compare(b, "eq", y, zero);
        return Some(select(b, stays, x, beyond));
    }
    let limit = bits(b, ty, u128::from(width));
    let fits = compare(b, "ugt", limit, y);
    Some(select(b, fits, shifted, beyond))
}

/// How many bits of an exponent are looked at: powers by more overflow, unless the base is -1, 0 or 1.
const EXPONENT_BITS: i64 = 6;

/// `x` to the power of `y`, by squaring. Negative powers of -1 and 1 are integers, others give zero.
pub(super) fn power(b: &mut Builder<'_>, class: Class, x: Value, y: Value) -> Value {
    let ty = b.body.ty(x);
    let minus_one = integer(b, ty, -1);
    let zero = integer(b, ty, 0);
    let one = integer(b, ty, 1);
    let two = bits(b, ty, 2);
    let result = squaring(b, [one, x, y], EXPONENT_BITS);
    if class == Class::Unsigned {
        return result;
    }
    let rest = same(b, RemSI::DEF, &[y, two]);
    let is_even = compare(b, "eq", rest, zero);
    let is_negative = compare(b, "slt", y, zero);
    let of_one = compare(b, "eq", x, one);
    let of_minus_one = compare(b, "eq", x, minus_one);
    let inverse = select(b, of_one, one, zero);
    let alternating = select(b, is_even, one, minus_one);
    let inverse = select(b, of_minus_one, alternating, inverse);
    select(b, is_negative, inverse, result)
}

/// A loop over the lowest `n_bits` bits of an exponent, from `[1, base, exponent]`; the product.
pub fn squaring(b: &mut Builder<'_>, inits: [Value; 3], n_bits: i64) -> Value {
    let one = inits[0];
    let ty = b.body.ty(one);
    let step = index(b, 1);
    let lower = index(b, 0);
    let upper = index(b, n_bits);
    let region = b.body.create_region();
    let block = b.body.create_block(region);
    b.body.add_argument(block, Type::INDEX, b.loc);
    let [product, base, exponent] = [ty; 3].map(|ty| b.body.add_argument(block, ty, b.loc));
    let mut inner = Builder::at_end(b.cx, b.body, block, b.loc);
    let bit = same(&mut inner, AndI::DEF, &[exponent, one]);
    let is_set = compare(&mut inner, "eq", bit, one);
    let multiplied = same(&mut inner, MulI::DEF, &[product, base]);
    let next = select(&mut inner, is_set, multiplied, product);
    let squared = same(&mut inner, MulI::DEF, &[base, base]);
    let rest = same(&mut inner, ShRUI::DEF, &[exponent, one]);
    Yield::build_typed(&mut inner, &[], &[next, squared, rest]);
    let operands: SmallVec<[Value; 6]> = [lower, upper, step].into_iter().chain(inits).collect();
    let new = NewOp::new(For::DEF, b.loc);
    let op = b.insert(NewOp { operands: &operands, results: &[ty; 3], regions: &[region], ..new });
    b.result(op)
}
