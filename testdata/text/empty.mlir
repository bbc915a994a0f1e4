// run: roundtrip
// A file without a module gets one.
