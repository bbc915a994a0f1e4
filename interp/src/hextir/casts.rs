//! Casts: from one type of numbers to another.

use super::functions::{Bound, Site, Work};
use super::scalar::Scalar;
use crate::element::convert::convert_block;
use crate::element::{Bits, ElementType};
use crate::trap::Trap;

/// The integer with the same low bits, or the same number: registers are sign-extended.
pub(super) fn sign_extend(_: &Site<'_>) -> Bound {
    Ok(Work::One(|_, to, x| to.wrap(x)))
}

/// The integer whose unsigned number is the operand's.
pub(super) fn zero_extend(_: &Site<'_>) -> Bound {
    Ok(Work::One(|from, to, x| to.wrap(from.unsigned(x))))
}

/// The same bits.
pub(super) fn bitcast(site: &Site<'_>) -> Bound {
    if site.operand.bits() != site.result.bits() {
        return Err(Trap::invalid("the types have different widths"));
    }
    Ok(Work::One(|_, to, x| to.wrap(x)))
}

/// A float in another float type, rounded once.
pub(super) fn float_to_float(site: &Site<'_>) -> Bound {
    site.rounds_to_nearest()?;
    match (site.operand, site.result) {
        (Scalar::Int(_), _) | (_, Scalar::Int(_)) => Err(Trap::invalid("expected floats")),
        _ => Ok(Work::One(|from, to, x| float_of(to, value_of(from, x)))),
    }
}

/// The float nearest to a signed integer.
pub(super) fn signed_to_float(site: &Site<'_>) -> Bound {
    Ok(match site.result {
        Scalar::F32 => Work::One(|_, _, x| u64::from((x as i64 as f32).to_bits())),
        Scalar::F64 => Work::One(|_, _, x| (x as i64 as f64).to_bits()),
        Scalar::Small(_) => Work::One(|_, to, x| small_of_integer(ElementType::I64, x, to)),
        Scalar::Int(_) => return Err(Trap::invalid("expected a float")),
    })
}

/// The float nearest to an unsigned integer.
pub(super) fn unsigned_to_float(site: &Site<'_>) -> Bound {
    Ok(match site.result {
        Scalar::F32 => Work::One(|from, _, x| u64::from((from.unsigned(x) as f32).to_bits())),
        Scalar::F64 => Work::One(|from, _, x| (from.unsigned(x) as f64).to_bits()),
        Scalar::Small(_) => Work::One(|from, to, x| small_of_integer(ElementType::UI64, from.unsigned(x), to)),
        Scalar::Int(_) => return Err(Trap::invalid("expected a float")),
    })
}

/// The signed integer next to a float on the way to zero; without one the result is undefined.
pub(super) fn float_to_signed(_: &Site<'_>) -> Bound {
    Ok(Work::Try1(|from, to, x| {
        let value = value_of(from, x).trunc();
        let limit = power_of_two(to.bits() - 1);
        if (-limit..limit).contains(&value) { Ok(value as i64 as u64) } else { Err(NOT_IN_RANGE) }
    }))
}

/// The same for unsigned integers.
pub(super) fn float_to_unsigned(_: &Site<'_>) -> Bound {
    Ok(Work::Try1(|from, to, x| {
        let value = value_of(from, x).trunc();
        if (0.0..power_of_two(to.bits())).contains(&value) { Ok(to.wrap(value as u64)) } else { Err(NOT_IN_RANGE) }
    }))
}

const NOT_IN_RANGE: &str = "the float has no integer of the result's type; `hextir.fptosi_sat` and `hextir.fptoui_sat` are \
                            defined everywhere";

/// The signed integer next to a float on the way to zero, or the nearest one in range; zero for NaN.
pub(super) fn float_to_signed_saturated(_: &Site<'_>) -> Bound {
    Ok(Work::One(|from, to, x| {
        let (value, limit) = (value_of(from, x), power_of_two(to.bits() - 1));
        // The conversion of the language saturates at 64 bits; what is below 2^63 is exact in between.
        let highest = if to.bits() == 64 { i64::MAX } else { limit as i64 - 1 };
        (if value >= limit { highest } else { value.max(-limit) as i64 * i64::from(!value.is_nan()) }) as u64
    }))
}

/// The same for unsigned integers.
pub(super) fn float_to_unsigned_saturated(_: &Site<'_>) -> Bound {
    Ok(Work::One(|from, to, x| {
        let (value, limit) = (value_of(from, x), power_of_two(to.bits()));
        to.wrap(if value >= limit { u64::MAX } else { value as u64 })
    }))
}

fn power_of_two(exponent: u32) -> f64 {
    f64::from_bits(u64::from(exponent + 1023) << 52)
}

/// The value of a float; every type's are exact in `f64`.
#[inline(always)]
pub(super) fn value_of(ty: Scalar, register: u64) -> f64 {
    match ty {
        Scalar::F64 => f64::from_bits(register),
        _ => f64::from(ty.widen(register)),
    }
}

/// The float nearest to a value.
#[inline(always)]
pub(super) fn float_of(ty: Scalar, value: f64) -> u64 {
    match ty {
        Scalar::F64 => value.to_bits(),
        Scalar::Small(float) => u64::from(float.encode_f64(value)),
        _ => u64::from((value as f32).to_bits()),
    }
}

/// A small float from an integer of 64 bits, rounded once.
fn small_of_integer(from: ElementType, register: u64, to: Scalar) -> u64 {
    let Scalar::Small(float) = to else { return 0 };
    // Where `f64` holds the integer the way through it is exact; the other integers take the slow way of tensors.
    let magnitude = if from.is_signed() { (register as i64).unsigned_abs() } else { register };
    if magnitude < 1 << 53 {
        let value = if from.is_signed() { register as i64 as f64 } else { register as f64 };
        return float_of(to, value);
    }
    let (source, mut target) = (Bits::new(register), Bits::default());
    let element = ElementType::Small(float);
    convert_block(from, source.slot(from), element, &mut target.bytes_mut()[..element.width()]);
    u64::from(target.get::<u16>())
}
