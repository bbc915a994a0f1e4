//! Folds of branches and loops.

use hlo_dialects::stablehlo::control::{AfterAll, Case, Return, While};
use hlo_dialects::stablehlo::types::TOKEN;
use hlo_ir::{Builder, Context, NoMatch, OpId, Rewrite, Rewriter, SmallVec, Type, Value, patterns};

use super::super::Settings;
use super::super::constant::{build, integer, is_integer_zero, zeros};
use super::super::region::only_block;
use crate::common::effects::{declares_effects, is_unused};

patterns! {
    /// One case a row.
    pub(super) PATTERNS;
    "FoldWhileOpIfDeadAndPresumedPure": While => erase_dead_loop;
    "FoldWhileOpPattern": While => loop_never_runs;
    "InlineCaseOpWithConstantBranchIndex": Case => inline_branch;
}

/// Whether the condition of a loop is known to be false.
fn never_runs(op: OpId, rw: &Rewriter<'_>) -> Result<(), NoMatch> {
    let block = only_block(rw.body(), op, 0)?;
    let last = rw.body().last_op(block).ok_or(NoMatch)?;
    let condition = rw.view::<Return<'_>>(last)?.results().iter().next().ok_or(NoMatch)?;
    if is_integer_zero(condition) { Ok(()) } else { Err(NoMatch) }
}

/// A loop that never runs gives its operands. What its regions do stays until dead code goes.
fn loop_never_runs(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    never_runs(op, rw)?;
    let view = rw.op(op);
    let same = view.operands().zip(view.results()).all(|(operand, result)| operand.ty() == result.ty());
    if is_unused(rw.body(), op) || !same {
        return Err(NoMatch);
    }
    let pairs: SmallVec<[(Value, Value); 4]> =
        view.operands().zip(view.results()).map(|(operand, result)| (result.id, operand.id)).collect();
    for (result, operand) in pairs {
        rw.replace_all_uses(result, operand);
    }
    Ok(())
}

/// A loop that never runs and whose results nobody uses goes, where calls and the like are taken to have no effects.
fn erase_dead_loop(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let settings: &Settings = rw.settings()?;
    if !settings.assume_pure || !is_unused(rw.body(), op) || declares_effects(rw.cx(), rw.body(), op) {
        return Err(NoMatch);
    }
    never_runs(op, rw)?;
    rw.erase(op);
    Ok(())
}

/// A branch that is known moves out of its `case`; what the others might do stays until dead code goes.
fn inline_branch(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let index = integer(view.operand(0)).ok_or(NoMatch)?;
    if is_unused(rw.body(), op) {
        return Err(NoMatch);
    }
    let n_branches = view.n_regions();
    let last = n_branches.checked_sub(1).ok_or(NoMatch)?;
    let branch = usize::try_from(index).ok().filter(|&index| index < n_branches).unwrap_or(last);
    let block = only_block(rw.body(), op, branch)?;
    let terminator = rw.body().last_op(block).ok_or(NoMatch)?;
    let passed = rw.view::<Return<'_>>(terminator)?.results();
    let types: SmallVec<[Type; 4]> = rw.op(op).results().map(|result| result.ty()).collect();
    let same = passed.iter().map(|value| value.ty()).eq(types.iter().copied());
    if !same || !types.iter().all(|&ty| has_placeholder(rw.cx(), ty)) {
        return Err(NoMatch);
    }
    let values = rw.inline_block(block, op, &[]);
    let results: SmallVec<[Value; 4]> = rw.body().results(op).collect();
    for (result, value) in results.into_iter().zip(values) {
        rw.replace_all_uses(result, value);
    }
    rw.go_to_end(block);
    rw.build(|b| {
        let values: SmallVec<[Value; 4]> = types.iter().filter_map(|&ty| placeholder(b, ty)).collect();
        Return::build_typed(b, &[], &values)
    });
    Ok(())
}

fn has_placeholder(cx: &Context, ty: Type) -> bool {
    ty.is(cx, &TOKEN) || zeros(cx, ty).is_some()
}

/// Any value of the type `ty`, for a branch that is never taken.
fn placeholder(b: &mut Builder<'_>, ty: Type) -> Option<Value> {
    if ty.is(b.cx, &TOKEN) {
        let op = AfterAll::build_typed(b, &[ty], &[]);
        return Some(b.result(op));
    }
    zeros(b.cx, ty).map(|value| build(b, value))
}
