//! Scattering. Turns of `linalg` do not write where they like, so each element of the result looks at all indices, in
//! order, for those whose window it is in.

use hlo_dialects::arith::integer::AndI;
use hlo_dialects::linalg::generic::Yield;
use hlo_dialects::scf;
use hlo_dialects::stablehlo::attrs::ScatterDims;
use hlo_dialects::stablehlo::gather::Scatter;
use hlo_ir::rewrite::Converted;
use hlo_ir::{Builder, DYNAMIC, NewOp, OpRef, SmallVec, Type, Value, conversions};

use super::build::{
    Nest, bits, compare, dim, dims_map, empty, extract, generic_around, index, loop_index, loops, same, subtract,
    to_index,
};
use super::reduce::element_region_of;
use super::region::{self, ElementRegion};
use super::shape::is_unsigned;
use super::values::{finish_with, operands, parts};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) SCATTER for State;
    [Scatter] => |op, cv| attempt(op, cv, scatter);
}

/// A loop for each dimension of the result, and one for each dimension of the updates that is not of their windows.
fn scatter(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Scatter<'_>>() else { return refuse("it scatters nothing") };
    region::check(op.region(0))?;
    let operands = operands(cv, op);
    let n = operands.len() / 2;
    let (inputs, updates) = (&operands[..n], &operands[n + 1..]);
    let dims = view.scatter_dimension_numbers();
    let (shape, _) = parts(cv, cv.target().ty(inputs[0]));
    let (update_shape, _) = parts(cv, cv.target().ty(updates[0]));
    let is_batch = |dim: &usize| !dims.update_window_dims.contains(&(*dim as i64));
    let batch_dims: Vec<usize> = (0..update_shape.len()).filter(is_batch).collect();
    let (rank, n_loops) = (shape.len(), shape.len() + batch_dims.len());
    // Nothing reads it: it says how far the loops over the indices go.
    let extents = cv.build(|b| {
        let sizes: Vec<i64> = batch_dims.iter().map(|&at| update_shape[at]).collect();
        let open: Vec<Value> =
            batch_dims.iter().filter(|at| update_shape[**at] == DYNAMIC).map(|&at| dim(b, updates[0], at)).collect();
        empty(b, b.cx.tensor_type(&sizes, Type::F32), &open)
    });
    let region = element_region_of(cv, &[&[extents], inputs]);
    let plan = Plan { dims, indices: operands[n], unsigned: is_unsigned(op.operand(n)), batch_dims, updates };
    let so_far = &region.args[1..];
    let (places, is_inside) = cv.inside(region.block, |cv| cv.build(|b| plan.look(b, rank)));
    let [then, otherwise] = [0, 1].map(|_| {
        cv.build(|b| {
            let region = b.body.create_region();
            ElementRegion { region, block: b.body.create_block(region), args: SmallVec::new() }
        })
    });
    let args: SmallVec<[Value; 4]> = cv.inside(then.block, |cv| {
        cv.build(|b| {
            let updates: SmallVec<[Value; 4]> = updates.iter().map(|&update| extract(b, update, &places)).collect();
            so_far.iter().copied().chain(updates).collect()
        })
    });
    let values = region::inline(cv, op.region(0), &then, &args);
    let new = cv.build(|b| {
        scf::Yield::build_typed(&mut Builder::at_end(b.cx, b.body, then.block, b.loc), &[], &values);
        scf::Yield::build_typed(&mut Builder::at_end(b.cx, b.body, otherwise.block, b.loc), &[], so_far);
        let types: SmallVec<[Type; 4]> = so_far.iter().map(|&value| b.body.ty(value)).collect();
        let mut inner = Builder::at_end(b.cx, b.body, region.block, b.loc);
        let regions = [then.region, otherwise.region];
        let new = NewOp::new(scf::If::DEF, inner.loc);
        let chosen = inner.insert(NewOp { operands: &[is_inside], results: &types, regions: &regions, ..new });
        let chosen: SmallVec<[Value; 4]> = inner.body.results(chosen).collect();
        Yield::build_typed(&mut inner, &[], &chosen);
        let written = std::iter::repeat_n(dims_map(n_loops, 0..rank), n);
        let maps: Vec<_> = std::iter::once(dims_map(n_loops, rank..n_loops)).chain(written).collect();
        let loops = loops(rank, n_loops - rank);
        let nest = Nest { inputs: &[extents], outputs: inputs, maps: &maps, loops: &loops };
        generic_around(b, &nest, region.region)
    });
    finish_with(cv, op, new)
}

/// What is scattered where.
struct Plan<'p> {
    dims: ScatterDims<'p>,
    indices: Value,
    unsigned: bool,
    /// The dimensions of the updates that are not of their windows.
    batch_dims: Vec<usize>,
    updates: &'p [Value],
}

impl Plan<'_> {
    /// Which element of the updates the turn's index has for the turn's element of the result, and whether there is one.
    fn look(&self, b: &mut Builder<'_>, rank: usize) -> (Vec<Value>, Value) {
        let dims = &self.dims;
        let index_rank = b.body.ty(self.indices).shape(b.cx).map_or(0, <[i64]>::len) as i64;
        let here: Vec<Value> = (0..rank).map(|at| loop_index(b, at)).collect();
        let batches: Vec<Value> = (0..self.batch_dims.len()).map(|number| loop_index(b, rank + number)).collect();
        let mut is_inside = bits(b, Type::I1, 1);
        let mut require = |b: &mut Builder<'_>, predicate: &str, lhs: Value, rhs: Value| {
            let holds = compare(b, predicate, lhs, rhs);
            is_inside = same(b, AndI::DEF, &[is_inside, holds]);
        };
        let mut starts: Vec<Option<Value>> = vec![None; rank];
        for (part, &of) in dims.scatter_dims_to_operand_dims.iter().enumerate() {
            let mut place = batches.clone();
            if dims.index_vector_dim != index_rank {
                let part = index(b, part as i64);
                place.insert(dims.index_vector_dim as usize, part);
            }
            let start = extract(b, self.indices, &place);
            let start = to_index(b, start, self.unsigned);
            if self.unsigned {
                // From 2^63 on it looks negative.
                let zero = index(b, 0);
                require(b, "sge", start, zero);
            }
            starts[of as usize] = Some(start);
        }
        for (&at, &batch) in dims.input_batching_dims.iter().zip(dims.scatter_indices_batching_dims) {
            // Batches are counted without the dimension that holds the parts of an index.
            let number = batch - i64::from(batch > dims.index_vector_dim);
            starts[at as usize] = Some(batches[number as usize]);
        }
        let mut places = vec![None; self.batch_dims.len() + dims.update_window_dims.len()];
        for (&at, &batch) in self.batch_dims.iter().zip(&batches) {
            places[at] = Some(batch);
        }
        let mut window = dims.update_window_dims.iter();
        for (at, start) in starts.into_iter().enumerate() {
            let start = start.unwrap_or_else(|| index(b, 0));
            let number = at as i64;
            if dims.inserted_window_dims.contains(&number) || dims.input_batching_dims.contains(&number) {
                require(b, "eq", here[at], start);
            } else if let Some(&of) = window.next() {
                let offset = subtract(b, here[at], start);
                let size = dim(b, self.updates[0], of as usize);
                require(b, "ult", offset, size);
                places[of as usize] = Some(offset);
            }
        }
        (places.into_iter().flatten().collect(), is_inside)
    }
}
