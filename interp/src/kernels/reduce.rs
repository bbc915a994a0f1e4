//! `reduce`: values along some dimensions become one.
//!
//! In strict mode each result sees its values in row-major order, starting from the initial value, with the rounding
//! of the element type after every step. Speed comes from running many results side by side: along the innermost
//! dimension when that is kept, across rows when it is reduced.

use smallvec::SmallVec;

use super::block::BLOCK;
use super::combine::{Accumulator, Combine, FpMode, Slots, fill};
use super::kinds::BinaryKind;
use super::parallel;
use super::simd::{Task, dispatch};
use super::strided::{self, View};
use crate::by_width;
use crate::element::{Bits, Class, ElementType, Native};
use crate::tensor::memory::hold;
use crate::tensor::shape::{Offsets, offset_table};
use crate::tensor::{Shape, Strides, Tensor, view, view_mut};
use crate::trap::Trap;

/// Spec: reduce. The inputs have one shape; `inits` holds one value per input; `dims` are reduced.
pub fn reduce(
    inputs: &[Tensor],
    inits: &[Bits],
    dims: &[usize],
    combine: Combine<'_>,
    mode: FpMode,
) -> Result<Vec<Tensor>, Trap> {
    let first = inputs.first().ok_or_else(|| Trap::invalid("reduce: no inputs"))?;
    let valid = dims.iter().all(|&dim| dim < first.rank()) && inits.len() == inputs.len();
    if !valid || inputs.iter().any(|input| input.shape() != first.shape()) {
        return Err(Trap::invalid(format!("reduce: dimensions {dims:?} of {}", first.type_name())));
    }
    let kept = |dim: &usize| !dims.contains(dim);
    let shape: Shape = (0..first.rank()).filter(kept).map(|dim| first.shape()[dim]).collect();
    let elements: SmallVec<[ElementType; 4]> = inputs.iter().map(Tensor::element).collect();
    if first.len() == 0 {
        let splat = |(&element, &init)| Tensor::splat(element, &shape, init);
        return elements.iter().zip(inits).map(splat).collect();
    }
    let mut results: Vec<Tensor> =
        elements.iter().map(|&element| Tensor::scratch(element, &shape)).collect::<Result<_, _>>()?;
    let groups = Groups::new(first.shape(), dims);
    let job = Job { inputs, inits, elements: &elements, combine, groups: &groups };
    if let Some((size, _)) = groups.inner_kept {
        job.along_lanes(size, &mut results)?;
    } else if let (Some(chains), Some(rows)) = (chains(combine, elements[0]), groups.rows()) {
        job.in_chains(chains, rows, &mut results)?;
    } else if elements.len() == 1 && combine.is_free(elements[0], mode) && groups.worth_folding() {
        job.folded(&mut results)?;
    } else if let (Some(fold), true) = (sequential(combine, elements[0]), groups.results() < CHAINS) {
        job.one_by_one(fold, &mut results)?;
    } else {
        job.across_rows(&mut results)?;
    }
    Ok(results)
}

/// The dimensions after merging neighbours of the same role; strides in elements of the input.
struct Groups {
    /// The innermost dimension when it is kept: size, and stride 1.
    inner_kept: Option<(usize, isize)>,
    /// Other kept dimensions, outermost first.
    kept: (Shape, Strides),
    /// Reduced dimensions, outermost first.
    reduced: (Shape, Strides),
}

impl Groups {
    fn new(shape: &[usize], dims: &[usize]) -> Groups {
        let mut merged: SmallVec<[(bool, usize); 6]> = SmallVec::new();
        for (dim, &size) in shape.iter().enumerate() {
            let kept = !dims.contains(&dim);
            match merged.last_mut() {
                Some((last, total)) if *last == kept || size == 1 => *total *= size,
                // A leading dimension of one takes the role of what follows.
                Some((last, total)) if *total == 1 => (*last, *total) = (kept, size),
                _ => merged.push((kept, size)),
            }
        }
        let sizes: Shape = merged.iter().map(|&(_, size)| size).collect();
        let strides = crate::tensor::shape::row_major(&sizes);
        let mut groups = Groups { inner_kept: None, kept: Default::default(), reduced: Default::default() };
        for (idx, (&(kept, size), &stride)) in merged.iter().zip(&strides).enumerate() {
            if kept && idx + 1 == merged.len() {
                groups.inner_kept = Some((size, stride));
            } else {
                let side = if kept { &mut groups.kept } else { &mut groups.reduced };
                side.0.push(size);
                side.1.push(stride);
            }
        }
        groups
    }

