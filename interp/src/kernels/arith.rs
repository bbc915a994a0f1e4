//! Arithmetic on native types: what one element becomes, and the tables of block functions made from it.
//!
//! Choices where the specification is silent, all as XLA makes them: integers wrap; `x / 0` has all bits set and
//! `x % 0` is `x`; `MIN / -1` is `MIN` and `MIN % -1` is 0; shifts by the width or more give 0, or the sign for the
//! arithmetic one. Floats follow IEEE 754: `maximum` and `minimum` propagate NaN and order −0 below +0.

use std::marker::PhantomData;
use std::ops::{Add, Div, Mul, Neg, Rem, Sub};

use super::block::{Block1, Block2};
use super::kinds::{BinaryKind, UnaryKind};
use super::simd::{Task, dispatch};
use crate::element::{Class, Complex, Native, Width};
use crate::tensor::{view, view_mut};

/// The block function of an operation, if it is defined for the class. Small floats use the one of `f32`.
pub fn unary(kind: UnaryKind, class: Class) -> Option<Block1> {
    match class {
        Class::Bool => (kind == UnaryKind::Not).then_some(block1::<u8, NotBool>),
        Class::Signed(Width::W1) => integer_unary::<i8>(kind),
        Class::Signed(Width::W2) => integer_unary::<i16>(kind),
        Class::Signed(Width::W4) => integer_unary::<i32>(kind),
        Class::Signed(Width::W8) => integer_unary::<i64>(kind),
        Class::Unsigned(Width::W1) => integer_unary::<u8>(kind),
        Class::Unsigned(Width::W2) => integer_unary::<u16>(kind),
        Class::Unsigned(Width::W4) => integer_unary::<u32>(kind),
        Class::Unsigned(Width::W8) => integer_unary::<u64>(kind),
        Class::Small(_) | Class::F32 => float_unary::<f32>(kind),
        Class::F64 => float_unary::<f64>(kind),
        Class::C64 => complex_unary::<f32>(kind),
        Class::C128 => complex_unary::<f64>(kind),
    }
}

/// The block function of an operation, if it is defined for the class. Small floats use the one of `f32`.
pub fn binary(kind: BinaryKind, class: Class) -> Option<Block2> {
    match class {
        Class::Bool => bool_binary(kind),
        Class::Signed(width) => match width {
            Width::W1 => wrapping::<u8>(kind).or_else(|| ordered::<i8>(kind)),
            Width::W2 => wrapping::<u16>(kind).or_else(|| ordered::<i16>(kind)),
            Width::W4 => wrapping::<u32>(kind).or_else(|| ordered::<i32>(kind)),
            Width::W8 => wrapping::<u64>(kind).or_else(|| ordered::<i64>(kind)),
        },
        Class::Unsigned(width) => match width {
            Width::W1 => wrapping::<u8>(kind).or_else(|| ordered::<u8>(kind)),
            Width::W2 => wrapping::<u16>(kind).or_else(|| ordered::<u16>(kind)),
            Width::W4 => wrapping::<u32>(kind).or_else(|| ordered::<u32>(kind)),
            Width::W8 => wrapping::<u64>(kind).or_else(|| ordered::<u64>(kind)),
        },
        Class::Small(_) | Class::F32 => float_binary::<f32>(kind),
        Class::F64 => float_binary::<f64>(kind),
        Class::C64 => complex_binary::<f32>(kind),
        Class::C128 => complex_binary::<f64>(kind),
    }
}

/// An operation on one value.
trait Op1<T> {
    fn apply(x: T) -> T;
}

/// An operation on two values.
trait Op2<T> {
    fn apply(x: T, y: T) -> T;
}

struct Map1<'a, T, O>(&'a mut [T], PhantomData<O>);

impl<T: Native, O: Op1<T>> Task for Map1<'_, T, O> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for value in self.0 {
            *value = O::apply(*value);
        }
    }
}

fn block1<T: Native, O: Op1<T>>(data: &mut [u8]) {
    dispatch(Map1::<T, O>(view_mut(data), PhantomData));
}

struct Map2<'a, T, O>(&'a mut [T], &'a [T], PhantomData<O>);

impl<T: Native, O: Op2<T>> Task for Map2<'_, T, O> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for (value, &other) in self.0.iter_mut().zip(self.1) {
            *value = O::apply(*value, other);
        }
    }
}

fn block2<T: Native, O: Op2<T>>(data: &mut [u8], other: &[u8]) {
    dispatch(Map2::<T, O>(view_mut(data), view(other), PhantomData));
}

