//! `batch_norm_inference`, `batch_norm_training` and `batch_norm_grad`, by the specification's own decompositions,
//! step by step in the element type.

use super::bits::convert_bits;
use super::combine::{Combine, FpMode};
use super::elementwise::{binary, unary};
use super::kinds::{BinaryKind::*, UnaryKind};
use super::reduce::reduce;
use super::shape::broadcast_in_dim;
use crate::element::{Bits, ElementType};
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

/// A batch of which one dimension is the features.
struct Batch<'a> {
    x: &'a Tensor,
    feature: usize,
    epsilon: f32,
    mode: FpMode,
}

impl Batch<'_> {
    /// Checks the feature dimension and that per-feature operands have its size.
    fn check(&self, per_feature: &[&Tensor]) -> Result<(), Trap> {
        let size = self.x.shape().get(self.feature);
        let fits = |other: &&Tensor| other.shape().iter().eq(size) && other.element() == self.x.element();
        if size.is_some() && self.x.element().is_float() && per_feature.iter().all(fits) {
            return Ok(());
        }
        Err(Trap::invalid(format!("batch_norm: feature dimension {} of {}", self.feature, self.x.type_name())))
    }

    /// A per-feature tensor with the batch's shape.
    fn spread(&self, x: &Tensor) -> Result<Tensor, Trap> {
        broadcast_in_dim(x, self.x.shape(), &[self.feature])
    }

    /// Sums over everything but the features.
    fn sum(&self, x: Tensor) -> Result<Tensor, Trap> {
        let dims: Shape = (0..x.rank()).filter(|&dim| dim != self.feature).collect();
        let zero = self.constant(0.0);
        let mut sums = reduce(&[x], &[zero], &dims, Combine::Binary(Add), self.mode)?;
        Ok(sums.swap_remove(0))
    }

    fn constant(&self, value: f64) -> Bits {
        convert_bits(Bits::new(value), ElementType::F64, self.x.element())
    }

    fn scalar(&self, value: f64) -> Tensor {
        Tensor::scalar(self.x.element(), self.constant(value))
    }

    /// How many elements of the batch belong to a feature.
    fn per_feature(&self) -> Tensor {
        let features = self.x.shape()[self.feature].max(1);
        self.scalar((self.x.len() / features) as f64)
    }

    /// `variance + epsilon`, per feature.
    fn variance(&self, variance: &Tensor) -> Result<Tensor, Trap> {
        binary(Add, variance.clone(), self.scalar(f64::from(self.epsilon)))
    }

    fn centered(&self, mean: &Tensor) -> Result<Tensor, Trap> {
        binary(Subtract, self.x.clone(), self.spread(mean)?)
    }

    fn normalized(&self, mean: &Tensor, variance: &Tensor) -> Result<Tensor, Trap> {
        let deviation = unary(UnaryKind::Sqrt, self.variance(variance)?)?;
        binary(Divide, self.centered(mean)?, self.spread(&deviation)?)
    }
}

/// Spec: batch_norm_inference. `scale · (x − mean) / sqrt(variance + epsilon) + offset`, per feature.
pub fn batch_norm_inference(
    x: &Tensor,
    scale: &Tensor,
    offset: &Tensor,
    mean: &Tensor,
    variance: &Tensor,
    epsilon: f32,
    feature: usize,
) -> Result<Tensor, Trap> {
    let batch = Batch { x, feature, epsilon, mode: FpMode::Strict };
    batch.check(&[scale, offset, mean, variance])?;
    let scaled = binary(Multiply, batch.normalized(mean, variance)?, batch.spread(scale)?)?;
    binary(Add, scaled, batch.spread(offset)?)
}

