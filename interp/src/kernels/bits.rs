//! Operations on representations: `convert`, `bitcast_convert`, `reduce_precision`, and the parts of complex
//! numbers.

use super::parallel::{self, GRAIN_BYTES};
use crate::element::convert::{BLOCK, convert_block};
use crate::element::{Bits, Class, Complex, ElementType, Native};
use crate::tensor::{Shape, Tensor, view, view_mut};
use crate::trap::Trap;

/// Spec: convert. `result[i] = x[i]` in another element type; see [`crate::element::convert`] for the rules.
pub fn convert(x: Tensor, element: ElementType) -> Result<Tensor, Trap> {
    if x.element() == element {
        return Ok(x);
    }
    let mut result = Tensor::scratch(element, x.shape())?;
    let (from, from_width, width) = (x.element(), x.element().width(), element.width());
    let source = x.bytes();
    parallel::chunks_mut(result.bytes_mut()?, GRAIN_BYTES, |start, chunk| {
        let mut position = start / width;
        for out in chunk.chunks_mut(BLOCK * width) {
            let n = out.len() / width;
            convert_block(from, &source[position * from_width..][..n * from_width], element, out);
            position += n;
        }
    });
    Ok(result)
}

/// Converts a single element.
pub fn convert_bits(value: Bits, from: ElementType, to: ElementType) -> Bits {
    let mut result = Bits::default();
    convert_block(from, value.slot(from), to, &mut result.bytes_mut()[..to.width()]);
    result
}

/// Spec: bitcast_convert. The bits of `x` read as another type; between types of different width the narrower
/// elements of the last dimension make up the wider one, lowest bits first.
pub fn bitcast_convert(x: Tensor, element: ElementType, shape: &[usize]) -> Result<Tensor, Trap> {
    let from = x.element();
    let mut whole: Shape = x.shape().into();
    match from.bits().cmp(&element.bits()) {
        std::cmp::Ordering::Greater => whole.push((from.bits() / element.bits()) as usize),
        std::cmp::Ordering::Less => {
            let parts = (element.bits() / from.bits()) as usize;
            if whole.pop() != Some(parts) {
                return Err(bad_bitcast(&x, element));
            }
        }
        std::cmp::Ordering::Equal => {}
    }
    let (narrow, wide) = (from.bits().min(element.bits()), from.bits().max(element.bits()));
    if whole.as_slice() != shape || !wide.is_multiple_of(narrow) {
        return Err(bad_bitcast(&x, element));
    }
    let packed = |element: ElementType| element.bits() as usize == element.width() * 8;
    if packed(from) && packed(element) {
        return if from.width() == element.width() {
            Ok(x.reinterpreted(element))
        } else {
            Tensor::from_bytes(element, shape, x.bytes())
        };
    }
    let mut result = Tensor::scratch(element, shape)?;
    repack(from, x.bytes(), element, result.bytes_mut()?);
    element.normalize(result.bytes_mut()?);
    Ok(result)
}

#[cold]
fn bad_bitcast(x: &Tensor, element: ElementType) -> Trap {
    Trap::invalid(format!("bitcast_convert: {} cannot be read as {element}", x.type_name()))
}

/// Moves bits between streams of slots, some of which hold fewer bits than bytes.
fn repack(from: ElementType, source: &[u8], to: ElementType, target: &mut [u8]) {
    let (mut pending, mut available) = (0u128, 0);
    let mut slots = source.chunks_exact(from.width());
    let mask = |bits: u32| {
        if bits == 128 { u128::MAX } else { (1 << bits) - 1 }
    };
    for out in target.chunks_exact_mut(to.width()) {
        while available < to.bits() {
            let Some(slot) = slots.next() else { return };
            let value = u128::from_le_bytes(*Bits::from_slot(slot).bytes()) & mask(from.bits());
            pending |= value << available;
            available += from.bits();
        }
        out.copy_from_slice(&(pending & mask(to.bits())).to_le_bytes()[..to.width()]);
        pending = pending.checked_shr(to.bits()).unwrap_or(0);
        available -= to.bits();
    }
}

