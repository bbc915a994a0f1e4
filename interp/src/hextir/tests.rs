//! Kernels as a whole: loops, buffers, conditions, errors.

use hlo_ir::{Context, Module, OpRef, text};

use super::Program;
use crate::element::{ElementType, ElementType::*, Native};
use crate::eval::RunError;
use crate::tensor::Tensor;

/// The only op of a module.
pub(super) fn only_op(module: &Module) -> OpRef<'_> {
    module.root().regions().next().unwrap().entry().unwrap().ops().next().unwrap()
}

pub(super) fn parse(source: &str) -> Module {
    let cx = Context::new(hlo_dialects::registry());
    let (module, diags) = text::parse_module(&cx, "test", source.as_bytes().into(), Default::default());
    let faults: Vec<_> = diags.iter().map(|fault| fault.message.clone()).collect();
    assert!(faults.is_empty(), "{faults:?}\n{source}");
    module
}

/// `@f(args)` with constants `%c0 … %c4`, `%c8`, `%c16` in front of the body.
pub(super) fn kernel(args: &str, body: &str) -> String {
    let constants: String =
        [0, 1, 2, 3, 4, 8, 16].iter().map(|n| format!("%c{n} = arith.constant {n} : index\n")).collect();
    format!("hextir.prim_func @f({args}) {{\n{constants}{body}\nhextir.return\n}}")
}

pub(super) fn compile(source: &str) -> Result<Program, RunError> {
    Program::compile(only_op(&parse(source)))
}

pub(super) fn tensor<T: Native>(element: ElementType, shape: &[usize], values: &[T]) -> Tensor {
    Tensor::from_slice(element, shape, values).unwrap()
}

/// Runs over the inputs and expects the one result.
fn check(source: &str, inputs: &[Tensor], expect: &Tensor) {
    let module = parse(source);
    let faults: Vec<_> = hlo_ir::verify::verify_module(&module).iter().map(|fault| fault.message.clone()).collect();
    assert!(faults.is_empty(), "{faults:?}\n{source}");
    let program = Program::compile(only_op(&module)).unwrap();
    let results = program.call(inputs, &[(expect.element(), expect.shape().into())]).unwrap();
    assert_eq!(&results[0], expect, "{source}");
}

/// Runs over an `f32` and a result, both of four elements, and expects an error.
fn check_error(body: &str, expect: &str) {
    let source = kernel("%a: memref<4xf32>, %b: memref<4xf32>", body);
    let error = compile(&source).and_then(|program| {
        let x = tensor(F32, &[4], &[1f32, 2.0, 3.0, 4.0]);
        program.call(&[x], &[(F32, [4].as_slice().into())])
    });
    let error = error.unwrap_err();
    assert!(error.trap().message().contains(expect), "{error}");
    assert!(!error.loc().is_unknown());
}

fn matmul(kinds: [&str; 3]) -> String {
    let [i, j, k] = kinds;
    format!(
        r#"hextir.prim_func @linear_0(%A: memref<2x2xf64>,
                                   %B: memref<2x2xf64>,
                                   %C: memref<2x2xf64>) attributes {{device = "cpu"}} {{
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c2 = arith.constant 2 : index
          %zero = arith.constant 0.0 : f64
          hextir.block "matmul" {{
            hextir.for {i} {{
            ^bb0(%i: index):
              hextir.for {j} {{
              ^bb0(%j: index):
                hextir.buffer_store %zero, %C[%i, %j] : f64, memref<2x2xf64>
                hextir.for {k} {{
                ^bb0(%k: index):
                  %x = hextir.buffer_load %A[%i, %k] : memref<2x2xf64> -> f64
                  %y = hextir.buffer_load %B[%k, %j] : memref<2x2xf64> -> f64
                  %acc = hextir.buffer_load %C[%i, %j] : memref<2x2xf64> -> f64
                  %p = arith.mulf %x, %y : f64
                  %s = arith.addf %acc, %p : f64
                  hextir.buffer_store %s, %C[%i, %j] : f64, memref<2x2xf64>
                }}
              }}
            }}
          }}
          hextir.return
        }}"#
    )
}

