// run: roundtrip
func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>
  %1 = shape.shape_of %y : tensor<?xf32> -> tensor<1xindex>
  %2 = shape.broadcast %0, %1 : tensor<1xindex>, tensor<1xindex> -> tensor<?xindex>
  %3 = shape.num_elements %0 : tensor<1xindex> -> index
  %4 = shape.const_shape [2, 3] : tensor<2xindex>
  %5 = shape.cstr_broadcastable %0, %1 : tensor<1xindex>, tensor<1xindex>
  %8 = shape.assuming %5 -> (tensor<?xindex>) {
    shape.assuming_yield %2 : tensor<?xindex>
  }
  %9 = shape.shape_of %x : tensor<?xf32> -> !shape.shape
  return %8 : tensor<?xindex>
}
