//! Loops over all points of a shape, as the device wants them, and the values that are stored at each point.

use hlo_ir::{SmallVec, Value};

use super::dims::same_points;
use super::element::{Kernel, Refusal};
use super::emit::{Guard, Range};
use super::index::{Index, Place, pieces};

/// Threads of a block of the grid for work that knows no tiles.
const THREADS: i64 = 256;
/// Elements that an iteration of the outer loop takes where there is only one dimension to divide.
const CHUNK: i64 = 4096;
/// One-dimensional work from which it is divided.
const LONG: i64 = 4 * CHUNK;
/// An innermost dimension below this is merged with those around it.
const SHORT: i64 = 16;

/// What the loops around points are for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Inner {
    /// The innermost one runs along neighbours in memory.
    Elements,
    /// So it does, and it still would if the others were part of it.
    Contiguous,
    /// Another loop follows inside.
    Loops,
}

impl<'a> Kernel<'a> {
    /// A loop from zero to `extent`, unless that is one: then zero.
    pub fn each(&mut self, extent: &Index) -> Index {
        if extent.as_constant() == Some(1) {
            return Index::zero();
        }
        self.e.open_loop(Range { lower: &Index::zero(), upper: extent, reduce: None, axis: None }, &[]).0
    }

    /// The same for an axis of the grid: always a loop.
    pub fn grid(&mut self, extent: &Index, axis: &'static str) -> Index {
        self.e.open_loop(Range { lower: &Index::zero(), upper: extent, reduce: None, axis: Some(axis) }, &[]).0
    }

    /// Opens loops over the points of `shape`. Where the guard does not hold there is no such point.
    ///
    /// # Errors
    /// When nothing tells an extent.
    pub fn open_points(&mut self, shape: &[i64], inner: Inner) -> Result<(Place, Guard), Refusal> {
        if self.device == "cuda" {
            return self.open_threads(shape);
        }
        let is_static = shape.iter().all(|&extent| extent >= 0);
        let n_points: i64 = if is_static { shape.iter().product() } else { 0 };
        let n_loops = shape.iter().filter(|&&extent| extent != 1).count();
        let last = shape.iter().rev().find(|&&extent| extent != 1).copied().unwrap_or(1);
        let is_merged = inner == Inner::Contiguous && is_static && n_loops > 1 && last < SHORT && n_points > 0;
        if inner != Inner::Loops && (is_merged || n_loops == 1) && n_points >= LONG {
            let index = self.open_chunk(n_points, CHUNK);
            return Ok((self.e.indices.delinearise(&index, shape), None));
        }
        if is_merged {
            let index = self.each(&Index::constant(n_points));
            return Ok((self.e.indices.delinearise(&index, shape), None));
        }
        let mut place = Place::new();
        for &extent in shape {
            let extent = self.extent(extent)?;
            place.push(self.each(&extent));
        }
        Ok((place, None))
    }

    /// Two loops: over pieces of `chunk`, and over the numbers below `extent` in a piece.
    pub fn open_chunk(&mut self, extent: i64, chunk: i64) -> Index {
        let piece = self.each(&Index::constant(pieces(extent, chunk)));
        let lower = piece.times(chunk);
        let upper = self.e.min(&lower.plus(chunk), &Index::constant(extent));
        self.e.open_loop(Range { lower: &lower, upper: &upper, reduce: None, axis: None }, &[]).0
    }

    /// One thread a point, in blocks.
    fn open_threads(&mut self, shape: &[i64]) -> Result<(Place, Guard), Refusal> {
        let n_points = self.n_points(shape)?;
        let n_blocks = match n_points.as_constant() {
            Some(n_points) => Index::constant(pieces(n_points, THREADS).max(1)),
            None => self.e.pieces(&n_points, THREADS),
        };
        let block = self.grid(&n_blocks, "blockIdx.x");
        let thread = self.grid(&Index::constant(THREADS), "threadIdx.x");
        let number = self.e.indices.add(&block.times(THREADS), &thread);
        let guard = self.e.below(&number, &n_points);
        let value = self.e.value(&number);
        // Where the guard holds, the number is that of a point.
        let index = self.e.leaf_of(value, 0, self.e.indices.range(&n_points).1.saturating_sub(1).max(0));
        Ok((self.delinearise(&index, shape)?, guard))
    }

    /// Stores what the kernel is for at the point `at` of `shape`; all roots have as many elements.
    ///
    /// # Errors
    /// When a root has no scalar code.
    pub fn store_roots(&mut self, roots: &[Value], at: &[Index], shape: &[i64], guard: Guard) -> Result<(), Refusal> {
        let all: SmallVec<[usize; 4]> = (0..roots.len()).collect();
        self.store_some(roots, &all, at, shape, guard)
    }

    /// The same for some of the roots, by their numbers.
    ///
    /// # Errors
    /// When a root has no scalar code.
    pub fn store_some(
        &mut self,
        roots: &[Value],
        numbers: &[usize],
        at: &[Index],
        shape: &[i64],
        guard: Guard,
    ) -> Result<(), Refusal> {
        let mut stores: SmallVec<[(usize, Value, Place); 4]> = SmallVec::new();
        for &number in numbers {
            let root = roots[number];
            let own = self.shape(root);
            if !same_points(&own, shape) {
                return Err(self.refuse("its results do not have the same extents"));
            }
            let at = self.reshape(at, shape, &own)?;
            stores.push((number, self.guarded(root, &at, guard)?, at));
        }
        // All loads come first, so that a destination may be the memory of an operand.
        for (number, scalar, at) in stores {
            let output = self.outputs[number].clone();
            self.e.store(scalar, &output, &at, guard);
        }
        Ok(())
    }
}
