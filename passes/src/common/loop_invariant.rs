//! `loop-invariant-code-motion`: what gives the same in each round of a loop is computed once, before it.
//!
//! ```mlir
//! %r = scf.for %i = %a to %b step %c iter_args(%x = %init) -> (tensor<4xf32>) {
//!   %0 = stablehlo.abs %y : tensor<4xf32>             // moves before the loop
//!   %1 = stablehlo.add %x, %0 : tensor<4xf32>
//!   scf.yield %1 : tensor<4xf32>
//! }
//! ```
//!
//! An op moves when its operands come from outside the loop, it has no effect, and it may run even where the loop runs
//! not once. Inner loops come first, so that an op may leave several. Loops are those that MLIR calls so: a
//! `stablehlo.while` is none, and what is inside it stays.

use std::collections::VecDeque;

use hlo_dialects::arith::integer::{CeilDivSI, CeilDivUI, DivSI, DivUI, FloorDivSI, RemSI, RemUI};
use hlo_dialects::scf::{For, If, While};
use hlo_dialects::stablehlo::speculation::{Speculation, speculation};
use hlo_dialects::tensor::Dim;
use hlo_ir::{AttrData, Body, Context, OpDef, OpId, OpView, RegionId, Reported, Value, ValueDef, traits};

use super::canonicalize::{constant_value, post_order};
use super::effects::Effects;
use super::push_inner_ops;
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static LOOP_INVARIANT_CODE_MOTION: PassDef = PassDef {
    name: "loop-invariant-code-motion",
    class: "LoopInvariantCodeMotionPass",
    summary: "Hoists loop invariant instructions outside of the loop.",
    options: &[],
    make: Runs::OnBody(|_| Ok(Box::new(LoopInvariantCodeMotion))),
};

/// The ops that run all their regions again and again.
static LOOPS: &[&OpDef] = &[<For<'_> as OpView<'_>>::DEF, <While<'_> as OpView<'_>>::DEF];

/// The ops that are defined for every divisor but zero.
static DIVISIONS: &[&OpDef] = &[
    <DivUI<'_> as OpView<'_>>::DEF,
    <CeilDivUI<'_> as OpView<'_>>::DEF,
    <FloorDivSI<'_> as OpView<'_>>::DEF,
    <RemSI<'_> as OpView<'_>>::DEF,
    <RemUI<'_> as OpView<'_>>::DEF,
];

struct LoopInvariantCodeMotion;

impl FuncPass for LoopInvariantCodeMotion {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let loops: Vec<OpId> = post_order(body).into_iter().filter(|&op| is_loop(body.def(op))).collect();
        if loops.is_empty() {
            return Ok(Changed::No);
        }
        let effects = Effects::of(cx.context, body);
        let mut changed = false;
        for op in loops {
            for region in body.op_regions(op).collect::<Vec<_>>() {
                changed |= move_out(cx.context, body, &effects, op, region);
            }
        }
        Ok(changed.into())
    }
}

fn is_loop(def: &'static OpDef) -> bool {
    LOOPS.iter().any(|known| std::ptr::eq(*known, def))
}

/// Moves what may out of `region`, before its loop `op`; says whether there was any.
fn move_out(cx: &Context, body: &mut Body, effects: &Effects, op: OpId, region: RegionId) -> bool {
    let mut pending: VecDeque<OpId> =
        body.region_blocks(region).iter().flat_map(|&block| body.block_ops(block)).collect();
    let mut changed = false;
    while let Some(inner) = pending.pop_front() {
        // It may have been met before, as a user of what moved.
        if region_of(body, inner) != Some(region)
            || body.def(inner).is(traits::TERMINATOR)
            || !effects.is_effect_free(inner)
            || !may_run_early(cx, body, inner)
            || !sees_only_outside(body, inner, region)
        {
            continue;
        }
        body.detach_op(inner);
        body.insert_before(op, inner);
        changed = true;
        for value in body.results(inner) {
            pending
                .extend(body.uses(value).map(|(user, _)| user).filter(|&user| region_of(body, user) == Some(region)));
        }
    }
    changed
}

fn region_of(body: &Body, op: OpId) -> Option<RegionId> {
    body.block_region(body.block_of(op)?)
}

/// Whether all operands of `op` and of what is inside it come from outside `region`, or from inside `op`.
fn sees_only_outside(body: &Body, op: OpId, region: RegionId) -> bool {
    let mut pending = vec![op];
    while let Some(inner) = pending.pop() {
        let seen = |value: Value| is_inside_op(body, value, op) || !is_inside_region(body, value, region);
        if !body.operands(inner).all(seen) {
            return false;
        }
        push_inner_ops(body, inner, &mut pending);
    }
    true
}

/// The regions around a value, the nearest first.
fn regions_around(body: &Body, value: Value) -> impl Iterator<Item = RegionId> + '_ {
    let nearest = match body.value_def(value) {
        ValueDef::Result(op, _) => region_of(body, op),
        ValueDef::Argument(block, _) => body.block_region(block),
        ValueDef::Forward => None,
    };
    std::iter::successors(nearest, |&region| region_of(body, body.region_parent(region)?))
}

fn is_inside_region(body: &Body, value: Value, region: RegionId) -> bool {
    regions_around(body, value).any(|around| around == region)
}

