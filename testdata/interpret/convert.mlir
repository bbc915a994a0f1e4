// run: interpret
// Floats become integers by truncation, held to the range; integers become narrower by their low bits.
func.func @main() {
  %x = stablehlo.constant dense<[1.9, -1.9, 300.0, -300.0]> : tensor<4xf32>
  %i = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xi32>
  %h = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf16>
  %b = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xbf16>
  %z = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
  %p = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %i, dense<[1, -1, 300, -300]> : tensor<4xi32>
  check.expect_eq_const %h, dense<[1.900390e+00, -1.900390e+00, 3.000000e+02, -3.000000e+02]> : tensor<4xf16>
  check.expect_eq_const %b, dense<[1.8984375, -1.8984375, 3.000000e+02, -3.000000e+02]> : tensor<4xbf16>
  check.expect_eq_const %z, dense<[(1.900000e+00, 0.000000e+00), (-1.900000e+00, 0.000000e+00), (3.000000e+02, 0.000000e+00), (-3.000000e+02, 0.000000e+00)]> : tensor<4xcomplex<f32>>
  check.expect_eq_const %p, dense<true> : tensor<4xi1>
  %w = stablehlo.constant dense<[256, 257, -1, 127]> : tensor<4xi32>
  %n = stablehlo.convert %w : (tensor<4xi32>) -> tensor<4xi8>
  %u = stablehlo.convert %w : (tensor<4xi32>) -> tensor<4xui8>
  %f = stablehlo.convert %w : (tensor<4xi32>) -> tensor<4xf32>
  check.expect_eq_const %n, dense<[0, 1, -1, 127]> : tensor<4xi8>
  check.expect_eq_const %u, dense<[0, 1, 255, 127]> : tensor<4xui8>
  check.expect_eq_const %f, dense<[2.560000e+02, 2.570000e+02, -1.000000e+00, 1.270000e+02]> : tensor<4xf32>
  return
}
