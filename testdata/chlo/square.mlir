// run: roundtrip
func.func @f(%x: tensor<2x3xf32>, %y: tensor<?xcomplex<f64>>) -> (tensor<2x3xf32>, tensor<?xcomplex<f64>>) {
  %0 = chlo.square %x : tensor<2x3xf32> -> tensor<2x3xf32>
  %1 = chlo.square %y : tensor<?xcomplex<f64>> -> tensor<?xcomplex<f64>>
  return %0, %1 : tensor<2x3xf32>, tensor<?xcomplex<f64>>
}
