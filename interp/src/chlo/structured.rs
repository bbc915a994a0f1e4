//! Ops of CHLO that are no elementwise functions: constants, top_k, ragged_dot, scan.

use hlo_dialects::chlo::attrs::RaggedDotDimensions;
use hlo_dialects::chlo::structured::*;
use hlo_ir::kinds::is_static;
use smallvec::SmallVec;

use crate::element::ElementType;
use crate::eval::{Binder, Bound, Kernel, Value, types};
use crate::kernels;
use crate::kernels::compare::Order;
use crate::kernels::dot::DotDimensions;
use crate::kernels::ragged_dot::{RaggedDimensions, ragged_dot as contract};
use crate::kernels::shape;
use crate::kernels::sort::{Comparator, SortKey, sort};
use crate::stablehlo::{index, indices};
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

kernels! { STRUCTURED;
    Constant => |op, b| Ok(Kernel::constant(b.tensor(op.value())?));
    ConstantLike => constant_like;
    RaggedDotOp => ragged_dot;
    Scan => scan;
    TopK => top_k;
}

fn constant_like(op: ConstantLike<'_>, b: &mut Binder<'_>) -> Bound {
    let element = b.element(op.op().result(0).ty())?;
    let value = types::element_of_attr(b.cx(), op.value())?;
    Ok(Kernel::tensors(move |[x]| Tensor::splat(element, x.shape(), value)))
}

/// The `k` largest elements of the last dimension in descending order, and where they are; of equal ones the first. Floats
/// are ordered as totalOrder does.
fn top_k(op: TopK<'_>, _: &mut Binder<'_>) -> Bound {
    let k = index(op.k());
    Ok(Kernel::variadic(move |operands| {
        let Some(x) = operands.into_iter().next() else {
            return Ok(Vec::new());
        };
        let Some(dim) = x.rank().checked_sub(1) else {
            return Err(Trap::invalid("top_k: the operand has no dimension"));
        };
        let places = shape::iota(ElementType::I32, x.shape(), dim)?;
        let key = SortKey { operand: 0, descending: true, order: Order::Total };
        let sorted = sort(&[x, places], dim, Comparator::Keys(&[key]))?;
        sorted
            .iter()
            .map(|tensor| {
                let mut limit: Vec<i64> = tensor.shape().iter().map(|&size| size as i64).collect();
                limit[dim] = limit[dim].min(k as i64);
                shape::slice(tensor, &vec![0; limit.len()], &limit, &vec![1; limit.len()])
            })
            .collect()
    }))
}

/// Spec: ragged_dot.
fn ragged_dot(op: RaggedDotOp<'_>, b: &mut Binder<'_>) -> Bound {
    let element = b.element(op.op().result(0).ty())?;
    let dims = ragged_dimensions(&op.ragged_dot_dimension_numbers());
    Ok(Kernel::tensors(move |[lhs, rhs, sizes]| contract(lhs, rhs, sizes, &dims, element)))
}

fn ragged_dimensions(dims: &RaggedDotDimensions<'_>) -> RaggedDimensions {
    RaggedDimensions {
        dot: DotDimensions {
            lhs_batch: indices(dims.lhs_batching),
            rhs_batch: indices(dims.rhs_batching),
            lhs_contract: indices(dims.lhs_contracting),
            rhs_contract: indices(dims.rhs_contracting),
        },
        ragged: dims.lhs_ragged.first().map_or(usize::MAX, |&dim| index(dim)),
        group: dims.rhs_group.first().map(|&dim| index(dim)),
    }
}

