//! Elementary functions of complex numbers, written in the same steps as the real ones.
//!
//! Parts are kept as [`Pair`]s up to the last rounding, and magnitudes are brought near one first,
//! so that each part is right on its own to a few units in the last place, whatever the other is.
//! Special values follow annex G of the C standard where it speaks of the function.

use super::arc::{ArcFormat, angle_pair, is_negative, rescaling};
use super::exp::{self, ExpFormat, Hyperbolic};
use super::log::{self, LogFormat, with_limits};
use super::pair::Pair;
use super::power::{self, RootFormat};
use super::steps::{Format, Real, Word};
use super::trig::{Reduced, TrigFormat};
use crate::element::Complex;

/// Constants of all families.
pub trait ComplexFormat: ArcFormat + ExpFormat + LogFormat + RootFormat + TrigFormat {}

impl<F: ArcFormat + ExpFormat + LogFormat + RootFormat + TrigFormat> ComplexFormat for F {}

/// A complex number times the square of a power of two that brings its magnitude near one; the
/// real part comes as a pair.
struct Scaled<R: Real> {
    /// Magnitudes of the parts.
    x: Pair<R>,
    y: R,
    left: R::Mask,
    infinite: R::Mask,
    factor: R,
    half: R::Word,
}

impl<R: Real> Scaled<R>
where
    R::Scalar: ComplexFormat,
{
    #[inline(always)]
    fn of(x: Pair<R>, y: R) -> Self {
        let (zero, one, infinity) = (R::of(0.0), R::of(1.0), R::of(f64::INFINITY));
        let left = is_negative(x.hi);
        let x = Pair::select(left, x.negate(), x);
        let y = y.abs();
        let infinite = x.hi.same(infinity) | y.same(infinity);
        // Beside an infinite part a finite one is nothing, and two infinite ones are alike.
        let finite = |part: R| R::select(infinite, R::select(part.same(infinity), one, zero), part);
        let x = Pair::new(finite(x.hi), R::select(infinite, zero, x.lo));
        let y = finite(y);
        let larger = R::select(x.hi.lt(y), y, x.hi);
        let (factor, half) = rescaling(larger, 0);
        let x = x.scaled(factor).scaled(factor);
        Scaled { x, y: y * factor * factor, left, infinite, factor, half }
    }

    #[inline(always)]
    fn of_number(z: Complex<R>) -> Self {
        Self::of(Pair::new(z.re, R::of(0.0)), z.im)
    }

    /// The square of the magnitude. Near one, the distance from one is right to a few units in
    /// its own last place.
    #[inline(always)]
    fn square(&self) -> Pair<R> {
        let (a, b) = (self.x.hi, self.x.lo);
        let (first, second) = (Pair::product(a, a), Pair::product(self.y, self.y));
        let cross = Pair::product(a + a, b);
        let upper = Pair::sum(first.hi, second.hi);
        let lower = Pair::sum(first.lo, second.lo);
        let middle = Pair::sum(upper.lo, lower.hi);
        let inner = Pair::sum(middle.hi, cross.hi);
        let outer = Pair::sum(upper.hi, inner.hi);
        let rest = (lower.lo + cross.lo) + b.fma(b, inner.lo + middle.lo);
        Pair::ordered_sum(outer.hi, outer.lo + rest)
    }

    /// The magnitude.
    #[inline(always)]
    fn magnitude(&self) -> Pair<R> {
        self.square().sqrt().normal()
    }

    /// The exponent of `1 / factor^2`.
    #[inline(always)]
    fn unscale(&self) -> R::Word {
        R::Word::of(R::Scalar::BIAS_TWICE) - (self.half << 1)
    }

    /// The number whose logarithm's half is the real part of the logarithm.
    #[inline(always)]
    fn log_parts(&self, square: Pair<R>) -> log::Parts<R> {
        let integer = R::from_word(self.half | R::Word::of(R::Scalar::INTEGERS_BITS));
        let exponent = integer - R::from(R::Scalar::BIASED_INTEGERS);
        log::Parts::of_pair(square).times_power_of_two(exponent * R::of(-4.0))
    }

    /// The logarithm of the magnitude.
    #[inline(always)]
    fn log(&self) -> R {
        let square = self.square();
        let value = with_limits(square.hi, self.log_parts(square).log() * R::of(0.5));
        R::select(self.infinite, R::of(f64::INFINITY), value)
    }

    /// The angle, from zero to pi.
    #[inline(always)]
    fn angle(&self) -> Pair<R> {
        angle_pair(self.x, Pair::new(self.y, R::of(0.0)), self.left)
    }

    /// `1 / factor`.
    #[inline(always)]
    fn inverse_factor(&self) -> R {
        let exponent = R::Word::of(R::Scalar::BIAS_TWICE) - self.half;
        R::from_word(exponent << R::Scalar::FRACTION)
    }

    /// `sqrt((|z| + |x|) / 2)`, the larger part of the square root, scaled by the factor.
    #[inline(always)]
    fn larger_root(&self, magnitude: Pair<R>) -> Pair<R> {
        magnitude.plus(self.x).scaled(R::of(0.5)).sqrt().normal()
    }
}

