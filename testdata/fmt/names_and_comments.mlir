// run: fmt
// Comments and names of values stay.
func.func @main(%input: tensor<2xf32> loc("arg")) -> tensor<2xf32> {
      // The sum.
  %c = stablehlo.constant dense<1.0> : tensor<2xf32> // one
  %sum = stablehlo.add %input,   %c : tensor<2xf32>
  %loop = stablehlo.while(%x = %sum) : tensor<2xf32>
   cond {
    %stop = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %stop : tensor<i1>
  } do {
    // Never.
    stablehlo.return %x : tensor<2xf32>
  }
  return %loop : tensor<2xf32>
  // The end.
}
