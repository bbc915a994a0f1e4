// run: roundtrip
// How floats are spelled: shortest decimal text that gives the value back, else bits.
func.func @floats() {
  %0 = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.14159274, 1.0e10, 1.0e-10]> : tensor<7xf32>
  %1 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001]> : tensor<5xf32>
  %2 = stablehlo.constant dense<[3.40282347E+38, 1.17549435E-38, 1.4E-45]> : tensor<3xf32>
  %3 = stablehlo.constant dense<[0.1, 0.30000000000000004, 1.7976931348623157E+308, 5.0E-324]> : tensor<4xf64>
  %4 = stablehlo.constant dense<[0.1, 65504.0, 6.0E-8, 0x7C00]> : tensor<4xf16>
  %5 = stablehlo.constant dense<[0.1, 3.38953139E+38, 0xFF80, 0x7FC0]> : tensor<4xbf16>
  %6 = stablehlo.constant dense<16777216.0> : tensor<f32>
  %7 = stablehlo.constant dense<123456.7> : tensor<f64>
  return
}
