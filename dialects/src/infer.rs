//! Inference that rows of several dialects share.

use hlo_ir::op_def::Inferred;
use hlo_ir::{Diagnostics, Signature};

/// The type of the first operand.
pub fn first_operand(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    Ok(x.operands.iter().take(1).copied().collect())
}
