//! Numbers as the text and the attributes hold them: floats of every builtin kind and integers of
//! any width.
//!
//! Everything here works on bit patterns, is exact or rounds once, and knows nothing of the rest of
//! the crate. In reading order:
//!
//! - [`float`](FloatKind): the float kinds as rows, classification and conversion between them
//! - [`int`](ApInt): integers of any width, their literals and their decimal text
//! - `float_parse`, `float_print`: float literals, read and written as MLIR does
//! - `float_scale`: the leading decimal digits of a float by one wide multiplication, where that is
//!   certain
//! - `float_exact`: the same with natural numbers of any size, where it is not
//! - `radix`: long numbers from one base to another
//! - `digits`: the decimal text of machine words

mod digits;
mod float;
mod float_exact;
mod float_parse;
mod float_print;
mod float_scale;
mod int;
mod radix;

pub use digits::{print_i64, print_u64};
pub use float::{FloatClass, FloatFormat, FloatKind, Specials, Unpacked};
pub use int::{ApInt, MAX_INT_WIDTH, Overflow, Signedness, parse_word};
