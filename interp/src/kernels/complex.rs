//! Arithmetic and functions of complex numbers.
//!
//! Sums, products and comparisons are computed in the number's own parts. Quotients and functions are computed in
//! `f64` and rounded once, as the reference does it; special values follow C's Annex G where XLA and the reference
//! agree on it.

use super::arith::{Float, Op1, Op2, block1, block2, ops1, ops2};
use super::bits::part;
use super::block::{Block1, Block2};
use super::complex_arc;
use super::kinds::{BinaryKind, UnaryKind};
use crate::element::{Complex, ElementType};
use crate::math::{arc, exp, log, power, trig};
use crate::tensor::Tensor;
use crate::trap::Trap;

ops1! { pub(super) complex_unary over T: Float as Complex<T>;
    Acos => |z| wide(z, complex_arc::acos);
    Acosh => |z| wide(z, complex_arc::acosh);
    Asin => |z| wide(z, complex_arc::asin);
    AsinAcosKernel => |z| wide(z, complex_arc::kernel);
    Asinh => |z| wide(z, complex_arc::asinh);
    Atan => |z| wide(z, complex_arc::atan);
    Atanh => |z| wide(z, complex_arc::atanh);
    Cbrt => |z| wide(z, cbrt);
    Cosh => |z| wide(z, |z| cosine(Complex::new(-z.im, z.re)));
    Cosine => |z| wide(z, cosine);
    Exponential => |z| wide(z, exponential);
    ExponentialMinusOne => |z| wide(z, crate::math::complex::expm1);
    Log => |z| wide(z, logarithm);
    LogPlusOne => |z| wide(z, crate::math::complex::log1p);
    Logistic => |z| {
        let one = Complex::new(T::ONE, T::ZERO);
        divide(one, add(one, wide(negate(z), exponential)))
    };
    Negate => |z| negate(z);
    Rsqrt => |z| wide(z, |z| quotient(ONE, square_root(z)));
    Sign => |z| sign(z);
    Sine => |z| wide(z, |z| turn(hyperbolic_sine(Complex::new(-z.im, z.re))));
    Sinh => |z| wide(z, hyperbolic_sine);
    Sqrt => |z| wide(z, square_root);
    Square => |z| wide(z, complex_arc::square);
    Tan => |z| wide(z, |z| turn(hyperbolic_tangent(Complex::new(-z.im, z.re))));
    Tanh => |z| wide(z, hyperbolic_tangent);
}

ops2! { pub(super) complex_binary over T: Float as Complex<T>;
    Add => |x, y| add(x, y);
    Atan2 => |y, x| narrow(angle_of(widen(y), widen(x)));
    Divide => |x, y| divide(x, y);
    Maximum => |x, y| if after(x, y) { x } else { y };
    Minimum => |x, y| if after(y, x) { x } else { y };
    Multiply => |x, y| multiply(x, y);
    Power => |x, y| narrow(power_of(widen(x), widen(y)));
    Subtract => |x, y| subtract(x, y);
}

/// Spec: abs of complex numbers, `sqrt(re² + im²)` without overflow. The result is real.
pub fn abs(x: &Tensor) -> Result<Tensor, Trap> {
    match x.element() {
        ElementType::C64 => part(x, |z: Complex<f32>| length(widen(z)) as f32),
        ElementType::C128 => part(x, length),
        element => Err(Trap::unsupported(format!("abs of {element} is not complex"))),
    }
}

const ONE: Complex<f64> = Complex::new(1.0, 0.0);

#[inline(always)]
fn widen<T: Float>(z: Complex<T>) -> Complex<f64> {
    Complex::new(z.re.widen(), z.im.widen())
}

#[inline(always)]
fn narrow<T: Float>(z: Complex<f64>) -> Complex<T> {
    Complex::new(T::narrow(z.re), T::narrow(z.im))
}

/// A function computed in `f64` and rounded once.
#[inline(always)]
fn wide<T: Float>(z: Complex<T>, f: impl Fn(Complex<f64>) -> Complex<f64>) -> Complex<T> {
    narrow(f(widen(z)))
}

#[inline(always)]
fn negate<T: Float>(z: Complex<T>) -> Complex<T> {
    Complex::new(-z.re, -z.im)
}

