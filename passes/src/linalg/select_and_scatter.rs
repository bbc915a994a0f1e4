//! `select_and_scatter`, the gradient of pooling: which element of each window is selected, then a value for it.

use hlo_dialects::arith::integer::{AddI, MulI, OrI};
use hlo_dialects::stablehlo::reduce::SelectAndScatter;
use hlo_ir::affine::{AffineExpr, TooDeep};
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{Builder, OpRef, SmallVec, Type, Value, conversions};

use super::build::{
    Nest, compare, dims_map, empty, extract, fill, from_index, generic_around, index, integer, loop_expr, loop_index,
    loops, map, same, select,
};
use super::reduce::element_region_of;
use super::region;
use super::shape::{Padding, collapse, padded};
use super::values::{finish, is_dynamic, operands, parts, result_type};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) SELECT_AND_SCATTER for State;
    [SelectAndScatter] => |op, cv| attempt(op, cv, select_and_scatter);
}

/// The type in which places of a window are counted.
const PLACE: Type = Type::I32;

/// Two nests: the first folds each window to the number of the selected place, row by row and -1 as long as there is
/// none; the second puts the source's value there and the initial value elsewhere, in tiles as large as the strides,
/// which then come together.
fn select_and_scatter(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<SelectAndScatter<'_>>() else { return refuse("it selects nothing") };
    let cx = cv.cx();
    region::check(op.region(0))?;
    region::check(op.region(1))?;
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    let [operand, source, init] = operands[..] else { return refuse("it has no three operands") };
    if [operand, source].iter().any(|&value| is_dynamic(cv, cv.target().ty(value))) {
        return refuse("its sizes are not known");
    }
    let padding = view.padding().and_then(|attr| attr.dense(cx)?.i64s(cx));
    if padding.is_some_and(|mut amounts| amounts.any(|amount| amount != 0)) {
        return refuse("its operand is padded");
    }
    let rank = parts(cv, cv.target().ty(operand)).0.len();
    let (Some(strides), Some(window)) = (view.window_strides(), view.window_dimensions()) else {
        return refuse("it does not say its window and strides");
    };
    if strides.len() != rank || window.len() != rank {
        return refuse("its window is not of the operand's rank");
    }
    if strides.iter().zip(&window).any(|(stride, size)| stride < size) {
        return refuse("its windows overlap");
    }
    if strides != window {
        return refuse("its windows leave elements out");
    }
    let wide: Vec<usize> = (0..rank).filter(|&dim| window[dim] != 1).collect();
    if wide.is_empty() {
        return refuse("its window has one element");
    }
    cv.diags()
        .warning("ties", op.loc(), "of equal elements of a window, the last is selected")
        .note("stablehlo selects the first where the comparison includes equality")
        .emit();
    let plan = Plan { rank, window: &window, wide: &wide };
    let selected = select_places(op, cv, &plan, operand, source)?;
    let tiles = scatter(op, cv, &plan, selected, source, init, ty)?;
    let value = cv.build(|b| {
        let mut groups = Vec::with_capacity(rank);
        let mut next = 0;
        for dim in 0..rank {
            let n = if wide.contains(&dim) { 2 } else { 1 };
            groups.push((next..next + n).collect::<Vec<i64>>());
            next += n;
        }
        let (source_shape, shape) = (b.body.ty(source).shape(b.cx), ty.shape(b.cx));
        let (source_shape, shape) = (source_shape.unwrap_or_default(), shape.unwrap_or_default());
        let sizes: Vec<i64> = source_shape.iter().zip(&window).map(|(size, window)| size * window).collect();
        let together = collapse(b, tiles, &groups, b.cx.tensor_type(&sizes, ty.element(b.cx)));
        // Elements behind the last window are in none.
        let high: Vec<i64> = shape.iter().zip(&sizes).map(|(size, covered)| size - covered).collect();
        let zeros = vec![0; rank];
        let with = extract(b, init, &[]);
        padded(b, together, with, &Padding { low: &zeros, high: &high, interior: &zeros })
    })?;
    finish(cv, op, [value])
}

struct Plan<'p> {
    rank: usize,
    window: &'p [i64],
    /// Dimensions in which the window has more than one place.
    wide: &'p [usize],
}

impl Plan<'_> {
    /// The element of the operand that a turn sees.
    fn access(&self) -> Result<Vec<AffineExpr>, TooDeep> {
        (0..self.rank)
            .map(|dim| match self.wide.iter().position(|&known| known == dim) {
                None => Ok(loop_expr(dim)),
                Some(number) => {
                    let first = loop_expr(dim).times(AffineExpr::Constant(self.window[dim]))?;
                    first.plus(loop_expr(self.rank + number))
                }
            })
            .collect()
    }
}

