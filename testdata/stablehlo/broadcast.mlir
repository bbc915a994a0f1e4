// run: roundtrip
func.func @f(%x: tensor<3xi32>) -> tensor<1x2x3xi32> {
  %0 = stablehlo.broadcast %x, sizes = [1, 2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
  %1 = stablehlo.broadcast %0, sizes = [] : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  return %1 : tensor<1x2x3xi32>
}
