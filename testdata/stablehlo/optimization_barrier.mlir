// run: roundtrip
func.func @f(%x: tensor<f32>, %t: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
  stablehlo.optimization_barrier ()
  %0 = stablehlo.optimization_barrier %x : tensor<f32>
  %1:2 = stablehlo.optimization_barrier %0, %t : tensor<f32>, !stablehlo.token
  return %1#0, %1#1 : tensor<f32>, !stablehlo.token
}
