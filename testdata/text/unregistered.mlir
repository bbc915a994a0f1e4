// run: roundtrip --allow-unregistered-dialect
// What no dialect knows stays as it was written: properties apart from attributes, types and attributes as text.
func.func @f(%a: !odd.type<"x", [1]>) -> !odd<tuple i32> {
  %0 = "odd.op"(%a) <{p = 1 : i32, q = #odd.attr}> {d = #odd<x y>} : (!odd.type<"x", [1]>) -> !odd<tuple i32>
  "odd.no_result"() : () -> ()
  return %0 : !odd<tuple i32>
}
