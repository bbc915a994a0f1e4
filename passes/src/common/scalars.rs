//! Making ops on scalars: constants and `arith`.

use hlo_dialects::arith::cast::{IndexCast, IndexCastUI};
use hlo_dialects::arith::integer::{AddI, CmpI, MulI, SubI};
use hlo_dialects::{arith, complex};
use hlo_ir::num::ApInt;
use hlo_ir::{Attr, AttrData, Builder, Context, OpDef, SmallVec, Type, TypeData, Value};

/// `arith.constant`.
pub fn constant(b: &mut Builder<'_>, attr: Attr) -> Value {
    let ty = attr.ty(b.cx);
    let op = arith::Constant::build_typed(b, &[ty], attr);
    b.result(op)
}

/// A number of type `index`.
pub fn index(b: &mut Builder<'_>, value: i64) -> Value {
    constant(b, b.cx.int_attr(Type::INDEX, value))
}

/// An integer of the type `ty`, wrapped to its width.
pub fn integer(b: &mut Builder<'_>, ty: Type, value: i64) -> Value {
    let width = ty.bit_width(b.cx).unwrap_or(64);
    let value = ApInt::from_i64(width, value);
    constant(b, b.cx.intern_attr(AttrData::Integer { ty, value }))
}

/// An integer of the type `ty` by its bits.
pub fn bits(b: &mut Builder<'_>, ty: Type, bits: u128) -> Value {
    let value = ApInt::from_u128(ty.bit_width(b.cx).unwrap_or(64), bits);
    constant(b, b.cx.intern_attr(AttrData::Integer { ty, value }))
}

/// The smallest signed integer of the type `ty`.
pub fn signed_min(b: &mut Builder<'_>, ty: Type) -> Value {
    let width = ty.bit_width(b.cx).unwrap_or(64);
    bits(b, ty, 1u128.checked_shl(width.saturating_sub(1)).unwrap_or(0))
}

/// A float of the type `ty`, rounded to it.
pub fn float(b: &mut Builder<'_>, ty: Type, value: f64) -> Value {
    let bits = ty.float_kind(b.cx).map_or(0, |kind| kind.from_f64(value));
    constant(b, b.cx.intern_attr(AttrData::Float { ty, bits }))
}

/// The number `value`, a small integer, in the type `ty`: an integer, a float or a complex number.
pub fn number(b: &mut Builder<'_>, ty: Type, value: i64) -> Value {
    match ty.data(b.cx) {
        TypeData::Float(_) => float(b, ty, value as f64),
        TypeData::Complex(part) => {
            let kind = part.float_kind(b.cx);
            let part = |value: f64| AttrData::Float { ty: *part, bits: kind.map_or(0, |kind| kind.from_f64(value)) };
            let parts = [value as f64, 0.0].map(|value| b.cx.intern_attr(part(value)));
            complex_constant(b, ty, &parts)
        }
        _ => integer(b, ty, value),
    }
}

fn complex_constant(b: &mut Builder<'_>, ty: Type, parts: &[Attr]) -> Value {
    let parts = b.cx.array_attr(parts);
    let op = complex::Constant::build_typed(b, &[ty], parts);
    b.result(op)
}

/// The attribute of one stored number of the type `ty`, which is no complex one.
fn number_attr(cx: &Context, ty: Type, bytes: &[u8]) -> Attr {
    match ty.data(cx) {
        TypeData::Float(_) => {
            let mut word = [0; 16];
            let len = bytes.len().min(16);
            word[..len].copy_from_slice(&bytes[..len]);
            cx.intern_attr(AttrData::Float { ty, bits: u128::from_le_bytes(word) })
        }
        _ => {
            let value = ApInt::from_le_bytes(ty.bit_width(cx).unwrap_or(64), bytes);
            cx.intern_attr(AttrData::Integer { ty, value })
        }
    }
}

/// The value that every element of the constant `tensor` has, as a scalar.
pub fn splat_constant(b: &mut Builder<'_>, tensor: Value) -> Option<Value> {
    let attr = b.body.value_ref(b.cx, tensor).constant()?;
    let elements = attr.dense(b.cx).filter(|elements| elements.splat && elements.len != 0)?;
    element_constant(b, elements.element, elements.get(0))
}

/// One stored number of the type `ty` as a scalar.
pub fn element_constant(b: &mut Builder<'_>, ty: Type, bytes: &[u8]) -> Option<Value> {
    match ty.data(b.cx) {
        TypeData::Complex(part) => {
            let (real, imaginary) = bytes.split_at(bytes.len() / 2);
            let parts = [real, imaginary].map(|bytes| number_attr(b.cx, *part, bytes));
            Some(complex_constant(b, ty, &parts))
        }
        TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) => {
            Some(constant(b, number_attr(b.cx, ty, bytes)))
        }
        _ => None,
    }
}

