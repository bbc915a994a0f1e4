// run: roundtrip
func.func @f(%x: tensor<3x4xi32>, %d: tensor<?x4xf32>) -> (tensor<3x4xi32>, tensor<?x4xf32>) {
  %0 = stablehlo.reverse %x, dims = [1, 0] : tensor<3x4xi32>
  %1 = stablehlo.reverse %d, dims = [1] : tensor<?x4xf32>
  %2 = stablehlo.reverse %0, dims = [] : tensor<3x4xi32>
  return %2, %1 : tensor<3x4xi32>, tensor<?x4xf32>
}
