// run: verify
func.func public @f4E2M1FN() -> (tensor<2xf4E2M1FN>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf4E2M1FN>
  %1 = stablehlo.convert %0 : (tensor<2xf4E2M1FN>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf4E2M1FN>, tensor<2xf32>
}
func.func public @f6E2M3FN() -> (tensor<2xf6E2M3FN>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf6E2M3FN>
  %1 = stablehlo.convert %0 : (tensor<2xf6E2M3FN>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf6E2M3FN>, tensor<2xf32>
}
func.func public @f6E3M2FN() -> (tensor<2xf6E3M2FN>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf6E3M2FN>
  %1 = stablehlo.convert %0 : (tensor<2xf6E3M2FN>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf6E3M2FN>, tensor<2xf32>
}
func.func public @f8E8M0FNU() -> (tensor<2xf8E8M0FNU>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[1.0, 0.5]> : tensor<2xf8E8M0FNU>
  %1 = stablehlo.convert %0 : (tensor<2xf8E8M0FNU>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf8E8M0FNU>, tensor<2xf32>
}
