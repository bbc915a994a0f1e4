//! Conversions between all element types, over blocks of slots.
//!
//! Integers wrap; floats become integers by truncation and saturate (NaN becomes 0); floats round once, to nearest
//! even; anything but zero is true; a complex number drops its imaginary part or gains a zero one.

use super::small_float::{SmallFloat, f64_to_odd_f32};
use super::{Class, Complex, ElementType, Native, Width};
use crate::kernels::simd::{Task, dispatch};
use crate::tensor::{bytes_of, bytes_of_mut, view, view_mut};

/// The most elements that one call of [`convert_block`] takes.
pub const BLOCK: usize = 512;

/// Converts up to [`BLOCK`] slots; both slices hold as many elements.
pub fn convert_block(from: ElementType, source: &[u8], to: ElementType, target: &mut [u8]) {
    debug_assert_eq!(source.len() / from.width(), target.len() / to.width());
    if from == to {
        target.copy_from_slice(source);
        return;
    }
    match (from.is_complex(), to.is_complex()) {
        // Both parts at once: twice as many real numbers.
        (true, true) => convert_real(from.real(), source, to.real(), target),
        (true, false) => match from.real() {
            ElementType::F32 => convert_parts::<f32>(source, to, target),
            _ => convert_parts::<f64>(source, to, target),
        },
        (false, true) => match to.real() {
            ElementType::F32 => gain_imaginary::<f32>(from, source, to, target),
            _ => gain_imaginary::<f64>(from, source, to, target),
        },
        (false, false) => convert_real(from, source, to, target),
    }
}

/// Converts a real part to a real type.
fn convert_parts<T: Native>(source: &[u8], to: ElementType, target: &mut [u8]) {
    let mut parts = [T::default(); BLOCK];
    let source = view::<Complex<T>>(source);
    let parts = &mut parts[..source.len()];
    parts.iter_mut().zip(source).for_each(|(part, value)| *part = value.re);
    let from = if size_of::<T>() == 4 { ElementType::F32 } else { ElementType::F64 };
    convert_block(from, bytes_of(parts), to, target);
}

/// Converts to the real type of a complex one and adds zero imaginary parts.
fn gain_imaginary<T: Native>(from: ElementType, source: &[u8], to: ElementType, target: &mut [u8]) {
    let mut parts = [T::default(); BLOCK];
    let target = view_mut::<Complex<T>>(target);
    let parts = &mut parts[..target.len()];
    convert_block(from, source, to.real(), bytes_of_mut(parts));
    for (value, &part) in target.iter_mut().zip(&*parts) {
        *value = Complex::new(part, T::default());
    }
}

/// Converts between real types: the frequent pairs directly, the others through the widest type of the source's
/// kind, which holds every value of it.
fn convert_real(from: ElementType, source: &[u8], to: ElementType, target: &mut [u8]) {
    if convert_directly(from, source, to, target) {
        return;
    }
    let n = source.len() / from.width();
    match from.class() {
        Class::Unsigned(Width::W8) => store_u64(view(source), to, target),
        Class::Bool | Class::Signed(_) | Class::Unsigned(_) => {
            let mut wide = [0i64; BLOCK * 2];
            load_i64(from, source, &mut wide[..n]);
            store_i64(&wide[..n], to, target);
        }
        _ => {
            let mut wide = [0f64; BLOCK * 2];
            load_f64(from, source, &mut wide[..n]);
            store_f64(&wide[..n], to, target);
        }
    }
}

struct Cast<'a, S, D, F>(&'a [S], &'a mut [D], F);

impl<S: Native, D: Native, F: Fn(S) -> D> Task for Cast<'_, S, D, F> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for (target, &source) in self.1.iter_mut().zip(self.0) {
            *target = (self.2)(source);
        }
    }
}

/// `target[i] = f(source[i])` over views of the slots.
fn cast<S: Native, D: Native>(source: &[u8], target: &mut [u8], f: impl Fn(S) -> D) {
    dispatch(Cast(view(source), view_mut(target), f));
}

