//! Expected texts are what MLIR's own inliner makes of these modules.

use crate::testing::{check, check_with_locations};

#[test]
fn callees_come_first() {
    check(
        "inline",
        r#"module {
  func.func @main(%x: tensor<i32>, %p: tensor<i1>) -> tensor<i32> {
    %0 = call @twice(%x) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.if"(%p) ({
      %2 = func.call @thrice(%0) : (tensor<i32>) -> tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }, {
      stablehlo.return %0 : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @thrice(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @twice(%x) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.add %0, %x : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @twice(%x: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.add %x, %x : tensor<i32>
    return %0 : tensor<i32>
  }
}"#,
        r#"module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i1>) -> tensor<i32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<i32>
    %1 = "stablehlo.if"(%arg1) ({
      %2 = stablehlo.add %0, %0 : tensor<i32>
      %3 = stablehlo.add %2, %0 : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }, {
      stablehlo.return %0 : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    return %1 : tensor<i32>
  }
}
"#,
    );
}

#[test]
fn some_calls_stay() {
    check(
        "inline",
        r#"module {
  func.func @main(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @rec(%x) : (tensor<i32>) -> tensor<i32>
    %1 = call @noinl(%0) : (tensor<i32>) -> tensor<i32>
    %2 = call @extern(%1) : (tensor<i32>) -> tensor<i32>
    %3 = call @foreign(%2) : (tensor<i32>) -> tensor<i32>
    %5 = call @self(%3) : (tensor<i32>) -> tensor<i32>
    return %5 : tensor<i32>
  }
  func.func private @rec(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @rec2(%x) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @rec2(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @rec(%x) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.add %0, %0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @self(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @self(%x) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @noinl(%x: tensor<i32>) -> tensor<i32> attributes {no_inline} {
    return %x : tensor<i32>
  }
  func.func private @extern(tensor<i32>) -> tensor<i32>
  func.func private @foreign(%x: tensor<i32>) -> tensor<i32> {
    %0 = "other.op"(%x) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @twice(%x: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.add %x, %x : tensor<i32>
    return %0 : tensor<i32>
  }
}"#,
        r#"module {
  func.func @main(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @rec(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.add %0, %0 : tensor<i32>
    %2 = call @noinl(%1) : (tensor<i32>) -> tensor<i32>
    %3 = call @extern(%2) : (tensor<i32>) -> tensor<i32>
    %4 = call @foreign(%3) : (tensor<i32>) -> tensor<i32>
    %5 = call @self(%4) : (tensor<i32>) -> tensor<i32>
    return %5 : tensor<i32>
  }
  func.func private @rec(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @rec2(%arg0) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @rec2(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @rec(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.add %0, %0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @self(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @self(%arg0) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @noinl(%arg0: tensor<i32>) -> tensor<i32> attributes {no_inline} {
    return %arg0 : tensor<i32>
  }
  func.func private @extern(tensor<i32>) -> tensor<i32>
  func.func private @foreign(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = "other.op"(%arg0) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
"#,
    );
}

#[test]
fn cycles_unroll_once() {
    check(
        "inline",
        r#"module {
  func.func @main(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @a(%x) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @a(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @b(%x) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.negate %0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @b(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @c(%x) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.abs %0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @c(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @a(%x) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.sign %0 : tensor<i32>
    return %1 : tensor<i32>
  }
}"#,
        r#"module {
  func.func @main(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @b(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.negate %0 : tensor<i32>
    %2 = stablehlo.sign %1 : tensor<i32>
    %3 = stablehlo.abs %2 : tensor<i32>
    %4 = stablehlo.negate %3 : tensor<i32>
    %5 = stablehlo.sign %4 : tensor<i32>
    %6 = stablehlo.abs %5 : tensor<i32>
    %7 = stablehlo.negate %6 : tensor<i32>
    return %7 : tensor<i32>
  }
  func.func private @b(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @b(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.negate %0 : tensor<i32>
    %2 = stablehlo.sign %1 : tensor<i32>
    %3 = stablehlo.abs %2 : tensor<i32>
    return %3 : tensor<i32>
  }
}
"#,
    );
}

#[test]
fn cycles_unroll_from_each_side() {
    check(
        "inline",
        r#"module {
  func.func @main(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = call @rec(%x) : (tensor<i32>) -> tensor<i32>
    %1 = call @rec2(%x) : (tensor<i32>) -> tensor<i32>
    return %0, %1 : tensor<i32>, tensor<i32>
  }
  func.func private @rec(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @rec2(%x) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.abs %0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @rec2(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @rec(%x) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.negate %0 : tensor<i32>
    return %1 : tensor<i32>
  }
}"#,
        r#"module {
  func.func @main(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = call @rec(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.negate %0 : tensor<i32>
    %2 = stablehlo.abs %1 : tensor<i32>
    %3 = call @rec2(%arg0) : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.abs %3 : tensor<i32>
    %5 = stablehlo.negate %4 : tensor<i32>
    return %2, %5 : tensor<i32>, tensor<i32>
  }
  func.func private @rec(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @rec2(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.abs %0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @rec2(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @rec(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.negate %0 : tensor<i32>
    return %1 : tensor<i32>
  }
}
"#,
    );
}

#[test]
fn cycles_through_cycles() {
    check(
        "inline",
        r#"module {
  func.func @main(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @rec(%x) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @rec(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @rec2(%x) : (tensor<i32>) -> tensor<i32>
    %2 = call @leaf(%0) : (tensor<i32>) -> tensor<i32>
    return %2 : tensor<i32>
  }
  func.func private @rec2(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @rec3(%x) : (tensor<i32>) -> tensor<i32>
    %1 = call @leaf(%0) : (tensor<i32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @rec3(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @rec4(%x) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.sign %0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @rec4(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @rec(%x) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.not %0 : tensor<i32>
    %2 = call @rec2(%1) : (tensor<i32>) -> tensor<i32>
    return %2 : tensor<i32>
  }
  func.func private @leaf(%x: tensor<i32>) -> tensor<i32> {
    %1 = stablehlo.negate %x : tensor<i32>
    return %1 : tensor<i32>
  }
}"#,
        r#"module {
  func.func @main(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @rec2(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.negate %0 : tensor<i32>
    %2 = stablehlo.not %1 : tensor<i32>
    %3 = call @rec2(%2) : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.negate %3 : tensor<i32>
    %5 = stablehlo.not %4 : tensor<i32>
    %6 = call @rec3(%5) : (tensor<i32>) -> tensor<i32>
    %7 = stablehlo.negate %6 : tensor<i32>
    %8 = stablehlo.sign %7 : tensor<i32>
    %9 = stablehlo.negate %8 : tensor<i32>
    %10 = stablehlo.sign %9 : tensor<i32>
    %11 = stablehlo.negate %10 : tensor<i32>
    %12 = stablehlo.negate %11 : tensor<i32>
    %13 = stablehlo.not %12 : tensor<i32>
    %14 = call @rec2(%13) : (tensor<i32>) -> tensor<i32>
    %15 = stablehlo.negate %14 : tensor<i32>
    %16 = stablehlo.not %15 : tensor<i32>
    %17 = call @rec2(%16) : (tensor<i32>) -> tensor<i32>
    %18 = stablehlo.negate %17 : tensor<i32>
    %19 = stablehlo.not %18 : tensor<i32>
    %20 = call @rec3(%19) : (tensor<i32>) -> tensor<i32>
    %21 = stablehlo.negate %20 : tensor<i32>
    %22 = stablehlo.sign %21 : tensor<i32>
    %23 = stablehlo.negate %22 : tensor<i32>
    %24 = stablehlo.sign %23 : tensor<i32>
    %25 = stablehlo.negate %24 : tensor<i32>
    %26 = stablehlo.negate %25 : tensor<i32>
    %27 = stablehlo.not %26 : tensor<i32>
    %28 = call @rec2(%27) : (tensor<i32>) -> tensor<i32>
    %29 = stablehlo.negate %28 : tensor<i32>
    %30 = stablehlo.not %29 : tensor<i32>
    %31 = call @rec3(%30) : (tensor<i32>) -> tensor<i32>
    %32 = stablehlo.negate %31 : tensor<i32>
    %33 = stablehlo.sign %32 : tensor<i32>
    %34 = stablehlo.negate %33 : tensor<i32>
    %35 = stablehlo.negate %34 : tensor<i32>
    %36 = stablehlo.not %35 : tensor<i32>
    %37 = call @rec3(%36) : (tensor<i32>) -> tensor<i32>
    %38 = stablehlo.negate %37 : tensor<i32>
    %39 = stablehlo.sign %38 : tensor<i32>
    %40 = stablehlo.negate %39 : tensor<i32>
    %41 = stablehlo.sign %40 : tensor<i32>
    %42 = stablehlo.negate %41 : tensor<i32>
    %43 = stablehlo.sign %42 : tensor<i32>
    %44 = stablehlo.negate %43 : tensor<i32>
    %45 = stablehlo.negate %44 : tensor<i32>
    return %45 : tensor<i32>
  }
  func.func private @rec2(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @rec2(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.negate %0 : tensor<i32>
    %2 = stablehlo.not %1 : tensor<i32>
    %3 = call @rec3(%2) : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.negate %3 : tensor<i32>
    %5 = stablehlo.sign %4 : tensor<i32>
    %6 = stablehlo.negate %5 : tensor<i32>
    return %6 : tensor<i32>
  }
  func.func private @rec3(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @rec2(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.negate %0 : tensor<i32>
    %2 = stablehlo.not %1 : tensor<i32>
    %3 = call @rec3(%2) : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.negate %3 : tensor<i32>
    %5 = stablehlo.sign %4 : tensor<i32>
    return %5 : tensor<i32>
  }
}
"#,
    );
}

#[test]
fn what_is_referred_to_stays() {
    check(
        "inline",
        r#"module {
  func.func @main(%x: tensor<i32>) -> (tensor<i32>, (tensor<i32>) -> tensor<i32>) attributes {also = @kept} {
    %f = constant @value : (tensor<i32>) -> tensor<i32>
    %0 = call @value(%x) : (tensor<i32>) -> tensor<i32>
    %1 = call @kept(%0) : (tensor<i32>) -> tensor<i32>
    %2 = call @public(%1) : (tensor<i32>) -> tensor<i32>
    return %2, %f : tensor<i32>, (tensor<i32>) -> tensor<i32>
  }
  func.func private @value(%x: tensor<i32>) -> tensor<i32> {
    return %x : tensor<i32>
  }
  func.func private @kept(%x: tensor<i32>) -> tensor<i32> {
    return %x : tensor<i32>
  }
  func.func @public(%x: tensor<i32>) -> tensor<i32> {
    return %x : tensor<i32>
  }
  module @inner {
    func.func @f(%x: tensor<i32>) -> tensor<i32> {
      %0 = call @public(%x) : (tensor<i32>) -> tensor<i32>
      return %0 : tensor<i32>
    }
    func.func nested @public(%x: tensor<i32>) -> tensor<i32> {
      %0 = stablehlo.abs %x : tensor<i32>
      return %0 : tensor<i32>
    }
  }
}"#,
        r#"module {
  func.func @main(%arg0: tensor<i32>) -> (tensor<i32>, (tensor<i32>) -> tensor<i32>) attributes {also = @kept} {
    %f = constant @value : (tensor<i32>) -> tensor<i32>
    return %arg0, %f : tensor<i32>, (tensor<i32>) -> tensor<i32>
  }
  func.func private @value(%arg0: tensor<i32>) -> tensor<i32> {
    return %arg0 : tensor<i32>
  }
  func.func private @kept(%arg0: tensor<i32>) -> tensor<i32> {
    return %arg0 : tensor<i32>
  }
  func.func @public(%arg0: tensor<i32>) -> tensor<i32> {
    return %arg0 : tensor<i32>
  }
  module @inner {
    func.func @f(%arg0: tensor<i32>) -> tensor<i32> {
      %0 = stablehlo.abs %arg0 : tensor<i32>
      return %0 : tensor<i32>
    }
  }
}
"#,
    );
}

#[test]
fn locations_tell_the_calls() {
    check_with_locations(
        "inline",
        r#"module {
  func.func @main(%x: tensor<i32> loc("x")) -> tensor<i32> {
    %0 = call @a(%x) : (tensor<i32>) -> tensor<i32> loc("m")
    %1 = call @b(%0) : (tensor<i32>) -> tensor<i32> loc(unknown)
    return %1 : tensor<i32> loc("r")
  } loc("main")
  func.func private @a(%x: tensor<i32> loc("x")) -> tensor<i32> {
    %0 = call @b(%x) : (tensor<i32>) -> tensor<i32> loc("a")
    return %0 : tensor<i32> loc("r")
  } loc("fa")
  func.func private @b(%x: tensor<i32> loc("x")) -> tensor<i32> {
    %0 = stablehlo.negate %x : tensor<i32> loc("b")
    return %0 : tensor<i32> loc("r")
  } loc("fb")
}"#,
        r#"module {
  func.func @main(%arg0: tensor<i32> loc("x")) -> tensor<i32> {
    %0 = stablehlo.negate %arg0 : tensor<i32> loc(callsite("b" at callsite("a" at "m")))
    %1 = stablehlo.negate %0 : tensor<i32> loc("b")
    return %1 : tensor<i32> loc("r")
  } loc("main")
} loc("test.mlir":1:1)
"#,
    );
}

#[test]
fn a_threshold_limits_the_growth() {
    check(
        "inline{inlining-threshold=40 default-pipeline=}",
        r#"module {
  func.func @main(%x: tensor<i32>, %p: tensor<i1>) -> tensor<i32> {
    %0 = call @twice(%x) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.if"(%p) ({
      %2 = func.call @thrice(%0) : (tensor<i32>) -> tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }, {
      stablehlo.return %0 : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @thrice(%x: tensor<i32>) -> tensor<i32> {
    %0 = call @twice(%x) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.add %0, %x : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @twice(%x: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.add %x, %x : tensor<i32>
    return %0 : tensor<i32>
  }
}"#,
        r#"module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i1>) -> tensor<i32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<i32>
    %1 = "stablehlo.if"(%arg1) ({
      %2 = func.call @thrice(%0) : (tensor<i32>) -> tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }, {
      stablehlo.return %0 : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @thrice(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = call @twice(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.add %0, %arg0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @twice(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<i32>
    return %0 : tensor<i32>
  }
}
"#,
    );
}

#[test]
fn several_blocks_need_room() {
    check_with_locations(
        "inline{default-pipeline=}",
        r#"module {
  func.func private @abs(%x: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %lt = arith.cmpi slt, %x, %c0 : i32
    cf.cond_br %lt, ^neg, ^pos
  ^neg:
    %n = arith.subi %c0, %x : i32
    return %n : i32
  ^pos:
    return %x : i32
  }
  func.func @main(%a: i32, %p: tensor<i1>) -> (i32, tensor<i32>) {
    %0 = call @abs(%a) : (i32) -> i32
    %1 = call @abs(%0) : (i32) -> i32
    %t = stablehlo.constant dense<1> : tensor<i32>
    %r = "stablehlo.if"(%p) ({
      %2 = func.call @abs(%1) : (i32) -> i32
      stablehlo.return %t : tensor<i32>
    }, {
      stablehlo.return %t : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    return %1, %r : i32, tensor<i32>
  }
}"#,
        r#"module {
  func.func private @abs(%arg0: i32 loc("test.mlir":2:26)) -> i32 {
    %c0_i32 = arith.constant 0 : i32 loc("test.mlir":3:11)
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32 loc("test.mlir":4:11)
    cf.cond_br %0, ^bb1, ^bb2 loc("test.mlir":5:5)
  ^bb1:  // pred: ^bb0
    %1 = arith.subi %c0_i32, %arg0 : i32 loc("test.mlir":7:10)
    return %1 : i32 loc("test.mlir":8:5)
  ^bb2:  // pred: ^bb0
    return %arg0 : i32 loc("test.mlir":10:5)
  } loc("test.mlir":2:3)
  func.func @main(%arg0: i32 loc("test.mlir":12:19), %arg1: tensor<i1> loc("test.mlir":12:28)) -> (i32, tensor<i32>) {
    %c0_i32 = arith.constant 0 : i32 loc(callsite("test.mlir":3:11 at "test.mlir":13:10))
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32 loc(callsite("test.mlir":4:11 at "test.mlir":13:10))
    cf.cond_br %0, ^bb1, ^bb2 loc(callsite("test.mlir":5:5 at "test.mlir":13:10))
  ^bb1:  // pred: ^bb0
    %1 = arith.subi %c0_i32, %arg0 : i32 loc(callsite("test.mlir":7:10 at "test.mlir":13:10))
    cf.br ^bb3(%1 : i32) loc(callsite("test.mlir":8:5 at "test.mlir":13:10))
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg0 : i32) loc(callsite("test.mlir":10:5 at "test.mlir":13:10))
  ^bb3(%2: i32 loc("test.mlir":13:10)):  // 2 preds: ^bb1, ^bb2
    %c0_i32_0 = arith.constant 0 : i32 loc(callsite("test.mlir":3:11 at "test.mlir":14:10))
    %3 = arith.cmpi slt, %2, %c0_i32_0 : i32 loc(callsite("test.mlir":4:11 at "test.mlir":14:10))
    cf.cond_br %3, ^bb4, ^bb5 loc(callsite("test.mlir":5:5 at "test.mlir":14:10))
  ^bb4:  // pred: ^bb3
    %4 = arith.subi %c0_i32_0, %2 : i32 loc(callsite("test.mlir":7:10 at "test.mlir":14:10))
    cf.br ^bb6(%4 : i32) loc(callsite("test.mlir":8:5 at "test.mlir":14:10))
  ^bb5:  // pred: ^bb3
    cf.br ^bb6(%2 : i32) loc(callsite("test.mlir":10:5 at "test.mlir":14:10))
  ^bb6(%5: i32 loc("test.mlir":14:10)):  // 2 preds: ^bb4, ^bb5
    %c = stablehlo.constant dense<1> : tensor<i32> loc("test.mlir":15:10)
    %6 = "stablehlo.if"(%arg1) ({
      %7 = func.call @abs(%5) : (i32) -> i32 loc("test.mlir":17:12)
      stablehlo.return %c : tensor<i32> loc("test.mlir":18:7)
    }, {
      stablehlo.return %c : tensor<i32> loc("test.mlir":20:7)
    }) : (tensor<i1>) -> tensor<i32> loc("test.mlir":16:10)
    return %5, %6 : i32, tensor<i32> loc("test.mlir":22:5)
  } loc("test.mlir":12:3)
} loc("test.mlir":1:1)
"#,
    );
}

#[test]
fn pipelines_can_be_chosen() {
    check(
        "inline{default-pipeline= op-pipelines=func.func(cse)}",
        r#"module {
func.func @main(%a: tensor<4xf32>, %b: tensor<i1>) -> (tensor<4xf32>, tensor<i32>) {
  %0 = call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %c = stablehlo.constant dense<1> : tensor<i32>
  %d = stablehlo.add %c, %c : tensor<i32>
  %dead = stablehlo.add %a, %a : tensor<4xf32>
  %r = "stablehlo.if"(%b) ({
    %2 = func.call @f(%0) : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }, {
    stablehlo.return %0 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %r, %d : tensor<4xf32>, tensor<i32>
}
func.func private @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %cst = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.add %a, %cst : tensor<4xf32>
  %1 = call @g(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32> {
  %cst = stablehlo.constant dense<1.0> : tensor<4xf32>
  %cst1 = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.multiply %a, %cst : tensor<4xf32>
  %1 = stablehlo.multiply %0, %cst1 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @dead(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
func.func private @decl(%a: tensor<4xf32>) -> tensor<4xf32>
}"#,
        r#"module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i1>) -> (tensor<4xf32>, tensor<i32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.add %arg0, %cst : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<4xf32>
    %2 = stablehlo.multiply %1, %cst : tensor<4xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %c, %c : tensor<i32>
    %4 = "stablehlo.if"(%arg1) ({
      %5 = stablehlo.add %2, %cst : tensor<4xf32>
      %6 = stablehlo.multiply %5, %cst : tensor<4xf32>
      %7 = stablehlo.multiply %6, %cst : tensor<4xf32>
      stablehlo.return %7 : tensor<4xf32>
    }, {
      stablehlo.return %2 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    return %4, %3 : tensor<4xf32>, tensor<i32>
  }
  func.func private @decl(tensor<4xf32>) -> tensor<4xf32>
}
"#,
    );
}

/// Each function is verified after its canonicalization against the symbols around it: collecting those for every
/// function anew made the pass quadratic in their number.
#[test]
fn long_chains_of_calls_collapse() {
    let n = 3000;
    let (mut text, mut expect) = (String::from("module {\n"), String::from("module {\n"));
    for i in 0..n {
        let head = format!("  func.func @f{i}(%arg0: tensor<i32>) -> tensor<i32> {{\n");
        let next = i + 1;
        text += &format!(
            "{head}    %0 = call @f{next}(%arg0) : (tensor<i32>) -> tensor<i32>\n    return %0 : tensor<i32>\n  }}\n"
        );
        expect += &format!("{head}    return %arg0 : tensor<i32>\n  }}\n");
    }
    let last =
        format!("  func.func @f{n}(%arg0: tensor<i32>) -> tensor<i32> {{\n    return %arg0 : tensor<i32>\n  }}\n}}\n");
    check("inline", &(text + &last), &(expect + &last));
}