/// One line per operation. `ops1!(table: integer_unary over Integer; Negate => |x| x.wrapping_neg();)` makes a
/// function from kinds to block functions, generic over the numbers of the trait.
macro_rules! ops1 {
    ($table:ident over $T:ident: $number:ident as $element:ty;
     $($kind:ident => |$x:ident| $body:expr;)*) => {
        fn $table<$T: $number>(kind: UnaryKind) -> Option<Block1> {
            $(
                struct $kind;
                impl<$T: $number> Op1<$element> for $kind {
                    #[inline(always)]
                    fn apply($x: $element) -> $element { $body }
                }
            )*
            match kind {
                $(UnaryKind::$kind => Some(block1::<$element, $kind>),)*
                _ => None,
            }
        }
    };
}

/// As [`ops1`], for two operands.
macro_rules! ops2 {
    ($table:ident over $T:ident: $number:ident as $element:ty;
     $($kind:ident => |$x:ident, $y:ident| $body:expr;)*) => {
        fn $table<$T: $number>(kind: BinaryKind) -> Option<Block2> {
            $(
                struct $kind;
                impl<$T: $number> Op2<$element> for $kind {
                    #[inline(always)]
                    fn apply($x: $element, $y: $element) -> $element { $body }
                }
            )*
            match kind {
                $(BinaryKind::$kind => Some(block2::<$element, $kind>),)*
                _ => None,
            }
        }
    };
}

ops1! { integer_unary over T: Integer as T;
    Abs => |x| if x < T::ZERO { x.wrapping_neg() } else { x };
    CountLeadingZeros => |x| x.leading_zeros();
    Negate => |x| x.wrapping_neg();
    Not => |x| x.complement();
    Popcnt => |x| x.count_ones();
    Sign => |x| if x < T::ZERO { T::ZERO.complement() } else if x == T::ZERO { x } else { T::ONE };
}

// These do not depend on the sign, so that one instance per width serves.
ops2! { wrapping over T: Integer as T;
    Add => |x, y| x.wrapping_add(y);
    And => |x, y| x.and(y);
    Multiply => |x, y| x.wrapping_mul(y);
    Or => |x, y| x.or(y);
    ShiftLeft => |x, y| x.shift_left(y);
    ShiftRightLogical => |x, y| x.shift_right_logical(y);
    ShiftRightArithmetic => |x, y| x.shift_right_arithmetic(y);
    Subtract => |x, y| x.wrapping_sub(y);
    Xor => |x, y| x.xor(y);
}

ops2! { ordered over T: Integer as T;
    Divide => |x, y| x.divide(y);
    Maximum => |x, y| x.max(y);
    Minimum => |x, y| x.min(y);
    Power => |x, y| x.power(y);
    Remainder => |x, y| x.remainder(y);
}

ops1! { float_unary over T: Float as T;
    Abs => |x| x.abs();
    Ceil => |x| x.ceil();
    Floor => |x| x.floor();
    Negate => |x| -x;
    RoundNearestAfz => |x| x.round();
    RoundNearestEven => |x| x.round_ties_even();
    Rsqrt => |x| x.rsqrt();
    Sign => |x| if x != x || x == T::ZERO { x } else { T::ONE.copysign(x) };
    Sqrt => |x| x.sqrt();
}

ops2! { float_binary over T: Float as T;
    Add => |x, y| x + y;
    Divide => |x, y| x / y;
    Maximum => |x, y| x.maximum(y);
    Minimum => |x, y| x.minimum(y);
    Multiply => |x, y| x * y;
    Remainder => |x, y| x % y;
    Subtract => |x, y| x - y;
}

ops1! { complex_unary over T: Float as Complex<T>;
    Negate => |x| Complex::new(-x.re, -x.im);
}

ops2! { complex_binary over T: Float as Complex<T>;
    Add => |x, y| Complex::new(x.re + y.re, x.im + y.im);
    Divide => |x, y| T::complex_divide(x, y);
    Maximum => |x, y| if if x.re == y.re { x.im > y.im } else { x.re > y.re } { x } else { y };
    Minimum => |x, y| if if x.re == y.re { x.im < y.im } else { x.re < y.re } { x } else { y };
    Multiply => |x, y| Complex::new(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re);
    Subtract => |x, y| Complex::new(x.re - y.re, x.im - y.im);
}

/// `not` of a boolean slot.
struct NotBool;

