//! The second half of writing: sections, in the order of the reference.

use std::io;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::body::Body;
use crate::context::Context;
use crate::foreign::ForeignResources;
use crate::ids::{BlockId, Name, OpId, RegionId};
use crate::module::Module;
use crate::op_def::traits;
use crate::text::grow_stack;

use super::builtin::put_file_loc;
use super::codec::Token;
use super::encoding::put_varint;
use super::numbering::{Form, Numbering};
use super::properties::{FIRST_FORMAT, Layout, Slot, put_sizes};
use super::recast::Recast;
use super::resources::{Owner, ResourceWriter};
use super::sections::{Rope, id, put_section_header};
use super::use_lists::{orders, put_orders};
use super::{MAGIC, NEWEST_FORMAT};

/// What the reference writes as its name, where no other is asked for.
pub const PRODUCER: &str = "MLIR23.0.0git";

/// How to write.
#[derive(Clone, Debug)]
pub struct WriteOptions {
    /// The format, up to [`NEWEST_FORMAT`].
    pub format: u64,
    /// The name of the tool in the file.
    pub producer: String,
    /// Versions of dialects, each encoded as the dialect likes. Most files have none.
    pub dialect_versions: Vec<(String, Vec<u8>)>,
    /// Whether ops lack the attributes that they got later, so that readers of older versions take them. An op that has
    /// one keeps it in its dictionary.
    pub old_properties: bool,
}

impl Default for WriteOptions {
    fn default() -> Self {
        WriteOptions {
            format: NEWEST_FORMAT,
            producer: PRODUCER.into(),
            dialect_versions: Vec::new(),
            old_properties: false,
        }
    }
}

/// Why a program could not be written.
#[derive(Debug)]
pub enum WriteError {
    /// The sink failed.
    Sink(io::Error),
    /// There is no such format.
    Format(u64),
    /// The program holds a type that could not be read from its text.
    ErrorType,
    /// An op lacks an attribute that every file has: names of both.
    MissingAttr(&'static str, &'static str),
    /// The [`Recast`] could not say what an op or type becomes.
    Recast,
}

impl std::fmt::Display for WriteError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            WriteError::Sink(error) => error.fmt(f),
            WriteError::Format(format) => {
                write!(f, "bytecode formats go from 0 to {NEWEST_FORMAT}, asked for was {format}")
            }
            WriteError::ErrorType => write!(f, "the program holds a type that could not be read; correct that first"),
            WriteError::MissingAttr(op, attr) => {
                write!(f, "a '{op}' has no attribute '{attr}', which bytecode cannot leave out")
            }
            WriteError::Recast => write!(f, "the program holds what has no counterpart in the dialects of the file"),
        }
    }
}

impl std::error::Error for WriteError {}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        WriteError::Sink(error)
    }
}

/// Writes a verified program as bytecode. Long constants go from where they are right into the sink.
///
/// # Errors
/// Those of the sink; an unknown format; a program that was not read without errors, or not verified.
pub fn write_bytecode(module: &Module, options: &WriteOptions, sink: &mut dyn io::Write) -> Result<(), WriteError> {
    write(module, options, None, sink)
}

/// Writes a verified program as what `recast` makes of it. What others keep beside it belongs to the program as it was,
/// and is left out.
///
/// # Errors
/// Those of [`write_bytecode`], and [`WriteError::Recast`], before anything was written.
pub fn write_bytecode_as(
    module: &Module,
    options: &WriteOptions,
    recast: &mut dyn Recast,
    sink: &mut dyn io::Write,
) -> Result<(), WriteError> {
    write(module, options, Some(recast), sink)
}

