// run: opt symbol-dce
// Private symbols that nothing public reaches disappear.
func.func @main() {
  call @used() : () -> ()
  return
}
func.func private @used() {
  call @used_by_used() : () -> ()
  return
}
func.func private @used_by_used()
func.func private @unused() {
  call @unused_too() : () -> ()
  return
}
func.func private @unused_too()
func.func private @self() {
  call @self() : () -> ()
  return
}
