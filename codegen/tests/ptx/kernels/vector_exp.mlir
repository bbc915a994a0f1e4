// Four neighbours a thread: one vector access each way.
hextir.prim_func @vector_exp(%x: memref<4096x64xf32>, %out: memref<4096x64xf32>) attributes {device = "cuda"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c4096 = arith.constant 4096 : index
  hextir.block "exp" {
    hextir.for "thread_binding" %c0 to %c4096 step %c1 bind "blockIdx.x" {
    ^bb0(%i: index):
      hextir.for "thread_binding" %c0 to %c16 step %c1 bind "threadIdx.x" {
      ^bb0(%t: index):
        %j = arith.muli %t, %c4 : index
        hextir.for "vectorized" %c0 to %c4 step %c1 {
        ^bb0(%v: index):
          %k = arith.addi %j, %v : index
          %a = hextir.buffer_load %x[%i, %k] : memref<4096x64xf32> -> f32
          %e = math.exp %a : f32
          hextir.buffer_store %e, %out[%i, %k] : f32, memref<4096x64xf32>
        }
      }
    }
  }
  hextir.return
}
