//! Random numbers.

use hlo_ir::{DYNAMIC, Diagnostics, Inferred, Signature, Type};

use super::compatible::shapes_compatible;
use super::fault::{Checked, fault, inferred, verified};
use super::reducer::is_float;
use super::{LONGEST_SHAPE, integers, operand, shape_of};
use crate::stablehlo::enums::RngDistribution;
use crate::stablehlo::random::RngBitGenerator;

/// Spec: rng. Elements of the limits, in the shape that is an operand: its sizes are known where it is constant.
pub fn rng(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    inferred(x, diags, rng_type(x).map(Some))
}

fn rng_type(x: &Signature<'_>) -> Checked<Type> {
    let (cx, element) = (x.cx, operand(x, 1).element(x.cx));
    let is_uniform = x.attr::<RngDistribution>("rng_distribution") == RngDistribution::Uniform;
    let are_floats = is_float(cx, operand(x, 0).element(cx)) && is_float(cx, element);
    if !is_uniform && !are_floats {
        return fault("C2", "mu and sigma must be floats");
    }
    if let Some(shape) = integers(cx, (x.constants)(2)) {
        return Ok(cx.tensor_type(&shape, element));
    }
    match shape_of(cx, operand(x, 2)).first().map(|rank| usize::try_from(*rank)) {
        Some(Ok(rank)) if rank <= LONGEST_SHAPE => Ok(cx.tensor_type(&vec![DYNAMIC; rank], element)),
        _ => fault("C3", format!("shape has more than {LONGEST_SHAPE} sizes")),
    }
}

/// Spec: rng_bit_generator, constraint C1.
pub fn verify_bit_generator(rng: RngBitGenerator<'_>, diags: &mut Diagnostics) {
    let (op, before, after) = (rng.op(), rng.initial_state(), rng.output_state());
    verified(op, diags, || {
        if shapes_compatible(before.shape().unwrap_or_default(), after.shape().unwrap_or_default()) {
            return Ok(());
        }
        let message = format!(
            "output state shape must be compatible with initial state shape. Got: '{}' and '{}'",
            op.cx.type_text(before.ty()),
            op.cx.type_text(after.ty())
        );
        fault("C1", message)
    });
}
