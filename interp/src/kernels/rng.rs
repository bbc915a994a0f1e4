//! `rng_bit_generator` with the bits that XLA gives: Threefry-2x32 with 20 rounds and Philox-4x32 with 10 rounds; and the
//! distributions of `rng`, made of such bits.
//!
//! The state is the key and a counter of 64 or 128 bits; the results below were recorded from XLA.

use super::bits::convert;
use super::elementwise::{binary, unary};
use super::kinds::{BinaryKind, UnaryKind};
use crate::element::{Bits, ElementType};
use crate::tensor::shape::{count, row_major};
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

/// The algorithms of `rng_bit_generator`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// What XLA takes on a CPU: Philox.
    Default,
    /// Threefry-2x32; a state of two words.
    ThreeFry,
    /// Philox-4x32; a state of two or three words.
    Philox,
}

/// Spec: rng_bit_generator. The next state and a tensor of random bits; `state` holds `ui64` words.
pub fn rng_bit_generator(
    state: &Tensor,
    algorithm: Algorithm,
    element: ElementType,
    shape: &[usize],
) -> Result<[Tensor; 2], Trap> {
    let words_fit = match algorithm {
        Algorithm::ThreeFry => state.shape() == [2],
        Algorithm::Philox | Algorithm::Default => matches!(state.shape(), [2 | 3]),
    };
    if !words_fit || state.element() != ElementType::UI64 {
        return Err(Trap::invalid(format!("rng_bit_generator: a state of {}", state.type_name())));
    }
    // Floats are the bits of whole numbers.
    if element.is_complex() || !element.bits().is_multiple_of(8) {
        return Err(Trap::unsupported(format!("rng_bit_generator is not implemented for {element}")));
    }
    let mut next = state.clone();
    let words = state.as_slice::<u64>();
    let width = element.width();
    let mut out = Tensor::scratch(element, shape)?;
    let n = count(shape)?;
    let slots = out.bytes_mut()?;
    let used = match algorithm {
        Algorithm::ThreeFry if width == 8 => {
            for (idx, slot) in slots.chunks_exact_mut(8).enumerate() {
                let [low, high] = threefry(words[0], words[1].wrapping_add(idx as u64));
                slot[..4].copy_from_slice(&low.to_le_bytes());
                slot[4..].copy_from_slice(&high.to_le_bytes());
            }
            n
        }
        Algorithm::ThreeFry => threefry_halves(words, shape, width, slots),
        Algorithm::Philox | Algorithm::Default => {
            let high = *words.get(2).unwrap_or(&words[0]);
            let start = u128::from(high) << 64 | u128::from(words[1]);
            let per_block = if width == 8 { 2 } else { 4 };
            for (idx, block) in slots.chunks_mut(per_block * width).enumerate() {
                let numbers = philox(words[0], start.wrapping_add(idx as u128));
                let size = width.min(4);
                for (slot, number) in block.chunks_exact_mut(size).zip(numbers) {
                    slot.copy_from_slice(&number.to_le_bytes()[..size]);
                }
            }
            let used = n.div_ceil(per_block);
            if let Some(high) = next.as_mut_slice::<u64>()?.get_mut(2) {
                *high = (start.wrapping_add(used as u128) >> 64) as u64;
            }
            used
        }
    };
    next.as_mut_slice::<u64>()?[1] = words[1].wrapping_add(used as u64);
    Ok([next, out])
}

/// Spec: rng, UNIFORM. Numbers that are spread evenly over `low <= x < high`; `key` chooses which. An empty range gives `low`.
pub fn uniform(low: &Tensor, high: &Tensor, shape: &[usize], key: u64) -> Result<Tensor, Trap> {
    let element = low.element();
    if element.is_float() {
        // No more bits than the type holds, so that few are rounded up to `high`.
        let wide = if element == ElementType::F64 { element } else { ElementType::F32 };
        let fraction = fractions(wide, precision(element), 0.0, shape, key)?;
        let [low, high] = [low, high].map(|limit| convert(limit.clone(), wide));
        let (low, high) = (low?, high?);
        let range = binary(BinaryKind::Subtract, high.clone(), low.clone())?;
        let scaled = binary(BinaryKind::Multiply, fraction, range)?;
        let mut numbers = convert(convert(binary(BinaryKind::Add, scaled, low.clone())?, element)?, wide)?;
        keep_below(&mut numbers, &low, &high)?;
        return convert(numbers, element);
    }
    let [first, last] = [low, high].map(|limit| convert(limit.clone(), ElementType::I64)?.item());
    let (first, last): (i64, i64) = (first?.get(), last?.get());
    // Of `ui64` limits as of signed ones, the difference is the size of the range.
    let span = last.wrapping_sub(first) as u64;
    let mut numbers = random_words(shape, key)?;
    for number in numbers.as_mut_slice::<u64>()? {
        *number = (first as u64).wrapping_add(number.checked_rem(span).unwrap_or(0));
    }
    convert(numbers, element)
}

