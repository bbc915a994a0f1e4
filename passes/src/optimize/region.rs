//! Looking at regions of ops.

use hlo_ir::{BlockId, Body, NoMatch, OpId, Value, ValueDef};

/// The block of region number `index` of `op`.
///
/// # Errors
/// When there is no such region, or it has not exactly one block.
pub(crate) fn only_block(body: &Body, op: OpId, index: usize) -> Result<BlockId, NoMatch> {
    match *body.region_blocks(body.op_region(op, index).ok_or(NoMatch)?) {
        [block] => Ok(block),
        _ => Err(NoMatch),
    }
}

/// Whether `value` is defined outside of `op`, which is around its user.
pub(crate) fn is_outside(body: &Body, value: Value, op: OpId) -> bool {
    let mut at = match body.value_def(value) {
        ValueDef::Result(def, _) => Some(def),
        ValueDef::Argument(block, _) => body.block_parent(block),
        ValueDef::Forward => return false,
    };
    // A block argument belongs to an op around it: that op is inside itself.
    while let Some(inner) = at {
        if inner == op {
            return false;
        }
        at = body.parent(inner);
    }
    true
}

/// Whether exactly one operand uses `value`.
pub(crate) fn has_one_use(body: &Body, value: Value) -> bool {
    body.uses(value).take(2).count() == 1
}
