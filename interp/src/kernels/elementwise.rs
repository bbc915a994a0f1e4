//! Elementwise operations of one and two operands, over all element types.
//!
//! Operands come by value: the last handle of a tensor is a licence to reuse its memory for the result. In binary
//! operations an operand of rank 0 stands for a tensor of equal elements in the other's shape.

use super::arith;
use super::block::{Source, run1, run2};
use super::kinds::{BinaryKind, UnaryKind};
use super::parallel::GRAIN_BYTES;
use crate::element::ElementType;
use crate::tensor::Tensor;
use crate::trap::Trap;

/// `result[i] = kind(x[i])` with a result of the operand's type. `abs` of a complex tensor, whose result is real,
/// is [`super::complex::abs`].
pub fn unary(kind: UnaryKind, mut x: Tensor) -> Result<Tensor, Trap> {
    let element = x.element();
    let block = arith::unary(kind, element.class())
        .ok_or_else(|| Trap::unsupported(format!("{} is not implemented for {element}", kind.name())))?;
    let counts_bits = matches!(kind, UnaryKind::Popcnt | UnaryKind::CountLeadingZeros);
    if counts_bits && element.needs_normalize() {
        zero_extend(element, x.bytes_mut()?);
    }
    let grain = grain(unary_cost(kind));
    if x.is_unshared() {
        run1(block, element, x.bytes_mut()?, None, grain);
    } else {
        let mut result = Tensor::scratch(element, x.shape())?;
        run1(block, element, result.bytes_mut()?, Some(x.bytes()), grain);
        x = result;
    }
    if element.needs_normalize() {
        if kind == UnaryKind::CountLeadingZeros {
            let unused = 8 - element.bits() as u8;
            x.bytes_mut()?.iter_mut().for_each(|count| *count -= unused);
        }
        element.normalize(x.bytes_mut()?);
    }
    Ok(x)
}

/// `result[i] = kind(lhs[i], rhs[i])`.
pub fn binary(kind: BinaryKind, mut lhs: Tensor, mut rhs: Tensor) -> Result<Tensor, Trap> {
    let element = lhs.element();
    if element != rhs.element() {
        return Err(mismatch(kind.name(), &lhs, &rhs));
    }
    let block = arith::binary(kind, element.class())
        .ok_or_else(|| Trap::unsupported(format!("{} is not implemented for {element}", kind.name())))?;
    if element.needs_normalize() {
        match kind {
            BinaryKind::ShiftRightLogical => {
                zero_extend(element, lhs.bytes_mut()?);
                zero_extend(element, rhs.bytes_mut()?);
            }
            BinaryKind::ShiftRightArithmetic if !element.is_signed() => sign_extend(element, lhs.bytes_mut()?),
            _ => {}
        }
    }
    if kind.is_commutative() && !reusable(&mut lhs, &rhs) && reusable(&mut rhs, &lhs) {
        std::mem::swap(&mut lhs, &mut rhs);
    }
    let grain = grain(binary_cost(kind));
    let mut result = if reusable(&mut lhs, &rhs) {
        let source = Source::new(&rhs, lhs.len());
        run2(block, element, lhs.bytes_mut()?, None, &source, grain);
        lhs
    } else {
        let shape = result_shape(kind.name(), &lhs, &rhs)?;
        let mut result = Tensor::scratch(element, shape)?;
        let (left, right) = (Source::new(&lhs, result.len()), Source::new(&rhs, result.len()));
        run2(block, element, result.bytes_mut()?, Some(&left), &right, grain);
        result
    };
    if element.needs_normalize() {
        element.normalize(result.bytes_mut()?);
    }
    Ok(result)
}

/// The shape of a result of two operands: their common one, or the other's when one has rank 0.
pub(crate) fn result_shape<'a>(what: &str, lhs: &'a Tensor, rhs: &'a Tensor) -> Result<&'a [usize], Trap> {
    if lhs.rank() == 0 {
        Ok(rhs.shape())
    } else if rhs.rank() == 0 || lhs.shape() == rhs.shape() {
        Ok(lhs.shape())
    } else {
        Err(mismatch(what, lhs, rhs))
    }
}

/// Bytes per task for an operation of this cost (1 = an addition).
pub(crate) fn grain(cost: usize) -> usize {
    (GRAIN_BYTES / cost).next_multiple_of(4096)
}

/// Whether `x` may hold the result of an operation with `other`.
fn reusable(x: &mut Tensor, other: &Tensor) -> bool {
    (x.shape() == other.shape() || other.rank() == 0) && x.is_unshared()
}

