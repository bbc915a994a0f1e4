//! The natural logarithm and what is made of it: `log`, `log1p`, `asinh`, `acosh`, `atanh`.
//!
//! `x = 2^k m` with `m` between `sqrt(1/2)` and `sqrt(2)`; then with `s = (m - 1) / (m + 1)`,
//! `log m = 2 s + s^3 Q(s^2)`. `s` is kept as a [`Pair`], which leaves the last sum as the only
//! rounding of note.

use super::pair::Pair;
use super::steps::{Format, Real, Word};

/// Constants of this family.
pub trait LogFormat: Format {
    /// `Q(u)`: `(2 atanh(s) - 2 s) / s^3` with `u = s^2`, but for the first coefficient, which
    /// is [`TWO_THIRDS`](Self::TWO_THIRDS). The error of `u Q(u)` is below `2^-35` and `2^-65`.
    const LOG: &'static [Self];
    /// `2 / 3` in two parts.
    const TWO_THIRDS: (Self, Self);
    /// The bits of `sqrt(1/2)`.
    const SQRT_HALF: Self::Bits;
    /// Beyond this magnitude one is nothing beside the square of a number.
    const HUGE: Self;
    /// Below this magnitude the square of a number is nothing beside one.
    const TINY: Self;
}

impl LogFormat for f32 {
    const LOG: &'static [f32] = &[0.40000153, 0.28547162, 0.23418017];
    const TWO_THIRDS: (f32, f32) = (0.6666667, -1.9868216e-08);
    const SQRT_HALF: u32 = std::f32::consts::FRAC_1_SQRT_2.to_bits();
    const HUGE: f32 = 16777216.0;
    const TINY: f32 = 1.0 / 8192.0;
}

impl LogFormat for f64 {
    const LOG: &'static [f64] = &[
        0.3999999999999998,
        0.28571428571444946,
        0.22222222217569967,
        0.18181818866764551,
        0.15384557084159817,
        0.13336310094765214,
        0.11674952852985128,
        0.1198799245061082,
    ];
    const TWO_THIRDS: (f64, f64) = (0.6666666666666666, 3.700743415417188e-17);
    const SQRT_HALF: u64 = std::f64::consts::FRAC_1_SQRT_2.to_bits();
    const HUGE: f64 = 9007199254740992.0;
    const TINY: f64 = 1.0 / 134217728.0;
}

/// A positive number as `2^exponent (1 + f)`, with `1 + f` near one, and `s = f / (2 + f)`.
pub(super) struct Parts<R> {
    exponent: R,
    s: Pair<R>,
}

/// A positive number as `2^exponent m`, with `m` from `sqrt(1/2)` to `sqrt(2)`.
struct Split<R: Real> {
    exponent: R,
    biased: R::Word,
    m: R,
}

impl<R: Real> Split<R>
where
    R::Scalar: LogFormat,
{
    /// Of a positive finite number.
    #[inline(always)]
    fn of(x: R) -> Self {
        let (lift, lifted) = R::Scalar::LIFT;
        let small = x.lt(R::Scalar::MIN_NORMAL);
        let x = R::select(small, x * R::from(lift), x);

        // Counted from one's bits the exponent is biased, so that the word stays positive.
        let distance = R::Word::of(R::Scalar::ONE_BITS) - R::Word::of(R::Scalar::SQRT_HALF);
        let biased = (x.to_word() + distance) >> R::Scalar::FRACTION;
        let integer = R::from_word(biased | R::Word::of(R::Scalar::INTEGERS_BITS));
        let bias = R::from(R::Scalar::BIASED_INTEGERS);
        let exponent = integer - R::select(small, bias + R::from(lifted), bias);
        let shift = (biased - R::Word::of(R::Scalar::BIAS)) << R::Scalar::FRACTION;
        Split { exponent, biased, m: R::from_word(x.to_word() - shift) }
    }
}

impl<R: Real> Parts<R>
where
    R::Scalar: LogFormat,
{
    /// Of a positive finite number.
    #[inline(always)]
    pub(super) fn of(x: R) -> Self {
        let Split { exponent, m, .. } = Split::of(x);
        let f = m - R::of(1.0);
        let s = Pair::new(f, R::of(0.0)).over(Pair::ordered_sum(R::of(2.0), f));
        Parts { exponent, s }
    }

    /// Of a normal pair whose `hi` is positive and finite.
    #[inline(always)]
    pub(super) fn of_pair(x: Pair<R>) -> Self {
        let Split { exponent, biased, m } = Split::of(x.hi);
        // Twice the factor, because the factor itself may be no normal number.
        let twice = R::Word::of(R::Scalar::BIAS_TWICE) + R::Word::small(1) - biased;
        let twice = R::from_word(twice << R::Scalar::FRACTION);
        let f = Pair::ordered_sum(m - R::of(1.0), x.lo * twice * R::of(0.5));
        let below = Pair::ordered_sum(R::of(2.0), f.hi);
        Parts { exponent, s: f.over(Pair::new(below.hi, below.lo + f.lo)) }
    }

    /// The number times `2^exponent`.
    #[inline(always)]
    pub(super) fn times_power_of_two(self, exponent: R) -> Self {
        Parts { exponent: self.exponent + exponent, ..self }
    }

    /// The logarithm.
    #[inline(always)]
    pub(super) fn log(&self) -> R {
        let (ln_2_hi, ln_2_lo) = R::Scalar::LN_2;
        let exponent = self.exponent;
        let s = self.s.hi;
        let square = s * s;
        let q = square.fma(square.polynomial(R::Scalar::LOG), R::Scalar::TWO_THIRDS.0);
        let tail = (s * square).fma(q, exponent * R::from(ln_2_lo));
        let sum = Pair::ordered_sum(exponent * R::from(ln_2_hi), s + s);
        sum.hi + (sum.lo + (self.s.lo + self.s.lo + tail))
    }

    /// The logarithm with an error near `2^-34` or `2^-65` of its value.
    #[inline(always)]
    pub(super) fn precise_log(&self) -> Pair<R> {
        let (ln_2_hi, ln_2_lo) = R::Scalar::LN_2;
        let s = self.s.normal();
        let square = s.times(s);
        let rest = square.hi * square.hi.polynomial(R::Scalar::LOG);
        let q = Pair::constant(R::Scalar::TWO_THIRDS).plus_one_part(rest);
        let tail = square.times(s).times(q);
        let log_m = s.scaled(R::of(2.0)).plus(tail);
        Pair::product(self.exponent, ln_2_lo.into()).plus(log_m).plus_one_part(self.exponent * R::from(ln_2_hi))
    }
}

