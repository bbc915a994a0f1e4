//! Movement of elements, and constants.

use hlo_dialects::stablehlo::constant::*;
use hlo_dialects::stablehlo::shape::*;
use hlo_ir::OpRef;

use super::{index, indices, integers};
use crate::eval::{Binder, Bound, Kernel, Spread, types};
use crate::kernels;
use crate::kernels::shape::{self, Padding};
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

kernels! { SHAPE;
    Broadcast => broadcast;
    BroadcastInDim => broadcast_in_dim;
    Concatenate => concatenate;
    Constant => constant;
    DynamicSlice => dynamic_slice;
    DynamicUpdateSlice => |_, _| Ok(dynamic_update_slice());
    GetDimensionSize => get_dimension_size;
    Iota => iota;
    Pad => pad;
    Reshape => reshape;
    Reverse => reverse;
    SetDimensionSize => set_dimension_size;
    Slice => slice;
    Transpose => transpose;
}

/// The one element of a splat constant or of a scalar that is spread.
pub(crate) fn spread_of(op: OpRef<'_>) -> Option<Spread> {
    let cx = op.cx;
    if let Some(constant) = op.view::<Constant>() {
        let elements = constant.value().dense(cx)?;
        let is_spread = elements.splat && op.result(0).shape().is_some_and(|shape| !shape.is_empty());
        let supported = types::element_type(cx, elements.element).is_some();
        return (is_spread && supported).then(|| Spread::Constant(constant.value()));
    }
    op.view::<BroadcastInDim>()?;
    let scalar = op.operand(0);
    scalar.shape().is_some_and(<[i64]>::is_empty).then_some(Spread::Value(scalar.id))
}

/// New outer dimensions.
fn broadcast(op: Broadcast<'_>, _: &mut Binder<'_>) -> Bound {
    let outer = indices(&op.broadcast_sizes());
    Ok(Kernel::tensors(move |[x]| {
        let shape: Shape = outer.iter().chain(x.shape()).copied().collect();
        let dims: Shape = (outer.len()..shape.len()).collect();
        shape::broadcast_in_dim(&x, &shape, &dims)
    }))
}

fn broadcast_in_dim(op: BroadcastInDim<'_>, b: &mut Binder<'_>) -> Bound {
    let dims = indices(&op.broadcast_dimensions());
    let result = b.shape(op.op().result(0).ty())?;
    Ok(Kernel::tensors(move |[x]| {
        if x.shape() == &*result && dims.iter().copied().eq(0..result.len()) {
            return Ok(x);
        }
        shape::broadcast_in_dim(&x, &result, &dims)
    }))
}

/// The elements of a quantized constant are those that are stored.
fn constant(op: Constant<'_>, b: &mut Binder<'_>) -> Bound {
    let (tensor, element) = (b.tensor(op.value())?, b.element(op.op().result(0).ty())?);
    if tensor.element().width() != element.width() {
        return Err(
            Trap::invalid(format!("a constant of {element} with the elements of {}", tensor.type_name())).into()
        );
    }
    Ok(Kernel::constant(tensor.reinterpreted(element)))
}

fn concatenate(op: Concatenate<'_>, _: &mut Binder<'_>) -> Bound {
    let dim = index(op.dimension());
    Ok(Kernel::variadic(move |operands| Ok(vec![shape::concatenate(&operands, dim)?])))
}

/// The operands after the first `n`, each one integer.
fn starts(operands: impl Iterator<Item = Tensor>) -> Result<Vec<i64>, Trap> {
    operands
        .map(|start| match integers(start)?[..] {
            [start] => Ok(start),
            _ => Err(Trap::invalid("a start index must be one integer")),
        })
        .collect()
}

fn dynamic_slice(op: DynamicSlice<'_>, _: &mut Binder<'_>) -> Bound {
    let sizes = indices(&op.slice_sizes());
    Ok(Kernel::variadic(move |operands| {
        let mut operands = operands.into_iter();
        let Some(x) = operands.next() else {
            return Ok(Vec::new());
        };
        Ok(vec![shape::dynamic_slice(&x, &starts(operands)?, &sizes)?])
    }))
}

fn dynamic_update_slice() -> Kernel {
    Kernel::variadic(|operands| {
        let mut operands = operands.into_iter();
        let (Some(x), Some(update)) = (operands.next(), operands.next()) else {
            return Ok(Vec::new());
        };
        Ok(vec![shape::dynamic_update_slice(x, &update, &starts(operands)?)?])
    })
}

fn get_dimension_size(op: GetDimensionSize<'_>, _: &mut Binder<'_>) -> Bound {
    let dim = index(op.dimension());
    Ok(Kernel::tensors(move |[x]| shape::dimension_size(&x, dim)))
}

fn iota(op: Iota<'_>, b: &mut Binder<'_>) -> Bound {
    let result = op.op().result(0).ty();
    let (element, sizes, dim) = (b.element(result)?, b.shape(result)?, index(op.iota_dimension()));
    Ok(Kernel::tensors(move |[]| shape::iota(element, &sizes, dim)))
}

fn pad(op: Pad<'_>, _: &mut Binder<'_>) -> Bound {
    let (low, high) = (op.edge_padding_low(), op.edge_padding_high());
    let padding = paddings(&low, &high, &op.interior_padding());
    Ok(Kernel::tensors(move |[x, value]| shape::pad(&x, value.item()?, &padding)))
}

/// One padding per dimension.
pub(super) fn paddings(low: &[i64], high: &[i64], interior: &[i64]) -> Vec<Padding> {
    let sides = low.iter().zip(high).zip(interior);
    sides.map(|((&low, &high), &interior)| Padding { low, high, interior }).collect()
}

fn reshape(op: Reshape<'_>, b: &mut Binder<'_>) -> Bound {
    let sizes = b.shape(op.op().result(0).ty())?;
    Ok(Kernel::tensors(move |[x]| x.reshaped(&sizes)))
}

fn reverse(op: Reverse<'_>, _: &mut Binder<'_>) -> Bound {
    let dims = indices(&op.dimensions());
    Ok(Kernel::tensors(move |[x]| shape::reverse(&x, &dims)))
}

/// The first elements along a dimension, as many as the second operand says.
fn set_dimension_size(op: SetDimensionSize<'_>, _: &mut Binder<'_>) -> Bound {
    let dim = index(op.dimension());
    Ok(Kernel::tensors(move |[x, size]| {
        let size = starts(std::iter::once(size))?[0];
        let mut limit: Vec<i64> = x.shape().iter().map(|&size| size as i64).collect();
        match limit.get_mut(dim) {
            Some(limit) if (0..=*limit).contains(&size) => *limit = size,
            _ => {
                return Err(Trap::invalid(format!("dimension {dim} of {} cannot get the size {size}", x.type_name())));
            }
        }
        shape::slice(&x, &vec![0; limit.len()], &limit, &vec![1; limit.len()])
    }))
}

fn slice(op: Slice<'_>, _: &mut Binder<'_>) -> Bound {
    let (start, limit, stride) = (op.start_indices(), op.limit_indices(), op.strides());
    Ok(Kernel::tensors(move |[x]| shape::slice(&x, &start, &limit, &stride)))
}

fn transpose(op: Transpose<'_>, _: &mut Binder<'_>) -> Bound {
    let permutation = indices(&op.permutation());
    Ok(Kernel::tensors(move |[x]| {
        if permutation.iter().copied().eq(0..x.rank()) { Ok(x) } else { shape::transpose(&x, &permutation) }
    }))
}
