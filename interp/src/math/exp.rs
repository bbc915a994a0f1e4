//! The exponential and what is made of it: `exp`, `expm1`, `logistic`, `tanh`, `sinh`, `cosh`.
//!
//! `x = k ln 2 + r` with an integer `k` and `|r| <= ln 2 / 2`; then `e^x = 2^k e^r` with
//! `e^r = 1 + r + r^2 P(r)`. Differences and quotients of such numbers are kept as [`Pair`]s.

use super::pair::Pair;
use super::steps::{Format, Real, Word};

/// Constants of this family.
pub trait ExpFormat: Format {
    /// `1 / ln 2`.
    const LOG2_E: Self;
    /// `P(r)`: `(e^r - 1 - r) / r^2` for `|r| <= ln 2 / 2`; the error of `r P(r)` is below
    /// `2^-28` and `2^-58`.
    const EXP: &'static [Self];
    /// Below the first `e^x` rounds to zero, above the second to infinity.
    const EXP_RANGE: (Self, Self);
    /// From here on `tanh x` rounds to one, and `expm1(-2 x)` to minus one.
    const TANH_END: Self;
}

impl ExpFormat for f32 {
    const LOG2_E: f32 = std::f32::consts::LOG2_E;
    const EXP: &'static [f32] = &[0.5, 0.16666667, 0.041666374, 0.008333274, 0.0013939958, 0.00019913448];
    const EXP_RANGE: (f32, f32) = (-104.0, 89.0);
    const TANH_END: f32 = 10.0;
}

impl ExpFormat for f64 {
    const LOG2_E: f64 = std::f64::consts::LOG2_E;
    const EXP: &'static [f64] = &[
        0.5,
        0.16666666666666674,
        0.0416666666666667,
        0.008333333333322422,
        0.0013888888888868509,
        0.0001984126988429911,
        2.480158735788927e-05,
        2.7557245915671814e-06,
        2.7557244670225776e-07,
        2.5108478793624584e-08,
        2.09239358270563e-09,
    ];
    const EXP_RANGE: (f64, f64) = (-746.0, 710.0);
    const TANH_END: f64 = 22.0;
}

/// `e^x = 2^exponent (1 + r + tail)`, with `|r| <= ln 2 / 2` and `tail` about `r^2 / 2`.
pub(super) struct Parts<R: Real> {
    pub(super) exponent: R,
    pub(super) word: R::Word,
    r: R,
    tail: R,
}

impl<R: Real> Parts<R>
where
    R::Scalar: ExpFormat,
{
    /// For `x` in [`EXP_RANGE`](ExpFormat::EXP_RANGE); a NaN goes into `r`.
    #[inline(always)]
    fn of(x: R) -> Self {
        let (exponent, word, r, rest) = reduce(x);
        Parts { exponent, word, r, tail: (r * r).fma(r.polynomial(R::Scalar::EXP), rest) }
    }

    /// Likewise for a pair.
    #[inline(always)]
    pub(super) fn of_pair(x: Pair<R>) -> Self {
        let (exponent, word, r, rest) = reduce(x.hi);
        let tail = (r * r) * r.polynomial(R::Scalar::EXP);
        // e^(r + rest) = e^r + e^r rest; the second part may be large enough for all of e^r to count.
        let power = R::of(1.0) + (r + tail);
        Parts { exponent, word, r, tail: power.fma(rest + x.lo, tail) }
    }

    /// `e^x / 2^exponent`, as a normal pair.
    #[inline(always)]
    pub(super) fn power(&self) -> Pair<R> {
        let sum = Pair::ordered_sum(R::of(1.0), self.r);
        Pair::ordered_sum(sum.hi, sum.lo + self.tail)
    }

    /// `e^x / 2^exponent + change`, for changes from minus one to one, as a normal pair. Of a
    /// change below `-2^FRACTION` half a unit in the last place is lost.
    #[inline(always)]
    pub(super) fn power_plus(&self, change: R) -> Pair<R> {
        let base = Pair::ordered_sum(R::of(1.0), change);
        let sum = Pair::ordered_sum(base.hi, self.r);
        Pair::ordered_sum(sum.hi, sum.lo + (base.lo + self.tail))
    }

    /// `2^-exponent`, where that is a normal number.
    #[inline(always)]
    fn shrink(&self) -> R {
        let biased = R::Word::of(R::Scalar::BIAS) - self.word;
        R::from_word(biased << R::Scalar::FRACTION)
    }

    /// `2^-exponent`, or zero where that is nothing beside one.
    #[inline(always)]
    pub(super) fn shrink_or_zero(&self) -> R {
        R::select(self.exponent.lt(R::of(120.0)), self.shrink(), R::of(0.0))
    }
}

/// `x = k ln 2 + r + rest`: `k` as a number and as a word, `r`, `rest`.
#[inline(always)]
fn reduce<R: Real>(x: R) -> (R, R::Word, R, R)
where
    R::Scalar: ExpFormat,
{
    let (ln_2_hi, ln_2_lo) = R::Scalar::LN_2;
    let (k, word) = x.round_product(R::Scalar::LOG2_E);
    let near = (-k).fma(ln_2_hi, x);
    let r = (-k).fma(ln_2_lo, near);
    (k, word, r, (-k).fma(ln_2_lo, near - r))
}

