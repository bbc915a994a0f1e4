// run: roundtrip
// Inherent attributes are read from the properties and from the plain dictionary; generic printing puts them first.
func.func @f(%a: tensor<3xf32>, %b: tensor<f32>) -> (tensor<3xf32>, tensor<f32>) {
  %0 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 0>}> {t.note = "kept"} : (tensor<3xf32>) -> tensor<3xf32>
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 0>, t.note = "kept"} : (tensor<3xf32>) -> tensor<3xf32>
  return %1, %b : tensor<3xf32>, tensor<f32>
}
