//! Ops that cut, join and regroup: slices, padding, concatenation, reshapes.

use hlo_dialects::arith::cast::IndexCast;
use hlo_dialects::arith::integer::{CeilDivUI, MaxSI, MinSI, MinUI};
use hlo_dialects::linalg::generic::Yield as LinalgYield;
use hlo_dialects::scf;
use hlo_dialects::sparse_tensor;
use hlo_dialects::stablehlo::dynamic::{DynamicReshape, RealDynamicSlice};
use hlo_dialects::stablehlo::shape::{
    Concatenate, DynamicSlice, DynamicUpdateSlice, GetDimensionSize, Pad, Reshape, SetDimensionSize, Slice,
};
use hlo_dialects::tensor::{self, CollapseShape, Concat, ExpandShape, ExtractSlice, InsertSlice};
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{
    Attr, Builder, Context, DYNAMIC, NewOp, OpId, OpRef, Signedness, SmallVec, Type, TypeData, Value, ValueRef,
    conversions,
};

use super::build::{
    Nest, Number, add, apply, as_number, compare, dim, dims_map, element_region, empty, extract, fill, from_element,
    from_index, generic_around, grouped, index, is_sparse, loop_index, loops, recast, same, split, subtract, to_index,
};
use super::sizes::empty_for;
use super::values::{finish, finish_with, operand, operands, parts, result_type};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) SHAPE for State;
    [Concatenate] => |op, cv| attempt(op, cv, concatenate);
    [DynamicReshape] => |op, cv| attempt(op, cv, dynamic_reshape);
    [DynamicSlice] => |op, cv| attempt(op, cv, dynamic_slice);
    [DynamicUpdateSlice] => |op, cv| attempt(op, cv, dynamic_update_slice);
    [GetDimensionSize] => |op, cv| attempt(op, cv, get_dimension_size);
    [Pad] => |op, cv| attempt(op, cv, pad);
    [RealDynamicSlice] => |op, cv| attempt(op, cv, real_dynamic_slice);
    [Reshape] => |op, cv| attempt(op, cv, reshape);
    [SetDimensionSize] => |op, cv| attempt(op, cv, set_dimension_size);
    [Slice] => |op, cv| attempt(op, cv, slice);
}

// ---- slices ----

/// Offsets, sizes and strides, one each a dimension.
pub struct Ranges<'r> {
    /// Where it begins.
    pub offsets: &'r [Number],
    /// How many elements it has.
    pub sizes: &'r [Number],
    /// How far they are apart.
    pub strides: &'r [Number],
}

