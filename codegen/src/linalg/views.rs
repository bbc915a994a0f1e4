//! Views: generic ops that copy elements from where they are, and slices of tensors.

use hlo_dialects::arith::integer::DivUI;
use hlo_dialects::hexir::rules::shape_of as type_shape;
use hlo_dialects::hexir::views::{
    Broadcast, Concatenate, DynamicSlice, DynamicUpdateSlice, Pad, Reshape, Reverse, Slice, Transpose,
};
use hlo_dialects::linalg::primitive;
use hlo_dialects::tensor::{self, FromElements};
use hlo_ir::affine::AffineExpr;
use hlo_ir::rewrite::{Converter, Refused};
use hlo_ir::{Builder, DYNAMIC, OpRef, SmallVec, Type, Value, conversions};
use hlo_passes::linalg::build::{
    Number, add, apply, as_number, dim, empty, extract, index, loop_expr, map, multiply, same, subtract, to_index,
};
use hlo_passes::linalg::movement::{copy_elements, mirrored, repeated};
use hlo_passes::linalg::shape::{
    Padding, Ranges, clamped, extract_slice, insert_slice, is_unsigned, pad_edges, padded, reshaped, static_slice,
};

use super::{empty_like, place, refuse, result_type, shape_of};

/// What a view becomes.
type View = Result<Value, Refused>;

conversions! { pub(super) VIEWS;
    Broadcast => |view: Broadcast<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| one(broadcast(view, cv)));
    Concatenate => |view: Concatenate<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| one(concatenate(view, cv)));
    DynamicSlice => |view: DynamicSlice<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| one(dynamic_slice(view, cv)));
    DynamicUpdateSlice => |view: DynamicUpdateSlice<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| one(update(view, cv)));
    Pad => |view: Pad<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| one(pad(view, cv)));
    Reshape => |view: Reshape<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| one(reshape(view, cv)));
    Reverse => |view: Reverse<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| one(reverse(view, cv)));
    Slice => |view: Slice<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| one(slice(view, cv)));
    Transpose => |view: Transpose<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| one(transpose(view, cv)));
}

fn one(value: View) -> Result<SmallVec<[Value; 2]>, Refused> {
    Ok(SmallVec::from_slice(&[value?]))
}

/// An empty tensor of the type `ty` whose open sizes stand in the tensor `sizes`.
pub(super) fn empty_of(b: &mut Builder<'_>, ty: Type, sizes: Option<Value>) -> Result<Value, Refused> {
    let shape: Vec<i64> = ty.shape(b.cx).unwrap_or_default().into();
    let mut open = Vec::new();
    for at in (0..shape.len()).filter(|&at| shape[at] == DYNAMIC) {
        let Some(sizes) = sizes else { return refuse("nothing says how large its result is") };
        let place = index(b, at as i64);
        let size = extract(b, sizes, &[place]);
        open.push(to_index(b, size, false));
    }
    Ok(empty(b, ty, &open))
}

/// A dimension of one element is seen again and again. Where it is not known whether one expands, no place goes past its
/// end: that is the only element, or the one of the turn.
fn broadcast(view: Broadcast<'_>, cv: &mut Converter<'_>) -> View {
    let op = view.op();
    let ty = result_type(cv, op, 0)?;
    let input = cv.value(view.input());
    let sizes = view.sizes().map(|sizes| cv.value(sizes));
    let (dims, kept) = (view.dimensions(), view.kept().unwrap_or_default());
    let (from, to) = (shape_of(cv, input), type_shape(cv.cx(), ty));
    let expands = |at: usize| from[at] == 1 && to[dims[at] as usize] != 1;
    let is_known = |at: usize| from[at] != DYNAMIC || kept.contains(&(at as i64));
    cv.build(|b| {
        let out = match sizes {
            Some(_) => empty_of(b, ty, sizes)?,
            None => {
                let mut open = Vec::new();
                for at in (0..to.len()).filter(|&at| to[at] == DYNAMIC) {
                    let Some(source) = dims.iter().position(|&dim| dim == at as i64) else {
                        return refuse("nothing says how large its result is");
                    };
                    open.push(dim(b, input, source));
                }
                empty(b, ty, &open)
            }
        };
        let new = if (0..from.len()).all(is_known) {
            let access = (0..from.len())
                .map(|at| if expands(at) { AffineExpr::Constant(0) } else { loop_expr(dims[at] as usize) });
            copy_elements(b, input, out, map(to.len(), access))
        } else {
            repeated(b, input, out, &dims)
        };
        Ok(b.result(new))
    })
}

