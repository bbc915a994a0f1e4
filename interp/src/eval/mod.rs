//! The evaluator: compiles functions once into flat programs and runs them. In reading order:
//!
//! - [`Value`], [`ValueType`]: what flows; [`types`]: the IR's types and constants as ours
//! - [`Interpreter`]: the way in; [`Executable`]: a compiled program
//! - `program`: steps, frames and the loop over them; [`Args`] is what a kernel sees of it
//! - `grid`: processes side by side, and what they exchange
//! - [`Watch`]: who looks on, and what stops a run
//! - [`Kernel`], [`Kernels`]: what an op becomes, and the tables that say it; [`CustomCalls`], `host`: what the host brings
//! - `quantized`: what is converted around an op whose values are quantized
//! - `stated`: results are what their types say
//! - `binder`: from the IR to a program; [`Binder`] is what a table's entry sees of it; `liveness`: last uses
//! - [`OpEvaluator`]: one op on known operands
//! - [`scalar`]: computations over scalars, as regions of reductions describe them

mod binder;
mod custom;
mod error;
mod grid;
mod host;
mod interpreter;
mod kernel;
mod liveness;
mod program;
mod quantized;
pub mod scalar;
mod single;
mod stated;
pub mod text;
pub mod types;
mod value;
mod watch;

pub use binder::{Binder, Options};
pub use custom::{CustomCall, CustomCalls};
pub use error::RunError;
pub(crate) use grid::{Brought, Channel, Grid, Process};
pub use grid::{Grouping, MAX_PROCESSES, ProcessId};
pub use host::{Infeed, Launcher, Outfeed, Output, Probes};
pub use interpreter::Interpreter;
pub use kernel::{Bound, Kernel, KernelRow, Kernels, operands};
pub(crate) use liveness::Spread;
pub use program::{Args, Callee, Executable, Region, Values};
pub(crate) use quantized::Reading;
pub use single::OpEvaluator;
pub use value::{Size, Value, ValueType};
pub use watch::{Cancellation, Event, Observer, Watch};
