//! Aligned memory blocks and the views of them: the only unsafe code of tensors.
//!
//! Invariants: a [`Buffer`] owns `capacity` bytes at `pointer`, aligned to 64 and all initialized (fresh memory is
//! zeroed, recycled memory holds old values), so that handing out byte slices is always sound. Views to other
//! native types rest on [`Native`]: no padding, every bit pattern valid.
//!
//! Blocks of 64 KiB and more are recycled through a pool: a fresh block of that size costs a page fault per 4 KiB,
//! which would dominate elementwise kernels. Blocks of 2 MiB and more ask for pages of that size where the system has
//! them: looking up 4 KiB pages takes half the time of writing rows of a matrix.

use std::alloc::{Layout, alloc, dealloc};
use std::ptr::NonNull;
use std::sync::Mutex;

use super::memory;
use crate::element::Native;
use crate::trap::Trap;

const ALIGNMENT: usize = 64;
const LARGE_PAGE: usize = 2 << 20;
const SMALLEST_POOLED: usize = 64 << 10;
/// What the pool may hold at most.
const POOL_BYTES: usize = 256 << 20;

/// An owned block of initialized bytes.
#[derive(Debug)]
pub(super) struct Buffer {
    pointer: NonNull<u8>,
    capacity: usize,
}

// SAFETY: a `Buffer` is plain memory with one owner; shared access is read-only.
unsafe impl Send for Buffer {}
// SAFETY: as above.
unsafe impl Sync for Buffer {}

static POOL: Mutex<Pool> = Mutex::new(Pool { blocks: Vec::new(), bytes: 0 });

struct Pool {
    blocks: Vec<Buffer>,
    bytes: usize,
}

impl Buffer {
    /// A block of at least `n_bytes` with unspecified contents.
    pub(super) fn allocate(n_bytes: usize) -> Result<Buffer, Trap> {
        let capacity = round_up(n_bytes);
        memory::charge(capacity, "a tensor")?;
        if capacity >= SMALLEST_POOLED
            && let Some(buffer) = recycled(capacity)
        {
            return Ok(buffer);
        }
        let block = layout(capacity).and_then(|layout| {
            // SAFETY: `layout` has a size above zero.
            NonNull::new(unsafe { alloc(layout) })
        });
        match block {
            Some(pointer) => {
                if capacity >= LARGE_PAGE {
                    large_pages::ask(pointer, capacity);
                }
                // SAFETY: the block was just allocated with this capacity, and nobody else knows it.
                unsafe { pointer.write_bytes(0, capacity) };
                Ok(Buffer { pointer, capacity })
            }
            None => {
                memory::release(capacity);
                Err(Trap::out_of_memory(format!("cannot allocate {n_bytes} bytes")))
            }
        }
    }

    pub(super) fn bytes(&self) -> &[u8] {
        // SAFETY: the block is initialized and lives as long as `self`.
        unsafe { std::slice::from_raw_parts(self.pointer.as_ptr(), self.capacity) }
    }

    pub(super) fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: as in `bytes`, and `&mut self` makes the access exclusive.
        unsafe { std::slice::from_raw_parts_mut(self.pointer.as_ptr(), self.capacity) }
    }

    /// Returns the memory to the allocator.
    fn free(self) {
        if let Some(layout) = layout(self.capacity) {
            // SAFETY: allocated in `allocate` with this layout; `forget` below keeps `drop` from a second use.
            unsafe { dealloc(self.pointer.as_ptr(), layout) };
        }
        std::mem::forget(self);
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        memory::release(self.capacity);
        let block = Buffer { pointer: self.pointer, capacity: self.capacity };
        if block.capacity >= SMALLEST_POOLED
            && let Ok(mut pool) = POOL.lock()
            && pool.bytes + block.capacity <= POOL_BYTES
        {
            pool.bytes += block.capacity;
            pool.blocks.push(block);
        } else {
            block.free();
        }
    }
}

/// A pooled block of exactly this capacity, the most recently used first.
fn recycled(capacity: usize) -> Option<Buffer> {
    let mut pool = POOL.lock().ok()?;
    let position = pool.blocks.iter().rposition(|block| block.capacity == capacity)?;
    pool.bytes -= capacity;
    Some(pool.blocks.remove(position))
}

