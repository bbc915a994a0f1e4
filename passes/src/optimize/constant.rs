//! Looking at constants, and turning ops into them.

use hlo_dialects::shape::ConstShape;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_interp::Tensor;
use hlo_interp::eval::text::with_canonical_nans;
use hlo_interp::eval::types::{tensor_of_attr, typed_attr_of_tensor};
use hlo_ir::dense::DenseElements;
use hlo_ir::{Attr, Context, NoMatch, OpId, Rewrite, Rewriter, Signedness, SmallVec, Type, TypeData, Value, ValueRef};
use hlo_ir::{Builder, traits};

use super::Settings;

/// The elements of the constant that `value` is, whatever dialect says so.
pub(crate) fn elements<'a>(value: ValueRef<'a>) -> Option<DenseElements<'a>> {
    constant(value)?.dense(value.cx)
}

/// The constant that `value` is, in the form `dense<…>`.
pub(crate) fn constant(value: ValueRef<'_>) -> Option<Attr> {
    let attr = match value.def::<ConstShape<'_>>() {
        Some(shape) => shape.op().attr("shape"),
        None => value.constant(),
    };
    attr.filter(|attr| attr.dense(value.cx).is_some_and(|elements| elements.ty == value.ty()))
}

/// The one element of a constant of equal integers (or indices), as it is stored.
fn integer_splat<'a>(value: ValueRef<'a>) -> Option<(u32, &'a [u8])> {
    let elements = elements(value).filter(|elements| elements.splat)?;
    let width = match elements.element.data(value.cx) {
        TypeData::Integer { width, .. } => *width,
        TypeData::Index => 64,
        _ => return None,
    };
    Some((width, elements.get(0)))
}

/// Whether `value` is a constant of integers that are all zero.
pub(crate) fn is_integer_zero(value: ValueRef<'_>) -> bool {
    integer_splat(value).is_some_and(|(_, bytes)| bytes.iter().all(|&byte| byte == 0))
}

/// Whether `value` is a constant of integers that are all one.
pub(crate) fn is_integer_one(value: ValueRef<'_>) -> bool {
    integer_splat(value).is_some_and(|(_, bytes)| bytes[0] == 1 && bytes[1..].iter().all(|&byte| byte == 0))
}

/// Whether `value` is a constant of integers whose bits are all set.
pub(crate) fn is_all_ones(value: ValueRef<'_>) -> bool {
    integer_splat(value).is_some_and(|(width, bytes)| {
        let n_ones: u32 = bytes.iter().map(|byte| byte.count_ones()).sum();
        n_ones == width
    })
}

/// The number that all elements of a constant of floats are.
pub(crate) fn float_splat(value: ValueRef<'_>) -> Option<f64> {
    elements(value).filter(|elements| elements.splat)?.f64s(value.cx)?.next()
}

/// The elements of a constant of integers or indices. Those of `ui64` that are too large are the largest `i64`.
pub(crate) fn integers(value: ValueRef<'_>) -> Option<Vec<i64>> {
    let elements = elements(value)?;
    let is_ui64 =
        matches!(elements.element.data(value.cx), TypeData::Integer { width: 64, signedness: Signedness::Unsigned });
    let saturated = |number: i64| if is_ui64 && number < 0 { i64::MAX } else { number };
    Some(elements.i64s(value.cx)?.map(saturated).collect())
}

/// The one integer that a constant is.
pub(crate) fn integer(value: ValueRef<'_>) -> Option<i64> {
    match integers(value)?[..] {
        [number] => Some(number),
        _ => None,
    }
}

/// Whether `value` is a result of `stablehlo.constant`.
pub(crate) fn is_stablehlo_constant(value: ValueRef<'_>) -> bool {
    value.def::<Constant<'_>>().is_some()
}

/// Whether `value` is a constant of any dialect.
pub(crate) fn is_constant(value: ValueRef<'_>) -> bool {
    value.defining_op().is_some_and(|op| op.has(traits::CONSTANT_LIKE))
}

/// A constant of the type `ty` whose elements are all zero; `None` where constants do not store them.
pub(crate) fn zeros(cx: &Context, ty: Type) -> Option<Attr> {
    let size = ty.element(cx).stored_bytes(cx).filter(|_| ty.is_ranked_tensor(cx) && ty.has_static_shape(cx))?;
    Some(cx.splat_attr(ty, &vec![0; size]))
}

