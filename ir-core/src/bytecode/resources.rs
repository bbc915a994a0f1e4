//! Resources: big data under a name. Those of the dialect `builtin` belong to the program and are in the context; what
//! other dialects and external clients left in a file is [`ForeignResources`], kept with the module.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::context::{Context, Resource};
use crate::foreign::{ForeignData, ForeignResources};
use crate::ids::Name;

use super::encoding::{Cursor, Damage, Read, check_index, put_varint};
use super::sections::Rope;
use super::tables::Tables;

/// Kinds of resources by their numbers.
mod kind {
    pub const BLOB: u8 = 0;
    pub const BOOL: u8 = 1;
    pub const STRING: u8 = 2;
}

/// Gives the resources of the dialect `builtin` to the context, and returns the others.
pub(super) fn read_resources<'a>(
    tables: &mut Tables<'a>,
    mut offsets: Cursor<'a>,
    mut data: Cursor<'a>,
) -> Read<Vec<ForeignResources>> {
    let base = data.at();
    let n_external = offsets.varint()?;
    let mut n_groups = 0;
    let mut names = FxHashMap::default();
    let mut owners = FxHashSet::default();
    let mut foreign = Vec::new();
    while !offsets.is_done() {
        let is_external = n_groups < n_external;
        n_groups += 1;
        let at = offsets.at();
        let owner = if is_external {
            read_name(tables, &mut names, &mut offsets)?
        } else {
            let owner = offsets.index(tables.dialects.len(), "owner of resources")?;
            tables.cx.name(tables.dialects[owner].name)
        };
        if !owners.insert((is_external, owner)) {
            let owner = tables.cx.name_str(owner);
            return Err(Damage { at, reason: format!("the resources of '{owner}' stand in two places") });
        }
        let entries = read_group(tables, &mut names, &mut offsets, &mut data, base, is_external)?;
        if is_external {
            foreign.push(ForeignResources { is_external, owner, entries });
        } else if tables.cx.name_bytes(owner) == b"builtin" {
            for (key, value) in entries {
                let name = tables.cx.declare_resource(key);
                tables.resources.push(name);
                match value {
                    ForeignData::Nothing => {}
                    ForeignData::Blob(alignment, data) => {
                        tables.cx.set_resource(Resource { name, alignment, data: Some(data) });
                    }
                    ForeignData::Bool(_) | ForeignData::String(_) => {
                        let reason = format!("expected a blob for the resource '{}'", tables.cx.name_str(name));
                        return Err(Damage { at, reason });
                    }
                }
            }
        } else {
            tables.resources.extend(entries.iter().map(|(key, _)| *key));
            foreign.push(ForeignResources { is_external, owner, entries });
        }
    }
    data.finish("the resource section")?;
    Ok(foreign)
}

/// Keys and data of one owner. External clients may name a key several times.
fn read_group<'a>(
    tables: &Tables<'a>,
    names: &mut FxHashMap<usize, Name>,
    offsets: &mut Cursor<'a>,
    data: &mut Cursor<'a>,
    base: usize,
    may_repeat: bool,
) -> Read<Vec<(Name, ForeignData)>> {
    let mut keys = FxHashSet::default();
    let mut entries = Vec::new();
    for _ in 0..offsets.count(3, "resources")? {
        let at = offsets.at();
        let key = read_name(tables, names, offsets)?;
        if !keys.insert(key) && !may_repeat {
            let key = tables.cx.name_str(key);
            return Err(Damage { at, reason: format!("there are two resources '{key}'") });
        }
        let at = offsets.at();
        let size = offsets.varint()?;
        let size = check_index(at, size, data.left() + 1, "byte of a resource")?;
        let kind = offsets.byte()?;
        entries.push((key, read_data(tables, names, kind, data.sub(size)?, base)?));
    }
    Ok(entries)
}

/// A string as a name. Each is interned once, as many entries may refer to a long one.
fn read_name(tables: &Tables<'_>, names: &mut FxHashMap<usize, Name>, cursor: &mut Cursor<'_>) -> Read<Name> {
    let string = cursor.index(tables.strings.len(), "string")?;
    Ok(*names.entry(string).or_insert_with(|| tables.cx.name(tables.strings[string])))
}

