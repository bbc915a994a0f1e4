//! One interner for all handles: equal values get equal numbers, reading takes no lock.

use std::borrow::Borrow;
use std::hash::{BuildHasher, BuildHasherDefault, Hash};
use std::sync::Mutex;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use crate::append_vec::AppendVec;

const SHARDS: usize = 16;

/// Interned values of one kind.
pub(crate) struct Interner<T> {
    values: AppendVec<T>,
    shards: [Mutex<HashTable<u32>>; SHARDS],
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner { values: AppendVec::default(), shards: [const { Mutex::new(HashTable::new()) }; SHARDS] }
    }
}

fn hash_of<Q: Hash + ?Sized>(value: &Q) -> u64 {
    BuildHasherDefault::<FxHasher>::default().hash_one(value)
}

impl<T: Hash + Eq> Interner<T> {
    /// The number of `value`, interning `make()` when it is new. `make()` must equal `value`.
    pub fn intern_with<Q>(&self, value: &Q, make: impl FnOnce() -> T) -> usize
    where
        Q: Hash + Eq + ?Sized,
        T: Borrow<Q>,
    {
        let hash = hash_of(value);
        // The table uses the low and the topmost bits of the hash; the shard takes some in between.
        let shard = &self.shards[(hash >> 48) as usize % SHARDS];
        let mut table = shard.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(&index) = table.find(hash, |&i| self.values.get(i as usize).borrow() == value) {
            return index as usize;
        }
        let index = self.values.push(make());
        table.insert_unique(hash, index as u32, |&i| hash_of(self.values.get(i as usize).borrow()));
        index
    }

    /// The number of `value`.
    pub fn intern(&self, value: T) -> usize {
        let hash = hash_of(&value);
        let shard = &self.shards[(hash >> 48) as usize % SHARDS];
        let mut table = shard.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(&index) = table.find(hash, |&i| *self.values.get(i as usize) == value) {
            return index as usize;
        }
        let index = self.values.push(value);
        table.insert_unique(hash, index as u32, |&i| hash_of(self.values.get(i as usize)));
        index
    }

    /// The value with number `index`.
    #[inline]
    pub fn get(&self, index: usize) -> &T {
        self.values.get(index)
    }

    /// How many values there are; their numbers are below.
    pub fn len(&self) -> usize {
        self.values.len()
    }
}