impl Ranges<'_> {
    fn attrs(&self, cx: &Context) -> ([SmallVec<[Value; 4]>; 3], [(&'static str, Attr); 3]) {
        let [(offsets, a), (sizes, b), (strides, c)] =
            [self.offsets, self.sizes, self.strides].map(|numbers| split(cx, numbers));
        ([offsets, sizes, strides], [("static_offsets", a), ("static_sizes", b), ("static_strides", c)])
    }
}

/// `tensor.extract_slice`.
pub fn extract_slice(b: &mut Builder<'_>, source: Value, ranges: &Ranges<'_>, ty: Type) -> Value {
    let ([offsets, sizes, strides], attrs) = ranges.attrs(b.cx);
    grouped(b, ExtractSlice::DEF, &[&[source], &offsets, &sizes, &strides], &attrs, &[], ty)
}

/// `tensor.insert_slice`.
pub fn insert_slice(b: &mut Builder<'_>, source: Value, dest: Value, ranges: &Ranges<'_>) -> Value {
    let ([offsets, sizes, strides], attrs) = ranges.attrs(b.cx);
    let ty = b.body.ty(dest);
    grouped(b, InsertSlice::DEF, &[&[source], &[dest], &offsets, &sizes, &strides], &attrs, &[], ty)
}

/// The part of `value` from `starts` to before `limits`, every `strides`th element.
pub fn static_slice(
    b: &mut Builder<'_>,
    value: Value,
    starts: &[i64],
    limits: &[i64],
    strides: &[i64],
) -> Result<Value, Refused> {
    let mut sizes = Vec::with_capacity(starts.len());
    for ((&start, &limit), &stride) in starts.iter().zip(limits).zip(strides) {
        let size = (limit - start).checked_add(stride - 1).and_then(|span| span.checked_div(stride));
        match size {
            Some(size) => sizes.push(size),
            None => return refuse("a range of it is not sound"),
        }
    }
    let from = b.body.ty(value);
    let ty = b.cx.tensor_type_with_encoding(&sizes, from.element(b.cx), from.encoding(b.cx));
    // A range of no elements may begin at the end, which the op does not take.
    let shape = from.shape(b.cx).unwrap_or_default();
    if starts.iter().zip(shape).any(|(start, size)| start == size) {
        return Ok(empty(b, ty, &[]));
    }
    let known = |numbers: &[i64]| numbers.iter().map(|&number| Number::Known(number)).collect::<Vec<_>>();
    let ranges = Ranges { offsets: &known(starts), sizes: &known(&sizes), strides: &known(strides) };
    Ok(extract_slice(b, value, &ranges, ty))
}

fn slice(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Slice<'_>>() else { return refuse("it is no slice") };
    let ty = result_type(cv, op, 0)?;
    let input = operand(cv, view.operand());
    let (starts, limits, strides) = (view.start_indices(), view.limit_indices(), view.strides());
    let value = cv.build(|b| {
        let value = static_slice(b, input, &starts, &limits, &strides)?;
        Ok::<Value, Refused>(recast(b, value, ty))
    })?;
    finish(cv, op, [value])
}

/// Whether the elements of `value` are unsigned.
pub fn is_unsigned(value: ValueRef<'_>) -> bool {
    matches!(value.ty().element(value.cx).data(value.cx), TypeData::Integer { signedness: Signedness::Unsigned, .. })
}

/// `value` between zero and `most`; from 2^63 on, numbers without a sign look negative.
pub fn clamped(b: &mut Builder<'_>, value: Value, most: Value, unsigned: bool) -> Value {
    if unsigned {
        return same(b, MinUI::DEF, &[value, most]);
    }
    let zero = index(b, 0);
    let value = same(b, MaxSI::DEF, &[value, zero]);
    same(b, MinSI::DEF, &[value, most])
}

fn dynamic_slice(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<DynamicSlice<'_>>() else { return refuse("it is no dynamic slice") };
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    let sizes = view.slice_sizes();
    let unsigned: Vec<bool> = view.start_indices().iter().map(is_unsigned).collect();
    let value = cv.build(|b| {
        let input = operands[0];
        let mut offsets = Vec::with_capacity(sizes.len());
        for (at, (&start, &size)) in operands[1..].iter().zip(&sizes).enumerate() {
            let start = extract(b, start, &[]);
            let start = to_index(b, start, unsigned[at]);
            let own = dim(b, input, at);
            let size = index(b, size);
            let most = subtract(b, own, size);
            offsets.push(Number::Value(clamped(b, start, most, unsigned[at])));
        }
        let sizes: Vec<Number> = sizes.iter().map(|&size| Number::Known(size)).collect();
        let strides = vec![Number::Known(1); sizes.len()];
        extract_slice(b, input, &Ranges { offsets: &offsets, sizes: &sizes, strides: &strides }, ty)
    });
    finish(cv, op, [value])
}

fn dynamic_update_slice(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<DynamicUpdateSlice<'_>>() else { return refuse("it is no dynamic update") };
    let operands = operands(cv, op);
    let rank = parts(cv, cv.target().ty(operands[0])).0.len();
    let unsigned: Vec<bool> = view.start_indices().iter().map(is_unsigned).collect();
    let value = cv.build(|b| {
        let (mut offsets, mut sizes) = (Vec::with_capacity(rank), Vec::with_capacity(rank));
        for (at, &start) in operands[2..].iter().enumerate() {
            let start = extract(b, start, &[]);
            let start = to_index(b, start, unsigned[at]);
            let [own, size] = [0, 1].map(|operand| dim(b, operands[operand], at));
            let most = subtract(b, own, size);
            sizes.push(as_number(b, size));
            offsets.push(Number::Value(clamped(b, start, most, unsigned[at])));
        }
        let strides = vec![Number::Known(1); rank];
        let ranges = Ranges { offsets: &offsets, sizes: &sizes, strides: &strides };
        insert_slice(b, operands[1], operands[0], &ranges)
    });
    finish(cv, op, [value])
}

/// Sizes that are not known are those of the range: `ceil((limit - start) / stride)`.
fn real_dynamic_slice(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    if !op.is::<RealDynamicSlice<'_>>() {
        return refuse("it is no dynamic slice");
    }
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    let (shape, _) = parts(cv, ty);
    let value = cv.build(|b| {
        let (mut offsets, mut sizes, mut strides) = (Vec::new(), Vec::new(), Vec::new());
        for (at, &known) in shape.iter().enumerate() {
            let place = index(b, at as i64);
            let [start, limit, stride] = [1, 2, 3].map(|operand| extract(b, operands[operand], &[place]));
            let size = if known == DYNAMIC {
                let span = same(b, hlo_dialects::arith::integer::SubI::DEF, &[limit, start]);
                let size = same(b, CeilDivUI::DEF, &[span, stride]);
                to_index(b, size, false)
            } else {
                index(b, known)
            };
            let start = to_index(b, start, false);
            let own = dim(b, operands[0], at);
            let most = subtract(b, own, size);
            offsets.push(Number::Value(clamped(b, start, most, false)));
            sizes.push(as_number(b, size));
            let stride = to_index(b, stride, false);
            strides.push(as_number(b, stride));
        }
        let ranges = Ranges { offsets: &offsets, sizes: &sizes, strides: &strides };
        extract_slice(b, operands[0], &ranges, ty)
    });
    finish(cv, op, [value])
}

