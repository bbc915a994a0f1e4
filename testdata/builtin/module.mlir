// run: roundtrip
// Modules: with and without a name, nested, with attributes.
module @outer attributes {t.x = 1 : i32} {
  module {
    func.func private @f()
  }
  module @inner {
  }
  builtin.module @spelled_out attributes {t.y} {
  }
}
