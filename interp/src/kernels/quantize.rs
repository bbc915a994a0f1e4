//! Quantization: storage integers as the real numbers that they stand for, and back.
//!
//! Spec: quantization computations, `dequantize` and `quantize`. Every step is rounded to the expressed type; the difference
//! of a stored integer and its zero point is exact, whatever the width of the storage.

use std::ops::Range;

use super::arith::Float;
use super::parallel::{self, GRAIN_BYTES};
use crate::element::convert::{BLOCK, convert_block};
use crate::element::{Class, ElementType};
use crate::tensor::{Tensor, bytes_of, bytes_of_mut};
use crate::trap::Trap;

/// A quantized element type: the stored integer `q` stands for `(q - zero_point) * scale`.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantization {
    /// The integer that is stored.
    pub storage: ElementType,
    /// The float that it stands for.
    pub expressed: ElementType,
    /// The smallest stored value.
    pub min: i64,
    /// The largest stored value.
    pub max: i64,
    /// The dimension whose slices have parameters of their own; without one there is one of each.
    pub axis: Option<usize>,
    /// One a slice.
    pub scales: Vec<f64>,
    /// One a slice.
    pub zero_points: Vec<i64>,
}

impl Quantization {
    /// The real numbers that `x` stands for.
    ///
    /// # Errors
    /// A tensor of another element type or without a parameter for each slice, too little memory.
    pub fn dequantize(&self, x: &Tensor) -> Result<Tensor, Trap> {
        self.convert(x, self.storage, self.expressed, [dequantize_block::<f32>, dequantize_block::<f64>])
    }

    /// The stored integers that stand for the numbers nearest to those of `x`; NaN becomes 0.
    ///
    /// # Errors
    /// As in [`Quantization::dequantize`].
    pub fn quantize(&self, x: &Tensor) -> Result<Tensor, Trap> {
        self.convert(x, self.expressed, self.storage, [quantize_block::<f32>, quantize_block::<f64>])
    }

    /// Converts block by block, computing in `f32` or `f64`.
    fn convert(&self, x: &Tensor, from: ElementType, to: ElementType, works: [BlockWork; 2]) -> Result<Tensor, Trap> {
        if x.element() != from {
            return Err(Trap::invalid(format!("expected elements of type {from}, found {}", x.type_name())));
        }
        let work = match self.expressed.class() {
            Class::Small(_) | Class::F32 => works[0],
            Class::F64 => works[1],
            _ => return Err(Trap::unsupported(format!("quantized values that stand for {}", self.expressed))),
        };
        let slices = self.slices(x)?;
        let (narrow, wide) = (from.width(), to.width());
        let mut result = Tensor::scratch(to, x.shape())?;
        let grain = (GRAIN_BYTES / wide).max(BLOCK);
        parallel::chunks_mut(result.bytes_mut()?, grain * wide, |start, chunk| {
            for (at, out) in chunk.chunks_mut(BLOCK * wide).enumerate() {
                let first = start / wide + at * BLOCK;
                let source = &x.bytes()[first * narrow..][..out.len() / wide * narrow];
                work(self, Part { slices, first }, source, out);
            }
        });
        Ok(result)
    }

    /// How parameters follow each other along the row-major elements of `x`.
    fn slices(&self, x: &Tensor) -> Result<Slices, Trap> {
        let count = self.scales.len();
        let Some(axis) = self.axis.filter(|_| x.len() != 0) else {
            return Ok(Slices { inner: usize::MAX, count: 1 });
        };
        match x.shape().get(axis) {
            Some(&size) if size == count && count == self.zero_points.len() => {
                Ok(Slices { inner: x.shape()[axis + 1..].iter().product(), count })
            }
            _ => Err(Trap::invalid(format!("{count} scales along dimension {axis} of {}", x.type_name()))),
        }
    }
}

/// The work on one block of at most [`BLOCK`] elements.
type BlockWork = fn(&Quantization, Part, &[u8], &mut [u8]);

