// run: verify
func.func public @tan() -> tensor<f64> {
  %x = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = stablehlo.tan %x : tensor<f64>
  return %0 : tensor<f64>
}
