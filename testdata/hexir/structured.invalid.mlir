// run: verify
func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.compute' op expected operands and results of one shape, found 'tensor<2xf32>' for operand #0 and 'tensor<3xf32>' for result #0}}
  %0 = hexir.compute %x : (tensor<2xf32>) -> tensor<3xf32> {
  ^bb0(%a: f32):
    hexir.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.compute' op expected 1 argument in region 'body', found 2}}
  %0 = hexir.compute %x : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: f32, %b: f32):
    hexir.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.compute' op expected argument #0 of region 'body' of type 'f32', found 'f64'}}
  %0 = hexir.compute %x : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: f64):
    hexir.yield %a : f64
  }
  return
}

// -----

func.func @f(%x: tensor<2xui8>) {
  // expected-error @+1 {{'hexir.compute' op expected argument #0 of region 'body' of type 'i8', found 'ui8'}}
  %0 = hexir.compute %x : (tensor<2xui8>) -> tensor<2xui8> {
  ^bb0(%a: ui8):
    hexir.yield %a : ui8
  }
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.compute' op expected region 'body' to yield 'f32' as value #0, found 'f64'}}
  %0 = hexir.compute %x : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: f32):
    %b = arith.extf %a : f32 to f64
    hexir.yield %b : f64
  }
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.compute' op expected region 'body' to yield 1 value, found 2}}
  %0 = hexir.compute %x : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: f32):
    hexir.yield %a, %a : f32, f32
  }
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  %0 = hexir.compute %x : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: f32):
    // expected-error @+1 {{'hextir.yield' op expected to end a region of an op of 'hextir', found in 'hexir.compute'}}
    hextir.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.compute' op expected only ops of 'arith' and 'math' and the scalar ones of 'hextir' in the region, found 'hexir.constant'}}
  %0 = hexir.compute %x : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: f32):
    %b = hexir.constant dense<1.0> : tensor<f32>
    hexir.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.compute' op expected only scalars in the region, found 'tensor<4xf32>' at 'arith.constant'}}
  %0 = hexir.compute %x : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: f32):
    %b = arith.constant dense<1.0> : tensor<4xf32>
    hexir.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.compute' op expected one result at least, found none}}
  hexir.compute %x : (tensor<2xf32>) -> () {
  ^bb0(%a: f32):
    hexir.yield
  }
  return
}

// -----