/// Spec: scan. The region sees one place of the inputs after the other, along a dimension that it does not have, and what
/// it returned as carries before; the outputs gather what it returns, at the same places.
fn scan(op: Scan<'_>, b: &mut Binder<'_>) -> Bound {
    let dim = index(op.dimension());
    let (n_inputs, n_outputs, is_reverse) = (op.inputs().len(), op.outputs().len(), op.is_reverse());
    let declared = op.scan_dim_size().filter(|&size| is_static(size)).map(index);
    // An empty scan never runs the region: its outputs are as their types say.
    let empty = (op.outputs().iter())
        .map(|output| Some((b.element(output.ty()).ok()?, b.shape(output.ty()).ok()?)))
        .collect::<Vec<Option<(ElementType, Shape)>>>();
    let body = b.region(op.op().region(0))?;
    Ok(Kernel::new(move |args| {
        let mut operands = args.tensors()?.into_vec();
        let mut carries: SmallVec<[Value; 4]> = operands.split_off(n_inputs).into_iter().map(Value::Tensor).collect();
        let inputs = operands;
        let size = match (inputs.first(), declared) {
            (Some(input), _) => {
                *input.shape().get(dim).ok_or_else(|| Trap::invalid("scan: an input has no such dimension"))?
            }
            (None, Some(size)) => size,
            (None, None) => return Err(Trap::invalid("scan: nothing says how often to run").into()),
        };
        let mut outputs: Vec<Tensor> = Vec::new();
        for step in 0..size {
            let place = if is_reverse { size - 1 - step } else { step };
            let slices = inputs.iter().map(|input| at_place(input, dim, place)).collect::<Result<Vec<_>, Trap>>()?;
            args.run(&body, slices.into_iter().map(Value::Tensor).chain(carries))?;
            let mut returned = args.returned(&body);
            carries = returned.drain(n_outputs..).collect();
            let values = returned.into_iter().map(Value::into_tensor).collect::<Result<Vec<_>, Trap>>()?;
            if step == 0 {
                outputs = values.iter().map(|value| gathered(value, dim, size)).collect::<Result<_, Trap>>()?;
            }
            let places = outputs.into_iter().zip(values);
            outputs =
                places.map(|(whole, value)| put_at_place(whole, dim, place, value)).collect::<Result<_, Trap>>()?;
        }
        if size == 0 {
            for output in &empty {
                let (element, shape) =
                    output.as_ref().ok_or_else(|| Trap::unsupported("an empty scan with outputs of unknown sizes"))?;
                outputs.push(Tensor::zeros(*element, shape)?);
            }
        }
        Ok(args.set_all(outputs.into_iter().map(Value::Tensor).chain(carries))?)
    }))
}

/// Zeros in the shape of what a dimension of `size` places gathers, of which `value` is one.
fn gathered(value: &Tensor, dim: usize, size: usize) -> Result<Tensor, Trap> {
    let mut shape = Shape::from_slice(value.shape());
    if dim > shape.len() {
        return Err(Trap::invalid(format!("scan: {} gathers no dimension {dim}", value.type_name())));
    }
    shape.insert(dim, size);
    Tensor::zeros(value.element(), &shape)
}

/// `x` at one place of a dimension, without the dimension.
fn at_place(x: &Tensor, dim: usize, place: usize) -> Result<Tensor, Trap> {
    let mut shape = Shape::from_slice(x.shape());
    if dim >= shape.len() || place >= shape[dim] {
        return Err(Trap::invalid(format!("{} has no place {place} in dimension {dim}", x.type_name())));
    }
    let mut start = vec![0; shape.len()];
    start[dim] = place as i64;
    let mut sizes = shape.clone();
    sizes[dim] = 1;
    shape.remove(dim);
    shape::dynamic_slice(x, &start, &sizes)?.reshaped(&shape)
}

/// `whole` with `value` at one place of a dimension.
fn put_at_place(whole: Tensor, dim: usize, place: usize, value: Tensor) -> Result<Tensor, Trap> {
    let mut shape = Shape::from_slice(value.shape());
    shape.insert(dim, 1);
    let mut start = vec![0; whole.rank()];
    start[dim] = place as i64;
    shape::dynamic_update_slice(whole, &value.reshaped(&shape)?, &start)
}
