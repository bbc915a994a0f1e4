//! What the ops compute: functions over tensors and plain parameters, without any knowledge of the IR.
//!
//! - [`simd`], [`parallel`]: how loops reach wide registers and several cores.
//! - [`kinds`]: the names of elementwise operations, which tables and callers share.
//! - [`block`]: the drivers that take elementwise work block by block through the cache.
//! - [`arith`], [`complex`], `complex_arc`: what one element becomes; [`words`]: where that depends on its bits;
//!   [`elementwise`], [`compare`], [`bits`]: the operations made of it.
//! - [`strided`]: the one loop of movement; [`shape`], [`gather`], [`scatter`], [`sort`]: the operations made of it.
//! - [`combine`]: computations that regions describe; [`reduce`], [`window`]: where they are applied.
//! - [`tile`], [`contract`]: sums of products; [`dot`], [`dot_algorithm`], [`ragged_dot`], [`convolution`]: the operations made of them.
//! - [`quantize`]: stored integers and the real numbers that they stand for.
//! - [`batch_norm`], [`linalg`], [`fft`], [`rng`]: the rest. [`distance`]: how far results are apart.

pub mod arith;
pub mod batch_norm;
pub mod bits;
pub mod block;
pub mod combine;
pub mod compare;
pub mod complex;
mod complex_arc;
pub mod contract;
pub mod convolution;
pub mod distance;
pub mod dot;
pub mod dot_algorithm;
pub mod elementwise;
pub mod fft;
pub mod gather;
pub mod kinds;
pub mod linalg;
pub mod parallel;
pub mod quantize;
pub mod ragged_dot;
pub mod reduce;
pub mod rng;
pub mod scatter;
pub mod shape;
pub mod simd;
pub mod sort;
pub mod strided;
pub mod tile;
pub mod window;
pub mod words;
