// run: roundtrip
func.func @one_type(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.negate %x : tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func @other_element(%x: tensor<2xi8>) -> tensor<2xi8> {
  %0 = stablehlo.negate %x : tensor<2xi8>
  return %0 : tensor<2xi8>
}
func.func @two_types(%x: tensor<?xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : (tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @quantized(%x: tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>> {
  %0 = stablehlo.negate %x : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  return %0 : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
}
