//! What the dialects' encodings in bytecode share: rows of fields, from which attributes are written and read.

use hlo_ir::bytecode::{EntryReader, EntryWriter, Read};
use hlo_ir::{Attr, AttrDef, Context, DialectAttr, Param};

/// How a parameter is encoded.
#[derive(Clone, Copy)]
pub enum Field {
    /// [`Param::Int`], signed.
    Int,
    /// [`Param::Int`] that must be the number of an enumerator.
    Enum(fn(i64) -> bool),
    /// [`Param::Ints`], signed, with their count in front.
    Ints,
    /// [`Param::Bool`], one byte.
    Bool,
    /// [`Param::F64`].
    F64,
    /// [`Param::Type`].
    Type,
    /// [`Param::Attr`] that the test accepts.
    Attr(fn(&Context, Attr) -> bool),
    /// [`Param::Attr`] or [`Param::Absent`]: one byte, then perhaps the attribute.
    OptAttr(fn(&Context, Attr) -> bool),
    /// [`Param::Attr`] of an array attribute, whose elements are written one by one.
    Elements,
    /// [`Param::List`] of attributes that the test accepts, written as an array attribute.
    Array(fn(&Context, Attr) -> bool),
    /// [`Param::Name`].
    Name,
}

/// An attribute's encoding: its code, its row, its parameters in order, and what may be wrong with them together.
pub struct AttrRow {
    /// What the entry begins with.
    pub code: u64,
    /// The row in text.
    pub def: &'static AttrDef,
    /// One a parameter.
    pub fields: &'static [Field],
    /// What is wrong with parameters that were read.
    pub fault: Option<fn(&Context, &[Param]) -> Option<String>>,
}

impl AttrRow {
    /// A row without rules about its parameters together.
    pub const fn new(code: u64, def: &'static AttrDef, fields: &'static [Field]) -> Self {
        AttrRow { code, def, fields, fault: None }
    }
}

/// Writes an attribute of one of `rows`; `false` for another.
pub fn write_attr(w: &mut EntryWriter<'_>, attr: Attr, rows: &[AttrRow]) -> bool {
    let Some(DialectAttr { def, params }) = attr.dialect(w.cx) else { return false };
    let Some(row) = rows.iter().find(|row| std::ptr::eq(row.def, *def)) else { return false };
    w.varint(row.code);
    put_fields(w, row.fields, params);
    true
}

/// Reads an attribute of one of `rows`.
///
/// # Errors
/// An unknown code; parameters that do not fit.
pub fn read_attr(r: &mut EntryReader<'_, '_>, rows: &[AttrRow]) -> Read<Attr> {
    let code = r.varint()?;
    let Some(row) = rows.iter().find(|row| row.code == code) else { return r.unknown_code("attribute", code) };
    let params = read_fields(r, row.fields)?;
    match row.fault.and_then(|fault| fault(r.cx(), &params)) {
        Some(fault) => r.fail(fault),
        None => Ok(r.cx().dialect_attr(row.def, params)),
    }
}

fn put_fields(w: &mut EntryWriter<'_>, fields: &[Field], params: &[Param]) {
    for (field, param) in fields.iter().zip(params) {
        match (field, param) {
            (Field::Enum(_), Param::Int(value)) => w.varint(*value as u64),
            (_, Param::Int(value)) => w.signed(*value),
            (_, Param::Ints(values)) => w.signed_list(values),
            (_, Param::Bool(value)) => w.bool(*value),
            (_, Param::F64(bits)) => w.float_bits(64, u128::from(*bits)),
            (_, Param::Type(ty) | Param::SelfType(ty)) => w.ty(*ty),
            (_, Param::Name(name)) => w.name(*name),
            (Field::Elements, Param::Attr(array)) => {
                let elements = array.as_array(w.cx).unwrap_or_default();
                w.list(elements.iter().copied(), EntryWriter::attr);
            }
            (Field::OptAttr(_), Param::Attr(attr)) => {
                w.bool(true);
                w.attr(*attr);
            }
            (_, Param::Attr(attr)) => w.attr(*attr),
            (_, Param::Absent) => w.bool(false),
            (_, Param::List(params)) => {
                let attr_of = |param: &Param| if let Param::Attr(attr) = param { Some(*attr) } else { None };
                let attrs: Vec<Attr> = params.iter().filter_map(attr_of).collect();
                w.attr(w.cx.array_attr(&attrs));
            }
        }
    }
}

fn read_fields(r: &mut EntryReader<'_, '_>, fields: &[Field]) -> Read<Vec<Param>> {
    fields.iter().map(|field| read_field(r, *field)).collect()
}

fn read_field(r: &mut EntryReader<'_, '_>, field: Field) -> Read<Param> {
    let cx = r.cx();
    Ok(match field {
        Field::Int => Param::Int(r.signed()?),
        Field::Enum(is_case) => match i64::try_from(r.varint()?) {
            Ok(number) if is_case(number) => Param::Int(number),
            _ => return r.fail("a number that is no enumerator; the file may come from a newer version"),
        },
        Field::Ints => Param::Ints(r.signed_list()?.into()),
        Field::Bool => Param::Bool(r.bool()?),
        Field::F64 => Param::F64(r.float_bits(64)? as u64),
        Field::Type => Param::Type(r.ty()?),
        Field::Attr(accepts) => Param::Attr(read_accepted(r, accepts)?),
        Field::OptAttr(accepts) => {
            if r.bool()? {
                Param::Attr(read_accepted(r, accepts)?)
            } else {
                Param::Absent
            }
        }
        Field::Elements => {
            let elements = r.list(EntryReader::attr)?;
            Param::Attr(cx.array_attr(&elements))
        }
        Field::Array(accepts) => {
            let array = r.attr()?;
            match array.as_array(cx) {
                Some(elements) if elements.iter().all(|element| accepts(cx, *element)) => {
                    Param::List(elements.iter().map(|element| Param::Attr(*element)).collect())
                }
                _ => return r.fail(format!("an array of other attributes is expected, found {}", cx.attr_text(array))),
            }
        }
        Field::Name => {
            let bytes = r.string()?;
            Param::Name(cx.name(bytes))
        }
    })
}

fn read_accepted(r: &mut EntryReader<'_, '_>, accepts: fn(&Context, Attr) -> bool) -> Read<Attr> {
    let attr = r.attr()?;
    if accepts(r.cx(), attr) {
        return Ok(attr);
    }
    r.fail(format!("another attribute is expected, found {}", r.cx().attr_text(attr)))
}

/// Accepts attributes of the row `def`.
macro_rules! of_row {
    ($def:expr) => {
        |cx, attr| attr.params_of(cx, &$def).is_some()
    };
}
pub(crate) use of_row;
