// run: roundtrip
func.func @f(%x: tensor<2x1xi32>, %y: tensor<3xi32>, %d: tensor<?xi32>) -> (tensor<2x3xi32>, tensor<?xi32>, tensor<2x3xi32>) {
  %0 = chlo.broadcast_divide %x, %y : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %1 = chlo.broadcast_divide %d, %d : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %2 = chlo.broadcast_divide %y, %x {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  %3 = chlo.broadcast_divide %y, %2 {t.note = "kept"} : (tensor<3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0, %1, %3 : tensor<2x3xi32>, tensor<?xi32>, tensor<2x3xi32>
}
