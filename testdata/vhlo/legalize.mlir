// run: opt stablehlo-legalize-to-vhlo
// run: opt stablehlo-legalize-to-vhlo vhlo-to-version=target=1.20.0 vhlo-legalize-to-stablehlo
// Absent attributes are written out in VHLO, and left out again on the way back.
module {
  func.func private @outside(tensor<2xf32>)
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token) -> (tensor<3x2xf32>, tensor<2x3xi1>) {
    %0 = stablehlo.cosine %arg0 : tensor<2x3xf32>
    %1 = stablehlo.compare LT, %0, %arg0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = stablehlo.transpose %0, dims = [1, 0] {x.note = "kept"} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %3 = stablehlo.custom_call @f(%2) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x2xf32>) -> tensor<3x2xf32>
    return %3, %1 : tensor<3x2xf32>, tensor<2x3xi1>
  }
}