#[inline(always)]
fn add<T: Float>(x: Complex<T>, y: Complex<T>) -> Complex<T> {
    Complex::new(x.re + y.re, x.im + y.im)
}

#[inline(always)]
fn subtract<T: Float>(x: Complex<T>, y: Complex<T>) -> Complex<T> {
    Complex::new(x.re - y.re, x.im - y.im)
}

#[inline(always)]
fn multiply<T: Float>(x: Complex<T>, y: Complex<T>) -> Complex<T> {
    Complex::new(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re)
}

#[inline(always)]
pub(super) fn divide<T: Float>(x: Complex<T>, y: Complex<T>) -> Complex<T> {
    narrow(quotient(widen(x), widen(y)))
}

/// `-i z`: what turns hyperbolic functions of `i z` into circular ones.
#[inline(always)]
fn turn<T: Float>(z: Complex<T>) -> Complex<T> {
    Complex::new(z.im, -z.re)
}

/// Whether `x` comes after `y`: by real part, then by imaginary part.
#[inline(always)]
fn after<T: Float>(x: Complex<T>, y: Complex<T>) -> bool {
    if x.re == y.re { x.im > y.im } else { x.re > y.re }
}

/// `z / |z|`; zero for zero, NaN for anything with a NaN.
#[inline(always)]
fn sign<T: Float>(z: Complex<T>) -> Complex<T> {
    if z.re.is_nan() || z.im.is_nan() {
        Complex::new(T::narrow(f64::NAN), T::narrow(f64::NAN))
    } else if z.re == T::ZERO && z.im == T::ZERO {
        Complex::new(T::ZERO, T::ZERO)
    } else {
        divide(z, Complex::new(T::narrow(length(widen(z))), T::ZERO))
    }
}

/// The quotient as C's Annex G has it: the divisor is scaled to avoid overflow, and infinities and zeros are told
/// apart from NaN at the end.
fn quotient(x: Complex<f64>, y: Complex<f64>) -> Complex<f64> {
    let largest = y.re.abs().max(y.im.abs());
    let scale = if largest.is_finite() && largest != 0.0 { -exponent_of(largest) } else { 0 };
    let (c, d) = (scaled(y.re, scale), scaled(y.im, scale));
    let denominator = c * c + d * d;
    let re = scaled((x.re * c + x.im * d) / denominator, scale);
    let im = scaled((x.im * c - x.re * d) / denominator, scale);
    if !(re.is_nan() && im.is_nan()) {
        return Complex::new(re, im);
    }
    let boxed = |part: f64| (if part.is_infinite() { 1.0f64 } else { 0.0 }).copysign(part);
    if denominator == 0.0 && !(x.re.is_nan() && x.im.is_nan()) {
        let infinity = f64::INFINITY.copysign(c);
        Complex::new(infinity * x.re, infinity * x.im)
    } else if (x.re.is_infinite() || x.im.is_infinite()) && c.is_finite() && d.is_finite() {
        let (a, b) = (boxed(x.re), boxed(x.im));
        Complex::new(f64::INFINITY * (a * c + b * d), f64::INFINITY * (b * c - a * d))
    } else if largest.is_infinite() && x.re.is_finite() && x.im.is_finite() {
        let (c, d) = (boxed(c), boxed(d));
        Complex::new(0.0 * (x.re * c + x.im * d), 0.0 * (x.im * c - x.re * d))
    } else {
        Complex::new(re, im)
    }
}

/// `floor(log2 x)` of a finite positive number.
fn exponent_of(x: f64) -> i32 {
    let field = (x.to_bits() >> 52) as i32;
    if field > 0 { field - 1023 } else { -1011 - (x.to_bits().leading_zeros() as i32) }
}

/// `x · 2^power`, rounded once; the power may be beyond the range of `f64`.
fn scaled(x: f64, power: i32) -> f64 {
    let two_to = |power: i32| f64::from_bits(((power + 1023) as u64) << 52);
    // In two factors, of which only the last can make a result subnormal and so round it.
    let half = (power / 2).clamp(-1022, 1023);
    let rest = (power - half).clamp(-1022, 1023);
    x * two_to(half) * two_to(rest)
}

