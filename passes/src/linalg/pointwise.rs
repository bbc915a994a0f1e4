//! Ops that work element by element.

use hlo_dialects::linalg::generic::Yield;
use hlo_dialects::linalg::primitive::Map;
use hlo_dialects::stablehlo::elementwise::*;
use hlo_dialects::stablehlo::shape::BitcastConvert;
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{Builder, NewOp, OpId, OpRef, SmallVec, Type, Value, conversions};

use super::build::{Nest, dims_map, element_region, extract, from_element, generic, loops, recast, splat_constant};
use super::scalar::{self, Class};
use super::sizes::empty_for;
use super::values::{finish, finish_with, operands, result_type};
use super::{Cv, Settings, State, attempt, movement, refuse};

conversions! { pub(super) POINTWISE for State;
    [
        Abs, Add, And, Atan2, Cbrt, Ceil, Clamp, Compare, Complex, Convert, Cosine, CountLeadingZeros, Divide, Exp,
        Expm1, Floor, Imag, IsFinite, Log, Log1p, Logistic, Maximum, Minimum, Multiply, Negate, Not, Or, Popcnt, Power,
        Real, ReducePrecision, Remainder, RoundNearestAfz, RoundNearestEven, Rsqrt, Select, ShiftLeft,
        ShiftRightArithmetic, ShiftRightLogical, Sign, Sine, Sqrt, Subtract, Tan, Tanh, Xor,
    ] => |op, cv| attempt(op, cv, pointwise);
    [BitcastConvert] => |op, cv| attempt(op, cv, bitcast);
}

/// A dimension appears or vanishes where the widths differ; else bits are read element by element.
fn bitcast(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let rank = |ty: Type| ty.shape(cv.cx()).map(<[i64]>::len);
    if rank(op.operand(0).ty()) == rank(op.result(0).ty()) { pointwise(op, cv) } else { movement::split_bits(op, cv) }
}

fn rank(cv: &Cv<'_>, value: Value) -> Option<usize> {
    cv.target().ty(value).shape(cv.cx()).map(<[i64]>::len)
}

/// The region on elements for each place; operands of one element, and constants of equal ones, are taken apart first.
fn pointwise(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let ty = result_type(cv, op, 0)?;
    let element = ty.element(cv.cx());
    if Class::of(cv.cx(), element).is_none() {
        return refuse(format!("there is no arithmetic on elements of type {} in linalg", cv.cx().type_text(element)));
    }
    let operands = operands(cv, op);
    let Some(ranks) = operands.iter().map(|&value| rank(cv, value)).collect::<Option<SmallVec<[usize; 4]>>>() else {
        return refuse("the rank of an operand is not known");
    };
    let loops = ranks.iter().copied().max().unwrap_or(0);
    if ranks.iter().any(|&rank| rank != 0 && rank != loops) || ty.shape(cv.cx()).map(<[i64]>::len) != Some(loops) {
        return refuse("operands are neither scalars nor of the result's rank");
    }
    if loops == 0 && cv.state.on_elements {
        let value = cv.build(|b| {
            let args: SmallVec<[Value; 4]> = operands.iter().map(|&value| extract(b, value, &[])).collect();
            let value = scalar::element(b, op, &args, element)?;
            Ok::<Value, Refused>(from_element(b, value))
        })?;
        return finish(cv, op, [value]);
    }
    let settings = cv.state.settings;
    let new = cv.build(|b| structured(b, op, settings, &operands, ty, loops))?;
    finish_with(cv, op, new)
}

/// Where the value of an operand comes from in the region.
enum Source {
    /// The next argument.
    Argument,
    /// A scalar outside of it.
    Outside(Value),
}

fn structured(
    b: &mut Builder<'_>,
    op: OpRef<'_>,
    settings: Settings,
    operands: &[Value],
    ty: Type,
    n_loops: usize,
) -> Result<OpId, Refused> {
    let cx = b.cx;
    let out = empty_for(b, op, operands, ty)?;
    let shape = ty.shape(cx).unwrap_or_default();
    let mut inputs: SmallVec<[Value; 4]> = SmallVec::new();
    let mut maps = SmallVec::<[_; 4]>::new();
    let mut sources = SmallVec::<[Source; 4]>::new();
    for &operand in operands {
        let operand_ty = b.body.ty(operand);
        let is_scalar = operand_ty.shape(cx).is_some_and(<[i64]>::is_empty);
        if let Some(value) = splat_constant(b, operand) {
            sources.push(Source::Outside(value));
        } else if !is_scalar || n_loops == 0 {
            let wanted = cx.tensor_type_with_encoding(shape, operand_ty.element(cx), operand_ty.encoding(cx));
            inputs.push(recast(b, operand, wanted));
            maps.push(dims_map(n_loops, 0..n_loops));
            sources.push(Source::Argument);
        } else if settings.capture_scalars {
            sources.push(Source::Outside(extract(b, operand, &[])));
        } else {
            inputs.push(operand);
            maps.push(dims_map(n_loops, []));
            sources.push(Source::Argument);
        }
    }
    let element = ty.element(cx);
    let compute = |b: &mut Builder<'_>, args: &[Value]| {
        let mut next = args.iter().copied();
        let values: SmallVec<[Value; 4]> = sources
            .iter()
            .filter_map(|source| match source {
                Source::Argument => next.next(),
                Source::Outside(value) => Some(*value),
            })
            .collect();
        Ok(SmallVec::from_slice(&[scalar::element(b, op, &values, element)?]))
    };
    if settings.primitive {
        return map(b, &inputs, out, compute);
    }
    maps.push(dims_map(n_loops, 0..n_loops));
    let nest = Nest { inputs: &inputs, outputs: &[out], maps: &maps, loops: &loops(n_loops, 0) };
    generic(b, &nest, compute)
}

/// `linalg.map`.
pub(super) fn map<E>(
    b: &mut Builder<'_>,
    inputs: &[Value],
    out: Value,
    compute: impl FnOnce(&mut Builder<'_>, &[Value]) -> Result<SmallVec<[Value; 4]>, E>,
) -> Result<OpId, E> {
    let (region, block, args) = element_region(b, &[inputs, &[out]]);
    let mut inner = Builder::at_end(b.cx, b.body, block, b.loc);
    let values = compute(&mut inner, &args)?;
    Yield::build_typed(&mut inner, &[], &values);
    let operands: SmallVec<[Value; 4]> = inputs.iter().copied().chain([out]).collect();
    let ty = b.body.ty(out);
    let new = NewOp::new(Map::DEF, b.loc);
    Ok(b.insert(NewOp { operands: &operands, results: &[ty], regions: &[region], ..new }))
}