#[test]
fn the_first_kernel_runs_under_every_schedule() {
    let a = tensor(F64, &[2, 2], &[3f64, 1.0, 2.0, 2.0]);
    let b = tensor(F64, &[2, 2], &[1f64, 5.0, 5.0, 2.0]);
    let expect = tensor(F64, &[2, 2], &[8f64, 17.0, 12.0, 14.0]);
    let range = "%c0 to %c2 step %c1";
    let serial = format!("\"serial\" {range}");
    for kind in ["serial", "parallel", "unrolled"] {
        let outer = format!("\"{kind}\" {range}");
        check(&matmul([&outer, &serial, &serial]), &[a.clone(), b.clone()], &expect);
    }
    let block = format!("\"thread_binding\" {range} bind \"blockIdx.x\"");
    let thread = format!("\"thread_binding\" {range} bind \"threadIdx.x\"");
    check(&matmul([&block, &thread, &serial]), &[a, b], &expect);
}

#[test]
fn a_vectorized_loop_is_a_loop() {
    let source = kernel(
        "%a: memref<8xf32>, %b: memref<8xf32>",
        r#"hextir.for "vectorized" %c0 to %c8 step %c1 {
        ^bb0(%i: index):
          %x = hextir.buffer_load %a[%i] : memref<8xf32> -> f32
          %y = arith.mulf %x, %x : f32
          hextir.buffer_store %y, %b[%i] : f32, memref<8xf32>
        }"#,
    );
    let x: Vec<f32> = (0..8).map(|x| x as f32).collect();
    let y: Vec<f32> = x.iter().map(|x| x * x).collect();
    check(&source, &[tensor(F32, &[8], &x)], &tensor(F32, &[8], &y));
}

