// run: roundtrip
func.func @one_type(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.divide %x, %y : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @other_element(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = stablehlo.divide %x, %y : tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
func.func @types_differ(%x: tensor<?xf32>, %y: tensor<4xf32>) -> tensor<?xf32> {
  %0 = stablehlo.divide %x, %y : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @scalars(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.divide %x, %y {t.note = 1 : i32} : tensor<f32>
  return %0 : tensor<f32>
}
func.func @quantized(%x: tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>, %y: tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>> {
  %0 = stablehlo.divide %x, %y : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  return %0 : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
}
