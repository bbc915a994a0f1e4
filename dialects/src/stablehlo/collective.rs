//! Ops that processes run together.

use hlo_ir::kinds::*;
use hlo_ir::ops;

use super::attrs::ChannelHandle;
use super::control::Return;
use super::infer;
use super::infer::replica_groups::verify_mesh_symbol;
use super::kinds::{DimI64, PositiveI64, ReplicaGroups, Tensor, Ui32Tensor};
use super::traits::*;

ops! { COLLECTIVE_OPS in "stablehlo";
    /// The number of the replica that this process is.
    op ReplicaId = "replica_id" {
        results { result: Ui32Tensor }
        traits [PURE]
        format "attr-dict `:` type(results)"
        infer infer::collective::process_id;
    }

    /// The number of the partition that this process is.
    op PartitionId = "partition_id" {
        results { result: Ui32Tensor }
        traits [PURE]
        format "attr-dict `:` type(results)"
        infer infer::collective::process_id;
    }

    /// Joins the operands of all processes of a group along a dimension.
    op AllGather = "all_gather" {
        operands { operands: Variadic<Tensor> }
        attrs {
            all_gather_dim: DimI64,
            replica_groups: ReplicaGroups,
            channel_handle: Option<ChannelHandle>,
            use_global_device_ids: Unit,
        }
        results { results: Variadic<Tensor> }
        traits [PAIRWISE_SAME_ELEMENT_TYPE]
        verify infer::collective::verify_all_gather;
        verify_symbols verify_mesh_symbol;
    }

    /// Combines the operands of all processes of a group.
    op AllReduce = "all_reduce" {
        operands { operands: Variadic<Tensor> }
        attrs {
            replica_groups: ReplicaGroups,
            channel_handle: Option<ChannelHandle>,
            use_global_device_ids: Unit,
        }
        results { results: Variadic<Tensor> }
        regions { computation: OneBlock }
        traits [SPECULATABLE_IF_STATIC_DIMS_KEPT, SINGLE_BLOCK, VERIFIES_INFERENCE]
        implicit_terminator Return;
        verify infer::collective::verify_all_reduce;
        verify_symbols verify_mesh_symbol;
        infer infer::collective::all_reduce;
    }

    /// Combines the operands of all processes of a group and gives each process a part.
    op ReduceScatter = "reduce_scatter" {
        operands { operand: Tensor }
        attrs {
            scatter_dimension: DimI64,
            replica_groups: ReplicaGroups,
            channel_handle: Option<ChannelHandle>,
            use_global_device_ids: Unit,
        }
        results { result: Tensor }
        regions { computation: OneBlock }
        traits [VERIFIES_INFERENCE]
        verify infer::collective::verify_reduce_scatter;
        verify_symbols verify_mesh_symbol;
    }

    /// Splits the operand of each process and exchanges the parts.
    op AllToAll = "all_to_all" {
        operands { operands: Variadic<Tensor> }
        attrs {
            split_dimension: DimI64,
            concat_dimension: DimI64,
            split_count: PositiveI64,
            replica_groups: ReplicaGroups,
            channel_handle: Option<ChannelHandle>,
        }
        results { results: Variadic<Tensor> }
        traits [PAIRWISE_SAME_ELEMENT_TYPE]
        verify_symbols verify_mesh_symbol;
        infer infer::collective::all_to_all;
    }

    /// Gives all processes of a group the operand of one of them.
    op CollectiveBroadcast = "collective_broadcast" {
        operands { operands: Variadic<Tensor> }
        attrs {
            replica_groups: ReplicaGroups,
            channel_handle: Option<ChannelHandle>,
            has_dynamic_root: Unit,
        }
        results { results: Variadic<Tensor> }
        traits [SPECULATABLE_IF_STATIC_DIMS_KEPT]
        verify infer::collective::verify_collective_broadcast;
        verify_symbols verify_mesh_symbol;
        infer infer::collective::collective_broadcast;
    }

    /// Combines the operands of all processes of a group for one of them.
    op CollectiveReduce = "collective_reduce" {
        operands { operands: Variadic<Tensor> }
        attrs {
            replica_groups: ReplicaGroups,
            channel_handle: Option<ChannelHandle>,
            use_global_device_ids: Unit,
            has_dynamic_root: Unit,
        }
        results { results: Variadic<Tensor> }
        regions { computation: OneBlock }
        traits [SPECULATABLE_IF_STATIC_DIMS_KEPT, SINGLE_BLOCK, VERIFIES_INFERENCE]
        implicit_terminator Return;
        verify infer::collective::verify_collective_reduce;
        verify_symbols verify_mesh_symbol;
        infer infer::collective::collective_reduce;
    }

    /// Sends the operand of a process to another one, by pairs.
    op CollectivePermute = "collective_permute" {
        operands { operand: Tensor }
        attrs { source_target_pairs: I64Elements, channel_handle: Option<ChannelHandle> }
        results { result: Tensor }
        traits [SPECULATABLE_IF_STATIC_DIMS_KEPT, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        verify infer::collective::verify_collective_permute;
        infer infer::control::same_types;
    }

    /// Adds up the operands of all replicas of a group; older than `all_reduce`.
    op CrossReplicaSum = "cross-replica-sum" {
        operands { operand: Tensor }
        attrs { replica_groups: I64Elements }
        results { result: Tensor }
        traits [PURE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE]
        infer infer::elementwise::same_type;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f(%arg0: tensor<4xf32>) {
              %0 = stablehlo.replica_id : tensor<ui32>
              %1 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<type = 1, handle = 2>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
              %2 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>}> ({
              ^bb0(%x: tensor<f32>, %y: tensor<f32>):
                %5 = stablehlo.add %x, %y : tensor<f32>
                stablehlo.return %5 : tensor<f32>
              }) : (tensor<4xf32>) -> tensor<4xf32>
              %3 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
              return
            }"#,
            r#"
            func.func private @f(%arg0: tensor<4xf32>) {
              %0 = stablehlo.replica_id : tensor<ui32>
              %1 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
              %2 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>}> ({
              ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
                %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
                stablehlo.return %4 : tensor<f32>
              }) : (tensor<4xf32>) -> tensor<4xf32>
              %3 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
              return
            }"#,
        );
    }
}
