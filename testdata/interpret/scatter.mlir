// run: interpret
// Updates are applied in order; those that lie outside are left out.
func.func @main() {
  %x = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %i = stablehlo.constant dense<[[1], [3], [1], [7], [-1]]> : tensor<5x1xi32>
  %u = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %sum = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<4xi32>
  %y = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %last = "stablehlo.scatter"(%y, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<4xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<4xi32>
  check.expect_eq_const %sum, dense<[10, 24, 30, 42]> : tensor<4xi32>
  check.expect_eq_const %last, dense<[10, 3, 30, 2]> : tensor<4xi32>
  return
}
