// run: verify
func.func private @buffer(memref<2x?xf32>) -> memref<i32>