/// Spec: batch_norm_training. The normalized batch, its mean and its variance per feature.
pub fn batch_norm_training(
    x: &Tensor,
    scale: &Tensor,
    offset: &Tensor,
    epsilon: f32,
    feature: usize,
    mode: FpMode,
) -> Result<[Tensor; 3], Trap> {
    let batch = Batch { x, feature, epsilon, mode };
    batch.check(&[scale, offset])?;
    let mean = binary(Divide, batch.sum(x.clone())?, batch.per_feature())?;
    let centered = batch.centered(&mean)?;
    let squares = binary(Multiply, centered.clone(), centered)?;
    let variance = binary(Divide, batch.sum(squares)?, batch.per_feature())?;
    let result = batch_norm_inference(x, scale, offset, &mean, &variance, epsilon, feature)?;
    Ok([result, mean, variance])
}

/// Spec: batch_norm_grad. The gradients of the operand, the scale and the offset.
pub fn batch_norm_grad(
    x: &Tensor,
    scale: &Tensor,
    mean: &Tensor,
    variance: &Tensor,
    gradient: &Tensor,
    epsilon: f32,
    feature: usize,
    mode: FpMode,
) -> Result<[Tensor; 3], Trap> {
    let batch = Batch { x, feature, epsilon, mode };
    batch.check(&[scale, mean, variance])?;
    let count = batch.per_feature();
    let centered = batch.centered(mean)?;
    let variance_plus = batch.variance(variance)?;
    let deviation = unary(UnaryKind::Sqrt, variance_plus.clone())?;
    let grad_offset = batch.sum(gradient.clone())?;
    let projection = batch.sum(binary(Multiply, gradient.clone(), centered.clone())?)?;
    let grad_scale = batch.sum(binary(Multiply, gradient.clone(), batch.normalized(mean, variance)?)?)?;
    // count · g − Σ g − (x − mean) · Σ g (x − mean) / (variance + epsilon)
    let along = binary(Multiply, centered, batch.spread(&projection)?)?;
    let along = binary(Divide, along, batch.spread(&variance_plus)?)?;
    let rest = binary(Multiply, gradient.clone(), count.clone())?;
    let rest = binary(Subtract, rest, batch.spread(&grad_offset)?)?;
    let rest = binary(Subtract, rest, along)?;
    let factor = binary(Divide, binary(Divide, scale.clone(), deviation)?, count)?;
    let grad_operand = binary(Multiply, rest, batch.spread(&factor)?)?;
    Ok([grad_operand, grad_scale, grad_offset])
}

#[cfg(test)]
mod tests {
    use super::*;
    use ElementType::F32;

    fn tensor(shape: &[usize], values: &[f32]) -> Tensor {
        Tensor::from_slice(F32, shape, values).unwrap()
    }

    fn check(got: &Tensor, expect: &[f32]) {
        let near = got.as_slice::<f32>().iter().zip(expect).all(|(got, expect)| (got - expect).abs() < 1e-5);
        assert!(near && got.len() == expect.len(), "{:?} instead of {expect:?}", got.as_slice::<f32>());
    }

    /// The examples of the specification.
    #[test]
    fn examples() {
        let x = tensor(&[2, 2, 2], &[1.0, 2.0, 3.0, 4.0, 3.0, 4.0, 1.0, 2.0]);
        let (ones, mean) = (tensor(&[2], &[1.0, 1.0]), tensor(&[2], &[2.0, 3.0]));
        let expect = [0.0, 0.0, 2.0, 2.0, 2.0, 2.0, 0.0, 0.0];
        check(&batch_norm_inference(&x, &ones, &ones, &mean, &ones, 0.0, 2).unwrap(), &expect);
        let [result, got_mean, variance] = batch_norm_training(&x, &ones, &ones, 0.0, 2, FpMode::Strict).unwrap();
        check(&result, &expect);
        check(&got_mean, &[2.0, 3.0]);
        check(&variance, &[1.0, 1.0]);
        let gradient = tensor(&[2, 2, 2], &[0.1; 8]);
        let [operand, scale, offset] =
            batch_norm_grad(&x, &ones, &mean, &ones, &gradient, 0.0, 2, FpMode::Strict).unwrap();
        check(&operand, &[0.0; 8]);
        check(&scale, &[0.0, 0.0]);
        check(&offset, &[0.4, 0.4]);
        assert!(batch_norm_inference(&x, &ones, &ones, &mean, &ones, 0.0, 3).is_err());
    }
}
