//! Between stored integers and the floats that they stand for. Each function creates the reference's ops in its order.

use hlo_dialects::chlo::broadcast::{BroadcastAdd, BroadcastDivide, BroadcastMultiply, BroadcastSubtract};
use hlo_dialects::formats::with_element;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::elementwise::{Clamp, Convert, RoundNearestEven};
use hlo_ir::rewrite::Refused;
use hlo_ir::{Attr, Builder, Type, Value};

use super::scheme::Scheme;

/// Declares helpers that create a CHLO op of two operands which broadcasts along an axis, and give the value.
macro_rules! broadcasts {
    ($($(#[$doc:meta])* $name:ident => $Op:ident;)*) => { $(
        $(#[$doc])*
        pub(super) fn $name(b: &mut Builder<'_>, ty: Type, x: Value, y: Value, axis: Option<i64>) -> Value {
            let op = $Op::build_typed(b, &[ty], x, y, axis.as_ref().map(std::slice::from_ref));
            b.result(op)
        }
    )* };
}

broadcasts! {
    /// `x + y` of the type `ty`; `y` lies along `axis` of `x`.
    plus => BroadcastAdd;
    /// `x - y`, likewise.
    minus => BroadcastSubtract;
    /// `x * y`, likewise.
    times => BroadcastMultiply;
    /// `x / y`, likewise.
    over => BroadcastDivide;
}

/// A constant of the element type `element`: a scalar, or a vector where there is an axis.
fn constant(b: &mut Builder<'_>, element: Type, n_values: Option<usize>, value: impl FnOnce(Type) -> Attr) -> Value {
    let shape: Option<[i64; 1]> = n_values.map(|n| [n as i64]);
    let ty = b.cx.tensor_type(shape.as_ref().map_or(&[], |shape| &shape[..]), element);
    let op = Constant::build_typed(b, &[ty], value(ty));
    b.result(op)
}

/// Floats that belong to slices along an axis, or one that belongs to the whole tensor.
pub(super) fn floats(b: &mut Builder<'_>, values: &[f64], axis: Option<i64>) -> Value {
    let cx = b.cx;
    constant(b, Type::F32, axis.map(|_| values.len()), |ty| cx.dense_from_f64s(ty, values))
}

/// The same of `i32`.
pub(super) fn ints(b: &mut Builder<'_>, values: &[i64], axis: Option<i64>) -> Value {
    let cx = b.cx;
    constant(b, Type::I32, axis.map(|_| values.len()), |ty| cx.dense_from_i64s(ty, values))
}

/// `x` with elements of the type `element`; an op even when it has them.
pub(super) fn convert(b: &mut Builder<'_>, x: Value, element: Type) -> Value {
    let ty = with_element(b.cx, b.body.ty(x), element);
    convert_to(b, x, ty)
}

/// `x` as a value of the type `ty`.
pub(super) fn convert_to(b: &mut Builder<'_>, x: Value, ty: Type) -> Value {
    let op = Convert::build_typed(b, &[ty], x);
    b.result(op)
}

fn clamp(b: &mut Builder<'_>, min: Value, x: Value, max: Value) -> Value {
    let op = Clamp::build_typed(b, &[b.body.ty(x)], min, x, max);
    b.result(op)
}

fn round(b: &mut Builder<'_>, x: Value) -> Value {
    let op = RoundNearestEven::build_typed(b, &[b.body.ty(x)], x);
    b.result(op)
}

/// The floats that the stored integers `x` stand for, of the type `ty`: `(x - zero_point) * scale`.
pub(super) fn dequantize(b: &mut Builder<'_>, x: Value, scheme: &Scheme, ty: Type) -> Value {
    let scales = floats(b, &scheme.scales, scheme.axis);
    let zero_points = ints(b, &scheme.zero_points, scheme.axis);
    let wide = convert(b, x, Type::I32);
    let centered = minus(b, b.body.ty(wide), wide, zero_points, scheme.axis);
    let centered = convert(b, centered, Type::F32);
    times(b, ty, centered, scales, scheme.axis)
}

/// The integers, of the type `ty`, that stand for the floats `x`: `x / scale + zero_point`, clamped and rounded.
pub(super) fn quantize(b: &mut Builder<'_>, x: Value, scheme: &Scheme, ty: Type) -> Value {
    let scales = floats(b, &scheme.scales, scheme.axis);
    let zero_points: Vec<f64> = scheme.zero_points.iter().map(|&zero_point| zero_point as f64).collect();
    let zero_points = floats(b, &zero_points, scheme.axis);
    let (min, max) = limits(b, scheme);
    let float = b.body.ty(x);
    let scaled = over(b, float, x, scales, scheme.axis);
    let shifted = plus(b, float, scaled, zero_points, scheme.axis);
    let clamped = clamp(b, min, shifted, max);
    let rounded = round(b, clamped);
    convert_to(b, rounded, ty)
}

/// The smallest and the largest stored value, as floats.
fn limits(b: &mut Builder<'_>, scheme: &Scheme) -> (Value, Value) {
    let min = floats(b, &[scheme.min as f64], None);
    (min, floats(b, &[scheme.max as f64], None))
}

/// The integers `x`, which are quantized as `from` says, as `to` says: integers of the type `ty`, clamped if that has
/// fewer than 32 bits.
///
/// With `scale = from_scale / to_scale` it is `x * scale + (to_zero_point - from_zero_point * scale)`.
///
/// # Errors
/// When both have scales along an axis, but not along the same one.
pub(super) fn requantize(
    b: &mut Builder<'_>,
    x: Value,
    from: &Scheme,
    to: &Scheme,
    ty: Type,
) -> Result<Value, Refused> {
    let axis = to.axis.or(from.axis);
    if [from, to].iter().any(|scheme| scheme.axis.is_some() && scheme.axis != axis) {
        return Err(Refused::because("scales would move to another axis"));
    }
    if from.is_type_of(to) {
        return Ok(convert_to(b, x, ty));
    }
    let float = with_element(b.cx, ty, Type::F32);
    let mut value = convert_to(b, x, float);
    let n_slices = if to.axis.is_some() { to.scales.len() } else { from.scales.len() };
    let (mut scales, mut shifts) = (Vec::new(), Vec::new());
    for index in 0..n_slices {
        let ((from_scale, from_zero), (to_scale, to_zero)) = (from.slice(index), to.slice(index));
        let scale = from_scale / to_scale;
        scales.push(scale);
        shifts.push(to_zero as f64 - from_zero as f64 * scale);
    }
    let scales = floats(b, &scales, axis);
    value = times(b, float, value, scales, axis);
    // A shift that is nothing in single precision shifts nothing.
    if shifts.iter().any(|&shift| shift as f32 != 0.0) {
        let shifts = floats(b, &shifts, axis);
        value = plus(b, float, value, shifts, axis);
    }
    if ty.element(b.cx).bit_width(b.cx).is_some_and(|width| width < 32) {
        let (min, max) = limits(b, to);
        value = clamp(b, min, value, max);
    }
    let rounded = round(b, value);
    Ok(convert_to(b, rounded, ty))
}
