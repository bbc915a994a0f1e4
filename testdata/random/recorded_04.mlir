// run: interpret
// Written by record.py.
func.func @p400(%arg0: tensor<16xf32>, %arg1: tensor<65xi1>, %arg2: tensor<0xi32>) -> (tensor<30xi1>) {
  %v3 = stablehlo.convert %arg0 : (tensor<16xf32>) -> tensor<16xi1>
  %v4 = stablehlo.constant dense<false> : tensor<i1>
  %v5 = stablehlo.pad %v3, %v4, low = [-1], high = [0], interior = [1] : (tensor<16xi1>, tensor<i1>) -> tensor<30xi1>
  return %v5 : tensor<30xi1>
}
func.func @check400() {
  %a0 = stablehlo.constant dense<[-3.820000e-01, -2.544000e+00, -1.104000e+00, -1.436000e+00, -2.336000e+00, -3.788000e+00, -2.828000e+00, -1.972000e+00, -3.538000e+00, 3.206000e+00, -0.893999993, 2.120000e+00, -2.264000e+00, 0x7FC00000, -1.672000e+00, 0.000000e+00]> : tensor<16xf32>
  %a1 = stablehlo.constant dense<[false, false, false, true, false, false, false, false, false, false, false, false, true, false, true, false, false, true, false, false, true, false, false, false, false, false, true, true, false, true, false, false, true, false, true, false, false, true, true, true, true, false, false, false, false, true, false, false, false, false, true, true, true, false, true, true, true, false, false, false, false, true, true, false, false]> : tensor<65xi1>
  %a2 = stablehlo.constant dense<> : tensor<0xi32>
  %r:1 = call @p400(%a0, %a1, %a2) : (tensor<16xf32>, tensor<65xi1>, tensor<0xi32>) -> tensor<30xi1>
  %e0 = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, false]> : tensor<30xi1>
  check.expect_eq %r#0, %e0 : tensor<30xi1>
  return
}
func.func @p401(%arg0: tensor<i16>, %arg1: tensor<5xui8>) -> (tensor<10xui8>, tensor<5xui8>, tensor<i16>) {
  %v2 = stablehlo.not %arg0 : tensor<i16>
  %v3 = stablehlo.concatenate %arg1, %arg1, dim = 0 : (tensor<5xui8>, tensor<5xui8>) -> tensor<10xui8>
  %v4 = stablehlo.not %arg1 : tensor<5xui8>
  %v5 = stablehlo.subtract %arg0, %v2 : tensor<i16>
  %v6 = stablehlo.and %v5, %v5 : tensor<i16>
  return %v3, %v4, %v6 : tensor<10xui8>, tensor<5xui8>, tensor<i16>
}
func.func @check401() {
  %a0 = stablehlo.constant dense<12987> : tensor<i16>
  %a1 = stablehlo.constant dense<[252, 9, 251, 47, 251]> : tensor<5xui8>
  %r:3 = call @p401(%a0, %a1) : (tensor<i16>, tensor<5xui8>) -> (tensor<10xui8>, tensor<5xui8>, tensor<i16>)
  %e0 = stablehlo.constant dense<[252, 9, 251, 47, 251, 252, 9, 251, 47, 251]> : tensor<10xui8>
  check.expect_eq %r#0, %e0 : tensor<10xui8>
  %e1 = stablehlo.constant dense<[3, 246, 4, 208, 4]> : tensor<5xui8>
  check.expect_eq %r#1, %e1 : tensor<5xui8>
  %e2 = stablehlo.constant dense<25975> : tensor<i16>
  check.expect_eq %r#2, %e2 : tensor<i16>
  return
}
func.func @p402(%arg0: tensor<16x13xi1>, %arg1: tensor<1x65xf32>, %arg2: tensor<f16>) -> (tensor<4x1x65xf32>, tensor<65xf32>) {
  %v3 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x65xf32>) -> tensor<4x1x65xf32>
  %v4 = stablehlo.reshape %arg1 : (tensor<1x65xf32>) -> tensor<65xf32>
  return %v3, %v4 : tensor<4x1x65xf32>, tensor<65xf32>
}
func.func @check402() {
  %a0 = stablehlo.constant dense<"0x01010100010101010101000001000100010000000101000000000001010000000000010000010101010001000100010100000100000001000000010000010101010000000000000001000101000000000100010000010101000000010100010100000101010001010001000101010101000001000001010000000000000101000000010000000100010001010101000100010001010101010000000001000100000100010101010101010001010101010000000101010001010001010101000101000100010001010000000100000100"> : tensor<16x13xi1>
  %a1 = stablehlo.constant dense<[[-2.702000e+00, -3.616000e+00, 5.800000e-01, 2.468000e+00, 3.968000e+00, -8.01536942, -2.238000e+00, -1.032000e+00, 3.986000e+00, -1.792000e+00, 3.640000e-01, 2.620000e-01, 1.298000e+00, -3.260000e-01, -3.374000e+00, -2.118000e+00, -7.020000e-01, -1.304000e+00, 0x7FC00000, 1.290000e+00, 3.880000e-01, 2.270000e+00, 2.036000e+00, -2.350000e+00, 1.570000e+00, -3.568000e+00, 2.328000e+00, -2.420000e-01, -1.380000e-01, -2.298000e+00, -3.546000e+00, -2.030000e+00, -0.76999998, -2.256000e+00, 3.504000e+00, -3.066000e+00, -3.556000e+00, -3.380000e+00, -1.944000e+00, -1.716000e+00, 1.082000e+00, 0x7F800000, -2.990000e+00, 3.814000e+00, -1.492000e+00, 2.460000e+00, -2.064000e+00, 2.242000e+00, 3.128000e+00, 2.530000e+00, -6.980000e-01, 3.668000e+00, -0.95599997, 2.922000e+00, 1.552000e+00, -3.522000e+00, -1.298000e+00, -3.892000e+00, -2.590000e+00, 0x7FC00000, -3.142000e+00, 1.698000e+00, -1.118000e+00, -6.020000e-01, 2.262000e+00]]> : tensor<1x65xf32>
  %a2 = stablehlo.constant dense<2.710940e+00> : tensor<f16>
  %r:2 = call @p402(%a0, %a1, %a2) : (tensor<16x13xi1>, tensor<1x65xf32>, tensor<f16>) -> (tensor<4x1x65xf32>, tensor<65xf32>)
  %e0 = stablehlo.constant dense<"0x91ED2CC08B6C67C0E17A143FB6F31D40B6F37D40F43E00C1643B0FC0931884BFA01A7F404260E5BF355EBA3EDD24863EDD24A63F79E9A6BE9EEF57C0508D07C046B633BF79E9A6BF0000C07FB81EA53FF0A7C63EAE471140D34D0240666616C0C3F5C83F1D5A64C0F4FD1440D9CE77BEDF4F0DBE6F1213C0AAF162C085EB01C0B81E45BF4E6210C089416040583944C0819563C0EC5158C0FED4F8BFE3A5DBBFFA7E8A3F0000807F295C3FC093187440DBF9BEBFA4701D40931804C0EE7C0F402731484085EB214021B032BF83C06A406ABC74BF0C023B40F0A7C63F736861C0DD24A6BF871679C08FC225C00000C07F871649C01058D93FA01A8FBFAC1C1ABF9CC4104091ED2CC08B6C67C0E17A143FB6F31D40B6F37D40F43E00C1643B0FC0931884BFA01A7F404260E5BF355EBA3EDD24863EDD24A63F79E9A6BE9EEF57C0508D07C046B633BF79E9A6BF0000C07FB81EA53FF0A7C63EAE471140D34D0240666616C0C3F5C83F1D5A64C0F4FD1440D9CE77BEDF4F0DBE6F1213C0AAF162C085EB01C0B81E45BF4E6210C089416040583944C0819563C0EC5158C0FED4F8BFE3A5DBBFFA7E8A3F0000807F295C3FC093187440DBF9BEBFA4701D40931804C0EE7C0F402731484085EB214021B032BF83C06A406ABC74BF0C023B40F0A7C63F736861C0DD24A6BF871679C08FC225C00000C07F871649C01058D93FA01A8FBFAC1C1ABF9CC4104091ED2CC08B6C67C0E17A143FB6F31D40B6F37D40F43E00C1643B0FC0931884BFA01A7F404260E5BF355EBA3EDD24863EDD24A63F79E9A6BE9EEF57C0508D07C046B633BF79E9A6BF0000C07FB81EA53FF0A7C63EAE471140D34D0240666616C0C3F5C83F1D5A64C0F4FD1440D9CE77BEDF4F0DBE6F1213C0AAF162C085EB01C0B81E45BF4E6210C089416040583944C0819563C0EC5158C0FED4F8BFE3A5DBBFFA7E8A3F0000807F295C3FC093187440DBF9BEBFA4701D40931804C0EE7C0F402731484085EB214021B032BF83C06A406ABC74BF0C023B40F0A7C63F736861C0DD24A6BF871679C08FC225C00000C07F871649C01058D93FA01A8FBFAC1C1ABF9CC4104091ED2CC08B6C67C0E17A143FB6F31D40B6F37D40F43E00C1643B0FC0931884BFA01A7F404260E5BF355EBA3EDD24863EDD24A63F79E9A6BE9EEF57C0508D07C046B633BF79E9A6BF0000C07FB81EA53FF0A7C63EAE471140D34D0240666616C0C3F5C83F1D5A64C0F4FD1440D9CE77BEDF4F0DBE6F1213C0AAF162C085EB01C0B81E45BF4E6210C089416040583944C0819563C0EC5158C0FED4F8BFE3A5DBBFFA7E8A3F0000807F295C3FC093187440DBF9BEBFA4701D40931804C0EE7C0F402731484085EB214021B032BF83C06A406ABC74BF0C023B40F0A7C63F736861C0DD24A6BF871679C08FC225C00000C07F871649C01058D93FA01A8FBFAC1C1ABF9CC41040"> : tensor<4x1x65xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4x1x65xf32>, tensor<4x1x65xf32>
  %e1 = stablehlo.constant dense<[-2.702000e+00, -3.616000e+00, 5.800000e-01, 2.468000e+00, 3.968000e+00, -8.01536942, -2.238000e+00, -1.032000e+00, 3.986000e+00, -1.792000e+00, 3.640000e-01, 2.620000e-01, 1.298000e+00, -3.260000e-01, -3.374000e+00, -2.118000e+00, -7.020000e-01, -1.304000e+00, 0x7FC00000, 1.290000e+00, 3.880000e-01, 2.270000e+00, 2.036000e+00, -2.350000e+00, 1.570000e+00, -3.568000e+00, 2.328000e+00, -2.420000e-01, -1.380000e-01, -2.298000e+00, -3.546000e+00, -2.030000e+00, -0.76999998, -2.256000e+00, 3.504000e+00, -3.066000e+00, -3.556000e+00, -3.380000e+00, -1.944000e+00, -1.716000e+00, 1.082000e+00, 0x7F800000, -2.990000e+00, 3.814000e+00, -1.492000e+00, 2.460000e+00, -2.064000e+00, 2.242000e+00, 3.128000e+00, 2.530000e+00, -6.980000e-01, 3.668000e+00, -0.95599997, 2.922000e+00, 1.552000e+00, -3.522000e+00, -1.298000e+00, -3.892000e+00, -2.590000e+00, 0x7FC00000, -3.142000e+00, 1.698000e+00, -1.118000e+00, -6.020000e-01, 2.262000e+00]> : tensor<65xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<65xf32>, tensor<65xf32>
  return
}
func.func @p403(%arg0: tensor<i8>) -> (tensor<i8>) {
  %v1 = stablehlo.and %arg0, %arg0 : tensor<i8>
  return %v1 : tensor<i8>
}
func.func @check403() {
  %a0 = stablehlo.constant dense<5> : tensor<i8>
  %r:1 = call @p403(%a0) : (tensor<i8>) -> tensor<i8>
  %e0 = stablehlo.constant dense<5> : tensor<i8>
  check.expect_eq %r#0, %e0 : tensor<i8>
  return
}
func.func @p404(%arg0: tensor<bf16>) -> (tensor<2xbf16>, tensor<5xbf16>, tensor<2xbf16>, tensor<bf16>) {
  %v1 = stablehlo.tanh %arg0 : tensor<bf16>
  %v2 = stablehlo.reshape %v1 : (tensor<bf16>) -> tensor<1x1xbf16>
  %v3 = stablehlo.constant dense<-0.0> : tensor<bf16>
  %v4 = stablehlo.reduce(%v2 init: %v3) applies stablehlo.add across dimensions = [0] : (tensor<1x1xbf16>, tensor<bf16>) -> tensor<1xbf16>
  %v5 = stablehlo.convert %v3 : (tensor<bf16>) -> tensor<bf16>
  %v6 = stablehlo.concatenate %v4, %v4, dim = 0 : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<2xbf16>
  %v7 = stablehlo.ceil %v5 : tensor<bf16>
  %v8 = stablehlo.broadcast_in_dim %v7, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
  %v9 = stablehlo.broadcast_in_dim %v7, dims = [] : (tensor<bf16>) -> tensor<2xbf16>
  %v10 = stablehlo.power %v3, %v7 : tensor<bf16>
  return %v6, %v8, %v9, %v10 : tensor<2xbf16>, tensor<5xbf16>, tensor<2xbf16>, tensor<bf16>
}
func.func @check404() {
  %a0 = stablehlo.constant dense<2.578130e+00> : tensor<bf16>
  %r:4 = call @p404(%a0) : (tensor<bf16>) -> (tensor<2xbf16>, tensor<5xbf16>, tensor<2xbf16>, tensor<bf16>)
  %e0 = stablehlo.constant dense<9.882810e-01> : tensor<2xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2xbf16>, tensor<2xbf16>
  %e1 = stablehlo.constant dense<-0.000000e+00> : tensor<5xbf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<5xbf16>, tensor<5xbf16>
  %e2 = stablehlo.constant dense<-0.000000e+00> : tensor<2xbf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<2xbf16>, tensor<2xbf16>
  %e3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<bf16>, tensor<bf16>
  return
}
func.func @p405(%arg0: tensor<4x13xf16>) -> (tensor<4x13xf16>) {
  %v1 = stablehlo.log %arg0 : tensor<4x13xf16>
  return %v1 : tensor<4x13xf16>
}
func.func @check405() {
  %a0 = stablehlo.constant dense<[[8.618750e+01, -4.379880e-01, 2.399900e-01, -2.283200e+00, 3.826170e+00, 3.021480e+00, 1.679690e-01, -1.166020e+00, 1.629880e+00, -6.982420e-01, 0x7C00, -1.410160e+00, 1.765630e+00], [3.999020e-01, 2.857420e+00, 3.314450e+00, -1.286130e+00, -2.990230e+00, 0x7E00, -3.248050e+00, -3.878910e+00, 1.377930e+00, -3.799440e-02, 1.219730e+00, 2.923830e+00, -3.494140e+00], [-2.251950e+00, 8.461910e-01, -3.951170e+00, -1.232420e+00, -1.333980e+00, 3.058590e+00, 2.027340e+00, 3.339840e+00, 5.400390e-01, -1.908200e+00, -2.011720e+00, 2.914060e+00, -2.509770e+00], [-3.585940e+00, -8.818350e-01, -1.784180e+00, 4.462500e+01, -1.709960e+00, 2.310550e+00, -2.240230e+00, 4.299320e-01, -1.343750e+00, 2.667970e+00, -7.441400e-01, 2.162110e+00, 7.221670e-01]]> : tensor<4x13xf16>
  %r:1 = call @p405(%a0) : (tensor<4x13xf16>) -> tensor<4x13xf16>
  %e0 = stablehlo.constant dense<[[4.457030e+00, 0x7E00, -1.426760e+00, 0x7E00, 1.341800e+00, 1.105470e+00, -1.784180e+00, 0x7E00, 4.885250e-01, 0x7E00, 0x7C00, 0x7E00, 5.683590e-01], [-9.165030e-01, 1.049800e+00, 1.198240e+00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 3.205570e-01, 0x7E00, 1.986080e-01, 1.073240e+00, 0x7E00], [0x7E00, -1.669920e-01, 0x7E00, 0x7E00, 0x7E00, 1.118160e+00, 7.065420e-01, 1.206050e+00, -6.162110e-01, 0x7E00, 0x7E00, 1.069340e+00, 0x7E00], [0x7E00, 0x7E00, 0x7E00, 3.798830e+00, 0x7E00, 8.374020e-01, 0x7E00, -8.442380e-01, 0x7E00, 9.814450e-01, 0x7E00, 7.709960e-01, -3.254390e-01]]> : tensor<4x13xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4x13xf16>, tensor<4x13xf16>
  return
}
func.func @p406(%arg0: tensor<3x2xf64>, %arg1: tensor<4xf64>) -> (tensor<3x2xf64>, tensor<70x3x2xf64>) {
  %v2 = stablehlo.negate %arg0 : tensor<3x2xf64>
  %v3 = stablehlo.rsqrt %v2 : tensor<3x2xf64>
  %v4 = stablehlo.sine %v3 : tensor<3x2xf64>
  %v5 = stablehlo.broadcast_in_dim %v3, dims = [1, 2] : (tensor<3x2xf64>) -> tensor<70x3x2xf64>
  return %v4, %v5 : tensor<3x2xf64>, tensor<70x3x2xf64>
}
func.func @check406() {
  %a0 = stablehlo.constant dense<[[0.96400000000000041, -3.298000e+00], [-0.68400000000000016, -1.8900000000000001], [0.35799999999999965, -1.802000e+00]]> : tensor<3x2xf64>
  %a1 = stablehlo.constant dense<[0.45800000000000018, -0.000000e+00, 4.8322609307730956E-294, 1.2279999999999998]> : tensor<4xf64>
  %r:2 = call @p406(%a0, %a1) : (tensor<3x2xf64>, tensor<4xf64>) -> (tensor<3x2xf64>, tensor<70x3x2xf64>)
  %e0 = stablehlo.constant dense<[[0xFFF8000000000000, 0.52324021217785943], [0.9353074886764583, 0.66492467705641511], [0xFFF8000000000000, 0.67792935843289082]]> : tensor<3x2xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x2xf64>, tensor<3x2xf64>
  %e1 = stablehlo.constant dense<"0x000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F000000000000F8FF44FBF02BEA9EE13FA99706A49558F33FDAACD19DCD46E73F000000000000F8FF3E3A762191D6E73F"> : tensor<70x3x2xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<70x3x2xf64>, tensor<70x3x2xf64>
  return
}
func.func @p407(%arg0: tensor<5xui32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) {
  %v3 = stablehlo.count_leading_zeros %arg2 : tensor<ui32>
  %v4 = stablehlo.shift_left %arg1, %arg2 : tensor<ui32>
  %v5 = stablehlo.popcnt %arg1 : tensor<ui32>
  %v6 = stablehlo.constant dense<1> : tensor<ui32>
  %v7 = stablehlo.reduce(%arg0 init: %v6) applies stablehlo.multiply across dimensions = [0] : (tensor<5xui32>, tensor<ui32>) -> tensor<ui32>
  %v8 = stablehlo.divide %arg2, %v5 : tensor<ui32>
  %v9 = stablehlo.broadcast_in_dim %v6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %v10 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<5xui32>, tensor<5xui32>) -> tensor<10xui32>
  return %v3, %v4, %v7, %v8 : tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>
}
func.func @check407() {
  %a0 = stablehlo.constant dense<[4, 4294967286, 4294967295, 0, 11]> : tensor<5xui32>
  %a1 = stablehlo.constant dense<7> : tensor<ui32>
  %a2 = stablehlo.constant dense<4045295561> : tensor<ui32>
  %r:4 = call @p407(%a0, %a1, %a2) : (tensor<5xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>)
  %e0 = stablehlo.constant dense<0> : tensor<ui32>
  check.expect_eq %r#0, %e0 : tensor<ui32>
  %e1 = stablehlo.constant dense<0> : tensor<ui32>
  check.expect_eq %r#1, %e1 : tensor<ui32>
  %e2 = stablehlo.constant dense<0> : tensor<ui32>
  check.expect_eq %r#2, %e2 : tensor<ui32>
  %e3 = stablehlo.constant dense<1348431853> : tensor<ui32>
  check.expect_eq %r#3, %e3 : tensor<ui32>
  return
}
func.func @p408(%arg0: tensor<f32>) -> (tensor<bf16>, tensor<1x1x1xf32>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<f32>
  %v2 = stablehlo.convert %v1 : (tensor<f32>) -> tensor<bf16>
  %v3 = stablehlo.reshape %v1 : (tensor<f32>) -> tensor<1x1x1xf32>
  %v4 = stablehlo.abs %v3 : tensor<1x1x1xf32>
  %v5 = stablehlo.transpose %v4, dims = [1, 2, 0] : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  return %v2, %v5 : tensor<bf16>, tensor<1x1x1xf32>
}
func.func @check408() {
  %a0 = stablehlo.constant dense<-2.570000e+00> : tensor<f32>
  %r:2 = call @p408(%a0) : (tensor<f32>) -> (tensor<bf16>, tensor<1x1x1xf32>)
  %e0 = stablehlo.constant dense<-5.125000e+00> : tensor<bf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<bf16>, tensor<bf16>
  %e1 = stablehlo.constant dense<5.140000e+00> : tensor<1x1x1xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x1x1xf32>, tensor<1x1x1xf32>
  return
}
func.func @p409(%arg0: tensor<7x5xf8E4M3FN>, %arg1: tensor<f8E5M2>) -> (tensor<1xf8E5M2>, tensor<14x14xf8E4M3FN>) {
  %v2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f8E5M2>) -> tensor<1xf8E5M2>
  %v3 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<7x5xf8E4M3FN>, tensor<7x5xf8E4M3FN>) -> tensor<14x5xf8E4M3FN>
  %v4 = stablehlo.dot_general %v3, %v3, contracting_dims = [1] x [1] : (tensor<14x5xf8E4M3FN>, tensor<14x5xf8E4M3FN>) -> tensor<14x14xf8E4M3FN>
  return %v2, %v4 : tensor<1xf8E5M2>, tensor<14x14xf8E4M3FN>
}
func.func @check409() {
  %a0 = stablehlo.constant dense<[[-2.812500e-01, -2.000000e+00, -2.750000e+00, 3.500000e+00, 0x7F], [-2.500000e+00, 2.250000e+00, -3.000000e+00, -2.500000e+00, -6.875000e-01], [2.929690e-02, -2.500000e+00, 3.750000e-01, -3.250000e+00, -1.875000e+00], [-3.250000e+00, 6.250000e-01, 1.750000e+00, 6.250000e-01, 2.500000e+00], [-3.125000e-01, 0x7F, 1.750000e+00, 1.000000e+00, 3.000000e+00], [-2.250000e+00, -1.375000e+00, 3.500000e+00, 3.750000e+00, -5.078130e-02], [-1.500000e+00, -3.750000e+00, -3.500000e+00, 3.750000e+00, 1.750000e+00]]> : tensor<7x5xf8E4M3FN>
  %a1 = stablehlo.constant dense<-2.500000e+00> : tensor<f8E5M2>
  %r:2 = call @p409(%a0, %a1) : (tensor<7x5xf8E4M3FN>, tensor<f8E5M2>) -> (tensor<1xf8E5M2>, tensor<14x14xf8E4M3FN>)
  %e0 = stablehlo.constant dense<-2.500000e+00> : tensor<1xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  %e1 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F5D43347FD8C87F5D43347FD8C87F435ACF7FCECE7F435ACF7FCECE7F34CF5A7F56467F34CF5A7F56467F7F7F7F7F7F7F7F7F7F7F7F7F7F7FD8CE567F60527FD8CE567F60527FC8CE467F52637FC8CE467F52637F7F7F7F7F7F7F7F7F7F7F7F7F7F7F5D43347FD8C87F5D43347FD8C87F435ACF7FCECE7F435ACF7FCECE7F34CF5A7F56467F34CF5A7F56467F7F7F7F7F7F7F7F7F7F7F7F7F7F7FD8CE567F60527FD8CE567F60527FC8CE467F52637FC8CE467F5263"> : tensor<14x14xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<14x14xf8E4M3FN>, tensor<14x14xf8E4M3FN>
  return
}
func.func @p410(%arg0: tensor<8x0x33xf64>) -> (tensor<8x0xf64>, tensor<8x0x33xf64>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<8x0x33xf64>
  %v2 = stablehlo.dot_general %arg0, %v1, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x0x33xf64>, tensor<8x0x33xf64>) -> tensor<8x0x0xf64>
  %v3 = stablehlo.constant dense<1.0> : tensor<f64>
  %v4 = stablehlo.reduce(%v2 init: %v3) applies stablehlo.add across dimensions = [2] : (tensor<8x0x0xf64>, tensor<f64>) -> tensor<8x0xf64>
  %v5 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v6 = stablehlo.reduce(%v4 init: %v5) applies stablehlo.add across dimensions = [] : (tensor<8x0xf64>, tensor<f64>) -> tensor<8x0xf64>
  %v7 = stablehlo.maximum %arg0, %v1 : tensor<8x0x33xf64>
  return %v6, %v7 : tensor<8x0xf64>, tensor<8x0x33xf64>
}
func.func @check410() {
  %a0 = stablehlo.constant dense<> : tensor<8x0x33xf64>
  %r:2 = call @p410(%a0) : (tensor<8x0x33xf64>) -> (tensor<8x0xf64>, tensor<8x0x33xf64>)
  %e0 = stablehlo.constant dense<> : tensor<8x0xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8x0xf64>, tensor<8x0xf64>
  %e1 = stablehlo.constant dense<> : tensor<8x0x33xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<8x0x33xf64>, tensor<8x0x33xf64>
  return
}
func.func @p411(%arg0: tensor<13x1xi64>, %arg1: tensor<f32>, %arg2: tensor<16xf64>) -> (tensor<f32>) {
  %v3 = stablehlo.divide %arg1, %arg1 : tensor<f32>
  return %v3 : tensor<f32>
}
func.func @check411() {
  %a0 = stablehlo.constant dense<[[10], [-10], [6], [0], [11], [-10], [-2], [212317504003534631], [-11], [-3], [9], [-6], [0]]> : tensor<13x1xi64>
  %a1 = stablehlo.constant dense<-2.500000e-01> : tensor<f32>
  %a2 = stablehlo.constant dense<[2.4240000000000004, 3.2640000000000002, 3.3440000000000003, 2.3280000000000003, 1.1760000000000002, 0.025999999999999801, 2.678000e+00, 3.7560000000000002, 0.85799999999999965, 9.000000e+18, -0.033999999999999808, 0.46799999999999997, -3.956000e+00, -2.396000e+00, 1.5999999999999996, -2.5140000000000002]> : tensor<16xf64>
  %r:1 = call @p411(%a0, %a1, %a2) : (tensor<13x1xi64>, tensor<f32>, tensor<16xf64>) -> tensor<f32>
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p412(%arg0: tensor<f64>, %arg1: tensor<2xi1>) -> (tensor<4xi1>) {
  %v2 = stablehlo.concatenate %arg1, %arg1, dim = 0 : (tensor<2xi1>, tensor<2xi1>) -> tensor<4xi1>
  return %v2 : tensor<4xi1>
}
func.func @check412() {
  %a0 = stablehlo.constant dense<-1.7599999999999998> : tensor<f64>
  %a1 = stablehlo.constant dense<false> : tensor<2xi1>
  %r:1 = call @p412(%a0, %a1) : (tensor<f64>, tensor<2xi1>) -> tensor<4xi1>
  %e0 = stablehlo.constant dense<false> : tensor<4xi1>
  check.expect_eq %r#0, %e0 : tensor<4xi1>
  return
}
func.func @p413(%arg0: tensor<1x16x0xf16>, %arg1: tensor<13x1xf16>, %arg2: tensor<7xbf16>) -> (tensor<1x13xf16>, tensor<13x1xbf16>) {
  %v3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<13x1xf16>) -> tensor<1x13xf16>
  %v4 = stablehlo.convert %arg1 : (tensor<13x1xf16>) -> tensor<13x1xbf16>
  %v5 = stablehlo.maximum %v4, %v4 : tensor<13x1xbf16>
  return %v3, %v5 : tensor<1x13xf16>, tensor<13x1xbf16>
}
func.func @check413() {
  %a0 = stablehlo.constant dense<> : tensor<1x16x0xf16>
  %a1 = stablehlo.constant dense<[[-1.488280e+00], [4.938960e-01], [3.540040e-01], [3.139650e-01], [-1.248050e+00], [-1.421880e+00], [-2.900390e+00], [5.465750e-05], [2.574220e+00], [-3.195310e+00], [-1.683590e+00], [-3.300780e-01], [1.998050e+00]]> : tensor<13x1xf16>
  %a2 = stablehlo.constant dense<[7.851560e-01, -3.562500e+00, 3.265630e+00, -2.906250e+00, -7.109380e-01, -3.578130e+00, 1.609380e+00]> : tensor<7xbf16>
  %r:2 = call @p413(%a0, %a1, %a2) : (tensor<1x16x0xf16>, tensor<13x1xf16>, tensor<7xbf16>) -> (tensor<1x13xf16>, tensor<13x1xbf16>)
  %e0 = stablehlo.constant dense<[[-1.488280e+00, 4.938960e-01, 3.540040e-01, 3.139650e-01, -1.248050e+00, -1.421880e+00, -2.900390e+00, 5.465750e-05, 2.574220e+00, -3.195310e+00, -1.683590e+00, -3.300780e-01, 1.998050e+00]]> : tensor<1x13xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x13xf16>, tensor<1x13xf16>
  %e1 = stablehlo.constant dense<[[-1.484380e+00], [4.941410e-01], [3.535160e-01], [3.144530e-01], [-1.250000e+00], [-1.421880e+00], [-2.906250e+00], [5.459790e-05], [2.578130e+00], [-3.187500e+00], [-1.687500e+00], [-3.300780e-01], [2.000000e+00]]> : tensor<13x1xbf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<13x1xbf16>, tensor<13x1xbf16>
  return
}
func.func @p414(%arg0: tensor<0x5xi1>) -> (tensor<3x10xi1>) {
  %v1 = stablehlo.constant dense<true> : tensor<i1>
  %v2 = stablehlo.pad %arg0, %v1, low = [2, 1], high = [1, 0], interior = [1, 1] : (tensor<0x5xi1>, tensor<i1>) -> tensor<3x10xi1>
  return %v2 : tensor<3x10xi1>
}
func.func @check414() {
  %a0 = stablehlo.constant dense<> : tensor<0x5xi1>
  %r:1 = call @p414(%a0) : (tensor<0x5xi1>) -> tensor<3x10xi1>
  %e0 = stablehlo.constant dense<true> : tensor<3x10xi1>
  check.expect_eq %r#0, %e0 : tensor<3x10xi1>
  return
}
func.func @p415(%arg0: tensor<0x16xi4>) -> (tensor<16xi4>, tensor<0x8x32xi4>) {
  %v1 = stablehlo.constant dense<2> : tensor<i4>
  %v2 = stablehlo.reduce(%arg0 init: %v1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x16xi4>, tensor<i4>) -> tensor<16xi4>
  %v3 = stablehlo.divide %v2, %v2 : tensor<16xi4>
  %v4 = stablehlo.constant dense<0> : tensor<i4>
  %v5 = stablehlo.pad %arg0, %v4, low = [1, 1], high = [-1, 0], interior = [0, 1] : (tensor<0x16xi4>, tensor<i4>) -> tensor<0x32xi4>
  %v6 = stablehlo.broadcast_in_dim %v5, dims = [0, 2] : (tensor<0x32xi4>) -> tensor<0x8x32xi4>
  return %v3, %v6 : tensor<16xi4>, tensor<0x8x32xi4>
}
func.func @check415() {
  %a0 = stablehlo.constant dense<> : tensor<0x16xi4>
  %r:2 = call @p415(%a0) : (tensor<0x16xi4>) -> (tensor<16xi4>, tensor<0x8x32xi4>)
  %e0 = stablehlo.constant dense<1> : tensor<16xi4>
  check.expect_eq %r#0, %e0 : tensor<16xi4>
  %e1 = stablehlo.constant dense<> : tensor<0x8x32xi4>
  check.expect_eq %r#1, %e1 : tensor<0x8x32xi4>
  return
}
func.func @p416(%arg0: tensor<ui16>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<1xui16>, tensor<1xui16>) {
  %v3 = stablehlo.not %arg0 : tensor<ui16>
  %v4 = stablehlo.reshape %arg0 : (tensor<ui16>) -> tensor<1xui16>
  %v5 = stablehlo.slice %v4 [0:1:2] : (tensor<1xui16>) -> tensor<1xui16>
  %v6 = stablehlo.reshape %v3 : (tensor<ui16>) -> tensor<1xui16>
  return %v5, %v6 : tensor<1xui16>, tensor<1xui16>
}
func.func @check416() {
  %a0 = stablehlo.constant dense<65533> : tensor<ui16>
  %a1 = stablehlo.constant dense<-0.4780000000000002> : tensor<f64>
  %a2 = stablehlo.constant dense<0.091999999999999638> : tensor<f64>
  %r:2 = call @p416(%a0, %a1, %a2) : (tensor<ui16>, tensor<f64>, tensor<f64>) -> (tensor<1xui16>, tensor<1xui16>)
  %e0 = stablehlo.constant dense<65533> : tensor<1xui16>
  check.expect_eq %r#0, %e0 : tensor<1xui16>
  %e1 = stablehlo.constant dense<2> : tensor<1xui16>
  check.expect_eq %r#1, %e1 : tensor<1xui16>
  return
}
func.func @p417(%arg0: tensor<ui16>, %arg1: tensor<7xi4>) -> (tensor<12xi4>) {
  %v2 = stablehlo.constant dense<1> : tensor<i4>
  %v3 = stablehlo.pad %arg1, %v2, low = [0], high = [-1], interior = [1] : (tensor<7xi4>, tensor<i4>) -> tensor<12xi4>
  return %v3 : tensor<12xi4>
}
func.func @check417() {
  %a0 = stablehlo.constant dense<13519> : tensor<ui16>
  %a1 = stablehlo.constant dense<[0, 6, 7, -6, -5, 0, 7]> : tensor<7xi4>
  %r:1 = call @p417(%a0, %a1) : (tensor<ui16>, tensor<7xi4>) -> tensor<12xi4>
  %e0 = stablehlo.constant dense<[0, 1, 6, 1, 7, 1, -6, 1, -5, 1, 0, 1]> : tensor<12xi4>
  check.expect_eq %r#0, %e0 : tensor<12xi4>
  return
}
func.func @p418(%arg0: tensor<ui64>) -> (tensor<65xui64>, tensor<131xui64>) {
  %v1 = stablehlo.multiply %arg0, %arg0 : tensor<ui64>
  %v2 = stablehlo.broadcast_in_dim %v1, dims = [] : (tensor<ui64>) -> tensor<65xui64>
  %v3 = stablehlo.add %v2, %v2 : tensor<65xui64>
  %v4 = stablehlo.constant dense<3> : tensor<ui64>
  %v5 = stablehlo.pad %v2, %v4, low = [2], high = [0], interior = [1] : (tensor<65xui64>, tensor<ui64>) -> tensor<131xui64>
  return %v3, %v5 : tensor<65xui64>, tensor<131xui64>
}
func.func @check418() {
  %a0 = stablehlo.constant dense<18446744073709551610> : tensor<ui64>
  %r:2 = call @p418(%a0) : (tensor<ui64>) -> (tensor<65xui64>, tensor<131xui64>)
  %e0 = stablehlo.constant dense<72> : tensor<65xui64>
  check.expect_eq %r#0, %e0 : tensor<65xui64>
  %e1 = stablehlo.constant dense<"0x03000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000030000000000000024000000000000000300000000000000240000000000000003000000000000002400000000000000"> : tensor<131xui64>
  check.expect_eq %r#1, %e1 : tensor<131xui64>
  return
}
func.func @p419(%arg0: tensor<13xf32>) -> (tensor<26xf32>, tensor<1x13xf32>, tensor<78xf32>) {
  %v1 = stablehlo.minimum %arg0, %arg0 : tensor<13xf32>
  %v2 = stablehlo.multiply %arg0, %v1 : tensor<13xf32>
  %v3 = stablehlo.concatenate %v1, %v2, dim = 0 : (tensor<13xf32>, tensor<13xf32>) -> tensor<26xf32>
  %v4 = stablehlo.concatenate %v1, %v2, dim = 0 : (tensor<13xf32>, tensor<13xf32>) -> tensor<26xf32>
  %v5 = stablehlo.concatenate %v2, %v3, dim = 0 : (tensor<13xf32>, tensor<26xf32>) -> tensor<39xf32>
  %v6 = stablehlo.reshape %arg0 : (tensor<13xf32>) -> tensor<1x13xf32>
  %v7 = stablehlo.concatenate %v5, %v5, dim = 0 : (tensor<39xf32>, tensor<39xf32>) -> tensor<78xf32>
  return %v4, %v6, %v7 : tensor<26xf32>, tensor<1x13xf32>, tensor<78xf32>
}
func.func @check419() {
  %a0 = stablehlo.constant dense<[3.214000e+00, 4.380000e-01, -2.600000e-02, 3.058000e+00, -1.192000e+00, -1.092000e+00, 3.720000e+00, 3.756000e+00, -2.692000e+00, -1.006000e+00, 4.040000e-01, 1.248000e+00, -3.812000e+00]> : tensor<13xf32>
  %r:3 = call @p419(%a0) : (tensor<13xf32>) -> (tensor<26xf32>, tensor<1x13xf32>, tensor<78xf32>)
  %e0 = stablehlo.constant dense<[3.214000e+00, 4.380000e-01, -2.600000e-02, 3.058000e+00, -1.192000e+00, -1.092000e+00, 3.720000e+00, 3.756000e+00, -2.692000e+00, -1.006000e+00, 4.040000e-01, 1.248000e+00, -3.812000e+00, 10.3297958, 1.918440e-01, 6.760000e-04, 9.35136413, 1.42086411, 1.19246399, 1.383840e+01, 14.1075363, 7.24686336, 1.01203609, 0.16321601, 1.55750406, 14.5313444]> : tensor<26xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<26xf32>, tensor<26xf32>
  %e1 = stablehlo.constant dense<[[3.214000e+00, 4.380000e-01, -2.600000e-02, 3.058000e+00, -1.192000e+00, -1.092000e+00, 3.720000e+00, 3.756000e+00, -2.692000e+00, -1.006000e+00, 4.040000e-01, 1.248000e+00, -3.812000e+00]]> : tensor<1x13xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x13xf32>, tensor<1x13xf32>
  %e2 = stablehlo.constant dense<[10.3297958, 1.918440e-01, 6.760000e-04, 9.35136413, 1.42086411, 1.19246399, 1.383840e+01, 14.1075363, 7.24686336, 1.01203609, 0.16321601, 1.55750406, 14.5313444, 3.214000e+00, 4.380000e-01, -2.600000e-02, 3.058000e+00, -1.192000e+00, -1.092000e+00, 3.720000e+00, 3.756000e+00, -2.692000e+00, -1.006000e+00, 4.040000e-01, 1.248000e+00, -3.812000e+00, 10.3297958, 1.918440e-01, 6.760000e-04, 9.35136413, 1.42086411, 1.19246399, 1.383840e+01, 14.1075363, 7.24686336, 1.01203609, 0.16321601, 1.55750406, 14.5313444, 10.3297958, 1.918440e-01, 6.760000e-04, 9.35136413, 1.42086411, 1.19246399, 1.383840e+01, 14.1075363, 7.24686336, 1.01203609, 0.16321601, 1.55750406, 14.5313444, 3.214000e+00, 4.380000e-01, -2.600000e-02, 3.058000e+00, -1.192000e+00, -1.092000e+00, 3.720000e+00, 3.756000e+00, -2.692000e+00, -1.006000e+00, 4.040000e-01, 1.248000e+00, -3.812000e+00, 10.3297958, 1.918440e-01, 6.760000e-04, 9.35136413, 1.42086411, 1.19246399, 1.383840e+01, 14.1075363, 7.24686336, 1.01203609, 0.16321601, 1.55750406, 14.5313444]> : tensor<78xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<78xf32>, tensor<78xf32>
  return
}
func.func @p420(%arg0: tensor<13x0xf16>) -> (tensor<13x0xi1>, tensor<13x0xi1>) {
  %v1 = stablehlo.rsqrt %arg0 : tensor<13x0xf16>
  %v2 = stablehlo.compare GT, %v1, %v1 : (tensor<13x0xf16>, tensor<13x0xf16>) -> tensor<13x0xi1>
  %v3 = stablehlo.concatenate %v2, %v2, dim = 1 : (tensor<13x0xi1>, tensor<13x0xi1>) -> tensor<13x0xi1>
  %v4 = stablehlo.convert %arg0 : (tensor<13x0xf16>) -> tensor<13x0xi1>
  return %v3, %v4 : tensor<13x0xi1>, tensor<13x0xi1>
}
func.func @check420() {
  %a0 = stablehlo.constant dense<> : tensor<13x0xf16>
  %r:2 = call @p420(%a0) : (tensor<13x0xf16>) -> (tensor<13x0xi1>, tensor<13x0xi1>)
  %e0 = stablehlo.constant dense<> : tensor<13x0xi1>
  check.expect_eq %r#0, %e0 : tensor<13x0xi1>
  %e1 = stablehlo.constant dense<> : tensor<13x0xi1>
  check.expect_eq %r#1, %e1 : tensor<13x0xi1>
  return
}
func.func @p421(%arg0: tensor<65x1xbf16>, %arg1: tensor<0x2xbf16>) -> (tensor<130xbf16>, tensor<0x0xf16>, tensor<0x65xbf16>, tensor<65xi1>) {
  %v2 = stablehlo.reshape %arg0 : (tensor<65x1xbf16>) -> tensor<65xbf16>
  %v3 = stablehlo.convert %v2 : (tensor<65xbf16>) -> tensor<65xi1>
  %v4 = stablehlo.concatenate %v2, %v2, dim = 0 : (tensor<65xbf16>, tensor<65xbf16>) -> tensor<130xbf16>
  %v5 = stablehlo.convert %arg1 : (tensor<0x2xbf16>) -> tensor<0x2xf16>
  %v6 = stablehlo.sign %v5 : tensor<0x2xf16>
  %v7 = stablehlo.dot_general %v5, %v6, contracting_dims = [1] x [1] : (tensor<0x2xf16>, tensor<0x2xf16>) -> tensor<0x0xf16>
  %v8 = stablehlo.broadcast_in_dim %v2, dims = [1] : (tensor<65xbf16>) -> tensor<0x65xbf16>
  %v9 = stablehlo.or %v3, %v3 : tensor<65xi1>
  return %v4, %v7, %v8, %v9 : tensor<130xbf16>, tensor<0x0xf16>, tensor<0x65xbf16>, tensor<65xi1>
}
func.func @check421() {
  %a0 = stablehlo.constant dense<[[-2.046880e+00], [2.500000e+00], [-1.742190e+00], [1.929690e+00], [3.484380e+00], [8.945310e-01], [-3.609380e+00], [2.640630e+00], [-3.531250e+00], [-2.296880e+00], [3.562500e+00], [3.468750e+00], [0x7F80], [1.304690e+00], [-9.375000e-01], [8.789060e-01], [2.984380e+00], [2.406250e+00], [2.363280e-01], [4.414060e-01], [2.281250e+00], [-3.004060e+38], [0.000000e+00], [1.962890e-01], [3.312500e+00], [-3.687500e+00], [-5.585940e-01], [-6.640630e-01], [1.429690e+00], [2.859380e+00], [3.609380e+00], [4.648580e+21], [-2.203130e+00], [-3.843750e+00], [-3.906250e+00], [3.242190e-01], [-1.851560e+00], [2.765630e+00], [3.812500e+00], [-6.132810e-01], [-3.501050e+27], [1.601160e+13], [2.250000e+00], [3.437500e-01], [1.789060e+00], [-3.873820e+21], [2.171880e+00], [1.926730e+24], [-2.765630e+00], [3.437500e+00], [2.156250e+00], [-2.765630e+00], [-2.060550e-01], [-2.359380e+00], [-2.687500e+00], [1.423140e+18], [9.423820e-02], [2.781250e+00], [-8.984370e-01], [2.968750e+00], [2.062500e+00], [-2.968750e+00], [-1.000000e+00], [1.609380e+00], [-1.218750e+00]]> : tensor<65x1xbf16>
  %a1 = stablehlo.constant dense<> : tensor<0x2xbf16>
  %r:4 = call @p421(%a0, %a1) : (tensor<65x1xbf16>, tensor<0x2xbf16>) -> (tensor<130xbf16>, tensor<0x0xf16>, tensor<0x65xbf16>, tensor<65xi1>)
  %e0 = stablehlo.constant dense<"0x03C02040DFBFF73F5F40653F67C0294062C013C064405E40807FA73F70BF613F3F401A40723EE23E124062FF0000493E54406CC00FBF2ABFB73F374067407C630DC076C07AC0A63EEDBF314074401DBF35ED69551040B03EE53F52E30B40CC6731C05C400A4031C053BE17C02CC09E5DC13D324066BF3E4004403EC080BFCE3F9CBF03C02040DFBFF73F5F40653F67C0294062C013C064405E40807FA73F70BF613F3F401A40723EE23E124062FF0000493E54406CC00FBF2ABFB73F374067407C630DC076C07AC0A63EEDBF314074401DBF35ED69551040B03EE53F52E30B40CC6731C05C400A4031C053BE17C02CC09E5DC13D324066BF3E4004403EC080BFCE3F9CBF"> : tensor<130xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<130xbf16>, tensor<130xbf16>
  %e1 = stablehlo.constant dense<> : tensor<0x0xf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<0x0xf16>, tensor<0x0xf16>
  %e2 = stablehlo.constant dense<> : tensor<0x65xbf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0x65xbf16>, tensor<0x65xbf16>
  %e3 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<65xi1>
  check.expect_eq %r#3, %e3 : tensor<65xi1>
  return
}
func.func @p422(%arg0: tensor<0x3xi1>, %arg1: tensor<1xf32>) -> (tensor<3x0xi1>, tensor<i1>) {
  %v2 = stablehlo.and %arg0, %arg0 : tensor<0x3xi1>
  %v3 = stablehlo.or %arg0, %v2 : tensor<0x3xi1>
  %v4 = stablehlo.transpose %v2, dims = [1, 0] : (tensor<0x3xi1>) -> tensor<3x0xi1>
  %v5 = stablehlo.constant dense<true> : tensor<i1>
  %v6 = stablehlo.reduce(%v3 init: %v5) applies stablehlo.or across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
  return %v4, %v6 : tensor<3x0xi1>, tensor<i1>
}
func.func @check422() {
  %a0 = stablehlo.constant dense<> : tensor<0x3xi1>
  %a1 = stablehlo.constant dense<-2.452000e+00> : tensor<1xf32>
  %r:2 = call @p422(%a0, %a1) : (tensor<0x3xi1>, tensor<1xf32>) -> (tensor<3x0xi1>, tensor<i1>)
  %e0 = stablehlo.constant dense<> : tensor<3x0xi1>
  check.expect_eq %r#0, %e0 : tensor<3x0xi1>
  %e1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  return
}
func.func @p423(%arg0: tensor<13xi1>, %arg1: tensor<i32>, %arg2: tensor<7x1x1xi1>) -> (tensor<7xi1>, tensor<1x1x7xi1>, tensor<i1>) {
  %v3 = stablehlo.reshape %arg2 : (tensor<7x1x1xi1>) -> tensor<7xi1>
  %v4 = stablehlo.transpose %arg2, dims = [1, 2, 0] : (tensor<7x1x1xi1>) -> tensor<1x1x7xi1>
  %v5 = stablehlo.compare LT, %arg1, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %v6 = stablehlo.or %v5, %v5 : tensor<i1>
  return %v3, %v4, %v6 : tensor<7xi1>, tensor<1x1x7xi1>, tensor<i1>
}
func.func @check423() {
  %a0 = stablehlo.constant dense<[true, false, true, true, true, true, true, false, true, true, true, true, false]> : tensor<13xi1>
  %a1 = stablehlo.constant dense<-3> : tensor<i32>
  %a2 = stablehlo.constant dense<true> : tensor<7x1x1xi1>
  %r:3 = call @p423(%a0, %a1, %a2) : (tensor<13xi1>, tensor<i32>, tensor<7x1x1xi1>) -> (tensor<7xi1>, tensor<1x1x7xi1>, tensor<i1>)
  %e0 = stablehlo.constant dense<true> : tensor<7xi1>
  check.expect_eq %r#0, %e0 : tensor<7xi1>
  %e1 = stablehlo.constant dense<true> : tensor<1x1x7xi1>
  check.expect_eq %r#1, %e1 : tensor<1x1x7xi1>
  %e2 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#2, %e2 : tensor<i1>
  return
}
func.func @p424(%arg0: tensor<i8>) -> (tensor<11x3xi8>, tensor<11x4x3xi8>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i8>) -> tensor<33xi8>
  %v2 = stablehlo.reshape %v1 : (tensor<33xi8>) -> tensor<11x3xi8>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [0, 2] : (tensor<11x3xi8>) -> tensor<11x4x3xi8>
  %v4 = stablehlo.reshape %v2 : (tensor<11x3xi8>) -> tensor<11x3xi8>
  %v5 = stablehlo.reverse %v3, dims = [2] : tensor<11x4x3xi8>
  return %v4, %v5 : tensor<11x3xi8>, tensor<11x4x3xi8>
}
func.func @check424() {
  %a0 = stablehlo.constant dense<0> : tensor<i8>
  %r:2 = call @p424(%a0) : (tensor<i8>) -> (tensor<11x3xi8>, tensor<11x4x3xi8>)
  %e0 = stablehlo.constant dense<0> : tensor<11x3xi8>
  check.expect_eq %r#0, %e0 : tensor<11x3xi8>
  %e1 = stablehlo.constant dense<0> : tensor<11x4x3xi8>
  check.expect_eq %r#1, %e1 : tensor<11x4x3xi8>
  return
}
func.func @p425(%arg0: tensor<3x16x5xf8E5M2>, %arg1: tensor<3xf32>) -> (tensor<3x17x8xf8E5M2>, tensor<3xf32>) {
  %v2 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %v3 = stablehlo.pad %arg0, %v2, low = [-1, 2, 2], high = [-1, -1, 1], interior = [1, 0, 0] : (tensor<3x16x5xf8E5M2>, tensor<f8E5M2>) -> tensor<3x17x8xf8E5M2>
  %v4 = stablehlo.convert %arg1 : (tensor<3xf32>) -> tensor<3xf32>
  return %v3, %v4 : tensor<3x17x8xf8E5M2>, tensor<3xf32>
}
func.func @check425() {
  %a0 = stablehlo.constant dense<"0xE1B8C3BBB9C3C0FCC4C440BF414282B1C4BEC1B21DD5BFC442C4C2418FC1403F00C0C2BF6AC043B5BD3FCA41C3FC58BC44BFB639BC42C13E413C35343E4043BE3FC23DB5C14131404DC3C3404144C3A627C1AFC23E3DBE3338C33E2F43C0C343C13EBFC03D3EB643A3C13EC0A14043C13C42BC443E3DB2C332B63AC240403D44BD43C2B8BFBB3E39BDBC0041B5403E7E424141403EF6BFBC423EFC3F40C289445CC37CBDBB303D43BF67444339C2C2404332C3403DBEBD3BC20041BE3CC3BD3D43C0437F39C1C3E5C3BDC2BF43623A4143C0C2C2FC3DBC3541BF3D3344BA43C0C242C43EBEC0BCC3C1C1C3423EBCB8BC"> : tensor<3x16x5xf8E5M2>
  %a1 = stablehlo.constant dense<[1.282000e+00, -7.800000e-01, -2.460000e+00]> : tensor<3xf32>
  %r:2 = call @p425(%a0, %a1) : (tensor<3x16x5xf8E5M2>, tensor<3xf32>) -> (tensor<3x17x8xf8E5M2>, tensor<3xf32>)
  %e0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000027C1AFC23E0000003DBE3338C30000003E2F43C0C300000043C13EBFC00000003D3EB643A3000000C13EC0A14000000043C13C42BC000000443E3DB2C300000032B63AC240000000403D44BD43000000C2B8BFBB3E00000039BDBC0041000000B5403E7E420000004141403EF6000000BFBC423EFC0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17x8xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x17x8xf8E5M2>, tensor<3x17x8xf8E5M2>
  %e1 = stablehlo.constant dense<[1.282000e+00, -7.800000e-01, -2.460000e+00]> : tensor<3xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  return
}
func.func @p426(%arg0: tensor<0xui32>) -> (tensor<0xui32>) {
  %v1 = stablehlo.negate %arg0 : tensor<0xui32>
  %v2 = stablehlo.concatenate %v1, %arg0, dim = 0 : (tensor<0xui32>, tensor<0xui32>) -> tensor<0xui32>
  return %v2 : tensor<0xui32>
}
func.func @check426() {
  %a0 = stablehlo.constant dense<> : tensor<0xui32>
  %r:1 = call @p426(%a0) : (tensor<0xui32>) -> tensor<0xui32>
  %e0 = stablehlo.constant dense<> : tensor<0xui32>
  check.expect_eq %r#0, %e0 : tensor<0xui32>
  return
}
func.func @p427(%arg0: tensor<3x2x2xui16>, %arg1: tensor<65x1x0xf64>) -> (tensor<65x0x65x0xf64>, tensor<67x0x129x1xf64>, tensor<3x2x2xui16>, tensor<i1>) {
  %v2 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [1] : (tensor<65x1x0xf64>, tensor<65x1x0xf64>) -> tensor<65x0x65x0xf64>
  %v3 = stablehlo.add %v2, %v2 : tensor<65x0x65x0xf64>
  %v4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v5 = stablehlo.pad %v2, %v4, low = [1, 0, 0, 1], high = [1, 0, 0, 0], interior = [0, 0, 1, 0] : (tensor<65x0x65x0xf64>, tensor<f64>) -> tensor<67x0x129x1xf64>
  %v6 = stablehlo.negate %arg0 : tensor<3x2x2xui16>
  %v7 = stablehlo.compare NE, %v4, %v4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %v8 = stablehlo.add %arg1, %arg1 : tensor<65x1x0xf64>
  return %v3, %v5, %v6, %v7 : tensor<65x0x65x0xf64>, tensor<67x0x129x1xf64>, tensor<3x2x2xui16>, tensor<i1>
}
func.func @check427() {
  %a0 = stablehlo.constant dense<[[[65526, 65530], [5, 65530]], [[0, 6], [6, 9]], [[0, 0], [11, 0]]]> : tensor<3x2x2xui16>
  %a1 = stablehlo.constant dense<> : tensor<65x1x0xf64>
  %r:4 = call @p427(%a0, %a1) : (tensor<3x2x2xui16>, tensor<65x1x0xf64>) -> (tensor<65x0x65x0xf64>, tensor<67x0x129x1xf64>, tensor<3x2x2xui16>, tensor<i1>)
  %e0 = stablehlo.constant dense<> : tensor<65x0x65x0xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65x0x65x0xf64>, tensor<65x0x65x0xf64>
  %e1 = stablehlo.constant dense<> : tensor<67x0x129x1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<67x0x129x1xf64>, tensor<67x0x129x1xf64>
  %e2 = stablehlo.constant dense<[[[10, 6], [65531, 6]], [[0, 65530], [65530, 65527]], [[0, 0], [65525, 0]]]> : tensor<3x2x2xui16>
  check.expect_eq %r#2, %e2 : tensor<3x2x2xui16>
  %e3 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#3, %e3 : tensor<i1>
  return
}
func.func @p428(%arg0: tensor<7xf8E4M3FN>, %arg1: tensor<f8E4M3FN>, %arg2: tensor<1x13x5xf8E5M2>) -> (tensor<1x13x5xf32>) {
  %v3 = stablehlo.convert %arg2 : (tensor<1x13x5xf8E5M2>) -> tensor<1x13x5xf32>
  return %v3 : tensor<1x13x5xf32>
}
func.func @check428() {
  %a0 = stablehlo.constant dense<[1.125000e+00, -2.000000e+00, 6.250000e-01, 0xFF, 3.500000e+00, -3.500000e+00, 3.000000e+01]> : tensor<7xf8E4M3FN>
  %a1 = stablehlo.constant dense<3.000000e+00> : tensor<f8E4M3FN>
  %a2 = stablehlo.constant dense<[[[4.375000e-01, -1.000000e+00, -4.375000e-01, 7.500000e-01, 2.500000e+00], [-2.500000e+00, 5.000000e-01, -3.500000e+00, 3.500000e+00, -3.000000e+00], [5.000000e-01, 1.750000e+00, -1.250000e+00, -1.875000e-01, -2.500000e+00], [-3.500000e+00, 2.560000e+02, -1.000000e+00, -2.500000e-01, -1.250000e+00], [-1.525880e-04, 3.500000e+00, -3.500000e+00, 1.250000e+00, 2.000000e+00], [5.000000e-01, -2.500000e+00, 2.000000e+00, 7.500000e-01, -2.000000e+00], [-2.500000e+00, 2.500000e+00, -3.500000e+00, -1.000000e+00, 6.250000e-01], [3.500000e+00, -2.500000e+00, 3.000000e+00, -5.000000e-01, -2.500000e+00], [-3.906250e-02, -5.000000e-01, -2.500000e-01, -4.000000e+00, 1.000000e+00], [2.000000e+00, 0xFC, -2.500000e+00, -2.500000e+00, 2.000000e+00], [-4.000000e+00, 1.500000e+00, -2.500000e+00, -1.400000e+01, 2.000000e+00], [3.500000e+00, 6.250000e-01, -2.500000e+00, -3.000000e+00, 2.500000e+00], [1.750000e+00, -1.000000e+00, 8.750000e-01, -5.000000e-01, 1.500000e+00]]]> : tensor<1x13x5xf8E5M2>
  %r:1 = call @p428(%a0, %a1, %a2) : (tensor<7xf8E4M3FN>, tensor<f8E4M3FN>, tensor<1x13x5xf8E5M2>) -> tensor<1x13x5xf32>
  %e0 = stablehlo.constant dense<[[[4.375000e-01, -1.000000e+00, -4.375000e-01, 7.500000e-01, 2.500000e+00], [-2.500000e+00, 5.000000e-01, -3.500000e+00, 3.500000e+00, -3.000000e+00], [5.000000e-01, 1.750000e+00, -1.250000e+00, -1.875000e-01, -2.500000e+00], [-3.500000e+00, 2.560000e+02, -1.000000e+00, -2.500000e-01, -1.250000e+00], [-1.52587891E-4, 3.500000e+00, -3.500000e+00, 1.250000e+00, 2.000000e+00], [5.000000e-01, -2.500000e+00, 2.000000e+00, 7.500000e-01, -2.000000e+00], [-2.500000e+00, 2.500000e+00, -3.500000e+00, -1.000000e+00, 6.250000e-01], [3.500000e+00, -2.500000e+00, 3.000000e+00, -5.000000e-01, -2.500000e+00], [-3.906250e-02, -5.000000e-01, -2.500000e-01, -4.000000e+00, 1.000000e+00], [2.000000e+00, 0xFF800000, -2.500000e+00, -2.500000e+00, 2.000000e+00], [-4.000000e+00, 1.500000e+00, -2.500000e+00, -1.400000e+01, 2.000000e+00], [3.500000e+00, 6.250000e-01, -2.500000e+00, -3.000000e+00, 2.500000e+00], [1.750000e+00, -1.000000e+00, 8.750000e-01, -5.000000e-01, 1.500000e+00]]]> : tensor<1x13x5xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x13x5xf32>, tensor<1x13x5xf32>
  return
}
func.func @p429(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %v1 = stablehlo.power %arg0, %arg0 : tensor<f32>
  %v2 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<f32>
  return %v1, %v2 : tensor<f32>, tensor<f32>
}
func.func @check429() {
  %a0 = stablehlo.constant dense<2.526000e+00> : tensor<f32>
  %r:2 = call @p429(%a0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  %e0 = stablehlo.constant dense<10.3883514> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<2.526000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p430(%arg0: tensor<16xui16>, %arg1: tensor<f64>) -> (tensor<i1>) {
  %v2 = stablehlo.compare NE, %arg1, %arg1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  return %v2 : tensor<i1>
}
func.func @check430() {
  %a0 = stablehlo.constant dense<[11, 65535, 9, 0, 0, 0, 42503, 11, 1, 65532, 0, 65532, 8, 2, 65525, 0]> : tensor<16xui16>
  %a1 = stablehlo.constant dense<1.9219999999999997> : tensor<f64>
  %r:1 = call @p430(%a0, %a1) : (tensor<16xui16>, tensor<f64>) -> tensor<i1>
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  return
}
func.func @p431(%arg0: tensor<16x0xf32>) -> (tensor<16x0xi1>, tensor<0x32xf32>) {
  %v1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<16x0xf32>) -> tensor<0x16xf32>
  %v2 = stablehlo.concatenate %v1, %v1, dim = 1 : (tensor<0x16xf32>, tensor<0x16xf32>) -> tensor<0x32xf32>
  %v3 = stablehlo.compare GT, %arg0, %arg0 : (tensor<16x0xf32>, tensor<16x0xf32>) -> tensor<16x0xi1>
  %v4 = stablehlo.subtract %v2, %v2 : tensor<0x32xf32>
  return %v3, %v4 : tensor<16x0xi1>, tensor<0x32xf32>
}
func.func @check431() {
  %a0 = stablehlo.constant dense<> : tensor<16x0xf32>
  %r:2 = call @p431(%a0) : (tensor<16x0xf32>) -> (tensor<16x0xi1>, tensor<0x32xf32>)
  %e0 = stablehlo.constant dense<> : tensor<16x0xi1>
  check.expect_eq %r#0, %e0 : tensor<16x0xi1>
  %e1 = stablehlo.constant dense<> : tensor<0x32xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<0x32xf32>, tensor<0x32xf32>
  return
}
func.func @p432(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
  %v2 = stablehlo.popcnt %arg1 : tensor<i64>
  %v3 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i64>
  %v4 = stablehlo.not %v3 : tensor<i64>
  %v5 = stablehlo.convert %v2 : (tensor<i64>) -> tensor<i64>
  return %v4, %v5 : tensor<i64>, tensor<i64>
}
func.func @check432() {
  %a0 = stablehlo.constant dense<-6> : tensor<i64>
  %a1 = stablehlo.constant dense<-1> : tensor<i64>
  %r:2 = call @p432(%a0, %a1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
  %e0 = stablehlo.constant dense<0> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  %e1 = stablehlo.constant dense<64> : tensor<i64>
  check.expect_eq %r#1, %e1 : tensor<i64>
  return
}
func.func @p433(%arg0: tensor<3xi4>) -> (tensor<3xi4>, tensor<i4>, tensor<i4>) {
  %v1 = stablehlo.shift_right_arithmetic %arg0, %arg0 : tensor<3xi4>
  %v2 = stablehlo.constant dense<1> : tensor<i4>
  %v3 = stablehlo.reduce(%v1 init: %v2) applies stablehlo.multiply across dimensions = [0] : (tensor<3xi4>, tensor<i4>) -> tensor<i4>
  %v4 = stablehlo.count_leading_zeros %v2 : tensor<i4>
  %v5 = stablehlo.multiply %v4, %v2 : tensor<i4>
  %v6 = stablehlo.multiply %v1, %arg0 : tensor<3xi4>
  %v7 = stablehlo.multiply %v5, %v5 : tensor<i4>
  %v8 = stablehlo.not %v3 : tensor<i4>
  return %v6, %v7, %v8 : tensor<3xi4>, tensor<i4>, tensor<i4>
}
func.func @check433() {
  %a0 = stablehlo.constant dense<[6, 1, -7]> : tensor<3xi4>
  %r:3 = call @p433(%a0) : (tensor<3xi4>) -> (tensor<3xi4>, tensor<i4>, tensor<i4>)
  %e0 = stablehlo.constant dense<[0, 0, 7]> : tensor<3xi4>
  check.expect_eq %r#0, %e0 : tensor<3xi4>
  %e1 = stablehlo.constant dense<-7> : tensor<i4>
  check.expect_eq %r#1, %e1 : tensor<i4>
  %e2 = stablehlo.constant dense<-1> : tensor<i4>
  check.expect_eq %r#2, %e2 : tensor<i4>
  return
}
func.func @p434(%arg0: tensor<ui32>) -> (tensor<1xui32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<ui32>) -> tensor<1xui32>
  return %v1 : tensor<1xui32>
}
func.func @check434() {
  %a0 = stablehlo.constant dense<0> : tensor<ui32>
  %r:1 = call @p434(%a0) : (tensor<ui32>) -> tensor<1xui32>
  %e0 = stablehlo.constant dense<0> : tensor<1xui32>
  check.expect_eq %r#0, %e0 : tensor<1xui32>
  return
}
func.func @p435(%arg0: tensor<3xi32>, %arg1: tensor<i1>) -> (tensor<i1>, tensor<6xi32>) {
  %v2 = stablehlo.not %arg1 : tensor<i1>
  %v3 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<3xi32>, tensor<3xi32>) -> tensor<6xi32>
  return %v2, %v3 : tensor<i1>, tensor<6xi32>
}
func.func @check435() {
  %a0 = stablehlo.constant dense<[-3, -10, 4]> : tensor<3xi32>
  %a1 = stablehlo.constant dense<true> : tensor<i1>
  %r:2 = call @p435(%a0, %a1) : (tensor<3xi32>, tensor<i1>) -> (tensor<i1>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<[-3, -10, 4, -3, -10, 4]> : tensor<6xi32>
  check.expect_eq %r#1, %e1 : tensor<6xi32>
  return
}
func.func @p436(%arg0: tensor<2x7xi16>) -> (tensor<7xi16>, tensor<7x2x1xi16>) {
  %v1 = stablehlo.not %arg0 : tensor<2x7xi16>
  %v2 = stablehlo.constant dense<3> : tensor<i16>
  %v3 = stablehlo.reduce(%v1 init: %v2) applies stablehlo.add across dimensions = [0] : (tensor<2x7xi16>, tensor<i16>) -> tensor<7xi16>
  %v4 = stablehlo.transpose %v1, dims = [1, 0] : (tensor<2x7xi16>) -> tensor<7x2xi16>
  %v5 = stablehlo.broadcast_in_dim %v4, dims = [0, 1] : (tensor<7x2xi16>) -> tensor<7x2x1xi16>
  return %v3, %v5 : tensor<7xi16>, tensor<7x2x1xi16>
}
func.func @check436() {
  %a0 = stablehlo.constant dense<[[-7, 3, 2, 9, -2201, 10, -2], [3, -1, 0, -6, 1, -9, 2]]> : tensor<2x7xi16>
  %r:2 = call @p436(%a0) : (tensor<2x7xi16>) -> (tensor<7xi16>, tensor<7x2x1xi16>)
  %e0 = stablehlo.constant dense<[5, -1, -1, -2, 2201, 0, 1]> : tensor<7xi16>
  check.expect_eq %r#0, %e0 : tensor<7xi16>
  %e1 = stablehlo.constant dense<[[[6], [-4]], [[-4], [0]], [[-3], [-1]], [[-10], [5]], [[2200], [-2]], [[-11], [8]], [[1], [-3]]]> : tensor<7x2x1xi16>
  check.expect_eq %r#1, %e1 : tensor<7x2x1xi16>
  return
}
func.func @p437(%arg0: tensor<7xf32>) -> (tensor<1x7xf32>, tensor<1x1x1x1xf16>, tensor<7x1x1xf32>, tensor<5x7xf32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<7xf32>) -> tensor<7x1x1xf32>
  %v2 = stablehlo.convert %arg0 : (tensor<7xf32>) -> tensor<7xf16>
  %v3 = stablehlo.power %arg0, %arg0 : tensor<7xf32>
  %v4 = stablehlo.convert %v1 : (tensor<7x1x1xf32>) -> tensor<7x1x1xf16>
  %v5 = stablehlo.reshape %v3 : (tensor<7xf32>) -> tensor<1x7xf32>
  %v6 = stablehlo.dot_general %v4, %v4, contracting_dims = [0] x [0] : (tensor<7x1x1xf16>, tensor<7x1x1xf16>) -> tensor<1x1x1x1xf16>
  %v7 = stablehlo.add %v1, %v1 : tensor<7x1x1xf32>
  %v8 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf32>) -> tensor<5x7xf32>
  %v9 = stablehlo.constant dense<2.5> : tensor<f16>
  %v10 = stablehlo.reduce(%v2 init: %v9) applies stablehlo.maximum across dimensions = [] : (tensor<7xf16>, tensor<f16>) -> tensor<7xf16>
  return %v5, %v6, %v7, %v8 : tensor<1x7xf32>, tensor<1x1x1x1xf16>, tensor<7x1x1xf32>, tensor<5x7xf32>
}
func.func @check437() {
  %a0 = stablehlo.constant dense<[1.422000e+00, 1.846000e+00, -1.194000e+00, -1.126000e+00, 3.428000e+00, 2.282000e+00, -3.48170675E+32]> : tensor<7xf32>
  %r:4 = call @p437(%a0) : (tensor<7xf32>) -> (tensor<1x7xf32>, tensor<1x1x1x1xf16>, tensor<7x1x1xf32>, tensor<5x7xf32>)
  %e0 = stablehlo.constant dense<[[1.64976943, 3.10072803, 0xFFC00000, 0xFFC00000, 68.2527084, 6.57167911, 0.000000e+00]]> : tensor<1x7xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x7xf32>, tensor<1x7xf32>
  %e1 = stablehlo.constant dense<0x7C00> : tensor<1x1x1x1xf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x1x1x1xf16>, tensor<1x1x1x1xf16>
  %e2 = stablehlo.constant dense<[[[2.844000e+00]], [[3.692000e+00]], [[-2.388000e+00]], [[-2.252000e+00]], [[6.85599994]], [[4.564000e+00]], [[-6.96341349E+32]]]> : tensor<7x1x1xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<7x1x1xf32>, tensor<7x1x1xf32>
  %e3 = stablehlo.constant dense<[[1.422000e+00, 1.846000e+00, -1.194000e+00, -1.126000e+00, 3.428000e+00, 2.282000e+00, -3.48170675E+32], [1.422000e+00, 1.846000e+00, -1.194000e+00, -1.126000e+00, 3.428000e+00, 2.282000e+00, -3.48170675E+32], [1.422000e+00, 1.846000e+00, -1.194000e+00, -1.126000e+00, 3.428000e+00, 2.282000e+00, -3.48170675E+32], [1.422000e+00, 1.846000e+00, -1.194000e+00, -1.126000e+00, 3.428000e+00, 2.282000e+00, -3.48170675E+32], [1.422000e+00, 1.846000e+00, -1.194000e+00, -1.126000e+00, 3.428000e+00, 2.282000e+00, -3.48170675E+32]]> : tensor<5x7xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<5x7xf32>, tensor<5x7xf32>
  return
}
func.func @p438(%arg0: tensor<65xf8E4M3FN>) -> (tensor<65xf8E4M3FN>, tensor<65xf8E4M3FN>, tensor<1x65x1xf8E4M3FN>, tensor<65x1x1xf8E4M3FN>) {
  %v1 = stablehlo.divide %arg0, %arg0 : tensor<65xf8E4M3FN>
  %v2 = stablehlo.multiply %arg0, %v1 : tensor<65xf8E4M3FN>
  %v3 = stablehlo.reshape %arg0 : (tensor<65xf8E4M3FN>) -> tensor<65x1x1xf8E4M3FN>
  %v4 = stablehlo.sign %arg0 : tensor<65xf8E4M3FN>
  %v5 = stablehlo.transpose %v3, dims = [2, 0, 1] : (tensor<65x1x1xf8E4M3FN>) -> tensor<1x65x1xf8E4M3FN>
  %v6 = stablehlo.reshape %v3 : (tensor<65x1x1xf8E4M3FN>) -> tensor<65x1x1xf8E4M3FN>
  %v7 = stablehlo.constant dense<-0.0> : tensor<f8E4M3FN>
  %v8 = stablehlo.reduce(%v1 init: %v7) applies stablehlo.add across dimensions = [] : (tensor<65xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<65xf8E4M3FN>
  return %v2, %v4, %v5, %v6 : tensor<65xf8E4M3FN>, tensor<65xf8E4M3FN>, tensor<1x65x1xf8E4M3FN>, tensor<65x1x1xf8E4M3FN>
}
func.func @check438() {
  %a0 = stablehlo.constant dense<[3.250000e+00, 3.750000e+00, 1.625000e+00, 1.125000e+00, 1.250000e+00, -3.750000e+00, 3.750000e+00, -3.000000e+00, 3.750000e+00, -1.500000e+00, 3.000000e+00, -1.375000e+00, -1.125000e+00, -5.625000e-01, -1.625000e+00, -2.500000e+00, -3.750000e+00, -2.031250e-01, 5.625000e-01, -1.750000e+00, -1.000000e+00, -1.562500e-01, 2.500000e+00, 1.000000e+00, -1.125000e+00, -5.000000e-01, 1.500000e+00, -3.750000e+00, -1.750000e+00, -1.000000e+00, 0x7F, 3.500000e+00, 3.250000e+00, -3.906250e-02, -2.343750e-01, -1.000000e+00, -1.500000e+00, 2.500000e+00, 2.750000e+00, 9.375000e-01, 4.062500e-01, -2.000000e+00, 3.000000e+00, 2.750000e+00, 1.375000e+00, -6.250000e-01, -1.250000e+00, -1.000000e+00, 2.187500e-01, -9.375000e-01, 4.296880e-02, 1.280000e+02, -1.280000e+02, 3.750000e+00, -3.500000e+00, 1.562500e-02, -1.250000e+00, -3.750000e+00, -2.500000e+00, -3.000000e+00, -6.250000e-02, -2.250000e+00, -3.000000e+00, -3.500000e+00, 2.000000e+00]> : tensor<65xf8E4M3FN>
  %r:4 = call @p438(%a0) : (tensor<65xf8E4M3FN>) -> (tensor<65xf8E4M3FN>, tensor<65xf8E4M3FN>, tensor<1x65x1xf8E4M3FN>, tensor<65x1x1xf8E4M3FN>)
  %e0 = stablehlo.constant dense<[3.250000e+00, 3.750000e+00, 1.625000e+00, 1.125000e+00, 1.250000e+00, -3.750000e+00, 3.750000e+00, -3.000000e+00, 3.750000e+00, -1.500000e+00, 3.000000e+00, -1.375000e+00, -1.125000e+00, -5.625000e-01, -1.625000e+00, -2.500000e+00, -3.750000e+00, -2.031250e-01, 5.625000e-01, -1.750000e+00, -1.000000e+00, -1.562500e-01, 2.500000e+00, 1.000000e+00, -1.125000e+00, -5.000000e-01, 1.500000e+00, -3.750000e+00, -1.750000e+00, -1.000000e+00, 0x7F, 3.500000e+00, 3.250000e+00, -3.906250e-02, -2.343750e-01, -1.000000e+00, -1.500000e+00, 2.500000e+00, 2.750000e+00, 9.375000e-01, 4.062500e-01, -2.000000e+00, 3.000000e+00, 2.750000e+00, 1.375000e+00, -6.250000e-01, -1.250000e+00, -1.000000e+00, 2.187500e-01, -9.375000e-01, 4.296880e-02, 1.280000e+02, -1.280000e+02, 3.750000e+00, -3.500000e+00, 1.562500e-02, -1.250000e+00, -3.750000e+00, -2.500000e+00, -3.000000e+00, -6.250000e-02, -2.250000e+00, -3.000000e+00, -3.500000e+00, 2.000000e+00]> : tensor<65xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65xf8E4M3FN>, tensor<65xf8E4M3FN>
  %e1 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, 0x7F, 1.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00]> : tensor<65xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<65xf8E4M3FN>, tensor<65xf8E4M3FN>
  %e2 = stablehlo.constant dense<[[[3.250000e+00], [3.750000e+00], [1.625000e+00], [1.125000e+00], [1.250000e+00], [-3.750000e+00], [3.750000e+00], [-3.000000e+00], [3.750000e+00], [-1.500000e+00], [3.000000e+00], [-1.375000e+00], [-1.125000e+00], [-5.625000e-01], [-1.625000e+00], [-2.500000e+00], [-3.750000e+00], [-2.031250e-01], [5.625000e-01], [-1.750000e+00], [-1.000000e+00], [-1.562500e-01], [2.500000e+00], [1.000000e+00], [-1.125000e+00], [-5.000000e-01], [1.500000e+00], [-3.750000e+00], [-1.750000e+00], [-1.000000e+00], [0x7F], [3.500000e+00], [3.250000e+00], [-3.906250e-02], [-2.343750e-01], [-1.000000e+00], [-1.500000e+00], [2.500000e+00], [2.750000e+00], [9.375000e-01], [4.062500e-01], [-2.000000e+00], [3.000000e+00], [2.750000e+00], [1.375000e+00], [-6.250000e-01], [-1.250000e+00], [-1.000000e+00], [2.187500e-01], [-9.375000e-01], [4.296880e-02], [1.280000e+02], [-1.280000e+02], [3.750000e+00], [-3.500000e+00], [1.562500e-02], [-1.250000e+00], [-3.750000e+00], [-2.500000e+00], [-3.000000e+00], [-6.250000e-02], [-2.250000e+00], [-3.000000e+00], [-3.500000e+00], [2.000000e+00]]]> : tensor<1x65x1xf8E4M3FN>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1x65x1xf8E4M3FN>, tensor<1x65x1xf8E4M3FN>
  %e3 = stablehlo.constant dense<[[[3.250000e+00]], [[3.750000e+00]], [[1.625000e+00]], [[1.125000e+00]], [[1.250000e+00]], [[-3.750000e+00]], [[3.750000e+00]], [[-3.000000e+00]], [[3.750000e+00]], [[-1.500000e+00]], [[3.000000e+00]], [[-1.375000e+00]], [[-1.125000e+00]], [[-5.625000e-01]], [[-1.625000e+00]], [[-2.500000e+00]], [[-3.750000e+00]], [[-2.031250e-01]], [[5.625000e-01]], [[-1.750000e+00]], [[-1.000000e+00]], [[-1.562500e-01]], [[2.500000e+00]], [[1.000000e+00]], [[-1.125000e+00]], [[-5.000000e-01]], [[1.500000e+00]], [[-3.750000e+00]], [[-1.750000e+00]], [[-1.000000e+00]], [[0x7F]], [[3.500000e+00]], [[3.250000e+00]], [[-3.906250e-02]], [[-2.343750e-01]], [[-1.000000e+00]], [[-1.500000e+00]], [[2.500000e+00]], [[2.750000e+00]], [[9.375000e-01]], [[4.062500e-01]], [[-2.000000e+00]], [[3.000000e+00]], [[2.750000e+00]], [[1.375000e+00]], [[-6.250000e-01]], [[-1.250000e+00]], [[-1.000000e+00]], [[2.187500e-01]], [[-9.375000e-01]], [[4.296880e-02]], [[1.280000e+02]], [[-1.280000e+02]], [[3.750000e+00]], [[-3.500000e+00]], [[1.562500e-02]], [[-1.250000e+00]], [[-3.750000e+00]], [[-2.500000e+00]], [[-3.000000e+00]], [[-6.250000e-02]], [[-2.250000e+00]], [[-3.000000e+00]], [[-3.500000e+00]], [[2.000000e+00]]]> : tensor<65x1x1xf8E4M3FN>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<65x1x1xf8E4M3FN>, tensor<65x1x1xf8E4M3FN>
  return
}
func.func @p439(%arg0: tensor<i16>) -> (tensor<i16>) {
  return %arg0 : tensor<i16>
}
func.func @check439() {
  %a0 = stablehlo.constant dense<0> : tensor<i16>
  %r:1 = call @p439(%a0) : (tensor<i16>) -> tensor<i16>
  %e0 = stablehlo.constant dense<0> : tensor<i16>
  check.expect_eq %r#0, %e0 : tensor<i16>
  return
}
func.func @p440(%arg0: tensor<4xi1>, %arg1: tensor<f32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %v2 = stablehlo.xor %arg0, %arg0 : tensor<4xi1>
  %v3 = stablehlo.constant dense<true> : tensor<i1>
  %v4 = stablehlo.pad %arg0, %v3, low = [0], high = [0], interior = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
  return %v2, %v4 : tensor<4xi1>, tensor<4xi1>
}
func.func @check440() {
  %a0 = stablehlo.constant dense<false> : tensor<4xi1>
  %a1 = stablehlo.constant dense<-0.941999971> : tensor<f32>
  %r:2 = call @p440(%a0, %a1) : (tensor<4xi1>, tensor<f32>) -> (tensor<4xi1>, tensor<4xi1>)
  %e0 = stablehlo.constant dense<false> : tensor<4xi1>
  check.expect_eq %r#0, %e0 : tensor<4xi1>
  %e1 = stablehlo.constant dense<false> : tensor<4xi1>
  check.expect_eq %r#1, %e1 : tensor<4xi1>
  return
}
func.func @p441(%arg0: tensor<f64>) -> (tensor<f64>) {
  return %arg0 : tensor<f64>
}
func.func @check441() {
  %a0 = stablehlo.constant dense<-0.94399999999999995> : tensor<f64>
  %r:1 = call @p441(%a0) : (tensor<f64>) -> tensor<f64>
  %e0 = stablehlo.constant dense<-0.94399999999999995> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p442(%arg0: tensor<4xui16>) -> (tensor<4xui16>) {
  %v1 = stablehlo.convert %arg0 : (tensor<4xui16>) -> tensor<4xui16>
  return %v1 : tensor<4xui16>
}
func.func @check442() {
  %a0 = stablehlo.constant dense<[0, 0, 65530, 45404]> : tensor<4xui16>
  %r:1 = call @p442(%a0) : (tensor<4xui16>) -> tensor<4xui16>
  %e0 = stablehlo.constant dense<[0, 0, 65530, 45404]> : tensor<4xui16>
  check.expect_eq %r#0, %e0 : tensor<4xui16>
  return
}
func.func @p443(%arg0: tensor<i4>, %arg1: tensor<f64>) -> (tensor<2xf64>, tensor<1xf64>) {
  %v2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1xf64>
  %v3 = stablehlo.concatenate %v2, %v2, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
  %v4 = stablehlo.divide %v2, %v2 : tensor<1xf64>
  return %v3, %v4 : tensor<2xf64>, tensor<1xf64>
}
func.func @check443() {
  %a0 = stablehlo.constant dense<-1> : tensor<i4>
  %a1 = stablehlo.constant dense<-1.734000e+00> : tensor<f64>
  %r:2 = call @p443(%a0, %a1) : (tensor<i4>, tensor<f64>) -> (tensor<2xf64>, tensor<1xf64>)
  %e0 = stablehlo.constant dense<-1.734000e+00> : tensor<2xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2xf64>, tensor<2xf64>
  %e1 = stablehlo.constant dense<1.000000e+00> : tensor<1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1xf64>, tensor<1xf64>
  return
}
func.func @p444(%arg0: tensor<65xf8E5M2>) -> (tensor<65xf8E5M2>) {
  %v1 = stablehlo.multiply %arg0, %arg0 : tensor<65xf8E5M2>
  return %v1 : tensor<65xf8E5M2>
}
func.func @check444() {
  %a0 = stablehlo.constant dense<[1.250000e+00, 1.750000e+00, 3.500000e+00, 0x7E, 7.500000e-01, 5.000000e-01, 1.750000e+00, -1.750000e+00, -8.000000e+00, -3.000000e+00, 2.500000e-01, 3.906250e-02, 4.000000e+00, 3.000000e+00, 3.500000e+00, -8.750000e-01, -2.441410e-03, 1.000000e+00, -3.000000e+00, 3.500000e+00, 3.500000e+00, -2.000000e+00, 1.250000e+00, -6.250000e-02, 3.500000e+00, 3.500000e+00, 3.500000e+00, 2.000000e+00, 1.250000e+00, -8.750000e-01, 0x7C, -1.093750e-01, 3.000000e+00, 2.000000e+00, -1.250000e+00, 3.125000e-01, -1.000000e+00, 3.000000e+00, 7.500000e-01, 2.500000e+00, 2.000000e+00, -1.250000e+00, 3.500000e+00, 1.500000e+00, 3.000000e+00, 3.125000e-01, -4.000000e+00, -1.500000e+00, 3.500000e+00, -1.500000e+00, 0.000000e+00, -1.500000e+00, 1.000000e+00, -4.375000e-01, -1.250000e+00, 5.468750e-02, 3.000000e+00, -3.000000e+00, 1.500000e+00, 0x7E, 3.000000e+00, 1.875000e-01, 5.000000e-01, 6.250000e-01, 0x7C]> : tensor<65xf8E5M2>
  %r:1 = call @p444(%a0) : (tensor<65xf8E5M2>) -> tensor<65xf8E5M2>
  %e0 = stablehlo.constant dense<[1.500000e+00, 3.000000e+00, 1.200000e+01, 0x7E, 5.000000e-01, 2.500000e-01, 3.000000e+00, 3.000000e+00, 6.400000e+01, 8.000000e+00, 6.250000e-02, 1.464840e-03, 1.600000e+01, 8.000000e+00, 1.200000e+01, 7.500000e-01, 0.000000e+00, 1.000000e+00, 8.000000e+00, 1.200000e+01, 1.200000e+01, 4.000000e+00, 1.500000e+00, 3.906250e-03, 1.200000e+01, 1.200000e+01, 1.200000e+01, 4.000000e+00, 1.500000e+00, 7.500000e-01, 0x7C, 1.171880e-02, 8.000000e+00, 4.000000e+00, 1.500000e+00, 9.375000e-02, 1.000000e+00, 8.000000e+00, 5.000000e-01, 6.000000e+00, 4.000000e+00, 1.500000e+00, 1.200000e+01, 2.000000e+00, 8.000000e+00, 9.375000e-02, 1.600000e+01, 2.000000e+00, 1.200000e+01, 2.000000e+00, 0.000000e+00, 2.000000e+00, 1.000000e+00, 1.875000e-01, 1.500000e+00, 2.929690e-03, 8.000000e+00, 8.000000e+00, 2.000000e+00, 0x7E, 8.000000e+00, 3.125000e-02, 2.500000e-01, 3.750000e-01, 0x7C]> : tensor<65xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65xf8E5M2>, tensor<65xf8E5M2>
  return
}
func.func @p445(%arg0: tensor<f32>) -> (tensor<1xf32>) {
  %v1 = stablehlo.divide %arg0, %arg0 : tensor<f32>
  %v2 = stablehlo.reshape %v1 : (tensor<f32>) -> tensor<1xf32>
  %v3 = stablehlo.round_nearest_even %v2 : tensor<1xf32>
  return %v3 : tensor<1xf32>
}
func.func @check445() {
  %a0 = stablehlo.constant dense<-2.608000e+00> : tensor<f32>
  %r:1 = call @p445(%a0) : (tensor<f32>) -> tensor<1xf32>
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<1xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1xf32>, tensor<1xf32>
  return
}
func.func @p446(%arg0: tensor<4xf32>, %arg1: tensor<8xi64>) -> (tensor<f64>, tensor<1xf64>, tensor<16xf64>) {
  %v2 = stablehlo.convert %arg1 : (tensor<8xi64>) -> tensor<8xf64>
  %v3 = stablehlo.multiply %v2, %v2 : tensor<8xf64>
  %v4 = stablehlo.constant dense<0.0> : tensor<f64>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.add across dimensions = [0] : (tensor<8xf64>, tensor<f64>) -> tensor<f64>
  %v6 = stablehlo.slice %v2 [1:7:2] : (tensor<8xf64>) -> tensor<3xf64>
  %v7 = stablehlo.subtract %v5, %v5 : tensor<f64>
  %v8 = stablehlo.slice %v6 [1:3:2] : (tensor<3xf64>) -> tensor<1xf64>
  %v9 = stablehlo.concatenate %v2, %v3, dim = 0 : (tensor<8xf64>, tensor<8xf64>) -> tensor<16xf64>
  return %v7, %v8, %v9 : tensor<f64>, tensor<1xf64>, tensor<16xf64>
}
func.func @check446() {
  %a0 = stablehlo.constant dense<[-0.625999987, -3.646000e+00, -6.320000e-01, 1.768000e+00]> : tensor<4xf32>
  %a1 = stablehlo.constant dense<[258349170600271553, 3, 0, 723276588013335503, -4, 4, -9, -7]> : tensor<8xi64>
  %r:3 = call @p446(%a0, %a1) : (tensor<4xf32>, tensor<8xi64>) -> (tensor<f64>, tensor<1xf64>, tensor<16xf64>)
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  %e1 = stablehlo.constant dense<7.2327658801333555E+17> : tensor<1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1xf64>, tensor<1xf64>
  %e2 = stablehlo.constant dense<[2.5834917060027155E+17, 3.000000e+00, 0.000000e+00, 7.2327658801333555E+17, -4.000000e+00, 4.000000e+00, -9.000000e+00, -7.000000e+00, 6.6744293949848211E+34, 9.000000e+00, 0.000000e+00, 5.2312902276821233E+35, 1.600000e+01, 1.600000e+01, 8.100000e+01, 4.900000e+01]> : tensor<16xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<16xf64>, tensor<16xf64>
  return
}
func.func @p447(%arg0: tensor<0x1x7xf32>, %arg1: tensor<7x4x7xbf16>) -> (tensor<7x8x7xbf16>, tensor<0x1x7xi1>, tensor<2x1x1xbf16>) {
  %v2 = stablehlo.multiply %arg1, %arg1 : tensor<7x4x7xbf16>
  %v3 = stablehlo.concatenate %v2, %v2, dim = 1 : (tensor<7x4x7xbf16>, tensor<7x4x7xbf16>) -> tensor<7x8x7xbf16>
  %v4 = stablehlo.slice %arg1 [0:5:1, 2:4:2, 0:5:2] : (tensor<7x4x7xbf16>) -> tensor<5x1x3xbf16>
  %v5 = stablehlo.maximum %v4, %v4 : tensor<5x1x3xbf16>
  %v6 = stablehlo.convert %arg0 : (tensor<0x1x7xf32>) -> tensor<0x1x7xi1>
  %v7 = stablehlo.slice %v5 [1:4:2, 0:1:2, 1:2:1] : (tensor<5x1x3xbf16>) -> tensor<2x1x1xbf16>
  return %v3, %v6, %v7 : tensor<7x8x7xbf16>, tensor<0x1x7xi1>, tensor<2x1x1xbf16>
}
func.func @check447() {
  %a0 = stablehlo.constant dense<> : tensor<0x1x7xf32>
  %a1 = stablehlo.constant dense<"0xA60E1240553ED7BE6140863E7F407C4006C0743F08406D4044BF71C00F3F36404A40E2BFC83EE23F9EBF0B4044C0090C9E3F703F7F40B33E00007740B03F4BBFD53F763F22BE15C0010088BE4FC051403A6F42C0E33F7240413FB9BF0E40533F1C405FC0483FEDBE5A3F31C092BEF1BFDABF574036C0807F3F40684021C0803E73C06C4059C00ABF76C052400DC04E4045BF35C098BE2A40B23F4BC0D23F63C06C40B95247402040993F744062FF55C0513E6E401A7B0D40F4BE0B40803F014047C0684063BF02401E404EC00DE4A9BEE83F89BF224099BF0AC039C01FCA13690FBE62BF32BF3740FDBFE33249BF05C03F4023C03BBF803F61C0D53FE13D0A3EA3BF694009BF85BFAD4A4BC066BF3EC09A3F2CC00D40C7BF8FBE563F5A406740973FC5BD80FF893F80BFFA5EF43F774079C0DBBE6CBF8D3E474006404AC0DABE1140ACBF95BF03C0DEDE20402D3F3D4034403440D4BF53BEFE3FF6BCEEBD80BF567A32C00ABFEC3F833FADBF4DBF823EF03E2AC0C5BF4D40EC3EFC3F5740E93F31C04EBF634034C0"> : tensor<7x4x7xbf16>
  %r:3 = call @p447(%a0, %a1) : (tensor<0x1x7xf32>, tensor<7x4x7xbf16>) -> (tensor<7x8x7xbf16>, tensor<0x1x7xi1>, tensor<2x1x1xbf16>)
  %e0 = stablehlo.constant dense<"0x0000A740313D353E46418C3D7E4178418C40693F90405B41163F6341A03E01411F4148401C3E4840C33F974016410000C33F613F7E41FA3D0000A740313D353E46418C3D7E4178418C40693F90405B41163F6341A03E01411F4148401C3E4840C33F974016410000C33F613F7E41FA3D00006E41F23F213F31406C3FCD3CAD400000903D27412B41807F134149406541123F06409E402E3FBE4042411C3F5B3E3A3FF540A73D634000006E41F23F213F31406C3FCD3CAD400000903D27412B41807F134149406541123F06409E402E3FBE4042411C3F5B3E3A3FF540A73D63403A4035410141807F0F415241CB40803D67415A413841953E6C412C419B402641183F0041B43DE240F83F21412C4049415A4106661B41C8403A4035410141807F0F415241CB40803D67415A413841953E6C412C419B402641183F0041B43DE240F83F21412C4049415A4106661B41C840B73F6941807F31412B3D5D41807F9B40693E9740803F82401B415241493F8440C3402641807FDF3D5240933FCD40B73F95400641C654807FB73F6941807F31412B3D5D41807F9B40693E9740803F82401B415241493F8440C3402641807FDF3D5240933FCD40B73F95400641C654807FA03C483FF83E03417A4049261E3F8A400F41D040093F803F46413140463C953CD03F5441933E8A3FEA5521414F3F0D41B93FE7409B401B40A03C483FF83E03417A4049261E3F8A400F41D040093F803F46413140463C953CD03F5441933E8A3FEA5521414F3F0D41B93FE7409B401B40A03D333F3A415041B23F183C807F933F803F747E69406E4172413B3E5A3F9B3D1B418C401F413A3EA440E73FAD3F8640417EC840EA3E0C41A03D333F3A415041B23F183C807F933F803F747E69406E4172413B3E5A3F9B3D1B418C401F413A3EA440E73FAD3F8640417EC840EA3E0C41FD40FD4030402E3D7C406C3A5D3C803F807FF840953E5A40863FEA3F243F843D613EE240184024415A3E784035415440F540263F4941FD40FD40FD4030402E3D7C406C3A5D3C803F807FF840953E5A40863FEA3F243F843D613EE240184024415A3E784035415440F540263F4941FD40"> : tensor<7x8x7xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<7x8x7xbf16>, tensor<7x8x7xbf16>
  %e1 = stablehlo.constant dense<> : tensor<0x1x7xi1>
  check.expect_eq %r#1, %e1 : tensor<0x1x7xi1>
  %e2 = stablehlo.constant dense<[[[7.539060e-01]], [[2.468750e+00]]]> : tensor<2x1x1xbf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<2x1x1xbf16>, tensor<2x1x1xbf16>
  return
}
func.func @p448(%arg0: tensor<7xf8E5M2>, %arg1: tensor<f8E5M2>) -> (tensor<7xf8E5M2>, tensor<7xf8E5M2>, tensor<7xf8E4M3FN>) {
  %v2 = stablehlo.sqrt %arg0 : tensor<7xf8E5M2>
  %v3 = stablehlo.floor %arg0 : tensor<7xf8E5M2>
  %v4 = stablehlo.abs %arg0 : tensor<7xf8E5M2>
  %v5 = stablehlo.convert %v4 : (tensor<7xf8E5M2>) -> tensor<7xf8E4M3FN>
  return %v2, %v3, %v5 : tensor<7xf8E5M2>, tensor<7xf8E5M2>, tensor<7xf8E4M3FN>
}
func.func @check448() {
  %a0 = stablehlo.constant dense<[2.500000e+00, 3.125000e-01, -1.500000e+00, -3.000000e+00, -2.000000e+00, -3.500000e+00, 3.000000e+00]> : tensor<7xf8E5M2>
  %a1 = stablehlo.constant dense<1.500000e+00> : tensor<f8E5M2>
  %r:3 = call @p448(%a0, %a1) : (tensor<7xf8E5M2>, tensor<f8E5M2>) -> (tensor<7xf8E5M2>, tensor<7xf8E5M2>, tensor<7xf8E4M3FN>)
  %e0 = stablehlo.constant dense<[1.500000e+00, 5.000000e-01, 0xFE, 0xFE, 0xFE, 0xFE, 1.750000e+00]> : tensor<7xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<7xf8E5M2>, tensor<7xf8E5M2>
  %e1 = stablehlo.constant dense<[2.000000e+00, 0.000000e+00, -2.000000e+00, -3.000000e+00, -2.000000e+00, -4.000000e+00, 3.000000e+00]> : tensor<7xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<7xf8E5M2>, tensor<7xf8E5M2>
  %e2 = stablehlo.constant dense<[2.500000e+00, 3.125000e-01, 1.500000e+00, 3.000000e+00, 2.000000e+00, 3.500000e+00, 3.000000e+00]> : tensor<7xf8E4M3FN>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<7xf8E4M3FN>, tensor<7xf8E4M3FN>
  return
}
func.func @p449(%arg0: tensor<16xui32>, %arg1: tensor<ui32>) -> (tensor<4x2xui32>, tensor<1x2xui32>) {
  %v2 = stablehlo.maximum %arg1, %arg1 : tensor<ui32>
  %v3 = stablehlo.xor %v2, %v2 : tensor<ui32>
  %v4 = stablehlo.reshape %v3 : (tensor<ui32>) -> tensor<1x1xui32>
  %v5 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %v6 = stablehlo.pad %v4, %v5, low = [2, 2], high = [1, -1], interior = [0, 0] : (tensor<1x1xui32>, tensor<ui32>) -> tensor<4x2xui32>
  %v7 = stablehlo.concatenate %v4, %v4, dim = 1 : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x2xui32>
  %v8 = stablehlo.dot_general %v4, %v7, contracting_dims = [0] x [0] : (tensor<1x1xui32>, tensor<1x2xui32>) -> tensor<1x2xui32>
  return %v6, %v8 : tensor<4x2xui32>, tensor<1x2xui32>
}
func.func @check449() {
  %a0 = stablehlo.constant dense<[4, 1, 3213470107, 8, 4294967294, 0, 10, 0, 10, 4, 4294967292, 7, 1, 7, 4294967289, 4294967292]> : tensor<16xui32>
  %a1 = stablehlo.constant dense<10> : tensor<ui32>
  %r:2 = call @p449(%a0, %a1) : (tensor<16xui32>, tensor<ui32>) -> (tensor<4x2xui32>, tensor<1x2xui32>)
  %e0 = stablehlo.constant dense<4294967295> : tensor<4x2xui32>
  check.expect_eq %r#0, %e0 : tensor<4x2xui32>
  %e1 = stablehlo.constant dense<0> : tensor<1x2xui32>
  check.expect_eq %r#1, %e1 : tensor<1x2xui32>
  return
}
func.func @p450(%arg0: tensor<16x4xf8E5M2>, %arg1: tensor<3x4x13xf8E5M2>, %arg2: tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<3x1x4x13xf8E5M2>) {
  %v3 = stablehlo.add %arg2, %arg2 : tensor<2xf8E4M3FN>
  %v4 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (tensor<3x4x13xf8E5M2>) -> tensor<3x1x4x13xf8E5M2>
  return %v3, %v4 : tensor<2xf8E4M3FN>, tensor<3x1x4x13xf8E5M2>
}
func.func @check450() {
  %a0 = stablehlo.constant dense<[[1.000000e+00, -6.250000e-01, -7.500000e-01, -1.638400e+04], [1.093750e-01, 7.500000e-01, 3.125000e-01, 4.000000e+00], [-2.500000e+00, -5.000000e-01, 1.250000e+00, 3.500000e+00], [-8.750000e-01, -2.500000e+00, -6.250000e-01, 2.187500e-01], [-3.500000e+00, 3.000000e+00, -4.000000e+00, -3.000000e+00], [-1.500000e+00, 1.750000e+00, 2.000000e+00, -2.500000e+00], [-2.000000e+00, -2.500000e-01, 1.525880e-04, 3.000000e+00], [-4.375000e-01, -3.000000e+00, 7.500000e-01, -1.562500e-01], [-6.400000e+02, 1.000000e+00, 1.000000e+00, 1.000000e+00], [-1.750000e+00, 6.835930e-03, -1.750000e+00, -1.250000e+00], [0.000000e+00, 3.000000e+00, 5.859380e-03, 5.859380e-03], [0x7C, 1.750000e+00, -4.096000e+04, 1.750000e+00], [-1.750000e+00, 1.500000e+00, 1.000000e+00, -2.500000e+00], [2.560000e+02, 1.750000e+00, -5.000000e-01, -1.000000e+00], [3.000000e+00, 2.500000e+00, 0x7C, 2.000000e+00], [-3.500000e+00, 1.250000e+00, 4.687500e-02, -1.000000e+00]]> : tensor<16x4xf8E5M2>
  %a1 = stablehlo.constant dense<"0xB82CFCBB423F3C42433FBD394200BA43B5383CBC41BF32C14253433CBBC041BAC4393EB4C23DC4433B0043C1B81DBFC2C43E4442C3BE43C4C1C04137A23ABE4040C23F3DB9C1B840C240C37EC2C1C0403F3D4240C2C043C3BD7EBAB14040C0353AC33E354339C2BCC4C44241BA43C0B9C1C336BC3DC4BB80C43E42C0C3FC4342C0B441B23843433BBE7CD4423ABEBC4244BC3F3DC3BB433FC13CC0C3"> : tensor<3x4x13xf8E5M2>
  %a2 = stablehlo.constant dense<[2.750000e+00, -2.187500e-01]> : tensor<2xf8E4M3FN>
  %r:2 = call @p450(%a0, %a1, %a2) : (tensor<16x4xf8E5M2>, tensor<3x4x13xf8E5M2>, tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<3x1x4x13xf8E5M2>)
  %e0 = stablehlo.constant dense<[5.500000e+00, -4.375000e-01]> : tensor<2xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>
  %e1 = stablehlo.constant dense<"0xB82CFCBB423F3C42433FBD394200BA43B5383CBC41BF32C14253433CBBC041BAC4393EB4C23DC4433B0043C1B81DBFC2C43E4442C3BE43C4C1C04137A23ABE4040C23F3DB9C1B840C240C37EC2C1C0403F3D4240C2C043C3BD7EBAB14040C0353AC33E354339C2BCC4C44241BA43C0B9C1C336BC3DC4BB80C43E42C0C3FC4342C0B441B23843433BBE7CD4423ABEBC4244BC3F3DC3BB433FC13CC0C3"> : tensor<3x1x4x13xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3x1x4x13xf8E5M2>, tensor<3x1x4x13xf8E5M2>
  return
}
func.func @p451(%arg0: tensor<ui16>, %arg1: tensor<ui16>) -> (tensor<ui16>, tensor<ui16>) {
  %v2 = stablehlo.count_leading_zeros %arg1 : tensor<ui16>
  %v3 = stablehlo.popcnt %arg0 : tensor<ui16>
  %v4 = stablehlo.count_leading_zeros %v3 : tensor<ui16>
  %v5 = stablehlo.remainder %v4, %v3 : tensor<ui16>
  return %v2, %v5 : tensor<ui16>, tensor<ui16>
}
func.func @check451() {
  %a0 = stablehlo.constant dense<11> : tensor<ui16>
  %a1 = stablehlo.constant dense<65527> : tensor<ui16>
  %r:2 = call @p451(%a0, %a1) : (tensor<ui16>, tensor<ui16>) -> (tensor<ui16>, tensor<ui16>)
  %e0 = stablehlo.constant dense<0> : tensor<ui16>
  check.expect_eq %r#0, %e0 : tensor<ui16>
  %e1 = stablehlo.constant dense<2> : tensor<ui16>
  check.expect_eq %r#1, %e1 : tensor<ui16>
  return
}
func.func @p452(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>) {
  %v2 = stablehlo.minimum %arg1, %arg1 : tensor<i64>
  return %v2 : tensor<i64>
}
func.func @check452() {
  %a0 = stablehlo.constant dense<-8> : tensor<i64>
  %a1 = stablehlo.constant dense<-1> : tensor<i64>
  %r:1 = call @p452(%a0, %a1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  %e0 = stablehlo.constant dense<-1> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  return
}
func.func @p453(%arg0: tensor<3x13xf64>) -> (tensor<13x3xf64>, tensor<25x4xf64>, tensor<24x4xf64>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<3x13xf64>) -> tensor<13x3xf64>
  %v2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x13xf64>) -> tensor<13x3xf64>
  %v3 = stablehlo.constant dense<2.5> : tensor<f64>
  %v4 = stablehlo.pad %v2, %v3, low = [0, 0], high = [0, 1], interior = [1, 0] : (tensor<13x3xf64>, tensor<f64>) -> tensor<25x4xf64>
  %v5 = stablehlo.constant dense<-0.0> : tensor<f64>
  %v6 = stablehlo.pad %v2, %v5, low = [-1, -1], high = [0, 0], interior = [1, 1] : (tensor<13x3xf64>, tensor<f64>) -> tensor<24x4xf64>
  return %v1, %v4, %v6 : tensor<13x3xf64>, tensor<25x4xf64>, tensor<24x4xf64>
}
func.func @check453() {
  %a0 = stablehlo.constant dense<[[-1.076000e+00, -2.866000e+00, -3.578000e+00, -0.18999999999999995, 2.822000e+00, -3.858000e+00, 1.2080000000000002, 1.056000e+00, 0.52200000000000024, 1.234000e+00, -2.684000e+00, -0.61399999999999988, 1.3430689251039946E-277], [0.6980000000000004, 1.9037850723465267E-235, -2.262000e+00, -3.758000e+00, 2.3019999999999996, 7.260000e-01, 0.18799999999999972, -2.276000e+00, -1.274000e+00, -1.166000e+00, -3.742000e+00, 3.1479999999999997, -1.5299999999999998], [-1.682000e+00, 1.7199999999999998, -7.500000e-01, -0.46399999999999997, -3.464000e+00, 0.019999999999999574, 0.98599999999999976, -2.324000e+00, 1.806000e+00, -2.370000e+00, 1.000000e+00, 0.32399999999999984, 3.2536667138951956E-301]]> : tensor<3x13xf64>
  %r:3 = call @p453(%a0) : (tensor<3x13xf64>) -> (tensor<13x3xf64>, tensor<25x4xf64>, tensor<24x4xf64>)
  %e0 = stablehlo.constant dense<[[-1.076000e+00, -2.866000e+00, -3.578000e+00], [-0.18999999999999995, 2.822000e+00, -3.858000e+00], [1.2080000000000002, 1.056000e+00, 0.52200000000000024], [1.234000e+00, -2.684000e+00, -0.61399999999999988], [1.3430689251039946E-277, 0.6980000000000004, 1.9037850723465267E-235], [-2.262000e+00, -3.758000e+00, 2.3019999999999996], [7.260000e-01, 0.18799999999999972, -2.276000e+00], [-1.274000e+00, -1.166000e+00, -3.742000e+00], [3.1479999999999997, -1.5299999999999998, -1.682000e+00], [1.7199999999999998, -7.500000e-01, -0.46399999999999997], [-3.464000e+00, 0.019999999999999574, 0.98599999999999976], [-2.324000e+00, 1.806000e+00, -2.370000e+00], [1.000000e+00, 0.32399999999999984, 3.2536667138951956E-301]]> : tensor<13x3xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<13x3xf64>, tensor<13x3xf64>
  %e1 = stablehlo.constant dense<[[-1.076000e+00, 0.6980000000000004, -1.682000e+00, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [-2.866000e+00, 1.9037850723465267E-235, 1.7199999999999998, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [-3.578000e+00, -2.262000e+00, -7.500000e-01, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [-0.18999999999999995, -3.758000e+00, -0.46399999999999997, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [2.822000e+00, 2.3019999999999996, -3.464000e+00, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [-3.858000e+00, 7.260000e-01, 0.019999999999999574, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [1.2080000000000002, 0.18799999999999972, 0.98599999999999976, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [1.056000e+00, -2.276000e+00, -2.324000e+00, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [0.52200000000000024, -1.274000e+00, 1.806000e+00, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [1.234000e+00, -1.166000e+00, -2.370000e+00, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [-2.684000e+00, -3.742000e+00, 1.000000e+00, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [-0.61399999999999988, 3.1479999999999997, 0.32399999999999984, 2.500000e+00], [2.500000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [1.3430689251039946E-277, -1.5299999999999998, 3.2536667138951956E-301, 2.500000e+00]]> : tensor<25x4xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<25x4xf64>, tensor<25x4xf64>
  %e2 = stablehlo.constant dense<[[-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, 1.9037850723465267E-235, -0.000000e+00, 1.7199999999999998], [-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, -2.262000e+00, -0.000000e+00, -7.500000e-01], [-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, -3.758000e+00, -0.000000e+00, -0.46399999999999997], [-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, 2.3019999999999996, -0.000000e+00, -3.464000e+00], [-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, 7.260000e-01, -0.000000e+00, 0.019999999999999574], [-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, 0.18799999999999972, -0.000000e+00, 0.98599999999999976], [-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, -2.276000e+00, -0.000000e+00, -2.324000e+00], [-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, -1.274000e+00, -0.000000e+00, 1.806000e+00], [-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, -1.166000e+00, -0.000000e+00, -2.370000e+00], [-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, -3.742000e+00, -0.000000e+00, 1.000000e+00], [-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, 3.1479999999999997, -0.000000e+00, 0.32399999999999984], [-0.000000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00], [-0.000000e+00, -1.5299999999999998, -0.000000e+00, 3.2536667138951956E-301]]> : tensor<24x4xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<24x4xf64>, tensor<24x4xf64>
  return
}
func.func @p454(%arg0: tensor<f8E5M2>) -> (tensor<f8E4M3FN>, tensor<1x1x1xf8E5M2>) {
  %v1 = stablehlo.convert %arg0 : (tensor<f8E5M2>) -> tensor<f8E4M3FN>
  %v2 = stablehlo.reshape %arg0 : (tensor<f8E5M2>) -> tensor<1x1xf8E5M2>
  %v3 = stablehlo.reshape %v2 : (tensor<1x1xf8E5M2>) -> tensor<1x1x1xf8E5M2>
  %v4 = stablehlo.reverse %v3, dims = [0] : tensor<1x1x1xf8E5M2>
  return %v1, %v4 : tensor<f8E4M3FN>, tensor<1x1x1xf8E5M2>
}
func.func @check454() {
  %a0 = stablehlo.constant dense<-1.000000e+00> : tensor<f8E5M2>
  %r:2 = call @p454(%a0) : (tensor<f8E5M2>) -> (tensor<f8E4M3FN>, tensor<1x1x1xf8E5M2>)
  %e0 = stablehlo.constant dense<-1.000000e+00> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  %e1 = stablehlo.constant dense<-1.000000e+00> : tensor<1x1x1xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x1x1xf8E5M2>, tensor<1x1x1xf8E5M2>
  return
}
func.func @p455(%arg0: tensor<i8>, %arg1: tensor<1xf32>, %arg2: tensor<16x4xui8>) -> (tensor<f32>, tensor<19x7xui8>, tensor<16x4xui8>, tensor<4x16xui8>) {
  %v3 = stablehlo.convert %arg0 : (tensor<i8>) -> tensor<f32>
  %v4 = stablehlo.constant dense<255> : tensor<ui8>
  %v5 = stablehlo.pad %arg2, %v4, low = [2, -1], high = [1, 1], interior = [0, 1] : (tensor<16x4xui8>, tensor<ui8>) -> tensor<19x7xui8>
  %v6 = stablehlo.convert %arg1 : (tensor<1xf32>) -> tensor<1xui32>
  %v7 = stablehlo.reshape %v4 : (tensor<ui8>) -> tensor<1x1x1xui8>
  %v8 = stablehlo.transpose %v7, dims = [1, 2, 0] : (tensor<1x1x1xui8>) -> tensor<1x1x1xui8>
  %v9 = stablehlo.not %arg2 : tensor<16x4xui8>
  %v10 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<16x4xui8>) -> tensor<4x16xui8>
  %v11 = stablehlo.negate %v6 : tensor<1xui32>
  %v12 = stablehlo.divide %v8, %v8 : tensor<1x1x1xui8>
  return %v3, %v5, %v9, %v10 : tensor<f32>, tensor<19x7xui8>, tensor<16x4xui8>, tensor<4x16xui8>
}
func.func @check455() {
  %a0 = stablehlo.constant dense<-8> : tensor<i8>
  %a1 = stablehlo.constant dense<3.360000e+00> : tensor<1xf32>
  %a2 = stablehlo.constant dense<[[1, 2, 247, 8], [11, 254, 250, 245], [58, 6, 6, 250], [5, 252, 5, 9], [0, 6, 10, 3], [0, 250, 253, 149], [4, 6, 251, 254], [255, 10, 0, 0], [254, 248, 255, 247], [88, 247, 254, 253], [0, 255, 4, 250], [251, 64, 175, 252], [0, 4, 245, 252], [0, 255, 9, 11], [249, 11, 11, 249], [4, 0, 1, 255]]> : tensor<16x4xui8>
  %r:4 = call @p455(%a0, %a1, %a2) : (tensor<i8>, tensor<1xf32>, tensor<16x4xui8>) -> (tensor<f32>, tensor<19x7xui8>, tensor<16x4xui8>, tensor<4x16xui8>)
  %e0 = stablehlo.constant dense<-8.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02FFF7FF08FFFFFEFFFAFFF5FFFF06FF06FFFAFFFFFCFF05FF09FFFF06FF0AFF03FFFFFAFFFDFF95FFFF06FFFBFFFEFFFF0AFF00FF00FFFFF8FFFFFFF7FFFFF7FFFEFFFDFFFFFFFF04FFFAFFFF40FFAFFFFCFFFF04FFF5FFFCFFFFFFFF09FF0BFFFF0BFF0BFFF9FFFF00FF01FFFFFFFFFFFFFFFFFFFF"> : tensor<19x7xui8>
  check.expect_eq %r#1, %e1 : tensor<19x7xui8>
  %e2 = stablehlo.constant dense<[[254, 253, 8, 247], [244, 1, 5, 10], [197, 249, 249, 5], [250, 3, 250, 246], [255, 249, 245, 252], [255, 5, 2, 106], [251, 249, 4, 1], [0, 245, 255, 255], [1, 7, 0, 8], [167, 8, 1, 2], [255, 0, 251, 5], [4, 191, 80, 3], [255, 251, 10, 3], [255, 0, 246, 244], [6, 244, 244, 6], [251, 255, 254, 0]]> : tensor<16x4xui8>
  check.expect_eq %r#2, %e2 : tensor<16x4xui8>
  %e3 = stablehlo.constant dense<[[1, 11, 58, 5, 0, 0, 4, 255, 254, 88, 0, 251, 0, 0, 249, 4], [2, 254, 6, 252, 6, 250, 6, 10, 248, 247, 255, 64, 4, 255, 11, 0], [247, 250, 6, 5, 10, 253, 251, 0, 255, 254, 4, 175, 245, 9, 11, 1], [8, 245, 250, 9, 3, 149, 254, 0, 247, 253, 250, 252, 252, 11, 249, 255]]> : tensor<4x16xui8>
  check.expect_eq %r#3, %e3 : tensor<4x16xui8>
  return
}
func.func @p456(%arg0: tensor<2xui64>, %arg1: tensor<1x13x7xui16>, %arg2: tensor<ui64>) -> (tensor<2xui64>, tensor<1x7x7xui16>, tensor<1xui64>, tensor<1x13x13xui16>) {
  %v3 = stablehlo.not %arg0 : tensor<2xui64>
  %v4 = stablehlo.dot_general %arg1, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<1x13x7xui16>, tensor<1x13x7xui16>) -> tensor<1x13x13xui16>
  %v5 = stablehlo.dot_general %arg1, %arg1, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<1x13x7xui16>, tensor<1x13x7xui16>) -> tensor<1x7x7xui16>
  %v6 = stablehlo.slice %arg0 [1:2:1] : (tensor<2xui64>) -> tensor<1xui64>
  %v7 = stablehlo.shift_left %v6, %v6 : tensor<1xui64>
  %v8 = stablehlo.and %v4, %v4 : tensor<1x13x13xui16>
  return %v3, %v5, %v7, %v8 : tensor<2xui64>, tensor<1x7x7xui16>, tensor<1xui64>, tensor<1x13x13xui16>
}
func.func @check456() {
  %a0 = stablehlo.constant dense<[0, 18446744073709551607]> : tensor<2xui64>
  %a1 = stablehlo.constant dense<[[[65527, 5, 21240, 65534, 65532, 10, 65530], [2, 65526, 0, 2, 11, 2, 2], [8, 65526, 10, 65533, 3, 3, 65530], [48613, 9, 4, 5, 7, 65532, 65526], [0, 65528, 65530, 1, 65530, 11, 65526], [65535, 65530, 11, 65530, 65525, 65528, 1], [11, 4, 9, 65528, 0, 65527, 5214], [10, 65527, 0, 65535, 65534, 65527, 65532], [65532, 0, 11, 2, 65533, 65534, 4], [6, 65528, 65534, 65535, 8, 6987, 11], [65526, 65529, 65533, 5, 65531, 8, 65532], [9, 10, 65527, 8, 65531, 65532, 65528], [65530, 0, 10, 6, 65535, 20949, 4]]]> : tensor<1x13x7xui16>
  %a2 = stablehlo.constant dense<1> : tensor<ui64>
  %r:4 = call @p456(%a0, %a1, %a2) : (tensor<2xui64>, tensor<1x13x7xui16>, tensor<ui64>) -> (tensor<2xui64>, tensor<1x7x7xui16>, tensor<1xui64>, tensor<1x13x13xui16>)
  %e0 = stablehlo.constant dense<[18446744073709551615, 8]> : tensor<2xui64>
  check.expect_eq %r#0, %e0 : tensor<2xui64>
  %e1 = stablehlo.constant dense<[[[61785, 44228, 3293, 46335, 12755, 49105, 29939], [44228, 716, 40565, 103, 65492, 9513, 20746], [3293, 40565, 53981, 22899, 46086, 14469, 50675], [46335, 103, 22899, 274, 33, 53270, 23733], [12755, 65492, 46086, 33, 480, 34936, 147], [49105, 9513, 14469, 53270, 34936, 25954, 48067], [29939, 20746, 50675, 23733, 147, 48067, 54418]]]> : tensor<1x7x7xui16>
  check.expect_eq %r#1, %e1 : tensor<1x7x7xui16>
  %e2 = stablehlo.constant dense<0> : tensor<1xui64>
  check.expect_eq %r#2, %e2 : tensor<1xui64>
  %e3 = stablehlo.constant dense<"0x46D194FF723DEE9EC80E7590EB6F41FFA890406AC1073515187094FFED008900AB7B1200A7FF88283C00DFFF5E370D006FFFA7A3723D890047012CEF5C0075005386A40021002652EAFF87FF86F5EE9EAB7B2CEFF8EFB3FFBC416F5DDA6A6D08A705C194A8AD6545C80E12005C00B3FF6601C8FF9333180094FFE62BED003000CF837590A7FF7500BC41C8FF7C0116158C00A6007525E8FF77FFB771EB6F882853866F5D93331615EFD32BAFB1517FEA73AD2E5DE37041FF3C00A400DA6A18008C002BAF1B01DEFFA60AA8FF4600331FA890DFFF21006D0894FFA600B151DEFFAA004EC9000080FFFB5C406A5E372652A705E62B75257FEAA60A4EC91BE901DA44924D70C1070D00EAFFC194ED00E8FF73ADA8FF000001DA2001BCFFD98E35156FFF87FFA8AD300077FF2E5D460080FF4492BCFFAF0131B81870A7A386F56545CF83B771E370331FFB5C4D70D98E31B8F67B"> : tensor<1x13x13xui16>
  check.expect_eq %r#3, %e3 : tensor<1x13x13xui16>
  return
}
func.func @p457(%arg0: tensor<70xui16>) -> (tensor<14x5xui16>, tensor<34xui16>) {
  %v1 = stablehlo.negate %arg0 : tensor<70xui16>
  %v2 = stablehlo.not %v1 : tensor<70xui16>
  %v3 = stablehlo.reshape %v2 : (tensor<70xui16>) -> tensor<14x5xui16>
  %v4 = stablehlo.maximum %v1, %v2 : tensor<70xui16>
  %v5 = stablehlo.slice %v4 [2:69:2] : (tensor<70xui16>) -> tensor<34xui16>
  %v6 = stablehlo.reverse %v5, dims = [0] : tensor<34xui16>
  return %v3, %v6 : tensor<14x5xui16>, tensor<34xui16>
}
func.func @check457() {
  %a0 = stablehlo.constant dense<[65530, 3, 65533, 9, 65528, 49896, 65526, 10, 6, 65526, 65535, 65526, 11, 4, 65528, 1, 65535, 65533, 8, 65535, 9, 0, 1, 65534, 65529, 65532, 65530, 65535, 65527, 4, 3, 4, 0, 0, 0, 11, 65527, 65530, 8, 8, 9, 65532, 0, 65529, 65526, 65525, 3, 3, 65526, 0, 53753, 11, 3, 0, 65534, 65535, 65535, 65526, 4, 0, 65530, 2, 10, 0, 11, 65535, 7, 65530, 2, 0]> : tensor<70xui16>
  %r:2 = call @p457(%a0) : (tensor<70xui16>) -> (tensor<14x5xui16>, tensor<34xui16>)
  %e0 = stablehlo.constant dense<[[65529, 2, 65532, 8, 65527], [49895, 65525, 9, 5, 65525], [65534, 65525, 10, 3, 65527], [0, 65534, 65532, 7, 65534], [8, 65535, 0, 65533, 65528], [65531, 65529, 65534, 65526, 3], [2, 3, 65535, 65535, 65535], [10, 65526, 65529, 7, 7], [8, 65531, 65535, 65528, 65525], [65524, 2, 2, 65525, 65535], [53752, 10, 2, 65535, 65533], [65534, 65534, 65525, 3, 65535], [65529, 1, 9, 65535, 10], [65534, 6, 65529, 1, 65535]]> : tensor<14x5xui16>
  check.expect_eq %r#0, %e0 : tensor<14x5xui16>
  %e1 = stablehlo.constant dense<[65534, 65529, 65525, 65526, 65529, 65532, 65534, 65533, 65533, 53752, 65525, 65533, 65525, 65535, 65527, 65528, 65526, 65535, 65535, 65533, 65526, 65529, 65528, 65535, 65527, 65528, 65534, 65527, 65525, 65534, 65530, 65525, 65527, 65532]> : tensor<34xui16>
  check.expect_eq %r#1, %e1 : tensor<34xui16>
  return
}
func.func @p458(%arg0: tensor<f32>, %arg1: tensor<70xi64>, %arg2: tensor<i64>) -> (tensor<70xi64>, tensor<3xf32>, tensor<i64>, tensor<70xf32>) {
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %v4 = stablehlo.not %arg1 : tensor<70xi64>
  %v5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v6 = stablehlo.pad %v3, %v5, low = [-1], high = [1], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  %v7 = stablehlo.convert %arg1 : (tensor<70xi64>) -> tensor<70xf32>
  %v8 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %v9 = stablehlo.reduce(%arg1 init: %v8) applies stablehlo.multiply across dimensions = [0] : (tensor<70xi64>, tensor<i64>) -> tensor<i64>
  %v10 = stablehlo.ceil %v7 : tensor<70xf32>
  return %v4, %v6, %v9, %v10 : tensor<70xi64>, tensor<3xf32>, tensor<i64>, tensor<70xf32>
}
func.func @check458() {
  %a0 = stablehlo.constant dense<-4.620000e-01> : tensor<f32>
  %a1 = stablehlo.constant dense<[0, 7, 4, 11, 7, -9223372036854775808, 11, 9, 9, -1, 10, -5, 3, 3, 1, -11, 7, 5, 0, 651231021593943972, 2, 521632092090371475, 8, 10511960828876311, -4, 9, 0, 2, 11, 9, -5, 6, -8, 5, -8, 5, 1083367859518574351, 3, -5, -9, 10, -8, 10, 1, -8, -9, -3, -9, 0, 10, 0, -2, 314601145138451442, -5, -4, 3, -4, -4, 2, -10, 414010807864342823, 10, 9, -9, 2, -5, 0, -11, -9, 10]> : tensor<70xi64>
  %a2 = stablehlo.constant dense<1> : tensor<i64>
  %r:4 = call @p458(%a0, %a1, %a2) : (tensor<f32>, tensor<70xi64>, tensor<i64>) -> (tensor<70xi64>, tensor<3xf32>, tensor<i64>, tensor<70xf32>)
  %e0 = stablehlo.constant dense<[-1, -8, -5, -12, -8, 9223372036854775807, -12, -10, -10, 0, -11, 4, -4, -4, -2, 10, -8, -6, -1, -651231021593943973, -3, -521632092090371476, -9, -10511960828876312, 3, -10, -1, -3, -12, -10, 4, -7, 7, -6, 7, -6, -1083367859518574352, -4, 4, 8, -11, 7, -11, -2, 7, 8, 2, 8, -1, -11, -1, 1, -314601145138451443, 4, 3, -4, 3, 3, -3, 9, -414010807864342824, -11, -10, 8, -3, 4, -1, 10, 8, -11]> : tensor<70xi64>
  check.expect_eq %r#0, %e0 : tensor<70xi64>
  %e1 = stablehlo.constant dense<[0xFF800000, -4.620000e-01, 0xFF800000]> : tensor<3xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  %e2 = stablehlo.constant dense<0> : tensor<i64>
  check.expect_eq %r#2, %e2 : tensor<i64>
  %e3 = stablehlo.constant dense<[0.000000e+00, 7.000000e+00, 4.000000e+00, 1.100000e+01, 7.000000e+00, -9.22337203E+18, 1.100000e+01, 9.000000e+00, 9.000000e+00, -1.000000e+00, 1.000000e+01, -5.000000e+00, 3.000000e+00, 3.000000e+00, 1.000000e+00, -1.100000e+01, 7.000000e+00, 5.000000e+00, 0.000000e+00, 6.51231047E+17, 2.000000e+00, 5.21632093E+17, 8.000000e+00, 1.05119604E+16, -4.000000e+00, 9.000000e+00, 0.000000e+00, 2.000000e+00, 1.100000e+01, 9.000000e+00, -5.000000e+00, 6.000000e+00, -8.000000e+00, 5.000000e+00, -8.000000e+00, 5.000000e+00, 1.08336784E+18, 3.000000e+00, -5.000000e+00, -9.000000e+00, 1.000000e+01, -8.000000e+00, 1.000000e+01, 1.000000e+00, -8.000000e+00, -9.000000e+00, -3.000000e+00, -9.000000e+00, 0.000000e+00, 1.000000e+01, 0.000000e+00, -2.000000e+00, 3.14601132E+17, -5.000000e+00, -4.000000e+00, 3.000000e+00, -4.000000e+00, -4.000000e+00, 2.000000e+00, -1.000000e+01, 4.14010796E+17, 1.000000e+01, 9.000000e+00, -9.000000e+00, 2.000000e+00, -5.000000e+00, 0.000000e+00, -1.100000e+01, -9.000000e+00, 1.000000e+01]> : tensor<70xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<70xf32>, tensor<70xf32>
  return
}
func.func @p459(%arg0: tensor<f32>, %arg1: tensor<i64>, %arg2: tensor<f32>) -> (tensor<14xf32>) {
  %v3 = stablehlo.minimum %arg0, %arg2 : tensor<f32>
  %v4 = stablehlo.maximum %arg2, %arg0 : tensor<f32>
  %v5 = stablehlo.power %arg0, %v3 : tensor<f32>
  %v6 = stablehlo.broadcast_in_dim %v5, dims = [] : (tensor<f32>) -> tensor<13xf32>
  %v7 = stablehlo.reshape %v4 : (tensor<f32>) -> tensor<1xf32>
  %v8 = stablehlo.concatenate %v6, %v7, dim = 0 : (tensor<13xf32>, tensor<1xf32>) -> tensor<14xf32>
  return %v8 : tensor<14xf32>
}
func.func @check459() {
  %a0 = stablehlo.constant dense<-3.960000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<-9> : tensor<i64>
  %a2 = stablehlo.constant dense<-3.880000e+00> : tensor<f32>
  %r:1 = call @p459(%a0, %a1, %a2) : (tensor<f32>, tensor<i64>, tensor<f32>) -> tensor<14xf32>
  %e0 = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, -3.880000e+00]> : tensor<14xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<14xf32>, tensor<14xf32>
  return
}
func.func @p460(%arg0: tensor<i4>, %arg1: tensor<2x7xi4>) -> (tensor<7x2xi4>, tensor<2xi1>) {
  %v2 = stablehlo.constant dense<1> : tensor<i4>
  %v3 = stablehlo.reduce(%arg1 init: %v2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xi4>, tensor<i4>) -> tensor<2xi4>
  %v4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<2x7xi4>) -> tensor<7x2xi4>
  %v5 = stablehlo.compare LT, %v3, %v3 : (tensor<2xi4>, tensor<2xi4>) -> tensor<2xi1>
  %v6 = stablehlo.and %v5, %v5 : tensor<2xi1>
  return %v4, %v6 : tensor<7x2xi4>, tensor<2xi1>
}
func.func @check460() {
  %a0 = stablehlo.constant dense<-6> : tensor<i4>
  %a1 = stablehlo.constant dense<[[-6, 0, -3, 6, -7, -6, 0], [7, 0, -6, 0, 0, -8, 6]]> : tensor<2x7xi4>
  %r:2 = call @p460(%a0, %a1) : (tensor<i4>, tensor<2x7xi4>) -> (tensor<7x2xi4>, tensor<2xi1>)
  %e0 = stablehlo.constant dense<[[-6, 7], [0, 0], [-3, -6], [6, 0], [-7, 0], [-6, -8], [0, 6]]> : tensor<7x2xi4>
  check.expect_eq %r#0, %e0 : tensor<7x2xi4>
  %e1 = stablehlo.constant dense<false> : tensor<2xi1>
  check.expect_eq %r#1, %e1 : tensor<2xi1>
  return
}
func.func @p461(%arg0: tensor<5x8x0xui16>, %arg1: tensor<f64>) -> (tensor<ui16>, tensor<7x10x1xui16>, tensor<7x17x0xi4>) {
  %v2 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<ui16>
  %v3 = stablehlo.convert %arg0 : (tensor<5x8x0xui16>) -> tensor<5x8x0xi4>
  %v4 = stablehlo.constant dense<0> : tensor<ui16>
  %v5 = stablehlo.pad %arg0, %v4, low = [-1, 1, 2], high = [-1, 1, -1], interior = [1, 0, 1] : (tensor<5x8x0xui16>, tensor<ui16>) -> tensor<7x10x1xui16>
  %v6 = stablehlo.constant dense<-8> : tensor<i4>
  %v7 = stablehlo.pad %v3, %v6, low = [1, 1, 0], high = [1, 1, 0], interior = [0, 1, 1] : (tensor<5x8x0xi4>, tensor<i4>) -> tensor<7x17x0xi4>
  return %v2, %v5, %v7 : tensor<ui16>, tensor<7x10x1xui16>, tensor<7x17x0xi4>
}
func.func @check461() {
  %a0 = stablehlo.constant dense<> : tensor<5x8x0xui16>
  %a1 = stablehlo.constant dense<-1.242000e+00> : tensor<f64>
  %r:3 = call @p461(%a0, %a1) : (tensor<5x8x0xui16>, tensor<f64>) -> (tensor<ui16>, tensor<7x10x1xui16>, tensor<7x17x0xi4>)
  %e0 = stablehlo.constant dense<0> : tensor<ui16>
  check.expect_eq %r#0, %e0 : tensor<ui16>
  %e1 = stablehlo.constant dense<0> : tensor<7x10x1xui16>
  check.expect_eq %r#1, %e1 : tensor<7x10x1xui16>
  %e2 = stablehlo.constant dense<> : tensor<7x17x0xi4>
  check.expect_eq %r#2, %e2 : tensor<7x17x0xi4>
  return
}
func.func @p462(%arg0: tensor<1xi1>) -> (tensor<2xi1>) {
  %v1 = stablehlo.convert %arg0 : (tensor<1xi1>) -> tensor<1xi1>
  %v2 = stablehlo.concatenate %v1, %arg0, dim = 0 : (tensor<1xi1>, tensor<1xi1>) -> tensor<2xi1>
  return %v2 : tensor<2xi1>
}
func.func @check462() {
  %a0 = stablehlo.constant dense<false> : tensor<1xi1>
  %r:1 = call @p462(%a0) : (tensor<1xi1>) -> tensor<2xi1>
  %e0 = stablehlo.constant dense<false> : tensor<2xi1>
  check.expect_eq %r#0, %e0 : tensor<2xi1>
  return
}
func.func @p463(%arg0: tensor<16xi1>, %arg1: tensor<f32>) -> (tensor<8x2xi1>) {
  %v2 = stablehlo.reshape %arg0 : (tensor<16xi1>) -> tensor<8x2xi1>
  return %v2 : tensor<8x2xi1>
}
func.func @check463() {
  %a0 = stablehlo.constant dense<[true, true, true, true, false, false, false, true, true, true, true, false, true, false, false, true]> : tensor<16xi1>
  %a1 = stablehlo.constant dense<2.740000e-01> : tensor<f32>
  %r:1 = call @p463(%a0, %a1) : (tensor<16xi1>, tensor<f32>) -> tensor<8x2xi1>
  %e0 = stablehlo.constant dense<[[true, true], [true, true], [false, false], [false, true], [true, true], [true, false], [true, false], [false, true]]> : tensor<8x2xi1>
  check.expect_eq %r#0, %e0 : tensor<8x2xi1>
  return
}
func.func @p464(%arg0: tensor<2x2x13xui8>) -> (tensor<1x1x5xui8>, tensor<2x2x13xui8>) {
  %v1 = stablehlo.slice %arg0 [0:1:2, 0:2:2, 1:11:2] : (tensor<2x2x13xui8>) -> tensor<1x1x5xui8>
  %v2 = stablehlo.not %arg0 : tensor<2x2x13xui8>
  %v3 = stablehlo.or %arg0, %arg0 : tensor<2x2x13xui8>
  %v4 = stablehlo.shift_left %v2, %v3 : tensor<2x2x13xui8>
  return %v1, %v4 : tensor<1x1x5xui8>, tensor<2x2x13xui8>
}
func.func @check464() {
  %a0 = stablehlo.constant dense<[[[3, 10, 9, 10, 5, 252, 10, 3, 10, 250, 3, 9, 9], [10, 9, 0, 3, 2, 7, 0, 249, 255, 247, 249, 250, 1]], [[2, 255, 4, 245, 245, 251, 0, 11, 255, 250, 0, 0, 3], [245, 3, 249, 10, 255, 0, 219, 3, 254, 249, 7, 7, 7]]]> : tensor<2x2x13xui8>
  %r:2 = call @p464(%a0) : (tensor<2x2x13xui8>) -> (tensor<1x1x5xui8>, tensor<2x2x13xui8>)
  %e0 = stablehlo.constant dense<[[[10, 10, 252, 3, 250]]]> : tensor<1x1x5xui8>
  check.expect_eq %r#0, %e0 : tensor<1x1x5xui8>
  %e1 = stablehlo.constant dense<[[[224, 0, 0, 0, 64, 0, 0, 224, 0, 0, 224, 0, 0], [0, 0, 255, 224, 244, 0, 255, 0, 0, 0, 0, 0, 252]], [[244, 0, 176, 0, 0, 0, 255, 0, 0, 0, 255, 255, 224], [0, 224, 0, 0, 0, 255, 0, 224, 0, 0, 0, 0, 0]]]> : tensor<2x2x13xui8>
  check.expect_eq %r#1, %e1 : tensor<2x2x13xui8>
  return
}
func.func @p465(%arg0: tensor<16xf64>) -> (tensor<1x1x1xf64>, tensor<16xf64>, tensor<4x1x4xf64>, tensor<16xf64>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<16xf64>
  %v2 = stablehlo.convert %v1 : (tensor<16xf64>) -> tensor<16xf64>
  %v3 = stablehlo.reshape %v2 : (tensor<16xf64>) -> tensor<4x1x4xf64>
  %v4 = stablehlo.divide %v3, %v3 : tensor<4x1x4xf64>
  %v5 = stablehlo.slice %v3 [1:2:2, 0:1:1, 2:3:1] : (tensor<4x1x4xf64>) -> tensor<1x1x1xf64>
  %v6 = stablehlo.add %v1, %arg0 : tensor<16xf64>
  %v7 = stablehlo.convert %v3 : (tensor<4x1x4xf64>) -> tensor<4x1x4xf64>
  %v8 = stablehlo.reshape %v4 : (tensor<4x1x4xf64>) -> tensor<16xf64>
  return %v5, %v6, %v7, %v8 : tensor<1x1x1xf64>, tensor<16xf64>, tensor<4x1x4xf64>, tensor<16xf64>
}
func.func @check465() {
  %a0 = stablehlo.constant dense<[-0.30799999999999983, 1.4168497884369548E-253, 1.3399999999999999, 1.556000e+00, 2.620000e+00, -3.332000e+00, 5.4385140176877469E-295, -2.474000e+00, -2.9139999999999997, 1.9539999999999997, 0.53800000000000026, 2.8295809484129557E-274, -3.662000e+00, -1.1179999999999999, 3.466000e+00, -1.2160000000000002]> : tensor<16xf64>
  %r:4 = call @p465(%a0) : (tensor<16xf64>) -> (tensor<1x1x1xf64>, tensor<16xf64>, tensor<4x1x4xf64>, tensor<16xf64>)
  %e0 = stablehlo.constant dense<1.0877028035375494E-294> : tensor<1x1x1xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x1x1xf64>, tensor<1x1x1xf64>
  %e1 = stablehlo.constant dense<[-0.92399999999999948, 4.2505493653108646E-253, 4.020000e+00, 4.668000e+00, 7.860000e+00, -9.9959999999999987, 1.6315542053063239E-294, -7.4220000000000006, -8.7419999999999991, 5.8619999999999992, 1.6140000000000008, 8.4887428452388665E-274, -1.098600e+01, -3.3539999999999996, 1.039800e+01, -3.6480000000000006]> : tensor<16xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<16xf64>, tensor<16xf64>
  %e2 = stablehlo.constant dense<[[[-0.61599999999999966, 2.8336995768739095E-253, 2.6799999999999997, 3.112000e+00]], [[5.240000e+00, -6.664000e+00, 1.0877028035375494E-294, -4.948000e+00]], [[-5.8279999999999994, 3.9079999999999995, 1.0760000000000005, 5.6591618968259114E-274]], [[-7.324000e+00, -2.2359999999999998, 6.932000e+00, -2.4320000000000004]]]> : tensor<4x1x4xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<4x1x4xf64>, tensor<4x1x4xf64>
  %e3 = stablehlo.constant dense<1.000000e+00> : tensor<16xf64>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<16xf64>, tensor<16xf64>
  return
}
func.func @p466(%arg0: tensor<i1>) -> (tensor<1x1xbf16>, tensor<i1>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<i1>) -> tensor<1x1xi1>
  %v2 = stablehlo.constant dense<true> : tensor<i1>
  %v3 = stablehlo.reduce(%v1 init: %v2) applies stablehlo.or across dimensions = [0, 1] : (tensor<1x1xi1>, tensor<i1>) -> tensor<i1>
  %v4 = stablehlo.convert %v1 : (tensor<1x1xi1>) -> tensor<1x1xbf16>
  %v5 = stablehlo.or %v3, %v2 : tensor<i1>
  return %v4, %v5 : tensor<1x1xbf16>, tensor<i1>
}
func.func @check466() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %r:2 = call @p466(%a0) : (tensor<i1>) -> (tensor<1x1xbf16>, tensor<i1>)
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<1x1xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x1xbf16>, tensor<1x1xbf16>
  %e1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  return
}
func.func @p467(%arg0: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<4xi64>, tensor<3xi64>) {
  %v1 = stablehlo.not %arg0 : tensor<i64>
  %v2 = stablehlo.shift_left %arg0, %arg0 : tensor<i64>
  %v3 = stablehlo.negate %v2 : tensor<i64>
  %v4 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i64>) -> tensor<3xi64>
  %v5 = stablehlo.constant dense<2> : tensor<i64>
  %v6 = stablehlo.pad %v4, %v5, low = [1], high = [0], interior = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<4xi64>
  %v7 = stablehlo.or %v4, %v4 : tensor<3xi64>
  return %v1, %v3, %v6, %v7 : tensor<i64>, tensor<i64>, tensor<4xi64>, tensor<3xi64>
}
func.func @check467() {
  %a0 = stablehlo.constant dense<-7> : tensor<i64>
  %r:4 = call @p467(%a0) : (tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<4xi64>, tensor<3xi64>)
  %e0 = stablehlo.constant dense<6> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  %e1 = stablehlo.constant dense<0> : tensor<i64>
  check.expect_eq %r#1, %e1 : tensor<i64>
  %e2 = stablehlo.constant dense<[2, 0, 0, 0]> : tensor<4xi64>
  check.expect_eq %r#2, %e2 : tensor<4xi64>
  %e3 = stablehlo.constant dense<0> : tensor<3xi64>
  check.expect_eq %r#3, %e3 : tensor<3xi64>
  return
}
func.func @p468(%arg0: tensor<8x0xf64>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> (tensor<i64>, tensor<8x0xf64>) {
  %v3 = stablehlo.and %arg2, %arg2 : tensor<i64>
  %v4 = stablehlo.divide %arg0, %arg0 : tensor<8x0xf64>
  return %v3, %v4 : tensor<i64>, tensor<8x0xf64>
}
func.func @check468() {
  %a0 = stablehlo.constant dense<> : tensor<8x0xf64>
  %a1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %a2 = stablehlo.constant dense<-6> : tensor<i64>
  %r:2 = call @p468(%a0, %a1, %a2) : (tensor<8x0xf64>, tensor<f32>, tensor<i64>) -> (tensor<i64>, tensor<8x0xf64>)
  %e0 = stablehlo.constant dense<-6> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  %e1 = stablehlo.constant dense<> : tensor<8x0xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<8x0xf64>, tensor<8x0xf64>
  return
}
func.func @p469(%arg0: tensor<i16>) -> (tensor<14xi16>, tensor<i16>) {
  %v1 = stablehlo.negate %arg0 : tensor<i16>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i16>) -> tensor<7xi16>
  %v3 = stablehlo.concatenate %v2, %v2, dim = 0 : (tensor<7xi16>, tensor<7xi16>) -> tensor<14xi16>
  %v4 = stablehlo.negate %v1 : tensor<i16>
  return %v3, %v4 : tensor<14xi16>, tensor<i16>
}
func.func @check469() {
  %a0 = stablehlo.constant dense<9905> : tensor<i16>
  %r:2 = call @p469(%a0) : (tensor<i16>) -> (tensor<14xi16>, tensor<i16>)
  %e0 = stablehlo.constant dense<9905> : tensor<14xi16>
  check.expect_eq %r#0, %e0 : tensor<14xi16>
  %e1 = stablehlo.constant dense<9905> : tensor<i16>
  check.expect_eq %r#1, %e1 : tensor<i16>
  return
}
func.func @p470(%arg0: tensor<5x5xf8E5M2>) -> (tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>, tensor<f8E5M2>) {
  %v1 = stablehlo.logistic %arg0 : tensor<5x5xf8E5M2>
  %v2 = stablehlo.reshape %v1 : (tensor<5x5xf8E5M2>) -> tensor<5x5xf8E5M2>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5x5xf8E5M2>
  %v4 = stablehlo.dot_general %v2, %v1, contracting_dims = [0] x [0] : (tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>) -> tensor<5x5xf8E5M2>
  %v5 = stablehlo.transpose %v1, dims = [1, 0] : (tensor<5x5xf8E5M2>) -> tensor<5x5xf8E5M2>
  %v6 = stablehlo.broadcast_in_dim %v1, dims = [0, 2] : (tensor<5x5xf8E5M2>) -> tensor<5x16x5xf8E5M2>
  %v7 = stablehlo.sqrt %v6 : tensor<5x16x5xf8E5M2>
  %v8 = stablehlo.constant dense<-0.0> : tensor<f8E5M2>
  %v9 = stablehlo.reduce(%v7 init: %v8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x16x5xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %v3, %v4, %v5, %v9 : tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>, tensor<f8E5M2>
}
func.func @check470() {
  %a0 = stablehlo.constant dense<[[1.250000e+00, 1.500000e+00, -2.500000e+00, -2.500000e+00, -1.250000e+00], [1.250000e+00, 1.500000e+00, -1.750000e+00, 1.750000e+00, 5.000000e-01], [9.375000e-02, 1.750000e+00, -3.750000e-01, 2.000000e+00, 1.875000e-01], [6.250000e-01, -4.000000e+00, -4.000000e+00, 1.500000e+00, -3.000000e+00], [2.000000e+00, -1.000000e+00, 1.500000e+00, -1.750000e+00, -0.000000e+00]]> : tensor<5x5xf8E5M2>
  %r:4 = call @p470(%a0) : (tensor<5x5xf8E5M2>) -> (tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>, tensor<f8E5M2>)
  %e0 = stablehlo.constant dense<[[5.000000e-01, 5.000000e-01, 5.859380e-03, 5.859380e-03, 6.250000e-02], [5.000000e-01, 5.000000e-01, 2.343750e-02, 5.000000e-01, 3.750000e-01], [2.500000e-01, 5.000000e-01, 1.250000e-01, 1.000000e+00, 2.500000e-01], [3.750000e-01, 3.662110e-04, 3.662110e-04, 5.000000e-01, 1.953130e-03], [1.000000e+00, 9.375000e-02, 5.000000e-01, 2.343750e-02, 2.500000e-01]]> : tensor<5x5xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>
  %e1 = stablehlo.constant dense<[[2.500000e+00, 1.750000e+00, 1.000000e+00, 1.750000e+00, 1.500000e+00], [1.750000e+00, 1.500000e+00, 7.500000e-01, 1.250000e+00, 1.250000e+00], [1.000000e+00, 7.500000e-01, 6.250000e-01, 6.250000e-01, 7.500000e-01], [1.750000e+00, 1.250000e+00, 6.250000e-01, 2.000000e+00, 1.000000e+00], [1.500000e+00, 1.250000e+00, 7.500000e-01, 1.000000e+00, 1.000000e+00]]> : tensor<5x5xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>
  %e2 = stablehlo.constant dense<[[7.500000e-01, 7.500000e-01, 5.000000e-01, 6.250000e-01, 1.000000e+00], [7.500000e-01, 7.500000e-01, 7.500000e-01, 1.953130e-02, 3.125000e-01], [7.812500e-02, 1.562500e-01, 3.750000e-01, 1.953130e-02, 7.500000e-01], [7.812500e-02, 7.500000e-01, 1.000000e+00, 7.500000e-01, 1.562500e-01], [2.500000e-01, 6.250000e-01, 5.000000e-01, 4.687500e-02, 5.000000e-01]]> : tensor<5x5xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>
  %e3 = stablehlo.constant dense<8.000000e+00> : tensor<f8E5M2>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  return
}
func.func @p471(%arg0: tensor<ui8>) -> (tensor<ui8>) {
  %v1 = stablehlo.negate %arg0 : tensor<ui8>
  return %v1 : tensor<ui8>
}
func.func @check471() {
  %a0 = stablehlo.constant dense<6> : tensor<ui8>
  %r:1 = call @p471(%a0) : (tensor<ui8>) -> tensor<ui8>
  %e0 = stablehlo.constant dense<250> : tensor<ui8>
  check.expect_eq %r#0, %e0 : tensor<ui8>
  return
}
func.func @p472(%arg0: tensor<f16>) -> (tensor<1xf16>, tensor<5xf16>, tensor<1xf16>) {
  %v1 = stablehlo.multiply %arg0, %arg0 : tensor<f16>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f16>) -> tensor<1xf16>
  %v3 = stablehlo.subtract %arg0, %v1 : tensor<f16>
  %v4 = stablehlo.broadcast_in_dim %v3, dims = [] : (tensor<f16>) -> tensor<5xf16>
  %v5 = stablehlo.reshape %v3 : (tensor<f16>) -> tensor<1xf16>
  %v6 = stablehlo.constant dense<2.5> : tensor<f16>
  %v7 = stablehlo.reduce(%v5 init: %v6) applies stablehlo.minimum across dimensions = [] : (tensor<1xf16>, tensor<f16>) -> tensor<1xf16>
  return %v2, %v4, %v7 : tensor<1xf16>, tensor<5xf16>, tensor<1xf16>
}
func.func @check472() {
  %a0 = stablehlo.constant dense<-9.702140e-01> : tensor<f16>
  %r:3 = call @p472(%a0) : (tensor<f16>) -> (tensor<1xf16>, tensor<5xf16>, tensor<1xf16>)
  %e0 = stablehlo.constant dense<-9.702140e-01> : tensor<1xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1xf16>, tensor<1xf16>
  %e1 = stablehlo.constant dense<-1.912110e+00> : tensor<5xf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<5xf16>, tensor<5xf16>
  %e2 = stablehlo.constant dense<-1.912110e+00> : tensor<1xf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1xf16>, tensor<1xf16>
  return
}
func.func @p473(%arg0: tensor<0xf8E5M2>, %arg1: tensor<3x33x7xf8E4M3FN>) -> (tensor<0xf8E5M2>, tensor<3x33x7xf8E4M3FN>) {
  %v2 = stablehlo.add %arg0, %arg0 : tensor<0xf8E5M2>
  %v3 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [1] : (tensor<3x33x7xf8E4M3FN>, tensor<3x33x7xf8E4M3FN>) -> tensor<3x7x3x7xf8E4M3FN>
  %v4 = stablehlo.divide %arg1, %arg1 : tensor<3x33x7xf8E4M3FN>
  return %v2, %v4 : tensor<0xf8E5M2>, tensor<3x33x7xf8E4M3FN>
}
func.func @check473() {
  %a0 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  %a1 = stablehlo.constant dense<"0x3C47C44839BE394246AD39C3333FC1ACC5B2C0B6C0C3C6453A47B845C0BE4341C6C6402D3946BC382446C7B8BB4041C8C33CBC451B33483B43FF283D483D40AFA93B3E0059C4B442C683BBFCB13D483647C531C361413800C341BE2AB34347C3AB3BC63CC2B2264146C032FF43C4C6BDAC9042423847464142474145B63A2E38C2BD447FC6C145ACB941C180C7BD21A75544464244B724473C4045BB0047F444C5ACCB423CAEBDC5BCB2C7C838BC36C3433DBA393DC5B746BEB9C03407C5C3B019C4C1C12745C53F31BC42C6484239BD3C914180A1C6C33FC6B5B8374046BE6B7FC1B8423346422BC0C2B1BB413829C13938C5AFBF423DBF47BC3B2CC13C7FBDB600C037C5C843FFC2C42B4648A9484138473DA9C4B7C2C720C5C8C3C3B63DC4C541C63DAEC8AD4663C346C27FB811C6C2714847BC290D4400BC31C1C1B3C6AE41BFC330438C40A9050027E43040B33A443DB246AEBDC4C529C53445823AAEBF9DC64143273D293ABAB0C2C22A374438B0C044BB40C6B69BBB4542BA384733BD48C348C243FFBBA2C5C3C73C41C229464237BE47883D46BAC847B928B847C53EBC3B44393FC26D3D46C67F00273F412E3AC7C3AD2F30BA4545444744AEC644BFB4283344434245A94739C7483536C7BABE29C2A03D44C8389944B6B9A76EB84435B8A836C3BDC22FB146787F4242C244990039C8412EC74144BBAA35C723402BC34237BDBDC3C33920377FC64018C6C19FBEC5B6C5B32C34B9903486C7007F3A19AEC542AE4746A8B3BB43C238C0C641ABFD40C1AC46C0BCC7B0C045B548BDBD444440C7424045BB8BC33838444544B23BC63730C73DC1B0BF1DECC23BC346C33224BC43BBAFBCAC00AA28C7C3A946B138B4ACC38632C245BCC7BC0BC4B8233C448FBC4241C74840BEFFC0BAC5C23F1A3F28B4C8C1C4BC40C33CC1203EC3BBC23E449B4634473F3D4000447BBC3BC1C6303A32C8C6"> : tensor<3x33x7xf8E4M3FN>
  %r:2 = call @p473(%a0, %a1) : (tensor<0xf8E5M2>, tensor<3x33x7xf8E4M3FN>) -> (tensor<0xf8E5M2>, tensor<3x33x7xf8E4M3FN>)
  %e0 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0xf8E5M2>, tensor<0xf8E5M2>
  %e1 = stablehlo.constant dense<"0x383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838FF3838383838383838387F383838383838383838383838383838383838387F38383838383838383838383838383838383838FF38383838383838383838383838383838383838383838387F383838383838387F383838383838383838383838383838387F3838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838387F3838383838383838383838387F38383838383838383838383838383838383838383838383838383838387F38387F3838383838FF3838383838383838383838383838383838383838383838383838383838383838383838387F38383838383838383838387F383838383838383838383838383838387F3838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838FF3838383838383838383838383838383838383838383838383838383838383838383838387F7F3838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838387F38383838387F3838383838383838383838383838383838383838383838387F3838383838383838383838383838383838387F7F383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838387F3838383838383838383838383838383838383838383838383838383838383838FF383838383838383838383838383838383838383838383838383838383838387F3838383838383838383838"> : tensor<3x33x7xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3x33x7xf8E4M3FN>, tensor<3x33x7xf8E4M3FN>
  return
}
func.func @p474(%arg0: tensor<70xf8E4M3FN>) -> (tensor<140xf8E4M3FN>, tensor<70xf8E5M2>, tensor<140xf8E4M3FN>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<70xf8E4M3FN>
  %v2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<70xf8E4M3FN>, tensor<70xf8E4M3FN>) -> tensor<140xf8E4M3FN>
  %v3 = stablehlo.concatenate %arg0, %v1, dim = 0 : (tensor<70xf8E4M3FN>, tensor<70xf8E4M3FN>) -> tensor<140xf8E4M3FN>
  %v4 = stablehlo.convert %v1 : (tensor<70xf8E4M3FN>) -> tensor<70xf8E5M2>
  %v5 = stablehlo.convert %v3 : (tensor<140xf8E4M3FN>) -> tensor<140xf8E4M3FN>
  return %v2, %v4, %v5 : tensor<140xf8E4M3FN>, tensor<70xf8E5M2>, tensor<140xf8E4M3FN>
}
func.func @check474() {
  %a0 = stablehlo.constant dense<[0.000000e+00, -1.000000e+00, -6.250000e-02, 4.000000e+00, 3.250000e+00, -2.812500e-01, 3.125000e-01, 1.250000e+00, 2.750000e+00, 1.500000e+00, 3.000000e+00, -3.750000e+00, -1.750000e+00, -3.250000e+00, 3.500000e+00, -1.000000e+00, -1.000000e+00, -1.500000e+00, 5.000000e-01, -1.500000e+00, 1.562500e-01, -9.765620e-03, 3.750000e+00, -3.000000e+00, 5.000000e-01, -2.250000e+00, -2.500000e+00, 3.250000e+00, -7.500000e-01, 2.250000e+00, -3.500000e+00, 2.250000e+00, -2.250000e+00, 5.000000e-01, -3.250000e+00, 3.437500e-01, 3.250000e+00, -5.625000e-01, -1.250000e+00, 3.750000e+00, 1.250000e+00, 9.375000e-01, 7.812500e-03, 2.750000e+00, 1.250000e+00, 1.000000e+00, 3.750000e-01, -1.000000e+00, -1.015630e-01, 1.250000e+00, 1.000000e+00, -3.500000e+00, 2.500000e-01, 1.750000e+00, -9.375000e-01, 1.625000e+00, 2.000000e+00, -1.500000e+00, -2.343750e-01, -4.000000e+00, -2.750000e+00, -1.375000e+00, 3.750000e+00, -2.148440e-02, 2.500000e+00, -1.625000e+00, -1.250000e+00, 1.875000e-01, 8.750000e-01, 3.500000e+00]> : tensor<70xf8E4M3FN>
  %r:3 = call @p474(%a0) : (tensor<70xf8E4M3FN>) -> (tensor<140xf8E4M3FN>, tensor<70xf8E5M2>, tensor<140xf8E4M3FN>)
  %e0 = stablehlo.constant dense<"0x00B8984845A92A3A433C44C7BEC546B8B8BC30BC228547C430C1C245B441C641C130C52B45B1BA473A3704433A382CB89D3A38C6283EB73D40BCA7C8C3BB478B42BDBA24364600B8984845A92A3A433C44C7BEC546B8B8BC30BC228547C430C1C245B441C641C130C52B45B1BA473A3704433A382CB89D3A38C6283EB73D40BCA7C8C3BB478B42BDBA243646"> : tensor<140xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<140xf8E4M3FN>, tensor<140xf8E4M3FN>
  %e1 = stablehlo.constant dense<[0.000000e+00, -2.000000e+00, -1.250000e-01, 8.000000e+00, 6.000000e+00, -5.000000e-01, 6.250000e-01, 2.500000e+00, 6.000000e+00, 3.000000e+00, 6.000000e+00, -8.000000e+00, -3.500000e+00, -6.000000e+00, 7.000000e+00, -2.000000e+00, -2.000000e+00, -3.000000e+00, 1.000000e+00, -3.000000e+00, 3.125000e-01, -1.953130e-02, 8.000000e+00, -6.000000e+00, 1.000000e+00, -4.000000e+00, -5.000000e+00, 6.000000e+00, -1.500000e+00, 4.000000e+00, -7.000000e+00, 4.000000e+00, -4.000000e+00, 1.000000e+00, -6.000000e+00, 7.500000e-01, 6.000000e+00, -1.000000e+00, -2.500000e+00, 8.000000e+00, 2.500000e+00, 2.000000e+00, 1.562500e-02, 6.000000e+00, 2.500000e+00, 2.000000e+00, 7.500000e-01, -2.000000e+00, -1.875000e-01, 2.500000e+00, 2.000000e+00, -7.000000e+00, 5.000000e-01, 3.500000e+00, -2.000000e+00, 3.000000e+00, 4.000000e+00, -3.000000e+00, -5.000000e-01, -8.000000e+00, -6.000000e+00, -3.000000e+00, 8.000000e+00, -4.687500e-02, 5.000000e+00, -3.000000e+00, -2.500000e+00, 3.750000e-01, 1.750000e+00, 7.000000e+00]> : tensor<70xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<70xf8E5M2>, tensor<70xf8E5M2>
  %e2 = stablehlo.constant dense<"0x00B8984845A92A3A433C44C7BEC546B8B8BC30BC228547C430C1C245B441C641C130C52B45B1BA473A3704433A382CB89D3A38C6283EB73D40BCA7C8C3BB478B42BDBA24364600C0A0504DB132424B444CCFC6CD4EC0C0C438C42A8A4FCC38C9CA4DBC49CE49C938CD334DB9C24F423F084B424034C0A54240CE3046BF4548C4AFD0CBC34F934AC5C22C3E4E"> : tensor<140xf8E4M3FN>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<140xf8E4M3FN>, tensor<140xf8E4M3FN>
  return
}
func.func @p475(%arg0: tensor<2x5xi4>, %arg1: tensor<0xf64>, %arg2: tensor<ui64>) -> (tensor<0xi1>, tensor<5x1xi4>, tensor<ui64>, tensor<0xf64>) {
  %v3 = stablehlo.compare NE, %arg1, %arg1 : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xi1>
  %v4 = stablehlo.slice %arg0 [1:2:2, 0:4:2] : (tensor<2x5xi4>) -> tensor<1x2xi4>
  %v5 = stablehlo.dot_general %arg0, %v4, contracting_dims = [0] x [1] : (tensor<2x5xi4>, tensor<1x2xi4>) -> tensor<5x1xi4>
  %v6 = stablehlo.divide %arg1, %arg1 : tensor<0xf64>
  %v7 = stablehlo.shift_right_logical %arg2, %arg2 : tensor<ui64>
  %v8 = stablehlo.concatenate %v4, %v4, dim = 0 : (tensor<1x2xi4>, tensor<1x2xi4>) -> tensor<2x2xi4>
  %v9 = stablehlo.concatenate %arg1, %v6, dim = 0 : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xf64>
  %v10 = stablehlo.broadcast_in_dim %v8, dims = [0, 1] : (tensor<2x2xi4>) -> tensor<2x2x16xi4>
  return %v3, %v5, %v7, %v9 : tensor<0xi1>, tensor<5x1xi4>, tensor<ui64>, tensor<0xf64>
}
func.func @check475() {
  %a0 = stablehlo.constant dense<[[3, -2, 6, -7, -8], [-8, -3, 0, 6, 4]]> : tensor<2x5xi4>
  %a1 = stablehlo.constant dense<> : tensor<0xf64>
  %a2 = stablehlo.constant dense<415437818916721576> : tensor<ui64>
  %r:4 = call @p475(%a0, %a1, %a2) : (tensor<2x5xi4>, tensor<0xf64>, tensor<ui64>) -> (tensor<0xi1>, tensor<5x1xi4>, tensor<ui64>, tensor<0xf64>)
  %e0 = stablehlo.constant dense<> : tensor<0xi1>
  check.expect_eq %r#0, %e0 : tensor<0xi1>
  %e1 = stablehlo.constant dense<[[-8], [0], [0], [-8], [0]]> : tensor<5x1xi4>
  check.expect_eq %r#1, %e1 : tensor<5x1xi4>
  %e2 = stablehlo.constant dense<0> : tensor<ui64>
  check.expect_eq %r#2, %e2 : tensor<ui64>
  %e3 = stablehlo.constant dense<> : tensor<0xf64>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<0xf64>, tensor<0xf64>
  return
}
func.func @p476(%arg0: tensor<f32>, %arg1: tensor<3x2xf8E5M2>, %arg2: tensor<0x33xf8E5M2>) -> (tensor<f32>, tensor<3x2xf8E5M2>, tensor<f8E5M2>) {
  %v3 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<f32>
  %v4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x2xf8E5M2>) -> tensor<2x3xf8E5M2>
  %v5 = stablehlo.transpose %v4, dims = [1, 0] : (tensor<2x3xf8E5M2>) -> tensor<3x2xf8E5M2>
  %v6 = stablehlo.constant dense<-0.0> : tensor<f8E5M2>
  %v7 = stablehlo.reduce(%arg1 init: %v6) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x2xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %v3, %v5, %v7 : tensor<f32>, tensor<3x2xf8E5M2>, tensor<f8E5M2>
}
func.func @check476() {
  %a0 = stablehlo.constant dense<-0.885999977> : tensor<f32>
  %a1 = stablehlo.constant dense<[[0x7C, -3.500000e+00], [0x7E, -1.367190e-02], [1.000000e+00, 2.000000e+00]]> : tensor<3x2xf8E5M2>
  %a2 = stablehlo.constant dense<> : tensor<0x33xf8E5M2>
  %r:3 = call @p476(%a0, %a1, %a2) : (tensor<f32>, tensor<3x2xf8E5M2>, tensor<0x33xf8E5M2>) -> (tensor<f32>, tensor<3x2xf8E5M2>, tensor<f8E5M2>)
  %e0 = stablehlo.constant dense<-0.885999977> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<[[0x7C, -3.500000e+00], [0x7E, -1.367190e-02], [1.000000e+00, 2.000000e+00]]> : tensor<3x2xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>
  %e2 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  return
}
func.func @p477(%arg0: tensor<i1>, %arg1: tensor<i32>) -> (tensor<i32>) {
  %v2 = stablehlo.select %arg0, %arg1, %arg1 : tensor<i1>, tensor<i32>
  return %v2 : tensor<i32>
}
func.func @check477() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %a1 = stablehlo.constant dense<-8> : tensor<i32>
  %r:1 = call @p477(%a0, %a1) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  %e0 = stablehlo.constant dense<-8> : tensor<i32>
  check.expect_eq %r#0, %e0 : tensor<i32>
  return
}
func.func @p478(%arg0: tensor<ui32>, %arg1: tensor<ui8>, %arg2: tensor<70xi8>) -> (tensor<ui8>, tensor<ui32>) {
  %v3 = stablehlo.not %arg1 : tensor<ui8>
  %v4 = stablehlo.xor %arg0, %arg0 : tensor<ui32>
  return %v3, %v4 : tensor<ui8>, tensor<ui32>
}
func.func @check478() {
  %a0 = stablehlo.constant dense<0> : tensor<ui32>
  %a1 = stablehlo.constant dense<253> : tensor<ui8>
  %a2 = stablehlo.constant dense<[-9, -3, -3, -6, -11, 7, 10, 6, 3, -4, -3, -1, -11, 2, -11, -6, 0, 10, 41, 2, 2, -15, -11, -1, -1, -11, -11, -1, -2, 1, 9, 0, -2, 11, -10, -5, -12, -2, -5, -10, 2, 7, 9, 9, -61, -7, -11, 7, 5, 2, 11, -9, -6, 9, -4, 5, -12, 0, 11, 3, 10, 1, 2, -8, 0, 8, -9, 6, -2, 10]> : tensor<70xi8>
  %r:2 = call @p478(%a0, %a1, %a2) : (tensor<ui32>, tensor<ui8>, tensor<70xi8>) -> (tensor<ui8>, tensor<ui32>)
  %e0 = stablehlo.constant dense<2> : tensor<ui8>
  check.expect_eq %r#0, %e0 : tensor<ui8>
  %e1 = stablehlo.constant dense<0> : tensor<ui32>
  check.expect_eq %r#1, %e1 : tensor<ui32>
  return
}
func.func @p479(%arg0: tensor<f32>, %arg1: tensor<1x7x13xf32>) -> (tensor<12xi1>, tensor<11x1x3xf32>, tensor<13xf32>) {
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<13xf32>
  %v3 = stablehlo.compare LE, %v2, %v2 : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
  %v4 = stablehlo.constant dense<true> : tensor<i1>
  %v5 = stablehlo.pad %v3, %v4, low = [0], high = [-1], interior = [0] : (tensor<13xi1>, tensor<i1>) -> tensor<12xi1>
  %v6 = stablehlo.transpose %arg1, dims = [2, 0, 1] : (tensor<1x7x13xf32>) -> tensor<13x1x7xf32>
  %v7 = stablehlo.slice %v6 [0:11:1, 0:1:2, 2:5:1] : (tensor<13x1x7xf32>) -> tensor<11x1x3xf32>
  %v8 = stablehlo.select %v3, %v2, %v2 : tensor<13xi1>, tensor<13xf32>
  return %v5, %v7, %v8 : tensor<12xi1>, tensor<11x1x3xf32>, tensor<13xf32>
}
func.func @check479() {
  %a0 = stablehlo.constant dense<-1.066000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<[[[-2.532000e+00, 1.27973885E-37, 2.156000e+00, -1.832000e+00, -5.940000e-01, 2.872000e+00, -7.600000e-01, -1.770000e+00, -2.07052745E-37, -3.566000e+00, 1.746000e+00, -3.748000e+00, 3.936000e+00], [-3.140000e+00, 3.724000e+00, 2.500000e+00, -3.924000e+00, 2.766000e+00, -3.764000e+00, -3.312000e+00, 0.949999988, 1.080000e-01, 9.000000e+18, -1.324000e+00, 2.260000e-01, -3.030000e+00], [-3.556000e+00, 7.800000e-01, -2.812000e+00, -1.922000e+00, 2.498000e+00, -0.92199999, -1.470000e+00, -1.162000e+00, -2.218000e+00, 4.220000e-01, 2.270000e+00, 1.546000e+00, 2.500000e+00], [7.580000e-01, 3.212000e+00, 1.428000e+00, -1.048000e+00, -0.635999977, 2.840000e+00, -1.514000e+00, 7.860000e-01, 1.056000e+00, 2.016000e+00, 2.238000e+00, 1.850000e+00, 2.526000e+00], [2.602000e+00, 3.800000e+00, -3.286000e+00, -1.514000e+00, -2.120000e+00, 8.200000e-02, 3.804000e+00, -6.940000e-01, -1.400000e-01, -3.632000e+00, -1.062000e+00, -2.474000e+00, -1.542000e+00], [-3.446000e+00, 8.04529618E+33, -3.642000e+00, 1.620000e+00, -2.962000e+00, -2.854000e+00, -2.600000e+00, -3.804000e+00, 3.224000e+00, 1.804000e+00, -1.434000e+00, 1.208000e+00, 9.999940e-41], [-2.534000e+00, -1.21605459E-4, -8.840000e-01, 6.97322061E-21, 9.999940e-41, -4.000000e+00, -2.128000e+00, -3.736000e+00, 2.596000e+00, -3.626000e+00, 1.514000e+00, -3.764000e+00, -7.140000e-01]]]> : tensor<1x7x13xf32>
  %r:3 = call @p479(%a0, %a1) : (tensor<f32>, tensor<1x7x13xf32>) -> (tensor<12xi1>, tensor<11x1x3xf32>, tensor<13xf32>)
  %e0 = stablehlo.constant dense<true> : tensor<12xi1>
  check.expect_eq %r#0, %e0 : tensor<12xi1>
  %e1 = stablehlo.constant dense<[[[-3.556000e+00, 7.580000e-01, 2.602000e+00]], [[7.800000e-01, 3.212000e+00, 3.800000e+00]], [[-2.812000e+00, 1.428000e+00, -3.286000e+00]], [[-1.922000e+00, -1.048000e+00, -1.514000e+00]], [[2.498000e+00, -0.635999977, -2.120000e+00]], [[-0.92199999, 2.840000e+00, 8.200000e-02]], [[-1.470000e+00, -1.514000e+00, 3.804000e+00]], [[-1.162000e+00, 7.860000e-01, -6.940000e-01]], [[-2.218000e+00, 1.056000e+00, -1.400000e-01]], [[4.220000e-01, 2.016000e+00, -3.632000e+00]], [[2.270000e+00, 2.238000e+00, -1.062000e+00]]]> : tensor<11x1x3xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<11x1x3xf32>, tensor<11x1x3xf32>
  %e2 = stablehlo.constant dense<-1.066000e+00> : tensor<13xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<13xf32>, tensor<13xf32>
  return
}
func.func @p480(%arg0: tensor<70x0x0xbf16>, %arg1: tensor<f32>) -> (tensor<1x0xbf16>, tensor<f32>, tensor<bf16>) {
  %v2 = stablehlo.concatenate %arg0, %arg0, dim = 2 : (tensor<70x0x0xbf16>, tensor<70x0x0xbf16>) -> tensor<70x0x0xbf16>
  %v3 = stablehlo.reshape %v2 : (tensor<70x0x0xbf16>) -> tensor<1x0xbf16>
  %v4 = stablehlo.multiply %arg1, %arg1 : tensor<f32>
  %v5 = stablehlo.tanh %arg1 : tensor<f32>
  %v6 = stablehlo.convert %v4 : (tensor<f32>) -> tensor<bf16>
  return %v3, %v5, %v6 : tensor<1x0xbf16>, tensor<f32>, tensor<bf16>
}
func.func @check480() {
  %a0 = stablehlo.constant dense<> : tensor<70x0x0xbf16>
  %a1 = stablehlo.constant dense<3.68005719E-16> : tensor<f32>
  %r:3 = call @p480(%a0, %a1) : (tensor<70x0x0xbf16>, tensor<f32>) -> (tensor<1x0xbf16>, tensor<f32>, tensor<bf16>)
  %e0 = stablehlo.constant dense<> : tensor<1x0xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x0xbf16>, tensor<1x0xbf16>
  %e1 = stablehlo.constant dense<3.68005719E-16> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<1.355850e-31> : tensor<bf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<bf16>, tensor<bf16>
  return
}
func.func @p481(%arg0: tensor<65xi8>, %arg1: tensor<i16>) -> (tensor<65xi8>, tensor<13x5xi8>, tensor<130xi8>) {
  %v2 = stablehlo.reshape %arg0 : (tensor<65xi8>) -> tensor<5x13xi8>
  %v3 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<65xi8>, tensor<65xi8>) -> tensor<130xi8>
  %v4 = stablehlo.or %arg0, %arg0 : tensor<65xi8>
  %v5 = stablehlo.subtract %v4, %v4 : tensor<65xi8>
  %v6 = stablehlo.transpose %v2, dims = [1, 0] : (tensor<5x13xi8>) -> tensor<13x5xi8>
  %v7 = stablehlo.reshape %v3 : (tensor<130xi8>) -> tensor<130xi8>
  return %v5, %v6, %v7 : tensor<65xi8>, tensor<13x5xi8>, tensor<130xi8>
}
func.func @check481() {
  %a0 = stablehlo.constant dense<[7, -8, -6, -8, 4, 83, 0, 11, 11, -3, 0, 5, -82, 3, 1, 3, -4, -5, 11, -2, 0, 0, -3, -2, -1, -1, 5, -114, 79, 8, -3, -7, 7, -1, 0, 8, 9, -3, 11, -4, -10, 0, -11, 11, -6, 11, 111, -9, 7, 5, -3, 0, -2, -1, -99, -5, 3, 5, -7, 0, 10, -10, 58, 11, -9]> : tensor<65xi8>
  %a1 = stablehlo.constant dense<4> : tensor<i16>
  %r:3 = call @p481(%a0, %a1) : (tensor<65xi8>, tensor<i16>) -> (tensor<65xi8>, tensor<13x5xi8>, tensor<130xi8>)
  %e0 = stablehlo.constant dense<0> : tensor<65xi8>
  check.expect_eq %r#0, %e0 : tensor<65xi8>
  %e1 = stablehlo.constant dense<[[7, 3, 5, -4, -2], [-8, 1, -114, -10, -1], [-6, 3, 79, 0, -99], [-8, -4, 8, -11, -5], [4, -5, -3, 11, 3], [83, 11, -7, -6, 5], [0, -2, 7, 11, -7], [11, 0, -1, 111, 0], [11, 0, 0, -9, 10], [-3, -3, 8, 7, -10], [0, -2, 9, 5, 58], [5, -1, -3, -3, 11], [-82, -1, 11, 0, -9]]> : tensor<13x5xi8>
  check.expect_eq %r#1, %e1 : tensor<13x5xi8>
  %e2 = stablehlo.constant dense<"0x07F8FAF80453000B0BFD0005AE030103FCFB0BFE0000FDFEFFFF058E4F08FDF907FF000809FD0BFCF600F50BFA0B6FF70705FD00FEFF9DFB0305F9000AF63A0BF707F8FAF80453000B0BFD0005AE030103FCFB0BFE0000FDFEFFFF058E4F08FDF907FF000809FD0BFCF600F50BFA0B6FF70705FD00FEFF9DFB0305F9000AF63A0BF7"> : tensor<130xi8>
  check.expect_eq %r#2, %e2 : tensor<130xi8>
  return
}
func.func @p482(%arg0: tensor<8x8xi64>) -> (tensor<8x8xi64>, tensor<8x8x1xi64>) {
  %v1 = stablehlo.or %arg0, %arg0 : tensor<8x8xi64>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8xi64>) -> tensor<8x8x1xi64>
  %v3 = stablehlo.not %v2 : tensor<8x8x1xi64>
  return %v1, %v3 : tensor<8x8xi64>, tensor<8x8x1xi64>
}
func.func @check482() {
  %a0 = stablehlo.constant dense<[[0, 11, 4, -5, 5, -3, 367531813988926472, 9], [-1, 11, 2, 6, -2, -2, 1124826783503964162, 1], [11, -6, -10, -8, 7, 9, -6, -10], [9223372036854775807, -9, 1, -2, -3, 2, 75607494434229224, -9], [-9223372036854775808, -11, -8, -8, -6, 8, 8, -7], [0, 4, 0, 0, -8, -3, -10, -9], [11, -6, 0, -11, 3, 1, -3, 581981775542791129], [6, 8, 11, 951291853467434780, 0, 0, 10, 8]]> : tensor<8x8xi64>
  %r:2 = call @p482(%a0) : (tensor<8x8xi64>) -> (tensor<8x8xi64>, tensor<8x8x1xi64>)
  %e0 = stablehlo.constant dense<[[0, 11, 4, -5, 5, -3, 367531813988926472, 9], [-1, 11, 2, 6, -2, -2, 1124826783503964162, 1], [11, -6, -10, -8, 7, 9, -6, -10], [9223372036854775807, -9, 1, -2, -3, 2, 75607494434229224, -9], [-9223372036854775808, -11, -8, -8, -6, 8, 8, -7], [0, 4, 0, 0, -8, -3, -10, -9], [11, -6, 0, -11, 3, 1, -3, 581981775542791129], [6, 8, 11, 951291853467434780, 0, 0, 10, 8]]> : tensor<8x8xi64>
  check.expect_eq %r#0, %e0 : tensor<8x8xi64>
  %e1 = stablehlo.constant dense<[[[-1], [-12], [-5], [4], [-6], [2], [-367531813988926473], [-10]], [[0], [-12], [-3], [-7], [1], [1], [-1124826783503964163], [-2]], [[-12], [5], [9], [7], [-8], [-10], [5], [9]], [[-9223372036854775808], [8], [-2], [1], [2], [-3], [-75607494434229225], [8]], [[9223372036854775807], [10], [7], [7], [5], [-9], [-9], [6]], [[-1], [-5], [-1], [-1], [7], [2], [9], [8]], [[-12], [5], [-1], [10], [-4], [-2], [2], [-581981775542791130]], [[-7], [-9], [-12], [-951291853467434781], [-1], [-1], [-11], [-9]]]> : tensor<8x8x1xi64>
  check.expect_eq %r#1, %e1 : tensor<8x8x1xi64>
  return
}
func.func @p483(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %v1 = stablehlo.tanh %arg0 : tensor<f32>
  %v2 = stablehlo.power %arg0, %arg0 : tensor<f32>
  %v3 = stablehlo.compare EQ, %v1, %arg0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %v4 = stablehlo.convert %v1 : (tensor<f32>) -> tensor<f32>
  %v5 = stablehlo.ceil %v4 : tensor<f32>
  %v6 = stablehlo.sqrt %v5 : tensor<f32>
  %v7 = stablehlo.multiply %arg0, %arg0 : tensor<f32>
  %v8 = stablehlo.convert %v3 : (tensor<i1>) -> tensor<f32>
  return %v2, %v6, %v7, %v8 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
func.func @check483() {
  %a0 = stablehlo.constant dense<-2.520000e+00> : tensor<f32>
  %r:4 = call @p483(%a0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  %e0 = stablehlo.constant dense<0xFFC00000> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<6.35039997> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p484(%arg0: tensor<13xi32>, %arg1: tensor<i32>, %arg2: tensor<3x5x2xi32>) -> (tensor<3x10x2xi32>, tensor<5x11x6xi32>, tensor<2x3x5xi32>) {
  %v3 = stablehlo.convert %arg2 : (tensor<3x5x2xi32>) -> tensor<3x5x2xi32>
  %v4 = stablehlo.concatenate %v3, %arg2, dim = 1 : (tensor<3x5x2xi32>, tensor<3x5x2xi32>) -> tensor<3x10x2xi32>
  %v5 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %v6 = stablehlo.pad %arg2, %v5, low = [1, 1, 2], high = [1, 1, 1], interior = [0, 1, 1] : (tensor<3x5x2xi32>, tensor<i32>) -> tensor<5x11x6xi32>
  %v7 = stablehlo.transpose %v3, dims = [2, 0, 1] : (tensor<3x5x2xi32>) -> tensor<2x3x5xi32>
  return %v4, %v6, %v7 : tensor<3x10x2xi32>, tensor<5x11x6xi32>, tensor<2x3x5xi32>
}
func.func @check484() {
  %a0 = stablehlo.constant dense<[-3, -1, -10, -11, -1, 3, 10, -1, -5, 4, 9, 4, 6]> : tensor<13xi32>
  %a1 = stablehlo.constant dense<6> : tensor<i32>
  %a2 = stablehlo.constant dense<[[[-1, 1], [-6, 5], [-2, 1], [11, 0], [-724331604, 11]], [[-1, 9], [4, 0], [9, 3], [1, 11], [10, -11]], [[0, -2], [-3, 3], [1, -3], [-2, -10], [-5, -10]]]> : tensor<3x5x2xi32>
  %r:3 = call @p484(%a0, %a1, %a2) : (tensor<13xi32>, tensor<i32>, tensor<3x5x2xi32>) -> (tensor<3x10x2xi32>, tensor<5x11x6xi32>, tensor<2x3x5xi32>)
  %e0 = stablehlo.constant dense<[[[-1, 1], [-6, 5], [-2, 1], [11, 0], [-724331604, 11], [-1, 1], [-6, 5], [-2, 1], [11, 0], [-724331604, 11]], [[-1, 9], [4, 0], [9, 3], [1, 11], [10, -11], [-1, 9], [4, 0], [9, 3], [1, 11], [10, -11]], [[0, -2], [-3, 3], [1, -3], [-2, -10], [-5, -10], [0, -2], [-3, 3], [1, -3], [-2, -10], [-5, -10]]]> : tensor<3x10x2xi32>
  check.expect_eq %r#0, %e0 : tensor<3x10x2xi32>
  %e1 = stablehlo.constant dense<"0x0000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080FFFFFFFF0000008001000000000000800000008000000080000000800000008000000080000000800000008000000080FAFFFFFF0000008005000000000000800000008000000080000000800000008000000080000000800000008000000080FEFFFFFF00000080010000000000008000000080000000800000008000000080000000800000008000000080000000800B0000000000008000000000000000800000008000000080000000800000008000000080000000800000008000000080AC93D3D4000000800B000000000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080FFFFFFFF000000800900000000000080000000800000008000000080000000800000008000000080000000800000008004000000000000800000000000000080000000800000008000000080000000800000008000000080000000800000008009000000000000800300000000000080000000800000008000000080000000800000008000000080000000800000008001000000000000800B0000000000008000000080000000800000008000000080000000800000008000000080000000800A00000000000080F5FFFFFF0000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000000000000080FEFFFFFF000000800000008000000080000000800000008000000080000000800000008000000080FDFFFFFF00000080030000000000008000000080000000800000008000000080000000800000008000000080000000800100000000000080FDFFFFFF000000800000008000000080000000800000008000000080000000800000008000000080FEFFFFFF00000080F6FFFFFF000000800000008000000080000000800000008000000080000000800000008000000080FBFFFFFF00000080F6FFFFFF00000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080"> : tensor<5x11x6xi32>
  check.expect_eq %r#1, %e1 : tensor<5x11x6xi32>
  %e2 = stablehlo.constant dense<[[[-1, -6, -2, 11, -724331604], [-1, 4, 9, 1, 10], [0, -3, 1, -2, -5]], [[1, 5, 1, 0, 11], [9, 0, 3, 11, -11], [-2, 3, -3, -10, -10]]]> : tensor<2x3x5xi32>
  check.expect_eq %r#2, %e2 : tensor<2x3x5xi32>
  return
}
func.func @p485(%arg0: tensor<4xf8E4M3FN>, %arg1: tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>, tensor<1x1x1xf8E5M2>) {
  %v2 = stablehlo.divide %arg1, %arg1 : tensor<f8E5M2>
  %v3 = stablehlo.divide %v2, %arg1 : tensor<f8E5M2>
  %v4 = stablehlo.power %arg1, %v2 : tensor<f8E5M2>
  %v5 = stablehlo.ceil %v4 : tensor<f8E5M2>
  %v6 = stablehlo.negate %v5 : tensor<f8E5M2>
  %v7 = stablehlo.reshape %arg1 : (tensor<f8E5M2>) -> tensor<1x1x1xf8E5M2>
  return %v3, %v6, %v7 : tensor<f8E5M2>, tensor<f8E5M2>, tensor<1x1x1xf8E5M2>
}
func.func @check485() {
  %a0 = stablehlo.constant dense<[7.031250e-02, -1.875000e+00, 2.750000e+00, 1.000000e+00]> : tensor<4xf8E4M3FN>
  %a1 = stablehlo.constant dense<-2.500000e+00> : tensor<f8E5M2>
  %r:3 = call @p485(%a0, %a1) : (tensor<4xf8E4M3FN>, tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>, tensor<1x1x1xf8E5M2>)
  %e0 = stablehlo.constant dense<-3.750000e-01> : tensor<f8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  %e1 = stablehlo.constant dense<2.000000e+00> : tensor<f8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  %e2 = stablehlo.constant dense<-2.500000e+00> : tensor<1x1x1xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1x1x1xf8E5M2>, tensor<1x1x1xf8E5M2>
  return
}
func.func @p486(%arg0: tensor<33x1xf32>, %arg1: tensor<13x7xi64>) -> (tensor<7x13xi64>) {
  %v2 = stablehlo.reshape %arg1 : (tensor<13x7xi64>) -> tensor<7x13xi64>
  %v3 = stablehlo.xor %v2, %v2 : tensor<7x13xi64>
  return %v3 : tensor<7x13xi64>
}
func.func @check486() {
  %a0 = stablehlo.constant dense<[[2.754000e+00], [-0.797999978], [4.740000e-01], [-3.592000e+00], [-1.592000e+00], [2.908000e+00], [2.210000e+00], [1.47015258E-33], [-1.246000e+00], [2.886000e+00], [1.096000e+00], [-3.832000e+00], [5.940000e-01], [3.580000e+00], [-3.512000e+00], [3.222000e+00], [-3.260000e+00], [9.160000e-01], [1.598000e+00], [-3.890000e+00], [-1.620000e+00], [-1.546000e+00], [3.606000e+00], [-2.214000e+00], [-3.218000e+00], [-2.246000e+00], [3.960000e-01], [-1.446000e+00], [-2.434000e+00], [3.790000e+00], [1.080000e+00], [-2.312000e+00], [3.398000e+00]]> : tensor<33x1xf32>
  %a1 = stablehlo.constant dense<[[624726284962945719, -6, -2, 3, 703481462364699076, 7, -8], [1, -1, 4, 359629434192875637, -10, 557924626771551588, 9], [5, 3, -10, -11, 0, 0, 0], [10, -10, 1, 891775438165144680, 3, -5, -4], [-8, 11, -10, 4, 0, -11, 0], [1045234695189274163, -7, -7, 1, -9, 0, 11], [-6, 926948294775170433, -9, 5, 2, 2, 3], [5, 3, -11, 5, 5, 10, -4], [-6, -11, -5, -4, 5, 1, 8], [11, 0, -6, 3, 0, 10, 11], [1, -5, -6, 5, 733171789794916239, 2, -8], [0, -3, 8, 6, 2, 8, 6], [2, -6, -3, -7, 1, 414318323754680650, 2]]> : tensor<13x7xi64>
  %r:1 = call @p486(%a0, %a1) : (tensor<33x1xf32>, tensor<13x7xi64>) -> tensor<7x13xi64>
  %e0 = stablehlo.constant dense<0> : tensor<7x13xi64>
  check.expect_eq %r#0, %e0 : tensor<7x13xi64>
  return
}
func.func @p487(%arg0: tensor<5x4xui64>, %arg1: tensor<ui16>) -> (tensor<5x4xui64>, tensor<8x8xui64>) {
  %v2 = stablehlo.reverse %arg0, dims = [0] : tensor<5x4xui64>
  %v3 = stablehlo.concatenate %arg0, %v2, dim = 1 : (tensor<5x4xui64>, tensor<5x4xui64>) -> tensor<5x8xui64>
  %v4 = stablehlo.not %v2 : tensor<5x4xui64>
  %v5 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %v6 = stablehlo.pad %v3, %v5, low = [2, -1], high = [1, 1], interior = [0, 0] : (tensor<5x8xui64>, tensor<ui64>) -> tensor<8x8xui64>
  %v7 = stablehlo.reverse %v6, dims = [1] : tensor<8x8xui64>
  return %v4, %v7 : tensor<5x4xui64>, tensor<8x8xui64>
}
func.func @check487() {
  %a0 = stablehlo.constant dense<[[8, 0, 18446744073709551606, 18446744073709551605], [5, 9, 9223372036854775807, 2], [0, 18446744073709551611, 18446744073709551611, 7], [9, 9223372036854775807, 18446744073709551611, 2], [10, 18446744073709551615, 18446744073709551613, 6]]> : tensor<5x4xui64>
  %a1 = stablehlo.constant dense<65529> : tensor<ui16>
  %r:2 = call @p487(%a0, %a1) : (tensor<5x4xui64>, tensor<ui16>) -> (tensor<5x4xui64>, tensor<8x8xui64>)
  %e0 = stablehlo.constant dense<[[18446744073709551605, 0, 2, 18446744073709551609], [18446744073709551606, 9223372036854775808, 4, 18446744073709551613], [18446744073709551615, 4, 4, 18446744073709551608], [18446744073709551610, 18446744073709551606, 9223372036854775808, 18446744073709551613], [18446744073709551607, 18446744073709551615, 9, 10]]> : tensor<5x4xui64>
  check.expect_eq %r#0, %e0 : tensor<5x4xui64>
  %e1 = stablehlo.constant dense<[[18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615], [18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615], [18446744073709551615, 6, 18446744073709551613, 18446744073709551615, 10, 18446744073709551605, 18446744073709551606, 0], [18446744073709551615, 2, 18446744073709551611, 9223372036854775807, 9, 2, 9223372036854775807, 9], [18446744073709551615, 7, 18446744073709551611, 18446744073709551611, 0, 7, 18446744073709551611, 18446744073709551611], [18446744073709551615, 2, 9223372036854775807, 9, 5, 2, 18446744073709551611, 9223372036854775807], [18446744073709551615, 18446744073709551605, 18446744073709551606, 0, 8, 6, 18446744073709551613, 18446744073709551615], [18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]]> : tensor<8x8xui64>
  check.expect_eq %r#1, %e1 : tensor<8x8xui64>
  return
}
func.func @p488(%arg0: tensor<f8E5M2>) -> (tensor<f8E5M2>) {
  %v1 = stablehlo.log %arg0 : tensor<f8E5M2>
  return %v1 : tensor<f8E5M2>
}
func.func @check488() {
  %a0 = stablehlo.constant dense<-3.500000e+00> : tensor<f8E5M2>
  %r:1 = call @p488(%a0) : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %e0 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  return
}
func.func @p489(%arg0: tensor<f8E4M3FN>, %arg1: tensor<2xf8E4M3FN>, %arg2: tensor<f32>) -> (tensor<f8E4M3FN>, tensor<2x1xf8E4M3FN>, tensor<2xf32>, tensor<f32>) {
  %v3 = stablehlo.convert %arg2 : (tensor<f32>) -> tensor<f8E4M3FN>
  %v4 = stablehlo.reshape %arg0 : (tensor<f8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  %v5 = stablehlo.concatenate %v4, %v4, dim = 1 : (tensor<1x1xf8E4M3FN>, tensor<1x1xf8E4M3FN>) -> tensor<1x2xf8E4M3FN>
  %v6 = stablehlo.dot_general %v5, %v4, contracting_dims = [0] x [0] : (tensor<1x2xf8E4M3FN>, tensor<1x1xf8E4M3FN>) -> tensor<2x1xf8E4M3FN>
  %v7 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %v8 = stablehlo.sqrt %arg2 : tensor<f32>
  %v9 = stablehlo.concatenate %v4, %v5, dim = 1 : (tensor<1x1xf8E4M3FN>, tensor<1x2xf8E4M3FN>) -> tensor<1x3xf8E4M3FN>
  return %v3, %v6, %v7, %v8 : tensor<f8E4M3FN>, tensor<2x1xf8E4M3FN>, tensor<2xf32>, tensor<f32>
}
func.func @check489() {
  %a0 = stablehlo.constant dense<-2.000000e+00> : tensor<f8E4M3FN>
  %a1 = stablehlo.constant dense<[3.750000e+00, -1.625000e+00]> : tensor<2xf8E4M3FN>
  %a2 = stablehlo.constant dense<-2.270000e+00> : tensor<f32>
  %r:4 = call @p489(%a0, %a1, %a2) : (tensor<f8E4M3FN>, tensor<2xf8E4M3FN>, tensor<f32>) -> (tensor<f8E4M3FN>, tensor<2x1xf8E4M3FN>, tensor<2xf32>, tensor<f32>)
  %e0 = stablehlo.constant dense<-2.250000e+00> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  %e1 = stablehlo.constant dense<4.000000e+00> : tensor<2x1xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<2x1xf8E4M3FN>, tensor<2x1xf8E4M3FN>
  %e2 = stablehlo.constant dense<-2.270000e+00> : tensor<2xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  %e3 = stablehlo.constant dense<0xFFC00000> : tensor<f32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p490(%arg0: tensor<f32>) -> (tensor<i64>, tensor<f32>) {
  %v1 = stablehlo.abs %arg0 : tensor<f32>
  %v2 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<i64>
  %v3 = stablehlo.tanh %v1 : tensor<f32>
  %v4 = stablehlo.popcnt %v2 : tensor<i64>
  %v5 = stablehlo.multiply %v3, %arg0 : tensor<f32>
  return %v4, %v5 : tensor<i64>, tensor<f32>
}
func.func @check490() {
  %a0 = stablehlo.constant dense<0.991999983> : tensor<f32>
  %r:2 = call @p490(%a0) : (tensor<f32>) -> (tensor<i64>, tensor<f32>)
  %e0 = stablehlo.constant dense<0> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  %e1 = stablehlo.constant dense<0.752148091> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p491(%arg0: tensor<4x4x3xf32>, %arg1: tensor<5x4xf8E4M3FN>, %arg2: tensor<13x1xf32>) -> (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4x4x3xf32>, tensor<2xf32>) {
  %v3 = stablehlo.multiply %arg0, %arg0 : tensor<4x4x3xf32>
  %v4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x4x3xf32>, tensor<f32>) -> tensor<4xf32>
  %v6 = stablehlo.constant dense<2.5> : tensor<f8E4M3FN>
  %v7 = stablehlo.reduce(%arg1 init: %v6) applies stablehlo.multiply across dimensions = [0] : (tensor<5x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  %v8 = stablehlo.broadcast_in_dim %v6, dims = [] : (tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  %v9 = stablehlo.divide %v3, %v3 : tensor<4x4x3xf32>
  %v10 = stablehlo.slice %v5 [0:3:2] : (tensor<4xf32>) -> tensor<2xf32>
  return %v7, %v8, %v9, %v10 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4x4x3xf32>, tensor<2xf32>
}
func.func @check491() {
  %a0 = stablehlo.constant dense<[[[-3.530000e+00, -3.760000e+00, -1.620000e+00], [-0.625999987, -3.946000e+00, -2.006000e+00], [-3.168000e+00, -2.958000e+00, 3.168000e+00], [-1.136000e+00, 2.820000e-01, 5.000000e-01]], [[-1.478000e+00, -9.580000e-01, 7.55149841E+35], [-0.643999993, -2.004000e+00, 2.738000e+00], [-3.350000e+00, -3.630000e+00, -3.762000e+00], [-1.370000e+00, -1.260000e-01, -7.580000e-01]], [[-2.280000e-01, 3.180000e-01, -1.484000e+00], [-3.090000e+00, -8.260000e-01, -1.560000e+00], [-2.992000e+00, -3.782000e+00, 3.290000e+00], [0x7F800000, -0.717999994, 6.42231091E+35]], [[-0.000000e+00, 1.028000e+00, -3.304000e+00], [9.999940e-41, -3.140000e+00, -1.412000e+00], [1.896000e+00, -1.892000e+00, -1.240000e-01], [3.48579839E-16, -3.466000e+00, -1.204000e+00]]]> : tensor<4x4x3xf32>
  %a1 = stablehlo.constant dense<[[3.750000e+00, -2.812500e-01, 2.750000e+00, 3.000000e+00], [-6.250000e-01, 1.375000e+00, -3.500000e+00, -4.062500e-01], [-9.375000e-01, -1.125000e+00, 2.500000e+00, -3.500000e+00], [-6.250000e-01, 2.343750e-01, 9.375000e-01, 3.250000e+00], [-2.000000e+00, 6.875000e-01, 9.600000e+01, -2.750000e+00]]> : tensor<5x4xf8E4M3FN>
  %a2 = stablehlo.constant dense<[[2.698000e+00], [-1.720000e+00], [2.464000e+00], [-2.908000e+00], [-2.360000e+00], [-2.558000e+00], [-3.728000e+00], [-0.635999977], [0xFF800000], [2.694000e+00], [-1.480000e-01], [-2.380000e-01], [-2.640000e-01]]> : tensor<13x1xf32>
  %r:4 = call @p491(%a0, %a1, %a2) : (tensor<4x4x3xf32>, tensor<5x4xf8E4M3FN>, tensor<13x1xf32>) -> (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4x4x3xf32>, tensor<2xf32>)
  %e0 = stablehlo.constant dense<[6.000000e+00, 1.562500e-01, 0xFF, -8.800000e+01]> : tensor<4xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  %e1 = stablehlo.constant dense<2.500000e+00> : tensor<4xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  %e2 = stablehlo.constant dense<[[[1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00]], [[1.000000e+00, 1.000000e+00, 0x7FC00000], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00]], [[1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [0x7FC00000, 1.000000e+00, 0x7FC00000]], [[0x7FC00000, 1.000000e+00, 1.000000e+00], [0x7FC00000, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00]]]> : tensor<4x4x3xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<4x4x3xf32>, tensor<4x4x3xf32>
  %e3 = stablehlo.constant dense<0x7FC00000> : tensor<2xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  return
}
func.func @p492(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i1>) {
  %v1 = stablehlo.sqrt %arg0 : tensor<f32>
  %v2 = stablehlo.compare NE, %arg0, %arg0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %v3 = stablehlo.and %v2, %v2 : tensor<i1>
  %v4 = stablehlo.xor %v3, %v3 : tensor<i1>
  return %v1, %v4 : tensor<f32>, tensor<i1>
}
func.func @check492() {
  %a0 = stablehlo.constant dense<-1.966000e+00> : tensor<f32>
  %r:2 = call @p492(%a0) : (tensor<f32>) -> (tensor<f32>, tensor<i1>)
  %e0 = stablehlo.constant dense<0xFFC00000> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  return
}
func.func @p493(%arg0: tensor<f64>) -> (tensor<f32>, tensor<f64>) {
  %v1 = stablehlo.exponential_minus_one %arg0 : tensor<f64>
  %v2 = stablehlo.convert %arg0 : (tensor<f64>) -> tensor<f32>
  %v3 = stablehlo.add %v1, %arg0 : tensor<f64>
  return %v2, %v3 : tensor<f32>, tensor<f64>
}
func.func @check493() {
  %a0 = stablehlo.constant dense<-1.0179999999999998> : tensor<f64>
  %r:2 = call @p493(%a0) : (tensor<f64>) -> (tensor<f32>, tensor<f64>)
  %e0 = stablehlo.constant dense<-1.018000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<-1.6566831482756612> : tensor<f64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p494(%arg0: tensor<i32>, %arg1: tensor<2x8x1xf32>) -> (tensor<2x8x1xi1>, tensor<3x3x11xf32>) {
  %v2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %v3 = stablehlo.pad %arg1, %v2, low = [0, 2, 1], high = [1, 1, 1], interior = [0, 0, 0] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<3x11x3xf32>
  %v4 = stablehlo.convert %arg1 : (tensor<2x8x1xf32>) -> tensor<2x8x1xi1>
  %v5 = stablehlo.transpose %v3, dims = [2, 0, 1] : (tensor<3x11x3xf32>) -> tensor<3x3x11xf32>
  return %v4, %v5 : tensor<2x8x1xi1>, tensor<3x3x11xf32>
}
func.func @check494() {
  %a0 = stablehlo.constant dense<0> : tensor<i32>
  %a1 = stablehlo.constant dense<[[[0.0979999974], [-1.180000e+00], [3.438000e+00], [-3.774000e+00], [2.096000e+00], [-3.000000e+38], [-1.362000e+00], [3.748000e+00]], [[1.920000e+00], [7.540000e-01], [-3.000000e-02], [-3.266000e+00], [4.760000e-01], [1.606000e+00], [-1.176000e+00], [-2.440000e+00]]]> : tensor<2x8x1xf32>
  %r:2 = call @p494(%a0, %a1) : (tensor<i32>, tensor<2x8x1xf32>) -> (tensor<2x8x1xi1>, tensor<3x3x11xf32>)
  %e0 = stablehlo.constant dense<true> : tensor<2x8x1xi1>
  check.expect_eq %r#0, %e0 : tensor<2x8x1xi1>
  %e1 = stablehlo.constant dense<[[[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0x7FC00000, 0.0979999974, -1.180000e+00, 3.438000e+00, -3.774000e+00, 2.096000e+00, -3.000000e+38, -1.362000e+00, 3.748000e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 1.920000e+00, 7.540000e-01, -3.000000e-02, -3.266000e+00, 4.760000e-01, 1.606000e+00, -1.176000e+00, -2.440000e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<3x3x11xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3x3x11xf32>, tensor<3x3x11xf32>
  return
}
func.func @p495(%arg0: tensor<5x7x3xui8>, %arg1: tensor<4xi16>) -> (tensor<5x7x7xui8>, tensor<5x10x5xui8>) {
  %v2 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<5x7x3xui8>, tensor<5x7x3xui8>) -> tensor<5x7x7xui8>
  %v3 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<5x7x3xui8>, tensor<5x7x3xui8>) -> tensor<5x7x7xui8>
  %v4 = stablehlo.shift_right_logical %v3, %v2 : tensor<5x7x7xui8>
  %v5 = stablehlo.not %arg0 : tensor<5x7x3xui8>
  %v6 = stablehlo.constant dense<0> : tensor<ui8>
  %v7 = stablehlo.pad %v5, %v6, low = [-1, 2, 1], high = [1, 1, 1], interior = [0, 0, 0] : (tensor<5x7x3xui8>, tensor<ui8>) -> tensor<5x10x5xui8>
  return %v4, %v7 : tensor<5x7x7xui8>, tensor<5x10x5xui8>
}
func.func @check495() {
  %a0 = stablehlo.constant dense<"0x0700F7F910F6F5F703095C05FBAC00F5FCFA8CF947F604F7FB70F6FFF6FF000106F7F7F9FA0100090AFFFA06020A02F6FA09F9FF09FB09F900FB01F70400FF0BF603F10A00F6F7F7FAFDF9FA01F505030A07F70BFC09FB03F88A07FA0109F6FFF60BFC000007FEF6F7"> : tensor<5x7x3xui8>
  %a1 = stablehlo.constant dense<[-23358, -8, 18388, 9]> : tensor<4xi16>
  %r:2 = call @p495(%a0, %a1) : (tensor<5x7x3xui8>, tensor<4xi16>) -> (tensor<5x7x7xui8>, tensor<5x10x5xui8>)
  %e0 = stablehlo.constant dense<0> : tensor<5x7x7xui8>
  check.expect_eq %r#0, %e0 : tensor<5x7x7xui8>
  %e1 = stablehlo.constant dense<"0x000000000000000000000009FB080000048F0900000009000000FFFEF90000080806000005FEFF0000F6F500000000000000000000000000000000000005F9FD0000F5FD09000005F606000000F6040000F606FF000004FE080000FBFF000000000000000000000000000000000000F409FC00000EF5FF00000908080000050206000005FE0A0000FAFCF50000F808F4000000000000000000000000000000000003F6040000FC07750000F805FE0000F60900000009F4030000FFFFF800000109080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x10x5xui8>
  check.expect_eq %r#1, %e1 : tensor<5x10x5xui8>
  return
}
func.func @p496(%arg0: tensor<33x7xf8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>) {
  %v2 = stablehlo.power %arg1, %arg1 : tensor<f8E4M3FN>
  return %v2 : tensor<f8E4M3FN>
}
func.func @check496() {
  %a0 = stablehlo.constant dense<"0xB84447C23880C6BB3C4840423AC3C2C645C6B43941C740BFC73B4547BD39C7C53F424239B66546BAC8B5742C47BAC73DC047C2B3C1C44531C5BB4442BCC4B940ACC2B8B844C4B8B38544C694B3413442299EAA45BDB83BBAC6BC3F443D4131423A3EC13FB76646AA473B44484047AF42C02C9C1B4644342A2DC2C045C1C341DE39C0454644BD7F44BB00322A42B4448945B13C0F7039434744C3C847C61545BB3D7FC33AB030352DC431AE3C4216A941C2C89FB42F42A5452BB543C43A30C73DC33CC1410035C7804330C333453FA941B2C34342B4B1B833C3B346BBAB393BBDA8BFB3AAB13242"> : tensor<33x7xf8E4M3FN>
  %a1 = stablehlo.constant dense<-1.562500e-01> : tensor<f8E4M3FN>
  %r:1 = call @p496(%a0, %a1) : (tensor<33x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %e0 = stablehlo.constant dense<0xFF> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  return
}
func.func @p497(%arg0: tensor<3x5xf64>) -> (tensor<6x11xf64>, tensor<5x10xi64>, tensor<5xf64>) {
  %v1 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<5x5xf64>
  %v2 = stablehlo.constant dense<1.0> : tensor<f64>
  %v3 = stablehlo.pad %arg0, %v2, low = [2, 2], high = [-1, 0], interior = [1, 1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<6x11xf64>
  %v4 = stablehlo.convert %v1 : (tensor<5x5xf64>) -> tensor<5x5xi64>
  %v5 = stablehlo.shift_right_logical %v4, %v4 : tensor<5x5xi64>
  %v6 = stablehlo.or %v5, %v5 : tensor<5x5xi64>
  %v7 = stablehlo.concatenate %v5, %v6, dim = 1 : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x10xi64>
  %v8 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  %v9 = stablehlo.reduce(%v1 init: %v8) applies stablehlo.multiply across dimensions = [0] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
  return %v3, %v7, %v9 : tensor<6x11xf64>, tensor<5x10xi64>, tensor<5xf64>
}
func.func @check497() {
  %a0 = stablehlo.constant dense<[[1.2480000000000002, 0.49800000000000022, 3.862000e+00, 1.766000e+00, 0.067999999999999616], [5.0249499986348172E-238, 1.0620000000000003, -2.330000e+00, -0.30799999999999983, -1.130000e+00], [2.362000e+00, 0x7FF8000000000000, 0.49800000000000022, -3.604000e+00, -0.61799999999999988]]> : tensor<3x5xf64>
  %r:3 = call @p497(%a0) : (tensor<3x5xf64>) -> (tensor<6x11xf64>, tensor<5x10xi64>, tensor<5xf64>)
  %e0 = stablehlo.constant dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.2480000000000002, 1.000000e+00, 0.49800000000000022, 1.000000e+00, 3.862000e+00, 1.000000e+00, 1.766000e+00, 1.000000e+00, 0.067999999999999616], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 5.0249499986348172E-238, 1.000000e+00, 1.0620000000000003, 1.000000e+00, -2.330000e+00, 1.000000e+00, -0.30799999999999983, 1.000000e+00, -1.130000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<6x11xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<6x11xf64>, tensor<6x11xf64>
  %e1 = stablehlo.constant dense<0> : tensor<5x10xi64>
  check.expect_eq %r#1, %e1 : tensor<5x10xi64>
  %e2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<5xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
func.func @p498(%arg0: tensor<8xf8E5M2>) -> (tensor<8xf8E5M2>, tensor<16xf8E5M2>, tensor<8xf8E5M2>) {
  %v1 = stablehlo.sign %arg0 : tensor<8xf8E5M2>
  %v2 = stablehlo.abs %arg0 : tensor<8xf8E5M2>
  %v3 = stablehlo.concatenate %arg0, %v1, dim = 0 : (tensor<8xf8E5M2>, tensor<8xf8E5M2>) -> tensor<16xf8E5M2>
  %v4 = stablehlo.add %v1, %v1 : tensor<8xf8E5M2>
  return %v2, %v3, %v4 : tensor<8xf8E5M2>, tensor<16xf8E5M2>, tensor<8xf8E5M2>
}
func.func @check498() {
  %a0 = stablehlo.constant dense<[1.000000e+00, -3.500000e+00, -1.500000e+00, -4.000000e+00, 5.859380e-03, -1.750000e+00, 2.560000e+02, -6.250000e-01]> : tensor<8xf8E5M2>
  %r:3 = call @p498(%a0) : (tensor<8xf8E5M2>) -> (tensor<8xf8E5M2>, tensor<16xf8E5M2>, tensor<8xf8E5M2>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 3.500000e+00, 1.500000e+00, 4.000000e+00, 5.859380e-03, 1.750000e+00, 2.560000e+02, 6.250000e-01]> : tensor<8xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8xf8E5M2>, tensor<8xf8E5M2>
  %e1 = stablehlo.constant dense<[1.000000e+00, -3.500000e+00, -1.500000e+00, -4.000000e+00, 5.859380e-03, -1.750000e+00, 2.560000e+02, -6.250000e-01, 1.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00]> : tensor<16xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<16xf8E5M2>, tensor<16xf8E5M2>
  %e2 = stablehlo.constant dense<[2.000000e+00, -2.000000e+00, -2.000000e+00, -2.000000e+00, 2.000000e+00, -2.000000e+00, 2.000000e+00, -2.000000e+00]> : tensor<8xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<8xf8E5M2>, tensor<8xf8E5M2>
  return
}
func.func @p499(%arg0: tensor<8xbf16>) -> (tensor<4x4xbf16>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<8xbf16>) -> tensor<4x2xbf16>
  %v2 = stablehlo.concatenate %v1, %v1, dim = 1 : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> tensor<4x4xbf16>
  return %v2 : tensor<4x4xbf16>
}
func.func @check499() {
  %a0 = stablehlo.constant dense<[5.703130e-01, 3.281250e+00, -1.437500e+00, 1.582030e-01, -1.523440e+00, 3.390630e+00, 2.156250e+00, -2.234380e+00]> : tensor<8xbf16>
  %r:1 = call @p499(%a0) : (tensor<8xbf16>) -> tensor<4x4xbf16>
  %e0 = stablehlo.constant dense<[[5.703130e-01, 3.281250e+00, 5.703130e-01, 3.281250e+00], [-1.437500e+00, 1.582030e-01, -1.437500e+00, 1.582030e-01], [-1.523440e+00, 3.390630e+00, -1.523440e+00, 3.390630e+00], [2.156250e+00, -2.234380e+00, 2.156250e+00, -2.234380e+00]]> : tensor<4x4xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4x4xbf16>, tensor<4x4xbf16>
  return
}
func.func @main() {
  call @check400() : () -> ()
  call @check401() : () -> ()
  call @check402() : () -> ()
  call @check403() : () -> ()
  call @check404() : () -> ()
  call @check405() : () -> ()
  call @check406() : () -> ()
  call @check407() : () -> ()
  call @check408() : () -> ()
  call @check409() : () -> ()
  call @check410() : () -> ()
  call @check411() : () -> ()
  call @check412() : () -> ()
  call @check413() : () -> ()
  call @check414() : () -> ()
  call @check415() : () -> ()
  call @check416() : () -> ()
  call @check417() : () -> ()
  call @check418() : () -> ()
  call @check419() : () -> ()
  call @check420() : () -> ()
  call @check421() : () -> ()
  call @check422() : () -> ()
  call @check423() : () -> ()
  call @check424() : () -> ()
  call @check425() : () -> ()
  call @check426() : () -> ()
  call @check427() : () -> ()
  call @check428() : () -> ()
  call @check429() : () -> ()
  call @check430() : () -> ()
  call @check431() : () -> ()
  call @check432() : () -> ()
  call @check433() : () -> ()
  call @check434() : () -> ()
  call @check435() : () -> ()
  call @check436() : () -> ()
  call @check437() : () -> ()
  call @check438() : () -> ()
  call @check439() : () -> ()
  call @check440() : () -> ()
  call @check441() : () -> ()
  call @check442() : () -> ()
  call @check443() : () -> ()
  call @check444() : () -> ()
  call @check445() : () -> ()
  call @check446() : () -> ()
  call @check447() : () -> ()
  call @check448() : () -> ()
  call @check449() : () -> ()
  call @check450() : () -> ()
  call @check451() : () -> ()
  call @check452() : () -> ()
  call @check453() : () -> ()
  call @check454() : () -> ()
  call @check455() : () -> ()
  call @check456() : () -> ()
  call @check457() : () -> ()
  call @check458() : () -> ()
  call @check459() : () -> ()
  call @check460() : () -> ()
  call @check461() : () -> ()
  call @check462() : () -> ()
  call @check463() : () -> ()
  call @check464() : () -> ()
  call @check465() : () -> ()
  call @check466() : () -> ()
  call @check467() : () -> ()
  call @check468() : () -> ()
  call @check469() : () -> ()
  call @check470() : () -> ()
  call @check471() : () -> ()
  call @check472() : () -> ()
  call @check473() : () -> ()
  call @check474() : () -> ()
  call @check475() : () -> ()
  call @check476() : () -> ()
  call @check477() : () -> ()
  call @check478() : () -> ()
  call @check479() : () -> ()
  call @check480() : () -> ()
  call @check481() : () -> ()
  call @check482() : () -> ()
  call @check483() : () -> ()
  call @check484() : () -> ()
  call @check485() : () -> ()
  call @check486() : () -> ()
  call @check487() : () -> ()
  call @check488() : () -> ()
  call @check489() : () -> ()
  call @check490() : () -> ()
  call @check491() : () -> ()
  call @check492() : () -> ()
  call @check493() : () -> ()
  call @check494() : () -> ()
  call @check495() : () -> ()
  call @check496() : () -> ()
  call @check497() : () -> ()
  call @check498() : () -> ()
  call @check499() : () -> ()
  return
}
