//! Ops that put elements elsewhere: one loop a dimension of the result, and a map that says which element of the
//! operand is seen.

use hlo_dialects::arith::cast::{Bitcast, ExtUI, TruncI};
use hlo_dialects::arith::integer::{MinSI, MulI, OrI, ShLI, ShRUI};
use hlo_dialects::linalg::primitive;
use hlo_dialects::stablehlo::constant::{Constant, Iota};
use hlo_dialects::stablehlo::dynamic::{DynamicBroadcastInDim, DynamicIota};
use hlo_dialects::stablehlo::shape::{Broadcast, BroadcastInDim, Reverse, Transpose};
use hlo_dialects::tensor::CollapseShape;
use hlo_ir::affine::{AffineExpr, AffineMap};
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{Builder, DYNAMIC, OpId, OpRef, SmallVec, Type, TypeData, Value, conversions};

use super::build::{
    Nest, apply, bits, constant, dim, dims_map, extract, fill_with_zeros, from_index, generic, index, loop_expr,
    loop_index, loops, map, recast, same, subtract,
};
use super::pointwise;
use super::scalar::convert;
use super::shape::reassociation_attr;
use super::sizes::empty_for;
use super::values::{finish, finish_with, operand, operands, parts, result_type};
use super::{Cv, State, attempt, refuse};
use crate::signless::signless_constant;

conversions! { pub(super) MOVEMENT for State;
    [Broadcast] => |op, cv| attempt(op, cv, broadcast);
    [BroadcastInDim] => |op, cv| attempt(op, cv, broadcast_in_dim);
    [DynamicBroadcastInDim] => |op, cv| attempt(op, cv, dynamic_broadcast_in_dim);
    [Constant] => |op, cv| attempt(op, cv, constant_tensor);
    [Iota, DynamicIota] => |op, cv| attempt(op, cv, iota);
    [Reverse] => |op, cv| attempt(op, cv, reverse);
    [Transpose] => |op, cv| attempt(op, cv, transpose);
}

/// A loop for each dimension of `out`, each turn of which copies the element of `input` that `access` leads to.
pub fn copy_elements(b: &mut Builder<'_>, input: Value, out: Value, access: AffineMap) -> OpId {
    let n_loops = access.n_dims as usize;
    let maps = [access, dims_map(n_loops, 0..n_loops)];
    let nest = Nest { inputs: &[input], outputs: &[out], maps: &maps, loops: &loops(n_loops, 0) };
    let built: Result<OpId, std::convert::Infallible> =
        generic(b, &nest, |_, args| Ok(SmallVec::from_slice(&args[..1])));
    match built {
        Ok(op) => op,
        Err(never) => match never {},
    }
}

