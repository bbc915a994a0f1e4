// run: opt to-hextir
// run: run --backend=interp --input=0xf32=
// run: run --backend=c --input=0xf32=
// What is the same in all turns of a loop is loaded before it; not here, where there is nothing to load.
func.func @main(%x: tensor<0xf32>) -> tensor<0x1xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<0xf32>) -> tensor<2x0xf32>
  %1 = stablehlo.abs %0 : tensor<2x0xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x0xf32>) -> tensor<0x1xf32>
  return %2 : tensor<0x1xf32>
}
