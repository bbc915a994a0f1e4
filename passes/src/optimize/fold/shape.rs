//! Folds of ops that move elements or know sizes.

use hlo_dialects::stablehlo::constant::Iota;
use hlo_dialects::stablehlo::shape::*;
use hlo_ir::{Attr, Context, NoMatch, OpId, Rewrite, Rewriter, SmallVec, Type, Value, patterns};

use super::super::Settings;
use super::super::constant::{
    build, constant, constant_operands, elements, empty, evaluate, integer, replace_by_constant, retyped, zeros,
};

patterns! {
    /// One op a row, two of `concatenate`.
    pub(crate) PATTERNS;
    "FoldBroadcastInDimOpSplatPattern": BroadcastInDim => broadcast_splat;
    "FoldConcatenateOpPattern": Concatenate => concatenate;
    "FoldConcatenateAdjacentSplatsOpPattern": Concatenate => join_adjacent_splats;
    "FoldDynamicSliceOpPattern": DynamicSlice => dynamic_slice_splat;
    "FoldGetDimensionSizeOpPattern": GetDimensionSize => dimension_size;
    "FoldIotaOpPattern": Iota => small_iota;
    "FoldReshapeOpPattern": Reshape => reshape;
    "FoldReverseOpPattern": Reverse => reverse;
    "FoldSetDimensionSizeOpPattern": SetDimensionSize => same_dimension_size;
    "FoldSliceOpPattern": Slice => slice;
    "FoldTransposeOpPattern": Transpose => transpose;
}

fn is_number(cx: &Context, ty: Type) -> bool {
    ty.is_integer(cx) || ty.float_kind(cx).is_some()
}

/// Whether the options let constants of this element type be made.
fn allowed(cx: &Context, settings: &Settings, element: Type) -> bool {
    element.is_integer(cx) || settings.optimize_float
}

/// The constant that operand 0 is, with the type of the result, where elements stay in order or are all equal.
fn retyped_operand(op: OpId, rw: &Rewriter<'_>) -> Result<Attr, NoMatch> {
    let view = rw.op(op);
    let value = constant(view.operand(0)).ok_or(NoMatch)?;
    retyped(rw.cx(), value, view.result(0).ty()).ok_or(NoMatch)
}

fn splat_operand(op: OpId, rw: &Rewriter<'_>) -> Result<Attr, NoMatch> {
    elements(rw.op(op).operand(0)).filter(|elements| elements.splat).ok_or(NoMatch)?;
    retyped_operand(op, rw)
}

/// Equal elements, repeated.
fn broadcast_splat(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let value = splat_operand(op, rw)?;
    if !allowed(rw.cx(), rw.settings()?, value.ty(rw.cx()).element(rw.cx())) {
        return Err(NoMatch);
    }
    replace_by_constant(op, value, rw)
}

fn concatenate(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let settings: &Settings = rw.settings()?;
    let ty = rw.op(op).result(0).ty();
    let element = ty.element(rw.cx());
    if !settings.within_limit(rw.cx(), ty) || !is_number(rw.cx(), element) || !allowed(rw.cx(), settings, element) {
        return Err(NoMatch);
    }
    let constants = constant_operands(op, rw)?;
    let value = evaluate(op, rw, &constants, false)?;
    replace_by_constant(op, value, rw)
}

/// `concatenate(a, a, x)`, where `a` has equal elements, is `concatenate(aa, x)`.
fn join_adjacent_splats(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<Concatenate<'_>>(op)?;
    let dim = view.dimension() as usize;
    let operands: SmallVec<[Value; 8]> = view.op().operands().map(|value| value.id).collect();
    let splat = |value: Value| constant(rw.value(value)).filter(|attr| attr.dense(cx).is_some_and(|e| e.splat));
    // Each operand as it is, or the constant that some of them become.
    let mut parts: Vec<Result<Value, Attr>> = Vec::new();
    let mut at = 0;
    while at < operands.len() {
        let Some(value) = splat(operands[at]) else {
            parts.push(Ok(operands[at]));
            at += 1;
            continue;
        };
        let n_equal = operands[at..].iter().take_while(|&&other| splat(other) == Some(value)).count();
        if n_equal == 1 {
            parts.push(Ok(operands[at]));
        } else {
            let mut shape = value.ty(cx).shape(cx).ok_or(NoMatch)?.to_vec();
            shape[dim] = shape[dim].checked_mul(n_equal as i64).ok_or(NoMatch)?;
            let ty = cx.tensor_type(&shape, value.ty(cx).element(cx));
            parts.push(Err(retyped(cx, value, ty).ok_or(NoMatch)?));
        }
        at += n_equal;
    }
    if parts.len() == operands.len() {
        return Err(NoMatch);
    }
    let joined: SmallVec<[Value; 8]> =
        rw.build(|b| parts.into_iter().map(|part| part.unwrap_or_else(|value| build(b, value))).collect());
    rw.set_operands(op, &joined);
    Ok(())
}

