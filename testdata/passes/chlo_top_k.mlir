// run: opt chlo-legalize-to-stablehlo
func.func @known(%x: tensor<2x16xf32>) -> (tensor<2x8xf32>, tensor<2x8xi32>) {
  %0:2 = chlo.top_k(%x, k = 8) : tensor<2x16xf32> -> (tensor<2x8xf32>, tensor<2x8xi32>)
  return %0#0, %0#1 : tensor<2x8xf32>, tensor<2x8xi32>
}
func.func @unstable(%x: tensor<16xi8>) -> (tensor<1xi8>, tensor<1xi32>) {
  %0:2 = chlo.top_k(%x, k = 1, is_stable = false) : tensor<16xi8> -> (tensor<1xi8>, tensor<1xi32>)
  return %0#0, %0#1 : tensor<1xi8>, tensor<1xi32>
}
func.func @unknown(%x: tensor<?x5x?xi1>) -> (tensor<?x5x2xi1>, tensor<?x5x2xi32>) {
  %0:2 = chlo.top_k(%x, k = 2) : tensor<?x5x?xi1> -> (tensor<?x5x2xi1>, tensor<?x5x2xi32>)
  return %0#0, %0#1 : tensor<?x5x2xi1>, tensor<?x5x2xi32>
}
