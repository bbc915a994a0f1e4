//! What kind of loops a kernel needs: by the sums in it, and how they hang together.

use hlo_dialects::hexir::structured::{Contract, Fusion, Reduce};
use hlo_ir::{Body, Context, OpId, OpRef, Value};
use rustc_hash::FxHashSet;

use super::element::{Kernel, Refusal};
use super::reduce::Fold;
use super::{contract, elementwise, reduce, rows};

/// The values that the kernel stores, one a result. Operands of a fusion are known by its arguments afterwards.
///
/// # Errors
/// When the region does not end with a value for each result.
pub fn roots(k: &mut Kernel<'_>) -> Result<Vec<Value>, Refusal> {
    let Some(fusion) = k.op.view::<Fusion>() else { return Ok(k.op.results().map(|value| value.id).collect()) };
    let block = fusion.op().region(0).entry();
    let Some((block, end)) = block.and_then(|block| Some((block, block.terminator()?))) else {
        return Err(k.refuse("its region does not end with a 'hexir.yield'"));
    };
    if end.n_operands() != k.op.n_results() || block.args().len() != k.op.n_operands() {
        return Err(k.refuse("its region has other arguments or values than the op has operands and results"));
    }
    k.operands = block.args().map(|arg| arg.id).zip(k.op.operands().map(|value| value.id)).collect();
    Ok(end.operands().map(|value| value.id).collect())
}

/// The reductions and contractions that `roots` are computed from, each after those that it needs. `is_given` tells
/// what the computation starts from.
pub fn sums<'a>(cx: &'a Context, body: &'a Body, roots: &[Value], is_given: &dyn Fn(Value) -> bool) -> Vec<OpRef<'a>> {
    enum Step {
        Visit(Value),
        Leave(OpId),
    }
    let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
    let mut pending: Vec<Step> = roots.iter().rev().map(|&root| Step::Visit(root)).collect();
    while let Some(step) = pending.pop() {
        let op = match step {
            Step::Leave(op) => {
                let op = body.op_ref(cx, op);
                if op.is::<Reduce>() || op.is::<Contract>() {
                    found.push(op);
                }
                continue;
            }
            Step::Visit(value) if is_given(value) => continue,
            Step::Visit(value) => body.defining_op(value),
        };
        if let Some(op) = op
            && seen.insert(op)
        {
            pending.push(Step::Leave(op));
            pending.extend(body.operands(op).map(Step::Visit));
        }
    }
    found
}

/// Writes the loops for `roots`.
///
/// # Errors
/// When the sums do not fit one kernel, or an op has no scalar code.
pub fn write(k: &mut Kernel<'_>, roots: &[Value]) -> Result<(), Refusal> {
    let sums = sums(k.cx(), k.source, roots, &|value| k.is_given(value));
    if sums.is_empty() {
        return elementwise::write(k, roots);
    }
    if let [op] = sums[..]
        && let Some(contract) = op.view::<Contract>()
    {
        return contract::write(k, contract, roots);
    }
    if let Some(waves) = rows::waves(k, &sums)
        && (rows::pays(k, &waves) || rows::are_wanted(k, &waves, roots))
    {
        return rows::write(k, &waves, roots);
    }
    if are_chained(k, &sums) {
        return Err(k.refuse("one of its sums needs the results of another"));
    }
    match Fold::new(k, &sums) {
        Some(fold) => reduce::write(k, &fold, roots),
        None => Err(k.refuse("its sums run over different dimensions")),
    }
}

/// Whether one of `ops` needs the results of another.
fn are_chained(k: &Kernel<'_>, ops: &[OpRef<'_>]) -> bool {
    ops.iter().any(|op| {
        let operands: Vec<Value> = op.operands().map(|value| value.id).collect();
        !sums(k.cx(), k.source, &operands, &|value| k.is_given(value)).is_empty()
    })
}
