// run: roundtrip
func.func @f(%x: f32, %t: tensor<2xf32>) -> f32 {
  %0 = math.absf %x : f32
  %1 = math.log %0 : f32
  %2 = math.sin %1 fastmath<afn> : f32
  %3 = math.powf %2, %x : f32
  %4 = math.exp %t : tensor<2xf32>
  %5 = math.fma %3, %x, %0 : f32
  return %5 : f32
}
