// run: roundtrip
func.func @f(%x: tensor<3xf32>, %y: tensor<?xbf16>) -> (tensor<3xi1>, tensor<?xi1>) {
  %0 = stablehlo.is_finite %x : (tensor<3xf32>) -> tensor<3xi1>
  %1 = stablehlo.is_finite %y : (tensor<?xbf16>) -> tensor<?xi1>
  return %0, %1 : tensor<3xi1>, tensor<?xi1>
}
