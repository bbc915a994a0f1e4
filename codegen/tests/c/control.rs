//! Kinds of loops, buffers of kernels, control flow of the host, constants, whole programs.

use super::compiled::{Build, arguments, check, lowered, parse};

const LOWER: &str = "stablehlo-to-hexir,hexir-expand,hexir-place,hexir-fuse,hexir-to-hextir,hextir-schedule";
const ALL: &[Build] = &[Build::Native, Build::Baseline, Build::Sanitized];

#[track_caller]
fn check_program(source: &str) {
    let module = lowered(source, LOWER);
    let inputs = arguments(&module);
    check(&module, &inputs, &[], ALL);
}

#[test]
fn every_kind_of_loop() {
    for outer in ["serial", "parallel", "unrolled"] {
        for inner in ["serial", "vectorized", "unrolled"] {
            let source = format!(
                r#"func.func @main(%x: tensor<9x37xf32>, %y: tensor<37xi32>) -> (tensor<9x37xf32>, tensor<37x9xi32>) {{
  %r, %s = hexir.call_tir @k(%x, %y) : (tensor<9x37xf32>, tensor<37xi32>) -> (tensor<9x37xf32>, tensor<37x9xi32>)
  return %r, %s : tensor<9x37xf32>, tensor<37x9xi32>
}}
hextir.prim_func @k(%A: memref<9x37xf32>, %B: memref<37xi32>, %C: memref<9x37xf32>, %D: memref<37x9xi32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %c36 = arith.constant 36 : index
  %c37 = arith.constant 37 : index
  %zero = arith.constant 0.0 : f32
  hextir.block "b" {{
    hextir.for "{outer}" %c0 to %c9 step %c1 {{
    ^bb0(%i: index):
      hextir.for "{inner}" %c0 to %c37 step %c1 {{
      ^bb0(%j: index):
        %x = hextir.buffer_load %A[%i, %j] : memref<9x37xf32> -> f32
        %back = arith.subi %c36, %j : index
        %y = hextir.buffer_load %A[%i, %back] : memref<9x37xf32> -> f32
        %in = arith.cmpi slt, %j, %c5 : index
        %up = arith.addi %j, %c2 : index
        %z = hextir.buffer_load %A[%i, %up] if %in else %zero : memref<9x37xf32> -> f32
        %q = arith.divui %j, %c2 : index
        %w = hextir.buffer_load %A[%i, %q] : memref<9x37xf32> -> f32
        %s = hextir.for "serial" %c0 to %c5 step %c2 iter_args(%x : f32) -> (f32) {{
        ^bb0(%k: index, %acc: f32):
          %u = hextir.buffer_load %A[%k, %j] : memref<9x37xf32> -> f32
          %v = arith.addf %acc, %u : f32
          hextir.yield %v : f32
        }}
        %first = arith.cmpi eq, %i, %c0 : index
        %t = hextir.if %first -> (f32) {{
          %m = arith.mulf %s, %y : f32
          hextir.yield %m : f32
        }} else {{
          %m = arith.subf %s, %z : f32
          hextir.yield %m : f32
        }}
        %o = arith.addf %t, %w : f32
        hextir.buffer_store %o, %C[%i, %j] : f32, memref<9x37xf32>
        %b = hextir.buffer_load %B[%j] : memref<37xi32> -> i32
        %n = arith.index_cast %j : index to i32
        %e = arith.addi %b, %n : i32
        %odd = arith.cmpi ne, %j, %c5 : index
        hextir.buffer_store %b, %D[%j, %i] : i32, memref<37x9xi32>
        hextir.buffer_store %e, %D[%j, %i] if %odd : i32, memref<37x9xi32>
      }}
    }}
  }}
  hextir.return
}}
"#
            );
            let module = parse(&source);
            check(&module, &arguments(&module), &[], ALL);
        }
    }
}

