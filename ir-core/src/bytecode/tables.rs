//! What the IR of a file refers to by number: strings, dialects, op names, attributes, types and resources. Attributes
//! and types are read when they are first referred to.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::attrs::AttrData;
use crate::blob::{Blob, BlobOwner};
use crate::context::Context;
use crate::ids::{Attr, Name, Type};
use crate::location::Loc;
use crate::num::ApInt;
use crate::op_def::OpDef;
use crate::registry::Dialect;
use crate::source::SourceFile;
use crate::text::{MAX_DEPTH, Parser, grow_stack};

use super::builtin;
use super::builtin_types;
use super::encoding::{Cursor, Damage, Read, check_index};

/// Bytes up to this many are copied, so that a short constant does not keep a file in memory.
const COPIED: usize = 256;

/// A dialect of the file.
pub(super) struct FileDialect<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its row, where it is registered.
    pub known: Option<&'static Dialect>,
    /// The version that it was written in, encoded as the dialect likes.
    pub version: Option<&'a [u8]>,
}

/// An op name of the file.
pub(super) struct FileOp<'a> {
    /// Number of its dialect.
    pub dialect: usize,
    /// Its name without the dialect's.
    pub name: &'a str,
    /// Whether the writer knew the op; told from format 5 on.
    pub was_registered: Option<bool>,
    /// The row, once it was looked up.
    pub def: Option<&'static OpDef>,
}

/// An attribute of the file: locations are attributes there, and have handles of their own here.
#[derive(Clone, Copy)]
pub(super) enum AttrOrLoc {
    Attr(Attr),
    Loc(Loc),
}

#[derive(Clone, Copy)]
enum State<T> {
    Unread,
    /// Referred to while it is being read itself.
    Reading,
    Ready(T),
}

/// A place in the attribute or type table. There may be millions.
pub(super) struct Entry<T> {
    /// Where in the section its bytes begin.
    start: usize,
    /// The number of its dialect, shifted left by one, and whether it is in the dialect's own encoding.
    kind: u32,
    state: State<T>,
}

impl<T: Copy> Entry<T> {
    pub fn new(start: usize, dialect: usize, is_custom: bool) -> Self {
        Entry { start, kind: (dialect as u32) << 1 | u32::from(is_custom), state: State::Unread }
    }

    /// What the entry is, when that is known. Otherwise its dialect, and whether it is encoded, and it is marked as being
    /// read.
    fn begin(&mut self, at: usize, index: usize, what: &str) -> Read<Result<T, (usize, bool)>> {
        match self.state {
            State::Ready(value) => return Ok(Ok(value)),
            State::Reading => return Err(Damage { at, reason: format!("{what} {index} contains itself") }),
            State::Unread => self.state = State::Reading,
        }
        Ok(Err(((self.kind >> 1) as usize, self.kind & 1 != 0)))
    }
}

/// See the module's documentation.
pub(super) struct Tables<'a> {
    pub cx: &'a Context,
    /// The name of the file, for what is kept as text in it.
    pub file_name: &'a str,
    pub version: u64,
    /// Whether ops and attributes of dialects that are not registered are taken.
    pub allow_unregistered: bool,
    /// What keeps the file's bytes alive.
    pub owner: &'a BlobOwner,
    pub strings: Vec<&'a [u8]>,
    pub dialects: Vec<FileDialect<'a>>,
    pub ops: Vec<FileOp<'a>>,
    pub attrs: Vec<Entry<AttrOrLoc>>,
    pub types: Vec<Entry<Type>>,
    /// The bytes of both, attributes first, without gaps.
    pub entries: Cursor<'a>,
    /// Keys of the dialect resources in the order of their numbers.
    pub resources: Vec<Name>,
    /// The text of entries, for the parser's positions.
    pub source: Option<Arc<SourceFile>>,
    /// The last string that was asked for as a name, and that name: files of locations.
    pub last_name: Option<(Attr, Name)>,
    /// How many entries are being read inside one another.
    pub depth: u32,
}

impl<'a> Tables<'a> {
    /// Attribute or location number `index`, referred to at `at`.
    pub fn entry(&mut self, at: usize, index: usize) -> Read<AttrOrLoc> {
        let (dialect, is_custom) = match self.attrs[index].begin(at, index, "attribute")? {
            Ok(value) => return Ok(value),
            Err(unread) => unread,
        };
        let next = match self.attrs.get(index + 1) {
            Some(next) => Some(next.start),
            None => self.types.first().map(|next| next.start),
        };
        let bytes = self.entries.between(self.attrs[index].start, next);
        let value = self.deeper(at, |tables| {
            if !is_custom {
                return tables.text_entry(bytes, "attribute", |p| p.parse_attr()).map(AttrOrLoc::Attr);
            }
            let FileDialect { name, known, .. } = tables.dialects[dialect];
            let mut r = EntryReader { cursor: bytes, tables, dialect: name };
            let value = match known.and_then(|known| known.bytecode) {
                _ if name == "builtin" => builtin::read_attr(&mut r)?,
                Some(codec) => AttrOrLoc::Attr((codec.read_attr)(&mut r)?),
                None => return r.cursor.fail(no_codec(name, "attribute")),
            };
            r.cursor.finish("an attribute")?;
            Ok(value)
        })?;
        self.attrs[index].state = State::Ready(value);
        Ok(value)
    }

