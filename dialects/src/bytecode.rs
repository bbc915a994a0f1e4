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

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::sync::Arc;

    use hlo_ir::bytecode::{FileInfo, ReadOptions, WriteOptions, read_bytecode, write_bytecode};
    use hlo_ir::foreign::{ForeignData, ForeignResources};
    use hlo_ir::text::{ParseOptions, PrintFlags, parse_module, print_module};
    use hlo_ir::{Context, Diagnostics, Module};

    /// Programs that the reference printed with locations and wrote as bytecode; a number is the format.
    const PROGRAMS: [(&str, &[u64]); 6] = [
        ("builtin", &[0, 1, 2, 3, 4, 5, 6]),
        ("flow", &[0, 3, 6]),
        ("stablehlo", &[4, 5, 6]),
        ("quant", &[6]),
        ("sdy", &[0, 3, 6]),
        // Use lists in an order that no text gives.
        ("uses", &[3, 4, 6]),
    ];

    fn fixture(name: &str) -> Vec<u8> {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../testdata/bytecode").join(name);
        std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    fn read(bytes: Vec<u8>) -> (Module, FileInfo, Diagnostics) {
        let cx = Context::new(crate::registry());
        read_bytecode(&cx, "-", Arc::new(bytes), ReadOptions { allow_unregistered: true })
    }

    fn messages(diags: &Diagnostics) -> Vec<&str> {
        diags.iter().map(|diagnostic| &*diagnostic.message).collect()
    }

    fn text(module: &Module) -> String {
        let mut out = Vec::new();
        print_module(module, &PrintFlags { debug_info: true, ..PrintFlags::default() }, &mut out).expect("memory");
        String::from_utf8(out).expect("UTF-8")
    }

    fn bytes(module: &Module, options: &WriteOptions) -> Vec<u8> {
        let mut out = Vec::new();
        write_bytecode(module, options, &mut out).expect("a sound program");
        out
    }

    fn files() -> impl Iterator<Item = (&'static str, u64, Vec<u8>)> {
        let files = |(name, formats): (&'static str, &'static [u64])| {
            formats.iter().map(move |&format| (name, format, fixture(&format!("{name}.{format}.mlirbc"))))
        };
        PROGRAMS.into_iter().flat_map(files)
    }

    #[test]
    fn bytecode_reads_as_the_text_and_is_written_as_it_was() {
        for (name, format, file) in files() {
            let (module, info, diags) = read(file.clone());
            assert_eq!(messages(&diags), [""; 0], "{name} {format}");
            assert_eq!(info.format, format);
            assert_eq!(text(&module).trim_end(), String::from_utf8_lossy(&fixture(&format!("{name}.txt"))).trim_end());
            assert!(bytes(&module, &info.write_options()) == file, "{name} {format} is written otherwise");
        }
    }

    #[test]
    fn text_is_written_byte_for_byte() {
        for (name, format, file) in files().filter(|(name, ..)| *name != "uses") {
            let cx = Context::new(crate::registry());
            let options = ParseOptions { allow_unregistered: true, ..ParseOptions::default() };
            let (module, diags) = parse_module(&cx, "-", fixture(&format!("{name}.txt")).into(), options);
            assert_eq!(messages(&diags), [""; 0], "{name}");
            let (_, info, _) = read(file.clone());
            let written = bytes(&module, &info.write_options());
            assert!(written == file, "{name} {format} is written otherwise");
        }
    }

    /// Whether an inherent attribute is required decides how it is written, so it must be as in the reference.
    #[test]
    fn properties_are_laid_out_as_the_reference_does() {
        let cx = Context::new(crate::registry());
        for (op, expect) in [
            ("builtin.module", "OO"),
            ("func.func", "OAOOAO"),
            ("func.call", "OAOO"),
            ("stablehlo.constant", "A"),
            ("stablehlo.convolution", "AAAOOOOOO"),
            ("stablehlo.custom_call", "OOAOOOOOO"),
            ("stablehlo.dot_general", "OAO"),
            ("stablehlo.gather", "AOA"),
            ("stablehlo.reduce_window", "OOOAO"),
            ("stablehlo.collective_broadcast", "OOA"),
            ("stablehlo.all_to_all", "OAAAA"),
            ("stablehlo.composite", "OAAO"),
            ("stablehlo.send", "AOO"),
            ("stablehlo.exponential", "O"),
            ("stablehlo.add", ""),
            ("chlo.broadcast_compare", "OOA"),
            ("chlo.top_k", "OA"),
            ("chlo.scan", "AOOO"),
            ("interpreter.run_parallel", "OA"),
        ] {
            let def = cx.registry().op(op.as_bytes()).expect("a known op");
            let mut attrs: Vec<_> = def.attrs.iter().map(|spec| (spec.name, spec.optional)).collect();
            attrs.sort_unstable();
            let found: String = attrs.iter().map(|(_, optional)| if *optional { 'O' } else { 'A' }).collect();
            assert_eq!(found, expect, "{op}");
        }
    }

    #[test]
    fn resources_of_others_are_kept() {
        let (mut module, info, _) = read(fixture("flow.6.mlirbc"));
        let cx = module.cx.clone();
        let name = |text: &str| cx.name(text);
        let bytes_in_file: Vec<u8> = (0..=255).cycle().take(300).collect();
        let resources = [
            (true, "client", vec![("a", ForeignData::Bool(true)), ("b", ForeignData::String(name("text")))]),
            (false, "other", vec![("a", ForeignData::Blob(64, bytes_in_file.into())), ("none", ForeignData::Nothing)]),
        ];
        let foreign = resources.map(|(is_external, owner, entries)| ForeignResources {
            is_external,
            owner: name(owner),
            entries: entries.into_iter().map(|(key, data)| (name(key), data)).collect(),
        });
        module.foreign = foreign.to_vec();
        let file = bytes(&module, &info.write_options());
        let (again, info, diags) = read(file.clone());
        assert_eq!(messages(&diags), [""; 0]);
        assert_eq!(text(&again), text(&module));
        let shown = |resources: &ForeignResources| {
            let keys: Vec<_> = resources.entries.iter().map(|(key, _)| again.cx.name_str(*key).into_owned()).collect();
            format!("{} {} {}", resources.is_external, again.cx.name_str(resources.owner), keys.join(" "))
        };
        let found: Vec<String> = again.foreign.iter().map(shown).collect();
        assert_eq!(found, ["true client a b", "false other a none"]);
        assert!(bytes(&again, &info.write_options()) == file);
    }

    #[test]
    fn damage_is_told_with_its_place() {
        let check = |change: fn(&mut Vec<u8>), expect: &str| {
            let mut file = fixture("flow.6.mlirbc");
            change(&mut file);
            let (_, _, diags) = read(file);
            let told = |fault: &hlo_ir::Diagnostic| {
                let attached = fault.attached.iter().map(|(_, note)| format!("; {note}"));
                format!("{}; {}{}", fault.message, fault.notes.join("; "), attached.collect::<String>())
            };
            assert_eq!(diags.iter().map(told).collect::<Vec<_>>(), [expect]);
        };
        check(|file| file.clear(), "input buffer is not an MLIR bytecode file; at byte 0");
        check(
            |file| file[4] = 15,
            "bytecode version 7 is newer than the current version 6; at byte 4; in bytecode version 7 produced by: MLIR23.0.0git",
        );
        check(
            |file| file.truncate(60),
            "42 bytes of a section announced, but only 39 bytes follow; at byte 20; in bytecode version 6 produced by: MLIR23.0.0git",
        );
        check(
            |file| file[19] = 9,
            "invalid section ID: 9; at byte 19; in bytecode version 6 produced by: MLIR23.0.0git",
        );
    }

    /// Whatever the bytes, reading ends with a program or a report, and what was read can be checked and written.
    #[test]
    fn no_damage_harms() {
        let files: Vec<Vec<u8>> = files().map(|(_, _, file)| file).collect();
        let mut state = 0x9E37_79B9_7F4A_7C15u64;
        let mut random = move |below: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state % below as u64) as usize
        };
        for _ in 0..3_000 {
            let mut file = files[random(files.len())].clone();
            for _ in 0..=random(3) {
                let at = random(file.len());
                match random(6) {
                    0 => file[at] = random(256) as u8,
                    1 => file[at] ^= 1 << random(8),
                    2 => file.truncate(at.max(1)),
                    3 if file.len() > 1 => drop(file.remove(at)),
                    4 => file.insert(at, random(256) as u8),
                    _ => file[at] = [0, 1, 0xFF, 0xFE, 3][random(5)],
                }
            }
            let (module, info, diags) = read(file);
            if !diags.has_errors() && !hlo_ir::verify::verify_module(&module).has_errors() {
                text(&module);
                bytes(&module, &info.write_options());
            }
        }
    }
}
