// run: roundtrip
// What frameworks hang on a program in the name of mhlo.
module @jit attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32, mhlo.cross_program_prefetches = []} {
  func.func public @main(%x: tensor<4xf32> {mhlo.layout_mode = "default", mhlo.sharding = "{replicated}", tf.aliasing_output = 0 : i32, jax.buffer_donor = true}) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @f(%x) {mhlo.backend_config = {}, mhlo.frontend_attributes = {a = "b", _xla_compute_type = "host"}} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = mhlo.copy %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
