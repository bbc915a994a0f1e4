// run: roundtrip
func.func @f(%x: tensor<3xf32>, %y: tensor<?xf64>) -> (tensor<3xf32>, tensor<?xf64>) {
  %0 = stablehlo.reduce_precision %x, format = e5m10 : tensor<3xf32>
  %1 = stablehlo.reduce_precision %y, format = e11m0 : tensor<?xf64>
  return %0, %1 : tensor<3xf32>, tensor<?xf64>
}
