//! Kernels that work row by row: reductions over the innermost dimensions that need each other's results, and what is
//! computed from the same rows, as in a softmax.
//!
//! ```text
//! for each row {  m = max x;  e[c] = exp(x[c] - m);  s = sum e;  y[c] = e[c] / s  }
//! ```
//!
//! What costs much and is reduced is kept in a local row: it is computed once, along memory, while a sum in order is not.

use hlo_dialects::hexir::structured::Compute;
use hlo_ir::{OpRef, Value};
use rustc_hash::FxHashMap;

use super::cost::{DEAR, element_cost};
use super::dims::same_points;
use super::element::{Kernel, Refusal};
use super::index::{Index, Place};
use super::plan;
use super::reduce::Fold;

/// Elements of a row that is kept: together with its neighbours it stays in the nearest caches.
pub const MAX_ROW: i64 = 1 << 14;

/// Whether `shape` is one of rows along the trailing `dims` that can be kept.
pub fn is_row_space(shape: &[i64], dims: &[i64]) -> bool {
    let n_kept = shape.len() - dims.len().min(shape.len());
    let is_trailing = dims.iter().all(|&dim| dim as usize >= n_kept);
    let length = shape[n_kept..].iter().try_fold(1i64, |n, &extent| n.checked_mul(extent).filter(|_| extent > 0));
    !dims.is_empty() && is_trailing && length.is_some_and(|n| n <= MAX_ROW)
}

/// Reductions in waves: each needs results of those before only. `None` where they share no space of rows.
pub fn waves<'a>(k: &Kernel<'a>, sums: &[OpRef<'a>]) -> Option<Vec<Fold<'a>>> {
    let whole = Fold::new(k, sums)?;
    if k.device != "cpu" || !is_row_space(whole.shape(), whole.dims()) {
        return None;
    }
    let mut waves: Vec<Vec<OpRef<'a>>> = Vec::new();
    let mut wave_of = FxHashMap::default();
    for &op in sums {
        let operands: Vec<Value> = op.operands().map(|value| value.id).collect();
        let needed = plan::sums(k.cx(), k.source, &operands, &|value| k.is_given(value));
        let wave = needed.iter().filter_map(|op| wave_of.get(&op.id)).map(|wave| wave + 1).max().unwrap_or(0);
        wave_of.insert(op.id, wave);
        if waves.len() <= wave {
            waves.resize_with(wave + 1, Vec::new);
        }
        waves[wave].push(op);
    }
    waves.iter().map(|ops| Fold::new(k, ops)).collect()
}

/// Whether a reduction in order waits for what costs much, so that rows of that pay.
pub fn pays(k: &Kernel<'_>, waves: &[Fold<'_>]) -> bool {
    waves.len() > 1 || waves.iter().any(|wave| !wave.is_free(k) && !dear_values(k, wave).is_empty())
}

/// Whether a result is more than one element a row.
pub fn are_wanted(k: &Kernel<'_>, waves: &[Fold<'_>], roots: &[Value]) -> bool {
    let Some(rows) = waves.first().map(Fold::kept_shape) else { return false };
    roots.iter().any(|&root| !same_points(&k.shape(root), &rows))
}

/// What costs much and is computed element by element for the reductions, each after what it needs.
fn dear_values(k: &Kernel<'_>, wave: &Fold<'_>) -> Vec<Value> {
    fn visit(k: &Kernel<'_>, value: Value, found: &mut Vec<Value>) {
        if k.is_given(value) || k.rows.contains_key(&value) || found.contains(&value) {
            return;
        }
        let Some(op) = k.look(value).defining_op().filter(|op| op.is::<Compute>()) else { return };
        op.operands().for_each(|operand| hlo_ir::text::grow_stack(|| visit(k, operand.id, found)));
        if element_cost(op) > DEAR {
            found.push(value);
        }
    }
    let mut found = Vec::new();
    wave.inputs().for_each(|input| visit(k, input, &mut found));
    found
}

/// Writes one loop over rows with everything in it.
///
/// # Errors
/// When an op has no scalar code.
pub fn write<'a>(k: &mut Kernel<'a>, waves: &[Fold<'a>], roots: &[Value]) -> Result<(), Refusal> {
    let Some(first) = waves.first() else { return Ok(()) };
    let (shape, kept_shape) = (first.shape().to_vec(), first.kept_shape());
    let row_shape = &shape[kept_shape.len()..];
    let depth = k.e.depth();
    k.e.open_block("rows");
    let mut kept = Place::new();
    for &extent in &kept_shape {
        let extent = k.extent(extent)?;
        kept.push(k.each(&extent));
    }
    for wave in waves {
        for value in dear_values(k, wave) {
            keep_row(k, value, &kept, row_shape)?;
        }
        let sums = wave.carried(k, &kept)?;
        wave.bind(k, &kept, &sums);
    }
    // Results of one shape share a loop, the short ones first.
    let is_short = |k: &Kernel<'a>, root: Value| same_points(&k.shape(root), &kept_shape);
    let numbers = 0..roots.len();
    let (short, long): (Vec<usize>, Vec<usize>) = numbers.partition(|&number| is_short(k, roots[number]));
    k.store_some(roots, &short, &kept, &kept_shape, None)?;
    if !long.is_empty() {
        let mut at = kept.clone();
        for &extent in row_shape {
            at.push(k.each(&Index::constant(extent)));
        }
        k.store_some(roots, &long, &at, &shape, None)?;
    }
    k.close_to(depth);
    k.rows.clear();
    Ok(())
}

/// Computes a row of `value` into memory, from where it is read from now on.
fn keep_row(k: &mut Kernel<'_>, value: Value, kept: &Place, row_shape: &[i64]) -> Result<(), Refusal> {
    let scalar = super::emit::scalar_type(k.cx(), k.element_type(value));
    let buffer = k.e.alloc(&[row_shape.iter().product()], scalar, "local");
    let depth = k.e.depth();
    let mut at = kept.clone();
    for &extent in row_shape {
        at.push(k.each(&Index::constant(extent)));
    }
    let column = k.e.indices.linearise(&at[kept.len()..], row_shape);
    let element = k.element(value, &at)?;
    k.e.store(element, &buffer, &[column], None);
    k.close_to(depth);
    k.rows.insert(value, Row { buffer, kept: kept.clone(), shape: row_shape.to_vec() });
    Ok(())
}

/// A row of a value in memory.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its elements in row-major order.
    pub buffer: super::emit::Buffer,
    /// Which row it is.
    pub kept: Place,
    /// The extents of the dimensions along it.
    pub shape: Vec<i64>,
}
