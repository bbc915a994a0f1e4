//! `gather`: windows of an operand at starts that are data, and the reading of such starts.

use super::bits::convert;
use super::parallel;
use super::shape::transpose;
use super::strided::{self, View};
use crate::by_width;
use crate::element::ElementType;
use crate::tensor::shape::{Offsets, offset_table};
use crate::tensor::{Shape, Strides, Table, Tensor};
use crate::trap::Trap;

/// The dimension numbers of a gather.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the specification's")]
pub struct GatherDimensions {
    pub offset_dims: Shape,
    pub collapsed_slice_dims: Shape,
    pub operand_batching_dims: Shape,
    pub start_indices_batching_dims: Shape,
    pub start_index_map: Shape,
    pub index_vector_dim: usize,
}

/// Spec: gather. A window of `sizes` for every start, clamped so that it lies inside `x`.
pub fn gather(x: &Tensor, starts: &Tensor, dims: &GatherDimensions, sizes: &[usize]) -> Result<Tensor, Trap> {
    let bad = || {
        Trap::invalid(format!(
            "gather: {} at {} does not fit {dims:?} and slices {sizes:?}",
            x.type_name(),
            starts.type_name()
        ))
    };
    let starts = Starts::read(starts, dims.index_vector_dim).ok_or_else(bad)??;
    let window_dims: Shape = (0..x.rank())
        .filter(|dim| !dims.collapsed_slice_dims.contains(dim) && !dims.operand_batching_dims.contains(dim))
        .collect();
    let fits = sizes.len() == x.rank() && sizes.iter().zip(x.shape()).all(|(size, whole)| size <= whole);
    let valid = fits
        && window_dims.len() == dims.offset_dims.len()
        && starts.fits(&dims.start_index_map, x)
        && dims.operand_batching_dims.len() == dims.start_indices_batching_dims.len()
        && dims.operand_batching_dims.iter().all(|&dim| dim < x.rank());
    if !valid {
        return Err(bad());
    }
    let rank = starts.shape.len() + window_dims.len();
    let mut result = Shape::from_elem(0, rank);
    let mut offsets = window_dims.iter().map(|&dim| sizes[dim]);
    let mut batches = starts.shape.iter().copied();
    for (dim, size) in result.iter_mut().enumerate() {
        let side = if dims.offset_dims.contains(&dim) { offsets.next() } else { batches.next() };
        *size = side.ok_or_else(bad)?;
    }
    let own = x.strides();
    // Where each window begins in the operand.
    let mut batching = Strides::from_elem(0, starts.shape.len());
    for (&dim, &start_dim) in dims.operand_batching_dims.iter().zip(&dims.start_indices_batching_dims) {
        let batch_dim = start_dim - usize::from(start_dim > dims.index_vector_dim);
        let fits = starts.shape.get(batch_dim).is_some_and(|&size| size <= x.shape()[dim]);
        if !fits || start_dim == dims.index_vector_dim {
            return Err(bad());
        }
        batching[batch_dim] += own[dim];
    }
    let mut out = Tensor::scratch(x.element(), &result)?;
    if out.len() == 0 {
        // Without elements, sizes say nothing about memory, and a table of offsets need not fit it.
        return Ok(out);
    }
    if sizes.contains(&0) {
        // Of a dimension that the result does not have: there is nothing to read.
        return Err(bad());
    }
    let mut bases = offset_table(&starts.shape, &batching)?;
    for (idx, base) in bases.iter_mut().enumerate() {
        for (&start, &dim) in starts.vector(idx).iter().zip(&dims.start_index_map) {
            *base += start.clamp(0, (x.shape()[dim] - sizes[dim]) as i64) as isize * own[dim];
        }
    }
    let dense = out.strides();
    let in_batch = |dim: &usize| !dims.offset_dims.contains(dim);
    let batch_strides: Strides = (0..rank).filter(in_batch).map(|dim| dense[dim]).collect();
    let window = Window {
        shape: window_dims.iter().map(|&dim| sizes[dim]).collect(),
        source: window_dims.iter().map(|&dim| own[dim]).collect(),
        target: dims.offset_dims.iter().map(|&dim| dense[dim]).collect(),
    };
    window.copy_all(x, &bases, &starts.shape, &batch_strides, &mut out)?;
    Ok(out)
}

/// The index space of one window and its strides on both sides.
struct Window {
    shape: Shape,
    source: Strides,
    target: Strides,
}

