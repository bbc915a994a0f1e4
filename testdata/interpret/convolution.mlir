// run: interpret
func.func @main() {
  %x = stablehlo.iota dim = 1 : tensor<1x4x4x1xi32>
  %w = stablehlo.constant dense<1> : tensor<2x2x1x1xi32>
  %plain = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 1], [1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xi32>, tensor<2x2x1x1xi32>) -> tensor<1x2x4x1xi32>
  %dilated = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [1, 2], rhs_dilate = [2, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xi32>, tensor<2x2x1x1xi32>) -> tensor<1x2x6x1xi32>
  check.expect_eq_const %plain, dense<[[[[1], [2], [2], [2]], [[5], [10], [10], [10]]]]> : tensor<1x2x4x1xi32>
  check.expect_eq_const %dilated, dense<[[[[2], [2], [2], [2], [2], [2]], [[4], [4], [4], [4], [4], [4]]]]> : tensor<1x2x6x1xi32>
  return
}
