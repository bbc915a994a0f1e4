//! Ops on scalars that neither `arith` nor `math` has, in ops that they have; and powers of integers, which compilers
//! that read linalg do not know.

use hlo_dialects::arith::float::{AddF, DivF, NegF};
use hlo_dialects::hextir::scalar::{FpToSiSat, FpToUiSat, Logistic};
use hlo_dialects::math::{Exp, IPowI};
use hlo_ir::rewrite::{Converted, Converter};
use hlo_ir::{OpRef, conversions};
use hlo_passes::linalg::build::{integer, number, same};
use hlo_passes::linalg::scalar::{float_to_integer, squaring};

conversions! { pub(super) SCALAR;
    [FpToSiSat] => |op, cv| saturate(op, cv, true);
    [FpToUiSat] => |op, cv| saturate(op, cv, false);
    [IPowI] => power;
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

fn saturate(op: OpRef<'_>, cv: &mut Converter<'_>, signed: bool) -> Converted {
    let x = cv.value(op.operand(0));
    let ty = cv.ty(op.result(0).ty())?;
    let value = cv.build(|b| float_to_integer(b, x, ty, signed));
    cv.forward(op, [value])
}

/// Exponents are zero or more here.
fn power(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    let [base, exponent] = [0, 1].map(|index| cv.value(op.operand(index)));
    let value = cv.build(|b| {
        let ty = b.body.ty(base);
        let width = ty.bit_width(b.cx).unwrap_or(64);
        let one = integer(b, ty, 1);
        squaring(b, [one, base, exponent], i64::from(width))
    });
    cv.forward(op, [value])
}
