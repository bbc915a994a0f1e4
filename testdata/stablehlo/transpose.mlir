// run: roundtrip
func.func @f(%x: tensor<2x3x4xf32>, %s: tensor<i8>, %d: tensor<?x3xf32>) -> (tensor<4x2x3xf32>, tensor<i8>, tensor<3x?xf32>) {
  %0 = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %1 = stablehlo.transpose %s, dims = [] : (tensor<i8>) -> tensor<i8>
  %2 = stablehlo.transpose %d, dims = [1, 0] : (tensor<?x3xf32>) -> tensor<3x?xf32>
  return %0, %1, %2 : tensor<4x2x3xf32>, tensor<i8>, tensor<3x?xf32>
}