/// Runs of `inner` elements share parameters; there are `count` of these.
#[derive(Clone, Copy)]
struct Slices {
    inner: usize,
    count: usize,
}

/// A block that begins with element number `first` of a tensor.
#[derive(Clone, Copy)]
struct Part {
    slices: Slices,
    first: usize,
}

impl Part {
    /// Calls `work` for the runs of the block's `len` elements, with the number of their parameters.
    fn runs(self, len: usize, mut work: impl FnMut(Range<usize>, usize)) {
        let Slices { inner, count } = self.slices;
        let mut at = 0;
        while at < len {
            let position = self.first + at;
            let end = len.min(at.saturating_add(inner - position % inner));
            work(at..end, position / inner % count);
            at = end;
        }
    }
}

/// The type that blocks are computed in.
const fn element_of<T>() -> ElementType {
    if size_of::<T>() == 4 { ElementType::F32 } else { ElementType::F64 }
}

/// A parameter in the expressed type.
fn rounded<T: Float>(value: f64, expressed: ElementType) -> T {
    let (mut parameter, mut slot) = ([T::ZERO], [0u64]);
    let slot = &mut bytes_of_mut(&mut slot)[..expressed.width()];
    convert_block(ElementType::F64, bytes_of(&[value]), expressed, slot);
    convert_block(expressed, slot, element_of::<T>(), bytes_of_mut(&mut parameter));
    parameter[0]
}

/// Rounds what was computed to the expressed type.
fn round_all<T: Float>(values: &mut [T], expressed: ElementType) {
    if expressed != element_of::<T>() {
        let mut slots = [0u64; BLOCK / 4];
        let slots = &mut bytes_of_mut(&mut slots)[..values.len() * expressed.width()];
        convert_block(element_of::<T>(), bytes_of(values), expressed, slots);
        convert_block(expressed, slots, element_of::<T>(), bytes_of_mut(values));
    }
}

fn dequantize_block<T: Float>(ty: &Quantization, part: Part, source: &[u8], out: &mut [u8]) {
    let n = source.len() / ty.storage.width();
    let (mut integers, mut values) = ([0i64; BLOCK], [T::ZERO; BLOCK]);
    let (integers, values) = (&mut integers[..n], &mut values[..n]);
    convert_block(ty.storage, source, ElementType::I64, bytes_of_mut(integers));
    part.runs(n, |range, slice| {
        let zero = ty.zero_points[slice];
        integers[range].iter_mut().for_each(|integer| *integer = integer.wrapping_sub(zero));
    });
    convert_block(ElementType::I64, bytes_of(integers), ty.expressed, out);
    convert_block(ty.expressed, out, element_of::<T>(), bytes_of_mut(values));
    part.runs(n, |range, slice| {
        let scale = rounded::<T>(ty.scales[slice], ty.expressed);
        values[range].iter_mut().for_each(|value| *value = *value * scale);
    });
    convert_block(element_of::<T>(), bytes_of(values), ty.expressed, out);
}

