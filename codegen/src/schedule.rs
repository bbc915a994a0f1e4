//! `hextir-schedule`: says of every loop how it runs, and changes nothing else.
//!
//! ```mlir
//! hextir.for "serial"   %c0 to %c512 step %c1 { hextir.for "serial"     %c0 to %c512 step %c1 { … } }
//! hextir.for "parallel" %c0 to %c512 step %c1 { hextir.for "vectorized" %c0 to %c512 step %c1 { … } }
//! ```
//!
//! The kernel's `device` decides. On `cpu` the outermost loop is parallel when there is enough to do, the innermost one
//! is vectorized where it runs along neighbours in memory, and loops that address registers are unrolled. On `cuda`
//! loops that are shaped for an axis of the grid run on it; in a kernel without such loops the outermost ones become
//! blocks. Reductions stay serial. Kernels with a loop that is not serial have a schedule, which stays.
//!
//! A loop runs side by side only where its iterations are seen to write different elements: [`Accesses`].

mod accesses;

use hlo_dialects::hexir::device::{DEVICE, DEVICES};
use hlo_dialects::hextir::buffers::AllocBuffer;
use hlo_dialects::hextir::func::PrimFunc;
use hlo_dialects::hextir::loops::{AXES, Block, For, Yield};
use hlo_ir::text::grow_stack;
use hlo_ir::{Body, Context, OpId, OpRef, Reported};
use hlo_passes::{Changed, FuncPass, PassCx, PassDef, Runs};

use crate::kernel::emit::AXIS;
use accesses::Accesses;

/// The row.
pub static HEXTIR_SCHEDULE: PassDef = PassDef {
    name: "hextir-schedule",
    class: "HextirSchedulePass",
    summary: "Chooses the kinds of the loops of kernels by their device.",
    options: &[],
    make: Runs::OnBody(|_| Ok(Box::new(Schedule))),
};

/// Work from which threads pay, in units of a simple op on an element: some ten microseconds of one thread.
const PARALLEL_WORK: u64 = 1 << 18;
/// How often a loop is thought to run whose bounds are not known.
const UNKNOWN_EXTENT: u64 = 256;
/// Iterations from which a loop is vectorized.
const MIN_LANES: i64 = 4;
/// Axes for blocks by how many nested loops take one; the innermost is the fastest.
const BLOCK_AXES: [&str; 3] = ["blockIdx.z", "blockIdx.y", "blockIdx.x"];

struct Schedule;

impl FuncPass for Schedule {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        if !std::ptr::eq(body.def(Body::ROOT), PrimFunc::DEF) {
            return Ok(Changed::No);
        }
        let choices = choose(body.root(cx.context));
        for &(op, kind, axis) in &choices {
            set_kind(cx.context, body, op, kind, axis);
        }
        Ok(Changed::from(!choices.is_empty()))
    }
}

/// A loop, its kind, and its axis.
type Choice = (OpId, &'static str, Option<&'static str>);

fn set_kind(cx: &Context, body: &mut Body, op: OpId, kind: &str, axis: Option<&str>) {
    body.set_attr(cx, op, "kind", Some(cx.str_attr(kind)));
    if let Some(axis) = axis {
        body.set_attr(cx, op, "bind", Some(cx.str_attr(axis)));
    }
}

/// What is not serial in the kernel from now on.
fn choose(kernel: OpRef<'_>) -> Vec<Choice> {
    let loops = loops_inside(kernel);
    if loops.iter().any(|each| each.kind() != "serial") {
        return Vec::new();
    }
    let device = kernel.attr(DEVICE).and_then(|attr| attr.as_str(kernel.cx)).unwrap_or(DEVICES[0]);
    let accesses = Accesses::of(kernel);
    match device {
        "cpu" => loops.iter().filter_map(|&each| on_cpu(each, &accesses)).collect(),
        "cuda" => on_cuda(kernel, &loops, &accesses),
        _ => Vec::new(),
    }
}

/// Every loop of a kernel, each before those inside it.
fn loops_inside(kernel: OpRef<'_>) -> Vec<For<'_>> {
    fn visit<'a>(op: OpRef<'a>, found: &mut Vec<For<'a>>) {
        for inner in op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()) {
            found.extend(inner.view::<For>());
            grow_stack(|| visit(inner, found));
        }
    }
    let mut found = Vec::new();
    visit(kernel, &mut found);
    found
}

