// run: verify
func.func @layouts_of_operands_only(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{Layout attributes should be specified for either both operands and results or none.}}
  stablehlo.custom_call @f(%x) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> ()
  return
}
// -----
func.func @no_permutation(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{incorrect layout dense<1> : tensor<2xindex> for type 'tensor<2x3xf32>', layout must be a permutation of [0, 2)}}
  stablehlo.custom_call @f(%x) {operand_layouts = [dense<1> : tensor<2xindex>], result_layouts = []} : (tensor<2x3xf32>) -> ()
  return
}
// -----
func.func @alias_without_a_result(%x: tensor<2xf32>) {
  // expected-error @+1 {{output_tuple_indices in the output_operand_alias attribute out of bounds}}
  stablehlo.custom_call @f(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> ()
  return
}
// -----
func.func @memory_of_nobody() -> memref<2xf32> {
  // expected-error @+1 {{buffer output [] is not used in output_operand_alias}}
  %0 = stablehlo.custom_call @f() : () -> memref<2xf32>
  return %0 : memref<2xf32>
}
