// run: roundtrip --allow-unregistered-dialect
// Locations may be named before and after their use; arguments of functions and blocks have them, too.
#early = loc("early.py":1:1)
func.func @f(%a: i32 loc("a"), %b: i32 {t.x} loc(#late)) -> i32 {
  "t.op"(%a) ({
  ^bb0(%c: i32 loc("c"("c.py":5:6)), %d: f32):
    "t.end"() : () -> () loc(#early)
  }) : (i32) -> () loc(#late)
  return %b : i32 loc(#nested)
} loc(#early)
#late = loc("late.py":2:2)
#nested = loc(callsite(#late at #early))
