// run: interpret
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %t = stablehlo.tuple %a, %b : tuple<tensor<i32>, tensor<2xi32>>
  %u = stablehlo.tuple %t, %a : tuple<tuple<tensor<i32>, tensor<2xi32>>, tensor<i32>>
  %v = stablehlo.get_tuple_element %u[0] : (tuple<tuple<tensor<i32>, tensor<2xi32>>, tensor<i32>>) -> tuple<tensor<i32>, tensor<2xi32>>
  %w = stablehlo.get_tuple_element %v[1] : (tuple<tensor<i32>, tensor<2xi32>>) -> tensor<2xi32>
  check.expect_eq_const %w, dense<[2, 3]> : tensor<2xi32>
  return
}
