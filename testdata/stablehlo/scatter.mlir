// run: roundtrip
func.func @rows(%x: tensor<4x3xf32>, %i: tensor<2x1xi32>, %u: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
func.func @two_batched(%x: tensor<2x4xi32>, %y: tensor<2x4xf32>, %i: tensor<2x3x1xi64>, %u: tensor<2x3xi32>, %v: tensor<2x3xf32>) -> (tensor<2x4xi32>, tensor<2x4xf32>) {
  %0:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<f32>):
    stablehlo.return %c, %d : tensor<i32>, tensor<f32>
  }) : (tensor<2x4xi32>, tensor<2x4xf32>, tensor<2x3x1xi64>, tensor<2x3xi32>, tensor<2x3xf32>) -> (tensor<2x4xi32>, tensor<2x4xf32>)
  return %0#0, %0#1 : tensor<2x4xi32>, tensor<2x4xf32>
}
