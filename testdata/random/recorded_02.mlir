// run: interpret
// Written by record.py.
func.func @p200(%arg0: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>) {
  return %arg0 : tensor<f8E4M3FN>
}
func.func @check200() {
  %a0 = stablehlo.constant dense<-2.500000e+00> : tensor<f8E4M3FN>
  %r:1 = call @p200(%a0) : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %e0 = stablehlo.constant dense<-2.500000e+00> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  return
}
func.func @p201(%arg0: tensor<f32>) -> (tensor<i1>, tensor<f32>, tensor<0xf32>) {
  %v1 = stablehlo.compare LE, %arg0, %arg0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %v2 = stablehlo.sine %arg0 : tensor<f32>
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<0xf32>
  return %v1, %v2, %v3 : tensor<i1>, tensor<f32>, tensor<0xf32>
}
func.func @check201() {
  %a0 = stablehlo.constant dense<2.006000e+00> : tensor<f32>
  %r:3 = call @p201(%a0) : (tensor<f32>) -> (tensor<i1>, tensor<f32>, tensor<0xf32>)
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<0.906784176> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<> : tensor<0xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0xf32>, tensor<0xf32>
  return
}
func.func @p202(%arg0: tensor<2x1x33xf64>) -> (tensor<2x1x33xf64>) {
  return %arg0 : tensor<2x1x33xf64>
}
func.func @check202() {
  %a0 = stablehlo.constant dense<[[[2.2629297976367869E-276, -2.932000e+00, -7.900000e-01, 1.0860000000000003, -1.2759999999999998, -1.988000e+00, -2.6319999999999997, -2.694000e+00, -2.3979999999999997, 3.766000e+00, -2.734000e+00, -2.566000e+00, 1.3280000000000003, -7.780000e-01, -0.25599999999999978, 1.1819404771755601E-276, 2.742000e+00, 0x7FF8000000000000, 2.138000e+00, 0.74399999999999977, 3.3199458957300734E-259, 0.88999999999999968, -6.940000e-01, -2.616000e+00, 1.162000e+00, 0.45999999999999996, 0.39400000000000013, 3.184000e+00, -3.358000e+00, 3.6260000000000003, 1.1905443833245405E-292, -1.9900000000000002, 3.252000e+00]], [[0.57399999999999984, -2.698000e+00, 0x7FF8000000000000, -1.290000e+00, 3.4139999999999997, 1.734000e+00, 0.44599999999999973, 1.000000e+00, 2.362000e+00, 0.55400000000000027, 1.0220000000000002, -3.928000e+00, 3.3040000000000003, 2.2190761085628838E-240, 2.532000e+00, 7.5655779115027867E-267, -3.740000e+00, 0.000000e+00, 2.386000e+00, -3.792000e+00, -2.742000e+00, 1.330000e+00, -0.91999999999999993, 1.4651332442136107E-272, 2.510000e+00, 1.0739999999999998, -1.3319999999999999, -3.120000e+00, 3.838000e+00, 3.2539999999999996, -2.872000e+00, -1.884000e+00, -5.040000e-01]]]> : tensor<2x1x33xf64>
  %r:1 = call @p202(%a0) : (tensor<2x1x33xf64>) -> tensor<2x1x33xf64>
  %e0 = stablehlo.constant dense<[[[2.2629297976367869E-276, -2.932000e+00, -7.900000e-01, 1.0860000000000003, -1.2759999999999998, -1.988000e+00, -2.6319999999999997, -2.694000e+00, -2.3979999999999997, 3.766000e+00, -2.734000e+00, -2.566000e+00, 1.3280000000000003, -7.780000e-01, -0.25599999999999978, 1.1819404771755601E-276, 2.742000e+00, 0x7FF8000000000000, 2.138000e+00, 0.74399999999999977, 3.3199458957300734E-259, 0.88999999999999968, -6.940000e-01, -2.616000e+00, 1.162000e+00, 0.45999999999999996, 0.39400000000000013, 3.184000e+00, -3.358000e+00, 3.6260000000000003, 1.1905443833245405E-292, -1.9900000000000002, 3.252000e+00]], [[0.57399999999999984, -2.698000e+00, 0x7FF8000000000000, -1.290000e+00, 3.4139999999999997, 1.734000e+00, 0.44599999999999973, 1.000000e+00, 2.362000e+00, 0.55400000000000027, 1.0220000000000002, -3.928000e+00, 3.3040000000000003, 2.2190761085628838E-240, 2.532000e+00, 7.5655779115027867E-267, -3.740000e+00, 0.000000e+00, 2.386000e+00, -3.792000e+00, -2.742000e+00, 1.330000e+00, -0.91999999999999993, 1.4651332442136107E-272, 2.510000e+00, 1.0739999999999998, -1.3319999999999999, -3.120000e+00, 3.838000e+00, 3.2539999999999996, -2.872000e+00, -1.884000e+00, -5.040000e-01]]]> : tensor<2x1x33xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2x1x33xf64>, tensor<2x1x33xf64>
  return
}
func.func @p203(%arg0: tensor<f8E4M3FN>) -> (tensor<0x4x4xf8E4M3FN>, tensor<16x1x1x1xf8E4M3FN>) {
  %v1 = stablehlo.minimum %arg0, %arg0 : tensor<f8E4M3FN>
  %v2 = stablehlo.reshape %v1 : (tensor<f8E4M3FN>) -> tensor<1x1x1xf8E4M3FN>
  %v3 = stablehlo.constant dense<-0.0> : tensor<f8E4M3FN>
  %v4 = stablehlo.pad %v2, %v3, low = [-1, 2, 2], high = [0, 1, 1], interior = [1, 1, 1] : (tensor<1x1x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0x4x4xf8E4M3FN>
  %v5 = stablehlo.broadcast_in_dim %v2, dims = [1, 2, 3] : (tensor<1x1x1xf8E4M3FN>) -> tensor<16x1x1x1xf8E4M3FN>
  return %v4, %v5 : tensor<0x4x4xf8E4M3FN>, tensor<16x1x1x1xf8E4M3FN>
}
func.func @check203() {
  %a0 = stablehlo.constant dense<2.500000e+00> : tensor<f8E4M3FN>
  %r:2 = call @p203(%a0) : (tensor<f8E4M3FN>) -> (tensor<0x4x4xf8E4M3FN>, tensor<16x1x1x1xf8E4M3FN>)
  %e0 = stablehlo.constant dense<> : tensor<0x4x4xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x4x4xf8E4M3FN>, tensor<0x4x4xf8E4M3FN>
  %e1 = stablehlo.constant dense<2.500000e+00> : tensor<16x1x1x1xf8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<16x1x1x1xf8E4M3FN>, tensor<16x1x1x1xf8E4M3FN>
  return
}
func.func @p204(%arg0: tensor<1xi32>) -> (tensor<1xi32>, tensor<f32>) {
  %v1 = stablehlo.remainder %arg0, %arg0 : tensor<1xi32>
  %v2 = stablehlo.not %v1 : tensor<1xi32>
  %v3 = stablehlo.constant dense<3> : tensor<i32>
  %v4 = stablehlo.pad %v2, %v3, low = [0], high = [0], interior = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
  %v5 = stablehlo.convert %v3 : (tensor<i32>) -> tensor<f32>
  %v6 = stablehlo.sign %v5 : tensor<f32>
  return %v4, %v6 : tensor<1xi32>, tensor<f32>
}
func.func @check204() {
  %a0 = stablehlo.constant dense<-10> : tensor<1xi32>
  %r:2 = call @p204(%a0) : (tensor<1xi32>) -> (tensor<1xi32>, tensor<f32>)
  %e0 = stablehlo.constant dense<-1> : tensor<1xi32>
  check.expect_eq %r#0, %e0 : tensor<1xi32>
  %e1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p205(%arg0: tensor<i64>) -> (tensor<i64>) {
  %v1 = stablehlo.maximum %arg0, %arg0 : tensor<i64>
  return %v1 : tensor<i64>
}
func.func @check205() {
  %a0 = stablehlo.constant dense<-5> : tensor<i64>
  %r:1 = call @p205(%a0) : (tensor<i64>) -> tensor<i64>
  %e0 = stablehlo.constant dense<-5> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  return
}
func.func @p206(%arg0: tensor<4x70x2xf8E5M2>, %arg1: tensor<16x13x2xf8E4M3FN>) -> (tensor<4x70x2xf8E5M2>, tensor<40x14xf8E5M2>) {
  %v2 = stablehlo.ceil %arg0 : tensor<4x70x2xf8E5M2>
  %v3 = stablehlo.power %v2, %v2 : tensor<4x70x2xf8E5M2>
  %v4 = stablehlo.sign %v2 : tensor<4x70x2xf8E5M2>
  %v5 = stablehlo.reshape %v3 : (tensor<4x70x2xf8E5M2>) -> tensor<40x14xf8E5M2>
  return %v4, %v5 : tensor<4x70x2xf8E5M2>, tensor<40x14xf8E5M2>
}
func.func @check206() {
  %a0 = stablehlo.constant dense<"0x103FBCC2314163C15C3FB1BC3C3C7CC3C43EBE37BFC0C3F0C2BC40C4C4433D3F41B6C1AC3D437C4240BCBC3C2B4242C23A3AB43F4040FEC32EBF3EC343C1423BC280C33BBE36BAF6003632C240B841B83E42423D38C4C0314010423EACBF803141BE434340B8B93AC1384141BC12BD3FBFC42BC13F414344282E4100C33F4341283C414138C33FC0B4BC383DBC4442BCB4B338B93EC44141BAC04040397CC43F3C4315433F43BEC2413F3D40BFBE404144C2C1003C3CBCB9BEC2B3C430C0BE39B4C23532C0B93A283FBF37C1BC3EBEE13D43C3BABDC4C33CC3BBBEC2423C443A40983880404308B534BD37424142C341BFB9F2BC3F3D41FC3B434044C341BB63BB41C444C040433D42B32D4237B5C1C1C4003543BB41B7C2BEC3367636BF4441C13ABA404131C438BEBEBA41429E3F3BC284B23D41423CBC42C3BC433C42C03DC3C32ABFFC3EBCC23F42C23BC2B53A3EB83F40B6C24241B7C1C3BB7E43AEB142C33D363C4342BCBCC34244B86642C1C2323B41443DBF3EACC1C13A35C042BE38C23FBA423C41393F3E3C3A3A2944443B3EC23F436AC1D53E0E3EBAC13BC33F41B535C044C13DC0C241BF3DBCC0BD3C42C426C143C33C3D3DC14041C1343AFC43BF413B41C1E9BEAEBEC341403BC24242BFC3BA20443842D5C4C44438BF4243BF3DC142B7BA3EC23D17204475FCB5C142BCC33BC14236BF853B43C4C27EA9414140C343BEBAC1C3373EC2C143423FC4433A43C3433DC2C143C1C0383E413CC34244C3442CBD4033B241BA3EBCC3BC3F3E"> : tensor<4x70x2xf8E5M2>
  %a1 = stablehlo.constant dense<"0xC2474029BE2DC31144C0BABBC740459B2DB23D3C46C3807F1D3C42C5C3423BC300C0004200223CC746C11AC4C1BF3AC6B8B53A358F431E4046389BBF3B343141463EB1C3C0C73D80A9C0C14145C441B943C8B9C1B832BA3E8539AF48BD1B41C000B3B93C39CA39C3C7C100B4C4C131BC327F44BC2FC1BD4638B6344744433945BAC3C22F40A94541C2403FEFAA0042C541C37F7FBD28C238C148B6C4C34141C1B8C042002814C43E3CC2443FBD45207FC8B3414440C8A92639BA0034C6C10ABE304430F721C242C5C3394345B4C2ACC5807FBD2FBA4330C12FB9C7B241B9240DBC343CB9402B9F42BAC7C148C6423047BD443D00443E45413E3D326344C2D72643B2C3313146BC48C4C1C3B7C7433DC6C7C5C23A79C2C247A73DB83C3947BF7EC0BAC4482FC300433DC6417FBD22AE3995989C45B0BFC7BFC443C2C02640C740460EACBABE4239C3B2403ABC25B7C7284200BA3344B34792F2303D2DFFC5BC1EC2BAC045BA4234472555BB463C3E463643C7303C4648C6414845C1BD42BB2741C2BDB0ADB9C1AFBB30A23ABBBAC33F44C0BF47C4A947DE6522B543B970C2C3C4"> : tensor<16x13x2xf8E4M3FN>
  %r:2 = call @p206(%a0, %a1) : (tensor<4x70x2xf8E5M2>, tensor<16x13x2xf8E4M3FN>) -> (tensor<4x70x2xf8E5M2>, tensor<40x14xf8E5M2>)
  %e0 = stablehlo.constant dense<"0x3C3CBCBC3C3C3CBC3C3C80BC3C3C3CBCBC3CBC3CBCBCBCBCBCBC3CBCBC3C3C3C3C80BC803C3C3C3C3CBCBC3C3C3C3CBC3C3C803C3C3CFEBC3CBC3CBC3CBC3C3CBC80BC3CBC3C80BC003C3CBC3C803C803C3C3C3C3CBCBC3C3C3C3C3C80BC803C3CBC3C3C3C80803CBC3C3C3CBC3CBC3CBCBC3CBC3C3C3C3C3C3C3C00BC3C3C3C3C3C3C3C3CBC3CBC80BC3C3CBC3C3CBC80803C803CBC3C3C80BC3C3C3C3CBC3C3C3C3C3C3C3CBCBC3C3C3C3CBCBC3C3C3CBCBC003C3CBC80BCBC80BC3CBCBC3C80BC3C3CBC803C3C3CBC3CBCBC3CBCBC3C3CBC80BCBCBC3CBC80BCBC3C3C3C3C3C803C803C3C3C803CBC3C3C3C3CBC3CBC80BCBC3C3C3CBC3C3C3C3CBC3C803C803CBC3CBC3C3C3C3C803C3C3C80BCBCBC003C3C803C80BCBCBC3C3C3CBC3C3CBC3C803C3C3CBC3CBCBC803C3C803C3CBC80803C3C3C3CBC3CBCBC3C3C3CBC3CBCBC3CBCBC3CBCBC3C3CBC3CBC803C3C803C3C80BC3C3C80BCBC807E3C80803CBC3C3C3C3C3CBCBCBC3C3C803C3CBCBC3C3C3C3C3CBC3C80BCBC3C3CBC3CBC3CBC3C803C3C3C3C3C3C3C3C3C3C3C3C3C3CBC3C3C3CBCBC3C3C3C80BC3CBC3C3C803CBC3CBC3CBCBC3CBC3CBCBCBC3C3CBC3CBC3CBC3C3C3CBC3C3CBC3C3CBC3CBC3C3C3CBCBCBC80BCBC3C3C3CBC3C3CBCBC803C3C3C3CBCBCBC3C3CBC3C3CBC3CBC3C80803CBC3C3C3C3C3CBC80BC3CBCBC3CBC3C3CBC803C3CBCBC7E803C3C3CBC3CBC80BCBC3C3CBCBC3C3C3CBC3C3C3CBC3C3CBCBC3CBCBC3C3C3C3CBC3C3CBC3C3CBC3C3C803C803CBCBCBC3C3C"> : tensor<4x70x2xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4x70x2xf8E5M2>, tensor<4x70x2xf8E5M2>
  %e1 = stablehlo.constant dense<"0x3C44BCA93C4F7C347C443CBC3C3C7CA91C44BC3CBC34A900A9BC441C1C5C44444F3C343C445C7C4F44BCBC3C3C4F4FA93C3C3C444444FEA93CBC44A95C344F3CA93CA93CBC3C3C003C3C3CA9443C4F3C444F4F443C1C343C443C4F443CBC3C3C4FBC5C5C443C3C3C343C4F4FBC3CBC44BC1C3C34444F5C5C3C3C4F3CA9445C4F3C3C4F4F3CA944343CBC3C44BC5C4FBC3C3C3C3C441C4F4F3C3444443C7C1C443C5C3C5C445CBCA94F444444BCBC444F5CA9343C3C3CBC3CBCA93C1C3C34BC3C3CA93C3C343C3C3C44BC3C34BC44BC00445CA93CBC1CA93CA93CBCA94F3C5C3C443C3C3C445C3C3C3CBC3C4F4F4FA94FBC3C00BC44444F003C5C445CA94F3C7C3C4F1C5C34445C444F3C3C4F3C3C34341C3C3C5C3C4F3CA9BCA93C7C3CBC5C4F343C3C444F3C1C3CBCBC3C4F4F3C443CA93C3C444F4F3CBC4FA9BC5C3C4F3444A9A93CBC0044BCA9444FA93CA93C3C443C44443CA94F4F3C34A93C7E5C3C3C4FA9443C3C5C4FBCBCA94F5C3C7C4F34A93C3C4F5C44BC443C34343C3C344FBC3CA9443C4F3C4F3C44443C3C3C3C5C5C3C44A9445C7C3400443C443C343CA9444F3C3C345C344434A94FBC44BC34BC3C4F1C3C345CA93C444434444F343C3C005CBC4F3C4F3400BC3CBCA94F443CA94F4FBCA93C3C5C3C4F001C1C5C3CBC4F5CBC44344F3C3C44A9443C3C5C7C003C344FBCA93C344F3CBC3C3C5C1CA97E3C4F4F44A95CBC3C34A93C44A9345C4F441C5C3C5CA95C44A9345C34343C444F3CA94F5CA95C3CBC443C3C4F3C44BCA9BC4444"> : tensor<40x14xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<40x14xf8E5M2>, tensor<40x14xf8E5M2>
  return
}
func.func @p207(%arg0: tensor<i1>, %arg1: tensor<2xui64>) -> (tensor<3xui64>, tensor<ui64>, tensor<i1>, tensor<ui64>) {
  %v2 = stablehlo.reverse %arg1, dims = [0] : tensor<2xui64>
  %v3 = stablehlo.constant dense<3> : tensor<ui64>
  %v4 = stablehlo.pad %arg1, %v3, low = [0], high = [0], interior = [1] : (tensor<2xui64>, tensor<ui64>) -> tensor<3xui64>
  %v5 = stablehlo.maximum %v3, %v3 : tensor<ui64>
  %v6 = stablehlo.compare NE, %v3, %v3 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  %v7 = stablehlo.not %v6 : tensor<i1>
  %v8 = stablehlo.constant dense<1> : tensor<ui64>
  %v9 = stablehlo.pad %v2, %v8, low = [0], high = [-1], interior = [1] : (tensor<2xui64>, tensor<ui64>) -> tensor<2xui64>
  %v10 = stablehlo.not %v3 : tensor<ui64>
  %v11 = stablehlo.count_leading_zeros %v9 : tensor<2xui64>
  return %v4, %v5, %v7, %v10 : tensor<3xui64>, tensor<ui64>, tensor<i1>, tensor<ui64>
}
func.func @check207() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %a1 = stablehlo.constant dense<[0, 8]> : tensor<2xui64>
  %r:4 = call @p207(%a0, %a1) : (tensor<i1>, tensor<2xui64>) -> (tensor<3xui64>, tensor<ui64>, tensor<i1>, tensor<ui64>)
  %e0 = stablehlo.constant dense<[0, 3, 8]> : tensor<3xui64>
  check.expect_eq %r#0, %e0 : tensor<3xui64>
  %e1 = stablehlo.constant dense<3> : tensor<ui64>
  check.expect_eq %r#1, %e1 : tensor<ui64>
  %e2 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#2, %e2 : tensor<i1>
  %e3 = stablehlo.constant dense<18446744073709551612> : tensor<ui64>
  check.expect_eq %r#3, %e3 : tensor<ui64>
  return
}
func.func @p208(%arg0: tensor<i1>) -> (tensor<f64>) {
  %v1 = stablehlo.not %arg0 : tensor<i1>
  %v2 = stablehlo.convert %v1 : (tensor<i1>) -> tensor<f64>
  %v3 = stablehlo.add %v2, %v2 : tensor<f64>
  return %v3 : tensor<f64>
}
func.func @check208() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p208(%a0) : (tensor<i1>) -> tensor<f64>
  %e0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p209(%arg0: tensor<1xi1>, %arg1: tensor<8x2xbf16>) -> (tensor<8x2xbf16>) {
  return %arg1 : tensor<8x2xbf16>
}
func.func @check209() {
  %a0 = stablehlo.constant dense<false> : tensor<1xi1>
  %a1 = stablehlo.constant dense<[[-5.312500e-01, -9.570310e-01], [2.234380e+00, 1.523440e+00], [2.609380e+00, 1.242190e+00], [-2.187500e+00, 3.312500e+00], [3.609380e+00, 3.093750e+00], [3.640630e+00, -2.402340e-01], [-3.312500e+00, 3.781250e+00], [8.046880e-01, -3.796880e+00]]> : tensor<8x2xbf16>
  %r:1 = call @p209(%a0, %a1) : (tensor<1xi1>, tensor<8x2xbf16>) -> tensor<8x2xbf16>
  %e0 = stablehlo.constant dense<[[-5.312500e-01, -9.570310e-01], [2.234380e+00, 1.523440e+00], [2.609380e+00, 1.242190e+00], [-2.187500e+00, 3.312500e+00], [3.609380e+00, 3.093750e+00], [3.640630e+00, -2.402340e-01], [-3.312500e+00, 3.781250e+00], [8.046880e-01, -3.796880e+00]]> : tensor<8x2xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8x2xbf16>, tensor<8x2xbf16>
  return
}
func.func @p210(%arg0: tensor<f16>) -> (tensor<f16>) {
  %v1 = stablehlo.logistic %arg0 : tensor<f16>
  %v2 = stablehlo.exponential_minus_one %v1 : tensor<f16>
  return %v2 : tensor<f16>
}
func.func @check210() {
  %a0 = stablehlo.constant dense<-1.673830e+00> : tensor<f16>
  %r:1 = call @p210(%a0) : (tensor<f16>) -> tensor<f16>
  %e0 = stablehlo.constant dense<1.711430e-01> : tensor<f16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  return
}
func.func @p211(%arg0: tensor<0xi1>) -> (tensor<0xi1>, tensor<0xi1>, tensor<0xi1>) {
  %v1 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
  %v2 = stablehlo.or %arg0, %arg0 : tensor<0xi1>
  %v3 = stablehlo.convert %arg0 : (tensor<0xi1>) -> tensor<0xi1>
  %v4 = stablehlo.or %v3, %arg0 : tensor<0xi1>
  %v5 = stablehlo.or %v1, %v3 : tensor<0xi1>
  return %v2, %v4, %v5 : tensor<0xi1>, tensor<0xi1>, tensor<0xi1>
}
func.func @check211() {
  %a0 = stablehlo.constant dense<> : tensor<0xi1>
  %r:3 = call @p211(%a0) : (tensor<0xi1>) -> (tensor<0xi1>, tensor<0xi1>, tensor<0xi1>)
  %e0 = stablehlo.constant dense<> : tensor<0xi1>
  check.expect_eq %r#0, %e0 : tensor<0xi1>
  %e1 = stablehlo.constant dense<> : tensor<0xi1>
  check.expect_eq %r#1, %e1 : tensor<0xi1>
  %e2 = stablehlo.constant dense<> : tensor<0xi1>
  check.expect_eq %r#2, %e2 : tensor<0xi1>
  return
}
func.func @p212(%arg0: tensor<3x7x4xf64>, %arg1: tensor<2x3x0xi1>) -> (tensor<3x7x3x7xf64>, tensor<2x5x3x0xi1>) {
  %v2 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [2] x [2] : (tensor<3x7x4xf64>, tensor<3x7x4xf64>) -> tensor<3x7x3x7xf64>
  %v3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (tensor<2x3x0xi1>) -> tensor<2x5x3x0xi1>
  return %v2, %v3 : tensor<3x7x3x7xf64>, tensor<2x5x3x0xi1>
}
func.func @check212() {
  %a0 = stablehlo.constant dense<[[[2.0980100552965706E-299, 1.1022205367778703E-290, 3.0999999999999996, -1.6600000000000001], [3.248000e+00, -2.012000e+00, -2.364000e+00, 1.2216788119910935E-231], [-1.2559999999999998, 3.6660000000000004, 2.8979999999999997, 2.550000e+00], [2.534000e+00, 2.7439999999999998, 3.9240000000000004, -3.338000e+00], [1.4320000000000004, 0.14599999999999991, -2.784000e+00, 0xFFF0000000000000], [0.86399999999999988, 1.5334444040343811E-246, -0.17600000000000016, -1.686000e+00], [-2.846000e+00, -7.540000e-01, 6.4856342774510486E-240, -7.060000e-01]], [[2.572000e+00, 2.0679999999999996, 3.4059999999999997, -2.012000e+00], [-2.832000e+00, 2.630000e+00, 3.5439999999999996, 2.516000e+00], [0.88199999999999967, 2.146000e+00, 0.35599999999999987, 1.0630500509644533E-293], [-2.590000e+00, 1.8899999999999997, 3.9240000000000004, -1.862000e+00], [-3.810000e+00, -2.856000e+00, 2.700000e+00, 0.024000000000000021], [-1.9260000000000002, -1.9540000000000002, -0.000000e+00, -1.5099999999999998], [0.37999999999999989, 3.920000e+00, 1.4539999999999997, -7.180000e-01]], [[1.2240000000000002, 2.274000e+00, 2.460000e+00, -1.7519999999999998], [-0.7280000000000002, -0.22999999999999998, 0.62399999999999967, 2.484000e+00], [1.0602479573835466E-297, 2.1420000000000003, -3.018000e+00, 0.37000000000000011], [3.7859999999999996, 7.677716426568503E-256, -1.920000e+00, -0.83400000000000007], [-2.4539999999999997, 8.1871719689369918E-305, 1.322000e+00, 0.1379999999999999], [1.1559999999999997, 2.490000e+00, 3.4160000000000004, -3.912000e+00], [3.870000e+00, 0.73000000000000043, 3.782000e+00, -3.878000e+00]]]> : tensor<3x7x4xf64>
  %a1 = stablehlo.constant dense<> : tensor<2x3x0xi1>
  %r:2 = call @p212(%a0, %a1) : (tensor<3x7x4xf64>, tensor<2x3x0xi1>) -> (tensor<3x7x3x7xf64>, tensor<2x5x3x0xi1>)
  %e0 = stablehlo.constant dense<"0xCED556EC2FBB28408C06F01648501DC0E15817B7D10013406AFB57569AB43140000000000000F07F2D3E05C078060240C785032159C0F23F949A3DD00ACC2B4074F86BB2463D1B407DD93D7958A8F13F8A07944DB9822E400CE544BB0AA92040923A014D840D0440CDFC6A0E10CC16408B321B649211254037164D67278301C0703D0AD7A3F023C02E12DA722E4512C06A65C22FF5F30E40DA8F149161153140D26A48DC632932408C06F01648501DC0BC581822A72F34406F10AD156D4E32C01A4E999B6F441AC0000000000000F0FFA4C9C51858C70940F32900C633E81EC0FA169D2CB5DE0EC052CE177B2FDE36C07A36AB3E575B02C0F2583332C87D35C058D3F544D7052AC0D6E76A2BF69702C0FD9DEDD11B2E24C01C56B8E523A919C0A4AA09A2EE030BC0365E81E84999064034BC5983F7D53040E2E995B20C3126C09511178046A922C018C91EA166480140E15817B7D10013406F10AD156D4E32C0DADB2DC901EB3D40E71071732A792340000000000000F0FFE2E65432009417C0C27D569929ADEFBF5D13D21A832E2240F0C000C287E23D40BA46CB811E2A1F40E026A3CA30CE304037394371C79B014060CC96AC8A3021C0D21BEE23B74630405DC47762D6EB2240AEB14B546F6D204000199E978A8DA93F9C0FCF1264E428C0A921718FA50F1D408ABCE5EAC7661E40106C5CFFAECFF1BF6AFB57569AB431401A4E999B6F441AC0E71071732A7923409BE09BA6CF3E4440000000000000F07FFC135CACA8811C40575D876A4AB21BC0C2FA3F87F92240408CE07F2BD93116401F79E750860A2340C8444AB3793C344072EB353D28E81BC0AEDD76A1B9CE14C0340C1F1153D233404DBB9866BAD73840782CB64945A320C04A0B9755D8CC1CC09EFEB3E6C75F1340BD8844A165DDF7BF1DE90C8CBC1C4240680932022ACC4340000000000000F07F000000000000F0FF000000000000F0FF000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F07F2D3E05C078060240A4C9C51858C70940E2E65432009417C0FC135CACA8811C40000000000000F07F785E2A36E6F50C4061A3ACDF4C4CF4BF61DA37F7570F1440C21A67D311401DC060B0E2546B61E63FB00B94145800CB3F0D1D3BA8C4750EC0AECBB73EAC37EC3F20205F420587F43F2A7E5358A9A00C40A17F828B15B513C0A0B3E89D0AB8B7BF346612F5820F1440E958A5F44CAF04C07C8CB96B09F91B403596B036C66E2240C785032159C0F23FF32900C633E81EC0C27D569929ADEFBF575D876A4AB21BC0000000000000F07F61A3ACDF4C4CF4BF58941282555522408A213999B8D51DC06077BAF3C43311402610768A558310C0488C9E5BE80A1D40842A357BA0F529405458A9A0A20A2040D61BB5C2F43D0CC013768A5583B00FC0684CA59F7076DF3F3609DE904605FEBF842BA0504F5F24C06D35EB8CEF8B1B40C37AA356983E03C02294F77134A721C0949A3DD00ACC2B40FA169D2CB5DE0EC05D13D21A832E2240C2FA3F87F9224040000000000000F07F61DA37F7570F14408A213999B8D51DC0B9111615718A3A40AF7405DB88A71440364888F205AD1F408C6665FB90B72C40C3E74EB0FF3A1AC0247024D060D317C0BAE82B4833F62E409D64ABCB29C13340AA74B0FECFE114C0CB423BA759601AC0FEB7921D1B8113407987DBA161B100C06A11514CDEA03B40363811FDDA12404074F86BB2463D1B4052CE177B2FDE36C0F0C000C287E23D408CE07F2BD9311640000000000000F0FFC21A67D311401DC06077BAF3C4331140AF7405DB88A7144090BA9D7DE5E940406E9EEA909BA11140AE78EA91068735403E0CAD4ECED02940140B7C45B7DE0BC0C211A452EC282940CB70033E3F4C1B40B6B75B9203D623402F3509DE908610C06053E751F19F33C0A38AE255D6F62740D8E253008C2716405070B1A2069315C07DD93D7958A8F13F7A36AB3E575B02C0BA46CB811E2A1F401F79E750860A2340000000000000F0FF60B0E2546B61E63F2610768A558310C0364888F205AD1F406E9EEA909BA11140C5FA0626370A164022F609A0185909408BC1C3B46F0E21C0F2086EA46C9117C0DB1324B6BB8722408635954561571B40E12EFB75A73BEDBFC7538F34B82D0C407C86376BF03E0540A287A1D5C919FBBFBEB5132521511E405E2BA1BB244E19408A07944DB9822E40F2583332C87D35C0E026A3CA30CE3040C8444AB3793C3440000000000000F07FB00B94145800CB3F488C9E5BE80A1D408C6665FB90B72C40AE78EA910687354022F609A0185909401444DD0720253D40FF9600FC530A2E4004C58F31776D1040D9AD65321CEF2A4089CF9D60FF152C40606B6116DA39E7BFAF601BF164F720C0EFA83121E6922FC0450E1137A7922640892B67EF8C663640A746E867EAD52A400CE544BB0AA9204058D3F544D7052AC037394371C79B014072EB353D28E81BC0000000000000F0FF0D1D3BA8C4750EC0842A357BA0F52940C3E74EB0FF3A1AC03E0CAD4ECED029408BC1C3B46F0E21C0FF9600FC530A2E40ED92382BA2F63D40551A31B3CFC329405857056A317821C0627C98BD6C3B12C0EF5696E82CB31440615AD427B9832CC0B4C70BE9F0A033C07342E8A04BD82940195F4205871703C0BDDBBC7152D81AC0923A014D840D0440D6E76A2BF69702C060CC96AC8A3021C0AEDD76A1B9CE14C0000000000000F07FAECBB73EAC37EC3F5458A9A0A20A2040247024D060D317C0140B7C45B7DE0BC0F2086EA46C9117C004C58F31776D1040551A31B3CFC329404F7B4ACE899D234026C79DD2C13A1DC0764694F6069F10C0EFDE18028063FEBF3FEB1A2D07FA12C0D600A5A1462118C0232C2AE274121240ECE786A6ECF4F2BFC8CE143AAF3108C0CDFC6A0E10CC1640FD9DEDD11B2E24C0D21BEE23B7463040340C1F1153D23340000000000000F07F20205F420587F43FD61BB5C2F43D0CC0BAE82B4833F62E40C211A452EC282940DB1324B6BB872240D9AD65321CEF2A405857056A317821C026C79DD2C13A1DC0DC0C37E0F3233240FE4124438E6D2C405D9198A0866F00C04DA8195245F10D40072461DF4E22E8BF5DE84A04AA7FEC3FB6BE4868CBF93140FDBD141E343B29408B321B64921125401C56B8E523A919C05DC47762D6EB22404DBB9866BAD73840000000000000F07F2A7E5358A9A00C4013768A5583B00FC09D64ABCB29C13340CB70033E3F4C1B408635954561571B4089CF9D60FF152C40627C98BD6C3B12C0764694F6069F10C0FE4124438E6D2C400E65A88AA9942F4040E3C28190EC10C064D993C0E69C09C0310C91D3D7F3F53FE04757E9EE3A7B3FC32CB4739A55364047938B31B07E364037164D67278301C0A4AA09A2EE030BC0AEB14B546F6D2040782CB64945A320C0000000000000F0FFA17F828B15B513C0684CA59F7076DF3FAA74B0FECFE114C0B6B75B9203D62340E12EFB75A73BEDBF606B6116DA39E7BFEF5696E82CB31440EFDE18028063FEBF5D9198A0866F00C040E3C28190EC10C080A0DCB6EF911C40BEB986191A4FF7BF161C5E10911A18C0955F066344A2074082FB010F0C0022C0C6C6BC8E388424C0703D0AD7A3F023C0365E81E84999064000199E978A8DA93F4A0B9755D8CC1CC0000000000000F0FFA0B3E89D0AB8B7BF3609DE904605FEBFCB423BA759601AC02F3509DE908610C0C7538F34B82D0C40AF601BF164F720C0615AD427B9832CC03FEB1A2D07FA12C04DA8195245F10D4064D993C0E69C09C0BEB986191A4FF7BFFAC1F9D4B1AA2B40520ABABDA4F11540739F1C0588820FC0DA4E5B2382B119C0DAAA24B20F9226C02E12DA722E4512C034BC5983F7D530409C0FCF1264E428C09EFEB3E6C75F1340000000000000F07F346612F5820F1440842BA0504F5F24C0FEB7921D1B8113406053E751F19F33C07C86376BF03E0540EFA83121E6922FC0B4C70BE9F0A033C0D600A5A1462118C0072461DF4E22E8BF310C91D3D7F3F53F161C5E10911A18C0520ABABDA4F11540ED0BE8853BB73240105663096BE327C0A427F38FBE49F13FF511F8C3CF3F25406A65C22FF5F30E40E2E995B20C3126C0A921718FA50F1D40BD8844A165DDF7BF000000000000F0FFE958A5F44CAF04C06D35EB8CEF8B1B407987DBA161B100C0A38AE255D6F62740A287A1D5C919FBBF450E1137A79226407342E8A04BD82940232C2AE2741212405DE84A04AA7FEC3FE04757E9EE3A7B3F955F066344A20740739F1C0588820FC0105663096BE327C05295B6B8C6271F40F0F9D346753AF23F1969A9BC1D2114C0DA8F1491611531409511178046A922C08ABCE5EAC7661E401DE90C8CBC1C4240000000000000F07F7C8CB96B09F91B40C37AA356983E03C06A11514CDEA03B40D8E253008C271640BEB5132521511E40892B67EF8C663640195F4205871703C0ECE786A6ECF4F2BFB6BE4868CBF93140C32CB4739A55364082FB010F0C0022C0DA4E5B2382B119C0A427F38FBE49F13FF0F9D346753AF23F12F92EA52E4141403A3C84F1D3304140D26A48DC6329324018C91EA166480140106C5CFFAECFF1BF680932022ACC4340000000000000F07F3596B036C66E22402294F77134A721C0363811FDDA1240405070B1A2069315C05E2BA1BB244E1940A746E867EAD52A40BDDBBC7152D81AC0C8CE143AAF3108C0FDBD141E343B294047938B31B07E3640C6C6BC8E388424C0DAAA24B20F9226C0F511F8C3CF3F25401969A9BC1D2114C03A3C84F1D3304140DEB1D826156D4640"> : tensor<3x7x3x7xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x7x3x7xf64>, tensor<3x7x3x7xf64>
  %e1 = stablehlo.constant dense<> : tensor<2x5x3x0xi1>
  check.expect_eq %r#1, %e1 : tensor<2x5x3x0xi1>
  return
}
func.func @p213(%arg0: tensor<2x8xbf16>) -> (tensor<bf16>, tensor<16x2xi1>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<2x8xbf16>) -> tensor<8x2xbf16>
  %v2 = stablehlo.compare NE, %v1, %v1 : (tensor<8x2xbf16>, tensor<8x2xbf16>) -> tensor<8x2xi1>
  %v3 = stablehlo.or %v2, %v2 : tensor<8x2xi1>
  %v4 = stablehlo.constant dense<-0.0> : tensor<bf16>
  %v5 = stablehlo.reduce(%v1 init: %v4) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<8x2xbf16>, tensor<bf16>) -> tensor<bf16>
  %v6 = stablehlo.xor %v3, %v2 : tensor<8x2xi1>
  %v7 = stablehlo.concatenate %v6, %v3, dim = 0 : (tensor<8x2xi1>, tensor<8x2xi1>) -> tensor<16x2xi1>
  %v8 = stablehlo.xor %v7, %v7 : tensor<16x2xi1>
  return %v5, %v8 : tensor<bf16>, tensor<16x2xi1>
}
func.func @check213() {
  %a0 = stablehlo.constant dense<[[6.601560e-01, -1.982420e-01, -1.453130e+00, 2.843750e+00, -6.640630e-01, -4.882810e-01, 1.117190e+00, 1.273440e+00], [2.765630e+00, 1.406250e+00, 1.079100e-01, -4.119750e-25, 0.000000e+00, -2.871090e-01, 3.046880e+00, 1.281250e+00]]> : tensor<2x8xbf16>
  %r:2 = call @p213(%a0) : (tensor<2x8xbf16>) -> (tensor<bf16>, tensor<16x2xi1>)
  %e0 = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<bf16>, tensor<bf16>
  %e1 = stablehlo.constant dense<false> : tensor<16x2xi1>
  check.expect_eq %r#1, %e1 : tensor<16x2xi1>
  return
}
func.func @p214(%arg0: tensor<f64>) -> (tensor<f64>, tensor<1x1x1xi64>, tensor<5xi64>) {
  %v1 = stablehlo.convert %arg0 : (tensor<f64>) -> tensor<i64>
  %v2 = stablehlo.broadcast_in_dim %v1, dims = [] : (tensor<i64>) -> tensor<5xi64>
  %v3 = stablehlo.reshape %v1 : (tensor<i64>) -> tensor<1x1x1xi64>
  %v4 = stablehlo.maximum %arg0, %arg0 : tensor<f64>
  %v5 = stablehlo.dot_general %v3, %v3, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
  %v6 = stablehlo.reverse %v2, dims = [0] : tensor<5xi64>
  return %v4, %v5, %v6 : tensor<f64>, tensor<1x1x1xi64>, tensor<5xi64>
}
func.func @check214() {
  %a0 = stablehlo.constant dense<0.40200000000000014> : tensor<f64>
  %r:3 = call @p214(%a0) : (tensor<f64>) -> (tensor<f64>, tensor<1x1x1xi64>, tensor<5xi64>)
  %e0 = stablehlo.constant dense<0.40200000000000014> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  %e1 = stablehlo.constant dense<0> : tensor<1x1x1xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x1xi64>
  %e2 = stablehlo.constant dense<0> : tensor<5xi64>
  check.expect_eq %r#2, %e2 : tensor<5xi64>
  return
}
func.func @p215(%arg0: tensor<f8E4M3FN>, %arg1: tensor<70xf32>) -> (tensor<1xf8E4M3FN>, tensor<70xf32>) {
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN>
  %v3 = stablehlo.minimum %arg1, %arg1 : tensor<70xf32>
  %v4 = stablehlo.divide %arg1, %v3 : tensor<70xf32>
  %v5 = stablehlo.sign %v4 : tensor<70xf32>
  return %v2, %v5 : tensor<1xf8E4M3FN>, tensor<70xf32>
}
func.func @check215() {
  %a0 = stablehlo.constant dense<-2.750000e+00> : tensor<f8E4M3FN>
  %a1 = stablehlo.constant dense<[3.852000e+00, 1.000000e+00, -1.760000e-01, -1.664000e+00, -2.660000e-01, 3.580000e-01, -2.294000e+00, 3.030000e+00, 1.886000e+00, 9.300000e-01, -9.660000e-01, -3.960000e-01, 3.186000e+00, 3.520000e+00, 8.77468127E-19, -2.024000e+00, -1.410000e+00, 1.622000e+00, 2.938000e+00, -8.640000e-01, -1.020000e+00, -3.872000e+00, 2.878000e+00, 1.528000e+00, -3.512000e+00, 1.594000e+00, 3.326000e+00, -1.100000e+00, 2.510000e+00, -2.760000e+00, 2.680000e-01, -1.880000e-01, 2.162000e+00, 1.048000e+00, -2.132000e+00, -1.872000e+00, 3.276000e+00, 3.740000e-01, -3.116000e+00, -2.642000e+00, 2.658000e+00, -2.394000e+00, 3.800000e+00, 7.140000e-01, -3.91634538E+13, -3.908000e+00, -5.920000e-01, 2.610000e+00, 2.454000e+00, -2.692000e+00, 7.820000e-01, -2.140000e+00, 0.875999987, 8.460000e-01, -2.312000e+00, 6.400000e-01, 3.420000e+00, 3.516000e+00, 5.000000e-01, -2.864000e+00, 274.378326, 3.316000e+00, -1.682000e+00, -3.036000e+00, 5.080000e-01, 5.000000e-01, 4.580000e-01, -1.876000e+00, -3.594000e+00, 2.230000e+00]> : tensor<70xf32>
  %r:2 = call @p215(%a0, %a1) : (tensor<f8E4M3FN>, tensor<70xf32>) -> (tensor<1xf8E4M3FN>, tensor<70xf32>)
  %e0 = stablehlo.constant dense<-2.750000e+00> : tensor<1xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>
  %e1 = stablehlo.constant dense<1.000000e+00> : tensor<70xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<70xf32>, tensor<70xf32>
  return
}
func.func @p216(%arg0: tensor<f8E4M3FN>, %arg1: tensor<16xf32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<32xf32>) {
  %v3 = stablehlo.ceil %arg2 : tensor<f32>
  %v4 = stablehlo.constant dense<1.0> : tensor<f32>
  %v5 = stablehlo.reduce(%arg1 init: %v4) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %v6 = stablehlo.concatenate %arg1, %arg1, dim = 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
  return %v3, %v5, %v6 : tensor<f32>, tensor<f32>, tensor<32xf32>
}
func.func @check216() {
  %a0 = stablehlo.constant dense<-2.250000e+00> : tensor<f8E4M3FN>
  %a1 = stablehlo.constant dense<[3.696000e+00, 1.488000e+00, -1.760000e+00, -4.160000e-01, -3.238000e+00, 0xFF800000, 2.860000e+00, -0.737999975, 1.602000e+00, -1.000000e+00, 2.600000e+00, 1.228000e+00, 1.218000e+00, -8.740000e-01, 2.532000e+00, 2.564000e+00]> : tensor<16xf32>
  %a2 = stablehlo.constant dense<-2.372000e+00> : tensor<f32>
  %r:3 = call @p216(%a0, %a1, %a2) : (tensor<f8E4M3FN>, tensor<16xf32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<32xf32>)
  %e0 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<[3.696000e+00, 1.488000e+00, -1.760000e+00, -4.160000e-01, -3.238000e+00, 0xFF800000, 2.860000e+00, -0.737999975, 1.602000e+00, -1.000000e+00, 2.600000e+00, 1.228000e+00, 1.218000e+00, -8.740000e-01, 2.532000e+00, 2.564000e+00, 3.696000e+00, 1.488000e+00, -1.760000e+00, -4.160000e-01, -3.238000e+00, 0xFF800000, 2.860000e+00, -0.737999975, 1.602000e+00, -1.000000e+00, 2.600000e+00, 1.228000e+00, 1.218000e+00, -8.740000e-01, 2.532000e+00, 2.564000e+00]> : tensor<32xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<32xf32>, tensor<32xf32>
  return
}
func.func @p217(%arg0: tensor<i64>, %arg1: tensor<0x0x16xi64>, %arg2: tensor<5x0xf32>) -> (tensor<1x0xi64>, tensor<0x65x0x16xi64>) {
  %v3 = stablehlo.convert %arg2 : (tensor<5x0xf32>) -> tensor<5x0xi64>
  %v4 = stablehlo.concatenate %arg1, %arg1, dim = 1 : (tensor<0x0x16xi64>, tensor<0x0x16xi64>) -> tensor<0x0x16xi64>
  %v5 = stablehlo.reshape %v3 : (tensor<5x0xi64>) -> tensor<1x0xi64>
  %v6 = stablehlo.broadcast_in_dim %v4, dims = [0, 2, 3] : (tensor<0x0x16xi64>) -> tensor<0x65x0x16xi64>
  return %v5, %v6 : tensor<1x0xi64>, tensor<0x65x0x16xi64>
}
func.func @check217() {
  %a0 = stablehlo.constant dense<-7> : tensor<i64>
  %a1 = stablehlo.constant dense<> : tensor<0x0x16xi64>
  %a2 = stablehlo.constant dense<> : tensor<5x0xf32>
  %r:2 = call @p217(%a0, %a1, %a2) : (tensor<i64>, tensor<0x0x16xi64>, tensor<5x0xf32>) -> (tensor<1x0xi64>, tensor<0x65x0x16xi64>)
  %e0 = stablehlo.constant dense<> : tensor<1x0xi64>
  check.expect_eq %r#0, %e0 : tensor<1x0xi64>
  %e1 = stablehlo.constant dense<> : tensor<0x65x0x16xi64>
  check.expect_eq %r#1, %e1 : tensor<0x65x0x16xi64>
  return
}
func.func @p218(%arg0: tensor<0x16xf32>, %arg1: tensor<8x0xf8E4M3FN>, %arg2: tensor<4x5xf8E5M2>) -> (tensor<4x5xf8E5M2>) {
  %v3 = stablehlo.add %arg2, %arg2 : tensor<4x5xf8E5M2>
  return %v3 : tensor<4x5xf8E5M2>
}
func.func @check218() {
  %a0 = stablehlo.constant dense<> : tensor<0x16xf32>
  %a1 = stablehlo.constant dense<> : tensor<8x0xf8E4M3FN>
  %a2 = stablehlo.constant dense<[[1.068120e-04, -6.250000e-01, 0xFC, 1.750000e+00, -1.750000e+00], [1.250000e+00, -2.500000e+00, -3.500000e+00, -4.375000e-01, 3.000000e+00], [-2.500000e+00, 4.000000e+00, 1.500000e+00, 3.500000e+00, -1.500000e+00], [1.953130e-03, -8.750000e-01, 3.500000e+00, 4.375000e-01, 3.500000e+00]]> : tensor<4x5xf8E5M2>
  %r:1 = call @p218(%a0, %a1, %a2) : (tensor<0x16xf32>, tensor<8x0xf8E4M3FN>, tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %e0 = stablehlo.constant dense<[[2.136230e-04, -1.250000e+00, 0xFC, 3.500000e+00, -3.500000e+00], [2.500000e+00, -5.000000e+00, -7.000000e+00, -8.750000e-01, 6.000000e+00], [-5.000000e+00, 8.000000e+00, 3.000000e+00, 7.000000e+00, -3.000000e+00], [3.906250e-03, -1.750000e+00, 7.000000e+00, 8.750000e-01, 7.000000e+00]]> : tensor<4x5xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4x5xf8E5M2>, tensor<4x5xf8E5M2>
  return
}
func.func @p219(%arg0: tensor<i1>) -> (tensor<1xi1>, tensor<1x1x1xi1>, tensor<i1>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<i1>) -> tensor<1xi1>
  %v2 = stablehlo.reshape %arg0 : (tensor<i1>) -> tensor<1x1x1xi1>
  %v3 = stablehlo.xor %arg0, %arg0 : tensor<i1>
  return %v1, %v2, %v3 : tensor<1xi1>, tensor<1x1x1xi1>, tensor<i1>
}
func.func @check219() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %r:3 = call @p219(%a0) : (tensor<i1>) -> (tensor<1xi1>, tensor<1x1x1xi1>, tensor<i1>)
  %e0 = stablehlo.constant dense<true> : tensor<1xi1>
  check.expect_eq %r#0, %e0 : tensor<1xi1>
  %e1 = stablehlo.constant dense<true> : tensor<1x1x1xi1>
  check.expect_eq %r#1, %e1 : tensor<1x1x1xi1>
  %e2 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#2, %e2 : tensor<i1>
  return
}
func.func @p220(%arg0: tensor<0x3xf64>) -> (tensor<0x0xf64>, tensor<0x0xf64>, tensor<0x0x0xf64>) {
  %v1 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [1] : (tensor<0x3xf64>, tensor<0x3xf64>) -> tensor<0x0xf64>
  %v2 = stablehlo.negate %v1 : tensor<0x0xf64>
  %v3 = stablehlo.dot_general %v1, %v1, contracting_dims = [0] x [0] : (tensor<0x0xf64>, tensor<0x0xf64>) -> tensor<0x0xf64>
  %v4 = stablehlo.broadcast_in_dim %v3, dims = [0, 2] : (tensor<0x0xf64>) -> tensor<0x0x0xf64>
  %v5 = stablehlo.round_nearest_even %v4 : tensor<0x0x0xf64>
  %v6 = stablehlo.floor %v3 : tensor<0x0xf64>
  %v7 = stablehlo.multiply %v5, %v5 : tensor<0x0x0xf64>
  return %v2, %v6, %v7 : tensor<0x0xf64>, tensor<0x0xf64>, tensor<0x0x0xf64>
}
func.func @check220() {
  %a0 = stablehlo.constant dense<> : tensor<0x3xf64>
  %r:3 = call @p220(%a0) : (tensor<0x3xf64>) -> (tensor<0x0xf64>, tensor<0x0xf64>, tensor<0x0x0xf64>)
  %e0 = stablehlo.constant dense<> : tensor<0x0xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x0xf64>, tensor<0x0xf64>
  %e1 = stablehlo.constant dense<> : tensor<0x0xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<0x0xf64>, tensor<0x0xf64>
  %e2 = stablehlo.constant dense<> : tensor<0x0x0xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0x0x0xf64>, tensor<0x0x0xf64>
  return
}
func.func @p221(%arg0: tensor<16xf32>, %arg1: tensor<1xf32>) -> (tensor<0xf32>, tensor<16xf32>, tensor<f32>) {
  %v2 = stablehlo.constant dense<1.0> : tensor<f32>
  %v3 = stablehlo.pad %arg1, %v2, low = [0], high = [-1], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<0xf32>
  %v4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v5 = stablehlo.pad %arg0, %v4, low = [-1], high = [1], interior = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
  %v6 = stablehlo.floor %v4 : tensor<f32>
  %v7 = stablehlo.maximum %v2, %v6 : tensor<f32>
  return %v3, %v5, %v7 : tensor<0xf32>, tensor<16xf32>, tensor<f32>
}
func.func @check221() {
  %a0 = stablehlo.constant dense<[-3.228000e+00, 5.000000e-01, 2.364000e+00, -0.615999996, -0.977999985, 3.110000e+00, 5.540000e-01, 1.180000e+00, 1.226000e+00, -3.590000e+00, 1.820000e-01, 0x7FC00000, 7.43058694E-24, -4.000000e-01, 1.986000e+00, 4.820000e-01]> : tensor<16xf32>
  %a1 = stablehlo.constant dense<-2.424000e+00> : tensor<1xf32>
  %r:3 = call @p221(%a0, %a1) : (tensor<16xf32>, tensor<1xf32>) -> (tensor<0xf32>, tensor<16xf32>, tensor<f32>)
  %e0 = stablehlo.constant dense<> : tensor<0xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0xf32>, tensor<0xf32>
  %e1 = stablehlo.constant dense<[5.000000e-01, 2.364000e+00, -0.615999996, -0.977999985, 3.110000e+00, 5.540000e-01, 1.180000e+00, 1.226000e+00, -3.590000e+00, 1.820000e-01, 0x7FC00000, 7.43058694E-24, -4.000000e-01, 1.986000e+00, 4.820000e-01, 0xFF800000]> : tensor<16xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<16xf32>, tensor<16xf32>
  %e2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p222(%arg0: tensor<ui32>) -> (tensor<2x1x16xui32>) {
  %v1 = stablehlo.negate %arg0 : tensor<ui32>
  %v2 = stablehlo.broadcast_in_dim %v1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [1] : (tensor<1xui32>) -> tensor<2x1xui32>
  %v4 = stablehlo.broadcast_in_dim %v3, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x1x16xui32>
  return %v4 : tensor<2x1x16xui32>
}
func.func @check222() {
  %a0 = stablehlo.constant dense<0> : tensor<ui32>
  %r:1 = call @p222(%a0) : (tensor<ui32>) -> tensor<2x1x16xui32>
  %e0 = stablehlo.constant dense<0> : tensor<2x1x16xui32>
  check.expect_eq %r#0, %e0 : tensor<2x1x16xui32>
  return
}
func.func @p223(%arg0: tensor<f32>) -> (tensor<f32>) {
  return %arg0 : tensor<f32>
}
func.func @check223() {
  %a0 = stablehlo.constant dense<-3.534000e+00> : tensor<f32>
  %r:1 = call @p223(%a0) : (tensor<f32>) -> tensor<f32>
  %e0 = stablehlo.constant dense<-3.534000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p224(%arg0: tensor<7x0xi1>, %arg1: tensor<i32>) -> (tensor<0x1x1xi1>, tensor<i1>, tensor<0xi1>) {
  %v2 = stablehlo.reshape %arg0 : (tensor<7x0xi1>) -> tensor<0x1x1xi1>
  %v3 = stablehlo.compare LE, %arg1, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %v4 = stablehlo.constant dense<true> : tensor<i1>
  %v5 = stablehlo.reduce(%arg0 init: %v4) applies stablehlo.and across dimensions = [0] : (tensor<7x0xi1>, tensor<i1>) -> tensor<0xi1>
  return %v2, %v3, %v5 : tensor<0x1x1xi1>, tensor<i1>, tensor<0xi1>
}
func.func @check224() {
  %a0 = stablehlo.constant dense<> : tensor<7x0xi1>
  %a1 = stablehlo.constant dense<2> : tensor<i32>
  %r:3 = call @p224(%a0, %a1) : (tensor<7x0xi1>, tensor<i32>) -> (tensor<0x1x1xi1>, tensor<i1>, tensor<0xi1>)
  %e0 = stablehlo.constant dense<> : tensor<0x1x1xi1>
  check.expect_eq %r#0, %e0 : tensor<0x1x1xi1>
  %e1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  %e2 = stablehlo.constant dense<> : tensor<0xi1>
  check.expect_eq %r#2, %e2 : tensor<0xi1>
  return
}
func.func @p225(%arg0: tensor<f32>, %arg1: tensor<i32>) -> (tensor<i32>) {
  %v2 = stablehlo.add %arg1, %arg1 : tensor<i32>
  return %v2 : tensor<i32>
}
func.func @check225() {
  %a0 = stablehlo.constant dense<3.292000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<7> : tensor<i32>
  %r:1 = call @p225(%a0, %a1) : (tensor<f32>, tensor<i32>) -> tensor<i32>
  %e0 = stablehlo.constant dense<14> : tensor<i32>
  check.expect_eq %r#0, %e0 : tensor<i32>
  return
}
func.func @p226(%arg0: tensor<33x7xui8>, %arg1: tensor<5xui32>) -> (tensor<15x3xui8>, tensor<33x7xui8>) {
  %v2 = stablehlo.not %arg0 : tensor<33x7xui8>
  %v3 = stablehlo.and %v2, %arg0 : tensor<33x7xui8>
  %v4 = stablehlo.slice %v3 [2:31:2, 0:6:2] : (tensor<33x7xui8>) -> tensor<15x3xui8>
  %v5 = stablehlo.maximum %arg0, %v3 : tensor<33x7xui8>
  return %v4, %v5 : tensor<15x3xui8>, tensor<33x7xui8>
}
func.func @check226() {
  %a0 = stablehlo.constant dense<"0x09F8FDF900FC03F505F607F6F80009FEFAFF0A00FCBCF60308FEF5060005F6F9FEFCFFF904F83BFCFF06FFF90A06000005F607C0FDFF011C0500040AFE03000100000B0AFC0A050108060B03F5F7F5FAF6EBFE000A0AFD0007FB000702F509FF06FA0AF7000AFFF600040AF9FC0A0904BDFDF80003FD0509F9080227900B8801FCFCF7FBFD0205F7FDF5F8020002050B02FE09FC0206B900F909FBFF18F700FDFFF8F900F802FDF8F900000A4181F805FD05FFF506F7F903FFF0FB06FAF7F70A0000F50000FF05F89204F9F7F9F7FDF9F500FF0B020BF60100FD070405F7FC0000F60B050A0905"> : tensor<33x7xui8>
  %a1 = stablehlo.constant dense<[4294967290, 4294967291, 3692837686, 4294967289, 4294967294]> : tensor<5xui32>
  %r:2 = call @p226(%a0, %a1) : (tensor<33x7xui8>, tensor<5xui32>) -> (tensor<15x3xui8>, tensor<33x7xui8>)
  %e0 = stablehlo.constant dense<0> : tensor<15x3xui8>
  check.expect_eq %r#0, %e0 : tensor<15x3xui8>
  %e1 = stablehlo.constant dense<"0x09F8FDF900FC03F505F607F6F80009FEFAFF0A00FCBCF60308FEF5060005F6F9FEFCFFF904F83BFCFF06FFF90A06000005F607C0FDFF011C0500040AFE03000100000B0AFC0A050108060B03F5F7F5FAF6EBFE000A0AFD0007FB000702F509FF06FA0AF7000AFFF600040AF9FC0A0904BDFDF80003FD0509F9080227900B8801FCFCF7FBFD0205F7FDF5F8020002050B02FE09FC0206B900F909FBFF18F700FDFFF8F900F802FDF8F900000A4181F805FD05FFF506F7F903FFF0FB06FAF7F70A0000F50000FF05F89204F9F7F9F7FDF9F500FF0B020BF60100FD070405F7FC0000F60B050A0905"> : tensor<33x7xui8>
  check.expect_eq %r#1, %e1 : tensor<33x7xui8>
  return
}
func.func @p227(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<f32>) {
  %v2 = stablehlo.add %arg1, %arg1 : tensor<f8E4M3FN>
  %v3 = stablehlo.maximum %arg1, %arg1 : tensor<f8E4M3FN>
  %v4 = stablehlo.convert %v2 : (tensor<f8E4M3FN>) -> tensor<f32>
  return %v3, %v4 : tensor<f8E4M3FN>, tensor<f32>
}
func.func @check227() {
  %a0 = stablehlo.constant dense<3.125000e-01> : tensor<f8E5M2>
  %a1 = stablehlo.constant dense<4.062500e-01> : tensor<f8E4M3FN>
  %r:2 = call @p227(%a0, %a1) : (tensor<f8E5M2>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<f32>)
  %e0 = stablehlo.constant dense<4.062500e-01> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  %e1 = stablehlo.constant dense<8.125000e-01> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p228(%arg0: tensor<i1>, %arg1: tensor<13xi1>, %arg2: tensor<7x16xi32>) -> (tensor<13xi1>, tensor<224xi32>, tensor<7x16xi32>) {
  %v3 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<7x16xi32>) -> tensor<16x7xi32>
  %v4 = stablehlo.not %arg1 : tensor<13xi1>
  %v5 = stablehlo.broadcast_in_dim %v3, dims = [1, 2] : (tensor<16x7xi32>) -> tensor<2x16x7xi32>
  %v6 = stablehlo.reshape %v5 : (tensor<2x16x7xi32>) -> tensor<224xi32>
  %v7 = stablehlo.and %arg2, %arg2 : tensor<7x16xi32>
  return %v4, %v6, %v7 : tensor<13xi1>, tensor<224xi32>, tensor<7x16xi32>
}
func.func @check228() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %a1 = stablehlo.constant dense<[false, true, false, false, true, false, true, true, false, false, true, true, false]> : tensor<13xi1>
  %a2 = stablehlo.constant dense<"0x0000000009000000FDFFFFFF0100000007000000FDFFFFFFF6FFFFFF01000000FBFFFFFF00000000F5FFFFFF09000000F8FFFFFF03000000FCFFFFFF7B8191EA03000000F7FFFFFF0A000000F5FFFFFFF37E6CEA090000000B0000000000000008000000FAFFFFFF0300000006000000F5FFFFFFFBFFFFFFFBFFFFFFF6FFFFFFF7FFFFFF070000000800000007000000F7FFFFFFFFFFFFFF00000000FDFFFFFFFEFFFFFFFEFFFFFF03000000F9FFFFFF030000000A00000004000000F8FFFFFFF5FFFFFF0B00000038EB50B9F6FFFFFF3AA9646CFFFFFFFFF629E9DDFBFFFFFFF9FFFFFF020000000B00000003000000F7FFFFFF0000000000000000FEFFFFFF04000000B45FF96FF6FFFFFF00000000060000000B0000000200000004000000FFFFFFFF08000000FFFFFFFF03000000F7FFFFFFF9FFFFFF01000000FAFFFFFFF6FFFFFF0300000000000000F9FFFFFF090000000A000000FFFFFFFF0B00000007000000FCFFFFFFFCFFFFFF02000000FCFFFFFF03000000485E2D0708000000F9FFFFFFBDC587FF0A00000009000000090000000200000008000000F6FFFFFF0A00000001000000000000000A000000F9FFFFFF0100000004000000FDFFFFFF"> : tensor<7x16xi32>
  %r:3 = call @p228(%a0, %a1, %a2) : (tensor<i1>, tensor<13xi1>, tensor<7x16xi32>) -> (tensor<13xi1>, tensor<224xi32>, tensor<7x16xi32>)
  %e0 = stablehlo.constant dense<[true, false, true, true, false, true, false, false, true, true, false, false, true]> : tensor<13xi1>
  check.expect_eq %r#0, %e0 : tensor<13xi1>
  %e1 = stablehlo.constant dense<"0x0000000003000000F7FFFFFFF5FFFFFF04000000F6FFFFFFF9FFFFFF09000000F7FFFFFF070000000B000000B45FF96F03000000BDC587FFFDFFFFFF0A0000000800000038EB50B9F6FFFFFF000000000A00000001000000F5FFFFFF07000000F6FFFFFF00000000F9FFFFFF0900000007000000F37E6CEAF7FFFFFF3AA9646C060000000900000009000000FDFFFFFF09000000FFFFFFFFFFFFFFFF0B0000000A00000002000000F6FFFFFF0B00000000000000F629E9DD02000000FFFFFFFF080000000100000000000000FDFFFFFFFBFFFFFF040000000B000000F6FFFFFFFBFFFFFF08000000FEFFFFFFF9FFFFFFFFFFFFFF070000000A00000000000000FAFFFFFFFEFFFFFF0200000008000000FCFFFFFF01000000F5FFFFFF03000000030000000B000000FFFFFFFFFCFFFFFF000000000900000006000000F9FFFFFF0300000003000000020000000A000000F8FFFFFFF5FFFFFF03000000F7FFFFFFF7FFFFFFFCFFFFFFF9FFFFFF03000000FBFFFFFF0A00000000000000F9FFFFFF0300000001000000FCFFFFFFFBFFFFFF040000000000000001000000485E2D07040000007B8191EAF6FFFFFFF8FFFFFFFEFFFFFFFAFFFFFF08000000FDFFFFFF0000000003000000F7FFFFFFF5FFFFFF04000000F6FFFFFFF9FFFFFF09000000F7FFFFFF070000000B000000B45FF96F03000000BDC587FFFDFFFFFF0A0000000800000038EB50B9F6FFFFFF000000000A00000001000000F5FFFFFF07000000F6FFFFFF00000000F9FFFFFF0900000007000000F37E6CEAF7FFFFFF3AA9646C060000000900000009000000FDFFFFFF09000000FFFFFFFFFFFFFFFF0B0000000A00000002000000F6FFFFFF0B00000000000000F629E9DD02000000FFFFFFFF080000000100000000000000FDFFFFFFFBFFFFFF040000000B000000F6FFFFFFFBFFFFFF08000000FEFFFFFFF9FFFFFFFFFFFFFF070000000A00000000000000FAFFFFFFFEFFFFFF0200000008000000FCFFFFFF01000000F5FFFFFF03000000030000000B000000FFFFFFFFFCFFFFFF000000000900000006000000F9FFFFFF0300000003000000020000000A000000F8FFFFFFF5FFFFFF03000000F7FFFFFFF7FFFFFFFCFFFFFFF9FFFFFF03000000FBFFFFFF0A00000000000000F9FFFFFF0300000001000000FCFFFFFFFBFFFFFF040000000000000001000000485E2D07040000007B8191EAF6FFFFFFF8FFFFFFFEFFFFFFFAFFFFFF08000000FDFFFFFF"> : tensor<224xi32>
  check.expect_eq %r#1, %e1 : tensor<224xi32>
  %e2 = stablehlo.constant dense<"0x0000000009000000FDFFFFFF0100000007000000FDFFFFFFF6FFFFFF01000000FBFFFFFF00000000F5FFFFFF09000000F8FFFFFF03000000FCFFFFFF7B8191EA03000000F7FFFFFF0A000000F5FFFFFFF37E6CEA090000000B0000000000000008000000FAFFFFFF0300000006000000F5FFFFFFFBFFFFFFFBFFFFFFF6FFFFFFF7FFFFFF070000000800000007000000F7FFFFFFFFFFFFFF00000000FDFFFFFFFEFFFFFFFEFFFFFF03000000F9FFFFFF030000000A00000004000000F8FFFFFFF5FFFFFF0B00000038EB50B9F6FFFFFF3AA9646CFFFFFFFFF629E9DDFBFFFFFFF9FFFFFF020000000B00000003000000F7FFFFFF0000000000000000FEFFFFFF04000000B45FF96FF6FFFFFF00000000060000000B0000000200000004000000FFFFFFFF08000000FFFFFFFF03000000F7FFFFFFF9FFFFFF01000000FAFFFFFFF6FFFFFF0300000000000000F9FFFFFF090000000A000000FFFFFFFF0B00000007000000FCFFFFFFFCFFFFFF02000000FCFFFFFF03000000485E2D0708000000F9FFFFFFBDC587FF0A00000009000000090000000200000008000000F6FFFFFF0A00000001000000000000000A000000F9FFFFFF0100000004000000FDFFFFFF"> : tensor<7x16xi32>
  check.expect_eq %r#2, %e2 : tensor<7x16xi32>
  return
}
func.func @p229(%arg0: tensor<33xf32>, %arg1: tensor<16xf16>) -> (tensor<33x33xi1>, tensor<33xi1>) {
  %v2 = stablehlo.compare LT, %arg0, %arg0 : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [0] : (tensor<33xi1>) -> tensor<33x33xi1>
  %v4 = stablehlo.not %v2 : tensor<33xi1>
  return %v3, %v4 : tensor<33x33xi1>, tensor<33xi1>
}
func.func @check229() {
  %a0 = stablehlo.constant dense<[-1.740000e-01, 9.000000e+18, 2074875.75, 2.56843403E+27, 1.000000e+00, 5.400000e-01, -3.354000e+00, 0x7FC00000, 2.580000e+00, 1.854000e+00, 2.048000e+00, 2.642000e+00, 2.852000e+00, -2.840000e+00, 3.900000e+00, 1.400000e-02, -8.100000e-01, -2.942000e+00, 2.288000e+00, -1.810000e+00, -1.942000e+00, -0.899999976, 2.792000e+00, 2.896000e+00, -3.920000e+00, 1.158000e+00, 3.342000e+00, 2.084000e+00, -1.314000e+00, 3.978000e+00, -8.46616676E-5, -4.420000e-01, 2.944000e+00]> : tensor<33xf32>
  %a1 = stablehlo.constant dense<[-2.154300e+00, -1.166020e+00, -2.417970e+00, 2.466800e+00, 2.719730e-01, 2.097660e+00, 6.799310e-02, 3.777340e+00, 7.978520e-01, -1.375980e+00, 1.000000e+00, -3.529300e+00, 1.240230e-01, 0x7F44, 0x7C00, -2.613280e+00]> : tensor<16xf16>
  %r:2 = call @p229(%a0, %a1) : (tensor<33xf32>, tensor<16xf16>) -> (tensor<33x33xi1>, tensor<33xi1>)
  %e0 = stablehlo.constant dense<false> : tensor<33x33xi1>
  check.expect_eq %r#0, %e0 : tensor<33x33xi1>
  %e1 = stablehlo.constant dense<true> : tensor<33xi1>
  check.expect_eq %r#1, %e1 : tensor<33xi1>
  return
}
func.func @p230(%arg0: tensor<bf16>, %arg1: tensor<70xf16>) -> (tensor<70xf16>, tensor<f16>, tensor<68xf16>) {
  %v2 = stablehlo.log %arg1 : tensor<70xf16>
  %v3 = stablehlo.constant dense<0x7E00> : tensor<f16>
  %v4 = stablehlo.reduce(%arg1 init: %v3) applies stablehlo.add across dimensions = [0] : (tensor<70xf16>, tensor<f16>) -> tensor<f16>
  %v5 = stablehlo.power %v3, %v4 : tensor<f16>
  %v6 = stablehlo.slice %arg1 [1:68:2] : (tensor<70xf16>) -> tensor<34xf16>
  %v7 = stablehlo.concatenate %v6, %v6, dim = 0 : (tensor<34xf16>, tensor<34xf16>) -> tensor<68xf16>
  return %v2, %v5, %v7 : tensor<70xf16>, tensor<f16>, tensor<68xf16>
}
func.func @check230() {
  %a0 = stablehlo.constant dense<-1.382810e+00> : tensor<bf16>
  %a1 = stablehlo.constant dense<[-2.201170e+00, 5.000000e-01, -2.111330e+00, 2.363280e+00, 3.312500e+00, 3.339840e+00, 9.960930e-01, -3.579100e-01, -9.780270e-01, 2.159420e-01, -1.232420e+00, 3.869140e+00, -1.423830e+00, 8.837890e-01, 3.507810e+00, 1.131840e+00, -2.994140e+00, -4.519040e-01, 0xFC00, 2.310550e+00, -9.658200e-01, -1.681640e+00, 3.523440e+00, 3.220700e+00, -1.295900e+00, -3.304690e+00, 5.180660e-01, 1.061520e+00, 3.201290e-02, -1.099610e+00, 1.372070e+00, 0x7C00, -1.146480e+00, -2.945310e+00, 1.990230e+00, -1.912110e+00, -3.416020e+00, 7.558590e-01, -3.373050e+00, 7.299800e-01, -1.217770e+00, 1.013670e+00, -2.294920e+00, 2.500000e+00, -3.164060e+00, -3.996090e+00, 3.320310e+00, -0.000000e+00, 2.550780e+00, -3.597660e+00, -3.269530e+00, 2.613280e+00, -2.017580e+00, -3.464840e+00, 2.248050e+00, -2.839360e-01, 3.210940e+00, 3.158200e+00, -1.862300e+00, -3.097660e+00, -1.790040e+00, 1.990800e-04, 2.095700e+00, -9.038080e-01, -9.197990e-02, -2.716800e+00, -8.320310e-01, 1.572270e+00, -3.306640e+00, -3.837890e+00]> : tensor<70xf16>
  %r:3 = call @p230(%a0, %a1) : (tensor<bf16>, tensor<70xf16>) -> (tensor<70xf16>, tensor<f16>, tensor<68xf16>)
  %e0 = stablehlo.constant dense<[0x7E00, -6.933590e-01, 0x7E00, 8.598630e-01, 1.197270e+00, 1.206050e+00, -3.913880e-03, 0x7E00, 0x7E00, -1.533200e+00, 0x7E00, 1.353520e+00, 0x7E00, -1.235350e-01, 1.254880e+00, 1.238400e-01, 0x7E00, 0x7E00, 0x7E00, 8.374020e-01, 0x7E00, 0x7E00, 1.259770e+00, 1.169920e+00, 0x7E00, 0x7E00, -6.577150e-01, 5.969230e-02, -3.441410e+00, 0x7E00, 3.164060e-01, 0x7C00, 0x7E00, 0x7E00, 6.884770e-01, 0x7E00, 0x7E00, -2.797850e-01, 0x7E00, -3.146970e-01, 0x7E00, 1.358030e-02, 0x7E00, 9.165030e-01, 0x7E00, 0x7E00, 1.200200e+00, 0xFC00, 9.365230e-01, 0x7E00, 0x7E00, 9.604490e-01, 0x7E00, 0x7E00, 8.100580e-01, 0x7E00, 1.166990e+00, 1.150390e+00, 0x7E00, 0x7E00, 0x7E00, -8.523430e+00, 7.397460e-01, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 4.526370e-01, 0x7E00, 0x7E00]> : tensor<70xf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<70xf16>, tensor<70xf16>
  %e1 = stablehlo.constant dense<0x7E00> : tensor<f16>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f16>, tensor<f16>
  %e2 = stablehlo.constant dense<[5.000000e-01, 2.363280e+00, 3.339840e+00, -3.579100e-01, 2.159420e-01, 3.869140e+00, 8.837890e-01, 1.131840e+00, -4.519040e-01, 2.310550e+00, -1.681640e+00, 3.220700e+00, -3.304690e+00, 1.061520e+00, -1.099610e+00, 0x7C00, -2.945310e+00, -1.912110e+00, 7.558590e-01, 7.299800e-01, 1.013670e+00, 2.500000e+00, -3.996090e+00, -0.000000e+00, -3.597660e+00, 2.613280e+00, -3.464840e+00, -2.839360e-01, 3.158200e+00, -3.097660e+00, 1.990800e-04, -9.038080e-01, -2.716800e+00, 1.572270e+00, 5.000000e-01, 2.363280e+00, 3.339840e+00, -3.579100e-01, 2.159420e-01, 3.869140e+00, 8.837890e-01, 1.131840e+00, -4.519040e-01, 2.310550e+00, -1.681640e+00, 3.220700e+00, -3.304690e+00, 1.061520e+00, -1.099610e+00, 0x7C00, -2.945310e+00, -1.912110e+00, 7.558590e-01, 7.299800e-01, 1.013670e+00, 2.500000e+00, -3.996090e+00, -0.000000e+00, -3.597660e+00, 2.613280e+00, -3.464840e+00, -2.839360e-01, 3.158200e+00, -3.097660e+00, 1.990800e-04, -9.038080e-01, -2.716800e+00, 1.572270e+00]> : tensor<68xf16>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<68xf16>, tensor<68xf16>
  return
}
func.func @p231(%arg0: tensor<4x70xi1>, %arg1: tensor<1x2xi32>) -> (tensor<1x3x2xi32>, tensor<1x2xi32>) {
  %v2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<1x2xi32>) -> tensor<1x3x2xi32>
  %v3 = stablehlo.convert %arg1 : (tensor<1x2xi32>) -> tensor<1x2xi32>
  return %v2, %v3 : tensor<1x3x2xi32>, tensor<1x2xi32>
}
func.func @check231() {
  %a0 = stablehlo.constant dense<"0x00010000010100000000010000000001010100000100000000010101000001010101010101000001000100000101010101010000010100010001000101010101000101010001010000010101000100000101010100000100000100000000000101000001010100010101000101010101010101010001010101010100010000010100010101010101000001010001010100000001000101000101000101000101010000000001000100010001010001000100000101000001010000010000010001010001000101010000000101000100000001010101010001010101010000010101010001010101000100010101000101000001000000000001010000010001000100000001000101010101000101000100000101000100"> : tensor<4x70xi1>
  %a1 = stablehlo.constant dense<[[10, -2]]> : tensor<1x2xi32>
  %r:2 = call @p231(%a0, %a1) : (tensor<4x70xi1>, tensor<1x2xi32>) -> (tensor<1x3x2xi32>, tensor<1x2xi32>)
  %e0 = stablehlo.constant dense<[[[10, -2], [10, -2], [10, -2]]]> : tensor<1x3x2xi32>
  check.expect_eq %r#0, %e0 : tensor<1x3x2xi32>
  %e1 = stablehlo.constant dense<[[10, -2]]> : tensor<1x2xi32>
  check.expect_eq %r#1, %e1 : tensor<1x2xi32>
  return
}
func.func @p232(%arg0: tensor<65x33x0xi8>, %arg1: tensor<i16>, %arg2: tensor<ui8>) -> (tensor<65x33x0xi8>, tensor<4xui8>) {
  %v3 = stablehlo.not %arg0 : tensor<65x33x0xi8>
  %v4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui8>) -> tensor<4xui8>
  return %v3, %v4 : tensor<65x33x0xi8>, tensor<4xui8>
}
func.func @check232() {
  %a0 = stablehlo.constant dense<> : tensor<65x33x0xi8>
  %a1 = stablehlo.constant dense<-6> : tensor<i16>
  %a2 = stablehlo.constant dense<5> : tensor<ui8>
  %r:2 = call @p232(%a0, %a1, %a2) : (tensor<65x33x0xi8>, tensor<i16>, tensor<ui8>) -> (tensor<65x33x0xi8>, tensor<4xui8>)
  %e0 = stablehlo.constant dense<> : tensor<65x33x0xi8>
  check.expect_eq %r#0, %e0 : tensor<65x33x0xi8>
  %e1 = stablehlo.constant dense<5> : tensor<4xui8>
  check.expect_eq %r#1, %e1 : tensor<4xui8>
  return
}
func.func @p233(%arg0: tensor<0xi16>) -> (tensor<0xui32>, tensor<0x1x1xi16>, tensor<0xi16>, tensor<0x1x4xi16>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<0xi16>) -> tensor<0x1x1xi16>
  %v2 = stablehlo.convert %arg0 : (tensor<0xi16>) -> tensor<0xui32>
  %v3 = stablehlo.dot_general %v1, %v1, contracting_dims = [1] x [1] : (tensor<0x1x1xi16>, tensor<0x1x1xi16>) -> tensor<0x1x0x1xi16>
  %v4 = stablehlo.minimum %v1, %v1 : tensor<0x1x1xi16>
  %v5 = stablehlo.reshape %v3 : (tensor<0x1x0x1xi16>) -> tensor<0xi16>
  %v6 = stablehlo.constant dense<2> : tensor<i16>
  %v7 = stablehlo.pad %v1, %v6, low = [0, -1, 2], high = [0, 1, 1], interior = [0, 0, 0] : (tensor<0x1x1xi16>, tensor<i16>) -> tensor<0x1x4xi16>
  return %v2, %v4, %v5, %v7 : tensor<0xui32>, tensor<0x1x1xi16>, tensor<0xi16>, tensor<0x1x4xi16>
}
func.func @check233() {
  %a0 = stablehlo.constant dense<> : tensor<0xi16>
  %r:4 = call @p233(%a0) : (tensor<0xi16>) -> (tensor<0xui32>, tensor<0x1x1xi16>, tensor<0xi16>, tensor<0x1x4xi16>)
  %e0 = stablehlo.constant dense<> : tensor<0xui32>
  check.expect_eq %r#0, %e0 : tensor<0xui32>
  %e1 = stablehlo.constant dense<> : tensor<0x1x1xi16>
  check.expect_eq %r#1, %e1 : tensor<0x1x1xi16>
  %e2 = stablehlo.constant dense<> : tensor<0xi16>
  check.expect_eq %r#2, %e2 : tensor<0xi16>
  %e3 = stablehlo.constant dense<> : tensor<0x1x4xi16>
  check.expect_eq %r#3, %e3 : tensor<0x1x4xi16>
  return
}
func.func @p234(%arg0: tensor<1x3x1xf32>, %arg1: tensor<16xf8E5M2>) -> (tensor<16xf8E5M2>) {
  %v2 = stablehlo.reshape %arg1 : (tensor<16xf8E5M2>) -> tensor<16xf8E5M2>
  return %v2 : tensor<16xf8E5M2>
}
func.func @check234() {
  %a0 = stablehlo.constant dense<[[[3.708000e+00], [5.000000e-01], [-3.822000e+00]]]> : tensor<1x3x1xf32>
  %a1 = stablehlo.constant dense<[4.000000e+00, -2.500000e+00, -2.500000e+00, -2.500000e+00, -1.750000e+00, 8.750000e-01, -4.000000e+00, -2.000000e+00, -3.000000e+00, 4.375000e-01, 4.687500e-02, -3.000000e+00, -2.500000e+00, 2.734380e-02, 3.500000e+00, -2.000000e+00]> : tensor<16xf8E5M2>
  %r:1 = call @p234(%a0, %a1) : (tensor<1x3x1xf32>, tensor<16xf8E5M2>) -> tensor<16xf8E5M2>
  %e0 = stablehlo.constant dense<[4.000000e+00, -2.500000e+00, -2.500000e+00, -2.500000e+00, -1.750000e+00, 8.750000e-01, -4.000000e+00, -2.000000e+00, -3.000000e+00, 4.375000e-01, 4.687500e-02, -3.000000e+00, -2.500000e+00, 2.734380e-02, 3.500000e+00, -2.000000e+00]> : tensor<16xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<16xf8E5M2>, tensor<16xf8E5M2>
  return
}
func.func @p235(%arg0: tensor<0xf8E4M3FN>) -> (tensor<0xf8E4M3FN>) {
  return %arg0 : tensor<0xf8E4M3FN>
}
func.func @check235() {
  %a0 = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %r:1 = call @p235(%a0) : (tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  %e0 = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>
  return
}
func.func @p236(%arg0: tensor<13xi32>, %arg1: tensor<7xi1>, %arg2: tensor<i32>) -> (tensor<7xi1>, tensor<13xi32>) {
  %v3 = stablehlo.not %arg1 : tensor<7xi1>
  %v4 = stablehlo.constant dense<true> : tensor<i1>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.and across dimensions = [] : (tensor<7xi1>, tensor<i1>) -> tensor<7xi1>
  %v6 = stablehlo.popcnt %arg0 : tensor<13xi32>
  return %v5, %v6 : tensor<7xi1>, tensor<13xi32>
}
func.func @check236() {
  %a0 = stablehlo.constant dense<[8, 1, -10, -20460199, 1, 4, -6, -8, 3, 0, 0, 3, 8]> : tensor<13xi32>
  %a1 = stablehlo.constant dense<[true, false, true, true, false, false, false]> : tensor<7xi1>
  %a2 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = call @p236(%a0, %a1, %a2) : (tensor<13xi32>, tensor<7xi1>, tensor<i32>) -> (tensor<7xi1>, tensor<13xi32>)
  %e0 = stablehlo.constant dense<[false, true, false, false, true, true, true]> : tensor<7xi1>
  check.expect_eq %r#0, %e0 : tensor<7xi1>
  %e1 = stablehlo.constant dense<[1, 1, 30, 21, 1, 1, 30, 29, 2, 0, 0, 2, 1]> : tensor<13xi32>
  check.expect_eq %r#1, %e1 : tensor<13xi32>
  return
}
func.func @p237(%arg0: tensor<2x2x2xf32>, %arg1: tensor<1x7x3xi32>) -> (tensor<3x1x7xi32>) {
  %v2 = stablehlo.transpose %arg1, dims = [2, 0, 1] : (tensor<1x7x3xi32>) -> tensor<3x1x7xi32>
  return %v2 : tensor<3x1x7xi32>
}
func.func @check237() {
  %a0 = stablehlo.constant dense<[[[-3.570000e+00, 0.0839999988], [-1.162000e+00, -3.000000e+38]], [[1.534000e+00, 0x4D6667F2], [-3.702000e+00, 0xFF800000]]]> : tensor<2x2x2xf32>
  %a1 = stablehlo.constant dense<[[[-1926460607, -7, -11], [0, 5, 0], [-1, -386093534, 7], [3, -3, 3], [8, -908654486, -9], [4, 6, -6], [10, 1, -1]]]> : tensor<1x7x3xi32>
  %r:1 = call @p237(%a0, %a1) : (tensor<2x2x2xf32>, tensor<1x7x3xi32>) -> tensor<3x1x7xi32>
  %e0 = stablehlo.constant dense<[[[-1926460607, 0, -1, 3, 8, 4, 10]], [[-7, 5, -386093534, -3, -908654486, 6, 1]], [[-11, 0, 7, 3, -9, -6, -1]]]> : tensor<3x1x7xi32>
  check.expect_eq %r#0, %e0 : tensor<3x1x7xi32>
  return
}
func.func @p238(%arg0: tensor<f8E5M2>) -> (tensor<f8E5M2>) {
  %v1 = stablehlo.power %arg0, %arg0 : tensor<f8E5M2>
  return %v1 : tensor<f8E5M2>
}
func.func @check238() {
  %a0 = stablehlo.constant dense<-0.000000e+00> : tensor<f8E5M2>
  %r:1 = call @p238(%a0) : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  return
}
func.func @p239(%arg0: tensor<i1>, %arg1: tensor<5x33xf32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<15xf32>, tensor<15xf32>) {
  %v3 = stablehlo.shift_left %arg2, %arg2 : tensor<i32>
  %v4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %v5 = stablehlo.reduce(%arg1 init: %v4) applies stablehlo.add across dimensions = [0] : (tensor<5x33xf32>, tensor<f32>) -> tensor<33xf32>
  %v6 = stablehlo.slice %v5 [1:31:2] : (tensor<33xf32>) -> tensor<15xf32>
  %v7 = stablehlo.slice %v5 [1:31:2] : (tensor<33xf32>) -> tensor<15xf32>
  return %v3, %v6, %v7 : tensor<i32>, tensor<15xf32>, tensor<15xf32>
}
func.func @check239() {
  %a0 = stablehlo.constant dense<true> : tensor<i1>
  %a1 = stablehlo.constant dense<"0x000080FFEC511840986E923E5839B4BFB4C846C0560E8DBF9CC420C0F6280CC0355EBA3F7B140EC03108AC3EB81EA5BFC3F568C04E6200C0E6B161FF9A997940A01A7FC00000003F7D3FB53E0AD773402DB24D40CDCC8C3F14AEA73F1058793F4260E53FA69B84BF00002040A24506401F850B405A644BC06740C784E5D0124014AE0740621028C048E12A409A9919402B8726C0E9263140B07238403F359EBFE7FBA9BE7B142EC0E17A64400000803F4E62503F250671C0DD2446BF77BE5F40C1CA41C068910D409EEF673F7593183F6DE7DB3F000080FF986E523FEC003939931884BFB29D3F400AD753C0AAF1D23FD578E9BDC2160100A24506C0C1CA11C052B89EBFC216010010582940B6F39D3FC1CA21BFCDCC8CBFC2160100666676C0D7A3F0BF1B2FDD3D0AD733C0E17A34C0E50E65E017D92EC07F6A3C3F3108AC3FD34D32C0CFF7F3BF31087CC0DD2476C02FDDE4BF00006040CEFD0FCED5780940C1CA6140FED4783F7F6A0CC00E2D92BF1D5A14C0D57869BE6F12033EFED468404E62103FB4C856C06CFE49A3A76A9A06BA49EC3F21B0923F7F6A6C40FED44840643BBFBF5EBA0940D1227BC02731083F8195C33FE5D0A23E000080FF355E7ABFE17A0440EE7CBF3F6F1273407368913F0000803F986E72C0190416406F1213C0DAB1A844643B4F40E92691BFBC7433C077BE9F3DF853A3BF295C8F3DC74B07402FDD24403333933F643BFF3F2B8716BF9318843FBA49AC3FBE9F5ABFF0A706C0D7A37040B07288BF77BEFF3FF072F9C4B072283FD7A360C096430B40F6286C40A24556C08FC22540583934BD60E5F03FD9CCF95E52B89E3F931884BE6BDC04BCB07288BF5EBA893F273138404E6250BFCFF7B33F1B2F2DC0E17A64403BDF7F405C8FC2BE0000000045360C3B643B3F4027317840"> : tensor<5x33xf32>
  %a2 = stablehlo.constant dense<5> : tensor<i32>
  %r:3 = call @p239(%a0, %a1, %a2) : (tensor<i1>, tensor<5x33xf32>, tensor<i32>) -> (tensor<i32>, tensor<15xf32>, tensor<15xf32>)
  %e0 = stablehlo.constant dense<160> : tensor<i32>
  check.expect_eq %r#0, %e0 : tensor<i32>
  %e1 = stablehlo.constant dense<0x7FC00000> : tensor<15xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<15xf32>, tensor<15xf32>
  %e2 = stablehlo.constant dense<0x7FC00000> : tensor<15xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<15xf32>, tensor<15xf32>
  return
}
func.func @p240(%arg0: tensor<3xui64>) -> (tensor<3xui64>) {
  return %arg0 : tensor<3xui64>
}
func.func @check240() {
  %a0 = stablehlo.constant dense<[18446744073709551608, 2, 18446744073709551609]> : tensor<3xui64>
  %r:1 = call @p240(%a0) : (tensor<3xui64>) -> tensor<3xui64>
  %e0 = stablehlo.constant dense<[18446744073709551608, 2, 18446744073709551609]> : tensor<3xui64>
  check.expect_eq %r#0, %e0 : tensor<3xui64>
  return
}
func.func @p241(%arg0: tensor<f32>) -> (tensor<f32>, tensor<70xi1>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<f32>
  %v2 = stablehlo.compare GT, %arg0, %arg0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i1>) -> tensor<70xi1>
  %v4 = stablehlo.not %v3 : tensor<70xi1>
  return %v1, %v4 : tensor<f32>, tensor<70xi1>
}
func.func @check241() {
  %a0 = stablehlo.constant dense<2.494000e+00> : tensor<f32>
  %r:2 = call @p241(%a0) : (tensor<f32>) -> (tensor<f32>, tensor<70xi1>)
  %e0 = stablehlo.constant dense<4.988000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<true> : tensor<70xi1>
  check.expect_eq %r#1, %e1 : tensor<70xi1>
  return
}
func.func @p242(%arg0: tensor<65x1xf32>, %arg1: tensor<4xi32>) -> (tensor<65xf32>) {
  %v2 = stablehlo.reshape %arg0 : (tensor<65x1xf32>) -> tensor<65xf32>
  return %v2 : tensor<65xf32>
}
func.func @check242() {
  %a0 = stablehlo.constant dense<[[-2.548000e+00], [-2.780000e+00], [-3.500000e-01], [3.544000e+00], [-1.378000e+00], [2.776000e+00], [1.214000e+00], [1.690000e+00], [2.440000e+00], [-3.124000e+00], [0.777999997], [-9.480000e-01], [3.670000e+00], [0.967999994], [3.516000e+00], [-2.680000e+00], [-7.220000e-01], [2.726000e+00], [2.460000e+00], [-1.488000e+00], [-0.727999985], [0x7F800000], [-1.538000e+00], [8.63268511E+32], [-3.988000e+00], [0.899999976], [2.540000e+00], [-3.556000e+00], [3.300000e+00], [9.999940e-41], [-2.560000e+00], [-2.452000e+00], [6.520000e-01], [3.450000e+00], [-1.194000e+00], [3.568000e+00], [-1.420000e+00], [3.066000e+00], [-5.340000e-01], [-2.716000e+00], [2.180000e-01], [2.486000e+00], [-2.94895422E+33], [3.26783743E-20], [1.400000e-01], [-1.468000e+00], [1.846000e+00], [2.630000e+00], [9.999940e-41], [2.810000e+00], [2.482000e+00], [1.886000e+00], [2.922000e+00], [-5.240000e-01], [1.718000e+00], [0.92199999], [0.991999983], [8.500000e-01], [2.058000e+00], [-3.516000e+00], [2.246000e+00], [2.160000e-01], [-3.502000e+00], [-7.400000e-01], [-4.320000e-01]]> : tensor<65x1xf32>
  %a1 = stablehlo.constant dense<[-3, -1, -1, -2]> : tensor<4xi32>
  %r:1 = call @p242(%a0, %a1) : (tensor<65x1xf32>, tensor<4xi32>) -> tensor<65xf32>
  %e0 = stablehlo.constant dense<[-2.548000e+00, -2.780000e+00, -3.500000e-01, 3.544000e+00, -1.378000e+00, 2.776000e+00, 1.214000e+00, 1.690000e+00, 2.440000e+00, -3.124000e+00, 0.777999997, -9.480000e-01, 3.670000e+00, 0.967999994, 3.516000e+00, -2.680000e+00, -7.220000e-01, 2.726000e+00, 2.460000e+00, -1.488000e+00, -0.727999985, 0x7F800000, -1.538000e+00, 8.63268511E+32, -3.988000e+00, 0.899999976, 2.540000e+00, -3.556000e+00, 3.300000e+00, 9.999940e-41, -2.560000e+00, -2.452000e+00, 6.520000e-01, 3.450000e+00, -1.194000e+00, 3.568000e+00, -1.420000e+00, 3.066000e+00, -5.340000e-01, -2.716000e+00, 2.180000e-01, 2.486000e+00, -2.94895422E+33, 3.26783743E-20, 1.400000e-01, -1.468000e+00, 1.846000e+00, 2.630000e+00, 9.999940e-41, 2.810000e+00, 2.482000e+00, 1.886000e+00, 2.922000e+00, -5.240000e-01, 1.718000e+00, 0.92199999, 0.991999983, 8.500000e-01, 2.058000e+00, -3.516000e+00, 2.246000e+00, 2.160000e-01, -3.502000e+00, -7.400000e-01, -4.320000e-01]> : tensor<65xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<65xf32>, tensor<65xf32>
  return
}
func.func @p243(%arg0: tensor<5xf32>) -> (tensor<5x1x1xf32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<5xf32>) -> tensor<5x1x1xf32>
  return %v1 : tensor<5x1x1xf32>
}
func.func @check243() {
  %a0 = stablehlo.constant dense<[-1.632000e+00, 3.832000e+00, 3.908000e+00, 1.054000e+00, -2.980000e-01]> : tensor<5xf32>
  %r:1 = call @p243(%a0) : (tensor<5xf32>) -> tensor<5x1x1xf32>
  %e0 = stablehlo.constant dense<[[[-1.632000e+00]], [[3.832000e+00]], [[3.908000e+00]], [[1.054000e+00]], [[-2.980000e-01]]]> : tensor<5x1x1xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x1x1xf32>, tensor<5x1x1xf32>
  return
}
func.func @p244(%arg0: tensor<5x5xf8E5M2>) -> (tensor<5x5xf8E5M2>, tensor<5x0x5x16xf8E5M2>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<5x5xf8E5M2>) -> tensor<5x0x5xf8E5M2>
  %v2 = stablehlo.sqrt %arg0 : tensor<5x5xf8E5M2>
  %v3 = stablehlo.sine %v2 : tensor<5x5xf8E5M2>
  %v4 = stablehlo.broadcast_in_dim %v1, dims = [0, 1, 2] : (tensor<5x0x5xf8E5M2>) -> tensor<5x0x5x16xf8E5M2>
  return %v3, %v4 : tensor<5x5xf8E5M2>, tensor<5x0x5x16xf8E5M2>
}
func.func @check244() {
  %a0 = stablehlo.constant dense<[[-2.500000e+00, -3.000000e+00, 2.500000e+00, 3.500000e+00, 3.000000e+00], [7.500000e-01, 3.500000e+00, -3.125000e-01, 8.750000e-01, 2.500000e+00], [7.500000e-01, 0x7E, -3.000000e+00, 5.000000e-01, 2.500000e+00], [-5.000000e-01, -3.500000e+00, 1.250000e+00, 3.500000e+00, 2.500000e+00], [-4.375000e-01, -3.500000e+00, 6.250000e-02, 2.500000e-01, -3.000000e+00]]> : tensor<5x5xf8E5M2>
  %r:2 = call @p244(%a0) : (tensor<5x5xf8E5M2>) -> (tensor<5x5xf8E5M2>, tensor<5x0x5x16xf8E5M2>)
  %e0 = stablehlo.constant dense<[[0xFE, 0xFE, 1.000000e+00, 1.000000e+00, 1.000000e+00], [7.500000e-01, 1.000000e+00, 0xFE, 7.500000e-01, 1.000000e+00], [7.500000e-01, 0x7E, 0xFE, 6.250000e-01, 1.000000e+00], [0xFE, 0xFE, 8.750000e-01, 1.000000e+00, 1.000000e+00], [0xFE, 0xFE, 2.500000e-01, 5.000000e-01, 0xFE]]> : tensor<5x5xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x5xf8E5M2>, tensor<5x5xf8E5M2>
  %e1 = stablehlo.constant dense<> : tensor<5x0x5x16xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<5x0x5x16xf8E5M2>, tensor<5x0x5x16xf8E5M2>
  return
}
func.func @p245(%arg0: tensor<70x2x0xf64>, %arg1: tensor<13xf32>) -> (tensor<8x70x2x0xf64>, tensor<70x0x16x0xf64>, tensor<0xf64>) {
  %v2 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<70x2x0xf64>, tensor<70x2x0xf64>) -> tensor<70x0x0xf64>
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3] : (tensor<70x2x0xf64>) -> tensor<8x70x2x0xf64>
  %v4 = stablehlo.power %v3, %v3 : tensor<8x70x2x0xf64>
  %v5 = stablehlo.sqrt %v4 : tensor<8x70x2x0xf64>
  %v6 = stablehlo.broadcast_in_dim %v2, dims = [0, 1, 3] : (tensor<70x0x0xf64>) -> tensor<70x0x16x0xf64>
  %v7 = stablehlo.reshape %v2 : (tensor<70x0x0xf64>) -> tensor<0xf64>
  return %v5, %v6, %v7 : tensor<8x70x2x0xf64>, tensor<70x0x16x0xf64>, tensor<0xf64>
}
func.func @check245() {
  %a0 = stablehlo.constant dense<> : tensor<70x2x0xf64>
  %a1 = stablehlo.constant dense<[1.730000e+00, 3.00540014E+15, -3.802000e+00, 1.680000e+00, -8.26171473E+10, 1.524000e+00, 1.924000e+00, -7.260000e-01, -6.060000e-01, -4.220000e-01, -115057.125, -3.522000e+00, -1.080000e+00]> : tensor<13xf32>
  %r:3 = call @p245(%a0, %a1) : (tensor<70x2x0xf64>, tensor<13xf32>) -> (tensor<8x70x2x0xf64>, tensor<70x0x16x0xf64>, tensor<0xf64>)
  %e0 = stablehlo.constant dense<> : tensor<8x70x2x0xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8x70x2x0xf64>, tensor<8x70x2x0xf64>
  %e1 = stablehlo.constant dense<> : tensor<70x0x16x0xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<70x0x16x0xf64>, tensor<70x0x16x0xf64>
  %e2 = stablehlo.constant dense<> : tensor<0xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0xf64>, tensor<0xf64>
  return
}
func.func @p246(%arg0: tensor<f8E4M3FN>, %arg1: tensor<5xf8E5M2>, %arg2: tensor<5x4xf8E5M2>) -> (tensor<4x4xf8E5M2>, tensor<5xf8E5M2>, tensor<4x2xf8E5M2>, tensor<10x2xf8E5M2>) {
  %v3 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [0] x [0] : (tensor<5x4xf8E5M2>, tensor<5x4xf8E5M2>) -> tensor<4x4xf8E5M2>
  %v4 = stablehlo.reshape %arg2 : (tensor<5x4xf8E5M2>) -> tensor<10x2xf8E5M2>
  %v5 = stablehlo.convert %v3 : (tensor<4x4xf8E5M2>) -> tensor<4x4xf8E5M2>
  %v6 = stablehlo.negate %arg1 : tensor<5xf8E5M2>
  %v7 = stablehlo.dot_general %v4, %v4, contracting_dims = [0] x [0] : (tensor<10x2xf8E5M2>, tensor<10x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %v8 = stablehlo.round_nearest_even %v7 : tensor<2x2xf8E5M2>
  %v9 = stablehlo.concatenate %v8, %v8, dim = 0 : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> tensor<4x2xf8E5M2>
  %v10 = stablehlo.reverse %v4, dims = [1] : tensor<10x2xf8E5M2>
  return %v5, %v6, %v9, %v10 : tensor<4x4xf8E5M2>, tensor<5xf8E5M2>, tensor<4x2xf8E5M2>, tensor<10x2xf8E5M2>
}
func.func @check246() {
  %a0 = stablehlo.constant dense<-1.500000e+00> : tensor<f8E4M3FN>
  %a1 = stablehlo.constant dense<[2.441410e-03, -5.000000e-01, -4.000000e+00, 0x7E, -6.250000e-01]> : tensor<5xf8E5M2>
  %a2 = stablehlo.constant dense<[[-8.750000e-01, 2.500000e+00, -1.500000e+00, 3.500000e+00], [-3.000000e+00, -3.000000e+00, 3.000000e+00, 4.375000e-01], [3.750000e-01, -8.000000e+00, 2.500000e+00, 3.051760e-04], [-3.500000e+00, -3.500000e+00, -3.000000e+00, -2.500000e+00], [-1.000000e+00, -3.500000e+00, 1.000000e+00, 3.000000e+00]]> : tensor<5x4xf8E5M2>
  %r:4 = call @p246(%a0, %a1, %a2) : (tensor<f8E4M3FN>, tensor<5xf8E5M2>, tensor<5x4xf8E5M2>) -> (tensor<4x4xf8E5M2>, tensor<5xf8E5M2>, tensor<4x2xf8E5M2>, tensor<10x2xf8E5M2>)
  %e0 = stablehlo.constant dense<[[2.000000e+01, 2.000000e+01, 3.000000e+00, 1.000000e+00], [2.000000e+01, 1.120000e+02, -2.800000e+01, 6.000000e+00], [3.000000e+00, -2.800000e+01, 2.400000e+01, 7.000000e+00], [1.000000e+00, 6.000000e+00, 7.000000e+00, 2.400000e+01]]> : tensor<4x4xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2>
  %e1 = stablehlo.constant dense<[-2.441410e-03, 5.000000e-01, 4.000000e+00, 0xFE, 6.250000e-01]> : tensor<5xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<5xf8E5M2>, tensor<5xf8E5M2>
  %e2 = stablehlo.constant dense<[[4.000000e+01, 2.800000e+01], [2.800000e+01, 1.280000e+02], [4.000000e+01, 2.800000e+01], [2.800000e+01, 1.280000e+02]]> : tensor<4x2xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<4x2xf8E5M2>, tensor<4x2xf8E5M2>
  %e3 = stablehlo.constant dense<[[2.500000e+00, -8.750000e-01], [3.500000e+00, -1.500000e+00], [-3.000000e+00, -3.000000e+00], [4.375000e-01, 3.000000e+00], [-8.000000e+00, 3.750000e-01], [3.051760e-04, 2.500000e+00], [-3.500000e+00, -3.500000e+00], [-2.500000e+00, -3.000000e+00], [-3.500000e+00, -1.000000e+00], [3.000000e+00, 1.000000e+00]]> : tensor<10x2xf8E5M2>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<10x2xf8E5M2>, tensor<10x2xf8E5M2>
  return
}
func.func @p247(%arg0: tensor<f32>) -> (tensor<i1>, tensor<i1>, tensor<12xf32>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<13xf32>
  %v2 = stablehlo.tanh %arg0 : tensor<f32>
  %v3 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<i1>
  %v4 = stablehlo.compare GE, %arg0, %v2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %v5 = stablehlo.slice %v1 [0:12:1] : (tensor<13xf32>) -> tensor<12xf32>
  return %v3, %v4, %v5 : tensor<i1>, tensor<i1>, tensor<12xf32>
}
func.func @check247() {
  %a0 = stablehlo.constant dense<-3.542000e+00> : tensor<f32>
  %r:3 = call @p247(%a0) : (tensor<f32>) -> (tensor<i1>, tensor<i1>, tensor<12xf32>)
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  %e2 = stablehlo.constant dense<-3.542000e+00> : tensor<12xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<12xf32>, tensor<12xf32>
  return
}
func.func @p248(%arg0: tensor<13xui64>, %arg1: tensor<ui16>) -> (tensor<1x1x1xui64>, tensor<ui16>, tensor<65xi1>) {
  %v2 = stablehlo.maximum %arg1, %arg1 : tensor<ui16>
  %v3 = stablehlo.compare LT, %v2, %arg1 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
  %v4 = stablehlo.convert %v2 : (tensor<ui16>) -> tensor<ui64>
  %v5 = stablehlo.reshape %v4 : (tensor<ui64>) -> tensor<1x1x1xui64>
  %v6 = stablehlo.not %v2 : tensor<ui16>
  %v7 = stablehlo.broadcast_in_dim %v3, dims = [] : (tensor<i1>) -> tensor<65xi1>
  %v8 = stablehlo.constant dense<true> : tensor<i1>
  %v9 = stablehlo.reduce(%v7 init: %v8) applies stablehlo.and across dimensions = [] : (tensor<65xi1>, tensor<i1>) -> tensor<65xi1>
  return %v5, %v6, %v9 : tensor<1x1x1xui64>, tensor<ui16>, tensor<65xi1>
}
func.func @check248() {
  %a0 = stablehlo.constant dense<[18446744073709551613, 4, 4, 18446744073709551610, 4, 18446744073709551607, 18446744073709551612, 1, 10, 18446744073709551606, 11, 7, 1]> : tensor<13xui64>
  %a1 = stablehlo.constant dense<5> : tensor<ui16>
  %r:3 = call @p248(%a0, %a1) : (tensor<13xui64>, tensor<ui16>) -> (tensor<1x1x1xui64>, tensor<ui16>, tensor<65xi1>)
  %e0 = stablehlo.constant dense<5> : tensor<1x1x1xui64>
  check.expect_eq %r#0, %e0 : tensor<1x1x1xui64>
  %e1 = stablehlo.constant dense<65530> : tensor<ui16>
  check.expect_eq %r#1, %e1 : tensor<ui16>
  %e2 = stablehlo.constant dense<false> : tensor<65xi1>
  check.expect_eq %r#2, %e2 : tensor<65xi1>
  return
}
func.func @p249(%arg0: tensor<0x7xf32>) -> (tensor<0x7xf32>) {
  %v1 = stablehlo.convert %arg0 : (tensor<0x7xf32>) -> tensor<0x7xi32>
  %v2 = stablehlo.convert %v1 : (tensor<0x7xi32>) -> tensor<0x7xf32>
  return %v2 : tensor<0x7xf32>
}
func.func @check249() {
  %a0 = stablehlo.constant dense<> : tensor<0x7xf32>
  %r:1 = call @p249(%a0) : (tensor<0x7xf32>) -> tensor<0x7xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x7xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x7xf32>, tensor<0x7xf32>
  return
}
func.func @p250(%arg0: tensor<70x70x0xi64>, %arg1: tensor<i64>, %arg2: tensor<13xf64>) -> (tensor<2xi64>) {
  %v3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<2xi64>
  return %v3 : tensor<2xi64>
}
func.func @check250() {
  %a0 = stablehlo.constant dense<> : tensor<70x70x0xi64>
  %a1 = stablehlo.constant dense<1> : tensor<i64>
  %a2 = stablehlo.constant dense<[-2.066000e+00, -3.558000e+00, 3.8419999999999996, 1.5359999999999996, 1.5279999999999996, 2.6639999999999997, 3.3360000000000003, -2.798000e+00, 2.482000e+00, -2.694000e+00, 3.612000e+00, -1.0819999999999999, -2.404000e+00]> : tensor<13xf64>
  %r:1 = call @p250(%a0, %a1, %a2) : (tensor<70x70x0xi64>, tensor<i64>, tensor<13xf64>) -> tensor<2xi64>
  %e0 = stablehlo.constant dense<1> : tensor<2xi64>
  check.expect_eq %r#0, %e0 : tensor<2xi64>
  return
}
func.func @p251(%arg0: tensor<f8E4M3FN>, %arg1: tensor<f32>) -> (tensor<f32>) {
  %v2 = stablehlo.add %arg1, %arg1 : tensor<f32>
  return %v2 : tensor<f32>
}
func.func @check251() {
  %a0 = stablehlo.constant dense<-5.078130e-02> : tensor<f8E4M3FN>
  %a1 = stablehlo.constant dense<-9.060000e-01> : tensor<f32>
  %r:1 = call @p251(%a0, %a1) : (tensor<f8E4M3FN>, tensor<f32>) -> tensor<f32>
  %e0 = stablehlo.constant dense<-1.812000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p252(%arg0: tensor<3x2x0xui32>, %arg1: tensor<i16>) -> (tensor<i16>, tensor<2x0x3xui32>) {
  %v2 = stablehlo.count_leading_zeros %arg1 : tensor<i16>
  %v3 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<3x2x0xui32>) -> tensor<2x0x3xui32>
  return %v2, %v3 : tensor<i16>, tensor<2x0x3xui32>
}
func.func @check252() {
  %a0 = stablehlo.constant dense<> : tensor<3x2x0xui32>
  %a1 = stablehlo.constant dense<9> : tensor<i16>
  %r:2 = call @p252(%a0, %a1) : (tensor<3x2x0xui32>, tensor<i16>) -> (tensor<i16>, tensor<2x0x3xui32>)
  %e0 = stablehlo.constant dense<12> : tensor<i16>
  check.expect_eq %r#0, %e0 : tensor<i16>
  %e1 = stablehlo.constant dense<> : tensor<2x0x3xui32>
  check.expect_eq %r#1, %e1 : tensor<2x0x3xui32>
  return
}
func.func @p253(%arg0: tensor<i32>, %arg1: tensor<3x16xi1>, %arg2: tensor<2x13xf32>) -> (tensor<5x15xf32>, tensor<3x16xi1>, tensor<f32>, tensor<7xi1>) {
  %v3 = stablehlo.or %arg1, %arg1 : tensor<3x16xi1>
  %v4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %v5 = stablehlo.pad %arg2, %v4, low = [2, 1], high = [1, 1], interior = [0, 0] : (tensor<2x13xf32>, tensor<f32>) -> tensor<5x15xf32>
  %v6 = stablehlo.negate %v4 : tensor<f32>
  %v7 = stablehlo.constant dense<true> : tensor<i1>
  %v8 = stablehlo.reduce(%arg1 init: %v7) applies stablehlo.or across dimensions = [0] : (tensor<3x16xi1>, tensor<i1>) -> tensor<16xi1>
  %v9 = stablehlo.not %v3 : tensor<3x16xi1>
  %v10 = stablehlo.convert %v6 : (tensor<f32>) -> tensor<f32>
  %v11 = stablehlo.slice %v8 [0:14:2] : (tensor<16xi1>) -> tensor<7xi1>
  %v12 = stablehlo.not %v7 : tensor<i1>
  return %v5, %v9, %v10, %v11 : tensor<5x15xf32>, tensor<3x16xi1>, tensor<f32>, tensor<7xi1>
}
func.func @check253() {
  %a0 = stablehlo.constant dense<6> : tensor<i32>
  %a1 = stablehlo.constant dense<[[false, true, true, false, true, false, true, false, true, true, true, true, true, true, true, true], [false, true, false, false, true, false, true, true, false, false, true, true, true, true, false, true], [true, true, true, false, false, true, true, true, true, true, true, false, false, true, false, false]]> : tensor<3x16xi1>
  %a2 = stablehlo.constant dense<[[2.742000e+00, 2.334000e+00, 3.772000e+00, 4.060000e-01, -3.682000e+00, 1.446000e+00, -6.280000e-01, -7.800000e-01, -1.512000e+00, 8.00643809E+37, -4.420000e-01, 3.470000e+00, 17.7985439], [-3.212000e+00, 3.876000e+00, 1.918000e+00, -0.000000e+00, 2.786000e+00, 1.118000e+00, -1.284000e+00, 1.996000e+00, 1.950000e+00, 1.820000e+00, -2.960000e+00, -2.178000e+00, -3.108000e+00]]> : tensor<2x13xf32>
  %r:4 = call @p253(%a0, %a1, %a2) : (tensor<i32>, tensor<3x16xi1>, tensor<2x13xf32>) -> (tensor<5x15xf32>, tensor<3x16xi1>, tensor<f32>, tensor<7xi1>)
  %e0 = stablehlo.constant dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 2.742000e+00, 2.334000e+00, 3.772000e+00, 4.060000e-01, -3.682000e+00, 1.446000e+00, -6.280000e-01, -7.800000e-01, -1.512000e+00, 8.00643809E+37, -4.420000e-01, 3.470000e+00, 17.7985439, 0x7FC00000], [0x7FC00000, -3.212000e+00, 3.876000e+00, 1.918000e+00, -0.000000e+00, 2.786000e+00, 1.118000e+00, -1.284000e+00, 1.996000e+00, 1.950000e+00, 1.820000e+00, -2.960000e+00, -2.178000e+00, -3.108000e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]]> : tensor<5x15xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<5x15xf32>, tensor<5x15xf32>
  %e1 = stablehlo.constant dense<[[true, false, false, true, false, true, false, true, false, false, false, false, false, false, false, false], [true, false, true, true, false, true, false, false, true, true, false, false, false, false, true, false], [false, false, false, true, true, false, false, false, false, false, false, true, true, false, true, true]]> : tensor<3x16xi1>
  check.expect_eq %r#1, %e1 : tensor<3x16xi1>
  %e2 = stablehlo.constant dense<0xFFC00000> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e3 = stablehlo.constant dense<true> : tensor<7xi1>
  check.expect_eq %r#3, %e3 : tensor<7xi1>
  return
}
func.func @p254(%arg0: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<1xf8E5M2>) {
  %v1 = stablehlo.sqrt %arg0 : tensor<f8E4M3FN>
  %v2 = stablehlo.divide %v1, %arg0 : tensor<f8E4M3FN>
  %v3 = stablehlo.convert %v1 : (tensor<f8E4M3FN>) -> tensor<f8E5M2>
  %v4 = stablehlo.log %arg0 : tensor<f8E4M3FN>
  %v5 = stablehlo.log %v4 : tensor<f8E4M3FN>
  %v6 = stablehlo.reshape %v3 : (tensor<f8E5M2>) -> tensor<1xf8E5M2>
  return %v2, %v5, %v6 : tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<1xf8E5M2>
}
func.func @check254() {
  %a0 = stablehlo.constant dense<1.125000e+00> : tensor<f8E4M3FN>
  %r:3 = call @p254(%a0) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<1xf8E5M2>)
  %e0 = stablehlo.constant dense<8.750000e-01> : tensor<f8E4M3FN>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  %e1 = stablehlo.constant dense<-2.250000e+00> : tensor<f8E4M3FN>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  %e2 = stablehlo.constant dense<1.000000e+00> : tensor<1xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}
