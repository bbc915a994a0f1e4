// run: verify
func.func private @async(%x: tensor<2x4xf32>) -> tensor<2x8xf32> {
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<2x4xf32>):
    %2 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
    stablehlo.return %2 : tensor<2x8xf32>
  }) : (tensor<2x4xf32>) -> !stablehlo.future<tensor<2x8xf32>>
  %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<2x8xf32>>) -> tensor<2x8xf32>
  return %1 : tensor<2x8xf32>
}
func.func private @future(!stablehlo.future<tensor<2xf32>, tensor<i32>>)
func.func private @async_done(%x: !stablehlo.future<tensor<2xf32>>) -> tensor<2xf32> {
  %0 = "stablehlo.async_done"(%x) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
