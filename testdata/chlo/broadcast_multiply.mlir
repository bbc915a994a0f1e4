// run: roundtrip
func.func @f(%x: tensor<2x1xcomplex<f32>>, %y: tensor<3xcomplex<f32>>, %d: tensor<?xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<?xcomplex<f32>>, tensor<2x3xcomplex<f32>>) {
  %0 = chlo.broadcast_multiply %x, %y : (tensor<2x1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %1 = chlo.broadcast_multiply %d, %d : (tensor<?xcomplex<f32>>, tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>>
  %2 = chlo.broadcast_multiply %y, %x {broadcast_dimensions = array<i64: 1>} : (tensor<3xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %3 = chlo.broadcast_multiply %y, %2 {t.note = "kept"} : (tensor<3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %0, %1, %3 : tensor<2x3xcomplex<f32>>, tensor<?xcomplex<f32>>, tensor<2x3xcomplex<f32>>
}
