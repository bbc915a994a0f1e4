//! Arithmetic on native types: what one element becomes, and the tables of block functions made from it.
//!
//! Choices where the specification is silent, all as XLA makes them: integers wrap; `x / 0` has all bits set and
//! `x % 0` is `x`; `MIN / -1` is `MIN` and `MIN % -1` is 0; shifts by the width or more give 0, or the sign for the
//! arithmetic one. Floats follow IEEE 754: `maximum` and `minimum` propagate NaN and order −0 below +0. Which comparison
//! goes with which type is told at [`Order`](super::compare::Order), how an algorithm contracts at
//! [`Algorithm`](super::dot_algorithm::Algorithm).

use std::marker::PhantomData;
use std::ops::{Add, Div, Mul, Neg, Rem, Sub};

use super::block::{Block1, Block2};
use super::complex::{complex_binary, complex_unary};
use super::kinds::{BinaryKind, UnaryKind};
use super::simd::{Task, dispatch};
use crate::element::{Class, Native, Width};
use crate::math::{Binary, Unary};
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
        Class::Small(_) | Class::F32 => float_unary::<f32>(kind).or_else(|| function_f32(kind)),
        Class::F64 => float_unary::<f64>(kind).or_else(|| function_f64(kind)),
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
        Class::Small(_) | Class::F32 => match kind {
            BinaryKind::Atan2 => Some(|x, y| Binary::Atan2.zip_f32()(view_mut(x), view(y))),
            BinaryKind::Power => Some(|x, y| Binary::Pow.zip_f32()(view_mut(x), view(y))),
            _ => float_binary::<f32>(kind),
        },
        Class::F64 => match kind {
            BinaryKind::Atan2 => Some(|x, y| Binary::Atan2.zip_f64()(view_mut(x), view(y))),
            BinaryKind::Power => Some(|x, y| Binary::Pow.zip_f64()(view_mut(x), view(y))),
            _ => float_binary::<f64>(kind),
        },
        Class::C64 => complex_binary::<f32>(kind),
        Class::C128 => complex_binary::<f64>(kind),
    }
}

/// The elementary functions, which live in [`crate::math`].
macro_rules! functions {
    ($($kind:ident => $function:ident,)*) => {
        fn function_f32(kind: UnaryKind) -> Option<Block1> {
            match kind {
                $(UnaryKind::$kind => Some(|data| Unary::$function.map_f32()(view_mut(data))),)*
                _ => None,
            }
        }

        fn function_f64(kind: UnaryKind) -> Option<Block1> {
            match kind {
                $(UnaryKind::$kind => Some(|data| Unary::$function.map_f64()(view_mut(data))),)*
                _ => None,
            }
        }
    };
}

functions! {
    Acos => Acos,
    Acosh => Acosh,
    Asin => Asin,
    Asinh => Asinh,
    Atan => Atan,
    Atanh => Atanh,
    BesselI1e => BesselI1e,
    Cbrt => Cbrt,
    Cosh => Cosh,
    Cosine => Cos,
    Digamma => Digamma,
    Erf => Erf,
    ErfInv => ErfInv,
    Erfc => Erfc,
    Exponential => Exp,
    ExponentialMinusOne => Expm1,
    Lgamma => Lgamma,
    Log => Log,
    LogPlusOne => Log1p,
    Logistic => Logistic,
    Rsqrt => Rsqrt,
    Sine => Sin,
    Sinh => Sinh,
    Tan => Tan,
    Tanh => Tanh,
}

/// An operation on one value.
pub(super) trait Op1<T> {
    fn apply(x: T) -> T;
}

/// An operation on two values.
pub(super) trait Op2<T> {
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

pub(super) fn block1<T: Native, O: Op1<T>>(data: &mut [u8]) {
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

pub(super) fn block2<T: Native, O: Op2<T>>(data: &mut [u8], other: &[u8]) {
    dispatch(Map2::<T, O>(view_mut(data), view(other), PhantomData));
}

/// One line per operation. `ops1!(table: integer_unary over Integer; Negate => |x| x.wrapping_neg();)` makes a
/// function from kinds to block functions, generic over the numbers of the trait.
macro_rules! ops1 {
    ($vis:vis $table:ident over $T:ident: $number:ident as $element:ty;
     $($kind:ident => |$x:ident| $body:expr;)*) => {
        $vis fn $table<$T: $number>(kind: UnaryKind) -> Option<Block1> {
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
    ($vis:vis $table:ident over $T:ident: $number:ident as $element:ty;
     $($kind:ident => |$x:ident, $y:ident| $body:expr;)*) => {
        $vis fn $table<$T: $number>(kind: BinaryKind) -> Option<Block2> {
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

pub(super) use {ops1, ops2};

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
    Sign => |x| if x.is_nan() || x == T::ZERO { x } else { T::ONE.copysign(x) };
    Sqrt => |x| x.sqrt();
    Square => |x| x * x;
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

    fn is_nan(self) -> bool;
    fn abs(self) -> Self;
    fn ceil(self) -> Self;
    fn floor(self) -> Self;
    fn round(self) -> Self;
    fn round_ties_even(self) -> Self;
    fn sqrt(self) -> Self;
    fn copysign(self, sign: Self) -> Self;
    fn maximum(self, other: Self) -> Self;
    fn minimum(self, other: Self) -> Self;
    fn widen(self) -> f64;
    /// Rounds to nearest.
    fn narrow(wide: f64) -> Self;
}

macro_rules! float {
    ($($number:ident)*) => { $(
        impl Float for $number {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;

            #[inline(always)]
            fn is_nan(self) -> bool {
                <$number>::is_nan(self)
            }
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
            fn widen(self) -> f64 {
                self.into()
            }
            #[inline(always)]
            fn narrow(wide: f64) -> Self {
                wide as $number
            }
        }
    )* };
}

float!(f32 f64);
