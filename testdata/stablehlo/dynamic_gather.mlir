// run: roundtrip
func.func @f(%x: tensor<3x4xi32>, %i: tensor<2x1xi64>, %s: tensor<2xi64>) -> tensor<2x?xi32> {
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<3x4xi32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x?xi32>
  return %0 : tensor<2x?xi32>
}
