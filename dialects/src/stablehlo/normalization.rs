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
