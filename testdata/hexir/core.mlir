// run: roundtrip
func.func @sugar(%x: tensor<4x3xf32>, %w: tensor<3x2xf32>, %b: tensor<2xf32>, %i: tensor<5xui8>) {
  %0 = hexir.linear %x, %w, %b : (tensor<4x3xf32>, tensor<3x2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
  %1 = hexir.add %x, %x : tensor<4x3xf32>
  %2 = hexir.mul %i, %i : tensor<5xui8>
  %3 = hexir.relu %i : tensor<5xui8>
  %4 = hexir.leaky_relu %x {alpha = 0.2 : f64} : tensor<4x3xf32>
  %5 = hexir.leaky_relu %x : tensor<4x3xf32>
  %6 = hexir.elu %x {alpha = 1.0 : f64} : tensor<4x3xf32>
  %7 = hexir.sigmoid %x : tensor<4x3xf32>
  %8 = hexir.tanh %x : tensor<4x3xf32>
  %9 = hexir.swish %x : tensor<4x3xf32>
  %10 = hexir.mish %x : tensor<4x3xf32>
  %11 = hexir.gelu %x {approximate = "tanh"} : tensor<4x3xf32>
  %12 = hexir.gelu %x : tensor<4x3xf32>
  %13 = hexir.softmax %x {axis = 0 : i64} : tensor<4x3xf32>
  %14 = hexir.softmax %x {device = "cuda"} : tensor<4x3xf32>
  %15 = hexir.cast %i : (tensor<5xui8>) -> tensor<5xf16>
  %16 = hexir.iota dim 1 : tensor<2x3xi64>
  hexir.print %16 : tensor<2x3xi64>
  return
}

func.func @views(%x: tensor<2x3xf32>, %v: tensor<f32>, %s: tensor<i32>, %u: tensor<1x2xf32>, %d: tensor<?x3xf32>) {
  %0 = hexir.broadcast %x dims [0, 2] : (tensor<2x3xf32>) -> tensor<2x5x3xf32>
  %1 = hexir.reshape %x : (tensor<2x3xf32>) -> tensor<6xf32>
  %2 = hexir.transpose %x perm [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %3 = hexir.slice %x from [0, 1] to [2, 3] step [1, 2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %4 = hexir.reverse %x dims [1] : tensor<2x3xf32>
  %5 = hexir.pad %x, %v low [1, -1] high [0, 2] interior [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
  %6 = hexir.concatenate %x, %d dim 0 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %7 = hexir.dynamic_slice %x at (%s, %s) sizes [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %8 = hexir.dynamic_update_slice %x, %u at (%s, %s) : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %9 = hexir.transfer %x to "cuda" : tensor<2x3xf32>
  %10 = hexir.reshape %d : (tensor<?x3xf32>) -> tensor<3x?xf32>
  %11 = hexir.transpose %d perm [1, 0] : (tensor<?x3xf32>) -> tensor<3x?xf32>
  return
}

func.func @structured(%x: tensor<2x3xf32>, %i: tensor<2x3xui8>, %z: tensor<f32>, %y: tensor<4x3xf32>, %d: tensor<?x3xf32>) {
  %0 = hexir.compute %x, %i : (tensor<2x3xf32>, tensor<2x3xui8>) -> tensor<2x3xf32> {
  ^bb0(%a: f32, %b: i8):
    %c = arith.uitofp %b : i8 to f32
    %p = math.powf %a, %c : f32
    %q = hextir.logistic %p : f32
    hexir.yield %q : f32
  }
  %1 = hexir.compute : () -> tensor<2xf32> {
    %a = arith.constant 1.0 : f32
    hexir.yield %a : f32
  }
  %2:2 = hexir.reduce %x, %x init %z, %z dims [1] : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>) {
  ^bb0(%s: f32, %m: f32, %a: f32, %b: f32):
    %t = arith.addf %s, %a : f32
    %n = arith.maximumf %m, %b : f32
    hexir.yield %t, %n : f32, f32
  }
  %3 = hexir.contract %x, %y batch [] x [] contract [1] x [1] {note} : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
  %4 = hexir.contract %x, %y batch [] x [] contract [1] x [1] in f64 : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
  %5 = hexir.contract %d, %d batch [] x [] contract [0] x [0] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<3x3xf32>
  %6 = hexir.fusion %x : (tensor<2x3xf32>) -> tensor<2x3xf32> {
  ^bb0(%a: tensor<2x3xf32>):
    %b = hexir.relu %a : tensor<2x3xf32>
    hexir.yield %b : tensor<2x3xf32>
  }
  return
}

func.func @control(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<2xf32>) {
  %0 = hexir.if %p : (tensor<i1>) -> tensor<2xf32> {
    hexir.yield %x : tensor<2xf32>
  } else {
    %1 = hexir.relu %x : tensor<2xf32>
    hexir.yield %1 : tensor<2xf32>
  }
  hexir.if %p : (tensor<i1>) -> () {
    hexir.print %x : tensor<2xf32>
  } else {
  }
  %2:2 = hexir.while %x, %i : (tensor<2xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<i32>) cond {
  ^bb0(%a: tensor<2xf32>, %n: tensor<i32>):
    hexir.yield %p : tensor<i1>
  } do {
  ^bb0(%a: tensor<2xf32>, %n: tensor<i32>):
    hexir.yield %a, %n : tensor<2xf32>, tensor<i32>
  }
  %3 = "hexir.case"(%i) ({
    hexir.yield %x : tensor<2xf32>
  }, {
    hexir.yield %0 : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  return
}

hexir.func @callee(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = hexir.call @callee(%x) {device = "cpu"} : (tensor<2xf32>) -> tensor<2xf32>
  hexir.return %0 : tensor<2xf32>
}
