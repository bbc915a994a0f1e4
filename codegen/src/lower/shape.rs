//! Movement of elements: ops that read other places become views, one to one.

use hlo_dialects::hexir::{data, views};
use hlo_dialects::stablehlo::shape::*;
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{Builder, Context, DYNAMIC, OpId, OpRef, Type, conversions};

conversions! { pub(super) SHAPE;
    Broadcast => broadcast;
    BroadcastInDim => |op: BroadcastInDim<'_>, cv: &mut Converter<'_>| {
        let (operand, dims) = (cv.value(op.operand()), op.broadcast_dimensions());
        require_sizes(op.op().cx, op.result().ty())?;
        view(op.op(), cv, |b, ty| views::Broadcast::build_typed(b, &[ty], operand, None, &dims, None))
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
        let shape = op.operand().shape().unwrap_or_default();
        if shape.iter().zip(interior.iter()).any(|(&extent, &between)| extent == DYNAMIC && between != 0) {
            return Err(Refused::because("it pads between the elements of a dimension whose size is not known")
                .help("give the arguments static types, then lower again"));
        }
        view(op.op(), cv, |b, ty| views::Pad::build_typed(b, &[ty], operand, value, &low, &high, &interior))
    };
    Reshape => |op: Reshape<'_>, cv: &mut Converter<'_>| {
        let operand = cv.value(op.operand());
        require_sizes(op.op().cx, op.result().ty())?;
        view(op.op(), cv, |b, ty| views::Reshape::build_typed(b, &[ty], operand, None))
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

/// One view for one op. Sizes that are not known follow from those of the operands.
fn view(op: OpRef<'_>, cv: &mut Converter<'_>, build: impl FnOnce(&mut Builder<'_>, Type) -> OpId) -> Converted {
    for value in op.operands().chain(op.results()) {
        require_rank(op.cx, value.ty())?;
    }
    let ty = cv.ty(op.result(0).ty())?;
    cv.replace(op, |b| build(b, ty))
}

/// Refuses a tensor without a rank.
fn require_rank(cx: &Context, ty: Type) -> Result<(), Refused> {
    if ty.shape(cx).is_some() {
        return Ok(());
    }
    let reason = format!("the rank of '{}' must be known before the program runs", cx.type_text(ty));
    Err(Refused::because(reason).help("give the arguments types with a rank, then lower again"))
}

/// Refuses a result whose sizes follow from nothing.
pub(super) fn require_sizes(cx: &Context, ty: Type) -> Result<(), Refused> {
    if ty.shape(cx).is_some_and(|shape| !shape.contains(&DYNAMIC)) {
        return Ok(());
    }
    let reason = format!("nothing says what the unknown sizes of '{}' are", cx.type_text(ty));
    Err(Refused::because(reason).help("give the arguments static types, or the op an operand for sizes"))
}

/// New dimensions in front.
fn broadcast(op: Broadcast<'_>, cv: &mut Converter<'_>) -> Converted {
    let n_outer = op.broadcast_sizes().len() as i64;
    let rank = op.operand().shape().map_or(0, <[i64]>::len) as i64;
    let dims: Vec<i64> = (n_outer..n_outer + rank).collect();
    // Nothing of the operand is stretched.
    let kept: Vec<i64> = (0..rank).collect();
    let kept = op.operand().shape().is_some_and(|shape| shape.contains(&DYNAMIC)).then_some(&kept[..]);
    let operand = cv.value(op.operand());
    view(op.op(), cv, |b, ty| views::Broadcast::build_typed(b, &[ty], operand, None, &dims, kept))
}

/// A known size is a constant.
fn get_dimension_size(op: GetDimensionSize<'_>, cv: &mut Converter<'_>) -> Converted {
    require_rank(op.op().cx, op.operand().ty())?;
    let dimension = usize::try_from(op.dimension()).ok();
    let size = dimension.and_then(|dimension| op.operand().shape()?.get(dimension).copied());
    let size = size.ok_or_else(|| Refused::because("there is no such dimension"))?;
    let ty = cv.ty(op.result().ty())?;
    if size == DYNAMIC {
        let operand = cv.value(op.operand());
        return cv.replace(op.op(), |b| data::Dim::build_typed(b, &[ty], operand, op.dimension()));
    }
    // As the interpreter does it, sizes beyond `i32` wrap.
    let value = cv.cx().dense_from_i64s(ty, &[i64::from(size as i32)]);
    cv.replace(op.op(), |b| data::Constant::build_typed(b, &[ty], value))
}

#[cfg(test)]
mod tests {
    use crate::lower::testing::{check, check_refused};

    #[test]
    fn views_are_one_to_one() {
        check(
            "%x: tensor<2x3xf32>, %v: tensor<f32>, %i: tensor<i32>, %u: tensor<1x1xf32>",
            "%0 = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
            %1 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xf32>
            %2 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
            %3 = stablehlo.slice %x [0:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
            %4 = stablehlo.reverse %x, dims = [1] : tensor<2x3xf32>
            %5 = stablehlo.pad %x, %v, low = [-1, 0], high = [0, 1], interior = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x4xf32>
            %6 = stablehlo.concatenate %x, %0, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
            %7 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
            %8 = stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<2x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
            %9 = stablehlo.broadcast %x, sizes = [5] : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
            %10 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf32>) -> tensor<i32>",
            "%0 = hexir.broadcast %arg1 dims [] : (tensor<f32>) -> tensor<2x3xf32>
            %1 = hexir.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
            %2 = hexir.transpose %arg0 perm [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
            %3 = hexir.slice %arg0 from [0, 0] to [2, 3] step [1, 2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
            %4 = hexir.reverse %arg0 dims [1] : tensor<2x3xf32>
            %5 = hexir.pad %arg0, %arg1 low [-1, 0] high [0, 1] interior [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x4xf32>
            %6 = hexir.concatenate %arg0, %0 dim 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
            %7 = hexir.dynamic_slice %arg0 at(%arg2, %arg2) sizes [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
            %8 = hexir.dynamic_update_slice %arg0, %arg3 at(%arg2, %arg2) : (tensor<2x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
            %9 = hexir.broadcast %arg0 dims [1, 2] : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
            %cst = hexir.constant dense<3> : tensor<i32>",
        );
    }

    #[test]
    fn unknown_sizes_follow_from_operands() {
        check(
            "%x: tensor<?x2xf32>, %v: tensor<f32>",
            "%0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<?x2xf32>) -> tensor<2x?xf32>
            %1 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
            %2 = stablehlo.get_dimension_size %1, dim = 0 : (tensor<?x2xf32>) -> tensor<i32>
            %3 = stablehlo.broadcast %x, sizes = [3] : (tensor<?x2xf32>) -> tensor<3x?x2xf32>",
            "%0 = hexir.transpose %arg0 perm [1, 0] : (tensor<?x2xf32>) -> tensor<2x?xf32>
            %1 = hexir.concatenate %arg0, %arg0 dim 0 : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
            %2 = hexir.dim %1 dim 0 : (tensor<?x2xf32>) -> tensor<i32>
            %3 = hexir.broadcast %arg0 dims [1, 2] {kept = array<i64: 0, 1>} : (tensor<?x2xf32>) -> tensor<3x?x2xf32>",
        );
        check_refused(
            "%x: tensor<?x2xf32>, %v: tensor<f32>",
            "%0 = stablehlo.pad %x, %v, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x2xf32>",
            &[
                "2: failed to legalize operation 'stablehlo.pad'; it pads between the elements of a dimension whose size is not \
               known; give the arguments static types, then lower again",
            ],
        );
    }
}
