// run: verify
func.func @as_many_as_the_shape_says(%a: tensor<f32>) -> tensor<4xf32> {
  %shape = stablehlo.constant dense<3> : tensor<1xi64>
  // expected-error @+2 {{inferred type(s) 'tensor<3xf32>' are incompatible with return type(s) of operation 'tensor<4xf32>'}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = stablehlo.rng %a, %a, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