fn write<'a>(
    module: &'a Module,
    options: &WriteOptions,
    recast: Option<&'a mut dyn Recast>,
    sink: &mut dyn io::Write,
) -> Result<(), WriteError> {
    if options.format > NEWEST_FORMAT {
        return Err(WriteError::Format(options.format));
    }
    let layout = if options.old_properties { Layout::Old } else { Layout::Current };
    let is_recast = recast.is_some();
    let mut numbering = Numbering::of(module.root(), options.format, layout, recast);
    if numbering.is_refused {
        return Err(WriteError::Recast);
    }
    let foreign: &[ForeignResources] = if is_recast { &[] } else { &module.foreign };
    for resources in foreign.iter().filter(|resources| !resources.is_external) {
        numbering.new_dialect(resources.owner);
    }
    if numbering.has_error_type {
        return Err(WriteError::ErrorType);
    }
    let mut writer = Writer {
        cx: &module.cx,
        n: numbering,
        strings: Strings::default(),
        properties: Properties::default(),
        missing: None,
    };
    let file = writer.file(options, foreign);
    if let Some((op, attr)) = writer.missing {
        return Err(WriteError::MissingAttr(op, attr));
    }
    file.write(sink)?;
    Ok(())
}

/// The string section while it grows.
#[derive(Default)]
struct Strings {
    list: Vec<Name>,
    numbers: FxHashMap<Name, u32>,
}

impl Strings {
    fn number(&mut self, name: Name) -> u64 {
        let list = &mut self.list;
        let number = *self.numbers.entry(name).or_insert_with(|| {
            list.push(name);
            list.len() as u32 - 1
        });
        number.into()
    }
}

/// The property section while it grows.
#[derive(Default)]
struct Properties {
    n: u32,
    bytes: Vec<u8>,
    numbers: FxHashMap<Box<[u8]>, u32>,
}

struct Writer<'a> {
    cx: &'a Context,
    n: Numbering<'a>,
    strings: Strings,
    properties: Properties,
    /// An op and an attribute that it lacks.
    missing: Option<(&'static str, &'static str)>,
}

