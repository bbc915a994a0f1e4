// run: verify
// Ops of one form, of which the first is sound: the faults of the others are told all the same.
func.func @values_of_operands(%a: tensor<f32>, %b: tensor<f32>) {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %t = stablehlo.constant dense<[3, 3]> : tensor<2xi64>
  %0 = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x3xf32>
  // expected-error @+2 {{'stablehlo.rng' op inferred type(s) 'tensor<3x3xf32>' are incompatible with return type(s) of operation 'tensor<2x3xf32>'}}
  // expected-error @+1 {{'stablehlo.rng' op failed to infer returned types}}
  %1 = stablehlo.rng %a, %b, %t, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @operands_and_results(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  // expected-error @+1 {{requires the same element type for all operands and results}}
  %1 = "stablehlo.add"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @attributes(%a: tensor<2x3xf32>) {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // expected-error @+2 {{'stablehlo.transpose' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<3x2xf32>'}}
  // expected-error @+1 {{'stablehlo.transpose' op failed to infer returned types}}
  %1 = stablehlo.transpose %a, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @where_it_stands(%a: tensor<2xf32>, %i: tensor<i32>) {
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<2xf32>
  }, {
    // expected-error @+1 {{'stablehlo.return' op must be the last operation in the parent block}}
    stablehlo.return %a : tensor<2xf32>
    stablehlo.return %a : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  return
}
