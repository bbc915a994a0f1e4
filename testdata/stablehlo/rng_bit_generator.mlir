// run: roundtrip
func.func @f(%s: tensor<2xui64>, %t: tensor<3xui64>) -> (tensor<2x2xui32>, tensor<4xi8>) {
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui32>)
  %2, %3 = stablehlo.rng_bit_generator %t, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xi8>)
  %4, %5 = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui32>)
  return %1, %3 : tensor<2x2xui32>, tensor<4xi8>
}
