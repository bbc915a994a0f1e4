// run: roundtrip
// Meshes, and shardings as attributes of arguments, results and ops.
module attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  sdy.mesh @empty = <[]>
  sdy.mesh @ids = <["a"=4], device_ids=[3, 2, 1, 0]>
  sdy.mesh @maximal = <[], device_ids=[5]>
  func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}, %y: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}p0, {"y"}p1]>}) {
    %0 = stablehlo.add %x, %y {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y":(1)2}]>]>} : tensor<8x4xf32>
    %1 = stablehlo.add %0, %y {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}], replicated={"y"}>]>} : tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
}
