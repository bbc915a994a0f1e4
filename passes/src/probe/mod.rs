//! Passes that show what the dialects know of single ops, for the reference's test suite: what is inferred, how shapes
//! are computed, what broadcasting does, what may run early. They act on ops called `hlo_test_….…` and on the op that
//! the operand of such an op comes from. `--help` does not list them.

mod broadcast;
mod infer;
mod reify;
mod speculatability;

pub use broadcast::HLO_TEST_BROADCAST;
pub use infer::HLO_TEST_INFER;
pub use speculatability::HLO_TEST_SPECULATABILITY;

use hlo_ir::{Body, OpId};

/// The op that the only operand of `op` comes from.
fn subject(body: &Body, op: OpId) -> Option<OpId> {
    if body.n_operands(op) != 1 {
        return None;
    }
    body.defining_op(body.operand(op, 0))
}