/// The point of the unit circle at an angle, as pairs; NaN for infinities and NaN.
struct Turn<R: Real> {
    sin: Pair<R>,
    cos: Pair<R>,
    reduced: Reduced<R>,
}

impl<R: Real> Turn<R>
where
    R::Scalar: TrigFormat,
{
    #[inline(always)]
    fn of(angle: R) -> Self {
        let reduced = Reduced::of(angle);
        let (sin, cos) = reduced.sin_cos();
        let finite = angle.abs().lt(R::of(f64::INFINITY));
        let or_nan = |value: Pair<R>| Pair::new(R::select(finite, value.hi, R::of(f64::NAN)), value.lo);
        Turn { sin: or_nan(sin), cos: or_nan(cos), reduced }
    }
}

/// How far a real exponent is followed: beyond its range the power is too large, but not yet its
/// product with a small sine.
#[inline(always)]
fn far<R: Real>() -> R
where
    R::Scalar: ExpFormat,
{
    R::from(R::Scalar::EXP_RANGE.1) * R::of(2.1)
}

/// `value * 2^exponent` for exponents up to [`far`].
#[inline(always)]
fn scale_far<R: Real>(value: Pair<R>, exponent: R::Word) -> R {
    // Biased, so that the halved word keeps its sign.
    let bias = R::Word::of(R::Scalar::BIAS_TWICE);
    let half = ((exponent + bias + bias) >> 1) - bias;
    value.hi.scale(half).scale(exponent - half)
}

/// `zero` where the part is a zero, so that it keeps its sign and meets no infinity.
#[inline(always)]
fn keep_zero<R: Real>(part: R, zero: R, value: R) -> R {
    R::select(part.same(R::of(0.0)), zero, value)
}

/// The magnitude.
#[inline(always)]
pub fn abs<R: Real>(z: Complex<R>) -> R
where
    R::Scalar: ComplexFormat,
{
    let scaled = Scaled::of_number(z);
    let value = scaled.magnitude().hi.scale(scaled.unscale());
    R::select(scaled.infinite, R::of(f64::INFINITY), value)
}

/// `e^z`.
#[inline(always)]
pub fn exp<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let (zero, infinity) = (R::of(0.0), R::of(f64::INFINITY));
    let x = z.re.at_least(R::Scalar::EXP_RANGE.0).at_most(far::<R>());
    let parts = exp::Parts::of_pair(Pair::new(x, zero));
    let (power, turn) = (parts.power(), Turn::of(z.im));
    let re = scale_far(power.times(turn.cos), parts.word);
    let im = keep_zero(z.im, z.im, scale_far(power.times(turn.sin), parts.word));
    let endless = !z.im.abs().lt(infinity);
    let (to_zero, to_infinity) = (endless & z.re.same(-infinity), endless & z.re.same(infinity));
    let re = R::select(to_infinity, infinity, R::select(to_zero, zero, re));
    Complex::new(re, R::select(to_zero, zero, im))
}

