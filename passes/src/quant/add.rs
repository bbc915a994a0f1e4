//! Sums of quantized values, on integers where that is possible.

use hlo_dialects::formats::with_element;
use hlo_dialects::stablehlo::elementwise::{Add, Clamp};
use hlo_ir::rewrite::{Converted, Converter};
use hlo_ir::{Type, Value};

use super::scaling::{convert_to, ints, minus, plus, requantize};
use super::scheme::{Scheme, stored};
use super::through_floats::through_floats;
use super::touches_quantized;

/// A sum per tensor: both operands quantized as the result, their sum less one zero point, clamped. A sum of equal
/// types per axis in 32 bits: the sum less the zero points. Others go through floats.
pub(super) fn add(op: Add<'_>, cv: &mut Converter<'_>) -> Converted {
    let view = op.op();
    if !touches_quantized(view) {
        return cv.copy(view);
    }
    let [lhs, rhs, result] = [op.lhs(), op.rhs(), op.result()].map(|value| Scheme::of(view.cx, value.ty()));
    let (Some(lhs), Some(rhs), Some(result)) = (lhs?, rhs?, result?) else { return through_floats(view, cv) };
    let are_equal = lhs.is_type_of(&rhs) && lhs.is_type_of(&result);
    let [x, y] = [cv.value(op.lhs()), cv.value(op.rhs())];
    let ty = stored(view.cx, op.result().ty());
    let value = match result.per_tensor() {
        Some((_, zero_point)) if lhs.axis.is_none() && rhs.axis.is_none() => {
            per_tensor(cv, [(x, &lhs), (y, &rhs)], &result, zero_point, ty)?
        }
        None if are_equal && result.storage == Type::I32 => per_axis(cv, x, y, &result, ty),
        _ => return through_floats(view, cv),
    };
    cv.forward(view, [value])
}

fn per_tensor(
    cv: &mut Converter<'_>,
    operands: [(Value, &Scheme); 2],
    result: &Scheme,
    zero_point: i64,
    ty: Type,
) -> Result<Value, hlo_ir::rewrite::Refused> {
    cv.build(|b| {
        let wide = with_element(b.cx, ty, Type::I32);
        let [(x, lhs), (y, rhs)] = operands;
        let x = requantize(b, x, lhs, result, wide)?;
        let y = requantize(b, y, rhs, result, wide)?;
        let zero_point = ints(b, &[zero_point], None);
        let sum = plus(b, wide, x, y, None);
        let sum = minus(b, wide, sum, zero_point, None);
        if result.storage == Type::I32 {
            return Ok(sum);
        }
        let (min, max) = (ints(b, &[result.min], None), ints(b, &[result.max], None));
        let clamped = Clamp::build_typed(b, &[wide], min, sum, max);
        let clamped = b.result(clamped);
        Ok(convert_to(b, clamped, ty))
    })
}

fn per_axis(cv: &mut Converter<'_>, x: Value, y: Value, scheme: &Scheme, ty: Type) -> Value {
    cv.build(|b| {
        let sum = Add::build_typed(b, &[ty], x, y);
        let sum = b.result(sum);
        if scheme.is_symmetric() {
            return sum;
        }
        let zero_points = ints(b, &scheme.zero_points, scheme.axis);
        minus(b, ty, sum, zero_points, scheme.axis)
    })
}
