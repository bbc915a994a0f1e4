// run: roundtrip
func.func @f(%x: tensor<3x9xcomplex<f32>>, %r: tensor<3x9xf32>) -> (tensor<3x9xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x9xf32>) {
  %0 = stablehlo.fft %x, type = FFT, length = [9] : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xcomplex<f32>>
  %1 = stablehlo.fft %0, type = IFFT, length = [3, 9] : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xcomplex<f32>>
  %2 = stablehlo.fft %r, type = RFFT, length = [9] : (tensor<3x9xf32>) -> tensor<3x5xcomplex<f32>>
  %3 = stablehlo.fft %2, type = IRFFT, length = [9] : (tensor<3x5xcomplex<f32>>) -> tensor<3x9xf32>
  return %1, %2, %3 : tensor<3x9xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x9xf32>
}
