//! Random numbers.

use hlo_ir::ops;

use super::enums::{RngAlgorithm, RngDistribution};
use super::infer;
use super::kinds::{
    IntOrFloatTensor, PredIntOrFloatTensor, ScalarPredIntOrFloat, StaticDimensionVector, StaticIntOrFloatTensor,
};
use super::traits::*;

ops! { RANDOM_OPS in "stablehlo";
    /// Random numbers of a distribution; how they are made is not specified.
    op Rng = "rng" {
        operands { a: ScalarPredIntOrFloat, b: ScalarPredIntOrFloat, shape: StaticDimensionVector }
        attrs { rng_distribution: RngDistribution }
        results { result: PredIntOrFloatTensor }
        traits [LIMITS_SAME_ELEMENT]
        format "$a `,` $b `,` $shape `,` `distribution` `=` $rng_distribution attr-dict `:` functional-type(operands, results)"
    }

    /// Random bits of an algorithm, and its next state.
    op RngBitGenerator = "rng_bit_generator" {
        operands { initial_state: IntOrFloatTensor }
        attrs { rng_algorithm: RngAlgorithm }
        results { output_state: IntOrFloatTensor, output: StaticIntOrFloatTensor }
        traits [SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$initial_state `,` `algorithm` `=` $rng_algorithm attr-dict `:` functional-type(operands, results)"
        verify infer::random::verify_bit_generator;
    }
}
