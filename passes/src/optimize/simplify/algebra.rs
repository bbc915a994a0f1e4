//! Ops that compute element by element.

use hlo_dialects::stablehlo::elementwise::*;
use hlo_dialects::stablehlo::enums::{ComparisonDirection, ComparisonType};
use hlo_dialects::stablehlo::shape::BroadcastInDim;
use hlo_ir::rewrite::rule::Vocabulary;
use hlo_ir::{NoMatch, OpId, Rewrite, Rewriter, ValueRef, patterns, rules};

use super::super::Settings;
use super::super::constant::{
    constant, constant_operands, elements, evaluate, float_splat, is_all_ones, is_constant, is_integer_one,
    is_integer_zero, is_stablehlo_constant, replace_by_constant, zeros,
};
use super::super::region::has_one_use;
use super::{replace_merging, replace_plainly};

rules! {
    /// In the reference's order; before the patterns below.
    pub(super) RULES in ALGEBRA;
    "AddOp_CanonicalizeConstantToRhs": Add => "add(c, x) => add(x, c) if constant(c), not constant(x)";
    "AddOp_RemoveNoop": Add => "add(x, nothing_added) => x";
    "AndOp_CanonicalizeConstantToRhs": And => "and(c, x) => and(x, c) if constant(c), not constant(x)";
    "AndOp_FoldToZero": And => "and(x, zero) => zero";
    "AndOp_RemoveNoop": And => "and(x, all_ones) => x";
    "ConvertOp_RemoveNoop": Convert => "convert(x) => x";
    "ComplexOp_CancelOutComposedOps": Complex => "complex(real(z), imag(z)) -> z";
    "ImagOp_CancelOutComposedOps": Imag => "imag(complex(r, i)) -> i";
    "RealOp_CancelOutComposedOps": Real => "real(complex(r, i)) -> r";
    "MaxOp_CanonicalizeConstantToRhs": Maximum => "maximum(c, x) => maximum(x, c) if constant(c), not constant(x)";
    "MinOp_CanonicalizeConstantToRhs": Minimum => "minimum(c, x) => minimum(x, c) if constant(c), not constant(x)";
    "MulOp_CanonicalizeConstantToRhs": Multiply => "multiply(c, x) => multiply(x, c) if constant(c), not constant(x)";
    "MulOp_FoldToZero": Multiply => "multiply(x, zero) => zero";
    "MulOp_RemoveNoop": Multiply => "multiply(x, one) => x";
    "OrOp_CanonicalizeConstantToRhs": Or => "or(c, x) => or(x, c) if constant(c), not constant(x)";
    "OrOp_FoldToOne": Or => "or(x, all_ones) => all_ones";
    "OrOp_RemoveNoop": Or => "or(x, zero) => x";
    "SelectOp_InvertPredicateAndSwap": Select => "select(not(p), t, f) => select(p, f, t)";
    "SubtractOp_FoldToZero": Subtract => "subtract(x, x) -> zeros if integer(x)";
    "SubtractOp_RemoveNoop": Subtract => "subtract(x, nothing_taken) => x";
    "XorOp_CanonicalizeConstantToRhs": Xor => "xor(c, x) => xor(x, c) if constant(c), not constant(x)";
    "XorOp_FoldToZero": Xor => "xor(x, x) -> zeros if integer(x)";
    "XorOp_RemoveNoop": Xor => "xor(x, zero) => x";
}

patterns! {
    /// In the reference's order.
    pub(super) PATTERNS;
    "CompareOp_NeBooleanFalse": Compare => |op, rw| compare_boolean(op, rw, ComparisonDirection::Ne, is_integer_zero);
    "CompareOp_EqBooleanTrue": Compare => |op, rw| compare_boolean(op, rw, ComparisonDirection::Eq, is_integer_one);
    "CompareOpCanon": Compare => compare_integers;
    "SelectOp_InvertBroadcastPredicateAndSwap": Select => select_of_broadcast_not;
    "SelectOpCanon": Select => select_known;
}

/// What the words of the rules mean; numbers are constants of equal elements, of integers unless it says otherwise.
static ALGEBRA: Vocabulary = Vocabulary {
    ops: &[UNARY_OPS, BINARY_OPS, TERNARY_OPS],
    tests: &[
        ("constant", |value, _| is_stablehlo_constant(value)),
        ("integer", |value, rw| value.ty().element(rw.cx()).is_integer(rw.cx())),
        ("zero", |value, _| is_integer_zero(value)),
        ("one", |value, _| is_integer_one(value) || float_splat(value) == Some(1.0)),
        ("all_ones", |value, _| is_all_ones(value)),
        // Of floats, only -0.0 leaves no trace: -0.0 + 0.0 is 0.0.
        ("nothing_added", |value, rw| is_zero_of_sign(value, rw, true)),
        // Here it is 0.0: -0.0 - -0.0 is 0.0.
        ("nothing_taken", |value, rw| is_zero_of_sign(value, rw, false)),
    ],
    constants: &[("zeros", becomes_zeros)],
    replace: |op, value, keeps, rw| match keeps {
        true => replace_merging(op, value, rw),
        false => replace_plainly(op, value, rw),
    },
};

/// Whether `value` is an integer zero or a float zero of this sign; of any where floats may change in the sign of a zero.
fn is_zero_of_sign(value: ValueRef<'_>, rw: &Rewriter<'_>, negative: bool) -> bool {
    let any_sign = rw.settings::<Settings>().is_ok_and(|settings| settings.optimize_float);
    let is_float_zero = |x: f64| x == 0.0 && (any_sign || x.is_sign_negative() == negative);
    is_integer_zero(value) || float_splat(value).is_some_and(is_float_zero)
}

/// Replaces `op` by zeros of its type.
fn becomes_zeros(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let value = zeros(rw.cx(), rw.op(op).result(0).ty()).ok_or(NoMatch)?;
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

/// `select(broadcast(not(p)), t, f)` is `select(broadcast(p), f, t)`, when nobody else uses the broadcast.
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