/// Spec: rng, NORMAL. Numbers with this mean and standard deviation; `key` chooses which.
pub fn normal(mean: &Tensor, deviation: &Tensor, shape: &[usize], key: u64) -> Result<Tensor, Trap> {
    let element = mean.element();
    if !element.is_float() {
        return Err(Trap::unsupported(format!("a normal distribution of {element}")));
    }
    let wide = if element == ElementType::F64 { element } else { ElementType::F32 };
    // Never 0 or 1: those are infinitely far out.
    let fraction = fractions(wide, precision(wide) - 1, 0.5, shape, key)?;
    let constant = |value: f64| convert(Tensor::scalar(ElementType::F64, Bits::new(value)), wide);
    let centred =
        binary(BinaryKind::Subtract, binary(BinaryKind::Multiply, fraction, constant(2.0)?)?, constant(1.0)?)?;
    let standard = binary(BinaryKind::Multiply, unary(UnaryKind::ErfInv, centred)?, constant(2f64.sqrt())?)?;
    let scaled = binary(BinaryKind::Multiply, standard, convert(deviation.clone(), wide)?)?;
    convert(binary(BinaryKind::Add, scaled, convert(mean.clone(), wide)?)?, element)
}

/// The significant bits of a float.
fn precision(element: ElementType) -> u32 {
    match element {
        ElementType::Small(float) => float.mantissa_bits() + 1,
        ElementType::F32 => 24,
        _ => 53,
    }
}

/// 64 random bits for each element.
fn random_words(shape: &[usize], key: u64) -> Result<Tensor, Trap> {
    let state = Tensor::from_slice(ElementType::UI64, &[2], &[key, 0])?;
    let [_, words] = rng_bit_generator(&state, Algorithm::Philox, ElementType::UI64, shape)?;
    Ok(words)
}

/// `(k + offset) / 2^bits` for random `k` below `2^bits`.
fn fractions(element: ElementType, bits: u32, offset: f64, shape: &[usize], key: u64) -> Result<Tensor, Trap> {
    let words = random_words(shape, key)?;
    let mut fractions = Tensor::scratch(ElementType::F64, shape)?;
    let unit = 0.5f64.powi(bits as i32);
    for (fraction, word) in fractions.as_mut_slice::<f64>()?.iter_mut().zip(words.as_slice::<u64>()) {
        *fraction = ((word >> (64 - bits)) as f64 + offset) * unit;
    }
    convert(fractions, element)
}

/// Brings to `low` what rounding brought to `high`.
fn keep_below(numbers: &mut Tensor, low: &Tensor, high: &Tensor) -> Result<(), Trap> {
    if numbers.element() == ElementType::F64 {
        let (low, high): (f64, f64) = (low.item()?.get(), high.item()?.get());
        numbers.as_mut_slice::<f64>()?.iter_mut().filter(|x| **x >= high).for_each(|x| *x = low);
    } else {
        let (low, high): (f32, f32) = (low.item()?.get(), high.item()?.get());
        numbers.as_mut_slice::<f32>()?.iter_mut().filter(|x| **x >= high).for_each(|x| *x = low);
    }
    Ok(())
}

