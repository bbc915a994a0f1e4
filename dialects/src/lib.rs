//! The dialects of `hlo`, each a folder or file of rows. In reading order:
//!
//! - [`builtin`], [`func`]: modules and functions
//! - [`stablehlo`]: the portable operator set; [`chlo`]: what frameworks put on top; [`quant`]: quantized types
//! - [`vhlo`]: the versioned copy of StableHLO that artifacts hold
//! - [`check`], [`interpreter`]: assertions, process grids and probes of programs that are run
//! - [`sdy`], [`mhlo`], [`sparse_tensor`]: what exported programs say about shardings and storage
//! - [`arith`], [`math`], [`complex`], [`tensor`], [`linalg`], [`shape`], [`memref`], [`cf`], [`scf`], [`bufferization`], [`ml_program`], [`tosa`]: what MLIR
//!   itself brings, as far as StableHLO programs hold it
//! - [`hexir`], [`hextir`]: our own: the graph level and the kernel level of code generation
//! - [`kinds`], [`infer`], [`formats`], [`enums`], [`bytecode`]: what several dialects share
//! - [`strict`]: rules beyond the reference's verifier; [`old`]: what earlier releases wrote
//! - [`registry`] holds all that is here

pub mod arith;
pub mod bufferization;
pub mod builtin;
pub mod bytecode;
pub mod cf;
pub mod check;
pub mod chlo;
pub mod complex;
pub mod enums;
pub mod formats;
pub mod func;
pub mod hexir;
pub mod hextir;
pub mod infer;
pub mod interpreter;
pub mod kinds;
pub mod linalg;
pub mod math;
pub mod memref;
pub mod mhlo;
pub mod ml_program;
pub mod old;
pub mod quant;
pub mod scf;
pub mod sdy;
pub mod shape;
pub mod sparse_tensor;
pub mod stablehlo;
pub mod strict;
pub mod tensor;
#[cfg(test)]
mod testing;
pub mod tosa;
pub mod vhlo;

use std::sync::Arc;

use hlo_ir::{Dialect, Registry};

/// Every dialect of this crate, in the order of registration.
pub static DIALECTS: &[&Dialect] = &[
    &builtin::DIALECT,
    &func::DIALECT,
    &quant::DIALECT,
    &stablehlo::DIALECT,
    &chlo::DIALECT,
    &vhlo::DIALECT,
    &check::DIALECT,
    &interpreter::DIALECT,
    &sdy::DIALECT,
    &mhlo::DIALECT,
    &sparse_tensor::DIALECT,
    &arith::DIALECT,
    &tensor::DIALECT,
    &shape::DIALECT,
    &math::DIALECT,
    &complex::DIALECT,
    &linalg::DIALECT,
    &memref::DIALECT,
    &cf::DIALECT,
    &scf::DIALECT,
    &ml_program::DIALECT,
    &bufferization::DIALECT,
    &tosa::DIALECT,
    &hexir::DIALECT,
    &hexir::removed::LS_CPU,
    &hexir::removed::LS_GPU,
    &hextir::DIALECT,
];

/// Dialects that the reference's tool knows, and this crate by their names.
const FOREIGN: &[&str] = &["llvm"];

/// A registry of every dialect of this crate.
pub fn registry() -> Arc<Registry> {
    let registry = Registry::new().with_foreign(FOREIGN).with_old_spellings(&old::OLD_SPELLINGS);
    DIALECTS.iter().fold(registry, |registry, dialect| registry.with(dialect)).freeze()
}