impl Writer<'_> {
    fn file(&mut self, options: &WriteOptions, foreign: &[ForeignResources]) -> Rope {
        let mut file = Rope::default();
        file.extend(|out| {
            out.extend_from_slice(MAGIC);
            put_varint(out, options.format);
            // The name ends with its first zero byte.
            out.extend(options.producer.bytes().take_while(|byte| *byte != 0));
            out.push(0);
        });
        file.section(id::DIALECT, self.dialects(options));
        let (offsets, entries) = self.entries();
        file.section(id::ATTR_TYPE_OFFSET, offsets);
        file.aligned_section(id::ATTR_TYPE, entries, 1);
        file.section(id::IR, self.ir());
        self.resources(foreign, &mut file);
        file.section(id::STRING, self.string_section());
        if options.format >= FIRST_FORMAT {
            let mut body = Vec::with_capacity(self.properties.bytes.len() + 4);
            put_varint(&mut body, self.properties.n.into());
            body.append(&mut self.properties.bytes);
            file.section(id::PROPERTIES, body);
        }
        file
    }

    fn dialects(&mut self, options: &WriteOptions) -> Vec<u8> {
        let mut out = Vec::new();
        let format = options.format;
        put_varint(&mut out, self.n.dialects.len() as u64);
        for &name in &self.n.dialects {
            let string = self.strings.number(name);
            let version =
                options.dialect_versions.iter().find(|(known, _)| known.as_bytes() == self.cx.name_bytes(name));
            match version {
                _ if format < 1 => put_varint(&mut out, string),
                None => put_varint(&mut out, string << 1),
                Some((_, version)) => {
                    put_varint(&mut out, string << 1 | 1);
                    put_section_header(&mut out, id::DIALECT_VERSIONS, version.len());
                    out.extend_from_slice(version);
                }
            }
        }
        if format >= 4 {
            put_varint(&mut out, self.n.names.list.len() as u64);
        }
        for group in self.n.names.groups() {
            put_varint(&mut out, self.n.names.item(group[0]).dialect.into());
            put_varint(&mut out, group.len() as u64);
            for &op in group {
                let op = self.n.names.item(op);
                let name = op.what.name.split_once('.').map_or("", |(_, name)| name);
                let string = self.strings.number(self.cx.name(name));
                if format < 5 {
                    put_varint(&mut out, string);
                } else {
                    put_varint(&mut out, string << 1 | u64::from(!op.what.is(traits::UNREGISTERED)));
                }
            }
        }
        out
    }

    /// The offset section and the entries of the attribute and type tables.
    fn entries(&mut self) -> (Vec<u8>, Rope) {
        let (mut offsets, mut entries) = (Vec::new(), Rope::default());
        put_varint(&mut offsets, self.n.attrs.list.len() as u64);
        put_varint(&mut offsets, self.n.types.list.len() as u64);
        let (n, strings) = (&self.n, &mut self.strings);
        for items in [&n.attrs, &n.types] {
            for group in items.groups() {
                put_varint(&mut offsets, items.item(group[0]).dialect.into());
                put_varint(&mut offsets, group.len() as u64);
                for &item in group {
                    let before = entries.len();
                    let is_custom = put_entry(n, strings, &mut entries, items.item(item).what);
                    put_varint(&mut offsets, ((entries.len() - before) as u64) << 1 | u64::from(is_custom));
                }
            }
        }
        (offsets, entries)
    }

    fn ir(&mut self) -> Vec<u8> {
        let mut out = Vec::new();
        // One op without arguments around it.
        put_varint(&mut out, 1 << 1);
        self.op(&mut out, 0, Body::ROOT);
        out
    }

    fn op(&mut self, out: &mut Vec<u8>, body_number: u32, op: OpId) {
        const ATTRS: u8 = 1;
        const RESULTS: u8 = 2;
        const OPERANDS: u8 = 4;
        const SUCCESSORS: u8 = 8;
        const REGIONS: u8 = 16;
        const USE_LISTS: u8 = 32;
        const PROPERTIES: u8 = 64;

        let numbers = &self.n.bodies[body_number as usize];
        let outer = numbers.body;
        let attrs = numbers.attrs[op.index()] as usize;
        put_varint(out, self.n.names.numbers[self.n.op_attrs[attrs].row as usize].into());
        let mask_at = out.len();
        out.push(0);
        put_varint(out, self.n.attrs.numbers[numbers.locs[op.index()] as usize].into());
        let mut mask = 0;

        if let Some(dict) = self.n.op_attrs[attrs].split.dict {
            mask |= ATTRS;
            put_varint(out, self.n.attr_number(dict).into());
        }
        if self.n.op_attrs[attrs].split.has_properties {
            mask |= PROPERTIES;
            let number = self.property(attrs);
            put_varint(out, number.into());
        }
        let (region_body, root) = match outer.slot_child(op) {
            Some(child) => (self.n.bodies[body_number as usize].children[child.index()], Body::ROOT),
            None => (body_number, op),
        };
        let numbers = &self.n.bodies[body_number as usize];
        let n_results = outer.n_results(op);
        if n_results != 0 {
            mask |= RESULTS;
            put_varint(out, n_results as u64);
            for result in outer.results(op) {
                put_varint(out, self.n.value_type_number(outer.ty(result)).into());
            }
        }
        let n_operands = if outer.is_slot(op) { 0 } else { outer.n_operands(op) };
        if n_operands != 0 {
            mask |= OPERANDS;
            put_varint(out, n_operands as u64);
            for operand in outer.operands(op) {
                put_varint(out, numbers.values[operand.index()].into());
            }
        }
        let successors = outer.op_successors(op);
        if !successors.is_empty() {
            mask |= SUCCESSORS;
            put_varint(out, successors.len() as u64);
            let region = outer.block_of(op).and_then(|block| outer.block_region(block));
            let blocks = region.map_or(&[][..], |region| outer.region_blocks(region));
            for successor in successors {
                let index = blocks.iter().position(|block| block == successor).unwrap_or(0);
                put_varint(out, index as u64);
            }
        }
        if n_results != 0 && numbers.has_use_orders {
            let orders = orders(outer, &numbers.order, outer.results(op));
            if !orders.is_empty() {
                mask |= USE_LISTS;
                put_orders(out, &orders, n_results);
            }
        }
        let inner = self.n.bodies[region_body as usize].body;
        let n_regions = inner.n_regions(root);
        if n_regions != 0 {
            mask |= REGIONS;
            let is_isolated = root == Body::ROOT || !numbers.open.contains(&op);
            put_varint(out, (n_regions as u64) << 1 | u64::from(is_isolated));
            let regions: SmallVec<[RegionId; 2]> = inner.op_regions(root).collect();
            if is_isolated && self.n.format >= ISOLATED_SECTION_FORMAT {
                let mut section = Vec::new();
                for region in regions {
                    grow_stack(|| self.region(&mut section, region_body, region));
                }
                put_section_header(out, id::IR, section.len());
                out.append(&mut section);
            } else {
                for region in regions {
                    grow_stack(|| self.region(out, region_body, region));
                }
            }
        }
        out[mask_at] = mask;
    }

    fn region(&mut self, out: &mut Vec<u8>, body_number: u32, region: RegionId) {
        let numbers = &self.n.bodies[body_number as usize];
        let body = numbers.body;
        let blocks = body.region_blocks(region);
        put_varint(out, blocks.len() as u64);
        if blocks.is_empty() {
            return;
        }
        put_varint(out, numbers.n_values[region.index()].into());
        for &block in blocks {
            self.block(out, body_number, block);
        }
    }

    fn block(&mut self, out: &mut Vec<u8>, body_number: u32, block: BlockId) {
        let numbers = &self.n.bodies[body_number as usize];
        let body = numbers.body;
        let args = body.block_args(block);
        let n_ops = body.block_ops(block).count() as u64;
        put_varint(out, n_ops << 1 | u64::from(!args.is_empty()));
        if !args.is_empty() {
            put_varint(out, args.len() as u64);
            for (&arg, &loc) in args.iter().zip(body.block_arg_locs(block)) {
                let ty = u64::from(self.n.value_type_number(body.ty(arg)));
                if self.n.format < ELIDED_LOC_FORMAT {
                    put_varint(out, ty);
                } else {
                    put_varint(out, ty << 1 | u64::from(!loc.is_unknown()));
                }
                if self.n.format < ELIDED_LOC_FORMAT || !loc.is_unknown() {
                    put_varint(out, self.n.loc_number(loc).into());
                }
            }
            if self.n.format >= USE_LIST_FORMAT {
                let orders = match numbers.has_use_orders {
                    true => orders(body, &numbers.order, args.iter().copied()),
                    false => SmallVec::new(),
                };
                out.push(if orders.is_empty() { 0 } else { 32 });
                if !orders.is_empty() {
                    put_orders(out, &orders, args.len());
                }
            }
        }
        for op in body.block_ops(block) {
            self.op(out, body_number, op);
        }
    }

    /// The number of the properties of ops with these attributes.
    fn property(&mut self, attrs: usize) -> u32 {
        let op_attrs = &self.n.op_attrs[attrs];
        if let Some(number) = op_attrs.property {
            return number;
        }
        let slots = &self.n.rows[op_attrs.row as usize].slots;
        let def = self.n.names.list[op_attrs.row as usize].what;
        let mut bytes = Vec::new();
        for (index, attr) in op_attrs.split.properties.iter().enumerate() {
            let number = |attr: &crate::ids::Attr| u64::from(self.n.attr_number(*attr));
            match slots.get(index) {
                Some(Slot::Sizes(_)) => put_sizes(self.cx, &mut bytes, *attr),
                Some(Slot::Optional(_)) => {
                    put_varint(&mut bytes, attr.as_ref().map_or(0, |attr| number(attr) << 1 | 1));
                }
                Some(Slot::Required(name)) if attr.is_none() => self.missing = Some((def.name, name)),
                Some(Slot::Required(_)) | None => put_varint(&mut bytes, attr.as_ref().map_or(0, number)),
            }
        }
        let properties = &mut self.properties;
        let number = match properties.numbers.get(&bytes[..]) {
            Some(&number) => number,
            None => {
                put_varint(&mut properties.bytes, bytes.len() as u64);
                properties.bytes.extend_from_slice(&bytes);
                let number = properties.n;
                properties.n += 1;
                properties.numbers.insert(bytes.into(), number);
                number
            }
        };
        self.n.op_attrs[attrs].property = Some(number);
        number
    }

    /// The resource sections: external clients, then the program's, of which those without data come last, then other
    /// dialects.
    fn resources(&mut self, foreign: &[ForeignResources], file: &mut Rope) {
        let (cx, n, strings) = (self.cx, &self.n, &mut self.strings);
        let dialect = |name: Name| n.dialects.iter().position(|known| *known == name).unwrap_or(0) as u64;
        let (external, dialects): (Vec<_>, Vec<_>) = foreign.iter().partition(|resources| resources.is_external);
        let mut number = |name| strings.number(name);
        let mut out = ResourceWriter::new(cx, external.len(), &mut number);
        for resources in external {
            out.group(Owner::Client(resources.owner), &resources.entries);
        }
        if !n.resources.is_empty() {
            out.program(Owner::Dialect(dialect(cx.name("builtin"))), n.resources.iter().copied());
        }
        for resources in dialects {
            out.group(Owner::Dialect(dialect(resources.owner)), &resources.entries);
        }
        let ResourceWriter { offsets, data, alignment, .. } = out;
        file.section(id::RESOURCE_OFFSET, offsets);
        file.aligned_section(id::RESOURCE, data, alignment);
    }

    fn string_section(&self) -> Vec<u8> {
        let mut out = Vec::new();
        put_varint(&mut out, self.strings.list.len() as u64);
        for &name in self.strings.list.iter().rev() {
            put_varint(&mut out, self.cx.name_bytes(name).len() as u64 + 1);
        }
        for &name in &self.strings.list {
            out.extend_from_slice(self.cx.name_bytes(name));
            out.push(0);
        }
        out
    }
}