#[test]
fn a_grid_with_shared_tiles_and_registers() {
    // C = A * B for 4x4 matrices in tiles of 2x2; two threads in each direction.
    let source = kernel(
        "%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>",
        r#"
        %zero = arith.constant 0.0 : f32
        hextir.block "contract" {
        hextir.for "thread_binding" %c0 to %c2 step %c1 bind "blockIdx.y" {
        ^bb0(%by: index):
          hextir.for "thread_binding" %c0 to %c2 step %c1 bind "blockIdx.x" {
          ^bb0(%bx: index):
            %y0 = arith.muli %by, %c2 : index
            %x0 = arith.muli %bx, %c2 : index
            %ta = hextir.alloc_buffer : memref<2x2xf32, "shared">
            %tb = hextir.alloc_buffer : memref<2x2xf32, "shared">
            %acc = hextir.alloc_buffer : memref<2x2x1xf32, "reg">
            hextir.for "thread_binding" %c0 to %c2 step %c1 bind "threadIdx.y" {
            ^bb0(%ty: index):
              hextir.for "thread_binding" %c0 to %c2 step %c1 bind "threadIdx.x" {
              ^bb0(%tx: index):
                hextir.buffer_store %zero, %acc[%ty, %tx, %c0] : f32, memref<2x2x1xf32, "reg">
              }
            }
            hextir.for "serial" %c0 to %c4 step %c2 {
            ^bb0(%k0: index):
              hextir.for "thread_binding" %c0 to %c2 step %c1 bind "threadIdx.y" {
              ^bb0(%ty: index):
                hextir.for "thread_binding" %c0 to %c2 step %c1 bind "threadIdx.x" {
                ^bb0(%tx: index):
                  %y = arith.addi %y0, %ty : index
                  %x = arith.addi %x0, %tx : index
                  %kx = arith.addi %k0, %tx : index
                  %ky = arith.addi %k0, %ty : index
                  %va = hextir.buffer_load %a[%y, %kx] : memref<4x4xf32> -> f32
                  hextir.buffer_store %va, %ta[%ty, %tx] : f32, memref<2x2xf32, "shared">
                  %vb = hextir.buffer_load %b[%ky, %x] : memref<4x4xf32> -> f32
                  hextir.buffer_store %vb, %tb[%ty, %tx] : f32, memref<2x2xf32, "shared">
                }
              }
              hextir.for "thread_binding" %c0 to %c2 step %c1 bind "threadIdx.y" {
              ^bb0(%ty: index):
                hextir.for "thread_binding" %c0 to %c2 step %c1 bind "threadIdx.x" {
                ^bb0(%tx: index):
                  %first = hextir.buffer_load %acc[%ty, %tx, %c0] : memref<2x2x1xf32, "reg"> -> f32
                  %sum = hextir.for "serial" %c0 to %c2 step %c1 iter_args(%first : f32) -> (f32) attributes {reduce = "k"} {
                  ^bb0(%k: index, %so_far: f32):
                    %va = hextir.buffer_load %ta[%ty, %k] : memref<2x2xf32, "shared"> -> f32
                    %vb = hextir.buffer_load %tb[%k, %tx] : memref<2x2xf32, "shared"> -> f32
                    %p = arith.mulf %va, %vb : f32
                    %s = arith.addf %so_far, %p : f32
                    hextir.yield %s : f32
                  }
                  hextir.buffer_store %sum, %acc[%ty, %tx, %c0] : f32, memref<2x2x1xf32, "reg">
                }
              }
            }
            hextir.for "thread_binding" %c0 to %c2 step %c1 bind "threadIdx.y" {
            ^bb0(%ty: index):
              hextir.for "thread_binding" %c0 to %c2 step %c1 bind "threadIdx.x" {
              ^bb0(%tx: index):
                %y = arith.addi %y0, %ty : index
                %x = arith.addi %x0, %tx : index
                %v = hextir.buffer_load %acc[%ty, %tx, %c0] : memref<2x2x1xf32, "reg"> -> f32
                hextir.buffer_store %v, %c[%y, %x] : f32, memref<4x4xf32>
              }
            }
          }
        }
        }"#,
    );
    let a: Vec<f32> = (0..16).map(|x| x as f32).collect();
    let b: Vec<f32> = (0..16).map(|x| (x % 5) as f32 - 2.0).collect();
    let mut c = [0f32; 16];
    for at in 0..16 {
        c[at] = (0..4).map(|k| a[at / 4 * 4 + k] * b[k * 4 + at % 4]).sum();
    }
    check(&source, &[tensor(F32, &[4, 4], &a), tensor(F32, &[4, 4], &b)], &tensor(F32, &[4, 4], &c));
}

#[test]
fn values_are_carried_and_change_places() {
    let source = kernel(
        "%a: memref<i32>, %b: memref<2xi32>",
        r#"
        %zero = arith.constant 0 : i32
        %one = arith.constant 1 : i32
        %n = hextir.buffer_load %a[] : memref<i32> -> i32
        %m = arith.index_cast %n : i32 to index
        %r:2 = hextir.for "serial" %c0 to %m step %c1 iter_args(%zero, %one : i32, i32) -> (i32, i32) {
        ^bb0(%i: index, %x: i32, %y: i32):
          %z = arith.addi %x, %y : i32
          hextir.yield %y, %z : i32, i32
        }
        hextir.buffer_store %r#0, %b[%c0] : i32, memref<2xi32>
        %s:2 = hextir.for "serial" %c0 to %c3 step %c1 iter_args(%r#0, %r#1 : i32, i32) -> (i32, i32) {
        ^bb0(%i: index, %x: i32, %y: i32):
          hextir.yield %y, %x : i32, i32
        }
        hextir.buffer_store %s#0, %b[%c1] : i32, memref<2xi32>"#,
    );
    check(&source, &[tensor(I32, &[], &[10])], &tensor(I32, &[2], &[55, 89]));
    check(&source, &[tensor(I32, &[], &[0])], &tensor(I32, &[2], &[0, 1]));
    check(&source, &[tensor(I32, &[], &[-5])], &tensor(I32, &[2], &[0, 1]));
}

