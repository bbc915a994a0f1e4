// run: opt stablehlo-legalize-to-vhlo vhlo-to-version=target=0.9.0
// run: opt stablehlo-legalize-to-vhlo vhlo-to-version=target=1.0.0
// run: opt stablehlo-legalize-to-vhlo vhlo-to-version=target=1.9.0
// run: opt stablehlo-legalize-to-vhlo vhlo-to-version=target=1.17.3
// Each op takes the version that the target has.
module {
  func.func @main(%arg0: tensor<4x4xf32>, %arg1: tensor<3x1xi32>) -> (tensor<3x4xf32>, tensor<4x4xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<4x4xf32>
    %1 = stablehlo.tanh %0 : tensor<4x4xf32>
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = "stablehlo.gather"(%2, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
    %4 = stablehlo.custom_call @f(%2) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %3, %4 : tensor<3x4xf32>, tensor<4x4xf32>
  }
}
