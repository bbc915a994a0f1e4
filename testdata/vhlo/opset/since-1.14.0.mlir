// run: verify
// What a composite stands for may be written into it.
func.func private @composite_with_region(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.composite"(%x) <{decomposition = @triple, name = "test.triple"}> ({
  ^bb0(%a: tensor<2xf32>):
    %1 = stablehlo.add %a, %a : tensor<2xf32>
    %2 = stablehlo.add %1, %a : tensor<2xf32>
    stablehlo.return %2 : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @triple(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  %1 = stablehlo.add %0, %x : tensor<2xf32>
  return %1 : tensor<2xf32>
}
