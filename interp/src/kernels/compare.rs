//! `compare`, `select`, `clamp` and `is_finite`: elementwise operations around booleans.

use super::arith::{Float, Integer};
use super::block::{BLOCK, BlockTest, Source, with_decoded};
use super::elementwise::{binary, mismatch, result_shape};
use super::kinds::{BinaryKind, Direction};
use super::parallel::{self, GRAIN_BYTES};
use super::simd::{Task, dispatch};
use crate::by_width;
use crate::element::{Class, Complex, ElementType, Native, Width, Word};
use crate::tensor::{Tensor, bytes_of, view};
use crate::trap::Trap;

/// How elements are ordered.
///
/// The specification ties an op's `compare_type` to the element type, but no verifier holds programs to it. Where the op names
/// a comparison of integers, that decides, and not the sign of their type, as in the reference's folder (its interpreter
/// reads the type alone; XLA refuses such programs). Booleans are never signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// As the element type says. Of floats IEEE comparison: NaN is unequal to everything, the zeros are equal.
    Partial,
    /// IEEE totalOrder: −NaN, −∞, …, −0, +0, …, +∞, NaN. Other elements as their type says.
    Total,
    /// Integers as signed ones, whatever their type. Other elements as their type says.
    Signed,
    /// Integers as unsigned ones, whatever their type. Other elements as their type says.
    Unsigned,
}

/// Spec: compare. `result[i] = lhs[i] direction rhs[i]`; operands of rank 0 are spread.
pub fn compare(direction: Direction, order: Order, lhs: &Tensor, rhs: &Tensor) -> Result<Tensor, Trap> {
    let element = lhs.element();
    if element != rhs.element() {
        return Err(mismatch("compare", lhs, rhs));
    }
    let mut result = Tensor::scratch(ElementType::I1, result_shape("compare", lhs, rhs)?)?;
    let test = test(direction, order, element);
    let width = element.width();
    let (left, right) = (Source::new(lhs, result.len()), Source::new(rhs, result.len()));
    parallel::chunks_mut(result.bytes_mut()?, (GRAIN_BYTES / width).max(BLOCK), |start, chunk| {
        for (idx, out) in chunk.chunks_mut(BLOCK).enumerate() {
            let (offset, n_bytes) = ((start + idx * BLOCK) * width, out.len() * width);
            test.apply(out, left.at(offset, n_bytes), right.at(offset, n_bytes));
        }
    });
    Ok(result)
}

/// A comparison of blocks: what is done to the slots first, and the test itself.
#[derive(Clone, Copy)]
pub(crate) struct Comparison {
    element: ElementType,
    order: Order,
    test: BlockTest,
    swapped: bool,
}

/// The comparison of an element type.
pub(crate) fn test(direction: Direction, order: Order, element: ElementType) -> Comparison {
    let (direction, swapped) = match direction {
        Direction::Gt => (Direction::Lt, true),
        Direction::Ge => (Direction::Le, true),
        other => (other, false),
    };
    let order = match order {
        Order::Total if element.is_float() => Order::Total,
        Order::Signed if element.is_integer() && !element.is_signed() => Order::Signed,
        Order::Unsigned if element.is_signed() => Order::Unsigned,
        _ => Order::Partial,
    };
    let total = order == Order::Total;
    let class = match (order, element.class()) {
        (Order::Signed, Class::Unsigned(width)) => Class::Signed(width),
        (Order::Unsigned, Class::Signed(width)) => Class::Unsigned(width),
        (_, class) => class,
    };
    let test = match class {
        Class::Small(_) | Class::F32 if total => integer_test::<i32>(direction),
        Class::F64 if total => integer_test::<i64>(direction),
        Class::Bool | Class::Unsigned(Width::W1) => integer_test::<u8>(direction),
        Class::Unsigned(Width::W2) => integer_test::<u16>(direction),
        Class::Unsigned(Width::W4) => integer_test::<u32>(direction),
        Class::Unsigned(Width::W8) => integer_test::<u64>(direction),
        Class::Signed(Width::W1) => integer_test::<i8>(direction),
        Class::Signed(Width::W2) => integer_test::<i16>(direction),
        Class::Signed(Width::W4) => integer_test::<i32>(direction),
        Class::Signed(Width::W8) => integer_test::<i64>(direction),
        Class::Small(_) | Class::F32 => float_test::<f32>(direction),
        Class::F64 => float_test::<f64>(direction),
        Class::C64 => complex_test::<f32>(direction),
        Class::C128 => complex_test::<f64>(direction),
    };
    Comparison { element, order, test, swapped }
}