    /// The number of results beyond the inner kept dimension.
    fn results(&self) -> usize {
        self.kept.0.iter().product()
    }

    /// Whether the innermost dimension, which is reduced, fills wide registers by itself.
    fn worth_folding(&self) -> bool {
        self.results() < CHAINS || self.reduced.0.last().is_some_and(|&inner| inner >= 64)
    }

    /// The rows of a matrix, when each of them becomes one result.
    fn rows(&self) -> Option<Rows> {
        match (&*self.kept.1, &*self.reduced.0) {
            (&[stride], &[length]) if self.results() >= CHAINS => Some(Rows { stride: stride as usize, length }),
            _ => None,
        }
    }
}

/// Rows that begin every `stride` elements.
#[derive(Clone, Copy)]
struct Rows {
    stride: usize,
    length: usize,
}

struct Job<'a> {
    inputs: &'a [Tensor],
    inits: &'a [Bits],
    elements: &'a [ElementType],
    combine: Combine<'a>,
    groups: &'a Groups,
}

/// A part of every result.
type Parts<'a> = SmallVec<[&'a mut [u8]; 4]>;

/// Input elements that are worth a task of their own.
const TASK: usize = 64 << 10;

impl Job<'_> {
    /// Splits the results into runs of `lanes`, some per task, and lets `work(first result, out slots)` fill them.
    fn each_run(
        &self,
        lanes: usize,
        results: &mut [Tensor],
        work: impl Fn(&mut Accumulator<'_>, usize, &mut [&mut [u8]]) -> Result<(), Trap> + Sync,
    ) -> Result<(), Trap> {
        let n_results = results[0].len();
        let per_result = (self.inputs[0].len() / n_results).max(1);
        let chunk = (TASK / per_result).max(1).next_multiple_of(lanes);
        let widths: SmallVec<[usize; 4]> = self.elements.iter().map(|element| element.width()).collect();
        // One list of result parts per task.
        let _held = hold(n_results.div_ceil(chunk).saturating_mul(size_of::<Parts<'_>>()))?;
        let mut parts: Vec<Parts<'_>> = Vec::new();
        for (result, &width) in results.iter_mut().zip(&widths) {
            for (task, part) in result.bytes_mut()?.chunks_mut(chunk * width).enumerate() {
                if task == parts.len() {
                    parts.push(SmallVec::new());
                }
                parts[task].push(part);
            }
        }
        parallel::try_chunks_mut(&mut parts, 1, |task, parts| {
            let mut sums = Accumulator::new(self.combine, self.elements)?;
            let mut first = task * chunk;
            let end = (first + chunk).min(n_results);
            while first < end {
                let n = lanes.min(end - first);
                let at = first - task * chunk;
                let outs = parts[0].iter_mut().zip(&widths);
                let mut outs: SmallVec<[&mut [u8]; 4]> =
                    outs.map(|(part, &width)| &mut part[at * width..][..n * width]).collect();
                work(&mut sums, first, &mut outs)?;
                first += n;
            }
            Ok(())
        })
    }

    /// The innermost dimension is kept: its elements are the lanes.
    fn along_lanes(&self, size: usize, results: &mut [Tensor]) -> Result<(), Trap> {
        let lanes = size.min(BLOCK);
        let (kept, reduced) = (&self.groups.kept, &self.groups.reduced);
        // Runs must not cross the end of the innermost dimension.
        let runs_per_line = size.div_ceil(lanes);
        let bases = offset_table(&kept.0, &kept.1)?;
        let lane_runs = |line: usize, start: usize, n: usize, sums: &mut Accumulator<'_>| {
            sums.start(n, self.inits);
            for offset in Offsets::new(&reduced.0, &reduced.1) {
                let position = (bases[line] + offset) as usize + start;
                let values = self.values(position, n);
                sums.push(&values)?;
            }
            Ok::<(), Trap>(())
        };
        if runs_per_line == 1 {
            return self.each_run(lanes, results, |sums, first, outs| {
                lane_runs(first / size, 0, lanes, sums)?;
                store_all(sums, outs);
                Ok(())
            });
        }
        self.each_run(size, results, |sums, first, outs| {
            for start in (0..size).step_by(lanes) {
                let n = lanes.min(size - start);
                lane_runs(first / size, start, n, sums)?;
                for (idx, (out, element)) in outs.iter_mut().zip(self.elements).enumerate() {
                    sums.store(idx, &mut out[start * element.width()..][..n * element.width()]);
                }
            }
            Ok(())
        })
    }

    /// The innermost dimension is reduced: rows of different results are the lanes, transposed block by block.
    fn across_rows(&self, results: &mut [Tensor]) -> Result<(), Trap> {
        const LANES: usize = 64;
        const COLUMNS: usize = 64;
        let (kept, reduced) = (&self.groups.kept, &self.groups.reduced);
        let (&inner, outer) = reduced.0.split_last().unwrap_or((&1, &[]));
        let outer_strides = &reduced.1[..outer.len()];
        let bases = offset_table(&kept.0, &kept.1)?;
        let row_group = kept.0.last().copied().unwrap_or(1);
        let row_stride = kept.1.last().copied().unwrap_or(0);
        // Lanes lie at equal distances, so they stay within the innermost kept dimension.
        let lanes = LANES.min(row_group);
        let fitting = if row_group % lanes == 0 { lanes } else { gcd(row_group, lanes).max(1) };
        let lanes = if self.groups.kept.0.len() <= 1 { lanes } else { fitting };
        self.each_run(lanes, results, |sums, first, outs| {
            let n = outs[0].len() / self.elements[0].width();
            let mut columns: SmallVec<[Slots; 4]> =
                self.elements.iter().map(|element| Slots::new(LANES * COLUMNS * element.width())).collect();
            sums.start(n, self.inits);
            for offset in Offsets::new(outer, outer_strides) {
                for start in (0..inner).step_by(COLUMNS) {
                    let width = COLUMNS.min(inner - start);
                    let base = bases[first] + offset + start as isize;
                    for (input, slots) in self.inputs.iter().zip(&mut columns) {
                        transpose(input, base, row_stride, n, width, slots);
                    }
                    for column in 0..width {
                        let values = columns.iter().zip(self.elements).map(|(slots, element)| {
                            let line = n * element.width();
                            &slots.bytes((column + 1) * line)[column * line..]
                        });
                        let values: SmallVec<[&[u8]; 4]> = values.collect();
                        sums.push(&values)?;
                    }
                }
            }
            store_all(sums, outs);
            Ok(())
        })
    }

    /// Results of an operation that may be regrouped: a block of partial results each, combined by halves.
    fn folded(&self, results: &mut [Tensor]) -> Result<(), Trap> {
        let (kept, reduced) = (&self.groups.kept, &self.groups.reduced);
        let (&inner, outer) = reduced.0.split_last().unwrap_or((&1, &[]));
        let outer_strides = &reduced.1[..outer.len()];
        let bases = offset_table(&kept.0, &kept.1)?;
        // A power of two: few, where there is little to combine lane by lane before the halves meet.
        let most_lanes = 1 << (inner / 8).clamp(inner.min(64), BLOCK).ilog2();
        self.each_run(1, results, |sums, first, outs| {
            let mut total = self.inits[0];
            for offset in Offsets::new(outer, outer_strides) {
                let base = (bases[first] + offset) as usize;
                let mut lanes = most_lanes;
                let mut position = lanes;
                sums.load(&self.values(base, lanes));
                while lanes > 0 {
                    while inner - position >= lanes {
                        sums.push(&self.values(base + position, lanes))?;
                        position += lanes;
                    }
                    lanes /= 2;
                    if lanes > 0 {
                        sums.halve()?;
                    }
                }
                sums.push(&[&total.bytes()[..outs[0].len()]])?;
                sums.store(0, outs[0]);
                total = Bits::from_slot(outs[0]);
            }
            Ok(())
        })
    }

    /// Float sums or products of many rows: some side by side, so that no addition waits for the one before.
    fn in_chains(&self, chains: Chains, rows: Rows, results: &mut [Tensor]) -> Result<(), Trap> {
        self.each_run(CHAINS, results, |_, first, outs| {
            fill(self.elements[0], outs[0], self.inits[0]);
            chains(outs[0], &self.inputs[0].bytes()[first * rows.stride * self.elements[0].width()..], rows);
            Ok(())
        })
    }

    /// Few results of a float sum or product: a plain loop in order.
    fn one_by_one(&self, fold: Fold, results: &mut [Tensor]) -> Result<(), Trap> {
        let (kept, reduced) = (&self.groups.kept, &self.groups.reduced);
        let (&inner, outer) = reduced.0.split_last().unwrap_or((&1, &[]));
        let outer_strides = &reduced.1[..outer.len()];
        let bases = offset_table(&kept.0, &kept.1)?;
        self.each_run(1, results, |_, first, outs| {
            let mut sum = self.inits[0];
            for offset in Offsets::new(outer, outer_strides) {
                sum = fold(sum, self.elements[0], self.values((bases[first] + offset) as usize, inner)[0]);
            }
            sum.store(outs[0]);
            Ok(())
        })
    }

    /// `n` slots of every input from a position on.
    fn values(&self, position: usize, n: usize) -> SmallVec<[&[u8]; 4]> {
        let slots = |input: &'_ Tensor| {
            let width = input.element().width();
            position * width..(position + n) * width
        };
        self.inputs.iter().map(|input| &input.bytes()[slots(input)]).collect()
    }
}

