// run: verify
func.func private @collective_broadcast(%x: tensor<16xf32>) -> tensor<16xf32> {
  %0 = "stablehlo.collective_broadcast"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
