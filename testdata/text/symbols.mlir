// run: roundtrip
// Names of symbols: plain, quoted, nested, and those of the parts of modules.
module @outer {
  func.func private @plain_name$.1()
  func.func private @"with space and \22quote\22"()
  func.func private @"1starts_with_digit"()
  module @inner attributes {t.x} {
    func.func @main() {
      call @"with space"() : () -> ()
      return
    }
    func.func private @"with space"()
  }
}
