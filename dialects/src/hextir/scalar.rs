//! What StableHLO does to numbers and neither `arith` nor `math` says.

use hlo_ir::ops;

use crate::kinds::{FloatLike, SignlessIntegerLike};

ops! { SCALAR_OPS in "hextir";
    /// The signed integer nearest to a float on the way to zero; the nearest one in range where there is none, zero for NaN.
    op FpToSiSat = "fptosi_sat" {
        operands { operand: FloatLike }
        results { result: SignlessIntegerLike }
        traits [PURE, ELEMENTWISE]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
    }

    /// The same for unsigned integers.
    op FpToUiSat = "fptoui_sat" {
        operands { operand: FloatLike }
        results { result: SignlessIntegerLike }
        traits [PURE, ELEMENTWISE]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
    }

    /// `1 / (1 + exp(-x))`, in the interpreter's steps.
    op Logistic = "logistic" {
        operands { operand: FloatLike }
        results { result: FloatLike }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE]
        format "$operand attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }
}
