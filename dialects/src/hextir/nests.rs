//! The rules of loops, blocks and conditions: kinds and axes, what bodies take and yield, and that no kind runs side by
//! side what depends on each other.

use std::collections::HashSet;

use hlo_ir::{Diagnostics, OpRef, Type, TypeData, Value, ValueRef};

use super::accesses::constant_index;
use super::buffers::{BufferLoad, BufferStore};
use super::kernels::ops_inside;
use super::loops::{AXES, Block, For, If, KINDS, Yield};
use crate::hexir::rules::{counted, fault, quoted};
use crate::hexir::scalars::verify_region;

/// The loops around `op`, the innermost first.
pub fn enclosing_loops(op: OpRef<'_>) -> impl Iterator<Item = For<'_>> {
    std::iter::successors(op.parent(), |op| op.parent()).filter_map(|op| op.view::<For<'_>>())
}

/// How often a loop with constant bounds runs its body.
pub fn constant_extent(each: For<'_>) -> Option<i64> {
    let [lower, upper, step] = [each.lower(), each.upper(), each.step()].map(constant_index);
    let (lower, upper, step) = (lower?, upper?, step.filter(|&step| step > 0)?);
    let span = i128::from(upper) - i128::from(lower);
    let steps = (span + i128::from(step) - 1) / i128::from(step);
    i64::try_from(steps.max(0)).ok()
}

/// Whether iterations of a kind run one after the other, in order.
pub fn is_sequential(kind: &str) -> bool {
    matches!(kind, "serial" | "unrolled")
}

pub(super) fn verify_block(block: Block<'_>, diags: &mut Diagnostics) {
    if block.name().is_empty() {
        fault(block.op(), diags, "block-name", "expected a name that is not empty: schedules address blocks by it");
    }
}

pub(super) fn verify_for(each: For<'_>, diags: &mut Diagnostics) {
    let op = each.op();
    let kind = each.kind();
    if !KINDS.contains(&kind) {
        return fault(op, diags, "loop-kind", format!("expected 'kind' to be {}, found {kind:?}", quoted(&KINDS)));
    }
    if let Some((code, message)) = axis_fault(each) {
        return fault(op, diags, code, message);
    }
    if let Some(step) = constant_index(each.step()).filter(|&step| step < 1) {
        return fault(op, diags, "loop-step", format!("expected a step of 1 and more, found {step}"));
    }
    let (inits, results) = (each.inits(), each.results());
    if inits.len() != results.len() {
        let message =
            format!("expected {}, one a carried value, found {}", counted(inits.len(), "result"), results.len());
        return fault(op, diags, "carried-values", message);
    }
    for (index, (init, result)) in inits.iter().zip(results.iter()).enumerate() {
        let (init, result) = (init.ty(), result.ty());
        if init != result && init != Type::ERROR {
            let (init, result) = (op.cx.type_text(init), op.cx.type_text(result));
            let message =
                format!("expected carried value and result #{index} of one type, found '{init}' and '{result}'");
            return fault(op, diags, "carried-values", message);
        }
        if !is_register(op, init) {
            let message =
                format!("expected carried values that are scalars or vectors, found '{}'", op.cx.type_text(init));
            return fault(op, diags, "carried-values", message);
        }
    }
    if !is_sequential(kind) && (!inits.is_empty() || each.reduce().is_some()) {
        let what = if inits.is_empty() { "marked 'reduce'" } else { "with carried values" };
        let message = format!(
            "expected a loop {what} to be \"serial\" or \"unrolled\", found {kind:?}: reduction axes stay serial"
        );
        fault(op, diags, "reduction-axis", message);
    }
}

/// Whether a value of type `ty` is what a loop may carry.
fn is_register(op: OpRef<'_>, ty: Type) -> bool {
    let is_scalar = |ty: Type| {
        matches!(ty.data(op.cx), TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Index | TypeData::Error)
    };
    match ty.data(op.cx) {
        TypeData::Vector { element, .. } => is_scalar(*element),
        _ => is_scalar(ty),
    }
}

/// Why the axis of a loop does not go with its kind or with the loops around it.
fn axis_fault(each: For<'_>) -> Option<(&'static str, String)> {
    let kind = each.kind();
    let Some(axis) = each.bind() else {
        let message = "expected a loop of kind \"thread_binding\" to name its axis, as in `bind \"blockIdx.x\"`";
        return (kind == "thread_binding").then(|| ("loop-axis", message.to_owned()));
    };
    if kind != "thread_binding" {
        let message = format!("expected no axis for a loop of kind {kind:?}, found bind {axis:?}");
        return Some(("loop-axis", message));
    }
    if !AXES.contains(&axis) {
        return Some(("loop-axis", format!("expected 'bind' to be {}, found {axis:?}", quoted(&AXES))));
    }
    if enclosing_loops(each.op()).any(|outer| outer.bind() == Some(axis)) {
        return Some(("loop-axis", format!("expected each axis once in a nest, found {axis:?} in a loop around, too")));
    }
    if !axis.starts_with("blockIdx") {
        return None;
    }
    let around = std::iter::successors(each.op().parent(), |op| op.parent());
    let other = around.take_while(|op| op.id != hlo_ir::Body::ROOT).find(|op| {
        let is_grid = |outer: For<'_>| outer.bind().is_some_and(|axis| axis.starts_with("blockIdx"));
        !op.is::<Block<'_>>() && !op.view::<For<'_>>().is_some_and(is_grid)
    })?;
    let what = match other.view::<For<'_>>() {
        Some(outer) => format!("a loop of kind {:?}", outer.kind()),
        None => format!("'{}'", other.name()),
    };
    Some(("loop-axis", format!("expected loops over 'blockIdx' outermost, found {axis:?} inside {what}")))
}

pub(super) fn verify_for_body(each: For<'_>, diags: &mut Diagnostics) {
    let op = each.op();
    let carried: Vec<Type> = each.inits().iter().map(|value| value.ty()).collect();
    let args: Vec<Type> = [Type::INDEX].into_iter().chain(carried.iter().copied()).collect();
    if verify_region::<Yield<'_>>(op, 0, &args, &carried, diags) && !is_sequential(each.kind()) {
        verify_independence(each, diags);
    }
}

