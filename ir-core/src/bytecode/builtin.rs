//! Builtin attributes and locations in bytecode, written and read side by side. Affine maps, integer sets and strided
//! layouts have no code: they are written as text.

use crate::attrs::AttrData;
use crate::blob::Blob;
use crate::ids::{Attr, Name, Type};
use crate::location::{FileRange, Loc, LocData, LocKind};
use crate::types::TypeData;

use super::builtin_types;
use super::codec::{Codec, EntryWriter};
use super::elements;
use super::encoding::{Read, put_varint};
use super::tables::{AttrOrLoc, EntryReader};

/// Codes that an attribute begins with.
mod code {
    pub const ARRAY: u64 = 0;
    pub const DICTIONARY: u64 = 1;
    pub const STRING: u64 = 2;
    pub const TYPED_STRING: u64 = 3;
    pub const FLAT_SYMBOL: u64 = 4;
    pub const SYMBOL: u64 = 5;
    pub const TYPE: u64 = 6;
    pub const UNIT: u64 = 7;
    pub const INTEGER: u64 = 8;
    pub const FLOAT: u64 = 9;
    pub const CALL_SITE_LOC: u64 = 10;
    pub const FILE_LOC: u64 = 11;
    pub const FUSED_LOC: u64 = 12;
    pub const FUSED_LOC_WITH_METADATA: u64 = 13;
    pub const NAME_LOC: u64 = 14;
    pub const UNKNOWN_LOC: u64 = 15;
    pub const RESOURCE: u64 = 16;
    pub const DENSE_ARRAY: u64 = 17;
    pub const DENSE: u64 = 18;
    pub const DENSE_STRINGS: u64 = 19;
    pub const SPARSE: u64 = 20;
    pub const DISTINCT: u64 = 21;
    pub const FILE_RANGE_LOC: u64 = 22;
}

/// The encoding of the dialect `builtin`. Its locations are written by [`write_loc`].
pub(super) static CODEC: Codec = Codec {
    write_attr,
    read_attr: |r| match read_attr(r)? {
        AttrOrLoc::Attr(attr) => Ok(attr),
        AttrOrLoc::Loc(loc) => Ok(r.cx().intern_attr(AttrData::Location(loc))),
    },
    write_type: builtin_types::write_type,
    read_type: builtin_types::read_type,
    ..Codec::TEXT
};

