// run: opt symbol-dce
// A symbol may be used by any attribute, at any depth.
func.func @main(%x: tensor<f32>) -> tensor<f32> attributes {t.uses = [{a = @in_attribute}]} {
  %0 = stablehlo.composite "t.c" %x {decomposition = @decomposition} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @decomposition(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func private @in_attribute()
func.func private @nowhere()