/// `sqrt(re² + im²)`; infinite if any part is.
fn length(z: Complex<f64>) -> f64 {
    let (a, b) = (z.re.abs(), z.im.abs());
    if a.is_infinite() || b.is_infinite() {
        return f64::INFINITY;
    }
    let (large, small) = if a < b { (b, a) } else { (a, b) };
    if small == 0.0 || large.is_nan() {
        return large + small;
    }
    let scale = -exponent_of(large);
    let (large, small) = (scaled(large, scale), scaled(small, scale));
    // The squares with their rounding errors; one correction then makes the root good to half a unit.
    let (square, other) = (large * large, small * small);
    let sum = square + other;
    let lost = (square - sum) + other;
    let errors = large.mul_add(large, -square) + small.mul_add(small, -other);
    let root = sum.sqrt();
    let rest = root.mul_add(-root, sum) + (lost + errors);
    scaled(root + rest / (2.0 * root), -scale)
}

fn exponential(z: Complex<f64>) -> Complex<f64> {
    if z.im == 0.0 {
        return Complex::new(exp::exp(z.re), z.im);
    }
    if z.re == f64::NEG_INFINITY && !z.im.is_finite() {
        return Complex::new(0.0, 0.0);
    }
    if z.re == f64::INFINITY && !z.im.is_finite() {
        return Complex::new(f64::INFINITY, f64::NAN);
    }
    // Where the length alone would overflow, the direction may bring it back.
    let excess = if z.re > 709.0 && z.re.is_finite() { 700.0 } else { 0.0 };
    let length = exp::exp(z.re - excess);
    let (re, im) = (length * trig::cos(z.im), length * trig::sin(z.im));
    if excess == 0.0 {
        return Complex::new(re, im);
    }
    let rest = exp::exp(excess);
    Complex::new(re * rest, im * rest)
}

fn logarithm(z: Complex<f64>) -> Complex<f64> {
    let angle = arc::atan2(z.im, z.re);
    let (a, b) = (z.re.abs(), z.im.abs());
    let (large, small) = if a < b { (b, a) } else { (a, b) };
    let near_one = large > 0.5 && large < 2.0 && small < 2.0;
    let log_length = if near_one {
        // log(r) = log1p(r² - 1) / 2, with the squares' rounding errors.
        let (square, other) = (large * large, small * small);
        let errors = large.mul_add(large, -square) + small.mul_add(small, -other);
        log::log1p(((square - 1.0) + other) + errors) / 2.0
    } else {
        log::log(length(z))
    };
    Complex::new(log_length, angle)
}

fn square_root(z: Complex<f64>) -> Complex<f64> {
    if z.im.is_infinite() {
        return Complex::new(f64::INFINITY, z.im);
    }
    if z.re == 0.0 && z.im == 0.0 {
        return Complex::new(0.0, z.im);
    }
    if z.re.is_infinite() {
        let other = if z.im.is_nan() { f64::NAN } else { 0.0f64.copysign(z.im) };
        return if z.re > 0.0 {
            Complex::new(f64::INFINITY, other)
        } else {
            Complex::new(other.abs(), f64::INFINITY.copysign(z.im))
        };
    }
    // Scaled by a power of four, so that neither the length overflows nor small parts vanish.
    let scale = exponent_of(z.re.abs().max(z.im.abs())) & !1;
    let (re, im) = (scaled(z.re, -scale), scaled(z.im, -scale));
    let root = ((re.abs() + length(Complex::new(re, im))) / 2.0).sqrt();
    let other = im.abs() / (2.0 * root);
    let (re, im) = if re >= 0.0 { (root, other.copysign(im)) } else { (other, root.copysign(im)) };
    Complex::new(scaled(re, scale / 2), scaled(im, scale / 2))
}

fn cbrt(z: Complex<f64>) -> Complex<f64> {
    let angle = arc::atan2(z.im, z.re) / 3.0;
    let root = power::cbrt(length(z));
    Complex::new(root * trig::cos(angle), root * trig::sin(angle))
}

fn cosine(z: Complex<f64>) -> Complex<f64> {
    // cosh(i z)
    let (x, y) = (-z.im, z.re);
    let im = if x == 0.0 || y == 0.0 { x * y } else { exp::sinh(x) * trig::sin(y) };
    Complex::new(exp::cosh(x) * trig::cos(y), im)
}

