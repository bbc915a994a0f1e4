//! One interner for all handles: equal values get equal numbers, reading takes no lock.

use std::borrow::Borrow;
use std::hash::{BuildHasher, BuildHasherDefault, Hash};
use std::sync::{Mutex, MutexGuard, PoisonError};

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use crate::append_vec::AppendVec;
use crate::attrs::AttrData;
use crate::ids::{Attr, Name};
use crate::location::LocData;
use crate::types::TypeData;

const SHARDS: usize = 16;

/// Interned values of one kind.
pub(crate) struct Interner<T> {
    values: AppendVec<T>,
    shards: [Mutex<HashTable<Entry>>; SHARDS],
}

/// The number of a value, and enough of its hash to find its place in a table that grows, without looking at the value.
struct Entry {
    hash: u32,
    index: u32,
}

impl Entry {
    /// The upper seven bits of a hash, which a table compares first, and the lower ones, which are its place there.
    fn cut(hash: u64) -> u32 {
        (hash >> 57 << 25) as u32 | hash as u32 & ((1 << 25) - 1)
    }

    /// The hash as the table takes it.
    fn hash(hash: u32) -> u64 {
        u64::from(hash) << 32 | u64::from(hash)
    }
}

/// What can be interned.
pub(crate) trait Interned: Hash + Eq {
    /// The hash, of which the lowest bits and the topmost seven count most.
    fn place(&self) -> u64 {
        hash_of(self)
    }
}

fn hash_of<Q: Hash + ?Sized>(value: &Q) -> u64 {
    BuildHasherDefault::<FxHasher>::default().hash_one(value)
}

impl Interned for TypeData {}
impl Interned for AttrData {}
impl Interned for [(Name, Attr)] {}
impl Interned for Box<[(Name, Attr)]> {}
impl Interned for [u8] {}
impl Interned for Box<[u8]> {}

impl Interned for LocData {
    /// Lines that follow one another have places that do: programs name them in order, and there may be millions.
    fn place(&self) -> u64 {
        const RUN: u32 = 16;
        let LocData::File { file, line, col } = *self else { return hash_of(self) };
        let in_run = u64::from(line % RUN);
        (hash_of(&(file, line / RUN, col)) & !u64::from(RUN - 1) | in_run) ^ in_run << 57
    }
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner { values: AppendVec::default(), shards: [const { Mutex::new(HashTable::new()) }; SHARDS] }
    }
}

impl<T: Interned> Interner<T> {
    /// The number of `value`, interning `make()` when it is new. `make()` must equal `value`.
    pub fn intern_with<Q>(&self, value: &Q, make: impl FnOnce() -> T) -> usize
    where
        Q: Interned + ?Sized,
        T: Borrow<Q>,
    {
        let place = value.place();
        let mut shard = self.shard(place);
        match self.find(&shard, place, value) {
            Some(index) => index,
            None => self.add(&mut shard, place, make()),
        }
    }

    /// The number of `value`.
    pub fn intern(&self, value: T) -> usize {
        let place = value.place();
        let mut shard = self.shard(place);
        match self.find(&shard, place, &value) {
            Some(index) => index,
            None => self.add(&mut shard, place, value),
        }
    }

    /// The shard takes bits of the hash that a table does not use.
    fn shard(&self, place: u64) -> MutexGuard<'_, HashTable<Entry>> {
        self.shards[(place >> 48) as usize % SHARDS].lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find<Q>(&self, shard: &HashTable<Entry>, place: u64, value: &Q) -> Option<usize>
    where
        Q: Interned + ?Sized,
        T: Borrow<Q>,
    {
        let hash = Entry::cut(place);
        let is_it = |entry: &Entry| entry.hash == hash && self.get(entry.index as usize).borrow() == value;
        shard.find(Entry::hash(hash), is_it).map(|entry| entry.index as usize)
    }

    fn add(&self, shard: &mut HashTable<Entry>, place: u64, value: T) -> usize {
        let (hash, index) = (Entry::cut(place), self.values.push(value));
        shard.insert_unique(Entry::hash(hash), Entry { hash, index: index as u32 }, |entry| Entry::hash(entry.hash));
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
