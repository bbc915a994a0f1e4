// run: verify
func.func public @f8E4M3B11FNUZ() -> (tensor<2xf8E4M3B11FNUZ>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3B11FNUZ>
  %1 = stablehlo.convert %0 : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf8E4M3B11FNUZ>, tensor<2xf32>
}
