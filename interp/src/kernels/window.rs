//! `reduce_window` and `select_and_scatter`: sliding windows.
//!
//! Results along the last dimension are the lanes; every window offset, in row-major order, is one step of all lanes.
//! Cumulative sums, which XLA writes as windows as long as the dimension, take one step per element instead: while
//! only padding was seen, the running value is the initial one, so each result continues the one before.

use smallvec::SmallVec;

use super::block::BLOCK;
use super::combine::{Accumulator, Combine, FpMode, ScalarFn, Slots};
use super::compare::{Comparison, Order, test};
use super::kinds::Direction;
use super::parallel;
use super::shape::{Padding, pad, transpose};
use super::strided::{self, View};
use crate::by_width;
use crate::element::{Bits, ElementType};
use crate::tensor::memory::hold;
use crate::tensor::shape::{Offsets, row_major};
use crate::tensor::{Shape, Strides, Tensor, view_mut};
use crate::trap::Trap;

/// The window along one dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// Elements in the window.
    pub size: i64,
    /// Distance between windows.
    pub stride: i64,
    /// Distance between elements of the input before padding; the gaps hold the initial value.
    pub base_dilation: i64,
    /// Distance between elements in the window.
    pub window_dilation: i64,
    /// Padding before the first and after the last element.
    pub padding: (i64, i64),
}

impl Window {
    /// A window of one element.
    pub const UNIT: Window = Window { size: 1, stride: 1, base_dilation: 1, window_dilation: 1, padding: (0, 0) };

    fn padding(self) -> Padding {
        Padding { low: self.padding.0, high: self.padding.1, interior: self.base_dilation - 1 }
    }

    /// How many windows fit into a padded dimension.
    fn positions(self, padded: usize) -> Option<usize> {
        if self.size < 1 || self.stride < 1 || self.base_dilation < 1 || self.window_dilation < 1 {
            return None;
        }
        let reach = (self.size - 1).checked_mul(self.window_dilation)?.checked_add(1)?;
        let padded = i64::try_from(padded).ok()?;
        Some(if reach > padded { 0 } else { ((padded - reach) / self.stride + 1) as usize })
    }
}

