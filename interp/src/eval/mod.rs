//! The evaluator: compiles functions once into flat programs and runs them. In reading order:
//!
//! - [`Value`], [`ValueType`]: what flows; [`types`]: the IR's types and constants as ours
//! - [`Interpreter`]: the way in; [`Executable`]: a compiled program
//! - `program`: steps, frames and the loop over them; [`Args`] is what a kernel sees of it
//! - [`Kernel`], [`Kernels`]: what an op becomes, and the tables that say it; [`CustomCalls`], [`Output`]: what the host brings
//! - `binder`: from the IR to a program; [`Binder`] is what a table's entry sees of it; `liveness`: last uses
//! - [`OpEvaluator`]: one op on known operands
//! - [`scalar`]: computations over scalars, as regions of reductions describe them

mod binder;
mod custom;
mod error;
mod interpreter;
mod kernel;
mod liveness;
mod program;
pub mod scalar;
mod single;
pub mod text;
pub mod types;
mod value;

pub use binder::{Binder, Launcher, Options, Output};
pub use custom::{CustomCall, CustomCalls};
pub use error::RunError;
pub use interpreter::Interpreter;
pub use kernel::{Bound, Kernel, KernelRow, Kernels, operands};
pub(crate) use liveness::Spread;
pub use program::{Args, Callee, Executable, Region, Values};
pub use single::OpEvaluator;
pub use value::{Size, Value, ValueType};
