// run: opt hexir-expand
func.func @linear(%x: tensor<?x3xf32>, %w: tensor<3x2xf32>, %b: tensor<2xf32>) -> tensor<?x2xf32> {
  %0 = hexir.linear %x, %w, %b {device = "cuda", note} : (tensor<?x3xf32>, tensor<3x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
func.func @sums(%x: tensor<4xbf16>, %i: tensor<4xui8>) {
  %0 = hexir.add %x, %x : tensor<4xbf16>
  %1 = hexir.mul %i, %i : tensor<4xui8>
  return
}
func.func @relu(%x: tensor<4xf32>, %i: tensor<4xi32>, %u: tensor<4xui32>) {
  %0 = hexir.relu %x : tensor<4xf32>
  %1 = hexir.relu %i : tensor<4xi32>
  %2 = hexir.relu %u : tensor<4xui32>
  return
}
func.func @activations(%x: tensor<4xf64>) {
  %0 = hexir.leaky_relu %x : tensor<4xf64>
  %1 = hexir.elu %x {alpha = 2.0 : f64} : tensor<4xf64>
  %2 = hexir.sigmoid %x : tensor<4xf64>
  %3 = hexir.tanh %x : tensor<4xf64>
  %4 = hexir.swish %x : tensor<4xf64>
  %5 = hexir.mish %x : tensor<4xf64>
  %6 = hexir.gelu %x : tensor<4xf64>
  %7 = hexir.gelu %x {approximate = "tanh"} : tensor<4xf64>
  return
}
func.func @softmax(%x: tensor<2x3xf32>, %y: tensor<3xf8E4M3FN>) {
  %0 = hexir.softmax %x {axis = 0 : i64} : tensor<2x3xf32>
  %1 = hexir.softmax %y : tensor<3xf8E4M3FN>
  return
}
func.func @cast(%x: tensor<4xbf16>, %i: tensor<4xui8>, %b: tensor<4xi1>) {
  %0 = hexir.cast %x : (tensor<4xbf16>) -> tensor<4xf16>
  %1 = hexir.cast %x : (tensor<4xbf16>) -> tensor<4xui8>
  %2 = hexir.cast %i : (tensor<4xui8>) -> tensor<4xi32>
  %3 = hexir.cast %i : (tensor<4xui8>) -> tensor<4xi1>
  %4 = hexir.cast %b : (tensor<4xi1>) -> tensor<4xf32>
  %5 = hexir.cast %x : (tensor<4xbf16>) -> tensor<4xbf16>
  return
}