impl Comparison {
    /// Compares at most a block of slots.
    pub(crate) fn apply(self, out: &mut [u8], lhs: &[u8], rhs: &[u8]) {
        let (lhs, rhs) = if self.swapped { (rhs, lhs) } else { (lhs, rhs) };
        match self.element.class() {
            Class::Small(float) => with_decoded(float, lhs, |lhs| {
                with_decoded(float, rhs, |rhs| self.ordered(out, lhs, rhs));
            }),
            _ => self.ordered(out, lhs, rhs),
        }
    }

    fn ordered(self, out: &mut [u8], lhs: &[u8], rhs: &[u8]) {
        match (self.order, self.element) {
            (Order::Total, ElementType::F64) => {
                let (mut left, mut right) = ([0i64; BLOCK], [0i64; BLOCK]);
                (self.test)(out, keys(lhs, &mut left, total_key_64), keys(rhs, &mut right, total_key_64));
            }
            (Order::Total, _) => {
                let (mut left, mut right) = ([0i32; BLOCK], [0i32; BLOCK]);
                (self.test)(out, keys(lhs, &mut left, total_key_32), keys(rhs, &mut right, total_key_32));
            }
            (Order::Signed, ElementType::UI2 | ElementType::UI4) => {
                // Slots of narrow integers are extended with zeros; a sign has to stand on top.
                let (mut left, mut right) = ([0u8; BLOCK], [0u8; BLOCK]);
                let unused = 8 - self.element.bits();
                let key = |slot: u8| slot << unused;
                (self.test)(out, keys(lhs, &mut left, key), keys(rhs, &mut right, key));
            }
            // Narrow integers extended with their sign keep their order when read without one.
            _ => (self.test)(out, lhs, rhs),
        }
    }
}

fn keys<'a, T: Native>(slots: &[u8], keys: &'a mut [T; BLOCK], key: impl Fn(T) -> T) -> &'a [u8] {
    let slots = view::<T>(slots);
    keys.iter_mut().zip(slots).for_each(|(out, &slot)| *out = key(slot));
    bytes_of(&keys[..slots.len()])
}

/// The bits of an `f32` as a number that orders as totalOrder.
pub(crate) fn total_key_32(bits: i32) -> i32 {
    bits ^ ((bits >> 31) as u32 >> 1) as i32
}

/// The bits of an `f64` as a number that orders as totalOrder.
pub(crate) fn total_key_64(bits: i64) -> i64 {
    bits ^ ((bits >> 63) as u64 >> 1) as i64
}

struct Test<'a, T, F>(&'a mut [u8], &'a [T], &'a [T], F);

impl<T: Native, F: Fn(T, T) -> bool> Task for Test<'_, T, F> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for ((out, &x), &y) in self.0.iter_mut().zip(self.1).zip(self.2) {
            *out = u8::from((self.3)(x, y));
        }
    }
}

/// `tests!(T, direction; Eq => |x, y| x == y, …)` is the block test of the direction, over slots of type `T`.
macro_rules! tests {
    ($ty:ty, $direction:expr; $($variant:ident => $test:expr,)*) => {
        match $direction {
            $(Direction::$variant => |out, lhs, rhs| {
                dispatch(Test::<$ty, _>(out, view(lhs), view(rhs), $test));
            },)*
            Direction::Ge | Direction::Gt => unreachable!("exchanged for Le and Lt"),
        }
    };
}

fn integer_test<T: Integer>(direction: Direction) -> BlockTest {
    tests!(T, direction;
        Eq => |x, y| x == y,
        Ne => |x, y| x != y,
        Le => |x, y| x <= y,
        Lt => |x, y| x < y,
    )
}

fn float_test<T: Float>(direction: Direction) -> BlockTest {
    tests!(T, direction;
        Eq => |x, y| x == y,
        Ne => |x, y| x != y,
        Le => |x, y| x <= y,
        Lt => |x, y| x < y,
    )
}

