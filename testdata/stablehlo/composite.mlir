// run: roundtrip
func.func @f(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.composite "my.sum" %x, %y {composite_attributes = {scale = 2 : i32}, decomposition = @sum} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.composite "my.sum" %0, %y {decomposition = @sum, version = 3 : i32} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @sum(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %x, %y : tensor<f32>
  return %0 : tensor<f32>
}