/// The pairs that programs use most; false when this is none of them.
fn convert_directly(from: ElementType, source: &[u8], to: ElementType, target: &mut [u8]) -> bool {
    use ElementType::*;
    match (from, to) {
        (F32, F64) => cast(source, target, |x: f32| f64::from(x)),
        (F64, F32) => cast(source, target, |x: f64| x as f32),
        (I32, F32) => cast(source, target, |x: i32| x as f32),
        (F32, I32) => cast(source, target, saturate),
        (I64, F32) => cast(source, target, |x: i64| x as f32),
        (I32, I64) => cast(source, target, |x: i32| i64::from(x)),
        (I64 | UI64, I32 | UI32) => cast(source, target, |x: u64| x as u32),
        (I32 | F32, I1) => cast(source, target, |x: u32| u8::from(x << u32::from(from == F32) != 0)),
        (I1 | UI8, F32) => cast(source, target, |x: u8| f32::from(x)),
        (I1 | UI8, I32 | UI32) => cast(source, target, |x: u8| u32::from(x)),
        (Small(float), F32) => float.decode_block(source, view_mut(target)),
        (F32, Small(float)) => float.encode_block(view(source), target),
        (Small(SmallFloat::BF16 | SmallFloat::F16), Small(narrow)) => {
            let mut wide = [0f32; BLOCK];
            let wide = &mut wide[..source.len() / 2];
            convert_directly(from, source, F32, bytes_of_mut(wide));
            narrow.encode_block(wide, target);
        }
        _ if from.is_integer() && to.is_integer() && from.bits() == to.bits() && !from.needs_normalize() => {
            target.copy_from_slice(source);
        }
        _ => return false,
    }
    true
}

/// `x as i32` in steps that fill vector registers.
#[inline(always)]
fn saturate(x: f32) -> i32 {
    const LIMIT: f32 = 2_147_483_648.0;
    let below = if x >= LIMIT { 0.0 } else { x };
    let inside = if below >= -LIMIT { below } else { -LIMIT };
    let number = if x.is_nan() { 0.0 } else { inside };
    // SAFETY: `number` is no NaN and lies in [-2^31, 2^31).
    let truncated = unsafe { number.to_int_unchecked::<i32>() };
    if x >= LIMIT { i32::MAX } else { truncated }
}

fn load_i64(from: ElementType, source: &[u8], wide: &mut [i64]) {
    let target = bytes_of_mut(wide);
    match from.class() {
        Class::Signed(Width::W1) => cast(source, target, |x: i8| i64::from(x)),
        Class::Signed(Width::W2) => cast(source, target, |x: i16| i64::from(x)),
        Class::Signed(Width::W4) => cast(source, target, |x: i32| i64::from(x)),
        Class::Unsigned(Width::W2) => cast(source, target, |x: u16| i64::from(x)),
        Class::Unsigned(Width::W4) => cast(source, target, |x: u32| i64::from(x)),
        Class::Signed(Width::W8) => target.copy_from_slice(source),
        _ => cast(source, target, |x: u8| i64::from(x)),
    }
}

fn load_f64(from: ElementType, source: &[u8], wide: &mut [f64]) {
    match from.class() {
        Class::F32 => cast(source, bytes_of_mut(wide), |x: f32| f64::from(x)),
        Class::Small(float) => {
            let mut narrow = [0f32; BLOCK * 2];
            let narrow = &mut narrow[..wide.len()];
            float.decode_block(source, narrow);
            cast(bytes_of(narrow), bytes_of_mut(wide), |x: f32| f64::from(x));
        }
        _ => bytes_of_mut(wide).copy_from_slice(source),
    }
}

