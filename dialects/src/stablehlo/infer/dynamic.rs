//! Ops whose result shapes, bounds or paddings are operands. What an operand says is known where it is constant.

use hlo_ir::{Context, DYNAMIC, Diagnostics, Type, ValueRef};

use super::compatible::{elements_compatible, sizes_compatible, types_compatible};
use super::fault::{Checked, fault, verified};
use super::quantized::{self, any_quantized};
use super::shape::{broadcast_target, check_same_count};
use super::{integers, is_unique, list, shape_of};
use crate::stablehlo::dynamic::{DynamicBroadcastInDim, DynamicIota, DynamicPad, DynamicReshape, RealDynamicSlice};

fn constant(value: ValueRef<'_>) -> Option<Vec<i64>> {
    integers(value.cx, value.constant())
}

/// By the constraint `rule`, a constant shape agrees with the type of the result.
fn check_shape_operand(cx: &Context, rule: &'static str, shape: Option<&[i64]>, result: Type) -> Checked {
    let Some(shape) = shape else {
        return Ok(());
    };
    let agrees =
        shape.iter().all(|size| *size >= 0) && types_compatible(cx, cx.tensor_type(shape, result.element(cx)), result);
    if agrees {
        return Ok(());
    }
    let (shape, result) = (list(shape), cx.type_text(result));
    fault(rule, format!("output shape [{shape}] is incompatible with return type of operation '{result}'"))
}

/// By constraint C1 of an op, elements agree unless they are quantized.
fn check_elements(cx: &Context, from: Type, to: Type) -> Checked {
    if any_quantized(cx, &[from, to]) || elements_compatible(cx, from, to) {
        return Ok(());
    }
    let (from, to) = (cx.type_text(from), cx.type_text(to));
    fault("C1", format!("expects operand and result to have compatible element type. Got: '{from}' and '{to}'"))
}

/// Spec: dynamic_iota, constraints C1 and C2.
pub fn verify_dynamic_iota(iota: DynamicIota<'_>, diags: &mut Diagnostics) {
    let op = iota.op();
    verified(op, diags, || {
        let result = iota.result().ty();
        if iota.iota_dimension() >= shape_of(op.cx, result).len() as i64 {
            return fault("C1", "iota dimension cannot go beyond the output rank.");
        }
        check_shape_operand(op.cx, "C2", constant(iota.output_shape()).as_deref(), result)
    });
}

/// Spec: dynamic_broadcast_in_dim, constraints C1 to C10.
pub fn verify_dynamic_broadcast_in_dim(broadcast: DynamicBroadcastInDim<'_>, diags: &mut Diagnostics) {
    let op = broadcast.op();
    verified(op, diags, || {
        let (cx, dims) = (op.cx, broadcast.broadcast_dimensions());
        let (from, to) = (broadcast.operand().ty(), broadcast.result().ty());
        let (shape, result) = (shape_of(cx, from), shape_of(cx, to));
        check_elements(cx, from, to)?;
        if dims.len() != shape.len() {
            let message =
                format!("broadcast_dimensions size ({}) does not match operand rank ({})", dims.len(), shape.len());
            return fault("C2", message);
        }
        if result.len() < shape.len() {
            let message = format!("result rank ({}) is less than operand rank ({})", result.len(), shape.len());
            return fault("C3", message);
        }
        if !is_unique(&dims) {
            return fault("C4", "broadcast_dimensions should not have duplicates");
        }
        for (index, (&dim, &size)) in dims.iter().zip(shape).enumerate() {
            let target = broadcast_target(dim, result, "C5")?;
            if size != 1 && !sizes_compatible(size, target) {
                let message = format!(
                    "size of operand dimension {index} ({size}) is not compatible with size of result dimension {dim} \
                     ({target})"
                );
                return fault("C5", message);
            }
        }
        let output = constant(broadcast.output_dimensions());
        check_shape_operand(cx, "C7", output.as_deref(), to)?;
        let mut hints = broadcast.known_expanding_dimensions().unwrap_or_default();
        hints.extend(broadcast.known_nonexpanding_dimensions().unwrap_or_default());
        if !is_unique(&hints) {
            return fault("C8", "duplicate expansion hint for at least one operand dimension");
        }
        if let Some(hint) = hints.iter().find(|hint| !(0..shape.len() as i64).contains(*hint)) {
            let message = format!("hint for expanding dimension {hint} does not refer to a valid operand dimension");
            return fault("C9", message);
        }
        if let Some(output) = output.filter(|_| from.has_static_shape(cx)) {
            for (index, (&dim, &size)) in dims.iter().zip(shape).enumerate() {
                let value = output.get(dim as usize).copied().unwrap_or(DYNAMIC);
                if size != 1 && !sizes_compatible(size, value) {
                    let message = format!(
                        "size of operand dimension {index} ({size}) is not equal to 1 or value of shape at index {dim} \
                         ({value})"
                    );
                    return fault("C5", message);
                }
            }
        }
        quantized::verify_broadcast(cx, from, to, &dims)
    });
}

