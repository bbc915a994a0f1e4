// run: interpret
// Ops that only move elements.
func.func @main() {
  %x = stablehlo.iota dim = 0 : tensor<6xi32>
  %m = stablehlo.reshape %x : (tensor<6xi32>) -> tensor<2x3xi32>
  %t = stablehlo.transpose %m, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %r = stablehlo.reverse %m, dims = [1] : tensor<2x3xi32>
  %c = stablehlo.concatenate %m, %r, dim = 1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x6xi32>
  %s = stablehlo.slice %c [0:2, 1:6:2] : (tensor<2x6xi32>) -> tensor<2x3xi32>
  %b = stablehlo.broadcast_in_dim %m, dims = [2, 0] : (tensor<2x3xi32>) -> tensor<3x2x2xi32>
  %v = stablehlo.constant dense<-1> : tensor<i32>
  %p = stablehlo.pad %m, %v, low = [1, -1], high = [0, 2], interior = [0, 1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3x6xi32>
  %i = stablehlo.iota dim = 1 : tensor<2x3xf32>
  check.expect_eq_const %t, dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[2, 1, 0], [5, 4, 3]]> : tensor<2x3xi32>
  check.expect_eq_const %s, dense<[[1, 2, 0], [4, 5, 3]]> : tensor<2x3xi32>
  check.expect_eq_const %c, dense<[[0, 1, 2, 2, 1, 0], [3, 4, 5, 5, 4, 3]]> : tensor<2x6xi32>
  check.expect_eq_const %b, dense<[[[0, 3], [0, 3]], [[1, 4], [1, 4]], [[2, 5], [2, 5]]]> : tensor<3x2x2xi32>
  check.expect_eq_const %p, dense<[[-1, -1, -1, -1, -1, -1], [-1, 1, -1, 2, -1, -1], [-1, 4, -1, 5, -1, -1]]> : tensor<3x6xi32>
  check.expect_eq_const %i, dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<2x3xf32>
  return
}
