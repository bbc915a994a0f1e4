// run: interpret
func.func @main() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %i = stablehlo.constant dense<[[2], [0], [9]]> : tensor<3x1xi64>
  %rows = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xi32>, tensor<3x1xi64>) -> tensor<3x3xi32>
  %j = stablehlo.constant dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>
  %points = "stablehlo.gather"(%x, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<2x2xi64>) -> tensor<2xi32>
  check.expect_eq_const %rows, dense<[[7, 8, 9], [1, 2, 3], [7, 8, 9]]> : tensor<3x3xi32>
  check.expect_eq_const %points, dense<[4, 8]> : tensor<2xi32>
  return
}
