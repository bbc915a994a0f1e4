// run: verify
func.func @four_bytes_are_one_float(%x: tensor<2x3xi8>) -> tensor<2xf32> {
  // expected-error @+1 {{requires compatible bit widths. Got: 'tensor<2x3xi8>' and 'tensor<2xf32>', but 8 * 3 != 32.}}
  %0 = stablehlo.bitcast_convert %x : (tensor<2x3xi8>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @no_parts_of_complex_numbers(%x: tensor<2xcomplex<f32>>) -> tensor<2xf64> {
  // expected-error @+1 {{cannot convert between real and complex types, but got: 'tensor<2xcomplex<f32>>' and 'tensor<2xf64>'}}
  %0 = stablehlo.bitcast_convert %x : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
