// run: roundtrip
// Calls, direct and through a value.
func.func private @g(i32, f32) -> (f32, i32)
func.func private @nothing()
func.func @f(%a: i32, %b: f32) -> f32 {
  call @nothing() : () -> ()
  %0:2 = call @g(%a, %b) : (i32, f32) -> (f32, i32)
  %1 = constant @g : (i32, f32) -> (f32, i32)
  %2:2 = call_indirect %1(%a, %0#0) : (i32, f32) -> (f32, i32)
  %3:2 = func.call @g(%2#1, %b) {t.note = 1 : i32} : (i32, f32) -> (f32, i32)
  func.return %3#0 : f32
}
