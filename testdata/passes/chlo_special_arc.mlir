// run: opt chlo-legalize-to-stablehlo
// Arc functions: real ones in their own format, complex ones by way of one kernel.
func.func @acos_f16(%x: tensor<f16>) -> tensor<f16> {
  %0 = chlo.acos %x : tensor<f16> -> tensor<f16>
  return %0 : tensor<f16>
}
func.func @acosh_f32(%x: tensor<f32>) -> tensor<f32> {
  %0 = chlo.acosh %x : tensor<f32> -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @asin_f64(%x: tensor<f64>) -> tensor<f64> {
  %0 = chlo.asin %x : tensor<f64> -> tensor<f64>
  return %0 : tensor<f64>
}
func.func @asinh_bf16(%x: tensor<bf16>) -> tensor<bf16> {
  %0 = chlo.asinh %x : tensor<bf16> -> tensor<bf16>
  return %0 : tensor<bf16>
}
func.func @atan_f32(%x: tensor<f32>) -> tensor<f32> {
  %0 = chlo.atan %x : tensor<f32> -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @atanh_f64(%x: tensor<f64>) -> tensor<f64> {
  %0 = chlo.atanh %x : tensor<f64> -> tensor<f64>
  return %0 : tensor<f64>
}
func.func @acos_cf32(%x: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = chlo.acos %x : tensor<complex<f32>> -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
func.func @acosh_cf64(%x: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = chlo.acosh %x : tensor<complex<f64>> -> tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}
func.func @asin_cf64(%x: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = chlo.asin %x : tensor<complex<f64>> -> tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}
func.func @asinh_cf32(%x: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = chlo.asinh %x : tensor<complex<f32>> -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
func.func @atan_cf32(%x: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = chlo.atan %x : tensor<complex<f32>> -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
func.func @tan_cf64(%x: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = chlo.tan %x : tensor<complex<f64>> -> tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}
