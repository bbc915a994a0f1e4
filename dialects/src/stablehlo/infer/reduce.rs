//! Reductions, sorting and mapping.

use hlo_ir::kinds::I64Array;
use hlo_ir::{Diagnostics, Inferred, Signature, Type};

use super::bounds::encoding_for;
use super::compatible::shapes_compatible;
use super::{fail, list, one, operand, shape_of};
use crate::stablehlo::attrs::bounds_of;

/// The element types that a region of a reduction gives for `inputs`: those that it returns, or those of the inputs
/// where it returns none.
pub fn accumulators(x: &Signature<'_>, region: usize, inputs: &[Type]) -> Vec<Type> {
    let returns = x.regions.get(region).map(|region| &region.returns[..]).unwrap_or_default();
    inputs.iter().enumerate().map(|(index, input)| returns.get(index).unwrap_or(input).element(x.cx)).collect()
}

/// What is wrong when shapes of inputs do not agree with the first.
pub fn inputs_fault(x: &Signature<'_>, inputs: &[Type]) -> Option<String> {
    let first = shape_of(x.cx, *inputs.first()?);
    let index = inputs.iter().position(|input| !shapes_compatible(first, shape_of(x.cx, *input)))?;
    Some(format!(
        "expects all inputs to have compatible shapes. Shape at input-index {index} is not compatible with shape at \
         input-index 0"
    ))
}

/// Spec: reduce. The dimensions that remain, with the elements that the region gives.
pub fn reduce(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let inputs = &x.operands[..x.operands.len() / 2];
    let Some(&first) = inputs.first() else {
        return Ok(Default::default());
    };
    if let Some(fault) = inputs_fault(x, inputs) {
        return fail(x, diags, fault);
    }
    let (shape, bounds) = (shape_of(cx, first), bounds_of(cx, first));
    let dimensions = x.attr::<I64Array>("dimensions");
    for (index, dim) in dimensions.iter().enumerate() {
        if !(0..shape.len() as i64).contains(dim) {
            let message = format!("Out-of-bounds dimension {dim}, expected to be in range [0, {})", shape.len());
            return fail(x, diags, message);
        }
        if dimensions[..index].contains(dim) {
            return fail(x, diags, format!("Duplicate reduction dimension: {dim}"));
        }
    }
    let remaining = |values: &[i64]| -> Vec<i64> {
        values.iter().enumerate().filter(|(dim, _)| !dimensions.contains(&(*dim as i64))).map(|(_, v)| *v).collect()
    };
    let (result, result_bounds) = (remaining(shape), remaining(bounds));
    let encoding = if result_bounds.is_empty() { None } else { encoding_for(cx, None, &result_bounds) };
    let elements = accumulators(x, 0, inputs);
    Ok(elements.into_iter().map(|element| cx.tensor_type_with_encoding(&result, element, encoding)).collect())
}

/// Spec: sort. The inputs' types.
pub fn sort(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    Ok(x.operands.iter().copied().collect())
}

/// Spec: map. The operands' shape, with the element that the region gives.
pub fn map(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let Some(computation) = x.regions.first() else {
        return one(Type::ERROR);
    };
    let args = &computation.arguments;
    if args.len() != x.operands.len() {
        let message = format!(
            "expects number of operands to match the arity of map computation, but got: {} and {}",
            x.operands.len(),
            args.len()
        );
        return fail(x, diags, message);
    }
    for (index, (&arg, &input)) in args.iter().zip(x.operands).enumerate() {
        if arg.shape(cx).is_none_or(|shape| !shape.is_empty()) {
            let message = format!(
                "computation arguments must be 0-rank tensor, but got: arg #{index} of type '{}'",
                cx.type_text(arg)
            );
            return fail(x, diags, message);
        }
        if arg.element(cx) != input.element(cx) {
            let message = format!(
                "element type of operands and computation arguments must match, but got: '{}' and '{}'",
                cx.type_text(input.element(cx)),
                cx.type_text(arg.element(cx))
            );
            return fail(x, diags, message);
        }
    }
    let [returned] = computation.returns[..] else {
        let message = format!("computation must return single output, but got: {}", computation.returns.len());
        return fail(x, diags, message);
    };
    if returned.shape(cx).is_none_or(|shape| !shape.is_empty()) {
        let message = format!("computation must return 0-rank tensor, but got: '{}'", cx.type_text(returned));
        return fail(x, diags, message);
    }
    let dimensions = x.attr::<I64Array>("dimensions");
    if dimensions.iter().enumerate().any(|(index, dim)| *dim != index as i64) {
        let message = format!("requires monotonically increasing dimension numbers, but got: {}", list(&dimensions));
        return fail(x, diags, message);
    }
    for &input in x.operands {
        let rank = shape_of(cx, input).len();
        if rank != dimensions.len() {
            let message = format!(
                "applied to a subset of dimensions currently not supported: operand dimensions = {rank}, requested map \
                 dimensions size = {}",
                dimensions.len()
            );
            return fail(x, diags, message);
        }
    }
    let shape = x.operands.last().map_or(&[][..], |input| shape_of(cx, *input));
    one(cx.tensor_type(shape, returned.element(cx)))
}

/// Spec: select_and_scatter. The operand's type, with the element that the second region gives.
pub fn select_and_scatter(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    let ty = operand(x, 0);
    let elements = accumulators(x, 1, &[ty]);
    one(crate::formats::with_element(x.cx, ty, elements[0]))
}
