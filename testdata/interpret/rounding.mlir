// run: interpret
func.func @main() {
  %x = stablehlo.constant dense<[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 0.4]> : tensor<7xf32>
  %floor = stablehlo.floor %x : tensor<7xf32>
  %ceil = stablehlo.ceil %x : tensor<7xf32>
  %away = stablehlo.round_nearest_afz %x : tensor<7xf32>
  %even = stablehlo.round_nearest_even %x : tensor<7xf32>
  check.expect_eq_const %floor, dense<[-3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<7xf32>
  check.expect_eq_const %ceil, dense<[-2.000000e+00, -1.000000e+00, -0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 1.000000e+00]> : tensor<7xf32>
  check.expect_eq_const %away, dense<[-3.000000e+00, -2.000000e+00, -1.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00]> : tensor<7xf32>
  check.expect_eq_const %even, dense<[-2.000000e+00, -2.000000e+00, -0.000000e+00, 0.000000e+00, 2.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<7xf32>
  %y = stablehlo.constant dense<[1.0, 0x7F800000, 0xFFC00000]> : tensor<3xf32>
  %finite = stablehlo.is_finite %y : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %finite, dense<[true, false, false]> : tensor<3xi1>
  %r = stablehlo.constant dense<[1.1, 70000.0, 1.0e-8, -3.14159]> : tensor<4xf32>
  %half = stablehlo.reduce_precision %r, format = e5m10 : tensor<4xf32>
  %coarse = stablehlo.reduce_precision %r, format = e4m2 : tensor<4xf32>
  check.expect_eq_const %half, dense<[1.09960938, 0x7F800000, 0.000000e+00, -3.140625]> : tensor<4xf32>
  check.expect_eq_const %coarse, dense<[1.000000e+00, 0x7F800000, 0.000000e+00, -3.000000e+00]> : tensor<4xf32>
  return
}
