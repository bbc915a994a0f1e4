// run: opt chlo-legalize-to-stablehlo
func.func @kept(%lhs: tensor<2x11x5xi32>, %rhs: tensor<3x2x5x7xi32>, %group_sizes: tensor<2x3xi64>) -> tensor<2x11x7xi32> {
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [1],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2],
      lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>
  } : (tensor<2x11x5xi32>, tensor<3x2x5x7xi32>, tensor<2x3xi64>) -> tensor<2x11x7xi32>
  return %0 : tensor<2x11x7xi32>
}
func.func @kept_unknown_sizes(%lhs: tensor<?x?x?xf32>, %rhs: tensor<3x?x5x7xf32>, %group_sizes: tensor<?xi16>) -> tensor<?x?x?xf32> {
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [1],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2],
      lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>
  } : (tensor<?x?x?xf32>, tensor<3x?x5x7xf32>, tensor<?xi16>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
func.func @summed_over(%lhs: tensor<2x11x5xf32>, %rhs: tensor<2x5x7xf32>, %group_sizes: tensor<2x3xi32>) -> tensor<3x2x11x7xf32> {
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1],
      lhs_ragged_dimensions = [2], rhs_group_dimensions = []>
  } : (tensor<2x11x5xf32>, tensor<2x5x7xf32>, tensor<2x3xi32>) -> tensor<3x2x11x7xf32>
  return %0 : tensor<3x2x11x7xf32>
}
func.func @summed_over_unknown_sizes(%lhs: tensor<2x11x?xf32>, %rhs: tensor<2x?x?xf32>, %group_sizes: tensor<3xi64>) -> tensor<3x2x11x?xf32> {
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1],
      lhs_ragged_dimensions = [2], rhs_group_dimensions = []>
  } : (tensor<2x11x?xf32>, tensor<2x?x?xf32>, tensor<3xi64>) -> tensor<3x2x11x?xf32>
  return %0 : tensor<3x2x11x?xf32>
}
func.func @batch(%lhs: tensor<19x17x5xf32>, %rhs: tensor<19x5x7xf32>, %group_sizes: tensor<3xi64>) -> tensor<19x17x7xf32> {
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1],
      lhs_ragged_dimensions = [0], rhs_group_dimensions = []>
  } : (tensor<19x17x5xf32>, tensor<19x5x7xf32>, tensor<3xi64>) -> tensor<19x17x7xf32>
  return %0 : tensor<19x17x7xf32>
}
