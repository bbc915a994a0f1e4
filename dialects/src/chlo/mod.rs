//! `chlo`: operators of frameworks that StableHLO spells out in several ops. In reading order:
//!
//! - [`attrs`]: enumerations, dimension numbers of a ragged dot; [`bytecode`] their binary form
//! - [`broadcast`]: binary ops with broadcasting, and the shapes that come of it
//! - [`math`]: elementwise functions
//! - [`structured`]: constants, top_k, ragged_dot, scan

pub mod attrs;
pub mod broadcast;
pub mod bytecode;
pub mod math;
pub mod structured;

use hlo_ir::Dialect;

use crate::stablehlo::infer::compatible::results_compatible;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "chlo",
    ops: &[broadcast::BINARY_OPS, broadcast::OTHER_OPS, math::UNARY_OPS, math::OTHER_OPS, structured::STRUCTURED_OPS],
    attrs: attrs::ROWS,
    unknown_attr: Some("unknown chlo attribute"),
    types_compatible: Some(results_compatible),
    bytecode: Some(&bytecode::CODEC),
    ..Dialect::EMPTY
};
