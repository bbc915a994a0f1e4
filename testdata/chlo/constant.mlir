// run: roundtrip
func.func @f() -> (tensor<2xi32>, tensor<f32>) {
  %0 = chlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = chlo.constant dense<1.5> : tensor<f32>
  return %0, %1 : tensor<2xi32>, tensor<f32>
}
