// run: roundtrip
func.func @one_type(%x: tensor<3xi1>) -> tensor<3xi1> {
  %0 = stablehlo.not %x : tensor<3xi1>
  return %0 : tensor<3xi1>
}
func.func @other_element(%x: tensor<2xui16>) -> tensor<2xui16> {
  %0 = stablehlo.not %x : tensor<2xui16>
  return %0 : tensor<2xui16>
}
func.func @two_types(%x: tensor<?xi1>) -> tensor<4xi1> {
  %0 = stablehlo.not %x : (tensor<?xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
