//! Alias definitions of a text: `#name = attr`, `!name = type`.
//!
//! An attribute or type alias holds from its definition on; a location alias may be defined anywhere, usually at the
//! end. Definitions of locations are found by a scan for lines that begin with `#name = loc(`, and read on demand.

use std::sync::{Mutex, OnceLock};

use rustc_hash::FxHashMap;

use crate::ids::{Attr, Type};
use crate::location::Loc;

/// What a text defined so far. Shared, read-only, by the workers that read function bodies.
#[derive(Default)]
pub struct Aliases {
    /// Attributes by name (without `#`), with the offset of the definition.
    pub(super) attrs: FxHashMap<Box<[u8]>, (usize, Attr)>,
    /// Types by name (without `!`), with the offset of the definition.
    pub(super) types: FxHashMap<Box<[u8]>, (usize, Type)>,
    /// Where `loc(` of each location's definition begins, by name; made on first use.
    pub(super) loc_definitions: OnceLock<FxHashMap<Box<[u8]>, usize>>,
    /// Locations that were read by name; `None` while one is being read, so that a cycle is noticed.
    pub(super) locs: Mutex<FxHashMap<Box<[u8]>, Option<Loc>>>,
}

/// Finds the definitions of location aliases: lines `#name = loc(`.
pub(super) fn find_loc_definitions(src: &[u8]) -> FxHashMap<Box<[u8]>, usize> {
    let mut found = FxHashMap::default();
    for hash in memchr::memchr_iter(b'#', src) {
        let line_start = src[..hash].iter().rposition(|b| !matches!(b, b' ' | b'\t')).map_or(0, |at| at + 1);
        if line_start != 0 && src[line_start - 1] != b'\n' {
            continue;
        }
        let name_len = src[hash + 1..].iter().position(|b| !is_suffix_byte(*b)).unwrap_or(src.len() - hash - 1);
        let name = &src[hash + 1..hash + 1 + name_len];
        let rest = &src[hash + 1 + name_len..];
        let Some(equal) = rest.iter().position(|b| !b.is_ascii_whitespace()) else { continue };
        if rest[equal] != b'=' {
            continue;
        }
        let Some(value) = rest[equal + 1..].iter().position(|b| !b.is_ascii_whitespace()) else { continue };
        if rest[equal + 1 + value..].starts_with(b"loc(") {
            found.entry(name.into()).or_insert(hash + 1 + name_len + equal + 1 + value);
        }
    }
    found
}

fn is_suffix_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'$' | b'.' | b'_' | b'-')
}
