// run: refused translate --interpret
// An expectation that does not hold ends the run.
func.func @main() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  check.expect_eq_const %x, dense<[1, 2, 4]> : tensor<3xi64>
  return
}