/// Spec: dynamic_reshape, constraints C1 to C4.
pub fn verify_dynamic_reshape(reshape: DynamicReshape<'_>, diags: &mut Diagnostics) {
    let op = reshape.op();
    verified(op, diags, || {
        let (cx, from, to) = (op.cx, reshape.operand().ty(), reshape.result().ty());
        check_elements(cx, from, to)?;
        if from.has_static_shape(cx) && to.has_static_shape(cx) {
            check_same_count(cx, from, to)?;
        }
        let output = constant(reshape.output_shape());
        check_shape_operand(cx, "C4", output.as_deref(), to)?;
        let length = reshape.output_shape().shape().and_then(|shape| shape.first()).copied();
        if length != Some(shape_of(cx, to).len() as i64) {
            let message = "result should have a rank equal to the number of elements in output_shape";
            return fault("C4", message);
        }
        if let (Some(output), Some(n_from)) = (output, from.n_elements(cx)) {
            let n_to = output.iter().fold(1i64, |product, size| product.saturating_mul(*size));
            if i64::try_from(n_from) != Ok(n_to) {
                let message = format!(
                    "output_shape is incompatible with input type of operation: input has {n_from} elements, but \
                     output_shape has {n_to}"
                );
                return fault("C2", message);
            }
        }
        quantized::verify_reshape(cx, from, to)
    });
}

/// Spec: real_dynamic_slice, constraint C2. Bounds and steps are there for each dimension.
pub fn verify_real_dynamic_slice(slice: RealDynamicSlice<'_>, diags: &mut Diagnostics) {
    let op = slice.op();
    verified(op, diags, || {
        let rank = slice.operand().shape().map_or(0, <[i64]>::len);
        let lists = [
            (slice.start_indices(), "start_indices"),
            (slice.limit_indices(), "limit_indices"),
            (slice.strides(), "strides"),
        ];
        for (values, name) in lists {
            let n = values.shape().and_then(|shape| shape.first()).copied().unwrap_or(DYNAMIC);
            if !sizes_compatible(n, rank as i64) {
                return fault("C2", format!("has mismatched number of operand rank ({rank}) and {name} size ({n})"));
            }
        }
        Ok(())
    });
}

/// Spec: dynamic_pad, constraints C2 to C4.
pub fn verify_dynamic_pad(pad: DynamicPad<'_>, diags: &mut Diagnostics) {
    let op = pad.op();
    verified(op, diags, || {
        let (cx, from, to) = (op.cx, pad.operand().ty(), pad.result().ty());
        let (shape, result) = (shape_of(cx, from), shape_of(cx, to));
        let n = pad.edge_padding_low().shape().and_then(|shape| shape.first()).copied().unwrap_or_default();
        if n != shape.len() as i64 {
            let rank = shape.len();
            return fault("C2", format!("padding operands size ({n}) must match operand rank ({rank})"));
        }
        let interior = constant(pad.interior_padding());
        if let Some(interior) = &interior
            && interior.iter().any(|amount| *amount < 0)
        {
            return fault("C3", format!("interior_padding must be non-negative, but got {}", list(interior)));
        }
        let (low, high) = (constant(pad.edge_padding_low()), constant(pad.edge_padding_high()));
        let (Some(low), Some(high), Some(interior)) = (low, high, interior) else {
            return Ok(());
        };
        if !from.has_static_shape(cx) || !to.has_static_shape(cx) {
            return Ok(());
        }
        let amounts = low.iter().zip(&high).zip(&interior);
        for (index, ((&size, &found), ((&low, &high), &interior))) in shape.iter().zip(result).zip(amounts).enumerate()
        {
            let inner = (size - 1).max(0).saturating_mul(interior);
            let expected = size.saturating_add(low).saturating_add(inner).saturating_add(high);
            if found != expected {
                let message =
                    format!("expected output dimension at index {index} to equal {expected}, but got {found}");
                return fault("C4", message);
            }
        }
        Ok(())
    });
}
