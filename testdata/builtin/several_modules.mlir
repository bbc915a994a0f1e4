// run: roundtrip
// Several ops at the top are put into one module, also when they are modules.
module @a {
}
module @b {
}
