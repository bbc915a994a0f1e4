// run: opt inline
// Two functions that call each other.
func.func @even(%n: tensor<i1>) -> tensor<i1> {
  %0 = call @odd(%n) : (tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @odd(%n: tensor<i1>) -> tensor<i1> {
  %0 = call @even(%n) : (tensor<i1>) -> tensor<i1>
  %1 = stablehlo.not %0 : tensor<i1>
  return %1 : tensor<i1>
}
