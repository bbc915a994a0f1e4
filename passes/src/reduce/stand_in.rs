//! Values that take the place of an op's results when the op goes.

use hlo_dialects::stablehlo::constant::Constant;
use hlo_ir::{Attr, Body, Context, Loc, NewOp, OpId, Type, Value};

/// Gives the uses of all results of `op` to other values and erases it. `false` when there is none for a result; the op
/// then stays.
pub fn cut(cx: &Context, body: &mut Body, op: OpId) -> bool {
    for result in body.results(op) {
        if !body.has_uses(result) {
            continue;
        }
        let Some(value) = stand_in(cx, body, op, body.ty(result)) else { return false };
        body.replace_all_uses(result, value);
    }
    body.erase_op(op);
    true
}

/// A value of type `ty` that is defined before `op`: an operand, else an argument of a block around, else a zero.
fn stand_in(cx: &Context, body: &mut Body, op: OpId, ty: Type) -> Option<Value> {
    let results = body.results(op);
    if let Some(operand) =
        body.operands(op).find(|&operand| body.ty(operand) == ty && !results.clone().any(|r| r == operand))
    {
        return Some(operand);
    }
    let mut at = op;
    while let Some(block) = body.block_of(at) {
        if let Some(&arg) = body.block_args(block).iter().find(|&&arg| body.ty(arg) == ty) {
            return Some(arg);
        }
        match body.block_parent(block) {
            Some(parent) if parent != Body::ROOT => at = parent,
            _ => break,
        }
    }
    zero(cx, body, op, ty)
}

/// A zero at the start of the function, which all that need one share.
fn zero(cx: &Context, body: &mut Body, op: OpId, ty: Type) -> Option<Value> {
    let value = zeros(cx, ty)?;
    let entry = *body.region_blocks(body.op_region(Body::ROOT, 0)?).first()?;
    let is_constant = |&known: &OpId| std::ptr::eq(body.def(known), Constant::DEF);
    let same = body.block_ops(entry).take_while(is_constant).find(|&known| {
        known != op && body.ty(body.result(known, 0)) == ty && cx.dict_get(body.attrs(known), "value") == Some(value)
    });
    if let Some(known) = same {
        return Some(body.result(known, 0));
    }
    let attrs = cx.dict(&[(cx.name("value"), value)]);
    let constant = body.create_op(NewOp { attrs, results: &[ty], ..NewOp::new(Constant::DEF, Loc::UNKNOWN) });
    body.prepend_op(entry, constant);
    Some(body.result(constant, 0))
}

/// `dense<0> : ty`, where constants can have the type.
pub fn zeros(cx: &Context, ty: Type) -> Option<Attr> {
    if !ty.is_ranked_tensor(cx) || !ty.has_static_shape(cx) {
        return None;
    }
    Some(cx.splat_attr(ty, &vec![0; ty.element(cx).stored_bytes(cx)?]))
}
