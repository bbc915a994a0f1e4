//! The logarithm of the gamma function and its derivative, in double precision for both formats.
//!
//! From eight on Stirling's series is cut short by a polynomial. Below, the recurrence of the
//! function leads to an interval around one or two, or up to eight; negative numbers are reflected.
//! Near the zeros at negative numbers errors are small beside the two terms, not beside the result.

use super::log::log;
use super::pair::Pair;
use super::steps::Real;
use super::trig::Reduced;

/// `lgamma(2 + t) / t` for `|t| <= 1/2`; the relative error is below `2^-55`.
const AROUND_TWO: &[f64] = &[
    0.42278433509846713,
    0.3224670334241132,
    -0.06735230105319814,
    0.020580808427784925,
    -0.007385551028668391,
    0.0028905103307136967,
    -0.001192753911991271,
    0.0005096695256868181,
    -0.00022315475094573437,
    9.945749520239884e-05,
    -4.492634878665282e-05,
    2.0507408940540754e-05,
    -9.438474446081909e-06,
    4.373503823849716e-06,
    -2.044857913867178e-06,
    9.610525834448133e-07,
    -4.304886469100202e-07,
    1.966746511985812e-07,
    -1.3401017595580198e-07,
    6.915822252222813e-08,
];

/// `lgamma(x) / ((x - 1) (x - 2))` as a polynomial in `x - 5/4`, from one to one and a half; the relative error is below
/// `2^-54`.
const FROM_ONE: &[f64] = &[
    0.5241164609163369,
    -0.18455838443681613,
    0.09456573803301078,
    -0.056273407273785846,
    0.036158797975465194,
    -0.024308805042030326,
    0.01682767907153178,
    -0.011888238094802902,
    0.008525118250354565,
    -0.006183969266473149,
    0.004526840481696471,
    -0.0033386455081817574,
    0.0024788682851810124,
    -0.0018495020479994157,
    0.0013686407171332878,
    -0.0010298035625982073,
    0.0009281036774235304,
    -0.0007037452669758957,
];

/// `x (lgamma(x) - (x - 1/2) log x + x - log(2 pi) / 2)` as a polynomial in `1 / x^2`, from eight
/// on; the error is below `2^-57`.
const STIRLING: &[f64] = &[
    0.08333333333333333,
    -0.0027777777777776786,
    0.0007936507935157013,
    -0.0005952380249474431,
    0.0008417328033744818,
    -0.001914991792132343,
    0.006209338242716388,
    -0.020877742708820753,
];

/// `x^2 (log x - 1 / (2 x) - digamma(x))` as a polynomial in `1 / x^2`, from eight on; the error is
/// below `2^-57`.
const DIGAMMA: &[f64] = &[
    0.08333333333333333,
    -0.008333333333331734,
    0.003968253966070755,
    -0.0041666655286577816,
    0.00757546486211339,
    -0.021051523127327727,
    0.08004482431687693,
    -0.2998165853637753,
];

/// The positive zero of `digamma`, in two parts.
const DIGAMMA_ZERO: (f64, f64) = (1.4616321449683622, 9.549995429965697e-17);

/// `digamma(x) / (x - DIGAMMA_ZERO)` as a polynomial in `x - 3/2`, from one to two; the relative error is below `2^-54`.
const DIGAMMA_NEAR: &[f64] = &[
    0.9510558760318328,
    -0.42362742128146047,
    0.24054248424078736,
    -0.14840492305391761,
    0.09498872445283,
    -0.06192213327165706,
    0.04076083394462657,
    -0.02697579684427536,
    0.017907248195969127,
    -0.011908215172584002,
    0.007927024067961237,
    -0.00528001782089874,
    0.0035180800751066694,
    -0.002344650082351321,
    0.0015635679757533885,
    -0.001042261556504223,
    0.0006899717801166841,
    -0.0004599625144612576,
    0.0003268068044141764,
    -0.0002178682145501451,
    9.173383289174792e-05,
    -6.11554261750751e-05,
    0.00012230983055406747,
    -8.153978973309418e-05,
];

/// Pi in two parts.
const PI: (f64, f64) = (std::f64::consts::PI, 1.2246467991473532e-16);

/// Where the series begin.
const SERIES: f64 = 8.0;

/// `log |gamma(x)|`.
#[inline(always)]
pub fn lgamma<R: Real>(x: R) -> R {
    R::from_double(lgamma_double(x.to_double()))
}

/// The derivative of `log gamma(x)`; NaN at negative integers, and minus infinity with the
/// opposite sign of the zero at zeros.
#[inline(always)]
pub fn digamma<R: Real>(x: R) -> R {
    R::from_double(digamma_double(x.to_double()))
}

#[inline(always)]
fn lgamma_double<R: Real<Scalar = f64>>(x: R) -> R {
    let infinity = R::of(f64::INFINITY);
    let magnitude = x.abs();
    let negative = x.lt(R::of(0.0));
    let value = lgamma_positive(magnitude);

    // gamma(-x) gamma(x) = -pi / (x sin(pi x))
    let part = distance(magnitude).abs();
    let (sine, _) = half_turn(part);
    let quotient = Pair::constant(PI).over(sine.times_one_part(magnitude));
    let reflected = (log(quotient.hi) - value) + quotient.lo / quotient.hi;
    let reflected = R::select(part.same(R::of(0.0)), infinity, reflected);
    let value = R::select(negative, reflected, value);
    // Next to zero the function is that of 1 / |x|, and the product above is no normal number.
    let value = R::select(magnitude.lt(R::of(1e-20)), -log(magnitude), value);
    R::select(magnitude.same(infinity), infinity, value)
}