/// A constant without elements.
pub(crate) fn empty(cx: &Context, ty: Type) -> Option<Attr> {
    ty.element(cx).stored_bytes(cx)?;
    (ty.n_elements(cx) == Some(0)).then(|| cx.dense_attr(ty, Vec::new()))
}

/// Creates `stablehlo.constant`.
pub(crate) fn build(b: &mut Builder<'_>, value: Attr) -> Value {
    let op = Constant::build_typed(b, &[value.ty(b.cx)], value);
    b.result(op)
}

/// Replaces `op` by a constant; its discardable attributes go.
///
/// # Errors
/// When the constant has another type.
pub(crate) fn replace_by_constant(op: OpId, value: Attr, rw: &mut Rewriter<'_>) -> Rewrite {
    if rw.op(op).n_results() != 1 || rw.op(op).result(0).ty() != value.ty(rw.cx()) {
        return Err(NoMatch);
    }
    let value = rw.build(|b| build(b, value));
    rw.replace(op, [value])
}

/// `attr`, a constant of equal elements or one whose elements stay in order, as a constant of the type `ty`.
pub(crate) fn retyped(cx: &Context, attr: Attr, ty: Type) -> Option<Attr> {
    let elements = attr.dense(cx)?;
    if !ty.is_ranked_tensor(cx) || !ty.has_static_shape(cx) || ty.element(cx) != elements.element {
        return None;
    }
    match (elements.splat, ty.n_elements(cx)?) {
        (_, 0) => empty(cx, ty),
        (true, _) => Some(cx.splat_attr(ty, elements.data())),
        (false, n) => (n == elements.len).then(|| cx.dense_attr(ty, elements.data().to_vec())),
    }
}

/// The constants that the operands of `op` are.
///
/// # Errors
/// When one of them is none.
pub(crate) fn constant_operands(op: OpId, rw: &Rewriter<'_>) -> Result<SmallVec<[Attr; 4]>, NoMatch> {
    rw.op(op).operands().map(|operand| constant(operand).ok_or(NoMatch)).collect()
}

/// What the only result of `op` is for the operands `constants`, by the interpreter's kernel.
///
/// With `each_alone` an element of the result depends on one element of each operand; operands of equal elements are
/// then computed with once.
///
/// # Errors
/// When the type of the result is not known to the last size, and where the interpreter computes no such op.
pub(crate) fn evaluate(op: OpId, rw: &Rewriter<'_>, constants: &[Attr], each_alone: bool) -> Result<Attr, NoMatch> {
    let cx = rw.cx();
    let view = rw.op(op);
    let ty = view.result(0).ty();
    if view.n_results() != 1 || !ty.is_ranked_tensor(cx) || !ty.has_static_shape(cx) {
        return Err(NoMatch);
    }
    let splats = each_alone && constants.iter().all(|attr| attr.dense(cx).is_some_and(|elements| elements.splat));
    let as_computed = |&attr: &Attr| {
        if !splats {
            return Some(attr);
        }
        let elements = attr.dense(cx)?;
        Some(cx.splat_attr(cx.tensor_type(&[], elements.element), elements.data()))
    };
    let operands = constants.iter().map(|attr| tensor_of_attr(cx, as_computed(attr)?).ok());
    let operands: SmallVec<[Tensor; 4]> = operands.collect::<Option<_>>().ok_or(NoMatch)?;
    let settings: &Settings = rw.settings()?;
    let results = settings.evaluator.run(view, &operands).map_err(|_| NoMatch)?;
    let [result] = <[Tensor; 1]>::try_from(results).map_err(|_| NoMatch)?;
    let fits = hlo_interp::eval::types::element_type(cx, ty.element(cx)) == Some(result.element())
        && match ty.shape(cx) {
            _ if splats => result.rank() == 0,
            Some(shape) => shape.iter().map(|&size| size as usize).eq(result.shape().iter().copied()),
            None => false,
        };
    if !fits {
        return Err(NoMatch);
    }
    // Of what is computed, one NaN stands for all, so that the text is the same on every machine.
    let result = if each_alone { with_canonical_nans(result).map_err(|_| NoMatch)? } else { result };
    if ty.n_elements(cx) == Some(0) {
        return empty(cx, ty).ok_or(NoMatch);
    }
    Ok(typed_attr_of_tensor(cx, &result, ty))
}
