// run: interpret
// What four processes exchange: along an axis of a mesh, in the background, around a ring, with one root, over channels.
!t = tensor<1xi32>
func.func private @along_y(%x: !t) -> tensor<2xi32> {
  %f = "stablehlo.async_start"(%x) ({
  ^bb0(%a: !t):
    %g = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 2>]>, axes = [#stablehlo.axis_ref<name = "y">]>}> : (!t) -> tensor<2xi32>
    stablehlo.return %g : tensor<2xi32>
  }) : (!t) -> !stablehlo.future<tensor<2xi32>>
  %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func private @ring(%x: !t) -> !t {
  %r = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 2], [3, 3]]> : tensor<3x2xi64>}> : (!t) -> !t
  return %r : !t
}
func.func private @root(%x: !t) -> !t {
  %place = stablehlo.constant dense<1> : tensor<1xi32>
  %r = "stablehlo.collective_reduce"(%x, %place) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.subtract %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, has_dynamic_root} : (!t, tensor<1xi32>) -> !t
  return %r : !t
}
func.func private @swap(%x: !t) -> !t {
  %t = stablehlo.create_token : !stablehlo.token
  %u = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0], [2, 3]]> : tensor<3x2xi64>}> : (!t, !stablehlo.token) -> !stablehlo.token
  %r:2 = "stablehlo.recv"(%u) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0], [2, 3]]> : tensor<3x2xi64>}> : (!stablehlo.token) -> (!t, !stablehlo.token)
  return %r#0 : !t
}
func.func private @sum(%x: !t) -> !t {
  %r = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> : (!t) -> !t
  return %r : !t
}
func.func @main() {
  %0 = stablehlo.constant dense<1> : !t
  %1 = stablehlo.constant dense<20> : !t
  %2 = stablehlo.constant dense<300> : !t
  %3 = stablehlo.constant dense<4000> : !t
  %y:4 = "interpreter.run_parallel"(%0, %1, %2, %3) {programs = [[@along_y], [@along_y], [@along_y], [@along_y]]} : (!t, !t, !t, !t) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %y#0, dense<[1, 20]> : tensor<2xi32>
  check.expect_eq_const %y#3, dense<[300, 4000]> : tensor<2xi32>
  %n:4 = "interpreter.run_parallel"(%0, %1, %2, %3) {programs = [[@ring], [@ring], [@ring], [@ring]]} : (!t, !t, !t, !t) -> (!t, !t, !t, !t)
  check.expect_eq_const %n#0, dense<0> : !t
  check.expect_eq_const %n#1, dense<1> : !t
  check.expect_eq_const %n#2, dense<20> : !t
  check.expect_eq_const %n#3, dense<4000> : !t
  %s:4 = "interpreter.run_parallel"(%0, %1, %2, %3) {programs = [[@root], [@root], [@root], [@root]]} : (!t, !t, !t, !t) -> (!t, !t, !t, !t)
  check.expect_eq_const %s#0, dense<0> : !t
  check.expect_eq_const %s#1, dense<-4319> : !t
  %w:4 = "interpreter.run_parallel"(%0, %1, %2, %3) {programs = [[@swap], [@swap], [@swap], [@swap]]} : (!t, !t, !t, !t) -> (!t, !t, !t, !t)
  check.expect_eq_const %w#0, dense<20> : !t
  check.expect_eq_const %w#1, dense<1> : !t
  check.expect_eq_const %w#2, dense<0> : !t
  check.expect_eq_const %w#3, dense<300> : !t
  %c:4 = "interpreter.run_parallel"(%0, %1, %2, %3) {programs = [[@sum], [@sum], [@sum], [@sum]]} : (!t, !t, !t, !t) -> (!t, !t, !t, !t)
  check.expect_eq_const %c#1, dense<4020> : !t
  check.expect_eq_const %c#2, dense<301> : !t
  return
}
