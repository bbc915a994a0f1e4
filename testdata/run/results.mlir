// run: run --input=3xf32=1,2,3 --input=i32=7
// Each result is one line.
func.func @main(%x: tensor<3xf32>, %i: tensor<i32>) -> (tensor<3xf32>, tensor<i32>, tensor<2x2xi1>) {
  %0 = stablehlo.add %x, %x : tensor<3xf32>
  %1 = stablehlo.multiply %i, %i : tensor<i32>
  %2 = stablehlo.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  return %0, %1, %2 : tensor<3xf32>, tensor<i32>, tensor<2x2xi1>
}
