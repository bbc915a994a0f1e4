//! Folds of reductions whose computation does nothing.

use hlo_dialects::stablehlo::control::Return;
use hlo_dialects::stablehlo::elementwise::{And, Or};
use hlo_dialects::stablehlo::reduce::Reduce;
use hlo_ir::{Attr, BlockId, NoMatch, OpId, Rewrite, Rewriter, SmallVec, Value, patterns};

use super::super::constant::{build, constant, retyped};
use super::super::region::{is_outside, only_block};
use crate::common::effects::removable_if_unused;

patterns! {
    /// One case a row.
    pub(super) PATTERNS;
    "FoldReduceOpReducingZeroDims": Reduce => reduce_no_dims;
    "FoldReduceOpToConstantInitializer": Reduce => reduce_to_constant;
    "FoldReduceOpWithRedundantResults": Reduce => reduce_to_outer_values;
    "LowerBoolSplatConstantsIntoReduceOpRegion": Reduce => lower_splats;
}

/// Reducing no dimension gives the inputs. The specification leaves open whether initial values take part at all.
pub(in crate::optimize) fn reduce_no_dims(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Reduce<'_>>(op)?;
    let same = view.inputs().iter().zip(view.results().iter()).all(|(input, result)| input.ty() == result.ty());
    if !view.dimensions().is_empty() || !same || view.inputs().len() != view.op().n_results() {
        return Err(NoMatch);
    }
    let inputs = view.inputs().ids();
    rw.replace(op, inputs)
}

/// The block of a reduction that surely combines something for each element of the result: where a reduced dimension is
/// empty, the result is the initial value, whatever the computation says.
fn applied_body(op: OpId, rw: &Rewriter<'_>) -> Result<BlockId, NoMatch> {
    let view = rw.view::<Reduce<'_>>(op)?;
    let shape = view.inputs().iter().next().and_then(|input| input.shape()).ok_or(NoMatch)?;
    let combines = view.dimensions().iter().all(|&dim| shape.get(dim as usize).is_some_and(|&size| size > 0));
    if combines { only_block(rw.body(), op, 0) } else { Err(NoMatch) }
}

/// What the computation of a reduction returns.
fn returned(block: BlockId, rw: &Rewriter<'_>) -> Result<SmallVec<[Value; 4]>, NoMatch> {
    let last = rw.body().last_op(block).ok_or(NoMatch)?;
    let view = rw.view::<Return<'_>>(last)?;
    Ok(view.results().ids())
}

/// A computation that returns constants.
fn reduce_to_constant(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let block = applied_body(op, rw)?;
    if rw.body().first_op(block) != rw.body().last_op(block) {
        return Err(NoMatch);
    }
    let values = returned(block, rw)?;
    let constants = values.iter().zip(rw.op(op).results()).map(|(&value, result)| {
        let value = constant(rw.value(value)).filter(|attr| attr.dense(rw.cx()).is_some_and(|e| e.splat))?;
        retyped(rw.cx(), value, result.ty())
    });
    let constants: SmallVec<[Attr; 4]> = constants.collect::<Option<_>>().ok_or(NoMatch)?;
    if constants.len() != rw.op(op).n_results() {
        return Err(NoMatch);
    }
    let values: SmallVec<[Value; 4]> = rw.build(|b| constants.into_iter().map(|value| build(b, value)).collect());
    rw.replace(op, values)
}

/// A computation that returns values from outside, and does nothing else that anybody would miss.
pub(in crate::optimize) fn reduce_to_outer_values(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let block = applied_body(op, rw)?;
    let values = returned(block, rw)?;
    let fit = values
        .iter()
        .zip(rw.op(op).results())
        .all(|(&value, result)| is_outside(rw.body(), value, op) && rw.value(value).ty() == result.ty());
    if !fit || values.len() != rw.op(op).n_results() || !removable_if_unused(rw.cx(), rw.body(), op) {
        return Err(NoMatch);
    }
    rw.replace(op, values)
}

/// `and` or `or` over equal elements: the computation sees those in place of its arguments.
fn lower_splats(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let block = applied_body(op, rw)?;
    let combine = rw.body().first_op(block).ok_or(NoMatch)?;
    let is_last = rw.body().next_op(combine).is_some_and(|next| rw.body().last_op(block) == Some(next));
    let args: SmallVec<[Value; 2]> = rw.body().block_args(block).into();
    let combines_both = rw.op(combine).is::<And<'_>>() || rw.op(combine).is::<Or<'_>>();
    let combined = rw.body().operands(combine).collect::<SmallVec<[Value; 2]>>();
    let returns_it = returned(block, rw)?.first() == rw.body().results(combine).next().as_ref();
    let both = args.len() == 2 && (combined[..] == args[..] || combined.iter().rev().eq(&args));
    if !(is_last && combines_both && both && returns_it) {
        return Err(NoMatch);
    }
    let constants = rw.op(op).operands().zip(&args).map(|(operand, &arg)| {
        let value = constant(operand).filter(|attr| attr.dense(rw.cx()).is_some_and(|e| e.splat))?;
        retyped(rw.cx(), value, rw.value(arg).ty())
    });
    let constants: SmallVec<[Attr; 2]> = constants.collect::<Option<_>>().ok_or(NoMatch)?;
    for (arg, value) in args.into_iter().zip(constants) {
        let value = rw.build(|b| build(b, value));
        rw.replace_all_uses(arg, value);
    }
    Ok(())
}
