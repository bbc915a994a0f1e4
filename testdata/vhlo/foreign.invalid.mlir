// run: verify --stablehlo-legalize-to-vhlo
func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{failed to legalize operation 'arith.addf' that was explicitly marked illegal}}
  %0 = arith.addf %arg0, %arg0 : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{failed to legalize operation 'stablehlo.add' that was explicitly marked illegal}}
  %0 = stablehlo.add %arg0, %arg0 {x.unit} : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @main(%arg0: tensor<2xf32>) {
  // expected-error @+1 {{failed to legalize operation 'check.expect_eq' that was explicitly marked illegal}}
  check.expect_eq %arg0, %arg0 : tensor<2xf32>
  return
}
