//! The error function, its complement and its inverse.
//!
//! Coefficients: Cephes (`ndtr.c` and `ndtrf.c`, S. L. Moshier) but for `erf` in single precision, which is Eigen's
//! quotient of polynomials; the inverse is M. Giles, "Approximating the erfinv function" (GPU Computing Gems, 2011).

use super::formula::Term;

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
    &[
        9.60497373987051638749,
        9.00260197203842689217e1,
        2.23200534594684319226e3,
        7.00332514112805075473e3,
        5.55923013010394962768e4,
    ],
    &[
        1.0,
        3.35617141647503099647e1,
        5.21357949780152679795e2,
        4.59432382970980127987e3,
        2.26290000613890934246e4,
        4.92673942608635921086e4,
    ],
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
    -8.010193625184903e-4,
    5.188327685732524e-3,
    -2.685381193529856e-2,
    1.128358514861418e-1,
    -3.761262582423300e-1,
    1.128379165726710,
];

fn erf_small_f32(x: Term<'_>) -> Term<'_> {
    let square = x * x;
    x * square.polynomial(SMALL_F32)
}

/// `erf x / x` for `|x| <= 4`, of `x^2`: above and below the line.
const CLAMPED_F32: (&[f64], &[f64]) = (
    &[
        -2.72614225801306e-10,
        2.77068142495902e-08,
        -2.10102402082508e-06,
        -5.69250639462346e-05,
        -7.34990630326855e-04,
        -2.95459980854025e-03,
        -1.60960333262415e-02,
    ],
    &[
        -1.45660718464996e-05,
        -2.13374055278905e-04,
        -1.68282697438203e-03,
        -7.37332916720468e-03,
        -1.42647390514189e-02,
    ],
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
        2.46196981473530512524e-10,
        5.64189564831068821977e-1,
        7.46321056442269912687,
        4.86371970985681366614e1,
        1.96520832956077098242e2,
        5.26445194995477358631e2,
        9.34528527171957607540e2,
        1.02755188689515710272e3,
        5.57535335369399327526e2,
    ],
    &[
        1.0,
        1.32281951154744992508e1,
        8.67072140885989742329e1,
        3.54937778887819891062e2,
        9.75708501743205489753e2,
        1.82390916687909736289e3,
        2.24633760818710981792e3,
        1.65666309194161350182e3,
        5.57535340817727675546e2,
    ],
);

/// `e^(x^2) erfc x` from `x = 8` on: above and below the line.
const FAR_F64: (&[f64], &[f64]) = (
    &[
        5.64189583547755073984e-1,
        1.27536670759978104416,
        5.01905042251180477414,
        6.16021097993053585195,
        7.40974269950448939160,
        2.97886665372100240670,
    ],
    &[
        1.0,
        2.26052863220117276590,
        9.39603524938001434673,
        1.20489539808096656605e1,
        1.70814450747565897222e1,
        9.60896809063285878198,
        3.36907645100081516050,
    ],
);

/// The exponents whose powers of `e` are zero in double precision lie below minus this.
const MAX_LOG_F64: f64 = 7.09782712893383996843e2;

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
    2.326819970068386e-2,
    -1.387039388740657e-1,
    3.687424674597105e-1,
    -5.824733027278666e-1,
    6.210004621745983e-1,
    -4.944515323274145e-1,
    3.404879937665872e-1,
    -2.741127028184656e-1,
    5.638259427386472e-1,
];

/// `x e^(x^2) erfc x` from `x = 2` on, of `1 / x^2`.
const FAR_F32: &[f64] = &[
    -1.047766399936249e1,
    1.297719955372516e1,
    -7.495518717768503,
    2.921019019210786,
    -1.015265279202700,
    4.218463358204948e-1,
    -2.820767439740514e-1,
    5.641895067754075e-1,
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
    [2.81022636e-08, -0.000200214257],
    [3.43273939e-07, 0.000100950558],
    [-3.5233877e-06, 0.00134934322],
    [-4.39150654e-06, -0.00367342844],
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
    -3.6444120640178196996e-21,
    -1.685059138182016589e-19,
    1.2858480715256400167e-18,
    1.115787767802518096e-17,
    -1.333171662854620906e-16,
    2.0972767875968561637e-17,
    6.6376381343583238325e-15,
    -4.0545662729752068639e-14,
    -8.1519341976054721522e-14,
    2.6335093153082322977e-12,
    -1.2975133253453532498e-11,
    -5.4154120542946279317e-11,
    1.051212273321532285e-09,
    -4.1126339803469836976e-09,
    -2.9070369957882005086e-08,
    4.2347877827932403518e-07,
    -1.3654692000834678645e-06,
    -1.3882523362786468719e-05,
    0.0001867342080340571352,
    -0.00074070253416626697512,
    -0.0060336708714301490533,
    0.24015818242558961693,
    1.6536545626831027356,
];

/// The polynomial of the inverse for `6.25 <= w < 16`, of `sqrt w - 3.25`.
const INVERSE_MIDDLE: [f64; 19] = [
    2.2137376921775787049e-09,
    9.0756561938885390979e-08,
    -2.7517406297064545428e-07,
    1.8239629214389227755e-08,
    1.5027403968909827627e-06,
    -4.013867526981545969e-06,
    2.9234449089955446044e-06,
    1.2475304481671778723e-05,
    -4.7318229009055733981e-05,
    6.8284851459573175448e-05,
    2.4031110387097893999e-05,
    -0.0003550375203628474796,
    0.00095328937973738049703,
    -0.0016882755560235047313,
    0.0024914420961078508066,
    -0.0037512085075692412107,
    0.005370914553590063617,
    1.0052589676941592334,
    3.0838856104922207635,
];

/// The polynomial of the inverse from `w = 16` on, of `sqrt w - 5`.
const INVERSE_FAR: [f64; 17] = [
    -2.7109920616438573243e-11,
    -2.5556418169965252055e-10,
    1.5076572693500548083e-09,
    -3.7894654401267369937e-09,
    7.6157012080783393804e-09,
    -1.4960026627149240478e-08,
    2.9147953450901080826e-08,
    -6.7711997758452339498e-08,
    2.2900482228026654717e-07,
    -9.9298272942317002539e-07,
    4.5260625972231537039e-06,
    -1.9681778105531670567e-05,
    7.5995277030017761139e-05,
    -0.00021503011930044477347,
    -0.00013871931833623122026,
    1.0103004648645343977,
    4.8499064014085844221,
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
