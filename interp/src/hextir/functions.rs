//! What the ops of `arith`, `math` and `hextir` do to numbers in registers: one line an op.
//!
//! Floats below 32 bits are widened to `f32`, computed there and rounded once. Elementary functions are those of
//! [`crate::math`], so that a kernel gives the bits that StableHLO's interpreter gives. `math.fpowi` is `math.powf` of the
//! exponent as a float, which must be exact; `math.ipowi` wraps, and is 0 for negative exponents unless the base is 1 or −1.
//! `maxnumf` and `minnumf` give the operand that is a number, if one is.

use std::cmp::Ordering;
use std::sync::LazyLock;

use hlo_dialects::arith::cast::*;
use hlo_dialects::arith::float::*;
use hlo_dialects::arith::integer::*;
use hlo_dialects::hextir::scalar::*;
use hlo_dialects::math::*;
use hlo_ir::{OpDef, OpRef, OpView};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use super::casts::*;
use super::scalar::{Scalar, flag};
use crate::kernels::arith::{Float, Integer};
use crate::math::{Binary, Unary};
use crate::trap::Trap;

/// Why a result is undefined.
pub(super) type Undefined = &'static str;

/// What is done to one number or several. The types are those of the first operand and, where given, of the result.
#[derive(Clone, Copy)]
pub(super) enum Work {
    One(fn(Scalar, Scalar, u64) -> u64),
    Two(fn(Scalar, u64, u64) -> u64),
    Three(fn(Scalar, u64, u64, u64) -> u64),
    Try1(fn(Scalar, Scalar, u64) -> Result<u64, Undefined>),
    Try2(fn(Scalar, u64, u64) -> Result<u64, Undefined>),
}

/// The work of an op, or why it has none.
pub(super) type Bound = Result<Work, Trap>;

/// An op and the types it works on.
pub(super) struct Site<'a> {
    pub op: OpRef<'a>,
    /// Of the first operand.
    pub operand: Scalar,
    /// Of the first result.
    pub result: Scalar,
}

impl Site<'_> {
    /// That the op asks for no other way of rounding.
    pub(super) fn rounds_to_nearest(&self) -> Result<(), Trap> {
        match self.op.attr("roundingmode").and_then(|attr| attr.as_i64(self.op.cx)) {
            None | Some(0) => Ok(()),
            Some(_) => Err(Trap::unsupported("only `to_nearest_even` is computed with")),
        }
    }
}

