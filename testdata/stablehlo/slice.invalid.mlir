// run: verify
func.func @f(%x: tensor<4xf32>) -> tensor<3xf32> {
  // expected-error @+2 {{limit index 5 is larger than dimension size 4 in dimension 0}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = stablehlo.slice %x [2:5] : (tensor<4xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
