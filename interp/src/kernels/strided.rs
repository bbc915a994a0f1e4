//! One loop for all movement: elements are copied between two strided views of the same index space. Broadcast,
//! transpose, slice, reverse, pad, concatenate and the like differ only in shapes and strides.
//!
//! The space is simplified first: dimensions of size one vanish, neighbours that are walked as one are merged, and
//! those that the target walks fastest become innermost. What is left is a copy, a fill, a strided run, or a
//! transposition, which goes by tiles so that both sides use whole cache lines.

use smallvec::SmallVec;

use super::parallel::{self, GRAIN_BYTES};
use crate::element::Word;
use crate::tensor::shape::Offsets;

/// A strided view: `base + Σ index[d] · strides[d]`, in elements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'a> {
    /// The offset of index zero.
    pub base: isize,
    /// One stride per dimension.
    pub strides: &'a [isize],
}

/// Copies `target[view_t(i)] = source[view_s(i)]` for every index `i` of the space `shape`.
///
/// Different indices must lead to different target elements. Panics when a view leaves its slice; callers have
/// checked their parameters, so that would be a defect of theirs.
pub(crate) fn copy<W: Word>(
    shape: &[usize],
    source: &[W],
    source_view: View<'_>,
    target: &mut [W],
    target_view: View<'_>,
) {
    if shape.contains(&0) {
        return;
    }
    assert!(within(shape, source_view, source.len()), "source view out of bounds");
    assert!(within(shape, target_view, target.len()), "target view out of bounds");
    let dims = simplify(shape, source_view.strides, target_view.strides);
    let (outer, inner) = dims.split_at(dims.len().saturating_sub(2));
    let tile = Tile::new(inner);
    let outer_shape: SmallVec<[usize; 6]> = outer.iter().map(|dim| dim.size).collect();
    let source_strides: SmallVec<[isize; 6]> = outer.iter().map(|dim| dim.source).collect();
    let target_strides: SmallVec<[isize; 6]> = outer.iter().map(|dim| dim.target).collect();
    let n_tiles: usize = outer_shape.iter().product();
    let work = Copier {
        source: source.as_ptr().wrapping_offset(source_view.base),
        target: target.as_mut_ptr().wrapping_offset(target_view.base),
    };
    // Tasks are runs of tiles, or strips of rows when there are few tiles.
    let grain = GRAIN_BYTES / size_of::<W>();
    let tile_len = (tile.rows.size * tile.columns.size).max(1);
    if n_tiles * tile_len <= grain {
        let pairs = Offsets::new(&outer_shape, &source_strides).zip(Offsets::new(&outer_shape, &target_strides));
        for (from, to) in pairs {
            // SAFETY: both views were checked to stay inside their slices, and this thread is alone.
            unsafe { work.run(tile, from, to) };
        }
        return;
    }
    let per_task = (grain / tile_len).max(1);
    let strip = if tile_len <= grain { tile.rows.size } else { (grain / tile.columns.size).max(1) };
    let n_strips = tile.rows.size.div_ceil(strip);
    parallel::tasks(n_tiles.div_ceil(per_task) * n_strips, true, |task| {
        let first = task / n_strips * per_task;
        let row = task % n_strips * strip;
        let part = Tile { rows: Dim { size: strip.min(tile.rows.size - row), ..tile.rows }, ..tile };
        let pairs = Offsets::starting_at(&outer_shape, &source_strides, first).zip(Offsets::starting_at(
            &outer_shape,
            &target_strides,
            first,
        ));
        let row = row as isize;
        for (from, to) in pairs.take(per_task) {
            // SAFETY: as above; tasks cover disjoint indices, which lead to disjoint targets.
            unsafe { work.run(part, from + row * tile.rows.source, to + row * tile.rows.target) };
        }
    });
}

/// One dimension of the space with its strides on both sides.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Dim {
    size: usize,
    source: isize,
    target: isize,
}

/// The two innermost dimensions; missing ones have size one.
#[derive(Clone, Copy)]
struct Tile {
    rows: Dim,
    columns: Dim,
}

