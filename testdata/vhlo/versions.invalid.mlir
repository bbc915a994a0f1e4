// run: verify --stablehlo-legalize-to-vhlo --vhlo-to-version=target=1.3.0
// expected-error @+1 {{failed to convert VHLO to v1.3.0}}
module {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    // expected-error @+1 {{failed to legalize operation 'vhlo.tan_v2' that was explicitly marked illegal}}
    %0 = stablehlo.tan %arg0 : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

// -----

// A type inside a type inside a quantized type.
// expected-error @+1 {{failed to convert VHLO to v1.3.0}}
module {
  // expected-error @+1 {{failed to legalize operation 'vhlo.func_v1' that was explicitly marked illegal}}
  func.func @main(%arg0: tuple<tensor<2x!quant.uniform<i8:f8E4M3:0, {1.0, 2.0}>>>) {
    return
  }
}
