//! Arguments that nobody gave: made up from a seed, the same on every machine.

use hlo_interp::element::Bits;
use hlo_interp::eval::{Size, Value, ValueType};
use hlo_interp::kernels::bits::convert_bits;
use hlo_interp::{ElementType, Tensor};

/// Values for arguments from a seed: floats in [-1, 1), integers in 0 .. 10, both truth values.
///
/// # Errors
/// When the memory for an argument is refused.
pub fn random_values(types: &[ValueType], seed: u32) -> Result<Vec<Value>, String> {
    types.iter().enumerate().map(|(index, ty)| random_argument(ty, index, seed)).collect()
}

/// The value that [`random_values`] gives to argument number `index`.
///
/// # Errors
/// When the memory is refused.
pub fn random_argument(ty: &ValueType, index: usize, seed: u32) -> Result<Value, String> {
    random_value(ty, seed.wrapping_add(index as u32))
}

/// The size that dimensions of unknown size get in random inputs.
const RANDOM_SIZE: usize = 4;

fn random_value(ty: &ValueType, seed: u32) -> Result<Value, String> {
    match ty {
        ValueType::Token => Ok(Value::Token),
        ValueType::Tuple(types) => {
            let values = random_values(types, seed.wrapping_mul(0x9E37_79B1).wrapping_add(1))?;
            Ok(Value::Tuple(values.into()))
        }
        ValueType::Tensor { element, shape } => {
            let size = |size: &Size| match *size {
                Size::Known(size) => size,
                Size::AtMost(bound) => bound.min(RANDOM_SIZE),
                Size::Any => RANDOM_SIZE,
            };
            let shape: Vec<usize> = shape.iter().flatten().map(size).collect();
            let mut tensor = Tensor::scratch(*element, &shape).map_err(|error| error.to_string())?;
            let slots = tensor.bytes_mut().map_err(|error| error.to_string())?;
            let (part, width) = (element.real(), element.real().width());
            for (index, slot) in slots.chunks_mut(width).enumerate() {
                let hash = hash(index as u32, seed);
                let bits = if part == ElementType::I1 {
                    Bits::new((hash >> 8 & 1) as u8)
                } else if part.is_integer() {
                    integer(part, hash >> 8)
                } else {
                    let value = ((hash >> 8) as f32 / (1 << 24) as f32 - 0.5) * 2.0;
                    convert_bits(Bits::new(value), ElementType::F32, part)
                };
                bits.store(slot);
            }
            Ok(Value::Tensor(tensor))
        }
    }
}

fn integer(element: ElementType, hash: u32) -> Bits {
    // At most what the type holds.
    let range = if element.bits() >= 8 { 10 } else { 1 << (element.bits() - 1) };
    Bits::new(u64::from(hash % range))
}

/// Mixes a position and a seed.
fn hash(index: u32, seed: u32) -> u32 {
    let mut hash = index.wrapping_mul(2_654_435_761).wrapping_add(seed.wrapping_mul(2_654_435_769));
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(2_246_822_519);
    hash ^ hash >> 13
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tensor(element: ElementType, shape: &[Size]) -> ValueType {
        ValueType::Tensor { element, shape: Some(shape.to_vec()) }
    }

    #[test]
    fn random_values_depend_on_the_seed_alone() {
        let types = [
            tensor(ElementType::F32, &[Size::Known(3)]),
            tensor(ElementType::I32, &[Size::Any]),
            tensor(ElementType::I8, &[Size::AtMost(2)]),
            ValueType::Token,
        ];
        let (first, second) = (random_values(&types, 7).unwrap(), random_values(&types, 7).unwrap());
        assert_eq!(first, second);
        assert_ne!(first, random_values(&types, 8).unwrap());
        assert!(types.iter().zip(&first).all(|(ty, value)| ty.accepts(value)));
    }
}