impl Window {
    fn copy_all(
        &self,
        x: &Tensor,
        bases: &[isize],
        batch_shape: &[usize],
        batch_strides: &[isize],
        out: &mut Tensor,
    ) -> Result<(), Trap> {
        let len: usize = self.shape.iter().product();
        let whole = self.target == crate::tensor::shape::row_major(&self.shape);
        let contiguous =
            self.source.iter().zip(&self.target).zip(&self.shape).all(|((s, t), &size)| s == t || size == 1);
        if !whole || batch_strides != scaled(batch_shape, len).as_slice() {
            let targets = Offsets::new(batch_shape, batch_strides);
            by_width!(x.element(), W => {
                let (source, target) = (x.as_slice::<W>(), out.as_mut_slice::<W>()?);
                for (&from, to) in bases.iter().zip(targets) {
                    let source_view = View { base: from, strides: &self.source };
                    strided::copy(&self.shape, source, source_view, target, View { base: to, strides: &self.target });
                }
            });
            return Ok(());
        }
        // Windows follow each other in the result.
        let chunk = (parallel::GRAIN_BYTES / x.element().width() / len).max(1) * len;
        let tabled = if contiguous || len > SMALL { 0 } else { len };
        let offsets = Table::new(Offsets::new(&self.shape, &self.source).take(tabled))?;
        by_width!(x.element(), W => {
            let source = x.as_slice::<W>();
            parallel::chunks_mut(out.as_mut_slice::<W>()?, chunk, |start, part| {
                let bases = &bases[start / len..];
                if len == 1 {
                    part.iter_mut().zip(bases).for_each(|(slot, &base)| *slot = source[base as usize]);
                    return;
                }
                for (target, &base) in part.chunks_exact_mut(len).zip(bases) {
                    if contiguous {
                        target.copy_from_slice(&source[base as usize..][..len]);
                    } else if len <= SMALL {
                        let window = target.iter_mut().zip(offsets.iter());
                        window.for_each(|(slot, &offset)| *slot = source[(base + offset) as usize]);
                    } else {
                        let source_view = View { base, strides: &self.source };
                        strided::copy(&self.shape, source, source_view, target, View { base: 0, strides: &self.target });
                    }
                }
            });
        });
        Ok(())
    }
}

/// Windows up to this many elements are copied by a table of offsets.
const SMALL: usize = 256;

/// Row-major strides of a space whose elements are `len` apart.
fn scaled(shape: &[usize], len: usize) -> Strides {
    crate::tensor::shape::row_major(shape).iter().map(|stride| stride * len as isize).collect()
}

/// Index vectors as numbers, one after the other in row-major order of the other dimensions.
pub(crate) struct Starts {
    numbers: Tensor,
    /// The dimensions without that of the index vector.
    pub shape: Shape,
    /// The length of an index vector.
    pub len: usize,
}

impl Starts {
    /// Reads a tensor of indices; none when `index_vector_dim` is no dimension of it, nor the one after the last.
    pub(crate) fn read(indices: &Tensor, index_vector_dim: usize) -> Option<Result<Starts, Trap>> {
        if index_vector_dim > indices.rank() {
            return None;
        }
        let mut shape = Shape::from_slice(indices.shape());
        let mut order: Shape = (0..indices.rank()).collect();
        let len = if index_vector_dim < indices.rank() {
            order.remove(index_vector_dim);
            order.push(index_vector_dim);
            shape.remove(index_vector_dim)
        } else {
            1
        };
        let numbers = transpose(indices, &order).and_then(|ordered| {
            // The largest unsigned numbers must stay large.
            if ordered.element() == ElementType::UI64 {
                let limit = Tensor::scalar(ElementType::UI64, crate::element::Bits::new(i64::MAX));
                let ordered = super::elementwise::binary(super::kinds::BinaryKind::Minimum, ordered, limit)?;
                return convert(ordered, ElementType::I64);
            }
            convert(ordered, ElementType::I64)
        });
        Some(numbers.map(|numbers| Starts { numbers, shape, len }))
    }

    /// Whether the index vectors name these dimensions of `x`.
    pub(crate) fn fits(&self, map: &[usize], x: &Tensor) -> bool {
        map.len() == self.len && map.iter().all(|&dim| dim < x.rank())
    }

