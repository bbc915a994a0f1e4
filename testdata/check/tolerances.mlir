// run: interpret
// Not a number is unlike itself for `eq` alone; distances are absolute or counted in units of the last place.
func.func @main() {
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %a = stablehlo.constant dense<1.0> : tensor<f32>
  %b = stablehlo.constant dense<1.00005> : tensor<f32>
  %c = stablehlo.constant dense<0x3F800002> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %negative_zero = stablehlo.constant dense<-0.0> : tensor<f32>
  check.expect_almost_eq %nan, %nan : tensor<f32>
  check.expect_close %nan, %nan, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
  check.expect_almost_eq %a, %b : tensor<f32>
  check.expect_almost_eq_const %a, dense<1.5> : tensor<f32>, tolerance = 0.5
  check.expect_close %a, %c, max_ulp_difference = 2, min_ulp_difference = 2 : tensor<f32>, tensor<f32>
  check.expect_eq %zero, %negative_zero : tensor<f32>
  check.expect_close %zero, %negative_zero, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
  return
}
