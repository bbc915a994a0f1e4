//! Operations on the words in which numbers are stored: the neighbour of a float, the upper half of a product.

use super::elementwise::mismatch;
use super::parallel::{self, GRAIN_BYTES};
use crate::element::{Bits, ElementType, SmallFloat};
use crate::kernels::bits::convert_bits;
use crate::tensor::Tensor;
use crate::trap::Trap;

/// `result[i]` is the number next to `x[i]` in the direction of `y[i]`; `y[i]` itself where they are equal, NaN where
/// either is.
pub fn next_after(x: Tensor, y: &Tensor) -> Result<Tensor, Trap> {
    let element = x.element();
    let Some(format) = Format::of(element) else {
        return Err(Trap::unsupported(format!("next_after is not implemented for {element}")));
    };
    zip(x, y, "next_after", |x, y| format.next_after(x as u64, y as u64).into())
}

/// `result[i]` is the upper half of the product of `x[i]` and `y[i]` in twice their width.
pub fn mulhi(x: Tensor, y: &Tensor) -> Result<Tensor, Trap> {
    let element = x.element();
    if !element.is_integer() || element == ElementType::I1 {
        return Err(Trap::unsupported(format!("mulhi is not implemented for {element}")));
    }
    let (bits, unused) = (element.bits(), 128 - 8 * element.width() as u32);
    let signed = |word: u128| ((word << unused) as i128) >> unused;
    match element.is_signed() {
        true => zip(x, y, "mulhi", |x, y| ((signed(x) * signed(y)) >> bits) as u128),
        false => zip(x, y, "mulhi", |x, y| (x * y) >> bits),
    }
}

/// What the bits of a float format mean.
struct Format {
    element: ElementType,
    sign: u64,
    nan: u64,
    has_negative_zero: bool,
}

impl Format {
    /// The format of `element`, if it has a sign bit.
    fn of(element: ElementType) -> Option<Format> {
        if !element.is_float() || matches!(element, ElementType::Small(SmallFloat::F8E8M0FNU)) {
            return None;
        }
        let bits = |value: f64| word(convert_bits(Bits::new(value), ElementType::F64, element).slot(element)) as u64;
        let sign = 1 << (element.bits() - 1);
        Some(Format { element, sign, nan: bits(f64::NAN), has_negative_zero: bits(-0.0) == sign })
    }

    fn is_nan(&self, word: u64) -> bool {
        match self.element {
            ElementType::F64 => f64::from_bits(word).is_nan(),
            ElementType::Small(float) => float.decode(word as u16).is_nan(),
            _ => f32::from_bits(word as u32).is_nan(),
        }
    }

    fn next_after(&self, x: u64, y: u64) -> u64 {
        let magnitude = |word: u64| word & !self.sign;
        let sign = |word: u64| word & self.sign;
        if self.is_nan(x) || self.is_nan(y) {
            return self.nan;
        }
        if x == y || magnitude(x) | magnitude(y) == 0 {
            return y;
        }
        if magnitude(x) == 0 {
            return sign(y) | 1;
        }
        let is_smaller = sign(x) != sign(y) || magnitude(x) > magnitude(y);
        let next = if is_smaller { x - 1 } else { x + 1 };
        if magnitude(next) == 0 && !self.has_negative_zero { 0 } else { next }
    }
}

/// The bytes of a slot as a number.
fn word(slot: &[u8]) -> u128 {
    let mut bytes = [0; 16];
    bytes[..slot.len()].copy_from_slice(slot);
    u128::from_le_bytes(bytes)
}

/// `result[i] = f(x[i], y[i])` over the words of slots.
fn zip(mut x: Tensor, y: &Tensor, what: &str, f: impl Fn(u128, u128) -> u128 + Sync) -> Result<Tensor, Trap> {
    let element = x.element();
    if element != y.element() || x.shape() != y.shape() {
        return Err(mismatch(what, &x, y));
    }
    match element.width() {
        1 => zip_slots::<1>(x.bytes_mut()?, y.bytes(), f),
        2 => zip_slots::<2>(x.bytes_mut()?, y.bytes(), f),
        4 => zip_slots::<4>(x.bytes_mut()?, y.bytes(), f),
        _ => zip_slots::<8>(x.bytes_mut()?, y.bytes(), f),
    }
    element.normalize(x.bytes_mut()?);
    Ok(x)
}

