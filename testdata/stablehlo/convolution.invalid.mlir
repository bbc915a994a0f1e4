// run: verify
func.func @other_features(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x4x4xf32>) -> tensor<1x6x6x4xf32> {
  // expected-error @+1 {{expects input feature dimension (3) / feature_group_count = kernel input feature dimension (4). Got feature_group_count = 1.}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x4x4xf32>) -> tensor<1x6x6x4xf32>
  return %0 : tensor<1x6x6x4xf32>
}
// -----
func.func @too_few_positions(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<1x8x6x4xf32> {
  // expected-error @+1 {{inferred shape '[1, 6, 6, 4]' is incompatible with return type of operation 'tensor<1x8x6x4xf32>'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x6x4xf32>
  return %0 : tensor<1x8x6x4xf32>
}
// -----
func.func @no_groups(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}
    // expected-error @+1 {{attribute 'batch_group_count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
    {batch_group_count = 0 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32>
  return %0 : tensor<1x6x6x4xf32>
}
// -----
func.func @padding_for_one_dimension(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>, %p: tensor<1x2xi64>) -> tensor<?x?x?x4xf32> {
  // expected-error @+1 {{expects padding to be of shape [2, 2], but got [1, 2]}}
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>, tensor<1x2xi64>) -> tensor<?x?x?x4xf32>
  return %0 : tensor<?x?x?x4xf32>
}
