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
        traits [RECURSIVE_EFFECTS, SAME_VARIADIC_OPERAND_SIZE]
        infer infer::gather::scatter;
    }

    /// Takes slices along a dimension by their numbers.
    op TorchIndexSelect = "torch_index_select" {
        operands { operand: Tensor, index: Tensor }
        attrs { dim: I64, batch_dims: I64 }
        results { result: Tensor }
        traits [PURE]
    }
}
