// run: interpret
// Not a number is unlike everything; zeros are alike.
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 0x7FC00000, 0.0, -1.0]> : tensor<4xf32>
  %b = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 2.0]> : tensor<4xf32>
  %eq = stablehlo.compare EQ, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %ne = stablehlo.compare NE, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %lt = stablehlo.compare LT, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %ge = stablehlo.compare GE, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %eq, dense<[true, false, true, false]> : tensor<4xi1>
  check.expect_eq_const %ne, dense<[false, true, false, true]> : tensor<4xi1>
  check.expect_eq_const %lt, dense<[false, false, false, true]> : tensor<4xi1>
  check.expect_eq_const %ge, dense<[true, false, true, false]> : tensor<4xi1>
  %u = stablehlo.constant dense<[255, 1]> : tensor<2xui8>
  %v = stablehlo.constant dense<[1, 255]> : tensor<2xui8>
  %ugt = stablehlo.compare GT, %u, %v, UNSIGNED : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %ugt, dense<[true, false]> : tensor<2xi1>
  %z = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0)]> : tensor<2xcomplex<f32>>
  %w = stablehlo.constant dense<[(1.0, 2.0), (1.0, 3.0)]> : tensor<2xcomplex<f32>>
  %zeq = stablehlo.compare EQ, %z, %w : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  check.expect_eq_const %zeq, dense<[true, false]> : tensor<2xi1>
  return
}
