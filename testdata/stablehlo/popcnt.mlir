// run: roundtrip
func.func @one_type(%x: tensor<3xi32>) -> tensor<3xi32> {
  %0 = stablehlo.popcnt %x : tensor<3xi32>
  return %0 : tensor<3xi32>
}
func.func @other_element(%x: tensor<2xui64>) -> tensor<2xui64> {
  %0 = stablehlo.popcnt %x : tensor<2xui64>
  return %0 : tensor<2xui64>
}
func.func @two_types(%x: tensor<?xi32>) -> tensor<4xi32> {
  %0 = stablehlo.popcnt %x : (tensor<?xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
