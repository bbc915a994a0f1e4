//! The two ways to count: `index` and `tensor<N×index>` of the `shape` dialect, `tensor<i32>` and `tensor<N×i32>` of
//! StableHLO, and the casts between them.

use hlo_dialects::builtin::UnrealizedConversionCast;
use hlo_ir::rewrite::Refused;
use hlo_ir::{Builder, Context, Type, Value};

/// Whether `ty` is `index` or a tensor of it.
pub(super) fn counts_in_index(cx: &Context, ty: Type) -> bool {
    ty == Type::INDEX || (ty.is_tensor(cx) && ty.element(cx) == Type::INDEX)
}

/// Whether `ty` is a tensor of `i32`.
pub(super) fn counts_in_i32(cx: &Context, ty: Type) -> bool {
    ty.is_tensor(cx) && ty.element(cx) == Type::I32
}

/// `value` as a value of the type `ty`.
pub(super) fn cast(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let op = UnrealizedConversionCast::build_typed(b, &[ty], &[value]);
    b.result(op)
}

/// `value` as StableHLO counts: `value` itself where it does.
///
/// # Errors
/// When its type is neither of the two ways, or its sizes are not known.
pub(super) fn to_i32(b: &mut Builder<'_>, value: Value) -> Result<Value, Refused> {
    let (cx, ty) = (b.cx, b.body.ty(value));
    if ty == Type::INDEX {
        return Ok(cast(b, value, cx.tensor_type(&[], Type::I32)));
    }
    match ty.shape(cx).filter(|_| ty.has_static_shape(cx)) {
        Some(_) if counts_in_i32(cx, ty) => Ok(value),
        Some(shape) if counts_in_index(cx, ty) => Ok(cast(b, value, cx.tensor_type(shape, Type::I32))),
        _ => Err(no_counterpart(cx, ty, "i32")),
    }
}

/// `value` as the `shape` dialect counts: `value` itself where it does.
///
/// # Errors
/// When its type is neither of the two ways, or its sizes are not known.
pub(super) fn to_index(b: &mut Builder<'_>, value: Value) -> Result<Value, Refused> {
    let (cx, ty) = (b.cx, b.body.ty(value));
    if ty == Type::INDEX {
        return Ok(value);
    }
    match ty.shape(cx).filter(|_| ty.has_static_shape(cx)) {
        Some(_) if counts_in_index(cx, ty) => Ok(value),
        Some([]) if counts_in_i32(cx, ty) => Ok(cast(b, value, Type::INDEX)),
        Some(shape) if counts_in_i32(cx, ty) => Ok(cast(b, value, cx.tensor_type(shape, Type::INDEX))),
        _ => Err(no_counterpart(cx, ty, "index")),
    }
}

fn no_counterpart(cx: &Context, ty: Type, way: &str) -> Refused {
    Refused::because(format!("a value of type {} cannot be counted in {way}", cx.type_text(ty)))
}
