//! Regions that combine single elements: those of reductions, scatters and collectives.

use hlo_ir::op_def::traits;
use hlo_ir::{Context, RegionRef, SmallVec, Type, TypeData};

use super::compatible::{shapes_compatible, sizes_compatible};
use super::fault::{Checked, fault};
use super::shape_of;
use crate::quant::as_uniform;

/// What a region that combines has to fit.
pub struct Reducer<'r> {
    /// The constraint of the op's section about the region.
    pub rule: &'static str,
    /// What is combined.
    pub inputs: &'r [Type],
    /// What it starts from, one an input.
    pub inits: &'r [Type],
    /// The sizes that an argument may have; none where the region works on scalars.
    pub dimensions: &'r [i64],
}

/// The types of the values that a region returns; `None` without a terminator.
pub fn returned(region: RegionRef<'_>) -> Option<SmallVec<[Type; 4]>> {
    let block = region.entry()?;
    let last = block.body.op_ref(block.cx, block.body.last_op(block.id)?);
    let ends = last.has(traits::TERMINATOR) || last.has(traits::UNREGISTERED);
    ends.then(|| last.operands().map(|value| value.ty()).collect())
}

/// The types of the arguments of a region's entry.
pub fn arguments(region: RegionRef<'_>) -> SmallVec<[Type; 4]> {
    region.entry().map(|block| block.args().map(|arg| arg.ty()).collect()).unwrap_or_default()
}

/// Checks a region: arguments, what it returns, and that values of the op are promotable to its types.
pub fn verify_reducer(cx: &Context, region: RegionRef<'_>, reducer: &Reducer<'_>) -> Checked {
    let (rule, n_inputs) = (reducer.rule, reducer.inputs.len());
    let text = |ty: Type| cx.type_text(ty);
    let arguments = arguments(region);
    if arguments.len() != n_inputs * 2 {
        let message = format!(
            "Reduction-region must take {} parameters, but takes {} parameter(s)",
            n_inputs * 2,
            arguments.len()
        );
        return fault(rule, message);
    }
    let Some(returns) = returned(region) else {
        return fault(rule, "The reduction-region expected to have a terminator");
    };
    if returns.is_empty() {
        return fault(rule, "The reduction-region expected to return some value(s)");
    }
    if returns.len() != n_inputs {
        let n = returns.len();
        return fault(rule, format!("Reduction-region here must produce {n_inputs} tensors, but produces {n} instead"));
    }
    if let Some(&ty) = returns.iter().find(|ty| !is_shaped(cx, **ty)) {
        let message =
            format!("Reduction-region here must produce tensor-typed result(s), but produces '{}' instead", text(ty));
        return fault(rule, message);
    }
    for (index, &result) in returns.iter().enumerate() {
        let (element, accumulator) = (arguments[index], arguments[n_inputs + index]);
        let (input, init) = (reducer.inputs[index], reducer.inits[index]);
        for (position, argument, any_float) in [(index, element, false), (n_inputs + index, accumulator, true)] {
            if !same_but_float(cx, result, argument, any_float) {
                let message = format!(
                    "The type of reduction-region's parameter at index {position} is different than the corresponding \
                     result type: '{}' vs '{}'",
                    text(argument),
                    text(result)
                );
                return fault(rule, message);
            }
        }
        if !shapes_agree(cx, init, result) {
            let message = format!(
                "The shape of reduction-region's result type at index {index} differs from the op's corresponding \
                 init-value type: '{}' vs '{}'",
                text(result),
                text(init)
            );
            return fault(rule, message);
        }
        if !is_promotable(cx, init, result) {
            let message = format!(
                "The element-type of reduction-region's result type at index {index} is expected to be promotable from \
                 the op's corresponding init-value element-type: '{}' vs '{}'",
                text(result),
                text(init)
            );
            return fault(rule, message);
        }
        let position = n_inputs + index;
        if !is_promotable(cx, input, accumulator) {
            let message = format!(
                "The element-type of reduction-region's argument at index {position} is expected to be promotable from \
                 '{}', but got '{}'",
                text(input.element(cx)),
                text(accumulator.element(cx))
            );
            return fault(rule, message);
        }
        let (shape, allowed) = (shape_of(cx, accumulator), reducer.dimensions);
        if shape.len() > allowed.len() {
            let message = format!(
                "The rank of reduction-region's argument at index {position} is expected to be <= {}, got {}",
                allowed.len(),
                shape.len()
            );
            return fault(rule, message);
        }
        if !is_part_of(shape, allowed) {
            let message = format!(
                "The shape of reduction-region's argument at index {position} is not compatible with that of \
                 reduce-op's input-parameter at index {index}"
            );
            return fault(rule, message);
        }
    }
    Ok(())
}

/// Whether the sizes of `shape` are among `allowed`, in their order.
fn is_part_of(shape: &[i64], allowed: &[i64]) -> bool {
    let mut rest = shape;
    for size in allowed {
        if let [first, others @ ..] = rest
            && sizes_compatible(*size, *first)
        {
            rest = others;
        }
    }
    rest.is_empty()
}

fn is_shaped(cx: &Context, ty: Type) -> bool {
    ty == Type::ERROR || crate::kinds::is_shaped(cx, ty)
}

/// Whether both types are shaped and their shapes agree.
fn shapes_agree(cx: &Context, a: Type, b: Type) -> bool {
    match (a.shape(cx), b.shape(cx)) {
        (Some(a), Some(b)) => shapes_compatible(a, b),
        _ => is_shaped(cx, a) && is_shaped(cx, b),
    }
}

/// Whether shapes agree and elements are equal, or both are floats where that is enough.
pub fn same_but_float(cx: &Context, a: Type, b: Type, any_float: bool) -> bool {
    if a == Type::ERROR || b == Type::ERROR {
        return true;
    }
    let (left, right) = (a.element(cx), b.element(cx));
    let same = left == right || any_float && is_float(cx, left) && is_float(cx, right);
    same && shapes_agree(cx, a, b)
}

/// Whether `ty` is a float.
pub fn is_float(cx: &Context, ty: Type) -> bool {
    matches!(ty.data(cx), TypeData::Float(_))
}

/// Whether elements of `from` can become elements of `to`: of one kind, and not narrower; any two floats.
fn is_promotable(cx: &Context, from: Type, to: Type) -> bool {
    if from == Type::ERROR || to == Type::ERROR {
        return true;
    }
    let (from, to) = (from.element(cx), to.element(cx));
    match (from.data(cx), to.data(cx)) {
        (TypeData::Float(_), TypeData::Float(_)) => true,
        (TypeData::Integer { .. }, TypeData::Integer { .. }) | (TypeData::Complex(_), TypeData::Complex(_)) => {
            width(cx, from) <= width(cx, to)
        }
        _ => match (as_uniform(cx, from), as_uniform(cx, to)) {
            (Some(from), Some(to)) => from.expressed == to.expressed && from.storage_width(cx) <= to.storage_width(cx),
            _ => false,
        },
    }
}

/// The bits of an element, of a complex number both parts, of a quantized one those that are stored.
pub fn width(cx: &Context, element: Type) -> u32 {
    if let TypeData::Complex(part) = element.data(cx) {
        return 2 * part.bit_width(cx).unwrap_or_default();
    }
    as_uniform(cx, element).map_or(element, |uniform| uniform.storage).bit_width(cx).unwrap_or_default()
}
