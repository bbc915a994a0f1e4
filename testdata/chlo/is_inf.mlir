// run: roundtrip
func.func @f(%x: tensor<2x3xf32>, %y: tensor<?xf64>) -> (tensor<2x3xi1>, tensor<?xi1>) {
  %0 = chlo.is_inf %x : tensor<2x3xf32> -> tensor<2x3xi1>
  %1 = chlo.is_inf %y : tensor<?xf64> -> tensor<?xi1>
  return %0, %1 : tensor<2x3xi1>, tensor<?xi1>
}
