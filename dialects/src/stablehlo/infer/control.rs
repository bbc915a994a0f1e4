//! Control flow, tuples, tokens and barriers.

use hlo_ir::kinds::I32;
use hlo_ir::op_def::RegionTypes;
use hlo_ir::verify::op_error;
use hlo_ir::{Context, Diagnostics, Inferred, Signature, Type, TypeData};

use super::bounds::least_specific;
use super::compatible::types_compatible;
use super::fault::{fault, verified};
use super::reducer::{arguments, returned};
use super::{fail, one, operand, shape_of, types};
use crate::stablehlo::control::{AsyncStart, While};
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
        None => fail(x, diags, "C1", format!("index {index} is out of bounds of operand with size {}", parts.len())),
    }
}

/// Spec: if, case. The least specific types of what the branches return.
pub fn conditional(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let rank = shape_of(cx, operand(x, 0)).len();
    if rank != 0 {
        return fail(x, diags, "", format!("operand should be rank 0 tensor but got rank {rank}"));
    }
    let Some(first) = x.regions.first() else {
        return fail(x, diags, "C1", "expect at least one branch");
    };
    let rules = if x.def.name == "stablehlo.if" { ["C1", "C2"] } else { ["C2", "C3"] };
    for (index, branch) in x.regions.iter().enumerate() {
        if !branch.arguments.is_empty() {
            let message = format!("branch {index} must have 0 arguments, but found {}", branch.arguments.len());
            return fail(x, diags, rules[0], message);
        }
        if !all_compatible(cx, &first.returns, &branch.returns) {
            let message = format!(
                "branch 0 and branch {index} have mismatched return types: {} vs {}",
                types(cx, first.returns.iter().copied()),
                types(cx, branch.returns.iter().copied())
            );
            return fail(x, diags, rules[1], message);
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

/// Spec: while, constraints C1 and C2.
pub fn verify_while(op: While<'_>, diags: &mut Diagnostics) {
    let op = op.op();
    verified(op, diags, || {
        let cx = op.cx;
        let carried: Vec<Type> = op.operands().map(|value| value.ty()).collect();
        let (cond, body) = (op.region(0), op.region(1));
        let agrees = |rule: &'static str, what: &str, found: &[Type]| {
            if all_compatible(cx, &carried, found) {
                return Ok(());
            }
            let message = format!(
                "expect operands to be compatible with {what} but got {} vs {}",
                types(cx, carried.iter().copied()),
                types(cx, found.iter().copied())
            );
            fault(rule, message)
        };
        agrees("C1", "condition block arguments", &arguments(cond))?;
        agrees("C2", "body block arguments", &arguments(body))?;
        let Some(returns) = returned(body) else {
            return fault("C2", "The while body-region expected to have a terminator");
        };
        agrees("C2", "body block return types", &returns)?;
        match returned(cond).unwrap_or_default()[..] {
            [ty] if ty == Type::ERROR => Ok(()),
            [ty] if ty.element(cx) == Type::I1 && ty.shape(cx).is_some_and(<[i64]>::is_empty) => Ok(()),
            [ty] => {
                let text = cx.type_text(ty);
                fault("C1", format!("expect condition block return a zero-ranked tensor of i1 but got '{text}'"))
            }
            ref several => {
                fault("C1", format!("expect condition body returns a single value but got {}", several.len()))
            }
        }
    });
}

/// What may run beside the program.
const ASYNC_OPS: [&str; 10] = [
    "stablehlo.all_gather",
    "stablehlo.all_reduce",
    "stablehlo.all_to_all",
    "stablehlo.collective_broadcast",
    "stablehlo.collective_permute",
    "stablehlo.collective_reduce",
    "stablehlo.dynamic_slice",
    "stablehlo.dynamic_update_slice",
    "stablehlo.reduce_scatter",
    "stablehlo.slice",
];

/// The region is one op that may run beside the program.
pub fn verify_async_start(start: AsyncStart<'_>, diags: &mut Diagnostics) {
    let op = start.op();
    let Some(block) = op.region(0).entry() else {
        return;
    };
    let mut ops = block.ops();
    let message = match (ops.next(), ops.next(), ops.next()) {
        (Some(first), Some(_), None) if ASYNC_OPS.contains(&first.name()) => return,
        (Some(_), Some(_), None) => "region must contain a collective or slice operation",
        _ => "region must contain exactly one operation and a return",
    };
    op_error(diags, op, "op-rule", message).emit();
    op_error(diags, op, "inference-failed", "failed to infer returned types").emit();
}

/// A future of what the region returns.
pub fn async_start(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let Some(body) = x.regions.first() else {
        return fail(x, diags, "", "'stablehlo.async_start' op expected at least one region");
    };
    if body.arguments.len() != x.operands.len() {
        let message = format!(
            "'stablehlo.async_start' op number of operands ({}) must match number of region arguments ({})",
            x.operands.len(),
            body.arguments.len()
        );
        return fail(x, diags, "", message);
    }
    for (index, (&operand, &argument)) in x.operands.iter().zip(&body.arguments).enumerate() {
        if operand != argument {
            let message = format!(
                "'stablehlo.async_start' op operand type '{}' at index {index} must match region argument type '{}'",
                cx.type_text(operand),
                cx.type_text(argument)
            );
            return fail(x, diags, "", message);
        }
    }
    match body.returns[..] {
        [ty] => one(future_type(cx, &[ty])),
        ref returned => {
            let n = returned.len();
            let message = format!("'stablehlo.async_start' op region must return exactly one value, but got {n}");
            fail(x, diags, "", message)
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
            fail(x, diags, "", message)
        }
        None => fail(x, diags, "", "'stablehlo.async_done' op operand must be a future type"),
    }
}