fn store_all(sums: &Accumulator<'_>, outs: &mut [&mut [u8]]) {
    for (idx, out) in outs.iter_mut().enumerate() {
        sums.store(idx, out);
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// `slots[column][row] = input[base + row · stride + column]`.
fn transpose(input: &Tensor, base: isize, stride: isize, rows: usize, columns: usize, slots: &mut Slots) {
    by_width!(input.element(), W => {
        let target = view_mut::<W>(slots.bytes_mut(rows * columns * size_of::<W>()));
        let source_view = View { base, strides: &[1, stride] };
        let target_view = View { base: 0, strides: &[rows as isize, 1] };
        strided::copy::<W>(&[columns, rows], input.as_slice(), source_view, target, target_view);
    });
}

/// A sum or product of slots in order, from a first value on.
type Fold = fn(Bits, ElementType, &[u8]) -> Bits;

/// The loop for operations whose order matters; others have faster ways.
fn sequential(combine: Combine<'_>, element: ElementType) -> Option<Fold> {
    let Combine::Binary(kind) = combine else {
        return None;
    };
    match (kind, element.class()) {
        (BinaryKind::Add, Class::F32) => Some(|sum, _, x| fold(sum, x, |sum: f32, x| sum + x)),
        (BinaryKind::Add, Class::F64) => Some(|sum, _, x| fold(sum, x, |sum: f64, x| sum + x)),
        (BinaryKind::Multiply, Class::F32) => Some(|sum, _, x| fold(sum, x, |sum: f32, x| sum * x)),
        (BinaryKind::Multiply, Class::F64) => Some(|sum, _, x| fold(sum, x, |sum: f64, x| sum * x)),
        (BinaryKind::Add, Class::Small(_)) => Some(|sum, element, x| fold_small(sum, element, x, |sum, x| sum + x)),
        (BinaryKind::Multiply, Class::Small(_)) => {
            Some(|sum, element, x| fold_small(sum, element, x, |sum, x| sum * x))
        }
        _ => None,
    }
}

/// Rows whose sums run side by side.
const CHAINS: usize = 8;

/// Continues the sums or products of up to [`CHAINS`] rows, each in order.
type Chains = fn(&mut [u8], &[u8], Rows);

/// The loop for operations whose order matters, of types that the machine computes with.
fn chains(combine: Combine<'_>, element: ElementType) -> Option<Chains> {
    let Combine::Binary(kind) = combine else {
        return None;
    };
    match (kind, element.class()) {
        (BinaryKind::Add, Class::F32) => Some(|sums, x, rows| continue_rows(sums, x, rows, |sum: f32, x| sum + x)),
        (BinaryKind::Add, Class::F64) => Some(|sums, x, rows| continue_rows(sums, x, rows, |sum: f64, x| sum + x)),
        (BinaryKind::Multiply, Class::F32) => Some(|sums, x, rows| continue_rows(sums, x, rows, |sum: f32, x| sum * x)),
        (BinaryKind::Multiply, Class::F64) => Some(|sums, x, rows| continue_rows(sums, x, rows, |sum: f64, x| sum * x)),
        _ => None,
    }
}

fn continue_rows<T: Native>(sums: &mut [u8], slots: &[u8], rows: Rows, f: impl Fn(T, T) -> T) {
    let (sums, slots) = (view_mut::<T>(sums), view::<T>(slots));
    let row = |index: usize| &slots[index * rows.stride..][..rows.length];
    let Some(all) = sums.first_chunk_mut::<CHAINS>() else {
        for (index, sum) in sums.iter_mut().enumerate() {
            *sum = dispatch(Chain(*sum, row(index), &f));
        }
        return;
    };
    let rows: [&[T]; CHAINS] = std::array::from_fn(row);
    let mut running = *all;
    for column in 0..rows[0].len() {
        for (sum, row) in running.iter_mut().zip(rows) {
            *sum = f(*sum, row[column]);
        }
    }
    *all = running;
}

struct Chain<'a, T, F>(T, &'a [T], F);

impl<T: Native, F: Fn(T, T) -> T> Task for Chain<'_, T, F> {
    type Output = T;

    #[inline(always)]
    fn run(self) -> T {
        self.1.iter().fold(self.0, |sum, &x| (self.2)(sum, x))
    }
}

