//! The logarithm of the gamma function and its derivatives, and the Hurwitz zeta function.
//!
//! `lgamma` and `digamma` use C. Lanczos, "A precision approximation of the gamma function" (SIAM J. Numer. Anal. B 1,
//! 1964) with `g = 7` and nine coefficients; `zeta` is the Euler-Maclaurin formula as in F. Johansson, "Rigorous
//! high-precision computation of the Hurwitz zeta function and its derivatives" (Numer. Algorithms 69, 2015), formula 5.

use std::f64::consts::PI;

use super::bits::is_inf;
use crate::formula::Term;

/// Lanczos' `g`.
const G: f64 = 7.0;

/// The constant of Lanczos' series.
const FIRST: f64 = 0.9999999999998099;

/// The numerators over `z + 1`, `z + 2` … of Lanczos' series.
const SERIES: [f64; 8] = [
    676.5203681218851,
    -1259.1392167224028,
    771.3234287776531,
    -176.6150291621406,
    12.507343278686905,
    -0.13857109526572012,
    9.984369578019572e-6,
    1.5056327351493116e-7,
];

/// `log(g + 1/2)`.
const LOG_G_HALF: f64 = 2.0149030205422647;
/// `log(2 pi) / 2`.
const HALF_LOG_TWO_PI: f64 = 0.9189385332046727;
/// `log pi`.
const LOG_PI: f64 = 1.1447298858494002;

/// The argument of the series.
struct Lanczos<'f> {
    half: Term<'f>,
    one: Term<'f>,
    /// Whether the function is worked out at `1 - x` and reflected.
    reflects: Term<'f>,
    /// The argument less one: `-x` below one half, else `x - 1`.
    z: Term<'f>,
}

impl<'f> Lanczos<'f> {
    fn new(x: Term<'f>) -> Self {
        let half = x.like(0.5);
        let reflects = x.lt(half);
        let negative = -x;
        let one = x.like(1.0);
        let z = reflects.select(negative, x - one);
        Lanczos { half, one, reflects, z }
    }

    /// `t = z + g + 1/2` and its logarithm, `log(g + 1/2) + log1p(z / (g + 1/2))`.
    fn t(&self, x: Term<'f>) -> (Term<'f>, Term<'f>) {
        let g_half = x.like(G + 0.5);
        let t = g_half + self.z;
        let log_g_half = x.like(LOG_G_HALF);
        (t, log_g_half + (self.z / g_half).log1p())
    }
}

