//! Whole programs: what a function computes when it is lowered, as kernels run by the interpreter, and what StableHLO's
//! interpreter says.

use hlo_interp::eval::{Interpreter, Value, types};
use hlo_interp::kernels::bits::convert;
use hlo_interp::{ElementType, Tensor};
use hlo_ir::{Diagnostics, Module};
use hlo_passes::RunOptions;

use super::testing::{check_refused, check_with_locations, parse};
use crate::testing::print;

/// Numbers whose sums need rounding, small enough for every type.
fn numbers(element: ElementType, shape: &[usize], seed: u32) -> Tensor {
    let n: usize = shape.iter().product();
    let scale = if element.is_float() { 2.0 } else { 20.0 };
    let number = |at: u32| ((at + seed).wrapping_mul(2_654_435_761) >> 8) as f32 / 8_388_608.0 - 1.0;
    let values: Vec<f32> = (0..n as u32).map(|at| number(at) * scale).collect();
    convert(Tensor::from_slice(ElementType::F32, shape, &values).unwrap(), element).unwrap()
}

fn inputs(module: &Module) -> Vec<Value> {
    let main = module.root().region(0).entry().unwrap().ops().next().unwrap();
    let args: Vec<_> = main.region(0).entry().unwrap().args().collect();
    let tensor = |(seed, arg): (usize, &hlo_ir::ValueRef<'_>)| {
        let cx = &module.cx;
        let shape = types::static_shape(cx, arg.ty()).unwrap();
        numbers(types::element_of(cx, arg.ty()).unwrap(), &shape, 1000 * seed as u32).into()
    };
    args.iter().enumerate().map(tensor).collect()
}

/// Runs the function `main` of a program both ways.
#[track_caller]
fn check(text: &str) {
    let mut module = parse(text);
    let inputs = inputs(&module);
    let run = |module: &Module| {
        let results = Interpreter::new(module).run("main", inputs.clone());
        let results = results.unwrap_or_else(|error| panic!("{error}\n{}", print(module, false)));
        let tensors = results.into_iter().map(|value| value.into_tensor().unwrap());
        // All NaNs are one.
        tensors.map(|tensor| (tensor.type_name(), text_of(&tensor))).collect::<Vec<_>>()
    };
    let expect = run(&module);
    let passes = crate::pipeline::passes();
    let pipeline = passes.pipeline("builtin.module", "stablehlo-to-hexir,hexir-to-hextir").unwrap();
    let mut diags = Diagnostics::default();
    let result = pipeline.run(&mut module, &RunOptions::default(), &mut Vec::new(), &mut diags);
    assert!(result.is_ok(), "{diags:#?}\n{text}");
    let found = run(&module);
    assert_eq!(found, expect, "{}", print(&module, false));
}

fn text_of(tensor: &Tensor) -> Vec<String> {
    let wide = convert(tensor.clone(), ElementType::F64).unwrap();
    let slots = tensor.bytes().chunks_exact(tensor.element().width());
    let text =
        |(slot, value): (&[u8], &f64)| if value.is_nan() { "nan".into() } else { format!("{value:e} {slot:x?}") };
    slots.zip(wide.as_slice::<f64>()).map(text).collect()
}

/// A function `main` of these arguments whose last op gives `%r` of the type `result`.
#[track_caller]
fn check_op(args: &str, ops: &str, result: &str) {
    check(&format!("func.func @main({args}) -> {result} {{\n{ops}\nreturn %r : {result}\n}}"));
}

