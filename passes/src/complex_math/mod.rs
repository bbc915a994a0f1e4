//! `stablehlo-complex-math-expander`: functions of complex numbers, said with functions of their parts.
//!
//! ```mlir
//! %0 = stablehlo.exponential %z : tensor<complex<f32>>        // before
//! %0 = stablehlo.real %z : (tensor<complex<f32>>) -> tensor<f32>     // after, and so on
//! %1 = stablehlo.exponential %0 : tensor<f32>
//! ```
//!
//! [`formulas`] holds them, with the reference's ops in its order. A function that asks for another accuracy than the
//! default one stays. Where sizes are not known, constants are ops of CHLO.

mod formulas;

use hlo_dialects::stablehlo::elementwise::{Exp, Log, Log1p, Sqrt};
use hlo_ir::rewrite::PatternSet;
use hlo_ir::{Body, NoMatch, OpId, Reported, Rewrite, Rewriter, TypeData, patterns};

use crate::common::canonicalize::{PATTERN_OPTIONS, Simplifier, choose_patterns};
use crate::formula::{self, Accuracy, Term, is_default_accuracy};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_COMPLEX_MATH_EXPANDER: PassDef = PassDef {
    name: "stablehlo-complex-math-expander",
    class: "StablehloComplexMathExpanderPass",
    summary: "Expander for StableHLO complex math operations.",
    options: PATTERN_OPTIONS,
    make: Runs::OnFunc(|options| {
        let mut patterns = PatternSet::new().with(FUNCTIONS);
        choose_patterns(options, &mut patterns)?;
        Ok(Box::new(ExpandComplexMath(Simplifier::new(patterns))))
    }),
};

struct ExpandComplexMath(Simplifier);

impl FuncPass for ExpandComplexMath {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        Ok(self.0.run(cx.context, body, &mut cx.rewrites).changed)
    }
}

patterns! { FUNCTIONS;
    "expand-complex-exponential": Exp => |op, rw| expand(op, rw, formulas::exp);
    "expand-complex-log": Log => |op, rw| expand(op, rw, formulas::log);
    "expand-complex-log-plus-one": Log1p => |op, rw| expand(op, rw, formulas::log1p);
    "expand-complex-sqrt": Sqrt => |op, rw| expand(op, rw, formulas::sqrt);
}

/// A function of complex numbers is its formula.
fn expand(op: OpId, rw: &mut Rewriter<'_>, formula: fn(Term<'_>) -> Term<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let operand = view.operands().next().ok_or(NoMatch)?;
    let is_complex = matches!(operand.ty().element(cx).data(cx), TypeData::Complex(_));
    if !is_complex {
        return Err(NoMatch);
    }
    if !is_default_accuracy(cx, view.attr("result_accuracy")) {
        return Err(rw.refuse(|_| "it asks for an accuracy of its own".into()));
    }
    let (operand, ty) = (operand.id, view.result(0).ty());
    let value =
        rw.build(|b| formula::write(b, Accuracy::Stated, formula::constant_like, [operand], ty, |[z]| formula(z)));
    rw.replace(op, [value.map_err(|_| NoMatch)?])
}

#[cfg(test)]
mod tests {
    use hlo_interp::element::Complex;
    use hlo_interp::eval::Interpreter;
    use hlo_interp::{ElementType, Tensor};

    use crate::testing::{check, parse, run};

    /// Numbers of all sizes, and next to where logarithms vanish.
    const PARTS: [f32; 18] = [
        0.0, 1e-44, 1e-38, 1e-20, 3e-8, 1e-4, 0.3, 0.6, 0.8, 0.99999994, 1.0, 1.0000001, 1.5, 2.0, 88.0, 1e10, 1e19,
        3e38,
    ];

    fn samples() -> Vec<Complex<f32>> {
        let line: Vec<f32> = PARTS.iter().flat_map(|&part| [part, -part]).collect();
        line.iter().flat_map(|&re| line.iter().map(move |&im| Complex::new(re, im))).collect()
    }

    /// Expands `op` and compares what it gives with `expect`, which is worked out in double precision: both parts are to
    /// be within three units in the last place, except where `expect` says nothing.
    #[track_caller]
    fn check_values(op: &str, expect: fn(f64, f64) -> Option<(f64, f64)>) {
        let samples = samples();
        let ty = format!("tensor<{}xcomplex<f32>>", samples.len());
        let text = format!("func.func @main(%z: {ty}) -> {ty} {{ %0 = stablehlo.{op} %z : {ty} return %0 : {ty} }}");
        let mut module = parse(&text);
        let (_, diags) = run("stablehlo-complex-math-expander", &mut module, &Default::default());
        assert!(diags.is_empty());
        let input = Tensor::from_slice(ElementType::C64, &[samples.len()], &samples).unwrap();
        let results = Interpreter::new(&module).run("main", vec![input.into()]).unwrap();
        let values = results[0].as_tensor().unwrap().as_slice::<Complex<f32>>().to_vec();
        for (z, value) in samples.iter().zip(values) {
            let Some((re, im)) = expect(z.re.into(), z.im.into()) else { continue };
            for (found, expect) in [(value.re, re), (value.im, im)] {
                let rounded = expect as f32;
                let unit = f64::from(f32::EPSILON) * expect.abs().max(f64::from(f32::MIN_POSITIVE));
                let is_near = (f64::from(found) - expect).abs() <= 3.0 * unit;
                assert!(is_near || found == rounded, "{op} of {z:?} is {value:?}, not {re:e} + {im:e} i");
            }
        }
    }

