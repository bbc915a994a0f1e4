//! Ops whose shapes, bounds or paddings are operands, where those are known or do not matter.

use hlo_dialects::arith::cast::IndexCast;
use hlo_dialects::shape::ShapeOf;
use hlo_dialects::stablehlo::composite::{Composite, CustomCall};
use hlo_dialects::stablehlo::constant::Iota;
use hlo_dialects::stablehlo::control::{AsyncStart, MakeTuple, Return};
use hlo_dialects::stablehlo::dynamic::*;
use hlo_dialects::stablehlo::elementwise::{Add, Convert};
use hlo_dialects::stablehlo::gather::Gather;
use hlo_dialects::stablehlo::infer::compatible::shapes_compatible;
use hlo_dialects::stablehlo::shape::{BroadcastInDim, DynamicSlice, Pad, Reshape, Slice};
use hlo_ir::{Builder, NewOp, NoMatch, OpId, Rewrite, Rewriter, SmallVec, Type, Value, ValueRef, patterns, traits};

use super::super::constant::integers;
use super::{is_identity, replace_merging, replace_plainly};

patterns! {
    /// In the reference's order.
    pub(super) PATTERNS;
    "DynamicBroadcastInDimOp_MergeComposition": DynamicBroadcastInDim => broadcast_of_broadcast;
    "DynamicBroadcastInDimOp_ReplaceNoopWithConvert": DynamicBroadcastInDim => broadcast_expands_nothing;
    "DynamicBroadcastInDimOp_FoldToDynamicReshape": DynamicBroadcastInDim => broadcast_of_reshape;
    "DynamicBroadcastInDimOp_RemoveNoop": DynamicBroadcastInDim => broadcast_to_own_shape;
    "DynamicBroadcastInDimOpNotActuallyDynamic": DynamicBroadcastInDim => broadcast_to_known_shape;
    "DynamicGatherOp_ReplaceWithGather": DynamicGather => gather_of_known_sizes;
    "DynamicIotaIsStatic": DynamicIota => iota_of_known_shape;
    "DynamicIotaOpToBroadcast": DynamicIota => iota_of_one_dim;
    "DynamicPadOp_ReplaceWithPad": DynamicPad => pad_of_known_amounts;
    "DynamicReshapeOp_MergeComposition": DynamicReshape => reshape_of_reshape;
    "DynamicReshapeOp_FoldComposedOpsToShapeOperand": ShapeOf => shape_of_reshape;
    "DynamicReshapeOpIsStatic": DynamicReshape => reshape_to_known_shape;
    "DynamicReshapeOpSameOperandAndResultShape": DynamicReshape => reshape_to_same_shape;
    "RealDynamicSliceOp_ReplaceWithSlice": RealDynamicSlice => slice_of_known_bounds;
    "RealDynamicSliceOpToDynamicSlice": RealDynamicSlice => slice_of_known_sizes;
}

fn is_static(ty: Type, rw: &Rewriter<'_>) -> bool {
    ty.is_ranked_tensor(rw.cx()) && ty.has_static_shape(rw.cx())
}

/// Two broadcasts are one. What is known of expanding dimensions is lost.
fn broadcast_of_broadcast(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let outer = rw.view::<DynamicBroadcastInDim<'_>>(op)?;
    let inner = outer.operand().def::<DynamicBroadcastInDim<'_>>().ok_or(NoMatch)?;
    let outer_dims = outer.broadcast_dimensions();
    let merged = inner.broadcast_dimensions().into_iter().map(|dim| outer_dims.get(dim as usize).copied());
    let merged: Vec<i64> = merged.collect::<Option<_>>().ok_or(NoMatch)?;
    let (source, shape, ty) = (inner.operand(), outer.output_dimensions().id, outer.result().ty());
    if source.ty().element(cx) != ty.element(cx) {
        return Err(NoMatch);
    }
    let source = source.id;
    rw.replace_with(op, |b| DynamicBroadcastInDim::build_typed(b, &[ty], source, shape, &merged, Some(&[]), Some(&[])))
}

