// run: verify
hextir.prim_func @k(%A: memref<4xf64>) {
  // expected-error @+1 {{'hextir.alloc_buffer' op expected one of the memory spaces "shared", "local" or "reg", found 'memref<4xf64>'}}
  %0 = hextir.alloc_buffer : memref<4xf64>
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  // expected-error @+1 {{'hextir.alloc_buffer' op expected one of the memory spaces "shared", "local" or "reg", found 'memref<4xf64, "global">'}}
  %0 = hextir.alloc_buffer : memref<4xf64, "global">
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  // expected-error @+1 {{'hextir.alloc_buffer' op expected a static shape, found 'memref<?xf64, "local">'}}
  %0 = hextir.alloc_buffer : memref<?xf64, "local">
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  // expected-error @+1 {{'hextir.alloc_buffer' op expected elements that are floats or integers of at most 64 bits, found 'memref<4xindex, "local">'}}
  %0 = hextir.alloc_buffer : memref<4xindex, "local">
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  hextir.for "thread_binding" %c0 to %c4 step %c1 bind "threadIdx.x" {
  ^bb0(%i: index):
    // expected-error @+1 {{'hextir.alloc_buffer' op expected a "shared" buffer outside of loops over 'threadIdx': one thread shares nothing}}
    %0 = hextir.alloc_buffer : memref<4xf64, "shared">
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{'hextir.buffer_load' op expected 2 indices for 'memref<2x4xf64>', found 1}}
  %0 = hextir.buffer_load %A[%c0] : memref<2x4xf64> -> f64
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{'hextir.buffer_load' op expected 'f64' or a vector of it for 'memref<2x4xf64>', found 'f32'}}
  %0 = hextir.buffer_load %A[%c0, %c1] : memref<2x4xf64> -> f32
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xui8>) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{'hextir.buffer_load' op expected 'i8' or a vector of it for 'memref<4xui8>', found 'ui8'}}
  %0 = hextir.buffer_load %A[%c0] : memref<4xui8> -> ui8
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.buffer_load' op expected index #1 in [0, 4), found 4}}
  %0 = hextir.buffer_load %A[%c0, %c4] : memref<2x4xf64> -> f64
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  %cm1 = arith.constant -1 : index
  // expected-error @+1 {{'hextir.buffer_load' op expected index #0 in [0, 2), found -1}}
  %0 = hextir.buffer_load %A[%cm1, %c0] : memref<2x4xf64> -> f64
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<?xf64>) {
  %cm1 = arith.constant -1 : index
  // expected-error @+1 {{'hextir.buffer_load' op expected index #0 of 0 and more, found -1}}
  %0 = hextir.buffer_load %A[%cm1] : memref<?xf64> -> f64
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{'hextir.buffer_load' op expected index #1 in [0, 1), found 1}}
  %0 = hextir.buffer_load %A[%c0, %c1] : memref<2x4xf64> -> vector<4xf64>
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{'hextir.buffer_load' op expected a vector that fits the last dimension of 'memref<2x4xf64>', found 'vector<8xf64>'}}
  %0 = hextir.buffer_load %A[%c0, %c0] : memref<2x4xf64> -> vector<8xf64>
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{'hextir.buffer_load' op expected 'f64' or a vector of it for 'memref<2x4xf64>', found 'vector<2x2xf64>'}}
  %0 = hextir.buffer_load %A[%c0, %c0] : memref<2x4xf64> -> vector<2x2xf64>
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  // expected-error @+1 {{'hextir.buffer_load' op expected 'predicate' and 'otherwise' together, found 'predicate' without 'otherwise'}}
  %0 = hextir.buffer_load %A[%c0, %c0] if %true : memref<2x4xf64> -> f64
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  // expected-error @+1 {{'hextir.buffer_load' op expected 'predicate' and 'otherwise' together, found 'otherwise' without 'predicate'}}
  %0 = "hextir.buffer_load"(%A, %c0, %c0, %zero) <{operandSegmentSizes = array<i32: 1, 2, 0, 1>}> : (memref<2x4xf64>, index, index, f64) -> f64
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %f = arith.constant 0.0 : f32
  // expected-error @+1 {{'hextir.buffer_load' op expected 'otherwise' of type 'f64', found 'f32'}}
  %0 = "hextir.buffer_load"(%A, %c0, %c0, %true, %f) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<2x4xf64>, index, index, i1, f32) -> f64
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  // expected-error @+1 {{'hextir.buffer_store' op expected index #0 in [0, 2), found 2}}
  hextir.buffer_store %zero, %A[%c2, %c0] : f64, memref<2x4xf64>
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  // expected-error @+1 {{'hextir.buffer_store' op expected 'f64' or a vector of it for 'memref<2x4xf64>', found 'f32'}}
  hextir.buffer_store %f, %A[%c0, %c0] : f32, memref<2x4xf64>
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<2x4xf64>) {
  // expected-error @+1 {{'hextir.dim' op expected a dimension in [0, 2) of a buffer of 2 dimensions, found 2}}
  %0 = hextir.dim %A, 2 : memref<2x4xf64>
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %r = hextir.alloc_buffer : memref<4xf64, "reg">
  hextir.for "parallel" %c0 to %c4 step %c1 {
  ^bb0(%i: index):
    // expected-error @+1 {{'hextir.buffer_store' op expected a "reg" buffer to be indexed by constants and by counters of unrolled, vectorized and thread loops, found the counter of a loop of kind "parallel" in index #0}}
    hextir.buffer_store %zero, %r[%i] : f64, memref<4xf64, "reg">
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %r = hextir.alloc_buffer : memref<4xf64, "reg">
  %v = hextir.buffer_load %A[%c0] : memref<4xi32> -> i32
  %n = arith.index_cast %v : i32 to index
  hextir.for "unrolled" %c0 to %c4 step %c1 {
  ^bb0(%i: index):
    %m = arith.addi %i, %n : index
    // expected-error @+1 {{'hextir.buffer_store' op expected a "reg" buffer to be indexed by constants and by counters of unrolled, vectorized and thread loops, found a result of 'hextir.buffer_load' in index #0}}
    hextir.buffer_store %zero, %r[%m] : f64, memref<4xf64, "reg">
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<f64>) {
  // expected-error @+1 {{'hextir.buffer_load' op expected a vector that fits the last dimension of 'memref<f64>', found 'vector<4xf64>'}}
  %0 = hextir.buffer_load %A[] : memref<f64> -> vector<4xf64>
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = hextir.alloc_buffer : memref<4xf64, "reg">
  %i = hextir.for "unrolled" %c0 to %c4 step %c1 iter_args(%c0 : index) -> (index) {
  ^bb0(%k: index, %at: index):
    // expected-error @+1 {{'hextir.buffer_load' op expected a "reg" buffer to be indexed by constants and by counters of unrolled, vectorized and thread loops, found a carried value in index #0}}
    %x = hextir.buffer_load %r[%at] : memref<4xf64, "reg"> -> f64
    hextir.yield %k : index
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = hextir.alloc_buffer : memref<4xf64, "reg">
  hextir.for "thread_binding" %c0 to %c4 step %c1 bind "blockIdx.x" {
  ^bb0(%i: index):
    // expected-error @+1 {{found the counter of a loop of kind "blockIdx.x" in index #0}}
    %x = hextir.buffer_load %r[%i] : memref<4xf64, "reg"> -> f64
  }
  hextir.return
}
