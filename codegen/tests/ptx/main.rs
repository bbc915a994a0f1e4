//! PTX as it is printed: [`assemble`] gives it to NVIDIA's assembler, [`simulate`] runs it; [`kernels`] are what both work on.

mod assemble;
mod kernels;
mod simulate;
