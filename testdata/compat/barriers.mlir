// run: compat
// run: compat --target=1.16.0
// run: compat --window=12w --as-of=2026-05-01
// run: compat --message-format=json
// run: refused compat --target=1.6.0
// What each version brought, and who uses it: some of it the expander says with older ops.
module {
  func.func @main(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf8E4M3>, %arg2: tensor<4xcomplex<f32>>) -> tensor<4x4xf32> {
    %0 = stablehlo.tan %arg0 : tensor<4x4xf32>
    %1 = stablehlo.tan %arg2 : tensor<4xcomplex<f32>>
    %2 = stablehlo.tanh %0 {result_accuracy = #stablehlo.result_accuracy<ulps = 4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x4xf32>
    %3 = stablehlo.sine %2 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4x4xf32>
    %4 = stablehlo.convert %arg1 : (tensor<4x4xf8E4M3>) -> tensor<4x4xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = "stablehlo.all_reduce"(%5) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
}
