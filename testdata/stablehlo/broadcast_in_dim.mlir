// run: roundtrip
func.func @scalar(%x: tensor<f32>) -> tensor<2x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @permuted(%x: tensor<3x1xi8>) -> tensor<2x3xi8> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<3x1xi8>) -> tensor<2x3xi8>
  return %0 : tensor<2x3xi8>
}
func.func @quantized_axis(%x: tensor<1x2x!quant.uniform<i8:f32:1, {2.0:15, 3.0}>>) -> tensor<4x2x!quant.uniform<i8:f32:1, {2.0:15, 3.0}>> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x2x!quant.uniform<i8:f32:1, {2.0:15, 3.0}>>) -> tensor<4x2x!quant.uniform<i8:f32:1, {2.0:15, 3.0}>>
  return %0 : tensor<4x2x!quant.uniform<i8:f32:1, {2.0:15, 3.0}>>
}