/// A loop for each dimension of `out`, each turn of which takes the element of `input` at the places that `places`
/// makes of the turns.
fn looked_up(
    b: &mut Builder<'_>,
    input: Value,
    out: Value,
    places: impl FnOnce(&mut Builder<'_>, &[Value]) -> Vec<Value>,
) -> OpId {
    let rank = b.body.ty(out).shape(b.cx).map_or(0, <[i64]>::len);
    let maps = [dims_map(rank, 0..rank)];
    let nest = Nest { inputs: &[], outputs: &[out], maps: &maps, loops: &loops(rank, 0) };
    let built: Result<OpId, std::convert::Infallible> = generic(b, &nest, |b, _| {
        let turns: Vec<Value> = (0..rank).map(|dim| loop_index(b, dim)).collect();
        let places = places(b, &turns);
        Ok(SmallVec::from_slice(&[extract(b, input, &places)]))
    });
    match built {
        Ok(op) => op,
        Err(never) => match never {},
    }
}

/// `out` with the elements of `input`, dimension `i` of which is dimension `dims[i]` of `out` or has one element that is
/// seen again and again. Which is the case need not be known: no place goes past the end.
pub fn repeated(b: &mut Builder<'_>, input: Value, out: Value, dims: &[i64]) -> OpId {
    looked_up(b, input, out, |b, turns| {
        let place = |(at, &to): (usize, &i64)| {
            let size = dim(b, input, at);
            let one = index(b, 1);
            let last = subtract(b, size, one);
            same(b, MinSI::DEF, &[turns[to as usize], last])
        };
        dims.iter().enumerate().map(place).collect()
    })
}

/// `out` with the elements of `input` in reverse order along `dims`, by the places that are read. A map that runs
/// backwards would say the same, but compilers that cut loops into tiles get it wrong.
pub fn mirrored(b: &mut Builder<'_>, input: Value, out: Value, dims: &[i64]) -> OpId {
    looked_up(b, input, out, |b, turns| {
        let mut places = turns.to_vec();
        for at in dims.iter().map(|&dim| dim as usize) {
            let size = dim(b, input, at);
            let one = index(b, 1);
            let last = subtract(b, size, one);
            places[at] = subtract(b, last, turns[at]);
        }
        places
    })
}

fn broadcast(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Broadcast<'_>>() else { return refuse("it is no broadcast") };
    let ty = result_type(cv, op, 0)?;
    let input = operand(cv, view.operand());
    let (added, rank) = (view.broadcast_sizes().len(), parts(cv, ty).0.len());
    let primitive = cv.state.settings.primitive;
    let new = cv.build(|b| {
        let out = empty_for(b, op, &[input], ty)?;
        if primitive {
            let dims: Vec<i64> = (0..added as i64).collect();
            return Ok(broadcast_along(b, input, out, &dims));
        }
        Ok::<OpId, Refused>(copy_elements(b, input, out, dims_map(rank, added..rank)))
    })?;
    finish_with(cv, op, new)
}

/// `linalg.broadcast`.
fn broadcast_along(b: &mut Builder<'_>, input: Value, out: Value, added: &[i64]) -> OpId {
    primitive::build_movement(b, primitive::Broadcast::DEF, input, out, ("dimensions", added))
}

/// `linalg.transpose`.
fn transpose_by(b: &mut Builder<'_>, input: Value, out: Value, permutation: &[i64]) -> OpId {
    primitive::build_movement(b, primitive::Transpose::DEF, input, out, ("permutation", permutation))
}

/// Which element of an operand of the shape `operand` a broadcast to `result` sees: the only one of a dimension that
/// expands, the loop's one of the others.
fn broadcast_map(rank: usize, dims: &[i64], expands: &[bool]) -> AffineMap {
    let access = |(&dim, &expands): (&i64, &bool)| {
        if expands { AffineExpr::Constant(0) } else { loop_expr(dim as usize) }
    };
    map(rank, dims.iter().zip(expands).map(access))
}

fn broadcast_in_dim(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<BroadcastInDim<'_>>() else { return refuse("it is no broadcast") };
    let ty = result_type(cv, op, 0)?;
    let input = operand(cv, view.operand());
    let dims = view.broadcast_dimensions();
    let (shape, _) = parts(cv, ty);
    let (from, _) = parts(cv, cv.target().ty(input));
    let expands: Vec<bool> =
        from.iter().zip(&dims).map(|(&size, &dim)| size == 1 && shape[dim as usize] != 1).collect();
    if from.iter().zip(&dims).any(|(&size, &dim)| size == DYNAMIC && shape[dim as usize] == DYNAMIC) {
        return refuse("whether a dimension expands is not known");
    }
    let primitive = cv.state.settings.primitive;
    let new = cv.build(|b| {
        if primitive {
            return broadcast_primitive(b, op, input, ty, &dims, &expands);
        }
        let out = empty_for(b, op, &[input], ty)?;
        Ok(copy_elements(b, input, out, broadcast_map(shape.len(), &dims, &expands)))
    })?;
    finish_with(cv, op, new)
}

/// A broadcast to `dims` of the result, as ops that do one thing: dimensions that expand go, what is left is brought in
/// order, and repeated along the dimensions that are new.
fn broadcast_primitive(
    b: &mut Builder<'_>,
    op: OpRef<'_>,
    input: Value,
    ty: Type,
    dims: &[i64],
    expands: &[bool],
) -> Result<OpId, Refused> {
    let (value, kept) = collapse_and_sort(b, input, dims, expands);
    let out = empty_for(b, op, &[input], ty)?;
    let rank = ty.shape(b.cx).map_or(0, <[i64]>::len) as i64;
    let added: Vec<i64> = (0..rank).filter(|dim| !kept.contains(dim)).collect();
    Ok(broadcast_along(b, value, out, &added))
}

/// The last step of a broadcast to a shape that is an operand.
fn dynamic_tail(
    b: &mut Builder<'_>,
    op: OpRef<'_>,
    value: Value,
    operands: &[Value],
    ty: Type,
    kept: &[i64],
) -> Result<OpId, Refused> {
    let cx = b.cx;
    let out = empty_for(b, op, operands, ty)?;
    // The op wants the sizes of its operand in its result's type.
    let sizes: Vec<i64> = b.body.ty(value).shape(cx).unwrap_or_default().into();
    let mut shape: Vec<i64> = ty.shape(cx).unwrap_or_default().into();
    for (&dim, &size) in kept.iter().zip(&sizes) {
        shape[dim as usize] = size;
    }
    let out = recast(b, out, cx.tensor_type(&shape, ty.element(cx)));
    let added: Vec<i64> = (0..shape.len() as i64).filter(|dim| !kept.contains(dim)).collect();
    Ok(broadcast_along(b, value, out, &added))
}

fn dynamic_broadcast_in_dim(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<DynamicBroadcastInDim<'_>>() else { return refuse("it is no broadcast") };
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    let input = operands[0];
    let dims = view.broadcast_dimensions();
    let (from, _) = parts(cv, cv.target().ty(input));
    let mut expands: Vec<Option<bool>> =
        from.iter().map(|&size| if size == DYNAMIC { None } else { Some(size == 1) }).collect();
    let known = [(view.known_expanding_dimensions(), true), (view.known_nonexpanding_dimensions(), false)];
    for (dims, value) in known {
        for dim in dims.unwrap_or_default() {
            if let Some(place) = usize::try_from(dim).ok().and_then(|dim| expands.get_mut(dim)) {
                *place = Some(value);
            }
        }
    }
    let (shape, element) = parts(cv, ty);
    let Some(expands) = expands.into_iter().collect::<Option<Vec<bool>>>() else {
        let new = cv.build(|b| {
            let out = empty_for(b, op, &operands, ty)?;
            Ok::<OpId, Refused>(repeated(b, input, out, &dims))
        })?;
        return finish_with(cv, op, new);
    };
    if !cv.state.settings.primitive {
        let new = cv.build(|b| {
            let out = empty_for(b, op, &operands, ty)?;
            Ok::<OpId, Refused>(copy_elements(b, input, out, broadcast_map(shape.len(), &dims, &expands)))
        })?;
        return finish_with(cv, op, new);
    }
    let new = cv.build(|b| {
        let sizes: Vec<i64> =
            from.iter().zip(&expands).map(|(&size, &expands)| if expands { 1 } else { size }).collect();
        let value = recast(b, input, b.cx.tensor_type(&sizes, element));
        let (value, kept) = collapse_and_sort(b, value, &dims, &expands);
        dynamic_tail(b, op, value, &operands, ty, &kept)
    })?;
    cv.carry_attrs(op, new);
    let result = cv.build(|b| {
        let value = b.result(new);
        recast(b, value, ty)
    });
    finish(cv, op, [result])
}

/// `value` without the dimensions that expand and with the others in the order of the result's, and which those are.
fn collapse_and_sort(b: &mut Builder<'_>, input: Value, dims: &[i64], expands: &[bool]) -> (Value, Vec<i64>) {
    let cx = b.cx;
    let mut value = input;
    let from: Vec<i64> = b.body.ty(input).shape(cx).unwrap_or_default().into();
    let element = b.body.ty(input).element(cx);
    let mut kept: Vec<i64> = (0..dims.len()).filter(|&dim| !expands[dim]).map(|dim| dims[dim]).collect();
    if kept.len() != dims.len() {
        let mut groups: Vec<Vec<i64>> = Vec::new();
        let mut group = Vec::new();
        for (dim, &expands) in expands.iter().enumerate() {
            group.push(dim as i64);
            if !expands {
                groups.push(std::mem::take(&mut group));
            }
        }
        if let Some(last) = groups.last_mut() {
            last.extend(group);
        }
        let sizes: Vec<i64> = (0..dims.len()).filter(|&dim| !expands[dim]).map(|dim| from[dim]).collect();
        let collapsed = cx.tensor_type(&sizes, element);
        let op = CollapseShape::build_typed(b, &[collapsed], value, reassociation_attr(cx, &groups));
        value = b.result(op);
    }
    if !kept.is_sorted() {
        let mut permutation: Vec<i64> = (0..kept.len() as i64).collect();
        permutation.sort_by_key(|&dim| kept[dim as usize]);
        let sizes: Vec<i64> = b.body.ty(value).shape(cx).unwrap_or_default().into();
        let sizes: Vec<i64> = permutation.iter().map(|&dim| sizes[dim as usize]).collect();
        let open: Vec<Value> = (permutation.iter().zip(&sizes))
            .filter(|(_, size)| **size == DYNAMIC)
            .map(|(&dim, _)| super::build::dim(b, value, dim as usize))
            .collect();
        let out = super::build::empty(b, cx.tensor_type(&sizes, element), &open);
        let op = transpose_by(b, value, out, &permutation);
        value = b.result(op);
        kept.sort_unstable();
    }
    (value, kept)
}

fn constant_tensor(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let ty = result_type(cv, op, 0)?;
    let Some(value) = op.attr("value") else { return refuse("it has no value") };
    let value = signless_constant(cv.cx(), value);
    if value.ty(cv.cx()) != ty {
        return refuse("the type of its value is another than that of its result");
    }
    let value = cv.build(|b| constant(b, value));
    finish(cv, op, [value])
}

fn iota(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    let axis = op.attr("iota_dimension").and_then(|attr| attr.as_i64(cv.cx())).unwrap_or(0) as usize;
    let (shape, element) = parts(cv, ty);
    let rank = shape.len();
    let Some(width) = element.bit_width(cv.cx()) else { return refuse("its elements are no numbers") };
    let primitive = cv.state.settings.primitive;
    let new = cv.build(|b| {
        let out = empty_for(b, op, &operands, ty)?;
        // Counted in integers wide enough for the element type, as the reference does; never in fewer bits than the
        // numbers take.
        let counter = b.cx.int_type(if primitive { 64 } else { width.max(counter_width(shape[axis])) });
        let count = |b: &mut Builder<'_>, _: &[Value]| {
            let turn = loop_index(b, axis);
            let number = from_index(b, turn, counter);
            match convert(b, counter, element, number) {
                Some(value) => Ok(SmallVec::from_slice(&[value])),
                None => refuse("its elements are no numbers"),
            }
        };
        if primitive {
            return pointwise::map(b, &[], out, count);
        }
        let maps = [dims_map(rank, 0..rank)];
        let nest = Nest { inputs: &[], outputs: &[out], maps: &maps, loops: &loops(rank, 0) };
        generic(b, &nest, count)
    })?;
    finish_with(cv, op, new)
}

