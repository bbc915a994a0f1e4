//! The printer's base: the output, the flags, and the small writers that everything above shares.

use std::sync::Arc;

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use super::alias_printing::{Collector, PrintAliases};
use crate::context::Context;
use crate::ids::{Attr, Name, Type};
use crate::source::SourceFile;

/// How to print, named as MLIR's flags.
#[derive(Clone, Debug, Default)]
pub struct PrintFlags {
    /// `--mlir-print-op-generic`.
    pub generic: bool,
    /// `--mlir-print-debuginfo`.
    pub debug_info: bool,
    /// `--mlir-pretty-debuginfo`.
    pub pretty_debug_info: bool,
    /// `--mlir-print-local-scope`: no aliases.
    pub local_scope: bool,
    /// `--mlir-elide-elementsattrs-if-larger`: elements beyond this number become `__elided__`.
    pub elide_elements: Option<usize>,
    /// `--mlir-elide-resource-strings-if-larger`: longer hexadecimal strings of resources are left out.
    pub elide_resources: Option<usize>,
    /// `--mlir-print-elementsattrs-with-hex-if-larger`: `None` never; the default is 100.
    pub hex_elements: HexElements,
    /// `--mlir-print-skip-regions`.
    pub skip_regions: bool,
    /// `--mlir-print-unique-ssa-ids`.
    pub unique_ssa_ids: bool,
    /// `--mlir-use-nameloc-as-prefix`.
    pub name_locs: bool,
}

/// From how many elements on a constant is printed in hexadecimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexElements {
    /// More than this many.
    Above(usize),
    /// Never.
    Never,
}

impl Default for HexElements {
    fn default() -> Self {
        HexElements::Above(100)
    }
}

/// See the module's documentation.
pub struct Printer<'a> {
    /// The context.
    pub cx: &'a Context,
    /// How to print.
    pub flags: PrintFlags,
    /// What was printed.
    pub out: Vec<u8>,
    pub(super) aliases: Arc<PrintAliases>,
    /// Where in `type_text` the text of a type is.
    pub(super) type_cache: FxHashMap<Type, (u32, u32)>,
    pub(super) type_text: Vec<u8>,
    /// Named types whose definition is not written yet.
    pub(super) undefined_types: FxHashSet<Type>,
    /// Numbers of `distinct[…]` attributes, in the order in which they were written.
    pub(super) distinct: FxHashMap<Attr, u64>,
    /// Resources that were referred to, in that order.
    pub(super) resources: IndexSet<Name, FxBuildHasher>,
    /// The text that the last location was a position in.
    pub(super) loc_file: Option<Arc<SourceFile>>,
    /// Records what is printed, in a printer that only collects.
    pub(super) collector: Option<Box<Collector>>,
}

impl<'a> Printer<'a> {
    /// A printer without aliases.
    pub fn new(cx: &'a Context, flags: PrintFlags) -> Self {
        Printer {
            cx,
            flags,
            out: Vec::new(),
            aliases: Arc::default(),
            type_cache: FxHashMap::default(),
            type_text: Vec::new(),
            undefined_types: FxHashSet::default(),
            distinct: FxHashMap::default(),
            resources: IndexSet::default(),
            loc_file: None,
            collector: None,
        }
    }

    /// Writes text.
    #[inline]
    pub fn put(&mut self, text: impl AsRef<[u8]>) {
        self.out.extend_from_slice(text.as_ref());
    }

    /// Writes an integer.
    #[inline]
    pub fn put_int(&mut self, value: i64) {
        if value < 0 {
            self.out.push(b'-');
        }
        self.put_uint(value.unsigned_abs());
    }

    /// Writes an unsigned integer.
    pub fn put_uint(&mut self, mut value: u64) {
        let mut digits = [0u8; 20];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b'0' + (value % 10) as u8;
            value /= 10;
            if value == 0 {
                break;
            }
        }
        self.out.extend_from_slice(&digits[at..]);
    }

    /// Writes `items` with `, ` between them.
    pub fn put_list<T>(&mut self, items: impl IntoIterator<Item = T>, mut item: impl FnMut(&mut Self, T)) {
        for (index, x) in items.into_iter().enumerate() {
            if index != 0 {
                self.out.extend_from_slice(b", ");
            }
            item(self, x);
        }
    }

    /// Writes `[1, 2, 3]`.
    pub fn print_i64_list(&mut self, values: &[i64]) {
        self.out.push(b'[');
        self.put_list(values, |p, &value| p.put_int(value));
        self.out.push(b']');
    }

    /// Writes a quoted string: what is not printable ASCII becomes `\XX`.
    pub fn print_string(&mut self, bytes: &[u8]) {
        self.out.push(b'"');
        self.print_escaped(bytes);
        self.out.push(b'"');
    }

    fn print_escaped(&mut self, bytes: &[u8]) {
        const HEX: &[u8; 16] = b"0123456789ABCDEF";
        for &byte in bytes {
            match byte {
                b'\\' => self.out.extend_from_slice(b"\\\\"),
                b' '..=b'~' if byte != b'"' => self.out.push(byte),
                _ => self.out.extend_from_slice(&[b'\\', HEX[usize::from(byte >> 4)], HEX[usize::from(byte & 15)]]),
            }
        }
    }

    /// Writes `@name`, with quotes where the name is no identifier.
    pub fn print_symbol_name(&mut self, name: &[u8]) {
        self.out.push(b'@');
        if name.is_empty() { self.put("<<INVALID EMPTY SYMBOL>>") } else { self.print_keyword_or_string(name) }
    }

    /// Writes `@name`.
    pub fn print_symbol(&mut self, name: Name) {
        let bytes = self.cx.name_bytes(name);
        self.print_symbol_name(bytes);
    }

    /// Writes a keyword, with quotes where it is none: attribute names in dictionaries.
    pub fn print_keyword_or_string(&mut self, text: &[u8]) {
        if is_bare_id(text) { self.put(text) } else { self.print_string(text) }
    }
}

/// Whether `text` is a bare identifier: `(letter|_) (letter|digit|[_$.])*`.
pub(super) fn is_bare_id(text: &[u8]) -> bool {
    matches!(text.first(), Some(b) if b.is_ascii_alphabetic() || *b == b'_')
        && text.iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.'))
}
