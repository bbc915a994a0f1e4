// run: interpret
// Written by record.py.
func.func @p900(%arg0: tensor<7x5xf64>, %arg1: tensor<f64>, %arg2: tensor<13xi64>) -> (tensor<14xi64>, tensor<7x5xf64>, tensor<7x5xf64>) {
  %v3 = stablehlo.constant dense<2> : tensor<i64>
  %v4 = stablehlo.pad %arg2, %v3, low = [1], high = [0], interior = [0] : (tensor<13xi64>, tensor<i64>) -> tensor<14xi64>
  %v5 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x5xf64>) -> tensor<5x7xf64>
  %v6 = stablehlo.transpose %v5, dims = [1, 0] : (tensor<5x7xf64>) -> tensor<7x5xf64>
  %v7 = stablehlo.ceil %arg0 : tensor<7x5xf64>
  return %v4, %v6, %v7 : tensor<14xi64>, tensor<7x5xf64>, tensor<7x5xf64>
}
func.func @check900() {
  %a0 = stablehlo.constant dense<[[2.708000e+00, 1.9859999999999998, -3.858000e+00, -3.044000e+00, -3.706000e+00], [-1.072000e+00, -2.7800000000000002, -3.830000e+00, -3.320000e+00, 0.5860000000000003], [2.5199999999999996, -3.874000e+00, 0.15200000000000014, -2.794000e+00, -2.460000e-01], [-1.6880000000000002, 1.4800000000000004, -3.846000e+00, 0.55400000000000027, -0.000000e+00], [1.0986768871510583E-246, -1.5379999999999998, -1.564000e+00, 1.7759999999999998, -3.088000e+00], [0.85200000000000031, 3.1079999999999997, -3.844000e+00, 1.2240000000000002, -0.1120000000000001], [9.9999999999999992E-41, 1.5019999999999998, 2.686000e+00, -1.646000e+00, -1.5379999999999998]]> : tensor<7x5xf64>
  %a1 = stablehlo.constant dense<3.492000e+00> : tensor<f64>
  %a2 = stablehlo.constant dense<[9, -2, -2, 1, 10, 10, 581816559576560391, -10, -4, -10, 9223372036854775807, 2, -7]> : tensor<13xi64>
  %r:3 = call @p900(%a0, %a1, %a2) : (tensor<7x5xf64>, tensor<f64>, tensor<13xi64>) -> (tensor<14xi64>, tensor<7x5xf64>, tensor<7x5xf64>)
  %e0 = stablehlo.constant dense<[2, 9, -2, -2, 1, 10, 10, 581816559576560391, -10, -4, -10, 9223372036854775807, 2, -7]> : tensor<14xi64>
  check.expect_eq %r#0, %e0 : tensor<14xi64>
  %e1 = stablehlo.constant dense<[[2.708000e+00, 1.9859999999999998, -3.858000e+00, -3.044000e+00, -3.706000e+00], [-1.072000e+00, -2.7800000000000002, -3.830000e+00, -3.320000e+00, 0.5860000000000003], [2.5199999999999996, -3.874000e+00, 0.15200000000000014, -2.794000e+00, -2.460000e-01], [-1.6880000000000002, 1.4800000000000004, -3.846000e+00, 0.55400000000000027, -0.000000e+00], [1.0986768871510583E-246, -1.5379999999999998, -1.564000e+00, 1.7759999999999998, -3.088000e+00], [0.85200000000000031, 3.1079999999999997, -3.844000e+00, 1.2240000000000002, -0.1120000000000001], [9.9999999999999992E-41, 1.5019999999999998, 2.686000e+00, -1.646000e+00, -1.5379999999999998]]> : tensor<7x5xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<7x5xf64>, tensor<7x5xf64>
  %e2 = stablehlo.constant dense<[[3.000000e+00, 2.000000e+00, -3.000000e+00, -3.000000e+00, -3.000000e+00], [-1.000000e+00, -2.000000e+00, -3.000000e+00, -3.000000e+00, 1.000000e+00], [3.000000e+00, -3.000000e+00, 1.000000e+00, -2.000000e+00, -0.000000e+00], [-1.000000e+00, 2.000000e+00, -3.000000e+00, 1.000000e+00, -0.000000e+00], [1.000000e+00, -1.000000e+00, -1.000000e+00, 2.000000e+00, -3.000000e+00], [1.000000e+00, 4.000000e+00, -3.000000e+00, 2.000000e+00, -0.000000e+00], [1.000000e+00, 2.000000e+00, 3.000000e+00, -1.000000e+00, -1.000000e+00]]> : tensor<7x5xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<7x5xf64>, tensor<7x5xf64>
  return
}
func.func @p901(%arg0: tensor<33xf8E4M3FN>, %arg1: tensor<1xf8E5M2>) -> (tensor<33xf8E4M3FN>) {
  %v2 = stablehlo.ceil %arg0 : tensor<33xf8E4M3FN>
  %v3 = stablehlo.logistic %v2 : tensor<33xf8E4M3FN>
  %v4 = stablehlo.rsqrt %v3 : tensor<33xf8E4M3FN>
  return %v4 : tensor<33xf8E4M3FN>
}
func.func @check901() {
  %a0 = stablehlo.constant dense<[1.875000e+00, 9.375000e-01, -9.375000e-01, 6.250000e-01, 3.500000e+00, -5.468750e-02, -3.000000e+00, 1.625000e+00, 1.440000e+02, -3.125000e-02, 3.000000e+00, -1.375000e+00, 5.859380e-02, -7.500000e-01, -2.250000e+00, -9.375000e-01, -2.250000e+00, -1.875000e+00, 2.250000e+00, -1.625000e+00, 2.500000e+00, -7.500000e-01, -4.062500e-01, -3.750000e+00, -1.600000e+01, 1.750000e+00, 2.500000e+00, -0.000000e+00, -2.250000e+00, -2.750000e+00, 2.750000e+00, -8.125000e-01, 3.000000e+00]> : tensor<33xf8E4M3FN>
  %a1 = stablehlo.constant dense<2.000000e+00> : tensor<1xf8E5M2>
  %r:1 = call @p901(%a0, %a1) : (tensor<33xf8E4M3FN>, tensor<1xf8E5M2>) -> tensor<33xf8E4M3FN>
  %e0 = stablehlo.constant dense<[1.125000e+00, 1.125000e+00, 1.375000e+00, 1.125000e+00, 1.000000e+00, 1.375000e+00, 4.500000e+00, 1.125000e+00, 1.000000e+00, 1.375000e+00, 1.000000e+00, 1.875000e+00, 1.125000e+00, 1.375000e+00, 2.750000e+00, 1.375000e+00, 2.750000e+00, 1.875000e+00, 1.000000e+00, 1.875000e+00, 1.000000e+00, 1.375000e+00, 1.375000e+00, 4.500000e+00, 0x7F, 1.125000e+00, 1.000000e+00, 1.375000e+00, 2.750000e+00, 2.750000e+00, 1.000000e+00, 1.375000e+00, 1.000000e+00]> : tensor<33xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<33xf8E4M3FN>, tensor<33xf8E4M3FN>
  return
}
func.func @p902(%arg0: tensor<0x4x65xf16>, %arg1: tensor<3xf32>) -> (tensor<5xf16>, tensor<i1>, tensor<5xf32>, tensor<5x13xf16>) {
  %v2 = stablehlo.constant dense<-0.0> : tensor<f16>
  %v3 = stablehlo.pad %arg0, %v2, low = [1, 2, 0], high = [0, -1, 1], interior = [1, 0, 1] : (tensor<0x4x65xf16>, tensor<f16>) -> tensor<1x5x130xf16>
  %v4 = stablehlo.compare GE, %v2, %v2 : (tensor<f16>, tensor<f16>) -> tensor<i1>
  %v5 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %v6 = stablehlo.reduce(%v3 init: %v5) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<1x5x130xf16>, tensor<f16>) -> tensor<5xf16>
  %v7 = stablehlo.sign %arg0 : tensor<0x4x65xf16>
  %v8 = stablehlo.not %v4 : tensor<i1>
  %v9 = stablehlo.constant dense<1.0> : tensor<f16>
  %v10 = stablehlo.reduce(%v7 init: %v9) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<0x4x65xf16>, tensor<f16>) -> tensor<65xf16>
  %v11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v12 = stablehlo.pad %arg1, %v11, low = [-1], high = [1], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<5xf32>
  %v13 = stablehlo.reshape %v10 : (tensor<65xf16>) -> tensor<5x13xf16>
  return %v6, %v8, %v12, %v13 : tensor<5xf16>, tensor<i1>, tensor<5xf32>, tensor<5x13xf16>
}
func.func @check902() {
  %a0 = stablehlo.constant dense<> : tensor<0x4x65xf16>
  %a1 = stablehlo.constant dense<[-1.700000e-01, -3.128000e+00, -4.400000e-02]> : tensor<3xf32>
  %r:4 = call @p902(%a0, %a1) : (tensor<0x4x65xf16>, tensor<3xf32>) -> (tensor<5xf16>, tensor<i1>, tensor<5xf32>, tensor<5x13xf16>)
  %e0 = stablehlo.constant dense<-0.000000e+00> : tensor<5xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5xf16>, tensor<5xf16>
  %e1 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  %e2 = stablehlo.constant dense<[0xFF800000, -3.128000e+00, 0xFF800000, -4.400000e-02, 0xFF800000]> : tensor<5xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %e3 = stablehlo.constant dense<1.000000e+00> : tensor<5x13xf16>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<5x13xf16>, tensor<5x13xf16>
  return
}
func.func @p903(%arg0: tensor<4x8xi64>, %arg1: tensor<f64>) -> (tensor<65xf64>, tensor<f64>, tensor<9x9xi64>, tensor<8x4xi64>) {
  %v2 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] : (tensor<4x8xi64>, tensor<4x8xi64>) -> tensor<8x8xi64>
  %v3 = stablehlo.or %v2, %v2 : tensor<8x8xi64>
  %v4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<65xf64>
  %v5 = stablehlo.sqrt %arg1 : tensor<f64>
  %v6 = stablehlo.constant dense<3> : tensor<i64>
  %v7 = stablehlo.pad %arg0, %v6, low = [2, 2], high = [0, -1], interior = [1, 0] : (tensor<4x8xi64>, tensor<i64>) -> tensor<9x9xi64>
  %v8 = stablehlo.transpose %v3, dims = [1, 0] : (tensor<8x8xi64>) -> tensor<8x8xi64>
  %v9 = stablehlo.dot_general %v8, %arg0, contracting_dims = [1] x [1] : (tensor<8x8xi64>, tensor<4x8xi64>) -> tensor<8x4xi64>
  return %v4, %v5, %v7, %v9 : tensor<65xf64>, tensor<f64>, tensor<9x9xi64>, tensor<8x4xi64>
}
func.func @check903() {
  %a0 = stablehlo.constant dense<[[916912030959205699, -9, -4, 8, -7, -10, 11, 2], [-9, 2, 9223372036854775807, 7, 0, 6, -3, -9], [10, -6, 6, -10, -5, -9223372036854775808, 7, 9], [-2, 11, 10, 1, 9, -6, -1, 11]]> : tensor<4x8xi64>
  %a1 = stablehlo.constant dense<1.6139999999999999> : tensor<f64>
  %r:4 = call @p903(%a0, %a1) : (tensor<4x8xi64>, tensor<f64>) -> (tensor<65xf64>, tensor<f64>, tensor<9x9xi64>, tensor<8x4xi64>)
  %e0 = stablehlo.constant dense<1.6139999999999999> : tensor<65xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65xf64>, tensor<65xf64>
  %e1 = stablehlo.constant dense<1.2704329970525796> : tensor<f64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  %e2 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 916912030959205699, -9, -4, 8, -7, -10, 11], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, -9, 2, 9223372036854775807, 7, 0, 6, -3], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 10, -6, 6, -10, -5, -9223372036854775808, 7], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, -2, 11, 10, 1, 9, -6, -1]]> : tensor<9x9xi64>
  check.expect_eq %r#2, %e2 : tensor<9x9xi64>
  %e3 = stablehlo.constant dense<[[806351352529562274, 8000712149158866369, -5833306729201386822, -4709205598246972960], [-1976816736866959611, 482898212857456933, -8735106491490310167, -1942327516443843068], [2816220904538010170, 5338717003967075125, 217006909050877904, -1888075789181124913], [6721428411495401523, 7769310065775400116, -434013818101756123, 3776151578362259138], [-6919629661069497427, 2425225729301305217, -8843609946015746678, -5609975640280666839], [3782475758232102894, 8735106491490309272, -8680854764227590174, 9114868582329336042], [3669394938429735415, 1459429303586390472, 8626603036964873508, -1725320607392975218], [-8344569744232781205, 1942327516443842982, -108503454525430992, -3667648123836816973]]> : tensor<8x4xi64>
  check.expect_eq %r#3, %e3 : tensor<8x4xi64>
  return
}
func.func @p904(%arg0: tensor<f32>, %arg1: tensor<0xi64>) -> (tensor<0x65xi64>, tensor<0xi64>, tensor<i64>) {
  %v2 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<0xi64>) -> tensor<0x65xi64>
  %v3 = stablehlo.divide %v2, %v2 : tensor<0x65xi64>
  %v4 = stablehlo.constant dense<0> : tensor<i64>
  %v5 = stablehlo.pad %arg1, %v4, low = [0], high = [0], interior = [1] : (tensor<0xi64>, tensor<i64>) -> tensor<0xi64>
  %v6 = stablehlo.add %v5, %v5 : tensor<0xi64>
  %v7 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %v8 = stablehlo.reduce(%v6 init: %v7) applies stablehlo.maximum across dimensions = [] : (tensor<0xi64>, tensor<i64>) -> tensor<0xi64>
  %v9 = stablehlo.xor %v4, %v7 : tensor<i64>
  return %v3, %v8, %v9 : tensor<0x65xi64>, tensor<0xi64>, tensor<i64>
}
func.func @check904() {
  %a0 = stablehlo.constant dense<2.786000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<> : tensor<0xi64>
  %r:3 = call @p904(%a0, %a1) : (tensor<f32>, tensor<0xi64>) -> (tensor<0x65xi64>, tensor<0xi64>, tensor<i64>)
  %e0 = stablehlo.constant dense<> : tensor<0x65xi64>
  check.expect_eq %r#0, %e0 : tensor<0x65xi64>
  %e1 = stablehlo.constant dense<> : tensor<0xi64>
  check.expect_eq %r#1, %e1 : tensor<0xi64>
  %e2 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  check.expect_eq %r#2, %e2 : tensor<i64>
  return
}
func.func @p905(%arg0: tensor<i1>) -> (tensor<i1>) {
  %v1 = stablehlo.and %arg0, %arg0 : tensor<i1>
  return %v1 : tensor<i1>
}
func.func @check905() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p905(%a0) : (tensor<i1>) -> tensor<i1>
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  return
}
func.func @p906(%arg0: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>) {
  %v1 = stablehlo.multiply %arg0, %arg0 : tensor<f8E4M3FN>
  return %v1 : tensor<f8E4M3FN>
}
func.func @check906() {
  %a0 = stablehlo.constant dense<-1.250000e+00> : tensor<f8E4M3FN>
  %r:1 = call @p906(%a0) : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %e0 = stablehlo.constant dense<1.500000e+00> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  return
}
func.func @p907(%arg0: tensor<i1>) -> (tensor<i1>) {
  %v1 = stablehlo.not %arg0 : tensor<i1>
  return %v1 : tensor<i1>
}
func.func @check907() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %r:1 = call @p907(%a0) : (tensor<i1>) -> tensor<i1>
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  return
}
func.func @p908(%arg0: tensor<f32>) -> (tensor<33xf32>, tensor<f32>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<33xf32>
  %v2 = stablehlo.exponential %arg0 : tensor<f32>
  return %v1, %v2 : tensor<33xf32>, tensor<f32>
}
func.func @check908() {
  %a0 = stablehlo.constant dense<-5.89789742E+26> : tensor<f32>
  %r:2 = call @p908(%a0) : (tensor<f32>) -> (tensor<33xf32>, tensor<f32>)
  %e0 = stablehlo.constant dense<-5.89789742E+26> : tensor<33xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<33xf32>, tensor<33xf32>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p909(%arg0: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>) {
  return %arg0 : tensor<f8E4M3FN>
}
func.func @check909() {
  %a0 = stablehlo.constant dense<1.375000e+00> : tensor<f8E4M3FN>
  %r:1 = call @p909(%a0) : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %e0 = stablehlo.constant dense<1.375000e+00> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  return
}
func.func @p910(%arg0: tensor<1x4xi1>, %arg1: tensor<13x16xi4>, %arg2: tensor<5x5xf64>) -> (tensor<5x5xf64>) {
  %v3 = stablehlo.maximum %arg2, %arg2 : tensor<5x5xf64>
  %v4 = stablehlo.add %v3, %v3 : tensor<5x5xf64>
  return %v4 : tensor<5x5xf64>
}
func.func @check910() {
  %a0 = stablehlo.constant dense<[[true, true, false, true]]> : tensor<1x4xi1>
  %a1 = stablehlo.constant dense<"0x00080A0808040008000A010F080406070400050B09080A00060500080A04090D08090F080A0B06060F0908060B05020105060D080907050306040301020B050F0600090C0C0A050608000A040B0B030D010D000605040E0D080C0A0605070201070F0D060C020C050907000A0B03000A0A090F0B050E08080000080A03000E0D0501090B050C080F02010603070503070B0306070C09080109070C090C0B0B05020A0B010A0E0909020C0500070B0A0F080A0D000000080005050808000B000C090002020F0F0B0802020E080B0B0000"> : tensor<13x16xi4>
  %a2 = stablehlo.constant dense<[[-2.5540000000000003, 1.104000e+00, -1.000000e+00, 3.4080000000000004, 3.0599999999999996], [-2.806000e+00, -7.540000e-01, -1.9060000000000001, 3.434000e+00, 9.9999999999999992E-41], [-3.090000e+00, 3.5679999999999996, -3.858000e+00, 1.686000e+00, 4.8754839314442541E-282], [-3.110000e+00, -0.20599999999999996, -0.75199999999999978, -1.8639999999999999, -1.512000e+00], [-0.5219999999999998, 2.0140000000000002, 3.864000e+00, 0.033999999999999808, -3.648000e+00]]> : tensor<5x5xf64>
  %r:1 = call @p910(%a0, %a1, %a2) : (tensor<1x4xi1>, tensor<13x16xi4>, tensor<5x5xf64>) -> tensor<5x5xf64>
  %e0 = stablehlo.constant dense<[[-5.1080000000000005, 2.208000e+00, -2.000000e+00, 6.8160000000000007, 6.1199999999999992], [-5.612000e+00, -1.508000e+00, -3.8120000000000003, 6.868000e+00, 2.000000e-40], [-6.180000e+00, 7.1359999999999992, -7.716000e+00, 3.372000e+00, 9.7509678628885081E-282], [-6.220000e+00, -0.41199999999999992, -1.5039999999999996, -3.7279999999999998, -3.024000e+00], [-1.0439999999999996, 4.0280000000000005, 7.728000e+00, 0.067999999999999616, -7.296000e+00]]> : tensor<5x5xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x5xf64>, tensor<5x5xf64>
  return
}
func.func @p911(%arg0: tensor<70xui32>, %arg1: tensor<ui32>) -> (tensor<ui32>) {
  return %arg1 : tensor<ui32>
}
func.func @check911() {
  %a0 = stablehlo.constant dense<[523138522, 0, 4294967291, 4294967286, 4294967290, 7, 3, 2, 4294967286, 4294967294, 4294967292, 4294967287, 0, 7, 4294967292, 4294967288, 4294967285, 1, 5, 9, 9, 9, 4294967286, 4294967288, 0, 4294967292, 5, 2, 8, 4294967286, 4294967291, 4, 4294967285, 4294967287, 4, 4294967293, 3012338655, 4294967292, 6, 4294967286, 4294967291, 4294967292, 7, 8, 4, 4294967295, 4294967288, 1581883218, 7, 8, 4294967294, 4294967294, 10, 4294967286, 11, 0, 9, 7, 4294967293, 2986351921, 9, 7, 10, 4294967289, 4294967290, 10, 4, 4294967294, 8, 4294967286]> : tensor<70xui32>
  %a1 = stablehlo.constant dense<1> : tensor<ui32>
  %r:1 = call @p911(%a0, %a1) : (tensor<70xui32>, tensor<ui32>) -> tensor<ui32>
  %e0 = stablehlo.constant dense<1> : tensor<ui32>
  check.expect_eq %r#0, %e0 : tensor<ui32>
  return
}
func.func @p912(%arg0: tensor<bf16>, %arg1: tensor<2x33x2xf16>) -> (tensor<33x2x2xf16>, tensor<33x4xf16>, tensor<bf16>) {
  %v2 = stablehlo.transpose %arg1, dims = [1, 2, 0] : (tensor<2x33x2xf16>) -> tensor<33x2x2xf16>
  %v3 = stablehlo.reshape %arg1 : (tensor<2x33x2xf16>) -> tensor<33x4xf16>
  %v4 = stablehlo.add %arg0, %arg0 : tensor<bf16>
  return %v2, %v3, %v4 : tensor<33x2x2xf16>, tensor<33x4xf16>, tensor<bf16>
}
func.func @check912() {
  %a0 = stablehlo.constant dense<1.465720e+31> : tensor<bf16>
  %a1 = stablehlo.constant dense<"0x46B6BA3DF3C23BBE8F2FF80825369C30FABEC5C3E421FD433C40063D9A3D92436DBC6243BABDB740C6C11B3DA2B1C941BABD1FC2FC41C5BC2D3E0CBCBD16353F66B23F434D99A0B84EBD1F25D3BCA2B92B4163410EBC51C0DD3A8243A438A641DF3E0080EC3E7BAC443B10C17738FC3B3F3C6EC04CBC2FBEA1436C404841D739C32D00FC5140C3BE60C1063986A8B0B61BA550BBBCC22740FA4304363F3FE240F0433F39293C07C2A83F6D3C43437D3BD13DF9C38FC3AABD0943AB51543EEC330AB302370D435640DF37000075BC2EC158BBF442873E1A16503BE9BAE32D264314404A3A48BDECBE50BFE642AF435540683CAABC0000B2BB733C02BD00FC00806EC25F42C74154C1"> : tensor<2x33x2xf16>
  %r:3 = call @p912(%a0, %a1) : (tensor<bf16>, tensor<2x33x2xf16>) -> (tensor<33x2x2xf16>, tensor<33x4xf16>, tensor<bf16>)
  %e0 = stablehlo.constant dense<"0x46B65140BA3DC3BEF3C260C13BBE06398F2F86A8F808B0B625361BA59C3050BBFABEBCC2C5C32740E421FA43FD4304363C403F3F063DE2409A3DF04392433F396DBC293C624307C2BABDA83FB7406D3CC6C143431B3D7D3BA2B1D13DC941F9C3BABD8FC31FC2AABDFC410943C5BCAB512D3E543E0CBCEC33BD160AB3353F023766B20D433F4356404D99DF37A0B800004EBD75BC1F252EC1D3BC58BBA2B9F4422B41873E63411A160EBC503B51C0E9BADD3AE32D82432643A4381440A6414A3ADF3E48BD0080ECBEEC3E50BF7BACE642443BAF4310C155407738683CFC3BAABC3F3C00006EC0B2BB4CBC733C2FBE02BDA14300FC6C40008048416EC2D7395F42C32DC74100FC54C1"> : tensor<33x2x2xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<33x2x2xf16>, tensor<33x2x2xf16>
  %e1 = stablehlo.constant dense<"0x46B6BA3DF3C23BBE8F2FF80825369C30FABEC5C3E421FD433C40063D9A3D92436DBC6243BABDB740C6C11B3DA2B1C941BABD1FC2FC41C5BC2D3E0CBCBD16353F66B23F434D99A0B84EBD1F25D3BCA2B92B4163410EBC51C0DD3A8243A438A641DF3E0080EC3E7BAC443B10C17738FC3B3F3C6EC04CBC2FBEA1436C404841D739C32D00FC5140C3BE60C1063986A8B0B61BA550BBBCC22740FA4304363F3FE240F0433F39293C07C2A83F6D3C43437D3BD13DF9C38FC3AABD0943AB51543EEC330AB302370D435640DF37000075BC2EC158BBF442873E1A16503BE9BAE32D264314404A3A48BDECBE50BFE642AF435540683CAABC0000B2BB733C02BD00FC00806EC25F42C74154C1"> : tensor<33x4xf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<33x4xf16>, tensor<33x4xf16>
  %e2 = stablehlo.constant dense<2.931440e+31> : tensor<bf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<bf16>, tensor<bf16>
  return
}
func.func @p913(%arg0: tensor<1x4x0xf8E5M2>, %arg1: tensor<70x5xf8E4M3FN>, %arg2: tensor<2x3xf8E5M2>) -> (tensor<5x70xf8E4M3FN>, tensor<70x5xf8E4M3FN>) {
  %v3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<70x5xf8E4M3FN>) -> tensor<5x70xf8E4M3FN>
  %v4 = stablehlo.minimum %arg1, %arg1 : tensor<70x5xf8E4M3FN>
  return %v3, %v4 : tensor<5x70xf8E4M3FN>, tensor<70x5xf8E4M3FN>
}
func.func @check913() {
  %a0 = stablehlo.constant dense<> : tensor<1x4x0xf8E5M2>
  %a1 = stablehlo.constant dense<"0x45A73FC64443BCC046C346BD3D31C52DAA356740B84345C036BDC8C4C2424546C0C83F3EC334C046C0A0C3C8BA874741C8C632C63037C1372A30BE39C5B5444041A7C57F3843A641BFC4C2C521C73CA3C33F8C3E383C2E3C43C02EBD943A3CBD1CB7B541A233BA4640C52B4742C3C23546A9C737BA932D48BEC5C2BE323BB9C7323848B83AC78737C0C2877AC64443B6473E2EB23044C5ABB8C3BD48C0BFC6C4BAD543B3B4303A3D3A00BBC74142C2487FC235BE4540C1443C5B42BF4244C2C53D3100A9438242BDCCC6C6BA36421ABFC62FC4362CC2C4C33744B0B93BC54846C429A4B7BF3B3A444046BDB7443FC7415BC0429AA316C6C2C1C23D33C0C2C621CF41C6B63D4EBD36C13345AF3F4341C7B2C8484440BD433DBCC338468845C5C7B139C3C448C6B4AD331A4311C23CC73B473241B0C1443946B940B245BCBB3940BC4439C3BD42033200BE3341C77F3842BDB4BCC7BB004846423843C73A45"> : tensor<70x5xf8E4M3FN>
  %a2 = stablehlo.constant dense<[[-2.000000e+00, -2.500000e+00, -2.500000e+00], [0.000000e+00, 6.250000e-01, 3.000000e+00]]> : tensor<2x3xf8E5M2>
  %r:2 = call @p913(%a0, %a1, %a2) : (tensor<1x4x0xf8E5M2>, tensor<70x5xf8E4M3FN>, tensor<2x3xf8E5M2>) -> (tensor<5x70xf8E4M3FN>, tensor<70x5xf8E4M3FN>)
  %e0 = stablehlo.constant dense<"0x4543462DB8BD453EC0873237C5A7A6C5C33C2EBDA2C5C237BE3B4837C63EC548BA30BB48455BC2A9CC42C4C33B293AB75B163D213D334144BC45C3ADC2323945BC423342BB38A7BCBDAA43C846C3A047C62AB5C541213F2EBD1C332B35BAC5B9B8C0442EABC0D53AC77F4042C543C61A3637C5A44444C0C633CF4E45C740C3C5C4333C4146BC440341BD00433FC03D3545C4C034C3413030447FBFC78C3C94B7BA474693C2C73AC243B2B8BF433D41C2C1BF3D82C6BF2C4448B7403F42C2C041BDAFB2BD38C7481AC7B0B9BB3932C7B448C7C6463167C0C2C8C0C8C837BE4038C43C3E433AB54642A92DBE32C787B630C3C6B33A423544423142BAC6C2B046BF46C79AC1C2C6363FC84346B1C6433BC14039C3007FBC463A44C3C54036423F46BAC6C1394143C2A338C03C4140C3C7483238877A4744BDC4B400C2BE3C4400BD362FC4B9C43BBD41A3C2C6B6C143483D8839B4114744B240BDBE38C74245"> : tensor<5x70xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x70xf8E4M3FN>, tensor<5x70xf8E4M3FN>
  %e1 = stablehlo.constant dense<"0x45A73FC64443BCC046C346BD3D31C52DAA356740B84345C036BDC8C4C2424546C0C83F3EC334C046C0A0C3C8BA874741C8C632C63037C1372A30BE39C5B5444041A7C57F3843A641BFC4C2C521C73CA3C33F8C3E383C2E3C43C02EBD943A3CBD1CB7B541A233BA4640C52B4742C3C23546A9C737BA932D48BEC5C2BE323BB9C7323848B83AC78737C0C2877AC64443B6473E2EB23044C5ABB8C3BD48C0BFC6C4BAD543B3B4303A3D3A00BBC74142C2487FC235BE4540C1443C5B42BF4244C2C53D3100A9438242BDCCC6C6BA36421ABFC62FC4362CC2C4C33744B0B93BC54846C429A4B7BF3B3A444046BDB7443FC7415BC0429AA316C6C2C1C23D33C0C2C621CF41C6B63D4EBD36C13345AF3F4341C7B2C8484440BD433DBCC338468845C5C7B139C3C448C6B4AD331A4311C23CC73B473241B0C1443946B940B245BCBB3940BC4439C3BD42033200BE3341C77F3842BDB4BCC7BB004846423843C73A45"> : tensor<70x5xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<70x5xf8E4M3FN>, tensor<70x5xf8E4M3FN>
  return
}
func.func @p914(%arg0: tensor<13xf16>, %arg1: tensor<3x4x7xf16>) -> (tensor<7xf16>) {
  %v2 = stablehlo.maximum %arg1, %arg1 : tensor<3x4x7xf16>
  %v3 = stablehlo.constant dense<2.5> : tensor<f16>
  %v4 = stablehlo.reduce(%v2 init: %v3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x7xf16>, tensor<f16>) -> tensor<7xf16>
  %v5 = stablehlo.negate %v4 : tensor<7xf16>
  return %v5 : tensor<7xf16>
}
func.func @check914() {
  %a0 = stablehlo.constant dense<[3.941410e+00, -4.280000e+03, 1.492190e+00, 1.419680e-01, -1.679690e-01, 1.318360e+00, 1.074220e+00, -2.494140e+00, 0xFC00, 5.238400e+04, 1.832030e+00, 0x7E00, -3.164060e+00]> : tensor<13xf16>
  %a1 = stablehlo.constant dense<[[[3.439940e-01, 2.765630e+00, -2.232420e+00, -3.218750e+00, -1.000000e+00, -6.079100e-01, 5.239260e-01], [-1.181640e+00, -3.052730e+00, 3.523440e+00, 3.851560e+00, -3.304690e+00, -3.419920e+00, -1.675780e+00], [7.661130e-01, 1.639650e+00, -5.781250e-01, 3.400390e+00, -2.767580e+00, 1.847660e+00, -4.021000e-01], [-3.703130e+00, 2.988280e+00, -5.801390e-02, -2.183590e+00, -3.755860e+00, 3.775390e+00, -3.490230e+00]], [[3.058590e+00, -1.564450e+00, 1.053710e+00, -5.581050e-01, 3.337890e+00, 1.933590e+00, 2.935550e+00], [6.699210e-01, 2.904300e+00, -3.738280e+00, 0x7C00, -2.648440e+00, -2.802730e+00, -1.221680e+00], [1.435550e+00, 2.974610e+00, 3.238280e+00, -9.521480e-01, -3.437500e+00, -3.255860e+00, -1.061520e+00], [1.849610e+00, -6.718750e-01, 2.615230e+00, -3.408200e+00, -2.419430e-01, 2.591800e+00, -5.097660e-01]], [[3.650390e+00, 7.539980e-05, -1.617600e+04, -1.679690e+00, 3.100590e-01, -7.939450e-01, 3.929690e+00], [-2.789060e+00, 3.126950e+00, -4.660640e-01, -1.108400e+00, -3.420410e-01, 2.320560e-01, -2.699220e+00], [-1.599610e+00, 3.800780e+00, -3.121090e+00, -2.957030e+00, -1.709960e+00, 3.869140e+00, -1.975590e+00], [1.475590e+00, 9.160150e-01, 1.919920e+00, -3.380860e+00, -1.442380e+00, 1.192380e+00, 1.160280e-01]]]> : tensor<3x4x7xf16>
  %r:1 = call @p914(%a0, %a1) : (tensor<13xf16>, tensor<3x4x7xf16>) -> tensor<7xf16>
  %e0 = stablehlo.constant dense<[-6.476560e+00, -1.832810e+01, 1.616800e+04, 0xFC00, 1.450780e+01, -7.058590e+00, 3.033200e+00]> : tensor<7xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<7xf16>, tensor<7xf16>
  return
}
func.func @p915(%arg0: tensor<2x1x3xf8E4M3FN>, %arg1: tensor<3x2xf8E5M2>) -> (tensor<3x2x1xf8E5M2>, tensor<2x3x2x3xf8E4M3FN>, tensor<1x2xf8E5M2>, tensor<1x1x1xf8E4M3FN>) {
  %v2 = stablehlo.sqrt %arg1 : tensor<3x2xf8E5M2>
  %v3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x2xf8E5M2>) -> tensor<3x2x1xf8E5M2>
  %v4 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [1] : (tensor<2x1x3xf8E4M3FN>, tensor<2x1x3xf8E4M3FN>) -> tensor<2x3x2x3xf8E4M3FN>
  %v5 = stablehlo.slice %v2 [1:2:1, 0:2:1] : (tensor<3x2xf8E5M2>) -> tensor<1x2xf8E5M2>
  %v6 = stablehlo.slice %arg0 [0:1:2, 0:1:1, 1:3:2] : (tensor<2x1x3xf8E4M3FN>) -> tensor<1x1x1xf8E4M3FN>
  return %v3, %v4, %v5, %v6 : tensor<3x2x1xf8E5M2>, tensor<2x3x2x3xf8E4M3FN>, tensor<1x2xf8E5M2>, tensor<1x1x1xf8E4M3FN>
}
func.func @check915() {
  %a0 = stablehlo.constant dense<[[[-1.875000e+00, 3.250000e+00, 2.000000e+00]], [[-3.250000e+00, 2.187500e-01, -3.000000e+00]]]> : tensor<2x1x3xf8E4M3FN>
  %a1 = stablehlo.constant dense<[[-1.250000e+00, -3.750000e-01], [-3.500000e+00, -3.000000e+00], [0x7C, -1.500000e+00]]> : tensor<3x2xf8E5M2>
  %r:4 = call @p915(%a0, %a1) : (tensor<2x1x3xf8E4M3FN>, tensor<3x2xf8E5M2>) -> (tensor<3x2x1xf8E5M2>, tensor<2x3x2x3xf8E4M3FN>, tensor<1x2xf8E5M2>, tensor<1x1x1xf8E4M3FN>)
  %e0 = stablehlo.constant dense<[[[-1.250000e+00], [-3.750000e-01]], [[-3.500000e+00], [-3.000000e+00]], [[0x7C], [-1.500000e+00]]]> : tensor<3x2x1xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x2x1xf8E5M2>, tensor<3x2x1xf8E5M2>
  %e1 = stablehlo.constant dense<[[[[3.500000e+00, -6.000000e+00, -3.750000e+00], [6.000000e+00, -4.062500e-01, 5.500000e+00]], [[-6.000000e+00, 1.100000e+01, 6.500000e+00], [-1.100000e+01, 6.875000e-01, -1.000000e+01]], [[-3.750000e+00, 6.500000e+00, 4.000000e+00], [-6.500000e+00, 4.375000e-01, -6.000000e+00]]], [[[6.000000e+00, -1.100000e+01, -6.500000e+00], [1.100000e+01, -6.875000e-01, 1.000000e+01]], [[-4.062500e-01, 6.875000e-01, 4.375000e-01], [-6.875000e-01, 4.687500e-02, -6.250000e-01]], [[5.500000e+00, -1.000000e+01, -6.000000e+00], [1.000000e+01, -6.250000e-01, 9.000000e+00]]]]> : tensor<2x3x2x3xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<2x3x2x3xf8E4M3FN>, tensor<2x3x2x3xf8E4M3FN>
  %e2 = stablehlo.constant dense<0xFE> : tensor<1x2xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1x2xf8E5M2>, tensor<1x2xf8E5M2>
  %e3 = stablehlo.constant dense<3.250000e+00> : tensor<1x1x1xf8E4M3FN>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<1x1x1xf8E4M3FN>, tensor<1x1x1xf8E4M3FN>
  return
}
func.func @p916(%arg0: tensor<4x13x4xi16>, %arg1: tensor<i16>) -> (tensor<4x26x4xi16>, tensor<5x9x9xi16>) {
  %v2 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<4x13x4xi16>, tensor<4x13x4xi16>) -> tensor<4x26x4xi16>
  %v3 = stablehlo.constant dense<32767> : tensor<i16>
  %v4 = stablehlo.pad %arg0, %v3, low = [0, 1, 1], high = [1, 0, 1], interior = [0, 1, 1] : (tensor<4x13x4xi16>, tensor<i16>) -> tensor<5x26x9xi16>
  %v5 = stablehlo.dot_general %v4, %v4, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<5x26x9xi16>, tensor<5x26x9xi16>) -> tensor<5x9x9xi16>
  %v6 = stablehlo.reverse %v5, dims = [0] : tensor<5x9x9xi16>
  return %v2, %v6 : tensor<4x26x4xi16>, tensor<5x9x9xi16>
}
func.func @check916() {
  %a0 = stablehlo.constant dense<"0x7CE5FBFFFFFFFDFF0400F8FF090003000300F7FF0800FFFF0000FDFFFAFFF7FF0800F8FFF6FF050008000000FCFFF8FFF9FFFCFF070051C2FAFFFCFF03008F84F6FF0000A7D90000FFFFFEFFFBFF0A0002000600F6FF0700FEFFF7FF52D95B7E000004000500235F010004000900F7FFFEFFFCFFF9FF0700F8FF00000200010003000100C7F900000000F5FFF6FF0B00FCFFFDFFFFFF0A000B00F8FF0200FEFF0400F6FF86C90000FDFF0A0003000100FEFFFDFFF8FF090003000500FDFF020009000B00000000000600010005006E3DF9FF00000000F0E802000000FEFF0800FBFF0000000002000400FEFF06000900FFFFFBFFFCFF0500F8FF04000300FEFF0700F7FF07000600F8FFFAFFF6FF08000A000200FFFFF7FFFBFF0300030009000600F6FF0300F5FF0400FFFF0000FEFF0400FEFF030003000000F8FF06000100F053B52AFDFF0B000700FFFFFBFF0000F8FF0700F9FFF9FFFEFFFFFF0800010007000900C9DE0A00F5FF09000600020000000A000B00FDFFFEFF08000B0003000100F9FFFDFF0300F5FF0900000003000800F6FF0700FEFF0600F6FFFCFF0800"> : tensor<4x13x4xi16>
  %a1 = stablehlo.constant dense<5> : tensor<i16>
  %r:2 = call @p916(%a0, %a1) : (tensor<4x13x4xi16>, tensor<i16>) -> (tensor<4x26x4xi16>, tensor<5x9x9xi16>)
  %e0 = stablehlo.constant dense<"0x7CE5FBFFFFFFFDFF0400F8FF090003000300F7FF0800FFFF0000FDFFFAFFF7FF0800F8FFF6FF050008000000FCFFF8FFF9FFFCFF070051C2FAFFFCFF03008F84F6FF0000A7D90000FFFFFEFFFBFF0A0002000600F6FF0700FEFFF7FF52D95B7E000004000500235F7CE5FBFFFFFFFDFF0400F8FF090003000300F7FF0800FFFF0000FDFFFAFFF7FF0800F8FFF6FF050008000000FCFFF8FFF9FFFCFF070051C2FAFFFCFF03008F84F6FF0000A7D90000FFFFFEFFFBFF0A0002000600F6FF0700FEFFF7FF52D95B7E000004000500235F010004000900F7FFFEFFFCFFF9FF0700F8FF00000200010003000100C7F900000000F5FFF6FF0B00FCFFFDFFFFFF0A000B00F8FF0200FEFF0400F6FF86C90000FDFF0A0003000100FEFFFDFFF8FF090003000500FDFF020009000B00000000000600010005006E3D010004000900F7FFFEFFFCFFF9FF0700F8FF00000200010003000100C7F900000000F5FFF6FF0B00FCFFFDFFFFFF0A000B00F8FF0200FEFF0400F6FF86C90000FDFF0A0003000100FEFFFDFFF8FF090003000500FDFF020009000B00000000000600010005006E3DF9FF00000000F0E802000000FEFF0800FBFF0000000002000400FEFF06000900FFFFFBFFFCFF0500F8FF04000300FEFF0700F7FF07000600F8FFFAFFF6FF08000A000200FFFFF7FFFBFF0300030009000600F6FF0300F5FF0400FFFF0000FEFF0400FEFF03000300F9FF00000000F0E802000000FEFF0800FBFF0000000002000400FEFF06000900FFFFFBFFFCFF0500F8FF04000300FEFF0700F7FF07000600F8FFFAFFF6FF08000A000200FFFFF7FFFBFF0300030009000600F6FF0300F5FF0400FFFF0000FEFF0400FEFF030003000000F8FF06000100F053B52AFDFF0B000700FFFFFBFF0000F8FF0700F9FFF9FFFEFFFFFF0800010007000900C9DE0A00F5FF09000600020000000A000B00FDFFFEFF08000B0003000100F9FFFDFF0300F5FF0900000003000800F6FF0700FEFF0600F6FFFCFF08000000F8FF06000100F053B52AFDFF0B000700FFFFFBFF0000F8FF0700F9FFF9FFFEFFFFFF0800010007000900C9DE0A00F5FF09000600020000000A000B00FDFFFEFF08000B0003000100F9FFFDFF0300F5FF0900000003000800F6FF0700FEFF0600F6FFFCFF0800"> : tensor<4x26x4xi16>
  check.expect_eq %r#0, %e0 : tensor<4x26x4xi16>
  %e1 = stablehlo.constant dense<"0x1A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A001A00222C1A0049D51A0029211A00EFFF1A00222C0E83222C56B7222C861B222CBF9B222C1A00222C1A0049D51A0029211A00EFFF1A0049D556B749D509E749D58E5549D5CAD549D51A00222C1A0049D51A0029211A00EFFF1A002921861B29218E552921F53B2921DAB329211A00222C1A0049D51A0029211A00EFFF1A00EFFFBF9BEFFFCAD5EFFFDAB3EFFF8901EFFF1A00222C1A0049D51A0029211A00EFFF1A001A000A801A0027001A0005001A0003171A000A80DE010A8098FF0A8093000A80D7A00A801A000A801A0027001A0005001A0003171A00270098FF27002501270001002700E7FF27001A000A801A0027001A0005001A0003171A0005009300050001000500FF000500FFFF05001A000A801A0027001A0005001A0003171A000317D7A00317E7FF0317FFFF03174BE303171A000A801A0027001A0005001A0003171A001A00FBFF1A0014801A00C8BC1A0081C21A00FBFF7F01FBFF0800FBFFB713FBFF3570FBFF1A00FBFF1A0014801A00C8BC1A0081C21A0014800800148054021480651B1480AD3C14801A00FBFF1A0014801A00C8BC1A0081C21A00C8BCB713C8BC651BC8BC3C6CC8BCEC31C8BC1A00FBFF1A0014801A00C8BC1A0081C21A0081C2357081C2AD3C81C2EC3181C20B9D81C21A00FBFF1A0014801A00C8BC1A0081C21A001A00929A1A0037001A0018CD1A00ABDB1A00929A7815929A7A84929AE1E6929A47E7929A1A00929A1A0037001A0018CD1A00ABDB1A0037007A843700A9013700BC5B3700EFEF37001A00929A1A0037001A0018CD1A00ABDB1A0018CDE1E618CDBC5B18CD3CAB18CD885518CD1A00929A1A0037001A0018CD1A00ABDB1A00ABDB47E7ABDBEFEFABDB8855ABDB035AABDB1A00929A1A0037001A0018CD1A00ABDB1A00"> : tensor<5x9x9xi16>
  check.expect_eq %r#1, %e1 : tensor<5x9x9xi16>
  return
}
func.func @p917(%arg0: tensor<70xbf16>, %arg1: tensor<i1>, %arg2: tensor<4x3xbf16>) -> (tensor<4x3xbf16>) {
  %v3 = stablehlo.abs %arg2 : tensor<4x3xbf16>
  return %v3 : tensor<4x3xbf16>
}
func.func @check917() {
  %a0 = stablehlo.constant dense<[3.828130e+00, 2.099610e-01, -6.953130e-01, 1.320310e+00, -7.000000e+01, -7.226560e-01, -2.656250e+00, -6.757810e-01, -2.682300e+24, -1.296880e+00, 3.734380e+00, -1.265630e+00, 8.242180e-01, 5.200200e-02, -2.600100e-02, 1.851560e+00, -1.609380e+00, -3.085940e-01, 1.375000e+00, -2.968750e+00, -2.578130e-01, 3.109380e+00, -3.703130e+00, 9.007200e+18, 2.437500e+00, -1.789060e+00, 3.750000e+00, -7.851560e-01, 1.851560e+00, -7.265630e-01, 3.953130e+00, -0.000000e+00, -3.125000e+00, -6.132810e-01, 9.960930e-01, -3.004060e+38, 7.929680e-01, 2.609380e+00, 2.578130e+00, 1.777340e-01, -6.875000e-01, 1.523440e-01, -3.640630e+00, -3.531250e+00, 1.625000e+00, -6.640630e-01, -3.004060e+38, 2.015630e+00, 1.437500e+00, 3.156250e+00, -3.811780e-27, -1.554690e+00, 3.218750e+00, -2.937500e+00, -2.828130e+00, -1.289060e+00, -2.406250e+00, 3.140630e+00, -2.359380e+00, 1.320310e+00, -1.289060e+00, 3.007810e-01, 1.812790e-16, -3.437500e+00, -2.515630e+00, -1.726560e+00, 3.984380e+00, 8.671870e-01, 9.007200e+18, 2.437500e+00]> : tensor<70xbf16>
  %a1 = stablehlo.constant dense<false> : tensor<i1>
  %a2 = stablehlo.constant dense<[[-2.234380e+00, -3.468750e+00, 1.602880e-15], [-3.420450e-31, -2.093750e+00, 2.413990e-06], [3.859380e+00, -2.343750e+00, -1.202390e-02], [1.076840e-09, -2.125000e+00, -3.984380e-01]]> : tensor<4x3xbf16>
  %r:1 = call @p917(%a0, %a1, %a2) : (tensor<70xbf16>, tensor<i1>, tensor<4x3xbf16>) -> tensor<4x3xbf16>
  %e0 = stablehlo.constant dense<[[2.234380e+00, 3.468750e+00, 1.602880e-15], [3.420450e-31, 2.093750e+00, 2.413990e-06], [3.859380e+00, 2.343750e+00, 1.202390e-02], [1.076840e-09, 2.125000e+00, 3.984380e-01]]> : tensor<4x3xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4x3xbf16>, tensor<4x3xbf16>
  return
}
func.func @p918(%arg0: tensor<ui32>, %arg1: tensor<i8>, %arg2: tensor<0x5xi16>) -> (tensor<3x4xi16>, tensor<1xi16>) {
  %v3 = stablehlo.constant dense<32767> : tensor<i16>
  %v4 = stablehlo.pad %arg2, %v3, low = [2, -1], high = [1, 0], interior = [1, 0] : (tensor<0x5xi16>, tensor<i16>) -> tensor<3x4xi16>
  %v5 = stablehlo.reshape %v3 : (tensor<i16>) -> tensor<1xi16>
  return %v4, %v5 : tensor<3x4xi16>, tensor<1xi16>
}
func.func @check918() {
  %a0 = stablehlo.constant dense<4294967287> : tensor<ui32>
  %a1 = stablehlo.constant dense<10> : tensor<i8>
  %a2 = stablehlo.constant dense<> : tensor<0x5xi16>
  %r:2 = call @p918(%a0, %a1, %a2) : (tensor<ui32>, tensor<i8>, tensor<0x5xi16>) -> (tensor<3x4xi16>, tensor<1xi16>)
  %e0 = stablehlo.constant dense<32767> : tensor<3x4xi16>
  check.expect_eq %r#0, %e0 : tensor<3x4xi16>
  %e1 = stablehlo.constant dense<32767> : tensor<1xi16>
  check.expect_eq %r#1, %e1 : tensor<1xi16>
  return
}
func.func @p919(%arg0: tensor<0x16xi1>, %arg1: tensor<5xf32>) -> (tensor<5xf32>) {
  return %arg1 : tensor<5xf32>
}
func.func @check919() {
  %a0 = stablehlo.constant dense<> : tensor<0x16xi1>
  %a1 = stablehlo.constant dense<[-1.060000e-01, 1.95780501E+15, -4.580000e-01, 0xFF800000, 2.352000e+00]> : tensor<5xf32>
  %r:1 = call @p919(%a0, %a1) : (tensor<0x16xi1>, tensor<5xf32>) -> tensor<5xf32>
  %e0 = stablehlo.constant dense<[-1.060000e-01, 1.95780501E+15, -4.580000e-01, 0xFF800000, 2.352000e+00]> : tensor<5xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  return
}
func.func @p920(%arg0: tensor<3x1x0xf32>) -> (tensor<1x0x3xf32>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<3x1x0xf32>
  %v2 = stablehlo.transpose %v1, dims = [1, 2, 0] : (tensor<3x1x0xf32>) -> tensor<1x0x3xf32>
  %v3 = stablehlo.rsqrt %v2 : tensor<1x0x3xf32>
  %v4 = stablehlo.multiply %v3, %v3 : tensor<1x0x3xf32>
  %v5 = stablehlo.abs %v4 : tensor<1x0x3xf32>
  return %v5 : tensor<1x0x3xf32>
}
func.func @check920() {
  %a0 = stablehlo.constant dense<> : tensor<3x1x0xf32>
  %r:1 = call @p920(%a0) : (tensor<3x1x0xf32>) -> tensor<1x0x3xf32>
  %e0 = stablehlo.constant dense<> : tensor<1x0x3xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x0x3xf32>, tensor<1x0x3xf32>
  return
}
func.func @p921(%arg0: tensor<f32>, %arg1: tensor<65xf8E4M3FN>) -> (tensor<62xf8E4M3FN>, tensor<1xf32>, tensor<1x2xf32>) {
  %v2 = stablehlo.slice %arg1 [1:63:1] : (tensor<65xf8E4M3FN>) -> tensor<62xf8E4M3FN>
  %v3 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1x1xf32>
  %v4 = stablehlo.constant dense<1.0> : tensor<f32>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.add across dimensions = [1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
  %v6 = stablehlo.concatenate %v3, %v3, dim = 1 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
  return %v2, %v5, %v6 : tensor<62xf8E4M3FN>, tensor<1xf32>, tensor<1x2xf32>
}
func.func @check921() {
  %a0 = stablehlo.constant dense<4.66231413E+19> : tensor<f32>
  %a1 = stablehlo.constant dense<[-8.593750e-02, 3.500000e+00, -6.875000e-01, -4.000000e+00, 4.000000e+00, -2.750000e+00, -4.062500e-01, -2.750000e+00, -8.125000e-01, -1.000000e+00, 1.750000e+00, 2.500000e+00, -3.750000e+00, 2.250000e+00, 2.750000e+00, 1.250000e+00, -1.125000e+00, -1.750000e+00, 2.750000e+00, 7.031250e-02, 1.000000e+00, 3.750000e+00, 2.750000e+00, 2.000000e+00, -1.562500e-01, -1.500000e+00, 2.250000e+00, -8.125000e-01, 1.250000e+00, -1.875000e+00, 6.250000e-01, 3.000000e+00, -4.000000e+00, 7.031250e-02, -3.750000e+00, 1.000000e+00, -3.750000e+00, 0.000000e+00, -1.400000e+01, 1.375000e+00, 8.750000e-01, -2.500000e+00, -2.250000e+00, -5.625000e-01, 3.000000e+00, 6.875000e-01, 1.500000e+00, 4.000000e+00, -6.250000e-01, 1.750000e+00, 1.625000e+00, 4.687500e-01, -2.750000e+00, 2.812500e-01, -2.750000e+00, -1.875000e+00, 3.000000e+00, 0x7F, 0.000000e+00, 5.625000e-01, 3.437500e-01, 2.080000e+02, -1.625000e+00, 3.250000e+00, -2.500000e+00]> : tensor<65xf8E4M3FN>
  %r:3 = call @p921(%a0, %a1) : (tensor<f32>, tensor<65xf8E4M3FN>) -> (tensor<62xf8E4M3FN>, tensor<1xf32>, tensor<1x2xf32>)
  %e0 = stablehlo.constant dense<[3.500000e+00, -6.875000e-01, -4.000000e+00, 4.000000e+00, -2.750000e+00, -4.062500e-01, -2.750000e+00, -8.125000e-01, -1.000000e+00, 1.750000e+00, 2.500000e+00, -3.750000e+00, 2.250000e+00, 2.750000e+00, 1.250000e+00, -1.125000e+00, -1.750000e+00, 2.750000e+00, 7.031250e-02, 1.000000e+00, 3.750000e+00, 2.750000e+00, 2.000000e+00, -1.562500e-01, -1.500000e+00, 2.250000e+00, -8.125000e-01, 1.250000e+00, -1.875000e+00, 6.250000e-01, 3.000000e+00, -4.000000e+00, 7.031250e-02, -3.750000e+00, 1.000000e+00, -3.750000e+00, 0.000000e+00, -1.400000e+01, 1.375000e+00, 8.750000e-01, -2.500000e+00, -2.250000e+00, -5.625000e-01, 3.000000e+00, 6.875000e-01, 1.500000e+00, 4.000000e+00, -6.250000e-01, 1.750000e+00, 1.625000e+00, 4.687500e-01, -2.750000e+00, 2.812500e-01, -2.750000e+00, -1.875000e+00, 3.000000e+00, 0x7F, 0.000000e+00, 5.625000e-01, 3.437500e-01, 2.080000e+02, -1.625000e+00]> : tensor<62xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<62xf8E4M3FN>, tensor<62xf8E4M3FN>
  %e1 = stablehlo.constant dense<4.66231413E+19> : tensor<1xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1xf32>, tensor<1xf32>
  %e2 = stablehlo.constant dense<4.66231413E+19> : tensor<1x2xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1x2xf32>, tensor<1x2xf32>
  return
}
func.func @p922(%arg0: tensor<65xf32>, %arg1: tensor<1xf32>) -> (tensor<f32>, tensor<1xf32>) {
  %v2 = stablehlo.constant dense<0.0> : tensor<f32>
  %v3 = stablehlo.reduce(%arg0 init: %v2) applies stablehlo.add across dimensions = [0] : (tensor<65xf32>, tensor<f32>) -> tensor<f32>
  %v4 = stablehlo.sign %arg1 : tensor<1xf32>
  return %v3, %v4 : tensor<f32>, tensor<1xf32>
}
func.func @check922() {
  %a0 = stablehlo.constant dense<[-2.866000e+00, -2.592000e+00, 1.12753716E-20, -1.544000e+00, -1.722000e+00, -2.558000e+00, -0.000000e+00, 2.636000e+00, 0xFF800000, 3.964000e+00, 0.615999996, -1.272000e+00, 1.812000e+00, -2.548000e+00, -1.500000e+00, 3.652000e+00, 1.136000e+00, -1.740000e+00, -3.000000e+38, -3.290000e+00, 1.256000e+00, -3.640000e-01, -2.10539183E-5, 3.252000e+00, 6.600000e-02, -4.600000e-01, -0.913999974, 3.232000e+00, 0x7F800000, 9.900000e-01, 4.440000e-01, 2.846000e+00, 1.396000e+00, 3.914000e+00, 1.290000e+00, 2.086000e+00, 2.468000e+00, -7.320000e-01, -2.624000e+00, -1.414000e+00, 3.254000e+00, -1.803506E+25, -7.900000e-01, -6.600000e-01, -1.844000e+00, -2.524000e+00, -3.482000e+00, -8.600000e-02, 3.040000e-01, 2.020000e+00, 3.730000e+00, -1.854000e+00, 3.300000e-01, 2.382000e+00, 2.840000e-01, -3.458000e+00, -3.468000e+00, -1.906000e+00, 1.830000e+00, -2.614000e+00, -3.466000e+00, -2.362000e+00, 1.25590722E+31, -2.746000e+00, 0.92199999]> : tensor<65xf32>
  %a1 = stablehlo.constant dense<-2.160000e-01> : tensor<1xf32>
  %r:2 = call @p922(%a0, %a1) : (tensor<65xf32>, tensor<1xf32>) -> (tensor<f32>, tensor<1xf32>)
  %e0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<-1.000000e+00> : tensor<1xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @p923(%arg0: tensor<8x16xf32>) -> (tensor<5x16xf32>, tensor<8x7x16xf32>) {
  %v1 = stablehlo.slice %arg0 [1:6:1, 0:16:1] : (tensor<8x16xf32>) -> tensor<5x16xf32>
  %v2 = stablehlo.exponential_minus_one %v1 : tensor<5x16xf32>
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<8x16xf32>) -> tensor<8x7x16xf32>
  return %v2, %v3 : tensor<5x16xf32>, tensor<8x7x16xf32>
}
func.func @check923() {
  %a0 = stablehlo.constant dense<"0x426065BECBA125C0190456C0FE040432C216010077BE1FBFE061FEB714AE473F7D3F753F3F356E40B072A8BFA69BC4BFBF661CB4CBA105C091EDBC3F0000003F7681E15021B012C068913D403D0A97BF0AD7A33F7F6A3CBE871699BF7D1F22DF7F6A5CC08EE4A166871669C0A24536BF91ED9C3F295C7FC054E3A53EBE9F0AC0F4FD244077BE5FBFFED4F83FBC74533FB81E454052B87EC00000C07FAAF132C0DBF93E3F355E3A40DF4F5D402DB21DBE643B5F3FF6281C3FF2D20DBF85EBD13F250681BF0000803F0AD7E3BFD34D42C07F6A5CC021B0D2BFB81E05400B4DFAC7C3F5883F51FED5E29A9929C017D91E407B141E40F4FDD43F91ED6CC039B4C83D61D4C2575C8F82BF643B5F407B144E407F6AFC3F775768CA8B6C474049B01250D34D5240CBA155407F6ABCBDFA7E2A3FC976BE3E6F12433F1058B93E5C8F423FE3A52BC0894110C017D90E3FF2D28DBF1D5A24C0F0A736C0AE47813FEE7C2F40B072E83E00000080D34D62C008AC0CC01904D6BEA8C62B405EBAA93FCDCCEC3FE17A44C000000080EE7CFFBF46B6F33F7593B8BF9643AB3FCE10F1AF6DE73B3F2B87F63F1D5A54409A9999BF08AC3C400C023BC014AE873F19040640A69B0440BA498CBF52B86E405A647B3FE3A5BB3FB072A8BF5839B43EA4702D4054E3653F4E6230C0913017F71058594023DB09C0E92611C0CBA1C5BF641BFF7FE7FBE93F"> : tensor<8x16xf32>
  %r:2 = call @p923(%a0) : (tensor<8x16xf32>) -> (tensor<5x16xf32>, tensor<8x7x16xf32>)
  %e0 = stablehlo.constant dense<[[0x7F800000, -0.898935854, 18.3366051, -0.692721248, 2.59663963, -0.168064192, -0.697598577, -1.000000e+00, -0.968063294, 0x7F800000, -0.973800122, -0.50933814, 2.40757179, -0.981500267, 0.382647306, -0.885364771], [12.1707716, -0.582720935, 5.98664188, 1.28416371, 2.075840e+01, -0.981314361, 0x7FC00000, -0.938946187, 1.10854888, 17.3935471, 30.7534046, -0.142727971, 1.39168942, 0.840431452, -0.425353378, 4.15516949], [-0.635051847, 1.71828187, -0.83136183, -0.951973378, -0.968063294, -0.807180345, 7.00446844, -1.000000e+00, 1.91537964, -1.000000e+00, -0.929348766, 10.9651718, 10.8224468, 4.28039026, -0.975325882, 0.102962784], [0x7F800000, -0.639405071, 31.720438, 24.02812, 6.18503237, -1.000000e+00, 21.5559731, 0x7F800000, 25.7357063, 27.1627464, -0.0878948494, 0.946435987, 4.506330e-01, 1.14255714, 0.43619892, 1.13827622], [-0.931573808, -0.895021498, 0.74717468, -0.669781267, -0.923311233, -0.942386627, 1.74560094, 14.517992, 5.745980e-01, -0.000000e+00, -0.970870375, -8.889750e-01, -0.34163779, 13.6435509, 2.76594925, 5.359820e+00]]> : tensor<5x16xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x16xf32>, tensor<5x16xf32>
  %e1 = stablehlo.constant dense<"0x426065BECBA125C0190456C0FE040432C216010077BE1FBFE061FEB714AE473F7D3F753F3F356E40B072A8BFA69BC4BFBF661CB4CBA105C091EDBC3F0000003F426065BECBA125C0190456C0FE040432C216010077BE1FBFE061FEB714AE473F7D3F753F3F356E40B072A8BFA69BC4BFBF661CB4CBA105C091EDBC3F0000003F426065BECBA125C0190456C0FE040432C216010077BE1FBFE061FEB714AE473F7D3F753F3F356E40B072A8BFA69BC4BFBF661CB4CBA105C091EDBC3F0000003F426065BECBA125C0190456C0FE040432C216010077BE1FBFE061FEB714AE473F7D3F753F3F356E40B072A8BFA69BC4BFBF661CB4CBA105C091EDBC3F0000003F426065BECBA125C0190456C0FE040432C216010077BE1FBFE061FEB714AE473F7D3F753F3F356E40B072A8BFA69BC4BFBF661CB4CBA105C091EDBC3F0000003F426065BECBA125C0190456C0FE040432C216010077BE1FBFE061FEB714AE473F7D3F753F3F356E40B072A8BFA69BC4BFBF661CB4CBA105C091EDBC3F0000003F426065BECBA125C0190456C0FE040432C216010077BE1FBFE061FEB714AE473F7D3F753F3F356E40B072A8BFA69BC4BFBF661CB4CBA105C091EDBC3F0000003F7681E15021B012C068913D403D0A97BF0AD7A33F7F6A3CBE871699BF7D1F22DF7F6A5CC08EE4A166871669C0A24536BF91ED9C3F295C7FC054E3A53EBE9F0AC07681E15021B012C068913D403D0A97BF0AD7A33F7F6A3CBE871699BF7D1F22DF7F6A5CC08EE4A166871669C0A24536BF91ED9C3F295C7FC054E3A53EBE9F0AC07681E15021B012C068913D403D0A97BF0AD7A33F7F6A3CBE871699BF7D1F22DF7F6A5CC08EE4A166871669C0A24536BF91ED9C3F295C7FC054E3A53EBE9F0AC07681E15021B012C068913D403D0A97BF0AD7A33F7F6A3CBE871699BF7D1F22DF7F6A5CC08EE4A166871669C0A24536BF91ED9C3F295C7FC054E3A53EBE9F0AC07681E15021B012C068913D403D0A97BF0AD7A33F7F6A3CBE871699BF7D1F22DF7F6A5CC08EE4A166871669C0A24536BF91ED9C3F295C7FC054E3A53EBE9F0AC07681E15021B012C068913D403D0A97BF0AD7A33F7F6A3CBE871699BF7D1F22DF7F6A5CC08EE4A166871669C0A24536BF91ED9C3F295C7FC054E3A53EBE9F0AC07681E15021B012C068913D403D0A97BF0AD7A33F7F6A3CBE871699BF7D1F22DF7F6A5CC08EE4A166871669C0A24536BF91ED9C3F295C7FC054E3A53EBE9F0AC0F4FD244077BE5FBFFED4F83FBC74533FB81E454052B87EC00000C07FAAF132C0DBF93E3F355E3A40DF4F5D402DB21DBE643B5F3FF6281C3FF2D20DBF85EBD13FF4FD244077BE5FBFFED4F83FBC74533FB81E454052B87EC00000C07FAAF132C0DBF93E3F355E3A40DF4F5D402DB21DBE643B5F3FF6281C3FF2D20DBF85EBD13FF4FD244077BE5FBFFED4F83FBC74533FB81E454052B87EC00000C07FAAF132C0DBF93E3F355E3A40DF4F5D402DB21DBE643B5F3FF6281C3FF2D20DBF85EBD13FF4FD244077BE5FBFFED4F83FBC74533FB81E454052B87EC00000C07FAAF132C0DBF93E3F355E3A40DF4F5D402DB21DBE643B5F3FF6281C3FF2D20DBF85EBD13FF4FD244077BE5FBFFED4F83FBC74533FB81E454052B87EC00000C07FAAF132C0DBF93E3F355E3A40DF4F5D402DB21DBE643B5F3FF6281C3FF2D20DBF85EBD13FF4FD244077BE5FBFFED4F83FBC74533FB81E454052B87EC00000C07FAAF132C0DBF93E3F355E3A40DF4F5D402DB21DBE643B5F3FF6281C3FF2D20DBF85EBD13FF4FD244077BE5FBFFED4F83FBC74533FB81E454052B87EC00000C07FAAF132C0DBF93E3F355E3A40DF4F5D402DB21DBE643B5F3FF6281C3FF2D20DBF85EBD13F250681BF0000803F0AD7E3BFD34D42C07F6A5CC021B0D2BFB81E05400B4DFAC7C3F5883F51FED5E29A9929C017D91E407B141E40F4FDD43F91ED6CC039B4C83D250681BF0000803F0AD7E3BFD34D42C07F6A5CC021B0D2BFB81E05400B4DFAC7C3F5883F51FED5E29A9929C017D91E407B141E40F4FDD43F91ED6CC039B4C83D250681BF0000803F0AD7E3BFD34D42C07F6A5CC021B0D2BFB81E05400B4DFAC7C3F5883F51FED5E29A9929C017D91E407B141E40F4FDD43F91ED6CC039B4C83D250681BF0000803F0AD7E3BFD34D42C07F6A5CC021B0D2BFB81E05400B4DFAC7C3F5883F51FED5E29A9929C017D91E407B141E40F4FDD43F91ED6CC039B4C83D250681BF0000803F0AD7E3BFD34D42C07F6A5CC021B0D2BFB81E05400B4DFAC7C3F5883F51FED5E29A9929C017D91E407B141E40F4FDD43F91ED6CC039B4C83D250681BF0000803F0AD7E3BFD34D42C07F6A5CC021B0D2BFB81E05400B4DFAC7C3F5883F51FED5E29A9929C017D91E407B141E40F4FDD43F91ED6CC039B4C83D250681BF0000803F0AD7E3BFD34D42C07F6A5CC021B0D2BFB81E05400B4DFAC7C3F5883F51FED5E29A9929C017D91E407B141E40F4FDD43F91ED6CC039B4C83D61D4C2575C8F82BF643B5F407B144E407F6AFC3F775768CA8B6C474049B01250D34D5240CBA155407F6ABCBDFA7E2A3FC976BE3E6F12433F1058B93E5C8F423F61D4C2575C8F82BF643B5F407B144E407F6AFC3F775768CA8B6C474049B01250D34D5240CBA155407F6ABCBDFA7E2A3FC976BE3E6F12433F1058B93E5C8F423F61D4C2575C8F82BF643B5F407B144E407F6AFC3F775768CA8B6C474049B01250D34D5240CBA155407F6ABCBDFA7E2A3FC976BE3E6F12433F1058B93E5C8F423F61D4C2575C8F82BF643B5F407B144E407F6AFC3F775768CA8B6C474049B01250D34D5240CBA155407F6ABCBDFA7E2A3FC976BE3E6F12433F1058B93E5C8F423F61D4C2575C8F82BF643B5F407B144E407F6AFC3F775768CA8B6C474049B01250D34D5240CBA155407F6ABCBDFA7E2A3FC976BE3E6F12433F1058B93E5C8F423F61D4C2575C8F82BF643B5F407B144E407F6AFC3F775768CA8B6C474049B01250D34D5240CBA155407F6ABCBDFA7E2A3FC976BE3E6F12433F1058B93E5C8F423F61D4C2575C8F82BF643B5F407B144E407F6AFC3F775768CA8B6C474049B01250D34D5240CBA155407F6ABCBDFA7E2A3FC976BE3E6F12433F1058B93E5C8F423FE3A52BC0894110C017D90E3FF2D28DBF1D5A24C0F0A736C0AE47813FEE7C2F40B072E83E00000080D34D62C008AC0CC01904D6BEA8C62B405EBAA93FCDCCEC3FE3A52BC0894110C017D90E3FF2D28DBF1D5A24C0F0A736C0AE47813FEE7C2F40B072E83E00000080D34D62C008AC0CC01904D6BEA8C62B405EBAA93FCDCCEC3FE3A52BC0894110C017D90E3FF2D28DBF1D5A24C0F0A736C0AE47813FEE7C2F40B072E83E00000080D34D62C008AC0CC01904D6BEA8C62B405EBAA93FCDCCEC3FE3A52BC0894110C017D90E3FF2D28DBF1D5A24C0F0A736C0AE47813FEE7C2F40B072E83E00000080D34D62C008AC0CC01904D6BEA8C62B405EBAA93FCDCCEC3FE3A52BC0894110C017D90E3FF2D28DBF1D5A24C0F0A736C0AE47813FEE7C2F40B072E83E00000080D34D62C008AC0CC01904D6BEA8C62B405EBAA93FCDCCEC3FE3A52BC0894110C017D90E3FF2D28DBF1D5A24C0F0A736C0AE47813FEE7C2F40B072E83E00000080D34D62C008AC0CC01904D6BEA8C62B405EBAA93FCDCCEC3FE3A52BC0894110C017D90E3FF2D28DBF1D5A24C0F0A736C0AE47813FEE7C2F40B072E83E00000080D34D62C008AC0CC01904D6BEA8C62B405EBAA93FCDCCEC3FE17A44C000000080EE7CFFBF46B6F33F7593B8BF9643AB3FCE10F1AF6DE73B3F2B87F63F1D5A54409A9999BF08AC3C400C023BC014AE873F19040640A69B0440E17A44C000000080EE7CFFBF46B6F33F7593B8BF9643AB3FCE10F1AF6DE73B3F2B87F63F1D5A54409A9999BF08AC3C400C023BC014AE873F19040640A69B0440E17A44C000000080EE7CFFBF46B6F33F7593B8BF9643AB3FCE10F1AF6DE73B3F2B87F63F1D5A54409A9999BF08AC3C400C023BC014AE873F19040640A69B0440E17A44C000000080EE7CFFBF46B6F33F7593B8BF9643AB3FCE10F1AF6DE73B3F2B87F63F1D5A54409A9999BF08AC3C400C023BC014AE873F19040640A69B0440E17A44C000000080EE7CFFBF46B6F33F7593B8BF9643AB3FCE10F1AF6DE73B3F2B87F63F1D5A54409A9999BF08AC3C400C023BC014AE873F19040640A69B0440E17A44C000000080EE7CFFBF46B6F33F7593B8BF9643AB3FCE10F1AF6DE73B3F2B87F63F1D5A54409A9999BF08AC3C400C023BC014AE873F19040640A69B0440E17A44C000000080EE7CFFBF46B6F33F7593B8BF9643AB3FCE10F1AF6DE73B3F2B87F63F1D5A54409A9999BF08AC3C400C023BC014AE873F19040640A69B0440BA498CBF52B86E405A647B3FE3A5BB3FB072A8BF5839B43EA4702D4054E3653F4E6230C0913017F71058594023DB09C0E92611C0CBA1C5BF641BFF7FE7FBE93FBA498CBF52B86E405A647B3FE3A5BB3FB072A8BF5839B43EA4702D4054E3653F4E6230C0913017F71058594023DB09C0E92611C0CBA1C5BF641BFF7FE7FBE93FBA498CBF52B86E405A647B3FE3A5BB3FB072A8BF5839B43EA4702D4054E3653F4E6230C0913017F71058594023DB09C0E92611C0CBA1C5BF641BFF7FE7FBE93FBA498CBF52B86E405A647B3FE3A5BB3FB072A8BF5839B43EA4702D4054E3653F4E6230C0913017F71058594023DB09C0E92611C0CBA1C5BF641BFF7FE7FBE93FBA498CBF52B86E405A647B3FE3A5BB3FB072A8BF5839B43EA4702D4054E3653F4E6230C0913017F71058594023DB09C0E92611C0CBA1C5BF641BFF7FE7FBE93FBA498CBF52B86E405A647B3FE3A5BB3FB072A8BF5839B43EA4702D4054E3653F4E6230C0913017F71058594023DB09C0E92611C0CBA1C5BF641BFF7FE7FBE93FBA498CBF52B86E405A647B3FE3A5BB3FB072A8BF5839B43EA4702D4054E3653F4E6230C0913017F71058594023DB09C0E92611C0CBA1C5BF641BFF7FE7FBE93F"> : tensor<8x7x16xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<8x7x16xf32>, tensor<8x7x16xf32>
  return
}
func.func @p924(%arg0: tensor<5x4xf32>, %arg1: tensor<f8E5M2>, %arg2: tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<7x8xf32>, tensor<4x5xf32>, tensor<20xf32>) {
  %v3 = stablehlo.maximum %arg1, %arg1 : tensor<f8E5M2>
  %v4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v5 = stablehlo.pad %arg0, %v4, low = [1, 2], high = [1, -1], interior = [0, 1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<7x8xf32>
  %v6 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
  %v7 = stablehlo.reshape %arg0 : (tensor<5x4xf32>) -> tensor<20xf32>
  %v8 = stablehlo.multiply %v4, %v4 : tensor<f32>
  %v9 = stablehlo.ceil %v4 : tensor<f32>
  return %v3, %v5, %v6, %v7 : tensor<f8E5M2>, tensor<7x8xf32>, tensor<4x5xf32>, tensor<20xf32>
}
func.func @check924() {
  %a0 = stablehlo.constant dense<[[1.208000e+00, -9.600000e-02, -1.400000e-01, -1.038000e+00], [-2.398000e+00, -3.368000e+00, -1.142000e+00, 0x7FC00000], [1.246000e+00, -1.548000e+00, -1.000000e+00, 1.414000e+00], [-3.358000e+00, -3.048000e+00, 9.940000e-01, -3.304000e+00], [1.480000e+00, -7.940000e-01, -0.000000e+00, 2.792000e+00]]> : tensor<5x4xf32>
  %a1 = stablehlo.constant dense<2.500000e-01> : tensor<f8E5M2>
  %a2 = stablehlo.constant dense<6.250000e-01> : tensor<f8E5M2>
  %r:4 = call @p924(%a0, %a1, %a2) : (tensor<5x4xf32>, tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<7x8xf32>, tensor<4x5xf32>, tensor<20xf32>)
  %e0 = stablehlo.constant dense<2.500000e-01> : tensor<f8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  %e1 = stablehlo.constant dense<[[0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0xFF800000, 0xFF800000, 1.208000e+00, 0xFF800000, -9.600000e-02, 0xFF800000, -1.400000e-01, 0xFF800000], [0xFF800000, 0xFF800000, -2.398000e+00, 0xFF800000, -3.368000e+00, 0xFF800000, -1.142000e+00, 0xFF800000], [0xFF800000, 0xFF800000, 1.246000e+00, 0xFF800000, -1.548000e+00, 0xFF800000, -1.000000e+00, 0xFF800000], [0xFF800000, 0xFF800000, -3.358000e+00, 0xFF800000, -3.048000e+00, 0xFF800000, 9.940000e-01, 0xFF800000], [0xFF800000, 0xFF800000, 1.480000e+00, 0xFF800000, -7.940000e-01, 0xFF800000, -0.000000e+00, 0xFF800000], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]]> : tensor<7x8xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<7x8xf32>, tensor<7x8xf32>
  %e2 = stablehlo.constant dense<[[1.208000e+00, -2.398000e+00, 1.246000e+00, -3.358000e+00, 1.480000e+00], [-9.600000e-02, -3.368000e+00, -1.548000e+00, -3.048000e+00, -7.940000e-01], [-1.400000e-01, -1.142000e+00, -1.000000e+00, 9.940000e-01, -0.000000e+00], [-1.038000e+00, 0x7FC00000, 1.414000e+00, -3.304000e+00, 2.792000e+00]]> : tensor<4x5xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<4x5xf32>, tensor<4x5xf32>
  %e3 = stablehlo.constant dense<[1.208000e+00, -9.600000e-02, -1.400000e-01, -1.038000e+00, -2.398000e+00, -3.368000e+00, -1.142000e+00, 0x7FC00000, 1.246000e+00, -1.548000e+00, -1.000000e+00, 1.414000e+00, -3.358000e+00, -3.048000e+00, 9.940000e-01, -3.304000e+00, 1.480000e+00, -7.940000e-01, -0.000000e+00, 2.792000e+00]> : tensor<20xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<20xf32>, tensor<20xf32>
  return
}
func.func @p925(%arg0: tensor<i32>) -> (tensor<i32>) {
  %v1 = stablehlo.negate %arg0 : tensor<i32>
  return %v1 : tensor<i32>
}
func.func @check925() {
  %a0 = stablehlo.constant dense<9> : tensor<i32>
  %r:1 = call @p925(%a0) : (tensor<i32>) -> tensor<i32>
  %e0 = stablehlo.constant dense<-9> : tensor<i32>
  check.expect_eq %r#0, %e0 : tensor<i32>
  return
}
func.func @p926(%arg0: tensor<f64>, %arg1: tensor<f32>) -> (tensor<1x1x1xf32>) {
  %v2 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1x1x1xf32>
  return %v2 : tensor<1x1x1xf32>
}
func.func @check926() {
  %a0 = stablehlo.constant dense<3.7539999999999996> : tensor<f64>
  %a1 = stablehlo.constant dense<-1.360000e-01> : tensor<f32>
  %r:1 = call @p926(%a0, %a1) : (tensor<f64>, tensor<f32>) -> tensor<1x1x1xf32>
  %e0 = stablehlo.constant dense<-1.360000e-01> : tensor<1x1x1xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x1x1xf32>, tensor<1x1x1xf32>
  return
}
func.func @p927(%arg0: tensor<16xf8E5M2>, %arg1: tensor<4xf8E4M3FN>) -> (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<f8E5M2>) {
  %v2 = stablehlo.sign %arg1 : tensor<4xf8E4M3FN>
  %v3 = stablehlo.reshape %arg1 : (tensor<4xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %v4 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
  %v5 = stablehlo.reduce(%arg0 init: %v4) applies stablehlo.maximum across dimensions = [0] : (tensor<16xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  %v6 = stablehlo.constant dense<-0.0> : tensor<f8E4M3FN>
  %v7 = stablehlo.reduce(%v3 init: %v6) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %v8 = stablehlo.reverse %v3, dims = [1] : tensor<2x2xf8E4M3FN>
  %v9 = stablehlo.power %v5, %v5 : tensor<f8E5M2>
  return %v2, %v7, %v8, %v9 : tensor<4xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<f8E5M2>
}
func.func @check927() {
  %a0 = stablehlo.constant dense<[2.000000e+00, -3.000000e+00, 2.000000e+00, -3.500000e+00, 3.750000e-01, -3.750000e-01, -5.000000e-01, -1.875000e-01, -3.000000e+00, 2.000000e+00, 2.500000e+00, -8.750000e-01, 6.250000e-01, 2.000000e+00, 5.000000e+00, 2.000000e+00]> : tensor<16xf8E5M2>
  %a1 = stablehlo.constant dense<[9.375000e-01, -3.500000e+00, 7.500000e-01, -3.125000e-01]> : tensor<4xf8E4M3FN>
  %r:4 = call @p927(%a0, %a1) : (tensor<16xf8E5M2>, tensor<4xf8E4M3FN>) -> (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<f8E5M2>)
  %e0 = stablehlo.constant dense<[1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00]> : tensor<4xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  %e1 = stablehlo.constant dense<-2.000000e+00> : tensor<f8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  %e2 = stablehlo.constant dense<[[-3.500000e+00, 9.375000e-01], [-3.125000e-01, 7.500000e-01]]> : tensor<2x2xf8E4M3FN>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>
  %e3 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  return
}
func.func @p928(%arg0: tensor<f8E5M2>, %arg1: tensor<f32>, %arg2: tensor<f8E5M2>) -> (tensor<f8E5M2>) {
  return %arg2 : tensor<f8E5M2>
}
func.func @check928() {
  %a0 = stablehlo.constant dense<-2.500000e+00> : tensor<f8E5M2>
  %a1 = stablehlo.constant dense<-0.839999973> : tensor<f32>
  %a2 = stablehlo.constant dense<-3.500000e+00> : tensor<f8E5M2>
  %r:1 = call @p928(%a0, %a1, %a2) : (tensor<f8E5M2>, tensor<f32>, tensor<f8E5M2>) -> tensor<f8E5M2>
  %e0 = stablehlo.constant dense<-3.500000e+00> : tensor<f8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  return
}
func.func @p929(%arg0: tensor<33xi4>, %arg1: tensor<65x1xi4>, %arg2: tensor<ui16>) -> (tensor<ui16>) {
  %v3 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui16>) -> tensor<16xui16>
  %v4 = stablehlo.constant dense<2> : tensor<ui16>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.minimum across dimensions = [0] : (tensor<16xui16>, tensor<ui16>) -> tensor<ui16>
  return %v5 : tensor<ui16>
}
func.func @check929() {
  %a0 = stablehlo.constant dense<[-8, 5, -5, 2, 6, -6, -4, -5, 0, -6, -6, 2, -5, 2, -8, 3, 6, 5, -8, -3, -5, 1, -6, 5, -5, -7, -5, -6, 0, 2, -5, 0, 0]> : tensor<33xi4>
  %a1 = stablehlo.constant dense<[[6], [-6], [3], [5], [-6], [-3], [-5], [-1], [0], [5], [-8], [-3], [-7], [2], [-7], [4], [-8], [-8], [7], [-5], [7], [-8], [-4], [-5], [7], [-8], [-6], [1], [-7], [-7], [0], [3], [6], [-6], [0], [4], [-8], [-5], [7], [-2], [3], [-4], [5], [3], [-6], [0], [-1], [-7], [-1], [3], [5], [4], [-7], [3], [7], [5], [-2], [-6], [-4], [-3], [0], [-7], [-2], [7], [1]]> : tensor<65x1xi4>
  %a2 = stablehlo.constant dense<65526> : tensor<ui16>
  %r:1 = call @p929(%a0, %a1, %a2) : (tensor<33xi4>, tensor<65x1xi4>, tensor<ui16>) -> tensor<ui16>
  %e0 = stablehlo.constant dense<2> : tensor<ui16>
  check.expect_eq %r#0, %e0 : tensor<ui16>
  return
}
func.func @p930(%arg0: tensor<i32>, %arg1: tensor<i1>) -> (tensor<1xi32>, tensor<i32>) {
  %v2 = stablehlo.add %arg0, %arg0 : tensor<i32>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %v4 = stablehlo.constant dense<0> : tensor<i32>
  %v5 = stablehlo.pad %v3, %v4, low = [-1], high = [-1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
  %v6 = stablehlo.remainder %v4, %arg0 : tensor<i32>
  %v7 = stablehlo.subtract %v5, %v5 : tensor<1xi32>
  %v8 = stablehlo.subtract %v6, %arg0 : tensor<i32>
  return %v7, %v8 : tensor<1xi32>, tensor<i32>
}
func.func @check930() {
  %a0 = stablehlo.constant dense<2> : tensor<i32>
  %a1 = stablehlo.constant dense<true> : tensor<i1>
  %r:2 = call @p930(%a0, %a1) : (tensor<i32>, tensor<i1>) -> (tensor<1xi32>, tensor<i32>)
  %e0 = stablehlo.constant dense<0> : tensor<1xi32>
  check.expect_eq %r#0, %e0 : tensor<1xi32>
  %e1 = stablehlo.constant dense<-2> : tensor<i32>
  check.expect_eq %r#1, %e1 : tensor<i32>
  return
}
func.func @p931(%arg0: tensor<7xi64>, %arg1: tensor<2x2x2xi64>, %arg2: tensor<f64>) -> (tensor<4x2x2xi64>) {
  %v3 = stablehlo.concatenate %arg1, %arg1, dim = 0 : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> tensor<4x2x2xi64>
  return %v3 : tensor<4x2x2xi64>
}
func.func @check931() {
  %a0 = stablehlo.constant dense<[-11, -9223372036854775808, 5, 6, 8, 10, -5]> : tensor<7xi64>
  %a1 = stablehlo.constant dense<[[[9, 0], [2, -4]], [[4, 10], [8, 0]]]> : tensor<2x2x2xi64>
  %a2 = stablehlo.constant dense<-1.056000e+00> : tensor<f64>
  %r:1 = call @p931(%a0, %a1, %a2) : (tensor<7xi64>, tensor<2x2x2xi64>, tensor<f64>) -> tensor<4x2x2xi64>
  %e0 = stablehlo.constant dense<[[[9, 0], [2, -4]], [[4, 10], [8, 0]], [[9, 0], [2, -4]], [[4, 10], [8, 0]]]> : tensor<4x2x2xi64>
  check.expect_eq %r#0, %e0 : tensor<4x2x2xi64>
  return
}
func.func @p932(%arg0: tensor<i4>) -> (tensor<1x1xi4>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<i4>) -> tensor<1x1xi4>
  %v2 = stablehlo.transpose %v1, dims = [1, 0] : (tensor<1x1xi4>) -> tensor<1x1xi4>
  return %v2 : tensor<1x1xi4>
}
func.func @check932() {
  %a0 = stablehlo.constant dense<4> : tensor<i4>
  %r:1 = call @p932(%a0) : (tensor<i4>) -> tensor<1x1xi4>
  %e0 = stablehlo.constant dense<4> : tensor<1x1xi4>
  check.expect_eq %r#0, %e0 : tensor<1x1xi4>
  return
}
func.func @p933(%arg0: tensor<3x2x5xf32>) -> (tensor<3x5x3x3x2xf32>, tensor<1x2x1x3xf32>, tensor<3x2x5xf32>) {
  %v1 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [1] : (tensor<3x2x5xf32>, tensor<3x2x5xf32>) -> tensor<3x5x3x5xf32>
  %v2 = stablehlo.dot_general %v1, %arg0, contracting_dims = [3] x [2] : (tensor<3x5x3x5xf32>, tensor<3x2x5xf32>) -> tensor<3x5x3x3x2xf32>
  %v3 = stablehlo.slice %v1 [2:3:2, 1:3:1, 1:2:1, 1:4:1] : (tensor<3x5x3x5xf32>) -> tensor<1x2x1x3xf32>
  %v4 = stablehlo.subtract %arg0, %arg0 : tensor<3x2x5xf32>
  return %v2, %v3, %v4 : tensor<3x5x3x3x2xf32>, tensor<1x2x1x3xf32>, tensor<3x2x5xf32>
}
func.func @check933() {
  %a0 = stablehlo.constant dense<[[[2.502000e+00, -2.822000e+00, -1.726000e+00, -2.262000e+00, 2.814000e+00], [-2.360000e-01, 2.900000e+00, 1.642000e+00, -0.000000e+00, 0.000000e+00]], [[4.800000e-02, -7.600000e-02, -7.500000e-01, 0xCC96BD81, 3.598000e+00], [3.360000e+00, -2.158000e+00, 3.238000e+00, -2.060000e+00, 2.900000e-01]], [[-6.580000e-01, 2.500000e+00, -3.038000e+00, -3.654000e+00, 1.466000e+00], [-3.432000e+00, 1.512000e+00, -5.520000e-01, -1.030000e+00, -3.298000e+00]]]> : tensor<3x2x5xf32>
  %r:3 = call @p933(%a0) : (tensor<3x2x5xf32>) -> (tensor<3x5x3x3x2xf32>, tensor<1x2x1x3xf32>, tensor<3x2x5xf32>)
  %e0 = stablehlo.constant dense<"0x46CA9C42366DFDC19047D54D949611421E3DAE4146B740C29147D54DA21B50C002145E5ABC3BC24DA5432C4EBA3B424DD064D641CC1EA1401AAF274E47DBA0C15D0E9A42D5A22641E7FDEDC2A3418242B88EF0CD067B36C2289991C17E458342B78EF0CD808266BF3E7B7ADA4513DBCDE34B42CE49135BCDE0C19FC29BB4B34088030ACEF6668FC1EFC28AC27A2A6642E3808EC28A741942682193CD2664DDC1103237C16C511E42682193CDC003A5BE3F3319DAD2FD85CD1DACEDCDD4FD05CDAE7D39C228AD3740E4EFADCDD9ED0EC1563D2DC2B8D4FD41F7CB88C2A210D24132D2C0CD892402C28BA6A1C1F0912A4232D2C0CD1FD4534093C648DA129AAFCD76BD1BCE109A2FCD8AA6A1C1C0F1AEC076BD1BCEABBDAB411A1D8EC2867570C1F22DAA42EBA902C223E0EF4DD4E621423119C941D03154C223E0EF4DC0C283C075C5795A4B74DA4DE0BE414E49745A4D3219C941E8A2D940E0BE414EB1A6D5C13FCBB042C3919541F23516C25FC9134222EF024BBA62A4C0EBCA08418810584158EF024BF0B9BCC0035688577D7CEE4A3382534BDD7A6E4ACCA67BC21A666841B407894DCC0451C229A7BE410A6CB142A905B641F6A3B9C1FC4F4FCB2A93294037A0BCC0504AFAC01E504FCB58A7764076DDD7D7D7CC3CCBCD71A7CB50CCBCCA1C032042F90117C170753CCDA8F507420ECD85C1721A65C2C61071C2BD6433421BBBFFCC7E3A83C1E826903F2D32E04115BBFFCC289790C0EE2385D9BCE4E8CC478D4ECDD3E468CCA27B87C2492B4141AA45334CA5332BC2C8FD02C03866A042AD700ECF20BB5A4E94C648DAF88287CEBC5128CE549BB14E94C648DA3E91DC4CF70ED1E69AD836DA3C2AA2DA98D8B6D9BC5128CE582936CD3B2AA2DA6CD3324EF7F913CF0361FACD1EDCD242AC1E1AC2715A194E2AFF4C42D55D0342642B85C2705A194EAC90B8C0FFAD9F5A98A80B4E78B9774E97A88B4DD363D541A0081F414E5A7D4E8F781AC24AE7E542EA45FC41DF8B9F41845AF5C1785CE0CCAAC560C02DC362C1900C14C07E5CE0CCD848DD40F39D69D95953CCCCFB3635CD3D534CCCD3486B42C67682C194D2DFCD9A9D6C426CE32DC2E150BDC2332C68428E4E42C1EB1BD54DB1580542C3E4CF41B19422C2EB1BD54D46F9C8C08EE65D5AFD13C24D64202C4EF813424D067CC5C07F6B48419C78494ED9243CC26728B142AF8B614216E9AAC2C3D6E8412C7C01CEBDF52AC27DC7E3C1F49D5B422C7C01CE8FE2AC40AAD386DAFBD7EBCD0C2B51CEF8D76BCD73DB85C1EC5A1BC19BE15BCE585E1542BA33C6C2EED20AC2EC10C5C2AA5CF74177BD1BCEBF154BC282850CC221EF804277BD1BCEC841E4403B2AA2DA0ED50DCE83947BCE0CD58DCD6C9453C138F953C1FBC887CEBB3A4A423F41F3C27A7E4DC2023AA542965157C22DEF794D3F73D64142FEA340521E27C22AEF794D40CA64405D1F025A599D634DB8DEC94D649DE34C80899642169929C154B6134D82B81342BC1EC141BE0A9AC2"> : tensor<3x5x3x3x2xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x5x3x3x2xf32>, tensor<3x5x3x3x2xf32>
  %e1 = stablehlo.constant dense<[[[[-3.45289588, 3.0208559, 0xCD3C6CE1]], [[1.422104, 0.491124153, 0x4D64F975]]]]> : tensor<1x2x1x3xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>
  %e2 = stablehlo.constant dense<0.000000e+00> : tensor<3x2x5xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<3x2x5xf32>, tensor<3x2x5xf32>
  return
}
func.func @p934(%arg0: tensor<3x3xf32>, %arg1: tensor<65xi32>) -> (tensor<65xi32>, tensor<65x1x1xi32>, tensor<3x3xf32>) {
  %v2 = stablehlo.minimum %arg1, %arg1 : tensor<65xi32>
  %v3 = stablehlo.reshape %arg1 : (tensor<65xi32>) -> tensor<65x1x1xi32>
  %v4 = stablehlo.divide %arg0, %arg0 : tensor<3x3xf32>
  return %v2, %v3, %v4 : tensor<65xi32>, tensor<65x1x1xi32>, tensor<3x3xf32>
}
func.func @check934() {
  %a0 = stablehlo.constant dense<[[1.940000e-01, -5.400000e-02, -1.040000e+00], [-3.000000e+38, -2.774000e+00, 1.206000e+00], [0x7FC00000, -1.956000e+00, -3.000000e+38]]> : tensor<3x3xf32>
  %a1 = stablehlo.constant dense<[10, -7, 10, 8, 11, -4, -8, 11, -5, -7, 2, -5, 10, 7, 9, 0, 10, -3, -9, -7, -2, 7, 2, -6, 0, 1, 5, -1, 8, 8, 0, 10, 6, 9, 8, 10, -1, 0, -9, -8, -3, -11, 4, 5, 4, -10, 5, 2, 1, 1, -1, 7, -11, -7, 1, 818258649, 4, -5, -11, -2, 4, -3, 0, -9, -1762931483]> : tensor<65xi32>
  %r:3 = call @p934(%a0, %a1) : (tensor<3x3xf32>, tensor<65xi32>) -> (tensor<65xi32>, tensor<65x1x1xi32>, tensor<3x3xf32>)
  %e0 = stablehlo.constant dense<[10, -7, 10, 8, 11, -4, -8, 11, -5, -7, 2, -5, 10, 7, 9, 0, 10, -3, -9, -7, -2, 7, 2, -6, 0, 1, 5, -1, 8, 8, 0, 10, 6, 9, 8, 10, -1, 0, -9, -8, -3, -11, 4, 5, 4, -10, 5, 2, 1, 1, -1, 7, -11, -7, 1, 818258649, 4, -5, -11, -2, 4, -3, 0, -9, -1762931483]> : tensor<65xi32>
  check.expect_eq %r#0, %e0 : tensor<65xi32>
  %e1 = stablehlo.constant dense<[[[10]], [[-7]], [[10]], [[8]], [[11]], [[-4]], [[-8]], [[11]], [[-5]], [[-7]], [[2]], [[-5]], [[10]], [[7]], [[9]], [[0]], [[10]], [[-3]], [[-9]], [[-7]], [[-2]], [[7]], [[2]], [[-6]], [[0]], [[1]], [[5]], [[-1]], [[8]], [[8]], [[0]], [[10]], [[6]], [[9]], [[8]], [[10]], [[-1]], [[0]], [[-9]], [[-8]], [[-3]], [[-11]], [[4]], [[5]], [[4]], [[-10]], [[5]], [[2]], [[1]], [[1]], [[-1]], [[7]], [[-11]], [[-7]], [[1]], [[818258649]], [[4]], [[-5]], [[-11]], [[-2]], [[4]], [[-3]], [[0]], [[-9]], [[-1762931483]]]> : tensor<65x1x1xi32>
  check.expect_eq %r#1, %e1 : tensor<65x1x1xi32>
  %e2 = stablehlo.constant dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [0x7FC00000, 1.000000e+00, 1.000000e+00]]> : tensor<3x3xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<3x3xf32>, tensor<3x3xf32>
  return
}
func.func @p935(%arg0: tensor<i64>) -> (tensor<f32>, tensor<4xi64>) {
  %v1 = stablehlo.maximum %arg0, %arg0 : tensor<i64>
  %v2 = stablehlo.shift_left %arg0, %v1 : tensor<i64>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i64>) -> tensor<2xi64>
  %v4 = stablehlo.convert %v2 : (tensor<i64>) -> tensor<f32>
  %v5 = stablehlo.concatenate %v3, %v3, dim = 0 : (tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
  return %v4, %v5 : tensor<f32>, tensor<4xi64>
}
func.func @check935() {
  %a0 = stablehlo.constant dense<-8> : tensor<i64>
  %r:2 = call @p935(%a0) : (tensor<i64>) -> (tensor<f32>, tensor<4xi64>)
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<0> : tensor<4xi64>
  check.expect_eq %r#1, %e1 : tensor<4xi64>
  return
}
func.func @p936(%arg0: tensor<7x8xf32>) -> (tensor<7x8xf32>) {
  %v1 = stablehlo.power %arg0, %arg0 : tensor<7x8xf32>
  return %v1 : tensor<7x8xf32>
}
func.func @check936() {
  %a0 = stablehlo.constant dense<[[2.738000e+00, 3.074000e+00, 1.000000e-01, -1.194000e+00, 3.792000e+00, 5.680000e-01, 7.160000e-01, 3.874000e+00], [-1.966000e+00, -3.148000e+00, 3.002000e+00, -3.298000e+00, 2.470000e+00, 3.880000e+00, -2.896000e+00, -2.146000e+00], [2.684000e+00, 1.942000e+00, 2.468000e+00, -1.040000e+00, 2.658000e+00, -2.178000e+00, -4.000000e-01, 1.808000e+00], [2.658000e+00, 4.62242877E-26, 2.212000e+00, 3.240000e+00, -3.528000e+00, 1.160000e+00, -2.620000e+00, -3.272000e+00], [-1.698000e+00, -1.282000e+00, -2.710000e+00, 2.916000e+00, 2.896000e+00, -8.780000e-01, -1.524000e+00, -3.318000e+00], [-1.434000e+00, 3.856000e+00, -3.550000e+00, -0.995999991, 0.663999974, 3.808000e+00, 1.124000e+00, -1.166000e+00], [3.160000e+00, -2.440000e+00, 3.91679918E+36, 1.054000e+00, 1.900000e-01, 1.940000e+00, 1.000000e+00, -9.180000e-01]]> : tensor<7x8xf32>
  %r:1 = call @p936(%a0) : (tensor<7x8xf32>) -> tensor<7x8xf32>
  %e0 = stablehlo.constant dense<[[15.7649536, 31.5646935, 0.794328212, 0xFFC00000, 156.699921, 0.725220143, 0.787259161, 189.90239], [0xFFC00000, 0xFFC00000, 27.1135864, 0xFFC00000, 9.33171558, 192.604843, 0xFFC00000, 0xFFC00000], [14.1531229, 3.62894201, 9.296250e+00, 0xFFC00000, 1.344210e+01, 0xFFC00000, 0xFFC00000, 2.91752601], [1.344210e+01, 1.000000e+00, 5.789814, 45.0988884, 0xFFC00000, 1.18787634, 0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000, 0xFFC00000, 22.6631527, 21.7454567, 0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFC00000, 182.030563, 0xFFC00000, 0xFFC00000, 0.761937916, 162.664963, 1.14041078, 0xFFC00000], [37.9324837, 0xFFC00000, 0x7F800000, 1.05699766, 0.729395687, 3.61689091, 1.000000e+00, 0xFFC00000]]> : tensor<7x8xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<7x8xf32>, tensor<7x8xf32>
  return
}
func.func @p937(%arg0: tensor<bf16>) -> (tensor<bf16>) {
  return %arg0 : tensor<bf16>
}
func.func @check937() {
  %a0 = stablehlo.constant dense<-1.472950e-30> : tensor<bf16>
  %r:1 = call @p937(%a0) : (tensor<bf16>) -> tensor<bf16>
  %e0 = stablehlo.constant dense<-1.472950e-30> : tensor<bf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<bf16>, tensor<bf16>
  return
}
func.func @p938(%arg0: tensor<4xui8>) -> (tensor<44x1x39xui8>, tensor<15x3xui8>, tensor<13x4x4xui8>, tensor<33x4x4xui8>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xui8>) -> tensor<33x4xui8>
  %v2 = stablehlo.broadcast_in_dim %v1, dims = [0, 2] : (tensor<33x4xui8>) -> tensor<33x13x4xui8>
  %v3 = stablehlo.shift_right_logical %v2, %v2 : tensor<33x13x4xui8>
  %v4 = stablehlo.reshape %v2 : (tensor<33x13x4xui8>) -> tensor<44x1x39xui8>
  %v5 = stablehlo.slice %v1 [2:31:2, 0:3:1] : (tensor<33x4xui8>) -> tensor<15x3xui8>
  %v6 = stablehlo.dot_general %v3, %v1, contracting_dims = [0] x [0] : (tensor<33x13x4xui8>, tensor<33x4xui8>) -> tensor<13x4x4xui8>
  %v7 = stablehlo.dot_general %v3, %v3, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<33x13x4xui8>, tensor<33x13x4xui8>) -> tensor<33x4x4xui8>
  %v8 = stablehlo.concatenate %v2, %v2, dim = 2 : (tensor<33x13x4xui8>, tensor<33x13x4xui8>) -> tensor<33x13x8xui8>
  return %v4, %v5, %v6, %v7 : tensor<44x1x39xui8>, tensor<15x3xui8>, tensor<13x4x4xui8>, tensor<33x4x4xui8>
}
func.func @check938() {
  %a0 = stablehlo.constant dense<[254, 1, 88, 253]> : tensor<4xui8>
  %r:4 = call @p938(%a0) : (tensor<4xui8>) -> (tensor<44x1x39xui8>, tensor<15x3xui8>, tensor<13x4x4xui8>, tensor<33x4x4xui8>)
  %e0 = stablehlo.constant dense<"0xFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FDFE0158FD"> : tensor<44x1x39xui8>
  check.expect_eq %r#0, %e0 : tensor<44x1x39xui8>
  %e1 = stablehlo.constant dense<[[254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88], [254, 1, 88]]> : tensor<15x3xui8>
  check.expect_eq %r#1, %e1 : tensor<15x3xui8>
  %e2 = stablehlo.constant dense<0> : tensor<13x4x4xui8>
  check.expect_eq %r#2, %e2 : tensor<13x4x4xui8>
  %e3 = stablehlo.constant dense<0> : tensor<33x4x4xui8>
  check.expect_eq %r#3, %e3 : tensor<33x4x4xui8>
  return
}
func.func @p939(%arg0: tensor<1xf32>) -> (tensor<1xui32>, tensor<2xf32>, tensor<2xui32>) {
  %v1 = stablehlo.slice %arg0 [0:1:2] : (tensor<1xf32>) -> tensor<1xf32>
  %v2 = stablehlo.convert %v1 : (tensor<1xf32>) -> tensor<1xui32>
  %v3 = stablehlo.minimum %v2, %v2 : tensor<1xui32>
  %v4 = stablehlo.concatenate %v1, %arg0, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %v5 = stablehlo.reshape %v4 : (tensor<2xf32>) -> tensor<2xf32>
  %v6 = stablehlo.concatenate %v2, %v2, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
  return %v3, %v5, %v6 : tensor<1xui32>, tensor<2xf32>, tensor<2xui32>
}
func.func @check939() {
  %a0 = stablehlo.constant dense<2.478000e+00> : tensor<1xf32>
  %r:3 = call @p939(%a0) : (tensor<1xf32>) -> (tensor<1xui32>, tensor<2xf32>, tensor<2xui32>)
  %e0 = stablehlo.constant dense<2> : tensor<1xui32>
  check.expect_eq %r#0, %e0 : tensor<1xui32>
  %e1 = stablehlo.constant dense<2.478000e+00> : tensor<2xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  %e2 = stablehlo.constant dense<2> : tensor<2xui32>
  check.expect_eq %r#2, %e2 : tensor<2xui32>
  return
}
func.func @p940(%arg0: tensor<4x2xf32>, %arg1: tensor<7x13xbf16>) -> (tensor<1x1xf32>, tensor<9x3xf32>) {
  %v2 = stablehlo.slice %arg0 [1:2:2, 1:2:2] : (tensor<4x2xf32>) -> tensor<1x1xf32>
  %v3 = stablehlo.add %arg0, %arg0 : tensor<4x2xf32>
  %v4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v5 = stablehlo.pad %v3, %v4, low = [1, 0], high = [1, 1], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x3xf32>
  return %v2, %v5 : tensor<1x1xf32>, tensor<9x3xf32>
}
func.func @check940() {
  %a0 = stablehlo.constant dense<[[2.404000e+00, 2.674000e+00], [-2.528000e+00, -1.310000e+00], [1.870000e+00, -2.996000e+00], [1.528000e+00, 1.348000e+00]]> : tensor<4x2xf32>
  %a1 = stablehlo.constant dense<[[-3.234380e+00, 4.768000e+03, -3.046880e+00, -1.195310e+00, -8.750000e-01, 1.539060e+00, -2.734380e+00, 3.281250e+00, 1.855430e+13, 2.015630e+00, 7.695310e-01, 2.593750e+00, 6.562500e-01], [1.250000e+00, 5.781250e-01, 3.796880e+00, 1.781250e+00, -1.414060e+00, 1.734380e+00, 3.109380e+00, -2.812500e+00, 3.593750e+00, 3.656250e+00, -2.187500e+00, 0x7F80, -3.125000e+00], [1.484380e+00, 3.734380e+00, 1.867190e+00, 3.468750e+00, -3.220070e+17, 3.234380e+00, -2.296880e+00, -1.484380e+00, 3.483610e-27, 3.953130e+00, 2.906250e+00, 7.851560e-01, 2.031250e+00], [6.093750e-01, -3.328130e+00, -3.796880e+00, -3.546880e+00, -7.265630e-01, 8.593750e-02, 1.015630e+00, -6.835930e-01, 1.890630e+00, 2.062500e+00, -6.201170e-02, 1.575130e-15, 6.484380e-01], [-2.093750e+00, -2.558590e-01, 1.234380e+00, 3.812500e+00, -3.812500e+00, 1.531250e+00, -2.359380e+00, 7.773430e-01, -3.105470e-01, -2.703130e+00, 3.859380e+00, 2.531250e+00, 2.656250e+00], [0.000000e+00, 3.093750e+00, 3.953130e+00, 1.859380e+00, -4.199220e-01, -3.718750e+00, 3.921880e+00, -3.406250e+00, -0.000000e+00, 3.937500e+00, -8.828120e-01, -3.004060e+38, -2.500000e+00], [3.734380e+00, -0.000000e+00, -3.078130e+00, -2.203130e+00, 3.734380e+00, -2.359380e+00, -3.875000e+00, 8.999730e-22, -3.375000e+00, -2.843750e+00, -2.390630e+00, 3.234380e+00, -3.421880e+00]]> : tensor<7x13xbf16>
  %r:2 = call @p940(%a0, %a1) : (tensor<4x2xf32>, tensor<7x13xbf16>) -> (tensor<1x1xf32>, tensor<9x3xf32>)
  %e0 = stablehlo.constant dense<-1.310000e+00> : tensor<1x1xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x1xf32>, tensor<1x1xf32>
  %e1 = stablehlo.constant dense<[[0xFF800000, 0xFF800000, 0xFF800000], [4.808000e+00, 5.348000e+00, 0xFF800000], [0xFF800000, 0xFF800000, 0xFF800000], [-5.056000e+00, -2.620000e+00, 0xFF800000], [0xFF800000, 0xFF800000, 0xFF800000], [3.740000e+00, -5.992000e+00, 0xFF800000], [0xFF800000, 0xFF800000, 0xFF800000], [3.056000e+00, 2.696000e+00, 0xFF800000], [0xFF800000, 0xFF800000, 0xFF800000]]> : tensor<9x3xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<9x3xf32>, tensor<9x3xf32>
  return
}
func.func @p941(%arg0: tensor<5x5xf32>) -> (tensor<8x11xf32>, tensor<5x5x5xf32>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<5x5xf32>) -> tensor<5x5x5xf32>
  %v2 = stablehlo.constant dense<1.0> : tensor<f32>
  %v3 = stablehlo.pad %arg0, %v2, low = [0, 1], high = [-1, 1], interior = [1, 1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<8x11xf32>
  %v4 = stablehlo.convert %v1 : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
  %v5 = stablehlo.multiply %v4, %v1 : tensor<5x5x5xf32>
  return %v3, %v5 : tensor<8x11xf32>, tensor<5x5x5xf32>
}
func.func @check941() {
  %a0 = stablehlo.constant dense<[[2.742000e+00, -0.977999985, 1.232000e+00, 1.58366375E-32, 5.280000e-01], [5.940000e-01, 1.272000e+00, 3.644000e+00, -3.664000e+00, -2.490000e+00], [5.880000e-01, 3.974000e+00, 0x7FC00000, 1.524000e+00, 8.460000e-01], [-5.700000e-01, 2.088000e+00, 0.949999988, -3.07495777E-16, -3.448000e+00], [2.500000e+00, -3.580000e-01, -3.140000e+00, -5.920000e-01, 1.444000e+00]]> : tensor<5x5xf32>
  %r:2 = call @p941(%a0) : (tensor<5x5xf32>) -> (tensor<8x11xf32>, tensor<5x5x5xf32>)
  %e0 = stablehlo.constant dense<[[1.000000e+00, 2.742000e+00, 1.000000e+00, -0.977999985, 1.000000e+00, 1.232000e+00, 1.000000e+00, 1.58366375E-32, 1.000000e+00, 5.280000e-01, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 5.940000e-01, 1.000000e+00, 1.272000e+00, 1.000000e+00, 3.644000e+00, 1.000000e+00, -3.664000e+00, 1.000000e+00, -2.490000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 5.880000e-01, 1.000000e+00, 3.974000e+00, 1.000000e+00, 0x7FC00000, 1.000000e+00, 1.524000e+00, 1.000000e+00, 8.460000e-01, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, -5.700000e-01, 1.000000e+00, 2.088000e+00, 1.000000e+00, 0.949999988, 1.000000e+00, -3.07495777E-16, 1.000000e+00, -3.448000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<8x11xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8x11xf32>, tensor<8x11xf32>
  %e1 = stablehlo.constant dense<"0x1598F0401598F0401598F0401598F0401598F04022DC743F22DC743F22DC743F22DC743F22DC743F0E48C23F0E48C23F0E48C23F0E48C23F0E48C23F0000000000000000000000000000000000000000C7BC8E3EC7BC8E3EC7BC8E3EC7BC8E3EC7BC8E3EEBA6B43EEBA6B43EEBA6B43EEBA6B43EEBA6B43E191ACF3F191ACF3F191ACF3F191ACF3F191ACF3FB4755441B4755441B4755441B4755441B475544160CC564160CC564160CC564160CC564160CC56413867C6403867C6403867C6403867C6403867C6405C05B13E5C05B13E5C05B13E5C05B13E5C05B13ECDAE7C41CDAE7C41CDAE7C41CDAE7C41CDAE7C410000C07F0000C07F0000C07F0000C07F0000C07F16A5144016A5144016A5144016A5144016A514402A39373F2A39373F2A39373F2A39373F2A39373F4B59A63E4B59A63E4B59A63E4B59A63E4B59A63E06838B4006838B4006838B4006838B4006838B403D0A673F3D0A673F3D0A673F3D0A673F3D0A673FAE79F50BAE79F50BAE79F50BAE79F50BAE79F50B21383E4121383E4121383E4121383E4121383E410000C8400000C8400000C8400000C8400000C8406D3D033E6D3D033E6D3D033E6D3D033E6D3D033EEDC01D41EDC01D41EDC01D41EDC01D41EDC01D410570B33E0570B33E0570B33E0570B33E0570B33EDE720540DE720540DE720540DE720540DE720540"> : tensor<5x5x5xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<5x5x5xf32>, tensor<5x5x5xf32>
  return
}
func.func @p942(%arg0: tensor<f32>) -> (tensor<2xf32>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2xf32>
  return %v1 : tensor<2xf32>
}
func.func @check942() {
  %a0 = stablehlo.constant dense<1.154000e+00> : tensor<f32>
  %r:1 = call @p942(%a0) : (tensor<f32>) -> tensor<2xf32>
  %e0 = stablehlo.constant dense<1.154000e+00> : tensor<2xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  return
}
func.func @p943(%arg0: tensor<4x8xf32>) -> (tensor<2x1x5xf32>, tensor<4x1x8xf32>, tensor<f32>, tensor<4x8x8xf32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<4x8xf32>) -> tensor<4x1x8xf32>
  %v2 = stablehlo.dot_general %v1, %v1, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<4x1x8xf32>, tensor<4x1x8xf32>) -> tensor<4x8x8xf32>
  %v3 = stablehlo.slice %v1 [0:3:2, 0:1:2, 2:7:1] : (tensor<4x1x8xf32>) -> tensor<2x1x5xf32>
  %v4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %v5 = stablehlo.pad %v1, %v4, low = [0, 0, 1], high = [1, 0, 1], interior = [1, 0, 1] : (tensor<4x1x8xf32>, tensor<f32>) -> tensor<8x1x17xf32>
  %v6 = stablehlo.sine %v1 : tensor<4x1x8xf32>
  %v7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %v8 = stablehlo.reduce(%v5 init: %v7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x1x17xf32>, tensor<f32>) -> tensor<f32>
  %v9 = stablehlo.add %v2, %v2 : tensor<4x8x8xf32>
  %v10 = stablehlo.concatenate %v2, %v2, dim = 0 : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<8x8x8xf32>
  return %v3, %v6, %v8, %v9 : tensor<2x1x5xf32>, tensor<4x1x8xf32>, tensor<f32>, tensor<4x8x8xf32>
}
func.func @check943() {
  %a0 = stablehlo.constant dense<[[9.020000e-01, -0.945999979, -1.620000e-01, -3.000000e-01, -9.660000e-01, 3.288000e+00, 2.018000e+00, -2.360000e+00], [-1.400000e-02, -2.73403466E+29, -1.380000e-01, 2.102000e+00, -5.2117752E-17, -4.760000e-01, -1.428000e+00, -1.511700e+36], [1.280000e+00, -1.756000e+00, -1.530000e+00, -2.580000e-01, 0.903999984, -1.168000e+00, -1.150000e+00, -3.716000e+00], [3.904000e+00, -5.640000e-01, -3.734000e+00, -1.000000e+00, 0.941999971, 3.732000e+00, 3.906000e+00, -3.564000e+00]]> : tensor<4x8xf32>
  %r:4 = call @p943(%a0) : (tensor<4x8xf32>) -> (tensor<2x1x5xf32>, tensor<4x1x8xf32>, tensor<f32>, tensor<4x8x8xf32>)
  %e0 = stablehlo.constant dense<[[[-1.620000e-01, -3.000000e-01, -9.660000e-01, 3.288000e+00, 2.018000e+00]], [[-1.530000e+00, -2.580000e-01, 0.903999984, -1.168000e+00, -1.150000e+00]]]> : tensor<2x1x5xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2x1x5xf32>, tensor<2x1x5xf32>
  %e1 = stablehlo.constant dense<[[[0.784568548, -0.811082243, -0.161292344, -0.295520216, -0.822617948, -0.145884976, 0.901659905, -0.704410851]], [[-0.0139995432, -0.811092495, -0.137562394, 0.862197935, -5.2117752E-17, -0.458227515, -0.98982191, -0.776326239]], [[0.958015859, -0.982898771, -0.999167919, -0.255147249, 0.785807073, -0.919968426, -0.912763953, 0.543337405]], [[-0.690664411, -5.345710e-01, 0.558359742, -0.841470957, 8.087360e-01, -0.556699574, -0.692109286, 0.40995729]]]> : tensor<4x1x8xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4x1x8xf32>, tensor<4x1x8xf32>
  %e2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e3 = stablehlo.constant dense<"0x5A48D03F5871DABF88A195BE168C0ABF9E0FDFBF47CFBD407EFD6840F33C88C05871DABF3619E53F17EE9C3E3C4E113F28F1E93F9511C7C0065B74C043E28E4088A195BE17EE9C3EA8FD563DCC10C73D713FA03E255C88BF886127BF72BF433F168C0ABF3C4E113FCC10C73DEC51383EAB60143FB784FCBF7EFB9ABF7D3FB53F9E0FDFBF28F1E93F713FA03EAB60143F50E3EE3FFF46CBC08B8579C096E7914047CFBD409511C7C0255C88BFB784FCBFFF46CBC0A1F9AC416D5354414C4F78C17EFD6840065B74C0886127BF7EFB9ABF8B8579C06D535441795002413B6618C1F33C88C043E28E4072BF433F7D3FB53F96E791404C4F78C13B6618C1293A32415A85CD3982E2C56D2A3B7D3BFE1271BDB05AD721B05D5A3C43C6233D976E027982E2C56D0000807F84D2736FFA1D68F14F5ACF55AA4052707FB01D710000807F2A3B7D3B84D2736F29021C3DD78414BF70AC84236E87063E25CBC93EF9B5A07AFE1271BDFA1D68F1D78414BF91630D41CD9B7CA5171200C0221BC0C0DDFE98FCB05AD7214F5ACF5570AC8423CD9B7CA576A8E1095AD06424439C2B2531AC0861B05D5A3CAA4052706E87063E171200C05AD064248B03E83EA802AE3F80958A7B43C6233D7FB01D7125CBC93E221BC0C0439C2B25A802AE3FFD81824040E04F7C976E02790000807FF9B5A07ADDFE98FC31AC086180958A7B40E04F7C0000807F17B75140FDD98FC0D9AC7AC0371529BF821C1440785D3FC07E6A3CC0163518C1FDD98FC0A858C54091F2AB40E8F5673FB6304BC0B7438340DA3D81403ACF5041D9AC7AC091F2AB404ED195405C1B4A3F130A31C0BABD64404B37614074EF3541371529BFE8F5673F5C1B4A3FB452083E5DD4EEBEC2491A3F0FE9173F326FF53F821C1440B6304BC0130A31C05DD4EEBE1135D13FD02607C09D1105C02EFED6C0785D3FC0B7438340BABD6440C2491A3FD02607C0E49E2E40FAED2B40A4E30A417E6A3CC0DA3D81404B3761400FE9173F9D1105C0FAED2B40AE472940B1BF0841163518C13ACF504174EF3541326FF53F2EFED6C0A4E30A41B1BF084142F0DC4106DCF34136EB8CC0963DE9C123DBF9C0465DEB409C1DE94100FCF341279FDEC136EB8CC07BDD223F50C886404E62903F7D0288BFD5B586C0B1FD8CC06AA58040963DE9C150C886408715DF41DBF9EE408A1DE1C0F1F6DEC12D5CE9C178EDD44123DBF9C04E62903FDBF9EE4000000040E926F1BF17D9EEC0E7FBF9C09318E440465DEB407D0288BF8A1DE1C0E926F1BF492AE33FACFEE040237CEB40CEDDD6C09C1DE941D5B586C0F1F6DEC117D9EEC0ACFEE0405FD8DE412E3CE94146D0D4C100FCF341B1FD8CC02D5CE9C1E7FBF9C0237CEB402E3CE941FF1BF44159BCDEC1279FDEC16AA5804078EDD4419318E440CEDDD6C046D0D4C159BCDEC1C83BCB41"> : tensor<4x8x8xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<4x8x8xf32>, tensor<4x8x8xf32>
  return
}
func.func @p944(%arg0: tensor<8x2xi64>, %arg1: tensor<2xi64>) -> (tensor<2xi64>, tensor<8x2xf32>, tensor<2x8xi64>, tensor<4xi64>) {
  %v2 = stablehlo.not %arg0 : tensor<8x2xi64>
  %v3 = stablehlo.popcnt %arg1 : tensor<2xi64>
  %v4 = stablehlo.convert %v2 : (tensor<8x2xi64>) -> tensor<8x2xf32>
  %v5 = stablehlo.convert %arg1 : (tensor<2xi64>) -> tensor<2xi64>
  %v6 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x2xi64>) -> tensor<2x8xi64>
  %v7 = stablehlo.concatenate %arg1, %v5, dim = 0 : (tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
  %v8 = stablehlo.maximum %v7, %v7 : tensor<4xi64>
  return %v3, %v4, %v6, %v8 : tensor<2xi64>, tensor<8x2xf32>, tensor<2x8xi64>, tensor<4xi64>
}
func.func @check944() {
  %a0 = stablehlo.constant dense<[[-2, -3], [-4, -2], [3, -3], [-5, -9], [-9, 6], [10, -3], [8, 0], [4, 0]]> : tensor<8x2xi64>
  %a1 = stablehlo.constant dense<[9, 11]> : tensor<2xi64>
  %r:4 = call @p944(%a0, %a1) : (tensor<8x2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<8x2xf32>, tensor<2x8xi64>, tensor<4xi64>)
  %e0 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  check.expect_eq %r#0, %e0 : tensor<2xi64>
  %e1 = stablehlo.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 1.000000e+00], [-4.000000e+00, 2.000000e+00], [4.000000e+00, 8.000000e+00], [8.000000e+00, -7.000000e+00], [-1.100000e+01, 2.000000e+00], [-9.000000e+00, -1.000000e+00], [-5.000000e+00, -1.000000e+00]]> : tensor<8x2xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<8x2xf32>, tensor<8x2xf32>
  %e2 = stablehlo.constant dense<[[-2, -4, 3, -5, -9, 10, 8, 4], [-3, -2, -3, -9, 6, -3, 0, 0]]> : tensor<2x8xi64>
  check.expect_eq %r#2, %e2 : tensor<2x8xi64>
  %e3 = stablehlo.constant dense<[9, 11, 9, 11]> : tensor<4xi64>
  check.expect_eq %r#3, %e3 : tensor<4xi64>
  return
}
func.func @p945(%arg0: tensor<2xi1>, %arg1: tensor<f16>) -> (tensor<f16>, tensor<f16>) {
  %v2 = stablehlo.multiply %arg1, %arg1 : tensor<f16>
  %v3 = stablehlo.compare GT, %arg1, %arg1 : (tensor<f16>, tensor<f16>) -> tensor<i1>
  %v4 = stablehlo.not %v3 : tensor<i1>
  %v5 = stablehlo.not %arg0 : tensor<2xi1>
  %v6 = stablehlo.floor %arg1 : tensor<f16>
  %v7 = stablehlo.select %v4, %v6, %v6 : tensor<i1>, tensor<f16>
  return %v2, %v7 : tensor<f16>, tensor<f16>
}
func.func @check945() {
  %a0 = stablehlo.constant dense<false> : tensor<2xi1>
  %a1 = stablehlo.constant dense<3.107420e+00> : tensor<f16>
  %r:2 = call @p945(%a0, %a1) : (tensor<2xi1>, tensor<f16>) -> (tensor<f16>, tensor<f16>)
  %e0 = stablehlo.constant dense<9.656250e+00> : tensor<f16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  %e1 = stablehlo.constant dense<3.000000e+00> : tensor<f16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  return
}
func.func @p946(%arg0: tensor<0x8x13xi64>, %arg1: tensor<3xf32>) -> (tensor<0x8x13xf64>, tensor<13x65x0x8xi64>, tensor<1xf32>) {
  %v2 = stablehlo.convert %arg0 : (tensor<0x8x13xi64>) -> tensor<0x8x13xi64>
  %v3 = stablehlo.convert %arg0 : (tensor<0x8x13xi64>) -> tensor<0x8x13xf64>
  %v4 = stablehlo.slice %arg1 [1:2:2] : (tensor<3xf32>) -> tensor<1xf32>
  %v5 = stablehlo.broadcast_in_dim %v2, dims = [0, 1, 2] : (tensor<0x8x13xi64>) -> tensor<0x8x13x65xi64>
  %v6 = stablehlo.power %v3, %v3 : tensor<0x8x13xf64>
  %v7 = stablehlo.slice %v4 [0:1:1] : (tensor<1xf32>) -> tensor<1xf32>
  %v8 = stablehlo.transpose %v5, dims = [2, 3, 0, 1] : (tensor<0x8x13x65xi64>) -> tensor<13x65x0x8xi64>
  %v9 = stablehlo.add %v4, %v7 : tensor<1xf32>
  return %v6, %v8, %v9 : tensor<0x8x13xf64>, tensor<13x65x0x8xi64>, tensor<1xf32>
}
func.func @check946() {
  %a0 = stablehlo.constant dense<> : tensor<0x8x13xi64>
  %a1 = stablehlo.constant dense<[3.022000e+00, -3.446000e+00, -2.628000e+00]> : tensor<3xf32>
  %r:3 = call @p946(%a0, %a1) : (tensor<0x8x13xi64>, tensor<3xf32>) -> (tensor<0x8x13xf64>, tensor<13x65x0x8xi64>, tensor<1xf32>)
  %e0 = stablehlo.constant dense<> : tensor<0x8x13xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x8x13xf64>, tensor<0x8x13xf64>
  %e1 = stablehlo.constant dense<> : tensor<13x65x0x8xi64>
  check.expect_eq %r#1, %e1 : tensor<13x65x0x8xi64>
  %e2 = stablehlo.constant dense<-6.892000e+00> : tensor<1xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @p947(%arg0: tensor<0xi1>) -> (tensor<0xi1>, tensor<ui16>, tensor<0xf64>) {
  %v1 = stablehlo.xor %arg0, %arg0 : tensor<0xi1>
  %v2 = stablehlo.not %v1 : tensor<0xi1>
  %v3 = stablehlo.constant dense<true> : tensor<i1>
  %v4 = stablehlo.reduce(%v1 init: %v3) applies stablehlo.or across dimensions = [] : (tensor<0xi1>, tensor<i1>) -> tensor<0xi1>
  %v5 = stablehlo.convert %v3 : (tensor<i1>) -> tensor<ui16>
  %v6 = stablehlo.convert %arg0 : (tensor<0xi1>) -> tensor<0xf64>
  %v7 = stablehlo.select %v2, %v6, %v6 : tensor<0xi1>, tensor<0xf64>
  return %v4, %v5, %v7 : tensor<0xi1>, tensor<ui16>, tensor<0xf64>
}
func.func @check947() {
  %a0 = stablehlo.constant dense<> : tensor<0xi1>
  %r:3 = call @p947(%a0) : (tensor<0xi1>) -> (tensor<0xi1>, tensor<ui16>, tensor<0xf64>)
  %e0 = stablehlo.constant dense<> : tensor<0xi1>
  check.expect_eq %r#0, %e0 : tensor<0xi1>
  %e1 = stablehlo.constant dense<1> : tensor<ui16>
  check.expect_eq %r#1, %e1 : tensor<ui16>
  %e2 = stablehlo.constant dense<> : tensor<0xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0xf64>, tensor<0xf64>
  return
}
func.func @p948(%arg0: tensor<f32>) -> (tensor<f32>, tensor<1x1x1xf32>, tensor<1x1x65x1xf32>) {
  %v1 = stablehlo.divide %arg0, %arg0 : tensor<f32>
  %v2 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1x1x1xf32>
  %v3 = stablehlo.maximum %v2, %v2 : tensor<1x1x1xf32>
  %v4 = stablehlo.broadcast_in_dim %v2, dims = [0, 1, 3] : (tensor<1x1x1xf32>) -> tensor<1x1x65x1xf32>
  return %v1, %v3, %v4 : tensor<f32>, tensor<1x1x1xf32>, tensor<1x1x65x1xf32>
}
func.func @check948() {
  %a0 = stablehlo.constant dense<-1.764000e+00> : tensor<f32>
  %r:3 = call @p948(%a0) : (tensor<f32>) -> (tensor<f32>, tensor<1x1x1xf32>, tensor<1x1x65x1xf32>)
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<-1.764000e+00> : tensor<1x1x1xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x1x1xf32>, tensor<1x1x1xf32>
  %e2 = stablehlo.constant dense<-1.764000e+00> : tensor<1x1x65x1xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1x1x65x1xf32>, tensor<1x1x65x1xf32>
  return
}
func.func @p949(%arg0: tensor<i4>, %arg1: tensor<5xi1>, %arg2: tensor<70x2x0xui16>) -> (tensor<2x0x70xui16>, tensor<2x0x70xui16>, tensor<16x1x0xui16>, tensor<8xi1>) {
  %v3 = stablehlo.transpose %arg2, dims = [1, 2, 0] : (tensor<70x2x0xui16>) -> tensor<2x0x70xui16>
  %v4 = stablehlo.shift_left %v3, %v3 : tensor<2x0x70xui16>
  %v5 = stablehlo.and %v3, %v3 : tensor<2x0x70xui16>
  %v6 = stablehlo.popcnt %v5 : tensor<2x0x70xui16>
  %v7 = stablehlo.concatenate %arg1, %arg1, dim = 0 : (tensor<5xi1>, tensor<5xi1>) -> tensor<10xi1>
  %v8 = stablehlo.reshape %v3 : (tensor<2x0x70xui16>) -> tensor<1x0xui16>
  %v9 = stablehlo.broadcast_in_dim %v8, dims = [1, 2] : (tensor<1x0xui16>) -> tensor<16x1x0xui16>
  %v10 = stablehlo.slice %v7 [1:9:1] : (tensor<10xi1>) -> tensor<8xi1>
  return %v4, %v6, %v9, %v10 : tensor<2x0x70xui16>, tensor<2x0x70xui16>, tensor<16x1x0xui16>, tensor<8xi1>
}
func.func @check949() {
  %a0 = stablehlo.constant dense<0> : tensor<i4>
  %a1 = stablehlo.constant dense<[true, false, true, false, true]> : tensor<5xi1>
  %a2 = stablehlo.constant dense<> : tensor<70x2x0xui16>
  %r:4 = call @p949(%a0, %a1, %a2) : (tensor<i4>, tensor<5xi1>, tensor<70x2x0xui16>) -> (tensor<2x0x70xui16>, tensor<2x0x70xui16>, tensor<16x1x0xui16>, tensor<8xi1>)
  %e0 = stablehlo.constant dense<> : tensor<2x0x70xui16>
  check.expect_eq %r#0, %e0 : tensor<2x0x70xui16>
  %e1 = stablehlo.constant dense<> : tensor<2x0x70xui16>
  check.expect_eq %r#1, %e1 : tensor<2x0x70xui16>
  %e2 = stablehlo.constant dense<> : tensor<16x1x0xui16>
  check.expect_eq %r#2, %e2 : tensor<16x1x0xui16>
  %e3 = stablehlo.constant dense<[false, true, false, true, true, false, true, false]> : tensor<8xi1>
  check.expect_eq %r#3, %e3 : tensor<8xi1>
  return
}
func.func @p950(%arg0: tensor<4x8xi8>) -> (tensor<8x4xi8>) {
  %v1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x8xi8>) -> tensor<8x4xi8>
  return %v1 : tensor<8x4xi8>
}
func.func @check950() {
  %a0 = stablehlo.constant dense<[[9, -4, 4, 8, 4, -10, 7, -9], [9, 0, -3, -11, 1, -7, 3, 3], [-3, 2, -4, 10, 6, 3, -3, -5], [-10, -5, 5, -74, -6, 7, -3, 1]]> : tensor<4x8xi8>
  %r:1 = call @p950(%a0) : (tensor<4x8xi8>) -> tensor<8x4xi8>
  %e0 = stablehlo.constant dense<[[9, 9, -3, -10], [-4, 0, 2, -5], [4, -3, -4, 5], [8, -11, 10, -74], [4, 1, 6, -6], [-10, -7, 3, 7], [7, 3, -3, -3], [-9, 3, -5, 1]]> : tensor<8x4xi8>
  check.expect_eq %r#0, %e0 : tensor<8x4xi8>
  return
}
func.func @p951(%arg0: tensor<i16>) -> (tensor<i16>) {
  return %arg0 : tensor<i16>
}
func.func @check951() {
  %a0 = stablehlo.constant dense<-9> : tensor<i16>
  %r:1 = call @p951(%a0) : (tensor<i16>) -> tensor<i16>
  %e0 = stablehlo.constant dense<-9> : tensor<i16>
  check.expect_eq %r#0, %e0 : tensor<i16>
  return
}
func.func @p952(%arg0: tensor<7xf8E5M2>, %arg1: tensor<33xf8E4M3FN>) -> (tensor<33xf8E4M3FN>) {
  %v2 = stablehlo.power %arg1, %arg1 : tensor<33xf8E4M3FN>
  return %v2 : tensor<33xf8E4M3FN>
}
func.func @check952() {
  %a0 = stablehlo.constant dense<[2.500000e+00, 2.500000e+00, 2.500000e+00, -3.000000e+00, -3.000000e+00, 1.250000e+00, -2.000000e+00]> : tensor<7xf8E5M2>
  %a1 = stablehlo.constant dense<[-2.400000e+01, -1.625000e+00, -1.000000e+00, 3.125000e-01, -1.500000e+00, -2.500000e+00, 2.750000e+00, -1.875000e+00, -4.000000e+00, 0x7F, -1.400000e+01, -3.000000e+00, 4.687500e-01, -2.750000e+00, 1.375000e+00, -4.000000e+00, 2.750000e+00, -9.000000e+00, 3.750000e+00, -1.171880e-02, 2.500000e+00, 2.250000e+00, 3.250000e+00, -2.500000e+00, -3.000000e+01, -4.687500e-02, -5.625000e-01, 3.000000e+00, 0xFF, -3.750000e+00, -3.500000e+00, -3.750000e+00, -1.625000e+00]> : tensor<33xf8E4M3FN>
  %r:1 = call @p952(%a0, %a1) : (tensor<7xf8E5M2>, tensor<33xf8E4M3FN>) -> tensor<33xf8E4M3FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0xFF, -1.000000e+00, 6.875000e-01, 0xFF, 0xFF, 1.600000e+01, 0xFF, 3.906250e-03, 0x7F, 0.000000e+00, -3.515630e-02, 6.875000e-01, 0xFF, 1.500000e+00, 3.906250e-03, 1.600000e+01, -0.000000e+00, 1.440000e+02, 0xFF, 1.000000e+01, 6.000000e+00, 4.800000e+01, 0xFF, 0.000000e+00, 0xFF, 0xFF, 2.800000e+01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]> : tensor<33xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<33xf8E4M3FN>, tensor<33xf8E4M3FN>
  return
}
func.func @p953(%arg0: tensor<33xf8E5M2>) -> (tensor<33xf32>) {
  %v1 = stablehlo.convert %arg0 : (tensor<33xf8E5M2>) -> tensor<33xf32>
  return %v1 : tensor<33xf32>
}
func.func @check953() {
  %a0 = stablehlo.constant dense<[-2.500000e+00, 1.250000e+00, -1.750000e+00, -8.750000e-01, 6.250000e-01, 1.000000e+00, -3.500000e+00, 0xFC, -3.000000e+00, 8.750000e-01, 1.875000e-01, 3.500000e+00, 8.960000e+02, -3.500000e+00, -6.250000e-01, -2.000000e+00, -7.500000e-01, -6.250000e-01, 0x7E, 2.000000e+00, -3.500000e+00, -2.000000e+00, 2.500000e+00, -2.500000e+00, 1.750000e+00, -7.500000e-01, 4.687500e-02, 1.000000e+00, -8.750000e-01, 1.750000e+00, -1.750000e+00, 3.000000e+00, 4.375000e-01]> : tensor<33xf8E5M2>
  %r:1 = call @p953(%a0) : (tensor<33xf8E5M2>) -> tensor<33xf32>
  %e0 = stablehlo.constant dense<[-2.500000e+00, 1.250000e+00, -1.750000e+00, -8.750000e-01, 6.250000e-01, 1.000000e+00, -3.500000e+00, 0xFF800000, -3.000000e+00, 8.750000e-01, 1.875000e-01, 3.500000e+00, 8.960000e+02, -3.500000e+00, -6.250000e-01, -2.000000e+00, -7.500000e-01, -6.250000e-01, 0x7FC00000, 2.000000e+00, -3.500000e+00, -2.000000e+00, 2.500000e+00, -2.500000e+00, 1.750000e+00, -7.500000e-01, 4.687500e-02, 1.000000e+00, -8.750000e-01, 1.750000e+00, -1.750000e+00, 3.000000e+00, 4.375000e-01]> : tensor<33xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<33xf32>, tensor<33xf32>
  return
}
func.func @p954(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> (tensor<f32>) {
  %v3 = stablehlo.select %arg2, %arg0, %arg0 : tensor<i1>, tensor<f32>
  return %v3 : tensor<f32>
}
func.func @check954() {
  %a0 = stablehlo.constant dense<1.608000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<6> : tensor<i32>
  %a2 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p954(%a0, %a1, %a2) : (tensor<f32>, tensor<i32>, tensor<i1>) -> tensor<f32>
  %e0 = stablehlo.constant dense<1.608000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p955(%arg0: tensor<3xui8>, %arg1: tensor<70x4xi8>, %arg2: tensor<1xi8>) -> (tensor<1xi8>) {
  %v3 = stablehlo.maximum %arg2, %arg2 : tensor<1xi8>
  return %v3 : tensor<1xi8>
}
func.func @check955() {
  %a0 = stablehlo.constant dense<[246, 246, 1]> : tensor<3xui8>
  %a1 = stablehlo.constant dense<"0x07FDFE0003FBF80BF9FEF601FB0B70030B03F9065A0300FE01F506FDF6FC080B0006F9FCFAFE06ABF5010409060A0BF6FE0500F72EFCFEF8F7FDF5FEF53FF7A80905F50008F5FA070B053700FEF7F9F935F8FAFA00F701ADF8F774F702FE080500F80A04F906F9040A0300FB029FFB08F804FD0503FA0BFB0B04080006F8FE0401FB08F5FA0A0800090A0004F80A03FDF80200F8000305FC09000403FFFB0005FDF8030201FE09FF080B0000F6F7040AF900FA020AF5009900FB0B06FE080108F707F6050B090B05FE70070AF5080006FCF7F8F7A30000010706F8050BFF01FF020809F7F80B0500FA0BF7040707FD001205F5030403FE0907C304F800DAC107F504F606FF0A07DBFCF70003FCFAF9F404070A01FC0101E6"> : tensor<70x4xi8>
  %a2 = stablehlo.constant dense<0> : tensor<1xi8>
  %r:1 = call @p955(%a0, %a1, %a2) : (tensor<3xui8>, tensor<70x4xi8>, tensor<1xi8>) -> tensor<1xi8>
  %e0 = stablehlo.constant dense<0> : tensor<1xi8>
  check.expect_eq %r#0, %e0 : tensor<1xi8>
  return
}
func.func @p956(%arg0: tensor<i1>) -> (tensor<7xi1>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i1>) -> tensor<7xi1>
  return %v1 : tensor<7xi1>
}
func.func @check956() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p956(%a0) : (tensor<i1>) -> tensor<7xi1>
  %e0 = stablehlo.constant dense<false> : tensor<7xi1>
  check.expect_eq %r#0, %e0 : tensor<7xi1>
  return
}
func.func @p957(%arg0: tensor<5xui8>, %arg1: tensor<i8>) -> (tensor<5xi16>, tensor<10xui8>, tensor<5xf32>) {
  %v2 = stablehlo.convert %arg0 : (tensor<5xui8>) -> tensor<5xi16>
  %v3 = stablehlo.count_leading_zeros %arg0 : tensor<5xui8>
  %v4 = stablehlo.reshape %v2 : (tensor<5xi16>) -> tensor<5xi16>
  %v5 = stablehlo.concatenate %v3, %arg0, dim = 0 : (tensor<5xui8>, tensor<5xui8>) -> tensor<10xui8>
  %v6 = stablehlo.convert %v3 : (tensor<5xui8>) -> tensor<5xf32>
  return %v4, %v5, %v6 : tensor<5xi16>, tensor<10xui8>, tensor<5xf32>
}
func.func @check957() {
  %a0 = stablehlo.constant dense<[246, 3, 251, 246, 1]> : tensor<5xui8>
  %a1 = stablehlo.constant dense<8> : tensor<i8>
  %r:3 = call @p957(%a0, %a1) : (tensor<5xui8>, tensor<i8>) -> (tensor<5xi16>, tensor<10xui8>, tensor<5xf32>)
  %e0 = stablehlo.constant dense<[246, 3, 251, 246, 1]> : tensor<5xi16>
  check.expect_eq %r#0, %e0 : tensor<5xi16>
  %e1 = stablehlo.constant dense<[0, 6, 0, 0, 7, 246, 3, 251, 246, 1]> : tensor<10xui8>
  check.expect_eq %r#1, %e1 : tensor<10xui8>
  %e2 = stablehlo.constant dense<[0.000000e+00, 6.000000e+00, 0.000000e+00, 0.000000e+00, 7.000000e+00]> : tensor<5xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  return
}
func.func @p958(%arg0: tensor<ui8>, %arg1: tensor<3x5x5xi8>, %arg2: tensor<4xi16>) -> (tensor<i8>, tensor<5x5x5xi8>) {
  %v3 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [0] : (tensor<3x5x5xi8>, tensor<3x5x5xi8>) -> tensor<5x5x5x5xi8>
  %v4 = stablehlo.constant dense<3> : tensor<i8>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<5x5x5x5xi8>, tensor<i8>) -> tensor<i8>
  %v6 = stablehlo.constant dense<3> : tensor<i8>
  %v7 = stablehlo.reduce(%v3 init: %v6) applies stablehlo.minimum across dimensions = [0] : (tensor<5x5x5x5xi8>, tensor<i8>) -> tensor<5x5x5xi8>
  return %v5, %v7 : tensor<i8>, tensor<5x5x5xi8>
}
func.func @check958() {
  %a0 = stablehlo.constant dense<246> : tensor<ui8>
  %a1 = stablehlo.constant dense<[[[10, -1, 5, 10, -5], [-8, 7, -3, -4, -8], [-9, -11, -5, -9, -6], [6, -1, 0, 8, 11], [-1, 8, 0, -7, -5]], [[-1, 11, -3, 52, -10], [2, 11, -4, -10, 0], [-1, 3, -6, -1, 11], [0, -5, 8, 0, 2], [5, -5, 2, -4, 4]], [[-10, -4, 4, -1, 9], [-3, 0, 3, 8, -10], [-9, -1, 7, 10, -6], [5, -10, -4, -3, 4], [-7, -3, -11, -2, -4]]]> : tensor<3x5x5xi8>
  %a2 = stablehlo.constant dense<[12606, -7, 0, 2]> : tensor<4xi16>
  %r:2 = call @p958(%a0, %a1, %a2) : (tensor<ui8>, tensor<3x5x5xi8>, tensor<4xi16>) -> (tensor<i8>, tensor<5x5x5xi8>)
  %e0 = stablehlo.constant dense<116> : tensor<i8>
  check.expect_eq %r#0, %e0 : tensor<i8>
  %e1 = stablehlo.constant dense<"0xC9E6B20194C1B6C8929E9D998EBEBE9DC8ECC9A0D7BFC9CCCE998ABC82DDBFAABFE6C8B6839B9F97B9C2E4AB89F49C03A3D08EA7CE8F89C69BD488B0B2BCA790A9C9DDB4C3D8B6E1A7E1CB92D692C891C982DFB4BAD3AB889AE2CCAA909AA39A9F90CEA2F297A9A2CDA0C8D4C080A2899491BC9EC38CBD8094AB89A3C1"> : tensor<5x5x5xi8>
  check.expect_eq %r#1, %e1 : tensor<5x5x5xi8>
  return
}
func.func @p959(%arg0: tensor<7xf64>) -> (tensor<7xi1>, tensor<7x3xf64>, tensor<7x3xf64>) {
  %v1 = stablehlo.convert %arg0 : (tensor<7xf64>) -> tensor<7xi1>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<7xf64>) -> tensor<7x3xf64>
  %v3 = stablehlo.rsqrt %v2 : tensor<7x3xf64>
  %v4 = stablehlo.minimum %v2, %v3 : tensor<7x3xf64>
  %v5 = stablehlo.reshape %v3 : (tensor<7x3xf64>) -> tensor<7x3xf64>
  return %v1, %v4, %v5 : tensor<7xi1>, tensor<7x3xf64>, tensor<7x3xf64>
}
func.func @check959() {
  %a0 = stablehlo.constant dense<[1.6479999999999997, -1.5499999999999998, 0x7FF8000000000000, 0.98599999999999976, -3.178000e+00, 3.816000e+00, -3.574000e+00]> : tensor<7xf64>
  %r:3 = call @p959(%a0) : (tensor<7xf64>) -> (tensor<7xi1>, tensor<7x3xf64>, tensor<7x3xf64>)
  %e0 = stablehlo.constant dense<true> : tensor<7xi1>
  check.expect_eq %r#0, %e0 : tensor<7xi1>
  %e1 = stablehlo.constant dense<[[0.77897119106219481, 0.77897119106219481, 0.77897119106219481], [0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [0.98599999999999976, 0.98599999999999976, 0.98599999999999976], [0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000], [0.51191259736162598, 0.51191259736162598, 0.51191259736162598], [0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000]]> : tensor<7x3xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<7x3xf64>, tensor<7x3xf64>
  %e2 = stablehlo.constant dense<[[0.77897119106219481, 0.77897119106219481, 0.77897119106219481], [0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [1.0070743681384511, 1.0070743681384511, 1.0070743681384511], [0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000], [0.51191259736162598, 0.51191259736162598, 0.51191259736162598], [0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000]]> : tensor<7x3xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<7x3xf64>, tensor<7x3xf64>
  return
}
func.func @p960(%arg0: tensor<ui32>) -> (tensor<ui32>) {
  %v1 = stablehlo.shift_right_logical %arg0, %arg0 : tensor<ui32>
  return %v1 : tensor<ui32>
}
func.func @check960() {
  %a0 = stablehlo.constant dense<4294967294> : tensor<ui32>
  %r:1 = call @p960(%a0) : (tensor<ui32>) -> tensor<ui32>
  %e0 = stablehlo.constant dense<0> : tensor<ui32>
  check.expect_eq %r#0, %e0 : tensor<ui32>
  return
}
func.func @p961(%arg0: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>) {
  %v1 = stablehlo.power %arg0, %arg0 : tensor<f8E4M3FN>
  return %v1 : tensor<f8E4M3FN>
}
func.func @check961() {
  %a0 = stablehlo.constant dense<-3.750000e+00> : tensor<f8E4M3FN>
  %r:1 = call @p961(%a0) : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %e0 = stablehlo.constant dense<0xFF> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  return
}
func.func @p962(%arg0: tensor<8x3x7xi32>) -> (tensor<16x3x7xi32>, tensor<6x1x28xi32>, tensor<8x3x7xi32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<8x3x7xi32>) -> tensor<6x1x28xi32>
  %v2 = stablehlo.or %arg0, %arg0 : tensor<8x3x7xi32>
  %v3 = stablehlo.concatenate %v2, %v2, dim = 0 : (tensor<8x3x7xi32>, tensor<8x3x7xi32>) -> tensor<16x3x7xi32>
  %v4 = stablehlo.reshape %v1 : (tensor<6x1x28xi32>) -> tensor<6x1x28xi32>
  %v5 = stablehlo.minimum %arg0, %arg0 : tensor<8x3x7xi32>
  return %v3, %v4, %v5 : tensor<16x3x7xi32>, tensor<6x1x28xi32>, tensor<8x3x7xi32>
}
func.func @check962() {
  %a0 = stablehlo.constant dense<"0xF5FFFFFFFBFFFFFFF6FFFFFF0B000000F6FFFFFFFDFFFFFF06000000FAFFFFFFF6FFFFFF08000000F5FFFFFFFDFFFFFFF8FFFFFFFFFFFFFF00000000F5FFFFFFF9FFFFFF03000000F6FFFFFF070000000A00000002000000F7FFFFFFF6FFFFFFFEFFFFFF07000000FAFFFFFFFDFFFFFF0000000004000000FEFFFFFFF6FFFFFF09000000FCFFFFFFF7FFFFFF05000000010000000000000008000000050000005B790428050000000600000001000000FDFFFFFFF5FFFFFF08000000070000000600000008000000FFFFFFFF0900000003000000F8FFFFFF09000000FCFFFFFF0200000002000000FAFFFFFF090000000A0000000500000004000000010000000500000009000000F8FFFFFFF9FFFFFFFCFFFFFFF8FFFFFF0B000000FDFFFFFF000000000000000005000000FFFFFFFF07000000FFFFFFFF070000000900000002000000F6FFFFFF06000000060000000A000000FDFFFFFF0000000007000000FFFFFFFF00000000F8FFFFFFFFFFFFFFFEFFFFFF08000000FFFFFFFF070000000900000004000000FBFFFFFFF9FFFFFFFEFFFFFF06000000F6FFFFFFFBFFFFFF04000000FBFFFFFF0600000004000000F6FFFFFFFDFFFFFFF8FFFFFF0A00000009000000F9FFFFFF0A00000002000000FFFFFFFFFFFFFFFF07000000F6FFFFFFF6FFFFFFFDFFFFFFC5F4C37207000000FDFFFFFFF6FFFFFFFDFFFFFFB94E843C00000000FCFFFFFF050000000500000002000000F9FFFFFF0400000005000000F9FFFFFFFCFFFFFF04000000F5FFFFFF000000000500000007000000F6FFFFFF040000000100000007000000F5FFFFFF0000000003000000F5FFFFFFF9FFFFFFF6FFFFFFF9FFFFFFF7FFFFFF000000000B000000010BFEB0F6FFFFFF040000000B00000004000000900D5337FCFFFFFFFEFFFFFFFEFFFFFFFFFFFFFF01000000"> : tensor<8x3x7xi32>
  %r:3 = call @p962(%a0) : (tensor<8x3x7xi32>) -> (tensor<16x3x7xi32>, tensor<6x1x28xi32>, tensor<8x3x7xi32>)
  %e0 = stablehlo.constant dense<"0xF5FFFFFFFBFFFFFFF6FFFFFF0B000000F6FFFFFFFDFFFFFF06000000FAFFFFFFF6FFFFFF08000000F5FFFFFFFDFFFFFFF8FFFFFFFFFFFFFF00000000F5FFFFFFF9FFFFFF03000000F6FFFFFF070000000A00000002000000F7FFFFFFF6FFFFFFFEFFFFFF07000000FAFFFFFFFDFFFFFF0000000004000000FEFFFFFFF6FFFFFF09000000FCFFFFFFF7FFFFFF05000000010000000000000008000000050000005B790428050000000600000001000000FDFFFFFFF5FFFFFF08000000070000000600000008000000FFFFFFFF0900000003000000F8FFFFFF09000000FCFFFFFF0200000002000000FAFFFFFF090000000A0000000500000004000000010000000500000009000000F8FFFFFFF9FFFFFFFCFFFFFFF8FFFFFF0B000000FDFFFFFF000000000000000005000000FFFFFFFF07000000FFFFFFFF070000000900000002000000F6FFFFFF06000000060000000A000000FDFFFFFF0000000007000000FFFFFFFF00000000F8FFFFFFFFFFFFFFFEFFFFFF08000000FFFFFFFF070000000900000004000000FBFFFFFFF9FFFFFFFEFFFFFF06000000F6FFFFFFFBFFFFFF04000000FBFFFFFF0600000004000000F6FFFFFFFDFFFFFFF8FFFFFF0A00000009000000F9FFFFFF0A00000002000000FFFFFFFFFFFFFFFF07000000F6FFFFFFF6FFFFFFFDFFFFFFC5F4C37207000000FDFFFFFFF6FFFFFFFDFFFFFFB94E843C00000000FCFFFFFF050000000500000002000000F9FFFFFF0400000005000000F9FFFFFFFCFFFFFF04000000F5FFFFFF000000000500000007000000F6FFFFFF040000000100000007000000F5FFFFFF0000000003000000F5FFFFFFF9FFFFFFF6FFFFFFF9FFFFFFF7FFFFFF000000000B000000010BFEB0F6FFFFFF040000000B00000004000000900D5337FCFFFFFFFEFFFFFFFEFFFFFFFFFFFFFF01000000F5FFFFFFFBFFFFFFF6FFFFFF0B000000F6FFFFFFFDFFFFFF06000000FAFFFFFFF6FFFFFF08000000F5FFFFFFFDFFFFFFF8FFFFFFFFFFFFFF00000000F5FFFFFFF9FFFFFF03000000F6FFFFFF070000000A00000002000000F7FFFFFFF6FFFFFFFEFFFFFF07000000FAFFFFFFFDFFFFFF0000000004000000FEFFFFFFF6FFFFFF09000000FCFFFFFFF7FFFFFF05000000010000000000000008000000050000005B790428050000000600000001000000FDFFFFFFF5FFFFFF08000000070000000600000008000000FFFFFFFF0900000003000000F8FFFFFF09000000FCFFFFFF0200000002000000FAFFFFFF090000000A0000000500000004000000010000000500000009000000F8FFFFFFF9FFFFFFFCFFFFFFF8FFFFFF0B000000FDFFFFFF000000000000000005000000FFFFFFFF07000000FFFFFFFF070000000900000002000000F6FFFFFF06000000060000000A000000FDFFFFFF0000000007000000FFFFFFFF00000000F8FFFFFFFFFFFFFFFEFFFFFF08000000FFFFFFFF070000000900000004000000FBFFFFFFF9FFFFFFFEFFFFFF06000000F6FFFFFFFBFFFFFF04000000FBFFFFFF0600000004000000F6FFFFFFFDFFFFFFF8FFFFFF0A00000009000000F9FFFFFF0A00000002000000FFFFFFFFFFFFFFFF07000000F6FFFFFFF6FFFFFFFDFFFFFFC5F4C37207000000FDFFFFFFF6FFFFFFFDFFFFFFB94E843C00000000FCFFFFFF050000000500000002000000F9FFFFFF0400000005000000F9FFFFFFFCFFFFFF04000000F5FFFFFF000000000500000007000000F6FFFFFF040000000100000007000000F5FFFFFF0000000003000000F5FFFFFFF9FFFFFFF6FFFFFFF9FFFFFFF7FFFFFF000000000B000000010BFEB0F6FFFFFF040000000B00000004000000900D5337FCFFFFFFFEFFFFFFFEFFFFFFFFFFFFFF01000000"> : tensor<16x3x7xi32>
  check.expect_eq %r#0, %e0 : tensor<16x3x7xi32>
  %e1 = stablehlo.constant dense<"0xF5FFFFFFFBFFFFFFF6FFFFFF0B000000F6FFFFFFFDFFFFFF06000000FAFFFFFFF6FFFFFF08000000F5FFFFFFFDFFFFFFF8FFFFFFFFFFFFFF00000000F5FFFFFFF9FFFFFF03000000F6FFFFFF070000000A00000002000000F7FFFFFFF6FFFFFFFEFFFFFF07000000FAFFFFFFFDFFFFFF0000000004000000FEFFFFFFF6FFFFFF09000000FCFFFFFFF7FFFFFF05000000010000000000000008000000050000005B790428050000000600000001000000FDFFFFFFF5FFFFFF08000000070000000600000008000000FFFFFFFF0900000003000000F8FFFFFF09000000FCFFFFFF0200000002000000FAFFFFFF090000000A0000000500000004000000010000000500000009000000F8FFFFFFF9FFFFFFFCFFFFFFF8FFFFFF0B000000FDFFFFFF000000000000000005000000FFFFFFFF07000000FFFFFFFF070000000900000002000000F6FFFFFF06000000060000000A000000FDFFFFFF0000000007000000FFFFFFFF00000000F8FFFFFFFFFFFFFFFEFFFFFF08000000FFFFFFFF070000000900000004000000FBFFFFFFF9FFFFFFFEFFFFFF06000000F6FFFFFFFBFFFFFF04000000FBFFFFFF0600000004000000F6FFFFFFFDFFFFFFF8FFFFFF0A00000009000000F9FFFFFF0A00000002000000FFFFFFFFFFFFFFFF07000000F6FFFFFFF6FFFFFFFDFFFFFFC5F4C37207000000FDFFFFFFF6FFFFFFFDFFFFFFB94E843C00000000FCFFFFFF050000000500000002000000F9FFFFFF0400000005000000F9FFFFFFFCFFFFFF04000000F5FFFFFF000000000500000007000000F6FFFFFF040000000100000007000000F5FFFFFF0000000003000000F5FFFFFFF9FFFFFFF6FFFFFFF9FFFFFFF7FFFFFF000000000B000000010BFEB0F6FFFFFF040000000B00000004000000900D5337FCFFFFFFFEFFFFFFFEFFFFFFFFFFFFFF01000000"> : tensor<6x1x28xi32>
  check.expect_eq %r#1, %e1 : tensor<6x1x28xi32>
  %e2 = stablehlo.constant dense<"0xF5FFFFFFFBFFFFFFF6FFFFFF0B000000F6FFFFFFFDFFFFFF06000000FAFFFFFFF6FFFFFF08000000F5FFFFFFFDFFFFFFF8FFFFFFFFFFFFFF00000000F5FFFFFFF9FFFFFF03000000F6FFFFFF070000000A00000002000000F7FFFFFFF6FFFFFFFEFFFFFF07000000FAFFFFFFFDFFFFFF0000000004000000FEFFFFFFF6FFFFFF09000000FCFFFFFFF7FFFFFF05000000010000000000000008000000050000005B790428050000000600000001000000FDFFFFFFF5FFFFFF08000000070000000600000008000000FFFFFFFF0900000003000000F8FFFFFF09000000FCFFFFFF0200000002000000FAFFFFFF090000000A0000000500000004000000010000000500000009000000F8FFFFFFF9FFFFFFFCFFFFFFF8FFFFFF0B000000FDFFFFFF000000000000000005000000FFFFFFFF07000000FFFFFFFF070000000900000002000000F6FFFFFF06000000060000000A000000FDFFFFFF0000000007000000FFFFFFFF00000000F8FFFFFFFFFFFFFFFEFFFFFF08000000FFFFFFFF070000000900000004000000FBFFFFFFF9FFFFFFFEFFFFFF06000000F6FFFFFFFBFFFFFF04000000FBFFFFFF0600000004000000F6FFFFFFFDFFFFFFF8FFFFFF0A00000009000000F9FFFFFF0A00000002000000FFFFFFFFFFFFFFFF07000000F6FFFFFFF6FFFFFFFDFFFFFFC5F4C37207000000FDFFFFFFF6FFFFFFFDFFFFFFB94E843C00000000FCFFFFFF050000000500000002000000F9FFFFFF0400000005000000F9FFFFFFFCFFFFFF04000000F5FFFFFF000000000500000007000000F6FFFFFF040000000100000007000000F5FFFFFF0000000003000000F5FFFFFFF9FFFFFFF6FFFFFFF9FFFFFFF7FFFFFF000000000B000000010BFEB0F6FFFFFF040000000B00000004000000900D5337FCFFFFFFFEFFFFFFFEFFFFFFFFFFFFFF01000000"> : tensor<8x3x7xi32>
  check.expect_eq %r#2, %e2 : tensor<8x3x7xi32>
  return
}
func.func @p963(%arg0: tensor<f16>) -> (tensor<f16>) {
  %v1 = stablehlo.divide %arg0, %arg0 : tensor<f16>
  %v2 = stablehlo.reshape %v1 : (tensor<f16>) -> tensor<1xf16>
  %v3 = stablehlo.constant dense<0x7E00> : tensor<f16>
  %v4 = stablehlo.reduce(%v2 init: %v3) applies stablehlo.add across dimensions = [0] : (tensor<1xf16>, tensor<f16>) -> tensor<f16>
  %v5 = stablehlo.maximum %v4, %v3 : tensor<f16>
  return %v5 : tensor<f16>
}
func.func @check963() {
  %a0 = stablehlo.constant dense<2.449220e+00> : tensor<f16>
  %r:1 = call @p963(%a0) : (tensor<f16>) -> tensor<f16>
  %e0 = stablehlo.constant dense<0x7E00> : tensor<f16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  return
}
func.func @p964(%arg0: tensor<f64>) -> (tensor<i64>, tensor<f64>) {
  %v1 = stablehlo.convert %arg0 : (tensor<f64>) -> tensor<i64>
  %v2 = stablehlo.exponential %arg0 : tensor<f64>
  %v3 = stablehlo.subtract %arg0, %v2 : tensor<f64>
  return %v1, %v3 : tensor<i64>, tensor<f64>
}
func.func @check964() {
  %a0 = stablehlo.constant dense<4.6852080541355282E-295> : tensor<f64>
  %r:2 = call @p964(%a0) : (tensor<f64>) -> (tensor<i64>, tensor<f64>)
  %e0 = stablehlo.constant dense<0> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  %e1 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p965(%arg0: tensor<i64>, %arg1: tensor<70xi64>) -> (tensor<1x1x1xi64>, tensor<1x2x4xi64>) {
  %v2 = stablehlo.reshape %arg0 : (tensor<i64>) -> tensor<1x1x1xi64>
  %v3 = stablehlo.transpose %v2, dims = [1, 2, 0] : (tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
  %v4 = stablehlo.shift_right_logical %v2, %v3 : tensor<1x1x1xi64>
  %v5 = stablehlo.dot_general %v4, %v4, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
  %v6 = stablehlo.or %v5, %v3 : tensor<1x1x1xi64>
  %v7 = stablehlo.constant dense<3> : tensor<i64>
  %v8 = stablehlo.pad %v2, %v7, low = [0, 2, 2], high = [0, -1, 1], interior = [0, 0, 0] : (tensor<1x1x1xi64>, tensor<i64>) -> tensor<1x2x4xi64>
  %v9 = stablehlo.not %v8 : tensor<1x2x4xi64>
  return %v6, %v9 : tensor<1x1x1xi64>, tensor<1x2x4xi64>
}
func.func @check965() {
  %a0 = stablehlo.constant dense<360246979786726661> : tensor<i64>
  %a1 = stablehlo.constant dense<[11, 9, 7, 1032164609327367832, 11, -8, -11, -7, 11, -11, -2, 8, -10, 0, 10, 658448979422841437, 1, -2, -5, 0, 0, -11, 0, 848601040477525648, 1, 11, 11, 3, 5, -2, -8, 473372378951570888, 0, -1, -11, -6, -11, 5, -3, -9, 8, 9, -2, -6, -6, 11, -3, 1, 4, 0, -11, 8, -10, -1, -3, -11, 2, 4, 6, 1134551882751579796, 7, 10, 8, 6, 8, -9223372036854775808, 0, 8, 2, -10]> : tensor<70xi64>
  %r:2 = call @p965(%a0, %a1) : (tensor<i64>, tensor<70xi64>) -> (tensor<1x1x1xi64>, tensor<1x2x4xi64>)
  %e0 = stablehlo.constant dense<360246979786726661> : tensor<1x1x1xi64>
  check.expect_eq %r#0, %e0 : tensor<1x1x1xi64>
  %e1 = stablehlo.constant dense<-4> : tensor<1x2x4xi64>
  check.expect_eq %r#1, %e1 : tensor<1x2x4xi64>
  return
}
func.func @p966(%arg0: tensor<4xi8>, %arg1: tensor<33x4xui8>) -> (tensor<33x4xui8>, tensor<4xi8>, tensor<33xui8>) {
  %v2 = stablehlo.count_leading_zeros %arg1 : tensor<33x4xui8>
  %v3 = stablehlo.negate %arg0 : tensor<4xi8>
  %v4 = stablehlo.constant dense<255> : tensor<ui8>
  %v5 = stablehlo.reduce(%arg1 init: %v4) applies stablehlo.add across dimensions = [1] : (tensor<33x4xui8>, tensor<ui8>) -> tensor<33xui8>
  %v6 = stablehlo.not %v5 : tensor<33xui8>
  return %v2, %v3, %v6 : tensor<33x4xui8>, tensor<4xi8>, tensor<33xui8>
}
func.func @check966() {
  %a0 = stablehlo.constant dense<[9, -10, -8, 8]> : tensor<4xi8>
  %a1 = stablehlo.constant dense<"0xFA0B0A090107F7010505020000FBFFF50552FA05FEFA02F8050003000309F6020009CC00FD00F903F6FA02FA04FB00090204F5FC0404F60009F5FC0705FE0203FF0005F5000BFD01FE01FCF50500FD0906F6F90A01F70000000003FFFCF909080000FF01FD00FA00F80905FBF4FE02FF03F900F70AF8F600B7FC0A00FBFBFDFDFB0003FF"> : tensor<33x4xui8>
  %r:3 = call @p966(%a0, %a1) : (tensor<4xi8>, tensor<33x4xui8>) -> (tensor<33x4xui8>, tensor<4xi8>, tensor<33xui8>)
  %e0 = stablehlo.constant dense<"0x000404040705000705050608080000000501000500000600050806080604000608040008000800060000060005000804060500000505000804000005050006060008050008040007000700000508000405000004070008080808060000000404080800070008000800040500000006000600080004000008000004080000000000080600"> : tensor<33x4xui8>
  check.expect_eq %r#0, %e0 : tensor<33x4xui8>
  %e1 = stablehlo.constant dense<[-9, 10, 8, -8]> : tensor<4xi8>
  check.expect_eq %r#1, %e1 : tensor<4xi8>
  %e2 = stablehlo.constant dense<[232, 0, 244, 17, 170, 14, 248, 252, 43, 7, 20, 248, 9, 2, 255, 248, 7, 247, 16, 245, 1, 8, 254, 250, 0, 9, 255, 13, 13, 8, 67, 16, 3]> : tensor<33xui8>
  check.expect_eq %r#2, %e2 : tensor<33xui8>
  return
}
func.func @p967(%arg0: tensor<i32>, %arg1: tensor<8x7xi1>, %arg2: tensor<13xi32>) -> (tensor<8x7xi1>) {
  %v3 = stablehlo.not %arg1 : tensor<8x7xi1>
  return %v3 : tensor<8x7xi1>
}
func.func @check967() {
  %a0 = stablehlo.constant dense<4> : tensor<i32>
  %a1 = stablehlo.constant dense<[[true, false, true, false, true, true, true], [true, true, true, true, true, false, false], [true, false, true, true, false, true, true], [true, true, true, false, true, false, true], [false, true, true, true, true, false, false], [false, true, false, true, false, false, false], [false, true, false, false, false, true, false], [false, true, false, true, false, true, true]]> : tensor<8x7xi1>
  %a2 = stablehlo.constant dense<[5, 4, 0, -11, 8, 0, 2, -3, 0, -3, -3, -2002644381, 6]> : tensor<13xi32>
  %r:1 = call @p967(%a0, %a1, %a2) : (tensor<i32>, tensor<8x7xi1>, tensor<13xi32>) -> tensor<8x7xi1>
  %e0 = stablehlo.constant dense<[[false, true, false, true, false, false, false], [false, false, false, false, false, true, true], [false, true, false, false, true, false, false], [false, false, false, true, false, true, false], [true, false, false, false, false, true, true], [true, false, true, false, true, true, true], [true, false, true, true, true, false, true], [true, false, true, false, true, false, false]]> : tensor<8x7xi1>
  check.expect_eq %r#0, %e0 : tensor<8x7xi1>
  return
}
func.func @p968(%arg0: tensor<7xi16>) -> (tensor<7xi16>, tensor<7xi8>, tensor<14xi16>) {
  %v1 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<7xi16>, tensor<7xi16>) -> tensor<14xi16>
  %v2 = stablehlo.negate %arg0 : tensor<7xi16>
  %v3 = stablehlo.convert %arg0 : (tensor<7xi16>) -> tensor<7xi8>
  %v4 = stablehlo.reverse %v1, dims = [0] : tensor<14xi16>
  return %v2, %v3, %v4 : tensor<7xi16>, tensor<7xi8>, tensor<14xi16>
}
func.func @check968() {
  %a0 = stablehlo.constant dense<[1, -5, -10, 10, -11445, -9, 9]> : tensor<7xi16>
  %r:3 = call @p968(%a0) : (tensor<7xi16>) -> (tensor<7xi16>, tensor<7xi8>, tensor<14xi16>)
  %e0 = stablehlo.constant dense<[-1, 5, 10, -10, 11445, 9, -9]> : tensor<7xi16>
  check.expect_eq %r#0, %e0 : tensor<7xi16>
  %e1 = stablehlo.constant dense<[1, -5, -10, 10, 75, -9, 9]> : tensor<7xi8>
  check.expect_eq %r#1, %e1 : tensor<7xi8>
  %e2 = stablehlo.constant dense<[9, -9, -11445, 10, -10, -5, 1, 9, -9, -11445, 10, -10, -5, 1]> : tensor<14xi16>
  check.expect_eq %r#2, %e2 : tensor<14xi16>
  return
}
func.func @p969(%arg0: tensor<1x8xi8>) -> (tensor<1x8xi8>) {
  %v1 = stablehlo.subtract %arg0, %arg0 : tensor<1x8xi8>
  return %v1 : tensor<1x8xi8>
}
func.func @check969() {
  %a0 = stablehlo.constant dense<[[-7, -1, -8, 8, -9, -8, 8, 8]]> : tensor<1x8xi8>
  %r:1 = call @p969(%a0) : (tensor<1x8xi8>) -> tensor<1x8xi8>
  %e0 = stablehlo.constant dense<0> : tensor<1x8xi8>
  check.expect_eq %r#0, %e0 : tensor<1x8xi8>
  return
}
func.func @p970(%arg0: tensor<33x2x4xf32>, %arg1: tensor<f8E5M2>) -> (tensor<33x2x4xf32>) {
  %v2 = stablehlo.subtract %arg0, %arg0 : tensor<33x2x4xf32>
  return %v2 : tensor<33x2x4xf32>
}
func.func @check970() {
  %a0 = stablehlo.constant dense<"0x96436BC0508D774083C0CA3F60E5604099500DD4A245D6BF46B603C0355E3ABFA245963F7D3F05C014AE474000000080A8C61BC00C022BBFAC1C0AC05EBA69401B2F1D40B6F31DC048E14A406ABC743F54E3A53EB4C8F63ECDCC1CC031082C407D3FB5BE759368406DE74B406F12434054E335C0E17A943F000000003159A04E31086CBF986E72403C70678A2B8716BF0AD723BD48E17ABF0000807F4260654011E99EEFD122BB3F4A0C724079E986BF333333BFEC51B8BFAAF162C023DB19C0E926313F00000000D9CCF95E273158400000803FCBA1E5BF0AD7A33E250681BE0000807F68913DC0E5D0024085EBD13EB6F36DC0FCA9F1BD8D974E40F0A7463F4A0CA2BFCBA115C077BEFF3FE2F7B46DD57879C00000008091ED7CC09EEF07C0FED478BF68917D4085EBF1BF4C3719C0B4C876403BDF2FC0FCA96140AE47E1BD426035C0FA7E6A409EEF07C07368F1BFF85303C04C3739C05EBAC93E643BDFBE7CAE14FF17D98EBFAC1CFABF6489C632E7FB19405EBAC93FD7A320C039B438400E2D62401B2FDDBE1283A03F31084C400AD703C039B4C83E1B2FDD3FEAB0D70AA01A1FC048E13ABF9A99594096436BC0BE9F3A40BC7453C0C99D356114AEE73FB0721840000000001D5AE43F19043640E5D062C09EEF07C01904D6BE0AD7C3BFEC5148C046B65340986E62C04F2DEFAD1B2F5D3E4260A5BF666616C0B81E4540022B073E000000BF21B012C0AC1C9A3FF4FD24408FC2F53FAE47E13EE17A14BFCFF733C07D3F754083C02AC08D972EC06210D8BF91ED3CBF7F6A5CC0AC1CFABF00000080D9CE973F08AC5CC01B2F1DC00AD7233E79E9263FF853434021B05240128320C068917D40C9769E3FD9CCF95E931844BFE9C48B309EEF3740713D8ABFD57839C0355E3A4077BE9FBEA01A3FC003EBA9C37B14AE3F1B2FDDBF9491FC0877C589F2621028C0666606401058393F666656C0FA7E1AC0AC5600F8F8530340F628BCBFE17A143F508D973E14AE77C0C216010079E9A6BF1AEC502FE17A34C0560E5DC0A01A7FC0B072A83FAC1C6AC0A8C61B400000803F91ED0C40DCE67FC908ACFC3F6A581656250671C017D94E3FFA7EEABF46B6733EB6F37D3E426045402DB2BDBF560E4DC008AC7CC0DBF91EC04A0C324000002040190476C0D9CE17C07D3F454073684140C5202040128300BF31081CC004560E3F8941E0BF4A0C2240B81E45BF1B2F6DC0802FC6575EBAA93FEE7C7FC05EBA69405839B4BD00002040C52030BFB072883F7F6ABC3E77BE6FC0F6280C40B29D3FC08D978E3F9A99B9BF54E3554023DB793EF853633EDBF96E40BE9F5A3F46B663408FC2753F0000C07FF2D27D40A69BC4BB4260E53D3EFBC5FBB6F37D3DD1222B40508D173E6F12234085EBB13F68915DC0F2D20D40BC7413BDD1226B404C3789BE355E7ABF9643EBBFDBF94E40C9764E404C37093EF4FD143F8716193F8716394085EBF1BF7F6A3CBE"> : tensor<33x2x4xf32>
  %a1 = stablehlo.constant dense<-2.000000e+00> : tensor<f8E5M2>
  %r:1 = call @p970(%a0, %a1) : (tensor<33x2x4xf32>, tensor<f8E5M2>) -> tensor<33x2x4xf32>
  %e0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C07F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C07F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C07F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<33x2x4xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<33x2x4xf32>, tensor<33x2x4xf32>
  return
}
func.func @p971(%arg0: tensor<70x13xi8>) -> (tensor<70x13xi8>, tensor<28x26xi8>) {
  %v1 = stablehlo.convert %arg0 : (tensor<70x13xi8>) -> tensor<70x13xi8>
  %v2 = stablehlo.dot_general %v1, %arg0, contracting_dims = [0] x [0] : (tensor<70x13xi8>, tensor<70x13xi8>) -> tensor<13x13xi8>
  %v3 = stablehlo.not %v1 : tensor<70x13xi8>
  %v4 = stablehlo.constant dense<127> : tensor<i8>
  %v5 = stablehlo.pad %v2, %v4, low = [2, 1], high = [1, 0], interior = [1, 1] : (tensor<13x13xi8>, tensor<i8>) -> tensor<28x26xi8>
  return %v3, %v5 : tensor<70x13xi8>, tensor<28x26xi8>
}
func.func @check971() {
  %a0 = stablehlo.constant dense<"0xFB0A050807CFFD030005FD00F8070607FFF9FA0000FD0308FC070404FBF9F68D0708090B06F5F801FCFE00FF000208F7F6A2FD07F70B08FFFD080050FC07F8F9FCFC08FCFC060306FEF604FD000003FD33FA00FF0B04FF01F8F9F5010BF900F80100000001FFFFFF07F705FD010702F8FFF7F8F7F50475F7FCF8F8FF4A0B07003108F8FAFCF5A801FCFEF9F602FAF9FB00F7F80BFE0406F7060100F9FA02F5F8FE00040407000BB80500F8E2FF0BFE0005000203F6FA51FA08F50A00F5FD0704FBFCFDF8F5F9F5F5FA00F60504FEF626FC01FFF9F9FA06F84AF7F70809FA0805F60B0801067400F507FF090707F60800FBF6000B030902F64B00F7FB05FAD80BF7FDDC0305019A068E0105080A07810AF7F8FFF6F8090BF704FC05030500F8FDFFC009F90600FB3C0533FD060908FFF70AF50002050008FB08F9F8FCFA060300FA0604F605FA06B6FD0A13F5FEFC0809090201FC07FA0199FC0200FCF9F80106F505F4FB050107097503FFFEFD03FC91FA0204010006FD0700F908F9020708F6FE07F7FF0500FAFD0A0BF509F60908F562FCF5060702F905F507FBF9F70204FEFF01C0F9FBF608061343F900F703FFFF03F642FBFF00FB001F0BF7010900FEF9F7F8040BFA07090BF800FF18000009FEFB02F5FE03FEF9FFFDFC08FAFD03070608F40505FF080805FDFE0B00F709FD07F7030AF60201F60AFF0905FFFD0008F80351F6F60AF822FC0BF2FDF90103FCFA540BFBFF00080BFA0AFD010CFE01FC000703F900FBFA0404FCF5F80803040BF7FD0AF702FD0B00F506040709F9FDF900F9F9059C000500FFFFFA000009F908040B4A560004FCFD08FFF70003050700F7F707FA06F70606F5F608F809F5FDD1F907060101F7F6FD09F9F901F9F800F80B6FFFF6FDF300F8030008F90A4300FF0B05FE00F50301090A08FAE1F5FF04FF6502F8FCFCF508040040F7FE05FE0509FD02FA0A0000058FFF0BFEF5FA060804F8F7F80A0603FEACF5FAFAFAF706F50A02F707FB0B0109F702050A06FB0BF6FEF600F805F6F80BF9FE09FCFD000903F70702FCFE00FCF6040700F7F6FCF607F300090A0600F50A020992F90AF902FFF800030008FCFD0098000A00FBFCFF0709000701080A94040926FA0208F9FC010800000B02F8000A0406FB3E0109F901F901000305FD000907FB030500F503FD0AF8F7FEF902020BBF0656F905FE09CCFF000AFFFEFBFB060009FF29FEF9F7F808FFFDFF08040006F5FF0502F7030B0705F70B08000BF5F808F5FF02F903FEFD"> : tensor<70x13xi8>
  %r:2 = call @p971(%a0) : (tensor<70x13xi8>) -> (tensor<70x13xi8>, tensor<28x26xi8>)
  %e0 = stablehlo.constant dense<"0x04F5FAF7F83002FCFFFA02FF07F8F9F8000605FFFF02FCF703F8FBFB04060972F8F7F6F4F90A07FE0301FF00FFFDF708095D02F808F4F70002F7FFAF03F807060303F70303F9FCF90109FB02FFFFFC02CC05FF00F4FB00FE07060AFEF406FF07FEFFFFFFFE000000F808FA02FEF8FD07000807080AFB8A0803070700B5F4F8FFCEF70705030A57FE03010609FD050604FF0807F401FBF908F9FEFF0605FD0A0701FFFBFBF8FFF447FAFF071D00F401FFFAFFFDFC0905AE05F70AF5FF0A02F8FB040302070A060A0A05FF09FAFB0109D903FE00060605F907B50808F7F605F7FA09F4F7FEF98BFF0AF800F6F8F809F7FF0409FFF4FCF6FD09B4FF0804FA0527F4080223FCFAFE65F971FEFAF7F5F87EF50807000907F6F408FB03FAFCFAFF0702003FF606F9FF04C3FACC02F9F6F70008F50AFFFDFAFFF704F706070305F9FCFF05F9FB09FA05F94902F5EC0A0103F7F6F6FDFE03F805FE6603FDFF030607FEF90AFA0B04FAFEF8F68AFC000102FC036E05FDFBFEFFF902F8FF06F706FDF8F70901F80800FAFF0502F5F40AF609F6F70A9D030AF9F8FD06FA0AF8040608FDFB0100FE3F060409F7F9ECBC06FF08FC0000FC09BD0400FF04FFE0F408FEF6FF01060807FBF405F8F6F407FF00E7FFFFF60104FD0A01FC0106000203F70502FCF8F9F70BFAFA00F7F7FA0201F4FF08F602F808FCF509FDFE09F500F6FA0002FFF707FCAE0909F507DD03F40D0206FEFC0305ABF40400FFF7F405F502FEF301FE03FFF8FC06FF0405FBFB030A07F7FCFBF40802F508FD02F4FF0AF9FBF8F6060206FF0606FA63FFFAFF000005FFFFF606F7FBF4B5A9FFFB0302F70008FFFCFAF8FF0808F805F908F9F90A09F707F60A022E06F8F9FEFE080902F60606FE0607FF07F4900009020CFF07FCFFF706F5BCFF00F4FA01FF0AFCFEF6F5F7051E0A00FB009AFD0703030AF7FBFFBF0801FA01FAF602FD05F5FFFFFA7000F4010A05F9F7FB070807F5F9FC01530A05050508F90AF5FD08F804F4FEF608FDFAF5F904F4090109FF07FA0907F40601F60302FFF6FC08F8FD0301FF0309FBF8FF08090309F80CFFF6F5F9FF0AF5FDF66D06F506FD0007FFFCFFF70302FF67FFF5FF040300F8F6FFF8FEF7F56BFBF6D905FDF70603FEF7FFFFF4FD07FFF5FBF904C1FEF606FE06FEFFFCFA02FFF6F804FCFAFF0AFC02F507080106FDFDF440F9A906FA01F63300FFF500010404F9FFF600D601060807F7000200F7FBFFF90A00FAFD08FCF4F8FA08F4F7FFF40A07F70A00FD06FC0102"> : tensor<70x13xi8>
  check.expect_eq %r#0, %e0 : tensor<70x13xi8>
  %e1 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FEC7FB87F1E7F237F1D7F857F7E7FF87F677F337F5D7FD77FF47F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FB87F9E7F367F7B7F347F0C7FCC7FCE7FB67FCD7F697FD57FC37F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F1E7F367F047F287FD47F587F367FA67FDB7FA57F547FD87F327F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F237F7B7F287F437F9A7F197F3C7F977F647F747F717FED7F597F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F1D7F347FD47F9A7F857F757FB47FD97F347F437FEC7F997F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F857F0C7F587F197F757FD17FB97FF57FD77F907FAD7FE77FD97F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7E7FCC7F367F3C7FB47FB97FBA7FE87FE97FB17F877F2B7F457F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FF87FCE7FA67F977FD97FF57FE87F457FB57FC87F237F957F5D7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F677FB67FDB7F647F347FD77FE97FB57F857FA67FA17F8A7FB77F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F337FCD7FA57F747F437F907FB17FC87FA67FCA7FC67F497F317F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F5D7F697F547F717FEC7FAD7F877F237FA17FC67F037FDD7F037F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FD77FD57FD87FED7F997FE77F2B7F957F8A7F497FDD7F377F6D7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FF47FC37F327F597F7F7FD97F457F5D7FB77F317F037F6D7FB07F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<28x26xi8>
  check.expect_eq %r#1, %e1 : tensor<28x26xi8>
  return
}
func.func @p972(%arg0: tensor<3xf8E4M3FN>, %arg1: tensor<f32>) -> (tensor<1xf8E4M3FN>, tensor<f32>, tensor<4xf8E4M3FN>) {
  %v2 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %v3 = stablehlo.pad %arg0, %v2, low = [-1], high = [-1], interior = [0] : (tensor<3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN>
  %v4 = stablehlo.multiply %v2, %v2 : tensor<f8E4M3FN>
  %v5 = stablehlo.abs %v3 : tensor<1xf8E4M3FN>
  %v6 = stablehlo.abs %arg1 : tensor<f32>
  %v7 = stablehlo.reshape %v4 : (tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN>
  %v8 = stablehlo.concatenate %v7, %arg0, dim = 0 : (tensor<1xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %v5, %v6, %v8 : tensor<1xf8E4M3FN>, tensor<f32>, tensor<4xf8E4M3FN>
}
func.func @check972() {
  %a0 = stablehlo.constant dense<[1.625000e+00, -3.750000e+00, 1.375000e+00]> : tensor<3xf8E4M3FN>
  %a1 = stablehlo.constant dense<3.896000e+00> : tensor<f32>
  %r:3 = call @p972(%a0, %a1) : (tensor<3xf8E4M3FN>, tensor<f32>) -> (tensor<1xf8E4M3FN>, tensor<f32>, tensor<4xf8E4M3FN>)
  %e0 = stablehlo.constant dense<3.750000e+00> : tensor<1xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  %e1 = stablehlo.constant dense<3.896000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<[0.000000e+00, 1.625000e+00, -3.750000e+00, 1.375000e+00]> : tensor<4xf8E4M3FN>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  return
}
func.func @p973(%arg0: tensor<2xf32>) -> (tensor<2xi1>) {
  %v1 = stablehlo.exponential %arg0 : tensor<2xf32>
  %v2 = stablehlo.minimum %v1, %arg0 : tensor<2xf32>
  %v3 = stablehlo.multiply %v2, %v1 : tensor<2xf32>
  %v4 = stablehlo.compare LT, %v2, %v3 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %v4 : tensor<2xi1>
}
func.func @check973() {
  %a0 = stablehlo.constant dense<[-2.506000e+00, 1.108000e+00]> : tensor<2xf32>
  %r:1 = call @p973(%a0) : (tensor<2xf32>) -> tensor<2xi1>
  %e0 = stablehlo.constant dense<true> : tensor<2xi1>
  check.expect_eq %r#0, %e0 : tensor<2xi1>
  return
}
func.func @p974(%arg0: tensor<1x1x8xf8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> (tensor<1x1x8xf8E4M3FN>, tensor<1x1x8xf8E4M3FN>) {
  %v2 = stablehlo.maximum %arg0, %arg0 : tensor<1x1x8xf8E4M3FN>
  %v3 = stablehlo.multiply %arg0, %arg0 : tensor<1x1x8xf8E4M3FN>
  %v4 = stablehlo.divide %v3, %v3 : tensor<1x1x8xf8E4M3FN>
  return %v2, %v4 : tensor<1x1x8xf8E4M3FN>, tensor<1x1x8xf8E4M3FN>
}
func.func @check974() {
  %a0 = stablehlo.constant dense<[[[-4.000000e+00, 2.250000e+00, -4.000000e+00, -2.734380e-02, -4.375000e-01, 5.625000e-01, 1.875000e-01, -7.500000e-01]]]> : tensor<1x1x8xf8E4M3FN>
  %a1 = stablehlo.constant dense<-2.250000e+00> : tensor<f8E4M3FN>
  %r:2 = call @p974(%a0, %a1) : (tensor<1x1x8xf8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<1x1x8xf8E4M3FN>, tensor<1x1x8xf8E4M3FN>)
  %e0 = stablehlo.constant dense<[[[-4.000000e+00, 2.250000e+00, -4.000000e+00, -2.734380e-02, -4.375000e-01, 5.625000e-01, 1.875000e-01, -7.500000e-01]]]> : tensor<1x1x8xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x1x8xf8E4M3FN>, tensor<1x1x8xf8E4M3FN>
  %e1 = stablehlo.constant dense<[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 0x7F, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]]> : tensor<1x1x8xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x1x8xf8E4M3FN>, tensor<1x1x8xf8E4M3FN>
  return
}
func.func @p975(%arg0: tensor<ui16>, %arg1: tensor<f64>) -> (tensor<f64>) {
  %v2 = stablehlo.log %arg1 : tensor<f64>
  %v3 = stablehlo.divide %v2, %v2 : tensor<f64>
  %v4 = stablehlo.convert %v3 : (tensor<f64>) -> tensor<f64>
  return %v4 : tensor<f64>
}
func.func @check975() {
  %a0 = stablehlo.constant dense<11> : tensor<ui16>
  %a1 = stablehlo.constant dense<3.0940000000000003> : tensor<f64>
  %r:1 = call @p975(%a0, %a1) : (tensor<ui16>, tensor<f64>) -> tensor<f64>
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p976(%arg0: tensor<f64>, %arg1: tensor<2x13xf64>, %arg2: tensor<2x13xf32>) -> (tensor<f64>, tensor<13x13xf64>) {
  %v3 = stablehlo.multiply %arg0, %arg0 : tensor<f64>
  %v4 = stablehlo.subtract %arg1, %arg1 : tensor<2x13xf64>
  %v5 = stablehlo.dot_general %v4, %arg1, contracting_dims = [0] x [0] : (tensor<2x13xf64>, tensor<2x13xf64>) -> tensor<13x13xf64>
  return %v3, %v5 : tensor<f64>, tensor<13x13xf64>
}
func.func @check976() {
  %a0 = stablehlo.constant dense<-1.1280000000000001> : tensor<f64>
  %a1 = stablehlo.constant dense<[[5.000000e-01, 3.7619999999999996, 2.144000e+00, 1.5860000000000003, 2.4480000000000004, 2.8528500548726548E-292, -2.738000e+00, 9.9999999999999992E-41, 3.340000e+00, 1.000000e+00, 2.752000e+00, -0.16999999999999993, 0.89599999999999991], [-2.166000e+00, 1.5220000000000002, -1.116000e+00, 1.3399999999999999, 1.3760000000000003, 0.90200000000000014, 9.9999999999999992E-41, 3.526000e+00, 9.9733961576548075E-298, -1.0179999999999998, 2.2140000000000004, -3.850000e+00, -0.88399999999999989]]> : tensor<2x13xf64>
  %a2 = stablehlo.constant dense<[[3.792000e+00, -3.780000e-01, 2.558000e+00, 0x7F800000, 1.862000e+00, 3.326000e+00, 1.004000e+00, 1.802000e+00, 2.608000e+00, 0x7FC00000, 5.120000e-01, -2.716000e+00, -1.130000e+00], [2.250000e+00, -1.000000e+00, -2.814000e+00, 0.811999976, 2.280000e+00, -2.940000e+00, 2.94930676E+38, 2.798000e+00, 2.500000e+00, 0.000000e+00, -3.000000e+38, -2.794000e+00, 3.434000e+00]]> : tensor<2x13xf32>
  %r:2 = call @p976(%a0, %a1, %a2) : (tensor<f64>, tensor<2x13xf64>, tensor<2x13xf32>) -> (tensor<f64>, tensor<13x13xf64>)
  %e0 = stablehlo.constant dense<1.2723840000000002> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<13x13xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<13x13xf64>, tensor<13x13xf64>
  return
}
func.func @p977(%arg0: tensor<7x16xf64>) -> (tensor<7x32xf64>) {
  %v1 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<7x16xf64>, tensor<7x16xf64>) -> tensor<7x32xf64>
  %v2 = stablehlo.power %v1, %v1 : tensor<7x32xf64>
  return %v2 : tensor<7x32xf64>
}
func.func @check977() {
  %a0 = stablehlo.constant dense<"0x20068195438BDC3F2B8716D9CEF70FC0D24D62105839F8BFD24D621058390C402CB29DEFA7C6FB3F5839B4C876BEFFBF0C022B8716D9E6BFE04F8D976E12EBBF8AF221BF3C36ECC75EBA490C022B074042FF50A178A2340D643BDF4F8D97EEBF701283C0CAA1F93F4060E5D022DBF13F1A2FDD2406810D40E0A59BC420B0D23F806CE7FBA9F1C23F5839B4C876BE0540042B8716D9CEF33F2C8716D9CEF7E3BF00D578E92631D8BFC876BE9F1A2FEDBFF6285C8FC2F5F4BF85EB51B81E850DC046B6F3FDD478F5BF666666666666F6BFB81E85EB51B8E63F0E2DB29DEFA70CC02C8716D9CEF7054037894160E5D00AC040B4C876BE9FCABFCFF753E3A59B06C000FED478E926C13FD578E926310806C023DBF97E6ABC00C03208AC1C5A640F40000000000000F0FFCCCCCCCCCCCCE4BFE8263108AC1CEA3F1C5A643BDF4FF1BF806ABC749318F83F343333333333FB3F4E62105839B40C407B14AE47E17A0CC01804560E2DB207401283C0CAA145FEBF00000000000000004C37894160E506C034BC0C369B0FF70D000000000000F07F20B0726891EDF43F1E826C1FEBCB2B056E1283C0CAA1F9BF60E5D022DBF900C05A643BDF4F8D074048B6F3FDD478E93F000000000000F87F508D976E1283E8BF04560E2DB29D05C00C022B8716D902C014AE47E17A140C40B29DEFA7C64BFFBFE07A14AE47E1E23FD7A3703D0AD701C02B8716D9CEF707C000A138149B39DF4325068195438B0EC079E9263108AC0AC06CE7FBA9F1D2F53F48E17A14AE4707C0A3737A0325F50E0C408716D9CEF7B33F48E17A14AE4703C090C2F5285C8F0E407C3F355EBA49E4BF9CC420B07268E9BF308716D9CEF7D33F6CE7FBA9F1D209C0C2F5285C8FC2F9BF30C4477D245EAB04E07A14AE47E1FE3F0000000000000440C0CAA145B6F30DC074931804560E05C08816D9CEF7530B4060E5D022DBF9FA3FB8F3FDD478E9EEBFFA7E6ABC749300C0E04F8D976E12F73F0000000000000000F2D24D62105809C03E0AD7A3703D0640022B8716D9CE0540B047E17A14AEE7BF3E0AD7A3703D00C0F4FDD478E926FDBF5C8FC2F5285C0BC0205C8FC2F528BCBFAE47E17A14AE01C03CDF4F8D976E0640809999999999A9BF8E976E1283C004C000A138149B39DF43CDCCCCCCCCCC00C0736891ED7C3F09C091ED7C3F355E0EC0B29DEFA7C64BF7BF9A9999999999F1BF4060E5D022DBE93F1A2FDD2406810940285C8FC2F528E43FC74B3789416009C0"> : tensor<7x16xf64>
  %r:1 = call @p977(%a0) : (tensor<7x16xf64>) -> tensor<7x32xf64>
  %e0 = stablehlo.constant dense<"0xB29660B5B252E63F000000000000F8FF000000000000F8FF03741C11685C554082577456A9D70440000000000000F8FF000000000000F8FF000000000000F8FF0000000000000000C4BD2D8BD6BE3540000000000000F03F000000000000F8FF78C26C241E050140FD7A1520B415F23FF455DCCA9CC75E405EAD27B07E56E63FB29660B5B252E63F000000000000F8FF000000000000F8FF03741C11685C554082577456A9D70440000000000000F8FF000000000000F8FF000000000000F8FF0000000000000000C4BD2D8BD6BE3540000000000000F03F000000000000F8FF78C26C241E050140FD7A1520B415F23FF455DCCA9CC75E405EAD27B07E56E63F83D40D42501EE83FE1E5AB369C4A2E40750350072BD7F43F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF1455B815AC17E93F000000000000F8FF52E002D834053040000000000000F8FF000000000000F8FF000000000000F8FF83D40D42501EE83FE1E5AB369C4A2E40750350072BD7F43F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF1455B815AC17E93F000000000000F8FF52E002D834053040000000000000F8FF000000000000F8FF000000000000F8FF9B4D59EFCD71E83F000000000000F8FF000000000000F8FF08BB5F4E36B66A400000000000000000000000000000F8FFC8A61AD1831BEB3F000000000000F8FF754FBBA6A5A4FD3F853E9FF5B1B7034068D68A6F007A5840000000000000F8FFC679B554BCEF3840000000000000F8FF000000000000F03F000000000000F8FF9B4D59EFCD71E83F000000000000F8FF000000000000F8FF08BB5F4E36B66A400000000000000000000000000000F8FFC8A61AD1831BEB3F000000000000F8FF754FBBA6A5A4FD3F853E9FF5B1B7034068D68A6F007A5840000000000000F8FFC679B554BCEF3840000000000000F8FF000000000000F03F000000000000F8FF000000000000F03F000000000000F07FE674236976BBF63F000000000000F03F000000000000F8FF000000000000F8FF6276AFDAD5043840CE24AAB582AFEA3F000000000000F87F000000000000F8FF000000000000F8FF000000000000F8FFAC75F98F96825440000000000000F8FFA4AAE45B9270E73F000000000000F8FF000000000000F03F000000000000F07FE674236976BBF63F000000000000F03F000000000000F8FF000000000000F8FF6276AFDAD5043840CE24AAB582AFEA3F000000000000F87F000000000000F8FF000000000000F8FF000000000000F8FFAC75F98F96825440000000000000F8FFA4AAE45B9270E73F000000000000F8FF000000000000F8FF000000000000F07F000000000000F8FF000000000000F8FFA4C507A9476FF83F000000000000F8FF000000000000F03FBB5E5B48E039EA3F000000000000F8FFD12CB7C06DE96440000000000000F8FF000000000000F8FFDF059E3AF33FE63F000000000000F8FF000000000000F8FF000000000000F03F000000000000F8FF000000000000F07F000000000000F8FF000000000000F8FFA4C507A9476FF83F000000000000F8FF000000000000F03FBB5E5B48E039EA3F000000000000F8FFD12CB7C06DE96440000000000000F8FF000000000000F8FFDF059E3AF33FE63F000000000000F8FF000000000000F8FF000000000000F03FB67C15AA6F750C405997FAEDA4C32340000000000000F8FF000000000000F8FF481B73E4D19C504067E0CA26F74C0340000000000000F8FF000000000000F8FF94AE9487A61FFB3F000000000000F03F000000000000F8FF67EA836339283140A499119DC4C72E40000000000000F8FF000000000000F8FF000000000000F8FFB67C15AA6F750C405997FAEDA4C32340000000000000F8FF000000000000F8FF481B73E4D19C504067E0CA26F74C0340000000000000F8FF000000000000F8FF94AE9487A61FFB3F000000000000F03F000000000000F8FF67EA836339283140A499119DC4C72E40000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF72F4B71627033240000000000000F8FF000000000000F8FF000000000000F07F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FFF476CB0DB3EFEA3FBCFF3AD3582544401A74B1EC24EBE73F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF72F4B71627033240000000000000F8FF000000000000F8FF000000000000F07F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FFF476CB0DB3EFEA3FBCFF3AD3582544401A74B1EC24EBE73F000000000000F8FF"> : tensor<7x32xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<7x32xf64>, tensor<7x32xf64>
  return
}
func.func @p978(%arg0: tensor<7x2x1xi64>) -> (tensor<14x2x1xi64>, tensor<14x2x1xi64>) {
  %v1 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<7x2x1xi64>, tensor<7x2x1xi64>) -> tensor<14x2x1xi64>
  %v2 = stablehlo.and %v1, %v1 : tensor<14x2x1xi64>
  %v3 = stablehlo.not %v1 : tensor<14x2x1xi64>
  return %v2, %v3 : tensor<14x2x1xi64>, tensor<14x2x1xi64>
}
func.func @check978() {
  %a0 = stablehlo.constant dense<[[[-5], [-7]], [[-3], [7]], [[3], [-2]], [[-7], [6]], [[-8], [-4]], [[-7], [994459601448047165]], [[5], [0]]]> : tensor<7x2x1xi64>
  %r:2 = call @p978(%a0) : (tensor<7x2x1xi64>) -> (tensor<14x2x1xi64>, tensor<14x2x1xi64>)
  %e0 = stablehlo.constant dense<[[[-5], [-7]], [[-3], [7]], [[3], [-2]], [[-7], [6]], [[-8], [-4]], [[-7], [994459601448047165]], [[5], [0]], [[-5], [-7]], [[-3], [7]], [[3], [-2]], [[-7], [6]], [[-8], [-4]], [[-7], [994459601448047165]], [[5], [0]]]> : tensor<14x2x1xi64>
  check.expect_eq %r#0, %e0 : tensor<14x2x1xi64>
  %e1 = stablehlo.constant dense<[[[4], [6]], [[2], [-8]], [[-4], [1]], [[6], [-7]], [[7], [3]], [[6], [-994459601448047166]], [[-6], [-1]], [[4], [6]], [[2], [-8]], [[-4], [1]], [[6], [-7]], [[7], [3]], [[6], [-994459601448047166]], [[-6], [-1]]]> : tensor<14x2x1xi64>
  check.expect_eq %r#1, %e1 : tensor<14x2x1xi64>
  return
}
func.func @p979(%arg0: tensor<13xi64>, %arg1: tensor<7x2xf64>) -> (tensor<3x2xf64>, tensor<2x2xf64>, tensor<7x4xf64>, tensor<2x2xf64>) {
  %v2 = stablehlo.convert %arg1 : (tensor<7x2xf64>) -> tensor<7x2xf64>
  %v3 = stablehlo.dot_general %v2, %v2, contracting_dims = [0] x [0] : (tensor<7x2xf64>, tensor<7x2xf64>) -> tensor<2x2xf64>
  %v4 = stablehlo.slice %v2 [0:5:2, 0:2:1] : (tensor<7x2xf64>) -> tensor<3x2xf64>
  %v5 = stablehlo.sine %v3 : tensor<2x2xf64>
  %v6 = stablehlo.transpose %v3, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
  %v7 = stablehlo.concatenate %v2, %v2, dim = 1 : (tensor<7x2xf64>, tensor<7x2xf64>) -> tensor<7x4xf64>
  %v8 = stablehlo.add %v3, %v5 : tensor<2x2xf64>
  %v9 = stablehlo.convert %v3 : (tensor<2x2xf64>) -> tensor<2x2xf64>
  return %v4, %v6, %v7, %v8 : tensor<3x2xf64>, tensor<2x2xf64>, tensor<7x4xf64>, tensor<2x2xf64>
}
func.func @check979() {
  %a0 = stablehlo.constant dense<[-11, -4, 2, 4, -5, 3, 4, 0, 3, -9, -3, 7, 351393579087310134]> : tensor<13xi64>
  %a1 = stablehlo.constant dense<[[-1.932000e+00, 3.8040000000000003], [0.88999999999999968, 2.9332619506410623E-263], [-3.628000e+00, 8.5953098361625708E-255], [3.6879999999999997, 5.000000e-01], [3.474000e+00, -1.5139999999999998], [-0.99199999999999999, 1.000000e+00], [3.8739999999999997, 1.7919999999999998]]> : tensor<7x2xf64>
  %r:4 = call @p979(%a0, %a1) : (tensor<13xi64>, tensor<7x2xf64>) -> (tensor<3x2xf64>, tensor<2x2xf64>, tensor<7x4xf64>, tensor<2x2xf64>)
  %e0 = stablehlo.constant dense<[[-1.932000e+00, 3.8040000000000003], [-3.628000e+00, 8.5953098361625708E-255], [3.474000e+00, -1.5139999999999998]]> : tensor<3x2xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x2xf64>, tensor<3x2xf64>
  %e1 = stablehlo.constant dense<[[59.349067999999995, -4.8147560000000009], [-4.8147560000000009, 21.223876000000001]]> : tensor<2x2xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<2x2xf64>, tensor<2x2xf64>
  %e2 = stablehlo.constant dense<[[-1.932000e+00, 3.8040000000000003, -1.932000e+00, 3.8040000000000003], [0.88999999999999968, 2.9332619506410623E-263, 0.88999999999999968, 2.9332619506410623E-263], [-3.628000e+00, 8.5953098361625708E-255, -3.628000e+00, 8.5953098361625708E-255], [3.6879999999999997, 5.000000e-01, 3.6879999999999997, 5.000000e-01], [3.474000e+00, -1.5139999999999998, 3.474000e+00, -1.5139999999999998], [-0.99199999999999999, 1.000000e+00, -0.99199999999999999, 1.000000e+00], [3.8739999999999997, 1.7919999999999998, 3.8739999999999997, 1.7919999999999998]]> : tensor<7x4xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<7x4xf64>, tensor<7x4xf64>
  %e3 = stablehlo.constant dense<[[59.683679012615301, -3.8199909295511203], [-3.8199909295511203, 21.918050604419221]]> : tensor<2x2xf64>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<2x2xf64>, tensor<2x2xf64>
  return
}
func.func @p980(%arg0: tensor<70xf64>, %arg1: tensor<8xf64>, %arg2: tensor<8xi64>) -> (tensor<8xf64>, tensor<6xi64>) {
  %v3 = stablehlo.reshape %arg1 : (tensor<8xf64>) -> tensor<8xf64>
  %v4 = stablehlo.slice %arg2 [0:6:1] : (tensor<8xi64>) -> tensor<6xi64>
  return %v3, %v4 : tensor<8xf64>, tensor<6xi64>
}
func.func @check980() {
  %a0 = stablehlo.constant dense<[-1.822000e+00, 2.202000e+00, 0.017999999999999794, -3.702000e+00, 1.120000e+00, 1.5860000000000003, 2.8259999999999996, -3.910000e+00, 1.1760000000000002, -1.072000e+00, -0.072000000000000064, 9.9999999999999992E-41, 1.9960000000000004, -2.270000e+00, -0.70800000000000018, 3.5700000000000003, 1.452000e+00, 3.6260000000000003, 1.0999999999999996, -1.314000e+00, -1.7839999999999998, -0.36399999999999988, 2.6479999999999997, -1.6520000000000001, 2.208000e+00, -3.576000e+00, 1.9619999999999997, -3.710000e+00, 2.000000e+00, -1.5019999999999998, -2.4539999999999997, 0.17799999999999994, -0.43199999999999994, 2.880000e+00, 2.130000e+00, -0.84200000000000008, 0.54600000000000026, 0.5259999999999998, 1.1980000000000004, 3.800000e+00, 0.016000000000000014, 3.558000e+00, 3.992000e+00, 3.7300000000000004, 1.685959886889011E-288, 0.63600000000000012, -0.12000000000000011, -3.510000e+00, 5.9092141643982007E-299, -2.2119999999999997, 1.9500000000000002, -2.388000e+00, 2.2619999999999996, -3.448000e+00, 0.080000000000000071, -7.620000e-01, -0.11399999999999988, 2.5433582474365457E-254, 3.7880000000000003, -3.648000e+00, 2.306000e+00, -0.029999999999999805, -1.0939999999999999, -3.800000e+00, 1.3099999999999996, -1.508000e+00, -0.83599999999999985, 1.8530654211430173E-303, -2.886000e+00, -0.97999999999999998]> : tensor<70xf64>
  %a1 = stablehlo.constant dense<[1.6159999999999997, -1.880000e+00, -1.000000e+00, -1.9300000000000002, 1.2599999999999998, 0.34799999999999986, -1.980000e+00, 3.3280000000000003]> : tensor<8xf64>
  %a2 = stablehlo.constant dense<[7, -1, 7, 2, 0, -10, 0, -3]> : tensor<8xi64>
  %r:2 = call @p980(%a0, %a1, %a2) : (tensor<70xf64>, tensor<8xf64>, tensor<8xi64>) -> (tensor<8xf64>, tensor<6xi64>)
  %e0 = stablehlo.constant dense<[1.6159999999999997, -1.880000e+00, -1.000000e+00, -1.9300000000000002, 1.2599999999999998, 0.34799999999999986, -1.980000e+00, 3.3280000000000003]> : tensor<8xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  %e1 = stablehlo.constant dense<[7, -1, 7, 2, 0, -10]> : tensor<6xi64>
  check.expect_eq %r#1, %e1 : tensor<6xi64>
  return
}
func.func @p981(%arg0: tensor<f32>) -> (tensor<f32>, tensor<2xf32>, tensor<1x1xf32>, tensor<26xf32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
  %v2 = stablehlo.constant dense<-0.0> : tensor<f32>
  %v3 = stablehlo.reduce(%v1 init: %v2) applies stablehlo.minimum across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  %v4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %v5 = stablehlo.pad %v1, %v4, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
  %v6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<13xf32>
  %v7 = stablehlo.reshape %v1 : (tensor<1xf32>) -> tensor<1x1xf32>
  %v8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %v9 = stablehlo.pad %v6, %v8, low = [0], high = [1], interior = [1] : (tensor<13xf32>, tensor<f32>) -> tensor<26xf32>
  return %v3, %v5, %v7, %v9 : tensor<f32>, tensor<2xf32>, tensor<1x1xf32>, tensor<26xf32>
}
func.func @check981() {
  %a0 = stablehlo.constant dense<-1.976000e+00> : tensor<f32>
  %r:4 = call @p981(%a0) : (tensor<f32>) -> (tensor<f32>, tensor<2xf32>, tensor<1x1xf32>, tensor<26xf32>)
  %e0 = stablehlo.constant dense<-1.976000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<[-1.976000e+00, 0x7FC00000]> : tensor<2xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  %e2 = stablehlo.constant dense<-1.976000e+00> : tensor<1x1xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1x1xf32>, tensor<1x1xf32>
  %e3 = stablehlo.constant dense<[-1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000, -1.976000e+00, 0x7FC00000]> : tensor<26xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<26xf32>, tensor<26xf32>
  return
}
func.func @p982(%arg0: tensor<5x8xi8>) -> (tensor<5x8x7xi8>, tensor<80xi8>, tensor<3x5x8xi8>, tensor<1x3xi8>) {
  %v1 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<5x8xi8>, tensor<5x8xi8>) -> tensor<10x8xi8>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<5x8xi8>) -> tensor<5x8x7xi8>
  %v3 = stablehlo.reshape %v1 : (tensor<10x8xi8>) -> tensor<80xi8>
  %v4 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<5x8xi8>) -> tensor<3x5x8xi8>
  %v5 = stablehlo.slice %arg0 [2:3:1, 2:7:2] : (tensor<5x8xi8>) -> tensor<1x3xi8>
  return %v2, %v3, %v4, %v5 : tensor<5x8x7xi8>, tensor<80xi8>, tensor<3x5x8xi8>, tensor<1x3xi8>
}
func.func @check982() {
  %a0 = stablehlo.constant dense<[[3, 3, 3, 9, -4, 7, 8, -2], [3, -2, 7, -6, -3, -6, 0, 0], [-5, 2, 49, -8, 7, 99, 1, -9], [-10, 9, 1, -6, 0, 10, -5, -2], [3, 0, 3, -8, -8, 7, -1, 11]]> : tensor<5x8xi8>
  %r:4 = call @p982(%a0) : (tensor<5x8xi8>) -> (tensor<5x8x7xi8>, tensor<80xi8>, tensor<3x5x8xi8>, tensor<1x3xi8>)
  %e0 = stablehlo.constant dense<"0x03030303030303030303030303030303030303030309090909090909FCFCFCFCFCFCFC0707070707070708080808080808FEFEFEFEFEFEFE03030303030303FEFEFEFEFEFEFE07070707070707FAFAFAFAFAFAFAFDFDFDFDFDFDFDFAFAFAFAFAFAFA0000000000000000000000000000FBFBFBFBFBFBFB0202020202020231313131313131F8F8F8F8F8F8F8070707070707076363636363636301010101010101F7F7F7F7F7F7F7F6F6F6F6F6F6F60909090909090901010101010101FAFAFAFAFAFAFA000000000000000A0A0A0A0A0A0AFBFBFBFBFBFBFBFEFEFEFEFEFEFE030303030303030000000000000003030303030303F8F8F8F8F8F8F8F8F8F8F8F8F8F807070707070707FFFFFFFFFFFFFF0B0B0B0B0B0B0B"> : tensor<5x8x7xi8>
  check.expect_eq %r#0, %e0 : tensor<5x8x7xi8>
  %e1 = stablehlo.constant dense<[3, 3, 3, 9, -4, 7, 8, -2, 3, -2, 7, -6, -3, -6, 0, 0, -5, 2, 49, -8, 7, 99, 1, -9, -10, 9, 1, -6, 0, 10, -5, -2, 3, 0, 3, -8, -8, 7, -1, 11, 3, 3, 3, 9, -4, 7, 8, -2, 3, -2, 7, -6, -3, -6, 0, 0, -5, 2, 49, -8, 7, 99, 1, -9, -10, 9, 1, -6, 0, 10, -5, -2, 3, 0, 3, -8, -8, 7, -1, 11]> : tensor<80xi8>
  check.expect_eq %r#1, %e1 : tensor<80xi8>
  %e2 = stablehlo.constant dense<"0x03030309FC0708FE03FE07FAFDFA0000FB0231F8076301F7F60901FA000AFBFE030003F8F807FF0B03030309FC0708FE03FE07FAFDFA0000FB0231F8076301F7F60901FA000AFBFE030003F8F807FF0B03030309FC0708FE03FE07FAFDFA0000FB0231F8076301F7F60901FA000AFBFE030003F8F807FF0B"> : tensor<3x5x8xi8>
  check.expect_eq %r#2, %e2 : tensor<3x5x8xi8>
  %e3 = stablehlo.constant dense<[[49, 7, 1]]> : tensor<1x3xi8>
  check.expect_eq %r#3, %e3 : tensor<1x3xi8>
  return
}
func.func @p983(%arg0: tensor<4x33xui16>, %arg1: tensor<1x3xui16>) -> (tensor<4x4xui16>) {
  %v2 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [1] : (tensor<4x33xui16>, tensor<4x33xui16>) -> tensor<4x4xui16>
  %v3 = stablehlo.shift_right_logical %v2, %v2 : tensor<4x4xui16>
  %v4 = stablehlo.negate %v3 : tensor<4x4xui16>
  return %v4 : tensor<4x4xui16>
}
func.func @check983() {
  %a0 = stablehlo.constant dense<"0xF7FF00007466F9FF030000000900F7FFFCFF07000500FFFFFEFF09000900F6FF050006000A000B0004000000FFFFFFFF0400FCFFFCFF0900090007000200FAFF0B007934FFFFFEFFFDFFFFFFFEFFFDFF0200F7FFFAFF00000A00FBFF02001FD1FDFF02000B0001000B00080004000800CC1DF9FFF5BEFCFFF7FF0100F5FFFAFF0000FFFFF9FF9A9401000100F5FF0B0000000000FAFFF7FFFFFFFFFFF5FF0200020008000A0000000300F8FFF9FF0200F7FFFCFFFAFFF7FFFAFF07000A00F7FFFCFF010000000900F63708000215FCFF0000FFFF0700BFA4FFFF2972FFFF030002000500060009000300C97A5AFF0500FBFFF6FFFDFF0B000700FEFF28CF0000FDFFFFFFFCFFF9FF"> : tensor<4x33xui16>
  %a1 = stablehlo.constant dense<[[65532, 9, 10]]> : tensor<1x3xui16>
  %r:1 = call @p983(%a0, %a1) : (tensor<4x33xui16>, tensor<1x3xui16>) -> tensor<4x4xui16>
  %e0 = stablehlo.constant dense<0> : tensor<4x4xui16>
  check.expect_eq %r#0, %e0 : tensor<4x4xui16>
  return
}
func.func @p984(%arg0: tensor<3xi64>, %arg1: tensor<f32>) -> (tensor<6xi64>, tensor<3xi64>, tensor<3xi64>) {
  %v2 = stablehlo.negate %arg0 : tensor<3xi64>
  %v3 = stablehlo.convert %v2 : (tensor<3xi64>) -> tensor<3xi64>
  %v4 = stablehlo.concatenate %v3, %v2, dim = 0 : (tensor<3xi64>, tensor<3xi64>) -> tensor<6xi64>
  %v5 = stablehlo.subtract %v2, %arg0 : tensor<3xi64>
  %v6 = stablehlo.maximum %v3, %v3 : tensor<3xi64>
  return %v4, %v5, %v6 : tensor<6xi64>, tensor<3xi64>, tensor<3xi64>
}
func.func @check984() {
  %a0 = stablehlo.constant dense<[-6, 8, -1]> : tensor<3xi64>
  %a1 = stablehlo.constant dense<0.963999986> : tensor<f32>
  %r:3 = call @p984(%a0, %a1) : (tensor<3xi64>, tensor<f32>) -> (tensor<6xi64>, tensor<3xi64>, tensor<3xi64>)
  %e0 = stablehlo.constant dense<[6, -8, 1, 6, -8, 1]> : tensor<6xi64>
  check.expect_eq %r#0, %e0 : tensor<6xi64>
  %e1 = stablehlo.constant dense<[12, -16, 2]> : tensor<3xi64>
  check.expect_eq %r#1, %e1 : tensor<3xi64>
  %e2 = stablehlo.constant dense<[6, -8, 1]> : tensor<3xi64>
  check.expect_eq %r#2, %e2 : tensor<3xi64>
  return
}
func.func @p985(%arg0: tensor<2xi64>) -> (tensor<4x4xi64>) {
  %v1 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
  %v2 = stablehlo.broadcast_in_dim %v1, dims = [1] : (tensor<4xi64>) -> tensor<2x4xi64>
  %v3 = stablehlo.dot_general %v2, %v2, contracting_dims = [0] x [0] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<4x4xi64>
  %v4 = stablehlo.not %v3 : tensor<4x4xi64>
  return %v4 : tensor<4x4xi64>
}
func.func @check985() {
  %a0 = stablehlo.constant dense<[10, -7]> : tensor<2xi64>
  %r:1 = call @p985(%a0) : (tensor<2xi64>) -> tensor<4x4xi64>
  %e0 = stablehlo.constant dense<[[-201, 139, -201, 139], [139, -99, 139, -99], [-201, 139, -201, 139], [139, -99, 139, -99]]> : tensor<4x4xi64>
  check.expect_eq %r#0, %e0 : tensor<4x4xi64>
  return
}
func.func @p986(%arg0: tensor<bf16>) -> (tensor<bf16>) {
  %v1 = stablehlo.floor %arg0 : tensor<bf16>
  return %v1 : tensor<bf16>
}
func.func @check986() {
  %a0 = stablehlo.constant dense<9.183550e-41> : tensor<bf16>
  %r:1 = call @p986(%a0) : (tensor<bf16>) -> tensor<bf16>
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<bf16>, tensor<bf16>
  return
}
func.func @p987(%arg0: tensor<8xui16>) -> (tensor<16x8xui16>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xui16>) -> tensor<16x8xui16>
  return %v1 : tensor<16x8xui16>
}
func.func @check987() {
  %a0 = stablehlo.constant dense<[11, 65527, 65532, 9, 47526, 0, 10, 65528]> : tensor<8xui16>
  %r:1 = call @p987(%a0) : (tensor<8xui16>) -> tensor<16x8xui16>
  %e0 = stablehlo.constant dense<"0x0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF0B00F7FFFCFF0900A6B900000A00F8FF"> : tensor<16x8xui16>
  check.expect_eq %r#0, %e0 : tensor<16x8xui16>
  return
}
func.func @p988(%arg0: tensor<70xui64>) -> (tensor<139xui64>) {
  %v1 = stablehlo.constant dense<0> : tensor<ui64>
  %v2 = stablehlo.pad %arg0, %v1, low = [-1], high = [1], interior = [1] : (tensor<70xui64>, tensor<ui64>) -> tensor<139xui64>
  return %v2 : tensor<139xui64>
}
func.func @check988() {
  %a0 = stablehlo.constant dense<[18446744073709551608, 0, 18446744073709551611, 5, 0, 304078198083604367, 0, 18446744073709551605, 7, 497394489787917606, 2, 18446744073709551607, 0, 731801592404880125, 18446744073709551607, 129252025052829709, 18446744073709551607, 18446744073709551608, 18446744073709551605, 18446744073709551612, 536127215527968254, 8, 5, 0, 7, 11, 1121540718193155875, 18446744073709551614, 11, 9223372036854775808, 3, 3, 10, 11, 1, 8, 18446744073709551613, 924624637583628807, 5, 1, 10, 6, 18446744073709551612, 6, 18446744073709551610, 18446744073709551608, 5, 463808940516026499, 18446744073709551610, 413490846616009637, 18446744073709551611, 18446744073709551610, 748232332980879838, 147900820003055547, 4, 18446744073709551612, 18446744073709551607, 0, 8, 3, 8, 5, 18446744073709551615, 218027684721183972, 18446744073709551610, 3, 18446744073709551607, 0, 5, 0]> : tensor<70xui64>
  %r:1 = call @p988(%a0) : (tensor<70xui64>) -> tensor<139xui64>
  %e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FBFFFFFFFFFFFFFF000000000000000005000000000000000000000000000000000000000000000000000000000000008FCFB694824D3804000000000000000000000000000000000000000000000000F5FFFFFFFFFFFFFF00000000000000000700000000000000000000000000000026A50B35A719E706000000000000000002000000000000000000000000000000F7FFFFFFFFFFFFFF000000000000000000000000000000000000000000000000FDAA5BC9ABE1270A0000000000000000F7FFFFFFFFFFFFFF00000000000000000D18C62F0832CB010000000000000000F7FFFFFFFFFFFFFF0000000000000000F8FFFFFFFFFFFFFF0000000000000000F5FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFF0000000000000000FEBDF6ABDCB470070000000000000000080000000000000000000000000000000500000000000000000000000000000000000000000000000000000000000000070000000000000000000000000000000B000000000000000000000000000000231F0A4D5783900F0000000000000000FEFFFFFFFFFFFFFF00000000000000000B0000000000000000000000000000000000000000000080000000000000000003000000000000000000000000000000030000000000000000000000000000000A0000000000000000000000000000000B0000000000000000000000000000000100000000000000000000000000000008000000000000000000000000000000FDFFFFFFFFFFFFFF0000000000000000071ABF8135EDD40C000000000000000005000000000000000000000000000000010000000000000000000000000000000A00000000000000000000000000000006000000000000000000000000000000FCFFFFFFFFFFFFFF000000000000000006000000000000000000000000000000FAFFFFFFFFFFFFFF0000000000000000F8FFFFFFFFFFFFFF00000000000000000500000000000000000000000000000083A81B27C6C76F060000000000000000FAFFFFFFFFFFFFFF0000000000000000A53B6CF6BB03BD050000000000000000FBFFFFFFFFFFFFFF0000000000000000FAFFFFFFFFFFFFFF0000000000000000DE81C9B05741620A0000000000000000BB67451E03730D02000000000000000004000000000000000000000000000000FCFFFFFFFFFFFFFF0000000000000000F7FFFFFFFFFFFFFF00000000000000000000000000000000000000000000000008000000000000000000000000000000030000000000000000000000000000000800000000000000000000000000000005000000000000000000000000000000FFFFFFFFFFFFFFFF0000000000000000E4CC012B069706030000000000000000FAFFFFFFFFFFFFFF000000000000000003000000000000000000000000000000F7FFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000500000000000000000000000000000000000000000000000000000000000000"> : tensor<139xui64>
  check.expect_eq %r#0, %e0 : tensor<139xui64>
  return
}
func.func @p989(%arg0: tensor<65xf8E5M2>, %arg1: tensor<65xf8E4M3FN>) -> (tensor<65xf8E4M3FN>, tensor<130xf8E4M3FN>, tensor<65xf8E5M2>) {
  %v2 = stablehlo.divide %arg1, %arg1 : tensor<65xf8E4M3FN>
  %v3 = stablehlo.floor %v2 : tensor<65xf8E4M3FN>
  %v4 = stablehlo.multiply %arg1, %arg1 : tensor<65xf8E4M3FN>
  %v5 = stablehlo.concatenate %v2, %v3, dim = 0 : (tensor<65xf8E4M3FN>, tensor<65xf8E4M3FN>) -> tensor<130xf8E4M3FN>
  %v6 = stablehlo.divide %arg0, %arg0 : tensor<65xf8E5M2>
  return %v4, %v5, %v6 : tensor<65xf8E4M3FN>, tensor<130xf8E4M3FN>, tensor<65xf8E5M2>
}
func.func @check989() {
  %a0 = stablehlo.constant dense<[0x7C, 3.500000e+00, -2.500000e+00, 4.000000e+00, 3.000000e+00, 6.250000e-01, 1.068120e-04, -3.000000e+00, -1.093750e-01, 3.125000e-01, -1.000000e+00, 2.500000e+00, -1.000000e+00, -2.500000e+00, 2.500000e-01, -1.750000e+00, 3.500000e+00, -2.187500e-01, -2.000000e+00, -1.250000e+00, 1.250000e+00, 1.000000e+00, -3.000000e+00, -2.000000e+00, 5.000000e-01, -3.500000e+00, -1.000000e+00, 0x7C, -2.000000e+00, -5.859380e-03, -4.000000e+00, 0xFC, -1.250000e-01, 1.250000e+00, 2.500000e+00, 4.000000e+00, -3.500000e+00, 3.000000e+00, -3.500000e+00, -3.500000e+00, -1.750000e+00, 2.500000e+00, 8.750000e-01, 1.750000e+00, -6.250000e-01, 4.375000e-01, -7.500000e-01, 1.000000e+00, -7.500000e-01, -4.375000e-01, 3.000000e+00, 4.000000e+00, 8.750000e-01, -1.500000e+00, 6.250000e-01, 0xFC, 2.500000e+00, 1.500000e+00, 1.750000e+00, -7.500000e-01, -3.125000e-01, 2.500000e-01, -4.915200e+04, -2.500000e+00, -1.250000e+00]> : tensor<65xf8E5M2>
  %a1 = stablehlo.constant dense<[1.125000e+00, -1.015630e-01, 3.500000e+00, 1.875000e+00, 3.750000e+00, 1.125000e+00, 1.750000e+00, -1.250000e+00, 9.375000e-01, 6.250000e-01, -2.500000e+00, 3.500000e+00, 3.515630e-02, -1.367190e-02, -2.080000e+02, -4.000000e+00, -3.250000e+00, -1.375000e+00, -3.000000e+00, -3.250000e+00, -1.875000e-01, 2.750000e+00, 8.125000e-01, -6.875000e-01, 3.250000e+00, 1.250000e+00, -6.250000e-01, -1.125000e+00, -2.750000e+00, -3.500000e+00, -3.750000e-01, -1.500000e+00, 0xFF, -2.187500e-01, -3.125000e-01, 3.500000e+00, 1.400000e+01, 0x7F, -2.500000e+00, -1.750000e+00, 2.500000e+00, -3.000000e+00, -1.171880e-01, 3.000000e+00, -2.500000e+00, 5.000000e-01, 5.625000e-01, -9.375000e-01, 2.000000e+00, 3.250000e+00, -2.250000e+00, 3.750000e+00, 1.750000e+00, 1.718750e-01, -4.480000e+02, 3.750000e+00, -6.250000e-01, 1.125000e+00, -1.875000e+00, 1.200000e+01, -1.000000e+00, -1.875000e+00, -3.500000e+00, -2.031250e-01, 2.250000e+00]> : tensor<65xf8E4M3FN>
  %r:3 = call @p989(%a0, %a1) : (tensor<65xf8E5M2>, tensor<65xf8E4M3FN>) -> (tensor<65xf8E4M3FN>, tensor<130xf8E4M3FN>, tensor<65xf8E5M2>)
  %e0 = stablehlo.constant dense<[1.250000e+00, 9.765620e-03, 1.200000e+01, 3.500000e+00, 1.400000e+01, 1.250000e+00, 3.000000e+00, 1.500000e+00, 8.750000e-01, 3.750000e-01, 6.000000e+00, 1.200000e+01, 1.953130e-03, 0.000000e+00, 0x7F, 1.600000e+01, 1.100000e+01, 1.875000e+00, 9.000000e+00, 1.100000e+01, 3.515630e-02, 7.500000e+00, 6.875000e-01, 4.687500e-01, 1.100000e+01, 1.500000e+00, 3.750000e-01, 1.250000e+00, 7.500000e+00, 1.200000e+01, 1.406250e-01, 2.250000e+00, 0xFF, 4.687500e-02, 9.375000e-02, 1.200000e+01, 1.920000e+02, 0x7F, 6.000000e+00, 3.000000e+00, 6.000000e+00, 9.000000e+00, 1.367190e-02, 9.000000e+00, 6.000000e+00, 2.500000e-01, 3.125000e-01, 8.750000e-01, 4.000000e+00, 1.100000e+01, 5.000000e+00, 1.400000e+01, 3.000000e+00, 2.929690e-02, 0x7F, 1.400000e+01, 3.750000e-01, 1.250000e+00, 3.500000e+00, 1.440000e+02, 1.000000e+00, 3.500000e+00, 1.200000e+01, 4.296880e-02, 5.000000e+00]> : tensor<65xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65xf8E4M3FN>, tensor<65xf8E4M3FN>
  %e1 = stablehlo.constant dense<"0x3838383838383838383838383838383838383838383838383838383838383838FF383838387F3838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838FF383838387F383838383838383838383838383838383838383838383838383838"> : tensor<130xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<130xf8E4M3FN>, tensor<130xf8E4M3FN>
  %e2 = stablehlo.constant dense<[0x7E, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0x7E, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0x7E, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0x7E, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<65xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<65xf8E5M2>, tensor<65xf8E5M2>
  return
}
func.func @p990(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<7xi64>, tensor<i64>, tensor<i64>) {
  %v2 = stablehlo.popcnt %arg0 : tensor<i64>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i64>) -> tensor<7xi64>
  %v4 = stablehlo.shift_right_logical %v2, %v2 : tensor<i64>
  %v5 = stablehlo.add %v2, %arg0 : tensor<i64>
  return %v3, %v4, %v5 : tensor<7xi64>, tensor<i64>, tensor<i64>
}
func.func @check990() {
  %a0 = stablehlo.constant dense<-4> : tensor<i64>
  %a1 = stablehlo.constant dense<6> : tensor<i64>
  %r:3 = call @p990(%a0, %a1) : (tensor<i64>, tensor<i64>) -> (tensor<7xi64>, tensor<i64>, tensor<i64>)
  %e0 = stablehlo.constant dense<62> : tensor<7xi64>
  check.expect_eq %r#0, %e0 : tensor<7xi64>
  %e1 = stablehlo.constant dense<0> : tensor<i64>
  check.expect_eq %r#1, %e1 : tensor<i64>
  %e2 = stablehlo.constant dense<58> : tensor<i64>
  check.expect_eq %r#2, %e2 : tensor<i64>
  return
}
func.func @p991(%arg0: tensor<0x8x16xf64>) -> (tensor<0x8x16xi64>, tensor<0x8x32xf64>) {
  %v1 = stablehlo.convert %arg0 : (tensor<0x8x16xf64>) -> tensor<0x8x16xi64>
  %v2 = stablehlo.subtract %arg0, %arg0 : tensor<0x8x16xf64>
  %v3 = stablehlo.multiply %v2, %v2 : tensor<0x8x16xf64>
  %v4 = stablehlo.concatenate %v3, %v2, dim = 2 : (tensor<0x8x16xf64>, tensor<0x8x16xf64>) -> tensor<0x8x32xf64>
  return %v1, %v4 : tensor<0x8x16xi64>, tensor<0x8x32xf64>
}
func.func @check991() {
  %a0 = stablehlo.constant dense<> : tensor<0x8x16xf64>
  %r:2 = call @p991(%a0) : (tensor<0x8x16xf64>) -> (tensor<0x8x16xi64>, tensor<0x8x32xf64>)
  %e0 = stablehlo.constant dense<> : tensor<0x8x16xi64>
  check.expect_eq %r#0, %e0 : tensor<0x8x16xi64>
  %e1 = stablehlo.constant dense<> : tensor<0x8x32xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<0x8x32xf64>, tensor<0x8x32xf64>
  return
}
func.func @p992(%arg0: tensor<f32>, %arg1: tensor<ui8>) -> (tensor<f32>, tensor<32xf32>, tensor<f32>, tensor<16x1xf32>) {
  %v2 = stablehlo.floor %arg0 : tensor<f32>
  %v3 = stablehlo.maximum %v2, %v2 : tensor<f32>
  %v4 = stablehlo.multiply %v3, %v2 : tensor<f32>
  %v5 = stablehlo.negate %v3 : tensor<f32>
  %v6 = stablehlo.broadcast_in_dim %v3, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %v7 = stablehlo.concatenate %v6, %v6, dim = 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %v8 = stablehlo.sign %v5 : tensor<f32>
  %v9 = stablehlo.broadcast_in_dim %v6, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
  return %v4, %v7, %v8, %v9 : tensor<f32>, tensor<32xf32>, tensor<f32>, tensor<16x1xf32>
}
func.func @check992() {
  %a0 = stablehlo.constant dense<1.522000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<252> : tensor<ui8>
  %r:4 = call @p992(%a0, %a1) : (tensor<f32>, tensor<ui8>) -> (tensor<f32>, tensor<32xf32>, tensor<f32>, tensor<16x1xf32>)
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<1.000000e+00> : tensor<32xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<32xf32>, tensor<32xf32>
  %e2 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e3 = stablehlo.constant dense<1.000000e+00> : tensor<16x1xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<16x1xf32>, tensor<16x1xf32>
  return
}
func.func @p993(%arg0: tensor<4x4x3xi1>, %arg1: tensor<f32>) -> (tensor<i1>, tensor<f32>) {
  %v2 = stablehlo.sine %arg1 : tensor<f32>
  %v3 = stablehlo.compare GE, %v2, %v2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %v4 = stablehlo.sine %arg1 : tensor<f32>
  %v5 = stablehlo.add %v4, %v2 : tensor<f32>
  return %v3, %v5 : tensor<i1>, tensor<f32>
}
func.func @check993() {
  %a0 = stablehlo.constant dense<[[[false, true, true], [true, false, false], [true, false, true], [false, true, true]], [[false, true, false], [true, false, true], [false, true, true], [false, true, false]], [[false, false, true], [true, true, true], [false, false, false], [false, false, false]], [[false, true, false], [true, false, true], [true, false, true], [false, true, false]]]> : tensor<4x4x3xi1>
  %a1 = stablehlo.constant dense<1.278000e+00> : tensor<f32>
  %r:2 = call @p993(%a0, %a1) : (tensor<4x4x3xi1>, tensor<f32>) -> (tensor<i1>, tensor<f32>)
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<1.91488099> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p994(%arg0: tensor<33xf32>) -> (tensor<33xf32>) {
  %v1 = stablehlo.power %arg0, %arg0 : tensor<33xf32>
  %v2 = stablehlo.add %v1, %arg0 : tensor<33xf32>
  return %v2 : tensor<33xf32>
}
func.func @check994() {
  %a0 = stablehlo.constant dense<[-2.770000e+00, 1.356000e+00, -0.737999975, 2.082000e+00, -2.860000e+00, 5.360000e-01, 2.960000e-01, -4.600000e-01, 3.228000e+00, -6.800000e-01, -0.991999983, -2.458000e+00, -5.120000e-01, -1.458000e+00, -2.650000e+00, 2.668000e+00, 1.278000e+00, -2.370000e+00, 1.536000e+00, 3.296000e+00, 8.280000e-01, 0.000000e+00, 2.212000e+00, 3.560000e-01, -2.356000e+00, -2.180000e-01, -1.484000e+00, 5.100000e-01, -1.304000e+00, 5.200000e-02, -3.818000e+00, -0.000000e+00, 3.082000e+00]> : tensor<33xf32>
  %r:1 = call @p994(%a0) : (tensor<33xf32>) -> tensor<33xf32>
  %e0 = stablehlo.constant dense<[0xFFC00000, 2.86727715, 0xFFC00000, 6.68538094, 0xFFC00000, 1.25186706, 0.99343276, 0xFFC00000, 47.1657028, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 16.37883, 2.64619017, 0xFFC00000, 3.46928978, 54.262619, 1.683321, 1.000000e+00, 8.00181388, 1.04833484, 0xFFC00000, 0xFFC00000, 0xFFC00000, 1.21935034, 0xFFC00000, 0.909496128, 0xFFC00000, 1.000000e+00, 35.187706]> : tensor<33xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<33xf32>, tensor<33xf32>
  return
}
func.func @p995(%arg0: tensor<33xf32>, %arg1: tensor<13xf32>) -> (tensor<5x1x2xf32>) {
  %v2 = stablehlo.slice %arg1 [2:12:1] : (tensor<13xf32>) -> tensor<10xf32>
  %v3 = stablehlo.reshape %v2 : (tensor<10xf32>) -> tensor<5x1x2xf32>
  return %v3 : tensor<5x1x2xf32>
}
func.func @check995() {
  %a0 = stablehlo.constant dense<[3.668000e+00, -2.774000e+00, -2.070000e+00, -0.967999994, 2.126000e+00, -2.574000e+00, 1.052000e+00, 3.84647023E+31, -5.140000e-01, -2.946000e+00, -2.690000e+00, -3.240000e+00, -1.308000e+00, -1.080000e-01, 2.242000e+00, -8.59696428E-14, 3.644000e+00, -3.914000e+00, -3.844000e+00, 1.052000e+00, -0.899999976, 3.400000e-02, -2.440000e+00, 3.800000e-02, -1.218000e+00, -1.330000e+00, 1.520000e+00, 3.008000e+00, 3.834000e+00, 3.112000e+00, -3.188000e+00, -3.440000e+00, -3.712000e+00]> : tensor<33xf32>
  %a1 = stablehlo.constant dense<[-2.934000e+00, -2.618000e+00, 3.242000e+00, -2.294000e+00, 3.800000e-02, 3.222000e+00, 1.526000e+00, 0.797999978, 1.802000e+00, 5.000000e-02, 6.700000e-01, -1.720000e+00, -3.326000e+00]> : tensor<13xf32>
  %r:1 = call @p995(%a0, %a1) : (tensor<33xf32>, tensor<13xf32>) -> tensor<5x1x2xf32>
  %e0 = stablehlo.constant dense<[[[3.242000e+00, -2.294000e+00]], [[3.800000e-02, 3.222000e+00]], [[1.526000e+00, 0.797999978]], [[1.802000e+00, 5.000000e-02]], [[6.700000e-01, -1.720000e+00]]]> : tensor<5x1x2xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x1x2xf32>, tensor<5x1x2xf32>
  return
}
func.func @p996(%arg0: tensor<16x0xui16>) -> (tensor<16x0x5xui16>, tensor<0xi1>, tensor<16x0xui16>) {
  %v1 = stablehlo.compare NE, %arg0, %arg0 : (tensor<16x0xui16>, tensor<16x0xui16>) -> tensor<16x0xi1>
  %v2 = stablehlo.transpose %v1, dims = [1, 0] : (tensor<16x0xi1>) -> tensor<0x16xi1>
  %v3 = stablehlo.not %v2 : tensor<0x16xi1>
  %v4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<16x0xui16>) -> tensor<16x0x5xui16>
  %v5 = stablehlo.reshape %v3 : (tensor<0x16xi1>) -> tensor<0xi1>
  %v6 = stablehlo.subtract %arg0, %arg0 : tensor<16x0xui16>
  return %v4, %v5, %v6 : tensor<16x0x5xui16>, tensor<0xi1>, tensor<16x0xui16>
}
func.func @check996() {
  %a0 = stablehlo.constant dense<> : tensor<16x0xui16>
  %r:3 = call @p996(%a0) : (tensor<16x0xui16>) -> (tensor<16x0x5xui16>, tensor<0xi1>, tensor<16x0xui16>)
  %e0 = stablehlo.constant dense<> : tensor<16x0x5xui16>
  check.expect_eq %r#0, %e0 : tensor<16x0x5xui16>
  %e1 = stablehlo.constant dense<> : tensor<0xi1>
  check.expect_eq %r#1, %e1 : tensor<0xi1>
  %e2 = stablehlo.constant dense<> : tensor<16x0xui16>
  check.expect_eq %r#2, %e2 : tensor<16x0xui16>
  return
}
func.func @p997(%arg0: tensor<8xui32>, %arg1: tensor<5xi16>, %arg2: tensor<ui32>) -> (tensor<ui32>) {
  %v3 = stablehlo.shift_left %arg2, %arg2 : tensor<ui32>
  %v4 = stablehlo.subtract %v3, %v3 : tensor<ui32>
  %v5 = stablehlo.shift_right_logical %v3, %v4 : tensor<ui32>
  return %v5 : tensor<ui32>
}
func.func @check997() {
  %a0 = stablehlo.constant dense<[1, 8, 0, 0, 11, 4294967290, 10, 4]> : tensor<8xui32>
  %a1 = stablehlo.constant dense<[0, -6, -7, 1, -4]> : tensor<5xi16>
  %a2 = stablehlo.constant dense<8> : tensor<ui32>
  %r:1 = call @p997(%a0, %a1, %a2) : (tensor<8xui32>, tensor<5xi16>, tensor<ui32>) -> tensor<ui32>
  %e0 = stablehlo.constant dense<2048> : tensor<ui32>
  check.expect_eq %r#0, %e0 : tensor<ui32>
  return
}
func.func @p998(%arg0: tensor<i4>) -> (tensor<i4>, tensor<ui64>, tensor<1xi1>) {
  %v1 = stablehlo.compare GE, %arg0, %arg0 : (tensor<i4>, tensor<i4>) -> tensor<i1>
  %v2 = stablehlo.and %arg0, %arg0 : tensor<i4>
  %v3 = stablehlo.negate %v2 : tensor<i4>
  %v4 = stablehlo.select %v1, %v2, %v2 : tensor<i1>, tensor<i4>
  %v5 = stablehlo.convert %v3 : (tensor<i4>) -> tensor<ui64>
  %v6 = stablehlo.broadcast_in_dim %v3, dims = [] : (tensor<i4>) -> tensor<1xi4>
  %v7 = stablehlo.compare EQ, %v6, %v6 : (tensor<1xi4>, tensor<1xi4>) -> tensor<1xi1>
  return %v4, %v5, %v7 : tensor<i4>, tensor<ui64>, tensor<1xi1>
}
func.func @check998() {
  %a0 = stablehlo.constant dense<5> : tensor<i4>
  %r:3 = call @p998(%a0) : (tensor<i4>) -> (tensor<i4>, tensor<ui64>, tensor<1xi1>)
  %e0 = stablehlo.constant dense<5> : tensor<i4>
  check.expect_eq %r#0, %e0 : tensor<i4>
  %e1 = stablehlo.constant dense<18446744073709551611> : tensor<ui64>
  check.expect_eq %r#1, %e1 : tensor<ui64>
  %e2 = stablehlo.constant dense<true> : tensor<1xi1>
  check.expect_eq %r#2, %e2 : tensor<1xi1>
  return
}
func.func @p999(%arg0: tensor<8xf32>) -> (tensor<7xf32>, tensor<f8E5M2>) {
  %v1 = stablehlo.constant dense<0.0> : tensor<f32>
  %v2 = stablehlo.pad %arg0, %v1, low = [1], high = [-1], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  %v3 = stablehlo.constant dense<-0.0> : tensor<f32>
  %v4 = stablehlo.pad %v2, %v3, low = [-1], high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<7xf32>
  %v5 = stablehlo.convert %v1 : (tensor<f32>) -> tensor<f8E5M2>
  return %v4, %v5 : tensor<7xf32>, tensor<f8E5M2>
}
func.func @check999() {
  %a0 = stablehlo.constant dense<[3.920000e-01, 1.638000e+00, 1.298000e+00, -9.96232436E-12, -1.738000e+00, 2.290000e+00, 1.516000e+00, -1.994000e+00]> : tensor<8xf32>
  %r:2 = call @p999(%a0) : (tensor<8xf32>) -> (tensor<7xf32>, tensor<f8E5M2>)
  %e0 = stablehlo.constant dense<[3.920000e-01, 1.638000e+00, 1.298000e+00, -9.96232436E-12, -1.738000e+00, 2.290000e+00, 1.516000e+00]> : tensor<7xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<7xf32>, tensor<7xf32>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  return
}
func.func @main() {
  call @check900() : () -> ()
  call @check901() : () -> ()
  call @check902() : () -> ()
  call @check903() : () -> ()
  call @check904() : () -> ()
  call @check905() : () -> ()
  call @check906() : () -> ()
  call @check907() : () -> ()
  call @check908() : () -> ()
  call @check909() : () -> ()
  call @check910() : () -> ()
  call @check911() : () -> ()
  call @check912() : () -> ()
  call @check913() : () -> ()
  call @check914() : () -> ()
  call @check915() : () -> ()
  call @check916() : () -> ()
  call @check917() : () -> ()
  call @check918() : () -> ()
  call @check919() : () -> ()
  call @check920() : () -> ()
  call @check921() : () -> ()
  call @check922() : () -> ()
  call @check923() : () -> ()
  call @check924() : () -> ()
  call @check925() : () -> ()
  call @check926() : () -> ()
  call @check927() : () -> ()
  call @check928() : () -> ()
  call @check929() : () -> ()
  call @check930() : () -> ()
  call @check931() : () -> ()
  call @check932() : () -> ()
  call @check933() : () -> ()
  call @check934() : () -> ()
  call @check935() : () -> ()
  call @check936() : () -> ()
  call @check937() : () -> ()
  call @check938() : () -> ()
  call @check939() : () -> ()
  call @check940() : () -> ()
  call @check941() : () -> ()
  call @check942() : () -> ()
  call @check943() : () -> ()
  call @check944() : () -> ()
  call @check945() : () -> ()
  call @check946() : () -> ()
  call @check947() : () -> ()
  call @check948() : () -> ()
  call @check949() : () -> ()
  call @check950() : () -> ()
  call @check951() : () -> ()
  call @check952() : () -> ()
  call @check953() : () -> ()
  call @check954() : () -> ()
  call @check955() : () -> ()
  call @check956() : () -> ()
  call @check957() : () -> ()
  call @check958() : () -> ()
  call @check959() : () -> ()
  call @check960() : () -> ()
  call @check961() : () -> ()
  call @check962() : () -> ()
  call @check963() : () -> ()
  call @check964() : () -> ()
  call @check965() : () -> ()
  call @check966() : () -> ()
  call @check967() : () -> ()
  call @check968() : () -> ()
  call @check969() : () -> ()
  call @check970() : () -> ()
  call @check971() : () -> ()
  call @check972() : () -> ()
  call @check973() : () -> ()
  call @check974() : () -> ()
  call @check975() : () -> ()
  call @check976() : () -> ()
  call @check977() : () -> ()
  call @check978() : () -> ()
  call @check979() : () -> ()
  call @check980() : () -> ()
  call @check981() : () -> ()
  call @check982() : () -> ()
  call @check983() : () -> ()
  call @check984() : () -> ()
  call @check985() : () -> ()
  call @check986() : () -> ()
  call @check987() : () -> ()
  call @check988() : () -> ()
  call @check989() : () -> ()
  call @check990() : () -> ()
  call @check991() : () -> ()
  call @check992() : () -> ()
  call @check993() : () -> ()
  call @check994() : () -> ()
  call @check995() : () -> ()
  call @check996() : () -> ()
  call @check997() : () -> ()
  call @check998() : () -> ()
  call @check999() : () -> ()
  return
}
