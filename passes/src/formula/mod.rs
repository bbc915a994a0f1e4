//! Formulas written as mathematics: terms with operators, each of which puts one op in place.
//!
//! A [`Term`] is a value that can be calculated with: `x * x + x.like(1.0)` is a `multiply`, a constant and an `add`, in
//! the order in which Rust works them out, from the left and from the inside. That order is what is printed, so a
//! formula also says where each constant stands: `like` makes one where it is called, [`Late`] where it is first used.
//!
//! - [`Term`] and [`write`]: formulas; [`constant_like`]: their constants
//! - [`Hypot`]: a formula that others are made of
//!
//! Types are inferred from the operands. A constant takes the shape of the term that it is `like`.

mod hypot;

pub(crate) use hypot::Hypot;

use std::cell::{Cell, RefCell};
use std::ops::{Add, BitAnd, BitOr, Div, Mul, Neg, Not, Rem, Sub};

use hlo_dialects::chlo::structured::ConstantLike;
use hlo_dialects::formats::with_element;
use hlo_dialects::stablehlo::accuracy::RESULT_ACCURACY;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::elementwise as ops;
use hlo_dialects::stablehlo::enums::{ComparisonDirection, ResultAccuracyMode};
use hlo_dialects::stablehlo::shape::BitcastConvert;
use hlo_ir::num::FloatKind;
use hlo_ir::rewrite::Refused;
use hlo_ir::{Attr, AttrData, Builder, Context, Diagnostics, OpDef, Param, Signature, SmallVec, Type, TypeData, Value};

/// What elementary functions say of their accuracy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Accuracy {
    /// That it is the default one.
    Stated,
    /// Nothing.
    Unstated,
}

/// Makes a constant of equal elements in the shape of a value, of the bytes of one stored element of a type.
pub(crate) type Splat = fn(&mut Builder<'_>, Value, Type, &[u8]) -> Result<Value, Refused>;

/// The [`Splat`] of the reference's patterns: a constant where sizes are known, else one that follows the value.
pub(crate) fn constant_like(b: &mut Builder<'_>, like: Value, element: Type, bytes: &[u8]) -> Result<Value, Refused> {
    let ty = with_element(b.cx, b.body.ty(like), element);
    if ty.has_static_shape(b.cx) {
        let op = Constant::build_typed(b, &[ty], b.cx.splat_attr(ty, bytes));
        return Ok(b.result(op));
    }
    if element.float_kind(b.cx).is_none() {
        let found = b.cx.type_text(element);
        return Err(Refused::because(format!("constants of unknown sizes are floats here, not of {found}")));
    }
    let bits = bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u128::from(byte));
    let number = b.cx.intern_attr(AttrData::Float { ty: element, bits });
    let op = ConstantLike::build_typed(b, &[ty], like, number);
    Ok(b.result(op))
}

/// Where a formula is written down.
pub(crate) struct Formula<'b> {
    builder: RefCell<Builder<'b>>,
    accuracy: Accuracy,
    splat: Splat,
    /// The first thing that could not be built.
    fault: RefCell<Option<Refused>>,
}

/// Writes `formula` of the values `operands` where the builder stands; gives its value, which gets the type `ty`: the
/// same elements with what the op that it stands for knows of their sizes.
///
/// # Errors
/// A constant that could not be made, or a value that is an operand of another type.
pub(crate) fn write<const N: usize>(
    b: &mut Builder<'_>,
    accuracy: Accuracy,
    splat: Splat,
    operands: [Value; N],
    ty: Type,
    formula: impl for<'f> FnOnce([Term<'f>; N]) -> Term<'f>,
) -> Result<Value, Refused> {
    let builder = RefCell::new(Builder { cx: b.cx, body: &mut *b.body, at: b.at, loc: b.loc });
    let place = Formula { builder, accuracy, splat, fault: RefCell::new(None) };
    let value = formula(operands.map(|value| Term { formula: &place, value })).value;
    if let Some(fault) = place.fault.take() {
        return Err(fault);
    }
    if b.body.ty(value) != ty {
        if operands.contains(&value) {
            return Err(Refused::because("its result has another type than its operand"));
        }
        b.body.set_type(value, ty);
    }
    Ok(value)
}

