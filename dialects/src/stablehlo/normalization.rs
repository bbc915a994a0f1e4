//! Batch normalization.

use hlo_ir::ops;

use super::infer;
use super::kinds::{DimI64, F32Attr, FloatOrQuantTensor, FloatOrQuantVector};
use super::traits::*;

ops! { NORMALIZATION_OPS in "stablehlo";
    /// Normalizes with the mean and variance of the operand, which are results too.
    op BatchNormTraining = "batch_norm_training" {
        operands { operand: FloatOrQuantTensor, scale: FloatOrQuantVector, offset: FloatOrQuantVector }
        attrs { epsilon: F32Attr, feature_index: DimI64 }
        results { output: FloatOrQuantTensor, batch_mean: FloatOrQuantVector, batch_var: FloatOrQuantVector }
        traits [SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        infer infer::normalization::training;
    }

    /// Normalizes with a given mean and variance.
    op BatchNormInference = "batch_norm_inference" {
        operands {
            operand: FloatOrQuantTensor,
            scale: FloatOrQuantVector,
            offset: FloatOrQuantVector,
            mean: FloatOrQuantVector,
            variance: FloatOrQuantVector,
        }
        attrs { epsilon: F32Attr, feature_index: DimI64 }
        results { result: FloatOrQuantTensor }
        traits [SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        infer infer::normalization::inference;
    }

    /// The gradients of a normalization.
    op BatchNormGrad = "batch_norm_grad" {
        operands {
            operand: FloatOrQuantTensor,
            scale: FloatOrQuantVector,
            mean: FloatOrQuantVector,
            variance: FloatOrQuantVector,
            grad_output: FloatOrQuantTensor,
        }
        attrs { epsilon: F32Attr, feature_index: DimI64 }
        results {
            grad_operand: FloatOrQuantTensor,
            grad_scale: FloatOrQuantVector,
            grad_offset: FloatOrQuantVector,
        }
        traits [SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        infer infer::normalization::grad;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
              %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg1) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
              %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
              return
            }"#,
            r#"
            func.func private @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
              %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
              %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
              return
            }"#,
        );
    }
}
