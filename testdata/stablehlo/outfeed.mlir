// run: roundtrip
func.func @f(%x: tensor<3xi32>, %t: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.outfeed"(%x, %t) <{outfeed_config = "queue"}> : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  %1 = "stablehlo.outfeed"(%0) : (!stablehlo.token) -> !stablehlo.token
  return %1 : !stablehlo.token
}
