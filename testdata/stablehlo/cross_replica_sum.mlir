// run: roundtrip
func.func @f(%x: tensor<10xf32>) -> tensor<10xf32> {
  %0 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> : (tensor<10xf32>) -> tensor<10xf32>
  return %0 : tensor<10xf32>
}
