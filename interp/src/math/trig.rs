//! Sine, cosine and tangent over the full range.
//!
//! `x = k (pi / 2) + r` with an integer `k` and `|r| <= pi / 4`, `r` held as a [`Pair`].
//! For moderate `x`, multiples of `pi / 2` in three parts are subtracted. For large `x`, after
//! Payne and Hanek, only those bits of `2 / pi` are multiplied that reach the fraction of
//! `x (2 / pi)`, with sums that are exact on a grid. The functions of the form `…_moderate` do
//! without the second way; they give the same bits below [`TrigFormat::MODERATE`].

use super::pair::Pair;
use super::steps::{Format, Real, Word};

/// Constants of this family.
pub trait TrigFormat: Format {
    /// `2 / pi`.
    const TWO_OVER_PI: Self;
    /// `pi / 2` in three parts.
    const HALF_PI: (Self, Self, Self);
    /// From this magnitude on an argument is reduced by way of the bits of `2 / pi`.
    const MODERATE: Self;
    /// `(sin r - r) / r^3` as a polynomial in `r^2`, for `|r| <= pi / 4`; the error times `r^2`
    /// is below `2^-32` and `2^-63`.
    const SIN: &'static [Self];
    /// `(cos r - 1 + r^2 / 2) / r^4` as a polynomial in `r^2`; the error times `r^4` is below
    /// `2^-33` and `2^-64`.
    const COS: &'static [Self];
    /// The bits of `2 / pi` cut into integers of [`DIGIT`](Self::DIGIT) bits, after a zero.
    const DIGITS: &'static [Self; 32];
    /// How many bits a digit has.
    const DIGIT: f64;
    /// `2^-DIGIT`.
    const DIGIT_UNIT: f64;
    /// With `x = m 2^e`, the least left-over `e` by which the digits before the first one read
    /// only add multiples of four.
    const LEFT: f64;
    /// `2^(FRACTION + 2)`, from which on every number is a multiple of four, and three times that
    /// number: adding this to a smaller one rounds it to a multiple of eight.
    const MULTIPLES: (Self, Self);
    /// Adding these rounds to a grid on which sums are exact: sums up to 32, and sums of what the
    /// first rounding leaves.
    const GRIDS: (Self, Self);
}

impl TrigFormat for f32 {
    const TWO_OVER_PI: f32 = std::f32::consts::FRAC_2_PI;
    const HALF_PI: (f32, f32, f32) = (std::f32::consts::FRAC_PI_2, -4.371139e-08, -1.7151245e-15);
    const MODERATE: f32 = 32768.0;
    const SIN: &'static [f32] = &[-0.16666667, 0.00833338, -0.00019853507, 2.8374236e-06];
    const COS: &'static [f32] = &[0.041666646, -0.0013887301, 2.4430698e-05];
    const DIGITS: &'static [f32; 32] = &[
        0.0, 10680707.0, 7228996.0, 1387004.0, 2578385.0, 16069853.0, 12639074.0, 9804092.0, 4427841.0, 16666979.0,
        11263675.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,
    ];
    const DIGIT: f64 = 24.0;
    const DIGIT_UNIT: f64 = 1.0 / (1u64 << 24) as f64;
    const LEFT: f64 = 1.0;
    const MULTIPLES: (f32, f32) = (33554432.0, 100663296.0);
    const GRIDS: (f32, f32) = (48.0, 2.288_818_4e-5);
}

