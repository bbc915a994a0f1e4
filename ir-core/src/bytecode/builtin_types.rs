//! Builtin types in bytecode, written and read side by side.

use crate::affine::AffineMap;
use crate::attrs::AttrData;
use crate::ids::{Attr, Type};
use crate::num::{FloatKind, MAX_INT_WIDTH, Signedness};
use crate::text::{is_memory_space, is_memref_element, is_tensor_element};
use crate::types::{DYNAMIC, TypeData};

use super::codec::EntryWriter;
use super::encoding::Read;
use super::tables::EntryReader;

/// Codes that a type begins with.
mod code {
    pub const INTEGER: u64 = 0;
    pub const INDEX: u64 = 1;
    pub const FUNCTION: u64 = 2;
    pub const COMPLEX: u64 = 9;
    pub const MEMREF: u64 = 10;
    pub const MEMREF_WITH_SPACE: u64 = 11;
    pub const NONE: u64 = 12;
    pub const TENSOR: u64 = 13;
    pub const TENSOR_WITH_ENCODING: u64 = 14;
    pub const TUPLE: u64 = 15;
    pub const UNRANKED_MEMREF: u64 = 16;
    pub const UNRANKED_MEMREF_WITH_SPACE: u64 = 17;
    pub const UNRANKED_TENSOR: u64 = 18;
    pub const VECTOR: u64 = 19;
    pub const SCALABLE_VECTOR: u64 = 20;
}

/// Codes of the float types.
const FLOATS: [(u64, FloatKind); 18] = [
    (3, FloatKind::BF16),
    (4, FloatKind::F16),
    (5, FloatKind::F32),
    (6, FloatKind::F64),
    (7, FloatKind::F80),
    (8, FloatKind::F128),
    (21, FloatKind::TF32),
    (22, FloatKind::F8E5M2),
    (23, FloatKind::F8E4M3),
    (24, FloatKind::F8E4M3FN),
    (25, FloatKind::F8E5M2FNUZ),
    (26, FloatKind::F8E4M3FNUZ),
    (27, FloatKind::F8E4M3B11FNUZ),
    (28, FloatKind::F8E3M4),
    (29, FloatKind::F4E2M1FN),
    (30, FloatKind::F6E2M3FN),
    (31, FloatKind::F6E3M2FN),
    (32, FloatKind::F8E8M0FNU),
];

/// Writes a builtin type; `false` for what is no builtin type.
pub(super) fn write_type(w: &mut EntryWriter<'_>, ty: Type) -> bool {
    match ty.data(w.cx) {
        TypeData::Integer { width, signedness } => {
            let sign = match signedness {
                Signedness::Signless => 0,
                Signedness::Signed => 1,
                Signedness::Unsigned => 2,
            };
            w.varint(code::INTEGER);
            w.varint(u64::from(*width) << 2 | sign);
        }
        TypeData::Index => w.varint(code::INDEX),
        TypeData::None => w.varint(code::NONE),
        TypeData::Float(kind) => {
            let code = FLOATS.iter().find(|(_, known)| known == kind).map(|(code, _)| *code);
            w.varint(code.expect("every float kind has a code"));
        }
        TypeData::Complex(part) => {
            w.varint(code::COMPLEX);
            w.ty(*part);
        }
        TypeData::Tuple(types) => {
            w.varint(code::TUPLE);
            w.list(types.iter().copied(), EntryWriter::ty);
        }
        TypeData::Function { inputs, results } => {
            w.varint(code::FUNCTION);
            w.list(inputs.iter().copied(), EntryWriter::ty);
            w.list(results.iter().copied(), EntryWriter::ty);
        }
        TypeData::Tensor { shape, element, encoding } => {
            match encoding {
                Some(encoding) => {
                    w.varint(code::TENSOR_WITH_ENCODING);
                    w.attr(*encoding);
                }
                None => w.varint(code::TENSOR),
            }
            w.signed_list(shape);
            w.ty(*element);
        }
        TypeData::UnrankedTensor(element) => {
            w.varint(code::UNRANKED_TENSOR);
            w.ty(*element);
        }
        TypeData::Vector { shape, scalable, element } => {
            if scalable.contains(&true) {
                w.varint(code::SCALABLE_VECTOR);
                w.list(scalable.iter().copied(), EntryWriter::bool);
            } else {
                w.varint(code::VECTOR);
            }
            w.signed_list(shape);
            w.ty(*element);
        }
        TypeData::MemRef { shape, element, layout, memory_space } => {
            match memory_space {
                Some(space) => {
                    w.varint(code::MEMREF_WITH_SPACE);
                    w.attr(*space);
                }
                None => w.varint(code::MEMREF),
            }
            w.signed_list(shape);
            w.ty(*element);
            let identity = || w.cx.intern_attr(AttrData::AffineMap(AffineMap::identity(shape.len() as u32)));
            let layout = layout.unwrap_or_else(identity);
            w.attr(layout);
        }
        TypeData::UnrankedMemRef { element, memory_space } => {
            match memory_space {
                Some(space) => {
                    w.varint(code::UNRANKED_MEMREF_WITH_SPACE);
                    w.attr(*space);
                }
                None => w.varint(code::UNRANKED_MEMREF),
            }
            w.ty(*element);
        }
        TypeData::Error | TypeData::Opaque { .. } | TypeData::Dialect(_) => return false,
    }
    true
}

