// run: roundtrip
func.func @f(%p: tensor<3xi1>, %x: tensor<2x1xf32>, %y: tensor<f32>) -> tensor<2x3xf32> {
  %0 = chlo.broadcast_select %p, %x, %y : (tensor<3xi1>, tensor<2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