#[test]
fn conditions_give_values_and_skip_stores() {
    let source = kernel(
        "%a: memref<4xi32>, %b: memref<4xi32>",
        r#"
        %zero = arith.constant 0 : i32
        hextir.for "serial" %c0 to %c4 step %c1 {
        ^bb0(%i: index):
          %x = hextir.buffer_load %a[%i] : memref<4xi32> -> i32
          %p = arith.cmpi sgt, %x, %zero : i32
          %y = hextir.if %p -> (i32) {
            %d = arith.addi %x, %x : i32
            hextir.yield %d : i32
          } else {
            hextir.yield %zero : i32
          }
          hextir.buffer_store %y, %b[%i] : i32, memref<4xi32>
          %q = arith.cmpi eq, %i, %c2 : index
          hextir.if %q {
            hextir.buffer_store %x, %b[%i] : i32, memref<4xi32>
          }
        }"#,
    );
    check(&source, &[tensor(I32, &[4], &[5, -1, 7, 8])], &tensor(I32, &[4], &[10, 0, 7, 16]));
}

#[test]
fn extents_may_be_known_at_run_time_only() {
    let source = kernel(
        "%a: memref<?x2xf32>, %b: memref<2x?xf32>",
        r#"
        %n = hextir.dim %a, 0 : memref<?x2xf32>
        hextir.for "parallel" %c0 to %n step %c1 {
        ^bb0(%i: index):
          hextir.for "serial" %c0 to %c2 step %c1 {
          ^bb0(%j: index):
            %x = hextir.buffer_load %a[%i, %j] : memref<?x2xf32> -> f32
            hextir.buffer_store %x, %b[%j, %i] : f32, memref<2x?xf32>
          }
        }"#,
    );
    let x = tensor(F32, &[3, 2], &[1f32, 2.0, 3.0, 4.0, 5.0, 6.0]);
    check(&source, &[x], &tensor(F32, &[2, 3], &[1f32, 3.0, 5.0, 2.0, 4.0, 6.0]));
    check(&source, &[tensor(F32, &[0, 2], &[0f32; 0])], &tensor(F32, &[2, 0], &[0f32; 0]));
}

#[test]
fn predicates_guard_accesses() {
    // Pads three elements with one on either side.
    let source = kernel(
        "%a: memref<3xf32>, %b: memref<5xf32>",
        r#"
        %c5 = arith.constant 5 : index
        %pad = arith.constant 9.0 : f32
        hextir.for "serial" %c0 to %c8 step %c1 {
        ^bb0(%i: index):
          %j = arith.subi %i, %c1 : index
          %p = arith.cmpi ult, %j, %c3 : index
          %x = hextir.buffer_load %a[%j] if %p else %pad : memref<3xf32> -> f32
          %q = arith.cmpi ult, %i, %c5 : index
          hextir.buffer_store %x, %b[%i] if %q : f32, memref<5xf32>
        }"#,
    );
    check(&source, &[tensor(F32, &[3], &[1f32, 2.0, 3.0])], &tensor(F32, &[5], &[9f32, 1.0, 2.0, 3.0, 9.0]));
}

