// run: roundtrip
func.func @f(%t: !stablehlo.token) -> !stablehlo.token {
  %0:3 = "stablehlo.infeed"(%t) <{infeed_config = "queue", layout = [[0, 1], [0]]}> : (!stablehlo.token) -> (tensor<3x3xi32>, tensor<2xi1>, !stablehlo.token)
  %1 = "stablehlo.infeed"(%0#2) <{infeed_config = "", layout = []}> : (!stablehlo.token) -> !stablehlo.token
  return %1 : !stablehlo.token
}
