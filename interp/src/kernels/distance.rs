//! How far two tensors are apart: in value, and in units in the last place.

use super::bits::convert_bits;
use crate::element::{Bits, Complex, ElementType, SmallFloat};
use crate::tensor::Tensor;
use crate::trap::Trap;

/// What counts as agreement. Elements agree when they are equal or both NaN, or finite and near by one of two measures:
/// `|actual - expected| <= absolute + relative * |expected|`, or at most `ulps` units in the last place apart. Integers and
/// booleans know only the first. Of complex numbers both parts agree.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tolerance {
    /// In value.
    pub absolute: f64,
    /// As a share of the expected value.
    pub relative: f64,
    /// In units in the last place.
    pub ulps: u64,
}

/// What a comparison found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Distance {
    /// The largest difference in value, NaN when one of a pair is NaN, and where it is.
    pub max_abs: f64,
    /// The largest distance in units in the last place, of floats; `u64::MAX` when one of a pair is not finite.
    pub max_ulps: u64,
    /// How many elements are not equal.
    pub n_different: usize,
    /// The row-major position of the first of these.
    pub first_different: Option<usize>,
    /// How many elements do not agree within the tolerance.
    pub n_beyond: usize,
    /// The row-major position of the first of these.
    pub first_beyond: Option<usize>,
}

impl Distance {
    /// Compares tensors of one type.
    ///
    /// # Errors
    /// Tensors of different types, too little memory.
    pub fn between(actual: &Tensor, expected: &Tensor, tolerance: &Tolerance) -> Result<Distance, Trap> {
        if actual.element() != expected.element() || actual.shape() != expected.shape() {
            let (actual, expected) = (actual.type_name(), expected.type_name());
            return Err(Trap::invalid(format!("{actual} is compared with {expected}")));
        }
        let mut distance = Distance::default();
        let element = actual.element();
        let width = element.width();
        let has_ulps = element.is_float() || element.is_complex();
        let pairs = actual.bytes().chunks(width).zip(expected.bytes().chunks(width));
        for (at, (x, y)) in pairs.enumerate().filter(|(_, (x, y))| x != y) {
            let expected = parts(element, y);
            let apart = differences(element, x, y);
            if apart == [0.0; 2] {
                // NaNs of different bits, or the two zeros.
                continue;
            }
            let units = if has_ulps { ulps(element, x, y) } else { 0 };
            let largest = if apart[0].is_nan() || apart[1].is_nan() { f64::NAN } else { apart[0].max(apart[1]) };
            if largest.is_nan() || largest > distance.max_abs {
                distance.max_abs = largest;
            }
            distance.max_ulps = distance.max_ulps.max(units);
            distance.n_different += 1;
            distance.first_different.get_or_insert(at);
            let near = (0..2).all(|part| {
                apart[part] <= tolerance.absolute + tolerance.relative * expected[part].abs() && apart[part].is_finite()
                    || apart[part] == 0.0
            });
            let few_units = has_ulps && units != u64::MAX && units <= tolerance.ulps;
            if !(near || few_units) {
                distance.n_beyond += 1;
                distance.first_beyond.get_or_insert(at);
            }
        }
        Ok(distance)
    }
}

/// How far two elements are apart, by part: 0 for two NaNs, NaN when one is.
fn differences(element: ElementType, x: &[u8], y: &[u8]) -> [f64; 2] {
    if element.is_integer() {
        // Doubles do not hold all integers of 64 bits.
        let value = |slot: &[u8]| {
            let unused = 128 - 8 * slot.len() as u32;
            let word: u128 = u128::from_le_bytes(*Bits::from_slot(slot).bytes()) << unused;
            if element.is_signed() { word as i128 >> unused } else { (word >> unused) as i128 }
        };
        return [value(x).abs_diff(value(y)) as f64, 0.0];
    }
    let (x, y) = (parts(element, x), parts(element, y));
    let difference = |a: f64, b: f64| if a == b || (a.is_nan() && b.is_nan()) { 0.0 } else { (a - b).abs() };
    [difference(x[0], y[0]), difference(x[1], y[1])]
}

/// An element as two doubles, the second zero unless it is complex.
fn parts(element: ElementType, slot: &[u8]) -> [f64; 2] {
    if element.is_complex() {
        let z: Complex<f64> = convert_bits(Bits::from_slot(slot), element, ElementType::C128).get();
        return [z.re, z.im];
    }
    [convert_bits(Bits::from_slot(slot), element, ElementType::F64).get(), 0.0]
}

