//! What the tables of a versioned dialect are made of: an op, a type, an attribute or a value of an enumeration, with
//! the versions that have it.

use super::version::Version;

/// A row of a table. Once released, a row stays as it is: files written years ago must read the same.
///
/// Two things may still happen to it: it ends ([`max`](Row::max)), or it is no longer written
/// ([`read_only`](Row::read_only)).
pub struct Row<D: 'static> {
    /// The op, type, attribute or value.
    pub def: D,
    /// The first version that has it.
    pub min: Version,
    /// The last version that has it; [`Version::CURRENT`] when it has not ended.
    pub max: Version,
    /// The version since which tools read it and refuse to write it, whatever version they write for.
    pub read_only: Option<Version>,
    /// The number that it has in bytecode; ops are named there and have none.
    pub code: u64,
}

/// A value of an enumeration. Its number is the row's code; a number is never used again.
pub struct Enumerator {
    /// The name of the attribute that it is a value of, with the dialect.
    pub attr: &'static str,
    /// How it is spelled.
    pub word: &'static str,
}

impl<D> Row<D> {
    /// Whether programs of `version` may hold it.
    pub fn is_in(&self, version: Version) -> bool {
        self.min <= version && version <= self.max
    }

    /// Whether a tool that implements `current` writes it.
    pub fn is_written_by(&self, current: Version) -> bool {
        self.read_only.is_none_or(|since| current < since)
    }

    /// The place in `rows` of the row that holds `def`; `None` when another table does.
    pub fn index_of(rows: &'static [Row<D>], def: &'static D) -> Option<usize> {
        let distance = std::ptr::from_ref(def).addr().checked_sub(rows.as_ptr().addr())?;
        let index = distance / size_of::<Row<D>>();
        rows.get(index).is_some_and(|row| std::ptr::eq(&row.def, def)).then_some(index)
    }

    /// The row in `rows` that holds `def`.
    pub fn of(rows: &'static [Row<D>], def: &'static D) -> Option<&'static Row<D>> {
        Row::index_of(rows, def).map(|index| &rows[index])
    }
}