impl TrigFormat for f64 {
    const TWO_OVER_PI: f64 = std::f64::consts::FRAC_2_PI;
    const HALF_PI: (f64, f64, f64) = (std::f64::consts::FRAC_PI_2, 6.123233995736766e-17, -1.4973849048591698e-33);
    const MODERATE: f64 = 268435456.0;
    const SIN: &'static [f64] = &[
        -0.16666666666666666,
        0.008333333333333038,
        -0.00019841269840955892,
        2.7557319069630215e-06,
        -2.5052069615632963e-08,
        1.6054129026720118e-10,
        -7.379830699068306e-13,
    ];
    const COS: &'static [f64] = &[
        0.0416666666666666,
        -0.0013888888888874465,
        2.4801587289662145e-05,
        -2.755731439739819e-07,
        2.0875728681913797e-09,
        -1.13598984406539e-11,
    ];
    const DIGITS: &'static [f64; 32] = &[
        0.0,
        716770142402832.0,
        372321092467999.0,
        366375477893285.0,
        449959087325694.0,
        357954108452629.0,
        593127582966820.0,
        972758579301306.0,
        573745657609757.0,
        1034033855634683.0,
        712635457924020.0,
        318009698421165.0,
        104995864809942.0,
        252944799224434.0,
        76934606197379.0,
        782844326573953.0,
        448669181481355.0,
        396003307795673.0,
        1104951148321652.0,
        1074840692299770.0,
        612931154397163.0,
        1011301269904615.0,
        977075685992127.0,
        800359771756354.0,
        94571694849147.0,
        473544894902402.0,
        474178916097593.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
    ];
    const DIGIT: f64 = 50.0;
    const DIGIT_UNIT: f64 = 1.0 / (1u64 << 50) as f64;
    const LEFT: f64 = 4.0;
    const MULTIPLES: (f64, f64) = (18014398509481984.0, 54043195528445952.0);
    const GRIDS: (f64, f64) = (48.0, 8.526512829121202e-14);
}

/// The remainder, and the integer whose last two bits are the quadrant.
pub(super) struct Reduced<R: Real> {
    r: Pair<R>,
    quadrant: R::Word,
}

