//! Ops whose result shapes, bounds or paddings are operands.

use hlo_ir::kinds::*;
use hlo_ir::ops;

use super::attrs::GatherDims;
use super::convolution::ConvDims;
use super::enums::PrecisionConfig;
use super::infer;
use super::kinds::*;
use super::traits::*;

ops! { DYNAMIC_OPS in "stablehlo";
    /// Counts from zero along one dimension of a tensor whose shape is an operand.
    op DynamicIota = "dynamic_iota" {
        operands { output_shape: StaticDimensionVector }
        attrs { iota_dimension: DimI64 }
        results { result: Tensor }
        traits [NO_MEMORY_EFFECT]
        format "$output_shape `,` `dim` `=` $iota_dimension attr-dict `:` functional-type(operands, results)"
        verify infer::dynamic::verify_dynamic_iota;
    }

    /// Repeats the operand to a shape that is an operand.
    op DynamicBroadcastInDim = "dynamic_broadcast_in_dim" {
        operands { operand: TensorOrPerAxis, output_dimensions: StaticDimensionVector }
        attrs {
            broadcast_dimensions: I64Array,
            known_expanding_dimensions: Option<I64Array>,
            known_nonexpanding_dimensions: Option<I64Array>,
        }
        results { result: TensorOrPerAxis }
        traits [NO_MEMORY_EFFECT]
        format "$operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)"
        verify infer::dynamic::verify_dynamic_broadcast_in_dim;
    }

    /// The same elements with sizes that are an operand.
    op DynamicReshape = "dynamic_reshape" {
        operands { operand: TensorOrPerAxis, output_shape: StaticDimensionVector }
        results { result: TensorOrPerAxis }
        traits [SPECULATABLE_IF_STATIC_AND_SHAPE_CONSTANT, NO_MEMORY_EFFECT]
        format "operands attr-dict `:` functional-type(operands, results)"
        verify infer::dynamic::verify_dynamic_reshape;
    }

    /// Takes a part of each dimension, with bounds and steps that are operands.
    op RealDynamicSlice = "real_dynamic_slice" {
        operands {
            operand: Tensor,
            start_indices: DimensionVector,
            limit_indices: DimensionVector,
            strides: DimensionVector,
        }
        results { result: Tensor }
        traits [OPERAND_RESULT_SAME_ELEMENT, SLICE_BOUNDS_SAME_TYPE, NO_MEMORY_EFFECT]
        format "operands attr-dict `:` functional-type(operands, results)"
        verify infer::dynamic::verify_real_dynamic_slice;
    }

    /// Adds elements in amounts that are operands.
    op DynamicPad = "dynamic_pad" {
        operands {
            operand: Tensor,
            padding_value: ScalarTensor,
            edge_padding_low: StaticDimensionVector,
            edge_padding_high: StaticDimensionVector,
            interior_padding: StaticDimensionVector,
        }
        results { result: Tensor }
        traits [PADDING_SAME_ELEMENT, PADDING_SAME_TYPE, OPERAND_RESULT_SAME_RANK, NO_MEMORY_EFFECT]
        format "operands attr-dict `:` functional-type(operands, results)"
        verify infer::dynamic::verify_dynamic_pad;
    }

    /// Collects slices whose sizes are an operand.
    op DynamicGather = "dynamic_gather" {
        operands { operand: Tensor, start_indices: IntTensor, slice_sizes: StaticIntVector }
        attrs { dimension_numbers: GatherDims<'static>, indices_are_sorted: BoolOr<false> }
        results { result: Tensor }
        traits [SPECULATABLE_IF_STATIC_AND_SHAPE_CONSTANT, NO_MEMORY_EFFECT]
        infer infer::gather::dynamic_gather;
    }

    /// A convolution whose padding is an operand.
    op DynamicConv = "dynamic_conv" {
        operands { lhs: Tensor, rhs: Tensor, padding: StaticIntMatrix }
        attrs {
            window_strides: Option<I64Array>,
            lhs_dilation: Option<I64Array>,
            rhs_dilation: Option<I64Array>,
            window_reversal: Option<BoolArray>,
            dimension_numbers: ConvDims<'static>,
            feature_group_count: PositiveI64,
            batch_group_count: PositiveI64,
            precision_config: Option<PrecisionConfig>,
        }
        results { result: Tensor }
        traits [SPECULATABLE_IF_STATIC_AND_SHAPE_CONSTANT, NO_MEMORY_EFFECT]
        verify infer::convolution::verify_dynamic_conv;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check_same;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check_same(
            r#"
            func.func private @f(%arg0: tensor<?x6xf32>, %arg1: tensor<2xi64>, %arg2: tensor<?xindex>, %arg3: tensor<f32>) {
              %0 = stablehlo.dynamic_iota %arg1, dim = 0 : (tensor<2xi64>) -> tensor<?x?xi32>
              %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>} : (tensor<?x6xf32>, tensor<2xi64>) -> tensor<?x6xf32>
              %2 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<?x6xf32>, tensor<2xi64>) -> tensor<?x?xf32>
              %3 = stablehlo.real_dynamic_slice %arg0, %arg1, %arg1, %arg1 : (tensor<?x6xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
              %4 = stablehlo.dynamic_pad %arg0, %arg3, %arg1, %arg1, %arg1 : (tensor<?x6xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
              return
            }"#,
        );
    }
}
