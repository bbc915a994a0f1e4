//! Patterns of canonicalization, as rows, and the fold that comes with a trait.

use hlo_dialects::bufferization::{ToBuffer, ToTensor};
use hlo_dialects::builtin::UnrealizedConversionCast;
use hlo_dialects::chlo::structured::{Constant, ConstantLike};
use hlo_dialects::func::{Call, CallIndirect};
use hlo_dialects::stablehlo::control::Case;
use hlo_ir::{Attr, AttrData, DYNAMIC, NewOp, NoMatch, OpId, OpRef, Rewrite, Rewriter, Type, Value, patterns, traits};
use smallvec::SmallVec;

use super::constants::constant_value;

patterns! {
    /// All patterns, under MLIR's names.
    pub(super) PATTERNS;
    "FoldConstantCaseOp": Case => fold_constant_case;
    "SimplifyIndirectCallWithKnownCallee": CallIndirect => call_known_function;
    "FoldConstantLikeOp": ConstantLike => fold_constant_like;
    "FoldUnrealizedConversionCast": UnrealizedConversionCast => fold_cast;
    "ToBufferOfToTensor": ToBuffer => fold_buffer_of_tensor;
}

/// Moves constant operands of a commutative op to the end; the order is kept otherwise. StableHLO's own ops, though
/// commutative, have no such fold: the reference leaves them as written.
pub(super) fn constants_last(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    if !view.has(traits::COMMUTATIVE) || view.def().name.starts_with("stablehlo.") || view.n_operands() < 2 {
        return Err(NoMatch);
    }
    let (constants, others): (Vec<_>, Vec<_>) =
        view.operands().partition(|value| value.defining_op().is_some_and(|op| op.has(traits::CONSTANT_LIKE)));
    let sorted: SmallVec<[Value; 4]> = others.into_iter().chain(constants).map(|value| value.id).collect();
    if sorted.iter().copied().eq(view.operands().map(|value| value.id)) {
        return Err(NoMatch);
    }
    rw.set_operands(op, &sorted);
    Ok(())
}

fn constant_operand(rw: &Rewriter<'_>, op: OpId, index: usize) -> Result<Attr, NoMatch> {
    let def = rw.op(op).operand(index).defining_op().ok_or(NoMatch)?;
    constant_value(rw.cx(), rw.body(), def.id).ok_or(NoMatch)
}

/// `case` of a constant within its range is the branch of that number.
fn fold_constant_case(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let index = constant_operand(rw, op, 0)?;
    let index = index.dense(rw.cx()).and_then(|value| value.i64s(rw.cx())?.next()).ok_or(NoMatch)?;
    let branch = usize::try_from(index).ok().and_then(|index| rw.body().op_region(op, index)).ok_or(NoMatch)?;
    let &[block] = rw.body().region_blocks(branch) else { return Err(NoMatch) };
    let values = rw.inline_block(block, op, &[]);
    rw.replace(op, values)
}

/// Calling a function value that is a known function is calling the function.
fn call_known_function(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let callee = constant_operand(rw, op, 0)?;
    let view = rw.op(op);
    let operands: SmallVec<[Value; 4]> = view.operands().skip(1).map(|value| value.id).collect();
    let results: SmallVec<[Type; 4]> = view.results().map(|value| value.ty()).collect();
    let call = rw.build(|b| {
        let attrs = b.cx.dict(&[(b.cx.name("callee"), callee)]);
        b.insert(NewOp { attrs, operands: &operands, results: &results, ..NewOp::new(Call::DEF, b.loc) })
    });
    replace_by(op, call, rw)
}

/// `constant_like` of an operand of known sizes is a constant of one value.
fn fold_constant_like(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<ConstantLike>(op)?;
    let ty = view.op().result(0).ty();
    let constant = constant_like_value(view).ok_or(NoMatch)?;
    let constant = rw.build(|b| Constant::build_typed(b, &[ty], constant));
    replace_by(op, constant, rw)
}

/// The value of a `constant_like` of known sizes.
fn constant_like_value(view: ConstantLike<'_>) -> Option<Attr> {
    let (cx, ty, value) = (view.op().cx, view.op().result(0).ty(), view.op().attr("value")?);
    if ty.shape(cx).is_none_or(|shape| shape.contains(&DYNAMIC)) {
        return None;
    }
    match value.data(cx) {
        AttrData::Integer { .. } => value.as_i64(cx).map(|value| cx.dense_from_i64s(ty, &[value])),
        AttrData::Float { bits, .. } => {
            let size = ty.element(cx).stored_bytes(cx)?;
            Some(cx.splat_attr(ty, bits.to_le_bytes().get(..size)?))
        }
        _ => None,
    }
}

/// A cast to the same types gives its operands, a cast back what was cast.
fn fold_cast(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let leads_to_types =
        |cast: OpRef<'_>| cast.operands().map(|value| value.ty()).eq(view.results().map(|value| value.ty()));
    let inner = view.operands().next().and_then(|value| value.def::<UnrealizedConversionCast<'_>>());
    let origin = match inner.map(|inner| inner.op()) {
        _ if leads_to_types(view) => view,
        Some(inner) if inner.results().map(|value| value.id).eq(view.operands().map(|value| value.id)) => inner,
        _ => return Err(NoMatch),
    };
    let values: SmallVec<[Value; 4]> = origin.operands().map(|value| value.id).collect();
    // In a region without order casts may form a ring.
    if !leads_to_types(origin) || view.results().any(|result| values.contains(&result.id)) {
        return Err(NoMatch);
    }
    rw.replace(op, values)
}

/// The buffer of the tensor of a buffer is that buffer.
fn fold_buffer_of_tensor(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let outer = rw.view::<ToBuffer<'_>>(op)?;
    let inner = outer.tensor().def::<ToTensor<'_>>().ok_or(NoMatch)?;
    let source = inner.buffer();
    if source.ty() != outer.buffer().ty() {
        return Err(NoMatch);
    }
    let source = source.id;
    rw.replace(op, [source])
}

/// Replaces `op` by `new`; unlike [`Rewriter::replace_with`] and like MLIR, discardable attributes go.
pub(super) fn replace_by(op: OpId, new: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let results: SmallVec<[Value; 4]> = rw.body().results(new).collect();
    rw.replace(op, results)
}
