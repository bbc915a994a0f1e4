// run: filecheck
// run: filecheck --mlir-print-op-generic --check-prefix=GENERIC
// Our FileCheck on our own output.
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:.*]]: tensor<2xf32>)
// CHECK-NEXT: %[[A:[0-9]+]] = stablehlo.abs %[[X]]
// CHECK-NEXT: return %[[A]]
// CHECK-NOT: stablehlo
// GENERIC: "stablehlo.abs"(%arg0)
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.abs %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
