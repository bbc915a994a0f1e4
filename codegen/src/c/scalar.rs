//! Scalars of the IR in C: the type of a value, how an element of memory is stored, constants as literals.

use hlo_interp::element::SmallFloat;
use hlo_ir::num::FloatKind;
use hlo_ir::{Context, Signedness, Type, TypeData};

/// The type of a scalar value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scalar {
    /// `i1`, a `bool`.
    Bool,
    /// A signless integer of 2, 4, 8, 16, 32 or 64 bits, kept sign-extended in the signed type that holds it.
    Int(u32),
    /// An index, an `int64_t`.
    Index,
    /// A `float`.
    F32,
    /// A `double`.
    F64,
    /// A float below 32 bits, kept as the `float` of the same value.
    Small(SmallFloat),
}

impl Scalar {
    /// The scalar that a type of the IR is; `None` when C has no values of it here.
    pub fn of(cx: &Context, ty: Type) -> Option<Scalar> {
        Some(match ty.data(cx) {
            TypeData::Integer { width: 1, .. } => Scalar::Bool,
            TypeData::Integer { width: width @ (2 | 4 | 8 | 16 | 32 | 64), .. } => Scalar::Int(*width),
            TypeData::Index => Scalar::Index,
            TypeData::Float(FloatKind::F32) => Scalar::F32,
            TypeData::Float(FloatKind::F64) => Scalar::F64,
            TypeData::Float(kind) => Scalar::Small(small_float(*kind)?),
            _ => return None,
        })
    }

    /// The C type of a value.
    pub const fn c_type(self) -> &'static str {
        match self {
            Scalar::Bool => "bool",
            Scalar::Int(2 | 4 | 8) => "int8_t",
            Scalar::Int(16) => "int16_t",
            Scalar::Int(32) => "int32_t",
            Scalar::Int(_) | Scalar::Index => "int64_t",
            Scalar::F32 | Scalar::Small(_) => "float",
            Scalar::F64 => "double",
        }
    }

    /// The unsigned C type as wide as an integer's.
    pub const fn unsigned(self) -> &'static str {
        match self {
            Scalar::Bool | Scalar::Int(2 | 4 | 8) => "uint8_t",
            Scalar::Int(16) => "uint16_t",
            Scalar::Int(32) | Scalar::F32 | Scalar::Small(_) => "uint32_t",
            Scalar::Int(_) | Scalar::Index | Scalar::F64 => "uint64_t",
        }
    }

    /// Bytes of a value's C type.
    pub const fn bytes(self) -> u32 {
        match self {
            Scalar::Bool | Scalar::Int(2 | 4 | 8) => 1,
            Scalar::Int(16) => 2,
            Scalar::Int(32) | Scalar::F32 | Scalar::Small(_) => 4,
            Scalar::Int(_) | Scalar::Index | Scalar::F64 => 8,
        }
    }

    /// Bits of an integer.
    pub const fn bits(self) -> u32 {
        match self {
            Scalar::Bool => 1,
            Scalar::Int(bits) => bits,
            Scalar::F32 | Scalar::Small(_) => 32,
            Scalar::Index | Scalar::F64 => 64,
        }
    }

    /// Whether it is a float of any width.
    pub const fn is_float(self) -> bool {
        matches!(self, Scalar::F32 | Scalar::F64 | Scalar::Small(_))
    }

    /// The short name in names of helpers: `i32`, `f32`, `bf16`. Floats below 32 bits are computed with as `f32`.
    pub fn name(self) -> String {
        match self {
            Scalar::Bool => "i1".into(),
            Scalar::Int(bits) => format!("i{bits}"),
            Scalar::Index => "i64".into(),
            Scalar::F32 => "f32".into(),
            Scalar::F64 => "f64".into(),
            Scalar::Small(float) => float.name().to_ascii_lowercase(),
        }
    }

    /// The C expression of a constant with these bits, and whether it begins with a sign.
    pub fn literal(self, bits: u64) -> String {
        match self {
            Scalar::Bool => if bits & 1 != 0 { "true" } else { "false" }.into(),
            Scalar::Int(width) => int_literal((bits << (64 - width)) as i64 >> (64 - width), width),
            Scalar::Index => int_literal(bits as i64, 32),
            Scalar::F32 => f32_literal(f32::from_bits(bits as u32)),
            Scalar::F64 => f64_literal(f64::from_bits(bits)),
            Scalar::Small(float) => f32_literal(float.decode(bits as u16)),
        }
    }
}