/// Carried around loops, chosen by `if`, read in another thread, guarded, at offsets, in every kind of loop.
#[test]
fn vectors_go_where_scalars_go() {
    for kind in ["serial", "parallel", "unrolled", "vectorized"] {
        let source = format!(
            r#"func.func @main(%x: tensor<6x11xi8>, %y: tensor<6xi64>) -> (tensor<6x11xi8>, tensor<6x4xi64>) {{
  %r, %s = hexir.call_tir @k(%x, %y) : (tensor<6x11xi8>, tensor<6xi64>) -> (tensor<6x11xi8>, tensor<6x4xi64>)
  return %r, %s : tensor<6x11xi8>, tensor<6x4xi64>
}}
hextir.prim_func @k(%A: memref<6x11xi8>, %I: memref<6xi64>, %B: memref<6x11xi8>, %C: memref<6x4xi64>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %mask = arith.constant 3 : i64
  %k = arith.constant dense<[1, -2, 3, 4]> : vector<4xi8>
  %low = arith.constant dense<100> : vector<4xi8>
  %grid = arith.constant dense<[0, 10, 20, 30]> : vector<4xindex>
  %none = arith.constant dense<-7> : vector<11xi8>
  %head = hextir.buffer_load %A[%c0, %c2] : memref<6x11xi8> -> vector<4xi8>
  hextir.for "{kind}" %c0 to %c6 step %c1 {{
  ^bb0(%i: index):
    %early = arith.cmpi slt, %i, %c4 : index
    %row = hextir.buffer_load %A[%i, %c0] if %early else %none : memref<6x11xi8> -> vector<11xi8>
    hextir.buffer_store %row, %B[%i, %c0] : vector<11xi8>, memref<6x11xi8>
    %sum, %last = hextir.for "unrolled" %c0 to %c8 step %c4 iter_args(%k, %head : vector<4xi8>, vector<4xi8>)
        -> (vector<4xi8>, vector<4xi8>) {{
    ^bb0(%j: index, %acc: vector<4xi8>, %other: vector<4xi8>):
      %v = hextir.buffer_load %A[%i, %j] : memref<6x11xi8> -> vector<4xi8>
      %w = arith.addi %v, %other : vector<4xi8>
      %p = arith.cmpi slt, %w, %low : vector<4xi8>
      %z = arith.select %p, %w, %low : vector<4xi1>, vector<4xi8>
      %s = arith.addi %acc, %z : vector<4xi8>
      hextir.yield %other, %s : vector<4xi8>, vector<4xi8>
    }}
    %rounds = hextir.for "serial" %c0 to %i step %c1 iter_args(%sum : vector<4xi8>) -> (vector<4xi8>) {{
    ^bb0(%j: index, %acc: vector<4xi8>):
      %v = hextir.buffer_load %A[%j, %c7] : memref<6x11xi8> -> vector<4xi8>
      %w = arith.xori %acc, %v : vector<4xi8>
      hextir.yield %w : vector<4xi8>
    }}
    %chosen = hextir.if %early -> (vector<4xi8>) {{
      %m = arith.muli %rounds, %last : vector<4xi8>
      hextir.yield %m : vector<4xi8>
    }} else {{
      hextir.yield %k : vector<4xi8>
    }}
    %n = hextir.buffer_load %I[%i] : memref<6xi64> -> i64
    %bits = arith.andi %n, %mask : i64
    %at = arith.index_cast %bits : i64 to index
    %odd = arith.cmpi eq, %at, %c3 : index
    %one = arith.select %odd, %chosen, %head : vector<4xi8>
    hextir.buffer_store %one, %B[%i, %at] : vector<4xi8>, memref<6x11xi8>
    hextir.buffer_store %last, %B[%i, %c7] if %early : vector<4xi8>, memref<6x11xi8>
    %beyond = arith.addi %i, %c7 : index
    %inside = arith.cmpi eq, %beyond, %c7 : index
    hextir.buffer_store %k, %B[%i, %beyond] if %inside : vector<4xi8>, memref<6x11xi8>
    %wide = arith.index_cast %one : vector<4xi8> to vector<4xindex>
    %places = arith.addi %wide, %grid : vector<4xindex>
    %numbers = arith.index_cast %places : vector<4xindex> to vector<4xi64>
    hextir.buffer_store %numbers, %C[%i, %c0] : vector<4xi64>, memref<6x4xi64>
  }}
  hextir.return
}}
"#
        );
        let module = parse(&source);
        check(&module, &arguments(&module), &[], ALL);
    }
}

#[test]
fn a_grid_runs_as_loops() {
    let source = r#"func.func @main(%x: tensor<70xf32>) -> tensor<70xf32> {
  %r = hexir.call_tir @k(%x) : (tensor<70xf32>) -> tensor<70xf32>
  return %r : tensor<70xf32>
}
hextir.prim_func @k(%A: memref<70xf32>, %C: memref<70xf32>) attributes {device = "cuda"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c32 = arith.constant 32 : index
  %c31 = arith.constant 31 : index
  %c70 = arith.constant 70 : index
  %zero = arith.constant 0.0 : f32
  hextir.for "thread_binding" %c0 to %c3 step %c1 bind "blockIdx.x" {
  ^bb0(%b: index):
    %tile = hextir.alloc_buffer : memref<32xf32, "shared">
    hextir.for "thread_binding" %c0 to %c32 step %c1 bind "threadIdx.x" {
    ^bb0(%t: index):
      %base = arith.muli %b, %c32 : index
      %at = arith.addi %base, %t : index
      %in = arith.cmpi slt, %at, %c70 : index
      %x = hextir.buffer_load %A[%at] if %in else %zero : memref<70xf32> -> f32
      hextir.buffer_store %x, %tile[%t] : f32, memref<32xf32, "shared">
    }
    hextir.for "thread_binding" %c0 to %c32 step %c1 bind "threadIdx.x" {
    ^bb0(%t: index):
      %base = arith.muli %b, %c32 : index
      %at = arith.addi %base, %t : index
      %in = arith.cmpi slt, %at, %c70 : index
      %back = arith.subi %c31, %t : index
      %x = hextir.buffer_load %tile[%back] : memref<32xf32, "shared"> -> f32
      hextir.if %in {
        hextir.buffer_store %x, %C[%at] : f32, memref<70xf32>
      }
    }
  }
  hextir.return
}
"#;
    let module = parse(source);
    check(&module, &arguments(&module), &[], ALL);
}