/// `e^z - 1`: the real part is `(e^x - 1) cos y + (cos y - 1)`.
#[inline(always)]
pub fn expm1<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let end = R::from(R::Scalar::TANH_END);
    let x = z.re.at_least(-(end + end)).at_most(far::<R>());
    let parts = exp::Parts::of_pair(Pair::new(x, R::of(0.0)));
    let shrink = parts.shrink_or_zero();
    let turn = Turn::of(z.im);
    let above = parts.power_plus(-shrink).times(turn.cos);
    let below = turn.reduced.cos_minus_one(turn.cos).scaled(shrink);
    let re = scale_far(above.plus(below), parts.word);
    let re = keep_zero(z.im, exp::expm1(z.re), re);
    let power = exp(z);
    let endless = !z.im.abs().lt(R::of(f64::INFINITY));
    let re = R::select(endless, power.re - R::of(1.0), re);
    Complex::new(re, power.im)
}

/// The logarithm.
#[inline(always)]
pub fn log<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let scaled = Scaled::of_number(z);
    let angle = R::select(z.re.same(z.re) & z.im.same(z.im), scaled.angle().round(), z.re + z.im);
    Complex::new(scaled.log(), angle.copysign(z.im))
}

/// `log(1 + z)`.
#[inline(always)]
pub fn log1p<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let infinite = z.re.abs().same(R::of(f64::INFINITY));
    let sum = Pair::sum(R::of(1.0), z.re);
    let sum = Pair::new(sum.hi, R::select(infinite, R::of(0.0), sum.lo));
    let scaled = Scaled::of(sum, z.im);
    let angle = R::select(z.re.same(z.re) & z.im.same(z.im), scaled.angle().round(), z.re + z.im);
    let re = keep_zero(z.im, log::log1p(z.re), scaled.log());
    // Below minus one the real function ends.
    let re = R::select(z.re.lt(R::of(-1.0)), scaled.log(), re);
    Complex::new(re, angle.copysign(z.im))
}

/// The square root with a real part that is not negative.
#[inline(always)]
pub fn sqrt<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let (zero, infinity) = (R::of(0.0), R::of(f64::INFINITY));
    let scaled = Scaled::of_number(z);
    let root = scaled.larger_root(scaled.magnitude()).scaled(scaled.inverse_factor());
    let other = Pair::new(z.im.abs(), zero).over(root.scaled(R::of(2.0))).round();
    let other = keep_zero(z.im, zero, other);
    let re = R::select(scaled.left, other, root.hi);
    let im = R::select(scaled.left, root.hi, other);

    let endless = !z.im.same(z.im);
    let (re_infinite, im_infinite) = (z.re.abs().same(infinity), z.im.abs().same(infinity));
    let far_re = R::select(scaled.left, R::select(endless, z.im, zero), infinity);
    let far_im = R::select(scaled.left, infinity, R::select(endless, z.im, zero));
    let re = R::select(im_infinite, infinity, R::select(re_infinite, far_re, re));
    let im = R::select(im_infinite, infinity, R::select(re_infinite, far_im, im));
    Complex::new(re, im.copysign(z.im))
}

/// `1 / sqrt(z)`.
#[inline(always)]
pub fn rsqrt<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let zero = R::of(0.0);
    let scaled = Scaled::of_number(z);
    let magnitude = scaled.magnitude();
    let root = scaled.larger_root(magnitude);
    let larger = root.over(magnitude).round() * scaled.factor;
    let below = root.times(magnitude).scaled(R::of(2.0));
    let smaller = Pair::new(scaled.y, zero).over(below).round() * scaled.factor;
    let smaller = keep_zero(z.im, zero, smaller);
    let re = R::select(scaled.left, smaller, larger);
    let im = -R::select(scaled.left, larger, smaller).copysign(z.im);
    let at_zero = z.re.same(zero) & z.im.same(zero);
    let re = R::select(at_zero, R::of(f64::INFINITY), R::select(scaled.infinite, zero, re));
    let im = R::select(at_zero, R::of(f64::NAN), R::select(scaled.infinite, zero.copysign(im), im));
    Complex::new(re, im)
}

/// The cube root whose angle is a third of the number's.
#[inline(always)]
pub fn cbrt<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let root = power::cbrt(abs(z));
    let angle = log(z).im * R::of(1.0 / 3.0);
    let turn = Turn::of(angle);
    let im = turn.sin.times_one_part(root).hi;
    Complex::new(turn.cos.times_one_part(root).hi, keep_zero(z.im, im.copysign(z.im), im))
}

