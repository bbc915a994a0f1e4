//! What types become on the way to this dialect and back: builtin types, those of `quant` and `stablehlo`, and
//! `!shape.witness` have a counterpart here, and every type here has one there.
//!
//! Two things are lost on the way: the layout and the memory space of a `memref`.

use hlo_ir::num::FloatKind;
use hlo_ir::{Attr, Context, Param, Signedness, Type, TypeData};

use super::attrs::AttrKind;
use super::types::{self, TypeKind};
use crate::quant::{self, Granularity};
use crate::shape;
use crate::stablehlo::attrs::BOUNDS;
use crate::stablehlo::types::{FUTURE, TOKEN, future_type, token_type};

/// Integer and float types beside each other.
const SCALARS: [(TypeKind, Scalar); 32] = {
    use FloatKind as F;
    use Scalar::{Float, Int, UInt};
    [
        (TypeKind::Bool, Int(1)),
        (TypeKind::I2, Int(2)),
        (TypeKind::I4, Int(4)),
        (TypeKind::I8, Int(8)),
        (TypeKind::I16, Int(16)),
        (TypeKind::I32, Int(32)),
        (TypeKind::I64, Int(64)),
        (TypeKind::UI2, UInt(2)),
        (TypeKind::UI4, UInt(4)),
        (TypeKind::UI8, UInt(8)),
        (TypeKind::UI16, UInt(16)),
        (TypeKind::UI32, UInt(32)),
        (TypeKind::UI64, UInt(64)),
        (TypeKind::BF16, Float(F::BF16)),
        (TypeKind::F16, Float(F::F16)),
        (TypeKind::F32, Float(F::F32)),
        (TypeKind::F64, Float(F::F64)),
        (TypeKind::TF32, Float(F::TF32)),
        (TypeKind::F4E2M1FN, Float(F::F4E2M1FN)),
        (TypeKind::F6E2M3FN, Float(F::F6E2M3FN)),
        (TypeKind::F6E3M2FN, Float(F::F6E3M2FN)),
        (TypeKind::F8E3M4, Float(F::F8E3M4)),
        (TypeKind::F8E4M3, Float(F::F8E4M3)),
        (TypeKind::F8E4M3FN, Float(F::F8E4M3FN)),
        (TypeKind::F8E5M2, Float(F::F8E5M2)),
        (TypeKind::F8E4M3FNUZ, Float(F::F8E4M3FNUZ)),
        (TypeKind::F8E4M3B11FNUZ, Float(F::F8E4M3B11FNUZ)),
        (TypeKind::F8E5M2FNUZ, Float(F::F8E5M2FNUZ)),
        (TypeKind::F8E8M0FNU, Float(F::F8E8M0FNU)),
        (TypeKind::Index, Scalar::Index),
        (TypeKind::None, Scalar::None),
        (TypeKind::Witness, Scalar::Witness),
    ]
};

/// A type without parameters outside of this dialect.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scalar {
    Int(u32),
    UInt(u32),
    Float(FloatKind),
    Index,
    None,
    Witness,
}

impl Scalar {
    fn of(cx: &Context, ty: Type) -> Option<Scalar> {
        Some(match ty.data(cx) {
            TypeData::Integer { width, signedness: Signedness::Signless } => Scalar::Int(*width),
            TypeData::Integer { width, signedness: Signedness::Unsigned } => Scalar::UInt(*width),
            TypeData::Float(kind) => Scalar::Float(*kind),
            TypeData::Index => Scalar::Index,
            TypeData::None => Scalar::None,
            _ if ty.is(cx, &shape::WITNESS) => Scalar::Witness,
            _ => return None,
        })
    }

    fn ty(self, cx: &Context) -> Type {
        match self {
            Scalar::Int(width) => cx.int_type(width),
            Scalar::UInt(width) => cx.uint_type(width),
            Scalar::Float(kind) => cx.float_type(kind),
            Scalar::Index => Type::INDEX,
            Scalar::None => Type::NONE,
            Scalar::Witness => cx.dialect_type(&shape::WITNESS, []),
        }
    }
}

/// The counterpart of `ty` in this dialect, which `ty` itself may be of; `None` when there is none.
pub fn to_vhlo(cx: &Context, ty: Type) -> Option<Type> {
    to_vhlo_or(cx, ty, &|_| None)
}

/// The same, where types without a counterpart become what `other` makes of them. It is asked for the innermost first.
pub fn to_vhlo_or(cx: &Context, ty: Type, other: &dyn Fn(Type) -> Option<Type>) -> Option<Type> {
    counterpart(cx, ty, other).or_else(|| other(ty))
}

