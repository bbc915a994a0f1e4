//! `math`: functions of numbers and of vectors and tensors of them.

use hlo_ir::op_def::Inferred;
use hlo_ir::{Diagnostics, Dialect, Signature, Type, ops};

use crate::arith::attrs::{FastMath, RoundingMode};
use crate::formats::{SHARED_TYPE, with_element};
use crate::kinds::{BoolLike, FloatLike, SignlessIntegerLike};

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "math",
    ops: &[FLOAT_OPS, INTEGER_OPS, BINARY_OPS, CLASS_OPS, OTHER_OPS],
    customs: &[SHARED_TYPE],
    ..Dialect::EMPTY
};

/// Rows of one operand and one result of its type: `Name = "mnemonic";`.
macro_rules! float_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal;)*) => {
        ops! { FLOAT_OPS in "math"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { operand: FloatLike }
                attrs { fastmath: FastMath }
                results { result: FloatLike }
                traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE]
                format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
                infer crate::infer::first_operand;
            }
        )* }
    };
}

float_ops! {
    /// The absolute value.
    AbsF = "absf";
    /// Arc cosine.
    Acos = "acos";
    /// Inverse hyperbolic cosine.
    Acosh = "acosh";
    /// Arc sine.
    Asin = "asin";
    /// Inverse hyperbolic sine.
    Asinh = "asinh";
    /// Arc tangent.
    Atan = "atan";
    /// Inverse hyperbolic tangent.
    Atanh = "atanh";
    /// The cube root.
    Cbrt = "cbrt";
    /// Rounds up.
    Ceil = "ceil";
    /// Cosine.
    Cos = "cos";
    /// Hyperbolic cosine.
    Cosh = "cosh";
    /// The error function.
    Erf = "erf";
    /// One minus the error function.
    Erfc = "erfc";
    /// A power of two.
    Exp2 = "exp2";
    /// A power of e, minus one.
    ExpM1 = "expm1";
    /// A power of e.
    Exp = "exp";
    /// Rounds down.
    Floor = "floor";
    /// The logarithm of the operand plus one.
    Log1p = "log1p";
    /// The logarithm to base two.
    Log2 = "log2";
    /// The logarithm to base ten.
    Log10 = "log10";
    /// The natural logarithm.
    Log = "log";
    /// Rounds to the nearest integer, ties to even.
    RoundEven = "roundeven";
    /// Rounds to the nearest integer, ties away from zero.
    Round = "round";
    /// One over the square root.
    Rsqrt = "rsqrt";
    /// Sine.
    Sin = "sin";
    /// Hyperbolic sine.
    Sinh = "sinh";
    /// The square root.
    Sqrt = "sqrt";
    /// Tangent.
    Tan = "tan";
    /// Hyperbolic tangent.
    Tanh = "tanh";
    /// Rounds to zero.
    Trunc = "trunc";
}

/// The same for integers.
macro_rules! integer_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal;)*) => {
        ops! { INTEGER_OPS in "math"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { operand: SignlessIntegerLike }
                results { result: SignlessIntegerLike }
                traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE]
                format "$operand attr-dict `:` type($result)"
                infer crate::infer::first_operand;
            }
        )* }
    };
}

integer_ops! {
    /// The absolute value.
    AbsI = "absi";
    /// The number of leading zeros.
    CountLeadingZeros = "ctlz";
    /// The number of trailing zeros.
    CountTrailingZeros = "cttz";
    /// The number of ones.
    PopCount = "ctpop";
}

/// Rows of two operands and one result of one type.
macro_rules! binary_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal;)*) => {
        ops! { BINARY_OPS in "math"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { lhs: FloatLike, rhs: FloatLike }
                attrs { fastmath: FastMath }
                results { result: FloatLike }
                traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE]
                format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
                infer crate::infer::first_operand;
            }
        )* }
    };
}

binary_ops! {
    /// The angle of a point.
    Atan2 = "atan2";
    /// The first operand with the sign of the second.
    CopySign = "copysign";
    /// A power.
    PowF = "powf";
}

/// Rows that tell what kind of float the operand is.
macro_rules! class_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal;)*) => {
        ops! { CLASS_OPS in "math"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { operand: FloatLike }
                attrs { fastmath: FastMath }
                results { result: BoolLike }
                traits [PURE, ELEMENTWISE]
                format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)"
                infer infer_flags;
            }
        )* }
    };
}

class_ops! {
    /// Whether it is finite.
    IsFinite = "isfinite";
    /// Whether it is infinite.
    IsInf = "isinf";
    /// Whether it is no number.
    IsNan = "isnan";
    /// Whether it is normal.
    IsNormal = "isnormal";
}

ops! { OTHER_OPS in "math";
    /// `a * b + c`, rounded once.
    op Fma = "fma" {
        operands { a: FloatLike, b: FloatLike, c: FloatLike }
        attrs { fastmath: FastMath, roundingmode: Option<RoundingMode> }
        results { result: FloatLike }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE]
        format "$a `,` $b `,` $c ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// The number, kept between two limits.
    op ClampF = "clampf" {
        operands { value: FloatLike, min: FloatLike, max: FloatLike }
        attrs { fastmath: FastMath }
        results { result: FloatLike }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE]
        format "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// A float to the power of an integer.
    op FPowI = "fpowi" {
        operands { lhs: FloatLike, rhs: SignlessIntegerLike }
        attrs { fastmath: FastMath }
        results { result: FloatLike }
        traits [PURE, ELEMENTWISE]
        format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)"
        infer crate::infer::first_operand;
    }

    /// An integer to the power of an integer.
    op IPowI = "ipowi" {
        operands { lhs: SignlessIntegerLike, rhs: SignlessIntegerLike }
        results { result: SignlessIntegerLike }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE]
        format "$lhs `,` $rhs attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Sine and cosine.
    op SinCos = "sincos" {
        operands { operand: FloatLike }
        attrs { fastmath: FastMath }
        results { sin: FloatLike, cos: FloatLike }
        traits [PURE, ELEMENTWISE]
        format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` custom<SharedType>(type($operand), type($sin), type($cos))"
    }
}

/// One `i1` an element of the operand.
fn infer_flags(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    Ok(x.operands.iter().take(1).map(|&ty| with_element(x.cx, ty, Type::I1)).collect())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_ops};

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: f32, %arg1: i32, %arg2: tensor<2xf32>",
            "
            %0 = math.absf %arg0 fastmath<fast> : f32
            %1 = math.absi %arg1 : i32
            %2 = math.fpowi %arg0, %arg1 : f32, i32
            %3 = math.ipowi %arg1, %arg1 : i32
            %4 = math.fma %arg0, %arg0, %arg0 : f32
            %5 = math.isnan %arg0 : f32
            %sin, %cos = math.sincos %arg0 : f32
            %6 = math.clampf %arg0 to [%arg0, %arg0] : f32
            %7 = math.copysign %arg2, %arg2 : tensor<2xf32>
            ",
        );
    }

    #[test]
    fn wrong_operands_are_refused() {
        check_error(
            "func.func @f(%a: i32) { %0 = math.sin %a : i32 return }",
            "'math.sin' op operand #0 must be floating-point-like, but got 'i32'",
        );
    }
}
