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

    /// Correctly rounded values, computed with mpmath at 700 digits.
    #[test]
    #[rustfmt::skip]
    fn parts_are_precise() {
        type Row = (fn(Number) -> Number, (f64, f64), (f64, f64));
        let rows: &[Row] = &[
            (acos, (0.5, 0.25), (1.0691874735193958, -0.2813960562452928)),
            (acos, (-0.5, 0.25), (2.0724051800703975, -0.2813960562452928)),
            (acos, (0.5, -0.25), (1.0691874735193958, 0.2813960562452928)),
            (acos, (2.0, 0.1), (0.05763920405141236, -1.3188765472109005)),
            (acos, (-2.0, -0.1), (3.083953449538381, 1.3188765472109005)),
            (acos, (1.0, 1e-10), (9.999999999916666e-6, -1.0000000000083334e-5)),
            (acos, (0.999999, 1e-9), (0.001414213857021181, -7.071068695648409e-7)),
            (acos, (1.0000001, 1e-200), (2.236067920945309e-197, -0.0004472135919037347)),
            (acos, (0.3, 1e-200), (1.2661036727794992, -1.0482848367219182e-200)),
            (acos, (1e-200, 1e-200), (1.5707963267948966, -1e-200)),
            (acos, (1e-8, 3.0), (1.570796323632619, -1.8184464592320668)),
            (acos, (1e160, 2.0), (2e-160, -369.10676205960726)),
            (acos, (3.0, 1e160), (1.5707963267948966, -369.10676205960726)),
            (acos, (1e300, -1e300), (0.7853981633974483, 691.8152486690536)),
            (acos, (-0.001, 1e-12), (1.5717963269615634, -1.0000005000003749e-12)),
            (acos, (1.5, 1.5), (0.8403951088416711, -1.4497343495853598)),
            (acos, (-0.9, 0.9), (2.2123245753427025, -0.9659563609033215)),
            (acos, (10.0, 1e-5), (1.0050378152588687e-6, -2.9932228461268884)),
            (acos, (100000.0, 100000.0), (0.7853981634099483, -12.552646235810146)),
            (acos, (0.01, 0.9999), (1.5637249348806006, -0.8813205532375242)),
            (acos, (0.0001, 1.0001), (1.570725619652253, -0.8814442976976028)),
            (acosh, (0.5, 0.25), (0.2813960562452928, 1.0691874735193958)),
            (acosh, (-0.5, 0.25), (0.2813960562452928, 2.0724051800703975)),
            (acosh, (0.5, -0.25), (0.2813960562452928, -1.0691874735193958)),
            (acosh, (2.0, 0.1), (1.3188765472109005, 0.05763920405141236)),
            (acosh, (-2.0, -0.1), (1.3188765472109005, -3.083953449538381)),
            (acosh, (1.0, 1e-10), (1.0000000000083334e-5, 9.999999999916666e-6)),
            (acosh, (0.999999, 1e-9), (7.071068695648409e-7, 0.001414213857021181)),
            (acosh, (1.0000001, 1e-200), (0.0004472135919037347, 2.236067920945309e-197)),
            (acosh, (0.3, 1e-200), (1.0482848367219182e-200, 1.2661036727794992)),
            (acosh, (1e-200, 1e-200), (1e-200, 1.5707963267948966)),
            (acosh, (1e-8, 3.0), (1.8184464592320668, 1.570796323632619)),
            (acosh, (1e160, 2.0), (369.10676205960726, 2e-160)),
            (acosh, (3.0, 1e160), (369.10676205960726, 1.5707963267948966)),
            (acosh, (1e300, -1e300), (691.8152486690536, -0.7853981633974483)),
            (acosh, (-0.001, 1e-12), (1.0000005000003749e-12, 1.5717963269615634)),
            (acosh, (1.5, 1.5), (1.4497343495853598, 0.8403951088416711)),
            (acosh, (-0.9, 0.9), (0.9659563609033215, 2.2123245753427025)),
            (acosh, (10.0, 1e-5), (2.9932228461268884, 1.0050378152588687e-6)),
            (acosh, (100000.0, 100000.0), (12.552646235810146, 0.7853981634099483)),
            (acosh, (0.01, 0.9999), (0.8813205532375242, 1.5637249348806006)),
            (acosh, (0.0001, 1.0001), (0.8814442976976028, 1.570725619652253)),
            (asin, (0.5, 0.25), (0.5016088532755008, 0.2813960562452928)),
            (asin, (-0.5, 0.25), (-0.5016088532755008, 0.2813960562452928)),
            (asin, (0.5, -0.25), (0.5016088532755008, -0.2813960562452928)),
            (asin, (2.0, 0.1), (1.5131571227434844, 1.3188765472109005)),
            (asin, (-2.0, -0.1), (-1.5131571227434844, -1.3188765472109005)),
            (asin, (1.0, 1e-10), (1.5707863267948967, 1.0000000000083334e-5)),
            (asin, (0.999999, 1e-9), (1.5693821129378753, 7.071068695648409e-7)),
            (asin, (1.0000001, 1e-200), (1.5707963267948966, 0.0004472135919037347)),
            (asin, (0.3, 1e-200), (0.3046926540153975, 1.0482848367219182e-200)),
            (asin, (1e-200, 1e-200), (1e-200, 1e-200)),
            (asin, (1e-8, 3.0), (3.1622776601683795e-9, 1.8184464592320668)),
            (asin, (1e160, 2.0), (1.5707963267948966, 369.10676205960726)),
            (asin, (3.0, 1e160), (3e-160, 369.10676205960726)),
            (asin, (1e300, -1e300), (0.7853981633974483, -691.8152486690536)),
            (asin, (-0.001, 1e-12), (-0.0010000001666667416, 1.0000005000003749e-12)),
            (asin, (1.5, 1.5), (0.7304012179532255, 1.4497343495853598)),
            (asin, (-0.9, 0.9), (-0.6415282485478061, 0.9659563609033215)),
            (asin, (10.0, 1e-5), (1.5707953217570814, 2.9932228461268884)),
            (asin, (100000.0, 100000.0), (0.7853981633849483, 12.552646235810146)),
            (asin, (0.01, 0.9999), (0.007071391914296004, 0.8813205532375242)),
            (asin, (0.0001, 1.0001), (7.070714264367439e-5, 0.8814442976976028)),
            (asinh, (0.5, 0.25), (0.4926756834207706, 0.2243284526346675)),
            (asinh, (-0.5, 0.25), (-0.4926756834207706, 0.2243284526346675)),
            (asinh, (0.5, -0.25), (0.4926756834207706, -0.2243284526346675)),
            (asinh, (2.0, 0.1), (1.4445294550556136, 0.04470049585698905)),
            (asinh, (-2.0, -0.1), (-1.4445294550556136, -0.04470049585698905)),
            (asinh, (1.0, 1e-10), (0.881373587019543, 7.071067811865475e-11)),
            (asinh, (0.999999, 1e-9), (0.8813728799125851, 7.071071347400266e-10)),
            (asinh, (1.0000001, 1e-200), (0.8813736577302194, 7.071067458312093e-201)),
            (asinh, (0.3, 1e-200), (0.29567304756342244, 9.578262852211513e-201)),
            (asinh, (1e-200, 1e-200), (1e-200, 1e-200)),
            (asinh, (1e-8, 3.0), (1.762747174039086, 1.5707963232593627)),
            (asinh, (1e160, 2.0), (369.10676205960726, 2e-160)),
            (asinh, (3.0, 1e160), (369.10676205960726, 1.5707963267948966)),
            (asinh, (1e300, -1e300), (691.8152486690536, -0.7853981633974483)),
            (asinh, (-0.001, 1e-12), (-0.0009999998333334083, 9.99999500000375e-13)),
            (asinh, (1.5, 1.5), (1.4497343495853598, 0.7304012179532255)),
            (asinh, (-0.9, 0.9), (-0.9659563609033215, 0.6415282485478061)),
            (asinh, (10.0, 1e-5), (2.9982229502984623, 9.950371902096657e-7)),
            (asinh, (100000.0, 100000.0), (12.552646235810146, 0.7853981633849483)),
            (asinh, (0.01, 0.9999), (0.0995856530713227, 1.4703773548988757)),
            (asinh, (0.0001, 1.0001), (0.01553766388957644, 1.5643605673740328)),
            (atan, (0.5, 0.25), (0.4842544903299662, 0.20058661813123432)),
            (atan, (-0.5, 0.25), (-0.4842544903299662, 0.20058661813123432)),
            (atan, (0.5, -0.25), (0.4842544903299662, -0.20058661813123432)),
            (atan, (2.0, 0.1), (1.1079477582644959, 0.019970692911901435)),
            (atan, (-2.0, -0.1), (-1.1079477582644959, -0.019970692911901435)),
            (atan, (1.0, 1e-10), (0.7853981633974483, 5e-11)),
            (atan, (0.999999, 1e-9), (0.7853976633971983, 5.0000050000025e-10)),
            (atan, (1.0000001, 1e-200), (0.7853982133974459, 4.9999995000000245e-201)),
            (atan, (0.3, 1e-200), (0.2914567944778671, 9.174311926605504e-201)),
            (atan, (1e-200, 1e-200), (1e-200, 1e-200)),
            (atan, (1e-8, 3.0), (1.5707963255448967, 0.34657359027997264)),
            (atan, (1e160, 2.0), (1.5707963267948966, 2e-320)),
            (atan, (3.0, 1e160), (1.5707963267948966, 1e-160)),
            (atan, (1e300, -1e300), (1.5707963267948966, -5e-301)),
            (atan, (-0.001, 1e-12), (-0.0009999996666668668, 9.99999000001e-13)),
            (atan, (1.5, 1.5), (1.2164831907310616, 0.3059438579055289)),
            (atan, (-0.9, 0.9), (-0.951256664298873, 0.42114765870336124)),
            (atan, (10.0, 1e-5), (1.4711276743038326, 9.900990099000228e-8)),
            (atan, (100000.0, 100000.0), (1.5707913267948965, 4.999999999916667e-6)),
            (atan, (0.01, 0.9999), (0.7828984342242205, 2.6491149344458216)),
            (atan, (0.0001, 1.0001), (1.1781222438461867, 4.778481981128063)),
            (atanh, (0.5, 0.25), (0.5003700000525311, 0.3143981432077165)),
            (atanh, (-0.5, 0.25), (-0.5003700000525311, 0.3143981432077165)),
            (atanh, (0.5, -0.25), (0.5003700000525311, -0.3143981432077165)),
            (atanh, (2.0, 0.1), (0.5470961851917696, 1.5376224984884392)),
            (atanh, (-2.0, -0.1), (-0.5470961851917696, -1.5376224984884392)),
            (atanh, (1.0, 1e-10), (11.8594990552502, 0.7853981634224483)),
            (atanh, (0.999999, 1e-9), (7.254328369247794, 0.0005000000833191806)),
            (atanh, (1.0000001, 1e-200), (8.405621440467199, 1.5707963267948966)),
            (atanh, (0.3, 1e-200), (0.3095196042031117, 1.0989010989010988e-200)),
            (atanh, (1e-200, 1e-200), (1e-200, 1e-200)),
            (atanh, (1e-8, 3.0), (1e-9, 1.2490457723982544)),
            (atanh, (1e160, 2.0), (1e-160, 1.5707963267948966)),
            (atanh, (3.0, 1e160), (3e-320, 1.5707963267948966)),
            (atanh, (1e300, -1e300), (5e-301, -1.5707963267948966)),
            (atanh, (-0.001, 1e-12), (-0.0010000003333335333, 1.000001000001e-12)),
            (atanh, (1.5, 1.5), (0.3059438579055289, 1.2164831907310616)),
            (atanh, (-0.9, 0.9), (-0.42114765870336124, 0.951256664298873)),
            (atanh, (10.0, 1e-5), (0.10033534773097355, 1.5707962257847956)),
            (atanh, (100000.0, 100000.0), (4.999999999916667e-6, 1.5707913267948965)),
            (atanh, (0.01, 0.9999), (0.005000416689168006, 0.7853731633974691)),
            (atanh, (0.0001, 1.0001), (4.999500016666667e-5, 0.7854481633972816)),
        ];
        for &(f, (x, y), (re, im)) in rows {
            let w = f(Number::new(x, y));
            assert!(distance(w.re, re) <= 3 && distance(w.im, im) <= 3, "{x} + {y}i: {w:?}, not {re} + {im}i");
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
