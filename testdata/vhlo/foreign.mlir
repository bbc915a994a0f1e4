// run: opt stablehlo-legalize-to-vhlo=allow-other-dialects
// run: opt stablehlo-legalize-to-vhlo=allow-other-dialects vhlo-legalize-to-stablehlo
// Casts stand between VHLO and other dialects, and go on the way back.
func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.abs %arg0 : tensor<2xf32>
  %1 = arith.addf %0, %arg0 : tensor<2xf32>
  %2 = stablehlo.abs %1 : tensor<2xf32>
  return %2 : tensor<2xf32>
}
