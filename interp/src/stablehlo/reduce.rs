//! Ops with a computation over scalars: reductions, windows, maps.

use hlo_dialects::stablehlo::reduce::*;
use hlo_ir::{Attr, Context, OpRef, RegionRef};
use smallvec::SmallVec;

use super::elementwise::scalar_op;
use super::indices;
use crate::element::{Bits, ElementType};
use crate::eval::scalar::{BoundComputation, Computation, ScalarOp};
use crate::eval::{Args, Binder, Bound, Kernel, Value};
use crate::kernels;
use crate::kernels::combine::ScalarFn;
use crate::kernels::compare::Order;
use crate::kernels::kinds::Direction;
use crate::kernels::window::{Select, Window};
use crate::kernels::{bits, parallel, reduce as reductions, window};
use crate::tensor::Tensor;
use crate::trap::Trap;

kernels! { REDUCE;
    Map => map;
    Reduce => reduce;
    ReduceWindow => reduce_window;
    SelectAndScatter => select_and_scatter;
}

/// The element types of the results: sums may have a wider one than the inputs.
pub(super) fn result_elements(op: OpRef<'_>, b: &Binder<'_>) -> Result<Vec<ElementType>, Trap> {
    op.results().map(|result| b.element(result.ty())).collect()
}

/// Operands number `first ..` as tensors of these element types.
pub(super) fn promoted(args: &mut Args<'_>, first: usize, elements: &[ElementType]) -> Result<Vec<Tensor>, Trap> {
    let numbered = elements.iter().enumerate();
    numbered.map(|(at, &element)| bits::convert(args.tensor(first + at)?, element)).collect()
}

/// The only elements of tensors.
pub(super) fn items(tensors: &[Tensor]) -> Result<SmallVec<[Bits; 4]>, Trap> {
    tensors.iter().map(Tensor::item).collect()
}

fn reduce(op: Reduce<'_>, b: &mut Binder<'_>) -> Bound {
    let dims = indices(&op.dimensions());
    let elements = result_elements(op.op(), b)?;
    let computation = Computation::of(op.op().region(0), b)?;
    let mode = b.options().fp;
    Ok(Kernel::new(move |args| {
        let bound = computation.bind(args)?;
        let inputs = promoted(args, 0, &elements)?;
        let inits = items(&promoted(args, elements.len(), &elements)?)?;
        let results = reductions::reduce(&inputs, &inits, &dims, bound.combine(), mode)?;
        Ok(args.set_all(results.into_iter().map(Value::Tensor))?)
    }))
}

/// A list with one entry per dimension, `default` where it is left out.
fn per_dimension(list: Option<Vec<i64>>, rank: usize, default: i64) -> Vec<i64> {
    list.unwrap_or_else(|| vec![default; rank])
}

/// The pairs in an `Nx2` constant; zeros where it is left out.
pub(super) fn pairs(cx: &Context, attr: Option<Attr>, n: usize) -> Result<Vec<[i64; 2]>, Trap> {
    let Some(attr) = attr else {
        return Ok(vec![[0, 0]; n]);
    };
    let numbers: Option<Vec<i64>> = attr.dense(cx).and_then(|list| list.i64s(cx)).map(Iterator::collect);
    let numbers = numbers.ok_or_else(|| Trap::invalid("padding must be a constant of integers"))?;
    Ok(numbers.as_chunks::<2>().0.to_vec())
}

/// One window per dimension, from one list per parameter.
pub(super) fn windows(
    sizes: &[i64],
    strides: &[i64],
    base_dilations: &[i64],
    window_dilations: &[i64],
    padding: &[[i64; 2]],
) -> Result<Vec<Window>, Trap> {
    let lengths = [strides.len(), base_dilations.len(), window_dilations.len(), padding.len()];
    if lengths.iter().any(|&length| length != sizes.len()) {
        return Err(Trap::invalid("the parameters of a window have different ranks"));
    }
    let window = |dim: usize| Window {
        size: sizes[dim],
        stride: strides[dim],
        base_dilation: base_dilations[dim],
        window_dilation: window_dilations[dim],
        padding: (padding[dim][0], padding[dim][1]),
    };
    Ok((0..sizes.len()).map(window).collect())
}

