// run: roundtrip
func.func @f(%x: tensor<2x1xi1>, %y: tensor<3xi1>, %d: tensor<?xi1>) -> (tensor<2x3xi1>, tensor<?xi1>, tensor<2x3xi1>) {
  %0 = chlo.broadcast_and %x, %y : (tensor<2x1xi1>, tensor<3xi1>) -> tensor<2x3xi1>
  %1 = chlo.broadcast_and %d, %d : (tensor<?xi1>, tensor<?xi1>) -> tensor<?xi1>
  %2 = chlo.broadcast_and %y, %x {broadcast_dimensions = array<i64: 1>} : (tensor<3xi1>, tensor<2x1xi1>) -> tensor<2x3xi1>
  %3 = chlo.broadcast_and %y, %2 {t.note = "kept"} : (tensor<3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %0, %1, %3 : tensor<2x3xi1>, tensor<?xi1>, tensor<2x3xi1>
}
