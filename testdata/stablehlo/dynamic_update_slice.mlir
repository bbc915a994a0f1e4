// run: roundtrip
func.func @f(%x: tensor<4x5xi32>, %u: tensor<2x3xi32>, %i: tensor<ui8>, %j: tensor<ui8>) -> tensor<4x5xi32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<4x5xi32>, tensor<2x3xi32>, tensor<ui8>, tensor<ui8>) -> tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}
