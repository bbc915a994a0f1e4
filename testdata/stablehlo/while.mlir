// run: roundtrip
func.func @counts(%n: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %acc = %x) : tensor<i32>, tensor<2xf32>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %one : tensor<i32>
    %2 = stablehlo.add %acc, %acc : tensor<2xf32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<2xf32>
  }
  return %0#1 : tensor<2xf32>
}
func.func @nested(%p: tensor<i1>) -> tensor<i1> {
  %0 = stablehlo.while(%a = %p) : tensor<i1> attributes {t.note = "outer"}
  cond {
    stablehlo.return %a : tensor<i1>
  } do {
    %1 = stablehlo.while(%b = %a) : tensor<i1>
    cond {
      stablehlo.return %b : tensor<i1>
    } do {
      %2 = stablehlo.not %b : tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }
    stablehlo.return %1 : tensor<i1>
  }
  return %0 : tensor<i1>
}
func.func @nothing_carried(%p: tensor<i1>) {
  stablehlo.while()
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return
  }
  return
}
