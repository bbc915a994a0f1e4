//! Numbers in registers.
//!
//! A register has 64 bits. Integers of `n` bits, `index` and `i1` included, are kept sign-extended, so that signed arithmetic
//! is that of `i64` and unsigned arithmetic masks first; *true* has all bits set. Floats are kept as the bits of their own
//! type, so that a move never changes one.

use hlo_ir::num::FloatKind;
use hlo_ir::{Context, Signedness, Type, TypeData};

use crate::element::{ElementType, SmallFloat};

/// A type of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// A signless integer of 1 to 64 bits; an index has 64.
    Int(u8),
    /// A float that is computed with in `f32` and rounded once.
    Small(SmallFloat),
    /// `f32`
    F32,
    /// `f64`
    F64,
}

impl Scalar {
    /// The numbers of a scalar type of the IR; `None` for integers that are not signless, complex numbers, wider types.
    pub fn of(cx: &Context, ty: Type) -> Option<Scalar> {
        match ty.data(cx) {
            TypeData::Index => Some(Scalar::Int(64)),
            TypeData::Integer { width: width @ 1..=64, signedness: Signedness::Signless } => {
                Some(Scalar::Int(*width as u8))
            }
            TypeData::Float(FloatKind::F32) => Some(Scalar::F32),
            TypeData::Float(FloatKind::F64) => Some(Scalar::F64),
            TypeData::Float(_) => Scalar::of_element(crate::eval::types::element_type(cx, ty)?),
            _ => None,
        }
    }

    /// The numbers that elements of a buffer are loaded as: integers lose their signedness.
    pub fn of_element(element: ElementType) -> Option<Scalar> {
        match element {
            ElementType::F32 => Some(Scalar::F32),
            ElementType::F64 => Some(Scalar::F64),
            ElementType::Small(float) => Some(Scalar::Small(float)),
            ElementType::C64 | ElementType::C128 => None,
            integer => Some(Scalar::Int(integer.bits() as u8)),
        }
    }

    /// Bits of the type.
    pub fn bits(self) -> u32 {
        match self {
            Scalar::Int(bits) => u32::from(bits),
            Scalar::Small(float) => float.bits(),
            Scalar::F32 => 32,
            Scalar::F64 => 64,
        }
    }

    /// The register of a number whose low bits are `bits`.
    #[inline(always)]
    pub fn wrap(self, bits: u64) -> u64 {
        let unused = 64 - self.bits();
        match self {
            Scalar::Int(_) => ((bits << unused) as i64 >> unused) as u64,
            _ => bits << unused >> unused,
        }
    }

    /// The number in an integer's register when its bits are meant unsigned; the bits of a float.
    #[inline(always)]
    pub fn unsigned(self, register: u64) -> u64 {
        let unused = 64 - self.bits();
        register << unused >> unused
    }

    /// The exact value of a small float.
    #[inline(always)]
    pub fn widen(self, register: u64) -> f32 {
        match self {
            Scalar::Small(float) => float.decode(register as u16),
            _ => f32::from_bits(register as u32),
        }
    }

    /// The small float nearest to a value.
    #[inline(always)]
    pub fn narrow(self, value: f32) -> u64 {
        match self {
            Scalar::Small(float) => u64::from(float.encode(value)),
            _ => u64::from(value.to_bits()),
        }
    }

    /// The value of a register as text, for messages: integers signed.
    pub fn text(self, register: u64) -> String {
        match self {
            Scalar::Int(1) => (register != 0).to_string(),
            Scalar::Int(_) => (register as i64).to_string(),
            Scalar::Small(_) | Scalar::F32 => self.widen(register).to_string(),
            Scalar::F64 => f64::from_bits(register).to_string(),
        }
    }
}

/// The register of a truth value.
#[inline(always)]
pub fn flag(truth: bool) -> u64 {
    u64::from(truth).wrapping_neg()
}