/// `value` where `x` is positive and finite; the logarithm's value at zero, below zero, at
/// infinity and at NaN elsewhere.
#[inline(always)]
pub(super) fn with_limits<R: Real>(x: R, value: R) -> R {
    let value = R::select(x.lt(R::of(f64::INFINITY)), value, x);
    let limit = R::select(x.same(R::of(0.0)), R::of(f64::NEG_INFINITY), R::of(f64::NAN));
    R::select(R::of(0.0).lt(x), value, limit)
}

/// The natural logarithm.
#[inline(always)]
pub fn log<R: Real>(x: R) -> R
where
    R::Scalar: LogFormat,
{
    with_limits(x, Parts::of(x).log())
}

/// The logarithm in double precision of a normal number, zero or infinity, by a shorter polynomial
/// in place of the coefficients of this family, the first of them included.
#[inline(always)]
pub(super) fn coarse_log<R: Real<Scalar = f64>>(x: R, polynomial: &[f64]) -> R {
    let Split { exponent, m, .. } = Split::of(x);
    let f = m - R::of(1.0);
    let s = f / (f + R::of(2.0));
    let square = s * s;
    let rest = (s * square).fma(square.polynomial(polynomial), s + s);
    with_limits(x, exponent.fma(std::f64::consts::LN_2, rest))
}

/// `log(1 + x)`.
#[inline(always)]
pub fn log1p<R: Real>(x: R) -> R
where
    R::Scalar: LogFormat,
{
    let sum = Pair::sum(R::of(1.0), x);
    let value = with_limits(sum.hi, Parts::of_pair(sum).log());
    R::select(x.abs().lt(R::of(1e-18)), x, value)
}

/// The inverse hyperbolic sine, `log(x + sqrt(x^2 + 1))`.
#[inline(always)]
pub fn asinh<R: Real>(x: R) -> R
where
    R::Scalar: LogFormat,
{
    let magnitude = x.abs();
    let huge = R::from(R::Scalar::HUGE).lt(magnitude);
    let root = Pair::product(magnitude, magnitude).plus_one_part(R::of(1.0)).sqrt();
    let sum = root.normal().plus_one_part(magnitude);
    let sum = Pair::select(huge, Pair::new(magnitude, R::of(0.0)), sum);
    let doubled = R::select(huge, R::of(1.0), R::of(0.0));
    let value = Parts::of_pair(sum).times_power_of_two(doubled).log();
    let value = R::select(magnitude.lt(R::of(f64::INFINITY)), value, magnitude);
    R::select(magnitude.lt(R::Scalar::TINY), x, value.copysign(x))
}

/// The inverse hyperbolic cosine, `log(x + sqrt(x^2 - 1))`.
#[inline(always)]
pub fn acosh<R: Real>(x: R) -> R
where
    R::Scalar: LogFormat,
{
    let huge = R::from(R::Scalar::HUGE).lt(x);
    let root = Pair::product(x, x).plus_one_part(R::of(-1.0)).sqrt();
    let sum = root.normal().plus_one_part(x);
    let sum = Pair::select(huge, Pair::new(x, R::of(0.0)), sum);
    let doubled = R::select(huge, R::of(1.0), R::of(0.0));
    let value = Parts::of_pair(sum).times_power_of_two(doubled).log();
    let value = R::select(x.lt(R::of(f64::INFINITY)), value, x);
    R::select(x.lt(R::of(1.0)), R::of(f64::NAN), value)
}

/// The inverse hyperbolic tangent, `log((1 + x) / (1 - x)) / 2`.
#[inline(always)]
pub fn atanh<R: Real>(x: R) -> R
where
    R::Scalar: LogFormat,
{
    let magnitude = x.abs();
    let above = Pair::sum(R::of(1.0), magnitude);
    let below = Pair::sum(R::of(1.0), -magnitude);
    let value = Parts::of_pair(above.over(below).normal()).log() * R::of(0.5);
    let at_one = R::select(magnitude.same(R::of(1.0)), R::of(f64::INFINITY), R::of(f64::NAN));
    let value = R::select(magnitude.lt(R::of(1.0)), value, at_one);
    R::select(magnitude.lt(R::Scalar::TINY), x, value.copysign(x))
}
