// run: roundtrip
// Types that belong to a dialect.
func.func private @stablehlo(!stablehlo.token, !stablehlo.future<tensor<2xf32>>, !stablehlo.future<tensor<2xf32>, tensor<i32>>)
func.func private @shape(!shape.shape, !shape.size, !shape.witness, !shape.value_shape)
func.func private @in_tuple(tuple<!stablehlo.token, tensor<f32>>)
