// run: roundtrip
// Comments are no part of the program. // Nor is this.
func.func @f(%a: i32) -> i32 { // after a brace
  // before an op
  return %a // between
    : i32
}// at the end
