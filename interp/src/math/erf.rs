//! The error function, its complement and its inverse.
//!
//! Near zero `erf x = x (2 / sqrt(pi) + x^2 Q(x^2))`. Elsewhere `erfc x = e^(-x^2) p(t) / (1 + 2 x)`
//! where `p` is a polynomial in `t = (x - c) / (x + c)`, which brings the half-line to an interval.

use super::exp::{ExpFormat, Parts, exp};
use super::log::log;
use super::pair::Pair;
use super::steps::Real;

/// Constants of this family.
pub trait ErfFormat: ExpFormat {
    /// `2 / sqrt(pi)` in two parts.
    const SLOPE: (Self, Self);
    /// `Q(u)`: `(erf(x) / x - 2 / sqrt(pi)) / u` with `u = x^2 <= 1/4`; the error of `u Q(u)`
    /// is below `2^-28` and `2^-57`.
    const ERF: &'static [Self];
    /// The point that `t` sends to zero.
    const CENTRE: Self;
    /// `p(t)` but for the first coefficient, from `x = 1/2` to [`ERFC_END`](Self::ERFC_END); the
    /// relative error is below `2^-30` and `2^-54`.
    const ERFC: &'static [Self];
    /// The first coefficient of `p`, in two parts.
    const ERFC_FIRST: (Self, Self);
    /// From here on `erfc` rounds to zero.
    const ERFC_END: Self;
}

impl ErfFormat for f32 {
    const SLOPE: (f32, f32) = (std::f32::consts::FRAC_2_SQRT_PI, -5.8635383e-08);
    const ERF: &'static [f32] = &[-0.3761262, 0.112830006, -0.026767276, 0.0047366503];
    const CENTRE: f32 = 3.0;
    const ERFC: &'static [f32] = &[
        -0.1356211,
        -0.04756238,
        0.12964495,
        -0.11927158,
        0.06831128,
        -0.023788588,
        0.002504946,
        0.0019530472,
        -0.0006915682,
        -0.00018472369,
    ];
    const ERFC_FIRST: (f32, f32) = (1.253008, 5.080653e-08);
    const ERFC_END: f32 = 10.1;
}

impl ErfFormat for f64 {
    const SLOPE: (f64, f64) = (std::f64::consts::FRAC_2_SQRT_PI, 1.533545961316588e-17);
    const ERF: &'static [f64] = &[
        -0.37612638903183754,
        0.11283791670954975,
        -0.026866170645037536,
        0.0052239776227208795,
        -0.0008548326585940546,
        0.0001205529099403739,
        -1.4923183241053368e-05,
        1.6374905063656343e-06,
        -1.4652320635614022e-07,
    ];
    const CENTRE: f64 = 4.0;
    const ERFC: &'static [f64] = &[
        -0.1396211168405625,
        0.015379652102620014,
        0.06809705425469155,
        -0.10103906603632289,
        0.0937328349983967,
        -0.06633036581171779,
        0.03716751553662323,
        -0.016197734064772623,
        0.005031969986212069,
        -0.0007577732315075747,
        -0.00019925673908191194,
        0.0001506213848691703,
        -2.4399076982097463e-05,
        -1.1221083942496408e-05,
        5.709508890072597e-06,
        2.9185074931074656e-07,
        -8.25326726849397e-07,
        7.714173910626048e-08,
        1.1031911535103664e-07,
        -1.9734322651347018e-08,
        -1.4545913535531026e-08,
        2.4089851168551025e-09,
        1.4764343392866683e-09,
    ];
    const ERFC_FIRST: (f64, f64) = (1.2329951186255526, -4.619480054e-17);
    const ERFC_END: f64 = 27.3;
}

/// `erf x` for magnitudes up to one half.
#[inline(always)]
fn near_zero<R: Real>(x: R) -> Pair<R>
where
    R::Scalar: ErfFormat,
{
    let slope = Pair::constant(R::Scalar::SLOPE);
    let square = x * x;
    let product = Pair::product(x, slope.hi);
    let rest = square.fma(square.polynomial(R::Scalar::ERF), slope.lo);
    Pair::new(product.hi, x.fma(rest, product.lo))
}

