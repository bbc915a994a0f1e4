// run: interpret
func.func @main() {
  %a = stablehlo.constant dense<[2, -3, 2, -1, 0]> : tensor<5xi32>
  %b = stablehlo.constant dense<[10, 3, -1, -3, 0]> : tensor<5xi32>
  %i = stablehlo.power %a, %b : tensor<5xi32>
  check.expect_eq_const %i, dense<[1024, -27, 0, -1, 1]> : tensor<5xi32>
  %x = stablehlo.constant dense<[2.0, 0.0, 4.0, 1.0]> : tensor<4xf64>
  %y = stablehlo.constant dense<[-1.0, 0.0, 0.5, 1.0e300]> : tensor<4xf64>
  %f = stablehlo.power %x, %y : tensor<4xf64>
  check.expect_eq_const %f, dense<[5.000000e-01, 1.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<4xf64>
  return
}
