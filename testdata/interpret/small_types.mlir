// run: interpret
func.func @main() {
  %a = stablehlo.constant dense<[7, -8, 3]> : tensor<3xi4>
  %b = stablehlo.constant dense<[1, -1, -2]> : tensor<3xi4>
  %s = stablehlo.add %a, %b : tensor<3xi4>
  %m = stablehlo.multiply %a, %b : tensor<3xi4>
  check.expect_eq_const %s, dense<[-8, 7, 1]> : tensor<3xi4>
  check.expect_eq_const %m, dense<[7, -8, -6]> : tensor<3xi4>
  %x = stablehlo.constant dense<[1.0, 448.0, 0.001953125]> : tensor<3xf8E4M3FN>
  %y = stablehlo.constant dense<[0.3, 1.0, 0.5]> : tensor<3xf8E4M3FN>
  %f = stablehlo.add %x, %y : tensor<3xf8E4M3FN>
  check.expect_eq_const %f, dense<[1.250000e+00, 4.480000e+02, 5.000000e-01]> : tensor<3xf8E4M3FN>
  %p = stablehlo.constant dense<[1.0, 3.0e38, 1.0e-40]> : tensor<3xbf16>
  %q = stablehlo.constant dense<[0.001, 3.0e38, 2.0]> : tensor<3xbf16>
  %g = stablehlo.add %p, %q : tensor<3xbf16>
  check.expect_eq_const %g, dense<[1.000000e+00, 0x7F80, 2.000000e+00]> : tensor<3xbf16>
  return
}
