//! Gathers: slices of the operand at given indices.

use hlo_ir::kinds::I64Array;
use hlo_ir::{DYNAMIC, Diagnostics, Inferred, Signature, Type};

use super::bounds::encoding_for;
use super::compatible::sizes_compatible;
use super::fault::{Checked, fault, inferred};
use super::{check_distinct, check_in_bounds, integers, is_unique, list, operand, shape_of};
use crate::stablehlo::attrs::{GatherDims, bounds_of};

/// Spec: gather. Batches by the indices, offsets by the slice.
pub fn gather(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let (dims, sizes) = (x.attr::<GatherDims<'_>>("dimension_numbers"), x.attr::<I64Array>("slice_sizes"));
    let ty = check_dims(x, &dims, sizes.len() as i64)
        .and_then(|()| check_sizes(x, &dims, &sizes))
        .and_then(|()| result_type(x, &dims, &sizes));
    inferred(x, diags, ty.map(Some))
}

/// Spec: dynamic_gather. As gather, with sizes of slices that are not known unless they are constant.
pub fn dynamic_gather(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    inferred(x, diags, dynamic_gather_type(x).map(Some))
}

fn dynamic_gather_type(x: &Signature<'_>) -> Checked<Type> {
    let dims = x.attr::<GatherDims<'_>>("dimension_numbers");
    let rank = shape_of(x.cx, operand(x, 0)).len();
    check_dims(x, &dims, shape_of(x.cx, operand(x, 2)).first().copied().unwrap_or_default())?;
    match integers(x.cx, (x.constants)(2)).filter(|sizes| sizes.len() == rank) {
        Some(sizes) => {
            check_sizes(x, &dims, &sizes)?;
            result_type(x, &dims, &sizes)
        }
        None => result_type(x, &dims, &vec![DYNAMIC; rank]),
    }
}

/// The sizes of a slice, one a dimension of the operand.
fn check_sizes(x: &Signature<'_>, dims: &GatherDims<'_>, sizes: &[i64]) -> Checked {
    let lists = [
        (dims.collapsed_slice_dims, "collapsed_slice_dims", "C9"),
        (dims.operand_batching_dims, "operand_batching_dims", "C12"),
    ];
    for (list, name, rule) in lists {
        if let Some(size) = list.iter().map(|dim| sizes[*dim as usize]).find(|size| *size > 1) {
            let message =
                format!("Expects that for each dim in {name}, slice_sizes[dim] should be <= 1, but got {size}");
            return fault(rule, message);
        }
    }
    for (index, (&size, &whole)) in sizes.iter().zip(shape_of(x.cx, operand(x, 0))).enumerate() {
        if size < 0 || whole != DYNAMIC && size > whole {
            let message =
                format!("slice size ({size}) is out of bounds for operand dimension ({whole}) at index {index}");
            return fault("C21", message);
        }
    }
    Ok(())
}

/// Constraints C1 to C20: the dimension numbers.
fn check_dims(x: &Signature<'_>, dims: &GatherDims<'_>, n_slice_sizes: i64) -> Checked {
    let (shape, indices) = (shape_of(x.cx, operand(x, 0)), shape_of(x.cx, operand(x, 1)));
    let (n_offsets, n_collapsed, n_batching) =
        (dims.offset_dims.len(), dims.collapsed_slice_dims.len(), dims.operand_batching_dims.len());
    if shape.len() != n_offsets + n_collapsed + n_batching {
        let message = format!(
            "offset_dims size ({n_offsets}) plus collapse_slice_dims size ({n_collapsed}) plus operand_batching_dims \
             size ({n_batching}) is not equal to operand rank ({})",
            shape.len()
        );
        return fault("C1", message);
    }
    let vector_dim = dims.index_vector_dim;
    let index_rank = indices.len() as i64;
    if !(0..=index_rank).contains(&vector_dim) {
        let message = format!(
            "Expects index_vector_dim to be in range [0, rank-of('start_indices')] i.e. [0, {index_rank}]. got: \
             {vector_dim}."
        );
        return fault("C2", message);
    }
    // An index vector behind the last dimension is one number long.
    let vector_size = indices.get(vector_dim as usize).copied().unwrap_or(1);
    if vector_size != DYNAMIC && vector_size != dims.start_index_map.len() as i64 {
        let message = format!(
            "start_index_map size ({}) is not equal to size of index dimension ({vector_dim}) of start_indices \
             ({vector_size})",
            dims.start_index_map.len()
        );
        return fault("C3", message);
    }
    let sorted = |rule: &'static str, values: &[i64], name: &str| match values.is_sorted() {
        true => Ok(()),
        false => fault(rule, format!("expects {name} to be sorted, got: [{}]", list(values))),
    };
    let unique = |rule: &'static str, values: &[i64], name: &str| match is_unique(values) {
        true => Ok(()),
        false => fault(rule, format!("expects {name} to not repeat, got: [{}]", list(values))),
    };
    let operand_dims =
        |rule, values: &[i64], name| check_in_bounds(rule, values, shape.len(), name, "rank-of('operand')");
    let (collapsed, batching) = (dims.collapsed_slice_dims, dims.operand_batching_dims);
    let index_batching = dims.start_indices_batching_dims;
    sorted("C4", dims.offset_dims, "offset_dims")?;
    unique("C4", dims.offset_dims, "offset_dims")?;
    check_distinct("C6", collapsed, batching, "collapsed_slice_dims", "operand_batching_dims")?;
    sorted("C7", collapsed, "collapsed_slice_dims")?;
    operand_dims("C8", collapsed, "collapsed_slice_dims")?;
    sorted("C10", batching, "operand_batching_dims")?;
    operand_dims("C11", batching, "operand_batching_dims")?;
    let name = "start_indices_batching_dims";
    unique("C13", index_batching, name)?;
    check_in_bounds("C14", index_batching, indices.len(), name, "rank-of('start_indices')")?;
    if index_batching.contains(&vector_dim) {
        return fault("C15", format!("expects {name} not to include index_vector_dim {vector_dim}"));
    }
    if batching.len() != index_batching.len() {
        return fault("C16", format!("operand_batching_dims and {name} should have the same size"));
    }
    for (index, (&dim, &index_dim)) in batching.iter().zip(index_batching).enumerate() {
        let (size, index_size) = (shape[dim as usize], indices[index_dim as usize]);
        if !sizes_compatible(size, index_size) {
            let message = format!(
                "operand_batching_dims[{index}] and {name}[{index}] must have compatible sizes, but got {size} and \
                 {index_size}"
            );
            return fault("C17", message);
        }
    }
    check_distinct("C18", dims.start_index_map, batching, "start_index_map", "operand_batching_dims")?;
    operand_dims("C19", dims.start_index_map, "start_index_map")?;
    if n_slice_sizes != shape.len() as i64 {
        let message = format!("slice_sizes size ({n_slice_sizes}) not equal to operand rank ({})", shape.len());
        return fault("C20", message);
    }
    Ok(())
}

