// run: roundtrip
func.func @f(%p: tensor<i1>, %x: tensor<2xf32>, %t: !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %x, %t : tensor<2xf32>, !stablehlo.token
  }, {
    "stablehlo.return"(%x, %t) {t.note} : (tensor<2xf32>, !stablehlo.token) -> ()
  }) : (tensor<i1>) -> (tensor<2xf32>, !stablehlo.token)
  stablehlo.return %0#0, %0#1 : tensor<2xf32>, !stablehlo.token
}
