//! What a difference between two results looks like: a guess at its cause, from the numbers alone.

use hlo_interp::element::Bits;
use hlo_interp::kernels::bits::convert_bits;
use hlo_interp::kernels::distance::{Distance, Tolerance, ulps};
use hlo_interp::{ElementType, Tensor};

use super::parting::Parting;

/// The ops that add up many numbers, in an order that another tool may choose otherwise.
const SUMS: [&str; 7] = [
    "stablehlo.reduce",
    "stablehlo.reduce_window",
    "stablehlo.dot",
    "stablehlo.dot_general",
    "stablehlo.convolution",
    "stablehlo.scatter",
    "stablehlo.select_and_scatter",
];

/// One element on both sides, with what went into it where that is one number.
struct Pair {
    actual: f64,
    expected: f64,
    operand: Option<f64>,
    /// Whether both are whole and neighbours, or no number of the type is between them.
    is_next: bool,
}

/// What the difference between what an op gave here and there looks like, as a phrase. `operand` is its only operand.
pub fn likeness(op: &str, operand: Option<&Tensor>, parting: &Parting) -> String {
    let (actual, expected) = (&parting.actual, &parting.expected);
    let element = expected.element();
    let Ok(distance) = Distance::between(actual, expected, &Tolerance::default()) else {
        return "the types differ".into();
    };
    if element == ElementType::I1 {
        return "the other truth value".into();
    }
    if element.is_integer() {
        return match rounding(&pairs(element, actual, expected, operand)) {
            Some(rounding) => rounding.into(),
            None => format!("integers that are {} apart at most", distance.max_abs),
        };
    }
    if distance.n_different == 0 {
        return "zeros of the other sign".into();
    }
    let pairs = pairs(element, actual, expected, operand);
    if pairs.iter().all(|pair| pair.actual.is_nan() || pair.expected.is_nan()) {
        let is_lost = pairs.iter().all(|pair| pair.expected.is_nan());
        return if is_lost { "a number where NaN is right" } else { "NaN where there is a number" }.into();
    }
    if let Some(smallest) = smallest_normal(element.real())
        && pairs.iter().all(|pair| pair.actual == 0.0 && pair.expected.abs() < smallest)
    {
        return "denormal numbers become zero".into();
    }
    if let Some(rounding) = rounding(&pairs) {
        return rounding.into();
    }
    let ulps = match distance.max_ulps {
        u64::MAX => "infinite on one side".to_owned(),
        apart => format!("{apart} ulps apart at most"),
    };
    // Another order of a sum of n terms moves it by some n rounding steps of its largest part.
    let largest = pairs.iter().map(|pair| pair.expected.abs()).fold(0.0, f64::max);
    let is_near = distance.max_abs <= 64.0 * step(element.real()) * largest.max(1.0);
    if SUMS.contains(&op) && distance.max_ulps != u64::MAX && is_near {
        return format!("a sum in another order: {ulps}");
    }
    if let Some(place) = moved(actual, expected) {
        return place.into();
    }
    ulps
}

/// The elements that differ, complex ones part by part.
fn pairs(element: ElementType, actual: &Tensor, expected: &Tensor, operand: Option<&Tensor>) -> Vec<Pair> {
    let part = element.real();
    let operand = operand.filter(|x| x.shape() == expected.shape() && !x.element().is_complex() && part == element);
    let operand_at = |at: usize| {
        let x = operand?;
        let width = x.element().width();
        Some(number(x.element(), &x.bytes()[at * width..(at + 1) * width]))
    };
    let slots = actual.bytes().chunks(part.width()).zip(expected.bytes().chunks(part.width()));
    let pair = |(at, (a, e)): (usize, (&[u8], &[u8]))| {
        let (actual, expected) = (number(part, a), number(part, e));
        let is_whole = actual.fract() == 0.0 && expected.fract() == 0.0 && (actual - expected).abs() <= 1.0;
        let is_next = is_whole || part.is_float() && ulps(part, a, e) <= 1;
        Pair { actual, expected, operand: operand_at(at), is_next }
    };
    let differs = |pair: &Pair| pair.actual != pair.expected && !(pair.actual.is_nan() && pair.expected.is_nan());
    slots.enumerate().map(pair).filter(differs).collect()
}

/// A slot as a double.
pub(super) fn number(element: ElementType, slot: &[u8]) -> f64 {
    convert_bits(Bits::from_slot(slot), element, ElementType::F64).get()
}

