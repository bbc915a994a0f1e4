// run: verify
// Custom calls with a typed interface.
func.func private @typed_custom_call(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @typed(%x) {api_version = 4 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @configured_custom_call(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @typed(%x) {api_version = 4 : i32, backend_config = {axis = 1 : i64, name = "x", scale = 5.000000e-01 : f64}} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
