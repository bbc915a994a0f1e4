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
  // Complex numbers are ordered by their real parts, equal ones by their imaginary parts.
  %zlt = stablehlo.compare LT, %z, %w : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  check.expect_eq_const %zlt, dense<[false, true]> : tensor<2xi1>
  // The comparison that an op names decides, and not the sign of the type; so folding such an op changes nothing.
  %i = stablehlo.constant dense<[-1, 5, 5]> : tensor<3xi32>
  %j = stablehlo.constant dense<[5, -1, 4]> : tensor<3xi32>
  %igt = stablehlo.compare GT, %i, %j, UNSIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  check.expect_eq_const %igt, dense<[true, false, true]> : tensor<3xi1>
  %n = stablehlo.constant dense<[15, 5]> : tensor<2xui4>
  %m = stablehlo.constant dense<[5, 15]> : tensor<2xui4>
  %ngt = stablehlo.compare GT, %n, %m, SIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
  check.expect_eq_const %ngt, dense<[false, true]> : tensor<2xi1>
  %sorted = "stablehlo.sort"(%i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
    %before = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %sorted, dense<[5, 5, -1]> : tensor<3xi32>
  // The only NaN of this type has the sign bit, so it is the least, as XLA has it.
  %fu = stablehlo.constant dense<[0x80, -2.0, 1.0]> : tensor<3xf8E4M3FNUZ>
  %fv = stablehlo.constant dense<[-2.0, 0x80, 0x80]> : tensor<3xf8E4M3FNUZ>
  %flt = stablehlo.compare LT, %fu, %fv, TOTALORDER : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<3xi1>
  check.expect_eq_const %flt, dense<[true, false, false]> : tensor<3xi1>
  return
}
