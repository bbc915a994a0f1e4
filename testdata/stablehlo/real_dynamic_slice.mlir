// run: roundtrip
func.func @f(%x: tensor<?x4xf32>, %s: tensor<2xindex>, %l: tensor<2xindex>, %st: tensor<2xindex>) -> tensor<?x?xf32> {
  %0 = stablehlo.real_dynamic_slice %x, %s, %l, %st : (tensor<?x4xf32>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
