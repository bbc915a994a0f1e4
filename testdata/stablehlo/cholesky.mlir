// run: roundtrip
func.func @f(%x: tensor<2x3x3xf32>, %z: tensor<2x2xcomplex<f64>>) -> (tensor<2x3x3xf32>, tensor<2x2xcomplex<f64>>) {
  %0 = stablehlo.cholesky %x : tensor<2x3x3xf32>
  %1 = stablehlo.cholesky %0, lower = true : tensor<2x3x3xf32>
  %2 = stablehlo.cholesky %1, lower = false : tensor<2x3x3xf32>
  %3 = stablehlo.cholesky %z, lower = true : tensor<2x2xcomplex<f64>>
  return %2, %3 : tensor<2x3x3xf32>, tensor<2x2xcomplex<f64>>
}
