// run: verify
// expected-error @+1 {{expected non-function type}}
func.func private @f(tensr<f32>)
// -----
// expected-error @+1 {{invalid tensor element type}}
func.func private @f(tensor<2xtensor<f32>>)
// -----
// expected-error @+1 {{invalid element type for complex}}
func.func private @f(complex<tensor<f32>>)
// -----
// expected-error @+1 {{vector types must have positive constant sizes but got 0}}
func.func private @f(vector<0xf32>)
// -----
// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(tensor<2 3xf32>)
// -----
// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
func.func private @f(i16777216)
// -----
// expected-error @+1 {{undefined symbol alias id 't'}}
func.func private @f(!t)
