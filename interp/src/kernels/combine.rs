//! Computations that a region describes, applied to many independent lanes at once: what reduce, reduce_window,
//! scatter, sort and map call back.
//!
//! The evaluator recognizes regions of a single operation ([`Combine::Binary`]); anything else it compiles to a
//! [`ScalarFn`].

use smallvec::SmallVec;

use super::arith;
use super::block::{BLOCK, Block2, apply2};
use super::kinds::BinaryKind;
use crate::by_width;
use crate::element::{Bits, Class, ElementType, SmallFloat};
use crate::tensor::{bytes_of, bytes_of_mut, view_mut};
use crate::trap::Trap;

/// A computation over scalars.
pub trait ScalarFn: Sync {
    /// Applies the computation to `lanes` sets of scalars, each on its own: `args[i]` holds the slots of argument `i`
    /// for all lanes, `out[i]` takes those of result `i`. Slices are aligned to eight bytes or their slots' width.
    fn call(&self, lanes: usize, args: &[&[u8]], out: &mut [&mut [u8]]) -> Result<(), Trap>;
}

/// How two values (or two lists of them) become one.
#[derive(Clone, Copy)]
pub enum Combine<'a> {
    /// One operation on the accumulator and the new value, in this order.
    Binary(BinaryKind),
    /// The new value replaces the old one.
    Replace,
    /// A computation of the accumulators and the new values, in this order.
    Region(&'a dyn ScalarFn),
}

/// Whether sums may be regrouped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FpMode {
    /// In the reference's order, each step rounded.
    #[default]
    Strict,
    /// In any order.
    Fast,
}

impl Combine<'_> {
    /// Whether regrouping values of this type changes nothing, or may.
    pub(crate) fn is_free(self, element: ElementType, mode: FpMode) -> bool {
        use BinaryKind::*;
        let Combine::Binary(kind) = self else {
            return false;
        };
        match kind {
            And | Or | Xor => true,
            Maximum | Minimum => !element.is_complex(),
            Add | Multiply => !(element.is_float() || element.is_complex()) || mode == FpMode::Fast,
            _ => false,
        }
    }
}

/// Memory for slots of any type, aligned to eight bytes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Slots(Vec<u64>);

impl Slots {
    pub(crate) fn new(n_bytes: usize) -> Slots {
        Slots(vec![0; n_bytes.div_ceil(8)])
    }

    pub(crate) fn bytes(&self, n_bytes: usize) -> &[u8] {
        &bytes_of(&self.0)[..n_bytes]
    }

    pub(crate) fn bytes_mut(&mut self, n_bytes: usize) -> &mut [u8] {
        &mut bytes_of_mut(&mut self.0)[..n_bytes]
    }
}

/// Fills slots with one value.
pub(crate) fn fill(element: ElementType, slots: &mut [u8], value: Bits) {
    by_width!(element, W => view_mut::<W>(slots).fill(value.get()));
}

/// Running values of up to [`BLOCK`] lanes. Small floats are held as `f32` and rounded after every step.
pub(crate) struct Accumulator<'a> {
    step: Step<'a>,
    elements: &'a [ElementType],
    sums: Vec<Slots>,
    /// Results of a region, or the widened new values.
    other: Vec<Slots>,
    lanes: usize,
}

#[derive(Clone, Copy)]
enum Step<'a> {
    Block(Block2),
    Small(Block2, SmallFloat),
    Replace,
    Region(&'a dyn ScalarFn),
}

