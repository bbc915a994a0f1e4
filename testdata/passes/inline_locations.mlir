// run: opt inline --mlir-print-debuginfo
// What was inlined is located at the call and in the callee.
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f(%x) : (tensor<f32>) -> tensor<f32> loc("call")
  return %0 : tensor<f32>
}
func.func private @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.negate %x : tensor<f32> loc("negate")
  return %0 : tensor<f32>
}