/// Threefry gives two numbers per counter. The first goes to the even indices of one dimension, the second to the
/// odd ones: of the first dimension of even size, or else of the largest. Returns how many counters were used.
fn threefry_halves(words: &[u64], shape: &[usize], width: usize, slots: &mut [u8]) -> usize {
    let even = shape.iter().position(|size| size % 2 == 0);
    let largest = || (0..shape.len()).reduce(|best, dim| if shape[dim] > shape[best] { dim } else { best });
    let split = even.or_else(largest);
    let mut half = Shape::from_slice(shape);
    if let Some(dim) = split {
        half[dim] = half[dim].div_ceil(2);
    }
    let strides = row_major(shape);
    // Around the split dimension: what is inside it, its size, and its half.
    let (inner, size, half_size) = split.map_or((1, 1, 1), |dim| (strides[dim] as usize, shape[dim], half[dim]));
    for (position, slot) in slots.chunks_exact_mut(width).enumerate() {
        let (outer, index, rest) = (position / (inner * size), position / inner % size, position % inner);
        let counter = (outer * half_size + index / 2) * inner + rest;
        let numbers = threefry(words[0], words[1].wrapping_add(counter as u64));
        slot.copy_from_slice(&numbers[index % 2].to_le_bytes()[..width]);
    }
    half.iter().product()
}

fn halves(word: u64) -> [u32; 2] {
    [word as u32, (word >> 32) as u32]
}

/// Threefry-2x32, 20 rounds (Salmon et al., 2011).
fn threefry(key: u64, counter: u64) -> [u32; 2] {
    const ROTATIONS: [[u32; 4]; 2] = [[13, 15, 26, 6], [17, 29, 16, 24]];
    let [k0, k1] = halves(key);
    let keys = [k0, k1, k0 ^ k1 ^ 0x1BD1_1BDA];
    let [mut x, mut y] = halves(counter);
    x = x.wrapping_add(keys[0]);
    y = y.wrapping_add(keys[1]);
    for round in 0..5 {
        for rotation in ROTATIONS[round % 2] {
            x = x.wrapping_add(y);
            y = y.rotate_left(rotation) ^ x;
        }
        x = x.wrapping_add(keys[(round + 1) % 3]);
        y = y.wrapping_add(keys[(round + 2) % 3]).wrapping_add(round as u32 + 1);
    }
    [x, y]
}

/// Philox-4x32, 10 rounds (Salmon et al., 2011).
fn philox(key: u64, counter: u128) -> [u32; 4] {
    let [mut k0, mut k1] = halves(key);
    let [mut a, mut b] = halves(counter as u64);
    let [mut c, mut d] = halves((counter >> 64) as u64);
    for _ in 0..10 {
        let [low_a, high_a] = halves(u64::from(a) * 0xD251_1F53);
        let [low_c, high_c] = halves(u64::from(c) * 0xCD9E_8D57);
        (a, b, c, d) = (high_c ^ b ^ k0, low_c, high_a ^ d ^ k1, low_a);
        k0 = k0.wrapping_add(0x9E37_79B9);
        k1 = k1.wrapping_add(0xBB67_AE85);
    }
    [a, b, c, d]
}

#[cfg(test)]
mod tests {
    use super::*;
    use Algorithm::*;
    use ElementType::{UI8, UI16, UI32, UI64};

    const KEY: u64 = 0x0123_4567_89AB_CDEF;

    /// Compares the new state and the bits with what XLA gave.
    fn check(state: &[u64], algorithm: Algorithm, element: ElementType, shape: &[usize], next: &[u64], expect: &[u64]) {
        let state = Tensor::from_slice(UI64, &[state.len()], state).unwrap();
        let [got_next, out] = rng_bit_generator(&state, algorithm, element, shape).unwrap();
        assert_eq!(got_next.as_slice::<u64>(), next, "{algorithm:?} {element} {shape:?}");
        let got: Vec<u64> = (0..out.len()).map(|idx| out.get(idx).get()).collect();
        assert_eq!(&got[..expect.len()], expect, "{algorithm:?} {element} {shape:?}");
    }

    #[test]
    fn threefry_bits() {
        let (x, y) =
            ([0xC8124617, 0xB530F815, 0x95FBB24B, 0xEA74752E], [0x2077496E, 0xEDCE8403, 0xA2C8A180, 0x2B05D54B]);
        let check = |element, shape: &[usize], counter, expect: &[u64]| {
            check(&[KEY, 7], ThreeFry, element, shape, &[KEY, counter], expect);
        };
        check(UI32, &[], 8, &x[..1]);
        check(UI32, &[5], 10, &[x[0], y[0], x[1], y[1], x[2]]);
        check(UI32, &[2, 4], 11, &[x[0], x[1], x[2], x[3], y[0], y[1], y[2], y[3]]);
        check(UI32, &[3, 3], 13, &[x[0], x[1], x[2], y[0], y[1], y[2], x[3]]);
        check(UI32, &[3, 4], 13, &[x[0], y[0], x[1], y[1], x[2], y[2], x[3], y[3]]);
        check(UI32, &[3, 5], 16, &[x[0], y[0], x[1], y[1], x[2], x[3], y[3]]);
        check(UI16, &[4], 9, &[0x4617, 0x496E, 0xF815, 0x8403]);
        // Floats are the same bits.
        check(ElementType::F32, &[], 8, &x[..1]);
        check(ElementType::BF16, &[4], 9, &[0x4617, 0x496E, 0xF815, 0x8403]);
        check(UI64, &[3, 3], 16, &[0x2077496E_C8124617, 0xEDCE8403_B530F815]);
    }