    /// Attribute number `index`, referred to at `at`.
    pub fn attr(&mut self, at: usize, index: usize) -> Read<Attr> {
        let value = self.entry(at, index)?;
        Ok(match value {
            AttrOrLoc::Attr(attr) => attr,
            AttrOrLoc::Loc(loc) => self.cx.intern_attr(AttrData::Location(loc)),
        })
    }

    /// Location number `index` of the attribute table, referred to at `at`.
    pub fn loc(&mut self, at: usize, index: usize) -> Read<Loc> {
        match self.entry(at, index)? {
            AttrOrLoc::Loc(loc) => Ok(loc),
            AttrOrLoc::Attr(attr) => match attr.data(self.cx) {
                AttrData::Location(loc) => Ok(*loc),
                _ => Err(Damage { at, reason: format!("expected a location, found {}", self.cx.attr_text(attr)) }),
            },
        }
    }

    /// Type number `index`, referred to at `at`.
    pub fn ty(&mut self, at: usize, index: usize) -> Read<Type> {
        let (dialect, is_custom) = match self.types[index].begin(at, index, "type")? {
            Ok(ty) => return Ok(ty),
            Err(unread) => unread,
        };
        let next = self.types.get(index + 1).map(|next| next.start);
        let bytes = self.entries.between(self.types[index].start, next);
        let ty = self.deeper(at, |tables| {
            if !is_custom {
                return tables.text_entry(bytes, "type", |p| p.parse_type());
            }
            let FileDialect { name, known, .. } = tables.dialects[dialect];
            let mut r = EntryReader { cursor: bytes, tables, dialect: name };
            let ty = match known.and_then(|known| known.bytecode) {
                _ if name == "builtin" => builtin_types::read_type(&mut r)?,
                Some(codec) => (codec.read_type)(&mut r)?,
                None => return r.cursor.fail(no_codec(name, "type")),
            };
            r.cursor.finish("a type")?;
            Ok(ty)
        })?;
        self.types[index].state = State::Ready(ty);
        Ok(ty)
    }

    /// Reads an entry inside another.
    fn deeper<T>(&mut self, at: usize, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth == MAX_DEPTH {
            return Err(Damage { at, reason: format!("attributes and types nest more than {MAX_DEPTH} levels deep") });
        }
        self.depth += 1;
        let value = grow_stack(|| read(self));
        self.depth -= 1;
        value
    }

