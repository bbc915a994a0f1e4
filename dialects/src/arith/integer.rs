//! Integer arithmetic, comparison, bits.

use hlo_ir::kinds::{TypeKind, Unit};
use hlo_ir::op_def::Inferred;
use hlo_ir::{Diagnostics, Signature, SmallVec, Type, TypeConstraint, ops};

use super::attrs::{CmpIPredicate, OverflowFlags};
use crate::formats::with_element;
use crate::kinds::{BoolLike, SignlessIntegerLike};

/// Signless integers of at least one bit, or indices, one or many.
pub struct IntegerLike;

impl TypeKind for IntegerLike {
    const TYPES: TypeConstraint = TypeConstraint {
        summary: "signless-non-zero-bitwidth-integer-like",
        accepts: |cx, ty| {
            (SignlessIntegerLike::TYPES.accepts)(cx, ty) && ty.element(cx).bit_width(cx).is_some_and(|width| width != 0)
        },
    };
}

/// Rows of two operands and one result of one type: `Name = "mnemonic": attributes, "format of them" [traits];`.
macro_rules! binary_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal { $($a:ident $(= $an:literal)?: $ak:ty)? } $format:literal [$($t:path),*];)*) => {
        ops! { BINARY_OPS in "arith"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { lhs: IntegerLike, rhs: IntegerLike }
                attrs { $($a $(= $an)?: $ak)? }
                results { result: IntegerLike }
                traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE $(, $t)*]
                format $format
                infer crate::infer::first_operand;
            }
        )* }
    };
}

binary_ops! {
    /// Adds.
    AddI = "addi" { overflow_flags = "overflowFlags": OverflowFlags } "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)" [COMMUTATIVE];
    /// Subtracts.
    SubI = "subi" { overflow_flags = "overflowFlags": OverflowFlags } "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)" [];
    /// Multiplies.
    MulI = "muli" { overflow_flags = "overflowFlags": OverflowFlags } "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)" [COMMUTATIVE];
    /// Shifts to the left.
    ShLI = "shli" { overflow_flags = "overflowFlags": OverflowFlags } "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)" [];
    /// Divides unsigned numbers.
    DivUI = "divui" { is_exact = "isExact": Unit } "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)" [];
    /// Divides signed numbers, rounding to zero.
    DivSI = "divsi" { is_exact = "isExact": Unit } "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)" [];
    /// Shifts to the right, filling with zeros.
    ShRUI = "shrui" { is_exact = "isExact": Unit } "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)" [];
    /// Shifts to the right, keeping the sign.
    ShRSI = "shrsi" { is_exact = "isExact": Unit } "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)" [];
    /// Divides unsigned numbers, rounding up.
    CeilDivUI = "ceildivui" {} "$lhs `,` $rhs attr-dict `:` type($result)" [];
    /// Divides signed numbers, rounding up.
    CeilDivSI = "ceildivsi" {} "$lhs `,` $rhs attr-dict `:` type($result)" [];
    /// Divides signed numbers, rounding down.
    FloorDivSI = "floordivsi" {} "$lhs `,` $rhs attr-dict `:` type($result)" [];
    /// The remainder of unsigned numbers.
    RemUI = "remui" {} "$lhs `,` $rhs attr-dict `:` type($result)" [];
    /// The remainder of signed numbers, with the sign of the dividend.
    RemSI = "remsi" {} "$lhs `,` $rhs attr-dict `:` type($result)" [];
    /// Bitwise and.
    AndI = "andi" {} "$lhs `,` $rhs attr-dict `:` type($result)" [COMMUTATIVE];
    /// Bitwise or.
    OrI = "ori" {} "$lhs `,` $rhs attr-dict `:` type($result)" [COMMUTATIVE];
    /// Bitwise exclusive or.
    XOrI = "xori" {} "$lhs `,` $rhs attr-dict `:` type($result)" [COMMUTATIVE];
    /// The larger signed number.
    MaxSI = "maxsi" {} "$lhs `,` $rhs attr-dict `:` type($result)" [COMMUTATIVE];
    /// The larger unsigned number.
    MaxUI = "maxui" {} "$lhs `,` $rhs attr-dict `:` type($result)" [COMMUTATIVE];
    /// The smaller signed number.
    MinSI = "minsi" {} "$lhs `,` $rhs attr-dict `:` type($result)" [COMMUTATIVE];
    /// The smaller unsigned number.
    MinUI = "minui" {} "$lhs `,` $rhs attr-dict `:` type($result)" [COMMUTATIVE];
}

ops! { OTHER_OPS in "arith";
    /// Adds unsigned numbers and tells whether the sum overflows.
    op AddUIExtended = "addui_extended" {
        operands { lhs: IntegerLike, rhs: IntegerLike }
        results { sum: IntegerLike, overflow: BoolLike }
        traits [PURE, ELEMENTWISE, COMMUTATIVE]
        format "$lhs `,` $rhs attr-dict `:` custom<SharedType>(type($sum), type($lhs), type($rhs)) `,` type($overflow)"
    }

    /// Subtracts unsigned numbers and tells whether the difference is negative.
    op SubUIExtended = "subui_extended" {
        operands { lhs: IntegerLike, rhs: IntegerLike }
        results { diff: IntegerLike, borrow: BoolLike }
        traits [PURE, ELEMENTWISE]
        format "$lhs `,` $rhs attr-dict `:` custom<SharedType>(type($diff), type($lhs), type($rhs)) `,` type($borrow)"
    }

    /// Both halves of the product of signed numbers.
    op MulSIExtended = "mulsi_extended" {
        operands { lhs: IntegerLike, rhs: IntegerLike }
        results { low: IntegerLike, high: IntegerLike }
        traits [PURE, ELEMENTWISE, COMMUTATIVE]
        format "$lhs `,` $rhs attr-dict `:` custom<SharedType>(type($lhs), type($rhs), type($low), type($high))"
    }

    /// Both halves of the product of unsigned numbers.
    op MulUIExtended = "mului_extended" {
        operands { lhs: IntegerLike, rhs: IntegerLike }
        results { low: IntegerLike, high: IntegerLike }
        traits [PURE, ELEMENTWISE, COMMUTATIVE]
        format "$lhs `,` $rhs attr-dict `:` custom<SharedType>(type($lhs), type($rhs), type($low), type($high))"
    }

    /// Compares.
    op CmpI = "cmpi" {
        operands { lhs: IntegerLike, rhs: IntegerLike }
        attrs { predicate: CmpIPredicate }
        results { result: BoolLike }
        traits [PURE, SAME_TYPE_OPERANDS, ELEMENTWISE]
        format "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"
        infer infer_flags;
    }
}

/// One `i1` an element of the first operand.
pub(super) fn infer_flags(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    let flags: SmallVec<[Type; 2]> = x.operands.iter().take(1).map(|&ty| with_element(x.cx, ty, Type::I1)).collect();
    Ok(flags)
}