impl Tile {
    fn new(inner: &[Dim]) -> Tile {
        let unit = Dim { size: 1, source: 0, target: 0 };
        match *inner {
            [rows, columns] => Tile { rows, columns },
            [columns] => Tile { rows: unit, columns },
            _ => Tile { rows: unit, columns: unit },
        }
    }
}

/// Drops, orders and merges dimensions without changing which element goes where.
fn simplify(shape: &[usize], source: &[isize], target: &[isize]) -> SmallVec<[Dim; 6]> {
    let mut dims: SmallVec<[Dim; 6]> = shape
        .iter()
        .zip(source.iter().zip(target))
        .filter(|&(&size, _)| size != 1)
        .map(|(&size, (&source, &target))| Dim { size, source, target })
        .collect();
    dims.sort_by_key(|dim| std::cmp::Reverse(dim.target.unsigned_abs()));
    let mut merged: SmallVec<[Dim; 6]> = SmallVec::new();
    for dim in dims {
        match merged.last_mut() {
            Some(last)
                if last.source == dim.source * dim.size as isize && last.target == dim.target * dim.size as isize =>
            {
                *last = Dim { size: last.size * dim.size, ..dim };
            }
            _ => merged.push(dim),
        }
    }
    // The dimension that the source walks fastest comes second to last, so that a tile sees both fast sides.
    if merged.len() > 2 {
        let inner = merged.len() - 1;
        if merged[inner].source.unsigned_abs() > 1
            && let Some(fast) = merged[..inner].iter().position(|dim| dim.source.unsigned_abs() == 1)
        {
            let dim = merged.remove(fast);
            merged.insert(inner - 1, dim);
        }
    }
    merged
}

/// Whether every index of a space without zero sizes stays inside `0..len`.
fn within(shape: &[usize], view: View<'_>, len: usize) -> bool {
    let (mut low, mut high) = (view.base as i128, view.base as i128);
    for (&size, &stride) in shape.iter().zip(view.strides) {
        let reach = (size as i128 - 1) * stride as i128;
        if reach < 0 {
            low += reach;
        } else {
            high += reach;
        }
    }
    shape.len() == view.strides.len() && low >= 0 && high < len as i128
}

/// The two memories of a copy, at index zero.
struct Copier<W> {
    source: *const W,
    target: *mut W,
}

// SAFETY: the pointers are used only through `run`, whose caller guarantees disjoint writes.
unsafe impl<W: Send> Send for Copier<W> {}
// SAFETY: as above.
unsafe impl<W: Sync> Sync for Copier<W> {}

/// Edge of the squares that a transposition goes by.
const SQUARE: usize = 16;

impl<W: Word> Copier<W> {
    /// Copies one tile whose first element is `from` and `to` elements away.
    ///
    /// # Safety
    /// All elements of the tile lie inside the slices, and nobody else accesses those of the target.
    unsafe fn run(&self, tile: Tile, from: isize, to: isize) {
        let Tile { rows, columns } = tile;
        let source = self.source.wrapping_offset(from);
        let target = self.target.wrapping_offset(to);
        // Rows that repeat one row are no transposition.
        let transposes = rows.source != 0 && rows.source.unsigned_abs() < columns.source.unsigned_abs();
        if transposes && rows.size > 1 && columns.size > 1 {
            for row in (0..rows.size).step_by(SQUARE) {
                for column in (0..columns.size).step_by(SQUARE) {
                    let square = Tile {
                        rows: Dim { size: SQUARE.min(rows.size - row), ..rows },
                        columns: Dim { size: SQUARE.min(columns.size - column), ..columns },
                    };
                    let (row, column) = (row as isize, column as isize);
                    let source = source.wrapping_offset(row * rows.source + column * columns.source);
                    let target = target.wrapping_offset(row * rows.target + column * columns.target);
                    let full = square.rows.size == SQUARE && square.columns.size == SQUARE;
                    // SAFETY: part of the caller's tile.
                    unsafe {
                        if full && columns.target == 1 {
                            copy_square(rows, columns.source, source, target);
                        } else {
                            copy_rows(square, source, target);
                        }
                    }
                }
            }
        } else {
            // SAFETY: the caller's tile.
            unsafe { copy_rows(tile, source, target) };
        }
    }
}

