//! How a dialect writes its attributes and types in bytecode.
//!
//! A dialect without a [`Codec`] needs nothing: its attributes and types are written as text. One with its own encoding
//! sets [`Dialect::bytecode`](crate::Dialect::bytecode):
//!
//! ```ignore
//! pub static CODEC: Codec = Codec {
//!     write_attr: |w, attr| {
//!         let Some([Param::Attr(axes), Param::Int(size)]) = attr.params_of(w.cx, &AXES) else { return false };
//!         w.varint(7);      // the code comes first
//!         w.attr(*axes);    // what it refers to is numbered in the order of writing
//!         w.signed(*size);
//!         true
//!     },
//!     read_attr: |r| match r.varint()? {
//!         7 => {
//!             let (axes, size) = (r.attr()?, r.signed()?);
//!             Ok(r.cx().dialect_attr(&AXES, [Param::Attr(axes), Param::Int(size)]))
//!         }
//!         code => r.unknown_code("attribute", code),
//!     },
//!     ..Codec::TEXT
//! };
//! ```
//!
//! Ops need no codec: their rows say which inherent attributes they have, and whether an attribute is optional.

use std::sync::Arc;

use crate::attrs::AttrData;
use crate::blob::Blob;
use crate::context::Context;
use crate::ids::{Attr, Name, Type};
use crate::location::Loc;
use crate::num::ApInt;
use crate::source::SourceFile;

use super::encoding::{Read, zigzag};
use super::tables::EntryReader;

/// See the module's documentation.
pub struct Codec {
    /// Writes an attribute of the dialect, beginning with its code. `false`, before anything was written, leaves it to
    /// be written as text.
    pub write_attr: fn(&mut EntryWriter<'_>, Attr) -> bool,
    /// Reads what `write_attr` writes. Everything that follows must be read.
    pub read_attr: fn(&mut EntryReader<'_, '_>) -> Read<Attr>,
    /// Writes a type of the dialect, as `write_attr` does.
    pub write_type: fn(&mut EntryWriter<'_>, Type) -> bool,
    /// Reads what `write_type` writes.
    pub read_type: fn(&mut EntryReader<'_, '_>) -> Read<Type>,
    /// Optional inherent attributes that ops got later, as full name of the op and name of the attribute: files of
    /// older writers have no place for them.
    pub added_attrs: &'static [(&'static str, &'static str)],
    /// Inherent attributes, named in the same way, that are optional in memory but in every file.
    pub required_attrs: &'static [(&'static str, &'static str)],
}

impl Codec {
    /// Writes everything as text, and reads no code: for `..Codec::TEXT`.
    pub const TEXT: Codec = Codec {
        write_attr: |_, _| false,
        read_attr: |r| {
            let code = r.varint()?;
            r.unknown_code("attribute", code)
        },
        write_type: |_, _| false,
        read_type: |r| {
            let code = r.varint()?;
            r.unknown_code("type", code)
        },
        added_attrs: &[],
        required_attrs: &[],
    };
}

/// A part of an entry of the attribute or type table. Numbers of what is referred to are not known yet while the
/// entries are encoded.
#[derive(Clone, Copy, Debug)]
pub(super) enum Token {
    Varint(u64),
    Byte(u8),
    Attr(Attr),
    OptAttr(Option<Attr>),
    Type(Type),
    Loc(Loc),
    String(Name),
    /// Number in the list of blobs.
    Blob(u32),
    Resource(Name),
}

/// Encodes one attribute or type. What is referred to is numbered in the order of the calls.
pub struct EntryWriter<'a> {
    /// The context.
    pub cx: &'a Context,
    pub(super) tokens: Vec<Token>,
    pub(super) blobs: Vec<Blob>,
    /// The text that the last position was in, and its name.
    last_file: Option<(Arc<SourceFile>, Attr)>,
    /// The line that it was on.
    last_line: usize,
    /// How often positions went from one text to another, the first one included.
    pub(super) n_texts: usize,
}

impl<'a> EntryWriter<'a> {
    pub(super) fn new(cx: &'a Context) -> Self {
        EntryWriter { cx, tokens: Vec::new(), blobs: Vec::new(), last_file: None, last_line: 0, n_texts: 0 }
    }

