// run: verify
func.func public @f8E4M3() -> (tensor<2xf8E4M3>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3>
  %1 = stablehlo.convert %0 : (tensor<2xf8E4M3>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf8E4M3>, tensor<2xf32>
}
func.func public @f8E3M4() -> (tensor<2xf8E3M4>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E3M4>
  %1 = stablehlo.convert %0 : (tensor<2xf8E3M4>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf8E3M4>, tensor<2xf32>
}