/// `log |gamma(x)|`: with `a(z)` Lanczos' series `log(2 pi) / 2 + (z + 1/2) log t - t + log a(z)`, reflected below one
/// half: `log pi - log |sin(pi x)| - lgamma(1 - x)`.
pub(super) fn lgamma(x: Term<'_>) -> Term<'_> {
    let lanczos = Lanczos::new(x);
    let Lanczos { half, one, reflects, z } = lanczos;
    let mut series = x.like(FIRST);
    for (k, coefficient) in (1..).zip(SERIES) {
        let coefficient = x.like(coefficient);
        series = series + coefficient / (z + x.like(f64::from(k)));
    }
    let (t, log_t) = lanczos.t(x);
    // (z + 1/2) log t - t would overflow in between.
    let quotient = t / log_t;
    let main = (z + half - quotient) * log_t;
    let log_series = series.log();
    let value = x.like(HALF_LOG_TWO_PI) + main + log_series;

    // |sin(pi x)| has the period one and is even around one half: its argument is brought to where it is precise.
    let magnitude = x.abs();
    let fraction = magnitude - magnitude.floor();
    let is_upper = half.lt(fraction);
    let fraction = is_upper.select(one - fraction, fraction);
    let log_sine = (x.like(PI) * fraction).sine().log();
    let reflected = x.like(LOG_PI) - log_sine - value;
    // At a pole the logarithm is infinite; a difference of infinities would be NaN.
    let is_regular = log_sine.is_finite();
    let pole = -log_sine;
    let reflected = is_regular.select(reflected, pole);
    let value = reflects.select(reflected, value);
    is_inf(x).select(x.infinity(), value)
}

/// The derivative of `lgamma`: `log t + a'(z) / a(z) - g / t`, reflected below one half:
/// `digamma(1 - x) - pi cos(pi x) / sin(pi x)`; NaN at the poles.
pub(super) fn digamma(x: Term<'_>) -> Term<'_> {
    let lanczos = Lanczos::new(x);
    let Lanczos { reflects, z, .. } = lanczos;
    let zero = x.like(0.0);
    let mut series = x.like(FIRST);
    let mut derivative = zero;
    for (k, coefficient) in (1..).zip(SERIES) {
        let coefficient = x.like(coefficient);
        let below = z + x.like(f64::from(k));
        derivative = derivative - coefficient / (below * below);
        series = series + coefficient / below;
    }
    let (t, log_t) = lanczos.t(x);
    let ratio = derivative / series;
    let g_over_t = x.like(G) / t;
    let value = log_t + ratio - g_over_t;

    // Next to an integer pi x would be imprecise: the argument is brought to -1/2 … 1/2.
    let reduced = x + (x + x.like(0.5)).floor().abs();
    let pi = x.like(PI);
    let angle = pi * reduced;
    let cosine = angle.cosine();
    let sine = angle.sine();
    let reflected = value - pi * cosine / sine;
    let value = reflects.select(reflected, value);
    let is_negative = x.le(zero);
    let is_integer = x.same(x.floor());
    let is_pole = is_negative & is_integer;
    is_pole.select(x.like(f64::NAN), value)
}

/// How many terms of the sum come before the formula.
const TERMS: usize = 9;

/// `(2 k)! / B(2 k)` for `k` from twelve down to one, with the Bernoulli numbers `B`.
const EULER_MACLAURIN: [f64; 12] = [
    -7.166165256175667e18,
    1.8152105401943546e17,
    -4597978722407473.0,
    116467828143500.67,
    -2950130727918.164,
    74724249600.0,
    -1892437580.3183792,
    47900160.0,
    -1209600.0,
    30240.0,
    -720.0,
    12.0,
];

/// Hurwitz' `sum (q + k)^-x` over `k` from zero on. NaN for `x < 1`, and where `q <= 0` and `x` is no integer; infinite at
/// `x = 1` and, for even `x`, at the poles `q = 0, -1, …`, which are NaN for odd `x`.
pub(super) fn zeta<'f>(x: Term<'f>, q: Term<'f>) -> Term<'f> {
    let zero = q.like(0.0);
    let one = q.like(1.0);
    let exponent = -x;
    let mut sum = q.power(exponent);
    let mut base = q;
    for _ in 0..TERMS {
        base = base + one;
        sum = sum + base.power(exponent);
    }
    base = base + one;
    let power = base.power(exponent);
    let one_like_x = x.like(1.0);
    let integral = power * base / (x - one_like_x);
    let inverse_square = one / (base * base);

    // Horner's rule, which keeps the products from overflowing.
    let (&last, coefficients) = EULER_MACLAURIN.split_last().unwrap_or((&12.0, &[]));
    let mut horner = zero;
    for (index, coefficient) in coefficients.iter().enumerate() {
        let rising = (2 * (EULER_MACLAURIN.len() - 1 - index)) as f64;
        let upper = x + x.like(rising);
        let lower = x + x.like(rising - 1.0);
        horner = upper * lower * (inverse_square * (horner + base.like(1.0 / coefficient)));
    }
    let half = power.like(0.5);
    let ratio = x / base;
    let tail = power * (half + ratio * (base.like(1.0 / last) + horner));
    let precise = sum + integral + tail;

    // Where the next term would not be seen the sum is precise as it is.
    let power_size = power.abs();
    let sum_size = sum.abs();
    let value = power_size.lt(sum_size * base.smallest()).select(sum, precise);

    let nan = x.like(f64::NAN);
    let value = x.lt(one_like_x).select(nan, value);
    let is_negative = q.le(zero);
    let is_fraction = x.differs(x.floor());
    let is_undefined = is_negative & is_fraction;
    let value = is_undefined.select(nan, value);
    let infinity = x.infinity();
    let is_integer = q.same(q.floor());
    let is_pole = is_negative & is_integer;
    let two = x.like(2.0);
    let x_is_integer = x.same(x.floor());
    let x_is_even = (x % two).same(zero);
    let is_even = x_is_integer & x_is_even;
    let value = is_pole.select(is_even.select(infinity, nan), value);
    x.same(one).select(infinity, value)
}

/// The derivative number `n` of `digamma`: `(-1)^(n + 1) n! zeta(n + 1, x)`; NaN when `n` is no natural number.
pub(super) fn polygamma<'f>(n: Term<'f>, x: Term<'f>) -> Term<'f> {
    let one = x.like(1.0);
    let two = x.like(2.0);
    let sign = two * (n % two) - one;
    let next = n + one;
    let factorial = lgamma(next).exp();
    let zeta = zeta(next, x);
    let value = sign * factorial * zeta;
    let zero = x.like(0.0);
    let is_zero = n.same(zero);
    let value = is_zero.select(digamma(x), value);
    let is_fraction = n.differs(n.floor());
    let is_negative = n.lt(zero);
    let is_unnatural = is_fraction | is_negative;
    is_unnatural.select(x.like(f64::NAN), value)
}
