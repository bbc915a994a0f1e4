// run: roundtrip --allow-unregistered-dialect
// Maps and sets get names when they are printed, numbered by their first use.
"t.op"() {m = affine_map<(d0) -> (d0)>} : () -> ()
"t.op"() {m = affine_map<(d0, d1) -> (d1)>, s = affine_set<(d0) : (d0 >= 0)>} : () -> ()
"t.op"() {m = affine_map<(d0) -> (d0)>, x = memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>} : () -> ()
