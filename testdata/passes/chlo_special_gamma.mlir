// run: opt chlo-legalize-to-stablehlo
// The gamma function's logarithm and derivatives.
func.func @lgamma_f32(%x: tensor<f32>) -> tensor<f32> {
  %0 = chlo.lgamma %x : tensor<f32> -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @digamma_f16(%x: tensor<f16>) -> tensor<f16> {
  %0 = chlo.digamma %x : tensor<f16> -> tensor<f16>
  return %0 : tensor<f16>
}
func.func @zeta_f64(%x: tensor<f64>, %y: tensor<f64>) -> tensor<f64> {
  %0 = chlo.zeta %x, %y : tensor<f64>, tensor<f64> -> tensor<f64>
  return %0 : tensor<f64>
}
func.func @polygamma_bf16(%x: tensor<bf16>, %y: tensor<bf16>) -> tensor<bf16> {
  %0 = chlo.polygamma %x, %y : tensor<bf16>, tensor<bf16> -> tensor<bf16>
  return %0 : tensor<bf16>
}
