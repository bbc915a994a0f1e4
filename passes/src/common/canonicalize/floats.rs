//! Floats of `arith`: known operands fold, neutral ones go. What is computed is computed in `f64` and rounded once,
//! which for sums, products, quotients and remainders of narrower floats gives what their own arithmetic gives. Types
//! that `f64` does not hold, and those without infinities or signed zeros, are left alone.

use hlo_dialects::arith::attrs::CmpFPredicate;
use hlo_dialects::arith::cast::{ExtF, FPToSI, FPToUI, SIToFP, TruncF, UIToFP};
use hlo_dialects::arith::float::{AddF, CmpF, DivF, MaxNumF, MaximumF, MinNumF, MinimumF, MulF, NegF, RemF, SubF};
use hlo_ir::num::FloatKind;
use hlo_ir::{Context, NoMatch, OpId, Rewrite, Rewriter, Type, patterns};

use super::words::{known, map, mask, replace_by_constant, width};

patterns! {
    /// By op.
    pub(super) PATTERNS;
    "FoldAddF": AddF => |op, rw| fold(op, rw, |x, y| x + y, Some(-0.0));
    "FoldSubF": SubF => |op, rw| fold(op, rw, |x, y| x - y, Some(0.0));
    "FoldMulF": MulF => |op, rw| fold(op, rw, |x, y| x * y, Some(1.0));
    "FoldDivF": DivF => |op, rw| fold(op, rw, |x, y| x / y, Some(1.0));
    "FoldRemF": RemF => |op, rw| fold(op, rw, |x, y| x % y, None);
    "FoldMaximumF": MaximumF => |op, rw| fold_extremum(op, rw, larger, Some(f64::NEG_INFINITY));
    "FoldMinimumF": MinimumF => |op, rw| fold_extremum(op, rw, smaller, Some(f64::INFINITY));
    "FoldMaxNumF": MaxNumF => |op, rw| fold_extremum(op, rw, larger, None);
    "FoldMinNumF": MinNumF => |op, rw| fold_extremum(op, rw, smaller, None);
    "FoldNegF": NegF => fold_negation;
    "FoldCmpF": CmpF => fold_comparison;
    "FoldExtF": ExtF => fold_conversion;
    "FoldTruncF": TruncF => fold_conversion;
    "FoldSIToFP": SIToFP => |op, rw| fold_from_integer(op, rw, |word, width| Number { magnitude: signed(word, width).unsigned_abs(), negative: signed(word, width) < 0 });
    "FoldUIToFP": UIToFP => |op, rw| fold_from_integer(op, rw, |word, _| Number { magnitude: word, negative: false });
    "FoldFPToSI": FPToSI => |op, rw| fold_to_integer(op, rw, |width| (-2f64.powi(width as i32 - 1), 2f64.powi(width as i32 - 1)));
    "FoldFPToUI": FPToUI => |op, rw| fold_to_integer(op, rw, |width| (0.0, 2f64.powi(width as i32)));
}

/// The kind of the floats that values of the type `ty` hold.
fn kind_of(cx: &Context, ty: Type) -> Result<FloatKind, NoMatch> {
    let kind = ty.element(cx).float_kind(cx).ok_or(NoMatch)?;
    match kind {
        FloatKind::BF16 | FloatKind::F16 | FloatKind::F32 | FloatKind::F64 => Ok(kind),
        _ => Err(NoMatch),
    }
}

fn number(kind: FloatKind, word: u64) -> f64 {
    kind.to_f64(word.into())
}

fn rounded(kind: FloatKind, number: f64) -> u64 {
    kind.from_f64(number) as u64
}

/// A NaN as a result passes it on; `None` where it would change or is none.
fn quiet_nan(kind: FloatKind, word: u64) -> Option<u64> {
    let magnitude = word & (mask(kind.width()) >> 1);
    (magnitude == rounded(kind, f64::NAN) & (mask(kind.width()) >> 1)).then_some(word)
}

/// What `f` gives, where NaNs go through.
fn computed(kind: FloatKind, x: u64, y: u64, f: fn(f64, f64) -> f64) -> Option<u64> {
    for word in [x, y] {
        if kind.is_nan(word.into()) {
            return quiet_nan(kind, word);
        }
    }
    let result = f(number(kind, x), number(kind, y));
    // Which NaN a machine computes differs.
    Some(if result.is_nan() { rounded(kind, f64::NAN) } else { rounded(kind, result) })
}

