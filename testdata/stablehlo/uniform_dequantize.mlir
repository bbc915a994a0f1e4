// run: roundtrip
func.func @f(%x: tensor<2x!quant.uniform<i8:f32, 0.5:3>>, %y: tensor<?x2x!quant.uniform<u8<1:255>:f32:1, {0.1:2, 0.2:3}>>) -> (tensor<2xf32>, tensor<?x2xf32>) {
  %0 = stablehlo.uniform_dequantize %x : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  %1 = stablehlo.uniform_dequantize %y : (tensor<?x2x!quant.uniform<u8<1:255>:f32:1, {0.1:2, 0.2:3}>>) -> tensor<?x2xf32>
  return %0, %1 : tensor<2xf32>, tensor<?x2xf32>
}
