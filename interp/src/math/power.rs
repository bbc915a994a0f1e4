//! Powers and roots: `pow`, `sqrt`, `rsqrt`, `cbrt`.

use super::exp::{coarse_exp, exp_of_pair};
use super::log::{Parts, coarse_log};
use super::pair::Pair;
use super::steps::{Format, Real, Word};

/// Constants of this family.
pub trait RootFormat: Format {
    /// The cube root of a number from 1 to 2, with an error below `2^-13`.
    const CBRT: &'static [Self];
    /// The cube roots of two and of four.
    const CBRT_2_4: (Self, Self);
}

impl RootFormat for f32 {
    const CBRT: &'static [f32] = &[0.552_823_36, 0.587_114_33, -0.162_970_06, 0.023_105_187];
    const CBRT_2_4: (f32, f32) = (1.259_921, 1.587_401);
}

impl RootFormat for f64 {
    const CBRT: &'static [f64] = &[0.5528233463406274, 0.5871143343741116, -0.16297006250619933, 0.023105187595931984];
    const CBRT_2_4: (f64, f64) = (1.2599210498948732, 1.5874010519681996);
}

/// How a positive number is raised to a power in this format.
pub trait PowFormat: Format {
    /// `base^exponent`, for bases that are zero, positive or infinite.
    fn raise<R: Real<Scalar = Self>>(base: R, exponent: R) -> R;
}

impl PowFormat for f32 {
    /// In double precision, with polynomials that are good for single precision.
    #[inline(always)]
    fn raise<R: Real<Scalar = f32>>(base: R, exponent: R) -> R {
        // The errors of the logarithm and of the power are below 2^-43 and 2^-34.
        const LOG: &[f64] =
            &[0.6666666667563412, 0.39999995666848975, 0.2857210509586271, 0.22176338832987622, 0.1958219452727782];
        const EXP: &[f64] = &[
            0.5000000075825578,
            0.166666668634681,
            0.04166627491289737,
            0.008333263742469137,
            0.001394579704525638,
            0.000199187032096321,
        ];
        let log = coarse_log(base.to_double(), LOG);
        let limit = R::Double::of(200.0);
        let product = (exponent.to_double() * log).at_least(-limit).at_most(limit);
        R::from_double(coarse_exp(product, EXP))
    }
}

impl PowFormat for f64 {
    /// With a logarithm of more than double precision.
    #[inline(always)]
    fn raise<R: Real<Scalar = f64>>(base: R, exponent: R) -> R {
        let (zero, infinity) = (R::of(0.0), R::of(f64::INFINITY));
        let log = Parts::of(base).precise_log();
        let log = Pair::select(base.lt(infinity), log, Pair::new(infinity, zero));
        let log = Pair::select(base.same(zero), Pair::new(-infinity, zero), log);
        let product = Pair::product(exponent, log.hi);
        let rest = exponent.fma(log.lo, product.lo);
        // Outside this range the second part may be NaN, and does not matter.
        let plain = product.hi.abs().lt(R::of(2000.0));
        exp_of_pair(Pair::new(product.hi, R::select(plain, rest, zero)))
    }
}

/// `x` to the power `y`, with the special values of C's `pow`.
#[inline(always)]
pub fn pow<R: Real>(x: R, y: R) -> R
where
    R::Scalar: PowFormat,
{
    let (zero, one, infinity) = (R::of(0.0), R::of(1.0), R::of(f64::INFINITY));
    let base = x.abs();
    let magnitude = R::Scalar::raise(base, y);

    let exponent = y.abs();
    let y_is_integer = is_integer(exponent);
    let y_is_odd = y_is_integer & !is_integer(exponent * R::of(0.5));
    let value = R::select(y_is_odd, magnitude.copysign(x), magnitude);

    let no_value = x.lt(zero) & R::of(f64::NEG_INFINITY).lt(x) & !y_is_integer;
    let value = R::select(no_value, R::of(f64::NAN), value);
    let always_one = x.same(one) | y.same(zero) | (base.same(one) & exponent.same(infinity));
    let value = R::select(always_one, one, value);
    // A NaN base is lost above where `y` makes the product so.
    let unordered = !always_one & !(x.same(x) & y.same(y));
    R::select(unordered, x + y, value)
}

