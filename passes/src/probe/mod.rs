//! Passes that show what the dialects know of single ops, for the reference's test suite: what is inferred, how shapes
//! are computed, what broadcasting does, what may run early. They act on ops called `hlo_test_….…` and on the op that
//! the operand of such an op comes from. `--help` does not list them.

mod broadcast;
mod infer;
mod reify;
mod speculatability;

pub use broadcast::HLO_TEST_BROADCAST;
pub use infer::HLO_TEST_INFER;
pub use speculatability::HLO_TEST_SPECULATABILITY;

use hlo_ir::{Body, Context, OpId, Value};

use crate::common::effects::{is_unused, removable_if_unused};

/// The op that the only operand of `op` comes from.
fn subject(body: &Body, op: OpId) -> Option<OpId> {
    if body.n_operands(op) != 1 {
        return None;
    }
    body.defining_op(body.operand(op, 0))
}

/// Erases the ops that `values` come from, and those behind them, where nothing needs them.
fn erase_unused(cx: &Context, body: &mut Body, mut values: Vec<Value>) {
    while let Some(value) = values.pop() {
        let Some(op) = body.defining_op(value) else { continue };
        if is_unused(body, op) && removable_if_unused(cx, body, op) {
            values.extend(body.operands(op));
            body.erase_op(op);
            // Another result of the op may wait to be looked at.
            values.retain(|value| body.defining_op(*value) != Some(op));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn inferred_types_are_written_down() {
        check(
            "func.func(hlo-test-infer)",
            "func.func @f(%x: tensor<?x3xf32>) -> (tensor<2xindex>, tensor<2xindex>) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<?x3xf32>) -> tensor<3x?xf32>
  %1 = \"hlo_test_infer.get_return_types\"(%0) : (tensor<3x?xf32>) -> tensor<2xindex>
  %2 = \"hlo_test_infer.reify_return_type_shapes\"(%0) : (tensor<3x?xf32>) -> tensor<2xindex>
  return %1, %2 : tensor<2xindex>, tensor<2xindex>
}",
            "module {
  func.func @f(%arg0: tensor<?x3xf32>) -> (tensor<2xindex>, tensor<2xindex>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<?x3xf32>) -> tensor<3x?xf32>
    %1 = \"hlo_test_infer.return_types\"(%0) {types0 = tensor<3x?xf32>} : (tensor<3x?xf32>) -> tensor<2xindex>
    %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
    %from_elements = tensor.from_elements %c3, %dim : tensor<2xindex>
    return %1, %from_elements : tensor<2xindex>, tensor<2xindex>
  }
}
",
        );
    }

    #[test]
    fn operands_are_broadcast_together() {
        check(
            "func.func(hlo-test-broadcast)",
            "func.func @f(%x: tensor<f64>, %y: tensor<2xf64>) -> !stablehlo.token {
  %0 = \"hlo_test_broadcast.numpy_broadcast\"(%x, %y) : (tensor<f64>, tensor<2xf64>) -> !stablehlo.token
  return %0 : !stablehlo.token
}",
            "module {
  func.func @f(%arg0: tensor<f64>, %arg1: tensor<2xf64>) -> !stablehlo.token {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %1 = stablehlo.custom_call @numpy_broadcasted(%0, %arg1) {has_side_effect = true} : (tensor<2xf64>, tensor<2xf64>) -> !stablehlo.token
    return %1 : !stablehlo.token
  }
}
",
        );
    }

    #[test]
    fn wrong_claims_about_speculation_stay() {
        check(
            "func.func(hlo-test-speculatability)",
            "func.func @f(%x: tensor<?xf64>) {
  %0 = stablehlo.abs %x : (tensor<?xf64>) -> tensor<2xf64>
  \"hlo_test_speculatability.is_not_speculatable\"(%0) : (tensor<2xf64>) -> ()
  %1 = stablehlo.abs %x : tensor<?xf64>
  \"hlo_test_speculatability.is_not_speculatable\"(%1) : (tensor<?xf64>) -> ()
  return
}",
            "module {
  func.func @f(%arg0: tensor<?xf64>) {
    %0 = stablehlo.abs %arg0 : tensor<?xf64>
    \"hlo_test_speculatability.is_not_speculatable\"(%0) : (tensor<?xf64>) -> ()
    return
  }
}
",
        );
    }
}
