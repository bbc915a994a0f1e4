// run: verify
func.func @f() -> i32 {
  // expected-error @+1 {{use of undeclared SSA value name}}
  return %x : i32
}
// -----
func.func @f(%x: i32) {
  // expected-error @+1 {{redefinition of SSA value '%x'}}
  %x = arith.constant 1 : i32
  return
}
// -----
func.func @f(%x: i32) -> f32 {
  // expected-error @+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'i32'}}
  return %x : f32
}
// -----
func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = stablehlo.abs %x : tensor<f32>
  return
}
// -----
func.func @f(%x: tensor<f32>) {
  %0 = stablehlo.abs %x : tensor<f32>
  // expected-error @+1 {{reference to invalid result number}}
  %1 = stablehlo.abs %0#1 : tensor<f32>
  return
}
// -----
func.func @f(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  %0 = stablehlo.abs %1 : tensor<f32>
  %1 = stablehlo.abs %x : tensor<f32>
  return %1 : tensor<f32>
}