/// Whether a magnitude is an integer, infinity included.
#[inline(always)]
fn is_integer<R: Real>(magnitude: R) -> R::Mask {
    let integers = R::from(R::Scalar::INTEGERS);
    integers.le(magnitude) | ((magnitude + integers) - integers).same(magnitude)
}

/// The square root.
#[inline(always)]
pub fn sqrt<R: Real>(x: R) -> R {
    x.sqrt()
}

/// `1 / sqrt(x)`; an infinity with the sign of `x` at zero.
#[inline(always)]
pub fn rsqrt<R: Real>(x: R) -> R {
    let one = R::of(1.0);
    let guess = one / x.sqrt();
    // One Newton step, with the error of the guess found exactly.
    let product = Pair::product(x, guess);
    let rest = (-product.hi).fma(guess, one) - product.lo * guess;
    let value = (guess * R::of(0.5)).fma(rest, guess);
    let plain = R::of(0.0).lt(x) & x.lt(R::of(f64::INFINITY));
    R::select(plain, value, guess)
}

/// The cube root.
#[inline(always)]
pub fn cbrt<R: Real>(x: R) -> R
where
    R::Scalar: RootFormat,
{
    let (lift, lifted) = R::Scalar::LIFT;
    let magnitude = x.abs();
    let small = magnitude.lt(R::Scalar::MIN_NORMAL);
    let normal = R::select(small, magnitude * R::from(lift), magnitude);
    let bits = normal.to_word();
    let biased = bits >> R::Scalar::FRACTION;
    let integer = R::from_word(biased | R::Word::of(R::Scalar::INTEGERS_BITS));
    let exponent = integer - R::from(R::Scalar::BIASED_INTEGERS);
    let exponent = exponent - R::select(small, lifted, R::of(0.0));
    // normal = m 2^exponent = m 2^left 2^(3 third), with left one of 0, 1, 2.
    let (third, third_word) = ((exponent - R::of(1.0)) * R::of(1.0 / 3.0)).round();
    let left = (-third).fma(R::of(3.0), exponent);
    let fraction = bits & R::Word::of(R::Scalar::SIGNIFICAND);
    let m = R::from_word(fraction | R::Word::of(R::Scalar::ONE_BITS));

    let (cbrt_2, cbrt_4) = R::Scalar::CBRT_2_4;
    let (one, two) = (R::of(1.0), R::of(2.0));
    let factor = R::select(left.same(two), cbrt_4, R::select(left.same(one), cbrt_2, one));
    let power = R::select(left.same(two), R::of(4.0), R::select(left.same(one), two, one));
    let m_left = m * power;
    let guess = m.polynomial(R::Scalar::CBRT) * factor;
    let inverse = one / m_left;

    // With t = guess^3 / m - 1 the root is guess (1 + t)^(-1/3).
    let t = (guess * guess).fma(guess, -m_left) * inverse;
    let series = t.fma(t.fma(R::of(-14.0 / 81.0), R::of(2.0 / 9.0)), R::of(-1.0 / 3.0));
    let better = (guess * t).fma(series, guess);
    let square = Pair::product(better, better);
    let rest = square.hi.fma(better, -m_left) + square.lo * better;
    let root = (better * R::of(-1.0 / 3.0)).fma(rest * inverse, better);

    let value = (root * R::power_of_two(third_word)).copysign(x);
    let plain = R::of(0.0).lt(magnitude) & magnitude.lt(R::of(f64::INFINITY));
    R::select(plain, value, x + x)
}