/// Spec: reduce_window. The inputs have one shape; `inits` holds one value per input, `windows` one entry per
/// dimension.
pub fn reduce_window(
    inputs: &[Tensor],
    inits: &[Bits],
    windows: &[Window],
    combine: Combine<'_>,
) -> Result<Vec<Tensor>, Trap> {
    let bad = || Trap::invalid(format!("reduce_window: the operands do not fit {windows:?}"));
    let first = inputs.first().ok_or_else(bad)?;
    let alike = inputs.iter().all(|input| input.shape() == first.shape());
    if !alike || inits.len() != inputs.len() || windows.len() != first.rank() {
        return Err(bad());
    }
    let sizes = windows.iter().zip(first.shape());
    let padded_shape: Shape =
        sizes.map(|(window, &size)| window.padding().size(size)).collect::<Option<_>>().ok_or_else(bad)?;
    let positions = windows.iter().zip(&padded_shape).map(|(window, &size)| window.positions(size));
    let shape: Shape = positions.collect::<Option<_>>().ok_or_else(bad)?;
    let elements: SmallVec<[ElementType; 4]> = inputs.iter().map(Tensor::element).collect();
    if let Some((dim, backwards)) = cumulative(windows, first.shape())
        && (!backwards || elements.len() == 1 && combine.is_free(elements[0], FpMode::Strict))
        && absorbs(combine, &elements, inits)?
    {
        return scan(inputs, inits, dim, backwards, combine, &elements);
    }
    let mut results: Vec<Tensor> =
        elements.iter().map(|&element| Tensor::scratch(element, &shape)).collect::<Result<_, _>>()?;
    if results[0].len() == 0 {
        return Ok(results);
    }
    let paddings: SmallVec<[Padding; 6]> = windows.iter().map(|window| window.padding()).collect();
    let padded: Vec<Tensor> =
        inputs.iter().zip(inits).map(|(input, &init)| pad(input, init, &paddings)).collect::<Result<_, _>>()?;
    let own = row_major(&padded_shape);
    let Some((&lanes, outer)) = shape.split_last() else {
        // Rank 0: one window of one element.
        let mut sums = Accumulator::new(combine, &elements)?;
        sums.start(1, inits);
        sums.push(&inputs.iter().map(Tensor::bytes).collect::<SmallVec<[&[u8]; 4]>>())?;
        for (idx, result) in results.iter_mut().enumerate() {
            sums.store(idx, result.bytes_mut()?);
        }
        return Ok(results);
    };
    let last = windows[windows.len() - 1];
    // A step that is never taken may have any size.
    let steps: Strides =
        windows.iter().zip(&own).map(|(window, own)| (window.stride as isize).wrapping_mul(*own)).collect();
    let window_shape: Shape = windows.iter().map(|window| window.size as usize).collect();
    let window_strides: Strides =
        windows.iter().zip(&own).map(|(window, own)| (window.window_dilation as isize).wrapping_mul(*own)).collect();
    let rows = Rows { padded: &padded, elements: &elements, stride: last.stride as usize };
    // One list of result rows per task.
    let window_len: usize = window_shape.iter().product();
    let rows_per_task = (TASK / lanes.saturating_mul(window_len)).max(1);
    let n_parts = results[0].len().div_ceil(rows_per_task * lanes);
    let _held = hold(n_parts.saturating_mul(size_of::<SmallVec<[&mut [u8]; 4]>>()))?;
    let mut parts: Vec<SmallVec<[&mut [u8]; 4]>> = Vec::with_capacity(n_parts);
    for (result, &element) in results.iter_mut().zip(&elements) {
        let chunk = rows_per_task * lanes * element.width();
        for (task, part) in result.bytes_mut()?.chunks_mut(chunk).enumerate() {
            if task == parts.len() {
                parts.push(SmallVec::new());
            }
            parts[task].push(part);
        }
    }
    parallel::try_chunks_mut(&mut parts, 1, |task, parts| {
        let mut sums = Accumulator::new(combine, &elements)?;
        let mut spare = rows.spare();
        let starts = Offsets::starting_at(outer, &steps[..outer.len()], task * rows_per_task);
        let n_rows = parts[0][0].len() / (lanes * elements[0].width());
        for (row, base) in starts.take(n_rows).enumerate() {
            for start in (0..lanes).step_by(BLOCK) {
                let n = BLOCK.min(lanes - start);
                sums.start(n, inits);
                for offset in Offsets::new(&window_shape, &window_strides) {
                    let at = (base + offset) as usize + start * rows.stride;
                    rows.read(at, n, &mut spare, |values| sums.push(values))?;
                }
                for (idx, (part, element)) in parts[0].iter_mut().zip(&elements).enumerate() {
                    let at = (row * lanes + start) * element.width();
                    sums.store(idx, &mut part[at..][..n * element.width()]);
                }
            }
        }
        Ok(())
    })?;
    drop(parts);
    Ok(results)
}

/// Combinations that are worth a task of their own.
const TASK: usize = 64 << 10;

/// Reads lanes of padded inputs, side by side or `stride` apart.
struct Rows<'a> {
    padded: &'a [Tensor],
    elements: &'a [ElementType],
    stride: usize,
}

impl Rows<'_> {
    fn spare(&self) -> SmallVec<[Slots; 4]> {
        self.elements.iter().map(|element| Slots::new(BLOCK * element.width())).collect()
    }

    /// Calls `f` with `n` slots of every input from element `at` on.
    fn read(
        &self,
        at: usize,
        n: usize,
        spare: &mut [Slots],
        f: impl FnOnce(&[&[u8]]) -> Result<(), Trap>,
    ) -> Result<(), Trap> {
        if self.stride == 1 {
            let slots = self.padded.iter().zip(self.elements);
            let slots = slots.map(|(x, element)| &x.bytes()[at * element.width()..][..n * element.width()]);
            return f(&slots.collect::<SmallVec<[&[u8]; 4]>>());
        }
        for (x, slots) in self.padded.iter().zip(&mut *spare) {
            by_width!(x.element(), W => {
                let target = view_mut::<W>(slots.bytes_mut(n * size_of::<W>()));
                let source_view = View { base: at as isize, strides: &[self.stride as isize] };
                strided::copy::<W>(&[n], x.as_slice(), source_view, target, View { base: 0, strides: &[1] });
            });
        }
        let slots = spare.iter().zip(self.elements).map(|(slots, element)| slots.bytes(n * element.width()));
        f(&slots.collect::<SmallVec<[&[u8]; 4]>>())
    }
}

