// run: verify
hextir.prim_func @one(%a: memref<2xf32>) {
  hextir.return
}
func.func @destinations(%a: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.call_tir' op expected @one to take 3 buffers (1 input + 2 destinations), but it takes 1}}
  %r:2 = hexir.call_tir @one(%a) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @unknown(%a: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.call_tir' op expected @nobody to be a 'hextir.prim_func', found no such symbol}}
  %r = hexir.call_tir @nobody(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func private @callee(tensor<2xf32>) -> tensor<2xf32>
func.func @no_kernel(%a: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.call_tir' op expected @callee to be a 'hextir.prim_func', found 'func.func'}}
  %r = hexir.call_tir @callee(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

hextir.prim_func @pair(%a: memref<2xf32>, %b: memref<2xf32>) {
  hextir.return
}
func.func @shape(%a: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.call_tir' op expected buffer #1 of @pair to hold 'tensor<3xf32>', the type of result #0, but it is 'memref<2xf32>'}}
  %r = hexir.call_tir @pair(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

hextir.prim_func @pair(%a: memref<2xf32>, %b: memref<2xf32>) {
  hextir.return
}
func.func @elements(%a: tensor<2xf64>) {
  // expected-error @+1 {{'hexir.call_tir' op expected buffer #0 of @pair to hold 'tensor<2xf64>', the type of operand #0, but it is 'memref<2xf32>'}}
  %r = hexir.call_tir @pair(%a) : (tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

hextir.prim_func @pair(%a: memref<2xf32>, %b: memref<2xf32>) attributes {device = "cpu"} {
  hextir.return
}
func.func @devices(%a: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.call_tir' op expected @pair to be a kernel for "cuda", but it is one for "cpu"}}
  %r = hexir.call_tir @pair(%a) {device = "cuda"} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

hextir.prim_func @one(%a: memref<2xf32>) {
  hextir.return
}
func.func @nothing(%a: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.call_tir' op expected one result at least, the destination that the kernel writes}}
  hexir.call_tir @one(%a) : (tensor<2xf32>) -> ()
  return
}

// -----

hextir.prim_func @pair(%a: memref<2xf32>, %b: memref<2xf32>) {
  hextir.return
}
func.func @unknown_size(%a: tensor<?xf32>) {
  // expected-error @+1 {{'hexir.call_tir' op expected buffer #0 of @pair to hold 'tensor<?xf32>', the type of operand #0, but it is 'memref<2xf32>'}}
  %r = hexir.call_tir @pair(%a) : (tensor<?xf32>) -> tensor<2xf32>
  return
}
