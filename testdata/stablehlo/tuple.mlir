// run: roundtrip
func.func @f(%x: tensor<f32>, %t: !stablehlo.token) -> tuple<tuple<tensor<f32>, !stablehlo.token>, tuple<>> {
  %0 = stablehlo.tuple %x, %t : tuple<tensor<f32>, !stablehlo.token>
  %1 = stablehlo.tuple  : tuple<>
  %2 = stablehlo.tuple %0, %1 {t.note} : tuple<tuple<tensor<f32>, !stablehlo.token>, tuple<>>
  return %2 : tuple<tuple<tensor<f32>, !stablehlo.token>, tuple<>>
}