/// The number of the selected place of each window.
fn select_places(
    op: OpRef<'_>,
    cv: &mut Cv<'_>,
    plan: &Plan<'_>,
    operand: Value,
    source: Value,
) -> Result<Value, Refused> {
    let (source_shape, _) = parts(cv, cv.target().ty(source));
    let (_, element) = parts(cv, cv.target().ty(operand));
    let Ok(access) = plan.access() else { return refuse("an index nests too deep") };
    let (rank, n_wide) = (plan.rank, plan.wide.len());
    let n_loops = rank + n_wide;
    let (values, places, of_window, none) = cv.build(|b| {
        let cx = b.cx;
        let values = empty(b, cx.tensor_type(&source_shape, element), &[]);
        let places = empty(b, cx.tensor_type(&source_shape, PLACE), &[]);
        let none = integer(b, PLACE, -1);
        let places = fill(b, none, places);
        let sizes: Vec<i64> = plan.wide.iter().map(|&dim| plan.window[dim]).collect();
        (values, places, empty(b, cx.tensor_type(&sizes, element), &[]), none)
    });
    let (inputs, outs) = ([operand, of_window], [values, places]);
    let region = element_region_of(cv, &[&inputs, &outs]);
    let [value, _, best, best_place] = region.args[..] else { return refuse("its region has no arguments") };
    let chosen = region::inline(cv, op.region(0), &region, &[value, best]);
    let &[wins] = &chosen[..] else { return refuse("its selection gives no truth value") };
    let new = cv.build(|b| {
        let mut inner = Builder::at_end(b.cx, b.body, region.block, b.loc);
        let is_first = compare(&mut inner, "eq", best_place, none);
        let wins = same(&mut inner, OrI::DEF, &[wins, is_first]);
        let mut place = loop_index(&mut inner, rank);
        for number in 1..n_wide {
            let width = index(&mut inner, plan.window[plan.wide[number]]);
            let next = loop_index(&mut inner, rank + number);
            place = same(&mut inner, MulI::DEF, &[width, place]);
            place = same(&mut inner, AddI::DEF, &[place, next]);
        }
        let place = from_index(&mut inner, place, PLACE);
        let place = select(&mut inner, wins, place, best_place);
        let value = select(&mut inner, wins, value, best);
        region::end(b, &region, &[value, place]);
        let written = dims_map(n_loops, 0..rank);
        let maps = [map(n_loops, access), dims_map(n_loops, rank..n_loops), written.clone(), written];
        let nest = Nest { inputs: &inputs, outputs: &outs, maps: &maps, loops: &loops(rank, n_wide) };
        generic_around(b, &nest, region.region)
    });
    cv.carry_attrs(op, new);
    Ok(cv.target().result(new, 1))
}

/// Tiles with the source's value at the selected place: each dimension of the window follows that of its operand.
fn scatter(
    op: OpRef<'_>,
    cv: &mut Cv<'_>,
    plan: &Plan<'_>,
    selected: Value,
    source: Value,
    init: Value,
    ty: Type,
) -> Result<Value, Refused> {
    let (source_shape, _) = parts(cv, cv.target().ty(source));
    let (mut shape, mut outer, mut inner_dims): (Vec<i64>, Vec<usize>, Vec<(usize, i64)>) = Default::default();
    for dim in 0..plan.rank {
        outer.push(shape.len());
        shape.push(source_shape[dim]);
        if plan.wide.contains(&dim) {
            inner_dims.push((shape.len(), plan.window[dim]));
            shape.push(plan.window[dim]);
        }
    }
    let n_loops = shape.len();
    let out = cv.build(|b| {
        let out = empty(b, b.cx.tensor_type(&shape, ty.element(b.cx)), &[]);
        let init = extract(b, init, &[]);
        fill(b, init, out)
    });
    let inputs = [selected, source];
    let region = element_region_of(cv, &[&inputs, &[out]]);
    let [place, value, before] = region.args[..] else { return refuse("its region has no arguments") };
    let scattered = region::inline(cv, op.region(1), &region, &[value, before]);
    let &[scattered] = &scattered[..] else { return refuse("its scattering gives no element") };
    let new = cv.build(|b| {
        let mut inner = Builder::at_end(b.cx, b.body, region.block, b.loc);
        let mut own: Option<Value> = None;
        for &(dim, size) in &inner_dims {
            let turn = loop_index(&mut inner, dim);
            own = Some(match own {
                None => turn,
                Some(own) => {
                    let width = index(&mut inner, size);
                    let own = same(&mut inner, MulI::DEF, &[own, width]);
                    same(&mut inner, AddI::DEF, &[own, turn])
                }
            });
        }
        let own = own.unwrap_or(place);
        let own = from_index(&mut inner, own, PLACE);
        let is_selected = compare(&mut inner, "eq", own, place);
        let value = select(&mut inner, is_selected, scattered, before);
        region::end(b, &region, &[value]);
        let read = dims_map(n_loops, outer);
        let maps = [read.clone(), read, dims_map(n_loops, 0..n_loops)];
        let nest = Nest { inputs: &inputs, outputs: &[out], maps: &maps, loops: &loops(n_loops, 0) };
        generic_around(b, &nest, region.region)
    });
    cv.carry_attrs(op, new);
    let results: SmallVec<[Value; 1]> = cv.target().results(new).collect();
    Ok(results[0])
}
