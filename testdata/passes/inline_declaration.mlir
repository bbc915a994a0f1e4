// run: opt inline
// Nothing can be put in the place of a call to a declaration.
func.func private @elsewhere(tensor<i32>) -> tensor<i32>
func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %0 = call @elsewhere(%x) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
