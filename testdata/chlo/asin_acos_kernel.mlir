// run: roundtrip
func.func @f(%x: tensor<2x3xcomplex<f32>>, %y: tensor<?xcomplex<f64>>) -> (tensor<2x3xcomplex<f32>>, tensor<?xcomplex<f64>>) {
  %0 = chlo._asin_acos_kernel %x : tensor<2x3xcomplex<f32>> -> tensor<2x3xcomplex<f32>>
  %1 = chlo._asin_acos_kernel %y : tensor<?xcomplex<f64>> -> tensor<?xcomplex<f64>>
  return %0, %1 : tensor<2x3xcomplex<f32>>, tensor<?xcomplex<f64>>
}
