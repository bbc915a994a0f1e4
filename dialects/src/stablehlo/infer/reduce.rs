//! Reductions, sorting and mapping.

use hlo_ir::kinds::I64Array;
use hlo_ir::verify::with_signature;
use hlo_ir::{Attr, Context, Diagnostics, Inferred, RegionRef, Signature, Type};

use super::bounds::encoding_for;
use super::compatible::shapes_compatible;
use super::fault::{Checked, fault, inferred, verified};
use super::reducer::{Reducer, arguments, returned, same_but_float, verify_reducer};
use super::window::{Window, WindowRules, output_shape, padding_pairs};
use super::{fail, list, one, operand, shape_of};
use crate::stablehlo::attrs::bounds_of;
use crate::stablehlo::reduce::{Reduce, SelectAndScatter, Sort};

/// The element types that a region of a reduction gives for `inputs`: those that it returns, or those of the inputs
/// where it returns none.
pub fn accumulators(x: &Signature<'_>, region: usize, inputs: &[Type]) -> Vec<Type> {
    let returns = x.regions.get(region).map(|region| &region.returns[..]).unwrap_or_default();
    inputs.iter().enumerate().map(|(index, input)| returns.get(index).unwrap_or(input).element(x.cx)).collect()
}

/// Whether shapes of all inputs agree with the first, by the constraint `rule`.
pub fn check_inputs(x: &Signature<'_>, inputs: &[Type], rule: &'static str) -> Checked {
    let Some(first) = inputs.first().map(|input| shape_of(x.cx, *input)) else {
        return Ok(());
    };
    match inputs.iter().position(|input| !shapes_compatible(first, shape_of(x.cx, *input))) {
        Some(index) => fault(
            rule,
            format!(
                "expects all inputs to have compatible shapes. Shape at input-index {index} is not compatible with \
                 shape at input-index 0"
            ),
        ),
        None => Ok(()),
    }
}

/// The first half of the operands.
pub fn inputs<'x>(x: &Signature<'x>) -> &'x [Type] {
    &x.operands[..x.operands.len() / 2]
}

/// Spec: reduce. The dimensions that remain, with the elements that the region gives.
pub fn reduce(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let types = remaining(x).map(|(shape, encoding)| {
        let elements = accumulators(x, 0, inputs(x));
        elements.into_iter().map(move |element| x.cx.tensor_type_with_encoding(&shape, element, encoding))
    });
    inferred(x, diags, types)
}

/// The sizes and the encoding of what a reduction leaves.
fn remaining(x: &Signature<'_>) -> Checked<(Vec<i64>, Option<Attr>)> {
    let (cx, inputs) = (x.cx, inputs(x));
    let Some(&first) = inputs.first() else {
        return Ok(Default::default());
    };
    check_inputs(x, inputs, "C1")?;
    let (shape, bounds) = (shape_of(cx, first), bounds_of(cx, first));
    let dimensions = x.attr::<I64Array>("dimensions");
    for (index, dim) in dimensions.iter().enumerate() {
        if !(0..shape.len() as i64).contains(dim) {
            let message = format!("Out-of-bounds dimension {dim}, expected to be in range [0, {})", shape.len());
            return fault("C4", message);
        }
        if dimensions[..index].contains(dim) {
            return fault("C5", format!("Duplicate reduction dimension: {dim}"));
        }
    }
    let remaining = |values: &[i64]| -> Vec<i64> {
        values.iter().enumerate().filter(|(dim, _)| !dimensions.contains(&(*dim as i64))).map(|(_, v)| *v).collect()
    };
    let bounds = remaining(bounds);
    Ok((remaining(shape), if bounds.is_empty() { None } else { encoding_for(cx, None, &bounds) }))
}

