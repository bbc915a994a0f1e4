// run: roundtrip
// Shapes: static, dynamic, ranked and not, bounded, with an encoding.
func.func private @static(tensor<f32>, tensor<2xf32>, tensor<2x3x4xi1>, tensor<0x1xf64>)
func.func private @dynamic(tensor<?xf32>, tensor<2x?x3xf32>, tensor<?x?xui8>)
func.func private @unranked(tensor<*xf32>) -> tensor<*xi32>
func.func private @bounded(tensor<?x4xf32, #stablehlo.bounds<3, ?>>, tensor<?x?xf32, #stablehlo.type_extensions<bounds = [7, 9]>>)
func.func private @encoded(tensor<2x3xf32, "row">, tensor<4xf32, 7 : i32>, tensor<4xf32, {a = 1 : i64}>)
func.func private @elements(tensor<2xcomplex<f32>>, tensor<2xindex>, tensor<2xvector<4xf32>>, tensor<2x!shape.size>)
