//! The encoding of the dialect's attributes and types in bytecode: a code, then parts in a fixed order. Portable
//! artifacts rely on it, so it never changes; new rows get new codes.

use hlo_ir::bytecode::{Codec, EntryReader, EntryWriter, Read, elements};
use hlo_ir::num::ApInt;
use hlo_ir::{Attr, AttrData, Context, Param, Type, TypeData};

use super::attrs::{ATTRS, AttrKind, attrs_in};
use super::builtin_types::from_vhlo;
use super::enumerators::has_enumerator;
use super::types::{TYPES, TypeKind, is_vhlo, types_in};

/// The encoding.
pub static CODEC: Codec = Codec { write_attr, read_attr, write_type, read_type, ..Codec::TEXT };

fn write_attr(w: &mut EntryWriter<'_>, attr: Attr) -> bool {
    let cx = w.cx;
    let Some((kind, params)) = AttrKind::of(cx, attr) else { return false };
    w.varint(kind.row().code);
    match (kind, params) {
        (AttrKind::Dict, entries) => {
            let entries = attrs_in(entries);
            w.list(entries.chunks_exact(2), |w, entry| {
                w.attr(entry[0]);
                w.attr(entry[1]);
            });
        }
        (AttrKind::Array, elements) => w.list(attrs_in(elements), EntryWriter::attr),
        (AttrKind::Bool, [Param::Bool(value)]) => w.varint(u64::from(*value)),
        (AttrKind::Float, [Param::Type(ty), Param::Int(bits)]) => {
            w.ty(*ty);
            w.float_bits(width_of(cx, *ty).unwrap_or(64), u128::from(*bits as u64));
        }
        (AttrKind::Integer, [Param::Type(ty), Param::Int(value)]) => {
            w.ty(*ty);
            w.ap_int(&ApInt::from_i64(width_of(cx, *ty).unwrap_or(64), *value));
        }
        (AttrKind::Tensor, [Param::Type(ty), Param::Attr(data)]) => {
            w.ty(*ty);
            write_elements(w, *data);
        }
        (AttrKind::AxisRef, [Param::Attr(name), part]) => {
            w.attr(*name);
            w.varint(u64::from(*part != Param::Absent));
            write_params(w, std::slice::from_ref(part));
        }
        (AttrKind::Mesh, [Param::Attr(axes), ids]) => {
            w.attr(*axes);
            w.opt_attr(if let Param::Attr(ids) = ids { Some(*ids) } else { None });
        }
        // Enumerators are not signed, other numbers are.
        (_, [Param::Int(number)]) => w.varint(*number as u64),
        (_, params) => write_params(w, params),
    }
    true
}

/// Parts in order, each as its kind is always written.
fn write_params(w: &mut EntryWriter<'_>, params: &[Param]) {
    for param in params {
        match param {
            Param::Int(value) => w.signed(*value),
            Param::F64(bits) => w.float_bits(64, u128::from(*bits)),
            Param::Name(name) => w.name(*name),
            Param::Type(ty) => w.ty(*ty),
            Param::Attr(attr) => w.attr(*attr),
            Param::Ints(values) => w.signed_list(values),
            Param::List(types) => w.list(types_in(types), EntryWriter::ty),
            Param::Absent | Param::Bool(_) | Param::SelfType(_) => {}
        }
    }
}

/// The elements as bytecode has them, but a single truth value, which is no splat here, takes a bit.
fn write_elements(w: &mut EntryWriter<'_>, data: Attr) {
    match data.data(w.cx) {
        AttrData::Dense { ty, data, .. } if ty.element(w.cx) == Type::I1 && ty.n_elements(w.cx) == Some(1) => {
            w.blob(vec![u8::from(data.bytes().iter().any(|&byte| byte != 0))].into());
        }
        _ => {
            w.dense_elements(data);
        }
    }
}

/// The width of an integer or float type of the dialect.
fn width_of(cx: &Context, ty: Type) -> Option<u32> {
    from_vhlo(cx, ty).and_then(|ty| ty.bit_width(cx))
}

