//! The StableHLO interpreter. In reading order:
//!
//! - [`trap`]: the one error type of a run.
//! - [`element`]: element types, their storage, and conversions between them.
//! - [`tensor`]: dense tensors, shapes and strides, `.npy`, `.npz` and `.safetensors` files.
//! - [`math`]: elementary functions, the same bits everywhere.
//! - [`kernels`](mod@kernels): what the ops compute, as functions over tensors and plain parameters.
//! - [`eval`]: the evaluator: from a module to a flat program, and the loop that runs it.
//! - [`stablehlo`], [`chlo`], [`check`], [`func`], [`interpreter`], [`hexir`], [`identity`]: which kernel computes which op.
//! - [`hextir`]: kernels with their loops written out, as `hexir.call_tir` runs them.

pub mod check;
pub mod chlo;
pub mod element;
pub mod eval;
pub mod func;
pub mod hexir;
pub mod hextir;
pub mod identity;
pub mod interpreter;
pub mod kernels;
pub mod math;
pub mod stablehlo;
pub mod tensor;
#[cfg(test)]
mod testing;
pub mod trap;

pub use element::ElementType;
pub use tensor::Tensor;
pub use trap::Trap;
