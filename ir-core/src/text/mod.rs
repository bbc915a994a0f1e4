//! MLIR text, read and written byte for byte as the reference tools do. In reading order:
//!
//! - [`lexer`](Token): tokens
//! - [`parser`](Parser): the token stream and reporting; `types`, `attrs`, `affine`, `locations`, `resources` add one
//!   production each, with the printer beside it; `symbols` is the frame around types and attributes of dialects
//! - `shaped_types` and `numbers`: parts of `types` and `attrs`
//! - `literal`: nested lists; `elements`: what is in them; `dense` and `dense_printing`: constants made of them
//! - `aliases`: alias definitions of a text; `alias_printing`: which ones to print
//! - [`op_parser`](OpParser): ops; `op_values`, `scope`: names of values; `regions`: blocks; `function`: what function-like
//!   ops share; `hints`: "did you mean"; `module_parser`: a whole file, bodies in parallel
//! - [`format`](Format): the declarative assembly format, which drives parser and printer
//! - [`printer`](Printer), [`op_printer`](OpPrinter), `value_names`: writing; `fmt`: with the comments of a text

mod affine;
mod alias_printing;
mod aliases;
mod attrs;
mod dense;
mod dense_printing;
mod elements;
mod fmt;
mod format;
mod function;
#[cfg(test)]
mod harness;
mod hints;
mod lexer;
mod literal;
mod locations;
mod module_parser;
mod numbers;
mod op_parser;
mod op_printer;
mod op_values;
mod parser;
mod printer;
mod regions;
mod resources;
mod scope;
mod shaped_types;
mod symbols;
mod types;
mod value_names;

pub use affine::Names as AffineNames;
pub use alias_printing::PrintAliases;
pub use attrs::AttrEntries;
pub use fmt::Formattable;
pub use format::{CustomArg, CustomDirective, Format, FormatState, Group};
pub use lexer::Token;
pub(crate) use module_parser::unwrap_module;
pub use module_parser::{ParseOptions, parse_module};
pub(crate) use op_parser::region_types;
pub use op_parser::{BlockArg, OpParser, OpState, OperandGroup, Unresolved};
pub use op_printer::{OpPrinter, print_module, print_op};
pub use parser::{Delimiter, MAX_DEPTH, Parser, grow_stack};
pub use printer::{HexElements, PrintFlags, Printer};
pub(crate) use shaped_types::{is_memory_space, is_memref_element, is_tensor_element};
pub use value_names::operand_names;
