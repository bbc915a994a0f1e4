// run: roundtrip
// Encodings of sparse tensors.
#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#coo = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), posWidth = 32, crdWidth = 8 }>
#csc = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @f(%a: tensor<3x4xf32, #csr>, %b: tensor<3x4xf32, #coo>, %c: tensor<3x4xf32, #csc>) -> tensor<3x4xf32, #csr> {
  return %a : tensor<3x4xf32, #csr>
}
