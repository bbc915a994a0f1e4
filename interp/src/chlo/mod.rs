//! CHLO ops, computed directly.
//!
//! - [`broadcast`]: operands of different shapes; [`math`]: elementwise functions
//! - [`structured`]: constants, top_k, ragged_dot, scan

pub mod broadcast;
pub mod math;
pub mod structured;