fn read_data<'a>(
    tables: &Tables<'a>,
    names: &mut FxHashMap<usize, Name>,
    kind: u8,
    mut bytes: Cursor<'a>,
    base: usize,
) -> Read<ForeignData> {
    if bytes.is_done() {
        return Ok(ForeignData::Nothing);
    }
    let data = match kind {
        kind::BLOB => {
            let at = bytes.at();
            let alignment = bytes.varint()?;
            let alignment = match u32::try_from(alignment) {
                Ok(alignment) if alignment == 0 || alignment.is_power_of_two() => alignment,
                _ => return Err(Damage { at, reason: format!("an alignment is a power of two, found {alignment}") }),
            };
            let len = bytes.count(1, "bytes of a resource")?;
            bytes.skip_padding(alignment.max(1).into(), base)?;
            let start = bytes.at();
            ForeignData::Blob(alignment, tables.blob(bytes.bytes(len)?, start))
        }
        kind::BOOL => ForeignData::Bool(bytes.byte()? != 0),
        kind::STRING => ForeignData::String(read_name(tables, names, &mut bytes)?),
        _ => return bytes.fail(format!("a resource is of kind 0 to 2, found {kind}")),
    };
    bytes.finish("a resource")?;
    Ok(data)
}

/// The two sections while they grow.
pub(super) struct ResourceWriter<'a> {
    cx: &'a Context,
    /// Gives a string its number.
    number: &'a mut dyn FnMut(Name) -> u64,
    pub offsets: Vec<u8>,
    pub data: Rope,
    /// What the data section has to be aligned to.
    pub alignment: usize,
}

/// Who the resources of a group belong to.
pub(super) enum Owner {
    /// The dialect of this number.
    Dialect(u64),
    /// An external client.
    Client(Name),
}

impl<'a> ResourceWriter<'a> {
    /// `n_external` groups of external clients come first.
    pub fn new(cx: &'a Context, n_external: usize, number: &'a mut dyn FnMut(Name) -> u64) -> Self {
        let mut offsets = Vec::new();
        put_varint(&mut offsets, n_external as u64);
        ResourceWriter { cx, number, offsets, data: Rope::default(), alignment: 1 }
    }

    /// Resources of the program.
    pub fn program(&mut self, owner: Owner, keys: impl Iterator<Item = Name>) {
        let cx = self.cx;
        let data = |key| match cx.resource(key) {
            Some(Resource { alignment, data: Some(blob), .. }) => ForeignData::Blob(alignment, blob),
            _ => ForeignData::Nothing,
        };
        let entries: Vec<_> = keys.map(|key| (key, data(key))).collect();
        self.group(owner, &entries);
    }

    /// Resources of one owner. As in the reference, texts among the data are numbered before the owner and the keys.
    pub fn group(&mut self, owner: Owner, entries: &[(Name, ForeignData)]) {
        let sizes: Vec<_> = entries.iter().map(|(_, data)| self.data(data)).collect();
        let owner = match owner {
            Owner::Dialect(number) => number,
            Owner::Client(name) => (self.number)(name),
        };
        put_varint(&mut self.offsets, owner);
        put_varint(&mut self.offsets, entries.len() as u64);
        for ((key, _), (kind, size)) in entries.iter().zip(sizes) {
            put_varint(&mut self.offsets, (self.number)(*key));
            put_varint(&mut self.offsets, size);
            self.offsets.push(kind);
        }
    }

    /// Writes the data of a resource; its kind and how many bytes it takes.
    fn data(&mut self, data: &ForeignData) -> (u8, u64) {
        let before = self.data.len();
        let kind = match data {
            ForeignData::Nothing => kind::BLOB,
            ForeignData::Blob(alignment, blob) => {
                self.data.extend(|out| {
                    put_varint(out, (*alignment).into());
                    put_varint(out, blob.bytes().len() as u64);
                });
                self.data.align(*alignment as usize);
                self.data.blob(blob);
                self.alignment = self.alignment.max(*alignment as usize);
                kind::BLOB
            }
            ForeignData::Bool(value) => {
                self.data.extend(|out| out.push(u8::from(*value)));
                kind::BOOL
            }
            ForeignData::String(text) => {
                let number = (self.number)(*text);
                self.data.extend(|out| put_varint(out, number));
                kind::STRING
            }
        };
        (kind, (self.data.len() - before) as u64)
    }
}
