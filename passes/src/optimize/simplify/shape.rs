//! Ops that move elements.

use hlo_dialects::stablehlo::constant::{Constant, Iota};
use hlo_dialects::stablehlo::shape::*;
use hlo_ir::{Context, NoMatch, OpId, Rewrite, Rewriter, SmallVec, Type, Value, patterns};

use super::super::constant::{elements, integer, is_integer_zero, replace_by_constant, zeros};
use super::super::fold::known_dimension_size;
use super::super::region::has_one_use;
use super::{is_identity, replace_merging, replace_plainly};

patterns! {
    /// In the reference's order.
    pub(super) PATTERNS;
    "ReverseOp_EmptyDim": Reverse => reverse_nothing;
    "ReverseOp_ZeroElements": Reverse => reverse_empty, benefit 2;
    "ReverseOp_AllDimsEqualOne": Reverse => reverse_single;
    "ReverseOp_SplatToNoop": Reverse => reverse_splat;
    "BroadcastInDimOp_RemoveNoop": BroadcastInDim => broadcast_nothing;
    "BroadcastInDimOp_MergeComposition": BroadcastInDim => broadcast_of_broadcast, benefit 2;
    "BroadcastInDimOp_ReplaceWithReshape": BroadcastInDim => broadcast_is_reshape, benefit 2;
    "BroadcastInDimOp_ReplaceWithTranspose": BroadcastInDim => broadcast_is_transpose;
    "ConcatenateOpFlatten": Concatenate => concatenate_of_concatenate;
    "ConcatenateOpNoop": Concatenate => concatenate_one;
    "ConcatenateOpRemoveEmpty": Concatenate => concatenate_empty;
    "DynamicUpdateSliceOp_RemoveNoop": DynamicUpdateSlice => update_nothing;
    "DynamicUpdateSliceOp_FoldToUpdateOperand": DynamicUpdateSlice => update_all;
    "GetDimensionSizeOpCanon": GetDimensionSize => dimension_size;
    "IotaOp_FoldScalarToZero": Iota => iota_of_one;
    "IotaOpBroadcast": Iota => iota_of_one_dim;
    "PadOp_RemoveNoop": Pad => pad_nothing;
    "PadOpBroadcastEmptyTensor": Pad => pad_empty;
    "ReshapeOp_MergeComposition": Reshape => reshape_of_reshape;
    "ReshapeOp_RemoveNoop": Reshape => replace_by_operand;
    "DynamicSliceOpToSlice": DynamicSlice => dynamic_slice_is_slice;
    "SliceOp_RemoveNoop": Slice => slice_nothing;
    "SliceOpConcatSimplify": Slice => slice_of_concatenate;
    "TransposeOp_RemoveNoop": Transpose => transpose_nothing;
    "TransposeOp_TransposeOfTranspose": Transpose => transpose_of_transpose;
    "TransposeIsReshape": Transpose => transpose_is_reshape;
}

/// `op(x)` is `x`, where their types are equal.
fn replace_by_operand(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let value = rw.op(op).operand(0).id;
    replace_merging(op, value, rw)
}

fn is_static(cx: &Context, ty: Type) -> bool {
    ty.is_ranked_tensor(cx) && ty.has_static_shape(cx)
}

fn reverse_operand(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let value = rw.op(op).operand(0).id;
    replace_plainly(op, value, rw)
}

fn reverse_nothing(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    if !rw.view::<Reverse<'_>>(op)?.dimensions().is_empty() {
        return Err(NoMatch);
    }
    reverse_operand(op, rw)
}

fn reverse_empty(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    if rw.op(op).operand(0).ty().n_elements(rw.cx()) != Some(0) {
        return Err(NoMatch);
    }
    reverse_operand(op, rw)
}

fn reverse_single(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Reverse<'_>>(op)?;
    let shape = view.operand().shape().ok_or(NoMatch)?;
    let all_single = view.dimensions().iter().all(|&dim| shape.get(dim as usize) == Some(&1));
    if !is_static(rw.cx(), view.operand().ty()) || !all_single {
        return Err(NoMatch);
    }
    reverse_operand(op, rw)
}

fn reverse_splat(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let operand = rw.op(op).operand(0);
    operand.def::<Constant<'_>>().ok_or(NoMatch)?;
    elements(operand).filter(|elements| elements.splat).ok_or(NoMatch)?;
    reverse_operand(op, rw)
}

