// run: opt symbol-dce
// Symbols of nested modules: seen from outside only when they are not private.
module {
  func.func @main() attributes {t.uses = @kept::@reached} {
    return
  }
  module @kept attributes {sym_visibility = "private"} {
    func.func nested @reached() {
      return
    }
    func.func nested @not_reached() {
      return
    }
    func.func private @hidden()
  }
  module @dropped attributes {sym_visibility = "private"} {
    func.func @f() {
      return
    }
  }
}
