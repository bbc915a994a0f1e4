// run: run --backend=interp
// run: run --backend=c
// A kernel written by hand, called from the graph level.
func.func @main() {
  %a = hexir.constant dense<[[3.0, 1.0], [2.0, 2.0]]> : tensor<2x2xf64>
  %b = hexir.constant dense<[[1.0, 5.0], [5.0, 2.0]]> : tensor<2x2xf64>
  %r = hexir.call_tir @linear_0(%a, %b)
       : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  hexir.print %r : tensor<2x2xf64>
  return
}
hextir.prim_func @linear_0(%A: memref<2x2xf64>,
                           %B: memref<2x2xf64>,
                           %C: memref<2x2xf64>) attributes {device = "cpu"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  hextir.block "matmul" {
    hextir.for "parallel" %c0 to %c2 step %c1 {
    ^bb0(%i: index):
      hextir.for "parallel" %c0 to %c2 step %c1 {
      ^bb0(%j: index):
        hextir.buffer_store %zero, %C[%i, %j] : f64, memref<2x2xf64>
        hextir.for "serial" %c0 to %c2 step %c1 {
        ^bb0(%k: index):
          %x = hextir.buffer_load %A[%i, %k] : memref<2x2xf64> -> f64
          %y = hextir.buffer_load %B[%k, %j] : memref<2x2xf64> -> f64
          %acc = hextir.buffer_load %C[%i, %j] : memref<2x2xf64> -> f64
          %p = arith.mulf %x, %y : f64
          %s = arith.addf %acc, %p : f64
          hextir.buffer_store %s, %C[%i, %j] : f64, memref<2x2xf64>
        }
      }
    }
  }
  hextir.return
}