impl<R: Real> Reduced<R>
where
    R::Scalar: TrigFormat,
{
    /// For magnitudes up to [`MODERATE`](TrigFormat::MODERATE).
    #[inline(always)]
    pub(super) fn moderate(x: R) -> Self {
        let (first, second, third) = R::Scalar::HALF_PI;
        let (k, quadrant) = x.round_product(R::Scalar::TWO_OVER_PI);
        let one = Pair::product(k, first.into());
        let two = Pair::product(k, second.into());
        // The first difference is exact, because its parts are close.
        let sum = Pair::sum(x - one.hi, -one.lo);
        let next = Pair::sum(sum.hi, -two.hi);
        let lo = (-k).fma(third, (sum.lo - two.lo) + next.lo);
        Reduced { r: Pair::new(next.hi, lo).normal(), quadrant }
    }

    /// For magnitudes from [`MODERATE`](TrigFormat::MODERATE) on.
    #[inline(always)]
    fn large(x: R) -> Self {
        let digit = R::Scalar::DIGIT;
        let word = x.abs().to_word();
        let biased = word >> R::Scalar::FRACTION;
        let integer = R::from_word(biased | R::Word::of(R::Scalar::INTEGERS_BITS));
        let exponent = integer - R::from(R::Scalar::BIASED_INTEGERS);
        // exponent = digit * index + left, with left from LEFT to LEFT + digit - 1. The index is
        // a quotient rounded down, by way of a quotient that is never a tie.
        let offset = 0.5 - R::Scalar::LEFT - 0.5 * digit;
        let (index, index_word) = ((exponent + R::of(offset)) * R::of(1.0 / digit)).round();
        let left = (-index).fma(R::of(digit), exponent);
        let significand = word & R::Word::of(R::Scalar::SIGNIFICAND);
        let m = R::from_word(significand | R::Word::of(R::Scalar::ONE_BITS)).copysign(x);
        let m = m * R::power_of_two(left.round().1);

        let term = |position: u32| {
            let weight = (0..position).fold(1.0, |weight, _| weight * R::Scalar::DIGIT_UNIT);
            let shifted = index_word + R::Word::small(position);
            Pair::product(m * R::of(weight), R::lookup(R::Scalar::DIGITS, shifted))
        };
        let (fours, eights) = R::Scalar::MULTIPLES;
        let eights = R::from(eights);
        let without_eights = |value: R| value - ((value + eights) - eights);
        let terms = [term(0), term(1), term(2), term(3), term(4)];
        let first = R::select(terms[0].hi.abs().lt(fours), without_eights(terms[0].hi), R::of(0.0));

        let (coarse, fine) = (R::from(R::Scalar::GRIDS.0), R::from(R::Scalar::GRIDS.1));
        let split = |value: R, grid: R| {
            let rounded = (value + grid) - grid;
            (rounded, value - rounded)
        };
        let (mut sum, mut middle, mut end) = (R::of(0.0), R::of(0.0), terms[3].lo + terms[4].hi);
        let mut add_to_middle = |value: R| {
            let (rounded, rest) = split(value, fine);
            middle = middle + rounded;
            end = end + rest;
        };
        for value in [first, without_eights(terms[0].lo), without_eights(terms[1].hi), terms[1].lo, terms[2].hi] {
            let (rounded, rest) = split(value, coarse);
            sum = sum + rounded;
            add_to_middle(rest);
        }
        add_to_middle(terms[2].lo);
        add_to_middle(terms[3].hi);

        let (k, quadrant) = sum.round();
        let fraction = Pair::sum(sum - k, middle);
        let fraction = Pair::ordered_sum(fraction.hi, fraction.lo + end);
        let (half_pi_hi, half_pi_lo, _) = R::Scalar::HALF_PI;
        Reduced { r: fraction.times(Pair::constant((half_pi_hi, half_pi_lo))), quadrant }
    }

    /// For every finite number.
    #[inline(always)]
    pub(super) fn of(x: R) -> Self {
        let near = x.abs().lt(R::Scalar::MODERATE);
        // Each way sees arguments of its own range only, so that nothing overflows.
        let moderate = Self::moderate(R::select(near, x, R::of(0.0)));
        let large = Self::large(R::select(near, R::Scalar::MODERATE, x));
        Reduced {
            r: Pair::select(near, moderate.r, large.r),
            quadrant: R::Word::select(near, moderate.quadrant, large.quadrant),
        }
    }

    /// `sin r`.
    #[inline(always)]
    fn sin_r(&self) -> Pair<R> {
        let r = self.r.hi;
        let square = r * r;
        let tail = (r * square) * square.polynomial(R::Scalar::SIN);
        let slope = square.fma(R::of(-0.5), R::of(1.0));
        Pair::new(r, self.r.lo.fma(slope, tail))
    }

    /// `cos r - 1`.
    #[inline(always)]
    fn cos_r_minus_one(&self) -> Pair<R> {
        let square = Pair::product(self.r.hi, self.r.hi);
        let tail = (square.hi * square.hi) * square.hi.polynomial(R::Scalar::COS);
        let slope = (self.r.hi).fma(self.r.lo, square.lo * R::of(0.5));
        Pair::new(square.hi * R::of(-0.5), tail - slope)
    }

    /// `cos r`.
    #[inline(always)]
    fn cos_r(&self) -> Pair<R> {
        let rest = self.cos_r_minus_one();
        let top = Pair::ordered_sum(R::of(1.0), rest.hi);
        Pair::new(top.hi, top.lo + rest.lo)
    }

    /// Whether the quadrant is odd: sine and cosine have changed places.
    #[inline(always)]
    fn odd(&self) -> R::Mask {
        (self.quadrant & R::Word::small(1)).same(R::Word::small(1))
    }

    /// `value`, negated in the quadrants where `turned` has its second bit.
    #[inline(always)]
    fn signed(value: R, turned: R::Word) -> R {
        let sign = (turned & R::Word::small(2)) << (R::Scalar::WIDTH - 2);
        R::from_word(value.to_word() ^ sign)
    }

    #[inline(always)]
    fn sin(&self) -> R {
        let value = Pair::select(self.odd(), self.cos_r(), self.sin_r()).round();
        Self::signed(value, self.quadrant)
    }

    #[inline(always)]
    fn cos(&self) -> R {
        let value = Pair::select(self.odd(), self.sin_r(), self.cos_r()).round();
        Self::signed(value, self.quadrant + R::Word::small(1))
    }

    /// The sine and the cosine as normal pairs.
    #[inline(always)]
    pub(super) fn sin_cos(&self) -> (Pair<R>, Pair<R>) {
        let (sin_r, cos_r) = (self.sin_r().normal(), self.cos_r().normal());
        let signed = |value: Pair<R>, turned| Pair::new(Self::signed(value.hi, turned), Self::signed(value.lo, turned));
        let odd = self.odd();
        (
            signed(Pair::select(odd, cos_r, sin_r), self.quadrant),
            signed(Pair::select(odd, sin_r, cos_r), self.quadrant + R::Word::small(1)),
        )
    }

    /// `cos x - 1`, without loss of digits where it is small.
    #[inline(always)]
    pub(super) fn cos_minus_one(&self, cos: Pair<R>) -> Pair<R> {
        let exact = self.cos_r_minus_one().normal();
        Pair::select(self.in_quadrant(0), exact, cos.plus_one_part(R::of(-1.0)))
    }

    /// `cos x + 1`, without loss of digits where it is small.
    #[inline(always)]
    pub(super) fn cos_plus_one(&self, cos: Pair<R>) -> Pair<R> {
        let exact = self.cos_r_minus_one().normal().negate();
        Pair::select(self.in_quadrant(2), exact, cos.plus_one_part(R::of(1.0)))
    }

    #[inline(always)]
    fn in_quadrant(&self, quadrant: u32) -> R::Mask {
        (self.quadrant & R::Word::small(3)).same(R::Word::small(quadrant))
    }

    /// The angle plus a number that is small beside the digits of the angle.
    #[inline(always)]
    pub(super) fn plus(self, rest: R) -> Self {
        let r = Pair::ordered_sum(self.r.hi, self.r.lo + rest);
        Reduced { r, ..self }
    }

    #[inline(always)]
    fn tan(&self) -> R {
        let (sin, cos) = (self.sin_r().normal(), self.cos_r().normal());
        let odd = self.odd();
        let above = Pair::select(odd, cos.negate(), sin);
        above.over(Pair::select(odd, sin, cos)).round()
    }
}

