// run: opt --mlir-print-op-generic
// run: opt --mlir-print-local-scope
// run: opt --mlir-print-debuginfo
// run: opt --mlir-print-local-scope --mlir-print-debuginfo
// run: opt --mlir-elide-elementsattrs-if-larger=4
// What the flags of the printer change.
func.func @f(%a: tensor<8xi32> loc("a")) -> tensor<8xi32> attributes {t.map = affine_map<(d0) -> (d0)>} {
  %0 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32> loc("c.py":1:2)
  %1 = stablehlo.constant dense<1> : tensor<8xi32> loc(callsite("f" at "c.py":3:4))
  %2 = stablehlo.add %a, %0 : tensor<8xi32> loc(fused["x", "y"])
  %3 = stablehlo.add %2, %1 : tensor<8xi32>
  return %3 : tensor<8xi32>
}
