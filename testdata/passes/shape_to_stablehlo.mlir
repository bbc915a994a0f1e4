// run: opt shape-legalize-to-stablehlo
// run: opt shape-legalize-to-stablehlo reconcile-unrealized-casts
func.func @shape_of(%x: tensor<?x1xf32>, %y: tensor<f32>) -> tensor<?x1xf32> {
  %0 = shape.shape_of %x : tensor<?x1xf32> -> tensor<2xindex>
  %1 = shape.shape_of %y : tensor<f32> -> tensor<0xindex>
  %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<0xindex> -> tensor<2xindex>
  %3 = stablehlo.dynamic_broadcast_in_dim %y, %2, dims = [] {mark} : (tensor<f32>, tensor<2xindex>) -> tensor<?x1xf32>
  return %3 : tensor<?x1xf32>
}
func.func @reshaped(%x: tensor<?x4xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.dim %x, %c0 : tensor<?x4xf32>
  %1 = arith.muli %0, %c4 : index
  %2 = tensor.from_elements %1 : tensor<1xindex>
  %3 = stablehlo.dynamic_reshape %x, %2 : (tensor<?x4xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}
func.func @counted(%x: tensor<2x?xf32>) -> tensor<i64> {
  %0 = shape.shape_of %x : tensor<2x?xf32> -> tensor<2xindex>
  %1 = shape.num_elements %0 : tensor<2xindex> -> index
  %2 = arith.index_cast %1 : index to i64
  %3 = tensor.from_elements %2 : tensor<i64>
  return %3 : tensor<i64>
}
func.func @extracted() -> tensor<i32> {
  %c1 = arith.constant 1 : index
  %0 = shape.const_shape [6, 4] : tensor<2xindex>
  %1 = tensor.extract %0[%c1] : tensor<2xindex>
  %2 = arith.index_cast %1 : index to i32
  %3 = tensor.from_elements %2 : tensor<i32>
  return %3 : tensor<i32>
}