/// `value`, but for infinities and NaN, where there is none.
#[inline(always)]
fn finite<R: Real>(x: R, value: R) -> R {
    R::select(x.abs().lt(R::of(f64::INFINITY)), value, x * R::of(0.0))
}

/// `value`, but for zeros, which keep their sign.
#[inline(always)]
fn keep_zero<R: Real>(x: R, value: R) -> R {
    R::select(x.same(R::of(0.0)), x, value)
}

/// The sine.
#[inline(always)]
pub fn sin<R: Real>(x: R) -> R
where
    R::Scalar: TrigFormat,
{
    finite(x, keep_zero(x, Reduced::of(x).sin()))
}

/// The cosine.
#[inline(always)]
pub fn cos<R: Real>(x: R) -> R
where
    R::Scalar: TrigFormat,
{
    finite(x, Reduced::of(x).cos())
}

/// The tangent.
#[inline(always)]
pub fn tan<R: Real>(x: R) -> R
where
    R::Scalar: TrigFormat,
{
    finite(x, keep_zero(x, Reduced::of(x).tan()))
}

/// The sine of a number below [`TrigFormat::MODERATE`] in magnitude.
#[inline(always)]
pub fn sin_moderate<R: Real>(x: R) -> R
where
    R::Scalar: TrigFormat,
{
    keep_zero(x, Reduced::moderate(x).sin())
}

/// The cosine of a number below [`TrigFormat::MODERATE`] in magnitude.
#[inline(always)]
pub fn cos_moderate<R: Real>(x: R) -> R
where
    R::Scalar: TrigFormat,
{
    Reduced::moderate(x).cos()
}

/// The tangent of a number below [`TrigFormat::MODERATE`] in magnitude.
#[inline(always)]
pub fn tan_moderate<R: Real>(x: R) -> R
where
    R::Scalar: TrigFormat,
{
    keep_zero(x, Reduced::moderate(x).tan())
}
