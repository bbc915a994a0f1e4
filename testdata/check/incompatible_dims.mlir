// run: refused check
// run: refused opt --strict
// run: opt
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  %0 = chlo.broadcast_add %a, %b : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<?x?xf32>
  return
}