fn zip_slots<const W: usize>(x: &mut [u8], y: &[u8], f: impl Fn(u128, u128) -> u128 + Sync) {
    parallel::chunks_mut(x, GRAIN_BYTES, |start, chunk| {
        let others = y[start..].as_chunks::<W>().0;
        for (slot, other) in chunk.as_chunks_mut::<W>().0.iter_mut().zip(others) {
            let result = f(word(slot), word(other)).to_le_bytes();
            slot.copy_from_slice(&result[..W]);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::Native;

    fn check<T: Native + std::fmt::Debug>(
        f: fn(Tensor, &Tensor) -> Result<Tensor, Trap>,
        element: ElementType,
        x: &[T],
        y: &[T],
        expect: &[T],
    ) {
        let tensor = |values: &[T]| Tensor::from_slice(element, &[values.len()], values).unwrap();
        let result = f(tensor(x), &tensor(y)).unwrap();
        assert_eq!(result.as_slice::<T>(), expect, "{element}");
    }

    #[test]
    fn neighbours() {
        let (inf, max, min) = (f32::INFINITY, f32::MAX, f32::from_bits(1));
        check(
            next_after,
            ElementType::F32,
            &[1.0, 1.0, -1.0, 0.0, 0.0, max, inf, min, 2.0],
            &[2.0, 0.0, 0.0, 1.0, -1.0, inf, 0.0, -1.0, 2.0],
            &[1.0000001, 0.99999994, -0.99999994, min, -min, inf, max, 0.0, 2.0],
        );
        let zero = next_after(
            Tensor::from_slice(ElementType::F64, &[2], &[0.0f64, f64::NAN]).unwrap(),
            &Tensor::from_slice(ElementType::F64, &[2], &[-0.0f64, 1.0]).unwrap(),
        );
        let zero = zero.unwrap();
        assert_eq!(zero.as_slice::<u64>()[0], 1 << 63);
        assert!(zero.as_slice::<f64>()[1].is_nan());
        let small = ElementType::Small;
        check::<u16>(next_after, small(SmallFloat::BF16), &[0x3F80, 0x8000], &[0x4000, 0x3F80], &[0x3F81, 1]);
        // Without a negative zero the bits of one are NaN.
        check::<u8>(next_after, small(SmallFloat::F8E4M3FNUZ), &[0x81, 0x01, 0x00], &[0x01, 0x81, 0x81], &[0, 0, 0x81]);
        check::<u8>(next_after, small(SmallFloat::F4E2M1FN), &[0x0, 0x7], &[0x8, 0x0], &[0x8, 0x6]);
    }

    #[test]
    fn upper_halves() {
        check(mulhi, ElementType::I8, &[127i8, -128, -1], &[127, -128, 1], &[63, 64, -1]);
        check(mulhi, ElementType::UI32, &[u32::MAX, 1 << 31], &[u32::MAX, 2], &[u32::MAX - 1, 1]);
        check(mulhi, ElementType::I64, &[i64::MIN, -1], &[i64::MIN, 5], &[1 << 62, -1]);
        check(mulhi, ElementType::UI64, &[u64::MAX], &[u64::MAX], &[u64::MAX - 1]);
        check(mulhi, ElementType::I4, &[-8i8, 7], &[7, 7], &[-4, 3]);
        check(mulhi, ElementType::UI4, &[15u8], &[15], &[14]);
    }

    #[test]
    fn other_types_are_refused() {
        let pair = |element| Tensor::zeros(element, &[2]).unwrap();
        assert!(next_after(pair(ElementType::I32), &pair(ElementType::I32)).is_err());
        assert!(mulhi(pair(ElementType::F32), &pair(ElementType::F32)).is_err());
        assert!(mulhi(pair(ElementType::I8), &pair(ElementType::I16)).is_err());
    }
}
