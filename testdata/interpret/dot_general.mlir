// run: interpret
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[[1, 0], [0, 1], [1, 1]]> : tensor<3x2xi32>
  %ab = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  %aa = stablehlo.dot_general %a, %a, contracting_dims = [0, 1] x [0, 1] : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<i32>
  %batch = stablehlo.dot_general %a, %a, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2xi32>
  check.expect_eq_const %ab, dense<[[4, 5], [10, 11]]> : tensor<2x2xi32>
  check.expect_eq_const %aa, dense<91> : tensor<i32>
  check.expect_eq_const %batch, dense<[14, 77]> : tensor<2xi32>
  %x = stablehlo.constant dense<[[100, 100]]> : tensor<1x2xi8>
  %y = stablehlo.constant dense<[[100], [100]]> : tensor<2x1xi8>
  %wide = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x2xi8>, tensor<2x1xi8>) -> tensor<1x1xi32>
  check.expect_eq_const %wide, dense<20000> : tensor<1x1xi32>
  return
}
