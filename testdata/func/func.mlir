// run: roundtrip
// Functions: declared and defined, with attributes on the whole, on arguments and on results.
func.func private @declared(i32, tensor<2xf32>) -> i1
func.func private @named_arguments(i32 {t.a}, f32)
func.func private @results() -> (i32 {t.r = 1 : i8}, f32)
func.func private @one_result_with_attribute() -> (i32 {t.r})
func.func private @attributes() attributes {t.x = "y", t.unit}
func.func @public() {
  return
}
func.func public @said_public() {
  return
}
func.func nested @nested(%a: i32) -> (i32, i32) {
  return %a, %a : i32, i32
}
func.func @everything(%a: i32 {t.a = 1 : i64, t.b}, %b: f32) -> (f32 {t.r}, i32) attributes {t.x} {
  return %b, %a : f32, i32
}
func.func private @function_result() -> (() -> ())
