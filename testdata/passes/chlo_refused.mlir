// run: refused chlo-legalize-to-stablehlo
// Each of these is told, with the reason.
func.func @no_rank(%x: tensor<*xf32>, %y: tensor<?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %0 = chlo.broadcast_add %x, %y : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
  %1 = "chlo.constant_like"(%x) {value = 1.0 : f32} : (tensor<*xf32>) -> tensor<*xf32>
  %2 = chlo.lgamma %x : tensor<*xf32> -> tensor<*xf32>
  return %0, %1, %2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
func.func @not_at_the_end(%x: tensor<4x2xf32>, %y: tensor<4xf32>) -> tensor<4x2xf32> {
  %0 = chlo.broadcast_add %x, %y {broadcast_dimensions = array<i64: 0>} : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
func.func @element_type(%x: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
  %0 = chlo.erf %x : tensor<2xf8E5M2> -> tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}
func.func @groups(%x: tensor<2x3xf32>, %y: tensor<?x3x4xf32>, %sizes: tensor<?xi64>) -> tensor<2x4xf32> {
  %0 = "chlo.ragged_dot"(%x, %y, %sizes) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [], rhs_batching_dimensions = [],
      lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1],
      lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>
  } : (tensor<2x3xf32>, tensor<?x3x4xf32>, tensor<?xi64>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @sizes_across(%x: tensor<3x?xi32>, %init: tensor<?xi32>) -> (tensor<3x?xi32>, tensor<?xi32>) {
  %0:2 = chlo.scan(%x) inits(%init) dimension=0 {
  ^bb0(%a: tensor<?xi32>, %b: tensor<?xi32>):
    stablehlo.return %a, %b : tensor<?xi32>, tensor<?xi32>
  } : (tensor<3x?xi32>, tensor<?xi32>) -> (tensor<3x?xi32>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<3x?xi32>, tensor<?xi32>
}
