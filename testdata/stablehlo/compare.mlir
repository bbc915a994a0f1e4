// run: roundtrip
func.func @directions(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xi1> {
  %0 = stablehlo.compare EQ, %x, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %1 = stablehlo.compare NE, %x, %y, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %2 = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %3 = stablehlo.compare GT, %0, %1 : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  return %3 : tensor<3xi1>
}
func.func @integers(%x: tensor<?xi32>, %y: tensor<4xi32>, %u: tensor<ui8>) -> (tensor<?xi1>, tensor<i1>) {
  %0 = stablehlo.compare LE, %x, %y, SIGNED : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi1>
  %1 = stablehlo.compare LT, %u, %u, UNSIGNED {t.note} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
  return %0, %1 : tensor<?xi1>, tensor<i1>
}
