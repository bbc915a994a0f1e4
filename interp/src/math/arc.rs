//! The inverse trigonometric functions: `atan`, `atan2`, `asin`, `acos`.
//!
//! All are the angle of a point in the plane whose coordinates are held as [`Pair`]s. The angle
//! is a multiple of `pi / 4` plus the arc tangent of a quotient `t` with `|t| <= tan(pi / 8)`.

use super::pair::Pair;
use super::steps::{Format, Real, Word};

/// Constants of this family.
pub trait ArcFormat: Format {
    /// `(atan t - t) / t^3` as a polynomial in `t^2`; the error times `t^2` is below `2^-30` and
    /// `2^-63`.
    const ATAN: &'static [Self];
    /// `pi / 4` in two parts.
    const QUARTER_PI: (Self, Self);
    /// The exponent to which the larger coordinate is brought.
    const TARGET: u32;
}

impl ArcFormat for f32 {
    const ATAN: &'static [f32] = &[-0.33333316, 0.19998531, -0.14244463, 0.105996974, -0.060912773];
    const QUARTER_PI: (f32, f32) = (std::f32::consts::FRAC_PI_4, -2.1855694e-08);
    const TARGET: u32 = 30;
}

impl ArcFormat for f64 {
    const ATAN: &'static [f64] = &[
        -0.33333333333333326,
        0.19999999999997095,
        -0.1428571428531646,
        0.11111111083755183,
        -0.09090907986457707,
        0.0769227922089539,
        -0.06666175077262726,
        0.0587652138378282,
        -0.052152201046472536,
        0.04490753144763038,
        -0.03318009359200024,
        0.01489980112989747,
    ];
    const QUARTER_PI: (f64, f64) = (std::f64::consts::FRAC_PI_4, 3.061616997868383e-17);
    const TARGET: u32 = 100;
}

/// A power of two whose square brings a magnitude to about `2^target`; the bits of the power's
/// exponent come with it.
#[inline(always)]
pub(super) fn rescaling<R: Real>(magnitude: R, target: u32) -> (R, R::Word) {
    let exponent = magnitude.to_word() >> R::Scalar::FRACTION;
    // Three times the bias, because half of it is to be left.
    let bias = R::Word::of(R::Scalar::BIAS) + R::Word::of(R::Scalar::BIAS_TWICE);
    let half = (bias + R::Word::small(target) - exponent) >> 1;
    (R::from_word(half << R::Scalar::FRACTION), half)
}

/// Whether the sign bit is set.
#[inline(always)]
pub(super) fn is_negative<R: Real>(x: R) -> R::Mask {
    let sign = R::Word::of(R::Scalar::SIGN);
    (x.to_word() & sign).same(sign)
}

/// [`angle_pair`], rounded.
#[inline(always)]
fn angle<R: Real>(x: Pair<R>, y: Pair<R>, left: R::Mask) -> R
where
    R::Scalar: ArcFormat,
{
    angle_pair(x, y, left).round()
}

/// The angle, from zero to pi, of the point with these magnitudes of coordinates; `left` says
/// that the first is negative. The larger coordinate is of moderate size, or both are zero.
#[inline(always)]
pub(super) fn angle_pair<R: Real>(x: Pair<R>, y: Pair<R>, left: R::Mask) -> Pair<R>
where
    R::Scalar: ArcFormat,
{
    let (zero, one) = (R::of(0.0), R::of(1.0));
    let swap = x.hi.lt(y.hi);
    let larger = Pair::select(swap, y, x);
    let smaller = Pair::select(swap, x, y);
    let steep = (larger.hi * R::of(std::f64::consts::SQRT_2 - 1.0)).lt(smaller.hi);

    let above = Pair::select(steep, smaller.plus(larger.negate()), smaller);
    let below = Pair::select(steep, smaller.plus(larger), larger);
    let below = Pair::new(R::select(below.hi.same(zero), one, below.hi), below.lo);
    let t = above.over(below).normal();
    let square = t.hi * t.hi;
    let tail = (t.hi * square) * square.polynomial(R::Scalar::ATAN);
    let arc = Pair::new(t.hi, t.lo.fma(one - square, tail));

    let quarters = R::select(steep, one, zero);
    let quarters = R::select(swap, R::of(2.0) - quarters, quarters);
    let quarters = R::select(left, R::of(4.0) - quarters, quarters);
    let arc = Pair::select(swap, arc.negate(), arc);
    let arc = Pair::select(left, arc.negate(), arc);
    let quarter_pi = Pair::constant(R::Scalar::QUARTER_PI);
    let product = Pair::product(quarters, quarter_pi.hi);
    let base = Pair::new(product.hi, quarters.fma(quarter_pi.lo, product.lo));
    let sum = Pair::ordered_sum(base.hi, arc.hi);
    Pair::new(sum.hi, sum.lo + (base.lo + arc.lo))
}

/// The arc tangent.
#[inline(always)]
pub fn atan<R: Real>(x: R) -> R
where
    R::Scalar: ArcFormat,
{
    let (zero, one) = (R::of(0.0), R::of(1.0));
    // Beyond this the angle is a quarter turn.
    let magnitude = x.abs().at_most(R::of(1e18));
    let right = one.lt(zero);
    angle(Pair::new(one, zero), Pair::new(magnitude, zero), right).copysign(x)
}

/// The angle of the point `(x, y)`, with the special values of C's `atan2`.
#[inline(always)]
pub fn atan2<R: Real>(y: R, x: R) -> R
where
    R::Scalar: ArcFormat,
{
    let (zero, one, infinity) = (R::of(0.0), R::of(1.0), R::of(f64::INFINITY));
    let (x_abs, y_abs) = (x.abs(), y.abs());
    let infinite = x_abs.same(infinity) | y_abs.same(infinity);
    let finite = |value: R| R::select(infinite, R::select(value.same(infinity), one, zero), value);
    let (x_finite, y_finite) = (finite(x_abs), finite(y_abs));

    // At this size inverses and remainders are normal numbers.
    let larger = R::select(x_finite.lt(y_finite), y_finite, x_finite);
    let (factor, _) = rescaling(larger, R::Scalar::TARGET);
    let scaled = |value: R| Pair::new(value * factor * factor, zero);
    let value = angle(scaled(x_finite), scaled(y_finite), is_negative(x)).copysign(y);
    R::select(x.same(x) & y.same(y), value, x + y)
}

/// `sqrt(1 - x^2)`.
#[inline(always)]
fn other_side<R: Real>(x: R) -> Pair<R> {
    let one = R::of(1.0);
    Pair::sum(one, x).times(Pair::sum(one, -x)).sqrt().normal()
}

/// The arc sine.
#[inline(always)]
pub fn asin<R: Real>(x: R) -> R
where
    R::Scalar: ArcFormat,
{
    let magnitude = x.abs();
    let right = R::of(1.0).lt(R::of(0.0));
    let value = angle(other_side(magnitude), Pair::new(magnitude, R::of(0.0)), right);
    R::select(magnitude.le(R::of(1.0)), value.copysign(x), R::of(f64::NAN))
}

/// The arc cosine.
#[inline(always)]
pub fn acos<R: Real>(x: R) -> R
where
    R::Scalar: ArcFormat,
{
    let magnitude = x.abs();
    let value = angle(Pair::new(magnitude, R::of(0.0)), other_side(magnitude), x.lt(R::of(0.0)));
    R::select(magnitude.le(R::of(1.0)), value, R::of(f64::NAN))
}
