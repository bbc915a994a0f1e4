//! Ops that move, repeat, cut and join elements.

use hlo_ir::kinds::{I64, I64Array};
use hlo_ir::{Context, DYNAMIC, Diagnostics, Inferred, Signature, Type, TypeData};

use super::bounds::{concatenated_dim, encoding_for, most_specific_dim};
use super::compatible::{shapes_compatible, sizes_compatible};
use super::fault::{Checked, fault, verified};
use super::quantized::{self, any_quantized, verify_same_per_tensor};
use super::reducer::width;
use super::{dim_fault, fail, integers, is_unique, list, one, operand, shape_of};
use crate::stablehlo::attrs::{bounds_encoding, bounds_of};
use crate::stablehlo::shape::{BitcastConvert, BroadcastInDim, Reshape, Reverse, Transpose};

/// Spec: bitcast_convert, constraints C1 and C2. Widths and shapes of both types fit each other.
pub fn verify_bitcast_convert(convert: BitcastConvert<'_>, diags: &mut Diagnostics) {
    let op = convert.op();
    verified(op, diags, || {
        let (cx, from, to) = (op.cx, convert.operand().ty(), convert.result().ty());
        let texts = || format!("'{}' and '{}'", cx.type_text(from), cx.type_text(to));
        let is_complex = |ty: Type| matches!(ty.element(cx).data(cx), TypeData::Complex(_));
        if is_complex(from) != is_complex(to) {
            return fault("C2", format!("cannot convert between real and complex types, but got: {}", texts()));
        }
        let [from_width, to_width] = [from, to].map(|ty| i64::from(width(cx, ty.element(cx))));
        let (small, big) = if from_width < to_width { (from, to) } else { (to, from) };
        let (small_width, big_width) = (from_width.min(to_width), from_width.max(to_width));
        let (mut prefix, big_shape) = (shape_of(cx, small), shape_of(cx, big));
        if from_width != to_width {
            let (small, big) = (prefix.len(), big_shape.len());
            if small != big + 1 {
                let message = format!(
                    "rank of smaller element type ({small}) should be 1 more than rank of larger element type ({big}), \
                     but {small} != {big} + 1."
                );
                return fault("C1", message);
            }
            let last = prefix[big];
            prefix = &prefix[..big];
            if last != DYNAMIC && last.checked_mul(small_width) != Some(big_width) {
                let both = texts();
                let message =
                    format!("requires compatible bit widths. Got: {both}, but {small_width} * {last} != {big_width}.");
                return fault("C1", message);
            }
        }
        if !prefix.iter().zip(big_shape).all(|(a, b)| sizes_compatible(*a, *b)) {
            let message = format!(
                "operand and result shapes must match except for the innermost dimension of the shape with the smaller \
                 element type. Got: {}.",
                texts()
            );
            return fault("C1", message);
        }
        Ok(())
    });
}

/// Spec: broadcast. The sizes, then those of the operand.
pub fn broadcast(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let mut shape = x.attr::<I64Array>("broadcast_sizes");
    if let Some(size) = shape.iter().find(|size| **size < 0) {
        return fail(x, diags, "", format!("Broadcast with negative dimension size {size}"));
    }
    let ty = operand(x, 0);
    shape.extend_from_slice(shape_of(x.cx, ty));
    one(x.cx.tensor_type(&shape, ty.element(x.cx)))
}

