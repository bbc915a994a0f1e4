// run: compat
// run: compat --target=MAX
// run: compat --window=rfc --as-of=2026-08-20
// Every version can say this: an attribute that says what its absence means holds nothing back.
func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
