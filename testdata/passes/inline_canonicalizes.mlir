// run: opt inline
// Every function is canonicalized, also one without calls: unused constants go, equal ones are merged and stand first.
func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.add %x, %x : tensor<i32>
  %unused = stablehlo.constant dense<7> : tensor<i32>
  %a = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.add %a, %b : tensor<i32>
  %2 = stablehlo.add %0, %1 : tensor<i32>
  %dead = stablehlo.multiply %0, %1 : tensor<i32>
  return %2 : tensor<i32>
}
