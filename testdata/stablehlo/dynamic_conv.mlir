// run: roundtrip
func.func @f(%x: tensor<1x8x8x16xf32>, %w: tensor<3x3x16x32xf32>, %p: tensor<2x2xi32>) -> tensor<1x?x?x32xf32> {
  %0 = "stablehlo.dynamic_conv"(%x, %w, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 2, 2>}> : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>, tensor<2x2xi32>) -> tensor<1x?x?x32xf32>
  return %0 : tensor<1x?x?x32xf32>
}
