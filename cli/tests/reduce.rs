//! `hlo reduce` from one end to the other: a test that is a command, what is told, and where the result goes.

#[path = "support/mod.rs"]
mod support;

use std::process::Command;
use std::time::Duration;

use support::{Exit, Output};

const PROGRAM: &str = "func.func @main(%x: tensor<4x8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.tanh %x : tensor<4x8xf32>
  %1 = stablehlo.exponential %0 : tensor<4x8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}
";

/// Runs `hlo reduce` on the program.
fn reduce(flags: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
    let limit = Duration::from_secs(60);
    support::run(command.arg("reduce").arg("-").args(flags), PROGRAM.as_bytes(), limit).expect("the program starts")
}

#[test]
fn what_a_command_looks_for_is_left() {
    for test in ["grep -q tanh", "grep -q tanh {} && test -s {}"] {
        let output = reduce(&[&format!("--test={test}")]);
        assert_eq!((output.exit, output.stderr.split(',').next()), (Exit::Code(0), Some("9 ops became 4")));
        let expect = "module {
  func.func @main(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
";
        assert_eq!(output.stdout, expect);
    }
}

#[test]
fn a_test_that_shows_nothing_is_told() {
    let told = |flags: &[&str]| {
        let output = reduce(flags);
        assert_eq!((output.exit, output.stdout.as_str()), (Exit::Code(2), ""));
        output.stderr
    };
    let fails = told(&["--test=grep -q cosine"]);
    assert_eq!(
        fails,
        "hlo: the test does not succeed on the program itself: exit status: 1; it has to exit with 0 on what is looked for\n"
    );
    assert_eq!(told(&["--test=sleep 5;", "--timeout=0.1"]), "hlo: the test takes longer than 0.1 s; see `--timeout`\n");
    assert_eq!(told(&[]), "hlo: `--test=COMMAND` is needed: it exits with 0 on what is looked for\n");
}
