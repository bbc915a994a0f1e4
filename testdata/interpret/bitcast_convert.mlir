// run: interpret
func.func @main() {
  %x = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %i = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2xi32>
  %h = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2x2xui16>
  check.expect_eq_const %i, dense<[1065353216, -1073741824]> : tensor<2xi32>
  check.expect_eq_const %h, dense<[[0, 16256], [0, 49152]]> : tensor<2x2xui16>
  %b = stablehlo.constant dense<[[0, 0, 128, 63], [1, 2, 3, 4]]> : tensor<2x4xui8>
  %w = stablehlo.bitcast_convert %b : (tensor<2x4xui8>) -> tensor<2xi32>
  check.expect_eq_const %w, dense<[1065353216, 67305985]> : tensor<2xi32>
  return
}
