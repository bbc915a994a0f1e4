//! From StableHLO to C and PTX source. `README.md` beside `src/` says what holds after each step. In reading order:
//!
//! - [`lower`]: from StableHLO to hexir
//! - [`expand`], [`place`]: sugar spelled out, devices chosen
//! - [`fuse`]: what becomes one kernel
//! - [`linalg`]: from hexir to linalg, for other compilers
//! - [`kernel`]: from hexir to hextir; [`schedule`]: how its loops run
//! - [`pipeline`]: the passes of this crate, and the whole ways under a name
//! - [`c`]: the whole program as C text
//! - [`ptx`]: kernels as PTX text

pub mod c;
pub mod expand;
pub mod fuse;
pub mod kernel;
pub mod linalg;
pub mod lower;
pub mod pipeline;
pub mod place;
pub mod ptx;
pub mod schedule;
#[cfg(test)]
mod testing;
