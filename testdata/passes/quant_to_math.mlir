// run: opt stablehlo-legalize-quant-to-math
// The golden is what the reference's pass prints.
!x = !quant.uniform<i8:f32, 2.0:3>
!y = !quant.uniform<i8:f32, 0.5:-4>
!z = !quant.uniform<i8:f32, 0.5>
!wide = !quant.uniform<i32:f32, 0.25:7>
!weights = !quant.uniform<i8<-127:127>:f32:1, {0.5,0.25}>
!sums = !quant.uniform<i32:f32:1, {1.0,0.5}>
!shifted = !quant.uniform<i32:f32:1, {1.0:3,0.5:-1}>
!kernel = !quant.uniform<i8:f32:3, {2.0,1.0}>
!pixels = !quant.uniform<i8:f32:3, {8.0,4.0}>
func.func @scaling(%a: tensor<2xf32>, %b: tensor<2x2x!x>, %c: tensor<2x2x!shifted>) -> (tensor<2x!x>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2x!y>, tensor<2x2x!sums>, tensor<2x2x!x>) {
  %0 = stablehlo.uniform_quantize %a : (tensor<2xf32>) -> tensor<2x!x>
  %1 = stablehlo.uniform_dequantize %b : (tensor<2x2x!x>) -> tensor<2x2xf32>
  %2 = stablehlo.uniform_dequantize %c : (tensor<2x2x!shifted>) -> tensor<2x2xf32>
  %3 = stablehlo.uniform_quantize %b : (tensor<2x2x!x>) -> tensor<2x2x!y>
  %4 = stablehlo.uniform_quantize %c : (tensor<2x2x!shifted>) -> tensor<2x2x!sums>
  %5 = stablehlo.uniform_quantize %b : (tensor<2x2x!x>) -> tensor<2x2x!x>
  return %0, %1, %2, %3, %4, %5 : tensor<2x!x>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2x!y>, tensor<2x2x!sums>, tensor<2x2x!x>
}
func.func @sums(%a: tensor<2x!x>, %b: tensor<2x!y>, %c: tensor<2x2x!shifted>, %d: tensor<2x2x!sums>) -> (tensor<2x!y>, tensor<2x2x!shifted>, tensor<2x2x!shifted>) {
  %0 = stablehlo.add %a, %b : (tensor<2x!x>, tensor<2x!y>) -> tensor<2x!y>
  %1 = stablehlo.add %c, %c : tensor<2x2x!shifted>
  %2 = stablehlo.add %c, %d {my.mark} : (tensor<2x2x!shifted>, tensor<2x2x!sums>) -> tensor<2x2x!shifted>
  return %0, %1, %2 : tensor<2x!y>, tensor<2x2x!shifted>, tensor<2x2x!shifted>
}
func.func @products(%a: tensor<4x5x!x>, %b: tensor<5x2x!y>, %c: tensor<5x2x!weights>, %d: tensor<?x3x5x!x>, %e: tensor<3x5x?x!z>) -> (tensor<4x2x!wide>, tensor<4x2x!sums>, tensor<3x?x?x!wide>) {
  %0 = stablehlo.dot %a, %b, precision = [HIGH, DEFAULT] : (tensor<4x5x!x>, tensor<5x2x!y>) -> tensor<4x2x!wide>
  %1 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<4x5x!x>, tensor<5x2x!weights>) -> tensor<4x2x!sums>
  %2 = stablehlo.dot_general %d, %e, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<?x3x5x!x>, tensor<3x5x?x!z>) -> tensor<3x?x?x!wide>
  return %0, %1, %2 : tensor<4x2x!wide>, tensor<4x2x!sums>, tensor<3x?x?x!wide>
}
func.func @weighted(%a: tensor<4x5xf32>, %b: tensor<5x2x!y>, %c: tensor<5x2x!weights>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %0 = stablehlo.dot %a, %b : (tensor<4x5xf32>, tensor<5x2x!y>) -> tensor<4x2xf32>
  %1 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] {my.mark} : (tensor<4x5xf32>, tensor<5x2x!weights>) -> tensor<4x2xf32>
  return %0, %1 : tensor<4x2xf32>, tensor<4x2xf32>
}
func.func @convolution(%a: tensor<1x4x4x1x!x>, %b: tensor<3x3x1x2x!kernel>, %c: tensor<1x1x4x4x!x>) -> (tensor<1x4x4x2x!pixels>, tensor<1x2x2x2x!pixels>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [2, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1x!x>, tensor<3x3x1x2x!kernel>) -> tensor<1x4x4x2x!pixels>
  %1 = stablehlo.convolution(%c, %b) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4x4x!x>, tensor<3x3x1x2x!kernel>) -> tensor<1x2x2x2x!pixels>
  return %0, %1 : tensor<1x4x4x2x!pixels>, tensor<1x2x2x2x!pixels>
}
func.func @moves(%a: tensor<2x!x>, %b: tensor<2x!x>, %c: tensor<2x!y>) -> (tensor<4x!x>, tensor<2x!x>, tensor<2x!y>, tensor<3x!x>) {
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x!x>, tensor<2x!x>) -> tensor<4x!x>
  %1 = stablehlo.maximum %a, %b : tensor<2x!x>
  %2 = stablehlo.maximum %a, %c : (tensor<2x!x>, tensor<2x!y>) -> tensor<2x!y>
  %3 = "stablehlo.constant"() <{value = dense<[1, -2, 3]> : tensor<3xi8>}> : () -> tensor<3x!x>
  return %0, %1, %2, %3 : tensor<4x!x>, tensor<2x!x>, tensor<2x!y>, tensor<3x!x>
}
