// run: opt inline
// A private function that an attribute or a constant names stays.
func.func @main(%x: i32) -> (i32, () -> i32) attributes {t.keeps = @named} {
  %0 = call @called(%x) : (i32) -> i32
  %1 = constant @address : () -> i32
  return %0, %1 : i32, () -> i32
}
func.func private @called(%x: i32) -> i32 {
  return %x : i32
}
func.func private @named() {
  return
}
func.func private @address() -> i32 {
  %0 = call @seven() : () -> i32
  return %0 : i32
}
func.func private @seven() -> i32 {
  %0 = arith.constant 7 : i32
  return %0 : i32
}
func.func private @nobody() {
  return
}