/// Spec: reduce. What inference checks, and the region: it adds up what the inputs hold.
pub fn verify_reduce(reduce: Reduce<'_>, diags: &mut Diagnostics) {
    let op = reduce.op();
    verified(op, diags, || {
        with_signature(op, |x| {
            let inputs = inputs(x);
            let (dimensions, _) = remaining(x)?;
            let inits = &x.operands[inputs.len()..];
            verify_reducer(op.cx, op.region(0), &Reducer { rule: "C6", inputs, inits, dimensions: &dimensions })
        })
    });
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
        return fail(x, diags, "C4", message);
    }
    for (index, (&arg, &input)) in args.iter().zip(x.operands).enumerate() {
        if arg.shape(cx).is_none_or(|shape| !shape.is_empty()) {
            let message = format!(
                "computation arguments must be 0-rank tensor, but got: arg #{index} of type '{}'",
                cx.type_text(arg)
            );
            return fail(x, diags, "C4", message);
        }
        if arg.element(cx) != input.element(cx) {
            let message = format!(
                "element type of operands and computation arguments must match, but got: '{}' and '{}'",
                cx.type_text(input.element(cx)),
                cx.type_text(arg.element(cx))
            );
            return fail(x, diags, "C4", message);
        }
    }
    let [returned] = computation.returns[..] else {
        let message = format!("computation must return single output, but got: {}", computation.returns.len());
        return fail(x, diags, "C4", message);
    };
    if returned.shape(cx).is_none_or(|shape| !shape.is_empty()) {
        let message = format!("computation must return 0-rank tensor, but got: '{}'", cx.type_text(returned));
        return fail(x, diags, "C4", message);
    }
    let dimensions = x.attr::<I64Array>("dimensions");
    if dimensions.iter().enumerate().any(|(index, dim)| *dim != index as i64) {
        let message = format!("requires monotonically increasing dimension numbers, but got: {}", list(&dimensions));
        return fail(x, diags, "C3", message);
    }
    for &input in x.operands {
        let rank = shape_of(cx, input).len();
        if rank != dimensions.len() {
            let message = format!(
                "applied to a subset of dimensions currently not supported: operand dimensions = {rank}, requested map \
                 dimensions size = {}",
                dimensions.len()
            );
            return fail(x, diags, "C3", message);
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

/// Spec: select_and_scatter. A region that compares, one that combines, and a window whose positions are the source's
/// elements.
pub fn verify_select_and_scatter(scatter: SelectAndScatter<'_>, diags: &mut Diagnostics) {
    let op = scatter.op();
    verified(op, diags, || {
        let cx = op.cx;
        let (operand, source, init) = (scatter.operand().ty(), scatter.source().ty(), scatter.init_value().ty());
        verify_selection(cx, op.region(0), operand)?;
        let input = cx.tensor_type(&[], source.element(cx));
        let reducer = Reducer { rule: "C10", inputs: &[input], inits: &[init], dimensions: &[] };
        verify_reducer(cx, op.region(1), &reducer)?;
        let (shape, sizes) = (shape_of(cx, operand), scatter.window_dimensions().unwrap_or_default());
        if shape.len() != sizes.len() {
            let message = format!(
                "expects window-dimensions size == operand rank, but got window-dimensions size: {} and operand-type: \
                 '{}' with rank = {}.",
                sizes.len(),
                cx.type_text(operand),
                shape.len()
            );
            return fault("C4", message);
        }
        let padding = padding_pairs(cx, scatter.padding(), "C8")?;
        let strides = scatter.window_strides().unwrap_or_default();
        let window = Window { sizes: &sizes, strides: &strides, padding: &padding, ..Window::default() };
        let dims = window.dims(&WindowRules::SELECT_AND_SCATTER)?;
        let positions = cx.tensor_type(&output_shape(shape, &dims), operand.element(cx));
        if !same_but_float(cx, positions, source, true) {
            let (expected, found) = (cx.type_text(positions), cx.type_text(source));
            return fault("C2", format!("expects source-type to be '{expected}', but got'{found}'"));
        }
        Ok(())
    });
}

/// The region that chooses one of two elements: it takes two scalars and returns a boolean.
fn verify_selection(cx: &Context, region: RegionRef<'_>, operand: Type) -> Checked {
    let arguments = arguments(region);
    if arguments.len() != 2 {
        let message = format!("expects the select-region to take 2 parameters, but takes {}", arguments.len());
        return fault("C9", message);
    }
    let scalar = cx.tensor_type(&[], operand.element(cx));
    for (index, &argument) in arguments.iter().enumerate() {
        if !same_but_float(cx, scalar, argument, true) {
            let message = format!(
                "expects the type of select-region's parameter at index {index} to be '{}', but got '{}'",
                cx.type_text(scalar),
                cx.type_text(argument)
            );
            return fault("C9", message);
        }
    }
    let returns = returned(region).unwrap_or_default();
    let [result] = returns[..] else {
        return fault("C9", format!("expects select-region to return single value, but got: {}", returns.len()));
    };
    if !is_scalar_bool(cx, result) {
        let text = cx.type_text(result);
        return fault("C9", format!("expects the return-type of select-region to be tensor<i1>, but got: '{text}'"));
    }
    Ok(())
}

/// Whether `ty` is `tensor<i1>`, or was reported already.
fn is_scalar_bool(cx: &Context, ty: Type) -> bool {
    ty == Type::ERROR || ty.element(cx) == Type::I1 && ty.shape(cx).is_some_and(<[i64]>::is_empty)
}

/// Spec: sort. The dimension is one of the inputs', and the region compares pairs of their elements.
pub fn verify_sort(sort: Sort<'_>, diags: &mut Diagnostics) {
    let op = sort.op();
    verified(op, diags, || {
        let (cx, inputs) = (op.cx, op.n_operands());
        let dimension = sort.dimension();
        if let Some(rank) = op.operands().next().map(|input| shape_of(cx, input.ty()).len() as i64)
            && !(-rank..rank).contains(&dimension)
        {
            let message =
                format!("dimension attribute value must be in range [-{rank}, {rank}), but found {dimension}");
            return fault("C4", message);
        }
        let arguments = arguments(op.region(0));
        if arguments.len() != 2 * inputs {
            return fault("C5", format!("comparator block should have {} arguments", 2 * inputs));
        }
        for (index, &argument) in arguments.iter().enumerate() {
            let scalar = cx.tensor_type(&[], op.operand(index / 2).ty().element(cx));
            if argument != scalar && argument != Type::ERROR {
                let message = format!(
                    "comparator block argument #{index} should be of type '{}' but got '{}'",
                    cx.type_text(scalar),
                    cx.type_text(argument)
                );
                return fault("C5", message);
            }
        }
        let returns = returned(op.region(0)).unwrap_or_default();
        let [result] = returns[..] else {
            return fault("C5", format!("comparator must return single output but got {}", returns.len()));
        };
        if !is_scalar_bool(cx, result) {
            let text = cx.type_text(result);
            return fault("C5", format!("comparator must return tensor<i1> but got '{text}'"));
        }
        Ok(())
    });
}
