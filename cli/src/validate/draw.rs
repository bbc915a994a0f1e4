//! Inputs that bring out faults: small whole numbers, ties between them, NaN, infinities and zeros of both signs, the
//! ends of each type's range, and sizes for what types leave open. They depend on a seed, the number of the case and the
//! types alone.

use hlo_interp::element::Bits;
use hlo_interp::eval::{Size, Value, ValueType};
use hlo_interp::kernels::bits::convert_bits;
use hlo_interp::{ElementType, Tensor};

/// What the numbers of a case are like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Small whole numbers: sums are exact in any order.
    Whole,
    /// Half of one is a tie between two whole numbers.
    Ties,
    /// Floats in [-4, 4).
    Plain,
    /// The same with NaN, infinities and zeros of both signs among them.
    Special,
    /// All exponents, those of denormal numbers among them; the ends of integers.
    Extreme,
}

const KINDS: [Kind; 5] = [Kind::Whole, Kind::Ties, Kind::Plain, Kind::Special, Kind::Extreme];

/// The sizes that open dimensions get, if no bound is smaller.
const SIZES: [usize; 10] = [3, 4, 1, 2, 5, 7, 8, 16, 17, 33];

/// The draws of one case.
pub struct Draw {
    state: u64,
    kind: Kind,
    /// What most open dimensions get, so that operands fit each other.
    size: usize,
    /// Whether all do.
    is_uniform: bool,
}

impl Draw {
    /// The draws of case `number` under `seed`.
    pub fn new(seed: u64, number: u32) -> Draw {
        let state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(number).wrapping_mul(0xD1B5_4A32_D192_ED03);
        let mut draw = Draw { state, kind: KINDS[number as usize % KINDS.len()], size: 0, is_uniform: true };
        // Each kind meets each size.
        draw.size = SIZES[number as usize / KINDS.len() % SIZES.len()];
        draw.is_uniform = !draw.next().is_multiple_of(4);
        draw
    }

    /// Values of these types.
    ///
    /// # Errors
    /// A type without a rank, too little memory.
    pub fn values(&mut self, types: &[ValueType]) -> Result<Vec<Value>, String> {
        types.iter().map(|ty| self.value(ty)).collect()
    }

    fn value(&mut self, ty: &ValueType) -> Result<Value, String> {
        match ty {
            ValueType::Token => Ok(Value::Token),
            ValueType::Tuple(types) => Ok(Value::Tuple(self.values(types)?.into())),
            ValueType::Tensor { element, shape: Some(shape) } => {
                let shape: Vec<usize> = shape.iter().map(|size| self.size(*size)).collect();
                let mut tensor = Tensor::scratch(*element, &shape).map_err(|error| error.to_string())?;
                let slots = tensor.bytes_mut().map_err(|error| error.to_string())?;
                let part = element.real();
                for slot in slots.chunks_mut(part.width()) {
                    self.number(part).store(slot);
                }
                part.normalize(slots);
                Ok(Value::Tensor(tensor))
            }
            ValueType::Tensor { shape: None, .. } => {
                Err(format!("no inputs can be drawn for {ty}: refine the program, so that it says the rank"))
            }
        }
    }

    fn size(&mut self, size: Size) -> usize {
        let drawn = if self.is_uniform { self.size } else { SIZES[(self.next() % 5) as usize] };
        match size {
            Size::Known(size) => size,
            // The bound itself is where buffers end.
            Size::AtMost(bound) if self.next().is_multiple_of(3) => bound,
            Size::AtMost(bound) => drawn.min(bound),
            Size::Any => drawn,
        }
    }

    fn number(&mut self, element: ElementType) -> Bits {
        if element == ElementType::I1 {
            return Bits::new((self.next() & 1) as u8);
        }
        if element.is_integer() { self.integer(element) } else { self.float(element) }
    }

