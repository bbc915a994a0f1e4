// run: opt chlo-legalize-to-stablehlo
// The error function and its kin: narrow formats in single precision, double precision by its own polynomials.
func.func @erf_f16(%x: tensor<4xf16>) -> tensor<4xf16> {
  %0 = chlo.erf %x : tensor<4xf16> -> tensor<4xf16>
  return %0 : tensor<4xf16>
}
func.func @erf_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = chlo.erf %x : tensor<4xf64> -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
func.func @erfc_bf16(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = chlo.erfc %x : tensor<4xbf16> -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}
func.func @erfc_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = chlo.erfc %x : tensor<4xf64> -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
func.func @erf_inv_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.erf_inv %x : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @erf_inv_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = chlo.erf_inv %x : tensor<4xf64> -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
func.func @bessel_i1e_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.bessel_i1e %x : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @bessel_i1e_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = chlo.bessel_i1e %x : tensor<4xf64> -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
