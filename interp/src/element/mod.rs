//! Element types: their storage and classes.
//!
//! Storage: one element per slot of a whole number of bytes, little-endian. Types narrower than a byte take one
//! byte; signed ones are kept sign-extended, unsigned ones zero-extended, small floats as their bits. Kernels may
//! rely on that and must leave it so ([`ElementType::normalize`]).

pub mod bits;
pub mod convert;
pub mod native;
pub mod small_float;

pub use bits::Bits;
pub use native::{Complex, Native, Word};
pub use small_float::SmallFloat;

use std::fmt;

/// The element type of a tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ElementType {
    /// Boolean, 0 or 1.
    I1,
    /// Signed integers.
    I2,
    /// 4-bit signed.
    I4,
    /// 8-bit signed.
    I8,
    /// 16-bit signed.
    I16,
    /// 32-bit signed.
    I32,
    /// 64-bit signed.
    I64,
    /// Unsigned integers.
    UI2,
    /// 4-bit unsigned.
    UI4,
    /// 8-bit unsigned.
    UI8,
    /// 16-bit unsigned.
    UI16,
    /// 32-bit unsigned.
    UI32,
    /// 64-bit unsigned.
    UI64,
    /// Floats below 32 bits.
    Small(SmallFloat),
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
    /// `complex<f32>`.
    C64,
    /// `complex<f64>`.
    C128,
}

/// The native type that holds one slot of a type; what typed kernels dispatch on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Booleans, held as `u8` 0 or 1.
    Bool,
    /// Signed integer in a slot of that many bytes.
    Signed(Width),
    /// Unsigned integer in a slot of that many bytes.
    Unsigned(Width),
    /// Float below 32 bits, computed in `f32`.
    Small(SmallFloat),
    /// `f32`.
    F32,
    /// `f64`.
    F64,
    /// `Complex<f32>`.
    C64,
    /// `Complex<f64>`.
    C128,
}

/// Bytes per integer slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// One byte.
    W1,
    /// Two bytes.
    W2,
    /// Four bytes.
    W4,
    /// Eight bytes.
    W8,
}

use ElementType::*;

impl ElementType {
    /// Every element type, in the order of declaration.
    pub const ALL: [ElementType; 30] = [
        I1,
        I2,
        I4,
        I8,
        I16,
        I32,
        I64,
        UI2,
        UI4,
        UI8,
        UI16,
        UI32,
        UI64,
        Small(SmallFloat::F4E2M1FN),
        Small(SmallFloat::F6E2M3FN),
        Small(SmallFloat::F6E3M2FN),
        Small(SmallFloat::F8E3M4),
        Small(SmallFloat::F8E4M3),
        Small(SmallFloat::F8E4M3FN),
        Small(SmallFloat::F8E4M3FNUZ),
        Small(SmallFloat::F8E4M3B11FNUZ),
        Small(SmallFloat::F8E5M2),
        Small(SmallFloat::F8E5M2FNUZ),
        Small(SmallFloat::F8E8M0FNU),
        Small(SmallFloat::BF16),
        Small(SmallFloat::F16),
        F32,
        F64,
        C64,
        C128,
    ];

    /// `bf16`.
    pub const BF16: ElementType = Small(SmallFloat::BF16);
    /// `f16`.
    pub const F16: ElementType = Small(SmallFloat::F16);

    /// Bytes one element takes in a tensor: 1, 2, 4, 8 or 16.
    pub const fn width(self) -> usize {
        match self {
            I1 | I2 | I4 | I8 | UI2 | UI4 | UI8 => 1,
            Small(float) => float.width(),
            I16 | UI16 => 2,
            I32 | UI32 | F32 => 4,
            I64 | UI64 | F64 | C64 => 8,
            C128 => 16,
        }
    }

    /// Bits of the type itself, as `bitcast_convert` and `count_leading_zeros` see them.
    pub const fn bits(self) -> u32 {
        match self {
            I1 => 1,
            I2 | UI2 => 2,
            I4 | UI4 => 4,
            Small(float) => float.bits(),
            I8 | UI8 => 8,
            I16 | UI16 => 16,
            I32 | UI32 | F32 => 32,
            I64 | UI64 | F64 | C64 => 64,
            C128 => 128,
        }
    }

    /// How slots of this type are computed with.
    pub const fn class(self) -> Class {
        match self {
            I1 => Class::Bool,
            I2 | I4 | I8 => Class::Signed(Width::W1),
            I16 => Class::Signed(Width::W2),
            I32 => Class::Signed(Width::W4),
            I64 => Class::Signed(Width::W8),
            UI2 | UI4 | UI8 => Class::Unsigned(Width::W1),
            UI16 => Class::Unsigned(Width::W2),
            UI32 => Class::Unsigned(Width::W4),
            UI64 => Class::Unsigned(Width::W8),
            Small(float) => Class::Small(float),
            F32 => Class::F32,
            F64 => Class::F64,
            C64 => Class::C64,
            C128 => Class::C128,
        }
    }

    /// Signed or unsigned integer, booleans excluded.
    pub const fn is_integer(self) -> bool {
        matches!(self.class(), Class::Signed(_) | Class::Unsigned(_))
    }

    /// Signed integer.
    pub const fn is_signed(self) -> bool {
        matches!(self.class(), Class::Signed(_))
    }

    /// Float of any width, complex excluded.
    pub const fn is_float(self) -> bool {
        matches!(self, Small(_) | F32 | F64)
    }

    /// Complex.
    pub const fn is_complex(self) -> bool {
        matches!(self, C64 | C128)
    }

    /// The real type of a complex type; the type itself otherwise.
    pub const fn real(self) -> ElementType {
        match self {
            C64 => F32,
            C128 => F64,
            other => other,
        }
    }

    /// The complex type over `f32` or `f64`.
    pub const fn complex(self) -> Option<ElementType> {
        match self {
            F32 => Some(C64),
            F64 => Some(C128),
            _ => None,
        }
    }

    /// Brings slots back to their canonical form after arithmetic on whole bytes: wraps integers narrower than a
    /// byte to their width. Nothing to do for other types.
    pub fn normalize(self, slots: &mut [u8]) {
        match self {
            I2 => slots.iter_mut().for_each(|slot| *slot = (((*slot << 6) as i8) >> 6) as u8),
            I4 => slots.iter_mut().for_each(|slot| *slot = (((*slot << 4) as i8) >> 4) as u8),
            UI2 => slots.iter_mut().for_each(|slot| *slot &= 3),
            UI4 => slots.iter_mut().for_each(|slot| *slot &= 15),
            _ => {}
        }
    }

    /// Whether [`ElementType::normalize`] has anything to do.
    pub const fn needs_normalize(self) -> bool {
        matches!(self, I2 | I4 | UI2 | UI4)
    }

    /// The name as StableHLO writes it (`i32`, `ui8`, `bf16`, `complex<f32>`).
    pub const fn name(self) -> &'static str {
        match self {
            I1 => "i1",
            I2 => "i2",
            I4 => "i4",
            I8 => "i8",
            I16 => "i16",
            I32 => "i32",
            I64 => "i64",
            UI2 => "ui2",
            UI4 => "ui4",
            UI8 => "ui8",
            UI16 => "ui16",
            UI32 => "ui32",
            UI64 => "ui64",
            Small(float) => float.name(),
            F32 => "f32",
            F64 => "f64",
            C64 => "complex<f32>",
            C128 => "complex<f64>",
        }
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
