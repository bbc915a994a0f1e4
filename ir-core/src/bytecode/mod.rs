//! MLIR bytecode, formats 0 to 6, read from any bytes and written byte for byte as the reference writes it. In reading
//! order:
//!
//! - `encoding`: integers and sections; [`Damage`] is what is wrong with a file
//! - [`Codec`]: how a dialect plugs in its own encoding of attributes and types; `builtin` and `builtin_types` are that
//!   of the builtin ones, [`elements`] that of constants
//! - `properties`, `use_lists`: parts of ops, written and read side by side
//! - [`write_bytecode`]: `numbering` decides every number, `writer` writes `sections`, `resources` among them
//! - [`read_bytecode`]: `reader` reads the frame, `tables` what the IR refers to by number, on demand, `ir_reader` the IR
//! - [`Recast`]: dialects that change on the way

mod builtin;
mod builtin_types;
mod codec;
pub mod elements;
mod encoding;
mod ir_reader;
mod numbering;
mod properties;
mod reader;
mod recast;
mod resources;
mod sections;
mod source_locs;
mod tables;
mod use_lists;
mod writer;

pub use codec::{Codec, EntryWriter};
pub use encoding::{Damage, Read};
pub use reader::{FileInfo, ReadOptions, read_bytecode, read_bytecode_as};
pub use recast::Recast;
pub use tables::EntryReader;
pub use writer::{PRODUCER, WriteError, WriteOptions, write_bytecode, write_bytecode_as};

/// What a file of MLIR bytecode begins with.
pub const MAGIC: &[u8] = b"ML\xEFR";

/// The newest format that is read and written.
pub const NEWEST_FORMAT: u64 = 6;
