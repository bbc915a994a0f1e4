//! `dot_general` as an algorithm has it: operands rounded, or split into parts, before their products are summed.

use super::bits::{convert, reduce_precision};
use super::dot::{DotDimensions, dot_general};
use super::elementwise::binary;
use super::kinds::BinaryKind;
use crate::element::{ElementType, SmallFloat};
use crate::tensor::Tensor;
use crate::trap::Trap;

/// How a contraction is computed, when the program says so.
///
/// Spec: dot_general. Operands are rounded to their precision, products and sums to the type of accumulation, sums to the
/// result's type. More than one multiplication makes parts of the operands whose sum is nearly exact; where the specification
/// is silent on them, they are those of XLA: all parts but the last are cut off, products are summed from the smallest parts
/// on, and what is no number among all but the largest ones counts as zero, since an infinity leaves none for its other parts.
/// Leave to accumulate imprecisely is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Algorithm {
    /// What the left operand is rounded to.
    pub lhs: Precision,
    /// What the right operand is rounded to.
    pub rhs: Precision,
    /// What products and sums are rounded to.
    pub accumulation: ElementType,
    /// How many products of parts are summed: 1, 3 (of 2 parts), 6 or 9 (of 3).
    pub n_products: usize,
}

/// A type that numbers are rounded to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precision {
    /// An element type.
    Element(ElementType),
    /// `f32` with 10 bits of significand.
    Tf32,
}

/// Pairs of parts, from the smallest products to the largest. Part 0 is the largest.
const PAIRS_OF_THREE: [(usize, usize); 9] = [(2, 2), (1, 2), (2, 1), (1, 1), (0, 2), (2, 0), (0, 1), (1, 0), (0, 0)];
const PAIRS_OF_TWO: [(usize, usize); 3] = [(1, 0), (0, 1), (0, 0)];

/// See [`Algorithm`]. Integers are contracted as the floats that they are rounded to, and the sums made integers.
///
/// # Errors
/// Complex operands, parts of a type that is not split, and as in [`dot_general`].
pub fn dot_with_algorithm(
    lhs: Tensor,
    rhs: Tensor,
    dims: &DotDimensions,
    algorithm: &Algorithm,
    element: ElementType,
) -> Result<Tensor, Trap> {
    for operand in [&lhs, &rhs] {
        if operand.element().is_complex() {
            let found = operand.element();
            return Err(Trap::unsupported(format!("dot_general: an algorithm contracts real numbers, found {found}")));
        }
    }
    let to = algorithm.accumulation;
    let (n_parts, pairs) = match algorithm.n_products {
        1 => {
            let (lhs, rhs) = (algorithm.lhs.round(lhs)?, algorithm.rhs.round(rhs)?);
            let sums = dot_general(convert(lhs, to)?, convert(rhs, to)?, dims, to)?;
            return convert(sums, element);
        }
        3 => (2, &PAIRS_OF_TWO[..]),
        6 => (3, &PAIRS_OF_THREE[3..]),
        9 => (3, &PAIRS_OF_THREE[..]),
        n => return Err(Trap::unsupported(format!("dot_general: an algorithm of {n} multiplications"))),
    };
    let (lhs, rhs) =
        (algorithm.lhs.parts(convert(lhs, to)?, n_parts)?, algorithm.rhs.parts(convert(rhs, to)?, n_parts)?);
    let product = |(left, right): (usize, usize)| dot_general(lhs[left].clone(), rhs[right].clone(), dims, to);
    let (&largest, smaller) = pairs.split_last().unwrap_or((&(0, 0), &[]));
    let mut sum: Option<Tensor> = None;
    for &pair in smaller {
        let term = product(pair)?;
        sum = Some(match sum {
            None => term,
            Some(sum) => binary(BinaryKind::Add, sum, term)?,
        });
    }
    let mut result = product(largest)?;
    if let Some(mut small) = sum {
        small.as_mut_slice::<f32>()?.iter_mut().filter(|x| x.is_nan()).for_each(|x| *x = 0.0);
        result = binary(BinaryKind::Add, small, result)?;
    }
    convert(result, element)
}

impl Precision {
    /// The numbers rounded to this precision; of TF32 as `f32`.
    fn round(self, x: Tensor) -> Result<Tensor, Trap> {
        match self {
            Precision::Element(element) => convert(x, element),
            Precision::Tf32 => reduce_precision(convert(x, ElementType::F32)?, 8, 10),
        }
    }

