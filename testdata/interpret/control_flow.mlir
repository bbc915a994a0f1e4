// run: interpret
func.func @main() {
  %n = stablehlo.constant dense<5> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %zero, %f = %one) : tensor<i32>, tensor<i32>
  cond {
    %lt = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %product = stablehlo.multiply %f, %next : tensor<i32>
    stablehlo.return %next, %product : tensor<i32>, tensor<i32>
  }
  %p = stablehlo.compare GT, %loop#1, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %if = "stablehlo.if"(%p) ({
    stablehlo.return %n : tensor<i32>
  }, {
    stablehlo.return %zero : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  %case = "stablehlo.case"(%one) ({
    stablehlo.return %zero : tensor<i32>
  }, {
    stablehlo.return %n : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %outside = "stablehlo.case"(%n) ({
    stablehlo.return %n : tensor<i32>
  }, {
    stablehlo.return %one : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %map = "stablehlo.map"(%n, %one) <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %d = stablehlo.subtract %a, %b : tensor<i32>
    stablehlo.return %d : tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %barrier = stablehlo.optimization_barrier %n : tensor<i32>
  check.expect_eq_const %loop#0, dense<5> : tensor<i32>
  check.expect_eq_const %loop#1, dense<120> : tensor<i32>
  check.expect_eq_const %if, dense<5> : tensor<i32>
  check.expect_eq_const %case, dense<5> : tensor<i32>
  check.expect_eq_const %outside, dense<1> : tensor<i32>
  check.expect_eq_const %map, dense<4> : tensor<i32>
  check.expect_eq_const %barrier, dense<5> : tensor<i32>
  return
}
