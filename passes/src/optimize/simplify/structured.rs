//! Reductions, sorts and gathers.

use hlo_dialects::stablehlo::attrs::GatherDims;
use hlo_dialects::stablehlo::control::Return;
use hlo_dialects::stablehlo::gather::Gather;
use hlo_dialects::stablehlo::reduce::{Reduce, Sort};
use hlo_dialects::stablehlo::shape::{BroadcastInDim, Reshape, Slice};
use hlo_ir::{NewOp, NoMatch, OpId, Rewrite, Rewriter, SmallVec, Type, Value, ValueDef, patterns};
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::constant::integers;
use super::super::fold::{reduce_no_dims, reduce_to_outer_values};
use super::super::region::only_block;
use super::replace_plainly;
use crate::common::effects::removable_if_unused;

patterns! {
    /// In the reference's order.
    pub(super) PATTERNS;
    "GatherOpCanon": Gather => gather_is_slice;
    "ReduceOp_RemoveNoop": Reduce => reduce_no_dims;
    "ReduceOpEmptyCanon": Reduce => reduce_empty;
    "ReduceOpNoopVariableReturn": Reduce => reduce_to_outer_values;
    "ReduceOpUnusedResultCanon": Reduce => drop_unused_reductions;
    "SortOpDropUnusedArgs": Sort => drop_unused_sorted;
    "SortOpSetDimension": Sort => sort_last_dimension;
}

/// One part at a known place. It is moved inwards until it fits, as the op does.
fn gather_is_slice(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<Gather<'_>>(op)?;
    let (operand, indices, ty) = (view.operand(), view.start_indices(), view.result().ty());
    let dims: GatherDims<'_> = view.dimension_numbers();
    let starts = integers(indices).ok_or(NoMatch)?;
    let one_part = dims.index_vector_dim == 0 && indices.shape().is_some_and(|shape| shape.len() <= 1);
    let shape = operand.shape().filter(|_| operand.ty().has_static_shape(cx)).ok_or(NoMatch)?;
    let sizes = view.slice_sizes();
    if !one_part || starts.len() != dims.start_index_map.len() || !dims.operand_batching_dims.is_empty() {
        return Err(NoMatch);
    }
    let mut first = vec![0; sizes.len()];
    for (&dim, start) in dims.start_index_map.iter().zip(starts) {
        let dim = dim as usize;
        let last = shape.get(dim).zip(sizes.get(dim)).map(|(size, part)| size - part);
        first[dim] = start.clamp(0, last.filter(|&last| last >= 0).ok_or(NoMatch)?);
    }
    let limits: Vec<i64> = first.iter().zip(&sizes).map(|(start, size)| start + size).collect();
    let kept = sizes.iter().enumerate().filter(|(dim, _)| !dims.collapsed_slice_dims.contains(&(*dim as i64)));
    let kept: Vec<i64> = kept.map(|(_, &size)| size).collect();
    let collapses = !dims.collapsed_slice_dims.is_empty();
    if ty.shape(cx) != Some(&kept[..]) || ty.encoding(cx).is_some() {
        return Err(NoMatch);
    }
    let part = if collapses { cx.tensor_type(&sizes, ty.element(cx)) } else { ty };
    let operand = operand.id;
    let value = rw.build(|b| {
        let slice = Slice::build_typed(b, &[part], operand, &first, &limits, &vec![1; sizes.len()]);
        let slice = b.result(slice);
        if !collapses {
            return slice;
        }
        let op = Reshape::build_typed(b, &[ty], slice);
        b.result(op)
    });
    replace_plainly(op, value, rw)
}

/// Reducing nothing gives the initial values.
fn reduce_empty(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<Reduce<'_>>(op)?;
    let is_empty = view.inputs().iter().next().is_some_and(|input| input.ty().n_elements(cx) == Some(0));
    let types: SmallVec<[Type; 2]> = view.results().iter().map(|result| result.ty()).collect();
    let inits = view.init_values();
    let fit = types.iter().zip(inits.iter()).all(|(ty, init)| {
        ty.is_ranked_tensor(cx) && ty.has_static_shape(cx) && ty.element(cx) == init.ty().element(cx)
    });
    if !is_empty || !fit || types.len() != inits.len() {
        return Err(NoMatch);
    }
    let inits = inits.ids();
    let values: SmallVec<[Value; 2]> = rw.build(|b| {
        let broadcast = |(&ty, &init): (&Type, &Value)| {
            let op = BroadcastInDim::build_typed(b, &[ty], init, &[]);
            b.result(op)
        };
        types.iter().zip(&inits).map(broadcast).collect()
    });
    rw.replace(op, values)
}

