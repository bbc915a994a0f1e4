//! `quant`: types of quantized values and the casts around them.
//!
//! [`as_uniform`] decodes a `!quant.uniform<…>` type for constraints, passes and kernels; `types` holds the text, `bytecode`
//! the binary form.

mod bytecode;
mod types;

use hlo_ir::kinds::*;
use hlo_ir::{Context, Dialect, Param, Type, ops};

pub use types::{ANY, CALIBRATED, MAX_STORAGE_BITS, UNIFORM, storage_limits};

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "quant",
    ops: &[QUANT_OPS],
    types: &[&ANY, &CALIBRATED, &UNIFORM],
    unknown_type: Some("unknown quantized type "),
    bytecode: Some(&bytecode::CODEC),
    ..Dialect::EMPTY
};

ops! { QUANT_OPS in "quant";
    /// Turns quantized values into the real numbers that they stand for.
    op Dequantize = "dcast" {
        operands { input: AnyType }
        results { result: AnyType }
        traits [PURE]
        format "$input attr-dict `:` type($input) `to` type($result)"
    }

    /// Rounds real numbers to quantized values.
    op Quantize = "qcast" {
        operands { input: AnyType }
        results { result: AnyType }
        traits [PURE]
        format "$input attr-dict `:` type($input) `to` type($result)"
    }

    /// Sees quantized values as the integers that store them, or the other way round.
    op StorageCast = "scast" {
        operands { input: AnyType }
        results { result: AnyType }
        traits [PURE]
        format "$input attr-dict `:` type($input) `to` type($result)"
    }
}

/// What shares one scale and zero point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Granularity<'c> {
    /// The whole tensor.
    Tensor,
    /// Each slice along one dimension, which may be any number that is not negative.
    Axis(i64),
    /// Each block of a sub-channel type.
    Blocks {
        /// The dimensions that are cut.
        axes: &'c [i64],
        /// The size of a block along each of them.
        sizes: &'c [i64],
        /// The shape of the nested list of scales.
        shape: &'c [i64],
    },
}

/// A `!quant.uniform<…>` type: a stored integer `q` stands for `(q - zero_point) * scale`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uniform<'c> {
    /// The type that stores a value: an integer of 1 to 32 bits, signless unless written `si8` or `ui8`, or a small
    /// float.
    pub storage: Type,
    /// Whether stored integers have a sign; `u8` is signless storage without one.
    pub signed: bool,
    /// The float type that the values stand for.
    pub expressed: Type,
    /// The smallest stored value.
    pub min: i64,
    /// The largest stored value.
    pub max: i64,
    /// What the scales belong to.
    pub granularity: Granularity<'c>,
    scale_bits: &'c [i64],
    /// One a scale.
    pub zero_points: &'c [i64],
}

impl<'c> Uniform<'c> {
    /// The same with its scales along `axis`.
    pub fn with_axis(self, axis: i64) -> Uniform<'c> {
        Uniform { granularity: Granularity::Axis(axis), ..self }
    }

    /// All scales in order: one a tensor, one a slice, or the blocks in row-major order.
    pub fn scales(&self) -> impl ExactSizeIterator<Item = f64> + Clone + use<'c> {
        self.scale_bits.iter().map(|&bits| f64::from_bits(bits as u64))
    }

    /// The scale and zero point of a per-tensor type.
    pub fn per_tensor(&self) -> Option<(f64, i64)> {
        match self.granularity {
            Granularity::Tensor => Some((self.scales().next()?, *self.zero_points.first()?)),
            _ => None,
        }
    }

    /// The dimension of a per-axis type.
    pub fn axis(&self) -> Option<i64> {
        match self.granularity {
            Granularity::Axis(axis) => Some(axis),
            _ => None,
        }
    }

    /// The width of the storage in bits.
    pub fn storage_width(&self, cx: &Context) -> u32 {
        self.storage.bit_width(cx).unwrap_or_default()
    }
}

/// The parts of a `!quant.uniform<…>` type; `None` for every other type, tensors of it included (take the element type
/// first).
pub fn as_uniform(cx: &Context, ty: Type) -> Option<Uniform<'_>> {
    ty.dialect(cx).filter(|ty| std::ptr::eq(ty.def, &UNIFORM)).and_then(|ty| types::decode(&ty.params))
}

/// The float type that values of a quantized type stand for; `None` for types that are not quantized, and for
/// `!quant.any<…>` without one.
pub fn expressed_type(cx: &Context, ty: Type) -> Option<Type> {
    let quantized = ty.dialect(cx)?;
    let index = if std::ptr::eq(quantized.def, &UNIFORM) || std::ptr::eq(quantized.def, &ANY) {
        types::EXPRESSED
    } else if std::ptr::eq(quantized.def, &CALIBRATED) {
        0
    } else {
        return None;
    };
    match quantized.params.get(index) {
        Some(Param::Type(ty)) => Some(*ty),
        _ => None,
    }
}

/// Whether `ty` is a type of this dialect.
pub fn is_quantized(cx: &Context, ty: Type) -> bool {
    ty.dialect(cx).is_some_and(|ty| ty.def.name.starts_with("quant."))
}

/// A per-tensor type with the given parts.
pub fn uniform_type(cx: &Context, parts: &Uniform<'_>) -> Type {
    cx.dialect_type(&UNIFORM, types::encode(parts))
}