/// Spec: broadcast_in_dim, constraints C1 to C6.
pub fn verify_broadcast_in_dim(broadcast: BroadcastInDim<'_>, diags: &mut Diagnostics) {
    let op = broadcast.op();
    verified(op, diags, || {
        let (cx, dims) = (op.cx, broadcast.broadcast_dimensions());
        let (from, to) = (broadcast.operand().ty(), broadcast.result().ty());
        verify_same_per_tensor(cx, "C1", from, to)?;
        let (shape, result) = (shape_of(cx, from), shape_of(cx, to));
        if dims.len() != shape.len() {
            let message =
                format!("broadcast_dimensions size ({}) does not match operand rank ({})", dims.len(), shape.len());
            return fault("C2", message);
        }
        if !is_unique(&dims) {
            return fault("C4", "broadcast_dimensions should not have duplicates");
        }
        for (index, (&dim, &size)) in dims.iter().zip(shape).enumerate() {
            let target = broadcast_target(dim, result, "C3")?;
            if size != DYNAMIC && size != 1 && size != target {
                let message = format!(
                    "size of operand dimension {index} ({size}) is not equal to 1 or size of result dimension {dim} \
                     ({target})"
                );
                return fault("C5", message);
            }
        }
        quantized::verify_broadcast(cx, from, to, &dims)
    });
}

/// The size of the dimension that one is broadcast to, by the constraint `rule`.
pub fn broadcast_target(dim: i64, result: &[i64], rule: &'static str) -> Checked<i64> {
    match usize::try_from(dim).ok().and_then(|dim| result.get(dim)) {
        Some(&target) => Ok(target),
        None => {
            let rank = result.len();
            fault(rule, format!("broadcast_dimensions contains invalid value {dim} for result with rank {rank}"))
        }
    }
}

/// Spec: concatenate. Sizes add up along the dimension; all others agree.
pub fn concatenate(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let (cx, dimension) = (x.cx, x.attr::<I64>("dimension"));
    let Some(&first) = x.operands.first() else {
        return fail(x, diags, "", "expected 1 or more operands, but found 0");
    };
    let rank = shape_of(cx, first).len();
    if rank == 0 {
        return fail(x, diags, "C4", "rank-0 values cannot be concatenated");
    }
    let Some(axis) = usize::try_from(dimension).ok().filter(|axis| *axis < rank) else {
        return fail(x, diags, "C4", format!("dimension {dimension} is out-of-bounds for input rank {rank}"));
    };
    let witness = shape_of(cx, first);
    for (index, &ty) in x.operands.iter().enumerate() {
        let shape = shape_of(cx, ty);
        if shape.len() != rank {
            return fail(x, diags, "C2", format!("operands (0) and ({index}) do not match rank"));
        }
        if let Some(dim) = (0..rank).find(|&dim| dim != axis && !sizes_compatible(witness[dim], shape[dim])) {
            let message = format!(
                "shapes of operand (0) and ({index}) are not compatible at non-concat index {dim}: ({}) != ({})",
                list(witness),
                list(shape)
            );
            return fail(x, diags, "C2", message);
        }
    }
    let (mut sizes, mut bounds) = (vec![DYNAMIC; rank], vec![DYNAMIC; rank]);
    sizes[axis] = 0;
    for &ty in x.operands {
        let (shape, own_bounds) = (shape_of(cx, ty), bounds_of(cx, ty));
        for dim in 0..rank {
            let (left, right) =
                ((sizes[dim], bounds[dim]), (shape[dim], own_bounds.get(dim).copied().unwrap_or(DYNAMIC)));
            let merged =
                if dim == axis { Ok(concatenated_dim(left, right)) } else { most_specific_dim(dim, left, right) };
            match merged {
                Ok(merged) => (sizes[dim], bounds[dim]) = merged,
                Err(message) => return fail(x, diags, "", message),
            }
        }
    }
    let encoding = x.operands.iter().find_map(|ty| ty.encoding(cx));
    let has_bounds = x.operands.iter().any(|ty| !bounds_of(cx, *ty).is_empty());
    let encoding = encoding_for(cx, encoding, if has_bounds { &bounds } else { &[] });
    one(cx.tensor_type_with_encoding(&sizes, first.element(cx), encoding))
}

/// Spec: get_dimension_size. One `i32`.
pub fn get_dimension_size(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    if let Some(fault) = dim_fault(x.attr::<I64>("dimension"), shape_of(x.cx, operand(x, 0)).len()) {
        return fail(x, diags, "C1", fault);
    }
    one(x.cx.tensor_type(&[], Type::I32))
}

