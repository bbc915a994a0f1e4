//! What executes programs besides the interpreter.
//!
//! - [`lowering`]: from any program to hextir
//! - [`gpu`]: PTX, on a GPU through its driver ([`cuda`]) or simulated
//! - [`c`]: C, compiled by the machine's [`compiler`], kept in a [`cache`], called as a [`library`]

pub mod c;
pub mod cache;
pub mod compiler;
pub mod cuda;
pub mod gpu;
pub mod library;
pub mod lowering;
