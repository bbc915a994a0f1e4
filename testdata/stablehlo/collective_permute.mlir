// run: roundtrip
func.func @f(%x: tensor<4x2xi8>) -> tensor<4x2xi8> {
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}> : (tensor<4x2xi8>) -> tensor<4x2xi8>
  %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<4x2xi8>) -> tensor<4x2xi8>
  return %1 : tensor<4x2xi8>
}