/// The dimension becomes dynamic, with its size or bound as the bound.
pub fn set_dimension_size(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    if !shape_of(cx, operand(x, 1)).is_empty() {
        return fail(x, diags, "", "size operand should be of rank-0");
    }
    let (ty, dimension) = (operand(x, 0), x.attr::<I64>("dimension"));
    let mut shape = shape_of(cx, ty).to_vec();
    if let Some(fault) = dim_fault(dimension, shape.len()) {
        return fail(x, diags, "", fault);
    }
    let mut bounds = bounds_of(cx, ty).to_vec();
    bounds.resize(shape.len(), DYNAMIC);
    let dim = dimension as usize;
    if shape[dim] != DYNAMIC {
        bounds[dim] = shape[dim];
    }
    shape[dim] = DYNAMIC;
    // A constant size that is the bound leaves the dimension as it is.
    if integers(x.cx, (x.constants)(1)).is_some_and(|size| size[..] == [bounds[dim]]) {
        shape[dim] = bounds[dim];
        bounds[dim] = DYNAMIC;
    }
    one(cx.tensor_type_with_encoding(&shape, ty.element(cx), bounds_encoding(cx, &bounds)))
}

/// Spec: pad. `size + low + high + max(size - 1, 0) * interior`.
pub fn pad(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let (cx, ty) = (x.cx, operand(x, 0));
    let [low, high, interior] =
        ["edge_padding_low", "edge_padding_high", "interior_padding"].map(|name| x.attr::<I64Array>(name));
    let (shape, bounds) = (shape_of(cx, ty), bounds_of(cx, ty));
    if [&low, &high, &interior].iter().any(|amounts| amounts.len() != shape.len()) {
        let message = format!("edge_padding_low length ({}) must match operand rank ({})", low.len(), shape.len());
        return fail(x, diags, "C2", message);
    }
    let (mut result, mut result_bounds) = (vec![DYNAMIC; shape.len()], vec![DYNAMIC; bounds.len()]);
    for dim in 0..shape.len() {
        if interior[dim] < 0 {
            return fail(x, diags, "C3", format!("Interior padding cannot be negative: {}", interior[dim]));
        }
        let is_static = shape[dim] != DYNAMIC;
        let size = if is_static { shape[dim] } else { bounds.get(dim).copied().unwrap_or(DYNAMIC) };
        if size == DYNAMIC {
            continue;
        }
        let [of, before, after, within] = [size, low[dim], high[dim], interior[dim]].map(i128::from);
        let padded = of + before + after + (of - 1).max(0) * within;
        let what = if is_static { "size" } else { "bound" };
        if padded < 0 {
            return fail(x, diags, "C4", format!("Padding result in negative {what} for dimension {dim}"));
        }
        let Ok(padded) = i64::try_from(padded) else {
            return fail(x, diags, "C4", format!("Padding result in {what} that exceeds 64 bits for dimension {dim}"));
        };
        let target = if is_static { &mut result } else { &mut result_bounds };
        target[dim] = padded;
    }
    let encoding = encoding_for(cx, ty.encoding(cx), &result_bounds);
    one(cx.tensor_type_with_encoding(&result, ty.element(cx), encoding))
}

/// Spec: reshape, constraints C1 to C3.
pub fn verify_reshape(reshape: Reshape<'_>, diags: &mut Diagnostics) {
    let op = reshape.op();
    verified(op, diags, || {
        let (cx, from, to) = (op.cx, reshape.operand().ty(), reshape.result().ty());
        if !from.has_static_shape(cx) || !to.has_static_shape(cx) {
            return Ok(());
        }
        check_same_count(cx, from, to)?;
        quantized::verify_reshape(cx, from, to)
    });
}

/// Constraint C2 of reshapes: two static types have as many elements.
pub fn check_same_count(cx: &Context, from: Type, to: Type) -> Checked {
    let (n_from, n_to) = (from.n_elements(cx), to.n_elements(cx));
    if n_from == n_to {
        return Ok(());
    }
    let text = |n: Option<usize>| n.map_or_else(|| "too many".to_owned(), |n| n.to_string());
    let (n_from, n_to) = (text(n_from), text(n_to));
    fault("C2", format!("number of output elements ({n_to}) doesn't match expected number of elements ({n_from})"))
}