#[test]
fn control_flow_of_the_host() {
    check_program(
        r#"func.func @main(%x: tensor<4xf32>, %n: tensor<i32>, %p: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %y = stablehlo.add %x, %x : tensor<4xf32>
  %w:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %a, %y : tensor<4xf32>
    stablehlo.return %j, %b, %s : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  }
  %if = "stablehlo.if"(%p) ({
    %m = func.call @twice(%w#1) : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %m : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %case = "stablehlo.case"(%n) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %m = stablehlo.multiply %x, %y : tensor<4xf32>
    stablehlo.return %m : tensor<4xf32>
  }, {
    stablehlo.return %w#2 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %w#1, %if, %case, %if : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = stablehlo.multiply %x, %x : tensor<4xf32>
  %z = stablehlo.exponential %y : tensor<4xf32>
  return %z : tensor<4xf32>
}
"#,
    );
}

#[test]
fn a_parallel_loop_reads_the_counters_around_it() {
    let source = "hextir.prim_func @k(%A: memref<3x3xf32>, %B: memref<3x2x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  hextir.for \"thread_binding\" %c0 to %c3 step %c1 bind \"blockIdx.x\" {
  ^bb0(%i: index):
    hextir.for \"serial\" %c0 to %c2 step %c1 {
    ^bb0(%j: index):
      hextir.for \"parallel\" %c0 to %c3 step %c1 {
      ^bb0(%k: index):
        %left = arith.muli %c0, %c3 : index
        %same = arith.addi %left, %i : index
        %x = hextir.buffer_load %A[%same, %k] : memref<3x3xf32> -> f32
        %y = hextir.buffer_load %A[%k, %j] : memref<3x3xf32> -> f32
        %z = hextir.buffer_load %A[%i, %j] : memref<3x3xf32> -> f32
        %0 = arith.subf %x, %y : f32
        %1 = arith.divf %0, %z : f32
        hextir.buffer_store %1, %B[%i, %j, %k] : f32, memref<3x2x3xf32>
      }
    }
  }
  hextir.return
}
func.func @main(%a: tensor<3x3xf32>) -> tensor<3x2x3xf32> {
  %r = hexir.call_tir @k(%a) : (tensor<3x3xf32>) -> tensor<3x2x3xf32>
  return %r : tensor<3x2x3xf32>
}";
    let module = parse(source);
    check(&module, &arguments(&module), &[], ALL);
}

#[test]
fn lanes_without_a_vector() {
    for (n, number) in [(12, "0.5"), (13, "0xFC00")] {
        let source = format!(
            r#"hextir.prim_func @k(%B: memref<{n}xf16>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant {n} : index
  %number = arith.constant {number} : f16
  hextir.for "vectorized" %c0 to %n step %c1 {{
  ^bb0(%i: index):
    hextir.buffer_store %number, %B[%i] : f16, memref<{n}xf16>
  }}
  hextir.return
}}
func.func @main() -> tensor<{n}xf16> {{
  %r = hexir.call_tir @k() : () -> tensor<{n}xf16>
  return %r : tensor<{n}xf16>
}}"#
        );
        check(&parse(&source), &[], &[], ALL);
    }
}

