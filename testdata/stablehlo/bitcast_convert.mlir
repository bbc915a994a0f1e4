// run: roundtrip
func.func @same_width(%x: tensor<4xf32>) -> tensor<4xi32> {
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
func.func @narrower(%x: tensor<4xi32>) -> tensor<4x2xbf16> {
  %0 = stablehlo.bitcast_convert %x : (tensor<4xi32>) -> tensor<4x2xbf16>
  return %0 : tensor<4x2xbf16>
}
func.func @wider(%x: tensor<?x8xui8>) -> tensor<?xf64> {
  %0 = stablehlo.bitcast_convert %x : (tensor<?x8xui8>) -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
