//! What became of values: integers without a sign, and elements in place of tensors of one.

use hlo_dialects::builtin::UnrealizedConversionCast;
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{BlockId, Builder, DYNAMIC, NewOp, OpId, OpRef, SmallVec, Type, Value, ValueRef};
use rustc_hash::FxHashMap;

use super::{Cv, refuse};
use crate::signless::signless;

/// Casts that were made, by the value and the block that they stand in.
#[derive(Default)]
pub(super) struct Casts(FxHashMap<(Value, BlockId), Value>);

/// `value` as conversions see it: a tensor of integers without a sign.
pub(super) fn operand(cv: &mut Cv<'_>, value: ValueRef<'_>) -> Value {
    let (cx, target) = (cv.cx(), cv.value(value));
    let ty = cv.target().ty(target);
    let wanted = signless(cx, ty);
    if wanted == ty {
        return target;
    }
    if let Some(source) = cast_source(cv, target).filter(|&source| cv.target().ty(source) == wanted) {
        return source;
    }
    let key = cv.block().map(|block| (target, block));
    if let Some(&known) = key.and_then(|key| cv.state.casts.0.get(&key)) {
        return known;
    }
    let cast = cv.build(|b| cast(b, target, wanted));
    if let Some(key) = key {
        cv.state.casts.0.insert(key, cast);
    }
    cast
}

/// All operands of `op`, as [`operand`] gives them.
pub(super) fn operands(cv: &mut Cv<'_>, op: OpRef<'_>) -> SmallVec<[Value; 4]> {
    op.operands().map(|value| operand(cv, value)).collect()
}

fn cast_source(cv: &Cv<'_>, value: Value) -> Option<Value> {
    let op = cv.target().defining_op(value)?;
    std::ptr::eq(cv.target().def(op), UnrealizedConversionCast::DEF).then(|| cv.target().operand(op, 0))
}

/// `builtin.unrealized_conversion_cast`.
pub(super) fn cast(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let new = NewOp::new(UnrealizedConversionCast::DEF, b.loc);
    let op = b.insert(NewOp { operands: &[value], results: &[ty], ..new });
    b.result(op)
}

/// The type of result number `index` as conversions make it: a ranked tensor of integers without a sign.
pub(super) fn result_type(cv: &Cv<'_>, op: OpRef<'_>, index: usize) -> Result<Type, Refused> {
    let ty = op.result(index).ty();
    if ty.shape(cv.cx()).is_none() {
        return refuse(format!("its result is no ranked tensor but {}", cv.cx().type_text(ty)));
    }
    Ok(signless(cv.cx(), ty))
}

/// The sizes and the element type of `ty`, a ranked tensor.
pub(super) fn parts(cv: &Cv<'_>, ty: Type) -> (SmallVec<[i64; 6]>, Type) {
    (ty.shape(cv.cx()).unwrap_or_default().into(), ty.element(cv.cx()))
}

/// Whether a size of `ty` is not known.
pub(super) fn is_dynamic(cv: &Cv<'_>, ty: Type) -> bool {
    ty.shape(cv.cx()).is_none_or(|shape| shape.contains(&DYNAMIC))
}

/// Lets `values` stand for the results of `op`, with the sign that its results have.
pub(super) fn finish(cv: &mut Cv<'_>, op: OpRef<'_>, values: impl IntoIterator<Item = Value>) -> Converted {
    let mut results: SmallVec<[Value; 2]> = SmallVec::new();
    for (value, result) in values.into_iter().zip(op.results()) {
        let same = cv.target().ty(value) == result.ty();
        results.push(if same { value } else { cv.build(|b| cast(b, value, result.ty())) });
    }
    cv.forward(op, results)
}

/// Lets the results of the structured op `new` stand for those of `op`, and gives it the attributes of `op` that are
/// not StableHLO's.
pub(super) fn finish_with(cv: &mut Cv<'_>, op: OpRef<'_>, new: OpId) -> Converted {
    cv.carry_attrs(op, new);
    let results: SmallVec<[Value; 2]> = cv.target().results(new).collect();
    finish(cv, op, results)
}
