//! `hextir`: the kernel level. One kernel of one device, over buffers, with its loops written out. In reading order:
//!
//! - [`func`]: the kernel
//! - [`loops`]: named blocks, loops, conditions
//! - [`buffers`]: memory: made, read, written, measured
//! - [`kernels`], [`nests`], [`accesses`]: the rules of whole kernels, of loops and of buffers
//! - [`symbols`]: names for extents that are not known before a program runs
//! - [`scalar`]: what StableHLO does to numbers and `arith` and `math` do not
//!
//! **A kernel means what its loops mean when all run serially, in order.** The kind of a loop only says how to run it and
//! never changes a result; the verifier refuses kinds that could. Loads from buffers of unsigned integers give signless
//! ones: ops say how bits are meant.

pub mod accesses;
pub mod buffers;
pub mod func;
pub mod kernels;
pub mod loops;
pub mod nests;
pub mod scalar;
pub mod symbols;

use hlo_ir::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "hextir",
    ops: &[func::FUNC_OPS, loops::LOOP_OPS, buffers::BUFFER_OPS, scalar::SCALAR_OPS],
    ..Dialect::EMPTY
};
