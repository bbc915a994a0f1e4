//! Append-only storage whose readers take no lock, in safe Rust.
//!
//! Elements never move: chunk `k` holds `64 << k` of them, so a reference stays valid as long as the vector.

use std::sync::{Mutex, OnceLock};

const FIRST_CHUNK_BITS: u32 = 6;
const CHUNKS: usize = 27;

/// A vector that only grows. `push` locks, `get` does not.
pub struct AppendVec<T> {
    chunks: [OnceLock<Box<[OnceLock<T>]>>; CHUNKS],
    len: Mutex<usize>,
}

impl<T> Default for AppendVec<T> {
    fn default() -> Self {
        AppendVec { chunks: [const { OnceLock::new() }; CHUNKS], len: Mutex::new(0) }
    }
}

impl<T> AppendVec<T> {
    /// Where element `index` lives: its chunk, and its place there.
    #[inline]
    fn locate(index: usize) -> (usize, usize) {
        let n = index + (1 << FIRST_CHUNK_BITS);
        let chunk = usize::BITS - 1 - n.leading_zeros();
        ((chunk - FIRST_CHUNK_BITS) as usize, n - (1 << chunk))
    }

    /// Appends `value` and returns its index.
    pub fn push(&self, value: T) -> usize {
        let mut len = self.len.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let index = *len;
        let (chunk, at) = Self::locate(index);
        let slots = self.chunks[chunk]
            .get_or_init(|| (0..1usize << (chunk as u32 + FIRST_CHUNK_BITS)).map(|_| OnceLock::new()).collect());
        let fresh = slots[at].set(value).is_ok();
        debug_assert!(fresh, "every index is handed out once");
        *len += 1;
        index
    }

    /// The element at `index`, which `push` returned.
    #[inline]
    pub fn get(&self, index: usize) -> &T {
        let (chunk, at) = Self::locate(index);
        self.chunks[chunk].get().and_then(|slots| slots[at].get()).expect("the index came from push")
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        *self.len.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Whether nothing was pushed yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::AppendVec;

    #[test]
    fn elements_keep_their_index_across_threads() {
        let vec = AppendVec::default();
        std::thread::scope(|scope| {
            for t in 0..4 {
                let vec = &vec;
                scope.spawn(move || {
                    for i in 0..1000 {
                        let index = vec.push(t * 1000 + i);
                        assert_eq!(*vec.get(index), t * 1000 + i);
                    }
                });
            }
        });
        assert_eq!(vec.len(), 4000);
    }
}
