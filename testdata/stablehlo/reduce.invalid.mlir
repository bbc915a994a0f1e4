// run: verify
func.func @f(%x: tensor<2x3xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  // expected-error @+1 {{Out-of-bounds dimension -1, expected to be in range [0, 2)}}
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [-1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
