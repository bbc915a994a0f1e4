// run: roundtrip
func.func @f(%x: tensor<2x3xf32>, %y: tensor<?xbf16>) -> (tensor<2x3xf32>, tensor<?xbf16>) {
  %0 = chlo.erf_inv %x : tensor<2x3xf32> -> tensor<2x3xf32>
  %1 = chlo.erf_inv %y : tensor<?xbf16> -> tensor<?xbf16>
  return %0, %1 : tensor<2x3xf32>, tensor<?xbf16>
}
