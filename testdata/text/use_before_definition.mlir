// run: roundtrip --allow-unregistered-dialect
// In a region that is a graph a value may be used before the line that defines it.
"t.use"(%later, %two#1) : (i32, f32) -> ()
%later = "t.def"() : () -> i32
%two:2 = "t.def"() : () -> (i32, f32)
