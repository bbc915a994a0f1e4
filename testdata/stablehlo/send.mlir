// run: roundtrip
func.func @f(%x: tensor<3x4xi32>, %t: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<3x4xi32>, !stablehlo.token) -> !stablehlo.token
  %1 = "stablehlo.send"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (!stablehlo.token) -> !stablehlo.token
  return %1 : !stablehlo.token
}
