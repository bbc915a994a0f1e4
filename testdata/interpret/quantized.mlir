// run: interpret
// The numbers are those of the specification's formulas, computed with NumPy in f32; the first two functions show the
// examples of uniform_quantize and uniform_dequantize.
!a = tensor<6x!quant.uniform<i8:f32, 0.1:-30>>
!b = tensor<6x!quant.uniform<i8:f32, 0.5:-20>>
!axis = tensor<2x!quant.uniform<i8:f32:0, {0.1:-30,0.5:-20}>>
!axis2 = tensor<2x!quant.uniform<i8:f32:0, {0.1:-20,0.2:-30}>>
func.func @main() {
  func.call @along_an_axis() : () -> ()
  func.call @elementwise() : () -> ()
  func.call @contractions() : () -> ()
  func.call @stored() : () -> ()
  func.call @regions() : () -> ()
  func.call @types() : () -> ()
  return
}

func.func private @along_an_axis() {
  %x = stablehlo.constant dense<[4.0, 15.0]> : tensor<2xf32>
  %q = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> !axis
  %q_bits = stablehlo.bitcast_convert %q : (!axis) -> tensor<2xi8>
  check.expect_eq_const %q_bits, dense<[10, 10]> : tensor<2xi8>
  %back = stablehlo.uniform_dequantize %q : (!axis) -> tensor<2xf32>
  check.expect_eq_const %back, dense<[4.0, 15.0]> : tensor<2xf32>
  %other = stablehlo.uniform_quantize %q : (!axis) -> !axis2
  %other_bits = stablehlo.bitcast_convert %other : (!axis2) -> tensor<2xi8>
  check.expect_eq_const %other_bits, dense<[20, 45]> : tensor<2xi8>
  return
}

func.func private @elementwise() {
  %a = stablehlo.constant() <{value = dense<[-128, -5, 0, 7, 100, 127]> : tensor<6xi8>}> : () -> !a
  %b = stablehlo.constant() <{value = dense<[3, -70, 1, 55, -20, 127]> : tensor<6xi8>}> : () -> !b
  %add = stablehlo.add %a, %b : (!a, !b) -> !b
  %add_bits = stablehlo.bitcast_convert %add : (!b) -> tensor<6xi8>
  check.expect_eq_const %add_bits, dense<[-17, -65, 7, 62, 6, 127]> : tensor<6xi8>
  %sub = stablehlo.subtract %a, %b : (!a, !b) -> tensor<6x!quant.uniform<i8:f32, 0.25:3>>
  %sub_bits = stablehlo.bitcast_convert %sub : (tensor<6x!quant.uniform<i8:f32, 0.25:3>>) -> tensor<6xi8>
  check.expect_eq_const %sub_bits, dense<[-82, 113, -27, -128, 55, -128]> : tensor<6xi8>
  %mul = stablehlo.multiply %a, %b : (!a, !b) -> tensor<6x!quant.uniform<i8:f32, 2.0>>
  %mul_bits = stablehlo.bitcast_convert %mul : (tensor<6x!quant.uniform<i8:f32, 2.0>>) -> tensor<6xi8>
  check.expect_eq_const %mul_bits, dense<[-56, -31, 16, 69, 0, 127]> : tensor<6xi8>
  %div = stablehlo.divide %a, %b : (!a, !b) -> tensor<6x!quant.uniform<i8:f32, 0.125:1>>
  %div_bits = stablehlo.bitcast_convert %div : (tensor<6x!quant.uniform<i8:f32, 0.125:1>>) -> tensor<6xi8>
  check.expect_eq_const %div_bits, dense<[-6, 0, 3, 2, 127, 3]> : tensor<6xi8>
  %tanh = stablehlo.tanh %a : (!a) -> tensor<6x!quant.uniform<i8:f32, 0.0078125>>
  %tanh_bits = stablehlo.bitcast_convert %tanh : (tensor<6x!quant.uniform<i8:f32, 0.0078125>>) -> tensor<6xi8>
  check.expect_eq_const %tanh_bits, dense<[-128, 126, 127, 127, 127, 127]> : tensor<6xi8>
  %neg = stablehlo.negate %a : !a
  %neg_bits = stablehlo.bitcast_convert %neg : (!a) -> tensor<6xi8>
  check.expect_eq_const %neg_bits, dense<[68, -55, -60, -67, -128, -128]> : tensor<6xi8>
  %lt = stablehlo.compare LT, %a, %b : (!a, !b) -> tensor<6xi1>
  check.expect_eq_const %lt, dense<[true, false, true, true, false, true]> : tensor<6xi1>
  %max = stablehlo.maximum %a, %b : (!a, !b) -> !b
  %max_bits = stablehlo.bitcast_convert %max : (!b) -> tensor<6xi8>
  check.expect_eq_const %max_bits, dense<[3, -15, 1, 55, 6, 127]> : tensor<6xi8>
  %iota = stablehlo.iota dim = 0 : tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
  %iota_bits = stablehlo.bitcast_convert %iota : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<5xi8>
  check.expect_eq_const %iota_bits, dense<[-3, -1, 1, 3, 5]> : tensor<5xi8>
  return
}