fn reshape(view: Reshape<'_>, cv: &mut Converter<'_>) -> View {
    let ty = result_type(cv, view.op(), 0)?;
    let input = cv.value(view.input());
    let sizes = view.sizes().map(|sizes| cv.value(sizes));
    let shape: Vec<i64> = type_shape(cv.cx(), ty).into();
    let n_open = shape.iter().filter(|&&size| size == DYNAMIC).count();
    if n_open == 0 {
        return Ok(cv.build(|b| reshaped(b, input, ty)));
    }
    if sizes.is_none() && (n_open > 1 || shape.contains(&0)) {
        return refuse("nothing says how large its result is");
    }
    let rank = shape_of(cv, input).len();
    Ok(cv.build(|b| {
        let sizes = sizes.unwrap_or_else(|| {
            // What is not known is what is left of all elements.
            let mut count = index(b, 1);
            for at in 0..rank {
                let size = dim(b, input, at);
                count = multiply(b, count, size);
            }
            let known = index(b, shape.iter().filter(|&&size| size != DYNAMIC).product());
            let open = same(b, DivUI::DEF, &[count, known]);
            let sizes: Vec<Value> =
                shape.iter().map(|&size| if size == DYNAMIC { open } else { index(b, size) }).collect();
            let ty = b.cx.tensor_type(&[shape.len() as i64], Type::INDEX);
            apply(b, FromElements::DEF, &sizes, ty)
        });
        let new = tensor::Reshape::build_typed(b, &[ty], input, sizes);
        b.result(new)
    }))
}

fn transpose(view: Transpose<'_>, cv: &mut Converter<'_>) -> View {
    let ty = result_type(cv, view.op(), 0)?;
    let input = cv.value(view.input());
    let permutation = view.permutation();
    let shape: Vec<i64> = type_shape(cv.cx(), ty).into();
    Ok(cv.build(|b| {
        let open = (0..shape.len()).filter(|&at| shape[at] == DYNAMIC);
        let sizes: Vec<Value> = open.map(|at| dim(b, input, permutation[at] as usize)).collect();
        let out = empty(b, ty, &sizes);
        let def = primitive::Transpose::DEF;
        let new = primitive::build_movement(b, def, input, out, ("permutation", &permutation[..]));
        b.result(new)
    }))
}

fn slice(view: Slice<'_>, cv: &mut Converter<'_>) -> View {
    let input = cv.value(view.input());
    let (starts, limits, strides) = (view.starts(), view.limits(), view.strides());
    cv.build(|b| static_slice(b, input, &starts, &limits, &strides))
}

fn reverse(view: Reverse<'_>, cv: &mut Converter<'_>) -> View {
    let ty = result_type(cv, view.op(), 0)?;
    let input = cv.value(view.input());
    let dims = view.dimensions();
    cv.build(|b| {
        let out = empty_like(b, ty, Some(input));
        let new = mirrored(b, input, out, &dims);
        Ok(b.result(new))
    })
}

fn pad(view: Pad<'_>, cv: &mut Converter<'_>) -> View {
    let ty = result_type(cv, view.op(), 0)?;
    let [input, with] = [view.input(), view.value()].map(|value| cv.value(value));
    let (low, high, interior) = (view.low(), view.high(), view.interior());
    let is_static = !shape_of(cv, input).contains(&DYNAMIC);
    let is_plain = low.iter().chain(high.iter()).all(|&amount| amount >= 0) && interior.iter().all(|&n| n == 0);
    cv.build(|b| {
        let with = extract(b, with, &[]);
        if is_static {
            return padded(b, input, with, &Padding { low: &low, high: &high, interior: &interior });
        }
        if is_plain {
            return Ok(pad_edges(b, input, with, &low, &high, ty));
        }
        refuse("its sizes are not known, and it puts elements between others or takes some away")
    })
}