#[test]
fn vectors_go_through_registers() {
    let source = kernel(
        "%a: memref<2x8xi8>, %b: memref<2x8xi8>",
        r#"
        %k = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
        %low = arith.constant dense<100> : vector<4xi8>
        hextir.for "parallel" %c0 to %c2 step %c1 {
        ^bb0(%i: index):
          %sum = hextir.for "unrolled" %c0 to %c8 step %c4 iter_args(%k : vector<4xi8>) -> (vector<4xi8>) {
          ^bb0(%j: index, %acc: vector<4xi8>):
            %x = hextir.buffer_load %a[%i, %j] : memref<2x8xi8> -> vector<4xi8>
            %y = arith.addi %x, %k : vector<4xi8>
            %p = arith.cmpi slt, %y, %low : vector<4xi8>
            %z = arith.select %p, %y, %low : vector<4xi1>, vector<4xi8>
            hextir.buffer_store %z, %b[%i, %j] : vector<4xi8>, memref<2x8xi8>
            %s = arith.addi %acc, %x : vector<4xi8>
            hextir.yield %s : vector<4xi8>
          }
          %first = arith.cmpi eq, %i, %c0 : index
          %t = arith.select %first, %sum, %k : vector<4xi8>
          hextir.buffer_store %t, %b[%i, %c4] if %first : vector<4xi8>, memref<2x8xi8>
        }"#,
    );
    let x: Vec<i8> = (0..16).map(|x| x * 8).collect();
    let mut expect: Vec<i8> =
        x.iter().enumerate().map(|(at, &x)| (x.wrapping_add(at as i8 % 4 + 1)).min(100)).collect();
    for (lane, out) in expect[4..8].iter_mut().enumerate() {
        *out = lane as i8 + 1 + x[lane] + x[lane + 4];
    }
    check(&source, &[tensor(I8, &[2, 8], &x)], &tensor(I8, &[2, 8], &expect));
}

#[test]
fn narrow_elements_keep_their_storage() {
    let copy = |ty: &str, number: &str| {
        let one = if number == "i1" { "true".to_owned() } else { format!("1 : {number}") };
        kernel(
            &format!("%a: memref<4x{ty}>, %b: memref<4x{ty}>"),
            &format!(
                r#"%one = arith.constant {one}
                hextir.for "serial" %c0 to %c4 step %c1 {{
                ^bb0(%i: index):
                  %x = hextir.buffer_load %a[%i] : memref<4x{ty}> -> {number}
                  %y = arith.addi %x, %one : {number}
                  hextir.buffer_store %y, %b[%i] : {number}, memref<4x{ty}>
                }}"#
            ),
        )
    };
    let run = |ty: &str, number: &str, element, values: &[u8], expect: &[u8]| {
        check(&copy(ty, number), &[tensor(element, &[4], values)], &tensor(element, &[4], expect));
    };
    run("i4", "i4", I4, &[0, 7, 0xF8, 0xFF], &[1, 0xF8, 0xF9, 0]);
    run("ui4", "i4", UI4, &[0, 7, 8, 15], &[1, 8, 9, 0]);
    run("ui2", "i2", UI2, &[0, 1, 2, 3], &[1, 2, 3, 0]);
    run("ui8", "i8", UI8, &[0, 127, 128, 255], &[1, 128, 129, 0]);
    run("i1", "i1", I1, &[0, 1, 0, 1], &[1, 0, 1, 0]);
}

#[test]
fn allocated_buffers_are_fresh_in_every_iteration() {
    let body = |store_inside: bool| {
        let store = "hextir.buffer_store %x, %t[%c0] : f32, memref<1xf32, \"local\">";
        format!(
            r#"hextir.for "serial" %c0 to %c4 step %c1 {{
            ^bb0(%i: index):
              %x = hextir.buffer_load %a[%i] : memref<4xf32> -> f32
              %t = hextir.alloc_buffer : memref<1xf32, "local">
              %p = arith.cmpi eq, %i, %c0 : index
              {}
              %y = hextir.buffer_load %t[%c0] : memref<1xf32, "local"> -> f32
              hextir.buffer_store %y, %b[%i] : f32, memref<4xf32>
            }}"#,
            if store_inside { store.to_owned() } else { format!("hextir.if %p {{ {store} }}") }
        )
    };
    let x = tensor(F32, &[4], &[1f32, 2.0, 3.0, 4.0]);
    check(&kernel("%a: memref<4xf32>, %b: memref<4xf32>", &body(true)), std::slice::from_ref(&x), &x);
    check_error(&body(false), "element [0] of the buffer `memref<1xf32, \"local\">` is read before it is written");
}