fn write_attr(w: &mut EntryWriter<'_>, attr: Attr) -> bool {
    let cx = w.cx;
    match attr.data(cx) {
        AttrData::Unit => w.varint(code::UNIT),
        AttrData::Integer { ty, value } => {
            w.varint(code::INTEGER);
            w.ty(*ty);
            w.ap_int(value);
        }
        AttrData::Float { ty, bits } => {
            w.varint(code::FLOAT);
            w.ty(*ty);
            w.float_bits(ty.bit_width(cx).unwrap_or(0), *bits);
        }
        AttrData::String { value, ty: Type::NONE } => {
            w.varint(code::STRING);
            w.string(value);
        }
        AttrData::String { value, ty } => {
            w.varint(code::TYPED_STRING);
            w.string(value);
            w.ty(*ty);
        }
        AttrData::Type(ty) => {
            w.varint(code::TYPE);
            w.ty(*ty);
        }
        AttrData::Array(elements) => {
            w.varint(code::ARRAY);
            w.list(elements.iter().copied(), EntryWriter::attr);
        }
        AttrData::Dictionary(dict) => {
            w.varint(code::DICTIONARY);
            w.list(cx.dict_entries(*dict).iter().copied(), |w, (name, value)| {
                w.attr(name_attr(w, name));
                w.attr(value);
            });
        }
        AttrData::SymbolRef { root, nested } => {
            w.varint(if nested.is_empty() { code::FLAT_SYMBOL } else { code::SYMBOL });
            w.attr(name_attr(w, *root));
            if !nested.is_empty() {
                w.list(nested.iter().copied(), |w, name| w.attr(w.cx.symbol_attr(name)));
            }
        }
        AttrData::DenseArray { element, data } => {
            w.varint(code::DENSE_ARRAY);
            w.ty(*element);
            w.varint((data.bytes().len() / element.stored_bytes(cx).unwrap_or(1)) as u64);
            w.blob(data.clone());
        }
        AttrData::Dense { ty, .. } => {
            w.varint(code::DENSE);
            w.ty(*ty);
            w.dense_elements(attr);
        }
        AttrData::DenseStrings { ty, values } => {
            w.varint(code::DENSE_STRINGS);
            w.ty(*ty);
            let splat = values.len() == 1;
            w.varint(u64::from(splat));
            for value in values {
                w.string(value);
            }
        }
        AttrData::DenseResource { ty, key } => {
            w.varint(code::RESOURCE);
            w.ty(*ty);
            w.resource(*key);
        }
        AttrData::Sparse { ty, indices, values } => {
            w.varint(code::SPARSE);
            w.ty(*ty);
            w.attr(*indices);
            w.attr(*values);
        }
        AttrData::Distinct { referenced, .. } => {
            w.varint(code::DISTINCT);
            w.attr(*referenced);
        }
        AttrData::Location(loc) => write_loc(w, *loc),
        AttrData::AffineMap(_)
        | AttrData::IntegerSet(_)
        | AttrData::Strided { .. }
        | AttrData::Opaque { .. }
        | AttrData::Dialect(_) => return false,
    }
    true
}

fn name_attr(w: &EntryWriter<'_>, name: Name) -> Attr {
    w.cx.str_attr(w.cx.name_bytes(name))
}

/// Writes a location other than a line and a column of a file, which [`put_file_loc`] writes.
pub(super) fn write_loc(w: &mut EntryWriter<'_>, loc: Loc) {
    let cx = w.cx;
    match loc.kind(cx) {
        LocKind::Unknown | LocKind::Source(_) | LocKind::Interned(LocData::File { .. }) => w.varint(code::UNKNOWN_LOC),
        LocKind::Interned(LocData::Range { file, span }) => {
            w.varint(code::FILE_RANGE_LOC);
            w.attr(name_attr(w, *file));
            let [line, col, end_line, end_col] = span.ends();
            let numbers: &[u32] = match () {
                () if line != end_line => &[line, col, end_line, end_col],
                () if col == 0 && line == 0 && end_col == 0 => &[],
                () if col == 0 => &[line],
                () if col == end_col => &[line, col],
                () => &[line, col, end_col],
            };
            w.list(numbers.iter().copied(), |w, number| w.varint(number.into()));
        }
        LocKind::Interned(LocData::Named { name, child }) => {
            w.varint(code::NAME_LOC);
            w.attr(name_attr(w, *name));
            w.loc(*child);
        }
        LocKind::Interned(LocData::CallSite { callee, caller }) => {
            w.varint(code::CALL_SITE_LOC);
            w.loc(*callee);
            w.loc(*caller);
        }
        LocKind::Interned(LocData::Fused { locs, metadata }) => {
            w.varint(if metadata.is_some() { code::FUSED_LOC_WITH_METADATA } else { code::FUSED_LOC });
            w.list(locs.iter().copied(), EntryWriter::loc);
            if let Some(metadata) = metadata {
                w.attr(*metadata);
            }
        }
    }
}

/// Appends the entry of a line and a column of a file whose name has the number `file`.
pub(super) fn put_file_loc(out: &mut Vec<u8>, file: u32, line: u32, col: u32) {
    for number in [code::FILE_LOC, file.into(), line.into(), col.into()] {
        put_varint(out, number);
    }
}

