//! The ops that are constant whatever their operands are: constants, and `chlo.constant_like` of known sizes. No other
//! op of StableHLO or CHLO folds in the reference's dialects; what `stablehlo-aggressive-folder` computes is left to it.

use hlo_dialects::chlo::structured::{Constant as ChloConstant, ConstantLike};
use hlo_ir::{Body, Context, OpId};

use super::solver::Constant;
use crate::common::canonicalize::{constant_like_value, constant_value};

/// The constant that `op` gives as its only result.
pub(super) fn folded(cx: &Context, body: &Body, op: OpId) -> Option<Constant> {
    if let Some(value) = constant_value(cx, body, op) {
        return Some(Constant { def: body.def(op), value, ty: body.ty(body.result(op, 0)) });
    }
    let view: ConstantLike<'_> = body.op_ref(cx, op).view()?;
    let value = constant_like_value(view)?;
    Some(Constant { def: ChloConstant::DEF, value, ty: body.ty(body.result(op, 0)) })
}
