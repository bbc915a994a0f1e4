// run: verify
func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'stablehlo.add' op requires the same shape for all operands and results}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error @+1 {{operand #0 must be ranked tensor of}}
  %0 = stablehlo.cosine %x : tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----
func.func @f(%x: tensor<2xf32>) -> tensor<2xf64> {
  // expected-error @+2 {{'stablehlo.abs' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<2xf64>'}}
  // expected-error @+1 {{'stablehlo.abs' op failed to infer returned types}}
  %0 = stablehlo.abs %x : (tensor<2xf32>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
