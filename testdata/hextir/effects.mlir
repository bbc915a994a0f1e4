// run: opt canonicalize
// run: opt cse
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %d = hexir.call_tir @k(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %0 = hexir.call_tir @k(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = hexir.call_tir @k(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = hexir.compute %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: f32, %b: f32):
    %c = arith.constant 1.0 : f32
    %e = arith.addf %a, %c : f32
    %g = arith.addf %a, %c : f32
    %h = arith.mulf %g, %e : f32
    hexir.yield %h : f32
  }
  hexir.print %2 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
hextir.prim_func @k(%A: memref<4xf32>, %B: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t = hextir.alloc_buffer : memref<4xf32, "local">
  %t2 = hextir.alloc_buffer : memref<4xf32, "local">
  %unused = hextir.alloc_buffer : memref<4xf32, "local">
  hextir.block "empty" {
    hextir.for "serial" %c0 to %c4 step %c1 {
    ^bb0(%i: index):
      %x = hextir.buffer_load %A[%i] : memref<4xf32> -> f32
    }
  }
  hextir.for "serial" %c0 to %c4 step %c1 {
  ^bb0(%i: index):
    %x = hextir.buffer_load %A[%i] : memref<4xf32> -> f32
    %y = hextir.buffer_load %A[%i] : memref<4xf32> -> f32
    hextir.buffer_store %x, %t[%i] : f32, memref<4xf32, "local">
    hextir.buffer_store %y, %t2[%i] : f32, memref<4xf32, "local">
    %z = hextir.buffer_load %t[%i] : memref<4xf32, "local"> -> f32
    hextir.buffer_store %z, %B[%i] : f32, memref<4xf32>
  }
  hextir.return
}