fn fold<T: Native>(sum: Bits, slots: &[u8], f: impl Fn(T, T) -> T) -> Bits {
    Bits::new(dispatch(Chain(sum.get::<T>(), view(slots), f)))
}

fn fold_small(sum: Bits, element: ElementType, slots: &[u8], f: impl Fn(f32, f32) -> f32) -> Bits {
    let ElementType::Small(float) = element else {
        return sum;
    };
    let mut total = float.decode(sum.get());
    let mut wide = [0f32; BLOCK];
    for slots in slots.chunks(BLOCK * float.width()) {
        let wide = &mut wide[..slots.len() / float.width()];
        float.decode_block(slots, wide);
        total = wide.iter().fold(total, |total, &x| float.round(f(total, x)));
    }
    Bits::new(float.encode(total))
}

#[cfg(test)]
mod tests {
    use std::slice::from_ref;

    use super::*;
    use crate::kernels::bits::convert;
    use crate::tensor::shape::count;
    use ElementType::*;

    fn numbers(element: ElementType, shape: &[usize]) -> Tensor {
        let n = count(shape).unwrap() as u32;
        let value = |idx: u32| (idx.wrapping_mul(2_654_435_761) >> 8) as f32 / 8_388_608.0 - 1.0;
        let scale = if element.is_float() || element.is_complex() { 1.0 } else { 100.0 };
        let values: Vec<f32> = (0..n).map(|idx| value(idx) * scale).collect();
        convert(Tensor::from_slice(F32, shape, &values).unwrap(), element).unwrap()
    }

