//! Accounting of tensor memory: bytes in use, their high-water mark, and a limit. Process-wide, because tensors
//! pass between threads and programs; blocks kept for reuse are not counted.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::trap::Trap;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);
static LIMIT: AtomicUsize = AtomicUsize::new(usize::MAX);

/// Bytes that tensors hold now.
pub fn in_use() -> usize {
    IN_USE.load(Relaxed)
}

/// The most bytes that tensors held at once since [`reset_peak`].
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

pub(super) fn charge(n_bytes: usize) -> Result<(), Trap> {
    let before = IN_USE.fetch_add(n_bytes, Relaxed);
    let now = before.saturating_add(n_bytes);
    let limit = LIMIT.load(Relaxed);
    if now > limit {
        IN_USE.fetch_sub(n_bytes, Relaxed);
        return Err(Trap::out_of_memory(format!(
            "a tensor of {n_bytes} bytes would pass the memory limit of {limit} bytes ({before} in use)"
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
