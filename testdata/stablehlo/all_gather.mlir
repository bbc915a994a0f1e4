// run: roundtrip
func.func @one(%x: tensor<2x4xf32>) -> tensor<2x8xf32> {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}
func.func @several(%x: tensor<2x4xf32>, %y: tensor<3x2xi32>) -> (tensor<2x8xf32>, tensor<3x4xi32>) {
  %0:2 = "stablehlo.all_gather"(%x, %y) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>, tensor<3x2xi32>) -> (tensor<2x8xf32>, tensor<3x4xi32>)
  return %0#0, %0#1 : tensor<2x8xf32>, tensor<3x4xi32>
}