/// Spec: reverse. The operand's type.
pub fn reverse(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    one(operand(x, 0))
}

/// Spec: reverse, constraints C2 and C3.
pub fn verify_reverse(reverse: Reverse<'_>, diags: &mut Diagnostics) {
    verified(reverse.op(), diags, || {
        let dims = reverse.dimensions();
        let rank = reverse.operand().shape().map_or(0, <[i64]>::len);
        if !is_unique(&dims) {
            return fault("C2", format!("dimensions should be unique. Got: {}", list(&dims)));
        }
        match dims.iter().find(|dim| !(0..rank as i64).contains(*dim)) {
            Some(dim) if *dim < 0 => {
                fault("C3", format!("all dimensions should be non-negative. Got dimension: {dim}."))
            }
            Some(dim) => fault("C3", format!("all dimensions should be between [0, {rank}). Got dimension: {dim}.")),
            None => Ok(()),
        }
    });
}

/// Spec: slice. `ceil((limit - start) / stride)`.
pub fn slice(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let (cx, ty) = (x.cx, operand(x, 0));
    let [starts, limits, strides] = ["start_indices", "limit_indices", "strides"].map(|name| x.attr::<I64Array>(name));
    let (shape, bounds) = (shape_of(cx, ty), bounds_of(cx, ty));
    if [&starts, &limits, &strides].iter().any(|values| values.len() != shape.len()) {
        let message = format!(
            "the number of elements in start_indices ({}) does not match the rank of the operand ({})",
            starts.len(),
            shape.len()
        );
        return fail(x, diags, "C2", message);
    }
    let mut result = Vec::with_capacity(shape.len());
    for dim in 0..shape.len() {
        let (start, limit, stride) = (starts[dim], limits[dim], strides[dim]);
        if start < 0 {
            return fail(x, diags, "C3", format!("negative start index {start} in dimension {dim}"));
        }
        let is_static = shape[dim] != DYNAMIC;
        let size = if is_static { shape[dim] } else { bounds.get(dim).copied().unwrap_or(DYNAMIC) };
        if size != DYNAMIC && limit > size {
            let what = if is_static { "size" } else { "bound" };
            let message = format!("limit index {limit} is larger than dimension {what} {size} in dimension {dim}");
            return fail(x, diags, "C3", message);
        }
        if start > limit {
            let message = format!("start index {start} is larger than limit index {limit} in dimension {dim}");
            return fail(x, diags, "C3", message);
        }
        if stride <= 0 {
            return fail(x, diags, "C4", format!("stride must be positive but got {stride} in dimension {dim}"));
        }
        let length = limit - start;
        result.push(length / stride + i64::from(length % stride != 0));
    }
    let encoding = encoding_for(cx, ty.encoding(cx), &vec![DYNAMIC; bounds.len()]);
    one(cx.tensor_type_with_encoding(&result, ty.element(cx), encoding))
}

/// Whether all indices have one element type.
fn same_index_type(x: &Signature<'_>, indices: &[Type]) -> bool {
    indices.iter().all(|ty| ty.element(x.cx) == indices[0].element(x.cx))
}

/// Spec: dynamic_slice. The slice's sizes.
pub fn dynamic_slice(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let (cx, sizes) = (x.cx, x.attr::<I64Array>("slice_sizes"));
    let (ty, indices) = (operand(x, 0), x.operands.get(1..).unwrap_or_default());
    let shape = shape_of(cx, ty);
    if indices.len() != sizes.len() {
        let message = format!(
            "has mismatched number of slice sizes ({}) and number of start indices ({})",
            sizes.len(),
            indices.len()
        );
        return fail(x, diags, "C2", message);
    }
    if shape.len() != indices.len() {
        let message = format!(
            "has mismatched number of start indices ({}) and the rank of operand ({})",
            indices.len(),
            shape.len()
        );
        return fail(x, diags, "C2", message);
    }
    if !same_index_type(x, indices) {
        return fail(x, diags, "C3", "start indices must have same element type");
    }
    for (dim, (&size, &whole)) in sizes.iter().zip(shape).enumerate() {
        if size < 0 {
            return fail(x, diags, "C4", format!("has negative size index to dynamic slice: {size}"));
        }
        if whole != DYNAMIC && size > whole {
            let message =
                format!("has slice size {size} greater than dimension size {whole} in dimension {dim} of operand");
            return fail(x, diags, "C4", message);
        }
    }
    one(cx.tensor_type(&sizes, ty.element(cx)))
}

