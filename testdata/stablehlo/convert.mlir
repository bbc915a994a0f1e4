// run: roundtrip
func.func @f(%x: tensor<3xf32>, %d: tensor<?xi1>) -> (tensor<3xi32>, tensor<?xcomplex<f64>>, tensor<3xf8E4M3FN>) {
  %0 = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xi32>
  %1 = stablehlo.convert %d : (tensor<?xi1>) -> tensor<?xcomplex<f64>>
  %2 = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xf8E4M3FN>
  %3 = stablehlo.convert %x : tensor<3xf32>
  return %0, %1, %2 : tensor<3xi32>, tensor<?xcomplex<f64>>, tensor<3xf8E4M3FN>
}
