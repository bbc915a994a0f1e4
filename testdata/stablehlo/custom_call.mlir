// run: roundtrip
func.func @plain(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.custom_call @target(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.custom_call @"odd name"(%0) {backend_config = "text", has_side_effect = true} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2:2 = stablehlo.custom_call @two(%1, %x) {api_version = 2 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, !stablehlo.token)
  stablehlo.custom_call @nothing() {has_side_effect = true} : () -> ()
  return %1 : tensor<2x3xf32>
}
func.func @details(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.custom_call @layouts(%x) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.custom_call @alias(%0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.custom_call @typed(%1) {api_version = 4 : i32, backend_config = {axis = 1 : i64, name = "x"}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.custom_call @calls(%2) {called_computations = [@helper]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %3 : tensor<2x3xf32>
}
func.func private @helper(tensor<2x3xf32>) -> tensor<2x3xf32>
