// run: verify
func.func @f(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{expect condition block return a zero-ranked tensor of i1 but got 'tensor<f32>'}}
  %0 = stablehlo.while(%a = %x) : tensor<f32>
  cond {
    stablehlo.return %a : tensor<f32>
  } do {
    stablehlo.return %a : tensor<f32>
  }
  return %0 : tensor<f32>
}