fn broadcast_nothing(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    if !is_identity(&rw.view::<BroadcastInDim<'_>>(op)?.broadcast_dimensions()) {
        return Err(NoMatch);
    }
    replace_by_operand(op, rw)
}

fn is_sorted(dims: &[i64]) -> bool {
    dims.is_sorted()
}

/// Whether the types have equally many elements of the same type, and all sizes are known.
fn same_elements(cx: &Context, a: Type, b: Type) -> bool {
    let known = is_static(cx, a) && is_static(cx, b) && a.element(cx) == b.element(cx);
    known && a.n_elements(cx).is_some() && a.n_elements(cx) == b.n_elements(cx)
}

/// Two broadcasts are one, unless the inner one is better off as a reshape.
fn broadcast_of_broadcast(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let outer = rw.view::<BroadcastInDim<'_>>(op)?;
    let inner = outer.operand().def::<BroadcastInDim<'_>>().ok_or(NoMatch)?;
    let inner_dims = inner.broadcast_dimensions();
    let ty = inner.result().ty();
    let n_elements = |ty: Type| ty.n_elements(cx).filter(|_| ty.has_static_shape(cx));
    let is_reshape = is_static(cx, ty) && is_sorted(&inner_dims) && n_elements(ty) == n_elements(inner.operand().ty());
    let outer_dims = outer.broadcast_dimensions();
    let merged = inner_dims.iter().map(|&dim| outer_dims.get(dim as usize).copied());
    let merged: SmallVec<[i64; 6]> = merged.collect::<Option<_>>().ok_or(NoMatch)?;
    if is_reshape || inner.operand().ty().element(cx) != outer.result().ty().element(cx) {
        return Err(NoMatch);
    }
    let (source, ty) = (inner.operand().id, outer.result().ty());
    rw.replace_with(op, |b| BroadcastInDim::build_typed(b, &[ty], source, &merged))
}

/// A broadcast that only adds dimensions of one element.
fn broadcast_is_reshape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<BroadcastInDim<'_>>(op)?;
    let (operand, ty) = (view.operand(), view.result().ty());
    if !is_sorted(&view.broadcast_dimensions()) || !same_elements(rw.cx(), operand.ty(), ty) {
        return Err(NoMatch);
    }
    let operand = operand.id;
    rw.replace_with(op, |b| Reshape::build_typed(b, &[ty], operand))
}

/// A broadcast that only changes the order of dimensions.
fn broadcast_is_transpose(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<BroadcastInDim<'_>>(op)?;
    let (operand, ty, dims) = (view.operand(), view.result().ty(), view.broadcast_dimensions());
    let (from, to) = (operand.shape().ok_or(NoMatch)?, ty.shape(rw.cx()).ok_or(NoMatch)?);
    let keeps_sizes = dims.iter().zip(from).all(|(&dim, size)| to.get(dim as usize) == Some(size));
    if from.len() != to.len() || !keeps_sizes || !same_elements(rw.cx(), operand.ty(), ty) {
        return Err(NoMatch);
    }
    let mut permutation = vec![0; dims.len()];
    for (index, dim) in dims.iter().enumerate() {
        permutation[*dim as usize] = index as i64;
    }
    let operand = operand.id;
    rw.replace_with(op, |b| Transpose::build_typed(b, &[ty], operand, &permutation))
}

fn concatenate_one(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    if rw.op(op).n_operands() != 1 {
        return Err(NoMatch);
    }
    let value = rw.op(op).operand(0).id;
    replace_plainly(op, value, rw)
}

fn concatenate_empty(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Concatenate<'_>>(op)?;
    let dim = view.dimension() as usize;
    let full = view.op().operands().filter(|value| value.shape().and_then(|shape| shape.get(dim)) != Some(&0));
    let full: SmallVec<[Value; 8]> = full.map(|value| value.id).collect();
    if full.is_empty() || full.len() == view.op().n_operands() {
        return Err(NoMatch);
    }
    rw.set_operands(op, &full);
    Ok(())
}

/// A concatenation that only another one uses is part of that.
fn concatenate_of_concatenate(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Concatenate<'_>>(op)?;
    let dim = view.dimension();
    let mut flat: SmallVec<[Value; 8]> = SmallVec::new();
    let mut found = false;
    for operand in view.op().operands() {
        let inner = operand.def::<Concatenate<'_>>().filter(|inner| inner.dimension() == dim);
        match inner.filter(|_| has_one_use(rw.body(), operand.id)) {
            Some(inner) => {
                found = true;
                flat.extend(inner.op().operands().map(|value| value.id));
            }
            None => flat.push(operand.id),
        }
    }
    if !found {
        return Err(NoMatch);
    }
    rw.set_operands(op, &flat);
    Ok(())
}

