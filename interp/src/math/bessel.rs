//! The modified Bessel function of order one, scaled, in double precision for both formats.
//!
//! Near zero its power series, whose terms are all positive; farther out `sqrt(x) e^-x I1(x)`, which hardly varies, as a
//! polynomial in `1 / x` brought to the interval from -1 to 1. In double precision the error is below two units in the last
//! place.

use super::exp::exp;
use super::steps::Real;

/// `I1(x) / x` as a polynomial in `x^2 / 4`, up to [`NEAR_END`]; the relative error is below `2^-55`.
const NEAR: &[f64] = &[
    0.5,
    0.25,
    0.041666666666666664,
    0.003472222222222222,
    0.00017361111111111112,
    5.787037037037037e-6,
    1.3778659611992944e-7,
    2.460474930713026e-9,
    3.417326292656981e-11,
    3.7970292140633116e-13,
    3.451844740057556e-15,
    2.615033893982997e-17,
    1.676303778194229e-19,
    9.21046031974851e-22,
    4.385933485594529e-24,
    1.827472285664387e-26,
    6.718648109060246e-29,
    2.195636636947793e-31,
];

/// Where the series ends.
const NEAR_END: f64 = 4.0;

/// `sqrt(x) e^-x I1(x)` as a polynomial in `(32 / x - 5) / 3`, from [`NEAR_END`] to [`MIDDLE_END`]; the relative error is
/// below `2^-54`.
const MIDDLE: &[f64] = &[
    0.3742162465082096,
    -0.01582451011237024,
    -0.0007522194854713957,
    -0.00013706803600484075,
    -2.1334827758139338e-5,
    1.5467416609696647e-5,
    9.259221777751075e-6,
    -3.242986059007324e-6,
    -2.1634778434327897e-6,
    1.3574341316813865e-6,
    1.9307052826251444e-7,
    -4.7242081469775184e-7,
    1.5977638967611466e-7,
    6.089918767686682e-8,
    -8.342400948365154e-8,
    3.0720807997545794e-8,
    6.021425636639283e-9,
    -1.1799445780945673e-8,
    7.207145994440156e-9,
    -4.084983832707575e-9,
    -4.0780688552707415e-10,
    3.928903660701093e-9,
    -1.86699403975649e-9,
    -1.074645642672985e-9,
    8.140606771559835e-10,
    1.0418249219396682e-10,
    -1.1428273172731753e-10,
];

/// Where the second polynomial begins.
const MIDDLE_END: f64 = 16.0;

/// `sqrt(x) e^-x I1(x)` as a polynomial in `32 / x - 1`, from [`MIDDLE_END`] on; the relative error is below `2^-54`.
const FAR: &[f64] = &[
    0.394220213406121,
    -0.0047703982909136,
    -4.976699102624087e-5,
    -1.506843251321597e-6,
    -7.616857014734379e-8,
    -5.488654918265772e-9,
    -5.230613399355075e-10,
    -6.315136304447621e-11,
    -9.409162758167292e-12,
    -1.7003092532656138e-12,
    -3.6028004850530047e-13,
    -9.0487647779026e-14,
    -3.6945811445693726e-14,
    -1.8174020297659426e-14,
    -4.3752350907043445e-15,
];

/// `e^-|x| I1(x)`: odd, with the slope one half at zero, and zero at infinity.
#[inline(always)]
pub fn bessel_i1e<R: Real>(x: R) -> R {
    R::from_double(bessel_i1e_double(x.to_double()))
}

#[inline(always)]
fn bessel_i1e_double<R: Real<Scalar = f64>>(x: R) -> R {
    let magnitude = x.abs();
    let near = magnitude.at_most(NEAR_END);
    let quarter_square = near * near * R::of(0.25);
    let of_near = near * quarter_square.polynomial(NEAR) * exp(-near);

    let large = magnitude.at_least(NEAR_END);
    let inverse = R::of(1.0) / large;
    let of_middle = inverse.fma(R::of(32.0 / 3.0), R::of(-5.0 / 3.0)).polynomial(MIDDLE);
    let of_far = inverse.fma(R::of(32.0), R::of(-1.0)).polynomial(FAR);
    let of_large = R::select(large.lt(R::of(MIDDLE_END)), of_middle, of_far) / large.sqrt();
    R::select(magnitude.lt(R::of(NEAR_END)), of_near, of_large).copysign(x)
}
