// run: roundtrip
// In the body of a function `func.` may be left out; in a region of another op it may not.
func.func @f(%p: tensor<i1>) -> tensor<i1> {
  %0 = "stablehlo.if"(%p) ({
    %1 = func.call @f(%p) : (tensor<i1>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
    stablehlo.return %p : tensor<i1>
  }) : (tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
