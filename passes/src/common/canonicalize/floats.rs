//! Floats of `arith`: known operands fold, neutral ones go. Types without infinities or signed zeros are left alone.

use hlo_dialects::arith::cast::{ExtF, FPToSI, FPToUI, SIToFP, TruncF, UIToFP};
use hlo_dialects::arith::float::{AddF, CmpF, DivF, MaxNumF, MaximumF, MinNumF, MinimumF, MulF, NegF, RemF, SubF};
use hlo_interp::hextir::NumberOp;
use hlo_ir::num::FloatKind;
use hlo_ir::{Context, NoMatch, OpId, Rewrite, Rewriter, Type, patterns};

use super::words::{self, compute, kernel, known, map, mask, of_word, replace_by_constant};

patterns! {
    /// By op.
    pub(super) PATTERNS;
    "FoldAddF": AddF => |op, rw| fold(op, rw, Some(-0.0));
    "FoldSubF": SubF => |op, rw| fold(op, rw, Some(0.0));
    "FoldMulF": MulF => |op, rw| fold(op, rw, Some(1.0));
    "FoldDivF": DivF => |op, rw| fold(op, rw, Some(1.0));
    "FoldRemF": RemF => |op, rw| fold(op, rw, None);
    "FoldMaximumF": MaximumF => |op, rw| fold_extremum(op, rw, Some(f64::NEG_INFINITY));
    "FoldMinimumF": MinimumF => |op, rw| fold_extremum(op, rw, Some(f64::INFINITY));
    "FoldMaxNumF": MaxNumF => |op, rw| fold_extremum(op, rw, None);
    "FoldMinNumF": MinNumF => |op, rw| fold_extremum(op, rw, None);
    "FoldNegF": NegF => fold_negation;
    "FoldCmpF": CmpF => fold_comparison;
    "FoldExtF": ExtF => fold_conversion;
    "FoldTruncF": TruncF => fold_conversion;
    "FoldSIToFP": SIToFP => fold_number;
    "FoldUIToFP": UIToFP => fold_number;
    "FoldFPToSI": FPToSI => fold_number;
    "FoldFPToUI": FPToUI => fold_number;
}

/// The kind of the floats that values of the type `ty` hold.
fn kind_of(cx: &Context, ty: Type) -> Result<FloatKind, NoMatch> {
    let kind = ty.element(cx).float_kind(cx).ok_or(NoMatch)?;
    match kind {
        FloatKind::BF16 | FloatKind::F16 | FloatKind::F32 | FloatKind::F64 => Ok(kind),
        _ => Err(NoMatch),
    }
}

fn rounded(kind: FloatKind, number: f64) -> u64 {
    kind.from_f64(number) as u64
}

/// A NaN as a result passes it on; `None` where it would change or is none.
fn quiet_nan(kind: FloatKind, word: u64) -> Option<u64> {
    let magnitude = word & (mask(kind.width()) >> 1);
    (magnitude == rounded(kind, f64::NAN) & (mask(kind.width()) >> 1)).then_some(word)
}

/// What `kernel` gives, where NaNs go through.
fn computed(kind: FloatKind, kernel: &NumberOp, words: [u64; 2]) -> Option<u64> {
    if let Some(nan) = words.into_iter().find(|&word| kind.is_nan(word.into())) {
        return quiet_nan(kind, nan);
    }
    let result = kernel.compute(&words)?;
    // Which NaN a machine computes differs.
    Some(if kind.is_nan(result.into()) { rounded(kind, f64::NAN) } else { result })
}

/// Folds an op on two floats; `neutral` on the right changes nothing.
fn fold(op: OpId, rw: &mut Rewriter<'_>, neutral: Option<f64>) -> Rewrite {
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
    let kernel = kernel(view)?;
    let folded = map(cx, [x, y], ty, |words| computed(kind, &kernel, words));
    replace_by_constant(op, rw, folded)
}

/// Folds a maximum or minimum. Where nothing is `absorbed`, a NaN loses against a number; else it wins.
fn fold_extremum(op: OpId, rw: &mut Rewriter<'_>, absorbed: Option<f64>) -> Rewrite {
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
    let kernel = kernel(view)?;
    let folded = map(cx, [x, y], ty, |words| {
        let n_nans = words.iter().filter(|&&word| kind.is_nan(word.into())).count();
        if absorbed.is_none() && n_nans == 1 { kernel.compute(&words) } else { computed(kind, &kernel, words) }
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

/// A comparison of two known floats, or with a known NaN, which is what that NaN with itself would be.
fn fold_comparison(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let (lhs, rhs, ty) = (view.operand(0), view.operand(1), view.result(0).ty());
    let kind = kind_of(cx, lhs.ty())?;
    if lhs.ty().element(cx) != lhs.ty() {
        return Err(NoMatch);
    }
    let words = match (known(lhs), known(rhs)) {
        (Some(nan), _) | (_, Some(nan)) if kind.is_nan(nan.into()) => [nan, nan],
        (Some(x), Some(y)) => [x, y],
        _ => return Err(NoMatch),
    };
    let holds = kernel(view)?.compute(&words).ok_or(NoMatch)?;
    replace_by_constant(op, rw, of_word(cx, ty, holds))
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
    let kernel = kernel(view)?;
    let folded = map(cx, [operand], ty, |[x]| {
        let converted = kernel.compute(&[x])?;
        (to.convert(converted.into(), from) == x.into()).then_some(converted)
    });
    replace_by_constant(op, rw, folded)
}

/// A known number as one of another type, where that has it.
fn fold_number(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let (from, to) = (view.operand(0).ty(), view.result(0).ty());
    if !words::holds_integers(cx, from) {
        kind_of(cx, from)?;
    }
    if !words::holds_integers(cx, to) {
        kind_of(cx, to)?;
    }
    let operand = view.operand(0).constant().ok_or(NoMatch)?;
    let folded = compute(view, [operand]);
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
