// run: verify
// Groups of devices along the axes of a mesh.
func.func private @groups_of_a_mesh(%x: tensor<2x4xf32>) -> tensor<2x8xf32> {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 4>, #stablehlo.mesh_axis<name = "y", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}
func.func private @mesh() attributes {test.mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>], device_ids = dense<[1, 0]> : tensor<2xi64>>}
func.func private @mesh_axis() attributes {test.axis = #stablehlo.mesh_axis<name = "x", size = 2>}
func.func private @axis_ref() attributes {test.axis = #stablehlo.axis_ref<name = "x">}
func.func private @sub_axis_info() attributes {test.axis = #stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>}
