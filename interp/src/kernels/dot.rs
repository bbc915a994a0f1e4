//! `dot_general`: which dimensions are batched, kept and contracted, as a plan for [`contract`].

use super::bits::convert_bits;
use super::contract::{Plan, contract};
use crate::element::{Bits, ElementType};
use crate::tensor::shape::Offsets;
use crate::tensor::{Shape, Strides, Table, Tensor};
use crate::trap::Trap;

/// The dimension numbers of a dot product.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct DotDimensions {
    /// Batching dimensions of the left operand.
    pub lhs_batch: Shape,
    /// Batching dimensions of the right operand, in the same order.
    pub rhs_batch: Shape,
    /// Contracted dimensions of the left operand; the order is that of summation.
    pub lhs_contract: Shape,
    /// Contracted dimensions of the right operand, in the same order.
    pub rhs_contract: Shape,
}

/// Spec: dot_general. The result's dimensions are the batching ones, then what is left of `lhs`, then of `rhs`.
///
/// Each result is the sum over the contracted index in lexicographic order, starting from zero; operands are
/// converted to `element` first, and every product and sum is rounded to it.
pub fn dot_general(lhs: Tensor, rhs: Tensor, dims: &DotDimensions, element: ElementType) -> Result<Tensor, Trap> {
    let left = Side::new(&lhs, &dims.lhs_batch, &dims.lhs_contract)?;
    let right = Side::new(&rhs, &dims.rhs_batch, &dims.rhs_contract)?;
    if left.batch.sizes != right.batch.sizes || left.contract.sizes != right.contract.sizes {
        return Err(super::elementwise::mismatch("dot_general", &lhs, &rhs));
    }
    let shape: Shape = [&left.batch, &left.kept, &right.kept].iter().flat_map(|space| space.sizes.clone()).collect();
    if shape.contains(&0) || left.contract.sizes.contains(&0) {
        // Without elements, sizes say nothing about memory, and tables of offsets need not fit it.
        return Tensor::splat(element, &shape, convert_bits(Bits::new(0f32), ElementType::F32, element));
    }
    let n_columns = right.kept.offsets().len();
    let block = left.kept.offsets().len() * n_columns;
    let batch = left.batch.offsets().zip(right.batch.offsets()).enumerate();
    let plan = Plan {
        batch: Table::new(batch.map(|(idx, (x, y))| [x, y, idx * block]))?,
        rows: Table::new(left.kept.offsets().enumerate().map(|(idx, x)| [x, idx * n_columns]))?,
        columns: Table::new(right.kept.offsets().enumerate().map(|(idx, y)| [y, idx]))?,
        depth: Table::new(left.contract.offsets().zip(right.contract.offsets()).map(|(x, y)| [x, y]))?,
    };
    contract(plan, lhs, rhs, element, &shape)
}

/// Some dimensions of an operand.
struct Space {
    sizes: Shape,
    strides: Strides,
}

impl Space {
    fn of(x: &Tensor, dims: impl Iterator<Item = usize>) -> Space {
        let own = x.strides();
        let (sizes, strides) = dims.map(|dim| (x.shape()[dim], own[dim])).unzip();
        Space { sizes, strides }
    }

    /// Where their elements lie.
    fn offsets(&self) -> impl ExactSizeIterator<Item = usize> {
        Offsets::new(&self.sizes, &self.strides).map(|offset| offset as usize)
    }
}

/// An operand's dimensions by their role.
struct Side {
    batch: Space,
    kept: Space,
    contract: Space,
}

