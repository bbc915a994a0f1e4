// run: roundtrip
hextir.prim_func @matmul_cuda(%A: memref<2x2xf64>, %B: memref<2x2xf64>, %C: memref<2x2xf64>) attributes {device = "cuda"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  hextir.block "matmul" {
    hextir.for "thread_binding" %c0 to %c2 step %c1 bind "blockIdx.x" {
    ^bb0(%i: index):
      hextir.for "thread_binding" %c0 to %c2 step %c1 bind "threadIdx.x" {
      ^bb0(%j: index):
        %sum = hextir.for "serial" %c0 to %c2 step %c1 iter_args(%zero : f64) -> (f64) attributes {reduce = "add"} {
        ^bb0(%k: index, %acc: f64):
          %x = hextir.buffer_load %A[%i, %k] : memref<2x2xf64> -> f64
          %y = hextir.buffer_load %B[%k, %j] : memref<2x2xf64> -> f64
          %p = arith.mulf %x, %y : f64
          %s = arith.addf %acc, %p : f64
          hextir.yield %s : f64
        }
        hextir.buffer_store %sum, %C[%i, %j] : f64, memref<2x2xf64>
      }
    }
  }
  hextir.return
}

hextir.prim_func @guarded(%A: memref<?xui8>, %B: memref<?xui8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %none = arith.constant 0 : i8
  %n = hextir.dim %A, 0 : memref<?xui8>
  hextir.for "parallel" %c0 to %n step %c16 {
  ^bb0(%block: index):
    hextir.for "unrolled" %c0 to %c16 step %c1 {
    ^bb0(%lane: index):
      %i = arith.addi %block, %lane : index
      %inside = arith.cmpi slt, %i, %n : index
      %x = hextir.buffer_load %A[%i] if %inside else %none : memref<?xui8> -> i8
      hextir.buffer_store %x, %B[%i] if %inside : i8, memref<?xui8>
    }
  }
  hextir.return
}

hextir.prim_func @spaces(%A: memref<8x16xf32>, %B: memref<8x16xf32>) attributes {device = "cuda"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  hextir.for "thread_binding" %c0 to %c8 step %c1 bind "blockIdx.y" {
  ^bb0(%row: index):
    %tile = hextir.alloc_buffer : memref<4x4xf32, "shared">
    %held = hextir.alloc_buffer : memref<4x2xf32, "reg">
    hextir.for "thread_binding" %c0 to %c4 step %c1 bind "threadIdx.x" {
    ^bb0(%t: index):
      %at = arith.muli %t, %c4 : index
      %x = hextir.buffer_load %A[%row, %at] : memref<8x16xf32> -> vector<4xf32>
      hextir.buffer_store %x, %tile[%t, %c0] : vector<4xf32>, memref<4x4xf32, "shared">
    }
    hextir.for "thread_binding" %c0 to %c4 step %c1 bind "threadIdx.x" {
    ^bb0(%t: index):
      %x = hextir.buffer_load %tile[%c0, %t] : memref<4x4xf32, "shared"> -> f32
      hextir.buffer_store %x, %held[%t, %c1] : f32, memref<4x2xf32, "reg">
      %y = hextir.buffer_load %held[%t, %c1] : memref<4x2xf32, "reg"> -> f32
      %z = hextir.logistic %y : f32
      hextir.buffer_store %z, %B[%row, %t] : f32, memref<8x16xf32>
    }
  }
  hextir.return
}

hextir.prim_func @branches(%A: memref<4xf32>, %B: memref<4xi8>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %x = hextir.buffer_load %A[%c0] : memref<4xf32> -> f32
  %positive = arith.cmpf ogt, %x, %zero : f32
  %y = hextir.if %positive -> (f32) {
    hextir.yield %x : f32
  } else {
    hextir.yield %zero : f32
  } {note}
  hextir.if %positive {
    %i = hextir.fptosi_sat %y : f32 to i8
    hextir.buffer_store %i, %B[%c0] : i8, memref<4xi8>
  }
  hextir.if %positive {
  } else {
    %u = hextir.fptoui_sat %y : f32 to i8
    hextir.buffer_store %u, %B[%c0] : i8, memref<4xi8>
  }
  hextir.return
}
