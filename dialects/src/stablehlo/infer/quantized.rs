//! Ops that change how values are quantized, and what others ask of values that are.

use hlo_ir::{Context, DYNAMIC, Diagnostics, Inferred, Signature, Type};

use super::fault::{Checked, fault, verified};
use super::{one, operand, shape_of};
use crate::quant::{Granularity, Uniform, as_uniform, expressed_type, is_quantized};
use crate::stablehlo::quantized::UniformQuantize;

/// Spec: uniform_dequantize. The real numbers that the values stand for.
pub fn dequantize(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    let ty = operand(x, 0);
    let element = ty.element(x.cx);
    one(x.cx.tensor_type(shape_of(x.cx, ty), expressed_type(x.cx, element).unwrap_or(element)))
}

/// Spec: uniform_quantize, constraint C2. The result stands for numbers of the operand's type.
pub fn verify_quantize(quantize: UniformQuantize<'_>, diags: &mut Diagnostics) {
    let op = quantize.op();
    verified(op, diags, || {
        let cx = op.cx;
        let expressed = |ty: Type| expressed_type(cx, ty.element(cx)).unwrap_or(ty.element(cx));
        let (expected, found) = (expressed(quantize.operand().ty()), expressed(quantize.result().ty()));
        if expected != found {
            let (expected, found) = (cx.type_text(expected), cx.type_text(found));
            return fault("C2", format!("Expressed type of result expected to be '{expected}', but got '{found}'"));
        }
        Ok(())
    });
}

/// Whether elements of one of the types are quantized.
pub fn any_quantized(cx: &Context, types: &[Type]) -> bool {
    types.iter().any(|ty| is_quantized(cx, ty.element(cx)))
}

/// The quantization of a tensor's elements.
fn uniform(cx: &Context, ty: Type) -> Option<Uniform<'_>> {
    as_uniform(cx, ty.element(cx))
}

/// Spec: add, constraints C2 to C7. Operands and result of an elementwise op are quantized alike.
pub fn verify_binary(cx: &Context, types: [Type; 3]) -> Checked {
    let [Some(lhs), Some(rhs), Some(result)] = types.map(|ty| uniform(cx, ty)) else {
        return fault("C2", "expects  all operands and results to be either quantized or non-quantized");
    };
    if lhs.storage != rhs.storage || lhs.storage != result.storage {
        return fault("C3", "mismatched operands and result quantization storage types");
    }
    if lhs.expressed != rhs.expressed || lhs.expressed != result.expressed {
        return fault("C4", "mismatched operands and result quantization expressed types");
    }
    let sides = [(lhs.axis(), types[0], "lhs", "C6"), (rhs.axis(), types[1], "rhs", "C7")];
    if sides.iter().all(|side| side.0.is_none()) {
        return match result.axis() {
            Some(_) => fault("C5", "result per_axis quantized but none from rhs and lhs are per_axis quantized"),
            None => Ok(()),
        };
    }
    let Some(axis) = result.axis() else {
        return fault("C5", "result is not per_axis quantized but lhs or rhs are");
    };
    for (own, ty, name, rule) in sides {
        if own.is_some_and(|own| own != axis) {
            let message = format!(
                "quantization_dimension of {name} and result are not same '{}' vs '{}'",
                cx.type_text(ty.element(cx)),
                cx.type_text(types[2].element(cx))
            );
            return fault(rule, message);
        }
    }
    Ok(())
}

