// run: roundtrip
func.func @f(%re: tensor<2xf32>, %im: tensor<2xf32>, %d: tensor<?xf64>) -> (tensor<2xcomplex<f32>>, tensor<?xcomplex<f64>>) {
  %0 = stablehlo.complex %re, %im : tensor<2xcomplex<f32>>
  %1 = stablehlo.complex %d, %d : tensor<?xcomplex<f64>>
  return %0, %1 : tensor<2xcomplex<f32>>, tensor<?xcomplex<f64>>
}
