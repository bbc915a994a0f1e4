// run: opt canonicalize
// What is known of shapes becomes constants, and what is known to hold is assumed no more.
func.func @sizes_that_are_known(%x: tensor<2x3xf32>, %y: tensor<?x3xf32>) -> (tensor<2xindex>, tensor<2xindex>, !shape.shape) {
  %0 = shape.shape_of %x : tensor<2x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %y : tensor<?x3xf32> -> tensor<2xindex>
  %2 = shape.shape_of %x : tensor<2x3xf32> -> !shape.shape
  return %0, %1, %2 : tensor<2xindex>, tensor<2xindex>, !shape.shape
}

func.func @shapes_that_surely_broadcast(%x: tensor<?x3xf32>, %y: tensor<1x3xf32>, %z: tensor<?x3xf32>, %s: tensor<?xindex>, %t: tensor<0xindex>) -> (!shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.shape_of %x : tensor<?x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %y : tensor<1x3xf32> -> tensor<2xindex>
  %2 = shape.shape_of %z : tensor<?x3xf32> -> tensor<2xindex>
  %3 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<2xindex>
  %4 = shape.cstr_broadcastable %0, %2, %0 : tensor<2xindex>, tensor<2xindex>, tensor<2xindex>
  %5 = shape.const_shape [] : tensor<0xindex>
  %6 = shape.cstr_broadcastable %s, %5 : tensor<?xindex>, tensor<0xindex>
  return %3, %4, %6 : !shape.witness, !shape.witness, !shape.witness
}

func.func @equal_constants() -> (!shape.witness, !shape.witness) {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = shape.const_shape [1, 2] : tensor<2xindex>
  %2 = shape.const_shape [1, 3] : tensor<2xindex>
  %3 = shape.cstr_eq %0, %1 : tensor<2xindex>, tensor<2xindex>
  %4 = shape.cstr_eq %0, %2 : tensor<2xindex>, tensor<2xindex>
  return %3, %4 : !shape.witness, !shape.witness
}

func.func @what_holds_is_assumed_no_more(%w: !shape.witness, %x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, !shape.witness) {
  %0 = shape.const_witness true
  %1 = shape.assuming %0 -> (tensor<2xf32>) {
    %4 = stablehlo.add %x, %x : tensor<2xf32>
    shape.assuming_yield %4 : tensor<2xf32>
  }
  %2 = shape.assuming_all %0, %w, %0
  %3 = shape.assuming %w -> (tensor<2xf32>) {
    %5 = stablehlo.multiply %x, %x : tensor<2xf32>
    shape.assuming_yield %5 : tensor<2xf32>
  }
  return %1, %3, %2 : tensor<2xf32>, tensor<2xf32>, !shape.witness
}

func.func @constant_shapes_broadcast(%s: tensor<3xindex>) -> (tensor<3xindex>, tensor<?xindex>, tensor<3xindex>) {
  %0 = shape.const_shape [2, 1, 8] : tensor<3xindex>
  %1 = shape.const_shape [5, 1] : tensor<2xindex>
  %2 = shape.broadcast %0, %1 : tensor<3xindex>, tensor<2xindex> -> tensor<3xindex>
  %3 = shape.broadcast %0, %s, %1 : tensor<3xindex>, tensor<3xindex>, tensor<2xindex> -> tensor<?xindex>
  %4 = shape.broadcast %s, %s : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
  return %2, %3, %4 : tensor<3xindex>, tensor<?xindex>, tensor<3xindex>
}
