//! Passes and pipelines over `hlo-ir`. In reading order:
//!
//! - [`pass`]: what a pass is; [`options`]: what it is told
//! - [`registry`]: all passes by name
//! - [`pipeline_text`]: MLIR's pipeline strings; [`pipeline`]: what they mean; [`run`]: how they run
//! - [`instrument`]: timing, IR printing, statistics, reproducers
//! - [`common`]: the passes that know no dialect in particular; [`interpreter_probe`],
//!   [`interpreter_strip`]
//! - `formula`: functions written as mathematics
//! - [`complex_math`], [`composite`], [`deprecated`], [`signless`], [`quant`]: StableHLO said with less of it
//! - [`chlo`], [`shape`], [`vhlo`]: portable artifacts
//! - [`linalg`]: StableHLO as loops for other compilers
//! - [`optimize`]: folding and simplification of StableHLO; [`dynamism`]: sizes that are not known
//! - [`probe`]: for the test suite of the reference
//! - [`reduce`]: making a program small while it keeps showing something

pub mod chlo;
pub mod common;
pub mod complex_math;
pub mod composite;
pub mod deprecated;
pub mod dynamism;
mod formula;
pub mod instrument;
pub mod interpreter_probe;
pub mod interpreter_strip;
pub mod linalg;
pub mod optimize;
pub mod options;
pub mod pass;
pub mod pipeline;
pub mod pipeline_text;
pub mod probe;
pub mod quant;
pub mod reduce;
pub mod registry;
pub mod run;
pub mod shape;
pub mod signless;
#[cfg(test)]
mod testing;
pub mod vhlo;

pub use instrument::Instrument;
pub use options::{OptionDef, OptionKind, OptionValue, Options};
pub use pass::{Changed, FuncPass, ModulePass, PassCx, PassDef, Runs};
pub use pipeline::Pipeline;
pub use pipeline_text::{PipelineError, PipelineErrors};
pub use registry::{Passes, PipelineDef};
pub use run::RunOptions;
