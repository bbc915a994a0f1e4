//! The logarithm of the gamma function and its derivative, in double precision for both formats.
//!
//! From eight on Stirling's series is cut short by a polynomial. Below, the recurrence of the
//! function leads to an interval around two, or up to eight; negative numbers are reflected.
//! Near the zeros of the functions errors are small beside one, not beside the result.

use std::f64::consts::PI;

use super::log::log;
use super::steps::Real;
use super::trig::{cos_moderate, sin_moderate};

/// `lgamma(2 + t) / t` for `|t| <= 1/2`; the relative error is below `2^-55`.
const AROUND_TWO: &[f64] = &[
    0.42278433509846713,
    0.3224670334241132,
    -0.06735230105319814,
    0.020580808427784925,
    -0.007385551028668391,
    0.0028905103307136967,
    -0.001192753911991271,
    0.0005096695256868181,
    -0.00022315475094573437,
    9.945749520239884e-05,
    -4.492634878665282e-05,
    2.0507408940540754e-05,
    -9.438474446081909e-06,
    4.373503823849716e-06,
    -2.044857913867178e-06,
    9.610525834448133e-07,
    -4.304886469100202e-07,
    1.966746511985812e-07,
    -1.3401017595580198e-07,
    6.915822252222813e-08,
];

/// `x (lgamma(x) - (x - 1/2) log x + x - log(2 pi) / 2)` as a polynomial in `1 / x^2`, from eight
/// on; the error is below `2^-57`.
const STIRLING: &[f64] = &[
    0.08333333333333333,
    -0.0027777777777776786,
    0.0007936507935157013,
    -0.0005952380249474431,
    0.0008417328033744818,
    -0.001914991792132343,
    0.006209338242716388,
    -0.020877742708820753,
];

/// `x^2 (log x - 1 / (2 x) - digamma(x))` as a polynomial in `1 / x^2`, from eight on; the error is
/// below `2^-57`.
const DIGAMMA: &[f64] = &[
    0.08333333333333333,
    -0.008333333333331734,
    0.003968253966070755,
    -0.0041666655286577816,
    0.00757546486211339,
    -0.021051523127327727,
    0.08004482431687693,
    -0.2998165853637753,
];

/// Where the series begin.
const SERIES: f64 = 8.0;

/// `log |gamma(x)|`.
#[inline(always)]
pub fn lgamma<R: Real>(x: R) -> R {
    R::from_double(lgamma_double(x.to_double()))
}

/// The derivative of `log gamma(x)`; NaN at negative integers, and minus infinity with the
/// opposite sign of the zero at zeros.
#[inline(always)]
pub fn digamma<R: Real>(x: R) -> R {
    R::from_double(digamma_double(x.to_double()))
}

#[inline(always)]
fn lgamma_double<R: Real<Scalar = f64>>(x: R) -> R {
    let infinity = R::of(f64::INFINITY);
    let magnitude = x.abs();
    let negative = x.lt(R::of(0.0));
    let value = lgamma_positive(magnitude);

    // gamma(-x) gamma(x) = -pi / (x sin(pi x))
    let sine = sin_moderate(distance(magnitude) * R::of(PI)).abs();
    let reflected = log(R::of(PI) / (magnitude * sine)) - value;
    let value = R::select(negative, reflected, value);
    // Next to zero the function is that of 1 / |x|, and the product above is no normal number.
    let value = R::select(magnitude.lt(R::of(1e-20)), -log(magnitude), value);
    R::select(magnitude.same(infinity), infinity, value)
}

/// For numbers that are not negative.
#[inline(always)]
fn lgamma_positive<R: Real<Scalar = f64>>(x: R) -> R {
    let (one, half) = (R::of(1.0), R::of(0.5));
    let near = x.at_most(SERIES);
    // x = steps + 2 + t with |t| <= 1/2
    let two_based = (near.round().0 - R::of(2.0)).at_most(R::of(6.0));
    let t = near - (two_based + R::of(2.0));
    let mut product = one;
    for step in 1..=6 {
        let step = R::of(f64::from(step));
        product = R::select(step.le(two_based), product * (near - step), product);
    }
    let below = R::select(two_based.le(R::of(-2.0)), near * (near + one), near);
    let up = two_based.lt(R::of(0.0));
    let shift = log(R::select(up, below, product));
    let inner = t * t.polynomial(AROUND_TWO);
    let inner = R::select(up, inner - shift, inner + shift);

    let far = x.at_least(SERIES);
    let inverse = one / far;
    let series = inverse * (inverse * inverse).polynomial(STIRLING);
    // Half the logarithm of 2 pi, less one half.
    let constant = R::of(0.418_938_533_204_672_7);
    let outer = (far - half).fma(log(far) - one, series + constant);
    R::select(x.lt(R::of(SERIES)), inner, outer)
}

#[inline(always)]
fn digamma_double<R: Real<Scalar = f64>>(x: R) -> R {
    let (zero, half, one) = (R::of(0.0), R::of(0.5), R::of(1.0));
    let magnitude = x.abs();
    let negative = x.lt(zero);
    // digamma(1 - x) = digamma(x) + pi / tan(pi x); the argument counts from one.
    let start = R::select(negative, magnitude + one, x);

    // digamma(x) = digamma(x + 8) - 1 / x - … - 1 / (x + 7), as one fraction.
    let near = start.lt(R::of(SERIES));
    let first = R::select(near, start, one);
    let (mut above, mut below) = (one, first);
    for step in 1..8 {
        let term = first + R::of(f64::from(step));
        above = above.fma(term, below);
        below = below * term;
    }
    let shift = R::select(near, above / below, zero);
    let far = R::select(near, start + R::of(SERIES), start);
    let inverse = one / far;
    let square = inverse * inverse;
    let series = inverse.fma(half, square * square.polynomial(DIGAMMA));
    let value = (log(far) - series) - shift;

    let turn = distance(magnitude) * R::of(PI);
    let value = value + R::select(negative, R::of(PI) * cos_moderate(turn) / sin_moderate(turn), zero);
    let integer = negative & (distance(magnitude).same(zero) | R::of(f64::INFINITY).same(magnitude));
    let value = R::select(integer, R::of(f64::NAN), value);
    let value = R::select(x.same(zero), -(one / x), value);
    R::select(x.same(R::of(f64::INFINITY)), x, value)
}

/// The number less the integer nearest to it, exactly.
#[inline(always)]
fn distance<R: Real<Scalar = f64>>(magnitude: R) -> R {
    let whole = R::of(4503599627370496.0).le(magnitude);
    let near = R::select(whole, R::of(0.0), magnitude);
    near - near.round().0
}