impl Side {
    fn new(x: &Tensor, batch: &[usize], contract: &[usize]) -> Result<Side, Trap> {
        let used = || batch.iter().chain(contract).copied();
        let valid = used().enumerate().all(|(idx, dim)| dim < x.rank() && !used().take(idx).any(|other| other == dim));
        if !valid {
            return Err(Trap::invalid(format!(
                "dot_general: batching {batch:?} and contracting {contract:?} dimensions of {}",
                x.type_name()
            )));
        }
        Ok(Side {
            batch: Space::of(x, batch.iter().copied()),
            kept: Space::of(x, (0..x.rank()).filter(|&dim| !used().any(|other| other == dim))),
            contract: Space::of(x, contract.iter().copied()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::{Complex, ElementType::*, Native, SmallFloat};
    use crate::kernels::bits::convert;
    use crate::tensor::shape::count;

    /// Numbers whose sums need rounding in every float type.
    fn numbers(element: ElementType, shape: &[usize], seed: u32) -> Tensor {
        let n = count(shape).unwrap() as u32;
        let values: Vec<f32> = (0..n)
            .map(|idx| (idx + seed).wrapping_mul(2_654_435_761) >> 8)
            .map(|bits| bits as f32 / 8_388_608.0 - 1.0)
            .map(|x| if element.is_float() || element.is_complex() { x } else { x * 100.0 })
            .collect();
        convert(Tensor::from_slice(F32, shape, &values).unwrap(), element).unwrap()
    }

    fn dims(lhs_batch: &[usize], rhs_batch: &[usize], lhs_contract: &[usize], rhs_contract: &[usize]) -> DotDimensions {
        DotDimensions {
            lhs_batch: lhs_batch.into(),
            rhs_batch: rhs_batch.into(),
            lhs_contract: lhs_contract.into(),
            rhs_contract: rhs_contract.into(),
        }
    }

    /// `[m, k] × [k, n]` by the definition, with `step` adding a product.
    fn check<T: Native + std::fmt::Debug>(
        element: ElementType,
        (m, k, n): (usize, usize, usize),
        step: impl Fn(T, T, T) -> T,
    ) {
        let (x, y) = (numbers(element, &[m, k], 1), numbers(element, &[k, n], 99));
        let result = dot_general(x.clone(), y.clone(), &dims(&[], &[], &[1], &[0]), element).unwrap();
        let (xs, ys) = (x.as_slice::<T>(), y.as_slice::<T>());
        for row in 0..m {
            for column in 0..n {
                let terms = (0..k).map(|idx| (xs[row * k + idx], ys[idx * n + column]));
                let expect = terms.fold(T::default(), |sum, (x, y)| step(sum, x, y));
                assert_eq!(result.as_slice::<T>()[row * n + column], expect, "{element} {m}x{k}x{n} at {row},{column}");
            }
        }
        // The same product with both operands transposed and a batch dimension of one.
        let turn = |x: &Tensor| crate::kernels::shape::transpose(x, &[1, 0]).unwrap();
        let (x, y) = (turn(&x).reshaped(&[k, 1, m]).unwrap(), turn(&y).reshaped(&[1, n, k]).unwrap());
        let turned = dot_general(x, y, &dims(&[1], &[0], &[0], &[2]), element).unwrap();
        assert_eq!(turned.reshaped(&[m, n]).unwrap(), result);
    }

    #[test]
    fn sums_are_sequential() {
        for size in [(1, 1, 1), (3, 5, 7), (5, 300, 33), (33, 17, 2), (1, 600, 40), (40, 9, 1), (130, 70, 90)] {
            check(F32, size, |sum: f32, x, y| sum + x * y);
        }
        check(F64, (9, 300, 20), |sum: f64, x, y| sum + x * y);
        check(I32, (9, 300, 20), |sum: i32, x, y| sum.wrapping_add(x.wrapping_mul(y)));
        check(I8, (9, 30, 20), |sum: i8, x, y| sum.wrapping_add(x.wrapping_mul(y)));
        check(UI64, (9, 30, 20), |sum: u64, x, y| sum.wrapping_add(x.wrapping_mul(y)));
        check(I1, (9, 30, 20), |sum: u8, x, y| sum | x & y);
        let multiply =
            |x: Complex<f32>, y: Complex<f32>| Complex::new(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re);
        check(C64, (9, 30, 20), |sum: Complex<f32>, x, y| {
            let z = multiply(x, y);
            Complex::new(sum.re + z.re, sum.im + z.im)
        });
    }

    #[test]
    fn small_floats_round_each_step() {
        for float in [SmallFloat::BF16, SmallFloat::F16] {
            let value = |code: u16| float.decode(code);
            check(Small(float), (9, 80, 20), |sum: u16, x, y| {
                float.encode(value(sum) + value(float.encode(value(x) * value(y))))
            });
        }
        let float = SmallFloat::F8E4M3FN;
        let value = |code: u8| float.decode(u16::from(code));
        let encode = |value: f32| float.encode(value) as u8;
        check(Small(float), (5, 20, 9), |sum: u8, x, y| encode(value(sum) + value(encode(value(x) * value(y)))));
    }

    #[test]
    fn wider_results_and_empty_sums() {
        let (x, y) = (numbers(I8, &[2, 40], 3), numbers(I8, &[40, 3], 5));
        let wide = dot_general(x.clone(), y.clone(), &dims(&[], &[], &[1], &[0]), I32).unwrap();
        let first: i32 = (0..40).map(|k| i32::from(x.as_slice::<i8>()[k]) * i32::from(y.as_slice::<i8>()[3 * k])).sum();
        assert_eq!(wide.as_slice::<i32>()[0], first);
        let empty = dot_general(numbers(F32, &[2, 0], 1), numbers(F32, &[0, 3], 1), &dims(&[], &[], &[1], &[0]), F32);
        assert_eq!(empty.unwrap().as_slice::<f32>(), [0.0; 6]);
        let outer = dot_general(numbers(F32, &[2], 1), numbers(F32, &[3], 2), &dims(&[], &[], &[], &[]), F32).unwrap();
        assert_eq!(outer.shape(), [2, 3]);
        assert!(dot_general(x, y, &dims(&[], &[], &[0], &[0]), I32).is_err());
    }
}
