//! Host programs: the ops of `hexir` that remain when everything else has become kernels: constants, control flow, calls,
//! `call_tir`, transfers, extents and what must hold of them, printing. What still computes on whole tensors is refused with the pass to run.
//!
//! **`hexir.print`** writes one line a row of the last dimension, and one for a tensor of rank 0: each number and one space,
//! then the end of the line. Floats of every type are written as C's `%f` writes their value as a `double`, with `inf`, `-inf`
//! and `nan`, the latter without a sign; integers in decimal, unsigned ones as such, `i1` as `0` or `1`. Complex numbers are
//! refused. The printers of code write the same bytes.

use hlo_dialects::hexir::control::{Case, If, While};
use hlo_dialects::hexir::data::{Assert, Constant, Dim, Iota, Print};
use hlo_dialects::hexir::device::Transfer;
use hlo_dialects::hexir::func::{Call, CallTir};
use hlo_dialects::hexir::nn::*;
use hlo_dialects::hexir::structured::{Compute, Contract, Fusion, Reduce};
use hlo_dialects::hexir::views::*;
use hlo_ir::{OpRef, Type};

use crate::element::{Bits, ElementType};
use crate::eval::{Binder, Bound, Kernel};
use crate::hextir::extents::ResultType;
use crate::kernels;
use crate::kernels::bits;
use crate::stablehlo::control::{branch, choose_branch, choose_then, while_loop};
use crate::stablehlo::custom_call::assertion;
use crate::tensor::Tensor;
use crate::trap::Trap;

kernels! { HOST;
    Assert => |op, _| Ok(assertion(Some(op.message())));
    Call => |op, b| crate::func::call(op.callee(), b);
    CallTir => call_tir;
    Case => |op, b| branch(op.op(), b, choose_branch);
    Constant => |op, b| Ok(Kernel::constant(b.tensor(op.value())?));
    Dim => dim;
    If => |op, b| branch(op.op(), b, choose_then);
    Print => print;
    Transfer => |_, _| Ok(Kernel::identity());
    While => |op, b| while_loop(op.op(), b);
}

/// Rows of ops that run after they have become kernels.
macro_rules! later {
    ($($Op:ident)*) => {
        kernels! { LATER;
            $($Op => |op, _| Err(later(op.op()).into());)*
        }
    };
}

later! {
    Add Broadcast Cast Compute Concatenate Contract DynamicSlice DynamicUpdateSlice Elu Fusion Gelu Iota LeakyRelu Linear Mish Mul
    Pad Reduce Relu Reshape Reverse Sigmoid Slice Softmax Swish Tanh Transpose
}

#[cold]
fn later(op: OpRef<'_>) -> Trap {
    let message = format!("`{}` runs after `hexir-to-hextir`: make kernels of the module first", op.name());
    Trap::unsupported(message)
}

/// Runs a kernel over the operands and new buffers for the results.
fn call_tir(op: CallTir<'_>, b: &mut Binder<'_>) -> Bound {
    let cx = op.op().cx;
    let result = |ty: Type| {
        let shape = ty.shape(cx).ok_or_else(|| Trap::unsupported("results of kernels have a rank"))?;
        Ok((b.element(ty)?, shape.iter().map(|&extent| usize::try_from(extent).ok()).collect()))
    };
    let results: Vec<ResultType> = op.op().results().map(|value| result(value.ty())).collect::<Result<_, Trap>>()?;
    let program = b.kernel_program(op.callee())?;
    let loc = op.op().loc();
    if let Some(launch) = b.launcher() {
        let name = cx.name_str(op.callee()).into_owned();
        return Ok(Kernel::new(move |args| {
            let inputs = args.tensors()?;
            let results = program.results(&inputs, &results)?;
            let outputs = launch(&name, &inputs, &results)?;
            Ok(args.set_all(outputs.into_iter().map(Into::into))?)
        }));
    }
    Ok(Kernel::new(move |args| {
        let inputs = args.tensors()?;
        let results = program.results(&inputs, &results)?;
        let outputs = program.call(&inputs, &results).map_err(|error| error.called_from(loc))?;
        Ok(args.set_all(outputs.into_iter().map(Into::into))?)
    }))
}

