//! The natural logarithm and what is made of it: `log`, `log1p`, `asinh`, `acosh`, `atanh`.
//!
//! `x = 2^k m` with `m` between `sqrt(1/2)` and `sqrt(2)`; then with `s = (m - 1) / (m + 1)`,
//! `log m = 2 s + s^3 Q(s^2)`. `s` is kept as a [`Pair`], which leaves the last sum as the only
//! rounding of note.

use super::pair::Pair;
use super::steps::{Format, Real, Word};

/// Constants of this family.
pub trait LogFormat: Format {
    /// `ln 2` in two parts; the first has so few bits that its product with an exponent is exact.
    const LN_2: (Self, Self);
    /// `Q(u)`: `(2 atanh(s) - 2 s) / s^3` with `u = s^2`, but for the first coefficient, which
    /// is [`TWO_THIRDS`](Self::TWO_THIRDS). The error of `u Q(u)` is below `2^-35` and `2^-65`.
    const LOG: &'static [Self];
    /// `2 / 3` in two parts.
    const TWO_THIRDS: (Self, Self);
    /// The bits of `sqrt(1/2)`.
    const SQRT_HALF: Self::Bits;
    /// The bits of one.
    const ONE_BITS: Self::Bits;
    /// Beyond this magnitude one is nothing beside the square of a number.
    const SQUARES_END: Self;
}

impl LogFormat for f32 {
    const LN_2: (f32, f32) = (0.693_145_75, 1.428_606_8e-6);
    const LOG: &'static [f32] = &[0.40000153, 0.28547162, 0.23418017];
    const TWO_THIRDS: (f32, f32) = (0.6666667, -1.9868216e-08);
    const SQRT_HALF: u32 = std::f32::consts::FRAC_1_SQRT_2.to_bits();
    const ONE_BITS: u32 = 1.0_f32.to_bits();
    const SQUARES_END: f32 = 16777216.0;
}

impl LogFormat for f64 {
    const LN_2: (f64, f64) = (0.693_147_180_559_890_3, 5.497_923_018_708_371e-14);
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
    const ONE_BITS: u64 = 1.0_f64.to_bits();
    const SQUARES_END: f64 = 9007199254740992.0;
}

/// A positive number as `2^exponent (1 + f)`, with `1 + f` near one, and `s = f / (2 + f)`.
struct Parts<R> {
    exponent: R,
    s: Pair<R>,
}

impl<R: Real> Parts<R>
where
    R::Scalar: LogFormat,
{
    /// Of a normal pair whose `hi` is positive and finite.
    #[inline(always)]
    fn of(x: Pair<R>) -> Self {
        let (lift, lifted) = R::Scalar::LIFT;
        let small = x.hi.lt(R::Scalar::MIN_NORMAL);
        let hi = R::select(small, x.hi * R::from(lift), x.hi);
        let shift = R::select(small, -R::from(lifted), R::of(0.0));

        // The bias keeps the shifted word positive.
        let bias = R::Word::of(R::Scalar::BIAS);
        let one = R::Word::of(R::Scalar::ONE_BITS);
        let biased = (hi.to_word() - R::Word::of(R::Scalar::SQRT_HALF) + one) >> R::Scalar::FRACTION;
        let as_integer = R::from_word(biased | R::Word::of(R::Scalar::INTEGERS_BITS));
        let exponent =
            (as_integer - R::from(R::Scalar::INTEGERS)) - R::from_word(one | bias) ;
        let m = R::from_word(hi.to_word() - ((biased - bias) << R::Scalar::FRACTION));
        let shrink = R::from_word((R::Word::of(R::Scalar::BIAS_TWICE) - biased) << R::Scalar::FRACTION);

        let f = Pair::ordered_sum(m - R::of(1.0), x.lo * shrink);
        let sum = Pair::sum(R::of(2.0), f.hi);
        let s = f.over(Pair::new(sum.hi, sum.lo + f.lo));
        Parts { exponent: exponent + shift, s }
    }
}