    #[test]
    fn philox_bits() {
        check(&[KEY, 7], Philox, UI32, &[5], &[KEY, 9], &[0xD7A7E19D, 0x04A529D4, 0x9654E92D, 0xF38C5DCB, 0x3850FD0F]);
        check(
            &[KEY, 7],
            Default,
            UI64,
            &[2, 4],
            &[KEY, 11],
            &[0x04A529D4_D7A7E19D, 0xF38C5DCB_9654E92D, 0x9FE1BCD5_3850FD0F],
        );
        check(&[KEY, 7, 9], Philox, UI8, &[5], &[KEY, 9, 9], &[0x50, 0xCA, 0x2D, 0xAC, 0x19]);
        let wrap = u64::MAX;
        check(
            &[KEY, wrap, 9],
            Philox,
            UI32,
            &[5],
            &[KEY, 1, 10],
            &[0x00A27805, 0x817DA917, 0xE3F8EECA, 0x1133F69A, 0x8714EB97],
        );
        check(
            &[KEY, wrap],
            Philox,
            UI32,
            &[5],
            &[KEY, 1],
            &[0x41EB59F3, 0x307385E0, 0x5B8B3389, 0xA262F67C, 0x7006D264],
        );
    }

    fn mean_and_deviation(numbers: &Tensor) -> (f64, f64) {
        let numbers = convert(numbers.clone(), ElementType::F64).unwrap();
        let numbers = numbers.as_slice::<f64>();
        let n = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / n;
        (mean, (numbers.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / n).sqrt())
    }

    #[test]
    fn distributions_have_their_moments() {
        let shape = [64, 512];
        for element in [ElementType::F64, ElementType::F32, ElementType::BF16, ElementType::F16] {
            let limit = |value: f64| convert(Tensor::scalar(ElementType::F64, Bits::new(value)), element).unwrap();
            let numbers = uniform(&limit(-1.0), &limit(3.0), &shape, 7).unwrap();
            let (mean, deviation) = mean_and_deviation(&numbers);
            assert!(
                (mean - 1.0).abs() < 0.03 && (deviation - 4.0 / 12f64.sqrt()).abs() < 0.02,
                "{element} {mean} {deviation}"
            );
            let wide = convert(numbers, ElementType::F64).unwrap();
            assert!(wide.as_slice::<f64>().iter().all(|x| (-1.0..3.0).contains(x)), "{element}");
            let (mean, deviation) = mean_and_deviation(&normal(&limit(2.0), &limit(0.5), &shape, 7).unwrap());
            assert!((mean - 2.0).abs() < 0.01 && (deviation - 0.5).abs() < 0.01, "{element} {mean} {deviation}");
        }
    }

    #[test]
    fn integers_fill_their_range() {
        for element in [ElementType::I4, ElementType::I32, ElementType::I64] {
            let limit = |value: i64| convert(Tensor::scalar(ElementType::I64, Bits::new(value)), element).unwrap();
            let numbers = convert(uniform(&limit(-3), &limit(4), &[200], 1).unwrap(), ElementType::I64).unwrap();
            let mut seen = numbers.as_slice::<i64>().to_vec();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen, [-3, -2, -1, 0, 1, 2, 3], "{element}");
            assert_eq!(uniform(&limit(2), &limit(2), &[1], 1).unwrap(), limit(2).reshaped(&[1]).unwrap());
        }
    }

    #[test]
    fn misfits_are_traps() {
        let state = Tensor::from_slice(UI64, &[3], &[1u64, 2, 3]).unwrap();
        assert!(rng_bit_generator(&state, ThreeFry, UI32, &[2]).is_err());
        assert!(rng_bit_generator(&state, Philox, ElementType::C64, &[2]).is_err());
    }
}
