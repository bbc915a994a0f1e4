// A matrix product in tiles of 16 x 16 through shared memory, with guards for any extent.
hextir.prim_func @matmul(%a: memref<100x70xf32>, %b: memref<70x50xf32>, %c: memref<100x50xf32>) attributes {device = "cuda"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c16 = arith.constant 16 : index
  %c50 = arith.constant 50 : index
  %c70 = arith.constant 70 : index
  %c100 = arith.constant 100 : index
  %zero = arith.constant 0.0 : f32
  hextir.block "matmul" {
    hextir.for "thread_binding" %c0 to %c7 step %c1 bind "blockIdx.y" {
    ^bb0(%by: index):
      hextir.for "thread_binding" %c0 to %c4 step %c1 bind "blockIdx.x" {
      ^bb0(%bx: index):
        %i0 = arith.muli %by, %c16 : index
        %j0 = arith.muli %bx, %c16 : index
        %ta = hextir.alloc_buffer : memref<16x16xf32, "shared">
        %tb = hextir.alloc_buffer : memref<16x16xf32, "shared">
        %acc = hextir.alloc_buffer : memref<16x16xf32, "reg">
        hextir.for "thread_binding" %c0 to %c16 step %c1 bind "threadIdx.y" {
        ^bb0(%ty: index):
          hextir.for "thread_binding" %c0 to %c16 step %c1 bind "threadIdx.x" {
          ^bb0(%tx: index):
            hextir.buffer_store %zero, %acc[%ty, %tx] : f32, memref<16x16xf32, "reg">
          }
        }
        hextir.for "serial" %c0 to %c5 step %c1 {
        ^bb0(%kb: index):
          %k0 = arith.muli %kb, %c16 : index
          hextir.for "thread_binding" %c0 to %c16 step %c1 bind "threadIdx.y" {
          ^bb0(%ty: index):
            hextir.for "thread_binding" %c0 to %c16 step %c1 bind "threadIdx.x" {
            ^bb0(%tx: index):
              %i = arith.addi %i0, %ty : index
              %j = arith.addi %j0, %tx : index
              %ka = arith.addi %k0, %tx : index
              %kk = arith.addi %k0, %ty : index
              %pi = arith.cmpi slt, %i, %c100 : index
              %pj = arith.cmpi slt, %j, %c50 : index
              %pka = arith.cmpi slt, %ka, %c70 : index
              %pkk = arith.cmpi slt, %kk, %c70 : index
              %pa = arith.andi %pi, %pka : i1
              %pb = arith.andi %pkk, %pj : i1
              %va = hextir.buffer_load %a[%i, %ka] if %pa else %zero : memref<100x70xf32> -> f32
              hextir.buffer_store %va, %ta[%ty, %tx] : f32, memref<16x16xf32, "shared">
              %vb = hextir.buffer_load %b[%kk, %j] if %pb else %zero : memref<70x50xf32> -> f32
              hextir.buffer_store %vb, %tb[%ty, %tx] : f32, memref<16x16xf32, "shared">
            }
          }
          hextir.for "thread_binding" %c0 to %c16 step %c1 bind "threadIdx.y" {
          ^bb0(%ty: index):
            hextir.for "thread_binding" %c0 to %c16 step %c1 bind "threadIdx.x" {
            ^bb0(%tx: index):
              hextir.for "unrolled" %c0 to %c16 step %c1 attributes {reduce = "add"} {
              ^bb0(%k: index):
                %x = hextir.buffer_load %ta[%ty, %k] : memref<16x16xf32, "shared"> -> f32
                %y = hextir.buffer_load %tb[%k, %tx] : memref<16x16xf32, "shared"> -> f32
                %s = hextir.buffer_load %acc[%ty, %tx] : memref<16x16xf32, "reg"> -> f32
                %p = arith.mulf %x, %y : f32
                %n = arith.addf %s, %p : f32
                hextir.buffer_store %n, %acc[%ty, %tx] : f32, memref<16x16xf32, "reg">
              }
            }
          }
        }
        hextir.for "thread_binding" %c0 to %c16 step %c1 bind "threadIdx.y" {
        ^bb0(%ty: index):
          hextir.for "thread_binding" %c0 to %c16 step %c1 bind "threadIdx.x" {
          ^bb0(%tx: index):
            %i = arith.addi %i0, %ty : index
            %j = arith.addi %j0, %tx : index
            %pi = arith.cmpi slt, %i, %c100 : index
            %pj = arith.cmpi slt, %j, %c50 : index
            %p = arith.andi %pi, %pj : i1
            %s = hextir.buffer_load %acc[%ty, %tx] : memref<16x16xf32, "reg"> -> f32
            hextir.buffer_store %s, %c[%i, %j] if %p : f32, memref<100x50xf32>
          }
        }
      }
    }
  }
  hextir.return
}
