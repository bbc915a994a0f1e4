//! Composites, ops that stand for a call of a function that says what they mean: made and unmade.

mod to_call;
mod wrap;

pub use to_call::STABLEHLO_LEGALIZE_COMPOSITE_TO_CALL;
pub use wrap::STABLEHLO_WRAP_IN_COMPOSITE;
