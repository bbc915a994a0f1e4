//! `hlo diff` from one end to the other.

#[path = "support/mod.rs"]
mod support;

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use support::Exit;

const PROGRAM: &str = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  %1 = stablehlo.multiply %0, %x : tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = \"stablehlo.if\"(%p) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    %1 = stablehlo.abs %x : tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
";

/// What is told about the program and the same with `replaced`.
#[track_caller]
fn check(name: &str, replaced: &[(&str, &str)], expect: &[&str]) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("diff-{name}"));
    std::fs::create_dir_all(&folder).expect("a folder for files");
    let mut other = PROGRAM.to_owned();
    for (from, to) in replaced {
        assert!(other.contains(from), "{from}");
        other = other.replace(from, to);
    }
    std::fs::write(folder.join("a.mlir"), PROGRAM).expect("a file");
    std::fs::write(folder.join("b.mlir"), other).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
    command.args(["diff", "a.mlir", "b.mlir"]).current_dir(&folder);
    let output = support::run(&mut command, b"", Duration::from_secs(60)).expect("the program starts");
    let lines: Vec<&str> = output.stderr.lines().collect();
    assert_eq!(lines, expect);
    assert_eq!(output.exit, Exit::Code(i32::from(!expect.is_empty())));
}

#[test]
fn names_and_order_of_functions_do_not_count() {
    check(
        "names",
        &[("%0", "%sum"), ("@main", "@g"), ("@f", "@main"), ("@g", "@f")],
        &[
            "a.mlir:1:1: error: attribute 'function_type' is (tensor<2xf32>) -> tensor<2xf32> here, (tensor<i1>, tensor<2xf32>) -> tensor<2xf32> there",
            "b.mlir:6:1: note: there",
            "a.mlir:6:1: error: attribute 'function_type' is (tensor<i1>, tensor<2xf32>) -> tensor<2xf32> here, (tensor<2xf32>) -> tensor<2xf32> there",
            "b.mlir:1:1: note: there",
        ],
    );
    let (main, f) = PROGRAM.split_at(PROGRAM.find("func.func private").expect("a second function"));
    check("order", &[(PROGRAM, &format!("{f}{main}").replace("%1", "%later"))], &[]);
}

#[test]
fn the_first_difference_of_each_function_is_told() {
    check(
        "op",
        &[("stablehlo.abs", "stablehlo.negate"), ("multiply %0, %x", "multiply %x, %0")],
        &[
            "a.mlir:3:8: error: operand #0 is another value",
            "b.mlir:3:8: note: there",
            "a.mlir:10:10: error: 'stablehlo.abs' here, 'stablehlo.negate' there",
            "b.mlir:10:10: note: there",
        ],
    );
    check(
        "attribute",
        &[("private @f", "private @h"), ("add %x, %x :", "add %x, %x {a = 1 : i32} :")],
        &[
            "a.mlir:2:8: error: attribute 'a' is only there",
            "b.mlir:2:8: note: there",
            "a.mlir:6:1: error: 'func.func' @f is only here",
            "b.mlir:0:0: note: there",
            "a.mlir:0:0: error: 'func.func' @h is only there",
            "b.mlir:6:1: note: there",
        ],
    );
}

#[test]
fn values_are_compared() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("diff-numeric");
    std::fs::create_dir_all(&folder).expect("a folder for files");
    let run = |other: &str| {
        std::fs::write(folder.join("a.mlir"), PROGRAM).expect("a file");
        std::fs::write(folder.join("b.mlir"), other).expect("a file");
        let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
        command.args(["diff", "a.mlir", "b.mlir", "--numeric"]).current_dir(&folder);
        support::run(&mut command, b"", Duration::from_secs(60)).expect("the program starts")
    };
    let same = run(&PROGRAM
        .replace("%0 = stablehlo.add %x, %x", "%y = stablehlo.negate %x : tensor<2xf32>\n  %0 = stablehlo.add %x, %x"));
    assert_eq!((same.exit, same.stdout.as_str()), (Exit::Code(0), "the results of 20 cases are the same\n"));
    let other = run(&PROGRAM.replace("stablehlo.multiply", "stablehlo.maximum"));
    assert_eq!(other.exit, Exit::Code(1));
    let lines: Vec<&str> = other.stderr.lines().collect();
    assert!(lines[0].starts_with("a.mlir:3:8: error: the values of 'stablehlo.multiply' part first: "), "{lines:?}");
    assert_eq!(lines[1], "b.mlir:3:8: note: there: 'stablehlo.maximum'");
}
