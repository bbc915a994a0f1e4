// run: roundtrip
func.func @f(%x: tensor<2x1xf64>, %y: tensor<3xf64>, %d: tensor<?xf64>) -> (tensor<2x3xf64>, tensor<?xf64>, tensor<2x3xf64>) {
  %0 = chlo.broadcast_next_after %x, %y : (tensor<2x1xf64>, tensor<3xf64>) -> tensor<2x3xf64>
  %1 = chlo.broadcast_next_after %d, %d : (tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
  %2 = chlo.broadcast_next_after %y, %x {broadcast_dimensions = array<i64: 1>} : (tensor<3xf64>, tensor<2x1xf64>) -> tensor<2x3xf64>
  %3 = chlo.broadcast_next_after %y, %2 {t.note = "kept"} : (tensor<3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return %0, %1, %3 : tensor<2x3xf64>, tensor<?xf64>, tensor<2x3xf64>
}
