//! What executes programs besides the interpreter.
//!
//! - [`lowering`]: from any program to hextir
//! - [`c`]: C, compiled by the machine's [`compiler`], kept in a [`cache`], called as a [`library`]

pub mod c;
pub mod cache;
pub mod compiler;
pub mod library;
pub mod lowering;
