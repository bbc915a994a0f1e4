//! Tensors without elements: all of a type are one constant.

use hlo_dialects::stablehlo::constant::Constant;
use hlo_ir::{Attr, NoMatch, OpId, Rewrite, Rewriter, SmallVec, Value, ValueRef, patterns};

use super::super::constant::{build, empty};
use crate::common::effects::declares_effects;

patterns! {
    /// One for all ops.
    pub(super) PATTERNS;
    "ZeroExtentToEmptyConstant": any => empty_constant, benefit 2;
}

/// Results without elements are constants for their users, and so are operands for the op.
fn empty_constant(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    if view.def().dialect() != "stablehlo" || view.is::<Constant<'_>>() || declares_effects(rw.cx(), rw.body(), op) {
        return Err(NoMatch);
    }
    let results: SmallVec<[(Value, Attr); 2]> = view
        .results()
        .filter(|result| rw.body().has_uses(result.id))
        .filter_map(|result| Some((result.id, empty_of(result)?)))
        .collect();
    let operands = view.operands().enumerate().filter(|(_, operand)| operand.def::<Constant<'_>>().is_none());
    let operands: SmallVec<[(usize, Attr); 2]> =
        operands.filter_map(|(index, operand)| Some((index, empty_of(operand)?))).collect();
    if results.is_empty() && operands.is_empty() {
        return Err(NoMatch);
    }
    for (result, value) in results {
        let value = rw.build(|b| build(b, value));
        rw.replace_all_uses(result, value);
    }
    for (index, value) in operands {
        let value = rw.build(|b| build(b, value));
        rw.set_operand(op, index, value);
    }
    Ok(())
}

fn empty_of(value: ValueRef<'_>) -> Option<Attr> {
    let ty = value.ty();
    ty.is_ranked_tensor(value.cx).then(|| empty(value.cx, ty)).flatten()
}
