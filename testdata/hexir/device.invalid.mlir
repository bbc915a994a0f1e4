// run: verify
func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.relu' op attribute 'device' must be a string, but got 1 : i32}}
  %0 = hexir.relu %x {device = 1 : i32} : tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.relu' op attribute 'device' must be written "cuda", but got "gpu"}}
  %0 = hexir.relu %x {device = "gpu"} : tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.relu' op attribute 'device' must be one of "cpu" or "cuda", but got "tpu"}}
  %0 = hexir.relu %x {device = "tpu"} : tensor<2x3xf32>
  return
}

// -----

// expected-error @+1 {{'hextir.prim_func' op attribute 'device' must be one of "cpu" or "cuda", but got "tpu"}}
hextir.prim_func @k(%a: memref<2xf32>) attributes {device = "tpu"} {
  hextir.return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'hexir.transfer' op attribute 'target' must be written "cuda", but got "gpu"}}
  %0 = hexir.transfer %x to "gpu" : tensor<2x3xf32>
  return
}
