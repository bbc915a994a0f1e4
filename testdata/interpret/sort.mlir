// run: interpret
func.func @main() {
  %k = stablehlo.constant dense<[3, 1, 2, 1]> : tensor<4xi32>
  %v = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %s:2 = "stablehlo.sort"(%k, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %s#0, dense<[1, 1, 2, 3]> : tensor<4xi32>
  check.expect_eq_const %s#1, dense<[1, 3, 2, 0]> : tensor<4xi32>
  %m = stablehlo.constant dense<[[3, 1], [2, 4]]> : tensor<2x2xi32>
  %cols = "stablehlo.sort"(%m) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %gt : tensor<i1>
  }) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %cols, dense<[[3, 4], [2, 1]]> : tensor<2x2xi32>
  return
}
