//! How sizes and bounds of several types come together.

use hlo_ir::{Attr, Context, DYNAMIC, Diagnostics, Reported, Signature, Type};

use super::{fail, shape_of};
use crate::stablehlo::attrs::{bounds_encoding, bounds_of};

/// A size and its bound, [`DYNAMIC`] where not known.
pub type Dim = (i64, i64);

/// The encoding for `bounds` next to `prototype`, which stays as it is when there are none at all.
pub fn encoding_for(cx: &Context, prototype: Option<Attr>, bounds: &[i64]) -> Option<Attr> {
    if bounds.is_empty() { prototype } else { bounds_encoding(cx, bounds) }
}

/// What is known of a size when both must hold: the reference's table, with sizes `X`, bounds `B`, `C`:
/// `X,X = X`; `X,? = X`; `X,?B = X` (when `B >= X`); `?,? = ?`; `?,?B = ?B`; `?B,?C = ?min(B,C)`.
pub fn most_specific_dim(dim: usize, left: Dim, right: Dim) -> Result<Dim, String> {
    let ((left_size, left_bound), (right_size, right_bound)) = (left, right);
    if left_size == DYNAMIC && right_size == DYNAMIC {
        let bound = match (left_bound, right_bound) {
            (DYNAMIC, bound) | (bound, DYNAMIC) => bound,
            (left, right) => left.min(right),
        };
        return Ok((DYNAMIC, bound));
    }
    if left_size != DYNAMIC && right_size != DYNAMIC && left_size != right_size {
        return Err(format!("Mismatched dimension sizes {left_size} and {right_size} in dimension {dim}"));
    }
    let size = if left_size == DYNAMIC { right_size } else { left_size };
    let bound = if left_bound == DYNAMIC { right_bound } else { left_bound };
    if bound != DYNAMIC && size > bound {
        return Err(format!("Mismatched dimension size {size} and bound {bound} in dimension {dim}"));
    }
    Ok((size, DYNAMIC))
}

/// What is known of a size when one of both holds: `X,X = X`; `X,? = ?`; `X,?B = ?max(X,B)`; `?,?B = ?`;
/// `?B,?C = ?max(B,C)`.
pub fn least_specific_dim(dim: usize, left: Dim, right: Dim) -> Result<Dim, String> {
    let ((left_size, left_bound), (right_size, right_bound)) = (left, right);
    match (left_size == DYNAMIC, right_size == DYNAMIC) {
        (false, false) if left_size == right_size => Ok((left_size, DYNAMIC)),
        (false, false) => Err(format!("Mismatched dimension sizes {left_size} and {right_size} in dimension {dim}")),
        (false, true) if right_bound != DYNAMIC => Ok((DYNAMIC, left_size.max(right_bound))),
        (true, false) if left_bound != DYNAMIC => Ok((DYNAMIC, right_size.max(left_bound))),
        (true, true) if left_bound != DYNAMIC && right_bound != DYNAMIC => Ok((DYNAMIC, left_bound.max(right_bound))),
        _ => Ok((DYNAMIC, DYNAMIC)),
    }
}

/// The size of two parts one after the other: the sum of sizes, or of bounds where a size is not known.
pub fn concatenated_dim(left: Dim, right: Dim) -> Dim {
    let ((left_size, left_bound), (right_size, right_bound)) = (left, right);
    if left_size != DYNAMIC && right_size != DYNAMIC {
        return (left_size.saturating_add(right_size), DYNAMIC);
    }
    let left = if left_size == DYNAMIC { left_bound } else { left_size };
    let right = if right_size == DYNAMIC { right_bound } else { right_size };
    let bound = if left == DYNAMIC || right == DYNAMIC { DYNAMIC } else { left.saturating_add(right) };
    (DYNAMIC, bound)
}

/// Merges ranked types dimension by dimension. Element type and encoding other than bounds are those of the first.
fn merge(
    x: &Signature<'_>,
    diags: &mut Diagnostics,
    types: &[Type],
    rule: fn(usize, Dim, Dim) -> Result<Dim, String>,
) -> Result<Type, Reported> {
    let (cx, first) = (x.cx, types[0]);
    let rank = shape_of(cx, first).len();
    if let Some(other) = types.iter().map(|ty| shape_of(cx, *ty).len()).find(|other| *other != rank) {
        return fail(x, diags, "", format!("Mismatched ranks of types{rank} vs {other}"));
    }
    let mut sizes = shape_of(cx, first).to_vec();
    let mut bounds = bounds_of(cx, first).to_vec();
    let has_bounds = !bounds.is_empty();
    bounds.resize(rank, DYNAMIC);
    for &ty in &types[1..] {
        let (other_sizes, other_bounds) = (shape_of(cx, ty), bounds_of(cx, ty));
        for dim in 0..rank {
            let other = (other_sizes[dim], other_bounds.get(dim).copied().unwrap_or(DYNAMIC));
            match rule(dim, (sizes[dim], bounds[dim]), other) {
                Ok(merged) => (sizes[dim], bounds[dim]) = merged,
                Err(message) => return fail(x, diags, "", message),
            }
        }
    }
    let encoding = encoding_for(cx, first.encoding(cx), if has_bounds { &bounds } else { &[] });
    Ok(cx.tensor_type_with_encoding(&sizes, first.element(cx), encoding))
}

/// The type of a value that has all of `types`; the first one when none is a ranked tensor. There must be one.
pub fn most_specific(x: &Signature<'_>, diags: &mut Diagnostics, types: &[Type]) -> Result<Type, Reported> {
    if types.iter().all(|ty| *ty == types[0]) {
        return Ok(types[0]);
    }
    let ranked: Vec<Type> = types.iter().copied().filter(|ty| ty.shape(x.cx).is_some()).collect();
    if ranked.is_empty() { Ok(types[0]) } else { merge(x, diags, &ranked, most_specific_dim) }
}

/// The type of a value that has one of `types`; the first that is no ranked tensor, if there is one.
pub fn least_specific(x: &Signature<'_>, diags: &mut Diagnostics, types: &[Type]) -> Result<Type, Reported> {
    if types.iter().all(|ty| *ty == types[0]) {
        return Ok(types[0]);
    }
    match types.iter().find(|ty| ty.shape(x.cx).is_none()) {
        Some(ty) => Ok(*ty),
        None => merge(x, diags, types, least_specific_dim),
    }
}
