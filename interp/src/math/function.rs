//! The functions by name: for one number, for a block of numbers in place, and as a program.
//!
//! Block functions are compiled for several instruction sets; the bits they give do not depend on
//! which of them runs.

use super::record::Program;
use super::steps::Real;
use super::trig::TrigFormat;
use super::{arc, bessel, complex, erf, exp, gamma, log, power, trig};
use crate::element::Complex;
use crate::kernels::simd::{Task, dispatch_widest};

/// `values[i] = f(values[i])`.
pub type Map<T> = fn(&mut [T]);

/// `values[i] = f(values[i], others[i])`, over as many as both have.
pub type Zip<T> = fn(&mut [T], &[T]);

/// Declares the functions of one operand. A second path after `|` is a shorter way to the same
/// bits below [`TrigFormat::MODERATE`]; a path after the comma is the function of complex numbers.
///
/// `unary! { Sin = "sin": trig::sin | trig::sin_moderate, complex::sin; }` adds `Unary::Sin`.
macro_rules! unary {
    ($($variant:ident = $name:literal: $function:path $(| $moderate:path)? $(, $complex:path)?;)*) => {
        /// A function of one number.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each variant is the function of that name")]
        pub enum Unary { $($variant,)* }

        impl Unary {
            /// Every function.
            pub const ALL: &[Unary] = &[$(Unary::$variant,)*];

            /// The name, as mathematics libraries write it.
            pub const fn name(self) -> &'static str {
                match self { $(Unary::$variant => $name,)* }
            }

            /// The function over a block of single-precision numbers.
            pub fn map_f32(self) -> Map<f32> {
                match self { $(Unary::$variant => map!(f32, $function $(, $moderate)?),)* }
            }

            /// The function over a block of double-precision numbers.
            pub fn map_f64(self) -> Map<f64> {
                match self { $(Unary::$variant => map!(f64, $function $(, $moderate)?),)* }
            }

            /// The function over a block of single-precision complex numbers, where it has one.
            pub fn map_c64(self) -> Option<Map<Complex<f32>>> {
                match self { $(Unary::$variant => optional_map!(Complex<f32> $(, $complex)?),)* }
            }

            /// The function over a block of double-precision complex numbers, where it has one.
            pub fn map_c128(self) -> Option<Map<Complex<f64>>> {
                match self { $(Unary::$variant => optional_map!(Complex<f64> $(, $complex)?),)* }
            }

            /// The steps in single precision.
            pub fn program_f32(self) -> Program {
                match self { $(Unary::$variant => Program::of_unary::<f32>(|x| $function(x)),)* }
            }

            /// The steps in double precision.
            pub fn program_f64(self) -> Program {
                match self { $(Unary::$variant => Program::of_unary::<f64>(|x| $function(x)),)* }
            }
        }
    };
}

/// Declares the functions of two operands, for real and for complex numbers.
macro_rules! binary {
    ($($variant:ident = $name:literal: $function:path, $complex:path;)*) => {
        /// A function of two numbers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each variant is the function of that name")]
        pub enum Binary { $($variant,)* }

        impl Binary {
            /// Every function.
            pub const ALL: &[Binary] = &[$(Binary::$variant,)*];

            /// The name, as mathematics libraries write it.
            pub const fn name(self) -> &'static str {
                match self { $(Binary::$variant => $name,)* }
            }

            /// The function over blocks of single-precision numbers.
            pub fn zip_f32(self) -> Zip<f32> {
                match self { $(Binary::$variant => zip!(f32, $function),)* }
            }

            /// The function over blocks of double-precision numbers.
            pub fn zip_f64(self) -> Zip<f64> {
                match self { $(Binary::$variant => zip!(f64, $function),)* }
            }

            /// The function over blocks of single-precision complex numbers.
            pub fn zip_c64(self) -> Zip<Complex<f32>> {
                match self { $(Binary::$variant => zip!(Complex<f32>, $complex),)* }
            }

            /// The function over blocks of double-precision complex numbers.
            pub fn zip_c128(self) -> Zip<Complex<f64>> {
                match self { $(Binary::$variant => zip!(Complex<f64>, $complex),)* }
            }

            /// The steps in single precision.
            pub fn program_f32(self) -> Program {
                match self {
                    $(Binary::$variant => Program::of_binary::<f32>(|x, y| $function(x, y)),)*
                }
            }

            /// The steps in double precision.
            pub fn program_f64(self) -> Program {
                match self {
                    $(Binary::$variant => Program::of_binary::<f64>(|x, y| $function(x, y)),)*
                }
            }
        }
    };
}