fn read_attr(r: &mut EntryReader<'_, '_>) -> Read<Attr> {
    let code = r.varint()?;
    let Some(index) = ATTRS.iter().position(|row| row.code == code) else { return r.unknown_code("attribute", code) };
    let kind = AttrKind::from_index(index);
    let cx = r.cx();
    let int = |r: &mut EntryReader<'_, '_>| r.signed().map(Param::Int);
    let attr = |r: &mut EntryReader<'_, '_>| r.attr().map(Param::Attr);
    let f64 = |r: &mut EntryReader<'_, '_>| r.float_bits(64).map(|bits| Param::F64(bits as u64));
    let ints = |r: &mut EntryReader<'_, '_>| r.signed_list().map(|values| Param::Ints(values.into()));
    let params: Vec<Param> = match kind {
        AttrKind::Array => r.list(attr)?,
        AttrKind::Bool => vec![Param::Bool(r.varint()? != 0)],
        AttrKind::Dict => r.list(|r| Ok([vhlo_attr(r)?, attr(r)?]))?.into_iter().flatten().collect(),
        AttrKind::Float => {
            let ty = vhlo_type(r)?;
            let Some(kind) = from_vhlo(cx, ty).and_then(|ty| ty.float_kind(cx)) else {
                return r.fail(format!("'{}' is no float type", cx.type_text(ty)));
            };
            vec![Param::Type(ty), Param::Int(r.float_bits(kind.width())? as i64)]
        }
        AttrKind::Integer => {
            let ty = vhlo_type(r)?;
            let integer = from_vhlo(cx, ty).filter(|&ty| ty.is_integer(cx) || ty == Type::INDEX);
            let Some(width) = integer.and_then(|ty| ty.bit_width(cx)) else {
                return r.fail(format!("'{}' is no integer type", cx.type_text(ty)));
            };
            let value = r.ap_int(width)?;
            // As the text has them: what fits a signed number is one, larger unsigned ones are kept by their bits.
            let value = value.to_i64().or_else(|| value.to_u64().map(|value| value as i64));
            vec![Param::Type(ty), Param::Int(value.unwrap_or_default())]
        }
        AttrKind::String => vec![Param::Name(cx.name(r.string()?))],
        AttrKind::Tensor => read_tensor(r)?,
        AttrKind::Type => vec![Param::Type(vhlo_type(r)?)],
        AttrKind::OutputOperandAlias => vec![ints(r)?, int(r)?, ints(r)?],
        AttrKind::TypeExtensions => vec![ints(r)?],
        AttrKind::ResultAccuracy => vec![f64(r)?, f64(r)?, int(r)?, vhlo_attr(r)?],
        AttrKind::SubAxisInfo => vec![int(r)?, int(r)?],
        AttrKind::AxisRef => {
            let name = attr(r)?;
            vec![name, if r.varint()? != 0 { attr(r)? } else { Param::Absent }]
        }
        AttrKind::ReplicaGroupMeshAxes => vec![attr(r)?, attr(r)?],
        AttrKind::MeshAxis => vec![attr(r)?, int(r)?],
        AttrKind::Mesh => vec![attr(r)?, r.opt_attr()?.map_or(Param::Absent, Param::Attr)],
        AttrKind::ComparisonDirection
        | AttrKind::ComparisonType
        | AttrKind::ApiVersion
        | AttrKind::FftType
        | AttrKind::Precision
        | AttrKind::RngAlgorithm
        | AttrKind::RngDistribution
        | AttrKind::Transpose
        | AttrKind::ResultAccuracyMode => {
            let number = r.varint()?;
            match i64::try_from(number).ok().filter(|&number| has_enumerator(kind, number)) {
                Some(number) => vec![Param::Int(number)],
                None => return r.fail(format!("`{}` has no value {number}", kind.row().def.name)),
            }
        }
    };
    Ok(kind.make(cx, params))
}

/// A type and the elements of a constant.
fn read_tensor(r: &mut EntryReader<'_, '_>) -> Read<Vec<Param>> {
    let cx = r.cx();
    let ty = vhlo_type(r)?;
    let raw = r.blob()?;
    let builtin = from_vhlo(cx, ty).filter(|ty| ty.is_ranked_tensor(cx) && ty.element(cx).stored_bytes(cx).is_some());
    let Some(builtin) = builtin else {
        return r.fail(format!("constants have a tensor type, found '{}'", cx.type_text(ty)));
    };
    let data = match builtin.element(cx) {
        Type::I1 => read_bools(builtin.n_elements(cx), raw.bytes()).map(|bools| cx.dense_attr(builtin, bools)),
        _ => elements::from_bytecode(cx, builtin, &raw)
            .map(|(splat, data)| cx.intern_attr(AttrData::Dense { ty: builtin, splat, data })),
    };
    match data {
        Some(data) => Ok(vec![Param::Type(ty), Param::Attr(data)]),
        None => {
            let (n, ty) = (raw.bytes().len(), cx.type_text(ty));
            r.fail(format!("{n} bytes of elements are not what the type '{ty}' has"))
        }
    }
}

/// Truth values, a byte each or one for all: eight are packed in a byte, `FF` is true for all. For a while artifacts had
/// a byte for each.
fn read_bools(n_elements: Option<usize>, bytes: &[u8]) -> Option<Vec<u8>> {
    match (n_elements, bytes) {
        (Some(0), []) => Some(Vec::new()),
        (Some(0), _) => None,
        (_, [0xFF]) => Some(vec![1]),
        (Some(n), _) if bytes.len() == n.div_ceil(8) && bytes.len() != n => {
            Some((0..n).map(|place| bytes[place / 8] >> (place % 8) & 1).collect())
        }
        (n, _) if Some(bytes.len()) == n || bytes.len() == 1 => Some(bytes.iter().map(|byte| byte & 1).collect()),
        _ => None,
    }
}

/// A reference to a type of the dialect, or to one of a dialect that came along.
fn vhlo_type(r: &mut EntryReader<'_, '_>) -> Read<Type> {
    let ty = r.ty()?;
    if is_vhlo(r.cx(), ty) || matches!(ty.data(r.cx()), TypeData::Dialect(_) | TypeData::Opaque { .. }) {
        return Ok(ty);
    }
    let text = r.cx().type_text(ty);
    r.fail(format!("expected a type of VHLO, found '{text}'"))
}

