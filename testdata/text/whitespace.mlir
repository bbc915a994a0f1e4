// run: roundtrip
func.func@f ( %a:tensor < 2 x 3 x f32 > )->tensor<2x3xf32>{%0=stablehlo.add%a,%a:tensor<2x3xf32> return%0:tensor<2x3xf32>}
