// run: interpret
// Integers wrap, division truncates, the remainder has the sign of the dividend; booleans add as `or` and multiply as `and`.
func.func @main() {
  %a = stablehlo.constant dense<[127, -128, 7, -7]> : tensor<4xi8>
  %b = stablehlo.constant dense<[1, -1, -2, 2]> : tensor<4xi8>
  %add = stablehlo.add %a, %b : tensor<4xi8>
  %sub = stablehlo.subtract %a, %b : tensor<4xi8>
  %mul = stablehlo.multiply %a, %b : tensor<4xi8>
  %div = stablehlo.divide %a, %b : tensor<4xi8>
  %rem = stablehlo.remainder %a, %b : tensor<4xi8>
  %neg = stablehlo.negate %a : tensor<4xi8>
  %abs = stablehlo.abs %a : tensor<4xi8>
  %sign = stablehlo.sign %a : tensor<4xi8>
  check.expect_eq_const %add, dense<[-128, 127, 5, -5]> : tensor<4xi8>
  check.expect_eq_const %sub, dense<[126, -127, 9, -9]> : tensor<4xi8>
  check.expect_eq_const %mul, dense<[127, -128, -14, -14]> : tensor<4xi8>
  check.expect_eq_const %div, dense<[127, -128, -3, -3]> : tensor<4xi8>
  check.expect_eq_const %rem, dense<[0, 0, 1, -1]> : tensor<4xi8>
  check.expect_eq_const %neg, dense<[-127, -128, -7, 7]> : tensor<4xi8>
  check.expect_eq_const %abs, dense<[127, -128, 7, 7]> : tensor<4xi8>
  check.expect_eq_const %sign, dense<[1, -1, 1, -1]> : tensor<4xi8>
  %u = stablehlo.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  %v = stablehlo.constant dense<[1, 3, 100, 2]> : tensor<4xui8>
  %usub = stablehlo.subtract %u, %v : tensor<4xui8>
  %udiv = stablehlo.divide %u, %v : tensor<4xui8>
  %umax = stablehlo.maximum %u, %v : tensor<4xui8>
  check.expect_eq_const %usub, dense<[255, 254, 100, 253]> : tensor<4xui8>
  check.expect_eq_const %udiv, dense<[0, 0, 2, 127]> : tensor<4xui8>
  check.expect_eq_const %umax, dense<[1, 3, 200, 255]> : tensor<4xui8>
  %p = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %q = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %por = stablehlo.add %p, %q : tensor<4xi1>
  %pand = stablehlo.multiply %p, %q : tensor<4xi1>
  %pmax = stablehlo.maximum %p, %q : tensor<4xi1>
  check.expect_eq_const %por, dense<[true, true, true, false]> : tensor<4xi1>
  check.expect_eq_const %pand, dense<[true, false, false, false]> : tensor<4xi1>
  check.expect_eq_const %pmax, dense<[true, true, true, false]> : tensor<4xi1>
  return
}