/// What an op reads twice gets a name, which is not known behind the braces around that op.
#[test]
fn names_end_with_their_braces() {
    for kind in ["serial", "parallel", "vectorized"] {
        let source = format!(
            r#"hextir.prim_func @k(%A: memref<7xi64>, %F: memref<7xf32>, %B: memref<7xi64>, %G: memref<7xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %large = arith.constant 9999999999 : i64
  %inf = arith.constant 0xFF800000 : f32
  hextir.for "{kind}" %c0 to %c7 step %c1 {{
  ^bb0(%i: index):
    %a = hextir.buffer_load %A[%i] : memref<7xi64> -> i64
    %m = arith.maxsi %a, %large : i64
    hextir.buffer_store %m, %B[%i] : i64, memref<7xi64>
    %f = hextir.buffer_load %F[%i] : memref<7xf32> -> f32
    %p = arith.cmpf ueq, %f, %inf : f32
    %g = arith.select %p, %inf, %f : f32
    hextir.buffer_store %g, %G[%i] : f32, memref<7xf32>
  }}
  hextir.for "{kind}" %c0 to %c7 step %c1 {{
  ^bb0(%i: index):
    %b = hextir.buffer_load %B[%i] : memref<7xi64> -> i64
    %m = arith.minsi %b, %large : i64
    %g = hextir.buffer_load %G[%i] : memref<7xf32> -> f32
    %p = arith.cmpf one, %g, %inf : f32
    %next = arith.addi %i, %c2 : index
    %same = arith.muli %next, %c1 : index
    %early = arith.cmpi slt, %i, %c3 : index
    %n = hextir.if %early -> (i64) {{
      %near = arith.minsi %same, %c7 : index
      %number = arith.index_cast %near : index to i64
      hextir.yield %number : i64
    }} else {{
      %far = arith.maxsi %same, %c3 : index
      %number = arith.index_cast %far : index to i64
      hextir.yield %number : i64
    }}
    %sum = arith.addi %m, %n : i64
    hextir.buffer_store %sum, %B[%i] if %p : i64, memref<7xi64>
  }}
  hextir.return
}}
func.func @main(%x: tensor<7xi64>, %y: tensor<7xf32>) -> (tensor<7xi64>, tensor<7xf32>) {{
  %r:2 = hexir.call_tir @k(%x, %y) : (tensor<7xi64>, tensor<7xf32>) -> (tensor<7xi64>, tensor<7xf32>)
  return %r#0, %r#1 : tensor<7xi64>, tensor<7xf32>
}}"#
        );
        let module = parse(&source);
        check(&module, &arguments(&module), &[], ALL);
    }
}

#[test]
fn names_that_come_close_to_one_another() {
    check_program(
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @later(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = func.call @\"a-b\"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = func.call @int(%1) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = func.call @main_call(%2) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = func.call @Main(%3) : (tensor<4xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}
func.func @later(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @\"a-b\"(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }
func.func @a_b(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }
func.func @int(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }
func.func @add_0(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }
func.func @main_call(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.multiply %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @Main(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }
func.func @pool_start(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }
func.func @pool_stop(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }",
    );
}

#[test]
fn constants_large_and_small() {
    let values: Vec<String> = (0..20_000).map(|value| format!("{value}.5")).collect();
    check_program(&format!(
        "func.func @main(%x: tensor<20000xf32>) -> (tensor<20000xf32>, tensor<3xbf16>) {{
  %c = stablehlo.constant dense<[{}]> : tensor<20000xf32>
  %d = stablehlo.constant dense<[1.5, -2.0, 0.0]> : tensor<3xbf16>
  %y = stablehlo.add %x, %c : tensor<20000xf32>
  return %y, %d : tensor<20000xf32>, tensor<3xbf16>
}}
",
        values.join(", ")
    ));
}

/// What nobody reads is no warning either, be it small or large.
#[test]
fn constants_that_nobody_reads() {
    check_program(
        "func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>) {
  %c = stablehlo.constant dense<3> : tensor<i32>
  %d = stablehlo.constant dense<[1.5, 2.0]> : tensor<2xf32>
  %unread = stablehlo.add %x, %d : tensor<2xf32>
  %large = stablehlo.constant dense<1.0> : tensor<20000xf32>
  %n = stablehlo.get_dimension_size %large, dim = 0 : (tensor<20000xf32>) -> tensor<i32>
  return %x, %n : tensor<2xf32>, tensor<i32>
}
",
    );
}

#[test]
fn softmax_and_matrix_products() {
    check_program(
        r#"func.func @main(%x: tensor<13x29xf32>, %w: tensor<29x50xf32>, %b: tensor<50xf32>) -> tensor<13x50xf32> {
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<13x29xf32>, tensor<29x50xf32>) -> tensor<13x50xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<50xf32>) -> tensor<13x50xf32>
  %2 = stablehlo.add %0, %1 : tensor<13x50xf32>
  %m = stablehlo.reduce(%2 init: %init) applies stablehlo.maximum across dimensions = [1] : (tensor<13x50xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x50xf32>
  %d = stablehlo.subtract %2, %mb : tensor<13x50xf32>
  %e = stablehlo.exponential %d : tensor<13x50xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x50xf32>, tensor<f32>) -> tensor<13xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<13xf32>) -> tensor<13x50xf32>
  %r = stablehlo.divide %e, %sb : tensor<13x50xf32>
  return %r : tensor<13x50xf32>
}
"#,
    );
}
