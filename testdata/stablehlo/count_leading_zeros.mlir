// run: roundtrip
func.func @one_type(%x: tensor<3xi32>) -> tensor<3xi32> {
  %0 = stablehlo.count_leading_zeros %x : tensor<3xi32>
  return %0 : tensor<3xi32>
}
func.func @other_element(%x: tensor<2xui8>) -> tensor<2xui8> {
  %0 = stablehlo.count_leading_zeros %x : tensor<2xui8>
  return %0 : tensor<2xui8>
}
func.func @two_types(%x: tensor<?xi32>) -> tensor<4xi32> {
  %0 = stablehlo.count_leading_zeros %x : (tensor<?xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
