//! Elementary functions whose results are the same bits on every machine and in every language
//! that has correctly rounded steps. Nothing here calls the system's mathematical library.
//!
//! - [`steps`]: the steps that functions are made of, and plain floats carrying them out.
//! - [`record`]: the same steps written down, for programs in other representations.
//! - [`function`]: the list of functions, by name, for one number and for many.
//! - `pair`: numbers of twice the precision.
//! - [`exp`], [`log`], [`power`], [`trig`], [`arc`], [`erf`], [`gamma`], [`bessel`], [`complex`]: the
//!   families. Their functions are
//!   written for both formats at once; coefficients stand in one table for each format.
//! - [`zeta`]: functions of two numbers on top of these, for `f64` alone.
//!
//! `docs/interpreter.md` tells how far each is from exact: those of StableHLO below one unit in the last place in both formats.

pub mod arc;
pub mod bessel;
pub mod complex;
pub mod erf;
pub mod exp;
pub mod function;
pub mod gamma;
pub mod log;
mod pair;
pub mod power;
pub mod record;
pub mod steps;
pub mod trig;
pub mod zeta;

#[cfg(test)]
mod tests;

pub use function::{Binary, Unary, abs_c64, abs_c128};
pub use record::Program;
