// run: roundtrip --allow-unregistered-dialect
// Names of values are not kept; numbers and suggested names take their places.
func.func @f(%first: i32, %second: i32, %0: i32) -> i32 {
  %long_name = "t.op"(%first) : (i32) -> i32
  %x:3 = "t.three"(%second, %0) : (i32, i32) -> (i32, i32, i32)
  %dash-and.dot$ = "t.op"(%x#2) : (i32) -> i32
  %c = stablehlo.constant dense<1> : tensor<i32>
  %c_again = stablehlo.constant dense<2> : tensor<i32>
  %cst = stablehlo.constant dense<1.0> : tensor<f32>
  %cst_more = stablehlo.constant dense<2.0> : tensor<f32>
  "t.nest"() ({
    %inner = "t.op"(%long_name) : (i32) -> i32
    %c3 = stablehlo.constant dense<3> : tensor<i32>
  }) : () -> ()
  "t.nest"() ({
  ^bb0(%arg: i32, %other: i32):
    %inner = "t.op"(%other) : (i32) -> i32
  }, {
    %inner = "t.op"(%long_name) : (i32) -> i32
  }) : () -> ()
  return %x#1 : i32
}
