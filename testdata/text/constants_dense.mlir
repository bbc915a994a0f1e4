// run: roundtrip
// Dense elements: one for all, lists, none.
func.func @dense() {
  %0 = stablehlo.constant dense<1> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %2 = stablehlo.constant dense<[1, 1]> : tensor<2xi8>
  %3 = stablehlo.constant dense<> : tensor<0x2xf32>
  %4 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %6 = stablehlo.constant dense<[-1, 0, 127]> : tensor<3xi8>
  %7 = stablehlo.constant dense<[0, 255]> : tensor<2xui8>
  %8 = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
  %9 = stablehlo.constant dense<[0, 15]> : tensor<2xui4>
  %10 = stablehlo.constant dense<0x7F> : tensor<i8>
  %11 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %12 = stablehlo.constant dense<[18446744073709551615, 0]> : tensor<2xui64>
  return
}
