//! Batch normalization.

use hlo_ir::kinds::I64;
use hlo_ir::{DYNAMIC, Diagnostics, Inferred, Reported, Signature, Type};

use super::bounds::encoding_for;
use super::compatible::{shapes_compatible, sizes_compatible};
use super::{fail, one, operand, shape_of, size_text};
use crate::stablehlo::attrs::bounds_of;

/// Spec: batch_norm_training. The operand's type, then twice a vector of its features.
pub fn training(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    check(x, diags, &[0], &[1, 2])?;
    with_statistics(x)
}

/// Spec: batch_norm_inference. The operand's type.
pub fn inference(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    check(x, diags, &[0], &[1, 2, 3, 4])?;
    one(operand(x, 0))
}

/// Spec: batch_norm_grad. The operand's type, then twice a vector of its features.
pub fn grad(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    check(x, diags, &[0, 4], &[1, 2, 3])?;
    with_statistics(x)
}

/// Operands of many dimensions have one shape, those of one dimension the number of features.
fn check(x: &Signature<'_>, diags: &mut Diagnostics, many: &[usize], single: &[usize]) -> Result<(), Reported> {
    let cx = x.cx;
    let agree = |operands: &[usize]| {
        let first = shape_of(cx, operand(x, operands[0]));
        operands.iter().all(|index| shapes_compatible(first, shape_of(cx, operand(x, *index))))
    };
    let (single_rule, count_rule) = if many.len() > 1 { ("C4", "C5") } else { ("C3", "C3") };
    if !agree(many) {
        return fail(x, diags, "C3", "expects multi-dimensional operands to have compatible shapes.");
    }
    if !agree(single) {
        return fail(x, diags, single_rule, "expects single-dimensional operands to have compatible shapes.");
    }
    let (shape, feature) = (shape_of(cx, operand(x, many[0])), x.attr::<I64>("feature_index"));
    let Some(&n_features) = usize::try_from(feature).ok().and_then(|feature| shape.get(feature)) else {
        let message = format!(
            "expects featureIndex to be smaller than the rank of multi-dimensional operands; got featureIndex \
             {feature}, and rank {}.",
            shape.len()
        );
        return fail(x, diags, "C1", message);
    };
    let size = shape_of(cx, operand(x, single[0])).first().copied().unwrap_or(DYNAMIC);
    if !sizes_compatible(size, n_features) {
        let message = format!(
            "expects the size of single-dimensional operands to be compatible with feature count, but the size of \
             single-dimensional operands is {} and the feature count is {}.",
            size_text(size),
            size_text(n_features)
        );
        return fail(x, diags, count_rule, message);
    }
    Ok(())
}

/// The operand's type and twice the vector of its features. The feature index was checked.
fn with_statistics(x: &Signature<'_>) -> Inferred {
    let (cx, ty) = (x.cx, operand(x, 0));
    let feature = x.attr::<I64>("feature_index") as usize;
    let size = shape_of(cx, ty)[feature];
    let encoding = match bounds_of(cx, ty).get(feature) {
        Some(bound) => encoding_for(cx, None, &[*bound]),
        None => None,
    };
    let vector: Type = cx.tensor_type_with_encoding(&[size], ty.element(cx), encoding);
    Ok([ty, vector, vector].into_iter().collect())
}
