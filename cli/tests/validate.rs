//! `hlo validate` finds planted faults: a backend that is the interpreter, except that it reads the program with a word
//! changed.

#[path = "support/mod.rs"]
mod support;

use std::process::Command;
use std::time::Duration;

use support::{Exit, Output};

const PROGRAM: &str = "func.func @main(%x: tensor<?x6xf32, #stablehlo.bounds<5, ?>>, %y: tensor<4x6xf32>) -> (tensor<?x6xf32, #stablehlo.bounds<5, ?>>, tensor<4x6xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %x : tensor<?x6xf32, #stablehlo.bounds<5, ?>>
  %1 = \"stablehlo.reduce_window\"(%y, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}
    : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %2 = stablehlo.round_nearest_even %1 : tensor<4x6xf32>
  %3 = stablehlo.abs %2 : tensor<4x6xf32>
  return %0, %3 : tensor<?x6xf32, #stablehlo.bounds<5, ?>>, tensor<4x6xf32>
}
";

/// Validates the interpreter, fed through `sed` with an expression.
fn validate(expression: &str, flags: &[&str]) -> Output {
    let hlo = env!("CARGO_BIN_EXE_hlo");
    let backend = format!("sed '{expression}' {{program}} | '{hlo}' run - --input={{inputs}} --output={{outputs}}");
    let mut command = Command::new(hlo);
    command
        .args(["validate", "-", "--cases=10", "--message-format=short"])
        .arg(format!("--backend={backend}"))
        .args(flags);
    support::run(&mut command, PROGRAM.as_bytes(), Duration::from_secs(300)).expect("the program starts")
}

/// Plants a fault, and looks for what is told about the first op, and for an op in what is left of the program.
#[track_caller]
fn check_found(expression: &str, told: &str, left: &str) {
    let output = validate(expression, &[]);
    assert_eq!(output.exit, Exit::Code(1), "{}", output.stderr);
    assert!(output.stderr.contains(told), "{}", output.stderr);
    let ops: Vec<&str> =
        output.stdout.lines().filter(|line| line.contains(" = ") && line.contains("stablehlo.")).collect();
    assert!(output.stdout.contains(left) && ops.len() <= 4, "{}", output.stdout);
}

#[test]
fn a_backend_without_faults_agrees() {
    let output = validate("", &[]);
    assert_eq!((output.exit, output.stdout.as_str()), (Exit::Code(0), "10 cases agree\n"), "{}", output.stderr);
}

#[test]
fn shifted_padding_is_found() {
    check_found(
        "s/\\[1, 1\\]\\]/[2, 0]]/; s/dense<1> : tensor<2x2xi64>/dense<[[2, 0], [2, 0]]> : tensor<2x2xi64>/",
        "'stablehlo.reduce_window' is the first op whose values part",
        "reduce_window",
    );
}

#[test]
fn other_roundings_are_found_and_named() {
    let first = "'stablehlo.round_nearest_even' is the first op whose values part: ";
    let op = "stablehlo.round_nearest_even";
    for (fault, likeness) in
        [("stablehlo.floor", "floor "), ("stablehlo.round_nearest_afz", "ties go away from zero instead of to even")]
    {
        check_found(&format!("s/{op}/{fault}/"), &format!("{first}{likeness}"), op);
    }
}

#[test]
fn a_backend_that_fails_is_told() {
    let output = validate("s/stablehlo.abs/stablehlo.nothing/", &["--no-reduce"]);
    assert_eq!((output.exit, output.stdout.as_str()), (Exit::Code(1), ""));
    assert!(output.stderr.contains("case 0 fails: the backend's command"), "{}", output.stderr);
}

#[test]
fn outputs_that_are_no_file_are_told() {
    for outputs in ["mkfifo", "ln -s /dev/zero", "mkdir"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
        command.args(["validate", "-", "--cases=1", "--no-reduce"]);
        command.arg(format!("--backend={outputs} {{outputs}}; : {{program}} {{inputs}}"));
        let output =
            support::run(&mut command, PROGRAM.as_bytes(), Duration::from_secs(60)).expect("the program starts");
        assert_eq!(output.exit, Exit::Code(1), "{}", output.stderr);
        assert!(output.stderr.contains("no plain file"), "{}", output.stderr);
    }
}

#[test]
fn a_command_needs_its_places() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
    command.args(["validate", "-", "--backend=run {program}"]);
    let output = support::run(&mut command, b"", Duration::from_secs(60)).expect("the program starts");
    assert_eq!(output.exit, Exit::Code(2));
    let expect = "hlo: `--backend` is c or a command with {program}, {inputs} and {outputs} in it; `run {program}` has no {inputs}\n";
    assert_eq!(output.stderr, expect);
}
