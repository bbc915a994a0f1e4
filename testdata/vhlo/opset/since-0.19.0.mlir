// run: verify
func.func public @composite() -> (tensor<2xf32>, tensor<2xf32>) {
  %x = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %0 = stablehlo.composite "test.double" %x {composite_attributes = {scale = 2 : i32}, decomposition = @double} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = stablehlo.composite "test.double" %0 {decomposition = @double, version = 3 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
func.func private @double(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
