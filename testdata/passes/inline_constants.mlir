// run: opt inline
// Bodies bring their constants along; equal ones are merged, because the pass canonicalizes what it changed.
func.func @main() -> tensor<i32> {
  %0 = call @one() : () -> tensor<i32>
  %1 = call @one() : () -> tensor<i32>
  %2 = stablehlo.add %0, %1 : tensor<i32>
  return %2 : tensor<i32>
}
func.func private @one() -> tensor<i32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  return %c : tensor<i32>
}
