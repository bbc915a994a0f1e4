// run: verify
// What the rules common to many ops refuse, in the reference's words and order.

func.func @each_agrees_with_an_unknown_size(%x: tensor<?xf64>, %y: tensor<4xf64>) {
  // expected-error @+1 {{'stablehlo.complex' op requires the same shape for all operands and results}}
  %0 = "stablehlo.complex"(%x, %y) : (tensor<?xf64>, tensor<4xf64>) -> tensor<2xcomplex<f64>>
  return
}

// -----

func.func @shapes_before_inference(%x: tensor<?xi64>, %y: tensor<4xi64>) {
  // expected-error @+1 {{'stablehlo.shift_right_arithmetic' op requires the same shape for all operands and results}}
  %0 = "stablehlo.shift_right_arithmetic"(%x, %y) : (tensor<?xi64>, tensor<4xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @shapes_of_a_conversion(%x: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.convert' op requires the same shape for all operands and results}}
  %0 = "stablehlo.convert"(%x) : (tensor<2xi32>) -> tensor<3xf32>
  return
}

// -----

func.func @elementwise_before_types(%x: tensor<f64>) {
  // expected-error @+1 {{'stablehlo.reduce_precision' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<f64>) -> tensor<?xf64>
  return
}

// -----

func.func @results_of_bits(%x: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.or' op requires compatible types for all operands and results}}
  %0 = "stablehlo.or"(%x, %x) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xf64>
  return
}

// -----

func.func @n_results(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error-re @+1 {{'stablehlo.batch_norm_training' op expected 3 results{{$}}}}
  %0:2 = "stablehlo.batch_norm_training"(%x, %y, %y) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @types_of_uneven_groups(%x: tensor<200x100x300xf32>, %i: tensor<10x2xi32>, %y: tensor<10x300xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op operand #1 must be ranked tensor of integer or index values, but got 'tensor<200x100x300xf32>'}}
  %0 = "stablehlo.scatter"(%x, %x, %i, %y) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<200x100x300xf32>, tensor<200x100x300xf32>, tensor<10x2xi32>, tensor<10x300xf32>) -> tensor<200x100x300xf32>
  return
}

// -----

func.func @one_pair_everywhere(%x: tensor<2xf32>) {
  // expected-error @+1 {{duplicate sources not allowed.}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<0> : tensor<2x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @mesh_of_a_discardable_attribute(%x: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op replica_groups: mesh symbol 'mesh' not found}}
  %0 = stablehlo.custom_call @test(%x) {of_ours = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @padding_past_64_bits(%x: tensor<2xf64>, %y: tensor<f64>) {
  // expected-error @+2 {{Padding result in size that exceeds 64 bits for dimension 0}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = stablehlo.pad %x, %y, low = [1], high = [0], interior = [9223372036854775807] : (tensor<2xf64>, tensor<f64>) -> tensor<?xf64>
  return
}

// -----

func.func @padding_back_from_beyond(%x: tensor<2xf64>, %y: tensor<f64>) -> tensor<2xf64> {
  %0 = stablehlo.pad %x, %y, low = [9223372036854775807], high = [-9223372036854775807], interior = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// -----

func.func @spatial_dimension_at_the_end_of_64_bits(%x: tensor<1x8x8x1xf32>, %y: tensor<3x3x1x1xf32>) {
  // expected-error @+1 {{Expected spatial dimensions 0, 2, 3, 4, 5, 6, 7, 8, 9, 10 not specified}}
  %0 = "stablehlo.convolution"(%x, %y) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 9223372036854775807, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x6x6x1xf32>
  return
}

// -----

// The sizes as written are asked for before the rest of the type.
// expected-error @+1 {{Bounds length is 1, expected to be equal to rank(0) of the tensor 'tensor<f32>'}}
func.func private @bounds_without_rank(tensor<*xf32, #stablehlo.bounds<4>>)
