// run: roundtrip
// Extents that are not known: sizes as operands, measuring, and what must hold.
func.func @views(%x: tensor<?x1xf32>, %s: tensor<2xi32>) -> (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x4xi32>) {
  %0 = hexir.broadcast %x sizes(%s : tensor<2xi32>) dims [0, 1] {kept = array<i64: 0>} : (tensor<?x1xf32>) -> tensor<?x4xf32>
  %1 = hexir.reshape %0 sizes(%s : tensor<2xi32>) : (tensor<?x4xf32>) -> tensor<?x?xf32>
  %2 = hexir.iota sizes(%s : tensor<2xi32>) dim 1 : tensor<?x4xi32>
  return %0, %1, %2 : tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x4xi32>
}
func.func @host(%x: tensor<?x1xf32>, %p: tensor<i1>) -> tensor<i32> {
  %0 = hexir.dim %x dim 0 : (tensor<?x1xf32>) -> tensor<i32>
  hexir.assert %p, "expected {0} rows" values(%0 : tensor<i32>) : tensor<i1>
  hexir.assert %p, "nothing to show" {device = "cpu"} : tensor<i1>
  return %0 : tensor<i32>
}
func.func @calls(%x: tensor<?x4xf32>, %s: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = hexir.call_tir @kernel(%x, %s) : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
hextir.prim_func @kernel(%x: memref<?x4xf32>, %s: memref<2xi32>, %y: memref<?x?xf32>) attributes {symbols = ["n, 4", "[_, m]", "n + 1, m"], requires = ["m = 1 | n", "n >= 2"]} {
  hextir.return
}
