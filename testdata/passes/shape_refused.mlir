// run: refused shape-legalize-to-stablehlo
// Each of these is told, with the reason.
func.func @no_rank(%x: tensor<*xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %x : tensor<*xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
func.func @constraint(%x: tensor<2xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %x, %x : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}
func.func @three_shapes(%x: tensor<2xindex>) -> tensor<2xindex> {
  %0 = shape.broadcast %x, %x, %x : tensor<2xindex>, tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}
func.func @where(%x: tensor<?xf32>, %i: index) -> index {
  %c3 = arith.constant 3 : index
  %0 = tensor.dim %x, %i : tensor<?xf32>
  %1 = tensor.dim %x, %c3 : tensor<?xf32>
  %2 = arith.muli %0, %1 : index
  return %2 : index
}
func.func @no_computation_on_shapes(%x: i64, %y: tensor<2xi8>) -> (i64, tensor<2xindex>) {
  %0 = arith.muli %x, %x : i64
  %1 = arith.index_cast %y : tensor<2xi8> to tensor<2xindex>
  return %0, %1 : i64, tensor<2xindex>
}
func.func @counted_in_index(%x: tensor<1xindex>) -> tensor<?xf32> {
  %0 = stablehlo.dynamic_iota %x, dim = 0 : (tensor<1xindex>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
