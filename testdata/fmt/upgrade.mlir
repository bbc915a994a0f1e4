// run: refused check
// run: fmt --upgrade

// Text of 2021 and 2022, from before StableHLO was named so.
#dims = #mhlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>

func @main(%x: tensor<2x3xf32> {mhlo.sharding = ""}, %token: !mhlo.token) -> (tensor<4x2xf32>, !mhlo.token) {
  // Lists of numbers were tensors.
  %zero = constant dense<0.0> : tensor<f32>
  %0 = "mhlo.transpose"(%x) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<3x2xf32> // behind
  %1 = "mhlo.pad"(%0, %zero) {
    edge_padding_low = dense<0> : tensor<2xi64>,
    edge_padding_high = dense<[1, 0]> : tensor<2xi64>,
    interior_padding = dense<0> : tensor<2xi64>
  } : (tensor<3x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  %2 = mhlo.reduce(%1 init: %zero) applies mhlo.maximum across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = "mhlo.broadcast_in_dim"(%2) {broadcast_dimensions = dense<0> : tensor<1xi64>} : (tensor<4xf32>) -> tensor<4x2xf32>
  %4 = call @index(%3) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  std.return %4, %token : tensor<4x2xf32>, !mhlo.token
}

// `builtin` had functions.
builtin.func private @index(%x: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %0 = mhlo.constant dense<0> : tensor<4x1xi32>
  %1 = "mhlo.gather"(%x, %0) {dimension_numbers = #dims, indices_are_sorted = false, slice_sizes = dense<[1, 2]> : tensor<2xi64>} : (tensor<4x2xf32>, tensor<4x1xi32>) -> tensor<4x2xf32>

  // Enumerators were strings.
  %2 = "mhlo.compare"(%x, %1) {comparison_direction = "LT"} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
  %3 = mhlo.select %2, %x, %1 : tensor<4x2xi1>, tensor<4x2xf32>
  return %3 : tensor<4x2xf32>
}