/// Bits that hold every number below `size`, as signed ones. Where it is not known, those that the reference takes for f32.
fn counter_width(size: i64) -> u32 {
    match size {
        0..=0x80 => 8,
        0x81..=0x8000 => 16,
        DYNAMIC | 0x8001..=0x8000_0000 => 32,
        _ => 64,
    }
}

fn reverse(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Reverse<'_>>() else { return refuse("it is no reverse") };
    let ty = result_type(cv, op, 0)?;
    let input = operand(cv, view.operand());
    let dims = view.dimensions();
    let by_map = cv.state.settings.reverse_by_map;
    let new = cv.build(|b| {
        let out = empty_for(b, op, &[input], ty)?;
        let shape = ty.shape(b.cx).unwrap_or_default();
        if !by_map || dims.iter().any(|&dim| shape[dim as usize] == DYNAMIC) {
            return Ok(mirrored(b, input, out, &dims));
        }
        // As the reference does it.
        let access = reversed(shape, &dims)?;
        Ok::<OpId, Refused>(copy_elements(b, input, out, access))
    })?;
    finish_with(cv, op, new)
}

/// The map that runs through `dims` of known sizes from the end.
fn reversed(shape: &[i64], dims: &[i64]) -> Result<AffineMap, Refused> {
    let mut access = Vec::with_capacity(shape.len());
    for (dim, &size) in shape.iter().enumerate() {
        let turn = loop_expr(dim);
        if !dims.contains(&(dim as i64)) {
            access.push(turn);
            continue;
        }
        match AffineExpr::Constant(size - 1).minus(turn) {
            Ok(access_expr) => access.push(access_expr),
            Err(_) => return refuse("an index nests too deep"),
        }
    }
    Ok(map(shape.len(), access))
}