/// The extent of a dimension, wrapped to the result's type as the interpreter of StableHLO does.
fn dim(op: Dim<'_>, b: &mut Binder<'_>) -> Bound {
    let (element, dim) = (b.element(op.result().ty())?, op.dimension() as usize);
    Ok(Kernel::tensors(move |[x]| {
        let extent = x.shape().get(dim).copied().ok_or_else(|| Trap::invalid("there is no such dimension"))?;
        bits::convert(Tensor::scalar(ElementType::I64, Bits::new(extent as i64)), element)
    }))
}

fn print(op: Print<'_>, b: &mut Binder<'_>) -> Bound {
    if b.element(op.input().ty())?.is_complex() {
        return Err(Trap::unsupported("complex numbers are not printed").into());
    }
    let output = b.output().ok_or_else(|| {
        Trap::invalid("the program prints, but was given no output to print to (`Interpreter::with_output`)")
    })?;
    Ok(Kernel::new(move |args| {
        let text = printed(args.tensor(0)?)?;
        output(&text).map_err(|error| Trap::invalid(format!("cannot print: {error}")).into())
    }))
}

/// What `hexir.print` writes for a tensor of numbers; see the module's documentation.
///
/// # Errors
/// Complex numbers, no memory.
pub fn printed(tensor: Tensor) -> Result<String, Trap> {
    let width = tensor.shape().last().copied().unwrap_or(1);
    let n_rows: usize = tensor.shape().split_last().map_or(1, |(_, rows)| rows.iter().product());
    let mut numbers = numbers(tensor)?.into_iter();
    let mut text = String::new();
    for _ in 0..n_rows {
        for number in numbers.by_ref().take(width) {
            text.push_str(&number);
            text.push(' ');
        }
        text.push('\n');
    }
    Ok(text)
}

/// Every element as text.
fn numbers(tensor: Tensor) -> Result<Vec<String>, Trap> {
    let element = tensor.element();
    if element.is_complex() {
        return Err(Trap::unsupported("complex numbers are not printed"));
    }
    if element.is_float() {
        let wide = bits::convert(tensor, ElementType::F64)?;
        return Ok(wide.as_slice::<f64>().iter().map(|&number| float_text(number)).collect());
    }
    if element == ElementType::UI64 {
        return Ok(tensor.as_slice::<u64>().iter().map(u64::to_string).collect());
    }
    let wide = bits::convert(tensor, ElementType::I64)?;
    Ok(wide.as_slice::<i64>().iter().map(i64::to_string).collect())
}

