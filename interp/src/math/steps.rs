//! The steps that every function of this module is written in: add, subtract, multiply, divide,
//! square root, fused multiply-add, comparison, selection, integer work on the bits of a float,
//! and reads from small constant tables.
//!
//! [`Real`], [`Word`] and [`Mask`] name these steps. Plain `f32` and `f64` carry them out;
//! [`Traced`](super::record::Traced) writes them down. Each step is correctly rounded, so a
//! sequence of them gives the same bits on every machine and in every language that has them.
//! There is no branch on data: what depends on a value is a selection.

use std::num::Wrapping;
use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Shl, Shr, Sub};

/// A binary floating-point format: what must be known about its bits.
///
/// Tables of coefficients extend this trait, one trait for each family of functions.
pub trait Format: Copy + PartialOrd + 'static {
    /// The unsigned integer of the same width.
    type Bits: Copy + 'static;
    /// Explicit bits of the significand: 23 or 52.
    const FRACTION: usize;
    /// Bits of the whole number: 32 or 64.
    const WIDTH: usize;
    /// The exponent's bias: 127 or 1023.
    const BIAS: Self::Bits;
    /// Twice the bias.
    const BIAS_TWICE: Self::Bits;
    /// The bits of one.
    const ONE_BITS: Self::Bits;
    /// The sign bit alone.
    const SIGN: Self::Bits;
    /// Every bit but the sign.
    const MAGNITUDE: Self::Bits;
    /// The bits of the significand's fraction.
    const SIGNIFICAND: Self::Bits;
    /// `1.5 * 2^FRACTION`: adding it to a small number rounds to an integer, ties to even, and
    /// leaves that integer in the low bits.
    const ROUNDER: Self;
    /// The bits of [`ROUNDER`](Self::ROUNDER).
    const ROUNDER_BITS: Self::Bits;
    /// `2^FRACTION`, above which every number is an integer.
    const INTEGERS: Self;
    /// `2^FRACTION` plus the bias.
    const BIASED_INTEGERS: Self;
    /// The bits of [`INTEGERS`](Self::INTEGERS).
    const INTEGERS_BITS: Self::Bits;
    /// The smallest positive normal number.
    const MIN_NORMAL: Self;
    /// `ln 2` in two parts; the first has so few bits that its product with an exponent is exact.
    const LN_2: (Self, Self);
    /// A power of two that makes subnormal numbers normal, and its exponent as a float.
    const LIFT: (Self, Self);

    /// The number nearest to `value`.
    fn of(value: f64) -> Self;
}

impl Format for f32 {
    type Bits = u32;
    const FRACTION: usize = 23;
    const WIDTH: usize = 32;
    const BIAS: u32 = 127;
    const BIAS_TWICE: u32 = 254;
    const ONE_BITS: u32 = 1.0_f32.to_bits();
    const SIGN: u32 = 1 << 31;
    const MAGNITUDE: u32 = !(1 << 31);
    const SIGNIFICAND: u32 = (1 << 23) - 1;
    const ROUNDER: f32 = 12582912.0;
    const ROUNDER_BITS: u32 = 12582912.0_f32.to_bits();
    const INTEGERS: f32 = 8388608.0;
    const BIASED_INTEGERS: f32 = 8388608.0 + 127.0;
    const INTEGERS_BITS: u32 = 8388608.0_f32.to_bits();
    const MIN_NORMAL: f32 = f32::MIN_POSITIVE;
    const LN_2: (f32, f32) = (0.693_145_75, 1.428_606_8e-6);
    const LIFT: (f32, f32) = (33554432.0, 25.0);

    #[inline(always)]
    fn of(value: f64) -> f32 {
        value as f32
    }
}

impl Format for f64 {
    type Bits = u64;
    const FRACTION: usize = 52;
    const WIDTH: usize = 64;
    const BIAS: u64 = 1023;
    const BIAS_TWICE: u64 = 2046;
    const ONE_BITS: u64 = 1.0_f64.to_bits();
    const SIGN: u64 = 1 << 63;
    const MAGNITUDE: u64 = !(1 << 63);
    const SIGNIFICAND: u64 = (1 << 52) - 1;
    const ROUNDER: f64 = 6755399441055744.0;
    const ROUNDER_BITS: u64 = 6755399441055744.0_f64.to_bits();
    const INTEGERS: f64 = 4503599627370496.0;
    const BIASED_INTEGERS: f64 = 4503599627370496.0 + 1023.0;
    const INTEGERS_BITS: u64 = 4503599627370496.0_f64.to_bits();
    const MIN_NORMAL: f64 = f64::MIN_POSITIVE;
    const LN_2: (f64, f64) = (0.693_147_180_559_890_3, 5.497_923_018_708_371e-14);
    const LIFT: (f64, f64) = (18014398509481984.0, 54.0);

