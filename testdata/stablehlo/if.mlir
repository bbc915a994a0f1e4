// run: roundtrip
func.func @f(%p: tensor<i1>, %x: tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>) {
  %0:2 = "stablehlo.if"(%p) ({
    %1 = stablehlo.constant dense<1> : tensor<i32>
    stablehlo.return %x, %1 : tensor<2xf32>, tensor<i32>
  }, {
    %1 = stablehlo.negate %x : tensor<2xf32>
    %2 = stablehlo.constant dense<2> : tensor<i32>
    stablehlo.return %1, %2 : tensor<2xf32>, tensor<i32>
  }) : (tensor<i1>) -> (tensor<2xf32>, tensor<i32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<i32>
}
