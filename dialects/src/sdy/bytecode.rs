//! Shardings in bytecode. Source: the encoding that Shardy publishes with its dialect; codes are never reused.
//!
//! In memory parts nest as in the text; in a file most of them are attributes of their own, each with a number.

use hlo_ir::bytecode::{Codec, EntryReader, EntryWriter, Read};
use hlo_ir::{Attr, AttrDef, Context, DialectAttr, Param};

use super::axes::{
    ALL_TO_ALL_PARAM, ALL_TO_ALL_PARAM_LIST, AXIS_REF, AXIS_REF_LIST, LIST_OF_AXIS_REF_LISTS, MANUAL_AXES, MESH,
    MESH_AXIS, SUB_AXIS_INFO, mesh_attr_fault,
};
use super::rule::{DIM_MAPPING, OP_SHARDING_RULE, TENSOR_MAPPING, factors_fault};
use super::sharding::{DIMENSION_SHARDING, REDUCTIONS, SHARDING, SHARDING_PER_VALUE, is_mesh_or_ref};

/// The encoding of the dialect.
pub static CODEC: Codec = Codec {
    write_attr,
    read_attr,
    added_attrs: &[("sdy.all_reduce", "reduction_op"), ("sdy.reduce_scatter", "reduction_op")],
    required_attrs: &[("sdy.mesh", "mesh")],
    ..Codec::TEXT
};