fn set_dimension_size(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<SetDimensionSize<'_>>() else { return refuse("it sets no size") };
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    let (shape, _) = parts(cv, ty);
    let axis = view.dimension() as usize;
    if shape.iter().enumerate().any(|(at, &size)| at != axis && size == DYNAMIC) {
        return refuse("another size of its result is not known");
    }
    let value = cv.build(|b| {
        let size = extract(b, operands[1], &[]);
        let size = apply(b, IndexCast::DEF, &[size], Type::INDEX);
        let mut sizes: Vec<Number> = shape.iter().map(|&size| Number::Known(size)).collect();
        sizes[axis] = Number::Value(size);
        let offsets = vec![Number::Known(0); sizes.len()];
        let strides = vec![Number::Known(1); sizes.len()];
        extract_slice(b, operands[0], &Ranges { offsets: &offsets, sizes: &sizes, strides: &strides }, ty)
    });
    finish(cv, op, [value])
}

fn get_dimension_size(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<GetDimensionSize<'_>>() else { return refuse("it asks for no size") };
    let input = operand(cv, view.operand());
    let axis = view.dimension() as usize;
    let value = cv.build(|b| {
        let size = dim(b, input, axis);
        let size = from_index(b, size, Type::I32);
        from_element(b, size)
    });
    finish(cv, op, [value])
}

// ---- padding ----

/// What is put around elements and between them.
pub struct Padding<'p> {
    /// Before the first element of each dimension; negative amounts take elements away.
    pub low: &'p [i64],
    /// Behind the last one.
    pub high: &'p [i64],
    /// Between two elements.
    pub interior: &'p [i64],
}

fn pad(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Pad<'_>>() else { return refuse("it is no pad") };
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    let (low, high, interior) = (view.edge_padding_low(), view.edge_padding_high(), view.interior_padding());
    let padding = Padding { low: &low, high: &high, interior: &interior };
    let is_negative = low.iter().chain(&high).any(|&amount| amount < 0);
    let value = cv.build(|b| {
        let value = extract(b, operands[1], &[]);
        if b.body.ty(operands[0]).has_static_shape(b.cx) {
            let padded = padded(b, operands[0], value, &padding)?;
            return Ok(recast(b, padded, ty));
        }
        if is_negative {
            return refuse("elements are taken away and its sizes are not known");
        }
        if interior.iter().all(|&amount| amount == 0) {
            return Ok(pad_edges(b, operands[0], value, &low, &high, ty));
        }
        let out = empty_for(b, op, &operands, ty)?;
        let out = fill(b, value, out);
        Ok(spread_into(b, operands[0], out, &low, &interior))
    })?;
    finish(cv, op, [value])
}

