//! The rules of a kernel as a whole: which ops it holds, that names of blocks are unique, that an axis has one extent
//! everywhere, and that registers have addresses that are known when code is made.

use std::collections::{HashMap, HashSet};

use hlo_ir::verify::op_error;
use hlo_ir::{Diagnostics, OpRef, ValueDef, ValueRef};

use super::accesses::{constant_index, is_in_space};
use super::buffers::{BufferLoad, BufferStore};
use super::loops::{Block, For};
use super::nests::constant_extent;
use crate::hexir::rules::fault;

/// Every op inside `op` in the order of the text, each before those inside it.
pub fn ops_inside(op: OpRef<'_>) -> Vec<OpRef<'_>> {
    let mut ops = Vec::new();
    let mut pending = vec![op];
    while let Some(next) = pending.pop() {
        if next.id != op.id {
            ops.push(next);
        }
        let start = pending.len();
        pending.extend(next.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()));
        pending[start..].reverse();
    }
    ops
}

pub(super) fn verify_kernel(kernel: OpRef<'_>, diags: &mut Diagnostics) {
    let inside = ops_inside(kernel);
    let before = diags.len();
    let checks: [fn(&[OpRef<'_>], &mut Diagnostics); 4] = [verify_ops, verify_names, verify_axes, verify_registers];
    for check in checks {
        check(&inside, diags);
        if before != diags.len() {
            return;
        }
    }
}

fn verify_ops(inside: &[OpRef<'_>], diags: &mut Diagnostics) {
    for &op in inside {
        if !matches!(op.def().dialect(), "hextir" | "arith" | "math") {
            let message = "expected to stand outside of a kernel, which holds ops of 'hextir', 'arith' and 'math' only";
            return fault(op, diags, "kernel-ops", message);
        }
        let mut types = op.operands().chain(op.results()).map(|value| value.ty());
        if let Some(ty) = types.find(|&ty| ty.is_tensor(op.cx) && ty != hlo_ir::Type::ERROR) {
            let message = format!("expected scalars, vectors and buffers in a kernel, found '{}'", op.cx.type_text(ty));
            return fault(op, diags, "kernel-ops", message);
        }
    }
}

fn verify_names(inside: &[OpRef<'_>], diags: &mut Diagnostics) {
    let mut known: HashMap<&str, OpRef<'_>> = HashMap::new();
    for block in inside.iter().filter_map(|op| op.view::<Block<'_>>()) {
        if let Some(first) = known.insert(block.name(), block.op()) {
            let message = format!("expected a name of its own in the kernel, found {:?} twice", block.name());
            op_error(diags, block.op(), "block-name", &message).label(first.loc(), "the other one").emit();
            return;
        }
    }
}

fn verify_axes(inside: &[OpRef<'_>], diags: &mut Diagnostics) {
    let mut known: HashMap<&str, For<'_>> = HashMap::new();
    for each in inside.iter().filter_map(|op| op.view::<For<'_>>()) {
        let Some(axis) = each.bind() else { continue };
        let is_thread = axis.starts_with("threadIdx");
        let extent = constant_extent(each);
        if is_thread && extent.is_none() {
            let message =
                format!("expected constant bounds for a loop over {axis:?}: a launch fixes the number of threads");
            return fault(each.op(), diags, "axis-extent", message);
        }
        let Some(first) = known.insert(axis, each) else { continue };
        let message = if !is_thread {
            format!("expected {axis:?} once in a kernel: loops over it run side by side, not one after the other")
        } else if constant_extent(first) != extent {
            let [first, extent] = [constant_extent(first), extent].map(Option::unwrap_or_default);
            format!("expected {axis:?} to have one extent in the kernel, found {first} and {extent}")
        } else {
            continue;
        };
        op_error(diags, each.op(), "axis-extent", &message).label(first.op().loc(), "the other loop").emit();
        return;
    }
}

/// Registers have no addresses at run time. Until a kernel is scheduled, which is when some loop is not serial, the
/// counters of its serial loops may index them, too.
fn verify_registers(inside: &[OpRef<'_>], diags: &mut Diagnostics) {
    let is_scheduled = inside.iter().filter_map(|op| op.view::<For<'_>>()).any(|each| each.kind() != "serial");
    for &op in inside {
        let (buffer, indices) = if let Some(load) = op.view::<BufferLoad<'_>>() {
            (load.buffer(), load.indices())
        } else if let Some(store) = op.view::<BufferStore<'_>>() {
            (store.buffer(), store.indices())
        } else {
            continue;
        };
        if !is_in_space(op.cx, buffer.ty(), "reg") {
            continue;
        }
        if let Some((number, found)) =
            indices.iter().enumerate().find_map(|(number, index)| Some((number, moving_part(index, is_scheduled)?)))
        {
            let message = format!(
                "expected a \"reg\" buffer to be indexed by constants and by counters of unrolled, vectorized and \
                 thread loops, found {found} in index #{number}"
            );
            return fault(op, diags, "register-index", message);
        }
    }
}

/// What in an index is not known when code is made.
fn moving_part(index: ValueRef<'_>, is_scheduled: bool) -> Option<String> {
    let mut pending = vec![index];
    let mut seen = HashSet::new();
    while let Some(value) = pending.pop() {
        if constant_index(value).is_some() || !seen.insert(value.id) {
            continue;
        }
        match value.source() {
            ValueDef::Result(op, _) => {
                let op = value.body.op_ref(value.cx, op);
                if op.def().dialect() != "arith" || op.n_operands() == 0 {
                    return Some(format!("a result of '{}'", op.name()));
                }
                pending.extend(op.operands());
            }
            ValueDef::Argument(block, position) => {
                let owner = value.body.block_parent(block).map(|op| value.body.op_ref(value.cx, op));
                let each = owner.and_then(|op| op.view::<For<'_>>()).filter(|_| position == 0);
                let Some(each) = each else { return Some("a carried value".to_owned()) };
                let is_unfolded = match (each.kind(), each.bind()) {
                    ("unrolled" | "vectorized", _) => true,
                    ("thread_binding", Some(axis)) => axis.starts_with("threadIdx"),
                    ("serial", _) => !is_scheduled,
                    _ => false,
                };
                if !is_unfolded {
                    let kind = each.bind().map_or(each.kind(), |axis| axis);
                    return Some(format!("the counter of a loop of kind {kind:?}"));
                }
            }
            ValueDef::Forward => return None,
        }
    }
    None
}