fn hyperbolic_sine(z: Complex<f64>) -> Complex<f64> {
    let re = if z.re == 0.0 { z.re } else { exp::sinh(z.re) * trig::cos(z.im) };
    let im = if z.im == 0.0 { z.im } else { exp::cosh(z.re) * trig::sin(z.im) };
    Complex::new(re, im)
}

/// Kahan's formula, which neither cancels nor overflows.
fn hyperbolic_tangent(z: Complex<f64>) -> Complex<f64> {
    if z.im == 0.0 && z.re.is_nan() {
        return z;
    }
    if z.re.is_finite() && !z.im.is_finite() {
        return Complex::new(f64::NAN, f64::NAN);
    }
    if z.re.abs() > 22.0 {
        let decay = exp::exp(-2.0 * z.re.abs());
        let im = if z.im.is_finite() { 4.0 * trig::sin(z.im) * trig::cos(z.im) * decay } else { 0.0 };
        return Complex::new(1.0f64.copysign(z.re), im);
    }
    let tangent = trig::tan(z.im);
    let (b, s) = (1.0 + tangent * tangent, exp::sinh(z.re));
    let r = (1.0 + s * s).sqrt();
    if tangent.is_infinite() {
        return Complex::new(r / s, 1.0 / tangent);
    }
    let d = 1.0 + b * s * s;
    Complex::new(b * r * s / d, tangent / d)
}

/// `-i log((x + i y) / sqrt(x² + y²))`.
fn angle_of(y: Complex<f64>, x: Complex<f64>) -> Complex<f64> {
    let direction = add(x, Complex::new(-y.im, y.re));
    let length = square_root(add(multiply(x, x), multiply(y, y)));
    turn(logarithm(divide(direction, length)))
}