type Bind = fn(&Site<'_>) -> Bound;

/// The work of an op on scalars, one a result; `None` for other ops.
pub(super) fn work_of(site: &Site<'_>) -> Option<Result<SmallVec<[Work; 2]>, Trap>> {
    static BY_ROW: LazyLock<FxHashMap<usize, SmallVec<[Bind; 2]>>> =
        LazyLock::new(|| rows().into_iter().map(|(def, binds)| (std::ptr::from_ref(def).addr(), binds)).collect());
    let binds = BY_ROW.get(&std::ptr::from_ref(site.op.def()).addr())?;
    Some(binds.iter().map(|bind| bind(site)).collect())
}

#[cold]
fn expected(what: &str) -> Trap {
    Trap::invalid(format!("expected {what}"))
}

/// Numbers in registers that floats are computed with.
trait Elementary: Float {
    fn function(self, function: Unary) -> Self;
    fn function2(self, function: Binary, other: Self) -> Self;
}

impl Elementary for f32 {
    #[inline(always)]
    fn function(self, function: Unary) -> f32 {
        function.f32(self)
    }
    #[inline(always)]
    fn function2(self, function: Binary, other: f32) -> f32 {
        function.f32(self, other)
    }
}

impl Elementary for f64 {
    #[inline(always)]
    fn function(self, function: Unary) -> f64 {
        function.f64(self)
    }
    #[inline(always)]
    fn function2(self, function: Binary, other: f64) -> f64 {
        function.f64(self, other)
    }
}

/// `float!(Two, |x, y| x + y)`: a function of floats of the first operand's type, as a [`Bind`]. `=> flag` for tests.
macro_rules! float {
    (One, |$x:ident| $body:expr) => {
        |site| match site.operand {
            Scalar::F32 => Ok(Work::One(|_, _, $x| {
                let $x = f32::from_bits($x as u32);
                u64::from(f32::to_bits($body))
            })),
            Scalar::F64 => Ok(Work::One(|_, _, $x| {
                let $x = f64::from_bits($x);
                f64::to_bits($body)
            })),
            Scalar::Small(_) => Ok(Work::One(|ty, _, $x| {
                let $x = ty.widen($x);
                ty.narrow($body)
            })),
            Scalar::Int(_) => Err(expected("a float")),
        }
    };
    (Two, |$x:ident, $y:ident| $body:expr) => {
        |site| {
            site.rounds_to_nearest()?;
            match site.operand {
                Scalar::F32 => Ok(Work::Two(|_, $x, $y| {
                    let ($x, $y) = (f32::from_bits($x as u32), f32::from_bits($y as u32));
                    u64::from(f32::to_bits($body))
                })),
                Scalar::F64 => Ok(Work::Two(|_, $x, $y| {
                    let ($x, $y) = (f64::from_bits($x), f64::from_bits($y));
                    f64::to_bits($body)
                })),
                Scalar::Small(_) => Ok(Work::Two(|ty, $x, $y| {
                    let ($x, $y) = (ty.widen($x), ty.widen($y));
                    ty.narrow($body)
                })),
                Scalar::Int(_) => Err(expected("floats")),
            }
        }
    };
    (Three, |$x:ident, $y:ident, $z:ident| $body:expr) => {
        |site| {
            site.rounds_to_nearest()?;
            match site.operand {
                Scalar::F32 => Ok(Work::Three(|_, $x, $y, $z| {
                    let ($x, $y, $z) =
                        (f32::from_bits($x as u32), f32::from_bits($y as u32), f32::from_bits($z as u32));
                    u64::from(f32::to_bits($body))
                })),
                Scalar::F64 => Ok(Work::Three(|_, $x, $y, $z| {
                    let ($x, $y, $z) = (f64::from_bits($x), f64::from_bits($y), f64::from_bits($z));
                    f64::to_bits($body)
                })),
                Scalar::Small(_) => Ok(Work::Three(|ty, $x, $y, $z| {
                    let ($x, $y, $z) = (ty.widen($x), ty.widen($y), ty.widen($z));
                    ty.narrow($body)
                })),
                Scalar::Int(_) => Err(expected("floats")),
            }
        }
    };
    (test, |$x:ident| $body:expr) => {
        |site| match site.operand {
            Scalar::F64 => Ok(Work::One(|_, _, $x| {
                let $x = f64::from_bits($x);
                flag($body)
            })),
            Scalar::F32 | Scalar::Small(_) => Ok(Work::One(|ty, _, $x| {
                let $x = ty.widen($x);
                flag($body)
            })),
            Scalar::Int(_) => Err(expected("a float")),
        }
    };
    (compare $ty:expr, |$x:ident, $y:ident| $body:expr) => {
        match $ty {
            Scalar::F64 => Ok(Work::Two(|_, $x, $y| {
                let ($x, $y) = (f64::from_bits($x), f64::from_bits($y));
                flag($body)
            })),
            Scalar::F32 => Ok(Work::Two(|_, $x, $y| {
                let ($x, $y) = (f32::from_bits($x as u32), f32::from_bits($y as u32));
                flag($body)
            })),
            Scalar::Small(_) => Ok(Work::Two(|ty, $x, $y| {
                let ($x, $y) = (ty.widen($x), ty.widen($y));
                flag($body)
            })),
            Scalar::Int(_) => Err(expected("floats")),
        }
    };
}

/// `signed!(|x, y| …)`, `unsigned!(|x, y| …)`: a function of integers, whose result wraps; `?` where it may be undefined.
macro_rules! signed {
    (|$x:ident| $body:expr) => {
        |_| {
            Ok(Work::One(|_, to, $x| {
                let $x = $x as i64;
                to.wrap($body as u64)
            }))
        }
    };
    (|$x:ident, $y:ident| $body:expr) => {
        |_| {
            Ok(Work::Two(|ty, $x, $y| {
                let ($x, $y) = ($x as i64, $y as i64);
                ty.wrap($body as u64)
            }))
        }
    };
    (?|$ty:ident, $x:ident, $y:ident| $body:expr) => {
        |_| {
            Ok(Work::Try2(|$ty, $x, $y| {
                let ($x, $y) = ($x as i64, $y as i64);
                let result: Result<i64, Undefined> = $body;
                result.map(|result| $ty.wrap(result as u64))
            }))
        }
    };
}

macro_rules! unsigned {
    (|$ty:ident, $x:ident| $body:expr) => {
        |_| {
            Ok(Work::One(|$ty, _, $x| {
                let $x = $ty.unsigned($x);
                $ty.wrap($body)
            }))
        }
    };
    (|$ty:ident, $x:ident, $y:ident| $body:expr) => {
        |_| {
            Ok(Work::Two(|$ty, $x, $y| {
                let ($x, $y) = ($ty.unsigned($x), $ty.unsigned($y));
                $ty.wrap($body)
            }))
        }
    };
    (?|$ty:ident, $x:ident, $y:ident| $body:expr) => {
        |_| {
            Ok(Work::Try2(|$ty, $x, $y| {
                let ($x, $y) = ($ty.unsigned($x), $ty.unsigned($y));
                let result: Result<u64, Undefined> = $body;
                result.map(|result| $ty.wrap(result))
            }))
        }
    };
}

const BY_ZERO: Undefined = "division by zero is undefined; guard the divisor with `arith.select`";
const OVERFLOWS: Undefined = "the least integer divided by -1 is undefined; guard the divisor with `arith.select`";
const SHIFTS_OUT: Undefined = "a shift by the width or more is undefined; guard the amount with `arith.select`";
const INEXACT: Undefined = "the exponent has no exact value in the type of the base";

/// Divides, where that is defined.
fn divide(ty: Scalar, x: i64, y: i64, rounded: fn(i64, i64) -> i64) -> Result<i64, Undefined> {
    match y {
        0 => Err(BY_ZERO),
        -1 if x == i64::MIN >> (64 - ty.bits()) => Err(OVERFLOWS),
        _ => Ok(rounded(x, y)),
    }
}

/// Divides unsigned numbers, where that is defined.
fn divide_unsigned(x: u64, y: u64, rounded: fn(u64, u64) -> u64) -> Result<u64, Undefined> {
    if y == 0 { Err(BY_ZERO) } else { Ok(rounded(x, y)) }
}

/// The amount of a shift that is defined.
fn amount(ty: Scalar, amount: u64) -> Result<u32, Undefined> {
    if amount < u64::from(ty.bits()) { Ok(amount as u32) } else { Err(SHIFTS_OUT) }
}

/// The high half of a product.
fn high_half(ty: Scalar, product: i128) -> u64 {
    (product >> ty.bits()) as u64
}

/// The integer of `1…64` bits compared by the predicate of this number.
fn compare_integers(site: &Site<'_>) -> Bound {
    macro_rules! by {
        ($($number:literal => |$x:ident, $y:ident| $body:expr,)*) => {
            match site.op.attr("predicate").and_then(|attr| attr.as_i64(site.op.cx)) {
                $(Some($number) => Ok(Work::Two(|_, $x, $y| flag($body))),)*
                _ => Err(expected("a predicate")),
            }
        };
    }
    // Sign-extended numbers are in the same unsigned order as their low bits.
    by! {
        0 => |x, y| x == y,
        1 => |x, y| x != y,
        2 => |x, y| (x as i64) < y as i64,
        3 => |x, y| x as i64 <= y as i64,
        4 => |x, y| x as i64 > y as i64,
        5 => |x, y| x as i64 >= y as i64,
        6 => |x, y| x < y,
        7 => |x, y| x <= y,
        8 => |x, y| x > y,
        9 => |x, y| x >= y,
    }
}

/// The floats compared by the predicate of this number: those from 8 on hold for NaN too.
#[expect(clippy::neg_cmp_op_on_partial_ord, reason = "NaN makes the difference")]
fn compare_floats(site: &Site<'_>) -> Bound {
    macro_rules! by {
        ($($number:literal => |$x:ident, $y:ident| $body:expr,)*) => {
            match site.op.attr("predicate").and_then(|attr| attr.as_i64(site.op.cx)) {
                Some(0) => Ok(Work::Two(|_, _, _| flag(false))),
                Some(15) => Ok(Work::Two(|_, _, _| flag(true))),
                $(Some($number) => float!(compare site.operand, |$x, $y| $body),)*
                _ => Err(expected("a predicate")),
            }
        };
    }
    by! {
        1 => |x, y| x == y,
        2 => |x, y| x > y,
        3 => |x, y| x >= y,
        4 => |x, y| x < y,
        5 => |x, y| x <= y,
        6 => |x, y| x.partial_cmp(&y).is_some_and(Ordering::is_ne),
        7 => |x, y| !x.is_nan() && !y.is_nan(),
        8 => |x, y| x.partial_cmp(&y).is_none_or(Ordering::is_eq),
        9 => |x, y| !(x <= y),
        10 => |x, y| !(x < y),
        11 => |x, y| !(x >= y),
        12 => |x, y| !(x > y),
        13 => |x, y| x != y,
        14 => |x, y| x.is_nan() || y.is_nan(),
    }
}

/// The number of the two, if one is.
#[inline(always)]
fn number<T: Float>(x: T, y: T, of_both: fn(T, T) -> T) -> T {
    if x.is_nan() {
        y
    } else if y.is_nan() {
        x
    } else {
        of_both(x, y)
    }
}

/// Spec: pow with an integer exponent.
fn float_to_integer_power(site: &Site<'_>) -> Bound {
    match site.operand {
        Scalar::Int(_) => Err(expected("a float")),
        _ => Ok(Work::Try2(|ty, x, exponent| {
            let y = float_of(ty, exponent as i64 as f64);
            if value_of(ty, y) as i128 != i128::from(exponent as i64) {
                return Err(INEXACT);
            }
            Ok(match ty {
                Scalar::F64 => f64::from_bits(x).function2(Binary::Pow, f64::from_bits(y)).to_bits(),
                _ => ty.narrow(ty.widen(x).function2(Binary::Pow, ty.widen(y))),
            })
        })),
    }
}

/// Whether a float is normal: where numbers of the type are those of `f32`, or themselves computed with.
fn is_normal(site: &Site<'_>) -> Bound {
    normal_bits(site)?;
    (float!(test, |x| x.is_normal()) as Bind)(site)
}

/// Zeros, with their signs, in place of subnormal numbers.
fn flush_denormals(site: &Site<'_>) -> Bound {
    normal_bits(site)?;
    (float!(One, |x| if x.is_subnormal() { x * 0.0 } else { x }) as Bind)(site)
}

fn normal_bits(site: &Site<'_>) -> Result<(), Trap> {
    match site.operand {
        Scalar::Small(float) if float != crate::element::SmallFloat::BF16 => {
            Err(Trap::unsupported(format!("normal numbers of {} are not told from others", float.name())))
        }
        _ => Ok(()),
    }
}

/// Lists works by op row: `rows! { AddI => bind; SinCos => bind, bind; }`.
macro_rules! rows {
    ($($Op:ident => $($bind:expr),+;)*) => {
        fn rows() -> Vec<(&'static OpDef, SmallVec<[Bind; 2]>)> {
            vec![$((<$Op<'static> as OpView<'static>>::DEF, smallvec![$($bind as Bind),+]),)*]
        }
    };
}

rows! {
    AddI => signed!(|x, y| x.wrapping_add(y));
    SubI => signed!(|x, y| x.wrapping_sub(y));
    MulI => signed!(|x, y| x.wrapping_mul(y));
    ShLI => unsigned!(?|ty, x, y| amount(ty, y).map(|y| x << y));
    ShRUI => unsigned!(?|ty, x, y| amount(ty, y).map(|y| x >> y));
    ShRSI => signed!(?|ty, x, y| amount(ty, ty.unsigned(y as u64)).map(|y| x >> y));
    DivUI => unsigned!(?|_ty, x, y| divide_unsigned(x, y, |x, y| x / y));
    DivSI => signed!(?|ty, x, y| divide(ty, x, y, |x, y| x / y));
    CeilDivUI => unsigned!(?|_ty, x, y| divide_unsigned(x, y, u64::div_ceil));
    CeilDivSI => signed!(?|ty, x, y| divide(ty, x, y, |x, y| x / y + i64::from(x % y != 0 && (x < 0) == (y < 0))));
    FloorDivSI => signed!(?|ty, x, y| divide(ty, x, y, |x, y| x / y - i64::from(x % y != 0 && (x < 0) != (y < 0))));
    RemUI => unsigned!(?|_ty, x, y| divide_unsigned(x, y, |x, y| x % y));
    RemSI => signed!(?|ty, x, y| divide(ty, x, y, |x, y| x % y));
    AndI => signed!(|x, y| x & y);
    OrI => signed!(|x, y| x | y);
    XOrI => signed!(|x, y| x ^ y);
    MaxSI => signed!(|x, y| Ord::max(x, y));
    MinSI => signed!(|x, y| Ord::min(x, y));
    MaxUI => unsigned!(|ty, x, y| Ord::max(x, y));
    MinUI => unsigned!(|ty, x, y| Ord::min(x, y));
    AddUIExtended => signed!(|x, y| x.wrapping_add(y)),
        |_| Ok(Work::Two(|ty, x, y| flag(ty.unsigned(x) > ty.unsigned(!y))));
    SubUIExtended => signed!(|x, y| x.wrapping_sub(y)), |_| Ok(Work::Two(|_, x, y| flag(x < y)));
    MulSIExtended => signed!(|x, y| x.wrapping_mul(y)),
        |_| Ok(Work::Two(|ty, x, y| ty.wrap(high_half(ty, i128::from(x as i64) * i128::from(y as i64)))));
    MulUIExtended => signed!(|x, y| x.wrapping_mul(y)),
        |_| Ok(Work::Two(|ty, x, y| {
            let product = u128::from(ty.unsigned(x)) * u128::from(ty.unsigned(y));
            ty.wrap(high_half(ty, product as i128))
        }));
    CmpI => compare_integers;

    AddF => float!(Two, |x, y| x + y);
    SubF => float!(Two, |x, y| x - y);
    MulF => float!(Two, |x, y| x * y);
    DivF => float!(Two, |x, y| x / y);
    RemF => float!(Two, |x, y| x % y);
    MaximumF => float!(Two, |x, y| Float::maximum(x, y));
    MinimumF => float!(Two, |x, y| Float::minimum(x, y));
    MaxNumF => float!(Two, |x, y| number(x, y, Float::maximum));
    MinNumF => float!(Two, |x, y| number(x, y, Float::minimum));
    NegF => float!(One, |x| -x);
    FlushDenormals => flush_denormals;
    CmpF => compare_floats;

    ExtSI => sign_extend;
    ExtUI => zero_extend;
    TruncI => sign_extend;
    IndexCast => sign_extend;
    IndexCastUI => zero_extend;
    SIToFP => signed_to_float;
    UIToFP => unsigned_to_float;
    FPToSI => float_to_signed;
    FPToUI => float_to_unsigned;
    FpToSiSat => float_to_signed_saturated;
    FpToUiSat => float_to_unsigned_saturated;
    Bitcast => bitcast;
    ExtF => float_to_float;
    TruncF => float_to_float;
    ConvertF => float_to_float;

    AbsF => float!(One, |x| x.abs());
    Ceil => float!(One, |x| x.ceil());
    Floor => float!(One, |x| x.floor());
    Round => float!(One, |x| x.round());
    RoundEven => float!(One, |x| x.round_ties_even());
    Trunc => float!(One, |x| x.trunc());
    Sqrt => float!(One, |x| x.sqrt());
    CopySign => float!(Two, |x, y| x.copysign(y));
    Fma => float!(Three, |x, y, z| x.mul_add(y, z));
    IsFinite => float!(test, |x| x.is_finite());
    IsInf => float!(test, |x| x.is_infinite());
    IsNan => float!(test, |x| x.is_nan());
    IsNormal => is_normal;
    FPowI => float_to_integer_power;
    IPowI => signed!(|x, y| x.power(y));
    AbsI => signed!(|x| x.wrapping_abs());
    CountLeadingZeros => unsigned!(|ty, x| u64::from(x.leading_zeros() + ty.bits() - 64));
    CountTrailingZeros => unsigned!(|ty, x| u64::from(x.trailing_zeros().min(ty.bits())));
    PopCount => unsigned!(|ty, x| u64::from(x.count_ones()));

    Acos => float!(One, |x| x.function(Unary::Acos));
    Acosh => float!(One, |x| x.function(Unary::Acosh));
    Asin => float!(One, |x| x.function(Unary::Asin));
    Asinh => float!(One, |x| x.function(Unary::Asinh));
    Atan => float!(One, |x| x.function(Unary::Atan));
    Atanh => float!(One, |x| x.function(Unary::Atanh));
    Cbrt => float!(One, |x| x.function(Unary::Cbrt));
    Cos => float!(One, |x| x.function(Unary::Cos));
    Cosh => float!(One, |x| x.function(Unary::Cosh));
    Erf => float!(One, |x| x.function(Unary::Erf));
    Erfc => float!(One, |x| x.function(Unary::Erfc));
    Exp => float!(One, |x| x.function(Unary::Exp));
    ExpM1 => float!(One, |x| x.function(Unary::Expm1));
    Log => float!(One, |x| x.function(Unary::Log));
    Log1p => float!(One, |x| x.function(Unary::Log1p));
    Logistic => float!(One, |x| x.function(Unary::Logistic));
    Rsqrt => float!(One, |x| x.function(Unary::Rsqrt));
    Sin => float!(One, |x| x.function(Unary::Sin));
    Sinh => float!(One, |x| x.function(Unary::Sinh));
    SinCos => float!(One, |x| x.function(Unary::Sin)), float!(One, |x| x.function(Unary::Cos));
    Tan => float!(One, |x| x.function(Unary::Tan));
    Tanh => float!(One, |x| x.function(Unary::Tanh));
    Atan2 => float!(Two, |x, y| x.function2(Binary::Atan2, y));
    PowF => float!(Two, |x, y| x.function2(Binary::Pow, y));
}
