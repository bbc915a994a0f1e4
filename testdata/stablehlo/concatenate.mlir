// run: roundtrip
func.func @f(%x: tensor<2x3xi32>, %y: tensor<1x3xi32>, %z: tensor<?x3xi32>) -> (tensor<3x3xi32>, tensor<?x3xi32>, tensor<2x3xi32>) {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
  %1 = stablehlo.concatenate %x, %y, %z, dim = 0 : (tensor<2x3xi32>, tensor<1x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %2 = stablehlo.concatenate %x, dim = 1 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0, %1, %2 : tensor<3x3xi32>, tensor<?x3xi32>, tensor<2x3xi32>
}