/// Each operand is written into the destination behind the one before.
fn concatenate(view: Concatenate<'_>, cv: &mut Converter<'_>) -> View {
    let ty = result_type(cv, view.op(), 0)?;
    let inputs = cv.values(view.op().operands());
    let axis = view.dimension() as usize;
    let shape: Vec<i64> = type_shape(cv.cx(), ty).into();
    Ok(cv.build(|b| {
        let mut open = Vec::new();
        for at in (0..shape.len()).filter(|&at| shape[at] == DYNAMIC) {
            let mut size = dim(b, inputs[0], at);
            for &input in inputs.iter().skip(1).filter(|_| at == axis) {
                let more = dim(b, input, at);
                size = add(b, size, more);
            }
            open.push(size);
        }
        let mut out = empty(b, ty, &open);
        let mut start = index(b, 0);
        for &input in &inputs {
            // What has no elements begins where nothing may begin.
            if b.body.ty(input).shape(b.cx).is_some_and(|shape| shape.contains(&0)) {
                continue;
            }
            let sizes: Vec<Value> = (0..shape.len()).map(|at| dim(b, input, at)).collect();
            let mut offsets = vec![Number::Known(0); shape.len()];
            offsets[axis] = as_number(b, start);
            start = add(b, start, sizes[axis]);
            let sizes: Vec<Number> = sizes.into_iter().map(|size| as_number(b, size)).collect();
            let strides = vec![Number::Known(1); shape.len()];
            out = insert_slice(b, input, out, &Ranges { offsets: &offsets, sizes: &sizes, strides: &strides });
        }
        out
    }))
}

/// Where a slice of `sizes` begins so that all of it is inside of `input`.
fn clamped_starts(b: &mut Builder<'_>, input: Value, starts: &[(Value, bool)], sizes: &[Value]) -> Vec<Number> {
    let mut offsets = Vec::with_capacity(starts.len());
    for (at, &(start, unsigned)) in starts.iter().enumerate() {
        let start = extract(b, start, &[]);
        let start = to_index(b, start, unsigned);
        let own = dim(b, input, at);
        let most = subtract(b, own, sizes[at]);
        offsets.push(Number::Value(clamped(b, start, most, unsigned)));
    }
    offsets
}

fn starts_of<'v>(cv: &mut Converter<'_>, op: OpRef<'v>, skip: usize) -> Vec<(Value, bool)> {
    op.operands().skip(skip).map(|start| (cv.value(start), is_unsigned(start))).collect()
}

fn dynamic_slice(view: DynamicSlice<'_>, cv: &mut Converter<'_>) -> View {
    let ty = result_type(cv, view.op(), 0)?;
    let input = cv.value(view.input());
    let starts = starts_of(cv, view.op(), 1);
    let sizes = view.sizes();
    Ok(cv.build(|b| {
        let values: Vec<Value> = sizes.iter().map(|&size| index(b, size)).collect();
        let offsets = clamped_starts(b, input, &starts, &values);
        let sizes: Vec<Number> = sizes.iter().map(|&size| Number::Known(size)).collect();
        let strides = vec![Number::Known(1); sizes.len()];
        extract_slice(b, input, &Ranges { offsets: &offsets, sizes: &sizes, strides: &strides }, ty)
    }))
}

fn update(view: DynamicUpdateSlice<'_>, cv: &mut Converter<'_>) -> View {
    let [input, update] = [view.input(), view.update()].map(|value| cv.value(value));
    let starts = starts_of(cv, view.op(), 2);
    Ok(cv.build(|b| {
        let sizes: Vec<Value> = (0..starts.len()).map(|at| dim(b, update, at)).collect();
        let offsets = clamped_starts(b, input, &starts, &sizes);
        let sizes: Vec<Number> = sizes.into_iter().map(|size| as_number(b, size)).collect();
        let strides = vec![Number::Known(1); sizes.len()];
        insert_slice(b, update, input, &Ranges { offsets: &offsets, sizes: &sizes, strides: &strides })
    }))
}
