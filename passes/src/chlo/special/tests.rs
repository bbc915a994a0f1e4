//! What the formulas compute, against the interpreter's own kernels, whose values come from mpmath; and what is refused.

use hlo_interp::eval::Interpreter;
use hlo_interp::{ElementType, Tensor};
use hlo_ir::Module;

use crate::run::RunOptions;
use crate::testing::{parse, run};

/// The values of the only function for `operands`.
fn evaluate(module: &Module, operands: &[Tensor]) -> Tensor {
    let inputs = operands.iter().map(|operand| operand.clone().into()).collect();
    let results = Interpreter::new(module).run("main", inputs).unwrap_or_else(|error| panic!("{error}"));
    results[0].as_tensor().unwrap().clone()
}

fn program(op: &str, ty: &str, n_operands: usize) -> String {
    let list = |item: &dyn Fn(usize) -> String| (0..n_operands).map(item).collect::<Vec<_>>().join(", ");
    let (args, names, types) =
        (list(&|i| format!("%x{i}: {ty}")), list(&|i| format!("%x{i}")), list(&|_| ty.to_owned()));
    format!("func.func @main({args}) -> {ty} {{ %0 = chlo.{op} {names} : {types} -> {ty} return %0 : {ty} }}")
}

/// How far apart results may be, in units in the last place.
#[derive(Clone, Copy)]
enum Within {
    /// Of the result.
    Itself(u32),
    /// Of the result, but of one where that is smaller: next to their zeros some formulas are no better.
    AtLeastOne(u32),
}

/// Runs `op` as it is and spelled out, in both formats, and compares the results.
#[track_caller]
fn check_both(op: &str, operands: &[&[f64]], within: Within) {
    for (element, name) in [(ElementType::F32, "f32"), (ElementType::F64, "f64")] {
        let size = operands[0].len();
        let mut module = parse(&program(op, &format!("tensor<{size}x{name}>"), operands.len()));
        let tensors: Vec<Tensor> = operands.iter().map(|values| tensor(element, values)).collect();
        let expect = evaluate(&module, &tensors);
        let (_, diags) = run("chlo-legalize-to-stablehlo", &mut module, &RunOptions::default());
        assert!(diags.is_empty(), "{diags:#?}");
        let got = evaluate(&module, &tensors);
        for (index, (got, expect)) in numbers(&got).into_iter().zip(numbers(&expect)).enumerate() {
            let unit = if element == ElementType::F32 { f64::from(f32::EPSILON) } else { f64::EPSILON };
            let allowed = match within {
                Within::Itself(ulps) => f64::from(ulps) * expect.abs(),
                Within::AtLeastOne(ulps) => f64::from(ulps) * expect.abs().max(1.0),
            };
            let near = (got - expect).abs() <= allowed * unit;
            let same = got == expect || (got.is_nan() && expect.is_nan());
            assert!(near || same, "{op} {name} of number {index}: {got:e}, not {expect:e}");
        }
    }
}

fn tensor(element: ElementType, values: &[f64]) -> Tensor {
    match element {
        ElementType::F32 => {
            let values: Vec<f32> = values.iter().map(|&value| value as f32).collect();
            Tensor::from_slice(element, &[values.len()], &values).unwrap()
        }
        _ => Tensor::from_slice(element, &[values.len()], values).unwrap(),
    }
}

fn numbers(tensor: &Tensor) -> Vec<f64> {
    match tensor.element() {
        ElementType::F32 => tensor.as_slice::<f32>().iter().map(|&value| value.into()).collect(),
        _ => tensor.as_slice::<f64>().to_vec(),
    }
}

#[test]
fn formulas_agree_with_kernels() {
    use Within::{AtLeastOne, Itself};
    let (inf, nan) = (f64::INFINITY, f64::NAN);
    let unit = [-1.0, -0.875, -0.5, -1e-3, -0.0, 1e-6, 0.25, 0.75, 0.998, 1.0, 1.5];
    let line = [-40.5, -7.25, -2.0, -0.75, -1e-3, 0.0, 1e-6, 0.5, 1.25, 3.0, 9.5, 60.0, inf, -inf, nan];
    let positive = [1e-3, 0.4, 0.75, 1.5, 2.5, 3.75, 10.25, 77.5, 1e4, inf];
    for op in ["acos", "asin", "atanh"] {
        check_both(op, &[&unit], Itself(3));
    }
    for op in ["asinh", "atan", "tan", "bessel_i1e"] {
        check_both(op, &[&line], Itself(10));
    }
    check_both("acosh", &[&[0.5, 1.0, 1.0009765625, 1.5, 20.0, 1e10, 3e38, inf]], Itself(3));
    // Powers of e carry the rounding of their exponents.
    check_both("cosh", &[&line], Itself(40));
    check_both("sinh", &[&line], Itself(40));
    check_both("erf", &[&[-5.0, -2.5, -1.0, -0.3, 0.0, 0.1, 0.9, 1.5, 3.0, inf]], Itself(6));
    check_both("erfc", &[&[-5.0, -2.5, -1.0, -0.3, 0.0, 0.1, 0.9, 1.5, 3.0, 8.5, inf]], Itself(8));
    check_both("erf_inv", &[&unit], Itself(6));
    check_both("lgamma", &[&positive], AtLeastOne(20));
    check_both("lgamma", &[&[-0.5, -1.25, -2.75, -10.5, -3.0]], AtLeastOne(60));
    check_both("digamma", &[&positive], AtLeastOne(20));
    check_both("digamma", &[&[-0.5, -1.25, -2.75, -10.5, -3.0]], AtLeastOne(60));
    check_both(
        "zeta",
        &[&[2.0, 3.5, 1.5, 6.0, 1.0, 0.5, 2.0, 3.0], &[1.0, 0.5, 10.0, 2.25, 2.0, 2.0, -1.0, -2.0]],
        Itself(10),
    );
    check_both("polygamma", &[&[0.0, 1.0, 2.0, 5.0, 0.5, -1.0], &[1.5, 0.5, 3.25, 2.0, 1.0, 1.0]], AtLeastOne(80));
    check_both(
        "next_after",
        &[&[1.0, -1.0, 0.0, 0.0, 5.0, nan, inf], &[2.0, 0.0, 1.0, -1.0, 5.0, 1.0, 0.0]],
        Itself(0),
    );
}

/// One report, of which this is the message.
#[track_caller]
fn check_refused(op: &str, ty: &str, expect: &str) {
    let mut module = parse(&program(op, ty, 1));
    let (_, diags) = run("chlo-legalize-to-stablehlo", &mut module, &RunOptions::default());
    let messages: Vec<_> = diags.iter().map(|diag| diag.message.as_str()).collect();
    assert!(messages.len() == 1 && messages[0].contains(expect), "{messages:?}");
}

#[test]
fn types_without_a_formula_are_refused() {
    check_refused("erf", "tensor<4xf8E5M2>", "failed to legalize operation 'chlo.erf'");
    check_refused("bessel_i1e", "tensor<4xcomplex<f32>>", "failed to legalize operation 'chlo.bessel_i1e'");
    check_refused("acos", "tensor<*xf32>", "failed to legalize operation 'chlo.acos'");
}
