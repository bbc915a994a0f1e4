//! Computations, reductions and contractions: loops around scalar code. Fusions are opened.

use hlo_dialects::arith::float::{AddF, MulF};
use hlo_dialects::arith::integer::{AddI, AndI, MulI, OrI};
use hlo_dialects::hexir::structured::{Compute, Contract, Fusion, Reduce};
use hlo_dialects::linalg::generic::{Iterator as Loop, Yield};
use hlo_dialects::linalg::named;
use hlo_ir::affine::AffineMap;
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{Builder, DYNAMIC, OpDef, OpRef, SmallVec, Type, Value, conversions};
use hlo_passes::linalg::build::{
    Nest, dim, dims_map, element_region, empty, extract, fill, fill_with_zeros, generic, generic_around, loops, recast,
    same,
};
use hlo_passes::linalg::scalar::convert;

use super::{empty_like, place, refuse, result_type, shape_of};

conversions! { pub(super) STRUCTURED;
    [Compute] => |op, cv| place(op, cv, |cv| compute(op, cv));
    [Reduce] => |op, cv| place(op, cv, |cv| reduce(op, cv));
    Contract => |view: Contract<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| contract(view, cv));
    [Fusion] => fusion;
}

/// The ops of a fusion have its device.
fn fusion(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    let inputs = cv.values(op.operands());
    let values = cv.inline(op.region(0), &inputs);
    cv.forward(op, values)
}

/// `linalg.generic` around the scalars of the region of `op`; `order` says which of the block's arguments, one an input
/// and one an output, stand for those of the region.
fn around_scalars(
    op: OpRef<'_>,
    cv: &mut Converter<'_>,
    nest: &Nest<'_>,
    order: impl Fn(&[Value]) -> SmallVec<[Value; 4]>,
) -> SmallVec<[Value; 2]> {
    let (region, block, args) = cv.build(|b| element_region(b, &[nest.inputs, nest.outputs]));
    cv.inside(block, |cv| {
        let values = cv.inline(op.region(0), &order(&args));
        cv.build(|b| Yield::build_typed(b, &[], &values));
    });
    cv.build(|b| {
        let new = generic_around(b, nest, region);
        b.body.results(new).collect()
    })
}

fn compute(op: OpRef<'_>, cv: &mut Converter<'_>) -> Result<SmallVec<[Value; 2]>, Refused> {
    let operands = cv.values(op.operands());
    let types: Vec<Type> = (0..op.n_results()).map(|index| result_type(cv, op, index)).collect::<Result<_, _>>()?;
    let rank = types.first().and_then(|ty| ty.shape(cv.cx())).map_or(0, <[i64]>::len);
    // Where a size is known of one of them, all have it.
    let shape: Vec<i64> = (0..rank)
        .map(|at| {
            let results = types.iter().filter_map(|ty| ty.shape(cv.cx()));
            let mut all = results.chain(operands.iter().map(|&value| shape_of(cv, value))).map(|shape| shape[at]);
            all.find(|&size| size != DYNAMIC).unwrap_or(DYNAMIC)
        })
        .collect();
    let (inputs, outputs) = cv.build(|b| {
        let like = |b: &Builder<'_>, ty: Type| b.cx.tensor_type(&shape, ty.element(b.cx));
        let inputs: Vec<Value> = operands
            .iter()
            .map(|&value| {
                let ty = like(b, b.body.ty(value));
                recast(b, value, ty)
            })
            .collect();
        let first = inputs.first().copied();
        let outputs: Vec<Value> = types.iter().map(|&ty| empty_like(b, like(b, ty), first)).collect();
        (inputs, outputs)
    });
    let maps = vec![dims_map(rank, 0..rank); inputs.len() + outputs.len()];
    let nest = Nest { inputs: &inputs, outputs: &outputs, maps: &maps, loops: &loops(rank, 0) };
    let n = inputs.len();
    Ok(around_scalars(op, cv, &nest, |args| args[..n].into()))
}

