// run: run --replicas=2 --partitions=2 --input=2xi32=1,2
// Each process says where it is and what all replicas of its partition have.
func.func @main(%x: tensor<2xi32>) -> (tensor<ui32>, tensor<ui32>, tensor<4xi32>) {
  %r = stablehlo.replica_id : tensor<ui32>
  %p = stablehlo.partition_id : tensor<ui32>
  %ri = stablehlo.convert %r : (tensor<ui32>) -> tensor<i32>
  %rs = stablehlo.broadcast_in_dim %ri, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %own = stablehlo.add %x, %rs : tensor<2xi32>
  %all = "stablehlo.all_gather"(%own) {all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>} : (tensor<2xi32>) -> tensor<4xi32>
  return %r, %p, %all : tensor<ui32>, tensor<ui32>, tensor<4xi32>
}
