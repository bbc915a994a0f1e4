//! The dialects of `hlo`, each a folder or file of rows. In reading order:
//!
//! - [`builtin`], [`func`]: modules and functions
//! - [`stablehlo`]: the portable operator set; [`registry`] holds all that is here

pub mod builtin;
pub mod func;
pub mod stablehlo;

use std::sync::Arc;

use hlo_ir::{Dialect, Registry};

/// Every dialect of this crate, in the order of registration.
pub static DIALECTS: &[&Dialect] = &[&builtin::DIALECT, &func::DIALECT, &stablehlo::DIALECT];

/// A registry of every dialect of this crate.
pub fn registry() -> Arc<Registry> {
    DIALECTS.iter().fold(Registry::new(), |registry, dialect| registry.with(dialect)).freeze()
}