    /// The specification, one scalar at a time.
    fn reference(x: &Tensor, init: Bits, dims: &[usize], kind: BinaryKind) -> Tensor {
        let element = x.element();
        let shape: Shape = (0..x.rank()).filter(|dim| !dims.contains(dim)).map(|dim| x.shape()[dim]).collect();
        let mut out = Tensor::splat(element, &shape, init).unwrap();
        let dense = out.strides();
        let mut strides = Strides::new();
        let mut next = 0;
        for dim in 0..x.rank() {
            strides.push(if dims.contains(&dim) {
                0
            } else {
                next += 1;
                dense[next - 1]
            });
        }
        for (position, offset) in Offsets::new(x.shape(), &strides).enumerate() {
            let (sum, value) =
                (Tensor::scalar(element, out.get(offset as usize)), Tensor::scalar(element, x.get(position)));
            let sum = crate::kernels::elementwise::binary(kind, sum, value).unwrap();
            let width = element.width();
            sum.get(0).store(&mut out.bytes_mut().unwrap()[offset as usize * width..][..width]);
        }
        out
    }

    fn check(kind: BinaryKind, element: ElementType, shape: &[usize], dims: &[usize]) {
        let x = numbers(element, shape);
        let init = numbers(element, &[1]).get(0);
        let got = reduce(from_ref(&x), &[init], dims, Combine::Binary(kind), FpMode::Strict).unwrap();
        assert!(got[0] == reference(&x, init, dims, kind), "{} {element} {shape:?} over {dims:?}", kind.name());
    }

