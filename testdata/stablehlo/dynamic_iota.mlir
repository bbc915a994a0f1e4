// run: roundtrip
func.func @f(%s: tensor<2xi64>, %i: tensor<1xindex>) -> (tensor<?x?xf32>, tensor<?xi32>) {
  %0 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf32>
  %1 = stablehlo.dynamic_iota %i, dim = 0 : (tensor<1xindex>) -> tensor<?xi32>
  return %0, %1 : tensor<?x?xf32>, tensor<?xi32>
}
