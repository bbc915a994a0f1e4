// run: interpret
// Written by record.py.
func.func @p500(%arg0: tensor<f64>, %arg1: tensor<8x0x1xf64>) -> (tensor<f64>, tensor<8x0x1xf64>, tensor<16x33x0x1xf64>) {
  %v2 = stablehlo.logistic %arg0 : tensor<f64>
  %v3 = stablehlo.negate %arg1 : tensor<8x0x1xf64>
  %v4 = stablehlo.abs %arg1 : tensor<8x0x1xf64>
  %v5 = stablehlo.broadcast_in_dim %v3, dims = [0, 2, 3] : (tensor<8x0x1xf64>) -> tensor<8x33x0x1xf64>
  %v6 = stablehlo.concatenate %v5, %v5, dim = 0 : (tensor<8x33x0x1xf64>, tensor<8x33x0x1xf64>) -> tensor<16x33x0x1xf64>
  return %v2, %v4, %v6 : tensor<f64>, tensor<8x0x1xf64>, tensor<16x33x0x1xf64>
}
func.func @check500() {
  %a0 = stablehlo.constant dense<3.5833541998553924E-273> : tensor<f64>
  %a1 = stablehlo.constant dense<> : tensor<8x0x1xf64>
  %r:3 = call @p500(%a0, %a1) : (tensor<f64>, tensor<8x0x1xf64>) -> (tensor<f64>, tensor<8x0x1xf64>, tensor<16x33x0x1xf64>)
  %e0 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  %e1 = stablehlo.constant dense<> : tensor<8x0x1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<8x0x1xf64>, tensor<8x0x1xf64>
  %e2 = stablehlo.constant dense<> : tensor<16x33x0x1xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<16x33x0x1xf64>, tensor<16x33x0x1xf64>
  return
}
func.func @p501(%arg0: tensor<8x2xf64>, %arg1: tensor<1x0xi64>) -> (tensor<5x1xf64>) {
  %v2 = stablehlo.tanh %arg0 : tensor<8x2xf64>
  %v3 = stablehlo.slice %v2 [2:7:1, 0:1:1] : (tensor<8x2xf64>) -> tensor<5x1xf64>
  return %v3 : tensor<5x1xf64>
}
func.func @check501() {
  %a0 = stablehlo.constant dense<[[0.36800000000000033, -2.524000e+00], [1.3479999999999999, 8.5345367986104623E-247], [-3.838000e+00, -3.252000e+00], [0x7FF0000000000000, -1.214000e+00], [4.760000e-01, -2.558000e+00], [-0.29000000000000004, -0.68000000000000016], [-3.270000e+00, -2.932000e+00], [1.000000e+00, 1.6332719460256945E-236]]> : tensor<8x2xf64>
  %a1 = stablehlo.constant dense<> : tensor<1x0xi64>
  %r:1 = call @p501(%a0, %a1) : (tensor<8x2xf64>, tensor<1x0xi64>) -> tensor<5x1xf64>
  %e0 = stablehlo.constant dense<[[-0.9990727770723472], [1.000000e+00], [0.44303443250287439], [-0.28213481266963414], [-0.99711519007671501]]> : tensor<5x1xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x1xf64>, tensor<5x1xf64>
  return
}
func.func @p502(%arg0: tensor<i16>, %arg1: tensor<33xui32>) -> (tensor<70xi16>, tensor<70xi16>, tensor<1x10x1x10xi16>, tensor<33xui32>) {
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i16>) -> tensor<70xi16>
  %v3 = stablehlo.reshape %v2 : (tensor<70xi16>) -> tensor<7x1x10xi16>
  %v4 = stablehlo.maximum %v2, %v2 : tensor<70xi16>
  %v5 = stablehlo.add %v4, %v4 : tensor<70xi16>
  %v6 = stablehlo.not %v2 : tensor<70xi16>
  %v7 = stablehlo.dot_general %v3, %v3, contracting_dims = [0] x [0] : (tensor<7x1x10xi16>, tensor<7x1x10xi16>) -> tensor<1x10x1x10xi16>
  %v8 = stablehlo.minimum %arg1, %arg1 : tensor<33xui32>
  return %v5, %v6, %v7, %v8 : tensor<70xi16>, tensor<70xi16>, tensor<1x10x1x10xi16>, tensor<33xui32>
}
func.func @check502() {
  %a0 = stablehlo.constant dense<1> : tensor<i16>
  %a1 = stablehlo.constant dense<[4294967294, 11, 6, 4294967285, 5, 4294967295, 7, 5, 4294967293, 6, 4294967290, 4294967294, 6, 4294967285, 1, 9, 9, 0, 4294967287, 4294967289, 4294967292, 3, 0, 0, 1073712803, 4294967295, 0, 0, 4294967287, 768034565, 4294967292, 11, 4294967285]> : tensor<33xui32>
  %r:4 = call @p502(%a0, %a1) : (tensor<i16>, tensor<33xui32>) -> (tensor<70xi16>, tensor<70xi16>, tensor<1x10x1x10xi16>, tensor<33xui32>)
  %e0 = stablehlo.constant dense<2> : tensor<70xi16>
  check.expect_eq %r#0, %e0 : tensor<70xi16>
  %e1 = stablehlo.constant dense<-2> : tensor<70xi16>
  check.expect_eq %r#1, %e1 : tensor<70xi16>
  %e2 = stablehlo.constant dense<7> : tensor<1x10x1x10xi16>
  check.expect_eq %r#2, %e2 : tensor<1x10x1x10xi16>
  %e3 = stablehlo.constant dense<[4294967294, 11, 6, 4294967285, 5, 4294967295, 7, 5, 4294967293, 6, 4294967290, 4294967294, 6, 4294967285, 1, 9, 9, 0, 4294967287, 4294967289, 4294967292, 3, 0, 0, 1073712803, 4294967295, 0, 0, 4294967287, 768034565, 4294967292, 11, 4294967285]> : tensor<33xui32>
  check.expect_eq %r#3, %e3 : tensor<33xui32>
  return
}
func.func @p503(%arg0: tensor<f32>) -> (tensor<f32>) {
  %v1 = stablehlo.exponential_minus_one %arg0 : tensor<f32>
  %v2 = stablehlo.logistic %v1 : tensor<f32>
  return %v2 : tensor<f32>
}
func.func @check503() {
  %a0 = stablehlo.constant dense<2.342000e+00> : tensor<f32>
  %r:1 = call @p503(%a0) : (tensor<f32>) -> tensor<f32>
  %e0 = stablehlo.constant dense<0.999917387> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p504(%arg0: tensor<f32>, %arg1: tensor<i64>) -> (tensor<f32>, tensor<i64>, tensor<31xi64>, tensor<i64>) {
  %v2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<65xi64>
  %v3 = stablehlo.sine %arg0 : tensor<f32>
  %v4 = stablehlo.remainder %arg1, %arg1 : tensor<i64>
  %v5 = stablehlo.slice %v2 [2:64:2] : (tensor<65xi64>) -> tensor<31xi64>
  %v6 = stablehlo.constant dense<1> : tensor<i64>
  %v7 = stablehlo.reduce(%v2 init: %v6) applies stablehlo.minimum across dimensions = [0] : (tensor<65xi64>, tensor<i64>) -> tensor<i64>
  return %v3, %v4, %v5, %v7 : tensor<f32>, tensor<i64>, tensor<31xi64>, tensor<i64>
}
func.func @check504() {
  %a0 = stablehlo.constant dense<1.802000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<-3> : tensor<i64>
  %r:4 = call @p504(%a0, %a1) : (tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>, tensor<31xi64>, tensor<i64>)
  %e0 = stablehlo.constant dense<0.973391294> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<0> : tensor<i64>
  check.expect_eq %r#1, %e1 : tensor<i64>
  %e2 = stablehlo.constant dense<-3> : tensor<31xi64>
  check.expect_eq %r#2, %e2 : tensor<31xi64>
  %e3 = stablehlo.constant dense<-3> : tensor<i64>
  check.expect_eq %r#3, %e3 : tensor<i64>
  return
}
func.func @p505(%arg0: tensor<5xui32>, %arg1: tensor<f32>) -> (tensor<10xui32>, tensor<25x4xui32>, tensor<13x1x39xui32>) {
  %v2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<5xui32>, tensor<5xui32>) -> tensor<10xui32>
  %v3 = stablehlo.and %v2, %v2 : tensor<10xui32>
  %v4 = stablehlo.count_leading_zeros %v3 : tensor<10xui32>
  %v5 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<10xui32>) -> tensor<70x10xui32>
  %v6 = stablehlo.dot_general %v5, %v5, contracting_dims = [0] x [0] : (tensor<70x10xui32>, tensor<70x10xui32>) -> tensor<10x10xui32>
  %v7 = stablehlo.reshape %v6 : (tensor<10x10xui32>) -> tensor<5x1x20xui32>
  %v8 = stablehlo.reshape %v6 : (tensor<10x10xui32>) -> tensor<25x4xui32>
  %v9 = stablehlo.constant dense<2> : tensor<ui32>
  %v10 = stablehlo.pad %v7, %v9, low = [1, -1, -1], high = [0, 1, 0], interior = [1, 0, 0] : (tensor<5x1x20xui32>, tensor<ui32>) -> tensor<10x1x19xui32>
  %v11 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %v12 = stablehlo.pad %v10, %v11, low = [2, -1, 2], high = [1, 1, 0], interior = [0, 1, 1] : (tensor<10x1x19xui32>, tensor<ui32>) -> tensor<13x1x39xui32>
  return %v4, %v8, %v12 : tensor<10xui32>, tensor<25x4xui32>, tensor<13x1x39xui32>
}
func.func @check505() {
  %a0 = stablehlo.constant dense<[4141121302, 4294967294, 4294967295, 4294967288, 6]> : tensor<5xui32>
  %a1 = stablehlo.constant dense<-1.302000e+00> : tensor<f32>
  %r:3 = call @p505(%a0, %a1) : (tensor<5xui32>, tensor<f32>) -> (tensor<10xui32>, tensor<25x4xui32>, tensor<13x1x39xui32>)
  %e0 = stablehlo.constant dense<[0, 0, 0, 0, 29, 0, 0, 0, 0, 29]> : tensor<10xui32>
  check.expect_eq %r#0, %e0 : tensor<10xui32>
  %e1 = stablehlo.constant dense<[[4141775960, 63602680, 2179284988, 254410720], [4104159256, 4141775960, 63602680, 2179284988], [254410720, 4104159256, 63602680, 280], [140, 1120, 4294966456, 63602680], [280, 140, 1120, 4294966456], [2179284988, 140, 70, 560], [4294966876, 2179284988, 140, 70], [560, 4294966876, 254410720, 1120], [560, 4480, 4294963936, 254410720], [1120, 560, 4480, 4294963936], [4104159256, 4294966456, 4294966876, 4294963936], [2520, 4104159256, 4294966456, 4294966876], [4294963936, 2520, 4141775960, 63602680], [2179284988, 254410720, 4104159256, 4141775960], [63602680, 2179284988, 254410720, 4104159256], [63602680, 280, 140, 1120], [4294966456, 63602680, 280, 140], [1120, 4294966456, 2179284988, 140], [70, 560, 4294966876, 2179284988], [140, 70, 560, 4294966876], [254410720, 1120, 560, 4480], [4294963936, 254410720, 1120, 560], [4480, 4294963936, 4104159256, 4294966456], [4294966876, 4294963936, 2520, 4104159256], [4294966456, 4294966876, 4294963936, 2520]]> : tensor<25x4xui32>
  check.expect_eq %r#1, %e1 : tensor<25x4xui32>
  %e2 = stablehlo.constant dense<4294967295> : tensor<13x1x39xui32>
  check.expect_eq %r#2, %e2 : tensor<13x1x39xui32>
  return
}
func.func @p506(%arg0: tensor<ui16>) -> (tensor<5xui16>, tensor<i1>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<ui16>
  %v2 = stablehlo.negate %v1 : tensor<ui16>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<ui16>) -> tensor<5xui16>
  %v4 = stablehlo.compare LT, %v2, %arg0 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
  return %v3, %v4 : tensor<5xui16>, tensor<i1>
}
func.func @check506() {
  %a0 = stablehlo.constant dense<65534> : tensor<ui16>
  %r:2 = call @p506(%a0) : (tensor<ui16>) -> (tensor<5xui16>, tensor<i1>)
  %e0 = stablehlo.constant dense<4> : tensor<5xui16>
  check.expect_eq %r#0, %e0 : tensor<5xui16>
  %e1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  return
}
func.func @p507(%arg0: tensor<f8E4M3FN>) -> (tensor<1xf8E4M3FN>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN>
  %v2 = stablehlo.reshape %v1 : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  return %v2 : tensor<1xf8E4M3FN>
}
func.func @check507() {
  %a0 = stablehlo.constant dense<-3.250000e+00> : tensor<f8E4M3FN>
  %r:1 = call @p507(%a0) : (tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN>
  %e0 = stablehlo.constant dense<-3.250000e+00> : tensor<1xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  return
}
func.func @p508(%arg0: tensor<f16>, %arg1: tensor<16xf32>, %arg2: tensor<7x2xi1>) -> (tensor<f32>) {
  %v3 = stablehlo.concatenate %arg1, %arg1, dim = 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %v4 = stablehlo.power %v3, %v3 : tensor<32xf32>
  %v5 = stablehlo.minimum %v3, %v4 : tensor<32xf32>
  %v6 = stablehlo.constant dense<0.0> : tensor<f32>
  %v7 = stablehlo.reduce(%v5 init: %v6) applies stablehlo.multiply across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
  return %v7 : tensor<f32>
}
func.func @check508() {
  %a0 = stablehlo.constant dense<2.296880e+00> : tensor<f16>
  %a1 = stablehlo.constant dense<[9.000000e+18, 4.880000e-01, 0.787999987, 2.294000e+00, 2.458000e+00, 5.000000e-01, -2.520000e-01, 3.722000e+00, 8.140000e-01, -2.012000e+00, -2.500000e-01, 2.976000e+00, -7.800000e-02, -5.9016132E+16, 1.612000e+00, 2.648000e+00]> : tensor<16xf32>
  %a2 = stablehlo.constant dense<[[false, false], [false, true], [false, true], [false, false], [true, false], [true, false], [true, false]]> : tensor<7x2xi1>
  %r:1 = call @p508(%a0, %a1, %a2) : (tensor<f16>, tensor<16xf32>, tensor<7x2xi1>) -> tensor<f32>
  %e0 = stablehlo.constant dense<0xFFC00000> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p509(%arg0: tensor<i32>) -> (tensor<i32>) {
  %v1 = stablehlo.not %arg0 : tensor<i32>
  %v2 = stablehlo.add %v1, %arg0 : tensor<i32>
  return %v2 : tensor<i32>
}
func.func @check509() {
  %a0 = stablehlo.constant dense<6> : tensor<i32>
  %r:1 = call @p509(%a0) : (tensor<i32>) -> tensor<i32>
  %e0 = stablehlo.constant dense<-1> : tensor<i32>
  check.expect_eq %r#0, %e0 : tensor<i32>
  return
}
func.func @p510(%arg0: tensor<f32>) -> (tensor<f32>) {
  %v1 = stablehlo.multiply %arg0, %arg0 : tensor<f32>
  %v2 = stablehlo.minimum %v1, %arg0 : tensor<f32>
  return %v2 : tensor<f32>
}
func.func @check510() {
  %a0 = stablehlo.constant dense<1.408000e+00> : tensor<f32>
  %r:1 = call @p510(%a0) : (tensor<f32>) -> tensor<f32>
  %e0 = stablehlo.constant dense<1.408000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p511(%arg0: tensor<7x2xui8>) -> (tensor<7x2xi8>) {
  %v1 = stablehlo.convert %arg0 : (tensor<7x2xui8>) -> tensor<7x2xi8>
  return %v1 : tensor<7x2xi8>
}
func.func @check511() {
  %a0 = stablehlo.constant dense<[[0, 11], [9, 2], [254, 2], [4, 247], [9, 0], [1, 253], [1, 245]]> : tensor<7x2xui8>
  %r:1 = call @p511(%a0) : (tensor<7x2xui8>) -> tensor<7x2xi8>
  %e0 = stablehlo.constant dense<[[0, 11], [9, 2], [-2, 2], [4, -9], [9, 0], [1, -3], [1, -11]]> : tensor<7x2xi8>
  check.expect_eq %r#0, %e0 : tensor<7x2xi8>
  return
}
func.func @p512(%arg0: tensor<i1>) -> (tensor<i1>, tensor<2x1x1xi1>) {
  %v1 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i1>
  %v2 = stablehlo.reshape %arg0 : (tensor<i1>) -> tensor<1x1x1xi1>
  %v3 = stablehlo.concatenate %v2, %v2, dim = 0 : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<2x1x1xi1>
  return %v1, %v3 : tensor<i1>, tensor<2x1x1xi1>
}
func.func @check512() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = call @p512(%a0) : (tensor<i1>) -> (tensor<i1>, tensor<2x1x1xi1>)
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<false> : tensor<2x1x1xi1>
  check.expect_eq %r#1, %e1 : tensor<2x1x1xi1>
  return
}
func.func @p513(%arg0: tensor<0x65x0xf16>, %arg1: tensor<13xbf16>) -> (tensor<0x65x65x0xf16>, tensor<0x65x0xbf16>, tensor<13xbf16>) {
  %v2 = stablehlo.exponential_minus_one %arg1 : tensor<13xbf16>
  %v3 = stablehlo.compare LE, %v2, %v2 : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xi1>
  %v4 = stablehlo.select %v3, %arg1, %arg1 : tensor<13xi1>, tensor<13xbf16>
  %v5 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [2] x [0] : (tensor<0x65x0xf16>, tensor<0x65x0xf16>) -> tensor<0x65x65x0xf16>
  %v6 = stablehlo.convert %arg0 : (tensor<0x65x0xf16>) -> tensor<0x65x0xbf16>
  %v7 = stablehlo.select %v3, %v2, %v4 : tensor<13xi1>, tensor<13xbf16>
  return %v5, %v6, %v7 : tensor<0x65x65x0xf16>, tensor<0x65x0xbf16>, tensor<13xbf16>
}
func.func @check513() {
  %a0 = stablehlo.constant dense<> : tensor<0x65x0xf16>
  %a1 = stablehlo.constant dense<[-3.093750e+00, -2.312500e+00, 1.070310e+00, -2.734380e+00, -3.390630e+00, -2.125040e-16, 2.636810e+29, 2.484380e+00, 2.281250e+00, -1.624230e-06, -6.406250e-01, 1.242190e+00, 1.523440e+00]> : tensor<13xbf16>
  %r:3 = call @p513(%a0, %a1) : (tensor<0x65x0xf16>, tensor<13xbf16>) -> (tensor<0x65x65x0xf16>, tensor<0x65x0xbf16>, tensor<13xbf16>)
  %e0 = stablehlo.constant dense<> : tensor<0x65x65x0xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x65x65x0xf16>, tensor<0x65x65x0xf16>
  %e1 = stablehlo.constant dense<> : tensor<0x65x0xbf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<0x65x0xbf16>, tensor<0x65x0xbf16>
  %e2 = stablehlo.constant dense<[-9.531250e-01, -9.023430e-01, 1.914060e+00, -9.335930e-01, -9.648430e-01, -2.125040e-16, 0x7F80, 1.100000e+01, 8.812500e+00, -1.624230e-06, -4.726560e-01, 2.468750e+00, 3.593750e+00]> : tensor<13xbf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<13xbf16>, tensor<13xbf16>
  return
}
func.func @p514(%arg0: tensor<i1>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>, tensor<i1>) {
  %v1 = stablehlo.not %arg0 : tensor<i1>
  %v2 = stablehlo.or %arg0, %arg0 : tensor<i1>
  %v3 = stablehlo.and %v2, %v1 : tensor<i1>
  %v4 = stablehlo.and %v3, %v1 : tensor<i1>
  %v5 = stablehlo.xor %v3, %v3 : tensor<i1>
  %v6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i1>) -> tensor<7xi1>
  %v7 = stablehlo.not %v2 : tensor<i1>
  return %v4, %v5, %v6, %v7 : tensor<i1>, tensor<i1>, tensor<7xi1>, tensor<i1>
}
func.func @check514() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %r:4 = call @p514(%a0) : (tensor<i1>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>, tensor<i1>)
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  %e2 = stablehlo.constant dense<true> : tensor<7xi1>
  check.expect_eq %r#2, %e2 : tensor<7xi1>
  %e3 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#3, %e3 : tensor<i1>
  return
}
func.func @p515(%arg0: tensor<4x7x1xi1>, %arg1: tensor<4x7xf32>) -> (tensor<4x7x1xi1>, tensor<7xi1>, tensor<4x7xi1>) {
  %v2 = stablehlo.or %arg0, %arg0 : tensor<4x7x1xi1>
  %v3 = stablehlo.constant dense<true> : tensor<i1>
  %v4 = stablehlo.pad %arg0, %v3, low = [0, -1, 2], high = [0, 0, 1], interior = [1, 1, 1] : (tensor<4x7x1xi1>, tensor<i1>) -> tensor<7x12x4xi1>
  %v5 = stablehlo.not %arg0 : tensor<4x7x1xi1>
  %v6 = stablehlo.constant dense<false> : tensor<i1>
  %v7 = stablehlo.reduce(%v4 init: %v6) applies stablehlo.and across dimensions = [1, 2] : (tensor<7x12x4xi1>, tensor<i1>) -> tensor<7xi1>
  %v8 = stablehlo.compare LT, %arg1, %arg1 : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
  return %v5, %v7, %v8 : tensor<4x7x1xi1>, tensor<7xi1>, tensor<4x7xi1>
}
func.func @check515() {
  %a0 = stablehlo.constant dense<[[[true], [false], [true], [true], [false], [true], [true]], [[false], [false], [true], [false], [true], [true], [false]], [[true], [false], [true], [true], [true], [true], [true]], [[false], [false], [false], [true], [false], [false], [false]]]> : tensor<4x7x1xi1>
  %a1 = stablehlo.constant dense<[[-2.864000e+00, 3.168000e+00, 3.360000e-01, -1.830000e+00, -1.366000e+00, 3.782000e+00, -3.372000e+00], [-1.940000e-01, -0.000000e+00, 3.600000e-02, 2.620000e-01, -5.780000e-01, 3.540000e+00, 2.498000e+00], [-1.766000e+00, 1.760000e+00, -3.922000e+00, 8.700000e-01, 2.182000e+00, -1.896000e+00, -2.088000e+00], [-2.554000e+00, 3.364000e+00, 3.506000e+00, 2.384000e+00, -9.440000e-01, 0x7FC00000, -3.280000e-01]]> : tensor<4x7xf32>
  %r:3 = call @p515(%a0, %a1) : (tensor<4x7x1xi1>, tensor<4x7xf32>) -> (tensor<4x7x1xi1>, tensor<7xi1>, tensor<4x7xi1>)
  %e0 = stablehlo.constant dense<[[[false], [true], [false], [false], [true], [false], [false]], [[true], [true], [false], [true], [false], [false], [true]], [[false], [true], [false], [false], [false], [false], [false]], [[true], [true], [true], [false], [true], [true], [true]]]> : tensor<4x7x1xi1>
  check.expect_eq %r#0, %e0 : tensor<4x7x1xi1>
  %e1 = stablehlo.constant dense<false> : tensor<7xi1>
  check.expect_eq %r#1, %e1 : tensor<7xi1>
  %e2 = stablehlo.constant dense<false> : tensor<4x7xi1>
  check.expect_eq %r#2, %e2 : tensor<4x7xi1>
  return
}
func.func @p516(%arg0: tensor<8xf8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<4x2x2xf8E4M3FN>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<8xf8E4M3FN>) -> tensor<4x1x2xf8E4M3FN>
  %v2 = stablehlo.reshape %arg0 : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %v3 = stablehlo.constant dense<-0.0> : tensor<f8E4M3FN>
  %v4 = stablehlo.reduce(%v2 init: %v3) applies stablehlo.add across dimensions = [0] : (tensor<8xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %v5 = stablehlo.concatenate %v1, %v1, dim = 1 : (tensor<4x1x2xf8E4M3FN>, tensor<4x1x2xf8E4M3FN>) -> tensor<4x2x2xf8E4M3FN>
  return %v4, %v5 : tensor<f8E4M3FN>, tensor<4x2x2xf8E4M3FN>
}
func.func @check516() {
  %a0 = stablehlo.constant dense<[-3.750000e+00, 8.593750e-02, -2.500000e+00, 2.250000e+00, -4.000000e+00, -4.000000e+00, -2.000000e+01, 1.250000e+00]> : tensor<8xf8E4M3FN>
  %r:2 = call @p516(%a0) : (tensor<8xf8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<4x2x2xf8E4M3FN>)
  %e0 = stablehlo.constant dense<-3.000000e+01> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  %e1 = stablehlo.constant dense<[[[-3.750000e+00, 8.593750e-02], [-3.750000e+00, 8.593750e-02]], [[-2.500000e+00, 2.250000e+00], [-2.500000e+00, 2.250000e+00]], [[-4.000000e+00, -4.000000e+00], [-4.000000e+00, -4.000000e+00]], [[-2.000000e+01, 1.250000e+00], [-2.000000e+01, 1.250000e+00]]]> : tensor<4x2x2xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4x2x2xf8E4M3FN>, tensor<4x2x2xf8E4M3FN>
  return
}
func.func @p517(%arg0: tensor<13x70xf8E5M2>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %v2 = stablehlo.reverse %arg1, dims = [1] : tensor<2x3xf32>
  return %v2 : tensor<2x3xf32>
}
func.func @check517() {
  %a0 = stablehlo.constant dense<"0x1C403E28E628C03E3B3B42BCC0C23E41C13AB94342C43CC0C2B443C13CC33BB9B9420043B7A03D3EC3C3417EB2BEC2B937BF2A38C13EC3327B3C3D424042BFBE3FB3C33FC137C343C4B5427EC241C243BDC1B5C3C1B3C3ACBBB7BEC4420022353B4144C3C141443C3CC443C3353943BA43C1C041BF35C239383834BD3E3D3CBEC03D44BEBFB9BCAF41183AC4BD303C3EBC3FC241A1443B3F42C0C1BC4343FCB9C4FFC040424143C3BDBC3C43C2C3C2C04233C341C33B66BC420035C2BFC4B744BA33BEB8B13FC43BC040BC42C22E39C3C14144433E3F39C13D3643BB423A40BAC23D40C041B8C243BF44C344C23E43C04144C388413E297CC039BD3D3CB6D2403D413B4035C3ABC1BCBAB436433AB7BFC280C442C040B5BA3D3F80C33CBC44A1C13B44BB413F3F303CC343403544C3C1C342B94271BC80C0C1413E40C3BD40357CC4C2F7434044C2C22932BCC3C1437C00C23D3F3F40C2C3C342393DC0C3C33D32C2B940C0BAC3B93EC1C1444241B022BD4200BDC03EACFC43C223BD4442C3B53DBC3F41C1BC43BF42C24233C4374143BA3F793DC0B93DB13CBA3BC46142C2C14439403DC3C3C2BDB3C1BE41B9433ABEC1C27B41C2C0B0BFC2C3B81D40B2C441433CC03DBD39FC9C44C244C0C3364342C1433DC2BAC24140C242C0413DB84144BFC029BD3EC04138904040BEC2B5B044BB4430BDC242CDB7443996C0B6C200C2B8BCBF412DB5C3383D2E3D3AC2BFC24229C41F43B9BF3800167E3ABF3E383EAF3D3FC23FB9BDC0003C7C41C4C4393DC144BF3CC258AFC344BFC23FBFB03CC4B5ECB63E4441437CBE443739C34041392CBCAD44B6423F9CBE3E008F43403232C23142C43D37414241C2426ABFC03C313AC0B539B743C43EC2B74438F54140B84441B73CBE3F00C3BCBC7CC3C37CF4BE41BD3D433E41C08DC27CBDBB7E3E42C2373FAD31C23ABD433FC044733E4044C343BEC03C407E3CBD412EC1BF443EC33BE53EBCC2C0422743333E3840C0BF423D40BFBB423CC2C3BFC3433532BD3D39B9BAC140C04238C0C0333BC23BC2B3423D3E40C2C0BC3AC240C13FA3433FC7BCBD4041BABBC241393641BDC03D38C3BABE4240BA44C27CA8C3439B414439BEC143383CC3443CAD41443CC23744363CC0C340C4C140C03EBDC24342443EC234C2B97CB240443A1E4438C0C22FBEBF14C4BC442C433F4343423844B9BFBFC4407C3F413EC33AD3C1C143C443BDC3BD3A003D414138BDBD427C4142BDB1B4C1C138433E4140BB37C24144BDBDC3C2C1C300"> : tensor<13x70xf8E5M2>
  %a1 = stablehlo.constant dense<[[-3.380000e-01, -1.236000e+00, 1.640000e-01], [-5.39305147E+24, -0.000000e+00, -1.26017145E-38]]> : tensor<2x3xf32>
  %r:1 = call @p517(%a0, %a1) : (tensor<13x70xf8E5M2>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %e0 = stablehlo.constant dense<[[1.640000e-01, -1.236000e+00, -3.380000e-01], [-1.26017145E-38, -0.000000e+00, -5.39305147E+24]]> : tensor<2x3xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2x3xf32>, tensor<2x3xf32>
  return
}
func.func @p518(%arg0: tensor<4x13xi32>) -> (tensor<13x13xi32>, tensor<1xi32>, tensor<33xi32>) {
  %v1 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] : (tensor<4x13xi32>, tensor<4x13xi32>) -> tensor<13x13xi32>
  %v2 = stablehlo.constant dense<0> : tensor<i32>
  %v3 = stablehlo.reduce(%arg0 init: %v2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x13xi32>, tensor<i32>) -> tensor<i32>
  %v4 = stablehlo.reshape %v3 : (tensor<i32>) -> tensor<1xi32>
  %v5 = stablehlo.broadcast_in_dim %v3, dims = [] : (tensor<i32>) -> tensor<33xi32>
  return %v1, %v4, %v5 : tensor<13x13xi32>, tensor<1xi32>, tensor<33xi32>
}
func.func @check518() {
  %a0 = stablehlo.constant dense<[[11, 6, 11, -7, 1, 4, 11, 6, 10, 0, 3, 5, 3], [9, -8, 11, -3, 1, 11, -7, -9, 5, -6, -2, -1538345123, 5], [11, 1, 0, 9, 0, -11, 7, -1331522807, 3, -1, -9, -9, 969636018], [-7, -1, -3, 3, -1, -4, 7, -5, -6, -6, 2, 0, -6]]> : tensor<4x13xi32>
  %r:3 = call @p518(%a0) : (tensor<4x13xi32>) -> (tensor<13x13xi32>, tensor<1xi32>, tensor<33xi32>)
  %e0 = stablehlo.constant dense<"0x740100000C000000F1000000E6FFFFFF1B00000032000000560000007751FC96E6000000E9FFFFFF9EFFFFFF1972C4C61E30BE7B0C00000066000000EDFFFFFFF4FFFFFFFFFFFFFFB9FFFFFF7A0000007A93A2B01D00000035000000170000002D458ADDA278CB39F1000000EDFFFFFFFB00000089FFFFFF19000000B100000017000000EEFFFFFFB7000000D0FFFFFF0500000036E1610F6A000000E6FFFFFFF4FFFFFF89FFFFFF94000000F3FFFFFF54FFFFFF1C000000332BB735B4FFFFFFF7FFFFFFA6FFFFFF75D913130C3E27081B000000FFFFFFFF19000000F3FFFFFF0300000013000000FDFFFFFF020000001500000000000000FFFFFFFF62B74EA40E00000032000000B9FFFFFFB100000054FFFFFF130000001201000076FFFFFF66AE036956000000E1FFFFFF5100000076E1610FB5D04184560000007A000000170000001C000000FDFFFFFF76FFFFFF0C0100009D0572D436000000F9FFFFFFFEFFFFFF6DFCD881B24C90947751FC967A93A2B0EEFFFFFF332BB7350200000066AE03699D0572D4DF56D7CB48B9E7114B6D5D4FC9D448CA886284034574199FE60000001D000000B7000000B4FFFFFF15000000560000003600000048B9E711AA00000003000000EDFFFFFFE8948935716A62ADE9FFFFFF35000000D0FFFFFFF7FFFFFF00000000E1FFFFFFF9FFFFFF4B6D5D4F030000004900000009000000DBB32726548734C69EFFFFFF1700000005000000A6FFFFFFFFFFFFFF51000000FEFFFFFFC9D448CAEDFFFFFF0900000062000000A69162B7B1C1D8F71972C4C62D458ADD36E1610F75D9131362B74EA476E1610F6DFCD88188628403E8948935DBB32726A69162B7331802689E56622D1E30BE7BA278CB396A0000000C3E27080E000000B5D04184B24C90944574199F716A62AD548734C6B1C1D8F79E56622D0A5C33E7"> : tensor<13x13xi32>
  check.expect_eq %r#0, %e0 : tensor<13x13xi32>
  %e1 = stablehlo.constant dense<-1900231867> : tensor<1xi32>
  check.expect_eq %r#1, %e1 : tensor<1xi32>
  %e2 = stablehlo.constant dense<-1900231867> : tensor<33xi32>
  check.expect_eq %r#2, %e2 : tensor<33xi32>
  return
}
func.func @p519(%arg0: tensor<f32>) -> (tensor<0x2x4x16xf32>, tensor<1x2x1xf32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1x1x1xf32>
  %v2 = stablehlo.constant dense<-0.0> : tensor<f32>
  %v3 = stablehlo.pad %v1, %v2, low = [-1, 2, 2], high = [0, -1, 1], interior = [0, 0, 0] : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<0x2x4xf32>
  %v4 = stablehlo.sqrt %v3 : tensor<0x2x4xf32>
  %v5 = stablehlo.broadcast_in_dim %v4, dims = [0, 1, 2] : (tensor<0x2x4xf32>) -> tensor<0x2x4x16xf32>
  %v6 = stablehlo.concatenate %v1, %v1, dim = 1 : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x2x1xf32>
  return %v5, %v6 : tensor<0x2x4x16xf32>, tensor<1x2x1xf32>
}
func.func @check519() {
  %a0 = stablehlo.constant dense<-3.378000e+00> : tensor<f32>
  %r:2 = call @p519(%a0) : (tensor<f32>) -> (tensor<0x2x4x16xf32>, tensor<1x2x1xf32>)
  %e0 = stablehlo.constant dense<> : tensor<0x2x4x16xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x2x4x16xf32>, tensor<0x2x4x16xf32>
  %e1 = stablehlo.constant dense<-3.378000e+00> : tensor<1x2x1xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x2x1xf32>, tensor<1x2x1xf32>
  return
}
func.func @p520(%arg0: tensor<i1>) -> (tensor<1xi1>) {
  %v1 = stablehlo.or %arg0, %arg0 : tensor<i1>
  %v2 = stablehlo.and %arg0, %v1 : tensor<i1>
  %v3 = stablehlo.reshape %v2 : (tensor<i1>) -> tensor<1xi1>
  return %v3 : tensor<1xi1>
}
func.func @check520() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %r:1 = call @p520(%a0) : (tensor<i1>) -> tensor<1xi1>
  %e0 = stablehlo.constant dense<true> : tensor<1xi1>
  check.expect_eq %r#0, %e0 : tensor<1xi1>
  return
}
func.func @p521(%arg0: tensor<4x33xf8E5M2>, %arg1: tensor<16x3xf8E4M3FN>) -> (tensor<3x1x16xf8E4M3FN>, tensor<3x1x16xf8E5M2>, tensor<3x1x16xf8E4M3FN>) {
  %v2 = stablehlo.reshape %arg1 : (tensor<16x3xf8E4M3FN>) -> tensor<3x1x16xf8E4M3FN>
  %v3 = stablehlo.convert %v2 : (tensor<3x1x16xf8E4M3FN>) -> tensor<3x1x16xf8E4M3FN>
  %v4 = stablehlo.convert %v2 : (tensor<3x1x16xf8E4M3FN>) -> tensor<3x1x16xf8E5M2>
  %v5 = stablehlo.add %v2, %v2 : tensor<3x1x16xf8E4M3FN>
  return %v3, %v4, %v5 : tensor<3x1x16xf8E4M3FN>, tensor<3x1x16xf8E5M2>, tensor<3x1x16xf8E4M3FN>
}
func.func @check521() {
  %a0 = stablehlo.constant dense<"0x41B4BEBF413EBE3AC0C243C1C13F41C0C4B6C4C1B8BDBD43C443C134C243C2BE42BFBFC2B43A3442B63541C04280BAC441BCC1E7BD3E40B943BF439AB936423D804353C1C2BEBDC243BDC1BEC2C03B3FBE7C443FC140BFB5BAC3C0BE4242C2683EC1C042FCBF35434143C33A3EC33EC24241B436BEC4C0293E3C412CBAC3C3C0C2C1BD3F"> : tensor<4x33xf8E5M2>
  %a1 = stablehlo.constant dense<[[2.500000e+00, 9.375000e-01, 2.000000e+00], [1.500000e+00, -3.000000e+00, 4.000000e+01], [1.875000e+00, -8.125000e-01, -3.250000e+00], [-2.000000e+00, 2.500000e+00, 1.406250e-01], [8.125000e-01, 4.062500e-01, 2.750000e+00], [-3.750000e+00, -1.875000e+00, -1.375000e+00], [-3.840000e+02, 2.750000e+00, 3.750000e+00], [2.250000e+00, 7.500000e-01, -3.750000e-01], [-2.500000e-01, -1.750000e+00, -3.500000e+00], [3.000000e+00, 3.750000e+00, 1.750000e+00], [-1.200000e+01, 1.750000e+00, -3.750000e+00], [-4.000000e+00, 1.375000e+00, -1.875000e+00], [-2.000000e+00, 3.000000e+00, -2.250000e+00], [7.500000e-01, 3.250000e+00, -1.375000e+00], [-9.375000e-01, -1.875000e+00, -2.000000e+00], [1.125000e+00, 1.375000e+00, -1.750000e+00]]> : tensor<16x3xf8E4M3FN>
  %r:3 = call @p521(%a0, %a1) : (tensor<4x33xf8E5M2>, tensor<16x3xf8E4M3FN>) -> (tensor<3x1x16xf8E4M3FN>, tensor<3x1x16xf8E5M2>, tensor<3x1x16xf8E4M3FN>)
  %e0 = stablehlo.constant dense<[[[2.500000e+00, 9.375000e-01, 2.000000e+00, 1.500000e+00, -3.000000e+00, 4.000000e+01, 1.875000e+00, -8.125000e-01, -3.250000e+00, -2.000000e+00, 2.500000e+00, 1.406250e-01, 8.125000e-01, 4.062500e-01, 2.750000e+00, -3.750000e+00]], [[-1.875000e+00, -1.375000e+00, -3.840000e+02, 2.750000e+00, 3.750000e+00, 2.250000e+00, 7.500000e-01, -3.750000e-01, -2.500000e-01, -1.750000e+00, -3.500000e+00, 3.000000e+00, 3.750000e+00, 1.750000e+00, -1.200000e+01, 1.750000e+00]], [[-3.750000e+00, -4.000000e+00, 1.375000e+00, -1.875000e+00, -2.000000e+00, 3.000000e+00, -2.250000e+00, 7.500000e-01, 3.250000e+00, -1.375000e+00, -9.375000e-01, -1.875000e+00, -2.000000e+00, 1.125000e+00, 1.375000e+00, -1.750000e+00]]]> : tensor<3x1x16xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x1x16xf8E4M3FN>, tensor<3x1x16xf8E4M3FN>
  %e1 = stablehlo.constant dense<[[[2.500000e+00, 1.000000e+00, 2.000000e+00, 1.500000e+00, -3.000000e+00, 4.000000e+01, 2.000000e+00, -7.500000e-01, -3.000000e+00, -2.000000e+00, 2.500000e+00, 1.250000e-01, 7.500000e-01, 3.750000e-01, 3.000000e+00, -4.000000e+00]], [[-2.000000e+00, -1.500000e+00, -3.840000e+02, 3.000000e+00, 4.000000e+00, 2.000000e+00, 7.500000e-01, -3.750000e-01, -2.500000e-01, -1.750000e+00, -3.500000e+00, 3.000000e+00, 4.000000e+00, 1.750000e+00, -1.200000e+01, 1.750000e+00]], [[-4.000000e+00, -4.000000e+00, 1.500000e+00, -2.000000e+00, -2.000000e+00, 3.000000e+00, -2.000000e+00, 7.500000e-01, 3.000000e+00, -1.500000e+00, -1.000000e+00, -2.000000e+00, -2.000000e+00, 1.000000e+00, 1.500000e+00, -1.750000e+00]]]> : tensor<3x1x16xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3x1x16xf8E5M2>, tensor<3x1x16xf8E5M2>
  %e2 = stablehlo.constant dense<[[[5.000000e+00, 1.875000e+00, 4.000000e+00, 3.000000e+00, -6.000000e+00, 8.000000e+01, 3.750000e+00, -1.625000e+00, -6.500000e+00, -4.000000e+00, 5.000000e+00, 2.812500e-01, 1.625000e+00, 8.125000e-01, 5.500000e+00, -7.500000e+00]], [[-3.750000e+00, -2.750000e+00, 0xFF, 5.500000e+00, 7.500000e+00, 4.500000e+00, 1.500000e+00, -7.500000e-01, -5.000000e-01, -3.500000e+00, -7.000000e+00, 6.000000e+00, 7.500000e+00, 3.500000e+00, -2.400000e+01, 3.500000e+00]], [[-7.500000e+00, -8.000000e+00, 2.750000e+00, -3.750000e+00, -4.000000e+00, 6.000000e+00, -4.500000e+00, 1.500000e+00, 6.500000e+00, -2.750000e+00, -1.875000e+00, -3.750000e+00, -4.000000e+00, 2.250000e+00, 2.750000e+00, -3.500000e+00]]]> : tensor<3x1x16xf8E4M3FN>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<3x1x16xf8E4M3FN>, tensor<3x1x16xf8E4M3FN>
  return
}
func.func @p522(%arg0: tensor<ui64>, %arg1: tensor<5x3xi4>) -> (tensor<1xui64>, tensor<5x5xi4>) {
  %v2 = stablehlo.minimum %arg1, %arg1 : tensor<5x3xi4>
  %v3 = stablehlo.maximum %arg0, %arg0 : tensor<ui64>
  %v4 = stablehlo.popcnt %v3 : tensor<ui64>
  %v5 = stablehlo.broadcast_in_dim %v4, dims = [] : (tensor<ui64>) -> tensor<1xui64>
  %v6 = stablehlo.dot_general %arg1, %v2, contracting_dims = [1] x [1] : (tensor<5x3xi4>, tensor<5x3xi4>) -> tensor<5x5xi4>
  return %v5, %v6 : tensor<1xui64>, tensor<5x5xi4>
}
func.func @check522() {
  %a0 = stablehlo.constant dense<0> : tensor<ui64>
  %a1 = stablehlo.constant dense<[[2, -1, -3], [5, -7, -5], [3, -1, 6], [-1, 0, 1], [6, 0, 5]]> : tensor<5x3xi4>
  %r:2 = call @p522(%a0, %a1) : (tensor<ui64>, tensor<5x3xi4>) -> (tensor<1xui64>, tensor<5x5xi4>)
  %e0 = stablehlo.constant dense<0> : tensor<1xui64>
  check.expect_eq %r#0, %e0 : tensor<1xui64>
  %e1 = stablehlo.constant dense<[[-2, 0, 5, -5, -3], [0, 3, -8, 6, 5], [5, -8, -2, 3, 0], [-5, 6, 3, 2, -1], [-3, 5, 0, -1, -3]]> : tensor<5x5xi4>
  check.expect_eq %r#1, %e1 : tensor<5x5xi4>
  return
}
func.func @p523(%arg0: tensor<1x0xui16>, %arg1: tensor<3x4xui64>) -> (tensor<4x1xui16>, tensor<3x4xui64>, tensor<1x0xui16>) {
  %v2 = stablehlo.constant dense<65535> : tensor<ui16>
  %v3 = stablehlo.pad %arg0, %v2, low = [2, 1], high = [1, 0], interior = [1, 0] : (tensor<1x0xui16>, tensor<ui16>) -> tensor<4x1xui16>
  %v4 = stablehlo.shift_right_logical %arg1, %arg1 : tensor<3x4xui64>
  %v5 = stablehlo.not %arg0 : tensor<1x0xui16>
  %v6 = stablehlo.divide %arg0, %v5 : tensor<1x0xui16>
  return %v3, %v4, %v6 : tensor<4x1xui16>, tensor<3x4xui64>, tensor<1x0xui16>
}
func.func @check523() {
  %a0 = stablehlo.constant dense<> : tensor<1x0xui16>
  %a1 = stablehlo.constant dense<[[9223372036854775808, 637293706195062807, 18446744073709551605, 693253322260737913], [18446744073709551607, 1, 5, 9], [10, 11, 4, 8]]> : tensor<3x4xui64>
  %r:3 = call @p523(%a0, %a1) : (tensor<1x0xui16>, tensor<3x4xui64>) -> (tensor<4x1xui16>, tensor<3x4xui64>, tensor<1x0xui16>)
  %e0 = stablehlo.constant dense<65535> : tensor<4x1xui16>
  check.expect_eq %r#0, %e0 : tensor<4x1xui16>
  %e1 = stablehlo.constant dense<0> : tensor<3x4xui64>
  check.expect_eq %r#1, %e1 : tensor<3x4xui64>
  %e2 = stablehlo.constant dense<> : tensor<1x0xui16>
  check.expect_eq %r#2, %e2 : tensor<1x0xui16>
  return
}
func.func @p524(%arg0: tensor<i32>, %arg1: tensor<f32>) -> (tensor<i32>, tensor<1xf32>, tensor<i32>, tensor<i1>) {
  %v2 = stablehlo.negate %arg0 : tensor<i32>
  %v3 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
  %v4 = stablehlo.count_leading_zeros %arg0 : tensor<i32>
  %v5 = stablehlo.rsqrt %arg1 : tensor<f32>
  %v6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1x1x1xi32>
  %v7 = stablehlo.convert %v5 : (tensor<f32>) -> tensor<i1>
  %v8 = stablehlo.slice %v6 [0:1:1, 0:1:1, 0:1:2] : (tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
  %v9 = stablehlo.add %v6, %v6 : tensor<1x1x1xi32>
  %v10 = stablehlo.constant dense<1> : tensor<i32>
  %v11 = stablehlo.pad %v6, %v10, low = [0, 0, 0], high = [-1, 0, 0], interior = [0, 0, 1] : (tensor<1x1x1xi32>, tensor<i32>) -> tensor<0x1x1xi32>
  return %v2, %v3, %v4, %v7 : tensor<i32>, tensor<1xf32>, tensor<i32>, tensor<i1>
}
func.func @check524() {
  %a0 = stablehlo.constant dense<9> : tensor<i32>
  %a1 = stablehlo.constant dense<2.610000e+00> : tensor<f32>
  %r:4 = call @p524(%a0, %a1) : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<1xf32>, tensor<i32>, tensor<i1>)
  %e0 = stablehlo.constant dense<-9> : tensor<i32>
  check.expect_eq %r#0, %e0 : tensor<i32>
  %e1 = stablehlo.constant dense<2.610000e+00> : tensor<1xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1xf32>, tensor<1xf32>
  %e2 = stablehlo.constant dense<28> : tensor<i32>
  check.expect_eq %r#2, %e2 : tensor<i32>
  %e3 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#3, %e3 : tensor<i1>
  return
}
func.func @p525(%arg0: tensor<0x13x16xi4>) -> (tensor<2x24x17xi4>, tensor<0x13x16xi4>, tensor<0x13x32xi4>) {
  %v1 = stablehlo.compare EQ, %arg0, %arg0 : (tensor<0x13x16xi4>, tensor<0x13x16xi4>) -> tensor<0x13x16xi1>
  %v2 = stablehlo.select %v1, %arg0, %arg0 : tensor<0x13x16xi1>, tensor<0x13x16xi4>
  %v3 = stablehlo.remainder %v2, %v2 : tensor<0x13x16xi4>
  %v4 = stablehlo.constant dense<3> : tensor<i4>
  %v5 = stablehlo.pad %v2, %v4, low = [2, 0, 2], high = [0, -1, -1], interior = [1, 1, 0] : (tensor<0x13x16xi4>, tensor<i4>) -> tensor<2x24x17xi4>
  %v6 = stablehlo.popcnt %v2 : tensor<0x13x16xi4>
  %v7 = stablehlo.remainder %arg0, %v3 : tensor<0x13x16xi4>
  %v8 = stablehlo.not %v6 : tensor<0x13x16xi4>
  %v9 = stablehlo.concatenate %v6, %v7, dim = 2 : (tensor<0x13x16xi4>, tensor<0x13x16xi4>) -> tensor<0x13x32xi4>
  return %v5, %v8, %v9 : tensor<2x24x17xi4>, tensor<0x13x16xi4>, tensor<0x13x32xi4>
}
func.func @check525() {
  %a0 = stablehlo.constant dense<> : tensor<0x13x16xi4>
  %r:3 = call @p525(%a0) : (tensor<0x13x16xi4>) -> (tensor<2x24x17xi4>, tensor<0x13x16xi4>, tensor<0x13x32xi4>)
  %e0 = stablehlo.constant dense<3> : tensor<2x24x17xi4>
  check.expect_eq %r#0, %e0 : tensor<2x24x17xi4>
  %e1 = stablehlo.constant dense<> : tensor<0x13x16xi4>
  check.expect_eq %r#1, %e1 : tensor<0x13x16xi4>
  %e2 = stablehlo.constant dense<> : tensor<0x13x32xi4>
  check.expect_eq %r#2, %e2 : tensor<0x13x32xi4>
  return
}
func.func @p526(%arg0: tensor<7xi32>) -> (tensor<7xi1>) {
  %v1 = stablehlo.convert %arg0 : (tensor<7xi32>) -> tensor<7xf32>
  %v2 = stablehlo.convert %v1 : (tensor<7xf32>) -> tensor<7xi1>
  return %v2 : tensor<7xi1>
}
func.func @check526() {
  %a0 = stablehlo.constant dense<[-4, -3, 0, 1, 3, 8, 3]> : tensor<7xi32>
  %r:1 = call @p526(%a0) : (tensor<7xi32>) -> tensor<7xi1>
  %e0 = stablehlo.constant dense<[true, true, false, true, true, true, true]> : tensor<7xi1>
  check.expect_eq %r#0, %e0 : tensor<7xi1>
  return
}
func.func @p527(%arg0: tensor<70xi32>) -> (tensor<70xf32>) {
  %v1 = stablehlo.shift_right_logical %arg0, %arg0 : tensor<70xi32>
  %v2 = stablehlo.convert %v1 : (tensor<70xi32>) -> tensor<70xf32>
  return %v2 : tensor<70xf32>
}
func.func @check527() {
  %a0 = stablehlo.constant dense<[0, -2, -10, -10, -3, -2, 0, 8, -6, -8, 8, -1623684322, 8, -6, 4, -11, -3, 3, -10, 5, 2, -10, 9, 0, -4, 1, 6, 6, 1875151148, -6, -7, 809220205, -2, 2, 0, 5, 3, -1, -8, 7, 1469650495, -6, 7, -1, 7, 2, 6, -2, 8, -8, 7, 8, 10, 3, -11, 4, -10, 6, 2, 502370236, 11, -11, 0, 0, 4, 11, -10, -7, 4, 11]> : tensor<70xi32>
  %r:1 = call @p527(%a0) : (tensor<70xi32>) -> tensor<70xf32>
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<70xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<70xf32>, tensor<70xf32>
  return
}
func.func @p528(%arg0: tensor<5xi1>) -> (tensor<5xf32>, tensor<1xi1>, tensor<i1>) {
  %v1 = stablehlo.slice %arg0 [2:4:2] : (tensor<5xi1>) -> tensor<1xi1>
  %v2 = stablehlo.and %v1, %v1 : tensor<1xi1>
  %v3 = stablehlo.not %v2 : tensor<1xi1>
  %v4 = stablehlo.or %v3, %v2 : tensor<1xi1>
  %v5 = stablehlo.convert %arg0 : (tensor<5xi1>) -> tensor<5xf32>
  %v6 = stablehlo.or %v3, %v4 : tensor<1xi1>
  %v7 = stablehlo.slice %v6 [0:1:2] : (tensor<1xi1>) -> tensor<1xi1>
  %v8 = stablehlo.constant dense<true> : tensor<i1>
  %v9 = stablehlo.reduce(%v6 init: %v8) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
  return %v5, %v7, %v9 : tensor<5xf32>, tensor<1xi1>, tensor<i1>
}
func.func @check528() {
  %a0 = stablehlo.constant dense<[false, true, false, true, true]> : tensor<5xi1>
  %r:3 = call @p528(%a0) : (tensor<5xi1>) -> (tensor<5xf32>, tensor<1xi1>, tensor<i1>)
  %e0 = stablehlo.constant dense<[0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<5xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %e1 = stablehlo.constant dense<true> : tensor<1xi1>
  check.expect_eq %r#1, %e1 : tensor<1xi1>
  %e2 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#2, %e2 : tensor<i1>
  return
}
func.func @p529(%arg0: tensor<f64>) -> (tensor<65xf64>, tensor<f64>, tensor<8xf64>, tensor<8xf64>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<8xf64>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<65xf64>
  %v3 = stablehlo.abs %arg0 : tensor<f64>
  %v4 = stablehlo.subtract %v1, %v1 : tensor<8xf64>
  %v5 = stablehlo.reverse %v1, dims = [0] : tensor<8xf64>
  %v6 = stablehlo.multiply %v5, %v5 : tensor<8xf64>
  return %v2, %v3, %v4, %v6 : tensor<65xf64>, tensor<f64>, tensor<8xf64>, tensor<8xf64>
}
func.func @check529() {
  %a0 = stablehlo.constant dense<-2.108000e+00> : tensor<f64>
  %r:4 = call @p529(%a0) : (tensor<f64>) -> (tensor<65xf64>, tensor<f64>, tensor<8xf64>, tensor<8xf64>)
  %e0 = stablehlo.constant dense<-2.108000e+00> : tensor<65xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65xf64>, tensor<65xf64>
  %e1 = stablehlo.constant dense<2.108000e+00> : tensor<f64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  %e2 = stablehlo.constant dense<0.000000e+00> : tensor<8xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  %e3 = stablehlo.constant dense<4.4436640000000001> : tensor<8xf64>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  return
}
func.func @p530(%arg0: tensor<ui32>, %arg1: tensor<ui8>) -> (tensor<ui8>) {
  return %arg1 : tensor<ui8>
}
func.func @check530() {
  %a0 = stablehlo.constant dense<1> : tensor<ui32>
  %a1 = stablehlo.constant dense<247> : tensor<ui8>
  %r:1 = call @p530(%a0, %a1) : (tensor<ui32>, tensor<ui8>) -> tensor<ui8>
  %e0 = stablehlo.constant dense<247> : tensor<ui8>
  check.expect_eq %r#0, %e0 : tensor<ui8>
  return
}
func.func @p531(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<13x16xf32>) -> (tensor<5xi1>) {
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i1>) -> tensor<5xi1>
  return %v3 : tensor<5xi1>
}
func.func @check531() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %a1 = stablehlo.constant dense<2> : tensor<i32>
  %a2 = stablehlo.constant dense<"0x068115C00000803F27314840F4FD34C05EBAA93FFCA941C0C1CA7140DD2446C0AC1C5AC01904563F04567E40C216010052B81E403333B3BF643B1FBFB9A3AF439EEF57406ABC74BF448BEC3F04567EC06DE77B40B29D2FBF31086C3FBE9F3A404260653CEE7C6F40C3F55840B6F31DC017D97EC0CFF713BF48E13A3F2DB21DC0B5119371C1CA21C04A0C6240EE7C0F40C52040C0D9CCF95EC3F518C0D9CCF95E1D5AE43ED7A330C07B14EE3F4C37E93F6ABC04C0A2456640FED438BF14AE87BF4A0C02BF6DE73B3FE7FB893FF6281C3F1F85EBBE4E62F0BFCFF743C01904F63FD9CE973F986E523F6ABC04C0273138C039B448C07009E48CDD24863E3789813FF0A706BF0000803F508DB7BF736851BF0C025BC0190496BFBE9F3AC0D9CE77BE0000404086B975E72DB25D40128340C0DF4F4D3FAE4761BED122DBBFC74B074014AEA7BF3F351E408716D9BF643B1FBF23DB0940250641C0A69BC43FA245363FCBA1C53E3D0A17C060E510BF295C2FC07593983F1904D63EC74B6740643B5FBF12831040426025BF921D1302713DEABF48E10A4000000080CFF7D33E6ABC6440AC1CFA3FC9766E400456AEBFC3F5A8BE0000C07F7D3FD5BFE69CA9E8621018BF9EEF37403D0A27C00C02CBBF05F2007F128300BF0000003F81659AA44C9FBB1754E35540355E2AC03789C13F6DE77BC0A4707D3F60E5503E7B142EBE022B073F1B2F5DC0871669C0EC51B8BFE3A59B3E7B145EC0A470DD3F9CC470C0819583BF295C0FBF1D5A14408B6C873F736841C04C37394060E5B0BF0AD75340666666BF31087C4062103840583974C0D9CCF95E85EB51C04E621040E3A56B4075930840AAF162409643AB3F04562E404A0C62C0FCA9B1BF89415040508D6740D9CCF95E819543405839343DDBF97E3F33332340E3A56BC05C8F62C06F12833E14AEA7BFA01A7FC02B87D6BF0000008039B41840A01ACF3FE5D072401D5A843F17CFE2521F85AB3FA69B34C02DB22D40F0A7463F5C17ED1F54E325BEE3A5FBBF240C4B033BDF0FC0F4FD14BF54E31540621098BFCDCCCCBD068175C03F352EC0D9CE67C083C04A40CFF7734021B002C00000803F000080FF5C8F22402DB2FD3FEC51783FAC1C0AC03108ACBFAAF11240000080BF6F124340448B4C4083C08ABF355E4A40"> : tensor<13x16xf32>
  %r:1 = call @p531(%a0, %a1, %a2) : (tensor<i1>, tensor<i32>, tensor<13x16xf32>) -> tensor<5xi1>
  %e0 = stablehlo.constant dense<false> : tensor<5xi1>
  check.expect_eq %r#0, %e0 : tensor<5xi1>
  return
}
func.func @p532(%arg0: tensor<5x33xf32>, %arg1: tensor<i1>, %arg2: tensor<7xi32>) -> (tensor<3xi32>, tensor<i32>, tensor<32x32xf32>) {
  %v3 = stablehlo.slice %arg2 [0:5:2] : (tensor<7xi32>) -> tensor<3xi32>
  %v4 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.maximum across dimensions = [] : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  %v6 = stablehlo.select %arg1, %v4, %v4 : tensor<i1>, tensor<i32>
  %v7 = stablehlo.constant dense<0.0> : tensor<f32>
  %v8 = stablehlo.pad %arg0, %v7, low = [-1, 0], high = [-1, -1], interior = [1, 0] : (tensor<5x33xf32>, tensor<f32>) -> tensor<7x32xf32>
  %v9 = stablehlo.dot_general %v8, %v8, contracting_dims = [0] x [0] : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<32x32xf32>
  %v10 = stablehlo.transpose %v9, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
  return %v5, %v6, %v10 : tensor<3xi32>, tensor<i32>, tensor<32x32xf32>
}
func.func @check532() {
  %a0 = stablehlo.constant dense<"0xC976BEBF9EEF07C01058D9BFB6A9654C273188BF77BE5F406210D8BEF2D20D4023DB99BF250601BFCDCCCC3E06814540AC1C3A4083C00ABF31085C405A645B4023DBF93F448B7CC017D96EC079E926BFB07238C048E1BA3F022B07C0643B1FC00000803F5839B43E1058B93F52B8FEBF85EB513F96436BC0AAF1524008AC1CC00681953F713D4A3F3BDF8F3FAAF1B23F0000C07F5A64FBBFD57839C0A8C62BC06DE73BC01F854BC0A470BD3ED122FBBF000000806666E6BF77BE7F40EE7C6F40B81E5540BA491CC01D5A64400AD733C021B0D2BF21B012C08FC2554052B8DEBFF4FDD4BFC1CA614046B6D33F0E2D42C06ABC743F7B84CE113108AC3E583924407F6ADC3F4014342F4A0C52404E62D03F190416BF448BACBF6210B8BF913E4563F6284C40986E724008AC0CC06DE70B4046B6F33E6ABC24C02B8706408FC225C0D9CCF95ECBEBBC243F35FEBFBA497C40EE7C7FBFC1CA01C0894150C048E15A40FED468C00AD76340C9762EC0B81E55C09EEFE7BF77BE0F4054E355C07D3F054087164940D7A31040D57809401283E03FAAF10240000000000681153E000010406F12534091ED2CC088D6C23FA69B44BD1D5A04C09EEF07C0736841C0F6282C401B2F5DBD6891ED3D333363C0AC1CDA3EF0A7C63F2FDD3440BA498CBFD578E9BD295C8FBF1D5A344077434D35D9CCF95E9EEF873FFA7E5A40D7A390BFD9CCF95E508D5740819583BFDF4FEDBF986E62C00CA812B35B627F52EC51383F273158406ABCB43F54E355C091ED7C3F1D5AC4BFEE7C7F40022B873E6ABC1440E7FB69C023DB194017DE183D8716D93E2FDD74C0B4C8F63E3333B33EAE4741C052B82E40128350C0F6283C4039B4C83F39B428C07D3F753F60E5103F666666C023DBF93D5A640B4060E5204054E305404E627040BC742340"> : tensor<5x33xf32>
  %a1 = stablehlo.constant dense<false> : tensor<i1>
  %a2 = stablehlo.constant dense<[-3, 11, 1, -3, -5, 3, 0]> : tensor<7xi32>
  %r:3 = call @p532(%a0, %a1, %a2) : (tensor<5x33xf32>, tensor<i1>, tensor<7xi32>) -> (tensor<3xi32>, tensor<i32>, tensor<32x32xf32>)
  %e0 = stablehlo.constant dense<[-3, 1, -5]> : tensor<3xi32>
  check.expect_eq %r#0, %e0 : tensor<3xi32>
  %e1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  check.expect_eq %r#1, %e1 : tensor<i32>
  %e2 = stablehlo.constant dense<"0xE38D6741A81D1D41FA9E51BF0000C07FDAC514C0CBD62164CE086740CD854C41B2F61CC10CBA7540CAA56DC0ACF95BC1D21E23413006AEC008F6CC5FDC2466C0A266F6C01ED4934148DD09BFD50E1EC1530B4BC182603E41ABF205C1E7E8254123135B5F124FF8C09AC316C081A0C44023135B5FB9185041C09328413AD3B040A81D1D41189901413F0A1E3F0000C07F80DE603D948EA063AF8356C0B265BF402407E8C0184C83BE84D5B8C0CAF925C112E2DC40A872283E5D564B5FE94D61C0CB67A3C086A7594120B27F3F809CECC020B601C108F9E0400C3807C0DD387B40AC8B7F5F50D4B1BFE8F81F3FC1D11A40AC8B7F5F88872A41A0ACBC40B427E93FFA9E51BF3F0A1E3F280F13400000C07FA295F3BFA22BE7E2EBE3B3C0A260CAC051164AC0358443BF5E6541C01212C13F0CE26FC02E55E340076292DE8BF89440F60110C035652B40C2FC55C0F46C8EBF4910A6BFA3922A4008EF99BEA4328DC052F2D0400070884034804BC0408FA63C3FADFA3F3C1540BFC27EDF3F9D9F8A3F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FDAC514C080DE603DA295F3BF0000C07F60CD2F4198D18DE3A8A6ACC0779E6F409CC51441D15E08C16C18CEBF144746C0AE14D240E0D887C0389B33DF217168C16DC4094144F212C1DAFF544167B66B40B0C90E41AAF65FC130D46F418AF3ECBF3A838C5F4E7E7B40ABF781416DCBF4C03A838C5FC4257B40E0EE3DC1ADDA2CC1CBD62164948EA063A22BE7E20000C07F98D18DE30000807F6B4D1D645BCA3A6487C5D8E39096D763D4C6BB6281DAFDE3CA4DCF63766EFFE30000807FF38C91481ADDC3E36562426494D944E37E01C8E3547520E4DBA42864CF6433E42A8C2F64110506E4BA3424E414B4B2E36681DD633B6524E4D854CD637BEF1A64DCE2DE63CE086740AF8356C0EBE3B3C00000C07FA8A6ACC06B4D1D643372C541D79D7D41ED9BD33F841639413D60484100D73ABD199588404EBB96C13537C75F6085273FC09B6EBFF4F698BF74C151C08CF1683F8BE97AC05F169F40EAC968C144297D4172BDA8DFD6738FC1A692DBC0F8DDF44072BDA8DFBE1357C0523BBD401D1BF340CD854C41B265BF40A260CAC00000C07F779E6F405BCA3A64D79D7D41D349CA41E9F86F3F167C8140DC928A40E49A65C10CBC8A41C400ADC18F8FEC5FB3E372C11423973EB935DA40A2570C41129190C0D9A6B8C053D1B83F733E8CC05FF79241921E3E5F80A87DC184B3E7405AC87E40921E3E5FC16D4041B8693340E0D72E3FB2F61CC12407E8C051164AC00000C07F9CC5144187C5D8E3ED9BD33FE9F86F3F70226F41B03ABCC0876FA940C8AFB940E684793F3A61E0C0E44389DF3AB426C1F3C3414198AEA0C16DE62F4131E91B412524674142AD90C1E34E5641902222C0B7D8BFDC9D8D0040EE7857418385FDC0B7D8BFDCDDCDB9C0344470C1D1AB25C10CBA7540184C83BE358443BF0000C07FD15E08C19096D76384163941167C8140B03ABCC0ED121341FA9F9640686B1F3F3425D1BF204A82C00C84885F0E2D09416807C4C06E4AD740460C11C115A531C08F37F7C00573304115C966C1CB53E5408E2581DF60D10DC1DC4C42C1CB35F3408E2581DF628612C08B191F41CD951641CAA56DC084D5B8C05E6541C00000C07F6C18CEBFD4C6BB623D604841DC928A40876FA940FA9F9640FA6509413031A640603897BF2F550FC14ECF6D5EE0DC803F113A3C4042BA06C140D976BFE4F19240322B4C4040F622C024B489C0CEB29E40D7A484DFD4BFE2C020500AC041F9CB3FD7A484DF734CDAC0A87EADBFB24AD13FACF95BC1CAF925C11212C13F0000C07F144746C081DAFDE300D73ABDE49A65C1C8AFB940686B1F3F3031A6409A207C41BAA258C11C8EDA4015BFA0DF4CA62B411CC67440BE636DC10F15BFC0D48308415D860B41DB63ADC0B024593F759D12C15BB9BCDFF695AB408BE5B4C02D7217C05BB9BCDF3A9878C176639FC040995BBED21E234112E2DC400CE26FC00000C07FAE14D240CA4DCF63199588400CBC8A41E684793F3425D1BF603897BFBAA258C1E44F6E410E844CC11F45835F2DB278C1CEF8AE3FEB3BC1408AFE28410AF287C08B5741C0B600EBBF9A2E444035A727419AFDA75FB2D7E3C068602D41006A21BD9AFDA75FC34D4D41349647BF988655C03006AEC0A872283E2E55E3400000C07FE0D887C0766EFFE34EBB96C1C400ADC13A61E0C0204A82C02F550FC11C8EDA400E844CC1A96EB541E1BEA1DF5DF957415F6694C07CB47D40A5BE0CC1DD02A2BF9F8D39BF08949140204D144079EA7DC1CED3D7DCE8D372413BAFF3C005CDF7BFCED3D7DC3B6987C05AF90A40AE5C903F08F6CC5F5D564B5F076292DE0000C07F389B33DF0000807F3537C75F8F8FEC5FE44389DF0C84885F4ECF6D5E15BFA0DF1F45835FE1BEA1DF22C0737EA85B3B44340D78DF972DF65FF44CF9DE234C7DDF6336CBDF4494D55F7A31E3DF7952DE5FA0FEA2DF6AF5CFDFA85162DF47438C5FBF76C9DF6005825FD237C45F19238D5FDC2466C0E94D61C08BF894400000C07F217168C1F38C91486085273FB3E372C13AB426C10E2D0941E0DC803F4CA62B412DB278C15DF95741A85B3B44FC87BD417A4E1AC11DE6CB40E61D9BC19691CBBFFE48E7C03992714105C57CC1E150B1C09AB2DDDF9C6DDE3F8AC8B1C1463DE6409AB2DDDF7B662DC15C1B43412C0E4541A266F6C0CB67A3C0F60110C00000C07F6DC409411ADDC3E3C09B6EBF1423973EF3C341416807C4C0113A3C401CC67440CEF8AE3F5F6694C0340D78DF7A4E1AC1B06C214168177EC14CC420415C91F240D32C4041EECE76C13ACB4A414F6D40C06BD4545ED8B5414073644741FDD8E8C06BD4545E715161C0151B4FC18CBB17C11ED4934186A7594135652B400000C07F44F212C165624264F4F698BFB935DA4098AEA0C16E4AD74042BA06C1BE636DC1EB3BC1407CB47D40972DF65F1DE6CB4068177EC1F66DF5411B3019C1BD1779C1D774A9C1BF48BD41006881C1B98A01414FD8415F2078B2C00AB74AC1F92C28414FD8415FB4216A41FE909F414ACF424148DD09BF20B27F3FC2FC55C00000C07FDAFF544194D944E374C151C0A2570C416DE62F41460C11C140D976BF0F15BFC08AFE2841A5BE0CC1F44CF9DEE61D9BC14CC420411B3019C1EC0687417852634084DA15413C6B7FC1CFDE834138BD8F3FDC7BB05FC8A1D63FE4DA9F41A2F001C1DC7BB05F01DFCF40580554C1DA5645C1D50E1EC1809CECC0F46C8EBF0000C07F67B66B407E01C8E38CF1683F129190C031E91B4115A531C0E4F19240D48308410AF287C0DD02A2BF234C7DDF9691CBBF5C91F240BD1779C178526340815F00416FF227414A4B33C176E8E44033628FC0F8E308DFB8793740A0A99D40C07A9CC0F8E308DF867707C1B78017C1B957ACC0530B4BC120B601C14910A6BF0000C07FB0C90E41547520E48BE97AC0D9A6B8C0252467418F37F7C0322B4C405D860B418B5741C09F8D39BF6336CBDFFE48E7C0D32C4041D774A9C184DA15416FF2274129AD7D41104095C1FD137841B9A6F8C059D163DDA28FDD402C604741DCEE15C159D163DD7CB9FDC073CF7FC19F6E31C182603E4108F9E040A3922A400000C07FAAF65FC1DBA428645F169F4053D1B83F42AD90C10573304140F622C0DB63ADC0B600EBBF089491404494D55F39927141EECE76C1BF48BD413C6B7FC14A4B33C1104095C1E9D9C0411B47ABC111C2D3405BE30BDFC0B7E1C0F73BA1C1473D42415BE30BDF7F0E8F4050BDA34121EA7841ABF205C10C3807C008EF99BE0000C07F30D46F41CF6433E4EAC968C1733E8CC0E34E564115C966C124B489C0B024593F9A2E4440204D14407A31E3DF05C57CC13ACB4A41006881C1CFDE834176E8E440FD1378411B47ABC151A1C1410AE520C1F7FBAF5F32AB434158EFAB41B64C50C1F7FBAF5F3881AA3FB65696C1B78A83C1E7E82541DD387B40A4328DC00000C07F8AF3ECBF2A8C2F6444297D415FF79241902222C0CB53E540CEB29E40759D12C135A7274179EA7DC17952DE5FE150B1C04F6D40C0B98A014138BD8F3F33628FC0B9A6F8C011C2D3400AE520C176147741DF4AC8547FB669C15E79B3BF8EF5CC40DF4AC8544A4ADB405E4DDD401FC4A54023135B5FAC8B7F5F52F2D0400000C07F3A838C5F110506E472BDA8DF921E3E5FB7D8BFDC8E2581DFD7A484DF5BB9BCDF9AFDA75FCED3D7DCA0FEA2DF9AB2DDDF6BD4545E4FD8415FDC7BB05FF8E308DF59D163DD5BE30BDFF7FBAF5FDF4AC85422C0737ED7A4045F5834D55F19230DDF22C0737EEE54D25FB56500DF959067DF124FF8C050D4B1BF007088400000C07F4E7E7B40BA3424E4D6738FC180A87DC19D8D004060D10DC1D4BFE2C0F695AB40B2D7E3C0E8D372416AF5CFDF9C6DDE3FD8B541402078B2C0C8A1D63FB8793740A28FDD40C0B7E1C032AB43417FB669C1D7A4045F463D6F4148869440F222E3C0D7A4045F623B33C00EEFE9C09DB0D4C09AC316C0E8F81F3F34804BC00000C07FABF7814114B4B2E3A692DBC084B3E740EE785741DC4C42C120500AC08BE5B4C068602D413BAFF3C0A85162DF8AC8B1C1736447410AB74AC1E4DA9F41A0A99D402C604741F73BA1C158EFAB415E79B3BF5834D55F48869440B326C141CC3F2DC15834D55F5E9AD640B6E787C138637AC181A0C440C1D11A40408FA63C0000C07F6DCBF4C06681DD63F8DDF4405AC87E408385FDC0CB35F34041F9CB3F2D7217C0006A21BD05CDF7BF47438C5F463DE640FDD8E8C0F92C2841A2F001C1C07A9CC0DCEE15C1473D4241B64C50C18EF5CC4019230DDFF222E3C0CC3F2DC10188E74019230DDFA884983F27BF2A414D130D4123135B5FAC8B7F5F3FADFA3F0000C07F3A838C5F3B6524E472BDA8DF921E3E5FB7D8BFDC8E2581DFD7A484DF5BB9BCDF9AFDA75FCED3D7DCBF76C9DF9AB2DDDF6BD4545E4FD8415FDC7BB05FF8E308DF59D163DD5BE30BDFF7FBAF5FDF4AC85422C0737ED7A4045F5834D55F19230DDF22C0737EEE54D25FB56500DF959067DFB918504188872A413C1540BF0000C07FC4257B40D854CD63BE1357C0C16D4041DDCDB9C0628612C0734CDAC03A9878C1C34D4D413B6987C06005825F7B662DC1715161C0B4216A4101DFCF40867707C17CB9FDC07F0E8F403881AA3F4A4ADB40EE54D25F623B33C05E9AD640A884983FEE54D25F1EA87C41CC417C4028DA75BFC0932841A0ACBC40C27EDF3F0000C07FE0EE3DC17BEF1A64523BBD40B8693340344470C18B191F41A87EADBF76639FC0349647BF5AF90A40D237C45F5C1B4341151B4FC1FE909F41580554C1B78017C173CF7FC150BDA341B65696C15E4DDD40B56500DF0EEFE9C0B6E787C127BF2A41B56500DFCC417C403F1B8C41C8CE56413AD3B040B427E93F9D9F8A3F0000C07FADDA2CC1DCE2DE631D1BF340E0D72E3FD1AB25C1CD951641B24AD13F40995BBE988655C0AE5C903F19238D5F2C0E45418CBB17C14ACF4241DA5645C1B957ACC09F6E31C121EA7841B78A83C11FC4A540959067DF9DB0D4C038637AC14D130D41959067DF28DA75BFC8CE5641C7293841"> : tensor<32x32xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<32x32xf32>, tensor<32x32xf32>
  return
}
func.func @p533(%arg0: tensor<3xi32>, %arg1: tensor<70x1xi32>, %arg2: tensor<7xi1>) -> (tensor<2xi32>, tensor<70x1xi32>, tensor<1xi32>, tensor<14xi1>) {
  %v3 = stablehlo.convert %arg0 : (tensor<3xi32>) -> tensor<3xi32>
  %v4 = stablehlo.slice %v3 [2:3:2] : (tensor<3xi32>) -> tensor<1xi32>
  %v5 = stablehlo.concatenate %v4, %v4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %v6 = stablehlo.and %arg1, %arg1 : tensor<70x1xi32>
  %v7 = stablehlo.count_leading_zeros %v4 : tensor<1xi32>
  %v8 = stablehlo.concatenate %arg2, %arg2, dim = 0 : (tensor<7xi1>, tensor<7xi1>) -> tensor<14xi1>
  return %v5, %v6, %v7, %v8 : tensor<2xi32>, tensor<70x1xi32>, tensor<1xi32>, tensor<14xi1>
}
func.func @check533() {
  %a0 = stablehlo.constant dense<[10, -5, 9]> : tensor<3xi32>
  %a1 = stablehlo.constant dense<[[8], [-7], [0], [9], [-3], [-11], [591243109], [7], [0], [8], [7], [1689468116], [-9], [11], [-1], [3], [0], [-8], [173252202], [-9], [0], [0], [-5], [-6], [10], [1], [0], [-428720058], [0], [-11], [4], [6], [0], [10], [1], [6], [5], [3], [-2], [9], [1], [5], [5], [5], [3], [3], [10], [7], [9], [-1], [-2], [-5], [9], [-7], [-9], [10], [3], [-8], [3], [7], [-3], [-3], [9], [0], [5], [0], [-2], [-6], [10], [7]]> : tensor<70x1xi32>
  %a2 = stablehlo.constant dense<[true, true, true, true, true, false, true]> : tensor<7xi1>
  %r:4 = call @p533(%a0, %a1, %a2) : (tensor<3xi32>, tensor<70x1xi32>, tensor<7xi1>) -> (tensor<2xi32>, tensor<70x1xi32>, tensor<1xi32>, tensor<14xi1>)
  %e0 = stablehlo.constant dense<9> : tensor<2xi32>
  check.expect_eq %r#0, %e0 : tensor<2xi32>
  %e1 = stablehlo.constant dense<[[8], [-7], [0], [9], [-3], [-11], [591243109], [7], [0], [8], [7], [1689468116], [-9], [11], [-1], [3], [0], [-8], [173252202], [-9], [0], [0], [-5], [-6], [10], [1], [0], [-428720058], [0], [-11], [4], [6], [0], [10], [1], [6], [5], [3], [-2], [9], [1], [5], [5], [5], [3], [3], [10], [7], [9], [-1], [-2], [-5], [9], [-7], [-9], [10], [3], [-8], [3], [7], [-3], [-3], [9], [0], [5], [0], [-2], [-6], [10], [7]]> : tensor<70x1xi32>
  check.expect_eq %r#1, %e1 : tensor<70x1xi32>
  %e2 = stablehlo.constant dense<28> : tensor<1xi32>
  check.expect_eq %r#2, %e2 : tensor<1xi32>
  %e3 = stablehlo.constant dense<[true, true, true, true, true, false, true, true, true, true, true, true, false, true]> : tensor<14xi1>
  check.expect_eq %r#3, %e3 : tensor<14xi1>
  return
}
func.func @p534(%arg0: tensor<70xui32>, %arg1: tensor<16x3xf32>, %arg2: tensor<8xf32>) -> (tensor<8xf32>, tensor<70xui32>) {
  %v3 = stablehlo.exponential_minus_one %arg2 : tensor<8xf32>
  %v4 = stablehlo.shift_right_logical %arg0, %arg0 : tensor<70xui32>
  %v5 = stablehlo.convert %v4 : (tensor<70xui32>) -> tensor<70xui32>
  return %v3, %v5 : tensor<8xf32>, tensor<70xui32>
}
func.func @check534() {
  %a0 = stablehlo.constant dense<[0, 4294967289, 9, 6, 0, 10, 4294967290, 4294967285, 2637934343, 4294967293, 9, 6, 2, 4294967292, 4294967288, 4294967291, 4294967287, 4294967287, 4294967285, 11, 4294967285, 9, 9, 0, 4, 3, 3, 11, 4294967286, 4294967289, 7, 4294967289, 4294967285, 11, 4294967287, 4294967287, 0, 1, 3, 4294967295, 4294967295, 3, 7, 4294967292, 9, 4294967295, 8, 4294967287, 0, 4294967292, 4294967287, 4294967290, 5, 4294967292, 4294967291, 7, 1, 4294967285, 4294967290, 7, 4294967291, 4294967287, 3815973693, 4, 7, 4294967291, 4294967291, 1, 4294967293, 4294967287]> : tensor<70xui32>
  %a1 = stablehlo.constant dense<[[-2.542000e+00, -9.900000e-01, -2.352000e+00], [2.022000e+00, -0.907999992, -9.000000e-02], [-3.200000e-02, -2.558000e+00, -2.478000e+00], [-3.114000e+00, -1.052000e+00, -9.760000e-01], [-1.350000e+00, -2.792000e+00, 2.414000e+00], [-2.956000e+00, -4.460000e-01, -2.910000e+00], [3.714000e+00, 3.254000e+00, 1.956000e+00], [3.752000e+00, 1.702000e+00, -1.700000e-01], [3.754000e+00, -3.310000e+00, 0.967999994], [-2.172000e+00, 3.460000e-01, 0x7F800000], [-3.214000e+00, 1.764000e+00, 3.814000e+00], [-1.994000e+00, -3.340000e+00, -2.482000e+00], [9.580000e-01, 2.340000e-01, 5.040000e-01], [2.500000e+00, 2.878000e+00, 4.900000e-01], [3.292000e+00, -3.058000e+00, 5.000000e-01], [3.346000e+00, 3.840000e-01, -2.500000e-01]]> : tensor<16x3xf32>
  %a2 = stablehlo.constant dense<[3.800000e-02, 0.953999996, 3.316000e+00, -3.670000e+00, 1.72959948E+13, -2.406000e+00, 0xFF800000, 1.400000e+00]> : tensor<8xf32>
  %r:2 = call @p534(%a0, %a1, %a2) : (tensor<70xui32>, tensor<16x3xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<70xui32>)
  %e0 = stablehlo.constant dense<[0.0387312323, 1.59607315, 26.5499306, -0.974523544, 0x7F800000, -0.909824728, -1.000000e+00, 3.05519986]> : tensor<8xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8xf32>, tensor<8xf32>
  %e1 = stablehlo.constant dense<0> : tensor<70xui32>
  check.expect_eq %r#1, %e1 : tensor<70xui32>
  return
}
func.func @p535(%arg0: tensor<13xi4>, %arg1: tensor<ui16>, %arg2: tensor<8x2x4xi1>) -> (tensor<13xi4>, tensor<i4>, tensor<i1>) {
  %v3 = stablehlo.reverse %arg0, dims = [0] : tensor<13xi4>
  %v4 = stablehlo.constant dense<0> : tensor<i4>
  %v5 = stablehlo.reduce(%arg0 init: %v4) applies stablehlo.multiply across dimensions = [] : (tensor<13xi4>, tensor<i4>) -> tensor<13xi4>
  %v6 = stablehlo.constant dense<0> : tensor<i4>
  %v7 = stablehlo.pad %v5, %v6, low = [1], high = [-1], interior = [1] : (tensor<13xi4>, tensor<i4>) -> tensor<25xi4>
  %v8 = stablehlo.constant dense<1> : tensor<i4>
  %v9 = stablehlo.reduce(%v7 init: %v8) applies stablehlo.multiply across dimensions = [0] : (tensor<25xi4>, tensor<i4>) -> tensor<i4>
  %v10 = stablehlo.convert %v4 : (tensor<i4>) -> tensor<i1>
  %v11 = stablehlo.convert %v10 : (tensor<i1>) -> tensor<i1>
  return %v3, %v9, %v11 : tensor<13xi4>, tensor<i4>, tensor<i1>
}
func.func @check535() {
  %a0 = stablehlo.constant dense<[3, 5, -1, -8, 6, 5, 3, -5, -1, 1, 5, -1, 7]> : tensor<13xi4>
  %a1 = stablehlo.constant dense<7> : tensor<ui16>
  %a2 = stablehlo.constant dense<[[[true, false, true, false], [true, true, true, false]], [[false, false, true, true], [false, false, false, false]], [[true, true, true, false], [false, true, false, true]], [[true, false, true, false], [true, false, true, false]], [[false, false, false, true], [true, true, true, false]], [[true, true, false, false], [true, false, false, false]], [[false, false, false, true], [true, true, false, true]], [[true, false, false, false], [false, true, false, false]]]> : tensor<8x2x4xi1>
  %r:3 = call @p535(%a0, %a1, %a2) : (tensor<13xi4>, tensor<ui16>, tensor<8x2x4xi1>) -> (tensor<13xi4>, tensor<i4>, tensor<i1>)
  %e0 = stablehlo.constant dense<[7, -1, 5, 1, -1, -5, 3, 5, 6, -8, -1, 5, 3]> : tensor<13xi4>
  check.expect_eq %r#0, %e0 : tensor<13xi4>
  %e1 = stablehlo.constant dense<0> : tensor<i4>
  check.expect_eq %r#1, %e1 : tensor<i4>
  %e2 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#2, %e2 : tensor<i1>
  return
}
func.func @p536(%arg0: tensor<65xf8E5M2>) -> (tensor<65xf8E5M2>, tensor<68xf8E5M2>, tensor<68x33xf8E5M2>) {
  %v1 = stablehlo.convert %arg0 : (tensor<65xf8E5M2>) -> tensor<65xf8E5M2>
  %v2 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
  %v3 = stablehlo.pad %arg0, %v2, low = [2], high = [1], interior = [0] : (tensor<65xf8E5M2>, tensor<f8E5M2>) -> tensor<68xf8E5M2>
  %v4 = stablehlo.convert %v1 : (tensor<65xf8E5M2>) -> tensor<65xf8E5M2>
  %v5 = stablehlo.minimum %v3, %v3 : tensor<68xf8E5M2>
  %v6 = stablehlo.broadcast_in_dim %v3, dims = [0] : (tensor<68xf8E5M2>) -> tensor<68x33xf8E5M2>
  return %v4, %v5, %v6 : tensor<65xf8E5M2>, tensor<68xf8E5M2>, tensor<68x33xf8E5M2>
}
func.func @check536() {
  %a0 = stablehlo.constant dense<[-2.000000e+00, -3.906250e-02, 8.750000e-01, 1.750000e+00, -1.953130e-03, 1.750000e+00, -3.000000e+00, -1.000000e+00, 1.500000e+00, 2.000000e+00, -2.500000e+00, 5.468750e-02, 1.500000e+00, 3.500000e+00, -1.000000e+00, -1.500000e+00, 1.093750e-01, -4.000000e+00, 5.000000e-01, 3.500000e+00, -1.000000e+00, -3.500000e+00, 3.750000e-01, 1.250000e+00, 3.000000e+00, 9.765620e-04, 1.500000e+00, 1.250000e+00, 2.500000e+00, 1.093750e-01, -8.750000e-01, 3.500000e+00, 2.500000e+00, -4.687500e-02, -1.000000e+00, 6.400000e+02, 1.500000e+00, -1.000000e+00, 2.500000e+00, -3.500000e+00, 0.000000e+00, 1.280000e+03, -1.000000e+00, 2.560000e+02, 4.000000e+00, 0x7C, 3.750000e-01, -3.500000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, 7.812500e-02, 1.250000e+00, -5.000000e-01, -7.500000e-01, -4.375000e-01, 2.500000e+00, 8.750000e-01, 2.000000e+00, 5.000000e-01, 2.000000e+00, 3.500000e+00, -3.000000e+00, -3.500000e+00, 2.500000e+00]> : tensor<65xf8E5M2>
  %r:3 = call @p536(%a0) : (tensor<65xf8E5M2>) -> (tensor<65xf8E5M2>, tensor<68xf8E5M2>, tensor<68x33xf8E5M2>)
  %e0 = stablehlo.constant dense<[-2.000000e+00, -3.906250e-02, 8.750000e-01, 1.750000e+00, -1.953130e-03, 1.750000e+00, -3.000000e+00, -1.000000e+00, 1.500000e+00, 2.000000e+00, -2.500000e+00, 5.468750e-02, 1.500000e+00, 3.500000e+00, -1.000000e+00, -1.500000e+00, 1.093750e-01, -4.000000e+00, 5.000000e-01, 3.500000e+00, -1.000000e+00, -3.500000e+00, 3.750000e-01, 1.250000e+00, 3.000000e+00, 9.765620e-04, 1.500000e+00, 1.250000e+00, 2.500000e+00, 1.093750e-01, -8.750000e-01, 3.500000e+00, 2.500000e+00, -4.687500e-02, -1.000000e+00, 6.400000e+02, 1.500000e+00, -1.000000e+00, 2.500000e+00, -3.500000e+00, 0.000000e+00, 1.280000e+03, -1.000000e+00, 2.560000e+02, 4.000000e+00, 0x7C, 3.750000e-01, -3.500000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, 7.812500e-02, 1.250000e+00, -5.000000e-01, -7.500000e-01, -4.375000e-01, 2.500000e+00, 8.750000e-01, 2.000000e+00, 5.000000e-01, 2.000000e+00, 3.500000e+00, -3.000000e+00, -3.500000e+00, 2.500000e+00]> : tensor<65xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65xf8E5M2>, tensor<65xf8E5M2>
  %e1 = stablehlo.constant dense<[0x7E, 0x7E, -2.000000e+00, -3.906250e-02, 8.750000e-01, 1.750000e+00, -1.953130e-03, 1.750000e+00, -3.000000e+00, -1.000000e+00, 1.500000e+00, 2.000000e+00, -2.500000e+00, 5.468750e-02, 1.500000e+00, 3.500000e+00, -1.000000e+00, -1.500000e+00, 1.093750e-01, -4.000000e+00, 5.000000e-01, 3.500000e+00, -1.000000e+00, -3.500000e+00, 3.750000e-01, 1.250000e+00, 3.000000e+00, 9.765620e-04, 1.500000e+00, 1.250000e+00, 2.500000e+00, 1.093750e-01, -8.750000e-01, 3.500000e+00, 2.500000e+00, -4.687500e-02, -1.000000e+00, 6.400000e+02, 1.500000e+00, -1.000000e+00, 2.500000e+00, -3.500000e+00, 0.000000e+00, 1.280000e+03, -1.000000e+00, 2.560000e+02, 4.000000e+00, 0x7C, 3.750000e-01, -3.500000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, 7.812500e-02, 1.250000e+00, -5.000000e-01, -7.500000e-01, -4.375000e-01, 2.500000e+00, 8.750000e-01, 2.000000e+00, 5.000000e-01, 2.000000e+00, 3.500000e+00, -3.000000e+00, -3.500000e+00, 2.500000e+00, 0x7E]> : tensor<68xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<68xf8E5M2>, tensor<68xf8E5M2>
  %e2 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7EC0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A9A93B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F9898989898989898989898989898989898989898989898989898989898989898983F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3FC2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2BCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBC3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E404040404040404040404040404040404040404040404040404040404040404040C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C1C12B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B2B3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E434343434343434343434343434343434343434343434343434343434343434343BCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBE2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2FC4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4383838383838383838383838383838383838383838383838383838383838383838434343434343434343434343434343434343434343434343434343434343434343BCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCC3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C33636363636363636363636363636363636363636363636363636363636363636363D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D4242424242424242424242424242424242424242424242424242424242424242421414141414141414141414141414141414141414141414141414141414141414143E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D4141414141414141414141414141414141414141414141414141414141414141412F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2F2FBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB434343434343434343434343434343434343434343434343434343434343434343414141414141414141414141414141414141414141414141414141414141414141AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBC6161616161616161616161616161616161616161616161616161616161616161613E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3EBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBC414141414141414141414141414141414141414141414141414141414141414141C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3000000000000000000000000000000000000000000000000000000000000000000656565656565656565656565656565656565656565656565656565656565656565BCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBC5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C4444444444444444444444444444444444444444444444444444444444444444447C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C363636363636363636363636363636363636363636363636363636363636363636C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3BCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBC3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3DB8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8BABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABAB7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B74141414141414141414141414141414141414141414141414141414141414141413B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B404040404040404040404040404040404040404040404040404040404040404040383838383838383838383838383838383838383838383838383838383838383838404040404040404040404040404040404040404040404040404040404040404040434343434343434343434343434343434343434343434343434343434343434343C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C34141414141414141414141414141414141414141414141414141414141414141417E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<68x33xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<68x33xf8E5M2>, tensor<68x33xf8E5M2>
  return
}
func.func @p537(%arg0: tensor<i64>) -> (tensor<1x1x1xi64>, tensor<i64>, tensor<i64>) {
  %v1 = stablehlo.not %arg0 : tensor<i64>
  %v2 = stablehlo.reshape %arg0 : (tensor<i64>) -> tensor<1x1x1xi64>
  %v3 = stablehlo.transpose %v2, dims = [2, 0, 1] : (tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
  %v4 = stablehlo.shift_right_logical %v1, %v1 : tensor<i64>
  %v5 = stablehlo.shift_right_logical %v4, %v4 : tensor<i64>
  %v6 = stablehlo.not %v5 : tensor<i64>
  %v7 = stablehlo.or %arg0, %arg0 : tensor<i64>
  return %v3, %v6, %v7 : tensor<1x1x1xi64>, tensor<i64>, tensor<i64>
}
func.func @check537() {
  %a0 = stablehlo.constant dense<-5> : tensor<i64>
  %r:3 = call @p537(%a0) : (tensor<i64>) -> (tensor<1x1x1xi64>, tensor<i64>, tensor<i64>)
  %e0 = stablehlo.constant dense<-5> : tensor<1x1x1xi64>
  check.expect_eq %r#0, %e0 : tensor<1x1x1xi64>
  %e1 = stablehlo.constant dense<-1> : tensor<i64>
  check.expect_eq %r#1, %e1 : tensor<i64>
  %e2 = stablehlo.constant dense<-5> : tensor<i64>
  check.expect_eq %r#2, %e2 : tensor<i64>
  return
}
func.func @p538(%arg0: tensor<4x2x2xf8E4M3FN>, %arg1: tensor<8x16x2xf8E4M3FN>, %arg2: tensor<16x4x2xf32>) -> (tensor<256xf8E4M3FN>) {
  %v3 = stablehlo.reshape %arg1 : (tensor<8x16x2xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %v3 : tensor<256xf8E4M3FN>
}
func.func @check538() {
  %a0 = stablehlo.constant dense<[[[4.062500e-01, 2.500000e+00], [1.750000e+00, 1.375000e+00]], [[3.750000e+00, 2.250000e+00], [-2.250000e+00, 3.250000e+00]], [[-2.750000e+00, 1.875000e+00], [1.100000e+01, 3.250000e+00]], [[-3.125000e-01, 3.500000e+00], [-3.500000e+00, -4.000000e+00]]]> : tensor<4x2x2xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x46C3A6C3C4C7B83E4747B03840B842BAC6B6467F42B8B726453747B2464E3FC715B93F00BE879C47BBB5C335C83C8080BCC4C52C42C5463C823F7E004245BFACC4A94046B548C1AC48C336BB30BCC34347C3C83E3CBFAEF96CC644C53345C81E3744417FC14652523A3441C2C5B3C627C33E32C144C841B8C7BAC2AF44453642DB26A642BFC346B4BE294543123348B82B2E4446423D3A3A94C6C6C245C2C448C63F3D3B42E5BC3CB6C148C5FF43C2A9AE41BF2233C032C341B94343C5C5B8391F18433A3D429ABF9143C2C6BAC415C5404E1F35AA3C42BCFFA0C240C240A73C46C6BB3FC1C33D474738B0C844E3B8A13B4029BAA38EBEC1C73848B3ADB8C081"> : tensor<8x16x2xf8E4M3FN>
  %a2 = stablehlo.constant dense<"0x80568E33BA494CC000000000CFF73340713D7AC0560E8DBFF4FD543D3333F33FEE7C3F40F853633F0000C07F986E72C09A9919BF8941603F0000C07FD578E9BDA470FDBFB07228BF000080BF31082CBE375AC24177BEDF3F1B2F5D3D9A990940446079E7508D17BE39B4E83FF6287CC091EDBC3F4E621040E5D002C05C8F62C0508D17BEC9764EC0FED478C0F2D24DC01283A03FAC1CDABE8E7FC1AB42607540C3F538409CC43040A245264014AE473F79E9C6BF6666E6BF23DBF9BE000080BF85EB5140643B2FC09318344023DB3940000020401D5AE4BF3D0AD73FE7FBE93FEE7CBF3F931884BE643B2F40022B27C08716593EF2D27DC04B3549EF3789E13F7B141EC03BDF7FC01B2F9D3FEC5138BF448B8CBF871659BF8FC2D53F422FE9074A0C724048E10A40C3F5A8BEBA493CC0D57849C0BC7493BDBA490CC0B6F37DC0D122DBBE190416403BDF6F40B81E75C004562EC0355EDA3FFED448C03789813FFCA90140F0A7863FD1225B3F9CC420BF0E2D5240F0A7463F00000080105839BF560E2DC0819543BF273168407B146E40E92621403747B069CBA1053F83C0CA3EC74B47404260E53D7368113F448B7CC046B633BFD122FB3FD7A3F03E4D4067DF819DF0320C022B3FC520D03F0000000077BE4FC00C02CB3F54E3C53F7B146EBF77BEFF3F39B4484060E5D0BE96435BC0A69B5440974BA92CDF4F0DBE96430B3E"> : tensor<16x4x2xf32>
  %r:1 = call @p538(%a0, %a1, %a2) : (tensor<4x2x2xf8E4M3FN>, tensor<8x16x2xf8E4M3FN>, tensor<16x4x2xf32>) -> tensor<256xf8E4M3FN>
  %e0 = stablehlo.constant dense<"0x46C3A6C3C4C7B83E4747B03840B842BAC6B6467F42B8B726453747B2464E3FC715B93F00BE879C47BBB5C335C83C8080BCC4C52C42C5463C823F7E004245BFACC4A94046B548C1AC48C336BB30BCC34347C3C83E3CBFAEF96CC644C53345C81E3744417FC14652523A3441C2C5B3C627C33E32C144C841B8C7BAC2AF44453642DB26A642BFC346B4BE294543123348B82B2E4446423D3A3A94C6C6C245C2C448C63F3D3B42E5BC3CB6C148C5FF43C2A9AE41BF2233C032C341B94343C5C5B8391F18433A3D429ABF9143C2C6BAC415C5404E1F35AA3C42BCFFA0C240C240A73C46C6BB3FC1C33D474738B0C844E3B8A13B4029BAA38EBEC1C73848B3ADB8C081"> : tensor<256xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>
  return
}
func.func @p539(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>) {
  return %arg1 : tensor<f8E4M3FN>
}
func.func @check539() {
  %a0 = stablehlo.constant dense<2.500000e+00> : tensor<f8E5M2>
  %a1 = stablehlo.constant dense<2.000000e+00> : tensor<f8E4M3FN>
  %r:1 = call @p539(%a0, %a1) : (tensor<f8E5M2>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %e0 = stablehlo.constant dense<2.000000e+00> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  return
}
func.func @p540(%arg0: tensor<f8E5M2>, %arg1: tensor<0x0x33xf8E4M3FN>) -> (tensor<0x1x1xf8E4M3FN>) {
  %v2 = stablehlo.reshape %arg1 : (tensor<0x0x33xf8E4M3FN>) -> tensor<0x1x1xf8E4M3FN>
  return %v2 : tensor<0x1x1xf8E4M3FN>
}
func.func @check540() {
  %a0 = stablehlo.constant dense<2.000000e+00> : tensor<f8E5M2>
  %a1 = stablehlo.constant dense<> : tensor<0x0x33xf8E4M3FN>
  %r:1 = call @p540(%a0, %a1) : (tensor<f8E5M2>, tensor<0x0x33xf8E4M3FN>) -> tensor<0x1x1xf8E4M3FN>
  %e0 = stablehlo.constant dense<> : tensor<0x1x1xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x1x1xf8E4M3FN>, tensor<0x1x1xf8E4M3FN>
  return
}
func.func @p541(%arg0: tensor<i4>, %arg1: tensor<ui64>) -> (tensor<1xui16>, tensor<i4>) {
  %v2 = stablehlo.maximum %arg1, %arg1 : tensor<ui64>
  %v3 = stablehlo.and %arg0, %arg0 : tensor<i4>
  %v4 = stablehlo.reshape %v2 : (tensor<ui64>) -> tensor<1xui64>
  %v5 = stablehlo.compare LE, %v4, %v4 : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xi1>
  %v6 = stablehlo.convert %v5 : (tensor<1xi1>) -> tensor<1xui16>
  %v7 = stablehlo.shift_right_logical %v3, %v3 : tensor<i4>
  return %v6, %v7 : tensor<1xui16>, tensor<i4>
}
func.func @check541() {
  %a0 = stablehlo.constant dense<5> : tensor<i4>
  %a1 = stablehlo.constant dense<18446744073709551608> : tensor<ui64>
  %r:2 = call @p541(%a0, %a1) : (tensor<i4>, tensor<ui64>) -> (tensor<1xui16>, tensor<i4>)
  %e0 = stablehlo.constant dense<1> : tensor<1xui16>
  check.expect_eq %r#0, %e0 : tensor<1xui16>
  %e1 = stablehlo.constant dense<0> : tensor<i4>
  check.expect_eq %r#1, %e1 : tensor<i4>
  return
}
func.func @p542(%arg0: tensor<f32>) -> (tensor<f32>, tensor<1x2x2xf32>, tensor<1x70x2x1xf32>) {
  %v1 = stablehlo.minimum %arg0, %arg0 : tensor<f32>
  %v2 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1x1x1xf32>
  %v3 = stablehlo.concatenate %v2, %v2, dim = 1 : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x2x1xf32>
  %v4 = stablehlo.dot_general %v3, %v3, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x2xf32>
  %v5 = stablehlo.broadcast_in_dim %v3, dims = [0, 2, 3] : (tensor<1x2x1xf32>) -> tensor<1x70x2x1xf32>
  return %v1, %v4, %v5 : tensor<f32>, tensor<1x2x2xf32>, tensor<1x70x2x1xf32>
}
func.func @check542() {
  %a0 = stablehlo.constant dense<-2.894000e+00> : tensor<f32>
  %r:3 = call @p542(%a0) : (tensor<f32>) -> (tensor<f32>, tensor<1x2x2xf32>, tensor<1x70x2x1xf32>)
  %e0 = stablehlo.constant dense<-2.894000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<8.37523651> : tensor<1x2x2xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x2x2xf32>, tensor<1x2x2xf32>
  %e2 = stablehlo.constant dense<-2.894000e+00> : tensor<1x70x2x1xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1x70x2x1xf32>, tensor<1x70x2x1xf32>
  return
}
func.func @p543(%arg0: tensor<13x1xui8>, %arg1: tensor<33x16xui8>) -> (tensor<13x1xui8>, tensor<33x33xui8>) {
  %v2 = stablehlo.shift_left %arg0, %arg0 : tensor<13x1xui8>
  %v3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<33x16xui8>) -> tensor<16x33xui8>
  %v4 = stablehlo.dot_general %v3, %arg1, contracting_dims = [0] x [1] : (tensor<16x33xui8>, tensor<33x16xui8>) -> tensor<33x33xui8>
  return %v2, %v4 : tensor<13x1xui8>, tensor<33x33xui8>
}
func.func @check543() {
  %a0 = stablehlo.constant dense<[[0], [254], [8], [245], [4], [250], [249], [0], [9], [2], [249], [10], [9]]> : tensor<13x1xui8>
  %a1 = stablehlo.constant dense<"0x070B01F6F9DC05F5F5FD000900BFF883FA0107F8F802FDF9F9FCFA03FAF6FD05FC05070006F803F8FF0A06000305F9010A68F9FC0200F5030A0000FD14010CFA0609F70008F9FA020B00FBF5FF061B00F700FFF92606F7FE000200020700010800FFF87EF700F503FC09B9F7040A00FD04FA00F6FC07F50A01FA27FA0AFD030AF8FB63F600FF070AF704FDF8480300F906FFF9FFFBA34DF90609FD0A0100F5000700F6FA0600F7FB06F9FB00F702040400FCFD03FF0401F500FD050007FAF90305FFFDF50B00FBF8060804FEF900FCFDFD0A0003F6B1FD0900080301FB010904060019F854FB02FFF7F9F6FD03F800970602FB07FFF60849070BD5FB009EF5FF08FCFC0009D400090BFA080B0204FBFB000201F70007F6F702FD030A0103F7FAFB040801D90BFF0A09FD00FCFDFF07F80CF5FAFEF6FAFF060B050A09FAFC000AFFFB04070706070B03600206088A0AF700FE0501FAFAFA08FEFD07FB0A01AD030B01069C760A0A020BF703090A090009AFFE0003080400010400FFFFF608FCFE0AFF020009FAFE01FEF5FDFCFE2BF5F5030108090707F8FC0302F6FAF5040008FC04F6000800F5022B01F60A030606F7020501FC00070508073C06020239FB00020205FDFEFBFFFB09FF0000F8000A0701090B030408FB04040A0B01000102FE3508F9F600F5F70AFA0500FC0BFFFC0705FC0900030076090000F6FEFCF7FDFB04A804FAFA0305050AF9000809000407"> : tensor<33x16xui8>
  %r:2 = call @p543(%a0, %a1) : (tensor<13x1xui8>, tensor<33x16xui8>) -> (tensor<13x1xui8>, tensor<33x33xui8>)
  %e0 = stablehlo.constant dense<[[0], [0], [0], [0], [64], [0], [0], [0], [0], [8], [0], [0], [0]]> : tensor<13x1xui8>
  check.expect_eq %r#0, %e0 : tensor<13x1xui8>
  %e1 = stablehlo.constant dense<"0x7F0BE23DDA299553E87C80F8A09FBA8527668CAB2143059FA05CAEF3203E1E96980B2CCE048565275B0B67084DD25EE1E64F9FFDACE9BAB86204384571577EA9FCAFE2CEE45F51F043C2882D3C37AB46C4B01F405D77024C865CCEFB746AFCB687DEB53D045F1D40D4A7387749A65BD8FC95095405BAD67C25AE54D2AC9D6BCDEE7D0936DA855140680911A6E79ABCB67529B5E925B99CD9BA287A38A1BA4CD77928C9D4FC2965F0D4091AA1848A670B29C1D1EC5BE3B02F47730D43AE570DA67BAFCCEEB976952743A711A1F8EC8A3C6ACC7E5AF8B430BDA9421B3ACDA51E20AF62087C3B27B2535BC238A684ECCA8D24B2D751619E57268AFF3C664745F7BF5C6C33FB9521A634E80B8877E78A8A8DC04BD418BAEADE24A210941D4CF201B7CA316D98F9D75D11537C672D499A673C244BEF856B3081D9A37B62790D9B51CBA978D1F34352598D3AE980083CA6BC0B6AB2D4852AD515A7A9377B86D48E93001751D5D6E37BCD5574ACF6F84D375BB629CCD7186BD55E12E42F78448970164146B9A9FEB35CEB9EAEA9F36FA0D2ABD875C17E51BA301512305C5B7284F3FF624283D30E856341F95A6F1BA0AF9F5E46FC29D15A61EA81A7E45C5AF6B9F72DC970B847C46FA8E8142610705156C2BAE1C495B5ECF89EDED9A92F5BF6CCBEDC5BAA7FEF5258EA2973BC3DD40A6391A585E6B009E95BB45724A3377872B9BEE2AC16A35DAD2D33AEB8E1833D60D4D37745274F1F5425E33026A27B7B4484F7DCAC2E760348FCB3F164AC30703895F75916AE669F4005B9B0BD8A10628689F32D5B167635E2D1E690DF2DF1D50840C15AD5FC748CFD5DBA9C2FA9FF9479D470FFC9AAA303E21EDD7FAE02C04A6476C7838220BEF6ABAC77D6D947423C1D0D8E1662707F5D48D1DDBD6F5EFC03AC6AF7BBD3E3A468D221E9027CBA731B664C9B934142B8EFADFCE67F6FE450F4B9EA67B3B729004BDABB43BA4C25280D3A47F25100468347522DB390AE5E507801A7B9652E3992956A24D605B886AE7A43CD4501CB17B9D3C45833F1DF02FCF40108237DAFF1A38B1B6AA3689F625C5438AEA5F7B7A951A90E6FEAAE642DC003B9A723C9B610364866F26396E3A004CED2A1571EBFCA78D5FE85A829B8ACF14AACEAB97DB6A8D2D2EF73A9DD83C95C38FBACBA0D205C31D1D6B363E873E130D5646A6765AF10D2AB8AEBA98BB3E402AE45749D4CA6AF6C6DF3E35C4114BC83700876F7B32EF136D28AE55A2687A8C3F6F3716A6BD77B623398437BEBF9263D3D3840C7BBB739A348EFEB5AEF9054745B722057FCCD79AF08FBF952CD9E5A10D46095C183D329928B6673A926908823F965CF3E7EB6EE28CC7C95D75955AE6F700AD4F75A82E300951BF2A98B875423440EB1E51EA9877DC9EE3B215D8D74A91B5163D359D520A44B6A6A63DDB3A874F90E04AC1D96FCDE09D4B927A6113AACF3A056917716FCBE68DA24A39683E4C35B65B1AC239E98AFB536FC76B23453E9F66FAFC2A545AE74F6D2BBD668E3C902F672CFE51D9E4A"> : tensor<33x33xui8>
  check.expect_eq %r#1, %e1 : tensor<33x33xui8>
  return
}
func.func @p544(%arg0: tensor<0x33xf16>, %arg1: tensor<7x1x1xbf16>, %arg2: tensor<i1>) -> (tensor<0x33xf16>, tensor<7xbf16>, tensor<14xbf16>) {
  %v3 = stablehlo.subtract %arg1, %arg1 : tensor<7x1x1xbf16>
  %v4 = stablehlo.multiply %arg0, %arg0 : tensor<0x33xf16>
  %v5 = stablehlo.divide %v3, %arg1 : tensor<7x1x1xbf16>
  %v6 = stablehlo.concatenate %v5, %v5, dim = 2 : (tensor<7x1x1xbf16>, tensor<7x1x1xbf16>) -> tensor<7x1x2xbf16>
  %v7 = stablehlo.reshape %v5 : (tensor<7x1x1xbf16>) -> tensor<7xbf16>
  %v8 = stablehlo.reshape %v6 : (tensor<7x1x2xbf16>) -> tensor<14xbf16>
  return %v4, %v7, %v8 : tensor<0x33xf16>, tensor<7xbf16>, tensor<14xbf16>
}
func.func @check544() {
  %a0 = stablehlo.constant dense<> : tensor<0x33xf16>
  %a1 = stablehlo.constant dense<[[[-1.179690e+00]], [[9.335930e-01]], [[-1.804690e+00]], [[2.625000e+00]], [[3.843750e+00]], [[-2.453130e+00]], [[3.423680e+27]]]> : tensor<7x1x1xbf16>
  %a2 = stablehlo.constant dense<true> : tensor<i1>
  %r:3 = call @p544(%a0, %a1, %a2) : (tensor<0x33xf16>, tensor<7x1x1xbf16>, tensor<i1>) -> (tensor<0x33xf16>, tensor<7xbf16>, tensor<14xbf16>)
  %e0 = stablehlo.constant dense<> : tensor<0x33xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x33xf16>, tensor<0x33xf16>
  %e1 = stablehlo.constant dense<[-0.000000e+00, 0.000000e+00, -0.000000e+00, 0.000000e+00, 0.000000e+00, -0.000000e+00, 0.000000e+00]> : tensor<7xbf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<7xbf16>, tensor<7xbf16>
  %e2 = stablehlo.constant dense<[-0.000000e+00, -0.000000e+00, 0.000000e+00, 0.000000e+00, -0.000000e+00, -0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, -0.000000e+00, -0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<14xbf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<14xbf16>, tensor<14xbf16>
  return
}
func.func @p545(%arg0: tensor<1xi8>, %arg1: tensor<f32>, %arg2: tensor<i16>) -> (tensor<f32>, tensor<1xi8>, tensor<1xi8>) {
  %v3 = stablehlo.slice %arg0 [0:1:1] : (tensor<1xi8>) -> tensor<1xi8>
  %v4 = stablehlo.power %arg1, %arg1 : tensor<f32>
  %v5 = stablehlo.slice %v3 [0:1:2] : (tensor<1xi8>) -> tensor<1xi8>
  %v6 = stablehlo.slice %arg0 [0:1:2] : (tensor<1xi8>) -> tensor<1xi8>
  return %v4, %v5, %v6 : tensor<f32>, tensor<1xi8>, tensor<1xi8>
}
func.func @check545() {
  %a0 = stablehlo.constant dense<8> : tensor<1xi8>
  %a1 = stablehlo.constant dense<-3.324000e+00> : tensor<f32>
  %a2 = stablehlo.constant dense<0> : tensor<i16>
  %r:3 = call @p545(%a0, %a1, %a2) : (tensor<1xi8>, tensor<f32>, tensor<i16>) -> (tensor<f32>, tensor<1xi8>, tensor<1xi8>)
  %e0 = stablehlo.constant dense<0xFFC00000> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<8> : tensor<1xi8>
  check.expect_eq %r#1, %e1 : tensor<1xi8>
  %e2 = stablehlo.constant dense<8> : tensor<1xi8>
  check.expect_eq %r#2, %e2 : tensor<1xi8>
  return
}
func.func @p546(%arg0: tensor<bf16>) -> (tensor<1xi1>, tensor<1xbf16>, tensor<0xbf16>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
  %v2 = stablehlo.constant dense<1.0> : tensor<bf16>
  %v3 = stablehlo.pad %v1, %v2, low = [0], high = [-1], interior = [1] : (tensor<1xbf16>, tensor<bf16>) -> tensor<0xbf16>
  %v4 = stablehlo.compare LE, %v1, %v1 : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xi1>
  %v5 = stablehlo.multiply %v3, %v3 : tensor<0xbf16>
  %v6 = stablehlo.reverse %v1, dims = [0] : tensor<1xbf16>
  %v7 = stablehlo.select %v4, %v6, %v1 : tensor<1xi1>, tensor<1xbf16>
  %v8 = stablehlo.compare GE, %v1, %v7 : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xi1>
  %v9 = stablehlo.add %v7, %v6 : tensor<1xbf16>
  %v10 = stablehlo.multiply %v3, %v5 : tensor<0xbf16>
  return %v8, %v9, %v10 : tensor<1xi1>, tensor<1xbf16>, tensor<0xbf16>
}
func.func @check546() {
  %a0 = stablehlo.constant dense<3.843750e+00> : tensor<bf16>
  %r:3 = call @p546(%a0) : (tensor<bf16>) -> (tensor<1xi1>, tensor<1xbf16>, tensor<0xbf16>)
  %e0 = stablehlo.constant dense<true> : tensor<1xi1>
  check.expect_eq %r#0, %e0 : tensor<1xi1>
  %e1 = stablehlo.constant dense<7.687500e+00> : tensor<1xbf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1xbf16>, tensor<1xbf16>
  %e2 = stablehlo.constant dense<> : tensor<0xbf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0xbf16>, tensor<0xbf16>
  return
}
func.func @p547(%arg0: tensor<3xui64>) -> (tensor<10xui64>, tensor<4xui64>, tensor<ui64>, tensor<ui64>) {
  %v1 = stablehlo.constant dense<0> : tensor<ui64>
  %v2 = stablehlo.pad %arg0, %v1, low = [1], high = [1], interior = [0] : (tensor<3xui64>, tensor<ui64>) -> tensor<5xui64>
  %v3 = stablehlo.concatenate %v2, %v2, dim = 0 : (tensor<5xui64>, tensor<5xui64>) -> tensor<10xui64>
  %v4 = stablehlo.constant dense<2> : tensor<ui64>
  %v5 = stablehlo.pad %arg0, %v4, low = [-1], high = [0], interior = [1] : (tensor<3xui64>, tensor<ui64>) -> tensor<4xui64>
  %v6 = stablehlo.compare GT, %v1, %v4 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  %v7 = stablehlo.select %v6, %v1, %v1 : tensor<i1>, tensor<ui64>
  %v8 = stablehlo.not %v1 : tensor<ui64>
  %v9 = stablehlo.select %v6, %v4, %v4 : tensor<i1>, tensor<ui64>
  %v10 = stablehlo.broadcast_in_dim %v7, dims = [] : (tensor<ui64>) -> tensor<4xui64>
  return %v3, %v5, %v8, %v9 : tensor<10xui64>, tensor<4xui64>, tensor<ui64>, tensor<ui64>
}
func.func @check547() {
  %a0 = stablehlo.constant dense<[1, 7, 18446744073709551615]> : tensor<3xui64>
  %r:4 = call @p547(%a0) : (tensor<3xui64>) -> (tensor<10xui64>, tensor<4xui64>, tensor<ui64>, tensor<ui64>)
  %e0 = stablehlo.constant dense<[0, 1, 7, 18446744073709551615, 0, 0, 1, 7, 18446744073709551615, 0]> : tensor<10xui64>
  check.expect_eq %r#0, %e0 : tensor<10xui64>
  %e1 = stablehlo.constant dense<[2, 7, 2, 18446744073709551615]> : tensor<4xui64>
  check.expect_eq %r#1, %e1 : tensor<4xui64>
  %e2 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  check.expect_eq %r#2, %e2 : tensor<ui64>
  %e3 = stablehlo.constant dense<2> : tensor<ui64>
  check.expect_eq %r#3, %e3 : tensor<ui64>
  return
}
func.func @p548(%arg0: tensor<65x4xui16>, %arg1: tensor<i1>) -> (tensor<1x1xi1>) {
  %v2 = stablehlo.reshape %arg1 : (tensor<i1>) -> tensor<1x1xi1>
  %v3 = stablehlo.transpose %v2, dims = [1, 0] : (tensor<1x1xi1>) -> tensor<1x1xi1>
  return %v3 : tensor<1x1xi1>
}
func.func @check548() {
  %a0 = stablehlo.constant dense<"0x8ED4FBFF04000800F5FFFDFF0600F6FF0100090008000000F9FF0400FDFFFCFFF5FFFFFFF9FF0700F6FF5DBD0B000100FAFFFCFFFDFFFFFF0100F6FFFFFF0B000200FAFF000008000B0005000100F9FFFBFFF8FF000056EBFFFF04000B000B000000FAFFF6FF02000000000000000300F6FF09000900F6E103000B00050004000B00BC47040000000900030008000500FFFFFCFFFEFF04000000FDFFFDFF030009000900F5FF5F88F8FF0700F8FF0900F5FF010000000300FAFF00000B00F8FFE232F9FF00000200F5FFFBFF0B00F5FFF6FF07000100E0540600F5FFFFFF0B00FAFFF8FFF7FFF7FF0800F8FF04000400F9FF0900FDFFFFFF0800FDFF00000000F5FFFEFF0A00070070FB070005000100FCFFDE9CF9FFF9FF0A00F6FF0900FCFFFBFFF5FFFFFFF9FF00000000FDFFFDFF02000800FDFF05000000D1EA0000010009000B000000FCFF0000FFFFF5FF010009000800F6FF0800FDFF0A00FBFFF6FFFFFF00000A00FBFFFFFFFFFF07000000F5FFF8FF00000A000900FCFF01000300FEFFFAFFFAFF0300030005003E660000FCFF0800F7FFFDFF040009000500F7FF02000400F6FF08000100F7FFFEFF07000400FAFF0A0001000100FEFFFCFF0500F8FFF7FFFBFFF7FF0B000600000000000600000002000700FDFF03000000FEFF01000100F7FF08000000F9FF0800F5FFFDFF03000600000001000900090002006358FAFF02000200"> : tensor<65x4xui16>
  %a1 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p548(%a0, %a1) : (tensor<65x4xui16>, tensor<i1>) -> tensor<1x1xi1>
  %e0 = stablehlo.constant dense<false> : tensor<1x1xi1>
  check.expect_eq %r#0, %e0 : tensor<1x1xi1>
  return
}
func.func @p549(%arg0: tensor<2xi16>, %arg1: tensor<i16>) -> (tensor<i16>, tensor<0xi16>, tensor<4xi16>) {
  %v2 = stablehlo.reshape %arg1 : (tensor<i16>) -> tensor<1xi16>
  %v3 = stablehlo.shift_left %arg1, %arg1 : tensor<i16>
  %v4 = stablehlo.constant dense<1> : tensor<i16>
  %v5 = stablehlo.pad %v2, %v4, low = [0], high = [-1], interior = [1] : (tensor<1xi16>, tensor<i16>) -> tensor<0xi16>
  %v6 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<2xi16>, tensor<2xi16>) -> tensor<4xi16>
  return %v3, %v5, %v6 : tensor<i16>, tensor<0xi16>, tensor<4xi16>
}
func.func @check549() {
  %a0 = stablehlo.constant dense<[-8, 6]> : tensor<2xi16>
  %a1 = stablehlo.constant dense<-8> : tensor<i16>
  %r:3 = call @p549(%a0, %a1) : (tensor<2xi16>, tensor<i16>) -> (tensor<i16>, tensor<0xi16>, tensor<4xi16>)
  %e0 = stablehlo.constant dense<0> : tensor<i16>
  check.expect_eq %r#0, %e0 : tensor<i16>
  %e1 = stablehlo.constant dense<> : tensor<0xi16>
  check.expect_eq %r#1, %e1 : tensor<0xi16>
  %e2 = stablehlo.constant dense<[-8, 6, -8, 6]> : tensor<4xi16>
  check.expect_eq %r#2, %e2 : tensor<4xi16>
  return
}
func.func @p550(%arg0: tensor<f32>, %arg1: tensor<5x0xf64>) -> (tensor<11x1xf64>, tensor<f32>, tensor<5xf32>, tensor<5x4xf32>) {
  %v2 = stablehlo.divide %arg0, %arg0 : tensor<f32>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %v4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v5 = stablehlo.pad %arg1, %v4, low = [1, 1], high = [1, 0], interior = [1, 0] : (tensor<5x0xf64>, tensor<f64>) -> tensor<11x1xf64>
  %v6 = stablehlo.add %v3, %v3 : tensor<5xf32>
  %v7 = stablehlo.negate %v3 : tensor<5xf32>
  %v8 = stablehlo.subtract %v2, %v2 : tensor<f32>
  %v9 = stablehlo.sine %v6 : tensor<5xf32>
  %v10 = stablehlo.broadcast_in_dim %v7, dims = [0] : (tensor<5xf32>) -> tensor<5x4xf32>
  %v11 = stablehlo.minimum %v7, %v7 : tensor<5xf32>
  return %v5, %v8, %v9, %v10 : tensor<11x1xf64>, tensor<f32>, tensor<5xf32>, tensor<5x4xf32>
}
func.func @check550() {
  %a0 = stablehlo.constant dense<5.27954262E-20> : tensor<f32>
  %a1 = stablehlo.constant dense<> : tensor<5x0xf64>
  %r:4 = call @p550(%a0, %a1) : (tensor<f32>, tensor<5x0xf64>) -> (tensor<11x1xf64>, tensor<f32>, tensor<5xf32>, tensor<5x4xf32>)
  %e0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<11x1xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<11x1xf64>, tensor<11x1xf64>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<0.909297406> : tensor<5xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %e3 = stablehlo.constant dense<-1.000000e+00> : tensor<5x4xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<5x4xf32>, tensor<5x4xf32>
  return
}
func.func @p551(%arg0: tensor<ui32>) -> (tensor<ui32>) {
  return %arg0 : tensor<ui32>
}
func.func @check551() {
  %a0 = stablehlo.constant dense<4294967287> : tensor<ui32>
  %r:1 = call @p551(%a0) : (tensor<ui32>) -> tensor<ui32>
  %e0 = stablehlo.constant dense<4294967287> : tensor<ui32>
  check.expect_eq %r#0, %e0 : tensor<ui32>
  return
}
func.func @p552(%arg0: tensor<16xf8E5M2>) -> (tensor<16xf8E5M2>, tensor<7x8xf32>, tensor<19xf8E4M3FN>, tensor<16x16xf32>) {
  %v1 = stablehlo.maximum %arg0, %arg0 : tensor<16xf8E5M2>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf8E5M2>) -> tensor<16x16xf8E5M2>
  %v3 = stablehlo.reverse %arg0, dims = [0] : tensor<16xf8E5M2>
  %v4 = stablehlo.convert %v2 : (tensor<16x16xf8E5M2>) -> tensor<16x16xf32>
  %v5 = stablehlo.slice %v4 [2:15:2, 0:16:2] : (tensor<16x16xf32>) -> tensor<7x8xf32>
  %v6 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
  %v7 = stablehlo.pad %v3, %v6, low = [2], high = [1], interior = [0] : (tensor<16xf8E5M2>, tensor<f8E5M2>) -> tensor<19xf8E5M2>
  %v8 = stablehlo.convert %v7 : (tensor<19xf8E5M2>) -> tensor<19xf8E4M3FN>
  %v9 = stablehlo.convert %v2 : (tensor<16x16xf8E5M2>) -> tensor<16x16xf32>
  return %v1, %v5, %v8, %v9 : tensor<16xf8E5M2>, tensor<7x8xf32>, tensor<19xf8E4M3FN>, tensor<16x16xf32>
}
func.func @check552() {
  %a0 = stablehlo.constant dense<[0.000000e+00, 1.000000e+00, 1.750000e+00, 1.750000e+00, 3.000000e+00, -1.500000e+00, -1.500000e+00, 4.000000e+00, -3.000000e+00, -1.750000e+00, -1.000000e+00, -1.500000e+00, -2.000000e+00, -4.000000e+00, 3.750000e-01, 2.500000e+00]> : tensor<16xf8E5M2>
  %r:4 = call @p552(%a0) : (tensor<16xf8E5M2>) -> (tensor<16xf8E5M2>, tensor<7x8xf32>, tensor<19xf8E4M3FN>, tensor<16x16xf32>)
  %e0 = stablehlo.constant dense<[0.000000e+00, 1.000000e+00, 1.750000e+00, 1.750000e+00, 3.000000e+00, -1.500000e+00, -1.500000e+00, 4.000000e+00, -3.000000e+00, -1.750000e+00, -1.000000e+00, -1.500000e+00, -2.000000e+00, -4.000000e+00, 3.750000e-01, 2.500000e+00]> : tensor<16xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<16xf8E5M2>, tensor<16xf8E5M2>
  %e1 = stablehlo.constant dense<[[0.000000e+00, 1.750000e+00, 3.000000e+00, -1.500000e+00, -3.000000e+00, -1.000000e+00, -2.000000e+00, 3.750000e-01], [0.000000e+00, 1.750000e+00, 3.000000e+00, -1.500000e+00, -3.000000e+00, -1.000000e+00, -2.000000e+00, 3.750000e-01], [0.000000e+00, 1.750000e+00, 3.000000e+00, -1.500000e+00, -3.000000e+00, -1.000000e+00, -2.000000e+00, 3.750000e-01], [0.000000e+00, 1.750000e+00, 3.000000e+00, -1.500000e+00, -3.000000e+00, -1.000000e+00, -2.000000e+00, 3.750000e-01], [0.000000e+00, 1.750000e+00, 3.000000e+00, -1.500000e+00, -3.000000e+00, -1.000000e+00, -2.000000e+00, 3.750000e-01], [0.000000e+00, 1.750000e+00, 3.000000e+00, -1.500000e+00, -3.000000e+00, -1.000000e+00, -2.000000e+00, 3.750000e-01], [0.000000e+00, 1.750000e+00, 3.000000e+00, -1.500000e+00, -3.000000e+00, -1.000000e+00, -2.000000e+00, 3.750000e-01]]> : tensor<7x8xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<7x8xf32>, tensor<7x8xf32>
  %e2 = stablehlo.constant dense<[0x7F, 0x7F, 2.500000e+00, 3.750000e-01, -4.000000e+00, -2.000000e+00, -1.500000e+00, -1.000000e+00, -1.750000e+00, -3.000000e+00, 4.000000e+00, -1.500000e+00, -1.500000e+00, 3.000000e+00, 1.750000e+00, 1.750000e+00, 1.000000e+00, 0.000000e+00, 0x7F]> : tensor<19xf8E4M3FN>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<19xf8E4M3FN>, tensor<19xf8E4M3FN>
  %e3 = stablehlo.constant dense<"0x000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040000000000000803F0000E03F0000E03F000040400000C0BF0000C0BF00008040000040C00000E0BF000080BF0000C0BF000000C0000080C00000C03E00002040"> : tensor<16x16xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<16x16xf32>, tensor<16x16xf32>
  return
}
func.func @p553(%arg0: tensor<ui64>, %arg1: tensor<ui64>) -> (tensor<1xui64>) {
  %v2 = stablehlo.reshape %arg1 : (tensor<ui64>) -> tensor<1xui64>
  %v3 = stablehlo.reverse %v2, dims = [0] : tensor<1xui64>
  return %v3 : tensor<1xui64>
}
func.func @check553() {
  %a0 = stablehlo.constant dense<18446744073709551612> : tensor<ui64>
  %a1 = stablehlo.constant dense<18446744073709551605> : tensor<ui64>
  %r:1 = call @p553(%a0, %a1) : (tensor<ui64>, tensor<ui64>) -> tensor<1xui64>
  %e0 = stablehlo.constant dense<18446744073709551605> : tensor<1xui64>
  check.expect_eq %r#0, %e0 : tensor<1xui64>
  return
}
func.func @p554(%arg0: tensor<f32>, %arg1: tensor<i1>) -> (tensor<f32>, tensor<4xf32>, tensor<2xf32>) {
  %v2 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<f32>
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %v4 = stablehlo.and %arg1, %arg1 : tensor<i1>
  %v5 = stablehlo.add %v3, %v3 : tensor<2xf32>
  %v6 = stablehlo.select %v4, %v2, %v2 : tensor<i1>, tensor<f32>
  %v7 = stablehlo.concatenate %v5, %v5, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %v8 = stablehlo.multiply %v7, %v7 : tensor<4xf32>
  %v9 = stablehlo.constant dense<1.0> : tensor<f32>
  %v10 = stablehlo.pad %v3, %v9, low = [0], high = [-1], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %v6, %v8, %v10 : tensor<f32>, tensor<4xf32>, tensor<2xf32>
}
func.func @check554() {
  %a0 = stablehlo.constant dense<-3.376000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<false> : tensor<i1>
  %r:3 = call @p554(%a0, %a1) : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<4xf32>, tensor<2xf32>)
  %e0 = stablehlo.constant dense<-3.376000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<4.558950e+01> : tensor<4xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4xf32>, tensor<4xf32>
  %e2 = stablehlo.constant dense<[-3.376000e+00, 1.000000e+00]> : tensor<2xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  return
}
func.func @p555(%arg0: tensor<65xi8>, %arg1: tensor<ui8>, %arg2: tensor<5xui32>) -> (tensor<5xui32>, tensor<ui8>, tensor<i8>, tensor<65xi8>) {
  %v3 = stablehlo.reshape %arg2 : (tensor<5xui32>) -> tensor<5xui32>
  %v4 = stablehlo.maximum %arg1, %arg1 : tensor<ui8>
  %v5 = stablehlo.constant dense<127> : tensor<i8>
  %v6 = stablehlo.reduce(%arg0 init: %v5) applies stablehlo.multiply across dimensions = [0] : (tensor<65xi8>, tensor<i8>) -> tensor<i8>
  %v7 = stablehlo.negate %arg0 : tensor<65xi8>
  %v8 = stablehlo.and %v7, %v7 : tensor<65xi8>
  return %v3, %v4, %v6, %v8 : tensor<5xui32>, tensor<ui8>, tensor<i8>, tensor<65xi8>
}
func.func @check555() {
  %a0 = stablehlo.constant dense<[7, 7, -4, 3, 0, -3, 10, -1, 0, 6, -5, 11, -4, 7, 11, 0, 3, 6, 10, -4, -6, -5, -1, -5, -5, -3, -10, 11, 0, 6, -6, 0, -1, -10, -5, 9, -5, -4, -7, 9, 0, 3, 3, -3, 6, 10, -1, -2, -6, 9, 8, -1, 0, -5, 3, -9, 0, 11, 10, 8, 0, 4, 1, -9, -2]> : tensor<65xi8>
  %a1 = stablehlo.constant dense<11> : tensor<ui8>
  %a2 = stablehlo.constant dense<[4294967294, 11, 0, 8, 4294967287]> : tensor<5xui32>
  %r:4 = call @p555(%a0, %a1, %a2) : (tensor<65xi8>, tensor<ui8>, tensor<5xui32>) -> (tensor<5xui32>, tensor<ui8>, tensor<i8>, tensor<65xi8>)
  %e0 = stablehlo.constant dense<[4294967294, 11, 0, 8, 4294967287]> : tensor<5xui32>
  check.expect_eq %r#0, %e0 : tensor<5xui32>
  %e1 = stablehlo.constant dense<11> : tensor<ui8>
  check.expect_eq %r#1, %e1 : tensor<ui8>
  %e2 = stablehlo.constant dense<0> : tensor<i8>
  check.expect_eq %r#2, %e2 : tensor<i8>
  %e3 = stablehlo.constant dense<[-7, -7, 4, -3, 0, 3, -10, 1, 0, -6, 5, -11, 4, -7, -11, 0, -3, -6, -10, 4, 6, 5, 1, 5, 5, 3, 10, -11, 0, -6, 6, 0, 1, 10, 5, -9, 5, 4, 7, -9, 0, -3, -3, 3, -6, -10, 1, 2, 6, -9, -8, 1, 0, 5, -3, 9, 0, -11, -10, -8, 0, -4, -1, 9, 2]> : tensor<65xi8>
  check.expect_eq %r#3, %e3 : tensor<65xi8>
  return
}
func.func @p556(%arg0: tensor<0x70x2xi8>) -> (tensor<0x70x2xi8>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<0x70x2xi8>
  return %v1 : tensor<0x70x2xi8>
}
func.func @check556() {
  %a0 = stablehlo.constant dense<> : tensor<0x70x2xi8>
  %r:1 = call @p556(%a0) : (tensor<0x70x2xi8>) -> tensor<0x70x2xi8>
  %e0 = stablehlo.constant dense<> : tensor<0x70x2xi8>
  check.expect_eq %r#0, %e0 : tensor<0x70x2xi8>
  return
}
func.func @p557(%arg0: tensor<33xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f64>) -> (tensor<15xf32>, tensor<1xf32>, tensor<3x1x1xf32>) {
  %v3 = stablehlo.slice %arg0 [2:32:2] : (tensor<33xf32>) -> tensor<15xf32>
  %v4 = stablehlo.slice %arg1 [1:2:2] : (tensor<3xf32>) -> tensor<1xf32>
  %v5 = stablehlo.minimum %arg1, %arg1 : tensor<3xf32>
  %v6 = stablehlo.maximum %arg1, %v5 : tensor<3xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<3xf32>) -> tensor<3x1x1xf32>
  return %v3, %v4, %v7 : tensor<15xf32>, tensor<1xf32>, tensor<3x1x1xf32>
}
func.func @check557() {
  %a0 = stablehlo.constant dense<[2.608000e+00, -2.498000e+00, -2.980000e-01, 2.71284512E-24, -2.836000e+00, -1.800000e+00, -2.578000e+00, 2.120000e+00, 0xFF800000, -0.76999998, 8.080000e-01, -1.524000e+00, 2.300000e-01, 0.847999989, -2.370000e+00, -1.838000e+00, 1.0512993E-5, -2.576000e+00, 2.370000e+00, -4.540000e-01, -3.460000e-01, 1.278000e+00, 1.650000e+00, 2.936000e+00, 9.000000e+18, 3.308000e+00, 1.826000e+00, 2.706000e+00, -2.416000e+00, 0x7F800000, 2.024000e+00, 5.000000e-01, -1.122000e+00]> : tensor<33xf32>
  %a1 = stablehlo.constant dense<[1.37604959E-35, 2.462000e+00, 1.764000e+00]> : tensor<3xf32>
  %a2 = stablehlo.constant dense<-1.120000e+00> : tensor<f64>
  %r:3 = call @p557(%a0, %a1, %a2) : (tensor<33xf32>, tensor<3xf32>, tensor<f64>) -> (tensor<15xf32>, tensor<1xf32>, tensor<3x1x1xf32>)
  %e0 = stablehlo.constant dense<[-2.980000e-01, -2.836000e+00, -2.578000e+00, 0xFF800000, 8.080000e-01, 2.300000e-01, -2.370000e+00, 1.0512993E-5, 2.370000e+00, -3.460000e-01, 1.650000e+00, 9.000000e+18, 1.826000e+00, -2.416000e+00, 2.024000e+00]> : tensor<15xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<15xf32>, tensor<15xf32>
  %e1 = stablehlo.constant dense<2.462000e+00> : tensor<1xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1xf32>, tensor<1xf32>
  %e2 = stablehlo.constant dense<[[[1.37604959E-35]], [[2.462000e+00]], [[1.764000e+00]]]> : tensor<3x1x1xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<3x1x1xf32>, tensor<3x1x1xf32>
  return
}
func.func @p558(%arg0: tensor<3x16xf32>, %arg1: tensor<i16>, %arg2: tensor<5x3x5xui8>) -> (tensor<5x3x5xf32>, tensor<16x16xf32>, tensor<3x17xf32>, tensor<i16>) {
  %v3 = stablehlo.sign %arg0 : tensor<3x16xf32>
  %v4 = stablehlo.convert %arg2 : (tensor<5x3x5xui8>) -> tensor<5x3x5xf32>
  %v5 = stablehlo.dot_general %arg0, %v3, contracting_dims = [0] x [0] : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<16x16xf32>
  %v6 = stablehlo.constant dense<0.0> : tensor<f32>
  %v7 = stablehlo.pad %arg0, %v6, low = [-1, 2], high = [-1, -1], interior = [1, 0] : (tensor<3x16xf32>, tensor<f32>) -> tensor<3x17xf32>
  %v8 = stablehlo.count_leading_zeros %arg1 : tensor<i16>
  return %v4, %v5, %v7, %v8 : tensor<5x3x5xf32>, tensor<16x16xf32>, tensor<3x17xf32>, tensor<i16>
}
func.func @check558() {
  %a0 = stablehlo.constant dense<[[-0.0719999969, 1.000000e+00, -0.787999987, 1.000000e+00, 2.526000e+00, 2.940000e+00, 1.736000e+00, -0.000000e+00, 2.416000e+00, -3.770000e+00, 3.158000e+00, 1.026000e+00, -2.912000e+00, -3.500000e-01, 3.178000e+00, -1.616000e+00], [3.580000e+00, 4.21859357E+33, 0.000000e+00, 3.732000e+00, 3.332000e+00, -0.865999996, 2.080000e+00, 0.000000e+00, -2.186000e+00, 0.0460699424, 3.608000e+00, -2.428000e+00, -3.864000e+00, -3.386000e+00, -3.202000e+00, -1.000000e+00], [9.660000e-01, -2.244000e+00, 0x7F800000, -2.142000e+00, -1.956000e+00, 0xFF800000, 4.700000e-01, -2.42824176E+13, -3.680000e-01, -2.690000e+00, -1.634000e+00, -2.900000e-01, -3.044000e+00, -5.90310959E+13, -3.062000e+00, 2.412000e+00]]> : tensor<3x16xf32>
  %a1 = stablehlo.constant dense<0> : tensor<i16>
  %a2 = stablehlo.constant dense<[[[246, 9, 0, 7, 3], [103, 10, 3, 249, 10], [6, 1, 8, 3, 11]], [[5, 245, 245, 4, 2], [253, 94, 247, 250, 0], [3, 5, 246, 245, 3]], [[75, 254, 7, 90, 248], [251, 0, 248, 251, 250], [3, 3, 0, 1, 251]], [[255, 249, 8, 250, 1], [248, 255, 8, 1, 10], [251, 251, 3, 11, 7]], [[0, 7, 0, 7, 245], [6, 1, 0, 9, 5], [253, 7, 7, 253, 253]]]> : tensor<5x3x5xui8>
  %r:4 = call @p558(%a0, %a1, %a2) : (tensor<3x16xf32>, tensor<i16>, tensor<5x3x5xui8>) -> (tensor<5x3x5xf32>, tensor<16x16xf32>, tensor<3x17xf32>, tensor<i16>)
  %e0 = stablehlo.constant dense<[[[2.460000e+02, 9.000000e+00, 0.000000e+00, 7.000000e+00, 3.000000e+00], [1.030000e+02, 1.000000e+01, 3.000000e+00, 2.490000e+02, 1.000000e+01], [6.000000e+00, 1.000000e+00, 8.000000e+00, 3.000000e+00, 1.100000e+01]], [[5.000000e+00, 2.450000e+02, 2.450000e+02, 4.000000e+00, 2.000000e+00], [2.530000e+02, 9.400000e+01, 2.470000e+02, 2.500000e+02, 0.000000e+00], [3.000000e+00, 5.000000e+00, 2.460000e+02, 2.450000e+02, 3.000000e+00]], [[7.500000e+01, 2.540000e+02, 7.000000e+00, 9.000000e+01, 2.480000e+02], [2.510000e+02, 0.000000e+00, 2.480000e+02, 2.510000e+02, 2.500000e+02], [3.000000e+00, 3.000000e+00, 0.000000e+00, 1.000000e+00, 2.510000e+02]], [[2.550000e+02, 2.490000e+02, 8.000000e+00, 2.500000e+02, 1.000000e+00], [2.480000e+02, 2.550000e+02, 8.000000e+00, 1.000000e+00, 1.000000e+01], [2.510000e+02, 2.510000e+02, 3.000000e+00, 1.100000e+01, 7.000000e+00]], [[0.000000e+00, 7.000000e+00, 0.000000e+00, 7.000000e+00, 2.450000e+02], [6.000000e+00, 1.000000e+00, 0.000000e+00, 9.000000e+00, 5.000000e+00], [2.530000e+02, 7.000000e+00, 7.000000e+00, 2.530000e+02, 2.530000e+02]]]> : tensor<5x3x5xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x3x5xf32>, tensor<5x3x5xf32>
  %e1 = stablehlo.constant dense<"0xA8C6934020B022402FDD843F20B0224020B02240A8C693C0022B8F40C74B77BFA8C693C06CE72B4020B02240A8C693C0022B8FC0022B8FC0A8C693C020B022C023FE4F7723FE4F77B29D4FC023FE4F7723FE4F7723FE4FF723FE4F77B29D0F4023FE4FF723FE4F7723FE4F7723FE4FF723FE4FF723FE4FF723FE4FF723FE4FF70000807F000080FF0000807F000080FF000080FF000080FF0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000807F400A173FD0F7DB40871649C0D0F7DB40D0F7DB40400A17BF91C2254087160940400A17BFCFF79B40D0F7DB40400A17BF91C225C091C225C0400A17BFD0F7DBC0333393BF490CFA408B6C8FC0490CFA40490CFA403333933F5EBA7940355EFA3F3333933F9CC43040490CFA403333933F5EBA79C05EBA79C03333933F490CFAC0000080FF0000807F000080FF0000807F0000807F0000807F000080FF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF4E62503FDD245640490CA2BFDD245640DD2456404E6250BFE9268940D7A3F0BE4E6250BF260601BEDD2456404E6250BFE92689C0E92689C04E6250BFDD2456C087ADB0D587ADB05587ADB0D587ADB05587ADB05587ADB05587ADB0D587ADB05587ADB05587ADB05587ADB05587ADB05587ADB05587ADB05587ADB05587ADB0D53E0A9FC08416193F0E2D32C08416193F8416193F3E0A9F40EE4F0DBE7F6ABC3E3E0A9F40EE7C87C08416193F3E0A9F40EE4F0D3EEE4F0D3E3E0A9F40841619BF0E23903FD25784BF703D8A3FD25784BFD25784BF0E2390BFEA3ECDC0F6282C400E2390BFBA31D040D25784BF0E2390BFEA3ECD40EA3ECD400E2390BFD257843F4F8D97BF66660641105899C066660641666606414F8D973F5839A440E926D13F4F8D973F42600540666606414F8D973F5839A4C05839A4C04F8D973F666606C1B29D6FC004568EBFB072A8BF04568EBF04568EBFB29D6F407493D8BFE17A943EB29D6F40FA7E4AC004568EBFB29D6F407493D83F7493D83FB29D6F4004568E3F77BE7FC017D96EC0002B07BE17D96EC017D96EC077BE7F40B81E1DC1E5D0424077BE7F4053E3054017D96EC077BE7F40B81E1D41B81E1D4177BE7F4017D96E40FEC056D6FEC05656FEC056D6FEC05656FEC05656FEC05656FEC056D6FEC05656FEC05656FEC05656FEC05656FEC05656FEC05656FEC05656FEC05656FEC056D66F1217C1986E424014AEC7C0986E4240986E42406F121741068145C0CFF743406F1217411D5A54C0986E42406F12174106814540068145406F121741986E42C0C0CA414060E5A0C060E5804060E5A0C060E5A0C0C0CA41C070E550BE355E1AC0C0CA41C053E3E5BF60E5A0C0C0CA41C070E5503E70E5503EC0CA41C060E5A040"> : tensor<16x16xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<16x16xf32>, tensor<16x16xf32>
  %e2 = stablehlo.constant dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 3.580000e+00, 4.21859357E+33, 0.000000e+00, 3.732000e+00, 3.332000e+00, -0.865999996, 2.080000e+00, 0.000000e+00, -2.186000e+00, 0.0460699424, 3.608000e+00, -2.428000e+00, -3.864000e+00, -3.386000e+00, -3.202000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<3x17xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<3x17xf32>, tensor<3x17xf32>
  %e3 = stablehlo.constant dense<16> : tensor<i16>
  check.expect_eq %r#3, %e3 : tensor<i16>
  return
}
func.func @p559(%arg0: tensor<13xf64>) -> (tensor<13xf64>) {
  %v1 = stablehlo.multiply %arg0, %arg0 : tensor<13xf64>
  %v2 = stablehlo.divide %v1, %v1 : tensor<13xf64>
  %v3 = stablehlo.minimum %arg0, %v2 : tensor<13xf64>
  return %v3 : tensor<13xf64>
}
func.func @check559() {
  %a0 = stablehlo.constant dense<[3.420000e+00, -0.44799999999999995, 4.4602946247844426E-251, -1.170000e+00, 0.32399999999999984, -1.254000e+00, 3.518000e+00, -0.10999999999999988, -0.81599999999999984, 2.7800000000000002, -2.130000e+00, 2.6879999999999997, -0.1160000000000001]> : tensor<13xf64>
  %r:1 = call @p559(%a0) : (tensor<13xf64>) -> tensor<13xf64>
  %e0 = stablehlo.constant dense<[1.000000e+00, -0.44799999999999995, 0x7FF8000000000000, -1.170000e+00, 0.32399999999999984, -1.254000e+00, 1.000000e+00, -0.10999999999999988, -0.81599999999999984, 1.000000e+00, -2.130000e+00, 1.000000e+00, -0.1160000000000001]> : tensor<13xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<13xf64>, tensor<13xf64>
  return
}
func.func @p560(%arg0: tensor<4xf8E5M2>, %arg1: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<4xf8E5M2>, tensor<8xf8E5M2>) {
  %v2 = stablehlo.ceil %arg1 : tensor<f8E4M3FN>
  %v3 = stablehlo.reshape %arg0 : (tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  %v4 = stablehlo.floor %v3 : tensor<4xf8E5M2>
  %v5 = stablehlo.concatenate %v3, %v3, dim = 0 : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<8xf8E5M2>
  %v6 = stablehlo.rsqrt %v5 : tensor<8xf8E5M2>
  return %v2, %v4, %v6 : tensor<f8E4M3FN>, tensor<4xf8E5M2>, tensor<8xf8E5M2>
}
func.func @check560() {
  %a0 = stablehlo.constant dense<[4.000000e+00, 2.500000e+00, 3.500000e+00, 3.000000e+00]> : tensor<4xf8E5M2>
  %a1 = stablehlo.constant dense<-2.240000e+02> : tensor<f8E4M3FN>
  %r:3 = call @p560(%a0, %a1) : (tensor<4xf8E5M2>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<4xf8E5M2>, tensor<8xf8E5M2>)
  %e0 = stablehlo.constant dense<-2.240000e+02> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  %e1 = stablehlo.constant dense<[4.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<4xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4xf8E5M2>, tensor<4xf8E5M2>
  %e2 = stablehlo.constant dense<[5.000000e-01, 6.250000e-01, 5.000000e-01, 6.250000e-01, 5.000000e-01, 6.250000e-01, 5.000000e-01, 6.250000e-01]> : tensor<8xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<8xf8E5M2>, tensor<8xf8E5M2>
  return
}
func.func @p561(%arg0: tensor<33xui64>) -> (tensor<33x70xui64>, tensor<15xui64>, tensor<33xf64>, tensor<33xi1>) {
  %v1 = stablehlo.convert %arg0 : (tensor<33xui64>) -> tensor<33xi1>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<33xui64>) -> tensor<33x70xui64>
  %v3 = stablehlo.slice %arg0 [1:31:2] : (tensor<33xui64>) -> tensor<15xui64>
  %v4 = stablehlo.convert %v1 : (tensor<33xi1>) -> tensor<33xf64>
  %v5 = stablehlo.select %v1, %v4, %v4 : tensor<33xi1>, tensor<33xf64>
  %v6 = stablehlo.or %v1, %v1 : tensor<33xi1>
  %v7 = stablehlo.tanh %v4 : tensor<33xf64>
  %v8 = stablehlo.not %v1 : tensor<33xi1>
  return %v2, %v3, %v5, %v6 : tensor<33x70xui64>, tensor<15xui64>, tensor<33xf64>, tensor<33xi1>
}
func.func @check561() {
  %a0 = stablehlo.constant dense<[4, 18446744073709551606, 949950093973311019, 455456771103210416, 1121975794975065223, 8, 7, 18446744073709551614, 4, 233329992393915680, 9, 2, 6, 3, 18446744073709551615, 18446744073709551615, 18446744073709551614, 18446744073709551607, 18446744073709551606, 5, 0, 9223372036854775807, 818325298633102466, 4, 18446744073709551613, 18446744073709551612, 8, 715823415033983797, 670153253292574473, 18446744073709551611, 18446744073709551610, 18446744073709551609, 3]> : tensor<33xui64>
  %r:4 = call @p561(%a0) : (tensor<33xui64>) -> (tensor<33x70xui64>, tensor<15xui64>, tensor<33xf64>, tensor<33xi1>)
  %e0 = stablehlo.constant dense<"0x0400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000F6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0D2BCEA0D193E62E0DB03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206B03B272C851B5206874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F874413820A0F920F08000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C03207D155064F43C030900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000600000000000000060000000000000006000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF05000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B82D4BDFF85465B0B0400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000035F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF0935F301779A1DEF090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C090987934FD5DC4C09FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<33x70xui64>
  check.expect_eq %r#0, %e0 : tensor<33x70xui64>
  %e1 = stablehlo.constant dense<[18446744073709551606, 455456771103210416, 8, 18446744073709551614, 233329992393915680, 2, 3, 18446744073709551615, 18446744073709551607, 5, 9223372036854775807, 4, 18446744073709551612, 715823415033983797, 18446744073709551611]> : tensor<15xui64>
  check.expect_eq %r#1, %e1 : tensor<15xui64>
  %e2 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<33xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<33xf64>, tensor<33xf64>
  %e3 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<33xi1>
  check.expect_eq %r#3, %e3 : tensor<33xi1>
  return
}
func.func @p562(%arg0: tensor<f64>) -> (tensor<f64>) {
  %v1 = stablehlo.tanh %arg0 : tensor<f64>
  return %v1 : tensor<f64>
}
func.func @check562() {
  %a0 = stablehlo.constant dense<-0.20800000000000018> : tensor<f64>
  %r:1 = call @p562(%a0) : (tensor<f64>) -> tensor<f64>
  %e0 = stablehlo.constant dense<-0.20505137981563554> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p563(%arg0: tensor<33xf32>, %arg1: tensor<16xf16>) -> (tensor<f16>) {
  %v2 = stablehlo.add %arg1, %arg1 : tensor<16xf16>
  %v3 = stablehlo.constant dense<2.5> : tensor<f16>
  %v4 = stablehlo.reduce(%v2 init: %v3) applies stablehlo.multiply across dimensions = [0] : (tensor<16xf16>, tensor<f16>) -> tensor<f16>
  return %v4 : tensor<f16>
}
func.func @check563() {
  %a0 = stablehlo.constant dense<[-2.110000e+00, 1.668000e+00, -1.732000e+00, 1.326000e+00, -2.514000e+00, -3.638000e+00, 1.476000e+00, -1.132000e+00, 2.558000e+00, 5.220000e-01, -2.210000e+00, 0xFF800000, -3.210000e+00, -5.400000e-01, -1.100000e+00, 1.184000e+00, 0.000000e+00, 2.276000e+00, -1.174000e+00, -2.960000e-01, 3.836000e+00, -3.526000e+00, -3.298000e+00, 5.420000e-01, 9.000000e+18, -2.296000e+00, -5.920000e-01, -3.794000e+00, 3.112000e+00, 1.494000e+00, 1.150000e+00, -2.580000e-01, 3.660000e-01]> : tensor<33xf32>
  %a1 = stablehlo.constant dense<[-1.192380e+00, 3.701170e-01, -1.500000e+00, 2.775390e+00, 3.011720e+00, 0xFC00, 8.339840e-01, 2.677730e+00, 2.531250e+00, -3.677730e+00, 1.860350e+00, 2.180180e-01, 3.626950e+00, -3.640140e-01, 0.000000e+00, 2.271480e+00]> : tensor<16xf16>
  %r:1 = call @p563(%a0, %a1) : (tensor<33xf32>, tensor<16xf16>) -> tensor<f16>
  %e0 = stablehlo.constant dense<0x7E00> : tensor<f16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  return
}
func.func @p564(%arg0: tensor<i16>, %arg1: tensor<33x13xi16>) -> (tensor<i16>, tensor<33x13xi16>, tensor<46x13xi16>) {
  %v2 = stablehlo.xor %arg1, %arg1 : tensor<33x13xi16>
  %v3 = stablehlo.dot_general %v2, %v2, contracting_dims = [0] x [0] : (tensor<33x13xi16>, tensor<33x13xi16>) -> tensor<13x13xi16>
  %v4 = stablehlo.negate %arg0 : tensor<i16>
  %v5 = stablehlo.not %v4 : tensor<i16>
  %v6 = stablehlo.shift_left %arg1, %v2 : tensor<33x13xi16>
  %v7 = stablehlo.concatenate %arg1, %v3, dim = 0 : (tensor<33x13xi16>, tensor<13x13xi16>) -> tensor<46x13xi16>
  return %v5, %v6, %v7 : tensor<i16>, tensor<33x13xi16>, tensor<46x13xi16>
}
func.func @check564() {
  %a0 = stablehlo.constant dense<-3> : tensor<i16>
  %a1 = stablehlo.constant dense<"0x0300FCFF06000300F8FF0000FFFF0A00FCFFF5FF0900F5FF0000F6FFFBFF0B00000005000500FDFF040061740000F9FF02000300FCFF0900F5FF0A00FDFFF5FF070000000200F6FFFEFFFCFF040008000100FFFFFAFF0A0000000100F9FFF8FFF8FFFCFF0900F6FFFAFF07000800F7FF0700F9FF0300FEFFFEFF0600FFFF04000B000000FEFF00000400F9FF0000F5FF050006000600F6FF0700FAFFFFFF090002000B00FCFFFEFF0100FFFFFEFFFDFF000029200500F9FF05000200020007000100FAFF0000F8FFFCFFFAFFFAFFF9FFFCFFFFFF0800F7FF0300F5FF0300F8FF00000600F8FF01000700FAFF06000000FAFF020001000100000000000400F8FF0100FAFF0900F5FFFDFFF6FF0A00FAFF06000A00FDFFFAFFF6FF00000B000B00FFFF0400080006000000FCFFFAFF00000A00E12E903FFCFF070000000A000800090009000400FAFFFAFFFEFF0700F6FFFBFFF9FFFCFFFCFF060000000B000400FEFFFBFF030007000300FAFFFFFFF7FFFFFF000007000000F9FF0500F5FFF5FFF5FF0B00FDFF0B00F5FFFCFF0A0001000B00FAFF04000A000A000900FDFFFFFF0400F6FFF7FF00000B0004000900F8FF34FF04000A0008000200FCFFBA170A00F9FF02000032FCFF0900070009000600080002000A00FDFF08000000A9C50700030005000500F6FFF5FF0500F8FFFBFFFFFF000001000000F9FFF5FFFAFFFCFFFCFFF8FF0B000500F7FF080004000800FBFFFAFFFBFFF7FFFDFFC85B06000400F238FEFFFFFF00000B00F9FFF8FFFEFFFFFFFAFF0200ED2B0B00070011F7F5FFFEFFFCFFFBFFFFFFF7FF0000FBFF0B00FAFF9FC404000300FDFF00000000F5FF0A00F8FFD4D10A00FDFF43B1F8FFFCFFFF706942040002000900FBFF01000B000300F9FFF7FFFAFF0300FAFFF9ADF9FF05000400F7FFF6FF00000800FBFF8045F5FF02007AC90A0007000400FBFF0200F7FFFCFF00000B00050006000800FFFF0900F6FF04000700FEFFFAFFFFFF0900F5FFF8FFFAFF030003000900F9FFFAFFFCFF0000FBFF68480A0007000400F5FFFDFFFDFFFFFF0A000200030042F0F6FF09000000FDFFF8FFFDFF040001000000FBFF01000600FFFF0600F8FFFDFF42B4FBFF0000FCFF0A0004000A000500FBFF0A00F9FF0A0000000800FEFF0400070005000000F9FF0100020008000B000B00FBFF07000200FCFF0100"> : tensor<33x13xi16>
  %r:3 = call @p564(%a0, %a1) : (tensor<i16>, tensor<33x13xi16>) -> (tensor<i16>, tensor<33x13xi16>, tensor<46x13xi16>)
  %e0 = stablehlo.constant dense<-4> : tensor<i16>
  check.expect_eq %r#0, %e0 : tensor<i16>
  %e1 = stablehlo.constant dense<"0x0300FCFF06000300F8FF0000FFFF0A00FCFFF5FF0900F5FF0000F6FFFBFF0B00000005000500FDFF040061740000F9FF02000300FCFF0900F5FF0A00FDFFF5FF070000000200F6FFFEFFFCFF040008000100FFFFFAFF0A0000000100F9FFF8FFF8FFFCFF0900F6FFFAFF07000800F7FF0700F9FF0300FEFFFEFF0600FFFF04000B000000FEFF00000400F9FF0000F5FF050006000600F6FF0700FAFFFFFF090002000B00FCFFFEFF0100FFFFFEFFFDFF000029200500F9FF05000200020007000100FAFF0000F8FFFCFFFAFFFAFFF9FFFCFFFFFF0800F7FF0300F5FF0300F8FF00000600F8FF01000700FAFF06000000FAFF020001000100000000000400F8FF0100FAFF0900F5FFFDFFF6FF0A00FAFF06000A00FDFFFAFFF6FF00000B000B00FFFF0400080006000000FCFFFAFF00000A00E12E903FFCFF070000000A000800090009000400FAFFFAFFFEFF0700F6FFFBFFF9FFFCFFFCFF060000000B000400FEFFFBFF030007000300FAFFFFFFF7FFFFFF000007000000F9FF0500F5FFF5FFF5FF0B00FDFF0B00F5FFFCFF0A0001000B00FAFF04000A000A000900FDFFFFFF0400F6FFF7FF00000B0004000900F8FF34FF04000A0008000200FCFFBA170A00F9FF02000032FCFF0900070009000600080002000A00FDFF08000000A9C50700030005000500F6FFF5FF0500F8FFFBFFFFFF000001000000F9FFF5FFFAFFFCFFFCFFF8FF0B000500F7FF080004000800FBFFFAFFFBFFF7FFFDFFC85B06000400F238FEFFFFFF00000B00F9FFF8FFFEFFFFFFFAFF0200ED2B0B00070011F7F5FFFEFFFCFFFBFFFFFFF7FF0000FBFF0B00FAFF9FC404000300FDFF00000000F5FF0A00F8FFD4D10A00FDFF43B1F8FFFCFFFF706942040002000900FBFF01000B000300F9FFF7FFFAFF0300FAFFF9ADF9FF05000400F7FFF6FF00000800FBFF8045F5FF02007AC90A0007000400FBFF0200F7FFFCFF00000B00050006000800FFFF0900F6FF04000700FEFFFAFFFFFF0900F5FFF8FFFAFF030003000900F9FFFAFFFCFF0000FBFF68480A0007000400F5FFFDFFFDFFFFFF0A000200030042F0F6FF09000000FDFFF8FFFDFF040001000000FBFF01000600FFFF0600F8FFFDFF42B4FBFF0000FCFF0A0004000A000500FBFF0A00F9FF0A0000000800FEFF0400070005000000F9FF0100020008000B000B00FBFF07000200FCFF0100"> : tensor<33x13xi16>
  check.expect_eq %r#1, %e1 : tensor<33x13xi16>
  %e2 = stablehlo.constant dense<"0x0300FCFF06000300F8FF0000FFFF0A00FCFFF5FF0900F5FF0000F6FFFBFF0B00000005000500FDFF040061740000F9FF02000300FCFF0900F5FF0A00FDFFF5FF070000000200F6FFFEFFFCFF040008000100FFFFFAFF0A0000000100F9FFF8FFF8FFFCFF0900F6FFFAFF07000800F7FF0700F9FF0300FEFFFEFF0600FFFF04000B000000FEFF00000400F9FF0000F5FF050006000600F6FF0700FAFFFFFF090002000B00FCFFFEFF0100FFFFFEFFFDFF000029200500F9FF05000200020007000100FAFF0000F8FFFCFFFAFFFAFFF9FFFCFFFFFF0800F7FF0300F5FF0300F8FF00000600F8FF01000700FAFF06000000FAFF020001000100000000000400F8FF0100FAFF0900F5FFFDFFF6FF0A00FAFF06000A00FDFFFAFFF6FF00000B000B00FFFF0400080006000000FCFFFAFF00000A00E12E903FFCFF070000000A000800090009000400FAFFFAFFFEFF0700F6FFFBFFF9FFFCFFFCFF060000000B000400FEFFFBFF030007000300FAFFFFFFF7FFFFFF000007000000F9FF0500F5FFF5FFF5FF0B00FDFF0B00F5FFFCFF0A0001000B00FAFF04000A000A000900FDFFFFFF0400F6FFF7FF00000B0004000900F8FF34FF04000A0008000200FCFFBA170A00F9FF02000032FCFF0900070009000600080002000A00FDFF08000000A9C50700030005000500F6FFF5FF0500F8FFFBFFFFFF000001000000F9FFF5FFFAFFFCFFFCFFF8FF0B000500F7FF080004000800FBFFFAFFFBFFF7FFFDFFC85B06000400F238FEFFFFFF00000B00F9FFF8FFFEFFFFFFFAFF0200ED2B0B00070011F7F5FFFEFFFCFFFBFFFFFFF7FF0000FBFF0B00FAFF9FC404000300FDFF00000000F5FF0A00F8FFD4D10A00FDFF43B1F8FFFCFFFF706942040002000900FBFF01000B000300F9FFF7FFFAFF0300FAFFF9ADF9FF05000400F7FFF6FF00000800FBFF8045F5FF02007AC90A0007000400FBFF0200F7FFFCFF00000B00050006000800FFFF0900F6FF04000700FEFFFAFFFFFF0900F5FFF8FFFAFF030003000900F9FFFAFFFCFF0000FBFF68480A0007000400F5FFFDFFFDFFFFFF0A000200030042F0F6FF09000000FDFFF8FFFDFF040001000000FBFF01000600FFFF0600F8FFFDFF42B4FBFF0000FCFF0A0004000A000500FBFF0A00F9FF0A0000000800FEFF0400070005000000F9FF0100020008000B000B00FBFF07000200FCFF01000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<46x13xi16>
  check.expect_eq %r#2, %e2 : tensor<46x13xi16>
  return
}
func.func @p565(%arg0: tensor<0xi1>, %arg1: tensor<33xi1>) -> (tensor<0xi1>, tensor<33xi1>) {
  %v2 = stablehlo.constant dense<false> : tensor<i1>
  %v3 = stablehlo.reduce(%arg0 init: %v2) applies stablehlo.and across dimensions = [] : (tensor<0xi1>, tensor<i1>) -> tensor<0xi1>
  %v4 = stablehlo.concatenate %arg1, %arg0, dim = 0 : (tensor<33xi1>, tensor<0xi1>) -> tensor<33xi1>
  return %v3, %v4 : tensor<0xi1>, tensor<33xi1>
}
func.func @check565() {
  %a0 = stablehlo.constant dense<> : tensor<0xi1>
  %a1 = stablehlo.constant dense<[false, false, true, false, false, false, true, true, true, false, false, true, true, false, false, false, false, false, true, false, true, true, true, false, false, true, true, true, false, true, true, false, true]> : tensor<33xi1>
  %r:2 = call @p565(%a0, %a1) : (tensor<0xi1>, tensor<33xi1>) -> (tensor<0xi1>, tensor<33xi1>)
  %e0 = stablehlo.constant dense<> : tensor<0xi1>
  check.expect_eq %r#0, %e0 : tensor<0xi1>
  %e1 = stablehlo.constant dense<[false, false, true, false, false, false, true, true, true, false, false, true, true, false, false, false, false, false, true, false, true, true, true, false, false, true, true, true, false, true, true, false, true]> : tensor<33xi1>
  check.expect_eq %r#1, %e1 : tensor<33xi1>
  return
}
func.func @p566(%arg0: tensor<8xf32>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> (tensor<16xf32>) {
  %v3 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  return %v3 : tensor<16xf32>
}
func.func @check566() {
  %a0 = stablehlo.constant dense<[-2.854000e+00, 2.566000e+00, 3.992000e+00, -4.60859262E-23, 3.336000e+00, 4.280000e-01, 8.600000e-02, 2.800000e-02]> : tensor<8xf32>
  %a1 = stablehlo.constant dense<5> : tensor<i32>
  %a2 = stablehlo.constant dense<[-11, 7, 0]> : tensor<3xi32>
  %r:1 = call @p566(%a0, %a1, %a2) : (tensor<8xf32>, tensor<i32>, tensor<3xi32>) -> tensor<16xf32>
  %e0 = stablehlo.constant dense<[-2.854000e+00, 2.566000e+00, 3.992000e+00, -4.60859262E-23, 3.336000e+00, 4.280000e-01, 8.600000e-02, 2.800000e-02, -2.854000e+00, 2.566000e+00, 3.992000e+00, -4.60859262E-23, 3.336000e+00, 4.280000e-01, 8.600000e-02, 2.800000e-02]> : tensor<16xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<16xf32>, tensor<16xf32>
  return
}
func.func @p567(%arg0: tensor<ui32>) -> (tensor<ui32>) {
  return %arg0 : tensor<ui32>
}
func.func @check567() {
  %a0 = stablehlo.constant dense<1> : tensor<ui32>
  %r:1 = call @p567(%a0) : (tensor<ui32>) -> tensor<ui32>
  %e0 = stablehlo.constant dense<1> : tensor<ui32>
  check.expect_eq %r#0, %e0 : tensor<ui32>
  return
}
func.func @p568(%arg0: tensor<0x4x16xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>) -> (tensor<1x1x1xi1>, tensor<i1>, tensor<i32>, tensor<0x16x0x16xf32>) {
  %v3 = stablehlo.and %arg2, %arg2 : tensor<i1>
  %v4 = stablehlo.reshape %arg2 : (tensor<i1>) -> tensor<1x1xi1>
  %v5 = stablehlo.reshape %v3 : (tensor<i1>) -> tensor<1x1x1xi1>
  %v6 = stablehlo.broadcast_in_dim %v4, dims = [1, 2] : (tensor<1x1xi1>) -> tensor<2x1x1xi1>
  %v7 = stablehlo.not %arg2 : tensor<i1>
  %v8 = stablehlo.convert %arg2 : (tensor<i1>) -> tensor<i32>
  %v9 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [1] : (tensor<0x4x16xf32>, tensor<0x4x16xf32>) -> tensor<0x16x0x16xf32>
  %v10 = stablehlo.or %v6, %v6 : tensor<2x1x1xi1>
  return %v5, %v7, %v8, %v9 : tensor<1x1x1xi1>, tensor<i1>, tensor<i32>, tensor<0x16x0x16xf32>
}
func.func @check568() {
  %a0 = stablehlo.constant dense<> : tensor<0x4x16xf32>
  %a1 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
  %a2 = stablehlo.constant dense<false> : tensor<i1>
  %r:4 = call @p568(%a0, %a1, %a2) : (tensor<0x4x16xf32>, tensor<f32>, tensor<i1>) -> (tensor<1x1x1xi1>, tensor<i1>, tensor<i32>, tensor<0x16x0x16xf32>)
  %e0 = stablehlo.constant dense<false> : tensor<1x1x1xi1>
  check.expect_eq %r#0, %e0 : tensor<1x1x1xi1>
  %e1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  %e2 = stablehlo.constant dense<0> : tensor<i32>
  check.expect_eq %r#2, %e2 : tensor<i32>
  %e3 = stablehlo.constant dense<> : tensor<0x16x0x16xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<0x16x0x16xf32>, tensor<0x16x0x16xf32>
  return
}
func.func @p569(%arg0: tensor<0x65xf32>, %arg1: tensor<8xf32>, %arg2: tensor<f64>) -> (tensor<8xf32>, tensor<7xf32>, tensor<f32>, tensor<16xf32>) {
  %v3 = stablehlo.reverse %arg1, dims = [0] : tensor<8xf32>
  %v4 = stablehlo.ceil %arg1 : tensor<8xf32>
  %v5 = stablehlo.constant dense<-0.0> : tensor<f32>
  %v6 = stablehlo.pad %arg1, %v5, low = [-1], high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<7xf32>
  %v7 = stablehlo.floor %v5 : tensor<f32>
  %v8 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x65xf32>) -> tensor<65x0xf32>
  %v9 = stablehlo.multiply %v7, %v7 : tensor<f32>
  %v10 = stablehlo.dot_general %v8, %arg0, contracting_dims = [0] x [1] : (tensor<65x0xf32>, tensor<0x65xf32>) -> tensor<0x0xf32>
  %v11 = stablehlo.concatenate %v3, %arg1, dim = 0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  %v12 = stablehlo.reshape %v10 : (tensor<0x0xf32>) -> tensor<1x0xf32>
  return %v4, %v6, %v9, %v11 : tensor<8xf32>, tensor<7xf32>, tensor<f32>, tensor<16xf32>
}
func.func @check569() {
  %a0 = stablehlo.constant dense<> : tensor<0x65xf32>
  %a1 = stablehlo.constant dense<[1.450000e+00, -3.660000e-01, -1.340000e-01, 2.21901507E+38, 3.142000e+00, -1.04263495E+20, 3.388000e+00, -3.000000e+38]> : tensor<8xf32>
  %a2 = stablehlo.constant dense<-0.061999999999999833> : tensor<f64>
  %r:4 = call @p569(%a0, %a1, %a2) : (tensor<0x65xf32>, tensor<8xf32>, tensor<f64>) -> (tensor<8xf32>, tensor<7xf32>, tensor<f32>, tensor<16xf32>)
  %e0 = stablehlo.constant dense<[2.000000e+00, -0.000000e+00, -0.000000e+00, 2.21901507E+38, 4.000000e+00, -1.04263495E+20, 4.000000e+00, -3.000000e+38]> : tensor<8xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8xf32>, tensor<8xf32>
  %e1 = stablehlo.constant dense<[-3.660000e-01, -1.340000e-01, 2.21901507E+38, 3.142000e+00, -1.04263495E+20, 3.388000e+00, -3.000000e+38]> : tensor<7xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<7xf32>, tensor<7xf32>
  %e2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e3 = stablehlo.constant dense<[-3.000000e+38, 3.388000e+00, -1.04263495E+20, 3.142000e+00, 2.21901507E+38, -1.340000e-01, -3.660000e-01, 1.450000e+00, 1.450000e+00, -3.660000e-01, -1.340000e-01, 2.21901507E+38, 3.142000e+00, -1.04263495E+20, 3.388000e+00, -3.000000e+38]> : tensor<16xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<16xf32>, tensor<16xf32>
  return
}
func.func @p570(%arg0: tensor<0x3xi4>) -> (tensor<0x3xi4>) {
  %v1 = stablehlo.or %arg0, %arg0 : tensor<0x3xi4>
  return %v1 : tensor<0x3xi4>
}
func.func @check570() {
  %a0 = stablehlo.constant dense<> : tensor<0x3xi4>
  %r:1 = call @p570(%a0) : (tensor<0x3xi4>) -> tensor<0x3xi4>
  %e0 = stablehlo.constant dense<> : tensor<0x3xi4>
  check.expect_eq %r#0, %e0 : tensor<0x3xi4>
  return
}
func.func @p571(%arg0: tensor<13x33x0xf16>, %arg1: tensor<i1>) -> (tensor<5xi1>) {
  %v2 = stablehlo.and %arg1, %arg1 : tensor<i1>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i1>) -> tensor<5xi1>
  return %v3 : tensor<5xi1>
}
func.func @check571() {
  %a0 = stablehlo.constant dense<> : tensor<13x33x0xf16>
  %a1 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p571(%a0, %a1) : (tensor<13x33x0xf16>, tensor<i1>) -> tensor<5xi1>
  %e0 = stablehlo.constant dense<false> : tensor<5xi1>
  check.expect_eq %r#0, %e0 : tensor<5xi1>
  return
}
func.func @p572(%arg0: tensor<16x8xf32>) -> (tensor<16x8x8xf32>, tensor<33x7x7xf32>, tensor<70xf32>, tensor<16x8x4xf32>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x4xf32>
  %v2 = stablehlo.maximum %v1, %v1 : tensor<16x8x4xf32>
  %v3 = stablehlo.add %v1, %v1 : tensor<16x8x4xf32>
  %v4 = stablehlo.concatenate %v2, %v1, dim = 2 : (tensor<16x8x4xf32>, tensor<16x8x4xf32>) -> tensor<16x8x8xf32>
  %v5 = stablehlo.maximum %v1, %v2 : tensor<16x8x4xf32>
  %v6 = stablehlo.constant dense<2.5> : tensor<f32>
  %v7 = stablehlo.pad %v5, %v6, low = [2, 0, 1], high = [0, -1, -1], interior = [1, 0, 1] : (tensor<16x8x4xf32>, tensor<f32>) -> tensor<33x7x7xf32>
  %v8 = stablehlo.broadcast_in_dim %v6, dims = [] : (tensor<f32>) -> tensor<70xf32>
  %v9 = stablehlo.multiply %v5, %v3 : tensor<16x8x4xf32>
  return %v4, %v7, %v8, %v9 : tensor<16x8x8xf32>, tensor<33x7x7xf32>, tensor<70xf32>, tensor<16x8x4xf32>
}
func.func @check572() {
  %a0 = stablehlo.constant dense<"0x508D674048E15A405A640BC0C74B773F355E6AC03BDFEFBFF0A706C02FDD74C068913DC04755C864C976FE3FA69BC4BD0000807FDD2436C01B2F1D40E5D0A2BF2FDDC43F1D5A044096434B3F1F852B3FD610CBA7F6281CC054E3253F713D0A3F2BD198422B8726C01B2F6D40B4C876C0EE7C0F40000080FFCFF7D3BF508DF7BF73A287807D3F25404C3789BE560ECDBF79E97640068145408941E0BE85EB21400AD743C0E92631C0D397A125D9CE773E2731083F3789014083C0CABFCBA1554048E17A3FFE6A423D643BFFBFC52050C00E2D4240C21601005C8FC23E1B2F5DBD5C8F72C02E3483736DE7FB3EC2160100C3F538C02DB25DC09A99193E0E2D323F46B673BE0AD7134000002040508D17BFC1CA31C017D96E40B29D8F3FAAF1B2BFD1226BC01283C0BD48E15A40A8C68BBFB4C8364046B663C00AD713402DB2BDBF3BDF2F4008ACDCBF25062140A245363E33731D3E6DE74BC00000000025065140355E7ABF08AC0C4096431BC04C37493F04565E4085EBD1BFCF0028C921B052C0E5D0A2BE46B673BEBE9F7AC038E50AD1B81E853F31082CBF00002040986E22C017D90EBF190436C039B448BF5EBAE93F1D5A54C0F6281CC0A245B6BE6F1203BB7B14AEBF355E7ABF9EEF57C0AE4741C0D9CE674023DBD93F508DD73FBC74133E23DBF93D0E2D3240AAF1523E000060C023DB19C068911D40448B7C40000080FF"> : tensor<16x8xf32>
  %r:4 = call @p572(%a0) : (tensor<16x8xf32>) -> (tensor<16x8x8xf32>, tensor<33x7x7xf32>, tensor<70xf32>, tensor<16x8x4xf32>)
  %e0 = stablehlo.constant dense<"0x508D6740508D6740508D6740508D6740508D6740508D6740508D6740508D674048E15A4048E15A4048E15A4048E15A4048E15A4048E15A4048E15A4048E15A405A640BC05A640BC05A640BC05A640BC05A640BC05A640BC05A640BC05A640BC0C74B773FC74B773FC74B773FC74B773FC74B773FC74B773FC74B773FC74B773F355E6AC0355E6AC0355E6AC0355E6AC0355E6AC0355E6AC0355E6AC0355E6AC03BDFEFBF3BDFEFBF3BDFEFBF3BDFEFBF3BDFEFBF3BDFEFBF3BDFEFBF3BDFEFBFF0A706C0F0A706C0F0A706C0F0A706C0F0A706C0F0A706C0F0A706C0F0A706C02FDD74C02FDD74C02FDD74C02FDD74C02FDD74C02FDD74C02FDD74C02FDD74C068913DC068913DC068913DC068913DC068913DC068913DC068913DC068913DC04755C8644755C8644755C8644755C8644755C8644755C8644755C8644755C864C976FE3FC976FE3FC976FE3FC976FE3FC976FE3FC976FE3FC976FE3FC976FE3FA69BC4BDA69BC4BDA69BC4BDA69BC4BDA69BC4BDA69BC4BDA69BC4BDA69BC4BD0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807FDD2436C0DD2436C0DD2436C0DD2436C0DD2436C0DD2436C0DD2436C0DD2436C01B2F1D401B2F1D401B2F1D401B2F1D401B2F1D401B2F1D401B2F1D401B2F1D40E5D0A2BFE5D0A2BFE5D0A2BFE5D0A2BFE5D0A2BFE5D0A2BFE5D0A2BFE5D0A2BF2FDDC43F2FDDC43F2FDDC43F2FDDC43F2FDDC43F2FDDC43F2FDDC43F2FDDC43F1D5A04401D5A04401D5A04401D5A04401D5A04401D5A04401D5A04401D5A044096434B3F96434B3F96434B3F96434B3F96434B3F96434B3F96434B3F96434B3F1F852B3F1F852B3F1F852B3F1F852B3F1F852B3F1F852B3F1F852B3F1F852B3FD610CBA7D610CBA7D610CBA7D610CBA7D610CBA7D610CBA7D610CBA7D610CBA7F6281CC0F6281CC0F6281CC0F6281CC0F6281CC0F6281CC0F6281CC0F6281CC054E3253F54E3253F54E3253F54E3253F54E3253F54E3253F54E3253F54E3253F713D0A3F713D0A3F713D0A3F713D0A3F713D0A3F713D0A3F713D0A3F713D0A3F2BD198422BD198422BD198422BD198422BD198422BD198422BD198422BD198422B8726C02B8726C02B8726C02B8726C02B8726C02B8726C02B8726C02B8726C01B2F6D401B2F6D401B2F6D401B2F6D401B2F6D401B2F6D401B2F6D401B2F6D40B4C876C0B4C876C0B4C876C0B4C876C0B4C876C0B4C876C0B4C876C0B4C876C0EE7C0F40EE7C0F40EE7C0F40EE7C0F40EE7C0F40EE7C0F40EE7C0F40EE7C0F40000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FFCFF7D3BFCFF7D3BFCFF7D3BFCFF7D3BFCFF7D3BFCFF7D3BFCFF7D3BFCFF7D3BF508DF7BF508DF7BF508DF7BF508DF7BF508DF7BF508DF7BF508DF7BF508DF7BF73A2878073A2878073A2878073A2878073A2878073A2878073A2878073A287807D3F25407D3F25407D3F25407D3F25407D3F25407D3F25407D3F25407D3F25404C3789BE4C3789BE4C3789BE4C3789BE4C3789BE4C3789BE4C3789BE4C3789BE560ECDBF560ECDBF560ECDBF560ECDBF560ECDBF560ECDBF560ECDBF560ECDBF79E9764079E9764079E9764079E9764079E9764079E9764079E9764079E9764006814540068145400681454006814540068145400681454006814540068145408941E0BE8941E0BE8941E0BE8941E0BE8941E0BE8941E0BE8941E0BE8941E0BE85EB214085EB214085EB214085EB214085EB214085EB214085EB214085EB21400AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C0E92631C0E92631C0E92631C0E92631C0E92631C0E92631C0E92631C0E92631C0D397A125D397A125D397A125D397A125D397A125D397A125D397A125D397A125D9CE773ED9CE773ED9CE773ED9CE773ED9CE773ED9CE773ED9CE773ED9CE773E2731083F2731083F2731083F2731083F2731083F2731083F2731083F2731083F378901403789014037890140378901403789014037890140378901403789014083C0CABF83C0CABF83C0CABF83C0CABF83C0CABF83C0CABF83C0CABF83C0CABFCBA15540CBA15540CBA15540CBA15540CBA15540CBA15540CBA15540CBA1554048E17A3F48E17A3F48E17A3F48E17A3F48E17A3F48E17A3F48E17A3F48E17A3FFE6A423DFE6A423DFE6A423DFE6A423DFE6A423DFE6A423DFE6A423DFE6A423D643BFFBF643BFFBF643BFFBF643BFFBF643BFFBF643BFFBF643BFFBF643BFFBFC52050C0C52050C0C52050C0C52050C0C52050C0C52050C0C52050C0C52050C00E2D42400E2D42400E2D42400E2D42400E2D42400E2D42400E2D42400E2D4240C2160100C2160100C2160100C2160100C2160100C2160100C2160100C21601005C8FC23E5C8FC23E5C8FC23E5C8FC23E5C8FC23E5C8FC23E5C8FC23E5C8FC23E1B2F5DBD1B2F5DBD1B2F5DBD1B2F5DBD1B2F5DBD1B2F5DBD1B2F5DBD1B2F5DBD5C8F72C05C8F72C05C8F72C05C8F72C05C8F72C05C8F72C05C8F72C05C8F72C02E3483732E3483732E3483732E3483732E3483732E3483732E3483732E3483736DE7FB3E6DE7FB3E6DE7FB3E6DE7FB3E6DE7FB3E6DE7FB3E6DE7FB3E6DE7FB3EC2160100C2160100C2160100C2160100C2160100C2160100C2160100C2160100C3F538C0C3F538C0C3F538C0C3F538C0C3F538C0C3F538C0C3F538C0C3F538C02DB25DC02DB25DC02DB25DC02DB25DC02DB25DC02DB25DC02DB25DC02DB25DC09A99193E9A99193E9A99193E9A99193E9A99193E9A99193E9A99193E9A99193E0E2D323F0E2D323F0E2D323F0E2D323F0E2D323F0E2D323F0E2D323F0E2D323F46B673BE46B673BE46B673BE46B673BE46B673BE46B673BE46B673BE46B673BE0AD713400AD713400AD713400AD713400AD713400AD713400AD713400AD713400000204000002040000020400000204000002040000020400000204000002040508D17BF508D17BF508D17BF508D17BF508D17BF508D17BF508D17BF508D17BFC1CA31C0C1CA31C0C1CA31C0C1CA31C0C1CA31C0C1CA31C0C1CA31C0C1CA31C017D96E4017D96E4017D96E4017D96E4017D96E4017D96E4017D96E4017D96E40B29D8F3FB29D8F3FB29D8F3FB29D8F3FB29D8F3FB29D8F3FB29D8F3FB29D8F3FAAF1B2BFAAF1B2BFAAF1B2BFAAF1B2BFAAF1B2BFAAF1B2BFAAF1B2BFAAF1B2BFD1226BC0D1226BC0D1226BC0D1226BC0D1226BC0D1226BC0D1226BC0D1226BC01283C0BD1283C0BD1283C0BD1283C0BD1283C0BD1283C0BD1283C0BD1283C0BD48E15A4048E15A4048E15A4048E15A4048E15A4048E15A4048E15A4048E15A40A8C68BBFA8C68BBFA8C68BBFA8C68BBFA8C68BBFA8C68BBFA8C68BBFA8C68BBFB4C83640B4C83640B4C83640B4C83640B4C83640B4C83640B4C83640B4C8364046B663C046B663C046B663C046B663C046B663C046B663C046B663C046B663C00AD713400AD713400AD713400AD713400AD713400AD713400AD713400AD713402DB2BDBF2DB2BDBF2DB2BDBF2DB2BDBF2DB2BDBF2DB2BDBF2DB2BDBF2DB2BDBF3BDF2F403BDF2F403BDF2F403BDF2F403BDF2F403BDF2F403BDF2F403BDF2F4008ACDCBF08ACDCBF08ACDCBF08ACDCBF08ACDCBF08ACDCBF08ACDCBF08ACDCBF2506214025062140250621402506214025062140250621402506214025062140A245363EA245363EA245363EA245363EA245363EA245363EA245363EA245363E33731D3E33731D3E33731D3E33731D3E33731D3E33731D3E33731D3E33731D3E6DE74BC06DE74BC06DE74BC06DE74BC06DE74BC06DE74BC06DE74BC06DE74BC000000000000000000000000000000000000000000000000000000000000000002506514025065140250651402506514025065140250651402506514025065140355E7ABF355E7ABF355E7ABF355E7ABF355E7ABF355E7ABF355E7ABF355E7ABF08AC0C4008AC0C4008AC0C4008AC0C4008AC0C4008AC0C4008AC0C4008AC0C4096431BC096431BC096431BC096431BC096431BC096431BC096431BC096431BC04C37493F4C37493F4C37493F4C37493F4C37493F4C37493F4C37493F4C37493F04565E4004565E4004565E4004565E4004565E4004565E4004565E4004565E4085EBD1BF85EBD1BF85EBD1BF85EBD1BF85EBD1BF85EBD1BF85EBD1BF85EBD1BFCF0028C9CF0028C9CF0028C9CF0028C9CF0028C9CF0028C9CF0028C9CF0028C921B052C021B052C021B052C021B052C021B052C021B052C021B052C021B052C0E5D0A2BEE5D0A2BEE5D0A2BEE5D0A2BEE5D0A2BEE5D0A2BEE5D0A2BEE5D0A2BE46B673BE46B673BE46B673BE46B673BE46B673BE46B673BE46B673BE46B673BEBE9F7AC0BE9F7AC0BE9F7AC0BE9F7AC0BE9F7AC0BE9F7AC0BE9F7AC0BE9F7AC038E50AD138E50AD138E50AD138E50AD138E50AD138E50AD138E50AD138E50AD1B81E853FB81E853FB81E853FB81E853FB81E853FB81E853FB81E853FB81E853F31082CBF31082CBF31082CBF31082CBF31082CBF31082CBF31082CBF31082CBF0000204000002040000020400000204000002040000020400000204000002040986E22C0986E22C0986E22C0986E22C0986E22C0986E22C0986E22C0986E22C017D90EBF17D90EBF17D90EBF17D90EBF17D90EBF17D90EBF17D90EBF17D90EBF190436C0190436C0190436C0190436C0190436C0190436C0190436C0190436C039B448BF39B448BF39B448BF39B448BF39B448BF39B448BF39B448BF39B448BF5EBAE93F5EBAE93F5EBAE93F5EBAE93F5EBAE93F5EBAE93F5EBAE93F5EBAE93F1D5A54C01D5A54C01D5A54C01D5A54C01D5A54C01D5A54C01D5A54C01D5A54C0F6281CC0F6281CC0F6281CC0F6281CC0F6281CC0F6281CC0F6281CC0F6281CC0A245B6BEA245B6BEA245B6BEA245B6BEA245B6BEA245B6BEA245B6BEA245B6BE6F1203BB6F1203BB6F1203BB6F1203BB6F1203BB6F1203BB6F1203BB6F1203BB7B14AEBF7B14AEBF7B14AEBF7B14AEBF7B14AEBF7B14AEBF7B14AEBF7B14AEBF355E7ABF355E7ABF355E7ABF355E7ABF355E7ABF355E7ABF355E7ABF355E7ABF9EEF57C09EEF57C09EEF57C09EEF57C09EEF57C09EEF57C09EEF57C09EEF57C0AE4741C0AE4741C0AE4741C0AE4741C0AE4741C0AE4741C0AE4741C0AE4741C0D9CE6740D9CE6740D9CE6740D9CE6740D9CE6740D9CE6740D9CE6740D9CE674023DBD93F23DBD93F23DBD93F23DBD93F23DBD93F23DBD93F23DBD93F23DBD93F508DD73F508DD73F508DD73F508DD73F508DD73F508DD73F508DD73F508DD73FBC74133EBC74133EBC74133EBC74133EBC74133EBC74133EBC74133EBC74133E23DBF93D23DBF93D23DBF93D23DBF93D23DBF93D23DBF93D23DBF93D23DBF93D0E2D32400E2D32400E2D32400E2D32400E2D32400E2D32400E2D32400E2D3240AAF1523EAAF1523EAAF1523EAAF1523EAAF1523EAAF1523EAAF1523EAAF1523E000060C0000060C0000060C0000060C0000060C0000060C0000060C0000060C023DB19C023DB19C023DB19C023DB19C023DB19C023DB19C023DB19C023DB19C068911D4068911D4068911D4068911D4068911D4068911D4068911D4068911D40448B7C40448B7C40448B7C40448B7C40448B7C40448B7C40448B7C40448B7C40000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF"> : tensor<16x8x8xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<16x8x8xf32>, tensor<16x8x8xf32>
  %e1 = stablehlo.constant dense<"0x000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040508D674000002040508D674000002040508D6740000020400000204048E15A400000204048E15A400000204048E15A4000002040000020405A640BC0000020405A640BC0000020405A640BC00000204000002040C74B773F00002040C74B773F00002040C74B773F0000204000002040355E6AC000002040355E6AC000002040355E6AC000002040000020403BDFEFBF000020403BDFEFBF000020403BDFEFBF0000204000002040F0A706C000002040F0A706C000002040F0A706C000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204068913DC00000204068913DC00000204068913DC000002040000020404755C864000020404755C864000020404755C8640000204000002040C976FE3F00002040C976FE3F00002040C976FE3F0000204000002040A69BC4BD00002040A69BC4BD00002040A69BC4BD00002040000020400000807F000020400000807F000020400000807F0000204000002040DD2436C000002040DD2436C000002040DD2436C000002040000020401B2F1D40000020401B2F1D40000020401B2F1D400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020402FDDC43F000020402FDDC43F000020402FDDC43F00002040000020401D5A0440000020401D5A0440000020401D5A0440000020400000204096434B3F0000204096434B3F0000204096434B3F00002040000020401F852B3F000020401F852B3F000020401F852B3F0000204000002040D610CBA700002040D610CBA700002040D610CBA70000204000002040F6281CC000002040F6281CC000002040F6281CC0000020400000204054E3253F0000204054E3253F0000204054E3253F0000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020402BD19842000020402BD19842000020402BD1984200002040000020402B8726C0000020402B8726C0000020402B8726C000002040000020401B2F6D40000020401B2F6D40000020401B2F6D400000204000002040B4C876C000002040B4C876C000002040B4C876C00000204000002040EE7C0F4000002040EE7C0F4000002040EE7C0F400000204000002040000080FF00002040000080FF00002040000080FF0000204000002040CFF7D3BF00002040CFF7D3BF00002040CFF7D3BF00002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204073A287800000204073A287800000204073A2878000002040000020407D3F2540000020407D3F2540000020407D3F254000002040000020404C3789BE000020404C3789BE000020404C3789BE0000204000002040560ECDBF00002040560ECDBF00002040560ECDBF000020400000204079E976400000204079E976400000204079E976400000204000002040068145400000204006814540000020400681454000002040000020408941E0BE000020408941E0BE000020408941E0BE0000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400AD743C0000020400AD743C0000020400AD743C00000204000002040E92631C000002040E92631C000002040E92631C00000204000002040D397A12500002040D397A12500002040D397A1250000204000002040D9CE773E00002040D9CE773E00002040D9CE773E00002040000020402731083F000020402731083F000020402731083F00002040000020403789014000002040378901400000204037890140000020400000204083C0CABF0000204083C0CABF0000204083C0CABF00002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204048E17A3F0000204048E17A3F0000204048E17A3F0000204000002040FE6A423D00002040FE6A423D00002040FE6A423D0000204000002040643BFFBF00002040643BFFBF00002040643BFFBF0000204000002040C52050C000002040C52050C000002040C52050C000002040000020400E2D4240000020400E2D4240000020400E2D42400000204000002040C216010000002040C216010000002040C216010000002040000020405C8FC23E000020405C8FC23E000020405C8FC23E0000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020405C8F72C0000020405C8F72C0000020405C8F72C000002040000020402E348373000020402E348373000020402E34837300002040000020406DE7FB3E000020406DE7FB3E000020406DE7FB3E0000204000002040C216010000002040C216010000002040C21601000000204000002040C3F538C000002040C3F538C000002040C3F538C000002040000020402DB25DC0000020402DB25DC0000020402DB25DC000002040000020409A99193E000020409A99193E000020409A99193E00002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204046B673BE0000204046B673BE0000204046B673BE00002040000020400AD71340000020400AD71340000020400AD71340000020400000204000002040000020400000204000002040000020400000204000002040508D17BF00002040508D17BF00002040508D17BF0000204000002040C1CA31C000002040C1CA31C000002040C1CA31C0000020400000204017D96E400000204017D96E400000204017D96E400000204000002040B29D8F3F00002040B29D8F3F00002040B29D8F3F000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040D1226BC000002040D1226BC000002040D1226BC000002040000020401283C0BD000020401283C0BD000020401283C0BD000020400000204048E15A400000204048E15A400000204048E15A400000204000002040A8C68BBF00002040A8C68BBF00002040A8C68BBF0000204000002040B4C8364000002040B4C8364000002040B4C83640000020400000204046B663C00000204046B663C00000204046B663C000002040000020400AD71340000020400AD71340000020400AD713400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020403BDF2F40000020403BDF2F40000020403BDF2F40000020400000204008ACDCBF0000204008ACDCBF0000204008ACDCBF000020400000204025062140000020402506214000002040250621400000204000002040A245363E00002040A245363E00002040A245363E000020400000204033731D3E0000204033731D3E0000204033731D3E00002040000020406DE74BC0000020406DE74BC0000020406DE74BC000002040000020400000000000002040000000000000204000000000000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040355E7ABF00002040355E7ABF00002040355E7ABF000020400000204008AC0C400000204008AC0C400000204008AC0C40000020400000204096431BC00000204096431BC00000204096431BC000002040000020404C37493F000020404C37493F000020404C37493F000020400000204004565E400000204004565E400000204004565E40000020400000204085EBD1BF0000204085EBD1BF0000204085EBD1BF0000204000002040CF0028C900002040CF0028C900002040CF0028C9000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040E5D0A2BE00002040E5D0A2BE00002040E5D0A2BE000020400000204046B673BE0000204046B673BE0000204046B673BE0000204000002040BE9F7AC000002040BE9F7AC000002040BE9F7AC0000020400000204038E50AD10000204038E50AD10000204038E50AD10000204000002040B81E853F00002040B81E853F00002040B81E853F000020400000204031082CBF0000204031082CBF0000204031082CBF0000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204017D90EBF0000204017D90EBF0000204017D90EBF0000204000002040190436C000002040190436C000002040190436C0000020400000204039B448BF0000204039B448BF0000204039B448BF00002040000020405EBAE93F000020405EBAE93F000020405EBAE93F00002040000020401D5A54C0000020401D5A54C0000020401D5A54C00000204000002040F6281CC000002040F6281CC000002040F6281CC00000204000002040A245B6BE00002040A245B6BE00002040A245B6BE0000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020407B14AEBF000020407B14AEBF000020407B14AEBF0000204000002040355E7ABF00002040355E7ABF00002040355E7ABF00002040000020409EEF57C0000020409EEF57C0000020409EEF57C00000204000002040AE4741C000002040AE4741C000002040AE4741C00000204000002040D9CE674000002040D9CE674000002040D9CE6740000020400000204023DBD93F0000204023DBD93F0000204023DBD93F0000204000002040508DD73F00002040508DD73F00002040508DD73F00002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204023DBF93D0000204023DBF93D0000204023DBF93D00002040000020400E2D3240000020400E2D3240000020400E2D32400000204000002040AAF1523E00002040AAF1523E00002040AAF1523E0000204000002040000060C000002040000060C000002040000060C0000020400000204023DB19C00000204023DB19C00000204023DB19C0000020400000204068911D400000204068911D400000204068911D400000204000002040448B7C4000002040448B7C4000002040448B7C4000002040"> : tensor<33x7x7xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<33x7x7xf32>, tensor<33x7x7xf32>
  %e2 = stablehlo.constant dense<2.500000e+00> : tensor<70xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<70xf32>, tensor<70xf32>
  %e3 = stablehlo.constant dense<"0x5470D1415470D1415470D1415470D1417524BB417524BB417524BB417524BB4142CC174142CC174142CC174142CC174150E3EE3F50E3EE3F50E3EE3F50E3EE3F5C90D6415C90D6415C90D6415C90D64193C2E04093C2E04093C2E04093C2E0407BA80D417BA80D417BA80D417BA80D416136EA416136EA416136EA416136EA4106608C4106608C4106608C4106608C410000807F0000807F0000807F0000807FEEEFFC40EEEFFC40EEEFFC40EEEFFC40B5FE963CB5FE963CB5FE963CB5FE963C0000807F0000807F0000807F0000807F70988141709881417098814170988141A0054141A0054141A0054141A0054141191A4F40191A4F40191A4F40191A4F406F6397406F6397406F6397406F6397401BDA08411BDA08411BDA08411BDA08414264A13F4264A13F4264A13F4264A13F39D6653F39D6653F39D6653F39D6653FB413A110B413A110B413A110B413A110E5833E41E5833E41E5833E41E5833E41A8FD563FA8FD563FA8FD563FA8FD563F994C153F994C153F994C153F994C153F1C7236461C7236461C7236461C72364626A7584126A7584126A7584126A7584141C0DB4141C0DB4141C0DB4141C0DB4157E6ED4157E6ED4157E6ED4157E6ED419ED920419ED920419ED920419ED920410000807F0000807F0000807F0000807F6F82AF406F82AF406F82AF406F82AF40FE61EF40FE61EF40FE61EF40FE61EF4000000000000000000000000000000000CE555541CE555541CE555541CE5555417718133E7718133E7718133E7718133EF73FA440F73FA440F73FA440F73FA4408925EE418925EE418925EE418925EE41D45F9841D45F9841D45F9841D45F9841C172C43EC172C43EC172C43EC172C43E2CD44C412CD44C412CD44C412CD44C414ED195414ED195414ED195414ED19541A82D7541A82D7541A82D7541A82D7541A3004C0CA3004C0CA3004C0CA3004C0CCEE0EF3DCEE0EF3DCEE0EF3DCEE0EF3D86E8103F86E8103F86E8103F86E8103F261703412617034126170341261703416094A0406094A0406094A0406094A040A246B241A246B241A246B241A246B241C7DCF53FC7DCF53FC7DCF53FC7DCF53F56A6933B56A6933B56A6933B56A6933B5F77FE405F77FE405F77FE405F77FE404435A9414435A9414435A9414435A941514893415148934151489341514893410000000000000000000000000000000098DD933E98DD933E98DD933E98DD933E5D1ABF3B5D1ABF3B5D1ABF3B5D1ABF3B5AD3E5415AD3E5415AD3E5415AD3E5410000807F0000807F0000807F0000807FA1DFF73EA1DFF73EA1DFF73EA1DFF73E0000000000000000000000000000000034A2854134A2854134A2854134A285411EFDBF411EFDBF411EFDBF411EFDBF41EC51383DEC51383DEC51383DEC51383D5F05783F5F05783F5F05783F5F05783F8B03E83D8B03E83D8B03E83D8B03E83D54C12A4154C12A4154C12A4154C12A41000048410000484100004841000048410570333F0570333F0570333F0570333FFFF37641FFF37641FFF37641FFF376415FD8DE415FD8DE415FD8DE415FD8DE411C2321401C2321401C2321401C232140E9297A40E9297A40E9297A40E9297A40F0F8D741F0F8D741F0F8D741F0F8D741DEC4903CDEC4903CDEC4903CDEC4903C7524BB417524BB417524BB417524BB41A9A21840A9A21840A9A21840A9A21840FD818241FD818241FD818241FD818241C28CCA41C28CCA41C28CCA41C28CCA4154C12A4154C12A4154C12A4154C12A4192908C4092908C4092908C4092908C40EBA57141EBA57141EBA57141EBA571412138BE402138BE402138BE402138BE4075914A4175914A4175914A4175914A4115C7813D15C7813D15C7813D15C7813D01AD413D01AD413D01AD413D01AD413DD868A241D868A241D868A241D868A2410000000000000000000000000000000009ABAA4109ABAA4109ABAA4109ABAA4122DCF43F22DCF43F22DCF43F22DCF43F39991A4139991A4139991A4139991A41D3553C41D3553C41D3553C41D3553C41E1279E3FE1279E3FE1279E3FE1279E3F4C19C1414C19C1414C19C1414C19C1416822AC406822AC406822AC406822AC401F825C531F825C531F825C531F825C536F65AD416F65AD416F65AD416F65AD41191A4F3E191A4F3E191A4F3E191A4F3E8B03E83D8B03E83D8B03E83D8B03E83D635CF541635CF541635CF541635CF541DBB71663DBB71663DBB71663DBB71663DE710A40DE710A40DE710A40DE710A400436673F0436673F0436673F0436673F0000484100004841000048410000484150204E4150204E4150204E4150204E411B6B1F3F1B6B1F3F1B6B1F3F1B6B1F3FD4698141D4698141D4698141D4698141185A9D3F185A9D3F185A9D3F185A9D3FC764D540C764D540C764D540C764D5406025B0416025B0416025B0416025B041E5833E41E5833E41E5833E41E5833E4115C7813E15C7813E15C7813E15C7813EBE370637BE370637BE370637BE370637B2BF6C40B2BF6C40B2BF6C40B2BF6C4022DCF43F22DCF43F22DCF43F22DCF43F5C24B6415C24B6415C24B6415C24B64128ED914128ED914128ED914128ED9141F3E6D141F3E6D141F3E6D141F3E6D1413D65B9403D65B9403D65B9403D65B940AA7EB540AA7EB540AA7EB540AA7EB5408ADE293D8ADE293D8ADE293D8ADE293D06DCF33C06DCF33C06DCF33C06DCF33C5F0578415F0578415F0578415F0578415FD1AD3D5FD1AD3D5FD1AD3D5FD1AD3D0000C4410000C4410000C4410000C44157EF384157EF384157EF384157EF384158F7414158F7414158F7414158F741417A22F9417A22F9417A22F9417A22F9410000807F0000807F0000807F0000807F"> : tensor<16x8x4xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<16x8x4xf32>, tensor<16x8x4xf32>
  return
}
func.func @p573(%arg0: tensor<0x4xui8>, %arg1: tensor<i8>, %arg2: tensor<f32>) -> (tensor<ui8>) {
  %v3 = stablehlo.constant dense<3> : tensor<ui8>
  %v4 = stablehlo.pad %arg0, %v3, low = [0, 1], high = [0, 1], interior = [0, 0] : (tensor<0x4xui8>, tensor<ui8>) -> tensor<0x6xui8>
  %v5 = stablehlo.constant dense<0> : tensor<ui8>
  %v6 = stablehlo.reduce(%v4 init: %v5) applies stablehlo.add across dimensions = [0, 1] : (tensor<0x6xui8>, tensor<ui8>) -> tensor<ui8>
  return %v6 : tensor<ui8>
}
func.func @check573() {
  %a0 = stablehlo.constant dense<> : tensor<0x4xui8>
  %a1 = stablehlo.constant dense<-1> : tensor<i8>
  %a2 = stablehlo.constant dense<2.664000e+00> : tensor<f32>
  %r:1 = call @p573(%a0, %a1, %a2) : (tensor<0x4xui8>, tensor<i8>, tensor<f32>) -> tensor<ui8>
  %e0 = stablehlo.constant dense<0> : tensor<ui8>
  check.expect_eq %r#0, %e0 : tensor<ui8>
  return
}
func.func @p574(%arg0: tensor<bf16>, %arg1: tensor<f16>, %arg2: tensor<4xbf16>) -> (tensor<4xbf16>, tensor<f16>) {
  %v3 = stablehlo.round_nearest_even %arg2 : tensor<4xbf16>
  %v4 = stablehlo.maximum %arg1, %arg1 : tensor<f16>
  return %v3, %v4 : tensor<4xbf16>, tensor<f16>
}
func.func @check574() {
  %a0 = stablehlo.constant dense<3.078130e+00> : tensor<bf16>
  %a1 = stablehlo.constant dense<-3.990230e+00> : tensor<f16>
  %a2 = stablehlo.constant dense<[-2.750000e+00, -3.218750e+00, 2.765630e+00, 2.171880e+00]> : tensor<4xbf16>
  %r:2 = call @p574(%a0, %a1, %a2) : (tensor<bf16>, tensor<f16>, tensor<4xbf16>) -> (tensor<4xbf16>, tensor<f16>)
  %e0 = stablehlo.constant dense<[-3.000000e+00, -3.000000e+00, 3.000000e+00, 2.000000e+00]> : tensor<4xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4xbf16>, tensor<4xbf16>
  %e1 = stablehlo.constant dense<-3.990230e+00> : tensor<f16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  return
}
func.func @p575(%arg0: tensor<ui16>) -> (tensor<7xui16>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui16>) -> tensor<7xui16>
  return %v1 : tensor<7xui16>
}
func.func @check575() {
  %a0 = stablehlo.constant dense<65534> : tensor<ui16>
  %r:1 = call @p575(%a0) : (tensor<ui16>) -> tensor<7xui16>
  %e0 = stablehlo.constant dense<65534> : tensor<7xui16>
  check.expect_eq %r#0, %e0 : tensor<7xui16>
  return
}
func.func @p576(%arg0: tensor<i8>) -> (tensor<i8>) {
  return %arg0 : tensor<i8>
}
func.func @check576() {
  %a0 = stablehlo.constant dense<-6> : tensor<i8>
  %r:1 = call @p576(%a0) : (tensor<i8>) -> tensor<i8>
  %e0 = stablehlo.constant dense<-6> : tensor<i8>
  check.expect_eq %r#0, %e0 : tensor<i8>
  return
}
func.func @p577(%arg0: tensor<65xf32>) -> (tensor<5x13xf32>, tensor<f32>, tensor<1xf32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<65xf32>) -> tensor<5x13xf32>
  %v2 = stablehlo.constant dense<1.0> : tensor<f32>
  %v3 = stablehlo.reduce(%arg0 init: %v2) applies stablehlo.minimum across dimensions = [0] : (tensor<65xf32>, tensor<f32>) -> tensor<f32>
  %v4 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %v5 = stablehlo.constant dense<0.0> : tensor<f32>
  %v6 = stablehlo.pad %v4, %v5, low = [0], high = [0], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  return %v1, %v3, %v6 : tensor<5x13xf32>, tensor<f32>, tensor<1xf32>
}
func.func @check577() {
  %a0 = stablehlo.constant dense<[-1.480000e+00, 5.560000e-01, -3.878000e+00, 9.000000e+18, 1.19077785E+33, -3.806000e+00, -2.178000e+00, -1.946000e+00, -1.842000e+00, 1.702000e+00, 5.800000e-01, 0x7FC00000, 9.000000e+18, -3.276000e+00, 2.298000e+00, 2.482000e+00, -3.568000e+00, 1.450000e+00, 3.940000e-01, 1.576000e+00, 0xFF800000, 3.980000e-01, -2.150000e+00, 3.864000e+00, 3.274000e+00, 9.000000e+18, 3.780000e-01, -3.048000e+00, 1.970000e+00, 3.826000e+00, -1.286000e+00, -7.160000e-01, 0x7FC00000, 3.180000e-01, -3.970000e+00, 2.130000e+00, 2.620000e+00, 9.999940e-41, -1.064000e+00, -1.800000e+00, -4.860000e-01, 6.380000e-01, 2.798000e+00, 2.640000e-01, 3.084000e+00, -3.408000e+00, 1.470000e+00, 1.580000e-01, -3.798000e+00, 9.600000e-02, -3.668000e+00, -8.080000e-01, 1.708000e+00, 1.000000e+00, -3.338000e+00, -3.480000e-01, -8.360000e-01, 3.842000e+00, 3.718000e+00, -2.448000e+00, 2.588000e+00, 8.820000e-01, 2.580000e+00, 2.310000e+00, -1.800000e-02]> : tensor<65xf32>
  %r:3 = call @p577(%a0) : (tensor<65xf32>) -> (tensor<5x13xf32>, tensor<f32>, tensor<1xf32>)
  %e0 = stablehlo.constant dense<[[-1.480000e+00, 5.560000e-01, -3.878000e+00, 9.000000e+18, 1.19077785E+33, -3.806000e+00, -2.178000e+00, -1.946000e+00, -1.842000e+00, 1.702000e+00, 5.800000e-01, 0x7FC00000, 9.000000e+18], [-3.276000e+00, 2.298000e+00, 2.482000e+00, -3.568000e+00, 1.450000e+00, 3.940000e-01, 1.576000e+00, 0xFF800000, 3.980000e-01, -2.150000e+00, 3.864000e+00, 3.274000e+00, 9.000000e+18], [3.780000e-01, -3.048000e+00, 1.970000e+00, 3.826000e+00, -1.286000e+00, -7.160000e-01, 0x7FC00000, 3.180000e-01, -3.970000e+00, 2.130000e+00, 2.620000e+00, 9.999940e-41, -1.064000e+00], [-1.800000e+00, -4.860000e-01, 6.380000e-01, 2.798000e+00, 2.640000e-01, 3.084000e+00, -3.408000e+00, 1.470000e+00, 1.580000e-01, -3.798000e+00, 9.600000e-02, -3.668000e+00, -8.080000e-01], [1.708000e+00, 1.000000e+00, -3.338000e+00, -3.480000e-01, -8.360000e-01, 3.842000e+00, 3.718000e+00, -2.448000e+00, 2.588000e+00, 8.820000e-01, 2.580000e+00, 2.310000e+00, -1.800000e-02]]> : tensor<5x13xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x13xf32>, tensor<5x13xf32>
  %e1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<1.000000e+00> : tensor<1xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @p578(%arg0: tensor<2x0x16xf8E5M2>) -> (tensor<2x0x16xf8E5M2>, tensor<2x0x16x13xf8E5M2>, tensor<0xf8E5M2>, tensor<2x0x16xf8E5M2>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<2x0x16xf8E5M2>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<2x0x16xf8E5M2>) -> tensor<2x0x16x70xf8E5M2>
  %v3 = stablehlo.abs %arg0 : tensor<2x0x16xf8E5M2>
  %v4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<2x0x16xf8E5M2>) -> tensor<2x0x16x13xf8E5M2>
  %v5 = stablehlo.reshape %v2 : (tensor<2x0x16x70xf8E5M2>) -> tensor<0xf8E5M2>
  %v6 = stablehlo.power %v1, %v1 : tensor<2x0x16xf8E5M2>
  %v7 = stablehlo.power %v2, %v2 : tensor<2x0x16x70xf8E5M2>
  return %v3, %v4, %v5, %v6 : tensor<2x0x16xf8E5M2>, tensor<2x0x16x13xf8E5M2>, tensor<0xf8E5M2>, tensor<2x0x16xf8E5M2>
}
func.func @check578() {
  %a0 = stablehlo.constant dense<> : tensor<2x0x16xf8E5M2>
  %r:4 = call @p578(%a0) : (tensor<2x0x16xf8E5M2>) -> (tensor<2x0x16xf8E5M2>, tensor<2x0x16x13xf8E5M2>, tensor<0xf8E5M2>, tensor<2x0x16xf8E5M2>)
  %e0 = stablehlo.constant dense<> : tensor<2x0x16xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2x0x16xf8E5M2>, tensor<2x0x16xf8E5M2>
  %e1 = stablehlo.constant dense<> : tensor<2x0x16x13xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<2x0x16x13xf8E5M2>, tensor<2x0x16x13xf8E5M2>
  %e2 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0xf8E5M2>, tensor<0xf8E5M2>
  %e3 = stablehlo.constant dense<> : tensor<2x0x16xf8E5M2>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<2x0x16xf8E5M2>, tensor<2x0x16xf8E5M2>
  return
}
func.func @p579(%arg0: tensor<2x33x2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<4x8xf32>) -> (tensor<2x8xf32>) {
  %v3 = stablehlo.minimum %arg2, %arg2 : tensor<4x8xf32>
  %v4 = stablehlo.constant dense<0.0> : tensor<f32>
  %v5 = stablehlo.pad %v3, %v4, low = [-1, 1], high = [-1, -1], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<2x8xf32>
  return %v5 : tensor<2x8xf32>
}
func.func @check579() {
  %a0 = stablehlo.constant dense<"0x000001000100000100010100010000010101010101000101010100000001010100010000000100010000010000010000010000010100000100010101000001010101010001000001010001010101010001000101010101000001000000010000010000010100000101000101010101010000000000000101010101000101010000010100"> : tensor<2x33x2xi1>
  %a1 = stablehlo.constant dense<[-3.188000e+00, 4.960000e-01]> : tensor<2xf32>
  %a2 = stablehlo.constant dense<[[-1.460000e+00, 0.791999995, -4.180000e-01, -27370.5391, -3.232000e+00, -0.000000e+00, -1.94714064E-24, -1.872000e+00], [-1.20006886E-30, -1.228000e+00, -3.360000e+00, 5.000000e-01, -3.596000e+00, 2.618000e+00, 3.058000e+00, 2.140000e+00], [-1.892000e+00, -4.040000e-01, 2.428000e+00, -2.918000e+00, -1.440000e-01, -3.020000e+00, 1.742000e+00, 5.100000e-01], [3.486000e+00, 9.999940e-41, -3.220000e+00, -3.902000e+00, -2.254000e+00, -2.790000e+00, 3.914000e+00, 2.078000e+00]]> : tensor<4x8xf32>
  %r:1 = call @p579(%a0, %a1, %a2) : (tensor<2x33x2xi1>, tensor<2xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
  %e0 = stablehlo.constant dense<[[0.000000e+00, -1.20006886E-30, -1.228000e+00, -3.360000e+00, 5.000000e-01, -3.596000e+00, 2.618000e+00, 3.058000e+00], [0.000000e+00, -1.892000e+00, -4.040000e-01, 2.428000e+00, -2.918000e+00, -1.440000e-01, -3.020000e+00, 1.742000e+00]]> : tensor<2x8xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2x8xf32>, tensor<2x8xf32>
  return
}
func.func @p580(%arg0: tensor<3x16x4xi8>) -> (tensor<3x16x4xi8>) {
  %v1 = stablehlo.xor %arg0, %arg0 : tensor<3x16x4xi8>
  return %v1 : tensor<3x16x4xi8>
}
func.func @check580() {
  %a0 = stablehlo.constant dense<"0x0300FB0BFC06FDFDFB070003F800F707FF0AE00BFD00F80004FEF9FCF6FC04FD0503FB04070B08FEFDF803FF04FEFA09FAF50B0208F8FE04010A06FDFAFD9356FCA907FC1305FA07FEFA0700FC030BFD04FB0101F872F6050800040206FF02FDF5F80600FC000AFEFF030107F909FC01C1FE00F801F706FDF9FAF5F9FA0BF608090C0905F766FD03000A060107F50200FDFC01B20003FDFE01060BFB00FFFFFD040A0AFB0BFEF7030809040001FF360804FEFFF8FF0305080001FEFF0007010A"> : tensor<3x16x4xi8>
  %r:1 = call @p580(%a0) : (tensor<3x16x4xi8>) -> tensor<3x16x4xi8>
  %e0 = stablehlo.constant dense<0> : tensor<3x16x4xi8>
  check.expect_eq %r#0, %e0 : tensor<3x16x4xi8>
  return
}
func.func @p581(%arg0: tensor<bf16>) -> (tensor<i1>, tensor<70xbf16>, tensor<1x1xbf16>) {
  %v1 = stablehlo.compare LT, %arg0, %arg0 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<bf16>) -> tensor<70xbf16>
  %v3 = stablehlo.reshape %arg0 : (tensor<bf16>) -> tensor<1x1xbf16>
  %v4 = stablehlo.log %v2 : tensor<70xbf16>
  %v5 = stablehlo.transpose %v3, dims = [1, 0] : (tensor<1x1xbf16>) -> tensor<1x1xbf16>
  return %v1, %v4, %v5 : tensor<i1>, tensor<70xbf16>, tensor<1x1xbf16>
}
func.func @check581() {
  %a0 = stablehlo.constant dense<-1.599120e-02> : tensor<bf16>
  %r:3 = call @p581(%a0) : (tensor<bf16>) -> (tensor<i1>, tensor<70xbf16>, tensor<1x1xbf16>)
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<0x7FC0> : tensor<70xbf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<70xbf16>, tensor<70xbf16>
  %e2 = stablehlo.constant dense<-1.599120e-02> : tensor<1x1xbf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1x1xbf16>, tensor<1x1xbf16>
  return
}
func.func @p582(%arg0: tensor<f32>, %arg1: tensor<f8E4M3FN>, %arg2: tensor<7xf8E5M2>) -> (tensor<65x7xf8E5M2>, tensor<7x1x1xf8E5M2>) {
  %v3 = stablehlo.multiply %arg2, %arg2 : tensor<7xf8E5M2>
  %v4 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<7xf8E5M2>) -> tensor<65x7xf8E5M2>
  %v5 = stablehlo.reshape %v3 : (tensor<7xf8E5M2>) -> tensor<7x1x1xf8E5M2>
  return %v4, %v5 : tensor<65x7xf8E5M2>, tensor<7x1x1xf8E5M2>
}
func.func @check582() {
  %a0 = stablehlo.constant dense<3.710000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<-2.500000e+00> : tensor<f8E4M3FN>
  %a2 = stablehlo.constant dense<[8.750000e-01, -1.000000e+00, 1.500000e+00, -1.500000e+00, 1.750000e+00, 1.000000e+00, 3.000000e+00]> : tensor<7xf8E5M2>
  %r:2 = call @p582(%a0, %a1, %a2) : (tensor<f32>, tensor<f8E4M3FN>, tensor<7xf8E5M2>) -> (tensor<65x7xf8E5M2>, tensor<7x1x1xf8E5M2>)
  %e0 = stablehlo.constant dense<"0x3A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C483A3C4040423C48"> : tensor<65x7xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65x7xf8E5M2>, tensor<65x7xf8E5M2>
  %e1 = stablehlo.constant dense<[[[7.500000e-01]], [[1.000000e+00]], [[2.000000e+00]], [[2.000000e+00]], [[3.000000e+00]], [[1.000000e+00]], [[8.000000e+00]]]> : tensor<7x1x1xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<7x1x1xf8E5M2>, tensor<7x1x1xf8E5M2>
  return
}
func.func @p583(%arg0: tensor<0x13x13xf32>, %arg1: tensor<ui8>) -> (tensor<0x13x13xui32>) {
  %v2 = stablehlo.tanh %arg0 : tensor<0x13x13xf32>
  %v3 = stablehlo.maximum %arg0, %v2 : tensor<0x13x13xf32>
  %v4 = stablehlo.convert %v3 : (tensor<0x13x13xf32>) -> tensor<0x13x13xui32>
  %v5 = stablehlo.multiply %v4, %v4 : tensor<0x13x13xui32>
  return %v5 : tensor<0x13x13xui32>
}
func.func @check583() {
  %a0 = stablehlo.constant dense<> : tensor<0x13x13xf32>
  %a1 = stablehlo.constant dense<4> : tensor<ui8>
  %r:1 = call @p583(%a0, %a1) : (tensor<0x13x13xf32>, tensor<ui8>) -> tensor<0x13x13xui32>
  %e0 = stablehlo.constant dense<> : tensor<0x13x13xui32>
  check.expect_eq %r#0, %e0 : tensor<0x13x13xui32>
  return
}
func.func @p584(%arg0: tensor<3x2xui32>) -> (tensor<3x2xui32>) {
  %v1 = stablehlo.or %arg0, %arg0 : tensor<3x2xui32>
  return %v1 : tensor<3x2xui32>
}
func.func @check584() {
  %a0 = stablehlo.constant dense<[[3, 4294967295], [2, 1], [6, 3105515802]]> : tensor<3x2xui32>
  %r:1 = call @p584(%a0) : (tensor<3x2xui32>) -> tensor<3x2xui32>
  %e0 = stablehlo.constant dense<[[3, 4294967295], [2, 1], [6, 3105515802]]> : tensor<3x2xui32>
  check.expect_eq %r#0, %e0 : tensor<3x2xui32>
  return
}
func.func @p585(%arg0: tensor<f8E5M2>, %arg1: tensor<4x0xf8E4M3FN>) -> (tensor<4x0xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<0x4xf8E4M3FN>) {
  %v2 = stablehlo.divide %arg1, %arg1 : tensor<4x0xf8E4M3FN>
  %v3 = stablehlo.subtract %v2, %arg1 : tensor<4x0xf8E4M3FN>
  %v4 = stablehlo.constant dense<2.5> : tensor<f8E4M3FN>
  %v5 = stablehlo.reduce(%arg1 init: %v4) applies stablehlo.multiply across dimensions = [1] : (tensor<4x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  %v6 = stablehlo.transpose %v2, dims = [1, 0] : (tensor<4x0xf8E4M3FN>) -> tensor<0x4xf8E4M3FN>
  return %v3, %v5, %v6 : tensor<4x0xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<0x4xf8E4M3FN>
}
func.func @check585() {
  %a0 = stablehlo.constant dense<0x7C> : tensor<f8E5M2>
  %a1 = stablehlo.constant dense<> : tensor<4x0xf8E4M3FN>
  %r:3 = call @p585(%a0, %a1) : (tensor<f8E5M2>, tensor<4x0xf8E4M3FN>) -> (tensor<4x0xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<0x4xf8E4M3FN>)
  %e0 = stablehlo.constant dense<> : tensor<4x0xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4x0xf8E4M3FN>, tensor<4x0xf8E4M3FN>
  %e1 = stablehlo.constant dense<2.500000e+00> : tensor<4xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  %e2 = stablehlo.constant dense<> : tensor<0x4xf8E4M3FN>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0x4xf8E4M3FN>, tensor<0x4xf8E4M3FN>
  return
}
func.func @p586(%arg0: tensor<2xf64>, %arg1: tensor<f64>, %arg2: tensor<ui64>) -> (tensor<1xf64>, tensor<f64>) {
  %v3 = stablehlo.slice %arg0 [0:2:2] : (tensor<2xf64>) -> tensor<1xf64>
  %v4 = stablehlo.constant dense<2.5> : tensor<f64>
  %v5 = stablehlo.pad %v3, %v4, low = [0], high = [0], interior = [1] : (tensor<1xf64>, tensor<f64>) -> tensor<1xf64>
  %v6 = stablehlo.power %arg1, %v4 : tensor<f64>
  return %v5, %v6 : tensor<1xf64>, tensor<f64>
}
func.func @check586() {
  %a0 = stablehlo.constant dense<[0.82399999999999984, 0.67799999999999994]> : tensor<2xf64>
  %a1 = stablehlo.constant dense<1.8760000000000003> : tensor<f64>
  %a2 = stablehlo.constant dense<920782279926298061> : tensor<ui64>
  %r:2 = call @p586(%a0, %a1, %a2) : (tensor<2xf64>, tensor<f64>, tensor<ui64>) -> (tensor<1xf64>, tensor<f64>)
  %e0 = stablehlo.constant dense<0.82399999999999984> : tensor<1xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1xf64>, tensor<1xf64>
  %e1 = stablehlo.constant dense<4.820388981971206> : tensor<f64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p587(%arg0: tensor<1x5xf32>, %arg1: tensor<4x1xi1>, %arg2: tensor<f32>) -> (tensor<i1>, tensor<1x8xf32>, tensor<4x1xi32>, tensor<f32>) {
  %v3 = stablehlo.compare LE, %arg2, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %v4 = stablehlo.constant dense<0.0> : tensor<f32>
  %v5 = stablehlo.pad %arg0, %v4, low = [0, 0], high = [0, -1], interior = [1, 1] : (tensor<1x5xf32>, tensor<f32>) -> tensor<1x8xf32>
  %v6 = stablehlo.convert %arg1 : (tensor<4x1xi1>) -> tensor<4x1xi32>
  %v7 = stablehlo.power %arg2, %v4 : tensor<f32>
  return %v3, %v5, %v6, %v7 : tensor<i1>, tensor<1x8xf32>, tensor<4x1xi32>, tensor<f32>
}
func.func @check587() {
  %a0 = stablehlo.constant dense<[[3.118000e+00, -2.704000e+00, -4.400000e-01, -2.526000e+00, -2.164000e+00]]> : tensor<1x5xf32>
  %a1 = stablehlo.constant dense<[[false], [true], [true], [false]]> : tensor<4x1xi1>
  %a2 = stablehlo.constant dense<-1.512000e+00> : tensor<f32>
  %r:4 = call @p587(%a0, %a1, %a2) : (tensor<1x5xf32>, tensor<4x1xi1>, tensor<f32>) -> (tensor<i1>, tensor<1x8xf32>, tensor<4x1xi32>, tensor<f32>)
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<[[3.118000e+00, 0.000000e+00, -2.704000e+00, 0.000000e+00, -4.400000e-01, 0.000000e+00, -2.526000e+00, 0.000000e+00]]> : tensor<1x8xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x8xf32>, tensor<1x8xf32>
  %e2 = stablehlo.constant dense<[[0], [1], [1], [0]]> : tensor<4x1xi32>
  check.expect_eq %r#2, %e2 : tensor<4x1xi32>
  %e3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p588(%arg0: tensor<ui64>, %arg1: tensor<i4>, %arg2: tensor<ui64>) -> (tensor<i4>, tensor<i1>) {
  %v3 = stablehlo.count_leading_zeros %arg1 : tensor<i4>
  %v4 = stablehlo.negate %v3 : tensor<i4>
  %v5 = stablehlo.convert %arg0 : (tensor<ui64>) -> tensor<i1>
  return %v4, %v5 : tensor<i4>, tensor<i1>
}
func.func @check588() {
  %a0 = stablehlo.constant dense<18446744073709551614> : tensor<ui64>
  %a1 = stablehlo.constant dense<1> : tensor<i4>
  %a2 = stablehlo.constant dense<3> : tensor<ui64>
  %r:2 = call @p588(%a0, %a1, %a2) : (tensor<ui64>, tensor<i4>, tensor<ui64>) -> (tensor<i4>, tensor<i1>)
  %e0 = stablehlo.constant dense<-3> : tensor<i4>
  check.expect_eq %r#0, %e0 : tensor<i4>
  %e1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  return
}
func.func @p589(%arg0: tensor<i4>) -> (tensor<i4>, tensor<1xi1>) {
  %v1 = stablehlo.compare LE, %arg0, %arg0 : (tensor<i4>, tensor<i4>) -> tensor<i1>
  %v2 = stablehlo.select %v1, %arg0, %arg0 : tensor<i1>, tensor<i4>
  %v3 = stablehlo.and %v2, %v2 : tensor<i4>
  %v4 = stablehlo.reshape %v1 : (tensor<i1>) -> tensor<1x1xi1>
  %v5 = stablehlo.xor %v4, %v4 : tensor<1x1xi1>
  %v6 = stablehlo.constant dense<false> : tensor<i1>
  %v7 = stablehlo.reduce(%v5 init: %v6) applies stablehlo.and across dimensions = [0] : (tensor<1x1xi1>, tensor<i1>) -> tensor<1xi1>
  return %v3, %v7 : tensor<i4>, tensor<1xi1>
}
func.func @check589() {
  %a0 = stablehlo.constant dense<4> : tensor<i4>
  %r:2 = call @p589(%a0) : (tensor<i4>) -> (tensor<i4>, tensor<1xi1>)
  %e0 = stablehlo.constant dense<4> : tensor<i4>
  check.expect_eq %r#0, %e0 : tensor<i4>
  %e1 = stablehlo.constant dense<false> : tensor<1xi1>
  check.expect_eq %r#1, %e1 : tensor<1xi1>
  return
}
func.func @p590(%arg0: tensor<3xbf16>) -> (tensor<3x1xbf16>, tensor<3xbf16>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xbf16>) -> tensor<3x1xbf16>
  %v2 = stablehlo.add %arg0, %arg0 : tensor<3xbf16>
  %v3 = stablehlo.power %v2, %v2 : tensor<3xbf16>
  return %v1, %v3 : tensor<3x1xbf16>, tensor<3xbf16>
}
func.func @check590() {
  %a0 = stablehlo.constant dense<[5.390630e-01, 2.468750e+00, 3.734380e+00]> : tensor<3xbf16>
  %r:2 = call @p590(%a0) : (tensor<3xbf16>) -> (tensor<3x1xbf16>, tensor<3xbf16>)
  %e0 = stablehlo.constant dense<[[5.390630e-01], [2.468750e+00], [3.734380e+00]]> : tensor<3x1xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x1xbf16>, tensor<3x1xbf16>
  %e1 = stablehlo.constant dense<[1.085940e+00, 2.656000e+03, 3.325950e+06]> : tensor<3xbf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3xbf16>, tensor<3xbf16>
  return
}
func.func @p591(%arg0: tensor<65xui16>, %arg1: tensor<7x0x7xi1>) -> (tensor<7x0x7xi1>, tensor<31xui16>, tensor<65x1x1xui16>, tensor<65xui16>) {
  %v2 = stablehlo.not %arg1 : tensor<7x0x7xi1>
  %v3 = stablehlo.or %arg0, %arg0 : tensor<65xui16>
  %v4 = stablehlo.compare NE, %v3, %arg0 : (tensor<65xui16>, tensor<65xui16>) -> tensor<65xi1>
  %v5 = stablehlo.reshape %v4 : (tensor<65xi1>) -> tensor<65xi1>
  %v6 = stablehlo.slice %v3 [2:64:2] : (tensor<65xui16>) -> tensor<31xui16>
  %v7 = stablehlo.reshape %v3 : (tensor<65xui16>) -> tensor<65x1x1xui16>
  %v8 = stablehlo.select %v5, %arg0, %arg0 : tensor<65xi1>, tensor<65xui16>
  return %v2, %v6, %v7, %v8 : tensor<7x0x7xi1>, tensor<31xui16>, tensor<65x1x1xui16>, tensor<65xui16>
}
func.func @check591() {
  %a0 = stablehlo.constant dense<[4, 11, 7, 65528, 0, 1, 3, 65529, 65526, 0, 65526, 13581, 10, 65528, 1, 6, 5, 3, 3, 8, 65534, 65535, 65525, 6, 3, 8, 65525, 0, 3, 10, 65526, 3, 9, 5, 65533, 65534, 65535, 65530, 7, 65535, 65534, 9, 65528, 3, 11, 4, 3, 10, 65532, 6, 4, 3, 65525, 11, 9, 2, 5, 10, 11, 65532, 65534, 1, 65526, 65527, 2]> : tensor<65xui16>
  %a1 = stablehlo.constant dense<> : tensor<7x0x7xi1>
  %r:4 = call @p591(%a0, %a1) : (tensor<65xui16>, tensor<7x0x7xi1>) -> (tensor<7x0x7xi1>, tensor<31xui16>, tensor<65x1x1xui16>, tensor<65xui16>)
  %e0 = stablehlo.constant dense<> : tensor<7x0x7xi1>
  check.expect_eq %r#0, %e0 : tensor<7x0x7xi1>
  %e1 = stablehlo.constant dense<[7, 0, 3, 65526, 65526, 10, 1, 5, 3, 65534, 65525, 3, 65525, 3, 65526, 9, 65533, 65535, 7, 65534, 65528, 11, 3, 65532, 4, 65525, 9, 5, 11, 65534, 65526]> : tensor<31xui16>
  check.expect_eq %r#1, %e1 : tensor<31xui16>
  %e2 = stablehlo.constant dense<[[[4]], [[11]], [[7]], [[65528]], [[0]], [[1]], [[3]], [[65529]], [[65526]], [[0]], [[65526]], [[13581]], [[10]], [[65528]], [[1]], [[6]], [[5]], [[3]], [[3]], [[8]], [[65534]], [[65535]], [[65525]], [[6]], [[3]], [[8]], [[65525]], [[0]], [[3]], [[10]], [[65526]], [[3]], [[9]], [[5]], [[65533]], [[65534]], [[65535]], [[65530]], [[7]], [[65535]], [[65534]], [[9]], [[65528]], [[3]], [[11]], [[4]], [[3]], [[10]], [[65532]], [[6]], [[4]], [[3]], [[65525]], [[11]], [[9]], [[2]], [[5]], [[10]], [[11]], [[65532]], [[65534]], [[1]], [[65526]], [[65527]], [[2]]]> : tensor<65x1x1xui16>
  check.expect_eq %r#2, %e2 : tensor<65x1x1xui16>
  %e3 = stablehlo.constant dense<[4, 11, 7, 65528, 0, 1, 3, 65529, 65526, 0, 65526, 13581, 10, 65528, 1, 6, 5, 3, 3, 8, 65534, 65535, 65525, 6, 3, 8, 65525, 0, 3, 10, 65526, 3, 9, 5, 65533, 65534, 65535, 65530, 7, 65535, 65534, 9, 65528, 3, 11, 4, 3, 10, 65532, 6, 4, 3, 65525, 11, 9, 2, 5, 10, 11, 65532, 65534, 1, 65526, 65527, 2]> : tensor<65xui16>
  check.expect_eq %r#3, %e3 : tensor<65xui16>
  return
}
func.func @p592(%arg0: tensor<5x8xf32>, %arg1: tensor<4x2xf32>, %arg2: tensor<16xui8>) -> (tensor<8xf32>, tensor<4x2xf32>, tensor<20x2xf32>, tensor<4x10x10xui32>) {
  %v3 = stablehlo.reshape %arg1 : (tensor<4x2xf32>) -> tensor<8xf32>
  %v4 = stablehlo.sqrt %arg1 : tensor<4x2xf32>
  %v5 = stablehlo.reshape %arg0 : (tensor<5x8xf32>) -> tensor<4x1x10xf32>
  %v6 = stablehlo.convert %v5 : (tensor<4x1x10xf32>) -> tensor<4x1x10xui32>
  %v7 = stablehlo.reshape %arg0 : (tensor<5x8xf32>) -> tensor<20x2xf32>
  %v8 = stablehlo.dot_general %v6, %v6, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<4x1x10xui32>, tensor<4x1x10xui32>) -> tensor<4x10x10xui32>
  return %v3, %v4, %v7, %v8 : tensor<8xf32>, tensor<4x2xf32>, tensor<20x2xf32>, tensor<4x10x10xui32>
}
func.func @check592() {
  %a0 = stablehlo.constant dense<[[-2.978000e+00, -2.166000e+00, -5.360000e-01, -1.682000e+00, 3.548000e+00, 4.260000e-01, -1.936000e+00, -2.640000e-01], [-3.004000e+00, -1.124000e+00, 3.016000e+00, 1.860000e+00, -2.764000e+00, -1.866000e+00, -3.384000e+00, -2.490000e+00], [0x7FC00000, -2.836000e+00, -1.590000e+00, 3.582000e+00, -3.790000e+00, -3.670000e+00, -6.240000e-01, 0.763999998], [3.870000e+00, -2.142000e+00, 3.290000e+00, 3.128000e+00, 3.274000e+00, -0.0839999988, -2.338000e+00, -3.152000e+00], [3.662000e+00, -3.804000e+00, -1.598000e+00, -2.894000e+00, 1.380000e+00, -7.93187965E-23, 4.860000e-01, -2.120000e+00]]> : tensor<5x8xf32>
  %a1 = stablehlo.constant dense<[[1.000000e+00, 2.922000e+00], [2.69259593E+23, 3.784000e+00], [3.108000e+00, -1.498000e+00], [3.258000e+00, 2.452000e+00]]> : tensor<4x2xf32>
  %a2 = stablehlo.constant dense<[1, 251, 251, 1, 0, 1, 254, 253, 0, 8, 3, 15, 2, 245, 0, 249]> : tensor<16xui8>
  %r:4 = call @p592(%a0, %a1, %a2) : (tensor<5x8xf32>, tensor<4x2xf32>, tensor<16xui8>) -> (tensor<8xf32>, tensor<4x2xf32>, tensor<20x2xf32>, tensor<4x10x10xui32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 2.922000e+00, 2.69259593E+23, 3.784000e+00, 3.108000e+00, -1.498000e+00, 3.258000e+00, 2.452000e+00]> : tensor<8xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8xf32>, tensor<8xf32>
  %e1 = stablehlo.constant dense<[[1.000000e+00, 1.70938587], [5.18902284E+11, 1.94525063], [1.76295209, 0xFFC00000], [1.80499303, 1.56588626]]> : tensor<4x2xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4x2xf32>, tensor<4x2xf32>
  %e2 = stablehlo.constant dense<[[-2.978000e+00, -2.166000e+00], [-5.360000e-01, -1.682000e+00], [3.548000e+00, 4.260000e-01], [-1.936000e+00, -2.640000e-01], [-3.004000e+00, -1.124000e+00], [3.016000e+00, 1.860000e+00], [-2.764000e+00, -1.866000e+00], [-3.384000e+00, -2.490000e+00], [0x7FC00000, -2.836000e+00], [-1.590000e+00, 3.582000e+00], [-3.790000e+00, -3.670000e+00], [-6.240000e-01, 0.763999998], [3.870000e+00, -2.142000e+00], [3.290000e+00, 3.128000e+00], [3.274000e+00, -0.0839999988], [-2.338000e+00, -3.152000e+00], [3.662000e+00, -3.804000e+00], [-1.598000e+00, -2.894000e+00], [1.380000e+00, -7.93187965E-23], [4.860000e-01, -2.120000e+00]]> : tensor<20x2xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<20x2xf32>, tensor<20x2xf32>
  %e3 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000900000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000090000000300000000000000000000000000000000000000000000000000000000000000090000000300000001000000000000000000000000000000000000000000000000000000000000000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000090000000300000000000000000000000000000000000000000000000000000000000000090000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000090000000000000009000000090000000900000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009000000000000000900000009000000090000000000000000000000000000000000000000000000090000000000000009000000090000000900000000000000000000000000000000000000000000000900000000000000090000000900000009000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000090000000000000000000000000000000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000300000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x10x10xui32>
  check.expect_eq %r#3, %e3 : tensor<4x10x10xui32>
  return
}
func.func @p593(%arg0: tensor<8x4x7xf32>) -> (tensor<8x4x14xf32>, tensor<28x8x1xf32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<8x4x7xf32>) -> tensor<8x1x28xf32>
  %v2 = stablehlo.subtract %arg0, %arg0 : tensor<8x4x7xf32>
  %v3 = stablehlo.sine %v1 : tensor<8x1x28xf32>
  %v4 = stablehlo.concatenate %v2, %arg0, dim = 2 : (tensor<8x4x7xf32>, tensor<8x4x7xf32>) -> tensor<8x4x14xf32>
  %v5 = stablehlo.transpose %v3, dims = [2, 0, 1] : (tensor<8x1x28xf32>) -> tensor<28x8x1xf32>
  return %v4, %v5 : tensor<8x4x14xf32>, tensor<28x8x1xf32>
}
func.func @check593() {
  %a0 = stablehlo.constant dense<"0x9A9909401D5A3440B81E15407F6ABCBE6DE7FB3EE92621C0C3F518C0152D369177BE6FC0B29DEFBF08ACDCBF85EB6140583944C0B4C8F63F6DE77BBED5785940E6FF3E8085EBF1BF1058993F759318BF04568EBECBA1A53FE17AD43FD34DE2BEEC51383FA8C62B40C1CAA13E0000003F9A993940E3A51B3D105829C0AAF142C0448BAC3F48E14AC01283C0BDCDCCCCBE5C8FC23EAF01D40F77BE6FC017D9CE3EFED4D8BF9CC410408195C33EF2D25DC00000008052B81E3FC2160100F6281CC07B147E400628EA6ADF4F7DC0C3F508C0B072E83E0000C03F894110C083C04A404C37E93F2DB25D3F6F12033D3F354EC031081C4062C710418FC245C0FA7E6AC0022B7740273108BF23DBF9BFEE7C7FC0F8537340022B873F7B144EC060E5D03DA69BC43FA69B3440B4C86640273138C07F6AFC3FD34D0240560E4D40F0A756C0CBA11540000080FF54E305C017D94E400C02CBBF81953340D61FDE618B1AD60120CB66C72510ED30EE7C3FBF5C8F423E39B4E8BF0E2D92BF560E0D40D7A3903FE7FB494014AE47BFBA49CCBFC74BF7BFDD2416C0C52030BE8FC2B5BFB29D6FBF7593D8BFD7A3703FEE7C3F3F7F6A9CBFD9CCF95EB29D6FBE4C3739409EEF17C0A01A2FBF1F852B3F8B6CC7BF6DE7FBBF008B0EA82FDD74C00000000008AC9CBE4E62903E6666C63F17D90EC0A69BE43FE9264140273128C06A1D58B0D9CCF95E9CC43040CFC37D79D57839C05C8F62C05C8F2240000080BF000000808FC275BFAC1CDABE12835040E17A64C07F6A6CC0E5D062BF894120BF736811C01CB6EB5D52B81E3F0000C07F000080FF5EBA5940D34DE23FBA490CBF6DE7FB3F8D978E3F0681953E54E30540FCA9D13F79E906C0713D7AC091ED9C3F86B537B9128300BFAC1C7AC0E6B161FFF6289CBF48E1FABF6ABCF43EC1CAA1BFFA7E2ABFF0A736C054E375C05EBA0940E7FB293E5C8FE2BF83C01AC04A0C02C0295C8FBE0000008096435B4081952340190476C0C1CA31C087166940BC747340355EFABFB81E65C0C2160100F853633E85EBD1BE46B6733FA245D63FAC1C4AC060E5B03FDD2436C0EC5138C06F1233C0D34D82BFA69B24402DB29D3E8941A03F9A9959400E2D323ED1229BBFC3F52840560EED3F378971406ABC34C0EE7C7F40B4C8D63F0000804008AC5C40DF4F0D3F21B0323F5839644052B89EBEF4FD24C077BE0FC017D95EC023DB29C0190476C0621018C03D0AD7BF666646C0B81E35C08941803F7D3F65C0"> : tensor<8x4x7xf32>
  %r:2 = call @p593(%a0) : (tensor<8x4x7xf32>) -> (tensor<8x4x14xf32>, tensor<28x8x1xf32>)
  %e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000009A9909401D5A3440B81E15407F6ABCBE6DE7FB3EE92621C0C3F518C000000000000000000000000000000000000000000000000000000000152D369177BE6FC0B29DEFBF08ACDCBF85EB6140583944C0B4C8F63F000000000000000000000000000000000000000000000000000000006DE77BBED5785940E6FF3E8085EBF1BF1058993F759318BF04568EBE00000000000000000000000000000000000000000000000000000000CBA1A53FE17AD43FD34DE2BEEC51383FA8C62B40C1CAA13E0000003F000000000000000000000000000000000000000000000000000000009A993940E3A51B3D105829C0AAF142C0448BAC3F48E14AC01283C0BD00000000000000000000000000000000000000000000000000000000CDCCCCBE5C8FC23EAF01D40F77BE6FC017D9CE3EFED4D8BF9CC41040000000000000000000000000000000000000000000000000000000008195C33EF2D25DC00000008052B81E3FC2160100F6281CC07B147E40000000000000000000000000000000000000000000000000000000000628EA6ADF4F7DC0C3F508C0B072E83E0000C03F894110C083C04A40000000000000000000000000000000000000000000000000000000004C37E93F2DB25D3F6F12033D3F354EC031081C4062C710418FC245C000000000000000000000000000000000000000000000000000000000FA7E6AC0022B7740273108BF23DBF9BFEE7C7FC0F8537340022B873F000000000000000000000000000000000000000000000000000000007B144EC060E5D03DA69BC43FA69B3440B4C86640273138C07F6AFC3F000000000000000000000000000000000000C07F0000000000000000D34D0240560E4D40F0A756C0CBA11540000080FF54E305C017D94E40000000000000000000000000000000000000000000000000000000000C02CBBF81953340D61FDE618B1AD60120CB66C72510ED30EE7C3FBF000000000000000000000000000000000000000000000000000000005C8F423E39B4E8BF0E2D92BF560E0D40D7A3903FE7FB494014AE47BF00000000000000000000000000000000000000000000000000000000BA49CCBFC74BF7BFDD2416C0C52030BE8FC2B5BFB29D6FBF7593D8BF00000000000000000000000000000000000000000000000000000000D7A3703FEE7C3F3F7F6A9CBFD9CCF95EB29D6FBE4C3739409EEF17C000000000000000000000000000000000000000000000000000000000A01A2FBF1F852B3F8B6CC7BF6DE7FBBF008B0EA82FDD74C0000000000000000000000000000000000000000000000000000000000000000008AC9CBE4E62903E6666C63F17D90EC0A69BE43FE9264140273128C0000000000000000000000000000000000000000000000000000000006A1D58B0D9CCF95E9CC43040CFC37D79D57839C05C8F62C05C8F224000000000000000000000000000000000000000000000000000000000000080BF000000808FC275BFAC1CDABE12835040E17A64C07F6A6CC000000000000000000000000000000000000000000000C07F0000C07FE5D062BF894120BF736811C01CB6EB5D52B81E3F0000C07F000080FF000000000000000000000000000000000000000000000000000000005EBA5940D34DE23FBA490CBF6DE7FB3F8D978E3F0681953E54E3054000000000000000000000000000000000000000000000000000000000FCA9D13F79E906C0713D7AC091ED9C3F86B537B9128300BFAC1C7AC000000000000000000000000000000000000000000000000000000000E6B161FFF6289CBF48E1FABF6ABCF43EC1CAA1BFFA7E2ABFF0A736C00000000000000000000000000000000000000000000000000000000054E375C05EBA0940E7FB293E5C8FE2BF83C01AC04A0C02C0295C8FBE000000000000000000000000000000000000000000000000000000000000008096435B4081952340190476C0C1CA31C087166940BC74734000000000000000000000000000000000000000000000000000000000355EFABFB81E65C0C2160100F853633E85EBD1BE46B6733FA245D63F00000000000000000000000000000000000000000000000000000000AC1C4AC060E5B03FDD2436C0EC5138C06F1233C0D34D82BFA69B2440000000000000000000000000000000000000000000000000000000002DB29D3E8941A03F9A9959400E2D323ED1229BBFC3F52840560EED3F00000000000000000000000000000000000000000000000000000000378971406ABC34C0EE7C7F40B4C8D63F0000804008AC5C40DF4F0D3F0000000000000000000000000000000000000000000000000000000021B0323F5839644052B89EBEF4FD24C077BE0FC017D95EC023DB29C000000000000000000000000000000000000000000000000000000000190476C0621018C03D0AD7BF666646C0B81E35C08941803F7D3F65C0"> : tensor<8x4x14xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8x4x14xf32>, tensor<8x4x14xf32>
  %e1 = stablehlo.constant dense<"0xFF3E563FC0FD743E15F7773F6DF87FBF16C421BFC54846BFDEFF243FEB369B3E95CDA23E4C9C1B3DA001433FCA9DA83EF0F81E3F10FE15BF26F7553FDC19733FCBB2393FB47BF3BEB50C033D8B0EEC3EA2FA7FBFD79943BF5334293E4CD682BE2931B8BEC979C3BD227FA43D8B1AD601C8116CBFC436363FFEEF7ABF3D47313E0DDDF13E2CAC793F439F253F0C1239BF008B0EA8B8BE143F2B7E29BFAEB26FBF1B7E15BFACAEE83C440EBC3E2510ED30C5D8213F0000C07FA24065BF5F2EF63E30CC2EBF863AC0BDE93A53BDE31F2EBF000000000000C0FF7D7E8DBEE2F1753F152D3691D761C7BEB778FF3E3A64413E073D9ABEA6D383BE000000808E5117BF717A113F4AE9BD3E80E128BFBC3778BF5A7A8E3ECD097B3F55A98FBE3FE39FBE937974BFAF01D40FA8DB01BFD2D268BFD4F17F3F055F05BF507D0D3F886540BF65007DBF717A113FA99F6DBFED5E4E3F860C4ABFC8116C3F0064253FC5877E3FEAE6C1BE5644C93E8865403F8F87673F47187A3F9AC0653FAF15B6BECFBD41BF98AA9ABD3D0F7EBF510A1DBF470A6CBC5D79FC3D7463933E1CA6F5BEEF6F9ABE41D76F3F203E453F14D25E3F1E0A34BFED8CFBBE29025E3FBD711DBF813E063FF95E79BEA2DCBE3EF069A03D30EB7FBF6A1D58B0106C7F3FA63D6DBF1E87243FC7D881BED432A33EB288D03D1A7B6FBF12AB72BFCCF05BBFCA57D93EEED4D2BEE6FF3E800000008054D87F3FF5DA36BFB1B7BD3EEFEA313FC2160100A5309CBE7D1173BFB8BE143F2EDCA03EC8422FBEDC7C693FD5EE703F2077613E13C308BF7F6A6E3FC21601003952E5BE48187DBFB6FA76BE86B537B98516CCBE11D447BFC2B30FBF3A3B25BFE96685BE18214EBF80A1C63E305DF6BE2388503F2AF1AA3E7B828CBE92A23CBFE4AB6B3F371F7EBF82E2103F988C313F4CA37E3F49DFEFBE6E41763FE856833E81CB643F21BC4E3FA46A57BFC4F95FBF2467863C0064253F6EFB7E3F6F8B3A3F5F747FBDE31F2E3F00000080D16870BF7B737B3F1E6631BFCD01DBBEF7A257BF95DF573EBC9570BF8AB651BFA9DA6CBF2D2695BE9E797EBF6FCD283F708BE03E6148383F12AB72BF1893D3BEAD85EB3EBE6984BE96502ABD4232E23ED55B7F3F0000C0FF6C6F6DBE2EDDEDBDDD0B74BF777AACBE68F79CBEDE1C9F3EBA8A46BF29025EBFCFF37A3E44B2D43E242B1EBF0BDF59BF5AB1573F4477F53EBF4DD8BC01E7B8BD85C431BF3B55063FDA3991BED90E0A3F0B45DA3E"> : tensor<28x8x1xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<28x8x1xf32>, tensor<28x8x1xf32>
  return
}
func.func @p594(%arg0: tensor<8x2x2xi1>, %arg1: tensor<1x13xi1>, %arg2: tensor<70x0xi1>) -> (tensor<1x13xi1>) {
  %v3 = stablehlo.not %arg1 : tensor<1x13xi1>
  return %v3 : tensor<1x13xi1>
}
func.func @check594() {
  %a0 = stablehlo.constant dense<[[[false, false], [false, true]], [[true, false], [false, true]], [[true, false], [false, true]], [[true, true], [false, false]], [[false, false], [true, false]], [[false, true], [false, true]], [[false, false], [false, false]], [[false, true], [false, true]]]> : tensor<8x2x2xi1>
  %a1 = stablehlo.constant dense<[[true, true, false, true, true, false, false, true, false, false, true, true, true]]> : tensor<1x13xi1>
  %a2 = stablehlo.constant dense<> : tensor<70x0xi1>
  %r:1 = call @p594(%a0, %a1, %a2) : (tensor<8x2x2xi1>, tensor<1x13xi1>, tensor<70x0xi1>) -> tensor<1x13xi1>
  %e0 = stablehlo.constant dense<[[false, false, true, false, false, true, true, false, true, true, false, false, false]]> : tensor<1x13xi1>
  check.expect_eq %r#0, %e0 : tensor<1x13xi1>
  return
}
func.func @p595(%arg0: tensor<13xf32>, %arg1: tensor<33x1xf8E5M2>, %arg2: tensor<3xf8E5M2>) -> (tensor<33x33xf8E5M2>, tensor<33x33x5xf8E4M3FN>) {
  %v3 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [1] : (tensor<33x1xf8E5M2>, tensor<33x1xf8E5M2>) -> tensor<33x33xf8E5M2>
  %v4 = stablehlo.transpose %v3, dims = [1, 0] : (tensor<33x33xf8E5M2>) -> tensor<33x33xf8E5M2>
  %v5 = stablehlo.convert %v3 : (tensor<33x33xf8E5M2>) -> tensor<33x33xf8E4M3FN>
  %v6 = stablehlo.broadcast_in_dim %v5, dims = [0, 1] : (tensor<33x33xf8E4M3FN>) -> tensor<33x33x5xf8E4M3FN>
  return %v4, %v6 : tensor<33x33xf8E5M2>, tensor<33x33x5xf8E4M3FN>
}
func.func @check595() {
  %a0 = stablehlo.constant dense<[1.310000e+00, 9.47811466E-28, 4.320000e-01, 3.496000e+00, -1.616000e+00, -1.174000e+00, -3.554000e+00, 2.224000e+00, -3.308000e+00, 1.306000e+00, -1.876000e+00, 5.100000e-01, -2.094000e+00]> : tensor<13xf32>
  %a1 = stablehlo.constant dense<[[1.750000e+00], [4.000000e+00], [3.000000e+00], [6.250000e-01], [7.500000e-01], [-2.500000e+00], [0x7E], [2.000000e+00], [-2.500000e+00], [1.250000e+00], [-3.000000e+00], [-3.500000e+00], [1.000000e+00], [4.272460e-04], [1.250000e+00], [-1.750000e+00], [3.500000e+00], [-3.000000e+00], [-1.750000e+00], [-3.500000e+00], [3.000000e+00], [1.500000e+00], [3.000000e+00], [-4.000000e+00], [2.343750e-02], [1.000000e+00], [3.000000e+00], [2.000000e+00], [3.500000e+00], [3.500000e+00], [-6.250000e-01], [3.000000e+00], [1.220700e-04]]> : tensor<33x1xf8E5M2>
  %a2 = stablehlo.constant dense<[-4.375000e-01, -3.000000e+00, 2.500000e+00]> : tensor<3xf8E5M2>
  %r:2 = call @p595(%a0, %a1, %a2) : (tensor<13xf32>, tensor<33x1xf8E5M2>, tensor<3xf8E5M2>) -> (tensor<33x33xf8E5M2>, tensor<33x33x5xf8E4M3FN>)
  %e0 = stablehlo.constant dense<"0x4247453C3DC47E43C440C5C63F1240C246C5C2C6454145C7293F45434646BC450B474C4A4142C97E48C945CACB441745C74BCAC7CB4A464ACC2E444A484B4BC14A10454A484040C87E46C844C8C9421544C549C8C5C9484448CA2C4248464949C0480E3C41403638BE7E3DBE3AC0C0390C3ABC40C0BCC0403C40C12439403D4040B640053D42403838C07E3EC03CC0C13A0D3CBD41C0BDC1403C40C2243A403E4141B84006C4C9C8BEC0467EC546C24848C194C244C8484448C8C4C849ACC1C8C5C8C83EC88D7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E4348463D3EC57E44C541C6C7401341C347C6C3C7464246C82A4046444747BD460CC4C9C8BEC0467EC546C24848C194C244C8484448C8C4C849ACC1C8C5C8C83EC88D4045443A3CC27E41C23EC4C43D103EC044C4C0C4444044C5283D44414444BA4409C5CAC8C0C0487EC648C44849C295C445C9484549C8C4C84AACC2C8C6C9C940C88EC6CBC9C0C1487EC748C4494AC396C446CA49464AC9C5C94BADC3C9C7CACA40C98F3F4442393AC17E40C13DC2C33C0F3DBF43C2BFC3423E42C4263C42404343B942081217150C0D947E13941095960F0010921695929615111597010F151316168C15004045443A3CC27E41C23EC4C43D103EC044C4C0C4444044C5283D44414444BA4409C2C7C5BCBD447EC344C04546BF92C042C6454246C5C1C547A9BFC5C3C6C63CC58B464B494041C87E47C844C9CA431644C64AC9C6CA494549CB2D4349474A4AC0490FC5CAC8C0C0487EC648C44849C295C445C9484549C8C4C84AACC2C8C6C9C940C88EC2C7C5BCBD447EC344C04546BF92C042C6454246C5C1C547A9BFC5C3C6C63CC58BC6CBC9C0C1487EC748C4494AC396C446CA49464AC9C5C94BADC3C9C7CACA40C98F454A484040C87E46C844C8C9421544C549C8C5C9484448CA2C4248464949C0480E4146443C3CC47E42C440C4C53E1140C145C4C1C5444044C6283E44424545BC440A454A484040C87E46C844C8C9421544C549C8C5C9484448CA2C4248464949C0480EC7CCCAC1C2497EC849C54A4BC497C547CB4A474BCAC6CA4CAEC4CAC8CBCB41CA90292E2C2424AC7E2AAC28ACAD260128A92DACA9AD2C282CAE10262C2A2D2DA42C003F4442393AC17E40C13DC2C33C0F3DBF43C2BFC3423E42C4263C42404343B94208454A484040C87E46C844C8C9421544C549C8C5C9484448CA2C4248464949C0480E4348463D3EC57E44C541C6C7401341C347C6C3C7464246C82A4046444747BD460C464B494041C87E47C844C9CA431644C64AC9C6CA494549CB2D4349474A4AC0490F464B494041C87E47C844C9CA431644C64AC9C6CA494549CB2D4349474A4AC0490FBCC1C0B6B83E7EBD3EBA4040B98CBA3CC0403C40C0BCC041A4B9C0BDC0C036C085454A484040C87E46C844C8C9421544C549C8C5C9484448CA2C4248464949C0480E0B100E05068D7E0C8D098E8F0800098B0F8E8B8F0E0A0E9000080E0C0F0F850E00"> : tensor<33x33xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<33x33xf8E5M2>, tensor<33x33xf8E5M2>
  %e1 = stablehlo.constant dense<"0x44444444444E4E4E4E4E4A4A4A4A4A38383838383A3A3A3A3AC8C8C8C8C87F7F7F7F7F4646464646C8C8C8C8C84040404040CACACACACACCCCCCCCCC3E3E3E3E3E00000000004040404040C4C4C4C4C44C4C4C4C4CCACACACACAC4C4C4C4C4CCCCCCCCCC4A4A4A4A4A42424242424A4A4A4A4ACECECECECE12121212123E3E3E3E3E4A4A4A4A4A46464646464C4C4C4C4C4C4C4C4C4CB8B8B8B8B84A4A4A4A4A00000000004E4E4E4E4E5858585858545454545442424242424444444444D2D2D2D2D27F7F7F7F7F5050505050D2D2D2D2D24A4A4A4A4AD4D4D4D4D4D6D6D6D6D6484848484801010101014A4A4A4A4ACECECECECE5656565656D4D4D4D4D4CECECECECED6D6D6D6D654545454544C4C4C4C4C5454545454D8D8D8D8D81C1C1C1C1C48484848485454545454505050505056565656565656565656C2C2C2C2C2545454545400000000004A4A4A4A4A5454545454505050505040404040404040404040D0D0D0D0D07F7F7F7F7F4C4C4C4C4CD0D0D0D0D04848484848D0D0D0D0D0D2D2D2D2D2444444444401010101014848484848CACACACACA5252525252D0D0D0D0D0CACACACACAD2D2D2D2D2505050505048484848485050505050D4D4D4D4D41818181818444444444450505050504C4C4C4C4C52525252525252525252C0C0C0C0C0505050505000000000003838383838424242424240404040402C2C2C2C2C3030303030BCBCBCBCBC7F7F7F7F7F3A3A3A3A3ABCBCBCBCBC3434343434C0C0C0C0C0C0C0C0C0C0323232323200000000003434343434B8B8B8B8B84040404040C0C0C0C0C0B8B8B8B8B8C0C0C0C0C0404040404038383838384040404040C2C2C2C2C20808080808323232323240404040403A3A3A3A3A40404040404040404040ACACACACAC404040404000000000003A3A3A3A3A4444444444404040404030303030303030303030C0C0C0C0C07F7F7F7F7F3C3C3C3C3CC0C0C0C0C03838383838C0C0C0C0C0C2C2C2C2C2343434343400000000003838383838BABABABABA4242424242C0C0C0C0C0BABABABABAC2C2C2C2C2404040404038383838384040404040C4C4C4C4C40808080808343434343440404040403C3C3C3C3C42424242424242424242B0B0B0B0B040404040400000000000C8C8C8C8C8D2D2D2D2D2D0D0D0D0D0BCBCBCBCBCC0C0C0C0C04C4C4C4C4C7F7F7F7F7FCACACACACA4C4C4C4C4CC4C4C4C4C450505050505050505050C2C2C2C2C28080808080C4C4C4C4C44848484848D0D0D0D0D0505050505048484848485050505050D0D0D0D0D0C8C8C8C8C8D0D0D0D0D052525252529898989898C2C2C2C2C2D0D0D0D0D0CACACACACAD0D0D0D0D0D0D0D0D0D03C3C3C3C3CD0D0D0D0D080808080807F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F464646464650505050504C4C4C4C4C3A3A3A3A3A3C3C3C3C3CCACACACACA7F7F7F7F7F4848484848CACACACACA4242424242CCCCCCCCCCCECECECECE404040404000000000004242424242C6C6C6C6C64E4E4E4E4ECCCCCCCCCCC6C6C6C6C6CECECECECE4C4C4C4C4C44444444444C4C4C4C4CD0D0D0D0D0141414141440404040404C4C4C4C4C48484848484E4E4E4E4E4E4E4E4E4EBABABABABA4C4C4C4C4C0000000000C8C8C8C8C8D2D2D2D2D2D0D0D0D0D0BCBCBCBCBCC0C0C0C0C04C4C4C4C4C7F7F7F7F7FCACACACACA4C4C4C4C4CC4C4C4C4C450505050505050505050C2C2C2C2C28080808080C4C4C4C4C44848484848D0D0D0D0D0505050505048484848485050505050D0D0D0D0D0C8C8C8C8C8D0D0D0D0D052525252529898989898C2C2C2C2C2D0D0D0D0D0CACACACACAD0D0D0D0D0D0D0D0D0D03C3C3C3C3CD0D0D0D0D0808080808040404040404A4A4A4A4A484848484834343434343838383838C4C4C4C4C47F7F7F7F7F4242424242C4C4C4C4C43C3C3C3C3CC8C8C8C8C8C8C8C8C8C83A3A3A3A3A00000000003C3C3C3C3CC0C0C0C0C04848484848C8C8C8C8C8C0C0C0C0C0C8C8C8C8C8484848484840404040404848484848CACACACACA10101010103A3A3A3A3A4848484848424242424248484848484848484848B4B4B4B4B448484848480000000000CACACACACAD4D4D4D4D4D0D0D0D0D0C0C0C0C0C0C0C0C0C0C050505050507F7F7F7F7FCCCCCCCCCC5050505050C8C8C8C8C850505050505252525252C4C4C4C4C48181818181C8C8C8C8C84A4A4A4A4AD2D2D2D2D250505050504A4A4A4A4A5252525252D0D0D0D0D0C8C8C8C8C8D0D0D0D0D054545454549898989898C4C4C4C4C4D0D0D0D0D0CCCCCCCCCCD2D2D2D2D2D2D2D2D2D24040404040D0D0D0D0D08080808080CCCCCCCCCCD6D6D6D6D6D2D2D2D2D2C0C0C0C0C0C2C2C2C2C250505050507F7F7F7F7FCECECECECE5050505050C8C8C8C8C852525252525454545454C6C6C6C6C68181818181C8C8C8C8C84C4C4C4C4CD4D4D4D4D452525252524C4C4C4C4C5454545454D2D2D2D2D2CACACACACAD2D2D2D2D256565656569A9A9A9A9AC6C6C6C6C6D2D2D2D2D2CECECECECED4D4D4D4D4D4D4D4D4D44040404040D2D2D2D2D280808080803E3E3E3E3E4848484848444444444432323232323434343434C2C2C2C2C27F7F7F7F7F4040404040C2C2C2C2C23A3A3A3A3AC4C4C4C4C4C6C6C6C6C6383838383800000000003A3A3A3A3ABEBEBEBEBE4646464646C4C4C4C4C4BEBEBEBEBEC6C6C6C6C644444444443C3C3C3C3C4444444444C8C8C8C8C80C0C0C0C0C38383838384444444444404040404046464646464646464646B2B2B2B2B2444444444400000000000000000000010101010101010101010000000000000000000080808080807F7F7F7F7F0000000000808080808000000000008181818181818181818100000000000000000000000000000080808080800101010101818181818180808080808181818181010101010100000000000101010101818181818100000000000000000000010101010100000000000101010101010101010180808080800101010101000000000040404040404A4A4A4A4A484848484834343434343838383838C4C4C4C4C47F7F7F7F7F4242424242C4C4C4C4C43C3C3C3C3CC8C8C8C8C8C8C8C8C8C83A3A3A3A3A00000000003C3C3C3C3CC0C0C0C0C04848484848C8C8C8C8C8C0C0C0C0C0C8C8C8C8C8484848484840404040404848484848CACACACACA10101010103A3A3A3A3A4848484848424242424248484848484848484848B4B4B4B4B448484848480000000000C4C4C4C4C4CECECECECECACACACACAB8B8B8B8B8BABABABABA48484848487F7F7F7F7FC6C6C6C6C64848484848C0C0C0C0C04A4A4A4A4A4C4C4C4C4CBEBEBEBEBE8080808080C0C0C0C0C04444444444CCCCCCCCCC4A4A4A4A4A44444444444C4C4C4C4CCACACACACAC2C2C2C2C2CACACACACA4E4E4E4E4E9292929292BEBEBEBEBECACACACACAC6C6C6C6C6CCCCCCCCCCCCCCCCCCCC3838383838CACACACACA80808080804C4C4C4C4C5656565656525252525240404040404242424242D0D0D0D0D07F7F7F7F7F4E4E4E4E4ED0D0D0D0D04848484848D2D2D2D2D2D4D4D4D4D4464646464601010101014848484848CCCCCCCCCC5454545454D2D2D2D2D2CCCCCCCCCCD4D4D4D4D452525252524A4A4A4A4A5252525252D6D6D6D6D61A1A1A1A1A464646464652525252524E4E4E4E4E54545454545454545454C0C0C0C0C052525252520000000000CACACACACAD4D4D4D4D4D0D0D0D0D0C0C0C0C0C0C0C0C0C0C050505050507F7F7F7F7FCCCCCCCCCC5050505050C8C8C8C8C850505050505252525252C4C4C4C4C48181818181C8C8C8C8C84A4A4A4A4AD2D2D2D2D250505050504A4A4A4A4A5252525252D0D0D0D0D0C8C8C8C8C8D0D0D0D0D054545454549898989898C4C4C4C4C4D0D0D0D0D0CCCCCCCCCCD2D2D2D2D2D2D2D2D2D24040404040D0D0D0D0D08080808080C4C4C4C4C4CECECECECECACACACACAB8B8B8B8B8BABABABABA48484848487F7F7F7F7FC6C6C6C6C64848484848C0C0C0C0C04A4A4A4A4A4C4C4C4C4CBEBEBEBEBE8080808080C0C0C0C0C04444444444CCCCCCCCCC4A4A4A4A4A44444444444C4C4C4C4CCACACACACAC2C2C2C2C2CACACACACA4E4E4E4E4E9292929292BEBEBEBEBECACACACACAC6C6C6C6C6CCCCCCCCCCCCCCCCCCCC3838383838CACACACACA8080808080CCCCCCCCCCD6D6D6D6D6D2D2D2D2D2C0C0C0C0C0C2C2C2C2C250505050507F7F7F7F7FCECECECECE5050505050C8C8C8C8C852525252525454545454C6C6C6C6C68181818181C8C8C8C8C84C4C4C4C4CD4D4D4D4D452525252524C4C4C4C4C5454545454D2D2D2D2D2CACACACACAD2D2D2D2D256565656569A9A9A9A9AC6C6C6C6C6D2D2D2D2D2CECECECECED4D4D4D4D4D4D4D4D4D44040404040D2D2D2D2D280808080804A4A4A4A4A5454545454505050505040404040404040404040D0D0D0D0D07F7F7F7F7F4C4C4C4C4CD0D0D0D0D04848484848D0D0D0D0D0D2D2D2D2D2444444444401010101014848484848CACACACACA5252525252D0D0D0D0D0CACACACACAD2D2D2D2D2505050505048484848485050505050D4D4D4D4D41818181818444444444450505050504C4C4C4C4C52525252525252525252C0C0C0C0C05050505050000000000042424242424C4C4C4C4C484848484838383838383838383838C8C8C8C8C87F7F7F7F7F4444444444C8C8C8C8C84040404040C8C8C8C8C8CACACACACA3C3C3C3C3C00000000004040404040C2C2C2C2C24A4A4A4A4AC8C8C8C8C8C2C2C2C2C2CACACACACA484848484840404040404848484848CCCCCCCCCC10101010103C3C3C3C3C484848484844444444444A4A4A4A4A4A4A4A4A4AB8B8B8B8B8484848484800000000004A4A4A4A4A5454545454505050505040404040404040404040D0D0D0D0D07F7F7F7F7F4C4C4C4C4CD0D0D0D0D04848484848D0D0D0D0D0D2D2D2D2D2444444444401010101014848484848CACACACACA5252525252D0D0D0D0D0CACACACACAD2D2D2D2D2505050505048484848485050505050D4D4D4D4D41818181818444444444450505050504C4C4C4C4C52525252525252525252C0C0C0C0C050505050500000000000CECECECECED8D8D8D8D8D4D4D4D4D4C2C2C2C2C2C4C4C4C4C452525252527F7F7F7F7FD0D0D0D0D05252525252CACACACACA54545454545656565656C8C8C8C8C88181818181CACACACACA4E4E4E4E4ED6D6D6D6D654545454544E4E4E4E4E5656565656D4D4D4D4D4CCCCCCCCCCD4D4D4D4D458585858589C9C9C9C9CC8C8C8C8C8D4D4D4D4D4D0D0D0D0D0D6D6D6D6D6D6D6D6D6D64242424242D4D4D4D4D4808080808012121212121C1C1C1C1C18181818180808080808080808080898989898987F7F7F7F7F14141414149898989898101010101098989898989A9A9A9A9A0C0C0C0C0C0000000000101010101092929292921A1A1A1A1A989898989892929292929A9A9A9A9A1818181818101010101018181818189C9C9C9C9C00000000000C0C0C0C0C181818181814141414141A1A1A1A1A1A1A1A1A1A8888888888181818181800000000003E3E3E3E3E4848484848444444444432323232323434343434C2C2C2C2C27F7F7F7F7F4040404040C2C2C2C2C23A3A3A3A3AC4C4C4C4C4C6C6C6C6C6383838383800000000003A3A3A3A3ABEBEBEBEBE4646464646C4C4C4C4C4BEBEBEBEBEC6C6C6C6C644444444443C3C3C3C3C4444444444C8C8C8C8C80C0C0C0C0C38383838384444444444404040404046464646464646464646B2B2B2B2B2444444444400000000004A4A4A4A4A5454545454505050505040404040404040404040D0D0D0D0D07F7F7F7F7F4C4C4C4C4CD0D0D0D0D04848484848D0D0D0D0D0D2D2D2D2D2444444444401010101014848484848CACACACACA5252525252D0D0D0D0D0CACACACACAD2D2D2D2D2505050505048484848485050505050D4D4D4D4D41818181818444444444450505050504C4C4C4C4C52525252525252525252C0C0C0C0C050505050500000000000464646464650505050504C4C4C4C4C3A3A3A3A3A3C3C3C3C3CCACACACACA7F7F7F7F7F4848484848CACACACACA4242424242CCCCCCCCCCCECECECECE404040404000000000004242424242C6C6C6C6C64E4E4E4E4ECCCCCCCCCCC6C6C6C6C6CECECECECE4C4C4C4C4C44444444444C4C4C4C4CD0D0D0D0D0141414141440404040404C4C4C4C4C48484848484E4E4E4E4E4E4E4E4E4EBABABABABA4C4C4C4C4C00000000004C4C4C4C4C5656565656525252525240404040404242424242D0D0D0D0D07F7F7F7F7F4E4E4E4E4ED0D0D0D0D04848484848D2D2D2D2D2D4D4D4D4D4464646464601010101014848484848CCCCCCCCCC5454545454D2D2D2D2D2CCCCCCCCCCD4D4D4D4D452525252524A4A4A4A4A5252525252D6D6D6D6D61A1A1A1A1A464646464652525252524E4E4E4E4E54545454545454545454C0C0C0C0C0525252525200000000004C4C4C4C4C5656565656525252525240404040404242424242D0D0D0D0D07F7F7F7F7F4E4E4E4E4ED0D0D0D0D04848484848D2D2D2D2D2D4D4D4D4D4464646464601010101014848484848CCCCCCCCCC5454545454D2D2D2D2D2CCCCCCCCCCD4D4D4D4D452525252524A4A4A4A4A5252525252D6D6D6D6D61A1A1A1A1A464646464652525252524E4E4E4E4E54545454545454545454C0C0C0C0C052525252520000000000B8B8B8B8B8C2C2C2C2C2C0C0C0C0C0ACACACACACB0B0B0B0B03C3C3C3C3C7F7F7F7F7FBABABABABA3C3C3C3C3CB4B4B4B4B440404040404040404040B2B2B2B2B28080808080B4B4B4B4B43838383838C0C0C0C0C0404040404038383838384040404040C0C0C0C0C0B8B8B8B8B8C0C0C0C0C042424242428888888888B2B2B2B2B2C0C0C0C0C0BABABABABAC0C0C0C0C0C0C0C0C0C02C2C2C2C2CC0C0C0C0C080808080804A4A4A4A4A5454545454505050505040404040404040404040D0D0D0D0D07F7F7F7F7F4C4C4C4C4CD0D0D0D0D04848484848D0D0D0D0D0D2D2D2D2D2444444444401010101014848484848CACACACACA5252525252D0D0D0D0D0CACACACACAD2D2D2D2D2505050505048484848485050505050D4D4D4D4D41818181818444444444450505050504C4C4C4C4C52525252525252525252C0C0C0C0C0505050505000000000000000000000000000000000000000000000000000000000000080808080807F7F7F7F7F00000000008080808080000000000080808080808080808080000000000000000000000000000000808080808000000000008080808080808080808080808080800000000000000000000000000000008080808080000000000000000000000000000000000000000000000000000000000000808080808000000000000000000000"> : tensor<33x33x5xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<33x33x5xf8E4M3FN>, tensor<33x33x5xf8E4M3FN>
  return
}
func.func @p596(%arg0: tensor<i32>, %arg1: tensor<13x5xf32>, %arg2: tensor<4xf32>) -> (tensor<8x4xf32>, tensor<i32>, tensor<5xf32>, tensor<4xf32>) {
  %v3 = stablehlo.ceil %arg2 : tensor<4xf32>
  %v4 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %v5 = stablehlo.negate %arg0 : tensor<i32>
  %v6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %v7 = stablehlo.pad %arg2, %v6, low = [0], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
  %v8 = stablehlo.exponential %v3 : tensor<4xf32>
  %v9 = stablehlo.broadcast_in_dim %v3, dims = [0] : (tensor<4xf32>) -> tensor<4x65xf32>
  return %v4, %v5, %v7, %v8 : tensor<8x4xf32>, tensor<i32>, tensor<5xf32>, tensor<4xf32>
}
func.func @check596() {
  %a0 = stablehlo.constant dense<9> : tensor<i32>
  %a1 = stablehlo.constant dense<[[3.296000e+00, 5.67330232E+37, 3.528000e+00, -7.220000e-01, 3.380000e-01], [2.594000e+00, 3.018000e+00, -2.692000e+00, 3.804000e+00, 6.340000e-01], [-1.906000e+00, -1.110000e+00, -2.212000e+00, 1.546000e+00, 9.67625407E+27], [-2.120000e+00, -3.970000e+00, 9.999940e-41, 1.824000e+00, 2.76238506E+14], [-2.220000e-01, 2.430000e+00, -0.000000e+00, -1.640000e-01, -0.000000e+00], [-2.708000e+00, 7.120000e-01, 1.986000e+00, -1.00541011E+31, -0.000000e+00], [0xFF800000, 3.89737933E-18, 1.192000e+00, -2.286000e+00, 1.4883221E-29], [-2.684000e+00, -6.800000e-01, 1.876000e+00, -1.924000e+00, -1.840000e+00], [-9.720000e-01, -1.692000e+00, -1.694000e+00, -3.086000e+00, 5.660000e-01], [-1.742000e+00, 1.802000e+00, 2.330000e+00, -3.390000e+00, -4.340000e-01], [-2.744000e+00, -2.434000e+00, -1.726000e+00, -3.002000e+00, 1.27228565E-8], [1.244000e+00, -3.480000e-01, -2.300000e-01, 7.120000e-01, -5.280000e-01], [-3.078000e+00, 7.16123676, -1.120000e-01, -3.722000e+00, 2.792000e+00]]> : tensor<13x5xf32>
  %a2 = stablehlo.constant dense<[1.274000e+00, -1.422000e+00, -0.635999977, -8.040000e-01]> : tensor<4xf32>
  %r:4 = call @p596(%a0, %a1, %a2) : (tensor<i32>, tensor<13x5xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<i32>, tensor<5xf32>, tensor<4xf32>)
  %e0 = stablehlo.constant dense<[[2.000000e+00, -1.000000e+00, -0.000000e+00, -0.000000e+00], [2.000000e+00, -1.000000e+00, -0.000000e+00, -0.000000e+00], [2.000000e+00, -1.000000e+00, -0.000000e+00, -0.000000e+00], [2.000000e+00, -1.000000e+00, -0.000000e+00, -0.000000e+00], [2.000000e+00, -1.000000e+00, -0.000000e+00, -0.000000e+00], [2.000000e+00, -1.000000e+00, -0.000000e+00, -0.000000e+00], [2.000000e+00, -1.000000e+00, -0.000000e+00, -0.000000e+00], [2.000000e+00, -1.000000e+00, -0.000000e+00, -0.000000e+00]]> : tensor<8x4xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8x4xf32>, tensor<8x4xf32>
  %e1 = stablehlo.constant dense<-9> : tensor<i32>
  check.expect_eq %r#1, %e1 : tensor<i32>
  %e2 = stablehlo.constant dense<[1.274000e+00, -1.422000e+00, -0.635999977, -8.040000e-01, 0x7FC00000]> : tensor<5xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %e3 = stablehlo.constant dense<[7.3890562, 0.36787945, 1.000000e+00, 1.000000e+00]> : tensor<4xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @p597(%arg0: tensor<4xf64>, %arg1: tensor<7x1x33xf32>) -> (tensor<8xf64>) {
  %v2 = stablehlo.multiply %arg0, %arg0 : tensor<4xf64>
  %v3 = stablehlo.multiply %v2, %v2 : tensor<4xf64>
  %v4 = stablehlo.concatenate %v3, %v3, dim = 0 : (tensor<4xf64>, tensor<4xf64>) -> tensor<8xf64>
  return %v4 : tensor<8xf64>
}
func.func @check597() {
  %a0 = stablehlo.constant dense<[0.043999999999999595, 3.984000e+00, 3.5300000000000002, 1.2539999999999996]> : tensor<4xf64>
  %a1 = stablehlo.constant dense<"0x17D98E3FB29D6FBF643B2F40F6285C407B147EC031088C3FE17A3440CFF7F3BFBC74F33F17D92EC05A64DB3F7FC29117490C2A76871609409CC440C0643B5F3FE92671BFE92661406210D8BF39B488BFD34D72402731E83FAC1CBABFE7FBA93FAE47813F643B0FC06ABC344039B4A83F1B2F2D40AC1C9ABF96434BC081955340DF4F7D40C72527A92DB27D4016D4EC5654E325BEF85363C085EBD1BF1058D9BF08AC4C40E7FB79C077BEDFBFC74BF73FDD2426C0AE47E1BEB6F3FDBDFED4D8BF1283E03F5C8FA2BF8716593EC74B67404C3779C0819503C00C022BC0D7A370C0C1CAE1BFE7FB69C0C976BE3E7B143E40C21601009318443F8C5C6BCE0E2D42C01904D6BF4C37893E022B07BF6ABC94BF8D06A22121B0F23EC3F508C0250681BF8B6C4740000080FF2B87D63FD9CCF95EBC74F33FC52030BFEA7856504260653D0AD763C07B143EC06ABC64404C37494096438BBD54E3754017D9CE3FFCA9F1BF7B14AE3F4A0C42BFBC74933CC1CA0140C18924EFCFF7F33F5C8F0240AAF1D2BF448BEC3EBA49CC3F666626BF31082CBE333363C01F857B40D57869BE931864C0E6B161FFE7FBA9BF643B6F40E6B161FF2FDD64BFDD2466C04C3719C091ED3CC096438B3FAE4741404A0CC23FA01AAFBFD34D2240643B5FBFCC7CA29AC1CA213F295C8F3E129A04E32FDD84BF355E0A40C3F5E83F5A64BB3F355E3ABF23DB19C048E14AC0C21601002DB2BD3F54E305C077BE9FBF96430BC0FA7E0A4017D96EC00000003F39B488BF0000003FFCA9F1BD3333B3BF5F4F4684E3A59B3F96430B3D9BF73386F2D23DC085EBB13F7593B8BF0C02AB3E7D3F95BF66662640BA49EC3F000020400000807F0000C07F1F853B4054E3253E9CC4203F12837040D7A370BF39B418C00E2D124021B05240CFF723C004562E403D0AD7BFEE7CFF3F560E8D3FCFF7534096432BC03D0A07C0560ECDBFC1CA213F0E2D323E14AE0740FED4983F068125C00AF0BBB117D94E3FF853A33FBA490CBFDBF99EBFA01A6F3FBA494C3F8B6C673FA24576BFA8C6CB3F1D5AA43F6F1203BC2EED53886ABC24C00000403F9EEFC73F643B9F3F8FC275BE000080BF9CC4203FB6F33D3F000000800000000039B4083F6DA1D1EC448BACBF0AD7A33E68912DBF1283C03D68911D40F0A7C63E77BE9FBED9CED7BF91ED0C400C020B40759378C0000070C0C520D0BFE17A344096438BBDA470BD3EB81E453F54E3E53F2FDD34C0426065BF128370C0B0727840A24536BEE7FBC9BF1904464004567EC0B072C8BFE17A7440E17A943E"> : tensor<7x1x33xf32>
  %r:1 = call @p597(%a0, %a1) : (tensor<4xf64>, tensor<7x1x33xf32>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[3.7480959999998624E-6, 251.928510529536, 155.27402881000006, 2.4728065702559965, 3.7480959999998624E-6, 251.928510529536, 155.27402881000006, 2.4728065702559965]> : tensor<8xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  return
}
func.func @p598(%arg0: tensor<65xf32>) -> (tensor<124xf32>, tensor<68xi1>, tensor<135xf32>) {
  %v1 = stablehlo.slice %arg0 [1:63:1] : (tensor<65xf32>) -> tensor<62xf32>
  %v2 = stablehlo.concatenate %v1, %v1, dim = 0 : (tensor<62xf32>, tensor<62xf32>) -> tensor<124xf32>
  %v3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %v4 = stablehlo.pad %arg0, %v3, low = [2], high = [1], interior = [0] : (tensor<65xf32>, tensor<f32>) -> tensor<68xf32>
  %v5 = stablehlo.compare NE, %v4, %v4 : (tensor<68xf32>, tensor<68xf32>) -> tensor<68xi1>
  %v6 = stablehlo.maximum %v4, %v4 : tensor<68xf32>
  %v7 = stablehlo.constant dense<2.5> : tensor<f32>
  %v8 = stablehlo.pad %v6, %v7, low = [0], high = [0], interior = [1] : (tensor<68xf32>, tensor<f32>) -> tensor<135xf32>
  return %v2, %v5, %v8 : tensor<124xf32>, tensor<68xi1>, tensor<135xf32>
}
func.func @check598() {
  %a0 = stablehlo.constant dense<[-2.060000e-01, -2.624000e+00, 2.912000e+00, -0.000000e+00, -3.574000e+00, -3.886000e+00, 3.754000e+00, -4.96999356E+16, 0.829999983, -2.428000e+00, -3.316000e+00, -3.868000e+00, 1.530000e+00, -9.240000e-01, -2.132000e+00, -3.608000e+00, 1.890000e+00, 7.400000e-01, 2.710000e+00, -3.762000e+00, 1.850000e+00, 3.844000e+00, -7.900000e-01, 1.328000e+00, 2.992000e+00, 1.508000e+00, -2.234000e+00, 1.600000e-01, -1.136000e+00, 3.194000e+00, 2.372000e+00, -2.138000e+00, -2.124000e+00, -0.783999979, -1.660000e-01, -2.952000e+00, 3.544000e+00, -1.486000e+00, -2.102000e+00, -1.000000e+00, 1.362000e+00, -0.819999992, 2.130000e+00, 1.564000e+00, -1.414000e+00, 3.480000e-01, -2.320000e+00, -4.080000e-01, -3.010000e+00, -3.628000e+00, -1.310000e+00, 2.556000e+00, -2.854000e+00, -2.444000e+00, -3.600000e-02, 2.518000e+00, -2.884000e+00, 3.398000e+00, -5.15984624E-8, -2.818000e+00, 0x7F800000, 5.800000e-02, 2.096000e+00, 9.720000e-01, -1.994000e+00]> : tensor<65xf32>
  %r:3 = call @p598(%a0) : (tensor<65xf32>) -> (tensor<124xf32>, tensor<68xi1>, tensor<135xf32>)
  %e0 = stablehlo.constant dense<"0x9EEF27C0355E3A40000000806ABC64C039B478C089417040D49130DBE17A543F5A641BC0583954C0508D77C00AD7C33F448B6CBFB07208C079E966C085EBF13FA4703D3FA4702D409CC470C0CDCCEC3F19047640713D4ABFE7FBA93FEE7C3F402506C13FDBF90EC00AD7233E736891BF7F6A4C40D9CE1740FED408C09EEF07C039B448BFE7FB29BE91ED3CC0E5D062403F35BEBF2B8706C0000080BF0456AE3F85EB51BFEC5108402731C83FF4FDB4BF0E2DB23EE17A14C060E5D0BED7A340C0273168C014AEA7BF81952340F0A736C07F6A1CC0BC7413BDE9262140759338C0D57859401C9D5DB31D5A34C00000807F68916D3DDD2406409EEF27C0355E3A40000000806ABC64C039B478C089417040D49130DBE17A543F5A641BC0583954C0508D77C00AD7C33F448B6CBFB07208C079E966C085EBF13FA4703D3FA4702D409CC470C0CDCCEC3F19047640713D4ABFE7FBA93FEE7C3F402506C13FDBF90EC00AD7233E736891BF7F6A4C40D9CE1740FED408C09EEF07C039B448BFE7FB29BE91ED3CC0E5D062403F35BEBF2B8706C0000080BF0456AE3F85EB51BFEC5108402731C83FF4FDB4BF0E2DB23EE17A14C060E5D0BED7A340C0273168C014AEA7BF81952340F0A736C07F6A1CC0BC7413BDE9262140759338C0D57859401C9D5DB31D5A34C00000807F68916D3DDD240640"> : tensor<124xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<124xf32>, tensor<124xf32>
  %e1 = stablehlo.constant dense<[true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<68xi1>
  check.expect_eq %r#1, %e1 : tensor<68xi1>
  %e2 = stablehlo.constant dense<"0x0000C07F000020400000C07F00002040AAF152BE000020409EEF27C000002040355E3A400000204000000080000020406ABC64C00000204039B478C0000020408941704000002040D49130DB00002040E17A543F000020405A641BC000002040583954C000002040508D77C0000020400AD7C33F00002040448B6CBF00002040B07208C00000204079E966C00000204085EBF13F00002040A4703D3F00002040A4702D40000020409CC470C000002040CDCCEC3F000020401904764000002040713D4ABF00002040E7FBA93F00002040EE7C3F40000020402506C13F00002040DBF90EC0000020400AD7233E00002040736891BF000020407F6A4C4000002040D9CE174000002040FED408C0000020409EEF07C00000204039B448BF00002040E7FB29BE0000204091ED3CC000002040E5D06240000020403F35BEBF000020402B8706C000002040000080BF000020400456AE3F0000204085EB51BF00002040EC510840000020402731C83F00002040F4FDB4BF000020400E2DB23E00002040E17A14C00000204060E5D0BE00002040D7A340C000002040273168C00000204014AEA7BF000020408195234000002040F0A736C0000020407F6A1CC000002040BC7413BD00002040E926214000002040759338C000002040D5785940000020401C9D5DB3000020401D5A34C0000020400000807F0000204068916D3D00002040DD24064000002040FED4783F00002040643BFFBF000020400000C07F"> : tensor<135xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<135xf32>, tensor<135xf32>
  return
}
func.func @p599(%arg0: tensor<65xi1>, %arg1: tensor<13xi32>) -> (tensor<i32>) {
  %v2 = stablehlo.constant dense<1> : tensor<i32>
  %v3 = stablehlo.reduce(%arg1 init: %v2) applies stablehlo.multiply across dimensions = [0] : (tensor<13xi32>, tensor<i32>) -> tensor<i32>
  return %v3 : tensor<i32>
}
func.func @check599() {
  %a0 = stablehlo.constant dense<[true, false, true, true, true, true, true, false, false, true, true, false, false, true, true, false, true, false, true, false, false, false, true, false, true, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, true, true, true, false, true, false, true, false, true, true, true, true, false, true, false, true, false, false, false, true, true, true, false, false, true]> : tensor<65xi1>
  %a1 = stablehlo.constant dense<[2, 5, 0, -9, 2, 0, 2, 631697272, -6, -1376407322, 7, -4, -4]> : tensor<13xi32>
  %r:1 = call @p599(%a0, %a1) : (tensor<65xi1>, tensor<13xi32>) -> tensor<i32>
  %e0 = stablehlo.constant dense<0> : tensor<i32>
  check.expect_eq %r#0, %e0 : tensor<i32>
  return
}
func.func @main() {
  call @check500() : () -> ()
  call @check501() : () -> ()
  call @check502() : () -> ()
  call @check503() : () -> ()
  call @check504() : () -> ()
  call @check505() : () -> ()
  call @check506() : () -> ()
  call @check507() : () -> ()
  call @check508() : () -> ()
  call @check509() : () -> ()
  call @check510() : () -> ()
  call @check511() : () -> ()
  call @check512() : () -> ()
  call @check513() : () -> ()
  call @check514() : () -> ()
  call @check515() : () -> ()
  call @check516() : () -> ()
  call @check517() : () -> ()
  call @check518() : () -> ()
  call @check519() : () -> ()
  call @check520() : () -> ()
  call @check521() : () -> ()
  call @check522() : () -> ()
  call @check523() : () -> ()
  call @check524() : () -> ()
  call @check525() : () -> ()
  call @check526() : () -> ()
  call @check527() : () -> ()
  call @check528() : () -> ()
  call @check529() : () -> ()
  call @check530() : () -> ()
  call @check531() : () -> ()
  call @check532() : () -> ()
  call @check533() : () -> ()
  call @check534() : () -> ()
  call @check535() : () -> ()
  call @check536() : () -> ()
  call @check537() : () -> ()
  call @check538() : () -> ()
  call @check539() : () -> ()
  call @check540() : () -> ()
  call @check541() : () -> ()
  call @check542() : () -> ()
  call @check543() : () -> ()
  call @check544() : () -> ()
  call @check545() : () -> ()
  call @check546() : () -> ()
  call @check547() : () -> ()
  call @check548() : () -> ()
  call @check549() : () -> ()
  call @check550() : () -> ()
  call @check551() : () -> ()
  call @check552() : () -> ()
  call @check553() : () -> ()
  call @check554() : () -> ()
  call @check555() : () -> ()
  call @check556() : () -> ()
  call @check557() : () -> ()
  call @check558() : () -> ()
  call @check559() : () -> ()
  call @check560() : () -> ()
  call @check561() : () -> ()
  call @check562() : () -> ()
  call @check563() : () -> ()
  call @check564() : () -> ()
  call @check565() : () -> ()
  call @check566() : () -> ()
  call @check567() : () -> ()
  call @check568() : () -> ()
  call @check569() : () -> ()
  call @check570() : () -> ()
  call @check571() : () -> ()
  call @check572() : () -> ()
  call @check573() : () -> ()
  call @check574() : () -> ()
  call @check575() : () -> ()
  call @check576() : () -> ()
  call @check577() : () -> ()
  call @check578() : () -> ()
  call @check579() : () -> ()
  call @check580() : () -> ()
  call @check581() : () -> ()
  call @check582() : () -> ()
  call @check583() : () -> ()
  call @check584() : () -> ()
  call @check585() : () -> ()
  call @check586() : () -> ()
  call @check587() : () -> ()
  call @check588() : () -> ()
  call @check589() : () -> ()
  call @check590() : () -> ()
  call @check591() : () -> ()
  call @check592() : () -> ()
  call @check593() : () -> ()
  call @check594() : () -> ()
  call @check595() : () -> ()
  call @check596() : () -> ()
  call @check597() : () -> ()
  call @check598() : () -> ()
  call @check599() : () -> ()
  return
}