func.func @f(%n: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.compute' op expected a static shape where there is no operand to measure, found 'tensor<?xf32>'}}
  %0 = "hexir.compute"() ({
    %a = arith.constant 1.0 : f32
    hexir.yield %a : f32
  }) : () -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %s: f32) {
  %0 = hexir.compute %x : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: f32):
    // expected-error @+1 {{use of undeclared SSA value name}}
    %b = arith.addf %a, %s : f32
    hexir.yield %b : f32
  }
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{'hexir.reduce' op expected 'dimensions' to name dimensions in [0, 2), found 2}}
  %0 = hexir.reduce %x init %i dims [2] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32> {
  ^bb0(%a: f32, %b: f32):
    hexir.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{'hexir.reduce' op expected result #0 of type 'tensor<2xf32>', found 'tensor<3xf32>'}}
  %0 = hexir.reduce %x init %i dims [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32> {
  ^bb0(%a: f32, %b: f32):
    hexir.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<1xf32>) {
  // expected-error @+1 {{'hexir.reduce' op expected inits of rank 0, found 'tensor<1xf32>'}}
  %0 = hexir.reduce %x init %i dims [1] : (tensor<2x3xf32>, tensor<1xf32>) -> tensor<2xf32> {
  ^bb0(%a: f32, %b: f32):
    hexir.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{'hexir.reduce' op expected 2 arguments in region 'body', found 1}}
  %0 = hexir.reduce %x init %i dims [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32> {
  ^bb0(%a: f32):
    hexir.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<f64>) {
  // expected-error @+1 {{'hexir.reduce' op expected argument #0 of region 'body' of type 'f64', found 'f32'}}
  %0 = hexir.reduce %x init %i dims [1] : (tensor<2x3xf32>, tensor<f64>) -> tensor<2xf64> {
  ^bb0(%a: f32, %b: f32):
    hexir.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<3x2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{'hexir.reduce' op expected inputs of one shape, found 'tensor<2x3xf32>' and 'tensor<3x2xf32>'}}
  %0:2 = hexir.reduce %x, %y init %i, %i dims [1] : (tensor<2x3xf32>, tensor<3x2xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    hexir.yield %a, %b : f32, f32
  }
  return
}

// -----

func.func @f(%x: tensor<4x2x3xf32>, %y: tensor<4x3x5xf32>) {
  // expected-error @+1 {{'hexir.contract' op expected 'rhs_batch' and 'rhs_contract' to name dimensions in [0, 3), found 3}}
  %0 = hexir.contract %x, %y batch [0] x [0] contract [2] x [3] : (tensor<4x2x3xf32>, tensor<4x3x5xf32>) -> tensor<4x2x5xf32>
  return
}

// -----

func.func @f(%x: tensor<4x2x3xf32>, %y: tensor<4x3x5xf32>) {
  // expected-error @+1 {{'hexir.contract' op expected 'lhs_batch' and 'lhs_contract' to name each dimension once, found 0 twice}}
  %0 = hexir.contract %x, %y batch [0] x [0] contract [0] x [1] : (tensor<4x2x3xf32>, tensor<4x3x5xf32>) -> tensor<4x2x5xf32>
  return
}

// -----

func.func @f(%x: tensor<4x2x3xf32>, %y: tensor<4x3x5xf32>) {
  // expected-error @+1 {{'hexir.contract' op expected as many batch dimensions in both operands, found 1 batch dimension in 'lhs' and 0 in 'rhs'}}
  %0 = hexir.contract %x, %y batch [0] x [] contract [2] x [1] : (tensor<4x2x3xf32>, tensor<4x3x5xf32>) -> tensor<4x2x5xf32>
  return
}

// -----

func.func @f(%x: tensor<4x2x3xf32>, %y: tensor<4x3x5xf32>) {
  // expected-error @+1 {{'hexir.contract' op expected contracted dimensions of one size, found 3 for dimension 2 of 4x2x3 and 5 for dimension 2 of 4x3x5}}
  %0 = hexir.contract %x, %y batch [0] x [0] contract [2] x [2] : (tensor<4x2x3xf32>, tensor<4x3x5xf32>) -> tensor<4x2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<4x2x3xf32>, %y: tensor<4x3x5xf32>) {
  // expected-error @+1 {{'hexir.contract' op expected a result of shape 4x2x5, found of shape 4x5x2}}
  %0 = hexir.contract %x, %y batch [0] x [0] contract [2] x [1] : (tensor<4x2x3xf32>, tensor<4x3x5xf32>) -> tensor<4x5x2xf32>
  return
}

// -----

func.func @f(%x: tensor<4x2x3xf32>, %y: tensor<4x3x5xf32>) {
  // expected-error @+1 {{'hexir.contract' op expected operands, accumulator and result to be all floats, all integers or all complex, found 'f32' and 'i32'}}
  %0 = hexir.contract %x, %y batch [0] x [0] contract [2] x [1] : (tensor<4x2x3xf32>, tensor<4x3x5xf32>) -> tensor<4x2x5xi32>
  return
}

// -----

func.func @f(%x: tensor<4x2x3xui8>, %y: tensor<4x3x5xui8>) {
  // expected-error @+1 {{'hexir.contract' op expected a signless accumulator, found 'ui32'}}
  %0 = hexir.contract %x, %y batch [0] x [0] contract [2] x [1] in ui32 : (tensor<4x2x3xui8>, tensor<4x3x5xui8>) -> tensor<4x2x5xui32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.fusion' op expected only ops that compute on tensors, found 'hexir.print'}}
  %0 = hexir.fusion %x : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: tensor<2xf32>):
    hexir.print %a : tensor<2xf32>
    hexir.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.fusion' op expected region 'body' to yield 'tensor<3xf32>' as value #0, found 'tensor<2xf32>'}}
  %0 = hexir.fusion %x : (tensor<2xf32>) -> tensor<3xf32> {
  ^bb0(%a: tensor<2xf32>):
    hexir.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.yield' op expected to end a region of an op of 'hexir', found in 'func.func'}}
  hexir.yield %x : tensor<2xf32>
}

// -----

func.func @f() {
  // expected-error @+1 {{'hexir.reduce' op expected one input at least, found none}}
  "hexir.reduce"() <{dimensions = array<i64>}> ({
    hexir.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.fusion' op expected one result at least, found none}}
  hexir.fusion %x : (tensor<2xf32>) -> () {
  ^bb0(%a: tensor<2xf32>):
    hexir.yield
  }
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.fusion' op expected region 'body' to end with 'hexir.yield', found 'stablehlo.return'}}
  %0 = hexir.fusion %x : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: tensor<2xf32>):
    stablehlo.return %a : tensor<2xf32>
  }
  return
}