fn counterpart(cx: &Context, ty: Type, other: &dyn Fn(Type) -> Option<Type>) -> Option<Type> {
    if let Some(scalar) = Scalar::of(cx, ty) {
        return SCALARS.iter().find(|(_, known)| *known == scalar).map(|(kind, _)| kind.make(cx, []));
    }
    let to_vhlo = |ty: Type| to_vhlo_or(cx, ty, other);
    let all = |types: &[Type]| types.iter().map(|&ty| to_vhlo(ty)).collect::<Option<Vec<_>>>();
    Some(match ty.data(cx) {
        TypeData::Complex(part) => TypeKind::Complex.make(cx, [Param::Type(to_vhlo(*part)?)]),
        TypeData::Tuple(parts) => TypeKind::Tuple.make(cx, list(&all(parts)?)),
        TypeData::Function { inputs, results } => types::function(cx, &all(inputs)?, &all(results)?),
        TypeData::Tensor { shape, element, encoding } => {
            let encoding = match encoding {
                Some(encoding) => Param::Attr(encoding_to_vhlo(cx, *encoding)?),
                None => Param::Absent,
            };
            TypeKind::Tensor.make(cx, [Param::Ints(shape.clone()), Param::Type(to_vhlo(*element)?), encoding])
        }
        TypeData::UnrankedTensor(element) => TypeKind::Unranked.make(cx, [Param::Type(to_vhlo(*element)?)]),
        TypeData::MemRef { shape, element, .. } => {
            TypeKind::Buffer.make(cx, [Param::Ints(shape.clone()), Param::Type(to_vhlo(*element)?)])
        }
        TypeData::Dialect(_) if types::is_vhlo(cx, ty) => ty,
        TypeData::Dialect(dialect) if std::ptr::eq(dialect.def, &TOKEN) => TypeKind::Token.make(cx, []),
        TypeData::Dialect(dialect) if std::ptr::eq(dialect.def, &FUTURE) => {
            TypeKind::Future.make(cx, list(&all(&types::types_in(&dialect.params))?))
        }
        TypeData::Dialect(_) => quantized_to_vhlo(cx, ty)?,
        _ => return None,
    })
}

fn list(types: &[Type]) -> Vec<Param> {
    types.iter().map(|&ty| Param::Type(ty)).collect()
}

fn encoding_to_vhlo(cx: &Context, encoding: Attr) -> Option<Attr> {
    if super::attrs::is_vhlo(cx, encoding) {
        return Some(encoding);
    }
    encoding.params_of(cx, &BOUNDS).map(|params| AttrKind::TypeExtensions.make(cx, params))
}

fn quantized_to_vhlo(cx: &Context, ty: Type) -> Option<Type> {
    let uniform = quant::as_uniform(cx, ty)?;
    let (storage, expressed) = (to_vhlo(cx, uniform.storage)?, to_vhlo(cx, uniform.expressed)?);
    let flags = Param::Int(i64::from(uniform.signed));
    let types = [Param::Type(storage), Param::Type(expressed)];
    let (min, max) = (Param::Int(uniform.min), Param::Int(uniform.max));
    let [storage, expressed] = types;
    match uniform.granularity {
        Granularity::Tensor => {
            let (scale, zero) = uniform.per_tensor()?;
            let scale = Param::F64(scale.to_bits());
            Some(TypeKind::Quant.make(cx, [flags, storage, expressed, scale, Param::Int(zero), min, max]))
        }
        Granularity::Axis(axis) => {
            let scales: Vec<i64> = uniform.scales().map(|scale| scale.to_bits() as i64).collect();
            let (scales, zeros) = (Param::Ints(scales.into()), Param::Ints(uniform.zero_points.into()));
            let params = [flags, storage, expressed, Param::Int(axis), scales, zeros, min, max];
            Some(TypeKind::QuantPerAxis.make(cx, params))
        }
        Granularity::Blocks { .. } => None,
    }
}