/// `exp(y log x)`, with `x^0 = 1` and, where the real part of `y` is positive, `0^y = 0`.
fn power_of(x: Complex<f64>, y: Complex<f64>) -> Complex<f64> {
    if y.re == 0.0 && y.im == 0.0 {
        return ONE;
    }
    if x.re == 0.0 && x.im == 0.0 && y.re > 0.0 && !y.im.is_infinite() {
        return Complex::new(0.0, 0.0);
    }
    exponential(multiply(y, logarithm(x)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::elementwise::{binary, unary};

    const fn z(re: f64, im: f64) -> Complex<f64> {
        Complex::new(re, im)
    }

    fn close(got: Complex<f64>, expect: Complex<f64>, what: &str) {
        let size = expect.re.abs().max(expect.im.abs()).max(1e-300);
        let near = |a: f64, b: f64| a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= 4e-15 * size;
        assert!(near(got.re, expect.re) && near(got.im, expect.im), "{what}: {got:?} instead of {expect:?}");
    }

    fn check1(kind: UnaryKind, x: Complex<f64>, expect: Complex<f64>) {
        let x = Tensor::from_slice(ElementType::C128, &[1], &[x]).unwrap();
        let got = unary(kind, x.clone()).unwrap().as_slice::<Complex<f64>>()[0];
        close(got, expect, &format!("{} {:?}", kind.name(), x.as_slice::<Complex<f64>>()));
    }

    fn check2(kind: BinaryKind, x: Complex<f64>, y: Complex<f64>, expect: Complex<f64>) {
        let tensor = |z| Tensor::from_slice(ElementType::C128, &[1], &[z]).unwrap();
        let got = binary(kind, tensor(x), tensor(y)).unwrap().as_slice::<Complex<f64>>()[0];
        close(got, expect, kind.name());
    }

    // Expected values from NumPy 2 (complex128) and mpmath.
    /// Where the reference and XLA agree.
    #[test]
    fn ends() {
        let (inf, nan) = (f64::INFINITY, f64::NAN);
        check1(UnaryKind::Tanh, z(100.0, inf), z(nan, nan));
        check1(UnaryKind::Tanh, z(-100.0, nan), z(nan, nan));
        check1(UnaryKind::Tanh, z(inf, inf), z(1.0, 0.0));
        check1(UnaryKind::Tanh, z(nan, 0.0), z(nan, 0.0));
        check1(UnaryKind::Tan, z(inf, 100.0), z(nan, nan));
        check1(UnaryKind::Tan, z(0.0, nan), z(0.0, nan));
        // The squares would overflow in single precision.
        let x = Tensor::from_slice(ElementType::C64, &[1], &[Complex::new(1e30f32, 0.0)]).unwrap();
        let angle = binary(BinaryKind::Atan2, x.clone(), x).unwrap().as_slice::<Complex<f32>>()[0];
        assert!(angle.re == std::f32::consts::FRAC_PI_4 && angle.im.abs() < 1e-15, "{angle:?}");
        check2(BinaryKind::Power, z(0.0, 0.0), z(0.0, 0.0), z(1.0, 0.0));
        check2(BinaryKind::Power, z(0.0, 0.0), z(2.5, 1.0), z(0.0, 0.0));
        check2(BinaryKind::Power, z(0.0, 0.0), z(0.0, 1.0), z(nan, nan));
        check2(BinaryKind::Power, z(0.0, 0.0), z(-1.0, 0.0), z(inf, nan));
        check2(BinaryKind::Power, z(0.0, 0.0), z(nan, 0.0), z(nan, nan));
    }

    #[test]
    fn functions() {
        let points = [
            z(1.5, -0.75),
            z(-2.25, 3.0),
            z(0.001, 1.0),
            z(-0.6, 0.8),
            z(30.0, 1.0),
            z(-0.001, -0.002),
            z(0.25, -40.0),
        ];
        let check = |kind, expect: [Complex<f64>; 7]| {
            points.iter().zip(expect).for_each(|(&x, expect)| check1(kind, x, expect));
        };
        check(
            UnaryKind::Cbrt,
            [
                z(1.1739276022259233, -0.18288802053069786),
                z(1.149285987552768, 1.0454019228645668),
                z(0.8661921666452503, 0.4997113804743985),
                z(0.7397489472387969, 0.6728829727813683),
                z(3.1076159571414155, 0.034517705608434604),
                z(0.1018322195142854, -0.08203632448837139),
                z(2.965340498181883, -1.703813068767077),
            ],
        );
        check(
            UnaryKind::Cosine,
            [
                z(0.09158227260398998, 0.8202568175066205),
                z(-6.324239708235761, 7.794639970793174),
                z(1.5430798632749907, -0.0011752009977769456),
                z(1.1038326938102014, 0.5014623584193467),
                z(0.23802242521370495, 1.161135943991755),
                z(1.0000014999997084, -2.000001000000061e-06),
                z(1.1403385446303168e+17, 2.9117623482830548e+16),
            ],
        );
        check(
            UnaryKind::Exponential,
            [
                z(3.2792020065198244, -3.0548929807153677),
                z(-0.10434444146375106, 0.01487393941967405),
                z(0.5408428784152337, 0.842312876668477),
                z(0.3823607490345032, 0.3936933699085823),
                z(5773926857998.931, 8992358290239.943),
                z(0.9989985018330413, -0.00199799966766635),
                z(-0.8563654225179601, -0.9567442363640158),
            ],
        );
        check(
            UnaryKind::Log,
            [
                z(0.5170368837652692, -0.4636476090008061),
                z(1.3217558399823195, 2.214297435588181),
                z(4.999997500001667e-07, 1.5697963271282298),
                z(2.2204460492503132e-17, 2.214297435588181),
                z(3.401752628804169, 0.033320995878247196),
                z(-6.103036322765087, -2.0344439357957027),
                z(3.6888989849824765, -1.5645464081731977),
            ],
        );
        check(
            UnaryKind::Logistic,
            [
                z(0.8452028957668644, -0.11050859165713012),
                z(-0.1161928064165375, 0.018536349185894793),
                z(0.5003246115513317, 0.2731511562538533),
                z(0.3308726283672643, 0.19056603713622144),
                z(0.9999999999999495, 7.874168215050138e-14),
                z(0.49974999977083323, -0.0005000000416665875),
                z(0.8465426851133522, -1.0221731014877427),
            ],
        );
        check(
            UnaryKind::Rsqrt,
            [
                z(0.7515377992267844, 0.17741400827811002),
                z(0.2309401076758503, -0.4618802153517006),
                z(0.7074600691913205, -0.7067529628520753),
                z(0.4472135954999579, -0.8944271909999159),
                z(0.18249817483405711, -0.003040791817339319),
                z(11.117859405028423, 17.98907439947867),
                z(0.11215113826835961, 0.11145238408471096),
            ],
        );
        check(
            UnaryKind::Sign,
            [
                z(0.8944271909999159, -0.4472135954999579),
                z(-0.6, 0.8),
                z(0.000999999500000375, 0.999999500000375),
                z(-0.6, 0.8),
                z(0.9994449069791543, 0.03331483023263848),
                z(-0.4472135954999579, -0.8944271909999159),
                z(0.006249877933263663, -0.999980469322186),
            ],
        );
        check(
            UnaryKind::Sine,
            [
                z(1.2914400857052224, -0.0581683845016712),
                z(-7.833377954241835, -6.292964785134375),
                z(0.0015430803776351509, 1.1752006060432536),
                z(-0.7551725760865238, 0.7329854969137857),
                z(-1.5246124657227496, 0.18127648802917581),
                z(-0.001000001833333675, -0.0020000003333330166),
                z(2.9117623482830548e+16, -1.1403385446303168e+17),
            ],
        );
        check(
            UnaryKind::Sqrt,
            [
                z(1.2603672050487593, -0.2975323370029233),
                z(0.8660254037844386, 1.7320508075688772),
                z(0.7074604229212667, 0.7067533162284685),
                z(0.447213595499958, 0.8944271909999159),
                z(5.477986036839053, 0.09127442031387754),
                z(0.02486028939392892, -0.04022479320953552),
                z(4.486133147955528, -4.458182434713207),
            ],
        );
        check(
            UnaryKind::Tan,
            [
                z(0.10358061868779705, -1.5628689818694737),
                z(0.004851149560963667, 1.001033806666481),
                z(0.00041997423800953297, 0.7615944758057969),
                z(-0.31703926782658287, 0.808065172259716),
                z(-0.10848191924054484, 1.2907974677458787),
                z(-0.0009999963333388, -0.0019999993333282666),
                z(1.730583697436663e-35, -1.0),
            ],
        );
        check(
            UnaryKind::Tanh,
            [
                z(0.9881121005704792, -0.0983878191396714),
                z(-0.9788734252558389, -0.006077646779407646),
                z(0.0034255093703437, 1.5574023897419262),
                z(-0.8473188881809383, 0.561099223207919),
                z(1.0, 1.5924545408982667e-26),
                z(-0.0010000036666721333, -0.0020000006666616),
                z(0.5122645201642649, 0.9770456364337254),
            ],
        );
        check2(BinaryKind::Power, z(1.5, -0.75), z(0.5, 2.0), z(2.2752752673385004, 2.3532821742887307));
        check2(BinaryKind::Atan2, z(1.5, -0.75), z(0.5, 2.0), z(2.7382568788790387, -0.9471811972709131));
        check2(BinaryKind::Power, z(-2.0, 0.5), z(3.0, 0.0), z(-6.5, 5.875));
        check2(BinaryKind::Atan2, z(-2.0, 0.5), z(3.0, 0.0), z(-0.5969435282350378, 0.11520380079783232));
    }

    #[test]
    fn quotients_keep_their_range() {
        let big = 1e300;
        check2(BinaryKind::Divide, z(big, big), z(big, big), z(1.0, 0.0));
        check2(BinaryKind::Divide, z(1.0, 2.0), z(3.0, -4.0), z(-0.2, 0.4));
        check2(BinaryKind::Divide, z(1.0, 0.0), z(0.0, 0.0), z(f64::INFINITY, f64::NAN));
        check2(BinaryKind::Divide, z(1.0, 1.0), z(f64::INFINITY, 1.0), z(0.0, 0.0));
    }

    #[test]
    fn lengths_keep_their_range() {
        for (x, expect) in
            [(z(3e300, 4e300), 5e300), (z(3e-310, 4e-310), 5e-310), (z(f64::NAN, f64::INFINITY), f64::INFINITY)]
        {
            let x = Tensor::from_slice(ElementType::C128, &[1], &[x]).unwrap();
            assert_eq!(abs(&x).unwrap().as_slice::<f64>(), [expect]);
        }
    }
}