/// A value of a formula.
#[derive(Clone, Copy)]
pub(crate) struct Term<'f> {
    formula: &'f Formula<'f>,
    value: Value,
}

/// A constant that stands where it is used first.
pub(crate) struct Late<'f> {
    like: Term<'f>,
    number: f64,
    made: Cell<Option<Term<'f>>>,
}

/// A constant that was made already.
impl<'f> From<Term<'f>> for Late<'f> {
    fn from(made: Term<'f>) -> Self {
        Late { like: made, number: f64::NAN, made: Cell::new(Some(made)) }
    }
}

impl<'f> Late<'f> {
    /// The constant.
    pub(crate) fn get(&self) -> Term<'f> {
        let term = self.made.get().unwrap_or_else(|| self.like.like(self.number));
        self.made.set(Some(term));
        term
    }
}

/// Types.
impl<'f> Term<'f> {
    fn ty(self) -> Type {
        self.formula.builder.borrow().body.ty(self.value)
    }

    /// The type of its elements.
    pub(crate) fn element(self) -> Type {
        self.look(|_, element| element)
    }

    /// What `look` sees in the type of the elements.
    pub(crate) fn look<R>(self, look: impl FnOnce(&Context, Type) -> R) -> R {
        let builder = self.formula.builder.borrow();
        let element = builder.body.ty(self.value).element(builder.cx);
        look(builder.cx, element)
    }

    /// Whether its elements are complex numbers.
    pub(crate) fn is_complex(self) -> bool {
        self.look(|cx, element| matches!(element.data(cx), TypeData::Complex(_)))
    }

    /// The format of its elements, of the parts of complex ones.
    fn float_kind(self) -> FloatKind {
        let kind = self.look(|cx, element| match element.data(cx) {
            TypeData::Complex(part) => part.float_kind(cx),
            _ => element.float_kind(cx),
        });
        kind.unwrap_or(FloatKind::F64)
    }

    /// Whether its elements are in double precision.
    pub(crate) fn is_f64(self) -> bool {
        self.float_kind() == FloatKind::F64
    }
}

/// Constants in the shape and of the type of a term.
impl<'f> Term<'f> {
    /// The number nearest to `number`; a real one among complex numbers.
    pub(crate) fn like(self, number: f64) -> Term<'f> {
        let kind = self.float_kind();
        self.float_bits(kind, kind.from_f64(number))
    }

    /// A constant that stands where it is used first.
    pub(crate) fn later(self, number: f64) -> Late<'f> {
        Late { like: self, number, made: Cell::new(None) }
    }

    /// The integer `number`, wrapped to the width of the type.
    pub(crate) fn integer(self, number: i64) -> Term<'f> {
        let stored = self.look(|cx, element| {
            let scalar = cx.dense_from_i64s(cx.tensor_type(&[], element), &[number]);
            scalar.dense(cx).map(|dense| dense.data().to_vec())
        });
        self.stored(&stored.unwrap_or_default())
    }

    /// The largest finite number.
    pub(crate) fn largest(self) -> Term<'f> {
        let kind = self.float_kind();
        self.float_bits(kind, kind.largest(false))
    }

    /// The smallest positive number.
    pub(crate) fn smallest(self) -> Term<'f> {
        self.float_bits(self.float_kind(), 1)
    }

    /// The smallest positive number of full precision.
    pub(crate) fn smallest_normal(self) -> Term<'f> {
        let kind = self.float_kind();
        self.like(2f64.powi(kind.format().min_exponent))
    }

    /// Positive infinity.
    pub(crate) fn infinity(self) -> Term<'f> {
        self.like(f64::INFINITY)
    }

    fn float_bits(self, kind: FloatKind, bits: u128) -> Term<'f> {
        let size = kind.width().div_ceil(8) as usize;
        let mut stored = bits.to_le_bytes()[..size].to_vec();
        if self.is_complex() {
            stored.extend_from_slice(&kind.zero(false).to_le_bytes()[..size]);
        }
        self.stored(&stored)
    }

    /// A constant of these bytes of one element.
    fn stored(self, element: &[u8]) -> Term<'f> {
        let ty = self.element();
        let made = (self.formula.splat)(&mut self.formula.builder.borrow_mut(), self.value, ty, element);
        match made {
            Ok(value) => Term { value, ..self },
            Err(fault) => {
                self.formula.fault.borrow_mut().get_or_insert(fault);
                self
            }
        }
    }
}