fn reduce_window(op: ReduceWindow<'_>, b: &mut Binder<'_>) -> Bound {
    let sizes = op.window_dimensions();
    let rank = sizes.len();
    let strides = per_dimension(op.window_strides(), rank, 1);
    let base = per_dimension(op.base_dilations(), rank, 1);
    let dilations = per_dimension(op.window_dilations(), rank, 1);
    let padding = pairs(b.cx(), op.padding(), rank)?;
    let windows = windows(&sizes, &strides, &base, &dilations, &padding)?;
    let elements = result_elements(op.op(), b)?;
    let computation = Computation::of(op.op().region(0), b)?;
    Ok(Kernel::new(move |args| {
        let bound = computation.bind(args)?;
        let inputs = promoted(args, 0, &elements)?;
        let inits = items(&promoted(args, elements.len(), &elements)?)?;
        let results = window::reduce_window(&inputs, &inits, &windows, bound.combine())?;
        Ok(args.set_all(results.into_iter().map(Value::Tensor))?)
    }))
}

fn select_and_scatter(op: SelectAndScatter<'_>, b: &mut Binder<'_>) -> Bound {
    let rank = op.op().operand(0).shape().map_or(0, <[i64]>::len);
    let sizes = per_dimension(op.window_dimensions(), rank, 1);
    let strides = per_dimension(op.window_strides(), rank, 1);
    let padding = pairs(b.cx(), op.padding(), rank)?;
    let ones = vec![1; rank];
    let windows = windows(&sizes, &strides, &ones, &ones, &padding)?;
    let compare = single_compare(op.op().region(0));
    let select = Computation::of(op.op().region(0), b)?;
    let scatter = Computation::of(op.op().region(1), b)?;
    let element = b.element(op.op().result(0).ty())?;
    Ok(Kernel::new(move |args| {
        let (select, scatter) = (select.bind(args)?, scatter.bind(args)?);
        let (operand, source) = (args.tensor(0)?, bits::convert(args.tensor(1)?, element)?);
        let init = bits::convert(args.tensor(2)?, element)?.item()?;
        let select = match compare {
            Some((direction, order)) => Select::Compare(direction, order),
            None => Select::Region(&select),
        };
        let result = window::select_and_scatter(&operand, &source, init, &windows, select, scatter.combine())?;
        args.set(0, result);
        Ok(())
    }))
}

/// The comparison of its two arguments that a region consists of.
fn single_compare(region: RegionRef<'_>) -> Option<(Direction, Order)> {
    let block = region.entry()?;
    let op = block.ops().next()?;
    let Some(ScalarOp::Compare(direction, order)) = scalar_op(op) else {
        return None;
    };
    let in_order = block.args().map(|arg| arg.id).eq(op.operands().map(|operand| operand.id));
    let returned = block.terminator()?.operands().map(|value| value.id).eq([op.result(0).id]);
    (in_order && returned).then_some((direction, order))
}

/// Elements that are worth a task of their own.
const TASK: usize = 16 << 10;

/// Spec: map. `result[i]` is the computation of the operands' elements at `i`.
fn map(op: Map<'_>, b: &mut Binder<'_>) -> Bound {
    let computation = Computation::of(op.op().region(0), b)?;
    let element = b.element(op.op().result(0).ty())?;
    let n_inputs = op.op().n_operands();
    Ok(Kernel::new(move |args| {
        let bound = computation.bind(args)?;
        let inputs = (0..n_inputs).map(|at| args.tensor(at)).collect::<Result<Vec<_>, _>>()?;
        args.set(0, apply(&bound, &inputs, element)?);
        Ok(())
    }))
}

/// The computation of the elements at each position of `inputs`, which have one shape.
pub(super) fn apply(
    computation: &BoundComputation<'_>,
    inputs: &[Tensor],
    element: ElementType,
) -> Result<Tensor, Trap> {
    let Some(first) = inputs.first() else {
        return Err(Trap::invalid("a computation of no tensors has no shape"));
    };
    if let Some(other) = inputs.iter().find(|input| input.shape() != first.shape()) {
        let (first, other) = (first.type_name(), other.type_name());
        return Err(Trap::invalid(format!("{first} and {other} are combined element by element")));
    }
    let mut result = Tensor::scratch(element, first.shape())?;
    let width = element.width();
    parallel::try_chunks_mut(result.bytes_mut()?, TASK * width, |start, out| {
        let (first, n) = (start / width, out.len() / width);
        let slots = inputs.iter().map(|input| {
            let width = input.element().width();
            &input.bytes()[first * width..][..n * width]
        });
        computation.call(n, &slots.collect::<SmallVec<[&[u8]; 4]>>(), &mut [out])
    })?;
    Ok(result)
}
