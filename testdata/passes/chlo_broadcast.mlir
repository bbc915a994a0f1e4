// run: opt chlo-legalize-to-stablehlo
// Operands whose sizes are known or bounded: they are repeated where they need it.
func.func @equal(%x: tensor<4xf32>) -> tensor<?xf32> {
  %0 = chlo.broadcast_add %x, %x {gone} : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @scalar(%x: tensor<2x4xf32>, %y: tensor<f32>) -> tensor<2x4xf32> {
  %0 = chlo.broadcast_subtract %y, %x : (tensor<f32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @both(%x: tensor<4x1xf32>, %y: tensor<1x3xf32>) -> tensor<4x3xcomplex<f32>> {
  %0 = chlo.broadcast_complex %x, %y : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x3xcomplex<f32>>
  return %0 : tensor<4x3xcomplex<f32>>
}
func.func @dimensions(%x: tensor<2x4xi32>, %y: tensor<4xi32>) -> tensor<2x4xi1> {
  %0 = chlo.broadcast_compare %x, %y {broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>, compare_type = #chlo<comparison_type SIGNED>} : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi1>
  return %0 : tensor<2x4xi1>
}
func.func @bounded(%x: tensor<?xf32, #stablehlo.bounds<4>>, %y: tensor<3x1xf32>) -> tensor<3x?xf32, #stablehlo.bounds<?, 4>> {
  %0 = chlo.broadcast_multiply %x, %y : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<3x1xf32>) -> tensor<3x?xf32, #stablehlo.bounds<?, 4>>
  return %0 : tensor<3x?xf32, #stablehlo.bounds<?, 4>>
}
func.func @plain_op_of_chlo(%x: tensor<2xi1>, %y: tensor<f32>, %z: tensor<2xf32>) -> tensor<2xf32> {
  %0 = chlo.broadcast_next_after %y, %z : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