func.func private @contractions() {
  %l = stablehlo.constant() <{value = dense<[[1, -2, 3], [4, 5, -6]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>
  %r = stablehlo.constant() <{value = dense<[[7, -8], [9, 10], [-11, 12]]> : tensor<3x2xi8>}> : () -> tensor<3x2x!quant.uniform<i8:f32:1, {0.25,2.0}>>
  %dot = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:1>>, tensor<3x2x!quant.uniform<i8:f32:1, {0.25,2.0}>>) -> tensor<2x2x!quant.uniform<i32:f32:1, {0.125,1.0}>>
  %dot_bits = stablehlo.bitcast_convert %dot : (tensor<2x2x!quant.uniform<i32:f32:1, {0.125,1.0}>>) -> tensor<2x2xi32>
  check.expect_eq_const %dot_bits, dense<[[-49, -6], [134, -68]]> : tensor<2x2xi32>
  %x = stablehlo.constant dense<[[1.0, -2.0, 3.0], [4.0, 5.0, -6.0]]> : tensor<2x3xf32>
  %hybrid = stablehlo.dot_general %x, %r, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2x!quant.uniform<i8:f32:1, {0.25,2.0}>>) -> tensor<2x2xf32>
  check.expect_eq_const %hybrid, dense<[[-11.0, 16.0], [34.75, -108.0]]> : tensor<2x2xf32>
  %image = stablehlo.constant() <{value = dense<[[[1], [2], [3], [4]]]> : tensor<1x4x1xi8>}> : () -> tensor<1x4x1x!quant.uniform<i8:f32, 0.5:-1>>
  %kernel = stablehlo.constant() <{value = dense<[[[1]], [[-1]], [[2]]]> : tensor<3x1x1xi8>}> : () -> tensor<3x1x1x!quant.uniform<i8:f32, 1.0>>
  %conv = stablehlo.convolution(%image, %kernel) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5:-1>>, tensor<3x1x1x!quant.uniform<i8:f32, 1.0>>) -> tensor<1x4x1x!quant.uniform<i8:f32, 0.5:-1>>
  %conv_bits = stablehlo.bitcast_convert %conv : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5:-1>>) -> tensor<1x4x1xi8>
  check.expect_eq_const %conv_bits, dense<[[[3], [6], [8], [-2]]]> : tensor<1x4x1xi8>
  return
}

