//! `linalg`: structured ops over tensors, each a nest of loops around a region that computes single elements. In
//! reading order:
//!
//! - [`structured`]: what all of them share: inputs, outputs, their text, rules
//! - [`generic`]: the op that spells its loops out, with what its region may contain
//! - [`named`]: ops whose loops and region follow from the name; text leaves both out
//! - [`primitive`]: `map`, `reduce`, `transpose`, `broadcast`

pub mod generic;
pub mod named;
pub mod primitive;
pub mod structured;

use hlo_ir::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "linalg",
    ops: &[generic::GENERIC_OPS, named::WINDOW_OPS, named::CONTRACTION_OPS, named::PLAIN_OPS, primitive::PRIMITIVE_OPS],
    attrs: &[&generic::ITERATOR_TYPE],
    ..Dialect::EMPTY
};
