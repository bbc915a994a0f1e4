// run: interpret
// Written by record.py.
func.func @p800(%arg0: tensor<70xui8>, %arg1: tensor<13x1x5xui8>, %arg2: tensor<2x16x5xi8>) -> (tensor<13x1x5xui8>, tensor<160xi8>) {
  %v3 = stablehlo.subtract %arg1, %arg1 : tensor<13x1x5xui8>
  %v4 = stablehlo.reshape %arg2 : (tensor<2x16x5xi8>) -> tensor<160xi8>
  return %v3, %v4 : tensor<13x1x5xui8>, tensor<160xi8>
}
func.func @check800() {
  %a0 = stablehlo.constant dense<[6, 0, 7, 5, 7, 5, 8, 10, 9, 253, 251, 254, 0, 0, 0, 251, 246, 0, 249, 254, 3, 246, 0, 253, 250, 0, 4, 1, 4, 254, 0, 1, 246, 7, 248, 252, 251, 6, 245, 251, 254, 253, 250, 3, 2, 251, 250, 245, 0, 196, 251, 251, 8, 249, 7, 3, 250, 248, 245, 0, 245, 7, 2, 10, 247, 246, 250, 234, 248, 248]> : tensor<70xui8>
  %a1 = stablehlo.constant dense<[[[245, 248, 247, 255, 2]], [[253, 51, 4, 8, 253]], [[254, 253, 253, 3, 4]], [[2, 253, 0, 245, 249]], [[254, 2, 5, 5, 5]], [[9, 251, 7, 14, 252]], [[254, 22, 246, 255, 0]], [[255, 0, 5, 246, 246]], [[255, 8, 9, 254, 249]], [[250, 249, 253, 1, 0]], [[74, 255, 7, 247, 11]], [[9, 255, 2, 251, 246]], [[8, 9, 11, 0, 248]]]> : tensor<13x1x5xui8>
  %a2 = stablehlo.constant dense<"0x52F6FB89FFF8F70B02F7FAF5FD0100FF07FDFAFDF5FDF7FFFD040509F7FD08FA0907F5F804FC06F9FD0106FCFB04FFF8060908EF0606FCF8F800F904FB080B00220BF7FFFC0B00FD020909F8F5070000FAFBFECDFA00FBF6F502060B030AF703FAF80BF60A00030601F709060007F5FC03F90800FEFAFAFFFDFFFD01F9040B016BFD060806FFF7F6FF02FC920209F50902000F0100FD09FE000207FCFDF7D600"> : tensor<2x16x5xi8>
  %r:2 = call @p800(%a0, %a1, %a2) : (tensor<70xui8>, tensor<13x1x5xui8>, tensor<2x16x5xi8>) -> (tensor<13x1x5xui8>, tensor<160xi8>)
  %e0 = stablehlo.constant dense<0> : tensor<13x1x5xui8>
  check.expect_eq %r#0, %e0 : tensor<13x1x5xui8>
  %e1 = stablehlo.constant dense<"0x52F6FB89FFF8F70B02F7FAF5FD0100FF07FDFAFDF5FDF7FFFD040509F7FD08FA0907F5F804FC06F9FD0106FCFB04FFF8060908EF0606FCF8F800F904FB080B00220BF7FFFC0B00FD020909F8F5070000FAFBFECDFA00FBF6F502060B030AF703FAF80BF60A00030601F709060007F5FC03F90800FEFAFAFFFDFFFD01F9040B016BFD060806FFF7F6FF02FC920209F50902000F0100FD09FE000207FCFDF7D600"> : tensor<160xi8>
  check.expect_eq %r#1, %e1 : tensor<160xi8>
  return
}
func.func @p801(%arg0: tensor<i32>, %arg1: tensor<7x8x4xf32>) -> (tensor<i32>, tensor<32x7xf32>) {
  %v2 = stablehlo.popcnt %arg0 : tensor<i32>
  %v3 = stablehlo.reshape %arg1 : (tensor<7x8x4xf32>) -> tensor<32x7xf32>
  return %v2, %v3 : tensor<i32>, tensor<32x7xf32>
}
func.func @check801() {
  %a0 = stablehlo.constant dense<4> : tensor<i32>
  %a1 = stablehlo.constant dense<"0xE7FB29C060E5103F6DE7FB3F1964882C7FFCF8FFAAB65CC4666616403D0A573F5839743FF6286C400C02EBBFCBA1C53EF0A786BF1283204048E1BA3F81533802FA7E7A402FDD244054E30540AAF1523FA4707DC0AC1CFABF19042640CDCCACBFD7A3B03F666636C0643B5F3EDF4FADBF0000807F2DB2FD3FD9CCF95E0000807F894110C00000803FFA7E6ABF1F851B40A470FD3F00000000CBA105C0894150C0B29D6F3F022BC73F84D2A9580000000017D9AEBFFCA9913FF350E3ED21B01240E5D0A2BFBE0D0BAA1058B93EA01A0FC0CBA125C0E7FBA93F9A9919C09CC40040D00F4B13D7A3F0BF7B142E3FD9CE973F04566E40250641C0BC7493BFF628FCBF621008406CDD702CAAF12240C21601000000C07FCFF7F33F3BDF6FC0068155406F1213C08FC2F53C4C37093F3D0A074054E345C0105879C0A69BC43BA245B63E85EB0140508D67400000C07F9A9939C0B29D7F40D57849C05C8F423E2B8706C09CC4203F1D5A1440FED43840B29D0FC079E976406ABC743FD7A3D03F4E62104044B85341E92631C03F354E408B6C67402DB22DC0000080BF5EBA69C08B6C5740D7B29017B072283FC1CA7140C976FE3F974FEF38F4FDD4BF12830040986E12404C3F00D8F4FDD43DF4FD144048E15AC08941A0BFCDCCEC3F1904963FB29D8FBFFCA9B1BF9A9919BE4C37C9BFDF4FCDBF7F6A4CC0986E22C0CFF7D33F986E72C0333333409A9979C09A9919C09CC420C00000104039B43840355E6A40713D0ABFC2160100F0A736C046B63340A24536BEBE9F7A40355E3A40C943FEFE7B14EE3F5839B43C3BDF5FC00000803E1283C03E9D51436F931884BE2DB21D404A0C32C0C74B973FA8C66BC05C8F2240AC1CDABF0C024BC06DE73BC0AAF112C0508D57BF9EEF07C0A24516C017D9CE3FC572672F0456AE3FD9CE97BF0E2D42C0C286EF54871659BF5EBA59C021B0D2BF9A9919BE8B6C873FAC1C2A40CDCCCCBD0E2DD2BF2506314046B673BEAAF1D2BF508D173E9A99B9BFA470BD3FA01AEF3FAAF152406210284000000000E5D0A2BF713D3A40D578E9BFF4FD14BF871639C0D9CE774000000000D9CE4740A01A6F40666626BF4A0C02BFF6287C401904B6BF8FC2754046B6D33FCBA155C0F85303406ABC44C0190406C02DB21DC0F4FDD4BCE926913FA69BC43B96436BC06666863FD9CEF73E54E3C5BFDF4F4D4054E3554060E5F03F426065BD643B5F407D3F0540CDCC4C3F2B87B63F8211C58673683140F6282CC0"> : tensor<7x8x4xf32>
  %r:2 = call @p801(%a0, %a1) : (tensor<i32>, tensor<7x8x4xf32>) -> (tensor<i32>, tensor<32x7xf32>)
  %e0 = stablehlo.constant dense<1> : tensor<i32>
  check.expect_eq %r#0, %e0 : tensor<i32>
  %e1 = stablehlo.constant dense<"0xE7FB29C060E5103F6DE7FB3F1964882C7FFCF8FFAAB65CC4666616403D0A573F5839743FF6286C400C02EBBFCBA1C53EF0A786BF1283204048E1BA3F81533802FA7E7A402FDD244054E30540AAF1523FA4707DC0AC1CFABF19042640CDCCACBFD7A3B03F666636C0643B5F3EDF4FADBF0000807F2DB2FD3FD9CCF95E0000807F894110C00000803FFA7E6ABF1F851B40A470FD3F00000000CBA105C0894150C0B29D6F3F022BC73F84D2A9580000000017D9AEBFFCA9913FF350E3ED21B01240E5D0A2BFBE0D0BAA1058B93EA01A0FC0CBA125C0E7FBA93F9A9919C09CC40040D00F4B13D7A3F0BF7B142E3FD9CE973F04566E40250641C0BC7493BFF628FCBF621008406CDD702CAAF12240C21601000000C07FCFF7F33F3BDF6FC0068155406F1213C08FC2F53C4C37093F3D0A074054E345C0105879C0A69BC43BA245B63E85EB0140508D67400000C07F9A9939C0B29D7F40D57849C05C8F423E2B8706C09CC4203F1D5A1440FED43840B29D0FC079E976406ABC743FD7A3D03F4E62104044B85341E92631C03F354E408B6C67402DB22DC0000080BF5EBA69C08B6C5740D7B29017B072283FC1CA7140C976FE3F974FEF38F4FDD4BF12830040986E12404C3F00D8F4FDD43DF4FD144048E15AC08941A0BFCDCCEC3F1904963FB29D8FBFFCA9B1BF9A9919BE4C37C9BFDF4FCDBF7F6A4CC0986E22C0CFF7D33F986E72C0333333409A9979C09A9919C09CC420C00000104039B43840355E6A40713D0ABFC2160100F0A736C046B63340A24536BEBE9F7A40355E3A40C943FEFE7B14EE3F5839B43C3BDF5FC00000803E1283C03E9D51436F931884BE2DB21D404A0C32C0C74B973FA8C66BC05C8F2240AC1CDABF0C024BC06DE73BC0AAF112C0508D57BF9EEF07C0A24516C017D9CE3FC572672F0456AE3FD9CE97BF0E2D42C0C286EF54871659BF5EBA59C021B0D2BF9A9919BE8B6C873FAC1C2A40CDCCCCBD0E2DD2BF2506314046B673BEAAF1D2BF508D173E9A99B9BFA470BD3FA01AEF3FAAF152406210284000000000E5D0A2BF713D3A40D578E9BFF4FD14BF871639C0D9CE774000000000D9CE4740A01A6F40666626BF4A0C02BFF6287C401904B6BF8FC2754046B6D33FCBA155C0F85303406ABC44C0190406C02DB21DC0F4FDD4BCE926913FA69BC43B96436BC06666863FD9CEF73E54E3C5BFDF4F4D4054E3554060E5F03F426065BD643B5F407D3F0540CDCC4C3F2B87B63F8211C58673683140F6282CC0"> : tensor<32x7xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<32x7xf32>, tensor<32x7xf32>
  return
}
func.func @p802(%arg0: tensor<0x13x8xf64>, %arg1: tensor<i4>, %arg2: tensor<8xf64>) -> (tensor<i4>, tensor<8xui16>) {
  %v3 = stablehlo.sqrt %arg2 : tensor<8xf64>
  %v4 = stablehlo.add %arg1, %arg1 : tensor<i4>
  %v5 = stablehlo.convert %v3 : (tensor<8xf64>) -> tensor<8xui16>
  return %v4, %v5 : tensor<i4>, tensor<8xui16>
}
func.func @check802() {
  %a0 = stablehlo.constant dense<> : tensor<0x13x8xf64>
  %a1 = stablehlo.constant dense<1> : tensor<i4>
  %a2 = stablehlo.constant dense<[-1.5499999999999998, -1.5179999999999998, 3.39562283016488E-269, 1.7220000000000004, 2.8595880977072615E-272, -2.4299999999999997, -0.34799999999999986, 3.7539999999999996]> : tensor<8xf64>
  %r:2 = call @p802(%a0, %a1, %a2) : (tensor<0x13x8xf64>, tensor<i4>, tensor<8xf64>) -> (tensor<i4>, tensor<8xui16>)
  %e0 = stablehlo.constant dense<2> : tensor<i4>
  check.expect_eq %r#0, %e0 : tensor<i4>
  %e1 = stablehlo.constant dense<[0, 0, 0, 1, 0, 0, 0, 1]> : tensor<8xui16>
  check.expect_eq %r#1, %e1 : tensor<8xui16>
  return
}
func.func @p803(%arg0: tensor<f32>, %arg1: tensor<0xi1>) -> (tensor<f32>, tensor<0xi1>) {
  %v2 = stablehlo.divide %arg0, %arg0 : tensor<f32>
  %v3 = stablehlo.not %arg1 : tensor<0xi1>
  return %v2, %v3 : tensor<f32>, tensor<0xi1>
}
func.func @check803() {
  %a0 = stablehlo.constant dense<3.486000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<> : tensor<0xi1>
  %r:2 = call @p803(%a0, %a1) : (tensor<f32>, tensor<0xi1>) -> (tensor<f32>, tensor<0xi1>)
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<> : tensor<0xi1>
  check.expect_eq %r#1, %e1 : tensor<0xi1>
  return
}
func.func @p804(%arg0: tensor<i1>) -> (tensor<i1>, tensor<i4>) {
  %v1 = stablehlo.not %arg0 : tensor<i1>
  %v2 = stablehlo.or %arg0, %v1 : tensor<i1>
  %v3 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i4>
  return %v2, %v3 : tensor<i1>, tensor<i4>
}
func.func @check804() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %r:2 = call @p804(%a0) : (tensor<i1>) -> (tensor<i1>, tensor<i4>)
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<1> : tensor<i4>
  check.expect_eq %r#1, %e1 : tensor<i4>
  return
}
func.func @p805(%arg0: tensor<i1>, %arg1: tensor<2xbf16>) -> (tensor<1x1xi1>, tensor<7xf32>, tensor<bf16>) {
  %v2 = stablehlo.reverse %arg1, dims = [0] : tensor<2xbf16>
  %v3 = stablehlo.reshape %arg0 : (tensor<i1>) -> tensor<1x1xi1>
  %v4 = stablehlo.constant dense<2.5> : tensor<bf16>
  %v5 = stablehlo.pad %arg1, %v4, low = [2], high = [0], interior = [1] : (tensor<2xbf16>, tensor<bf16>) -> tensor<5xbf16>
  %v6 = stablehlo.concatenate %v5, %v2, dim = 0 : (tensor<5xbf16>, tensor<2xbf16>) -> tensor<7xbf16>
  %v7 = stablehlo.convert %v6 : (tensor<7xbf16>) -> tensor<7xf32>
  %v8 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %v9 = stablehlo.reduce(%v2 init: %v8) applies stablehlo.add across dimensions = [0] : (tensor<2xbf16>, tensor<bf16>) -> tensor<bf16>
  return %v3, %v7, %v9 : tensor<1x1xi1>, tensor<7xf32>, tensor<bf16>
}
func.func @check805() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %a1 = stablehlo.constant dense<[7.656250e-01, 3.112500e+01]> : tensor<2xbf16>
  %r:3 = call @p805(%a0, %a1) : (tensor<i1>, tensor<2xbf16>) -> (tensor<1x1xi1>, tensor<7xf32>, tensor<bf16>)
  %e0 = stablehlo.constant dense<false> : tensor<1x1xi1>
  check.expect_eq %r#0, %e0 : tensor<1x1xi1>
  %e1 = stablehlo.constant dense<[2.500000e+00, 2.500000e+00, 7.656250e-01, 2.500000e+00, 3.112500e+01, 3.112500e+01, 7.656250e-01]> : tensor<7xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<7xf32>, tensor<7xf32>
  %e2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<bf16>, tensor<bf16>
  return
}
func.func @p806(%arg0: tensor<1x7xf32>, %arg1: tensor<5x7xui32>) -> (tensor<2x7x7xf32>, tensor<5x7xui32>) {
  %v2 = stablehlo.add %arg0, %arg0 : tensor<1x7xf32>
  %v3 = stablehlo.sine %arg0 : tensor<1x7xf32>
  %v4 = stablehlo.broadcast_in_dim %v2, dims = [1, 2] : (tensor<1x7xf32>) -> tensor<2x1x7xf32>
  %v5 = stablehlo.dot_general %v4, %v3, contracting_dims = [1] x [0] : (tensor<2x1x7xf32>, tensor<1x7xf32>) -> tensor<2x7x7xf32>
  %v6 = stablehlo.sine %v5 : tensor<2x7x7xf32>
  %v7 = stablehlo.shift_right_arithmetic %arg1, %arg1 : tensor<5x7xui32>
  return %v6, %v7 : tensor<2x7x7xf32>, tensor<5x7xui32>
}
func.func @check806() {
  %a0 = stablehlo.constant dense<[[3.498000e+00, 1.294000e+00, 1.798000e+00, 1.928000e+00, 1.418000e+00, -0.000000e+00, -1.632000e+00]]> : tensor<1x7xf32>
  %a1 = stablehlo.constant dense<[[4294967290, 4294967288, 4294967286, 6, 4294967294, 2, 4294967295], [4294967287, 4294967292, 4294967288, 4294967295, 4294967292, 4294967287, 4294967285], [1, 8, 3, 3362835413, 8, 4294967288, 4294967285], [4294967293, 9, 7, 10, 4294967295, 4294967285, 2], [3797104364, 4, 0, 7, 4, 0, 4294967291]]> : tensor<5x7xui32>
  %r:2 = call @p806(%a0, %a1) : (tensor<1x7xf32>, tensor<5x7xui32>) -> (tensor<2x7x7xf32>, tensor<5x7xui32>)
  %e0 = stablehlo.constant dense<[[[-0.644693136, 0.431827664, 0.508134842, 0.267901897, 0.590199828, 0.000000e+00, -0.643999934], [-0.785174489, 0.606858909, 0.581119776, 0.657089949, 0.551152349, 0.000000e+00, -0.529862344], [-0.950449526, -0.312219858, -0.354136258, -0.225466281, -0.400911361, 0.000000e+00, 0.432870239], [-0.974704504, -0.537636936, -0.577210367, -0.453786373, -0.620580136, 0.000000e+00, 0.649698317], [-0.835755587, 0.401855648, 0.369506359, 0.465859711, 0.332198918, 0.000000e+00, -0.305918217], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.908148765, -0.00183406565, 0.0385132805, -0.0835247039, 0.0842794254, 0.000000e+00, -0.116033934]], [[-0.644693136, 0.431827664, 0.508134842, 0.267901897, 0.590199828, 0.000000e+00, -0.643999934], [-0.785174489, 0.606858909, 0.581119776, 0.657089949, 0.551152349, 0.000000e+00, -0.529862344], [-0.950449526, -0.312219858, -0.354136258, -0.225466281, -0.400911361, 0.000000e+00, 0.432870239], [-0.974704504, -0.537636936, -0.577210367, -0.453786373, -0.620580136, 0.000000e+00, 0.649698317], [-0.835755587, 0.401855648, 0.369506359, 0.465859711, 0.332198918, 0.000000e+00, -0.305918217], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.908148765, -0.00183406565, 0.0385132805, -0.0835247039, 0.0842794254, 0.000000e+00, -0.116033934]]]> : tensor<2x7x7xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2x7x7xf32>, tensor<2x7x7xf32>
  %e1 = stablehlo.constant dense<[[4294967295, 4294967295, 4294967295, 0, 4294967295, 0, 4294967295], [4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295], [0, 0, 0, 4294967295, 0, 4294967295, 4294967295], [4294967295, 0, 0, 0, 4294967295, 4294967295, 0], [4294967295, 0, 0, 0, 0, 0, 4294967295]]> : tensor<5x7xui32>
  check.expect_eq %r#1, %e1 : tensor<5x7xui32>
  return
}
func.func @p807(%arg0: tensor<2x3x4xf64>, %arg1: tensor<i64>) -> (tensor<f64>, tensor<2x4x4xf64>, tensor<3xf64>) {
  %v2 = stablehlo.constant dense<0.0> : tensor<f64>
  %v3 = stablehlo.reduce(%arg0 init: %v2) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
  %v4 = stablehlo.log %v3 : tensor<3xf64>
  %v5 = stablehlo.constant dense<1.0> : tensor<f64>
  %v6 = stablehlo.reduce(%v4 init: %v5) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
  %v7 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x4x4xf64>
  %v8 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v9 = stablehlo.pad %v3, %v8, low = [-1], high = [1], interior = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
  return %v6, %v7, %v9 : tensor<f64>, tensor<2x4x4xf64>, tensor<3xf64>
}
func.func @check807() {
  %a0 = stablehlo.constant dense<[[[0.89799999999999968, -0.29199999999999982, -2.816000e+00, -0.000000e+00], [0.50600000000000023, 0.92600000000000016, -1.750000e+00, 3.654000e+00], [-1.008000e+00, -7.780000e-01, -3.490000e+00, -0.44600000000000017]], [[0.46600000000000019, -2.0700000000000003, -2.622000e+00, 3.8760000000000003], [-1.690000e+00, -2.284000e+00, 3.902000e+00, 1.3128143039606819E-304], [-1.7719999999999998, 9.000000e+18, 2.364000e+00, 2.5780000000000003]]]> : tensor<2x3x4xf64>
  %a1 = stablehlo.constant dense<10> : tensor<i64>
  %r:3 = call @p807(%a0, %a1) : (tensor<2x3x4xf64>, tensor<i64>) -> (tensor<f64>, tensor<2x4x4xf64>, tensor<3xf64>)
  %e0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  %e1 = stablehlo.constant dense<[[[2.0785039999999997, 0.99056400000000067, 0.10365200000000074, 2.2984920000000009], [0.99056400000000067, 1.5480240000000003, 1.9169919999999996, 3.7305920000000006], [0.10365200000000074, 1.9169919999999996, 23.172456, -4.8379599999999989], [2.2984920000000009, 3.7305920000000006, -4.8379599999999989, 13.550632]], [[6.213239999999999, -1.5947999999999998E+19, -12.005240000000001, -2.7619999999999987], [-1.5947999999999998E+19, 8.100000e+37, 2.127600e+19, 2.3202000000000004E+19], [-12.005240000000001, 2.127600e+19, 27.688983999999998, -4.068480e+00], [-2.7619999999999987, 2.3202000000000004E+19, -4.068480e+00, 21.669460000000004]]]> : tensor<2x4x4xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<2x4x4xf64>, tensor<2x4x4xf64>
  %e2 = stablehlo.constant dense<[3.2640000000000007, 9.000000e+18, 0xFFF0000000000000]> : tensor<3xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<3xf64>, tensor<3xf64>
  return
}
func.func @p808(%arg0: tensor<i8>, %arg1: tensor<5x7xi8>, %arg2: tensor<4xi16>) -> (tensor<4xi16>, tensor<7x5xi8>) {
  %v3 = stablehlo.add %arg2, %arg2 : tensor<4xi16>
  %v4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x7xi8>) -> tensor<7x5xi8>
  %v5 = stablehlo.and %v4, %v4 : tensor<7x5xi8>
  return %v3, %v5 : tensor<4xi16>, tensor<7x5xi8>
}
func.func @check808() {
  %a0 = stablehlo.constant dense<-10> : tensor<i8>
  %a1 = stablehlo.constant dense<[[0, 4, 11, 1, 11, 0, -11], [-1, -1, 10, 3, 3, -103, -5], [3, -6, -9, 7, 1, -3, 7], [74, 7, -6, -11, -8, 0, 0], [-3, 7, -9, -11, -1, 0, 5]]> : tensor<5x7xi8>
  %a2 = stablehlo.constant dense<[4, 10, -10, 6]> : tensor<4xi16>
  %r:2 = call @p808(%a0, %a1, %a2) : (tensor<i8>, tensor<5x7xi8>, tensor<4xi16>) -> (tensor<4xi16>, tensor<7x5xi8>)
  %e0 = stablehlo.constant dense<[8, 20, -20, 12]> : tensor<4xi16>
  check.expect_eq %r#0, %e0 : tensor<4xi16>
  %e1 = stablehlo.constant dense<[[0, -1, 3, 74, -3], [4, -1, -6, 7, 7], [11, 10, -9, -6, -9], [1, 3, 7, -11, -11], [11, 3, 1, -8, -1], [0, -103, -3, 0, 0], [-11, -5, 7, 0, 5]]> : tensor<7x5xi8>
  check.expect_eq %r#1, %e1 : tensor<7x5xi8>
  return
}
func.func @p809(%arg0: tensor<2xf64>) -> (tensor<16xf64>, tensor<2x2xf64>, tensor<2xf64>) {
  %v1 = stablehlo.constant dense<1.0> : tensor<f64>
  %v2 = stablehlo.pad %arg0, %v1, low = [2], high = [-1], interior = [1] : (tensor<2xf64>, tensor<f64>) -> tensor<4xf64>
  %v3 = stablehlo.reverse %v2, dims = [0] : tensor<4xf64>
  %v4 = stablehlo.concatenate %v2, %v3, dim = 0 : (tensor<4xf64>, tensor<4xf64>) -> tensor<8xf64>
  %v5 = stablehlo.concatenate %v4, %v4, dim = 0 : (tensor<8xf64>, tensor<8xf64>) -> tensor<16xf64>
  %v6 = stablehlo.reshape %v2 : (tensor<4xf64>) -> tensor<2x2xf64>
  %v7 = stablehlo.logistic %arg0 : tensor<2xf64>
  return %v5, %v6, %v7 : tensor<16xf64>, tensor<2x2xf64>, tensor<2xf64>
}
func.func @check809() {
  %a0 = stablehlo.constant dense<[9.000000e+18, 2.4219999999999997]> : tensor<2xf64>
  %r:3 = call @p809(%a0) : (tensor<2xf64>) -> (tensor<16xf64>, tensor<2x2xf64>, tensor<2xf64>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 9.000000e+18, 1.000000e+00, 1.000000e+00, 9.000000e+18, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 9.000000e+18, 1.000000e+00, 1.000000e+00, 9.000000e+18, 1.000000e+00, 1.000000e+00]> : tensor<16xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<16xf64>, tensor<16xf64>
  %e1 = stablehlo.constant dense<[[1.000000e+00, 1.000000e+00], [9.000000e+18, 1.000000e+00]]> : tensor<2x2xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<2x2xf64>, tensor<2x2xf64>
  %e2 = stablehlo.constant dense<[1.000000e+00, 0.91848960282137992]> : tensor<2xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<2xf64>, tensor<2xf64>
  return
}
func.func @p810(%arg0: tensor<2xf16>, %arg1: tensor<i1>) -> (tensor<4xf16>, tensor<f16>, tensor<5xf16>, tensor<i1>) {
  %v2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<2xf16>, tensor<2xf16>) -> tensor<4xf16>
  %v3 = stablehlo.constant dense<0x7E00> : tensor<f16>
  %v4 = stablehlo.reduce(%arg0 init: %v3) applies stablehlo.add across dimensions = [0] : (tensor<2xf16>, tensor<f16>) -> tensor<f16>
  %v5 = stablehlo.constant dense<0x7E00> : tensor<f16>
  %v6 = stablehlo.pad %arg0, %v5, low = [2], high = [1], interior = [0] : (tensor<2xf16>, tensor<f16>) -> tensor<5xf16>
  %v7 = stablehlo.not %arg1 : tensor<i1>
  return %v2, %v4, %v6, %v7 : tensor<4xf16>, tensor<f16>, tensor<5xf16>, tensor<i1>
}
func.func @check810() {
  %a0 = stablehlo.constant dense<[7.480460e-01, 1.244140e+00]> : tensor<2xf16>
  %a1 = stablehlo.constant dense<true> : tensor<i1>
  %r:4 = call @p810(%a0, %a1) : (tensor<2xf16>, tensor<i1>) -> (tensor<4xf16>, tensor<f16>, tensor<5xf16>, tensor<i1>)
  %e0 = stablehlo.constant dense<[7.480460e-01, 1.244140e+00, 7.480460e-01, 1.244140e+00]> : tensor<4xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4xf16>, tensor<4xf16>
  %e1 = stablehlo.constant dense<0x7E00> : tensor<f16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  %e2 = stablehlo.constant dense<[0x7E00, 0x7E00, 7.480460e-01, 1.244140e+00, 0x7E00]> : tensor<5xf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<5xf16>, tensor<5xf16>
  %e3 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#3, %e3 : tensor<i1>
  return
}
func.func @p811(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<7xi4>) -> (tensor<14xi4>, tensor<3xi1>) {
  %v3 = stablehlo.concatenate %arg2, %arg2, dim = 0 : (tensor<7xi4>, tensor<7xi4>) -> tensor<14xi4>
  %v4 = stablehlo.compare NE, %arg2, %arg2 : (tensor<7xi4>, tensor<7xi4>) -> tensor<7xi1>
  %v5 = stablehlo.shift_right_arithmetic %v3, %v3 : tensor<14xi4>
  %v6 = stablehlo.slice %v4 [2:5:1] : (tensor<7xi1>) -> tensor<3xi1>
  return %v5, %v6 : tensor<14xi4>, tensor<3xi1>
}
func.func @check811() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %a1 = stablehlo.constant dense<false> : tensor<i1>
  %a2 = stablehlo.constant dense<[-7, -5, 1, -5, -1, -7, -7]> : tensor<7xi4>
  %r:2 = call @p811(%a0, %a1, %a2) : (tensor<i1>, tensor<i1>, tensor<7xi4>) -> (tensor<14xi4>, tensor<3xi1>)
  %e0 = stablehlo.constant dense<[-1, -1, 0, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1]> : tensor<14xi4>
  check.expect_eq %r#0, %e0 : tensor<14xi4>
  %e1 = stablehlo.constant dense<false> : tensor<3xi1>
  check.expect_eq %r#1, %e1 : tensor<3xi1>
  return
}
func.func @p812(%arg0: tensor<2xf16>, %arg1: tensor<1xi1>, %arg2: tensor<0xi1>) -> (tensor<1xi1>, tensor<1xf16>) {
  %v3 = stablehlo.or %arg1, %arg1 : tensor<1xi1>
  %v4 = stablehlo.slice %arg0 [0:1:2] : (tensor<2xf16>) -> tensor<1xf16>
  return %v3, %v4 : tensor<1xi1>, tensor<1xf16>
}
func.func @check812() {
  %a0 = stablehlo.constant dense<[3.939450e+00, 1.519780e-01]> : tensor<2xf16>
  %a1 = stablehlo.constant dense<false> : tensor<1xi1>
  %a2 = stablehlo.constant dense<> : tensor<0xi1>
  %r:2 = call @p812(%a0, %a1, %a2) : (tensor<2xf16>, tensor<1xi1>, tensor<0xi1>) -> (tensor<1xi1>, tensor<1xf16>)
  %e0 = stablehlo.constant dense<false> : tensor<1xi1>
  check.expect_eq %r#0, %e0 : tensor<1xi1>
  %e1 = stablehlo.constant dense<3.939450e+00> : tensor<1xf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1xf16>, tensor<1xf16>
  return
}
func.func @p813(%arg0: tensor<13x2xf8E4M3FN>, %arg1: tensor<f32>, %arg2: tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<26x2xf8E4M3FN>) {
  %v3 = stablehlo.maximum %arg2, %arg2 : tensor<f8E5M2>
  %v4 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<13x2xf8E4M3FN>, tensor<13x2xf8E4M3FN>) -> tensor<26x2xf8E4M3FN>
  return %v3, %v4 : tensor<f8E5M2>, tensor<26x2xf8E4M3FN>
}
func.func @check813() {
  %a0 = stablehlo.constant dense<[[1.600000e+01, -1.625000e+00], [-1.875000e-01, 8.125000e-01], [1.375000e+00, 4.375000e-01], [-2.000000e+00, -1.500000e+00], [-1.875000e+00, 5.625000e-01], [3.000000e+00, 3.750000e+00], [1.875000e+00, -1.500000e+00], [-1.000000e+00, -2.500000e+00], [-1.750000e+00, 3.000000e+00], [8.750000e-01, -6.875000e-01], [2.250000e+00, 7.200000e+01], [3.000000e+00, -1.953130e-02], [-9.375000e-01, 2.500000e+00]]> : tensor<13x2xf8E4M3FN>
  %a1 = stablehlo.constant dense<1.624000e+00> : tensor<f32>
  %a2 = stablehlo.constant dense<-3.500000e+00> : tensor<f8E5M2>
  %r:2 = call @p813(%a0, %a1, %a2) : (tensor<13x2xf8E4M3FN>, tensor<f32>, tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<26x2xf8E4M3FN>)
  %e0 = stablehlo.constant dense<-3.500000e+00> : tensor<f8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  %e1 = stablehlo.constant dense<[[1.600000e+01, -1.625000e+00], [-1.875000e-01, 8.125000e-01], [1.375000e+00, 4.375000e-01], [-2.000000e+00, -1.500000e+00], [-1.875000e+00, 5.625000e-01], [3.000000e+00, 3.750000e+00], [1.875000e+00, -1.500000e+00], [-1.000000e+00, -2.500000e+00], [-1.750000e+00, 3.000000e+00], [8.750000e-01, -6.875000e-01], [2.250000e+00, 7.200000e+01], [3.000000e+00, -1.953130e-02], [-9.375000e-01, 2.500000e+00], [1.600000e+01, -1.625000e+00], [-1.875000e-01, 8.125000e-01], [1.375000e+00, 4.375000e-01], [-2.000000e+00, -1.500000e+00], [-1.875000e+00, 5.625000e-01], [3.000000e+00, 3.750000e+00], [1.875000e+00, -1.500000e+00], [-1.000000e+00, -2.500000e+00], [-1.750000e+00, 3.000000e+00], [8.750000e-01, -6.875000e-01], [2.250000e+00, 7.200000e+01], [3.000000e+00, -1.953130e-02], [-9.375000e-01, 2.500000e+00]]> : tensor<26x2xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<26x2xf8E4M3FN>, tensor<26x2xf8E4M3FN>
  return
}
func.func @p814(%arg0: tensor<2xf16>, %arg1: tensor<65xi1>) -> (tensor<f16>, tensor<f16>) {
  %v2 = stablehlo.exponential_minus_one %arg0 : tensor<2xf16>
  %v3 = stablehlo.multiply %v2, %arg0 : tensor<2xf16>
  %v4 = stablehlo.constant dense<-0.0> : tensor<f16>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.add across dimensions = [0] : (tensor<2xf16>, tensor<f16>) -> tensor<f16>
  %v6 = stablehlo.constant dense<-0.0> : tensor<f16>
  %v7 = stablehlo.reduce(%v3 init: %v6) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf16>, tensor<f16>) -> tensor<f16>
  return %v5, %v7 : tensor<f16>, tensor<f16>
}
func.func @check814() {
  %a0 = stablehlo.constant dense<[-3.873050e+00, -3.935550e+00]> : tensor<2xf16>
  %a1 = stablehlo.constant dense<[true, true, false, false, true, false, true, true, true, true, false, false, true, true, false, true, true, false, true, false, false, false, false, false, true, true, true, false, false, true, true, false, false, true, false, true, false, true, false, true, true, true, false, true, true, false, false, false, false, false, true, true, true, true, false, false, false, true, false, false, true, true, true, false, false]> : tensor<65xi1>
  %r:2 = call @p814(%a0, %a1) : (tensor<2xf16>, tensor<65xi1>) -> (tensor<f16>, tensor<f16>)
  %e0 = stablehlo.constant dense<7.648430e+00> : tensor<f16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  %e1 = stablehlo.constant dense<3.859380e+00> : tensor<f16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  return
}
func.func @p815(%arg0: tensor<0x70x5xi4>, %arg1: tensor<2x7xi1>, %arg2: tensor<2x8xi1>) -> (tensor<2x7xi1>, tensor<16x2xi1>) {
  %v3 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<2x8xi1>) -> tensor<8x2xi1>
  %v4 = stablehlo.not %arg1 : tensor<2x7xi1>
  %v5 = stablehlo.not %v3 : tensor<8x2xi1>
  %v6 = stablehlo.constant dense<true> : tensor<i1>
  %v7 = stablehlo.pad %v5, %v6, low = [0, 1], high = [1, -1], interior = [1, 0] : (tensor<8x2xi1>, tensor<i1>) -> tensor<16x2xi1>
  return %v4, %v7 : tensor<2x7xi1>, tensor<16x2xi1>
}
func.func @check815() {
  %a0 = stablehlo.constant dense<> : tensor<0x70x5xi4>
  %a1 = stablehlo.constant dense<[[true, false, false, false, false, true, false], [true, false, false, true, true, true, true]]> : tensor<2x7xi1>
  %a2 = stablehlo.constant dense<[[true, true, true, true, false, true, false, true], [false, true, false, false, true, true, false, false]]> : tensor<2x8xi1>
  %r:2 = call @p815(%a0, %a1, %a2) : (tensor<0x70x5xi4>, tensor<2x7xi1>, tensor<2x8xi1>) -> (tensor<2x7xi1>, tensor<16x2xi1>)
  %e0 = stablehlo.constant dense<[[false, true, true, true, true, false, true], [false, true, true, false, false, false, false]]> : tensor<2x7xi1>
  check.expect_eq %r#0, %e0 : tensor<2x7xi1>
  %e1 = stablehlo.constant dense<[[true, false], [true, true], [true, false], [true, true], [true, false], [true, true], [true, false], [true, true], [true, true], [true, true], [true, false], [true, true], [true, true], [true, true], [true, false], [true, true]]> : tensor<16x2xi1>
  check.expect_eq %r#1, %e1 : tensor<16x2xi1>
  return
}
func.func @p816(%arg0: tensor<16x5xf64>, %arg1: tensor<5xf64>) -> (tensor<1x5xf64>, tensor<4xf64>, tensor<5x5xf64>) {
  %v2 = stablehlo.ceil %arg1 : tensor<5xf64>
  %v3 = stablehlo.maximum %arg1, %v2 : tensor<5xf64>
  %v4 = stablehlo.reshape %arg1 : (tensor<5xf64>) -> tensor<1x5xf64>
  %v5 = stablehlo.log %v4 : tensor<1x5xf64>
  %v6 = stablehlo.slice %v3 [0:4:1] : (tensor<5xf64>) -> tensor<4xf64>
  %v7 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] : (tensor<16x5xf64>, tensor<16x5xf64>) -> tensor<5x5xf64>
  return %v5, %v6, %v7 : tensor<1x5xf64>, tensor<4xf64>, tensor<5x5xf64>
}
func.func @check816() {
  %a0 = stablehlo.constant dense<[[-2.732000e+00, -3.372000e+00, 2.660000e-01, -3.908000e+00, -3.4619999999999997], [-1.342000e+00, -5.160000e-01, -2.604000e+00, 3.5620000000000003, -2.222000e+00], [-3.174000e+00, -1.6099999999999999, 0.62999999999999989, 3.886000e+00, -1.6840000000000002], [2.2253971824132422E-258, 0.28399999999999981, 2.0119999999999996, 1.6639999999999997, 2.128000e+00], [-0.18199999999999994, 1.6319999999999997, 1.7032954207106728E-278, -3.862000e+00, 1.2000000000000002], [0.58800000000000008, -1.000000e+00, -3.624000e+00, -0.3620000000000001, 3.120000e+00], [-3.416000e+00, -2.370000e+00, 1.8259999999999996, -3.032000e+00, 1.3719999999999999], [-1.412000e+00, -0.061999999999999833, -2.346000e+00, -3.730000e+00, 1.7089788246747074E-304], [1.9080000000000004, -0.017999999999999794, -1.0979999999999999, -0.99800000000000022, -3.662000e+00], [1.3270364153104683E-292, -0.0059999999999997833, -0.89999999999999991, -1.830000e+00, -1.496000e+00], [-2.136000e+00, -1.1760000000000002, -3.812000e+00, 2.870000e+00, -2.822000e+00], [3.684000e+00, 3.920000e+00, 0x7FF0000000000000, -1.432000e+00, 9.4049321645462279E-243], [-1.068000e+00, -1.580000e+00, -1.3239999999999998, 1.7880000000000003, -2.182000e+00], [3.130000e+00, 2.510000e+00, 1.1219999999999999, -0.88600000000000012, 3.8280000000000003], [2.2880000000000003, -2.0380000000000003, -2.302000e+00, -0.90600000000000013, 3.0220000000000002], [2.5460000000000003, -1.464000e+00, -3.688000e+00, 9.0762190292545157E-293, 0.96199999999999974]]> : tensor<16x5xf64>
  %a1 = stablehlo.constant dense<[-2.276000e+00, 0x7FF8000000000000, -0.5259999999999998, -3.640000e+00, 1.3079999999999998]> : tensor<5xf64>
  %r:3 = call @p816(%a0, %a1) : (tensor<16x5xf64>, tensor<5xf64>) -> (tensor<1x5xf64>, tensor<4xf64>, tensor<5x5xf64>)
  %e0 = stablehlo.constant dense<[[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.26849925303500682]]> : tensor<1x5xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x5xf64>, tensor<1x5xf64>
  %e1 = stablehlo.constant dense<[-2.000000e+00, 0x7FF8000000000000, -0.000000e+00, -3.000000e+00]> : tensor<4xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4xf64>, tensor<4xf64>
  %e2 = stablehlo.constant dense<[[77.81013200000001, 40.385679999999994, 0x7FF0000000000000, -10.389296000000002, 37.430832000000002], [40.385679999999994, 55.436540000000001, 0x7FF0000000000000, -5.1298719999999998, 20.604968], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [-10.389296000000002, -5.1298719999999998, 0xFFF0000000000000, 103.41741600000002, -19.049784000000006], [37.430832000000002, 20.604968, 0x7FF0000000000000, -19.049784000000006, 90.428332000000012]]> : tensor<5x5xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<5x5xf64>, tensor<5x5xf64>
  return
}
func.func @p817(%arg0: tensor<f32>, %arg1: tensor<i64>) -> (tensor<i64>) {
  %v2 = stablehlo.maximum %arg1, %arg1 : tensor<i64>
  return %v2 : tensor<i64>
}
func.func @check817() {
  %a0 = stablehlo.constant dense<3.410000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %r:1 = call @p817(%a0, %a1) : (tensor<f32>, tensor<i64>) -> tensor<i64>
  %e0 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  return
}
func.func @p818(%arg0: tensor<5x3x13xf32>) -> (tensor<f32>, tensor<3x14x11xf32>, tensor<11x3x14xf32>) {
  %v1 = stablehlo.constant dense<2.5> : tensor<f32>
  %v2 = stablehlo.pad %arg0, %v1, low = [2, -1, 0], high = [0, 1, 1], interior = [1, 0, 0] : (tensor<5x3x13xf32>, tensor<f32>) -> tensor<11x3x14xf32>
  %v3 = stablehlo.divide %v1, %v1 : tensor<f32>
  %v4 = stablehlo.transpose %v2, dims = [1, 2, 0] : (tensor<11x3x14xf32>) -> tensor<3x14x11xf32>
  %v5 = stablehlo.multiply %v4, %v4 : tensor<3x14x11xf32>
  %v6 = stablehlo.transpose %v4, dims = [2, 0, 1] : (tensor<3x14x11xf32>) -> tensor<11x3x14xf32>
  return %v3, %v5, %v6 : tensor<f32>, tensor<3x14x11xf32>, tensor<11x3x14xf32>
}
func.func @check818() {
  %a0 = stablehlo.constant dense<"0x3D0AD7BFB0721840E17A34C0A245B6BF643BDF3F7B14AE3F19042640FA7EEABED1222BC0B29D1FC0E5D022BF986E02C0F0A746BFD1221B40871679402FDDE4BFBC74933EFED458C0CBA1C5BF9CC420BF0AD70340450B94D9BA498C3F7368F1BF5EBAC9BE6DE75B406ABCF4BFA8C67BC0448B0CC0D9CCF95EAAF1F23F560E8D3FFCA9D13FC9765EC0F6281CBF1B2F6D4052B82E40105849C0F2D21D400681F53F583994BF17D98EBFA69BC4BCB4C836C046B673BE46B693BF759398BFA470BD3F85EB91BF295C5F40E3A51BC0B7073C613F355EBF5EBA59C051EBD3AEAAF10240BC74F3BF0E2D323FE7FB69BF0000807FE17A6440A7850B0CD4292A63C772C7CE7593583FC3F588BF31086C40A4703D3F79E976C0B29D8FBF0000000096432BC09EEF3740EEB5BEE16DE75B4023DB393F9EEFA73D91ED0C404E621040022B873EEC513840295C8FBDEC5108C0295C8FBE643B5FC0AE4731C0C2160100378921C00AD7633FBC74334075937840FA7E8A3F508D17BF04560E3F8941E03E583994BFE92621406666E6BEE3A59B3DBE9FDABFC1CA21BF3F352E40A184CD34A24536BFA69BA4BFE92631BF2DB2BD3FCFF763401904F6BFA4706D4000002040986E32C0F628BCBF1F853B4048E14AC0FA7EAA3F83C02AC06DE7BB3F46B6F3BFEE7C6FC09EEF273F96436BC0E8F707C1A01AAFBFE6B161FF83C02AC068910DC0B6F30DC068916D3E3F354EC0A69B144031087C407593983E44A841DF643BDFBEE3A59B3DE92671C0DD2436C0C74B77BF7B144E4048E14A401283C03D909DF2E2FCA961C01B2F1D40C61948280E2DB2BE60E5D03E2731883FEC51783FD9CE4740E6B161FFB6F37D406DE76B4091ED7CBF46B603406DE72B408A7E0E8D3BDF8FBF2DB29D3EBB3D5563508D173F39B4A83F77BE5F3F643B2F40DBF9FEBE1F854BC0560E2DBF0000C07FD9CE57407368113E60E530C08D97CEBF0AD7E3BFE92631C02FDD04405C8F32C0931884BF10580940E92671C0D34DA2BFDBF94EC023DB4940F0A786BF04564E4021B062401B2FDD3DA01A4FC023DBB9BFD34D0240F6286C4031082CBDBE9F5A400000003F7B143EC0"> : tensor<5x3x13xf32>
  %r:3 = call @p818(%a0) : (tensor<5x3x13xf32>) -> (tensor<f32>, tensor<3x14x11xf32>, tensor<11x3x14xf32>)
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<"0x0000C8400000C8405C06BC400000C84064E0403F0000C84049DA953F0000C840AD88AC400000C84018ED35410000C8400000C840D55C72410000C8407B2D39410000C8400570B33E0000C840212078410000C840FA2EA53C0000C8400000C840BB9A4C400000C840C06D2F1E0000C84013479E3E0000C840E0DEB53D0000C8406378F4400000C8400000C8408ADEA93D0000C840AAF485400000C840C172443E0000C840257F127F0000C84041B826400000C8400000C8401EA837410000C840D28667400000C840B5A4AB3F0000C84086A8423E0000C84010C74A400000C8400000C840699218400000C8405F05F83E0000C840EEE3CA400000C8409944BD3B0000C840A82DF5400000C8400000C840B4ECC93E0000C84082DC553F0000C840285C4F3E0000C840492A63410000C840AFE989400000C8400000C84092CB87400000C8400000807F0000C8409944BD3B0000C840709801410000C8405817F9400000C8400000C840113AAB730000C8401CEB4B410000C84073B43A400000C84050E36E3F0000C840B452883F0000C8400000C84071C1993F0000C840000000000000C8404F81CC3E0000C840F8E425410000C840BF5E93400000C8400000C840D3A563400000C8400000807F0000C840D918ED400000C8404CC820410000C840492A63410000C8400000C8402FF61E3E0000C840A5631B5E0000C840AFFD242A0000C840DEC4103C0000C8402DCDCD3F0000C8400000C840C6E53C410000C8402A39373F0000C84015C7013F0000C8400000807F0000C840105727410000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C840B5F769400000C840168C923F0000C84097AFD33F0000C8403EEC46410000C840D9291F410000C8400000C840289F77410000C8401B9F59410000C840A82DF53E0000C840A005C1400000C8407BA88D3F0000C8400000C8403C519A400000C840842F0C3F0000C84092900C400000C84048681C110000C8408B4E26410000C8400000C84022C0737E0000C84089256E410000C84069014B410000C8405F05F83D0000C84073BB48410000C8400000C840CA8D66400000C8401C23A13F0000C840E06B6C400000C8408A752A3E0000C8405D1A3F3C0000C8400000C84097719B3F0000C840000000000000C840C1395C410000C84086E8903F0000C840128C27410000C8400000C840FEB62B400000C840B826E5400000C8400000C8400000C840D3DE703F0000C84074EE06400000C8400000C8403C5241410000C840742804410000C840F6BBF8400000C8403CF31B410000C84044A684400000C8400000C840E583BE3E0000C8400000807F0000C840304C0A400000C8400000807F0000C8408CDB59410000C8400000C84041C05B410000C840C6E53C410000C840C15B09410000C8409EEB7B410000C8400436E73A0000C8400000C840287EEE400000C84074EE063F0000C8404CC820410000C840B36259410000C84073B43A410000C8400000C840675B1E410000C8400155DC3B0000C840C619E33F0000C84092E4793F0000C8400000803E0000C8400000C840D598C2400000C84066299B400000C8407EC8E3400000C8401B8887400000C84068220D410000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C8400000C840"> : tensor<3x14x11xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3x14x11xf32>, tensor<3x14x11xf32>
  %e2 = stablehlo.constant dense<"0x000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040D1221B40871679402FDDE4BFBC74933EFED458C0CBA1C5BF9CC420BF0AD70340450B94D9BA498C3F7368F1BF5EBAC9BE6DE75B40000020406ABCF4BFA8C67BC0448B0CC0D9CCF95EAAF1F23F560E8D3FFCA9D13FC9765EC0F6281CBF1B2F6D4052B82E40105849C0F2D21D400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020403F355EBF5EBA59C051EBD3AEAAF10240BC74F3BF0E2D323FE7FB69BF0000807FE17A6440A7850B0CD4292A63C772C7CE7593583F00002040C3F588BF31086C40A4703D3F79E976C0B29D8FBF0000000096432BC09EEF3740EEB5BEE16DE75B4023DB393F9EEFA73D91ED0C40000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040FA7E8A3F508D17BF04560E3F8941E03E583994BFE92621406666E6BEE3A59B3DBE9FDABFC1CA21BF3F352E40A184CD34A24536BF00002040A69BA4BFE92631BF2DB2BD3FCFF763401904F6BFA4706D4000002040986E32C0F628BCBF1F853B4048E14AC0FA7EAA3F83C02AC0000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040A69B144031087C407593983E44A841DF643BDFBEE3A59B3DE92671C0DD2436C0C74B77BF7B144E4048E14A401283C03D909DF2E200002040FCA961C01B2F1D40C61948280E2DB2BE60E5D03E2731883FEC51783FD9CE4740E6B161FFB6F37D406DE76B4091ED7CBF46B60340000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040D9CE57407368113E60E530C08D97CEBF0AD7E3BFE92631C02FDD04405C8F32C0931884BF10580940E92671C0D34DA2BFDBF94EC00000204023DB4940F0A786BF04564E4021B062401B2FDD3DA01A4FC023DBB9BFD34D0240F6286C4031082CBDBE9F5A400000003F7B143EC0000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040000020400000204000002040"> : tensor<11x3x14xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<11x3x14xf32>, tensor<11x3x14xf32>
  return
}
func.func @p819(%arg0: tensor<i1>, %arg1: tensor<i1>) -> (tensor<i1>) {
  %v2 = stablehlo.xor %arg0, %arg1 : tensor<i1>
  return %v2 : tensor<i1>
}
func.func @check819() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %a1 = stablehlo.constant dense<true> : tensor<i1>
  %r:1 = call @p819(%a0, %a1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  return
}
func.func @p820(%arg0: tensor<3x13x1xui8>) -> (tensor<3x14x2xui8>, tensor<3x13x14x1xui8>) {
  %v1 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x13x1xui8>, tensor<3x13x1xui8>) -> tensor<3x1x1xui8>
  %v2 = stablehlo.concatenate %arg0, %v1, dim = 1 : (tensor<3x13x1xui8>, tensor<3x1x1xui8>) -> tensor<3x14x1xui8>
  %v3 = stablehlo.concatenate %v2, %v2, dim = 2 : (tensor<3x14x1xui8>, tensor<3x14x1xui8>) -> tensor<3x14x2xui8>
  %v4 = stablehlo.broadcast_in_dim %v2, dims = [0, 2, 3] : (tensor<3x14x1xui8>) -> tensor<3x13x14x1xui8>
  return %v3, %v4 : tensor<3x14x2xui8>, tensor<3x13x14x1xui8>
}
func.func @check820() {
  %a0 = stablehlo.constant dense<[[[247], [254], [250], [251], [247], [0], [9], [253], [249], [90], [167], [0], [0]], [[2], [251], [0], [4], [249], [255], [0], [248], [246], [246], [0], [7], [4]], [[3], [11], [0], [250], [246], [9], [249], [3], [255], [10], [6], [247], [252]]]> : tensor<3x13x1xui8>
  %r:2 = call @p820(%a0) : (tensor<3x13x1xui8>) -> (tensor<3x14x2xui8>, tensor<3x13x14x1xui8>)
  %e0 = stablehlo.constant dense<[[[247, 247], [254, 254], [250, 250], [251, 251], [247, 247], [0, 0], [9, 9], [253, 253], [249, 249], [90, 90], [167, 167], [0, 0], [0, 0], [3, 3]], [[2, 2], [251, 251], [0, 0], [4, 4], [249, 249], [255, 255], [0, 0], [248, 248], [246, 246], [246, 246], [0, 0], [7, 7], [4, 4], [168, 168]], [[3, 3], [11, 11], [0, 0], [250, 250], [246, 246], [9, 9], [249, 249], [3, 3], [255, 255], [10, 10], [6, 6], [247, 247], [252, 252], [127, 127]]]> : tensor<3x14x2xui8>
  check.expect_eq %r#0, %e0 : tensor<3x14x2xui8>
  %e1 = stablehlo.constant dense<"0xF7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA7000003F7FEFAFBF70009FDF95AA700000302FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A802FB0004F9FF00F8F6F6000704A8030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F030B00FAF609F903FF0A06F7FC7F"> : tensor<3x13x14x1xui8>
  check.expect_eq %r#1, %e1 : tensor<3x13x14x1xui8>
  return
}
func.func @p821(%arg0: tensor<f32>, %arg1: tensor<5x16x3xf8E4M3FN>, %arg2: tensor<f32>) -> (tensor<3xf8E4M3FN>, tensor<6x1x40xf8E4M3FN>, tensor<10x16x3xf8E4M3FN>) {
  %v3 = stablehlo.convert %arg1 : (tensor<5x16x3xf8E4M3FN>) -> tensor<5x16x3xf8E4M3FN>
  %v4 = stablehlo.rsqrt %arg1 : tensor<5x16x3xf8E4M3FN>
  %v5 = stablehlo.reshape %v4 : (tensor<5x16x3xf8E4M3FN>) -> tensor<6x1x40xf8E4M3FN>
  %v6 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %v7 = stablehlo.reduce(%v3 init: %v6) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<5x16x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  %v8 = stablehlo.concatenate %v3, %v4, dim = 0 : (tensor<5x16x3xf8E4M3FN>, tensor<5x16x3xf8E4M3FN>) -> tensor<10x16x3xf8E4M3FN>
  %v9 = stablehlo.minimum %v5, %v5 : tensor<6x1x40xf8E4M3FN>
  %v10 = stablehlo.reverse %v8, dims = [0] : tensor<10x16x3xf8E4M3FN>
  return %v7, %v9, %v10 : tensor<3xf8E4M3FN>, tensor<6x1x40xf8E4M3FN>, tensor<10x16x3xf8E4M3FN>
}
func.func @check821() {
  %a0 = stablehlo.constant dense<1.124000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<"0x423A4033C8443642B9C1BA40A147482144C4B067A444C74645C637A6B8C7C7BEC747809AC634B9B3B141B7C54196C0C3FF443D43423F35C3BD4545C2BE9645BFC1424441C7C3E8D5B5C7B2AD99C24138403D43C02B43430945C5A7393FA2338FC30EC280C5C02EC7B87F32BEB13A4343B1C2C1BBB44296BDC5482BC1187F41BC44C4B042B544444595C8BA3F44C7B1083C3BB92FB1452DC03393C7C500432D3CBC2439C3C6A0BCA0473C3154B19BC4C5C6B98EC6FF43C0C22DBEA938AFA1214532C6BC3B427F3BC6C23AC22FC4C2C7433840B8C048B99F298B63BD3E40B93DBDC40D33C17F6347C544B04745C045C444"> : tensor<5x16x3xf8E4M3FN>
  %a2 = stablehlo.constant dense<-2.424000e+00> : tensor<f32>
  %r:3 = call @p821(%a0, %a1, %a2) : (tensor<f32>, tensor<5x16x3xf8E4M3FN>, tensor<f32>) -> (tensor<3xf8E4M3FN>, tensor<6x1x40xf8E4M3FN>, tensor<10x16x3xf8E4M3FN>)
  %e0 = stablehlo.constant dense<[0xFF, -6.400000e+01, 0x7F]> : tensor<3xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  %e1 = stablehlo.constant dense<"0x3236333AFF313932FFFFFF33FF30304331FFFF20FF31FF3131FF38FFFFFFFFFFFF30FFFFFF39FFFFFF33FFFF33FFFFFFFF313532323439FFFF3131FFFFFF31FFFF323133FFFFFFFFFFFFFFFFFFFF3338333532FF3E32324F31FFFF3734FF3AFFFF4CFFFFFFFF3CFFFF7F3AFFFF363232FFFFFFFFFF32FFFFFF303EFF487F33FF31FFFF32FF313131FFFFFF3431FFFF503536FF3CFF313DFF3AFFFFFF7F323D35FF4137FFFFFFFFFF30353B29FFFFFFFFFFFFFFFFFF32FFFF3DFFFF38FFFF43313AFFFF36327F36FFFF36FF3CFFFFFF323833FFFF30FFFF3FFF22FF3433FF35FFFF4D3AFF7F2230FF31FF3031FF31FF31"> : tensor<6x1x40xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<6x1x40xf8E4M3FN>, tensor<6x1x40xf8E4M3FN>
  %e2 = stablehlo.constant dense<"0x3AFFFF36327F36FFFF36FF3CFFFFFF323833FFFF30FFFF3FFF22FF3433FF35FFFF4D3AFF7F2230FF31FF3031FF31FF313536FF3CFF313DFF3AFFFFFF7F323D35FF4137FFFFFFFFFF30353B29FFFFFFFFFFFFFFFFFF32FFFF3DFFFF38FFFF4331FF4CFFFFFFFF3CFFFF7F3AFFFF363232FFFFFFFFFF32FFFFFF303EFF487F33FF31FFFF32FF313131FFFFFF3431FFFF50FF313532323439FFFF3131FFFFFF31FFFF323133FFFFFFFFFFFFFFFFFFFF3338333532FF3E32324F31FFFF3734FF3AFF3236333AFF313932FFFFFF33FF30304331FFFF20FF31FF3131FF38FFFFFFFFFFFF30FFFFFF39FFFFFF33FFFF33FFFFFF32C6BC3B427F3BC6C23AC22FC4C2C7433840B8C048B99F298B63BD3E40B93DBDC40D33C17F6347C544B04745C045C4443C3BB92FB1452DC03393C7C500432D3CBC2439C3C6A0BCA0473C3154B19BC4C5C6B98EC6FF43C0C22DBEA938AFA12145C30EC280C5C02EC7B87F32BEB13A4343B1C2C1BBB44296BDC5482BC1187F41BC44C4B042B544444595C8BA3F44C7B108FF443D43423F35C3BD4545C2BE9645BFC1424441C7C3E8D5B5C7B2AD99C24138403D43C02B43430945C5A7393FA2338F423A4033C8443642B9C1BA40A147482144C4B067A444C74645C637A6B8C7C7BEC747809AC634B9B3B141B7C54196C0C3"> : tensor<10x16x3xf8E4M3FN>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<10x16x3xf8E4M3FN>, tensor<10x16x3xf8E4M3FN>
  return
}
func.func @p822(%arg0: tensor<i1>, %arg1: tensor<i32>) -> (tensor<i32>) {
  %v2 = stablehlo.select %arg0, %arg1, %arg1 : tensor<i1>, tensor<i32>
  %v3 = stablehlo.not %v2 : tensor<i32>
  return %v3 : tensor<i32>
}
func.func @check822() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %a1 = stablehlo.constant dense<-2> : tensor<i32>
  %r:1 = call @p822(%a0, %a1) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  %e0 = stablehlo.constant dense<1> : tensor<i32>
  check.expect_eq %r#0, %e0 : tensor<i32>
  return
}
func.func @p823(%arg0: tensor<7xf32>, %arg1: tensor<70xf8E5M2>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<34xf8E5M2>, tensor<70xf8E5M2>, tensor<65x140xf8E5M2>) {
  %v3 = stablehlo.concatenate %arg1, %arg1, dim = 0 : (tensor<70xf8E5M2>, tensor<70xf8E5M2>) -> tensor<140xf8E5M2>
  %v4 = stablehlo.multiply %arg2, %arg2 : tensor<f32>
  %v5 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<140xf8E5M2>) -> tensor<65x140xf8E5M2>
  %v6 = stablehlo.slice %arg1 [1:69:2] : (tensor<70xf8E5M2>) -> tensor<34xf8E5M2>
  %v7 = stablehlo.multiply %arg1, %arg1 : tensor<70xf8E5M2>
  %v8 = stablehlo.power %v5, %v5 : tensor<65x140xf8E5M2>
  return %v4, %v6, %v7, %v8 : tensor<f32>, tensor<34xf8E5M2>, tensor<70xf8E5M2>, tensor<65x140xf8E5M2>
}
func.func @check823() {
  %a0 = stablehlo.constant dense<[0.879999995, 3.204000e+00, -2.662000e+00, -3.874000e+00, -1.922000e+00, -3.656000e+00, -1.030000e+00]> : tensor<7xf32>
  %a1 = stablehlo.constant dense<[3.000000e+00, 0x7C, -1.875000e-01, -5.000000e-01, -5.000000e-01, 1.250000e+00, -3.500000e+00, 7.629390e-05, 3.500000e+00, -8.750000e-01, 4.000000e+00, 1.250000e+00, 5.000000e-01, 1.500000e+00, 2.000000e+00, -2.500000e+00, -2.000000e+00, -4.000000e+00, -1.250000e+00, 0x7E, 2.000000e+00, 2.500000e+00, 1.750000e+00, -2.000000e+00, -1.875000e-01, 0x7C, 3.500000e+00, -4.375000e-01, 3.500000e+00, -2.500000e+00, 2.000000e+00, -4.687500e-02, -1.500000e+00, 3.500000e+00, -2.000000e+00, -1.875000e-01, 5.000000e-01, 7.500000e-01, -0.000000e+00, -6.250000e-01, 2.000000e+00, 3.500000e+00, -1.500000e+00, -1.000000e+00, 2.000000e+00, 2.500000e+00, -3.500000e+00, 3.500000e+00, -2.500000e+00, 1.500000e+00, 2.000000e+00, 8.750000e-01, -3.000000e+00, 3.500000e+00, -2.000000e+00, 3.000000e+00, 3.750000e-01, 0x7C, 2.000000e+00, -2.500000e+00, 1.000000e+00, 3.500000e+00, -3.500000e+00, -3.500000e+00, -1.250000e+00, 3.500000e+00, -6.250000e-02, 3.000000e+00, 7.500000e-01, 4.000000e+00]> : tensor<70xf8E5M2>
  %a2 = stablehlo.constant dense<-1.840000e+00> : tensor<f32>
  %r:4 = call @p823(%a0, %a1, %a2) : (tensor<7xf32>, tensor<70xf8E5M2>, tensor<f32>) -> (tensor<f32>, tensor<34xf8E5M2>, tensor<70xf8E5M2>, tensor<65x140xf8E5M2>)
  %e0 = stablehlo.constant dense<3.385600e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<[0x7C, -5.000000e-01, 1.250000e+00, 7.629390e-05, -8.750000e-01, 1.250000e+00, 1.500000e+00, -2.500000e+00, -4.000000e+00, 0x7E, 2.500000e+00, -2.000000e+00, 0x7C, -4.375000e-01, -2.500000e+00, -4.687500e-02, 3.500000e+00, -1.875000e-01, 7.500000e-01, -6.250000e-01, 3.500000e+00, -1.000000e+00, 2.500000e+00, 3.500000e+00, 1.500000e+00, 8.750000e-01, 3.500000e+00, 3.000000e+00, 0x7C, -2.500000e+00, 3.500000e+00, -3.500000e+00, 3.500000e+00, 3.000000e+00]> : tensor<34xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<34xf8E5M2>, tensor<34xf8E5M2>
  %e2 = stablehlo.constant dense<[8.000000e+00, 0x7C, 3.125000e-02, 2.500000e-01, 2.500000e-01, 1.500000e+00, 1.200000e+01, 0.000000e+00, 1.200000e+01, 7.500000e-01, 1.600000e+01, 1.500000e+00, 2.500000e-01, 2.000000e+00, 4.000000e+00, 6.000000e+00, 4.000000e+00, 1.600000e+01, 1.500000e+00, 0x7E, 4.000000e+00, 6.000000e+00, 3.000000e+00, 4.000000e+00, 3.125000e-02, 0x7C, 1.200000e+01, 1.875000e-01, 1.200000e+01, 6.000000e+00, 4.000000e+00, 1.953130e-03, 2.000000e+00, 1.200000e+01, 4.000000e+00, 3.125000e-02, 2.500000e-01, 5.000000e-01, 0.000000e+00, 3.750000e-01, 4.000000e+00, 1.200000e+01, 2.000000e+00, 1.000000e+00, 4.000000e+00, 6.000000e+00, 1.200000e+01, 1.200000e+01, 6.000000e+00, 2.000000e+00, 4.000000e+00, 7.500000e-01, 8.000000e+00, 1.200000e+01, 4.000000e+00, 8.000000e+00, 1.250000e-01, 0x7C, 4.000000e+00, 6.000000e+00, 1.000000e+00, 1.200000e+01, 1.200000e+01, 1.200000e+01, 1.500000e+00, 1.200000e+01, 3.906250e-03, 8.000000e+00, 5.000000e-01, 1.600000e+01]> : tensor<70xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<70xf8E5M2>, tensor<70xf8E5M2>
  %e3 = stablehlo.constant dense<"0x4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C4F7CFEFEFE3DFE3C55FE5C3D3A3F44FE341CFE7E44494134FE7C55FE55FE44FEFE5534FE3A3A3CFE4455FEBC4449FE55FE3F443BA955344F3A7C44FE3C55FEFEFE55FE4F3A5C"> : tensor<65x140xf8E5M2>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<65x140xf8E5M2>, tensor<65x140xf8E5M2>
  return
}
func.func @p824(%arg0: tensor<13x8xf32>) -> (tensor<8xf32>, tensor<13x8xf32>) {
  %v1 = stablehlo.minimum %arg0, %arg0 : tensor<13x8xf32>
  %v2 = stablehlo.constant dense<2.5> : tensor<f32>
  %v3 = stablehlo.reduce(%arg0 init: %v2) applies stablehlo.maximum across dimensions = [0] : (tensor<13x8xf32>, tensor<f32>) -> tensor<8xf32>
  %v4 = stablehlo.reverse %v1, dims = [1] : tensor<13x8xf32>
  %v5 = stablehlo.minimum %arg0, %v4 : tensor<13x8xf32>
  return %v3, %v5 : tensor<8xf32>, tensor<13x8xf32>
}
func.func @check824() {
  %a0 = stablehlo.constant dense<"0xBE9F4AC0D34D12C0931874404C37093EB29D6FBEBC74133E85EB41C0F4FD543DC9767EBFD7A3304077BE0FC0C1CA61C0BF1F24AFBA494CC017D9EE3F5A64BBBEE17A4440508D37C0EE7C7F3F1283004054E3A5BE68911D40C9762E409318A43F6F1203BEDD2416C05EBAE93F31082C3DCFF753BF022B374052B89EBE91ED7CBFFED47840B81E853FC25DD7C00C026B3F4E625040075E3B408FC275407368D1BF46B65340E5D052C054E375C08B6C27BF46B673C0448B2CBFBE9F9A3EE92641C0295CEFBFB072184017D94EBEDBF9DE3FB4C856C017D9AE3FCFF75340A69B34C0A245963F14AE57C01F852BC0DA5B2EDDE5D03240F853E3BE9CC45040C976BE3E2FDD44C0FA7E6A403789C1BED578A9BF4A0C02BF0E2DB23F83C0AABF000000C052B80E407D3F05C0C52070BF295C8F3EF4FD4440022B57C06F12833DB29D0FC08716B93F3108AC3EC3F5283FB6F37D3F1F854B400000003FD9CE77C09CC4E0BFA245363FA69B443F986E72C0C9764EC0215921251F855B40C520D03F508D973FF4FDD43F18A210A1DF390C40E5D052C0C9764E40E7FB19C0C52000C0F628DCBE"> : tensor<13x8xf32>
  %r:2 = call @p824(%a0) : (tensor<13x8xf32>) -> (tensor<8xf32>, tensor<13x8xf32>)
  %e0 = stablehlo.constant dense<[3.888000e+00, 3.664000e+00, 3.814000e+00, 2.500000e+00, 3.256000e+00, 3.430000e+00, 3.840000e+00, 2.500000e+00]> : tensor<8xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8xf32>, tensor<8xf32>
  %e1 = stablehlo.constant dense<"0xBE9F4AC085EB41C0BC74133EB29D6FBEB29D6FBEBC74133E85EB41C0BE9F4AC0C9767EBF17D9EE3FBA494CC0C1CA61C0C1CA61C0BA494CC017D9EE3FC9767EBF9318A43F508D37C0EE7C7F3F54E3A5BE54E3A5BEEE7C7F3F508D37C09318A43F91ED7CBFDD2416C05EBAE93FCFF753BFCFF753BF5EBAE93FDD2416C091ED7CBF7368D1BFB81E853FC25DD7C00C026B3F0C026B3FC25DD7C0B81E853F7368D1BFE92641C0E5D052C054E375C046B673C046B673C054E375C0E5D052C0E92641C0A69B34C0B072184017D94EBEB4C856C0B4C856C017D94EBEB0721840A69B34C0C976BE3E14AE57C01F852BC0DA5B2EDDDA5B2EDD1F852BC014AE57C0C976BE3E2FDD44C083C0AABF3789C1BED578A9BFD578A9BF3789C1BE83C0AABF2FDD44C0B29D0FC07D3F05C0022B57C0295C8F3E295C8F3E022B57C07D3F05C0B29D0FC09CC4E0BFD9CE77C00000003FB6F37D3FB6F37D3F0000003FD9CE77C09CC4E0BFA245363FA69B443F986E72C0C9764EC0C9764EC0986E72C0A69B443FA245363FF628DCBEC52000C0E7FB19C0E5D052C0E5D052C0E7FB19C0C52000C0F628DCBE"> : tensor<13x8xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<13x8xf32>, tensor<13x8xf32>
  return
}
func.func @p825(%arg0: tensor<i1>) -> (tensor<1x1x1xi1>, tensor<5xi1>) {
  %v1 = stablehlo.not %arg0 : tensor<i1>
  %v2 = stablehlo.or %arg0, %v1 : tensor<i1>
  %v3 = stablehlo.or %v2, %v1 : tensor<i1>
  %v4 = stablehlo.and %v3, %v2 : tensor<i1>
  %v5 = stablehlo.reshape %v4 : (tensor<i1>) -> tensor<1x1x1xi1>
  %v6 = stablehlo.transpose %v5, dims = [1, 2, 0] : (tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
  %v7 = stablehlo.broadcast_in_dim %v4, dims = [] : (tensor<i1>) -> tensor<5xi1>
  return %v6, %v7 : tensor<1x1x1xi1>, tensor<5xi1>
}
func.func @check825() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %r:2 = call @p825(%a0) : (tensor<i1>) -> (tensor<1x1x1xi1>, tensor<5xi1>)
  %e0 = stablehlo.constant dense<true> : tensor<1x1x1xi1>
  check.expect_eq %r#0, %e0 : tensor<1x1x1xi1>
  %e1 = stablehlo.constant dense<true> : tensor<5xi1>
  check.expect_eq %r#1, %e1 : tensor<5xi1>
  return
}
func.func @p826(%arg0: tensor<65xf16>) -> (tensor<65xf16>, tensor<5x13xf16>, tensor<130xbf16>, tensor<67xf16>) {
  %v1 = stablehlo.convert %arg0 : (tensor<65xf16>) -> tensor<65xbf16>
  %v2 = stablehlo.minimum %arg0, %arg0 : tensor<65xf16>
  %v3 = stablehlo.minimum %v2, %v2 : tensor<65xf16>
  %v4 = stablehlo.reshape %v2 : (tensor<65xf16>) -> tensor<5x13xf16>
  %v5 = stablehlo.concatenate %v1, %v1, dim = 0 : (tensor<65xbf16>, tensor<65xbf16>) -> tensor<130xbf16>
  %v6 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %v7 = stablehlo.pad %arg0, %v6, low = [1], high = [1], interior = [0] : (tensor<65xf16>, tensor<f16>) -> tensor<67xf16>
  return %v3, %v4, %v5, %v7 : tensor<65xf16>, tensor<5x13xf16>, tensor<130xbf16>, tensor<67xf16>
}
func.func @check826() {
  %a0 = stablehlo.constant dense<[-3.775390e+00, 1.948240e+00, -2.605470e+00, 9.600830e-02, 2.500000e+00, -3.099610e+00, 8.798820e-01, -4.541020e-01, 3.685550e+00, -2.005860e+00, -2.955080e+00, 2.345700e+00, 3.609380e+00, -7.358390e-01, 3.408200e+00, 3.962890e+00, 2.212890e+00, 3.957030e+00, 3.139650e-01, 4.279790e-01, 3.798830e-01, 2.660160e+00, -2.362000e+03, -2.347660e+00, -4.360350e-01, -9.600830e-02, -1.477540e+00, -3.121090e+00, -3.664060e+00, -2.919920e-01, -1.511720e+00, -3.640140e-01, 0x7C00, 1.803710e+00, 3.753910e+00, -1.223630e+00, 3.933590e+00, 1.864260e+00, 2.523440e+00, 3.511720e+00, -1.468750e+00, 2.397460e-01, 2.679690e+00, -1.340330e-01, -1.017580e+00, 1.667970e+00, 1.910160e+00, -5.581050e-01, -5.517580e-01, 1.209960e+00, -3.240230e+00, -2.390630e+00, -5.820310e-01, -1.218000e+03, 2.459720e-01, -1.463870e+00, 0xFC00, -2.099610e+00, 1.091800e+00, 3.015630e+00, -7.880860e-01, -2.000430e-02, -3.488280e+00, -5.970000e-04, 2.748050e+00]> : tensor<65xf16>
  %r:4 = call @p826(%a0) : (tensor<65xf16>) -> (tensor<65xf16>, tensor<5x13xf16>, tensor<130xbf16>, tensor<67xf16>)
  %e0 = stablehlo.constant dense<[-3.775390e+00, 1.948240e+00, -2.605470e+00, 9.600830e-02, 2.500000e+00, -3.099610e+00, 8.798820e-01, -4.541020e-01, 3.685550e+00, -2.005860e+00, -2.955080e+00, 2.345700e+00, 3.609380e+00, -7.358390e-01, 3.408200e+00, 3.962890e+00, 2.212890e+00, 3.957030e+00, 3.139650e-01, 4.279790e-01, 3.798830e-01, 2.660160e+00, -2.362000e+03, -2.347660e+00, -4.360350e-01, -9.600830e-02, -1.477540e+00, -3.121090e+00, -3.664060e+00, -2.919920e-01, -1.511720e+00, -3.640140e-01, 0x7C00, 1.803710e+00, 3.753910e+00, -1.223630e+00, 3.933590e+00, 1.864260e+00, 2.523440e+00, 3.511720e+00, -1.468750e+00, 2.397460e-01, 2.679690e+00, -1.340330e-01, -1.017580e+00, 1.667970e+00, 1.910160e+00, -5.581050e-01, -5.517580e-01, 1.209960e+00, -3.240230e+00, -2.390630e+00, -5.820310e-01, -1.218000e+03, 2.459720e-01, -1.463870e+00, 0xFC00, -2.099610e+00, 1.091800e+00, 3.015630e+00, -7.880860e-01, -2.000430e-02, -3.488280e+00, -5.970000e-04, 2.748050e+00]> : tensor<65xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65xf16>, tensor<65xf16>
  %e1 = stablehlo.constant dense<[[-3.775390e+00, 1.948240e+00, -2.605470e+00, 9.600830e-02, 2.500000e+00, -3.099610e+00, 8.798820e-01, -4.541020e-01, 3.685550e+00, -2.005860e+00, -2.955080e+00, 2.345700e+00, 3.609380e+00], [-7.358390e-01, 3.408200e+00, 3.962890e+00, 2.212890e+00, 3.957030e+00, 3.139650e-01, 4.279790e-01, 3.798830e-01, 2.660160e+00, -2.362000e+03, -2.347660e+00, -4.360350e-01, -9.600830e-02], [-1.477540e+00, -3.121090e+00, -3.664060e+00, -2.919920e-01, -1.511720e+00, -3.640140e-01, 0x7C00, 1.803710e+00, 3.753910e+00, -1.223630e+00, 3.933590e+00, 1.864260e+00, 2.523440e+00], [3.511720e+00, -1.468750e+00, 2.397460e-01, 2.679690e+00, -1.340330e-01, -1.017580e+00, 1.667970e+00, 1.910160e+00, -5.581050e-01, -5.517580e-01, 1.209960e+00, -3.240230e+00, -2.390630e+00], [-5.820310e-01, -1.218000e+03, 2.459720e-01, -1.463870e+00, 0xFC00, -2.099610e+00, 1.091800e+00, 3.015630e+00, -7.880860e-01, -2.000430e-02, -3.488280e+00, -5.970000e-04, 2.748050e+00]]> : tensor<5x13xf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<5x13xf16>, tensor<5x13xf16>
  %e2 = stablehlo.constant dense<"0x72C0F93F27C0C53D204046C0613FE8BE6C4000C03DC0164067403CBF5A407E400E407D40A13EDB3EC23E2A4014C516C0DFBEC5BDBDBF48C06AC096BEC2BFBABE807FE73F70409DBF7C40EF3F22406140BCBF763E2C4009BE82BFD63FF43F0FBF0DBF9B3F4FC019C015BF98C47C3EBBBF80FF06C08C3F41404ABFA4BC5FC01CBA304072C0F93F27C0C53D204046C0613FE8BE6C4000C03DC0164067403CBF5A407E400E407D40A13EDB3EC23E2A4014C516C0DFBEC5BDBDBF48C06AC096BEC2BFBABE807FE73F70409DBF7C40EF3F22406140BCBF763E2C4009BE82BFD63FF43F0FBF0DBF9B3F4FC019C015BF98C47C3EBBBF80FF06C08C3F41404ABFA4BC5FC01CBA3040"> : tensor<130xbf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<130xbf16>, tensor<130xbf16>
  %e3 = stablehlo.constant dense<[0xFC00, -3.775390e+00, 1.948240e+00, -2.605470e+00, 9.600830e-02, 2.500000e+00, -3.099610e+00, 8.798820e-01, -4.541020e-01, 3.685550e+00, -2.005860e+00, -2.955080e+00, 2.345700e+00, 3.609380e+00, -7.358390e-01, 3.408200e+00, 3.962890e+00, 2.212890e+00, 3.957030e+00, 3.139650e-01, 4.279790e-01, 3.798830e-01, 2.660160e+00, -2.362000e+03, -2.347660e+00, -4.360350e-01, -9.600830e-02, -1.477540e+00, -3.121090e+00, -3.664060e+00, -2.919920e-01, -1.511720e+00, -3.640140e-01, 0x7C00, 1.803710e+00, 3.753910e+00, -1.223630e+00, 3.933590e+00, 1.864260e+00, 2.523440e+00, 3.511720e+00, -1.468750e+00, 2.397460e-01, 2.679690e+00, -1.340330e-01, -1.017580e+00, 1.667970e+00, 1.910160e+00, -5.581050e-01, -5.517580e-01, 1.209960e+00, -3.240230e+00, -2.390630e+00, -5.820310e-01, -1.218000e+03, 2.459720e-01, -1.463870e+00, 0xFC00, -2.099610e+00, 1.091800e+00, 3.015630e+00, -7.880860e-01, -2.000430e-02, -3.488280e+00, -5.970000e-04, 2.748050e+00, 0xFC00]> : tensor<67xf16>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<67xf16>, tensor<67xf16>
  return
}
func.func @p827(%arg0: tensor<1x0xf64>) -> (tensor<0x1x1xf64>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<1x0xf64>) -> tensor<1x5x0xf64>
  %v2 = stablehlo.power %v1, %v1 : tensor<1x5x0xf64>
  %v3 = stablehlo.reshape %v2 : (tensor<1x5x0xf64>) -> tensor<0x1x1xf64>
  return %v3 : tensor<0x1x1xf64>
}
func.func @check827() {
  %a0 = stablehlo.constant dense<> : tensor<1x0xf64>
  %r:1 = call @p827(%a0) : (tensor<1x0xf64>) -> tensor<0x1x1xf64>
  %e0 = stablehlo.constant dense<> : tensor<0x1x1xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x1x1xf64>, tensor<0x1x1xf64>
  return
}
func.func @p828(%arg0: tensor<65xf64>) -> (tensor<63xf64>, tensor<65xf64>) {
  %v1 = stablehlo.multiply %arg0, %arg0 : tensor<65xf64>
  %v2 = stablehlo.ceil %v1 : tensor<65xf64>
  %v3 = stablehlo.slice %v2 [0:63:1] : (tensor<65xf64>) -> tensor<63xf64>
  %v4 = stablehlo.power %arg0, %arg0 : tensor<65xf64>
  return %v3, %v4 : tensor<63xf64>, tensor<65xf64>
}
func.func @check828() {
  %a0 = stablehlo.constant dense<[2.750000e+00, 1.654000e+00, 1.048000e+00, -1.000000e+00, -0.73200000000000021, 2.418000e+00, -1.5539999999999998, 3.718000e+00, 3.816000e+00, 0.62999999999999989, 0.43599999999999994, -2.144000e+00, 3.8520000000000003, 2.790000e+00, -0.64000000000000012, -2.932000e+00, -3.174000e+00, 1.7699999999999996, 0x7FF0000000000000, 1.9656226955101247E-292, -3.042000e+00, -2.466000e+00, -3.626000e+00, 3.702000e+00, -1.512000e+00, -1.6880000000000002, -3.136000e+00, 1.1879999999999997, -2.3440000000000003, -3.958000e+00, 3.0839999999999996, 1.4580000000000002, -1.6059999999999999, 3.2720000000000002, -3.134000e+00, -0.46799999999999997, -2.592000e+00, 1.7433427469957725E-251, -2.3899999999999997, 2.700000e+00, 2.3040000000000003, 1.678000e+00, 0.36800000000000033, 0.33399999999999963, -2.218000e+00, 3.064000e+00, 3.7426104635501969E-279, 2.2380000000000004, -2.152000e+00, 4.5683399196105866E-237, -3.818000e+00, 2.2539999999999996, 3.4139999999999997, -0.50999999999999979, 1.516000e+00, 1.670000e+00, -0.33599999999999985, 1.564000e+00, 2.6740000000000004, 4.8051795570004395E-278, -2.134000e+00, -1.4620000000000002, 0.064000000000000057, 0.2759999999999998, -1.642000e+00]> : tensor<65xf64>
  %r:2 = call @p828(%a0) : (tensor<65xf64>) -> (tensor<63xf64>, tensor<65xf64>)
  %e0 = stablehlo.constant dense<[8.000000e+00, 3.000000e+00, 2.000000e+00, 1.000000e+00, 1.000000e+00, 6.000000e+00, 3.000000e+00, 1.400000e+01, 1.500000e+01, 1.000000e+00, 1.000000e+00, 5.000000e+00, 1.500000e+01, 8.000000e+00, 1.000000e+00, 9.000000e+00, 1.100000e+01, 4.000000e+00, 0x7FF0000000000000, 0.000000e+00, 1.000000e+01, 7.000000e+00, 1.400000e+01, 1.400000e+01, 3.000000e+00, 3.000000e+00, 1.000000e+01, 2.000000e+00, 6.000000e+00, 1.600000e+01, 1.000000e+01, 3.000000e+00, 3.000000e+00, 1.100000e+01, 1.000000e+01, 1.000000e+00, 7.000000e+00, 0.000000e+00, 6.000000e+00, 8.000000e+00, 6.000000e+00, 3.000000e+00, 1.000000e+00, 1.000000e+00, 5.000000e+00, 1.000000e+01, 0.000000e+00, 6.000000e+00, 5.000000e+00, 0.000000e+00, 1.500000e+01, 6.000000e+00, 1.200000e+01, 1.000000e+00, 3.000000e+00, 3.000000e+00, 1.000000e+00, 3.000000e+00, 8.000000e+00, 0.000000e+00, 5.000000e+00, 3.000000e+00, 1.000000e+00]> : tensor<63xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<63xf64>, tensor<63xf64>
  %e1 = stablehlo.constant dense<[16.149716690256536, 2.2985699547966321, 1.0503610876187075, -1.000000e+00, 0xFFF8000000000000, 8.4566299128776699, 0xFFF8000000000000, 131.95027359402823, 165.73625635082169, 0.74745413045059483, 0.69633160820977924, 0xFFF8000000000000, 180.32815720304887, 17.507967313403142, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 2.747341721526908, 0x7FF0000000000000, 1.000000e+00, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 127.16031824952009, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 1.2271055814486889, 0xFFF8000000000000, 0xFFF8000000000000, 32.242500494139854, 1.7328400220851448, 0xFFF8000000000000, 48.358085773651979, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 1.000000e+00, 0xFFF8000000000000, 14.611074771075279, 6.8416306030938303, 2.3834217763314234, 0.69220064122781955, 0.69331615512362943, 0xFFF8000000000000, 30.902154789340717, 1.000000e+00, 6.0671797798441789, 0xFFF8000000000000, 1.000000e+00, 0xFFF8000000000000, 6.2453691979798363, 66.154843484896432, 0xFFF8000000000000, 1.8790571506437126, 2.3547050044895586, 0xFFF8000000000000, 2.0127334997093986, 13.874891364130857, 1.000000e+00, 0xFFF8000000000000, 0xFFF8000000000000, 0.83867851653176684, 0.70095624066025075, 0xFFF8000000000000]> : tensor<65xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<65xf64>, tensor<65xf64>
  return
}
func.func @p829(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f64>) {
  %v1 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<f32>
  %v2 = stablehlo.add %v1, %arg0 : tensor<f32>
  %v3 = stablehlo.add %arg0, %arg0 : tensor<f32>
  %v4 = stablehlo.exponential %v3 : tensor<f32>
  %v5 = stablehlo.convert %v1 : (tensor<f32>) -> tensor<f64>
  return %v2, %v4, %v5 : tensor<f32>, tensor<f32>, tensor<f64>
}
func.func @check829() {
  %a0 = stablehlo.constant dense<3.998000e+00> : tensor<f32>
  %r:3 = call @p829(%a0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f64>)
  %e0 = stablehlo.constant dense<7.996000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<2969.05737> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<3.997999906539917> : tensor<f64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p830(%arg0: tensor<f32>, %arg1: tensor<5x4x4xf32>, %arg2: tensor<5x5xf32>) -> (tensor<25x1x1xf32>, tensor<0x5x5xf32>, tensor<5x5xf32>) {
  %v3 = stablehlo.reshape %arg2 : (tensor<5x5xf32>) -> tensor<25x1x1xf32>
  %v4 = stablehlo.multiply %arg2, %arg2 : tensor<5x5xf32>
  %v5 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<5x5xf32>) -> tensor<0x5x5xf32>
  %v6 = stablehlo.broadcast_in_dim %v4, dims = [1, 2] : (tensor<5x5xf32>) -> tensor<0x5x5xf32>
  %v7 = stablehlo.maximum %v6, %v5 : tensor<0x5x5xf32>
  %v8 = stablehlo.exponential %v4 : tensor<5x5xf32>
  return %v3, %v7, %v8 : tensor<25x1x1xf32>, tensor<0x5x5xf32>, tensor<5x5xf32>
}
func.func @check830() {
  %a0 = stablehlo.constant dense<-3.482000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<[[[0x7FC00000, 5.920000e-01, -3.944000e+00, -1.004000e+00], [-3.504000e+00, 1.260000e+00, 3.480000e+00, 2.958000e+00], [1.878000e+00, 3.278000e+00, -3.068000e+00, -5.65581848E-9], [0x7F800000, 2.434000e+00, 0.843999981, -4.53668118]], [[-5.720000e-01, -5.760000e-01, 3.680000e-01, -2.140000e+00], [2.824000e+00, -3.718000e+00, 3.234000e+00, -5.060000e-01], [-1.060000e-01, -3.742000e+00, -1.374000e+00, 1.374000e+00], [1.150000e+00, 0.987999975, 1.844000e+00, 3.142000e+00]], [[2.580000e+00, 1.086000e+00, -2.758000e+00, -2.900000e-01], [3.160000e-01, 0.615999996, 1.622000e+00, 3.776000e+00], [-2.110000e+00, -2.976000e+00, -3.864000e+00, -2.042000e+00], [6.860000e-01, 2.070000e+00, -3.798000e+00, -2.136000e+00]], [[-2.994000e+00, -3.86088952E+20, -2.580000e+00, 1.746000e+00], [3.384000e+00, -3.562000e+00, -3.086000e+00, 1.514000e+00], [9.760000e-01, 2.500000e+00, 2.606000e+00, -1.718000e+00], [3.288000e+00, -2.194000e+00, -1.826000e+00, -1.132000e+00]], [[4.000000e-02, 3.266000e+00, -2.616000e+00, -2.934000e+00], [2.528000e+00, 1.540000e-01, -2.100000e+00, -3.160000e-01], [-8.640000e-01, -2.256000e+00, 3.296000e+00, -8.060000e-01], [-2.326000e+00, 3.862000e+00, -2.070000e+00, -2.98334885]]]> : tensor<5x4x4xf32>
  %a2 = stablehlo.constant dense<[[1.616000e+00, -3.656000e+00, 0.853999972, -1.240000e+00, -6.740000e-01], [-3.77022369E-31, 0.893999993, -3.570000e+00, 3.606000e+00, -0.907999992], [-2.180000e-01, -2.490000e+00, 0.893999993, -9.980000e-01, -0.699999988], [2.244000e+00, 1.460000e+00, -1.714000e+00, -2.460000e-01, 2.716000e+00], [9.980000e-01, -2.386000e+00, 1.978000e+00, 0.837999999, 3.440000e+00]]> : tensor<5x5xf32>
  %r:3 = call @p830(%a0, %a1, %a2) : (tensor<f32>, tensor<5x4x4xf32>, tensor<5x5xf32>) -> (tensor<25x1x1xf32>, tensor<0x5x5xf32>, tensor<5x5xf32>)
  %e0 = stablehlo.constant dense<[[[1.616000e+00]], [[-3.656000e+00]], [[0.853999972]], [[-1.240000e+00]], [[-6.740000e-01]], [[-3.77022369E-31]], [[0.893999993]], [[-3.570000e+00]], [[3.606000e+00]], [[-0.907999992]], [[-2.180000e-01]], [[-2.490000e+00]], [[0.893999993]], [[-9.980000e-01]], [[-0.699999988]], [[2.244000e+00]], [[1.460000e+00]], [[-1.714000e+00]], [[-2.460000e-01]], [[2.716000e+00]], [[9.980000e-01]], [[-2.386000e+00]], [[1.978000e+00]], [[0.837999999]], [[3.440000e+00]]]> : tensor<25x1x1xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<25x1x1xf32>, tensor<25x1x1xf32>
  %e1 = stablehlo.constant dense<> : tensor<0x5x5xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<0x5x5xf32>, tensor<0x5x5xf32>
  %e2 = stablehlo.constant dense<[[13.6188679, 6.381540e+05, 2.07366157, 4.653409, 1.57503271], [1.000000e+00, 2.22384119, 342799.063, 443847.281, 2.28065801], [1.04867136, 492.798279, 2.22384119, 2.70744133, 1.63231623], [153.781967, 8.42834281, 18.8741989, 1.06238461, 1598.23718], [2.70744133, 296.781311, 50.0230637, 2.01827669, 137805.703]]> : tensor<5x5xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<5x5xf32>, tensor<5x5xf32>
  return
}
func.func @p831(%arg0: tensor<1x1x33xf32>, %arg1: tensor<ui8>, %arg2: tensor<2xui32>) -> (tensor<1x33x1x33xf32>, tensor<1x1x33xf32>, tensor<ui8>, tensor<4xui32>) {
  %v3 = stablehlo.shift_left %arg1, %arg1 : tensor<ui8>
  %v4 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0] : (tensor<1x1x33xf32>, tensor<1x1x33xf32>) -> tensor<1x33x1x33xf32>
  %v5 = stablehlo.multiply %arg0, %arg0 : tensor<1x1x33xf32>
  %v6 = stablehlo.not %v3 : tensor<ui8>
  %v7 = stablehlo.multiply %arg0, %arg0 : tensor<1x1x33xf32>
  %v8 = stablehlo.concatenate %arg2, %arg2, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
  %v9 = stablehlo.sqrt %v7 : tensor<1x1x33xf32>
  return %v4, %v5, %v6, %v8 : tensor<1x33x1x33xf32>, tensor<1x1x33xf32>, tensor<ui8>, tensor<4xui32>
}
func.func @check831() {
  %a0 = stablehlo.constant dense<[[[-1.798000e+00, -3.300000e+00, -2.424000e+00, 1.560000e-01, 1.032000e+00, -3.332000e+00, -2.370000e+00, -5.59379373E-7, -7.220000e-01, 2.136000e+00, 2.398000e+00, 1.546000e+00, 0.000000e+00, 2.758000e+00, -1.016000e+00, -2.644000e+00, -4.880000e-01, -3.522000e+00, 2.168000e+00, -6.000000e-01, 1.040000e-01, 3.254000e+00, -8.320000e-01, 1.540000e-01, 4.15059269E-30, 1.400000e-02, 5.840000e-01, 3.286000e+00, 3.624000e+00, 4.480000e-01, -2.980000e+00, 2.684000e+00, -3.762000e+00]]]> : tensor<1x1x33xf32>
  %a1 = stablehlo.constant dense<7> : tensor<ui8>
  %a2 = stablehlo.constant dense<[4294967295, 4294967285]> : tensor<2xui32>
  %r:4 = call @p831(%a0, %a1, %a2) : (tensor<1x1x33xf32>, tensor<ui8>, tensor<2xui32>) -> (tensor<1x33x1x33xf32>, tensor<1x1x33xf32>, tensor<ui8>, tensor<4xui32>)
  %e0 = stablehlo.constant dense<"0x42E64E4069DEBD409F778B40209C8FBE3382EDBFBFB5BF403D5C8840CBFD8635FA29A63F35CB75C0A9F889C0BCE631C0000000002DAF9EC089D3E93F0C209840DC9E603F4DA4CA40E17979C01F168A3FD57A3FBEDE38BBC0D57ABF3FCAC48DBEE55C178F8335CEBC736786BF3410BDC0AE82D0C083354EBF1075AB40376D9AC05073D84069DEBD40703D2E4172F9FF40EFC903BF59F559C0FAED2F41A145FA406DC2F735857C1840C48FE1C0923AFDC0F241A3C000000000559F11C1479456406B9A0B419621CE3F2BF63941D8F0E4C0A470FD3FE9B7AFBEAACF2BC1E9B72F40651902BF54E78A8F363C3DBD7DAEF6BF34802DC1E2583FC1363CBDBF10581D4117B70DC134A246419F778B4072F9FF405C06BC40189CC1BEB01920C0713A01410ED6B74098FDB5353204E03F6CAFA5C01102BAC01BD76FC000000000BBEED5C0419E1D40FD16CD40A969973FE6980841DC2AA8C0C829BA3FBA1281BE0168FCC0BA120140A720BFBEE40F4C8F7A000BBDE832B5BF72E3FEC0A08D0CC17A008BBF1427E7404931D0C0C9E71141209C8FBEEFC903BF189CC1BE4B5CC73C16DB243E171105BFF04BBDBE7165BBB39CABE6BD499BAA3E7788BF3ED8F6763E000000007749DC3EC74C22BE7C2ED3BE00E99BBD94A70CBF9929AD3E5CB1BFBD32E8843CA6F3013F32E804BEFBCDC43C921F520D71210F3BBC94BA3DCE3A033F63BA103F71218F3DC104EEBE5F60D63E3F3D16BF3382EDBF59F559C0B01920C016DB243EB452883F6A125CC0A3881CC058F61AB522BF3EBF1A140D4013621E406D38CC3F000000000E293640A43586BF83A12EC0FAEC00BFFD9E68C02B310F40E4831EBFC8CEDB3D91EB5640C8CE5BBF05BE223E7DC1AD0E4EB76C3CC2491A3FA2085940A25B6F404EB7EC3EB2D244C0D8453140FA7878C0BFB5BF40FAED2F41713A0141171105BF6A125CC0B6A23141E9B2FC407829FA350EF71940B5BFE3C032AFFFC038D7A4C000000000D40813C1F4A85840F9F40C414B21D03FCEC33B412C29E7C0CAE5FF3F1F6CB1BE2D7A2DC11F6C31405B5C03BF26408C8FFA113FBDDB12F9BFE82E2FC1E43341C1FA11BFBFA9DE1E41E4160FC14C8F48413D5C8840A145FA400ED6B740F04BBDBEA3881CC0E9B2FC40A4BDB340B4EFB135A206DB3F86FEA1C044DDB5C04D7F6AC000000000AD2AD1C05C1B1A405D85C840280A943FE28D0541CE6BA4C01804B63F40657CBE89C8F6C04065FC3FA8DEBABE2084478FC0E707BD8829B1BFD235F9C00D6C09C1C0E787BFD100E240F78DCBC0B0A70E41CBFD86356DC2F73598FDB5357165BBB358F61AB57829FA35B4EFB1356726B02ABCD3D834325EA0B5DF09B4B5A42468B5000000001D11CFB54E8F18350682C635B18D9234A63604363DC5A2B55030B43497DC79B34C4EF4B597DCF93466FEB8B35E834584798A06B23862AFB458B5F6B5E00A08B6798A86B4FCBBDF35D482C9B510390D36FA29A63F857C18403204E03F9CABE6BD22BF3EBF0EF71940A206DB3FBCD3D834DE72053F8C66C5BF139DDDBF09E08EBF0000000021E2FEBF11CA3B3F1159F43F6365B43E9DBE22409E5BC8BF65CCDD3EBDC799BD5F5C16C0BDC7193F89B6E3BD9B1F738E079C25BC3FE2D7BEE9D617C0327527C0079CA5BE29B30940670BF8BFA2D52D4035CB75C0C48FE1C06CAFA5C0499BAA3E1A140D40B5BFE3C086FEA1C0325EA0B58C66C5BFF7FF914079E8A3402958534000000000CA83BC402AE40AC002B9B4C0506C85BF59BCF0C0E82F9440780BA4BFB779633EDA6ADE40B779E3BF596BA83E2BD1330F3CF9F43C96AB9F3FCB9AE04028B5F7403CF9743F5FB0CBC0EE74B740F39100C1A9F889C0923AFDC01102BAC07788BF3E13621E4032AFFFC044DDB5C0DF09B4B5139DDDBF79E8A3404F03B84089446D40000000004CA3D34074ED1BC0D6E3CAC0E7C995BFD12107C1185DA6409A2AB8BF9E607F3EEEB2F9409E60FFBFD713BD3E8FDF490FCB82093D5B41B33F8D27FC40AF0B0B41CB82893F5CACE4C09DF5CD40265710C1BCE631C0F241A3C01BD76FC0D8F6763E6D38CC3F38D7A4C04D7F6AC0A42468B509E08EBF2958534089446D40A9F71840000000009B718840E10DC9BFD1CD82C0812341BF8A3DAEC0B682564032776DBF90A4243E5DFBA04090A4A4BF4BCC733E0426020FC24EB13C1822673FA390A2405A49B340C24E313F336D93C069C88440191DBAC00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002DAF9EC0559F11C1BBEED5C07749DC3E0E293640D40813C1AD2AD1C01D11CFB521E2FEBFCA83BC404CA3D3409B71884000000000F868F340115633C04F59E9C09546ACBF376B1BC1C956BF407DD0D3BFA5DB923EAE970F41A5DB12C07876D93EF52D680F9E271E3D7F2ACE3F2E0111417DEB1F419E279E3F5E8003C10CE1EC40710226C189D3E93F47945640419E1D40C74C22BEA43586BFF4A858405C1B1A404E8F183511CA3B3F2AE40AC074ED1BC0E10DC9BF00000000115633C0F720843F68EC2B408DDAFD3EB9036540D7F80CC0C00E1C3F5F66D8BD8E9653C05F66583F1A3820BEDB0FAB8EC90B69BC65E517BF3BAB55C0A1A56BC0C90BE9BE83C5414041862EC0CC9E74400C2098406B9A0B41FD16CD407C2ED3BE83A12EC0F9F40C415D85C8400682C6351159F43F02B9B4C0D6E3CAC0D1CD82C0000000004F59E9C068EC2B401DB4DF40A227A53FA4FE14411E6EB7C0290FCB3FA8C98CBE3FA809C1A8C90C406079D0BE22955E8F179E17BDF0A4C5BFCD020BC1494F19C1179E97BFC121FC407F16E3C0CD251F41DC9E603F9621CE3FA969973F00E99BBDFAEC00BF4B21D03F280A943FB18D92346365B43E506C85BFE7C995BF812341BF000000009546ACBF8DDAFD3EA227A53F06DC733E8BFFDB3F056C87BFE2E9953E55E14FBD0342CBBF55E1CF3E4BE999BDC453248EF9DEDFBB79EA91BEB841CDBF9A5EE2BFF9DE5FBE8A24BA3F44A7A7BF55FDEA3F4DA4CA402BF63941E698084194A70CBFFD9E68C0CEC33B41E28D0541A63604369DBE224059BCF0C0D12107C18A3DAEC000000000376B1BC1B9036540A4FE14418BFFDB3FC57846419F57F4C0AC3E07401A8ABBBE925E37C11A8A3B40F1D90ABF813F948F30F749BD66A303C0352C39C13B384CC130F7C9BFD1ED2741B03F17C109FF5341E17979C0D8F0E4C0DC2AA8C09929AD3E2B310F402C29E7C0CE6BA4C03DC5A2B59E5BC8BFE82F9440185DA640B682564000000000C956BF40D7F80CC01E6EB7C0056C87BF9F57F4C03C6896409E80A6BF22E2663EDFBFE14022E2E6BF45F1AA3ECE82360FC2A4F83CF50FA23F33F8E3402B6BFB40C2A4783F90BDCEC08734BA400B7F02C11F168A3FA470FD3FC829BA3F5CB1BFBDE4831EBFCAE5FF3F1804B63F5030B43465CCDD3E780BA4BF9A2AB8BF32776DBF000000007DD0D3BFC00E1C3F290FCB3FE2E9953EAC3E07409E80A6BFEC51B83E25977FBD3FE8F9BF2597FF3E363CBDBDAA0A4A8E28A009BCA167B3BE645DFCBF5F290BC028A089BE30DDE43F9721CEBFF8751040D57A3FBEE9B7AFBEBA1281BE32E8843CC8CEDB3D1F6CB1BE40657CBE97DC79B3BDC799BDB779633E9E607F3E90A4243E00000000A5DB923E5F66D8BDA8C98CBE55E14FBD1A8ABBBE22E2663E25977FBD9835313CDD44AD3E9835B1BDFD33833C0C150C0D41D7BE3A50C6783D12F9AE3E84F8C03E41D73E3DD6AD9EBEEAEA8E3EA951C8BEDE38BBC0AACF2BC10168FCC0A6F3013F91EB56402D7A2DC189C8F6C04C4EF4B55F5C16C0DA6ADE40EEB2F9405DFBA04000000000AE970F418E9653C03FA809C10342CBBF925E37C1DFBFE1403FE8F9BFDD44AD3E8F6A2941DD442DC02349003FA8F7880FEE983A3D353EF33F12152B4110AE3C41EE98BA3F95261BC162BD0B4162DD43C1D57ABF3FE9B72F40BA12014032E804BEC8CE5BBF1F6C31404065FC3F97DCF934BDC7193FB779E3BF9E60FFBF90A4A4BF00000000A5DB12C05F66583FA8C90C4055E1CF3E1A8A3B4022E2E6BF2597FF3E9835B1BDDD442DC09835313FFD3303BE0C158C8E41D73EBC50C6F8BE12F92EC084F840C041D7BEBED6AD1E40EAEA0EC0A9514840CAC48DBE651902BFA720BFBEFBCDC43C05BE223E5B5C03BFA8DEBABE66FEB8B389B6E3BD596BA83ED713BD3E4BCC733E000000007876D93E1A3820BE6079D0BE4BE999BDF1D90ABF45F1AA3E363CBDBDFD33833C2349003FFD3303BE0E48C23CEF6D4F0DAE4B0D3B5D30B83D198C013F61DF0E3FAE4B8D3D90F7EABEC7A0D33E275014BFE55C178F54E78A8FE40F4C8F921F520D7DC1AD0E26408C8F2084478F5E8345849B1F738E2BD1330F8FDF490F0426020F00000000F52D680FDB0FAB8E22955E8FC453248E813F948FCE82360FAA0A4A8E0C150C0DA8F7880F0C158C8EEF6D4F0D0000000097DB960B64A7440E79508A0F9C8A980F97DB160E4EDE7A8F2EF3610FA3599E8F8335CEBC363C3DBD7A000BBD71210F3B4EB76C3CFA113FBDC0E707BD798A06B2079C25BC3CF9F43CCB82093DC24EB13C000000009E271E3DC90B69BC179E17BDF9DEDFBB30F749BDC2A4F83C28A009BC41D7BE3AEE983A3D41D73EBCAE4B0D3B97DB960B5A854D39A1F4053CB16E3C3D8ED04F3D5A85CD3B98E22ABD4BE9193D67BA57BD736786BF7DAEF6BFE832B5BFBC94BA3DC2491A3FDB12F9BF8829B1BF3862AFB43FE2D7BE96AB9F3F5B41B33F1822673F000000007F2ACE3F65E517BFF0A4C5BF79EA91BE66A303C0F50FA23FA167B3BE50C6783D353EF33F50C6F8BE5D30B83D64A7440EA1F4053CE49EAE3E94A2F53F5C730740A1F4853ECEC2DEBF66A2C83FC89B0CC03410BDC034802DC172E3FEC0CE3A033FA2085940E82E2FC1D235F9C058B5F6B5E9D617C0CB9AE0408D27FC40A390A240000000002E0111413BAB55C0CD020BC1B841CDBF352C39C133F8E340645DFCBF12F9AE3E12152B4112F92EC0198C013F79508A0FB16E3C3D94A2F53FC6C32C4112893E41B16EBC3F2EAD1CC12E1D0D417ACA45C1AE82D0C0E2583FC1A08D0CC163BA103FA25B6F40E43341C10D6C09C1E00A08B6327527C028B5F740AF0B0B415A49B340000000007DEB1F41A1A56BC0494F19C19A5EE2BF3B384CC12B6BFB405F290BC084F8C03E10AE3C4184F840C061DF0E3F9C8A980F8ED04F3D5C73074012893E414F2252418ED0CF3FD6CA2CC10AA11B41C5225AC183354EBF363CBDBF7A008BBF71218F3D4EB7EC3EFA11BFBFC0E787BF798A86B4079CA5BE3CF9743FCB82893FC24E313F000000009E279E3FC90BE9BE179E97BFF9DE5FBE30F7C9BFC2A4783F28A089BE41D73E3DEE98BA3F41D7BEBEAE4B8D3D97DB160E5A85CD3BA1F4853EB16EBC3F8ED0CF3F5A854D3E98E2AABF4BE9993F67BAD7BF1075AB4010581D411427E740C104EEBEB2D244C0A9DE1E41D100E240FCBBDF3529B309405FB0CBC05CACE4C0336D93C0000000005E8003C183C54140C121FC408A24BA3FD1ED274190BDCEC030DDE43FD6AD9EBE95261BC1D6AD1E4090F7EABE4EDE7A8F98E22ABDCEC2DEBF2EAD1CC1D6CA2CC198E2AABF1E160E413DF2FFC0465F3341376D9AC017B70DC14931D0C05F60D63ED8453140E4160FC1F78DCBC0D482C9B5670BF8BFEE74B7409DF5CD4069C88440000000000CE1EC4041862EC07F16E3C044A7A7BFB03F17C18734BA409721CEBFEAEA8E3E62BD0B41EAEA0EC0C7A0D33E2EF3610F4BE9193D66A2C83F2E1D0D410AA11B414BE9993F3DF2FFC0FD85E6402A8E21C15073D84034A24641C9E711413F3D16BFFA7878C04C8F4841B0A70E4110390D36A2D52D40F39100C1265710C1191DBAC000000000710226C1CC9E7440CD251F4155FDEA3F09FF53410B7F02C1F8751040A951C8BE62DD43C1A9514840275014BFA3599E8F67BA57BDC89B0CC07ACA45C1C5225AC167BAD7BF465F33412A8E21C13B716241"> : tensor<1x33x1x33xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x33x1x33xf32>, tensor<1x33x1x33xf32>
  %e1 = stablehlo.constant dense<[[[3.23280382, 10.8899994, 5.87577629, 2.433600e-02, 1.0650239, 11.1022243, 5.61689949, 3.12905274E-13, 5.212840e-01, 4.56249571, 5.75040388, 2.39011598, 0.000000e+00, 7.60656357, 1.03225601, 6.99073648, 0.23814401, 12.4044847, 4.70022392, 3.600000e-01, 1.081600e-02, 10.5885153, 6.922240e-01, 0.023715999, 0.000000e+00, 1.96000008E-4, 3.410560e-01, 10.7977962, 13.1333761, 0.200704008, 8.8803997, 7.20385599, 14.1526442]]]> : tensor<1x1x33xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x1x33xf32>, tensor<1x1x33xf32>
  %e2 = stablehlo.constant dense<127> : tensor<ui8>
  check.expect_eq %r#2, %e2 : tensor<ui8>
  %e3 = stablehlo.constant dense<[4294967295, 4294967285, 4294967295, 4294967285]> : tensor<4xui32>
  check.expect_eq %r#3, %e3 : tensor<4xui32>
  return
}
func.func @p832(%arg0: tensor<3x2xi32>, %arg1: tensor<i1>) -> (tensor<5x1xi32>) {
  %v2 = stablehlo.reshape %arg0 : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %v3 = stablehlo.constant dense<3> : tensor<i32>
  %v4 = stablehlo.pad %v2, %v3, low = [2, -1], high = [0, -1], interior = [0, 1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<5x1xi32>
  return %v4 : tensor<5x1xi32>
}
func.func @check832() {
  %a0 = stablehlo.constant dense<[[9, -5], [-3, -2], [0, -8]]> : tensor<3x2xi32>
  %a1 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p832(%a0, %a1) : (tensor<3x2xi32>, tensor<i1>) -> tensor<5x1xi32>
  %e0 = stablehlo.constant dense<3> : tensor<5x1xi32>
  check.expect_eq %r#0, %e0 : tensor<5x1xi32>
  return
}
func.func @p833(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i1>, tensor<i32>) {
  %v2 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<i1>
  %v3 = stablehlo.multiply %arg0, %arg0 : tensor<i32>
  return %v2, %v3 : tensor<i1>, tensor<i32>
}
func.func @check833() {
  %a0 = stablehlo.constant dense<-9> : tensor<i32>
  %a1 = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = call @p833(%a0, %a1) : (tensor<i32>, tensor<i32>) -> (tensor<i1>, tensor<i32>)
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<81> : tensor<i32>
  check.expect_eq %r#1, %e1 : tensor<i32>
  return
}
func.func @p834(%arg0: tensor<2xi64>, %arg1: tensor<3xf32>, %arg2: tensor<2x2xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>) {
  %v3 = stablehlo.convert %arg2 : (tensor<2x2xi64>) -> tensor<2x2xi64>
  %v4 = stablehlo.reshape %arg2 : (tensor<2x2xi64>) -> tensor<2x2xi64>
  %v5 = stablehlo.not %v3 : tensor<2x2xi64>
  %v6 = stablehlo.transpose %v5, dims = [1, 0] : (tensor<2x2xi64>) -> tensor<2x2xi64>
  %v7 = stablehlo.subtract %v3, %v6 : tensor<2x2xi64>
  return %v4, %v7 : tensor<2x2xi64>, tensor<2x2xi64>
}
func.func @check834() {
  %a0 = stablehlo.constant dense<[5, -1]> : tensor<2xi64>
  %a1 = stablehlo.constant dense<[2.500000e+00, -2.000000e+00, -1.000000e+00]> : tensor<3xf32>
  %a2 = stablehlo.constant dense<[[1117459045247371995, -6], [-7, -5]]> : tensor<2x2xi64>
  %r:2 = call @p834(%a0, %a1, %a2) : (tensor<2xi64>, tensor<3xf32>, tensor<2x2xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>)
  %e0 = stablehlo.constant dense<[[1117459045247371995, -6], [-7, -5]]> : tensor<2x2xi64>
  check.expect_eq %r#0, %e0 : tensor<2x2xi64>
  %e1 = stablehlo.constant dense<[[2234918090494743991, -12], [-12, -9]]> : tensor<2x2xi64>
  check.expect_eq %r#1, %e1 : tensor<2x2xi64>
  return
}
func.func @p835(%arg0: tensor<70x1x0xf32>, %arg1: tensor<0x70x70xbf16>, %arg2: tensor<70xf32>) -> (tensor<70x1x0xbf16>, tensor<140xf32>, tensor<70x2x0xf32>, tensor<70x140x0xbf16>) {
  %v3 = stablehlo.convert %arg0 : (tensor<70x1x0xf32>) -> tensor<70x1x0xbf16>
  %v4 = stablehlo.constant dense<-0.0> : tensor<f32>
  %v5 = stablehlo.pad %arg2, %v4, low = [1], high = [0], interior = [1] : (tensor<70xf32>, tensor<f32>) -> tensor<140xf32>
  %v6 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<70x1x0xf32>, tensor<70x1x0xf32>) -> tensor<70x2x0xf32>
  %v7 = stablehlo.concatenate %arg1, %arg1, dim = 1 : (tensor<0x70x70xbf16>, tensor<0x70x70xbf16>) -> tensor<0x140x70xbf16>
  %v8 = stablehlo.dot_general %arg1, %v7, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<0x70x70xbf16>, tensor<0x140x70xbf16>) -> tensor<0x70x140xbf16>
  %v9 = stablehlo.transpose %v8, dims = [1, 2, 0] : (tensor<0x70x140xbf16>) -> tensor<70x140x0xbf16>
  return %v3, %v5, %v6, %v9 : tensor<70x1x0xbf16>, tensor<140xf32>, tensor<70x2x0xf32>, tensor<70x140x0xbf16>
}
func.func @check835() {
  %a0 = stablehlo.constant dense<> : tensor<70x1x0xf32>
  %a1 = stablehlo.constant dense<> : tensor<0x70x70xbf16>
  %a2 = stablehlo.constant dense<[8.00319248E-4, -1.832000e+00, 0.681999981, 1.430000e+00, -1.098000e+00, 2.686000e+00, 0.875999987, 3.002000e+00, -1.574000e+00, 3.430000e+00, 1.754000e+00, 0x7F800000, -1.584000e+00, 2.828000e+00, -3.694000e+00, 3.070000e+00, 2.970000e+00, -2.460000e+00, 3.998000e+00, -2.670000e+00, -3.000000e+38, 2.216000e+00, -1.184000e+00, 8.920000e-01, 1.820000e-01, 1.078000e+00, 5.520000e-01, 1.000000e+00, -3.784000e+00, -3.632000e+00, -1.304000e+00, -1.182000e+00, -1.630000e+00, 2.704000e+00, 2.400000e+00, 3.262000e+00, 3.020000e-01, -3.610000e+00, 5.140000e-01, 1.600000e-02, 3.298000e+00, -3.44073385E+12, 3.148000e+00, 1.000000e+00, -7.480000e-01, 2.328000e+00, -2.160000e+00, 3.524000e+00, 1.682000e+00, -3.706000e+00, -1.784000e+00, -1.916000e+00, 1.868000e+00, 2.830000e+00, 1.572000e+00, -1.086000e+00, -1.910000e+00, 3.180000e-01, 4.580000e-01, -3.068000e+00, 2.500000e+00, 9.000000e+18, -5.000000e-01, -3.060000e-01, 3.558000e+00, 2.341301E-21, 9.200000e-01, 9.000000e+18, 1.064000e+00, -0.677999973]> : tensor<70xf32>
  %r:4 = call @p835(%a0, %a1, %a2) : (tensor<70x1x0xf32>, tensor<0x70x70xbf16>, tensor<70xf32>) -> (tensor<70x1x0xbf16>, tensor<140xf32>, tensor<70x2x0xf32>, tensor<70x140x0xbf16>)
  %e0 = stablehlo.constant dense<> : tensor<70x1x0xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<70x1x0xbf16>, tensor<70x1x0xbf16>
  %e1 = stablehlo.constant dense<"0x0000008084CC513A00000080FA7EEABF000000808D972E3F000000803D0AB73F00000080448B8CBF000000806DE72B40000000808941603F00000080C520404000000080D578C9BF000000801F855B40000000801283E03F000000800000807F0000008083C0CABF00000080F4FD3440000000807F6A6CC000000080E17A4440000000807B143E4000000080A4701DC0000000803BDF7F400000008048E12AC000000080E6B161FF00000080F2D20D4000000080508D97BF000000801D5A643F00000080355E3A3E00000080E7FB893F00000080DF4F0D3F000000800000803F000000800E2D72C000000080B07268C00000008079E9A6BF00000080C74B97BF00000080D7A3D0BF00000080560E2D40000000809A991940000000809CC4504000000080BE9F9A3E000000803D0A67C0000000808195033F000000806F12833C000000806F12534000000080EE4648D400000080D5784940000000800000803F00000080EE7C3FBF00000080F4FD144000000080713D0AC0000000803789614000000080C74BD73F000000801B2F6DC0000000801D5AE4BF000000807D3FF5BF00000080A01AEF3F00000080B81E3540000000804C37C93F000000800C028BBF00000080E17AF4BF00000080E5D0A23E00000080FA7EEA3E000000801D5A44C0000000800000204000000080D9CCF95E00000080000000BF0000008008AC9CBE0000008046B663400000008059E7301D000000801F856B3F00000080D9CCF95E000000802731883F0000008068912DBF"> : tensor<140xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<140xf32>, tensor<140xf32>
  %e2 = stablehlo.constant dense<> : tensor<70x2x0xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<70x2x0xf32>, tensor<70x2x0xf32>
  %e3 = stablehlo.constant dense<> : tensor<70x140x0xbf16>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<70x140x0xbf16>, tensor<70x140x0xbf16>
  return
}
func.func @p836(%arg0: tensor<ui64>) -> (tensor<i1>, tensor<ui64>) {
  %v1 = stablehlo.compare NE, %arg0, %arg0 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  %v2 = stablehlo.shift_left %arg0, %arg0 : tensor<ui64>
  %v3 = stablehlo.not %v2 : tensor<ui64>
  return %v1, %v3 : tensor<i1>, tensor<ui64>
}
func.func @check836() {
  %a0 = stablehlo.constant dense<18446744073709551612> : tensor<ui64>
  %r:2 = call @p836(%a0) : (tensor<ui64>) -> (tensor<i1>, tensor<ui64>)
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  check.expect_eq %r#1, %e1 : tensor<ui64>
  return
}
func.func @p837(%arg0: tensor<f32>) -> (tensor<f32>) {
  %v1 = stablehlo.sqrt %arg0 : tensor<f32>
  return %v1 : tensor<f32>
}
func.func @check837() {
  %a0 = stablehlo.constant dense<3.136000e+00> : tensor<f32>
  %r:1 = call @p837(%a0) : (tensor<f32>) -> tensor<f32>
  %e0 = stablehlo.constant dense<1.77087545> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p838(%arg0: tensor<3x65xi1>, %arg1: tensor<0x16x7xi1>) -> (tensor<0x3x65xi1>) {
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x65xi1>) -> tensor<0x3x65xi1>
  %v3 = stablehlo.not %v2 : tensor<0x3x65xi1>
  %v4 = stablehlo.xor %v2, %v3 : tensor<0x3x65xi1>
  return %v4 : tensor<0x3x65xi1>
}
func.func @check838() {
  %a0 = stablehlo.constant dense<"0x000001000000000100010000000100000101010001010000000101000000000001000001010100000100010101000100000000010000010100010000000001000001000101010000010101010101000101010000000100000101010101010100000101000100000000010000010000000001010100010101010101000001010001010001010100000101010101010000000100010101010101000100000000000000000101000100000000000001010100000100010000010001000101000100000100"> : tensor<3x65xi1>
  %a1 = stablehlo.constant dense<> : tensor<0x16x7xi1>
  %r:1 = call @p838(%a0, %a1) : (tensor<3x65xi1>, tensor<0x16x7xi1>) -> tensor<0x3x65xi1>
  %e0 = stablehlo.constant dense<> : tensor<0x3x65xi1>
  check.expect_eq %r#0, %e0 : tensor<0x3x65xi1>
  return
}
func.func @p839(%arg0: tensor<0x3xi1>, %arg1: tensor<f32>, %arg2: tensor<3x33xi1>) -> (tensor<0x3xi1>) {
  %v3 = stablehlo.not %arg0 : tensor<0x3xi1>
  return %v3 : tensor<0x3xi1>
}
func.func @check839() {
  %a0 = stablehlo.constant dense<> : tensor<0x3xi1>
  %a1 = stablehlo.constant dense<-2.998000e+00> : tensor<f32>
  %a2 = stablehlo.constant dense<[[false, false, true, false, true, true, true, false, false, false, false, false, true, false, false, false, false, true, false, true, false, false, false, true, true, true, false, true, true, true, true, false, true], [false, false, false, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, false, true, true, false, true, true, true, true, false, true, false, false, false, false, false], [false, true, false, false, true, true, false, true, true, true, false, true, false, true, true, false, true, true, true, false, true, false, true, true, false, false, true, true, false, false, false, false, false]]> : tensor<3x33xi1>
  %r:1 = call @p839(%a0, %a1, %a2) : (tensor<0x3xi1>, tensor<f32>, tensor<3x33xi1>) -> tensor<0x3xi1>
  %e0 = stablehlo.constant dense<> : tensor<0x3xi1>
  check.expect_eq %r#0, %e0 : tensor<0x3xi1>
  return
}
func.func @p840(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
  %v1 = stablehlo.maximum %arg0, %arg0 : tensor<f64>
  %v2 = stablehlo.negate %v1 : tensor<f64>
  %v3 = stablehlo.power %v2, %v2 : tensor<f64>
  %v4 = stablehlo.maximum %v3, %v1 : tensor<f64>
  %v5 = stablehlo.multiply %v3, %v3 : tensor<f64>
  return %v4, %v5 : tensor<f64>, tensor<f64>
}
func.func @check840() {
  %a0 = stablehlo.constant dense<-0.62000000000000011> : tensor<f64>
  %r:2 = call @p840(%a0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
  %e0 = stablehlo.constant dense<0.74350320932264491> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  %e1 = stablehlo.constant dense<0.5527970222730727> : tensor<f64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p841(%arg0: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>, tensor<1x1xui32>) {
  %v1 = stablehlo.and %arg0, %arg0 : tensor<ui32>
  %v2 = stablehlo.minimum %arg0, %arg0 : tensor<ui32>
  %v3 = stablehlo.reshape %arg0 : (tensor<ui32>) -> tensor<1x1xui32>
  return %v1, %v2, %v3 : tensor<ui32>, tensor<ui32>, tensor<1x1xui32>
}
func.func @check841() {
  %a0 = stablehlo.constant dense<855197854> : tensor<ui32>
  %r:3 = call @p841(%a0) : (tensor<ui32>) -> (tensor<ui32>, tensor<ui32>, tensor<1x1xui32>)
  %e0 = stablehlo.constant dense<855197854> : tensor<ui32>
  check.expect_eq %r#0, %e0 : tensor<ui32>
  %e1 = stablehlo.constant dense<855197854> : tensor<ui32>
  check.expect_eq %r#1, %e1 : tensor<ui32>
  %e2 = stablehlo.constant dense<855197854> : tensor<1x1xui32>
  check.expect_eq %r#2, %e2 : tensor<1x1xui32>
  return
}
func.func @p842(%arg0: tensor<f16>, %arg1: tensor<bf16>, %arg2: tensor<5x33xf16>) -> (tensor<31x2xf16>, tensor<15xf16>, tensor<8xf16>, tensor<16x3xf16>) {
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f16>) -> tensor<8xf16>
  %v4 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<5x33xf16>) -> tensor<33x5xf16>
  %v5 = stablehlo.slice %v4 [1:32:1, 0:4:2] : (tensor<33x5xf16>) -> tensor<31x2xf16>
  %v6 = stablehlo.constant dense<2.5> : tensor<f16>
  %v7 = stablehlo.pad %v3, %v6, low = [0], high = [0], interior = [1] : (tensor<8xf16>, tensor<f16>) -> tensor<15xf16>
  %v8 = stablehlo.subtract %v7, %v7 : tensor<15xf16>
  %v9 = stablehlo.multiply %v3, %v3 : tensor<8xf16>
  %v10 = stablehlo.slice %v4 [0:32:2, 0:3:1] : (tensor<33x5xf16>) -> tensor<16x3xf16>
  return %v5, %v8, %v9, %v10 : tensor<31x2xf16>, tensor<15xf16>, tensor<8xf16>, tensor<16x3xf16>
}
func.func @check842() {
  %a0 = stablehlo.constant dense<-9.838860e-01> : tensor<f16>
  %a1 = stablehlo.constant dense<3.769530e-01> : tensor<bf16>
  %a2 = stablehlo.constant dense<"0xBE3D65C158BC52349204A22900000E356EC0ACBE8FBC1609AA4387BE42D7C5BEC9BD3F3E63C07741BEC03A409E21D96F9A419AC0368457C1A9C1DF3E309A9ABE373D1D6A3F4219A829BDCEC0FB437E419E3E33BE865FC7C1A03C0CC008C21F3B74B021BE00FC7BB19441A8421640ECB5003CAF41FCC2FAC30041933CFE405B3C773FC53E5A28C4C264B9A6C3E1C27BBC2B430AB71F397B3E234346B6B4BFAF4285B9173C5CC077361B3729F7F03DDD347DBDB63B00002EC35ED59EC25C379B9681BCB6BECBC38FC132C03D383E42583C8F3C46BD2DB60AB365C188C11FB5F0420038D140DDBDE240CBC23942873DB7C377B2CCC39639C5C2A2A50C4371BE98BFF140B4349ABD463DDDBC62B86A3E9EC144BDF63DCB3F33BD2F394A3A57C0B6C32DBAFEBE83B4BCBE12C06E428042C93F00FC164380437FC3233782C342C11342FC3C7242F4BFFEB34ABC"> : tensor<5x33xf16>
  %r:4 = call @p842(%a0, %a1, %a2) : (tensor<f16>, tensor<bf16>, tensor<5x33xf16>) -> (tensor<31x2xf16>, tensor<15xf16>, tensor<8xf16>, tensor<16x3xf16>)
  %e0 = stablehlo.constant dense<[[-2.697270e+00, -3.382810e+00], [-1.085940e+00, -6.738280e-01], [2.700200e-01, -3.824220e+00], [6.973740e-05, -3.439450e+00], [4.400630e-02, -1.120120e+00], [0.000000e+00, 3.583980e+00], [3.159180e-01, -4.399410e-01], [-2.214840e+00, 6.401370e-01], [-1.667970e+00, 1.620120e+00], [-1.139650e+00, 3.568360e+00], [1.552100e-04, -3.920900e-01], [3.832030e+00, -1.925780e+00], [-1.631840e+00, 3.341800e+00], [-1.161250e+02, -6.899410e-01], [-1.692380e+00, 1.022460e+00], [-1.446290e+00, -2.179690e+00], [1.561520e+00, 4.040530e-01], [-2.193360e+00, 4.440920e-01], [2.732420e+00, -2.932800e+04], [-2.371090e+00, 1.484380e+00], [2.113280e+00, 3.039550e-01], [1.097110e-02, -1.372070e+00], [8.036000e+03, 9.638670e-01], [2.800780e+00, 0.000000e+00], [-2.300780e+00, -3.589840e+00], [-6.425380e-05, -8.587500e+01], [-2.669920e+00, -3.308590e+00], [-2.830080e+00, 4.599610e-01], [1.717770e+00, -1.612660e-03], [-3.021240e-03, -1.125980e+00], [-1.650390e+00, -1.677730e+00]]> : tensor<31x2xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<31x2xf16>, tensor<31x2xf16>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<15xf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<15xf16>, tensor<15xf16>
  %e2 = stablehlo.constant dense<9.682610e-01> : tensor<8xf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<8xf16>, tensor<8xf16>
  %e3 = stablehlo.constant dense<[[1.435550e+00, 3.130000e+03, 3.399660e-02], [-1.085940e+00, -3.201290e-02, -6.738280e-01], [6.973740e-05, -2.402340e+00, -3.439450e+00], [0.000000e+00, 2.746090e+00, 3.583980e+00], [-2.214840e+00, -1.549800e+00, 6.401370e-01], [-1.139650e+00, -2.888670e+00, 3.568360e+00], [3.832030e+00, -2.023440e+00, -1.925780e+00], [-1.161250e+02, 8.901360e-01, -6.899410e-01], [-1.446290e+00, -1.532230e+00, -2.179690e+00], [-2.193360e+00, -1.712650e-01, 4.440920e-01], [-2.371090e+00, 3.328130e+00, 1.484380e+00], [1.097110e-02, -3.701170e-01, -1.372070e+00], [2.800780e+00, 2.841800e+00, 0.000000e+00], [-6.425380e-05, -3.988280e+00, -8.587500e+01], [-2.830080e+00, 1.143550e+00, 4.599610e-01], [-3.021240e-03, 1.088870e+00, -1.125980e+00]]> : tensor<16x3xf16>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<16x3xf16>, tensor<16x3xf16>
  return
}
func.func @p843(%arg0: tensor<7xi1>) -> (tensor<7xi1>, tensor<ui16>, tensor<14xi1>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xi1>) -> tensor<5x7xi1>
  %v2 = stablehlo.or %v1, %v1 : tensor<5x7xi1>
  %v3 = stablehlo.constant dense<false> : tensor<i1>
  %v4 = stablehlo.reduce(%v2 init: %v3) applies stablehlo.or across dimensions = [0] : (tensor<5x7xi1>, tensor<i1>) -> tensor<7xi1>
  %v5 = stablehlo.constant dense<true> : tensor<i1>
  %v6 = stablehlo.reduce(%arg0 init: %v5) applies stablehlo.and across dimensions = [] : (tensor<7xi1>, tensor<i1>) -> tensor<7xi1>
  %v7 = stablehlo.convert %v3 : (tensor<i1>) -> tensor<ui16>
  %v8 = stablehlo.concatenate %v6, %v6, dim = 0 : (tensor<7xi1>, tensor<7xi1>) -> tensor<14xi1>
  return %v4, %v7, %v8 : tensor<7xi1>, tensor<ui16>, tensor<14xi1>
}
func.func @check843() {
  %a0 = stablehlo.constant dense<[false, false, false, true, true, true, true]> : tensor<7xi1>
  %r:3 = call @p843(%a0) : (tensor<7xi1>) -> (tensor<7xi1>, tensor<ui16>, tensor<14xi1>)
  %e0 = stablehlo.constant dense<[false, false, false, true, true, true, true]> : tensor<7xi1>
  check.expect_eq %r#0, %e0 : tensor<7xi1>
  %e1 = stablehlo.constant dense<0> : tensor<ui16>
  check.expect_eq %r#1, %e1 : tensor<ui16>
  %e2 = stablehlo.constant dense<[false, false, false, true, true, true, true, false, false, false, true, true, true, true]> : tensor<14xi1>
  check.expect_eq %r#2, %e2 : tensor<14xi1>
  return
}
func.func @p844(%arg0: tensor<0xf8E4M3FN>, %arg1: tensor<16xf32>) -> (tensor<32xf32>, tensor<16xf32>, tensor<f32>) {
  %v2 = stablehlo.concatenate %arg1, %arg1, dim = 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %v3 = stablehlo.constant dense<2.5> : tensor<f32>
  %v4 = stablehlo.pad %arg1, %v3, low = [0], high = [0], interior = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
  %v5 = stablehlo.add %v3, %v3 : tensor<f32>
  return %v2, %v4, %v5 : tensor<32xf32>, tensor<16xf32>, tensor<f32>
}
func.func @check844() {
  %a0 = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %a1 = stablehlo.constant dense<[1.922000e+00, -1.218000e+00, 3.024000e+00, 4.440000e-01, 1.002000e+00, -2.494000e+00, 1.200000e-01, -3.920000e-01, -2.746000e+00, 1.852000e+00, 3.738000e+00, -1.244000e+00, 2.05452197E-31, 4.6755287E-14, 2.408000e+00, 2.026000e+00]> : tensor<16xf32>
  %r:3 = call @p844(%a0, %a1) : (tensor<0xf8E4M3FN>, tensor<16xf32>) -> (tensor<32xf32>, tensor<16xf32>, tensor<f32>)
  %e0 = stablehlo.constant dense<[1.922000e+00, -1.218000e+00, 3.024000e+00, 4.440000e-01, 1.002000e+00, -2.494000e+00, 1.200000e-01, -3.920000e-01, -2.746000e+00, 1.852000e+00, 3.738000e+00, -1.244000e+00, 2.05452197E-31, 4.6755287E-14, 2.408000e+00, 2.026000e+00, 1.922000e+00, -1.218000e+00, 3.024000e+00, 4.440000e-01, 1.002000e+00, -2.494000e+00, 1.200000e-01, -3.920000e-01, -2.746000e+00, 1.852000e+00, 3.738000e+00, -1.244000e+00, 2.05452197E-31, 4.6755287E-14, 2.408000e+00, 2.026000e+00]> : tensor<32xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<32xf32>, tensor<32xf32>
  %e1 = stablehlo.constant dense<[1.922000e+00, -1.218000e+00, 3.024000e+00, 4.440000e-01, 1.002000e+00, -2.494000e+00, 1.200000e-01, -3.920000e-01, -2.746000e+00, 1.852000e+00, 3.738000e+00, -1.244000e+00, 2.05452197E-31, 4.6755287E-14, 2.408000e+00, 2.026000e+00]> : tensor<16xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<16xf32>, tensor<16xf32>
  %e2 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p845(%arg0: tensor<f32>, %arg1: tensor<1xf32>, %arg2: tensor<2xf32>) -> (tensor<2xf32>) {
  %v3 = stablehlo.convert %arg1 : (tensor<1xf32>) -> tensor<1xf32>
  %v4 = stablehlo.reverse %arg1, dims = [0] : tensor<1xf32>
  %v5 = stablehlo.concatenate %v3, %v4, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  return %v5 : tensor<2xf32>
}
func.func @check845() {
  %a0 = stablehlo.constant dense<-6.940000e-01> : tensor<f32>
  %a1 = stablehlo.constant dense<2.134000e+00> : tensor<1xf32>
  %a2 = stablehlo.constant dense<[-9.940000e-01, 3.350000e+00]> : tensor<2xf32>
  %r:1 = call @p845(%a0, %a1, %a2) : (tensor<f32>, tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
  %e0 = stablehlo.constant dense<2.134000e+00> : tensor<2xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  return
}
func.func @p846(%arg0: tensor<f64>, %arg1: tensor<13xf32>, %arg2: tensor<f32>) -> (tensor<13x65xf32>, tensor<1xf64>) {
  %v3 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<13xf32>) -> tensor<13x65xf32>
  %v4 = stablehlo.multiply %v3, %v3 : tensor<13x65xf32>
  %v5 = stablehlo.round_nearest_even %arg0 : tensor<f64>
  %v6 = stablehlo.broadcast_in_dim %v5, dims = [] : (tensor<f64>) -> tensor<1xf64>
  return %v4, %v6 : tensor<13x65xf32>, tensor<1xf64>
}
func.func @check846() {
  %a0 = stablehlo.constant dense<-2.818000e+00> : tensor<f64>
  %a1 = stablehlo.constant dense<[-4.820000e-01, 2.338000e+00, 7.67425198E+21, 1.096000e+00, 1.108000e+00, -2.578000e+00, -2.224000e+00, -1.052000e+00, 1.294000e+00, -245.121979, -2.636000e+00, -3.946000e+00, 3.860000e+00]> : tensor<13xf32>
  %a2 = stablehlo.constant dense<-9.300000e-01> : tensor<f32>
  %r:2 = call @p846(%a0, %a1, %a2) : (tensor<f64>, tensor<13xf32>, tensor<f32>) -> (tensor<13x65xf32>, tensor<1xf64>)
  %e0 = stablehlo.constant dense<"0x57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E57E66D3E79EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE4079EBAE400000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F71C1993F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3F19249D3FB9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD440B9ACD44013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E4013479E407BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3F7BA88D3FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FEC53D63FC9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47C9B46A47135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE40135ADE407A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A2279417A227941C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41C2646E41"> : tensor<13x65xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<13x65xf32>, tensor<13x65xf32>
  %e1 = stablehlo.constant dense<-3.000000e+00> : tensor<1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1xf64>, tensor<1xf64>
  return
}
func.func @p847(%arg0: tensor<i1>) -> (tensor<8xi1>, tensor<bf16>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i1>) -> tensor<8xi1>
  %v2 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<bf16>
  return %v1, %v2 : tensor<8xi1>, tensor<bf16>
}
func.func @check847() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = call @p847(%a0) : (tensor<i1>) -> (tensor<8xi1>, tensor<bf16>)
  %e0 = stablehlo.constant dense<false> : tensor<8xi1>
  check.expect_eq %r#0, %e0 : tensor<8xi1>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<bf16>, tensor<bf16>
  return
}
func.func @p848(%arg0: tensor<3x13xi64>) -> (tensor<5x25xi64>, tensor<8xi64>, tensor<7x3x13xi64>, tensor<7x24xi64>) {
  %v1 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %v2 = stablehlo.pad %arg0, %v1, low = [-1, 0], high = [1, 0], interior = [1, 1] : (tensor<3x13xi64>, tensor<i64>) -> tensor<5x25xi64>
  %v3 = stablehlo.maximum %arg0, %arg0 : tensor<3x13xi64>
  %v4 = stablehlo.reverse %v3, dims = [0] : tensor<3x13xi64>
  %v5 = stablehlo.broadcast_in_dim %v1, dims = [] : (tensor<i64>) -> tensor<8xi64>
  %v6 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x13xi64>) -> tensor<7x3x13xi64>
  %v7 = stablehlo.constant dense<3> : tensor<i64>
  %v8 = stablehlo.pad %v4, %v7, low = [2, 0], high = [0, -1], interior = [1, 1] : (tensor<3x13xi64>, tensor<i64>) -> tensor<7x24xi64>
  return %v2, %v5, %v6, %v8 : tensor<5x25xi64>, tensor<8xi64>, tensor<7x3x13xi64>, tensor<7x24xi64>
}
func.func @check848() {
  %a0 = stablehlo.constant dense<[[-9223372036854775808, -11, -9223372036854775808, -7, -11, 10, 6, 3, -6, -2, -5, 10, 7], [8, 0, 0, 8, -8, 6, -4, 11, 3, 9, -6, -3, 11], [-8, 7, 10, -2, -4, -8, 0, 7, -3, -6, 0, 8, 5]]> : tensor<3x13xi64>
  %r:4 = call @p848(%a0) : (tensor<3x13xi64>) -> (tensor<5x25xi64>, tensor<8xi64>, tensor<7x3x13xi64>, tensor<7x24xi64>)
  %e0 = stablehlo.constant dense<"0x000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008008000000000000000000000000000080000000000000000000000000000000800000000000000000000000000000008008000000000000000000000000000080F8FFFFFFFFFFFFFF000000000000008006000000000000000000000000000080FCFFFFFFFFFFFFFF00000000000000800B0000000000000000000000000000800300000000000000000000000000008009000000000000000000000000000080FAFFFFFFFFFFFFFF0000000000000080FDFFFFFFFFFFFFFF00000000000000800B000000000000000000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080F8FFFFFFFFFFFFFF0000000000000080070000000000000000000000000000800A000000000000000000000000000080FEFFFFFFFFFFFFFF0000000000000080FCFFFFFFFFFFFFFF0000000000000080F8FFFFFFFFFFFFFF00000000000000800000000000000000000000000000008007000000000000000000000000000080FDFFFFFFFFFFFFFF0000000000000080FAFFFFFFFFFFFFFF0000000000000080000000000000000000000000000000800800000000000000000000000000008005000000000000000000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080"> : tensor<5x25xi64>
  check.expect_eq %r#0, %e0 : tensor<5x25xi64>
  %e1 = stablehlo.constant dense<-9223372036854775808> : tensor<8xi64>
  check.expect_eq %r#1, %e1 : tensor<8xi64>
  %e2 = stablehlo.constant dense<"0x0000000000000080F5FFFFFFFFFFFFFF0000000000000080F9FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF0A0000000000000006000000000000000300000000000000FAFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0A0000000000000007000000000000000800000000000000000000000000000000000000000000000800000000000000F8FFFFFFFFFFFFFF0600000000000000FCFFFFFFFFFFFFFF0B0000000000000003000000000000000900000000000000FAFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0B00000000000000F8FFFFFFFFFFFFFF07000000000000000A00000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF00000000000000000700000000000000FDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0000000000000000080000000000000005000000000000000000000000000080F5FFFFFFFFFFFFFF0000000000000080F9FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF0A0000000000000006000000000000000300000000000000FAFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0A0000000000000007000000000000000800000000000000000000000000000000000000000000000800000000000000F8FFFFFFFFFFFFFF0600000000000000FCFFFFFFFFFFFFFF0B0000000000000003000000000000000900000000000000FAFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0B00000000000000F8FFFFFFFFFFFFFF07000000000000000A00000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF00000000000000000700000000000000FDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0000000000000000080000000000000005000000000000000000000000000080F5FFFFFFFFFFFFFF0000000000000080F9FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF0A0000000000000006000000000000000300000000000000FAFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0A0000000000000007000000000000000800000000000000000000000000000000000000000000000800000000000000F8FFFFFFFFFFFFFF0600000000000000FCFFFFFFFFFFFFFF0B0000000000000003000000000000000900000000000000FAFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0B00000000000000F8FFFFFFFFFFFFFF07000000000000000A00000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF00000000000000000700000000000000FDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0000000000000000080000000000000005000000000000000000000000000080F5FFFFFFFFFFFFFF0000000000000080F9FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF0A0000000000000006000000000000000300000000000000FAFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0A0000000000000007000000000000000800000000000000000000000000000000000000000000000800000000000000F8FFFFFFFFFFFFFF0600000000000000FCFFFFFFFFFFFFFF0B0000000000000003000000000000000900000000000000FAFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0B00000000000000F8FFFFFFFFFFFFFF07000000000000000A00000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF00000000000000000700000000000000FDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0000000000000000080000000000000005000000000000000000000000000080F5FFFFFFFFFFFFFF0000000000000080F9FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF0A0000000000000006000000000000000300000000000000FAFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0A0000000000000007000000000000000800000000000000000000000000000000000000000000000800000000000000F8FFFFFFFFFFFFFF0600000000000000FCFFFFFFFFFFFFFF0B0000000000000003000000000000000900000000000000FAFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0B00000000000000F8FFFFFFFFFFFFFF07000000000000000A00000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF00000000000000000700000000000000FDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0000000000000000080000000000000005000000000000000000000000000080F5FFFFFFFFFFFFFF0000000000000080F9FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF0A0000000000000006000000000000000300000000000000FAFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0A0000000000000007000000000000000800000000000000000000000000000000000000000000000800000000000000F8FFFFFFFFFFFFFF0600000000000000FCFFFFFFFFFFFFFF0B0000000000000003000000000000000900000000000000FAFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0B00000000000000F8FFFFFFFFFFFFFF07000000000000000A00000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF00000000000000000700000000000000FDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0000000000000000080000000000000005000000000000000000000000000080F5FFFFFFFFFFFFFF0000000000000080F9FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF0A0000000000000006000000000000000300000000000000FAFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0A0000000000000007000000000000000800000000000000000000000000000000000000000000000800000000000000F8FFFFFFFFFFFFFF0600000000000000FCFFFFFFFFFFFFFF0B0000000000000003000000000000000900000000000000FAFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0B00000000000000F8FFFFFFFFFFFFFF07000000000000000A00000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF00000000000000000700000000000000FDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF000000000000000008000000000000000500000000000000"> : tensor<7x3x13xi64>
  check.expect_eq %r#2, %e2 : tensor<7x3x13xi64>
  %e3 = stablehlo.constant dense<"0x030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000F8FFFFFFFFFFFFFF0300000000000000070000000000000003000000000000000A000000000000000300000000000000FEFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF0300000000000000F8FFFFFFFFFFFFFF03000000000000000000000000000000030000000000000007000000000000000300000000000000FDFFFFFFFFFFFFFF0300000000000000FAFFFFFFFFFFFFFF0300000000000000000000000000000003000000000000000800000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000008000000000000000300000000000000000000000000000003000000000000000000000000000000030000000000000008000000000000000300000000000000F8FFFFFFFFFFFFFF030000000000000006000000000000000300000000000000FCFFFFFFFFFFFFFF03000000000000000B0000000000000003000000000000000300000000000000030000000000000009000000000000000300000000000000FAFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000000000000000000800300000000000000F5FFFFFFFFFFFFFF030000000000000000000000000000800300000000000000F9FFFFFFFFFFFFFF0300000000000000F5FFFFFFFFFFFFFF03000000000000000A0000000000000003000000000000000600000000000000030000000000000003000000000000000300000000000000FAFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0300000000000000FBFFFFFFFFFFFFFF03000000000000000A000000000000000300000000000000"> : tensor<7x24xi64>
  check.expect_eq %r#3, %e3 : tensor<7x24xi64>
  return
}
func.func @p849(%arg0: tensor<3xi1>, %arg1: tensor<bf16>, %arg2: tensor<bf16>) -> (tensor<6xi1>, tensor<bf16>, tensor<3xi1>, tensor<f32>) {
  %v3 = stablehlo.convert %arg2 : (tensor<bf16>) -> tensor<f32>
  %v4 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<3xi1>, tensor<3xi1>) -> tensor<6xi1>
  %v5 = stablehlo.or %arg0, %arg0 : tensor<3xi1>
  %v6 = stablehlo.abs %arg1 : tensor<bf16>
  %v7 = stablehlo.constant dense<true> : tensor<i1>
  %v8 = stablehlo.reduce(%v5 init: %v7) applies stablehlo.or across dimensions = [] : (tensor<3xi1>, tensor<i1>) -> tensor<3xi1>
  %v9 = stablehlo.multiply %v3, %v3 : tensor<f32>
  %v10 = stablehlo.convert %v3 : (tensor<f32>) -> tensor<f16>
  %v11 = stablehlo.reshape %v10 : (tensor<f16>) -> tensor<1x1xf16>
  %v12 = stablehlo.not %v7 : tensor<i1>
  return %v4, %v6, %v8, %v9 : tensor<6xi1>, tensor<bf16>, tensor<3xi1>, tensor<f32>
}
func.func @check849() {
  %a0 = stablehlo.constant dense<true> : tensor<3xi1>
  %a1 = stablehlo.constant dense<-1.320310e+00> : tensor<bf16>
  %a2 = stablehlo.constant dense<-7.812500e-02> : tensor<bf16>
  %r:4 = call @p849(%a0, %a1, %a2) : (tensor<3xi1>, tensor<bf16>, tensor<bf16>) -> (tensor<6xi1>, tensor<bf16>, tensor<3xi1>, tensor<f32>)
  %e0 = stablehlo.constant dense<true> : tensor<6xi1>
  check.expect_eq %r#0, %e0 : tensor<6xi1>
  %e1 = stablehlo.constant dense<1.320310e+00> : tensor<bf16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<bf16>, tensor<bf16>
  %e2 = stablehlo.constant dense<true> : tensor<3xi1>
  check.expect_eq %r#2, %e2 : tensor<3xi1>
  %e3 = stablehlo.constant dense<0.00610351563> : tensor<f32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p850(%arg0: tensor<16xf32>) -> (tensor<f32>, tensor<8x16xf32>, tensor<16xf32>) {
  %v1 = stablehlo.maximum %arg0, %arg0 : tensor<16xf32>
  %v2 = stablehlo.add %v1, %arg0 : tensor<16xf32>
  %v3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v4 = stablehlo.reduce(%v2 init: %v3) applies stablehlo.multiply across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %v5 = stablehlo.maximum %v2, %v1 : tensor<16xf32>
  %v6 = stablehlo.minimum %v5, %v1 : tensor<16xf32>
  %v7 = stablehlo.broadcast_in_dim %v5, dims = [1] : (tensor<16xf32>) -> tensor<8x16xf32>
  %v8 = stablehlo.minimum %v1, %v6 : tensor<16xf32>
  return %v4, %v7, %v8 : tensor<f32>, tensor<8x16xf32>, tensor<16xf32>
}
func.func @check850() {
  %a0 = stablehlo.constant dense<[1.640000e+00, -0.755999982, 2.620000e-01, -3.242000e+00, 1.980000e-01, 2.206000e+00, 5.540000e-01, -1.372000e+00, 1.14461682E+18, -4.000000e-01, 0.000000e+00, 2.872000e+00, -5.800000e-01, 1.512000e+00, -1.740000e+00, 2.446000e+00]> : tensor<16xf32>
  %r:3 = call @p850(%a0) : (tensor<16xf32>) -> (tensor<f32>, tensor<8x16xf32>, tensor<16xf32>)
  %e0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<"0x85EB5140378941BFDD24063FEE7C4FC083C0CA3E1B2F8D40F2D28D3FB29DAFBFEF27FE5DCDCCCCBE00000000D9CEB740E17A14BF3789414052B8DEBF448B9C4085EB5140378941BFDD24063FEE7C4FC083C0CA3E1B2F8D40F2D28D3FB29DAFBFEF27FE5DCDCCCCBE00000000D9CEB740E17A14BF3789414052B8DEBF448B9C4085EB5140378941BFDD24063FEE7C4FC083C0CA3E1B2F8D40F2D28D3FB29DAFBFEF27FE5DCDCCCCBE00000000D9CEB740E17A14BF3789414052B8DEBF448B9C4085EB5140378941BFDD24063FEE7C4FC083C0CA3E1B2F8D40F2D28D3FB29DAFBFEF27FE5DCDCCCCBE00000000D9CEB740E17A14BF3789414052B8DEBF448B9C4085EB5140378941BFDD24063FEE7C4FC083C0CA3E1B2F8D40F2D28D3FB29DAFBFEF27FE5DCDCCCCBE00000000D9CEB740E17A14BF3789414052B8DEBF448B9C4085EB5140378941BFDD24063FEE7C4FC083C0CA3E1B2F8D40F2D28D3FB29DAFBFEF27FE5DCDCCCCBE00000000D9CEB740E17A14BF3789414052B8DEBF448B9C4085EB5140378941BFDD24063FEE7C4FC083C0CA3E1B2F8D40F2D28D3FB29DAFBFEF27FE5DCDCCCCBE00000000D9CEB740E17A14BF3789414052B8DEBF448B9C4085EB5140378941BFDD24063FEE7C4FC083C0CA3E1B2F8D40F2D28D3FB29DAFBFEF27FE5DCDCCCCBE00000000D9CEB740E17A14BF3789414052B8DEBF448B9C40"> : tensor<8x16xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<8x16xf32>, tensor<8x16xf32>
  %e2 = stablehlo.constant dense<[1.640000e+00, -0.755999982, 2.620000e-01, -3.242000e+00, 1.980000e-01, 2.206000e+00, 5.540000e-01, -1.372000e+00, 1.14461682E+18, -4.000000e-01, 0.000000e+00, 2.872000e+00, -5.800000e-01, 1.512000e+00, -1.740000e+00, 2.446000e+00]> : tensor<16xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<16xf32>, tensor<16xf32>
  return
}
func.func @p851(%arg0: tensor<f64>) -> (tensor<i1>, tensor<33x1x1x1xf64>, tensor<1x1x1xf64>, tensor<2xi1>) {
  %v1 = stablehlo.compare NE, %arg0, %arg0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %v2 = stablehlo.compare NE, %arg0, %arg0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %v3 = stablehlo.reshape %arg0 : (tensor<f64>) -> tensor<1x1x1xf64>
  %v4 = stablehlo.broadcast_in_dim %v3, dims = [1, 2, 3] : (tensor<1x1x1xf64>) -> tensor<33x1x1x1xf64>
  %v5 = stablehlo.sine %v3 : tensor<1x1x1xf64>
  %v6 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i1>) -> tensor<2xi1>
  return %v1, %v4, %v5, %v6 : tensor<i1>, tensor<33x1x1x1xf64>, tensor<1x1x1xf64>, tensor<2xi1>
}
func.func @check851() {
  %a0 = stablehlo.constant dense<3.878000e+00> : tensor<f64>
  %r:4 = call @p851(%a0) : (tensor<f64>) -> (tensor<i1>, tensor<33x1x1x1xf64>, tensor<1x1x1xf64>, tensor<2xi1>)
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<3.878000e+00> : tensor<33x1x1x1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<33x1x1x1xf64>, tensor<33x1x1x1xf64>
  %e2 = stablehlo.constant dense<-0.67163050405068259> : tensor<1x1x1xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1x1x1xf64>, tensor<1x1x1xf64>
  %e3 = stablehlo.constant dense<false> : tensor<2xi1>
  check.expect_eq %r#3, %e3 : tensor<2xi1>
  return
}
func.func @p852(%arg0: tensor<13x2x5xi8>) -> (tensor<13xi8>, tensor<i8>) {
  %v1 = stablehlo.constant dense<0> : tensor<i8>
  %v2 = stablehlo.reduce(%arg0 init: %v1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<13x2x5xi8>, tensor<i8>) -> tensor<13xi8>
  %v3 = stablehlo.multiply %v1, %v1 : tensor<i8>
  return %v2, %v3 : tensor<13xi8>, tensor<i8>
}
func.func @check852() {
  %a0 = stablehlo.constant dense<"0x0604F9F800060BF7070671FB00F800FFFE09F80508050B08070001FEFFFA0A010809F5FC01FBFF0AF90800FE0A0B08FCC77C09000000F6FD0204FDFCFA03050004F60606FEF808000200F6FB07FA060100F6FC07F80A0700000707310A0004FD0800FD000100060A03FB01FFF80005F7FCF65E0AF5FE01FBFAF5FE080AF901FAFEDC"> : tensor<13x2x5xi8>
  %r:2 = call @p852(%a0) : (tensor<13x2x5xi8>) -> (tensor<13xi8>, tensor<i8>)
  %e0 = stablehlo.constant dense<[11, 113, 11, 10, 124, 9, 6, 8, 10, 49, 10, 94, 10]> : tensor<13xi8>
  check.expect_eq %r#0, %e0 : tensor<13xi8>
  %e1 = stablehlo.constant dense<0> : tensor<i8>
  check.expect_eq %r#1, %e1 : tensor<i8>
  return
}
func.func @p853(%arg0: tensor<f32>, %arg1: tensor<33xf64>) -> (tensor<33xf64>, tensor<f32>, tensor<65xf64>) {
  %v2 = stablehlo.power %arg1, %arg1 : tensor<33xf64>
  %v3 = stablehlo.exponential_minus_one %arg0 : tensor<f32>
  %v4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v5 = stablehlo.pad %arg1, %v4, low = [-1], high = [1], interior = [1] : (tensor<33xf64>, tensor<f64>) -> tensor<65xf64>
  return %v2, %v3, %v5 : tensor<33xf64>, tensor<f32>, tensor<65xf64>
}
func.func @check853() {
  %a0 = stablehlo.constant dense<-1.200000e-02> : tensor<f32>
  %a1 = stablehlo.constant dense<[-1.678000e+00, 1.9511010628226962E-269, 2.6237979524146844E-254, 3.676000e+00, 3.042000e+00, -2.834000e+00, -2.790000e+00, -1.432000e+00, -2.498000e+00, -3.436000e+00, 3.3739999999999997, -0.6160000000000001, 0.93400000000000016, -3.942000e+00, -2.282000e+00, 1.806000e+00, -2.1799999999999997, -2.016000e+00, 2.5679999999999996, 3.0860000000000003, -0.3620000000000001, 1.9400000000000004, -3.368000e+00, 1.112000e+00, -2.654000e+00, -2.126000e+00, 9.000000e+18, -0.54999999999999982, -3.956000e+00, -7.380000e-01, 3.0679999999999996, -3.718000e+00, -3.510000e+00]> : tensor<33xf64>
  %r:3 = call @p853(%a0, %a1) : (tensor<f32>, tensor<33xf64>) -> (tensor<33xf64>, tensor<f32>, tensor<65xf64>)
  %e0 = stablehlo.constant dense<[0xFFF8000000000000, 1.000000e+00, 1.000000e+00, 119.76236068526262, 29.496488420067138, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 60.528720562464528, 0xFFF8000000000000, 0.93821847880424392, 0xFFF8000000000000, 0xFFF8000000000000, 2.9082534317540634, 0xFFF8000000000000, 0xFFF8000000000000, 11.267822832278823, 32.379923208082701, 0xFFF8000000000000, 3.6168904600758567, 0xFFF8000000000000, 1.1253005300021968, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF0000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 31.165365889611913, 0xFFF8000000000000, 0xFFF8000000000000]> : tensor<33xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<33xf64>, tensor<33xf64>
  %e1 = stablehlo.constant dense<-0.0119282873> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<[0xFFF0000000000000, 1.9511010628226962E-269, 0xFFF0000000000000, 2.6237979524146844E-254, 0xFFF0000000000000, 3.676000e+00, 0xFFF0000000000000, 3.042000e+00, 0xFFF0000000000000, -2.834000e+00, 0xFFF0000000000000, -2.790000e+00, 0xFFF0000000000000, -1.432000e+00, 0xFFF0000000000000, -2.498000e+00, 0xFFF0000000000000, -3.436000e+00, 0xFFF0000000000000, 3.3739999999999997, 0xFFF0000000000000, -0.6160000000000001, 0xFFF0000000000000, 0.93400000000000016, 0xFFF0000000000000, -3.942000e+00, 0xFFF0000000000000, -2.282000e+00, 0xFFF0000000000000, 1.806000e+00, 0xFFF0000000000000, -2.1799999999999997, 0xFFF0000000000000, -2.016000e+00, 0xFFF0000000000000, 2.5679999999999996, 0xFFF0000000000000, 3.0860000000000003, 0xFFF0000000000000, -0.3620000000000001, 0xFFF0000000000000, 1.9400000000000004, 0xFFF0000000000000, -3.368000e+00, 0xFFF0000000000000, 1.112000e+00, 0xFFF0000000000000, -2.654000e+00, 0xFFF0000000000000, -2.126000e+00, 0xFFF0000000000000, 9.000000e+18, 0xFFF0000000000000, -0.54999999999999982, 0xFFF0000000000000, -3.956000e+00, 0xFFF0000000000000, -7.380000e-01, 0xFFF0000000000000, 3.0679999999999996, 0xFFF0000000000000, -3.718000e+00, 0xFFF0000000000000, -3.510000e+00, 0xFFF0000000000000]> : tensor<65xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<65xf64>, tensor<65xf64>
  return
}
func.func @p854(%arg0: tensor<ui32>) -> (tensor<ui32>) {
  return %arg0 : tensor<ui32>
}
func.func @check854() {
  %a0 = stablehlo.constant dense<2> : tensor<ui32>
  %r:1 = call @p854(%a0) : (tensor<ui32>) -> tensor<ui32>
  %e0 = stablehlo.constant dense<2> : tensor<ui32>
  check.expect_eq %r#0, %e0 : tensor<ui32>
  return
}
func.func @p855(%arg0: tensor<f8E4M3FN>, %arg1: tensor<70x16xf8E4M3FN>) -> (tensor<40x28xf8E4M3FN>) {
  %v2 = stablehlo.reshape %arg1 : (tensor<70x16xf8E4M3FN>) -> tensor<40x28xf8E4M3FN>
  %v3 = stablehlo.reverse %v2, dims = [1] : tensor<40x28xf8E4M3FN>
  return %v3 : tensor<40x28xf8E4M3FN>
}
func.func @check855() {
  %a0 = stablehlo.constant dense<-3.250000e+00> : tensor<f8E4M3FN>
  %a1 = stablehlo.constant dense<"0xC2BB803B41303EBE45BE48C3413B43BFC5AFBE45BC3F42C7C6C1BFC7333D45C5AABD00C5B42BC1C145AB3CC4459343A245C2B7BE393B477FAAC2C84236F71D433B3839BC4047B94342C446C6C241B8B43D42B5AAB6C726B7B941C0C4C736C3C4AFC0BF38C3C5E3C800C03C2E35C5C9474538C73BBBC2C7C7394739B8E5C3B943C740B67F443DC5C6B242C7BD7F2E7F423F4527E0C6BABBC746454129C140A9B8C74738C8B1423435C6592E35C033BAC245C7B844BA3BC63A47B9AEC280BDB2C3C2C4C443C84243B3B84546C1353F3D2FFF7F4046414547C67F36C24648AFC742E3BAC447B0BDB93AFEC6B800443EC445F647AA2FB744B94843FFAF4834C133C3C1433DBDC6B53B00474043AD31C7B8414140C740C7BA45B43963BB2EBBA347C73BBD399530413B3FAC3F18C6BF3853404230363BC400C04346EC3048C0BF7345C7C239414344487F47A9C4C1C3AABEB3B944C2C6AB4743C33BC5BB43C0804547C1BC4588C642F446C000C3C23B47C1443143C8BB3C413E29C4C1B63CA539BE38C4FFACADC7C84641C4C74447C53E47C643444844C73843413C463F42C03A00242C46C4BAC4483530302648C300BB334244C3BE7FC83AFF1B1D4446474744C04205C141B3C1B8B2C7C737B946A4B6C0C436B346C43F42C2C3C231BD3B3138BBC5C546410042C47FB6BCA1B83F0021C23545B7FFBA41C0B191B8C2292FB839BCBCC022304535C4B8C1C445C3B33C41AEB044ACACC460C7C5A640C3423BB448C5263F30AEC82D9F439A3FC642433D42C946C43AC5C03D3D3F433C46C5C7A24106353B42BE2BF1393FB13F7FC1B4383244BFBFC7C147C6C0C133D542B50042B6B6C0433031C7FF4592C73D3A47C1C400C3B844C7C1C53DBEFFB9B8C7C7C43E40B1C83E482641BA4341BB4423F5C2C1C737C40040BD38ADC6403EB4FF4346C5C7B8423C47FFBA2EC4A8C741433F37B6BA0042C630AF42B8B8C141C0C74241C3FFC35FC73342BD009A41C7C7B647C4B93DBA004036380045C43B7F410D4647F53847BEC0C43ABABC38C24534C1C8C2B838417F4248801E3AC742481AC4BA43ABAB2446BCC43F7F4480173543C237B8393DC727C2BA413B2BC71E473AA5C84738412F47C134C248C74143C5464229B9C4465FC0AB254236414806B9C03BC5453843B04233C63D46C3B9313FA138C3C1B244B5FF46BEC6417F43BCFFC1BA487FBF3D475D45BEC54442C4453E27BE45C4453144C741C4C4C0AA40B3A517223FACBB42BBC04541BEB3C10038B23BB0B5424559C5B539FA6AB0AE43BE40C3C346B9B83CBEBDBC473F40B1B944B6C4446CC6C4BBC4C7A939B6333A3ABB7F39C543B8B500C545BEC346C73EFF383087EC44B8BC3AC2B5C4C43A3730302DA77F3DB9BCBB443F387F2FC1C730C6004039D0C1C737C63F2EC0B916403B7F38C2C843C33EC0C6C3C63A3BC025E846C04741B83146B34246C2C3FF3DC4C3C8453EC84840B62942B1458B44AC05C14230FFC646344145D6C5BF34C232C1B83AC58132C5BA3AA2B1BB444231167F4539C332FFC8C8B4433B38B843C83E46BEC2BF422FA8C1C7B0C1BCC1"> : tensor<70x16xf8E4M3FN>
  %r:1 = call @p855(%a0, %a1) : (tensor<f8E4M3FN>, tensor<70x16xf8E4M3FN>) -> tensor<40x28xf8E4M3FN>
  %e0 = stablehlo.constant dense<"0xC7BFC1C6C7423FBC45BEAFC5BF433B41C348BE45BE3E30413B80BBC27F473B39BEB7C245A2439345C43CAB45C1C12BB4C500BDAAC5453D33AAB5423DB4B841C2C646C44243B94740BC39383B431DF73642C8C2AA47C9C5352E3CC000C8E3C5C338BFC0AFC4C336C7C4C041B9B726C7B6BDC742B2C6C53D447FB640C743B9C3E5B8394739C7C7C2BB3BC73845353442B1C83847C7B8A940C129414546C7BBBAC6E027453F427F2E7F43C4C4C2C3B2BD80C2AEB9473AC63BBA44B8C745C2BA33C0352E59C642C7AF4846C2367FC647454146407FFF2F3D3F35C14645B8B34342C848AFFF4348B944B72FAA47F645C43E4400B8C6FE3AB9BDB047C4BAE3B445BAC740C7404141B8C731AD434047003BB5C6BD3D43C1C333C1343B363042405338BFC6183FAC3F3B41309539BD3BC747A3BB2EBB6339B3BEAAC3C1C4A9477F4844434139C2C74573BFC04830EC4643C000C4C2C300C046F442C68845BCC1474580C043BBC53BC34347ABC6C244B94146C8C7ADACFFC438BE39A53CB6C1C4293E413CBBC8433144C1473BBAC4462C24003AC0423F463C414338C744484443C6473EC54744C7C442C044474746441D1BFF3AC87FBEC3444233BB00C3482630303548C43BBD31C2C3C2423FC446B336C4C0B6A446B937C7C7B2B8C1B341C10591B1C041BAFFB74535C221003FB8A1BCB67FC442004146C5C5BB3831C4ACAC44B0AE413CB3C345C4C1B8C435453022C0BCBC39B82F29C2B846C9423D4342C63F9A439F2DC8AE303F26C548B43B42C340A6C5C760B4C17F3FB13F39F12BBE423B350641A2C7C5463C433F3D3DC0C53AC4C79245FFC7313043C0B6B64200B542D533C1C0C647C1C7BFBF4432384126483EC8B1403EC4C7C7B8B9FFBE3DC5C1C744B8C300C4C1473A3D42B8C7C54643FFB43E40C6AD38BD4000C437C7C1C2F52344BB4143BA4142C7C041C1B8B842AF30C64200BAB6373F4341C7A8C42EBAFF473C7F3BC4450038364000BA3DB9C447B6C7C7419A00BD4233C75FC3FFC31E8048427F4138B8C2C8C13445C238BCBA3AC4C0BE4738F547460D4127C73D39B837C243351780447F3FC4BC4624ABAB43BAC41A4842C73AB9294246C54341C748C234C1472F413847C8A53A471EC72B3B41BAC23F31B9C3463DC63342B0433845C53BC0B9064841364225ABC05F46C444C5BE455D473DBF7F48BAC1FFBC437F41C6BE46FFB544B2C1C338A1C0BB42BBAC3F2217A5B340AAC0C4C441C7443145C445BE273E45C442B946C3C340BE43AEB06AFA39B5C5594542B5B03BB23800C1B3BE41457FBB3A3A33B639A9C7C4BBC4C66C44C4B644B9B1403F47BCBDBE3CB8373AC4C4B5C23ABCB844EC873038FF3EC746C3BE45C500B5B843C5392E3FC637C7C1D0394000C630C7C12F7F383F44BBBCB93D7FA72D30304631B84147C046E825C03B3AC6C3C6C03EC343C8C2387F3B4016B9C0FF3042C105AC448B45B14229B64048C83E45C8C3C43DFFC3C24642B37F16314244BBB1A23ABAC53281C53AB8C132C234BFC5D645413446C6C1BCC1B0C7C1A82F42BFC2BE463EC843B8383B43B4C8C8FF32C33945"> : tensor<40x28xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<40x28xf8E4M3FN>, tensor<40x28xf8E4M3FN>
  return
}
func.func @p856(%arg0: tensor<f32>, %arg1: tensor<33xf32>, %arg2: tensor<70xi1>) -> (tensor<33xf32>, tensor<f32>, tensor<3xf32>) {
  %v3 = stablehlo.add %arg1, %arg1 : tensor<33xf32>
  %v4 = stablehlo.multiply %arg0, %arg0 : tensor<f32>
  %v5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<3xf32>
  return %v3, %v4, %v5 : tensor<33xf32>, tensor<f32>, tensor<3xf32>
}
func.func @check856() {
  %a0 = stablehlo.constant dense<-2.404000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<[-3.000000e+38, -1.416000e+00, -2.978000e+00, -5.740000e-01, -2.66990394E-8, -1.146000e+00, -3.28162415E+35, -9.200000e-01, -3.774000e+00, -1.784000e+00, -3.686000e+00, -1.030000e+00, -1.460000e-01, -1.796000e+00, 1.648000e+00, -1.766000e+00, 0xFF800000, -2.900000e-01, 2.478000e+00, 2.060000e+00, -3.574000e+00, 6.480000e-01, 4.300000e-01, -1.988000e+00, 1.740000e+00, 3.980000e-01, 1.912000e+00, -3.726000e+00, -3.800000e-02, -7.200000e-01, 1.864000e+00, 2.516000e+00, -2.180000e+00]> : tensor<33xf32>
  %a2 = stablehlo.constant dense<[true, false, true, true, false, false, false, false, true, true, true, true, false, false, false, false, false, true, false, true, true, false, true, true, false, false, true, true, true, false, false, true, true, false, true, true, true, true, false, false, false, false, true, true, true, true, true, false, false, true, true, true, true, false, false, true, false, false, false, true, false, true, false, true, true, true, false, true, false, false]> : tensor<70xi1>
  %r:3 = call @p856(%a0, %a1, %a2) : (tensor<f32>, tensor<33xf32>, tensor<70xi1>) -> (tensor<33xf32>, tensor<f32>, tensor<3xf32>)
  %e0 = stablehlo.constant dense<[0xFF800000, -2.832000e+00, -5.956000e+00, -1.148000e+00, -5.33980788E-8, -2.292000e+00, -6.56324831E+35, -1.840000e+00, -7.548000e+00, -3.568000e+00, -7.372000e+00, -2.060000e+00, -2.920000e-01, -3.592000e+00, 3.296000e+00, -3.532000e+00, 0xFF800000, -5.800000e-01, 4.956000e+00, 4.120000e+00, -7.14799976, 1.296000e+00, 8.600000e-01, -3.976000e+00, 3.480000e+00, 7.960000e-01, 3.824000e+00, -7.452000e+00, -7.600000e-02, -1.440000e+00, 3.728000e+00, 5.032000e+00, -4.360000e+00]> : tensor<33xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<33xf32>, tensor<33xf32>
  %e1 = stablehlo.constant dense<5.77921629> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<-2.404000e+00> : tensor<3xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  return
}
func.func @p857(%arg0: tensor<0x0xf16>, %arg1: tensor<65xf16>, %arg2: tensor<16xbf16>) -> (tensor<16xbf16>, tensor<16xi1>) {
  %v3 = stablehlo.compare LE, %arg2, %arg2 : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
  %v4 = stablehlo.minimum %arg2, %arg2 : tensor<16xbf16>
  %v5 = stablehlo.reshape %v3 : (tensor<16xi1>) -> tensor<16xi1>
  return %v4, %v5 : tensor<16xbf16>, tensor<16xi1>
}
func.func @check857() {
  %a0 = stablehlo.constant dense<> : tensor<0x0xf16>
  %a1 = stablehlo.constant dense<[3.966800e+00, 1.818360e+00, -1.274410e+00, 6.621090e-01, -9.819330e-01, -8.798820e-01, 3.634770e+00, 3.460940e+00, 3.404300e+00, 3.158200e+00, 0x7E00, 1.860350e+00, -1.446290e+00, -5.361330e-01, 3.736330e+00, -1.618160e+00, -6.118160e-01, -3.617190e+00, 3.048830e+00, -1.599610e+00, -2.433590e+00, -6.782230e-01, -2.139890e-01, -2.320310e+00, -8.999020e-01, 1.931640e+00, 2.767580e+00, -2.191410e+00, 1.184380e+01, -2.943360e+00, -1.543950e+00, 2.947270e+00, -4.960940e-01, 3.080000e+02, 3.583980e+00, -1.267580e+00, -2.671880e+00, -1.784180e+00, 2.000430e-02, 3.626950e+00, -2.078130e+00, 2.615230e+00, 1.851560e+00, -0.000000e+00, -1.669920e+00, -6.821290e-01, -3.681640e+00, -5.039060e-01, 1.236330e+00, 9.121090e-01, -1.375980e+00, -3.021480e+00, -1.513670e+00, -3.222660e+00, -2.814450e+00, 2.337890e+00, -2.949220e+00, -7.358390e-01, 2.322270e+00, -2.931640e+00, 3.351560e+00, -1.313600e+04, -3.472660e+00, -1.641600e+00, -2.319340e-02]> : tensor<65xf16>
  %a2 = stablehlo.constant dense<[-2.765630e+00, 9.183550e-41, 1.679690e+00, 3.984380e+00, 9.453120e-01, -2.031250e+00, -1.695310e+00, 3.687500e+00, -1.505770e+35, -2.480470e-01, 0.000000e+00, 3.640630e+00, 1.820310e+00, 2.515630e+00, -2.718750e+00, -5.859380e-01]> : tensor<16xbf16>
  %r:2 = call @p857(%a0, %a1, %a2) : (tensor<0x0xf16>, tensor<65xf16>, tensor<16xbf16>) -> (tensor<16xbf16>, tensor<16xi1>)
  %e0 = stablehlo.constant dense<[-2.765630e+00, 9.183550e-41, 1.679690e+00, 3.984380e+00, 9.453120e-01, -2.031250e+00, -1.695310e+00, 3.687500e+00, -1.505770e+35, -2.480470e-01, 0.000000e+00, 3.640630e+00, 1.820310e+00, 2.515630e+00, -2.718750e+00, -5.859380e-01]> : tensor<16xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<16xbf16>, tensor<16xbf16>
  %e1 = stablehlo.constant dense<true> : tensor<16xi1>
  check.expect_eq %r#1, %e1 : tensor<16xi1>
  return
}
func.func @p858(%arg0: tensor<f32>) -> (tensor<f32>) {
  return %arg0 : tensor<f32>
}
func.func @check858() {
  %a0 = stablehlo.constant dense<-2.000000e-03> : tensor<f32>
  %r:1 = call @p858(%a0) : (tensor<f32>) -> tensor<f32>
  %e0 = stablehlo.constant dense<-2.000000e-03> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p859(%arg0: tensor<i1>, %arg1: tensor<0x0x16xi4>) -> (tensor<0xi4>, tensor<i1>) {
  %v2 = stablehlo.not %arg0 : tensor<i1>
  %v3 = stablehlo.reshape %arg1 : (tensor<0x0x16xi4>) -> tensor<0xi4>
  %v4 = stablehlo.and %v2, %v2 : tensor<i1>
  %v5 = stablehlo.not %v2 : tensor<i1>
  %v6 = stablehlo.or %v5, %v4 : tensor<i1>
  return %v3, %v6 : tensor<0xi4>, tensor<i1>
}
func.func @check859() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %a1 = stablehlo.constant dense<> : tensor<0x0x16xi4>
  %r:2 = call @p859(%a0, %a1) : (tensor<i1>, tensor<0x0x16xi4>) -> (tensor<0xi4>, tensor<i1>)
  %e0 = stablehlo.constant dense<> : tensor<0xi4>
  check.expect_eq %r#0, %e0 : tensor<0xi4>
  %e1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  return
}
func.func @p860(%arg0: tensor<13xf32>, %arg1: tensor<65xi32>, %arg2: tensor<2x16x0xi1>) -> (tensor<65xi32>) {
  %v3 = stablehlo.reshape %arg1 : (tensor<65xi32>) -> tensor<65xi32>
  return %v3 : tensor<65xi32>
}
func.func @check860() {
  %a0 = stablehlo.constant dense<[-2.238000e+00, 3.442000e+00, 0x7FC00000, -1.974000e+00, 1.140000e-01, -2.126000e+00, 1.006000e+00, 8.280000e-01, 1.522000e+00, -1.374000e+00, 2.500000e+00, -4.60583589E-25, -2.744000e+00]> : tensor<13xf32>
  %a1 = stablehlo.constant dense<[1, 9, 9, 2, -8, -11, -5, -7, 0, 6, 0, -5, -9, 7, -10, 1, 5, -3, 7, 0, -5, -3, -3, 10, 9, 11, -6, 8, 6, 1, 8, 10, 6, -4, 6, 7, 0, -7, 10, -1, -9, -801623745, -3, 5, -11, -4, -7, 4, -1, 0, 10, -10, -4, 7, -2, 11, -8, 8, 5, -10, -3, 6, 2, -8, 11]> : tensor<65xi32>
  %a2 = stablehlo.constant dense<> : tensor<2x16x0xi1>
  %r:1 = call @p860(%a0, %a1, %a2) : (tensor<13xf32>, tensor<65xi32>, tensor<2x16x0xi1>) -> tensor<65xi32>
  %e0 = stablehlo.constant dense<[1, 9, 9, 2, -8, -11, -5, -7, 0, 6, 0, -5, -9, 7, -10, 1, 5, -3, 7, 0, -5, -3, -3, 10, 9, 11, -6, 8, 6, 1, 8, 10, 6, -4, 6, 7, 0, -7, 10, -1, -9, -801623745, -3, 5, -11, -4, -7, 4, -1, 0, 10, -10, -4, 7, -2, 11, -8, 8, 5, -10, -3, 6, 2, -8, 11]> : tensor<65xi32>
  check.expect_eq %r#0, %e0 : tensor<65xi32>
  return
}
func.func @p861(%arg0: tensor<f32>) -> (tensor<f32>) {
  return %arg0 : tensor<f32>
}
func.func @check861() {
  %a0 = stablehlo.constant dense<2.834000e+00> : tensor<f32>
  %r:1 = call @p861(%a0) : (tensor<f32>) -> tensor<f32>
  %e0 = stablehlo.constant dense<2.834000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p862(%arg0: tensor<3xf32>, %arg1: tensor<i32>, %arg2: tensor<16xi1>) -> (tensor<6xf32>, tensor<1x1xi32>, tensor<i1>) {
  %v3 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
  %v4 = stablehlo.or %arg2, %arg2 : tensor<16xi1>
  %v5 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1x1xi32>
  %v6 = stablehlo.constant dense<true> : tensor<i1>
  %v7 = stablehlo.reduce(%v4 init: %v6) applies stablehlo.or across dimensions = [0] : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
  return %v3, %v5, %v7 : tensor<6xf32>, tensor<1x1xi32>, tensor<i1>
}
func.func @check862() {
  %a0 = stablehlo.constant dense<[-1.400000e+00, -1.418000e+00, 5.960000e-01]> : tensor<3xf32>
  %a1 = stablehlo.constant dense<0> : tensor<i32>
  %a2 = stablehlo.constant dense<[false, true, false, false, false, false, false, false, false, false, true, true, false, false, true, false]> : tensor<16xi1>
  %r:3 = call @p862(%a0, %a1, %a2) : (tensor<3xf32>, tensor<i32>, tensor<16xi1>) -> (tensor<6xf32>, tensor<1x1xi32>, tensor<i1>)
  %e0 = stablehlo.constant dense<[-1.400000e+00, -1.418000e+00, 5.960000e-01, -1.400000e+00, -1.418000e+00, 5.960000e-01]> : tensor<6xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<6xf32>, tensor<6xf32>
  %e1 = stablehlo.constant dense<0> : tensor<1x1xi32>
  check.expect_eq %r#1, %e1 : tensor<1x1xi32>
  %e2 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#2, %e2 : tensor<i1>
  return
}
func.func @p863(%arg0: tensor<7xi32>, %arg1: tensor<13x5xi1>) -> (tensor<7x1x1xi32>, tensor<1xi32>) {
  %v2 = stablehlo.reshape %arg0 : (tensor<7xi32>) -> tensor<7x1x1xi32>
  %v3 = stablehlo.not %v2 : tensor<7x1x1xi32>
  %v4 = stablehlo.not %v2 : tensor<7x1x1xi32>
  %v5 = stablehlo.transpose %v3, dims = [2, 0, 1] : (tensor<7x1x1xi32>) -> tensor<1x7x1xi32>
  %v6 = stablehlo.constant dense<2> : tensor<i32>
  %v7 = stablehlo.reduce(%v5 init: %v6) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<1x7x1xi32>, tensor<i32>) -> tensor<1xi32>
  return %v4, %v7 : tensor<7x1x1xi32>, tensor<1xi32>
}
func.func @check863() {
  %a0 = stablehlo.constant dense<[-8, -1, 11, 4, 4, -2, 10]> : tensor<7xi32>
  %a1 = stablehlo.constant dense<[[true, true, true, false, true], [true, true, true, false, true], [false, true, true, true, false], [true, false, false, false, false], [false, false, false, false, false], [true, true, false, false, true], [true, true, false, false, true], [false, false, true, false, false], [false, true, true, false, true], [true, false, false, true, true], [false, true, true, false, true], [true, true, true, false, false], [false, false, true, false, true]]> : tensor<13x5xi1>
  %r:2 = call @p863(%a0, %a1) : (tensor<7xi32>, tensor<13x5xi1>) -> (tensor<7x1x1xi32>, tensor<1xi32>)
  %e0 = stablehlo.constant dense<[[[7]], [[0]], [[-12]], [[-5]], [[-5]], [[1]], [[-11]]]> : tensor<7x1x1xi32>
  check.expect_eq %r#0, %e0 : tensor<7x1x1xi32>
  %e1 = stablehlo.constant dense<7> : tensor<1xi32>
  check.expect_eq %r#1, %e1 : tensor<1xi32>
  return
}
func.func @p864(%arg0: tensor<0x13xf8E4M3FN>) -> (tensor<13x0xf32>, tensor<0x28xf8E4M3FN>) {
  %v1 = stablehlo.subtract %arg0, %arg0 : tensor<0x13xf8E4M3FN>
  %v2 = stablehlo.convert %v1 : (tensor<0x13xf8E4M3FN>) -> tensor<0x13xf32>
  %v3 = stablehlo.transpose %v2, dims = [1, 0] : (tensor<0x13xf32>) -> tensor<13x0xf32>
  %v4 = stablehlo.multiply %arg0, %v1 : tensor<0x13xf8E4M3FN>
  %v5 = stablehlo.constant dense<0xFF> : tensor<f8E4M3FN>
  %v6 = stablehlo.pad %v4, %v5, low = [-1, 2], high = [1, 1], interior = [0, 1] : (tensor<0x13xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0x28xf8E4M3FN>
  return %v3, %v6 : tensor<13x0xf32>, tensor<0x28xf8E4M3FN>
}
func.func @check864() {
  %a0 = stablehlo.constant dense<> : tensor<0x13xf8E4M3FN>
  %r:2 = call @p864(%a0) : (tensor<0x13xf8E4M3FN>) -> (tensor<13x0xf32>, tensor<0x28xf8E4M3FN>)
  %e0 = stablehlo.constant dense<> : tensor<13x0xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<13x0xf32>, tensor<13x0xf32>
  %e1 = stablehlo.constant dense<> : tensor<0x28xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<0x28xf8E4M3FN>, tensor<0x28xf8E4M3FN>
  return
}
func.func @p865(%arg0: tensor<f16>) -> (tensor<f16>, tensor<f16>) {
  %v1 = stablehlo.convert %arg0 : (tensor<f16>) -> tensor<f16>
  %v2 = stablehlo.multiply %arg0, %arg0 : tensor<f16>
  return %v1, %v2 : tensor<f16>, tensor<f16>
}
func.func @check865() {
  %a0 = stablehlo.constant dense<-2.892580e+00> : tensor<f16>
  %r:2 = call @p865(%a0) : (tensor<f16>) -> (tensor<f16>, tensor<f16>)
  %e0 = stablehlo.constant dense<-2.892580e+00> : tensor<f16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  %e1 = stablehlo.constant dense<8.367180e+00> : tensor<f16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  return
}
func.func @p866(%arg0: tensor<8xui32>, %arg1: tensor<f32>) -> (tensor<16xui32>, tensor<f32>) {
  %v2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<8xui32>, tensor<8xui32>) -> tensor<16xui32>
  %v3 = stablehlo.minimum %arg1, %arg1 : tensor<f32>
  return %v2, %v3 : tensor<16xui32>, tensor<f32>
}
func.func @check866() {
  %a0 = stablehlo.constant dense<[0, 6, 2, 4294967291, 0, 1, 3179603750, 4294967287]> : tensor<8xui32>
  %a1 = stablehlo.constant dense<-1.890000e+00> : tensor<f32>
  %r:2 = call @p866(%a0, %a1) : (tensor<8xui32>, tensor<f32>) -> (tensor<16xui32>, tensor<f32>)
  %e0 = stablehlo.constant dense<[0, 6, 2, 4294967291, 0, 1, 3179603750, 4294967287, 0, 6, 2, 4294967291, 0, 1, 3179603750, 4294967287]> : tensor<16xui32>
  check.expect_eq %r#0, %e0 : tensor<16xui32>
  %e1 = stablehlo.constant dense<-1.890000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p867(%arg0: tensor<8xui8>, %arg1: tensor<0xi16>) -> (tensor<3xui8>) {
  %v2 = stablehlo.slice %arg0 [2:7:2] : (tensor<8xui8>) -> tensor<3xui8>
  %v3 = stablehlo.negate %v2 : tensor<3xui8>
  %v4 = stablehlo.constant dense<0> : tensor<ui8>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.add across dimensions = [] : (tensor<3xui8>, tensor<ui8>) -> tensor<3xui8>
  return %v5 : tensor<3xui8>
}
func.func @check867() {
  %a0 = stablehlo.constant dense<[11, 1, 245, 253, 3, 0, 1, 255]> : tensor<8xui8>
  %a1 = stablehlo.constant dense<> : tensor<0xi16>
  %r:1 = call @p867(%a0, %a1) : (tensor<8xui8>, tensor<0xi16>) -> tensor<3xui8>
  %e0 = stablehlo.constant dense<[11, 253, 255]> : tensor<3xui8>
  check.expect_eq %r#0, %e0 : tensor<3xui8>
  return
}
func.func @p868(%arg0: tensor<1x3x2xi32>, %arg1: tensor<i1>) -> (tensor<1x3xi32>, tensor<4xi32>, tensor<2x1x2xi32>, tensor<i32>) {
  %v2 = stablehlo.slice %arg0 [0:1:2, 2:3:2, 0:2:1] : (tensor<1x3x2xi32>) -> tensor<1x1x2xi32>
  %v3 = stablehlo.constant dense<2147483647> : tensor<i32>
  %v4 = stablehlo.reduce(%arg0 init: %v3) applies stablehlo.add across dimensions = [2] : (tensor<1x3x2xi32>, tensor<i32>) -> tensor<1x3xi32>
  %v5 = stablehlo.concatenate %v2, %v2, dim = 0 : (tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<2x1x2xi32>
  %v6 = stablehlo.reshape %v5 : (tensor<2x1x2xi32>) -> tensor<4xi32>
  %v7 = stablehlo.and %arg1, %arg1 : tensor<i1>
  %v8 = stablehlo.multiply %v5, %v5 : tensor<2x1x2xi32>
  %v9 = stablehlo.select %arg1, %v3, %v3 : tensor<i1>, tensor<i32>
  %v10 = stablehlo.and %v7, %v7 : tensor<i1>
  %v11 = stablehlo.reverse %v2, dims = [2] : tensor<1x1x2xi32>
  return %v4, %v6, %v8, %v9 : tensor<1x3xi32>, tensor<4xi32>, tensor<2x1x2xi32>, tensor<i32>
}
func.func @check868() {
  %a0 = stablehlo.constant dense<[[[-10, 0], [-7, 7], [-11, 0]]]> : tensor<1x3x2xi32>
  %a1 = stablehlo.constant dense<false> : tensor<i1>
  %r:4 = call @p868(%a0, %a1) : (tensor<1x3x2xi32>, tensor<i1>) -> (tensor<1x3xi32>, tensor<4xi32>, tensor<2x1x2xi32>, tensor<i32>)
  %e0 = stablehlo.constant dense<[[2147483637, 2147483647, 2147483636]]> : tensor<1x3xi32>
  check.expect_eq %r#0, %e0 : tensor<1x3xi32>
  %e1 = stablehlo.constant dense<[-11, 0, -11, 0]> : tensor<4xi32>
  check.expect_eq %r#1, %e1 : tensor<4xi32>
  %e2 = stablehlo.constant dense<[[[121, 0]], [[121, 0]]]> : tensor<2x1x2xi32>
  check.expect_eq %r#2, %e2 : tensor<2x1x2xi32>
  %e3 = stablehlo.constant dense<2147483647> : tensor<i32>
  check.expect_eq %r#3, %e3 : tensor<i32>
  return
}
func.func @p869(%arg0: tensor<i16>) -> (tensor<1xi16>, tensor<11x1x3xi16>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<i16>) -> tensor<1xi16>
  %v2 = stablehlo.shift_right_arithmetic %arg0, %arg0 : tensor<i16>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i16>) -> tensor<33xi16>
  %v4 = stablehlo.reshape %v3 : (tensor<33xi16>) -> tensor<11x1x3xi16>
  return %v1, %v4 : tensor<1xi16>, tensor<11x1x3xi16>
}
func.func @check869() {
  %a0 = stablehlo.constant dense<-7> : tensor<i16>
  %r:2 = call @p869(%a0) : (tensor<i16>) -> (tensor<1xi16>, tensor<11x1x3xi16>)
  %e0 = stablehlo.constant dense<-7> : tensor<1xi16>
  check.expect_eq %r#0, %e0 : tensor<1xi16>
  %e1 = stablehlo.constant dense<-1> : tensor<11x1x3xi16>
  check.expect_eq %r#1, %e1 : tensor<11x1x3xi16>
  return
}
func.func @p870(%arg0: tensor<8x7xui32>, %arg1: tensor<65xi16>, %arg2: tensor<3x5xui8>) -> (tensor<14xui32>, tensor<ui32>, tensor<7x8xf32>, tensor<3x3xui32>) {
  %v3 = stablehlo.convert %arg0 : (tensor<8x7xui32>) -> tensor<8x7xf32>
  %v4 = stablehlo.not %arg0 : tensor<8x7xui32>
  %v5 = stablehlo.constant dense<1> : tensor<ui32>
  %v6 = stablehlo.reduce(%arg0 init: %v5) applies stablehlo.add across dimensions = [0] : (tensor<8x7xui32>, tensor<ui32>) -> tensor<7xui32>
  %v7 = stablehlo.concatenate %v6, %v6, dim = 0 : (tensor<7xui32>, tensor<7xui32>) -> tensor<14xui32>
  %v8 = stablehlo.shift_left %v5, %v5 : tensor<ui32>
  %v9 = stablehlo.transpose %v3, dims = [1, 0] : (tensor<8x7xf32>) -> tensor<7x8xf32>
  %v10 = stablehlo.reverse %v4, dims = [0] : tensor<8x7xui32>
  %v11 = stablehlo.slice %v10 [0:6:2, 2:5:1] : (tensor<8x7xui32>) -> tensor<3x3xui32>
  return %v7, %v8, %v9, %v11 : tensor<14xui32>, tensor<ui32>, tensor<7x8xf32>, tensor<3x3xui32>
}
func.func @check870() {
  %a0 = stablehlo.constant dense<[[4294967285, 9, 10, 4294967287, 0, 4294967286, 4294967287], [10, 9, 768912575, 4294967290, 4294967291, 4294967286, 4294967289], [0, 4294967288, 10, 4294967292, 9, 3, 4294967290], [11, 4, 10, 6, 5, 2, 4294967287], [4294967285, 0, 6, 3031251504, 6, 1, 8], [11, 11, 3, 2, 4294967290, 8, 5], [4294967286, 4294967290, 0, 4294967292, 7, 3, 4294967295], [4294967290, 1, 4294967290, 0, 0, 3, 4294967295]]> : tensor<8x7xui32>
  %a1 = stablehlo.constant dense<[5, -4, -4, 6, 0, 3, 0, 2, -6, 6, -2, -10, -8, -2, 4, -3, 3, -15134, 0, -11, -1, -6, -8, -9, 1, -8, -10, -5, 1, 11, 3, 4, 3, -6, -8, -10678, 6, 9, 11, -5, -4, 11, 0, -2, 9, -7, -11, -9, 3, -7, 1, 0, -11, 2, 11, 3, -6, -6, 10, -1, -6, -6, -11, -10, -2]> : tensor<65xi16>
  %a2 = stablehlo.constant dense<[[9, 249, 1, 248, 247], [225, 6, 6, 9, 250], [9, 254, 3, 247, 246]]> : tensor<3x5xui8>
  %r:4 = call @p870(%a0, %a1, %a2) : (tensor<8x7xui32>, tensor<65xi16>, tensor<3x5xui8>) -> (tensor<14xui32>, tensor<ui32>, tensor<7x8xf32>, tensor<3x3xui32>)
  %e0 = stablehlo.constant dense<[4294967291, 21, 768912609, 3031251490, 17, 1, 4294967277, 4294967291, 21, 768912609, 3031251490, 17, 1, 4294967277]> : tensor<14xui32>
  check.expect_eq %r#0, %e0 : tensor<14xui32>
  %e1 = stablehlo.constant dense<2> : tensor<ui32>
  check.expect_eq %r#1, %e1 : tensor<ui32>
  %e2 = stablehlo.constant dense<[[4.2949673E+9, 1.000000e+01, 0.000000e+00, 1.100000e+01, 4.2949673E+9, 1.100000e+01, 4.2949673E+9, 4.2949673E+9], [9.000000e+00, 9.000000e+00, 4.2949673E+9, 4.000000e+00, 0.000000e+00, 1.100000e+01, 4.2949673E+9, 1.000000e+00], [1.000000e+01, 0x4E3752B3, 1.000000e+01, 1.000000e+01, 6.000000e+00, 3.000000e+00, 0.000000e+00, 4.2949673E+9], [4.2949673E+9, 4.2949673E+9, 4.2949673E+9, 6.000000e+00, 3.03125146E+9, 2.000000e+00, 4.2949673E+9, 0.000000e+00], [0.000000e+00, 4.2949673E+9, 9.000000e+00, 5.000000e+00, 6.000000e+00, 4.2949673E+9, 7.000000e+00, 0.000000e+00], [4.2949673E+9, 4.2949673E+9, 3.000000e+00, 2.000000e+00, 1.000000e+00, 8.000000e+00, 3.000000e+00, 3.000000e+00], [4.2949673E+9, 4.2949673E+9, 4.2949673E+9, 4.2949673E+9, 8.000000e+00, 5.000000e+00, 4.2949673E+9, 4.2949673E+9]]> : tensor<7x8xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<7x8xf32>, tensor<7x8xf32>
  %e3 = stablehlo.constant dense<[[5, 4294967295, 4294967295], [4294967292, 4294967293, 5], [4294967285, 4294967289, 4294967290]]> : tensor<3x3xui32>
  check.expect_eq %r#3, %e3 : tensor<3x3xui32>
  return
}
func.func @p871(%arg0: tensor<7x0xui16>, %arg1: tensor<ui16>, %arg2: tensor<i1>) -> (tensor<1x1xi1>) {
  %v3 = stablehlo.reshape %arg2 : (tensor<i1>) -> tensor<1x1xi1>
  return %v3 : tensor<1x1xi1>
}
func.func @check871() {
  %a0 = stablehlo.constant dense<> : tensor<7x0xui16>
  %a1 = stablehlo.constant dense<65526> : tensor<ui16>
  %a2 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p871(%a0, %a1, %a2) : (tensor<7x0xui16>, tensor<ui16>, tensor<i1>) -> tensor<1x1xi1>
  %e0 = stablehlo.constant dense<false> : tensor<1x1xi1>
  check.expect_eq %r#0, %e0 : tensor<1x1xi1>
  return
}
func.func @p872(%arg0: tensor<0x0x2xi1>, %arg1: tensor<f32>) -> (tensor<0x2x0xi1>, tensor<2xf32>) {
  %v2 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<0x0x2xi1>) -> tensor<0x2x0xi1>
  %v3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
  return %v2, %v3 : tensor<0x2x0xi1>, tensor<2xf32>
}
func.func @check872() {
  %a0 = stablehlo.constant dense<> : tensor<0x0x2xi1>
  %a1 = stablehlo.constant dense<-1.422000e+00> : tensor<f32>
  %r:2 = call @p872(%a0, %a1) : (tensor<0x0x2xi1>, tensor<f32>) -> (tensor<0x2x0xi1>, tensor<2xf32>)
  %e0 = stablehlo.constant dense<> : tensor<0x2x0xi1>
  check.expect_eq %r#0, %e0 : tensor<0x2x0xi1>
  %e1 = stablehlo.constant dense<-1.422000e+00> : tensor<2xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  return
}
func.func @p873(%arg0: tensor<i1>) -> (tensor<i1>) {
  %v1 = stablehlo.and %arg0, %arg0 : tensor<i1>
  return %v1 : tensor<i1>
}
func.func @check873() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p873(%a0) : (tensor<i1>) -> tensor<i1>
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  return
}
func.func @p874(%arg0: tensor<7x16xf32>, %arg1: tensor<4x0xbf16>, %arg2: tensor<5xf16>) -> (tensor<4x2x0xbf16>) {
  %v3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<4x0xbf16>) -> tensor<4x2x0xbf16>
  return %v3 : tensor<4x2x0xbf16>
}
func.func @check874() {
  %a0 = stablehlo.constant dense<"0xBA49CCBF8D97EE3F17D98EBF666616406F12833EA4B15C553BDFEF3FDBF9DEBF643BDF3E974306FF1D5AC4BF295C4FBFEE52D3AAD7A330409CC440C0A69B44BE31083C400000807FFE441ACF96430BC000000000AE475140C74B67406ABC64C00C022BC02FDD24C0D578E93D0AD7534008AC3C40759348C029D2D025EE7CDFBF0E2D4240B4C8D6BFDBF95EC09F7EC316A01AAF3EC74B77BF04564EBF08AC3C400C020B40E6B161FFE17A14402FDD0440F2D20D3F5C8F324085EBD1BE46B62340000080BFB29DCF3F0E2D72C0A8C68BBFAC1C5AC06666E6BF894130C02DB2BDBFD34D22BF60E5304037895140A69B843F48E11AC000000080D34D623FAC1CDABFD9CCF95E6210B8BF46B6D33F643B6FC0098EC7E7583934BE9318444079E9E6BFB6F3BD3FF4FD7440355EDABFC1CA11C0508D7740EE7C5F403F350EC0A69BC4BD931824C07593B83F23DB0940A964929221B0723F60E5D0BDF85323401D5A3440CBA1A5BF46B653C04A0C02C077BEBFBFD9CCF95E264B6305A24506407F6AFC3F7D3FB5BEC520F03FA8C64BC06F1283BD128310C0A69B443C3BDF4F3FD96E4B27986E523F7D3FF5BF1B2F4D4021B0B23FBC7423C0D9CCF95E8FC2D53F25063140"> : tensor<7x16xf32>
  %a1 = stablehlo.constant dense<> : tensor<4x0xbf16>
  %a2 = stablehlo.constant dense<[2.039790e-01, 7.680660e-01, 1.208010e+00, 1.779790e-01, -3.015630e+00]> : tensor<5xf16>
  %r:1 = call @p874(%a0, %a1, %a2) : (tensor<7x16xf32>, tensor<4x0xbf16>, tensor<5xf16>) -> tensor<4x2x0xbf16>
  %e0 = stablehlo.constant dense<> : tensor<4x2x0xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4x2x0xbf16>, tensor<4x2x0xbf16>
  return
}
func.func @p875(%arg0: tensor<2xi1>, %arg1: tensor<f16>) -> (tensor<1xi1>, tensor<f32>) {
  %v2 = stablehlo.slice %arg0 [0:2:2] : (tensor<2xi1>) -> tensor<1xi1>
  %v3 = stablehlo.compare NE, %arg1, %arg1 : (tensor<f16>, tensor<f16>) -> tensor<i1>
  %v4 = stablehlo.xor %v2, %v2 : tensor<1xi1>
  %v5 = stablehlo.convert %v3 : (tensor<i1>) -> tensor<f32>
  return %v4, %v5 : tensor<1xi1>, tensor<f32>
}
func.func @check875() {
  %a0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %a1 = stablehlo.constant dense<3.820800e-01> : tensor<f16>
  %r:2 = call @p875(%a0, %a1) : (tensor<2xi1>, tensor<f16>) -> (tensor<1xi1>, tensor<f32>)
  %e0 = stablehlo.constant dense<false> : tensor<1xi1>
  check.expect_eq %r#0, %e0 : tensor<1xi1>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p876(%arg0: tensor<i4>, %arg1: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>) {
  %v2 = stablehlo.not %arg1 : tensor<4xi1>
  %v3 = stablehlo.not %arg1 : tensor<4xi1>
  %v4 = stablehlo.not %v2 : tensor<4xi1>
  return %v3, %v4 : tensor<4xi1>, tensor<4xi1>
}
func.func @check876() {
  %a0 = stablehlo.constant dense<5> : tensor<i4>
  %a1 = stablehlo.constant dense<[false, false, true, false]> : tensor<4xi1>
  %r:2 = call @p876(%a0, %a1) : (tensor<i4>, tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>)
  %e0 = stablehlo.constant dense<[true, true, false, true]> : tensor<4xi1>
  check.expect_eq %r#0, %e0 : tensor<4xi1>
  %e1 = stablehlo.constant dense<[false, false, true, false]> : tensor<4xi1>
  check.expect_eq %r#1, %e1 : tensor<4xi1>
  return
}
func.func @p877(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<1x1x1x1xf64>) {
  %v1 = stablehlo.power %arg0, %arg0 : tensor<f64>
  %v2 = stablehlo.add %arg0, %arg0 : tensor<f64>
  %v3 = stablehlo.reshape %v2 : (tensor<f64>) -> tensor<1x1x1xf64>
  %v4 = stablehlo.subtract %v2, %arg0 : tensor<f64>
  %v5 = stablehlo.dot_general %v3, %v3, contracting_dims = [2] x [0] : (tensor<1x1x1xf64>, tensor<1x1x1xf64>) -> tensor<1x1x1x1xf64>
  return %v1, %v4, %v5 : tensor<f64>, tensor<f64>, tensor<1x1x1x1xf64>
}
func.func @check877() {
  %a0 = stablehlo.constant dense<-2.290000e+00> : tensor<f64>
  %r:3 = call @p877(%a0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<1x1x1x1xf64>)
  %e0 = stablehlo.constant dense<0xFFF8000000000000> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  %e1 = stablehlo.constant dense<-2.290000e+00> : tensor<f64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  %e2 = stablehlo.constant dense<2.097640e+01> : tensor<1x1x1x1xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1x1x1x1xf64>, tensor<1x1x1x1xf64>
  return
}
func.func @p878(%arg0: tensor<5xf32>, %arg1: tensor<0x8x7xf32>, %arg2: tensor<65xf32>) -> (tensor<0xf32>, tensor<5xf32>, tensor<2xf32>) {
  %v3 = stablehlo.reshape %arg1 : (tensor<0x8x7xf32>) -> tensor<0xf32>
  %v4 = stablehlo.subtract %arg0, %arg0 : tensor<5xf32>
  %v5 = stablehlo.reverse %v4, dims = [0] : tensor<5xf32>
  %v6 = stablehlo.slice %arg0 [2:4:1] : (tensor<5xf32>) -> tensor<2xf32>
  return %v3, %v5, %v6 : tensor<0xf32>, tensor<5xf32>, tensor<2xf32>
}
func.func @check878() {
  %a0 = stablehlo.constant dense<[2.810000e+00, 3.100000e-01, 1.316000e+00, -1.134000e+00, 3.394000e+00]> : tensor<5xf32>
  %a1 = stablehlo.constant dense<> : tensor<0x8x7xf32>
  %a2 = stablehlo.constant dense<[2.258000e+00, -1.926000e+00, 2.260000e+00, -3.096000e+00, -3.840000e+00, -2.23418155E+23, -1.560000e+00, 1.194000e+00, -0.000000e+00, 3.980000e-01, 2.020000e-01, -0.987999975, 1.664000e+00, 2.810770e-09, 2.264000e+00, -2.448000e+00, -1.914000e+00, -2.404000e+00, -1.330000e+00, -2.816000e+00, -2.800000e+00, 1.544000e+00, 1.900000e-01, -2.804000e+00, -1.836000e+00, 1.930000e+00, 3.498000e+00, 2.044000e+00, -1.446000e+00, 3.792000e+00, 1.582000e+00, 3.948000e+00, 2.740000e-01, 1.984000e+00, 2.092000e+00, -2.162000e+00, 0x7FC00000, 2.222000e+00, 0x7F800000, -1.220000e+00, -1.602000e+00, 0x7FC00000, -1.000000e+00, -2.326000e+00, -2.632000e+00, 1.680000e+00, 1.696000e+00, -2.868000e+00, 4.52593508E+30, -1.288000e+00, -1.062000e+00, 6.55311184E+18, 4.300000e-01, 3.840000e-01, -7.800000e-01, -2.518000e+00, 2.748000e+00, -1.244000e+00, 1.860000e+00, -4.68803751E-32, -2.170000e+00, -2.100000e-01, 2.340000e-01, 0.653999984, -2.142000e+00]> : tensor<65xf32>
  %r:3 = call @p878(%a0, %a1, %a2) : (tensor<5xf32>, tensor<0x8x7xf32>, tensor<65xf32>) -> (tensor<0xf32>, tensor<5xf32>, tensor<2xf32>)
  %e0 = stablehlo.constant dense<> : tensor<0xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0xf32>, tensor<0xf32>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %e2 = stablehlo.constant dense<[1.316000e+00, -1.134000e+00]> : tensor<2xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  return
}
func.func @p879(%arg0: tensor<i16>) -> (tensor<i16>) {
  %v1 = stablehlo.shift_left %arg0, %arg0 : tensor<i16>
  return %v1 : tensor<i16>
}
func.func @check879() {
  %a0 = stablehlo.constant dense<-2> : tensor<i16>
  %r:1 = call @p879(%a0) : (tensor<i16>) -> tensor<i16>
  %e0 = stablehlo.constant dense<0> : tensor<i16>
  check.expect_eq %r#0, %e0 : tensor<i16>
  return
}
func.func @p880(%arg0: tensor<13xi4>) -> (tensor<13x1xi4>) {
  %v1 = stablehlo.remainder %arg0, %arg0 : tensor<13xi4>
  %v2 = stablehlo.reshape %v1 : (tensor<13xi4>) -> tensor<1x13xi4>
  %v3 = stablehlo.transpose %v2, dims = [1, 0] : (tensor<1x13xi4>) -> tensor<13x1xi4>
  return %v3 : tensor<13x1xi4>
}
func.func @check880() {
  %a0 = stablehlo.constant dense<[2, 1, -5, 7, -7, 1, 7, -8, -5, 4, -5, -7, -7]> : tensor<13xi4>
  %r:1 = call @p880(%a0) : (tensor<13xi4>) -> tensor<13x1xi4>
  %e0 = stablehlo.constant dense<0> : tensor<13x1xi4>
  check.expect_eq %r#0, %e0 : tensor<13x1xi4>
  return
}
func.func @p881(%arg0: tensor<1x2x16xui8>, %arg1: tensor<i8>) -> (tensor<1x2x32xui8>, tensor<1x2x16xi8>) {
  %v2 = stablehlo.negate %arg0 : tensor<1x2x16xui8>
  %v3 = stablehlo.concatenate %v2, %v2, dim = 2 : (tensor<1x2x16xui8>, tensor<1x2x16xui8>) -> tensor<1x2x32xui8>
  %v4 = stablehlo.reverse %v2, dims = [1] : tensor<1x2x16xui8>
  %v5 = stablehlo.convert %v4 : (tensor<1x2x16xui8>) -> tensor<1x2x16xi8>
  return %v3, %v5 : tensor<1x2x32xui8>, tensor<1x2x16xi8>
}
func.func @check881() {
  %a0 = stablehlo.constant dense<[[[245, 3, 10, 249, 10, 11, 9, 7, 246, 73, 142, 0, 1, 10, 246, 254], [250, 255, 11, 0, 251, 7, 103, 3, 247, 7, 7, 11, 11, 246, 18, 6]]]> : tensor<1x2x16xui8>
  %a1 = stablehlo.constant dense<8> : tensor<i8>
  %r:2 = call @p881(%a0, %a1) : (tensor<1x2x16xui8>, tensor<i8>) -> (tensor<1x2x32xui8>, tensor<1x2x16xi8>)
  %e0 = stablehlo.constant dense<[[[11, 253, 246, 7, 246, 245, 247, 249, 10, 183, 114, 0, 255, 246, 10, 2, 11, 253, 246, 7, 246, 245, 247, 249, 10, 183, 114, 0, 255, 246, 10, 2], [6, 1, 245, 0, 5, 249, 153, 253, 9, 249, 249, 245, 245, 10, 238, 250, 6, 1, 245, 0, 5, 249, 153, 253, 9, 249, 249, 245, 245, 10, 238, 250]]]> : tensor<1x2x32xui8>
  check.expect_eq %r#0, %e0 : tensor<1x2x32xui8>
  %e1 = stablehlo.constant dense<[[[6, 1, -11, 0, 5, -7, -103, -3, 9, -7, -7, -11, -11, 10, -18, -6], [11, -3, -10, 7, -10, -11, -9, -7, 10, -73, 114, 0, -1, -10, 10, 2]]]> : tensor<1x2x16xi8>
  check.expect_eq %r#1, %e1 : tensor<1x2x16xi8>
  return
}
func.func @p882(%arg0: tensor<0xi1>) -> (tensor<0xi1>) {
  %v1 = stablehlo.not %arg0 : tensor<0xi1>
  return %v1 : tensor<0xi1>
}
func.func @check882() {
  %a0 = stablehlo.constant dense<> : tensor<0xi1>
  %r:1 = call @p882(%a0) : (tensor<0xi1>) -> tensor<0xi1>
  %e0 = stablehlo.constant dense<> : tensor<0xi1>
  check.expect_eq %r#0, %e0 : tensor<0xi1>
  return
}
func.func @p883(%arg0: tensor<4x3xf32>, %arg1: tensor<70xui32>) -> (tensor<4x3xf32>, tensor<14x1x1xf32>, tensor<16x4x6xf32>) {
  %v2 = stablehlo.subtract %arg0, %arg0 : tensor<4x3xf32>
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<16x4x3xf32>
  %v4 = stablehlo.slice %v3 [0:14:1, 2:3:2, 1:2:2] : (tensor<16x4x3xf32>) -> tensor<14x1x1xf32>
  %v5 = stablehlo.concatenate %v3, %v3, dim = 2 : (tensor<16x4x3xf32>, tensor<16x4x3xf32>) -> tensor<16x4x6xf32>
  return %v2, %v4, %v5 : tensor<4x3xf32>, tensor<14x1x1xf32>, tensor<16x4x6xf32>
}
func.func @check883() {
  %a0 = stablehlo.constant dense<[[2.990000e+00, -6.400000e-02, 0xCDF42EA9], [-4.660000e-01, 6.140000e-01, -2.182000e+00], [3.42878056E+32, -1.718000e+00, -3.80306784E+11], [3.562000e+00, -2.730000e+00, -0.000000e+00]]> : tensor<4x3xf32>
  %a1 = stablehlo.constant dense<[2, 0, 4294967290, 0, 2, 4294967293, 4294967292, 4294967295, 11, 4294967288, 4294967293, 7, 4294967290, 4294967295, 4294967291, 1, 4294967286, 9, 4294967289, 4294967287, 8, 0, 11, 3904575072, 8, 0, 0, 5, 4294967285, 5, 4294967295, 0, 3, 3, 3, 11, 4294967292, 6, 6, 0, 4294967293, 0, 4294967288, 8, 8, 4294967292, 4294967295, 2952743686, 4, 11, 7, 4294967286, 2616185320, 4294967286, 3, 2, 8, 2, 10, 3, 4294967287, 4294967289, 5, 4294967295, 0, 1129672218, 4294967285, 0, 4294967295, 4294967293]> : tensor<70xui32>
  %r:3 = call @p883(%a0, %a1) : (tensor<4x3xf32>, tensor<70xui32>) -> (tensor<4x3xf32>, tensor<14x1x1xf32>, tensor<16x4x6xf32>)
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4x3xf32>, tensor<4x3xf32>
  %e1 = stablehlo.constant dense<-1.718000e+00> : tensor<14x1x1xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<14x1x1xf32>, tensor<14x1x1xf32>
  %e2 = stablehlo.constant dense<"0x295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080295C3F406F1283BDA92EF4CD295C3F406F1283BDA92EF4CD8D97EEBE1B2F1D3FE3A50BC08D97EEBE1B2F1D3FE3A50BC0D63D87756DE7DBBF1A18B1D2D63D87756DE7DBBF1A18B1D2CFF7634052B82EC000000080CFF7634052B82EC000000080"> : tensor<16x4x6xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<16x4x6xf32>, tensor<16x4x6xf32>
  return
}
func.func @p884(%arg0: tensor<1x7x2xf8E5M2>, %arg1: tensor<2xf8E5M2>) -> (tensor<7x2x1xf8E5M2>) {
  %v2 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<1x7x2xf8E5M2>) -> tensor<7x2x1xf8E5M2>
  return %v2 : tensor<7x2x1xf8E5M2>
}
func.func @check884() {
  %a0 = stablehlo.constant dense<[[[-2.500000e+00, 3.125000e-01], [-2.500000e+00, 5.000000e-01], [1.250000e+00, 0.000000e+00], [2.000000e+00, -3.500000e+00], [-6.250000e-01, 3.500000e+00], [-3.500000e+00, 7.500000e-01], [2.500000e+00, 1.500000e+00]]]> : tensor<1x7x2xf8E5M2>
  %a1 = stablehlo.constant dense<[-3.000000e+00, 0x7C]> : tensor<2xf8E5M2>
  %r:1 = call @p884(%a0, %a1) : (tensor<1x7x2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<7x2x1xf8E5M2>
  %e0 = stablehlo.constant dense<[[[-2.500000e+00], [3.125000e-01]], [[-2.500000e+00], [5.000000e-01]], [[1.250000e+00], [0.000000e+00]], [[2.000000e+00], [-3.500000e+00]], [[-6.250000e-01], [3.500000e+00]], [[-3.500000e+00], [7.500000e-01]], [[2.500000e+00], [1.500000e+00]]]> : tensor<7x2x1xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<7x2x1xf8E5M2>, tensor<7x2x1xf8E5M2>
  return
}
func.func @p885(%arg0: tensor<i1>) -> (tensor<i1>, tensor<i1>) {
  %v1 = stablehlo.not %arg0 : tensor<i1>
  %v2 = stablehlo.not %arg0 : tensor<i1>
  return %v1, %v2 : tensor<i1>, tensor<i1>
}
func.func @check885() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %r:2 = call @p885(%a0) : (tensor<i1>) -> (tensor<i1>, tensor<i1>)
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  return
}
func.func @p886(%arg0: tensor<3x13xui16>, %arg1: tensor<i4>) -> (tensor<2xf64>, tensor<2x2x1xf64>) {
  %v2 = stablehlo.convert %arg1 : (tensor<i4>) -> tensor<f64>
  %v3 = stablehlo.reshape %v2 : (tensor<f64>) -> tensor<1x1x1xf64>
  %v4 = stablehlo.concatenate %v3, %v3, dim = 0 : (tensor<1x1x1xf64>, tensor<1x1x1xf64>) -> tensor<2x1x1xf64>
  %v5 = stablehlo.reshape %v4 : (tensor<2x1x1xf64>) -> tensor<2xf64>
  %v6 = stablehlo.concatenate %v4, %v4, dim = 1 : (tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x2x1xf64>
  return %v5, %v6 : tensor<2xf64>, tensor<2x2x1xf64>
}
func.func @check886() {
  %a0 = stablehlo.constant dense<[[65528, 5, 65530, 65530, 65531, 9, 65528, 2, 8, 0, 8, 8, 11], [65528, 65528, 11, 65528, 65532, 8, 6, 0, 10, 65525, 65534, 10, 0], [65533, 5, 1, 6, 65527, 1, 65534, 65530, 6, 65530, 65532, 65535, 65531]]> : tensor<3x13xui16>
  %a1 = stablehlo.constant dense<6> : tensor<i4>
  %r:2 = call @p886(%a0, %a1) : (tensor<3x13xui16>, tensor<i4>) -> (tensor<2xf64>, tensor<2x2x1xf64>)
  %e0 = stablehlo.constant dense<6.000000e+00> : tensor<2xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2xf64>, tensor<2xf64>
  %e1 = stablehlo.constant dense<6.000000e+00> : tensor<2x2x1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<2x2x1xf64>, tensor<2x2x1xf64>
  return
}
func.func @p887(%arg0: tensor<f8E5M2>) -> (tensor<1x1xf8E5M2>, tensor<0xf8E5M2>, tensor<f8E5M2>, tensor<2x1x1xf8E5M2>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<f8E5M2>) -> tensor<1x1x1xf8E5M2>
  %v2 = stablehlo.maximum %v1, %v1 : tensor<1x1x1xf8E5M2>
  %v3 = stablehlo.constant dense<-0.0> : tensor<f8E5M2>
  %v4 = stablehlo.reduce(%v1 init: %v3) applies stablehlo.minimum across dimensions = [1] : (tensor<1x1x1xf8E5M2>, tensor<f8E5M2>) -> tensor<1x1xf8E5M2>
  %v5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f8E5M2>) -> tensor<0xf8E5M2>
  %v6 = stablehlo.tanh %v3 : tensor<f8E5M2>
  %v7 = stablehlo.concatenate %v2, %v1, dim = 0 : (tensor<1x1x1xf8E5M2>, tensor<1x1x1xf8E5M2>) -> tensor<2x1x1xf8E5M2>
  return %v4, %v5, %v6, %v7 : tensor<1x1xf8E5M2>, tensor<0xf8E5M2>, tensor<f8E5M2>, tensor<2x1x1xf8E5M2>
}
func.func @check887() {
  %a0 = stablehlo.constant dense<-3.000000e+00> : tensor<f8E5M2>
  %r:4 = call @p887(%a0) : (tensor<f8E5M2>) -> (tensor<1x1xf8E5M2>, tensor<0xf8E5M2>, tensor<f8E5M2>, tensor<2x1x1xf8E5M2>)
  %e0 = stablehlo.constant dense<-3.000000e+00> : tensor<1x1xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>
  %e1 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<0xf8E5M2>, tensor<0xf8E5M2>
  %e2 = stablehlo.constant dense<-0.000000e+00> : tensor<f8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  %e3 = stablehlo.constant dense<-3.000000e+00> : tensor<2x1x1xf8E5M2>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<2x1x1xf8E5M2>, tensor<2x1x1xf8E5M2>
  return
}
func.func @p888(%arg0: tensor<f32>) -> (tensor<i1>) {
  %v1 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<i32>
  %v2 = stablehlo.convert %v1 : (tensor<i32>) -> tensor<i1>
  return %v2 : tensor<i1>
}
func.func @check888() {
  %a0 = stablehlo.constant dense<-2.990000e+00> : tensor<f32>
  %r:1 = call @p888(%a0) : (tensor<f32>) -> tensor<i1>
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  return
}
func.func @p889(%arg0: tensor<ui8>) -> (tensor<ui8>) {
  return %arg0 : tensor<ui8>
}
func.func @check889() {
  %a0 = stablehlo.constant dense<0> : tensor<ui8>
  %r:1 = call @p889(%a0) : (tensor<ui8>) -> tensor<ui8>
  %e0 = stablehlo.constant dense<0> : tensor<ui8>
  check.expect_eq %r#0, %e0 : tensor<ui8>
  return
}
func.func @p890(%arg0: tensor<33x0x5xf32>, %arg1: tensor<f32>, %arg2: tensor<65xf8E4M3FN>) -> (tensor<f32>, tensor<33x0x10xf32>, tensor<31xf8E4M3FN>, tensor<61xf8E4M3FN>) {
  %v3 = stablehlo.power %arg1, %arg1 : tensor<f32>
  %v4 = stablehlo.slice %arg2 [2:64:2] : (tensor<65xf8E4M3FN>) -> tensor<31xf8E4M3FN>
  %v5 = stablehlo.concatenate %arg0, %arg0, dim = 2 : (tensor<33x0x5xf32>, tensor<33x0x5xf32>) -> tensor<33x0x10xf32>
  %v6 = stablehlo.convert %v4 : (tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
  %v7 = stablehlo.reverse %v6, dims = [0] : tensor<31xf8E4M3FN>
  %v8 = stablehlo.reverse %v4, dims = [0] : tensor<31xf8E4M3FN>
  %v9 = stablehlo.divide %v8, %v6 : tensor<31xf8E4M3FN>
  %v10 = stablehlo.constant dense<0xFF> : tensor<f8E4M3FN>
  %v11 = stablehlo.pad %v9, %v10, low = [-1], high = [1], interior = [1] : (tensor<31xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<61xf8E4M3FN>
  return %v3, %v5, %v7, %v11 : tensor<f32>, tensor<33x0x10xf32>, tensor<31xf8E4M3FN>, tensor<61xf8E4M3FN>
}
func.func @check890() {
  %a0 = stablehlo.constant dense<> : tensor<33x0x5xf32>
  %a1 = stablehlo.constant dense<3.998000e+00> : tensor<f32>
  %a2 = stablehlo.constant dense<[-1.250000e+00, -6.250000e-01, -2.500000e+00, -3.000000e+00, -7.500000e-01, -1.000000e+00, 3.500000e+00, 1.125000e+00, -3.250000e+00, 3.000000e+00, 1.250000e+00, 1.875000e+00, 6.250000e-02, 2.750000e+00, -1.171880e-01, 3.750000e+00, 3.250000e+00, -2.250000e+00, -3.500000e+00, -8.125000e-01, -1.250000e-01, 1.625000e+00, 2.500000e+00, 1.280000e+02, -1.000000e+00, 6.875000e-01, 2.750000e+00, 1.875000e+00, -4.687500e-01, -2.250000e+00, -1.125000e+00, 6.875000e-01, 2.250000e+00, 0x7F, -6.000000e+01, 8.125000e-01, 1.500000e+00, -1.000000e+00, 3.250000e+00, 9.375000e-01, 2.031250e-01, -1.000000e+00, -2.750000e+00, 2.500000e+00, 3.500000e+00, 1.875000e+00, 4.062500e-01, 1.750000e+00, -1.625000e+00, -1.750000e+00, 2.250000e+00, -1.875000e+00, 2.750000e+00, -2.750000e+00, 1.750000e+00, 3.500000e+00, 6.875000e-01, -9.375000e-01, -2.250000e+00, 3.250000e+00, -1.750000e+00, -2.250000e+00, -2.250000e+00, 1.093750e-01, -1.750000e+00]> : tensor<65xf8E4M3FN>
  %r:4 = call @p890(%a0, %a1, %a2) : (tensor<33x0x5xf32>, tensor<f32>, tensor<65xf8E4M3FN>) -> (tensor<f32>, tensor<33x0x10xf32>, tensor<31xf8E4M3FN>, tensor<61xf8E4M3FN>)
  %e0 = stablehlo.constant dense<254.781204> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<> : tensor<33x0x10xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<33x0x10xf32>, tensor<33x0x10xf32>
  %e2 = stablehlo.constant dense<[-2.250000e+00, -1.750000e+00, -2.250000e+00, 6.875000e-01, 1.750000e+00, 2.750000e+00, 2.250000e+00, -1.625000e+00, 4.062500e-01, 3.500000e+00, -2.750000e+00, 2.031250e-01, 3.250000e+00, 1.500000e+00, -6.000000e+01, 2.250000e+00, -1.125000e+00, -4.687500e-01, 2.750000e+00, -1.000000e+00, 2.500000e+00, -1.250000e-01, -3.500000e+00, 3.250000e+00, -1.171880e-01, 6.250000e-02, 1.250000e+00, -3.250000e+00, 3.500000e+00, -7.500000e-01, -2.500000e+00]> : tensor<31xf8E4M3FN>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>
  %e3 = stablehlo.constant dense<[0xFF, 2.250000e+00, 0xFF, -6.250000e-01, 0xFF, -2.187500e-01, 0xFF, 1.375000e+00, 0xFF, 4.400000e+01, 0xFF, -2.000000e+01, 0xFF, -5.000000e-01, 0xFF, -1.171880e-01, 0xFF, -2.800000e+01, 0xFF, -1.125000e+00, 0xFF, -2.031250e-01, 0xFF, 1.125000e+00, 0xFF, -3.250000e+00, 0xFF, 5.200000e+01, 0xFF, 1.000000e+00, 0xFF, 1.953130e-02, 0xFF, -3.125000e-01, 0xFF, 8.750000e-01, 0xFF, -5.000000e+00, 0xFF, -9.375000e-01, 0xFF, -3.515630e-02, 0xFF, -9.000000e+00, 0xFF, -2.000000e+00, 0xFF, -5.078130e-02, 0xFF, 2.343750e-02, 0xFF, 6.875000e-01, 0xFF, -4.500000e+00, 0xFF, -1.500000e+00, 0xFF, 4.375000e-01, 0xFF, 1.125000e+00, 0xFF]> : tensor<61xf8E4M3FN>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<61xf8E4M3FN>, tensor<61xf8E4M3FN>
  return
}
func.func @p891(%arg0: tensor<i1>) -> (tensor<1x1xi1>, tensor<i1>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<i1>) -> tensor<1x1xi1>
  %v2 = stablehlo.transpose %v1, dims = [1, 0] : (tensor<1x1xi1>) -> tensor<1x1xi1>
  %v3 = stablehlo.not %arg0 : tensor<i1>
  return %v2, %v3 : tensor<1x1xi1>, tensor<i1>
}
func.func @check891() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %r:2 = call @p891(%a0) : (tensor<i1>) -> (tensor<1x1xi1>, tensor<i1>)
  %e0 = stablehlo.constant dense<true> : tensor<1x1xi1>
  check.expect_eq %r#0, %e0 : tensor<1x1xi1>
  %e1 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  return
}
func.func @p892(%arg0: tensor<1xf64>) -> (tensor<i1>, tensor<2x1xf64>, tensor<7x1xi1>, tensor<1xf64>) {
  %v1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  %v2 = stablehlo.reduce(%arg0 init: %v1) applies stablehlo.add across dimensions = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<f64>
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<1xf64>) -> tensor<7x1xf64>
  %v4 = stablehlo.compare LT, %v1, %v2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %v5 = stablehlo.slice %v3 [2:5:2, 0:1:1] : (tensor<7x1xf64>) -> tensor<2x1xf64>
  %v6 = stablehlo.compare EQ, %v3, %v3 : (tensor<7x1xf64>, tensor<7x1xf64>) -> tensor<7x1xi1>
  %v7 = stablehlo.subtract %arg0, %arg0 : tensor<1xf64>
  return %v4, %v5, %v6, %v7 : tensor<i1>, tensor<2x1xf64>, tensor<7x1xi1>, tensor<1xf64>
}
func.func @check892() {
  %a0 = stablehlo.constant dense<-1.024000e+00> : tensor<1xf64>
  %r:4 = call @p892(%a0) : (tensor<1xf64>) -> (tensor<i1>, tensor<2x1xf64>, tensor<7x1xi1>, tensor<1xf64>)
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<-1.024000e+00> : tensor<2x1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<2x1xf64>, tensor<2x1xf64>
  %e2 = stablehlo.constant dense<true> : tensor<7x1xi1>
  check.expect_eq %r#2, %e2 : tensor<7x1xi1>
  %e3 = stablehlo.constant dense<0.000000e+00> : tensor<1xf64>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<1xf64>, tensor<1xf64>
  return
}
func.func @p893(%arg0: tensor<0x33xf32>) -> (tensor<0x33xf32>, tensor<f32>) {
  %v1 = stablehlo.round_nearest_even %arg0 : tensor<0x33xf32>
  %v2 = stablehlo.multiply %v1, %v1 : tensor<0x33xf32>
  %v3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v4 = stablehlo.reduce(%v1 init: %v3) applies stablehlo.add across dimensions = [0, 1] : (tensor<0x33xf32>, tensor<f32>) -> tensor<f32>
  return %v2, %v4 : tensor<0x33xf32>, tensor<f32>
}
func.func @check893() {
  %a0 = stablehlo.constant dense<> : tensor<0x33xf32>
  %r:2 = call @p893(%a0) : (tensor<0x33xf32>) -> (tensor<0x33xf32>, tensor<f32>)
  %e0 = stablehlo.constant dense<> : tensor<0x33xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x33xf32>, tensor<0x33xf32>
  %e1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p894(%arg0: tensor<8x1xf8E5M2>, %arg1: tensor<f8E5M2>) -> (tensor<1x8xf8E5M2>, tensor<7x2xf8E5M2>) {
  %v2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x1xf8E5M2>) -> tensor<1x8xf8E5M2>
  %v3 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<8x1xf8E5M2>, tensor<8x1xf8E5M2>) -> tensor<8x2xf8E5M2>
  %v4 = stablehlo.minimum %v3, %v3 : tensor<8x2xf8E5M2>
  %v5 = stablehlo.convert %v4 : (tensor<8x2xf8E5M2>) -> tensor<8x2xf8E5M2>
  %v6 = stablehlo.slice %v5 [0:7:1, 0:2:1] : (tensor<8x2xf8E5M2>) -> tensor<7x2xf8E5M2>
  return %v2, %v6 : tensor<1x8xf8E5M2>, tensor<7x2xf8E5M2>
}
func.func @check894() {
  %a0 = stablehlo.constant dense<[[-2.000000e+00], [1.000000e+00], [3.500000e+00], [-3.000000e+00], [3.500000e+00], [2.500000e+00], [-1.562500e-01], [-3.000000e+00]]> : tensor<8x1xf8E5M2>
  %a1 = stablehlo.constant dense<-3.417970e-03> : tensor<f8E5M2>
  %r:2 = call @p894(%a0, %a1) : (tensor<8x1xf8E5M2>, tensor<f8E5M2>) -> (tensor<1x8xf8E5M2>, tensor<7x2xf8E5M2>)
  %e0 = stablehlo.constant dense<[[-2.000000e+00, 1.000000e+00, 3.500000e+00, -3.000000e+00, 3.500000e+00, 2.500000e+00, -1.562500e-01, -3.000000e+00]]> : tensor<1x8xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x8xf8E5M2>, tensor<1x8xf8E5M2>
  %e1 = stablehlo.constant dense<[[-2.000000e+00, -2.000000e+00], [1.000000e+00, 1.000000e+00], [3.500000e+00, 3.500000e+00], [-3.000000e+00, -3.000000e+00], [3.500000e+00, 3.500000e+00], [2.500000e+00, 2.500000e+00], [-1.562500e-01, -1.562500e-01]]> : tensor<7x2xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<7x2xf8E5M2>, tensor<7x2xf8E5M2>
  return
}
func.func @p895(%arg0: tensor<2x2xf32>) -> (tensor<2x2x16xf32>) {
  %v1 = stablehlo.reverse %arg0, dims = [1] : tensor<2x2xf32>
  %v2 = stablehlo.broadcast_in_dim %v1, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x16xf32>
  %v3 = stablehlo.dot_general %v1, %v2, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
  return %v3 : tensor<2x2x16xf32>
}
func.func @check895() {
  %a0 = stablehlo.constant dense<[[0.783999979, 3.220000e-01], [-1.974000e+00, -2.012000e+00]]> : tensor<2x2xf32>
  %r:1 = call @p895(%a0) : (tensor<2x2xf32>) -> tensor<2x2x16xf32>
  %e0 = stablehlo.constant dense<[[[-1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413, -1.47372413], [-1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792, -1.29516792]], [[3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393, 3.32382393], [2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775, 2.31926775]]]> : tensor<2x2x16xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2x2x16xf32>, tensor<2x2x16xf32>
  return
}
func.func @p896(%arg0: tensor<65xf32>) -> (tensor<65xf32>, tensor<130xf32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<65xf32>) -> tensor<65xf32>
  %v2 = stablehlo.multiply %v1, %v1 : tensor<65xf32>
  %v3 = stablehlo.concatenate %v1, %arg0, dim = 0 : (tensor<65xf32>, tensor<65xf32>) -> tensor<130xf32>
  return %v2, %v3 : tensor<65xf32>, tensor<130xf32>
}
func.func @check896() {
  %a0 = stablehlo.constant dense<[-2.640000e+00, 2.858000e+00, -2.402000e+00, 2.246000e+00, -3.126000e+00, 2.074000e+00, -7.800000e-02, 1.222000e+00, -2.934000e+00, 3.858000e+00, -2.422000e+00, 2.644000e+00, 1.404000e+00, 3.288000e+00, 2.498000e+00, 4.600000e-02, -0.92199999, 2.962000e+00, 2.060000e+00, -2.844000e+00, -2.498000e+00, 3.804000e+00, 0xFF800000, 1.642000e+00, -2.160000e+00, 2.066000e+00, -1.578000e+00, 2.120000e+00, 4.520000e-01, -0.973999977, -3.440000e+00, -3.522000e+00, 2.928000e+00, -3.636000e+00, -2.500000e+00, -1.934000e+00, -3.996000e+00, 0.977999985, 3.604000e+00, -1.000000e+00, 0.85799998, 1.530000e+00, 2.870000e+00, -2.70900643E+31, 6.060000e-01, 2.006000e+00, 1.802000e+00, 1.326000e+00, -2.920000e-01, 2.914000e+00, 2.960000e-01, -2.176000e+00, -1.044000e+00, -2.686000e+00, -2.282000e+00, 1.444000e+00, 1.492000e+00, -8.700000e-01, -3.296000e+00, -3.042000e+00, -7.820000e-01, 1.212000e+00, -1.054000e+00, -5.140000e-01, 3.392000e+00]> : tensor<65xf32>
  %r:2 = call @p896(%a0) : (tensor<65xf32>) -> (tensor<65xf32>, tensor<130xf32>)
  %e0 = stablehlo.constant dense<[6.96960068, 8.16816425, 5.76960373, 5.04451609, 9.77187538, 4.30147552, 6.084000e-03, 1.49328399, 8.60835648, 14.8841639, 5.86608362, 6.99073648, 1.97121608, 10.8109446, 6.24000359, 2.116000e-03, 8.500840e-01, 8.77344322, 4.243600e+00, 8.08833694, 6.24000359, 14.4704151, 0x7F800000, 2.69616389, 4.6656003, 4.26835585, 2.49008393, 4.49439955, 2.043040e-01, 0.94867593, 1.183360e+01, 12.4044847, 8.57318401, 13.2204952, 6.250000e+00, 3.74035597, 15.9680166, 0.95648396, 12.9888163, 1.000000e+00, 7.361640e-01, 2.340900e+00, 8.23689937, 0x7F800000, 0.367236018, 4.02403593, 3.24720407, 1.75827599, 0.0852639973, 8.49139595, 0.087616004, 4.73497629, 1.08993602, 7.21459674, 5.2075243, 2.08513594, 2.22606397, 7.569000e-01, 10.863616, 9.25376415, 6.115240e-01, 1.46894407, 1.11091602, 2.641960e-01, 11.5056639]> : tensor<65xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65xf32>, tensor<65xf32>
  %e1 = stablehlo.constant dense<"0xC3F528C079E936405EBA19C077BE0F40621048C06ABC044077BE9FBD7F6A9C3FA8C63BC079E976400C021BC04C37294046B6B33F986E52403BDF1F407F6A3C3D31086CBF68913D400AD70340190436C03BDF1FC0BC747340000080FF0E2DD23F713D0AC058390440E7FBC9BF14AE07408B6CE73E105879BFF6285CC0736861C05A643B4039B468C0000020C0508DF7BF77BE7FC0355E7A3FF0A76640000080BFE3A55B3F0AD7C33F14AE37405CF6AAF3D1221B3F4E620040F0A7E63F5EBAA93F068195BEFA7E3A40508D973E96430BC0CBA185BF6DE72BC04A0C12C0FED4B83FDBF9BE3F52B85EBFAAF152C021B042C0273148BFD1229B3F79E986BF819503BF87165940C3F528C079E936405EBA19C077BE0F40621048C06ABC044077BE9FBD7F6A9C3FA8C63BC079E976400C021BC04C37294046B6B33F986E52403BDF1F407F6A3C3D31086CBF68913D400AD70340190436C03BDF1FC0BC747340000080FF0E2DD23F713D0AC058390440E7FBC9BF14AE07408B6CE73E105879BFF6285CC0736861C05A643B4039B468C0000020C0508DF7BF77BE7FC0355E7A3FF0A76640000080BFE3A55B3F0AD7C33F14AE37405CF6AAF3D1221B3F4E620040F0A7E63F5EBAA93F068195BEFA7E3A40508D973E96430BC0CBA185BF6DE72BC04A0C12C0FED4B83FDBF9BE3F52B85EBFAAF152C021B042C0273148BFD1229B3F79E986BF819503BF87165940"> : tensor<130xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<130xf32>, tensor<130xf32>
  return
}
func.func @p897(%arg0: tensor<3x16xf32>) -> (tensor<1x31xf32>, tensor<3x32xf32>) {
  %v1 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x32xf32>
  %v2 = stablehlo.round_nearest_even %v1 : tensor<3x32xf32>
  %v3 = stablehlo.slice %v2 [2:3:2, 0:31:1] : (tensor<3x32xf32>) -> tensor<1x31xf32>
  %v4 = stablehlo.maximum %v1, %v2 : tensor<3x32xf32>
  return %v3, %v4 : tensor<1x31xf32>, tensor<3x32xf32>
}
func.func @check897() {
  %a0 = stablehlo.constant dense<[[3.000000e-02, 2.740000e+00, 3.712000e+00, -2.832000e+00, 3.324000e+00, -4.180000e-01, -1.112000e+00, -4.080000e-01, -3.200000e+00, -1.580000e+00, 1.27139597E-37, 3.406000e+00, -2.780000e-01, 2.524000e+00, -1.466000e+00, -2.556000e+00], [3.136000e+00, 8.320000e-01, 3.044000e+00, 3.184000e+00, -1.376000e+00, -2.452000e+00, 2.788000e+00, -3.048000e+00, -5.880000e-01, 3.636000e+00, -2.834000e+00, -0.833999991, 3.330000e+00, 1.420000e+00, -2.864000e+00, -3.910000e+00], [2.936000e+00, -4.160000e-01, 3.420000e-01, 2.718000e+00, 3.732000e+00, -3.284000e+00, 3.020000e+00, 0x4D4D3E87, -3.508000e+00, -2.316000e+00, -3.402000e+00, -0.615999996, 3.16981104E-20, 3.860000e+00, -0.00726941461, -2.426000e+00]]> : tensor<3x16xf32>
  %r:2 = call @p897(%a0) : (tensor<3x16xf32>) -> (tensor<1x31xf32>, tensor<3x32xf32>)
  %e0 = stablehlo.constant dense<[[3.000000e+00, -0.000000e+00, 0.000000e+00, 3.000000e+00, 4.000000e+00, -3.000000e+00, 3.000000e+00, 0x4D4D3E87, -4.000000e+00, -2.000000e+00, -3.000000e+00, -1.000000e+00, 0.000000e+00, 4.000000e+00, -0.000000e+00, -2.000000e+00, 3.000000e+00, -0.000000e+00, 0.000000e+00, 3.000000e+00, 4.000000e+00, -3.000000e+00, 3.000000e+00, 0x4D4D3E87, -4.000000e+00, -2.000000e+00, -3.000000e+00, -1.000000e+00, 0.000000e+00, 4.000000e+00, -0.000000e+00]]> : tensor<1x31xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1x31xf32>, tensor<1x31xf32>
  %e1 = stablehlo.constant dense<[[3.000000e-02, 3.000000e+00, 4.000000e+00, -2.832000e+00, 3.324000e+00, -0.000000e+00, -1.000000e+00, -0.000000e+00, -3.000000e+00, -1.580000e+00, 1.27139597E-37, 3.406000e+00, -0.000000e+00, 3.000000e+00, -1.000000e+00, -2.556000e+00, 3.000000e-02, 3.000000e+00, 4.000000e+00, -2.832000e+00, 3.324000e+00, -0.000000e+00, -1.000000e+00, -0.000000e+00, -3.000000e+00, -1.580000e+00, 1.27139597E-37, 3.406000e+00, -0.000000e+00, 3.000000e+00, -1.000000e+00, -2.556000e+00], [3.136000e+00, 1.000000e+00, 3.044000e+00, 3.184000e+00, -1.000000e+00, -2.000000e+00, 3.000000e+00, -3.000000e+00, -5.880000e-01, 4.000000e+00, -2.834000e+00, -0.833999991, 3.330000e+00, 1.420000e+00, -2.864000e+00, -3.910000e+00, 3.136000e+00, 1.000000e+00, 3.044000e+00, 3.184000e+00, -1.000000e+00, -2.000000e+00, 3.000000e+00, -3.000000e+00, -5.880000e-01, 4.000000e+00, -2.834000e+00, -0.833999991, 3.330000e+00, 1.420000e+00, -2.864000e+00, -3.910000e+00], [3.000000e+00, -0.000000e+00, 3.420000e-01, 3.000000e+00, 4.000000e+00, -3.000000e+00, 3.020000e+00, 0x4D4D3E87, -3.508000e+00, -2.000000e+00, -3.000000e+00, -0.615999996, 3.16981104E-20, 4.000000e+00, -0.000000e+00, -2.000000e+00, 3.000000e+00, -0.000000e+00, 3.420000e-01, 3.000000e+00, 4.000000e+00, -3.000000e+00, 3.020000e+00, 0x4D4D3E87, -3.508000e+00, -2.000000e+00, -3.000000e+00, -0.615999996, 3.16981104E-20, 4.000000e+00, -0.000000e+00, -2.000000e+00]]> : tensor<3x32xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3x32xf32>, tensor<3x32xf32>
  return
}
func.func @p898(%arg0: tensor<i8>, %arg1: tensor<i16>, %arg2: tensor<3x5x3xf32>) -> (tensor<3x5x5xf32>) {
  %v3 = stablehlo.power %arg2, %arg2 : tensor<3x5x3xf32>
  %v4 = stablehlo.dot_general %v3, %v3, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x5x3xf32>, tensor<3x5x3xf32>) -> tensor<3x5x5xf32>
  return %v4 : tensor<3x5x5xf32>
}
func.func @check898() {
  %a0 = stablehlo.constant dense<-2> : tensor<i8>
  %a1 = stablehlo.constant dense<0> : tensor<i16>
  %a2 = stablehlo.constant dense<[[[-2.166000e+00, 3.062000e+00, 3.460000e+00], [-0.973999977, 2.870000e+00, -2.200000e+00], [1.068000e+00, 7.860000e-01, -5.98966411E+22], [3.788000e+00, -1.800000e-02, -3.648000e+00], [1.346000e+00, -6.66645362E+14, 4.040000e-01]], [[-1.580000e-01, -2.73162409E-10, -2.594000e+00], [-6.10219813E+17, -3.546000e+00, -8.100000e-01], [3.246000e+00, 3.23504855E+20, -3.322000e+00], [1.992000e+00, 1.780000e-01, 2.40329423E-32], [3.834000e+00, 3.968000e+00, -1.164000e+00]], [[3.176000e+00, 1.000000e+00, 3.134000e+00], [1.716000e+00, 1.182000e+00, -3.528000e+00], [-1.900000e+00, 2.760000e-01, 2.854000e+00], [-1.736000e+00, -3.140000e-01, 5.360000e-01], [-2.418000e+00, 2.072000e+00, 2.784000e+00]]]> : tensor<3x5x3xf32>
  %r:1 = call @p898(%a0, %a1, %a2) : (tensor<i8>, tensor<i16>, tensor<3x5x3xf32>) -> tensor<3x5x5xf32>
  %e0 = stablehlo.constant dense<[[[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000, 1.8357389, 0xFFC00000, 1.60032701], [0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000, 1.60032701, 0xFFC00000, 2.70609426]], [[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000, 0xFFC00000, 17.1138134, 0xFFC00000], [0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000]], [[2829.41699, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000], [0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000]]]> : tensor<3x5x5xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x5x5xf32>, tensor<3x5x5xf32>
  return
}
func.func @p899(%arg0: tensor<8x0x2xi8>, %arg1: tensor<i16>, %arg2: tensor<70xui32>) -> (tensor<70xui32>, tensor<2xi8>, tensor<0x2x0x2xi8>) {
  %v3 = stablehlo.minimum %arg2, %arg2 : tensor<70xui32>
  %v4 = stablehlo.count_leading_zeros %arg0 : tensor<8x0x2xi8>
  %v5 = stablehlo.constant dense<0> : tensor<i8>
  %v6 = stablehlo.reduce(%v4 init: %v5) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x0x2xi8>, tensor<i8>) -> tensor<2xi8>
  %v7 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] : (tensor<8x0x2xi8>, tensor<8x0x2xi8>) -> tensor<0x2x0x2xi8>
  return %v3, %v6, %v7 : tensor<70xui32>, tensor<2xi8>, tensor<0x2x0x2xi8>
}
func.func @check899() {
  %a0 = stablehlo.constant dense<> : tensor<8x0x2xi8>
  %a1 = stablehlo.constant dense<-1> : tensor<i16>
  %a2 = stablehlo.constant dense<[0, 4294967295, 1, 4294967285, 0, 0, 7, 10, 4294967294, 4294967294, 4294967291, 4294967288, 8, 4294967286, 4294967290, 8, 4294967285, 4294967292, 3, 4294967295, 0, 4294967292, 0, 4294967294, 4294967294, 0, 4294967288, 4294967288, 6, 0, 4294967285, 9, 3, 11, 4294967293, 8, 1, 4294967290, 0, 2032714928, 4294967288, 1, 8, 4, 8, 4294967293, 4294967291, 4294967285, 2, 4294967293, 4294967287, 7, 2112963652, 3, 6, 4294967292, 0, 1, 11, 4294967285, 0, 6, 4294967295, 11, 9, 4294967288, 9, 9, 4294967293, 0]> : tensor<70xui32>
  %r:3 = call @p899(%a0, %a1, %a2) : (tensor<8x0x2xi8>, tensor<i16>, tensor<70xui32>) -> (tensor<70xui32>, tensor<2xi8>, tensor<0x2x0x2xi8>)
  %e0 = stablehlo.constant dense<[0, 4294967295, 1, 4294967285, 0, 0, 7, 10, 4294967294, 4294967294, 4294967291, 4294967288, 8, 4294967286, 4294967290, 8, 4294967285, 4294967292, 3, 4294967295, 0, 4294967292, 0, 4294967294, 4294967294, 0, 4294967288, 4294967288, 6, 0, 4294967285, 9, 3, 11, 4294967293, 8, 1, 4294967290, 0, 2032714928, 4294967288, 1, 8, 4, 8, 4294967293, 4294967291, 4294967285, 2, 4294967293, 4294967287, 7, 2112963652, 3, 6, 4294967292, 0, 1, 11, 4294967285, 0, 6, 4294967295, 11, 9, 4294967288, 9, 9, 4294967293, 0]> : tensor<70xui32>
  check.expect_eq %r#0, %e0 : tensor<70xui32>
  %e1 = stablehlo.constant dense<0> : tensor<2xi8>
  check.expect_eq %r#1, %e1 : tensor<2xi8>
  %e2 = stablehlo.constant dense<> : tensor<0x2x0x2xi8>
  check.expect_eq %r#2, %e2 : tensor<0x2x0x2xi8>
  return
}
func.func @main() {
  call @check800() : () -> ()
  call @check801() : () -> ()
  call @check802() : () -> ()
  call @check803() : () -> ()
  call @check804() : () -> ()
  call @check805() : () -> ()
  call @check806() : () -> ()
  call @check807() : () -> ()
  call @check808() : () -> ()
  call @check809() : () -> ()
  call @check810() : () -> ()
  call @check811() : () -> ()
  call @check812() : () -> ()
  call @check813() : () -> ()
  call @check814() : () -> ()
  call @check815() : () -> ()
  call @check816() : () -> ()
  call @check817() : () -> ()
  call @check818() : () -> ()
  call @check819() : () -> ()
  call @check820() : () -> ()
  call @check821() : () -> ()
  call @check822() : () -> ()
  call @check823() : () -> ()
  call @check824() : () -> ()
  call @check825() : () -> ()
  call @check826() : () -> ()
  call @check827() : () -> ()
  call @check828() : () -> ()
  call @check829() : () -> ()
  call @check830() : () -> ()
  call @check831() : () -> ()
  call @check832() : () -> ()
  call @check833() : () -> ()
  call @check834() : () -> ()
  call @check835() : () -> ()
  call @check836() : () -> ()
  call @check837() : () -> ()
  call @check838() : () -> ()
  call @check839() : () -> ()
  call @check840() : () -> ()
  call @check841() : () -> ()
  call @check842() : () -> ()
  call @check843() : () -> ()
  call @check844() : () -> ()
  call @check845() : () -> ()
  call @check846() : () -> ()
  call @check847() : () -> ()
  call @check848() : () -> ()
  call @check849() : () -> ()
  call @check850() : () -> ()
  call @check851() : () -> ()
  call @check852() : () -> ()
  call @check853() : () -> ()
  call @check854() : () -> ()
  call @check855() : () -> ()
  call @check856() : () -> ()
  call @check857() : () -> ()
  call @check858() : () -> ()
  call @check859() : () -> ()
  call @check860() : () -> ()
  call @check861() : () -> ()
  call @check862() : () -> ()
  call @check863() : () -> ()
  call @check864() : () -> ()
  call @check865() : () -> ()
  call @check866() : () -> ()
  call @check867() : () -> ()
  call @check868() : () -> ()
  call @check869() : () -> ()
  call @check870() : () -> ()
  call @check871() : () -> ()
  call @check872() : () -> ()
  call @check873() : () -> ()
  call @check874() : () -> ()
  call @check875() : () -> ()
  call @check876() : () -> ()
  call @check877() : () -> ()
  call @check878() : () -> ()
  call @check879() : () -> ()
  call @check880() : () -> ()
  call @check881() : () -> ()
  call @check882() : () -> ()
  call @check883() : () -> ()
  call @check884() : () -> ()
  call @check885() : () -> ()
  call @check886() : () -> ()
  call @check887() : () -> ()
  call @check888() : () -> ()
  call @check889() : () -> ()
  call @check890() : () -> ()
  call @check891() : () -> ()
  call @check892() : () -> ()
  call @check893() : () -> ()
  call @check894() : () -> ()
  call @check895() : () -> ()
  call @check896() : () -> ()
  call @check897() : () -> ()
  call @check898() : () -> ()
  call @check899() : () -> ()
  return
}
