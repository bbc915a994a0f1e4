//! Arc functions of complex numbers, in double precision.
//!
//! The arc sine and the arc cosine follow T. E. Hull, T. F. Fairgrieve and P. T. P. Tang, "Implementing the complex
//! arcsine and arccosine functions using exception handling" (ACM TOMS 23, 1997); the others are these two with the plane
//! turned, and the inverse hyperbolic tangent by its own parts. Special values are those of CHLO's own expansions.

use std::f64::consts::{FRAC_PI_2, LN_2};

use crate::element::Complex;
use crate::math::{arc, log};

type Number = Complex<f64>;

/// Squares of numbers beyond this overflow or are about to.
const LARGE: f64 = 1.675_975_991_242_824_5e153;

/// `4 sqrt(2^-1022)`: below it squares lose digits.
const SMALL: f64 = 5.966_672_584_960_166e-154;

/// The arc cosine.
pub(super) fn acos(z: Number) -> Number {
    let w = kernel(z);
    Number::new(arc::atan2(w.re, z.re), if z.im < 0.0 { w.im } else { -w.im })
}

/// The arc sine.
pub(super) fn asin(z: Number) -> Number {
    let w = kernel(z);
    Number::new(arc::atan2(z.re, w.re), if z.im < 0.0 { -w.im } else { w.im })
}

/// The inverse hyperbolic cosine.
pub(super) fn acosh(z: Number) -> Number {
    let w = kernel(z);
    let angle = arc::atan2(w.re, z.re);
    Number::new(w.im, if z.im < 0.0 { -angle } else { angle })
}

/// The inverse hyperbolic sine.
pub(super) fn asinh(z: Number) -> Number {
    let w = kernel(Number::new(-z.im, z.re));
    Number::new(if z.re < 0.0 { -w.im } else { w.im }, arc::atan2(z.im, w.re))
}

/// The arc tangent, `-i atanh(i z)`.
pub(super) fn atan(z: Number) -> Number {
    let w = atanh(Number::new(-z.im, z.re));
    Number::new(w.im, -w.re)
}

/// `sqrt(a^2 - x^2) + i log(a + sqrt(a^2 - 1))` of the magnitudes `x` and `y` of the parts, with
/// `a = (|z + 1| + |z - 1|) / 2`.
pub(super) fn kernel(z: Number) -> Number {
    let (x, y) = (z.re.abs(), z.im.abs());
    let (r, s) = (hypot(x + 1.0, y), hypot(x - 1.0, y));
    let a = 0.5 * (r + s);
    Number::new(distance(x, y, a, r, s), logarithm(x, y, a, r, s))
}

/// `sqrt(a^2 - x^2)`: with `a - x` and `a + x` as sums of what has one sign.
fn distance(x: f64, y: f64, a: f64, r: f64, s: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x.max(y) >= LARGE {
        return y;
    }
    let half = 0.5 * (a + x);
    let r_sum = r + (x + 1.0);
    if x <= 1.0 {
        (half * (y * y / r_sum + (s - (x - 1.0)))).sqrt()
    } else {
        y * (half / r_sum + half / (s + (x - 1.0))).sqrt()
    }
}

/// `log(a + sqrt(a^2 - 1)) = log1p(a - 1 + sqrt((a - 1) (a + 1)))`.
fn logarithm(x: f64, y: f64, a: f64, r: f64, s: f64) -> f64 {
    // Where y is far larger than x, the square of x is no longer in a.
    let y_limit = if x < LARGE * 1e12 { LARGE * 1e-6 } else { LARGE * 100.0 };
    let is_steep = y >= y_limit;
    if is_steep || x >= LARGE {
        let (larger, quotient) = match is_steep {
            true => (y, if y == f64::INFINITY { 0.0 } else { x / y }),
            false => (x, 0.0),
        };
        return LN_2 + log::log(larger) + 0.5 * log::log1p(quotient * quotient);
    }
    let a_plus = a + 1.0;
    if y < SMALL && x < 1.0 {
        let a_minus = -((x + 1.0) * (x - 1.0)) / a_plus;
        return y / (a_minus * a_plus).sqrt();
    }
    let half_square = 0.5 * (y * y);
    let r_sum = r + (x + 1.0);
    let a_minus = if x >= 1.0 {
        half_square / r_sum + 0.5 * (s + (x - 1.0))
    } else if a <= 1.5 {
        half_square / r_sum + half_square / (s - (x - 1.0))
    } else {
        a - 1.0
    };
    log::log1p(a_minus + (a_minus * a_plus).sqrt())
}

