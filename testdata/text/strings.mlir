// run: roundtrip --allow-unregistered-dialect
// Escapes in strings, and text that is no ASCII.
"t.op"() {a = "tab\tnewline\nquote\"backslash\\", b = "\09\0A\22\5C\7F\E2\82\AC", c = "é€𝄞", "k\22ey" = 1} : () -> ()
