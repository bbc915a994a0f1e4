// run: opt strip-debuginfo --mlir-print-debuginfo
// Every location becomes unknown, those of arguments too.
#named = loc("named"("a.py":1:2))
func.func @f(%x: tensor<f32> loc("x")) -> tensor<f32> {
  %0 = stablehlo.negate %x : tensor<f32> loc(#named)
  return %0 : tensor<f32> loc(callsite("a" at "b"))
} loc("f")