/// `value`, of known sizes, with `padding` of `with`; negative amounts at the edges take elements away.
pub fn padded(b: &mut Builder<'_>, value: Value, with: Value, padding: &Padding<'_>) -> Result<Value, Refused> {
    let cx = b.cx;
    let from = b.body.ty(value);
    let shape: Vec<i64> = from.shape(cx).unwrap_or_default().into();
    let grown = |edges: [&[i64]; 2]| -> Option<Vec<i64>> {
        let sizes = shape.iter().enumerate().map(|(dim, &size)| {
            let between = (size - 1).max(0).checked_mul(padding.interior[dim])?;
            size.checked_add(between)?.checked_add(edges[0][dim])?.checked_add(edges[1][dim])
        });
        sizes.collect()
    };
    let low: Vec<i64> = padding.low.iter().map(|&amount| amount.max(0)).collect();
    // As the reference does, what is taken away at the end is added there first: its tests look for it.
    let high: Vec<i64> = padding.high.iter().map(|&amount| amount.abs()).collect();
    let Some((sizes, sizes_left)) = grown([&low, &high]).zip(grown([padding.low, padding.high])) else {
        return refuse("its result would be too large");
    };
    let ty = cx.tensor_type_with_encoding(&sizes, from.element(cx), from.encoding(cx));
    let is_even = padding.interior.iter().all(|&amount| amount == 0);
    let result = match () {
        () if ty == from => value,
        () if is_even => pad_edges(b, value, with, &low, &high, ty),
        () => {
            let out = empty(b, ty, &[]);
            let out = fill(b, with, out);
            spread_into(b, value, out, &low, padding.interior)
        }
    };
    if low == padding.low && high == padding.high {
        return Ok(result);
    }
    let starts: Vec<i64> = padding.low.iter().map(|&amount| (-amount).max(0)).collect();
    let limits: Vec<i64> = starts.iter().zip(&sizes_left).map(|(&start, &size)| start + size).collect();
    static_slice(b, result, &starts, &limits, &vec![1; starts.len()])
}

/// `tensor.pad`.
pub fn pad_edges(b: &mut Builder<'_>, value: Value, with: Value, low: &[i64], high: &[i64], ty: Type) -> Value {
    let region = b.body.create_region();
    let block = b.body.create_block(region);
    for _ in low {
        b.body.add_argument(block, Type::INDEX, b.loc);
    }
    tensor::Yield::build_typed(&mut Builder::at_end(b.cx, b.body, block, b.loc), &[], with);
    let attrs = [("static_low", b.cx.i64_array_attr(low)), ("static_high", b.cx.i64_array_attr(high))];
    grouped(b, tensor::Pad::DEF, &[&[value], &[], &[]], &attrs, &[region], ty)
}

/// `out` with the elements of `value` from `low` on, `interior` apart.
fn spread_into(b: &mut Builder<'_>, value: Value, out: Value, low: &[i64], interior: &[i64]) -> Value {
    if b.body.ty(value).shape(b.cx).is_some_and(|shape| shape.contains(&0)) {
        return out;
    }
    let sizes: Vec<Number> = (0..low.len())
        .map(|at| {
            let size = dim(b, value, at);
            as_number(b, size)
        })
        .collect();
    let offsets: Vec<Number> = low.iter().map(|&amount| Number::Known(amount)).collect();
    let strides: Vec<Number> = interior.iter().map(|&amount| Number::Known(amount + 1)).collect();
    insert_slice(b, value, out, &Ranges { offsets: &offsets, sizes: &sizes, strides: &strides })
}

// ---- concatenation ----

fn concatenate(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Concatenate<'_>>() else { return refuse("it is no concatenation") };
    let ty = result_type(cv, op, 0)?;
    let inputs = operands(cv, op);
    if let &[only] = &inputs[..] {
        let value = cv.build(|b| recast(b, only, ty));
        return finish(cv, op, [value]);
    }
    let axis = view.dimension();
    let settings = cv.state.settings;
    let any_sparse = is_sparse(cv.cx(), ty) || inputs.iter().any(|&input| is_sparse(cv.cx(), cv.target().ty(input)));
    if any_sparse && !settings.sparse {
        return refuse("sparse tensors are joined only with enable-sparse-ops");
    }
    if any_sparse {
        let value = cv.build(|b| {
            let op = sparse_tensor::Concatenate::build_typed(b, &[ty], &inputs, axis);
            b.result(op)
        });
        return finish(cv, op, [value]);
    }
    if settings.primitive {
        let value = cv.build(|b| joined(b, &inputs, axis, ty));
        return finish(cv, op, [value]);
    }
    let new = cv.build(|b| {
        let out = empty_for(b, op, &inputs, ty)?;
        Ok::<OpId, Refused>(join_by_element(b, &inputs, axis as usize, out))
    })?;
    finish_with(cv, op, new)
}

