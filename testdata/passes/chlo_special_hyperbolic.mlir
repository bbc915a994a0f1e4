// run: opt chlo-legalize-to-stablehlo
// Hyperbolic functions and squares, where sizes are known, bounded, and not known.
func.func @cosh_f16_dynamic(%x: tensor<?xf16>) -> tensor<?xf16> {
  %0 = chlo.cosh %x : tensor<?xf16> -> tensor<?xf16>
  return %0 : tensor<?xf16>
}
func.func @sinh_f32_dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = chlo.sinh %x : tensor<?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @cosh_cf32_dynamic(%x: tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>> {
  %0 = chlo.cosh %x : tensor<?xcomplex<f32>> -> tensor<?xcomplex<f32>>
  return %0 : tensor<?xcomplex<f32>>
}
func.func @sinh_cf64_dynamic(%x: tensor<?xcomplex<f64>>) -> tensor<?xcomplex<f64>> {
  %0 = chlo.sinh %x : tensor<?xcomplex<f64>> -> tensor<?xcomplex<f64>>
  return %0 : tensor<?xcomplex<f64>>
}
func.func @square_f32_dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = chlo.square %x : tensor<?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @square_cf32_dynamic(%x: tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>> {
  %0 = chlo.square %x : tensor<?xcomplex<f32>> -> tensor<?xcomplex<f32>>
  return %0 : tensor<?xcomplex<f32>>
}
func.func @conj_cf32_dynamic(%x: tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>> {
  %0 = chlo.conj %x : tensor<?xcomplex<f32>> -> tensor<?xcomplex<f32>>
  return %0 : tensor<?xcomplex<f32>>
}
func.func @cosh_f16_bounded(%x: tensor<?xf16, #stablehlo.bounds<5>>) -> tensor<?xf16, #stablehlo.bounds<5>> {
  %0 = chlo.cosh %x : tensor<?xf16, #stablehlo.bounds<5>> -> tensor<?xf16, #stablehlo.bounds<5>>
  return %0 : tensor<?xf16, #stablehlo.bounds<5>>
}
func.func @sinh_f32_bounded(%x: tensor<?xf32, #stablehlo.bounds<5>>) -> tensor<?xf32, #stablehlo.bounds<5>> {
  %0 = chlo.sinh %x : tensor<?xf32, #stablehlo.bounds<5>> -> tensor<?xf32, #stablehlo.bounds<5>>
  return %0 : tensor<?xf32, #stablehlo.bounds<5>>
}
func.func @cosh_cf32_bounded(%x: tensor<?xcomplex<f32>, #stablehlo.bounds<5>>) -> tensor<?xcomplex<f32>, #stablehlo.bounds<5>> {
  %0 = chlo.cosh %x : tensor<?xcomplex<f32>, #stablehlo.bounds<5>> -> tensor<?xcomplex<f32>, #stablehlo.bounds<5>>
  return %0 : tensor<?xcomplex<f32>, #stablehlo.bounds<5>>
}
func.func @sinh_cf64_bounded(%x: tensor<?xcomplex<f64>, #stablehlo.bounds<5>>) -> tensor<?xcomplex<f64>, #stablehlo.bounds<5>> {
  %0 = chlo.sinh %x : tensor<?xcomplex<f64>, #stablehlo.bounds<5>> -> tensor<?xcomplex<f64>, #stablehlo.bounds<5>>
  return %0 : tensor<?xcomplex<f64>, #stablehlo.bounds<5>>
}
func.func @square_f32_bounded(%x: tensor<?xf32, #stablehlo.bounds<5>>) -> tensor<?xf32, #stablehlo.bounds<5>> {
  %0 = chlo.square %x : tensor<?xf32, #stablehlo.bounds<5>> -> tensor<?xf32, #stablehlo.bounds<5>>
  return %0 : tensor<?xf32, #stablehlo.bounds<5>>
}
func.func @square_cf32_bounded(%x: tensor<?xcomplex<f32>, #stablehlo.bounds<5>>) -> tensor<?xcomplex<f32>, #stablehlo.bounds<5>> {
  %0 = chlo.square %x : tensor<?xcomplex<f32>, #stablehlo.bounds<5>> -> tensor<?xcomplex<f32>, #stablehlo.bounds<5>>
  return %0 : tensor<?xcomplex<f32>, #stablehlo.bounds<5>>
}
func.func @conj_cf32_bounded(%x: tensor<?xcomplex<f32>, #stablehlo.bounds<5>>) -> tensor<?xcomplex<f32>, #stablehlo.bounds<5>> {
  %0 = chlo.conj %x : tensor<?xcomplex<f32>, #stablehlo.bounds<5>> -> tensor<?xcomplex<f32>, #stablehlo.bounds<5>>
  return %0 : tensor<?xcomplex<f32>, #stablehlo.bounds<5>>
}