/// The sine: `sin x cosh y + i cos x sinh y`.
#[inline(always)]
pub fn sin<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let (turn, power) = (Turn::of(z.re), Hyperbolic::up_to(far(), z.im));
    let re = scale_far(turn.sin.times(power.cosh), power.word);
    let im = scale_far(turn.cos.times(power.sinh), power.word);
    let zero_im = z.im.copysign(turn.cos.hi) * R::of(1.0).copysign(z.im);
    Complex::new(keep_zero(z.re, z.re, re), keep_zero(z.im, zero_im, im))
}

/// The cosine: `cos x cosh y - i sin x sinh y`.
#[inline(always)]
pub fn cos<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let (turn, power) = (Turn::of(z.re), Hyperbolic::up_to(far(), z.im));
    let re = scale_far(turn.cos.times(power.cosh), power.word);
    let im = scale_far(turn.sin.times(power.sinh), power.word);
    let sign = R::of(1.0).copysign(z.re) * R::of(1.0).copysign(z.im);
    let zero = R::of(0.0);
    let zero_im = R::select(z.re.same(zero), zero.copysign(sign), zero.copysign(turn.sin.hi) * sign.copysign(z.im));
    let im = R::select(z.re.same(zero) | z.im.same(zero), zero_im, im);
    Complex::new(re, -im)
}

/// The hyperbolic tangent. With `q = e^(-2 |x|)` it is
/// `(1 - q^2 + 4 i q sin y cos y) / ((1 - q)^2 + 4 q cos^2 y)`.
#[inline(always)]
pub fn tanh<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let (zero, one) = (R::of(0.0), R::of(1.0));
    let decay = Decay::of(z.re + z.re);
    let turn = Turn::of(z.im);
    let four = R::of(4.0);
    let below = decay.gap.times(decay.gap).plus(decay.small.times(turn.cos).times(turn.cos).scaled(four));
    let above = decay.gap.times(decay.small.plus_one_part(one));
    let re = above.over(below).round();
    let product = decay.power.times(turn.sin).times(turn.cos).scaled(four);
    let im = product.over(below).normal().hi.scale(decay.word);
    let infinite = z.re.abs().same(R::of(f64::INFINITY));
    let re = keep_zero(z.re, zero, R::select(infinite, one, re)).copysign(z.re);
    let endless = !z.im.abs().lt(R::of(f64::INFINITY));
    let im = R::select(infinite, R::select(endless, zero, zero.copysign(turn.sin.hi * turn.cos.hi)), im);
    Complex::new(re, keep_zero(z.im, z.im, im))
}

/// The tangent, `-i tanh(i z)`.
#[inline(always)]
pub fn tan<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let turned = tanh(Complex::new(z.im, z.re));
    Complex::new(turned.im, turned.re)
}

/// `1 / (1 + e^-z)`. With `q = e^(-|x|)` it is `(1 + q cos y + i q sin y) / d` on the right and
/// `(q^2 + q cos y + i q sin y) / d` on the left, with `d = (1 - q)^2 + 2 q (1 + cos y)`.
#[inline(always)]
pub fn logistic<R: Real>(z: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let decay = Decay::of(z.re);
    let turn = Turn::of(z.im);
    let cos_plus_one = turn.reduced.cos_plus_one(turn.cos);
    let two = R::of(2.0);
    let below = decay.gap.times(decay.gap).plus(decay.small.times(cos_plus_one).scaled(two));
    let right = decay.gap.plus(decay.small.times(cos_plus_one)).over(below).round();
    let left = decay.power.times(cos_plus_one.plus(decay.gap.negate())).over(below).normal().hi;
    let im = decay.power.times(turn.sin).over(below).normal().hi.scale(decay.word);
    let re = R::select(z.re.lt(R::of(0.0)), left.scale(decay.word), right);
    Complex::new(re, keep_zero(z.im, z.im, im))
}

/// `q = e^(-|x|) = power 2^exponent`, once more as a number that may end at zero, and `1 - q`.
struct Decay<R: Real> {
    power: Pair<R>,
    word: R::Word,
    small: Pair<R>,
    gap: Pair<R>,
}

