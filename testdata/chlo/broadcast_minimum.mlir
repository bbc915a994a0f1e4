// run: roundtrip
func.func @f(%x: tensor<2x1xui8>, %y: tensor<3xui8>, %d: tensor<?xui8>) -> (tensor<2x3xui8>, tensor<?xui8>, tensor<2x3xui8>) {
  %0 = chlo.broadcast_minimum %x, %y : (tensor<2x1xui8>, tensor<3xui8>) -> tensor<2x3xui8>
  %1 = chlo.broadcast_minimum %d, %d : (tensor<?xui8>, tensor<?xui8>) -> tensor<?xui8>
  %2 = chlo.broadcast_minimum %y, %x {broadcast_dimensions = array<i64: 1>} : (tensor<3xui8>, tensor<2x1xui8>) -> tensor<2x3xui8>
  %3 = chlo.broadcast_minimum %y, %2 {t.note = "kept"} : (tensor<3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return %0, %1, %3 : tensor<2x3xui8>, tensor<?xui8>, tensor<2x3xui8>
}
