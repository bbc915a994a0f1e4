//! The neural-network ops of the graph level: names for computations that the structured ops spell out.

use hlo_ir::kinds::*;
use hlo_ir::ops;

use crate::kinds::F64;

/// Rows of one operand and one result of its type: `Name = "mnemonic";`.
macro_rules! activation_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal;)*) => {
        ops! { ACTIVATION_OPS in "hexir"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { input: AnyRankedTensor }
                results { result: AnyRankedTensor }
                traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
                format "$input attr-dict `:` type($result)"
                infer crate::infer::first_operand;
            }
        )* }
    };
}

activation_ops! {
    /// `max(x, 0)`, where NaN stays NaN.
    Relu = "relu";
    /// `1 / (1 + exp(-x))`.
    Sigmoid = "sigmoid";
    /// Hyperbolic tangent.
    Tanh = "tanh";
    /// `x * sigmoid(x)`.
    Swish = "swish";
    /// `x * tanh(log(1 + exp(x)))`.
    Mish = "mish";
}

ops! { NN_OPS in "hexir";
    /// The matrix product of the last dimension of `lhs` with the first of a matrix `rhs`, plus `bias` along the last
    /// dimension.
    op Linear = "linear" {
        operands { lhs: AnyRankedTensor, rhs: AnyRankedTensor, bias: Optional<AnyRankedTensor> }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "operands attr-dict `:` custom<VariadicSameOperandsAndResultType>(ref(operands), type(operands), type($result))"
    }

    /// Element by element, `lhs + rhs`.
    op Add = "add" {
        operands { lhs: AnyRankedTensor, rhs: AnyRankedTensor }
        results { result: AnyRankedTensor }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$lhs `,` $rhs attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Element by element, `lhs * rhs`.
    op Mul = "mul" {
        operands { lhs: AnyRankedTensor, rhs: AnyRankedTensor }
        results { result: AnyRankedTensor }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$lhs `,` $rhs attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// `x` where it is positive, `alpha * x` elsewhere.
    op LeakyRelu = "leaky_relu" {
        operands { input: AnyRankedTensor }
        attrs { alpha: F64 = "0.01 : f64" }
        results { result: AnyRankedTensor }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// `x` where it is positive, `alpha * (exp(x) - 1)` elsewhere.
    op Elu = "elu" {
        operands { input: AnyRankedTensor }
        attrs { alpha: F64 = "1.0 : f64" }
        results { result: AnyRankedTensor }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// `x * Phi(x)` with the normal distribution's `Phi`; `approximate` is `none` (by `erf`) or `tanh`.
    op Gelu = "gelu" {
        operands { input: AnyRankedTensor }
        attrs { approximate: Str = "\"none\"" }
        results { result: AnyRankedTensor }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// `exp(x - max(x)) / sum(exp(x - max(x)))` along `axis`; a negative axis counts from the last.
    op Softmax = "softmax" {
        operands { input: AnyRankedTensor }
        attrs { axis: I64 = "-1 : i64" }
        results { result: AnyRankedTensor }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// The numbers of `input` in another element type.
    op Cast = "cast" {
        operands { input: AnyRankedTensor }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$input attr-dict `:` functional-type($input, $result)"
    }
}
