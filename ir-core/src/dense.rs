//! Elements of constants: how they are stored, how constants are made of them, and how they are read.
//!
//! The data of an [`AttrData::Dense`] are its elements in row-major order, or one element that stands for all (a
//! splat). An element is little-endian and takes whole bytes, at least one:
//!
//! | element | bytes |
//! |---|---|
//! | `iN`, `siN`, `uiN` | `ceil(N / 8)`, unused high bits zero; `i1` is 0 or 1 |
//! | `index` | 8 |
//! | floats | `ceil(width / 8)`: 1 for `f4…`, `f6…`, `f8…`; 3 for `tf32`; 10 for `f80` |
//! | `complex<T>` | the real part, then the imaginary part |

use crate::attrs::AttrData;
use crate::blob::Blob;
use crate::context::Context;
use crate::ids::{Attr, Type};
use crate::num::FloatKind;
use crate::types::{Signedness, TypeData};

impl Type {
    /// Bytes of one stored element of this element type; `None` for types that constants do not store.
    pub fn stored_bytes(self, cx: &Context) -> Option<usize> {
        let bytes = |width: u32| width.div_ceil(8).max(1) as usize;
        match self.data(cx) {
            TypeData::Integer { width, .. } => Some(bytes(*width)),
            TypeData::Index => Some(8),
            TypeData::Float(kind) => Some(bytes(kind.width())),
            TypeData::Complex(part) => part.stored_bytes(cx).map(|part| 2 * part),
            _ => None,
        }
    }
}

/// Constructors.
impl Context {
    /// `dense<…> : ty` of stored elements: all of them, or one that stands for all. A splat is noticed by content.
    ///
    /// # Panics
    /// In debug builds, when the type stores no elements or their size is another.
    pub fn dense_attr(&self, ty: Type, data: impl Into<Blob>) -> Attr {
        let mut data = data.into();
        let size = ty.element(self).stored_bytes(self).unwrap_or(1);
        let n_elements = ty.n_elements(self);
        let len = data.bytes().len();
        debug_assert!(len == size || n_elements.and_then(|n| n.checked_mul(size)) == Some(len));
        let is_single = len == size;
        let splat = is_single || (n_elements != Some(0) && is_splat(data.bytes(), size));
        if splat && !is_single {
            data = data.bytes()[..size].to_vec().into();
        }
        self.intern_attr(AttrData::Dense { ty, splat, data })
    }

    /// `dense<element> : ty` of one stored element.
    pub fn splat_attr(&self, ty: Type, element: &[u8]) -> Attr {
        self.dense_attr(ty, element.to_vec())
    }

    /// `dense<values> : ty` of integers or `index`, wrapped to the element's width; one value stands for all.
    pub fn dense_from_i64s(&self, ty: Type, values: &[i64]) -> Attr {
        let element = ty.element(self);
        let width = element.bit_width(self).unwrap_or(64);
        let size = element.stored_bytes(self).unwrap_or(8);
        let mut data = Vec::with_capacity(values.len() * size);
        for &value in values {
            let bits = if width < 64 { value as u64 & ((1 << width) - 1) } else { value as u64 };
            let low = bits.to_le_bytes();
            data.extend_from_slice(&low[..size.min(8)]);
            let sign = if value < 0 { 0xFF } else { 0 };
            data.resize(data.len() + size.saturating_sub(8), sign);
            mask_top(&mut data, width, size);
        }
        self.dense_attr(ty, data)
    }

    /// `dense<values> : ty` of floats, rounded to the element's kind; one value stands for all.
    pub fn dense_from_f64s(&self, ty: Type, values: &[f64]) -> Attr {
        let kind = ty.element(self).float_kind(self).unwrap_or(FloatKind::F64);
        let size = kind.width().div_ceil(8) as usize;
        let mut data = Vec::with_capacity(values.len() * size);
        for &value in values {
            data.extend_from_slice(&kind.from_f64(value).to_le_bytes()[..size]);
        }
        self.dense_attr(ty, data)
    }
}

/// Clears the bits above `width` in the last of `size` bytes.
fn mask_top(data: &mut [u8], width: u32, size: usize) {
    let spare = size as u32 * 8 - width;
    if let Some(top) = data.last_mut().filter(|_| spare != 0 && spare < 8) {
        *top &= 0xFF >> spare;
    }
}

/// Whether all elements of `size` bytes are equal; there must be one.
fn is_splat(data: &[u8], size: usize) -> bool {
    // Equal elements are the data shifted by one element.
    data.len() >= size && data[size..] == data[..data.len() - size]
}

/// The elements of a constant.
#[derive(Clone, Copy, Debug)]
pub struct DenseElements<'a> {
    /// The shaped type.
    pub ty: Type,
    /// The type of one element.
    pub element: Type,
    /// Whether one stored element stands for all.
    pub splat: bool,
    /// How many elements the type has; saturated where `usize` does not hold it (only a splat can be so large).
    pub len: usize,
    data: &'a [u8],
    size: usize,
}

