//! Gathers and scatters.

use hlo_dialects::stablehlo::attrs::{GatherDims, ScatterDims};
use hlo_dialects::stablehlo::gather::*;

use super::reduce::{promoted, result_elements};
use super::{index, indices};
use crate::eval::scalar::Computation;
use crate::eval::{Binder, Bound, Kernel, Value};
use crate::kernels;
use crate::kernels::gather::GatherDimensions;
use crate::kernels::scatter::ScatterDimensions;
use crate::kernels::{gather as gathers, scatter as scatters};
use crate::tensor::Shape;
use crate::trap::Trap;

kernels! { GATHER;
    Gather => gather;
    Scatter => scatter;
    TorchIndexSelect => torch_index_select;
}

pub(super) fn gather_dimensions(dims: GatherDims<'_>) -> GatherDimensions {
    GatherDimensions {
        offset_dims: indices(dims.offset_dims),
        collapsed_slice_dims: indices(dims.collapsed_slice_dims),
        operand_batching_dims: indices(dims.operand_batching_dims),
        start_indices_batching_dims: indices(dims.start_indices_batching_dims),
        start_index_map: indices(dims.start_index_map),
        index_vector_dim: index(dims.index_vector_dim),
    }
}

fn scatter_dimensions(dims: ScatterDims<'_>) -> ScatterDimensions {
    ScatterDimensions {
        update_window_dims: indices(dims.update_window_dims),
        inserted_window_dims: indices(dims.inserted_window_dims),
        input_batching_dims: indices(dims.input_batching_dims),
        scatter_indices_batching_dims: indices(dims.scatter_indices_batching_dims),
        scatter_dims_to_operand_dims: indices(dims.scatter_dims_to_operand_dims),
        index_vector_dim: index(dims.index_vector_dim),
    }
}

fn gather(op: Gather<'_>, _: &mut Binder<'_>) -> Bound {
    let (dims, sizes) = (gather_dimensions(op.dimension_numbers()), indices(&op.slice_sizes()));
    Ok(Kernel::tensors(move |[x, starts]| gathers::gather(&x, &starts, &dims, &sizes)))
}

fn scatter(op: Scatter<'_>, b: &mut Binder<'_>) -> Bound {
    let dims = scatter_dimensions(op.scatter_dimension_numbers());
    let elements = result_elements(op.op(), b)?;
    let computation = Computation::of(op.op().region(0), b)?;
    Ok(Kernel::new(move |args| {
        let bound = computation.bind(args)?;
        let inputs = promoted(args, 0, &elements)?;
        let starts = args.tensor(elements.len())?;
        let updates = promoted(args, elements.len() + 1, &elements)?;
        let results = scatters::scatter(inputs, &starts, &updates, &dims, bound.combine())?;
        Ok(args.set_all(results.into_iter().map(Value::Tensor))?)
    }))
}

/// Slices of one element along `dim`, at the places that the index holds; the first `batch_dims` dimensions are shared.
fn torch_index_select(op: TorchIndexSelect<'_>, _: &mut Binder<'_>) -> Bound {
    let (dim, batch_dims) = (op.dim(), op.batch_dims());
    Ok(Kernel::tensors(move |[x, places]| {
        let count = |value: i64, rank: usize| {
            let value = if value < 0 { value + rank as i64 } else { value };
            usize::try_from(value).ok().filter(|&value| value <= rank)
        };
        let (Some(dim), Some(n_batch)) = (count(dim, x.rank()), count(batch_dims, places.rank())) else {
            return Err(Trap::invalid(format!(
                "torch_index_select: dimension {dim} and {batch_dims} batch dimensions of {}",
                x.type_name()
            )));
        };
        let batch: Shape = (0..n_batch).collect();
        // The dimensions of the result that come from the places stand where `dim` was.
        let n_places = places.rank() - n_batch;
        let outer = dim - n_batch.min(dim);
        let offset = (n_batch..n_batch + outer).chain(n_batch + outer + n_places..x.rank() + n_places - 1);
        let dims = GatherDimensions {
            offset_dims: offset.collect(),
            collapsed_slice_dims: Shape::from_slice(&[dim]),
            operand_batching_dims: batch.clone(),
            start_indices_batching_dims: batch,
            start_index_map: Shape::from_slice(&[dim]),
            index_vector_dim: places.rank(),
        };
        let sizes: Shape =
            x.shape().iter().enumerate().map(|(at, &size)| if at < n_batch || at == dim { 1 } else { size }).collect();
        gathers::gather(&x, &places, &dims, &sizes)
    }))
}