fn unary_cost(kind: UnaryKind) -> usize {
    use UnaryKind::*;
    match kind {
        Abs | Ceil | CountLeadingZeros | Floor | Negate | Not | Popcnt | RoundNearestAfz | RoundNearestEven | Sign
        | Square => 1,
        Rsqrt | Sqrt => 4,
        Acos | Acosh | Asin | AsinAcosKernel | Asinh | Atan | Atanh | Cbrt | Cosh | Cosine | Erf | Erfc
        | Exponential | ExponentialMinusOne | Log | LogPlusOne | Logistic | Sine | Sinh | Tan | Tanh => 8,
        BesselI1e | Digamma | ErfInv | Lgamma => 16,
    }
}

fn binary_cost(kind: BinaryKind) -> usize {
    use BinaryKind::*;
    match kind {
        Add | And | Maximum | Minimum | Multiply | Or | ShiftLeft | ShiftRightArithmetic | ShiftRightLogical
        | Subtract | Xor => 1,
        Divide => 2,
        Atan2 | Power | Remainder => 16,
    }
}

#[cold]
pub(crate) fn mismatch(what: &str, lhs: &Tensor, rhs: &Tensor) -> Trap {
    Trap::invalid(format!("{what}: operands {} and {} do not match", lhs.type_name(), rhs.type_name()))
}

/// Clears the bits above a type narrower than a byte.
fn zero_extend(element: ElementType, slots: &mut [u8]) {
    let mask = (1 << element.bits()) - 1;
    slots.iter_mut().for_each(|slot| *slot &= mask);
}