/// The distance of two floats by the rules of the reference interpreter: bitwise equal or both NaN is 0, other pairs with a value that is not
/// finite are infinitely far, finite ones are as far as their bit patterns on a line through zero.
pub fn ulps(element: ElementType, x: &[u8], y: &[u8]) -> u64 {
    if element.is_complex() {
        let half = x.len() / 2;
        let (re, im) = ((&x[..half], &y[..half]), (&x[half..], &y[half..]));
        return ulps(element.real(), re.0, re.1).max(ulps(element.real(), im.0, im.1));
    }
    if x == y {
        return 0;
    }
    let value = |slot: &[u8]| convert_bits(Bits::from_slot(slot), element, ElementType::F64).get::<f64>();
    let (a, b) = (value(x), value(y));
    if a.is_nan() && b.is_nan() {
        return 0;
    }
    if !a.is_finite() || !b.is_finite() {
        return u64::MAX;
    }
    let magnitude = |slot: &[u8]| {
        let word: u64 = Bits::from_slot(slot).get();
        let sign = 1u64 << (element.bits() - 1);
        // f8E8M0FNU has no sign.
        if element == ElementType::Small(SmallFloat::F8E8M0FNU) { word } else { word & (sign - 1) }
    };
    let (m, n) = (magnitude(x), magnitude(y));
    if a.is_sign_negative() == b.is_sign_negative() { m.abs_diff(n) } else { m + n }
}

/// The index of a row-major position, as the reference interpreter writes it: `[0, 2]`.
pub fn index_text(tensor: &Tensor, position: usize) -> String {
    let mut rest = position;
    let mut index: Vec<String> = Vec::new();
    for &size in tensor.shape().iter().rev() {
        index.push((rest % size).to_string());
        rest /= size;
    }
    index.reverse();
    format!("[{}]", index.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::Native;

    fn check<T: Native>(element: ElementType, x: &[T], y: &[T], tolerance: Tolerance, expect: Distance) {
        let tensor = |values: &[T]| Tensor::from_slice(element, &[values.len()], values).unwrap();
        let distance = Distance::between(&tensor(x), &tensor(y), &tolerance).unwrap();
        assert_eq!(format!("{distance:?}"), format!("{expect:?}"));
    }

    #[test]
    fn differences_are_measured_and_judged() {
        let exact = Tolerance::default();
        check(ElementType::F32, &[f32::NAN, 0.0, 1.0], &[-f32::NAN, -0.0, 1.0], exact, Distance::default());
        let (one, next) = (1f32, 1f32.next_up());
        let off = Distance {
            max_abs: 2f64.powi(-23),
            max_ulps: 1,
            n_different: 1,
            first_different: Some(1),
            ..Distance::default()
        };
        let beyond = Distance { n_beyond: 1, first_beyond: Some(1), ..off.clone() };
        check(ElementType::F32, &[0.0, next], &[0.0, one], exact, beyond);
        for tolerance in [
            Tolerance { ulps: 1, ..exact },
            Tolerance { absolute: 2e-7, ..exact },
            Tolerance { relative: 2e-7, ..exact },
        ] {
            check(ElementType::F32, &[0.0, next], &[0.0, one], tolerance, off.clone());
        }
    }

    #[test]
    fn no_tolerance_reaches_what_is_not_finite() {
        let wide = Tolerance { absolute: f64::MAX, relative: 1.0, ulps: u64::MAX };
        let apart = |max_abs| Distance {
            max_abs,
            max_ulps: u64::MAX,
            n_different: 1,
            first_different: Some(0),
            n_beyond: 1,
            first_beyond: Some(0),
        };
        check(ElementType::F64, &[f64::INFINITY], &[1.0], wide, apart(f64::INFINITY));
        check(ElementType::F64, &[f64::NAN], &[f64::INFINITY], wide, apart(f64::NAN));
    }

    #[test]
    fn integers_are_compared_as_such() {
        let off = |max_abs, n_beyond: usize| Distance {
            max_abs,
            max_ulps: 0,
            n_different: 1,
            first_different: Some(0),
            n_beyond,
            first_beyond: (n_beyond > 0).then_some(0),
        };
        let exact = Tolerance { ulps: 9, ..Tolerance::default() };
        check(ElementType::I64, &[i64::MAX], &[i64::MAX - 1], exact, off(1.0, 1));
        check(ElementType::I8, &[-128i8], &[127], Tolerance { absolute: 255.0, ..exact }, off(255.0, 0));
        check(ElementType::UI64, &[u64::MAX], &[0], exact, off(u64::MAX as f64, 1));
        check(ElementType::I1, &[1u8], &[0], exact, off(1.0, 1));
    }

    #[test]
    fn types_must_be_the_same() {
        let tensor = |shape: &[usize]| Tensor::zeros(ElementType::F32, shape).unwrap();
        let error = Distance::between(&tensor(&[2]), &tensor(&[3]), &Tolerance::default()).unwrap_err();
        assert_eq!(error.message(), "tensor<2xf32> is compared with tensor<3xf32>");
    }
}
