//! Result types and the rules that rows cannot say, by family. Functions that infer see only a
//! [`Signature`], so that verifier, builder and refinement share them. Reports are in the reference's words, and they
//! come in its order: a program gets the same first report from both.

pub mod bounds;
pub mod collective;
pub mod compatible;
pub mod constant;
pub mod control;
pub mod dot;
pub mod elementwise;
pub mod fault;
pub mod gather;
pub mod linear;
pub mod normalization;
pub mod quantized;
pub mod random;
pub mod reduce;
pub mod reducer;
pub mod shape;
pub mod transfer;
pub mod window;

use std::fmt::Display;

use hlo_ir::{Context, DYNAMIC, Diagnostics, Inferred, Reported, Signature, Type};

/// Reports at the op that is inferred.
fn fail<T>(x: &Signature<'_>, diags: &mut Diagnostics, message: impl Into<String>) -> Result<T, Reported> {
    Err(diags.error("type-inference", x.loc, message).emit())
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
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1])
}

/// What is wrong when a dimension is in both lists or twice in one.
fn distinct_fault(lhs: &[i64], rhs: &[i64], lhs_name: &str, rhs_name: &str) -> Option<String> {
    let mut seen = Vec::with_capacity(lhs.len() + rhs.len());
    for dim in lhs.iter().chain(rhs) {
        if seen.contains(dim) {
            return Some(format!("has duplicated dimension from {lhs_name} and {rhs_name}: {dim}"));
        }
        seen.push(*dim);
    }
    None
}

/// What is wrong when a dimension of a list is not below `rank`.
fn in_bounds_fault(dims: &[i64], rank: usize, name: &str, rank_name: &str) -> Option<String> {
    let rank = rank as i64;
    let dim = dims.iter().find(|dim| **dim < 0 || **dim >= rank)?;
    Some(format!("Expects each element of {name} to be in range [0, {rank_name}) i.e. [0, {rank}). got: {dim}."))
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
