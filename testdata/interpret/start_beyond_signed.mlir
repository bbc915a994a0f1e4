// run: interpret
// A start beyond the signed range is clamped to the last one that fits (Spec: dynamic_slice).
func.func @main() {
  %x = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %start = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %slice = stablehlo.dynamic_slice %x, %start, sizes = [1] : (tensor<4xf32>, tensor<ui64>) -> tensor<1xf32>
  check.expect_eq_const %slice, dense<[3.0]> : tensor<1xf32>
  return
}
