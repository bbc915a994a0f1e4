//! Accounting of the memory of tensors and of the tables that kernels make beside them: bytes in use, their high-water
//! mark, and a limit. Process-wide, because tensors pass between threads and programs; blocks kept for reuse are not
//! counted, nor is what has a size of its own, whatever the tensors.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::trap::Trap;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);
static LIMIT: AtomicUsize = AtomicUsize::new(usize::MAX);

/// Bytes that tensors and tables hold now.
pub fn in_use() -> usize {
    IN_USE.load(Relaxed)
}

/// The most bytes that they held at once since [`reset_peak`].
pub fn peak() -> usize {
    PEAK.load(Relaxed)
}

/// Restarts the high-water mark at what is in use now.
pub fn reset_peak() {
    PEAK.store(in_use(), Relaxed);
}

/// From now on an allocation that would pass this many bytes in use is refused.
pub fn set_limit(n_bytes: usize) {
    LIMIT.store(n_bytes, Relaxed);
}

pub(super) fn charge(n_bytes: usize, what: &str) -> Result<(), Trap> {
    let before = IN_USE.fetch_add(n_bytes, Relaxed);
    let now = before.saturating_add(n_bytes);
    let limit = LIMIT.load(Relaxed);
    if now > limit {
        IN_USE.fetch_sub(n_bytes, Relaxed);
        return Err(Trap::out_of_memory(format!(
            "{what} of {n_bytes} bytes would pass the memory limit of {limit} bytes ({before} in use)"
        )));
    }
    if now > PEAK.load(Relaxed) {
        PEAK.fetch_max(now, Relaxed);
    }
    Ok(())
}

pub(super) fn release(n_bytes: usize) {
    IN_USE.fetch_sub(n_bytes, Relaxed);
}

/// Bytes beside tensors, in use while this lives.
#[derive(Debug)]
#[must_use]
pub(crate) struct Held(usize);

/// Counts bytes beside tensors.
pub(crate) fn hold(n_bytes: usize) -> Result<Held, Trap> {
    charge(n_bytes, "a table")?;
    Ok(Held(n_bytes))
}

impl Drop for Held {
    fn drop(&mut self) {
        release(self.0);
    }
}
