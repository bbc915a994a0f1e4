//! Broadcasting as NumPy does it, where sizes are known or bounded: shapes are aligned at their ends, and a dimension
//! of size one is repeated.
//!
//! A dimension with a bound is repeated to its bound and then cut to the size that it has when the program runs:
//!
//! ```mlir
//! %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
//! %1 = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<i32>
//! %2 = stablehlo.set_dimension_size %0, %1, dim = 0 : … -> tensor<?xf32, #stablehlo.bounds<8>>
//! ```

use hlo_dialects::quant::{as_uniform, uniform_type};
use hlo_dialects::stablehlo::attrs::{bounds_encoding, bounds_of};
use hlo_dialects::stablehlo::shape::{BroadcastInDim, GetDimensionSize, SetDimensionSize};
use hlo_ir::rewrite::Refused;
use hlo_ir::{Body, Builder, Context, DYNAMIC, Loc, Type, Value, ValueDef};

/// One dimension of a shape.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dimension {
    /// Its size, or its bound.
    size: i64,
    /// A bounded one: the value that has the size when the program runs, and the dimension there.
    bound: Option<(Value, i64)>,
}

impl Dimension {
    fn fixed(size: i64) -> Self {
        Dimension { size, bound: None }
    }
}

/// Whether `ty` is ranked and each of its dimensions has a size or a bound, at least one a bound.
pub(super) fn is_bounded(cx: &Context, ty: Type) -> bool {
    let Some(shape) = ty.shape(cx) else { return false };
    let bounds = bounds_of(cx, ty);
    !bounds.is_empty() && shape.iter().zip(bounds).all(|(&size, &bound)| size != DYNAMIC || bound != DYNAMIC)
}

/// Whether `ty` is ranked and each of its dimensions has a size or a bound.
pub(super) fn is_static_or_bounded(cx: &Context, ty: Type) -> bool {
    ty.is_ranked_tensor(cx) && (ty.has_static_shape(cx) || is_bounded(cx, ty))
}

/// The dimensions of `value`.
///
/// # Errors
/// When it has no rank.
pub(super) fn dimensions(b: &Builder<'_>, value: Value) -> Result<Vec<Dimension>, Refused> {
    let ty = b.body.ty(value);
    let shape = ty.shape(b.cx).ok_or_else(|| Refused::because("expected ranked tensor type for broadcast inputs"))?;
    let bounds = bounds_of(b.cx, ty);
    let dimension = |(dim, &size): (usize, &i64)| match bounds.get(dim) {
        Some(&bound) if size == DYNAMIC => Dimension { size: bound, bound: Some((value, dim as i64)) },
        _ => Dimension::fixed(size),
    };
    Ok(shape.iter().enumerate().map(dimension).collect())
}

/// The type of a tensor of these dimensions.
fn tensor_type(cx: &Context, dimensions: &[Dimension], element: Type) -> Type {
    let shape: Vec<i64> = dimensions.iter().map(|d| if d.bound.is_some() { DYNAMIC } else { d.size }).collect();
    let bounds: Vec<i64> = dimensions.iter().map(|d| if d.bound.is_some() { d.size } else { DYNAMIC }).collect();
    cx.tensor_type_with_encoding(&shape, element, bounds_encoding(cx, &bounds))
}

/// What shapes broadcast to.
fn joined(a: &[Dimension], b: &[Dimension]) -> Result<Vec<Dimension>, Refused> {
    let rank = a.len().max(b.len());
    let at = |list: &[Dimension], index: usize| {
        (index + list.len()).checked_sub(rank).map_or(Dimension::fixed(1), |index| list[index])
    };
    let join = |index: usize| {
        let (a, b) = (at(a, index), at(b, index));
        if a.size == 1 {
            return Ok(b);
        }
        if b.size == 1 {
            return Ok(a);
        }
        if a.size != b.size {
            let (a, b) = (a.size, b.size);
            return Err(Refused::because(format!("incompatible shapes for broadcasting {a} and {b}")));
        }
        if a.bound.is_some() != b.bound.is_some() {
            return Err(Refused::because("cannot mix bounded and static dimensions in broadcast"));
        }
        Ok(a)
    };
    (0..rank).map(join).collect()
}

