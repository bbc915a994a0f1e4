// run: verify
// expected-error @+1 {{'hextir.prim_func' op attribute 'symbols' must be an array of texts, but got "n"}}
hextir.prim_func @k(%a: memref<?xf32>) attributes {symbols = "n"} {
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op attribute 'symbols' expected a symbol or a number, found '?' in "?"}}
hextir.prim_func @k(%a: memref<?xf32>) attributes {symbols = ["?"]} {
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op attribute 'symbols' must have one text a buffer, 2, but has 1}}
hextir.prim_func @k(%a: memref<?xf32>, %b: memref<?xf32>) attributes {symbols = ["n"]} {
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op attribute 'symbols' must have the extents of buffer #0, a 'memref<?x4xf32>', but has 1}}
hextir.prim_func @k(%a: memref<?x4xf32>) attributes {symbols = ["n"]} {
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op attribute 'symbols' must say 4 for dimension 1 of buffer #0, found n}}
hextir.prim_func @k(%a: memref<?x4xf32>) attributes {symbols = ["n, n"]} {
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op attribute 'symbols' must list the elements of a buffer of 2 integers, but buffer #0 is a 'memref<2xf32>'}}
hextir.prim_func @k(%a: memref<2xf32>) attributes {symbols = ["[n, _]"]} {
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op attribute 'symbols' must have n alone for an extent or an element, where it comes from}}
hextir.prim_func @k(%a: memref<?xf32>) attributes {symbols = ["n + 1"]} {
  hextir.return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op attribute 'requires' expected '=' or '>=', found 'n' in "4 n"}}
hextir.prim_func @k(%a: memref<?xf32>) attributes {symbols = ["n"], requires = ["4 n"]} {
  hextir.return
}

// -----

hextir.prim_func @silent(%a: memref<?xf32>, %b: memref<?xf32>) {
  hextir.return
}
func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{'hexir.call_tir' op expected @silent to say with 'symbols' how the extents of result #0, a 'tensor<?xf32>', follow from the operands}}
  %0 = hexir.call_tir @silent(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

hextir.prim_func @other(%a: memref<?xf32>, %b: memref<?xf32>) attributes {symbols = ["n", "m"]} {
  hextir.return
}
func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{'hexir.call_tir' op expected an input of @other to give the extent m, found none}}
  %0 = hexir.call_tir @other(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%x: tensor<?xf32>, %s: tensor<3xi32>, %p: tensor<2xi1>) {
  // expected-error @+1 {{'hexir.reshape' op expected as many sizes as the result has dimensions, 2, found 3 sizes}}
  %0 = hexir.reshape %x sizes(%s : tensor<3xi32>) : (tensor<?xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<?xf32>, %p: tensor<2xi1>) {
  // expected-error @+1 {{'hexir.assert' op expected 'condition' of type 'tensor<i1>', found 'tensor<2xi1>'}}
  hexir.assert %p, "no" : tensor<2xi1>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // expected-error @+1 {{'hexir.dim' op expected 'dimension' in [0, 1), found 1}}
  %0 = hexir.dim %x dim 1 : (tensor<?xf32>) -> tensor<i32>
  return
}
