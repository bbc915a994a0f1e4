//! Ops that read or write slices at given indices.

use hlo_ir::kinds::I64Array;
use hlo_ir::{DYNAMIC, Diagnostics, Inferred, Reported, Signature};

use super::bounds::encoding_for;
use super::compatible::sizes_compatible;
use super::reduce::accumulators;
use super::{distinct_fault, fail, in_bounds_fault, is_unique, list, one, operand, shape_of};
use crate::formats::with_element;
use crate::stablehlo::attrs::{GatherDims, bounds_of};

/// Spec: gather. Batches by the indices, offsets by the slice.
pub fn gather(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let (dims, sizes) = (x.attr::<GatherDims<'_>>("dimension_numbers"), x.attr::<I64Array>("slice_sizes"));
    let shape = shape_of(x.cx, operand(x, 0));
    if let Some(fault) = dims_fault(x, &dims, sizes.len() as i64) {
        return fail(x, diags, fault);
    }
    let lists =
        [(dims.collapsed_slice_dims, "collapsed_slice_dims"), (dims.operand_batching_dims, "operand_batching_dims")];
    for (list, name) in lists {
        if let Some(size) = list.iter().map(|dim| sizes[*dim as usize]).find(|size| *size > 1) {
            let message =
                format!("Expects that for each dim in {name}, slice_sizes[dim] should be <= 1, but got {size}");
            return fail(x, diags, message);
        }
    }
    for (index, (&size, &whole)) in sizes.iter().zip(shape).enumerate() {
        if size < 0 || whole != DYNAMIC && size > whole {
            let message =
                format!("slice size ({size}) is out of bounds for operand dimension ({whole}) at index {index}");
            return fail(x, diags, message);
        }
    }
    result_type(x, diags, &dims, &sizes)
}

/// Spec: dynamic_gather. As gather; the sizes of slices are not known.
pub fn dynamic_gather(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let dims = x.attr::<GatherDims<'_>>("dimension_numbers");
    let rank = shape_of(x.cx, operand(x, 0)).len();
    let n_sizes = shape_of(x.cx, operand(x, 2)).first().copied().unwrap_or_default();
    if let Some(fault) = dims_fault(x, &dims, n_sizes) {
        return fail(x, diags, fault);
    }
    result_type(x, diags, &dims, &vec![DYNAMIC; rank])
}

/// Spec: scatter. The inputs' types, with the elements that the region gives.
pub fn scatter(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    let inputs = &x.operands[..x.operands.len().saturating_sub(1) / 2];
    let elements = accumulators(x, 0, inputs);
    Ok(inputs.iter().zip(elements).map(|(&input, element)| with_element(x.cx, input, element)).collect())
}

/// What is wrong with the dimension numbers of a gather; constraints C1 to C20.
fn dims_fault(x: &Signature<'_>, dims: &GatherDims<'_>, n_slice_sizes: i64) -> Option<String> {
    let (shape, indices) = (shape_of(x.cx, operand(x, 0)), shape_of(x.cx, operand(x, 1)));
    let (n_offsets, n_collapsed, n_batching) =
        (dims.offset_dims.len(), dims.collapsed_slice_dims.len(), dims.operand_batching_dims.len());
    if shape.len() != n_offsets + n_collapsed + n_batching {
        return Some(format!(
            "offset_dims size ({n_offsets}) plus collapse_slice_dims size ({n_collapsed}) plus operand_batching_dims \
             size ({n_batching}) is not equal to operand rank ({})",
            shape.len()
        ));
    }
    let vector_dim = dims.index_vector_dim;
    let index_rank = indices.len() as i64;
    if !(0..=index_rank).contains(&vector_dim) {
        return Some(format!(
            "Expects index_vector_dim to be in range [0, rank-of('start_indices')] i.e. [0, {index_rank}]. got: \
             {vector_dim}."
        ));
    }
    // An index vector behind the last dimension is one number long.
    let vector_size = indices.get(vector_dim as usize).copied().unwrap_or(1);
    if vector_size != DYNAMIC && vector_size != dims.start_index_map.len() as i64 {
        return Some(format!(
            "start_index_map size ({}) is not equal to size of index dimension ({vector_dim}) of start_indices \
             ({vector_size})",
            dims.start_index_map.len()
        ));
    }
    if !dims.offset_dims.is_sorted() {
        return Some(format!("expects offset_dims to be sorted, got: [{}]", list(dims.offset_dims)));
    }
    if !is_unique(dims.offset_dims) {
        return Some(format!("expects offset_dims to not repeat, got: [{}]", list(dims.offset_dims)));
    }
    let operand_dims = |values: &[i64], name: &str| in_bounds_fault(values, shape.len(), name, "rank-of('operand')");
    let sorted = |values: &[i64], name: &str| {
        (!values.is_sorted()).then(|| format!("expects {name} to be sorted, got: [{}]", list(values)))
    };
    let (collapsed, batching) = (dims.collapsed_slice_dims, dims.operand_batching_dims);
    let index_batching = dims.start_indices_batching_dims;
    distinct_fault(collapsed, batching, "collapsed_slice_dims", "operand_batching_dims")
        .or_else(|| sorted(collapsed, "collapsed_slice_dims"))
        .or_else(|| operand_dims(collapsed, "collapsed_slice_dims"))
        .or_else(|| sorted(batching, "operand_batching_dims"))
        .or_else(|| operand_dims(batching, "operand_batching_dims"))
        .or_else(|| {
            (!is_unique(index_batching))
                .then(|| format!("expects start_indices_batching_dims to not repeat, got: [{}]", list(index_batching)))
        })
        .or_else(|| {
            let name = "start_indices_batching_dims";
            in_bounds_fault(index_batching, indices.len(), name, "rank-of('start_indices')")
        })
        .or_else(|| {
            index_batching
                .contains(&vector_dim)
                .then(|| format!("expects start_indices_batching_dims not to include index_vector_dim {vector_dim}"))
        })
        .or_else(|| {
            (batching.len() != index_batching.len())
                .then(|| "operand_batching_dims and start_indices_batching_dims should have the same size".to_owned())
        })
        .or_else(|| {
            let pairs = batching.iter().zip(index_batching).map(|(o, i)| (shape[*o as usize], indices[*i as usize]));
            let (index, (operand, start)) = pairs.enumerate().find(|(_, (o, i))| !sizes_compatible(*o, *i))?;
            Some(format!(
                "operand_batching_dims[{index}] and start_indices_batching_dims[{index}] must have compatible sizes, \
                 but got {operand} and {start}"
            ))
        })
        .or_else(|| distinct_fault(dims.start_index_map, batching, "start_index_map", "operand_batching_dims"))
        .or_else(|| operand_dims(dims.start_index_map, "start_index_map"))
        .or_else(|| {
            (n_slice_sizes != shape.len() as i64)
                .then(|| format!("slice_sizes size ({n_slice_sizes}) not equal to operand rank ({})", shape.len()))
        })
}

/// The type of a gather whose dimension numbers were checked. `sizes` has one entry a dimension of the operand.
fn result_type(
    x: &Signature<'_>,
    diags: &mut Diagnostics,
    dims: &GatherDims<'_>,
    sizes: &[i64],
) -> Result<hlo_ir::SmallVec<[hlo_ir::Type; 2]>, Reported> {
    let cx = x.cx;
    let index_ty = operand(x, 1);
    let (indices, index_bounds) = (shape_of(cx, index_ty), bounds_of(cx, index_ty));
    let vector_dim = dims.index_vector_dim as usize;
    // The dimensions of the indices that are batches of the result.
    let mut batches = (0..indices.len()).filter(|dim| *dim != vector_dim);
    let n_batches = indices.len() - usize::from(vector_dim < indices.len());
    let rank = dims.offset_dims.len() + n_batches;
    if let Some(fault) = in_bounds_fault(dims.offset_dims, rank, "offset_dims", "implied-result-rank") {
        return fail(x, diags, fault);
    }
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
    one(cx.tensor_type_with_encoding(&shape, operand(x, 0).element(cx), encoding))
}
