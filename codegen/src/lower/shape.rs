//! Movement of elements: ops that read other places become views, one to one.

use hlo_dialects::hexir::{data, views};
use hlo_dialects::stablehlo::shape::*;
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{Builder, Context, DYNAMIC, OpId, OpRef, Type, conversions};

conversions! { pub(super) SHAPE;
    Broadcast => broadcast;
    BroadcastInDim => |op: BroadcastInDim<'_>, cv: &mut Converter<'_>| {
        let (operand, dims) = (cv.value(op.operand()), op.broadcast_dimensions());
        view(op.op(), cv, |b, ty| views::Broadcast::build_typed(b, &[ty], operand, &dims))
    };
    Concatenate => |op: Concatenate<'_>, cv: &mut Converter<'_>| {
        let operands = cv.values(op.op().operands());
        view(op.op(), cv, |b, ty| views::Concatenate::build_typed(b, &[ty], &operands, op.dimension()))
    };
    DynamicSlice => |op: DynamicSlice<'_>, cv: &mut Converter<'_>| {
        let (operands, sizes) = (cv.values(op.op().operands()), op.slice_sizes());
        view(op.op(), cv, |b, ty| views::DynamicSlice::build_typed(b, &[ty], operands[0], &operands[1..], &sizes))
    };
    DynamicUpdateSlice => |op: DynamicUpdateSlice<'_>, cv: &mut Converter<'_>| {
        let x = cv.values(op.op().operands());
        view(op.op(), cv, |b, ty| views::DynamicUpdateSlice::build_typed(b, &[ty], x[0], x[1], &x[2..]))
    };
    GetDimensionSize => get_dimension_size;
    Pad => |op: Pad<'_>, cv: &mut Converter<'_>| {
        let (operand, value) = (cv.value(op.operand()), cv.value(op.padding_value()));
        let (low, high, interior) = (op.edge_padding_low(), op.edge_padding_high(), op.interior_padding());
        view(op.op(), cv, |b, ty| views::Pad::build_typed(b, &[ty], operand, value, &low, &high, &interior))
    };
    Reshape => |op: Reshape<'_>, cv: &mut Converter<'_>| {
        let operand = cv.value(op.operand());
        view(op.op(), cv, |b, ty| views::Reshape::build_typed(b, &[ty], operand))
    };
    Reverse => |op: Reverse<'_>, cv: &mut Converter<'_>| {
        let (operand, dims) = (cv.value(op.operand()), op.dimensions());
        view(op.op(), cv, |b, ty| views::Reverse::build_typed(b, &[ty], operand, &dims))
    };
    Slice => |op: Slice<'_>, cv: &mut Converter<'_>| {
        let (operand, starts, limits) = (cv.value(op.operand()), op.start_indices(), op.limit_indices());
        view(op.op(), cv, |b, ty| views::Slice::build_typed(b, &[ty], operand, &starts, &limits, &op.strides()))
    };
    Transpose => |op: Transpose<'_>, cv: &mut Converter<'_>| {
        let (operand, permutation) = (cv.value(op.operand()), op.permutation());
        view(op.op(), cv, |b, ty| views::Transpose::build_typed(b, &[ty], operand, &permutation))
    };
}

/// One view for one op, all sizes known.
fn view(op: OpRef<'_>, cv: &mut Converter<'_>, build: impl FnOnce(&mut Builder<'_>, Type) -> OpId) -> Converted {
    for value in op.operands().chain(op.results()) {
        require_static(op.cx, value.ty())?;
    }
    let ty = cv.ty(op.result(0).ty())?;
    cv.replace(op, |b| build(b, ty))
}

/// Refuses a type of unknown sizes.
pub(super) fn require_static(cx: &Context, ty: Type) -> Result<(), Refused> {
    if ty.shape(cx).is_some_and(|shape| !shape.contains(&DYNAMIC)) {
        return Ok(());
    }
    let reason = format!("the sizes of '{}' must be known before the program runs", cx.type_text(ty));
    Err(Refused::because(reason).help("give the arguments static types, then lower again"))
}

/// New dimensions in front.
fn broadcast(op: Broadcast<'_>, cv: &mut Converter<'_>) -> Converted {
    let n_outer = op.broadcast_sizes().len() as i64;
    let rank = op.operand().shape().map_or(0, <[i64]>::len) as i64;
    let dims: Vec<i64> = (n_outer..n_outer + rank).collect();
    let operand = cv.value(op.operand());
    view(op.op(), cv, |b, ty| views::Broadcast::build_typed(b, &[ty], operand, &dims))
}

/// A known size is a constant.
fn get_dimension_size(op: GetDimensionSize<'_>, cv: &mut Converter<'_>) -> Converted {
    require_static(op.op().cx, op.operand().ty())?;
    let dimension = usize::try_from(op.dimension()).ok();
    let size = dimension.and_then(|dimension| op.operand().shape()?.get(dimension).copied());
    let size = size.ok_or_else(|| Refused::because("there is no such dimension"))?;
    let ty = cv.ty(op.result().ty())?;
    // As the interpreter does it, sizes beyond `i32` wrap.
    let value = cv.cx().dense_from_i64s(ty, &[i64::from(size as i32)]);
    cv.replace(op.op(), |b| data::Constant::build_typed(b, &[ty], value))
}
