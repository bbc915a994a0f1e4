// run: verify
func.func @f(%x: tensor<2xi1>) {
  // expected-error @+1 {{'hexir.relu' op operand #0 must be ranked tensor of floats or of integers of two bits and more, but got 'tensor<2xi1>'}}
  %0 = hexir.relu %x : tensor<2xi1>
  return
}

// -----

func.func @f(%x: tensor<2xi32>) {
  // expected-error @+1 {{'hexir.sigmoid' op operand #0 must be ranked tensor of floats, but got 'tensor<2xi32>'}}
  %0 = hexir.sigmoid %x : tensor<2xi32>
  return
}

// -----

func.func @f(%x: tensor<*xf32>) {
  // expected-error @+1 {{'hexir.add' op operand #0 must be ranked tensor of floats or of integers of two bits and more, but got 'tensor<*xf32>'}}
  %0 = hexir.add %x, %x : tensor<*xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error @+1 {{'hexir.add' op expected operands and result of one type, found 'tensor<2xf32>' and 'tensor<3xf32>'}}
  %0 = "hexir.add"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<f32>, %w: tensor<2x2xf32>) {
  // expected-error @+1 {{'hexir.linear' op expected 'lhs' of rank 1 or more, found rank 0}}
  %0 = hexir.linear %x, %w : (tensor<f32>, tensor<2x2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x2xf32>, %w: tensor<2xf32>) {
  // expected-error @+1 {{'hexir.linear' op expected 'rhs' of rank 2, found rank 1}}
  %0 = hexir.linear %x, %w : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<4x3xf32>, %w: tensor<5x2xf32>) {
  // expected-error @+1 {{'hexir.linear' op expected the last dimension of 'lhs' to be the first of 'rhs', found 3 in 4x3 and 5 in 5x2}}
  %0 = hexir.linear %x, %w : (tensor<4x3xf32>, tensor<5x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<4x3xf32>, %w: tensor<3x2xf64>) {
  // expected-error @+1 {{'hexir.linear' op expected operands of one element type, found 'tensor<4x3xf32>' and 'tensor<3x2xf64>'}}
  %0 = hexir.linear %x, %w : (tensor<4x3xf32>, tensor<3x2xf64>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<4x3xf32>, %w: tensor<3x2xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{'hexir.linear' op expected 'bias' of 2 elements, as many as 'rhs' has columns, found 4}}
  %0 = hexir.linear %x, %w, %b : (tensor<4x3xf32>, tensor<3x2xf32>, tensor<4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<4x3xf32>, %w: tensor<3x2xf32>, %b: tensor<1x2xf32>) {
  // expected-error @+1 {{'hexir.linear' op expected 'bias' of rank 1, found rank 2}}
  %0 = hexir.linear %x, %w, %b : (tensor<4x3xf32>, tensor<3x2xf32>, tensor<1x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<4x3xf32>, %w: tensor<3x2xf32>) {
  // expected-error @+1 {{'hexir.linear' op expected result #0 of type 'tensor<4x2xf32>', found 'tensor<2x4xf32>'}}
  %0 = hexir.linear %x, %w : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.gelu' op expected 'approximate' to be "none" or "tanh", found "sigmoid"}}
  %0 = hexir.gelu %x {approximate = "sigmoid"} : tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.softmax' op expected 'axis' in [-2, 2), found 2}}
  %0 = hexir.softmax %x {axis = 2 : i64} : tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{'hexir.softmax' op expected an operand of rank 1 or more, found rank 0}}
  %0 = hexir.softmax %x : tensor<f32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.cast' op expected operand and result of one shape, found 'tensor<2x3xf32>' and 'tensor<3x2xf64>'}}
  %0 = hexir.cast %x : (tensor<2x3xf32>) -> tensor<3x2xf64>
  return
}

// -----

func.func @f(%x: tensor<2xcomplex<f32>>) {
  // expected-error @+1 {{'hexir.cast' op expected operand of floats or integers, found 'tensor<2xcomplex<f32>>'}}
  %0 = hexir.cast %x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'hexir.iota' op expected 'dimension' in [0, 1), found 1}}
  %0 = hexir.iota dim 1 : tensor<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'hexir.constant' op expected result #0 of type 'tensor<2xf32>', found 'tensor<3xf32>'}}
  %0 = "hexir.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<3xf32>
  return
}
