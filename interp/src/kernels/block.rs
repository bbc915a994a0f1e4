//! Drivers of elementwise work. Operands are taken block by block, so that everything a block needs stays in the
//! first-level cache: copying, widening small floats, the operation itself, rounding back.
//!
//! The operations are block functions over bytes that work in place: `data[i] = f(data[i], other[i])`. One driver
//! then serves all operations and types; it knows whether the result may reuse an operand's memory.

use super::parallel;
use crate::element::{Class, ElementType, SmallFloat};
use crate::tensor::{Tensor, bytes_of, bytes_of_mut};

/// `data[i] = f(data[i])` over slots of one native type.
pub type Block1 = fn(&mut [u8]);

/// `data[i] = f(data[i], other[i])` over slots of one native type.
pub type Block2 = fn(&mut [u8], &[u8]);

/// `out[i] = f(lhs[i], rhs[i])` with one-byte results.
pub type BlockTest = fn(&mut [u8], &[u8], &[u8]);

/// Elements per block: 4 KiB of `f32`.
pub(crate) const BLOCK: usize = 1024;

/// An operand: slots for every result element, or one slot spread over a block.
pub(crate) enum Source<'a> {
    Slots(&'a [u8]),
    Spread(Vec<u64>),
}

impl<'a> Source<'a> {
    /// The operand of a result with `len` elements; a tensor of rank 0 is spread.
    pub(crate) fn new(tensor: &'a Tensor, len: usize) -> Source<'a> {
        if tensor.rank() > 0 || len == 1 {
            return Source::Slots(tensor.bytes());
        }
        let width = tensor.element().width();
        let slot = tensor.get(0);
        let mut words = vec![0u64; (len.min(BLOCK) * width).div_ceil(8)];
        for chunk in bytes_of_mut(&mut words).chunks_mut(width) {
            slot.store(chunk);
        }
        Source::Spread(words)
    }

    /// The slots of `n_bytes` from `offset` on; at most a block of them.
    pub(crate) fn at(&self, offset: usize, n_bytes: usize) -> &[u8] {
        match self {
            Source::Slots(bytes) => &bytes[offset..][..n_bytes],
            Source::Spread(words) => &bytes_of(words)[..n_bytes],
        }
    }
}

/// Applies a block function: `out[i] = f(x[i])` when `x` is given, in place otherwise.
pub(crate) fn run1(block: Block1, element: ElementType, out: &mut [u8], x: Option<&[u8]>, grain: usize) {
    let width = element.width();
    parallel::chunks_mut(out, grain, |start, chunk| {
        let mut offset = start;
        for data in chunk.chunks_mut(BLOCK * width) {
            if let Some(x) = x {
                data.copy_from_slice(&x[offset..][..data.len()]);
            }
            apply1(block, element, data);
            offset += data.len();
        }
    });
}

/// Applies a block function: `out[i] = f(lhs[i])` when `lhs` is given, in place otherwise.
pub(crate) fn run2(
    block: Block2,
    element: ElementType,
    out: &mut [u8],
    lhs: Option<&Source<'_>>,
    rhs: &Source<'_>,
    grain: usize,
) {
    let width = element.width();
    parallel::chunks_mut(out, grain, |start, chunk| {
        let mut offset = start;
        for data in chunk.chunks_mut(BLOCK * width) {
            if let Some(lhs) = lhs {
                data.copy_from_slice(lhs.at(offset, data.len()));
            }
            apply2(block, element, data, rhs.at(offset, data.len()));
            offset += data.len();
        }
    });
}

/// One block of [`run1`]: small floats are widened first and rounded after.
pub(crate) fn apply1(block: Block1, element: ElementType, data: &mut [u8]) {
    let Class::Small(float) = element.class() else {
        return block(data);
    };
    with_wide(float, data, block);
}

/// One block of [`run2`].
pub(crate) fn apply2(block: Block2, element: ElementType, data: &mut [u8], other: &[u8]) {
    let Class::Small(float) = element.class() else {
        return block(data, other);
    };
    with_wide(float, data, |wide| with_decoded(float, other, |other| block(wide, other)));
}

/// Runs `work` on the widened slots and rounds its result back into them.
fn with_wide(float: SmallFloat, data: &mut [u8], work: impl FnOnce(&mut [u8])) {
    let mut wide = [0f32; BLOCK];
    let wide = &mut wide[..data.len() / float.width()];
    float.decode_block(data, wide);
    work(bytes_of_mut(wide));
    float.encode_block(wide, data);
}

/// Runs `work` on the widened slots.
pub(crate) fn with_decoded<R>(float: SmallFloat, slots: &[u8], work: impl FnOnce(&[u8]) -> R) -> R {
    let mut wide = [0f32; BLOCK];
    let wide = &mut wide[..slots.len() / float.width()];
    float.decode_block(slots, wide);
    work(bytes_of(wide))
}
