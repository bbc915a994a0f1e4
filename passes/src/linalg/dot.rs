//! Products of vectors, matrices and batches of them.

use hlo_dialects::linalg::named::{self, multiply_add};
use hlo_dialects::stablehlo::attrs::DotDims;
use hlo_dialects::stablehlo::dot::{Dot, DotGeneral};
use hlo_dialects::stablehlo::dot_algorithm::DOT_ALGORITHM;
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{Attr, Builder, DYNAMIC, OpDef, OpId, OpRef, Param, SmallVec, Type, Value, ValueRef, conversions};

use super::build::{Nest, dim, dims_map, empty, fill_with_zeros, generic, loops};
use super::scalar::{Class, convert};
use super::sizes::empty_for;
use super::values::{finish_with, operands, parts, result_type};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) DOT for State;
    [Dot] => |op, cv| attempt(op, cv, dot);
    [DotGeneral] => |op, cv| attempt(op, cv, dot_general);
}

/// The op for a product of operands of these shapes, summed over the last dimension of the left and the first of the
/// right one, and which dimensions of the operands its result has.
fn named_product(lhs: &[i64], rhs: &[i64]) -> Option<(&'static OpDef, &'static [(usize, usize)])> {
    let agree = |a: i64, b: i64| a == b || a == DYNAMIC || b == DYNAMIC;
    match (lhs, rhs) {
        (&[a], &[b]) if agree(a, b) => Some((named::Dot::DEF, &[])),
        (&[_, a], &[b]) if agree(a, b) => Some((named::Matvec::DEF, &[(0, 0)])),
        (&[a], &[b, _]) if agree(a, b) => Some((named::Vecmat::DEF, &[(1, 1)])),
        (&[_, a], &[b, _]) if agree(a, b) => Some((named::Matmul::DEF, &[(0, 0), (1, 1)])),
        _ => None,
    }
}

/// Refuses elements that are no numbers.
fn check_elements(cv: &Cv<'_>, op: OpRef<'_>) -> Result<(), Refused> {
    let cx = cv.cx();
    for value in op.operands().chain(op.results()) {
        let element = value.ty().element(cx);
        if Class::of(cx, element).is_none() {
            return refuse(format!("there is no arithmetic on elements of type {} in linalg", cx.type_text(element)));
        }
    }
    Ok(())
}

/// Whether unsigned numbers are widened, which named ops would read as signed ones.
fn widens_unsigned(op: OpRef<'_>) -> bool {
    let element = |value: ValueRef<'_>| value.ty().element(op.cx);
    let is_unsigned = |ty: Type| ty != Type::I1 && Class::of(op.cx, ty) == Some(Class::Unsigned);
    op.operands().any(|value| is_unsigned(element(value)) && element(value) != element(op.result(0)))
}

fn dot(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    check_elements(cv, op)?;
    if widens_unsigned(op) {
        return refuse("unsigned numbers are widened by it, which linalg would read as signed ones");
    }
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    simple(op, cv, &operands, ty)
}

fn simple(op: OpRef<'_>, cv: &mut Cv<'_>, operands: &[Value], ty: Type) -> Converted {
    let [lhs, rhs] = [0, 1].map(|index| parts(cv, cv.target().ty(operands[index])).0);
    let Some((def, dims)) = named_product(&lhs, &rhs) else {
        return refuse("linalg has no product of operands of these ranks");
    };
    let (shape, _) = parts(cv, ty);
    let new = cv.build(|b| {
        let mut sizes: SmallVec<[Value; 2]> = SmallVec::new();
        for (&(operand, number), &size) in dims.iter().zip(&shape) {
            if size == DYNAMIC {
                sizes.push(dim(b, operands[operand], number));
            }
        }
        let out = empty(b, ty, &sizes);
        let out = fill_with_zeros(b, out);
        named::build(b, def, operands, &[out], &[])
    });
    finish_with(cv, op, new)
}

/// Whether the last dimension of the left operand is summed with the first of the right one and there is no batch.
fn is_simple(dims: &DotDims<'_>, lhs_rank: usize, rhs_rank: usize) -> bool {
    dims.lhs_batching_dimensions.is_empty()
        && dims.rhs_batching_dimensions.is_empty()
        && (1..=2).contains(&lhs_rank)
        && (1..=2).contains(&rhs_rank)
        && *dims.lhs_contracting_dimensions == [lhs_rank as i64 - 1]
        && *dims.rhs_contracting_dimensions == [0]
}

