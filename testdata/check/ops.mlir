// run: opt
// run: opt --mlir-print-op-generic
// The expectations that programs state about their own results. The goldens are written by hand after the format strings of the reference.
func.func @main(%x: tensor<2xf32>, %i: tensor<3xi64>, %h: tensor<f16>) {
  check.expect_eq %i, %i : tensor<3xi64>
  check.expect_eq_const %i, dense<[-2, 0, 2]> : tensor<3xi64>
  check.expect_almost_eq %x, %x : tensor<2xf32>
  check.expect_almost_eq %x, %x, tolerance = 0.1 : tensor<2xf32>
  check.expect_almost_eq_const %x, dense<1.0> : tensor<2xf32>
  check.expect_almost_eq_const %x, dense<1.0> : tensor<2xf32>, tolerance = 0.5
  check.expect_close %h, %h, max_ulp_difference = 3 : tensor<f16>, tensor<f16>
  check.expect_close %x, %x, max_ulp_difference = 3, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  check.expect_serialized_eq %x, probe_id = "probe" : tensor<2xf32>
  check.expect_serialized_eq %x, probe_id = "probe", iter = 2 : tensor<2xf32>
  return
}
