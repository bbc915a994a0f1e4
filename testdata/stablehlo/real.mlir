// run: roundtrip
func.func @f(%z: tensor<2xcomplex<f64>>, %x: tensor<3xf32>) -> (tensor<2xf64>, tensor<3xf32>) {
  %0 = stablehlo.real %z : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %1 = stablehlo.real %x : tensor<3xf32>
  return %0, %1 : tensor<2xf64>, tensor<3xf32>
}