/// `values` broadcast to the shape that they have together.
///
/// # Errors
/// When one has no rank, or their shapes do not fit.
pub(crate) fn broadcast_together<V: AsMut<[Value]>>(b: &mut Builder<'_>, mut values: V) -> Result<V, Refused> {
    let mut shape = Vec::new();
    for value in values.as_mut() {
        shape = joined(&shape, &dimensions(b, *value)?)?;
    }
    for value in values.as_mut() {
        *value = broadcast_to(b, *value, &shape)?;
    }
    Ok(values)
}

/// `value` broadcast to `shape`: itself where it has that shape. New ops get the location of `value`.
///
/// # Errors
/// When it has no rank, or its shape does not fit.
pub(super) fn broadcast_to(b: &mut Builder<'_>, value: Value, shape: &[Dimension]) -> Result<Value, Refused> {
    let cx = b.cx;
    let (ty, own) = (b.body.ty(value), dimensions(b, value)?);
    let target = tensor_type(cx, shape, ty.element(cx));
    if ty == target {
        return Ok(value);
    }
    let text = |ty| cx.type_text(ty);
    let Some(n_new) = shape.len().checked_sub(own.len()) else {
        let (from, to) = (own.len(), shape.len());
        return Err(Refused::because(format!("input rank must be <= output rank, got {from} vs {to}")));
    };
    let mut padded = shape.to_vec();
    padded[..n_new].iter_mut().for_each(|dimension| dimension.bound = None);
    for (from, to) in own.iter().zip(&mut padded[n_new..]) {
        if from.size != 1 && from.size != to.size {
            let (from, to) = (text(ty), text(target));
            return Err(Refused::because(format!("`{from}` cannot be broadcast to the shape of `{to}`")));
        }
        if from.bound.is_none() {
            to.bound = None;
        }
    }
    let element = moved_element(cx, ty.element(cx), n_new, &own, shape)?;
    let outer = std::mem::replace(&mut b.loc, loc_of(b.body, value));
    let dims: Vec<i64> = (n_new as i64..shape.len() as i64).collect();
    let repeated = BroadcastInDim::build_typed(b, &[tensor_type(cx, &padded, element)], value, &dims);
    let mut result = b.result(repeated);
    for (dim, wanted) in shape.iter().enumerate() {
        if padded[dim].bound.is_some() {
            continue;
        }
        let Some((source, source_dim)) = wanted.bound else { continue };
        let size = GetDimensionSize::build(b, source, source_dim);
        let size = b.result(size);
        padded[dim].bound = wanted.bound;
        let cut = SetDimensionSize::build_typed(b, &[tensor_type(cx, &padded, element)], result, size, dim as i64);
        result = b.result(cut);
    }
    b.loc = outer;
    Ok(result)
}

/// The element type when `n_new` dimensions come before the value's own: scales along an axis move with it.
fn moved_element(
    cx: &Context,
    element: Type,
    n_new: usize,
    own: &[Dimension],
    shape: &[Dimension],
) -> Result<Type, Refused> {
    let Some(uniform) = as_uniform(cx, element) else { return Ok(element) };
    let Some(axis) = uniform.axis() else { return Ok(element) };
    let moved = axis as usize + n_new;
    if own.get(axis as usize).map(|from| from.size) != shape.get(moved).map(|to| to.size) {
        let element = cx.type_text(element);
        return Err(Refused::because(format!("`{element}` has no scales for the dimension that its axis becomes")));
    }
    Ok(uniform_type(cx, &uniform.with_axis(moved as i64)))
}

/// Where `value` comes from.
fn loc_of(body: &Body, value: Value) -> Loc {
    match body.value_def(value) {
        ValueDef::Argument(block, index) => body.block_arg_locs(block)[index],
        _ => body.defining_op(value).map_or(Loc::UNKNOWN, |op| body.loc(op)),
    }
}