    /// An entry in the form of text with a zero byte behind it.
    fn text_entry<T>(
        &mut self,
        mut bytes: Cursor<'a>,
        what: &str,
        read: impl FnOnce(&mut Parser<'a>) -> Option<T>,
    ) -> Read<T> {
        let at = bytes.at();
        let text = bytes.c_string()?;
        bytes.finish("a text")?;
        let source = self.source.get_or_insert_with(|| self.cx.sources().add(self.file_name, Arc::from(&b""[..]), 0));
        let mut parser = Parser::new(self.cx, source.clone(), text);
        parser.allow_unregistered = self.allow_unregistered;
        let value = read(&mut parser);
        let fault = match (value, parser.is(crate::text::Token::Eof)) {
            (Some(value), true) if !parser.diags.has_errors() => return Ok(value),
            (Some(_), false) if !parser.diags.has_errors() => "something follows it".to_owned(),
            _ => parser.diags.iter().next().map_or_else(String::new, |fault| fault.message.clone()),
        };
        let shown = String::from_utf8_lossy(&text[..text.len().min(80)]);
        Err(Damage { at, reason: format!("cannot read the {what} `{shown}`: {fault}") })
    }

    /// The bytes of a file as constants keep them.
    pub fn blob(&self, bytes: &'a [u8], at: usize) -> Blob {
        if bytes.len() > COPIED
            && let Some(blob) = Blob::slice(self.owner.clone(), at, bytes.len())
        {
            return blob;
        }
        bytes.to_vec().into()
    }
}

fn no_codec(dialect: &str, what: &str) -> String {
    format!(
        "an encoded {what} of the dialect '{dialect}', whose encoding is not known; it can be read where the dialect is registered"
    )
}

/// Decodes one attribute or type.
pub struct EntryReader<'r, 'a> {
    pub(super) cursor: Cursor<'a>,
    /// The name of the dialect whose encoding this is.
    pub(super) dialect: &'a str,
    pub(super) tables: &'r mut Tables<'a>,
}

impl<'a> EntryReader<'_, 'a> {
    /// The context.
    pub fn cx(&self) -> &'a Context {
        self.tables.cx
    }

    /// How many bytes of the entry are left.
    pub fn left(&self) -> usize {
        self.cursor.left()
    }

    /// An unsigned integer of variable length.
    pub fn varint(&mut self) -> Read<u64> {
        self.cursor.varint()
    }

    /// A signed integer of variable length.
    pub fn signed(&mut self) -> Read<i64> {
        self.cursor.signed()
    }

    /// One byte.
    pub fn byte(&mut self) -> Read<u8> {
        self.cursor.byte()
    }

    /// A truth value, one byte.
    pub fn bool(&mut self) -> Read<bool> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            other => self.fail(format!("a truth value is 0 or 1, found {other}")),
        }
    }

    /// A reference to an attribute.
    pub fn attr(&mut self) -> Read<Attr> {
        let at = self.cursor.at();
        let index = self.cursor.index(self.tables.attrs.len(), "attribute")?;
        self.tables.attr(at, index)
    }

    /// A reference to an attribute that may be absent.
    pub fn opt_attr(&mut self) -> Read<Option<Attr>> {
        let at = self.cursor.at();
        let word = self.cursor.varint()?;
        if word & 1 == 0 {
            return Ok(None);
        }
        let index = check_index(at, word >> 1, self.tables.attrs.len(), "attribute")?;
        self.tables.attr(at, index).map(Some)
    }

    /// A reference to a type.
    pub fn ty(&mut self) -> Read<Type> {
        let at = self.cursor.at();
        let index = self.cursor.index(self.tables.types.len(), "type")?;
        self.tables.ty(at, index)
    }

    /// A reference to a location.
    pub(super) fn loc(&mut self) -> Read<Loc> {
        let at = self.cursor.at();
        let index = self.cursor.index(self.tables.attrs.len(), "attribute")?;
        self.tables.loc(at, index)
    }

    /// A reference to a string.
    pub fn string(&mut self) -> Read<&'a [u8]> {
        let index = self.cursor.index(self.tables.strings.len(), "string")?;
        Ok(self.tables.strings[index])
    }

    /// A reference to a resource: its key.
    pub(super) fn resource(&mut self) -> Read<Name> {
        let index = self.cursor.index(self.tables.resources.len(), "resource")?;
        Ok(self.tables.resources[index])
    }

    /// A length and as many bytes; long ones stay where they are.
    pub fn blob(&mut self) -> Read<Blob> {
        let bytes = self.blob_bytes()?;
        Ok(self.tables.blob(bytes, self.cursor.at() - bytes.len()))
    }

    /// A length and as many bytes.
    pub(super) fn blob_bytes(&mut self) -> Read<&'a [u8]> {
        let len = self.cursor.count(1, "bytes")?;
        self.cursor.bytes(len)
    }

    /// A count and as many items.
    pub fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        // Every item takes a byte at least.
        let n = self.cursor.count(1, "items")?;
        (0..n).map(|_| item(self)).collect()
    }

    /// A count and as many integers.
    pub fn signed_list(&mut self) -> Read<Vec<i64>> {
        self.list(Self::signed)
    }

    /// A bit pattern of `width` bits.
    pub fn ap_int(&mut self, width: u32) -> Read<ApInt> {
        let at = self.cursor.at();
        if width <= 8 {
            return Ok(ApInt::from_u64(width, u64::from(self.byte()?)));
        }
        if width <= 64 {
            return Ok(ApInt::from_u64(width, self.signed()? as u64));
        }
        let n = self.cursor.count(1, "words of an integer")?;
        if n > width.div_ceil(64) as usize {
            return Err(Damage { at, reason: format!("{n} words are more than an integer of {width} bits has") });
        }
        let mut bytes: SmallVec<[u8; 32]> = SmallVec::new();
        for _ in 0..n {
            bytes.extend_from_slice(&self.signed()?.to_le_bytes());
        }
        Ok(ApInt::from_le_bytes(width, &bytes))
    }

    /// The bits of a float, `width` of them.
    pub fn float_bits(&mut self, width: u32) -> Read<u128> {
        let value = self.ap_int(width)?;
        Ok(value.limbs().iter().rev().fold(0, |bits, &limb| bits << 64 | u128::from(limb)))
    }

    /// Damage at the next byte.
    pub fn fail<T>(&self, reason: impl Into<String>) -> Read<T> {
        self.cursor.fail(reason)
    }

    /// Damage: there is no attribute or type with this code.
    pub fn unknown_code<T>(&self, what: &str, code: u64) -> Read<T> {
        let dialect = self.dialect;
        self.fail(format!(
            "the {what} code {code} of the dialect '{dialect}' is not known; the file may come from a newer version"
        ))
    }
}