/// Spec: reduce_precision. Rounds the significand to `mantissa_bits` (ties to even) and lets values outside the
/// range of `exponent_bits` become infinity or, subnormals included, a signed zero. NaN stays, or becomes infinity
/// when no mantissa bit is left to mark it. Types without infinity are rounded as `f32` and converted back.
pub fn reduce_precision(mut x: Tensor, exponent_bits: u32, mantissa_bits: u32) -> Result<Tensor, Trap> {
    let element = x.element();
    if let ElementType::Small(float) = element
        && !float.has_infinity()
    {
        let wide = convert(x, ElementType::F32)?;
        return convert(reduce_precision(wide, exponent_bits, mantissa_bits)?, element);
    }
    let unsupported = || Trap::unsupported(format!("reduce_precision is not implemented for {element}"));
    let mantissa = match element.class() {
        Class::F32 => 23,
        Class::F64 => 52,
        Class::Small(float) => float.mantissa_bits(),
        _ => return Err(unsupported()),
    };
    let layout = Layout { bits: element.bits(), mantissa };
    let grain = GRAIN_BYTES;
    let reduce = |bits: u64| layout.reduce(bits, exponent_bits, mantissa_bits);
    match element.width() {
        1 => parallel::chunks_mut(x.as_mut_slice::<u8>()?, grain, |_, chunk| {
            chunk.iter_mut().for_each(|slot| *slot = reduce(u64::from(*slot)) as u8);
        }),
        2 => parallel::chunks_mut(x.as_mut_slice::<u16>()?, grain, |_, chunk| {
            chunk.iter_mut().for_each(|slot| *slot = reduce(u64::from(*slot)) as u16);
        }),
        4 => parallel::chunks_mut(x.as_mut_slice::<u32>()?, grain, |_, chunk| {
            chunk.iter_mut().for_each(|slot| *slot = reduce(u64::from(*slot)) as u32);
        }),
        _ => parallel::chunks_mut(x.as_mut_slice::<u64>()?, grain, |_, chunk| {
            chunk.iter_mut().for_each(|slot| *slot = reduce(*slot));
        }),
    }
    Ok(x)
}

/// A binary format: sign, exponent, `mantissa` bits.
#[derive(Clone, Copy)]
struct Layout {
    bits: u32,
    mantissa: u32,
}

impl Layout {
    fn reduce(self, original: u64, exponent_bits: u32, mantissa_bits: u32) -> u64 {
        let sign = original & 1 << (self.bits - 1);
        let own_exponent = self.bits - 1 - self.mantissa;
        let infinity = ((1u64 << own_exponent) - 1) << self.mantissa;
        let mut magnitude = original ^ sign;
        if magnitude > infinity {
            return if mantissa_bits > 0 { original } else { sign | infinity };
        }
        if mantissa_bits < self.mantissa {
            let dropped = self.mantissa - mantissa_bits;
            let odd = magnitude >> dropped & 1;
            magnitude += (1 << (dropped - 1)) - 1 + odd;
            magnitude &= !((1 << dropped) - 1);
        }
        if exponent_bits < own_exponent {
            let bias = (1u64 << (own_exponent - 1)) - 1;
            let reduced_bias = (1u64 << (exponent_bits.max(1) - 1)) - 1;
            let exponent = magnitude >> self.mantissa;
            if exponent > bias + reduced_bias {
                magnitude = infinity;
            } else if exponent <= bias - reduced_bias {
                magnitude = 0;
            }
        }
        sign | magnitude
    }
}

/// Spec: complex. `result[i] = (re[i], im[i])`.
pub fn complex(re: &Tensor, im: &Tensor) -> Result<Tensor, Trap> {
    let element = re.element().complex().filter(|_| im.element() == re.element() && im.shape() == re.shape());
    let element = element.ok_or_else(|| super::elementwise::mismatch("complex", re, im))?;
    let mut result = Tensor::scratch(element, re.shape())?;
    fn join<T: Native>(re: &Tensor, im: &Tensor, result: &mut Tensor) -> Result<(), Trap> {
        let parts = re.as_slice::<T>().iter().zip(im.as_slice::<T>());
        for (out, (&re, &im)) in result.as_mut_slice::<Complex<T>>()?.iter_mut().zip(parts) {
            *out = Complex::new(re, im);
        }
        Ok(())
    }
    match element {
        ElementType::C64 => join::<f32>(re, im, &mut result)?,
        _ => join::<f64>(re, im, &mut result)?,
    }
    Ok(result)
}

/// Spec: real. The real part; a real tensor is its own.
pub fn real(x: Tensor) -> Result<Tensor, Trap> {
    match x.element() {
        ElementType::C64 => part(&x, |z: Complex<f32>| z.re),
        ElementType::C128 => part(&x, |z: Complex<f64>| z.re),
        element if element.is_float() => Ok(x),
        element => Err(Trap::unsupported(format!("real is not implemented for {element}"))),
    }
}

/// Spec: imag. The imaginary part; zero for a real tensor.
pub fn imag(x: &Tensor) -> Result<Tensor, Trap> {
    match x.element() {
        ElementType::C64 => part(x, |z: Complex<f32>| z.im),
        ElementType::C128 => part(x, |z: Complex<f64>| z.im),
        element if element.is_float() => {
            let zero = convert_bits(Bits::new(0f32), ElementType::F32, element);
            Tensor::splat(element, x.shape(), zero)
        }
        element => Err(Trap::unsupported(format!("imag is not implemented for {element}"))),
    }
}

