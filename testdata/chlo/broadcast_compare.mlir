// run: roundtrip
func.func @f(%x: tensor<2x1xf32>, %y: tensor<3xf32>, %i: tensor<?xi8>) -> (tensor<2x3xi1>, tensor<?xi1>) {
  %0 = chlo.broadcast_compare %x, %y {comparison_direction = #chlo<comparison_direction LT>} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xi1>
  %1 = chlo.broadcast_compare %i, %i {compare_type = #chlo<comparison_type SIGNED>, comparison_direction = #chlo<comparison_direction NE>} : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi1>
  return %0, %1 : tensor<2x3xi1>, tensor<?xi1>
}