/// Whether iterations wait for each other.
fn is_reduction(each: For<'_>) -> bool {
    each.reduce().is_some() || !each.inits().is_empty()
}

fn on_cpu<'a>(each: For<'a>, accesses: &Accesses<'a>) -> Option<Choice> {
    if is_reduction(each) {
        return None;
    }
    let op = each.op();
    let is_outermost = !std::iter::successors(op.parent(), |op| op.parent()).any(|op| op.is::<For>());
    let is_innermost = !ops_right_inside(each).any(|op| op.n_regions() != 0);
    if is_innermost && is_vector(each, accesses) {
        return Some((op.id, "vectorized", None));
    }
    if accesses.addresses_registers(each) {
        return Some((op.id, "unrolled", None));
    }
    let is_parallel = is_outermost
        && accesses.extent(each).is_none_or(|extent| extent > 1)
        && work(op, accesses) >= PARALLEL_WORK
        && accesses.are_disjoint(each);
    is_parallel.then_some((op.id, "parallel", None))
}

/// Whether neighbouring iterations work on neighbours in memory, or all on the same element, and on nothing else.
fn is_vector<'a>(each: For<'a>, accesses: &Accesses<'a>) -> bool {
    let is_long = accesses.extent(each).is_none_or(|extent| extent >= MIN_LANES);
    let makes_no_buffer = !ops_right_inside(each).any(|op| op.is::<AllocBuffer>());
    is_long && makes_no_buffer && accesses.run_along_memory(each) && accesses.are_disjoint(each)
}

fn ops_right_inside(each: For<'_>) -> impl Iterator<Item = OpRef<'_>> {
    each.op().region(0).blocks().flat_map(|block| block.ops())
}

/// How much there is to do in `op`, in units of a simple op.
fn work<'a>(op: OpRef<'a>, accesses: &Accesses<'a>) -> u64 {
    let inside = op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
    let once = inside.map(|op| grow_stack(|| work(op, accesses))).fold(0, u64::saturating_add);
    match op.view::<For>() {
        Some(each) => {
            let extent = accesses.extent(each).map_or(UNKNOWN_EXTENT, |extent| extent.max(0) as u64);
            once.saturating_mul(extent)
        }
        None if op.n_regions() != 0 => once,
        None if op.is::<Yield>() => 0,
        // Steps of an elementary function, roughly.
        None if op.def().dialect() == "math" => 16,
        None => 1,
    }
}

fn on_cuda<'a>(kernel: OpRef<'a>, loops: &[For<'a>], accesses: &Accesses<'a>) -> Vec<Choice> {
    let shaped = loops.iter().filter_map(|each| {
        let axis = each.op().attr(AXIS)?.as_str(kernel.cx)?;
        let axis = AXES.into_iter().find(|known| *known == axis)?;
        (!is_reduction(*each)).then_some((each.op().id, "thread_binding", Some(axis)))
    });
    let shaped: Vec<Choice> = shaped.collect();
    if !shaped.is_empty() {
        return shaped;
    }
    let mut nest = Vec::new();
    let mut next = only_loop(kernel);
    while let Some(each) = next.filter(|&each| !is_reduction(each) && accesses.are_disjoint(each)) {
        nest.push(each);
        next = if nest.len() < BLOCK_AXES.len() { only_loop(each.op()) } else { None };
    }
    let axes = BLOCK_AXES[BLOCK_AXES.len() - nest.len()..].iter();
    nest.iter().zip(axes).map(|(each, &axis)| (each.op().id, "thread_binding", Some(axis))).collect()
}

/// The loop in `op`, when everything else there computes numbers only.
fn only_loop(op: OpRef<'_>) -> Option<For<'_>> {
    let inside = op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
    let mut acting = inside.filter(|op| op.def().dialect() == "hextir" && !op.has(hlo_ir::traits::PURE));
    let only = acting.next().filter(|_| acting.next().is_none())?;
    if only.is::<Block>() { only_loop(only) } else { only.view::<For>() }
}

#[cfg(test)]
mod tests;
