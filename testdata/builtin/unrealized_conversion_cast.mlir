// run: roundtrip
func.func @f(%a: i32, %b: f32) -> tensor<f32> {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1:2 = builtin.unrealized_conversion_cast %0, %b : i64, f32 to index, tensor<f32>
  %2 = builtin.unrealized_conversion_cast to i1
  builtin.unrealized_conversion_cast %a : i32 to tensor<f32> {t.note}
  return %1#1 : tensor<f32>
}
