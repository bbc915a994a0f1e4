// run: verify
func.func @f(%x: tensor<2x3xf32>) -> tensor<5xf32> {
  // expected-error @+1 {{number of output elements (5) doesn't match expected number of elements (6)}}
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
