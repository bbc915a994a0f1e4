// run: opt chlo-legalize-to-stablehlo
// run: opt chlo-legalize-to-stablehlo --mlir-print-debuginfo
func.func @sums(%x: tensor<3x2xi32>, %init: tensor<3xi32>) -> (tensor<3x2xi32>, tensor<3xi32>) {
  %0:2 = chlo.scan(%x) inits(%init) dimension=1 {
  ^bb0(%a: tensor<3xi32>, %b: tensor<3xi32>):
    %1 = chlo.broadcast_add %a, %b : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    stablehlo.return %1, %1 : tensor<3xi32>, tensor<3xi32>
  } : (tensor<3x2xi32>, tensor<3xi32>) -> (tensor<3x2xi32>, tensor<3xi32>)
  return %0#0, %0#1 : tensor<3x2xi32>, tensor<3xi32>
}
