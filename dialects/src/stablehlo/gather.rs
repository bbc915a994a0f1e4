//! Ops that read or write slices at indices known when the program runs.

use hlo_ir::kinds::*;
use hlo_ir::ops;

use super::attrs::{GatherDims, ScatterDims};
use super::infer;
use super::kinds::{IndicesTensor, IntTensor, Tensor};
use super::traits::*;

ops! { GATHER_OPS in "stablehlo";
    /// Collects slices of the operand at the given indices.
    op Gather = "gather" {
        operands { operand: Tensor, start_indices: IntTensor }
        attrs { dimension_numbers: GatherDims<'static>, slice_sizes: I64Array, indices_are_sorted: BoolOr<false> }
        results { result: Tensor }
        traits [OPERAND_RESULT_SAME_ELEMENT, NO_MEMORY_EFFECT]
        infer infer::gather::gather;
    }

    /// Combines slices of the inputs at the given indices with updates.
    op Scatter = "scatter" {
        operands { inputs: Variadic<Tensor>, scatter_indices: IndicesTensor, updates: Variadic<Tensor> }
        attrs {
            scatter_dimension_numbers: ScatterDims<'static>,
            indices_are_sorted: BoolOr<false>,
            unique_indices: BoolOr<false>,
        }
        results { results: Variadic<Tensor> }
        regions { update_computation: OneBlock }
        traits [RECURSIVE_EFFECTS, SAME_VARIADIC_OPERAND_SIZE, VERIFIES_INFERENCE]
        verify infer::scatter::verify_scatter;
        infer infer::scatter::scatter;
    }

    /// Takes slices along a dimension by their numbers.
    op TorchIndexSelect = "torch_index_select" {
        operands { operand: Tensor, index: Tensor }
        attrs { dim: I64, batch_dims: I64 }
        results { result: Tensor }
        traits [PURE]
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_generic};

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
              %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<index_vector_dim = 1, start_index_map = [0], collapsed_slice_dims = [0], offset_dims = [1]>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
              %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
              ^bb0(%x: tensor<f32>, %y: tensor<f32>):
                stablehlo.return %y : tensor<f32>
              }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
              return
            }"#,
            r#"
            func.func private @f(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
              %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
              %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
              ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
                stablehlo.return %arg4 : tensor<f32>
              }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
              return
            }"#,
        );
    }

    #[test]
    fn generic_forms_print_as_the_reference_prints_them() {
        check_generic(
            r#"
            func.func private @f(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
              %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
              %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
              ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
                stablehlo.return %arg4 : tensor<f32>
              }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
              return
            }"#,
            r#"
            "func.func"() <{function_type = (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>):
              %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
              %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
              ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
                "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
              }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
              "func.return"() : () -> ()
            }) : () -> ()"#,
        );
    }
}
