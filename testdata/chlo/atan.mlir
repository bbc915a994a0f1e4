// run: roundtrip
func.func @f(%x: tensor<2x3xf32>, %y: tensor<?xcomplex<f32>>) -> (tensor<2x3xf32>, tensor<?xcomplex<f32>>) {
  %0 = chlo.atan %x : tensor<2x3xf32> -> tensor<2x3xf32>
  %1 = chlo.atan %y : tensor<?xcomplex<f32>> -> tensor<?xcomplex<f32>>
  return %0, %1 : tensor<2x3xf32>, tensor<?xcomplex<f32>>
}
