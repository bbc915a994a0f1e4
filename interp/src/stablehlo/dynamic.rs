//! Ops whose result's shape is an operand.

use hlo_dialects::stablehlo::dynamic::*;
use hlo_ir::OpRef;

use super::convolution::parameters;
use super::gather::gather_dimensions;
use super::shape::paddings;
use super::{index, indices, integers, sizes};
use crate::eval::{Binder, Bound, Kernel};
use crate::kernels;
use crate::kernels::{convolution, gather, shape};
use crate::tensor::Shape;
use crate::{Tensor, Trap};

kernels! { DYNAMIC;
    DynamicBroadcastInDim => dynamic_broadcast_in_dim;
    DynamicConv => dynamic_conv;
    DynamicGather => dynamic_gather;
    DynamicIota => dynamic_iota;
    DynamicPad => |_, _| Ok(dynamic_pad());
    DynamicReshape => |op, _| {
        let sizes = result_sizes(op.op());
        Ok(Kernel::tensors(move |[x, shape]| x.reshaped(&sizes(shape)?)))
    };
    RealDynamicSlice => |_, _| Ok(real_dynamic_slice());
}

/// Reads sizes that are given for the result; those that its type states have to be the same.
fn result_sizes(op: OpRef<'_>) -> impl Fn(Tensor) -> Result<Shape, Trap> + Send + Sync + use<> {
    let stated = op.result(0).shape().map(<[i64]>::to_vec).unwrap_or_default();
    move |given| {
        let given = sizes(given)?;
        for (dim, (&stated, &given)) in stated.iter().zip(&given).enumerate() {
            if stated != hlo_ir::DYNAMIC && usize::try_from(stated) != Ok(given) {
                let message = format!("dimension {dim} of the result has the size {stated} by its type, found {given}");
                return Err(Trap::invalid(message));
            }
        }
        Ok(given)
    }
}

fn dynamic_broadcast_in_dim(op: DynamicBroadcastInDim<'_>, _: &mut Binder<'_>) -> Bound {
    let (dims, sizes) = (indices(&op.broadcast_dimensions()), result_sizes(op.op()));
    Ok(Kernel::tensors(move |[x, shape]| shape::broadcast_in_dim(&x, &sizes(shape)?, &dims)))
}

fn dynamic_conv(op: DynamicConv<'_>, b: &mut Binder<'_>) -> Bound {
    let element = b.element(op.op().result(0).ty())?;
    let parameters = parameters(
        op.dimension_numbers(),
        [op.window_strides(), op.lhs_dilation(), op.rhs_dilation()],
        op.window_reversal(),
        [op.feature_group_count(), op.batch_group_count()],
    );
    Ok(Kernel::tensors(move |[lhs, rhs, padding]| {
        let mut parameters = parameters.clone();
        let padding = integers(padding)?;
        parameters.padding = padding.as_chunks::<2>().0.iter().map(|&[low, high]| (low, high)).collect();
        convolution::convolution(lhs, &rhs, &parameters, element)
    }))
}

fn dynamic_gather(op: DynamicGather<'_>, _: &mut Binder<'_>) -> Bound {
    let dims = gather_dimensions(op.dimension_numbers());
    Ok(Kernel::tensors(move |[x, starts, slice]| gather::gather(&x, &starts, &dims, &sizes(slice)?)))
}

fn dynamic_iota(op: DynamicIota<'_>, b: &mut Binder<'_>) -> Bound {
    let (element, dim) = (b.element(op.op().result(0).ty())?, index(op.iota_dimension()));
    let sizes = result_sizes(op.op());
    Ok(Kernel::tensors(move |[shape]| shape::iota(element, &sizes(shape)?, dim)))
}

fn dynamic_pad() -> Kernel {
    Kernel::tensors(|[x, value, low, high, interior]| {
        let padding = paddings(&integers(low)?, &integers(high)?, &integers(interior)?);
        shape::pad(&x, value.item()?, &padding)
    })
}

fn real_dynamic_slice() -> Kernel {
    Kernel::tensors(|[x, start, limit, stride]| {
        shape::slice(&x, &integers(start)?, &integers(limit)?, &integers(stride)?)
    })
}