/// Repeats the highest bit of a type narrower than a byte.
fn sign_extend(element: ElementType, slots: &mut [u8]) {
    let unused = 8 - element.bits();
    slots.iter_mut().for_each(|slot| *slot = (((*slot << unused) as i8) >> unused) as u8);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::{Complex, ElementType::*, Native};

    fn tensor<T: Native>(element: ElementType, values: &[T]) -> Tensor {
        Tensor::from_slice(element, &[values.len()], values).unwrap()
    }

    fn check1<T: Native + std::fmt::Debug>(kind: UnaryKind, element: ElementType, x: &[T], expect: &[T]) {
        let result = unary(kind, tensor(element, x)).unwrap();
        assert_eq!(result.as_slice::<T>(), expect, "{} {element}", kind.name());
    }

    fn check2<T: Native + std::fmt::Debug>(kind: BinaryKind, element: ElementType, x: &[T], y: &[T], expect: &[T]) {
        let result = binary(kind, tensor(element, x), tensor(element, y)).unwrap();
        assert_eq!(result.as_slice::<T>(), expect, "{} {element}", kind.name());
    }

    #[test]
    fn integers() {
        use {BinaryKind::*, UnaryKind::*};
        let min = i32::MIN;
        check2(Add, I32, &[i32::MAX, 1], &[1, 2], &[min, 3]);
        check2(Divide, I32, &[7, -7, 5, min], &[2, 2, 0, -1], &[3, -3, -1, min]);
        check2(Remainder, I32, &[7, -7, 5, min], &[2, 2, 0, -1], &[1, -1, 5, 0]);
        check2(Divide, UI8, &[7u8, 5], &[2, 0], &[3, 255]);
        check2(Divide, UI4, &[7u8, 5], &[2, 0], &[3, 15]);
        check2(Divide, I4, &[-8i8, 5], &[-1, 0], &[-8, -1]);
        check2(Power, I32, &[2, -1, 3, -1, 3], &[10, -3, -1, -4, 40], &[1024, -1, 0, 1, 3i32.wrapping_pow(40)]);
        check2(Multiply, I4, &[7i8, -8], &[3, -1], &[5, -8]);
        check2(ShiftLeft, I32, &[1, 1, 1], &[4, 32, -1], &[16, 0, 0]);
        check2(ShiftRightLogical, I8, &[-1i8, -1, -1], &[4, 8, -1], &[15, 0, 0]);
        check2(ShiftRightArithmetic, I8, &[-128i8, -128, 64], &[4, 8, -1], &[-8, -1, 0]);
        check2(ShiftRightLogical, I4, &[-8i8, -1, 7], &[1, 4, -8], &[4, 0, 0]);
        check2(ShiftRightArithmetic, UI4, &[8u8, 15], &[1, 9], &[12, 15]);
        check1(Abs, I8, &[-128i8, -3, 3], &[-128, 3, 3]);
        check1(Popcnt, I4, &[-1i8, 5], &[4, 2]);
        check1(CountLeadingZeros, UI4, &[1u8, 0, 15], &[3, 4, 0]);
        check1(CountLeadingZeros, I64, &[1i64, 0, -1], &[63, 64, 0]);
        check1(Not, I1, &[0u8, 1], &[1, 0]);
        check1(Not, I4, &[5i8], &[-6]);
        check1(Not, UI2, &[1u8], &[2]);
        check1(Sign, I16, &[-9i16, 0, 9], &[-1, 0, 1]);
        check2(Maximum, I16, &[-9i16, 5], &[2, 3], &[2, 5]);
        check2(Maximum, UI16, &[0xFFFFu16, 5], &[2, 3], &[0xFFFF, 5]);
        check2(Add, I1, &[1u8, 1, 0], &[1, 0, 0], &[1, 1, 0]);
    }

    #[test]
    fn floats() {
        use {BinaryKind::*, UnaryKind::*};
        check1(RoundNearestAfz, F32, &[2.5f32, -0.5, 0.49999997], &[3.0, -1.0, 0.0]);
        check1(RoundNearestEven, F64, &[2.5f64, 3.5], &[2.0, 4.0]);
        check2(Remainder, F32, &[5.5f32, -5.5], &[2.0, 2.0], &[1.5, -1.5]);
        let zeros = binary(Maximum, tensor(F32, &[-0.0f32, 0.0]), tensor(F32, &[0.0f32, -0.0])).unwrap();
        assert_eq!(zeros.as_slice::<u32>(), [0, 0]);
        let zeros = binary(Minimum, tensor(F32, &[-0.0f32, 0.0]), tensor(F32, &[0.0f32, -0.0])).unwrap();
        assert_eq!(zeros.as_slice::<u32>(), [1 << 31, 1 << 31]);
        let nan = binary(Minimum, tensor(F64, &[f64::NAN, 1.0]), tensor(F64, &[1.0, f64::NAN])).unwrap();
        assert!(nan.as_slice::<f64>().iter().all(|x| x.is_nan()));
        // 1 + 2^-8 in bf16 is a tie to even; 257 needs nine bits.
        check2(Add, ElementType::BF16, &[0x3F80u16, 0x4380], &[0x3B80, 0x3F80], &[0x3F80, 0x4380]);
        check2(Multiply, Small(crate::element::SmallFloat::F8E5M2), &[0x7Bu8], &[0x40], &[0x7C]);
    }

    #[test]
    fn complex_division_keeps_range() {
        let z = |re: f64, im: f64| Complex::new(re, im);
        let big = 1e300;
        check2(
            BinaryKind::Divide,
            C128,
            &[z(big, big), z(1.0, 2.0)],
            &[z(big, big), z(3.0, -4.0)],
            &[z(1.0, 0.0), z(-0.2, 0.4)],
        );
        let by_zero = binary(BinaryKind::Divide, tensor(C128, &[z(1.0, 0.0)]), tensor(C128, &[z(0.0, 0.0)])).unwrap();
        assert_eq!(by_zero.as_slice::<Complex<f64>>()[0].re, f64::INFINITY);
    }

    #[test]
    fn rank_zero_spreads_and_memory_is_reused() {
        let values: Vec<f32> = (0..5000).map(|x| x as f32).collect();
        let x = tensor(F32, &values);
        let two = Tensor::scalar(F32, crate::element::Bits::new(2.0f32));
        let address = x.bytes().as_ptr();
        let result = binary(BinaryKind::Subtract, x, two.clone()).unwrap();
        assert_eq!(result.bytes().as_ptr(), address);
        assert_eq!(result.as_slice::<f32>()[4999], 4997.0);
        let result = binary(BinaryKind::Subtract, two, result).unwrap();
        assert_eq!(result.as_slice::<f32>()[4999], -4995.0);
        let shared = result.clone();
        let sum = binary(BinaryKind::Add, result, shared.clone()).unwrap();
        assert_eq!((shared.as_slice::<f32>()[0], sum.as_slice::<f32>()[0]), (4.0, 8.0));
    }

    #[test]
    fn undefined_combinations_are_traps() {
        for kind in [BinaryKind::Subtract, BinaryKind::Divide] {
            let x = tensor(I1, &[1u8]);
            assert!(binary(kind, x.clone(), x).unwrap_err().message().contains("not implemented for i1"));
        }
        let error = binary(BinaryKind::Add, tensor(I8, &[1i8]), tensor(I8, &[1i8, 2])).unwrap_err();
        assert!(error.message().contains("tensor<1xi8> and tensor<2xi8>"), "{error}");
    }
}
