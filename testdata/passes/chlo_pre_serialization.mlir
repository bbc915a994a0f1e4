// run: opt chlo-pre-serialization-pipeline
func.func @square_and_more(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = chlo.square %x : tensor<?x4xf32> -> tensor<?x4xf32>
  %1 = "chlo.constant_like"(%x) {value = 0.5 : f32} : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = stablehlo.add %0, %1 : tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
}
