//! The Hurwitz zeta function and the polygamma functions, of double-precision numbers.
//!
//! The Euler-Maclaurin formula (F. Johansson, Numer. Algorithms 69, 2015) with ten terms of the sum before it and twelve
//! after. Negative arguments are reflected, so that none needs a longer sum. These are plain functions with branches,
//! not sequences of steps: no code generator prints them.

use super::exp::exp;
use super::gamma::{digamma, lgamma};
use super::log::log;
use super::pair::Pair;
use super::power::pow;

/// How many terms of the sum are added as they are.
const TERMS: u32 = 10;

/// `B(2 k) / (2 k)!` for `k` from one on, with the Bernoulli numbers `B`.
const EULER_MACLAURIN: [f64; 12] = [
    1.0 / 12.0,
    -1.0 / 720.0,
    1.0 / 30240.0,
    -1.0 / 1209600.0,
    1.0 / 47900160.0,
    -691.0 / 1307674368000.0,
    1.0 / 74724249600.0,
    -3617.0 / 10670622842880000.0,
    43867.0 / 5109094217170944000.0,
    -174611.0 / 802857662698291200000.0,
    77683.0 / 14101100039391805440000.0,
    -236364091.0 / 1693824136731743669452800000.0,
];

/// Past this quotient of exponent and base the terms after the sum are nothing beside it.
const STEEP: f64 = 50.0;

/// Hurwitz' `sum (q + k)^-x` over `k` from zero on.
///
/// Infinite at `x = 1` and, for even `x`, at the poles `q = 0, -1, …`; NaN for `x < 1`, at the poles for odd `x`, and for
/// negative `q` where `x` is no integer.
pub fn zeta(x: f64, q: f64) -> f64 {
    if x.is_nan() || q.is_nan() || x < 1.0 {
        return f64::NAN;
    }
    if x == 1.0 {
        return f64::INFINITY;
    }
    if q > 0.0 {
        return positive(x, q).round();
    }
    if x != x.floor() || x == f64::INFINITY {
        return f64::NAN;
    }
    let is_even = x * 0.5 == (x * 0.5).floor();
    if q == q.floor() {
        return if is_even { f64::INFINITY } else { f64::NAN };
    }
    // The terms with negative bases are those of a sum from the distance to the next integer on, up to -q.
    let sign = if is_even { 1.0 } else { -1.0 };
    let (below, above) = (positive(x, q - q.floor()), positive(x, q.ceil() - q));
    if below.hi == f64::INFINITY {
        return f64::INFINITY;
    }
    if above.hi == f64::INFINITY {
        return sign * f64::INFINITY;
    }
    below.plus(above.plus(positive(x, 1.0 - q).negate()).scaled(sign)).round()
}

/// [`zeta`] for `x > 1` and `q > 0`.
fn positive(x: f64, q: f64) -> Pair<f64> {
    in_units(x, q, 1.0)
}

/// `unit^x zeta(x, q)` for `x > 1` and `q > 0`. Where it is infinite the second part is zero.
fn in_units(x: f64, q: f64, unit: f64) -> Pair<f64> {
    if q == f64::INFINITY {
        return Pair::new(0.0, 0.0);
    }
    let mut sum = Pair::new(0.0, 0.0);
    for k in 0..TERMS {
        sum = sum.plus_one_part(term(x, Pair::sum(q, k.into()), unit));
        if sum.hi == f64::INFINITY {
            return Pair::new(sum.hi, 0.0);
        }
    }
    let base = Pair::sum(q, TERMS.into());
    let ratio = x / base.hi;
    if ratio >= STEEP {
        return sum;
    }
    let power = term(x, base, unit);
    let inverse = 1.0 / base.hi;
    let tail = (1..EULER_MACLAURIN.len()).rev().fold(0.0, |sum, k| {
        let rising = 2.0 * k as f64;
        let (lower, upper) = ((x + (rising - 1.0)) * inverse, (x + rising) * inverse);
        lower * upper * (EULER_MACLAURIN[k] + sum)
    });
    let tail = 0.5 + ratio * (EULER_MACLAURIN[0] + tail);
    let integral = Pair::product(base.hi, power);
    sum.plus(integral.over(Pair::sum(x, -1.0))).plus_one_part(power * tail)
}

/// `(base / unit)^-x`.
fn term(x: f64, base: Pair<f64>, unit: f64) -> f64 {
    let base = base.over(Pair::new(unit, 0.0));
    let value = pow(base.hi, -x);
    let rest = x * (base.lo / base.hi);
    if rest == 0.0 { value } else { value - value * rest }
}

/// From here on factorials are infinite.
const FACTORIALS: f64 = 171.0;

/// Sums below this have lost digits, or all of them.
const TINY: f64 = 1e-280;

/// The derivative number `n` of `digamma`: `(-1)^(n + 1) n! zeta(n + 1, x)`; NaN when `n` is no natural number. From
/// `n = 171` on the relative error grows to `2^-40`.
pub fn polygamma(n: f64, x: f64) -> f64 {
    if n == 0.0 {
        return digamma(x);
    }
    if !(n > 0.0 && n == n.floor() && n < f64::INFINITY) {
        return f64::NAN;
    }
    let next = n + 1.0;
    let sum = zeta(next, x);
    let factors = 1..=n.min(FACTORIALS) as u32;
    let value = if sum.is_nan() || x == f64::INFINITY {
        sum
    } else if sum.abs() >= TINY {
        match n < FACTORIALS {
            true => {
                factors.fold(Pair::new(1.0, 0.0), |product, k| product.times_one_part(k.into())).times_one_part(sum).hi
            }
            false => exp(lgamma(next) + log(sum.abs())).copysign(sum),
        }
    } else {
        // Beside a large factorial a sum that underflows is worth something.
        let sum = in_units(next, x, x).round();
        match n < FACTORIALS {
            true => {
                let x = Pair::new(x, 0.0);
                let first = Pair::new(sum, 0.0).over(x);
                factors.fold(first, |product, k| product.times_one_part(k.into()).over(x).normal()).hi
            }
            false => exp(lgamma(next) - next * log(x) + log(sum)),
        }
    };
    let is_odd = n * 0.5 != (n * 0.5).floor();
    if is_odd { value } else { -value }
}
