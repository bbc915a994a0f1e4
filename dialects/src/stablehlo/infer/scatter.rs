//! Scatters: windows of updates that are combined into the inputs.

use hlo_ir::verify::with_signature;
use hlo_ir::{Context, DYNAMIC, Diagnostics, Inferred, Signature, Type};

use super::compatible::{shapes_compatible, sizes_compatible};
use super::fault::{Checked, fault, verified};
use super::reduce::accumulators;
use super::reducer::{Reducer, verify_reducer};
use super::{check_distinct, check_in_bounds, is_unique, list, shape_of};
use crate::formats::with_element;
use crate::stablehlo::attrs::ScatterDims;
use crate::stablehlo::gather::Scatter;

/// Spec: scatter. The inputs' types, with the elements that the region gives.
pub fn scatter(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    let inputs = groups(x.operands).0;
    let elements = accumulators(x, 0, inputs);
    Ok(inputs.iter().zip(elements).map(|(&input, element)| with_element(x.cx, input, element)).collect())
}

/// Inputs, indices and updates.
fn groups(operands: &[Type]) -> (&[Type], Type, &[Type]) {
    let n = operands.len().saturating_sub(1) / 2;
    let indices = operands.get(n).copied().unwrap_or(Type::ERROR);
    (&operands[..n], indices, operands.get(n + 1..2 * n + 1).unwrap_or_default())
}

/// Spec: scatter, constraints C1 to C23.
pub fn verify_scatter(scatter: Scatter<'_>, diags: &mut Diagnostics) {
    let op = scatter.op();
    verified(op, diags, || {
        with_signature(op, |x| {
            let cx = op.cx;
            let (inputs, indices, updates) = groups(x.operands);
            for (types, what, rule) in [(inputs, "inputs", "C1"), (updates, "updates", "C3")] {
                if let Some(first) = types.first().map(|ty| shape_of(cx, *ty))
                    && types.iter().any(|ty| !shapes_compatible(first, shape_of(cx, *ty)))
                {
                    return fault(rule, format!("Not all {what} have compatible shapes."));
                }
            }
            let (dims, mut indices) = (scatter.scatter_dimension_numbers(), shape_of(cx, indices).to_vec());
            let (vector_dim, rank) = (dims.index_vector_dim, indices.len() as i64);
            if !(0..=rank).contains(&vector_dim) {
                let message = format!(
                    "Expects index_vector_dim to be in range [0, rank-of('scatter_indices')] i.e. [0, {rank}]. got: \
                     {vector_dim}."
                );
                return fault("C22", message);
            }
            let inits: Vec<Type> = updates.iter().map(|ty| cx.tensor_type(&[], ty.element(cx))).collect();
            let reducer = Reducer { rule: "C23", inputs, inits: &inits, dimensions: &[] };
            verify_reducer(cx, op.region(0), &reducer)?;
            if vector_dim == rank {
                indices.push(1);
            }
            let expected = indices.len() - 1 + dims.update_window_dims.len();
            if let Some(found) = updates.iter().map(|ty| shape_of(cx, *ty).len()).find(|found| *found != expected) {
                let message = format!(
                    "expects updates tensor must be of rank {expected} ( == rank-of('scatter_indices') - 1 + \
                     size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing 1 dimension if \
                     'index_vector_dim' == rank-of('scatter_indices')), but got {found}."
                );
                return fault("C4", message);
            }
            for (&input, &update) in inputs.iter().zip(updates) {
                check_dims(cx, &dims, input, &indices, update)?;
            }
            for (&input, &update) in inputs.iter().zip(updates) {
                check_window(&dims, shape_of(cx, input), &indices, shape_of(cx, update))?;
            }
            Ok(())
        })
    });
}