fn store_i64(wide: &[i64], to: ElementType, target: &mut [u8]) {
    let source = bytes_of(wide);
    match to.class() {
        Class::Bool => cast(source, target, |x: i64| u8::from(x != 0)),
        Class::Signed(Width::W1) | Class::Unsigned(Width::W1) => {
            cast(source, target, |x: i64| x as u8);
            to.normalize(target);
        }
        Class::Signed(Width::W2) | Class::Unsigned(Width::W2) => cast(source, target, |x: i64| x as u16),
        Class::Signed(Width::W4) | Class::Unsigned(Width::W4) => cast(source, target, |x: i64| x as u32),
        Class::F32 => cast(source, target, |x: i64| x as f32),
        Class::F64 => cast(source, target, |x: i64| x as f64),
        Class::Small(float) => store_small(float, wide.iter().map(|&x| i64_to_odd_f64(x)), target),
        _ => target.copy_from_slice(source),
    }
}

fn store_u64(wide: &[u64], to: ElementType, target: &mut [u8]) {
    match to.class() {
        Class::F32 => cast(bytes_of(wide), target, |x: u64| x as f32),
        Class::F64 => cast(bytes_of(wide), target, |x: u64| x as f64),
        Class::Small(float) => {
            // Halving with a sticky last bit keeps what rounding needs, and fits `i64`.
            let halves = wide.iter().map(|&x| i64_to_odd_f64((x >> 1 | x & 1) as i64) * 2.0);
            let exact = |x: u64| if x < 1 << 52 { Some(x as f64) } else { None };
            let values = wide.iter().zip(halves).map(|(&x, half)| exact(x).unwrap_or(half));
            store_small(float, values, target);
        }
        // Integers take the low bits, whatever the sign.
        _ => store_i64(view(bytes_of(wide)), to, target),
    }
}

fn store_f64(wide: &[f64], to: ElementType, target: &mut [u8]) {
    let source = bytes_of(wide);
    match to.class() {
        Class::Bool => cast(source, target, |x: f64| u8::from(x != 0.0)),
        Class::Signed(Width::W1) => {
            let limit = f64::from(1u32 << (to.bits() - 1));
            cast(source, target, |x: f64| x.clamp(-limit, limit - 1.0) as i8);
        }
        Class::Unsigned(Width::W1) => {
            let limit = f64::from((1u32 << to.bits()) - 1);
            cast(source, target, |x: f64| x.clamp(0.0, limit) as u8);
        }
        Class::Signed(Width::W2) => cast(source, target, |x: f64| x as i16),
        Class::Unsigned(Width::W2) => cast(source, target, |x: f64| x as u16),
        Class::Signed(Width::W4) => cast(source, target, |x: f64| x as i32),
        Class::Unsigned(Width::W4) => cast(source, target, |x: f64| x as u32),
        Class::Signed(Width::W8) => cast(source, target, |x: f64| x as i64),
        Class::Unsigned(Width::W8) => cast(source, target, |x: f64| x as u64),
        Class::F32 => cast(source, target, |x: f64| x as f32),
        Class::Small(float) => store_small(float, wide.iter().copied(), target),
        _ => target.copy_from_slice(source),
    }
}

fn store_small(float: SmallFloat, values: impl Iterator<Item = f64>, target: &mut [u8]) {
    let mut narrow = [0f32; BLOCK * 2];
    let n = target.len() / float.width();
    for (slot, value) in narrow.iter_mut().zip(values) {
        *slot = f64_to_odd_f32(value);
    }
    float.encode_block(&narrow[..n], target);
}

/// The integer rounded to odd: see [`f64_to_odd_f32`].
fn i64_to_odd_f64(value: i64) -> f64 {
    let nearest = value as f64;
    let excess = nearest as i128 - i128::from(value);
    if excess == 0 || nearest.to_bits() & 1 == 1 {
        return nearest;
    }
    let away = (excess > 0) == (value > 0);
    f64::from_bits(if away { nearest.to_bits() - 1 } else { nearest.to_bits() + 1 })
}

#[cfg(test)]
mod tests {
    use super::ElementType::*;
    use super::*;

