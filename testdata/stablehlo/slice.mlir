// run: roundtrip
func.func @f(%x: tensor<3x8xi32>, %s: tensor<f32>, %d: tensor<?x8xi32>) -> (tensor<2x2xi32>, tensor<f32>, tensor<1x3xi32>) {
  %0 = stablehlo.slice %x [1:3, 4:8:2] : (tensor<3x8xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.slice %s [] : (tensor<f32>) -> tensor<f32>
  %2 = stablehlo.slice %d [0:1, 0:8:3] {t.note = "kept"} : (tensor<?x8xi32>) -> tensor<1x3xi32>
  %3 = stablehlo.slice %x [0:3:1, 2:2] : (tensor<3x8xi32>) -> tensor<3x0xi32>
  return %0, %1, %2 : tensor<2x2xi32>, tensor<f32>, tensor<1x3xi32>
}
