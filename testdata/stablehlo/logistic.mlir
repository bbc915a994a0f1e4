// run: roundtrip
func.func @one_type(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.logistic %x : tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func @other_element(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.logistic %x : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
func.func @two_types(%x: tensor<?xf32>) -> tensor<4xf32> {
  %0 = stablehlo.logistic %x : (tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @quantized(%x: tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>> {
  %0 = stablehlo.logistic %x : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  return %0 : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
}
func.func @accuracy(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.logistic %x {result_accuracy = #stablehlo.result_accuracy<ulps = 4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  %1 = stablehlo.logistic %0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<3xf32>
  %2 = stablehlo.logistic %1 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<3xf32>
  return %2 : tensor<3xf32>
}
