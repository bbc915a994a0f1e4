// run: verify
hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected 'kind' to be "serial", "parallel", "vectorized", "unrolled" or "thread_binding", found "paralel"}}
  hextir.for "paralel" %c0 to %c4 step %c1 {
  ^bb0(%i: index):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected a loop of kind "thread_binding" to name its axis, as in `bind "blockIdx.x"`}}
  hextir.for "thread_binding" %c0 to %c4 step %c1 {
  ^bb0(%i: index):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected no axis for a loop of kind "parallel", found bind "blockIdx.x"}}
  hextir.for "parallel" %c0 to %c4 step %c1 bind "blockIdx.x" {
  ^bb0(%i: index):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected 'bind' to be "blockIdx.x", "blockIdx.y", "blockIdx.z", "threadIdx.x", "threadIdx.y" or "threadIdx.z", found "warpIdx.x"}}
  hextir.for "thread_binding" %c0 to %c4 step %c1 bind "warpIdx.x" {
  ^bb0(%i: index):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  hextir.for "thread_binding" %c0 to %c4 step %c1 bind "threadIdx.x" {
  ^bb0(%i: index):
  // expected-error @+1 {{'hextir.for' op expected each axis once in a nest, found "threadIdx.x" in a loop around, too}}
  hextir.for "thread_binding" %c0 to %c4 step %c1 bind "threadIdx.x" {
  ^bb0(%j: index):
  }
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  hextir.for "serial" %c0 to %c4 step %c1 {
  ^bb0(%i: index):
  // expected-error @+1 {{'hextir.for' op expected loops over 'blockIdx' outermost, found "blockIdx.x" inside a loop of kind "serial"}}
  hextir.for "thread_binding" %c0 to %c4 step %c1 bind "blockIdx.x" {
  ^bb0(%j: index):
  }
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %true = arith.constant true
  hextir.if %true {
  // expected-error @+1 {{'hextir.for' op expected loops over 'blockIdx' outermost, found "blockIdx.x" inside 'hextir.if'}}
  hextir.for "thread_binding" %c0 to %c4 step %c1 bind "blockIdx.x" {
  ^bb0(%j: index):
  }
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  hextir.for "thread_binding" %c0 to %c4 step %c1 bind "blockIdx.x" {
  ^bb0(%i: index):
  }
  // expected-error @+1 {{'hextir.for' op expected "blockIdx.x" once in a kernel: loops over it run side by side, not one after the other}}
  hextir.for "thread_binding" %c0 to %c4 step %c1 bind "blockIdx.x" {
  ^bb0(%i: index):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  hextir.for "thread_binding" %c0 to %c4 step %c1 bind "threadIdx.x" {
  ^bb0(%i: index):
  }
  // expected-error @+1 {{'hextir.for' op expected "threadIdx.x" to have one extent in the kernel, found 4 and 8}}
  hextir.for "thread_binding" %c0 to %c8 step %c1 bind "threadIdx.x" {
  ^bb0(%i: index):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = hextir.dim %A, 0 : memref<?xf64>
  // expected-error @+1 {{'hextir.for' op expected constant bounds for a loop over "threadIdx.x": a launch fixes the number of threads}}
  hextir.for "thread_binding" %c0 to %n step %c1 bind "threadIdx.x" {
  ^bb0(%i: index):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected a step of 1 and more, found 0}}
  hextir.for "serial" %c0 to %c4 step %c0 {
  ^bb0(%i: index):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected argument #0 of region 'body' of type 'index', found 'f32'}}
  hextir.for "serial" %c0 to %c4 step %c1 {
  ^bb0(%i: f32):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected 1 argument in region 'body', found 2}}
  hextir.for "serial" %c0 to %c4 step %c1 {
  ^bb0(%i: index, %j: index):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  // expected-error @+1 {{'hextir.for' op expected a loop with carried values to be "serial" or "unrolled", found "parallel": reduction axes stay serial}}
  %0 = hextir.for "parallel" %c0 to %c4 step %c1 iter_args(%zero : f64) -> (f64) {
  ^bb0(%i: index, %s: f64):
    hextir.yield %s : f64
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected a loop marked 'reduce' to be "serial" or "unrolled", found "vectorized": reduction axes stay serial}}
  hextir.for "vectorized" %c0 to %c4 step %c1 attributes {reduce = "add"} {
  ^bb0(%i: index):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  // expected-error @+1 {{'hextir.for' op expected carried value and result #0 of one type, found 'f64' and 'f32'}}
  %0 = hextir.for "serial" %c0 to %c4 step %c1 iter_args(%zero : f64) -> (f32) {
  ^bb0(%i: index, %s: f64):
    hextir.yield %s : f64
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected carried values that are scalars or vectors, found 'memref<4xf64>'}}
  %0 = hextir.for "serial" %c0 to %c4 step %c1 iter_args(%A : memref<4xf64>) -> (memref<4xf64>) {
  ^bb0(%i: index, %s: memref<4xf64>):
    hextir.yield %s : memref<4xf64>
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  // expected-error @+1 {{'hextir.for' op expected region 'body' to yield 'f64' as value #0, found 'index'}}
  %0 = hextir.for "serial" %c0 to %c4 step %c1 iter_args(%zero : f64) -> (f64) {
  ^bb0(%i: index, %s: f64):
    hextir.yield %i : index
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>, %C: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected a loop of kind "parallel" to work on an element an iteration, but all iterations read and write the same one of a 'memref<4xf64>': reduction axes stay serial}}
  hextir.for "parallel" %c0 to %c4 step %c1 {
  ^bb0(%k: index):
    %x = hextir.buffer_load %A[%k] : memref<4xf64> -> f64
    %acc = hextir.buffer_load %C[%c0] : memref<4xf64> -> f64
    %s = arith.addf %acc, %x : f64
    hextir.buffer_store %s, %C[%c0] : f64, memref<4xf64>
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>, %C: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected a loop of kind "vectorized" to work on an element an iteration, but all iterations read and write the same one of a 'memref<4xf64>': reduction axes stay serial}}
  hextir.for "vectorized" %c0 to %c4 step %c1 {
  ^bb0(%k: index):
    %x = hextir.buffer_load %A[%k] : memref<4xf64> -> f64
    %acc = hextir.buffer_load %C[%c0] : memref<4xf64> -> f64
    %s = arith.addf %acc, %x : f64
    hextir.buffer_store %s, %C[%c0] : f64, memref<4xf64>
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>, %C: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{'hextir.for' op expected a loop of kind "thread_binding" to work on an element an iteration, but all iterations read and write the same one of a 'memref<4xf64>': reduction axes stay serial}}
  hextir.for "thread_binding" %c0 to %c4 step %c1 bind "threadIdx.x" {
  ^bb0(%k: index):
    %x = hextir.buffer_load %A[%k] : memref<4xf64> -> f64
    %acc = hextir.buffer_load %C[%c0] : memref<4xf64> -> f64
    %s = arith.addf %acc, %x : f64
    hextir.buffer_store %s, %C[%c0] : f64, memref<4xf64>
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %zero = arith.constant 0.0 : f64
  %true = arith.constant true
  // expected-error @+1 {{'hextir.if' op expected an else region, which the results need, found none}}
  %0 = hextir.if %true -> (f64) {
    hextir.yield %zero : f64
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %zero = arith.constant 0.0 : f64
  %true = arith.constant true
  // expected-error @+1 {{'hextir.if' op expected region 'else_region' to yield 'f64' as value #0, found 'i1'}}
  %0 = hextir.if %true -> (f64) {
    hextir.yield %zero : f64
  } else {
    hextir.yield %true : i1
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %true = arith.constant true
  // expected-error @+1 {{'hextir.if' op expected 0 arguments in region 'then_region', found 1}}
  hextir.if %true {
  ^bb0(%i: index):
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{custom op 'hextir.for' expected a string for 'kind', such as "serial" or "blockIdx.x"}}
  hextir.for 1 %c0 to %c0 step %c0 {
  ^bb0(%i: index):
  }
  hextir.return
}