/// Spec: dynamic_update_slice. The operand's type.
pub fn dynamic_update_slice(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let (ty, update, indices) = (operand(x, 0), operand(x, 1), x.operands.get(2..).unwrap_or_default());
    let (shape, update) = (shape_of(cx, ty), shape_of(cx, update));
    if update.len() != shape.len() {
        let message = format!("update rank does not match operand rank: {} vs {}.", update.len(), shape.len());
        return fail(x, diags, "C3", message);
    }
    if indices.len() != shape.len() {
        let message =
            format!("expects number of start_indices to match operand rank: {} vs {}.", indices.len(), shape.len());
        return fail(x, diags, "C4", message);
    }
    if !same_index_type(x, indices) {
        return fail(x, diags, "C5", "start indices must have same element type");
    }
    for (dim, (&size, &part)) in shape.iter().zip(update).enumerate() {
        if part != DYNAMIC && size != DYNAMIC && !(0..=size).contains(&part) {
            let message = format!("expects size at dimension {dim} of update to be in range [0, {size}]. Got: {part}.");
            return fail(x, diags, "C6", message);
        }
    }
    one(ty)
}

/// Spec: transpose, constraints C1 and C4. What quantized values keep.
pub fn verify_transpose(transpose: Transpose<'_>, diags: &mut Diagnostics) {
    let (op, from, to) = (transpose.op(), transpose.operand().ty(), transpose.result().ty());
    if any_quantized(op.cx, &[from, to]) {
        verified(op, diags, || quantized::verify_transpose(op.cx, from, to, &transpose.permutation()));
    }
}

/// Spec: transpose. The sizes and bounds in the new order.
pub fn transpose(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let (cx, permutation) = (x.cx, x.attr::<I64Array>("permutation"));
    let ty = operand(x, 0);
    let (shape, bounds) = (shape_of(cx, ty), bounds_of(cx, ty));
    if permutation.len() != shape.len() {
        let message =
            format!("TransposeOp operand rank {} does not match permutation size {}", shape.len(), permutation.len());
        return fail(x, diags, "C2", message);
    }
    let mut sorted = permutation.clone();
    sorted.sort_unstable();
    let identity: Vec<i64> = (0..shape.len() as i64).collect();
    if sorted != identity {
        let message = format!(
            "attribute permutation must be a permutation of [{}] but got {}",
            list(&identity),
            list(&permutation)
        );
        return fail(x, diags, "C2", message);
    }
    let result: Vec<i64> = permutation.iter().map(|dim| shape[*dim as usize]).collect();
    let result_bounds: Vec<i64> =
        if bounds.is_empty() { Vec::new() } else { permutation.iter().map(|dim| bounds[*dim as usize]).collect() };
    let encoding = encoding_for(cx, ty.encoding(cx), &result_bounds);
    one(cx.tensor_type_with_encoding(&result, ty.element(cx), encoding))
}

/// By the constraint `rule`, a stated shape agrees with the inferred one.
pub fn check_stated_shape(cx: &Context, rule: &'static str, inferred: &[i64], stated: Type) -> Checked {
    if shapes_compatible(inferred, shape_of(cx, stated)) {
        return Ok(());
    }
    let (inferred, stated) = (super::sizes(inferred), cx.type_text(stated));
    fault(rule, format!("inferred shape '{inferred}' is incompatible with return type of operation '{stated}'"))
}