/// The type of a gather whose dimension numbers were checked. `sizes` has one entry a dimension of the operand.
fn result_type(x: &Signature<'_>, dims: &GatherDims<'_>, sizes: &[i64]) -> Checked<Type> {
    let cx = x.cx;
    let index_ty = operand(x, 1);
    let (indices, index_bounds) = (shape_of(cx, index_ty), bounds_of(cx, index_ty));
    let vector_dim = dims.index_vector_dim as usize;
    // The dimensions of the indices that are batches of the result.
    let mut batches = (0..indices.len()).filter(|dim| *dim != vector_dim);
    let n_batches = indices.len() - usize::from(vector_dim < indices.len());
    let rank = dims.offset_dims.len() + n_batches;
    check_in_bounds("C5", dims.offset_dims, rank, "offset_dims", "implied-result-rank")?;
    // The dimensions of a slice that stay.
    let mut offsets = (0..sizes.len() as i64)
        .filter(|dim| !dims.collapsed_slice_dims.contains(dim) && !dims.operand_batching_dims.contains(dim));
    let (mut shape, mut bounds) = (Vec::with_capacity(rank), Vec::with_capacity(rank));
    for dim in 0..rank as i64 {
        if dims.offset_dims.contains(&dim) {
            shape.push(offsets.next().map_or(DYNAMIC, |dim| sizes[dim as usize]));
            bounds.push(DYNAMIC);
        } else {
            let batch = batches.next();
            shape.push(batch.map_or(DYNAMIC, |dim| indices[dim]));
            bounds.push(batch.and_then(|dim| index_bounds.get(dim).copied()).unwrap_or(DYNAMIC));
        }
    }
    let encoding = encoding_for(cx, index_ty.encoding(cx), &bounds);
    Ok(cx.tensor_type_with_encoding(&shape, operand(x, 0).element(cx), encoding))
}
