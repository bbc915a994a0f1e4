//! Reading: the frame of a file and its tables. `ir_reader` reads the IR in it.

use std::sync::Arc;

use crate::blob::BlobOwner;
use crate::body::Body;
use crate::context::Context;
use crate::diag::Diagnostics;
use crate::foreign::ForeignResources;
use crate::ids::Dict;
use crate::location::LocData;
use crate::module::Module;

use super::encoding::{Cursor, Damage, Read, check_index};
use super::ir_reader::IrReader;
use super::recast::Recast;
use super::resources::read_resources;
use super::sections::id;
use super::tables::{Entry, FileDialect, FileOp, Tables};
use super::{MAGIC, NEWEST_FORMAT};

/// How to read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// `--allow-unregistered-dialect`.
    pub allow_unregistered: bool,
}

/// What a file says about itself.
#[derive(Clone, Debug, Default)]
pub struct FileInfo {
    /// The format.
    pub format: u64,
    /// The tool that wrote it.
    pub producer: String,
    /// Dialects in the order of their numbers, with the version that they were written in, as they encode it.
    pub dialects: Vec<(String, Option<Vec<u8>>)>,
    /// Number, name and bytes of every section, in the order of the file.
    pub sections: Vec<(u8, &'static str, usize)>,
    /// Whether an op lacks attributes that it got later.
    pub has_old_properties: bool,
}

impl FileInfo {
    /// Options that write the program as the file was written.
    pub fn write_options(&self) -> super::WriteOptions {
        super::WriteOptions {
            format: self.format,
            producer: self.producer.clone(),
            dialect_versions: self
                .dialects
                .iter()
                .filter_map(|(name, version)| Some((name.clone(), version.clone()?)))
                .collect(),
            old_properties: self.has_old_properties,
        }
    }
}

/// Reads the bytes of a file called `name`. Long constants stay where they are and keep `file` in memory. What is wrong
/// with the file is among the diagnostics, and the module is then empty; otherwise it is not verified.
///
/// # Panics
/// When the registry does not hold the dialect `builtin` with the op `builtin.module`.
pub fn read_bytecode(
    cx: &Arc<Context>,
    name: &str,
    file: BlobOwner,
    options: ReadOptions,
) -> (Module, FileInfo, Diagnostics) {
    let mut diags = Diagnostics::default();
    let mut info = FileInfo::default();
    let (module, result) = read(cx, name, &file, options, None, &mut info);
    if let Err(Damage { at, reason }) = result {
        let loc = module.body.loc(Body::ROOT);
        let mut fault = diags.error("bytecode", loc, reason).note(format!("at byte {at}"));
        if !info.producer.is_empty() {
            let FileInfo { format, producer, .. } = &info;
            fault = fault.attach(loc, format!("in bytecode version {format} produced by: {producer}"));
        }
        fault.emit();
    }
    (module, info, diags)
}

/// Reads the bytes of a file as what `recast` makes of the program. `None` when the file is damaged, holds resources, or
/// `recast` refuses: [`read_bytecode`] tells more.
pub fn read_bytecode_as(
    cx: &Arc<Context>,
    name: &str,
    file: &BlobOwner,
    options: ReadOptions,
    recast: &mut dyn Recast,
) -> Option<(Module, FileInfo)> {
    let mut info = FileInfo::default();
    let (module, result) = read(cx, name, file, options, Some(recast), &mut info);
    result.ok().map(|()| (module, info))
}

fn read(
    cx: &Arc<Context>,
    name: &str,
    file: &BlobOwner,
    options: ReadOptions,
    recast: Option<&mut dyn Recast>,
    info: &mut FileInfo,
) -> (Module, Read<()>) {
    let module_def = cx.registry().op(b"builtin.module").expect("the dialect `builtin` is registered");
    let loc = cx.loc(LocData::File { file: cx.name(name), line: 0, col: 0 });
    let empty = || Body::new(module_def, loc, Dict::EMPTY, 1);
    let (body, foreign, result) = match read_file(cx, name, file, options, empty(), recast, info) {
        Ok((body, foreign)) => (crate::text::unwrap_module(body, loc), foreign, Ok(())),
        Err(damage) => {
            let mut body = empty();
            if let Some(region) = body.op_region(Body::ROOT, 0) {
                body.create_block(region);
            }
            (body, Vec::new(), Err(damage))
        }
    };
    (Module { cx: cx.clone(), body, foreign }, result)
}

fn read_file(
    cx: &Context,
    name: &str,
    owner: &BlobOwner,
    options: ReadOptions,
    module: Body,
    recast: Option<&mut dyn Recast>,
    info: &mut FileInfo,
) -> Read<(Body, Vec<ForeignResources>)> {
    let bytes: &[u8] = (**owner).as_ref();
    let mut file = Cursor::new(bytes);
    if file.left() < MAGIC.len() || file.bytes(MAGIC.len())? != MAGIC {
        return Err(Damage { at: 0, reason: "input buffer is not an MLIR bytecode file".into() });
    }
    let at = file.at();
    info.format = file.varint()?;
    info.producer = String::from_utf8_lossy(file.c_string()?).into_owned();
    if info.format > NEWEST_FORMAT {
        let format = info.format;
        let reason = format!("bytecode version {format} is newer than the current version {NEWEST_FORMAT}");
        return Err(Damage { at, reason });
    }
    let mut sections: [Option<Cursor<'_>>; NAMES.len()] = [None; NAMES.len()];
    while !file.is_done() {
        let at = file.at();
        let (number, body) = file.section()?;
        let Some(place) = sections.get_mut(usize::from(number)) else {
            return Err(Damage { at, reason: format!("invalid section ID: {number}") });
        };
        let section = NAMES[usize::from(number)];
        if place.replace(body).is_some() {
            return Err(Damage { at, reason: format!("duplicate top-level section: {section}") });
        }
        info.sections.push((number, section, body.left()));
    }
    let end = bytes.len();
    let section = |number: u8| {
        let name = NAMES[usize::from(number)];
        let missing = || Damage { at: end, reason: format!("missing data for top-level section: {name}") };
        sections[usize::from(number)].ok_or_else(missing)
    };

    let strings = read_strings(section(id::STRING)?)?;
    let mut tables = Tables {
        cx,
        file_name: name,
        version: info.format,
        allow_unregistered: options.allow_unregistered,
        owner,
        strings,
        dialects: Vec::new(),
        ops: Vec::new(),
        attrs: Vec::new(),
        types: Vec::new(),
        entries: Cursor::new(&[]),
        resources: Vec::new(),
        source: None,
        last_name: None,
        depth: 0,
    };
    read_dialects(&mut tables, section(id::DIALECT)?)?;
    info.dialects =
        tables.dialects.iter().map(|dialect| (dialect.name.to_owned(), dialect.version.map(<[u8]>::to_vec))).collect();
    read_entries(&mut tables, section(id::ATTR_TYPE_OFFSET)?, section(id::ATTR_TYPE)?)?;
    let foreign = match (sections[usize::from(id::RESOURCE_OFFSET)], sections[usize::from(id::RESOURCE)]) {
        (None, None) => Vec::new(),
        // Their names may be changed on reading, which cannot be undone should `recast` refuse later.
        (Some(offsets), Some(_)) if recast.is_some() && offsets.left() > 1 => {
            return offsets.fail("resources are not read on the way to another dialect");
        }
        (Some(offsets), Some(data)) => read_resources(&mut tables, offsets, data)?,
        _ => return Err(Damage { at: end, reason: "expected both or neither of the two resource sections".into() }),
    };
    let properties = sections[usize::from(id::PROPERTIES)].map_or(Ok(Vec::new()), read_properties)?;
    let ir = section(id::IR)?;
    let (body, has_old_properties) = IrReader::new(tables, properties, recast).read(ir, module)?;
    info.has_old_properties = has_old_properties;
    Ok((body, foreign))
}

/// Names of sections by their numbers.
const NAMES: [&str; 9] = [
    "String",
    "Dialect",
    "AttrType",
    "AttrTypeOffset",
    "IR",
    "Resource",
    "ResourceOffset",
    "DialectVersions",
    "Properties",
];

/// The lengths stand in reverse order in front of the strings, and count the zero byte.
fn read_strings(mut section: Cursor<'_>) -> Read<Vec<&[u8]>> {
    let n = section.count(2, "strings")?;
    let lengths: Vec<(usize, u64)> = (0..n).map(|_| Ok((section.at(), section.varint()?))).collect::<Read<_>>()?;
    let mut strings = Vec::with_capacity(n);
    for &(at, length) in lengths.iter().rev() {
        let length = check_index(at, length, section.left() + 1, "a byte of a string")?;
        match section.bytes(length)?.split_last() {
            Some((0, text)) => strings.push(text),
            _ => return Err(Damage { at: section.at(), reason: "a string ends with a zero byte".into() }),
        }
    }
    section.finish("the string section")?;
    Ok(strings)
}

fn utf8(at: usize, bytes: &[u8]) -> Read<&str> {
    std::str::from_utf8(bytes).map_err(|_| Damage { at, reason: "a name of a dialect or op is not UTF-8".into() })
}

fn read_dialects<'a>(tables: &mut Tables<'a>, mut section: Cursor<'a>) -> Read<()> {
    let n_strings = tables.strings.len();
    let n = section.count(1, "dialects")?;
    for _ in 0..n {
        let at = section.at();
        let word = section.varint()?;
        let (string, has_version) = if tables.version < 1 { (word, false) } else { (word >> 1, word & 1 != 0) };
        let name = utf8(at, tables.strings[check_index(at, string, n_strings, "string")?])?;
        let mut version = None;
        if has_version {
            let at = section.at();
            let (number, body) = section.section()?;
            if number != id::DIALECT_VERSIONS {
                return Err(Damage { at, reason: format!("expected the version of '{name}', found section {number}") });
            }
            version = Some(body.rest());
        }
        let known = tables.cx.registry().dialect(name);
        tables.dialects.push(FileDialect { name, known, version });
    }
    let announced = if tables.version >= 4 { Some(section.count(1, "op names")?) } else { None };
    let end = section.at();
    while !section.is_done() {
        let dialect = section.index(n, "dialect")?;
        for _ in 0..section.count(1, "op names")? {
            let at = section.at();
            let word = section.varint()?;
            let (string, was_registered) =
                if tables.version < 5 { (word, None) } else { (word >> 1, Some(word & 1 != 0)) };
            let name = utf8(at, tables.strings[check_index(at, string, n_strings, "string")?])?;
            tables.ops.push(FileOp { dialect, name, was_registered, def: None });
        }
    }
    match announced {
        Some(n) if n != tables.ops.len() => {
            Err(Damage { at: end, reason: format!("{n} op names announced, found {}", tables.ops.len()) })
        }
        _ => Ok(()),
    }
}

fn read_entries<'a>(tables: &mut Tables<'a>, mut offsets: Cursor<'a>, entries: Cursor<'a>) -> Read<()> {
    tables.entries = entries;
    let mut start = 0;
    let n_dialects = tables.dialects.len();
    let n_attrs = offsets.count(1, "attributes")?;
    let n_types = offsets.count(1, "types")?;
    tables.attrs.reserve(n_attrs);
    tables.types.reserve(n_types);
    let mut groups = |n: usize, push: &mut dyn FnMut(usize, usize, bool)| {
        let mut n_read = 0;
        while n_read < n {
            let dialect = offsets.index(n_dialects, "dialect")?;
            let at = offsets.at();
            let n_group = offsets.varint()?;
            let n_group = check_index(at, n_group, n - n_read + 1, "an attribute or type beyond the announced number")?;
            for _ in 0..n_group {
                let at = offsets.at();
                let word = offsets.varint()?;
                let left = entries.left() - start;
                let size = check_index(at, word >> 1, left + 1, "byte of an attribute or type")?;
                push(start, dialect, word & 1 != 0);
                start += size;
            }
            n_read += n_group;
        }
        Ok(())
    };
    groups(n_attrs, &mut |start, dialect, is_custom| tables.attrs.push(Entry::new(start, dialect, is_custom)))?;
    groups(n_types, &mut |start, dialect, is_custom| tables.types.push(Entry::new(start, dialect, is_custom)))?;
    offsets.finish("the offset section of attributes and types")?;
    let mut rest = entries;
    rest.bytes(start)?;
    rest.finish("the section of attributes and types")
}

fn read_properties(mut section: Cursor<'_>) -> Read<Vec<Cursor<'_>>> {
    let n = section.count(1, "properties")?;
    let properties = (0..n)
        .map(|_| {
            let size = section.count(1, "bytes of properties")?;
            section.sub(size)
        })
        .collect::<Read<_>>()?;
    section.finish("the property section")?;
    Ok(properties)
}