/// `result[i] = f(x[i])` from complex to real numbers.
pub(crate) fn part<T: Native>(x: &Tensor, f: impl Fn(Complex<T>) -> T + Sync) -> Result<Tensor, Trap> {
    let mut result = Tensor::scratch(x.element().real(), x.shape())?;
    let source = x.bytes();
    parallel::chunks_mut(result.bytes_mut()?, GRAIN_BYTES, |start, chunk| {
        let source = view::<Complex<T>>(&source[start * 2..][..chunk.len() * 2]);
        view_mut::<T>(chunk).iter_mut().zip(source).for_each(|(out, &z)| *out = f(z));
    });
    Ok(result)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::ElementType::*;

    fn tensor<T: Native>(element: ElementType, shape: &[usize], values: &[T]) -> Tensor {
        Tensor::from_slice(element, shape, values).unwrap()
    }

    #[test]
    fn bitcasts() {
        let x = tensor(UI32, &[2], &[0x3F80_0000u32, 0x4000_0001]);
        assert_eq!(bitcast_convert(x.clone(), F32, &[2]).unwrap().as_slice::<f32>()[0], 1.0);
        let halves = bitcast_convert(x, UI16, &[2, 2]).unwrap();
        assert_eq!(halves.as_slice::<u16>(), [0, 0x3F80, 1, 0x4000]);
        let whole = bitcast_convert(halves, UI32, &[2]).unwrap();
        assert_eq!(whole.as_slice::<u32>(), [0x3F80_0000, 0x4000_0001]);
        let nibbles = bitcast_convert(tensor(UI8, &[1], &[0xF1u8]), I4, &[1, 2]).unwrap();
        assert_eq!(nibbles.as_slice::<i8>(), [1, -1]);
        assert_eq!(bitcast_convert(nibbles, UI8, &[1]).unwrap().bytes(), [0xF1]);
        let z = tensor(C128, &[1], &[Complex::new(1.0f64, 2.0)]);
        let words = bitcast_convert(z, UI64, &[1, 2]).unwrap();
        assert_eq!(words.as_slice::<u64>(), [1.0f64.to_bits(), 2.0f64.to_bits()]);
        assert!(bitcast_convert(words, UI8, &[3]).is_err());
    }

    #[test]
    fn precision() {
        let check = |x: f32, exponent, mantissa, expect: f32| {
            let result = reduce_precision(tensor(F32, &[1], &[x]), exponent, mantissa).unwrap();
            assert_eq!(result.as_slice::<u32>()[0], expect.to_bits(), "{x} e{exponent}m{mantissa}");
        };
        check(3.3, 8, 7, 3.296_875);
        check(1.0 + 1.0 / 256.0, 8, 7, 1.0);
        check(1e10, 5, 10, f32::INFINITY);
        check(-1e-10, 5, 10, -0.0);
        check(f32::MAX, 8, 7, f32::INFINITY);
        check(f32::NAN, 8, 7, f32::NAN);
        check(f32::NAN, 8, 0, f32::INFINITY);
        let codes = [0x79u8, 0x7E, 0xFE, 0x7F, 0x01];
        let result = reduce_precision(tensor(Small(crate::element::SmallFloat::F8E4M3FN), &[5], &codes), 5, 1).unwrap();
        // 288 rounds to 256; 448 to 512, which the type lacks; 2^-9 stays.
        assert_eq!(result.bytes(), [0x78, 0x7F, 0xFF, 0x7F, 0x01]);
    }

    #[test]
    fn complex_parts() {
        let (re, im) = (tensor(F32, &[2], &[1f32, 2.0]), tensor(F32, &[2], &[3f32, 4.0]));
        let z = complex(&re, &im).unwrap();
        assert_eq!(z.as_slice::<Complex<f32>>()[1], Complex::new(2.0, 4.0));
        assert_eq!((real(z.clone()).unwrap(), imag(&z).unwrap()), (re.clone(), im));
        assert_eq!(imag(&re).unwrap().as_slice::<f32>(), [0.0, 0.0]);
    }

    #[test]
    fn conversion_in_blocks() {
        let n = 200_000;
        let x: Vec<i32> = (0..n).collect();
        let y = convert(tensor(I32, &[n as usize], &x), F32).unwrap();
        assert!(y.as_slice::<f32>().iter().zip(&x).all(|(&y, &x)| y == x as f32));
        let z = convert(y, C128).unwrap();
        assert_eq!(z.as_slice::<Complex<f64>>()[777], Complex::new(777.0, 0.0));
    }
}
