//! The error function, its complement and its inverse.
//!
//! Coefficients: Cephes (`ndtr.c` and `ndtrf.c`, S. L. Moshier) but for `erf` in single precision, which is Eigen's
//! quotient of polynomials; the inverse is M. Giles, "Approximating the erfinv function" (GPU Computing Gems, 2011).

use crate::formula::Term;

/// `erf x`.
pub(super) fn erf(x: Term<'_>) -> Term<'_> {
    if !x.is_f64() {
        return erf_f32(x);
    }
    let of_small = erf_small_f64(x);
    let one = x.like(1.0);
    let of_large = one - erfc_large_f64(x);
    x.abs().lt(one).select(of_small, of_large)
}

/// `erfc x = 1 - erf x`.
pub(super) fn erfc(x: Term<'_>) -> Term<'_> {
    let is_f64 = x.is_f64();
    let of_large = if is_f64 { erfc_large_f64(x) } else { erfc_large_f32(x) };
    let one = x.like(1.0);
    let of_small = one - if is_f64 { erf_small_f64(x) } else { erf_small_f32(x) };
    x.abs().lt(one).select(of_small, of_large)
}

/// `erf x / x` for `|x| <= 1`, of `x^2`: above and below the line.
const SMALL_F64: (&[f64], &[f64]) = (
    &[9.604973739870516, 90.02601972038427, 2232.005345946843, 7003.325141128051, 55592.30130103949],
    &[1.0, 33.56171416475031, 521.3579497801527, 4594.323829709801, 22629.000061389095, 49267.39426086359],
);

fn erf_small_f64(x: Term<'_>) -> Term<'_> {
    let square = x * x;
    let (above, below) = SMALL_F64;
    let above = x * square.polynomial(above);
    above / square.polynomial(below)
}

/// `erf x / x` for `|x| <= 1`, of `x^2`.
const SMALL_F32: &[f64] = &[
    7.853861353153693e-5,
    -0.0008010193625184903,
    0.005188327685732524,
    -0.02685381193529856,
    0.1128358514861418,
    -0.37612625824233,
    1.12837916572671,
];

fn erf_small_f32(x: Term<'_>) -> Term<'_> {
    let square = x * x;
    x * square.polynomial(SMALL_F32)
}

/// `erf x / x` for `|x| <= 4`, of `x^2`: above and below the line.
const CLAMPED_F32: (&[f64], &[f64]) = (
    &[
        -2.72614225801306e-10,
        2.77068142495902e-8,
        -2.10102402082508e-6,
        -5.69250639462346e-5,
        -0.000734990630326855,
        -0.00295459980854025,
        -0.0160960333262415,
    ],
    &[-1.45660718464996e-5, -0.000213374055278905, -0.00168282697438203, -0.00737332916720468, -0.0142647390514189],
);

fn erf_f32(x: Term<'_>) -> Term<'_> {
    let low = x.like(-4.0);
    let high = x.like(4.0);
    let x = x.clamp(low, high);
    let square = x * x;
    let (above, below) = CLAMPED_F32;
    let above = square.polynomial(above);
    let below = square.polynomial(below);
    let value = x * above / below;
    let low = x.like(-1.0);
    let high = x.like(1.0);
    value.clamp(low, high)
}

/// `e^(x^2) erfc x` for `1 <= x < 8`: above and below the line.
const MIDDLE_F64: (&[f64], &[f64]) = (
    &[
        2.461969814735305e-10,
        0.5641895648310689,
        7.463210564422699,
        48.63719709856814,
        196.5208329560771,
        526.4451949954773,
        934.5285271719576,
        1027.5518868951572,
        557.5353353693994,
    ],
    &[
        1.0,
        13.228195115474499,
        86.70721408859897,
        354.9377788878199,
        975.7085017432055,
        1823.9091668790973,
        2246.3376081871097,
        1656.6630919416134,
        557.5353408177277,
    ],
);

/// `e^(x^2) erfc x` from `x = 8` on: above and below the line.
const FAR_F64: (&[f64], &[f64]) = (
    &[
        0.5641895835477551,
        1.275366707599781,
        5.019050422511805,
        6.160210979930536,
        7.4097426995044895,
        2.9788666537210022,
    ],
    &[
        1.0,
        2.2605286322011726,
        9.396035249380015,
        12.048953980809666,
        17.08144507475659,
        9.608968090632859,
        3.369076451000815,
    ],
);

/// The exponents whose powers of `e` are zero in double precision lie below minus this.
const MAX_LOG_F64: f64 = 709.782712893384;

/// `erfc x` for `|x| >= 1`.
fn erfc_large_f64(x: Term<'_>) -> Term<'_> {
    let exponent = -(x * x);
    let power = exponent.exp();
    let magnitude = x.abs();
    let quotient = |(above, below): (&[f64], &[f64])| {
        let above = power * magnitude.polynomial(above);
        above / magnitude.polynomial(below)
    };
    let middle = quotient(MIDDLE_F64);
    let far = quotient(FAR_F64);
    let value = magnitude.lt(x.like(8.0)).select(middle, far);
    let vanishes = exponent.lt(x.like(-MAX_LOG_F64));
    let zero = x.like(0.0);
    let value = vanishes.select(zero, value);
    let is_negative = x.lt(zero);
    is_negative.select(x.like(2.0) - value, value)
}

/// `x e^(x^2) erfc x` for `1 <= x < 2`, of `1 / x^2`.
const MIDDLE_F32: &[f64] = &[
    0.02326819970068386,
    -0.1387039388740657,
    0.3687424674597105,
    -0.5824733027278666,
    0.6210004621745983,
    -0.4944515323274145,
    0.3404879937665872,
    -0.2741127028184656,
    0.5638259427386472,
];

/// `x e^(x^2) erfc x` from `x = 2` on, of `1 / x^2`.
const FAR_F32: &[f64] = &[
    -10.47766399936249,
    12.97719955372516,
    -7.495518717768503,
    2.921019019210786,
    -1.0152652792027,
    0.4218463358204948,
    -0.2820767439740514,
    0.5641895067754075,
];

/// The exponents whose powers of `e` are zero in single precision lie below minus this.
const MAX_LOG_F32: f64 = 88.72283905206835;

/// `erfc x` for `|x| >= 1`.
fn erfc_large_f32(x: Term<'_>) -> Term<'_> {
    let square = x * x;
    let exponent = -square;
    let magnitude = x.abs();
    let one = x.like(1.0);
    let inverse_square = one / square;
    let power = exponent.exp();
    let factor = power * (one / magnitude);
    let two = x.like(2.0);
    let is_middle = magnitude.lt(two);
    let middle = inverse_square.polynomial(MIDDLE_F32);
    let far = inverse_square.polynomial(FAR_F32);
    let value = factor * is_middle.select(middle, far);
    let vanishes = exponent.lt(x.like(-MAX_LOG_F32));
    let zero = x.like(0.0);
    let value = vanishes.select(zero, value);
    let is_negative = x.lt(zero);
    is_negative.select(two - value, value)
}

/// The polynomials of the inverse: for `w < 5` of `w - 5/2`, else of `sqrt w - 3`.
const INVERSE_F32: [[f64; 2]; 9] = [
    [2.81022636e-8, -0.000200214257],
    [3.43273939e-7, 0.000100950558],
    [-3.5233877e-6, 0.00134934322],
    [-4.39150654e-6, -0.00367342844],
    [0.00021858087, 0.00573950773],
    [-0.00125372503, -0.0076224613],
    [-0.00417768164, 0.00943887047],
    [0.246640727, 1.00167406],
    [1.50140941, 2.83297682],
];

/// `erf_inv(x) / x` is a polynomial in `w = -log(1 - x^2)` or in its root.
pub(super) fn erf_inv(x: Term<'_>) -> Term<'_> {
    let w = -(x * -x).log1p();
    let polynomial = if x.is_f64() { inverse_f64(x, w) } else { inverse_f32(x, w) };
    let value = polynomial * x;
    // At one `w` is infinite and the polynomial is anything.
    let is_one = x.abs().same(x.like(1.0));
    is_one.select(x * x.infinity(), value)
}

fn inverse_f32<'f>(x: Term<'f>, w: Term<'f>) -> Term<'f> {
    let is_near = w.lt(x.like(5.0));
    let near = w - x.like(2.5);
    let w = is_near.select(near, w.sqrt() - x.like(3.0));
    let coefficient = |[near, far]: [f64; 2]| {
        let near = x.like(near);
        is_near.select(near, x.like(far))
    };
    let first = coefficient(INVERSE_F32[0]);
    INVERSE_F32[1..].iter().fold(first, |sum, &pair| coefficient(pair) + sum * w)
}

/// The polynomial of the inverse for `w < 6.25`, of `w - 3.125`.
const INVERSE_NEAR: [f64; 23] = [
    -3.64441206401782e-21,
    -1.6850591381820166e-19,
    1.28584807152564e-18,
    1.1157877678025181e-17,
    -1.333171662854621e-16,
    2.0972767875968562e-17,
    6.637638134358324e-15,
    -4.054566272975207e-14,
    -8.151934197605472e-14,
    2.6335093153082323e-12,
    -1.2975133253453532e-11,
    -5.415412054294628e-11,
    1.0512122733215323e-9,
    -4.112633980346984e-9,
    -2.9070369957882005e-8,
    4.2347877827932404e-7,
    -1.3654692000834679e-6,
    -1.3882523362786469e-5,
    0.00018673420803405714,
    -0.000740702534166267,
    -0.006033670871430149,
    0.24015818242558962,
    1.6536545626831027,
];

/// The polynomial of the inverse for `6.25 <= w < 16`, of `sqrt w - 3.25`.
const INVERSE_MIDDLE: [f64; 19] = [
    2.2137376921775787e-9,
    9.075656193888539e-8,
    -2.7517406297064545e-7,
    1.8239629214389228e-8,
    1.5027403968909828e-6,
    -4.013867526981546e-6,
    2.9234449089955446e-6,
    1.2475304481671779e-5,
    -4.7318229009055734e-5,
    6.828485145957318e-5,
    2.4031110387097894e-5,
    -0.0003550375203628475,
    0.0009532893797373805,
    -0.0016882755560235047,
    0.002491442096107851,
    -0.003751208507569241,
    0.005370914553590064,
    1.0052589676941592,
    3.0838856104922208,
];

/// The polynomial of the inverse from `w = 16` on, of `sqrt w - 5`.
const INVERSE_FAR: [f64; 17] = [
    -2.7109920616438573e-11,
    -2.555641816996525e-10,
    1.5076572693500548e-9,
    -3.789465440126737e-9,
    7.61570120807834e-9,
    -1.496002662714924e-8,
    2.914795345090108e-8,
    -6.771199775845234e-8,
    2.2900482228026655e-7,
    -9.9298272942317e-7,
    4.526062597223154e-6,
    -1.968177810553167e-5,
    7.599527703001776e-5,
    -0.00021503011930044477,
    -0.00013871931833623122,
    1.0103004648645344,
    4.849906401408584,
];

fn inverse_f64<'f>(x: Term<'f>, w: Term<'f>) -> Term<'f> {
    let is_near = w.lt(x.like(6.25));
    let is_not_far = w.lt(x.like(16.0));
    let root = w.sqrt();
    let near = w - x.like(3.125);
    let offset = is_not_far.select(w.like(3.25), w.like(5.0));
    let w = is_near.select(near, root - offset);

    // The three begin together; those of fewer coefficients end earlier.
    let coefficient = |index: usize| {
        let mut value = x.like(INVERSE_NEAR[index]);
        if let Some(&middle) = INVERSE_MIDDLE.get(index) {
            value = is_near.select(value, x.like(middle));
        }
        if let Some(&far) = INVERSE_FAR.get(index) {
            value = is_not_far.select(value, x.like(far));
        }
        value
    };
    (1..INVERSE_NEAR.len()).fold(coefficient(0), |sum, index| {
        let next = coefficient(index) + sum * w;
        if index < INVERSE_FAR.len() {
            next
        } else if index < INVERSE_MIDDLE.len() {
            is_not_far.select(next, sum)
        } else {
            is_near.select(next, sum)
        }
    })
}