/// Which other way of rounding gives what is there, when the exact number is known: the operand of a conversion or a
/// rounding op. Neighbours are on both sides of it, so the side tells.
fn rounding(pairs: &[Pair]) -> Option<&'static str> {
    let exact: Vec<(f64, f64, f64)> =
        pairs.iter().map(|pair| Some((pair.actual, pair.expected, pair.operand?))).collect::<Option<_>>()?;
    // What is there and what is right enclose the number; anything else is no rounding of it.
    let encloses = |&(a, e, x): &(f64, f64, f64)| a.is_finite() && a.min(e) <= x && x <= a.max(e);
    if exact.is_empty() || !pairs.iter().all(|pair| pair.is_next) || !exact.iter().all(encloses) {
        return None;
    }
    let all = |holds: fn(f64, f64, f64) -> bool| exact.iter().all(|&(a, e, x)| holds(a, e, x));
    let has_negative = exact.iter().any(|&(_, _, x)| x < 0.0);
    match () {
        () if all(|a, e, x| (a - x).abs() == (e - x).abs() && a.abs() > x.abs()) => {
            Some("ties go away from zero instead of to even")
        }
        () if all(|a, _, x| a <= x) && !has_negative => Some("floor or truncation instead of rounding to nearest even"),
        () if all(|a, _, x| a <= x) => Some("floor instead of rounding to nearest even"),
        () if all(|a, _, x| a.abs() <= x.abs()) => Some("truncation instead of rounding to nearest even"),
        () if all(|a, _, x| a >= x) => Some("ceiling instead of rounding to nearest even"),
        () => None,
    }
}

/// Whether the numbers are right but stand elsewhere.
fn moved(actual: &Tensor, expected: &Tensor) -> Option<&'static str> {
    let width = expected.element().width();
    let sorted = |tensor: &Tensor| {
        let mut slots: Vec<Vec<u8>> = tensor.bytes().chunks(width).map(<[u8]>::to_vec).collect();
        slots.sort_unstable();
        slots
    };
    (sorted(actual) == sorted(expected)).then_some("the right numbers in other places")
}

/// The smallest number of full precision.
fn smallest_normal(element: ElementType) -> Option<f64> {
    match element {
        ElementType::F64 => Some(f64::MIN_POSITIVE),
        ElementType::F16 => Some(2f64.powi(-14)),
        ElementType::F32 | ElementType::BF16 => Some(f64::from(f32::MIN_POSITIVE)),
        _ => None,
    }
}

/// The distance from 1 to the next larger number.
fn step(element: ElementType) -> f64 {
    match element {
        ElementType::F64 => f64::EPSILON,
        ElementType::F32 => f64::from(f32::EPSILON),
        ElementType::F16 => 2f64.powi(-10),
        ElementType::BF16 => 2f64.powi(-7),
        _ => 2f64.powi(-3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(op: &str, operand: Option<&[f32]>, actual: &[f32], expected: &[f32], expect: &str) {
        let tensor = |values: &[f32]| Tensor::from_slice(ElementType::F32, &[values.len()], values).unwrap();
        let parting = Parting { result: 0, at: 0, n_elements: 1, actual: tensor(actual), expected: tensor(expected) };
        assert_eq!(likeness(op, operand.map(tensor).as_ref(), &parting), expect);
    }

    #[test]
    fn roundings_are_told_apart() {
        let op = "stablehlo.round_nearest_even";
        let x = [1.75, -1.25, -0.5, 2.5];
        let right = [2.0, -1.0, -0.0, 2.0];
        check(op, Some(&x), &[1.0, -2.0, -1.0, 2.0], &right, "floor instead of rounding to nearest even");
        check(op, Some(&[1.75, -1.75]), &[1.0, -1.0], &[2.0, -2.0], "truncation instead of rounding to nearest even");
        check(op, Some(&x), &[2.0, -1.0, -1.0, 3.0], &right, "ties go away from zero instead of to even");
        check(op, Some(&x), &[2.0, -1.0, -0.0, 5.0], &right, "10485760 ulps apart at most");
    }

    #[test]
    fn other_differences_are_told() {
        let sum = "stablehlo.reduce";
        check("stablehlo.add", None, &[0.0, 1.0], &[1e-40, 1.0], "denormal numbers become zero");
        check("stablehlo.add", None, &[0.0], &[-0.0], "zeros of the other sign");
        check("stablehlo.add", None, &[1.0], &[f32::NAN], "a number where NaN is right");
        check(sum, None, &[1.0 + f32::EPSILON], &[1.0], "a sum in another order: 1 ulps apart at most");
        check(sum, None, &[2.0, 1.0], &[1.0, 2.0], "the right numbers in other places");
    }
}
