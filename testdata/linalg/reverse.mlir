// run: opt --stablehlo-legalize-to-linalg=reverse-by-map=false
func.func @mirrored(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