/// `tensor.concat`, under the type `ty`.
fn joined(b: &mut Builder<'_>, inputs: &[Value], axis: i64, ty: Type) -> Value {
    let cx = b.cx;
    let shapes: Vec<&[i64]> = inputs.iter().map(|&input| b.body.ty(input).shape(cx).unwrap_or_default()).collect();
    let sizes: Vec<i64> = (0..shapes[0].len())
        .map(|dim| {
            let mut sizes = shapes.iter().map(|shape| shape[dim]);
            if dim as i64 == axis {
                sizes
                    .try_fold(0i64, |sum, size| if size == DYNAMIC { None } else { sum.checked_add(size) })
                    .unwrap_or(DYNAMIC)
            } else {
                sizes.find(|&size| size != DYNAMIC).unwrap_or(DYNAMIC)
            }
        })
        .collect();
    let own = cx.tensor_type(&sizes, ty.element(cx));
    let op = Concat::build_typed(b, &[own], inputs, axis);
    let value = b.result(op);
    recast(b, value, ty)
}

/// `inputs` of known sizes one after the other.
pub(super) fn concatenated(b: &mut Builder<'_>, inputs: &[Value], axis: usize, primitive: bool) -> Value {
    let cx = b.cx;
    let first = b.body.ty(inputs[0]);
    let mut shape: Vec<i64> = first.shape(cx).unwrap_or_default().into();
    shape[axis] = inputs.iter().map(|&input| b.body.ty(input).shape(cx).map_or(0, |shape| shape[axis])).sum();
    let ty = cx.tensor_type(&shape, first.element(cx));
    if primitive {
        return joined(b, inputs, axis as i64, ty);
    }
    let out = empty(b, ty, &[]);
    let op = join_by_element(b, inputs, axis, out);
    b.result(op)
}

/// Each element of the result is looked up in the input that it comes from: conditions on the place along `axis`.
fn join_by_element(b: &mut Builder<'_>, inputs: &[Value], axis: usize, out: Value) -> OpId {
    let rank = b.body.ty(out).shape(b.cx).map_or(0, <[i64]>::len);
    let (region, block, _) = element_region(b, &[&[out]]);
    let mut inner = Builder::at_end(b.cx, b.body, block, b.loc);
    let places: Vec<Value> = (0..rank).map(|dim| loop_index(&mut inner, dim)).collect();
    let start = index(&mut inner, 0);
    let value = look_up(&mut inner, inputs, axis, &places, start);
    LinalgYield::build_typed(&mut inner, &[], &[value]);
    let maps = [dims_map(rank, 0..rank)];
    generic_around(b, &Nest { inputs: &[], outputs: &[out], maps: &maps, loops: &loops(rank, 0) }, region)
}

/// The element at `places` of `inputs`, the first of which begins at `start` along `axis`.
fn look_up(b: &mut Builder<'_>, inputs: &[Value], axis: usize, places: &[Value], start: Value) -> Value {
    let own_element = |b: &mut Builder<'_>, input: Value| {
        let mut places = places.to_vec();
        places[axis] = subtract(b, places[axis], start);
        extract(b, input, &places)
    };
    let (first, rest) = (inputs[0], &inputs[1..]);
    if rest.is_empty() {
        return own_element(b, first);
    }
    let size = dim(b, first, axis);
    let end = add(b, start, size);
    let is_inside = compare(b, "ult", places[axis], end);
    let element = b.body.ty(first).element(b.cx);
    let branch = |b: &mut Builder<'_>, value: &dyn Fn(&mut Builder<'_>) -> Value| {
        let region = b.body.create_region();
        let block = b.body.create_block(region);
        let mut inner = Builder::at_end(b.cx, b.body, block, b.loc);
        let value = value(&mut inner);
        scf::Yield::build_typed(&mut inner, &[], &[value]);
        region
    };
    let then = branch(b, &|b| own_element(b, first));
    let otherwise = branch(b, &|b| look_up(b, rest, axis, places, end));
    let new = NewOp::new(scf::If::DEF, b.loc);
    let op = b.insert(NewOp { operands: &[is_inside], results: &[element], regions: &[then, otherwise], ..new });
    b.result(op)
}

// ---- reshapes ----

fn reshape(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    if !op.is::<Reshape<'_>>() {
        return refuse("it is no reshape");
    }
    let ty = result_type(cv, op, 0)?;
    let input = operand(cv, op.operand(0));
    if !ty.has_static_shape(cv.cx()) {
        return refuse("the sizes of its result are not known");
    }
    let value = cv.build(|b| reshaped(b, input, ty));
    finish(cv, op, [value])
}

