//! Batch normalization.

use hlo_dialects::stablehlo::normalization::*;

use super::index;
use crate::eval::types::f64_of_attr;
use crate::eval::{Binder, Bound, Kernel, Value, operands};
use crate::kernels;
use crate::kernels::batch_norm::{batch_norm_grad, batch_norm_inference, batch_norm_training};

kernels! { NORMALIZATION;
    BatchNormGrad => grad;
    BatchNormInference => inference;
    BatchNormTraining => training;
}

fn inference(op: BatchNormInference<'_>, b: &mut Binder<'_>) -> Bound {
    let (feature, epsilon) = (index(op.feature_index()), f64_of_attr(b.cx(), op.epsilon())? as f32);
    Ok(Kernel::tensors(move |[x, scale, offset, mean, variance]| {
        batch_norm_inference(&x, &scale, &offset, &mean, &variance, epsilon, feature)
    }))
}

fn training(op: BatchNormTraining<'_>, b: &mut Binder<'_>) -> Bound {
    let (feature, epsilon) = (index(op.feature_index()), f64_of_attr(b.cx(), op.epsilon())? as f32);
    let mode = b.options().fp;
    Ok(Kernel::new(move |args| {
        let [x, scale, offset] = operands(args)?;
        let results = batch_norm_training(&x, &scale, &offset, epsilon, feature, mode)?;
        Ok(args.set_all(results.map(Value::Tensor))?)
    }))
}

fn grad(op: BatchNormGrad<'_>, b: &mut Binder<'_>) -> Bound {
    let (feature, epsilon) = (index(op.feature_index()), f64_of_attr(b.cx(), op.epsilon())? as f32);
    let mode = b.options().fp;
    Ok(Kernel::new(move |args| {
        let [x, scale, mean, variance, gradient] = operands(args)?;
        let results = batch_norm_grad(&x, &scale, &mean, &variance, &gradient, epsilon, feature, mode)?;
        Ok(args.set_all(results.map(Value::Tensor))?)
    }))
}