/// Folds an op on two floats; `neutral` on the right changes nothing.
fn fold(op: OpId, rw: &mut Rewriter<'_>, f: fn(f64, f64) -> f64, neutral: Option<f64>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let (lhs, rhs, ty) = (view.operand(0), view.operand(1), view.result(0).ty());
    let kind = kind_of(cx, ty)?;
    if view.attr("roundingmode").is_some() {
        return Err(rw.refuse(|_| "it rounds in a way of its own".into()));
    }
    if neutral.is_some_and(|neutral| known(rhs) == Some(rounded(kind, neutral))) {
        let lhs = lhs.id;
        return rw.replace(op, [lhs]);
    }
    let (Some(x), Some(y)) = (lhs.constant(), rhs.constant()) else { return Err(NoMatch) };
    let folded = map(cx, [x, y], ty, |[x, y]| computed(kind, x, y, f));
    replace_by_constant(op, rw, folded)
}

/// The larger of two numbers; zeros are ordered by sign.
fn larger(x: f64, y: f64) -> f64 {
    if x > y || (x == y && x.is_sign_positive()) { x } else { y }
}

/// The smaller of two numbers; zeros are ordered by sign.
fn smaller(x: f64, y: f64) -> f64 {
    if x < y || (x == y && x.is_sign_negative()) { x } else { y }
}

/// Folds a maximum or minimum. Where nothing is `absorbed`, a NaN loses against a number; else it wins.
fn fold_extremum(op: OpId, rw: &mut Rewriter<'_>, f: fn(f64, f64) -> f64, absorbed: Option<f64>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let (lhs, rhs, ty) = (view.operand(0), view.operand(1), view.result(0).ty());
    let kind = kind_of(cx, ty)?;
    let changes_nothing = |word: u64| match absorbed {
        Some(absorbed) => word == rounded(kind, absorbed),
        None => kind.is_nan(word.into()),
    };
    if lhs.id == rhs.id || known(rhs).is_some_and(changes_nothing) {
        let lhs = lhs.id;
        return rw.replace(op, [lhs]);
    }
    let (Some(x), Some(y)) = (lhs.constant(), rhs.constant()) else { return Err(NoMatch) };
    let folded = map(cx, [x, y], ty, |[x, y]| match (absorbed, kind.is_nan(x.into()), kind.is_nan(y.into())) {
        (None, true, false) => Some(y),
        (None, false, true) => Some(x),
        _ => computed(kind, x, y, f),
    });
    replace_by_constant(op, rw, folded)
}

/// The same with the other sign.
fn fold_negation(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let ty = view.result(0).ty();
    let sign = 1 << (kind_of(cx, ty)?.width() - 1);
    let operand = view.operand(0).constant().ok_or(NoMatch)?;
    let folded = map(cx, [operand], ty, |[x]| Some(x ^ sign));
    replace_by_constant(op, rw, folded)
}

/// A comparison of two known floats, or with a known NaN.
fn fold_comparison(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let (lhs, rhs, ty) = (view.operand(0), view.operand(1), view.result(0).ty());
    let kind = kind_of(cx, lhs.ty())?;
    let predicate = view.attr("predicate").and_then(|attr| attr.as_i64(cx)).ok_or(NoMatch)?;
    let word = CmpFPredicate::WORDS.iter().find(|(_, known)| *known == predicate).map(|(word, _)| *word);
    let word = word.ok_or(NoMatch)?;
    let is_scalar = lhs.ty().element(cx) == lhs.ty();
    let value = |word: Option<u64>| word.filter(|_| is_scalar).map(|word| number(kind, word));
    let order = match (value(known(lhs)), value(known(rhs))) {
        (Some(x), _) | (_, Some(x)) if x.is_nan() => None,
        (Some(x), Some(y)) => x.partial_cmp(&y),
        _ => return Err(NoMatch),
    };
    let holds = match (word, order) {
        ("false", _) => false,
        ("true", _) => true,
        ("ord", order) => order.is_some(),
        ("uno", order) => order.is_none(),
        (word, None) => word.starts_with('u'),
        (word, Some(order)) => match &word[1..] {
            "eq" => order.is_eq(),
            "ne" => order.is_ne(),
            "gt" => order.is_gt(),
            "ge" => order.is_ge(),
            "lt" => order.is_lt(),
            _ => order.is_le(),
        },
    };
    let folded = super::words::of_word(cx, ty, holds.into());
    replace_by_constant(op, rw, folded)
}

/// A known float as one of another kind, where that holds it.
fn fold_conversion(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let ty = view.result(0).ty();
    let (from, to) = (kind_of(cx, view.operand(0).ty())?, kind_of(cx, ty)?);
    if view.attr("roundingmode").is_some() {
        return Err(rw.refuse(|_| "it rounds in a way of its own".into()));
    }
    let operand = view.operand(0).constant().ok_or(NoMatch)?;
    let folded = map(cx, [operand], ty, |[x]| {
        let converted = from.convert(x.into(), to);
        (to.convert(converted, from) == x.into()).then_some(converted as u64)
    });
    replace_by_constant(op, rw, folded)
}

