//! Random numbers.

use hlo_ir::Diagnostics;

use super::compatible::shapes_compatible;
use crate::stablehlo::random::RngBitGenerator;

/// Spec: rng_bit_generator, constraint C1.
pub fn verify_bit_generator(rng: RngBitGenerator<'_>, diags: &mut Diagnostics) {
    let (op, before, after) = (rng.op(), rng.initial_state(), rng.output_state());
    if !shapes_compatible(before.shape().unwrap_or_default(), after.shape().unwrap_or_default()) {
        let message = format!(
            "output state shape must be compatible with initial state shape. Got: '{}' and '{}'",
            op.cx.type_text(before.ty()),
            op.cx.type_text(after.ty())
        );
        diags.error("op-rule", op.loc(), message).emit();
    }
}
