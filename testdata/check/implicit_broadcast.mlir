// run: refused check
// run: check --implicit-broadcast
// run: opt --implicit-broadcast
// run: run --implicit-broadcast --input=1x3xf32=1,2,3 --input=2x1xf32=10,20
func.func @main(%a: tensor<1x3xf32>, %b: tensor<2x1xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.add %a, %b : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @unknown(%a: tensor<?x3xf32>, %b: tensor<3xf32>) -> tensor<?x3xf32> {
  %0 = stablehlo.multiply %a, %b : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
