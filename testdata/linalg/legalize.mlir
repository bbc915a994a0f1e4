// run: opt stablehlo-legalize-to-linalg
func.func @pointwise(%x: tensor<2x?xf32>, %y: tensor<2x?xf32>) -> tensor<2x?xi1> {
  %0 = stablehlo.compare GT, %x, %y : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xi1>
  return %0 : tensor<2x?xi1>
}
func.func @signs(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xui8> {
  %0 = stablehlo.divide %x, %y : tensor<4xui8>
  return %0 : tensor<4xui8>
}
func.func @product(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot %x, %y : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @fold(%x: tensor<2x3xi32>, %init: tensor<i32>) -> tensor<2xi32> {
  %0 = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @moves(%x: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<6xf32>, tensor<2x3xf32>, tensor<1x2xf32>) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xf32>
  %2 = stablehlo.reverse %x, dims = [1] : tensor<2x3xf32>
  %3 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<1x2xf32>
  return %0, %1, %2, %3 : tensor<3x2xf32>, tensor<6xf32>, tensor<2x3xf32>, tensor<1x2xf32>
}
