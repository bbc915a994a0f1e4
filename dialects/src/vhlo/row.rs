//! What the tables of the dialect are made of: an op, a type or an attribute with the versions that have it.

use super::version::Version;

/// A row of a table. Once released, a row stays as it is: files written years ago must read the same.
pub struct Row<D: 'static> {
    /// The op, type or attribute.
    pub def: D,
    /// The first version that has it.
    pub min: Version,
    /// The last version that has it.
    pub max: Version,
    /// The number that it has in bytecode; ops are named there and have none.
    pub code: u64,
}

impl<D> Row<D> {
    /// Whether programs of `version` may hold it.
    pub fn is_in(&self, version: Version) -> bool {
        self.min <= version && version <= self.max
    }

    /// The place in `rows` of the row that holds `def`; `None` when another table does.
    pub(super) fn index_of(rows: &'static [Row<D>], def: &'static D) -> Option<usize> {
        let distance = std::ptr::from_ref(def).addr().checked_sub(rows.as_ptr().addr())?;
        let index = distance / size_of::<Row<D>>();
        rows.get(index).is_some_and(|row| std::ptr::eq(&row.def, def)).then_some(index)
    }
}
