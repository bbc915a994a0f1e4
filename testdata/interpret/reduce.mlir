// run: interpret
func.func @main() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %rows = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %all = stablehlo.reduce(%x init: %zero) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<i32>
  %chain = stablehlo.reduce(%x init: %zero) across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %s = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }
  check.expect_eq_const %rows, dense<[6, 15]> : tensor<2xi32>
  check.expect_eq_const %chain, dense<[123, 456]> : tensor<2xi32>
  check.expect_eq_const %all, dense<6> : tensor<i32>
  return
}