/// Reads a builtin attribute or location.
pub(super) fn read_attr(r: &mut EntryReader<'_, '_>) -> Read<AttrOrLoc> {
    let cx = r.cx();
    let data = match r.varint()? {
        code::UNIT => AttrData::Unit,
        code::INTEGER => {
            let ty = r.ty()?;
            let width = match ty.data(cx) {
                TypeData::Integer { width, .. } => *width,
                TypeData::Index => 64,
                _ => return r.fail(format!("an integer cannot be of the type '{}'", cx.type_text(ty))),
            };
            AttrData::Integer { ty, value: r.ap_int(width)? }
        }
        code::FLOAT => {
            let ty = r.ty()?;
            let Some(kind) = ty.float_kind(cx) else {
                return r.fail(format!("a float cannot be of the type '{}'", cx.type_text(ty)));
            };
            AttrData::Float { ty, bits: r.float_bits(kind.width())? }
        }
        code::STRING => AttrData::String { value: r.string()?.into(), ty: Type::NONE },
        code::TYPED_STRING => AttrData::String { value: r.string()?.into(), ty: r.ty()? },
        code::TYPE => AttrData::Type(r.ty()?),
        code::ARRAY => AttrData::Array(r.list(EntryReader::attr)?.into()),
        code::DICTIONARY => {
            let mut entries = r.list(|r| Ok((name(r)?, r.attr()?)))?;
            entries.sort_by(|a, b| cx.name_bytes(a.0).cmp(cx.name_bytes(b.0)));
            if let Some(twice) = entries.windows(2).find(|pair| pair[0].0 == pair[1].0) {
                return r.fail(format!("duplicate key '{}' in a dictionary", cx.name_str(twice[0].0)));
            }
            AttrData::Dictionary(cx.dict(&entries))
        }
        code::FLAT_SYMBOL => AttrData::SymbolRef { root: name(r)?, nested: Box::default() },
        code::SYMBOL => {
            let root = name(r)?;
            let nested = r.list(|r| {
                let symbol = r.attr()?;
                symbol.as_flat_symbol(cx).map_or_else(|| r.fail("expected a symbol without a path"), Ok)
            })?;
            AttrData::SymbolRef { root, nested: nested.into() }
        }
        code::DENSE_ARRAY => read_dense_array(r)?,
        code::DENSE => read_dense(r)?,
        code::DENSE_STRINGS => {
            let ty = shaped_type(r)?;
            let n = match r.varint()? {
                0 => ty.n_elements(cx),
                1 => Some(1),
                other => return r.fail(format!("a splat flag is 0 or 1, found {other}")),
            };
            // Every string takes a byte at least.
            let Some(n) = n.filter(|n| *n <= r.left()) else {
                return r.fail("fewer strings than the type has elements");
            };
            let values = (0..n).map(|_| Ok(r.string()?.into())).collect::<Read<Box<[_]>>>()?;
            AttrData::DenseStrings { ty, values }
        }
        code::RESOURCE => AttrData::DenseResource { ty: shaped_type(r)?, key: r.resource()? },
        code::SPARSE => {
            let (ty, indices, values) = (shaped_type(r)?, r.attr()?, r.attr()?);
            if indices.dense(cx).is_none_or(|indices| indices.element != Type::I64) || values.ty(cx) == Type::NONE {
                return r.fail("a sparse constant has dense coordinates of the element type i64, and dense values");
            }
            AttrData::Sparse { ty, indices, values }
        }
        code::DISTINCT => {
            let referenced = r.attr()?;
            return Ok(AttrOrLoc::Attr(cx.distinct_attr(referenced)));
        }
        code @ (code::CALL_SITE_LOC..=code::UNKNOWN_LOC | code::FILE_RANGE_LOC) => {
            return read_loc(r, code).map(AttrOrLoc::Loc);
        }
        code => return r.unknown_code("attribute", code),
    };
    Ok(AttrOrLoc::Attr(cx.intern_attr(data)))
}