impl<'c> Uniform<'c> {
    /// The same type with other scales and zero points, for [`uniform_type`]. `scale_bits` are `f64` bit patterns.
    pub fn with_parameters(self, scale_bits: &'c [i64], zero_points: &'c [i64]) -> Uniform<'c> {
        Uniform { scale_bits, zero_points, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{check_error, check_types, context};

    #[test]
    fn types_print_as_the_reference_prints_them() {
        check_types(&[
            ("!quant.uniform<i8:f32, 2.0:15>", "!quant.uniform<i8:f32, 2.000000e+00:15>"),
            ("!quant.uniform<u8:f32, 2.0:0>", "!quant.uniform<u8:f32, 2.000000e+00>"),
            ("!quant.uniform<si8:f32, 1.0>", "!quant.uniform<si8:f32, 1.000000e+00>"),
            ("!quant.uniform<ui8:f32, 1.0:3>", "!quant.uniform<ui8:f32, 1.000000e+00:3>"),
            ("!quant.uniform<i8<-127:127>:f32, 0.1:-3>", "!quant.uniform<i8<-127:127>:f32, 1.000000e-01:-3>"),
            ("!quant.uniform<i8<-128:127>:f32, 0.1:-3>", "!quant.uniform<i8:f32, 1.000000e-01:-3>"),
            ("!quant.uniform<u32<0:4294967295>:f32, 1.0>", "!quant.uniform<u32:f32, 1.000000e+00>"),
            ("!quant.uniform<i8:f32, 9.99999999999999:1>", "!quant.uniform<i8:f32, 9.9999999999999893:1>"),
            ("!quant.uniform<i8:f32:1, {2.0:15, 3.0}>", "!quant.uniform<i8:f32:1, {2.000000e+00:15,3.000000e+00}>"),
            (
                "!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0:1}, {4.0, 5.0}}>",
                "!quant.uniform<i8:f32:{0:1, 1:2}, {{2.000000e+00, 3.000000e+00:1}, {4.000000e+00, 5.000000e+00}}>",
            ),
            ("!quant.uniform<i8:f32:{}, {2.0:3}>", "!quant.uniform<i8:f32:{}, {2.000000e+00:3}>"),
            ("!quant.uniform<f8E5M2:f32, 1.0>", "!quant.uniform<f8E5M2:f32, 1.000000e+00>"),
            ("!quant.uniform<f8E5M2<-3:3>:f32, 1.0>", "!quant.uniform<f8E5M2<-3:3>:f32, 1.000000e+00>"),
            ("!quant.any<i8>", "!quant.any<i8>"),
            ("!quant.any<u8<3:7>:f32>", "!quant.any<u8<3:7>:f32>"),
            ("!quant.calibrated<f32<-0.998:1.2321>>", "!quant.calibrated<f32<-0.998:1.232100e+00>>"),
        ]);
    }

    #[test]
    fn wrong_types_are_refused_in_the_words_of_the_reference() {
        for (text, message) in [
            ("uniform<i8<-129:127>:f32, 0.1>", "illegal storage type minimum: -129"),
            ("uniform<i8<-128:128>:f32, 0.1>", "illegal storage type maximum: 128"),
            ("uniform<i8<5:3>:f32, 0.1>", "illegal storage min and storage max: (5:3)"),
            ("uniform<i8:f32:-1, {2.0}>", "illegal quantized dimension: -1"),
            ("uniform<i8:f32:{-1:1}, {2.0}>", "illegal quantized dimension: -1"),
            ("uniform<i8:f32:{0:0}, {2.0}>", "illegal block size: 0"),
            ("uniform<i8:f32:1, {}>", "expected floating point literal"),
            (
                "uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0:1}, {4.0}}>",
                "tensor literal is invalid; ranks are not consistent between elements",
            ),
            ("uniform<i8:f16, 1.0e-10>", "scale 1.000000e-10 out of expressed type range [5.960464e-08, 6.550400e+04]"),
            ("uniform<i8:f32, -1.0>", "scale -1.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]"),
            ("uniform<i8:f32, 1>", "unexpected decimal integer literal for a floating point value"),
            ("uniform<i8:i32, 1.0>", "invalid kind of type specified"),
            ("uniform<i64:f32, 1.0>", "illegal storage type size: 64"),
            ("uniform<x8:f32, 1.0>", "illegal storage type prefix"),
            ("uniform<ux:f32, 1.0>", "expected storage type width"),
            ("uniform<i8, 1.0>", "expected ':'"),
            ("uniform<i8:f32>", "expected ','"),
            ("calibrated<f32<2.0:1.0>>", "illegal min and max: (2.000000e+00:1.000000e+00)"),
            ("calibrated<f32>", "expected '<'"),
        ] {
            check_error(&format!("func.func private @f(!quant.{text})"), message);
        }
    }

    #[test]
    fn uniform_types_decode() {
        let cx = context();
        let storage = cx.int_type(8);
        let parts = Uniform {
            storage,
            signed: true,
            expressed: Type::F32,
            min: -128,
            max: 127,
            granularity: Granularity::Axis(1),
            scale_bits: &[2.0f64.to_bits() as i64, 0.5f64.to_bits() as i64],
            zero_points: &[1, 0],
        };
        let ty = uniform_type(&cx, &parts);
        assert_eq!(as_uniform(&cx, ty), Some(parts));
        assert_eq!(parts.scales().collect::<Vec<_>>(), [2.0, 0.5]);
        assert_eq!(expressed_type(&cx, ty), Some(Type::F32));
        assert_eq!(as_uniform(&cx, Type::F32), None);
    }
}