/// The interpreter's small float of that kind.
pub fn small_float(kind: FloatKind) -> Option<SmallFloat> {
    use SmallFloat::*;
    let all = [
        F4E2M1FN,
        F6E2M3FN,
        F6E3M2FN,
        F8E3M4,
        F8E4M3,
        F8E4M3FN,
        F8E4M3FNUZ,
        F8E4M3B11FNUZ,
        F8E5M2,
        F8E5M2FNUZ,
        F8E8M0FNU,
        BF16,
        F16,
    ];
    all.into_iter().find(|float| float.name() == kind.format().keyword)
}

fn int_literal(value: i64, width: u32) -> String {
    match value {
        i64::MIN => "INT64_MIN".into(),
        -2_147_483_648 if width == 32 => "INT32_MIN".into(),
        -2_147_483_647..=2_147_483_647 => value.to_string(),
        _ => format!("INT64_C({value})"),
    }
}

fn f32_literal(value: f32) -> String {
    special(value.into(), "f").unwrap_or_else(|| format!("{value:?}f"))
}

fn f64_literal(value: f64) -> String {
    special(value, "").unwrap_or_else(|| format!("{value:?}"))
}

/// Infinities and NaN; all NaNs are one value.
fn special(value: f64, suffix: &str) -> Option<String> {
    if value.is_nan() {
        Some(format!("__builtin_nan{suffix}(\"\")"))
    } else if value.is_infinite() {
        let sign = if value < 0.0 { "-" } else { "" };
        Some(format!("{sign}__builtin_inf{suffix}()"))
    } else {
        None
    }
}

/// How an element stands in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Element {
    /// What it is once loaded.
    pub scalar: Scalar,
    /// Whether integers are stored zero-extended.
    pub unsigned: bool,
}

impl Element {
    /// The element that a type of the IR is.
    pub fn of(cx: &Context, ty: Type) -> Option<Element> {
        let unsigned = matches!(ty.data(cx), TypeData::Integer { signedness: Signedness::Unsigned, .. });
        Some(Element { scalar: Scalar::of(cx, ty)?, unsigned })
    }

    /// The C type in memory.
    pub const fn c_type(self) -> &'static str {
        match self.scalar {
            Scalar::Bool => "uint8_t",
            Scalar::Small(float) => match float.width() {
                1 => "uint8_t",
                _ => "uint16_t",
            },
            scalar if self.unsigned => scalar.unsigned(),
            scalar => scalar.c_type(),
        }
    }

    /// Bytes in memory.
    pub const fn bytes(self) -> u32 {
        match self.scalar {
            Scalar::Small(float) => float.width() as u32,
            scalar => scalar.bytes(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_read_back_as_the_same_value() {
        assert_eq!(Scalar::F32.literal(0.1f32.to_bits().into()), "0.1f");
        assert_eq!(Scalar::F32.literal((-0.0f32).to_bits().into()), "-0.0f");
        assert_eq!(Scalar::F32.literal(1e20f32.to_bits().into()), "1e20f");
        assert_eq!(Scalar::F64.literal(f64::NEG_INFINITY.to_bits()), "-__builtin_inf()");
        assert_eq!(Scalar::Int(4).literal(0xF), "-1");
        assert_eq!(Scalar::Int(32).literal(0x8000_0000), "INT32_MIN");
        assert_eq!(Scalar::Int(64).literal(1 << 63), "INT64_MIN");
        assert_eq!(Scalar::Int(64).literal(1 << 40), "INT64_C(1099511627776)");
        assert_eq!(Scalar::Small(SmallFloat::BF16).literal(0x3FC0), "1.5f");
    }
}
