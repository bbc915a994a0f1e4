// run: verify
// What CHLO's ops refuse, in the reference's words and order.

func.func @most_specific_operand(%x: tensor<*xf32>, %y: tensor<2xf32>) {
  // expected-error @+2 {{'chlo.zeta' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<4xf32>'}}
  // expected-error @+1 {{'chlo.zeta' op failed to infer returned types}}
  %0 = chlo.zeta %x, %y : tensor<*xf32>, tensor<2xf32> -> tensor<4xf32>
  return
}

// -----

func.func @bounds_of_a_carry(%x: tensor<2x3xf32>, %y: tensor<?xf32, #stablehlo.bounds<2>>) {
  // expected-error @+1 {{'chlo.scan' op operand and body argument 1 are incompatible}}
  %0:2 = "chlo.scan"(%x, %y) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    stablehlo.return %a, %b : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<?xf32, #stablehlo.bounds<2>>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @too_many_operands_announced(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.scan' op operand count (2) does not match with the total size (8) specified in attribute 'operandSegmentSizes'}}
  %0:2 = "chlo.scan"(%x, %y) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 7>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    stablehlo.return %a, %b : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @fewer_results_than_none(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.scan' op 'resultSegmentSizes' attribute cannot have negative elements}}
  %0:2 = "chlo.scan"(%x, %y) <{dimension = -1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 4, -2>}> ({
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    stablehlo.return %a, %b : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @no_operands_announced(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.scan' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0:2 = "chlo.scan"(%x, %y) <{dimension = 0 : i64, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    stablehlo.return %a, %b : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}
