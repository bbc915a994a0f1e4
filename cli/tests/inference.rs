//! `hlo infer` and the example of the library answer alike, in the words of the verifier.

use std::process::Command;
use std::time::Duration;

mod support;

use support::{Exit, Output};

#[path = "../examples/infer.rs"]
#[expect(dead_code, reason = "its `main` reads the command line")]
mod example;

#[test]
fn the_example_prints_three_lines() {
    let lines = [
        "dot_general([2x3]x[3x4]) -> tensor<2x4xf32>",
        "add([1x3]+[2x1]) -> tensor<2x3xf32>",
        "broadcast_error: incompatible dims 3 vs 4",
    ];
    assert_eq!(example::demo().unwrap(), lines);
    assert_eq!(example::both("2x3", "4x4").unwrap_err(), "contract dim mismatch (3 vs 4)");
    assert_eq!(example::both("2x2", "2x3").unwrap_err(), "incompatible dims 2 vs 3");
}

fn run(program: &str, args: &[&str]) -> Output {
    support::run(Command::new(program).args(args), b"", Duration::from_secs(60)).expect("the program starts")
}

/// `hlo infer` with `words` prints `expect`, or ends with status 1 and a report that holds it.
fn check(words: &str, expect: Result<&str, &str>) {
    let words: Vec<&str> = words.split('|').collect();
    let out = run(env!("CARGO_BIN_EXE_hlo"), &[&["infer"], &words[..]].concat());
    match expect {
        Ok(types) => assert_eq!((out.exit, out.stdout.trim_end()), (Exit::Code(0), types), "{words:?}: {}", out.stderr),
        Err(message) => {
            assert_eq!(out.exit, Exit::Code(1), "{words:?}: {}{}", out.stdout, out.stderr);
            assert!(out.stderr.contains(message), "{words:?}: {}", out.stderr);
        }
    }
}

const DOT: &str =
    "dot_dimension_numbers=#stablehlo.dot<lhs_contracting_dimensions=[1], rhs_contracting_dimensions=[0]>";

#[test]
fn types_are_inferred() {
    check(&format!("stablehlo.dot_general|tensor<2x3xf32>|tensor<3x4xf32>|{DOT}"), Ok("tensor<2x4xf32>"));
    check(&format!("dot_general|tensor<2x?xi8>|tensor<3x?xi8>|{DOT}"), Ok("tensor<2x?xi8>"));
    check("add|tensor<2x?xf32>|tensor<?x3xf32>", Ok("tensor<2x3xf32>"));
    check("transpose|tensor<2x3xf32>|permutation=[1, 0]", Ok("tensor<3x2xf32>"));
    check("slice|tensor<8xi1>|start_indices=[1]|limit_indices=[7]|strides=[2]", Ok("tensor<3xi1>"));
    check("complex|tensor<2xf32>|tensor<2xf32>", Ok("tensor<2xcomplex<f32>>"));
    check("chlo.broadcast_add|tensor<1x3xf32>|tensor<2x1xf32>", Ok("tensor<2x3xf32>"));
    check(
        "broadcast_compare|tensor<?x3xf32>|tensor<1xf32>|comparison_direction=#chlo<comparison_direction LT>",
        Ok("tensor<?x3xi1>"),
    );
    check("top_k|tensor<5x8xf32>|k=3", Ok("tensor<5x3xf32>\ntensor<5x3xi32>"));
    check("get_tuple_element|tuple<tensor<f32>, tensor<2xi1>>|index=1", Ok("tensor<2xi1>"));
    check("tuple|tensor<2xf32>|!stablehlo.token", Ok("tuple<tensor<2xf32>, !stablehlo.token>"));
    check("constant|value=dense<1> : tensor<2xi32>", Ok("tensor<2xi32>"));
}

#[test]
fn faults_are_told_in_the_words_of_the_verifier() {
    let contracting = format!("dot_general|tensor<2x3xf32>|tensor<4x4xf32>|{DOT}");
    check(&contracting, Err("contracting dimension sizes must match for lhs/rhs"));
    check("add|tensor<2x3xf32>|tensor<2x4xf32>", Err("requires the same shape for all operands and results"));
    check("add|tensor<2x3xf32>", Err("'stablehlo.add' op expected 2 operands, but found 1"));
    check("transpose|tensor<2x3xf32>", Err("'stablehlo.transpose' op requires attribute 'permutation'"));
    check(
        "transpose|tensor<2x3xf32>|permutation=[1]",
        Err("TransposeOp operand rank 2 does not match permutation size 1"),
    );
    check("transpose|tensor<2x3xf32>|permutatoin=[1, 0]", Err("it has: permutation"));
    check("tanh|tensor<2x3xi32>", Err("'stablehlo.tanh' op operand #0 must be"));
    check("add|tensor<2x3xf3>|tensor<2xf32>", Err("<infer>:1:"));
}

#[test]
fn what_cannot_be_inferred_is_said() {
    check("reduce|tensor<2x3xf32>|tensor<f32>|dimensions=[1]", Err("`stablehlo.reduce` has regions (`body`)"));
    check("reshape|tensor<2x3xf32>", Err("are stated by the program, not inferred"));
    check("return|tensor<2x3xf32>", Err("has no results"));
    check(&format!("dot_general|tensor<2x3xi8>|tensor<3x4xi32>|{DOT}"), Err("its shape is [2, 4]"));
    let out = run(env!("CARGO_BIN_EXE_hlo"), &["infer", "ad", "tensor<f32>"]);
    assert_eq!((out.exit, &*out.stderr), (Exit::Code(2), "hlo: unknown op `ad`, did you mean `stablehlo.add`?\n"));
}
