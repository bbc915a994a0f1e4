//! Sizes that are not known: how they become known, and what is left of them then.
//!
//! - [`arguments`]: `stablehlo-refine-arguments` gives a function arguments of known sizes
//! - [`refine`]: `stablehlo-refine-shapes` carries them through the program, from types to types
//! - [`canonicalize`]: `stablehlo-canonicalize-dynamism` makes static ops of dynamic ones whose operands are known
//! - [`assertions`]: `stablehlo-check-shape-assertions` checks what a program says of its sizes
//! - [`custom_call`]: calls that have the sizes of their results as operands; [`target`]: the function that is refined
//!
//! `stablehlo-remove-dynamism` runs the first three.

mod arguments;
mod assertions;
mod canonicalize;
mod custom_call;
mod refine;
mod target;

pub use arguments::STABLEHLO_REFINE_ARGUMENTS;
pub use assertions::STABLEHLO_CHECK_SHAPE_ASSERTIONS;
pub use canonicalize::STABLEHLO_CANONICALIZE_DYNAMISM;
pub use refine::STABLEHLO_REFINE_SHAPES;

pub(crate) use canonicalize::patterns as canonicalize_patterns;
pub(crate) use refine::pattern_set as refine_patterns;

use crate::registry::PipelineDef;

/// Carries sizes that are known through the program and leaves no dynamic op where all of its operands are known. The
/// sizes of the arguments are set by `stablehlo-refine-arguments`, which this does not run: it takes them as an option.
pub static STABLEHLO_REMOVE_DYNAMISM: PipelineDef = PipelineDef {
    name: "stablehlo-remove-dynamism",
    summary: "Carries known sizes through the program and makes static ops of dynamic ones.",
    text: "stablehlo-refine-shapes,func.func(stablehlo-canonicalize-dynamism)",
};
