//! Elementwise ops.

use hlo_ir::{Diagnostics, Inferred, Signature, Type, TypeData};

use super::bounds::most_specific;
use super::compatible::shapes_compatible;
use super::fault::{fault, verified};
use super::quantized::{any_quantized, verify_binary};
use super::{fail, list, one, operand, shape_of};
use crate::formats::with_element;
use crate::stablehlo::elementwise::Add;

/// The most specific type of the operands.
pub fn same_type(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    if x.operands.is_empty() {
        return fail(x, diags, "", "Expected non-empty operands for [CompatibleOperandsAndResultType]");
    }
    one(most_specific(x, diags, x.operands)?)
}

/// Spec: add, constraint C1, or C2 to C7 where values are quantized.
pub fn verify_add(add: Add<'_>, diags: &mut Diagnostics) {
    let op = add.op();
    let types = [add.lhs().ty(), add.rhs().ty(), add.result().ty()];
    if types[0] == types[1] && types[0] == types[2] && !any_quantized(op.cx, &types[..1]) {
        return;
    }
    verified(op, diags, || {
        if any_quantized(op.cx, &types) {
            return verify_binary(op.cx, types);
        }
        let elements = types.map(|ty| ty.element(op.cx));
        if elements[0] != elements[1] || elements[0] != elements[2] {
            return fault("C1", "op requires the same element type for all operands and results");
        }
        Ok(())
    });
}

/// The operand's type; real for a complex operand.
pub fn real_part(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    let ty = operand(x, 0);
    match ty.element(x.cx).data(x.cx) {
        TypeData::Complex(part) => one(with_element(x.cx, ty, *part)),
        _ => one(ty),
    }
}

/// Booleans in the shape of the first operand.
pub fn predicate(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    one(with_element(x.cx, operand(x, 0), Type::I1))
}

/// Complex numbers of the operand's elements.
pub fn complex(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    let ty = operand(x, 0);
    let element = x.cx.intern_type(TypeData::Complex(ty.element(x.cx)));
    one(with_element(x.cx, ty, element))
}

/// The type of the value; both limits are scalars or have its shape.
pub fn clamp(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let ty = operand(x, 1);
    let shape = shape_of(x.cx, ty);
    for (index, name, rule) in [(0, "min", "C1"), (2, "max", "C2")] {
        let limit = shape_of(x.cx, operand(x, index));
        if !limit.is_empty() && !shapes_compatible(limit, shape) {
            let message = format!(
                "{name} shape [{}] is not scalar and is not compatible to operand shape [{}]",
                list(limit),
                list(shape)
            );
            return fail(x, diags, rule, message);
        }
    }
    one(ty)
}

/// The most specific type of both branches.
pub fn select(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let (cx, branches) = (x.cx, [operand(x, 1), operand(x, 2)]);
    let [on_true, on_false] = branches.map(|ty| shape_of(cx, ty));
    if !shapes_compatible(on_true, on_false) || branches[0].element(cx) != branches[1].element(cx) {
        return fail(x, diags, "C2", "requires compatible types for non-predicate operands");
    }
    let condition = shape_of(cx, operand(x, 0));
    if !condition.is_empty() && !shapes_compatible(condition, on_true) {
        return fail(x, diags, "C1", "requires the same shape for all operands");
    }
    one(most_specific(x, diags, &branches)?)
}
