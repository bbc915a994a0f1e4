// run: opt stablehlo-legalize-to-linalg
// What is written here is read by iree-opt; .ci/linalg.py holds the numbers of whole models against IREE.
func.func @pointwise(%x: tensor<2x?xf32>, %y: tensor<2x?xf32>) -> tensor<2x?xi1> {
  %0 = stablehlo.compare GT, %x, %y : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xi1>
  return %0 : tensor<2x?xi1>
}
func.func @signs(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xui8> {
  %0 = stablehlo.divide %x, %y : tensor<4xui8>
  return %0 : tensor<4xui8>
}
func.func @product(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot %x, %y : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @fold(%x: tensor<2x3xi32>, %init: tensor<i32>) -> tensor<2xi32> {
  %0 = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @moves(%x: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<6xf32>, tensor<2x3xf32>, tensor<1x2xf32>) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xf32>
  %2 = stablehlo.reverse %x, dims = [1] : tensor<2x3xf32>
  %3 = stablehlo.slice %x [1:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<1x2xf32>
  return %0, %1, %2, %3 : tensor<3x2xf32>, tensor<6xf32>, tensor<2x3xf32>, tensor<1x2xf32>
}
func.func @loop(%x: tensor<4xui8>, %n: tensor<i32>) -> tensor<4xui8> {
  %0:2 = stablehlo.while(%i = %n, %a = %x) : tensor<i32>, tensor<4xui8>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.add %a, %a : tensor<4xui8>
    %3 = stablehlo.optimization_barrier %2 : tensor<4xui8>
    stablehlo.return %i, %3 : tensor<i32>, tensor<4xui8>
  }
  return %0#1 : tensor<4xui8>
}
func.func @branches(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<f32>
  }, {
    %1 = stablehlo.negate %x : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %2 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %2 : tensor<f32>
}
func.func @sorted(%k: tensor<2x5xf32>, %v: tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>) {
  %0:2 = "stablehlo.sort"(%k, %v) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %1 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  return %0#0, %0#1 : tensor<2x5xf32>, tensor<2x5xi32>
}
func.func @scattered(%x: tensor<4x3xi32>, %at: tensor<2x1xui32>, %u: tensor<2x3xi32>) -> tensor<4x3xi32> {
  %0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<4x3xi32>, tensor<2x1xui32>, tensor<2x3xi32>) -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}
func.func @unknown_sizes(%x: tensor<?x3xf32>, %y: tensor<?x1xf32>, %s: tensor<2xi32>) -> (tensor<?x3xf32>, tensor<?x?xf32>) {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<?x3xf32>
  %1 = stablehlo.dynamic_broadcast_in_dim %y, %s, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x3xf32>, tensor<?x?xf32>
}
func.func @empty_ranges(%x: tensor<4xf32>, %i: tensor<ui64>) -> (tensor<0xf32>, tensor<1xf32>) {
  %0 = stablehlo.slice %x [4:4] : (tensor<4xf32>) -> tensor<0xf32>
  %1 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<4xf32>, tensor<ui64>) -> tensor<1xf32>
  return %0, %1 : tensor<0xf32>, tensor<1xf32>
}
func.func @as_types_say(%x: tensor<2x3xbf16>, %y: tensor<3x4xbf16>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @saturated(%x: tensor<4xf32>) -> tensor<4xui8> {
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}
func.func @widened(%x: tensor<2x3xui8>, %y: tensor<3x4xui8>) -> tensor<2x4xui32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xui8>, tensor<3x4xui8>) -> tensor<2x4xui32>
  return %0 : tensor<2x4xui32>
}
func.func @calls(%x: tensor<?xf32>, %p: tensor<i1>) -> tensor<?xf32> {
  stablehlo.custom_call @shape_assertion(%p) {error_message = "expected rows"} : (tensor<i1>) -> ()
  %0 = stablehlo.custom_call @Sharding(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = mhlo.copy %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @named_orders(%x: tensor<4xui8>, %y: tensor<4xi32>, %z: tensor<4xf8E4M3FNUZ>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %0 = stablehlo.compare LT, %x, %x, SIGNED : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  %1 = stablehlo.compare LT, %y, %y, UNSIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %2 = stablehlo.compare LT, %z, %z, TOTALORDER : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<4xi1>
  return %0, %1, %2 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}
