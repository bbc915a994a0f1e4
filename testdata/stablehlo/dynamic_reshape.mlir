// run: roundtrip
func.func @f(%x: tensor<?x?xf32>, %s: tensor<2xi32>, %i: tensor<1xindex>) -> (tensor<2x?xf32>, tensor<?xf32>) {
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<2x?xf32>
  %1 = stablehlo.dynamic_reshape %x, %i : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %0, %1 : tensor<2x?xf32>, tensor<?xf32>
}
