//! The `hlo` toolchain as a library, and the binary's commands.
//!
//! Embedders use the facade: [`parse`], [`verify`], [`print`](fn@print), [`run`]. The modules below serve the binary:
//!
//! - [`flags`], [`input`], [`mapped`], [`output`], [`render`], [`progress`], [`expected`]: command lines, files, diagnostics
//! - [`jax_export`]: files of `jax.export`; [`tensor_files`]: files of tensors
//! - [`values`], [`random`]: what programs are given; [`comparison`]: how far results are from others; [`probes`]
//! - [`validate`]: holding something that runs programs against the interpreter; [`numeric`]: two programs
//!   against each other; [`shell`]: commands on files
//! - [`inference`]: one op alone; [`explain`]: what codes of diagnostics mean
//! - [`commands`]: one file a command; [`backend`]: what executes programs besides the interpreter

pub mod backend;
pub mod commands;
pub mod comparison;
pub mod expected;
pub mod explain;
pub mod flags;
pub mod inference;
pub mod input;
pub mod jax_export;
pub mod mapped;
pub mod numeric;
pub mod output;
pub mod probes;
pub mod progress;
pub mod random;
pub mod render;
pub mod shell;
pub mod tensor_files;
pub mod validate;
pub mod values;

use std::sync::Arc;

use hlo_interp::eval::{Interpreter, RunError, Value};
use hlo_ir::text::{ParseOptions, PrintFlags};
use hlo_ir::{Context, Diagnostics, Module};

pub use hlo_dialects as dialects;
pub use hlo_interp as interp;
pub use hlo_ir as ir;
pub use hlo_passes as passes;

/// A context over every dialect of the toolchain.
pub fn context() -> Arc<Context> {
    Context::new(hlo_dialects::registry())
}

/// Reads a program from text, without verifying it. The module is sound only when the diagnostics hold no error.
pub fn parse(cx: &Arc<Context>, name: &str, text: impl AsRef<[u8]>) -> (Module, Diagnostics) {
    hlo_ir::text::parse_module(cx, name, text.as_ref().into(), ParseOptions::default())
}

/// Checks every rule of a program.
pub fn verify(module: &Module) -> Diagnostics {
    hlo_ir::verify::verify_module(module)
}

/// The text of a program, as the reference tools print it.
pub fn print(module: &Module) -> String {
    let mut out = Vec::new();
    // Writing to memory does not fail.
    let _ = hlo_ir::text::print_module(module, &PrintFlags::default(), &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

/// Runs the function `entry` of a verified program.
///
/// ```
/// use hlo::interp::eval::Value;
/// use hlo::interp::{ElementType, Tensor};
///
/// let cx = hlo::context();
/// let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
///   %0 = stablehlo.add %x, %x : tensor<2xf32>
///   return %0 : tensor<2xf32>
/// }";
/// let (module, diagnostics) = hlo::parse(&cx, "add.mlir", text);
/// assert!(!diagnostics.has_errors() && !hlo::verify(&module).has_errors());
/// let x = Tensor::from_slice(ElementType::F32, &[2], &[1f32, 2.0]).unwrap();
/// let results = hlo::run(&module, "main", vec![Value::Tensor(x)]).unwrap();
/// let Value::Tensor(sum) = &results[0] else { panic!("a tensor") };
/// assert_eq!(sum.as_slice::<f32>(), [2.0, 4.0]);
/// ```
///
/// # Errors
/// A function that is missing, inputs that do not fit, an op without a kernel, a fault while running.
pub fn run(module: &Module, entry: &str, inputs: Vec<Value>) -> Result<Vec<Value>, RunError> {
    Interpreter::new(module).run(entry, inputs)
}