pub(super) fn verify_if(branch: If<'_>, diags: &mut Diagnostics) {
    let op = branch.op();
    let results: Vec<Type> = op.results().map(|value| value.ty()).collect();
    if !verify_region::<Yield<'_>>(op, 0, &[], &results, diags) {
        return;
    }
    if op.region(1).entry().is_some() {
        verify_region::<Yield<'_>>(op, 1, &[], &results, diags);
    } else if !results.is_empty() {
        fault(op, diags, "else-region", "expected an else region, which the results need, found none");
    }
}

/// Reports a loop that does not run in order although every iteration reads and writes one and the same element: a
/// reduction through memory. Only what indices say plainly is seen: what is computed without the counter, in no
/// condition that depends on it.
fn verify_independence(each: For<'_>, diags: &mut Diagnostics) {
    let op = each.op();
    let varying = Varying::of(each);
    let inside = ops_inside(op);
    let loads: Vec<BufferLoad<'_>> = inside.iter().filter_map(|op| op.view()).collect();
    for store in inside.iter().filter_map(|op| op.view::<BufferStore<'_>>()) {
        let same = |load: &&BufferLoad<'_>| {
            load.buffer().id == store.buffer().id
                && load.indices().iter().zip(store.indices().iter()).all(|(a, b)| is_same_index(a, b))
        };
        let is_common = !varying.contains(store.buffer().id)
            && !store.indices().iter().any(|index| varying.contains(index.id))
            && !store.predicate().is_some_and(|value| varying.contains(value.id))
            && !varying.is_conditional(store.op());
        if is_common && let Some(load) = loads.iter().find(same) {
            let buffer = op.cx.type_text(store.buffer().ty());
            let message = format!(
                "expected a loop of kind {:?} to work on an element an iteration, but all iterations read and write the \
                 same one of a '{buffer}': reduction axes stay serial",
                each.kind()
            );
            hlo_ir::verify::op_error(diags, op, "reduction-axis", &message)
                .label(load.op().loc(), "read here")
                .label(store.op().loc(), "written here")
                .emit();
            return;
        }
    }
}

fn is_same_index(a: ValueRef<'_>, b: ValueRef<'_>) -> bool {
    a.id == b.id || constant_index(a).is_some_and(|value| constant_index(b) == Some(value))
}

/// The values inside of a loop that may differ from iteration to iteration.
struct Varying {
    values: HashSet<Value>,
    loop_op: hlo_ir::OpId,
}

impl Varying {
    fn of(each: For<'_>) -> Varying {
        let op = each.op();
        let mut varying = Varying { values: HashSet::new(), loop_op: op.id };
        if let Some(entry) = op.region(0).entry() {
            varying.values.extend(entry.args().map(|arg| arg.id));
        }
        for inner in ops_inside(op) {
            // What memory holds, new buffers, and what loops carry may always differ.
            let is_opaque = inner.is::<BufferLoad<'_>>() || inner.def().dialect() == "hextir";
            let reads_varying = inner.operands().any(|value| varying.contains(value.id));
            if is_opaque || reads_varying {
                varying.values.extend(inner.results().map(|value| value.id));
            }
            if let Some(inner_loop) = inner.view::<For<'_>>() {
                let bounds = [inner_loop.lower(), inner_loop.upper(), inner_loop.step()];
                let counter_varies = bounds.iter().any(|bound| varying.contains(bound.id));
                let args = inner.region(0).entry().into_iter().flat_map(|entry| entry.args()).enumerate();
                let differs = args.filter(|(index, _)| *index != 0 || counter_varies);
                varying.values.extend(differs.map(|(_, arg)| arg.id));
            }
        }
        varying
    }

    fn contains(&self, value: Value) -> bool {
        self.values.contains(&value)
    }

    /// Whether `op` stands in a condition, or in a loop over a range, that may differ.
    fn is_conditional(&self, op: OpRef<'_>) -> bool {
        std::iter::successors(op.parent(), |op| op.parent())
            .take_while(|op| op.id != self.loop_op)
            .any(|op| op.operands().any(|value| self.contains(value.id)))
    }
}