/// The number that `value` is, when it is an `arith.constant` of an integer.
pub fn known_integer(b: &Builder<'_>, value: Value) -> Option<i64> {
    b.body.value_ref(b.cx, value).constant()?.as_i64(b.cx)
}

/// An op of the type of its first operand.
pub fn same(b: &mut Builder<'_>, def: &'static OpDef, operands: &[Value]) -> Value {
    let ty = operands.first().map_or(Type::ERROR, |&value| b.body.ty(value));
    apply(b, def, operands, ty)
}

/// An op with one result of the type `ty`.
pub fn apply(b: &mut Builder<'_>, def: &'static OpDef, operands: &[Value], ty: Type) -> Value {
    let op = b.finish(def, operands, SmallVec::new(), Some(&[ty]));
    b.result(op)
}

/// `arith.cmpi`; `predicate` is one of the numbers of [`arith::attrs::CmpIPredicate`].
pub fn compare(b: &mut Builder<'_>, predicate: &str, lhs: Value, rhs: Value) -> Value {
    let words = arith::attrs::CmpIPredicate::WORDS;
    let number = words.iter().find(|(word, _)| *word == predicate).map_or(0, |(_, number)| *number);
    let op = CmpI::build_typed(b, &[Type::I1], lhs, rhs, number);
    b.result(op)
}

/// `arith.cmpf`; `predicate` is one of the words of [`arith::attrs::CmpFPredicate`].
pub fn compare_floats(b: &mut Builder<'_>, predicate: &str, lhs: Value, rhs: Value) -> Value {
    let words = arith::attrs::CmpFPredicate::WORDS;
    let number = words.iter().find(|(word, _)| *word == predicate).map_or(0, |(_, number)| *number);
    let op = arith::float::CmpF::build_typed(b, &[Type::I1], lhs, rhs, number, 0);
    b.result(op)
}

/// `arith.select`.
pub fn select(b: &mut Builder<'_>, condition: Value, then: Value, otherwise: Value) -> Value {
    let ty = b.body.ty(then);
    apply(b, arith::Select::DEF, &[condition, then, otherwise], ty)
}

/// `lhs + rhs`, without an op where one is zero or both are known.
pub fn add(b: &mut Builder<'_>, lhs: Value, rhs: Value) -> Value {
    match (known_integer(b, lhs), known_integer(b, rhs)) {
        (Some(x), Some(y)) if b.body.ty(lhs) == Type::INDEX => index(b, x.wrapping_add(y)),
        (Some(0), _) => rhs,
        (_, Some(0)) => lhs,
        _ => same(b, AddI::DEF, &[lhs, rhs]),
    }
}

/// `lhs - rhs`, without an op where `rhs` is zero or both are known.
pub fn subtract(b: &mut Builder<'_>, lhs: Value, rhs: Value) -> Value {
    match (known_integer(b, lhs), known_integer(b, rhs)) {
        (Some(x), Some(y)) if b.body.ty(lhs) == Type::INDEX => index(b, x.wrapping_sub(y)),
        (_, Some(0)) => lhs,
        _ => same(b, SubI::DEF, &[lhs, rhs]),
    }
}

/// `lhs * rhs`, without an op where one is one or both are known.
pub fn multiply(b: &mut Builder<'_>, lhs: Value, rhs: Value) -> Value {
    match (known_integer(b, lhs), known_integer(b, rhs)) {
        (Some(x), Some(y)) if b.body.ty(lhs) == Type::INDEX => index(b, x.wrapping_mul(y)),
        (Some(1), _) => rhs,
        (_, Some(1)) => lhs,
        _ => same(b, MulI::DEF, &[lhs, rhs]),
    }
}

/// An integer as `index`, read as `unsigned` says; an index as it is.
pub fn to_index(b: &mut Builder<'_>, value: Value, unsigned: bool) -> Value {
    if b.body.ty(value) == Type::INDEX {
        return value;
    }
    if let Some(known) = known_integer(b, value).filter(|value| !unsigned || *value >= 0) {
        return index(b, known);
    }
    let def = if unsigned { IndexCastUI::DEF } else { IndexCast::DEF };
    apply(b, def, &[value], Type::INDEX)
}

/// An index as an integer of the type `ty`.
pub fn from_index(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    apply(b, IndexCast::DEF, &[value], ty)
}
