// run: roundtrip
func.func @values() -> (tensor<2x2xi32>, tensor<f32>, tensor<0xi8>) {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = stablehlo.constant {t.note = "before"} dense<1.5> : tensor<f32>
  %2 = stablehlo.constant dense<> : tensor<0xi8>
  return %0, %1, %2 : tensor<2x2xi32>, tensor<f32>, tensor<0xi8>
}
func.func @quantized() -> tensor<2x!quant.uniform<i8:f32, 2.0:15>> {
  %0 = stablehlo.constant() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 2.0:15>>
  return %0 : tensor<2x!quant.uniform<i8:f32, 2.0:15>>
}
