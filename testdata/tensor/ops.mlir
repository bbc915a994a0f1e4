// run: roundtrip
func.func @f(%x: tensor<?x3xf32>, %i: index, %v: f32) -> tensor<2xf32> {
  %0 = tensor.dim %x, %i : tensor<?x3xf32>
  %1 = tensor.extract %x[%i, %0] : tensor<?x3xf32>
  %2 = tensor.insert %v into %x[%i, %i] : tensor<?x3xf32>
  %3 = tensor.from_elements %v, %1 : tensor<2xf32>
  %4 = tensor.cast %2 : tensor<?x3xf32> to tensor<*xf32>
  %5 = tensor.empty(%i) : tensor<?x4xf32>
  %6 = tensor.empty() : tensor<4xf32>
  %7 = tensor.from_elements : tensor<0xindex>
  return %3 : tensor<2xf32>
}
