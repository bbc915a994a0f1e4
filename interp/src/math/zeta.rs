//! The Hurwitz zeta function and the polygamma functions, of double-precision numbers.
//!
//! The Euler-Maclaurin formula (F. Johansson, Numer. Algorithms 69, 2015) with ten terms of the sum before it and twelve
//! after. Negative arguments are reflected, so that none needs a longer sum. These are plain functions with branches,
//! not sequences of steps: no code generator prints them.

use super::exp::exp;
use super::gamma::{digamma, lgamma};
use super::log::log;
use super::pair::Pair;
use super::power::pow;

/// How many terms of the sum are added as they are.
const TERMS: u32 = 10;

/// `B(2 k) / (2 k)!` for `k` from one on, with the Bernoulli numbers `B`.
const EULER_MACLAURIN: [f64; 12] = [
    1.0 / 12.0,
    -1.0 / 720.0,
    1.0 / 30240.0,
    -1.0 / 1209600.0,
    1.0 / 47900160.0,
    -691.0 / 1307674368000.0,
    1.0 / 74724249600.0,
    -3617.0 / 10670622842880000.0,
    43867.0 / 5109094217170944000.0,
    -174611.0 / 802857662698291200000.0,
    77683.0 / 14101100039391805440000.0,
    -236364091.0 / 1693824136731743669452800000.0,
];

/// Past this quotient of exponent and base the terms after the sum are nothing beside it.
const STEEP: f64 = 50.0;

/// Hurwitz' `sum (q + k)^-x` over `k` from zero on.
///
/// Infinite at `x = 1` and, for even `x`, at the poles `q = 0, -1, …`; NaN for `x < 1`, at the poles for odd `x`, and for
/// negative `q` where `x` is no integer.
pub fn zeta(x: f64, q: f64) -> f64 {
    if x.is_nan() || q.is_nan() || x < 1.0 {
        return f64::NAN;
    }
    if x == 1.0 {
        return f64::INFINITY;
    }
    if q > 0.0 {
        return positive(x, q).round();
    }
    if x != x.floor() || x == f64::INFINITY {
        return f64::NAN;
    }
    let is_even = x * 0.5 == (x * 0.5).floor();
    if q == q.floor() {
        return if is_even { f64::INFINITY } else { f64::NAN };
    }
    // The terms with negative bases are those of a sum from the distance to the next integer on, up to -q.
    let sign = if is_even { 1.0 } else { -1.0 };
    let (below, above) = (positive(x, q - q.floor()), positive(x, q.ceil() - q));
    if below.hi == f64::INFINITY {
        return f64::INFINITY;
    }
    if above.hi == f64::INFINITY {
        return sign * f64::INFINITY;
    }
    below.plus(above.plus(positive(x, 1.0 - q).negate()).scaled(sign)).round()
}

/// [`zeta`] for `x > 1` and `q > 0`.
fn positive(x: f64, q: f64) -> Pair<f64> {
    in_units(x, q, 1.0)
}

/// `unit^x zeta(x, q)` for `x > 1` and `q > 0`. Where it is infinite the second part is zero.
fn in_units(x: f64, q: f64, unit: f64) -> Pair<f64> {
    if q == f64::INFINITY {
        return Pair::new(0.0, 0.0);
    }
    let mut sum = Pair::new(0.0, 0.0);
    for k in 0..TERMS {
        sum = sum.plus_one_part(term(x, Pair::sum(q, k.into()), unit));
        // All terms are positive: what is no number here is too large.
        if !sum.hi.is_finite() {
            return Pair::new(f64::INFINITY, 0.0);
        }
    }
    let base = Pair::sum(q, TERMS.into());
    let ratio = x / base.hi;
    if ratio >= STEEP {
        return sum;
    }
    let power = term(x, base, unit);
    let inverse = 1.0 / base.hi;
    let tail = (1..EULER_MACLAURIN.len()).rev().fold(0.0, |sum, k| {
        let rising = 2.0 * k as f64;
        let (lower, upper) = ((x + (rising - 1.0)) * inverse, (x + rising) * inverse);
        lower * upper * (EULER_MACLAURIN[k] + sum)
    });
    let tail = 0.5 + ratio * (EULER_MACLAURIN[0] + tail);
    let integral = Pair::product(base.hi, power);
    sum.plus(integral.over(Pair::sum(x, -1.0))).plus_one_part(power * tail)
}

