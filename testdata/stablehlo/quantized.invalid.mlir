// run: verify
func.func @sums_are_quantized_or_not(%x: tensor<2x!quant.uniform<i8:f32, 1.0>>, %y: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.0>> {
  // expected-error @+1 {{expects  all operands and results to be either quantized or non-quantized}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x!quant.uniform<i8:f32, 1.0>>, tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.0>>
  return %0 : tensor<2x!quant.uniform<i8:f32, 1.0>>
}
// -----
func.func @reshape_keeps_the_scale(%x: tensor<4x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x2x!quant.uniform<i8:f32, 2.0>> {
  // expected-error @+1 {{expect same quantization scale and zero_point but got}}
  %0 = stablehlo.reshape %x : (tensor<4x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x2x!quant.uniform<i8:f32, 2.0>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 2.0>>
}
// -----
func.func @the_axis_moves(%x: tensor<2x3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) -> tensor<3x2x!quant.uniform<i8:f32:0, {1.0, 2.0, 3.0}>> {
  // expected-error @+1 {{operand quantization_dimension 0 is not same as permutation[0] = 1}}
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) -> tensor<3x2x!quant.uniform<i8:f32:0, {1.0, 2.0, 3.0}>>
  return %0 : tensor<3x2x!quant.uniform<i8:f32:0, {1.0, 2.0, 3.0}>>
}
// -----
func.func @weights_have_no_zero_point(%x: tensor<2x3xf32>, %y: tensor<3x4x!quant.uniform<i8:f32, 1.0:3>>) -> tensor<2x4xf32> {
  // expected-error @+1 {{Zero point of rhs should be 0}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4x!quant.uniform<i8:f32, 1.0:3>>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
// -----
func.func @hybrid(%x: tensor<2x3xf32>, %y: tensor<3x4x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
// -----
func.func @other_numbers(%x: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:bf16, 1.0>> {
  // expected-error @+1 {{Expressed type of result expected to be 'f32', but got 'bf16'}}
  %0 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:bf16, 1.0>>
  return %0 : tensor<2x!quant.uniform<i8:bf16, 1.0>>
}
