//! `stablehlo-aggressive-folder`: ops of constants are constants.
//!
//! ```mlir
//! %c = stablehlo.constant dense<2> : tensor<i32>          // before
//! %0 = stablehlo.add %c, %c : tensor<i32>
//! %0 = stablehlo.constant dense<4> : tensor<i32>          // after
//! ```
//!
//! The values come from the interpreter's kernels, so a program computes the same whether it was folded or not. In
//! reading order: [`elementwise`], [`shape`], [`reduce`], [`control`]; patterns have the reference's names.
//!
//! What the reference folds and this does not: a reduction whose computation ignores its arguments, where the reduced
//! dimensions may be empty; the result is the initial value then.

mod control;
mod elementwise;
mod reduce;
mod shape;

use hlo_ir::rewrite::PatternSet;

/// Adds all patterns of the pass to `patterns`.
pub(crate) fn add_to(patterns: PatternSet) -> PatternSet {
    patterns.with(elementwise::PATTERNS).with(shape::PATTERNS).with(reduce::PATTERNS).with(control::PATTERNS)
}

pub(crate) use elementwise::PATTERNS as ELEMENTWISE;
pub(super) use reduce::{reduce_no_dims, reduce_to_outer_values};
pub(crate) use shape::PATTERNS as SHAPE;
pub(super) use shape::known_dimension_size;
