//! The interpreter of kernels: a `hextir.prim_func` compiled once into a flat program over registers, then run over buffers.
//! In reading order:
//!
//! - [`scalar`]: numbers in registers: 64 bits each, whatever the type
//! - [`functions`], [`casts`]: what `arith`, `math` and the scalar ops of `hextir` do to them
//! - [`memory`]: buffers while a program runs
//! - [`extents`]: what a call's results are, where types leave that open
//! - `program`: instructions, [`Program`] and the loop that carries them out
//! - `compiler`: from the IR to a program
//! - [`NumberOp`]: one op on numbers by itself
//!
//! A kernel means what its loops mean when all run serially, in order, and that is how they run here, whatever their kinds.
//! Nothing undefined goes unnoticed: an index outside a buffer, an element read before it was written, a division by zero, a
//! shift past the width, a loop that does not advance are errors with the op's place. Flags that only make more cases
//! undefined (`overflow<…>`, `exact`, `nneg`, `fastmath<…>`) change nothing.
//!
//! Every element of an allocated buffer is unwritten when `alloc_buffer` runs, once an iteration of the loop around it; so
//! are the results of [`Program::call`], all of which must be written in the end. One bit an element keeps track, always.

pub mod casts;
mod compiler;
pub mod extents;
pub mod functions;
pub mod memory;
mod number_op;
mod program;
pub mod scalar;

#[cfg(test)]
mod scalar_tests;
#[cfg(test)]
mod tests;

pub use number_op::NumberOp;
pub use program::Program;
