// run: refused run --backend=interp --input=2xi32=3,2 --input=2xf32=1,2 --input=3xf32=1,2,3
// run: refused run --backend=c --input=2xi32=3,2 --input=2xf32=1,2 --input=3xf32=1,2,3
// run: refused run --backend=ptx-sim --input=2xi32=3,2 --input=2xf32=1,2 --input=3xf32=1,2,3
// run: refused run --backend=interp --entry=sum --input=2xf32=1,2 --input=3xf32=1,2,3
// run: refused run --backend=c --entry=sum --input=2xf32=1,2 --input=3xf32=1,2,3
// run: refused run --backend=ptx-sim --entry=sum --input=2xf32=1,2 --input=3xf32=1,2,3
// run: refused run --backend=c --entry=huge --input=0xf32= --input=3xi64=4294967296,4294967296,0
// Sizes that arrive with the arguments and do not fit: those that a type states, those of operands, those beyond memory.
func.func @main(%s: tensor<2xi32>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<2x3xi32> {
  %0 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

func.func @sum(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// 2^64 elements before the extent of 0.
func.func @huge(%x: tensor<?xf32>, %s: tensor<3xi64>) -> tensor<?x?x?xf32> {
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
