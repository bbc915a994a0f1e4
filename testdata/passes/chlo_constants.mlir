// run: opt chlo-legalize-to-stablehlo
func.func @known(%x: tensor<2xbf16>, %y: tensor<3xi4>, %z: tensor<?xf32>) -> (tensor<2xbf16>, tensor<3xi4>, tensor<4xf32>, tensor<2xi32>) {
  %0 = "chlo.constant_like"(%x) {value = -1.5 : bf16} : (tensor<2xbf16>) -> tensor<2xbf16>
  %1 = "chlo.constant_like"(%y) {value = -3 : i4} : (tensor<3xi4>) -> tensor<3xi4>
  %2 = "chlo.constant_like"(%z) {value = 1.5 : f32} : (tensor<?xf32>) -> tensor<4xf32>
  %3 = chlo.constant dense<[1, 2]> : tensor<2xi32>
  return %0, %1, %2, %3 : tensor<2xbf16>, tensor<3xi4>, tensor<4xf32>, tensor<2xi32>
}
func.func @bounded(%x: tensor<2x?xf32, #stablehlo.bounds<?, 4>>) -> tensor<2x?xi32, #stablehlo.bounds<?, 4>> {
  %0 = "chlo.constant_like"(%x) {value = 7 : i32} : (tensor<2x?xf32, #stablehlo.bounds<?, 4>>) -> tensor<2x?xi32, #stablehlo.bounds<?, 4>>
  return %0 : tensor<2x?xi32, #stablehlo.bounds<?, 4>>
}
func.func @unknown(%x: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = "chlo.constant_like"(%x) {value = 2.0 : f32} : (tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
