// run: verify
func.func @f(%p: tensor<1xi1>) {
  // expected-error @+1 {{'hexir.if' op expected 'predicate' of type 'tensor<i1>', found 'tensor<1xi1>'}}
  hexir.if %p : (tensor<1xi1>) -> () {
  } else {
  }
  return
}

// -----

func.func @f(%p: tensor<i1>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.if' op expected region 'else_region' to yield 'tensor<2xf32>' as value #0, found 'tensor<i1>'}}
  %0 = hexir.if %p : (tensor<i1>) -> tensor<2xf32> {
    hexir.yield %x : tensor<2xf32>
  } else {
    hexir.yield %p : tensor<i1>
  }
  return
}

// -----

func.func @f(%p: tensor<i1>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.if' op expected 0 arguments in region 'then_region', found 1}}
  %0 = hexir.if %p : (tensor<i1>) -> tensor<2xf32> {
  ^bb0(%a: tensor<i1>):
    hexir.yield %x : tensor<2xf32>
  } else {
    hexir.yield %x : tensor<2xf32>
  }
  return
}

// -----

func.func @f(%i: tensor<i64>) {
  // expected-error @+1 {{'hexir.case' op expected 'index' of type 'tensor<i32>', found 'tensor<i64>'}}
  hexir.case %i : (tensor<i64>) -> () {
  }
  return
}

// -----

func.func @f(%i: tensor<i32>) {
  // expected-error @+1 {{'hexir.case' op expected one branch at least, found none}}
  "hexir.case"(%i) : (tensor<i32>) -> ()
  return
}

// -----

func.func @f(%i: tensor<i32>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.case' op expected region #1 to yield 1 value, found 0}}
  %0 = "hexir.case"(%i) ({
    hexir.yield %x : tensor<2xf32>
  }, {
    hexir.yield
  }) : (tensor<i32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%p: tensor<i1>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.while' op expected region 'cond' to yield 'tensor<i1>' as value #0, found 'tensor<2xf32>'}}
  %0 = hexir.while %x : (tensor<2xf32>) -> tensor<2xf32> cond {
  ^bb0(%a: tensor<2xf32>):
    hexir.yield %a : tensor<2xf32>
  } do {
  ^bb0(%a: tensor<2xf32>):
    hexir.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @f(%p: tensor<i1>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.while' op expected region 'body' to yield 'tensor<2xf32>' as value #0, found 'tensor<i1>'}}
  %0 = hexir.while %x : (tensor<2xf32>) -> tensor<2xf32> cond {
  ^bb0(%a: tensor<2xf32>):
    hexir.yield %p : tensor<i1>
  } do {
  ^bb0(%a: tensor<2xf32>):
    hexir.yield %p : tensor<i1>
  }
  return
}

// -----

func.func @f(%p: tensor<i1>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.while' op expected result #0 of type 'tensor<2xf32>', found 'tensor<3xf32>'}}
  %0 = hexir.while %x : (tensor<2xf32>) -> tensor<3xf32> cond {
  ^bb0(%a: tensor<2xf32>):
    hexir.yield %p : tensor<i1>
  } do {
  ^bb0(%a: tensor<2xf32>):
    hexir.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @f(%p: tensor<i1>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.while' op expected 1 result, one an operand, found 0}}
  hexir.while %x : (tensor<2xf32>) -> () cond {
  ^bb0(%a: tensor<2xf32>):
    hexir.yield %p : tensor<i1>
  } do {
  ^bb0(%a: tensor<2xf32>):
    hexir.yield %a : tensor<2xf32>
  }
  return
}

// -----

hexir.func @f(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error @+1 {{type of return operand 0 ('tensor<2xf32>') doesn't match function result type ('tensor<3xf32>') in function @f}}
  hexir.return %x : tensor<2xf32>
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.return' op expects parent op 'hexir.func'}}
  hexir.return
}

// -----

hexir.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.call' op 'g' does not reference a valid function}}
  hexir.call @g(%x) : (tensor<2xf32>) -> ()
  hexir.return
}
