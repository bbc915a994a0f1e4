// run: interpret
func.func @main() {
  %a = stablehlo.constant dense<[1, -1, 6, -128]> : tensor<4xi8>
  %b = stablehlo.constant dense<[0, 1, 7, 8]> : tensor<4xi8>
  %and = stablehlo.and %a, %b : tensor<4xi8>
  %or = stablehlo.or %a, %b : tensor<4xi8>
  %xor = stablehlo.xor %a, %b : tensor<4xi8>
  %not = stablehlo.not %a : tensor<4xi8>
  %shl = stablehlo.shift_left %a, %b : tensor<4xi8>
  %shra = stablehlo.shift_right_arithmetic %a, %b : tensor<4xi8>
  %shrl = stablehlo.shift_right_logical %a, %b : tensor<4xi8>
  %pop = stablehlo.popcnt %a : tensor<4xi8>
  %clz = stablehlo.count_leading_zeros %a : tensor<4xi8>
  check.expect_eq_const %and, dense<[0, 1, 6, 0]> : tensor<4xi8>
  check.expect_eq_const %or, dense<[1, -1, 7, -120]> : tensor<4xi8>
  check.expect_eq_const %xor, dense<[1, -2, 1, -120]> : tensor<4xi8>
  check.expect_eq_const %not, dense<[-2, 0, -7, 127]> : tensor<4xi8>
  check.expect_eq_const %shl, dense<[1, -2, 0, 0]> : tensor<4xi8>
  check.expect_eq_const %shra, dense<[1, -1, 0, -1]> : tensor<4xi8>
  check.expect_eq_const %shrl, dense<[1, 127, 0, 0]> : tensor<4xi8>
  check.expect_eq_const %pop, dense<[1, 8, 2, 1]> : tensor<4xi8>
  check.expect_eq_const %clz, dense<[7, 0, 5, 0]> : tensor<4xi8>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %pnot = stablehlo.not %p : tensor<2xi1>
  check.expect_eq_const %pnot, dense<[false, true]> : tensor<2xi1>
  return
}