/// The first format in which isolated regions are sections.
pub(super) const ISOLATED_SECTION_FORMAT: u64 = 2;

/// The first format with use-list orders.
pub(super) const USE_LIST_FORMAT: u64 = 3;

/// The first format that leaves unknown locations of block arguments out, and counts op names.
pub(super) const ELIDED_LOC_FORMAT: u64 = 4;

/// Writes an entry, and whether it is encoded.
fn put_entry(n: &Numbering<'_>, strings: &mut Strings, out: &mut Rope, form: Form) -> bool {
    let (start, end) = match form {
        Form::Encoded(start, end) => (start as usize, end as usize),
        Form::File(file, line, col) => {
            out.extend(|out| put_file_loc(out, n.attr_number(file), line, col));
            return true;
        }
        Form::Text(text) => {
            out.extend(|out| {
                out.extend_from_slice(&n.texts[text as usize]);
                out.push(0);
            });
            return false;
        }
    };
    // Blobs come between runs of other tokens, since long ones are not copied.
    for run in n.entries.tokens[start..end].split_inclusive(|token| matches!(token, Token::Blob(_))) {
        out.extend(|out| run.iter().for_each(|token| put_token(n, strings, out, *token)));
        if let Some(Token::Blob(blob)) = run.last() {
            out.blob(&n.entries.blobs[*blob as usize]);
        }
    }
    true
}

/// Writes a token; of a blob, only its length.
fn put_token(n: &Numbering<'_>, strings: &mut Strings, out: &mut Vec<u8>, token: Token) {
    match token {
        Token::Varint(value) => put_varint(out, value),
        Token::Byte(value) => out.push(value),
        Token::Attr(attr) => put_varint(out, n.attr_number(attr).into()),
        Token::OptAttr(attr) => put_varint(out, attr.map_or(0, |attr| u64::from(n.attr_number(attr)) << 1 | 1)),
        Token::Type(ty) => put_varint(out, n.type_number(ty).into()),
        Token::Loc(loc) => put_varint(out, n.loc_number(loc).into()),
        Token::String(name) => put_varint(out, strings.number(name)),
        Token::Blob(blob) => put_varint(out, n.entries.blobs[blob as usize].bytes().len() as u64),
        Token::Resource(key) => put_varint(out, n.resources.get_index_of(&key).unwrap_or(0) as u64),
    }
}
