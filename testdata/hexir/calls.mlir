// run: opt inline
hexir.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = hexir.add %x, %x : tensor<2xf32>
  hexir.return %0 : tensor<2xf32>
}
func.func private @once(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = hexir.call @twice(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = hexir.call @once(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
