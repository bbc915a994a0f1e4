//! Ops on scalars that neither `arith` nor `math` has, in ops that they have.

use hlo_dialects::arith::cast::{FPToSI, FPToUI};
use hlo_dialects::arith::float::{AddF, DivF, NegF};
use hlo_dialects::arith::integer::OrI;
use hlo_dialects::hextir::scalar::{FpToSiSat, FpToUiSat, Logistic};
use hlo_dialects::math::Exp;
use hlo_ir::rewrite::{Converted, Converter};
use hlo_ir::{Builder, OpRef, Type, Value, conversions};
use hlo_passes::linalg::build::{apply, bits, compare_floats, float, integer, number, same, select, signed_min};

conversions! { pub(super) SCALAR;
    [FpToSiSat] => |op, cv| saturate(op, cv, true);
    [FpToUiSat] => |op, cv| saturate(op, cv, false);
    [Logistic] => logistic;
}

/// `1 / (1 + exp(-x))`
fn logistic(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    let x = cv.value(op.operand(0));
    let value = cv.build(|b| {
        let negative = same(b, NegF::DEF, &[x]);
        let power = same(b, Exp::DEF, &[negative]);
        let ty = b.body.ty(x);
        let one = number(b, ty, 1);
        let sum = same(b, AddF::DEF, &[one, power]);
        same(b, DivF::DEF, &[one, sum])
    });
    cv.forward(op, [value])
}

/// The cast is only asked about numbers that fit: the others become the ends of the range, and a NaN zero.
fn saturate(op: OpRef<'_>, cv: &mut Converter<'_>, signed: bool) -> Converted {
    let x = cv.value(op.operand(0));
    let ty = cv.ty(op.result(0).ty())?;
    let value = cv.build(|b| saturated(b, x, ty, signed));
    cv.forward(op, [value])
}

fn saturated(b: &mut Builder<'_>, x: Value, ty: Type, signed: bool) -> Value {
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