#[test]
fn views() {
    let x = "%x: tensor<4x5xf32>";
    for (op, result) in [
        ("%r = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>", "tensor<5x4xf32>"),
        ("%r = stablehlo.reshape %x : (tensor<4x5xf32>) -> tensor<2x5x2xf32>", "tensor<2x5x2xf32>"),
        ("%r = stablehlo.slice %x [1:4:2, 0:5:3] : (tensor<4x5xf32>) -> tensor<2x2xf32>", "tensor<2x2xf32>"),
        ("%r = stablehlo.reverse %x, dims = [0, 1] : tensor<4x5xf32>", "tensor<4x5xf32>"),
        (
            "%r = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<4x5xf32>) -> tensor<5x3x4xf32>",
            "tensor<5x3x4xf32>",
        ),
        (
            "%r = stablehlo.concatenate %x, %x, %x, dim = 0 : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<12x5xf32>",
            "tensor<12x5xf32>",
        ),
    ] {
        check_op(x, op, result);
    }
    for (low, high, interior, result) in [
        ([1, 0], [2, 3], [0, 0], "7x8"),
        ([-1, -2], [0, 1], [0, 0], "3x4"),
        ([-2, 1], [-1, 0], [2, 1], "7x10"),
        ([5, 0], [-9, 0], [1, 0], "3x5"),
    ] {
        let result = format!("tensor<{result}xf32>");
        let op = format!(
            "%r = stablehlo.pad %x, %v, low = {low:?}, high = {high:?}, interior = {interior:?} : (tensor<4x5xf32>, tensor<f32>) -> {result}"
        );
        check_op("%x: tensor<4x5xf32>, %v: tensor<f32>", &op, &result);
    }
    check_op(
        "%x: tensor<4x5xf32>, %i: tensor<i32>, %j: tensor<ui8>",
        "%r = stablehlo.dynamic_slice %x, %i, %i, sizes = [2, 3] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>",
        "tensor<2x3xf32>",
    );
    check_op(
        "%x: tensor<4x5xui4>, %u: tensor<2x3xui4>, %i: tensor<i64>, %j: tensor<i64>",
        "%r = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<4x5xui4>, tensor<2x3xui4>, tensor<i64>, tensor<i64>) -> tensor<4x5xui4>",
        "tensor<4x5xui4>",
    );
    for ty in ["f32", "f64", "bf16", "i2", "i4", "ui8", "ui64", "f4E2M1FN", "f8E4M3FN", "f8E5M2FNUZ", "f8E8M0FNU"] {
        check_op("", &format!("%r = stablehlo.iota dim = 1 : tensor<3x40x{ty}>"), &format!("tensor<3x40x{ty}>"));
    }
}

#[test]
fn reductions() {
    for ty in ["f32", "f64", "bf16", "f16", "f8E5M2", "f8E8M0FNU", "f6E2M3FN", "ui2", "i4", "i8", "ui16", "i32", "i64"]
    {
        for op in ["add", "multiply", "maximum", "minimum"] {
            for (dims, result) in
                [("[0]", "7x3x"), ("[1]", "5x3x"), ("[2]", "5x7x"), ("[0, 2]", "7x"), ("[2, 1, 0]", "")]
            {
                let op = format!(
                    "%r = stablehlo.reduce(%x init: %a) applies stablehlo.{op} across dimensions = {dims} : (tensor<5x7x3x{ty}>, tensor<{ty}>) -> tensor<{result}{ty}>"
                );
                check_op(&format!("%x: tensor<5x7x3x{ty}>, %a: tensor<{ty}>"), &op, &format!("tensor<{result}{ty}>"));
            }
        }
    }
    // The wider sum, a region of several results, a map.
    check_op(
        "%x: tensor<5x70xbf16>, %a: tensor<bf16>",
        "%r = \"stablehlo.reduce\"(%x, %a) ({
        ^bb0(%p: tensor<f32>, %q: tensor<f32>):
          %1 = stablehlo.add %p, %q : tensor<f32>
          stablehlo.return %1 : tensor<f32>
        }) {dimensions = array<i64: 1>} : (tensor<5x70xbf16>, tensor<bf16>) -> tensor<5xf32>",
        "tensor<5xf32>",
    );
    check(
        "func.func @main(%x: tensor<5x9xf32>) -> (tensor<5xf32>, tensor<5xi32>) {
          %i = stablehlo.iota dim = 1 : tensor<5x9xi32>
          %a = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %b = stablehlo.constant dense<0> : tensor<i32>
          %0:2 = stablehlo.reduce(%x init: %a), (%i init: %b) across dimensions = [1] : (tensor<5x9xf32>, tensor<5x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
            reducer(%p: tensor<f32>, %q: tensor<f32>) (%r: tensor<i32>, %s: tensor<i32>) {
            %1 = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
            %2 = stablehlo.select %1, %p, %q : tensor<i1>, tensor<f32>
            %3 = stablehlo.select %1, %r, %s : tensor<i1>, tensor<i32>
            stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
          }
          return %0#0, %0#1 : tensor<5xf32>, tensor<5xi32>
        }",
    );
}

