//! `sort`: lines along one dimension are ordered together, always stably.
//!
//! Comparators that compare operands one after the other become keys: every element is mapped to an unsigned number
//! of the same order, and numbers are sorted without calling anything. Other comparators drive a merge sort that
//! stays in bounds and ends whatever they answer.

use super::combine::ScalarFn;
use super::compare::{Order, total_key_32, total_key_64};
use super::shape::transpose;
use crate::by_width;
use crate::element::{Bits, Class, ElementType, Width};
use crate::tensor::memory::{Held, hold};
use crate::tensor::{Shape, Tensor, view, view_mut};
use crate::trap::Trap;

/// One operand that a comparator looks at, most significant first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortKey {
    /// Which operand.
    pub operand: usize,
    /// Larger elements come first.
    pub descending: bool,
    /// How floats are ordered. `Partial` takes the zeros as equal and NaNs as equal and largest.
    pub order: Order,
}

/// When one line position comes before another.
#[derive(Clone, Copy)]
pub enum Comparator<'a> {
    /// By these operands.
    Keys(&'a [SortKey]),
    /// By a computation of `lhs0, rhs0, lhs1, rhs1, …` with one boolean result.
    Region(&'a dyn ScalarFn),
}

/// Spec: sort. All inputs have one shape; positions along `dim` are reordered alike in all of them.
pub fn sort(inputs: &[Tensor], dim: usize, comparator: Comparator<'_>) -> Result<Vec<Tensor>, Trap> {
    let bad = || Trap::invalid(format!("sort: {} operands of one shape along dimension {dim}", inputs.len()));
    let first = inputs.first().ok_or_else(bad)?;
    if let Comparator::Keys(keys) = comparator {
        for key in keys {
            let element = inputs.get(key.operand).ok_or_else(bad)?.element();
            if element.is_complex() {
                return Err(Trap::unsupported(format!(
                    "sort: {element} has no order; compare the real or imaginary parts"
                )));
            }
        }
    }
    let &size = first.shape().get(dim).ok_or_else(bad)?;
    if inputs.iter().any(|input| input.shape() != first.shape()) {
        return Err(bad());
    }
    if size < 2 || first.len() == 0 {
        return Ok(inputs.to_vec());
    }
    if u32::try_from(size).is_err() {
        return Err(Trap::unsupported(format!("sort: lines of {size} elements, the most are {}", u32::MAX)));
    }
    // Lines become rows.
    let last = first.rank() - 1;
    let mut order: Shape = (0..first.rank()).collect();
    order.swap(dim, last);
    let mut rows = inputs.iter().map(|input| transpose(input, &order)).collect::<Result<Vec<_>, _>>()?;
    let alone = match (comparator, inputs.len()) {
        (Comparator::Keys(&[key]), 1) if first.element().width() == 4 => Some(key),
        _ => None,
    };
    let mut sorter = Sorter::new(size, comparator, &rows)?;
    for row in 0..first.len() / size {
        let start = row * size;
        if let Some(key) = alone
            && sorter.alone(key, &mut rows[0], start)?
        {
            continue;
        }
        match comparator {
            Comparator::Keys(keys) => sorter.by_keys(keys, &rows, start),
            Comparator::Region(region) => sorter.by_region(region, &rows, start)?,
        }
        for tensor in &mut rows {
            sorter.apply(tensor, start)?;
        }
    }
    rows.iter().map(|row| transpose(row, &order)).collect()
}

/// A permutation of one row and the memory to find it.
struct Sorter {
    _held: Held,
    permutation: Vec<u32>,
    items: Vec<u64>,
    spare: Vec<u64>,
    wide: Vec<(u64, u32)>,
    keys: Vec<u32>,
    spare_keys: Vec<u32>,
    saved: Vec<u8>,
}

impl Sorter {
    fn new(size: usize, comparator: Comparator<'_>, rows: &[Tensor]) -> Result<Sorter, Trap> {
        let widest = |rows: &mut dyn Iterator<Item = &Tensor>| rows.map(|row| row.element().width()).max().unwrap_or(0);
        let searching = match comparator {
            Comparator::Keys(keys) if widest(&mut keys.iter().map(|key| &rows[key.operand])) == 8 => 16 + 8,
            Comparator::Keys(_) => 8 + 8,
            Comparator::Region(_) => 4,
        };
        let _held = hold(size.saturating_mul(4 + searching + widest(&mut rows.iter())))?;
        Ok(Sorter {
            _held,
            permutation: vec![0; size],
            items: Vec::new(),
            spare: Vec::new(),
            wide: Vec::new(),
            keys: Vec::new(),
            spare_keys: Vec::new(),
            saved: Vec::new(),
        })
    }

    /// Sorts a row whose slots are told by their keys, and so need no permutation; `false` when they are not.
    fn alone(&mut self, key: SortKey, row: &mut Tensor, start: usize) -> Result<bool, Trap> {
        let (element, size) = (row.element(), self.permutation.len());
        let slots = &view::<u32>(row.bytes())[start..][..size];
        // Zeros of both signs are equal, and so are all NaNs.
        let told = |&slot: &u32| slot != 1 << 31 && !f32::from_bits(slot).is_nan();
        if element == ElementType::F32 && key.order == Order::Partial && !slots.iter().all(told) {
            return Ok(false);
        }
        let flip = if key.descending { u32::MAX } else { 0 };
        let sign = 1u32 << 31;
        self.keys.clear();
        match element.class() {
            Class::F32 => {
                self.keys.extend(slots.iter().map(|&slot| total_key_32(slot as i32) as u32 ^ sign ^ flip));
            }
            Class::Signed(_) => self.keys.extend(slots.iter().map(|&slot| slot ^ sign ^ flip)),
            _ => self.keys.extend(slots.iter().map(|&slot| slot ^ flip)),
        }
        sort_digits(&mut self.keys, &mut self.spare_keys, 0, u64::from);
        let slots = &mut view_mut::<u32>(row.bytes_mut()?)[start..][..size];
        let sorted = slots.iter_mut().zip(&self.keys);
        match element.class() {
            // The key of a key is the slot.
            Class::F32 => sorted.for_each(|(slot, &key)| *slot = total_key_32((key ^ sign ^ flip) as i32) as u32),
            Class::Signed(_) => sorted.for_each(|(slot, &key)| *slot = key ^ sign ^ flip),
            _ => sorted.for_each(|(slot, &key)| *slot = key ^ flip),
        }
        Ok(true)
    }

    /// Sorts by the least significant key first; each pass keeps the order of the ones before.
    fn by_keys(&mut self, keys: &[SortKey], rows: &[Tensor], start: usize) {
        self.permutation.iter_mut().zip(0..).for_each(|(slot, position)| *slot = position);
        let size = self.permutation.len();
        for key in keys.iter().rev() {
            let element = rows[key.operand].element();
            let width = element.width();
            let slots = &rows[key.operand].bytes()[start * width..][..size * width];
            let flip = if key.descending { u64::MAX } else { 0 };
            if width == 8 {
                self.wide.clear();
                let numbers = self.permutation.iter().map(|&at| number(element, key.order, slots, at as usize) ^ flip);
                self.wide.extend(numbers.zip(0..));
                self.wide.sort_unstable();
                self.spare.clear();
                self.spare
                    .extend(self.wide.iter().map(|&(_, position)| u64::from(self.permutation[position as usize])));
                self.permutation.iter_mut().zip(&self.spare).for_each(|(slot, &at)| *slot = at as u32);
            } else {
                // Keys of 32 bits above the row position; the low half keeps the order of earlier passes.
                self.items.clear();
                self.items.extend(
                    self.permutation
                        .iter()
                        .map(|&at| (number(element, key.order, slots, at as usize) ^ flip) << 32 | u64::from(at)),
                );
                sort_digits(&mut self.items, &mut self.spare, 32, |item| item);
                self.permutation.iter_mut().zip(&self.items).for_each(|(slot, &item)| *slot = item as u32);
            }
        }
    }

    /// Merge sort; `rhs` goes first only when the comparator says so, which makes it stable.
    fn by_region(&mut self, region: &dyn ScalarFn, rows: &[Tensor], start: usize) -> Result<(), Trap> {
        let mut args = vec![Bits::default(); rows.len() * 2];
        let mut before = |lhs: u32, rhs: u32| {
            for (row, pair) in rows.iter().zip(args.as_chunks_mut::<2>().0) {
                *pair = [row.get(start + lhs as usize), row.get(start + rhs as usize)];
            }
            let slots = args.iter().enumerate().map(|(idx, value)| value.slot(rows[idx / 2].element()));
            let slots: smallvec::SmallVec<[&[u8]; 8]> = slots.collect();
            let mut answer = [0];
            region.call(1, &slots, &mut [&mut answer])?;
            Ok::<bool, Trap>(answer[0] != 0)
        };
        let size = self.permutation.len();
        let mut from: Vec<u32> = (0..size as u32).collect();
        let mut to = std::mem::take(&mut self.permutation);
        let mut run = 1;
        while run < size {
            for low in (0..size).step_by(2 * run) {
                let middle = (low + run).min(size);
                let high = (low + 2 * run).min(size);
                let (mut left, mut right) = (low, middle);
                for slot in &mut to[low..high] {
                    let take_right = left == middle || right < high && before(from[right], from[left])?;
                    let side = if take_right { &mut right } else { &mut left };
                    *slot = from[*side];
                    *side += 1;
                }
            }
            std::mem::swap(&mut from, &mut to);
            run *= 2;
        }
        self.permutation = from;
        Ok(())
    }

    /// Reorders one row of a tensor.
    fn apply(&mut self, tensor: &mut Tensor, start: usize) -> Result<(), Trap> {
        let element = tensor.element();
        let (size, width) = (self.permutation.len(), element.width());
        let row = &mut tensor.bytes_mut()?[start * width..][..size * width];
        self.saved.clear();
        self.saved.extend_from_slice(row);
        by_width!(element, W => {
            const WIDTH: usize = size_of::<W>();
            let (saved, row) = (self.saved.as_chunks::<WIDTH>().0, row.as_chunks_mut::<WIDTH>().0);
            row.iter_mut().zip(&self.permutation).for_each(|(slot, &at)| *slot = saved[at as usize]);
        });
        Ok(())
    }
}

/// An element as a number of the same order.
fn number(element: ElementType, order: Order, slots: &[u8], at: usize) -> u64 {
    const SIGN_32: u32 = 1 << 31;
    const SIGN_64: u64 = 1 << 63;
    let float_32 = |value: f32| {
        let bits = match order {
            Order::Total => value.to_bits() as i32,
            _ if value.is_nan() => i32::MAX,
            _ => (value + 0.0).to_bits() as i32,
        };
        u64::from(total_key_32(bits) as u32 ^ SIGN_32)
    };
    match element.class() {
        Class::Bool | Class::Unsigned(Width::W1) => u64::from(slots[at]),
        Class::Unsigned(Width::W2) => u64::from(view::<u16>(slots)[at]),
        Class::Unsigned(Width::W4) => u64::from(view::<u32>(slots)[at]),
        Class::Unsigned(Width::W8) => view::<u64>(slots)[at],
        Class::Signed(Width::W1) => u64::from(i32::from(slots[at] as i8) as u32 ^ SIGN_32),
        Class::Signed(Width::W2) => u64::from(i32::from(view::<i16>(slots)[at]) as u32 ^ SIGN_32),
        Class::Signed(Width::W4) => u64::from(view::<u32>(slots)[at] ^ SIGN_32),
        Class::Signed(Width::W8) => view::<u64>(slots)[at] ^ SIGN_64,
        Class::Small(float) if float.width() == 2 => float_32(float.decode(view::<u16>(slots)[at])),
        Class::Small(float) => float_32(float.decode(u16::from(slots[at]))),
        Class::F32 => float_32(view::<f32>(slots)[at]),
        Class::F64 => {
            let value = view::<f64>(slots)[at];
            let bits = match order {
                Order::Total => value.to_bits() as i64,
                _ if value.is_nan() => i64::MAX,
                _ => (value + 0.0).to_bits() as i64,
            };
            total_key_64(bits) as u64 ^ SIGN_64
        }
        // `sort` refuses complex keys.
        Class::C64 | Class::C128 => 0,
    }
}

/// Sorts by 32 bits of `number`, those from `low` on, keeping the order of equal ones.
fn sort_digits<T: Copy + Default>(items: &mut Vec<T>, spare: &mut Vec<T>, low: u32, number: impl Fn(T) -> u64) {
    const DIGIT: u32 = 11;
    const BUCKETS: usize = 1 << DIGIT;
    if items.len() < 512 {
        items.sort_by_key(|&item| number(item) >> low);
        return;
    }
    spare.clear();
    spare.resize(items.len(), T::default());
    let digit = |item: T, place: u32| (number(item) >> (low + place * DIGIT)) as usize % BUCKETS;
    // All digits are counted in one pass.
    let mut counts = [[0u32; BUCKETS]; 3];
    for &item in items.iter() {
        for (place, counts) in (0..).zip(&mut counts) {
            counts[digit(item, place)] += 1;
        }
    }
    for (place, counts) in (0..).zip(&mut counts) {
        if counts[digit(items[0], place)] as usize == items.len() {
            continue;
        }
        let mut next = 0;
        for count in counts.iter_mut() {
            next += std::mem::replace(count, next);
        }
        for &item in items.iter() {
            let at = &mut counts[digit(item, place)];
            spare[*at as usize] = item;
            *at += 1;
        }
        std::mem::swap(items, spare);
    }
}

#[cfg(test)]
mod tests {
    use std::slice::from_ref;

    use super::*;
    use ElementType::*;

    fn key(operand: usize, descending: bool, order: Order) -> SortKey {
        SortKey { operand, descending, order }
    }

    fn keyed(inputs: &[Tensor], dim: usize, keys: &[SortKey]) -> Vec<Tensor> {
        sort(inputs, dim, Comparator::Keys(keys)).unwrap()
    }

    #[test]
    fn what_has_no_order_is_told() {
        let x = Tensor::scratch(C64, &[2]).unwrap();
        let trap = sort(from_ref(&x), 0, Comparator::Keys(&[key(0, false, Order::Partial)])).unwrap_err();
        assert_eq!(trap.to_string(), "sort: complex<f32> has no order; compare the real or imaginary parts");
    }

    #[test]
    fn numbers_of_every_kind() {
        let x = Tensor::from_slice(F32, &[6], &[1.0f32, f32::NAN, -0.0, 0.0, -2.0, f32::INFINITY]).unwrap();
        let at = Tensor::from_slice(I64, &[6], &[0i64, 1, 2, 3, 4, 5]).unwrap();
        let positions = |descending, order| {
            keyed(&[x.clone(), at.clone()], 0, &[key(0, descending, order)])[1].as_slice::<i64>().to_vec()
        };
        assert_eq!(positions(false, Order::Partial), [4, 2, 3, 0, 5, 1]);
        assert_eq!(positions(true, Order::Partial), [1, 5, 0, 2, 3, 4]);
        assert_eq!(positions(true, Order::Total), [1, 5, 0, 3, 2, 4]);
        let x = Tensor::from_slice(I64, &[4], &[3, i64::MIN, -1, i64::MAX]).unwrap();
        assert_eq!(keyed(&[x], 0, &[key(0, false, Order::Partial)])[0].as_slice::<i64>(), [i64::MIN, -1, 3, i64::MAX]);
        let x = Tensor::from_slice(I4, &[3], &[3i8, -8, -1]).unwrap();
        assert_eq!(keyed(&[x], 0, &[key(0, false, Order::Partial)])[0].as_slice::<i8>(), [-8, -1, 3]);
    }

    #[test]
    fn long_rows_and_several_keys() {
        let n = 5000usize;
        let values: Vec<i32> = (0..n as u32).map(|x| (x.wrapping_mul(2_654_435_761) >> 20) as i32 - 2048).collect();
        let x = Tensor::from_slice(I32, &[n], &values).unwrap();
        let at = crate::kernels::shape::iota(UI32, &[n], 0).unwrap();
        let got = keyed(&[x.clone(), at.clone()], 0, &[key(0, false, Order::Partial)]);
        let mut expect: Vec<(i32, u32)> = values.iter().copied().zip(0..).collect();
        expect.sort();
        assert!(
            got[0]
                .as_slice::<i32>()
                .iter()
                .zip(got[1].as_slice::<u32>())
                .map(|(&x, &i)| (x, i))
                .eq(expect.iter().copied())
        );
        let got = keyed(&[x.clone(), at], 0, &[key(0, true, Order::Partial), key(1, true, Order::Partial)]);
        expect.reverse();
        assert!(got[0].as_slice::<i32>().iter().zip(got[1].as_slice::<u32>()).map(|(&x, &i)| (x, i)).eq(expect));
    }

    #[test]
    fn one_operand_alone() {
        // With zeros of both signs and NaNs, and without: by keys alone only then.
        let n = 1500u32;
        let mixed = |x: u32| x.wrapping_mul(2_654_435_761);
        let plain: Vec<f32> = (0..n).map(|x| (mixed(x) >> 8) as f32 - 8e6).collect();
        let special: Vec<f32> = (0..n).map(|x| [0.0, -0.0, f32::NAN, -f32::NAN, 1.5][mixed(x) as usize % 5]).collect();
        for (values, order, descending) in [
            (&plain, Order::Partial, false),
            (&plain, Order::Partial, true),
            (&special, Order::Partial, false),
            (&special, Order::Partial, true),
            (&special, Order::Total, false),
        ] {
            let x = Tensor::from_slice(F32, &[n as usize], values).unwrap();
            let got = keyed(from_ref(&x), 0, &[key(0, descending, order)]);
            let mut expect = values.clone();
            let order_of = |x: f32, y: f32| match order {
                Order::Total => x.total_cmp(&y),
                _ => x.partial_cmp(&y).unwrap_or_else(|| x.is_nan().cmp(&y.is_nan())),
            };
            expect.sort_by(|&x, &y| if descending { order_of(y, x) } else { order_of(x, y) });
            let bits = |values: &[f32]| values.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
            assert_eq!(bits(got[0].as_slice()), bits(&expect), "{order:?} {descending}");
        }
        let values: Vec<u32> = (0..n).map(mixed).collect();
        let x = Tensor::from_slice(UI32, &[n as usize], &values).unwrap();
        let got = keyed(from_ref(&x), 0, &[key(0, true, Order::Partial)]);
        assert!(got[0].as_slice::<u32>().is_sorted_by(|x, y| x >= y));
        let x = Tensor::from_slice(I32, &[n as usize], &values).unwrap();
        let got = keyed(from_ref(&x), 0, &[key(0, false, Order::Partial)]);
        assert!(got[0].as_slice::<i32>().is_sorted());
    }

    #[test]
    fn other_dimensions() {
        let x = Tensor::from_slice(I32, &[3, 2], &[3, 1, 1, 2, 2, 0]).unwrap();
        assert_eq!(keyed(from_ref(&x), 0, &[key(0, false, Order::Partial)])[0].as_slice::<i32>(), [1, 0, 2, 1, 3, 2]);
        assert_eq!(keyed(from_ref(&x), 1, &[key(0, false, Order::Partial)])[0].as_slice::<i32>(), [1, 3, 1, 2, 0, 2]);
        assert!(sort(&[x], 2, Comparator::Keys(&[])).is_err());
    }

    /// Compares by a function of the first operand's pair.
    struct By(fn(i32, i32) -> bool);

    impl ScalarFn for By {
        fn call(&self, lanes: usize, args: &[&[u8]], out: &mut [&mut [u8]]) -> Result<(), Trap> {
            let pairs = view::<i32>(args[0]).iter().zip(view::<i32>(args[1]));
            for (answer, (&lhs, &rhs)) in out[0][..lanes].iter_mut().zip(pairs) {
                *answer = u8::from(self.0(lhs, rhs));
            }
            Ok(())
        }
    }

    #[test]
    fn comparators() {
        let x = Tensor::from_slice(I32, &[7], &[13, 21, 11, 32, 22, 31, 12]).unwrap();
        let tens = sort(from_ref(&x), 0, Comparator::Region(&By(|a, b| a / 10 < b / 10))).unwrap();
        assert_eq!(tens[0].as_slice::<i32>(), [13, 11, 12, 21, 22, 32, 31]);
        // Nonsense comparators end and lose nothing.
        for nonsense in [(|_, _| true) as fn(i32, i32) -> bool, |a, b| a % 3 != b % 2] {
            let mut got =
                sort(from_ref(&x), 0, Comparator::Region(&By(nonsense))).unwrap()[0].as_slice::<i32>().to_vec();
            got.sort_unstable();
            assert_eq!(got, [11, 12, 13, 21, 22, 31, 32]);
        }
    }
}
