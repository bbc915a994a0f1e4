// run: refused compat
// An op that VHLO has nothing for keeps the program from being an artifact at all.
func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.erf %arg0 : tensor<4xf32> -> tensor<4xf32>
  %1 = stablehlo.tan %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
