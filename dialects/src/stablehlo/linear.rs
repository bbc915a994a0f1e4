//! Linear algebra and Fourier transforms.

use hlo_ir::kinds::*;
use hlo_ir::ops;

use super::enums::{FftType, Transpose};
use super::infer;
use super::kinds::{FloatComplexOrQuantTensor, FloatOrComplexTensor};
use super::traits::*;

ops! { LINEAR_OPS in "stablehlo";
    /// The Cholesky decomposition of a batch of matrices.
    op Cholesky = "cholesky" {
        operands { a: FloatComplexOrQuantTensor }
        attrs { lower: BoolOr<false> }
        results { result: FloatComplexOrQuantTensor }
        traits [NO_MEMORY_EFFECT, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        format "$a (`,` `lower` `=` $lower^)? attr-dict `:` custom<SameOperandsAndResultType>(type($a), type($result))"
        infer infer::linear::cholesky;
    }

    /// Solves systems of equations whose matrices are triangular.
    op TriangularSolve = "triangular_solve" {
        operands { a: FloatOrComplexTensor, b: FloatOrComplexTensor }
        attrs { left_side: Bool, lower: Bool, unit_diagonal: Bool, transpose_a: Transpose }
        results { result: FloatOrComplexTensor }
        traits [NO_MEMORY_EFFECT, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        infer infer::linear::triangular_solve;
    }

    /// A Fourier transform along the last dimensions.
    op Fft = "fft" {
        operands { operand: FloatOrComplexTensor }
        attrs { fft_type: FftType, fft_length: I64Array }
        results { result: FloatOrComplexTensor }
        traits [NO_MEMORY_EFFECT]
        format "$operand `,` `type` `=` $fft_type `,` `length` `=` $fft_length attr-dict `:` functional-type(operands, results)"
        infer infer::linear::fft;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<8xcomplex<f32>>) {
              %0 = stablehlo.cholesky %arg0, lower = true : tensor<4x4xf32>
              %1 = stablehlo.cholesky %arg0 {lower = false} : tensor<4x4xf32>
              %2 = stablehlo.fft %arg1, type = IRFFT, length = [14] : (tensor<8xcomplex<f32>>) -> tensor<14xf32>
              %3 = "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
              return
            }"#,
            r#"
            func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<8xcomplex<f32>>) {
              %0 = stablehlo.cholesky %arg0, lower = true : tensor<4x4xf32>
              %1 = stablehlo.cholesky %arg0 : tensor<4x4xf32>
              %2 = stablehlo.fft %arg1, type = IRFFT, length = [14] : (tensor<8xcomplex<f32>>) -> tensor<14xf32>
              %3 = "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
              return
            }"#,
        );
    }
}
