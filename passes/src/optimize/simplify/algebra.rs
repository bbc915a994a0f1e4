//! Ops that compute element by element.

use hlo_dialects::stablehlo::elementwise::*;
use hlo_dialects::stablehlo::enums::{ComparisonDirection, ComparisonType};
use hlo_dialects::stablehlo::shape::BroadcastInDim;
use hlo_ir::{NoMatch, OpId, Rewrite, Rewriter, ValueRef, patterns};

use super::super::Settings;
use super::super::constant::{
    constant, constant_operands, elements, evaluate, float_splat, is_all_ones, is_constant, is_integer_one,
    is_integer_zero, is_stablehlo_constant, replace_by_constant, zeros,
};
use super::super::region::has_one_use;
use super::{replace_merging, replace_plainly};

patterns! {
    /// In the reference's order.
    pub(super) PATTERNS;
    "AddOp_CanonicalizeConstantToRhs": Add => constant_to_the_right;
    "AddOp_RemoveNoop": Add => add_zero;
    "AndOp_CanonicalizeConstantToRhs": And => constant_to_the_right;
    "AndOp_FoldToZero": And => |op, rw| absorbed(op, rw, is_integer_zero);
    "AndOp_RemoveNoop": And => |op, rw| neutral(op, rw, is_all_ones);
    "CompareOp_NeBooleanFalse": Compare => |op, rw| compare_boolean(op, rw, ComparisonDirection::Ne, is_integer_zero);
    "CompareOp_EqBooleanTrue": Compare => |op, rw| compare_boolean(op, rw, ComparisonDirection::Eq, is_integer_one);
    "CompareOpCanon": Compare => compare_integers;
    "ConvertOp_RemoveNoop": Convert => same_type;
    "ComplexOp_CancelOutComposedOps": Complex => complex_of_parts;
    "ImagOp_CancelOutComposedOps": Imag => imag_of_complex;
    "RealOp_CancelOutComposedOps": Real => real_of_complex;
    "MaxOp_CanonicalizeConstantToRhs": Maximum => constant_to_the_right;
    "MinOp_CanonicalizeConstantToRhs": Minimum => constant_to_the_right;
    "MulOp_CanonicalizeConstantToRhs": Multiply => constant_to_the_right;
    "MulOp_FoldToZero": Multiply => |op, rw| absorbed(op, rw, is_integer_zero);
    "MulOp_RemoveNoop": Multiply => |op, rw| neutral(op, rw, is_one);
    "OrOp_CanonicalizeConstantToRhs": Or => constant_to_the_right;
    "OrOp_FoldToOne": Or => |op, rw| absorbed(op, rw, is_all_ones);
    "OrOp_RemoveNoop": Or => |op, rw| neutral(op, rw, is_integer_zero);
    "SelectOp_InvertPredicateAndSwap": Select => select_of_not;
    "SelectOp_InvertBroadcastPredicateAndSwap": Select => select_of_broadcast_not;
    "SelectOpCanon": Select => select_known;
    "SubtractOp_FoldToZero": Subtract => minus_itself;
    "SubtractOp_RemoveNoop": Subtract => minus_zero;
    "XorOp_CanonicalizeConstantToRhs": Xor => constant_to_the_right;
    "XorOp_FoldToZero": Xor => minus_itself;
    "XorOp_RemoveNoop": Xor => |op, rw| neutral(op, rw, is_integer_zero);
}

/// `op(constant, x)` is `op(x, constant)`.
fn constant_to_the_right(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let (lhs, rhs) = (view.operand(0), view.operand(1));
    if !is_stablehlo_constant(lhs) || is_stablehlo_constant(rhs) {
        return Err(NoMatch);
    }
    let swapped = [rhs.id, lhs.id];
    rw.set_operands(op, &swapped);
    Ok(())
}