/// How a parameter, or a part of one, is encoded.
#[derive(Clone, Copy)]
enum Field {
    /// [`Param::Name`], in the string section.
    Name,
    /// A list of names, each a string attribute.
    Strings,
    /// [`Param::Int`], signed.
    Int,
    /// [`Param::Int`] or [`Param::Absent`], unsigned and with a marker.
    OptInt,
    /// [`Param::Int`], one of [`REDUCTIONS`].
    Reduction,
    /// [`Param::Bool`], one byte.
    Bool,
    /// [`Param::Ints`], with their count in front.
    Ints,
    /// Two [`Param::Ints`], without it.
    Pair,
    /// A list of these.
    Parts(&'static [Field]),
    /// A list of parts; each is the only parameter of an attribute of this row.
    Items(&'static AttrDef),
    /// One such part, or [`Param::Absent`].
    OptItem(&'static AttrDef),
    /// [`Param::Attr`], a mesh or the symbol of one.
    Mesh,
    /// A list of [`Param::Attr`], each a sharding.
    Shardings,
}

/// An attribute's encoding.
struct Row {
    /// What the entry begins with.
    code: u64,
    def: &'static AttrDef,
    /// One a parameter. What they leave out has its default, see [`defaults`].
    fields: &'static [Field],
    /// Whether the row can say the attribute. The first one of several that can is written.
    says: fn(&Context, &[Param]) -> bool,
    /// What is wrong with parameters that were read.
    fault: fn(&Context, &[Param]) -> Option<String>,
}

impl Row {
    const fn new(code: u64, def: &'static AttrDef, fields: &'static [Field]) -> Self {
        Row { code, def, fields, says: |_, _| true, fault: |_, _| None }
    }
}

const AXES: Field = Field::Items(&AXIS_REF);
const DIMENSIONS: Field = Field::Items(&DIMENSION_SHARDING);
const TENSORS: Field = Field::Items(&TENSOR_MAPPING);

static ROWS: [Row; 18] = [
    Row::new(0, &MANUAL_AXES, &[Field::Strings]),
    Row {
        fault: |_, params| size_fault(params[0].list().get(1)),
        ..Row::new(1, &MESH_AXIS, &[Field::Parts(&[Field::Name, Field::Int])])
    },
    Row { fault: mesh_attr_fault, ..Row::new(2, &MESH, &[Field::Items(&MESH_AXIS), Field::Ints]) },
    Row::new(3, &SUB_AXIS_INFO, &[Field::Pair]),
    Row::new(4, &AXIS_REF, &[Field::Parts(&[Field::Name, Field::OptItem(&SUB_AXIS_INFO)])]),
    Row::new(5, &DIMENSION_SHARDING, &[Field::Parts(&[AXES, Field::Bool, Field::OptInt])]),
    Row { says: |_, params| !is_unreduced(params), ..Row::new(6, &SHARDING, &[Field::Mesh, DIMENSIONS, AXES]) },
    Row { says: |cx, params| !any_unreduced(cx, params), ..Row::new(7, &SHARDING_PER_VALUE, &[Field::Shardings]) },
    Row { fault: factors_fault, ..Row::new(8, &DIM_MAPPING, &[Field::Ints]) },
    Row::new(9, &TENSOR_MAPPING, &[Field::Items(&DIM_MAPPING)]),
    Row {
        fault: factors_fault,
        ..Row::new(
            10,
            &OP_SHARDING_RULE,
            &[Field::Ints, TENSORS, TENSORS, Field::Ints, Field::Ints, Field::Ints, Field::Ints, Field::Bool],
        )
    },
    Row::new(11, &AXIS_REF_LIST, &[AXES]),
    Row::new(12, &LIST_OF_AXIS_REF_LISTS, &[Field::Items(&AXIS_REF_LIST)]),
    Row::new(13, &ALL_TO_ALL_PARAM, &[Field::Parts(&[AXES, Field::Pair])]),
    Row::new(14, &ALL_TO_ALL_PARAM_LIST, &[Field::Items(&ALL_TO_ALL_PARAM)]),
    Row { says: |_, params| params[4].int() == 0, ..Row::new(15, &SHARDING, &[Field::Mesh, DIMENSIONS, AXES, AXES]) },
    Row::new(16, &SHARDING_PER_VALUE, &[Field::Shardings]),
    Row::new(17, &SHARDING, &[Field::Mesh, DIMENSIONS, AXES, AXES, Field::Reduction]),
];

/// Whether a sharding with these parameters has axes that are still to be reduced.
fn is_unreduced(params: &[Param]) -> bool {
    !params[3].list().is_empty()
}

fn any_unreduced(cx: &Context, params: &[Param]) -> bool {
    let unreduced = |sharding: &Param| match sharding {
        Param::Attr(attr) => attr.params_of(cx, &SHARDING).is_some_and(is_unreduced),
        _ => false,
    };
    params[0].list().iter().any(unreduced)
}

fn size_fault(size: Option<&Param>) -> Option<String> {
    let size = size.map_or(0, Param::int);
    (size < 1).then(|| format!("axis size must be at least 1, got: {size}"))
}

/// Parts that an attribute may have. In a file many attributes may share a part, in memory each has its own, so that a
/// short file could ask for very much.
const MAX_PARTS: usize = 1 << 14;

fn n_parts(param: &Param) -> usize {
    match param {
        Param::List(parts) => parts.iter().map(n_parts).sum::<usize>() + 1,
        Param::Ints(values) => values.len() + 1,
        _ => 1,
    }
}

/// All parameters of `def`, of which `params` are the first ones.
fn defaults(def: &'static AttrDef, mut params: Vec<Param>) -> Vec<Param> {
    if std::ptr::eq(def, &SHARDING) {
        let rest = [Param::List(Box::default()), Param::Int(0)];
        let n_given = params.len() - 3;
        params.extend(rest.into_iter().skip(n_given));
    }
    params
}

fn write_attr(w: &mut EntryWriter<'_>, attr: Attr) -> bool {
    let cx = w.cx;
    let Some(DialectAttr { def, params }) = attr.dialect(cx) else { return false };
    let can_say = |row: &&Row| std::ptr::eq(row.def, *def) && (row.says)(cx, params);
    let Some(row) = ROWS.iter().find(can_say) else { return false };
    w.varint(row.code);
    for (field, param) in row.fields.iter().zip(params.iter()) {
        put(w, *field, param);
    }
    true
}

fn put(w: &mut EntryWriter<'_>, field: Field, param: &Param) {
    match (field, param) {
        (Field::Name, Param::Name(name)) => w.name(*name),
        (Field::Int | Field::Reduction, Param::Int(value)) => w.signed(*value),
        (Field::OptInt, Param::Int(value)) => w.varint((*value as u64) << 1 | 1),
        (Field::OptInt, Param::Absent) => w.varint(0),
        (Field::Bool, Param::Bool(value)) => w.bool(*value),
        (Field::Ints, Param::Ints(values)) => w.signed_list(values),
        (Field::Pair, Param::Ints(values)) => values.iter().for_each(|value| w.signed(*value)),
        (Field::Parts(fields), Param::List(parts)) => {
            for (field, part) in fields.iter().zip(parts) {
                put(w, *field, part);
            }
        }
        (Field::Items(def), Param::List(items)) => {
            w.varint(items.len() as u64);
            for item in items {
                w.attr(w.cx.dialect_attr(def, [item.clone()]));
            }
        }
        (Field::OptItem(def), item) => {
            let is_there = *item != Param::Absent;
            w.opt_attr(is_there.then(|| w.cx.dialect_attr(def, [item.clone()])));
        }
        (Field::Mesh, Param::Attr(attr)) => w.attr(*attr),
        (Field::Strings | Field::Shardings, Param::List(items)) => {
            w.varint(items.len() as u64);
            for item in items {
                match item {
                    Param::Attr(attr) => w.attr(*attr),
                    Param::Name(name) => w.attr(w.cx.str_attr(w.cx.name_bytes(*name))),
                    _ => debug_assert!(false, "a list of attributes or names"),
                }
            }
        }
        _ => debug_assert!(false, "the parameters of a row are as its fields say"),
    }
}

fn read_attr(r: &mut EntryReader<'_, '_>) -> Read<Attr> {
    let code = r.varint()?;
    let Some(row) = ROWS.iter().find(|row| row.code == code) else { return r.unknown_code("attribute", code) };
    let params = row.fields.iter().map(|field| read(r, *field)).collect::<Read<_>>()?;
    let params = defaults(row.def, params);
    match (row.fault)(r.cx(), &params) {
        Some(fault) => r.fail(fault),
        None => Ok(r.cx().dialect_attr(row.def, params)),
    }
}

fn read(r: &mut EntryReader<'_, '_>, field: Field) -> Read<Param> {
    let cx = r.cx();
    Ok(match field {
        Field::Name => Param::Name(cx.name(r.string()?)),
        Field::Int => Param::Int(r.signed()?),
        Field::OptInt => {
            let word = r.varint()?;
            if word & 1 == 0 { Param::Absent } else { Param::Int((word >> 1) as i64) }
        }
        Field::Reduction => {
            let number = r.signed()?;
            if !REDUCTIONS.iter().any(|(_, known)| *known == number) {
                return r.fail(format!("the reduction {number} is not known; the file may come from a newer version"));
            }
            Param::Int(number)
        }
        Field::Bool => Param::Bool(r.bool()?),
        Field::Ints => Param::Ints(r.signed_list()?.into()),
        Field::Pair => Param::Ints([r.signed()?, r.signed()?].into()),
        Field::Parts(fields) => {
            let parts = fields.iter().map(|field| read(r, *field)).collect::<Read<Vec<_>>>()?;
            Param::List(parts.into())
        }
        Field::Items(def) => {
            let mut n_left = MAX_PARTS;
            Param::List(r.list(|r| read_item(r, def, &mut n_left))?.into())
        }
        Field::OptItem(def) => match r.opt_attr()? {
            Some(attr) => item_of(r, attr, def)?.clone(),
            None => Param::Absent,
        },
        Field::Mesh => {
            let attr = r.attr()?;
            if !is_mesh_or_ref(cx, attr) {
                return r.fail(format!("a mesh or its symbol is expected, found {}", cx.attr_text(attr)));
            }
            Param::Attr(attr)
        }
        Field::Strings => Param::List(r.list(read_string)?.into()),
        Field::Shardings => Param::List(r.list(read_sharding)?.into()),
    })
}

/// The part that an attribute of the row `def` stands for; it is taken from those that are left.
fn read_item(r: &mut EntryReader<'_, '_>, def: &'static AttrDef, n_left: &mut usize) -> Read<Param> {
    let attr = r.attr()?;
    let part = item_of(r, attr, def)?;
    match n_left.checked_sub(n_parts(part)) {
        Some(n) => *n_left = n,
        None => return r.fail(format!("an attribute of the dialect 'sdy' has at most {MAX_PARTS} parts")),
    }
    Ok(part.clone())
}

fn item_of<'a>(r: &EntryReader<'_, 'a>, attr: Attr, def: &'static AttrDef) -> Read<&'a Param> {
    match attr.params_of(r.cx(), def) {
        Some([part]) => Ok(part),
        _ => r.fail(format!("an attribute #{} is expected, found {}", def.name, r.cx().attr_text(attr))),
    }
}

fn read_string(r: &mut EntryReader<'_, '_>) -> Read<Param> {
    let attr = r.attr()?;
    match attr.as_bytes(r.cx()) {
        Some(bytes) => Ok(Param::Name(r.cx().name(bytes))),
        None => r.fail(format!("a string is expected, found {}", r.cx().attr_text(attr))),
    }
}

fn read_sharding(r: &mut EntryReader<'_, '_>) -> Read<Param> {
    let attr = r.attr()?;
    if attr.params_of(r.cx(), &SHARDING).is_none() {
        return r.fail(format!("a sharding is expected, found {}", r.cx().attr_text(attr)));
    }
    Ok(Param::Attr(attr))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hlo_ir::Context;
    use hlo_ir::bytecode::{ReadOptions, WriteOptions, read_bytecode, write_bytecode};
    use hlo_ir::text::{ParseOptions, PrintFlags, parse_module, print_module};

    /// Writes and reads a program that holds `attr`, which begins with `code`.
    fn check(attr: &str, code: u8) {
        let text = format!("module attributes {{sdy.a = {attr}}} {{\n}}\n");
        let cx = Context::new(crate::registry());
        let (module, diags) = parse_module(&cx, "-", text.as_bytes().into(), ParseOptions::default());
        assert!(!diags.has_errors(), "{attr}");
        let mut file = Vec::new();
        write_bytecode(&module, &WriteOptions::default(), &mut file).expect("a sound program");
        assert!(file.contains(&(code << 1 | 1)), "{attr} has another code");
        let (module, _, diags) = read_bytecode(&cx, "-", Arc::new(file), ReadOptions::default());
        assert!(!diags.has_errors(), "{attr} is not read");
        let mut found = Vec::new();
        print_module(&module, &PrintFlags::default(), &mut found).expect("memory");
        assert_eq!(String::from_utf8_lossy(&found), text);
    }

    /// What the files of the reference in `testdata/bytecode` do not hold.
    #[test]
    fn newer_attributes() {
        check("#sdy.sharding<@m, [{}], unreduced=max{\"x\"}>", 17);
        check("#sdy<all_to_all_param{\"x\"}: 0->1>", 13);
    }
}
