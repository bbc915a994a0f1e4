//! Giving values types that say more of their sizes.

use hlo_dialects::builtin::UnrealizedConversionCast;
use hlo_dialects::formats::with_element;
use hlo_dialects::func::{Call, Return};
use hlo_dialects::stablehlo::attrs::{bounds_encoding, bounds_of};
use hlo_dialects::stablehlo::composite::Composite;
use hlo_dialects::stablehlo::infer::bounds::most_specific_dim;
use hlo_dialects::stablehlo::infer::compatible::shapes_compatible;
use hlo_ir::{Context, DYNAMIC, NoMatch, OpId, Rewrite, Rewriter, SmallVec, Type, TypeData, Value};

use super::super::custom_call::flattened_results;

/// What is known of a value that has both types; `None` when they contradict each other. The element is that of
/// `current`.
pub(super) fn most_specific(cx: &Context, current: Type, other: Type) -> Option<Type> {
    if current == other {
        return Some(current);
    }
    if let (TypeData::Tuple(parts), TypeData::Tuple(others)) = (current.data(cx), other.data(cx)) {
        if parts.len() != others.len() {
            return None;
        }
        let parts = parts.iter().zip(others).map(|(&part, &other)| most_specific(cx, part, other));
        let parts: Vec<Type> = parts.collect::<Option<_>>()?;
        return Some(cx.intern_type(TypeData::Tuple(parts.into())));
    }
    if !current.is_tensor(cx) || !other.is_tensor(cx) {
        return None;
    }
    let (shape, others) = match (current.shape(cx), other.shape(cx)) {
        (_, None) => return Some(current),
        (None, Some(_)) => return Some(with_element(cx, other, current.element(cx))),
        (Some(shape), Some(others)) => (shape, others),
    };
    if shape.len() != others.len() {
        return None;
    }
    let bound = |ty: Type, dim: usize| bounds_of(cx, ty).get(dim).copied().unwrap_or(DYNAMIC);
    let dims = (0..shape.len())
        .map(|dim| most_specific_dim(dim, (shape[dim], bound(current, dim)), (others[dim], bound(other, dim))).ok());
    let (sizes, bounds): (Vec<i64>, Vec<i64>) = dims.collect::<Option<Vec<_>>>()?.into_iter().unzip();
    let has_bounds = !bounds_of(cx, current).is_empty();
    let encoding = if has_bounds { bounds_encoding(cx, &bounds) } else { current.encoding(cx) };
    Some(cx.tensor_type_with_encoding(&sizes, current.element(cx), encoding))
}

/// Whether an operand of `user` may get a type that says more.
fn accepts(user: OpId, rw: &Rewriter<'_>) -> bool {
    let user = rw.op(user);
    let is_open = matches!(user.def().dialect(), "stablehlo" | "chlo" | "sdy");
    // The decomposition of a composite states its types.
    let bears_it = user.is::<Return<'_>>() || user.is::<Call<'_>>() || user.is::<UnrealizedConversionCast<'_>>();
    bears_it || (is_open && !user.is::<Composite<'_>>())
}

/// Gives `values`, results of `op` or arguments of its regions, what `types` say more than theirs. A function still
/// returns the old type, through a cast that [`super::patterns`] takes away.
///
/// # Errors
/// When there is nothing to say more, when types contradict each other, and when a user needs the type as it is.
pub(super) fn refine_values(op: OpId, values: &[Value], types: &[Type], rw: &mut Rewriter<'_>) -> Rewrite {
    if values.len() != types.len() {
        return Err(NoMatch);
    }
    let refined = values.iter().zip(types).map(|(&value, &ty)| most_specific(rw.cx(), rw.body().ty(value), ty));
    let refined: SmallVec<[Type; 4]> = refined.collect::<Option<_>>().ok_or(NoMatch)?;
    let pairs = values.iter().copied().zip(refined);
    let pairs: SmallVec<[(Value, Type); 4]> = pairs.filter(|&(value, ty)| rw.body().ty(value) != ty).collect();
    let accepted = pairs.iter().all(|&(value, _)| rw.body().uses(value).all(|(user, _)| accepts(user, rw)));
    if pairs.is_empty() || !accepted {
        return Err(NoMatch);
    }
    for (value, ty) in pairs {
        let old = rw.body().ty(value);
        let returned = rw.body().uses(value).filter(|&(user, _)| rw.op(user).is::<Return<'_>>());
        let returned: SmallVec<[(OpId, usize); 2]> = returned.collect();
        rw.set_type(value, ty);
        if returned.is_empty() {
            continue;
        }
        if let Some(next) = rw.body().next_op(op) {
            rw.go_before(next);
        }
        let cast = rw.build(|b| {
            let cast = UnrealizedConversionCast::build_typed(b, &[old], &[value]);
            b.result(cast)
        });
        for (user, index) in returned {
            rw.set_operand(user, index, cast);
        }
    }
    Ok(())
}

/// The same for all results of `op`.
///
/// # Errors
/// As [`refine_values`].
pub(super) fn refine_results(op: OpId, types: &[Type], rw: &mut Rewriter<'_>) -> Rewrite {
    let results: SmallVec<[Value; 4]> = rw.body().results(op).collect();
    refine_values(op, &results, types, rw)
}

/// Gives the results of `op`, tuples taken apart, these sizes. Bounds are not supported here, as in the reference.
///
/// # Errors
/// As [`refine_values`], and for results that are no tensors of such sizes.
pub(super) fn refine_shapes(op: OpId, shapes: &[Vec<i64>], rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let flat = flattened_results(rw.op(op));
    if flat.len() != shapes.len() {
        return Err(NoMatch);
    }
    let refined = flat.iter().zip(shapes).map(|(&ty, shape)| {
        let fits = ty.is_tensor(cx) && ty.shape(cx).is_none_or(|stated| shapes_compatible(stated, shape));
        let sound = shape.iter().all(|&size| size >= 0 || size == DYNAMIC);
        (fits && sound && ty.encoding(cx).is_none()).then(|| cx.tensor_type(shape, ty.element(cx)))
    });
    let mut refined = refined.collect::<Option<SmallVec<[Type; 4]>>>().ok_or(NoMatch)?.into_iter();
    let types: SmallVec<[Type; 4]> =
        rw.op(op).results().filter_map(|result| unflattened(cx, result.ty(), &mut refined)).collect();
    refine_results(op, &types, rw)
}

/// The type `like` with its tensors replaced by the next of `flat`.
fn unflattened(cx: &Context, like: Type, flat: &mut impl Iterator<Item = Type>) -> Option<Type> {
    match like.data(cx) {
        TypeData::Tuple(parts) => {
            let parts: Vec<Type> = parts.iter().filter_map(|&part| unflattened(cx, part, flat)).collect();
            Some(cx.intern_type(TypeData::Tuple(parts.into())))
        }
        _ => flat.next(),
    }
}