impl<R: Real> Decay<R>
where
    R::Scalar: ComplexFormat,
{
    #[inline(always)]
    fn of(x: R) -> Self {
        let (low, _) = R::Scalar::EXP_RANGE;
        let parts = exp::Parts::of_pair(Pair::new((-x.abs()).at_least(low), R::of(0.0)));
        let power = parts.power();
        let scale = R::power_of_two(parts.word);
        let scale = R::select(R::of(-120.0).lt(parts.exponent), scale, R::of(0.0));
        let small = power.scaled(scale);
        // Near zero the difference is made of the parts, which know more digits than the power.
        let near = parts.power_plus(R::of(-1.0)).negate();
        let far = small.negate().plus_one_part(R::of(1.0));
        let gap = Pair::select(parts.exponent.same(R::of(0.0)), near, far);
        Decay { power, word: parts.word, small, gap }
    }
}

/// `z` to the power `w`: `e^(w log z)`; one where `w` is zero.
#[inline(always)]
pub fn pow<R: Real>(z: Complex<R>, w: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let (zero, one) = (R::of(0.0), R::of(1.0));
    let scaled = Scaled::of_number(z);
    let square = scaled.square();
    let log = scaled.log_parts(square).precise_log().scaled(R::of(0.5));
    let angle = scaled.angle().normal();
    let angle = Pair::select(is_negative(z.im), angle.negate(), angle);

    let re = log.times_one_part(w.re).plus(angle.times_one_part(w.im).negate());
    let im = log.times_one_part(w.im).plus(angle.times_one_part(w.re));
    let x = re.hi.at_least(R::Scalar::EXP_RANGE.0).at_most(far::<R>());
    let rest = R::select(x.same(re.hi), re.lo, zero);
    let parts = exp::Parts::of_pair(Pair::new(x, rest));
    let power = parts.power();
    // Where the second part of the angle is no longer small the turn is arbitrary.
    let im_rest = R::select(im.lo.abs().lt(R::of(1e-3)), im.lo, zero);
    let (sin, cos) = Reduced::of(im.hi).plus(im_rest).sin_cos();
    let turned = im.hi.abs().lt(R::of(f64::INFINITY));
    let plain = turned & !scaled.infinite & !square.hi.same(zero) & square.hi.same(square.hi);
    let value = Complex::new(scale_far(power.times(cos), parts.word), scale_far(power.times(sin), parts.word));

    // Zero, infinite and undefined numbers, and exponents that lead there, go by the formula.
    let log = self::log(z);
    let product = Complex::new(
        w.re * log.re - keep_zero(w.im, zero, w.im * log.im),
        keep_zero(w.im, zero, w.im * log.re) + w.re * log.im,
    );
    let limit = exp(product);
    let to_zero = square.hi.same(zero) & zero.lt(w.re);
    let limit = Complex::new(R::select(to_zero, zero, limit.re), R::select(to_zero, zero, limit.im));
    let trivial = w.re.same(zero) & w.im.same(zero);
    Complex::new(
        R::select(trivial, one, R::select(plain, value.re, limit.re)),
        R::select(trivial, zero, R::select(plain, value.im, limit.im)),
    )
}

/// The angle of the complex point `(x, y)`: `-i log((x + i y) / sqrt(x^2 + y^2))`.
#[inline(always)]
pub fn atan2<R: Real>(y: Complex<R>, x: Complex<R>) -> Complex<R>
where
    R::Scalar: ComplexFormat,
{
    let square = |z: Complex<R>| Complex::new((z.re - z.im) * (z.re + z.im), (z.re + z.re) * z.im);
    let (y_square, x_square) = (square(y), square(x));
    let side = sqrt(Complex::new(x_square.re + y_square.re, x_square.im + y_square.im));
    let point = Complex::new(x.re - y.im, x.im + y.re);
    let size = abs(side);
    let (a, b) = (side.re / size, side.im / size);
    let re = point.re.fma(a, point.im * b) / size;
    let im = point.im.fma(a, -(point.re * b)) / size;
    let value = log(Complex::new(re, im));
    Complex::new(value.im, -value.re)
}