/// An update without elements.
fn update_nothing(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let update = rw.view::<DynamicUpdateSlice<'_>>(op)?.update();
    if elements(update).is_none_or(|elements| elements.len != 0) {
        return Err(NoMatch);
    }
    replace_by_operand(op, rw)
}

/// An update of everything.
fn update_all(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<DynamicUpdateSlice<'_>>(op)?;
    let from_zero = view.start_indices().iter().all(is_integer_zero);
    if view.operand().ty() != view.update().ty() || !is_static(rw.cx(), view.update().ty()) || !from_zero {
        return Err(NoMatch);
    }
    let update = view.update().id;
    replace_merging(op, update, rw)
}

fn dimension_size(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let value = known_dimension_size(op, rw)?;
    replace_by_constant(op, value, rw)
}

/// Counting to one.
fn iota_of_one(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Iota<'_>>(op)?;
    let ty = view.output().ty();
    if ty.shape(rw.cx()).and_then(|shape| shape.get(view.iota_dimension() as usize)) != Some(&1) {
        return Err(NoMatch);
    }
    let value = zeros(rw.cx(), ty).ok_or(NoMatch)?;
    replace_by_constant(op, value, rw)
}

/// Counting along one of several dimensions is counting, repeated.
fn iota_of_one_dim(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<Iota<'_>>(op)?;
    let (ty, dim) = (view.output().ty(), view.iota_dimension());
    let shape = ty.shape(cx).filter(|shape| shape.len() > 1).ok_or(NoMatch)?;
    let size = *shape.get(dim as usize).ok_or(NoMatch)?;
    let row = cx.tensor_type(&[size], ty.element(cx));
    let value = rw.build(|b| {
        let row = Iota::build_typed(b, &[row], 0);
        let row = b.result(row);
        let op = BroadcastInDim::build_typed(b, &[ty], row, &[dim]);
        b.result(op)
    });
    replace_plainly(op, value, rw)
}

fn pad_nothing(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Pad<'_>>(op)?;
    let amounts = [view.edge_padding_low(), view.edge_padding_high(), view.interior_padding()];
    if amounts.iter().flatten().any(|&amount| amount != 0) {
        return Err(NoMatch);
    }
    let value = view.operand().id;
    replace_plainly(op, value, rw)
}

/// Padding around nothing.
fn pad_empty(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Pad<'_>>(op)?;
    let (padding, ty) = (view.padding_value().id, view.result().ty());
    if view.operand().ty().n_elements(rw.cx()) != Some(0) || !is_static(rw.cx(), ty) {
        return Err(NoMatch);
    }
    let value = rw.build(|b| {
        let op = BroadcastInDim::build_typed(b, &[ty], padding, &[]);
        b.result(op)
    });
    replace_plainly(op, value, rw)
}

fn reshape_of_reshape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let outer = rw.view::<Reshape<'_>>(op)?;
    let inner = outer.operand().def::<Reshape<'_>>().ok_or(NoMatch)?;
    let (source, ty) = (inner.operand(), outer.result().ty());
    if source.ty().element(rw.cx()) != ty.element(rw.cx()) {
        return Err(NoMatch);
    }
    let source = source.id;
    rw.replace_with(op, |b| Reshape::build_typed(b, &[ty], source))
}

/// A part that begins at known places. They are moved inwards until the part fits, as the op does.
fn dynamic_slice_is_slice(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<DynamicSlice<'_>>(op)?;
    let (operand, sizes, ty) = (view.operand(), view.slice_sizes(), view.result().ty());
    let shape = operand.shape().filter(|_| is_static(cx, operand.ty())).ok_or(NoMatch)?;
    let starts = view.start_indices().iter().zip(shape.iter().zip(&sizes)).map(|(start, (size, part))| {
        let last = size.checked_sub(*part).filter(|&last| last >= 0)?;
        Some(integer(start)?.clamp(0, last))
    });
    let starts: Vec<i64> = starts.collect::<Option<_>>().ok_or(NoMatch)?;
    if starts.len() != shape.len() || ty.shape(cx) != Some(&sizes[..]) {
        return Err(NoMatch);
    }
    let limits: Vec<i64> = starts.iter().zip(&sizes).map(|(start, size)| start + size).collect();
    let operand = operand.id;
    rw.replace_with(op, |b| Slice::build_typed(b, &[ty], operand, &starts, &limits, &vec![1; sizes.len()]))
}