/// `e^x` for a pair whose `hi` may be of any size.
#[inline(always)]
pub(super) fn exp_of_pair<R: Real>(x: Pair<R>) -> R
where
    R::Scalar: ExpFormat,
{
    let (low, high) = R::Scalar::EXP_RANGE;
    let parts = Parts::of_pair(Pair::new(x.hi.at_least(low).at_most(high), x.lo));
    parts.power().hi.scale(parts.word)
}

/// `e^x`.
#[inline(always)]
pub fn exp<R: Real>(x: R) -> R
where
    R::Scalar: ExpFormat,
{
    let (low, high) = R::Scalar::EXP_RANGE;
    let (_, word, r, _) = reduce(x.at_least(low).at_most(high));
    let slope = r.fma(r.polynomial(R::Scalar::EXP), R::of(1.0));
    r.fma(slope, R::of(1.0)).scale(word)
}

/// `e^x` for moderate `x` in double precision, by a shorter polynomial in place of
/// [`EXP`](ExpFormat::EXP).
#[inline(always)]
pub(super) fn coarse_exp<R: Real<Scalar = f64>>(x: R, polynomial: &[f64]) -> R {
    let (_, word, r, _) = reduce(x);
    let slope = r.fma(r.polynomial(polynomial), R::of(1.0));
    r.fma(slope, R::of(1.0)) * R::power_of_two(word)
}

/// `e^x - 1`.
#[inline(always)]
pub fn expm1<R: Real>(x: R) -> R
where
    R::Scalar: ExpFormat,
{
    let end = R::from(R::Scalar::TANH_END);
    let (_, high) = R::Scalar::EXP_RANGE;
    let parts = Parts::of(x.at_least(-(end + end)).at_most(high));
    let value = parts.power_plus(-parts.shrink_or_zero()).hi;
    value.scale(parts.word).copysign(x)
}

/// `1 / (1 + e^-x)`.
#[inline(always)]
pub fn logistic<R: Real>(x: R) -> R
where
    R::Scalar: ExpFormat,
{
    let (low, _) = R::Scalar::EXP_RANGE;
    let parts = Parts::of((-x.abs()).at_least(low));
    let power = parts.power();
    // Where e^-|x| is no normal number it is nothing beside one.
    let scale = R::power_of_two(parts.word);
    let scale = R::select(R::of(-120.0).lt(parts.exponent), scale, R::of(0.0));
    let small = power.scaled(scale);
    let sum = Pair::ordered_sum(R::of(1.0), small.hi);
    let whole = Pair::new(sum.hi, sum.lo + small.lo);
    let negative = x.lt(R::of(0.0));
    let one = Pair::new(R::of(1.0), R::of(0.0));
    let value = Pair::select(negative, power, one).over(whole).round();
    R::select(negative, value.scale(parts.word), value)
}

/// The hyperbolic tangent, `(e^2x - 1) / (e^2x + 1)`.
#[inline(always)]
pub fn tanh<R: Real>(x: R) -> R
where
    R::Scalar: ExpFormat,
{
    let magnitude = x.abs().at_most(R::Scalar::TANH_END);
    let parts = Parts::of(magnitude + magnitude);
    let shrink = parts.shrink();
    parts.power_plus(-shrink).over(parts.power_plus(shrink)).round().copysign(x)
}

/// `sinh x` and `cosh x`, both as a normal pair times the same power of two.
pub(super) struct Hyperbolic<R: Real> {
    pub(super) sinh: Pair<R>,
    pub(super) cosh: Pair<R>,
    pub(super) word: R::Word,
}

impl<R: Real> Hyperbolic<R>
where
    R::Scalar: ExpFormat,
{
    #[inline(always)]
    fn of(x: R) -> Self {
        let parts = Parts::of(x.abs());
        let half = R::of(0.5);
        let shrink = parts.shrink_or_zero();
        let power = parts.power();
        let above_one = parts.power_plus(-shrink);
        let sinh = Self::plus(above_one, above_one.over(power).scaled(shrink)).scaled(half);
        let inverse = Pair::new(shrink * shrink, R::of(0.0)).over(power);
        let cosh = Self::plus(power, inverse).scaled(half);
        let sinh = Pair::select(x.lt(R::of(0.0)), sinh.negate(), sinh);
        Hyperbolic { sinh, cosh, word: parts.word }
    }

    /// The sum of a normal pair and a smaller one.
    #[inline(always)]
    fn plus(larger: Pair<R>, smaller: Pair<R>) -> Pair<R> {
        let sum = Pair::ordered_sum(larger.hi, smaller.hi);
        Pair::ordered_sum(sum.hi, sum.lo + (larger.lo + smaller.lo))
    }

    /// For every number; magnitudes end at `limit`.
    #[inline(always)]
    pub(super) fn up_to(limit: R, x: R) -> Self {
        Self::of(x.at_least(-limit).at_most(limit))
    }
}

/// The hyperbolic sine, `(e^x - e^-x) / 2`.
#[inline(always)]
pub fn sinh<R: Real>(x: R) -> R
where
    R::Scalar: ExpFormat,
{
    let value = Hyperbolic::up_to(R::from(R::Scalar::EXP_RANGE.1) + R::of(1.0), x);
    value.sinh.hi.scale(value.word).copysign(x)
}

/// The hyperbolic cosine, `(e^x + e^-x) / 2`.
#[inline(always)]
pub fn cosh<R: Real>(x: R) -> R
where
    R::Scalar: ExpFormat,
{
    let value = Hyperbolic::up_to(R::from(R::Scalar::EXP_RANGE.1) + R::of(1.0), x);
    value.cosh.hi.scale(value.word)
}
