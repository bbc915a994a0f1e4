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
        infer infer::random::rng;
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

#[cfg(test)]
mod tests {
    use crate::testing::check_same;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check_same(
            r#"
            func.func private @f(%arg0: tensor<f32>, %arg1: tensor<2xi64>, %arg2: tensor<2xui64>) {
              %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x3xf32>
              %output_state, %output = stablehlo.rng_bit_generator %arg2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
              return
            }"#,
        );
    }
}