#[test]
fn contractions() {
    for (from, to) in [
        ("f32", "f32"),
        ("f64", "f64"),
        ("bf16", "bf16"),
        ("f16", "f16"),
        ("bf16", "f32"),
        ("f8E4M3FN", "f32"),
        ("f8E5M2", "f8E5M2"),
        ("f8E4M3FNUZ", "f8E4M3FNUZ"),
        ("f4E2M1FN", "f4E2M1FN"),
        ("f8E8M0FNU", "f32"),
        ("i2", "i2"),
        ("i8", "i32"),
        ("ui8", "i32"),
        ("i4", "i4"),
        ("i64", "i64"),
        ("i1", "i1"),
        ("f32", "bf16"),
        ("i32", "i8"),
        ("i8", "f32"),
    ] {
        check_op(
            &format!("%x: tensor<2x9x5x{from}>, %y: tensor<7x2x9x{from}>"),
            &format!(
                "%r = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [1] x [2] : (tensor<2x9x5x{from}>, tensor<7x2x9x{from}>) -> tensor<2x5x7x{to}>"
            ),
            &format!("tensor<2x5x7x{to}>"),
        );
    }
    check_op(
        "%x: tensor<3x4x5xf32>, %y: tensor<5x6x3xf32>",
        "%r = stablehlo.dot_general %x, %y, contracting_dims = [2, 0] x [0, 2] : (tensor<3x4x5xf32>, tensor<5x6x3xf32>) -> tensor<4x6xf32>",
        "tensor<4x6xf32>",
    );
    check_op(
        "%x: tensor<3xf32>, %y: tensor<4xf32>",
        "%r = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>",
        "tensor<3x4xf32>",
    );
    check_op(
        "%x: tensor<0xf32>, %y: tensor<0xf32>",
        "%r = stablehlo.dot %x, %y : (tensor<0xf32>, tensor<0xf32>) -> tensor<f32>",
        "tensor<f32>",
    );
}

#[test]
fn control() {
    check(
        "func.func @main(%x: tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>) {
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %one = stablehlo.constant dense<1> : tensor<i32>
          %n = stablehlo.constant dense<10> : tensor<i32>
          %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<3xf32>
          cond {
            %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %1 : tensor<i1>
          } do {
            %2 = stablehlo.add %i, %one : tensor<i32>
            %3 = func.call @f(%a, %i) : (tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
            stablehlo.return %2, %3 : tensor<i32>, tensor<3xf32>
          }
          return %0#0, %0#1 : tensor<i32>, tensor<3xf32>
        }
        func.func private @f(%x: tensor<3xf32>, %i: tensor<i32>) -> tensor<3xf32> {
          %0 = \"stablehlo.case\"(%i) ({
            %1 = stablehlo.sine %x : tensor<3xf32>
            stablehlo.return %1 : tensor<3xf32>
          }, {
            stablehlo.return %x : tensor<3xf32>
          }, {
            %two = stablehlo.constant dense<2> : tensor<i32>
            %1 = stablehlo.remainder %i, %two : tensor<i32>
            %2 = stablehlo.convert %1 : (tensor<i32>) -> tensor<i1>
            %3 = \"stablehlo.if\"(%2) ({
              %4 = stablehlo.exponential %x : tensor<3xf32>
              stablehlo.return %4 : tensor<3xf32>
            }, {
              %4 = stablehlo.negate %x : tensor<3xf32>
              stablehlo.return %4 : tensor<3xf32>
            }) : (tensor<i1>) -> tensor<3xf32>
            stablehlo.return %3 : tensor<3xf32>
          }) : (tensor<i32>) -> tensor<3xf32>
          return %0 : tensor<3xf32>
        }",
    );
}