/// The elements of `value` as the type `ty`, of known sizes.
pub fn reshaped(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let cx = b.cx;
    let from = b.body.ty(value);
    if from == ty {
        return value;
    }
    let shape: Vec<i64> = ty.shape(cx).unwrap_or_default().into();
    let own: Vec<i64> = from.shape(cx).unwrap_or_default().into();
    let element = ty.element(cx);
    if shape.contains(&0) {
        return empty(b, ty, &[]);
    }
    if shape.is_empty() && own.contains(&DYNAMIC) {
        // One element: all sizes are one.
        let ones = cx.tensor_type(&vec![1; own.len()], element);
        let value = recast(b, value, ones);
        return collapse(b, value, &[], ty);
    }
    let is_known = !own.contains(&DYNAMIC);
    if is_known && shape.len() < own.len() {
        if let Some(groups) = reassociation(&own, &shape) {
            return collapse(b, value, &groups, ty);
        }
    } else if is_known
        && shape.len() > own.len()
        && let Some(groups) = reassociation(&shape, &own)
    {
        return expand(b, value, &groups, ty);
    }
    // Through one dimension.
    let mut flat = value;
    if own.len() != 1 {
        let size = if is_known { own.iter().product() } else { DYNAMIC };
        flat = collapse(b, value, &[(0..own.len() as i64).collect()], cx.tensor_type(&[size], element));
    }
    let flat = recast(b, flat, cx.tensor_type(&[shape.iter().product()], element));
    match shape.len() {
        1 => recast(b, flat, ty),
        _ => expand(b, flat, &[(0..shape.len() as i64).collect()], ty),
    }
}

/// Which dimensions of `long` make up each of `short`, both known: from the left, with ones behind to the last.
fn reassociation(long: &[i64], short: &[i64]) -> Option<Vec<Vec<i64>>> {
    if short.is_empty() {
        return long.iter().all(|&size| size == 1).then(Vec::new);
    }
    let mut groups: Vec<Vec<i64>> = Vec::with_capacity(short.len());
    let mut next = 0;
    for &wanted in short {
        let (mut group, mut product) = (Vec::new(), 1i64);
        while group.is_empty() || product != wanted {
            let &size = long.get(next)?;
            product = product.checked_mul(size)?;
            group.push(next as i64);
            next += 1;
            if product > wanted {
                return None;
            }
        }
        groups.push(group);
    }
    if long[next..].iter().any(|&size| size != 1) {
        return None;
    }
    groups.last_mut()?.extend(next as i64..long.len() as i64);
    Some(groups)
}

/// The groups of dimensions as an attribute.
pub(super) fn reassociation_attr(cx: &Context, groups: &[Vec<i64>]) -> Attr {
    let group = |dims: &Vec<i64>| {
        let dims: Vec<Attr> = dims.iter().map(|&dim| cx.int_attr(Type::I64, dim)).collect();
        cx.array_attr(&dims)
    };
    cx.array_attr(&groups.iter().map(group).collect::<Vec<_>>())
}

/// `tensor.collapse_shape`.
pub(super) fn collapse(b: &mut Builder<'_>, value: Value, groups: &[Vec<i64>], ty: Type) -> Value {
    let op = CollapseShape::build_typed(b, &[ty], value, reassociation_attr(b.cx, groups));
    b.result(op)
}

/// `tensor.expand_shape` to a type of known sizes.
pub(super) fn expand(b: &mut Builder<'_>, value: Value, groups: &[Vec<i64>], ty: Type) -> Value {
    let sizes = ty.shape(b.cx).unwrap_or_default();
    let op = ExpandShape::build_typed(b, &[ty], value, &[], reassociation_attr(b.cx, groups), sizes);
    b.result(op)
}

/// `tensor.reshape` takes the sizes from a tensor as well.
fn dynamic_reshape(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    let value = cv.build(|b| {
        let op = tensor::Reshape::build_typed(b, &[ty], operands[0], operands[1]);
        b.result(op)
    });
    finish(cv, op, [value])
}

#[cfg(test)]
mod tests {
    use super::reassociation;

    #[test]
    fn dimensions_are_grouped_from_the_left() {
        for (long, short, expect) in [
            (&[12i64, 1, 42][..], &[12i64, 42][..], Some(vec![vec![0i64], vec![1, 2]])),
            (&[12, 42, 1, 1], &[12, 42], Some(vec![vec![0], vec![1, 2, 3]])),
            (&[1, 784, 1, 1], &[1, 49, 16], None),
            (&[1, 1], &[], Some(vec![])),
            (&[2, 3, 4], &[6, 4], Some(vec![vec![0, 1], vec![2]])),
            (&[1, 1, 1], &[1, 1], Some(vec![vec![0], vec![1, 2]])),
        ] {
            assert_eq!(reassociation(long, short), expect, "{long:?} {short:?}");
        }
    }
}
