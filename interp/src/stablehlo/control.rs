//! Branches, loops, composites, tuples, tokens and barriers.

use hlo_dialects::stablehlo::composite::Composite;
use hlo_dialects::stablehlo::control::*;
use hlo_ir::OpRef;

use super::{index, integers};
use crate::eval::scalar::ScalarLoop;
use crate::eval::{Binder, Bound, Kernel, Region, RunError, Value, Values};
use crate::kernels;
use crate::trap::Trap;

kernels! { CONTROL;
    AfterAll => |_, _| Ok(token());
    AsyncDone => |_, _| Ok(async_done());
    AsyncStart => async_start;
    Case => |op, b| branch(op.op(), b, choose_branch);
    Composite => composite;
    CreateToken => |_, _| Ok(token());
    GetTupleElement => get_tuple_element;
    If => |op, b| branch(op.op(), b, choose_then);
    OptimizationBarrier => |_, _| Ok(Kernel::identity());
    MakeTuple => |_, _| Ok(Kernel::values(|elements| Ok([Value::Tuple(elements.into_vec().into())].into_iter().collect())));
    While => |op, b| while_loop(op.op(), b);
}

fn token() -> Kernel {
    Kernel::new(|args| {
        args.set(0, Value::Token);
        Ok(())
    })
}

/// Spec: case. An index out of range takes the last branch.
pub(crate) fn choose_branch(index: i64, n_branches: usize) -> usize {
    match usize::try_from(index) {
        Ok(index) if index < n_branches => index,
        _ => n_branches - 1,
    }
}

/// Spec: if. The first branch when the predicate holds.
pub(crate) fn choose_then(pred: i64, _: usize) -> usize {
    usize::from(pred == 0)
}

/// Runs the region that `choose` finds by the first operand.
pub(crate) fn branch(op: OpRef<'_>, b: &mut Binder<'_>, choose: fn(i64, usize) -> usize) -> Bound {
    let branches = op.regions().map(|region| b.region(region)).collect::<Result<Vec<Region>, RunError>>()?;
    if branches.is_empty() {
        return Err(Trap::invalid("there is no branch to take").into());
    }
    Ok(Kernel::new(move |args| {
        let selector = args.tensor(0)?;
        let index = if selector.element() == crate::ElementType::I1 {
            i64::from(selector.bytes().first() == Some(&1))
        } else {
            integers(selector)?.first().copied().unwrap_or(-1)
        };
        let branch = &branches[choose(index, branches.len())];
        args.run(branch, [])?;
        let results = args.returned(branch);
        Ok(args.set_all(results)?)
    }))
}

/// Spec: while. The results are the operands after as many rounds of `body` as `cond` holds.
pub(crate) fn while_loop(op: OpRef<'_>, b: &mut Binder<'_>) -> Bound {
    // Operands, arguments of both regions and results share their slots.
    let carried = b.new_slots(op.n_results());
    b.place_results(op, &carried);
    let cond = b.region_in(op.region(0), &carried, false)?;
    let body = b.region_in(op.region(1), &carried, true)?;
    let n_carried = carried.len();
    let scalars = ScalarLoop::of(op, b);
    Ok(Kernel::new(move |args| {
        // Who looks on sees every op.
        if let (Some(scalars), None) = (&scalars, args.watched()) {
            let results = scalars.run(args)?;
            return Ok(args.set_all(results)?);
        }
        let init: Values = (0..n_carried).map(|index| args.value(index)).collect();
        args.set_all(init)?;
        loop {
            // A round may have no ops that could be stopped.
            args.begin_round()?;
            args.run(&cond, [])?;
            if !args.returned_bool(&cond)? {
                return Ok(());
            }
            args.run(&body, [])?;
            args.advance(&body);
        }
    }))
}

/// Spec: composite. The results are those of the decomposition.
fn composite(op: Composite<'_>, b: &mut Binder<'_>) -> Bound {
    let callee = b.callee(op.decomposition())?;
    Ok(Kernel::new(move |args| {
        let inputs = args.values();
        let results = args.call(callee, inputs)?;
        Ok(args.set_all(results)?)
    }))
}

/// Spec: async_start. The computation is done at once; a future of several values is a tuple.
fn async_start(op: AsyncStart<'_>, b: &mut Binder<'_>) -> Bound {
    let body = b.region(op.op().region(0))?;
    Ok(Kernel::new(move |args| {
        let inputs = args.values();
        args.run(&body, inputs)?;
        let mut results = args.returned(&body);
        let future = match results.pop() {
            Some(only) if results.is_empty() => only,
            last => Value::Tuple(results.into_iter().chain(last).collect()),
        };
        args.set(0, future);
        Ok(())
    }))
}

/// Spec: async_done. What the computation gave.
fn async_done() -> Kernel {
    Kernel::new(|args| {
        let results: Values = match args.value(0) {
            Value::Tuple(results) => results.iter().cloned().collect(),
            only => [only].into_iter().collect(),
        };
        Ok(args.set_all(results)?)
    })
}

fn get_tuple_element(op: GetTupleElement<'_>, _: &mut Binder<'_>) -> Bound {
    let at = index(op.index());
    Ok(Kernel::new(move |args| {
        let elements = args.value(0).into_tuple()?;
        let element = elements.get(at).cloned();
        args.set(0, element.ok_or_else(|| Trap::invalid(format!("the tuple has no element {at}")))?);
        Ok(())
    }))
}
