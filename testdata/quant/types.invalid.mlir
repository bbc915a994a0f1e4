// run: verify
// expected-error @+1 {{illegal storage type maximum: 300}}
func.func private @f(!quant.uniform<i8<0:300>:f32, 1.0>)
// -----
// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32, 0.0>)