/// The real parts decide, the imaginary ones between equals.
fn complex_test<T: Float>(direction: Direction) -> BlockTest {
    tests!(Complex<T>, direction;
        Eq => |x, y| x == y,
        Ne => |x, y| x != y,
        Le => |x: Complex<T>, y: Complex<T>| x.re < y.re || x.re == y.re && x.im <= y.im,
        Lt => |x: Complex<T>, y: Complex<T>| x.re < y.re || x.re == y.re && x.im < y.im,
    )
}

/// Spec: select. `result[i] = pred[i] ? on_true[i] : on_false[i]`; `pred` may have rank 0.
pub fn select(pred: &Tensor, on_true: Tensor, mut on_false: Tensor) -> Result<Tensor, Trap> {
    if on_true.element() != on_false.element() || on_true.shape() != on_false.shape() {
        return Err(mismatch("select", &on_true, &on_false));
    }
    if pred.rank() == 0 {
        return Ok(if pred.bytes()[0] != 0 { on_true } else { on_false });
    }
    if pred.shape() != on_true.shape() {
        return Err(mismatch("select", pred, &on_true));
    }
    let width = on_true.element().width();
    // The operand that is kept gives its memory; `keep` is the predicate that keeps it.
    let keep = u8::from(!on_false.is_unshared());
    let (mut kept, other) = if keep == 0 { (on_false, on_true) } else { (on_true, on_false) };
    let element = kept.element();
    let (pred, other) = (pred.bytes(), other.bytes());
    parallel::chunks_mut(kept.bytes_mut()?, GRAIN_BYTES, |start, chunk| {
        let (first, end) = (start / width, (start + chunk.len()) / width);
        let other = &other[start..start + chunk.len()];
        by_width!(element, W => {
            let kept = crate::tensor::view_mut::<W>(chunk);
            dispatch(Choose(kept, view::<W>(other), &pred[first..end], keep));
        });
    });
    Ok(kept)
}

struct Choose<'a, W>(&'a mut [W], &'a [W], &'a [u8], u8);

impl<W: Word> Task for Choose<'_, W> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for ((kept, &other), &pred) in self.0.iter_mut().zip(self.1).zip(self.2) {
            *kept = if pred == self.3 { *kept } else { other };
        }
    }
}

/// Spec: clamp. `result[i] = minimum(maximum(x[i], min[i]), max[i])`; the bounds may have rank 0.
pub fn clamp(min: Tensor, x: Tensor, max: Tensor) -> Result<Tensor, Trap> {
    for bound in [&min, &max] {
        if bound.rank() != 0 && bound.shape() != x.shape() {
            return Err(mismatch("clamp", bound, &x));
        }
    }
    binary(BinaryKind::Minimum, binary(BinaryKind::Maximum, x, min)?, max)
}

/// Spec: is_finite. Whether a float is neither infinite nor NaN.
pub fn is_finite(x: &Tensor) -> Result<Tensor, Trap> {
    let element = x.element();
    if !element.is_float() {
        return Err(Trap::unsupported(format!("is_finite is not implemented for {element}")));
    }
    let mut result = Tensor::scratch(ElementType::I1, x.shape())?;
    let width = element.width();
    let slots = x.bytes();
    parallel::chunks_mut(result.bytes_mut()?, GRAIN_BYTES / width, |start, chunk| {
        for (idx, out) in chunk.chunks_mut(BLOCK).enumerate() {
            let slots = &slots[(start + idx * BLOCK) * width..][..out.len() * width];
            match element.class() {
                Class::Small(float) => with_decoded(float, slots, |slots| finite_32(slots, out)),
                Class::F32 => finite_32(slots, out),
                _ => out.iter_mut().zip(view::<f64>(slots)).for_each(|(out, x)| *out = u8::from(x.is_finite())),
            }
        }
    });
    Ok(result)
}

