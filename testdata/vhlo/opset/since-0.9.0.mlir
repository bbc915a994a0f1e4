// run: verify
// What 0.9.0 has. Public functions are run, private ones are only written and read.
func.func public @unary_float() -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) {
  %x = stablehlo.constant dense<[-2.5, -0.5, 1.5, 8.0]> : tensor<4xf32>
  %0 = stablehlo.abs %x : tensor<4xf32>
  %1 = stablehlo.ceil %x : tensor<4xf32>
  %2 = stablehlo.floor %x : tensor<4xf32>
  %3 = stablehlo.negate %x : tensor<4xf32>
  %4 = stablehlo.round_nearest_afz %x : tensor<4xf32>
  %5 = stablehlo.round_nearest_even %x : tensor<4xf32>
  %6 = stablehlo.sign %x : tensor<4xf32>
  %7 = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<4xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>
}
func.func public @elementary() -> (tensor<2xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<2xf64>, tensor<2xf64>, tensor<f64>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %one = stablehlo.constant dense<1.0> : tensor<f64>
  %x = stablehlo.constant dense<[8.0, -27.0]> : tensor<2xf32>
  %y = stablehlo.constant dense<[4.0, 0.25]> : tensor<2xf64>
  %0 = stablehlo.cbrt %x : tensor<2xf32>
  %1 = stablehlo.cosine %zero : tensor<f64>
  %2 = stablehlo.exponential %zero : tensor<f64>
  %3 = stablehlo.exponential_minus_one %zero : tensor<f64>
  %4 = stablehlo.log %one : tensor<f64>
  %5 = stablehlo.log_plus_one %zero : tensor<f64>
  %6 = stablehlo.logistic %zero : tensor<f64>
  %7 = stablehlo.sine %zero : tensor<f64>
  %8 = stablehlo.rsqrt %y : tensor<2xf64>
  %9 = stablehlo.sqrt %y : tensor<2xf64>
  %10 = stablehlo.tanh %zero : tensor<f64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<2xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<2xf64>, tensor<2xf64>, tensor<f64>
}
func.func public @binary() -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>) {
  %x = stablehlo.constant dense<[7, -7, 2147483647]> : tensor<3xi32>
  %y = stablehlo.constant dense<[2, 3, 1]> : tensor<3xi32>
  %a = stablehlo.constant dense<[0.0, 2.0, -3.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[1.0, 3.0, 2.0]> : tensor<3xf32>
  %0 = stablehlo.add %x, %y : tensor<3xi32>
  %1 = stablehlo.divide %x, %y : tensor<3xi32>
  %2 = stablehlo.maximum %x, %y : tensor<3xi32>
  %3 = stablehlo.minimum %x, %y : tensor<3xi32>
  %4 = stablehlo.multiply %x, %y : tensor<3xi32>
  %5 = stablehlo.remainder %x, %y : tensor<3xi32>
  %6 = stablehlo.subtract %x, %y : tensor<3xi32>
  %7 = stablehlo.power %a, %b : tensor<3xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<3xf32>
  %8 = stablehlo.atan2 %zeros, %b : tensor<3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>
}
func.func public @bits() -> (tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<2xi1>) {
  %x = stablehlo.constant dense<[12, -128, 85]> : tensor<3xi8>
  %y = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %0 = stablehlo.and %x, %y : tensor<3xi8>
  %1 = stablehlo.or %x, %y : tensor<3xi8>
  %2 = stablehlo.xor %x, %y : tensor<3xi8>
  %3 = stablehlo.not %x : tensor<3xi8>
  %4 = stablehlo.shift_left %x, %y : tensor<3xi8>
  %5 = stablehlo.shift_right_arithmetic %x, %y : tensor<3xi8>
  %6 = stablehlo.shift_right_logical %x, %y : tensor<3xi8>
  %7 = stablehlo.count_leading_zeros %x : tensor<3xi8>
  %8 = stablehlo.popcnt %x : tensor<3xi8>
  %9 = stablehlo.not %p : tensor<2xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<2xi1>
}
func.func public @compare() -> (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi16>
  %y = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi16>
  %u = stablehlo.constant dense<[1, 2, 255]> : tensor<3xui8>
  %v = stablehlo.constant dense<[3, 2, 1]> : tensor<3xui8>
  %a = stablehlo.constant dense<[1.0, 2.0, -0.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[3.0, 2.0, 0.0]> : tensor<3xf32>
  %0 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<3xi16>, tensor<3xi16>) -> tensor<3xi1>
  %1 = stablehlo.compare NE, %x, %y, SIGNED : (tensor<3xi16>, tensor<3xi16>) -> tensor<3xi1>
  %2 = stablehlo.compare GE, %u, %v, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %3 = stablehlo.compare GT, %u, %v : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %4 = stablehlo.compare LE, %a, %b, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %5 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %6 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>
}
func.func public @choose() -> (tensor<3xi64>, tensor<3xi64>, tensor<2x3xi64>, tensor<3xi64>, tensor<3xi64>) {
  %p = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %y = stablehlo.constant dense<[30, 20, 10]> : tensor<3xi64>
  %low = stablehlo.constant dense<2> : tensor<i64>
  %high = stablehlo.constant dense<25> : tensor<i64>
  %0 = stablehlo.select %p, %x, %y : tensor<3xi1>, tensor<3xi64>
  %1 = stablehlo.clamp %low, %y, %high : (tensor<i64>, tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
  %2 = "stablehlo.broadcast"(%x) <{broadcast_sizes = array<i64: 2>}> : (tensor<3xi64>) -> tensor<2x3xi64>
  %3:2 = stablehlo.optimization_barrier %x, %y : tensor<3xi64>, tensor<3xi64>
  return %0, %1, %2, %3#0, %3#1 : tensor<3xi64>, tensor<3xi64>, tensor<2x3xi64>, tensor<3xi64>, tensor<3xi64>
}
func.func public @move() -> (tensor<2x3xi32>, tensor<3x2xi32>, tensor<6xi32>, tensor<2x3xi32>, tensor<4x3xi32>, tensor<1x2xi32>, tensor<4x5xi32>, tensor<1x2xi32>, tensor<2x3xi32>, tensor<2x4x3xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reshape %1 : (tensor<3x2xi32>) -> tensor<6xi32>
  %3 = stablehlo.reverse %0, dims = [1] : tensor<2x3xi32>
  %4 = stablehlo.concatenate %0, %3, dim = 0 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<4x3xi32>
  %5 = stablehlo.slice %4 [1:4:3, 0:3:2] : (tensor<4x3xi32>) -> tensor<1x2xi32>
  %6 = stablehlo.pad %0, %one, low = [1, 0], high = [1, 0], interior = [0, 1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<4x5xi32>
  %7 = stablehlo.dynamic_slice %0, %one, %one, sizes = [1, 2] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
  %8 = stablehlo.dynamic_update_slice %0, %7, %zero, %one : (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  %9 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<2x3xi32>) -> tensor<2x4x3xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<2x3xi32>, tensor<3x2xi32>, tensor<6xi32>, tensor<2x3xi32>, tensor<4x3xi32>, tensor<1x2xi32>, tensor<4x5xi32>, tensor<1x2xi32>, tensor<2x3xi32>, tensor<2x4x3xi32>
}
func.func public @pick() -> (tensor<2x2xi32>, tensor<3x2xi32>, tensor<2x2xi32>) {
  %x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %u = stablehlo.constant dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  %1 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %3 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }) : (tensor<3x2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<3x2xi32>
  %2 = "stablehlo.torch_index_select"(%x, %i) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<3x2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  return %0, %1, %2 : tensor<2x2xi32>, tensor<3x2xi32>, tensor<2x2xi32>
}
func.func public @fold() -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<3xi64>, tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xi64>) {
  %x = stablehlo.constant dense<[[3, 1, 2], [6, 5, 4]]> : tensor<2x3xi32>
  %y = stablehlo.constant dense<[[3.0, 1.0, 2.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf32>
  %z = stablehlo.constant dense<[1, 4, 2, 5]> : tensor<4xi64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zero_l = stablehlo.constant dense<0> : tensor<i64>
  %zero_f = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %i = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %1:2 = stablehlo.reduce(%x init: %zero), (%i init: %zero) across dimensions = [1] : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
   reducer(%a: tensor<i32>, %c: tensor<i32>) (%b: tensor<i32>, %d: tensor<i32>) {
    %6 = stablehlo.compare GE, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.select %6, %a, %c : tensor<i1>, tensor<i32>
    %8 = stablehlo.select %6, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %7, %8 : tensor<i32>, tensor<i32>
  }
  %2 = "stablehlo.reduce_window"(%z, %zero_l) <{padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %6 = stablehlo.maximum %a, %b : tensor<i64>
    stablehlo.return %6 : tensor<i64>
  }) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
  %3 = stablehlo.slice %2 [1:4] : (tensor<4xi64>) -> tensor<3xi64>
  %4 = "stablehlo.sort"(%y) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %6 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %w = stablehlo.constant dense<[1.0, 4.0, 2.0, 5.0]> : tensor<4xf32>
  %s = stablehlo.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %5 = "stablehlo.select_and_scatter"(%w, %s, %zero_f) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %6 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %6 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %m = "stablehlo.map"(%x, %i) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %6 = stablehlo.multiply %a, %b : tensor<i32>
    %7 = stablehlo.convert %6 : (tensor<i32>) -> tensor<i64>
    stablehlo.return %7 : tensor<i64>
  }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi64>
  return %0, %1#0, %1#1, %3, %4, %5, %m : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<3xi64>, tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xi64>
}
func.func public @products() -> (tensor<2x2xf32>, tensor<2xf32>, tensor<1x2x2x1xf32>, tensor<2x2xf32>, tensor<2xf32>) {
  %x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %v = stablehlo.constant dense<[10.0, 1.0]> : tensor<2xf32>
  %image = stablehlo.constant dense<[[[[1.0], [2.0], [3.0]], [[4.0], [5.0], [6.0]], [[7.0], [8.0], [9.0]]]]> : tensor<1x3x3x1xf32>
  %kernel = stablehlo.constant dense<[[[[1.0]], [[0.0]]], [[[0.0]], [[2.0]]]]> : tensor<2x2x1x1xf32>
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = stablehlo.dot %x, %v, precision = [HIGHEST, HIGHEST] : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = stablehlo.convolution(%image, %kernel) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [0, 0]], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x1xf32>, tensor<2x2x1x1xf32>) -> tensor<1x2x2x1xf32>
  %3 = stablehlo.einsum %x, %x, config = "ij,kj->ik" : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %4 = stablehlo.unary_einsum %x, config = "ij->j" : (tensor<2x2xf32>) -> tensor<2xf32>
  return %0, %1, %2, %3, %4 : tensor<2x2xf32>, tensor<2xf32>, tensor<1x2x2x1xf32>, tensor<2x2xf32>, tensor<2xf32>
}
func.func public @algebra() -> (tensor<2x2xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>) {
  %x = stablehlo.constant dense<[[4.0, 2.0], [2.0, 5.0]]> : tensor<2x2xf64>
  %b = stablehlo.constant dense<[[2.0], [9.0]]> : tensor<2x1xf64>
  %0 = stablehlo.cholesky %x, lower = true : tensor<2x2xf64>
  %1 = "stablehlo.triangular_solve"(%0, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
  %3 = "stablehlo.triangular_solve"(%0, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x2xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
  return %0, %1, %2, %3 : tensor<2x2xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>
}
func.func public @norms() -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 6.0]]> : tensor<2x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %offset = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %mean = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %variance = stablehlo.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %1:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  %2:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %x) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %0, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>
}
func.func public @complex() -> (tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<2xf32>, tensor<4xcomplex<f32>>, tensor<4xf32>, tensor<3xcomplex<f32>>, tensor<4xf32>) {
  %re = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %im = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %0 = stablehlo.complex %re, %im : tensor<2xcomplex<f32>>
  %1 = stablehlo.real %0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %2 = stablehlo.imag %0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %x = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %3 = stablehlo.fft %x, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %7 = stablehlo.fft %3, type = IFFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %4 = stablehlo.real %7 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %5 = stablehlo.fft %r, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
  %6 = stablehlo.fft %5, type = IRFFT, length = [4] : (tensor<3xcomplex<f32>>) -> tensor<4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<2xf32>, tensor<4xcomplex<f32>>, tensor<4xf32>, tensor<3xcomplex<f32>>, tensor<4xf32>
}
func.func public @random() -> (tensor<2xui64>, tensor<2x2xui32>, tensor<3xui64>, tensor<4xui32>) {
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %t = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui32>)
  %2, %3 = stablehlo.rng_bit_generator %t, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return %0, %1, %2, %3 : tensor<2xui64>, tensor<2x2xui32>, tensor<3xui64>, tensor<4xui32>
}
func.func private @random_of_the_device(%a: tensor<f32>, %s: tensor<2xi64>, %t: tensor<2xui64>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xui64>, tensor<4xui32>) {
  %0 = stablehlo.rng %a, %a, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x3xf32>
  %1 = stablehlo.rng %a, %a, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x3xf32>
  %2, %3 = stablehlo.rng_bit_generator %t, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return %0, %1, %2, %3 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xui64>, tensor<4xui32>
}
func.func public @convert() -> (tensor<2xbf16>, tensor<2xf16>, tensor<2xf64>, tensor<2xi32>, tensor<2xui8>, tensor<2xi1>, tensor<2xf32>, tensor<2xi32>) {
  %x = stablehlo.constant dense<[1.5, 3.25]> : tensor<2xf32>
  %0 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xbf16>
  %1 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xf16>
  %2 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xf64>
  %3 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xi32>
  %4 = stablehlo.convert %3 : (tensor<2xi32>) -> tensor<2xui8>
  %5 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xi1>
  %6 = stablehlo.reduce_precision %x, format = e5m2 : tensor<2xf32>
  %7 = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2xbf16>, tensor<2xf16>, tensor<2xf64>, tensor<2xi32>, tensor<2xui8>, tensor<2xi1>, tensor<2xf32>, tensor<2xi32>
}
func.func public @constants() -> (tensor<2xi1>, tensor<i1>, tensor<3xi1>, tensor<2xi4>, tensor<2xi8>, tensor<2xi16>, tensor<2xi64>, tensor<2xui4>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<0xf32>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>, tensor<complex<f64>>) {
  %0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.constant dense<true> : tensor<3xi1>
  %3 = stablehlo.constant dense<[7, -8]> : tensor<2xi4>
  %4 = stablehlo.constant dense<[127, -128]> : tensor<2xi8>
  %5 = stablehlo.constant dense<[32767, -32768]> : tensor<2xi16>
  %6 = stablehlo.constant dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>
  %7 = stablehlo.constant dense<[0, 15]> : tensor<2xui4>
  %8 = stablehlo.constant dense<[0, 255]> : tensor<2xui8>
  %9 = stablehlo.constant dense<[0, 65535]> : tensor<2xui16>
  %10 = stablehlo.constant dense<[0, 4294967295]> : tensor<2xui32>
  %11 = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %12 = stablehlo.constant dense<> : tensor<0xf32>
  %13 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3FN>
  %14 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E5M2>
  %15 = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f64>>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : tensor<2xi1>, tensor<i1>, tensor<3xi1>, tensor<2xi4>, tensor<2xi8>, tensor<2xi16>, tensor<2xi64>, tensor<2xui4>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<0xf32>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>, tensor<complex<f64>>
}
func.func private @quantized() -> (tensor<2xi8>, tensor<2xf32>) {
  %x = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %0 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xi8>
  %2 = stablehlo.uniform_dequantize %0 : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  return %1, %2 : tensor<2xi8>, tensor<2xf32>
}
func.func public @control() -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %0 = "stablehlo.if"(%true) ({
    stablehlo.return %one : tensor<i32>
  }, {
    stablehlo.return %ten : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  %1 = "stablehlo.case"(%one) ({
    stablehlo.return %one : tensor<i32>
  }, {
    %4 = stablehlo.negate %ten : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %2:2 = stablehlo.while(%i = %one, %sum = %ten) : tensor<i32>, tensor<i32>
  cond {
    %4 = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %4 : tensor<i1>
  } do {
    %4 = stablehlo.add %i, %one : tensor<i32>
    %5 = stablehlo.add %sum, %i : tensor<i32>
    stablehlo.return %4, %5 : tensor<i32>, tensor<i32>
  }
  %3 = call @called(%2#1) : (tensor<i32>) -> tensor<i32>
  return %0, %1, %2#0, %2#1, %3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
}
func.func private @called(%x: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.multiply %x, %x : tensor<i32>
  return %0 : tensor<i32>
}
func.func public @tuples() -> (tensor<2xi32>, tensor<i32>) {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = stablehlo.tuple %x, %x : tuple<tensor<2xi32>, tensor<2xi32>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<2xi32>, tensor<2xi32>>) -> tensor<2xi32>
  %2 = stablehlo.get_dimension_size %1, dim = 0 : (tensor<2xi32>) -> tensor<i32>
  return %1, %2 : tensor<2xi32>, tensor<i32>
}
func.func private @dynamic(%x: tensor<?x3xf32>, %shape: tensor<2xi64>, %v: tensor<f32>, %index: tensor<2xindex>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<*xf32>) {
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>} : (tensor<?x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf32>
  %2 = stablehlo.dynamic_pad %x, %v, %shape, %shape, %shape : (tensor<?x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  %3 = stablehlo.dynamic_reshape %x, %shape : (tensor<?x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %4 = stablehlo.real_dynamic_slice %x, %index, %index, %index : (tensor<?x3xf32>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> tensor<?x?xf32>
  %5 = stablehlo.custom_call @unranked(%x) : (tensor<?x3xf32>) -> tensor<*xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<*xf32>
}
func.func private @dynamic_windows(%x: tensor<3x4xi32>, %i: tensor<2x1xi64>, %s: tensor<2xi64>, %image: tensor<1x8x8x16xf32>, %kernel: tensor<3x3x16x32xf32>, %pad: tensor<2x2xi64>) -> (tensor<2x?xi32>, tensor<1x?x?x32xf32>) {
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<3x4xi32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x?xi32>
  %1 = "stablehlo.dynamic_conv"(%image, %kernel, %pad) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2, 2>}> : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>, tensor<2x2xi64>) -> tensor<1x?x?x32xf32>
  return %0, %1 : tensor<2x?xi32>, tensor<1x?x?x32xf32>
}
func.func private @bounded(%x: tensor<4x3xf32>, %n: tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<4, ?>> {
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4x3xf32>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<4, ?>>
  return %0 : tensor<?x3xf32, #stablehlo.bounds<4, ?>>
}
func.func private @collectives(%x: tensor<2x4xf32>) -> (tensor<2x8xf32>, tensor<2x4xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<2x2xf32>, tensor<2x4xf32>) {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  %1 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %6 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %2 = "stablehlo.all_to_all"(%x) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %3 = "stablehlo.collective_permute"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %4 = "stablehlo.reduce_scatter"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %6 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x2xf32>
  %5 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<2x8xf32>, tensor<2x4xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<2x2xf32>, tensor<2x4xf32>
}
func.func private @places() -> (tensor<ui32>, tensor<ui32>) {
  %0 = stablehlo.partition_id : tensor<ui32>
  %1 = stablehlo.replica_id : tensor<ui32>
  return %0, %1 : tensor<ui32>, tensor<ui32>
}
func.func private @transfers(%x: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, !stablehlo.token) {
  %0 = stablehlo.create_token : !stablehlo.token
  %1 = stablehlo.after_all %0, %0 : !stablehlo.token
  %2 = "stablehlo.send"(%x, %1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  %3:2 = "stablehlo.recv"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 6, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  %4:2 = "stablehlo.infeed"(%3#1) <{infeed_config = "queue", layout = [[0]]}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  %5 = "stablehlo.outfeed"(%x, %4#1) <{outfeed_config = "queue"}> : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  return %3#0, %4#0, %5 : tensor<3xi32>, tensor<3xi32>, !stablehlo.token
}
func.func private @custom(%x: tensor<2x3xf32>) -> tuple<tensor<2x3xf32>, !stablehlo.token> {
  %0 = stablehlo.custom_call @unspecified(%x) {api_version = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.custom_call @original(%0) {backend_config = "text", has_side_effect = true, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.custom_call @status(%1) {api_version = 2 : i32, called_computations = [@called], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.custom_call @unified(%2) {api_version = 3 : i32} : (tensor<2x3xf32>) -> tuple<tensor<2x3xf32>, !stablehlo.token>
  return %3 : tuple<tensor<2x3xf32>, !stablehlo.token>
}
func.func private @attributes(%x: tensor<2xf32> {test.name = "x", test.number = 7 : ui8}) -> (tensor<2xf32> {test.result = "y"}) attributes {test.all = [1.500000e+00 : bf16, "text", true, {key = tensor<f16>, other = dense<[1, 2]> : tensor<2xi32>}, -1 : index, #stablehlo<transpose TRANSPOSE_INVALID>]} {
  return %x : tensor<2xf32>
}
func.func private @declared(!shape.witness, tensor<*xf32>, tuple<>) -> ()
