//! Contractions: `out[b, m, n] = Σ_k x[b, m, k] · y[b, k, n]`, the common core of dot_general and convolution.
//!
//! Where elements lie is given by tables of offsets, one per index space, so that any layout, window or batching is
//! the same loop: an operand's element is at the sum of three table entries. Operands are packed into panels that
//! the tile kernel reads in order.
//!
//! Sums run over `k` in order and start from zero, each product and each sum rounded to the result type, as the
//! reference interpreter does it. Work is divided over results only, so the answer does not depend on threads.

use super::bits::convert;
use super::parallel;
use super::tile::{self, COLUMNS, Logical, Plain, ROWS, RoundedBf16, RoundedF16, RoundedTo, Step, Sums};
use crate::element::{Class, Complex, ElementType, Native, SmallFloat, Width};
use crate::tensor::{Table, Tensor};
use crate::trap::Trap;

/// Where the elements of the operands and of the result lie, in elements.
#[derive(Debug)]
pub(crate) struct Plan {
    /// Per batch: offsets in `x`, `y` and the result.
    pub batch: Table<[usize; 3]>,
    /// Per row: offsets in `x` and the result.
    pub rows: Table<[usize; 2]>,
    /// Per column: offsets in `y` and the result.
    pub columns: Table<[usize; 2]>,
    /// Per contracted index, in the order of summation: offsets in `x` and `y`.
    pub depth: Table<[usize; 2]>,
}

/// Contracts into a result of that type and shape. All operand types that convert to it are allowed.
pub(crate) fn contract(
    plan: Plan,
    x: Tensor,
    y: Tensor,
    element: ElementType,
    shape: &[usize],
) -> Result<Tensor, Trap> {
    // Rounding to the result type comes first, then the numbers move to the type that computes.
    let (x, y) = (convert(x, element)?, convert(y, element)?);
    let working = working_type(element);
    let (x, y) = (convert(x, working)?, convert(y, working)?);
    let mut sums = Tensor::scratch(working, shape)?;
    match element.class() {
        Class::Bool => run::<u32, _>(Logical, plan, &x, &y, &mut sums)?,
        Class::Small(SmallFloat::BF16) => run::<f32, _>(RoundedBf16, plan, &x, &y, &mut sums)?,
        Class::Small(SmallFloat::F16) => run::<f32, _>(RoundedF16, plan, &x, &y, &mut sums)?,
        Class::Small(float) => run::<f32, _>(RoundedTo(float), plan, &x, &y, &mut sums)?,
        Class::F32 => run::<f32, _>(Plain, plan, &x, &y, &mut sums)?,
        Class::F64 => run::<f64, _>(Plain, plan, &x, &y, &mut sums)?,
        Class::C64 => run::<Complex<f32>, _>(Plain, plan, &x, &y, &mut sums)?,
        Class::C128 => run::<Complex<f64>, _>(Plain, plan, &x, &y, &mut sums)?,
        Class::Signed(Width::W8) | Class::Unsigned(Width::W8) => run::<u64, _>(Plain, plan, &x, &y, &mut sums)?,
        Class::Signed(_) | Class::Unsigned(_) => run::<u32, _>(Plain, plan, &x, &y, &mut sums)?,
    }
    convert(sums, element)
}

/// The type that sums of a result type are held in. Narrow integers wrap at the end, which gives the same bits.
fn working_type(element: ElementType) -> ElementType {
    match element.class() {
        Class::Bool | Class::Signed(Width::W1 | Width::W2) | Class::Unsigned(Width::W1 | Width::W2) => {
            ElementType::UI32
        }
        Class::Small(_) => ElementType::F32,
        _ => element,
    }
}

/// Contracted indices per panel: a panel of 16 columns stays in the first-level cache.
const DEPTH: usize = 256;
/// Columns that are packed at a time: with [`DEPTH`], half a megabyte of `f32`.
const WIDTH: usize = 512;
/// Products that are worth a task of their own.
const TASK: usize = 1 << 20;