#[test]
fn what_is_undefined_is_an_error() {
    let access = |index: &str| format!("%x = hextir.buffer_load %a[{index}] : memref<4xf32> -> f32");
    check_error(
        &access("%c4"),
        "index 4 is outside dimension 0 of argument 0 (`memref<4xf32>`), whose extent is 4 (at [4])",
    );
    check_error(&format!("%m = arith.subi %c0, %c1 : index {}", access("%m")), "index -1 is outside dimension 0");
    check_error(
        "%x = hextir.buffer_load %a[%c2] : memref<4xf32> -> vector<4xf32>",
        "4 elements from index 2 on reach beyond dimension 0",
    );
    check_error("%x = hextir.buffer_load %b[%c2] : memref<4xf32> -> f32", "element [2] of argument 1");
    check_error(
        &format!("{} hextir.buffer_store %x, %a[%c0] : f32, memref<4xf32>", access("%c0")),
        "argument 0 (`memref<4xf32>`) is an input and is written to",
    );
    check_error(
        &format!("{} hextir.buffer_store %x, %b[%c0] : f32, memref<4xf32>", access("%c0")),
        "the kernel @f never writes element [1] of argument 1",
    );
    check_error("%x = arith.divsi %c1, %c0 : index", "division by zero is undefined");
    check_error("%x = arith.remui %c1, %c0 : index", "division by zero is undefined");
    check_error(
        "%x = arith.constant -128 : i8 %y = arith.constant -1 : i8 %z = arith.divsi %x, %y : i8",
        "the least integer divided by -1 is undefined; guard the divisor with `arith.select` (of -128 and -1)",
    );
    check_error(
        "%x = arith.constant 5 : i8 %y = arith.constant 8 : i8 %z = arith.shli %x, %y : i8",
        "a shift by the width or more is undefined",
    );
    check_error(
        "%x = arith.constant 3.0e9 : f32 %z = arith.fptosi %x : f32 to i32",
        "the float has no integer of the result's type",
    );
    check_error(
        "hextir.for \"serial\" %c0 to %c4 step %c0 { ^bb0(%i: index): hextir.yield }",
        "a loop's step must be positive, found 0",
    );
    check_error("%x = arith.constant 1 : i128", "the type `i128` has no values in kernels");
    check_error("%x = arith.constant 1.0 : f32 %y = math.exp2 %x : f32", "`math.exp2` has no meaning in kernels");
    check_error(
        "%t = arith.constant true %x = hextir.buffer_load %a[%c0] if %t : memref<4xf32> -> f32",
        "needs a value for when it does not hold",
    );
    check_error(
        "%x = hextir.alloc_buffer : memref<?xf32, \"local\">",
        "the extents of an allocated buffer must be known",
    );
    let not_a_kernel = parse("func.func @f() { return }");
    let error = Program::compile(only_op(&not_a_kernel)).map(drop).unwrap_err();
    assert_eq!(error.trap().message(), "expected a `hextir.prim_func`, found `func.func`");
}

#[test]
fn given_buffers_are_read_and_written_in_place() {
    let source = kernel(
        "%a: memref<4xi64>",
        r#"hextir.for "serial" %c1 to %c4 step %c1 {
        ^bb0(%i: index):
          %j = arith.subi %i, %c1 : index
          %x = hextir.buffer_load %a[%j] : memref<4xi64> -> i64
          %y = hextir.buffer_load %a[%i] : memref<4xi64> -> i64
          %z = arith.addi %x, %y : i64
          hextir.buffer_store %z, %a[%i] : i64, memref<4xi64>
        }"#,
    );
    let mut buffers = [tensor(I64, &[4], &[1i64, 2, 3, 4])];
    compile(&source).unwrap().run(&mut buffers).unwrap();
    assert_eq!(buffers[0].as_slice::<i64>(), [1, 3, 6, 10]);
    let error = compile(&source).unwrap().run(&mut []).unwrap_err();
    assert_eq!(error.trap().message(), "the kernel @f takes 1 buffers, but 0 are given");
}
