//! The matrix products that the public project of the graph level measures, as C: 128 to 1024, in double precision, strict
//! and fast. The numbers are small whole ones, so that every order of adding gives the same sum.

use hlo::backend::c::{self, Request};
use hlo::interp::eval::Value;
use hlo::interp::{ElementType, Tensor};
use hlo::ir::Diagnostics;

fn left(row: usize, column: usize) -> f64 {
    ((row * 7 + column * 3) % 11) as f64 - 5.0
}

fn right(row: usize, column: usize) -> f64 {
    ((row * 5 + column) % 13) as f64 - 6.0
}

fn check(n: usize, fast: bool) {
    let text = format!(
        "func.func @main(%a: tensor<{n}x{n}xf64>, %b: tensor<{n}x{n}xf64>) -> tensor<{n}x{n}xf64> {{
  %m = hexir.linear %a, %b : tensor<{n}x{n}xf64>
  return %m : tensor<{n}x{n}xf64>
}}"
    );
    let cx = hlo::context();
    let (mut module, diags) = hlo::parse(&cx, "gemm.mlir", text);
    assert!(!diags.has_errors() && !hlo::verify(&module).has_errors());
    let request = Request { entry: "main", origin: "a test", fast, cc: None, n_threads: 2 };
    let mut diags = Diagnostics::default();
    let mut executable = match c::compile(&mut module, &request, &mut diags) {
        Ok(executable) => executable,
        Err(c::Failure::Machine(words)) if words.contains("no C compiler found") => {
            eprintln!("not run: {words}");
            return;
        }
        Err(_) => panic!("{:?}", diags.iter().next()),
    };
    let matrix = |number: fn(usize, usize) -> f64| {
        let numbers: Vec<f64> = (0..n * n).map(|at| number(at / n, at % n)).collect();
        Value::Tensor(Tensor::from_slice(ElementType::F64, &[n, n], &numbers).expect("memory"))
    };
    let mut outputs = executable.outputs(&cx).expect("memory");
    executable.call(&[matrix(left), matrix(right)], &mut outputs).expect("a result");
    let found = outputs[0].as_slice::<f64>();
    // A sample that meets every tile and every remainder.
    for at in (0..n * n).step_by(997).chain([n * n - 1]) {
        let (row, column) = (at / n, at % n);
        let expected: f64 = (0..n).map(|k| left(row, k) * right(k, column)).sum();
        assert_eq!(found[at], expected, "at {row}, {column} of {n}, fast: {fast}");
    }
}

#[test]
fn products_are_right() {
    for n in [128, 256, 512, 1024] {
        check(n, false);
        check(n, true);
    }
}
