// run: roundtrip
func.func @f(%x: tensor<4x5xi32>, %y: tensor<4x5xi32>) -> tensor<4x5xi64> {
  %0 = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.multiply %a, %b : tensor<i32>
    %2 = stablehlo.convert %1 : (tensor<i32>) -> tensor<i64>
    stablehlo.return %2 : tensor<i64>
  }) : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi64>
  return %0 : tensor<4x5xi64>
}
