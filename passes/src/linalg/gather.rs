//! Ops that read slices at places known when the program runs.

use hlo_dialects::stablehlo::gather::{Gather, TorchIndexSelect};
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{Builder, DYNAMIC, OpRef, SmallVec, Value, conversions};

use super::build::{
    Nest, add, dim, dims_map, empty, extract, generic, index, known_integer, loop_index, loops, subtract, to_index,
};
use super::shape::{clamped, is_unsigned};
use super::sizes::empty_for;
use super::values::{finish_with, operands, parts, result_type};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) GATHER for State;
    [Gather] => |op, cv| attempt(op, cv, gather);
    [TorchIndexSelect] => |op, cv| attempt(op, cv, index_select);
}

/// A turn for each element of the result: its place among the batches leads to an index in the operand, which is kept
/// within it, and its place in the slice is added.
fn gather(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Gather<'_>>() else { return refuse("it gathers nothing") };
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    let [operand, indices] = [operands[0], operands[1]];
    let dims = view.dimension_numbers();
    let rank = parts(cv, ty).0.len();
    let operand_rank = parts(cv, cv.target().ty(operand)).0.len();
    let index_rank = parts(cv, cv.target().ty(indices)).0.len();
    let slice_sizes = view.slice_sizes();
    let unsigned = is_unsigned(op.operand(1));
    // As indices, narrower starts are positive numbers: they are clamped as the reference's are.
    let may_look_negative = unsigned && op.operand(1).ty().element(op.cx).bit_width(op.cx) == Some(64);
    let has_offset = |dim: &i64| !dims.collapsed_slice_dims.contains(dim) && !dims.operand_batching_dims.contains(dim);
    let new = cv.build(|b| {
        let out = empty_for(b, op, &operands, ty)?;
        let maps = [dims_map(rank, 0..rank)];
        let nest = Nest { inputs: &[], outputs: &[out], maps: &maps, loops: &loops(rank, 0) };
        generic(b, &nest, |b, _| {
            let turns: Vec<Value> = (0..rank).map(|dim| loop_index(b, dim)).collect();
            let batches: Vec<Value> =
                (0..rank).filter(|dim| !dims.offset_dims.contains(&(*dim as i64))).map(|dim| turns[dim]).collect();
            let zero = index(b, 0);
            let mut starts: Vec<Option<Value>> = vec![None; operand_rank];
            for (part, &of) in dims.start_index_map.iter().enumerate() {
                let mut place = batches.clone();
                if dims.index_vector_dim != index_rank as i64 {
                    let part = index(b, part as i64);
                    place.insert(dims.index_vector_dim as usize, part);
                }
                let start = extract(b, indices, &place);
                starts[of as usize] = Some(to_index(b, start, unsigned));
            }
            let mut places: Vec<Value> = Vec::with_capacity(operand_rank);
            for (at, start) in starts.into_iter().enumerate() {
                places.push(match start {
                    None => zero,
                    Some(start) => {
                        let own = dim(b, operand, at);
                        let size = index(b, slice_sizes[at]);
                        let most = subtract(b, own, size);
                        clamped(b, start, most, may_look_negative)
                    }
                });
            }
            for (&at, &batch) in dims.operand_batching_dims.iter().zip(dims.start_indices_batching_dims) {
                // Batches are counted without the dimension that holds the parts of an index.
                let number = batch - i64::from(batch > dims.index_vector_dim);
                let at = at as usize;
                places[at] = plus(b, places[at], batches[number as usize]);
            }
            let offsets = (0..operand_rank as i64).filter(has_offset);
            for (at, &of) in offsets.zip(dims.offset_dims) {
                let at = at as usize;
                places[at] = plus(b, places[at], turns[of as usize]);
            }
            Ok::<_, Refused>(SmallVec::from_slice(&[extract(b, operand, &places)]))
        })
    })?;
    finish_with(cv, op, new)
}

/// A sum, without an op where the first summand is zero.
fn plus(b: &mut Builder<'_>, lhs: Value, rhs: Value) -> Value {
    if known_integer(b, lhs) == Some(0) { rhs } else { add(b, lhs, rhs) }
}

/// The result has the dimensions of the operand before `dim`, those of the index behind the batches, and the rest of the
/// operand's.
fn index_select(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<TorchIndexSelect<'_>>() else { return refuse("it selects nothing") };
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    let [operand, indices] = [operands[0], operands[1]];
    let operand_rank = parts(cv, cv.target().ty(operand)).0.len() as i64;
    let n_indices = parts(cv, cv.target().ty(indices)).0.len() as i64;
    let (shape, element) = parts(cv, ty);
    let rank = shape.len();
    let from_end = |dim: i64, rank: i64| if dim < 0 { dim + rank } else { dim };
    let axis = from_end(view.dim(), operand_rank);
    let n_batches = from_end(view.batch_dims(), n_indices);
    let own = n_indices - n_batches;
    if axis < 0 || n_batches < 0 || own < 0 || axis + own > rank as i64 || n_batches > axis {
        return refuse("its dimensions do not fit its operands");
    }
    let (axis, n_batches, own) = (axis as usize, n_batches as usize, own as usize);
    let behind = axis + own;
    let unsigned = is_unsigned(op.operand(1));
    let new = cv.build(|b| {
        // Where dimension `at` of the result comes from: an operand and its dimension.
        let origin = |at: usize| match at {
            _ if at < axis => (operand, at),
            _ if at < behind => (indices, at - axis + n_batches),
            _ => (operand, at - behind + axis + 1),
        };
        let open = |b: &mut Builder<'_>, dims: &mut dyn Iterator<Item = usize>| -> Vec<Value> {
            let mut sizes = Vec::new();
            for at in dims.filter(|&at| shape[at] == DYNAMIC) {
                let (value, number) = origin(at);
                sizes.push(dim(b, value, number));
            }
            sizes
        };
        let sizes = open(b, &mut (0..rank));
        let of_slice: Vec<usize> = (0..axis).chain(behind..rank).collect();
        let slice_sizes = open(b, &mut of_slice.iter().copied());
        let slice_shape: Vec<i64> = of_slice.iter().map(|&at| shape[at]).collect();
        // Nothing reads it: it says how far the loops over the slice go.
        let slice = empty(b, b.cx.tensor_type(&slice_shape, element), &slice_sizes);
        let out = empty(b, ty, &sizes);
        let maps = [
            dims_map(rank, (0..n_batches).chain(axis..behind)),
            dims_map(rank, of_slice.iter().copied()),
            dims_map(rank, 0..rank),
        ];
        let nest = Nest { inputs: &[indices, slice], outputs: &[out], maps: &maps, loops: &loops(rank, 0) };
        generic(b, &nest, |b, args| {
            let chosen = to_index(b, args[0], unsigned);
            let mut places: Vec<Value> = (0..axis).map(|dim| loop_index(b, dim)).collect();
            places.push(chosen);
            places.extend((behind..rank).map(|dim| loop_index(b, dim)));
            Ok::<_, Refused>(SmallVec::from_slice(&[extract(b, operand, &places)]))
        })
    })?;
    finish_with(cv, op, new)
}