/// `sqrt(a^2 + b^2)` without overflow; NaN when either is, an infinity beside it included.
fn hypot(a: f64, b: f64) -> f64 {
    let (larger, smaller) = (a.abs().max(b.abs()), a.abs().min(b.abs()));
    if a.is_nan() || b.is_nan() {
        return f64::NAN;
    }
    if larger == f64::INFINITY || smaller == 0.0 {
        return larger;
    }
    let quotient = smaller / larger;
    larger * quotient.mul_add(quotient, 1.0).sqrt()
}

/// Adding one to numbers beyond this changes nothing.
const BEYOND_ONE: f64 = 9_007_199_254_740_994.0;

/// The inverse hyperbolic tangent:
///
/// ```text
/// re = sign(x) log1p(4 |x| / ((|x| - 1)^2 + y^2)) / 4
/// im = atan2(2 y, (1 - |x|) (1 + |x|) - y^2) / 2
/// ```
pub(super) fn atanh(z: Number) -> Number {
    let (x, y, magnitude) = (z.re, z.im, z.re.abs());
    let is_safe = magnitude < BEYOND_ONE * BEYOND_ONE && y.abs() < BEYOND_ONE * BEYOND_ONE;
    let below = 1.0 - magnitude;
    let quotient = if is_safe {
        magnitude / below.mul_add(below, y * y)
    } else if y.abs() * BEYOND_ONE < magnitude {
        1.0 / magnitude
    } else if x.is_infinite() || y.is_infinite() {
        0.0
    } else {
        1.0 / (magnitude / y + y / magnitude) / y
    };
    let re = 0.25 * log::log1p(4.0 * quotient);
    let im = if is_safe {
        0.5 * arc::atan2(y + y, below * (1.0 + magnitude) - y * y)
    } else if y >= 0.0 {
        FRAC_PI_2
    } else {
        -FRAC_PI_2
    };
    Number::new(if x >= 0.0 { re } else { -re }, im)
}

/// The square, with a real part of zero where the parts are of one size.
pub(super) fn square(z: Number) -> Number {
    let cancels = z.re.is_finite() && z.re.abs() == z.im.abs();
    let re = if cancels { 0.0 } else { (z.re - z.im) * (z.re + z.im) };
    Number::new(re, 2.0 * (z.re * z.im))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many floats lie between the two, counting across zero.
    fn distance(a: f64, b: f64) -> u64 {
        let key = |x: f64| {
            let bits = x.to_bits() as i64;
            bits ^ ((bits >> 63) as u64 >> 1) as i64
        };
        key(a).abs_diff(key(b))
    }

    /// A function, the parts of its argument, and those of its value: correctly rounded, computed with mpmath at 700 digits.
    const VALUES: &str = include_str!("complex_arc_values.txt");

    #[test]
    fn parts_are_precise() {
        for line in VALUES.lines() {
            let mut words = line.split(' ');
            let f = match words.next().unwrap() {
                "acos" => acos,
                "acosh" => acosh,
                "asin" => asin,
                "asinh" => asinh,
                "atan" => atan,
                _ => atanh,
            };
            let parts: Vec<f64> = words.map(|word| word.parse().unwrap()).collect();
            let w = f(Number::new(parts[0], parts[1]));
            assert!(distance(w.re, parts[2]) <= 3 && distance(w.im, parts[3]) <= 3, "{line}: got {w:?}");
        }
    }

    #[test]
    fn infinite_parts() {
        let inf = f64::INFINITY;
        let check = |w: Number, re: f64, im: f64| assert_eq!((w.re, w.im), (re, im));
        check(asin(Number::new(0.0, inf)), 0.0, inf);
        check(acosh(Number::new(inf, 0.0)), inf, 0.0);
        check(atanh(Number::new(inf, 1.0)), 0.0, FRAC_PI_2);
        check(atanh(Number::new(1.0, -inf)), 0.0, -FRAC_PI_2);
        check(square(Number::new(3.0, -3.0)), 0.0, -18.0);
        assert!(asin(Number::new(f64::NAN, 1.0)).re.is_nan());
    }
}
