//! Constants: `chlo.constant`, `chlo.constant_like`, and the constants of everything that is spelled out.
//!
//! ```mlir
//! %0 = "chlo.constant_like"(%x) <{value = 1.0 : f32}> : (tensor<?xf32>) -> tensor<?xf32>     // before
//! %cst = stablehlo.constant dense<1.0> : tensor<f32>                                         // after
//! %1 = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>
//! %2 = stablehlo.dynamic_broadcast_in_dim %cst, %1, dims = [] : …
//! ```

use hlo_dialects::chlo::structured as chlo;
use hlo_dialects::formats::with_element;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::dynamic::DynamicBroadcastInDim;
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{Attr, AttrData, Builder, Context, Type, Value, conversions};

use super::{broadcast, numpy};

conversions! { pub(super) CONSTANTS;
    chlo::Constant => constant;
    chlo::ConstantLike => constant_like;
}

fn constant(op: chlo::Constant<'_>, cv: &mut Converter<'_>) -> Converted {
    let ty = cv.ty(op.output().ty())?;
    let value = cv.build(|b| {
        let op = Constant::build_typed(b, &[ty], op.value());
        b.result(op)
    });
    cv.forward(op.op(), [value])
}

fn constant_like(op: chlo::ConstantLike<'_>, cv: &mut Converter<'_>) -> Converted {
    let like = cv.value(op.operand());
    let ty = cv.ty(op.result().ty())?;
    let bytes = stored_scalar(cv.cx(), op.value()).ok_or_else(|| {
        let found = cv.cx().attr_text(op.value());
        Refused::because(format!("its value is neither an integer nor a float: {found}"))
    })?;
    let value = cv.build(|b| splat(b, like, ty, &bytes))?;
    cv.forward(op.op(), [value])
}

/// The bytes of one stored element that is the number `attr`.
fn stored_scalar(cx: &Context, attr: Attr) -> Option<Vec<u8>> {
    let size = attr.ty(cx).stored_bytes(cx)?;
    match attr.data(cx) {
        AttrData::Float { bits, .. } => Some(bits.to_le_bytes()[..size].to_vec()),
        AttrData::Integer { value, .. } => {
            let mut bytes = Vec::with_capacity(size);
            value.write_le_bytes(&mut bytes);
            Some(bytes)
        }
        _ => None,
    }
}

/// A constant of equal elements in the shape of `like`; `bytes` are those of one stored element of the type `element`.
///
/// # Errors
/// When `like` has no rank.
pub(super) fn splat_like(b: &mut Builder<'_>, like: Value, element: Type, bytes: &[u8]) -> Result<Value, Refused> {
    let ty = with_element(b.cx, b.body.ty(like), element);
    splat(b, like, ty, bytes)
}

/// A constant of the type `ty`, which has the shape of `like` or says more or less of it.
fn splat(b: &mut Builder<'_>, like: Value, ty: Type, bytes: &[u8]) -> Result<Value, Refused> {
    let (cx, element) = (b.cx, ty.element(b.cx));
    if ty.has_static_shape(cx) {
        let op = Constant::build_typed(b, &[ty], cx.splat_attr(ty, bytes));
        return Ok(b.result(op));
    }
    if !ty.is_ranked_tensor(cx) {
        return Err(Refused::because("a tensor without rank has no shape that a constant could take"));
    }
    let scalar_ty = cx.tensor_type(&[], element);
    let scalar = Constant::build_typed(b, &[scalar_ty], cx.splat_attr(scalar_ty, bytes));
    let scalar = b.result(scalar);
    if numpy::is_bounded(cx, ty) {
        return numpy::broadcast_to(b, scalar, &numpy::dimensions(b, like)?);
    }
    let sizes = broadcast::shape_of(b, like);
    let op = DynamicBroadcastInDim::build_typed(b, &[ty], scalar, sizes, &[], None, None);
    Ok(b.result(op))
}