/// `op(x, c)` is `x`, where `c` is what `test` looks for.
fn neutral(op: OpId, rw: &mut Rewriter<'_>, test: fn(ValueRef<'_>) -> bool) -> Rewrite {
    let view = rw.op(op);
    if !test(view.operand(1)) {
        return Err(NoMatch);
    }
    let value = view.operand(0).id;
    replace_merging(op, value, rw)
}

/// `op(x, c)` is `c`, where `c` is what `test` looks for.
fn absorbed(op: OpId, rw: &mut Rewriter<'_>, test: fn(ValueRef<'_>) -> bool) -> Rewrite {
    let view = rw.op(op);
    if !test(view.operand(1)) {
        return Err(NoMatch);
    }
    let value = view.operand(1).id;
    replace_merging(op, value, rw)
}

fn is_one(value: ValueRef<'_>) -> bool {
    is_integer_one(value) || float_splat(value) == Some(1.0)
}

/// Whether `value` is a float zero of this sign.
fn is_float_zero(value: ValueRef<'_>, negative: bool) -> bool {
    float_splat(value).is_some_and(|x| x == 0.0 && x.is_sign_negative() == negative)
}

/// `x + 0` is `x`. Of floats, only -0.0 is without any trace: -0.0 + 0.0 is 0.0.
fn add_zero(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let inexact = rw.settings::<Settings>()?.optimize_float;
    let zero = rw.op(op).operand(1);
    if !(is_integer_zero(zero) || is_float_zero(zero, true) || (inexact && is_float_zero(zero, false))) {
        return Err(NoMatch);
    }
    let value = rw.op(op).operand(0).id;
    replace_merging(op, value, rw)
}

/// `x - 0` is `x`. Of floats, only 0.0 is without any trace: -0.0 - -0.0 is 0.0.
fn minus_zero(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let inexact = rw.settings::<Settings>()?.optimize_float;
    let zero = rw.op(op).operand(1);
    if !(is_integer_zero(zero) || is_float_zero(zero, false) || (inexact && is_float_zero(zero, true))) {
        return Err(NoMatch);
    }
    let value = rw.op(op).operand(0).id;
    replace_merging(op, value, rw)
}

/// `x - x` and `xor(x, x)` of integers are zero.
fn minus_itself(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let ty = view.result(0).ty();
    if view.operand(0).id != view.operand(1).id || !ty.element(rw.cx()).is_integer(rw.cx()) {
        return Err(NoMatch);
    }
    let value = zeros(rw.cx(), ty).ok_or(NoMatch)?;
    replace_by_constant(op, value, rw)
}

