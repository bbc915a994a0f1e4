// run: roundtrip
func.func @tensors(%p: tensor<2x3xi1>, %x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.select %p, %x, %y : tensor<2x3xi1>, tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @scalar(%p: tensor<i1>, %x: tensor<?xi32>, %y: tensor<4xi32>) -> tensor<?xi32> {
  %0 = stablehlo.select %p, %x, %x : tensor<i1>, tensor<?xi32>
  %1 = stablehlo.select %p, %0, %y : (tensor<i1>, tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32>
  return %1 : tensor<?xi32>
}