#[test]
fn softmax() {
    check_op(
        "%x: tensor<4x17xf32>",
        "%lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %zero = stablehlo.constant dense<0.0> : tensor<f32>
        %0 = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<4x17xf32>, tensor<f32>) -> tensor<4xf32>
        %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf32>) -> tensor<4x17xf32>
        %2 = stablehlo.subtract %x, %1 : tensor<4x17xf32>
        %3 = stablehlo.exponential %2 : tensor<4x17xf32>
        %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x17xf32>, tensor<f32>) -> tensor<4xf32>
        %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x17xf32>
        %r = stablehlo.divide %3, %5 : tensor<4x17xf32>",
        "tensor<4x17xf32>",
    );
}

#[test]
fn functions_attributes_and_locations_stay() {
    check_with_locations(
"module @m attributes {test.module} {
  func.func private @g(%x: tensor<2xf32> {test.arg}) -> (tensor<2xf32> {test.result}) attributes {test.f} {
    %0 = stablehlo.tanh %x {test.op} : tensor<2xf32> loc(\"tanh\")
    return {test.return} %0 : tensor<2xf32> loc(\"ret\")
  } loc(\"g\")
  func.func @f(%x: tensor<2xf32> loc(\"x\")) -> tensor<2xf32> {
    %0 = call @g(%x) {test.call} : (tensor<2xf32>) -> tensor<2xf32> loc(\"call\")
    return %0 : tensor<2xf32> loc(\"end\")
  } loc(\"f\")
} loc(\"m\")",
            "module @m attributes {test.module} {
  func.func private @g(%arg0: tensor<2xf32> {test.arg} loc(\"test.mlir\":2:24)) -> (tensor<2xf32> {test.result}) attributes {test.f} {
    %0 = hexir.compute %arg0 {test.op} : (tensor<2xf32>) -> tensor<2xf32> {
    ^bb0(%arg1: f32 loc(\"tanh\")):
      %1 = math.tanh %arg1 : f32 loc(\"tanh\")
      hexir.yield %1 : f32 loc(\"tanh\")
    } loc(\"tanh\")
    return {test.return} %0 : tensor<2xf32> loc(\"ret\")
  } loc(\"g\")
  func.func @f(%arg0: tensor<2xf32> loc(\"x\")) -> tensor<2xf32> {
    %0 = call @g(%arg0) {test.call} : (tensor<2xf32>) -> tensor<2xf32> loc(\"call\")
    return %0 : tensor<2xf32> loc(\"end\")
  } loc(\"f\")
} loc(\"m\")
",
    );
}

#[test]
fn all_that_is_not_covered_is_told_at_once() {
    let help = "the interpreter runs it: `hlo run --backend interp`";
    let refused =
        |line: u32, op: &str, reason: &str| format!("{line}: failed to legalize operation '{op}'; {reason}; {help}");
    check_refused(
        "%x: tensor<4xf32>, %z: tensor<4xcomplex<f32>>",
        "%0 = stablehlo.abs %z : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
        %1 = stablehlo.complex %x, %x : tensor<4xcomplex<f32>>
        %2 = stablehlo.replica_id : tensor<ui32>
        %3 = \"test.op\"(%x) : (tensor<4xf32>) -> tensor<4xf32>
        %4 = stablehlo.add %3, %x : tensor<4xf32>
        %5 = stablehlo.custom_call @f(%4) : (tensor<4xf32>) -> tensor<4xf32>
        %6 = stablehlo.create_token : !stablehlo.token",
        &[
            &format!(
                "1: failed to legalize type 'tensor<4xcomplex<f32>>' of block argument #1 in 'func.func'; \
                 code generation does not cover elements of type 'complex<f32>'; {help}"
            ),
            &refused(3, "stablehlo.complex", "code generation does not cover elements of type 'complex<f32>'"),
            &refused(4, "stablehlo.replica_id", "code generation does not cover this op yet"),
            &refused(5, "test.op", "ops of the dialect 'test' are no input of code generation"),
            &refused(7, "stablehlo.custom_call", "code generation knows no custom call @f"),
            &refused(8, "stablehlo.create_token", "code generation does not cover values of type '!stablehlo.token'"),
        ],
    );
}
