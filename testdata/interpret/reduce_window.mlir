// run: interpret
func.func @main() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %w = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  %d = "stablehlo.reduce_window"(%x, %zero) <{base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x3xi32>, tensor<i32>) -> tensor<4x1xi32>
  check.expect_eq_const %w, dense<[[3, 5, 3], [24, 28, 15]]> : tensor<2x3xi32>
  check.expect_eq_const %d, dense<[[3], [6], [6], [9]]> : tensor<4x1xi32>
  return
}
