// run: verify
func.func @one_word(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{name must be a valid namespaced op name}}
  %0 = stablehlo.composite "twice" %x {decomposition = @twice} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @twice(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
// -----
func.func @of_another_type(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{operand at index 0 has type 'tensor<f32>', but decomposition has type 'tensor<f64>'}}
  %0 = stablehlo.composite "my.twice" %x {decomposition = @twice} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @twice(%x: tensor<f64>) -> tensor<f64> {
  return %x : tensor<f64>
}
