//! Patterns of canonicalization, as rows, and the fold that comes with a trait.

use hlo_dialects::chlo::structured::{self, ConstantLike};
use hlo_dialects::func;
use hlo_dialects::stablehlo::control::Case;
use hlo_ir::{Attr, AttrData, Body, Context, DYNAMIC, NewOp, OpDef, OpId, OpView, Value, traits};

use super::constants::constant_value;

/// A pattern.
pub(super) struct Pattern {
    /// MLIR's name for it, for the options that choose patterns.
    pub name: &'static str,
    /// The ops that it looks at.
    pub root: &'static OpDef,
    /// Rewrites the op, or says `false` and leaves everything as it is.
    pub apply: fn(&Context, &mut Body, OpId) -> bool,
}

/// All patterns.
pub(super) static PATTERNS: &[&Pattern] = &[
    &Pattern { name: "FoldConstantCaseOp", root: <Case<'_> as OpView<'_>>::DEF, apply: fold_constant_case },
    &Pattern {
        name: "SimplifyIndirectCallWithKnownCallee",
        root: <func::CallIndirect<'_> as OpView<'_>>::DEF,
        apply: call_known_function,
    },
    &Pattern { name: "FoldConstantLikeOp", root: <ConstantLike<'_> as OpView<'_>>::DEF, apply: fold_constant_like },
];

/// Moves constant operands of a commutative op to the end; the order is kept otherwise. StableHLO's own ops, though
/// commutative, have no such fold: the reference leaves them as written.
pub(super) fn constants_last(body: &mut Body, op: OpId) -> bool {
    let def = body.def(op);
    if !def.is(traits::COMMUTATIVE) || def.dialect() == "stablehlo" || body.n_operands(op) < 2 {
        return false;
    }
    let operands: Vec<Value> = body.operands(op).collect();
    let is_constant = |value: &Value| body.defining_op(*value).is_some_and(|op| body.def(op).is(traits::CONSTANT_LIKE));
    let (constants, others): (Vec<Value>, Vec<Value>) = operands.iter().partition(|value| is_constant(value));
    let sorted: Vec<Value> = others.into_iter().chain(constants).collect();
    if sorted == operands {
        return false;
    }
    body.set_operands(op, &sorted);
    true
}

fn constant_operand(cx: &Context, body: &Body, op: OpId, index: usize) -> Option<Attr> {
    constant_value(cx, body, body.defining_op(body.operand(op, index))?)
}

/// `case` of a constant within its range is the branch of that number.
fn fold_constant_case(cx: &Context, body: &mut Body, op: OpId) -> bool {
    let branch = constant_operand(cx, body, op, 0)
        .and_then(|value| value.dense(cx)?.i64s(cx)?.next())
        .and_then(|index| body.op_region(op, usize::try_from(index).ok()?));
    let Some(&block) = branch.and_then(|branch| body.region_blocks(branch).last()) else { return false };
    let Some(terminator) = body.last_op(block) else { return false };
    let values: Vec<Value> = body.operands(terminator).collect();
    body.erase_op(terminator);
    body.move_ops_before(block, op);
    for (result, value) in body.results(op).zip(values) {
        body.replace_all_uses(result, value);
    }
    body.erase_op(op);
    true
}

/// Calling a function value that is a known function is calling the function.
fn call_known_function(cx: &Context, body: &mut Body, op: OpId) -> bool {
    let Some(callee) = constant_operand(cx, body, op, 0) else { return false };
    let operands: Vec<Value> = body.operands(op).skip(1).collect();
    let results: Vec<_> = body.results(op).map(|value| body.ty(value)).collect();
    let attrs = cx.dict(&[(cx.name("callee"), callee)]);
    let call = body.create_op(NewOp {
        attrs,
        operands: &operands,
        results: &results,
        ..NewOp::new(func::Call::DEF, body.loc(op))
    });
    body.insert_before(op, call);
    for (from, to) in body.results(op).zip(body.results(call)) {
        body.replace_all_uses(from, to);
    }
    body.erase_op(op);
    true
}

/// `constant_like` of an operand of known sizes is a constant of one value.
fn fold_constant_like(cx: &Context, body: &mut Body, op: OpId) -> bool {
    let ty = body.ty(body.result(op, 0));
    let (Some(shape), Some(value)) = (ty.shape(cx), cx.dict_get(body.attrs(op), "value")) else { return false };
    if shape.contains(&DYNAMIC) {
        return false;
    }
    let constant = match value.data(cx) {
        AttrData::Integer { .. } => value.as_i64(cx).map(|value| cx.dense_from_i64s(ty, &[value])),
        AttrData::Float { bits, .. } => {
            let size = ty.element(cx).stored_bytes(cx);
            size.and_then(|size| Some(cx.splat_attr(ty, bits.to_le_bytes().get(..size)?)))
        }
        _ => None,
    };
    let Some(constant) = constant else { return false };
    let constant = body.create_op(NewOp {
        attrs: cx.dict(&[(cx.name("value"), constant)]),
        results: &[ty],
        ..NewOp::new(structured::Constant::DEF, body.loc(op))
    });
    body.insert_before(op, constant);
    body.replace_all_uses(body.result(op, 0), body.result(constant, 0));
    body.erase_op(op);
    true
}
