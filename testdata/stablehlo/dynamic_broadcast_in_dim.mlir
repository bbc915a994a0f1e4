// run: roundtrip
func.func @f(%x: tensor<?x?xi32>, %s: tensor<3xi64>, %i: tensor<2xindex>) -> (tensor<?x?x?xi32>, tensor<?x?xi32>) {
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1, 2] : (tensor<?x?xi32>, tensor<3xi64>) -> tensor<?x?x?xi32>
  %1 = stablehlo.dynamic_broadcast_in_dim %x, %i, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>} : (tensor<?x?xi32>, tensor<2xindex>) -> tensor<?x?xi32>
  return %0, %1 : tensor<?x?x?xi32>, tensor<?x?xi32>
}
