// run: compile --emit=mlir-hetero --placement=linear=cuda,broadcast=cuda
// The seed's program, and one op of each kind; what is written here is read by iree-opt.
func.func @main() {
  %a = hexir.constant dense<[[3.0, 1.0], [2.0, 2.0]]> : tensor<2x2xf64>
  %b = hexir.constant dense<[[1.0, 5.0], [5.0, 2.0]]> : tensor<2x2xf64>
  %m = hexir.linear %a, %b : tensor<2x2xf64>
  %r = hexir.relu %m : tensor<2x2xf64>
  hexir.print %r : tensor<2x2xf64>
  return
}
func.func @structured(%x: tensor<2x3xf32>, %i: tensor<2x3xui8>, %z: tensor<f32>, %d: tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<2xf32>, tensor<3x3xf32>, tensor<2x2xi32>) {
  %0 = hexir.compute %x, %i : (tensor<2x3xf32>, tensor<2x3xui8>) -> tensor<2x3xf32> {
  ^bb0(%a: f32, %b: i8):
    %c = arith.uitofp %b : i8 to f32
    %p = arith.mulf %a, %c : f32
    %q = hextir.logistic %p : f32
    hexir.yield %q : f32
  }
  %1:2 = hexir.reduce %x, %x init %z, %z dims [1] : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>) {
  ^bb0(%s: f32, %m: f32, %a: f32, %b: f32):
    %t = arith.addf %s, %a : f32
    %n = arith.maximumf %m, %b : f32
    hexir.yield %t, %n : f32, f32
  }
  %2 = hexir.contract %d, %d batch [] x [] contract [0] x [0] in f64 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<3x3xf32>
  %3 = hexir.contract %i, %i batch [] x [] contract [1] x [1] : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x2xi32>
  return %0, %1#1, %2, %3 : tensor<2x3xf32>, tensor<2xf32>, tensor<3x3xf32>, tensor<2x2xi32>
}
func.func @saturated(%x: tensor<2xf32>) -> tensor<2xui8> {
  %0 = hexir.cast %x : (tensor<2xf32>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}
func.func @views(%x: tensor<2x3xf32>, %v: tensor<f32>, %s: tensor<ui32>, %u: tensor<1x2xf32>, %d: tensor<?x3xf32>, %e: tensor<?x1xf32>, %n: tensor<2xi32>) {
  %0 = hexir.broadcast %x dims [0, 2] : (tensor<2x3xf32>) -> tensor<2x5x3xf32>
  %1 = hexir.broadcast %e sizes(%n : tensor<2xi32>) dims [0, 1] : (tensor<?x1xf32>) -> tensor<?x4xf32>
  %2 = hexir.reshape %d : (tensor<?x3xf32>) -> tensor<3x?xf32>
  %3 = hexir.transpose %d perm [1, 0] : (tensor<?x3xf32>) -> tensor<3x?xf32>
  %4 = hexir.slice %x from [0, 1] to [2, 3] step [1, 2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %5 = hexir.reverse %d dims [0] : tensor<?x3xf32>
  %6 = hexir.pad %x, %v low [1, -1] high [0, 2] interior [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
  %7 = hexir.concatenate %x, %d dim 0 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %8 = hexir.dynamic_slice %x at (%s, %s) sizes [1, 2] : (tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<1x2xf32>
  %9 = hexir.dynamic_update_slice %d, %u at (%s, %s) : (tensor<?x3xf32>, tensor<1x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<?x3xf32>
  return
}
func.func @control(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>) {
  %0 = hexir.if %p : (tensor<i1>) -> tensor<2xf32> {
    hexir.yield %x : tensor<2xf32>
  } else {
    %1 = hexir.relu %x : tensor<2xf32>
    hexir.yield %1 : tensor<2xf32>
  }
  %2:2 = hexir.while %0, %i : (tensor<2xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<i32>) cond {
  ^bb0(%a: tensor<2xf32>, %n: tensor<i32>):
    hexir.yield %p : tensor<i1>
  } do {
  ^bb0(%a: tensor<2xf32>, %n: tensor<i32>):
    hexir.yield %a, %n : tensor<2xf32>, tensor<i32>
  }
  %3 = "hexir.case"(%i) ({
    hexir.yield %2#0 : tensor<2xf32>
  }, {
    hexir.yield %0 : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  %4 = hexir.iota dim 0 : tensor<2xui8>
  %5 = hexir.dim %x dim 0 : (tensor<2xf32>) -> tensor<i32>
  hexir.assert %p, "expected {0} rows" values(%5 : tensor<i32>) : tensor<i1>
  return %3, %5 : tensor<2xf32>, tensor<i32>
}
hexir.func @callee(%x: tensor<2xui8>) -> tensor<2xui8> {
  %0 = hexir.call @callee(%x) : (tensor<2xui8>) -> tensor<2xui8>
  %1 = hexir.fusion %0 : (tensor<2xui8>) -> tensor<2xui8> {
  ^bb0(%a: tensor<2xui8>):
    %b = hexir.relu %a : tensor<2xui8>
    hexir.yield %b : tensor<2xui8>
  }
  hexir.return %1 : tensor<2xui8>
}
