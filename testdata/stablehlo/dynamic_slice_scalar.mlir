// run: opt
// Without indices the pretty form has a comma too many, and cannot be read again; a form that can would differ from the reference.
func.func @f(%s: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.dynamic_slice"(%s) <{slice_sizes = array<i64>}> : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
