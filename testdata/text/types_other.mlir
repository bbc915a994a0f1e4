// run: roundtrip
// Tuples, functions, vectors, memory references and none.
func.func private @tuples(tuple<>, tuple<i32>, tuple<tensor<f32>, tuple<i1, f64>>)
func.func private @functions(() -> (), (i32) -> f32, (i32, i64) -> (f32, f64), (() -> i32) -> (), () -> (() -> i32))
func.func private @vectors(vector<4xf32>, vector<2x3xi8>, vector<[4]xf32>, vector<2x[4]x3xf16>, vector<f32>)
func.func private @memory(memref<2x3xf32>, memref<?xi8>, memref<*xf32>, memref<4xf32, 1>, memref<4xf32, "space">)
func.func private @layouts(memref<2x3xf32, strided<[3, 1]>>, memref<2x3xf32, strided<[?, 1], offset: ?>>, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>)
func.func private @nothing(none) -> none