/// The destinations are filled with the first values of the accumulators.
fn reduce(op: OpRef<'_>, cv: &mut Converter<'_>) -> Result<SmallVec<[Value; 2]>, Refused> {
    let Some(view) = op.view::<Reduce<'_>>() else { return refuse("it reduces nothing") };
    let operands = cv.values(op.operands());
    let (inputs, inits) = operands.split_at(operands.len() / 2);
    let dims = view.dimensions();
    let rank = shape_of(cv, inputs[0]).len();
    let kept: Vec<usize> = (0..rank).filter(|dim| !dims.contains(&(*dim as i64))).collect();
    let types: Vec<Type> = (0..op.n_results()).map(|index| result_type(cv, op, index)).collect::<Result<_, _>>()?;
    let outputs: Vec<Value> = cv.build(|b| {
        let mut outputs = Vec::with_capacity(types.len());
        for (&ty, &init) in types.iter().zip(inits) {
            let shape: Vec<i64> = ty.shape(b.cx).unwrap_or_default().into();
            let open = (0..shape.len()).filter(|&at| shape[at] == DYNAMIC);
            let sizes: Vec<Value> = open.map(|at| dim(b, inputs[0], kept[at])).collect();
            let init = extract(b, init, &[]);
            let out = empty(b, ty, &sizes);
            outputs.push(fill(b, init, out));
        }
        outputs
    });
    let is_kept = |dim: &usize| kept.contains(dim);
    let loops: Vec<Loop> = (0..rank).map(|dim| if is_kept(&dim) { Loop::Parallel } else { Loop::Reduction }).collect();
    let read = std::iter::repeat_n(dims_map(rank, 0..rank), inputs.len());
    let maps: Vec<AffineMap> =
        read.chain(std::iter::repeat_n(dims_map(rank, kept.iter().copied()), outputs.len())).collect();
    let nest = Nest { inputs, outputs: &outputs, maps: &maps, loops: &loops };
    let n = inputs.len();
    Ok(around_scalars(op, cv, &nest, |args| args[n..].iter().chain(&args[..n]).copied().collect()))
}

/// Which dimensions of its operands a contraction sums and which it leaves, as loops: batches, what is left of the left
/// operand, what is left of the right one, then the sums.
struct Loops {
    lhs: Vec<usize>,
    rhs: Vec<usize>,
    n_parallel: usize,
    n_sums: usize,
}

impl Loops {
    fn of(view: Contract<'_>, ranks: [usize; 2]) -> Loops {
        let batches = [view.lhs_batch(), view.rhs_batch()];
        let sums = [view.lhs_contract(), view.rhs_contract()];
        let (n_batches, n_sums) = (batches[0].len(), sums[0].len());
        let n_free = ranks.map(|rank| rank - n_batches - n_sums);
        let n_parallel = n_batches + n_free[0] + n_free[1];
        let mut next = n_batches;
        let mut side = |number: usize| -> Vec<usize> {
            (0..ranks[number])
                .map(|dim| {
                    let at = |dims: &[i64]| dims.iter().position(|&each| each == dim as i64);
                    match (at(&batches[number]), at(&sums[number])) {
                        (Some(batch), _) => batch,
                        (_, Some(sum)) => n_parallel + sum,
                        _ => {
                            next += 1;
                            next - 1
                        }
                    }
                })
                .collect()
        };
        let (lhs, rhs) = (side(0), side(1));
        Loops { lhs, rhs, n_parallel, n_sums }
    }

    /// The op that has these loops by its name.
    fn named(&self) -> Option<&'static OpDef> {
        match (&self.lhs[..], &self.rhs[..], self.n_parallel, self.n_sums) {
            ([0, 2], [2, 1], 2, 1) => Some(named::Matmul::DEF),
            ([0, 1, 3], [0, 3, 2], 3, 1) => Some(named::BatchMatmul::DEF),
            ([0, 1], [1], 1, 1) => Some(named::Matvec::DEF),
            ([1], [1, 0], 1, 1) => Some(named::Vecmat::DEF),
            ([0], [0], 0, 1) => Some(named::Dot::DEF),
            _ => None,
        }
    }
}

