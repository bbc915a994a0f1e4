// run: interpret
func.func @main() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %x, %shape : (tensor<4xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  %i = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<2x2xi32>
  %three = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %three, dims = [1] : (tensor<4xi32>, tensor<2xi64>) -> tensor<3x4xi32>
  %n = stablehlo.get_dimension_size %b, dim = 0 : (tensor<3x4xi32>) -> tensor<i32>
  %v = stablehlo.constant dense<0> : tensor<i32>
  %l = stablehlo.constant dense<[1]> : tensor<1xi64>
  %p = stablehlo.dynamic_pad %x, %v, %l, %l, %l : (tensor<4xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<9xi32>
  check.expect_eq_const %r, dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  check.expect_eq_const %i, dense<[[0, 1], [0, 1]]> : tensor<2x2xi32>
  check.expect_eq_const %b, dense<[[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]]> : tensor<3x4xi32>
  check.expect_eq_const %n, dense<3> : tensor<i32>
  check.expect_eq_const %p, dense<[0, 1, 0, 2, 0, 3, 0, 4, 0]> : tensor<9xi32>
  return
}
