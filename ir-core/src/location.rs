//! Locations: where an op came from.
//!
//! A [`Loc`] is four bytes. A position in a loaded file is its offset in the context's source map, not interned;
//! every other kind is an interned [`LocData`].

use crate::context::Context;
use crate::ids::{Attr, LocId, Name};

/// The location of an op or a block argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Loc(u32);

const INTERNED: u32 = 1 << 31;

/// What a [`Loc`] stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LocKind<'a> {
    /// `loc(unknown)`.
    Unknown,
    /// A byte offset in the context's source map.
    Source(u32),
    /// Anything that was written out.
    Interned(&'a LocData),
}

/// A location that was written out.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LocData {
    /// `loc("file":line:col)`.
    File {
        /// The file's name as written.
        file: Name,
        /// From 1.
        line: u32,
        /// From 1.
        col: u32,
    },
    /// `loc("file":line:col to line:col)` and its shorter spellings.
    Range {
        /// The file's name as written.
        file: Name,
        /// From where to where.
        span: FileRange,
    },
    /// `loc("name"(child))`; `child` unknown when not written.
    Named {
        /// The name.
        name: Name,
        /// Where it stands.
        child: Loc,
    },
    /// `loc(callsite(callee at caller))`.
    CallSite {
        /// What was called.
        callee: Loc,
        /// From where.
        caller: Loc,
    },
    /// `loc(fused<metadata>[locs])`.
    Fused {
        /// The locations that became one.
        locs: Box<[Loc]>,
        /// Why.
        metadata: Option<Attr>,
    },
}

/// A stretch of a file, in one of the spellings that text and bytecode keep apart. Lines and columns count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FileRange {
    /// `"file":line`, a point in column zero.
    Line(u32),
    /// `"file":line:col to :end_col`.
    Columns {
        /// The line.
        line: u32,
        /// The first column.
        col: u32,
        /// The last column.
        end_col: u32,
    },
    /// `"file":line:col to end_line:end_col`.
    Lines([u32; 4]),
}

impl FileRange {
    /// First line and column, last line and column.
    pub fn ends(self) -> [u32; 4] {
        match self {
            FileRange::Line(line) => [line, 0, line, 0],
            FileRange::Columns { line, col, end_col } => [line, col, line, end_col],
            FileRange::Lines(ends) => ends,
        }
    }
}

impl Loc {
    /// `loc(unknown)`.
    pub const UNKNOWN: Loc = Loc(0);

    /// Byte `offset` of the source map. Positions beyond 2 GiB of loaded text become unknown.
    #[inline]
    pub fn source(offset: u32) -> Loc {
        if offset < INTERNED - 1 { Loc(offset + 1) } else { Loc::UNKNOWN }
    }

    #[inline]
    pub(crate) fn interned(id: LocId) -> Loc {
        Loc(id.index() as u32 | INTERNED)
    }

    /// The position in the source map, where it is one.
    #[inline]
    pub(crate) fn offset(self) -> Option<u32> {
        if self.0 & INTERNED == 0 { self.0.checked_sub(1) } else { None }
    }

    /// The number of an interned location.
    #[inline]
    pub(crate) fn interned_index(self) -> Option<usize> {
        (self.0 & INTERNED != 0).then_some((self.0 & !INTERNED) as usize)
    }

    /// What the location is.
    #[inline]
    pub fn kind(self, cx: &Context) -> LocKind<'_> {
        match self.0 {
            0 => LocKind::Unknown,
            n if n & INTERNED != 0 => LocKind::Interned(cx.loc_data(LocId::new((n & !INTERNED) as usize))),
            n => LocKind::Source(n - 1),
        }
    }

    /// Whether this is `loc(unknown)`.
    pub fn is_unknown(self) -> bool {
        self.0 == 0
    }

    /// The first position in a loaded file that the location leads to, looking into names, calls and fusions.
    pub fn source_offset(self, cx: &Context) -> Option<u32> {
        let mut loc = self;
        // Every step goes to an older location, so the walk ends.
        loop {
            loc = match loc.kind(cx) {
                LocKind::Unknown => return None,
                LocKind::Source(offset) => return Some(offset),
                LocKind::Interned(LocData::Named { child, .. }) => *child,
                LocKind::Interned(LocData::CallSite { callee, .. }) => *callee,
                LocKind::Interned(LocData::Fused { locs, .. }) => *locs.first()?,
                LocKind::Interned(LocData::File { .. } | LocData::Range { .. }) => return None,
            }
        }
    }
}