    fn integer(&mut self, element: ElementType) -> Bits {
        let random = self.next();
        let lowest = if element.is_signed() { 1u64 << (element.bits() - 1) } else { 0 };
        let value = match self.kind {
            Kind::Whole | Kind::Plain => random % 10,
            Kind::Ties | Kind::Special if element.is_signed() => (random % 17).wrapping_sub(8),
            Kind::Ties | Kind::Special => random % 17,
            Kind::Extreme => match random % 6 {
                0 => lowest,
                1 => lowest.wrapping_sub(1),
                2 => u64::MAX,
                3 => 0,
                4 => 1,
                _ => self.next(),
            },
        };
        // The sign of a number that fills no byte is spread over its slot by the caller.
        let fits = if element.bits() >= 8 { value } else { value & ((1 << element.bits()) - 1) };
        Bits::new(fits)
    }

    fn float(&mut self, element: ElementType) -> Bits {
        let random = self.next();
        let plain = ((random >> 11) as f64 / (1u64 << 53) as f64 - 0.5) * 8.0;
        let value = match self.kind {
            Kind::Whole => (random % 17) as f64 - 8.0,
            Kind::Ties => ((random % 33) as f64 - 16.0) / 2.0,
            Kind::Plain => plain,
            Kind::Special => match self.next() % 24 {
                0 => f64::NAN,
                1 => f64::INFINITY,
                2 => f64::NEG_INFINITY,
                3 | 4 => -0.0,
                5 | 6 => 0.0,
                _ => plain,
            },
            Kind::Extreme => {
                let (lowest, highest): (i64, i64) = match element {
                    ElementType::F64 => (-1074, 1023),
                    ElementType::F16 => (-24, 15),
                    _ if element.bits() < 16 => (-9, 8),
                    _ => (-149, 127),
                };
                let exponent = lowest + (self.next() % (highest - lowest + 1) as u64) as i64;
                // In two steps, so that the power of two itself is no denormal number.
                let (half, rest) = (exponent / 2, exponent - exponent / 2);
                plain.signum() * (1.0 + plain.abs() / 4.0) * 2f64.powi(half as i32) * 2f64.powi(rest as i32)
            }
        };
        convert_bits(Bits::new(value), ElementType::F64, element)
    }

    /// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn floats(number: u32) -> Vec<f32> {
        let ty = ValueType::Tensor { element: ElementType::F32, shape: Some(vec![Size::Known(400)]) };
        let values = Draw::new(7, number).values(&[ty]).unwrap();
        values[0].as_tensor().unwrap().as_slice::<f32>().to_vec()
    }

    #[test]
    fn each_kind_brings_what_it_promises() {
        assert!(floats(0).iter().all(|x| x.fract() == 0.0));
        assert!(floats(1).iter().any(|x| x.fract().abs() == 0.5));
        let special = floats(3);
        assert!(special.iter().any(|x| x.is_nan()) && special.iter().any(|x| x.is_infinite()));
        assert!(special.iter().any(|x| x.to_bits() == (-0f32).to_bits()));
        assert!(floats(4).iter().any(|x| x.is_subnormal()) && floats(4).iter().any(|x| x.abs() > 1e30));
        assert_eq!(floats(2), floats(2));
    }

    #[test]
    fn sizes_keep_their_bounds_and_integers_their_types() {
        for number in 0..60 {
            let sizes = vec![Size::AtMost(6), Size::Any, Size::Known(2)];
            for element in ElementType::ALL {
                let ty = ValueType::Tensor { element, shape: Some(sizes.clone()) };
                let values = Draw::new(1, number).values(std::slice::from_ref(&ty)).unwrap();
                assert!(ty.accepts(&values[0]), "{element:?} {number}");
                let tensor = values[0].as_tensor().unwrap();
                let mut slots = tensor.bytes().to_vec();
                element.normalize(&mut slots);
                assert_eq!(slots, tensor.bytes(), "{element:?} {number}");
            }
        }
    }
}
