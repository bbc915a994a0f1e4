// run: opt chlo-legalize-to-stablehlo
// Operands of unknown sizes: their shapes are computed, and the op stands on the ground that they fit.
func.func @binary(%x: tensor<?xf32>, %y: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = chlo.broadcast_power %x, %y : (tensor<?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
func.func @compare(%x: tensor<f64>, %y: tensor<?xf64>) -> tensor<?xi1> {
  %0 = chlo.broadcast_compare %x, %y {comparison_direction = #chlo<comparison_direction GT>} : (tensor<f64>, tensor<?xf64>) -> tensor<?xi1>
  return %0 : tensor<?xi1>
}
func.func @select(%p: tensor<1xi1>, %x: tensor<2x?xi32>, %y: tensor<2x8xi32>) -> tensor<2x?xi32> {
  %0 = chlo.broadcast_select %p, %x, %y : (tensor<1xi1>, tensor<2x?xi32>, tensor<2x8xi32>) -> tensor<2x?xi32>
  return %0 : tensor<2x?xi32>
}
func.func @select_that_surely_fits(%p: tensor<i1>, %x: tensor<?xi32>, %y: tensor<i32>) -> tensor<?xi32> {
  %0 = chlo.broadcast_select %p, %x, %y : (tensor<i1>, tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