/// A broadcast that is known to expand nothing. The conversion keeps what the type says of sizes.
fn broadcast_expands_nothing(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<DynamicBroadcastInDim<'_>>(op)?;
    let (operand, ty) = (view.operand(), view.result().ty());
    let rank = ty.shape(cx).ok_or(NoMatch)?.len();
    let all_kept = view.known_nonexpanding_dimensions().is_some_and(|dims| dims.len() == rank);
    let element = ty.element(cx);
    let converts = operand.ty().element(cx) == element && element.stored_bytes(cx).is_some();
    if !all_kept
        || !converts
        || !is_identity(&view.broadcast_dimensions())
        || operand.shape().map(<[i64]>::len) != Some(rank)
    {
        return Err(NoMatch);
    }
    let operand = operand.id;
    rw.replace_with(op, |b| Convert::build_typed(b, &[ty], operand))
}

/// Broadcasting to the shape that a reshape has given.
fn broadcast_of_reshape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<DynamicBroadcastInDim<'_>>(op)?;
    let inner = view.operand().def::<DynamicReshape<'_>>().ok_or(NoMatch)?;
    let shape = view.output_dimensions().id;
    if inner.output_shape().id != shape || !is_identity(&view.broadcast_dimensions()) {
        return Err(NoMatch);
    }
    let (source, ty) = (inner.operand().id, view.result().ty());
    rw.replace_with(op, |b| DynamicReshape::build_typed(b, &[ty], source, shape))
}

/// Broadcasting a value to its own shape.
fn broadcast_to_own_shape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<DynamicBroadcastInDim<'_>>(op)?;
    let operand = view.operand().id;
    let shape_of = view.output_dimensions().def::<ShapeOf<'_>>().ok_or(NoMatch)?;
    if shape_of.arg().id != operand || !is_identity(&view.broadcast_dimensions()) {
        return Err(NoMatch);
    }
    replace_merging(op, operand, rw)
}

/// A broadcast of known sizes to a shape that the type or a constant says.
fn broadcast_to_known_shape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<DynamicBroadcastInDim<'_>>(op)?;
    let (operand, ty, dims) = (view.operand(), view.result().ty(), view.broadcast_dimensions());
    if !is_static(operand.ty(), rw) {
        return Err(NoMatch);
    }
    let operand_id = operand.id;
    if is_static(ty, rw) {
        let value = rw.build(|b| broadcast(b, operand_id, ty, &dims));
        return replace_plainly(op, value, rw);
    }
    let shape = integers(view.output_dimensions()).ok_or(NoMatch)?;
    let said = ty.shape(cx).filter(|said| said.len() == shape.len()).ok_or(NoMatch)?;
    let fits = said.iter().zip(&shape).all(|(&said, &size)| size >= 0 && (said < 0 || said == size));
    let expands = dims
        .iter()
        .zip(operand.shape().ok_or(NoMatch)?)
        .all(|(&dim, &size)| shape.get(dim as usize).is_some_and(|&to| size == to || size == 1));
    if !fits || !expands || ty.encoding(cx).is_some() {
        return Err(NoMatch);
    }
    let known = cx.tensor_type(&shape, ty.element(cx));
    let result = rw.body().result(op, 0);
    let tolerated = rw.body().uses(result).all(|(user, _)| tolerates_known_sizes(user, rw));
    let value = rw.build(|b| {
        let value = broadcast(b, operand_id, known, &dims);
        if tolerated { value } else { convert(b, value, ty) }
    });
    rw.replace(op, [value])
}

/// Whether an operand of `user` may get a type that says more of the sizes.
fn tolerates_known_sizes(user: OpId, rw: &Rewriter<'_>) -> bool {
    let user = rw.op(user);
    let exact = user.is::<Composite<'_>>()
        || user.is::<CustomCall<'_>>()
        || user.is::<MakeTuple<'_>>()
        || user.is::<Return<'_>>()
        || user.is::<AsyncStart<'_>>();
    user.def().dialect() == "stablehlo" && user.n_regions() == 0 && !exact
}