/// Whether `algorithm` says what the types of `op` say: elements are multiplied as they are, once, and added in the
/// result's type.
fn is_as_types_say(op: OpRef<'_>, algorithm: Attr) -> bool {
    let element = |ty: Type| ty.element(op.cx);
    let [lhs, rhs, result] = [op.operand(0).ty(), op.operand(1).ty(), op.result(0).ty()].map(element);
    let Some([Param::Type(lhs_type), Param::Type(rhs_type), Param::Type(sum), counts @ .., Param::Bool(false)]) =
        algorithm.params_of(op.cx, &DOT_ALGORITHM)
    else {
        return false;
    };
    [*lhs_type, *rhs_type, *sum] == [lhs, rhs, result] && counts.iter().all(|count| count.int() == 1)
}

fn is_batch_of_matrices(dims: &DotDims<'_>) -> bool {
    *dims.lhs_batching_dimensions == [0]
        && *dims.rhs_batching_dimensions == [0]
        && *dims.lhs_contracting_dimensions == [2]
        && *dims.rhs_contracting_dimensions == [1]
}

fn dot_general(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<DotGeneral<'_>>() else { return refuse("it is no product") };
    if view.algorithm().is_some_and(|algorithm| !is_as_types_say(op, algorithm)) {
        return refuse("linalg has no way to say which algorithm computes it");
    }
    check_elements(cv, op)?;
    let dims = view.dot_dimension_numbers();
    let ty = result_type(cv, op, 0)?;
    let operands = operands(cv, op);
    let [lhs, rhs] = [0, 1].map(|index| parts(cv, cv.target().ty(operands[index])).0);
    let widened = widens_unsigned(op).then(|| [0, 1].map(|index| op.operand(index).ty().element(cv.cx())));
    if is_simple(&dims, lhs.len(), rhs.len()) && widened.is_none() {
        return simple(op, cv, &operands, ty);
    }
    let rank = parts(cv, ty).0.len();
    let new = cv.build(|b| {
        let out = empty_for(b, op, &operands, ty)?;
        let out = fill_with_zeros(b, out);
        if rank == 3 && lhs.len() == 3 && rhs.len() == 3 && is_batch_of_matrices(&dims) && widened.is_none() {
            return Ok(named::build(b, named::BatchMatmul::DEF, &operands, &[out], &[]));
        }
        general(b, &dims, &operands, widened, [lhs.len(), rhs.len()], out, rank)
    })?;
    finish_with(cv, op, new)
}

/// A loop for each dimension of the result, then one for each that is summed over. Factors of the types `widened` are
/// converted to that of the sum first.
fn general(
    b: &mut Builder<'_>,
    dims: &DotDims<'_>,
    operands: &[Value],
    widened: Option<[Type; 2]>,
    [lhs_rank, rhs_rank]: [usize; 2],
    out: Value,
    rank: usize,
) -> Result<OpId, Refused> {
    let n_summed = dims.lhs_contracting_dimensions.len();
    let n_loops = rank + n_summed;
    let access = |rank_of: usize, batching: &[i64], contracting: &[i64], first_free: usize| {
        let mut next = first_free;
        let loop_of = |dim: usize| {
            let at = |dims: &[i64]| dims.iter().position(|&known| known == dim as i64);
            match (at(batching), at(contracting)) {
                (Some(batch), _) => batch,
                (_, Some(summed)) => rank + summed,
                _ => {
                    next += 1;
                    next - 1
                }
            }
        };
        dims_map(n_loops, (0..rank_of).map(loop_of).collect::<Vec<_>>())
    };
    let n_batches = dims.lhs_batching_dimensions.len();
    let lhs_free = lhs_rank - n_batches - n_summed;
    let maps = [
        access(lhs_rank, dims.lhs_batching_dimensions, dims.lhs_contracting_dimensions, n_batches),
        access(rhs_rank, dims.rhs_batching_dimensions, dims.rhs_contracting_dimensions, n_batches + lhs_free),
        dims_map(n_loops, 0..rank),
    ];
    let nest = Nest { inputs: operands, outputs: &[out], maps: &maps, loops: &loops(rank, n_summed) };
    generic(b, &nest, |b, args| {
        let mut factors = [args[0], args[1]];
        if let Some(types) = widened {
            let to = b.body.ty(args[2]);
            for (factor, from) in factors.iter_mut().zip(types) {
                let Some(value) = convert(b, from, to, *factor) else { return refuse("its elements are no numbers") };
                *factor = value;
            }
        }
        Ok(SmallVec::from_slice(&[multiply_add(b, factors[0], factors[1], args[2])]))
    })
}
