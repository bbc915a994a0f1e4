//! Work on several cores above a threshold: smaller work costs less than handing it over.

use rayon::prelude::*;

use crate::trap::Trap;

/// Bytes of cheap elementwise work that are worth a second core.
pub(crate) const GRAIN_BYTES: usize = 256 << 10;

/// Calls `work(offset, chunk)` for consecutive chunks of `data`, in parallel when there are several.
pub(crate) fn chunks_mut<T: Send>(data: &mut [T], chunk: usize, work: impl Fn(usize, &mut [T]) + Sync) {
    if data.len() <= chunk {
        work(0, data);
        return;
    }
    data.par_chunks_mut(chunk).enumerate().for_each(|(idx, part)| work(idx * chunk, part));
}

/// As [`chunks_mut`] for work that can fail; one of the errors is returned.
pub(crate) fn try_chunks_mut<T: Send>(
    data: &mut [T],
    chunk: usize,
    work: impl Fn(usize, &mut [T]) -> Result<(), Trap> + Sync,
) -> Result<(), Trap> {
    if data.len() <= chunk {
        return work(0, data);
    }
    data.par_chunks_mut(chunk).enumerate().try_for_each(|(idx, part)| work(idx * chunk, part))
}

/// Calls `work` for every task number, in parallel when `parallel` says that it pays.
pub(crate) fn tasks(count: usize, parallel: bool, work: impl Fn(usize) + Send + Sync) {
    if parallel && count > 1 {
        (0..count).into_par_iter().for_each(work);
    } else {
        (0..count).for_each(work);
    }
}
