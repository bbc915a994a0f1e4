// run: interpret
// The three kinds of chlo.ragged_dot; the values are from NumPy.
func.func @main() {
  %rows.lhs = stablehlo.constant dense<[[3, -4, -3], [-2, -3, 3], [3, 1, -4], [-4, -2, -1], [1, 0, -2]]> : tensor<5x3xi32>
  %rows.rhs = stablehlo.constant dense<[[[-3, 2, 2, -4], [-3, 0, -1, 3], [0, -1, -1, 1]], [[1, -3, 2, 2], [4, 3, -2, -2], [1, 1, 2, 3]]]> : tensor<2x3x4xi32>
  %rows.sizes = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %rows = "chlo.ragged_dot"(%rows.lhs, %rows.rhs, %rows.sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<5x3xi32>, tensor<2x3x4xi32>, tensor<2xi64>) -> tensor<5x4xi32>
  check.expect_eq_const %rows, dense<[[3, 9, 13, -27], [-11, 0, 8, 11], [3, -10, -4, -8], [-13, 5, -6, -7], [0, 0, 0, 0]]> : tensor<5x4xi32>
  %batched.lhs = stablehlo.constant dense<[[[-2, 4, -4], [-4, 4, 4], [-2, -3, -2], [-4, 4, 1]], [[1, -2, 0], [-3, 2, 0], [-4, -2, 2], [0, -1, -2]]]> : tensor<2x4x3xi32>
  %batched.rhs = stablehlo.constant dense<[[[[-4, 1], [1, 0], [4, 4]], [[-3, 1], [1, -2], [-2, 0]]], [[[2, -2], [2, 1], [-3, -1]], [[3, 3], [1, -4], [2, -2]]]]> : tensor<2x2x3x2xi32>
  %batched.sizes = stablehlo.constant dense<[[1, 3], [2, 1]]> : tensor<2x2xi64>
  %batched = "chlo.ragged_dot"(%batched.lhs, %batched.rhs, %batched.sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>} : (tensor<2x4x3xi32>, tensor<2x2x3x2xi32>, tensor<2x2xi64>) -> tensor<2x4x2xi32>
  check.expect_eq_const %batched, dense<[[[-4, -18], [-12, 8], [-4, 3], [-3, 11]], [[-5, 5], [11, -7], [-10, -8], [0, 0]]]> : tensor<2x4x2xi32>
  %sums.lhs = stablehlo.constant dense<[[3, 4, -1, 4, 2], [-2, 3, -1, -4, 1]]> : tensor<2x5xi32>
  %sums.rhs = stablehlo.constant dense<[[3, 1, -1], [4, 0, -1], [-3, -3, 2], [3, -2, 1], [3, -3, -2]]> : tensor<5x3xi32>
  %sums.sizes = stablehlo.constant dense<[2, 0, 2]> : tensor<3xi64>
  %sums = "chlo.ragged_dot"(%sums.lhs, %sums.rhs, %sums.sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>} : (tensor<2x5xi32>, tensor<5x3xi32>, tensor<3xi64>) -> tensor<3x2x3xi32>
  check.expect_eq_const %sums, dense<[[[25, 3, -7], [6, -2, -1]], [[0, 0, 0], [0, 0, 0]], [[15, -5, 2], [-9, 11, -6]]]> : tensor<3x2x3xi32>
  %batched_sums.lhs = stablehlo.constant dense<[[[0, 1, -1, -1], [-3, 1, 4, -3], [3, -3, -4, 2]], [[-3, 2, -2, 1], [4, 4, 0, -3], [-2, 3, 1, -3]]]> : tensor<2x3x4xi32>
  %batched_sums.rhs = stablehlo.constant dense<[[[3, 4], [4, 1], [4, 1], [0, 4]], [[1, 3], [-1, 3], [4, -4], [0, -1]]]> : tensor<2x4x2xi32>
  %batched_sums.sizes = stablehlo.constant dense<[[1, 2], [3, 1]]> : tensor<2x2xi64>
  %batched_sums = "chlo.ragged_dot"(%batched_sums.lhs, %batched_sums.rhs, %batched_sums.sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = []>} : (tensor<2x3x4xi32>, tensor<2x4x2xi32>, tensor<2x2xi64>) -> tensor<2x2x3x2xi32>
  check.expect_eq_const %batched_sums, dense<[[[[0, 0], [-9, -12], [9, 12]], [[-13, 5], [0, 24], [-1, -1]]], [[[0, 0], [20, 5], [-28, -7]], [[0, -1], [0, 3], [0, 3]]]]> : tensor<2x2x3x2xi32>
  %batches.lhs = stablehlo.constant dense<[[[-4, -4, -2, -3], [2, -3, 1, 3]], [[0, -3, -4, -2], [-1, 0, -2, 3]], [[1, 4, 4, 2], [-4, -3, 2, 0]]]> : tensor<3x2x4xi32>
  %batches.rhs = stablehlo.constant dense<[[[4, 2], [3, -4], [-2, 2], [1, -1]], [[-3, 1], [-4, 2], [3, 2], [-4, 0]], [[-2, 0], [2, -3], [-4, 0], [1, -3]]]> : tensor<3x4x2xi32>
  %batches.sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %batches = "chlo.ragged_dot"(%batches.lhs, %batches.rhs, %batches.sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>} : (tensor<3x2x4xi32>, tensor<3x4x2xi32>, tensor<2xi64>) -> tensor<3x2x2xi32>
  check.expect_eq_const %batches, dense<[[[-27, 7], [0, 15]], [[8, -14], [-15, -5]], [[-8, -18], [-6, 9]]]> : tensor<3x2x2xi32>
  return
}