fn transpose(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Transpose<'_>>() else { return refuse("it is no transpose") };
    let ty = result_type(cv, op, 0)?;
    let input = operand(cv, view.operand());
    let permutation = view.permutation();
    let primitive = cv.state.settings.primitive;
    let new = cv.build(|b| {
        let out = empty_for(b, op, &[input], ty)?;
        if primitive {
            return Ok(transpose_by(b, input, out, &permutation));
        }
        let rank = permutation.len();
        let mut access = vec![0; rank];
        for (dim, &from) in permutation.iter().enumerate() {
            access[from as usize] = dim;
        }
        Ok::<OpId, Refused>(copy_elements(b, input, out, dims_map(rank, access)))
    })?;
    finish_with(cv, op, new)
}

/// `bitcast_convert` between elements of different widths: a wide one is cut into a dimension of narrow ones, lowest
/// bits first, or narrow ones are put together.
pub(super) fn split_bits(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let ty = result_type(cv, op, 0)?;
    let input = operand(cv, op.operand(0));
    let from = cv.target().ty(input);
    let (from_shape, from_element) = parts(cv, from);
    let (to_shape, to_element) = parts(cv, ty);
    let is_complex = |ty: Type| matches!(ty.data(cv.cx()), TypeData::Complex(_));
    if is_complex(from_element) || is_complex(to_element) {
        return refuse("the bits of complex numbers are not at hand");
    }
    let (Some(from_width), Some(to_width)) = (from_element.bit_width(cv.cx()), to_element.bit_width(cv.cx())) else {
        return refuse("its elements are no numbers");
    };
    let n_loops = from_shape.len().max(to_shape.len());
    let joins = from_width < to_width;
    let new = cv.build(|b| {
        let mut out = empty_for(b, op, &[input], ty)?;
        if joins {
            out = fill_with_zeros(b, out);
        }
        let [from_int, to_int] = [from_width, to_width].map(|width| b.cx.int_type(width));
        let maps = [dims_map(n_loops, 0..from_shape.len()), dims_map(n_loops, 0..to_shape.len())];
        let loops = loops(n_loops - usize::from(joins), usize::from(joins));
        let nest = Nest { inputs: &[input], outputs: &[out], maps: &maps, loops: &loops };
        generic(b, &nest, |b, args| {
            let (wide, narrow_width) = if joins { (to_int, from_width) } else { (from_int, to_width) };
            let turn = loop_index(b, n_loops - 1);
            let turn = from_index(b, turn, wide);
            let width = bits(b, wide, u128::from(narrow_width));
            let distance = same(b, MulI::DEF, &[turn, width]);
            let value = as_type(b, args[0], from_int);
            let value = if joins {
                let wide_value = apply(b, ExtUI::DEF, &[value], to_int);
                let shifted = same(b, ShLI::DEF, &[wide_value, distance]);
                let so_far = as_type(b, args[1], to_int);
                same(b, OrI::DEF, &[shifted, so_far])
            } else {
                let shifted = same(b, ShRUI::DEF, &[value, distance]);
                apply(b, TruncI::DEF, &[shifted], to_int)
            };
            Ok::<_, Refused>(SmallVec::from_slice(&[as_type(b, value, to_element)]))
        })
    })?;
    finish_with(cv, op, new)
}

/// The bits of `value` as the type `ty`.
fn as_type(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    if b.body.ty(value) == ty { value } else { apply(b, Bitcast::DEF, &[value], ty) }
}