/// A reference to an attribute of the dialect.
fn vhlo_attr(r: &mut EntryReader<'_, '_>) -> Read<Param> {
    let attr = r.attr()?;
    if super::attrs::is_vhlo(r.cx(), attr) {
        return Ok(Param::Attr(attr));
    }
    let text = r.cx().attr_text(attr);
    r.fail(format!("expected an attribute of VHLO, found `{text}`"))
}

fn write_type(w: &mut EntryWriter<'_>, ty: Type) -> bool {
    let cx = w.cx;
    let Some((kind, params)) = TypeKind::of(cx, ty) else { return false };
    match (kind, params) {
        (TypeKind::Tensor, [shape, element, Param::Attr(encoding)]) => {
            w.varint(TENSOR_WITH_ENCODING);
            w.attr(*encoding);
            write_params(w, &[shape.clone(), element.clone()]);
        }
        (TypeKind::Tuple | TypeKind::Future, types) => {
            w.varint(kind.row().code);
            w.list(types_in(types), EntryWriter::ty);
        }
        (TypeKind::Quant, [flags, rest @ ..]) => {
            w.varint(kind.row().code);
            w.varint(flags.int() as u64);
            write_params(w, rest);
        }
        (TypeKind::QuantPerAxis, [flags, storage, expressed, axis, scales, zeros, min, max]) => {
            w.varint(kind.row().code);
            w.varint(flags.int() as u64);
            write_params(w, &[storage.clone(), expressed.clone()]);
            w.varint(axis.int() as u64);
            write_params(w, &[min.clone(), max.clone()]);
            w.list(scales.ints().iter().copied(), |w, bits| w.float_bits(64, u128::from(bits as u64)));
            write_params(w, std::slice::from_ref(zeros));
        }
        (_, params) => {
            w.varint(kind.row().code);
            write_params(w, params);
        }
    }
    true
}

/// Tensors with an encoding have a code of their own.
const TENSOR_WITH_ENCODING: u64 = 21;

fn read_type(r: &mut EntryReader<'_, '_>) -> Read<Type> {
    let cx = r.cx();
    let code = r.varint()?;
    let int = |r: &mut EntryReader<'_, '_>| r.signed().map(Param::Int);
    let ty = |r: &mut EntryReader<'_, '_>| vhlo_type(r).map(Param::Type);
    let types = |r: &mut EntryReader<'_, '_>| r.list(|r| vhlo_type(r).map(Param::Type));
    let flags = |r: &mut EntryReader<'_, '_>| match u32::try_from(r.varint()?) {
        Ok(flags) => Ok(Param::Int(i64::from(flags))),
        Err(_) => r.fail("the flags of a quantized type take 32 bits"),
    };
    let shape = |r: &mut EntryReader<'_, '_>| {
        let shape = r.signed_list()?;
        if shape.iter().any(|&size| size < 0 && size != hlo_ir::DYNAMIC) {
            return r.fail("sizes are not negative");
        }
        Ok(Param::Ints(shape.into()))
    };
    if code == TENSOR_WITH_ENCODING {
        let encoding = vhlo_attr(r)?;
        let params = [shape(r)?, ty(r)?, encoding];
        return Ok(TypeKind::Tensor.make(cx, params));
    }
    let Some(index) = TYPES.iter().position(|row| row.code == code) else { return r.unknown_code("type", code) };
    let kind = TypeKind::from_index(index);
    let params: Vec<Param> = match kind {
        TypeKind::Complex | TypeKind::Unranked => vec![ty(r)?],
        TypeKind::Function => vec![Param::List(types(r)?.into()), Param::List(types(r)?.into())],
        TypeKind::Tensor => vec![shape(r)?, ty(r)?, Param::Absent],
        TypeKind::Buffer => vec![shape(r)?, ty(r)?],
        TypeKind::Tuple | TypeKind::Future => types(r)?,
        TypeKind::Quant => {
            let scale = |r: &mut EntryReader<'_, '_>| r.float_bits(64).map(|bits| Param::F64(bits as u64));
            vec![flags(r)?, ty(r)?, ty(r)?, scale(r)?, int(r)?, int(r)?, int(r)?]
        }
        TypeKind::QuantPerAxis => {
            let (flags, storage, expressed) = (flags(r)?, ty(r)?, ty(r)?);
            let Ok(axis) = i32::try_from(r.varint()? as i64) else {
                return r.fail("the dimension of a quantized type takes 32 bits");
            };
            let (min, max) = (int(r)?, int(r)?);
            let scales = r.list(|r| r.float_bits(64).map(|bits| bits as i64))?;
            let zeros = r.signed_list()?;
            let axis = Param::Int(i64::from(axis));
            vec![flags, storage, expressed, axis, Param::Ints(scales.into()), Param::Ints(zeros.into()), min, max]
        }
        _ => Vec::new(),
    };
    Ok(kind.make(cx, params))
}
