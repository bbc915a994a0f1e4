// run: roundtrip
func.func @f(%x: tensor<4x5xi32>, %i: tensor<i64>, %j: tensor<i64>) -> tensor<2x3xi32> {
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 3] : (tensor<4x5xi32>, tensor<i64>, tensor<i64>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