    /// The index vector at a position of `shape`, in row-major order.
    pub(crate) fn vector(&self, position: usize) -> &[i64] {
        &self.numbers.as_slice::<i64>()[position * self.len..][..self.len]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ElementType::{I32, I64};

    fn arange(shape: &[usize]) -> Tensor {
        let n = shape.iter().product::<usize>() as i32;
        Tensor::from_slice(I32, shape, &(0..n).collect::<Vec<_>>()).unwrap()
    }

    fn indices(shape: &[usize], values: &[i64]) -> Tensor {
        Tensor::from_slice(I64, shape, values).unwrap()
    }

    fn s(values: &[usize]) -> Shape {
        values.into()
    }

    #[test]
    fn rows_and_scalars() {
        let rows = GatherDimensions {
            offset_dims: s(&[1]),
            collapsed_slice_dims: s(&[0]),
            start_index_map: s(&[0]),
            index_vector_dim: 1,
            ..Default::default()
        };
        let got = gather(&arange(&[4, 3]), &indices(&[3, 1], &[2, -5, 9]), &rows, &[1, 3]).unwrap();
        assert_eq!((got.shape(), got.as_slice::<i32>()), (&[3, 3][..], &[6, 7, 8, 0, 1, 2, 9, 10, 11][..]));
        let scalars = GatherDimensions {
            collapsed_slice_dims: s(&[0, 1]),
            start_index_map: s(&[1, 0]),
            index_vector_dim: 1,
            ..Default::default()
        };
        let got = gather(&arange(&[4, 3]), &indices(&[2, 2], &[1, 2, 0, 3]), &scalars, &[1, 1]).unwrap();
        assert_eq!(got.as_slice::<i32>(), [7, 9]);
        let columns = GatherDimensions {
            offset_dims: s(&[0]),
            collapsed_slice_dims: s(&[1]),
            start_index_map: s(&[1]),
            index_vector_dim: 1,
            ..Default::default()
        };
        let got = gather(&arange(&[2, 3]), &indices(&[2], &[2, 0]), &columns, &[2, 1]).unwrap();
        assert_eq!((got.shape(), got.as_slice::<i32>()), (&[2, 2][..], &[2, 0, 5, 3][..]));
    }

    #[test]
    fn the_example_of_the_specification() {
        // operand 2x3x4x2, start_indices 2x2x3x2, batching dims [0] and [1], slices [1, 1, 2, 2].
        let dims = GatherDimensions {
            offset_dims: s(&[3, 4]),
            collapsed_slice_dims: s(&[1]),
            operand_batching_dims: s(&[0]),
            start_indices_batching_dims: s(&[1]),
            start_index_map: s(&[2, 1]),
            index_vector_dim: 3,
        };
        let operand: Vec<i32> = (1..=48).collect();
        let operand = Tensor::from_slice(I32, &[2, 3, 4, 2], &operand).unwrap();
        let starts = [0, 0, 1, 0, 2, 1, 0, 1, 1, 1, 0, 9, 0, 0, 2, 1, 2, 2, 1, 2, 0, 1, 1, 0];
        let got = gather(&operand, &indices(&[2, 2, 3, 2], &starts), &dims, &[1, 1, 2, 2]).unwrap();
        let expect = [
            1, 2, 3, 4, 3, 4, 5, 6, 13, 14, 15, 16, 33, 34, 35, 36, 35, 36, 37, 38, 41, 42, 43, 44, 1, 2, 3, 4, 13, 14,
            15, 16, 21, 22, 23, 24, 43, 44, 45, 46, 33, 34, 35, 36, 27, 28, 29, 30,
        ];
        assert_eq!((got.shape(), got.as_slice::<i32>()), (&[2, 2, 3, 2, 2][..], &expect[..]));
    }

    #[test]
    fn misfits_are_traps() {
        let one = GatherDimensions {
            offset_dims: s(&[1]),
            collapsed_slice_dims: s(&[0]),
            start_index_map: s(&[0]),
            index_vector_dim: 1,
            ..Default::default()
        };
        assert!(gather(&arange(&[4, 3]), &indices(&[2, 1], &[0, 9]), &one, &[0, 3]).is_err());
        let dims = GatherDimensions {
            offset_dims: s(&[1]),
            collapsed_slice_dims: s(&[0]),
            start_index_map: s(&[7]),
            index_vector_dim: 1,
            ..Default::default()
        };
        assert!(gather(&arange(&[4, 3]), &indices(&[3, 1], &[0; 3]), &dims, &[1, 3]).is_err());
        assert!(
            gather(
                &arange(&[4, 3]),
                &indices(&[3], &[0; 3]),
                &GatherDimensions { index_vector_dim: 5, ..dims },
                &[1, 9]
            )
            .is_err()
        );
    }
}
