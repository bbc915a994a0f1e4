// run: verify
hextir.prim_func @matmul(%a: memref<2x2xf64>, %b: memref<2x2xf64>) {
  hextir.return
}
func.func @main(%a: tensor<2x2xf64>, %b: tensor<2x2xf64>) -> tensor<2x2xf64> {
  // expected-error @+1 {{'hexir.call_tir' op expected @matmul to take 3 buffers (2 inputs + 1 destination), but it takes 2}}
  %r = hexir.call_tir @matmul(%a, %b) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}