/// Capacities come in eight steps per power of two, so that nearly equal sizes share blocks.
fn round_up(n_bytes: usize) -> usize {
    let n_bytes = n_bytes.max(ALIGNMENT);
    let step = (n_bytes.next_power_of_two() / 16).max(ALIGNMENT);
    n_bytes.div_ceil(step).saturating_mul(step)
}

fn layout(capacity: usize) -> Option<Layout> {
    let alignment = if capacity >= LARGE_PAGE && large_pages::EXIST { LARGE_PAGE } else { ALIGNMENT };
    Layout::from_size_align(capacity, alignment).ok()
}

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod large_pages {
    use std::ffi::{c_int, c_void};
    use std::ptr::NonNull;

    pub(super) const EXIST: bool = true;

    unsafe extern "C" {
        fn madvise(addr: *mut c_void, len: usize, advice: c_int) -> c_int;
    }

    const MADV_HUGEPAGE: c_int = 14;

    /// Asks for large pages; nothing changes where there are none.
    pub(super) fn ask(block: NonNull<u8>, n_bytes: usize) {
        // SAFETY: this advice changes no contents, whatever the range.
        unsafe { madvise(block.as_ptr().cast(), n_bytes, MADV_HUGEPAGE) };
    }
}

#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
mod large_pages {
    use std::ptr::NonNull;

    pub(super) const EXIST: bool = false;

    pub(super) fn ask(_: NonNull<u8>, _: usize) {}
}

/// Bytes as native values; a remainder too short for one is left out.
pub(crate) fn view<T: Native>(bytes: &[u8]) -> &[T] {
    assert!(bytes.as_ptr().cast::<T>().is_aligned() || bytes.is_empty());
    if bytes.is_empty() {
        return &[];
    }
    // SAFETY: aligned as checked, initialized, in bounds, and `Native` allows any bit pattern.
    unsafe { std::slice::from_raw_parts(bytes.as_ptr().cast(), bytes.len() / size_of::<T>()) }
}

/// Bytes as native values for writing; a remainder too short for one is left out.
pub(crate) fn view_mut<T: Native>(bytes: &mut [u8]) -> &mut [T] {
    assert!(bytes.as_ptr().cast::<T>().is_aligned() || bytes.is_empty());
    if bytes.is_empty() {
        return &mut [];
    }
    // SAFETY: as in `view`; `Native` has no padding, so writing values keeps the bytes initialized.
    unsafe { std::slice::from_raw_parts_mut(bytes.as_mut_ptr().cast(), bytes.len() / size_of::<T>()) }
}

/// Native values as bytes.
pub(crate) fn bytes_of<T: Native>(values: &[T]) -> &[u8] {
    // SAFETY: `Native` has no padding, so every byte is initialized.
    unsafe { std::slice::from_raw_parts(values.as_ptr().cast(), size_of_val(values)) }
}

/// Native values as bytes for writing.
pub(crate) fn bytes_of_mut<T: Native>(values: &mut [T]) -> &mut [u8] {
    // SAFETY: as in `bytes_of`, and any bytes written are valid values.
    unsafe { std::slice::from_raw_parts_mut(values.as_mut_ptr().cast(), size_of_val(values)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capacities_are_close_and_sufficient() {
        for n_bytes in [0, 1, 64, 65, 1000, 4097, 1 << 20, (1 << 20) + 1, 123_456_789] {
            let capacity = round_up(n_bytes);
            assert!(capacity >= n_bytes && capacity.is_multiple_of(ALIGNMENT));
            assert!(capacity <= n_bytes + n_bytes / 8 + ALIGNMENT, "{n_bytes} {capacity}");
        }
    }

    #[test]
    fn large_blocks_are_recycled() {
        let n_bytes = 3 << 20 | 4096;
        let mut first = Buffer::allocate(n_bytes).unwrap();
        first.bytes_mut()[0] = 7;
        let address = first.bytes().as_ptr();
        drop(first);
        let second = Buffer::allocate(n_bytes).unwrap();
        assert_eq!(address, second.bytes().as_ptr());
    }
}
