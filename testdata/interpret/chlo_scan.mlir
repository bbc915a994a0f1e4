// run: interpret
// chlo.scan forwards and backwards, along an inner dimension, without inputs, and without a place to visit.
func.func @main() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0> : tensor<2xi32>

  %up:2 = chlo.scan(%x) inits(%zeros) dimension=1 {
  ^bb0(%input: tensor<2xi32>, %carry: tensor<2xi32>):
    %sum = stablehlo.add %input, %carry : tensor<2xi32>
    stablehlo.return %carry, %sum : tensor<2xi32>, tensor<2xi32>
  } : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %up#0, dense<[[0, 1, 3], [0, 4, 9]]> : tensor<2x3xi32>
  check.expect_eq_const %up#1, dense<[6, 15]> : tensor<2xi32>

  %down:2 = chlo.scan(%x) inits(%zeros) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2xi32>, %carry: tensor<2xi32>):
    %sum = stablehlo.add %input, %carry : tensor<2xi32>
    stablehlo.return %sum, %sum : tensor<2xi32>, tensor<2xi32>
  } : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %down#0, dense<[[6, 5, 3], [15, 11, 6]]> : tensor<2x3xi32>
  check.expect_eq_const %down#1, dense<[6, 15]> : tensor<2xi32>

  %powers:2 = chlo.scan() inits(%zero) dimension=0 attributes {scan_dim_size = 4 : i64} {
  ^bb0(%carry: tensor<i32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %twice = stablehlo.add %carry, %carry : tensor<i32>
    %next = stablehlo.add %twice, %one : tensor<i32>
    stablehlo.return %next, %next : tensor<i32>, tensor<i32>
  } : (tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  check.expect_eq_const %powers#0, dense<[1, 3, 7, 15]> : tensor<4xi32>
  check.expect_eq_const %powers#1, dense<15> : tensor<i32>

  %nothing = stablehlo.constant dense<> : tensor<0xi32>
  %empty:2 = chlo.scan(%nothing) inits(%zero) dimension=0 {
  ^bb0(%input: tensor<i32>, %carry: tensor<i32>):
    %sum = stablehlo.add %input, %carry : tensor<i32>
    stablehlo.return %sum, %sum : tensor<i32>, tensor<i32>
  } : (tensor<0xi32>, tensor<i32>) -> (tensor<0xi32>, tensor<i32>)
  check.expect_eq_const %empty#0, dense<> : tensor<0xi32>
  check.expect_eq_const %empty#1, dense<0> : tensor<i32>
  return
}
