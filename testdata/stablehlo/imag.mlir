// run: roundtrip
func.func @f(%z: tensor<2xcomplex<f32>>, %x: tensor<?xf64>) -> (tensor<2xf32>, tensor<?xf64>) {
  %0 = stablehlo.imag %z : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %1 = stablehlo.imag %x : tensor<?xf64>
  return %0, %1 : tensor<2xf32>, tensor<?xf64>
}
