//! Reductions, and mapping with a region.

use hlo_dialects::linalg::primitive;
use hlo_dialects::stablehlo::reduce::{Map, Reduce};
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{Builder, DYNAMIC, NewOp, OpRef, SmallVec, Type, Value, conversions};

use super::build::{Nest, dim, dims_map, element_region, empty, extract, fill, generic_around, loops, recast};
use super::region::{self, ElementRegion};
use super::sizes::empty_for;
use super::values::{finish, finish_with, operands, parts, result_type};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) REDUCE for State;
    [Reduce] => |op, cv| attempt(op, cv, reduce);
    [Map] => |op, cv| attempt(op, cv, map);
}

/// A region with an argument for an element of each of `operands`.
pub(super) fn element_region_of(cv: &mut Cv<'_>, operands: &[&[Value]]) -> ElementRegion {
    let (region, block, args) = cv.build(|b| element_region(b, operands));
    ElementRegion { region, block, args }
}

/// Each result starts as its initial value everywhere; the region takes what it is so far, then an element.
fn reduce(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Reduce<'_>>() else { return refuse("it is no reduction") };
    let mut dims = view.dimensions();
    if dims.is_empty() {
        // The reference leaves such reductions, and its tests look for them.
        return refuse("it reduces no dimension");
    }
    region::check(op.region(0))?;
    let types: SmallVec<[Type; 2]> =
        (0..op.n_results()).map(|index| result_type(cv, op, index)).collect::<Result<_, Refused>>()?;
    let operands = operands(cv, op);
    let n = types.len();
    let (inputs, inits) = operands.split_at(n);
    let mut shapes = inputs.iter().map(|&input| cv.target().ty(input).shape(cv.cx()));
    let Some(shape) = shapes.next().flatten().map(<[i64]>::to_vec) else {
        return refuse("the rank of an operand is not known");
    };
    if shape.contains(&0) {
        return refuse("it reduces nothing: a size is zero");
    }
    let primitive = cv.state.settings.primitive;
    if primitive {
        dims.sort_unstable();
    }
    let rank = shape.len();
    let is_reduced = |dim: &usize| dims.contains(&(*dim as i64));
    let kept: Vec<usize> = (0..rank).filter(|dim| !is_reduced(dim)).collect();
    let outs: SmallVec<[Value; 2]> = (0..n)
        .map(|index| {
            cv.build(|b| {
                let init = extract(b, inits[index], &[]);
                let (ty, input) = (types[index], inputs[index]);
                // `linalg.reduce` has the sizes of its input, whatever the result's type says of them.
                let own: Vec<i64> = b.body.ty(input).shape(b.cx).unwrap_or_default().into();
                let sizes: Vec<i64> = kept.iter().map(|&dim| own[dim]).collect();
                let out_ty = if primitive { b.cx.tensor_type(&sizes, ty.element(b.cx)) } else { ty };
                let shape: Vec<i64> = out_ty.shape(b.cx).unwrap_or_default().into();
                let open: Vec<Value> = kept
                    .iter()
                    .zip(&shape)
                    .filter(|(_, size)| **size == DYNAMIC)
                    .map(|(&at, _)| dim(b, input, at))
                    .collect();
                let out = empty(b, out_ty, &open);
                fill(b, init, out)
            })
        })
        .collect();
    let region = element_region_of(cv, &[inputs, &outs]);
    let args: SmallVec<[Value; 4]> = region.args[n..].iter().chain(&region.args[..n]).copied().collect();
    let values = region::inline(cv, op.region(0), &region, &args);
    let new = cv.build(|b| {
        region::end(b, &region, &values);
        if primitive {
            let results: SmallVec<[Type; 2]> = outs.iter().map(|&out| b.body.ty(out)).collect();
            let all: SmallVec<[Value; 4]> = inputs.iter().chain(&outs).copied().collect();
            let attrs = b.cx.dict(&[(b.cx.name("dimensions"), b.cx.i64_array_attr(&dims))]);
            let new = NewOp::new(primitive::Reduce::DEF, b.loc);
            return b.insert(NewOp { attrs, operands: &all, results: &results, regions: &[region.region], ..new });
        }
        // Loops that stay come first, then those that are folded.
        let mut loop_of = vec![0; rank];
        for (number, &dim) in kept.iter().enumerate() {
            loop_of[dim] = number;
        }
        for (number, &dim) in dims.iter().enumerate() {
            loop_of[dim as usize] = kept.len() + number;
        }
        let read = dims_map(rank, loop_of);
        let written = dims_map(rank, 0..kept.len());
        let maps: Vec<_> = std::iter::repeat_n(read, n).chain(std::iter::repeat_n(written, n)).collect();
        let nest = Nest { inputs, outputs: &outs, maps: &maps, loops: &loops(kept.len(), dims.len()) };
        generic_around(b, &nest, region.region)
    });
    cv.carry_attrs(op, new);
    let results: SmallVec<[Value; 2]> = cv.target().results(new).collect();
    let results: SmallVec<[Value; 2]> =
        results.into_iter().zip(types).map(|(value, ty)| cv.build(|b| recast(b, value, ty))).collect();
    finish(cv, op, results)
}

fn map(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    if !op.is::<Map<'_>>() {
        return refuse("it maps nothing");
    }
    region::check(op.region(0))?;
    let ty = result_type(cv, op, 0)?;
    let inputs = operands(cv, op);
    let (shape, element) = parts(cv, ty);
    let Some(&first) = inputs.first() else { return refuse("it has no operand") };
    let first_shape: Vec<i64> = parts(cv, cv.target().ty(first)).0.to_vec();
    let primitive = cv.state.settings.primitive;
    let (inputs, out) = cv.build(|b| {
        let cx = b.cx;
        if !primitive {
            return Ok::<_, Refused>((inputs.to_vec(), empty_for(b, op, &inputs, ty)?));
        }
        let like_first = |b: &Builder<'_>, value: Value| {
            let element = b.body.ty(value).element(b.cx);
            cx.tensor_type(&first_shape, element)
        };
        let inputs: Vec<Value> = inputs
            .iter()
            .map(|&input| {
                let ty = like_first(b, input);
                recast(b, input, ty)
            })
            .collect();
        let open: Vec<Value> =
            (0..first_shape.len()).filter(|&at| first_shape[at] == DYNAMIC).map(|at| dim(b, first, at)).collect();
        Ok((inputs, empty(b, cx.tensor_type(&first_shape, element), &open)))
    })?;
    let region = element_region_of(cv, &[&inputs, &[out]]);
    let args = &region.args[..inputs.len()];
    let values = region::inline(cv, op.region(0), &region, args);
    let new = cv.build(|b| {
        region::end(b, &region, &values);
        if primitive {
            let all: Vec<Value> = inputs.iter().copied().chain([out]).collect();
            let out_ty = b.body.ty(out);
            let new = NewOp::new(primitive::Map::DEF, b.loc);
            return b.insert(NewOp { operands: &all, results: &[out_ty], regions: &[region.region], ..new });
        }
        let rank = shape.len();
        let maps: Vec<_> = (0..=inputs.len()).map(|_| dims_map(rank, 0..rank)).collect();
        generic_around(
            b,
            &Nest { inputs: &inputs, outputs: &[out], maps: &maps, loops: &loops(rank, 0) },
            region.region,
        )
    });
    if !primitive {
        return finish_with(cv, op, new);
    }
    cv.carry_attrs(op, new);
    let value = cv.build(|b| {
        let value = b.result(new);
        recast(b, value, ty)
    });
    finish(cv, op, [value])
}