    /// `x`, which is of `f32`, as a sum of parts that have this precision, the largest first.
    fn parts(self, x: Tensor, n_parts: usize) -> Result<Vec<Tensor>, Trap> {
        // The bits of a number that this precision keeps.
        let kept: u32 = match self {
            Precision::Element(ElementType::Small(SmallFloat::BF16)) => 0xFFFF_0000,
            Precision::Tf32 => 0xFFFF_E000,
            Precision::Element(element) => {
                return Err(Trap::unsupported(format!("dot_general: numbers are not split into parts of {element}")));
            }
        };
        if x.element() != ElementType::F32 {
            let element = x.element();
            return Err(Trap::unsupported(format!(
                "dot_general: products of parts are summed in f32, not in {element}"
            )));
        }
        let mut parts = Vec::with_capacity(n_parts);
        let mut rest = x;
        for _ in 1..n_parts {
            let mut high = rest.clone();
            let slots = high.as_mut_slice::<f32>()?;
            slots.iter_mut().filter(|x| x.is_finite()).for_each(|x| *x = f32::from_bits(x.to_bits() & kept));
            rest = binary(BinaryKind::Subtract, rest, high.clone())?;
            parts.push(high);
        }
        parts.push(convert(self.round(rest)?, ElementType::F32)?);
        Ok(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::ElementType::{C64, F32, F64, I64};
    use crate::tensor::Shape;

    const F16: ElementType = ElementType::F16;
    const BF16: ElementType = ElementType::BF16;

    fn vector(values: &[f32]) -> Tensor {
        Tensor::from_slice(F32, &[values.len()], values).unwrap()
    }

    fn vectors() -> DotDimensions {
        let dims = || Shape::from_slice(&[0]);
        DotDimensions { lhs_contract: dims(), rhs_contract: dims(), ..DotDimensions::default() }
    }

    fn dot(x: &[f32], y: &[f32], precision: Precision, accumulation: ElementType, n_products: usize) -> Tensor {
        let algorithm = Algorithm { lhs: precision, rhs: precision, accumulation, n_products };
        dot_with_algorithm(vector(x), vector(y), &vectors(), &algorithm, F32).unwrap()
    }

    fn check(x: &[f32], y: &[f32], precision: Precision, accumulation: ElementType, n_products: usize, expect: f32) {
        let found = dot(x, y, precision, accumulation, n_products).as_slice::<f32>()[0];
        assert_eq!(found.to_bits(), expect.to_bits(), "{precision:?} {n_products}: {found} {expect}");
    }

    #[test]
    fn operands_are_rounded_and_sums_kept_wide() {
        let (fine, third) = (1.0 + 2f32.powi(-9), 1.0 / 3.0);
        check(&[fine], &[1.0], Precision::Element(F32), F32, 1, fine);
        check(&[fine], &[1.0], Precision::Element(BF16), F32, 1, 1.0);
        check(&[fine], &[1.0], Precision::Tf32, F32, 1, fine);
        check(&[1.0 + 2f32.powi(-12)], &[1.0], Precision::Tf32, F32, 1, 1.0);
        // 0.3333… has 11 bits in TF32: 0x1.554p-2.
        check(&[third], &[1.0], Precision::Tf32, F32, 1, f32::from_bits(0x3EAA_A000));
        // 2048 + 1 needs 12 bits: f16 has 11.
        check(&[2048.0, 1.0], &[1.0, 1.0], Precision::Element(F16), F32, 1, 2049.0);
        check(&[2048.0, 1.0], &[1.0, 1.0], Precision::Element(F16), F16, 1, 2048.0);
        check(&[f32::MAX], &[1.0], Precision::Element(F16), F32, 1, f32::INFINITY);
        check(&[third], &[3.0], Precision::Element(F64), F64, 1, third * 3.0);
    }

    #[test]
    fn integers_are_contracted_as_floats() {
        let algorithm = Algorithm { lhs: Precision::Tf32, rhs: Precision::Tf32, accumulation: F32, n_products: 1 };
        let x = Tensor::from_slice(I64, &[2], &[2049i64, -3]).unwrap();
        let found = dot_with_algorithm(x.clone(), x, &vectors(), &algorithm, I64).unwrap();
        // 2049 is 2048 in TF32.
        assert_eq!(found.as_slice::<i64>(), [2048 * 2048 + 9]);
    }

    #[test]
    fn parts_come_near_the_exact_product() {
        let (x, y) = (std::f32::consts::PI, std::f32::consts::E);
        let exact = f64::from(x) * f64::from(y);
        let error = |precision, n_products| {
            let found = dot(&[x], &[y], precision, F32, n_products).as_slice::<f32>()[0];
            ((f64::from(found) - exact) / exact).abs()
        };
        let bf16 = Precision::Element(BF16);
        assert!(error(bf16, 1) > 1e-4);
        assert!(error(bf16, 3) < 2f64.powi(-14) && error(bf16, 3) > 2f64.powi(-22));
        assert!(error(bf16, 6) < 2f64.powi(-22));
        assert!(error(bf16, 9) < 2f64.powi(-22));
        assert!(error(Precision::Tf32, 3) < 2f64.powi(-20));
    }

    #[test]
    fn what_is_not_finite_stays_so() {
        let (infinity, nan) = (f32::INFINITY, f32::NAN);
        for (precision, counts) in [(Precision::Element(BF16), &[1, 3, 6, 9][..]), (Precision::Tf32, &[1, 3])] {
            for &n_products in counts {
                check(&[infinity], &[1.1], precision, F32, n_products, infinity);
                assert!(dot(&[nan], &[1.1], precision, F32, n_products).as_slice::<f32>()[0].is_nan());
                let hidden = f32::from_bits(0x7F80_0001);
                assert!(dot(&[hidden], &[1.1], precision, F32, n_products).as_slice::<f32>()[0].is_nan());
            }
        }
    }

    #[test]
    fn what_cannot_be_done_is_refused() {
        let refused = |x: Tensor, precision, accumulation, n_products, expect: &str| {
            let algorithm = Algorithm { lhs: precision, rhs: precision, accumulation, n_products };
            let dims = DotDimensions::default();
            let error = dot_with_algorithm(x.clone(), x, &dims, &algorithm, F32).unwrap_err();
            assert!(error.message().contains(expect), "{error}");
        };
        let complex = Tensor::zeros(C64, &[2]).unwrap();
        refused(complex, Precision::Tf32, F32, 1, "contracts real numbers, found complex<f32>");
        refused(vector(&[1.0]), Precision::Tf32, F32, 5, "an algorithm of 5 multiplications");
        refused(vector(&[1.0]), Precision::Element(F16), F32, 3, "not split into parts of f16");
        refused(vector(&[1.0]), Precision::Tf32, F64, 3, "summed in f32, not in f64");
    }
}
