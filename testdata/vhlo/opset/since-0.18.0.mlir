// run: verify
func.func private @quantized_per_axis() -> (tensor<2x2xi8>, tensor<2x2xf32>) {
  %x = stablehlo.constant dense<[[1.0, -2.0], [4.0, 8.0]]> : tensor<2x2xf32>
  %0 = stablehlo.uniform_quantize %x : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5:3,2.0}>>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x2x!quant.uniform<i8:f32:1, {0.5:3,2.0}>>) -> tensor<2x2xi8>
  %2 = stablehlo.uniform_dequantize %0 : (tensor<2x2x!quant.uniform<i8:f32:1, {0.5:3,2.0}>>) -> tensor<2x2xf32>
  return %1, %2 : tensor<2x2xi8>, tensor<2x2xf32>
}