/// As C's `%f`, a NaN without its sign.
fn float_text(number: f64) -> String {
    if number.is_nan() { "nan".to_owned() } else { format!("{number:.6}") }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use hlo_ir::{Context, Module, text};

    use super::*;
    use crate::element::{ElementType::*, Native, SmallFloat};
    use crate::eval::{Interpreter, RunError, Value};

    fn parse(source: &str) -> Module {
        let cx = Context::new(hlo_dialects::registry());
        let (module, diags) = text::parse_module(&cx, "test", source.as_bytes().into(), Default::default());
        let faults: Vec<_> = diags.iter().map(|fault| fault.message.clone()).collect();
        assert!(faults.is_empty(), "{faults:?}");
        module
    }

    /// Runs `@main` and returns its results and what it printed.
    fn run(source: &str, inputs: Vec<Value>) -> Result<(Vec<Value>, String), RunError> {
        let module = parse(source);
        let printed = Arc::new(Mutex::new(String::new()));
        let sink = printed.clone();
        let interpreter = Interpreter::new(&module).with_output(move |text| {
            sink.lock().unwrap().push_str(text);
            Ok(())
        });
        let results = interpreter.run("main", inputs)?;
        drop(interpreter);
        let text = printed.lock().unwrap().clone();
        Ok((results, text))
    }

    fn check_print<T: Native>(element: ElementType, shape: &[usize], values: &[T], expect: &str) {
        let tensor = Tensor::from_slice(element, shape, values).unwrap();
        assert_eq!(printed(tensor).unwrap(), expect, "{element}");
    }

    #[test]
    fn numbers_print_as_c_prints_them() {
        check_print(F64, &[2, 2], &[8f64, 17.0, 12.0, 14.0], "8.000000 17.000000 \n12.000000 14.000000 \n");
        check_print(F32, &[], &[-0.0f32], "-0.000000 \n");
        check_print(F32, &[4], &[f32::NAN, -f32::NAN, f32::INFINITY, f32::NEG_INFINITY], "nan nan inf -inf \n");
        check_print(F32, &[2], &[0.1f32, 1e20], "0.100000 100000002004087734272.000000 \n");
        // Halfway cases go to even.
        check_print(F64, &[2], &[1f64 / 128.0, -3.0 / 128.0], "0.007812 -0.023438 \n");
        check_print(F64, &[2], &[0.0000005f64, 2.5e-7], "0.000000 0.000000 \n");
        check_print(ElementType::BF16, &[1], &[0x3F80u16], "1.000000 \n");
        check_print(Small(SmallFloat::F8E5M2), &[1], &[0xC0u8], "-2.000000 \n");
        check_print(I1, &[2], &[0u8, 1], "0 1 \n");
        check_print(I8, &[1, 2], &[-1i8, 7], "-1 7 \n");
        check_print(UI8, &[1], &[255u8], "255 \n");
        check_print(UI64, &[1], &[u64::MAX], "18446744073709551615 \n");
        check_print(I32, &[2, 1, 2], &[1, 2, 3, 4], "1 2 \n3 4 \n");
        check_print(I32, &[2, 0], &[0i32; 0], "\n\n");
        check_print(I32, &[0, 2], &[0i32; 0], "");
        assert!(printed(Tensor::zeros(C64, &[1]).unwrap()).is_err());
    }

    const DOUBLE: &str = r#"
        hextir.prim_func @double(%a: memref<2xf32>, %b: memref<2xf32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c2 = arith.constant 2 : index
          hextir.for "serial" %c0 to %c2 step %c1 {
          ^bb0(%i: index):
            %x = hextir.buffer_load %a[%i] : memref<2xf32> -> f32
            %y = arith.addf %x, %x : f32
            hextir.buffer_store %y, %b[%i] : f32, memref<2xf32>
          }
          hextir.return
        }"#;

    #[test]
    fn host_programs_run_kernels() {
        let source = format!(
            r#"{DOUBLE}
            hexir.func @main(%n: tensor<i32>) -> tensor<2xf32> {{
              %x = hexir.constant dense<[1.0, 3.0]> : tensor<2xf32>
              %zero = hexir.constant dense<0> : tensor<i32>
              %r:2 = hexir.while %zero, %x : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) cond {{
              ^bb0(%i: tensor<i32>, %y: tensor<2xf32>):
                %p = hexir.call_tir @less(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
                hexir.yield %p : tensor<i1>
              }} do {{
              ^bb0(%i: tensor<i32>, %y: tensor<2xf32>):
                %next = hexir.call_tir @increment(%i) : (tensor<i32>) -> tensor<i32>
                %twice = hexir.call_tir @double(%y) : (tensor<2xf32>) -> tensor<2xf32>
                hexir.yield %next, %twice : tensor<i32>, tensor<2xf32>
              }}
              %moved = hexir.transfer %r#1 to "cpu" : tensor<2xf32>
              hexir.print %moved : tensor<2xf32>
              %s = hexir.call @halves(%moved) : (tensor<2xf32>) -> tensor<2xf32>
              hexir.return %s : tensor<2xf32>
            }}
            hexir.func @halves(%x: tensor<2xf32>) -> tensor<2xf32> {{
              %one = hexir.constant dense<1> : tensor<i32>
              %r = hexir.case %one : (tensor<i32>) -> tensor<2xf32> {{
                hexir.yield %x : tensor<2xf32>
              }}, {{
                %true = hexir.constant dense<true> : tensor<i1>
                %y = hexir.if %true : (tensor<i1>) -> tensor<2xf32> {{
                  %z = hexir.call_tir @double(%x) : (tensor<2xf32>) -> tensor<2xf32>
                  hexir.yield %z : tensor<2xf32>
                }} else {{
                  hexir.yield %x : tensor<2xf32>
                }}
                hexir.yield %y : tensor<2xf32>
              }}
              hexir.return %r : tensor<2xf32>
            }}
            hextir.prim_func @less(%a: memref<i32>, %b: memref<i32>, %c: memref<i1>) {{
              %x = hextir.buffer_load %a[] : memref<i32> -> i32
              %y = hextir.buffer_load %b[] : memref<i32> -> i32
              %z = arith.cmpi slt, %x, %y : i32
              hextir.buffer_store %z, %c[] : i1, memref<i1>
              hextir.return
            }}
            hextir.prim_func @increment(%a: memref<i32>, %b: memref<i32>) {{
              %one = arith.constant 1 : i32
              %x = hextir.buffer_load %a[] : memref<i32> -> i32
              %y = arith.addi %x, %one : i32
              hextir.buffer_store %y, %b[] : i32, memref<i32>
              hextir.return
            }}"#
        );
        let n = Value::Tensor(Tensor::scalar(I32, Bits::new(3i32)));
        let (results, text) = run(&source, vec![n]).unwrap();
        assert_eq!(results, [Tensor::from_slice(F32, &[2], &[16f32, 48.0]).unwrap().into()]);
        assert_eq!(text, "8.000000 24.000000 \n");
    }

    #[test]
    fn every_op_runs_or_says_why_not() {
        let kernels = crate::eval::Kernels::new();
        for op in hlo_dialects::hexir::DIALECT.ops.iter().flat_map(|ops| ops.iter()) {
            let is_structure = ["hexir.func", "hexir.return", "hexir.yield"].contains(&op.name);
            assert!(is_structure || kernels.get(op).is_some(), "{} has no row here", op.name);
        }
    }

    #[test]
    fn faults_are_told() {
        let check = |body: &str, expect: &str| {
            let source = format!("{DOUBLE} func.func @main(%x: tensor<2xf32>) {{ {body} return }}");
            let x = Tensor::from_slice(F32, &[2], &[1f32, 2.0]).unwrap();
            let error = run(&source, vec![x.into()]).unwrap_err();
            assert!(error.trap().message().contains(expect), "{error}");
        };
        check(
            "%0 = hexir.relu %x : tensor<2xf32>",
            "`hexir.relu` runs after `hexir-to-hextir`: make kernels of the module first",
        );
        check("%0 = hexir.call_tir @nobody(%x) : (tensor<2xf32>) -> tensor<2xf32>", "no function @nobody");
        check("%0 = hexir.call_tir @main(%x) : (tensor<2xf32>) -> tensor<2xf32>", "expected a `hextir.prim_func`");
        check(
            "%0 = hexir.call_tir @double(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>",
            "the kernel @double takes 2 buffers, but 3 are given",
        );
        check(
            "%0 = hexir.call_tir @double(%x) : (tensor<2xf32>) -> tensor<3xf32>",
            "argument 1 (`memref<2xf32>`) of @double cannot hold tensor<3xf32>",
        );
        let module = parse("func.func @main(%x: tensor<2xf32>) { hexir.print %x : tensor<2xf32> return }");
        let error = Interpreter::new(&module).compile("main").map(drop).unwrap_err();
        assert!(error.trap().message().contains("given no output"), "{error}");
    }
}