fn broadcast(b: &mut Builder<'_>, operand: Value, ty: Type, dims: &[i64]) -> Value {
    let op = BroadcastInDim::build_typed(b, &[ty], operand, dims);
    b.result(op)
}

fn convert(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let op = Convert::build_typed(b, &[ty], value);
    b.result(op)
}

fn gather_of_known_sizes(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<DynamicGather<'_>>(op)?;
    let sizes = integers(view.slice_sizes()).ok_or(NoMatch)?;
    let operands = [view.operand().id, view.start_indices().id];
    let kept = ["dimension_numbers", "indices_are_sorted"];
    let mut attrs: SmallVec<[_; 4]> =
        kept.iter().filter_map(|&name| Some((cx.name(name), view.op().attr(name)?))).collect();
    attrs.push((cx.name("slice_sizes"), cx.i64_array_attr(&sizes)));
    let attrs = cx.dict(&attrs);
    let results = [view.result().ty()];
    rw.replace_with(op, |b| {
        b.insert(NewOp { attrs, operands: &operands, results: &results, ..NewOp::new(Gather::DEF, b.loc) })
    })
}

fn iota_of_known_shape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<DynamicIota<'_>>(op)?;
    let (ty, dim) = (view.result().ty(), view.iota_dimension());
    if !is_static(ty, rw) {
        return Err(NoMatch);
    }
    let value = rw.build(|b| {
        let op = Iota::build_typed(b, &[ty], dim);
        b.result(op)
    });
    replace_plainly(op, value, rw)
}

/// Counting along one of several dimensions is counting, repeated.
fn iota_of_one_dim(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<DynamicIota<'_>>(op)?;
    let (ty, dim, shape) = (view.result().ty(), view.iota_dimension(), view.output_shape());
    let sizes = ty.shape(cx).filter(|sizes| sizes.len() > 1).ok_or(NoMatch)?;
    let rank = shape.shape().ok_or(NoMatch)?;
    let is_index = shape.ty().element(cx) == Type::INDEX;
    let (shape, wide) = (shape.id, cx.tensor_type(rank, Type::I64));
    let row = cx.tensor_type(&[*sizes.get(dim as usize).ok_or(NoMatch)?], ty.element(cx));
    let value = rw.build(|b| {
        let sizes =
            if is_index { IndexCast::build_typed(b, &[wide], shape) } else { Convert::build_typed(b, &[wide], shape) };
        let sizes = b.result(sizes);
        let size = Slice::build_typed(b, &[cx.tensor_type(&[1], Type::I64)], sizes, &[dim], &[dim + 1], &[1]);
        let size = b.result(size);
        let row = DynamicIota::build_typed(b, &[row], size, 0);
        let row = b.result(row);
        let op = DynamicBroadcastInDim::build_typed(b, &[ty], row, shape, &[dim], None, None);
        b.result(op)
    });
    replace_plainly(op, value, rw)
}

fn pad_of_known_amounts(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<DynamicPad<'_>>(op)?;
    let (operand, value, ty) = (view.operand().id, view.padding_value().id, view.result().ty());
    let low = integers(view.edge_padding_low()).ok_or(NoMatch)?;
    let high = integers(view.edge_padding_high()).ok_or(NoMatch)?;
    let interior = integers(view.interior_padding()).ok_or(NoMatch)?;
    if interior.iter().any(|&amount| amount < 0) {
        return Err(NoMatch);
    }
    rw.replace_with(op, |b| Pad::build_typed(b, &[ty], operand, value, &low, &high, &interior))
}

fn reshape_of_reshape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let outer = rw.view::<DynamicReshape<'_>>(op)?;
    let inner = outer.operand().def::<DynamicReshape<'_>>().ok_or(NoMatch)?;
    let (source, shape, ty) = (inner.operand().id, outer.output_shape().id, outer.result().ty());
    rw.replace_with(op, |b| DynamicReshape::build_typed(b, &[ty], source, shape))
}