    fn check<S: Native, D: Native + std::fmt::Debug>(from: ElementType, source: &[S], to: ElementType, expect: &[D]) {
        let mut result = vec![D::default(); source.len()];
        convert_block(from, bytes_of(source), to, bytes_of_mut(&mut result));
        assert_eq!(result, expect, "{from} to {to}");
    }

    #[test]
    fn floats_to_integers_saturate() {
        let x = [f32::NAN, 1e20, -1e20, -2.9, 2.9];
        check(F32, &x, I32, &[0, i32::MAX, i32::MIN, -2, 2]);
        check(F32, &x, UI8, &[0u8, 255, 0, 0, 2]);
        check(F32, &x, I4, &[0i8, 7, -8, -2, 2]);
        check(F32, &x, UI2, &[0u8, 3, 0, 0, 2]);
        check(F32, &x, I64, &[0, i64::MAX, i64::MIN, -2, 2]);
        check(F32, &[f32::NAN, 0.0, -0.0, 0.1], I1, &[1u8, 0, 0, 1]);
        check(F64, &[f64::NAN, 0.0, -0.0, 0.1], I1, &[1u8, 0, 0, 1]);
    }

    #[test]
    fn integers_wrap() {
        check(I32, &[300, -1, 128], I8, &[44i8, -1, -128]);
        check(I32, &[300, -1, 9], I4, &[-4i8, -1, -7]);
        check(I8, &[-1i8], UI64, &[u64::MAX]);
        check(UI8, &[255u8], I64, &[255i64]);
        check(I4, &[-1i8], UI4, &[15u8]);
        check(UI4, &[15u8], I4, &[-1i8]);
        check(UI64, &[u64::MAX, 1 << 63], F32, &[1.8446744e19f32, 9.223372e18]);
        check(I64, &[i64::MIN, 2], I1, &[1u8, 1]);
    }

    #[test]
    fn rounding_happens_once() {
        // Just above the midpoint of two bf16 (f16) numbers, by less than f32 and f64 can see.
        let bf16_tie = 0x0101_0000_0000_0000i64;
        check(I64, &[bf16_tie, bf16_tie + 1], ElementType::BF16, &[0x5B80u16, 0x5B81]);
        check(UI64, &[bf16_tie as u64, bf16_tie as u64 + 1], ElementType::BF16, &[0x5B80u16, 0x5B81]);
        check(
            F64,
            &[1.0 + 2f64.powi(-11), 1.0 + 2f64.powi(-11) + 2f64.powi(-40)],
            ElementType::F16,
            &[0x3C00u16, 0x3C01],
        );
        check(I64, &[-bf16_tie - 1], ElementType::BF16, &[0xDB81u16]);
    }

    #[test]
    fn complex_parts() {
        let z = [Complex::new(1.5f32, -2.0)];
        check(C64, &z, C128, &[Complex::new(1.5f64, -2.0)]);
        check(C64, &z, I32, &[1]);
        check(I32, &[3], C128, &[Complex::new(3.0f64, 0.0)]);
        check(ElementType::BF16, &[0x3F80u16], C64, &[Complex::new(1.0f32, 0.0)]);
    }

    #[test]
    fn every_pair_maps_zero_and_one() {
        // f8E8M0FNU has no zero.
        let kinds = ElementType::ALL.into_iter().filter(|&kind| kind != Small(SmallFloat::F8E8M0FNU));
        for from in kinds.clone() {
            for to in kinds.clone() {
                let (mut ours, mut back) = ([0u8; 32], [0u8; 32]);
                let bits = [0u8, 1];
                convert_block(I1, &bits, from, &mut ours[..2 * from.width()]);
                convert_block(from, &ours[..2 * from.width()], to, &mut back[..2 * to.width()]);
                let mut expect = [0u8; 32];
                convert_block(I1, &bits, to, &mut expect[..2 * to.width()]);
                assert_eq!(back, expect, "{from} to {to}");
            }
        }
    }
}