/// `erfc x` from `x = 1/2` on, as a product with a power of two.
#[inline(always)]
fn far<R: Real>(x: R) -> (Pair<R>, Parts<R>)
where
    R::Scalar: ErfFormat,
{
    let centre = R::from(R::Scalar::CENTRE);
    let t = (x - centre) / (x + centre);
    let first = Pair::constant(R::Scalar::ERFC_FIRST);
    let p = first.plus_one_part(t * t.polynomial(R::Scalar::ERFC));
    let quotient = p.over(Pair::sum(R::of(1.0), x + x)).normal();
    let power = Parts::of_pair(Pair::product(x, x).negate());
    (power.power().times(quotient), power)
}

/// The error function.
#[inline(always)]
pub fn erf<R: Real>(x: R) -> R
where
    R::Scalar: ErfFormat,
{
    let (half, magnitude) = (R::of(0.5), x.abs());
    // Beyond six the function rounds to one.
    let (product, power) = far(magnitude.at_least(half).at_most(R::of(6.0)));
    let outer = product.scaled(R::power_of_two(power.word));
    let sum = Pair::ordered_sum(R::of(1.0), -outer.hi);
    let outer = sum.hi + (sum.lo - outer.lo);
    R::select(magnitude.lt(half), near_zero(magnitude).round(), outer).copysign(x)
}

/// The complement of the error function, `1 - erf x`.
#[inline(always)]
pub fn erfc<R: Real>(x: R) -> R
where
    R::Scalar: ErfFormat,
{
    let (one, half, magnitude) = (R::of(1.0), R::of(0.5), x.abs());
    let inner = near_zero(x);
    let sum = Pair::sum(one, -inner.hi);
    let inner = sum.hi + (sum.lo - inner.lo);
    let (product, power) = far(magnitude.at_least(half).at_most(R::Scalar::ERFC_END));
    let outer = product.round().scale(power.word);
    let outer = R::select(x.lt(half), R::of(2.0) - outer, outer);
    R::select(magnitude.lt(half), inner, outer)
}

/// `erf_inv(x) / x` as a polynomial in `w = -log(1 - x^2)`, for `w <= 6`; the relative error is
/// below `2^-21`.
const INVERSE_NEAR: &[f64] = &[
    0.8862266543962807,
    0.23202228580110937,
    0.011505556217029516,
    -0.002251476304951384,
    -0.00020611022451677997,
    8.60888264559205e-05,
    -8.810223246257272e-06,
    3.1031838486569256e-07,
    1.2242250108453582e-09,
];

/// `erf_inv(x) / x` as a polynomial in `sqrt(w)`, for larger `w`; the relative error is below
/// `2^-19`.
const INVERSE_FAR: &[f64] = &[
    2.702184532244644,
    -4.085763948463335,
    3.953811718913111,
    -1.7606242513062922,
    0.49009552085501185,
    -0.08709050945245635,
    0.00963169787165899,
    -0.0006055092113163394,
    1.6556915806308388e-05,
];

/// The inverse of the error function: infinite at plus and minus one, NaN beyond. Worked out in
/// double precision: a guess, and one of Halley's steps.
#[inline(always)]
pub fn erf_inv<R: Real>(x: R) -> R {
    R::from_double(erf_inv_double(x.to_double()))
}

#[inline(always)]
fn erf_inv_double<R: Real<Scalar = f64>>(x: R) -> R {
    let (half, one) = (R::of(0.5), R::of(1.0));
    let magnitude = x.abs();
    let inside = magnitude.at_most(1.0 - f64::EPSILON / 2.0);
    let w = -log((one - inside) * (one + inside));
    let near = w.at_most(R::of(6.0)).polynomial(INVERSE_NEAR);
    let far = w.at_least(R::of(6.0)).sqrt().polynomial(INVERSE_FAR);
    let guess = inside * R::select(w.lt(R::of(6.0)), near, far);

    // From one half on the difference of the complements is the more precise one.
    let error = R::select(inside.lt(half), erf(guess) - inside, (one - inside) - erfc(guess));
    let step = error * exp(guess * guess) * R::of(1.0 / std::f64::consts::FRAC_2_SQRT_PI);
    let value = guess - step / guess.fma(step, one);
    let value = R::select(magnitude.lt(one), value, R::of(f64::INFINITY));
    let value = R::select(magnitude.le(one), value, R::of(f64::NAN));
    R::select(x.same(R::of(0.0)), x, value.copysign(x))
}
