//! Arc functions and their hyperbolic kin, of real and of complex numbers.
//!
//! The complex arc sine and arc cosine follow T. E. Hull, T. F. Fairgrieve and P. T. P. Tang, "Implementing the complex
//! arcsine and arccosine functions using exception handling", ACM TOMS 23 (1997), with fewer regions, since both sides
//! of every choice are worked out anyway. The others come from these two by turning the plane.

use std::f64::consts::PI;

use crate::formula::{Hypot, Late, Term};

/// `acos x = atan2(sqrt((1 - x) (1 + x)), x)`: the product loses nothing next to one, where `1 - x^2` would.
pub(super) fn acos(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return acos_complex(x);
    }
    let one = x.like(1.0);
    ((one - x) * (one + x)).sqrt().atan2(x)
}

/// `asin x = 2 atan2(x, 1 + sqrt((1 - x) (1 + x)))`.
pub(super) fn asin(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return asin_complex(x);
    }
    let one = x.like(1.0);
    let half_angle = x.atan2(one + ((one - x) * (one + x)).sqrt());
    half_angle + half_angle
}

/// `acosh x = log1p(sqrt(x - 1) (sqrt(x + 1) + sqrt(x - 1)))`; where the product could overflow, `log 2 + log x`.
pub(super) fn acosh(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return acosh_complex(x);
    }
    let largest = x.largest();
    let two = x.like(2.0);
    let is_large = x.ge(largest / two);
    let of_large = two.log() + x.log();
    let one = x.like(1.0);
    let root = (x - one).sqrt();
    is_large.select(of_large, (root * ((x + one).sqrt() + root)).log1p())
}

/// `asinh x = sign(x) log1p(|x| + x^2 / (1 + sqrt(1 + x^2)))`; where the square overflows, `log 2 + log |x|`.
pub(super) fn asinh(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return asinh_complex(x);
    }
    let sign = x.sign();
    let magnitude = x.abs();
    let is_large = magnitude.ge(x.largest().sqrt());
    let of_large = x.like(2.0).log() + magnitude.log();
    let square = magnitude * magnitude;
    let one = x.like(1.0);
    sign * is_large.select(of_large, (magnitude + square / (one + (one + square).sqrt())).log1p())
}

/// `atan x = atan2(x, 1)`.
pub(super) fn atan(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return atan_complex(x);
    }
    x.atan2(x.like(1.0))
}

/// `atanh x = (log1p(x) - log1p(-x)) / 2`; NaN beyond one.
pub(super) fn atanh(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return atanh_complex(x);
    }
    let outside = x.abs().gt(x.like(1.0));
    outside.select(x.like(f64::NAN), (x.log1p() - (-x).log1p()) * x.like(0.5))
}

/// `asin z = atan2(re z, re w) + i sign(im z) im w`, where `w` is the [`kernel`] of `z`.
fn asin_complex(z: Term<'_>) -> Term<'_> {
    let x = z.real();
    let w = kernel(z);
    let re = x.atan2(w.real());
    re.complex(with_sign_of(z.imag(), x, || w.imag()))
}

/// `-v` where `y` is negative and `v` elsewhere. The zero of the comparison is made in the shape of `zero_like`.
fn with_sign_of<'f>(y: Term<'f>, zero_like: Term<'f>, v: impl FnOnce() -> Term<'f>) -> Term<'f> {
    let is_negative = y.lt(zero_like.like(0.0));
    let v = v();
    is_negative.select(-v, v)
}

