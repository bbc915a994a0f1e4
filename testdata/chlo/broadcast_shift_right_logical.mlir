// run: roundtrip
func.func @f(%x: tensor<2x1xui16>, %y: tensor<3xui16>, %d: tensor<?xui16>) -> (tensor<2x3xui16>, tensor<?xui16>, tensor<2x3xui16>) {
  %0 = chlo.broadcast_shift_right_logical %x, %y : (tensor<2x1xui16>, tensor<3xui16>) -> tensor<2x3xui16>
  %1 = chlo.broadcast_shift_right_logical %d, %d : (tensor<?xui16>, tensor<?xui16>) -> tensor<?xui16>
  %2 = chlo.broadcast_shift_right_logical %y, %x {broadcast_dimensions = array<i64: 1>} : (tensor<3xui16>, tensor<2x1xui16>) -> tensor<2x3xui16>
  %3 = chlo.broadcast_shift_right_logical %y, %2 {t.note = "kept"} : (tensor<3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return %0, %1, %3 : tensor<2x3xui16>, tensor<?xui16>, tensor<2x3xui16>
}