/// Reads a builtin type.
pub(super) fn read_type(r: &mut EntryReader<'_, '_>) -> Read<Type> {
    let cx = r.cx();
    let data = match r.varint()? {
        code::INTEGER => {
            let word = r.varint()?;
            let signedness = match word & 3 {
                0 => Signedness::Signless,
                1 => Signedness::Signed,
                2 => Signedness::Unsigned,
                _ => return r.fail("an integer type is signless, signed or unsigned"),
            };
            match u32::try_from(word >> 2) {
                Ok(width) if width <= MAX_INT_WIDTH => TypeData::Integer { width, signedness },
                _ => {
                    return r.fail(format!("integer bitwidth is limited to {MAX_INT_WIDTH} bits, found {}", word >> 2));
                }
            }
        }
        code::INDEX => TypeData::Index,
        code::NONE => TypeData::None,
        code::FUNCTION => {
            TypeData::Function { inputs: r.list(EntryReader::ty)?.into(), results: r.list(EntryReader::ty)?.into() }
        }
        code::COMPLEX => {
            let part = r.ty()?;
            if !matches!(part.data(cx), TypeData::Float(_) | TypeData::Integer { .. }) {
                return r.fail("invalid element type for complex");
            }
            TypeData::Complex(part)
        }
        code::TUPLE => TypeData::Tuple(r.list(EntryReader::ty)?.into()),
        code::TENSOR => read_tensor(r, None)?,
        code::TENSOR_WITH_ENCODING => {
            let encoding = r.attr()?;
            read_tensor(r, Some(encoding))?
        }
        code::UNRANKED_TENSOR => TypeData::UnrankedTensor(tensor_element(r)?),
        code::VECTOR => read_vector(r, None)?,
        code::SCALABLE_VECTOR => {
            let scalable = r.list(EntryReader::bool)?;
            read_vector(r, Some(scalable))?
        }
        code::MEMREF => read_memref(r, None)?,
        code::MEMREF_WITH_SPACE => {
            let space = memory_space(r)?;
            read_memref(r, space)?
        }
        code::UNRANKED_MEMREF => TypeData::UnrankedMemRef { element: memref_element(r)?, memory_space: None },
        code::UNRANKED_MEMREF_WITH_SPACE => {
            let memory_space = memory_space(r)?;
            TypeData::UnrankedMemRef { element: memref_element(r)?, memory_space }
        }
        other => match FLOATS.iter().find(|(code, _)| *code == other) {
            Some((_, kind)) => TypeData::Float(*kind),
            None => return r.unknown_code("type", other),
        },
    };
    Ok(cx.intern_type(data))
}

fn read_shape(r: &mut EntryReader<'_, '_>) -> Read<Box<[i64]>> {
    let shape = r.signed_list()?;
    match shape.iter().find(|size| **size < 0 && **size != DYNAMIC) {
        Some(size) => r.fail(format!("a dimension cannot have the size {size}")),
        None => Ok(shape.into()),
    }
}

fn tensor_element(r: &mut EntryReader<'_, '_>) -> Read<Type> {
    let element = r.ty()?;
    if is_tensor_element(r.cx(), element) { Ok(element) } else { r.fail("invalid tensor element type") }
}

fn memref_element(r: &mut EntryReader<'_, '_>) -> Read<Type> {
    let element = r.ty()?;
    if is_memref_element(r.cx(), element) { Ok(element) } else { r.fail("invalid memref element type") }
}

fn memory_space(r: &mut EntryReader<'_, '_>) -> Read<Option<Attr>> {
    let space = r.attr()?;
    if !is_memory_space(r.cx(), space) {
        return r.fail("unsupported memory space Attribute");
    }
    Ok(Some(space).filter(|space| space.as_i64(r.cx()) != Some(0)))
}

fn read_tensor(r: &mut EntryReader<'_, '_>, encoding: Option<Attr>) -> Read<TypeData> {
    let shape = read_shape(r)?;
    let element = tensor_element(r)?;
    let cx = r.cx();
    let fault = encoding.and_then(|encoding| {
        let (dialect, _) = encoding.dialect(cx)?.def.name.split_once('.')?;
        let fault = cx.registry().dialect(dialect)?.encoding_fault?;
        fault(cx, encoding, &shape, element)
    });
    match fault {
        Some(fault) => r.fail(fault),
        None => Ok(TypeData::Tensor { shape, element, encoding }),
    }
}

fn read_vector(r: &mut EntryReader<'_, '_>, scalable: Option<Vec<bool>>) -> Read<TypeData> {
    let shape = r.signed_list()?;
    let element = r.ty()?;
    let is_valid = matches!(
        element.data(r.cx()),
        TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) | TypeData::Dialect(_)
    );
    if !is_valid {
        return r.fail("invalid vector element type");
    }
    if let Some(size) = shape.iter().find(|size| **size <= 0) {
        return r.fail(format!("vector types must have positive constant sizes but got {size}"));
    }
    let scalable = scalable.unwrap_or_else(|| vec![false; shape.len()]);
    if scalable.len() != shape.len() {
        return r.fail(format!("{} dimensions, but {} of them are scalable or not", shape.len(), scalable.len()));
    }
    Ok(TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element })
}

fn read_memref(r: &mut EntryReader<'_, '_>, memory_space: Option<Attr>) -> Read<TypeData> {
    let shape = read_shape(r)?;
    let element = memref_element(r)?;
    let layout = r.attr()?;
    let layout = match layout.data(r.cx()) {
        AttrData::AffineMap(map) if map.n_dims as usize != shape.len() => {
            return r.fail(format!(
                "memref layout mismatch between rank and affine map: {} != {}",
                shape.len(),
                map.n_dims
            ));
        }
        AttrData::AffineMap(map) if map.is_identity() => None,
        AttrData::Strided { strides, .. } if strides.len() != shape.len() => {
            return r.fail("expected the number of strides to match the rank");
        }
        AttrData::AffineMap(_) | AttrData::Strided { .. } => Some(layout),
        _ => return r.fail("the layout of a memref is an affine map or strides"),
    };
    Ok(TypeData::MemRef { shape, element, layout, memory_space })
}
