// run: interpret
func.func @main() {
  %re = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %im = stablehlo.constant dense<[0.5, 3.0]> : tensor<2xf32>
  %z = stablehlo.complex %re, %im : tensor<2xcomplex<f32>>
  %sum = stablehlo.add %z, %z : tensor<2xcomplex<f32>>
  %product = stablehlo.multiply %z, %z : tensor<2xcomplex<f32>>
  %negated = stablehlo.negate %z : tensor<2xcomplex<f32>>
  check.expect_eq_const %z, dense<[(1.000000e+00, 5.000000e-01), (-2.000000e+00, 3.000000e+00)]> : tensor<2xcomplex<f32>>
  check.expect_eq_const %sum, dense<[(2.000000e+00, 1.000000e+00), (-4.000000e+00, 6.000000e+00)]> : tensor<2xcomplex<f32>>
  check.expect_eq_const %product, dense<[(7.500000e-01, 1.000000e+00), (-5.000000e+00, -1.200000e+01)]> : tensor<2xcomplex<f32>>
  check.expect_eq_const %negated, dense<[(-1.000000e+00, -5.000000e-01), (2.000000e+00, -3.000000e+00)]> : tensor<2xcomplex<f32>>
  %real = stablehlo.real %product : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %imag = stablehlo.imag %product : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %real, dense<[7.500000e-01, -5.000000e+00]> : tensor<2xf32>
  check.expect_eq_const %imag, dense<[1.000000e+00, -1.200000e+01]> : tensor<2xf32>
  return
}