    #[inline(always)]
    fn of(value: f64) -> f64 {
        value
    }
}

/// A truth value of a lane.
pub trait Mask: Copy + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {}

impl Mask for bool {}

/// The bits of a number as an unsigned integer; sums and differences wrap around.
pub trait Word:
    Copy
    + From<Wrapping<<Self as Word>::Bits>>
    + Add<Output = Self>
    + Sub<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
{
    /// The plain integer.
    type Bits;
    /// The truth value that comparisons give.
    type Mask: Mask;

    /// Whether both are the same number.
    fn same(self, other: Self) -> Self::Mask;

    /// `yes` where `mask` holds, `no` elsewhere.
    fn select(mask: Self::Mask, yes: Self, no: Self) -> Self;

    /// A small constant.
    fn small(value: u32) -> Self;

    /// A constant.
    #[inline(always)]
    fn of(bits: Self::Bits) -> Self {
        Self::from(Wrapping(bits))
    }
}

macro_rules! native_word {
    ($($bits:ty),*) => {$(
        impl Word for Wrapping<$bits> {
            type Bits = $bits;
            type Mask = bool;

            #[inline(always)]
            fn same(self, other: Self) -> bool {
                self == other
            }

            #[inline(always)]
            fn select(mask: bool, yes: Self, no: Self) -> Self {
                if mask { yes } else { no }
            }

            #[inline(always)]
            fn small(value: u32) -> Self {
                Wrapping(value.into())
            }
        }
    )*};
}

native_word!(u32, u64);

