// run: verify
// Collectives of several operands.
func.func private @all_gather_of_two(%x: tensor<2x4xf32>, %y: tensor<3x2xi32>) -> (tensor<2x8xf32>, tensor<3x4xi32>) {
  %0:2 = "stablehlo.all_gather"(%x, %y) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>, tensor<3x2xi32>) -> (tensor<2x8xf32>, tensor<3x4xi32>)
  return %0#0, %0#1 : tensor<2x8xf32>, tensor<3x4xi32>
}
func.func private @all_reduce_of_two(%x: tensor<2xf32>, %y: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  %0:2 = "stablehlo.all_reduce"(%x, %y) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<3xf32>
}
func.func private @all_to_all_of_two(%x: tensor<2x4xf32>, %y: tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<8x3xf32>) {
  %0:2 = "stablehlo.all_to_all"(%x, %y) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>, tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<8x3xf32>)
  return %0#0, %0#1 : tensor<4x2xf32>, tensor<8x3xf32>
}
