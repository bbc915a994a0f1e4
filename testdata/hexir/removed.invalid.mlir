// run: verify
func.func @f(%a: tensor<2x2xf64>, %b: tensor<2x2xf64>) {
  // expected-error @+1 {{'ls_gpu.matmul' was removed: write `hexir.linear … {device = "cuda"}`}}
  %0 = ls_gpu.matmul %a, %b : tensor<2x2xf64>
  return
}

// -----

func.func @f(%a: tensor<2x2xf64>, %b: tensor<2x2xf64>) {
  // expected-error @+1 {{'ls_cpu.add' was removed: write `hexir.add … {device = "cpu"}`}}
  %0 = "ls_cpu.add"(%a, %b) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  return
}

// -----

func.func @f(%a: tensor<2x2xf64>, %b: tensor<2x2xf64>) {
  // expected-error @+1 {{'ls_cpu.mul' was removed: write `hexir.mul … {device = "cpu"}`}}
  %0 = ls_cpu.mul %a, %b : tensor<2x2xf64>
  return
}

// -----

func.func @f(%a: tensor<2x2xf64>) {
  // expected-error @+1 {{'ls_gpu.relu' was removed: write `hexir.relu … {device = "cuda"}`}}
  %0 = ls_gpu.relu %a : tensor<2x2xf64>
  return
}

// -----

func.func @f(%a: tensor<2x2xf64>) {
  // expected-error @+1 {{'ls_gpu.conv' was removed: write an op of 'hexir' with the attribute `{device = "cuda"}`}}
  %0 = ls_gpu.conv %a : tensor<2x2xf64>
  return
}