/// Sums in the type of the accumulator, from zero.
fn contract(view: Contract<'_>, cv: &mut Converter<'_>) -> Result<SmallVec<[Value; 2]>, Refused> {
    let op = view.op();
    let cx = cv.cx();
    let operands = cv.values(op.operands());
    let ty = result_type(cv, op, 0)?;
    // The types that say how integers are read.
    let elements: SmallVec<[Type; 2]> = op.operands().map(|value| value.ty().element(cx)).collect();
    let accumulator = view.accumulator().unwrap_or_else(|| ty.element(cx));
    let loops_of = Loops::of(view, [0, 1].map(|side| shape_of(cv, operands[side]).len()));
    let sources: SmallVec<[(usize, usize); 4]> = (0..loops_of.n_parallel)
        .map(|number| {
            let at = |side: &[usize]| side.iter().position(|&each| each == number);
            at(&loops_of.lhs).map_or_else(|| (1, at(&loops_of.rhs).unwrap_or(0)), |dim| (0, dim))
        })
        .collect();
    let is_plain = elements.iter().all(|&element| super::signless(cx, element) == accumulator);
    let value = cv.build(|b| {
        let shape: Vec<i64> = ty.shape(cx).unwrap_or_default().into();
        let open = (0..shape.len()).filter(|&at| shape[at] == DYNAMIC);
        let sizes: Vec<Value> = open.map(|at| dim(b, operands[sources[at].0], sources[at].1)).collect();
        let out = empty(b, cx.tensor_type(&shape, accumulator), &sizes);
        let out = fill_with_zeros(b, out);
        let sum = match loops_of.named().filter(|_| is_plain) {
            Some(def) => {
                let new = named::build(b, def, &operands, &[out], &[]);
                b.result(new)
            }
            None => multiplied(b, &loops_of, &operands, &elements, out)?,
        };
        if accumulator == ty.element(cx) {
            return Ok(sum);
        }
        let out = empty_like(b, ty, Some(sum));
        let maps = [0, 1].map(|_| dims_map(shape.len(), 0..shape.len()));
        let nest = Nest { inputs: &[sum], outputs: &[out], maps: &maps, loops: &loops(shape.len(), 0) };
        let new = generic(b, &nest, |b, args| one(convert(b, accumulator, ty.element(cx), args[0])))?;
        Ok::<Value, Refused>(b.result(new))
    })?;
    Ok(SmallVec::from_slice(&[value]))
}

fn one(value: Option<Value>) -> Result<SmallVec<[Value; 4]>, Refused> {
    match value {
        Some(value) => Ok(SmallVec::from_slice(&[value])),
        None => refuse("there is no cast between its element types"),
    }
}

/// `out + lhs * rhs` for each turn, each factor in the type of `out` first; for truth values `out | lhs & rhs`.
fn multiplied(
    b: &mut Builder<'_>,
    of: &Loops,
    operands: &[Value],
    elements: &[Type],
    out: Value,
) -> Result<Value, Refused> {
    let n_loops = of.n_parallel + of.n_sums;
    let maps = [
        dims_map(n_loops, of.lhs.iter().copied()),
        dims_map(n_loops, of.rhs.iter().copied()),
        dims_map(n_loops, 0..of.n_parallel),
    ];
    let to = b.body.ty(out).element(b.cx);
    let nest = Nest { inputs: operands, outputs: &[out], maps: &maps, loops: &loops(of.n_parallel, of.n_sums) };
    let new = generic(b, &nest, |b, args| {
        let [multiply, add]: [&'static OpDef; 2] = match to {
            _ if to.float_kind(b.cx).is_some() => [MulF::DEF, AddF::DEF],
            Type::I1 => [AndI::DEF, OrI::DEF],
            _ => [MulI::DEF, AddI::DEF],
        };
        let factors = [0, 1].map(|side| convert(b, elements[side], to, args[side]));
        let [Some(lhs), Some(rhs)] = factors else { return one(None) };
        let product = same(b, multiply, &[lhs, rhs]);
        one(Some(same(b, add, &[args[2], product])))
    })?;
    Ok(b.result(new))
}
