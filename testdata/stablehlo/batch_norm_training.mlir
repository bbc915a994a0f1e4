// run: roundtrip
func.func @f(%x: tensor<2x3xf64>, %s: tensor<2xf64>, %o: tensor<2xf64>) -> (tensor<2x3xf64>, tensor<2xf64>, tensor<2xf64>) {
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 9.99999974E-6 : f32, feature_index = 0 : i64}> : (tensor<2x3xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x3xf64>, tensor<2xf64>, tensor<2xf64>)
  return %0#0, %0#1, %0#2 : tensor<2x3xf64>, tensor<2xf64>, tensor<2xf64>
}