/// `acos z = atan2(re w, re z) - i sign(im z) im w`, where `w` is the [`kernel`] of `z`.
fn acos_complex(z: Term<'_>) -> Term<'_> {
    let w = kernel(z);
    let re = w.real().atan2(z.real());
    let y = z.imag();
    let is_negative = y.lt(y.like(0.0));
    let v = w.imag();
    re.complex(is_negative.select(v, -v))
}

/// `acosh z = im w + i sign(im z) atan2(re w, re z)`, where `w` is the [`kernel`] of `z`.
fn acosh_complex(z: Term<'_>) -> Term<'_> {
    let w = kernel(z);
    let re = w.imag();
    let y = z.imag();
    re.complex(with_sign_of(y, y, || w.real().atan2(z.real())))
}

/// `asinh z = sign(re z) im w + i atan2(im z, re w)`, where `w` is the [`kernel`] of `i z`.
fn asinh_complex(z: Term<'_>) -> Term<'_> {
    let x = z.real();
    let is_negative = x.lt(x.like(0.0));
    let y = z.imag();
    let w = kernel((-y).complex(x));
    let v = w.imag();
    is_negative.select(-v, v).complex(y.atan2(w.real()))
}

/// `atan z = -i atanh(i z)`.
fn atan_complex(z: Term<'_>) -> Term<'_> {
    let w = atanh_complex((-z.imag()).complex(z.real()));
    w.imag().complex(-w.real())
}

/// What the arc sine and the arc cosine of `z = x + i y` have in common: with
/// `a = (|z + 1| + |z - 1|) / 2` the number `sqrt(a^2 - x^2) + i log(a + sqrt(a^2 - 1))`, of `|x|` and `|y|`.
///
/// Neither difference is worked out as it stands. With `r = |z + 1|` and `s = |z - 1|`
///
/// ```text
/// a - x = (y^2 / (r + x + 1) + (s - (x - 1))) / 2        for x <= 1
///       = y^2 (1 / (r + x + 1) + 1 / (s + (x - 1))) / 2   else
/// a - 1 = (y^2 / (r + x + 1) + (s + (x - 1))) / 2        for x >= 1
///       = (y^2 / (r + x + 1) + y^2 / (s - (x - 1))) / 2   for x < 1 and a <= 3/2
///       = -(x + 1) (x - 1) / (a + 1)                      for x < 1 and y next to nothing
/// ```
///
/// and where squares overflow `a` is about `|z|`.
pub(super) fn kernel(z: Term<'_>) -> Term<'_> {
    let signed_x = z.real();
    let x = signed_x.abs();
    let signed_y = z.imag();
    let y = signed_y.abs();
    let larger = x.maximum(y);
    let safe_max = signed_x.largest().sqrt() / signed_x.like(8.0);
    let is_large = larger.ge(safe_max);

    let one = signed_x.like(1.0);
    let inside = x.le(one);
    let half = signed_x.like(0.5);
    let hypot = Hypot::new(signed_x, Late::from(one));
    let x_plus = x + one;
    let r = hypot.of(x_plus.abs(), y);
    let x_minus = x - one;
    let s = hypot.of(x_minus.abs(), y);
    let a = half * (r + s);
    let half_a_plus_x = half * (a + x);
    let y_square = y * y;
    let r_sum = r + x_plus;
    let quotient = y_square / r_sum;
    let s_difference = s - x_minus;
    let of_inside = (half_a_plus_x * (quotient + s_difference)).sqrt();
    let first = half_a_plus_x / r_sum;
    let s_sum = s + x_minus;
    let of_outside = y * (first + half_a_plus_x / s_sum).sqrt();
    let re = is_large.select(y, inside.select(of_inside, of_outside));

    // Where y is large and x is not, or both are, the logarithm is that of twice the magnitude.
    let x_is_moderate = x.lt(safe_max * signed_x.like(1e12));
    let y_limit = x_is_moderate.select(safe_max * signed_x.like(1e-6), safe_max * signed_x.like(100.0));
    let y_is_large = y.ge(y_limit);
    let dominant = y_is_large.select(y, x);
    let is_large = dominant.ge(y_is_large.select(y_limit, safe_max));
    let logarithms = hypot.two.get().log() + dominant.log();
    let is_finite = !y.same(signed_y.infinity());
    let quotient = (y_is_large & is_finite).select(x / y, hypot.zero.get());
    let of_large = logarithms + half * (quotient * quotient).log1p();

    let y_is_small = y.lt(signed_x.smallest_normal().sqrt() * signed_x.like(4.0));
    let is_on_slit = y_is_small & x.lt(one);
    let product = x_plus * x_minus;
    let a_plus = a + one;
    let on_slit = -(product / a_plus);
    let outside = x.ge(one);
    let half_y_square = half * y_square;
    let shared = half_y_square / r_sum;
    let of_outside = shared + half * s_sum;
    let is_near = a.le(signed_x.like(1.5));
    let of_inside = is_near.select(shared + half_y_square / s_difference, a - one);
    let a_minus = is_on_slit.select(on_slit, outside.select(of_outside, of_inside));
    let root = (a_minus * a_plus).sqrt();
    let of_moderate = is_on_slit.select(y / root, (a_minus + root).log1p());
    re.complex(is_large.select(of_large, of_moderate))
}

/// `atanh z = (log1p z - log1p(-z)) / 2`, by parts:
///
/// ```text
/// re = sign(x) log1p(4 |x| / ((|x| - 1)^2 + y^2)) / 4
/// im = atan2(2 y, (1 - |x|) (1 + |x|) - y^2) / 2
/// ```
///
/// Where squares overflow the quotient in the real part is `1 / x`, or `1 / (y (x / y + y / x))`, and the imaginary part
/// is a quarter turn.
fn atanh_complex(z: Term<'_>) -> Term<'_> {
    let x = z.real();
    let zero = x.like(0.0);
    let is_positive = x.ge(zero);
    let one = x.like(1.0);
    let minus_one = x.like(-1.0);
    let sign = is_positive.select(one, minus_one);
    let four = x.like(4.0);

    // Beyond this number adding one changes nothing, whatever the format.
    let magnitude = x.abs();
    let largest = x.largest();
    let is_double = largest.gt(x.like(1e308));
    let double_limit = x.like(9_007_199_254_740_994.0);
    let is_single = largest.gt(x.like(1e38));
    let single_limit = x.like(16_777_218.0);
    let limit = is_double.select(double_limit, is_single.select(single_limit, x.like(2050.0)));
    let safe_max = limit * limit;
    let x_is_safe = magnitude.lt(safe_max);
    let y = z.imag();
    let y_magnitude = y.abs();
    let is_safe = x_is_safe & y_magnitude.lt(safe_max);

    let distance = one - magnitude;
    let distance_square = distance * distance;
    let y_square = y * y;
    let of_safe = magnitude / (distance_square + y_square);
    let x_dominates = (y_magnitude * limit).lt(magnitude);
    let inverse = one / magnitude;
    let infinity = x.infinity();
    let x_is_positive_infinity = x.same(infinity);
    let negative_infinity = x.like(f64::NEG_INFINITY);
    let x_is_infinite = x_is_positive_infinity | x.same(negative_infinity);
    let is_infinite = x_is_infinite | (y.same(infinity) | y.same(negative_infinity));
    let of_large = one / (magnitude / y + y / magnitude) / y;
    let quotient = is_safe.select(of_safe, x_dominates.select(inverse, is_infinite.select(zero, of_large)));
    let re = sign * (four * quotient).log1p() * x.like(0.25);

    let angle = (y + y).atan2(distance * (one + magnitude) - y_square);
    let y_sign = y.ge(y.like(0.0)).select(one, minus_one);
    let twice = is_safe.select(angle, y_sign * x.like(PI));
    re.complex(twice * x.like(0.5))
}