/// Comparing a boolean with the one that leaves it as it is.
fn compare_boolean(
    op: OpId,
    rw: &mut Rewriter<'_>,
    direction: ComparisonDirection,
    test: fn(ValueRef<'_>) -> bool,
) -> Rewrite {
    let view = rw.view::<Compare<'_>>(op)?;
    let is_boolean = view.lhs().ty().element(rw.cx()).is_bool(rw.cx());
    if view.comparison_direction() != direction || !is_boolean || !test(view.rhs()) {
        return Err(NoMatch);
    }
    let value = view.lhs().id;
    replace_plainly(op, value, rw)
}

/// An integer compared with itself is known, and a constant stands on the right. A float may be a NaN.
fn compare_integers(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    use ComparisonDirection::{Eq, Ge, Gt, Le, Lt, Ne};
    let cx = rw.cx();
    let view = rw.view::<Compare<'_>>(op)?;
    let (lhs, rhs, direction) = (view.lhs(), view.rhs(), view.comparison_direction());
    let says_integers = matches!(view.compare_type(), Some(ComparisonType::Signed | ComparisonType::Unsigned));
    if !says_integers || !lhs.ty().element(cx).is_integer(cx) {
        return Err(NoMatch);
    }
    if lhs.id == rhs.id {
        let ty = view.op().result(0).ty();
        if !ty.is_ranked_tensor(cx) || !ty.has_static_shape(cx) {
            return Err(NoMatch);
        }
        let holds = matches!(direction, Eq | Ge | Le);
        return replace_by_constant(op, cx.splat_attr(ty, &[u8::from(holds)]), rw);
    }
    if !is_constant(lhs) || is_constant(rhs) {
        return Err(NoMatch);
    }
    let mirrored = match direction {
        Eq | Ne => direction,
        Ge => Le,
        Gt => Lt,
        Le => Ge,
        Lt => Gt,
    };
    let swapped = [rhs.id, lhs.id];
    rw.set_operands(op, &swapped);
    rw.set_attr(op, "comparison_direction", Some(mirrored.attr(cx)));
    Ok(())
}

/// A conversion to the type that is there.
fn same_type(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let value = rw.op(op).operand(0).id;
    replace_merging(op, value, rw)
}

/// `complex(real(z), imag(z))` is `z`.
fn complex_of_parts(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Complex<'_>>(op)?;
    let real = view.lhs().def::<Real<'_>>().ok_or(NoMatch)?.operand().id;
    let imag = view.rhs().def::<Imag<'_>>().ok_or(NoMatch)?.operand().id;
    if real != imag {
        return Err(NoMatch);
    }
    replace_plainly(op, real, rw)
}

/// `real(complex(r, i))` is `r`.
fn real_of_complex(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let part = rw.view::<Real<'_>>(op)?.operand().def::<Complex<'_>>().ok_or(NoMatch)?.lhs().id;
    replace_plainly(op, part, rw)
}

/// `imag(complex(r, i))` is `i`.
fn imag_of_complex(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let part = rw.view::<Imag<'_>>(op)?.operand().def::<Complex<'_>>().ok_or(NoMatch)?.rhs().id;
    replace_plainly(op, part, rw)
}

/// `select(not(p), t, f)` is `select(p, f, t)`.
fn select_of_not(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Select<'_>>(op)?;
    let inner = view.pred().def::<Not<'_>>().ok_or(NoMatch)?.operand();
    if inner.ty() != view.pred().ty() {
        return Err(NoMatch);
    }
    let swapped = [inner.id, view.on_false().id, view.on_true().id];
    rw.set_operands(op, &swapped);
    Ok(())
}

/// The same through a broadcast that nobody else uses.
fn select_of_broadcast_not(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Select<'_>>(op)?;
    let (on_true, on_false) = (view.on_true().id, view.on_false().id);
    let pred = view.pred();
    let broadcast = pred.def::<BroadcastInDim<'_>>().ok_or(NoMatch)?;
    let inner = broadcast.operand().def::<Not<'_>>().ok_or(NoMatch)?.operand();
    if inner.ty() != broadcast.operand().ty() || !has_one_use(rw.body(), pred.id) {
        return Err(NoMatch);
    }
    let (ty, dims, inner) = (pred.ty(), broadcast.broadcast_dimensions(), inner.id);
    let pred = rw.build(|b| {
        let op = BroadcastInDim::build_typed(b, &[ty], inner, &dims);
        b.result(op)
    });
    rw.set_operands(op, &[pred, on_false, on_true]);
    Ok(())
}

/// A choice between equals, or one that a constant makes.
fn select_known(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Select<'_>>(op)?;
    let (on_true, on_false) = (view.on_true().id, view.on_false().id);
    if on_true == on_false {
        return replace_plainly(op, on_true, rw);
    }
    let condition = elements(view.pred()).ok_or(NoMatch)?;
    if condition.splat {
        let chosen = if condition.get(0)[0] != 0 { on_true } else { on_false };
        return replace_plainly(op, chosen, rw);
    }
    let settings: &Settings = rw.settings()?;
    let both_known = constant(view.on_true()).is_some() && constant(view.on_false()).is_some();
    if !both_known || !settings.within_limit(rw.cx(), view.result().ty()) {
        return Err(NoMatch);
    }
    let constants = constant_operands(op, rw)?;
    let value = evaluate(op, rw, &constants, false)?;
    replace_by_constant(op, value, rw)
}
