// run: roundtrip
func.func @one_type(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = stablehlo.shift_right_arithmetic %x, %y : tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
func.func @other_element(%x: tensor<2x3xi4>, %y: tensor<2x3xi4>) -> tensor<2x3xi4> {
  %0 = stablehlo.shift_right_arithmetic %x, %y : tensor<2x3xi4>
  return %0 : tensor<2x3xi4>
}
func.func @types_differ(%x: tensor<?xi32>, %y: tensor<4xi32>) -> tensor<?xi32> {
  %0 = stablehlo.shift_right_arithmetic %x, %y : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
func.func @scalars(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.shift_right_arithmetic %x, %y {t.note = 1 : i32} : tensor<i32>
  return %0 : tensor<i32>
}