impl<'a> DenseElements<'a> {
    /// The stored bytes: of all elements, or of the one that stands for all.
    pub fn data(&self) -> &'a [u8] {
        self.data
    }

    /// Bytes of one element.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The stored element for place `index`.
    ///
    /// # Panics
    /// When there is no such element.
    pub fn get(&self, index: usize) -> &'a [u8] {
        let at = if self.splat { 0 } else { index * self.size };
        &self.data[at..at + self.size]
    }

    /// Every element, a splat's as often as the type has elements.
    pub fn iter(&self) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        let elements = *self;
        (0..elements.len).map(move |index| elements.get(index))
    }

    /// The elements that are stored: one of a splat.
    pub fn stored(&self) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        self.data.chunks_exact(self.size)
    }

    /// Integers that fit 64 bits: sign-extended, zero-extended where the type is unsigned or `i1`.
    pub fn i64s(&self, cx: &Context) -> Option<impl Iterator<Item = i64> + use<'a>> {
        let (width, signed) = match self.element.data(cx) {
            TypeData::Integer { width, signedness } => (*width, *signedness != Signedness::Unsigned && *width != 1),
            TypeData::Index => (64, true),
            _ => return None,
        };
        (width <= 64).then(|| self.iter().map(move |bytes| word(bytes, width, signed)))
    }

    /// Floats as `f64`: exact for all kinds up to `f64`.
    pub fn f64s(&self, cx: &Context) -> Option<impl Iterator<Item = f64> + use<'a>> {
        let kind = self.element.float_kind(cx)?;
        Some(self.iter().map(move |bytes| kind.to_f64(bits(bytes))))
    }
}

/// Up to 16 little-endian bytes.
pub(crate) fn bits(bytes: &[u8]) -> u128 {
    let mut word = [0; 16];
    let len = bytes.len().min(16);
    word[..len].copy_from_slice(&bytes[..len]);
    u128::from_le_bytes(word)
}

fn word(bytes: &[u8], width: u32, signed: bool) -> i64 {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    let spare = 64 - width;
    if spare == 64 {
        return 0;
    }
    let value = u64::from_le_bytes(word) << spare;
    if signed { value as i64 >> spare } else { (value >> spare) as i64 }
}

impl Attr {
    /// The elements of a constant of integers, floats or complex numbers.
    pub fn dense(self, cx: &Context) -> Option<DenseElements<'_>> {
        let AttrData::Dense { ty, splat, data } = self.data(cx) else {
            return None;
        };
        let element = ty.element(cx);
        let size = element.stored_bytes(cx)?;
        let len = ty.n_elements(cx).unwrap_or(usize::MAX);
        Some(DenseElements { ty: *ty, element, splat: *splat, len, data: data.bytes(), size })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::Registry;

    #[test]
    fn equal_elements_become_a_splat() {
        let cx = Context::new(Registry::new().freeze());
        let ty = cx.tensor_type(&[3], Type::I32);
        let splat = cx.dense_from_i64s(ty, &[7, 7, 7]);
        assert_eq!(splat, cx.dense_from_i64s(ty, &[7]));
        let elements = splat.dense(&cx).expect("a constant");
        assert!(elements.splat);
        assert_eq!(elements.i64s(&cx).expect("integers").collect::<Vec<_>>(), [7, 7, 7]);
        assert!(!cx.dense_from_i64s(ty, &[7, 7, 8]).dense(&cx).expect("a constant").splat);
    }

    #[test]
    fn elements_keep_their_sign_and_width() {
        let cx = Context::new(Registry::new().freeze());
        for (element, values, bytes) in [
            (cx.int_type(4), [-1, 7], &[15, 7][..]),
            (cx.int_type(20), [-1, 7], &[0xFF, 0xFF, 0x0F, 7, 0, 0]),
            (Type::I1, [1, 0], &[1, 0]),
            (Type::INDEX, [-2, 3], &[0xFE, 255, 255, 255, 255, 255, 255, 255, 3, 0, 0, 0, 0, 0, 0, 0]),
        ] {
            let attr = cx.dense_from_i64s(cx.tensor_type(&[2], element), &values);
            let elements = attr.dense(&cx).expect("a constant");
            assert_eq!(elements.data(), bytes);
            assert_eq!(elements.i64s(&cx).expect("integers").collect::<Vec<_>>(), values);
        }
    }

    #[test]
    fn floats_are_rounded_once() {
        let cx = Context::new(Registry::new().freeze());
        let ty = cx.tensor_type(&[2], cx.float_type(FloatKind::BF16));
        let attr = cx.dense_from_f64s(ty, &[1.0, -2.5]);
        let elements = attr.dense(&cx).expect("a constant");
        assert_eq!(elements.data(), [0x80, 0x3F, 0x20, 0xC0]);
        assert_eq!(elements.f64s(&cx).expect("floats").collect::<Vec<_>>(), [1.0, -2.5]);
    }
}
