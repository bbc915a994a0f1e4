// run: roundtrip --allow-unregistered-dialect
// Attributes of a dialect: known ones, and text of unknown ones that stays as it is.
"t.op"() {
  a = #stablehlo<comparison_direction LT>, b = #stablehlo.channel_handle<handle = 3, type = 1>,
  c = #stablehlo.result_accuracy<atol = 0.5, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>,
  d = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>,
  e = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
  f = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>
} : () -> ()
"t.op"() {
  a = #unknown.attr, b = #unknown<"text">, c = #unknown.attr<[1, (2), {3 -> "four>"}]>, d = #unknown<plain words>
} : () -> ()