fn slice_nothing(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    if !is_static(rw.cx(), rw.op(op).operand(0).ty()) {
        return Err(NoMatch);
    }
    replace_by_operand(op, rw)
}

/// A part of a concatenation needs only the parts that it touches.
fn slice_of_concatenate(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let slice = rw.view::<Slice<'_>>(op)?;
    let concatenate = slice.operand().def::<Concatenate<'_>>().ok_or(NoMatch)?;
    let ty = slice.result().ty();
    let dim = concatenate.dimension() as usize;
    let (mut starts, mut limits, strides) = (slice.start_indices(), slice.limit_indices(), slice.strides());
    let parts: SmallVec<[Value; 8]> = concatenate.op().operands().map(|value| value.id).collect();
    // The parts from the one that holds the start to the one that holds the limit, and what is before them.
    let (mut first, mut end, mut before, mut so_far) = (None, 0, 0i64, 0i64);
    for (index, &part) in parts.iter().enumerate() {
        let size = rw.value(part).shape().and_then(|shape| shape.get(dim).copied()).filter(|&size| size >= 0);
        let size = size.ok_or(NoMatch)?;
        if first.is_none() && so_far + size > starts[dim] {
            (first, before) = (Some(index), so_far);
        }
        if so_far < limits[dim] {
            end = index + 1;
        }
        so_far += size;
    }
    let first = first.filter(|&first| first < end).ok_or(NoMatch)?;
    let needed = &parts[first..end];
    let alone = needed.len() == 1 || has_one_use(rw.body(), slice.operand().id);
    if !is_static(cx, ty) || needed.len() == parts.len() || !alone {
        return Err(NoMatch);
    }
    let joined = slice.operand().ty();
    let mut shape = joined.shape(cx).ok_or(NoMatch)?.to_vec();
    let sizes = needed.iter().map(|&part| rw.value(part).shape().map_or(0, |shape| shape[dim]));
    shape[dim] = sizes.sum();
    let joined = match needed {
        [part] => rw.value(*part).ty(),
        _ => cx.tensor_type(&shape, joined.element(cx)),
    };
    starts[dim] -= before;
    limits[dim] -= before;
    let value = rw.build(|b| {
        let part = Concatenate::build_typed(b, &[joined], needed, dim as i64);
        let part = b.result(part);
        let op = Slice::build_typed(b, &[ty], part, &starts, &limits, &strides);
        b.result(op)
    });
    replace_plainly(op, value, rw)
}

fn transpose_nothing(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    if !is_identity(&rw.view::<Transpose<'_>>(op)?.permutation()) {
        return Err(NoMatch);
    }
    replace_by_operand(op, rw)
}

fn transpose_of_transpose(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let outer = rw.view::<Transpose<'_>>(op)?;
    let inner = outer.operand().def::<Transpose<'_>>().ok_or(NoMatch)?;
    let inner_dims = inner.permutation();
    let merged = outer.permutation().into_iter().map(|dim| inner_dims.get(dim as usize).copied());
    let merged: Vec<i64> = merged.collect::<Option<_>>().ok_or(NoMatch)?;
    let (source, ty) = (inner.operand(), outer.result().ty());
    if source.ty().element(cx) != ty.element(cx) {
        return Err(NoMatch);
    }
    let source = source.id;
    rw.replace_with(op, |b| Transpose::build_typed(b, &[ty], source, &merged))
}

/// A transpose that only moves dimensions of one element.
fn transpose_is_reshape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Transpose<'_>>(op)?;
    let (operand, ty) = (view.operand(), view.result().ty());
    let shape = operand.shape().ok_or(NoMatch)?;
    let moved: Vec<i64> = view.permutation().into_iter().filter(|&dim| shape[dim as usize] != 1).collect();
    if !is_sorted(&moved) || !same_elements(rw.cx(), operand.ty(), ty) {
        return Err(NoMatch);
    }
    let operand = operand.id;
    let value = rw.build(|b| {
        let op = Reshape::build_typed(b, &[ty], operand);
        b.result(op)
    });
    replace_plainly(op, value, rw)
}
