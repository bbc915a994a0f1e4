// run: roundtrip
func.func @f(%x: tensor<2x1xf32>, %y: tensor<3xf32>, %d: tensor<?xf32>) -> (tensor<2x3xf32>, tensor<?xf32>, tensor<2x3xf32>) {
  %0 = chlo.broadcast_polygamma %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = chlo.broadcast_polygamma %d, %d : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %2 = chlo.broadcast_polygamma %y, %x {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  %3 = chlo.broadcast_polygamma %y, %2 {t.note = "kept"} : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %3 : tensor<2x3xf32>, tensor<?xf32>, tensor<2x3xf32>
}
