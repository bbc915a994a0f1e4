// run: opt chlo-legalize-to-stablehlo
// Functions of the bits of a number.
func.func @is_inf_f32(%x: tensor<f32>) -> tensor<i1> {
  %0 = chlo.is_inf %x : tensor<f32> -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @is_neg_inf_bf16(%x: tensor<bf16>) -> tensor<i1> {
  %0 = chlo.is_neg_inf %x : tensor<bf16> -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @is_pos_inf_f64(%x: tensor<f64>) -> tensor<i1> {
  %0 = chlo.is_pos_inf %x : tensor<f64> -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @next_after_f16(%x: tensor<f16>, %y: tensor<f16>) -> tensor<f16> {
  %0 = chlo.next_after %x, %y : tensor<f16>, tensor<f16> -> tensor<f16>
  return %0 : tensor<f16>
}
func.func @next_after_f64(%x: tensor<f64>, %y: tensor<f64>) -> tensor<f64> {
  %0 = chlo.next_after %x, %y : tensor<f64>, tensor<f64> -> tensor<f64>
  return %0 : tensor<f64>
}
func.func @mulhi_i8(%x: tensor<i8>, %y: tensor<i8>) -> tensor<i8> {
  %0 = chlo.mulhi %x, %y : tensor<i8>, tensor<i8> -> tensor<i8>
  return %0 : tensor<i8>
}
func.func @mulhi_ui32(%x: tensor<ui32>, %y: tensor<ui32>) -> tensor<ui32> {
  %0 = chlo.mulhi %x, %y : tensor<ui32>, tensor<ui32> -> tensor<ui32>
  return %0 : tensor<ui32>
}
func.func @mulhi_i64(%x: tensor<i64>, %y: tensor<i64>) -> tensor<i64> {
  %0 = chlo.mulhi %x, %y : tensor<i64>, tensor<i64> -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @mulhi_ui64(%x: tensor<ui64>, %y: tensor<ui64>) -> tensor<ui64> {
  %0 = chlo.mulhi %x, %y : tensor<ui64>, tensor<ui64> -> tensor<ui64>
  return %0 : tensor<ui64>
}
