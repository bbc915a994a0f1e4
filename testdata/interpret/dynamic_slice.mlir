// run: interpret
// Start indices are moved so that the slice lies inside.
func.func @main() {
  %x = stablehlo.iota dim = 0 : tensor<5xi32>
  %far = stablehlo.constant dense<9> : tensor<i64>
  %before = stablehlo.constant dense<-9> : tensor<i64>
  %u = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %a = stablehlo.dynamic_slice %x, %far, sizes = [2] : (tensor<5xi32>, tensor<i64>) -> tensor<2xi32>
  %b = stablehlo.dynamic_slice %x, %before, sizes = [2] : (tensor<5xi32>, tensor<i64>) -> tensor<2xi32>
  %c = stablehlo.dynamic_update_slice %x, %u, %far : (tensor<5xi32>, tensor<2xi32>, tensor<i64>) -> tensor<5xi32>
  check.expect_eq_const %a, dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %b, dense<[0, 1]> : tensor<2xi32>
  check.expect_eq_const %c, dense<[0, 1, 2, 10, 20]> : tensor<5xi32>
  return
}