/// Constraints C2 and C7 to C21. `indices` has a dimension for the index vector.
fn check_dims(cx: &Context, dims: &ScatterDims<'_>, input: Type, indices: &[i64], update: Type) -> Checked {
    let (shape, update_rank) = (shape_of(cx, input), shape_of(cx, update).len());
    let (windows, inserted, batching) = (dims.update_window_dims, dims.inserted_window_dims, dims.input_batching_dims);
    let (index_batching, map, vector_dim) =
        (dims.scatter_indices_batching_dims, dims.scatter_dims_to_operand_dims, dims.index_vector_dim);
    let n = windows.len() + inserted.len() + batching.len();
    if shape.len() != n {
        let message = format!(
            "Expects rank-of operand to match size-of('update_window_dims') + size-of('inserted_window_dims') + \
             size-of('input_batching_dims') i.e. {n} but got {}.",
            shape.len()
        );
        return fault("C2", message);
    }
    let sorted = |rule: &'static str, values: &[i64], name: &str| match values.is_sorted() {
        true => Ok(()),
        false => fault(rule, format!("Expects {name} to be sorted; got: [{}].", list(values))),
    };
    let unique = |rule: &'static str, values: &[i64], name: &str| match is_unique(values) {
        true => Ok(()),
        false => fault(rule, format!("Expects {name} to not repeat; got: [{}].", list(values))),
    };
    let operand_dims =
        |rule, values: &[i64], name| check_in_bounds(rule, values, shape.len(), name, "rank-of('operand')");
    sorted("C7", windows, "update_window_dims")?;
    unique("C7", windows, "update_window_dims")?;
    check_in_bounds("C8", windows, update_rank, "update_window_dims", "rank-of('updates')")?;
    check_distinct("C9", inserted, batching, "inserted_window_dims", "input_batching_dims")?;
    sorted("C10", inserted, "inserted_window_dims")?;
    operand_dims("C11", inserted, "inserted_window_dims")?;
    sorted("C12", batching, "input_batching_dims")?;
    operand_dims("C13", batching, "input_batching_dims")?;
    unique("C14", index_batching, "scatter_indices_batching_dims")?;
    let name = "scatter_indices_batching_dims";
    check_in_bounds("C15", index_batching, indices.len(), name, "rank-of('scatter_indices')")?;
    if index_batching.contains(&vector_dim) {
        let message = format!("expects {name} not to include index_vector_dim {vector_dim}.");
        return fault("C16", message);
    }
    if batching.len() != index_batching.len() {
        return fault("C17", format!("input_batching_dims and {name} should have the same size."));
    }
    for (index, (&dim, &index_dim)) in batching.iter().zip(index_batching).enumerate() {
        let (size, index_size) = (shape[dim as usize], indices[index_dim as usize]);
        if !sizes_compatible(size, index_size) {
            let message = format!(
                "input_batching_dims[{index}] and {name}[{index}] must have compatible sizes, but got {size} and \
                 {index_size}."
            );
            return fault("C18", message);
        }
    }
    let vector_size = indices[vector_dim as usize];
    if vector_size != DYNAMIC && map.len() as i64 != vector_size {
        let message = format!(
            "Scatter op has {} elements in scatter_dims_to_operand_dims and the bound of dimension \
             index_vector_dim={vector_dim} of scatter_indices is {vector_size}. These two numbers must be equal.",
            map.len()
        );
        return fault("C19", message);
    }
    check_distinct("C20", map, batching, "scatter_dims_to_operand_dims", "input_batching_dims")?;
    operand_dims("C21", map, "scatter_dims_to_operand_dims")
}

/// The sizes of an update: windows fit into the input, the rest is as the indices say. The dimensions were checked.
fn check_window(dims: &ScatterDims<'_>, input: &[i64], indices: &[i64], update: &[i64]) -> Checked {
    let outside = |dim: &i64| dims.inserted_window_dims.contains(dim) || dims.input_batching_dims.contains(dim);
    let limits = (0..input.len() as i64).filter(|dim| !outside(dim)).map(|dim| input[dim as usize]);
    for (&dim, limit) in dims.update_window_dims.iter().zip(limits) {
        let size = update[dim as usize];
        if size != DYNAMIC && limit != DYNAMIC && size > limit {
            let message = format!(
                "expects bounds of the window dimensions of updates to not exceed the bounds of the corresponding \
                 dimensions of operand. For dimension {dim}, updates bound is {size}, operand bound is {limit}."
            );
            return fault("C4", message);
        }
    }
    let scattered = (0..update.len()).filter(|dim| !dims.update_window_dims.contains(&(*dim as i64)));
    let sizes = indices.iter().enumerate().filter(|(dim, _)| *dim as i64 != dims.index_vector_dim);
    for (dim, (_, &expected)) in scattered.zip(sizes) {
        if !sizes_compatible(update[dim], expected) {
            let message = format!(
                "expects bounds of the scatter dimensions of updates to be same as the bounds of the corresponding \
                 dimensions of scatter indices. For scatter dimension {dim}, updates bound is {} , scatter_indices \
                 bound is {expected}.",
                update[dim]
            );
            return fault("C4", message);
        }
    }
    Ok(())
}
