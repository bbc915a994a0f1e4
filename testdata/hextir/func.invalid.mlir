// run: verify
// expected-error @+1 {{'hextir.prim_func' op argument #0: expected a buffer, found 'tensor<2xf32>'}}
hextir.prim_func @k(%a: tensor<2xf32>) {
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op argument #1: expected no memory space: it is that of the device, found 'memref<2xf32, "shared">'}}
hextir.prim_func @k(%a: memref<2xf32>, %b: memref<2xf32, "shared">) {
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op argument #0: expected elements that are floats or integers of at most 64 bits, found 'memref<2xcomplex<f32>>'}}
hextir.prim_func @k(%a: memref<2xcomplex<f32>>) {
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op argument #0: expected elements in row-major order without gaps, found 'memref<2x2xf32, strided<[1, 2]>>'}}
hextir.prim_func @k(%a: memref<2x2xf32, strided<[1, 2]>>) {
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op expected no results: a kernel writes into its last arguments, found 'f32'}}
hextir.prim_func @k(%a: memref<2xf32>) -> f32 {
  hextir.return
}

// -----

func.func @f() {
  // expected-error @+1 {{'hextir.return' op expects parent op 'hextir.prim_func'}}
  hextir.return
}

// -----

func.func private @g()
hextir.prim_func @k(%a: memref<2xf32>) {
  // expected-error @+1 {{'func.call' op expected to stand outside of a kernel, which holds ops of 'hextir', 'arith' and 'math' only}}
  func.call @g() : () -> ()
  hextir.return
}

// -----

hextir.prim_func @k(%a: memref<2xf32>) {
  // expected-error @+1 {{'arith.constant' op expected scalars, vectors and buffers in a kernel, found 'tensor<2xf32>'}}
  %0 = arith.constant dense<0.0> : tensor<2xf32>
  hextir.return
}

// -----

hextir.prim_func @k(%a: memref<2xf32>) {
  // expected-error @+1 {{'hextir.yield' op expected to end a region of an op of 'hextir', found in 'hextir.prim_func'}}
  hextir.yield
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  // expected-error @+1 {{'hextir.block' op expected a name that is not empty: schedules address blocks by it}}
  hextir.block "" {
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  hextir.block "a" {
    // expected-error @+1 {{'hextir.block' op expected a name of its own in the kernel, found "a" twice}}
    hextir.block "a" {
    }
  }
  hextir.return
}

// -----

hextir.prim_func @k(%A: memref<4xf64>) {
  // expected-error @+1 {{'hextir.block' op expected 0 arguments in region 'body', found 1}}
  hextir.block "a" {
  ^bb0(%i: index):
  }
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op entry block must have 2 arguments to match function signature}}
"hextir.prim_func"() <{function_type = (memref<2xf32>, memref<2xf32>) -> (), sym_name = "k"}> ({
^bb0(%a: memref<2xf32>):
  hextir.return
}) : () -> ()