fn signed(word: u64, width: u32) -> i64 {
    let above = 64 - width;
    ((word << above) as i64) >> above
}

/// An integer.
struct Number {
    magnitude: u64,
    negative: bool,
}

/// A known integer as a float.
fn fold_from_integer(op: OpId, rw: &mut Rewriter<'_>, read: fn(u64, u32) -> Number) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let ty = view.result(0).ty();
    let (from, kind) = (width(cx, view.operand(0).ty()).ok_or(NoMatch)?, kind_of(cx, ty)?);
    let operand = view.operand(0).constant().ok_or(NoMatch)?;
    let folded = map(cx, [operand], ty, |[x]| {
        let Number { magnitude, negative } = read(x, from);
        let sign = if negative { -1.0 } else { 1.0 };
        if kind == FloatKind::F64 {
            return Some(rounded(kind, sign * magnitude as f64));
        }
        // Bits that an f64 cannot hold only decide on which side of the middle the number is.
        let lost = 64 - 53;
        let (high, low) = (magnitude >> lost, magnitude & ((1 << lost) - 1));
        let exact = if magnitude >> 53 == 0 { magnitude as f64 } else { ((high | u64::from(low != 0)) << lost) as f64 };
        Some(rounded(kind, sign * exact))
    });
    replace_by_constant(op, rw, folded)
}

/// A known float as an integer, where it is in the range from `ends.0` to below `ends.1`.
fn fold_to_integer(op: OpId, rw: &mut Rewriter<'_>, ends: fn(u32) -> (f64, f64)) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let ty = view.result(0).ty();
    let (kind, to) = (kind_of(cx, view.operand(0).ty())?, width(cx, ty).ok_or(NoMatch)?);
    let operand = view.operand(0).constant().ok_or(NoMatch)?;
    let (least, end) = ends(to);
    let folded = map(cx, [operand], ty, |[x]| {
        let whole = number(kind, x).trunc();
        let fits = whole >= least && whole < end;
        fits.then_some(if whole < 0.0 { whole as i64 as u64 } else { whole as u64 })
    });
    replace_by_constant(op, rw, folded)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn known_floats_fold() {
        // As MLIR's pass does.
        check(
            "canonicalize",
            "func.func @f(%x: f32) -> (f32, f32, f16, bf16, i8, i1, f32, f32, f32, f16, vector<2xf32>, i32) {
  %a = arith.constant 0.1 : f32
  %b = arith.constant -7.3 : f64
  %nan = arith.constant 0x7FC00000 : f32
  %zero = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = arith.constant -9007199791611905 : i64
  %v = arith.constant dense<[0.1, -2.5]> : vector<2xf32>
  %0 = arith.addf %a, %a : f32
  %1 = arith.addf %x, %zero : f32
  %2 = arith.truncf %b : f64 to f16
  %3 = arith.sitofp %n : i64 to bf16
  %4 = arith.fptosi %b : f64 to i8
  %5 = arith.cmpf ult, %nan, %x : f32
  %6 = arith.mulf %one, %x : f32
  %7 = arith.maxnumf %a, %nan : f32
  %8 = arith.divf %zero, %zero : f32
  %9 = arith.uitofp %n : i64 to f16
  %10 = arith.mulf %v, %v : vector<2xf32>
  %11 = arith.bitcast %one : f32 to i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : f32, f32, f16, bf16, i8, i1, f32, f32, f32, f16, vector<2xf32>, i32
}
",
            "module {
  func.func @f(%arg0: f32) -> (f32, f32, f16, bf16, i8, i1, f32, f32, f32, f16, vector<2xf32>, i32) {
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %cst = arith.constant dense<[0.0100000007, 6.250000e+00]> : vector<2xf32>
    %cst_0 = arith.constant 0x7C00 : f16
    %cst_1 = arith.constant 0x7FC00000 : f32
    %true = arith.constant true
    %c-7_i8 = arith.constant -7 : i8
    %cst_2 = arith.constant -9.007190e+15 : bf16
    %cst_3 = arith.constant 1.000000e-01 : f32
    %cst_4 = arith.constant -7.300000e+00 : f64
    %cst_5 = arith.constant 2.000000e-01 : f32
    %0 = arith.truncf %cst_4 : f64 to f16
    return %cst_5, %arg0, %0, %cst_2, %c-7_i8, %true, %arg0, %cst_3, %cst_1, %cst_0, %cst, %c1065353216_i32 : f32, f32, f16, bf16, i8, i1, f32, f32, f32, f16, vector<2xf32>, i32
  }
}
",
        );
    }
}