/// The dimension and direction of a cumulative window: as long as the dimension, one step at a time, padded on one
/// side only.
fn cumulative(windows: &[Window], shape: &[usize]) -> Option<(usize, bool)> {
    let mut moving = windows.iter().enumerate().filter(|&(_, &window)| window != Window::UNIT);
    let (dim, window) = moving.next()?;
    let plain = Window { size: window.size, padding: window.padding, ..Window::UNIT };
    if moving.next().is_some() || *window != plain || window.size as u64 != shape[dim] as u64 {
        return None;
    }
    match window.padding {
        (low, 0) if low == window.size - 1 => Some((dim, false)),
        (0, high) if high == window.size - 1 => Some((dim, true)),
        _ => None,
    }
}

/// Whether combining the initial values gives them back, bit by bit.
fn absorbs(combine: Combine<'_>, elements: &[ElementType], inits: &[Bits]) -> Result<bool, Trap> {
    let mut sums = Accumulator::new(combine, elements)?;
    sums.start(1, inits);
    let slots = inits.iter().zip(elements).map(|(init, &element)| init.slot(element));
    sums.push(&slots.collect::<SmallVec<[&[u8]; 4]>>())?;
    let mut same = true;
    for (idx, (init, &element)) in inits.iter().zip(elements).enumerate() {
        let mut slot = Bits::default();
        sums.store(idx, &mut slot.bytes_mut()[..element.width()]);
        same &= slot.slot(element) == init.slot(element);
    }
    Ok(same)
}

/// Running values along a dimension.
fn scan(
    inputs: &[Tensor],
    inits: &[Bits],
    dim: usize,
    backwards: bool,
    combine: Combine<'_>,
    elements: &[ElementType],
) -> Result<Vec<Tensor>, Trap> {
    // The dimension goes first; everything else becomes lanes.
    let rank = inputs[0].rank();
    let order: Shape = std::iter::once(dim).chain((0..rank).filter(|&other| other != dim)).collect();
    let mut back = Shape::from_elem(0, rank);
    order.iter().enumerate().for_each(|(idx, &dim)| back[dim] = idx);
    let turned: Vec<Tensor> = inputs.iter().map(|input| transpose(input, &order)).collect::<Result<_, _>>()?;
    let size = turned[0].shape()[0];
    let lanes = turned[0].len().checked_div(size).unwrap_or(0);
    let mut results: Vec<Tensor> =
        turned.iter().map(|input| Tensor::scratch(input.element(), input.shape())).collect::<Result<_, _>>()?;
    let mut sums = Accumulator::new(combine, elements)?;
    for start in (0..lanes).step_by(BLOCK) {
        let n = BLOCK.min(lanes - start);
        sums.start(n, inits);
        for step in 0..size {
            let row = if backwards { size - 1 - step } else { step };
            let range = |element: &ElementType| {
                let at = (row * lanes + start) * element.width();
                at..at + n * element.width()
            };
            let values = turned.iter().zip(elements).map(|(x, element)| &x.bytes()[range(element)]);
            sums.push(&values.collect::<SmallVec<[&[u8]; 4]>>())?;
            for (idx, (result, element)) in results.iter_mut().zip(elements).enumerate() {
                sums.store(idx, &mut result.bytes_mut()?[range(element)]);
            }
        }
    }
    results.iter().map(|result| transpose(result, &back)).collect()
}

/// Which of two window elements stays selected.
#[derive(Clone, Copy)]
pub enum Select<'a> {
    /// The selected one, if it compares so with the new one.
    Compare(Direction, Order),
    /// The selected one, if the computation of both says so.
    Region(&'a dyn ScalarFn),
}

