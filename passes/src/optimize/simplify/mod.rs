//! `stablehlo-aggressive-simplification`: the same with fewer or cheaper ops.
//!
//! ```mlir
//! %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>       // before
//! %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>       // %1 is %x
//! %2 = stablehlo.dynamic_reshape %x, %s : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<6xf32>
//! %2 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xf32>                          // after
//! ```
//!
//! In reading order: [`algebra`], [`shape`], [`dynamic`], [`structured`] (reductions, sorts, gathers), [`control`],
//! [`zero_extent`]. Patterns have the reference's names.
//!
//! The reference's patterns are narrower here where they would change a result: a value takes the place of an op only
//! when it has its type; a broadcast is a transpose only when sizes agree too, not only numbers of elements; a reduction
//! that ignores its arguments is what it returns only when it surely combines something; one with nested regions keeps
//! its unused results; start indices are read as the numbers that they are, also where their type is unsigned.

mod algebra;
mod control;
pub(crate) mod dynamic;
mod shape;
mod structured;
mod zero_extent;

use hlo_ir::rewrite::PatternSet;
use hlo_ir::{NoMatch, OpId, Rewrite, Rewriter, Value};

use super::attributes::merge_into;

/// Adds all patterns of the pass to `patterns`.
pub(crate) fn add_to(patterns: PatternSet) -> PatternSet {
    patterns
        .with(algebra::RULES)
        .with(algebra::PATTERNS)
        .with(shape::PATTERNS)
        .with(dynamic::PATTERNS)
        .with(structured::PATTERNS)
        .with(control::PATTERNS)
        .with(zero_extent::PATTERNS)
}

/// Replaces the only result of `op` by a value of its type, which takes over the discardable attributes.
///
/// # Errors
/// When `value` has another type.
fn replace_merging(op: OpId, value: Value, rw: &mut Rewriter<'_>) -> Rewrite {
    if rw.op(op).n_results() != 1 || rw.op(op).result(0).ty() != rw.value(value).ty() {
        return Err(NoMatch);
    }
    merge_into(op, value, rw);
    rw.replace(op, [value])
}

/// Replaces the only result of `op` by a value of its type; its discardable attributes go.
///
/// # Errors
/// When `value` has another type.
fn replace_plainly(op: OpId, value: Value, rw: &mut Rewriter<'_>) -> Rewrite {
    if rw.op(op).n_results() != 1 || rw.op(op).result(0).ty() != rw.value(value).ty() {
        return Err(NoMatch);
    }
    rw.replace(op, [value])
}

/// Whether `dims` counts from zero.
fn is_identity(dims: &[i64]) -> bool {
    dims.iter().copied().eq(0..dims.len() as i64)
}
