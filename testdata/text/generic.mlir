// run: roundtrip --allow-unregistered-dialect
// The generic form: operands, successors, properties, regions, attributes, type.
%0:2 = "t.two"() : () -> (i32, f32)
%1 = "t.props"(%0#0) <{a = 1 : i64}> {b = "discardable"} : (i32) -> i32
"t.regions"(%0#1) ({
}, {
  "t.in"() : () -> ()
}) {k} : (f32) -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) {function_type = (i32) -> i32, sym_name = "g"} : () -> ()
