// run: opt inline
// A function that calls itself stays.
func.func @main(%p: tensor<i1>) -> tensor<i1> {
  %0 = call @loops(%p) : (tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func private @loops(%p: tensor<i1>) -> tensor<i1> {
  %0 = call @loops(%p) : (tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