    #[test]
    fn both_parts_are_precise() {
        check_values("exponential", |x, y| Some((x.exp() * y.cos(), if y == 0.0 { 0.0 } else { x.exp() * y.sin() })));
        check_values("log", |x, y| Some((real_log(x, y, (x - 1.0) * (x + 1.0)), y.atan2(x))));
        check_values("log_plus_one", |x, y| {
            let x_plus = x + 1.0;
            // Squares of numbers as small as these vanish.
            let is_precise = x_plus.hypot(y) == 0.0 || x_plus.hypot(y) > 1e-19;
            is_precise.then(|| (real_log(x_plus, y, x * (x + 2.0)), y.atan2(x_plus)))
        });
        check_values("sqrt", |x, y| {
            let u = ((x.hypot(y) + x.abs()) / 2.0).sqrt();
            let v = if u == 0.0 { 0.0 } else { y.abs() / (2.0 * u) };
            let (re, im) = if x >= 0.0 { (u, v) } else { (v, u) };
            // Half of a number below the normal ones has fewer digits.
            let is_precise = x.hypot(y) == 0.0 || x.hypot(y) > 1e-37;
            is_precise.then_some((re, if y < 0.0 { -im } else { im }))
        });
    }

    /// `log |x + i y|`, where `excess` is `x^2 - 1`.
    fn real_log(x: f64, y: f64, excess: f64) -> f64 {
        let sum = if x.abs() >= y.abs() { excess + y * y } else { (y - 1.0) * (y + 1.0) + x * x };
        if sum.abs() < 0.5 { sum.ln_1p() / 2.0 } else { x.hypot(y).ln() }
    }

    #[test]
    fn sizes_may_be_unknown() {
        check(
            "stablehlo-complex-math-expander",
            "func.func @f(%z: tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>> {
  %0 = stablehlo.exponential %z : tensor<?xcomplex<f32>>
  return %0 : tensor<?xcomplex<f32>>
}",
            "module {
  func.func @f(%arg0: tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>> {
    %0 = stablehlo.real %arg0 : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
    %1 = stablehlo.exponential %0 : tensor<?xf32>
    %2 = \"chlo.constant_like\"(%0) <{value = 0x7F800000 : f32}> : (tensor<?xf32>) -> tensor<?xf32>
    %3 = stablehlo.compare EQ, %1, %2 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
    %4 = \"chlo.constant_like\"(%0) <{value = 5.000000e-01 : f32}> : (tensor<?xf32>) -> tensor<?xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<?xf32>
    %6 = stablehlo.exponential %5 : tensor<?xf32>
    %7 = stablehlo.imag %arg0 : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
    %8 = stablehlo.cosine %7 : tensor<?xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<?xf32>
    %10 = stablehlo.multiply %9, %6 : tensor<?xf32>
    %11 = stablehlo.multiply %1, %8 : tensor<?xf32>
    %12 = stablehlo.select %3, %10, %11 : tensor<?xi1>, tensor<?xf32>
    %13 = \"chlo.constant_like\"(%0) <{value = 0.000000e+00 : f32}> : (tensor<?xf32>) -> tensor<?xf32>
    %14 = stablehlo.compare EQ, %7, %13 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
    %15 = stablehlo.sine %7 : tensor<?xf32>
    %16 = stablehlo.multiply %6, %15 : tensor<?xf32>
    %17 = stablehlo.multiply %16, %6 : tensor<?xf32>
    %18 = stablehlo.multiply %1, %15 : tensor<?xf32>
    %19 = stablehlo.select %3, %17, %18 : tensor<?xi1>, tensor<?xf32>
    %20 = stablehlo.select %14, %13, %19 : tensor<?xi1>, tensor<?xf32>
    %21 = stablehlo.complex %12, %20 : tensor<?xcomplex<f32>>
    return %21 : tensor<?xcomplex<f32>>
  }
}
",
        );
    }

    #[test]
    fn an_accuracy_that_is_asked_for_stays() {
        let text = "module {
  func.func @f(%arg0: tensor<complex<f32>>, %arg1: tensor<f32>) -> (tensor<complex<f32>>, tensor<f32>) {
    %0 = stablehlo.log %arg0 {result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<complex<f32>>
    %1 = stablehlo.log %arg1 : tensor<f32>
    return %0, %1 : tensor<complex<f32>>, tensor<f32>
  }
}
";
        check("stablehlo-complex-math-expander", text, text);
    }
}
