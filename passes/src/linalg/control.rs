//! Conditions and loops, as ops of `scf`; what only says where values live goes.
//!
//! The functions that end in `_op` serve every dialect with ops like these: they look at operands, results and regions only.

use hlo_dialects::mhlo::Copy;
use hlo_dialects::stablehlo::composite::CustomCall;
use hlo_dialects::stablehlo::control::{Case, If, OptimizationBarrier, Return, While};
use hlo_dialects::{cf, scf};
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{NewOp, OpRef, RegionId, SmallVec, Type, Value, conversions};

use super::build::{compare, extract, integer, recast};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) CONTROL for State;
    [Case] => |op, cv| attempt(op, cv, |op, cv| on_tensors(op, cv, case_op));
    [CustomCall] => |op, cv| attempt(op, cv, custom_call);
    [If] => |op, cv| attempt(op, cv, |op, cv| on_tensors(op, cv, if_op));
    [Copy, OptimizationBarrier] => same_values;
    [Return] => give;
    [While] => |op, cv| attempt(op, cv, |op, cv| on_tensors(op, cv, while_op));
}

/// The results are the operands.
fn same_values(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let operands = cv.values(op.operands());
    let types = cv.types(op.results())?;
    let values = recast_all(cv, &operands, &types);
    cv.forward(op, values)
}

/// Calls that say where values live, which changes nothing in one process, and what must hold of sizes.
fn custom_call(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<CustomCall<'_>>() else { return refuse("it calls nothing") };
    let operands = cv.values(op.operands());
    match view.call_target_name() {
        "Sharding" | "SPMDFullToShardShape" | "SPMDShardToFullShape" | "annotate_device_placement"
            if op.operands().map(|value| value.ty()).eq(op.results().map(|value| value.ty())) =>
        {
            same_values(op, cv)
        }
        "shape_assertion" if op.n_results() == 0 && op.n_operands() != 0 => {
            let message = op.attr("error_message").and_then(|attr| attr.as_str(op.cx));
            let message = message.unwrap_or("the shapes do not satisfy an assertion");
            cv.replace(op, |b| {
                let condition = extract(b, operands[0], &[]);
                cf::Assert::build_typed(b, &[], condition, message)
            })
        }
        target => refuse(format!("linalg knows no custom call @{target}")),
    }
}

/// In regions of structured ops, values are elements, not tensors.
fn on_tensors(op: OpRef<'_>, cv: &mut Cv<'_>, convert: fn(OpRef<'_>, &mut Cv<'_>) -> Converted) -> Converted {
    if cv.state.on_elements {
        return refuse("it stands in a region of single elements");
    }
    convert(op, cv)
}

/// What ends a region goes with the op around it.
fn give(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    match op.parent() {
        Some(parent) if parent.is::<While<'_>>() => end_op(op, parent, true, cv),
        Some(parent) if parent.is::<If<'_>>() || parent.is::<Case<'_>>() => end_op(op, parent, false, cv),
        _ => cv.copy(op),
    }
}

/// `values` with what `types` say of their sizes.
fn recast_all<S>(cv: &mut Converter<'_, S>, values: &[Value], types: &[Type]) -> SmallVec<[Value; 4]> {
    cv.build(|b| values.iter().zip(types).map(|(&value, &ty)| recast(b, value, ty)).collect())
}

/// The end of a region of `parent`, a condition or, if `is_loop`, a loop. The first region of a loop says whether it goes
/// on, and hands on what it was given.
pub fn end_op<S>(op: OpRef<'_>, parent: OpRef<'_>, is_loop: bool, cv: &mut Converter<'_, S>) -> Converted {
    let values = cv.values(op.operands());
    let types = cv.types(parent.results())?;
    let first = parent.region(0).entry();
    let decides = is_loop && first.and_then(|block| block.terminator()).is_some_and(|last| last.id == op.id);
    if !decides {
        let values = recast_all(cv, &values, &types);
        return cv.replace(op, |b| scf::Yield::build_typed(b, &[], &values));
    }
    let args = first.map(|block| cv.values(block.args())).unwrap_or_default();
    let args = recast_all(cv, &args, &types);
    cv.replace(op, |b| {
        let condition = extract(b, values[0], &[]);
        scf::Condition::build_typed(b, &[], condition, &args)
    })
}

/// `scf.while` for a loop with two regions, of which the first decides.
///
/// # Errors
/// When the type of a result has no counterpart.
pub fn while_op<S>(op: OpRef<'_>, cv: &mut Converter<'_, S>) -> Converted {
    let inits = cv.values(op.operands());
    let results = cv.types(op.results())?;
    let types = match op.region(0).entry() {
        Some(block) => cv.types(block.args())?,
        None => return Err(Refused::because("its first region is empty")),
    };
    let inits = recast_all(cv, &inits, &types);
    let regions = [cv.region(op.region(0)), cv.region(op.region(1))];
    cv.replace(op, |b| {
        let new = NewOp::new(scf::While::DEF, b.loc);
        b.insert(NewOp { operands: &inits, results: &results, regions: &regions, ..new })
    })
}

/// `scf.if` for a condition with two regions.
///
/// # Errors
/// When the type of a result has no counterpart.
pub fn if_op<S>(op: OpRef<'_>, cv: &mut Converter<'_, S>) -> Converted {
    let predicate = cv.value(op.operand(0));
    let results = cv.types(op.results())?;
    let condition = cv.build(|b| extract(b, predicate, &[]));
    let regions = [cv.region(op.region(0)), cv.region(op.region(1))];
    cv.replace(op, |b| {
        let new = NewOp::new(scf::If::DEF, b.loc);
        b.insert(NewOp { operands: &[condition], results: &results, regions: &regions, ..new })
    })
}

/// One `scf.if` a branch but for the last, which is taken for all numbers out of range.
///
/// # Errors
/// When the type of a result has no counterpart.
pub fn case_op<S>(op: OpRef<'_>, cv: &mut Converter<'_, S>) -> Converted {
    let predicate = cv.value(op.operand(0));
    let number = cv.build(|b| extract(b, predicate, &[]));
    let types = cv.types(op.results())?;
    let values = branches(op, cv, number, &types, 0);
    cv.forward(op, values)
}

/// What the branches from number `at` on give.
fn branches<S>(
    op: OpRef<'_>,
    cv: &mut Converter<'_, S>,
    number: Value,
    types: &[Type],
    at: usize,
) -> SmallVec<[Value; 4]> {
    if at + 1 >= op.n_regions() {
        let values = cv.inline(op.region(at), &[]);
        return recast_all(cv, &values, types);
    }
    let condition = cv.build(|b| {
        let ty = b.body.ty(number);
        let own = integer(b, ty, at as i64);
        compare(b, "eq", number, own)
    });
    let then: RegionId = cv.region(op.region(at));
    let (otherwise, block) = cv.build(|b| {
        let region = b.body.create_region();
        (region, b.body.create_block(region))
    });
    cv.inside(block, |cv| {
        let values = hlo_ir::text::grow_stack(|| branches(op, cv, number, types, at + 1));
        cv.build(|b| scf::Yield::build_typed(b, &[], &values));
    });
    let new = cv.build(|b| {
        let new = NewOp::new(scf::If::DEF, b.loc);
        b.insert(NewOp { operands: &[condition], results: types, regions: &[then, otherwise], ..new })
    });
    cv.carry_attrs(op, new);
    cv.target().results(new).collect()
}
