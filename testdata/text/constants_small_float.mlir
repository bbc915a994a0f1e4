// run: roundtrip
// Floats of eight bits and fewer.
func.func @floats() {
  %0 = stablehlo.constant dense<[0.0, 1.0, 448.0, -0.001953125, 0x7F]> : tensor<5xf8E4M3FN>
  %1 = stablehlo.constant dense<[0.0, 1.0, 57344.0, 0x7C, 0x7F]> : tensor<5xf8E5M2>
  %2 = stablehlo.constant dense<[0.0, 240.0, 0x80]> : tensor<3xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<[0.0, 57344.0, 0x80]> : tensor<3xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<[0.0, 30.0, 0x80]> : tensor<3xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[1.5, 0x78]> : tensor<2xf8E4M3>
  %6 = stablehlo.constant dense<[1.5, 0x70]> : tensor<2xf8E3M4>
  %7 = stablehlo.constant dense<[1.0, 2.0, 0xFF]> : tensor<3xf8E8M0FNU>
  %8 = stablehlo.constant dense<[7.5, -0.125]> : tensor<2xf6E2M3FN>
  %9 = stablehlo.constant dense<[28.0, 0.0625]> : tensor<2xf6E3M2FN>
  %10 = stablehlo.constant dense<[6.0, 0.5, -0.0]> : tensor<3xf4E2M1FN>
  return
}