/// What convolutions and contractions ask of left, right and result, one of which is quantized. `rules` are the
/// constraints about what is quantized, storage, expressed types, granularity and hybrid ops.
pub fn verify_contraction(cx: &Context, types: [Type; 3], rules: &[&'static str; 5]) -> Checked {
    let [lhs, rhs, result] = types.map(|ty| uniform(cx, ty));
    let (Some(rhs), true) = (rhs, lhs.is_some() == result.is_some()) else {
        let message =
            "rhs should be quantized for quantized operations and is_quantized(lhs)=is_quantized(result) should hold";
        return fault(rules[0], message);
    };
    let (Some(lhs), Some(result)) = (lhs, result) else {
        let element = types[0].element(cx);
        if element != rhs.expressed || element != types[2].element(cx) {
            let message = "mismatched rhs quantization expressed type and lhs and result element type";
            return fault(rules[4], message);
        }
        return Ok(());
    };
    if lhs.storage != rhs.storage {
        return fault(rules[1], "mismatched lhs and rhs quantization storage types");
    }
    if lhs.expressed != rhs.expressed || lhs.expressed != result.expressed {
        return fault(rules[2], "mismatched lhs, rhs and result quantization expressed types");
    }
    if rhs.granularity == Granularity::Tensor && result.granularity != Granularity::Tensor {
        return fault(rules[3], "mismatched rhs and result quantization granularity");
    }
    Ok(())
}

/// Both per tensor: of one element type, by the constraint `rule`.
pub fn verify_same_per_tensor(cx: &Context, rule: &'static str, a: Type, b: Type) -> Checked {
    let is_per_tensor = |ty| uniform(cx, ty).is_some_and(|uniform| uniform.granularity == Granularity::Tensor);
    if a.element(cx) != b.element(cx) && is_per_tensor(a) && is_per_tensor(b) {
        let (a, b) = (cx.type_text(a), cx.type_text(b));
        return fault(rule, format!("expect same quantization scale and zero_point but got '{a}' vs '{b}'"));
    }
    Ok(())
}

/// The quantization of two types that are both quantized per axis, with the axes.
fn both_per_axis(cx: &Context, a: Type, b: Type) -> Option<[(Uniform<'_>, usize); 2]> {
    let (a, b) = (uniform(cx, a)?, uniform(cx, b)?);
    let axes = (usize::try_from(a.axis()?).ok()?, usize::try_from(b.axis()?).ok()?);
    Some([(a, axes.0), (b, axes.1)])
}

/// Both per tensor or both per axis: with equal scales and zero points, as far as both have some, by the constraint
/// `rule`. How many there are is for the rules about axes.
pub fn verify_same_scales(cx: &Context, rule: &'static str, a: Type, b: Type) -> Checked {
    verify_same_per_tensor(cx, rule, a, b)?;
    match both_per_axis(cx, a, b) {
        Some([(left, _), (right, _)])
            if left.scales().zip(right.scales()).any(|(left, right)| left != right)
                || left.zero_points.iter().zip(right.zero_points).any(|(left, right)| left != right) =>
        {
            let (a, b) = (cx.type_text(a), cx.type_text(b));
            fault(rule, format!("expect same quantization scales and zero_points but got '{a}' vs '{b}'"))
        }
        _ => Ok(()),
    }
}

/// Spec: transpose, constraints C1 and C4. The axis moves as the permutation says, which was checked.
pub fn verify_transpose(cx: &Context, from: Type, to: Type, permutation: &[i64]) -> Checked {
    verify_same_scales(cx, "C1", from, to)?;
    let Some([(_, from_axis), (_, to_axis)]) = both_per_axis(cx, from, to) else {
        return Ok(());
    };
    match permutation.get(to_axis) {
        Some(&dim) if dim != from_axis as i64 => fault(
            "C4",
            format!("operand quantization_dimension {from_axis} is not same as permutation[{to_axis}] = {dim}"),
        ),
        _ => Ok(()),
    }
}

/// Spec: reshape, constraints C1 and C3. The slices of an axis stay whole.
pub fn verify_reshape(cx: &Context, from: Type, to: Type) -> Checked {
    verify_same_scales(cx, "C1", from, to)?;
    let Some([(_, from_axis), (_, to_axis)]) = both_per_axis(cx, from, to) else {
        return Ok(());
    };
    let (from_shape, to_shape) = (shape_of(cx, from), shape_of(cx, to));
    let (Some(&from_size), Some(&to_size)) = (from_shape.get(from_axis), to_shape.get(to_axis)) else {
        return Ok(());
    };
    if from_size != DYNAMIC && to_size != DYNAMIC && from_size != to_size {
        let message = format!(
            "expect same quantization dimension size for operand and result '{}' and '{}'",
            cx.type_text(from),
            cx.type_text(to)
        );
        return fault("C3", message);
    }
    if from.has_static_shape(cx) && to.has_static_shape(cx) {
        let product = |sizes: &[i64]| sizes.iter().fold(1i64, |product, size| product.wrapping_mul(*size));
        let (before, after) = (product(&from_shape[..from_axis]), product(&to_shape[..to_axis]));
        if before != after {
            let message = format!(
                "product of dimensions before quantization dimension must match between operand and result for \
                 {before} and {after}"
            );
            return fault("C3", message);
        }
    }
    Ok(())
}

/// Spec: broadcast_in_dim, constraint C6. The axis is broadcast to the axis of the result, and a single slice is
/// repeated with its scale and zero point. The dimensions were checked.
pub fn verify_broadcast(cx: &Context, from: Type, to: Type, dims: &[i64]) -> Checked {
    let Some([(from_uniform, from_axis), (to_uniform, to_axis)]) = both_per_axis(cx, from, to) else {
        return Ok(());
    };
    let Some(&dim) = dims.get(from_axis) else {
        return Ok(());
    };
    if dim != to_axis as i64 {
        let message =
            format!("result quantization_dimension {to_axis} not same as broadcast_dimensions[{from_axis}] = {dim}");
        return fault("C6", message);
    }
    if shape_of(cx, from).get(from_axis) != Some(&1) {
        return Ok(());
    }
    let (Some(scale), Some(&zero)) = (from_uniform.scales().next(), from_uniform.zero_points.first()) else {
        return Ok(());
    };
    for (index, (own_scale, &own_zero)) in to_uniform.scales().zip(to_uniform.zero_points).enumerate() {
        if own_scale != scale {
            let (own, other) = (float_text(own_scale), float_text(scale));
            return fault("C6", format!("mismatch result scale {index} ({own}) and operand scale 0 ({other})"));
        }
        if own_zero != zero {
            let message = format!("mismatch result zero_point {index} ({own_zero}) and operand zero_point 0 ({zero})");
            return fault("C6", message);
        }
    }
    Ok(())
}

/// `2.000000e-01`, as the reference writes floats in messages.
fn float_text(value: f64) -> String {
    let text = format!("{value:.6e}");
    match text.split_once('e') {
        Some((digits, exponent)) => {
            let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |exponent| ('-', exponent));
            format!("{digits}e{sign}{exponent:0>2}")
        }
        None => text,
    }
}
