//! Immutable bytes that are shared, not copied: element data of constants and resources.
//!
//! A blob is a range of some owner (a vector, a mapped file). Two blobs are equal when their bytes are; length,
//! address and a few samples are compared first, so that a large constant is rarely read to find a difference.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// What keeps the bytes alive.
pub type BlobOwner = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// Shared immutable bytes.
#[derive(Clone)]
pub struct Blob {
    owner: BlobOwner,
    start: usize,
    len: usize,
}

impl Blob {
    /// The bytes `start..start + len` of `owner`, or `None` when they are not all there.
    pub fn slice(owner: BlobOwner, start: usize, len: usize) -> Option<Blob> {
        (*owner).as_ref().get(start..start.checked_add(len)?)?;
        Some(Blob { owner, start, len })
    }

    /// The bytes.
    #[inline]
    pub fn bytes(&self) -> &[u8] {
        &(*self.owner).as_ref()[self.start..self.start + self.len]
    }
}

impl From<Vec<u8>> for Blob {
    fn from(bytes: Vec<u8>) -> Self {
        let len = bytes.len();
        Blob { owner: Arc::new(bytes), start: 0, len }
    }
}

/// Blobs up to this size are hashed whole; of larger ones only the two ends are.
const SAMPLE: usize = 64;

impl Hash for Blob {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let bytes = self.bytes();
        bytes.len().hash(state);
        if bytes.len() <= 2 * SAMPLE {
            bytes.hash(state);
        } else {
            bytes[..SAMPLE].hash(state);
            bytes[bytes.len() - SAMPLE..].hash(state);
        }
    }
}

impl PartialEq for Blob {
    fn eq(&self, other: &Self) -> bool {
        let (a, b) = (self.bytes(), other.bytes());
        a.len() == b.len() && (std::ptr::eq(a, b) || a == b)
    }
}

impl Eq for Blob {}

impl std::fmt::Debug for Blob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Blob({} bytes)", self.len)
    }
}
