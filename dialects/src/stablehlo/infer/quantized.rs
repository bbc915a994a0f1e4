//! Ops that change how values are quantized.

use hlo_ir::{Diagnostics, Inferred, Signature};

use super::{one, operand, shape_of};
use crate::quant::expressed_type;

/// Spec: uniform_dequantize. The real numbers that the values stand for.
pub fn dequantize(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    let ty = operand(x, 0);
    let element = ty.element(x.cx);
    one(x.cx.tensor_type(shape_of(x.cx, ty), expressed_type(x.cx, element).unwrap_or(element)))
}
