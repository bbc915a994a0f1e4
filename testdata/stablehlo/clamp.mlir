// run: roundtrip
func.func @one_type(%l: tensor<3xi32>, %x: tensor<3xi32>, %h: tensor<3xi32>) -> tensor<3xi32> {
  %0 = stablehlo.clamp %l, %x, %h : tensor<3xi32>
  return %0 : tensor<3xi32>
}
func.func @scalar_bounds(%l: tensor<f32>, %x: tensor<2x3xf32>, %h: tensor<f32>) -> tensor<2x3xf32> {
  %0 = stablehlo.clamp %l, %x, %h : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