func.func @p255(%arg0: tensor<7x3x1xf32>) -> (tensor<2x12x3xf32>, tensor<504xf32>, tensor<f32>, tensor<3x2x12xf32>) {
  %v1 = stablehlo.constant dense<1.0> : tensor<f32>
  %v2 = stablehlo.pad %arg0, %v1, low = [0, -1, 1], high = [-1, 1, 0], interior = [1, 0, 0] : (tensor<7x3x1xf32>, tensor<f32>) -> tensor<12x3x2xf32>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [0, 2, 3] : (tensor<12x3x2xf32>) -> tensor<12x7x3x2xf32>
  %v4 = stablehlo.transpose %v2, dims = [2, 0, 1] : (tensor<12x3x2xf32>) -> tensor<2x12x3xf32>
  %v5 = stablehlo.reshape %v3 : (tensor<12x7x3x2xf32>) -> tensor<504xf32>
  %v6 = stablehlo.sign %v1 : tensor<f32>
  %v7 = stablehlo.transpose %v2, dims = [1, 2, 0] : (tensor<12x3x2xf32>) -> tensor<3x2x12xf32>
  return %v4, %v5, %v6, %v7 : tensor<2x12x3xf32>, tensor<504xf32>, tensor<f32>, tensor<3x2x12xf32>
}
func.func @check255() {
  %a0 = stablehlo.constant dense<[[[2.284000e+00], [5.340000e-01], [-2.074000e+00]], [[-3.908000e+00], [3.998000e+00], [1.230000e+00]], [[-4.000000e-03], [3.512000e+00], [3.760000e-01]], [[-2.690000e+00], [-1.998000e+00], [4.440000e-01]], [[-1.482000e+00], [-3.986000e+00], [9.020000e-01]], [[-6.580000e-01], [3.196000e+00], [-1.722000e+00]], [[0.755999982], [1.188000e+00], [1.566000e+00]]]> : tensor<7x3x1xf32>
  %r:4 = call @p255(%a0) : (tensor<7x3x1xf32>) -> (tensor<2x12x3xf32>, tensor<504xf32>, tensor<f32>, tensor<3x2x12xf32>)
  %e0 = stablehlo.constant dense<[[[1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00]], [[5.340000e-01, -2.074000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [3.998000e+00, 1.230000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [3.512000e+00, 3.760000e-01, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [-1.998000e+00, 4.440000e-01, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [-3.986000e+00, 9.020000e-01, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00], [3.196000e+00, -1.722000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00]]]> : tensor<2x12x3xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2x12x3xf32>, tensor<2x12x3xf32>
  %e1 = stablehlo.constant dense<"0x0000803F39B4083F0000803F6ABC04C00000803F0000803F0000803F39B4083F0000803F6ABC04C00000803F0000803F0000803F39B4083F0000803F6ABC04C00000803F0000803F0000803F39B4083F0000803F6ABC04C00000803F0000803F0000803F39B4083F0000803F6ABC04C00000803F0000803F0000803F39B4083F0000803F6ABC04C00000803F0000803F0000803F39B4083F0000803F6ABC04C00000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F3BDF7F400000803FA4709D3F0000803F0000803F0000803F3BDF7F400000803FA4709D3F0000803F0000803F0000803F3BDF7F400000803FA4709D3F0000803F0000803F0000803F3BDF7F400000803FA4709D3F0000803F0000803F0000803F3BDF7F400000803FA4709D3F0000803F0000803F0000803F3BDF7F400000803FA4709D3F0000803F0000803F0000803F3BDF7F400000803FA4709D3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F9CC460400000803F1283C03E0000803F0000803F0000803F9CC460400000803F1283C03E0000803F0000803F0000803F9CC460400000803F1283C03E0000803F0000803F0000803F9CC460400000803F1283C03E0000803F0000803F0000803F9CC460400000803F1283C03E0000803F0000803F0000803F9CC460400000803F1283C03E0000803F0000803F0000803F9CC460400000803F1283C03E0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F77BEFFBF0000803FF853E33E0000803F0000803F0000803F77BEFFBF0000803FF853E33E0000803F0000803F0000803F77BEFFBF0000803FF853E33E0000803F0000803F0000803F77BEFFBF0000803FF853E33E0000803F0000803F0000803F77BEFFBF0000803FF853E33E0000803F0000803F0000803F77BEFFBF0000803FF853E33E0000803F0000803F0000803F77BEFFBF0000803FF853E33E0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA01A7FC00000803F79E9663F0000803F0000803F0000803FA01A7FC00000803F79E9663F0000803F0000803F0000803FA01A7FC00000803F79E9663F0000803F0000803F0000803FA01A7FC00000803F79E9663F0000803F0000803F0000803FA01A7FC00000803F79E9663F0000803F0000803F0000803FA01A7FC00000803F79E9663F0000803F0000803F0000803FA01A7FC00000803F79E9663F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F448B4C400000803F7F6ADCBF0000803F0000803F0000803F448B4C400000803F7F6ADCBF0000803F0000803F0000803F448B4C400000803F7F6ADCBF0000803F0000803F0000803F448B4C400000803F7F6ADCBF0000803F0000803F0000803F448B4C400000803F7F6ADCBF0000803F0000803F0000803F448B4C400000803F7F6ADCBF0000803F0000803F0000803F448B4C400000803F7F6ADCBF0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<504xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<504xf32>, tensor<504xf32>
  %e2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e3 = stablehlo.constant dense<[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [5.340000e-01, 1.000000e+00, 3.998000e+00, 1.000000e+00, 3.512000e+00, 1.000000e+00, -1.998000e+00, 1.000000e+00, -3.986000e+00, 1.000000e+00, 3.196000e+00, 1.000000e+00]], [[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [-2.074000e+00, 1.000000e+00, 1.230000e+00, 1.000000e+00, 3.760000e-01, 1.000000e+00, 4.440000e-01, 1.000000e+00, 9.020000e-01, 1.000000e+00, -1.722000e+00, 1.000000e+00]], [[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]]> : tensor<3x2x12xf32>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<3x2x12xf32>, tensor<3x2x12xf32>
  return
}
func.func @p256(%arg0: tensor<5x1xf32>) -> (tensor<10x1xf32>, tensor<5x1x1xi16>, tensor<5x1x1xf32>) {
  %v1 = stablehlo.multiply %arg0, %arg0 : tensor<5x1xf32>
  %v2 = stablehlo.reshape %v1 : (tensor<5x1xf32>) -> tensor<5x1x1xf32>
  %v3 = stablehlo.add %v1, %v1 : tensor<5x1xf32>
  %v4 = stablehlo.convert %v2 : (tensor<5x1x1xf32>) -> tensor<5x1x1xi16>
  %v5 = stablehlo.concatenate %v3, %arg0, dim = 0 : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<10x1xf32>
  %v6 = stablehlo.maximum %v4, %v4 : tensor<5x1x1xi16>
  %v7 = stablehlo.reverse %v2, dims = [1] : tensor<5x1x1xf32>
  return %v5, %v6, %v7 : tensor<10x1xf32>, tensor<5x1x1xi16>, tensor<5x1x1xf32>
}
func.func @check256() {
  %a0 = stablehlo.constant dense<[[1.732000e+00], [1.592000e+00], [-3.040000e+00], [-3.600000e-01], [3.890000e+00]]> : tensor<5x1xf32>
  %r:3 = call @p256(%a0) : (tensor<5x1xf32>) -> (tensor<10x1xf32>, tensor<5x1x1xi16>, tensor<5x1x1xf32>)
  %e0 = stablehlo.constant dense<[[5.99964809], [5.06892824], [1.848320e+01], [2.592000e-01], [30.2642021], [1.732000e+00], [1.592000e+00], [-3.040000e+00], [-3.600000e-01], [3.890000e+00]]> : tensor<10x1xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<10x1xf32>, tensor<10x1xf32>
  %e1 = stablehlo.constant dense<[[[2]], [[2]], [[9]], [[0]], [[15]]]> : tensor<5x1x1xi16>
  check.expect_eq %r#1, %e1 : tensor<5x1x1xi16>
  %e2 = stablehlo.constant dense<[[[2.99982405]], [[2.53446412]], [[9.241600e+00]], [[1.296000e-01]], [[15.1321011]]]> : tensor<5x1x1xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<5x1x1xf32>, tensor<5x1x1xf32>
  return
}
func.func @p257(%arg0: tensor<2x16x3xf64>, %arg1: tensor<i1>) -> (tensor<16xf64>, tensor<16x3xi4>, tensor<f64>) {
  %v2 = stablehlo.constant dense<2.5> : tensor<f64>
  %v3 = stablehlo.reduce(%arg0 init: %v2) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<2x16x3xf64>, tensor<f64>) -> tensor<16xf64>
  %v4 = stablehlo.constant dense<1.0> : tensor<f64>
  %v5 = stablehlo.reduce(%arg0 init: %v4) applies stablehlo.add across dimensions = [0] : (tensor<2x16x3xf64>, tensor<f64>) -> tensor<16x3xf64>
  %v6 = stablehlo.convert %v5 : (tensor<16x3xf64>) -> tensor<16x3xi4>
  %v7 = stablehlo.minimum %v2, %v4 : tensor<f64>
  return %v3, %v6, %v7 : tensor<16xf64>, tensor<16x3xi4>, tensor<f64>
}
func.func @check257() {
  %a0 = stablehlo.constant dense<[[[-3.968000e+00, -2.1180000000000003, -3.000000e+38], [2.016000e+00, 2.412000e+00, 0.26199999999999957], [-1.7679999999999998, 1.5780000000000003, -0.58599999999999985], [-3.854000e+00, -2.100000e+00, 2.040000e+00], [1.7060000000000004, 0.60799999999999965, 3.8419999999999996], [2.0060000000000002, 0x7FF8000000000000, -3.052000e+00], [3.3360000000000003, -0.17399999999999993, 1.5140000000000002], [-3.680000e+00, 0.63199999999999967, -1.9820000000000002], [-1.544000e+00, 1.1559999999999997, 1.8899999999999997], [-1.6019999999999999, -0.50199999999999978, 0.89599999999999991], [3.952000e+00, -2.224000e+00, 0.3360000000000003], [-3.412000e+00, -3.840000e+00, 1.936000e+00], [-0.60599999999999987, -3.208000e+00, -3.680000e+00], [-0.15600000000000014, 6.940000e-01, 1.8579999999999997], [1.2919999999999998, 1.5060000000000002, -3.740000e+00], [2.894000e+00, 5.000000e-01, 1.0899999999999999]], [[0.90200000000000014, 3.394000e+00, 0.057999999999999829], [1.7619999999999996, 0.98599999999999976, -1.512000e+00], [-1.2360000000000002, -3.424000e+00, 1.370000e+00], [0.21799999999999997, -2.378000e+00, -3.000000e+38], [0.63999999999999968, -2.876000e+00, -2.260000e+00], [-3.246000e+00, 2.500000e+00, 3.176000e+00], [2.654000e+00, 1.096000e+00, 1.7080000000000002], [-0.37999999999999989, -3.658000e+00, 1.3242042804787992E-243], [-0.41999999999999993, -0.41400000000000015, 1.6740000000000004], [2.740000e+00, 3.830000e+00, 3.388000e+00], [-0.12999999999999989, 3.5540203878992593E-236, -1.496000e+00], [3.6239999999999997, -1.936000e+00, 1.4260000000000002], [-1.568000e+00, 0.61800000000000033, 2.1560824337490047E-259], [-2.654000e+00, 2.234000e+00, 1.7619999999999996], [-3.214000e+00, 1.588000e+00, 0.71199999999999974], [3.6420000000000003, 3.3499999999999996, -2.5220000000000002]]]> : tensor<2x16x3xf64>
  %a1 = stablehlo.constant dense<true> : tensor<i1>
  %r:3 = call @p257(%a0, %a1) : (tensor<2x16x3xf64>, tensor<i1>) -> (tensor<16xf64>, tensor<16x3xi4>, tensor<f64>)
  %e0 = stablehlo.constant dense<[-1.1191936868766691E+39, -8.3664985749049787, 23.697344282299085, 6.4193459284079993E+39, 41.443580605382614, 0x7FF8000000000000, -10.915421560924768, 2.1212450453581553E-242, -2.4547769015978882, 64.048208371209171, -5.1030034924714999E-236, -634.45186156906402, 3.7367557014092029E-258, 5.2536335718419549, 66.111263986581562, -121.32906993460499]> : tensor<16xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<16xf64>, tensor<16xf64>
  %e1 = stablehlo.constant dense<[[-2, 2, -8], [4, 4, 0], [-2, 0, 1], [-2, -3, -8], [3, -1, 2], [0, 0, 1], [6, 1, 4], [-3, -2, 0], [0, 1, 4], [2, 4, 5], [4, -1, 0], [1, -4, 4], [-1, -1, -2], [-1, 3, 4], [0, 4, -2], [7, 4, 0]]> : tensor<16x3xi4>
  check.expect_eq %r#1, %e1 : tensor<16x3xi4>
  %e2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p258(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<i1>, tensor<16xf32>, tensor<f32>) {
  %v2 = stablehlo.multiply %arg1, %arg0 : tensor<f32>
  %v3 = stablehlo.compare EQ, %v2, %arg0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %v4 = stablehlo.subtract %arg0, %v2 : tensor<f32>
  %v5 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %v6 = stablehlo.subtract %arg1, %v4 : tensor<f32>
  return %v3, %v5, %v6 : tensor<i1>, tensor<16xf32>, tensor<f32>
}
func.func @check258() {
  %a0 = stablehlo.constant dense<1.784000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<-0.907999992> : tensor<f32>
  %r:3 = call @p258(%a0, %a1) : (tensor<f32>, tensor<f32>) -> (tensor<i1>, tensor<16xf32>, tensor<f32>)
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<-1.61987197> : tensor<16xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<16xf32>, tensor<16xf32>
  %e2 = stablehlo.constant dense<-4.31187201> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p259(%arg0: tensor<f32>) -> (tensor<3x0x4x3x0x4xf32>, tensor<1x0x1x1x0x1xf32>, tensor<1x1x0x1xf32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1x1x1xf32>
  %v2 = stablehlo.broadcast_in_dim %v1, dims = [0, 1, 3] : (tensor<1x1x1xf32>) -> tensor<1x1x0x1xf32>
  %v3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v4 = stablehlo.pad %v2, %v3, low = [1, -1, -1, 2], high = [1, 0, 1, 1], interior = [1, 0, 0, 1] : (tensor<1x1x0x1xf32>, tensor<f32>) -> tensor<3x0x0x4xf32>
  %v5 = stablehlo.dot_general %v4, %v4, contracting_dims = [1] x [1] : (tensor<3x0x0x4xf32>, tensor<3x0x0x4xf32>) -> tensor<3x0x4x3x0x4xf32>
  %v6 = stablehlo.dot_general %v2, %v2, contracting_dims = [1] x [0] : (tensor<1x1x0x1xf32>, tensor<1x1x0x1xf32>) -> tensor<1x0x1x1x0x1xf32>
  %v7 = stablehlo.ceil %v2 : tensor<1x1x0x1xf32>
  return %v5, %v6, %v7 : tensor<3x0x4x3x0x4xf32>, tensor<1x0x1x1x0x1xf32>, tensor<1x1x0x1xf32>
}
func.func @check259() {
  %a0 = stablehlo.constant dense<2.866000e+00> : tensor<f32>
  %r:3 = call @p259(%a0) : (tensor<f32>) -> (tensor<3x0x4x3x0x4xf32>, tensor<1x0x1x1x0x1xf32>, tensor<1x1x0x1xf32>)
  %e0 = stablehlo.constant dense<> : tensor<3x0x4x3x0x4xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x0x4x3x0x4xf32>, tensor<3x0x4x3x0x4xf32>
  %e1 = stablehlo.constant dense<> : tensor<1x0x1x1x0x1xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x0x1x1x0x1xf32>, tensor<1x0x1x1x0x1xf32>
  %e2 = stablehlo.constant dense<> : tensor<1x1x0x1xf32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1x1x0x1xf32>, tensor<1x1x0x1xf32>
  return
}
func.func @p260(%arg0: tensor<2xi8>) -> (tensor<3xi8>, tensor<4xi8>, tensor<1xi8>) {
  %v1 = stablehlo.negate %arg0 : tensor<2xi8>
  %v2 = stablehlo.constant dense<0> : tensor<i8>
  %v3 = stablehlo.pad %arg0, %v2, low = [1], high = [-1], interior = [1] : (tensor<2xi8>, tensor<i8>) -> tensor<3xi8>
  %v4 = stablehlo.constant dense<3> : tensor<i8>
  %v5 = stablehlo.pad %v1, %v4, low = [2], high = [0], interior = [0] : (tensor<2xi8>, tensor<i8>) -> tensor<4xi8>
  %v6 = stablehlo.slice %v1 [0:1:1] : (tensor<2xi8>) -> tensor<1xi8>
  return %v3, %v5, %v6 : tensor<3xi8>, tensor<4xi8>, tensor<1xi8>
}
func.func @check260() {
  %a0 = stablehlo.constant dense<0> : tensor<2xi8>
  %r:3 = call @p260(%a0) : (tensor<2xi8>) -> (tensor<3xi8>, tensor<4xi8>, tensor<1xi8>)
  %e0 = stablehlo.constant dense<0> : tensor<3xi8>
  check.expect_eq %r#0, %e0 : tensor<3xi8>
  %e1 = stablehlo.constant dense<[3, 3, 0, 0]> : tensor<4xi8>
  check.expect_eq %r#1, %e1 : tensor<4xi8>
  %e2 = stablehlo.constant dense<0> : tensor<1xi8>
  check.expect_eq %r#2, %e2 : tensor<1xi8>
  return
}
func.func @p261(%arg0: tensor<0x1x2xbf16>) -> (tensor<0x70x2x0x70x2xbf16>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 3] : (tensor<0x1x2xbf16>) -> tensor<0x1x70x2xbf16>
  %v2 = stablehlo.add %v1, %v1 : tensor<0x1x70x2xbf16>
  %v3 = stablehlo.multiply %v2, %v1 : tensor<0x1x70x2xbf16>
  %v4 = stablehlo.dot_general %v1, %v3, contracting_dims = [1] x [1] : (tensor<0x1x70x2xbf16>, tensor<0x1x70x2xbf16>) -> tensor<0x70x2x0x70x2xbf16>
  return %v4 : tensor<0x70x2x0x70x2xbf16>
}
func.func @check261() {
  %a0 = stablehlo.constant dense<> : tensor<0x1x2xbf16>
  %r:1 = call @p261(%a0) : (tensor<0x1x2xbf16>) -> tensor<0x70x2x0x70x2xbf16>
  %e0 = stablehlo.constant dense<> : tensor<0x70x2x0x70x2xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x70x2x0x70x2xbf16>, tensor<0x70x2x0x70x2xbf16>
  return
}
func.func @p262(%arg0: tensor<3xf64>, %arg1: tensor<65xf64>) -> (tensor<3xf64>, tensor<3x1x1xf64>, tensor<1xf64>) {
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
  %v3 = stablehlo.power %arg0, %arg0 : tensor<3xf64>
  %v4 = stablehlo.broadcast_in_dim %v2, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x1x1xf64>
  %v5 = stablehlo.reverse %v4, dims = [0] : tensor<3x1x1xf64>
  %v6 = stablehlo.slice %arg0 [2:3:2] : (tensor<3xf64>) -> tensor<1xf64>
  return %v3, %v5, %v6 : tensor<3xf64>, tensor<3x1x1xf64>, tensor<1xf64>
}
func.func @check262() {
  %a0 = stablehlo.constant dense<[-1.4260000000000002, 0.86000000000000032, -0.18800000000000017]> : tensor<3xf64>
  %a1 = stablehlo.constant dense<[1.1799999999999997, -0.59799999999999986, 5.000000e-01, 3.6719999999999997, 2.9139999999999997, -2.568000e+00, 3.276000e+00, 0.94399999999999995, 1.2160000000000002, -3.914000e+00, -3.834000e+00, -1.7480000000000002, -1.670000e+00, 9.000000e+18, -3.168000e+00, -3.878000e+00, -1.4500000000000002, -0.76399999999999979, -2.7800000000000002, -1.576000e+00, 2.678000e+00, 1.6760000000000002, 0.53800000000000026, 0.3620000000000001, 3.8360000000000003, 0xFFF0000000000000, 1.1760000000000002, 0.000000e+00, 3.6430505029233784E-245, -3.358000e+00, -2.676000e+00, 1.4980000000000002, 2.2939999999999996, -2.036000e+00, 1.3019999999999996, 2.702000e+00, -3.000000e+00, 2.3819999999999997, 2.1580000000000004, 2.290000e+00, 2.4400000000000004, 0.016000000000000014, -1.714000e+00, 6.7933793951453257E-308, -1.4140000000000001, -1.790000e+00, 1.0940000000000003, 1.138000e+00, -3.698000e+00, 2.484000e+00, -1.9500000000000002, 3.0460000000000003, -2.472000e+00, 0.23200000000000021, 0.84799999999999986, 2.500000e+00, 1.5999999999999996, 1.806000e+00, -0.55399999999999983, -1.3639999999999999, 3.1180000000000003, 1.7140000000000004, -1.1280000000000001, -3.7199999999999998, -0.45999999999999996]> : tensor<65xf64>
  %r:3 = call @p262(%a0, %a1) : (tensor<3xf64>, tensor<65xf64>) -> (tensor<3xf64>, tensor<3x1x1xf64>, tensor<1xf64>)
  %e0 = stablehlo.constant dense<[0xFFF8000000000000, 0.8783521487550322, 0xFFF8000000000000]> : tensor<3xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3xf64>, tensor<3xf64>
  %e1 = stablehlo.constant dense<[[[-0.18800000000000017]], [[0.86000000000000032]], [[-1.4260000000000002]]]> : tensor<3x1x1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3x1x1xf64>, tensor<3x1x1xf64>
  %e2 = stablehlo.constant dense<-0.18800000000000017> : tensor<1xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1xf64>, tensor<1xf64>
  return
}
func.func @p263(%arg0: tensor<70x1xui32>) -> (tensor<70x1xui32>) {
  %v1 = stablehlo.popcnt %arg0 : tensor<70x1xui32>
  return %v1 : tensor<70x1xui32>
}
func.func @check263() {
  %a0 = stablehlo.constant dense<[[4], [6], [312646635], [4294967295], [3], [4294967286], [0], [4294967285], [4294967287], [4294967293], [4294967295], [0], [7], [4294967294], [9], [4294967287], [0], [10], [4294967293], [7], [4294967294], [2], [4294967286], [8], [4294967294], [5], [4294967295], [4294967290], [7], [4294967291], [4294967287], [4294967290], [4294967290], [4], [3], [4294967292], [2], [4294967285], [4294967287], [8], [4294967287], [4294967292], [8], [4294967293], [1], [4], [4294967292], [4294967293], [1], [4294967286], [302076482], [4], [4294967285], [4294967293], [4294967294], [4294967289], [4294967291], [11], [0], [1], [4294967290], [6], [4294967292], [1], [4294967293], [4294967289], [4294967291], [4294967288], [1], [4294967288]]> : tensor<70x1xui32>
  %r:1 = call @p263(%a0) : (tensor<70x1xui32>) -> tensor<70x1xui32>
  %e0 = stablehlo.constant dense<[[1], [2], [16], [32], [2], [30], [0], [30], [31], [31], [32], [0], [3], [31], [2], [31], [0], [2], [31], [3], [31], [1], [30], [1], [31], [2], [32], [30], [3], [31], [31], [30], [30], [1], [2], [30], [1], [30], [31], [1], [31], [30], [1], [31], [1], [1], [30], [31], [1], [30], [8], [1], [30], [31], [31], [30], [31], [3], [0], [1], [30], [2], [30], [1], [31], [30], [31], [29], [1], [29]]> : tensor<70x1xui32>
  check.expect_eq %r#0, %e0 : tensor<70x1xui32>
  return
}
func.func @p264(%arg0: tensor<8xi1>, %arg1: tensor<33xi4>, %arg2: tensor<i1>) -> (tensor<33xi4>, tensor<11x3xui64>, tensor<33xui64>) {
  %v3 = stablehlo.reverse %arg1, dims = [0] : tensor<33xi4>
  %v4 = stablehlo.and %v3, %v3 : tensor<33xi4>
  %v5 = stablehlo.convert %v3 : (tensor<33xi4>) -> tensor<33xui64>
  %v6 = stablehlo.reshape %v5 : (tensor<33xui64>) -> tensor<11x3xui64>
  %v7 = stablehlo.multiply %v5, %v5 : tensor<33xui64>
  return %v4, %v6, %v7 : tensor<33xi4>, tensor<11x3xui64>, tensor<33xui64>
}
func.func @check264() {
  %a0 = stablehlo.constant dense<[true, false, true, true, true, true, false, false]> : tensor<8xi1>
  %a1 = stablehlo.constant dense<[3, 1, -4, 0, 5, 5, 0, 7, -3, -5, 0, -6, -2, 7, -7, -8, -5, 5, 6, 0, 7, 5, -5, -1, -7, -5, 2, -4, -6, 5, 1, 5, 3]> : tensor<33xi4>
  %a2 = stablehlo.constant dense<false> : tensor<i1>
  %r:3 = call @p264(%a0, %a1, %a2) : (tensor<8xi1>, tensor<33xi4>, tensor<i1>) -> (tensor<33xi4>, tensor<11x3xui64>, tensor<33xui64>)
  %e0 = stablehlo.constant dense<[3, 5, 1, 5, -6, -4, 2, -5, -7, -1, -5, 5, 7, 0, 6, 5, -5, -8, -7, 7, -2, -6, 0, -5, -3, 7, 0, 5, 5, 0, -4, 1, 3]> : tensor<33xi4>
  check.expect_eq %r#0, %e0 : tensor<33xi4>
  %e1 = stablehlo.constant dense<[[3, 5, 1], [5, 18446744073709551610, 18446744073709551612], [2, 18446744073709551611, 18446744073709551609], [18446744073709551615, 18446744073709551611, 5], [7, 0, 6], [5, 18446744073709551611, 18446744073709551608], [18446744073709551609, 7, 18446744073709551614], [18446744073709551610, 0, 18446744073709551611], [18446744073709551613, 7, 0], [5, 5, 0], [18446744073709551612, 1, 3]]> : tensor<11x3xui64>
  check.expect_eq %r#1, %e1 : tensor<11x3xui64>
  %e2 = stablehlo.constant dense<[9, 25, 1, 25, 36, 16, 4, 25, 49, 1, 25, 25, 49, 0, 36, 25, 25, 64, 49, 49, 4, 36, 0, 25, 9, 49, 0, 25, 25, 0, 16, 1, 9]> : tensor<33xui64>
  check.expect_eq %r#2, %e2 : tensor<33xui64>
  return
}
func.func @p265(%arg0: tensor<13x8xf32>, %arg1: tensor<i1>, %arg2: tensor<33x0x16xi1>) -> (tensor<i1>, tensor<104xf32>, tensor<0x16x33xi1>, tensor<65x3xi1>) {
  %v3 = stablehlo.not %arg1 : tensor<i1>
  %v4 = stablehlo.reverse %arg0, dims = [0] : tensor<13x8xf32>
  %v5 = stablehlo.reshape %v4 : (tensor<13x8xf32>) -> tensor<104xf32>
  %v6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<3xi1>
  %v7 = stablehlo.transpose %arg2, dims = [1, 2, 0] : (tensor<33x0x16xi1>) -> tensor<0x16x33xi1>
  %v8 = stablehlo.broadcast_in_dim %v6, dims = [1] : (tensor<3xi1>) -> tensor<65x3xi1>
  %v9 = stablehlo.dot_general %v4, %arg0, contracting_dims = [1] x [1] : (tensor<13x8xf32>, tensor<13x8xf32>) -> tensor<13x13xf32>
  %v10 = stablehlo.log %v4 : tensor<13x8xf32>
  return %v3, %v5, %v7, %v8 : tensor<i1>, tensor<104xf32>, tensor<0x16x33xi1>, tensor<65x3xi1>
}
func.func @check265() {
  %a0 = stablehlo.constant dense<"0x8B6C07C0B6F3BDBFA4B5A4A6DBF94EC0B1EFD94BE6B161FF068115C02DB21DC05EBA493FBC7493BFF6281CBFA245B63E000080FFB6F37D403D0A1740C3F54840D578693F9EEF2740D9CCF95E39B428C0560E0D40E7FB094046B603407B14AE3F1D5A74C01D5A14C07F6AFC3F5A3E352DF4FD14C0355E1AC017D92E40D7A330BFEE7C7F3F8FC26540A69BE43F508D47C0C74B373F000010400000E03FAE475140D1225B3E52B81EC0000030C01B2F3D409CC470C07F6A6CC0C1CA01401B2FBD3F068125C0A8C68BBF21B062C0CBA105401EB9BF480AD7C3BFDD24C6BFAB61BB87EC5128404E62103F04568E3E31086CBF75937840759318409A9979C0000040BF002B0A2A7D3F3540128380BFB07278402506813E66664640A24546C0A8C60B408FC2354079E916C0DF4F0D3E128300C0A245B6BFF4FD94BF583944C0508D47C0378901C02FDD243FAAF1523F04560EC0B0723840508D07408D97CEBF931844C05C8F02C0F6283C40E3A56BC0AC1C3AC0F4FDD4BEAC1C7AC0E17A14BF7D3F45C0C3F5A8BFEE7C6FC093181440EE7C6FC06ABC94BF1B2FDD3DBC7493BF0000A0BF"> : tensor<13x8xf32>
  %a1 = stablehlo.constant dense<false> : tensor<i1>
  %a2 = stablehlo.constant dense<> : tensor<33x0x16xi1>
  %r:4 = call @p265(%a0, %a1, %a2) : (tensor<13x8xf32>, tensor<i1>, tensor<33x0x16xi1>) -> (tensor<i1>, tensor<104xf32>, tensor<0x16x33xi1>, tensor<65x3xi1>)
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<"0xC3F5A8BFEE7C6FC093181440EE7C6FC06ABC94BF1B2FDD3DBC7493BF0000A0BF5C8F02C0F6283C40E3A56BC0AC1C3AC0F4FDD4BEAC1C7AC0E17A14BF7D3F45C0378901C02FDD243FAAF1523F04560EC0B0723840508D07408D97CEBF931844C08FC2354079E916C0DF4F0D3E128300C0A245B6BFF4FD94BF583944C0508D47C0002B0A2A7D3F3540128380BFB07278402506813E66664640A24546C0A8C60B40EC5128404E62103F04568E3E31086CBF75937840759318409A9979C0000040BF068125C0A8C68BBF21B062C0CBA105401EB9BF480AD7C3BFDD24C6BFAB61BB87D1225B3E52B81EC0000030C01B2F3D409CC470C07F6A6CC0C1CA01401B2FBD3FEE7C7F3F8FC26540A69BE43F508D47C0C74B373F000010400000E03FAE4751401D5A74C01D5A14C07F6AFC3F5A3E352DF4FD14C0355E1AC017D92E40D7A330BFD578693F9EEF2740D9CCF95E39B428C0560E0D40E7FB094046B603407B14AE3F5EBA493FBC7493BFF6281CBFA245B63E000080FFB6F37D403D0A1740C3F548408B6C07C0B6F3BDBFA4B5A4A6DBF94EC0B1EFD94BE6B161FF068115C02DB21DC0"> : tensor<104xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<104xf32>, tensor<104xf32>
  %e2 = stablehlo.constant dense<> : tensor<0x16x33xi1>
  check.expect_eq %r#2, %e2 : tensor<0x16x33xi1>
  %e3 = stablehlo.constant dense<false> : tensor<65x3xi1>
  check.expect_eq %r#3, %e3 : tensor<65x3xi1>
  return
}
func.func @p266(%arg0: tensor<f8E5M2>) -> (tensor<f8E5M2>) {
  %v1 = stablehlo.convert %arg0 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %v2 = stablehlo.sqrt %v1 : tensor<f8E5M2>
  return %v2 : tensor<f8E5M2>
}
func.func @check266() {
  %a0 = stablehlo.constant dense<1.000000e+00> : tensor<f8E5M2>
  %r:1 = call @p266(%a0) : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<f8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f8E5M2>, tensor<f8E5M2>
  return
}
func.func @p267(%arg0: tensor<i64>, %arg1: tensor<f64>, %arg2: tensor<5xi64>) -> (tensor<i64>, tensor<10xi64>) {
  %v3 = stablehlo.negate %arg0 : tensor<i64>
  %v4 = stablehlo.not %v3 : tensor<i64>
  %v5 = stablehlo.concatenate %arg2, %arg2, dim = 0 : (tensor<5xi64>, tensor<5xi64>) -> tensor<10xi64>
  return %v4, %v5 : tensor<i64>, tensor<10xi64>
}
func.func @check267() {
  %a0 = stablehlo.constant dense<1122438343113751403> : tensor<i64>
  %a1 = stablehlo.constant dense<1.5899999999999999> : tensor<f64>
  %a2 = stablehlo.constant dense<[-10, -3, -1, -7, -7]> : tensor<5xi64>
  %r:2 = call @p267(%a0, %a1, %a2) : (tensor<i64>, tensor<f64>, tensor<5xi64>) -> (tensor<i64>, tensor<10xi64>)
  %e0 = stablehlo.constant dense<1122438343113751402> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  %e1 = stablehlo.constant dense<[-10, -3, -1, -7, -7, -10, -3, -1, -7, -7]> : tensor<10xi64>
  check.expect_eq %r#1, %e1 : tensor<10xi64>
  return
}
func.func @p268(%arg0: tensor<2xf32>) -> (tensor<2xf32>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
  return %v1 : tensor<2xf32>
}
func.func @check268() {
  %a0 = stablehlo.constant dense<[2.344000e+00, 3.550000e+00]> : tensor<2xf32>
  %r:1 = call @p268(%a0) : (tensor<2xf32>) -> tensor<2xf32>
  %e0 = stablehlo.constant dense<[4.688000e+00, 7.100000e+00]> : tensor<2xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<2xf32>, tensor<2xf32>
  return
}
func.func @p269(%arg0: tensor<0x70xf32>) -> (tensor<0x1x70xf32>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<0x70xf32>) -> tensor<0x1x70xf32>
  return %v1 : tensor<0x1x70xf32>
}
func.func @check269() {
  %a0 = stablehlo.constant dense<> : tensor<0x70xf32>
  %r:1 = call @p269(%a0) : (tensor<0x70xf32>) -> tensor<0x1x70xf32>
  %e0 = stablehlo.constant dense<> : tensor<0x1x70xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0x1x70xf32>, tensor<0x1x70xf32>
  return
}
func.func @p270(%arg0: tensor<16xf32>) -> (tensor<16xf32>) {
  return %arg0 : tensor<16xf32>
}
func.func @check270() {
  %a0 = stablehlo.constant dense<[2.948000e+00, 0.452471316, -2.830000e+00, -2.668000e+00, -8.52465206E+22, 9.300000e-01, 3.548000e+00, 2.718000e+00, 3.376000e+00, -1.840000e-01, -1.310000e+00, 1.746000e+00, -3.544000e+00, -6.700000e-01, 3.308000e+00, -6.320000e-01]> : tensor<16xf32>
  %r:1 = call @p270(%a0) : (tensor<16xf32>) -> tensor<16xf32>
  %e0 = stablehlo.constant dense<[2.948000e+00, 0.452471316, -2.830000e+00, -2.668000e+00, -8.52465206E+22, 9.300000e-01, 3.548000e+00, 2.718000e+00, 3.376000e+00, -1.840000e-01, -1.310000e+00, 1.746000e+00, -3.544000e+00, -6.700000e-01, 3.308000e+00, -6.320000e-01]> : tensor<16xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<16xf32>, tensor<16xf32>
  return
}
func.func @p271(%arg0: tensor<70x2x7xi1>) -> (tensor<555x0x16xi1>) {
  %v1 = stablehlo.constant dense<false> : tensor<i1>
  %v2 = stablehlo.pad %arg0, %v1, low = [-1, -1, 0], high = [1, -1, 0], interior = [1, 0, 0] : (tensor<70x2x7xi1>, tensor<i1>) -> tensor<139x0x7xi1>
  %v3 = stablehlo.or %v2, %v2 : tensor<139x0x7xi1>
  %v4 = stablehlo.constant dense<false> : tensor<i1>
  %v5 = stablehlo.pad %v3, %v4, low = [1, 1, 1], high = [-1, -1, 0], interior = [1, 0, 1] : (tensor<139x0x7xi1>, tensor<i1>) -> tensor<277x0x14xi1>
  %v6 = stablehlo.constant dense<true> : tensor<i1>
  %v7 = stablehlo.pad %v5, %v6, low = [2, 0, 1], high = [0, 0, 1], interior = [1, 1, 0] : (tensor<277x0x14xi1>, tensor<i1>) -> tensor<555x0x16xi1>
  return %v7 : tensor<555x0x16xi1>
}
func.func @check271() {
  %a0 = stablehlo.constant dense<"0x0001010100010001010000010101010000000001010100000101010000010100000101010100000100000100010000000000010100010001010000010101010001010101010001000001000100000101000100000101010001010101000000010100010100000001010001010001000000010000000101010001010000010100000001010001010000010100000100000000000101000000000000010000000101000000000000000100010001010101000000000101010101000100010100010001000100000000010000010100000000010000000101000000000000010001000100000000000101010001000101010101010001000001010100000001000100000001000101000101010100000001010000010100000001000100010101010101000100000000000000010100010000010000010001010001010000010000000101000000010001000000000101010001000100000101000101000101010101000101000101000101010000000101000000010001010100010101000000000001000000010101010001010100010101000000000000010100010100010101000001010101010000010101010101010001010000010000000000000000000000010100000000000100010001010100010000010000000101000000000001010001010101010101000101000101000000000101010101000001000001000100010100000000000000010101000000000001000100010101010100010001000101000101000000000100000001010001000001000001010100010101000100010101010000010101000101010100010000010100000001010001000100010101000101000000000100010000010001010000010100010000000100010100000100000101010100010100000001000000010001000001010000000100000000000101010101000101010100010101010101000101010101000001000000010100010000010001000000000100000101000100000000010001010001010000010000000101000000000101010101010101000001000101010000010001010100010001000100010001000001000000010100010001000100000100010000010000010000000100010101000101000001010000000100000000000101010100010101010100000100000001010001000101010001000101000101010001000001010000010101010000010000010001010100010100010000010100010101010000000001010101000001010101000100010100000000000000000001000000010100000100010000000101010000000100000000010101000000010101000101000001010101000100010100010001010100000100"> : tensor<70x2x7xi1>
  %r:1 = call @p271(%a0) : (tensor<70x2x7xi1>) -> tensor<555x0x16xi1>
  %e0 = stablehlo.constant dense<> : tensor<555x0x16xi1>
  check.expect_eq %r#0, %e0 : tensor<555x0x16xi1>
  return
}
func.func @p272(%arg0: tensor<3xf32>) -> (tensor<3x1x1xf32>) {
  %v1 = stablehlo.reshape %arg0 : (tensor<3xf32>) -> tensor<3x1x1xf32>
  return %v1 : tensor<3x1x1xf32>
}
func.func @check272() {
  %a0 = stablehlo.constant dense<[3.624000e+00, -0.000000e+00, 1.778000e+00]> : tensor<3xf32>
  %r:1 = call @p272(%a0) : (tensor<3xf32>) -> tensor<3x1x1xf32>
  %e0 = stablehlo.constant dense<[[[3.624000e+00]], [[-0.000000e+00]], [[1.778000e+00]]]> : tensor<3x1x1xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x1x1xf32>, tensor<3x1x1xf32>
  return
}
func.func @p273(%arg0: tensor<f32>) -> (tensor<f32>) {
  return %arg0 : tensor<f32>
}
func.func @check273() {
  %a0 = stablehlo.constant dense<2.138000e+00> : tensor<f32>
  %r:1 = call @p273(%a0) : (tensor<f32>) -> tensor<f32>
  %e0 = stablehlo.constant dense<2.138000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p274(%arg0: tensor<2xi1>) -> (tensor<2xi1>) {
  %v1 = stablehlo.reverse %arg0, dims = [0] : tensor<2xi1>
  return %v1 : tensor<2xi1>
}
func.func @check274() {
  %a0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r:1 = call @p274(%a0) : (tensor<2xi1>) -> tensor<2xi1>
  %e0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  check.expect_eq %r#0, %e0 : tensor<2xi1>
  return
}
func.func @p275(%arg0: tensor<5x8x1xui64>) -> (tensor<3x5x0xui64>, tensor<i1>, tensor<4x1xui64>, tensor<1x5x8xui64>) {
  %v1 = stablehlo.slice %arg0 [0:4:1, 0:8:2, 0:1:2] : (tensor<5x8x1xui64>) -> tensor<4x4x1xui64>
  %v2 = stablehlo.constant dense<1> : tensor<ui64>
  %v3 = stablehlo.pad %v1, %v2, low = [0, -1, 0], high = [-1, -1, -1], interior = [0, 1, 0] : (tensor<4x4x1xui64>, tensor<ui64>) -> tensor<3x5x0xui64>
  %v4 = stablehlo.compare NE, %v2, %v2 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  %v5 = stablehlo.not %v1 : tensor<4x4x1xui64>
  %v6 = stablehlo.constant dense<1> : tensor<ui64>
  %v7 = stablehlo.reduce(%v5 init: %v6) applies stablehlo.multiply across dimensions = [0] : (tensor<4x4x1xui64>, tensor<ui64>) -> tensor<4x1xui64>
  %v8 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<5x8x1xui64>) -> tensor<1x5x8xui64>
  return %v3, %v4, %v7, %v8 : tensor<3x5x0xui64>, tensor<i1>, tensor<4x1xui64>, tensor<1x5x8xui64>
}
func.func @check275() {
  %a0 = stablehlo.constant dense<[[[18446744073709551615], [18446744073709551612], [2], [18446744073709551607], [0], [11], [6], [952393108340746690]], [[6], [6], [18446744073709551609], [18446744073709551605], [6], [89517886492230370], [2], [1]], [[0], [6], [9], [18446744073709551613], [6], [11], [7], [1]], [[7], [6], [18446744073709551607], [18446744073709551614], [5], [18446744073709551615], [18446744073709551611], [0]], [[18446744073709551615], [18446744073709551608], [10], [9], [10], [5], [1], [8]]]> : tensor<5x8x1xui64>
  %r:4 = call @p275(%a0) : (tensor<5x8x1xui64>) -> (tensor<3x5x0xui64>, tensor<i1>, tensor<4x1xui64>, tensor<1x5x8xui64>)
  %e0 = stablehlo.constant dense<> : tensor<3x5x0xui64>
  check.expect_eq %r#0, %e0 : tensor<3x5x0xui64>
  %e1 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  %e2 = stablehlo.constant dense<[[0], [1440], [294], [18446744073709550944]]> : tensor<4x1xui64>
  check.expect_eq %r#2, %e2 : tensor<4x1xui64>
  %e3 = stablehlo.constant dense<[[[18446744073709551615, 18446744073709551612, 2, 18446744073709551607, 0, 11, 6, 952393108340746690], [6, 6, 18446744073709551609, 18446744073709551605, 6, 89517886492230370, 2, 1], [0, 6, 9, 18446744073709551613, 6, 11, 7, 1], [7, 6, 18446744073709551607, 18446744073709551614, 5, 18446744073709551615, 18446744073709551611, 0], [18446744073709551615, 18446744073709551608, 10, 9, 10, 5, 1, 8]]]> : tensor<1x5x8xui64>
  check.expect_eq %r#3, %e3 : tensor<1x5x8xui64>
  return
}
func.func @p276(%arg0: tensor<4xf64>, %arg1: tensor<2xf64>) -> (tensor<8xf64>, tensor<1x1x4xf64>, tensor<2xf64>, tensor<4x1xf64>) {
  %v2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<4xf64>, tensor<4xf64>) -> tensor<8xf64>
  %v3 = stablehlo.reshape %arg0 : (tensor<4xf64>) -> tensor<4x1x1xf64>
  %v4 = stablehlo.constant dense<1.0> : tensor<f64>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.multiply across dimensions = [2] : (tensor<4x1x1xf64>, tensor<f64>) -> tensor<4x1xf64>
  %v6 = stablehlo.transpose %v3, dims = [1, 2, 0] : (tensor<4x1x1xf64>) -> tensor<1x1x4xf64>
  %v7 = stablehlo.floor %arg1 : tensor<2xf64>
  %v8 = stablehlo.maximum %v5, %v5 : tensor<4x1xf64>
  return %v2, %v6, %v7, %v8 : tensor<8xf64>, tensor<1x1x4xf64>, tensor<2xf64>, tensor<4x1xf64>
}
func.func @check276() {
  %a0 = stablehlo.constant dense<[1.4219999999999997, -1.4460000000000002, -1.5059999999999998, 0.93400000000000016]> : tensor<4xf64>
  %a1 = stablehlo.constant dense<[-2.9459999999999997, -3.618000e+00]> : tensor<2xf64>
  %r:4 = call @p276(%a0, %a1) : (tensor<4xf64>, tensor<2xf64>) -> (tensor<8xf64>, tensor<1x1x4xf64>, tensor<2xf64>, tensor<4x1xf64>)
  %e0 = stablehlo.constant dense<[1.4219999999999997, -1.4460000000000002, -1.5059999999999998, 0.93400000000000016, 1.4219999999999997, -1.4460000000000002, -1.5059999999999998, 0.93400000000000016]> : tensor<8xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  %e1 = stablehlo.constant dense<[[[1.4219999999999997, -1.4460000000000002, -1.5059999999999998, 0.93400000000000016]]]> : tensor<1x1x4xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x1x4xf64>, tensor<1x1x4xf64>
  %e2 = stablehlo.constant dense<[-3.000000e+00, -4.000000e+00]> : tensor<2xf64>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<2xf64>, tensor<2xf64>
  %e3 = stablehlo.constant dense<[[1.4219999999999997], [-1.4460000000000002], [-1.5059999999999998], [0.93400000000000016]]> : tensor<4x1xf64>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<4x1xf64>, tensor<4x1xf64>
  return
}
func.func @p277(%arg0: tensor<4xi64>) -> (tensor<3xi64>, tensor<8xi64>, tensor<i64>) {
  %v1 = stablehlo.multiply %arg0, %arg0 : tensor<4xi64>
  %v2 = stablehlo.slice %arg0 [0:3:1] : (tensor<4xi64>) -> tensor<3xi64>
  %v3 = stablehlo.concatenate %v1, %arg0, dim = 0 : (tensor<4xi64>, tensor<4xi64>) -> tensor<8xi64>
  %v4 = stablehlo.constant dense<1> : tensor<i64>
  %v5 = stablehlo.reduce(%v1 init: %v4) applies stablehlo.add across dimensions = [0] : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
  return %v2, %v3, %v5 : tensor<3xi64>, tensor<8xi64>, tensor<i64>
}
func.func @check277() {
  %a0 = stablehlo.constant dense<[3, -4, -3, -7]> : tensor<4xi64>
  %r:3 = call @p277(%a0) : (tensor<4xi64>) -> (tensor<3xi64>, tensor<8xi64>, tensor<i64>)
  %e0 = stablehlo.constant dense<[3, -4, -3]> : tensor<3xi64>
  check.expect_eq %r#0, %e0 : tensor<3xi64>
  %e1 = stablehlo.constant dense<[9, 16, 9, 49, 3, -4, -3, -7]> : tensor<8xi64>
  check.expect_eq %r#1, %e1 : tensor<8xi64>
  %e2 = stablehlo.constant dense<84> : tensor<i64>
  check.expect_eq %r#2, %e2 : tensor<i64>
  return
}
func.func @p278(%arg0: tensor<i4>) -> (tensor<1x1xi4>, tensor<i4>, tensor<i1>) {
  %v1 = stablehlo.convert %arg0 : (tensor<i4>) -> tensor<i4>
  %v2 = stablehlo.not %v1 : tensor<i4>
  %v3 = stablehlo.negate %v2 : tensor<i4>
  %v4 = stablehlo.reshape %v1 : (tensor<i4>) -> tensor<1x1xi4>
  %v5 = stablehlo.transpose %v4, dims = [1, 0] : (tensor<1x1xi4>) -> tensor<1x1xi4>
  %v6 = stablehlo.maximum %v2, %v3 : tensor<i4>
  %v7 = stablehlo.compare LE, %v1, %arg0 : (tensor<i4>, tensor<i4>) -> tensor<i1>
  return %v5, %v6, %v7 : tensor<1x1xi4>, tensor<i4>, tensor<i1>
}
func.func @check278() {
  %a0 = stablehlo.constant dense<7> : tensor<i4>
  %r:3 = call @p278(%a0) : (tensor<i4>) -> (tensor<1x1xi4>, tensor<i4>, tensor<i1>)
  %e0 = stablehlo.constant dense<7> : tensor<1x1xi4>
  check.expect_eq %r#0, %e0 : tensor<1x1xi4>
  %e1 = stablehlo.constant dense<-8> : tensor<i4>
  check.expect_eq %r#1, %e1 : tensor<i4>
  %e2 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#2, %e2 : tensor<i1>
  return
}
func.func @p279(%arg0: tensor<16x4x8xf8E4M3FN>, %arg1: tensor<3xf8E5M2>, %arg2: tensor<0xf8E5M2>) -> (tensor<0xf8E5M2>, tensor<3xf8E5M2>, tensor<0x3x65x5xf8E5M2>) {
  %v3 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<3xf8E5M2>) -> tensor<3x65xf8E5M2>
  %v4 = stablehlo.divide %v3, %v3 : tensor<3x65xf8E5M2>
  %v5 = stablehlo.broadcast_in_dim %v3, dims = [0, 1] : (tensor<3x65xf8E5M2>) -> tensor<3x65x5xf8E5M2>
  %v6 = stablehlo.ceil %arg2 : tensor<0xf8E5M2>
  %v7 = stablehlo.ceil %v6 : tensor<0xf8E5M2>
  %v8 = stablehlo.subtract %arg1, %arg1 : tensor<3xf8E5M2>
  %v9 = stablehlo.broadcast_in_dim %v5, dims = [1, 2, 3] : (tensor<3x65x5xf8E5M2>) -> tensor<0x3x65x5xf8E5M2>
  %v10 = stablehlo.exponential %v9 : tensor<0x3x65x5xf8E5M2>
  return %v7, %v8, %v10 : tensor<0xf8E5M2>, tensor<3xf8E5M2>, tensor<0x3x65x5xf8E5M2>
}
func.func @check279() {
  %a0 = stablehlo.constant dense<"0xEA43B2474446C6B0C6C2C0C6424730B9324344A0C69BB447BC36ADC1C3C8467644BFA399424220C43FBA32B2C844C7C13DBDC647C3B4C7AFBDBF453CBB00C1B741BE4637A1C4C7A93F433346BF0EC72EBADAB7C2C1C23FB9C1BEC4C53C37C69237385E40C33EC12C32BFC53CBF44B9C8473142002CC8B13CBCB93DB9C3464230473E48C242C342222D43C5FF3AB446C13D40C3412E4439B946BFBE30BE413344C63345D5C7C1223847C6454631C3C841C7A2C3C14541B0B9341A3D7F4623C5C0C8A63A44BE3EC7483930A9C3412C45BABAC321AF3945A4B12F20C4C2BFC3C531B6B4A53E42C445BEC0B1FFB2BCBE942F3A40C73147C77DC57F36B046303E44BFC2484847C7B5C2153B4648B337C53DC8A4AD43C5C147418F36443E483A33C77FC49D482FC81D3539C10EC33FB2C641B533363042C53D40B9BAB5B945B14242B04633B8B74046C3F4B33DAFBA133EC74746C7B4C04042B4432A3342A2ACBEC8B9B5386E48C0C8C2AA343C4342C8BD43AC43C1C3C5334542B741C73FC4B039C309C3463E3CC2C63F413EB044423C42413E41B330ADBC42C7C7C1B8BAC29638C2B8B8C64845B5B6BBB8C00F23C64221444496C6C454C344C63DACAE333DBAC7423B42C0333EC840C2483F468BC7C64243160FC34842BBC446C6FFBAC440BD3F43C3C1B337B748452B47B1B3C7473E38453BB3C6B03EE63A3D3D42384242C1C4C448"> : tensor<16x4x8xf8E4M3FN>
  %a1 = stablehlo.constant dense<[-1.000000e+00, 2.000000e+00, -2.000000e+00]> : tensor<3xf8E5M2>
  %a2 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  %r:3 = call @p279(%a0, %a1, %a2) : (tensor<16x4x8xf8E4M3FN>, tensor<3xf8E5M2>, tensor<0xf8E5M2>) -> (tensor<0xf8E5M2>, tensor<3xf8E5M2>, tensor<0x3x65x5xf8E5M2>)
  %e0 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<0xf8E5M2>, tensor<0xf8E5M2>
  %e1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf8E5M2>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  %e2 = stablehlo.constant dense<> : tensor<0x3x65x5xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<0x3x65x5xf8E5M2>, tensor<0x3x65x5xf8E5M2>
  return
}
func.func @p280(%arg0: tensor<f64>, %arg1: tensor<2xui16>) -> (tensor<2xui16>, tensor<f64>) {
  %v2 = stablehlo.convert %arg1 : (tensor<2xui16>) -> tensor<2xui16>
  %v3 = stablehlo.subtract %v2, %v2 : tensor<2xui16>
  %v4 = stablehlo.minimum %arg0, %arg0 : tensor<f64>
  return %v3, %v4 : tensor<2xui16>, tensor<f64>
}
func.func @check280() {
  %a0 = stablehlo.constant dense<2.548000e+00> : tensor<f64>
  %a1 = stablehlo.constant dense<[5, 7]> : tensor<2xui16>
  %r:2 = call @p280(%a0, %a1) : (tensor<f64>, tensor<2xui16>) -> (tensor<2xui16>, tensor<f64>)
  %e0 = stablehlo.constant dense<0> : tensor<2xui16>
  check.expect_eq %r#0, %e0 : tensor<2xui16>
  %e1 = stablehlo.constant dense<2.548000e+00> : tensor<f64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p281(%arg0: tensor<5xf16>) -> (tensor<5xi1>) {
  %v1 = stablehlo.multiply %arg0, %arg0 : tensor<5xf16>
  %v2 = stablehlo.compare EQ, %v1, %v1 : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
  return %v2 : tensor<5xi1>
}
func.func @check281() {
  %a0 = stablehlo.constant dense<[-1.293950e+00, 3.318360e+00, -3.466800e+00, -0.000000e+00, -2.089840e+00]> : tensor<5xf16>
  %r:1 = call @p281(%a0) : (tensor<5xf16>) -> tensor<5xi1>
  %e0 = stablehlo.constant dense<true> : tensor<5xi1>
  check.expect_eq %r#0, %e0 : tensor<5xi1>
  return
}
func.func @p282(%arg0: tensor<f32>) -> (tensor<f32>, tensor<5xf32>) {
  %v1 = stablehlo.add %arg0, %arg0 : tensor<f32>
  %v2 = stablehlo.subtract %arg0, %v1 : tensor<f32>
  %v3 = stablehlo.broadcast_in_dim %v1, dims = [] : (tensor<f32>) -> tensor<5xf32>
  return %v2, %v3 : tensor<f32>, tensor<5xf32>
}
func.func @check282() {
  %a0 = stablehlo.constant dense<2.678000e+00> : tensor<f32>
  %r:2 = call @p282(%a0) : (tensor<f32>) -> (tensor<f32>, tensor<5xf32>)
  %e0 = stablehlo.constant dense<-2.678000e+00> : tensor<f32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e1 = stablehlo.constant dense<5.356000e+00> : tensor<5xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  return
}
func.func @p283(%arg0: tensor<4xi64>) -> (tensor<8xi64>) {
  %v1 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<4xi64>, tensor<4xi64>) -> tensor<8xi64>
  return %v1 : tensor<8xi64>
}
func.func @check283() {
  %a0 = stablehlo.constant dense<[-4, 467429077263709446, 8, 2]> : tensor<4xi64>
  %r:1 = call @p283(%a0) : (tensor<4xi64>) -> tensor<8xi64>
  %e0 = stablehlo.constant dense<[-4, 467429077263709446, 8, 2, -4, 467429077263709446, 8, 2]> : tensor<8xi64>
  check.expect_eq %r#0, %e0 : tensor<8xi64>
  return
}
func.func @p284(%arg0: tensor<i1>) -> (tensor<i1>) {
  return %arg0 : tensor<i1>
}
func.func @check284() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:1 = call @p284(%a0) : (tensor<i1>) -> tensor<i1>
  %e0 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  return
}
func.func @p285(%arg0: tensor<5x4x0xi32>, %arg1: tensor<1x1x2xi32>) -> (tensor<5x4x0xi1>, tensor<5x4x0x7xi32>, tensor<1x1x2x34xi32>) {
  %v2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<1x1x2x70xi32>
  %v3 = stablehlo.compare GE, %arg0, %arg0 : (tensor<5x4x0xi32>, tensor<5x4x0xi32>) -> tensor<5x4x0xi1>
  %v4 = stablehlo.slice %v2 [0:1:2, 0:1:2, 0:2:1, 1:68:2] : (tensor<1x1x2x70xi32>) -> tensor<1x1x2x34xi32>
  %v5 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<5x4x0xi32>) -> tensor<5x4x0x7xi32>
  %v6 = stablehlo.remainder %v4, %v4 : tensor<1x1x2x34xi32>
  return %v3, %v5, %v6 : tensor<5x4x0xi1>, tensor<5x4x0x7xi32>, tensor<1x1x2x34xi32>
}
func.func @check285() {
  %a0 = stablehlo.constant dense<> : tensor<5x4x0xi32>
  %a1 = stablehlo.constant dense<[[[-6, -2]]]> : tensor<1x1x2xi32>
  %r:3 = call @p285(%a0, %a1) : (tensor<5x4x0xi32>, tensor<1x1x2xi32>) -> (tensor<5x4x0xi1>, tensor<5x4x0x7xi32>, tensor<1x1x2x34xi32>)
  %e0 = stablehlo.constant dense<> : tensor<5x4x0xi1>
  check.expect_eq %r#0, %e0 : tensor<5x4x0xi1>
  %e1 = stablehlo.constant dense<> : tensor<5x4x0x7xi32>
  check.expect_eq %r#1, %e1 : tensor<5x4x0x7xi32>
  %e2 = stablehlo.constant dense<0> : tensor<1x1x2x34xi32>
  check.expect_eq %r#2, %e2 : tensor<1x1x2x34xi32>
  return
}
func.func @p286(%arg0: tensor<3x8xi4>, %arg1: tensor<ui16>) -> (tensor<3x8xui64>) {
  %v2 = stablehlo.convert %arg0 : (tensor<3x8xi4>) -> tensor<3x8xui64>
  return %v2 : tensor<3x8xui64>
}
func.func @check286() {
  %a0 = stablehlo.constant dense<[[-8, 7, 4, -1, 3, -8, -1, -6], [6, -5, -8, 1, 5, -6, 2, -5], [-8, 5, 5, -6, 5, 6, 3, 1]]> : tensor<3x8xi4>
  %a1 = stablehlo.constant dense<7> : tensor<ui16>
  %r:1 = call @p286(%a0, %a1) : (tensor<3x8xi4>, tensor<ui16>) -> tensor<3x8xui64>
  %e0 = stablehlo.constant dense<[[18446744073709551608, 7, 4, 18446744073709551615, 3, 18446744073709551608, 18446744073709551615, 18446744073709551610], [6, 18446744073709551611, 18446744073709551608, 1, 5, 18446744073709551610, 2, 18446744073709551611], [18446744073709551608, 5, 5, 18446744073709551610, 5, 6, 3, 1]]> : tensor<3x8xui64>
  check.expect_eq %r#0, %e0 : tensor<3x8xui64>
  return
}
func.func @p287(%arg0: tensor<1xf64>) -> (tensor<3xf64>, tensor<1x1x1xf64>) {
  %v1 = stablehlo.convert %arg0 : (tensor<1xf64>) -> tensor<1xf64>
  %v2 = stablehlo.subtract %arg0, %arg0 : tensor<1xf64>
  %v3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  %v4 = stablehlo.pad %v2, %v3, low = [0], high = [1], interior = [1] : (tensor<1xf64>, tensor<f64>) -> tensor<2xf64>
  %v5 = stablehlo.divide %v4, %v4 : tensor<2xf64>
  %v6 = stablehlo.reshape %v1 : (tensor<1xf64>) -> tensor<1x1x1xf64>
  %v7 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v8 = stablehlo.pad %v5, %v7, low = [-1], high = [1], interior = [1] : (tensor<2xf64>, tensor<f64>) -> tensor<3xf64>
  %v9 = stablehlo.reverse %v6, dims = [2] : tensor<1x1x1xf64>
  return %v8, %v9 : tensor<3xf64>, tensor<1x1x1xf64>
}
func.func @check287() {
  %a0 = stablehlo.constant dense<-1.8079999999999998> : tensor<1xf64>
  %r:2 = call @p287(%a0) : (tensor<1xf64>) -> (tensor<3xf64>, tensor<1x1x1xf64>)
  %e0 = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF8000000000000, 0xFFF0000000000000]> : tensor<3xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3xf64>, tensor<3xf64>
  %e1 = stablehlo.constant dense<-1.8079999999999998> : tensor<1x1x1xf64>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<1x1x1xf64>, tensor<1x1x1xf64>
  return
}
func.func @p288(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> (tensor<13xbf16>) {
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<bf16>) -> tensor<13xbf16>
  return %v2 : tensor<13xbf16>
}
func.func @check288() {
  %a0 = stablehlo.constant dense<-3.203130e+00> : tensor<bf16>
  %a1 = stablehlo.constant dense<-3.468750e+00> : tensor<bf16>
  %r:1 = call @p288(%a0, %a1) : (tensor<bf16>, tensor<bf16>) -> tensor<13xbf16>
  %e0 = stablehlo.constant dense<-3.203130e+00> : tensor<13xbf16>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<13xbf16>, tensor<13xbf16>
  return
}
func.func @p289(%arg0: tensor<f32>, %arg1: tensor<2x4xf32>, %arg2: tensor<65xf8E5M2>) -> (tensor<130xf8E5M2>, tensor<4x9xf32>, tensor<1xf8E5M2>, tensor<130x0xf8E5M2>) {
  %v3 = stablehlo.concatenate %arg2, %arg2, dim = 0 : (tensor<65xf8E5M2>, tensor<65xf8E5M2>) -> tensor<130xf8E5M2>
  %v4 = stablehlo.constant dense<1.0> : tensor<f32>
  %v5 = stablehlo.pad %arg1, %v4, low = [2, 2], high = [-1, 0], interior = [1, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4x9xf32>
  %v6 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<65xf8E5M2>) -> tensor<65x0xf8E5M2>
  %v7 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %v8 = stablehlo.reduce(%v6 init: %v7) applies stablehlo.add across dimensions = [0, 1] : (tensor<65x0xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  %v9 = stablehlo.negate %v3 : tensor<130xf8E5M2>
  %v10 = stablehlo.add %v5, %v5 : tensor<4x9xf32>
  %v11 = stablehlo.broadcast_in_dim %v8, dims = [] : (tensor<f8E5M2>) -> tensor<1xf8E5M2>
  %v12 = stablehlo.concatenate %v6, %v6, dim = 0 : (tensor<65x0xf8E5M2>, tensor<65x0xf8E5M2>) -> tensor<130x0xf8E5M2>
  return %v9, %v10, %v11, %v12 : tensor<130xf8E5M2>, tensor<4x9xf32>, tensor<1xf8E5M2>, tensor<130x0xf8E5M2>
}
func.func @check289() {
  %a0 = stablehlo.constant dense<-3.474000e+00> : tensor<f32>
  %a1 = stablehlo.constant dense<[[3.708000e+00, 3.010000e+00, 1.970000e+00, 5.800000e-02], [2.552000e+00, 1.186000e+00, -0.991999983, -1.360000e-01]]> : tensor<2x4xf32>
  %a2 = stablehlo.constant dense<[-1.500000e+00, 1.875000e-01, -2.500000e+00, 0xFC, -3.750000e-01, -3.000000e+00, 1.500000e+00, -2.000000e+00, -1.000000e+00, -1.500000e+00, 1.500000e+00, -2.500000e+00, 2.000000e+00, 1.250000e+00, 2.500000e+00, -1.500000e+00, -1.562500e-01, 2.500000e+00, 1.250000e+00, 2.500000e+00, -0.000000e+00, 4.000000e+00, 1.562500e-01, -2.500000e+00, 4.000000e+00, 2.500000e+00, 4.375000e-01, 4.000000e+00, 4.000000e+00, -5.000000e-01, 1.250000e+00, -2.000000e+00, 3.125000e-01, -5.000000e+00, -3.500000e+00, 1.250000e+00, 3.500000e+00, 3.000000e+00, 1.750000e+00, -3.500000e+00, 2.000000e+00, -1.750000e+00, -5.000000e-01, -2.500000e-01, 6.250000e-02, 3.500000e+00, 8.750000e-01, -2.187500e-01, -4.000000e+00, 1.750000e+00, -0.000000e+00, -1.500000e+00, -4.000000e+00, 1.500000e+00, -3.500000e+00, -2.000000e+00, -2.500000e+00, 3.000000e+00, 3.000000e+00, -6.250000e-01, -3.500000e+00, -3.500000e+00, -2.500000e+00, 1.750000e+00, -2.000000e+00]> : tensor<65xf8E5M2>
  %r:4 = call @p289(%a0, %a1, %a2) : (tensor<f32>, tensor<2x4xf32>, tensor<65xf8E5M2>) -> (tensor<130xf8E5M2>, tensor<4x9xf32>, tensor<1xf8E5M2>, tensor<130x0xf8E5M2>)
  %e0 = stablehlo.constant dense<"0x3EB2417C3642BE403C3EBE41C0BDC13E31C1BDC100C4B141C4C1B7C4C438BD40B54543BDC3C2BF43C03F3834ACC3BB3344BF003E44BE434041C2C239434341BF403EB2417C3642BE403C3EBE41C0BDC13E31C1BDC100C4B141C4C1B7C4C438BD40B54543BDC3C2BF43C03F3834ACC3BB3344BF003E44BE434041C2C239434341BF40"> : tensor<130xf8E5M2>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<130xf8E5M2>, tensor<130xf8E5M2>
  %e1 = stablehlo.constant dense<[[2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00], [2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00], [2.000000e+00, 2.000000e+00, 7.416000e+00, 2.000000e+00, 6.020000e+00, 2.000000e+00, 3.940000e+00, 2.000000e+00, 1.160000e-01], [2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00]]> : tensor<4x9xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<4x9xf32>, tensor<4x9xf32>
  %e2 = stablehlo.constant dense<0.000000e+00> : tensor<1xf8E5M2>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  %e3 = stablehlo.constant dense<> : tensor<130x0xf8E5M2>
  check.expect_close %r#3, %e3, max_ulp_difference = 8 : tensor<130x0xf8E5M2>, tensor<130x0xf8E5M2>
  return
}
func.func @p290(%arg0: tensor<4xi64>) -> (tensor<4xf64>) {
  %v1 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf64>
  %v2 = stablehlo.add %v1, %v1 : tensor<4xf64>
  return %v2 : tensor<4xf64>
}
func.func @check290() {
  %a0 = stablehlo.constant dense<[4, 8, -3, 5]> : tensor<4xi64>
  %r:1 = call @p290(%a0) : (tensor<4xi64>) -> tensor<4xf64>
  %e0 = stablehlo.constant dense<[8.000000e+00, 1.600000e+01, -6.000000e+00, 1.000000e+01]> : tensor<4xf64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<4xf64>, tensor<4xf64>
  return
}
func.func @p291(%arg0: tensor<1x3x70xi16>, %arg1: tensor<5xui32>) -> (tensor<6xui32>, tensor<70x1x3xi16>) {
  %v2 = stablehlo.constant dense<0> : tensor<ui32>
  %v3 = stablehlo.pad %arg1, %v2, low = [-1], high = [-1], interior = [1] : (tensor<5xui32>, tensor<ui32>) -> tensor<7xui32>
  %v4 = stablehlo.slice %v3 [0:6:1] : (tensor<7xui32>) -> tensor<6xui32>
  %v5 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<1x3x70xi16>) -> tensor<70x1x3xi16>
  return %v4, %v5 : tensor<6xui32>, tensor<70x1x3xi16>
}
func.func @check291() {
  %a0 = stablehlo.constant dense<"0x0500FAFF0700F6FF0B000100F8FF0900FAFF935608000600F6FFFAFF0700FDFF0A0006000200FFFF00000700F7FF01000300FBFF0900F8FFFFFF0000050002000100FFFFF5FF3B97FCFFFDFFFCFF07000000FFFF0300F9FFF7FFFDFF00000A000B000700F6FF0A000800FAFFFBFFF8FF0000FBFF0700F9FFFCFF0000FDFFFFFF0200FBFFFDFFF8FFFFFF00009163F9FFFBFFF6FF0B00000009000000F8FF040005000A00FBFFF8FF020004009D65090003000500F9FF09A50B00FDFFFEFFF5FFFD72FBFF030000000200370D07002A70F9FFFAFF03000B00030008000800F9FFFFFFFDFF0700FBFF000069C60200FDFFFBFF06000800090000000400F5FF0900FDFFF7FF0000F7FF0100F6FF0600F6FF0200F6FFFFFFF9FFBDE30000000002000800FCFFFAFF0000241B00000000080000000700F9FF0000F7FF0600F6FF09000A00060000003E0B7665FEFF0100060001000C9B030002000000010003000000F5FF0A000500F6FF736F060005000000000007000300F6FF07000900F5FFFBFFFBFF0200FFFF030009000100FFFFFDFF0500F5FF0800050004000B0000000400F5FFFCFF"> : tensor<1x3x70xi16>
  %a1 = stablehlo.constant dense<[4294967294, 9, 4294967291, 4294967289, 5]> : tensor<5xui32>
  %r:2 = call @p291(%a0, %a1) : (tensor<1x3x70xi16>, tensor<5xui32>) -> (tensor<6xui32>, tensor<70x1x3xi16>)
  %e0 = stablehlo.constant dense<[0, 9, 0, 4294967291, 0, 4294967289]> : tensor<6xui32>
  check.expect_eq %r#0, %e0 : tensor<6xui32>
  %e1 = stablehlo.constant dense<"0x05009163BDE3FAFFF9FF00000700FBFF0000F6FFF6FF02000B000B00080001000000FCFFF8FF0900FAFF090000000000FAFFF8FF241B93560400000008000500000006000A000800F6FFFBFF0000FAFFF8FF070007000200F9FFFDFF040000000A009D65F7FF06000900060002000300F6FFFFFF050009000000F9FF0A00070009A50600F7FF0B0000000100FDFF3E0B0300FEFF7665FBFFF5FFFEFF0900FD720100F8FFFBFF0600FFFF03000100000000000C9B0500020003000200370D0200010007000000FFFF2A700100F5FFF9FF03003B97FAFF0000FCFF0300F5FFFDFF0B000A00FCFF0300050007000800F6FF00000800736FFFFFF9FF06000300FFFF0500F9FFFDFF0000F7FF07000000FDFFFBFF07000000000003000A0069C6F6FF0B00020007000700FDFF0900F6FFFBFFF5FF0A000600FBFF08000800FBFFFAFF09000200FBFF0000FFFFF8FF040003000000F5FF0900FBFF090001000700FDFFFFFFF9FFF7FFFDFFFCFF000005000000F7FFF5FFFDFF01000800FFFFF6FF0500020006000400FBFFF6FF0B00FDFF02000000F8FFF6FF0400FFFFFFFFF5FF0000F9FFFCFF"> : tensor<70x1x3xi16>
  check.expect_eq %r#1, %e1 : tensor<70x1x3xi16>
  return
}
func.func @p292(%arg0: tensor<f32>) -> (tensor<7xf32>, tensor<f32>, tensor<f32>) {
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<7xf32>
  %v2 = stablehlo.sign %arg0 : tensor<f32>
  %v3 = stablehlo.subtract %arg0, %arg0 : tensor<f32>
  %v4 = stablehlo.multiply %arg0, %v3 : tensor<f32>
  return %v1, %v2, %v4 : tensor<7xf32>, tensor<f32>, tensor<f32>
}
func.func @check292() {
  %a0 = stablehlo.constant dense<-3.000000e+38> : tensor<f32>
  %r:3 = call @p292(%a0) : (tensor<f32>) -> (tensor<7xf32>, tensor<f32>, tensor<f32>)
  %e0 = stablehlo.constant dense<-3.000000e+38> : tensor<7xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<7xf32>, tensor<7xf32>
  %e1 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
  check.expect_close %r#1, %e1, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  %e2 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
  check.expect_close %r#2, %e2, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
  return
}
func.func @p293(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>) {
  %v2 = stablehlo.floor %arg1 : tensor<f64>
  return %v2 : tensor<f64>
}
func.func @check293() {
  %a0 = stablehlo.constant dense<-1.686000e+00> : tensor<f64>
  %a1 = stablehlo.constant dense<-3.628000e+00> : tensor<f64>
  %r:1 = call @p293(%a0, %a1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %e0 = stablehlo.constant dense<-4.000000e+00> : tensor<f64>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<f64>, tensor<f64>
  return
}
func.func @p294(%arg0: tensor<0xf8E5M2>, %arg1: tensor<2x13x0xf32>) -> (tensor<3x26x0xf32>) {
  %v2 = stablehlo.add %arg1, %arg1 : tensor<2x13x0xf32>
  %v3 = stablehlo.constant dense<1.0> : tensor<f32>
  %v4 = stablehlo.pad %v2, %v3, low = [2, 1, 0], high = [-1, 0, 0], interior = [0, 1, 1] : (tensor<2x13x0xf32>, tensor<f32>) -> tensor<3x26x0xf32>
  return %v4 : tensor<3x26x0xf32>
}
func.func @check294() {
  %a0 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  %a1 = stablehlo.constant dense<> : tensor<2x13x0xf32>
  %r:1 = call @p294(%a0, %a1) : (tensor<0xf8E5M2>, tensor<2x13x0xf32>) -> tensor<3x26x0xf32>
  %e0 = stablehlo.constant dense<> : tensor<3x26x0xf32>
  check.expect_close %r#0, %e0, max_ulp_difference = 8 : tensor<3x26x0xf32>, tensor<3x26x0xf32>
  return
}
func.func @p295(%arg0: tensor<0xi64>) -> (tensor<0xi64>, tensor<1xi64>, tensor<0xi64>) {
  %v1 = stablehlo.xor %arg0, %arg0 : tensor<0xi64>
  %v2 = stablehlo.constant dense<1> : tensor<i64>
  %v3 = stablehlo.pad %arg0, %v2, low = [0], high = [0], interior = [0] : (tensor<0xi64>, tensor<i64>) -> tensor<0xi64>
  %v4 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %v5 = stablehlo.pad %arg0, %v4, low = [-1], high = [1], interior = [1] : (tensor<0xi64>, tensor<i64>) -> tensor<0xi64>
  %v6 = stablehlo.multiply %v3, %arg0 : tensor<0xi64>
  %v7 = stablehlo.shift_right_arithmetic %arg0, %v5 : tensor<0xi64>
  %v8 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %v9 = stablehlo.pad %v7, %v8, low = [2], high = [1], interior = [1] : (tensor<0xi64>, tensor<i64>) -> tensor<3xi64>
  %v10 = stablehlo.slice %v9 [0:1:2] : (tensor<3xi64>) -> tensor<1xi64>
  %v11 = stablehlo.concatenate %v1, %v1, dim = 0 : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi64>
  return %v6, %v10, %v11 : tensor<0xi64>, tensor<1xi64>, tensor<0xi64>
}
func.func @check295() {
  %a0 = stablehlo.constant dense<> : tensor<0xi64>
  %r:3 = call @p295(%a0) : (tensor<0xi64>) -> (tensor<0xi64>, tensor<1xi64>, tensor<0xi64>)
  %e0 = stablehlo.constant dense<> : tensor<0xi64>
  check.expect_eq %r#0, %e0 : tensor<0xi64>
  %e1 = stablehlo.constant dense<9223372036854775807> : tensor<1xi64>
  check.expect_eq %r#1, %e1 : tensor<1xi64>
  %e2 = stablehlo.constant dense<> : tensor<0xi64>
  check.expect_eq %r#2, %e2 : tensor<0xi64>
  return
}
func.func @p296(%arg0: tensor<65xf16>) -> (tensor<65xi1>) {
  %v1 = stablehlo.sqrt %arg0 : tensor<65xf16>
  %v2 = stablehlo.compare LE, %v1, %arg0 : (tensor<65xf16>, tensor<65xf16>) -> tensor<65xi1>
  return %v2 : tensor<65xi1>
}
func.func @check296() {
  %a0 = stablehlo.constant dense<[1.365630e+01, -5.981450e-01, -3.470700e+00, 3.273440e+00, 2.712890e+00, -9.741210e-01, 1.725590e+00, 2.600100e-01, 3.255860e+00, 1.019900e-01, -1.994140e+00, 1.349610e+00, -9.702140e-01, 1.646730e-01, 0.000000e+00, -2.285160e+00, -6.801760e-01, 5.742190e-01, 2.080080e-01, -3.062500e+00, 2.492190e+00, -1.553710e+00, -1.780270e+00, -2.033200e+00, -1.800540e-01, 8.801260e-02, -2.994140e+00, 1.522460e+00, 6.402590e-02, 1.349610e+00, -1.274410e+00, -2.695310e+00, -1.000000e+00, 1.332030e+00, 1.423830e+00, -8.579100e-01, 6.098630e-01, 4.199220e-01, -1.459960e+00, 7.202140e-01, 3.220700e+00, -3.269530e+00, -2.865230e+00, -2.142580e+00, 3.994140e+00, 3.484380e+00, 2.990230e+00, 3.632810e+00, -2.340090e-01, 3.751950e+00, -0.000000e+00, -8.500970e-01, 1.234380e+00, -8.320310e-01, -3.710940e+00, 7.778320e-01, -1.137700e+00, -2.725600e-03, -2.130860e+00, -1.509770e+00, 2.039060e+00, -3.773440e+00, -3.840330e-01, 2.253910e+00, -1.982420e+00]> : tensor<65xf16>
  %r:1 = call @p296(%a0) : (tensor<65xf16>) -> tensor<65xi1>
  %e0 = stablehlo.constant dense<[true, false, false, true, true, false, true, false, true, false, false, true, false, false, true, false, false, false, false, false, true, false, false, false, false, false, false, true, false, true, false, false, false, true, true, false, false, false, false, false, true, false, false, false, true, true, true, true, false, true, true, false, true, false, false, false, false, false, false, false, true, false, false, true, false]> : tensor<65xi1>
  check.expect_eq %r#0, %e0 : tensor<65xi1>
  return
}
func.func @p297(%arg0: tensor<ui64>) -> (tensor<ui64>, tensor<1x1x1xui64>) {
  %v1 = stablehlo.subtract %arg0, %arg0 : tensor<ui64>
  %v2 = stablehlo.not %v1 : tensor<ui64>
  %v3 = stablehlo.reshape %v1 : (tensor<ui64>) -> tensor<1x1x1xui64>
  return %v2, %v3 : tensor<ui64>, tensor<1x1x1xui64>
}
func.func @check297() {
  %a0 = stablehlo.constant dense<5> : tensor<ui64>
  %r:2 = call @p297(%a0) : (tensor<ui64>) -> (tensor<ui64>, tensor<1x1x1xui64>)
  %e0 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  check.expect_eq %r#0, %e0 : tensor<ui64>
  %e1 = stablehlo.constant dense<0> : tensor<1x1x1xui64>
  check.expect_eq %r#1, %e1 : tensor<1x1x1xui64>
  return
}
func.func @p298(%arg0: tensor<1xi64>) -> (tensor<2xi64>) {
  %v1 = stablehlo.subtract %arg0, %arg0 : tensor<1xi64>
  %v2 = stablehlo.divide %v1, %arg0 : tensor<1xi64>
  %v3 = stablehlo.count_leading_zeros %v2 : tensor<1xi64>
  %v4 = stablehlo.concatenate %v3, %v3, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  return %v4 : tensor<2xi64>
}
func.func @check298() {
  %a0 = stablehlo.constant dense<3> : tensor<1xi64>
  %r:1 = call @p298(%a0) : (tensor<1xi64>) -> tensor<2xi64>
  %e0 = stablehlo.constant dense<64> : tensor<2xi64>
  check.expect_eq %r#0, %e0 : tensor<2xi64>
  return
}
func.func @p299(%arg0: tensor<i1>) -> (tensor<i1>, tensor<i1>, tensor<i1>) {
  %v1 = stablehlo.not %arg0 : tensor<i1>
  %v2 = stablehlo.or %v1, %v1 : tensor<i1>
  %v3 = stablehlo.or %v2, %v2 : tensor<i1>
  %v4 = stablehlo.or %arg0, %v2 : tensor<i1>
  %v5 = stablehlo.not %v2 : tensor<i1>
  return %v3, %v4, %v5 : tensor<i1>, tensor<i1>, tensor<i1>
}
func.func @check299() {
  %a0 = stablehlo.constant dense<false> : tensor<i1>
  %r:3 = call @p299(%a0) : (tensor<i1>) -> (tensor<i1>, tensor<i1>, tensor<i1>)
  %e0 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#0, %e0 : tensor<i1>
  %e1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq %r#1, %e1 : tensor<i1>
  %e2 = stablehlo.constant dense<false> : tensor<i1>
  check.expect_eq %r#2, %e2 : tensor<i1>
  return
}
func.func @main() {
  call @check200() : () -> ()
  call @check201() : () -> ()
  call @check202() : () -> ()
  call @check203() : () -> ()
  call @check204() : () -> ()
  call @check205() : () -> ()
  call @check206() : () -> ()
  call @check207() : () -> ()
  call @check208() : () -> ()
  call @check209() : () -> ()
  call @check210() : () -> ()
  call @check211() : () -> ()
  call @check212() : () -> ()
  call @check213() : () -> ()
  call @check214() : () -> ()
  call @check215() : () -> ()
  call @check216() : () -> ()
  call @check217() : () -> ()
  call @check218() : () -> ()
  call @check219() : () -> ()
  call @check220() : () -> ()
  call @check221() : () -> ()
  call @check222() : () -> ()
  call @check223() : () -> ()
  call @check224() : () -> ()
  call @check225() : () -> ()
  call @check226() : () -> ()
  call @check227() : () -> ()
  call @check228() : () -> ()
  call @check229() : () -> ()
  call @check230() : () -> ()
  call @check231() : () -> ()
  call @check232() : () -> ()
  call @check233() : () -> ()
  call @check234() : () -> ()
  call @check235() : () -> ()
  call @check236() : () -> ()
  call @check237() : () -> ()
  call @check238() : () -> ()
  call @check239() : () -> ()
  call @check240() : () -> ()
  call @check241() : () -> ()
  call @check242() : () -> ()
  call @check243() : () -> ()
  call @check244() : () -> ()
  call @check245() : () -> ()
  call @check246() : () -> ()
  call @check247() : () -> ()
  call @check248() : () -> ()
  call @check249() : () -> ()
  call @check250() : () -> ()
  call @check251() : () -> ()
  call @check252() : () -> ()
  call @check253() : () -> ()
  call @check254() : () -> ()
  call @check255() : () -> ()
  call @check256() : () -> ()
  call @check257() : () -> ()
  call @check258() : () -> ()
  call @check259() : () -> ()
  call @check260() : () -> ()
  call @check261() : () -> ()
  call @check262() : () -> ()
  call @check263() : () -> ()
  call @check264() : () -> ()
  call @check265() : () -> ()
  call @check266() : () -> ()
  call @check267() : () -> ()
  call @check268() : () -> ()
  call @check269() : () -> ()
  call @check270() : () -> ()
  call @check271() : () -> ()
  call @check272() : () -> ()
  call @check273() : () -> ()
  call @check274() : () -> ()
  call @check275() : () -> ()
  call @check276() : () -> ()
  call @check277() : () -> ()
  call @check278() : () -> ()
  call @check279() : () -> ()
  call @check280() : () -> ()
  call @check281() : () -> ()
  call @check282() : () -> ()
  call @check283() : () -> ()
  call @check284() : () -> ()
  call @check285() : () -> ()
  call @check286() : () -> ()
  call @check287() : () -> ()
  call @check288() : () -> ()
  call @check289() : () -> ()
  call @check290() : () -> ()
  call @check291() : () -> ()
  call @check292() : () -> ()
  call @check293() : () -> ()
  call @check294() : () -> ()
  call @check295() : () -> ()
  call @check296() : () -> ()
  call @check297() : () -> ()
  call @check298() : () -> ()
  call @check299() : () -> ()
  return
}