/// Terms of one operand.
macro_rules! unary {
    ($($(#[$doc:meta])* $name:ident => $Op:ident;)*) => {
        impl<'f> Term<'f> {
            $($(#[$doc])* pub(crate) fn $name(self) -> Term<'f> { self.emit(ops::$Op::DEF, &[self.value]) })*
        }
    };
}

unary! {
    /// The magnitude; of complex numbers, real.
    abs => Abs;
    /// The cosine.
    cosine => Cosine;
    /// `e` to this power.
    exp => Exp;
    /// `e` to this power, less one.
    expm1 => Expm1;
    /// The largest integer that is not larger.
    floor => Floor;
    /// The imaginary part.
    imag => Imag;
    /// Whether it is neither infinite nor NaN.
    is_finite => IsFinite;
    /// The natural logarithm.
    log => Log;
    /// The natural logarithm of one plus this.
    log1p => Log1p;
    /// The real part.
    real => Real;
    /// The sign, as a number.
    sign => Sign;
    /// The sine.
    sine => Sine;
    /// The square root.
    sqrt => Sqrt;
    /// The tangent.
    tan => Tan;
}

/// Terms of two operands.
macro_rules! binary {
    ($($(#[$doc:meta])* $name:ident => $Op:ident;)*) => {
        impl<'f> Term<'f> {
            $($(#[$doc])* pub(crate) fn $name(self, other: Term<'f>) -> Term<'f> {
                self.emit(ops::$Op::DEF, &[self.value, other.value])
            })*
        }
    };
}

binary! {
    /// The angle of the point whose ordinate this is and whose abscissa is `other`.
    atan2 => Atan2;
    /// `self + i other`.
    complex => Complex;
    /// The larger one.
    maximum => Maximum;
    /// The smaller one.
    minimum => Minimum;
    /// This to the power of `other`.
    power => Power;
    /// The bits moved to lower places, keeping the sign.
    shift_right_arithmetic => ShiftRightArithmetic;
    /// The bits moved to lower places, filling with zeros.
    shift_right_logical => ShiftRightLogical;
}

/// Comparisons.
macro_rules! comparisons {
    ($($(#[$doc:meta])* $name:ident => $Direction:ident;)*) => {
        impl<'f> Term<'f> {
            $($(#[$doc])* pub(crate) fn $name(self, other: Term<'f>) -> Term<'f> {
                self.compare(other, ComparisonDirection::$Direction)
            })*
        }
    };
}

comparisons! {
    /// Whether `self == other`.
    same => Eq;
    /// Whether `self >= other`.
    ge => Ge;
    /// Whether `self > other`.
    gt => Gt;
    /// Whether `self <= other`.
    le => Le;
    /// Whether `self < other`.
    lt => Lt;
    /// Whether `self != other`.
    differs => Ne;
}

/// Operators.
macro_rules! operators {
    ($($Trait:ident $method:ident => $Op:ident;)*) => { $(
        impl<'f> $Trait for Term<'f> {
            type Output = Term<'f>;

            fn $method(self, other: Term<'f>) -> Term<'f> {
                self.emit(ops::$Op::DEF, &[self.value, other.value])
            }
        }
    )* };
}

operators! {
    Add add => Add;
    Sub sub => Subtract;
    Mul mul => Multiply;
    Div div => Divide;
    Rem rem => Remainder;
    BitAnd bitand => And;
    BitOr bitor => Or;
}

impl<'f> Neg for Term<'f> {
    type Output = Term<'f>;

    fn neg(self) -> Term<'f> {
        self.emit(ops::Negate::DEF, &[self.value])
    }
}

impl<'f> Not for Term<'f> {
    type Output = Term<'f>;

    fn not(self) -> Term<'f> {
        self.emit(ops::Not::DEF, &[self.value])
    }
}

impl<'f> Term<'f> {
    /// `yes` where this holds, `no` elsewhere.
    pub(crate) fn select(self, yes: Term<'f>, no: Term<'f>) -> Term<'f> {
        self.emit(ops::Select::DEF, &[self.value, yes.value, no.value])
    }

    /// The nearest number that is neither below `low` nor above `high`.
    pub(crate) fn clamp(self, low: Term<'f>, high: Term<'f>) -> Term<'f> {
        self.emit(ops::Clamp::DEF, &[low.value, self.value, high.value])
    }

    /// The polynomial of these coefficients, the highest power first, by Horner's rule.
    pub(crate) fn polynomial(self, coefficients: &[f64]) -> Term<'f> {
        let (&first, rest) = coefficients.split_first().unwrap_or((&0.0, &[]));
        rest.iter().fold(self.like(first), |sum, &coefficient| sum * self + self.like(coefficient))
    }

    /// The same numbers with elements of another type; an op even when the type is the same.
    pub(crate) fn convert(self, element: Type) -> Term<'f> {
        self.cast(ops::Convert::DEF, element, self)
    }

    /// The same bits as elements of another type of the same width, in the shape of `like`.
    pub(crate) fn bitcast(self, element: Type, like: Term<'f>) -> Term<'f> {
        self.cast(BitcastConvert::DEF, element, like)
    }

    fn cast(self, def: &'static OpDef, element: Type, like: Term<'f>) -> Term<'f> {
        let shaped = like.ty();
        let b = &mut *self.formula.builder.borrow_mut();
        let ty = with_element(b.cx, shaped, element);
        let op = b.finish(def, &[self.value], SmallVec::new(), Some(&[ty]));
        Term { value: b.result(op), ..self }
    }

    fn compare(self, other: Term<'f>, direction: ComparisonDirection) -> Term<'f> {
        let shaped = self.ty();
        let b = &mut *self.formula.builder.borrow_mut();
        let ty = with_element(b.cx, shaped, Type::I1);
        let op = ops::Compare::build_typed(b, &[ty], self.value, other.value, direction, None);
        Term { value: b.result(op), ..self }
    }

    /// An op of the row `def` with one result, its type inferred.
    fn emit(self, def: &'static OpDef, operands: &[Value]) -> Term<'f> {
        let b = &mut *self.formula.builder.borrow_mut();
        let types: SmallVec<[Type; 4]> = operands.iter().map(|&value| b.body.ty(value)).collect();
        let attrs = b.cx.dict(&[]);
        let signature =
            Signature { cx: b.cx, def, loc: b.loc, operands: &types, attrs, regions: &[], constants: &|_| None };
        // What the verifier let pass as compatible and inference cannot join keeps the type of the first operand.
        let inferred = def.infer.and_then(|infer| infer(&signature, &mut Diagnostics::default()).ok());
        let ty = inferred.and_then(|types| types.first().copied()).unwrap_or(types[0]);
        let mut attrs = SmallVec::new();
        if self.formula.accuracy == Accuracy::Stated && def.is_inherent(ACCURACY.as_bytes()) {
            attrs.push((b.cx.name(ACCURACY), default_accuracy(b.cx)));
        }
        let op = b.finish(def, operands, attrs, Some(&[ty]));
        Term { value: b.result(op), ..self }
    }
}

/// The attribute that states how accurate a function is.
const ACCURACY: &str = "result_accuracy";

/// Whether `accuracy` asks for the default one: absent, or of that mode. Only functions of the default accuracy may be
/// spelled out.
pub(crate) fn is_default_accuracy(cx: &Context, accuracy: Option<Attr>) -> bool {
    accuracy.and_then(|accuracy| accuracy.params_of(cx, &RESULT_ACCURACY)).is_none_or(|params| match params {
        [Param::F64(atol), Param::F64(rtol), ulps, Param::Attr(mode)] => {
            let is_exact = f64::from_bits(*atol) == 0.0 && f64::from_bits(*rtol) == 0.0 && ulps.int() == 0;
            is_exact && ResultAccuracyMode::of(cx, *mode) == Some(ResultAccuracyMode::Default)
        }
        _ => false,
    })
}

/// `#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>`.
fn default_accuracy(cx: &Context) -> Attr {
    let mode = ResultAccuracyMode::Default.attr(cx);
    cx.dialect_attr(&RESULT_ACCURACY, [Param::F64(0), Param::F64(0), Param::Int(0), Param::Attr(mode)])
}