/// For numbers that are not negative.
#[inline(always)]
fn lgamma_positive<R: Real<Scalar = f64>>(x: R) -> R {
    let (one, half) = (R::of(1.0), R::of(0.5));
    let near = x.at_most(SERIES);
    // x = steps + 2 + t with |t| <= 1/2
    let two_based = (near.round().0 - R::of(2.0)).at_most(R::of(6.0));
    let t = near - (two_based + R::of(2.0));
    let mut product = one;
    for step in 1..=6 {
        let step = R::of(f64::from(step));
        product = R::select(step.le(two_based), product * (near - step), product);
    }
    let below = R::select(two_based.le(R::of(-2.0)), near * (near + one), near);
    let up = two_based.lt(R::of(0.0));
    let shift = log(R::select(up, below, product));
    let inner = t * t.polynomial(AROUND_TWO);
    let inner = R::select(up, inner - shift, inner + shift);

    // Here both terms of the sum would be larger than it.
    let from_one = ((near - one) * (near - R::of(2.0))) * (near - R::of(1.25)).polynomial(FROM_ONE);
    let inner = R::select(one.le(near) & near.lt(R::of(1.5)), from_one, inner);

    let far = x.at_least(SERIES);
    let inverse = one / far;
    let series = inverse * (inverse * inverse).polynomial(STIRLING);
    // Half the logarithm of 2 pi, less one half.
    let constant = R::of(0.418_938_533_204_672_7);
    let outer = (far - half).fma(log(far) - one, series + constant);
    R::select(x.lt(R::of(SERIES)), inner, outer)
}

#[inline(always)]
fn digamma_double<R: Real<Scalar = f64>>(x: R) -> R {
    let (zero, half, one) = (R::of(0.0), R::of(0.5), R::of(1.0));
    let magnitude = x.abs();
    let negative = x.lt(zero);
    // digamma(1 - x) = digamma(x) + pi / tan(pi x); the argument counts from one.
    let start = R::select(negative, magnitude + one, x);

    // digamma(x) = digamma(x + 8) - 1 / x - … - 1 / (x + 7), as one fraction.
    let near = start.lt(R::of(SERIES));
    let first = R::select(near, start, one);
    let (mut above, mut below) = (one, first);
    for step in 1..8 {
        let term = first + R::of(f64::from(step));
        above = above.fma(term, below);
        below = below * term;
    }
    let shift = R::select(near, above / below, zero);
    let far = R::select(near, start + R::of(SERIES), start);
    let inverse = one / far;
    let square = inverse * inverse;
    let series = inverse.fma(half, square * square.polynomial(DIGAMMA));
    let value = (log(far) - series) - shift;
    let value = R::select(start.lt(R::of(5.0)), digamma_near(start, magnitude), value);

    let (sine, cosine) = half_turn(distance(magnitude));
    let reflected = cosine.times(Pair::constant(PI)).over(sine).plus_one_part(value).round();
    let value = R::select(negative, reflected, value);
    let integer = negative & (distance(magnitude).same(zero) | R::of(f64::INFINITY).same(magnitude));
    let value = R::select(integer, R::of(f64::NAN), value);
    // Next to zero the quotients above are no normal numbers.
    let value = R::select(magnitude.lt(R::of(1e-20)), -(one / x), value);
    R::select(x.same(R::of(f64::INFINITY)), x, value)
}

/// `digamma(start)` from zero to five: around its zero, and steps up or down from there. For a negative number `start` is one
/// more than its `magnitude`.
#[inline(always)]
fn digamma_near<R: Real<Scalar = f64>>(start: R, magnitude: R) -> R {
    let one = R::of(1.0);
    let (zero, rest) = DIGAMMA_ZERO;
    let is_low = magnitude.lt(one);
    let (mut around, mut shift) = (start, R::of(0.0));
    for step in 1..=3 {
        let step = R::of(f64::from(step));
        let (is_above, below) = ((step + one).le(start), start - step);
        shift = R::select(is_above, shift + one / below, shift);
        around = R::select(is_above, below, around);
    }
    // The distance from the zero is exact, also where one more is not.
    let offset = R::select(is_low, magnitude - R::of(zero - 1.0), around - R::of(zero));
    let around = R::select(is_low, magnitude + one, around).at_most(R::of(2.0));
    let shift = R::select(start.lt(one), -(one / start), shift);
    (offset - R::of(rest)).fma((around - R::of(1.5)).polynomial(DIGAMMA_NEAR), shift)
}

/// Sine and cosine of `pi part`, for parts up to one half.
#[inline(always)]
fn half_turn<R: Real<Scalar = f64>>(part: R) -> (Pair<R>, Pair<R>) {
    let turn = Pair::constant(PI).times_one_part(part);
    Reduced::moderate(turn.hi).plus(turn.lo).sin_cos()
}

/// The number less the integer nearest to it, exactly.
#[inline(always)]
fn distance<R: Real<Scalar = f64>>(magnitude: R) -> R {
    let whole = R::of(4503599627370496.0).le(magnitude);
    let near = R::select(whole, R::of(0.0), magnitude);
    near - near.round().0
}