// What is stored moves as it is, and is compared as it is when the types are the same.
func.func private @stored() {
  %a = stablehlo.constant() <{value = dense<[-128, -5, 0, 7, 100, 127]> : tensor<6xi8>}> : () -> !a
  %c = stablehlo.constant() <{value = dense<[3, -70, 1, 55, -20, 127]> : tensor<6xi8>}> : () -> !a
  %max = stablehlo.maximum %a, %c : !a
  %max_bits = stablehlo.bitcast_convert %max : (!a) -> tensor<6xi8>
  check.expect_eq_const %max_bits, dense<[3, -5, 1, 55, 100, 127]> : tensor<6xi8>
  %pred = stablehlo.constant dense<[true, false, true, false, true, false]> : tensor<6xi1>
  %select = stablehlo.select %pred, %a, %c : tensor<6xi1>, !a
  %select_bits = stablehlo.bitcast_convert %select : (!a) -> tensor<6xi8>
  check.expect_eq_const %select_bits, dense<[-128, -70, 0, 55, 100, 127]> : tensor<6xi8>
  %low = stablehlo.constant() <{value = dense<-10> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.1:-30>>
  %high = stablehlo.constant() <{value = dense<50> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.1:-30>>
  %clamp = stablehlo.clamp %low, %a, %high : (tensor<!quant.uniform<i8:f32, 0.1:-30>>, !a, tensor<!quant.uniform<i8:f32, 0.1:-30>>) -> !a
  %clamp_bits = stablehlo.bitcast_convert %clamp : (!a) -> tensor<6xi8>
  check.expect_eq_const %clamp_bits, dense<[-10, -5, 0, 7, 50, 50]> : tensor<6xi8>
  %reversed = stablehlo.reverse %a, dims = [0] : !a
  %both = stablehlo.concatenate %reversed, %c, dim = 0 : (!a, !a) -> tensor<12x!quant.uniform<i8:f32, 0.1:-30>>
  %slice = stablehlo.slice %both [4:9] : (tensor<12x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<5x!quant.uniform<i8:f32, 0.1:-30>>
  %padded = stablehlo.pad %slice, %high, low = [1], high = [0], interior = [0] : (tensor<5x!quant.uniform<i8:f32, 0.1:-30>>, tensor<!quant.uniform<i8:f32, 0.1:-30>>) -> !a
  %padded_bits = stablehlo.bitcast_convert %padded : (!a) -> tensor<6xi8>
  check.expect_eq_const %padded_bits, dense<[50, -5, -128, 3, -70, 1]> : tensor<6xi8>
  %rows = stablehlo.constant() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5,2.0:1}>>
  %columns = stablehlo.transpose %rows, dims = [1, 0] : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5,2.0:1}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5,2.0:1}>>
  %real = stablehlo.uniform_dequantize %columns : (tensor<3x2x!quant.uniform<i8:f32:1, {0.5,2.0:1}>>) -> tensor<3x2xf32>
  check.expect_eq_const %real, dense<[[0.5, 6.0], [1.0, 8.0], [1.5, 10.0]]> : tensor<3x2xf32>
  return
}

// Regions see quantized scalars; inputs are brought to the type of the result first.
func.func private @regions() {
  %x = stablehlo.constant() <{value = dense<[[100, 100, 100], [4, 5, -6]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %zero = stablehlo.constant() <{value = dense<0> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5>>
  %sum = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%p: tensor<!quant.uniform<i32:f32, 0.5>>, %q: tensor<!quant.uniform<i32:f32, 0.5>>):
    %s = stablehlo.add %p, %q : tensor<!quant.uniform<i32:f32, 0.5>>
    stablehlo.return %s : tensor<!quant.uniform<i32:f32, 0.5>>
  }) {dimensions = array<i64: 1>} : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i32:f32, 0.5>>
  %sum_bits = stablehlo.bitcast_convert %sum : (tensor<2x!quant.uniform<i32:f32, 0.5>>) -> tensor<2xi32>
  check.expect_eq_const %sum_bits, dense<[300, 3]> : tensor<2xi32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %none, %q = %x) : tensor<i32>, tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  cond {
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %twice = stablehlo.add %q, %q : tensor<2x3x!quant.uniform<i8:f32, 0.5>>
    stablehlo.return %next, %twice : tensor<i32>, tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  }
  %loop_bits = stablehlo.bitcast_convert %loop#1 : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3xi8>
  check.expect_eq_const %loop_bits, dense<[[127, 127, 127], [32, 40, -48]]> : tensor<2x3xi8>
  return
}

func.func private @types() {
  %x = stablehlo.constant dense<[-1.0, 0.6, 300.0]> : tensor<3xf32>
  %u8 = stablehlo.uniform_quantize %x : (tensor<3xf32>) -> tensor<3x!quant.uniform<u8:f32, 1.0:2>>
  %u8_bits = stablehlo.bitcast_convert %u8 : (tensor<3x!quant.uniform<u8:f32, 1.0:2>>) -> tensor<3xui8>
  check.expect_eq_const %u8_bits, dense<[1, 3, 255]> : tensor<3xui8>
  %y = stablehlo.constant dense<[-9.0, 3.4, 9.0]> : tensor<3xf32>
  %i4 = stablehlo.uniform_quantize %y : (tensor<3xf32>) -> tensor<3x!quant.uniform<i4:f32, 1.0>>
  %i4_bits = stablehlo.bitcast_convert %i4 : (tensor<3x!quant.uniform<i4:f32, 1.0>>) -> tensor<3xi4>
  check.expect_eq_const %i4_bits, dense<[-8, 3, 7]> : tensor<3xi4>
  // A narrower range than that of the storage.
  %some = stablehlo.uniform_quantize %y : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8<-4:4>:f32, 1.0>>
  %some_bits = stablehlo.bitcast_convert %some : (tensor<3x!quant.uniform<i8<-4:4>:f32, 1.0>>) -> tensor<3xi8>
  check.expect_eq_const %some_bits, dense<[-4, 3, 4]> : tensor<3xi8>
  return
}
