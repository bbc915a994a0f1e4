// run: roundtrip
func.func @f(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %s: tensor<2xi64>) -> (tensor<2x3xf32>, tensor<?x?xi32>) {
  %0 = stablehlo.rng %a, %b, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x3xf32>
  %1 = stablehlo.rng %i, %i, %s, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<?x?xi32>
  return %0, %1 : tensor<2x3xf32>, tensor<?x?xi32>
}
