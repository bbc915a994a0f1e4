// run: interpret
// Each result is the exact one, rounded once to its type.
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 0.1, 65504.0, 6.0e-8]> : tensor<4xf16>
  %b = stablehlo.constant dense<[3.0, 0.2, 65504.0, 0.5]> : tensor<4xf16>
  %add = stablehlo.add %a, %b : tensor<4xf16>
  %mul = stablehlo.multiply %a, %b : tensor<4xf16>
  %div = stablehlo.divide %a, %b : tensor<4xf16>
  %rem = stablehlo.remainder %b, %a : tensor<4xf16>
  check.expect_eq_const %add, dense<[4.000000e+00, 2.998050e-01, 0x7C00, 5.000000e-01]> : tensor<4xf16>
  check.expect_eq_const %mul, dense<[3.000000e+00, 1.998900e-02, 0x7C00, 0.000000e+00]> : tensor<4xf16>
  check.expect_eq_const %div, dense<[3.332520e-01, 5.000000e-01, 1.000000e+00, 1.192090e-07]> : tensor<4xf16>
  check.expect_eq_const %rem, dense<0.000000e+00> : tensor<4xf16>
  %c = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 1.0e38]> : tensor<4xf32>
  %d = stablehlo.constant dense<[-0.0, -0.0, 2.0, 10.0]> : tensor<4xf32>
  %fadd = stablehlo.add %c, %d : tensor<4xf32>
  %fmul = stablehlo.multiply %c, %d : tensor<4xf32>
  %fmax = stablehlo.maximum %c, %d : tensor<4xf32>
  %fmin = stablehlo.minimum %c, %d : tensor<4xf32>
  check.expect_eq_const %fadd, dense<[0.000000e+00, -0.000000e+00, 0x7F800000, 9.99999968E+37]> : tensor<4xf32>
  check.expect_eq_const %fmul, dense<[-0.000000e+00, 0.000000e+00, 0x7F800000, 0x7F800000]> : tensor<4xf32>
  check.expect_eq_const %fmax, dense<[0.000000e+00, -0.000000e+00, 0x7F800000, 9.99999968E+37]> : tensor<4xf32>
  check.expect_eq_const %fmin, dense<[-0.000000e+00, -0.000000e+00, 2.000000e+00, 1.000000e+01]> : tensor<4xf32>
  return
}
