//! MLIR bytecode, formats 0 to 6, read from any bytes and written byte for byte as the reference writes it. In reading
//! order:
//!
//! - `encoding`: integers and sections; [`Damage`] is what is wrong with a file
//! - [`Codec`]: how a dialect plugs in its own encoding of attributes and types; `builtin` and `builtin_types` are that
//!   of the builtin ones, [`elements`] that of constants
//! - `tables`: what the IR refers to by number, read on demand

mod builtin;
mod builtin_types;
mod codec;
pub mod elements;
mod encoding;
mod tables;

pub use codec::{Codec, EntryWriter};
pub use encoding::{Damage, Read};
pub use tables::EntryReader;

/// What a file of MLIR bytecode begins with.
pub const MAGIC: &[u8] = b"ML\xEFR";

/// The newest format that is read and written.
pub const NEWEST_FORMAT: u64 = 6;
