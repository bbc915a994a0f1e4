// run: interpret
func.func @main() {
  %p = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %one = stablehlo.constant dense<false> : tensor<i1>
  %x = stablehlo.constant dense<[1, 5, 9]> : tensor<3xi32>
  %y = stablehlo.constant dense<[-1, -5, -9]> : tensor<3xi32>
  %each = stablehlo.select %p, %x, %y : tensor<3xi1>, tensor<3xi32>
  %all = stablehlo.select %one, %x, %y : tensor<i1>, tensor<3xi32>
  %low = stablehlo.constant dense<2> : tensor<i32>
  %high = stablehlo.constant dense<[3, 4, 8]> : tensor<3xi32>
  %lows = stablehlo.constant dense<[2, 2, 2]> : tensor<3xi32>
  %top = stablehlo.constant dense<6> : tensor<i32>
  %clamp = stablehlo.clamp %lows, %x, %high : tensor<3xi32>
  %clamp1 = stablehlo.clamp %low, %x, %top : (tensor<i32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %each, dense<[1, -5, 9]> : tensor<3xi32>
  check.expect_eq_const %all, dense<[-1, -5, -9]> : tensor<3xi32>
  check.expect_eq_const %clamp, dense<[2, 4, 8]> : tensor<3xi32>
  check.expect_eq_const %clamp1, dense<[2, 5, 6]> : tensor<3xi32>
  return
}