    #[test]
    fn nothing_gives_the_first_value() {
        for shape in [[0, 3], [3, 0], [0, 0]] {
            for dims in [&[0][..], &[1], &[0, 1]] {
                for element in [F32, I32, UI8] {
                    check(BinaryKind::Maximum, element, &shape, dims);
                    check(BinaryKind::Add, element, &shape, dims);
                }
            }
        }
    }

    #[test]
    fn sums_follow_the_reference() {
        use BinaryKind::*;
        let shapes: [(&[usize], &[usize]); 9] = [
            (&[7], &[0]),
            (&[3000], &[0]),
            (&[5, 300], &[1]),
            (&[300, 70], &[1]),
            (&[30, 2100], &[0]),
            (&[4, 5, 6, 7], &[1, 3]),
            (&[4, 5, 6, 7], &[0, 2]),
            (&[3, 1, 90, 2], &[2]),
            (&[2, 3], &[]),
        ];
        for (shape, dims) in shapes {
            for element in [F32, F64, ElementType::BF16, ElementType::F16, I32, I4, C64] {
                check(Add, element, shape, dims);
            }
            for element in [F32, I8, UI16, ElementType::BF16] {
                check(Maximum, element, shape, dims);
            }
            check(Multiply, UI4, shape, dims);
            check(Subtract, F32, shape, dims);
            check(Or, I1, shape, dims);
        }
        check(Add, F32, &[0, 3], &[0]);
        check(Add, F32, &[3, 0], &[0]);
        check(Add, F32, &[400, 700], &[1]);
        check(Add, F32, &[400, 700], &[0]);
    }

    /// Largest value and its position, first one wins.
    struct ArgMax;

    impl crate::kernels::combine::ScalarFn for ArgMax {
        fn call(&self, lanes: usize, args: &[&[u8]], out: &mut [&mut [u8]]) -> Result<(), Trap> {
            let (best, at, value, position) =
                (view::<f32>(args[0]), view::<i32>(args[1]), view::<f32>(args[2]), view::<i32>(args[3]));
            for lane in 0..lanes {
                let better = value[lane] > best[lane];
                view_mut::<f32>(out[0])[lane] = if better { value[lane] } else { best[lane] };
                view_mut::<i32>(out[1])[lane] = if better { position[lane] } else { at[lane] };
            }
            Ok(())
        }
    }

    #[test]
    fn regions_with_several_values() {
        for (shape, dim) in [([40, 30], 0), ([40, 30], 1), ([3, 500], 1)] {
            let x = numbers(F32, &shape);
            let position = crate::kernels::shape::iota(I32, &shape, dim).unwrap();
            let inits = [Bits::new(f32::NEG_INFINITY), Bits::new(-1)];
            let got = reduce(&[x.clone(), position], &inits, &[dim], Combine::Region(&ArgMax), FpMode::Strict).unwrap();
            let max = reduce(&[x], &inits[..1], &[dim], Combine::Binary(BinaryKind::Maximum), FpMode::Strict).unwrap();
            assert_eq!(got[0], max[0]);
            assert!(got[1].as_slice::<i32>().iter().all(|&at| at >= 0 && (at as usize) < shape[dim]));
        }
    }
}
