//! Quantized element types as StableHLO accepts them, and the ops that change them.

use hlo_ir::{Context, DYNAMIC, Signedness, Type, TypeData, ops};

use super::infer;
use super::kinds::{AnyQuantTensor, FloatOrAnyQuantTensor, FloatTensor};
use super::traits::*;
use crate::quant::{Granularity, as_uniform};

/// How StableHLO may see an element type that is quantized.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantization {
    /// One scale for the whole tensor.
    PerTensor,
    /// One scale for each slice along a dimension.
    PerAxis,
}

/// The quantization of `element`; `None` when it is not quantized, or not in a way that StableHLO knows.
/// Spec: quantized types, constraints C7 and C8: zero points lie in the range of the storage.
pub fn quantization(cx: &Context, element: Type) -> Option<Quantization> {
    let uniform = as_uniform(cx, element)?;
    let is_integer = match uniform.storage.data(cx) {
        // `si8` is none of StableHLO's types, as a quantized storage neither: `i8` is signed.
        TypeData::Integer { signedness, .. } => *signedness != Signedness::Signed,
        _ => false,
    };
    if !is_integer || !matches!(uniform.storage_width(cx), 2 | 4 | 8 | 16 | 32) {
        return None;
    }
    if uniform.zero_points.iter().any(|zero| !(uniform.min..=uniform.max).contains(zero)) {
        return None;
    }
    match uniform.granularity {
        Granularity::Tensor => Some(Quantization::PerTensor),
        Granularity::Axis(_) => Some(Quantization::PerAxis),
        Granularity::Blocks { .. } => None,
    }
}

/// Whether the axis of a tensor quantized per axis exists and has as many slices as there are scales; true for other
/// types. Spec: quantized types, constraints C12 and C13.
pub fn has_valid_axis(cx: &Context, ty: Type) -> bool {
    let Some(uniform) = as_uniform(cx, ty.element(cx)) else {
        return true;
    };
    let (Some(axis), Some(shape)) = (uniform.axis(), ty.shape(cx)) else {
        return true;
    };
    let size = usize::try_from(axis).ok().and_then(|axis| shape.get(axis));
    size.is_some_and(|&size| size == DYNAMIC || usize::try_from(size) == Ok(uniform.zero_points.len()))
}

ops! { QUANTIZED_OPS in "stablehlo";
    /// Rounds real numbers to quantized values, or quantizes anew.
    op UniformQuantize = "uniform_quantize" {
        operands { operand: FloatOrAnyQuantTensor }
        results { result: AnyQuantTensor }
        traits [ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify infer::quantized::verify_quantize;
    }

    /// Turns quantized values into the real numbers that they stand for.
    op UniformDequantize = "uniform_dequantize" {
        operands { operand: AnyQuantTensor }
        results { result: FloatTensor }
        traits [ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::quantized::dequantize;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f(%arg0: tensor<2xf32>) {
              %0 = stablehlo.uniform_quantize %arg0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {2.0:15, 3.0}>>
              %1 = stablehlo.uniform_dequantize %0 : (tensor<2x!quant.uniform<i8:f32:0, {2.0:15, 3.0}>>) -> tensor<2xf32>
              return
            }"#,
            r#"
            func.func private @f(%arg0: tensor<2xf32>) {
              %0 = stablehlo.uniform_quantize %arg0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {2.000000e+00:15,3.000000e+00}>>
              %1 = stablehlo.uniform_dequantize %0 : (tensor<2x!quant.uniform<i8:f32:0, {2.000000e+00:15,3.000000e+00}>>) -> tensor<2xf32>
              return
            }"#,
        );
    }
}
