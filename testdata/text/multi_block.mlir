// run: roundtrip --allow-unregistered-dialect
// Blocks, their arguments, and successors that come later.
func.func @f(%c: i1, %x: i32) -> i32 {
  "t.branch"(%c)[^yes, ^no] : (i1) -> ()
^no:
  "t.jump"(%x)[^end] : (i32) -> ()
^yes:
  %y = "t.use"(%x) : (i32) -> i32
  "t.jump"(%y)[^end] : (i32) -> ()
^end:
  return %x : i32
}
"t.graph"() ({
^a(%x: i32):
  "t.jump"()[^b] : () -> ()
^b:
  "t.jump"()[^c, ^b] : () -> ()
^c:
  "t.jump"()[^b] : () -> ()
}) : () -> ()
