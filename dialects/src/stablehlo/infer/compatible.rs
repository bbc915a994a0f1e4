//! Which types agree: what an op states need not equal what is inferred. Dynamic sizes agree with any size within the
//! bounds, quantized elements agree when they are stored alike, and encodings other than bounds do not matter.

use hlo_ir::{Context, DYNAMIC, OpDef, Type};

use crate::formats::with_element;
use crate::kinds::is_shaped;
use crate::quant::as_uniform;
use crate::stablehlo::attrs::bounds_of;

/// Whether a stated result type of `op` agrees with the inferred one.
pub fn results_compatible(cx: &Context, op: &'static OpDef, inferred: Type, stated: Type) -> bool {
    if op.name != "stablehlo.constant" {
        return types_compatible(cx, inferred, stated);
    }
    // The value of a quantized constant is written as what is stored.
    let element = stated.element(cx);
    let stored = as_uniform(cx, element).map_or(element, |uniform| uniform.storage);
    inferred == with_element(cx, stated, stored)
}

/// Whether two types agree: shapes and bounds that do not contradict each other, elements that agree.
pub fn types_compatible(cx: &Context, a: Type, b: Type) -> bool {
    if a == b || a == Type::ERROR || b == Type::ERROR {
        return true;
    }
    if is_shaped(cx, a) && is_shaped(cx, b) && !shapes_compatible_with_bounds(cx, a, b) {
        return false;
    }
    elements_compatible(cx, a, b)
}

/// Whether shapes agree and no size exceeds the other's bound.
pub fn shapes_compatible_with_bounds(cx: &Context, a: Type, b: Type) -> bool {
    let (Some(a_shape), Some(b_shape)) = (a.shape(cx), b.shape(cx)) else {
        return true;
    };
    let within = |shape: &[i64], bounds: &[i64]| {
        shape.iter().zip(bounds).all(|(size, bound)| *bound == DYNAMIC || *bound >= *size)
    };
    shapes_compatible(a_shape, b_shape) && within(a_shape, bounds_of(cx, b)) && within(b_shape, bounds_of(cx, a))
}

/// Whether shapes have one rank and sizes that are equal where both are known.
pub fn shapes_compatible(a: &[i64], b: &[i64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| sizes_compatible(*a, *b))
}

/// Whether two sizes are equal, or one is not known.
pub fn sizes_compatible(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// Whether element types agree: equal, or both quantized with the same storage, range, expressed type and kind.
pub fn elements_compatible(cx: &Context, a: Type, b: Type) -> bool {
    let (a, b) = (a.element(cx), b.element(cx));
    if a == b || a == Type::ERROR || b == Type::ERROR {
        return true;
    }
    match (as_uniform(cx, a), as_uniform(cx, b)) {
        (Some(a), Some(b)) => {
            a.storage == b.storage
                && a.min == b.min
                && a.max == b.max
                && a.expressed == b.expressed
                && a.axis().is_some() == b.axis().is_some()
        }
        _ => false,
    }
}
