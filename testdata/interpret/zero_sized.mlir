// run: interpret
// Tensors without elements: sums over nothing are the start value, products of nothing are zero.
func.func @main() {
  %x = stablehlo.constant dense<> : tensor<0x3xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %sum = stablehlo.add %x, %x : tensor<0x3xf32>
  %reduced = stablehlo.reduce(%sum init: %one) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %reduced, dense<1.0> : tensor<3xf32>
  %y = stablehlo.constant dense<> : tensor<3x0xf32>
  %product = stablehlo.dot_general %y, %x, contracting_dims = [1] x [0] : (tensor<3x0xf32>, tensor<0x3xf32>) -> tensor<3x3xf32>
  check.expect_eq_const %product, dense<0.0> : tensor<3x3xf32>
  %joined = stablehlo.concatenate %x, %sum, dim = 0 : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
  check.expect_eq_const %joined, dense<> : tensor<0x3xf32>
  %padded = stablehlo.pad %x, %one, low = [1, 0], high = [0, 0], interior = [4, 0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  check.expect_eq_const %padded, dense<1.0> : tensor<1x3xf32>
  return
}