/// The shape that a reshape has given.
fn shape_of_reshape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let arg = rw.view::<ShapeOf<'_>>(op)?.arg();
    let shape = arg.def::<DynamicReshape<'_>>().ok_or(NoMatch)?.output_shape().id;
    replace_merging(op, shape, rw)
}

fn reshape_to_known_shape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<DynamicReshape<'_>>(op)?;
    let (operand, ty) = (view.operand().id, view.result().ty());
    if !is_static(ty, rw) {
        return Err(NoMatch);
    }
    let value = rw.build(|b| {
        let op = Reshape::build_typed(b, &[ty], operand);
        b.result(op)
    });
    replace_plainly(op, value, rw)
}

/// A value made from one of the wanted shape, by an op that keeps shapes.
fn reshape_to_same_shape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<DynamicReshape<'_>>(op)?;
    let between =
        view.operand().defining_op().filter(|op| op.has(traits::SAME_OPERANDS_AND_RESULT_SHAPE)).ok_or(NoMatch)?;
    let first = between.operands().next().ok_or(NoMatch)?;
    let inner = first.def::<DynamicReshape<'_>>().ok_or(NoMatch)?;
    if inner.output_shape().id != view.output_shape().id {
        return Err(NoMatch);
    }
    let value = view.operand().id;
    replace_plainly(op, value, rw)
}

/// A slice whose bounds and steps are constants, within the operand as far as its sizes are known.
pub(crate) fn slice_of_known_bounds(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<RealDynamicSlice<'_>>(op)?;
    let (operand, ty) = (view.operand(), view.result().ty());
    let starts = integers(view.start_indices()).ok_or(NoMatch)?;
    let limits = integers(view.limit_indices()).ok_or(NoMatch)?;
    let strides = integers(view.strides()).ok_or(NoMatch)?;
    let shape = operand.shape().ok_or(NoMatch)?;
    let fits = starts.len() == shape.len()
        && (0..shape.len()).all(|dim| {
            let in_order = 0 <= starts[dim] && starts[dim] <= limits[dim] && strides[dim] >= 1;
            in_order && (shape[dim] < 0 || limits[dim] <= shape[dim])
        });
    if !fits {
        return Err(NoMatch);
    }
    let operand = operand.id;
    rw.replace_with(op, |b| Slice::build_typed(b, &[ty], operand, &starts, &limits, &strides))
}

/// A part from `start` to `start + size`, without steps.
pub(crate) fn slice_of_known_sizes(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<RealDynamicSlice<'_>>(op)?;
    let (operand, starts, ty) = (view.operand().id, view.start_indices(), view.result().ty());
    let unit_steps = integers(view.strides()).is_some_and(|strides| strides.iter().all(|&stride| stride == 1));
    let sum = view.limit_indices().def::<Add<'_>>().ok_or(NoMatch)?;
    let addend = |value: ValueRef<'_>, other: ValueRef<'_>| (other.id == starts.id).then(|| integers(value)).flatten();
    let sizes = addend(sum.rhs(), sum.lhs()).or_else(|| addend(sum.lhs(), sum.rhs())).ok_or(NoMatch)?;
    let element = starts.ty().element(cx);
    if !unit_steps || !element.is_integer(cx) || !ty.shape(cx).is_some_and(|shape| shapes_compatible(shape, &sizes)) {
        return Err(NoMatch);
    }
    let (starts, one, scalar) = (starts.id, cx.tensor_type(&[1], element), cx.tensor_type(&[], element));
    rw.replace_with(op, |b| {
        let starts: SmallVec<[Value; 4]> = (0..sizes.len() as i64)
            .map(|dim| {
                let start = Slice::build_typed(b, &[one], starts, &[dim], &[dim + 1], &[1]);
                let start = b.result(start);
                let start = Reshape::build_typed(b, &[scalar], start);
                b.result(start)
            })
            .collect();
        DynamicSlice::build_typed(b, &[ty], operand, &starts, &sizes)
    })
}
