// run: opt stablehlo-complex-math-expander
// The golden is what the reference's pass prints.
func.func @exponential(%z: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
  %0 = stablehlo.exponential %z : tensor<2xcomplex<f64>>
  return %0 : tensor<2xcomplex<f64>>
}
func.func @log(%z: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
  %0 = stablehlo.log %z : tensor<2xcomplex<f64>>
  return %0 : tensor<2xcomplex<f64>>
}
func.func @log_plus_one(%z: tensor<?xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = stablehlo.log_plus_one %z {my.mark} : (tensor<?xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}
func.func @sqrt(%z: tensor<complex<f32>>, %x: tensor<f32>) -> (tensor<complex<f32>>, tensor<f32>) {
  %0 = stablehlo.sqrt %z : tensor<complex<f32>>
  %1 = stablehlo.sqrt %x : tensor<f32>
  return %0, %1 : tensor<complex<f32>>, tensor<f32>
}