/// `(base / unit)^-x`.
fn term(x: f64, base: Pair<f64>, unit: f64) -> f64 {
    let base = base.over(Pair::new(unit, 0.0));
    let value = pow(base.hi, -x);
    if base.lo == 0.0 { value } else { value - value * (x * (base.lo / base.hi)) }
}

/// From here on factorials are infinite.
const FACTORIALS: f64 = 171.0;

/// Sums below this have lost digits, or all of them.
const TINY: f64 = 1e-280;

/// The derivative number `n` of `digamma`: `(-1)^(n + 1) n! zeta(n + 1, x)`; NaN when `n` is no natural number. From
/// `n = 171` on the relative error grows to `2^-40`.
pub fn polygamma(n: f64, x: f64) -> f64 {
    if n == 0.0 {
        return digamma(x);
    }
    if !(n > 0.0 && n == n.floor() && n < f64::INFINITY) {
        return f64::NAN;
    }
    let next = n + 1.0;
    let sum = zeta(next, x);
    let factors = 1..=n.min(FACTORIALS) as u32;
    let value = if sum.is_nan() || x == f64::INFINITY {
        sum
    } else if sum.abs() >= TINY {
        if n < FACTORIALS {
            let factorial = factors.fold(Pair::new(1.0, 0.0), |product, k| product.times_one_part(k.into()));
            let rough = factorial.hi * sum;
            if rough.is_finite() { factorial.times_one_part(sum).hi } else { rough }
        } else {
            exp(lgamma(next) + log(sum.abs())).copysign(sum)
        }
    } else {
        // Beside a large factorial a sum that underflows is worth something.
        let sum = in_units(next, x, x).round();
        if n < FACTORIALS {
            let x = Pair::new(x, 0.0);
            let first = Pair::new(sum, 0.0).over(x);
            factors.fold(first, |product, k| product.times_one_part(k.into()).over(x).normal()).hi
        } else {
            exp(lgamma(next) - next * log(x) + log(sum))
        }
    };
    let is_odd = n * 0.5 != (n * 0.5).floor();
    if is_odd { value } else { -value }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares `f` with correctly rounded values, computed with mpmath at 60 digits.
    fn check(f: fn(f64, f64) -> f64, ulps: u64, rows: &[(f64, f64, f64)]) {
        for &(x, y, expect) in rows {
            let got = f(x, y);
            let distance = got.to_bits().abs_diff(expect.to_bits());
            assert!(distance <= ulps, "({x}, {y}): {got:e} is {distance} from {expect:e}");
        }
    }

    #[test]
    #[rustfmt::skip]
    fn zeta_is_precise() {
        check(zeta, 2, &[
            (2.0, 1.0, 1.6449340668482264),
            (3.0, 1.0, 1.2020569031595942),
            (1.0000001, 0.5, 10000001.95767149),
            (1.5, 0.25, 10.213055360466601),
            (10.0, 3.5, 3.9682420686863086e-6),
            (50.0, 100.3, 2.228270349795668e-100),
            (1000.0, 1010.25, 0.0),
            (2.0, 1e-5, 10000000001.644909),
            (20.0, 0.001, 9.999999999999996e59),
            (5.0, 10000000000.0, 2.5000000005e-41),
            (1.25, 0.001, 5628.006540092934),
            (100.0, 1.0, 1.0),
            (7.0, 127.9, 3.8974931407181296e-14),
            (64.0, 63.7, 5.462621550576967e-116),
            (2.0, -0.5, 8.934802200544679),
            (3.0, -0.5, 0.41439832211716),
            (4.0, -3.25, 259.75146713637986),
            (5.0, -10.75, 1020.0656314565306),
            (2.0, -1e-9, 9.999999999999999e17),
            (3.0, -1e-9, -9.999999999999999e26),
            (2.0, -100.001, 1000003.2799150103),
            (9.0, -7.999, 9.999999999969944e26),
            (12.0, -0.0001, 9.999999999999994e47),
            (10.397911852513376, 9.05944194373087, 1.7395621684115792e-10),
            (19.88059037342536, 4.35545283718589, 2.0089181964229433e-13),
            (16.54521930485092, 21.94767812558601, 1.264084538535811e-22),
            (2.6913888292187504, 30.451069634033324, 0.0018813839015623844),
            (2.0969991382331417, 26.024404562906533, 0.02607958930784902),
            (3.0351087294282024, 5.451873670498465, 0.018750163314725496),
            (13.316811293241479, 49.61285895907556, 1.1971274611405e-22),
            (4.599018853728225, 13.402105486774802, 2.7844282434708494e-5),
            (19.199289117538033, 56.86305945799577, 7.431941469906702e-34),
            (17.740214480421287, 23.806861674300304, 7.489559666906593e-25),
            (29.311635511138753, 2.804495010259199, 7.459404097424461e-14),
            (25.89700062782122, 17.38366108703726, 1.0088570487068852e-32),
            (5.191954866532114, 7.076356362321318, 8.703415553426104e-5),
            (9.952888080715077, 48.96942028361068, 9.068725487635158e-17),
            (4.0, -1.3263629780787372, 93.48103044935979),
            (11.0, -7.70307028022159, 632086.5820990249),
            (7.0, -1.2594238543373273, -12637.336435550416),
            (3.0, -6.815982688287301, 159.15919620348333),
            (11.0, -2.550908682549986, 5968.077849260075),
            (12.0, -6.42747093430421, 27667.11571200638),
            (7.0, -5.640662203492121, 1270.1597063466504),
            (9.0, -4.402830035740339, -3476.658412592191),
            (5.0, -9.553115830117644, 36.84157610802306),
            (5.0, -1.0740746284696612, -448385.75024144497),
        ]);
    }

    #[test]
    fn zeta_has_its_special_values() {
        let (inf, nan) = (f64::INFINITY, f64::NAN);
        let rows = [
            (1.0, 2.0, inf),
            (0.5, 2.0, nan),
            (2.0, 0.0, inf),
            (3.0, -1.0, nan),
            (4.0, -2.0, inf),
            (2.5, -0.5, nan),
            (2.0, inf, 0.0),
            (inf, 2.0, 0.0),
            (inf, 0.5, inf),
            (2.0, 1e-200, inf),
            (3.0, -1e-200, -inf),
            (nan, 1.0, nan),
            (2.0, nan, nan),
        ];
        for (x, q, expect) in rows {
            let got = zeta(x, q);
            assert!(got == expect || (got.is_nan() && expect.is_nan()), "({x}, {q}): {got}");
        }
    }

    #[test]
    #[rustfmt::skip]
    fn polygamma_is_precise() {
        check(polygamma, 3, &[
            (1.0, 1.0, 1.6449340668482264),
            (1.0, 0.5, 4.934802200544679),
            (2.0, 3.25, -0.12815694713911513),
            (3.0, -0.5, 193.40909103400244),
            (4.0, -2.75, -24481.624740671534),
            (10.0, 7.5, -0.0011745315735894313),
            (20.0, 0.1, -2.432902008176637e39),
            (150.0, 300.0, -1.3083361237650298e-111),
            (150.0, 40.0, -7.184916573744304e20),
            (170.0, 200.5, -2.768011987897901e-87),
            (1.0, 100000.0, 1.0000050000166667e-5),
            (100.0, 0.01, f64::NEG_INFINITY),
            (5.0, 21.031600327267487, 6.558620412072312e-6),
            (6.0, 29.191339313096748, -2.146616348889119e-7),
            (5.0, 24.377912810504327, 3.0851690559049944e-6),
            (2.0, 4.766727841285737, -0.05419856797901342),
            (7.0, 6.64023604056075, 0.0020611909579149887),
            (6.0, 6.121782159687165, -0.003603698522861087),
            (8.0, 16.89684926134594, -9.53963259815808e-7),
            (11.0, 3.150938263122782, 43.33148890935965),
            (9.0, 22.942386314081492, 2.771266257883215e-8),
            (6.0, 13.637888369538263, -2.310230792137472e-5),
        ]);
        // Beyond the factorials that are numbers.
        check(polygamma, 1 << 12, &[
            (200.0, 100.0, -9.125424691096223e-28),
            (300.0, 150.5, -1.2914082247143216e-41),
            (1000.0, 800.0, -0.0),
            (180.0, 2.5, -1.8872518299632413e257),
        ]);
    }

    #[test]
    fn polygamma_has_its_special_values() {
        assert!(polygamma(0.5, 1.0).is_nan() && polygamma(-1.0, 1.0).is_nan() && polygamma(2.0, -1.0).is_nan());
        assert!((polygamma(0.0, 1.0) + 0.5772156649015329).abs() < 1e-15);
        assert_eq!(polygamma(1.0, -1.0), f64::INFINITY);
        assert_eq!(polygamma(1.0, f64::INFINITY), 0.0);
    }
}
