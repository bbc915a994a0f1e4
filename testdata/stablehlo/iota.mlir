// run: roundtrip
func.func @f() -> (tensor<4x5xi32>, tensor<3xcomplex<f32>>, tensor<0xui8>) {
  %0 = stablehlo.iota dim = 1 : tensor<4x5xi32>
  %1 = stablehlo.iota dim = 0 : tensor<3xcomplex<f32>>
  %2 = stablehlo.iota dim = 0 {t.note} : tensor<0xui8>
  return %0, %1, %2 : tensor<4x5xi32>, tensor<3xcomplex<f32>>, tensor<0xui8>
}