impl<'a> Accumulator<'a> {
    /// For one running value per element type.
    pub(crate) fn new(combine: Combine<'a>, elements: &'a [ElementType]) -> Result<Accumulator<'a>, Trap> {
        let step = match (combine, elements) {
            (Combine::Region(region), _) => Step::Region(region),
            (Combine::Replace, _) => Step::Replace,
            (Combine::Binary(kind), &[element]) => {
                let block = arith::binary(kind, element.class())
                    .ok_or_else(|| Trap::unsupported(format!("{} is not implemented for {element}", kind.name())))?;
                match element.class() {
                    // Their operands would need preparation, see `elementwise::binary`.
                    _ if element.needs_normalize() && kind.is_right_shift() => {
                        return Err(Trap::unsupported(format!(
                            "{} is not implemented as a reduction of {element}",
                            kind.name()
                        )));
                    }
                    Class::Small(float) => Step::Small(block, float),
                    _ => Step::Block(block),
                }
            }
            (Combine::Binary(kind), _) => {
                return Err(Trap::invalid(format!("{} combines one value, not {}", kind.name(), elements.len())));
            }
        };
        let room = || elements.iter().map(|element| Slots::new(BLOCK * element.width().max(4))).collect();
        Ok(Accumulator { step, elements, sums: room(), other: room(), lanes: 0 })
    }

    /// Starts `lanes` lanes, each from the same values.
    pub(crate) fn start(&mut self, lanes: usize, init: &[Bits]) {
        debug_assert!(lanes <= BLOCK);
        self.lanes = lanes;
        for ((sums, &element), &value) in self.sums.iter_mut().zip(self.elements).zip(init) {
            match self.step {
                Step::Small(_, float) => {
                    view_mut::<f32>(sums.bytes_mut(lanes * 4)).fill(float.decode(value.get()));
                }
                _ => fill(element, sums.bytes_mut(lanes * element.width()), value),
            }
        }
    }

    /// Starts lanes from slots.
    pub(crate) fn load(&mut self, values: &[&[u8]]) {
        self.lanes = values.first().map_or(0, |slots| slots.len() / self.elements[0].width());
        for (sums, slots) in self.sums.iter_mut().zip(values) {
            match self.step {
                Step::Small(_, float) => float.decode_block(slots, view_mut(sums.bytes_mut(self.lanes * 4))),
                _ => sums.bytes_mut(slots.len()).copy_from_slice(slots),
            }
        }
    }

    /// Combines one new value per lane.
    pub(crate) fn push(&mut self, values: &[&[u8]]) -> Result<(), Trap> {
        let lanes = self.lanes;
        match self.step {
            Step::Block(block) => {
                block(self.sums[0].bytes_mut(values[0].len()), values[0]);
                self.elements[0].normalize(self.sums[0].bytes_mut(values[0].len()));
            }
            Step::Small(block, float) => {
                let wide = self.other[0].bytes_mut(lanes * 4);
                float.decode_block(values[0], view_mut(wide));
                let sums = self.sums[0].bytes_mut(lanes * 4);
                block(sums, wide);
                float.round_block(view_mut(sums));
            }
            Step::Replace => {
                for (sums, values) in self.sums.iter_mut().zip(values) {
                    sums.bytes_mut(values.len()).copy_from_slice(values);
                }
            }
            Step::Region(region) => {
                {
                    let sums = self.sums.iter().zip(self.elements);
                    let sums = sums.map(|(sums, element)| sums.bytes(lanes * element.width()));
                    let args: SmallVec<[&[u8]; 8]> = sums.chain(values.iter().copied()).collect();
                    let out = self.other.iter_mut().zip(self.elements);
                    let out = out.map(|(slots, element)| slots.bytes_mut(lanes * element.width()));
                    region.call(lanes, &args, &mut out.collect::<SmallVec<[&mut [u8]; 4]>>())?;
                }
                std::mem::swap(&mut self.sums, &mut self.other);
            }
        }
        Ok(())
    }

    /// Combines the upper half of the lanes, of which there are an even number, into the lower half.
    ///
    /// # Errors
    /// When the computation is no operation that may be regrouped.
    pub(crate) fn halve(&mut self) -> Result<(), Trap> {
        let half = self.lanes / 2;
        match self.step {
            Step::Block(block) => {
                let n_bytes = half * self.elements[0].width();
                let (lower, upper) = self.sums[0].bytes_mut(2 * n_bytes).split_at_mut(n_bytes);
                block(lower, upper);
                self.elements[0].normalize(lower);
            }
            Step::Small(block, float) => {
                let (lower, upper) = self.sums[0].bytes_mut(half * 8).split_at_mut(half * 4);
                block(lower, upper);
                float.round_block(view_mut(lower));
            }
            Step::Replace | Step::Region(_) => return Err(Trap::invalid("only single operations may be regrouped")),
        }
        self.lanes = half;
        Ok(())
    }

    /// Combines new values into memory: `targets[i] = combine(targets, values)[i]`, for up to [`BLOCK`] lanes.
    pub(crate) fn update(&mut self, targets: &mut [&mut [u8]], values: &[&[u8]]) -> Result<(), Trap> {
        match self.step {
            Step::Block(block) => {
                block(targets[0], values[0]);
                self.elements[0].normalize(targets[0]);
            }
            Step::Small(block, _) => apply2(block, self.elements[0], targets[0], values[0]),
            Step::Replace => targets.iter_mut().zip(values).for_each(|(target, value)| target.copy_from_slice(value)),
            Step::Region(_) => {
                self.load(&targets.iter().map(|target| &**target).collect::<SmallVec<[&[u8]; 4]>>());
                self.push(values)?;
                targets.iter_mut().enumerate().for_each(|(idx, target)| self.store(idx, target));
            }
        }
        Ok(())
    }

    /// Writes the running values of operand `idx`.
    pub(crate) fn store(&self, idx: usize, out: &mut [u8]) {
        match self.step {
            Step::Small(_, float) => {
                float.encode_block(crate::tensor::view(self.sums[idx].bytes(self.lanes * 4)), out);
            }
            _ => out.copy_from_slice(self.sums[idx].bytes(out.len())),
        }
    }
}
