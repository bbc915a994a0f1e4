//! From StableHLO to C and PTX source. `README.md` beside `src/` says what holds after each step. In reading order:
//!
//! - [`pipeline`]: the passes of this crate, and the whole ways under a name
//! - [`ptx`]: kernels as PTX text

pub mod pipeline;
pub mod ptx;
