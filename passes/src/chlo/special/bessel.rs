//! The scaled modified Bessel function of order one, with the Chebyshev series of Cephes (`i1.c`, S. L. Moshier).

use crate::formula::Term;

/// `i1e(x) / x` for `0 < x <= 8`, of `x / 2 - 2`; single precision needs the last [`NEAR_F32`] of them.
const NEAR: &[f64] = &[
    2.7779141127610464e-18,
    -2.111421214358166e-17,
    1.5536319577362005e-16,
    -1.1055969477353862e-15,
    7.600684294735408e-15,
    -5.042185504727912e-14,
    3.223793365945575e-13,
    -1.9839743977649436e-12,
    1.1736186298890901e-11,
    -6.663489723502027e-11,
    3.625590281552117e-10,
    -1.8872497517228294e-9,
    9.381537386495773e-9,
    -4.445059128796328e-8,
    2.0032947535521353e-7,
    -8.568720264695455e-7,
    3.4702513081376785e-6,
    -1.3273163656039436e-5,
    4.781565107550054e-5,
    -0.00016176081582589674,
    0.0005122859561685758,
    -0.0015135724506312532,
    0.004156422944312888,
    -0.010564084894626197,
    0.024726449030626516,
    -0.05294598120809499,
    0.1026436586898471,
    -0.17641651835783406,
    0.25258718644363365,
];

/// How many of [`NEAR`] single precision needs.
const NEAR_F32: usize = 17;

/// `sqrt(x) i1e(x)` for `x > 8`, of `32 / x - 2`; single precision needs the last [`FAR_F32`] of them.
const FAR: &[f64] = &[
    7.517296310842105e-18,
    4.414348323071708e-18,
    -4.6503053684893586e-17,
    -3.209525921993424e-17,
    2.96262899764595e-16,
    3.3082023109209285e-16,
    -1.8803547755107825e-15,
    -3.8144030724370075e-15,
    1.0420276984128802e-14,
    4.272440016711951e-14,
    -2.1015418427726643e-14,
    -4.0835511110921974e-13,
    -7.198551776245908e-13,
    2.0356285441470896e-12,
    1.4125807436613782e-11,
    3.2526035830154884e-11,
    -1.8974958123505413e-11,
    -5.589743462196584e-10,
    -3.835380385964237e-9,
    -2.6314688468895196e-8,
    -2.512236237870209e-7,
    -3.882564808877691e-6,
    -0.00011058893876262371,
    -0.009761097491361469,
    0.7785762350182801,
];

/// How many of [`FAR`] single precision needs.
const FAR_F32: usize = 7;

/// `e^-|x| I1(x)`.
pub(super) fn bessel_i1e(x: Term<'_>) -> Term<'_> {
    let (near, far) = match x.is_f64() {
        true => (NEAR, FAR),
        false => (&NEAR[NEAR.len() - NEAR_F32..], &FAR[FAR.len() - FAR_F32..]),
    };
    let magnitude = x.abs();
    let half = x.like(0.5);
    let two = x.like(2.0);
    let thirty_two = x.like(32.0);
    let eight = x.like(8.0);
    let of_near = magnitude * chebyshev(half * magnitude - two, near);
    let of_far = chebyshev(thirty_two / magnitude - two, far) / magnitude.sqrt();
    let value = magnitude.le(eight).select(of_near, of_far);
    x.sign() * value
}

/// The Chebyshev series of these coefficients, the last term first, at `x / 2`, by Clenshaw's recurrence.
fn chebyshev<'f>(x: Term<'f>, coefficients: &[f64]) -> Term<'f> {
    let mut sum = x.like(0.0);
    let mut before = x.like(0.0);
    let mut before_that = x.like(0.0);
    for &coefficient in coefficients {
        (before, before_that) = (sum, before);
        sum = x * before - before_that + x.like(coefficient);
    }
    (sum - before_that) * x.like(0.5)
}
