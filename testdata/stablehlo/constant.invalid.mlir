// run: verify
func.func @f() {
  // expected-error @+1 {{custom op 'stablehlo.constant' invalid kind of attribute specified}}
  %0 = stablehlo.constant tensor<2xf32>
  return
}
