//! Result types and the rules that rows cannot say, by family. Functions that infer see only a
//! [`Signature`], so that verifier, builder and refinement share them. Reports are in the reference's words, and they
//! come in its order: a program gets the same first report from both.

pub mod bounds;
pub mod collective;
pub mod compatible;
pub mod composite;
pub mod constant;
pub mod control;
pub mod convolution;
pub mod custom_call;
pub mod dot;
pub mod dynamic;
pub mod elementwise;
pub mod fault;
pub mod gather;
pub mod linear;
pub mod normalization;
pub mod quantized;
pub mod random;
pub mod reduce;
pub mod reducer;
pub mod replica_groups;
pub mod scatter;
pub mod shape;
pub mod transfer;
pub mod window;

use std::fmt::Display;

use fault::{Checked, fault};
use hlo_ir::{Attr, Context, DYNAMIC, Diagnostics, Inferred, Reported, Signature, SmallVec, Type};

/// Reports at the op that is inferred, by the constraint `rule` of its section; empty where there is none.
fn fail<T>(
    x: &Signature<'_>,
    diags: &mut Diagnostics,
    rule: &'static str,
    message: impl Into<String>,
) -> Result<T, Reported> {
    fault(rule, message).map_err(|fault| fault.at(x, diags))
}

/// One result type.
fn one(ty: Type) -> Inferred {
    Ok([ty].into_iter().collect())
}

/// The sizes of a ranked type; none of a type that has no shape.
fn shape_of(cx: &Context, ty: Type) -> &[i64] {
    ty.shape(cx).unwrap_or_default()
}

/// The type of operand number `index`; the error type, which everything accepts, when there is none.
fn operand(x: &Signature<'_>, index: usize) -> Type {
    x.operands.get(index).copied().unwrap_or(Type::ERROR)
}

/// More sizes than any tensor of a real program has; a longer operand is no shape that is looked at.
const LONGEST_SHAPE: usize = 1 << 16;

/// The integers of a constant that is a shape or another list with a few entries a dimension; `None` for other constants,
/// and for those that are too long for that.
fn integers(cx: &Context, constant: Option<Attr>) -> Option<Vec<i64>> {
    let dense = constant?.dense(cx).filter(|dense| dense.len <= LONGEST_SHAPE)?;
    dense.i64s(cx).map(Iterator::collect)
}

/// `1, 2, 3`, as the reference writes lists in messages.
fn list<T: Display>(values: &[T]) -> String {
    values.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

/// `[1, ?]`, as the reference writes sizes in messages.
fn sizes(values: &[i64]) -> String {
    let texts: Vec<String> = values.iter().map(|size| size_text(*size)).collect();
    format!("[{}]", texts.join(", "))
}

/// A size, `?` when it is not known.
fn size_text(size: i64) -> String {
    if size == DYNAMIC { "?".to_owned() } else { size.to_string() }
}

/// `'T', 'U'`, as the reference writes types in messages.
fn types(cx: &Context, types: impl IntoIterator<Item = Type>) -> String {
    types.into_iter().map(|ty| format!("'{}'", cx.type_text(ty))).collect::<Vec<_>>().join(", ")
}

/// Whether no value comes twice.
fn is_unique(values: &[i64]) -> bool {
    let mut sorted: SmallVec<[i64; 8]> = values.into();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1])
}

/// By the constraint `rule`, no dimension is in both lists or twice in one.
fn check_distinct(rule: &'static str, lhs: &[i64], rhs: &[i64], lhs_name: &str, rhs_name: &str) -> Checked {
    let mut seen: SmallVec<[i64; 8]> = SmallVec::new();
    for &dim in lhs.iter().chain(rhs) {
        match seen.binary_search(&dim) {
            Ok(_) => return fault(rule, format!("has duplicated dimension from {lhs_name} and {rhs_name}: {dim}")),
            Err(place) => seen.insert(place, dim),
        }
    }
    Ok(())
}

/// By the constraint `rule`, every dimension of a list is below `rank`.
fn check_in_bounds(rule: &'static str, dims: &[i64], rank: usize, name: &str, rank_name: &str) -> Checked {
    let rank = rank as i64;
    match dims.iter().find(|dim| !(0..rank).contains(*dim)) {
        Some(dim) => fault(
            rule,
            format!("Expects each element of {name} to be in range [0, {rank_name}) i.e. [0, {rank}). got: {dim}."),
        ),
        None => Ok(()),
    }
}

/// What is wrong with one dimension.
fn dim_fault(dim: i64, rank: usize) -> Option<String> {
    if dim < 0 {
        Some(format!("requires non-negative dimension attribute; found ({dim})"))
    } else if dim >= rank as i64 {
        Some(format!("requires dimension attribute in range [0, {rank}); found ({dim})"))
    } else {
        None
    }
}
