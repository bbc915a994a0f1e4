// run: roundtrip
// Beside this file stands its artifact of every version, each written once when the version was new.
module @program attributes {mhlo.num_partitions = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xf32> {jax.arg = "x"}, %arg1: tensor<3x1xi32>, %arg2: tensor<3x4xf32>, %arg3: tensor<1x8x8x2xf32>, %arg4: tensor<3x3x2x5xf32>, %arg5: tensor<?xf32>) -> (tensor<4x4xf32> {jax.result_info = "y"}, tensor<1x6x6x5xf32>, tensor<?xf32>) {
    %c = stablehlo.constant dense<[[true, false, true, false], [true, true, true, true], [false, false, false, false], [true, false, false, true]]> : tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.tanh %arg0 : tensor<4x4xf32>
    %1 = stablehlo.exponential %0 : tensor<4x4xf32>
    %2 = stablehlo.dot_general %1, %arg0, contracting_dims = [1] x [0], precision = [HIGHEST, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.select %c, %2, %0 : tensor<4x4xi1>, tensor<4x4xf32>
    %4 = "stablehlo.gather"(%3, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
    %5 = stablehlo.add %4, %arg2 : tensor<3x4xf32>
    %6 = "stablehlo.scatter"(%3, %arg1, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %12 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
    %9 = "stablehlo.all_reduce"(%8) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<0> : tensor<1x1xi64>, use_global_device_ids}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %12 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %10 = stablehlo.convolution(%arg3, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x2xf32>, tensor<3x3x2x5xf32>) -> tensor<1x6x6x5xf32>
    %11 = call @root(%arg5) : (tensor<?xf32>) -> tensor<?xf32>
    return %9, %10, %11 : tensor<4x4xf32>, tensor<1x6x6x5xf32>, tensor<?xf32>
  }
  func.func private @root(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %0 = stablehlo.sqrt %arg0 : tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
