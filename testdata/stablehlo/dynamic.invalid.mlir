// run: verify
func.func @another_shape() -> tensor<3x4xf32> {
  %shape = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  // expected-error @+1 {{output shape [4, 3] is incompatible with return type of operation 'tensor<3x4xf32>'}}
  %0 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi64>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// -----
func.func @more_elements(%x: tensor<6xf32>) -> tensor<?x?xf32> {
  %shape = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  // expected-error @+1 {{output_shape is incompatible with input type of operation: input has 6 elements, but output_shape has 12}}
  %0 = stablehlo.dynamic_reshape %x, %shape : (tensor<6xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @hints_contradict(%x: tensor<?xf32>, %shape: tensor<1xi64>) -> tensor<?xf32> {
  // expected-error @+1 {{duplicate expansion hint for at least one operand dimension}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [0] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<?xf32>, tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @pads_to_another_size(%x: tensor<4xf32>, %v: tensor<f32>) -> tensor<7xf32> {
  %one = stablehlo.constant dense<1> : tensor<1xi64>
  %none = stablehlo.constant dense<0> : tensor<1xi64>
  // expected-error @+1 {{expected output dimension at index 0 to equal 6, but got 7}}
  %0 = stablehlo.dynamic_pad %x, %v, %one, %one, %none : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
// -----
// A shape that is longer than any shape is no constant that is looked at.
func.func @long_shape(%x: tensor<4xf32>) -> tensor<?xf32> {
  %shape = "stablehlo.constant"() <{value = dense<1> : tensor<9999999999xi64>}> : () -> tensor<9999999999xi64>
  // expected-error @+1 {{result should have a rank equal to the number of elements in output_shape}}
  %0 = stablehlo.dynamic_reshape %x, %shape : (tensor<4xf32>, tensor<9999999999xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