impl Op1<u8> for NotBool {
    #[inline(always)]
    fn apply(x: u8) -> u8 {
        x ^ 1
    }
}

/// Booleans add as `or` and multiply as `and`.
fn bool_binary(kind: BinaryKind) -> Option<Block2> {
    wrapping::<u8>(match kind {
        BinaryKind::Add | BinaryKind::Or | BinaryKind::Maximum => BinaryKind::Or,
        BinaryKind::Multiply | BinaryKind::And | BinaryKind::Minimum => BinaryKind::And,
        BinaryKind::Xor => BinaryKind::Xor,
        _ => return None,
    })
}

/// The integers of the slots.
pub(crate) trait Integer: Native + Ord {
    const ZERO: Self;
    const ONE: Self;

    fn wrapping_add(self, other: Self) -> Self;
    fn wrapping_sub(self, other: Self) -> Self;
    fn wrapping_mul(self, other: Self) -> Self;
    fn wrapping_neg(self) -> Self;
    fn complement(self) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    fn count_ones(self) -> Self;
    fn leading_zeros(self) -> Self;
    fn shift_left(self, amount: Self) -> Self;
    fn shift_right_logical(self, amount: Self) -> Self;
    fn shift_right_arithmetic(self, amount: Self) -> Self;
    fn divide(self, other: Self) -> Self;
    fn remainder(self, other: Self) -> Self;
    /// By squaring, wrapping; a negative exponent gives 0 unless the base is 1 or −1.
    fn power(self, exponent: Self) -> Self;
}

macro_rules! integers {
    ($($signed:ident $unsigned:ident $($number:ident)*;)*) => { $($(
        impl Integer for $number {
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline(always)]
            fn wrapping_add(self, other: Self) -> Self { <$number>::wrapping_add(self, other) }
            #[inline(always)]
            fn wrapping_sub(self, other: Self) -> Self { <$number>::wrapping_sub(self, other) }
            #[inline(always)]
            fn wrapping_mul(self, other: Self) -> Self { <$number>::wrapping_mul(self, other) }
            #[inline(always)]
            fn wrapping_neg(self) -> Self { <$number>::wrapping_neg(self) }
            #[inline(always)]
            fn complement(self) -> Self { !self }
            #[inline(always)]
            fn and(self, other: Self) -> Self { self & other }
            #[inline(always)]
            fn or(self, other: Self) -> Self { self | other }
            #[inline(always)]
            fn xor(self, other: Self) -> Self { self ^ other }
            #[inline(always)]
            fn count_ones(self) -> Self { <$number>::count_ones(self) as $number }
            #[inline(always)]
            fn leading_zeros(self) -> Self { <$number>::leading_zeros(self) as $number }
            #[inline(always)]
            fn shift_left(self, amount: Self) -> Self {
                let amount = amount as $unsigned;
                if amount < <$unsigned>::BITS as $unsigned { self << (amount & (<$unsigned>::BITS as $unsigned - 1)) } else { 0 }
            }
            #[inline(always)]
            fn shift_right_logical(self, amount: Self) -> Self {
                let amount = amount as $unsigned;
                let shifted = self as $unsigned >> (amount & (<$unsigned>::BITS as $unsigned - 1));
                if amount < <$unsigned>::BITS as $unsigned { shifted as $number } else { 0 }
            }
            #[inline(always)]
            fn shift_right_arithmetic(self, amount: Self) -> Self {
                (self as $signed >> (amount as $unsigned).min(<$unsigned>::BITS as $unsigned - 1)) as $number
            }
            #[inline(always)]
            fn divide(self, other: Self) -> Self {
                if other == 0 { !0 } else { self.wrapping_div(other) }
            }
            #[inline(always)]
            fn remainder(self, other: Self) -> Self {
                if other == 0 { self } else { self.wrapping_rem(other) }
            }
            #[inline(always)]
            fn power(self, exponent: Self) -> Self {
                let mut base = self;
                #[allow(unused_comparisons, reason = "never true for unsigned numbers")]
                let mut rest = if exponent < 0 {
                    if base != 1 && base != !0 {
                        return 0;
                    }
                    exponent.wrapping_neg() as $unsigned
                } else {
                    exponent as $unsigned
                };
                let mut result: Self = 1;
                while rest != 0 {
                    if rest & 1 == 1 {
                        result = result.wrapping_mul(base);
                    }
                    base = base.wrapping_mul(base);
                    rest >>= 1;
                }
                result
            }
        }
    )*)* };
}

