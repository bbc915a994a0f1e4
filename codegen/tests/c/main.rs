//! Printed C against the interpreter: compiled by every compiler of the machine, for several instruction sets, and with
//! sanitizers on a sample. The same bits, all NaNs counting as one value.

mod compiled;
mod control;
mod endings;
mod printed;
mod scalars;
