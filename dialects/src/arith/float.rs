//! Float arithmetic and comparison.

use hlo_ir::ops;

use super::attrs::{CmpFPredicate, FastMath, RoundingMode};
use super::integer::infer_flags;
use crate::kinds::{BoolLike, FloatLike};

/// Rows of two operands and one result of one type: `Name = "mnemonic" [traits];`.
macro_rules! binary_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal { $($a:ident $(= $an:literal)?: $ak:ty)? } $format:literal [$($t:path),*];)*) => {
        ops! { BINARY_OPS in "arith"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { lhs: FloatLike, rhs: FloatLike }
                attrs { fastmath: FastMath $(, $a $(= $an)?: $ak)? }
                results { result: FloatLike }
                traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE $(, $t)*]
                format $format
                infer crate::infer::first_operand;
            }
        )* }
    };
}

binary_ops! {
    /// Adds.
    AddF = "addf" { roundingmode: Option<RoundingMode> } "$lhs `,` $rhs ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($result)" [COMMUTATIVE];
    /// Subtracts.
    SubF = "subf" { roundingmode: Option<RoundingMode> } "$lhs `,` $rhs ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($result)" [];
    /// Multiplies.
    MulF = "mulf" { roundingmode: Option<RoundingMode> } "$lhs `,` $rhs ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($result)" [COMMUTATIVE];
    /// Divides.
    DivF = "divf" { roundingmode: Option<RoundingMode> } "$lhs `,` $rhs ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($result)" [];
    /// The remainder with the sign of the dividend.
    RemF = "remf" {} "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)" [];
    /// The larger number; a NaN wins.
    MaximumF = "maximumf" {} "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)" [COMMUTATIVE];
    /// The larger number; a NaN loses.
    MaxNumF = "maxnumf" {} "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)" [COMMUTATIVE];
    /// The smaller number; a NaN wins.
    MinimumF = "minimumf" {} "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)" [COMMUTATIVE];
    /// The smaller number; a NaN loses.
    MinNumF = "minnumf" {} "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)" [COMMUTATIVE];
}

ops! { OTHER_OPS in "arith";
    /// Changes the sign.
    op NegF = "negf" {
        operands { operand: FloatLike }
        attrs { fastmath: FastMath }
        results { result: FloatLike }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE]
        format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Makes zeros of numbers too small to be normal.
    op FlushDenormals = "flush_denormals" {
        operands { operand: FloatLike }
        attrs { fastmath: FastMath }
        results { result: FloatLike }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE]
        format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Compares.
    op CmpF = "cmpf" {
        operands { lhs: FloatLike, rhs: FloatLike }
        attrs { predicate: CmpFPredicate, fastmath: FastMath }
        results { result: BoolLike }
        traits [PURE, SAME_TYPE_OPERANDS, ELEMENTWISE]
        format "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)"
        infer infer_flags;
    }
}