    /// File, line and column of a position in a loaded text.
    pub(super) fn position(&mut self, offset: u32) -> Option<(Attr, u32, u32)> {
        let holds = |file: &SourceFile| offset.checked_sub(file.base).is_some_and(|at| at as usize <= file.text.len());
        if !self.last_file.as_ref().is_some_and(|(file, _)| holds(file)) {
            let file = self.cx.sources().file_at(offset)?;
            let name = self.cx.str_attr(&file.name);
            self.last_file = Some((file, name));
            self.n_texts += 1;
        }
        let (file, name) = self.last_file.as_ref()?;
        let (line, col) = file.line_col_near(offset, &mut self.last_line);
        Some((*name, line, col))
    }

    /// An unsigned integer of variable length.
    pub fn varint(&mut self, value: u64) {
        self.tokens.push(Token::Varint(value));
    }

    /// A signed integer of variable length.
    pub fn signed(&mut self, value: i64) {
        self.varint(zigzag(value));
    }

    /// One byte.
    pub fn byte(&mut self, value: u8) {
        self.tokens.push(Token::Byte(value));
    }

    /// A truth value, one byte.
    pub fn bool(&mut self, value: bool) {
        self.byte(u8::from(value));
    }

    /// A reference to an attribute.
    pub fn attr(&mut self, attr: Attr) {
        self.tokens.push(Token::Attr(attr));
    }

    /// A reference to an attribute that may be absent: zero, or the attribute's number and a marker.
    pub fn opt_attr(&mut self, attr: Option<Attr>) {
        self.tokens.push(Token::OptAttr(attr));
    }

    /// A reference to a type.
    pub fn ty(&mut self, ty: Type) {
        self.tokens.push(Token::Type(ty));
    }

    /// A reference to a location.
    pub(super) fn loc(&mut self, loc: Loc) {
        self.tokens.push(Token::Loc(loc));
    }

    /// A reference to a string of the string section.
    pub fn string(&mut self, bytes: &[u8]) {
        let name = self.cx.name(bytes);
        self.name(name);
    }

    /// The same of an interned string.
    pub fn name(&mut self, name: Name) {
        self.tokens.push(Token::String(name));
    }

    /// A reference to a resource by its key.
    pub(super) fn resource(&mut self, key: Name) {
        self.tokens.push(Token::Resource(key));
    }

    /// The length of `blob`, then its bytes.
    pub fn blob(&mut self, blob: Blob) {
        self.tokens.push(Token::Blob(self.blobs.len() as u32));
        self.blobs.push(blob);
    }

    /// How many items follow, then each.
    pub fn list<T>(&mut self, items: impl IntoIterator<Item = T, IntoIter: ExactSizeIterator>, item: fn(&mut Self, T)) {
        let items = items.into_iter();
        self.varint(items.len() as u64);
        for x in items {
            item(self, x);
        }
    }

    /// How many integers follow, then each.
    pub fn signed_list(&mut self, values: &[i64]) {
        self.list(values.iter().copied(), Self::signed);
    }

    /// A bit pattern whose width the reader knows.
    pub fn ap_int(&mut self, value: &ApInt) {
        let limbs = value.limbs();
        match value.width() {
            0 => self.byte(0),
            1..=8 => self.byte(limbs[0] as u8),
            9..=64 => self.signed(limbs[0] as i64),
            _ => {
                let n_active = limbs.iter().rposition(|limb| *limb != 0).map_or(1, |top| top + 1);
                self.varint(n_active as u64);
                for &limb in &limbs[..n_active] {
                    self.signed(limb as i64);
                }
            }
        }
    }

    /// The bits of a float, `width` of them.
    pub fn float_bits(&mut self, width: u32, bits: u128) {
        self.ap_int(&ApInt::from_u128(width, bits));
    }

    /// The elements of a `dense` constant in bytecode's layout: as they are stored, but `i1` packed eight to a byte.
    pub fn dense_elements(&mut self, attr: Attr) -> bool {
        let AttrData::Dense { ty, splat, data } = attr.data(self.cx) else { return false };
        self.blob(super::elements::to_bytecode(self.cx, *ty, *splat, data));
        true
    }
}
