// run: roundtrip
func.func @f(%m: memref<2x3xf32>, %i: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<2x3xf32>
  memref.store %v, %m[%i, %i] : memref<2x3xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.cast %m : memref<2x3xf32> to memref<?x3xf32>
  memref.dealloc %1 : memref<4xf32>
  return %0 : f32
}
