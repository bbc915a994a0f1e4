// run: roundtrip
// Elements as one string of hexadecimal digits, which is also how more than a hundred are printed.
func.func @hex() {
  %0 = stablehlo.constant dense<"0x0000803F000000400000404000008040"> : tensor<4xf32>
  %1 = stablehlo.constant dense<"0x01FF"> : tensor<2xi8>
  %2 = stablehlo.constant dense<"0x0000803F0000803F"> : tensor<2xf32>
  %3 = stablehlo.constant dense<"0x05"> : tensor<8xi1>
  %4 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F6061626364656667"> : tensor<104xi8>
  return
}