/// Runs a plan whose tensors have the working type.
fn run<T: Native, S: Step<T>>(step: S, mut plan: Plan, x: &Tensor, y: &Tensor, out: &mut Tensor) -> Result<(), Trap> {
    // The columns fill vector registers, so the longer side becomes columns; products commute.
    let swaps = plan.columns.len() < COLUMNS && plan.rows.len() > plan.columns.len();
    if swaps {
        plan.batch.iter_mut().for_each(|offsets| offsets.swap(0, 1));
        plan.depth.iter_mut().for_each(|offsets| offsets.swap(0, 1));
        std::mem::swap(&mut plan.rows, &mut plan.columns);
    }
    let (plan, (x, y)) = (&plan, if swaps { (y, x) } else { (x, y) });
    let (rows, columns) = (plan.rows.len(), plan.columns.len());
    let contraction =
        Contraction { step, plan, x: x.as_slice::<T>(), y: y.as_slice::<T>(), dense: plan.dense_columns() };
    let tasks = divide(plan);
    let results = Results(out.as_mut_slice::<T>()?.as_mut_ptr(), out.len());
    let n_row_parts = rows.div_ceil(tasks.rows);
    let n_column_parts = columns.div_ceil(tasks.columns);
    let per_batch = n_row_parts * n_column_parts;
    let n_batch_parts = plan.batch.len().div_ceil(tasks.batches);
    let count = n_batch_parts * per_batch;
    parallel::tasks(count, true, |task| {
        let (batch_part, rest) = (task / per_batch, task % per_batch);
        let (row, column) = (rest / n_column_parts * tasks.rows, rest % n_column_parts * tasks.columns);
        let batches = batch_part * tasks.batches..((batch_part + 1) * tasks.batches).min(plan.batch.len());
        let mut panels = Panels::default();
        for batch in batches {
            contraction.block(
                batch,
                row..(row + tasks.rows).min(rows),
                column..(column + tasks.columns).min(columns),
                &mut panels,
                &results,
            );
        }
    });
    Ok(())
}

/// How many batches, rows and columns a task takes.
struct Division {
    batches: usize,
    rows: usize,
    columns: usize,
}

fn divide(plan: &Plan) -> Division {
    let (rows, columns) = (plan.rows.len().max(1), plan.columns.len().max(1));
    let depth = plan.depth.len().max(1);
    let threads = rayon::current_num_threads();
    let per_batch = rows.saturating_mul(columns).saturating_mul(depth);
    let whole = Division { batches: (TASK / per_batch).max(1), rows, columns };
    if threads == 1 || per_batch < 2 * TASK || plan.batch.len() >= 2 * threads {
        return whole;
    }
    // Few large products: two parts per thread along the longer side.
    let parts = (2 * threads).min(per_batch / TASK);
    if rows >= columns {
        Division { rows: rows.div_ceil(parts).next_multiple_of(ROWS), ..whole }
    } else {
        Division { columns: columns.div_ceil(parts).next_multiple_of(COLUMNS), ..whole }
    }
}

impl Plan {
    /// Whether consecutive columns lie side by side in `y`.
    fn dense_columns(&self) -> bool {
        self.columns.windows(2).all(|pair| pair[1][0] == pair[0][0] + 1)
    }
}

/// The memory of the results, written by disjoint tasks.
struct Results<T>(*mut T, usize);

// SAFETY: tasks write disjoint elements, see `Contraction::block`.
unsafe impl<T: Send> Send for Results<T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Results<T> {}

impl<T: Native> Results<T> {
    fn load(&self, position: usize) -> T {
        assert!(position < self.1);
        // SAFETY: in bounds and initialized; only the task that owns the element accesses it.
        unsafe { *self.0.add(position) }
    }

    fn store(&self, position: usize, value: T) {
        assert!(position < self.1);
        // SAFETY: as in `load`.
        unsafe { *self.0.add(position) = value }
    }
}

/// Buffers that a task reuses.
#[derive(Default)]
struct Panels<T> {
    x: Vec<T>,
    y: Vec<T>,
}

struct Contraction<'a, T, S> {
    step: S,
    plan: &'a Plan,
    x: &'a [T],
    y: &'a [T],
    dense: bool,
}

