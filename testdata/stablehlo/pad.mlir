// run: roundtrip
func.func @f(%x: tensor<2x3xi32>, %v: tensor<i32>, %d: tensor<?x3xi32>) -> (tensor<5x9xi32>, tensor<?x1xi32>) {
  %0 = stablehlo.pad %x, %v, low = [0, 1], high = [2, 1], interior = [1, 2] : (tensor<2x3xi32>, tensor<i32>) -> tensor<5x9xi32>
  %1 = stablehlo.pad %d, %v, low = [1, -1], high = [0, -1], interior = [0, 0] : (tensor<?x3xi32>, tensor<i32>) -> tensor<?x1xi32>
  return %0, %1 : tensor<5x9xi32>, tensor<?x1xi32>
}
