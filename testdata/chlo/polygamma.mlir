// run: roundtrip
func.func @f(%x: tensor<2x3xf64>, %y: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %0 = chlo.polygamma %x, %y : tensor<2x3xf64>, tensor<2x3xf64> -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
