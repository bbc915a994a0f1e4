//! Files seen as memory, so that opening gigabytes of constants reads none of them.
//!
//! Invariants of the unsafe code: the pointer comes from a mapping of `len` bytes that succeeded, is read-only and
//! private, lives until the drop, and is given out only as a slice that borrows the owner. That nobody shortens the file
//! meanwhile is up to the user, as with every program that maps files.

#[cfg(all(unix, target_pointer_width = "64"))]
mod system {
    use std::ffi::{c_int, c_void};
    use std::fs::File;
    use std::os::fd::AsRawFd;

    unsafe extern "C" {
        fn mmap(addr: *mut c_void, len: usize, prot: c_int, flags: c_int, fd: c_int, offset: i64) -> *mut c_void;
        fn munmap(addr: *mut c_void, len: usize) -> c_int;
    }

    const PROT_READ: c_int = 1;
    const MAP_PRIVATE: c_int = 2;
    const FAILED: *mut c_void = usize::MAX as *mut c_void;

    /// A file as memory.
    #[derive(Debug)]
    pub struct Mapping {
        start: *mut c_void,
        len: usize,
    }

    // SAFETY: the memory is only read.
    unsafe impl Send for Mapping {}
    // SAFETY: as above.
    unsafe impl Sync for Mapping {}

    impl Mapping {
        /// The first `len` bytes of `file`; `None` where the system does not map it, or `len` is zero.
        pub fn of(file: &File, len: usize) -> Option<Mapping> {
            if len == 0 {
                return None;
            }
            // SAFETY: a new mapping at a place of the system's choice touches no memory of ours.
            let start = unsafe { mmap(std::ptr::null_mut(), len, PROT_READ, MAP_PRIVATE, file.as_raw_fd(), 0) };
            (start != FAILED).then_some(Mapping { start, len })
        }
    }

    impl AsRef<[u8]> for Mapping {
        fn as_ref(&self) -> &[u8] {
            // SAFETY: `start` and `len` are those of the mapping, which lives as long as `self`.
            unsafe { std::slice::from_raw_parts(self.start.cast(), self.len) }
        }
    }

    impl Drop for Mapping {
        fn drop(&mut self) {
            // SAFETY: the mapping is ours, and no slice of it outlives `self`.
            unsafe { munmap(self.start, self.len) };
        }
    }
}

#[cfg(not(all(unix, target_pointer_width = "64")))]
mod system {
    /// No file is mapped on this system: there is no value of this type.
    #[derive(Debug)]
    pub enum Mapping {}

    impl Mapping {
        /// `None`.
        pub fn of(_: &std::fs::File, _: usize) -> Option<Mapping> {
            None
        }
    }

    impl AsRef<[u8]> for Mapping {
        fn as_ref(&self) -> &[u8] {
            match *self {}
        }
    }
}

pub use system::Mapping;
