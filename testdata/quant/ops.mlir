// run: roundtrip
func.func @f(%x: tensor<2xf32>, %q: tensor<2x!quant.uniform<i8:f32, 2.0>>) -> tensor<2xf32> {
  %0 = quant.qcast %x : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32, 2.0>>
  %1 = quant.scast %0 : tensor<2x!quant.uniform<i8:f32, 2.0>> to tensor<2xi8>
  %2 = quant.dcast %q : tensor<2x!quant.uniform<i8:f32, 2.0>> to tensor<2xf32>
  return %2 : tensor<2xf32>
}