/// Copies a whole square into rows of the target that are in one piece.
///
/// # Safety
/// As for [`Copier::run`].
unsafe fn copy_square<W: Word>(rows: Dim, column: isize, source: *const W, target: *mut W) {
    for row in 0..SQUARE as isize {
        let source = source.wrapping_offset(row * rows.source);
        let target = target.wrapping_offset(row * rows.target);
        for idx in 0..SQUARE {
            // SAFETY: the caller guarantees all elements of the square.
            unsafe { *target.add(idx) = *source.offset(idx as isize * column) };
        }
    }
}

/// Copies a tile row by row.
///
/// # Safety
/// As for [`Copier::run`].
unsafe fn copy_rows<W: Word>(tile: Tile, source: *const W, target: *mut W) {
    let Tile { rows, columns } = tile;
    let n = columns.size;
    for row in 0..rows.size as isize {
        let source = source.wrapping_offset(row * rows.source);
        let target = target.wrapping_offset(row * rows.target);
        // SAFETY: the caller guarantees all elements; the four loops visit exactly those of this row.
        unsafe {
            match (columns.source, columns.target) {
                (1, 1) => std::ptr::copy_nonoverlapping(source, target, n),
                (0, 1) => std::slice::from_raw_parts_mut(target, n).fill(*source),
                (stride, 1) => {
                    for idx in 0..n {
                        *target.add(idx) = *source.offset(idx as isize * stride);
                    }
                }
                (stride, step) => {
                    for idx in 0..n as isize {
                        *target.offset(idx * step) = *source.offset(idx * stride);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tensor::shape::row_major;

    /// Compares with the definition, element by element.
    fn check(shape: &[usize], source: View<'_>, source_len: usize, target: View<'_>, target_len: usize) {
        let from: Vec<u32> = (0..source_len as u32).collect();
        let (mut ours, mut expect) = (vec![u32::MAX; target_len], vec![u32::MAX; target_len]);
        copy(shape, &from, source, &mut ours, target);
        let pairs = Offsets::new(shape, source.strides).zip(Offsets::new(shape, target.strides));
        for (s, t) in pairs {
            expect[(target.base + t) as usize] = from[(source.base + s) as usize];
        }
        assert_eq!(ours, expect, "{shape:?} {source:?} {target:?}");
    }

    fn dense(strides: &[isize]) -> View<'_> {
        View { base: 0, strides }
    }

    #[test]
    fn all_kinds_of_movement() {
        check(&[4, 6], dense(&[6, 1]), 24, dense(&[6, 1]), 24);
        check(&[4, 6], dense(&[1, 4]), 24, dense(&[6, 1]), 24);
        check(&[5, 4], dense(&[0, 1]), 4, dense(&[4, 1]), 20);
        check(&[5, 4], dense(&[1, 0]), 5, dense(&[4, 1]), 20);
        check(&[3, 4], View { base: 11, strides: &[-4, -1] }, 12, dense(&[4, 1]), 12);
        check(&[2, 3], dense(&[3, 1]), 6, View { base: 9, strides: &[16, 2] }, 40);
        check(&[2, 3, 4, 5], dense(&[1, 40, 2, 8]), 120, dense(&row_major(&[2, 3, 4, 5])), 120);
        check(&[], dense(&[]), 1, View { base: 3, strides: &[] }, 5);
        check(&[0, 3], dense(&[3, 1]), 0, dense(&[3, 1]), 0);
    }

    #[test]
    fn large_spaces_in_parallel() {
        let (rows, columns) = (700, 900);
        let n = rows * columns;
        check(&[rows, columns], dense(&[1, rows as isize]), n, dense(&[columns as isize, 1]), n);
        check(&[rows, columns], dense(&[0, 1]), columns, dense(&[columns as isize, 1]), n);
        check(&[n], dense(&[1]), n, dense(&[1]), n);
        check(&[70, 90, 100], dense(&[1, 7000, 70]), n, dense(&[9000, 100, 1]), n);
    }

    #[test]
    #[should_panic(expected = "source view out of bounds")]
    fn views_are_checked() {
        copy(&[3], &[0u8; 2], View { base: 0, strides: &[1] }, &mut [0u8; 3], View { base: 0, strides: &[1] });
    }
}
