// run: verify
func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.broadcast' op expected 'dimensions' to have 2 entries, one a dimension of the operand, found 1}}
  %0 = hexir.broadcast %x dims [0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.broadcast' op expected 'dimensions' to name dimensions in [0, 3), found 3}}
  %0 = hexir.broadcast %x dims [0, 3] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.broadcast' op expected 'dimensions' to name each dimension once, found 1 twice}}
  %0 = hexir.broadcast %x dims [1, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.broadcast' op expected dimension 0 of the operand to have 1 element or the 3 of dimension 1 of the result, found 2}}
  %0 = hexir.broadcast %x dims [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.broadcast' op expected a result of 'f32', the operand's elements, found 'f64'}}
  %0 = hexir.broadcast %x dims [0, 1] : (tensor<2x3xf32>) -> tensor<2x3xf64>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.reshape' op expected as many elements as in 'tensor<2x3xf32>', found 'tensor<5xf32>'}}
  %0 = hexir.reshape %x : (tensor<2x3xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.reshape' op expected as many elements as in 'tensor<2x3xf32>', found 'tensor<?x4xf32>'}}
  %0 = hexir.reshape %x : (tensor<2x3xf32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.transpose' op expected 'permutation' to have 2 entries, one a dimension of the operand, found 1}}
  %0 = hexir.transpose %x perm [0] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.transpose' op expected 'permutation' to name each dimension once, found 0 twice}}
  %0 = hexir.transpose %x perm [0, 0] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.transpose' op expected result #0 of type 'tensor<3x2xf32>', found 'tensor<2x3xf32>'}}
  %0 = hexir.transpose %x perm [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.slice' op expected 'limits' to have 2 entries, one a dimension of the operand, found 1}}
  %0 = hexir.slice %x from [0, 0] to [2] step [1, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.slice' op expected strides of 1 and more, found 0 in dimension 1}}
  %0 = hexir.slice %x from [0, 0] to [2, 3] step [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.slice' op expected 0 <= start <= limit <= 3 in dimension 1, found start 0 and limit 4}}
  %0 = hexir.slice %x from [0, 0] to [2, 4] step [1, 1] : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.reverse' op expected 'dimensions' to name dimensions in [0, 2), found 2}}
  %0 = hexir.reverse %x dims [2] : tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %v: tensor<1xf32>) {
  // expected-error @+1 {{'hexir.pad' op expected 'value' of type 'tensor<f32>', found 'tensor<1xf32>'}}
  %0 = hexir.pad %x, %v low [1] high [0] interior [0] : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{'hexir.pad' op expected interior padding of 0 and more, found -1 in dimension 0}}
  %0 = hexir.pad %x, %v low [1] high [0] interior [-1] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{'hexir.pad' op expected padding to leave a size of 0 to 2^63 - 1, found -1 in dimension 0}}
  %0 = hexir.pad %x, %v low [-3] high [0] interior [0] : (tensor<2xf32>, tensor<f32>) -> tensor<0xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) {
  // expected-error @+1 {{'hexir.concatenate' op expected operand #1 to be like 'tensor<2x3xf32>' but for dimension 0, found 'tensor<2x4xf32>'}}
  %0 = hexir.concatenate %x, %y dim 0 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.concatenate' op expected 'dimension' in [0, 2), found 2}}
  %0 = hexir.concatenate %x dim 2 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'hexir.concatenate' op expected one operand at least, found none}}
  %0 = "hexir.concatenate"() <{dimension = 0 : i64}> : () -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'hexir.dynamic_slice' op expected 2 starts, one a dimension of the operand, found 1}}
  %0 = hexir.dynamic_slice %x at (%i) sizes [1, 1] : (tensor<2x3xf32>, tensor<i32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{'hexir.dynamic_slice' op expected starts of one type, found 'tensor<i32>' and 'tensor<i64>'}}
  %0 = hexir.dynamic_slice %x at (%i, %j) sizes [1, 1] : (tensor<2x3xf32>, tensor<i32>, tensor<i64>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{'hexir.dynamic_slice' op operand #1 must be variadic of tensor of rank 0 of integers, but got 'tensor<f32>'}}
  %0 = hexir.dynamic_slice %x at (%i, %i) sizes [1, 1] : (tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'hexir.dynamic_slice' op expected sizes within 2x3, found 4 in dimension 1}}
  %0 = hexir.dynamic_slice %x at (%i, %i) sizes [1, 4] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %u: tensor<1xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'hexir.dynamic_update_slice' op expected an update with the rank and elements of 'tensor<2x3xf32>', found 'tensor<1xf32>'}}
  %0 = hexir.dynamic_update_slice %x, %u at (%i, %i) : (tensor<2x3xf32>, tensor<1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %u: tensor<1x4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'hexir.dynamic_update_slice' op expected an update within 2x3, found 1x4}}
  %0 = hexir.dynamic_update_slice %x, %u at (%i, %i) : (tensor<2x3xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<9223372036854775807xf32>) {
  // expected-error @+1 {{'hexir.concatenate' op dimension 0 of the result exceeds 2^63 - 1}}
  %0 = hexir.concatenate %x, %x dim 0 : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{'hexir.pad' op expected 'low' to have 1 entry, one a dimension of the operand, found 2}}
  %0 = hexir.pad %x, %v low [0, 0] high [0] interior [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
