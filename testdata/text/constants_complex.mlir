// run: roundtrip
// Complex elements are pairs.
func.func @complexes() {
  %0 = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f32>>
  %1 = stablehlo.constant dense<[(1.0, 0.0), (0x7F800000, 0xFFC00000)]> : tensor<2xcomplex<f32>>
  %2 = stablehlo.constant dense<[[(1.0, 0.0)], [(0.5, 1.0e300)]]> : tensor<2x1xcomplex<f64>>
  return
}
