// run: verify
func.func public @i2() -> tensor<3xi2> {
  %0 = stablehlo.constant dense<[1, 0, -2]> : tensor<3xi2>
  return %0 : tensor<3xi2>
}
func.func public @ui2() -> tensor<3xui2> {
  %0 = stablehlo.constant dense<[1, 0, 3]> : tensor<3xui2>
  return %0 : tensor<3xui2>
}