fn quantize_block<T: Float>(ty: &Quantization, part: Part, source: &[u8], out: &mut [u8]) {
    let n = source.len() / ty.expressed.width();
    let mut values = [T::ZERO; BLOCK];
    let values = &mut values[..n];
    convert_block(ty.expressed, source, element_of::<T>(), bytes_of_mut(values));
    part.runs(n, |range, slice| {
        let scale = rounded::<T>(ty.scales[slice], ty.expressed);
        values[range].iter_mut().for_each(|value| *value = *value / scale);
    });
    round_all(values, ty.expressed);
    part.runs(n, |range, slice| {
        let zero = rounded::<T>(ty.zero_points[slice] as f64, ty.expressed);
        values[range].iter_mut().for_each(|value| *value = *value + zero);
    });
    round_all(values, ty.expressed);
    let [min, max] = [ty.min, ty.max].map(|limit| rounded::<T>(limit as f64, ty.expressed));
    for value in &mut *values {
        // The zero point is added before the number is rounded.
        *value = value.maximum(min).minimum(max).round_ties_even();
    }
    convert_block(element_of::<T>(), bytes_of(values), ty.storage, out);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn i8_to_f32(axis: Option<usize>, scales: &[f64], zero_points: &[i64]) -> Quantization {
        let (scales, zero_points) = (scales.to_vec(), zero_points.to_vec());
        let (storage, expressed) = (ElementType::I8, ElementType::F32);
        Quantization { storage, expressed, min: -128, max: 127, axis, scales, zero_points }
    }

    fn check(ty: &Quantization, shape: &[usize], x: &[f32], stored: &[i8], back: &[f32]) {
        let x = Tensor::from_slice(ElementType::F32, shape, x).unwrap();
        let q = ty.quantize(&x).unwrap();
        assert_eq!(q.as_slice::<i8>(), stored);
        assert_eq!(ty.dequantize(&q).unwrap().as_slice::<f32>(), back);
    }

    #[test]
    fn the_zero_point_is_added_before_rounding() {
        let x = [0.0, 0.25, 0.75, -1.0, 1000.0, -1000.0, f32::NAN];
        let back = [0.0, 0.5, 0.5, -1.0, 62.0, -65.5, -1.5];
        check(&i8_to_f32(None, &[0.5], &[3]), &[7], &x, &[3, 4, 4, 1, 127, -128, 0], &back);
    }

    #[test]
    fn slices_have_their_own_parameters() {
        // Spec: uniform_quantize and uniform_dequantize, examples.
        let by_element = i8_to_f32(Some(0), &[0.1, 0.5], &[-30, -20]);
        check(&by_element, &[2], &[4.0, 15.0], &[10, 10], &[4.0, 15.0]);
        let by_row = i8_to_f32(Some(0), &[0.5, 2.0], &[0, -1]);
        check(&by_row, &[2, 2], &[1.0, -2.0, 1.0, 6.0], &[2, -4, 0, 2], &[1.0, -2.0, 2.0, 6.0]);
        let by_column = i8_to_f32(Some(1), &[0.5, 2.0], &[0, -1]);
        check(&by_column, &[2, 2], &[1.0, 1.0, -2.0, 6.0], &[2, 0, -4, 2], &[1.0, 2.0, -2.0, 6.0]);
        let x = Tensor::zeros(ElementType::F32, &[3]).unwrap();
        assert!(by_element.quantize(&x).is_err());
    }

    #[test]
    fn the_zero_point_never_overflows_the_storage() {
        let ty = i8_to_f32(None, &[1.0], &[-128]);
        let q = Tensor::from_slice(ElementType::I8, &[2], &[127i8, -128]).unwrap();
        assert_eq!(ty.dequantize(&q).unwrap().as_slice::<f32>(), [255.0, 0.0]);
    }

    #[test]
    fn small_floats_round_at_each_step() {
        let ty = Quantization { expressed: ElementType::BF16, ..i8_to_f32(None, &[0.1], &[-128]) };
        let q = Tensor::from_slice(ElementType::I8, &[1], &[127i8]).unwrap();
        // 255 is a bf16, 0.1 is 0x3DCD = 0.10009765625; the product is 25.52490234375 and rounds to 25.5.
        assert_eq!(ty.dequantize(&q).unwrap().as_slice::<u16>(), [0x41CC]);
    }

    #[test]
    fn wide_storage_saturates() {
        let (min, max) = (i64::from(i32::MIN), i64::from(i32::MAX));
        let ty = Quantization { storage: ElementType::I32, min, max, ..i8_to_f32(None, &[1.0], &[0]) };
        let x = Tensor::from_slice(ElementType::F32, &[2], &[1e20f32, -1e20]).unwrap();
        assert_eq!(ty.quantize(&x).unwrap().as_slice::<i32>(), [i32::MAX, i32::MIN]);
    }
}
