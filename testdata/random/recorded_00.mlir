// run: interpret
// Written by record.py.
func.func @p0(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> (tensor<ui32>) {
  return %arg1 : tensor<ui32>
}
func.func @check0() {
  %a0 = stablehlo.constant dense<10> : tensor<ui32>
  %a1 = stablehlo.constant dense<2> : tensor<ui32>
  %r:1 = call @p0(%a0, %a1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  %e0 = stablehlo.constant dense<2> : tensor<ui32>
  check.expect_eq %r#0, %e0 : tensor<ui32>
  return
}
func.func @p1(%arg0: tensor<f64>) -> (tensor<1xf64>, tensor<1x1xf64>) {
  %v1 = stablehlo.power %arg0, %arg0 : tensor<f64>
  %v2 = stablehlo.reshape %v1 : (tensor<f64>) -> tensor<1x1xf64>
  %v3 = stablehlo.reshape %v2 : (tensor<1x1xf64>) -> tensor<1xf64>
  %v4 = stablehlo.slice %v2 [0:1:1, 0:1:2] : (tensor<1x1xf64>) -> tensor<1x1xf64>
  return %v3, %v4 : tensor<1xf64>, tensor<1x1xf64>
}
func.func @check1() {
  %a0 = stablehlo.constant dense<3.162000e+00> : tensor<f64>
  %r:2 = call @p1(%a0) : (tensor<f64>) -> (tensor<1xf64>, tensor<1x1xf64>)
  %e0 = stablehlo.constant dense<38.096003592486234> : tensor<1xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1xf64>, tensor<1xf64>
  %e1 = stablehlo.constant dense<38.096003592486234> : tensor<1x1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x1xf64>, tensor<1x1xf64>
  return
}
func.func @p2(%arg0: tensor<1x4x4xi1>, %arg1: tensor<ui16>) -> (tensor<1x4x4xi1>) {
  %v2 = stablehlo.or %arg0, %arg0 : tensor<1x4x4xi1>
  return %v2 : tensor<1x4x4xi1>
}
func.func @check2() {
  %a0 = stablehlo.constant dense<[[[false, true, false, true], [true, true, false, false], [true, false, true, true], [false, true, false, false]]]> : tensor<1x4x4xi1>
  %a1 = stablehlo.constant dense<65531> : tensor<ui16>
  %r:1 = call @p2(%a0, %a1) : (tensor<1x4x4xi1>, tensor<ui16>) -> tensor<1x4x4xi1>
  %e0 = stablehlo.constant dense<[[[false, true, false, true], [true, true, false, false], [true, false, true, true], [false, true, false, false]]]> : tensor<1x4x4xi1>
  check.expect_eq %r#0, %e0 : tensor<1x4x4xi1>
  return
}
func.func @p3(%arg0: tensor<0x33x7xf16>, %arg1: tensor<bf16>, %arg2: tensor<3xf32>) -> (tensor<14x0x33xf16>, tensor<0x14xf16>, tensor<0x14xbf16>) {
  %v3 = stablehlo.concatenate %arg0, %arg0, dim = 2 : (tensor<0x33x7xf16>, tensor<0x33x7xf16>) -> tensor<0x33x14xf16>
  %v4 = stablehlo.constant dense<-0.0> : tensor<f16>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.maximum across dimensions = [1] : (tensor<0x33x14xf16>, tensor<f16>) -> tensor<0x14xf16>
  %v6 = stablehlo.transpose %v3, dims = [2, 0, 1] : (tensor<0x33x14xf16>) -> tensor<14x0x33xf16>
  %v7 = stablehlo.add %v5, %v5 : tensor<0x14xf16>
  %v8 = stablehlo.convert %v5 : (tensor<0x14xf16>) -> tensor<0x14xbf16>
  return %v6, %v7, %v8 : tensor<14x0x33xf16>, tensor<0x14xf16>, tensor<0x14xbf16>
}
func.func @check3() {
  %a0 = stablehlo.constant dense<> : tensor<0x33x7xf16>
  %a1 = stablehlo.constant dense<-4.921880e-01> : tensor<bf16>
  %a2 = stablehlo.constant dense<[3.400000e+00, -3.616000e+00, 2.026000e+00]> : tensor<3xf32>
  %r:3 = call @p3(%a0, %a1, %a2) : (tensor<0x33x7xf16>, tensor<bf16>, tensor<3xf32>) -> (tensor<14x0x33xf16>, tensor<0x14xf16>, tensor<0x14xbf16>)
  %e0 = stablehlo.constant dense<> : tensor<14x0x33xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<14x0x33xf16>, tensor<14x0x33xf16>
  %e1 = stablehlo.constant dense<> : tensor<0x14xf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<0x14xf16>, tensor<0x14xf16>
  %e2 = stablehlo.constant dense<> : tensor<0x14xbf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0x14xbf16>, tensor<0x14xbf16>
  return
}
func.func @p4(%arg0: tensor<f32>, %arg1: tensor<1x65xui32>, %arg2: tensor<5x3xf32>) -> (tensor<1x65xui32>) {
  %v3 = stablehlo.count_leading_zeros %arg1 : tensor<1x65xui32>
  return %v3 : tensor<1x65xui32>
}
func.func @check4() {
  %a0 = stablehlo.constant dense<1.138000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<[[4294967285, 1, 11, 0, 9, 3, 7, 3, 0, 4294967287, 5, 8, 4294967294, 4294967294, 4294967295, 4, 4294967290, 9, 4294967293, 4294967288, 4, 4294967293, 4294967287, 4294967289, 0, 5, 0, 11, 4294967292, 4294967291, 5, 0, 0, 8, 4294967291, 0, 3, 3442521819, 0, 0, 8, 4294967290, 4294967286, 7, 5, 4, 9, 4, 2, 8, 4, 7, 4294967288, 0, 4294967295, 3, 10, 0, 4294967289, 9, 4294967286, 4294967287, 1, 11, 3]]> : tensor<1x65xui32>
  %a2 = stablehlo.constant dense<[[3.520000e+00, -9.300000e-01, 0x7F800000], [-3.740000e-01, -1.490000e+00, -0.737999975], [1.892000e+00, 4.15705503E-38, -2.012000e+00], [1.000000e+00, 0.765999972, 1.712000e+00], [-2.168000e+00, -9.340000e-01, 2.106000e+00]]> : tensor<5x3xf32>
  %r:1 = call @p4(%a0, %a1, %a2) : (tensor<f32>, tensor<1x65xui32>, tensor<5x3xf32>) -> tensor<1x65xui32>
  %e0 = stablehlo.constant dense<[[0, 31, 28, 32, 28, 30, 29, 30, 32, 0, 29, 28, 0, 0, 0, 29, 0, 28, 0, 0, 29, 0, 0, 0, 32, 29, 32, 28, 0, 0, 29, 32, 32, 28, 0, 32, 30, 0, 32, 32, 28, 0, 0, 29, 29, 29, 28, 29, 30, 28, 29, 29, 0, 32, 0, 30, 28, 32, 0, 28, 0, 0, 31, 28, 30]]> : tensor<1x65xui32>
  check.expect_eq %r#0, %e0 : tensor<1x65xui32>
  return
}
func.func @p5(%arg0: tensor<0x0x70xf64>, %arg1: tensor<4x8xf64>) -> (tensor<216xf64>, tensor<4x8xf32>, tensor<0x0x70xf64>) {
  %v2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  %v3 = stablehlo.pad %arg0, %v2, low = [2, 1, 2], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<0x0x70xf64>, tensor<f64>) -> tensor<3x1x72xf64>
  %v4 = stablehlo.reshape %v3 : (tensor<3x1x72xf64>) -> tensor<216xf64>
  %v5 = stablehlo.convert %arg1 : (tensor<4x8xf64>) -> tensor<4x8xf32>
  %v6 = stablehlo.power %arg0, %arg0 : tensor<0x0x70xf64>
  return %v4, %v5, %v6 : tensor<216xf64>, tensor<4x8xf32>, tensor<0x0x70xf64>
}
func.func @check5() {
  %a0 = stablehlo.constant dense<> : tensor<0x0x70xf64>
  %a1 = stablehlo.constant dense<[[1.8285132052838374E-249, -1.960000e+00, -3.828000e+00, 0.44399999999999995, 0.55999999999999961, 2.5279999999999996, 3.700000e+00, 2.476000e+00], [1.9820000000000002, 1.612000e+00, 0.46600000000000019, 1.2380000000000004, -2.960000e+00, -0.92799999999999994, 1.1520000000000001, 1.3780000000000001], [-3.298000e+00, 2.490000e+00, -0.2719999999999998, 2.2539999999999996, -3.590000e+00, 0.59600000000000009, -1.270000e+00, 0.91800000000000015], [-1.624000e+00, -1.6480000000000001, 8.1710768007809408E-256, 1.2160000000000002, -1.520000e+00, -1.698000e+00, 2.192000e+00, -3.338000e+00]]> : tensor<4x8xf64>
  %r:3 = call @p5(%a0, %a1) : (tensor<0x0x70xf64>, tensor<4x8xf64>) -> (tensor<216xf64>, tensor<4x8xf32>, tensor<0x0x70xf64>)
  %e0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<216xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<216xf64>, tensor<216xf64>
  %e1 = stablehlo.constant dense<[[0.000000e+00, -1.960000e+00, -3.828000e+00, 4.440000e-01, 5.600000e-01, 2.528000e+00, 3.700000e+00, 2.476000e+00], [1.982000e+00, 1.612000e+00, 4.660000e-01, 1.238000e+00, -2.960000e+00, -0.927999973, 1.152000e+00, 1.378000e+00], [-3.298000e+00, 2.490000e+00, -2.720000e-01, 2.254000e+00, -3.590000e+00, 5.960000e-01, -1.270000e+00, 9.180000e-01], [-1.624000e+00, -1.648000e+00, 0.000000e+00, 1.216000e+00, -1.520000e+00, -1.698000e+00, 2.192000e+00, -3.338000e+00]]> : tensor<4x8xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4x8xf32>, tensor<4x8xf32>
  %e2 = stablehlo.constant dense<> : tensor<0x0x70xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0x0x70xf64>, tensor<0x0x70xf64>
  return
}
func.func @p6(%arg0: tensor<0x65x5xf64>, %arg1: tensor<i64>, %arg2: tensor<7x5x1xf32>) -> (tensor<i64>) {
  %v3 = stablehlo.not %arg1 : tensor<i64>
  return %v3 : tensor<i64>
}
func.func @check6() {
  %a0 = stablehlo.constant dense<> : tensor<0x65x5xf64>
  %a1 = stablehlo.constant dense<-6> : tensor<i64>
  %a2 = stablehlo.constant dense<[[[2.430000e+00], [-1.472000e+00], [1.638000e+00], [-3.408000e+00], [-3.560000e-01]], [[-1.348000e+00], [2.926000e+00], [0x7F800000], [-3.720000e+00], [1.000000e+00]], [[-1.826000e+00], [-3.176000e+00], [-3.598000e+00], [-3.732000e+00], [1.804000e+00]], [[-6.000000e-03], [-3.550000e+00], [3.82916439E+28], [2.500000e+00], [5.200000e-01]], [[2.938000e+00], [-2.340000e-01], [-3.026000e+00], [-0.0879999995], [3.556000e+00]], [[-1.786000e+00], [5.400000e-02], [2.57197419E-9], [6.240000e-01], [2.518000e+00]], [[-0.875999987], [1.680000e+00], [3.680000e+00], [-3.344000e+00], [-5.120000e-01]]]> : tensor<7x5x1xf32>
  %r:1 = call @p6(%a0, %a1, %a2) : (tensor<0x65x5xf64>, tensor<i64>, tensor<7x5x1xf32>) -> tensor<i64>
  %e0 = stablehlo.constant dense<5> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  return
}
func.func @p7(%arg0: tensor<13x70x0xf32>, %arg1: tensor<ui8>) -> (tensor<f32>, tensor<16xf32>, tensor<f32>) {
  %v2 = stablehlo.constant dense<-0.0> : tensor<f32>
  %v3 = stablehlo.reduce(%arg0 init: %v2) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<13x70x0xf32>, tensor<f32>) -> tensor<f32>
  %v4 = stablehlo.add %arg1, %arg1 : tensor<ui8>
  %v5 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %v6 = stablehlo.convert %v4 : (tensor<ui8>) -> tensor<f32>
  return %v3, %v5, %v6 : tensor<f32>, tensor<16xf32>, tensor<f32>
}
func.func @check7() {
  %a0 = stablehlo.constant dense<> : tensor<13x70x0xf32>
  %a1 = stablehlo.constant dense<7> : tensor<ui8>
  %r:3 = call @p7(%a0, %a1) : (tensor<13x70x0xf32>, tensor<ui8>) -> (tensor<f32>, tensor<16xf32>, tensor<f32>)
  %e0 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<-0.000000e+00> : tensor<16xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<16xf32>, tensor<16xf32>
  %e2 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p8(%arg0: tensor<i1>) -> (tensor<i1>) {
  return %arg0 : tensor<i1>
}
func.func @check8() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %r:1 = call @p8(%a0) : (tensor<i1>) -> tensor<i1>
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  return
}
func.func @p9(%arg0: tensor<2xi4>, %arg1: tensor<70x0xui64>, %arg2: tensor<3xui64>) -> (tensor<70x0xui16>, tensor<140x0xui64>, tensor<1xi4>, tensor<6xui64>) {
  %v3 = stablehlo.convert %arg1 : (tensor<70x0xui64>) -> tensor<70x0xui16>
  %v4 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %v5 = stablehlo.pad %arg1, %v4, low = [0, 1], high = [1, -1], interior = [1, 0] : (tensor<70x0xui64>, tensor<ui64>) -> tensor<140x0xui64>
  %v6 = stablehlo.popcnt %v5 : tensor<140x0xui64>
  %v7 = stablehlo.constant dense<2> : tensor<i4>
  %v8 = stablehlo.pad %arg0, %v7, low = [-1], high = [0], interior = [0] : (tensor<2xi4>, tensor<i4>) -> tensor<1xi4>
  %v9 = stablehlo.concatenate %arg2, %arg2, dim = 0 : (tensor<3xui64>, tensor<3xui64>) -> tensor<6xui64>
  %v10 = stablehlo.constant dense<3> : tensor<ui64>
  %v11 = stablehlo.reduce(%arg1 init: %v10) applies stablehlo.minimum across dimensions = [1] : (tensor<70x0xui64>, tensor<ui64>) -> tensor<70xui64>
  return %v3, %v6, %v8, %v9 : tensor<70x0xui16>, tensor<140x0xui64>, tensor<1xi4>, tensor<6xui64>
}
func.func @check9() {
  %a0 = stablehlo.constant dense<[-8, -3]> : tensor<2xi4>
  %a1 = stablehlo.constant dense<> : tensor<70x0xui64>
  %a2 = stablehlo.constant dense<[18446744073709551609, 18446744073709551607, 18446744073709551606]> : tensor<3xui64>
  %r:4 = call @p9(%a0, %a1, %a2) : (tensor<2xi4>, tensor<70x0xui64>, tensor<3xui64>) -> (tensor<70x0xui16>, tensor<140x0xui64>, tensor<1xi4>, tensor<6xui64>)
  %e0 = stablehlo.constant dense<> : tensor<70x0xui16>
  check.expect_eq %r#0, %e0 : tensor<70x0xui16>
  %e1 = stablehlo.constant dense<> : tensor<140x0xui64>
  check.expect_eq %r#1, %e1 : tensor<140x0xui64>
  %e2 = stablehlo.constant dense<-3> : tensor<1xi4>
  check.expect_eq %r#2, %e2 : tensor<1xi4>
  %e3 = stablehlo.constant dense<[18446744073709551609, 18446744073709551607, 18446744073709551606, 18446744073709551609, 18446744073709551607, 18446744073709551606]> : tensor<6xui64>
  check.expect_eq %r#3, %e3 : tensor<6xui64>
  return
}
func.func @p10(%arg0: tensor<ui16>, %arg1: tensor<i1>, %arg2: tensor<i1>) -> (tensor<ui16>, tensor<ui16>, tensor<1x3xi1>) {
  %v3 = stablehlo.multiply %arg0, %arg0 : tensor<ui16>
  %v4 = stablehlo.reshape %arg2 : (tensor<i1>) -> tensor<1x1xi1>
  %v5 = stablehlo.select %arg1, %arg0, %arg0 : tensor<i1>, tensor<ui16>
  %v6 = stablehlo.concatenate %v4, %v4, dim = 1 : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x2xi1>
  %v7 = stablehlo.concatenate %v6, %v4, dim = 1 : (tensor<1x2xi1>, tensor<1x1xi1>) -> tensor<1x3xi1>
  return %v3, %v5, %v7 : tensor<ui16>, tensor<ui16>, tensor<1x3xi1>
}
func.func @check10() {
  %a0 = stablehlo.constant dense<65535> : tensor<ui16>
  %a1 = stablehlo.constant dense<true> : tensor<i1>
  %a2 = stablehlo.constant dense<false> : tensor<i1>
  %r:3 = call @p10(%a0, %a1, %a2) : (tensor<ui16>, tensor<i1>, tensor<i1>) -> (tensor<ui16>, tensor<ui16>, tensor<1x3xi1>)
  %e0 = stablehlo.constant dense<1> : tensor<ui16>
  check.expect_eq %r#0, %e0 : tensor<ui16>
  %e1 = stablehlo.constant dense<65535> : tensor<ui16>
  check.expect_eq %r#1, %e1 : tensor<ui16>
  %e2 = stablehlo.constant dense<false> : tensor<1x3xi1>
  check.expect_eq %r#2, %e2 : tensor<1x3xi1>
  return
}
func.func @p11(%arg0: tensor<33x4xf8E4M3FN>, %arg1: tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>, tensor<4x33xf8E4M3FN>, tensor<4x33xf8E4M3FN>) {
  %v2 = stablehlo.maximum %arg1, %arg1 : tensor<f8E5M2>
  %v3 = stablehlo.ceil %arg1 : tensor<f8E5M2>
  %v4 = stablehlo.power %arg1, %v2 : tensor<f8E5M2>
  %v5 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<33x4xf8E4M3FN>) -> tensor<4x33xf8E4M3FN>
  %v6 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<33x4xf8E4M3FN>) -> tensor<4x33xf8E4M3FN>
  return %v3, %v4, %v5, %v6 : tensor<f8E5M2>, tensor<f8E5M2>, tensor<4x33xf8E4M3FN>, tensor<4x33xf8E4M3FN>
}
func.func @check11() {
  %a0 = stablehlo.constant dense<"0x433D3426BC7F78C63D3FB4A8BD173FC0401F451A32A9C1C041B846BC2BC3C4459FC5B23AFF3B3A7F403B403B454580304544C2B83E30BDC59C109E47423C4125B3C64128C2C20E423F9CAB4437B8422842B23A3040387FC63A4346B844723CC5C24640B4C221C6B840C63CBE3DC6C0C02E389E7F45BDC32FBE4639B4B97F2CCEBAC23E40"> : tensor<33x4xf8E4M3FN>
  %a1 = stablehlo.constant dense<2.500000e+00> : tensor<f8E5M2>
  %r:4 = call @p11(%a0, %a1) : (tensor<33x4xf8E4M3FN>, tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>, tensor<4x33xf8E4M3FN>, tensor<4x33xf8E4M3FN>)
  %e0 = stablehlo.constant dense<3.000000e+00> : tensor<f8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  %e1 = stablehlo.constant dense<1.000000e+01> : tensor<f8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  %e2 = stablehlo.constant dense<"0x43BC3DBD4032412B9FFF4045453E9C42B3C23F3742403A44C2C2403D2E45BEB9BA3D7F3F171FA9B8C3C53B3B454430103CC6C29CB8B23843724621C6C638BD467FC23478B43F45C146C4B23A4080C2BD9E41410EAB423A7F463C40C63CC09EC3392C3E26C6A8C01AC0BC453A7F3B30B8C547252842442830C6B8C5B4B8BEC07F2FB4CE40"> : tensor<4x33xf8E4M3FN>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<4x33xf8E4M3FN>, tensor<4x33xf8E4M3FN>
  %e3 = stablehlo.constant dense<"0x43BC3DBD4032412B9FFF4045453E9C42B3C23F3742403A44C2C2403D2E45BEB9BA3D7F3F171FA9B8C3C53B3B454430103CC6C29CB8B23843724621C6C638BD467FC23478B43F45C146C4B23A4080C2BD9E41410EAB423A7F463C40C63CC09EC3392C3E26C6A8C01AC0BC453A7F3B30B8C547252842442830C6B8C5B4B8BEC07F2FB4CE40"> : tensor<4x33xf8E4M3FN>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<4x33xf8E4M3FN>, tensor<4x33xf8E4M3FN>
  return
}
func.func @p12(%arg0: tensor<5xi1>, %arg1: tensor<0xi32>) -> (tensor<1xi32>, tensor<10xi1>, tensor<i1>) {
  %v2 = stablehlo.not %arg1 : tensor<0xi32>
  %v3 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<5xi1>, tensor<5xi1>) -> tensor<10xi1>
  %v4 = stablehlo.constant dense<2147483647> : tensor<i32>
  %v5 = stablehlo.pad %v2, %v4, low = [0], high = [1], interior = [0] : (tensor<0xi32>, tensor<i32>) -> tensor<1xi32>
  %v6 = stablehlo.not %v3 : tensor<10xi1>
  %v7 = stablehlo.compare EQ, %v4, %v4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %v5, %v6, %v7 : tensor<1xi32>, tensor<10xi1>, tensor<i1>
}
func.func @check12() {
  %a0 = stablehlo.constant dense<[false, true, false, false, true]> : tensor<5xi1>
  %a1 = stablehlo.constant dense<> : tensor<0xi32>
  %r:3 = call @p12(%a0, %a1) : (tensor<5xi1>, tensor<0xi32>) -> (tensor<1xi32>, tensor<10xi1>, tensor<i1>)
  %e0 = stablehlo.constant dense<2147483647> : tensor<1xi32>
  check.expect_eq %r#0, %e0 : tensor<1xi32>
  %e1 = stablehlo.constant dense<[true, false, true, true, false, true, false, true, true, false]> : tensor<10xi1>
  check.expect_eq %r#1, %e1 : tensor<10xi1>
  %e2 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#2, %e2 : tensor<i1>
  return
}
func.func @p13(%arg0: tensor<2x70x0xf8E5M2>) -> (tensor<2x2x70x0xf8E5M2>, tensor<70x0xf8E5M2>, tensor<0x1x1xf8E5M2>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x70x0xf8E5M2>) -> tensor<2x2x70x0xf8E5M2>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x70x0xf8E5M2>) -> tensor<2x33x70x0xf8E5M2>
  %v3 = stablehlo.divide %v1, %v1 : tensor<2x2x70x0xf8E5M2>
  %v4 = stablehlo.add %v1, %v3 : tensor<2x2x70x0xf8E5M2>
  %v5 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
  %v6 = stablehlo.reduce(%v2 init: %v5) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<2x33x70x0xf8E5M2>, tensor<f8E5M2>) -> tensor<70x0xf8E5M2>
  %v7 = stablehlo.reshape %v2 : (tensor<2x33x70x0xf8E5M2>) -> tensor<0x1x1xf8E5M2>
  return %v4, %v6, %v7 : tensor<2x2x70x0xf8E5M2>, tensor<70x0xf8E5M2>, tensor<0x1x1xf8E5M2>
}
func.func @check13() {
  %a0 = stablehlo.constant dense<> : tensor<2x70x0xf8E5M2>
  %r:3 = call @p13(%a0) : (tensor<2x70x0xf8E5M2>) -> (tensor<2x2x70x0xf8E5M2>, tensor<70x0xf8E5M2>, tensor<0x1x1xf8E5M2>)
  %e0 = stablehlo.constant dense<> : tensor<2x2x70x0xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2x2x70x0xf8E5M2>, tensor<2x2x70x0xf8E5M2>
  %e1 = stablehlo.constant dense<> : tensor<70x0xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<70x0xf8E5M2>, tensor<70x0xf8E5M2>
  %e2 = stablehlo.constant dense<> : tensor<0x1x1xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0x1x1xf8E5M2>, tensor<0x1x1xf8E5M2>
  return
}
func.func @p14(%arg0: tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>) {
  %v1 = stablehlo.divide %arg0, %arg0 : tensor<3xi16>
  %v2 = stablehlo.subtract %v1, %v1 : tensor<3xi16>
  %v3 = stablehlo.xor %v2, %arg0 : tensor<3xi16>
  %v4 = stablehlo.reverse %arg0, dims = [0] : tensor<3xi16>
  return %v3, %v4 : tensor<3xi16>, tensor<3xi16>
}
func.func @check14() {
  %a0 = stablehlo.constant dense<[-4, -11, 7]> : tensor<3xi16>
  %r:2 = call @p14(%a0) : (tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>)
  %e0 = stablehlo.constant dense<[-4, -11, 7]> : tensor<3xi16>
  check.expect_eq %r#0, %e0 : tensor<3xi16>
  %e1 = stablehlo.constant dense<[7, -11, -4]> : tensor<3xi16>
  check.expect_eq %r#1, %e1 : tensor<3xi16>
  return
}
func.func @p15(%arg0: tensor<3x0x13xf32>) -> (tensor<3x0x13xf32>) {
  return %arg0 : tensor<3x0x13xf32>
}
func.func @check15() {
  %a0 = stablehlo.constant dense<> : tensor<3x0x13xf32>
  %r:1 = call @p15(%a0) : (tensor<3x0x13xf32>) -> tensor<3x0x13xf32>
  %e0 = stablehlo.constant dense<> : tensor<3x0x13xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x0x13xf32>, tensor<3x0x13xf32>
  return
}
func.func @p16(%arg0: tensor<5x5xf64>) -> (tensor<5x5xf64>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<5x5xf64>
  %v2 = stablehlo.reshape %v1 : (tensor<5x5xf64>) -> tensor<5x5xf64>
  return %v2 : tensor<5x5xf64>
}
func.func @check16() {
  %a0 = stablehlo.constant dense<[[-3.148000e+00, -2.926000e+00, 0.38400000000000034, 6.6700984092954033E-277, 3.716000e+00], [-3.216000e+00, 1.242000e+00, 1.4379999999999997, -1.2919999999999998, 2.990000e+00], [1.6079999999999997, -2.540000e+00, -3.528000e+00, 1.5579999999999998, 0.086000000000000298], [-2.448000e+00, 0.75199999999999978, 3.612000e+00, -2.358000e+00, -1.888000e+00], [2.3259999999999996, -3.250000e+00, 0.65000000000000036, -3.186000e+00, 1.7880000000000003]]> : tensor<5x5xf64>
  %r:1 = call @p16(%a0) : (tensor<5x5xf64>) -> tensor<5x5xf64>
  %e0 = stablehlo.constant dense<[[-6.296000e+00, -5.852000e+00, 0.76800000000000068, 1.3340196818590807E-276, 7.432000e+00], [-6.432000e+00, 2.484000e+00, 2.8759999999999994, -2.5839999999999996, 5.980000e+00], [3.2159999999999993, -5.080000e+00, -7.056000e+00, 3.1159999999999997, 0.1720000000000006], [-4.896000e+00, 1.5039999999999996, 7.224000e+00, -4.716000e+00, -3.776000e+00], [4.6519999999999992, -6.500000e+00, 1.3000000000000007, -6.372000e+00, 3.5760000000000005]]> : tensor<5x5xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x5xf64>, tensor<5x5xf64>
  return
}
func.func @p17(%arg0: tensor<ui64>, %arg1: tensor<13xf64>) -> (tensor<13x7xf64>, tensor<13xf64>, tensor<18xf64>, tensor<27xf64>) {
  %v2 = stablehlo.power %arg1, %arg1 : tensor<13xf64>
  %v3 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<13xf64>) -> tensor<13x7xf64>
  %v4 = stablehlo.reverse %v2, dims = [0] : tensor<13xf64>
  %v5 = stablehlo.slice %v2 [2:11:1] : (tensor<13xf64>) -> tensor<9xf64>
  %v6 = stablehlo.abs %v5 : tensor<9xf64>
  %v7 = stablehlo.concatenate %v5, %v5, dim = 0 : (tensor<9xf64>, tensor<9xf64>) -> tensor<18xf64>
  %v8 = stablehlo.reverse %v7, dims = [0] : tensor<18xf64>
  %v9 = stablehlo.concatenate %v6, %v7, dim = 0 : (tensor<9xf64>, tensor<18xf64>) -> tensor<27xf64>
  return %v3, %v4, %v8, %v9 : tensor<13x7xf64>, tensor<13xf64>, tensor<18xf64>, tensor<27xf64>
}
func.func @check17() {
  %a0 = stablehlo.constant dense<0> : tensor<ui64>
  %a1 = stablehlo.constant dense<[-2.508000e+00, 1.638000e+00, -2.408000e+00, 0.65200000000000014, -2.650000e+00, -3.164000e+00, -2.270000e+00, -3.762000e+00, 3.896000e+00, 2.0460000000000003, -3.886000e+00, 2.9459999999999997, -2.6100000000000003]> : tensor<13xf64>
  %r:4 = call @p17(%a0, %a1) : (tensor<ui64>, tensor<13xf64>) -> (tensor<13x7xf64>, tensor<13xf64>, tensor<18xf64>, tensor<27xf64>)
  %e0 = stablehlo.constant dense<[[-2.508000e+00, -2.508000e+00, -2.508000e+00, -2.508000e+00, -2.508000e+00, -2.508000e+00, -2.508000e+00], [1.638000e+00, 1.638000e+00, 1.638000e+00, 1.638000e+00, 1.638000e+00, 1.638000e+00, 1.638000e+00], [-2.408000e+00, -2.408000e+00, -2.408000e+00, -2.408000e+00, -2.408000e+00, -2.408000e+00, -2.408000e+00], [0.65200000000000014, 0.65200000000000014, 0.65200000000000014, 0.65200000000000014, 0.65200000000000014, 0.65200000000000014, 0.65200000000000014], [-2.650000e+00, -2.650000e+00, -2.650000e+00, -2.650000e+00, -2.650000e+00, -2.650000e+00, -2.650000e+00], [-3.164000e+00, -3.164000e+00, -3.164000e+00, -3.164000e+00, -3.164000e+00, -3.164000e+00, -3.164000e+00], [-2.270000e+00, -2.270000e+00, -2.270000e+00, -2.270000e+00, -2.270000e+00, -2.270000e+00, -2.270000e+00], [-3.762000e+00, -3.762000e+00, -3.762000e+00, -3.762000e+00, -3.762000e+00, -3.762000e+00, -3.762000e+00], [3.896000e+00, 3.896000e+00, 3.896000e+00, 3.896000e+00, 3.896000e+00, 3.896000e+00, 3.896000e+00], [2.0460000000000003, 2.0460000000000003, 2.0460000000000003, 2.0460000000000003, 2.0460000000000003, 2.0460000000000003, 2.0460000000000003], [-3.886000e+00, -3.886000e+00, -3.886000e+00, -3.886000e+00, -3.886000e+00, -3.886000e+00, -3.886000e+00], [2.9459999999999997, 2.9459999999999997, 2.9459999999999997, 2.9459999999999997, 2.9459999999999997, 2.9459999999999997, 2.9459999999999997], [-2.6100000000000003, -2.6100000000000003, -2.6100000000000003, -2.6100000000000003, -2.6100000000000003, -2.6100000000000003, -2.6100000000000003]]> : tensor<13x7xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<13x7xf64>, tensor<13x7xf64>
  %e1 = stablehlo.constant dense<[0xFFF8000000000000, 24.119020098791413, 0xFFF8000000000000, 4.326263003852306, 200.0098675338061, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0.75664023650027468, 0xFFF8000000000000, 2.244120453243359, 0xFFF8000000000000]> : tensor<13xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<13xf64>, tensor<13xf64>
  %e2 = stablehlo.constant dense<[0xFFF8000000000000, 4.326263003852306, 200.0098675338061, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0.75664023650027468, 0xFFF8000000000000, 0xFFF8000000000000, 4.326263003852306, 200.0098675338061, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0.75664023650027468, 0xFFF8000000000000]> : tensor<18xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<18xf64>, tensor<18xf64>
  %e3 = stablehlo.constant dense<[0x7FF8000000000000, 0.75664023650027468, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 200.0098675338061, 4.326263003852306, 0x7FF8000000000000, 0xFFF8000000000000, 0.75664023650027468, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 200.0098675338061, 4.326263003852306, 0xFFF8000000000000, 0xFFF8000000000000, 0.75664023650027468, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 200.0098675338061, 4.326263003852306, 0xFFF8000000000000]> : tensor<27xf64>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<27xf64>, tensor<27xf64>
  return
}
func.func @p18(%arg0: tensor<i32>) -> (tensor<1xi32>, tensor<1x2x1xi32>) {
  %v1 = stablehlo.minimum %arg0, %arg0 : tensor<i32>
  %v2 = stablehlo.reshape %v1 : (tensor<i32>) -> tensor<1x1x1xi32>
  %v3 = stablehlo.constant dense<2> : tensor<i32>
  %v4 = stablehlo.reduce(%v2 init: %v3) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<1x1x1xi32>, tensor<i32>) -> tensor<1xi32>
  %v5 = stablehlo.concatenate %v2, %v2, dim = 1 : (tensor<1x1x1xi32>, tensor<1x1x1xi32>) -> tensor<1x2x1xi32>
  return %v4, %v5 : tensor<1xi32>, tensor<1x2x1xi32>
}
func.func @check18() {
  %a0 = stablehlo.constant dense<2> : tensor<i32>
  %r:2 = call @p18(%a0) : (tensor<i32>) -> (tensor<1xi32>, tensor<1x2x1xi32>)
  %e0 = stablehlo.constant dense<2> : tensor<1xi32>
  check.expect_eq %r#0, %e0 : tensor<1xi32>
  %e1 = stablehlo.constant dense<2> : tensor<1x2x1xi32>
  check.expect_eq %r#1, %e1 : tensor<1x2x1xi32>
  return
}
func.func @p19(%arg0: tensor<bf16>, %arg1: tensor<f16>, %arg2: tensor<i1>) -> (tensor<f16>) {
  %v3 = stablehlo.convert %arg0 : (tensor<bf16>) -> tensor<i1>
  %v4 = stablehlo.sqrt %arg1 : tensor<f16>
  %v5 = stablehlo.ceil %v4 : tensor<f16>
  %v6 = stablehlo.select %v3, %v4, %v5 : tensor<i1>, tensor<f16>
  return %v6 : tensor<f16>
}
func.func @check19() {
  %a0 = stablehlo.constant dense<-3.734380e+00> : tensor<bf16>
  %a1 = stablehlo.constant dense<-2.138670e+00> : tensor<f16>
  %a2 = stablehlo.constant dense<true> : tensor<i1>
  %r:1 = call @p19(%a0, %a1, %a2) : (tensor<bf16>, tensor<f16>, tensor<i1>) -> tensor<f16>
  %e0 = stablehlo.constant dense<0xFE00> : tensor<f16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  return
}
func.func @p20(%arg0: tensor<f32>, %arg1: tensor<0xf32>) -> (tensor<f32>) {
  %v2 = stablehlo.divide %arg0, %arg0 : tensor<f32>
  return %v2 : tensor<f32>
}
func.func @check20() {
  %a0 = stablehlo.constant dense<-2.020000e-01> : tensor<f32>
  %a1 = stablehlo.constant dense<> : tensor<0xf32>
  %r:1 = call @p20(%a0, %a1) : (tensor<f32>, tensor<0xf32>) -> tensor<f32>
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p21(%arg0: tensor<0xf32>, %arg1: tensor<33x4xui32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<0x1x1xf32>, tensor<22x6x1xui32>) {
  %v2 = stablehlo.maximum %arg0, %arg0 : tensor<0xf32>
  %v3 = stablehlo.reshape %arg1 : (tensor<33x4xui32>) -> tensor<6x1x22xui32>
  %v4 = stablehlo.reshape %v3 : (tensor<6x1x22xui32>) -> tensor<6x1x22xui32>
  %v5 = stablehlo.constant dense<0> : tensor<ui32>
  %v6 = stablehlo.reduce(%v4 init: %v5) applies stablehlo.add across dimensions = [] : (tensor<6x1x22xui32>, tensor<ui32>) -> tensor<6x1x22xui32>
  %v7 = stablehlo.log %arg0 : tensor<0xf32>
  %v8 = stablehlo.multiply %v2, %arg0 : tensor<0xf32>
  %v9 = stablehlo.reshape %v2 : (tensor<0xf32>) -> tensor<0x1x1xf32>
  %v10 = stablehlo.transpose %v4, dims = [2, 0, 1] : (tensor<6x1x22xui32>) -> tensor<22x6x1xui32>
  %v11 = stablehlo.slice %v6 [1:4:1, 0:1:1, 1:21:2] : (tensor<6x1x22xui32>) -> tensor<3x1x10xui32>
  return %v7, %v8, %v9, %v10 : tensor<0xf32>, tensor<0xf32>, tensor<0x1x1xf32>, tensor<22x6x1xui32>
}
func.func @check21() {
  %a0 = stablehlo.constant dense<> : tensor<0xf32>
  %a1 = stablehlo.constant dense<"0xF6FFFFFFFDFFFFFFF8FFFFFFF5FFFFFF0100000002000000FDFFFFFF00000000F8FFFFFF05000000040000000A000000FBFFFFFFFEFFFFFFFAFFFFFF09000000000000000800000009000000FFFFFFFF0300000007000000FDFFFFFFF6FFFFFFFAFFFFFF00000000F6FFFFFFFFFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF00000000B1BDEE4D09B218F703000000F7FFFFFF08000000F8FFFFFF0500000007000000040000000500000007000000FAFFFFFF030000000B00000000000000FCFFFFFF03000000F6FFFFFFF7FFFFFFFFFFFFFFF5FFFFFFFCFFFFFFF9FFFFFFE31E16310B000000FCFFFFFF0B000000F6BA3C5100000000FEFFFFFFF6FFFFFF08000000000000000000000008000000010000000500000000000000FAFFFFFF0200000009000000090000000B00000002000000040000000000000000000000F8FFFFFFFFFFFFFF0A0000000500000001000000F7FFFFFFFFFFFFFF0100000001000000FFFFFFFF090000000B000000F6FFFFFF05000000FEFFFFFF080000000000000001000000080000000A000000FFFFFFFFFAFFFFFFF9FFFFFF0A00000004000000576DE99A01000000F7FFFFFFFBFFFFFFFAFFFFFFF7FFFFFF0A000000FAFFFFFFFEFFFFFF89CEAB76FDFFFFFF07000000F8FFFFFFFFFFFFFFFDFFFFFFFAFFFFFF00000000FE541021FF9B2A7CFFFFFFFF06000000050000000B000000FFFFFFFF03000000F5FFFFFF07000000F7FFFFFF"> : tensor<33x4xui32>
  %r:4 = call @p21(%a0, %a1) : (tensor<0xf32>, tensor<33x4xui32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<0x1x1xf32>, tensor<22x6x1xui32>)
  %e0 = stablehlo.constant dense<> : tensor<0xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0xf32>, tensor<0xf32>
  %e1 = stablehlo.constant dense<> : tensor<0xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<0xf32>, tensor<0xf32>
  %e2 = stablehlo.constant dense<> : tensor<0x1x1xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0x1x1xf32>, tensor<0x1x1xf32>
  %e3 = stablehlo.constant dense<"0xF6FFFFFFFDFFFFFF0300000008000000FFFFFFFF0A000000FDFFFFFFF6FFFFFF0B0000000100000009000000FAFFFFFFF8FFFFFFFAFFFFFF00000000050000000B000000FEFFFFFFF5FFFFFF00000000FCFFFFFF00000000F6FFFFFF89CEAB7601000000F6FFFFFF03000000FAFFFFFF05000000FDFFFFFF02000000FFFFFFFFF6FFFFFF02000000FEFFFFFF07000000FDFFFFFFFFFFFFFFF7FFFFFF0900000008000000F8FFFFFF00000000FAFFFFFFFFFFFFFF0900000000000000FFFFFFFFF8FFFFFFFFFFFFFFF5FFFFFF0B00000001000000FDFFFFFF0500000000000000FCFFFFFF0200000008000000FAFFFFFF04000000B1BDEE4DF9FFFFFF040000000A000000000000000A00000009B218F7E31E163100000000FFFFFFFFFE541021FBFFFFFF030000000B00000000000000FAFFFFFFFF9B2A7CFEFFFFFFF7FFFFFFFCFFFFFFF8FFFFFFF9FFFFFFFFFFFFFFFAFFFFFF080000000B000000FFFFFFFF0A0000000600000009000000F8FFFFFFF6BA3C510A000000040000000500000000000000050000000000000005000000576DE99A0B0000000800000007000000FEFFFFFF0100000001000000FFFFFFFF0900000004000000F6FFFFFFF7FFFFFFF7FFFFFF03000000FFFFFFFF0500000008000000FFFFFFFFFBFFFFFFF5FFFFFF03000000070000000000000001000000FAFFFFFF0700000007000000FAFFFFFF0000000001000000F7FFFFFFF7FFFFFF"> : tensor<22x6x1xui32>
  check.expect_eq %r#3, %e3 : tensor<22x6x1xui32>
  return
}
func.func @p22(%arg0: tensor<3x0x7xi1>, %arg1: tensor<33x2xi1>, %arg2: tensor<4x5xf32>) -> (tensor<1x3xf32>) {
  %v3 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [1] x [1] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x4xf32>
  %v4 = stablehlo.slice %v3 [2:4:2, 1:4:1] : (tensor<4x4xf32>) -> tensor<1x3xf32>
  return %v4 : tensor<1x3xf32>
}
func.func @check22() {
  %a0 = stablehlo.constant dense<> : tensor<3x0x7xi1>
  %a1 = stablehlo.constant dense<[[true, false], [true, true], [true, false], [false, true], [true, false], [false, false], [false, true], [true, true], [false, true], [true, true], [true, false], [false, false], [true, true], [false, false], [false, false], [false, false], [true, false], [false, true], [true, true], [true, false], [false, true], [false, true], [true, true], [false, true], [false, false], [false, false], [false, true], [true, false], [false, false], [false, false], [true, true], [false, false], [true, true]]> : tensor<33x2xi1>
  %a2 = stablehlo.constant dense<[[-1.112000e+00, 4.840000e-01, 2.570000e+00, 5.000000e-01, -9.300000e-01], [-1.556000e+00, -2.126000e+00, -3.568000e+00, 7.240000e-01, -2.274000e+00], [2.200000e-01, 1.53531873, -3.000000e+38, -1.000000e+00, 4.8667925E+31], [4.440000e-01, -3.000000e+38, -3.208000e+00, 3.394000e+00, -5.000000e-01]]> : tensor<4x5xf32>
  %r:1 = call @p22(%a0, %a1, %a2) : (tensor<3x0x7xi1>, tensor<33x2xi1>, tensor<4x5xf32>) -> tensor<1x3xf32>
  %e0 = stablehlo.constant dense<[[0x7F800000, 0x7F800000, 0x7FC00000]]> : tensor<1x3xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x3xf32>, tensor<1x3xf32>
  return
}
func.func @p23(%arg0: tensor<i4>, %arg1: tensor<13x2xi4>) -> (tensor<13x2xi1>) {
  %v2 = stablehlo.compare GT, %arg1, %arg1 : (tensor<13x2xi4>, tensor<13x2xi4>) -> tensor<13x2xi1>
  return %v2 : tensor<13x2xi1>
}
func.func @check23() {
  %a0 = stablehlo.constant dense<-8> : tensor<i4>
  %a1 = stablehlo.constant dense<[[-5, 6], [-8, -4], [-6, -6], [3, 2], [-1, 1], [7, 5], [5, -6], [-6, 3], [-6, -5], [-3, 7], [5, 0], [7, -7], [-8, -4]]> : tensor<13x2xi4>
  %r:1 = call @p23(%a0, %a1) : (tensor<i4>, tensor<13x2xi4>) -> tensor<13x2xi1>
  %e0 = stablehlo.constant dense<false> : tensor<13x2xi1>
  check.expect_eq %r#0, %e0 : tensor<13x2xi1>
  return
}
func.func @p24(%arg0: tensor<f16>, %arg1: tensor<2xf32>) -> (tensor<2x1xf16>, tensor<1x1x2xf16>, tensor<2x1x1xf16>, tensor<4xf32>) {
  %v2 = stablehlo.multiply %arg1, %arg1 : tensor<2xf32>
  %v3 = stablehlo.reshape %arg0 : (tensor<f16>) -> tensor<1x1x1xf16>
  %v4 = stablehlo.concatenate %v3, %v3, dim = 0 : (tensor<1x1x1xf16>, tensor<1x1x1xf16>) -> tensor<2x1x1xf16>
  %v5 = stablehlo.constant dense<-0.0> : tensor<f16>
  %v6 = stablehlo.reduce(%v4 init: %v5) applies stablehlo.add across dimensions = [2] : (tensor<2x1x1xf16>, tensor<f16>) -> tensor<2x1xf16>
  %v7 = stablehlo.transpose %v4, dims = [1, 2, 0] : (tensor<2x1x1xf16>) -> tensor<1x1x2xf16>
  %v8 = stablehlo.round_nearest_even %v4 : tensor<2x1x1xf16>
  %v9 = stablehlo.concatenate %arg1, %v2, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return %v6, %v7, %v8, %v9 : tensor<2x1xf16>, tensor<1x1x2xf16>, tensor<2x1x1xf16>, tensor<4xf32>
}
func.func @check24() {
  %a0 = stablehlo.constant dense<1.511720e+00> : tensor<f16>
  %a1 = stablehlo.constant dense<[3.410000e+00, 3.352000e+00]> : tensor<2xf32>
  %r:4 = call @p24(%a0, %a1) : (tensor<f16>, tensor<2xf32>) -> (tensor<2x1xf16>, tensor<1x1x2xf16>, tensor<2x1x1xf16>, tensor<4xf32>)
  %e0 = stablehlo.constant dense<1.511720e+00> : tensor<2x1xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2x1xf16>, tensor<2x1xf16>
  %e1 = stablehlo.constant dense<1.511720e+00> : tensor<1x1x2xf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x1x2xf16>, tensor<1x1x2xf16>
  %e2 = stablehlo.constant dense<2.000000e+00> : tensor<2x1x1xf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<2x1x1xf16>, tensor<2x1x1xf16>
  %e3 = stablehlo.constant dense<[3.410000e+00, 3.352000e+00, 1.162810e+01, 11.2359037]> : tensor<4xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @p25(%arg0: tensor<ui16>, %arg1: tensor<ui64>) -> (tensor<ui64>) {
  return %arg1 : tensor<ui64>
}
func.func @check25() {
  %a0 = stablehlo.constant dense<1> : tensor<ui16>
  %a1 = stablehlo.constant dense<10> : tensor<ui64>
  %r:1 = call @p25(%a0, %a1) : (tensor<ui16>, tensor<ui64>) -> tensor<ui64>
  %e0 = stablehlo.constant dense<10> : tensor<ui64>
  check.expect_eq %r#0, %e0 : tensor<ui64>
  return
}
func.func @p26(%arg0: tensor<7xf32>, %arg1: tensor<5x4xi32>, %arg2: tensor<3xi32>) -> (tensor<6x4xi32>, tensor<7xi32>, tensor<i1>, tensor<3xi32>) {
  %v3 = stablehlo.concatenate %arg2, %arg2, dim = 0 : (tensor<3xi32>, tensor<3xi32>) -> tensor<6xi32>
  %v4 = stablehlo.broadcast_in_dim %v3, dims = [0] : (tensor<6xi32>) -> tensor<6x4xi32>
  %v5 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %v6 = stablehlo.pad %arg2, %v5, low = [1], high = [1], interior = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<7xi32>
  %v7 = stablehlo.or %v5, %v5 : tensor<i32>
  %v8 = stablehlo.convert %v7 : (tensor<i32>) -> tensor<i1>
  %v9 = stablehlo.negate %arg2 : tensor<3xi32>
  return %v4, %v6, %v8, %v9 : tensor<6x4xi32>, tensor<7xi32>, tensor<i1>, tensor<3xi32>
}
func.func @check26() {
  %a0 = stablehlo.constant dense<[1.272000e+00, 1.424000e+00, 1.834000e+00, 5.020000e-01, 2.880000e+00, -8.980000e-01, 1.062000e+00]> : tensor<7xf32>
  %a1 = stablehlo.constant dense<[[-10, -3, 0, 0], [-10, -6, 6, -7], [-6, 0, 2, 9], [11, -8, -5, 2], [0, 5, -10, 4]]> : tensor<5x4xi32>
  %a2 = stablehlo.constant dense<[1, 0, -11]> : tensor<3xi32>
  %r:4 = call @p26(%a0, %a1, %a2) : (tensor<7xf32>, tensor<5x4xi32>, tensor<3xi32>) -> (tensor<6x4xi32>, tensor<7xi32>, tensor<i1>, tensor<3xi32>)
  %e0 = stablehlo.constant dense<[[1, 1, 1, 1], [0, 0, 0, 0], [-11, -11, -11, -11], [1, 1, 1, 1], [0, 0, 0, 0], [-11, -11, -11, -11]]> : tensor<6x4xi32>
  check.expect_eq %r#0, %e0 : tensor<6x4xi32>
  %e1 = stablehlo.constant dense<[-2147483648, 1, -2147483648, 0, -2147483648, -11, -2147483648]> : tensor<7xi32>
  check.expect_eq %r#1, %e1 : tensor<7xi32>
  %e2 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#2, %e2 : tensor<i1>
  %e3 = stablehlo.constant dense<[-1, 0, 11]> : tensor<3xi32>
  check.expect_eq %r#3, %e3 : tensor<3xi32>
  return
}
func.func @p27(%arg0: tensor<2x1x70xi4>, %arg1: tensor<7x0xui64>) -> (tensor<0x7xui64>, tensor<14x0xui64>, tensor<3x1x141xi1>) {
  %v2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<7x0xui64>) -> tensor<0x7xui64>
  %v3 = stablehlo.constant dense<2> : tensor<i4>
  %v4 = stablehlo.pad %arg0, %v3, low = [1, 1, 2], high = [0, -1, 0], interior = [0, 1, 1] : (tensor<2x1x70xi4>, tensor<i4>) -> tensor<3x1x141xi4>
  %v5 = stablehlo.concatenate %arg1, %arg1, dim = 0 : (tensor<7x0xui64>, tensor<7x0xui64>) -> tensor<14x0xui64>
  %v6 = stablehlo.compare NE, %v4, %v4 : (tensor<3x1x141xi4>, tensor<3x1x141xi4>) -> tensor<3x1x141xi1>
  return %v2, %v5, %v6 : tensor<0x7xui64>, tensor<14x0xui64>, tensor<3x1x141xi1>
}
func.func @check27() {
  %a0 = stablehlo.constant dense<"0x050002090B000A050907050C040A0006010B06080F0709000A05090C0D0400010107030500010109030D000608090D0A0D06030A0D0F0E0B000806000E060306060B0A0C06080D0B0607070C0602080F0706000A0B050C070109000008010A07030E00080F090F0B0D05080407050001090F070305040F0E0E060305040305020A070700010D0B0707070408"> : tensor<2x1x70xi4>
  %a1 = stablehlo.constant dense<> : tensor<7x0xui64>
  %r:3 = call @p27(%a0, %a1) : (tensor<2x1x70xi4>, tensor<7x0xui64>) -> (tensor<0x7xui64>, tensor<14x0xui64>, tensor<3x1x141xi1>)
  %e0 = stablehlo.constant dense<> : tensor<0x7xui64>
  check.expect_eq %r#0, %e0 : tensor<0x7xui64>
  %e1 = stablehlo.constant dense<> : tensor<14x0xui64>
  check.expect_eq %r#1, %e1 : tensor<14x0xui64>
  %e2 = stablehlo.constant dense<false> : tensor<3x1x141xi1>
  check.expect_eq %r#2, %e2 : tensor<3x1x141xi1>
  return
}
func.func @p28(%arg0: tensor<0x70x2xf64>, %arg1: tensor<4x1x2xf64>) -> (tensor<5x3x10xf64>, tensor<4x1x1xf64>, tensor<5x5x5xf64>) {
  %v2 = stablehlo.dot_general %arg1, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x1x2xf64>, tensor<4x1x2xf64>) -> tensor<4x1x1xf64>
  %v3 = stablehlo.constant dense<0.0> : tensor<f64>
  %v4 = stablehlo.pad %arg1, %v3, low = [-1, 1, 2], high = [-1, 1, 1], interior = [1, 1, 0] : (tensor<4x1x2xf64>, tensor<f64>) -> tensor<5x3x5xf64>
  %v5 = stablehlo.concatenate %v4, %v4, dim = 2 : (tensor<5x3x5xf64>, tensor<5x3x5xf64>) -> tensor<5x3x10xf64>
  %v6 = stablehlo.convert %v5 : (tensor<5x3x10xf64>) -> tensor<5x3x10xf64>
  %v7 = stablehlo.reverse %v2, dims = [0] : tensor<4x1x1xf64>
  %v8 = stablehlo.dot_general %v4, %v4, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<5x3x5xf64>, tensor<5x3x5xf64>) -> tensor<5x5x5xf64>
  return %v6, %v7, %v8 : tensor<5x3x10xf64>, tensor<4x1x1xf64>, tensor<5x5x5xf64>
}
func.func @check28() {
  %a0 = stablehlo.constant dense<> : tensor<0x70x2xf64>
  %a1 = stablehlo.constant dense<[[[2.050000e+00, 2.2300000000000004]], [[-5.120000e-01, -3.172000e+00]], [[-1.2480000000000002, 0x7FF0000000000000]], [[0.13999999999999968, 2.8019999999999996]]]> : tensor<4x1x2xf64>
  %r:3 = call @p28(%a0, %a1) : (tensor<0x70x2xf64>, tensor<4x1x2xf64>) -> (tensor<5x3x10xf64>, tensor<4x1x1xf64>, tensor<5x5x5xf64>)
  %e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FCA9F1D24D62E0BFC74B3789416009C0000000000000000000000000000000000000000000000000FCA9F1D24D62E0BFC74B3789416009C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002C8716D9CEF7F3BF000000000000F07F0000000000000000000000000000000000000000000000002C8716D9CEF7F3BF000000000000F07F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3x10xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x3x10xf64>, tensor<5x3x10xf64>
  %e1 = stablehlo.constant dense<[[[7.870803999999997]], [[0x7FF0000000000000]], [[10.323728000000001]], [[9.1754000000000016]]]> : tensor<4x1x1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4x1x1xf64>, tensor<4x1x1xf64>
  %e2 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008DEDB5A0F7C6D03F6EC669882AFCF93F0000000000000000000000000000000000000000000000006EC669882AFCF93FEBE923F0871F24400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F87F0000000000000000000000000000000000000000000000000000000000000000000000000000F87F0000000000000000000000000000000000000000000000001B3A765089EBF83F000000000000F0FF0000000000000000000000000000F87F000000000000F87F000000000000F0FF000000000000F07F000000000000F87F000000000000000000000000000000000000000000000000000000000000F87F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x5x5xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<5x5x5xf64>, tensor<5x5x5xf64>
  return
}
func.func @p29(%arg0: tensor<33xi1>) -> (tensor<i1>, tensor<i1>, tensor<1x1xi1>) {
  %v1 = stablehlo.constant dense<true> : tensor<i1>
  %v2 = stablehlo.reduce(%arg0 init: %v1) applies stablehlo.or across dimensions = [0] : (tensor<33xi1>, tensor<i1>) -> tensor<i1>
  %v3 = stablehlo.not %v1 : tensor<i1>
  %v4 = stablehlo.xor %v1, %v2 : tensor<i1>
  %v5 = stablehlo.reshape %v4 : (tensor<i1>) -> tensor<1x1x1xi1>
  %v6 = stablehlo.not %v1 : tensor<i1>
  %v7 = stablehlo.constant dense<false> : tensor<i1>
  %v8 = stablehlo.reduce(%v5 init: %v7) applies stablehlo.and across dimensions = [0] : (tensor<1x1x1xi1>, tensor<i1>) -> tensor<1x1xi1>
  return %v3, %v6, %v8 : tensor<i1>, tensor<i1>, tensor<1x1xi1>
}
func.func @check29() {
  %a0 = stablehlo.constant dense<[false, false, true, false, false, true, true, true, true, false, false, false, false, true, true, true, true, false, true, false, false, false, false, true, false, false, true, false, false, true, false, false, true]> : tensor<33xi1>
  %r:3 = call @p29(%a0) : (tensor<33xi1>) -> (tensor<i1>, tensor<i1>, tensor<1x1xi1>)
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  %e2 = stablehlo.constant dense<false> : tensor<1x1xi1>
  check.expect_eq %r#2, %e2 : tensor<1x1xi1>
  return
}
func.func @p30(%arg0: tensor<i1>) -> (tensor<1x1x1xi1>, tensor<2xi1>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<i1>) -> tensor<1x1x1xi1>
  %v2 = stablehlo.xor %v1, %v1 : tensor<1x1x1xi1>
  %v3 = stablehlo.reshape %v1 : (tensor<1x1x1xi1>) -> tensor<1xi1>
  %v4 = stablehlo.constant dense<true> : tensor<i1>
  %v5 = stablehlo.pad %v3, %v4, low = [2], high = [-1], interior = [1] : (tensor<1xi1>, tensor<i1>) -> tensor<2xi1>
  return %v2, %v5 : tensor<1x1x1xi1>, tensor<2xi1>
}
func.func @check30() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %r:2 = call @p30(%a0) : (tensor<i1>) -> (tensor<1x1x1xi1>, tensor<2xi1>)
  %e0 = stablehlo.constant dense<false> : tensor<1x1x1xi1>
  check.expect_eq %r#0, %e0 : tensor<1x1x1xi1>
  %e1 = stablehlo.constant dense<true> : tensor<2xi1>
  check.expect_eq %r#1, %e1 : tensor<2xi1>
  return
}
func.func @p31(%arg0: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xui32>) {
  %v1 = stablehlo.maximum %arg0, %arg0 : tensor<1xf32>
  %v2 = stablehlo.convert %arg0 : (tensor<1xf32>) -> tensor<1xui32>
  return %v1, %v2 : tensor<1xf32>, tensor<1xui32>
}
func.func @check31() {
  %a0 = stablehlo.constant dense<-4.200000e-02> : tensor<1xf32>
  %r:2 = call @p31(%a0) : (tensor<1xf32>) -> (tensor<1xf32>, tensor<1xui32>)
  %e0 = stablehlo.constant dense<-4.200000e-02> : tensor<1xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1xf32>, tensor<1xf32>
  %e1 = stablehlo.constant dense<0> : tensor<1xui32>
  check.expect_eq %r#1, %e1 : tensor<1xui32>
  return
}
func.func @p32(%arg0: tensor<3x7xf32>) -> (tensor<7xf32>, tensor<f32>, tensor<3x10xf32>, tensor<3x10xf32>) {
  %v1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v2 = stablehlo.reduce(%arg0 init: %v1) applies stablehlo.add across dimensions = [0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
  %v3 = stablehlo.divide %v2, %v2 : tensor<7xf32>
  %v4 = stablehlo.add %v1, %v1 : tensor<f32>
  %v5 = stablehlo.add %arg0, %arg0 : tensor<3x7xf32>
  %v6 = stablehlo.constant dense<0.0> : tensor<f32>
  %v7 = stablehlo.pad %v5, %v6, low = [1, 2], high = [-1, 1], interior = [0, 0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3x10xf32>
  %v8 = stablehlo.transpose %v7, dims = [1, 0] : (tensor<3x10xf32>) -> tensor<10x3xf32>
  %v9 = stablehlo.transpose %v8, dims = [1, 0] : (tensor<10x3xf32>) -> tensor<3x10xf32>
  %v10 = stablehlo.tanh %v7 : tensor<3x10xf32>
  return %v3, %v4, %v9, %v10 : tensor<7xf32>, tensor<f32>, tensor<3x10xf32>, tensor<3x10xf32>
}
func.func @check32() {
  %a0 = stablehlo.constant dense<[[-1.764000e+00, 0xFF800000, 0x7FC00000, 2.150000e+00, 1.970000e+00, 2.938000e+00, -4.68600048E+21], [1.280000e+00, -3.696000e+00, -5.7784297E+11, 0.777999997, -3.054000e+00, -6.100000e-01, 2.562000e+00], [2.046000e+00, 5.620000e-01, -2.452000e+00, -1.546000e+00, 1.178000e+00, 3.836000e+00, 1.052000e+00]]> : tensor<3x7xf32>
  %r:4 = call @p32(%a0) : (tensor<3x7xf32>) -> (tensor<7xf32>, tensor<f32>, tensor<3x10xf32>, tensor<3x10xf32>)
  %e0 = stablehlo.constant dense<0x7FC00000> : tensor<7xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<7xf32>, tensor<7xf32>
  %e1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, -3.528000e+00, 0xFF800000, 0x7FC00000, 4.300000e+00, 3.940000e+00, 5.876000e+00, -9.37200096E+21, 0.000000e+00], [0.000000e+00, 0.000000e+00, 2.560000e+00, -7.392000e+00, -1.15568594E+12, 1.556000e+00, -6.108000e+00, -1.220000e+00, 5.124000e+00, 0.000000e+00]]> : tensor<3x10xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<3x10xf32>, tensor<3x10xf32>
  %e3 = stablehlo.constant dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, -0.998277068, -1.000000e+00, 0x7FC00000, 0.999631881, 0.999243795, 0.999984264, -1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.988118946, -0.999999225, -1.000000e+00, 0.914770066, -0.999990105, -0.839654207, 0.99992913, 0.000000e+00]]> : tensor<3x10xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<3x10xf32>, tensor<3x10xf32>
  return
}
func.func @p33(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>) {
  %v2 = stablehlo.abs %arg1 : tensor<f8E4M3FN>
  %v3 = stablehlo.add %v2, %v2 : tensor<f8E4M3FN>
  return %v3 : tensor<f8E4M3FN>
}
func.func @check33() {
  %a0 = stablehlo.constant dense<1.562500e-01> : tensor<f8E5M2>
  %a1 = stablehlo.constant dense<-2.250000e+00> : tensor<f8E4M3FN>
  %r:1 = call @p33(%a0, %a1) : (tensor<f8E5M2>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %e0 = stablehlo.constant dense<4.500000e+00> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  return
}
func.func @p34(%arg0: tensor<13xf8E5M2>, %arg1: tensor<f8E4M3FN>, %arg2: tensor<f32>) -> (tensor<f8E4M3FN>, tensor<f32>, tensor<54xf8E5M2>) {
  %v3 = stablehlo.subtract %arg1, %arg1 : tensor<f8E4M3FN>
  %v4 = stablehlo.exponential_minus_one %v3 : tensor<f8E4M3FN>
  %v5 = stablehlo.maximum %arg0, %arg0 : tensor<13xf8E5M2>
  %v6 = stablehlo.concatenate %v5, %arg0, dim = 0 : (tensor<13xf8E5M2>, tensor<13xf8E5M2>) -> tensor<26xf8E5M2>
  %v7 = stablehlo.ceil %arg2 : tensor<f32>
  %v8 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
  %v9 = stablehlo.pad %v6, %v8, low = [2], high = [1], interior = [1] : (tensor<26xf8E5M2>, tensor<f8E5M2>) -> tensor<54xf8E5M2>
  return %v4, %v7, %v9 : tensor<f8E4M3FN>, tensor<f32>, tensor<54xf8E5M2>
}
func.func @check34() {
  %a0 = stablehlo.constant dense<[-3.000000e+00, -1.708980e-03, 2.000000e+00, 1.000000e+00, 3.000000e+00, 5.000000e-01, 1.250000e+00, 1.000000e+00, 1.750000e+00, 2.500000e+00, 1.093750e-01, 1.250000e+00, 3.000000e+00]> : tensor<13xf8E5M2>
  %a1 = stablehlo.constant dense<1.125000e+00> : tensor<f8E4M3FN>
  %a2 = stablehlo.constant dense<-3.292000e+00> : tensor<f32>
  %r:3 = call @p34(%a0, %a1, %a2) : (tensor<13xf8E5M2>, tensor<f8E4M3FN>, tensor<f32>) -> (tensor<f8E4M3FN>, tensor<f32>, tensor<54xf8E5M2>)
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  %e1 = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<[0x7E, 0x7E, -3.000000e+00, 0x7E, -1.708980e-03, 0x7E, 2.000000e+00, 0x7E, 1.000000e+00, 0x7E, 3.000000e+00, 0x7E, 5.000000e-01, 0x7E, 1.250000e+00, 0x7E, 1.000000e+00, 0x7E, 1.750000e+00, 0x7E, 2.500000e+00, 0x7E, 1.093750e-01, 0x7E, 1.250000e+00, 0x7E, 3.000000e+00, 0x7E, -3.000000e+00, 0x7E, -1.708980e-03, 0x7E, 2.000000e+00, 0x7E, 1.000000e+00, 0x7E, 3.000000e+00, 0x7E, 5.000000e-01, 0x7E, 1.250000e+00, 0x7E, 1.000000e+00, 0x7E, 1.750000e+00, 0x7E, 2.500000e+00, 0x7E, 1.093750e-01, 0x7E, 1.250000e+00, 0x7E, 3.000000e+00, 0x7E]> : tensor<54xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<54xf8E5M2>, tensor<54xf8E5M2>
  return
}
func.func @p35(%arg0: tensor<13xi4>, %arg1: tensor<i4>, %arg2: tensor<16x1xi1>) -> (tensor<16x1xui64>) {
  %v3 = stablehlo.convert %arg2 : (tensor<16x1xi1>) -> tensor<16x1xui64>
  return %v3 : tensor<16x1xui64>
}
func.func @check35() {
  %a0 = stablehlo.constant dense<[0, 0, 2, -7, 1, 5, 5, 2, -6, 7, -5, 0, 7]> : tensor<13xi4>
  %a1 = stablehlo.constant dense<-1> : tensor<i4>
  %a2 = stablehlo.constant dense<[[true], [false], [true], [true], [false], [false], [false], [false], [true], [false], [false], [false], [true], [false], [false], [true]]> : tensor<16x1xi1>
  %r:1 = call @p35(%a0, %a1, %a2) : (tensor<13xi4>, tensor<i4>, tensor<16x1xi1>) -> tensor<16x1xui64>
  %e0 = stablehlo.constant dense<[[1], [0], [1], [1], [0], [0], [0], [0], [1], [0], [0], [0], [1], [0], [0], [1]]> : tensor<16x1xui64>
  check.expect_eq %r#0, %e0 : tensor<16x1xui64>
  return
}
func.func @p36(%arg0: tensor<4xf32>, %arg1: tensor<16xf64>, %arg2: tensor<13x7xf32>) -> (tensor<32xf64>, tensor<16xf64>, tensor<8xf32>) {
  %v3 = stablehlo.concatenate %arg1, %arg1, dim = 0 : (tensor<16xf64>, tensor<16xf64>) -> tensor<32xf64>
  %v4 = stablehlo.reverse %arg1, dims = [0] : tensor<16xf64>
  %v5 = stablehlo.minimum %arg0, %arg0 : tensor<4xf32>
  %v6 = stablehlo.convert %v5 : (tensor<4xf32>) -> tensor<4xf32>
  %v7 = stablehlo.abs %v6 : tensor<4xf32>
  %v8 = stablehlo.concatenate %v6, %v7, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %v3, %v4, %v8 : tensor<32xf64>, tensor<16xf64>, tensor<8xf32>
}
func.func @check36() {
  %a0 = stablehlo.constant dense<[3.742000e+00, -3.450000e+00, -1.562000e+00, 1.580000e-01]> : tensor<4xf32>
  %a1 = stablehlo.constant dense<[-2.5620000000000003, 7.8365980346281086E-305, -1.000000e+00, 1.1247345622196583E-292, 3.724000e+00, 1.5499999999999998, 2.5940000000000003, -0.41400000000000015, 2.1340000000000003, -2.752000e+00, 1.9560000000000004, -2.918000e+00, 2.192000e+00, -2.356000e+00, -5.000000e-01, -3.356000e+00]> : tensor<16xf64>
  %a2 = stablehlo.constant dense<[[2.500000e+00, 2.800000e-01, -8.08448861E+36, 2.386000e+00, -2.546000e+00, 2.738000e+00, -1.140000e+00], [-2.690000e+00, 489805.719, -2.766000e+00, 0.967999994, -2.140000e-01, -5.960000e-01, 2.748000e+00], [3.062000e+00, 4.560000e-01, -1.232000e+00, -3.426000e+00, -1.456000e+00, 0xFF800000, 2.476000e+00], [-2.656000e+00, -2.320000e+00, -1.276000e+00, -1.200000e-02, 2.146000e+00, -1.408000e+00, 3.912000e+00], [1.900000e+00, -3.000000e+38, -4.800000e-02, 3.29267174E-8, -3.902000e+00, -2.732000e+00, -3.380000e+00], [3.246000e+00, 2.546000e+00, -2.558000e+00, -2.406000e+00, -2.434000e+00, -2.546000e+00, -4.900000e-01], [-0.899999976, -3.446000e+00, 3.608000e+00, 2.92955592E-27, -3.794000e+00, -3.164000e+00, 3.382000e+00], [1.988000e+00, -1.662000e+00, 3.746000e+00, -8.040000e-01, 3.446000e+00, -2.052000e+00, 3.164000e+00], [4.600000e-02, 5.17118227E+21, 8.32442379E-11, -2.33986163E-23, -3.376000e+00, 3.74168055E-23, -2.544000e+00], [3.706000e+00, -2.250000e+00, -1.822000e+00, -3.520000e-01, -0.000000e+00, 1.220000e+00, 2.654000e+00], [2.328000e+00, 1.596000e+00, 6.08337221E+14, 0.000000e+00, -3.926000e+00, 8.320000e-01, 2.570000e+00], [5.920000e-01, 3.134000e+00, -1.046000e+00, -3.618000e+00, -1.104000e+00, -3.244000e+00, 2.544000e+00], [2.500000e+00, -3.04568023E+15, 2.022000e+00, 3.654000e+00, -1.342000e+00, 3.398000e+00, 0.0150048537]]> : tensor<13x7xf32>
  %r:3 = call @p36(%a0, %a1, %a2) : (tensor<4xf32>, tensor<16xf64>, tensor<13x7xf32>) -> (tensor<32xf64>, tensor<16xf64>, tensor<8xf32>)
  %e0 = stablehlo.constant dense<[-2.5620000000000003, 7.8365980346281086E-305, -1.000000e+00, 1.1247345622196583E-292, 3.724000e+00, 1.5499999999999998, 2.5940000000000003, -0.41400000000000015, 2.1340000000000003, -2.752000e+00, 1.9560000000000004, -2.918000e+00, 2.192000e+00, -2.356000e+00, -5.000000e-01, -3.356000e+00, -2.5620000000000003, 7.8365980346281086E-305, -1.000000e+00, 1.1247345622196583E-292, 3.724000e+00, 1.5499999999999998, 2.5940000000000003, -0.41400000000000015, 2.1340000000000003, -2.752000e+00, 1.9560000000000004, -2.918000e+00, 2.192000e+00, -2.356000e+00, -5.000000e-01, -3.356000e+00]> : tensor<32xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<32xf64>, tensor<32xf64>
  %e1 = stablehlo.constant dense<[-3.356000e+00, -5.000000e-01, -2.356000e+00, 2.192000e+00, -2.918000e+00, 1.9560000000000004, -2.752000e+00, 2.1340000000000003, -0.41400000000000015, 2.5940000000000003, 1.5499999999999998, 3.724000e+00, 1.1247345622196583E-292, -1.000000e+00, 7.8365980346281086E-305, -2.5620000000000003]> : tensor<16xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<16xf64>, tensor<16xf64>
  %e2 = stablehlo.constant dense<[3.742000e+00, -3.450000e+00, -1.562000e+00, 1.580000e-01, 3.742000e+00, 3.450000e+00, 1.562000e+00, 1.580000e-01]> : tensor<8xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<8xf32>, tensor<8xf32>
  return
}
func.func @p37(%arg0: tensor<i1>) -> (tensor<f32>, tensor<i1>, tensor<3xi1>) {
  %v1 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<f32>
  %v2 = stablehlo.not %arg0 : tensor<i1>
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i1>) -> tensor<3xi1>
  return %v1, %v2, %v3 : tensor<f32>, tensor<i1>, tensor<3xi1>
}
func.func @check37() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:3 = call @p37(%a0) : (tensor<i1>) -> (tensor<f32>, tensor<i1>, tensor<3xi1>)
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  %e2 = stablehlo.constant dense<false> : tensor<3xi1>
  check.expect_eq %r#2, %e2 : tensor<3xi1>
  return
}
func.func @p38(%arg0: tensor<13x4xf64>, %arg1: tensor<7xui64>) -> (tensor<13x4xf64>) {
  %v2 = stablehlo.rsqrt %arg0 : tensor<13x4xf64>
  %v3 = stablehlo.add %arg0, %v2 : tensor<13x4xf64>
  return %v3 : tensor<13x4xf64>
}
func.func @check38() {
  %a0 = stablehlo.constant dense<[[-0.052000000000000046, -0.48200000000000021, -2.7720000000000002, 3.692000e+00], [2.6020000000000003, -2.714000e+00, -1.7000000000000002, 0.26199999999999957], [1.2300000000000004, 2.768000e+00, -2.326000e+00, -3.826000e+00], [0.8360000000000003, -2.108000e+00, -1.234000e+00, -3.254000e+00], [1.9160000000000004, -3.476000e+00, 1.0940000000000003, 0.11800000000000033], [-2.3520000000000003, -0.16000000000000014, 7.4447044525463875E-284, 0.059999999999999609], [3.598000e+00, 0x7FF0000000000000, -2.258000e+00, -2.916000e+00], [3.016000e+00, 1.1959999999999997, -2.274000e+00, 5.000000e-01], [1.7460000000000004, 2.790000e+00, 2.2279999999999998, 1.2334652270819963E-289], [1.5099999999999998, -0.2280000000000002, 2.2439999999999998, -2.010000e+00], [-2.2119999999999997, -0.000000e+00, -1.7639999999999998, -0.6379999999999999], [2.830000e+00, 1.654000e+00, -0.3580000000000001, 1.6219999999999999], [-3.156000e+00, 2.2119999999999997, 1.5839999999999996, -0.91400000000000014]]> : tensor<13x4xf64>
  %a1 = stablehlo.constant dense<[6, 10, 0, 0, 18446744073709551607, 3, 18446744073709551607]> : tensor<7xui64>
  %r:1 = call @p38(%a0, %a1) : (tensor<13x4xf64>, tensor<7xui64>) -> tensor<13x4xf64>
  %e0 = stablehlo.constant dense<[[0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 4.2124381852427062], [3.2219352821346416, 0xFFF8000000000000, 0xFFF8000000000000, 2.2156616629114101], [2.1316696346674329, 3.369058796042931, 0xFFF8000000000000, 0xFFF8000000000000], [1.9296965981495178, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000], [2.6384407713151683, 0xFFF8000000000000, 2.0500736281530445, 3.0291125486979062], [0xFFF8000000000000, 0xFFF8000000000000, 3.6650193281698481E+141, 4.1424829046386433], [4.125192739467237, 0x7FF0000000000000, 0xFFF8000000000000, 0xFFF8000000000000], [3.5918167996310983, 2.1103961949493186, 0xFFF8000000000000, 1.9142135623730949], [2.5027943486441666, 3.3886843400892497, 2.8979500235922901, 2.8473217437850411E+144], [2.3237884587711592, 0xFFF8000000000000, 2.9115573372931909, 0xFFF8000000000000], [0xFFF8000000000000, 0xFFF0000000000000, 0xFFF8000000000000, 0xFFF8000000000000], [3.4244382982777641, 2.4315570213191187, 0xFFF8000000000000, 2.4071896658413303], [0xFFF8000000000000, 2.8843686236013815, 2.37855215770466, 0xFFF8000000000000]]> : tensor<13x4xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<13x4xf64>, tensor<13x4xf64>
  return
}
func.func @p39(%arg0: tensor<0x5xi1>, %arg1: tensor<1x65xi32>, %arg2: tensor<1x8xi32>) -> (tensor<3x1xi32>, tensor<3x65xi32>) {
  %v3 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %v4 = stablehlo.pad %arg1, %v3, low = [1, -1], high = [1, 1], interior = [0, 0] : (tensor<1x65xi32>, tensor<i32>) -> tensor<3x65xi32>
  %v5 = stablehlo.dot_general %v4, %arg1, contracting_dims = [1] x [1] : (tensor<3x65xi32>, tensor<1x65xi32>) -> tensor<3x1xi32>
  %v6 = stablehlo.not %v4 : tensor<3x65xi32>
  return %v5, %v6 : tensor<3x1xi32>, tensor<3x65xi32>
}
func.func @check39() {
  %a0 = stablehlo.constant dense<> : tensor<0x5xi1>
  %a1 = stablehlo.constant dense<[[-3, -11, 11, 2, -9, -9, -1, 4, -8, 9, -6, 0, -1, 9, 8, -11, -3, 7, 1, -6, -1419303729, -9, 9, -2, 6, 7, 9, 8, 6, 0, 4, 10, -6, 711500212, 2, -10, -4, -1, 10, -1, 2, -10, -2, -4, 0, -9, 6, 6, -7, 605231809, 0, -5, 0, 5, 1, -11, -6, 0, -6, 2, 4, 4, -9, -5, -1]]> : tensor<1x65xi32>
  %a2 = stablehlo.constant dense<[[-4, -5, -6, 9, -3, 2, -2, -9]]> : tensor<1x8xi32>
  %r:2 = call @p39(%a0, %a1, %a2) : (tensor<0x5xi1>, tensor<1x65xi32>, tensor<1x8xi32>) -> (tensor<3x1xi32>, tensor<3x65xi32>)
  %e0 = stablehlo.constant dense<[[0], [-825453150], [0]]> : tensor<3x1xi32>
  check.expect_eq %r#0, %e0 : tensor<3x1xi32>
  %e1 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F0A000000F4FFFFFFFDFFFFFF080000000800000000000000FBFFFFFF07000000F6FFFFFF05000000FFFFFFFF00000000F6FFFFFFF7FFFFFF0A00000002000000F8FFFFFFFEFFFFFF0500000030DB985408000000F6FFFFFF01000000F9FFFFFFF8FFFFFFF6FFFFFFF7FFFFFFF9FFFFFFFFFFFFFFFBFFFFFFF5FFFFFF050000004B5E97D5FDFFFFFF090000000300000000000000F5FFFFFF00000000FDFFFFFF090000000100000003000000FFFFFFFF08000000F9FFFFFFF9FFFFFF060000003EE5ECDBFFFFFFFF04000000FFFFFFFFFAFFFFFFFEFFFFFF0A00000005000000FFFFFFFF05000000FDFFFFFFFBFFFFFFFBFFFFFF080000000400000000000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<3x65xi32>
  check.expect_eq %r#1, %e1 : tensor<3x65xi32>
  return
}
func.func @p40(%arg0: tensor<f64>, %arg1: tensor<ui16>) -> (tensor<ui16>) {
  %v2 = stablehlo.subtract %arg1, %arg1 : tensor<ui16>
  %v3 = stablehlo.maximum %v2, %arg1 : tensor<ui16>
  return %v3 : tensor<ui16>
}
func.func @check40() {
  %a0 = stablehlo.constant dense<-0.64999999999999991> : tensor<f64>
  %a1 = stablehlo.constant dense<3> : tensor<ui16>
  %r:1 = call @p40(%a0, %a1) : (tensor<f64>, tensor<ui16>) -> tensor<ui16>
  %e0 = stablehlo.constant dense<3> : tensor<ui16>
  check.expect_eq %r#0, %e0 : tensor<ui16>
  return
}
func.func @p41(%arg0: tensor<i1>) -> (tensor<i1>) {
  %v1 = stablehlo.not %arg0 : tensor<i1>
  %v2 = stablehlo.not %v1 : tensor<i1>
  return %v2 : tensor<i1>
}
func.func @check41() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p41(%a0) : (tensor<i1>) -> tensor<i1>
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  return
}
func.func @p42(%arg0: tensor<f32>, %arg1: tensor<13x4xf32>) -> (tensor<i1>, tensor<13x11xf32>) {
  %v2 = stablehlo.compare LT, %arg0, %arg0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %v3 = stablehlo.constant dense<0.0> : tensor<f32>
  %v4 = stablehlo.pad %arg1, %v3, low = [1, 2], high = [-1, 1], interior = [0, 0] : (tensor<13x4xf32>, tensor<f32>) -> tensor<13x7xf32>
  %v5 = stablehlo.concatenate %v4, %arg1, dim = 1 : (tensor<13x7xf32>, tensor<13x4xf32>) -> tensor<13x11xf32>
  return %v2, %v5 : tensor<i1>, tensor<13x11xf32>
}
func.func @check42() {
  %a0 = stablehlo.constant dense<-9.23000594E-19> : tensor<f32>
  %a1 = stablehlo.constant dense<[[0.899999976, -5.940000e-01, 2.684000e+00, -1.294000e+00], [2.800000e-01, 3.644000e+00, -2.914000e+00, 2.434000e+00], [-1.890000e+00, 2.022000e+00, -1.236000e+00, 3.600000e-02], [3.236000e+00, 3.214000e+00, 2.638000e+00, 3.826000e+00], [-2.152000e+00, -7.760000e-01, -3.396000e+00, -3.734000e+00], [3.148000e+00, -3.514000e+00, -1.876000e+00, 1.876000e+00], [3.360000e+00, 2.360000e-01, 3.210000e+00, -1.000000e+00], [-1.612000e+00, 2.450000e+00, -2.456000e+00, 1.398000e+00], [-1.150000e+00, 2.480000e+00, -2.120000e+00, 4.280000e-01], [-2.918000e+00, 1.000000e+00, -1.700000e-01, 2.500000e+00], [3.898000e+00, 2.880000e-01, -3.640000e+00, -1.676000e+00], [1.012000e+00, 1.672000e+00, -2.732000e+00, -3.738000e+00], [7.900000e-01, 3.220000e-01, 6.36671651E+35, -5.900000e-01]]> : tensor<13x4xf32>
  %r:2 = call @p42(%a0, %a1) : (tensor<f32>, tensor<13x4xf32>) -> (tensor<i1>, tensor<13x11xf32>)
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000006666663F621018BFA8C62B40CBA1A5BF00000000000000006666663F621018BFA8C62B40CBA1A5BF00000000295C8F3E4C376940FA7E3AC0A8C61B400000000000000000295C8F3E4C376940FA7E3AC0A8C61B400000000085EBF1BF736801403F359EBFBC74133D000000000000000085EBF1BF736801403F359EBFBC74133D00000000A01A4F402DB24D40FED428402FDD74400000000000000000A01A4F402DB24D40FED428402FDD7440000000005EBA09C0F0A746BF105859C0DBF96EC000000000000000005EBA09C0F0A746BF105859C0DBF96EC000000000D578494060E560C0C520F0BFC520F03F0000000000000000D578494060E560C0C520F0BFC520F03F000000003D0A5740FCA9713EA4704D40000080BF00000000000000003D0A5740FCA9713EA4704D40000080BF000000000456CEBFCDCC1C401B2F1DC0AAF1B23F00000000000000000456CEBFCDCC1C401B2F1DC0AAF1B23F00000000333393BF52B81E4014AE07C0D122DB3E0000000000000000333393BF52B81E4014AE07C0D122DB3E0000000083C03AC00000803F7B142EBE00002040000000000000000083C03AC00000803F7B142EBE0000204000000000D5787940BC74933EC3F568C02B87D6BF0000000000000000D5787940BC74933EC3F568C02B87D6BF000000003789813F1904D63F17D92EC0643B6FC000000000000000003789813F1904D63F17D92EC0643B6FC000000000713D4A3F2FDDA43EAC3CF57A3D0A17BF"> : tensor<13x11xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<13x11xf32>, tensor<13x11xf32>
  return
}
func.func @p43(%arg0: tensor<ui64>) -> (tensor<1x1x1xui64>) {
  %v1 = stablehlo.subtract %arg0, %arg0 : tensor<ui64>
  %v2 = stablehlo.reshape %v1 : (tensor<ui64>) -> tensor<1xui64>
  %v3 = stablehlo.count_leading_zeros %v2 : tensor<1xui64>
  %v4 = stablehlo.reshape %v3 : (tensor<1xui64>) -> tensor<1x1x1xui64>
  return %v4 : tensor<1x1x1xui64>
}
func.func @check43() {
  %a0 = stablehlo.constant dense<5> : tensor<ui64>
  %r:1 = call @p43(%a0) : (tensor<ui64>) -> tensor<1x1x1xui64>
  %e0 = stablehlo.constant dense<64> : tensor<1x1x1xui64>
  check.expect_eq %r#0, %e0 : tensor<1x1x1xui64>
  return
}
func.func @p44(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<1x2x5x3xi32>) {
  %v2 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1x1x1xi32>
  %v3 = stablehlo.constant dense<3> : tensor<i32>
  %v4 = stablehlo.pad %v2, %v3, low = [0, 2, 2], high = [0, -1, 0], interior = [0, 1, 1] : (tensor<1x1x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %v5 = stablehlo.broadcast_in_dim %v4, dims = [0, 1, 3] : (tensor<1x2x3xi32>) -> tensor<1x2x5x3xi32>
  return %v5 : tensor<1x2x5x3xi32>
}
func.func @check44() {
  %a0 = stablehlo.constant dense<-1> : tensor<i32>
  %a1 = stablehlo.constant dense<4> : tensor<i32>
  %r:1 = call @p44(%a0, %a1) : (tensor<i32>, tensor<i32>) -> tensor<1x2x5x3xi32>
  %e0 = stablehlo.constant dense<3> : tensor<1x2x5x3xi32>
  check.expect_eq %r#0, %e0 : tensor<1x2x5x3xi32>
  return
}
func.func @p45(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %v1 = stablehlo.sign %arg0 : tensor<f32>
  %v2 = stablehlo.sign %arg0 : tensor<f32>
  %v3 = stablehlo.divide %arg0, %arg0 : tensor<f32>
  return %v1, %v2, %v3 : tensor<f32>, tensor<f32>, tensor<f32>
}
func.func @check45() {
  %a0 = stablehlo.constant dense<2.370000e+00> : tensor<f32>
  %r:3 = call @p45(%a0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p46(%arg0: tensor<i64>) -> (tensor<8xi64>, tensor<i64>, tensor<67xi64>) {
  %v1 = stablehlo.minimum %arg0, %arg0 : tensor<i64>
  %v2 = stablehlo.not %v1 : tensor<i64>
  %v3 = stablehlo.not %v1 : tensor<i64>
  %v4 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i64>) -> tensor<8xi64>
  %v5 = stablehlo.minimum %arg0, %v2 : tensor<i64>
  %v6 = stablehlo.broadcast_in_dim %v3, dims = [] : (tensor<i64>) -> tensor<70xi64>
  %v7 = stablehlo.slice %v6 [1:68:1] : (tensor<70xi64>) -> tensor<67xi64>
  return %v4, %v5, %v7 : tensor<8xi64>, tensor<i64>, tensor<67xi64>
}
func.func @check46() {
  %a0 = stablehlo.constant dense<11> : tensor<i64>
  %r:3 = call @p46(%a0) : (tensor<i64>) -> (tensor<8xi64>, tensor<i64>, tensor<67xi64>)
  %e0 = stablehlo.constant dense<-12> : tensor<8xi64>
  check.expect_eq %r#0, %e0 : tensor<8xi64>
  %e1 = stablehlo.constant dense<-12> : tensor<i64>
  check.expect_eq %r#1, %e1 : tensor<i64>
  %e2 = stablehlo.constant dense<-12> : tensor<67xi64>
  check.expect_eq %r#2, %e2 : tensor<67xi64>
  return
}
func.func @p47(%arg0: tensor<i8>, %arg1: tensor<ui8>) -> (tensor<i8>) {
  %v2 = stablehlo.count_leading_zeros %arg0 : tensor<i8>
  return %v2 : tensor<i8>
}
func.func @check47() {
  %a0 = stablehlo.constant dense<5> : tensor<i8>
  %a1 = stablehlo.constant dense<9> : tensor<ui8>
  %r:1 = call @p47(%a0, %a1) : (tensor<i8>, tensor<ui8>) -> tensor<i8>
  %e0 = stablehlo.constant dense<5> : tensor<i8>
  check.expect_eq %r#0, %e0 : tensor<i8>
  return
}
func.func @p48(%arg0: tensor<13xi16>, %arg1: tensor<13x7xui8>, %arg2: tensor<7x1xf32>) -> (tensor<7x1xf32>, tensor<24x2xf32>, tensor<12x2xf32>, tensor<13x13xi16>) {
  %v3 = stablehlo.constant dense<1.0> : tensor<f32>
  %v4 = stablehlo.pad %arg2, %v3, low = [0, 2], high = [-1, -1], interior = [1, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<12x2xf32>
  %v5 = stablehlo.convert %v4 : (tensor<12x2xf32>) -> tensor<12x2xf32>
  %v6 = stablehlo.reshape %arg0 : (tensor<13xi16>) -> tensor<1x13xi16>
  %v7 = stablehlo.minimum %arg2, %arg2 : tensor<7x1xf32>
  %v8 = stablehlo.concatenate %v4, %v4, dim = 0 : (tensor<12x2xf32>, tensor<12x2xf32>) -> tensor<24x2xf32>
  %v9 = stablehlo.sign %v8 : tensor<24x2xf32>
  %v10 = stablehlo.maximum %v5, %v5 : tensor<12x2xf32>
  %v11 = stablehlo.dot_general %v6, %v6, contracting_dims = [0] x [0] : (tensor<1x13xi16>, tensor<1x13xi16>) -> tensor<13x13xi16>
  return %v7, %v9, %v10, %v11 : tensor<7x1xf32>, tensor<24x2xf32>, tensor<12x2xf32>, tensor<13x13xi16>
}
func.func @check48() {
  %a0 = stablehlo.constant dense<[-5, -7, -4, 7, 10, -7, 8, 3, -8, 1, -7, 11, -3]> : tensor<13xi16>
  %a1 = stablehlo.constant dense<[[255, 1, 245, 2, 249, 5, 255], [10, 252, 6, 2, 3, 251, 252], [255, 9, 0, 255, 0, 253, 245], [251, 252, 4, 11, 249, 255, 250], [248, 248, 7, 186, 255, 255, 245], [7, 255, 11, 2, 0, 10, 8], [7, 3, 11, 249, 4, 249, 0], [247, 0, 3, 253, 248, 1, 0], [251, 245, 2, 248, 5, 0, 246], [246, 6, 255, 8, 1, 251, 11], [3, 0, 10, 8, 3, 0, 247], [3, 10, 248, 6, 11, 255, 8], [246, 247, 251, 253, 248, 7, 12]]> : tensor<13x7xui8>
  %a2 = stablehlo.constant dense<[[2.300000e-01], [9.478690e-02], [1.128000e+00], [3.068000e+00], [0x7FC00000], [-7.400000e-01], [1.094000e+00]]> : tensor<7x1xf32>
  %r:4 = call @p48(%a0, %a1, %a2) : (tensor<13xi16>, tensor<13x7xui8>, tensor<7x1xf32>) -> (tensor<7x1xf32>, tensor<24x2xf32>, tensor<12x2xf32>, tensor<13x13xi16>)
  %e0 = stablehlo.constant dense<[[2.300000e-01], [9.478690e-02], [1.128000e+00], [3.068000e+00], [0x7FC00000], [-7.400000e-01], [1.094000e+00]]> : tensor<7x1xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<7x1xf32>, tensor<7x1xf32>
  %e1 = stablehlo.constant dense<1.000000e+00> : tensor<24x2xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<24x2xf32>, tensor<24x2xf32>
  %e2 = stablehlo.constant dense<1.000000e+00> : tensor<12x2xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<12x2xf32>, tensor<12x2xf32>
  %e3 = stablehlo.constant dense<"0x190023001400DDFFCEFF2300D8FFF1FF2800FBFF2300C9FF0F00230031001C00CFFFBAFF3100C8FFEBFF3800F9FF3100B3FF150014001C001000E4FFD8FF1C00E0FFF4FF2000FCFF1C00D4FF0C00DDFFCFFFE4FF31004600CFFF38001500C8FF0700CFFF4D00EBFFCEFFBAFFD8FF46006400BAFF50001E00B0FF0A00BAFF6E00E2FF230031001C00CFFFBAFF3100C8FFEBFF3800F9FF3100B3FF1500D8FFC8FFE0FF38005000C8FF40001800C0FF0800C8FF5800E8FFF1FFEBFFF4FF15001E00EBFF18000900E8FF0300EBFF2100F7FF280038002000C8FFB0FF3800C0FFE8FF4000F8FF3800A8FF1800FBFFF9FFFCFF07000A00F9FF08000300F8FF0100F9FF0B00FDFF230031001C00CFFFBAFF3100C8FFEBFF3800F9FF3100B3FF1500C9FFB3FFD4FF4D006E00B3FF58002100A8FF0B00B3FF7900DFFF0F0015000C00EBFFE2FF1500E8FFF7FF1800FDFF1500DFFF0900"> : tensor<13x13xi16>
  check.expect_eq %r#3, %e3 : tensor<13x13xi16>
  return
}
func.func @p49(%arg0: tensor<5xf32>, %arg1: tensor<65xf32>) -> (tensor<5x13xf32>) {
  %v2 = stablehlo.reshape %arg1 : (tensor<65xf32>) -> tensor<5x13xf32>
  return %v2 : tensor<5x13xf32>
}
func.func @check49() {
  %a0 = stablehlo.constant dense<[-0.853999972, 3.418000e+00, 3.140000e-01, -7.200000e-01, 1.118000e+00]> : tensor<5xf32>
  %a1 = stablehlo.constant dense<[2.500000e+00, 4.880000e-01, 9.999940e-41, 3.980000e-01, 2.964000e+00, -3.120000e+00, 2.06199044E-10, -1.940000e+00, 1.916000e+00, 5.69431236E+37, 3.260000e-01, -2.924000e+00, 9.999940e-41, 2.346000e+00, 2.706000e+00, -3.700000e+00, -3.074000e+00, -1.000000e+00, 0xFF800000, 3.808000e+00, -2.428000e+00, -2.128000e+00, -1.214000e+00, 0x7FC00000, -3.314000e+00, 8.500000e-01, 3.260000e+00, -3.176000e+00, -1.550000e+00, -6.54874852E-21, -2.976000e+00, -1.092000e+00, -7.960000e-01, -1.998000e+00, -1.51703653E-33, -3.664000e+00, -5.760000e-01, 1.0933597E+12, 2.500000e+00, -3.142000e+00, -0.00999999977, -3.088000e+00, 2.574000e+00, 2.396000e+00, -3.822000e+00, 2.758000e+00, 4.240000e-01, -3.880000e-01, -1.904000e+00, -2.360000e-01, -1.290000e+00, -0.949999988, 2.92704981E-36, -3.968000e+00, -3.680000e+00, -7.140000e-01, 5.58293643E-17, 5.820000e-01, 1.966000e+00, 0.939999997, 3.542000e+00, -1.464000e+00, 1.632000e+00, -1.240000e+00, -8.520000e-01]> : tensor<65xf32>
  %r:1 = call @p49(%a0, %a1) : (tensor<5xf32>, tensor<65xf32>) -> tensor<5x13xf32>
  %e0 = stablehlo.constant dense<[[2.500000e+00, 4.880000e-01, 9.999940e-41, 3.980000e-01, 2.964000e+00, -3.120000e+00, 2.06199044E-10, -1.940000e+00, 1.916000e+00, 5.69431236E+37, 3.260000e-01, -2.924000e+00, 9.999940e-41], [2.346000e+00, 2.706000e+00, -3.700000e+00, -3.074000e+00, -1.000000e+00, 0xFF800000, 3.808000e+00, -2.428000e+00, -2.128000e+00, -1.214000e+00, 0x7FC00000, -3.314000e+00, 8.500000e-01], [3.260000e+00, -3.176000e+00, -1.550000e+00, -6.54874852E-21, -2.976000e+00, -1.092000e+00, -7.960000e-01, -1.998000e+00, -1.51703653E-33, -3.664000e+00, -5.760000e-01, 1.0933597E+12, 2.500000e+00], [-3.142000e+00, -0.00999999977, -3.088000e+00, 2.574000e+00, 2.396000e+00, -3.822000e+00, 2.758000e+00, 4.240000e-01, -3.880000e-01, -1.904000e+00, -2.360000e-01, -1.290000e+00, -0.949999988], [2.92704981E-36, -3.968000e+00, -3.680000e+00, -7.140000e-01, 5.58293643E-17, 5.820000e-01, 1.966000e+00, 0.939999997, 3.542000e+00, -1.464000e+00, 1.632000e+00, -1.240000e+00, -8.520000e-01]]> : tensor<5x13xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x13xf32>, tensor<5x13xf32>
  return
}
func.func @p50(%arg0: tensor<2x33xi64>, %arg1: tensor<4x7xf64>) -> (tensor<2x66xi64>, tensor<2x33xi64>, tensor<14x2xf64>) {
  %v2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x7xf64>) -> tensor<7x4xf64>
  %v3 = stablehlo.not %arg0 : tensor<2x33xi64>
  %v4 = stablehlo.reshape %v2 : (tensor<7x4xf64>) -> tensor<14x2xf64>
  %v5 = stablehlo.concatenate %v3, %arg0, dim = 1 : (tensor<2x33xi64>, tensor<2x33xi64>) -> tensor<2x66xi64>
  %v6 = stablehlo.count_leading_zeros %arg0 : tensor<2x33xi64>
  %v7 = stablehlo.multiply %v4, %v4 : tensor<14x2xf64>
  %v8 = stablehlo.add %v7, %v4 : tensor<14x2xf64>
  return %v5, %v6, %v8 : tensor<2x66xi64>, tensor<2x33xi64>, tensor<14x2xf64>
}
func.func @check50() {
  %a0 = stablehlo.constant dense<[[0, 9, 8, 4, 6, -9, 2, 6, -8, -5, 0, 9, -3, 6, 10, -2, -1, 10, -8, 0, -4, 6, -8, -8, 11, 9223372036854775807, 10, -1, -7, 0, 7, 637409654628544587, 8], [1, 4, -11, 11, 4, -3, -1, 0, 5, 3, -5, 8, 9, -7, 0, 718998153132814633, -5, -10, 2, 3, 0, -10, 0, 7, -7, -9223372036854775808, -11, -4, -9223372036854775808, 9, -6, -1, 3]]> : tensor<2x33xi64>
  %a1 = stablehlo.constant dense<[[-2.182000e+00, -0.000000e+00, 1.4859999999999998, -3.366000e+00, 3.2720000000000002, 3.960000e+00, 1.2460000000000004], [2.732000e+00, 3.5220000000000002, 2.362000e+00, 2.4720000000000004, 2.500000e+00, -3.266000e+00, 6.8601212495916606E-295], [5.000000e-01, -2.936000e+00, -2.6879999999999997, 3.806000e+00, 3.692000e+00, -3.192000e+00, -0.37199999999999989], [1.3520000000000003, 2.349797540850373E-298, -0.000000e+00, 0.60599999999999987, 3.784000e+00, 0.64200000000000035, 2.2699999999999996]]> : tensor<4x7xf64>
  %r:3 = call @p50(%a0, %a1) : (tensor<2x33xi64>, tensor<4x7xf64>) -> (tensor<2x66xi64>, tensor<2x33xi64>, tensor<14x2xf64>)
  %e0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF07000000000000000400000000000000FFFFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0200000000000000F9FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF01000000000000000000000000000000F5FFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFF0300000000000000F9FFFFFFFFFFFFFF07000000000000000700000000000000F4FFFFFFFFFFFFFF0000000000000080F5FFFFFFFFFFFFFF00000000000000000600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFB40F76D74B7727F7F7FFFFFFFFFFFFFF00000000000000000900000000000000080000000000000004000000000000000600000000000000F7FFFFFFFFFFFFFF02000000000000000600000000000000F8FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF00000000000000000900000000000000FDFFFFFFFFFFFFFF06000000000000000A00000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0A00000000000000F8FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFF0600000000000000F8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0B00000000000000FFFFFFFFFFFFFF7F0A00000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF000000000000000007000000000000004BF08928B488D8080800000000000000FEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0A00000000000000F4FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF02000000000000000000000000000000FFFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0400000000000000F7FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFD64E5B38FD9A05F604000000000000000900000000000000FDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0900000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFF7F0A000000000000000300000000000000FFFFFFFFFFFFFF7FF6FFFFFFFFFFFFFF05000000000000000000000000000000FCFFFFFFFFFFFFFF01000000000000000400000000000000F5FFFFFFFFFFFFFF0B000000000000000400000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000005000000000000000300000000000000FBFFFFFFFFFFFFFF08000000000000000900000000000000F9FFFFFFFFFFFFFF000000000000000029B1A4C70265FA09FBFFFFFFFFFFFFFFF6FFFFFFFFFFFFFF020000000000000003000000000000000000000000000000F6FFFFFFFFFFFFFF00000000000000000700000000000000F9FFFFFFFFFFFFFF0000000000000080F5FFFFFFFFFFFFFFFCFFFFFFFFFFFFFF00000000000000800900000000000000FAFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<2x66xi64>
  check.expect_eq %r#0, %e0 : tensor<2x66xi64>
  %e1 = stablehlo.constant dense<[[64, 60, 60, 61, 61, 0, 62, 61, 0, 0, 64, 60, 0, 61, 60, 0, 0, 60, 0, 64, 0, 61, 0, 0, 60, 1, 60, 0, 0, 64, 61, 4, 60], [63, 61, 0, 60, 61, 0, 0, 64, 61, 62, 0, 60, 60, 0, 64, 4, 0, 0, 62, 62, 64, 0, 64, 61, 0, 0, 0, 0, 0, 60, 0, 0, 62]]> : tensor<2x33xi64>
  check.expect_eq %r#1, %e1 : tensor<2x33xi64>
  %e2 = stablehlo.constant dense<[[2.5791239999999998, 10.195824000000002], [7.500000e-01, 3.1799040000000014], [0.000000e+00, 15.926484000000002], [5.6840960000000003, 2.349797540850373E-298], [3.6941959999999989, 7.9410440000000006], [4.5373439999999992, 0.000000e+00], [7.9639560000000014, 8.5827840000000037], [18.291636, 0.97323599999999977], [13.977984000000001, 8.750000e+00], [17.322864000000003, 18.102656], [1.964160e+01, 7.4007559999999994], [6.9968640000000004, 1.0541640000000008], [2.7985160000000016, 6.8601212495916606E-295], [-0.23361599999999996, 7.4228999999999976]]> : tensor<14x2xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<14x2xf64>, tensor<14x2xf64>
  return
}
func.func @p51(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<5xf32>) -> (tensor<4xi32>) {
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %v4 = stablehlo.convert %v3 : (tensor<4xf32>) -> tensor<4xi32>
  return %v4 : tensor<4xi32>
}
func.func @check51() {
  %a0 = stablehlo.constant dense<2.080000e-01> : tensor<f32>
  %a1 = stablehlo.constant dense<0> : tensor<i32>
  %a2 = stablehlo.constant dense<[-3.150000e+00, -9.060000e-01, 7.940000e-01, -3.656000e+00, 1.204000e+00]> : tensor<5xf32>
  %r:1 = call @p51(%a0, %a1, %a2) : (tensor<f32>, tensor<i32>, tensor<5xf32>) -> tensor<4xi32>
  %e0 = stablehlo.constant dense<0> : tensor<4xi32>
  check.expect_eq %r#0, %e0 : tensor<4xi32>
  return
}
func.func @p52(%arg0: tensor<f16>) -> (tensor<f16>) {
  return %arg0 : tensor<f16>
}
func.func @check52() {
  %a0 = stablehlo.constant dense<-2.226560e+00> : tensor<f16>
  %r:1 = call @p52(%a0) : (tensor<f16>) -> tensor<f16>
  %e0 = stablehlo.constant dense<-2.226560e+00> : tensor<f16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  return
}
func.func @p53(%arg0: tensor<f32>) -> (tensor<f32>) {
  return %arg0 : tensor<f32>
}
func.func @check53() {
  %a0 = stablehlo.constant dense<-2.458000e+00> : tensor<f32>
  %r:1 = call @p53(%a0) : (tensor<f32>) -> tensor<f32>
  %e0 = stablehlo.constant dense<-2.458000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p54(%arg0: tensor<i32>) -> (tensor<i32>) {
  %v1 = stablehlo.not %arg0 : tensor<i32>
  %v2 = stablehlo.popcnt %v1 : tensor<i32>
  return %v2 : tensor<i32>
}
func.func @check54() {
  %a0 = stablehlo.constant dense<-8> : tensor<i32>
  %r:1 = call @p54(%a0) : (tensor<i32>) -> tensor<i32>
  %e0 = stablehlo.constant dense<3> : tensor<i32>
  check.expect_eq %r#0, %e0 : tensor<i32>
  return
}
func.func @p55(%arg0: tensor<4xi32>, %arg1: tensor<f32>, %arg2: tensor<i1>) -> (tensor<4xi32>, tensor<i1>) {
  %v3 = stablehlo.divide %arg0, %arg0 : tensor<4xi32>
  %v4 = stablehlo.compare EQ, %arg1, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %v3, %v4 : tensor<4xi32>, tensor<i1>
}
func.func @check55() {
  %a0 = stablehlo.constant dense<[-1, -8, 10, -3]> : tensor<4xi32>
  %a1 = stablehlo.constant dense<-1.196000e+00> : tensor<f32>
  %a2 = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = call @p55(%a0, %a1, %a2) : (tensor<4xi32>, tensor<f32>, tensor<i1>) -> (tensor<4xi32>, tensor<i1>)
  %e0 = stablehlo.constant dense<1> : tensor<4xi32>
  check.expect_eq %r#0, %e0 : tensor<4xi32>
  %e1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  return
}
func.func @p56(%arg0: tensor<ui32>, %arg1: tensor<8xi16>, %arg2: tensor<ui32>) -> (tensor<ui32>, tensor<i16>, tensor<ui32>) {
  %v3 = stablehlo.shift_left %arg2, %arg0 : tensor<ui32>
  %v4 = stablehlo.constant dense<2> : tensor<i16>
  %v5 = stablehlo.reduce(%arg1 init: %v4) applies stablehlo.add across dimensions = [0] : (tensor<8xi16>, tensor<i16>) -> tensor<i16>
  %v6 = stablehlo.shift_right_arithmetic %arg0, %arg2 : tensor<ui32>
  return %v3, %v5, %v6 : tensor<ui32>, tensor<i16>, tensor<ui32>
}
func.func @check56() {
  %a0 = stablehlo.constant dense<3> : tensor<ui32>
  %a1 = stablehlo.constant dense<[-4, 1, -11, -10, 0, 3, -11, -3]> : tensor<8xi16>
  %a2 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %r:3 = call @p56(%a0, %a1, %a2) : (tensor<ui32>, tensor<8xi16>, tensor<ui32>) -> (tensor<ui32>, tensor<i16>, tensor<ui32>)
  %e0 = stablehlo.constant dense<4294967288> : tensor<ui32>
  check.expect_eq %r#0, %e0 : tensor<ui32>
  %e1 = stablehlo.constant dense<-33> : tensor<i16>
  check.expect_eq %r#1, %e1 : tensor<i16>
  %e2 = stablehlo.constant dense<0> : tensor<ui32>
  check.expect_eq %r#2, %e2 : tensor<ui32>
  return
}
func.func @p57(%arg0: tensor<70xf32>) -> (tensor<f32>, tensor<f32>, tensor<71xf32>, tensor<70xf32>) {
  %v1 = stablehlo.constant dense<1.0> : tensor<f32>
  %v2 = stablehlo.reduce(%arg0 init: %v1) applies stablehlo.multiply across dimensions = [0] : (tensor<70xf32>, tensor<f32>) -> tensor<f32>
  %v3 = stablehlo.constant dense<1.0> : tensor<f32>
  %v4 = stablehlo.pad %arg0, %v3, low = [2], high = [-1], interior = [0] : (tensor<70xf32>, tensor<f32>) -> tensor<71xf32>
  %v5 = stablehlo.sqrt %v1 : tensor<f32>
  %v6 = stablehlo.exponential %v4 : tensor<71xf32>
  %v7 = stablehlo.subtract %arg0, %arg0 : tensor<70xf32>
  %v8 = stablehlo.reshape %v7 : (tensor<70xf32>) -> tensor<70xf32>
  return %v2, %v5, %v6, %v8 : tensor<f32>, tensor<f32>, tensor<71xf32>, tensor<70xf32>
}
func.func @check57() {
  %a0 = stablehlo.constant dense<[0.0719999969, 3.436000e+00, -2.024000e+00, -1.150000e+00, -2.916000e+00, 5.540000e-01, 3.656000e+00, -1.688000e+00, 6.600000e-02, -2.830000e+00, -2.490000e+00, -3.340000e-01, 9.020000e-01, 2.616000e+00, -4.960000e-01, -3.742000e+00, 9.000000e+18, -3.662000e+00, -2.920000e-01, -9.400000e-02, 3.206000e+00, 2.288000e+00, -3.226000e+00, 1.412000e+00, -3.436000e+00, 1.252000e+00, 0.703999996, -3.388000e+00, 6.280000e-01, 7.400000e-01, 3.124000e+00, -2.268000e+00, 2.420000e-01, 1.750000e+00, 2.232000e+00, 9.660000e-01, -2.476000e+00, -1.03162404E-25, 3.350000e+00, -3.000000e-01, -1.154000e+00, -1.526000e+00, -5.400000e-01, 2.218000e+00, -0.837999999, -8.080000e-01, -1.984000e+00, -3.500000e+00, -6.960000e-01, 4.740000e-01, -1.764000e+00, 1.818000e+00, 3.910000e+00, -2.388000e+00, -3.438000e+00, 9.000000e+18, 1.092000e+00, -3.306000e+00, 0xFF800000, 8.320000e-01, 2.138000e+00, 1.674000e+00, 1.538000e+00, 3.522000e+00, 2.984000e+00, 3.396000e+00, -1.162000e+00, 3.598000e+00, 2.622000e+00, 5.000000e-01]> : tensor<70xf32>
  %r:4 = call @p57(%a0) : (tensor<70xf32>) -> (tensor<f32>, tensor<f32>, tensor<71xf32>, tensor<70xf32>)
  %e0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<[2.71828175, 2.71828175, 1.07465529, 31.0624638, 0.132125914, 0.316636771, 0.0541498587, 1.74019992, 38.7062035, 0.184888944, 1.0682267, 0.0590128563, 0.082909964, 0.716053783, 2.46452737, 13.6808891, 0.608961641, 0.0237066392, 0x7F800000, 2.568110e-02, 0.746768534, 0.91028279, 24.6801701, 9.85520839, 0.0397160426, 4.10415506, 3.219320e-02, 3.49733043, 2.02182388, 0.0337761603, 1.87385917, 2.09593558, 22.7371483, 0.103519022, 1.27379417, 5.75460291, 9.31848526, 2.62741375, 0.0840788633, 1.000000e+00, 28.5027313, 0.740818202, 0.315372735, 0.217403546, 0.582748234, 9.18893432, 0.432574809, 0.445748657, 0.137518063, 0.0301973838, 0.498575628, 1.60640705, 0.171358049, 6.15952682, 49.8989563, 0.0918131247, 0.0321288817, 0x7F800000, 2.98022866, 0.0366625302, 0.000000e+00, 2.297910e+00, 8.48245621, 5.33345938, 4.65527058, 33.852066, 19.7667255, 29.8444805, 0.312859863, 36.5251122, 13.7632227]> : tensor<71xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<71xf32>, tensor<71xf32>
  %e3 = stablehlo.constant dense<[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0x7FC00000, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<70xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<70xf32>, tensor<70xf32>
  return
}
func.func @p58(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<1xf32>) {
  %v1 = stablehlo.divide %arg0, %arg0 : tensor<f32>
  %v2 = stablehlo.ceil %v1 : tensor<f32>
  %v3 = stablehlo.divide %v2, %v2 : tensor<f32>
  %v4 = stablehlo.convert %v1 : (tensor<f32>) -> tensor<f32>
  %v5 = stablehlo.sine %v4 : tensor<f32>
  %v6 = stablehlo.reshape %v1 : (tensor<f32>) -> tensor<1xf32>
  return %v3, %v5, %v6 : tensor<f32>, tensor<f32>, tensor<1xf32>
}
func.func @check58() {
  %a0 = stablehlo.constant dense<1.942000e+00> : tensor<f32>
  %r:3 = call @p58(%a0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<1xf32>)
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<0.841470957> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<1.000000e+00> : tensor<1xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @p59(%arg0: tensor<8x8xi32>, %arg1: tensor<16x2xf32>, %arg2: tensor<7x70xi1>) -> (tensor<8x8xi32>, tensor<8x16xi32>, tensor<64xi32>) {
  %v3 = stablehlo.not %arg0 : tensor<8x8xi32>
  %v4 = stablehlo.transpose %v3, dims = [1, 0] : (tensor<8x8xi32>) -> tensor<8x8xi32>
  %v5 = stablehlo.popcnt %arg0 : tensor<8x8xi32>
  %v6 = stablehlo.concatenate %v3, %v4, dim = 1 : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x16xi32>
  %v7 = stablehlo.reshape %v3 : (tensor<8x8xi32>) -> tensor<64xi32>
  return %v5, %v6, %v7 : tensor<8x8xi32>, tensor<8x16xi32>, tensor<64xi32>
}
func.func @check59() {
  %a0 = stablehlo.constant dense<[[-4, 3, 8, -1631565794, -9, 7, 11, 0], [-10, -2, 6, 9, 5, -10, -5, -8], [10, -7, 9, -5, 1, 3, -10, -11], [-10, -3, 0, 9, 11, -2, 4, -1], [2, 8, 1, 3, -1513218035, 7, 2, -4], [-881644680, -9, 1, -6, 3, -2, 0, 10], [6, -981822701, 5, 8, 7, -3, 3, -3], [-5, -8, 1, 5, 6, 0, -1, 6]]> : tensor<8x8xi32>
  %a1 = stablehlo.constant dense<[[2.690000e+00, 2.328000e+00], [2.500000e+00, 3.644000e+00], [0x7F800000, 3.136000e+00], [-2.15977893E+15, 2.664000e+00], [-2.888000e+00, 3.816000e+00], [2.40893961E+35, -1.150000e+00], [-2.412000e+00, 2.530000e+00], [-3.328000e+00, 3.424000e+00], [3.788000e+00, 0x7F800000], [0x7FC00000, 2.100000e+00], [-2.160000e-01, 6.700000e-01], [-3.01101916E+10, -1.452000e+00], [-2.888000e+00, 3.542000e+00], [3.732000e+00, -2.352000e+00], [-0.963999986, -3.222000e+00], [-1.520000e-01, 7.500000e-01]]> : tensor<16x2xf32>
  %a2 = stablehlo.constant dense<"0x00000001010101010100010000000000010100010001010101000000010001010101000100010101000101010000000100000001010100000001000000000100000000010000010001000000000100010000010100000000010101000100000000010000000001010101010001010000010001000000010000000101010000000101010100010000010100000001010001000100010001000000010100010001010001010101000000010101000000010000000001000001000000000001010000010001000001010001000001010001010000000100010101010101010001000100010000000001000101000101000101000100000100010100010101010000010100010101000000010100010000010101010101000101010001010000010000010100000001010000010100000100000000000101010000000000000101000001010000010000010001010000000100010101010100000001010101000001010000010001010100000101000001000000010001010101000101000000010001000000000101000100000000000100010100000000000100010001000001000001010000000100010100010101000000010100000101010001010100010001010000000000010000000001010101010000000000000101000000010101000100010100010100010101"> : tensor<7x70xi1>
  %r:3 = call @p59(%a0, %a1, %a2) : (tensor<8x8xi32>, tensor<16x2xf32>, tensor<7x70xi1>) -> (tensor<8x8xi32>, tensor<8x16xi32>, tensor<64xi32>)
  %e0 = stablehlo.constant dense<[[30, 2, 1, 13, 31, 3, 3, 0], [30, 31, 2, 2, 2, 30, 31, 29], [2, 30, 2, 31, 1, 2, 30, 30], [30, 31, 0, 2, 3, 31, 1, 32], [1, 1, 1, 2, 13, 3, 1, 30], [18, 31, 1, 30, 2, 31, 0, 2], [2, 16, 2, 1, 3, 31, 2, 31], [31, 29, 1, 2, 2, 0, 32, 2]]> : tensor<8x8xi32>
  check.expect_eq %r#0, %e0 : tensor<8x8xi32>
  %e1 = stablehlo.constant dense<"0x03000000FCFFFFFFF7FFFFFFE1B73F6108000000F8FFFFFFF4FFFFFFFFFFFFFF0300000009000000F5FFFFFF09000000FDFFFFFF87D48C34F9FFFFFF040000000900000001000000F9FFFFFFF6FFFFFFFAFFFFFF090000000400000007000000FCFFFFFF010000000600000002000000F7FFFFFF08000000EC6C853A07000000F5FFFFFF06000000F6FFFFFF04000000FEFFFFFFFCFFFFFF090000000A000000F7FFFFFFF9FFFFFFF6FFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFAFFFFFFFEFFFFFF0900000002000000FFFFFFFFF6FFFFFFF4FFFFFF01000000FBFFFFFF00000000E1B73F61F6FFFFFF04000000F6FFFFFFFCFFFFFF05000000F7FFFFFFFAFFFFFFFDFFFFFFF7FFFFFFFEFFFFFFFCFFFFFFF2DF315AF8FFFFFFFDFFFFFF0300000008000000FAFFFFFFFEFFFFFFF4FFFFFFF2DF315AFCFFFFFFF8FFFFFFF9FFFFFF87D48C3408000000FEFFFFFF05000000FCFFFFFF01000000FFFFFFFFF5FFFFFFF8FFFFFF09000000FCFFFFFF01000000F8FFFFFF0100000002000000FFFFFFFFF9FFFFFFEC6C853AFAFFFFFFF7FFFFFFF8FFFFFF02000000FCFFFFFF02000000F4FFFFFF0400000009000000FBFFFFFFFDFFFFFFFFFFFFFFFCFFFFFF000000000400000007000000FEFFFFFFFAFFFFFFF9FFFFFFFFFFFFFF00000000F9FFFFFFFFFFFFFF070000000A0000000000000003000000F5FFFFFF02000000F9FFFFFF"> : tensor<8x16xi32>
  check.expect_eq %r#1, %e1 : tensor<8x16xi32>
  %e2 = stablehlo.constant dense<[3, -4, -9, 1631565793, 8, -8, -12, -1, 9, 1, -7, -10, -6, 9, 4, 7, -11, 6, -10, 4, -2, -4, 9, 10, 9, 2, -1, -10, -12, 1, -5, 0, -3, -9, -2, -4, 1513218034, -8, -3, 3, 881644679, 8, -2, 5, -4, 1, -1, -11, -7, 981822700, -6, -9, -8, 2, -4, 2, 4, 7, -2, -6, -7, -1, 0, -7]> : tensor<64xi32>
  check.expect_eq %r#2, %e2 : tensor<64xi32>
  return
}
func.func @p60(%arg0: tensor<5xi32>, %arg1: tensor<13xi1>) -> (tensor<13xi1>, tensor<13xi32>) {
  %v2 = stablehlo.constant dense<true> : tensor<i1>
  %v3 = stablehlo.pad %arg1, %v2, low = [2], high = [1], interior = [1] : (tensor<13xi1>, tensor<i1>) -> tensor<28xi1>
  %v4 = stablehlo.slice %v3 [1:27:2] : (tensor<28xi1>) -> tensor<13xi1>
  %v5 = stablehlo.convert %arg1 : (tensor<13xi1>) -> tensor<13xi32>
  return %v4, %v5 : tensor<13xi1>, tensor<13xi32>
}
func.func @check60() {
  %a0 = stablehlo.constant dense<[1, 6, 8, -5, -3]> : tensor<5xi32>
  %a1 = stablehlo.constant dense<[false, true, true, true, false, false, true, false, false, false, true, true, false]> : tensor<13xi1>
  %r:2 = call @p60(%a0, %a1) : (tensor<5xi32>, tensor<13xi1>) -> (tensor<13xi1>, tensor<13xi32>)
  %e0 = stablehlo.constant dense<true> : tensor<13xi1>
  check.expect_eq %r#0, %e0 : tensor<13xi1>
  %e1 = stablehlo.constant dense<[0, 1, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0]> : tensor<13xi32>
  check.expect_eq %r#1, %e1 : tensor<13xi32>
  return
}
func.func @p61(%arg0: tensor<f32>, %arg1: tensor<5x1x0xf32>) -> (tensor<70xf32>, tensor<f32>) {
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<70xf32>
  %v3 = stablehlo.constant dense<0.0> : tensor<f32>
  %v4 = stablehlo.reduce(%v2 init: %v3) applies stablehlo.maximum across dimensions = [] : (tensor<70xf32>, tensor<f32>) -> tensor<70xf32>
  %v5 = stablehlo.power %v4, %v4 : tensor<70xf32>
  %v6 = stablehlo.subtract %v5, %v2 : tensor<70xf32>
  %v7 = stablehlo.constant dense<1.0> : tensor<f32>
  %v8 = stablehlo.reduce(%arg1 init: %v7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x1x0xf32>, tensor<f32>) -> tensor<f32>
  return %v6, %v8 : tensor<70xf32>, tensor<f32>
}
func.func @check61() {
  %a0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<> : tensor<5x1x0xf32>
  %r:2 = call @p61(%a0, %a1) : (tensor<f32>, tensor<5x1x0xf32>) -> (tensor<70xf32>, tensor<f32>)
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<70xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<70xf32>, tensor<70xf32>
  %e1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p62(%arg0: tensor<3x16xi1>, %arg1: tensor<70x7x0xf32>) -> (tensor<70x7x0xf32>, tensor<2x35xi1>, tensor<7x1x18xi1>, tensor<3x1x16xi1>) {
  %v2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 3] : (tensor<70x7x0xf32>) -> tensor<70x7x16x0xf32>
  %v3 = stablehlo.xor %arg0, %arg0 : tensor<3x16xi1>
  %v4 = stablehlo.constant dense<false> : tensor<i1>
  %v5 = stablehlo.pad %v3, %v4, low = [-1, 2], high = [-1, 0], interior = [0, 0] : (tensor<3x16xi1>, tensor<i1>) -> tensor<1x18xi1>
  %v6 = stablehlo.exponential_minus_one %arg1 : tensor<70x7x0xf32>
  %v7 = stablehlo.constant dense<true> : tensor<i1>
  %v8 = stablehlo.pad %v5, %v7, low = [2, 0], high = [-1, 0], interior = [1, 1] : (tensor<1x18xi1>, tensor<i1>) -> tensor<2x35xi1>
  %v9 = stablehlo.broadcast_in_dim %v5, dims = [1, 2] : (tensor<1x18xi1>) -> tensor<7x1x18xi1>
  %v10 = stablehlo.reshape %v3 : (tensor<3x16xi1>) -> tensor<3x1x16xi1>
  %v11 = stablehlo.transpose %v2, dims = [1, 2, 3, 0] : (tensor<70x7x16x0xf32>) -> tensor<7x16x0x70xf32>
  %v12 = stablehlo.slice %v3 [1:2:2, 2:15:1] : (tensor<3x16xi1>) -> tensor<1x13xi1>
  return %v6, %v8, %v9, %v10 : tensor<70x7x0xf32>, tensor<2x35xi1>, tensor<7x1x18xi1>, tensor<3x1x16xi1>
}
func.func @check62() {
  %a0 = stablehlo.constant dense<[[true, true, false, false, false, false, true, true, false, false, false, true, false, false, false, false], [true, true, false, true, false, false, true, true, true, true, false, false, true, true, false, false], [false, true, true, false, false, false, false, true, true, true, false, false, false, false, false, true]]> : tensor<3x16xi1>
  %a1 = stablehlo.constant dense<> : tensor<70x7x0xf32>
  %r:4 = call @p62(%a0, %a1) : (tensor<3x16xi1>, tensor<70x7x0xf32>) -> (tensor<70x7x0xf32>, tensor<2x35xi1>, tensor<7x1x18xi1>, tensor<3x1x16xi1>)
  %e0 = stablehlo.constant dense<> : tensor<70x7x0xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<70x7x0xf32>, tensor<70x7x0xf32>
  %e1 = stablehlo.constant dense<true> : tensor<2x35xi1>
  check.expect_eq %r#1, %e1 : tensor<2x35xi1>
  %e2 = stablehlo.constant dense<false> : tensor<7x1x18xi1>
  check.expect_eq %r#2, %e2 : tensor<7x1x18xi1>
  %e3 = stablehlo.constant dense<false> : tensor<3x1x16xi1>
  check.expect_eq %r#3, %e3 : tensor<3x1x16xi1>
  return
}
func.func @p63(%arg0: tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
  %v2 = stablehlo.logistic %arg0 : tensor<3xf32>
  return %v1, %v2 : tensor<5x3xf32>, tensor<3xf32>
}
func.func @check63() {
  %a0 = stablehlo.constant dense<[-0.727999985, -2.074000e+00, -2.620000e-01]> : tensor<3xf32>
  %r:2 = call @p63(%a0) : (tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
  %e0 = stablehlo.constant dense<[[-0.727999985, -2.074000e+00, -2.620000e-01], [-0.727999985, -2.074000e+00, -2.620000e-01], [-0.727999985, -2.074000e+00, -2.620000e-01], [-0.727999985, -2.074000e+00, -2.620000e-01], [-0.727999985, -2.074000e+00, -2.620000e-01]]> : tensor<5x3xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x3xf32>, tensor<5x3xf32>
  %e1 = stablehlo.constant dense<[0.325633764, 0.1116497, 0.434872091]> : tensor<3xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  return
}
func.func @p64(%arg0: tensor<8xf32>) -> (tensor<16xf32>, tensor<8xf32>, tensor<8xf32>) {
  %v1 = stablehlo.abs %arg0 : tensor<8xf32>
  %v2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v3 = stablehlo.pad %arg0, %v2, low = [-1], high = [1], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  %v4 = stablehlo.concatenate %v3, %v3, dim = 0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  %v5 = stablehlo.reverse %v1, dims = [0] : tensor<8xf32>
  %v6 = stablehlo.subtract %v1, %v1 : tensor<8xf32>
  %v7 = stablehlo.floor %v5 : tensor<8xf32>
  return %v4, %v6, %v7 : tensor<16xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func @check64() {
  %a0 = stablehlo.constant dense<[-1.142000e+00, -1.326000e+00, -2.58334582E+14, 1.03982486E-16, -1.104000e+00, -1.89767915E-30, 1.110000e+00, -2.444000e+00]> : tensor<8xf32>
  %r:3 = call @p64(%a0) : (tensor<8xf32>) -> (tensor<16xf32>, tensor<8xf32>, tensor<8xf32>)
  %e0 = stablehlo.constant dense<[-1.326000e+00, -2.58334582E+14, 1.03982486E-16, -1.104000e+00, -1.89767915E-30, 1.110000e+00, -2.444000e+00, 0xFF800000, -1.326000e+00, -2.58334582E+14, 1.03982486E-16, -1.104000e+00, -1.89767915E-30, 1.110000e+00, -2.444000e+00, 0xFF800000]> : tensor<16xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<16xf32>, tensor<16xf32>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<8xf32>, tensor<8xf32>
  %e2 = stablehlo.constant dense<[2.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, 2.58334582E+14, 1.000000e+00, 1.000000e+00]> : tensor<8xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<8xf32>, tensor<8xf32>
  return
}
func.func @p65(%arg0: tensor<16x0x4xi1>) -> (tensor<4x16x0xi1>) {
  %v1 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<16x0x4xi1>) -> tensor<4x16x0xi1>
  return %v1 : tensor<4x16x0xi1>
}
func.func @check65() {
  %a0 = stablehlo.constant dense<> : tensor<16x0x4xi1>
  %r:1 = call @p65(%a0) : (tensor<16x0x4xi1>) -> tensor<4x16x0xi1>
  %e0 = stablehlo.constant dense<> : tensor<4x16x0xi1>
  check.expect_eq %r#0, %e0 : tensor<4x16x0xi1>
  return
}
func.func @p66(%arg0: tensor<65xi8>) -> (tensor<65xi8>, tensor<65xui8>, tensor<129xi8>, tensor<67xi8>) {
  %v1 = stablehlo.shift_right_arithmetic %arg0, %arg0 : tensor<65xi8>
  %v2 = stablehlo.shift_right_arithmetic %v1, %arg0 : tensor<65xi8>
  %v3 = stablehlo.convert %v1 : (tensor<65xi8>) -> tensor<65xui8>
  %v4 = stablehlo.constant dense<0> : tensor<i8>
  %v5 = stablehlo.pad %v1, %v4, low = [1], high = [-1], interior = [1] : (tensor<65xi8>, tensor<i8>) -> tensor<129xi8>
  %v6 = stablehlo.constant dense<-128> : tensor<i8>
  %v7 = stablehlo.pad %v1, %v6, low = [1], high = [1], interior = [0] : (tensor<65xi8>, tensor<i8>) -> tensor<67xi8>
  return %v2, %v3, %v5, %v7 : tensor<65xi8>, tensor<65xui8>, tensor<129xi8>, tensor<67xi8>
}
func.func @check66() {
  %a0 = stablehlo.constant dense<[-2, 1, 5, 7, 2, -1, -2, 6, -6, 4, -5, 7, 1, -3, 10, 2, -2, -11, -7, 1, -2, -94, -86, -7, 0, 0, -7, -8, -5, 0, -1, 9, 8, 0, 0, -2, 7, 3, 8, -2, -8, -8, 15, -1, -44, 3, -4, 8, 8, 0, -2, -5, -2, -4, -9, -7, 19, -1, 11, 11, 7, 7, 5, 8, 3]> : tensor<65xi8>
  %r:4 = call @p66(%a0) : (tensor<65xi8>) -> (tensor<65xi8>, tensor<65xui8>, tensor<129xi8>, tensor<67xi8>)
  %e0 = stablehlo.constant dense<[-1, 0, 0, 0, 0, -1, -1, 0, -1, 0, -1, 0, 0, -1, 0, 0, -1, -1, -1, 0, -1, -1, -1, -1, 0, 0, -1, -1, -1, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, -1, -1, -1, 0, -1, -1, 0, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, 0, -1, 0, 0, 0, 0, 0, 0, 0]> : tensor<65xi8>
  check.expect_eq %r#0, %e0 : tensor<65xi8>
  %e1 = stablehlo.constant dense<[255, 0, 0, 0, 0, 255, 255, 0, 255, 0, 255, 0, 0, 255, 0, 0, 255, 255, 255, 0, 255, 255, 255, 255, 0, 0, 255, 255, 255, 0, 255, 0, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0, 255, 255, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 255, 0, 0, 0, 0, 0, 0, 0]> : tensor<65xui8>
  check.expect_eq %r#1, %e1 : tensor<65xui8>
  %e2 = stablehlo.constant dense<"0x00FF000000000000000000FF00FF000000FF000000FF0000000000FF0000000000FF00FF00FF000000FF00FF00FF00FF0000000000FF00FF00FF000000FF000000000000000000FF00000000000000FF00FF00FF000000FF00FF000000FF00000000000000FF00FF00FF00FF00FF00FF000000FF00000000000000000000000000"> : tensor<129xi8>
  check.expect_eq %r#2, %e2 : tensor<129xi8>
  %e3 = stablehlo.constant dense<[-128, -1, 0, 0, 0, 0, -1, -1, 0, -1, 0, -1, 0, 0, -1, 0, 0, -1, -1, -1, 0, -1, -1, -1, -1, 0, 0, -1, -1, -1, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, -1, -1, -1, 0, -1, -1, 0, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, 0, -1, 0, 0, 0, 0, 0, 0, 0, -128]> : tensor<67xi8>
  check.expect_eq %r#3, %e3 : tensor<67xi8>
  return
}
func.func @p67(%arg0: tensor<bf16>) -> (tensor<bf16>) {
  %v1 = stablehlo.subtract %arg0, %arg0 : tensor<bf16>
  return %v1 : tensor<bf16>
}
func.func @check67() {
  %a0 = stablehlo.constant dense<-3.750000e+00> : tensor<bf16>
  %r:1 = call @p67(%a0) : (tensor<bf16>) -> tensor<bf16>
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<bf16>, tensor<bf16>
  return
}
func.func @p68(%arg0: tensor<70xf32>) -> (tensor<137xf32>, tensor<67xf32>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<70xf32>
  %v2 = stablehlo.constant dense<0.0> : tensor<f32>
  %v3 = stablehlo.pad %v1, %v2, low = [-1], high = [-1], interior = [1] : (tensor<70xf32>, tensor<f32>) -> tensor<137xf32>
  %v4 = stablehlo.slice %v1 [1:68:1] : (tensor<70xf32>) -> tensor<67xf32>
  return %v3, %v4 : tensor<137xf32>, tensor<67xf32>
}
func.func @check68() {
  %a0 = stablehlo.constant dense<[1.634000e+00, -2.744000e+00, -1.860000e-01, -2.932000e+00, 2.890000e+00, -9.62622217E+25, 5.740000e-01, 3.278000e+00, 2.184000e+00, -3.160000e-01, -2.058000e+00, 3.804000e+00, 1.000000e+00, -2.580000e-01, -9.120000e-01, 1.104000e+00, 3.684000e+00, 9.240000e-01, -1.288000e+00, 1.320000e+00, -1.856000e+00, -1.878000e+00, 2.952000e+00, 2.160000e+00, -1.122000e+00, -3.768000e+00, 3.582000e+00, 1.188000e+00, 3.046000e+00, -1.614000e+00, -1.674000e+00, -1.664000e+00, -1.104000e+00, 7.060000e-01, 2.180000e-01, -6.400000e-01, -8.600000e-01, -3.556000e+00, 2.500000e+00, 0x7FC00000, -3.394000e+00, 0x7F800000, -2.886000e+00, 3.306000e+00, 1.122000e+00, -1.196000e+00, 3.808000e+00, -1.15004832E-10, -3.796000e+00, 1.916000e+00, -1.324000e+00, -2.086000e+00, -3.680000e+00, -1.720000e+00, 2.034000e+00, 1.832000e+00, -3.018000e+00, 0.709999978, 7.900000e-01, 1.846000e+00, -3.180000e+00, 2.882000e+00, 3.548000e+00, 2.356000e+00, -3.962000e+00, 9.760000e-01, -2.390000e+00, 3.380000e+00, -0.000000e+00, -3.942000e+00]> : tensor<70xf32>
  %r:2 = call @p68(%a0) : (tensor<70xf32>) -> (tensor<137xf32>, tensor<67xf32>)
  %e0 = stablehlo.constant dense<"0x00000000B29DAFC000000000C976BEBE00000000E3A5BBC000000000C3F5B84000000000A3401FEB00000000AAF1923F00000000C1CAD14000000000A8C68B4000000000C1CA21BF0000000046B683C000000000BC74F340000000000000004000000000931804BF00000000D578E9BF00000000DF4F0D4000000000A8C6EB4000000000448BEC3F000000002FDD24C000000000C3F528400000000068916DC0000000004E6270C00000000091EDBC4000000000713D8A4000000000B29D0FC000000000E926F1C0000000007D3FE540000000006210184000000000AAF1C240000000008D974EC000000000A24556C000000000F4FD54C000000000DF4F0DC0000000006ABCB43F00000000643BDF3E000000000AD7A3BF00000000F628DCBF000000008195E3C0000000000000A040000000000000C07F000000004C37D9C0000000000000807F0000000039B4B8C0000000008195D34000000000B29D0F4000000000871619C00000000046B6F34000000000F7E57CAF00000000AAF1F2C0000000007D3F754000000000D57829C000000000068185C0000000001F85EBC000000000F6285CC0000000000E2D824000000000FA7E6A4000000000E926C1C0000000008FC2B53F00000000713DCA3F00000000BA496C40000000001F85CBC000000000B072B840000000006F12E34000000000B4C89640000000006891FDC00000000023DBF93F00000000C3F598C000000000EC51D840000000000000008000000000"> : tensor<137xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<137xf32>, tensor<137xf32>
  %e1 = stablehlo.constant dense<[-5.488000e+00, -3.720000e-01, -5.864000e+00, 5.780000e+00, -1.92524444E+26, 1.148000e+00, 6.556000e+00, 4.368000e+00, -6.320000e-01, -4.116000e+00, 7.6079998, 2.000000e+00, -5.160000e-01, -1.824000e+00, 2.208000e+00, 7.368000e+00, 1.848000e+00, -2.576000e+00, 2.640000e+00, -3.712000e+00, -3.756000e+00, 5.904000e+00, 4.320000e+00, -2.244000e+00, -7.536000e+00, 7.164000e+00, 2.376000e+00, 6.092000e+00, -3.228000e+00, -3.348000e+00, -3.328000e+00, -2.208000e+00, 1.412000e+00, 4.360000e-01, -1.280000e+00, -1.720000e+00, -7.112000e+00, 5.000000e+00, 0x7FC00000, -6.788000e+00, 0x7F800000, -5.772000e+00, 6.612000e+00, 2.244000e+00, -2.392000e+00, 7.616000e+00, -2.30009664E-10, -7.592000e+00, 3.832000e+00, -2.648000e+00, -4.172000e+00, -7.360000e+00, -3.440000e+00, 4.068000e+00, 3.664000e+00, -6.036000e+00, 1.420000e+00, 1.580000e+00, 3.692000e+00, -6.360000e+00, 5.764000e+00, 7.096000e+00, 4.712000e+00, -7.924000e+00, 1.952000e+00, -4.780000e+00, 6.760000e+00]> : tensor<67xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<67xf32>, tensor<67xf32>
  return
}
func.func @p69(%arg0: tensor<65xi32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<130xi32>) {
  %v2 = stablehlo.not %arg1 : tensor<i32>
  %v3 = stablehlo.negate %v2 : tensor<i32>
  %v4 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<65xi32>, tensor<65xi32>) -> tensor<130xi32>
  return %v3, %v4 : tensor<i32>, tensor<130xi32>
}
func.func @check69() {
  %a0 = stablehlo.constant dense<[5, 4, 6, -8, 4, -2, 9, -11, -4, -5, 4, -6, -5, -1629243080, 4, 6, -8, 4, 11, 10, -2, -10, 4, -3, 0, 2102884071, -10, 6, -1, 0, 9, -9, 1, -5, -3, 40016013, -8, -1, -4, -6, -3, -4, 11, 5, -1317629722, -10, 9, -8, 4, -4, -8, 0, -5, -5, -11, 0, -4, -5, 1, -6, -7, 11, 4, -1, -3]> : tensor<65xi32>
  %a1 = stablehlo.constant dense<754635050> : tensor<i32>
  %r:2 = call @p69(%a0, %a1) : (tensor<65xi32>, tensor<i32>) -> (tensor<i32>, tensor<130xi32>)
  %e0 = stablehlo.constant dense<754635051> : tensor<i32>
  check.expect_eq %r#0, %e0 : tensor<i32>
  %e1 = stablehlo.constant dense<"0x050000000400000006000000F8FFFFFF04000000FEFFFFFF09000000F5FFFFFFFCFFFFFFFBFFFFFF04000000FAFFFFFFFBFFFFFF38B9E39E0400000006000000F8FFFFFF040000000B0000000A000000FEFFFFFFF6FFFFFF04000000FDFFFFFF00000000E776577DF6FFFFFF06000000FFFFFFFF0000000009000000F7FFFFFF01000000FBFFFFFFFDFFFFFF8D986202F8FFFFFFFFFFFFFFFCFFFFFFFAFFFFFFFDFFFFFFFCFFFFFF0B00000005000000E69076B1F6FFFFFF09000000F8FFFFFF04000000FCFFFFFFF8FFFFFF00000000FBFFFFFFFBFFFFFFF5FFFFFF00000000FCFFFFFFFBFFFFFF01000000FAFFFFFFF9FFFFFF0B00000004000000FFFFFFFFFDFFFFFF050000000400000006000000F8FFFFFF04000000FEFFFFFF09000000F5FFFFFFFCFFFFFFFBFFFFFF04000000FAFFFFFFFBFFFFFF38B9E39E0400000006000000F8FFFFFF040000000B0000000A000000FEFFFFFFF6FFFFFF04000000FDFFFFFF00000000E776577DF6FFFFFF06000000FFFFFFFF0000000009000000F7FFFFFF01000000FBFFFFFFFDFFFFFF8D986202F8FFFFFFFFFFFFFFFCFFFFFFFAFFFFFFFDFFFFFFFCFFFFFF0B00000005000000E69076B1F6FFFFFF09000000F8FFFFFF04000000FCFFFFFFF8FFFFFF00000000FBFFFFFFFBFFFFFFF5FFFFFF00000000FCFFFFFFFBFFFFFF01000000FAFFFFFFF9FFFFFF0B00000004000000FFFFFFFFFDFFFFFF"> : tensor<130xi32>
  check.expect_eq %r#1, %e1 : tensor<130xi32>
  return
}
func.func @p70(%arg0: tensor<i1>) -> (tensor<i1>) {
  %v1 = stablehlo.not %arg0 : tensor<i1>
  return %v1 : tensor<i1>
}
func.func @check70() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p70(%a0) : (tensor<i1>) -> tensor<i1>
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  return
}
func.func @p71(%arg0: tensor<2xf64>) -> (tensor<1xf64>, tensor<3xf64>, tensor<4xf64>) {
  %v1 = stablehlo.multiply %arg0, %arg0 : tensor<2xf64>
  %v2 = stablehlo.slice %v1 [0:2:2] : (tensor<2xf64>) -> tensor<1xf64>
  %v3 = stablehlo.power %v2, %v2 : tensor<1xf64>
  %v4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v5 = stablehlo.pad %arg0, %v4, low = [-1], high = [1], interior = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  %v6 = stablehlo.power %v5, %v1 : tensor<2xf64>
  %v7 = stablehlo.maximum %v2, %v2 : tensor<1xf64>
  %v8 = stablehlo.concatenate %v6, %v7, dim = 0 : (tensor<2xf64>, tensor<1xf64>) -> tensor<3xf64>
  %v9 = stablehlo.constant dense<1.0> : tensor<f64>
  %v10 = stablehlo.pad %v1, %v9, low = [2], high = [-1], interior = [1] : (tensor<2xf64>, tensor<f64>) -> tensor<4xf64>
  return %v3, %v8, %v10 : tensor<1xf64>, tensor<3xf64>, tensor<4xf64>
}
func.func @check71() {
  %a0 = stablehlo.constant dense<[-1.2639999999999998, 2.332000e+00]> : tensor<2xf64>
  %r:3 = call @p71(%a0) : (tensor<2xf64>) -> (tensor<1xf64>, tensor<3xf64>, tensor<4xf64>)
  %e0 = stablehlo.constant dense<2.1140817936379444> : tensor<1xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1xf64>, tensor<1xf64>
  %e1 = stablehlo.constant dense<[3.8682846746492161, 0x7FF0000000000000, 1.5976959999999996]> : tensor<3xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3xf64>, tensor<3xf64>
  %e2 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.5976959999999996, 1.000000e+00]> : tensor<4xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<4xf64>, tensor<4xf64>
  return
}
func.func @p72(%arg0: tensor<0x8xi8>, %arg1: tensor<i16>, %arg2: tensor<7x5xi16>) -> (tensor<7x5xi16>) {
  return %arg2 : tensor<7x5xi16>
}
func.func @check72() {
  %a0 = stablehlo.constant dense<> : tensor<0x8xi8>
  %a1 = stablehlo.constant dense<1> : tensor<i16>
  %a2 = stablehlo.constant dense<[[9, 7, 9, 30486, 8], [2, -5, -3, 10, 7], [11, 9, 9, -211, -5], [10, 8, -9, 6, -29501], [-1, 0, 4, 9994, 4], [-3, 31149, -10, 1, 0], [-5, -4, -6, -1, 0]]> : tensor<7x5xi16>
  %r:1 = call @p72(%a0, %a1, %a2) : (tensor<0x8xi8>, tensor<i16>, tensor<7x5xi16>) -> tensor<7x5xi16>
  %e0 = stablehlo.constant dense<[[9, 7, 9, 30486, 8], [2, -5, -3, 10, 7], [11, 9, 9, -211, -5], [10, 8, -9, 6, -29501], [-1, 0, 4, 9994, 4], [-3, 31149, -10, 1, 0], [-5, -4, -6, -1, 0]]> : tensor<7x5xi16>
  check.expect_eq %r#0, %e0 : tensor<7x5xi16>
  return
}
func.func @p73(%arg0: tensor<f8E5M2>) -> (tensor<65xf32>, tensor<65x1x65x1xf8E5M2>, tensor<33x65xf8E5M2>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f8E5M2>) -> tensor<65xf8E5M2>
  %v2 = stablehlo.reshape %v1 : (tensor<65xf8E5M2>) -> tensor<65x1x1xf8E5M2>
  %v3 = stablehlo.concatenate %v2, %v2, dim = 2 : (tensor<65x1x1xf8E5M2>, tensor<65x1x1xf8E5M2>) -> tensor<65x1x2xf8E5M2>
  %v4 = stablehlo.broadcast_in_dim %v1, dims = [1] : (tensor<65xf8E5M2>) -> tensor<33x65xf8E5M2>
  %v5 = stablehlo.convert %v1 : (tensor<65xf8E5M2>) -> tensor<65xf32>
  %v6 = stablehlo.dot_general %v3, %v3, contracting_dims = [2] x [2] : (tensor<65x1x2xf8E5M2>, tensor<65x1x2xf8E5M2>) -> tensor<65x1x65x1xf8E5M2>
  %v7 = stablehlo.log %v4 : tensor<33x65xf8E5M2>
  return %v5, %v6, %v7 : tensor<65xf32>, tensor<65x1x65x1xf8E5M2>, tensor<33x65xf8E5M2>
}
func.func @check73() {
  %a0 = stablehlo.constant dense<-3.500000e+00> : tensor<f8E5M2>
  %r:3 = call @p73(%a0) : (tensor<f8E5M2>) -> (tensor<65xf32>, tensor<65x1x65x1xf8E5M2>, tensor<33x65xf8E5M2>)
  %e0 = stablehlo.constant dense<-3.500000e+00> : tensor<65xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65xf32>, tensor<65xf32>
  %e1 = stablehlo.constant dense<2.400000e+01> : tensor<65x1x65x1xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<65x1x65x1xf8E5M2>, tensor<65x1x65x1xf8E5M2>
  %e2 = stablehlo.constant dense<0x7E> : tensor<33x65xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<33x65xf8E5M2>, tensor<33x65xf8E5M2>
  return
}
func.func @p74(%arg0: tensor<0xui8>, %arg1: tensor<f32>, %arg2: tensor<i8>) -> (tensor<0xui8>) {
  %v3 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xui8>
  return %v3 : tensor<0xui8>
}
func.func @check74() {
  %a0 = stablehlo.constant dense<> : tensor<0xui8>
  %a1 = stablehlo.constant dense<1.406000e+00> : tensor<f32>
  %a2 = stablehlo.constant dense<-3> : tensor<i8>
  %r:1 = call @p74(%a0, %a1, %a2) : (tensor<0xui8>, tensor<f32>, tensor<i8>) -> tensor<0xui8>
  %e0 = stablehlo.constant dense<> : tensor<0xui8>
  check.expect_eq %r#0, %e0 : tensor<0xui8>
  return
}
func.func @p75(%arg0: tensor<f64>) -> (tensor<7xf64>, tensor<1x1xf64>, tensor<0x1xf64>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<0xf64>
  %v2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v3 = stablehlo.pad %v1, %v2, low = [-1], high = [1], interior = [0] : (tensor<0xf64>, tensor<f64>) -> tensor<0xf64>
  %v4 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<f64>) -> tensor<7xf64>
  %v5 = stablehlo.convert %v2 : (tensor<f64>) -> tensor<f64>
  %v6 = stablehlo.reshape %v5 : (tensor<f64>) -> tensor<1x1xf64>
  %v7 = stablehlo.broadcast_in_dim %v3, dims = [0] : (tensor<0xf64>) -> tensor<0x1xf64>
  return %v4, %v6, %v7 : tensor<7xf64>, tensor<1x1xf64>, tensor<0x1xf64>
}
func.func @check75() {
  %a0 = stablehlo.constant dense<3.8419999999999996> : tensor<f64>
  %r:3 = call @p75(%a0) : (tensor<f64>) -> (tensor<7xf64>, tensor<1x1xf64>, tensor<0x1xf64>)
  %e0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<7xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<7xf64>, tensor<7xf64>
  %e1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x1xf64>, tensor<1x1xf64>
  %e2 = stablehlo.constant dense<> : tensor<0x1xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0x1xf64>, tensor<0x1xf64>
  return
}
func.func @p76(%arg0: tensor<f32>) -> (tensor<1x1xf32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1x1xf32>
  return %v1 : tensor<1x1xf32>
}
func.func @check76() {
  %a0 = stablehlo.constant dense<3.096000e+00> : tensor<f32>
  %r:1 = call @p76(%a0) : (tensor<f32>) -> tensor<1x1xf32>
  %e0 = stablehlo.constant dense<3.096000e+00> : tensor<1x1xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x1xf32>, tensor<1x1xf32>
  return
}
func.func @p77(%arg0: tensor<f8E5M2>, %arg1: tensor<f32>, %arg2: tensor<16x8xf32>) -> (tensor<16x8x65xf32>, tensor<16x8xf32>, tensor<f32>) {
  %v3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x65xf32>
  %v4 = stablehlo.multiply %arg1, %arg1 : tensor<f32>
  %v5 = stablehlo.subtract %arg2, %arg2 : tensor<16x8xf32>
  %v6 = stablehlo.divide %v4, %v4 : tensor<f32>
  return %v3, %v5, %v6 : tensor<16x8x65xf32>, tensor<16x8xf32>, tensor<f32>
}
func.func @check77() {
  %a0 = stablehlo.constant dense<7.500000e-01> : tensor<f8E5M2>
  %a1 = stablehlo.constant dense<1.120000e+00> : tensor<f32>
  %a2 = stablehlo.constant dense<"0x7D3F35BF2731384083C04A3E6F12A33F6891ED3FB29D0FC0CFF713C03BDF0FC08FC2753D1F852B400000807F759308404E6270409A995940DD2426C0CDCC3C40508DB73F9A99F93FB29D3F4068916D405EBA093F1F85CBBF621058C008AC9CBEC46B1FBAFA7EAABFB81E453F60E5B03F00000080643BDFBE295C6FC04E62B0BF000000803BDFAF3FA01A7F40000040BF9A9939406ABC74C0E3A57B401283403F7F6A7C3FBC74133F4A0CC2BFCBA1853F7B145E400681553F508D97BE190446408B6CA7BF4C3719C08941803F378971C0894180BF0AD743C0F4FDF4BF022B77C07B142E3ED9CCF95E1283A0BFD9CE17C0BC7403C06F1283BD5EBA49405A9B1994F67EAFE3F628FCBF14533156FA7E7AC07D3F45C077BE1FBFE6B161FF643B5FC07B14AE3F9A99B93F986E0240D9CCF95EDD24C6BF4A0C52402506813F643BDFBEE6B161FF648F5A8C4A0C224002D29DA1C1CA01403D0A57C03D0A274052B8FEBF000080BF85D19D544C3709BF54E375408D975E4008AC6C409EEF57406210D83FE6B161FF3D0AB7BF333323C0FCA97140E6B161FF31086C3FEC511840D7A390BF333333407B143E40C3F52840D9CCF95E713D2A4091ED3CC0E17A64C023DB29C0A01A2FBF77BE9F3D022B87BD00000000273188BF94ACA4281B2F3DC0FED428C03F352E40DBF9BEBF37A8389DA01A7FC0A69B6440AAF10240D9CE37404260A5BF"> : tensor<16x8xf32>
  %r:3 = call @p77(%a0, %a1, %a2) : (tensor<f8E5M2>, tensor<f32>, tensor<16x8xf32>) -> (tensor<16x8x65xf32>, tensor<16x8xf32>, tensor<f32>)
  %e0 = stablehlo.constant dense<"0x7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF7D3F35BF273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384027313840273138402731384083C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E83C04A3E6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6F12A33F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3F6891ED3FB29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0B29D0FC0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C0CFF713C03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC03BDF0FC08FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D8FC2753D1F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B401F852B400000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F75930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308407593084075930840759308404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270404E6270409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A9959409A995940DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0DD2426C0CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40CDCC3C40508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F508DB73F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93F9A99F93FB29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F40B29D3F4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D4068916D405EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F5EBA093F1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF1F85CBBF621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C0621058C008AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBE08AC9CBEC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAC46B1FBAFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFFA7EAABFB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453FB81E453F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F60E5B03F0000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC0295C6FC04E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF4E62B0BF00000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000803BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3F3BDFAF3FA01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40A01A7F40000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF000040BF9A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939409A9939406ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C06ABC74C0E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B40E3A57B401283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F1283403F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3F7F6A7C3FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133FBC74133F4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BF4A0CC2BFCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853FCBA1853F7B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E407B145E400681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F0681553F508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE508D97BE19044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446401904464019044640190446408B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF8B6CA7BF4C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C04C3719C08941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F8941803F378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0378971C0894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF894180BF0AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C00AD743C0F4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BFF4FDF4BF022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C0022B77C07B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3E7B142E3ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95E1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BF1283A0BFD9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0D9CE17C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C0BC7403C06F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD6F1283BD5EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405EBA49405A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B19945A9B1994F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F67EAFE3F628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBFF628FCBF1453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156145331561453315614533156FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC0FA7E7AC07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C07D3F45C077BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBF77BE1FBFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FF643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC0643B5FC07B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F7B14AE3F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F9A99B93F986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240986E0240D9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95EDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BFDD24C6BF4A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52404A0C52402506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F2506813F643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBE643BDFBEE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FF648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C648F5A8C4A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C22404A0C224002D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA102D29DA1C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA0140C1CA01403D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A57C03D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A27403D0A274052B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF52B8FEBF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF85D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D5485D19D544C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF4C3709BF54E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E3754054E375408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E408D975E4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C4008AC6C409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57409EEF57406210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83F6210D83FE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF3D0AB7BF333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0333323C0FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140FCA97140E6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FFE6B161FF31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3F31086C3FEC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840EC511840D7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BFD7A390BF33333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333403333334033333340333333407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E407B143E40C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840C3F52840D9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95ED9CCF95E713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A40713D2A4091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC091ED3CC0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C0E17A64C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C023DB29C0A01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBFA01A2FBF77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D77BE9F3D022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD022B87BD0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF273188BF94ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA42894ACA4281B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC01B2F3DC0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C0FED428C03F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E403F352E40DBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBFDBF9BEBF37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389D37A8389DA01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A01A7FC0A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440A69B6440AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240AAF10240D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE3740D9CE37404260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF4260A5BF"> : tensor<16x8x65xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<16x8x65xf32>, tensor<16x8x65xf32>
  %e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000C07F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16x8xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<16x8xf32>, tensor<16x8xf32>
  %e2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p78(%arg0: tensor<f64>) -> (tensor<f64>) {
  return %arg0 : tensor<f64>
}
func.func @check78() {
  %a0 = stablehlo.constant dense<3.638000e+00> : tensor<f64>
  %r:1 = call @p78(%a0) : (tensor<f64>) -> tensor<f64>
  %e0 = stablehlo.constant dense<3.638000e+00> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p79(%arg0: tensor<2x7x3xi1>) -> (tensor<2x7x3xi1>, tensor<2x7x3xi1>) {
  %v1 = stablehlo.xor %arg0, %arg0 : tensor<2x7x3xi1>
  %v2 = stablehlo.not %arg0 : tensor<2x7x3xi1>
  return %v1, %v2 : tensor<2x7x3xi1>, tensor<2x7x3xi1>
}
func.func @check79() {
  %a0 = stablehlo.constant dense<[[[true, true, false], [true, false, true], [true, true, true], [false, false, true], [false, true, false], [true, true, false], [true, true, true]], [[false, false, true], [true, false, false], [false, true, true], [false, false, true], [true, true, true], [false, false, true], [false, false, true]]]> : tensor<2x7x3xi1>
  %r:2 = call @p79(%a0) : (tensor<2x7x3xi1>) -> (tensor<2x7x3xi1>, tensor<2x7x3xi1>)
  %e0 = stablehlo.constant dense<false> : tensor<2x7x3xi1>
  check.expect_eq %r#0, %e0 : tensor<2x7x3xi1>
  %e1 = stablehlo.constant dense<[[[false, false, true], [false, true, false], [false, false, false], [true, true, false], [true, false, true], [false, false, true], [false, false, false]], [[true, true, false], [false, true, true], [true, false, false], [true, true, false], [false, false, false], [true, true, false], [true, true, false]]]> : tensor<2x7x3xi1>
  check.expect_eq %r#1, %e1 : tensor<2x7x3xi1>
  return
}
func.func @p80(%arg0: tensor<i8>) -> (tensor<i8>, tensor<2xi8>) {
  %v1 = stablehlo.xor %arg0, %arg0 : tensor<i8>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i8>) -> tensor<2xi8>
  return %v1, %v2 : tensor<i8>, tensor<2xi8>
}
func.func @check80() {
  %a0 = stablehlo.constant dense<4> : tensor<i8>
  %r:2 = call @p80(%a0) : (tensor<i8>) -> (tensor<i8>, tensor<2xi8>)
  %e0 = stablehlo.constant dense<0> : tensor<i8>
  check.expect_eq %r#0, %e0 : tensor<i8>
  %e1 = stablehlo.constant dense<4> : tensor<2xi8>
  check.expect_eq %r#1, %e1 : tensor<2xi8>
  return
}
func.func @p81(%arg0: tensor<4xf32>, %arg1: tensor<16x4x2xf32>, %arg2: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<16x2xf32>, tensor<4xf32>) {
  %v3 = stablehlo.minimum %arg0, %arg0 : tensor<4xf32>
  %v4 = stablehlo.exponential %arg0 : tensor<4xf32>
  %v5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %v6 = stablehlo.reduce(%arg1 init: %v5) applies stablehlo.add across dimensions = [1] : (tensor<16x4x2xf32>, tensor<f32>) -> tensor<16x2xf32>
  %v7 = stablehlo.maximum %arg0, %arg0 : tensor<4xf32>
  %v8 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [0] : (tensor<16x4x2xf32>, tensor<16x4x2xf32>) -> tensor<4x2x4x2xf32>
  %v9 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<8xf32>
  return %v3, %v4, %v6, %v7 : tensor<4xf32>, tensor<4xf32>, tensor<16x2xf32>, tensor<4xf32>
}
func.func @check81() {
  %a0 = stablehlo.constant dense<[1.388000e+00, 3.376000e+00, -2.168000e+00, -2.716000e+00]> : tensor<4xf32>
  %a1 = stablehlo.constant dense<"0xB29D1F4052B83E40E5D072C0DD24A63FD34D22C0E3A5FBBF1283403E2DB21D40A8C6EB3F48E16AC09CC46040355E3A3E295C0F3F000080FF8B6C673F77BE1F3E8716D9BECDCC4CBF759358C07B142EBFD9CE47C05EBAC93EFA7E4AC08FC2753E08AC9C3F0C7284BA48E13A402DB24D40EC51B83F3333F33FCBA1853FD9CCF95EFCA971C07D3FF53F46B653C0BC7423C0B29DAF3FF2D24D3F71E84F3D85EB513FA01A6F40508DF73F6F12C33FC21601005B7329F20AD713C0C78B8875F2D24DC0560EED3F46B653C0E3A51B3EFA7EEA3E508D6740AE47E1BFAAF1724077BE3F403789E13FC2160100F6287C40068115BF2F38A47B796B265A1D5A643FCFF7534008AC9CBECDCCCCBD7F6A3CBE3108ACBF14AEC73EAAF1523E7B148E3F8716D9BE508D173FAE47A13F66667640B29D2FC0D57829C0FA7ECABFF2D24D3F9EEF67BF7F6ABCBFF85323BFC520D0BFAAF1D2BE0E2D22C021B0B23F8D975E40365A79E61D5AC4BFAAF152BF71B7A954E710959BB6F3FD3DFCA961C0B6F3BD3FB81E45C05A64BB3E60E550BFCFF703C00E2D32BE426015407D3F0540F85343C068918DBFA8C60BC09EEFC73F759328C08B6C67C0F22A4563F4FDD4BD0000804019040640713D4AC02DB25DBF9CC4203F448B6CBF5C8F1240A245D63FB4C816C0986E724083C0CABF6891CDBF2506A1BF1F853BC02731883EC976BE3ED34D6240D34D623F"> : tensor<16x4x2xf32>
  %a2 = stablehlo.constant dense<-3.660000e+00> : tensor<f32>
  %r:4 = call @p81(%a0, %a1, %a2) : (tensor<4xf32>, tensor<16x4x2xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<16x2xf32>, tensor<4xf32>)
  %e0 = stablehlo.constant dense<[1.388000e+00, 3.376000e+00, -2.168000e+00, -2.716000e+00]> : tensor<4xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4xf32>, tensor<4xf32>
  %e1 = stablehlo.constant dense<[4.00682831, 29.253521, 0.114406206, 0.0661387741]> : tensor<4xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4xf32>, tensor<4xf32>
  %e2 = stablehlo.constant dense<0x7FC00000> : tensor<16x2xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<16x2xf32>, tensor<16x2xf32>
  %e3 = stablehlo.constant dense<[1.388000e+00, 3.376000e+00, -2.168000e+00, -2.716000e+00]> : tensor<4xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @p82(%arg0: tensor<13xi4>) -> (tensor<13xi1>, tensor<13xi4>) {
  %v1 = stablehlo.compare LE, %arg0, %arg0 : (tensor<13xi4>, tensor<13xi4>) -> tensor<13xi1>
  %v2 = stablehlo.xor %arg0, %arg0 : tensor<13xi4>
  return %v1, %v2 : tensor<13xi1>, tensor<13xi4>
}
func.func @check82() {
  %a0 = stablehlo.constant dense<[-3, 2, 7, 7, -6, 6, -8, -6, 7, -5, 4, 6, -8]> : tensor<13xi4>
  %r:2 = call @p82(%a0) : (tensor<13xi4>) -> (tensor<13xi1>, tensor<13xi4>)
  %e0 = stablehlo.constant dense<true> : tensor<13xi1>
  check.expect_eq %r#0, %e0 : tensor<13xi1>
  %e1 = stablehlo.constant dense<0> : tensor<13xi4>
  check.expect_eq %r#1, %e1 : tensor<13xi4>
  return
}
func.func @p83(%arg0: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
  %v1 = stablehlo.compare LE, %arg0, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %v2 = stablehlo.not %v1 : tensor<i1>
  %v3 = stablehlo.or %v2, %v2 : tensor<i1>
  %v4 = stablehlo.convert %v3 : (tensor<i1>) -> tensor<f32>
  %v5 = stablehlo.select %v3, %arg0, %arg0 : tensor<i1>, tensor<i32>
  return %v4, %v5 : tensor<f32>, tensor<i32>
}
func.func @check83() {
  %a0 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = call @p83(%a0) : (tensor<i32>) -> (tensor<f32>, tensor<i32>)
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<0> : tensor<i32>
  check.expect_eq %r#1, %e1 : tensor<i32>
  return
}
func.func @p84(%arg0: tensor<0x16xf64>, %arg1: tensor<f32>) -> (tensor<i64>, tensor<16x5x0xf64>, tensor<16xf64>) {
  %v2 = stablehlo.constant dense<2.5> : tensor<f64>
  %v3 = stablehlo.reduce(%arg0 init: %v2) applies stablehlo.multiply across dimensions = [] : (tensor<0x16xf64>, tensor<f64>) -> tensor<0x16xf64>
  %v4 = stablehlo.transpose %v3, dims = [1, 0] : (tensor<0x16xf64>) -> tensor<16x0xf64>
  %v5 = stablehlo.convert %v2 : (tensor<f64>) -> tensor<i64>
  %v6 = stablehlo.constant dense<0.0> : tensor<f64>
  %v7 = stablehlo.reduce(%v3 init: %v6) applies stablehlo.maximum across dimensions = [0] : (tensor<0x16xf64>, tensor<f64>) -> tensor<16xf64>
  %v8 = stablehlo.broadcast_in_dim %v4, dims = [0, 2] : (tensor<16x0xf64>) -> tensor<16x5x0xf64>
  %v9 = stablehlo.constant dense<-0.0> : tensor<f64>
  %v10 = stablehlo.reduce(%v7 init: %v9) applies stablehlo.multiply across dimensions = [] : (tensor<16xf64>, tensor<f64>) -> tensor<16xf64>
  return %v5, %v8, %v10 : tensor<i64>, tensor<16x5x0xf64>, tensor<16xf64>
}
func.func @check84() {
  %a0 = stablehlo.constant dense<> : tensor<0x16xf64>
  %a1 = stablehlo.constant dense<-2.368000e+00> : tensor<f32>
  %r:3 = call @p84(%a0, %a1) : (tensor<0x16xf64>, tensor<f32>) -> (tensor<i64>, tensor<16x5x0xf64>, tensor<16xf64>)
  %e0 = stablehlo.constant dense<2> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  %e1 = stablehlo.constant dense<> : tensor<16x5x0xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<16x5x0xf64>, tensor<16x5x0xf64>
  %e2 = stablehlo.constant dense<-0.000000e+00> : tensor<16xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<16xf64>, tensor<16xf64>
  return
}
func.func @p85(%arg0: tensor<f64>, %arg1: tensor<ui16>, %arg2: tensor<0x33x16xui16>) -> (tensor<16xui16>, tensor<ui16>, tensor<0x33x0x33xui16>, tensor<33xui16>) {
  %v3 = stablehlo.constant dense<0> : tensor<ui16>
  %v4 = stablehlo.reduce(%arg2 init: %v3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<0x33x16xui16>, tensor<ui16>) -> tensor<16xui16>
  %v5 = stablehlo.multiply %arg1, %arg1 : tensor<ui16>
  %v6 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [2] x [2] : (tensor<0x33x16xui16>, tensor<0x33x16xui16>) -> tensor<0x33x0x33xui16>
  %v7 = stablehlo.transpose %arg2, dims = [2, 0, 1] : (tensor<0x33x16xui16>) -> tensor<16x0x33xui16>
  %v8 = stablehlo.constant dense<2> : tensor<ui16>
  %v9 = stablehlo.reduce(%v7 init: %v8) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<16x0x33xui16>, tensor<ui16>) -> tensor<33xui16>
  %v10 = stablehlo.transpose %v7, dims = [1, 2, 0] : (tensor<16x0x33xui16>) -> tensor<0x33x16xui16>
  return %v4, %v5, %v6, %v9 : tensor<16xui16>, tensor<ui16>, tensor<0x33x0x33xui16>, tensor<33xui16>
}
func.func @check85() {
  %a0 = stablehlo.constant dense<2.8419999999999996> : tensor<f64>
  %a1 = stablehlo.constant dense<4> : tensor<ui16>
  %a2 = stablehlo.constant dense<> : tensor<0x33x16xui16>
  %r:4 = call @p85(%a0, %a1, %a2) : (tensor<f64>, tensor<ui16>, tensor<0x33x16xui16>) -> (tensor<16xui16>, tensor<ui16>, tensor<0x33x0x33xui16>, tensor<33xui16>)
  %e0 = stablehlo.constant dense<0> : tensor<16xui16>
  check.expect_eq %r#0, %e0 : tensor<16xui16>
  %e1 = stablehlo.constant dense<16> : tensor<ui16>
  check.expect_eq %r#1, %e1 : tensor<ui16>
  %e2 = stablehlo.constant dense<> : tensor<0x33x0x33xui16>
  check.expect_eq %r#2, %e2 : tensor<0x33x0x33xui16>
  %e3 = stablehlo.constant dense<2> : tensor<33xui16>
  check.expect_eq %r#3, %e3 : tensor<33xui16>
  return
}
func.func @p86(%arg0: tensor<0x16xi32>) -> (tensor<16x0xi1>) {
  %v1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x16xi32>) -> tensor<16x0xi32>
  %v2 = stablehlo.compare GT, %v1, %v1 : (tensor<16x0xi32>, tensor<16x0xi32>) -> tensor<16x0xi1>
  return %v2 : tensor<16x0xi1>
}
func.func @check86() {
  %a0 = stablehlo.constant dense<> : tensor<0x16xi32>
  %r:1 = call @p86(%a0) : (tensor<0x16xi32>) -> tensor<16x0xi1>
  %e0 = stablehlo.constant dense<> : tensor<16x0xi1>
  check.expect_eq %r#0, %e0 : tensor<16x0xi1>
  return
}
func.func @p87(%arg0: tensor<5x70x0xui64>) -> (tensor<5x70x0xui64>, tensor<1x0xui64>) {
  %v1 = stablehlo.divide %arg0, %arg0 : tensor<5x70x0xui64>
  %v2 = stablehlo.reshape %arg0 : (tensor<5x70x0xui64>) -> tensor<1x0xui64>
  %v3 = stablehlo.maximum %v2, %v2 : tensor<1x0xui64>
  return %v1, %v3 : tensor<5x70x0xui64>, tensor<1x0xui64>
}
func.func @check87() {
  %a0 = stablehlo.constant dense<> : tensor<5x70x0xui64>
  %r:2 = call @p87(%a0) : (tensor<5x70x0xui64>) -> (tensor<5x70x0xui64>, tensor<1x0xui64>)
  %e0 = stablehlo.constant dense<> : tensor<5x70x0xui64>
  check.expect_eq %r#0, %e0 : tensor<5x70x0xui64>
  %e1 = stablehlo.constant dense<> : tensor<1x0xui64>
  check.expect_eq %r#1, %e1 : tensor<1x0xui64>
  return
}
func.func @p88(%arg0: tensor<5x3xf32>, %arg1: tensor<i64>) -> (tensor<5x65x3xf32>, tensor<5x65x3xf32>) {
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<5x3xf32>) -> tensor<5x65x3xf32>
  %v3 = stablehlo.exponential %v2 : tensor<5x65x3xf32>
  %v4 = stablehlo.add %v3, %v3 : tensor<5x65x3xf32>
  %v5 = stablehlo.convert %v3 : (tensor<5x65x3xf32>) -> tensor<5x65x3xf32>
  return %v4, %v5 : tensor<5x65x3xf32>, tensor<5x65x3xf32>
}
func.func @check88() {
  %a0 = stablehlo.constant dense<[[-4.000000e-02, 127.678177, 1.630000e+00], [-7.320000e-01, 1.304000e+00, -3.698000e+00], [1.580000e-01, 1.054000e+00, 3.536000e+00], [-1.300000e-01, -1.242000e+00, 3.646000e+00], [-9.940000e-01, -0.939999997, -9.35010336E+36]]> : tensor<5x3xf32>
  %a1 = stablehlo.constant dense<11> : tensor<i64>
  %r:2 = call @p88(%a0, %a1) : (tensor<5x3xf32>, tensor<i64>) -> (tensor<5x65x3xf32>, tensor<5x65x3xf32>)
  %e0 = stablehlo.constant dense<"0x4CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF15223414CF6F53F0000807FF1522341923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3D923E763FB6C6EB40CCF04A3DC6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942C6E81540699FB7403B518942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942DDCAE03F62DE133FC7489942E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000E07C3D3F5F00483F00000000"> : tensor<5x65x3xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x65x3xf32>, tensor<5x65x3xf32>
  %e1 = stablehlo.constant dense<"0x4CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A3404CF6753F0000807FF152A340923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3C923EF63EB6C66B40CCF0CA3CC6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942C6E8953F699F37403B510942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942DDCA603F62DE933EC7481942E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000E07CBD3E5F00C83E00000000"> : tensor<5x65x3xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<5x65x3xf32>, tensor<5x65x3xf32>
  return
}
func.func @p89(%arg0: tensor<f16>, %arg1: tensor<5xbf16>, %arg2: tensor<f16>) -> (tensor<f16>, tensor<9xbf16>, tensor<4xf16>) {
  %v3 = stablehlo.convert %arg2 : (tensor<f16>) -> tensor<f16>
  %v4 = stablehlo.power %arg1, %arg1 : tensor<5xbf16>
  %v5 = stablehlo.abs %v3 : tensor<f16>
  %v6 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %v7 = stablehlo.pad %v4, %v6, low = [-1], high = [1], interior = [1] : (tensor<5xbf16>, tensor<bf16>) -> tensor<9xbf16>
  %v8 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<4xf16>
  return %v5, %v7, %v8 : tensor<f16>, tensor<9xbf16>, tensor<4xf16>
}
func.func @check89() {
  %a0 = stablehlo.constant dense<2.722660e+00> : tensor<f16>
  %a1 = stablehlo.constant dense<[3.343750e+00, 1.117190e+00, 1.132810e+00, -2.218750e+00, -1.398440e+00]> : tensor<5xbf16>
  %a2 = stablehlo.constant dense<-2.417970e+00> : tensor<f16>
  %r:3 = call @p89(%a0, %a1, %a2) : (tensor<f16>, tensor<5xbf16>, tensor<f16>) -> (tensor<f16>, tensor<9xbf16>, tensor<4xf16>)
  %e0 = stablehlo.constant dense<2.417970e+00> : tensor<f16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  %e1 = stablehlo.constant dense<[0xFF80, 1.132810e+00, 0xFF80, 1.148440e+00, 0xFF80, 0xFFC0, 0xFF80, 0xFFC0, 0xFF80]> : tensor<9xbf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<9xbf16>, tensor<9xbf16>
  %e2 = stablehlo.constant dense<-2.417970e+00> : tensor<4xf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<4xf16>, tensor<4xf16>
  return
}
func.func @p90(%arg0: tensor<13x4x5xf16>) -> (tensor<27x8x2xf16>) {
  %v1 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<13x4x5xf16>, tensor<13x4x5xf16>) -> tensor<13x4x4xf16>
  %v2 = stablehlo.constant dense<2.5> : tensor<f16>
  %v3 = stablehlo.pad %v1, %v2, low = [2, 2, -1], high = [0, -1, -1], interior = [1, 1, 0] : (tensor<13x4x4xf16>, tensor<f16>) -> tensor<27x8x2xf16>
  return %v3 : tensor<27x8x2xf16>
}
func.func @check90() {
  %a0 = stablehlo.constant dense<"0x62346CC344399E3BBC3827C24C3B2F4366C301759A41DB27EEC311C01441C3ADC35A273909C0CC240CB889C20FC01D42D73ECF339A180FC2E2C1007C3A408DC23D42623A3F3BC73C396E6DB7AC34DB41BEBDA63F6D3F333C8AC3963F26413D3EDCC1043217401DC0B2BBCB43193E007CA836AAC2A0410243C53E1BC2B7159640AEC25C3D9CC1063EB03C94415D1A00384CB4EDC1F0B9E1C10038CB42A0C380C2A2C214538BBA3CC2A9C32E41BC40F2C35D4298BA22C100804F4237BC043D22424C3BF03E1F316DABDDD163C1A2BDFB1EBD432640CE4302B76AB0B342D94310C17F3A007CF0BE143A19B4B8C0E3C13F3E4AB88B386D40FE43B2B5B5C04CC022C22BAFAA3D9C30004143C01F21008000001D36F43C56C39642173E8B42F43B7D39D739B2BF83340080007C19A0B23C733A37406EC360C10A3FA640D93800FC8BBD565AACC130432BB7AA4060BF85C3753DC5C35979F37F27C027BDEE4000383F40A4BE3C40DB41C73B9836EEC3C3401DBED3C0FABE00410AB9AC422240FEBF77BFC1BC8DB324C0B042FEB498C219C314C3A63F23BD73C36234E5C207C212C27FBC00FCBBC0543D764361C07D3D96BC9D423D364CC14642FEC381BB8CC24C412B3E007C5E3DD2412442543E0242963CF6BFC64330C104B6003A2F0B08C0ECBC93BF463C48BD007CD6C20BC0A5C279C2AFC339C36F3C5EB89ABE124300BC9EBBB5C0F141D5BC03C15ABA"> : tensor<13x4x5xf16>
  %r:1 = call @p90(%a0) : (tensor<13x4x5xf16>) -> tensor<27x8x2xf16>
  %e0 = stablehlo.constant dense<"0x004100410041004100410041004100410041004100410041004100410041004100410041004100410041004100410041004100410041004100410041004100410041004100410041EB71C6C000410041007C5A7A004100415A7A44500041004100410041004100410041004100410041004100410041004100410041004100410041004100410041007C4A4700410041007C007C00410041007C984E00410041004100410041004100410041004100410041004100410041004100410041004100410041004100413C3D28C900410041514D05CB0041004105CBB64E00410041004100410041004100410041004100410041004100410041004100410041004100410041004100413444D6C500410041454D58C70041004158C7D4480041004100410041004100410041004100410041004100410041004100410041004100410041004100410041A0576B4400410041DD50E4CD00410041E4CDCE4C0041004100410041004100410041004100410041004100410041004100410041004100410041004100410041E4D5007C00410041BD4F00FC0041004100FC007C0041004100410041004100410041004100410041004100410041004100410041004100410041004100410041B2C7AAC200410041654D963A00410041963A68490041004100410041004100410041004100410041004100410041004100410041004100410041004100410041007C024000410041007C00FC0041004100FCDF4E0041004100410041004100410041004100410041004100410041004100410041004100410041004100410041007CF37F00410041007CF37F00410041F37FF37F00410041004100410041004100410041004100410041004100410041004100410041004100410041004100418ECD8C4800410041454E7FC5004100417FC59E4A004100410041004100410041004100410041004100410041004100410041004100410041004100410041004100FC1F4900410041007C00FC0041004100FCEC4D0041004100410041004100410041004100410041004100410041004100410041004100410041004100410041007C00FC00410041CE4FE44000410041E440CF4E004100410041004100410041004100410041004100410041004100410041004100410041004100410041004100FC007C004100415152BEC300410041BEC35C4C00410041"> : tensor<27x8x2xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<27x8x2xf16>, tensor<27x8x2xf16>
  return
}
func.func @p91(%arg0: tensor<1xi8>) -> (tensor<2xi8>, tensor<1xui8>) {
  %v1 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %v2 = stablehlo.convert %arg0 : (tensor<1xi8>) -> tensor<1xui8>
  return %v1, %v2 : tensor<2xi8>, tensor<1xui8>
}
func.func @check91() {
  %a0 = stablehlo.constant dense<0> : tensor<1xi8>
  %r:2 = call @p91(%a0) : (tensor<1xi8>) -> (tensor<2xi8>, tensor<1xui8>)
  %e0 = stablehlo.constant dense<0> : tensor<2xi8>
  check.expect_eq %r#0, %e0 : tensor<2xi8>
  %e1 = stablehlo.constant dense<0> : tensor<1xui8>
  check.expect_eq %r#1, %e1 : tensor<1xui8>
  return
}
func.func @p92(%arg0: tensor<i1>) -> (tensor<i1>) {
  %v1 = stablehlo.not %arg0 : tensor<i1>
  return %v1 : tensor<i1>
}
func.func @check92() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p92(%a0) : (tensor<i1>) -> tensor<i1>
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  return
}
func.func @p93(%arg0: tensor<0x4xf8E4M3FN>, %arg1: tensor<3x2xf8E4M3FN>, %arg2: tensor<f8E5M2>) -> (tensor<0x4xf8E4M3FN>) {
  %v3 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0x4xf8E4M3FN>, tensor<0x4xf8E4M3FN>) -> tensor<0x4xf8E4M3FN>
  return %v3 : tensor<0x4xf8E4M3FN>
}
func.func @check93() {
  %a0 = stablehlo.constant dense<> : tensor<0x4xf8E4M3FN>
  %a1 = stablehlo.constant dense<[[3.500000e+00, -3.750000e+00], [1.750000e+00, -2.750000e+00], [-3.125000e-01, 2.500000e+00]]> : tensor<3x2xf8E4M3FN>
  %a2 = stablehlo.constant dense<-6.250000e-02> : tensor<f8E5M2>
  %r:1 = call @p93(%a0, %a1, %a2) : (tensor<0x4xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<f8E5M2>) -> tensor<0x4xf8E4M3FN>
  %e0 = stablehlo.constant dense<> : tensor<0x4xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x4xf8E4M3FN>, tensor<0x4xf8E4M3FN>
  return
}
func.func @p94(%arg0: tensor<f32>) -> (tensor<70xf32>, tensor<f32>) {
  %v1 = stablehlo.subtract %arg0, %arg0 : tensor<f32>
  %v2 = stablehlo.broadcast_in_dim %v1, dims = [] : (tensor<f32>) -> tensor<70xf32>
  %v3 = stablehlo.sine %arg0 : tensor<f32>
  return %v2, %v3 : tensor<70xf32>, tensor<f32>
}
func.func @check94() {
  %a0 = stablehlo.constant dense<-1.448000e+00> : tensor<f32>
  %r:2 = call @p94(%a0) : (tensor<f32>) -> (tensor<70xf32>, tensor<f32>)
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<70xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<70xf32>, tensor<70xf32>
  %e1 = stablehlo.constant dense<-0.992469966> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p95(%arg0: tensor<f8E5M2>) -> (tensor<f8E4M3FN>, tensor<18xf8E4M3FN>) {
  %v1 = stablehlo.convert %arg0 : (tensor<f8E5M2>) -> tensor<f8E4M3FN>
  %v2 = stablehlo.broadcast_in_dim %v1, dims = [] : (tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN>
  %v3 = stablehlo.constant dense<2.5> : tensor<f8E4M3FN>
  %v4 = stablehlo.pad %v2, %v3, low = [0], high = [0], interior = [1] : (tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<9xf8E4M3FN>
  %v5 = stablehlo.add %v3, %v3 : tensor<f8E4M3FN>
  %v6 = stablehlo.concatenate %v4, %v4, dim = 0 : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> tensor<18xf8E4M3FN>
  return %v5, %v6 : tensor<f8E4M3FN>, tensor<18xf8E4M3FN>
}
func.func @check95() {
  %a0 = stablehlo.constant dense<1.000000e+00> : tensor<f8E5M2>
  %r:2 = call @p95(%a0) : (tensor<f8E5M2>) -> (tensor<f8E4M3FN>, tensor<18xf8E4M3FN>)
  %e0 = stablehlo.constant dense<5.000000e+00> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  %e1 = stablehlo.constant dense<[1.000000e+00, 2.500000e+00, 1.000000e+00, 2.500000e+00, 1.000000e+00, 2.500000e+00, 1.000000e+00, 2.500000e+00, 1.000000e+00, 1.000000e+00, 2.500000e+00, 1.000000e+00, 2.500000e+00, 1.000000e+00, 2.500000e+00, 1.000000e+00, 2.500000e+00, 1.000000e+00]> : tensor<18xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<18xf8E4M3FN>, tensor<18xf8E4M3FN>
  return
}
func.func @p96(%arg0: tensor<ui16>) -> (tensor<ui16>) {
  %v1 = stablehlo.and %arg0, %arg0 : tensor<ui16>
  return %v1 : tensor<ui16>
}
func.func @check96() {
  %a0 = stablehlo.constant dense<0> : tensor<ui16>
  %r:1 = call @p96(%a0) : (tensor<ui16>) -> tensor<ui16>
  %e0 = stablehlo.constant dense<0> : tensor<ui16>
  check.expect_eq %r#0, %e0 : tensor<ui16>
  return
}
func.func @p97(%arg0: tensor<f8E5M2>, %arg1: tensor<13xf8E5M2>) -> (tensor<6xf8E5M2>) {
  %v2 = stablehlo.slice %arg1 [0:11:2] : (tensor<13xf8E5M2>) -> tensor<6xf8E5M2>
  return %v2 : tensor<6xf8E5M2>
}
func.func @check97() {
  %a0 = stablehlo.constant dense<3.000000e+00> : tensor<f8E5M2>
  %a1 = stablehlo.constant dense<[-1.750000e+00, -2.000000e+00, -4.000000e+00, 3.125000e-01, 0x7C, 4.000000e+00, 1.000000e+00, 2.000000e+00, 1.250000e+00, 1.750000e+00, 1.000000e+00, 8.750000e-01, 1.500000e+00]> : tensor<13xf8E5M2>
  %r:1 = call @p97(%a0, %a1) : (tensor<f8E5M2>, tensor<13xf8E5M2>) -> tensor<6xf8E5M2>
  %e0 = stablehlo.constant dense<[-1.750000e+00, -4.000000e+00, 0x7C, 1.000000e+00, 1.250000e+00, 1.000000e+00]> : tensor<6xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<6xf8E5M2>, tensor<6xf8E5M2>
  return
}
func.func @p98(%arg0: tensor<f32>, %arg1: tensor<13xi1>) -> (tensor<24xi1>, tensor<i1>) {
  %v2 = stablehlo.constant dense<true> : tensor<i1>
  %v3 = stablehlo.reduce(%arg1 init: %v2) applies stablehlo.and across dimensions = [] : (tensor<13xi1>, tensor<i1>) -> tensor<13xi1>
  %v4 = stablehlo.constant dense<false> : tensor<i1>
  %v5 = stablehlo.pad %v3, %v4, low = [-1], high = [0], interior = [1] : (tensor<13xi1>, tensor<i1>) -> tensor<24xi1>
  %v6 = stablehlo.not %v2 : tensor<i1>
  return %v5, %v6 : tensor<24xi1>, tensor<i1>
}
func.func @check98() {
  %a0 = stablehlo.constant dense<1.736000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<[true, false, true, true, true, true, true, true, false, true, true, false, false]> : tensor<13xi1>
  %r:2 = call @p98(%a0, %a1) : (tensor<f32>, tensor<13xi1>) -> (tensor<24xi1>, tensor<i1>)
  %e0 = stablehlo.constant dense<[false, false, false, true, false, true, false, true, false, true, false, true, false, true, false, false, false, true, false, true, false, false, false, false]> : tensor<24xi1>
  check.expect_eq %r#0, %e0 : tensor<24xi1>
  %e1 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  return
}
func.func @p99(%arg0: tensor<f16>) -> (tensor<f16>, tensor<i1>) {
  %v1 = stablehlo.divide %arg0, %arg0 : tensor<f16>
  %v2 = stablehlo.subtract %v1, %v1 : tensor<f16>
  %v3 = stablehlo.multiply %v1, %arg0 : tensor<f16>
  %v4 = stablehlo.add %v2, %v1 : tensor<f16>
  %v5 = stablehlo.compare NE, %v3, %v2 : (tensor<f16>, tensor<f16>) -> tensor<i1>
  return %v4, %v5 : tensor<f16>, tensor<i1>
}
func.func @check99() {
  %a0 = stablehlo.constant dense<2.152340e+00> : tensor<f16>
  %r:2 = call @p99(%a0) : (tensor<f16>) -> (tensor<f16>, tensor<i1>)
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  %e1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  return
}
func.func @main() {
  call @check0() : () -> ()
  call @check1() : () -> ()
  call @check2() : () -> ()
  call @check3() : () -> ()
  call @check4() : () -> ()
  call @check5() : () -> ()
  call @check6() : () -> ()
  call @check7() : () -> ()
  call @check8() : () -> ()
  call @check9() : () -> ()
  call @check10() : () -> ()
  call @check11() : () -> ()
  call @check12() : () -> ()
  call @check13() : () -> ()
  call @check14() : () -> ()
  call @check15() : () -> ()
  call @check16() : () -> ()
  call @check17() : () -> ()
  call @check18() : () -> ()
  call @check19() : () -> ()
  call @check20() : () -> ()
  call @check21() : () -> ()
  call @check22() : () -> ()
  call @check23() : () -> ()
  call @check24() : () -> ()
  call @check25() : () -> ()
  call @check26() : () -> ()
  call @check27() : () -> ()
  call @check28() : () -> ()
  call @check29() : () -> ()
  call @check30() : () -> ()
  call @check31() : () -> ()
  call @check32() : () -> ()
  call @check33() : () -> ()
  call @check34() : () -> ()
  call @check35() : () -> ()
  call @check36() : () -> ()
  call @check37() : () -> ()
  call @check38() : () -> ()
  call @check39() : () -> ()
  call @check40() : () -> ()
  call @check41() : () -> ()
  call @check42() : () -> ()
  call @check43() : () -> ()
  call @check44() : () -> ()
  call @check45() : () -> ()
  call @check46() : () -> ()
  call @check47() : () -> ()
  call @check48() : () -> ()
  call @check49() : () -> ()
  call @check50() : () -> ()
  call @check51() : () -> ()
  call @check52() : () -> ()
  call @check53() : () -> ()
  call @check54() : () -> ()
  call @check55() : () -> ()
  call @check56() : () -> ()
  call @check57() : () -> ()
  call @check58() : () -> ()
  call @check59() : () -> ()
  call @check60() : () -> ()
  call @check61() : () -> ()
  call @check62() : () -> ()
  call @check63() : () -> ()
  call @check64() : () -> ()
  call @check65() : () -> ()
  call @check66() : () -> ()
  call @check67() : () -> ()
  call @check68() : () -> ()
  call @check69() : () -> ()
  call @check70() : () -> ()
  call @check71() : () -> ()
  call @check72() : () -> ()
  call @check73() : () -> ()
  call @check74() : () -> ()
  call @check75() : () -> ()
  call @check76() : () -> ()
  call @check77() : () -> ()
  call @check78() : () -> ()
  call @check79() : () -> ()
  call @check80() : () -> ()
  call @check81() : () -> ()
  call @check82() : () -> ()
  call @check83() : () -> ()
  call @check84() : () -> ()
  call @check85() : () -> ()
  call @check86() : () -> ()
  call @check87() : () -> ()
  call @check88() : () -> ()
  call @check89() : () -> ()
  call @check90() : () -> ()
  call @check91() : () -> ()
  call @check92() : () -> ()
  call @check93() : () -> ()
  call @check94() : () -> ()
  call @check95() : () -> ()
  call @check96() : () -> ()
  call @check97() : () -> ()
  call @check98() : () -> ()
  call @check99() : () -> ()
  return
}
