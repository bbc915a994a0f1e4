//! Sorting. `linalg` has no order of turns, so each element counts those that come before it, and each place of the result
//! looks for the element that counted as many: two nests of loops whose time grows with the square of the size.

use hlo_dialects::arith::cast::ExtUI;
use hlo_dialects::arith::integer::{AddI, AndI, XOrI};
use hlo_dialects::linalg::generic::Yield;
use hlo_dialects::stablehlo::reduce::Sort;
use hlo_ir::affine::AffineMap;
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{Builder, DYNAMIC, OpRef, SmallVec, Type, Value, conversions};

use super::build::{
    Nest, apply, compare, dim, dims_map, empty, fill_with_zeros, from_index, generic_around, loop_index, loops, same,
    select,
};
use super::reduce::element_region_of;
use super::region;
use super::values::{finish, operands, parts};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) SORT for State;
    [Sort] => |op, cv| attempt(op, cv, sort);
}

/// Element `j` comes before element `i` where the comparator says so of the later and the earlier of them, or where it
/// does not and `j` is the earlier: equal elements keep their order.
fn sort(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Sort<'_>>() else { return refuse("it is no sort") };
    region::check(op.region(0))?;
    let inputs = operands(cv, op);
    let types: SmallVec<[Type; 4]> = inputs.iter().map(|&input| cv.target().ty(input)).collect();
    let Some(&first) = types.first() else { return refuse("it has no operand") };
    let (shape, _) = parts(cv, first);
    let rank = shape.len();
    let axis = if view.dimension() < 0 { view.dimension() + rank as i64 } else { view.dimension() };
    let axis = axis as usize;
    if axis >= rank {
        return refuse("its dimension is none of its operands'");
    }
    if shape[axis] == 0 || shape[axis] == 1 {
        return finish(cv, op, inputs);
    }
    // The last loop runs along the axis, too.
    let own = dims_map(rank + 1, 0..rank);
    let other = dims_map(rank + 1, (0..rank).map(|dim| if dim == axis { rank } else { dim }));
    let places = places(op, cv, &inputs, axis, [&own, &other])?;
    let element_region = element_region_of(cv, &[&[places], &inputs, &inputs]);
    let n = inputs.len();
    let new = cv.build(|b| {
        let mut inner = Builder::at_end(b.cx, b.body, element_region.block, b.loc);
        let place = loop_index(&mut inner, axis);
        let place = from_index(&mut inner, place, Type::I64);
        let is_here = compare(&mut inner, "eq", element_region.args[0], place);
        let (elements, so_far) = element_region.args[1..].split_at(n);
        let values: SmallVec<[Value; 4]> = elements
            .iter()
            .zip(so_far)
            .map(|(&element, &so_far)| select(&mut inner, is_here, element, so_far))
            .collect();
        Yield::build_typed(&mut inner, &[], &values);
        let read: SmallVec<[Value; 4]> = std::iter::once(places).chain(inputs.iter().copied()).collect();
        let maps: Vec<AffineMap> =
            std::iter::repeat_n(other.clone(), n + 1).chain(std::iter::repeat_n(own.clone(), n)).collect();
        // A destination that is read as well is more than tools for loops expect.
        let outputs: SmallVec<[Value; 4]> =
            inputs.iter().map(|&input| zeros_like(b, input, b.body.ty(input).element(b.cx))).collect();
        let nest = Nest { inputs: &read, outputs: &outputs, maps: &maps, loops: &loops(rank, 1) };
        generic_around(b, &nest, element_region.region)
    });
    cv.carry_attrs(op, new);
    let results: SmallVec<[Value; 2]> = cv.target().results(new).collect();
    finish(cv, op, results)
}

/// Zeros of the type `element` in the shape of `like`.
fn zeros_like(b: &mut Builder<'_>, like: Value, element: Type) -> Value {
    let shape: Vec<i64> = b.body.ty(like).shape(b.cx).unwrap_or_default().into();
    let open: Vec<Value> = (0..shape.len()).filter(|&at| shape[at] == DYNAMIC).map(|at| dim(b, like, at)).collect();
    let out = empty(b, b.cx.tensor_type(&shape, element), &open);
    fill_with_zeros(b, out)
}

/// Where each element goes along `axis`, in 64 bits: there are tools that take no `index` as an element.
fn places(
    op: OpRef<'_>,
    cv: &mut Cv<'_>,
    inputs: &[Value],
    axis: usize,
    [own, other]: [&AffineMap; 2],
) -> Result<Value, Refused> {
    let (shape, _) = parts(cv, cv.target().ty(inputs[0]));
    let (rank, n) = (shape.len(), inputs.len());
    let out = cv.build(|b| zeros_like(b, inputs[0], Type::I64));
    let read: SmallVec<[Value; 4]> = inputs.iter().chain(inputs).copied().collect();
    let region = element_region_of(cv, &[&read, &[out]]);
    let (mine, rest) = region.args.split_at(n);
    let (others, count) = (&rest[..n], rest[n]);
    let (pairs, is_earlier, is_other) = cv.inside(region.block, |cv| {
        cv.build(|b| {
            let (i, j) = (loop_index(b, axis), loop_index(b, rank));
            let is_earlier = compare(b, "ult", j, i);
            let is_other = compare(b, "ne", j, i);
            let mut pairs = SmallVec::<[Value; 4]>::new();
            for (&mine, &other) in mine.iter().zip(others) {
                pairs.push(select(b, is_earlier, mine, other));
                pairs.push(select(b, is_earlier, other, mine));
            }
            (pairs, is_earlier, is_other)
        })
    });
    let answer = region::inline(cv, op.region(0), &region, &pairs);
    Ok(cv.build(|b| {
        let mut inner = Builder::at_end(b.cx, b.body, region.block, b.loc);
        let before = same(&mut inner, XOrI::DEF, &[answer[0], is_earlier]);
        let before = same(&mut inner, AndI::DEF, &[before, is_other]);
        let step = apply(&mut inner, ExtUI::DEF, &[before], Type::I64);
        let sum = same(&mut inner, AddI::DEF, &[count, step]);
        Yield::build_typed(&mut inner, &[], &[sum]);
        let maps: Vec<AffineMap> = std::iter::repeat_n(own.clone(), n)
            .chain(std::iter::repeat_n(other.clone(), n))
            .chain([own.clone()])
            .collect();
        let nest = Nest { inputs: &read, outputs: &[out], maps: &maps, loops: &loops(rank, 1) };
        let new = generic_around(b, &nest, region.region);
        b.result(new)
    }))
}