/// Spec: select_and_scatter. In every window of `operand` one element is selected; `source` values are combined into
/// the result, which starts as `init`, at the selected places. Padding is never selected.
pub fn select_and_scatter(
    operand: &Tensor,
    source: &Tensor,
    init: Bits,
    windows: &[Window],
    select: Select<'_>,
    scatter: Combine<'_>,
) -> Result<Tensor, Trap> {
    let element = operand.element();
    let bad = || Trap::invalid(format!("select_and_scatter: the operands do not fit {windows:?}"));
    let fits = windows.len() == operand.rank() && source.rank() == operand.rank() && source.element() == element;
    let plain = |window: &Window| window.base_dilation == 1 && window.window_dilation == 1;
    if !fits || !windows.iter().all(plain) || operand.rank() == 0 {
        return Err(bad());
    }
    for ((window, &size), &positions) in windows.iter().zip(operand.shape()).zip(source.shape()) {
        let padded = window.padding().size(size).ok_or_else(bad)?;
        if window.positions(padded) != Some(positions) {
            return Err(bad());
        }
    }
    let mut result = Tensor::splat(element, operand.shape(), init)?;
    let chooser = match select {
        Select::Compare(direction, order) => Chooser::Test(test(direction, order, element)),
        Select::Region(region) => Chooser::Region(region),
    };
    let elements = [element];
    let mut sums = Accumulator::new(scatter, &elements)?;
    let mut places = Accumulator::new(scatter, &elements)?;
    let width = element.width();
    let last = source.rank() - 1;
    let lanes = source.shape()[last];
    let n_rows = source.len().checked_div(lanes).unwrap_or(0);
    let zeros = Strides::from_elem(0, last);
    let mut rows = Offsets::new(&source.shape()[..last], &zeros);
    let mut line = Line::new(element);
    let mut combined = Slots::new(BLOCK * width);
    for row in 0..n_rows {
        let index: Shape = rows.index().into();
        rows.next();
        for start in (0..lanes).step_by(BLOCK) {
            let n = BLOCK.min(lanes - start);
            line.select(operand, windows, &index, start, n, &chooser)?;
            // The reference reduces [source, result] from the initial value.
            sums.start(n, &[init]);
            sums.push(&[&source.bytes()[(row * lanes + start) * width..][..n * width]])?;
            sums.store(0, combined.bytes_mut(n * width));
            let slots = result.bytes_mut()?;
            for (value, &place) in combined.bytes(n * width).chunks_exact(width).zip(&line.places) {
                let Some(slot) = slots.get_mut(place * width..).and_then(|slots| slots.get_mut(..width)) else {
                    continue;
                };
                let (value, old) = (Bits::from_slot(value), Bits::from_slot(slot));
                let mut new = value;
                places.update(&mut [&mut new.bytes_mut()[..width]], &[old.slot(element)])?;
                slot.copy_from_slice(new.slot(element));
            }
        }
    }
    Ok(result)
}

enum Chooser<'a> {
    Test(Comparison),
    Region(&'a dyn ScalarFn),
}

impl Chooser<'_> {
    fn keeps(&self, selected: &[u8], current: &[u8], keep: &mut [u8]) -> Result<(), Trap> {
        match self {
            Chooser::Test(comparison) => comparison.apply(keep, selected, current),
            Chooser::Region(region) => region.call(keep.len(), &[selected, current], &mut [keep])?,
        }
        Ok(())
    }
}

/// The selection of one line of windows.
struct Line {
    element: ElementType,
    selected: Slots,
    current: Slots,
    keep: Vec<u8>,
    /// Positions in the operand; `usize::MAX` while nothing is selected.
    places: Vec<usize>,
}

impl Line {
    fn new(element: ElementType) -> Line {
        let room = || Slots::new(BLOCK * element.width());
        Line { element, selected: room(), current: room(), keep: vec![0; BLOCK], places: Vec::new() }
    }

