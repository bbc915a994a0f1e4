//! One element as bits, for places that handle single values: region callbacks, scalars of the evaluator.

use super::{ElementType, Native};

/// The slot of one element, zero-extended to 16 bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(16))]
pub struct Bits([u8; 16]);

impl Bits {
    /// Reads a slot of 1 to 16 bytes.
    pub fn from_slot(slot: &[u8]) -> Bits {
        let mut bytes = [0; 16];
        bytes[..slot.len()].copy_from_slice(slot);
        Bits(bytes)
    }

    /// Writes a slot; its length says how many bytes.
    pub fn store(self, slot: &mut [u8]) {
        slot.copy_from_slice(&self.0[..slot.len()]);
    }

    /// The bytes, little-endian, zero beyond the element.
    pub fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// The bytes for writing.
    pub fn bytes_mut(&mut self) -> &mut [u8; 16] {
        &mut self.0
    }

    /// The slot of an element of this type.
    pub fn slot(&self, element: ElementType) -> &[u8] {
        &self.0[..element.width()]
    }

    /// The value as the native type of its class.
    pub fn get<T: Native>(self) -> T {
        const { assert!(size_of::<T>() <= 16 && align_of::<T>() <= 16) };
        // SAFETY: `Native` allows any bit pattern; size and alignment are checked above.
        unsafe { std::ptr::read(self.0.as_ptr().cast()) }
    }

    /// The bits of a native value.
    pub fn new<T: Native>(value: T) -> Bits {
        const { assert!(size_of::<T>() <= 16 && align_of::<T>() <= 16) };
        let mut bits = Bits::default();
        // SAFETY: `bits` is 16 bytes aligned to 16, and `Native` has no padding.
        unsafe { std::ptr::write(bits.0.as_mut_ptr().cast(), value) };
        bits
    }
}