fn is_inside_op(body: &Body, value: Value, op: OpId) -> bool {
    regions_around(body, value).any(|around| body.region_parent(around) == Some(op))
}

/// Whether `op` with all inside it may run where the program would perhaps not have run it.
fn may_run_early(cx: &Context, body: &Body, op: OpId) -> bool {
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        match own_speculation(cx, body, op) {
            Speculation::Always => {}
            Speculation::IfRegions => push_inner_ops(body, op, &mut pending),
            Speculation::Never => return false,
        }
    }
    true
}

fn own_speculation(cx: &Context, body: &Body, op: OpId) -> Speculation {
    let is = |def: &'static OpDef| std::ptr::eq(body.def(op), def);
    let operand = |index: usize| constant_int(cx, body, body.operand(op, index));
    let when = |holds, then| if holds { then } else { Speculation::Never };
    if is(If::DEF) {
        Speculation::IfRegions
    } else if is(For::DEF) {
        // Any other step could be zero, or jump over the end.
        when(operand(2) == Some(1), Speculation::IfRegions)
    } else if DIVISIONS.iter().any(|&def| is(def)) {
        when(operand(1).is_some_and(|by| by != 0), Speculation::Always)
    } else if is(DivSI::DEF) || is(CeilDivSI::DEF) {
        // The smallest number divided by -1 is none.
        when(operand(1).is_some_and(|by| by != 0 && by != -1), Speculation::Always)
    } else if is(Dim::DEF) {
        let rank = body.ty(body.operand(op, 0)).shape(cx).map(<[i64]>::len);
        let dim = operand(1).and_then(|dim| usize::try_from(dim).ok());
        when(dim.is_some_and(|dim| rank.is_some_and(|rank| dim < rank)), Speculation::Always)
    } else {
        speculation(body.op_ref(cx, op))
    }
}

fn constant_int(cx: &Context, body: &Body, value: Value) -> Option<i64> {
    let attr = constant_value(cx, body, body.defining_op(value)?)?;
    matches!(attr.data(cx), AttrData::Integer { .. }).then(|| attr.as_i64(cx)).flatten()
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn what_does_not_change_moves_before_the_loop() {
        check(
            "loop-invariant-code-motion",
            "func.func @f(%n: index, %x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %k = stablehlo.constant dense<2.0> : tensor<4xf32>
    %0 = stablehlo.abs %x : tensor<4xf32>
    %1 = stablehlo.add %0, %a : tensor<4xf32>
    %2 = stablehlo.multiply %0, %k : tensor<4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<4xf32>
    scf.yield %3 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}",
            "module {
  func.func @f(%arg0: index, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %0 = stablehlo.abs %arg1 : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<4xf32>
    %2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (tensor<4xf32>) {
      %3 = stablehlo.add %0, %arg3 : tensor<4xf32>
      %4 = stablehlo.multiply %1, %3 : tensor<4xf32>
      scf.yield %4 : tensor<4xf32>
    }
    return %2 : tensor<4xf32>
  }
}
",
        );
    }

    #[test]
    fn what_must_not_run_early_stays() {
        check(
            "loop-invariant-code-motion",
            "func.func @f(%n: index, %x: i32, %y: i32, %t: tensor<?xf32>, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.constant 3 : i32
    %m = arith.constant -1 : i32
    %0 = arith.divsi %x, %y : i32
    %1 = arith.divsi %x, %k : i32
    %2 = arith.divsi %x, %m : i32
    %3 = arith.remsi %x, %m : i32
    %4 = stablehlo.abs %t : (tensor<?xf32>) -> tensor<?xf32>
    %5 = stablehlo.abs %t : (tensor<?xf32>) -> tensor<3xf32>
    %6 = scf.if %p -> i32 { scf.yield %x : i32 } else { scf.yield %y : i32 }
    %7 = tensor.dim %t, %c0 : tensor<?xf32>
    %8 = tensor.dim %t, %c1 : tensor<?xf32>
    %9 = scf.for %j = %c0 to %n step %c2 iter_args(%a = %x) -> i32 {
      %10 = arith.addi %x, %x : i32
      scf.yield %10 : i32
    }
  }
  return
}",
            "module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: i32, %arg3: tensor<?xf32>, %arg4: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3_i32 = arith.constant 3 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.divsi %arg1, %c3_i32 : i32
    %1 = arith.remsi %arg1, %c-1_i32 : i32
    %2 = stablehlo.abs %arg3 : tensor<?xf32>
    %3 = scf.if %arg4 -> (i32) {
      scf.yield %arg1 : i32
    } else {
      scf.yield %arg2 : i32
    }
    %dim = tensor.dim %arg3, %c0 : tensor<?xf32>
    %4 = arith.addi %arg1, %arg1 : i32
    scf.for %arg5 = %c0 to %arg0 step %c1 {
      %5 = arith.divsi %arg1, %arg2 : i32
      %6 = arith.divsi %arg1, %c-1_i32 : i32
      %7 = stablehlo.abs %arg3 : (tensor<?xf32>) -> tensor<3xf32>
      %dim_0 = tensor.dim %arg3, %c1 : tensor<?xf32>
      %8 = scf.for %arg6 = %c0 to %arg0 step %c2 iter_args(%arg7 = %arg1) -> (i32) {
        scf.yield %4 : i32
      }
    }
    return
  }
}
",
        );
    }
}
