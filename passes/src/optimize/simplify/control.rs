//! Loops, tuples and calls.

use hlo_dialects::stablehlo::composite::CustomCall;
use hlo_dialects::stablehlo::control::{GetTupleElement, MakeTuple, Return, While};
use hlo_ir::{NewOp, NoMatch, OpId, Rewrite, Rewriter, SmallVec, Type, Value, patterns};

use super::super::region::only_block;
use super::replace_plainly;

patterns! {
    /// In the reference's order.
    pub(super) PATTERNS;
    "CustomCallUnregisteredBackendConfigToFfi": CustomCall => config_of_typed_ffi;
    "GetTupleElementOp_UnpackTuple": GetTupleElement => element_of_tuple;
    "TupleIsRepacking": MakeTuple => tuple_of_elements;
    "WhileOpImplicitCapture": While => capture_invariants;
}

/// The attribute that stands for the configuration of a call with a typed interface.
const MHLO_CONFIG: &str = "mhlo.backend_config";
/// The version of the interface whose configuration is a string.
const ORIGINAL: i64 = 1;
/// The one whose configuration is a dictionary.
const TYPED_FFI: i64 = 4;

fn config_of_typed_ffi(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<CustomCall<'_>>(op)?;
    let config = view.op().attr(MHLO_CONFIG).ok_or(NoMatch)?;
    let is_unset = view.op().attr("backend_config").is_none_or(|attr| attr.as_bytes(cx) == Some(b""));
    if view.api_version() != ORIGINAL || !is_unset || config.as_dict(cx).is_none() {
        return Err(NoMatch);
    }
    rw.set_attr(op, "backend_config", Some(config));
    rw.set_attr(op, "api_version", Some(cx.int_attr(Type::I32, TYPED_FFI)));
    rw.set_attr(op, MHLO_CONFIG, None);
    Ok(())
}

/// `get_tuple_element(tuple(x, y), 1)` is `y`.
fn element_of_tuple(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<GetTupleElement<'_>>(op)?;
    let tuple = view.operand().def::<MakeTuple<'_>>().ok_or(NoMatch)?;
    let value = tuple.val().iter().nth(view.index() as usize).ok_or(NoMatch)?.id;
    replace_plainly(op, value, rw)
}

/// `tuple(get_tuple_element(t, 0), get_tuple_element(t, 1), …)` is `t`.
fn tuple_of_elements(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let mut source = None;
    for (index, value) in rw.view::<MakeTuple<'_>>(op)?.val().iter().enumerate() {
        let element = value.def::<GetTupleElement<'_>>().ok_or(NoMatch)?;
        let tuple = element.operand().id;
        if element.index() as usize != index || *source.get_or_insert(tuple) != tuple {
            return Err(NoMatch);
        }
    }
    replace_plainly(op, source.ok_or(NoMatch)?, rw)
}

/// What a loop hands on unchanged is no longer one of its values: the regions see it from outside.
fn capture_invariants(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let body = rw.body();
    let (cond, run) = (only_block(body, op, 0)?, only_block(body, op, 1)?);
    let terminator = body.last_op(run).ok_or(NoMatch)?;
    let returned = rw.view::<Return<'_>>(terminator)?.results().ids();
    let (cond_args, run_args) = (body.block_args(cond).to_vec(), body.block_args(run).to_vec());
    let view = rw.op(op);
    let n = view.n_operands();
    if [returned.len(), cond_args.len(), run_args.len(), view.n_results()] != [n; 4] {
        return Err(NoMatch);
    }
    let operands: SmallVec<[Value; 4]> = view.operands().map(|value| value.id).collect();
    let is_invariant = |index: usize| {
        let ty = body.ty(operands[index]);
        let others = [cond_args[index], run_args[index], body.result(op, index)];
        let handed_on = returned[index] == run_args[index] || returned[index] == operands[index];
        handed_on && others.iter().all(|&value| body.ty(value) == ty)
    };
    let (invariant, kept): (Vec<usize>, Vec<usize>) = (0..n).partition(|&index| is_invariant(index));
    if invariant.is_empty() {
        return Err(NoMatch);
    }
    let pick = |values: &[Value]| kept.iter().map(|&index| values[index]).collect::<SmallVec<[Value; 4]>>();
    let kept_operands = pick(&operands);
    let results: SmallVec<[Type; 4]> = kept.iter().map(|&index| view.result(index).ty()).collect();
    let attrs = view.attrs();
    let regions: SmallVec<[_; 2]> = body.op_regions(op).collect();
    for &index in &invariant {
        let result = rw.body().result(op, index);
        for value in [cond_args[index], run_args[index], result] {
            rw.replace_all_uses(value, operands[index]);
        }
    }
    // What stays may be what an invariant was called inside.
    let returned: Vec<Value> = rw.op(terminator).operands().map(|value| value.id).collect();
    let kept_returned: Vec<Value> = kept.iter().map(|&index| returned[index]).collect();
    rw.set_operands(terminator, &kept_returned);
    let (new, into) = rw.build(|b| {
        let into = [b.body.create_region(), b.body.create_region()];
        let new = NewOp {
            attrs,
            operands: &kept_operands,
            results: &results,
            regions: &into,
            ..NewOp::new(While::DEF, b.loc)
        };
        (b.insert(new), into)
    });
    for (from, to) in regions.into_iter().zip(into) {
        rw.move_blocks(from, to);
    }
    for &index in invariant.iter().rev() {
        rw.erase_argument(cond, index);
        rw.erase_argument(run, index);
    }
    for (number, &index) in kept.iter().enumerate() {
        let (from, to) = (rw.body().result(op, index), rw.body().result(new, number));
        rw.replace_all_uses(from, to);
    }
    rw.erase(op);
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn what_a_loop_keeps_may_be_handed_on_in_another_place() {
        check(
            "func.func(stablehlo-aggressive-simplification{enable-patterns=WhileOpImplicitCapture})",
            "func.func @f(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i1>) -> (tensor<f32>, tensor<f32>) {
  %0:2 = stablehlo.while(%a = %x, %b = %y) : tensor<f32>, tensor<f32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %b, %b : tensor<f32>, tensor<f32>
  }
  return %0#0, %0#1 : tensor<f32>, tensor<f32>
}",
            "module {
  func.func @f(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i1>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<f32>
    cond {
      stablehlo.return %arg2 : tensor<i1>
    } do {
      stablehlo.return %arg1 : tensor<f32>
    }
    return %0, %arg1 : tensor<f32>, tensor<f32>
  }
}
",
        );
    }
}
