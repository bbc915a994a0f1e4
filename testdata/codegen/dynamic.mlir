// run: run --backend=interp --input=3x4xf32=1,2,3,4,5,6,7,8,9,10,11,12 --input=2x4xf32=1,0,-1,2,3,-3,0.5,4
// run: run --backend=c --input=3x4xf32=1,2,3,4,5,6,7,8,9,10,11,12 --input=2x4xf32=1,0,-1,2,3,-3,0.5,4
// run: run --backend=ptx-sim --input=3x4xf32=1,2,3,4,5,6,7,8,9,10,11,12 --input=2x4xf32=1,0,-1,2,3,-3,0.5,4
// Extents that arrive with the arguments, through products, sums, views, sizes, branches and loops.
func.func @main(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> (tensor<?x?xf32>, tensor<?x4xf32>, tensor<?xf32>, tensor<?x4xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %more = stablehlo.compare GE, %n, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%more, %n) {api_version = 2 : i32, error_message = "expected a row at least, found {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  %t = stablehlo.transpose %y, dims = [1, 0] : (tensor<?x4xf32>) -> tensor<4x?xf32>
  %product = stablehlo.dot_general %x, %t, contracting_dims = [1] x [0] : (tensor<?x4xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  %all = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %sum = stablehlo.reduce(%all init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x4xf32>, tensor<f32>) -> tensor<?xf32>
  %m = stablehlo.get_dimension_size %all, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %list = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %sizes = stablehlo.concatenate %list, %four, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %wide = stablehlo.dynamic_broadcast_in_dim %sum, %sizes, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %scaled = stablehlo.divide %all, %wide : tensor<?x4xf32>
  %loop:2 = stablehlo.while(%i = %one, %v = %x) : tensor<i32>, tensor<?x4xf32>
   cond {
    %bound = stablehlo.constant dense<3> : tensor<i32>
    %c = stablehlo.compare LT, %i, %bound : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %longer = stablehlo.concatenate %v, %y, dim = 0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    stablehlo.return %j, %longer : tensor<i32>, tensor<?x4xf32>
  }
  %either = "stablehlo.if"(%more) ({
    %r = stablehlo.reverse %loop#1, dims = [0] : tensor<?x4xf32>
    stablehlo.return %r : tensor<?x4xf32>
  }, {
    stablehlo.return %y : tensor<?x4xf32>
  }) : (tensor<i1>) -> tensor<?x4xf32>
  return %product, %scaled, %sum, %either, %m : tensor<?x?xf32>, tensor<?x4xf32>, tensor<?xf32>, tensor<?x4xf32>, tensor<i32>
}