impl<T: Native, S: Step<T>> Contraction<'_, T, S> {
    /// Computes the results of some rows and columns of one batch.
    fn block(
        &self,
        batch: usize,
        rows: std::ops::Range<usize>,
        columns: std::ops::Range<usize>,
        panels: &mut Panels<T>,
        results: &Results<T>,
    ) {
        let [x_base, y_base, out_base] = self.plan.batch[batch];
        let depth = &self.plan.depth;
        if depth.is_empty() {
            self.each_result(out_base, rows, columns, |position| results.store(position, T::default()));
            return;
        }
        // Reading `y` in place saves the packing where each element is used by few tiles only.
        let in_place = self.dense && rows.len() <= 2 * ROWS && uniform(depth);
        for first_column in columns.clone().step_by(WIDTH) {
            let columns = first_column..(first_column + WIDTH).min(columns.end);
            for (part, depth) in depth.chunks(DEPTH).enumerate() {
                if !in_place {
                    self.pack_columns(y_base, depth, columns.clone(), &mut panels.y);
                }
                for row in rows.clone().step_by(ROWS) {
                    let rows = row..(row + ROWS).min(rows.end);
                    self.pack_rows(x_base, depth, rows.clone(), &mut panels.x);
                    for (idx, column) in columns.clone().step_by(COLUMNS).enumerate() {
                        let columns = column..(column + COLUMNS).min(columns.end);
                        let mut sums: Sums<T> = [[T::default(); COLUMNS]; ROWS];
                        if part > 0 {
                            self.each_sum(out_base, &rows, &columns, |position, row, column| {
                                sums[row][column] = results.load(position);
                            });
                        }
                        let (y, y_step) = if in_place && columns.len() == COLUMNS {
                            let start = y_base + depth[0][1] + self.plan.columns[column][0];
                            (&self.y[start..], step_of(depth))
                        } else if in_place {
                            self.pack_columns(y_base, depth, columns.clone(), &mut panels.y);
                            (&panels.y[..], COLUMNS)
                        } else {
                            (&panels.y[idx * depth.len() * COLUMNS..], COLUMNS)
                        };
                        tile::run(self.step, &panels.x, y, y_step, &mut sums);
                        self.each_sum(out_base, &rows, &columns, |position, row, column| {
                            results.store(position, sums[row][column]);
                        });
                    }
                }
            }
        }
    }

    /// Calls `f(position, row, column)` for the results of one tile.
    #[inline(always)]
    fn each_sum(
        &self,
        base: usize,
        rows: &std::ops::Range<usize>,
        columns: &std::ops::Range<usize>,
        mut f: impl FnMut(usize, usize, usize),
    ) {
        for (row_idx, &[_, row]) in self.plan.rows[rows.clone()].iter().enumerate() {
            for (column_idx, &[_, column]) in self.plan.columns[columns.clone()].iter().enumerate() {
                f(base + row + column, row_idx, column_idx);
            }
        }
    }

    fn each_result(
        &self,
        base: usize,
        rows: std::ops::Range<usize>,
        columns: std::ops::Range<usize>,
        f: impl Fn(usize),
    ) {
        for &[_, row] in &self.plan.rows[rows] {
            for &[_, column] in &self.plan.columns[columns.clone()] {
                f(base + row + column);
            }
        }
    }

    /// Panels of [`COLUMNS`] columns, each `depth` × `COLUMNS`; missing columns are zero.
    fn pack_columns(&self, base: usize, depth: &[[usize; 2]], columns: std::ops::Range<usize>, panel: &mut Vec<T>) {
        panel.clear();
        panel.resize(columns.len().div_ceil(COLUMNS) * depth.len() * COLUMNS, T::default());
        let panels = panel.chunks_mut(depth.len() * COLUMNS);
        for (panel, columns) in panels.zip(self.plan.columns[columns].chunks(COLUMNS)) {
            for (line, &[_, offset]) in panel.as_chunks_mut::<COLUMNS>().0.iter_mut().zip(depth) {
                let start = base + offset;
                if self.dense {
                    let first = start + columns[0][0];
                    line[..columns.len()].copy_from_slice(&self.y[first..first + columns.len()]);
                } else {
                    for (slot, &[column, _]) in line.iter_mut().zip(columns) {
                        *slot = self.y[start + column];
                    }
                }
            }
        }
    }

    /// One panel of [`ROWS`] rows; missing rows repeat the last one, and their results are dropped.
    fn pack_rows(&self, base: usize, depth: &[[usize; 2]], rows: std::ops::Range<usize>, panel: &mut Vec<T>) {
        let starts: [usize; ROWS] =
            std::array::from_fn(|idx| base + self.plan.rows[(rows.start + idx).min(rows.end - 1)][0]);
        let furthest = depth.iter().map(|&[offset, _]| offset).max().unwrap_or(0);
        assert!(starts.iter().all(|start| start + furthest < self.x.len()), "operand out of bounds");
        panel.clear();
        panel.resize(depth.len() * ROWS, T::default());
        for (line, &[offset, _]) in panel.as_chunks_mut::<ROWS>().0.iter_mut().zip(depth) {
            // SAFETY: `offset` is at most `furthest`, with which every start was checked.
            *line = starts.map(|start| unsafe { *self.x.get_unchecked(start + offset) });
        }
    }
}

/// Whether the contracted index walks `y` in equal forward steps of at least a tile's width.
fn uniform(depth: &[[usize; 2]]) -> bool {
    let step = step_of(depth);
    step >= COLUMNS && depth.windows(2).all(|pair| pair[1][1] == pair[0][1] + step)
}

fn step_of(depth: &[[usize; 2]]) -> usize {
    match depth {
        [first, second, ..] => second[1].saturating_sub(first[1]),
        _ => COLUMNS,
    }
}
