// run: roundtrip
// Quantized types: one scale, one an axis, one a block.
func.func private @per_tensor(tensor<2x!quant.uniform<i8:f32, 2.0:15>>, tensor<!quant.uniform<u8:f32, 0.1>>, tensor<!quant.uniform<i8<-127:127>:f32, 1.0:-3>>)
func.func private @widths(tensor<!quant.uniform<i4:f32, 1.0>>, tensor<!quant.uniform<u16:f64, 1.0e-3:7>>, tensor<!quant.uniform<i32:f32, 1.0>>, tensor<!quant.uniform<i2:bf16, 2.0>>)
func.func private @per_axis(tensor<2x3x!quant.uniform<i8:f32:0, {2.0:15, 3.0}>>, tensor<2x3x!quant.uniform<u8<1:255>:f32:1, {0.1, 0.2:1, 0.3:2}>>)
func.func private @sub_channel(tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0:1}, {4.0, 5.0:-2}}>>)
func.func private @any(tensor<!quant.any<i8<-8:7>:f32>>, tensor<!quant.any<i4>>)
func.func private @calibrated(tensor<!quant.calibrated<f32<-0.998:1.232>>>)
func.func private @small_float_storage(tensor<!quant.uniform<i8:f16, 0.5>>)
