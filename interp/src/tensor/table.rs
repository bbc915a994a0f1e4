//! Tables: lists that kernels make beside tensors, as long as these are large, in counted memory.

use std::ops::{Deref, DerefMut};

use super::memory::{Held, hold};
use crate::trap::Trap;

/// A list that is counted as tensors are, and refused as they are.
#[derive(Debug)]
pub(crate) struct Table<T> {
    values: Vec<T>,
    _held: Held,
}

impl<T> Table<T> {
    /// All values of an iterator.
    pub(crate) fn new(values: impl ExactSizeIterator<Item = T>) -> Result<Table<T>, Trap> {
        let n_bytes = values.len().saturating_mul(size_of::<T>());
        let held = hold(n_bytes)?;
        let mut table = Vec::new();
        let refused = |_| Trap::out_of_memory(format!("cannot allocate a table of {n_bytes} bytes"));
        table.try_reserve_exact(values.len()).map_err(refused)?;
        table.extend(values);
        Ok(Table { values: table, _held: held })
    }
}

impl<T> Deref for Table<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.values
    }
}

impl<T> DerefMut for Table<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.values
    }
}
