// A million elements in blocks of 256 threads, with a guard.
hextir.prim_func @add_relu(%x: memref<1000003xf32>, %y: memref<1000003xf32>, %out: memref<1000003xf32>) attributes {device = "cuda"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %blocks = arith.constant 3907 : index
  %n = arith.constant 1000003 : index
  %zero = arith.constant 0.0 : f32
  hextir.block "add_relu" {
    hextir.for "thread_binding" %c0 to %blocks step %c1 bind "blockIdx.x" {
    ^bb0(%b: index):
      hextir.for "thread_binding" %c0 to %c256 step %c1 bind "threadIdx.x" {
      ^bb0(%t: index):
        %base = arith.muli %b, %c256 : index
        %i = arith.addi %base, %t : index
        %in = arith.cmpi slt, %i, %n : index
        %a = hextir.buffer_load %x[%i] if %in else %zero : memref<1000003xf32> -> f32
        %c = hextir.buffer_load %y[%i] if %in else %zero : memref<1000003xf32> -> f32
        %s = arith.addf %a, %c : f32
        %r = arith.maximumf %s, %zero : f32
        hextir.buffer_store %r, %out[%i] if %in : f32, memref<1000003xf32>
      }
    }
  }
  hextir.return
}