/// A number of one format, and the steps on it.
pub trait Real:
    Copy
    + From<<Self as Real>::Scalar>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// The plain float, in which constants are given.
    type Scalar: Format;
    /// The bits.
    type Word: Word<Bits = <Self::Scalar as Format>::Bits, Mask = Self::Mask>;
    /// The truth value that comparisons give.
    type Mask: Mask;
    /// The same lane in double precision.
    type Double: Real<Scalar = f64, Mask = Self::Mask>;

    /// The same number in double precision.
    fn to_double(self) -> Self::Double;

    /// The number of this format nearest to one in double precision.
    fn from_double(value: Self::Double) -> Self;

    /// `self * factor + term`, rounded once.
    fn fma(self, factor: impl Into<Self>, term: impl Into<Self>) -> Self;

    /// The square root, correctly rounded.
    fn sqrt(self) -> Self;

    /// Whether `self < other`; false for NaN.
    fn lt(self, other: impl Into<Self>) -> Self::Mask;

    /// Whether `self <= other`; false for NaN.
    fn le(self, other: impl Into<Self>) -> Self::Mask;

    /// Whether `self == other`; false for NaN, true for zeros of either sign.
    fn same(self, other: impl Into<Self>) -> Self::Mask;

    /// `yes` where `mask` holds, `no` elsewhere.
    fn select(mask: Self::Mask, yes: impl Into<Self>, no: impl Into<Self>) -> Self;

    /// The bits of the number.
    fn to_word(self) -> Self::Word;

    /// The number of these bits.
    fn from_word(word: Self::Word) -> Self;

    /// `table[index % 32]`.
    fn lookup(table: &'static [Self::Scalar; 32], index: Self::Word) -> Self;

    /// A constant: the number of this format nearest to `value`.
    #[inline(always)]
    fn of(value: f64) -> Self {
        Self::from(Self::Scalar::of(value))
    }

    /// The magnitude.
    #[inline(always)]
    fn abs(self) -> Self {
        Self::from_word(self.to_word() & Self::Word::of(Self::Scalar::MAGNITUDE))
    }

    /// The number with the sign of `other` in place of its own.
    #[inline(always)]
    fn copysign(self, other: Self) -> Self {
        let sign = other.to_word() & Self::Word::of(Self::Scalar::SIGN);
        Self::from_word(self.abs().to_word() | sign)
    }

    /// The nearest integer, ties to even, as a number and as a word, for magnitudes below
    /// `2^(FRACTION - 1)`.
    #[inline(always)]
    fn round(self) -> (Self, Self::Word) {
        let shifted = self + Self::from(Self::Scalar::ROUNDER);
        let word = shifted.to_word() - Self::Word::of(Self::Scalar::ROUNDER_BITS);
        (shifted - Self::from(Self::Scalar::ROUNDER), word)
    }

    /// `2^exponent` for exponents of normal numbers.
    #[inline(always)]
    fn power_of_two(exponent: Self::Word) -> Self {
        let biased = exponent + Self::Word::of(Self::Scalar::BIAS);
        Self::from_word(biased << Self::Scalar::FRACTION)
    }

    /// The integer nearest to `self * factor`, as [`round`](Self::round) gives it.
    #[inline(always)]
    fn round_product(self, factor: Self::Scalar) -> (Self, Self::Word) {
        let shifted = self.fma(factor, Self::Scalar::ROUNDER);
        let word = shifted.to_word() - Self::Word::of(Self::Scalar::ROUNDER_BITS);
        (shifted - Self::from(Self::Scalar::ROUNDER), word)
    }

    /// `self * 2^exponent` for exponents up to twice the range of normal numbers, rounded once.
    /// The magnitude of `self` is about one.
    #[inline(always)]
    fn scale(self, exponent: Self::Word) -> Self {
        let biased = exponent + Self::Word::of(Self::Scalar::BIAS_TWICE);
        let half = biased >> 1;
        let first = Self::from_word(half << Self::Scalar::FRACTION);
        self * first * Self::from_word((biased - half) << Self::Scalar::FRACTION)
    }

    /// The smaller number; `self` where either is NaN.
    #[inline(always)]
    fn at_most(self, limit: impl Into<Self>) -> Self {
        let limit = limit.into();
        Self::select(limit.lt(self), limit, self)
    }

    /// The larger number; `self` where either is NaN.
    #[inline(always)]
    fn at_least(self, limit: impl Into<Self>) -> Self {
        let limit = limit.into();
        Self::select(self.lt(limit), limit, self)
    }

    /// `coefficients[0] + coefficients[1] * self + …`, by Horner's rule.
    #[inline(always)]
    fn polynomial(self, coefficients: &[Self::Scalar]) -> Self {
        let (last, rest) = coefficients.split_last().expect("a polynomial has coefficients");
        let mut sum = Self::from(*last);
        for &coefficient in rest.iter().rev() {
            sum = sum.fma(self, coefficient);
        }
        sum
    }
}

macro_rules! native_real {
    ($($float:ty => $bits:ty),*) => {$(
        impl Real for $float {
            type Scalar = $float;
            type Word = Wrapping<$bits>;
            type Mask = bool;
            type Double = f64;

            #[inline(always)]
            fn to_double(self) -> f64 {
                self.into()
            }

            #[inline(always)]
            fn from_double(value: f64) -> Self {
                value as $float
            }

            #[inline(always)]
            fn fma(self, factor: impl Into<Self>, term: impl Into<Self>) -> Self {
                self.mul_add(factor.into(), term.into())
            }

            #[inline(always)]
            fn sqrt(self) -> Self {
                <$float>::sqrt(self)
            }

            #[inline(always)]
            fn lt(self, other: impl Into<Self>) -> bool {
                self < other.into()
            }

            #[inline(always)]
            fn le(self, other: impl Into<Self>) -> bool {
                self <= other.into()
            }

            #[inline(always)]
            fn same(self, other: impl Into<Self>) -> bool {
                self == other.into()
            }

            #[inline(always)]
            fn select(mask: bool, yes: impl Into<Self>, no: impl Into<Self>) -> Self {
                if mask { yes.into() } else { no.into() }
            }

            #[inline(always)]
            fn to_word(self) -> Wrapping<$bits> {
                Wrapping(self.to_bits())
            }

            #[inline(always)]
            fn from_word(word: Wrapping<$bits>) -> Self {
                <$float>::from_bits(word.0)
            }

            #[inline(always)]
            fn lookup(table: &'static [$float; 32], index: Wrapping<$bits>) -> Self {
                table[(index.0 % 32) as usize]
            }
        }
    )*};
}

native_real!(f32 => u32, f64 => u64);
