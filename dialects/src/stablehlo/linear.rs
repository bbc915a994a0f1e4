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
