// run: roundtrip
func.func @f(%x: tensor<2x3xf32>, %d: tensor<?x?xf32>, %s: tensor<i1>) -> (tensor<3x2xf32>, tensor<6xf32>, tensor<1x1xi1>) {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.reshape %d : (tensor<?x?xf32>) -> tensor<6xf32>
  %2 = stablehlo.reshape %s : (tensor<i1>) -> tensor<1x1xi1>
  return %0, %1, %2 : tensor<3x2xf32>, tensor<6xf32>, tensor<1x1xi1>
}
