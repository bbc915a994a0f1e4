// run: verify
func.func @f() {
  // expected-error @+1 {{custom op 'stablehlo.ad' is unknown}}
  %0 = stablehlo.ad %x : tensor<f32>
  return
}
// -----
// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"t.op"() : () -> ()
// -----
func.func @f() {
  // expected-error @+1 {{block with no terminator}}
  %0 = stablehlo.constant dense<1> : tensor<i32>
}
// -----
func.func @f() {
  // expected-error @+1 {{'func.return' op must be the last operation in the parent block}}
  return
  return
}
// -----
func.func private @f()
// expected-error @+1 {{redefinition of symbol named 'f'}}
func.func private @f()
// -----
func.func @f() -> i32 {
  // expected-error @+1 {{has 0 operands, but enclosing function (@f) returns 1}}
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}
