// run: roundtrip
func.func @one_type(%x: tensor<2x3xi1>, %y: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %0 = stablehlo.and %x, %y : tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}
func.func @other_element(%x: tensor<2x3xui32>, %y: tensor<2x3xui32>) -> tensor<2x3xui32> {
  %0 = stablehlo.and %x, %y : tensor<2x3xui32>
  return %0 : tensor<2x3xui32>
}
func.func @types_differ(%x: tensor<?xi1>, %y: tensor<4xi1>) -> tensor<?xi1> {
  %0 = stablehlo.and %x, %y : (tensor<?xi1>, tensor<4xi1>) -> tensor<?xi1>
  return %0 : tensor<?xi1>
}
func.func @scalars(%x: tensor<i1>, %y: tensor<i1>) -> tensor<i1> {
  %0 = stablehlo.and %x, %y {t.note = 1 : i32} : tensor<i1>
  return %0 : tensor<i1>
}
