// run: roundtrip
func.func @f(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.unary_einsum %x, config = "ab->ba" : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
