//! PTX as it is printed: [`assemble`] gives it to NVIDIA's assembler, [`simulate`] runs it; [`cases`] are what both work on.

mod assemble;
mod cases;
mod simulate;
