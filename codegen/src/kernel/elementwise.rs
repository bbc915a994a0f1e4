//! Kernels without sums: every element of the results by itself.

use hlo_dialects::hexir::data::Constant;
use hlo_dialects::hexir::structured::Compute;
use hlo_dialects::hexir::views::Reshape;
use hlo_ir::Value;
use rustc_hash::FxHashSet;

use super::element::{Kernel, Refusal};
use super::nest::Inner;

/// Writes loops over the elements of the roots.
///
/// # Errors
/// When an op has no scalar code.
pub fn write(k: &mut Kernel<'_>, roots: &[Value]) -> Result<(), Refusal> {
    let Some(&first) = roots.first() else { return Ok(()) };
    let shape = k.shape(first);
    let depth = k.e.depth();
    k.e.open_block("elementwise");
    let inner = if is_contiguous(k, roots) { Inner::Contiguous } else { Inner::Elements };
    let (at, guard) = k.open_points(&shape, inner)?;
    k.store_roots(roots, &at, &shape, guard)?;
    k.close_to(depth);
    Ok(())
}

/// Whether every buffer is passed through in the order of its elements.
fn is_contiguous(k: &Kernel<'_>, roots: &[Value]) -> bool {
    let (mut pending, mut seen) = (roots.to_vec(), FxHashSet::default());
    while let Some(value) = pending.pop() {
        if k.is_given(value) || !seen.insert(value) {
            continue;
        }
        let Some(op) = k.look(value).defining_op() else { return false };
        if !op.is::<Compute>() && !op.is::<Reshape>() && !op.is::<Constant>() {
            return false;
        }
        pending.extend(op.operands().map(|value| value.id));
    }
    true
}