integers! {
    i8 u8 i8 u8;
    i16 u16 i16 u16;
    i32 u32 i32 u32;
    i64 u64 i64 u64;
}

/// The floats that are computed with.
pub(crate) trait Float:
    Native
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Rem<Output = Self>
    + Neg<Output = Self>
{
    const ZERO: Self;
    const ONE: Self;

    fn abs(self) -> Self;
    fn ceil(self) -> Self;
    fn floor(self) -> Self;
    fn round(self) -> Self;
    fn round_ties_even(self) -> Self;
    fn sqrt(self) -> Self;
    fn rsqrt(self) -> Self;
    fn copysign(self, sign: Self) -> Self;
    fn maximum(self, other: Self) -> Self;
    fn minimum(self, other: Self) -> Self;
    fn complex_divide(x: Complex<Self>, y: Complex<Self>) -> Complex<Self>;
}

macro_rules! float {
    ($number:ident, rsqrt |$x:ident| $rsqrt:expr, divide |$a:ident, $b:ident| $divide:expr) => {
        impl Float for $number {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;

            #[inline(always)]
            fn abs(self) -> Self {
                <$number>::abs(self)
            }
            #[inline(always)]
            fn ceil(self) -> Self {
                <$number>::ceil(self)
            }
            #[inline(always)]
            fn floor(self) -> Self {
                <$number>::floor(self)
            }
            #[inline(always)]
            fn round(self) -> Self {
                <$number>::round(self)
            }
            #[inline(always)]
            fn round_ties_even(self) -> Self {
                <$number>::round_ties_even(self)
            }
            #[inline(always)]
            fn sqrt(self) -> Self {
                <$number>::sqrt(self)
            }
            #[inline(always)]
            fn rsqrt(self) -> Self {
                let $x = self;
                $rsqrt
            }
            #[inline(always)]
            fn copysign(self, sign: Self) -> Self {
                <$number>::copysign(self, sign)
            }
            #[inline(always)]
            fn maximum(self, other: Self) -> Self {
                // Equal numbers differ at most in the sign of zero, which `and` makes positive.
                let equal = <$number>::from_bits(self.to_bits() & other.to_bits());
                let larger = if self > other { self } else { other };
                let result = if self == other { equal } else { larger };
                if self.is_nan() {
                    self
                } else if other.is_nan() {
                    other
                } else {
                    result
                }
            }
            #[inline(always)]
            fn minimum(self, other: Self) -> Self {
                let equal = <$number>::from_bits(self.to_bits() | other.to_bits());
                let smaller = if self < other { self } else { other };
                let result = if self == other { equal } else { smaller };
                if self.is_nan() {
                    self
                } else if other.is_nan() {
                    other
                } else {
                    result
                }
            }
            #[inline(always)]
            fn complex_divide($a: Complex<Self>, $b: Complex<Self>) -> Complex<Self> {
                $divide
            }
        }
    };
}

float!(
    f32,
    rsqrt | x | (1.0 / f64::from(x).sqrt()) as f32,
    divide | x,
    y | {
        let wide = |z: Complex<f32>| Complex::new(f64::from(z.re), f64::from(z.im));
        let quotient = complex_divide(wide(x), wide(y));
        Complex::new(quotient.re as f32, quotient.im as f32)
    }
);
float!(
    f64,
    rsqrt | x | 1.0 / x.sqrt(),
    divide | x,
    y | complex_divide(x, y)
);

/// Complex division as C's Annex G has it: the divisor is scaled to avoid overflow, and infinities and zeros are
/// told apart from NaN at the end.
fn complex_divide(x: Complex<f64>, y: Complex<f64>) -> Complex<f64> {
    let largest = y.re.abs().max(y.im.abs());
    let scale = if largest.is_finite() && largest != 0.0 {
        -exponent_of(largest)
    } else {
        0
    };
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
        Complex::new(
            f64::INFINITY * (a * c + b * d),
            f64::INFINITY * (b * c - a * d),
        )
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
    if field > 0 {
        field - 1023
    } else {
        -1011 - (x.to_bits().leading_zeros() as i32)
    }
}

/// `x · 2^power`, rounded once; the power may be beyond the range of `f64`.
fn scaled(x: f64, power: i32) -> f64 {
    let two_to = |power: i32| f64::from_bits(((power + 1023) as u64) << 52);
    // Subnormal results must be rounded only by the last factor, so the large one comes first.
    let half = (power / 2).clamp(-1022, 1023);
    let rest = (power - half).clamp(-1022, 1023);
    x * two_to(half) * two_to(rest)
}