fn finite_32(slots: &[u8], out: &mut [u8]) {
    out.iter_mut().zip(view::<f32>(slots)).for_each(|(out, x)| *out = u8::from(x.is_finite()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::{Bits, ElementType::*};

    fn check<T: Native>(direction: Direction, order: Order, element: ElementType, x: &[T], y: &[T], expect: &[u8]) {
        let x = Tensor::from_slice(element, &[x.len()], x).unwrap();
        let y = Tensor::from_slice(element, &[y.len()], y).unwrap();
        let result = compare(direction, order, &x, &y).unwrap();
        assert_eq!(result.bytes(), expect, "{direction:?} {element}");
    }

    #[test]
    fn orders() {
        use Direction::*;
        let nan = f32::NAN;
        let (x, y) = ([1.0, 2.0, nan, -0.0, nan], [2.0, 1.0, 1.0, 0.0, nan]);
        check(Lt, Order::Partial, F32, &x, &y, &[1, 0, 0, 0, 0]);
        check(Ge, Order::Partial, F32, &x, &y, &[0, 1, 0, 1, 0]);
        check(Ne, Order::Partial, F32, &x, &y, &[1, 1, 1, 0, 1]);
        check(Lt, Order::Total, F32, &x, &y, &[1, 0, 0, 1, 0]);
        check(Ge, Order::Total, F32, &x, &y, &[0, 1, 1, 0, 1]);
        check(Lt, Order::Total, F64, &[-f64::NAN, f64::NAN], &[f64::NEG_INFINITY, f64::INFINITY], &[1, 0]);
        check(Lt, Order::Total, ElementType::BF16, &[0x8000u16, 0xFFC0], &[0, 0xFF80], &[1, 1]);
        check(Gt, Order::Partial, I8, &[-1i8], &[1], &[0]);
        check(Gt, Order::Partial, UI8, &[255u8], &[1], &[1]);
        check(Eq, Order::Partial, C64, &[Complex::new(1f32, 2.0)], &[Complex::new(1f32, 3.0)], &[0]);
        let (one, i) = (Complex::new(1f32, 0.0), Complex::new(0f32, 1.0));
        let (both, nan) = (Complex::new(1f32, 1.0), Complex::new(0f32, f32::NAN));
        check(Lt, Order::Partial, C64, &[one, i, one, nan], &[i, one, both, i], &[0, 1, 1, 0]);
        check(Ge, Order::Partial, C64, &[one, one, i, nan], &[i, one, one, i], &[1, 1, 0, 0]);
    }

    #[test]
    fn the_named_comparison_of_integers_decides() {
        use Direction::*;
        check(Gt, Order::Unsigned, I32, &[-1, 5, 5], &[5, -1, 4], &[1, 0, 1]);
        check(Gt, Order::Signed, UI32, &[u32::MAX, 5, 5], &[5, u32::MAX, 4], &[0, 1, 1]);
        check(Le, Order::Unsigned, I4, &[-8i8, 7, -1], &[7i8, -8, -8], &[0, 1, 0]);
        check(Le, Order::Signed, UI4, &[8u8, 7, 15], &[7u8, 8, 8], &[1, 0, 0]);
        check(Lt, Order::Signed, UI2, &[2u8, 1], &[1u8, 2], &[1, 0]);
        check(Lt, Order::Signed, I1, &[0u8, 1], &[1u8, 0], &[1, 0]);
        check(Lt, Order::Unsigned, F32, &[-1f32], &[1.0], &[1]);
    }

    #[test]
    fn selection_and_clamping() {
        let n = 3000;
        let pred: Vec<u8> = (0..n).map(|x| u8::from(x % 3 == 0)).collect();
        let pred = Tensor::from_slice(I1, &[n], &pred).unwrap();
        let x = Tensor::from_slice(I32, &[n], &(0..n as i32).collect::<Vec<_>>()).unwrap();
        let zero = Tensor::splat(I32, &[n], Bits::new(0)).unwrap();
        for shared in [false, true] {
            let _keep = shared.then(|| zero.clone());
            let result = select(&pred, x.clone(), zero.clone()).unwrap();
            let expect: Vec<i32> = (0..n as i32).map(|x| if x % 3 == 0 { x } else { 0 }).collect();
            assert_eq!(result.as_slice::<i32>(), expect);
        }
        let low = Tensor::scalar(I32, Bits::new(10));
        let high = Tensor::scalar(I32, Bits::new(20));
        let result = clamp(low, x, high).unwrap();
        assert_eq!(&result.as_slice::<i32>()[8..23], [10, 10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 20]);
    }

    #[test]
    fn finiteness() {
        let x = Tensor::from_slice(F32, &[3], &[1.0, f32::INFINITY, f32::NAN]).unwrap();
        assert_eq!(is_finite(&x).unwrap().bytes(), [1, 0, 0]);
        let x = Tensor::from_slice(ElementType::F16, &[2], &[0x7C00u16, 0x7BFF]).unwrap();
        assert_eq!(is_finite(&x).unwrap().bytes(), [0, 1]);
    }
}