/// The counterpart of `ty` outside of this dialect: `ty` itself when it is of another one, `None` when the parameters
/// do not fit there.
pub fn from_vhlo(cx: &Context, ty: Type) -> Option<Type> {
    let Some((kind, params)) = TypeKind::of(cx, ty) else { return Some(ty) };
    if let Some((_, scalar)) = SCALARS.iter().find(|(known, _)| *known == kind) {
        return Some(scalar.ty(cx));
    }
    let all =
        |params: &[Param]| types::types_in(params).into_iter().map(|ty| from_vhlo(cx, ty)).collect::<Option<Vec<_>>>();
    Some(match (kind, params) {
        (TypeKind::Complex, [Param::Type(part)]) => {
            let part = from_vhlo(cx, *part)?;
            if !matches!(part.data(cx), TypeData::Integer { .. } | TypeData::Float(_)) {
                return None;
            }
            cx.intern_type(TypeData::Complex(part))
        }
        (TypeKind::Tuple, parts) => cx.intern_type(TypeData::Tuple(all(parts)?.into())),
        (TypeKind::Function, [inputs, results]) => cx.function_type(&all(inputs.list())?, &all(results.list())?),
        (TypeKind::Tensor, [shape, Param::Type(element), encoding]) => {
            let (shape, element) = (shape.ints(), from_vhlo(cx, *element)?);
            let encoding = match encoding {
                Param::Attr(encoding) => Some(encoding_from_vhlo(cx, *encoding)),
                _ => None,
            };
            let fits =
                encoding.is_none_or(|e| crate::stablehlo::attrs::encoding_fault(cx, e, shape, element).is_none());
            if !fits || !is_element(cx, element) {
                return None;
            }
            cx.tensor_type_with_encoding(shape, element, encoding)
        }
        (TypeKind::Unranked, [Param::Type(element)]) => {
            let element = from_vhlo(cx, *element).filter(|&element| is_element(cx, element))?;
            cx.intern_type(TypeData::UnrankedTensor(element))
        }
        (TypeKind::Buffer, [shape, Param::Type(element)]) => {
            let element = from_vhlo(cx, *element).filter(|&element| is_element(cx, element))?;
            let shape = shape.ints().into();
            cx.intern_type(TypeData::MemRef { shape, element, layout: None, memory_space: None })
        }
        (TypeKind::Token, _) => token_type(cx),
        (TypeKind::Future, results) => {
            let results = all(results)?;
            if !results.iter().all(|ty| ty.is_ranked_tensor(cx)) {
                return None;
            }
            future_type(cx, &results)
        }
        (TypeKind::Quant, [flags, Param::Type(storage), Param::Type(expressed), Param::F64(scale), zero, min, max]) => {
            quantized(
                cx,
                flags,
                [*storage, *expressed],
                [min, max],
                Param::Absent,
                vec![*scale as i64],
                vec![zero.int()],
            )?
        }
        (
            TypeKind::QuantPerAxis,
            [flags, Param::Type(storage), Param::Type(expressed), axis, scales, zeros, min, max],
        ) => {
            let (scales, zeros) = (scales.ints().to_vec(), zeros.ints().to_vec());
            quantized(cx, flags, [*storage, *expressed], [min, max], axis.clone(), scales, zeros)?
        }
        _ => return None,
    })
}

fn encoding_from_vhlo(cx: &Context, encoding: Attr) -> Attr {
    match AttrKind::of(cx, encoding) {
        Some((AttrKind::TypeExtensions, params)) => cx.dialect_attr(&BOUNDS, params),
        _ => encoding,
    }
}

/// Whether tensors and buffers may hold it.
fn is_element(cx: &Context, ty: Type) -> bool {
    !matches!(
        ty.data(cx),
        TypeData::Tensor { .. }
            | TypeData::UnrankedTensor(_)
            | TypeData::Function { .. }
            | TypeData::Tuple(_)
            | TypeData::None
    )
}

/// `!quant.uniform<…>` of these parts; `None` when they break its rules.
fn quantized(
    cx: &Context,
    flags: &Param,
    [storage, expressed]: [Type; 2],
    [min, max]: [&Param; 2],
    granularity: Param,
    scales: Vec<i64>,
    zeros: Vec<i64>,
) -> Option<Type> {
    let (storage, expressed) = (from_vhlo(cx, storage)?, from_vhlo(cx, expressed)?);
    let fits = scales.len() == zeros.len()
        && scales.iter().all(|&bits| f64::from_bits(bits as u64).is_finite())
        && matches!(storage.data(cx), TypeData::Integer { .. } | TypeData::Float(_))
        && expressed.float_kind(cx).is_some();
    let signed = Param::Bool(flags.int() & 1 != 0);
    fits.then(|| {
        let (scales, zeros) = (Param::Ints(scales.into()), Param::Ints(zeros.into()));
        let types = [Param::Type(storage), Param::Type(expressed)];
        let [storage, expressed] = types;
        cx.dialect_type(
            &quant::UNIFORM,
            [storage, expressed, signed, min.clone(), max.clone(), granularity, scales, zeros],
        )
    })
}
