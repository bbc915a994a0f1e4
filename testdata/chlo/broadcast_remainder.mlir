// run: roundtrip
func.func @f(%x: tensor<2x1xi64>, %y: tensor<3xi64>, %d: tensor<?xi64>) -> (tensor<2x3xi64>, tensor<?xi64>, tensor<2x3xi64>) {
  %0 = chlo.broadcast_remainder %x, %y : (tensor<2x1xi64>, tensor<3xi64>) -> tensor<2x3xi64>
  %1 = chlo.broadcast_remainder %d, %d : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %2 = chlo.broadcast_remainder %y, %x {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>, tensor<2x1xi64>) -> tensor<2x3xi64>
  %3 = chlo.broadcast_remainder %y, %2 {t.note = "kept"} : (tensor<3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return %0, %1, %3 : tensor<2x3xi64>, tensor<?xi64>, tensor<2x3xi64>
}
