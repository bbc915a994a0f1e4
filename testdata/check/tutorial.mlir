// run: refused check
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.add %a, %a : tensor<2x3xf32> -> tensor<2x3xf32>
  %1 = stablehlo.relu %0 : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