/// A reduction of several inputs leaves out those that no used result depends on. As in the reference, only when as
/// many inputs are needed as results are used.
fn drop_unused_reductions(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Reduce<'_>>(op)?;
    let body = rw.body();
    let n = view.op().n_results();
    let used: Vec<usize> = (0..n).filter(|&index| body.has_uses(body.result(op, index))).collect();
    let block = only_block(body, op, 0)?;
    let terminator = body.last_op(block).ok_or(NoMatch)?;
    let returned = rw.view::<Return<'_>>(terminator)?.results().ids();
    let simple = body.block_ops(block).all(|inner| body.n_regions(inner) == 0);
    if used.len() == n || used.is_empty() || !simple || returned.len() != n || view.inputs().len() != n {
        return Err(NoMatch);
    }
    if !removable_if_unused(rw.cx(), body, op) {
        return Err(NoMatch);
    }
    // What the used results are computed of.
    let (mut needed_ops, mut needed_pairs) = (FxHashSet::default(), FxHashSet::default());
    let mut pending: Vec<Value> = used.iter().map(|&index| returned[index]).collect();
    while let Some(value) = pending.pop() {
        match body.value_def(value) {
            ValueDef::Argument(owner, number) if owner == block => {
                needed_pairs.insert(number % n);
            }
            ValueDef::Result(def, _) if body.block_of(def) == Some(block) && needed_ops.insert(def) => {
                pending.extend(body.operands(def));
            }
            _ => {}
        }
    }
    if needed_pairs.len() != used.len() {
        return Err(NoMatch);
    }
    let pairs: Vec<usize> = (0..n).filter(|pair| needed_pairs.contains(pair)).collect();
    let pick = |values: SmallVec<[Value; 4]>| pairs.iter().map(|&pair| values[pair]).collect::<SmallVec<[Value; 4]>>();
    let mut operands = pick(view.inputs().ids());
    operands.extend(pick(view.init_values().ids()));
    let results: SmallVec<[Type; 2]> = used.iter().map(|&index| view.op().result(index).ty()).collect();
    let attrs = rw.cx().dict(&[(rw.cx().name("dimensions"), rw.cx().i64_array_attr(&view.dimensions()))]);
    let args: Vec<Value> = body.block_args(block).to_vec();
    let kept_args = pairs.iter().map(|&pair| args[pair]).chain(pairs.iter().map(|&pair| args[pair + n]));
    let kept_args: Vec<Value> = kept_args.collect();
    let ops: Vec<OpId> = body.block_ops(block).filter(|inner| needed_ops.contains(inner)).collect();
    let loc_of_return = body.loc(terminator);
    let new = rw.build(|b| {
        let region = b.body.create_region();
        let target = b.body.create_block(region);
        let mut map: FxHashMap<Value, Value> = FxHashMap::default();
        for arg in kept_args {
            let copy = b.body.add_argument(target, b.body.ty(arg), b.loc);
            map.insert(arg, copy);
        }
        let mapped = |value: Value, map: &FxHashMap<Value, Value>| map.get(&value).copied().unwrap_or(value);
        for inner in ops {
            let operands: SmallVec<[Value; 4]> = b.body.operands(inner).map(|value| mapped(value, &map)).collect();
            let types: SmallVec<[Type; 2]> = b.body.results(inner).map(|value| b.body.ty(value)).collect();
            let (def, loc, attrs) = (b.body.def(inner), b.body.loc(inner), b.body.attrs(inner));
            let copy = b.body.create_op(NewOp { attrs, operands: &operands, results: &types, ..NewOp::new(def, loc) });
            b.body.append_op(target, copy);
            map.extend(b.body.results(inner).zip(b.body.results(copy)));
        }
        let values: SmallVec<[Value; 4]> = used.iter().map(|&index| mapped(returned[index], &map)).collect();
        let end = b.body.create_op(NewOp { operands: &values, ..NewOp::new(Return::DEF, loc_of_return) });
        b.body.append_op(target, end);
        let regions = [region];
        b.insert(NewOp {
            attrs,
            operands: &operands,
            results: &results,
            regions: &regions,
            ..NewOp::new(Reduce::DEF, b.loc)
        })
    });
    for (number, &index) in used.iter().enumerate() {
        let (from, to) = (rw.body().result(op, index), rw.body().result(new, number));
        rw.replace_all_uses(from, to);
    }
    rw.erase(op);
    Ok(())
}

/// A sort leaves out the inputs that neither a user nor the comparison needs.
fn drop_unused_sorted(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let body = rw.body();
    let block = only_block(body, op, 0)?;
    let args = body.block_args(block);
    let is_kept = |index: usize| {
        let compared =
            [2 * index, 2 * index + 1].iter().any(|&arg| args.get(arg).is_none_or(|&arg| body.has_uses(arg)));
        compared || body.has_uses(body.result(op, index))
    };
    let kept: Vec<usize> = (0..view.n_results()).filter(|&index| is_kept(index)).collect();
    if kept.len() == view.n_results() || kept.is_empty() {
        return Err(NoMatch);
    }
    let operands: SmallVec<[Value; 4]> = kept.iter().map(|&index| view.operand(index).id).collect();
    let results: SmallVec<[Type; 4]> = kept.iter().map(|&index| view.result(index).ty()).collect();
    let (attrs, n_args) = (view.attrs(), args.len());
    let region = body.op_region(op, 0).ok_or(NoMatch)?;
    let (new, into) = rw.build(|b| {
        let into = b.body.create_region();
        let regions = [into];
        let new =
            NewOp { attrs, operands: &operands, results: &results, regions: &regions, ..NewOp::new(Sort::DEF, b.loc) };
        (b.insert(new), into)
    });
    rw.move_blocks(region, into);
    for arg in (0..n_args).rev().filter(|arg| !kept.contains(&(arg / 2))) {
        rw.erase_argument(block, arg);
    }
    for (number, &index) in kept.iter().enumerate() {
        let (from, to) = (rw.body().result(op, index), rw.body().result(new, number));
        rw.replace_all_uses(from, to);
    }
    rw.erase(op);
    Ok(())
}

/// The last dimension under its number.
fn sort_last_dimension(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<Sort<'_>>(op)?;
    let rank = view.results().iter().next().and_then(|result| result.shape()).map_or(0, <[i64]>::len);
    if view.dimension() != -1 || rank == 0 {
        return Err(NoMatch);
    }
    let dim = rw.cx().int_attr(Type::I64, rank as i64 - 1);
    rw.set_attr(op, "dimension", Some(dim));
    Ok(())
}
