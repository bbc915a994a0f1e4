// run: roundtrip
func.func @f(%t: tuple<tensor<f32>, tuple<tensor<i32>, !stablehlo.token>>) -> (tensor<f32>, tensor<i32>) {
  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<f32>, tuple<tensor<i32>, !stablehlo.token>>) -> tensor<f32>
  %1 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>, tuple<tensor<i32>, !stablehlo.token>>) -> tuple<tensor<i32>, !stablehlo.token>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<i32>, !stablehlo.token>) -> tensor<i32>
  return %0, %2 : tensor<f32>, tensor<i32>
}
