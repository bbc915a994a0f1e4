//! Shapes and strides: sizes with checked products, row-major strides, and walks over index spaces by offset.

use smallvec::SmallVec;

use super::Table;
use crate::element::ElementType;
use crate::trap::Trap;

/// Sizes of dimensions.
pub type Shape = SmallVec<[usize; 6]>;

/// Distances between neighbours along each dimension, in elements; zero repeats, negative walks backwards.
pub type Strides = SmallVec<[isize; 6]>;

/// The number of elements of a shape.
pub fn count(shape: &[usize]) -> Result<usize, Trap> {
    if shape.contains(&0) {
        return Ok(0);
    }
    shape
        .iter()
        .try_fold(1usize, |product, &size| product.checked_mul(size))
        .ok_or_else(|| Trap::out_of_memory(format!("the shape {shape:?} has more elements than can be counted")))
}

/// The bytes a tensor takes; at most `isize::MAX`.
pub fn byte_size(element: ElementType, shape: &[usize]) -> Result<usize, Trap> {
    count(shape)?
        .checked_mul(element.width())
        .filter(|&bytes| isize::try_from(bytes).is_ok())
        .ok_or_else(|| Trap::out_of_memory(format!("{} is larger than memory", display(element, shape))))
}

/// Row-major strides of a shape.
pub fn row_major(shape: &[usize]) -> Strides {
    let mut strides = Strides::from_elem(0, shape.len());
    let mut stride = 1usize;
    for (slot, &size) in strides.iter_mut().zip(shape).rev() {
        *slot = stride as isize;
        stride = stride.wrapping_mul(size);
    }
    strides
}

/// `tensor<2x3xf32>`.
pub fn display(element: ElementType, shape: &[usize]) -> String {
    let sizes: String = shape.iter().map(|size| format!("{size}x")).collect();
    format!("tensor<{sizes}{element}>")
}

/// The offsets of all indices of a space in row-major order: `Σ index[d] · strides[d]`.
///
/// Kernels walk outer dimensions with it and leave the innermost loop to typed code.
#[derive(Clone, Debug)]
pub struct Offsets<'a> {
    shape: &'a [usize],
    strides: &'a [isize],
    index: Shape,
    offset: isize,
    remaining: usize,
}

impl<'a> Offsets<'a> {
    /// Walks the whole space. Both slices have one entry per dimension.
    pub fn new(shape: &'a [usize], strides: &'a [isize]) -> Offsets<'a> {
        debug_assert_eq!(shape.len(), strides.len());
        Offsets {
            shape,
            strides,
            index: Shape::from_elem(0, shape.len()),
            offset: 0,
            // A space that is walked was allocated before, so its size fits.
            remaining: if shape.contains(&0) { 0 } else { shape.iter().product() },
        }
    }

    /// Walks from the given row-major position on.
    pub fn starting_at(shape: &'a [usize], strides: &'a [isize], position: usize) -> Offsets<'a> {
        let mut walk = Offsets::new(shape, strides);
        walk.remaining -= position.min(walk.remaining);
        if walk.remaining > 0 {
            let mut rest = position;
            for dim in (0..shape.len()).rev() {
                walk.index[dim] = rest % shape[dim];
                rest /= shape[dim];
                walk.offset += walk.index[dim] as isize * strides[dim];
            }
        }
        walk
    }

    /// The index that the next offset belongs to.
    pub fn index(&self) -> &[usize] {
        &self.index
    }
}

impl Iterator for Offsets<'_> {
    type Item = isize;

    fn next(&mut self) -> Option<isize> {
        self.remaining = self.remaining.checked_sub(1)?;
        let current = self.offset;
        for dim in (0..self.shape.len()).rev() {
            self.index[dim] += 1;
            // A step that is taken back at once may be of any size.
            self.offset = self.offset.wrapping_add(self.strides[dim]);
            if self.index[dim] < self.shape[dim] {
                break;
            }
            self.offset = self.offset.wrapping_sub(self.strides[dim].wrapping_mul(self.shape[dim] as isize));
            self.index[dim] = 0;
        }
        Some(current)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.remaining, Some(self.remaining))
    }
}

impl ExactSizeIterator for Offsets<'_> {}

/// The offsets of a space as a table.
pub(crate) fn offset_table(shape: &[usize], strides: &[isize]) -> Result<Table<isize>, Trap> {
    Table::new(Offsets::new(shape, strides))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_follow_strides() {
        assert_eq!(*offset_table(&[2, 3], &[3, 1]).unwrap(), [0, 1, 2, 3, 4, 5]);
        assert_eq!(*offset_table(&[2, 3], &[1, 2]).unwrap(), [0, 2, 4, 1, 3, 5]);
        assert_eq!(*offset_table(&[2, 2], &[0, -1]).unwrap(), [0, -1, 0, -1]);
        assert_eq!(*offset_table(&[], &[]).unwrap(), [0]);
        assert_eq!(*offset_table(&[2, 0], &[1, 1]).unwrap(), [0; 0]);
        let tail: Vec<_> = Offsets::starting_at(&[2, 3], &[10, 1], 2).collect();
        assert_eq!(tail, [2, 10, 11, 12]);
        assert_eq!(Offsets::starting_at(&[2, 3], &[10, 1], 9).count(), 0);
    }

    #[test]
    fn counting_is_checked() {
        assert_eq!(count(&[2, 3]).unwrap(), 6);
        assert_eq!(count(&[1 << 40, 1 << 40, 0]).unwrap(), 0);
        assert!(count(&[1 << 40, 1 << 40]).is_err());
        assert!(byte_size(ElementType::F64, &[1 << 61]).is_err());
    }
}
