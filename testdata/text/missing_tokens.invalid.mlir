// run: verify
// What is missing is reported behind what was read, in the reference's words.
func.func @operands(%x: tensor<2xf32>) {
  // expected-error @+1 {{expected ')' to end operand list}}
  %0 = "func.call"(%x : tensor<2xf32>) {callee = @operands} : (tensor<2xf32>) -> ()
  return
}

// -----
func.func @name(%x: tensor<2xf32>) {
  // expected-error @+1 {{expected '=' after SSA name}}
  %0
  "func.call"(%x) {callee = @name} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @type(%x: tensor<2xf32>) {
  // expected-error @+1 {{expected ':' followed by operation type}}
  "func.call"(%x) {callee = @type}
  return
}

// -----
func.func @function_type(%x: tensor<2xf32>) {
  // expected-error @+1 {{expected function type}}
  "func.call"(%x) {callee = @type} : tensor<2xf32>
  return
}

// -----
func.func @regions(%x: tensor<2xf32>) {
  "stablehlo.while"(%x) ({
    return
  // expected-error @+1 {{expected ')' to end region list}}
  } : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @label() {
  cf.br ^next
// expected-error @+1 {{expected ':' after block name}}
^next
  return
}

// -----
func.func @argument() {
  // expected-error @+1 {{expected ':' and type for SSA operand}}
  "stablehlo.while"() ({ ^body(%x tensor<2xf32>): return }) : () -> ()
  return
}

// -----
func.func @comma(%x: tensor<2xf32>) {
  // expected-error @+1 {{expected ','}}
  %0 = stablehlo.add %x
  %1 = stablehlo.add %x, %x : tensor<2xf32>
  return
}

// -----
func.func @results() {
  // expected-error @+1 {{expected named operation to have at least 1 result}}
  %0:0 = "func.call"() {callee = @results} : () -> ()
  return
}

// -----
// expected-error @+1 {{unknown quantized type other}}
func.func private @quant(!quant.other<i8>)

// -----
func.func @dialect() {
  // expected-error @+1 {{Dialect `foo' not found for custom op 'foo.bar'}}
  foo.bar
  return
}
