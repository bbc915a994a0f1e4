//! `complex`: complex numbers. In reading order:
//!
//! - [`number`]: the attribute for one
//! - [`ops`]: making them, taking them apart, computing with them; other ops stay what they are in text, unregistered

pub mod number;
pub mod ops;

pub use number::NUMBER;
pub use ops::*;

use hlo_ir::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "complex",
    ops: &[PART_OPS, REAL_OPS, UNARY_OPS, BINARY_OPS, COMPARE_OPS],
    attrs: &[&NUMBER],
    customs: &[PARTS],
    keeps_unknown: true,
    ..Dialect::EMPTY
};