fn read_loc(r: &mut EntryReader<'_, '_>, code: u64) -> Read<Loc> {
    let data = match code {
        code::CALL_SITE_LOC => LocData::CallSite { callee: r.loc()?, caller: r.loc()? },
        code::FILE_LOC => LocData::File { file: name(r)?, line: number(r)?, col: number(r)? },
        code::FUSED_LOC => LocData::Fused { locs: r.list(EntryReader::loc)?.into(), metadata: None },
        code::FUSED_LOC_WITH_METADATA => {
            LocData::Fused { locs: r.list(EntryReader::loc)?.into(), metadata: Some(r.attr()?) }
        }
        code::NAME_LOC => LocData::Named { name: name(r)?, child: r.loc()? },
        code::FILE_RANGE_LOC => {
            let file = name(r)?;
            match *r.list(number)? {
                [] => LocData::Range { file, span: FileRange::Line(0) },
                [line] => LocData::Range { file, span: FileRange::Line(line) },
                [line, col] => LocData::File { file, line, col },
                [line, col, end_col] => LocData::Range { file, span: FileRange::Columns { line, col, end_col } },
                [line, col, end_line, end_col] => {
                    LocData::Range { file, span: FileRange::Lines([line, col, end_line, end_col]) }
                }
                _ => return r.fail("a stretch of a file has at most four numbers"),
            }
        }
        _ => return Ok(Loc::UNKNOWN),
    };
    Ok(r.cx().loc(data))
}

/// A reference to a string attribute: its text.
fn name(r: &mut EntryReader<'_, '_>) -> Read<Name> {
    let attr = r.attr()?;
    if let Some((last, name)) = r.tables.last_name
        && last == attr
    {
        return Ok(name);
    }
    let Some(bytes) = attr.as_bytes(r.cx()) else { return r.fail("expected a reference to a string") };
    let name = r.cx().name(bytes);
    r.tables.last_name = Some((attr, name));
    Ok(name)
}

/// A line or a column.
fn number(r: &mut EntryReader<'_, '_>) -> Read<u32> {
    let number = r.varint()?;
    u32::try_from(number).or_else(|_| r.fail(format!("{number} is no line or column")))
}

/// The type of a constant: all sizes known.
fn shaped_type(r: &mut EntryReader<'_, '_>) -> Read<Type> {
    let ty = r.ty()?;
    let cx = r.cx();
    if ty.has_static_shape(cx) && !matches!(ty.data(cx), TypeData::MemRef { .. }) {
        return Ok(ty);
    }
    r.fail(format!("a constant cannot be of the type '{}'", cx.type_text(ty)))
}

fn read_dense_array(r: &mut EntryReader<'_, '_>) -> Read<AttrData> {
    let element = r.ty()?;
    let cx = r.cx();
    let is_element = match element.data(cx) {
        TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
        TypeData::Float(_) => true,
        _ => false,
    };
    let size = element.stored_bytes(cx).filter(|_| is_element);
    let Some(size) = size else {
        return r.fail(format!("the elements of an array cannot be of the type '{}'", cx.type_text(element)));
    };
    let n = r.varint()?;
    let data = r.blob()?;
    if n.checked_mul(size as u64) != Some(data.bytes().len() as u64) {
        return r.fail(format!("{n} elements of {size} bytes do not take {} bytes", data.bytes().len()));
    }
    Ok(AttrData::DenseArray { element, data })
}

fn read_dense(r: &mut EntryReader<'_, '_>) -> Read<AttrData> {
    let ty = shaped_type(r)?;
    let raw: Blob = r.blob()?;
    match elements::from_bytecode(r.cx(), ty, &raw) {
        Some((splat, data)) => Ok(AttrData::Dense { ty, splat, data }),
        None => r.fail(format!(
            "{} bytes of elements are not what the type '{}' has",
            raw.bytes().len(),
            r.cx().type_text(ty)
        )),
    }
}
