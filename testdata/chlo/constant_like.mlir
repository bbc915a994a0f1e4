// run: roundtrip
func.func @f(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = "chlo.constant_like"(%x) <{value = 2.5 : f32}> : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
