// run: roundtrip
// `async_done` waits for what `async_start` began; between them stands a future.
func.func @gather(%x: tensor<128x32xf32>) -> tensor<128x128xf32> {
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<128x32xf32>):
    %2 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> : (tensor<128x32xf32>) -> tensor<128x128xf32>
    stablehlo.return %2 : tensor<128x128xf32>
  }) : (tensor<128x32xf32>) -> !stablehlo.future<tensor<128x128xf32>>
  %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<128x128xf32>>) -> tensor<128x128xf32>
  return %1 : tensor<128x128xf32>
}
