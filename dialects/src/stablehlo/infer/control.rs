//! Control flow, tuples, tokens and barriers.

use hlo_ir::kinds::I32;
use hlo_ir::op_def::RegionTypes;
use hlo_ir::{Context, Diagnostics, Inferred, OpRef, RegionRef, Signature, Type, TypeData};

use super::bounds::least_specific;
use super::compatible::types_compatible;
use super::{fail, one, operand, shape_of, types};
use crate::stablehlo::control::While;
use crate::stablehlo::types::{future_results, future_type, token_type};

/// A token.
pub fn token(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    one(token_type(x.cx))
}

/// The operands' types.
pub fn same_types(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    Ok(x.operands.iter().copied().collect())
}

/// The tuple of the operands' types.
pub fn tuple(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    one(x.cx.intern_type(TypeData::Tuple(x.operands.into())))
}

/// The part at the index.
pub fn get_tuple_element(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let index = x.attr::<I32>("index");
    let TypeData::Tuple(parts) = operand(x, 0).data(x.cx) else {
        return one(Type::ERROR);
    };
    match usize::try_from(index).ok().and_then(|index| parts.get(index)) {
        Some(&part) => one(part),
        None => fail(x, diags, format!("index {index} is out of bounds of operand with size {}", parts.len())),
    }
}

/// Spec: if, case. The least specific types of what the branches return.
pub fn conditional(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let rank = shape_of(cx, operand(x, 0)).len();
    if rank != 0 {
        return fail(x, diags, format!("operand should be rank 0 tensor but got rank {rank}"));
    }
    let Some(first) = x.regions.first() else {
        return fail(x, diags, "expect at least one branch");
    };
    for (index, branch) in x.regions.iter().enumerate() {
        if !branch.arguments.is_empty() {
            let message = format!("branch {index} must have 0 arguments, but found {}", branch.arguments.len());
            return fail(x, diags, message);
        }
        if !all_compatible(cx, &first.returns, &branch.returns) {
            let message = format!(
                "branch 0 and branch {index} have mismatched return types: {} vs {}",
                types(cx, first.returns.iter().copied()),
                types(cx, branch.returns.iter().copied())
            );
            return fail(x, diags, message);
        }
    }
    (0..first.returns.len())
        .map(|index| {
            let returned: Vec<Type> = x.regions.iter().map(|branch: &RegionTypes| branch.returns[index]).collect();
            least_specific(x, diags, &returned)
        })
        .collect()
}

fn all_compatible(cx: &Context, a: &[Type], b: &[Type]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| types_compatible(cx, *a, *b))
}

/// The types of the operands of the last op of a region.
fn returned(region: RegionRef<'_>) -> Vec<Type> {
    let Some(block) = region.entry() else {
        return Vec::new();
    };
    let last = block.body.last_op(block.id);
    last.map_or_else(Vec::new, |op| block.body.operands(op).map(|value| block.body.ty(value)).collect())
}

/// Spec: while, constraints C1 and C2.
pub fn verify_while(op: While<'_>, diags: &mut Diagnostics) {
    if let Some(message) = while_fault(op.op()) {
        diags.error("op-rule", op.op().loc(), message).emit();
    }
}

fn while_fault(op: OpRef<'_>) -> Option<String> {
    let cx = op.cx;
    let carried: Vec<Type> = op.operands().map(|value| value.ty()).collect();
    let (cond, body) = (op.region(0), op.region(1));
    let arguments = |region: RegionRef<'_>| -> Vec<Type> {
        region.entry().map(|block| block.args().map(|arg| arg.ty()).collect()).unwrap_or_default()
    };
    let conflict = |what: &str, found: &[Type]| {
        (!all_compatible(cx, &carried, found)).then(|| {
            format!(
                "expect operands to be compatible with {what} but got {} vs {}",
                types(cx, carried.iter().copied()),
                types(cx, found.iter().copied())
            )
        })
    };
    if let Some(message) = conflict("condition block arguments", &arguments(cond))
        .or_else(|| conflict("body block arguments", &arguments(body)))
        .or_else(|| conflict("body block return types", &returned(body)))
    {
        return Some(message);
    }
    match returned(cond)[..] {
        [ty] if ty == Type::ERROR => None,
        [ty] if ty.element(cx) == Type::I1 && ty.shape(cx).is_some_and(<[i64]>::is_empty) => None,
        [ty] => {
            let text = cx.type_text(ty);
            Some(format!("expect condition block return a zero-ranked tensor of i1 but got '{text}'"))
        }
        ref several => Some(format!("expect condition body returns a single value but got {}", several.len())),
    }
}

/// A future of what the region returns.
pub fn async_start(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let Some(body) = x.regions.first() else {
        return fail(x, diags, "'stablehlo.async_start' op expected at least one region");
    };
    if body.arguments.len() != x.operands.len() {
        let message = format!(
            "'stablehlo.async_start' op number of operands ({}) must match number of region arguments ({})",
            x.operands.len(),
            body.arguments.len()
        );
        return fail(x, diags, message);
    }
    for (index, (&operand, &argument)) in x.operands.iter().zip(&body.arguments).enumerate() {
        if operand != argument {
            let message = format!(
                "'stablehlo.async_start' op operand type '{}' at index {index} must match region argument type '{}'",
                cx.type_text(operand),
                cx.type_text(argument)
            );
            return fail(x, diags, message);
        }
    }
    match body.returns[..] {
        [ty] => one(future_type(cx, &[ty])),
        ref returned => {
            let n = returned.len();
            let message = format!("'stablehlo.async_start' op region must return exactly one value, but got {n}");
            fail(x, diags, message)
        }
    }
}

/// What the future gives.
pub fn async_done(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    match future_results(x.cx, operand(x, 0)).as_deref() {
        Some([ty]) => one(*ty),
        Some(results) => {
            let n = results.len();
            let message = format!("'stablehlo.async_done' op future must have exactly one type parameter, but got {n}");
            fail(x, diags, message)
        }
        None => fail(x, diags, "'stablehlo.async_done' op operand must be a future type"),
    }
}