/// A [`Map`] of the function: `map!(f32, exp::exp)`.
macro_rules! map {
    ($ty:ty, $function:path) => {{
        struct Block<'a>(&'a mut [$ty]);
        impl Task for Block<'_> {
            type Output = ();

            #[inline(always)]
            fn run(self) {
                for value in self.0 {
                    *value = $function(*value);
                }
            }
        }
        |values| dispatch_widest(Block(values))
    }};
    ($ty:ty, $function:path, $moderate:path) => {{
        struct Block<'a>(&'a mut [$ty]);
        impl Task for Block<'_> {
            type Output = ();

            #[inline(always)]
            fn run(self) {
                for values in self.0.chunks_mut(GUARDED) {
                    if all_moderate(values) {
                        for value in values {
                            *value = $moderate(*value);
                        }
                    } else {
                        for value in values {
                            *value = $function(*value);
                        }
                    }
                }
            }
        }
        |values| dispatch_widest(Block(values))
    }};
}

/// A [`Map`] of the function, if one is given.
macro_rules! optional_map {
    ($ty:ty) => {
        None
    };
    ($ty:ty, $function:path) => {
        Some(map!($ty, $function))
    };
}

/// A [`Zip`] of the function.
macro_rules! zip {
    ($ty:ty, $function:path) => {{
        struct Blocks<'a>(&'a mut [$ty], &'a [$ty]);
        impl Task for Blocks<'_> {
            type Output = ();

            #[inline(always)]
            fn run(self) {
                for (value, &other) in self.0.iter_mut().zip(self.1) {
                    *value = $function(*value, other);
                }
            }
        }
        |values, others| dispatch_widest(Blocks(values, others))
    }};
}

/// How many numbers are looked at together before the shorter way is taken for all of them.
const GUARDED: usize = 128;

#[inline(always)]
fn all_moderate<R: Real<Mask = bool>>(values: &[R]) -> bool
where
    R::Scalar: TrigFormat,
{
    values.iter().fold(true, |all, value| all & value.abs().lt(R::Scalar::MODERATE))
}

unary! {
    Acos = "acos": arc::acos;
    Acosh = "acosh": log::acosh;
    Asin = "asin": arc::asin;
    Asinh = "asinh": log::asinh;
    Atan = "atan": arc::atan;
    Atanh = "atanh": log::atanh;
    BesselI1e = "bessel_i1e": bessel::bessel_i1e;
    Cbrt = "cbrt": power::cbrt, complex::cbrt;
    Cos = "cos": trig::cos | trig::cos_moderate, complex::cos;
    Cosh = "cosh": exp::cosh;
    Digamma = "digamma": gamma::digamma;
    Erf = "erf": erf::erf;
    ErfInv = "erf_inv": erf::erf_inv;
    Erfc = "erfc": erf::erfc;
    Exp = "exp": exp::exp, complex::exp;
    Expm1 = "expm1": exp::expm1, complex::expm1;
    Lgamma = "lgamma": gamma::lgamma;
    Log = "log": log::log, complex::log;
    Log1p = "log1p": log::log1p, complex::log1p;
    Logistic = "logistic": exp::logistic, complex::logistic;
    Rsqrt = "rsqrt": power::rsqrt, complex::rsqrt;
    Sin = "sin": trig::sin | trig::sin_moderate, complex::sin;
    Sinh = "sinh": exp::sinh;
    Sqrt = "sqrt": power::sqrt, complex::sqrt;
    Tan = "tan": trig::tan | trig::tan_moderate, complex::tan;
    Tanh = "tanh": exp::tanh, complex::tanh;
}

binary! {
    Atan2 = "atan2": arc::atan2, complex::atan2;
    Pow = "pow": power::pow, complex::pow;
}

/// `out[i]` is the magnitude of `values[i]`, over as many as both have.
pub fn abs_c64(values: &[Complex<f32>], out: &mut [f32]) {
    dispatch_widest(Magnitudes(values, out));
}

/// `out[i]` is the magnitude of `values[i]`, over as many as both have.
pub fn abs_c128(values: &[Complex<f64>], out: &mut [f64]) {
    dispatch_widest(Magnitudes(values, out));
}

struct Magnitudes<'a, R>(&'a [Complex<R>], &'a mut [R]);

impl<R: Real> Task for Magnitudes<'_, R>
where
    R::Scalar: complex::ComplexFormat,
{
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for (&value, out) in self.0.iter().zip(self.1) {
            *out = complex::abs(value);
        }
    }
}

impl Unary {
    /// The function of one single-precision number.
    pub fn f32(self, x: f32) -> f32 {
        let mut value = [x];
        self.map_f32()(&mut value);
        value[0]
    }

    /// The function of one double-precision number.
    pub fn f64(self, x: f64) -> f64 {
        let mut value = [x];
        self.map_f64()(&mut value);
        value[0]
    }
}

impl Binary {
    /// The function of two single-precision numbers.
    pub fn f32(self, x: f32, y: f32) -> f32 {
        let mut value = [x];
        self.zip_f32()(&mut value, &[y]);
        value[0]
    }

    /// The function of two double-precision numbers.
    pub fn f64(self, x: f64, y: f64) -> f64 {
        let mut value = [x];
        self.zip_f64()(&mut value, &[y]);
        value[0]
    }
}