/// Where a part of equal elements begins does not matter.
fn dynamic_slice_splat(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let value = splat_operand(op, rw)?;
    replace_by_constant(op, value, rw)
}

/// A size that the type says.
fn dimension_size(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let value = known_dimension_size(op, rw)?;
    replace_by_constant(op, value, rw)
}

/// The constant that `get_dimension_size` is.
pub(in crate::optimize) fn known_dimension_size(op: OpId, rw: &Rewriter<'_>) -> Result<Attr, NoMatch> {
    let view = rw.view::<GetDimensionSize<'_>>(op)?;
    let size = view.operand().shape().and_then(|shape| shape.get(view.dimension() as usize).copied());
    let size = size.filter(|&size| size >= 0 && size <= i64::from(i32::MAX)).ok_or(NoMatch)?;
    Ok(rw.cx().dense_from_i64s(view.result().ty(), &[size]))
}

/// A counter of at most one element. Others stay: a constant takes more room.
fn small_iota(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let ty = rw.op(op).result(0).ty();
    if !ty.element(cx).is_integer(cx) {
        return Err(NoMatch);
    }
    let value = match ty.n_elements(cx) {
        Some(0) => empty(cx, ty),
        Some(1) => zeros(cx, ty),
        _ => None,
    };
    replace_by_constant(op, value.ok_or(NoMatch)?, rw)
}

fn reshape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let value = retyped_operand(op, rw)?;
    if !allowed(rw.cx(), rw.settings()?, value.ty(rw.cx()).element(rw.cx())) {
        return Err(NoMatch);
    }
    replace_by_constant(op, value, rw)
}

/// What is the same in both directions is left to the simplification.
fn reverse(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let settings: &Settings = rw.settings()?;
    let cx = rw.cx();
    let view = rw.view::<Reverse<'_>>(op)?;
    let ty = view.operand().ty();
    let elements = elements(view.operand()).ok_or(NoMatch)?;
    let shape = ty.shape(cx).ok_or(NoMatch)?;
    let trivial = view.dimensions().iter().all(|&dim| shape[dim as usize] == 1);
    if trivial
        || elements.splat
        || elements.len <= 1
        || !settings.within_limit(cx, ty)
        || !is_number(cx, ty.element(cx))
    {
        return Err(NoMatch);
    }
    evaluate_movement(op, rw)
}

fn evaluate_movement(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let constants = constant_operands(op, rw)?;
    let value = evaluate(op, rw, &constants, false)?;
    replace_by_constant(op, value, rw)
}

/// Setting a size to what it is.
fn same_dimension_size(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<SetDimensionSize<'_>>(op)?;
    let ty = view.result().ty();
    let size = ty.shape(rw.cx()).and_then(|shape| shape.get(view.dimension() as usize).copied());
    if view.operand().ty() != ty || integer(view.size()) != size {
        return Err(NoMatch);
    }
    let operand = view.operand().id;
    rw.replace(op, [operand])
}

fn slice(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let element = rw.op(op).result(0).ty().element(cx);
    if !is_number(cx, element) || !allowed(cx, rw.settings()?, element) {
        return Err(NoMatch);
    }
    match splat_operand(op, rw) {
        Ok(value) => replace_by_constant(op, value, rw),
        Err(NoMatch) => evaluate_movement(op, rw),
    }
}

fn transpose(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    match splat_operand(op, rw) {
        Ok(value) => replace_by_constant(op, value, rw),
        Err(NoMatch) if is_number(rw.cx(), rw.op(op).result(0).ty().element(rw.cx())) => evaluate_movement(op, rw),
        Err(NoMatch) => Err(NoMatch),
    }
}
