// run: opt inline symbol-dce
// run: opt --pass-pipeline=builtin.module(inline,symbol-dce,strip-debuginfo)
// Passes run in the order of their flags, or as a pipeline says.
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.negate %x : tensor<f32>
  return %0 : tensor<f32>
}
