//! Programs that end early: they say why, and give back what they took.

use hlo_interp::{ElementType, Tensor};

use super::compiled::{check_endings, lowered};

const LOWER: &str = "stablehlo-to-hexir,hexir-expand,hexir-place,hexir-fuse,hexir-to-hextir,hextir-schedule";

fn floats(n: usize) -> Tensor {
    let values: Vec<f32> = (0..n).map(|value| value as f32).collect();
    Tensor::from_slice(ElementType::F32, &[n], &values).expect("memory")
}

fn number(shape: &[usize], value: i32) -> Tensor {
    Tensor::from_slice(ElementType::I32, shape, &[value]).expect("memory")
}

/// Two values of unknown extents are alive when a later extent does not fit.
#[test]
fn extents_that_do_not_fit() {
    let module = lowered(
        "func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?x2xf32>) {
  %0 = stablehlo.exponential %x : tensor<?xf32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %s = stablehlo.concatenate %n1, %two, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %b = stablehlo.dynamic_broadcast_in_dim %0, %s, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x2xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%b init: %init) applies stablehlo.add across dimensions = [1]
      : (tensor<?x2xf32>, tensor<f32>) -> tensor<?xf32>
  %t = stablehlo.add %r, %y : tensor<?xf32>
  return %t, %b : tensor<?xf32>, tensor<?x2xf32>
}",
        LOWER,
    );
    let unlike =
        "dimension 0 of input #1 of @fused_reduce_add_add_3 must be dimension 0 of input #0: found 2, expected 3";
    check_endings(&module, &[(vec![floats(3), floats(3)], "", ""), (vec![floats(3), floats(2)], ":3", unlike)]);
}

/// 2^66 bytes are not taken for none.
#[test]
fn extents_beyond_all_files() {
    let module = lowered(
        "func.func @main(%x: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = stablehlo.negate %x : tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}",
        LOWER,
    );
    let too_many = "cannot read 'in0': no file holds so many elements";
    check_endings(
        &module,
        &[(vec![floats(4)], ":2x1x1x2", ""), (vec![floats(0)], ":65536x65536x65536x65536", too_many)],
    );
}

/// An assertion in a function that is called from a loop, with values of the function and of the iteration alive; then an
/// extent below zero.
#[test]
fn assertions_inside_of_loops_and_calls() {
    let module = lowered(
        r#"func.func @callee(%x: tensor<?xf32>, %n: tensor<1xi32>) -> tensor<?x?xf32> {
  %m = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %m1 = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %n, %m1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %rows = stablehlo.reshape %n : (tensor<1xi32>) -> tensor<i32>
  %ok = stablehlo.compare EQ, %rows, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%ok, %rows) {
    api_version = 2 : i32, error_message = "rows must be 3, found {0}", has_side_effect = true
  } : (tensor<i1>, tensor<i32>) -> ()
  return %0 : tensor<?x?xf32>
}
func.func @main(%x: tensor<?xf32>, %n: tensor<1xi32>, %k: tensor<i32>) -> tensor<?xf32> {
  %first = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %one1 = stablehlo.constant dense<1> : tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %first, %acc = %x, %c = %n) : tensor<i32>, tensor<?xf32>, tensor<1xi32>
  cond {
    %p = stablehlo.compare LT, %i, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %q = func.call @callee(%acc, %c) : (tensor<?xf32>, tensor<1xi32>) -> tensor<?x?xf32>
    %e = stablehlo.exponential %acc : tensor<?xf32>
    %s = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0]
        : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
    %t = stablehlo.add %s, %e : tensor<?xf32>
    %c2 = stablehlo.add %c, %one1 : tensor<1xi32>
    %i2 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %i2, %t, %c2 : tensor<i32>, tensor<?xf32>, tensor<1xi32>
  }
  return %r#1 : tensor<?xf32>
}"#,
        LOWER,
    );
    let run = |rows, rounds| vec![floats(3), number(&[1], rows), number(&[], rounds)];
    let no_extent = "element 0 of input #1 of @broadcast_1 is no extent: found -1, expected 0";
    check_endings(
        &module,
        &[
            (run(3, 1), "", ""),
            (run(9, 0), "", ""),
            (run(3, 2), "", "rows must be 3, found 4"),
            (run(-1, 1), "", no_extent),
        ],
    );
}
