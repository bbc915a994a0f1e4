//! Functions of `z = x + i y`, precise over the whole plane but for the places that are named.
//!
//! Three things would go wrong in the textbook's formulas: squares overflow or vanish, so large and small numbers have
//! ways of their own; sums cancel, so they are worked out in double the precision, from products and sums with their
//! errors (T. J. Dekker, "A floating-point technique for extending the available precision", Numer. Math. 18, 1971); and
//! infinities meet zeros. Both sides of every choice are worked out.

use std::cell::LazyCell;

use crate::formula::{Hypot, Term};

/// `e^z = e^x (cos y + i sin y)`: where `e^x` overflows, `e^(x/2)` times that, twice; real where `y` is zero.
pub(super) fn exp(z: Term<'_>) -> Term<'_> {
    let x = z.real();
    let e = x.exp();
    let overflows = e.same(x.infinity());
    let root = (x * x.like(0.5)).exp();
    let y = z.imag();
    let cosine = y.cosine();
    let re = overflows.select(root * cosine * root, e * cosine);
    let zero = x.like(0.0);
    let is_real = y.same(zero);
    let sine = y.sine();
    re.complex(is_real.select(zero, overflows.select(root * sine * root, e * sine)))
}

/// `log z = log |z| + i atan2(y, x)`. Next to the unit circle the real part is `log1p(x^2 + y^2 - 1) / 2` with the sum in
/// double the precision; elsewhere it is `log m + log1p(r^2) / 2`, with `m` the larger magnitude and `r` the ratio of the
/// smaller one to it.
pub(super) fn log(z: Term<'_>) -> Term<'_> {
    let x = z.real();
    let minus_one = x.like(-1.0);
    let y = z.imag();
    let y_square = y * y;
    let x_square = x * x;
    let y_is_larger = y_square.gt(x_square);
    let larger = y_is_larger.select(y_square, x_square);
    let first = minus_one + larger;
    let smaller = y_is_larger.select(x_square, y_square);
    let second = first + smaller;
    let splitter = LazyCell::new(|| splitter(x, x.largest()));
    let y_error = square_error(y, y_square, &splitter);
    let third = second + y_error;
    let x_error = square_error(x, x_square, &splitter);
    let sum = third + x_error;
    let errors = ordered_sum_error(minus_one, larger, first)
        + ordered_sum_error(first, smaller, second)
        + ordered_sum_error(second, y_error, third)
        + ordered_sum_error(third, x_error, sum);
    let sum = sum + errors;

    let distance = sum.abs();
    let half = x.like(0.5);
    let is_near_circle = distance.lt(half);
    let of_near = half * sum.log1p();
    let x_magnitude = x.abs();
    let y_magnitude = y.abs();
    let longer = x_magnitude.maximum(y_magnitude);
    let log_longer = longer.log();
    let shorter = x_magnitude.minimum(y_magnitude);
    let is_diagonal = shorter.same(longer);
    let ratio = is_diagonal.select(x.like(1.0), shorter / longer);
    let re = is_near_circle.select(of_near, log_longer + half * (ratio * ratio).log1p());
    re.complex(y.atan2(x))
}

/// `log1p z = log |1 + z| + i atan2(y, 1 + x)`. The real part is, of large numbers, that of the logarithm; next to -1
/// `log((1 + x)^2 + y^2) / 2`; elsewhere `log1p(2 x + x^2 + y^2) / 2` with the sum in double the precision. So close to -1
/// that the squares vanish it is negative infinity.
pub(super) fn log1p(z: Term<'_>) -> Term<'_> {
    let x = z.real();
    let x_magnitude = x.abs();
    let y = z.imag();
    let y_magnitude = y.abs();
    let longer = x_magnitude.maximum(y_magnitude);
    let largest = x.largest();
    let is_large = longer.gt(largest.sqrt() * x.like(0.01));
    let log_longer = longer.log();
    let half = x.like(0.5);
    let shorter = x_magnitude.minimum(y_magnitude);
    let is_diagonal = shorter.same(longer);
    let one = x.like(1.0);
    let ratio = shorter / longer;
    let of_large = log_longer + half * is_diagonal.select(one, ratio * ratio).log1p();

    let x_plus = x + one;
    let is_near = (x_plus.abs() + y_magnitude).lt(x.like(0.2));
    let x_plus_square = x_plus * x_plus;
    let y_square = y * y;
    let of_near = half * (x_plus_square + y_square).log();

    let twice_x = x + x;
    let first = twice_x + y_square;
    let x_square = x * x;
    let second = first + x_square;
    let splitter = LazyCell::new(|| splitter(x, largest));
    let y_error = square_error(y, y_square, &splitter);
    let third = second + y_error;
    let x_error = square_error(x, x_square, &splitter);
    let sum = third + x_error;
    let errors = sum_error(twice_x, y_square, first)
        + sum_error(first, x_square, second)
        + sum_error(second, y_error, third)
        + sum_error(third, x_error, sum);
    let of_moderate = half * (sum + errors).log1p();
    is_large.select(of_large, is_near.select(of_near, of_moderate)).complex(y.atan2(x_plus))
}

/// With `u = sqrt((|z| + |x|) / 2)` the root is `u + i y / (2 u)` on the right, `|y| / (2 u) + i sign(y) u` on the left.
///
/// Where `u` is zero or infinite though `z` is not, it is, with the ratio `r` of the smaller part to the larger one,
/// `sqrt |x| sqrt((1 + hypot(1, r)) / 2)` of flat numbers and `sqrt |y| sqrt((r + hypot(1, r)) / 2)` of steep ones; of
/// diagonal ones it is `sqrt |x| sqrt((1 + sqrt 2) / 2)`. Of numbers below the normal ones few digits are right.
pub(super) fn sqrt(z: Term<'_>) -> Term<'_> {
    let x = z.real();
    let zero = x.like(0.0);
    let is_right = x.ge(zero);
    let x_magnitude = x.abs();
    let y = z.imag();
    let y_magnitude = y.abs();
    let is_diagonal = x_magnitude.same(y_magnitude);
    let x_root = x_magnitude.sqrt();
    // sqrt(1 + sqrt 2), sqrt 2.
    let x_scaled = x_root * x.like(1.5537739740300374);
    let sqrt_two = x.like(std::f64::consts::SQRT_2);
    let of_diagonal = x_scaled / sqrt_two;
    let hypot = Hypot { sqrt_two: sqrt_two.into(), zero: zero.into(), ..Hypot::new(x, x.later(1.0)) };
    let length = hypot.of(x_magnitude, y_magnitude);
    let two = hypot.two.get();
    let u = (length / two + x_magnitude / two).sqrt();
    let is_extreme = u.same(zero) | u.same(x.infinity());

    let is_flat = x_magnitude.gt(y_magnitude);
    let one = hypot.one.get();
    let is_steep = x_magnitude.lt(y_magnitude);
    let ratio = is_diagonal.select(one, is_steep.select(x_magnitude / y_magnitude, y_magnitude / x_magnitude));
    let length = hypot.of(one, ratio.abs());
    let flat_root = (one + length).sqrt();
    let of_flat = x_root * (flat_root / sqrt_two);
    let y_root = y_magnitude.sqrt();
    let steep_root = (ratio + length).sqrt();
    let of_steep = y_root * (steep_root / sqrt_two);
    let larger = is_diagonal.select(of_diagonal, is_extreme.select(is_flat.select(of_flat, of_steep), u));

    // sqrt 2 sqrt(1 + sqrt 2), of which one digit more would be right.
    let of_diagonal = y_root / x.like(2.19736822693562);
    let root_ratio = is_diagonal.select(one, is_steep.select(x_root / y_root, y_root / x_root));
    let of_flat = y_root * root_ratio / (flat_root * sqrt_two);
    let of_steep = y_root / (steep_root * sqrt_two);
    let of_extreme = is_flat.select(of_flat, of_steep);
    let smaller = is_diagonal.select(of_diagonal, is_extreme.select(of_extreme, y_magnitude / (u * two)));

    let re = is_right.select(larger, smaller);
    let is_left = x.lt(zero);
    let is_below = y.lt(zero);
    let of_left = is_below.select(-larger, larger);
    re.complex(is_left.select(of_left, is_below.select(-smaller, smaller)))
}

/// Veltkamp's constant: a number times it leaves half of the digits when the difference is taken away again.
fn splitter<'f>(like: Term<'f>, largest: Term<'f>) -> Term<'f> {
    let is_double = largest.gt(like.like(1e308));
    let of_double = like.like(134217729.0);
    let is_single = largest.gt(like.like(1e38));
    is_double.select(of_double, is_single.select(like.like(4097.0), like.like(65.0)))
}

/// What rounding took from `square`, which is `v * v`: Dekker's product.
fn square_error<'f>(
    v: Term<'f>,
    square: Term<'f>,
    splitter: &LazyCell<Term<'f>, impl FnOnce() -> Term<'f>>,
) -> Term<'f> {
    let negative = -square;
    let scaled = **splitter * v;
    let high = scaled + (v - scaled);
    let upper = negative + high * high;
    let low = v - high;
    let cross = high * low;
    upper + cross + cross + low * low
}

/// What rounding took from `sum`, which is `a + b`.
fn sum_error<'f>(a: Term<'f>, b: Term<'f>, sum: Term<'f>) -> Term<'f> {
    let b_rounded = sum - a;
    (a - (sum - b_rounded)) + (b - b_rounded)
}

/// What rounding took from `sum`, which is `a + b`, where `a` is not smaller in magnitude.
fn ordered_sum_error<'f>(a: Term<'f>, b: Term<'f>, sum: Term<'f>) -> Term<'f> {
    b - (sum - a)
}