    fn select(
        &mut self,
        operand: &Tensor,
        windows: &[Window],
        outer: &[usize],
        start: usize,
        lanes: usize,
        chooser: &Chooser<'_>,
    ) -> Result<(), Trap> {
        let own = operand.strides();
        let shape: Shape = windows.iter().map(|window| window.size as usize).collect();
        let zeros = Strides::from_elem(0, shape.len());
        let width = self.element.width();
        let last = windows.len() - 1;
        self.places.clear();
        self.places.resize(lanes, usize::MAX);
        let mut walk = Offsets::new(&shape, &zeros);
        let window_len: usize = shape.iter().product();
        for _ in 0..window_len {
            let index: Shape = walk.index().into();
            walk.next();
            let at = |dim: usize, position: usize| {
                position as i64 * windows[dim].stride + index[dim] as i64 - windows[dim].padding.0
            };
            let inside = |dim: usize, at: i64| 0 <= at && (at as u64) < operand.shape()[dim] as u64;
            if !outer.iter().enumerate().all(|(dim, &position)| inside(dim, at(dim, position))) {
                continue;
            }
            let base: isize =
                outer.iter().enumerate().map(|(dim, &position)| at(dim, position) as isize * own[dim]).sum();
            // The lanes whose element is inside are consecutive.
            let valid = |lane: &usize| inside(last, at(last, start + lane));
            let Some(first) = (0..lanes).find(valid) else {
                continue;
            };
            let n = (first..lanes).take_while(|lane| valid(lane)).count();
            let place = |lane: usize| base as usize + at(last, start + lane) as usize;
            let current = self.current.bytes_mut(n * width);
            for (idx, slot) in current.chunks_exact_mut(width).enumerate() {
                operand.get(place(first + idx)).store(slot);
            }
            let range = first * width..(first + n) * width;
            let selected = &self.selected.bytes(lanes * width)[range.clone()];
            chooser.keeps(selected, self.current.bytes(n * width), &mut self.keep[..n])?;
            let selected = &mut self.selected.bytes_mut(lanes * width)[range];
            let candidates = self.current.bytes(n * width).chunks_exact(width);
            for (idx, (slot, candidate)) in selected.chunks_exact_mut(width).zip(candidates).enumerate() {
                let chosen = &mut self.places[first + idx];
                if *chosen == usize::MAX || self.keep[idx] == 0 {
                    *chosen = place(first + idx);
                    slot.copy_from_slice(candidate);
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::slice::from_ref;

    use super::*;
    use crate::element::Native;
    use crate::kernels::bits::convert;
    use crate::kernels::elementwise::binary;
    use crate::kernels::kinds::BinaryKind;
    use ElementType::*;

    fn numbers(element: ElementType, shape: &[usize]) -> Tensor {
        let n = shape.iter().product::<usize>() as u32;
        let value = |idx: u32| (idx.wrapping_mul(2_654_435_761) >> 8) as f32 / 8_388_608.0 - 1.0;
        let scale = if element.is_float() { 1.0 } else { 100.0 };
        let values: Vec<f32> = (0..n).map(|idx| value(idx) * scale).collect();
        convert(Tensor::from_slice(F32, shape, &values).unwrap(), element).unwrap()
    }

    fn window(size: i64) -> Window {
        Window { size, ..Window::UNIT }
    }

    /// The definition over two dimensions, one scalar at a time.
    fn check(kind: BinaryKind, element: ElementType, shape: [usize; 2], windows: [Window; 2], init: Bits) {
        let x = numbers(element, &shape);
        let got = reduce_window(from_ref(&x), &[init], &windows, Combine::Binary(kind)).unwrap();
        let place = |dim: usize, out: usize, k: i64| {
            let at = out as i64 * windows[dim].stride + k * windows[dim].window_dilation - windows[dim].padding.0;
            let exact = at.rem_euclid(windows[dim].base_dilation) == 0;
            let at = at.div_euclid(windows[dim].base_dilation);
            (exact && at >= 0 && (at as usize) < shape[dim]).then_some(at as usize)
        };
        let columns = got[0].shape()[1];
        for position in 0..got[0].len() {
            let mut sum = Tensor::scalar(element, init);
            for ky in 0..windows[0].size {
                for kx in 0..windows[1].size {
                    let value = match (place(0, position / columns, ky), place(1, position % columns, kx)) {
                        (Some(y), Some(x_at)) => x.get(y * shape[1] + x_at),
                        _ => init,
                    };
                    sum = binary(kind, sum, Tensor::scalar(element, value)).unwrap();
                }
            }
            assert_eq!(got[0].get(position), sum.get(0), "{} {element} {windows:?} at {position}", kind.name());
        }
    }

    #[test]
    fn windows_follow_the_definition() {
        use BinaryKind::*;
        let zero = Bits::default();
        check(Add, F32, [5, 7], [window(2), window(3)], zero);
        check(Add, F32, [5, 7], [window(2), Window { stride: 2, padding: (1, 2), ..window(3) }], Bits::new(0.5f32));
        let far = Window { stride: i64::MAX, window_dilation: i64::MAX, ..window(1) };
        check(Add, F32, [5, 7], [far, window(3)], zero);
        check(
            Maximum,
            F32,
            [6, 5],
            [Window { window_dilation: 2, ..window(2) }, Window { base_dilation: 3, padding: (-1, 1), ..window(2) }],
            Bits::new(f32::NEG_INFINITY),
        );
        check(Add, ElementType::BF16, [5, 7], [window(3), window(3)], zero);
        check(Multiply, I4, [4, 4], [window(2), window(1)], Bits::new(1i8));
        // Cumulative, both ways, with and without an initial value that is absorbed.
        let forward = Window { padding: (6, 0), ..window(7) };
        let backward = Window { padding: (0, 6), ..window(7) };
        for element in [F32, I32, ElementType::BF16] {
            for way in [forward, backward] {
                check(Add, element, [3, 7], [Window::UNIT, way], zero);
                check(Add, element, [7, 3], [way, Window::UNIT], zero);
            }
        }
        check(Add, F32, [3, 7], [Window::UNIT, forward], Bits::new(0.25f32));
        check(Maximum, F32, [3, 7], [Window::UNIT, backward], Bits::new(0.25f32));
    }

    fn tensor<T: Native>(element: ElementType, shape: &[usize], values: &[T]) -> Tensor {
        Tensor::from_slice(element, shape, values).unwrap()
    }

    #[test]
    fn other_ranks_and_misfits() {
        let sum = Combine::Binary(BinaryKind::Add);
        let x = tensor(I32, &[], &[5]);
        assert_eq!(reduce_window(&[x], &[Bits::new(2)], &[], sum).unwrap()[0].as_slice::<i32>(), [7]);
        let x = numbers(F32, &[2, 2]);
        assert!(reduce_window(from_ref(&x), &[Bits::default()], &[window(1)], sum).is_err());
        assert!(reduce_window(from_ref(&x), &[Bits::default()], &[window(0), window(1)], sum).is_err());
        let wide = reduce_window(&[x], &[Bits::default()], &[window(i64::MAX), window(1)], sum).unwrap();
        assert_eq!(wide[0].shape(), [0, 2]);
    }

    #[test]
    fn gradients_of_pooling() {
        // The example of the specification.
        let operand = tensor(I32, &[4, 2], &[1, 5, 2, 5, 3, 6, 4, 4]);
        let source = tensor(I32, &[2, 2], &[5, 6, 7, 8]);
        let windows = [Window { stride: 2, padding: (0, 1), ..window(3) }, Window::UNIT];
        let select = Select::Compare(Direction::Ge, Order::Partial);
        let add = Combine::Binary(BinaryKind::Add);
        let got = select_and_scatter(&operand, &source, Bits::default(), &windows, select, add).unwrap();
        assert_eq!(got.as_slice::<i32>(), [0, 0, 0, 0, 5, 14, 7, 0]);
        // Ties keep the first with GE, padding is never selected.
        let operand = tensor(F32, &[4], &[1.0f32, 1.0, -5.0, -5.0]);
        let source = tensor(F32, &[3], &[1.0f32, 2.0, 4.0]);
        let windows = [Window { stride: 2, padding: (1, 1), ..window(2) }];
        let got = select_and_scatter(&operand, &source, Bits::default(), &windows, select, add).unwrap();
        assert_eq!(got.as_slice::<f32>(), [1.0, 2.0, 0.0, 4.0]);
    }
}
