// run: roundtrip
func.func @one_type(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = stablehlo.shift_left %x, %y : tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
func.func @other_element(%x: tensor<2x3xui8>, %y: tensor<2x3xui8>) -> tensor<2x3xui8> {
  %0 = stablehlo.shift_left %x, %y : tensor<2x3xui8>
  return %0 : tensor<2x3xui8>
}
func.func @types_differ(%x: tensor<?xi32>, %y: tensor<4xi32>) -> tensor<?xi32> {
  %0 = stablehlo.shift_left %x, %y : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
func.func @scalars(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.shift_left %x, %y {t.note = 1 : i32} : tensor<i32>
  return %0 : tensor<i32>
}
