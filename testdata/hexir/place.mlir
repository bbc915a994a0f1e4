// run: opt hexir-place
// run: opt --hexir-place=placement=linear=cuda
// run: opt --hexir-place=placement=linear=gpu,hexir.relu=cuda
func.func @main() {
  %a = hexir.constant dense<[[3.0, 1.0], [2.0, 2.0]]> : tensor<2x2xf64>
  %b = hexir.constant dense<[[1.0, 5.0], [5.0, 2.0]]> : tensor<2x2xf64>
  %m = hexir.linear %a, %b : tensor<2x2xf64>
  %n = hexir.linear %m, %b : tensor<2x2xf64>
  %r = hexir.relu %n : tensor<2x2xf64>
  hexir.print %r : tensor<2x2xf64>
  return
}
func.func @respected(%x: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %0 = hexir.linear %x, %x {device = "cpu"} : tensor<2x2xf64>
  %1 = hexir.relu %0 {device = "cuda"} : tensor<2x2xf64>
  return %1 : tensor<2x2xf64>
}
func.func @regions(%p: tensor<i1>, %x: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %0 = hexir.if %p : (tensor<i1>) -> tensor<2x2xf64> {
    %1 = hexir.linear %x, %x : tensor<2x2xf64>
    hexir.yield %1 : tensor<2x2xf64>
  } else {
    %2 = hexir.fusion %x {device = "cuda"} : (tensor<2x2xf64>) -> tensor<2x2xf64> {
    ^bb0(%a: tensor<2x2xf64>):
      %3 = hexir.add %a, %a : tensor<2x2xf64>
      hexir.yield %3 : tensor<2x2xf64>
    }
    hexir.yield %2 : tensor<2x2xf64>
  }
  return %0 : tensor<2x2xf64>
}
func.func @kernels(%x: tensor<2xf64>) -> tensor<2xf64> {
  %0 = hexir.call_tir @copy(%x) : (tensor<2xf64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
hextir.prim_func @copy(%a: memref<2xf64>, %b: memref<2xf64>) attributes {device = "cuda"} {
  hextir.return
}
